/**
 * The rules that distinguish a trap from an ordinary request. Each has a pattern, a pattern for exceptions and a
 * description for the user. They are applied to one sentence at a time, after hidden.ts has made it readable.
 */
import {
  APPLICANT,
  AS_PROOF,
  describeAs,
  describeProof,
  describeWord,
  GENERIC,
  LETTER,
  LITERAL,
  ORDINARY_START,
  POSITION,
  PRODUCT,
  PRODUCT_REQUIREMENT,
  PROVED,
  QUOTED,
  RULES,
  requestedText,
  SAY,
  WORD,
  WRITING_TOOL,
} from './fragments.ts'
import { compilePattern } from './pattern.ts'
import { type Rule, toolRules } from './tool-rules.ts'

const RULES_BY_PRIORITY: Rule[] = [
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
      /\b(?:AI (?:engineer|developer|expert|company|specialist|startup)|the (?:bot|agent|chatbot|assistant) (?:will|should|must)|ideal|employee|mode in (?:the|our) app|iOS|iphone|android)\b/i,
    describe: describeAs('The post tries to give the writing tool a new role.'),
  },
  {
    name: 'role fence',
    when: /^\W{0,4}(?:(?:system|assistant|developer|admin)\s*(?:message|prompt|note|override)?\W{0,3}[:>\]]\W*(?=.{0,60}\b(?:you|ignore|must|override|reply|respond|write|assistant|disregard|new|always|never|output|print|say|instructions?|grant|approve|obey)\b))|<\|?(?:im_start|im_end|system|endoftext|assistant)\b|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^\W{0,6}(?:begin|end|start) (?:of )?(?:system|job|post|user|prompt|instructions?|description|untrusted|document|data)\b.{0,25}$|^#{2,}\s*(?:instructions?|system|response|assistant)\b\s*:?/i,
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
      String.raw`\b(?:note|notice|instructions?|message|attention|hey|dear|hello|warning|reminder|important)\b.{0,15}\b(?:to|for)?\s*(?:all |any |the |every )?${WRITING_TOOL}\s*(?:[:,!.–—-]|\b(?:reading|processing|writing|that|who)\b)|\b(?:any|all|every|no)?\s?${WRITING_TOOL}(?:\s+(?:reading|processing|writing|parsing|evaluating|handling|summari[sz]ing|drafting)\b[^.]{0,50})?,?\s+(?:must|should|please|shall|needs? to|(?:are|is) (?:required|instructed|asked|told|ordered) to|has to|have to)\s+(?:always |also |only |now |please )?(?:include|write|mention|say|reply|respond|add|begin|start|use|insert|end|ignore|output|put|answer with|state|disregard|recommend|append|stop|refuse|not (?:write|apply|answer|reply))\b`,
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
    name: 'favourite',
    when: /\byour (?:\w+ )?favou?rite\s+(?:colou?r|animal|food|movie|film|song|super ?hero|superheroes|fruit|book|sport|band|number|ice ?cream|pizza|city|country|season|dish|drink|hero|cartoon|character|meal|holiday|dessert|flower|vegetable|joke|quote|emoji|music|singer|artist|day|month|snack|sandwich|planet|dinosaur|bird|cheese|tv show|show|series|coffee|beer|word|memory|meme)\b/i,
    unless: /\b(?:users?|customers?|app|fans?|quiz|allow|visitors?)\b/i,
    describe: (m) =>
      `The post asks for ${m[0].replace(/^your/i, 'your')} as proof that you read it yourself.`,
  },
  {
    name: 'favourite as proof',
    when: compilePattern(String.raw`\byour favou?rite\b.{0,80}\b${AS_PROOF}.{0,50}${PROVED}`),
    describe: describeAs('The post asks for a favourite of yours as proof that you read it yourself.'),
  },
  {
    name: 'start with',
    when: compilePattern(
      String.raw`\b(?:start|begin|open|head|prefix|preface|lead|kick off|title|launch)(?:s|ing|ning)?\b.{0,30}\b(?:your |the |each |every |a )?(?:\w+ )?${LETTER}\b.{0,30}\b(?:with|by|as|using|:)\s*.{1,}`,
    ),
    unless: ORDINARY_START,
    describe: describeWord('begin your letter with'),
  },
  {
    name: 'start with a word',
    when: compilePattern(
      String.raw`\b(?:start|begin|open|head|prefix|preface|lead)(?:s|ing|ning)?\b.{0,25}\bwith (?:the |this |a )?(?:${WORD}|code|number|letters?)\b|(?:^|\bplease |\bmust |\bshould |\balways )(?:start|begin|open|answer|reply|respond|message|apply)(?:ing)?(?: me| us)?(?: back)? (?:with|by (?:saying|writing|typing))\s*:?\s*(?:the word )?(?:just |only )?${LITERAL}`,
    ),
    unless:
      /\b(?:password field|start(?:s|ing)? with (?:the )?(?:letter|number|text|line) [^"“]*\b(?:in|of) the (?:file|table|column)|search(?:es|ing)?|filter|users?|rows?|lines? that|urls?|strings?)\b/i,
    describe: describeWord('begin your letter with'),
  },
  {
    name: 'end with',
    when: compilePattern(
      String.raw`(?<![\w-])(?:end|finish|close|conclude|sign(?: off)?|complete)(?:ing)?\b(?!-).{0,20}?\b${LETTER}\b.{0,20}?\b(?:with|by (?:saying|writing|typing)|as|off)\b.{0,25}(?:${LITERAL}|\bthe ${WORD}\b)|(?:^\W*|please |then )(?:end|finish|sign off|close) (?:with|by (?:saying|writing)) (?:the ${WORD}|${LITERAL})`,
    ),
    unless: PRODUCT,
    describe: describeWord('end your letter with'),
  },
  {
    name: 'the word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{0,60}?\b(?:the|this|a|our|my|these|that) (?:\w+ )?${WORD}s?\b(?:\s*(?:is|of|being|:|=|-|–|"|“|‘|'|«|\*)?)\s*(?:${QUOTED}|[\p{L}\p{N}#-]+)?.{0,40}?(?:${APPLICANT.source}|${POSITION}|${AS_PROOF}|if you|\bread\b)`,
    ),
    unless: compilePattern(
      String.raw`${GENERIC.source}|\b(?:users?|customers?|visitors?|app|website|page|script|bot|search(?:es)?|title of|each (?:page|product|image))\b`,
    ),
    describe: describeWord('write'),
  },
  {
    name: 'the word, quoted',
    when: compilePattern(
      String.raw`(?:^|[,:;.!)–-]\s*|\bplease |\bmust |\bshould |\band |\balso |\bkindly |\bto |\bjust |\bby )${SAY}\b[^.]{0,50}?\b(?:the |this |a |our |my )?(?:${WORD}|code|hashtag)\s*(?:is|of|:|=|-|–)?\s*${LITERAL}`,
    ),
    unless: compilePattern(String.raw`${GENERIC.source}|${PRODUCT.source}|\busers?\b`),
    describe: describeWord('write'),
  },
  {
    name: 'the secret is',
    when: compilePattern(
      String.raw`\b(?:the|our|my|your|today['’]s)?\s?(?:magic|secret|code|pass|safe|hidden)[ -]?(?:word|phrase|code)s?\b\s*(?:is|of|:|=|-|–|to (?:use|mention))\s*\S+`,
    ),
    unless: /\b(?:users?|login|hash|encrypt|field|reset|field|database)\b/i,
    describe: describeWord('write'),
  },
  {
    name: 'quoted in the letter',
    when: compilePattern(
      String.raw`\b${SAY}\b.{0,40}${LITERAL}.{0,60}(?:${POSITION}|\b(?:in|to|into|of|within|on) (?:your|the|each|every) (?:\w+ )?${LETTER}\b)`,
    ),
    unless: compilePattern(
      String.raw`${PRODUCT.source}|\b(?:NDA|CV|PDF|URL|URLs|API|SEO|ERP|CRM|HTML|CSS|PHP|SQL|AWS|ETA|USD|EUR|GBP|FAQ)\b(?!["”])|(?:send|e-?mail|submit|attach)\b.{0,80}subject|\b(?:experience|examples?|samples?|portfolio|resume|rate|availability|questions) `,
    ),
    describe: describeWord('write'),
  },
  {
    name: 'top of the letter',
    when: compilePattern(
      String.raw`\b${SAY}\b.{1,60}${POSITION}(?: (?:of|in|for|to) (?:your|the) (?:\w+ )?${LETTER}\b).{0,60}|\b(?:first|last|opening) (?:word|line|sentence) (?:of|in) (?:your|the) (?:\w+ )?${LETTER}\b.{0,20}\b(?:must|should|has to|needs to|is to|be|:|=)`,
    ),
    unless: compilePattern(
      String.raw`\b(?:rate|portfolio|links?|examples?|availability|experience|timezone|time zone|location|price|budget|resume|name and|country|questions|summary)\b|${ORDINARY_START.source}`,
    ),
    describe: describeWord('put at the top of your letter'),
  },
  {
    name: 'must contain',
    when: compilePattern(
      String.raw`\b${LETTER}\b.{0,30}\b(?:must|should|has to|have to|needs? to|that (?:do(?:es)?(?: not|n['’]t)|don['’]t|will not|fail to)?|which do(?:es)? not|not|without|lacking|missing|will)\b.{0,25}(?:\b(?:contain|include|start|begin|mention|have|use|say|show|end|carry|containing|including|starting|beginning|mentioning)\b|(?<=without|lacking|missing)).{0,30}(?:${QUOTED}|\b(?:the|this) (?:\w+ )?(?:${WORD})\b|(?-i:\b[A-Z]{4,}\b))`,
    ),
    unless: compilePattern(
      String.raw`${PRODUCT.source}|\b(?:NDA|resume|PDF|HTML|JSON|JavaScript|email validation|rate|portfolio|subject line)\b`,
    ),
    describe: describeWord('write'),
  },
  {
    name: 'code word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{0,30}\b(?:magic|secret|code|pass|safe)[ -]?(?:word|phrase)s?\b`,
    ),
    unless: compilePattern(
      String.raw`${PRODUCT.source}|\b(?:users?|login|reset|hash\w*|change|forgot|vault|credentials)\b|\bpasswords?\b`,
    ),
    describe: describeWord('write'),
  },
  {
    name: 'title',
    when: compilePattern(
      String.raw`\b(?:title|name|head|caption|label) (?:your|the) (?:\w+ )?${LETTER}\b.{0,12}${LITERAL}`,
    ),
    unless: PRODUCT,
    describe: describeWord('begin your letter with'),
  },
  {
    name: 'code',
    when: compilePattern(
      String.raw`\b${SAY}\b.{0,25}\b(?:code|number|token|reference|pin|id|digits?)\b[\s:#]*(?:is\s+)?["“]?(?-i:[A-Z]{0,6}[-#]?\d[\w-]{2,}|[A-Z]{3,}\d*)\b.{0,60}(?:${APPLICANT.source}|${POSITION}|${AS_PROOF}|$)`,
    ),
    unless: compilePattern(String.raw`${PRODUCT.source}|\b(?:experience|knowledge|ability|understanding)\b`),
    describe: describeWord('write the code'),
  },
  {
    name: 'if you read',
    when: compilePattern(
      String.raw`\b(?:if|once|after|when) you(?:['’]ve| have| did| are| actually| really)?\b.{0,20}\b(?:read(?:ing)?|human|check(?:ed)?|made it|got|reached|come|paid|paying|paying attention|see(?:n)?)\b.{0,60}?[,:;–-]?\s*(?:please |then |kindly |just |you (?:must|should) )?\b(?:start|begin|write|say|type|mention|include|put|add|reply with|answer with|respond with|use|tell (?:me|us) (?:your|the|a)|send (?:me )?(?:a|the)|quote|insert|let (?:me|us) know by|state|title|give)\b.{2,}|\b(?:start|begin|write|say|type|mention|include|put|add|reply with|answer with|respond with|use)\b.{1,60}\bif you(?:['’]ve| have| did| are| actually| really)?\b.{0,15}\b(?:read|human|made it|got this far|reached|see this)\b`,
    ),
    unless:
      /\b(?:portfolio|your experience|hourly rate|your rate|previous work|past work|similar (?:work|projects?)|the documentation|relevant|resume|CV|availability|links? to)\b/i,
    describe: describeProof,
  },
  {
    name: 'proof of reading',
    when: compilePattern(
      String.raw`\b${SAY}\b.{1,100}?\b${AS_PROOF}\b.{0,50}${PROVED}|\b${AS_PROOF}\b.{0,40}(?:have |has |you )?${PROVED}.{0,60}\b(?:please |kindly )?${SAY}\b`,
    ),
    unless:
      /\b(?:ensure you (?:have )?read|read (?:it|this)? ?(?:carefully|fully|the (?:file|data|table|logs))|users?|customers?|readable|website|read(?:s|ing)? (?:from|and write|access|the (?:data|file|card|sensor|csv))|scrap|detect(?:ed|ion)|captcha|proxy|proxies|(?:your|relevant|similar) (?:portfolio|past work|previous work))\b/i,
    describe: describeProof,
  },
  {
    name: 'human',
    when: /\b(?:write|type|say|put|add|include|start|begin|answer)\b.{0,40}\bI(?:['’]?m| am)(?: a| not a)? (?:human|real|robot|bot)\b|\b(?:prove|show|confirm)\b.{0,20}\byou(?:['’]re| are) (?:a |not a |actually |an? )*(?:human|real person|bot|robot|AI)\b/i,
    unless: /\b(?:users?|captcha|visitors?)\b/i,
    describe: describeProof,
  },
  {
    name: 'sum',
    when: /\b(?:what(?:['’]s| is)|solve|answer|calculate|compute|sum of|result of)\b.{0,30}\b\d{1,4}\s*(?:[+*×x÷/-]|plus|minus|times|and)\s*\d{1,4}\b(?!\s*(?:hours?|%|days?|weeks?|px|months?))/i,
    unless: /\b(?:users?|script|function|formula|algorithm|equation|hours|availability|ratio|24.7|api)\b/i,
    describe: describeAs('The post asks you to solve a small riddle as proof that you read it yourself.'),
  },
  {
    name: 'oddity',
    when: compilePattern(
      String.raw`\b(?:include|add|write|tell (?:me|us)|compose|insert|put|share|attach|give (?:me|us)|send)\b.{0,25}\b(?:a|an|your best|one|some)\s(?:\w+ ){0,2}(?:poem|haiku|joke|recipe|limerick|riddle|fun fact|rhyme|pun|song lyric|emoji|smiley|unicorn|banana|ascii art|tongue twister)s?\b`,
    ),
    unless:
      /\b(?:users?|app|bot|website|site|blog|content|video|button|picker|messages? in|each post|posts?|generator)\b/i,
    describe: (m) => `The post asks for something that has nothing to do with the job: “${m[0]}”.`,
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
    name: 'Spanish',
    when: /\b(?:(?:empie(?:za|ce)|comienc?[ea]|inicie?|escrib[ae]|incluy[ae]|menciona|pon(?:ga)?)\b.{0,50}\b(?:con |por )?(?:la|las|el) (?:palabras?|frase|código|número)\b|(?:ignora|olvida)\b.{0,20}\binstrucciones\b|si eres (?:una? )?(?:IA|inteligencia|robot|bot))/i,
    describe: describeWord('write'),
  },
  {
    name: 'French',
    when: /\b(?:(?:commence[rz]?|débute[rz]?|écri(?:s|vez|re)|mentionne[rz]?|inclu(?:s|ez|re)|ajoute[rz]?|met(?:s|tez))\b.{0,60}\b(?:le mot|la phrase|le code|les mots)\b|(?:ignore[rz]?|oublie[rz]?)\b.{0,25}\binstructions\b|si (?:vous êtes|tu es) (?:une? )?(?:IA|intelligence|robot|bot))/i,
    describe: describeWord('write'),
  },
  {
    name: 'German',
    when: /\b(?:(?:beginn(?:en|e)?|start(?:en|e)|schreib(?:en|e|t)?|nenn(?:en|e)|füg(?:en|e)|erwähn(?:en|e)|verwende(?:n)?)\b.{0,60}\b(?:de[mnr]|das|die) (?:Wort|Wörter|Satz|Code|Kennwort|Codewort|Begriff)\b|(?:ignorier(?:e|en|t)|vergiss|vergessen)\b.{0,30}\b(?:Anweisungen|Instruktionen)\b|(?:wenn|falls|sofern) (?:Sie|du) (?:eine? )?(?:KI|AI|Bot|Roboter|künstliche))/i,
    describe: describeWord('write'),
  },
  {
    name: 'Portuguese, Italian',
    when: /\b(?:(?:comece|inicie|escreva|inclua|mencione|coloque|inizia(?:te|re)?|scrivi|scrivete|includi|inserisci)\b.{0,50}\b(?:a palavra|a frase|o código|la parola|la frase|il codice)\b|(?:ignore|esqueça|ignora)\b.{0,20}\b(?:as|le|tutte le|todas as)\b.{0,20}\b(?:instruções|istruzioni)\b)/i,
    describe: describeWord('write'),
  },
]

const ALL: Rule[] = [...RULES_BY_PRIORITY, ...toolRules]

/** The first half of an instruction that is broken by a line end. */
const BROKEN_INSTRUCTION = compilePattern(String.raw`\b${SAY}\b.{0,60}\b(?:with|word|phrase|code|line)\b`)

/**
 * Describes what a sentence asks of applicants or tools beyond the job; null for an ordinary sentence.
 * `before` is the previous sentence.
 */
export function describeRequest(sentence: string, before: string): string | null {
  if (PRODUCT_REQUIREMENT.test(sentence)) return null
  for (const rule of ALL) {
    const match = sentence.match(rule.when)
    if (!match || (rule.unless?.test(sentence) ?? false)) continue
    return rule.describe(match, sentence)
  }
  // An instruction broken by a colon and a line end: "Start your proposal with:" / "PINEAPPLE".
  if (/^[^\s\d]\S{1,29}$/.test(sentence) && /[:=]\s*$/.test(before) && BROKEN_INSTRUCTION.test(before)) {
    return APPLICANT.test(before) ? `The post asks you to write “${sentence}”.` : null
  }
  return null
}
