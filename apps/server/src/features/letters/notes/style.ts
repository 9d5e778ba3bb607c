/** Reads wishes about the style of a letter: tone, length, language and what it should focus on. */
import type { Note } from '@gigbell/contract'
import type { LetterOptions } from '../author.ts'

/** "Less formal please" */
const LESS_FORMAL =
  /\b(?:a (?:bit|little) )?(?:less|not (?:so|too)|nothing too) (?:formal|stiff|official|businesslike|serious)\b/i
const TONES: [LetterOptions['tone'], RegExp][] = [
  ['warm', LESS_FORMAL],
  [
    'formal',
    /\b(?:formal|businesslike|official|polite|respectful|professional|förmlich|formell|sie-form|siezen|formel\w*|vouvoie\w*|soutenu|usted)\b/i,
  ],
  [
    'warm',
    /\b(?:warm\w*|friendly|casual|chatty|playful|informal|relaxed|personal|enthusiastic|conversational|easygoing|chill|lively|upbeat|humorous|locker|freundlich|informell|chaleureu\w+|amical\w*|décontracté\w*|cálid[oa]|amable|cercan[oa]|informal)\b/i,
  ],
  [
    'plain',
    /\b(?:plain|direct|neutral|matter-of-fact|straightforward|to the point|no fluff|sober|structured(?= (?:but|and|please|pls)\b|[,.!]|$)|sachlich|neutral|sobre|neutre|direct[oa]?|sobri[oa])\b/i,
  ],
]
const SHORT =
  /\b(?:short\w*|brief\w*|concise|compact|crisp|(?:a few|two|three|four|five|[2-6]) (?:lines|sentences)(?= (?:max|please|pls|only|at most)\b|[,.!]|$)|kurz\w*|knapp|court\w*|bref|que sea corta|brève\w*|concis\w*|cort[oa]|breve)\b/i
const LONG =
  /\b(?:long(?![- ](?:term|run|time|lasting|standing|haul))|longer|detailed|in[- ]depth|ausführlich\w*|lang|longue?|détaillée?|larg[oa]|detallad[oa])\b/i
const WORDS = /(\d{2,4})[\s-]*(?:words?|wörter|worte|mots|palabras)/i
const LANGUAGES: [LetterOptions['language'], RegExp][] = [
  ['en', /\b(?:english|englisch|anglais|inglés)\b/i],
  ['es', /\b(?:spanish|spanisch|espagnol|español|castellano)\b/i],
  ['fr', /\b(?:french|französisch|français|francés)\b/i],
  ['de', /\b(?:german|deutsch|allemand|alemán)\b/i],
]
/** "I am Spanish" says nothing about the letter. */
const NATIONALITY = /\bI(?:['’]m| am) (?:Spanish|French|German|English)\b/i

/** The language that a part names, with its pattern. */
const findLanguage = (part: string) =>
  LANGUAGES.find(([, pattern]) => pattern.test(part.replace(NATIONALITY, ' ')))

const REQUEST =
  /^(?:(?:please|also|and|kindly|bitte|por favor|merci de|s['’]il (?:te|vous) plaît)[ ,]+){0,3}(?:keep|make|use|be|avoid|write|sound|start|begin|open|end|close|sign|focus|highlight|emphasi[sz]e|stress|limit|shorten|translate|answer|address|no|not|don['’]t (?:use|be|sound|start|make|write)|do not (?:use|be|sound|start|make)|halte?|schreibe?|schreib|verwende|betone|sei|nutze|beginne|écri[st]|écrivez|utilise[rz]?|reste[rz]?|sois|soyez|garde[rz]?|commence[rz]?|évite[rz]?|escribe|escriba|usa|use|mantén|sé|empieza|evita|mention|include)(?!\p{L})/iu
const TOPIC =
  /\b(?:tone|words?|sentences?|paragraphs?|characters|lines?|bullets?|bullet points|emojis?|exclamation|jargon|buzzwords?|fluff|greeting|salutation|sign(?:ed|ature)?|language|english|spanish|french|german|british|american|spelling|style|voice|intro|opening|letter|proposal|(?<!inkl\. |mit |ohne |und )ton|stil|wörter|sätze|absätze|deutsch|englisch|französisch|spanisch|duzen|siezen|mots|phrases|tutoie\w*|vouvoie\w*|français|anglais|allemand|espagnol|tono|palabras|frases|estilo|español|inglés|francés|alemán|tutear|usted)\b/i
/** "since they ask for problem solving" */
const REASON_OF_WISH = /,? (?:since|because|as|it['’]?s|that['’]?s|this is|they|he|she)\b.*$/is
const FOCUS =
  /^(?:(?:please|pls|also|and|kindly)[ ,]+){0,3}(?:focus on|highlight|emphasi[sz]e|stress|start with|begin with|open with|lead with|mention|include|(?:tell (?:them|him|her|the client) about|(?:talk|speak|write) about|bring up)(?= (?:the|my|our) )|put(?=.* (?:first|near the top|at the top)[.!]*$)|betone|mets? en avant|destaca|empieza con)\s+(?:on |the |my |our )?(.{3,120}?)(?: (?:rather than|instead of|and not) .{3,80}| (?:first|near the top|at the top)[.!]*)?$/i

const POLITE_END = /,? (?:please|pls|plz|bitte|por favor|s['’]il (?:te|vous) plaît)[.!]*$/i

/** "A joke is ok" */
export const isToneAllowed = (part: string): boolean =>
  /^(?:an? |some |one )?(?:(?:bit|little|touch|dash) of )?(?:jokes?|humou?r|emojis?|slang|irony|bullets?(?: points?)?|numbered (?:points?|lists?)|(?:chatty|casual|friendly|informal|playful|relaxed) tone)\b[^.]{0,12}\b(?:ok|okay|fine|allowed|welcome)\b[.!]*$/i.test(
    part,
  )

/** "Put the realtor site I sped up near the top", "Please emphasise the migration rather than my support work" */
const ORDER_OF_CONTENT =
  /^(?:(?:please|pls|also|and|kindly)[ ,]+){0,3}(?:(?:tell (?:them|him|her|the client) about|(?:talk|speak|write) about|bring up) (?:the|my|our) [\p{L}\d][^.:]{1,80}[.!]*$|put (?!it\b|that\b|this\b|in\b).{3,100} (?:first|near the top|at the top|at the (?:start|beginning|end)|up front|on top)[.!]*$|(?:emphasi[sz]e|highlight|stress|focus on|play up|play down) (?!that\b).{3,160}$|(?:lead|open|start|begin) with (?:the|my|our) (?=[^,.:;]*\b(?:story|project|work|case|example|job|client|migration|outage|shop|app|site|one)\b)[^.:;]{3,120}[.!]*$)/iu

/** "They want a sample: the port twin", "please give the converter and the minutes tool with their links", "RLS case first" */
const ORDER_OF_EVIDENCE =
  /^(?:(?:portfolio )?(?:links?|samples?|examples?) (?:=|to use:|to give:|to show(?: them| him| her)?:) )?(?:(?:they|he|she) (?:asks?|wants?)(?: for| to see)? (?:an? |some |the )?[^:;.]{2,110}?(?:: |,? so (?=(?:please )?(?:give|put|use|take|show|pick|choose)\b)))?(?:(?:please |pls )?(?:give|put|use|take|show|pick|choose)(?: (?:them|him|her))? )?(?:the |my |our )?((?!(?:word|words|price|rate|tone|link|links|letter|greeting|name|date|time|money|number|first|last)\b)[\p{L}\d][\p{L}\d ,’'&/-]{2,80}?)(?: with (?:their|its|the) links?| (?:case|project|story|example|one|work|sample)s?(?: first)?| first)?[.!]*$/iu
const NAMES_EVIDENCE =
  /^(?:portfolio )?(?:links?|samples?|examples?) (?:=|to use:|to give:|to show(?: them| him| her)?:) (?:the|my) |^(?:they|he|she) (?:asks?|wants?)\b[^:;.]{0,60}\b(?:samples?|examples?|similar|projects?|portfolio|references?|work)\b[^:;.]{0,70}(?:: |,? so )|^(?:please |pls )?(?:give|show|use|take|put|pick|choose)\b.*\b(?:with (?:their|its|the) links?|(?:case|project|story|example|sample)(?: first)?)[.!]*$|^(?!.*\b(?:I|my|we|will|can)\b)[\p{L}\d ’'-]{2,40} (?:case|project|story|example) first[.!]*$/iu

/** "Use the clinic app and the roles library as the references" */
const AS_REFERENCES =
  /^(?:please |pls )?(?:use|take|give|show|name|mention|put) (?:the |my )?([^.;:?]{3,100}?) as (?:the |my |an? )?(?:references?|examples?|samples?|proof)[.!]*$/iu

/** "Definitely the heat pump one" */
const CHOSEN_WORK =
  /^(?:definitely|surely|of course|obviously|certainly) (?:mention |show |use |take )?(?:the|my) ([\p{L}\d][\p{L}\d ’'&-]{2,50}?) (?:one|project|job|case|story|example|work)[.!]*$/iu

/** "garden rooms project is the nearest, tell about that", "mention the tide project for the port its the closest one, SMS and maps" */
const NEAREST_WORK =
  /^(?:(?:please |also )?mention )?(?:the |my )?((?!.*\b(?:price|rate|budget)\b)[\p{L}\d][\p{L}\d ’'&-]{2,50}?) (?:project|job|case|work|one)(?: for [^,.;:]{3,40}?)? (?:is|it['’]?s) (?:the |my )?(?:nearest|closest|most (?:similar|relevant)|best (?:fit|match|example))\b[^.;:]{0,60}[.!]*$/iu

/** "the hospital outage should carry the letter" */
const CARRIES =
  /^(?:(?:they|he|she) (?:wants?|asks?|likes?)\b[^,;:]{3,60},? so )?(?:the |my )([\p{L}\d][\p{L}\d ’'&-]{2,50}?) (?:project |case |story |job )?(?:should|must|has to|needs to|can) (?:carry the letter|lead|come first|open (?:the letter|it)|be (?:the )?(?:first|lead))[.!]*$/iu

/** "The similar project is the boat shed one, tell it with the problem first", "similar project = the ticket monitor" */
const IS_NEAREST =
  /^(?:the |my )?(?:most )?(?:similar|closest|nearest|relevant) (?:project|work|case|job|one)(?: is| ?[=:]) (?:the |my )?([\p{L}\d][\p{L}\d ’'&-]{2,50}?)(?: (?:one|project|case|job|work))?(?:,[^;:?]{3,80})?[.!]*$/iu

/** "the LotTrack migration is the one to talk about" */
const ONE_TO_SHOW =
  /^(?:the |my )?([\p{L}\d][^,.;:!?]{2,60}?)(?: (?:thing|project|case|job|work|one|story))? is the (?:one|project|case|example) to (?:talk about|mention|show|use|tell|lead with|start with)[.!]*$/iu

/** "use the takeoff one and the time cards one" */
const ONES_TO_USE =
  /^(?:please |pls )?(?:use|show|mention|take) ((?:the |my )[^,.;:?]{2,40} one(?:,? and (?:the |my )[^,.;:?]{2,40} one)?)[.!]*$/iu

/** "Lead with the Cefn port, then Hafod for the CSS" */
const LEADS_THEN =
  /^(?:please |pls )?(?:lead|open|start|begin) with (?:the |my )?([^,.;:?!]{2,50}?(?:,| and)? (?:and )?then (?:the |my )?[^,.;:?!]{2,50}?)[.!]*$/iu

/** "0222 at the top": a word that the post asks for, which the form puts in at a click */
const WORD_AT_TOP =
  /^(?:(?:please|put|write|the word|with) )*["“']?[\p{L}\d-]+["”']? (?:at|on|in) (?:the )?(?:very )?(?:top|start|beginning|first line)(?: of (?:the |my )?(?:letter|text|proposal|message))?[.!]*$/iu
/** "portfolio link in the letter" */
const LINK_IN_LETTER =
  /^(?:and )?(?:please )?(?:(?:put|give|add) )?(?:the |my )?(?:portfolio |website )?links? (?:in|into|goes in|belongs in) the (?:letter|text|proposal)[.!]*$/i

/** "Use Calder and the taxonomy job", "Bring up the racing one" */
const WORKS_TO_USE =
  /^(?:please |pls |also |maybe )?(?:use|bring up|(?:talk|speak|write) about|pick|take|choose|refer to|mention|show) (?!(?:it|this|that|their|his|her|your)\b)(?!.*\b(?:price|rate|budget|salary|first)\b)([^,.;:?!]{3,70}?) (?:one|job|project|case|story|example)s?[.!]*$/iu

/** "I'd like to mention the electricity one since it was client facing" */
const LIKES_TO_MENTION =
  /^I(?:['’]d| would) like to (?:mention|include|show|bring up) (?:the |my )([\p{L}\d][\p{L}\d ’'&-]{2,40}?) (?:one|project|case|work|job)(?:,? (?:since|because|as) [^.;:?]{3,120})?[.!]*$/iu

/** "mention the screen sharing support i did" */
const WORK_DONE =
  /^(?:please |pls |also |and )*(?:mention|bring up|include|(?:talk|speak|write) about) (?:the |my )([^,.;:?!]{3,60}?) (?:that )?I(?:['’]ve| have)? (?:did|done|made|built|wrote|ran|do)(?: (?:for|in|at|last) [^,.;:?!]{2,40})?[.!]*$/iu

/** "show the cable car first, it is most like their tools" */
const SHOWN_FIRST =
  /^(?:please |pls )?(?:show|tell|use|put) (?:the |my )?((?!(?:price|rate|budget)\b)[\p{L}\d][^,.;:?!]{2,50}?) first, (?:because |since |as )?(?:it|that|this)(?:['’]?s| is) (?:the )?(?:most|closest|nearest|similar|almost|very)\b[^.;:?!]{2,60}[.!]*$/iu

/** "show the telenovela" */
const WORK_SHOWN =
  /^(?:please |pls )?show (?:them |him |her )?(?:the|my) (?!.*\b(?:price|rate|budget|discount|money|calculation|math)\b)([\p{L}\d][\p{L}\d ’'&-]{2,40}?)[.!]*$/iu

/** "Send them the Karoo and Stackd links, those are the closest" */
const SENDS_LINKS =
  /^(?:please |pls |also )?(?:send|give|show) (?:them|him|her) (?:the |my )((?!same\b|first\b)[\p{L}\d][^,;:.!?]{2,60}?) links?(?:, (?:those|these|they|that) (?:are|is) [^,;:!?]{3,40})?[.!]*$/iu

/** "Examples: the tender one (link) and the gazette one" */
const EXAMPLES_NAMED =
  /^(?:examples?|samples?|references?): ((?:the )?[^.;:?()]{2,40} one\b(?: \([^()]*\))?(?:,? and (?:the )?[^.;:?()]{2,40} one\b(?: \([^()]*\))?)?)[.!]*$/iu

/** Which work the letter should show, as a part says it; null for other parts. */
const findOrderedEvidence = (part: string): string | null =>
  part.match(SENDS_LINKS)?.[1] ??
  part.match(EXAMPLES_NAMED)?.[1] ??
  part.match(MENTIONED_FIRST)?.[1] ??
  part.match(AS_REFERENCES)?.[1] ??
  part.match(CHOSEN_WORK)?.[1] ??
  part.match(NEAREST_WORK)?.[1] ??
  part.match(IS_NEAREST)?.[1] ??
  part.match(ONE_TO_SHOW)?.[1] ??
  part.match(ONES_TO_USE)?.[1] ??
  part.match(WORKS_TO_USE)?.[1] ??
  part.match(LEADS_THEN)?.[1] ??
  part.match(CARRIES)?.[1] ??
  part.match(LIKES_TO_MENTION)?.[1] ??
  part.match(WORK_DONE)?.[1] ??
  part.match(WORK_SHOWN)?.[1] ??
  part.match(SHOWN_FIRST)?.[1] ??
  part.match(FOR_EXAMPLES)?.[1] ??
  findNamedEvidence(part)
const findNamedEvidence = (part: string): string | null =>
  NAMES_EVIDENCE.test(part) ? (part.match(ORDER_OF_EVIDENCE)?.[1] ?? null) : null

/** Whether a part says what the letter should show first or most. */
export const isOrderOfContent = (part: string): boolean =>
  ORDER_OF_CONTENT.test(part) || WORD_AT_TOP.test(part) || findOrderedEvidence(part) !== null

/** "short letter ok" */
const LETTER_IS_OK =
  /^(?:an? )?(?:very )?(?:short|brief|small|simple|long|formal|informal|casual) (?:cover )?(?:letter|text|message|proposal)(?: is)?(?: ok| okay| fine| enough)?[.!]*$/i

/** "For examples use the collector and the lot exporter" */
const FOR_EXAMPLES =
  /^for (?:the |their |his |her )?(?:examples?|samples?|references?),? (?:please )?(?:use|take|give|show|put) (?:the |my )?([^.;:?]{3,100}?)(?:,? (?:and )?nothing else|,? no others?)?[.!]*$/i

/** "Polite no, two or three lines", "If a reply at all: polite no" */
const DECLINES =
  /^(?:if (?:an? )?(?:reply|answer|letter)[^:,]{0,20}[:,] )?(?:just |only |please )?(?:(?:write|send) )?(?:an? )?(?:polite|friendly|short|kind|clear) (?:no|refusal)(?=[.,;:!]|$| (?:please|pls|thanks)\b)|^(?:please |pls )?(?:decline|say no|refuse) (?:it |this )?(?:politely|nicely|kindly)(?: please| thanks)?(?=[.,;!]|$)/iu
/** Whether the letter is to say that the person does not take the job. */
export const declinesJob = (notes: readonly Note[]): boolean =>
  notes.some(
    ({ quote, kind }) =>
      kind === 'style' && DECLINES.test(quote) && !ON_CONDITION.test(quote.replace(DECLINES, '')),
  )
/** "Polite no, if they ask for a free sample" is about one point. */
const ON_CONDITION = /\b(?:if|unless|when|to (?:the|a|an|any))\b/i

/** "Mention the Saxony benchmark first, and the chart thing" */
const MENTIONED_FIRST =
  /^(?:please |pls |also )?mention (?:the |my )?([^.;:?]{3,60}? first,? (?:and |then |and then )(?:(?:the|my) [^.,;:?]{3,60}?|\p{Lu}[^.,;:?]{2,40}?))[.!]*$/iu

/** Whether a part is a wish about the letter although its words, read alone, could state a fact or a secret. */
export const isCertainWish = (part: string): boolean =>
  [
    LETTER_IS_OK,
    DECLINES,
    MENTIONED_FIRST,
    FOR_EXAMPLES,
    AS_REFERENCES,
    CHOSEN_WORK,
    NEAREST_WORK,
    IS_NEAREST,
    ONE_TO_SHOW,
    ONES_TO_USE,
    WORKS_TO_USE,
    LEADS_THEN,
    LINK_IN_LETTER,
  ].some((wish) => wish.test(part))

/** Returns whether a part says how the letter should be written, and nothing else. */
export function isStyle(whole: string): boolean {
  const part = whole.replace(POLITE_END, '')
  // "30$/hr for long term" is no wish for a long letter.
  if (/[$€£] ?\d|\d ?(?:[$€£]|(?:usd|eur|gbp)\b)|^\d{2,5} (?:flat|fixed)\b/i.test(part)) return false
  if (isToneWish(part) || isOrderOfContent(part) || LINK_IN_LETTER.test(part)) return true
  const named =
    TONES.some(([, pattern]) => pattern.test(part)) ||
    findLanguage(part) !== undefined ||
    SHORT.test(part) ||
    LONG.test(part)
  if (/^(?:I|I['’]\w+|my|we|ich|je|j['’]\S+|yo|mi)\b/i.test(part)) return false
  if (FOCUS.test(part) || (REQUEST.test(part) && (named || TOPIC.test(part) || WORDS.test(part)))) return true
  return (
    part.split(/\s+/).length <= 9 &&
    (WORDS.test(part) ||
      (named && (TOPIC.test(part) || part.split(/\s+/).length <= 4)) ||
      TONES.some(([, tone]) => part.search(tone) === 0))
  )
}

/** Returns whether a part is a limit of words and nothing else: "Under 100 words", "höchstens 90 Wörter". */
export function isWordLimit(part: string): boolean {
  return (
    WORDS.test(part) &&
    /^(?:[\s,.;:&-]|\d+|please|bitte|por favor|keep|it|make|under|below|at|most|max|maximum|up|to|no|more|than|not|less|about|around|words?|and|casual|formal|tone|short|brief|friendly|plain|warm|auf|deutsch|und|höchstens|maximal|unter|wörter|worte|mots|palabras|en|español|français|in|german|english|french|spanish)+$/i.test(
      part,
    )
  )
}

/** "I'd like it to sound warm, not salesy", "I would like the letter to be formal" */
const WANTS_TONE =
  /^I(?:['’]d| would)? (?:like|want|prefer|need) (?:it|this|the letter) (?:to (?:be|sound|read|feel) |rather |more )/i
/** Whether the person says in a sentence what the letter should sound like. */
export const wantsTone = (part: string): boolean =>
  WANTS_TONE.test(part) && TONES.some(([, tone]) => tone.test(part))

/** Returns whether a part is a short wish about the tone: "Don't be too formal", "bullet points are fine". */
export function isToneWish(part: string): boolean {
  return (
    (part.split(/\s+/).length <= 6 && TONES.some(([, tone]) => part.search(tone) === 0)) ||
    // "keep it VERY short they have 2 hours"
    /^(?:please |pls )?(?:keep|make) (?:it|this) (?:very |really |as )?(?:short|brief)(?: as possible)?(?: (?:they|he|she|because|since) [^.;]{3,60})?[.!]*$/i.test(
      part,
    ) ||
    /^(?:please )?(?:do not|don['’]t) (?:be|sound) (?:too |so |overly )?\p{L}+\.?$/iu.test(part) ||
    /^(?:bullet points|bullets|emojis?|lists|jargon) (?:(?:are|is) )?(?:fine|ok|okay|welcome|good)\.?$/i.test(
      part,
    )
  )
}

/** Returns the name that the person wants to sign with: "sign as Dee"; null without such a wish. */
export function readSignature(notes: readonly Note[]): string | null {
  for (const { quote } of notes) {
    const name = quote.match(
      /\b[Ss]ign (?:it |the letter |off )?(?:as|with) ["“]?(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2})/u,
    )?.[1]
    if (name) return name
  }
  return null
}

/** "say hello to Andrew by name", "address her as Maria" */
const GREETED =
  /^(?:[Pp]lease |[Pp]ls |[Aa]lso )?(?:(?:[Ss]ay (?:hello|hi)|[Ww]rite|[Aa]ddress it) to|[Gg]reet|[Uu]se (?:his|her|the) name:?|(?:[Aa]ddress|[Cc]all) (?:him|her)(?: as| by)?:?) (\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)(?: by (?:his |her )?(?:first )?name)?(?:, (?:spell|write) (?:it|that) [^,;:?!]{3,30})?(?:,? please)?[.!]*$/u

/** Whether a part says whom the letter greets, and nothing else. */
export const isGreeting = (part: string): boolean => GREETED.test(part)

/** Returns the name that the letter greets; null without such a wish. */
export function readGreeted(notes: readonly Note[]): string | null {
  for (const { quote, kind } of notes) {
    const name = kind === 'style' ? quote.match(GREETED)?.[1] : undefined
    if (name) return name
  }
  return null
}

/** The wishes that the additional information states. */
export interface StyleWishes extends Partial<Pick<LetterOptions, 'tone' | 'length' | 'language'>> {
  maxWords: number | null
  /** What the letter should show, in the person's words. */
  focus: string[]
  /** Which of it comes first. */
  first: string[]
}

/** "Mention the masking project first", "lead with the shop", "the boat shed one is the nearest" */
const COMES_FIRST =
  /\bfirst\b|\bis the (?:one|project|case|example) to\b|^(?:the |my )?(?:most )?similar (?:project|work|case|job|one)(?: is| ?[=:])|^(?:please )?(?:lead|start|begin|open) with\b|\b(?:at|near) the top\b|\b(?:nearest|closest|most (?:similar|relevant))\b|\b(?:carry the letter|(?:should|must|has to|needs to) lead)\b/i

/** "mention the Berlin project, max 120 words, no bullet points" */
const BETWEEN_WISHES =
  /[,;] (?:and )?(?=(?:max\.?|at most|under|below|up to|about|around) \d+ words\b|\d+ words\b|(?:keep it |not too |very )?(?:short|brief|long)\b(?=[.,;!]|$| (?:please|pls))|no (?:bullets?|bullet points|lists?|jargon|emojis?|exclamation|fluff)\b|(?:friendly|formal|casual|plain|warm|informal)(?: tone)?(?=[.,;!]|$))/i

/** "German is fine for the meetings" is no wish about the letter. */
const SPOKEN =
  /^(?!.*\b(?:write|writing|letter|reply|answer|schreib\w*|écri\w*|escrib\w*)\b).*\b(?:meetings?|calls?|speak|spoken|talk)\b/isu

/** "Don't promise rankings!" */
const AGAINST =
  /^(?:please |pls |but |and )?(?:do not|don['’]?t) (?:promise|guarantee|over-?sell|over-?promise|over-?do|brag|gush|beg|apologi[sz]e|flatter|exaggerate|repeat|list|explain|lecture)\b/i

/** Whether a part says what the letter should not do, and nothing else. */
export const isOrderAgainst = (part: string): boolean =>
  AGAINST.test(part) && !/,|\b(?:because|but|instead|say|mention)\b/i.test(part.slice(5))

const NEGATION = /(?<!\p{L})(?:not|no|avoid|don['’]t|do not|nicht|pas|sans|sin|evita|évite[rz]?)\b/iu
const CLAUSE_END = /[,;.]| (?:and|und|et|y) /
const NEGATED_LATER = /^.{0,20}\b(?:nicht|pas)\b/i

/** Whether a wish is negated: "not too long". In "a few lines, no bragging" only the other clause is. */
function isNegated(quote: string, wish: RegExp): boolean {
  const at = quote.search(wish)
  const clause = quote.slice(0, at).split(CLAUSE_END).at(-1) ?? ''
  return NEGATION.test(clause) || NEGATED_LATER.test(quote.slice(at).split(CLAUSE_END)[0] ?? '')
}

/** Reads the wishes of all parts of kind `style`; of two contradicting ones the first counts. */
export function readStyleWishes(notes: Note[]): StyleWishes {
  const wishes: StyleWishes = { maxWords: null, focus: [], first: [] }
  const quotes = notes.flatMap(({ quote, kind }) =>
    kind !== 'style' ? [] : FOCUS.test(quote) ? quote.split(BETWEEN_WISHES) : [quote],
  )
  for (const quote of quotes) {
    const focus = findOrderedEvidence(quote) ?? quote.replace(REASON_OF_WISH, '').match(FOCUS)?.[1]
    if (focus) {
      const work = focus.replace(/[.!\s]+$/, '')
      wishes.focus.push(work)
      if (COMES_FIRST.test(quote) || FOR_EXAMPLES.test(quote)) wishes.first.push(work)
      continue
    }
    const tone = TONES.find(([, pattern]) => pattern.test(quote))
    const language = SPOKEN.test(quote) ? undefined : findLanguage(quote)
    const words = Number(quote.match(WORDS)?.[1] ?? 0)
    if (words > 0) wishes.maxWords ??= words
    if (tone && (tone[0] === 'plain' || !isNegated(quote, tone[1]))) wishes.tone ??= tone[0]
    if (language && !isNegated(quote, language[1])) wishes.language ??= language[0]
    if (words > 0) continue
    if (SHORT.test(quote)) wishes.length ??= isNegated(quote, SHORT) ? 'long' : 'short'
    else if (LONG.test(quote)) wishes.length ??= isNegated(quote, LONG) ? 'short' : 'long'
  }
  return wishes
}
