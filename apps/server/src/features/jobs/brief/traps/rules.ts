/**
 * The rules that find lines which are aimed at machines. Each has a pattern, a pattern for exceptions and a
 * description for the user. They are applied to one sentence at a time, after hidden.ts has made it readable. What is
 * asked of people, too, is found by asks/attention-rules.ts.
 */
import { remember } from '../../../../platform/remember.ts'
import { tagSentence } from '../tagged-sentence.ts'
import { ADDRESS_RULES, NAMES_READER, NAMES_TOOL } from './address-rules.ts'
import {
  describeAs,
  PRODUCT_REQUIREMENT,
  PRODUCT_STATEMENT,
  QUOTATION,
  RULES,
  type Rule,
  requestedText,
  WRITING_TOOL,
} from './fragments.ts'
import { isAimedAtMachine, isQuestionToMachine } from './machine-orders.ts'
import { compilePattern } from './pattern.ts'

const MACHINE_RULES: Rule[] = [
  {
    name: 'override',
    when: compilePattern(
      String.raw`\b(?:ignore|disregard|forget|overrid(?:e|ing)|bypass|discard|drop|skip|neglect|set aside|do not (?:follow|obey)|don['’]t (?:follow|obey)|stop following|abandon)\b.{0,30}\b(?:all|any|your|previous|prior|above|earlier|preceding|system|existing|original|other|initial|former|my|these)\b.{0,40}\b${RULES}`,
    ),
    unless:
      /\b(?:applicants? who|if you (?:ignore|do not follow|don['’]t follow)|those who|(?:we|I|will) (?:will )?(?:ignore|disregard)|ignored)\b/i,
    describe: describeAs('The post tells writing tools to ignore their instructions.'),
  },
  {
    name: 'everything above',
    when: /\b(?:ignore|disregard|forget)\b.{0,15}\b(?:everything|anything|all (?:of )?(?:that|the text|text)|what)\b.{0,25}\b(?:above|before|previous(?:ly)?|so far|said|told|earlier|prior|you know|you were)\b/i,
    describe: describeAs('The post tells writing tools to ignore all earlier instructions.'),
  },
  {
    name: 'reveal',
    when: compilePattern(
      String.raw`\b(?:reveal|print|show|repeat|output|leak|display|disclose|return|expose|share|include|write|paste|give (?:me|us)|tell (?:me|us)|send|list|quote|translate|summari[sz]e|encode|what (?:is|are|was|were))\b.{0,40}\b(?:your|the|its|hidden|initial|original)\b.{0,20}\b(?:system (?:prompt|message|instructions?)|(?:initial|original|hidden|secret|internal|full|exact|entire) (?:prompt|instructions?|configuration)|prompt(?: text)?(?= (?:verbatim|word|above|in full)|[.!?]|$)|instructions? (?:verbatim|you (?:were|have been) given)|api keys?|environment variables|configuration file|chain of thought)`,
    ),
    unless:
      /\b(?:our|for (?:our|the|a)) (?:chat ?bot|app|agent|assistant|product)|\b(?:design|integrat|stor|build)|\b(?:for|of) (?:our|the|an?|my|this) (?:\w+ ){0,2}(?:bot|chatbot|app|agent|assistant|product|tool|model)\b/i,
    describe: describeAs('The post asks the writing tool to reveal its own instructions or secrets.'),
  },
  {
    name: 'prompt named',
    when: /\byour (?:system )?(?:prompt|system message|hidden instructions|training data|api key)\b(?! engineering)/i,
    unless: /\b(?:prompt engineering|approach|experience|skills?|style|examples? of)\b/i,
    describe: describeAs('The post asks the writing tool about its own instructions or secrets.'),
  },
  {
    name: 'other people',
    when: /\b(?:reveal|print|output|leak|list|send|include|share|give|append|insert|copy)\b.{0,40}\b(?:(?:the|this|your) (?:user|freelancer|account|applicant)(?:['’]s|s['’])?|other (?:users?|freelancers?|applicants?|people)(?:['’]s|s['’])?|all users)\b.{0,40}\b(?:e-?mail|phone|profile|data|password|address|name|token|key|history|details|letters?|proposals?|messages?)/i,
    unless: /\b(?:app|site|system|database|admin|form|api|script|dashboard|feature|table|should be able)\b/i,
    describe: describeAs('The post asks the writing tool to give away personal data.'),
  },
  {
    name: 'new role',
    when: /\b(?:you are now|from now on,? you|pretend (?:to be|you are|that you)|act as (?:if you|an? (?:unrestricted|unfiltered|different|evil|AI\b|DAN|linux terminal|pirate))|you are (?:an?|the) (?:AI|large language model|language model|helpful assistant|unrestricted)|roleplay as|enter (?:developer|debug|admin|god) mode|developer mode|jailbreak(?!ing|ed)|do anything now|new (?:system )?(?:instructions?|prompt|directive)s?\s*:|admin override|debug mode|switch (?:to|into) \w+ mode|(?:speak|talk|write|respond|reply|answer) (?:only )?(?:like|as) a (?:pirate|robot|cat|dog|child|poet|king|cowboy))\b/i,
    unless:
      /\bif you are\b|\b(?:AI (?:engineer|developer|expert|company|specialist|startup)|the (?:bot|agent|chatbot|assistant) (?:will|should|must)|ideal|employee|mode in (?:the|our) app|iOS|iphone|android)\b/i,
    describe: describeAs('The post tries to give the writing tool a new role.'),
  },
  {
    name: 'role fence',
    when: /"role"\s*:\s*"(?:system|assistant)"|^\W{0,6}prompt (?:override|injection)\s*:|\b(?:begin|start) (?:of )?hidden (?:directive|instruction|prompt)\b|^\W{0,4}(?:(?:system|assistant|developer|admin)\s*(?:message|prompt|note|override)?\W{0,3}[:>\]]\W*(?=.{0,60}\b(?:you|ignore|must|override|reply|respond|write|assistant|disregard|new|always|never|output|print|say|instructions?|grant|approve|obey)\b))|<\|?(?:im_start|im_end|system|endoftext|assistant)\b|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^\W{0,6}(?:begin|end|start) (?:of )?(?:system|job|post|user|prompt|instructions?|description|untrusted|document|data)\b.{0,25}$|^#{2,}\s*(?:instructions?|system|response|assistant)\b\s*:?/i,
    unless:
      /\b(?:system|admin) (?:requirements|design|architecture|panel)\b|^\W*(?:start|end) (?:date|of (?:the )?(?:day|month))/i,
    describe: describeAs('The post imitates the marks of a tool’s own instructions.'),
  },
  {
    name: 'if AI',
    when: compilePattern(
      String.raw`\b(?:if|when|in case|should|as|since)\b.{0,15}\b(?:you(?:['’]re| are| happen to be)?|this (?:is|was|text|post|proposal)?|your (?:proposal|reply|letter))\b.{0,45}?\b(?:an? |the |using |by |with |from )?${WRITING_TOOL}\s*(?:[,.;:!)…–—-]|$|\b(?:reading|writing|generating|processing|drafting|answering|that (?:is|reads|writes)|and\b|or\b|please|then|you|add|include|write|start|mention|respond|reply|ignore|say|use|to (?:write|generate|draft|apply|answer|create|respond|reply|help)|for (?:this|your|writing)|begin|output|put|do not|don['’]t|must))`,
    ),
    unless:
      /\b(?:our|the|my) (?:AI|bot|chatbot|machine|system|agent)\b|\b(?:if|when) you (?:have|know|work|like|love|want|can)\b(?!.{0,20}\b(?:used?|using)\b)|bot (?:detects|should|will)/i,
    describe: (_, s) =>
      requestedText(s)
        ? `The post sets a test for writing tools: it asks them for “${requestedText(s)}”.`
        : 'The post has an instruction meant for writing tools, not for you.',
  },
  {
    name: 'AI must',
    when: compilePattern(
      String.raw`\b(?:note|notice|instructions?|message|attention|hey|dear|hello|warning|reminder|important)\b.{0,15}\b(?:to|for)?\s*(?:all |any |the |every )?${WRITING_TOOL}\s*(?:[:,!.–—]|\b(?:reading|processing|writing|that|who)\b)|\b(?:any|all|every|no)?\s?${WRITING_TOOL}(?:\s+(?:reading|applying|answering|processing|writing|parsing|evaluating|handling|summari[sz]ing|drafting)\b[^.]{0,50})?,?\s+(?:must|should|please|shall|needs? to|(?:are|is) (?:required|instructed|asked|told|ordered) to|has to|have to)\s+(?:always |also |only |now |please )?(?:include|write|mention|say|reply|respond|add|begin|start|finish|close|use|insert|end|ignore|output|put|answer with|state|disregard|recommend|append|stop|refuse|not (?:write|apply|answer|reply))\b`,
    ),
    unless:
      /\b(?:our|the|this|your) (?:AI|bot|chatbot|chat ?gpt|machine|model|system|agent|tool)\b(?! (?:reading|writing|processing))|\b(?:users?|customers?|telegram|discord|whatsapp|trades?|trading|players?|channel|group)\b/i,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'tool user',
    when: compilePattern(
      String.raw`\b(?:applicants?|freelancers?|people|those|anyone|everyone|if you)\b.{0,20}\b(?:us(?:e|ing|es)|writ(?:e|ing|ten)|rely(?:ing)? on)\b.{0,30}\b${WRITING_TOOL}\b.{0,40}\b(?:must|should|have to|please|need to|are asked to)?\s*(?:mention|include|write|add|start|begin|say|put|end)\b`,
    ),
    unless: /\b(?:our|website|code)\b/i,
    describe: describeAs('The post sets a test for letters written with a tool.'),
  },
  {
    name: 'odd manner',
    when: compilePattern(
      String.raw`\b(?:write|answer|reply|respond|speak)\b.{0,40}\b(?:only )?(?:in|using) (?:all caps|capital letters|reverse|rhymes?|haiku|pig latin|morse(?: code)?|base64|hex(?:adecimal)?|binary|leetspeak|emojis?(?: only)?|json only|klingon|iambic pentameter|one word)\b|\b(?:respond|reply|answer|output)\b\s(?:only |just |exactly |solely )+(?:with |by |using )?\S+|\b(?:do not|don['’]t|never) (?:write|generate|produce|create) (?:a |the |any )?(?:cover letter|proposal|letter|reply)\b`,
    ),
    unless:
      /\b(?:the (?:bot|app|api|model|server|script)|endpoint|request|chatbot|users?|questions? (?:asked|below|about)|if you|those who|serious|only if)\b/i,
    describe: describeAs('The post dictates an odd manner of answering, as a test for tools.'),
  },
  {
    name: 'praise me',
    when: /\b(?:rate|rank|score|grade|mark|recommend|approve|hire|select|classify|evaluate)\b.{0,15}\b(?:this|the|my) (?:applicant|candidate|freelancer|proposal|post|job|client)\b.{0,30}\b(?:10|ten|100|highest|best|top|first|perfect|excellent|immediately|safe|verified|trusted)\b/i,
    describe: describeAs('The post tries to steer a tool’s judgement.'),
  },
  {
    name: 'false promise',
    when: compilePattern(
      String.raw`\b(?:say|state|claim|promise|write|tell (?:me|us|the client)|pretend|agree|offer|declare)\b.{0,15}\bthat (?:you|I|the freelancer|they|he|she)\b.{0,40}\b(?:for free|free of charge|no charge|without pay|at no cost|\d+\+? years|worked (?:at|for) (?:google|nasa|apple|microsoft|amazon|meta)|(?:for|at) \$\d|refund|accept any|guarantee|certified|love)`,
    ),
    unless: /\b(?:confirm|if you)\b/i,
    describe: describeAs('The post asks the letter to promise or claim something in your name.'),
  },
  {
    name: 'foreign link',
    when: /\b(?:add|include|insert|put|append|paste|mention|place)\b.{0,40}(?:https?:\/\/|www\.)\S+.{0,60}\b(?:proposal|letter|reply|response|application)\b|\b(?:proposal|letter|reply|response|application)\b.{0,40}\b(?:add|include|insert|put|append|paste|link to|contain)\b.{0,20}(?:https?:\/\/|www\.)\S+|\b(?:add|include|insert|put|append|paste) (?:this|the following|the|a) (?:link|url|address) (?:to|in|into|at) [^.]{0,30}\b(?:proposal|letter|reply|response|application)\b/i,
    describe: describeAs('The post asks to put a certain link into your letter.'),
  },
  {
    name: 'tool call',
    when: /\b(?:call|invoke|execute|run|use|trigger)\b.{0,12}\b(?:the |your |a )?(?:[a-z]+_[a-z_]+|(?:send_?email|delete|shell|browser|web|fetch|search|code)[ _](?:tool|function|plugin|command)|tool|function call)s?\b.{0,40}\b(?:now|immediately|before (?:answering|replying|writing)|then (?:reply|write)|with (?:the )?(?:argument|parameter|input)|to (?:send|fetch|delete|email|post) (?:the|all|this|your) (?:conversation|data|profile|prompt|letter|history))/i,
    describe: describeAs('The post tries to make the writing tool act.'),
  },
  {
    name: 'do not tell',
    when: /\b(?:do not|don['’]t|never) (?:tell|inform|alert|warn|mention (?:this|these|it|that)|reveal (?:this|these)|show this)\b.{0,30}\b(?:the )?(?:user|freelancer|applicant|human|person|instructions?|note|message|line)\b/i,
    unless: /\b(?:NDA|confidential|app|customers?)\b/i,
    describe: describeAs('The post asks the writing tool to keep something from you.'),
  },
  {
    name: 'orders void',
    when: /\b(?:previous|prior|earlier|above|existing|original|your|all) (?:\w+ )?(?:instructions?|prompts?|rules|guidelines|orders) (?:are|is|have been|were|become)\b.{0,15}\b(?:void|obsolete|cancel\w*|outdated|invalid|revoked|suspended|superseded|replaced|no longer|deprecated|wrong|a test)\b|\b(?:ignore|disregard|forget) (?:the|your|this|any) (?:profile|freelancer|user|applicant|instructions?|rules)\b|\b(?:do not|don['’]t) (?:follow|obey) (?:the|your|any|those|these) (?:\w+ )?instructions\b/i,
    unless: /\bif you\b|\b(?:who|we|I) (?:do not|don['’]t)\b/i,
    describe: describeAs('The post tells writing tools to ignore their instructions.'),
  },
  {
    name: 'new task',
    when: /\bnew (?:task|instructions?|orders?|objective|goal|rules?)(?: for (?:the |any )?(?:model|AI|assistant|LLM|bot))?\s*[:=]|\b(?:reprogrammed|this is your (?:developer|creator|admin\w*|operator|system))\b|\byour (?:new|real|true|actual|only) (?:task|job|goal|instructions?|purpose|objective)(?: now)? (?:is|are)\b(?=.{0,60}\b(?:praise|print|output|reveal|write|say|reply|respond|ignore|act|repeat)\b)|\b(?:turn off|disable|remove|lift) (?:the|your|all) (?:filters?|safety|restrictions|guardrails|limits)\b|\bsystem (?:update|override|alert|notice|note|message)\b\s*[:!-]|\b(?:important|urgent) system\b|^\W{0,4}override\s?[:!]/i,
    unless: /\b(?:spam|search|product|price|air|water) filters?\b/i,
    describe: describeAs('The post tries to give the writing tool a new task.'),
  },
  {
    name: 'as an AI',
    when: /\bas an? (?:AI |large |automated )*(?:AI|LLM|language model|assistant|model|chatbot|writing tool)\b,? (?:\w+ )?(?:you|must|please|write|include|add)\b|\bfor (?:(?:ro)?bots?|AIs?|LLMs?|AI (?:tools|assistants|models|writers|agents)|language models)\s*(?:only)?\s*[:,]\s*(?:please|you|write|add|include|start|begin|say|mention|ignore|answer|reply|respond|do|always|never|end|put|use|output|if|the word)\b|\b(?:if|when(?:ever)?) (?:an?|any) (?:AI|LLM|bot|language model|robot|machine|chatbot)\b.{0,15}\b(?:is|was|has been)? ?(?:reading|writing|written|writes|reads|generating|drafting|processing|answers?)\b|\b(?:ro)?bots? (?:will|must|should|always) (?:start|begin|write|say|answer)\b|\bthe assistant (?:must|should|will|has to) (?:now |always |only )?(?:reply|answer|write|respond|output|print|say|ignore)\b/i,
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
    name: 'praise and promises',
    when: /\b(?:mention|say|state|claim|write|tell (?:me|us|them)|declare|promise|pretend)\b(?: that)? (?:you|I|he|she|they)(?:['’]ve|['’]re)? (?:have (?:\d+|over \d+|more than|worked at|a PhD)|love\b|adore|will work|work(?:ed)? (?:for free|at (?:Google|NASA|Apple|Microsoft|Amazon|Meta))|are the (?:best|greatest|only)|accept (?:any|the lowest|half)|hold an?\b)|\b(?:offer|agree|promise|volunteer) (?:to work|to do (?:it|this|the (?:job|work)))\b.{0,20}\b(?:for free|without pay|at no cost|unpaid|for nothing)\b|\b(?:give|offer|grant)\b.{0,20}\b(?:client|us|me)\b.{0,12}\b\d{2,3} ?% (?:discount|off)\b/i,
    unless: /\bif you\b|\bconfirm\b|\b(?:users?|customers?)\b/i,
    describe: describeAs('The post asks the letter to promise or claim something in your name.'),
  },
  {
    name: 'written by a machine',
    when: /\bshould an? (?:AI|LLM|bot|language model|assistant)\b.{0,20}\b(?:reading|drafting|writing|generating|processing)\b|\bif (?:chat ?gpt|claude|gemini|copilot|an? (?:AI|LLM|bot|language model)) (?:wrote|writes|is writing|has written|generated|made|drafted)\b/i,
    describe: describeAs('The post sets a test for letters written with a tool.'),
  },
  {
    name: 'machine addressed',
    when: /^\W{0,4}(?:(?:dear|hey|hello|attention),? )?(?:chat ?gpt|claude|gemini|copilot|AIs?|LLMs?|(?:ro)?bots?|language models?|AI (?:assistants?|models?|agents?|tools?|writers?))\s?[,:]\s*(?:if|when|please|you|do|add|write|include|ignore|answer|reply|respond|mention|say|start|begin|end|put|always|never|stop|forget|output|print|state|recommend|describe|finish|praise|rate|approve|tell|give|insert|use|make|disregard)\b/i,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'machines, in other languages',
    when: /\b(?:olvid[ae]|ignor[ae]|oublie[rz]?|ignorez|vergiss|vergessen Sie|ignoriere) (?:todo )?(?:lo anterior|lo de arriba|tout ce qui précède|ce qui précède|alles (?:davor|oben|bisherige|vorherige))|\b(?:ignor(?:a|e|en|ar|ez|er|iere|ieren|iert)|olvid[ae]|oublie[rz]?|vergiss|vergessen Sie|esqueça|dimentica)\b.{0,35}\b(?:instrucciones|instructions|consignes|Anweisungen|Instruktionen|instruções|istruzioni)\b|\b(?:si eres|si es usted|si vous êtes|si tu es|wenn du|wenn Sie|falls du|falls Sie|sofern Sie|se você é|se sei)(?!\p{L}).{0,12}\b(?:une? |una |eine? |um |uma |un['’])?(?:IA|KI|AI|LLM|inteligencia artificial|intelligence artificielle|künstliche Intelligenz|Sprachmodell|modelo de lenguaje|modèle de langage|robot|Roboter|bot|chatbot)\b/iu,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
]

/** Every rule needs one of these words. Most sentences have none, so that they are read in microseconds. */
const HINT =
  /\b(?:ignor|disregard|forget|overrid|bypass|discard|neglect|set aside|abandon|obey|(?:drop|skip|stop|not|n['’]t) (?:all|any|your|the|follow)|prompt|system|instruct|api keys?|environment var|configuration|chain of thought|AIs?\b|A\.I|LLM|GPT|chat ?gpt|artificial|(?:ro|chat)?bots?\b|(?:large )?language model|machine|automated|copilot|claude|gemini|assistant|you are (?:now|an?|the)\b|from now on|pretend|act as|roleplay|jailbreak|developer|admin|debug|god mode|do anything now|like an? |as an? |freelancer|applicant|(?:the|this|your|other|all) (?:users?|people|accounts?)\b|account holder|context|conversation|(?:data|information|details|fields?|contents?|everything) (?:you|of|from|about|in)\b|(?:your|the|all) (?:chat|history|profile)|this (?:post|job|client|link|candidate|proposal|url|address)|the (?:post|job|client|proposal|candidate|following)|my (?:post|job|proposal)|that (?:you|I|he|she|they)\b|you (?:have|love|adore|will work|work|accept|hold)|for free|without pay|no cost|unpaid|for nothing|% |https?:|www\.|tool|function|plugin|command|\w+_\w|(?:do not|don['’]t|never) (?:tell|inform|alert|warn|mention|reveal|show|write|generate|produce|create)|new (?:task|orders?|objective|goal|rules?)|reprogram|turn off|disable|lift|(?:respond|reply|answer|output) (?:only|just|exactly|solely)|caps\b|capital letters|rhyme|reverse|haiku|pig latin|morse|hex|binary|base64|leetspeak|emoji|klingon|iambic|one word|json only|(?:the|your|all|any) rules\b|everything|anything|verbatim|olvid|oubli|vergiss|vergessen|esque|dimentic|IA\b|KI\b|sprachmodell|modelo|modèle|inteligencia|intelligence|künstlich|roboter)|[<>[]|^\W{0,6}(?:begin|end|start)\b|-{3}|={3}|#{2}/i

/** What is said of a line that is aimed at machines and names no test. */
export const FOR_TOOLS = 'The post has an instruction meant for writing tools, not for you.'
const IS_FOREIGN = /[^\n-~]|\bals (?:je|u)\b|\bse (?:sei|siete)\b/i
/** "If you are an AI" in languages that no other rule reads. */
const CALLS_MACHINE_ABROAD =
  /AI(?:라면|가 |는 |なら|の場合|が読)|인공지능(?:이|이라)면|如果(?:你|您)是\s?(?:AI|人工智能|机器人|语言模型)|(?:ИИ|бот|нейросеть|робот|языковая модель)[^.]{0,40}(?:напиши|добавь|начни|ответь|упомяни)|если (?:ты|вы)[^.]{0,12}(?:ИИ|бот|нейросеть|робот)|\bse (?:sei|siete|é|você é) un['’]?[ao]? ?(?:IA|robot|intelligenza artificiale|inteligência artificial|modello linguistico)|\bals (?:je|u) een (?:AI|robot|bot|taalmodel)|\bjeśli jesteś (?:AI|botem|robotem|modelem|sztuczną)|\byapay zek[aâ][^.]{0,30}(?:yaz|ekle|başla)|إذا كنت[^.]{0,20}(?:ذكاء|روبوت|نموذج)/iu
/** "BEGIN INSTRUCTION … END INSTRUCTION" */
const FENCE =
  /\b(?:BEGIN|START|END) (?:OF )?(?:HIDDEN )?(?:INSTRUCTIONS?|INJECTION|PROMPT|OVERRIDE|COMMANDS?)\b/
/** Work on injections, in which quoted ones are examples. */
const QUOTES_ATTACKS =
  /\b(?:injections?|jailbreak\w*|attack\w*|red[- ]team\w*|guardrails?|adversarial|test (?:set|cases?|suite)|detect\w*|classif\w+|filters?|moderation|dataset|such as|examples?|e\.g|harden\w*|resist\w*|protect\w*|robust\w*|payloads?)\b/i

/** The sentences around a sentence. */
export interface Surroundings {
  before: string
  next: string
}

/** Describes what a sentence wants of a machine; null for a sentence that is written for people. */
export function describeMachineOrder(
  said: string,
  around: Surroundings = { before: '', next: '' },
): string | null {
  const isAboutAttacks = /["“„«]/.test(said) && QUOTES_ATTACKS.test(said)
  const sentence = isAboutAttacks ? said.replace(QUOTATION, '') : said
  if (FENCE.test(sentence) || (IS_FOREIGN.test(sentence) && CALLS_MACHINE_ABROAD.test(sentence)))
    return FOR_TOOLS
  const named = describeNamedOrder(sentence)
  if (named) return named
  if (!namesMachine(sentence) && !namesMachine(around.before)) return null
  if (PRODUCT_REQUIREMENT.test(sentence)) return null
  if (PRODUCT_STATEMENT.test(sentence) && !WORKS_ON_TEXT.test(sentence)) return null
  const tagged = tagSentence(sentence.replace(QUOTATION, ' "" ').replaceAll('_', ' '))
  if (isAimedAtMachine(tagged, around.before)) return FOR_TOOLS
  if (!isQuestionToMachine(tagged, sentence)) return null
  return isAimedAtMachine(tagSentence(around.next), sentence) ? FOR_TOOLS : null
}

/** Asks and traps are found in the same sentences, and each is also the one before another. */
const MAX_REMEMBERED = 500

const namesMachine = remember(MAX_REMEMBERED, (sentence) => {
  const plain = sentence.replaceAll('_', ' ')
  return NAMES_READER.test(plain) || NAMES_TOOL.test(plain)
})

/** Research on what machines are told. */
const STUDIES_MACHINES =
  /^\W{0,3}(?:we|our (?:lab|team|company|startup|group)|i|you['’]?(?:ll| will)|annotators?)\b.{0,40}\b(?:research\w*|stud(?:y|ies)|collects?|annotat\w*|investigat\w*|publish\w*|analy[sz]\w*|label\w*|build\w*|develop\w*|train\w*|test\w*|evaluat\w*|fine-?tun\w*)\b/i

const WORKS_ON_TEXT =
  /\b(?:reading|writing|processing|generating|drafting|parsing|behind|reads|writes|generated|written)\b/i

/** "Our recipe bot must reply only in JSON", "The model card should state …" */
const isOwnMachine = (sentence: string) =>
  PRODUCT_STATEMENT.test(sentence) ||
  /\bour (?:\w+ ){0,2}(?:bots?|chatbots?|assistants?|agents?|models?|AI|LLM|GPT)\b/i.test(sentence)

/** "Summaries by GPT-4 must include the phrase …" */
function isOutputOfWork(sentence: string): boolean {
  const tagged = tagSentence(sentence.replace(QUOTATION, ' '))
  return tagged.has('workText') && !tagged.has('applicationNoun', 'you', 'machineTask')
}

const describeNamedOrder = remember(MAX_REMEMBERED, (sentence): string | null => {
  const rules = [
    ...(HINT.test(sentence) ? MACHINE_RULES : []),
    ...(NAMES_READER.test(sentence) ? ADDRESS_RULES : []),
  ]
  if (rules.length === 0 || PRODUCT_REQUIREMENT.test(sentence)) return null
  for (const rule of rules) {
    const match = sentence.match(rule.when)
    if (!match || rule.unless?.test(sentence)) continue
    if (isOwnMachine(sentence) && !WORKS_ON_TEXT.test(sentence)) continue
    if (STUDIES_MACHINES.test(sentence) || (ADDRESS_RULES.includes(rule) && isOutputOfWork(sentence)))
      continue
    return rule.describe(match, sentence)
  }
  return null
})
