/**
 * The rules that find checks of attention: a certain word, a favourite, a small sum, an odd manner. They are asked of
 * every applicant, so they are asks and no traps. Lines aimed at machines are found before, by traps/rules.ts.
 */
import type { Ask } from '@gigbell/contract'
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
  PROVED,
  QUOTED,
  type Rule,
  SAY,
  WORD,
} from '../traps/fragments.ts'
import { compilePattern } from '../traps/pattern.ts'
import { RIDDLE_RULES } from './riddle-rules.ts'

/** The rules, the first match decides. Which sentence is tried is decided in attention.ts. */
export const ATTENTION_RULES: (Rule & { kind: Ask['kind'] })[] = [
  {
    name: 'favourite',
    kind: 'question',
    when: /\byour (?:\w+ )?favou?rite\s+(?:colou?r|animal|food|movie|film|song|super ?hero|superheroes|fruit|book|sport|band|number|ice ?cream|pizza|city|country|season|dish|drink|hero|cartoon|character|meal|holiday|dessert|flower|vegetable|joke|quote|emoji|music|singer|artist|day|month|snack|sandwich|planet|dinosaur|bird|cheese|tv show|show|series|coffee|beer|word|memory|meme)\b/i,
    unless: /\b(?:users?|customers?|app|fans?|quiz|allow|visitors?)\b/i,
    describe: (m) =>
      `The post asks for ${m[0].replace(/^your/i, 'your')} as proof that you read it yourself.`,
  },
  {
    name: 'favourite as proof',
    kind: 'question',
    when: compilePattern(String.raw`\byour favou?rite\b.{0,80}\b${AS_PROOF}.{0,50}${PROVED}`),
    describe: describeAs('The post asks for a favourite of yours as proof that you read it yourself.'),
  },
  {
    name: 'start with',
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:start|begin|open|head|prefix|preface|lead|kick off|title|launch)(?:s|ing|ning)?\b.{0,30}\b(?:your |the |each |every |a )?(?:\w+ )?${LETTER}\b.{0,30}\b(?:with|by|as|using|:)\s*.{1,}`,
    ),
    unless: ORDINARY_START,
    describe: describeWord('begin your letter with'),
  },
  {
    name: 'start with a word',
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:start|begin|open|head|prefix|preface|lead)(?:s|ing|ning)?\b.{0,25}\bwith (?:the |this |a )?(?:${WORD}|code|number|letters?)\b|(?:^|\bplease |\bmust |\bshould |\balways )(?:start|begin|open|answer|reply|respond|message|apply)(?:ing)?(?: me| us)?(?: back)? (?:with|by (?:saying|writing|typing))\s*:?\s*(?:the word )?(?:just |only )?${LITERAL}`,
    ),
    unless:
      /\b(?:functions?|methods?|class(?:es)?|variables?|file ?names?|password field|start(?:s|ing)? with (?:the )?(?:letter|number|text|line) [^"“]*\b(?:in|of) the (?:file|table|column)|search(?:es|ing)?|filter|users?|rows?|lines? that|urls?|strings?)\b/i,
    describe: describeWord('begin your letter with'),
  },
  {
    name: 'quoted, with a reason',
    kind: 'word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{0,30}${QUOTED}.{0,40}\b(?:so (?:that )?(?:we|I)|as proof|to (?:show|prove)|if you)`,
    ),
    unless: PRODUCT,
    describe: describeWord('write'),
  },
  {
    name: 'quoted, in other languages',
    kind: 'word',
    when: compilePattern(
      String.raw`^\W{0,4}(?:por favor,? |bitte |merci de |veuillez )?(?:escrib|pon|incluy|mencion|empiez|comienz|écri|mett|mentionn|commenc|schreib|beginn|füg|nenn|setz|erwähn)\p{L}{0,5}\b.{0,40}${QUOTED}`,
    ),
    unless: PRODUCT,
    describe: describeWord('write'),
  },
  {
    name: 'formula',
    kind: 'word',
    when: compilePattern(
      String.raw`\b${SAY}\s+["“']?(\d{1,4}\s?[x×*+/–-]\s?\d{1,4})["”']?\s.{0,40}\b(?:${LETTER}|${POSITION})`,
    ),
    unless: PRODUCT,
    describe: (m) => `The post asks you to write “${m[1]}”.`,
  },
  {
    name: 'end with',
    kind: 'word',
    when: compilePattern(
      String.raw`(?<![\w-])(?:end|finish|close|conclude|sign(?: off)?|complete)(?:ing)?\b(?!-).{0,20}?\b${LETTER}\b.{0,20}?\b(?:with|by (?:saying|writing|typing)|as|off)\b.{0,25}(?:${LITERAL}|\bthe ${WORD}\b)|(?:^\W*|please |then )(?:end|finish|sign off|close) (?:with|by (?:saying|writing)) (?:the ${WORD}|${LITERAL})`,
    ),
    unless: PRODUCT,
    describe: describeWord('end your letter with'),
  },
  {
    name: 'the word',
    kind: 'word',
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
    kind: 'word',
    when: compilePattern(
      String.raw`(?:^|[,:;.!)–-]\s*|\bplease |\bmust |\bshould |\band |\balso |\bkindly |\bto |\bjust |\bby )${SAY}\b[^.]{0,50}?\b(?:the |this |a |our |my )?(?:${WORD}|code|hashtag)\s*(?:is|of|:|=|-|–)?\s*${LITERAL}`,
    ),
    unless: compilePattern(String.raw`${GENERIC.source}|${PRODUCT.source}|\busers?\b`),
    describe: describeWord('write'),
  },
  {
    name: 'the secret is',
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:the|our|my|your|today['’]s)?\s?(?:magic|secret|code|pass|safe|hidden)[ -]?(?:word|phrase|code)s?\b\s*(?:for (?:this|the|our) (?:job|post|project|position|role)\s*)?(?:is|of|:|=|-|–|to (?:use|mention))\s*\S+|\b(?:key ?word|code ?word|code|password) (?:to (?:include|use|mention|add|put)|you (?:must|should|need to) (?:include|use|mention))\b.{0,60}\b(?:is|will be|would be)\s*:?\s*\S+`,
    ),
    unless: /\b(?:users?|login|hash|encrypt|field|reset|field|database)\b/i,
    describe: describeWord('write'),
  },
  {
    name: 'quoted in the letter',
    kind: 'word',
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
    kind: 'word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{1,60}${POSITION}(?: (?:of|in|for|to) (?:your|the) (?:\w+ )?${LETTER}\b).{0,60}|\b(?:first|last|opening) (?:word|line|sentence) (?:of|in) (?:your|the) (?:\w+ )?${LETTER}\b.{0,20}\b(?:must|should|has to|needs to|is to|be|:|=)`,
    ),
    unless: compilePattern(
      String.raw`\b(?:rate|portfolio|links?|examples?|availability|experience|timezone|time zone|location|price|budget|resume|name and|country|questions|summary|patients|customers|clients|users)\b|${ORDINARY_START.source}`,
    ),
    describe: describeWord('put at the top of your letter'),
  },
  {
    name: 'must contain',
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:${LETTER}|your (?:first|opening|last) (?:sentence|line|word|paragraph))\b.{0,30}\b(?:must|should|has to|have to|needs? to|that (?:do(?:es)?(?: not|n['’]t)|don['’]t|will not|fail to)?|which do(?:es)? not|not|without|lacking|missing|will)\b.{0,25}(?:\b(?:contain|include|start|begin|mention|have|use|say|show|end|carry|containing|including|starting|beginning|mentioning)\b|(?<=without|lacking|missing)).{0,30}(?:${QUOTED}|\b(?:the|this) (?:\w+ )?(?:${WORD})\b|(?<=\b(?:contain|include|mention|have|use|say|show|carry|with|read)(?: the| only| just)?\s)(?-i:[A-Z]{4,}\b))`,
    ),
    unless: compilePattern(
      String.raw`${PRODUCT.source}|\b(?:NDA|resume|PDF|HTML|JSON|JavaScript|email validation|rate|portfolio|subject line)\b`,
    ),
    describe: describeWord('write'),
  },
  {
    name: 'code word',
    kind: 'word',
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
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:title|name|head|caption|label) (?:your|the) (?:\w+ )?${LETTER}\b(?:.{0,12}${LITERAL}|\s?[:=–-]\s?\S)`,
    ),
    unless: PRODUCT,
    describe: describeWord('begin your letter with'),
  },
  {
    name: 'code',
    kind: 'word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{0,25}\b(?:code|number|token|reference|pin|id|digits?)\b[\s:#]*(?:is\s+)?["“]?(?-i:[A-Z]{0,6}[-#]?\d[\w-]{2,}|[A-Z]{3,}\d*)\b.{0,60}(?:${APPLICANT.source}|${POSITION}|${AS_PROOF}|$)`,
    ),
    unless: compilePattern(String.raw`${PRODUCT.source}|\b(?:experience|knowledge|ability|understanding)\b`),
    describe: describeWord('write the code'),
  },
  {
    name: 'if you read',
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:if|once|after|when) you(?:['’]ve| have| did| are| actually| really)?\b.{0,20}\b(?:read(?:ing)?|human|check(?:ed)?|made it|got|reached|come|paid|paying|paying attention|see(?:n)?)\b.{0,60}?[,:;–-]?\s*(?:please |then |kindly |just |you (?:must|should) )?\b(?:start|begin|write|say|type|mention|include|put|add|(?:reply|answer|respond)(?: with| by|(?=:?\s*["“‘'«]))|use|tell (?:me|us) (?:your|the|a)|send (?:me )?(?:a|the)|quote|insert|let (?:me|us) know by|state|title|give)\b.{2,}|\b(?:start|begin|write|say|type|mention|include|put|add|(?:reply|answer|respond)(?: with| by|(?=:?\s*["“‘'«]))|use)\b.{1,60}\bif you(?:['’]ve| have| did| are| actually| really)?\b.{0,15}\b(?:read|human|made it|got this far|reached|see this)\b`,
    ),
    unless:
      /\b(?:portfolio|your experience|hourly rate|your rate|previous work|past work|similar (?:work|projects?)|the documentation|relevant|resume|CV|availability|links? to)\b/i,
    describe: describeProof,
  },
  {
    name: 'proof of reading',
    kind: 'word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{1,100}?\b${AS_PROOF}\b.{0,50}${PROVED}|\b${AS_PROOF}\b.{0,40}(?:have |has |you )?${PROVED}.{0,60}\b(?:please |kindly )?${SAY}\b`,
    ),
    unless:
      /\b(?:ensure you (?:have )?read|read (?:it|this)? ?(?:carefully|fully|the (?:file|data|table|logs))|users?|customers?|readable|website|read(?:s|ing)? (?:from|and write|access|the (?:data|file|card|sensor|csv))|scrap|detect(?:ed|ion)|captcha|proxy|proxies|(?:your|relevant|similar) (?:portfolio|past work|previous work))\b/i,
    describe: describeProof,
  },
  {
    name: 'human',
    kind: 'word',
    when: /\b(?:write|type|say|put|add|include|start|begin|answer)\b.{0,40}\bI(?:['’]?m| am)(?: a| not a)? (?:human|real|robot|bot)\b|\b(?:prove|show|confirm)\b.{0,20}\byou(?:['’]re| are) (?:a |not a |actually |an? )*(?:human|real person|bot|robot|AI)\b/i,
    unless: /\b(?:users?|captcha|visitors?)\b/i,
    describe: describeProof,
  },
  ...RIDDLE_RULES,
  {
    name: 'subject',
    kind: 'word',
    when: compilePattern(
      String.raw`\b(?:subject|title|heading|headline|(?:first|last|opening) (?:word|line|sentence))\b.{0,15}\b(?:of|in) your (?:\w+ )?${LETTER}\b.{0,12}\b(?:must|should|has to|is to|needs to)? ?(?:be|read|say)?\W{1,3}${LITERAL}`,
    ),
    unless: PRODUCT,
    describe: describeWord('write'),
  },
  {
    name: 'somewhere',
    kind: 'word',
    when: compilePattern(
      String.raw`\b${SAY}\b.{1,60}\b(?:somewhere|anywhere)\b.{0,12}\b(?:in|on|within|into)\b|\b(?:somewhere|anywhere) in your (?:\w+ )?${LETTER}\b.{0,30}\b${SAY}\b`,
    ),
    unless: PRODUCT,
    describe: describeWord('write'),
  },
  {
    name: 'reply with',
    kind: 'word',
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
  {
    name: 'Spanish',
    kind: 'word',
    when: /\b(?:(?:empie(?:za|ce)|comienc?[ea]|inicie?|escrib[ae]|incluy[ae]|menciona|pon(?:ga)?)\b.{0,50}\b(?:con |por )?(?:la|las|el) (?:palabras?|frase|código|número)\b)/i,
    describe: describeWord('write'),
  },
  {
    name: 'French',
    kind: 'word',
    when: /\b(?:(?:commence[rz]?|débute[rz]?|écri(?:s|vez|re)|mentionne[rz]?|inclu(?:s|ez|re)|ajoute[rz]?|met(?:s|tez))\b.{0,60}\b(?:le mot|la phrase|le code|les mots)\b)/i,
    describe: describeWord('write'),
  },
  {
    name: 'German',
    kind: 'word',
    when: /\b(?:(?:beginn(?:en|e)?|start(?:en|e)|schreib(?:en|e|t)?|nenn(?:en|e)|füg(?:en|e)|erwähn(?:en|e)|verwende(?:n)?)\b.{0,60}\b(?:de[mnr]|das|die) (?:Wort|Wörter|Satz|Code|Kennwort|Codewort|Begriff)\b)/i,
    describe: describeWord('write'),
  },
  {
    name: 'Portuguese, Italian',
    kind: 'word',
    when: /\b(?:(?:comece|inicie|escreva|inclua|mencione|coloque|inizia(?:te|re)?|scrivi|scrivete|includi|inserisci)\b.{0,50}\b(?:a palavra|a frase|o código|la parola|la frase|il codice)\b)/i,
    describe: describeWord('write'),
  },
]
