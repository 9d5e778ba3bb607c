/**
 * Further rules for instructions to writing tools: new orders, odd styles, data of other people. They are
 * checked after all others.
 */

import { describeAs } from './fragments.ts'
import { compilePattern } from './pattern.ts'

/** The pattern of a trap, its exceptions, and the description for the user. */
export type Rule = {
  name: string
  when: RegExp
  unless?: RegExp
  describe: (match: RegExpMatchArray, sentence: string) => string
}

/** These rules are checked last, for sentences that no other rule matches. */
export const toolRules: Rule[] = [
  {
    name: 'orders void',
    when: /\b(?:previous|prior|earlier|above|existing|original|your|all) (?:\w+ )?(?:instructions?|prompts?|rules|guidelines|orders) (?:are|is|have been|were|become)\b.{0,15}\b(?:void|obsolete|cancel\w*|outdated|invalid|revoked|suspended|superseded|replaced|no longer|deprecated|wrong|a test)\b|\b(?:ignore|disregard|forget) (?:the|your|this|any) (?:profile|freelancer|user|applicant|instructions?|rules)\b|\b(?:do not|don['’]t) (?:follow|obey) (?:the|your|any|those|these) (?:\w+ )?instructions\b/i,
    unless: /\bif you\b|\b(?:who|we|I) (?:do not|don['’]t)\b/i,
    describe: describeAs('The post tells writing tools to ignore their instructions.'),
  },
  {
    name: 'new task',
    when: /\bnew (?:task|instructions?|orders?|objective|goal|rules?)\s*[:=]|\b(?:reprogrammed|this is your (?:developer|creator|admin\w*|operator|system))\b|\byour (?:new|real|true|actual|only) (?:task|job|goal|instructions?|purpose|objective)(?: now)? (?:is|are)\b(?=.{0,60}\b(?:praise|print|output|reveal|write|say|reply|respond|ignore|act|repeat)\b)|\b(?:turn off|disable|remove|lift) (?:the|your|all) (?:filters?|safety|restrictions|guardrails|limits)\b|\bsystem (?:update|override|alert|notice)\b\s*[:!-]|\b(?:important|urgent) system\b/i,
    unless: /\b(?:spam|search|product|price|air|water) filters?\b/i,
    describe: describeAs('The post tries to give the writing tool a new task.'),
  },
  {
    name: 'as an AI',
    when: /\bas an? (?:AI|LLM|large language model|language model|AI assistant|AI model|chatbot|assistant)\b,? (?:\w+ )?(?:you|must|please|write|include|add)\b|\bfor (?:(?:ro)?bots?|AIs?|LLMs?|AI (?:tools|assistants|models|writers|agents)|language models)\s*(?:only)?\s*[:,-]\s*\S|\bif (?:an?|any|the) (?:AI|LLM|bot|language model|robot|machine|chatbot)\b.{0,15}\b(?:is|was|has been)? ?(?:reading|writing|written|writes|reads|generating|drafting|processing|answers?)\b|\b(?:ro)?bots? (?:will|must|should|always) (?:start|begin|write|say|answer)\b|\bthe assistant (?:must|should|will|has to) (?:now |always |only )?(?:reply|answer|write|respond|output|print|say|ignore)\b/i,
    unless: /\b(?:our|users?|customers?|support (?:bot|assistant)|order)\b/i,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'instructions asked',
    when: /\b(?:tell|show|give|copy|send|print|paste|list|share|output|recite|reproduce|state|describe|explain)\b.{0,30}\b(?:the |your |all )?(?:instructions?|prompts?|rules|configuration|system settings)\b.{0,20}\b(?:you (?:have been|were|are|got|received|follow)|(?:here|above|verbatim|you have|given to you|word for word)\b)|\bprint your (?:configuration|settings|rules|instructions|context|memory)\b|\bwhat (?:were|was|are|is) (?:you|your) (?:told|instructed|asked|instructions?|rules)\b|\b(?:copy|paste|print|repeat|output) (?:the )?(?:text|content|body|all) of (?:your|the) (?:instructions?|prompt|context|system|conversation)\b|\b(?:repeat|print|output|return) (?:everything|all(?: the)? (?:text|words)|the (?:text|words)) (?:above|before|preceding)/i,
    describe: describeAs('The post asks the writing tool to reveal its own instructions.'),
  },
  {
    name: 'data out',
    when: /\b(?:write|output|print|state|give|send|e-?mail|forward|reveal|include|list|dump|return|share|attach|post|show)\b.{0,30}\b(?:(?:the|this) (?:user|freelancer|applicant|account holder|person)(?:['’]s|s['’])|(?:all |the |every )*(?:data|information|details|fields?|contents?|everything) (?:you (?:have|know)|of|from|about|in) (?:about |on |of )?(?:the |their |your )?(?:user|freelancer|applicant|profile|context|conversation|database|account))\b|\b(?:forward|send|e-?mail|post|upload) (?:the|this|your|our|all) (?:whole |full |entire )?(?:conversation|chat|history|context|prompt|letters?|proposals?|profile)\b.{0,25}(?:@|https?:|\bto\b)/i,
    unless:
      /\b(?:our (?:app|site|system|platform)|API|endpoint|admin|dashboard|page|form|database schema|send your (?:letter|proposal|profile) to)\b|(?:send|e-?mail|post) (?:the|this|your|our) (?:letters?|proposals?|profile)\b/i,
    describe: describeAs('The post asks the writing tool to give away personal data.'),
  },
  {
    name: 'fence closed',
    when: /^\W{0,3}<\/(?:job|post|description|document|user|input|data|context|untrusted|text|system|instructions?)[^>]{0,20}>|^\W{0,4}(?:assistant|AI|model)\s*:\s*\S|^\W{0,6}(?:-{3,}|={3,})\s*(?:end|begin|system|new)\b/i,
    describe: describeAs('The post imitates the marks of a tool’s own instructions.'),
  },
  {
    name: 'manner',
    when: /\b(?:write|answer|reply|respond|make|format|phrase|compose|draft)\b.{0,25}\b(?:your |the |this |each |every )?(?:proposal|letter|reply|response|application|cover letter|answer|sentence|paragraph|message)s?\b.{0,25}\b(?:backwards?|in reverse|upside down|in the (?:style|voice|manner) of an?|as (?:a|an) (?:poem|song|limerick|haiku|pirate|rap|riddle|story|tweet)|in (?:rhyme|verse|emojis?|morse|binary|base64|all caps|capitals|uppercase|lowercase)|without (?:using )?the letter|spells?\b|acrostic|\btwice$)|\b(?:first letter|initials?) of (?:each|every)\b.{0,30}\b(?:spell|form|read)|\b(?:respond|reply|answer) (?:only )?in (?:JSON|XML|YAML|French|Latin|Klingon)\b.{0,40}\b(?:profile|fields|instead|only)?/i,
    unless:
      /\b(?:endpoint|API|server|users?|the (?:bot|model|app)|customers?|tickets?|fluent|candidates?)\b/i,
    describe: describeAs('The post dictates an odd manner of answering, as a test for tools.'),
  },
  {
    name: 'praise and promises',
    when: /\b(?:mention|say|state|claim|write|tell (?:me|us|them)|declare|promise|pretend)\b(?: that)? (?:you|I|he|she|they)(?:['’]ve|['’]re)? (?:have (?:\d+|over \d+|more than|worked at|a PhD)|love\b|adore|will work|work(?:ed)? (?:for free|at (?:Google|NASA|Apple|Microsoft|Amazon|Meta))|are the (?:best|greatest|only)|accept (?:any|the lowest|half)|hold an?\b)|\b(?:offer|agree|promise|volunteer) (?:to work|to do (?:it|this|the (?:job|work)))\b.{0,20}\b(?:for free|without pay|at no cost|unpaid|for nothing)\b|\b(?:give|offer|grant)\b.{0,20}\b(?:client|us|me)\b.{0,12}\b\d{2,3} ?% (?:discount|off)\b/i,
    unless: /\bif you\b|\bconfirm\b|\b(?:users?|customers?)\b/i,
    describe: describeAs('The post asks the letter to promise or claim something in your name.'),
  },
  {
    name: 'whimsy',
    when: /\b(?:tell|let|say|share|mention|answer|write)\b.{0,25}\b(?:which|what) (?:super ?hero|animal|fruit|colou?r|vegetable|cartoon|planet|emoji|spirit animal|day (?:it is|of the week)|time it is)\b|\b(?:mention|name|add a compliment about|talk about|include)\b\s(?:an? |some |the )?(?:otters?|penguins?|llamas?|unicorns?|elephants?|flamingos?|bananas?|pineapples?|dragons?|kangaroos?|zebras?|giraffes?|tacos?|pizza|dinosaurs?|the moon|rainbows?|potato(?:es)?)\b|\bhidden test\b/i,
    unless: /\b(?:users?|app|game|website|site|shop|store|restaurant|menu|book|story|children|logo|print)\b/i,
    describe: (m) => `The post asks for something that has nothing to do with the job: “${m[0]}”.`,
  },
  {
    name: 'reply with',
    when: compilePattern(
      String.raw`^\W*(?:please |just |simply |to apply,? |if interested,? )*(?:reply|respond|answer|send|text|message(?: me)?|quote|comment|say)\s+(?:with |me |us |by saying |just |only |back )*(?:["“'][^"”']{1,40}["”']|(?-i:[A-Z]{3,}[A-Z0-9-]*|[A-Z]{1,4}-?\d{2,}))(?:\s+(?:to|when|in|as|if|and|for)\b.{0,40}|[.!]?$)|\b(?:quote|use|give|mention|include|state) (?:this|the|our) (?:code|reference|number|word|phrase|keyword)\b.{0,40}\b(?:when|in|if|while) (?:you|your|replying|applying|responding)|\b(?:hint|tip|PS|p\.s\.|note|psst)\b\W{0,3}.{0,20}\b(?:keyword|key word|codeword|password|word) (?:is|=|:)\s*\S|\b(?:respon(?:se|d)|repl(?:y|ies)|proposals?|applications?|bids?|letters?)\b.{0,12}\bthat (?:do(?:es)? not|do(?:es)?n['’]t|fails? to)\b.{0,12}\b(?:open|start|begin|contain|include|mention)\b.{0,30}["“'][^"”']{1,50}["”']`,
    ),
    unless: /\b(?:users?|customers?|NDA|CV|PDF|API|JSON|XML|CSV|SEO|SMS|HTTP|GET|POST|HTML|CAD)\b(?!["”'])/i,
    describe: (_, s) => {
      const text = s.match(/["“']([^"”']{1,50})["”']/)?.[1] ?? s.match(/\b(?:is|=|:)\s*([\w-]+)[.!]?$/)?.[1]
      return text
        ? `The post asks you to write “${text}”.`
        : 'The post asks for a certain word or code in your reply.'
    },
  },
]
