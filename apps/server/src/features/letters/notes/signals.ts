/**
 * Patterns that recognize whether a part of the additional information is a fact about the person's work or private,
 * in English, Spanish, French and German. Every pattern is linear in the length of the text.
 */

import { findSkills } from '../../jobs/index.ts'
import { MANAGED_BY_PROVIDER } from '../writer/verbs.ts'

/** An instruction to tell something: its content may be a fact. */
export const INSTRUCTION_TO_SAY =
  /^(?:(?:please|pls|plz|dear|sir|hi|hello|hey|also|and|kindly|maybe|just|only|simply|do(?= mention\b)|(?:you )?could|i would like to|i['’]d like to|would like to|bitte|por favor|merci de)[ ,!:]+){0,3}(?:mention|say|write|state|note|add|include|tell (?:them|him|her|(?:the )?client|(?:the )?customer|(?!you\b|nobody\b|noone\b|anyone\b|everyone\b|everybody\b|people\b|mom\b|mum\b|dad\b|wife\b|boss\b|support\b|upwork\b)\p{L}{3,}(?= (?:that )?I (?:can|could|will|am (?:free|available)|have time)\b))|let (?:them|him|her|the client) know|worth (?:flagging|mentioning|noting|saying)(?= that\b)|point out|(?:raise|bring up)(?= (?:\p{L}+ly )?that\b)|erwähne?|sag(?:e|en sie)?|menciona|di|mentionnez?|dis|dites|dire|précisez?):?\s+(?:clearly |openly |honestly |plainly |politely |gently |kindly |tactfully |carefully |softly |nicely |briefly |straight |right away |up ?front )?(?:that |also |dass |que |qu['’])?(.+)$/iu

/** A label before a fact or a question: "Worth saying: I did …", "Ask: which plan is it?". */
export const LABEL =
  /^(?:(?:(?:question(?: (?:for |to )?(?:them|him|her|the client))?|tell (?:them|him|her))(?=: .*\?(?: ?\([^()]*\)\??)?$)|ask(?: them| him| her)?(?=: (?:is|are|does|do|which|what|where|when|how|has|have|could|can|would|will)\b[^?]*\?$)|(?:please )?(?:mention|answer|name)(?: (?!rate|price|budget|fee)[\p{L}’']+){1,6}(?=: I\b)|worth (?:saying|mentioning|knowing)|(?:the )?(?:important|main|key) (?:bit|point|thing|part)|important(?=: I\b)|need(?=: \d)|to (?:mention|include|say)|points?|facts?|(?:my )?terms|relevant|similar|related|also|extra|plus|add|new|fresh|neu|nuevo|nouveau|note|info|my offer|ps|p\.s\.?|(?:numbers|figures|prices|price|quote|quotes) for (?:them|him|her|the client)|(?:samples?|examples?|links?) to (?:include|show|send|add))\s*:\s*|[-–•*] )/iu

/** "Be honest about it" after a fact asks for the fact to be said, also one about a gap. */
export const SAY_IT =
  /(?:(?:[,;–—-]|(?<=[.!)])|(?<=\b(?:not|never)\b.{3,80}) (?=and (?:I )?do)) *(?:and |but |so )?(?:please |pls |just |ruhig |gern |bitte )?(?:be (?:honest|upfront|open|clear|frank)(?: (?:about|on) (?:it|that|this)| there| here)?|(?:say|state|write) (?:(?:it|that|so|this)(?: (?:straight|openly|clearly|plainly|honest(?:ly)?|friendly|politely|nicely|kindly|as it is|in a friendly way)(?: (?:but|and) (?:clear(?:ly)?|polite(?:ly)?|nice(?:ly)?|gent(?:le|ly)|firm(?:ly)?|friendly|kind(?:ly)?))?)?|honest(?:ly)?|early,? (?:and|&|but) (?:friendly|politely|nicely|kindly))|(?:mention|suggest|propose|offer) (?:it|that|this|one of (?:these|those|them))|(?:das )?(?:sagen|erwähnen|reinschreiben)|dec[íi]lo|dilo|dígalo|(?:dis|dites|précise)-le|(?:you |I |we )?(?:can|could|may) (?:say|mention|add|use|give|write|put in) (?:(?:them|him|her) )?(?:it|that|this|these|those|both)(?: (?:as an? (?:first )?(?:idea|example|guess|option)|first|too|also|once|if it (?:fits|helps)))?(?:,? (?:but |and )?(?:briefly|discreetly|shortly|gently|politely))?|(?:say|mention|put) (?:it|that|this) (?:first|(?:in|near|at) the (?:first|top|start|beginning)(?: (?:line|sentence))?|near the top|up front)|so say it|(?:so )?say (?:that|this|the) (?:number|figure|sum|price|result) (?:honestly|openly|clearly|plainly|as it is)(?:,? (?:and |but )?(?:do(?: no|n['’]?)t|never) (?:inflate|exaggerate|round|stretch|hide)(?: it)?(?: up)?)?|(?:you )?(?:can |could |may |must |should )?(?:tell|word|phrase|express|put|say|write) (?:it|that|this)(?: to (?:them|him|her))? (?:(?:very )?(?:softly|gently|nicely|politely|kindly|carefully|diplomatically)|so (?:that )?(?:it|this) (?:does(?: not|n['’]?t)|won['’]?t) (?:sound|look|seem|read)\b[^,;.]{2,40}|but (?:please )?not (?:in an?|as an?|too|so) [^,;.]{3,30})|(?:say|explain|mention|tell) (?:(?:it|this|that) )?(?:(?:clear(?:ly)?|plainly|openly) )?(?:in (?:one|a|two|a few) (?:short )?(?:lines?|sentences?|words)|(?:but )?without (?:preaching|lecturing|drama|blaming\b[^,;.]{0,20}|(?:sounding|being) [^,;.]{3,20}))|be (?:honest|open|upfront|transparent)(?: about (?:it|that|this))?,? (?:but|and) (?:no|without) drama|be (?:transparent|straight)(?: (?:on|about|with) (?:it|that|this))?|worth (?:saying|mentioning|a mention)(?: up ?front| early| first)?|(?:it(?:['’]s| is) )?(?:(?:ok|okay|fine) to (?:say|mention) (?:so|it|that|this)|good to (?:say|mention|tell (?:them|him|her))(?: (?:so|it|that|this))?(?: [^,;.]{3,40})?)|better (?:to )?(?:say|mention) (?:it|that|this)(?: (?:up ?front|openly|early|first))?|(?:tell|show) (?:them|him|her)(?: (?:so|that))?|(?:please |pls )?mention|(?:please |pls )?(?:explain|say|tell|mention) (?:it|that|this)(?: to (?:them|him|her))? (?:politely|nicely|kindly|gently|briefly|shortly|simply)(?: in (?:one|a|two) (?:short )?(?:lines?|sentences?))?|(?:please |pls )?(?:say|put|explain|word) (?:it|that|this) (?:straight|openly|clearly),? but not as an? \p{L}+|I say it straight|(?:please |just )?(?:say|put|write) it like (?:that|this)|(?:someone|somebody) (?:has to|must|should) tell them(?:,? but (?:gently|kindly|nicely|politely))?|make (?:that|it|this) clear|(?:that |this |it )?(?:has|needs) to be said|put (?:it|that|this)(?: in)? (?:nicely|kindly|gently|politely)(?= |[.!(]|$)|do(?: no|n['’]?)t hide (?:it|that|this)|(?:I )?do(?: no|n['’]?)t want to (?:claim|pretend)(?: (?:it|that|this|otherwise|to be))?|(?:tell|ask)(?: (?:them|him|her))? (?:nicely|kindly|politely|gently)|ask (?:that|this|it|them|him|her)(?: (?:too|first|also|politely|nicely|kindly|gently))?|say (?:it|that|this) (?:short|briefly)(?: (?:and|but) (?:nicely|kindly|politely))?(?:,? (?:pls|please))?|(?:the )?client (?:should|must|has to) know(?: (?:that|this|it))?|say (?:it|this|that) (?:early|polite|near the start)))[.!]*$/iu

/** What is no fact although the person asks to say it: words about the client. */
export const ABOUT_CLIENT =
  /^(?:they|he|she)\b|\b(?:clients?|customers?|guys?|posts?|budgets?|employer|their company|competit\w+)\b(?! (?:in|from|side|of mine))/i

/** The same in the middle: "I have not used it, say honest: I would …". */
export const SAY_IT_BEFORE =
  /[,;–—-] *(?:please |pls |just )?(?:(?:say|write|be) (?:it |that )?honest(?:ly)?: |(?:an? )?honest line (?:about|abt|on) (?:it|that|this)(?=,))/i

const ASK = `(?:(?:please|pls|also|and|then|so|kindly|just|maybe|perhaps|(?:can|could) you|(?:I|we) (?:should|must|have to))[ ,]+(?:also )?){0,3}(?:ask|find out)(?: them| the client| client| him| her)?(?:, [^,]{3,40},)?(?: (?:please|pls|roughly|also|just|first|politely|gently|kindly|nicely|exactly|about|briefly|in (?:one|a) (?:short )?(?:line|sentence|question)))?:?`

/** A request to ask the client something: it becomes a question of the letter. */
export const REQUEST_TO_ASK = new RegExp(
  String.raw`^(?:${ASK}|(?:I(?: |(?=['’]d want\b)))?(?:also )?(?:(?:would (?:like|want)|['’]?d like|(?<=I)['’]d want|want|need|have) to (?:ask|know)|want know)(?: them| the client| him| her)?:?) (?:(?:for|about) (?=[\p{Ll}\d])(?!\d[\d.,]* ?(?:%|usd|eur|gbp|[$€£]|dollars?|euros?|fixed|flat|an? hour|per hour|days?|weeks?|months?|hours?|[,.]|$)|(?:which|what|how|whether|if)\b)(?:the |their |his |her )?(?!me\b|more\b|money\b|(?:an? )?(?:deposit|advance|raise)\b)(.{3,300}?)|((?:(?:for|in|on|at|from|to|with|by|of) )?(?:whether|if|which|what|how|when|why|where|who|whose)\b.{3,300}?))[.?!]*$`,
  'iu',
)
/** "Ask is remote accepted" */
export const REQUEST_TO_ASK_IF = new RegExp(
  String.raw`^${ASK} ((?:is|are|do|does|has|have|can|could|should|will|would|may) (?!not\b)\S.{3,300}?)[.?!]*$`,
  'iu',
)
/** "Ask the size of the database": a few words, and nobody else ("ask Priya") is asked. */
export const REQUEST_TO_ASK_THING =
  /^(?:[Pp]lease |[Pp]ls |[Aa]lso |[Aa]nd )?(?:[Aa]sk|[Ff]ind out)(?: them| the client| client| him| her)?:? (?:the |their |his |her )?((?!(?:please|pls|also|only|one|two|three|around|good|some|any|questions?|in|more|my|our|me|us|money|nicely|politely|kindly|again|nothing|no|it|that|this|them|him|her|for|about|to|if|wh\p{Ll}+|how|an?|somebody|someone)\b|\d)(?:\p{Ll}[\p{L}-]*|\p{Lu}{2,}\d*|\p{Lu}\p{Ll}[\p{L}.]*(?= (?:versions?|plan|edition|account|setup|licen[cs]e|tier|theme)\b))(?:,? [\p{L}\d&/+-]+){0,13})[.?!]*$/u

/** "Need to know the service dates for each truck and if the load is in there" */
export const NEED_TO_KNOW =
  /^(?:I )?need to know (the (?!truth\b|budget\b|price\b)[\p{L}\d /-]{3,60}(?:,? and (?:if|whether|which|what|how|when|where) .{3,100}?)?)[.?!]*$/iu

/** "Need to know Odoo Community or Enterprise?" */
export const NEED_ONE_OF =
  /^(?:I )?need to know:? ((?!if\b|whether\b|wh\p{Ll}+\b|how\b|the\b)[\p{L}\d.+# -]{2,40}) or ([\p{L}\d.+# -]{2,40})\?$/iu

/** "and number of products" continues a question. */
export const ASKS_NUMBER = /^(?:and |also )?(?:the )?(number of (?:[\p{L}-]+ ){0,2}[\p{L}-]+s)[.?]?$/iu

/** "Ask: size of the files, how many users" */
const LIST_TO_ASK =
  /^(?:please |pls |also |and )?ask(?: them| the client| him| her)?(?: also| too)?(?:: \p{L}| to (?:send|share|show|check|run|export|upload|confirm) (?!.*\b(?:deposit|payment|money|review|raise|tip|contract|advance|rating|feedback)\b))/iu

/** Whether a part asks the tool to ask the client something. */
export const isRequestToAsk = (part: string): boolean =>
  [
    REQUEST_TO_ASK,
    REQUEST_TO_ASK_IF,
    REQUEST_TO_ASK_THING,
    LIST_TO_ASK,
    NEED_TO_KNOW,
    NEED_ONE_OF,
    ASKS_NUMBER,
  ].some((request) => request.test(part))

/** A client of the person's own: "for a charity" explains the "their" after it. */
export const OWN_CLIENT =
  /\b(?:for|at|with) (?:an?|one|two|three|several|many|the (?!clients?\b|customers?\b|posts?\b|jobs?\b|company\b|budget\b)|my (?:last|previous|former)) ?\p{L}[^.]{2,80}?\b(?:they|them|their|theirs)\b/iu

/** What may follow an instruction to say something, besides whole facts. */
export const SAID_FACT =
  /^(?:I|I['’]\w+|my|everything I(?! (?:know|can))|all I(?! (?:know|can))|we|our|ich|mein\w*|yo|mi|mis|je|j['’]|mon|ma|mes|tengo|soy|puedo|trabajo)\b/i

/** "Say that embedding works only with a login": what follows "that" is meant to be said, whatever it is about. */
export const SAY_THAT =
  /^(?:(?:please|pls|plz|also|and|just|maybe|kindly|do(?= mention\b))[ ,]+){0,2}(?:(?:say|mention|write|state|add|tell (?:them|him|her|(?:the )?client)|let (?:them|him|her|the client) know) that(?! (?:straight|openly|clearly|plainly|nicely|politely|kindly|gently|early|first|too|also|honestly)\b)|tell (?:them|him|her|(?:the )?client)(?::| (?=(?:the(?! (?:truth|reason|problem|real)\b)|no one|nobody) ))) ?\S+ \S+ \S+ /i

/** "Say the app has its own cache, so pages can be old": a statement about a thing that is no client, price or post */
export const THING_STATED =
  /^(?:the|an?|each|every|most|all|no) (?!\d|(?:\p{L}+ )?(?:client|customer|owner|boss|guy|man|woman|price|rate|budget|fee|post|ad|brief|job|pay|reason|truth|deadline|offer|letter|profile|baby|wife|kids?|family|doctor)s?\b)(?:[\p{L}\d.+#-]+ ){1,4}(?:has|have|is|are|needs?|runs?|cannot|can|can['’]?t|changes?|takes?|uses?|works?|does|do|goes|keeps?|forbids?|allows?|limits?) \p{L}/iu

/** "I never used it, but the other way does the same": a gap that is said together with its remedy. */
export const GAP_WITH_REMEDY =
  /^I (?:(?:have |had )?(?:never|not|no)\b|(?:haven['’]?t|don['’]?t|didn['’]?t|lack)\b)[^,;]{3,80}, but (?!I (?:am|need|hope|want)\b)/i

/** Marks of secrets and asides: a part with one of them is private, whatever else it says. */
export const SECRET =
  /^(?:(?:price|fixed|flat|maybe) )*[$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp|dollars|euros|flat|fixed))*\?$|^or (?:do )?(?:they|he|she) (?:just |really |only )?(?:thinks?|believes?|hopes?|assumes?|imagines?)\b|\b(?:don['’]?t (?:even )?(?:mention|tell|say|show|reveal|name|put|print|include|quote|repeat)|do not (?:mention|tell|say|show|reveal|name|put|print|include|quote|repeat)|(?<!\bI )(?:don['’]?t|do not) (?:even )?(?:write|claim|pretend|oversell|exaggerate|invent|make (?:it|that|this) sound)|(?:no need|not) to (?:mention|say|print|put|write|explain|tell|include|name)|(?:must|should|may) not (?:show|be seen)\b|keep (?:that|this|it) (?:for|to) (?:yourself|us|you)\b|not? (?:write|for them)|not in (?:the )?(?:letter|text)|say nothing|leave [^.,;]{1,30} out|never (?:mention|tell|say|write)|without (?:mentioning|telling|saying)|between (?:us|you and me)|(?:none of|not|isn['’]?t) (?:their|his|her|your|anyone['’]?s|the client['’]?s) business|(?<!\bclient )secret(?!s (?:\+|and|&) |s, config|s? (?:manager|keys?|store|rotation|(?:security )?clearance)\b)\w*|confidential(?! computing)\w*|privately|private(?! (?:clouds?|networks?|subnets?|clinics?|repos?|repositor(?:y|ies)|APIs?|keys?|schools?|hospitals?|universit(?:y|ies)|lessons?|channels?|equity|banks?|servers?|beta|endpoints?|registry|npm|insurance|patients?|but (?:I|we) can (?:demo|show|share|walk))\b)|internally|internal(?! (?:\p{Ll}+ )?(?:tools?|tooling|portals?|systems?|apps?|sites?|wikis?|dashboards?|teams?|networks?|users?|processes|trainings?|platforms?|APIs?|audits?|communications?|documents?|docs|chat|chatbot|search|library|libraries|staff|medicine)\b)|note to (?:self|myself)|^(?:an? )?(?:note|reminder|memo)(?: (?:for|to))? (?:me|myself|self)(?= ?[:,–—-])|for (?:your|my) (?:eyes|information) only|for (?:you|me) only\b|only (?:if|when) (?:they|he|she|the client) asks?|only if (?:asked|needed|necessary)|fyi|just so you know|not for (?:the )?(?:client|letter)|off the record|save (?:this|that|it) for|keep (?:this|that|it) (?:quiet|to (?:yourself|myself|ourselves))|unter uns|vertraulich|geheim|intern|nicht (?:erwähnen|sagen|schreiben|verraten|nennen|reinschreiben|hinschreiben|angeben|ansprechen|rein)|ohne \p{L}+ zu (?:nennen|erwähnen)|entre nous|confidentiel\w*|ne (?:pas|le|la|lui|dis|dites|mentionne\w*)\b|entre nosotros|confidencial\w*|no (?:lo |la )?(?:menciones|digas|mencionar|decir(?:lo)?|pongas|escribas|nombres|hables|poner(?:lo)?)|sin (?:mencionar|decir|nombrar)|sans (?:mentionner|dire|nommer)|n['’](?:en|y) (?:parle|pas)|pas (?:en parler|le dire|l['’]écrire))(?!\p{L})/iu

/** The client and the post. */
const CLIENT =
  /\b(?:(?:the|this|that|these) (?:clients?|customers?|buyers?|posters?|posts?|posting|jobs?|gigs?|guys?|people|company|employer|listing|ad|offer|project(?! files?\b)|budget)|clients? (?:is|was|seems?|wants?|has|looks?|said|told|asked|pays?|will|may|might|could|probably)|they|them|their|theirs|they['’]\w+|he|she|him|his|her|hers|somebody|someone|guy|hiring manager|(?<!\b(?:ex|former)[ -])recruiter(?! (?:at|for|in))|competit\w+|other (?:freelancers?|applicants?|bidders?|clients?|offers?|jobs?)|last (?:freelancer|developer|dev|guy)|der kunde|die kundin|dem kunden|den kunden|diese[rsmn]? (?:kunde|job|auftrag|firma)|le client|la cliente|ce client|ils|elles|el cliente|la clienta|este cliente|ellos)\b/i
/** Limits of money, and negotiation. */
export const MONEY =
  /\b(?:min(?= ?[\d$€£])|minimum|(?:my|the) lowest(?= (?:price|rate|I)\b)|lowest(?= ?[$€£]?\d)|(?:I|I['’]d|would|could) go (?:at )?lowest|at least|no less than|not less than|not below|nothing below|below|under(?= ?[$€£] ?\d| \d[\d.,]*(?: ?(?:[$€£]|usd\b|eur\b|gbp\b|dollars?\b|euros?\b|an?\b|per\b|\/)|[.,;!]|$)| no circumstances)|at most|up to(?= ?[$€£] ?\d| \d[\d.,]* ?(?:[$€£%]|usd\b|eur\b|gbp\b|dollars?\b|euros?\b|bucks\b|k\b|\/|per\b|an? (?:hour|day|word|page)\b|discount\b))|go (?:down|up|as low|lower|higher)|half (?:of )?(?:the|my) (?:price|rate|fee)(?! (?:up ?front|in advance|now|first|at|after|before|on)\b)|smaller (?:price|rate|fee)|as low as|lower|cheap\w*|accept|willing|settle|negotia\w+|bargain\w*|haggl\w+|discount\w*|(?<!\b(?:record|rate|api|request|row|size|token|memory|feature|query|result|upload|file|page|quota|character|message|free tier) )limit|(?:my|a|the) floor|floor (?:is|at|of)|bottom line|worst case|drop (?:to|it|my)|reduce|come down|raise (?:it|(?:my|the) (?:rate|price))|start (?:low|at [$€£]?\d+(?! ?(?:am|pm|h\b|:|cet|gmt|utc|est)))|real (?:rate|price)|hop(?:e|ing) for [$€£]?\d+|usually charge|normally charge|normal rate|usual rate|flexible|budget|underpa\w+|low[- ]?ball\w*|markup|margin|overcharge|more if|less if|mindestens|höchstens|unter|verhandel\w*|notfalls|schmerzgrenze|rabatt|au moins|au plus|minimum|jusqu['’]à|négoci\w*|budget|como mínimo|al menos|hasta|mínimo|negociar|rebaja\w*|presupuesto)\b/i
/** Thoughts, wishes, feelings and guesses. */
const THOUGHTS =
  /\b(?:I (?:think|guess|feel|hope|suspect|believe|doubt|assume|wonder|fear|know|hate|love|want|need|wish|prefer|would (?:like|prefer|rather|love)|am (?:not|afraid|worried|desperate|tired|bored|nervous|sure|curious|excited|happy|broke)|cannot|have to|must|should|might|may|owe)|I['’]d (?:like|rather|prefer|love|say|do|take)|I['’]m (?:not|afraid|worried|desperate|tired|bored|nervous|sure|curious|excited|happy|broke)|rather|maybe|perhaps|probably|possibly|seems?|seemed|looks like|sounds|placeholder|honest\w*|frankly|tbh|imho|imo|btw|by the way|hopefully|unsure|not sure|desperate\w*|worried|afraid|scam\w*|suspicious|fishy|shady|red flags?|weird|strange|boring|ugly|awful|terrible|annoying|stupid|crap\w*|risky|picky|difficult|careful|beware|watch out|ich (?:glaube|denke|hoffe|will|möchte|brauche|fürchte|muss)|vielleicht|wahrscheinlich|leider|hoffentlich|scheint|je (?:pense|crois|veux|voudrais|dois|souhaite)|j['’](?:espère|ai besoin)|peut-être|probablement|malheureusement|semble|creo|pienso|quiero|quisiera|necesito|espero|quizás?|tal vez|probablemente|parece|lamentablemente)\b/i
/** Conditions and questions. */
const CONDITIONS =
  /(?<!\p{L})(?:if|unless|in case|otherwise|instead|falls|wenn|sonst|sinon|sauf (?=si\b|s['’])|à moins|salvo (?=si\b|que\b)|a menos|de lo contrario|remember|reminder|todo(?=:)|ask)\b|^(?:check|research|look (?:up|into)|find out)\b|\bsi (?:le|la|les|il|elle|on|el|los|me|no|se)\b|\?/iu
/** Gaps, and work that others or machines do. */
const GAPS =
  /\b(?:never|haven['’]?t|have not|hasn['’]?t|don['’]?t|do not|doesn['’]?t|didn['’]?t|did not|can['’]?t|won['’]?t|isn['’]?t|am not|no (?:experience|idea|clue|degree|certificate)|not (?:much|really|very|yet|enough|good)|barely|hardly|little experience|rusty|beginner|newbie|learn(?:ing)?|unfamiliar|lack\p{L}*|weak\w*|struggl\w+|failed?|fake|lie|lying|exaggerat\w+|pretend\w*|outsourc\w+|subcontract\w*|my (?:friend|brother|sister|colleague|cousin|wife|husband|intern|girlfriend|boyfriend|mum|mom|uncle|aunt)|my partner(?! (?:office|agency|company|studio|firm))|chat ?gpt (?:will|can|does|to do)|nie\b|kein\p{L}*|nicht|noch nie|jamais|aucun\p{L}*|pas (?:encore|de|d['’]|très)|nunca|ning[uú]n\p{L}*|no (?:tengo|sé|puedo|he|conozco|soy))(?!\p{L})/iu
/** What went wrong, and what is not right. */
const FAULTS =
  /\b(?:laps(?:es?|ed|ing)|late|delay\w*|overdue|threaten\w*|my lawyers?|sued?|complain\w*|refund\w*|guess\w*|lied|lol|haha\w*|omg|missed|forgot|badly|unfortunately|stole\w*|cracked|pirated|copied|without (?:a )?licen[cs]e|invented|faked|cried|crying|(?<!\bno \w{1,12} )lost|dropped me|dumped|blamed?|(?:am|are|is|I['’]m) broke|broken|recalled|ruined|angry|unhappy|not happy|furious|disaster|mess(?:y|ed)?|tragedy|(?:was|went|were|got it) wrong|with (?:the )?wrong|mistakes?|stopped|swollen|proud|thin|dead|died|nobody|know nothing|nothing (?:to|but|else|about)|underbid|undercharg\w+|everybody|in reality|in truth|the truth|to be fair|zu spät|verloren|geklaut|falsch|scheußlich|Krach|en vrai|raté|perdu|perdí|copié|mentí|tarde)(?!\p{L})/iu
/** Circumstances that are nobody's business. */
export const CIRCUMSTANCES =
  /\b(?:my (?:boss|employer|landlord|ex|family|kids?|children|son|daughter|mother|father|mom|dad|parents|health|doctor|therapist|lawyer|bank|salary|rent|debts?|mortgage|age|visa|divorce|exam\w*|day job|current job|main job|full[- ]time job|phone|whatsapp|telegram|e-?mail|password|address)|pregnan\w+|divorc\w+|sick\w*|illness|(?:in|to|from) (?:the )?hospital|surgery|depress\w+|burn(?:ed|t)?[- ]?out|unemployed|jobless|fired|laid off|quit|bankrupt\w*|debt|(?:my|pay|the|for) rent|(?:my|pay|the) bills|visa|asylum|lawsuit|(?:my|no|without|avoid|pay|off) tax(?:es)?|paypal|(?:on|via|over|by|to|through) (?:whatsapp|telegram|skype)|vacation|(?:my|on|have) holidays?|(?:my|(?:have|got|at) an?|['’]?s|friend|family|sister|brother|cousin) wedding|funeral|(?:am|I['’]m|too|very|quite|so) busy|slow month|need (?:the )?(?:money|cash|work)|money|cash|outside (?:of )?(?:upwork|the platform)|krank\w*|arbeitslos|schulden|miete|urlaub|mein (?:chef|arbeitgeber)|geld|malade|chômage|loyer|dettes|vacances|argent|mon (?:patron|employeur)|enferm[oa]|desemplead[oa]|deudas|alquiler|vacaciones|dinero|mi (?:jefe|jefa))\b|[\w.+-]{1,64}@[\w-]{1,64}\./i

/** A restriction: what it says may be private, and what it restricts is not the whole truth then. */
export const CONTRAST =
  /(?<!\p{L})(?:really (?:it|I)\b|but|although|though|as if|until they|until the|in truth|in fact|actually|really only|plan B|to be safe|aber|obwohl|eigentlich|in Wahrheit|mais|bien que|en réalité|pero|aunque|en realidad|because (?:I|my|of my|we|they|he|she|two|one)|weil (?:ich|mein\p{L}*)|parce que (?:je|j['’]|mon|ma)|porque (?:yo|mi|estoy|tengo)|(?<=\S )(?:since|as) (?:I|my|we|they|he|she|two|three)(?! (?:years|months|weeks)))(?!\p{L})|\((?:it['’]?s|if|es|c['’]est|son|sind) /iu
/** Judgments, the search for work, other work, and work that others or machines do in secret. */
export const JUDGMENTS =
  /(?<!\p{L})(?:(?:they|he|she|client|who) (?:never|didn['’]?t|did not|still hasn['’]?t|still haven['’]?t) (?:pay|paid)|owe[sd]? me|(?:vs\.?|versus) my|(?:hours?|days?|weeks?|minutes|afternoon|morning|evening) with (?:chat ?gpt|ai|copilot|claude)|(?:the |other )?agencies (?:take|charge|want|need)|competitor['’]?s? (?:code|files|data)|(?:employer|customer|client|company)['’]s (?:source code|code|database|data)\b.{0,20}\bI can\b|(?:with|by) (?:an?|my|some) (?:students?|intern|brother|cousin|friend) (?:helping|doing)|roommate\p{L}*|newborn|(?:he|she|they) hid|answers I can copy|(?:deposit|(?:first|advance|up-?front) payment) before|idiots?|morons?|jerks?|waste of|no clue|nobody|is great|crashed|were gone|went bankrupt|got (?:my|me|us)(?! .{3,60} back\b)|banned|let me go|(?:ok|okay|fine) only (?:for|if|when|as)|not legal|illegal\w*|proposals|bids|interviews (?:are|were|suck|bore)|elsewhere|(?:job|better|another|other) offers?|offer from|(?:second|other|another|new|night|part-time) job|hours a week already|already work\w*|let['’]?s (?:charge|say|ask)|I['’]?ll say|I say \d|(?:an?|my) (?:very )?old (?:laptop|computer|pc|mac)|in my life|dans ma vie|en mi vida|seulement|nada más|no se note|(?:use|with|through|by|using) (?:chat ?gpt|ai|deepl|gemini|copilot|claude) (?:for|and|to|then) .{0,40}(?:texts?|drafts?|articles?|translations?|letters?|proposals?|edit)|paid (?:through|outside|off|via)|baby|pregnan\w*|(?:the|their) (?:owner|founder|ceo|boss)|gekündigt|kündig\p{L}*|schwanger|scheidung|pleite|erst nach|autre client qui|licencié\p{L}*|viré\p{L}*|enceinte|otra oferta|cobr(?:é|ar|aba)|anticipo|despid\p{L}*|despedid\p{L}*|embaraz\p{L}*|typos?(?!\d)|flop\p{L}*|bad|worse|worst(?= (?:case|client|job|month|paid|year|time|thing))|ugly|0 (?:replies|meetings|sales|results|answers)|disputes?|litig\p{L}*|flu|fever|(?:at|to|see) (?:the|my|a) dentist|dentist appointment|pub|my (?:church|car|flat|apartment|house|dog|cat|dad|kid['’]?s?)|templates? from|petrol|looks? like I|other applications|left me|no life|day job|rivals?|bluff\w*|padding|commissions? (?:from|for me)|get a commission|(?:all|half|mostly|partly|some) (?:by|with|through) (?:chat ?gpt|deepl|ai|gemini|claude|copilot)|for \d+ ?% of|until (?:my|it|I)|mitgehen|zur Not|Insolvenz|Klinik|au noir|ancien patron|mon fils|ma fille|guérie?|sin contrato|con IA|mit KI|avec l['’]IA|(?:first|before|normally|yesterday) (?:it )?was [$€£]?\d+|what I told|bill (?:it|them|him)|charge (?:it|them|him)|how much they|had to be redone|forbids?|not allowed|criminal|prison|stutter|(?:got|been|was) diagnosed|factur[ée]\p{L}*|neighbou?rs?|(?:in|to|at) court|third place|overslept|easier for|embarrassing|except when)(?!\p{L})/iu

/** "Five dashboards for 375.." */
const TRAILING_OFF = /[\p{L}\d]\.\.$/u

/** Signs of what is private. */
export const PRIVATE = [
  TRAILING_OFF,
  CLIENT,
  MONEY,
  THOUGHTS,
  CONDITIONS,
  GAPS,
  FAULTS,
  CIRCUMSTANCES,
  CONTRAST,
  JUDGMENTS,
]

/** Signs of what is private whatever the words around it say. */
export const STRONG_SIGNS = [MONEY, FAULTS, CIRCUMSTANCES, JUDGMENTS, TRAILING_OFF]

/** What is private although the person asks to say it: limits of money, and circumstances. */
export const PRIVATE_IF_SAID = [MONEY, CIRCUMSTANCES, JUDGMENTS]

/** "Tell them 10 days, I need 4": the second part is not for the client. */
export const OTHER_TRUTH =
  /[,;–] ?(?:I|I['’]m|it['’]s|its(?= (?:not|only|just|really|my|the|an?|\d))|it is|the day job|we) (?:am|need|have|had|was|were|can|could|only|just|in|me|from|did|do)?\b/i

/** Words that call something untrue, or tell what was claimed before ("only told them I did"). */
export const LIE =
  /\b(?:is|was|it['’]?s|that['’]?s) (?:an? |half an? |just an? |such an? )?lie\b|(?:\bnot|n['’]?t) (?:really |quite |exactly )?true\b|\b(?:lied|lying|untrue|made[- ]up|exaggerat\w*|bluff\w*|pretend\w*)\b|\btold (?:them|him|her|you|(?:the|this) (?:client|company|team)) (?:that )?I (?:did|do|have|had|can|could|was|am)\b/i

/** A request to say something that is not quite true. */
export const UNTRUE = new RegExp(
  String.raw`\bmy (?:team ?lead|colleague|boss|friend|brother|cousin|sister|partner|wife|husband)\b|${LIE.source}`,
  'i',
)

/** What is private in a question to the client too: such a question may name the client and a condition. */
export const PRIVATE_IN_QUESTION = [MONEY, THOUGHTS, GAPS, FAULTS, CIRCUMSTANCES]
/** A word for the person. */
export const FIRST_PERSON = /\b(?:I|I['’]\w+|me|my|mine|we|us|our)\b/i
/** A question without "I" is about the client's own matters, which may be refunds, limits and taxes. */
const OF_CLIENT =
  /\b(?:tax(?:es)?|refunds?|cash|at (?:least|most)|up to|floor|under|below|minimum|limits?|(?:do|does|did|is|are|was|were|has|have|can)(?:n['’]?t| not)|not|never|lost|late|delay\w*|missed|failed?|broken|nothing|nobody|everybody|mistakes?|holidays?|vacation|whatsapp|telegram|skype|e-?mail|password|discounts?|margins?|profit|reduced?|lower|higher|flexible)\b/gi
/** What judges the client is not asked in any question. */
const JUDGES =
  /\b(?:(?:their|your|his|her) problem|offenders?|criminals?|reali[sz]e|cheat\w*|sorry|genius|trouble|knows? what (?:they|he|she|you)|how (?:low|high|much) (?:(?:should|can|could|do) I|I (?:should|can|could|dare))|a joke|why (?:they|he|she|you) pay|pay(?:s|ing)? so (?:little|low|few|bad(?:ly)?)|what (?:(?:should|can|could|do) I|I (?:should|can|could)) (?:charge|ask|say|write|take)|really|serious(?:ly)?|honest(?:ly)?|scam\w*|fake|cheap\w*|crazy|stupid|weird|strange|suspicious|trust|lie|lying|budget|negotia\w+|afford|fired|broke|quit|rude|reviews (?:say|are)|(?:bad|poor|fake|few) reviews|pay(?:s|ing)? (?:at all|on time)|when (?:do )?(?:they|he|she|you) pay|idiots?|ghost(?:ing|ed)?|why so)\b/i

/** Whether a question that the client is to be asked has something that is not for the client. */
export function isPrivateQuestion(question: string): boolean {
  const own = FIRST_PERSON.test(question) ? question : question.replace(OF_CLIENT, ' ')
  return JUDGES.test(question) || PRIVATE_IN_QUESTION.some((sign) => sign.test(own))
}

/** Verbs in the past that describe no finished work. */
const NO_DEEDS =
  'wanted|hoped|needed|liked|loved|asked|applied|noticed|tried|earned|charged|owed|missed|borrowed|cheated|failed|argued|wished|talked|called|messaged|contacted|offered|agreed|promised|accepted|refused'

/** The person's work, rate, availability, place, languages, education and links. */
export const FACT = new RegExp(
  [
    // English
    String.raw`^(?:in (?:19|20)\d\d,? |last (?:year|month|week),? |recently,? |since (?:19|20)\d\d,? |for \d+ years,? |previously,? |currently,? |right now,? )?I(?:['’]ve| have| had|['’]m| am| was)?(?: just| also| already| recently| personally| once| currently| previously| both)? (?:did|done|built|build|made|wrote|write|designed?|developed?|created?|delivered|deliver|shipped|migrated?|moved|set up|ran|run|led|lead|managed?|maintain\w*|automated?|automate|translated?|edited|edit|proofread\w*|tested|trained|taught|teach|worked|work|working|helped|launched|optimi[sz]ed|improved|reduced|increased|cut|took|handled|integrated|implemented|deployed|published|completed|finished|recorded|produced|drew|illustrated|photographed|coached|sold|organi[sz]ed|coordinated|founded|co-founded|hosted|moderated|researched|analy[sz]ed|audited|installed|repaired|configured|studied|graduated|specialis\w+|specializ\w+|certified|fluent|native|based|located|available|speak|live|use|used|code|program\w*|hold (?:\d|an? |the |two|three|four)|have (?:\d|a |an |two|three|four|five|six|seven|eight|nine|ten|experience)|an? |the author|\d|two|three|four|five|six|seven|eight|nine|ten|experience|can (?:also )?(?:start|begin|take \d[\d.,]*|make|write|prepare|deliver|work|show|share|provide|send|join|commit|offer|finish|do|handle|be reached)|reply|answer|charge)\b`,
    String.raw`^I(?:['’]ve| have)?(?: already| also| just| recently)? (?!${NO_DEEDS})[a-z]{3,}ed \w`,
    `^(?:(?:in|since|at|for|last|two|three|four|five|some) [^,.]{1,40}?,? )?I(?:['’]ve| have)?(?: already| also| just| recently| once)? (?!${NO_DEEDS})(?:[a-z]{3,}ed|built|made|wrote|did|led|ran|took|taught|sold|cut|set up|won|grew|found|brought|kept) [a-z0-9]`,
    String.raw`^I have (?:[\w.+#/-]+ ){1,3}(?:installed|set up|ready|on (?:my|the) (?:bench|desk|shelf))\b`,
    String.raw`^(?:(?:just|recently|also|already) )?(?:did|used|volunteered|won|have|went live with) (?:an?|the|it|this|that|almost|exactly|much|nearly|my|our|two|three|several|for|at|with|\d)`,
    String.raw`^(?:(?:just|recently|also|already) )?(?:did|used|won) [a-z][\w.+#/-]* (?:once|twice|often|daily|a lot|every|for|in|at|on|[+&]|and)(?!\w)`,
    String.raw`^(?:can|could|will) (?:start|begin|look at|do|deliver|finish|join|send|work|come|be (?:there|done|ready|finished|delivered)|call|have it)\b`,
    String.raw`^I(?:['’]d| would)(?: first| then| also)? (?:first |then )?(?:start (?:with|by|from)|begin (?:with|by)|look at|build|split|set up|make|measure|propose|suggest|recommend|use|test|check|keep|write|move|add|replace|read)\b`,
    String.raw`^I propose \d`,
    String.raw`^I(?:['’]d| would) need (?:the|an?|some|(?:about |around )?\d)`,
    String.raw`^I could (?:start|begin)\b`,
    String.raw`^I(?:['’]ve| have) been (?!thinking|feeling|waiting|struggling|looking|hoping|wanting|trying|dealing|suffering|fighting|applying|talking|getting|having|avoiding|worrying)[a-z]+ing .*\d`,
    `^(?:since|as|because) [^,.]{5,80},? I(?:['’]d| would) (?!like|love|rather|prefer)`,
    String.raw`^(?:I )?(?:can|could) (?:also )?(?:overlap|work|talk|call|join)\b`,
    String.raw`^I(?:['’]m| am) free (?:on|from|now|this|next|in|every|today|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun)\w*`,
    String.raw`^(?:this|next) (?:week|month) I(?:['’]m| am) (?:free|available)\b`,
    String.raw`^start(?:ing)? (?:on )?\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`,
    String.raw`^(?:about |around |ca\.? |roughly )?\d+(?: \w+)? (?:would|will) take me\b`,
    String.raw`^(?:last|this|in|since) (?:week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d),? I (?!want|need|hope|am|was|feel|had|earned|charged|owed|missed|lost|borrowed)\w+ (?:an?|the|\d|two|three|four)\b`,
    String.raw`^(?:flat |fixed |total )?(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:usd|eur|gbp|dollars?|euros?|bucks|[$€£]))(?: (?:flat|fixed|total|all in|in total|(?:a|per) (?:month|week|day|page|item|project)))(?: for [^,.]{1,60})?[.!]?$`,
    String.raw`^(?:flat|fixed|total) \d[\d.,]* ?(?:a|per|for|usd|eur|gbp|in)\b`,
    String.raw`^(?!.*\b(?:but|could|would|though|if|until|unless|maybe|perhaps|min|minimum|lowest|not less)\b)(?:(?:my|the) )?(?:(?:weekly|daily|hourly|monthly|flat|fixed|total) )+(?:price|rate|fee|quote)\b[^.]{0,40}\d`,
    String.raw`^(?:about |around |ca\.? |roughly )?(?:[$€£]\s?)?\d[\d.,]*\s?(?:usd|eur|gbp|dollars?|euros?|[$€£])?(?: fixed| an hour| per \w+){0,2} (?:is|are|would be) (?:fine|ok|okay|good|alright)(?: for me| with me)?\b`,
    String.raw`^[\w ,’'-]{3,40} (?:was|were) (?:part of )?my (?:job|work|task|project)s?\b`,
    String.raw`^[\w.+#]+(?: \w+){0,3} I (?:used|use|had|have used|did|know|learn(?:ed|t)) \w`,
    String.raw`^(?:\d+ \w+|it|this|that) (?:would take|takes|take) me (?:about |around |ca\.? |roughly )?\d`,
    String.raw`^I (?:have (?:my own|own |an? |one |two |three |several |\d)|do (?:almost )?(?:the same|this|that)\b|(?:don['’]?t|do not) use )`,
    String.raw`^my (?:estimate|offer) is\b`,
    String.raw`^(?:about |around |ca\.? |roughly )?\d+(?:\s?[-–]\s?\d+)? (?:hours|days|weeks)\b[^a-z]*[^.]{0,40}\d`,
    String.raw`^(?:this|next) (?:week|month) .{0,40}\bI can (?:start|begin)\b`,
    String.raw`^(?!.*\b(?:but|could|would|though|if|until|unless|maybe|perhaps|ideally|otherwise|actually|really|normally|can do|down to)\b)(?:(?:my|fixed|total) )?(?:price|rate|quote|time ?line|delivery(?: time)?|deadline)\b[^.]{0,40}\d`,
    String.raw`^(?:time ?line|delivery|deadline|estimate|eta)\s*:`,
    String.raw`^(?!wanted|hoped|needed|liked|loved|asked|applied|noticed|tried|earned|charged|owed|missed|borrowed|cheated|failed|argued|talked|called|messaged|contacted|agreed|promised|accepted|refused)[a-z]{3,}ed (?:with|as|in|on|for|the|an?|my|\d)\b`,
    String.raw`^I(?:['’]ll| will| can) (?:start|begin|deliver|be available|work|finish|include|provide|send|document|test|give|do|offer)\b`,
    String.raw`^my (?:rate|price|fee|hourly rate|quote|portfolio|website|site|blog|github|gitlab|behance|dribbble|linkedin|time ?zone|availability|work(?:ing hours)?|hours|native language|mother tongue|degree|team|experience|background|speciality|specialty|main|last|latest|recent|previous|current stack|stack|tools?|turnaround|delivery time|clients include|english|german|french|spanish)\b`,
    String.raw`^(?:(?:precio|tarifa|plazo|tarif|prix|délai|preis|stundensatz|lieferzeit)\s*:|rate\s*:|price\s*:)|^(?:rate|price|fee|hourly rate|availability|portfolio|website|github|gitlab|behance|dribbble|linkedin|location|time ?zone|languages?|experience|degree|turnaround|samples?|examples?)\s*:`,
    String.raw`^(?:available|based|located|fluent|native|certified|experienced|specialized|specialised|built|build|developed|designed|created|worked|wrote|led|managed(?! ${MANAGED_BY_PROVIDER}\b)|migrated|automated|translated|edited|taught|launched|optimi[sz]ed|delivered|shipped|published|took|cut|reduced|increased|grew|can start|can do (?:a |this |it)|ready to start|free (?:from|to start|today|tomorrow|tonight|now|on|until|this|next|every)|degree in|diploma in|bachelor|master of|ph\.?d|\d+\+? years|over \d+ years|more than \d+ years|\d+ hours (?:a|per) week)\b`,
    String.raw`^we (?:are an? |built|have built|developed|designed|delivered|run|maintain|work\b)`,
    // German, French, Spanish
    String.raw`^ich (?:habe|bin (?:ab|verfügbar|in|seit|zertifizierte?r?|ausgebildete?r?|diplomierte?r?)|kann (?:ab|sofort|am|nächste|morgen|heute)|arbeite|spreche|wohne|lebe|baue|schreibe|übersetze|entwickle|betreue)\b`,
    String.raw`^(?:kann (?:ab|sofort|am|nächste\w*|morgen|heute) |ab (?:sofort|morgen|heute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|\d)|mein(?:e)? (?:stundensatz|preis|satz|portfolio|website|muttersprache|verfügbarkeit|erfahrung|letzte[rs]?)|verfügbar|stundensatz:|\d+ jahre|wohnhaft|muttersprach\w+)\b`,
    String.raw`^(?:je (?:suis (?:disponible|bas[ée]+|certifi[ée]+|traduct\w+|développeu\w+|rédact\w+|graphiste|spécialisée?)|peux (?:commencer|livrer|démarrer)|travaille|parle|vis|habite|développe|traduis)|j['’]ai (?:\d|travaillé|développé|créé|réalisé|traduit|conçu|livré|migré|construit|une? )|mon (?:tarif|portfolio|site)|ma (?:disponibilité|langue maternelle)|dispo(?:nible)?\b|tarif\s*:|\d+ ans)`,
    String.raw`^(?:(?:yo )?(?:tengo \d|tengo experiencia|he (?:trabajado|desarrollado|creado|diseñado|traducido|migrado|construido)|puedo (?:empezar|comenzar|entregar)|trabajo|hablo|vivo|estoy disponible|soy (?:desarrollador\w*|diseñador\w*|traductor\w*|redactor\w*|programador\w*))|(?:empiezo|entrego|cobro|puedo (?:hacerlo|tenerlo)) |mi (?:tarifa|portafolio|sitio|disponibilidad|lengua materna)|disponible|tarifa\s*:|\d+ años)`,
  ].join('|'),
  'i',
)

/** Work that was done: it is a fact where it names a figure or a tool too. */
export const DONE =
  /\b(?:moved|migrated|upgraded|rebuilt|built|fixed|fix daily|repaired|recovered|restored|found|tested|set up|cut|wrote|rewrote|edited|delivered|trained|translated|installed|configured|launched|shipped|automated|replaced|reduced|raised|grew|designed|created|scraped|cleaned|typed|sorted|resolved|solved|closed|finished|handled|managed|reconciled|imported|exported|optimi[sz]ed|completed|swapped|my daily (?:thing|work|tool)|in production)\b/i

/** An open question about the job. */
const OWN_QUESTION =
  /^(?:and )?(?:is|are|does|do|which|what|where|when|how|has|have|could|can|would|will|¿)(?=[ ¿\p{L}]).{8,200}\?$/iu
/** Whether a part asks which of two things the client wants: tools, or such as the question goes on about. */
const isChoice = (part: string) =>
  CHOICE_QUESTION.test(part) &&
  !SPEAKS_TO_TOOL.test(part.replace(/\bwho will\b/i, ' ')) &&
  (/, (?:and )?(?:who|which|what|how many|where|when) /i.test(part) ||
    findSkills(part).length > 0 ||
    OF_WORK.test(part))
const OF_WORK =
  /\b(?:web|site|app|desktop|mobile|online|print|video|audio|text|pdf|x86|arm64?|cloud|local|self-hosted|hosted|paper|hourly|daily|weekly|monthly|yearly)\b/i
/** "Site or app, and who will use it?" */
const CHOICE_QUESTION =
  /^(?!(?:I|we|me|my|the|they|he|she|good|bad|yes|no|scam|serious|fake|cheap|joke|legal|crazy|money)\b)\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)? or (?!(?:not|what|no|never|else)\b)(?:an? )?\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)?(?:,? (?:and )?(?:who|which|what|how many|where|when) [^?]{3,80})?\?+$/iu
/** Words of a question that is addressed to the tool or doubts the job. */
const SPEAKS_TO_TOOL =
  /\b(?:how much trouble|fired|offenders?|girl\w*|trouble|lawsuits?|idiots?|clinic\?|it worth|me|I|my|legal|serious|joke|catch|pay(?:s|ing|ment)?|paid|cheap\w*|budget|money|why|hired?|know|any(?:one|body)|some(?:one|body)|who|deadline|scam\w*|trust\w*|crazy|kidding|think|for real|really|even|ever|last (?:dev\w*|freelancer|guy|designer|writer|translator)|others?(?! than)|before me|stupid|rude|angry|reviews?|rating)\b/i
/** A question that names the client asks what the client has, wants or uses. */
const ASKS_CLIENT =
  /\b(?:(?:does|do|can|could|will|would|has|have) (?:he|she|they|(?:the|their) \p{L}+) (?:already |also |still )?(?:got|have|want|need|use|share|send|provide|prefer|plan|expect|keep|export|sell|host|run|go|target|like)|(?:which|what) .* (?:is|are) (?:he|she|they) (?:on|using|running|at|in|from|based)|what (?:do|does) (?:he|she|they) mean|^(?:which|what) (?:errors?|messages?|codes?|results?|warnings?) (?:do|does|did) (?:he|she|they) (?:get|see)\b|(?:which|what) .* (?:he|she|they) (?:use|uses|have|has|want|wants|need|needs|prefer|prefers)|what (?:is|are) (?:their|his|her|the) (?:[a-z]+ ){1,3}(?:written|built|made|running|hosted|based|done) (?:in|on|with)|how (?:many|much) [a-z ]{2,30} (?:he|she|they) (?:needs?|wants?|has|have|uses?)|^what (?:is|are) (?:their|his|her) (?:(?:tech|current|technical|existing) )?(?:stack|set-?up|deadline|timeline|time ?zone|hosting|CMS|database|platform|workflow|process|version|system|tools?)\b|is theirs|(?:do|does|can) (?:he|she|they|(?:the|their) \p{L}+) (?:already |also |still )?(?:get|see|receive) (?:the|an?|any|all|their|files|access|mails?|orders?|logs|traffic|alerts)\b|^(?:and )?(?:is|are) (?:he|she|they) (?:already |brand |vat )?(?:registered|located|hosted|using|running)\b(?! offenders?)|is (?:he|she) (?:the )?(?:admin|administrator|owner|author|editor|manager) of)\b|^(?:and )?(?:do|does) (?:they|he|she) \p{Ll}+ \S+(?: \S+){0,3} or \S+(?: \S+){0,3}\?$/iu
/** "How many points is it, and are they all in one country?": they are the points. */
export const ASKS_OF_THINGS =
  /^how many [\w-]+s (?:is it|are there|are they|do you have),? and (?:are|do|is|have) (?:they|these) [^?]{3,60}\?$/i
const CLIENT_PRONOUN = /\b(?:he|she|they|him|her|them|his|their|theirs|the client)\b/i
/** "do they want it on site or also from phone", "also what db is the other system": a question without its sign */
export const UNMARKED_QUESTION =
  /^(?:and |also )?((?:(?:do|does|did|is|are|has|have|can|could|will|would|should) (?:they|he|she|the client|you|there|their|any)|(?:does|did|is|are|has|can|could|will|would|should) (?:the(?! same\b)|it)(?!.*\bI\b)|(?:which|what|how|where|when) (?:(?!I\b|it\b|my\b|we\b)[\p{L}\d-]+ ){0,3}?(?:is|are|do|does|did|has|have|can|will) (?:they|he|she|the|their|there|it|you)) (?:[^?]|\?\)){2,200}?)[.!]?$/iu

/**
 * Returns whether a part is an open question for the letter. One that names the client is addressed to the tool, unless it
 * asks what only the client can answer.
 */
export function isOwnQuestion(written: string): boolean {
  const part = UNMARKED_QUESTION.test(written) ? written.replace(/[.!]?$/, '?') : written
  return (
    isChoice(part) ||
    (OWN_QUESTION.test(part) &&
      !SPEAKS_TO_TOOL.test(part) &&
      (!CLIENT_PRONOUN.test(part) || ASKS_CLIENT.test(part) || ASKS_OF_THINGS.test(part)))
  )
}

/** "38 EUR/h or 1,450 flat", "45/h", "1,900 for ten hours", "fixed fee, 6,800", "Logo and stationery: 900". */
export const PRICED =
  /^(?:(?:fixed|flat) (?:fee|price),? )?(?:[$€£]\s?)?\d[\d.,]*\s?(?:usd|eur|gbp|dollars?|euros?|quid|[$€£])?\s?(?:\/\s?(?:h|hr|hour|page|word|min|minute|day)\b|per (?:hour|page|word|minute|day|project)\b|flat\b|for (?:an?|the|one|two|three|ten|\d)\b|all in\b)|^[\p{L} ,+]{3,60}: (?:[$€£]\s?)?\d[\d.,]{1,6}(?: ?(?:usd|eur|gbp|[$€£]))?\.?$|\d\s?(?:h|hours?|days?|weeks?|evenings?)\b[^.]{0,20}?[ =][$€£]?\d[\d.,]*\s?(?:usd|eur|gbp|[$€£])/iu

/** Words of a sentence: what has none of them is a list of tools, equipment or figures. */
export const SENTENCE_WORDS =
  /\b(?:I|me|he|she|they|we|us|him|them|you|is|are|was|were|be|been|has|had|have|do|does|did|get|gets|got|give|gives|gave|go|goes|went|say|says|said|tell|tells|told|think|want|wants|see|saw|make|makes|made|take|takes|took|keep|keeps|need|needs|pay|pays|paid|would|could|should|will|might|may|must|can|cannot|not|no|zero|please|sorry|still|just|only|anyway|ich|er|sie|ist|war|hat|habe|je|il|elle|est|suis|ai|yo|es|fue|he|ha|tengo)\b|['’](?:m|s|re|ve|d|ll|t)\b/i

/** A time with what was reached in it: "in October one app had 31 crash types, after 9 days only 4". */
export const REACHED =
  /^(?!.*\b(?:earned|charged|owed?|paid me|I made \d)\b)(?:(?:last|latest|newest) [\w ]{2,25}: .*\d|(?:in|last|this|since) (?:week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b.*\d.*\d)/i

/** "I'd like to ask for 20 sample images before quoting": what the person wants from the client. */
export const REQUEST_FOR =
  /^I(?:['’]d| would) like to (?:ask for|see|get|receive) (?:\d+|an?|the|some|one|two|three|your)(?!.*\b(?:money|deposit|more|they|them|he|she)\b)/i

/** "The docs for a backup tool I finished last week": the thing, then who did it. */
export const THING_DONE =
  /^(?:the |my |that |an? )?([^,.;:]{4,80}?),? (?:that |which )?I (finished|did|built|made|wrote|completed|delivered|designed|launched|migrated|set up|shipped)\b(.*)$/i

/** "I would like to show https://…": only the link is printed. */
export const SHOW_LINK =
  /^(?:(?:please|pls|also|I would like to|I['’]d like to) )*(?:show|link|use|add|include|mention|share|give|put in)\b[^.]{0,30}?(https?:\/\/\S+)/i

/** A remark to the tool: a text is missing in the profile, belongs to one of its projects, or exceeds the budget. */
export const NOT_IN_PROFILE =
  /(?:[,;–-] (?:my |the )?profile is (?:old|outdated|not (?:up to date|updated|current))(?=[.,;!]|$)| ?\((?:(?:this|it) )?(?:is not|isn['’]t|not) (?:yet )?(?:in|on) (?:my |the )?(?:profile|cv|resume)(?: yet)?\)| ?\((?:todavía |aún )?no está en (?:el|mi) perfil\)| ?\((?:steht )?(?:noch )?nicht im profil\)| ?\(pas (?:encore )?dans mon profil\)|[,;–-] (?:(?:this|it|that) )?(?:is not|isn['’]t|not) (?:yet )?(?:in|on) (?:my |the )?(?:profile|cv|resume)(?: yet)?(?=[.,;!]|$)|, (?:(?:this |that |it )?(?:may|might|could) be|maybe|perhaps) (?:useful|relevant|interesting|helpful)(?=[.!]|$)|, (?:(?:steht )?(?:noch )?nicht im profil|(?:todavía |aún )?no está en (?:el|mi) perfil|pas (?:encore )?dans mon profil)(?=[.,;!]|$)|[,;–-] (?:that|this|it)(?:['’]?s| is| was) (?:exactly |basically |also |already |just )?(?:the|my|in) (?:[\w-]+ ){0,5}(?:project|profile|entry|card|cv|one)(?: (?:in|on|of) (?:the|my) profile)?(?=[.,;!]|$)|, (?:(?:a bit|slightly|well) )?(?:above|over|below|under|within) (?:their|his|her|the) (?:number|budget|price|rate|limit)(?=[.,;!]|$))/iu

/** A bare link to a place where people show their own work. */
export const KNOWN_PORTFOLIO =
  /^(?:https?:\/\/)?(?:www\.)?(?:github|gitlab|behance|dribbble|linkedin|codepen|kaggle|vimeo|artstation|clippings|contently|journoportfolio)\.(?:com|net|io|me)\/\S+$/i

/** "in hospital", "from monday", "in two weeks": what follows "in" and "from" and is no place. */
export const NO_PLACE =
  /\b(?:in|from) (?:\d|(?:next|this|last|today|tomorrow|now|then|here|there|home|one|two|three|four|five|six|several|about|around|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|between|no|some|any|hospital|rehab|prison|jail|therapy|quarantine|treatment|recovery|custody|chemo\p{Ll}*|debts?|trouble|love|bed|court|shock|doubt|pain|need|charge|mourning|contact|touch|favou?r|talks|time|hurry|school|church|theory|fact|general)(?!\p{L}))/iu
