/** Tells apart who a sentence speaks to: every applicant, the product, or nobody ("Why us? Because …"). */
import { findKind, namesPersonalFile } from './kinds.ts'

/** The person who reads the post. Sie and Ihr are capitalized; "su", "son" and "ihr" alone would be anybody. */
const READER =
  /(?<!\p{L})(?:[Yy]ou(?:r|rs|rself)?|YOUR?S?|[Uu]r|u|[Yy]a|ya['’]ll)(?!\p{L})|(?<!\p{L})(?:[Tt]ú|[Tt]us?|[Tt]i|[Tt]e|[Uu]sted(?:es)?|[Vv]osotros|has|tienes|eres|puedes|podrías|cobras|cobrarías|harías|sabes|conoces|trabajas|usas|usarías|empezarías|llevas|hablas|vives)(?!\p{L})|(?<!\p{L})(?:[Vv]ous|[Vv]otre|[Vv]os|[Tt]on|[Tt]a|[Tt]es|[Tt]oi|[Aa]s-tu|[Pp]eux-tu|[Aa]vez)(?!\p{L})|(?<!^)(?<!\p{L})(?:Sie|Ihre?[nmrs]?|Ihnen)(?!\p{L})|(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[nmrs]?)?|[Ee]uch|[Ee]ure?)(?!\p{L})/u

/** Words that open a request to applicants, with the part that may stand before them. */
const BEFORE = String.raw`(?:[\p{L} ]{2,30}:\s+(?=please\b)|(?:so|and|also|then|if possible|if you can|ideally|additionally|furthermore|moreover|besides|in addition|finally|lastly|first|second(?:ly)?|third(?:ly)?|next|again|importantly|important|note|ps|p\.s\.|bonus|thanks|hi|hello|y|et|und|además|aussi|außerdem)[,:.!]?\s+|(?:please|kindly|pls|plz|por favor|merci de|merci d['’](?=\p{L})|veuillez|bitte|s['’]il vous pla[iî]t)(?:[,:]?\s+|(?<=['’]))(?:(?:nous|me|uns|mir) )?(?:also |do |just |be sure to |make sure (?:to|you) |ensure (?:to|you) |feel free to )?|just\s+|(?:briefly|shortly|quickly|simply|kindly|finally|instead)\s+|do\s+|be sure to\s+|make sure (?:to|you)\s+|don['’]t forget to\s+|remember to\s+|you (?:must|should|need to|have to|can|will need to)\s+)`
const APPLICATION_CUE = String.raw`(?:(?:(?:in order )?to (?:apply|be considered|be shortlisted|get (?:a|my|our) (?:reply|attention)|stand out)|when (?:you(?:['’]re)? )?(?:apply(?:ing)?|reply(?:ing)?|respond(?:ing)?|bid(?:ding)?|submit\w*|writ(?:e|ing)(?: (?:to )?(?:us|me))?|contact(?:ing)? (?:us|me)|messag(?:e|ing) (?:us|me)|get(?:ting)? in touch)|if (?:you(?:['’]re| are)? )?(?:interested|this (?:is|sounds|fits)|you (?:can|think|feel|want|would like|['’]d like))[^,.:;]{0,60}|if (?:yes|so|not)|interested\??|(?:in|with|as part of|along with|inside|within|on|at the (?:top|start|beginning|end) of) (?:your|the|each) (?:\w+ )?(?:proposals?|applications?|repl(?:y|ies)|responses?|bids?|cover letters?|letters?|messages?|answers?|e-?mail|offers?|pitch|first message)|(?:your )?(?:applications?|proposals?|bids?|repl(?:y|ies)|bewerbung)\s?(?=:)|before (?:we|you) (?:talk|start|begin|speak|apply)|applicants?|candidates?|en (?:tu|su) (?:propuesta|respuesta|mensaje)|para (?:postular\w*|aplicar)|al (?:postular|aplicar)|dans votre (?:réponse|candidature|proposition|message)|pour (?:postuler|candidater)|in (?:Ihrer|deiner|Ihrem|deinem) (?:Bewerbung|Nachricht|Angebot|Antwort)|wenn (?:Sie|du) (?:sich|dich) bewerb\w+)\s*[,:;–-]?\s*)`

const VERB = String.raw`(?:tell|show|send|share|include|attach|mention|state|provide|describe|explain|list|let (?:me|us)(?: \w+)? know|paste|m[aá]ndanos|expl[ií]canos|answer|quote|bid|write|give|confirm|add|say|link|submit|indicate|specify|outline|reply|respond|apply (?:with|by (?:sending|writing|answering|telling))|introduce|record|drop|name|detail|summari[sz]e|walk|talk|elaborate|highlight|address|demonstrate|advise|propose|estimate|point|message|upload|keep|limit|use|put|start|begin|end|type|read|title|paste|enclose|forward|suggest|pitch|convince|e-?mail|evaluate and provide|do not|don['’]t|(?:help|allow) (?:me|us)|cuéntanos|cuéntame|dinos|dime|díganos|indica|indique|incluye|incluya|envía(?:nos|me)?|envíe(?:nos)?|manda(?:nos|me)?|adjunta|adjunte|menciona|mencione|describe|describa|explica|explique|escribe|escriba|comparte|comparta|muéstranos|responde|responda|empieza|confirma|dites|dis|indiquez|indique|précisez|précise|joignez|joindre|envoyez|envoie|mentionnez|mentionne|décrivez|décris|expliquez|explique|partagez|montrez|répondez|commencez|parlez|donnez|préciser|indiquer|envoyer|mentionner|décrire|expliquer|dire|répondre|fournir|fournissez|proposez|schreib(?:e|en|t)?|sag(?:e|en|t)?|nenn(?:e|en|t)?|schick(?:e|en|t)?|send(?:e|en|et)?|füg(?:e|en|t)?|erwähn(?:e|en|t)?|beschreib(?:e|en|t)?|erklär(?:e|en|t)?|zeig(?:e|en|t)?|teil(?:e|en|t)?|gib|geben|beginn(?:e|en|t)?|antwort(?:e|en|et)?|leg(?:e|en|t)?|erzähl(?:e|en|t)?|verrat(?:e|en|et)?|beantwort(?:e|en|et)?)`
const IMPERATIVE = new RegExp(String.raw`^\W{0,4}(?:${BEFORE}|${APPLICATION_CUE}){0,4}${VERB}\b`, 'iu')
const ADDRESSES_APPLICANTS = new RegExp(String.raw`^\W{0,4}(?:${BEFORE}){0,2}${APPLICATION_CUE}`, 'iu')
const POLITE =
  /^\W{0,4}(?:(?:also|and|so|then|finally|lastly),? )?(?:please|kindly|pls|plz|por favor|merci de|veuillez|bitte)\b/iu

/** What applicants must do, said about them: "Applicants should describe …", "Your proposal must include …". */
const OBLIGATION =
  /^\W{0,4}(?:applications?|proposals?|bids?) (?:must|should|need to|have to)\b.{0,12}\b(?:include|contain|mention|have|come with|answer|state)\b|\b(?:(?:interested |potential |all |qualified |serious )?(?:applicants?|candidates?|bidders?|freelancers?)|you|(?:your|the|each|every) (?:\w+ )?(?:proposal|application|reply|response|bid|cover letter|letter|message))\b.{0,20}\b(?:should|must|shall|needs? to|ha(?:s|ve) to|are (?:asked|required|requested|invited|encouraged|welcome) to|please)\b.{0,12}\b(?:include|contain|mention|describe|state|send|share|provide|attach|tell|show|answer|list|explain|say|confirm|add|address|outline|submit|come with|begin|quote|specify|indicate)\b|\b(?:only )?(?:applications?|proposals?|bids?|candidates?|applicants?) (?:with|that (?:include|contain|answer|mention|have)|who (?:include|answer|send|mention|share|provide|attach))\b.{1,80}\b(?:considered|read|reviewed|accepted|shortlisted)\b/iu
/** What the client would like to see in an application. */
const WISH =
  /^\W{0,4}would (?:like|love) to (?:see|hear|know|read)\b|\b(?:expect|need|want|require|request|like) (?:an?|the) (?:\w+ ){0,2}(?:description|overview|outline|summary|explanation|quotation) of your\b|\b(?:(?:I|we)(?:['’]d| would)? (?:really )?(?:love|like|want|need|appreciate|wish|prefer|expect|be (?:happy|glad|curious|interested|keen))(?: you)? (?:it if you |if you |for you )?(?:to |could |can |would )?(?:please )?(?:see|hear|know|read|look at|have|get|receive|understand|learn|tell|share|show|send|provide|include|describe|explain)|(?:I|we)(?:['’]m| am|['’]re| are) (?:curious|interested) (?:to|in|how|what|which|whether|about)|looking forward to (?:see|hear|read|receiv)\w*|it would (?:be )?(?:help|nice|great)\w*.{0,20} (?:to (?:see|know|hear)|if you (?:could|can|would)?)|(?:what|which) (?:I|we) (?:want|need|would like|['’]d like) (?:to (?:know|see|hear)|from you))\b/iu
/** Requests with these words concern the work, the way of contact or nothing at all. */
const NO_REQUEST =
  /^\W{0,4}(?:please |kindly )?(?:do not|don['’]t|never) (?!.{0,60}\b(?:send|cop(?:y|ied)|paste|ai\b|chat ?gpt|templates?|write|apply|bid|quote|attach|include|message|reply|respond|answer|offer|ask|proposals?|applications?|letters?|bids?|generic|cv|resume)\b)|\bhear from you\b|\bencourage you to\b|\b(?:do not|don['’]t) (?:apply|bid|message|contact|waste)\b(?!.{0,20}\b(?:without|unless|if you (?:can['’]?t|don['’]t|do not|haven['’]t)|before))|^\W{0,4}(?:please |kindly |bitte )?(?:note|be (?:advised|aware|informed)|see (?:the )?(?:attach|below|link)|find (?:the |attached)|feel free|don['’]t hesitate|do not hesitate|contact (?:me|us)(?! (?:with|via|by|through))|apply (?:now|today|here|if|only if)|(?:do not|don['’]t) apply\b(?!.{0,20}\b(?:without|unless|before))|apply[.!]?$|get in touch|reach out(?! with)|respond only|reply only if|only (?:respond|reply|contact|bid|message)(?! with)|bear|understand|consider|check|review|visit|resist|refrain|spare|refer|only apply|no\b(?! (?:offer|bid|proposal|application|reply|candidate)s?\b)|join|keep in mind|read (?:the (?:attached|full|whole|entire)|carefully|this|everything|below|on|before)|take a look|message (?:me|us)[.!]?$|send (?:me |us )?(?:a |your )?(?:proposals?|messages?|bids?|applications?)(?: (?:now|today|and|if|to discuss))?\b.{0,20}$|submit (?:your |a )?(?:proposals?|bids?|applications?)(?: (?:now|today|if|and we|to))?.{0,25}$|let(?:['’]s)\b|let (?:me|us) know (?:if (?:you (?:are interested|have (?:any )?(?:questions?|concerns?)|need|['’]re interested|want|can help|would be interested|think you)|there(?: is|['’]s| are) any|any|interested|this)|so (?:we|I)|what you think\W*$|when (?:you(?:['’]re| are) (?:ready|done))|asap)|reply (?:if|asap|soon|to discuss)|respond (?:if|asap|soon)|write to us[.!]?$|use (?:the|our)\b|add (?:the|our)\b|put (?:the|our)\b)/iu
/** Duties: what somebody does during the work, not in the application. */
const DUTY =
  /\b(?:weekly|daily|monthly|regular(?:ly)?|ongoing|periodic|every (?:day|week|month|monday|friday|morning)|progress|status (?:report|update)s?|stakeholders?|clients? and|customers?|tenants?|users?|visitors?|team members|the team|our team|as (?:needed|required|necessary|requested)|when (?:needed|required|necessary|done|finished|complete)|once (?:done|finished|complete\w*|hired|selected)|after (?:hiring|completion|the (?:call|meeting))|documentation|deliverables?|source (?:code|files?)|the (?:final|finished|completed|resulting|output|script|app|page|site|system|file|bot|database|api|report|homepage|footer|header|imprint))\b/iu

/** How the application is to be written: "Keep it under 100 words", "No templates please". */
const FORM_OF_APPLICATION =
  /^\W{0,4}(?:please |kindly )?(?:keep|limit) (?:it|this|your \w+|replies|answers?|proposals?|applications?) (?:to|under|below|short|brief|at|within)\b|^\W{0,4}(?:please,? )?no (?:\S+ ){0,4}(?:texts?|proposals?|applications?|templates?|letters?|bids?|answers?|copy.?(?:and.?)?paste)\b.{0,20}$/iu
/** "It should have the price" after a sentence about the application. */
const OF_APPLICATION =
  /^\W{0,4}(?:it|they|this) (?:should|must|needs? to|has to|have to) (?:have|contain|include|state|mention|cover|show)\b/i
const APPLICATION_NOUN = /\b(?:offer|proposal|bid|application|message|letter|reply)\b/i

/** Whether a sentence goes on about the application of the sentence before. */
export const continuesApplication = (sentence: string, before: string): boolean =>
  OF_APPLICATION.test(sentence) && APPLICATION_NOUN.test(before)

/** Whether a sentence speaks to the reader. */
export const speaksToReader = (sentence: string): boolean => READER.test(sentence)

/** Words that only an application has, so that a request with one of them is no duty. */
const APPLICATION_WORD =
  /\b(?:your (?:\w+[ -]){0,2}(?:rates?|price|quote|fee|availability|portfolio|cv|resume|experience|time ?zone|proposal|application|reply|response|bid|cover letter|approach|methods?|process|workflow|plan|thoughts|ideas?|strategy|timeline|capacity|calendar|suggestions?|solution|budget|github|work|samples?|estimate|salary|location|background|name|favou?rite|opinion|website|profile|level|qualifications?|age|country|skills|hourly|price|previous|past|similar|best|most recent|relevant|last)|references|testimonials|estimated (?:time\w*|costs?|hours)|past clients|portfolio|cv|r[eé]sum[eé]|hourly rate|per (?:word|hour|page|image|video|episode|minute|piece|month|project|view)|(?:you|you['’]ve|you have) (?:\w+ )?(?:done|made|written|built|designed|created|worked|developed|edited|translated|published|completed|used|sped)|(?:similar|previous|past|relevant|earlier) (?:work|projects?|samples?|experience)|how (?:you|many|much|long|soon)|why you|if you|whether you|what you|which (?:\w+ )?you|when you|(?:when|what|who|why) (?:can|could|would|do) you|tarif|tarifa|precio|presupuesto|disponibilidad|experiencia|portafolio|devis|prix|disponibilit\w+|expérience|stundensatz|preis|erfahrung|verfügbarkeit|lebenslauf|arbeitsproben?)\b/iu

/** "Envoyez-nous", "dinos", "schick uns": the order itself says whom it is for. */
const ENCLITIC =
  /^\W{0,4}(?:(?:please )?only (?:reply|respond|answer|apply|bid) with\b|(?:hit (?:me|us) up|reach out|ping (?:me|us)|come back|get back(?: to (?:me|us))?|message (?:me|us)|write (?:to )?(?:me|us)|write back|reply|respond|answer) with (?:an?|one|two|three|the|your|\d|some|links?|samples?|examples?|what|how|which|when|why)\b|apply with\b|(?:give|name|quote|state) (?:me |us )?(?:an?|your|the) (?:price|quote|fee|rate)\b|show (?:me |us )?(?:one|two|three|four|five|\d)\b|(?:(?:please|just|so|also|then|instead),? )?(?:tell|walk) (?:me|us)\b|let['’]s see\b(?! (?:what|how|if|whether|who|where)\b)|\p{L}{3,}-(?:nous|moi)(?!\p{L})|(?:env[ií][ae]|m[aá]nd[ae]|expl[ií]c[ae]|ens[eé][ñn][ae]|di|cuént[ae]|muéstr[ae]|compárt[ae]|indíc[ae]|explíc[ae]|escríb[ae])(?:nos|me)(?!\p{L})|(?:schick|send|schreib|nenn|zeig|sag|erzähl)\p{L}{0,3} (?:Sie )?(?:uns|mir)(?!\p{L}))/iu

/** "SEND: short intro audio", "Begin with a joke", "Raise your hand if you …". */
const LABELLED_ORDER =
  /^\W{0,4}(?:(?:send|include|attach|apply with|share|provide|show|tell (?:us|me)|needed from you|proof,? please|please send|to send)\s?[:–—-]\s\S|(?:state|specify|indicate|mention) (?!of\b|which|whether|how|why|if\b|the\b|in\b|reasons?\b|that\b|management|machines?\b|laws?\b|tax|park|school|government|universit)\p{Ll}[^.!?]{0,80}\W*$|your\b[^.?!:]{2,70}\b(?:please|pls|plz)\b|(?:link|send|show|share|attach) (?:one|some|a few|yours)\W*$|laat\b.{0,15}\bweten\b|(?:vermeld|geef aan|stuur (?:ons|me|mij))\b|(?:raise your hand|hands up|speak up|shout|give (?:me|us) a (?:shout|sign)|step forward|let yourself be heard) if you\b|(?:begin|start|open|end|close|finish) with (?:an?|one|two|your) (?:\w+ ){0,2}(?:joke|story|sentence|line|word|quote|pun|haiku|poem|greeting|question|fact|name|number|emoji|rate|price|limerick|anecdote)\b)/iu

/** A request that is no plain imperative has one of these words. */
const SIGNAL =
  /\b(?:please|pls|plz|kindly|bitte|por favor|merci de|applicants?|candidates?|bidders?|freelancers?|proposals?|applications?|bids?|replies|reply|responses?|letters?|messages?|you (?:must|should|shall|need|have to)|(?:I|we)(?:['’](?:d|m|re)| would| am| are)? (?:really )?(?:love|like|want|need|appreciate|wish|prefer|expect|be|curious|interested)|looking forward|it would|what (?:I|we))\b/i

/** "If your skills match, please send us your CV." */
const POLITE_CLAUSE =
  /^(?:[^:;?!]{3,250}[,;:]|\W{0,4}if (?:you|your)\b[^:;?!,]{3,150})\s+((?:please|kindly|bitte|por favor|merci de)\s.*)$/isu
/** "If you think this is for you, please apply." */
const POLITE_INVITATION =
  /^[^:;?!]{3,250}[\s,](?:please|kindly) (?:apply|let (?:me|us) know|contact (?:me|us)|message (?:me|us)|get in touch|reach out)(?: (?:now|today|here|asap|directly|so (?:that )?(?:we|I) can .{3,60}))?[.!]*$/i

/** "Mention where you are admitted": something about the reader is to be said. */
const SAYING = new RegExp(
  String.raw`^\W{0,4}(?:${BEFORE}|${APPLICATION_CUE}){0,4}(?:tell|mention|say|state|describe|explain|list|confirm|name|specify|indicate|outline|share|note|write)\b.{0,40}\b(?:where|how|what|which|when|why|whether|if|who|since|your)\b`,
  'iu',
)
/** "If you have moderated a server, give us its name." */
const CONDITIONAL_REQUEST =
  /^\W{0,4}if (?:you|so|yes)\b(?![^,]{0,40}\b(?:questions?|unclear|interested|problems?|bugs?|issues?)\b)[^.?!:]{0,100},\s(?:then |please |also |just ){0,2}(?:give|tell|send|show|name|mention|say|list|share|attach|include|add|write|describe|explain|link)\b(?: (?:me|us)\b| (?:your|which|how|what|where|when|it in your|that in your)\b)/iu
/** "Photos of earlier boards would be welcome." */
const WELCOME =
  /\b(?:are|is|would be|will be)\b.{0,12}\b(?:welcome|appreciated|great|nice|helpful|wonderful|perfect|ideal|lovely|required|mandatory|needed)(?: to (?:see|read|hear|have|get|know))?\W{0,3}$|\s[=:–-]\s?(?:mandatory|required|a must|must|obligatory|nice to have|welcome|needed|please)\W{0,3}$|\bwould (?:really )?help\W{0,3}$/iu
/** A heading and several things after it: "About you: a link to your blog; your price". */
const LABELLED_ITEMS = /^\W{0,4}[^:.?!]{2,40}:\s(?=[^.?!]{0,300}[;,])/u

function isLabelledList(sentence: string): boolean {
  const label = sentence.match(LABELLED_ITEMS)?.[0]
  if (!label) return false
  const items = sentence.slice(label.length).split(/[;,]\s/)
  const wanted = items.filter(wantsMaterial)
  return wanted.length >= 2 && items.some(speaksToReader) && !DUTY.test(label)
}

/**
 * Whether a text wants a price, a time, a sample or a file, which can be recognized without a verb: "Monthly price,
 * rough schedule."
 */
export const wantsMaterial = (text: string): boolean => !['question', 'other'].includes(findKind(text))

/** Whether a sentence only invites to apply or to look at something. */
export const isMereInvitation = (sentence: string): boolean =>
  NO_REQUEST.test(sentence) || (POLITE_INVITATION.test(sentence) && !wantsMaterial(sentence))

/** "Favor enviar: demo, valor por cápsula", "Bitte Festpreis angeben", "Dites nous la durée", "Nous attendons un devis" */
const ORDER_IN_OTHER_LANGUAGE =
  /^\W{0,4}(?:y |además,? |también |und |et )?(?:(?:por )?favor (?:de )?(?:enviar|env[ií]e|indicar|indique|adjuntar|adjunte|incluir|incluya|mandar|mande|responder)|indique por favor|manda por favor|(?:dec[ií]|d[ií]gan)(?:nos|me)|cu[eé]nten?(?:nos|me)|env[ií]en(?:nos|me)?|(?:(?:también )?(?:quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría) (?:saber|conocer|ver))|(?:dites|expliquez|indiquez|envoyez|montrez|précisez)[- ](?:nous|moi)|(?:nous (?:attendons|souhaitons|aimerions|voudrions|souhaiterions)|j['’]aimerais|je voudrais) (?:connaître|savoir|voir|une? |votre |vos )|bitte um (?:angabe|nennung|zusendung)|bitte (?:(?!nicht|beachten)[\p{L}\d,-]+ ){1,8}(?:angeben|nennen|verlinken|mitschicken|beilegen|anhängen|mitteilen|beantworten|schicken|senden)(?=[ ,.:;]|$))/iu

/** Whether a sentence asks applicants to do something in their application. */
export function isRequest(sentence: string, inApplication: boolean): boolean {
  if (
    [ENCLITIC, LABELLED_ORDER, ORDER_TO_ANYBODY, ORDER_IN_OTHER_LANGUAGE].some((order) =>
      order.test(sentence),
    )
  )
    return true
  if (NEEDED_TO_APPLY.test(sentence)) return wantsMaterial(sentence)
  if (
    !(
      inApplication ||
      SIGNAL.test(sentence) ||
      WELCOME.test(sentence) ||
      LABELLED_ITEMS.test(sentence) ||
      CONDITIONAL_REQUEST.test(sentence) ||
      FORM_OF_APPLICATION.test(sentence) ||
      IMPERATIVE.test(sentence) ||
      ADDRESSES_APPLICANTS.test(sentence)
    )
  )
    return false
  if (FORM_OF_APPLICATION.test(sentence)) return true
  if (isMereInvitation(sentence)) return false
  const clause = sentence.match(POLITE_CLAUSE)?.[1]
  if (clause && isRequest(clause, inApplication)) return true
  if (CONDITIONAL_REQUEST.test(sentence) || isLabelledList(sentence) || isWelcomeMaterial(sentence))
    return true
  const opened = ADDRESSES_APPLICANTS.test(sentence)
  if (OBLIGATION.test(sentence))
    return opened || APPLICATION_WORD.test(sentence) || (!DUTY.test(sentence) && !/^\W*you\b/i.test(sentence))
  if (opened) return inApplication || IMPERATIVE.test(sentence) || /^[^:]{1,80}:\s+\S/.test(sentence)
  if (WISH.test(sentence)) return APPLICATION_WORD.test(sentence) || wantsMaterial(sentence)
  const isShortPlease = sentence.length < 140 && /\b(?:please|pls|plz|bitte|por favor)\b/i.test(sentence)
  if (isShortPlease && wantsMaterial(sentence)) return true
  return IMPERATIVE.test(sentence) && (inApplication || isOrderToApplicants(sentence))
}

const isWelcomeMaterial = (sentence: string) =>
  WELCOME.test(sentence) &&
  !/\b(?:experience|I|we)\b/i.test(sentence) &&
  ['rate', 'sample', 'attachment'].includes(findKind(sentence))

/** Whether an imperative is meant for the application, not for the work. */
function isOrderToApplicants(sentence: string): boolean {
  if (/\bon (?:each|every)\b/i.test(sentence)) return false
  if (APPLICATION_WORD.test(sentence) || namesPersonalFile(sentence)) return true
  if (DUTY.test(sentence)) return false
  if (SAYING.test(sentence) && speaksToReader(sentence)) return true
  if (POLITE.test(sentence) || /\bplease\W{0,3}$/i.test(sentence)) return true
  if (speaksToReader(sentence) && wantsMaterial(sentence)) return true
  return /^\W{0,4}(?:(?:so|and|also|please|kindly|just|then|finally),? ){0,2}(?:tell|show|let|convince|answer|surprise)\b.{0,12}\b(?:me|us|this|these|the following)\b|^\W{0,4}(?:please )?(?:send|share|show|give) (?:me|us) (?:one|two|three|an?|your|some|any|\d)\b|^\W{0,4}(?:if possible,? )?send (?:one|two|three|some|your|an? (?:link|example|sample|short)|links|examples|samples|\d)\b|^\W{0,4}let (?:me|us) (?:see|hear|watch|read)\b/i.test(
    sentence,
  )
}

/** The people whom a post speaks to without "you". */
export const ANYBODY =
  '(?:anyone|anybody|everyone|everybody|whoever|those|people|freelancers|developers|designers|writers|agencies)'
/** "Anyone able to sew these send me your best price": an order after the people it is for. */
const ORDER_TO_ANYBODY = new RegExp(
  String.raw`^\W{0,4}${ANYBODY} (?:[^\s.;:?!]+ ){1,12}?(?<!\b(?:can|will|to|who|that|could|would|may|might|shall|and|or|not|they) )(?:send|share|tell|give|show|name|quote|attach|include|message|write) (?:(?:me|us) )?(?:your|how|what|which|an? (?:link|sample|quote|price|portfolio|(?:short|brief|quick) \p{L}+|few lines))\b`,
  'iu',
)

const CANNOT_SHOW = String.raw`you (?:can(?:no|['’])t|can not|do not|don['’]t|are not able to|aren['’]t able to|won['’]t) (?:share|show|provide|send|supply|name|attach|present)\b`
const NOT_APPLY = String.raw`(?:do not|don['’]t) (?:apply|bid|respond|reply|contact|message|bother|write)\b`
/** "If you can't share a similar project, don't apply", "No portfolio, no reply": what an application needs. */
const NEEDED_TO_APPLY = new RegExp(
  String.raw`\bif ${CANNOT_SHOW}.{3,100}\b${NOT_APPLY}|\b${NOT_APPLY}.{0,20} if ${CANNOT_SHOW}|^\W{0,4}no (?:[^\s,.]+ ){0,2}[^\s,.]+, no (?:reply|job|answer|interview|response|chance|deal|work|hire)\b`,
  'i',
)

/** Before a list, these lines need no colon: "To apply, send us". */
const ADDRESSES_OR_SENDS = new RegExp(
  String.raw`${ADDRESSES_APPLICANTS.source}|^\W{0,4}(?:please |kindly )?(?:send|tell|reply|apply|answer|include|mention|write|say|state|cover|note|add|give|quote|list)\b.{0,60}\b(?:us|me|with|covering|about|including|following|(?:your|the) (?:\w+ )?(?:bid|proposal|application|reply|message|response|answer))\W{0,3}$`,
  'iu',
)

/** A line after which a list of asks follows. */
const INTRODUCTION =
  /\b(?:(?:need|want|like|love|expect|hear|know|see|get|wish|require)(?: \w+){0,3} (?:from|about|of) (?:you|u|ya)\b|(?:want|like|love|need) to (?:know|hear|see)|how to apply|to apply|for applying|application (?:instructions|process|requirements?|questions)|(?:fill (?:in|out)|paste|copy)\b.{0,40}\b(?:in|into|to|with) (?:your|the) (?:proposal|bid|application|reply|message|offer|letter|pitch)|(?:screening|interview|some|few|quick|my|our|following|these|below) questions?|questions? (?:for (?:you|applicants|candidates|freelancers|the (?:freelancer|applicant|candidate))|to answer|below)|when (?:you )?(?:apply|applying|reply|bidding|responding)|(?:in|with|as part of|along with) (?:your|the) (?:\w+ )?(?:proposals?|applications?|repl(?:y|ies)|responses?|bids?|cover letters?|message)|(?:(?:your|the) )?(?:\w+ )?(?:proposals?|applications?|repl(?:y|ies)|responses?|bids?|cover letters?) (?:should|must|shall|needs? to|has to)|submit your (?:proposal|application|bid)|(?:offer|proposal|application|bid) requirements|to be (?:considered|shortlisted)|will only be considered if|only consider\b.{0,40}\b(?:who|if|that)|before we (?:talk|start|begin|speak)|message (?:covering|with|about)|what (?:to|I need you to|we need you to|you (?:need|should|have) to) (?:send|include|submit)|apply with|(?:message|write to|contact|e-?mail|text|tell) (?:me|us) (?:with|about|covering)|(?:please |kindly )(?:apply|include|send|provide|share|answer|reply|respond|submit|tell|let|mention|attach|address|confirm|state)|(?:i|we) (?:need|want|would like|['’]d like) (?:to know|from you)|tell (?:us|me)|let (?:us|me) know|reply with|respond with|send (?:us|me)?|answer (?:the|these|this)|applicants?|candidates? (?:should|must|please)|interested\??|(?:en|con) (?:tu|su) (?:propuesta|respuesta|mensaje|postulación)|para (?:postular\w*|aplicar)|por favor,? (?:incluye|envía|indica|responde)|preguntas|dans votre (?:réponse|candidature|proposition|message)|pour (?:postuler|candidater)|merci de (?:préciser|joindre|répondre|indiquer|nous)|in (?:Ihrer|deiner|Ihrem|deinem) (?:Bewerbung|Nachricht|Angebot|Antwort)|(?:bitte )?(?:beantworte\w*|nenne\w*|schick\w*|sende?n?|schreib\w*|geben)\b.{0,30}|fragen (?:an|vorab)\b.{0,20}|Bewerbung)\b/iu
const QUESTIONS_HEADING =
  /^\W{0,4}(?:(?:quick|screening|some|a few|application|my|our) )?(?:questions?|preguntas|fragen)\W{0,4}$/iu
const APPLICATION_HEADING =
  /^\W{0,4}(?:how to apply|to apply|(?:your )?(?:quote|offer|bid|reply|proposal|application)|application (?:instructions|process|requirements)|applying|apply|what to (?:send|include)|what (?:we|I) need from you|bewerbung|so bewirbst du dich|cómo (?:postular|aplicar)|pour postuler|comment postuler)\W{0,4}$/iu

/** Whether a line introduces the asks of the lines that follow. */
export function introducesAsks(line: string, beforeList = false): boolean {
  if (line.length > 300) return false
  if (beforeList && !/[.!?]$/.test(line) && (ADDRESSES_OR_SENDS.test(line) || OBLIGATION.test(line)))
    return true
  if (QUESTIONS_HEADING.test(line) || APPLICATION_HEADING.test(line)) return true
  return (
    (/[:：]\W{0,3}$/u.test(line) || /\bfollowing\b[^.]{0,40}[.:]?$/i.test(line)) &&
    INTRODUCTION.test(line) &&
    (/\bplease\b|\b(?:offer|proposal|application|bid) requirements/i.test(line) ||
      !DUTY_INTRODUCTION.test(line))
  )
}

/** "You will provide the following:" introduces duties. */
const DUTY_INTRODUCTION =
  /\b(?:you(?:['’]ll| will)|responsib\w+|duties|the (?:app|bot|site|system|script|report|page|form|user)|users?|tasks?|deliverables?|features?|requirements?|skills|qualifications)\b(?!.{0,40}\b(?:proposal|application|apply|applying)\b)/iu
