/** What a question or an instruction to applicants wants: a price, a time, samples, a file, an answer. */
import type { Ask } from '@gigbell/contract'

/** Rates that are no prices. */
const OTHER_RATE =
  /\b(?:power|energy|time|error|memory|performance|risk|noise|latency|link|sleep|water|heat|success) budgets?\b|\bsuccess fees?\b|\b(?:frame|bit|refresh|sample|sampling|error|conversion|reply|response|open|click(?:[- ]through)?|success|bounce|churn|growth|interest|exchange|heart|hash|win|acceptance|completion|retention|engagement|pass|detection|recovery|hit)[- ]rates?\b|\brate (?:your(?:self)?|our|the|limit\w*)\b|\b(?:manag|handl|work|spen[dt]|run|ran|been responsible for)\w*\b.{0,25}\bbudgets?\b|\bcost[- ](?:effective|efficient|sav\w+)|^\W{0,3}(?:rate|rank) (?!per\b|for\b|is\b|in\b|expect|and\b|card)\w+|\b(?:in charge|take charge|quotes? from|quality\/price)\b/i
const RATE =
  /\b(?:(?:hourly|daily|day|monthly|fixed|flat|your|word|page|project|per[- ]\w+|usual|desired|expected|minimum|what|which|final|real|best|estimated|target|all[- ]in|ideal|preferred|and|a) (?:rates?|price)|rates?|pricing|prices?|quote|quotation|lump sum|ballpark|fees?|charge|costs?|budget|bid (?:amount|price|with)|(?<=\b(?:an?|your|cost|price|rough|fixed|the) )estimates?(?= in\b| per\b| each\b|[.!?,;]|$| for (?:the|this|all|one|both)| of (?:the )?(?:costs?|price))|salary|wages?|compensation|pay expectations?|payment expectations?|how much(?! (?:experience|time|data|of|do you know|notice|memory))|what would you want|what you(?:['’]d| would) (?:ask|want|take|need|charge|expect)(?: (?:for|per|in)\b|\W*$)|in (?:USD|EUR|GBP|dollars|euros|pounds)|(?:do|would|will) you (?:want|need|expect) for\b|(?:your|ur) (?:hourly|daily)|forfait|cachet|verlangen|verlangst|berechnest|nimmst du|pides|what it (?:might|would|will|could) cost|demandez|facturez|would you (?:ask|charge|take|like to be paid|want to be paid)(?! (?:yourself|them|him|her|about|us|me|the|questions?))|(?:be|get|expected|your) paid|(?:expected|desired) pay|(?<!\b(?:with|in|to|accompany|into|of) )your offer|run (?:me|us)|charges|percent(?:age)? (?:do |would |will )?you|set (?:me|us) back|(?:want|expect|need) (?:per|a|each) (?:month|week|hour|word|page|piece|day)|tarifs?|tarifas?|precios?|presupuesto|cobr(?:as|arías|aría|an|a|arían)|cuánto (?:cuesta|costaría|pides|cobr\w+)|prix|devis|combien (?:co[uû]te\w*|demand\w+|factur\w+|prenez)|tjm|rémunération|honorarios|preise?s?|preisvorstellung\w*|stundensatz|stundenlohn|tagessatz|wortpreis|honorar\w*|gehaltsvorstellung\w*|kost(?:et|en)|angebotspreis|festpreis)\b|^\W{0,3}\$\s?\?/iu
/** Times, and what makes them a question of when the applicant works or delivers. */
const TIME = `(?:hours?|(?:week)?days?|weeks?|months?|evenings?|mornings?|afternoons?|weekends?|dates?|deadlines?|time ?lines?|time ?frames?|turn-?arounds?|schedules?|calendars?|capacity|slots?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|january|february|april|june|july|august|september|october|november|december|tage?n?|wochen?|stunden|días|semanas|jours|semaines|délai|frist)`
const POSSIBLE = String.raw`(?:you(?:['’]d| would| could| can| need| are| will| offer| have time)|can you|could you|free|able to|have time|possible|estimat\w+|earliest|expected|promise|realistic|delivery|terminas|brauchst|brauchen Sie|estimez|tardas|tardarías)`
const TIME_OF_APPLICANT = new RegExp(
  String.raw`\b${TIME}\b.{0,40}\b${POSSIBLE}\b|\b${POSSIBLE}\b.{0,40}\b${TIME}\b|\bturn-?around\b|\b(?:your|weekly|monthly|current) capacity\b|\bestimated (?:time|completion|duration)\b|\btime (?:that )?(?:you|it) (?:would |will )?(?:needs?|takes?)\b|\b(?:sous combien|en cuántos|in wie vielen|(?:with)?in how many)\b|\bhow much time (?:do|would|will) (?:you|it|this)\b|\b(?:ab|bis) wann\b|\b(?:Sie|du) Zeit ha(?:ben|st)\b|\bwhen you(?:['’]d| would)? have time\b|\b${TIME}\b.{0,25}\b(?:you (?:can['’]?t|cannot|could|can|need|would need)|needed|are free|is free)\b|\b(?:yes|no|ok|okay|agree\w*|commit\w*)\b.{0,12}\b(?:to|for|with) (?:that|this|the|our) (?:date|deadline|day|time|schedule|week)s?\b|\b(?:how many|in what|which|number of)\s(?:of )?${TIME}\b.{0,30}\b(?:finish\w*|ready|done|deliver\w*|complete\w*|need\w*|take)\b|\bwhen\b.{0,40}\b(?:could|can|will|would) be\b.{0,20}\b(?:ready|done|finished|delivered|on our|in our|with us|live|here)\b|\b(?:around|reachable|online|awake|available|at your desk)\b.{0,25}\b${TIME}\b|\bearliest delivery\b|\b(?:nights?|days?|weekends?|evenings?|mornings?|shifts?|hours?|dates?|\d{1,2} ?(?:am|pm)|${TIME})\b.{0,30}\b(?:(?:is|are|be|would be|suits?|works?)\s(?:fine|ok|okay|possible|good|all right|alright|manageable)|suits?|works?)\b.{0,12}\b(?:you|for you)\b|\b(?:slots?|times?|dates?|days?)\b.{0,20}\bfor (?:a|an|our|the) (?:(?:short|quick|first|brief|video|phone)\s)?(?:call|chat|talk|interview|meeting|kick-?off)\b|\b(?:can|could|would|will) you (?:be|come|travel|attend|join|make it|get)\b.{0,40}\b(?:${TIME}|march|may|in person|on site|on-site)\b|\b\d{1,2} ?(?:am|pm)\b.{0,60}\bfor you\b|\bwould you have\b.{0,30}\b${TIME}\b|\b(?:can|could|would|will) (?:you|it|this|that|they|everything|all)\b.{0,40}\b(?:done|ready|finish\w*|deliver\w*|complete\w*|live|here|over)\b.{0,15}\b(?:by|before|until|within|in time|this|next)\b|\b(?:times?|part) of (?:the )?(?:day|week)\b.{0,30}\byou\b`,
  'iu',
)
/** What happens to letters that do not do it. */
const CONSEQUENCE =
  /(?<=.{20}),? (?:otherwise|or else|or (?:I|we|it|you|your \w+) (?:will|won['’]t|can|do|skip|ignore|get)|if not,)\b.*$/is
/** "Can you work within 900 euros?" */
const SUM_ACCEPTED =
  /\b(?:can|could|would|will|are) (?:you|it|this|that)\b.{0,40}\b(?:within|for|with|under|below|on|at|accept|take)\b.{0,20}(?:[$€£]\s?\d|\b\d[\d.,]*\s?(?:[$€£]|(?:usd|eur|gbp|euros?|dollars?|pounds?|bucks)\b))/i
/** Most texts have none of these words, so that TIME_OF_APPLICANT is seldom tried. */
const NAMES_TIME = new RegExp(
  String.raw`\b(?:${TIME}|time|when|capacity|duration|completion|delivery|am|pm|done|ready|finish\w*|in person|on[- ]site|nights?|shifts?|march|may|times|(?:ab|bis) wann|Zeit)\b`,
  'iu',
)
const AVAILABILITY =
  /\b(?:hours?|days?|dates?|times?)\b.{0,30}\byou(?:['’]d| can| could| are| would)\b.{0,20}\b(?:work|start|begin|commit|deliver|finish|join|give|invest|spend|put in|available|free|online)\b|\b(?:whether|if|that|can|could|would) you(?:['’]d| can| could| would| will)? (?:be able to )?(?:deliver|finish|start|begin|complete|join|hand in|make it)\b.{0,30}\b(?:before|by|on|within|until|in)\b|\b(?:are|['’]re) (?:you )?available\b|\bearliest (?:day|moment|week|month)\b|\bfirst day you\b|\bper week\b(?=.{0,20}(?:until|$))|(?<!\b(?:if|when|where|not|readily|freely|publicly) )\bavailab\w+\b(?! (?:on|at|in the|for download|here|features|tools|plugins|options))|\b(?:when|how (?:soon|fast|quick(?:ly)?)) (?:can|could|would|will|are|do|might) (?:you|i|we)\b|\bwhen (?:you(?:['’]d| can| could| would| will| are|['’]re)) (?:be )?(?:able to )?(?:start|begin|deliver|finish|available|free|join)|\bhow (?:soon|fast|quick(?:ly)?)\b|\bwhen you (?:can|could)\b|\b(?:a|the) schedule\b|\b(?:free|next|open) slots?\b|\b(?:today|tomorrow|tonight|this week|next week|this weekend) ?\?|\b(?:libre|frei) (?:la|le|el|en|du|am|im|in)\b|\bfree (?:evenings?|days?|mornings?|hours|times?)\b|\bhätt\p{L}+\b.{0,30}\bzeit\b|\bfrom when\b|\bwhen (?:would|could|can|will)\b|\bwithin (?:the|an?|\d+|two|three) (?:hours?|days?|weeks?)\b|\bearliest (?:start|date|possible)\b|\bhow long (?:you|would|it|do|does|will|until)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.{0,30}\b(?:works?|suits?|possible|ok|okay|fine|free)\b|\b(?:rough|possible|your) schedule\b|^(?:and )?(?:a|the|your) date\b|\bcan you do (?:\w+days?|weekends?|evenings?|mornings?)\b|\b(?:do|make|manage) (?:it|this|that) by\b|\bcuándo\b|\bvos disponibilités|\b(?:earliest |possible |your )?start(?:ing)?[- ]date\b|\bday you (?:can|could) start|\b(?:can|could) you (?:start|begin)\b|\bstart(?:ing)? (?:today|tomorrow|now|immediately|right away|asap|this week|next week|on monday)\b|\btime ?zones?\b|\bworking hours\b|\bhours? (?:(?:you )?(?:can|could) \w+ )?(?:per|a|each|every)[ -](?:week|day)\b|\bhours (?:per|a) week\b|\bhow many (?:hours|days|weeks) (?:(?:a|per|each) (?:week|day|month)|(?:can|could|would|will|do|are|you)\b|it (?:will|would) take)|\bhow long\b.{0,25}\b(?:take|need|you need|be done|last)\b|\bhow many (?:hours|days|weeks)\b|\bturn-?around\b|\bdelivery (?:time|date)\b|\b(?:time ?lines?|time ?frames?|eta)\b|\btime (?:estimate|needed|required)\b|\bestimated (?:time|hours|duration|completion|delivery)\b|\b(?:which|what) (?:days|evenings|hours|times?|shifts?|schedule)\b(?! (?:of|series))|\b(?:are you|you(?:['’]re| are)|be) free\b(?! (?:to|of))|\b(?:four|4|\d|two|three|some|\w+) hours of overlap\b|\boverlap\b.{0,25}\b(?:hours?|time|CET|EST|PST|GMT|UTC)\b|\b(?:keep|meet|make|hit) (?:the|this|that|our|my) (?:date|deadline)\b|\b(?:have|deliver|ready|finish(?:ed)?|done|complete[d]?)\b.{0,30}\bby (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|next|tomorrow|end of)|\bwhen could (?:i|we)\b|\bnotice period\b|\b(?:possible|doable|feasible|realistic)\?|\b(?:disponib\w+|disponible|plazo|tiempo de entrega|lieferzeit|zona horaria|cuándo (?:podrías|puedes|podría|empez\w+|estaría)|horas (?:a la|por) semana|cuánto (?:tiempo|tardar\w+)|entrega\b.{0,12}\bcuándo|délais?|quand (?:pouvez|pourriez|pourrais|peux|seriez)|fuseau|combien de temps|heures par semaine|joignable|verfügbar\w*|zeitzone|ab wann|wann (?:k[oö]nn\w+|hätt\w+|wär\w+|wollen|ist|haben)|wie (?:lange|schnell|viele stunden)|bis wann|liefertermin|starttermin|stunden pro woche|frühestens)\b/iu
const ATTACHMENT =
  /\brésumé(?!\p{L})|\b(?:cop(?:y|ies) of your|scans? of your|proof of your|cv|c\.v\.|curriculum(?: vitae)?|resumes?|résumés|lebenslauf|hoja de vida|currículum|bewerbungsunterlagen|zeugnisse?|diplomas?|certificates?(?! (?:of|in|from)\b)|certifications?(?= attached)|loom|(?:video|audio) (?:intro\w*|recording|message)|short video|voice (?:note|message|recording|memo)|screen recording|cover letter as a|as (?:an? )?(?:pdf|word file|docx?)|photo of (?:you|yourself)|head ?shot)\b/iu
const ATTACH =
  /\b(?:attach(?:ed|ing)?|upload|enclose|joindre|joignez|adjunt[aeo]\w*|anhängen|beifügen|füg\w+\b.{0,40}\b(?:bei|an)|häng\w*\b.{0,40}\ban)\b/iu
const SAMPLE =
  /\bscreenshots? of your\b|\b(?:see|show|hear|send|share)\b.{0,40}\byou(?:['’]ve| have) (?:\w{2,}ed|shot|made|built|written|done|drawn|cut|sung)\b|\b(?:previous|past|earlier|similar|old|former) (?:\w+ ){1,2}\w+s\b(?! experience)|\b(?:photos?|pictures?|renders?|screenshots?|videos?|images?|copies|pdfs?|recordings?|links?|examples?) .{0,20}\b(?:of|to|from) (?:previous|past|earlier|similar|your|other|recent)\b|\b(?:one|two|three|some|any|a few) of your \w+|\b\w+ of yours\b|\b(?:I|we) (?:can|could) (?:see|watch|read|look at|listen to|hear|try|visit|open|play)\b|\bfrom your (?:own )?hand\b|\b(?:von (?:dir|Ihnen)|tuy[oa]s?|de toi)\b|^\W{0,3}let(?: (?:me|us)|['’]s) (?:see|hear|watch|read)\b|^\W{0,3}(?:any|got any\w*|got)\b.{3,80}\b(?:made|built|designed|written|wrote|did|done|created)\b|\p{L}*proben?\b|\b(?:samples?|portfolios?|links? (?:to|of)|work samples?|behance|dribbble|artstation|(?:your|a|any|the|link(?:s)?) (?:github|git hub|gitlab)|show ?reels?|reels?|case stud(?:y|ies)|before[ /-]{1,3}(?:and[ -])?after|(?:public|published|anonymi[sz]ed|redacted|sanitized) \w+|clips?|demos?|urls?|(?:paper|repository|repo|repos|code) we can (?:read|see|look)|writing samples?|asins|arbeitsproben?|arbeiten|referenz(?:en|projekte?)|beispiele?n?|textproben?|portafolios?|muestras?|ejemplos?|enlaces?|extraits?|démos?|exemples?|réalisations?|liens?|références|testimonials?|references?(?! (?:number|to the|manual|guide))|trabajos (?:anteriores|similares|previos)|projets? similaires?)\b|\bexamples?\b(?! of (?:how|when|what|a time|a situation))|\b(?:previous|past|earlier|prior|recent|similar|related|relevant|own) (?:\w+ )?(?:works?|projects?|jobs|pieces|designs?|sites|websites|apps|articles?|videos?|edits?|stores?|research)\b/iu
const SHOWING =
  /\b(?:let['’]s see|paste|send|record|hear|watch|let (?:me|us)|can I|could I|show|shar(?:e|ing)|includ(?:e|ing)|provid(?:e|ing)|attach|link|add|see|post|paste|submit|point|view|look at|got|joindre|joignez|envo\w+|env[ií]\w+|muéstr\w+|comparte|incluy\w+|adjunt\w+|montre[rz]?|partage[rz]?|(?:mit)?schick\w*|sende?n?|zeig\w*|füg\w*|nenn\w*|verlink\w*|have\b.{0,20}\b(?:portfolio|samples?|examples?|link)|with)\b/iu
/** A work that the applicant has made and should be shown: "three marks you are proud of". */
const OWN_WORK =
  /\brecord (?:the (?:first|opening)|one|two)\b|\b(?:send|show|share with) (?:me|us) (?:one|two|three|\d) (?:\w+ )?(?:edits?|texts?|articles?|logos?|designs?|videos?|songs?|tracks?|pictures?|photos?|illustrations?|drawings?|apps?|sites?|pages?|posts?|pieces?|renders?|translations?|scripts?|models?|charts?|dashboards?)\b|\b(?:one|two|three|four|five|a|an|any|some|des|les|una?s?|unos|eine?n?|2|3|4|5|something|anything|cartas?|textes?|texte|the|videos?|work)\b.{0,60}\b(?:you(?:['’]ve| have)? (?:\w{2,}ed|laid out|drew|led|sold|wr[io]t\w*|made|did|designed|built|buil[dt]|ghostwritten|edited|done|created|produced|developed|sped|worked|shipped|published|translated|drawn|shot|recorded|are proud|were proud|['’]re proud|shot|like best|completed|delivered|launched|illustrated|composed|animated|modeled|modelled)|they(?:['’]ve| have)? (?:made|built|done)|(?:que )?hayas? (?:diseñado|hecho|escrito|traducido|creado|desarrollado)|que vous avez \p{L}{3,}|die (?:du|Sie) (?:geschrieben|gemacht|erstellt|gestaltet|übersetzt|gebaut|entwickelt))/iu
/** "A store you filled before", "3 posts that you've written": works with their maker. */
const MADE_BY_READER =
  /\b(?!problem|time|situation|mistake|challenge|conflict|bug|issue|tool|sentence|reason|client|customer|skill|thing|idea|way|moment|lesson|metric|number|question|day|hour|decision)\w{3,} (?:(?:that|which) )?you(?:['’]ve| have)? (?:ever |already |recently |personally )?(?:\w{2,}ed|made|did|done|built|wrote|written|drew|drawn|led|sold|shot|cut|sung|sang|ran|taught|sewn|ghostwritten)\b|\bque (?:hayas?|has) \p{L}{2,}(?:ado|ido|cho|rito)(?!\p{L})|\bque vous avez \p{L}{3,}/iu
/** An item of a list without a verb: "2 demos", "one landing page you wrote". */
const BARE_ITEM =
  /^\W{0,3}(?:and )?(?:an?|one|two|three|four|five|any|some|\d{1,2}|your (?:best|latest|favou?rite|last)|works?|links?)\b/iu
/** "Two decks you are proud of" */
const PROUD = /\byou(?:['’]re| are| were) (?:most |really )?proud of\b/i
/** "Which maps have you made (links are fine)?" */
const LINKS_WELCOME = /\blinks? (?:is|are|would be) (?:fine|ok|okay|welcome|enough|great|good)\b/i
const SAMPLE_NOUN =
  /\b(?:samples?|portfolios?|links?|reels?|examples?|urls?|demos?|clips?|case stud(?:y|ies)|references?|success|before[ /-]{1,3}after|(?:public|published|live|open source) \w+|book)\b/i
/** Experience that should be described, not shown. */
const DESCRIBING =
  /\b(?:experience (?:with|in|of|on|doing|building)|have you (?:ever |already )?(?:done|worked|built|made|used|handled|written|translated|connected|completed|had|edited|delivered|managed|designed|created|developed|been)|did you|describe|explain|whether you|tell (?:me|us)|how (?:did|have|do|would) you|what (?:was|were|did|went)|(?:in|write) (?:a|one|two|three|\d) (?:short )?(?:paragraphs?|sentences?)|(?:paragraphs?|sentences?) (?:on|about|describing|explaining)|how many|summar\w+|walk (?:me|us)|talk about|hast du (?:schon|bereits)|haben Sie (?:schon|bereits)|avez-vous|has (?:hecho|trabajado|escrito))\b/iu
const FORM =
  /(?<!\b(?:in|with) (?:your|the) )\bcover letter\W*$|^\W{0,3}(?:please )?include (?:this|that|it)\b|^\W{0,3}(?:please |kindly |bitte |also )?(?:keep|limit|name (?:\w+ )?references|(?:reply|answer|respond|apply|write)(?: (?:to us|your (?:\w+ ){0,2}\w+|the \w+))? in (?!your\b|the proposal|the application)|use|apply (?:in|only|through|via|with the|by|before|until)|do not|don['’]t|no |never|sign|be (?:short|brief|concise|specific|honest)|avoid|stick|follow|submit|bewerben|antworten Sie (?:bitte )?(?:auf|in)|répondez en|responde en|read|number your|make (?:it|your)|title|put(?! your\b)|state clearly that)\b/iu

/** "English or French, but no more than one page" */
const LENGTH =
  /\b(?:no (?:more|longer) than|at most|maximum|max\.?) (?:one|two|three|half a|a|\d+) (?:pages?|words|lines|sentences|paragraphs?)\b/i

/** Whether a text names a file about the applicant, as a CV. */
export const namesPersonalFile = (text: string): boolean => ATTACHMENT.test(text)

/** Returns the kind of an ask by its words. Checks of attention are recognized before, by their own rules. */
export function findKind(said: string): Ask['kind'] {
  const text = writeOut(said).replace(CONSEQUENCE, '')
  if (SUM_ACCEPTED.test(text)) return 'rate'
  if (RATE.test(text) && !OTHER_RATE.test(text)) return 'rate'
  if (isSample(text)) return 'sample'
  if (ATTACHMENT.test(text) && !/\?$/.test(text)) return 'attachment'
  if (AVAILABILITY.test(text) || (NAMES_TIME.test(text) && TIME_OF_APPLICANT.test(text)))
    return 'availability'
  if (ATTACHMENT.test(text) || ATTACH.test(text)) return 'attachment'
  if (FORM.test(text) || LENGTH.test(text)) return 'other'
  return 'question'
}

/** Writes careless forms out, so that the patterns need only one of them. */
const writeOut = (text: string) =>
  text
    .replace(/\bur\b/gi, 'your')
    .replace(/\b(?:u|ya)\b/gi, 'you')
    .replace(/\b(?:pls|plz)\b/gi, 'please')
    .replace(/\b([wc]|sh)ud\b/gi, '$1ould')

function isSample(text: string): boolean {
  if (DESCRIBING.test(text)) return isSampleToDescribe(text)
  if ((OWN_WORK.test(text) || MADE_BY_READER.test(text)) && (SHOWING.test(text) || /\bread\b/i.test(text)))
    return true
  if (BARE_ITEM.test(text) && [MADE_BY_READER, SAMPLE_NOUN, PROUD].some((sign) => sign.test(text)))
    return true
  if (LINKS_WELCOME.test(text)) return true
  if (!SAMPLE.test(text)) return false
  return (
    SHOWING.test(text) ||
    /^\W{0,3}(?:any|got)\b/i.test(text) ||
    /^\W{0,3}(?:\S+ ){0,4}(?:samples?|portfolios?|links?|reels?|examples?|github|urls?|case stud\w+|asins|paper|demos?|beispiele?|arbeitsproben?|ejemplos?|muestras?|enlaces?|exemples?|extraits?|liens?|previous|past|similar|relevant)\b/iu.test(
      text,
    )
  )
}

/** "Describe a project and send a link." */
const isSampleToDescribe = (text: string) =>
  SAMPLE.test(text) && SHOWING.test(text) && /\b(?:links?|samples?|portfolio|screenshots?)\b/i.test(text)
