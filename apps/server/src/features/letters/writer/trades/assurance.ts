/** Trades about security and testing. */
import type { Trade } from './trade.ts'

export const assuranceTrades: Trade[] = [
  {
    name: 'security',
    leads: true,
    is: /\b(?:penetration test\w*|pentest\w*|vulnerabilit\w+|cyber ?security|information security|ethical hack\w*|soc analyst|siem|ctf|malware|incident response|iso 27001|soc 2|owasp|hacked|cloud security|crowdstrike|network security)\b/i,
    isNot: /\b(?:instagram|facebook|tiktok|gmail|account hacked)\b/i,
    remarks: [
      {
        when: /\b(?:cloud security|security posture|cspm|cnapp|crowdstrike|siem|soc analyst|security monitoring)\b/i,
        says: 'I would agree on an owner for each kind of finding first, because a scanner that reports a thousand risks to nobody changes nothing.',
      },
      {
        when: /\b(?:pen(?:etration)?[- ]?test\w*|vulnerability (?:assessment|scan\w*)|owasp|ethical hack\w*)\b/i,
        says: 'I would agree in writing on scope, hours and a person to call before the first scan, so that a finding never becomes an incident.',
      },
      {
        when: /\b(?:hacked|breach|incident|malware|compromised)\b/i,
        says: 'I would save logs and a copy of the state before cleaning up, since afterwards nobody can say how the intruder got in.',
      },
      {
        when: /\b(?:iso 27001|soc 2|compliance|audit|policies|gdpr|hipaa)\b/i,
        says: 'I would start from what you already do and write that down; auditors trust rules that people follow more than copied ones.',
      },
    ],
    questions: [],
  },
  {
    name: 'testing',
    leads: true,
    is: /\b(?:qa (?:engineer|tester|analyst|automation)|quality assurance|test automation|manual test\w*|test cases?|cypress|software test\w*|(?:load|performance) test\w*|qa automat\w+|sdet|test engineers?|regression test\w*|usability test\w*)\b/i,
    remarks: [
      {
        when: /\b(?:(?:run|execut\w*|integrat\w*|automat\w*) (?:\w+ ){0,3}tests (?:\w+ ){0,2}(?:in|into|with) (?:\w+ ){0,4}(?:pipelines?|ci|ci\/cd)|pipeline test automation|tests in (?:\w+ ){0,3}pipelines?)\b/i,
        says: 'I would have the pipeline repeat a failed test once and report it separately, so that an unstable test neither blocks a release nor hides a real fault.',
      },
      {
        when: /\b(?:load (?:and performance )?test\w*|jmeter|stress test\w*|gatling|loadrunner)\b/i,
        unless: /\bregression\b/i,
        says: 'I would take the mix of requests from your real logs first, because a test that only hammers the home page tells you nothing about the busy hour.',
      },
      {
        when: /\b(?:automat(?:ion|ed|e|ing)|selenium|cypress|playwright|webdriver\w*)\b/i,
        unless: /\b(?:load test\w*|tests? in (?:\w+ ){0,4}pipelines?|pipeline test)\b/i,
        says: 'I would automate the few paths that earn money first and keep them stable; a large suite that fails at random gets switched off.',
      },
      {
        when: /\b(?:manual(?:ly)?|exploratory|bug reports?|report bugs|mobile app\w*)\b/i,
        says: 'I would report each fault with steps, device and a recording, and group them by cause, so that developers fix each cause only once.',
      },
      {
        when: /\b(?:test (?:plan|cases?|strategy)|requirements)\b/i,
        says: 'I would order the cases by what a failure would cost you, so that a short run still covers what matters.',
      },
    ],
    questions: [],
  },
]
