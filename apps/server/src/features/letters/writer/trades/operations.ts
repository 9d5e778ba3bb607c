/** Trades about running software: servers, clouds, security and testing. */
import type { Trade } from './trade.ts'

export const operationsTrades: Trade[] = [
  {
    name: 'devops',
    platform: true,
    is: /\b(?:devops|ci\/?cd|kubernetes|docker|terraform|ansible|jenkins|github actions|gitlab ci|helm|podman|azure devops|pipelines? (?:in|for|with) (?:azure|gitlab|github|aws)|argo ?cd|infrastructure as code|ecs|eks|grafana|prometheus|datadog|monitoring (?:stack|solution|system))\b/i,
    always:
      'I would write the current setup down first, because what nobody documented is what breaks during a change.',
    remarks: [
      {
        when: /\b(?:not (?:communicat\w+|connect\w*|reach\w*|talking)|can(?:not|['’]t) (?:reach|connect|access)|connection (?:refused|timed? ?out|issues?|problems?|errors?)|talk to the (?:back-?end|database|server))\b/i,
        says: 'I would test the connection from inside the running container first, step by step: name, route, firewall rule, then login.',
      },
      {
        when: /\b(?:kubernetes|k8s|eks|aks|gke|helm|openshift)\b/i,
        unless: /\b(?:operators?|controllers?|crds?|tutor\w*|lab|teach\w*)\b/i,
        says: 'I would set memory limits and health checks per service first, because one service without limits can take down the whole cluster.',
      },
      {
        when: /\b(?:terraform|infrastructure as code|cloudformation|pulumi|cdk)\b/i,
        says: 'With infrastructure as code I would import what exists before adding anything, so that the first run does not replace a live resource.',
      },
      {
        when: /\b(?:jenkins|ssh|secrets|credentials)\b/i,
        says: 'I would give the pipeline its own key with only the permissions it needs, so that it can be revoked without locking people out.',
      },
      {
        when: /\b(?:deploy\w*|release|ci\/?cd|pipelines?|github actions|gitlab)\b/i,
        unless: /\b(?:full[- ]?stack|operators?|crds?|tutor\w*|mlops|machine learning)\b/i,
        says: 'I would set up rollback first, so that a bad release can be undone in a minute.',
      },
      {
        when: /\b(?:monitor\w*|logging|alerts?|grafana|prometheus|datadog)\b/i,
        says: 'I would alert on what users notice and leave the rest to dashboards, because a team that gets too many alarms reads none.',
      },
      {
        when: /\b(?:errors?|fail(?:s|ed|ing|ure)?|not working|fix)\b/i,
        says: 'I would first run the failing step alone with the same image and variables, because such errors usually come from a difference between two environments.',
      },
      {
        when: /\b(?:docker\w*|podman|containers?|war file)\b/i,
        says: 'I would keep configuration out of the image from the start, so that the same build runs in test and in production.',
      },
    ],
    questions: [
      {
        when: /\b(?:our (?:current|existing|servers?|infrastructure)|currently (?:run|host|us|deploy)\w*|existing (?:infrastructure|servers?|setup|deployment|clusters?)|already (?:live|in production))\b/i,
        unless:
          /\b(?:aws|amazon|azure|gcp|google cloud|digital ?ocean|hetzner|on[- ]prem\w*|self[- ]hosted|bare metal|proxmox|vps|local|ecs|eks|fargate|ec2|heroku|raspberry|cpanel)\b/i,
        asks: 'Where does it run today: with a cloud provider or on your own servers?',
      },
    ],
  },
  {
    name: 'cloud',
    platform: true,
    is: /\b(?:aws|amazon web services|azure|google cloud|gcp|ec2|s3|lambda|cloud (?:architect\w*|infrastructure|migration|engineer\w*)|serverless|cloudfront|cognito)\b/i,
    always:
      'I would define the setup as code from the start, so that a second environment is a copy and not a project.',
    remarks: [
      {
        when: /\b(?:migrat\w+|(?:move|moving|transfer) (?:my|our|the) (?:web ?)?(?:site|app\w*|servers?|wordpress|store|shop)|godaddy)\b/i,
        unless: /\b(?:24|48) ?(?:-|to)? ?(?:\d\d )?hours?\b|\burgent\w*|\btoday\b|\basap\b/i,
        says: 'I would lower the DNS TTL a day ahead and keep the old server running for a while, so that the switch can be undone at any moment.',
      },
      {
        when: /\b(?:security|secure|fintech|compliance|hipaa|soc ?2|pci|iam|gdpr)\b/i,
        unless:
          /\b(?:vpcs?|vpns?|transit gateway|direct connect|subnets?|network (?:connectivity|inventory))\b/i,
        says: 'I would start with access rights: separate accounts, no shared keys and an audit log that nobody can delete.',
      },
      {
        when: /\b(?:(?:aws|azure|cloud|monthly|our) (?:costs?|bill)|cost (?:optimi[sz]ation|reduction)|finops|reduce (?:our |the )?costs?|expensive)\b/i,
        says: 'I would read the bill line by line first; forgotten disks, oversized machines and traffic between zones are the usual finds.',
      },
      {
        when: /\b(?:serverless|lambda|cognito|api gateway|dynamodb)\b/i,
        says: 'With DynamoDB and Lambda the access patterns come first, because keys cannot be changed later without moving the data.',
        unless: /^(?![\s\S]*dynamodb)/i,
      },
      {
        when: /\b(?:serverless|lambda|functions?)\b/i,
        says: 'I would define everything as code from the first function on, since a serverless setup made by clicking cannot be repeated for a second environment.',
      },
      {
        when: /\b(?:downtimes?|going (?:up and )?down|goes down|keeps crashing)\b/i,
        says: 'I would line up the times of the outages with releases, backups and traffic before touching the servers, because a pattern there usually names the cause.',
      },
      {
        when: /\b(?:high availability|uptime|outages?|disaster recovery|fault[- ]toleran\w+)\b/i,
        says: 'I would ask what an hour of downtime costs before choosing an architecture; that figure decides how much redundancy is worth paying for.',
      },
    ],
    questions: [
      {
        when: /\bmigrat\w+\b/i,
        unless: /\b(?:downtime|gb|tb|size of|users|visitors|traffic)\b/i,
        asks: 'How much downtime is acceptable for the switch?',
      },
    ],
  },
  {
    name: 'servers',
    platform: true,
    is: /\b(?:linux|ubuntu|debian|centos|nginx|apache|server (?:administrat\w+|setup|configuration|migration|admin)|sysadmin|system administrat\w+|proxmox|vmware|active directory|windows server|vps|cpanel|jitsi|dns|tomcat|email server|smtp|vpn|firewall|network admin\w*)\b/i,
    always:
      'I would note the state of the server before the first change, so that every step can be taken back.',
    remarks: [
      {
        when: /\b(?:e-?mail|smtp|spf|dkim|dmarc|deliverab\w+|spam)\b/i,
        says: 'I would check SPF, DKIM and reverse DNS first; one of them is missing for most mail that lands in spam.',
      },
      {
        when: /\b(?:transfer\w* (?:of )?(?:files|a large)|file transfers?|rsync|china|bandwidth)\b/i,
        says: 'Over such a distance one connection never fills the line, so I would use parallel transfers that can resume and compare checksums at the end.',
      },
      {
        when: /\b(?:not working|errors?|broken|fix\w*|troubleshoot\w*|crash\w*|configuration issues?)\b/i,
        says: 'I would read the logs around the first failure before restarting anything, because a restart removes the evidence.',
      },
      {
        when: /\b(?:custom (?:ubuntu|linux)|distribution|iso|image|boot)\b/i,
        says: 'I would build the image from a script that anyone can run again, so that the next security update is a rebuild instead of manual work.',
      },
      {
        when: /\b(?:jitsi|webrtc|video (?:conference|call)|stream\w*)\b/i,
        says: 'For video calls the bandwidth of the bridges is the limit and not the processor, so I would size them by participants per room.',
      },
      {
        when: /\b(?:gpu|passthrough|proxmox|vmware|virtual)\b/i,
        says: 'For passthrough the grouping of the devices on the board decides what is possible, so I would check that before anything is bought or changed.',
      },
      {
        when: /\b(?:backups?|harden\w*|disaster)\b/i,
        says: 'I would test a restore of the backup before changing the setup; it is the step that is usually skipped.',
      },
    ],
    questions: [],
  },
  {
    name: 'security',
    leads: true,
    is: /\b(?:penetration test\w*|pentest\w*|vulnerabilit\w+|cyber ?security|information security|ethical hack\w*|soc analyst|siem|ctf|malware|incident response|iso 27001|soc 2|owasp|hacked|cloud security|crowdstrike|network security)\b/i,
    isNot: /\b(?:instagram|facebook|tiktok|gmail|account hacked)\b/i,
    remarks: [
      {
        when: /\b(?:pen(?:etration)?[- ]?test\w*|vulnerabilit\w+|owasp)\b/i,
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
    is: /\b(?:qa (?:engineer|tester|analyst|automation)|quality assurance|test automation|manual test\w*|test cases?|cypress|software test\w*|regression test\w*|usability test\w*)\b/i,
    remarks: [
      {
        when: /\b(?:automat\w+|selenium|cypress|playwright|ci\/?cd|pipeline)\b/i,
        says: 'I would automate the few paths that earn money first and keep them stable; a large suite that fails at random gets switched off.',
      },
      {
        when: /\b(?:manual|exploratory|bugs?|mobile|app)\b/i,
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
