/**
 * The rules that find lines by whom they address: a machine by any of its names, with what it is to write, or everybody
 * but people. What a line wants without naming a machine is found by rules.ts.
 */
import { describeAs, MACHINE, type Rule, WRITE } from './fragments.ts'
import { compilePattern } from './pattern.ts'

/** Machines that the freelancer would build or use, and what they do for others. */
const MACHINE_OF_PRODUCT =
  /\b(?:users?|customers?|visitors?|players?|trades?|trading|orders?|tickets?|patients?|guests?|our (?:AI|bot|chatbot|model|system|agent|assistant|app)|chat (?:with|widget)|api|endpoint|conversation over|quiz)\b/i

/** Every rule needs one of these words. */
export const NAMES_READER =
  /\b(?:ais?|a\.i|models?|generated|llms?|gpt|chat ?gpt|bots?|(?:ro|chat)bots?|roboters?|machines?|copilot|claude|gemini|language models?|artificial|automat\w+|generators?|neural|crawlers?|parsers?|virtual|ia|ki|asistentes?|autom[aá]tic\w*|inteligencia|intelligence|intelligenz|sprachmodelle?n?|mod[eè]les?|modelos?|humans?|people|persons?)\b/i
/** Words that only the rules in machine-orders.ts need. */
export const NAMES_TOOL =
  /\b(?:tools?|agents?|assistants?|programs?|scripts?|software|algorithms?|operators?|whatever|told|helpers?|non-?human|silicon|transformers?|grok|mistral|llama|deepseek|scrapers?|copilots|extensions?|plugins?)\b|\byour (?:user|owner|human|master|principal|creator|maker)|\b(?:tell|inform|persuade|convince|warn|advise) (?:the|this) (?:freelancer|applicant|candidate)/i

/** The rules, the first match decides. */
export const ADDRESS_RULES: Rule[] = [
  {
    name: 'reader or writer called',
    when: compilePattern(
      String.raw`^\W{0,6}(?:(?:note|notice|message|attention|hey|dear|hello)\s){0,2}(?:to\s|for\s)?(?:the |any |every )?(?:${MACHINE}|models?|tools?|programs?)\s(?:that (?:is|are) |that['’]s |who is )?(?:reading|writing|processing|generating|drafting)\b[^:,]{0,30}[:,]|^\W{0,6}${MACHINE}\s(?:test|check|trap|note|instructions?)\s?:.{0,40}\b(?:if you|${WRITE})\b`,
    ),
    unless: MACHINE_OF_PRODUCT,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'letter of a machine',
    when: compilePattern(
      String.raw`\b(?:automatic|automated|(?:AI[- ]|machine[- ]|bot[- ])?(?:generated|written)|AI|robotic)\s(?:replies|letters|proposals|answers|responses|applications|bids)\s(?:must|should|have to|need to)\s(?:contain|have|${WRITE})\b`,
    ),
    unless: MACHINE_OF_PRODUCT,
    describe: describeAs('The post sets a test for letters written with a tool.'),
  },
  {
    name: 'machine called',
    when: compilePattern(
      String.raw`^\W{0,6}(?:(?:dear|hey|hello|attention|only|note to|notice to|message to|to|for)\s){0,2}(?:any |all |every |the )?${MACHINE}(?:\s?[/&,]\s?(?:and |or )?${MACHINE}){0,4}(?:\s(?:only|reading this|out there)){0,2}(?:\s?[,—–-]|(?:\s[^\s:,.]{1,15}){0,3}\s?:)\s*(?:please |kindly |you must |must )?${WRITE}\b`,
    ),
    unless: MACHINE_OF_PRODUCT,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'machine has to',
    when: compilePattern(
      String.raw`^\W{0,6}(?:(?:when|while|before|after|if)\s[^,:]{1,80},\s)?(?:any |all |every |each |an? )?${MACHINE}(?:\s[^.,:;]{1,80})??,?\s(?:must|should|shall|will|has to|have to|is to|are to|needs? to|please|kindly)\s(?:now |always |also |only |please |then )?${WRITE}\b`,
    ),
    unless: MACHINE_OF_PRODUCT,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'read or written by a machine',
    when: compilePattern(
      String.raw`\b(?:if|when|whenever|in case|once|should|si|wenn|falls|sofern|quand|cuando)\b.{0,60}\b(?:an? |any |une? |una |eine[rm]? |von |par |por )?(?<!\b(?:the|our|your|this|my) )${MACHINE}\b.{0,20}\b(?:read\w*|writ\w*|wrote|process\w*|generat\w*|answer\w*|draft\w*|summari\w*|compos\w*|handl\w*|behalf|appl(?:y|ies|ying)|liest|lit|lee|schreib\w*|verfass\w*|gelesen|écrit|escribe)\b.{0,80}\b(?:must|has to|have to|should|needs to|please|then|${WRITE})\b|\b(?:si|wenn|falls|quand|cuando|if|when)\b.{0,40}\b(?:lu|lue|leído|leída|read|written|écrit|escrito|processed|generated|parsed|seen|produced|created|composed|made|drafted|answered|summari[sz]ed|analy[sz]ed)\b.{0,20}\b(?:by|with|par|por)\b.{0,12}${MACHINE}\b|\b(?:wenn|falls)\b.{0,40}\bvon\b.{0,12}${MACHINE}\b.{0,20}(?:gelesen|verarbeitet|geschrieben|verfasst)|\b(?:si|wenn|falls|if)\b.{0,40}\b(?:como|comme|als|as)\b.{0,6}${MACHINE}\b`,
    ),
    unless: MACHINE_OF_PRODUCT,
    describe: describeAs('The post sets a test for letters written with a tool.'),
  },
  {
    name: 'not for people',
    when: /\b(?:humans?|human readers|real people|people|persons|human applicants)\b,? (?:can|may|should|please|must|need not|do not need to)\b.{0,12}\b(?:ignore|skip|disregard|overlook)\b.{0,20}\b(?:this|line|paragraph|part|sentence|section|note|rest|following|next)\b|\bif you(?:['’]re| are) (?:a )?(?:human|person|real person)\b.{0,20}\b(?:ignore|skip|disregard)\b/i,
    unless: MACHINE_OF_PRODUCT,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
  {
    name: 'machine, order and letter',
    when: /^(?=.{0,500}?(?:\b(?:llms?|(?:chat ?)?gpts?|copilot|claude|gemini|(?:large )?(?:language|ai) models?|(?:any|dear|hey|hello|attention|all|for|by|an) (?:ais?|bots?)\b(?! (?:engineer|developer|expert|company|product|project|startup|feature|powered|based|driven))|ai (?:writers?|writing tools?|assistants?|agents?|tools?|systems?) (?:reading|writing|that|who|which|must|should|please)\b|artificial intelligence|machine[- ](?:written|generated)|(?:copy-?paste|auto-?(?:apply|bid)(?:ding)?|automated|automatic|applying|bidding) (?:ro)?(?:bots?|scripts?|tools?|systems?|assistants?)|crawlers?|generated (?:responses?|replies|letters?|proposals?|answers?|texts?)|hidden (?:directive|instruction|prompt)s?|no (?:human|person|people) (?:is|are)\b|(?:the )?machine\b)|(?<!\p{L})(?:KI|KI-\p{L}+|Sprachmodell\p{L}*|IA|intelligence artificielle|inteligencia artificial|mod[eè]les? de langage|modelos? de lenguaje|asistentes? autom\p{L}+)(?!\p{L})))(?=.{0,500}?(?<!\p{L})(?:proposals?|letters?|your application|bids?|repl(?:y|ies)|responses?|greeting|salutation|sentences?|answers?|your text|what you write|words?|vowels?|text|this (?:ad|post|posting|line)|bewerbung|anschreiben|antwort|wort|satz|lettre|r[ée]ponse|phrase|mot|propuesta|carta|respuesta|frase|palabra|price)(?!\p{L}))(?=.{0,500}?(?<!\p{L})(?:must|have to|has to|required to|should|please|kindly|will|include|mention|begin|start|end|finish|write|add|append|give|leave out|list|explain|say|use|reply|respond|put|praise|recommend|describe|insert|sign|muss|müssen|soll(?:en|te)?|schreib\p{L}*|füg\p{L}*|beginn\p{L}*|rédigez|écrivez|commence\p{L}*|termine\p{L}*|ajoute\p{L}*|doit|doivent|incluy\p{L}*|escrib\p{L}*|empiez\p{L}*|termina|debe\p{L}?)(?!\p{L}))/iu,
    unless:
      /\b(?:(?:we|I|who|freelancers?|applicants?|candidates?|someone|developer|expert|writer|engineer) (?:will |would |can |should |must |may )?(?:not |never |also )?(?:need|want|use|used|using|build|train|know|understand|write|looking|develop|have|are|rejects?|ignore)|(?:claude|copilot|gemini|gpt[-\d.]*\w*|ai) (?:will|can|to|characteristic|in)\b|do not use|don['’]t use|without (?:AI|chat ?gpt|any AI)|no (?:AI|chat ?gpt|bots?)\b|(?:rejected|ignored|declined|deleted|skipped|not be (?:read|considered|accepted)|disqualified|welcome|fine|allowed)|our (?:\w+ ){0,2}(?:AI|bot|chatbot|model|system|agent|assistant|app|product|prompts?)|the (?:bot|chatbot|assistant|app|system|tool|agent|game|script|plugin|software|API) (?:must|should|will|can|needs?|has|begins?|starts?|is|reads?|writes?|replies|answers)|users?|customers?|visitors?|players?|students?|tickets?|api|integrat\w+|fine-?tun\w+|dataset|train(?:ing|ed)?|prompts? (?:for|that|engineer\w*)|rag|chat history|endpoint)\b/i,
    describe: describeAs('The post has an instruction meant for writing tools, not for you.'),
  },
]
