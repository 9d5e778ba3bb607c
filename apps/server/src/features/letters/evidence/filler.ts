/**
 * Tells sentences that say nothing about a person's work from the others: greetings, invitations, promises and praise
 * of oneself. The default is to keep a sentence: it is filler only if nothing concrete remains in it.
 */
import { findLinks } from './links.ts'

/** Invitations to write, to talk or to order. */
const INVITATION =
  /\b(?:contact me|message me|text me|write (?:to )?me|call me|email me|hire me|invite me|ping me|dm me|drop me|(?<!\b(?:you|they|clients) can )send me|reach out|get in touch|(?:contact|call|hire|email|message) us|let['’]?s (?:talk|chat|connect|discuss|work|build|get|make|create|start|have|hop|see|do)|feel free|don['’]t hesitate|do not hesitate|look no further|click (?:on )?(?:the )?(?:invite|hire|button|message|contact|here)|looking forward|look forward|hope to (?:hear|work)|can['’]t wait|see you|talk soon|book a (?:free )?call|schedule a (?:free )?call|free (?:consultation|call)|contáctame|escríbeme|no dudes en|contactez[- ]moi|n['’]hésitez pas|kontaktieren sie|schreiben sie mir|zögern sie nicht|ich freue mich)\b/iu

/** Greetings and farewells, invitations, questions to the reader, and promises, in four languages. */
const PHRASES = [
  /^(?:herzlich willkommen|willkommen|bienvenid[oa]s?|bienvenue)\b/iu,
  /^(?:nice|pleased|glad) to meet you|^say (?:hi|hello)\b/iu,
  /^[¡¿]?(?:hi|hello|hey|hola|hallo|bonjour|salut|greetings|welcome|dear|good (?:morning|day|afternoon|evening)|namaste)\b[^.]{0,60}$/iu,
  /^(?:thanks?(?!-)|thank you|cheers|gracias|danke|vielen dank|merci|best regards|kind regards|regards|sincerely)\b[^.]{0,80}$/iu,
  /^(?:(?:hi|hello|hey)\b[^.]{0,30}[,!–-]\s?)?(?:my name is|my name['’]s|I['’]m|I am|this is|ich bin|ich heiße|me llamo|soy|je m['’]appelle|je suis)\s\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’.-]{0,30}){0,2}$/u,
  INVITATION,
  /\b(?:god bless|have a (?:great|nice|good|wonderful|lovely) (?:day|week|one)|(?:we|i) (?:don['’]t|do not) (?:just|only|simply)|not just (?:a|an|another)|(?:is|are) (?:my|our) (?:middle name|passion|mission|motto|priority|life|strength|promise|first priority|top priority)|you(?:['’]ll)? (?:only )?get (?:only )?the best|in good hands)\b/iu,
  /[?？]["”’)]?$/u,
  /^(?:why (?:me|choose|hire|work with)|what (?:i|you|my clients)|how i (?:work|can help)|here(?:['’]s| is| are) (?:what|why|how|a few|some)|about me|who i am)\b[^.:]{0,60}:?$/iu,
  /^(?:(?:selected|recent|past|previous|latest|some|examples? of|a few|my) ){1,3}(?:work|works|projects?|jobs|clients|examples|results)$/iu,
  /^(?:and|or|but|so|also|etc|yes|no|ok|okay|n\/a|none|more|read more|see more|etc)\.?$/iu,
]

/** Words that praise without saying anything, and those around them. A star ends the beginning of a word. */
const PRAISE = createWordMatcher(`
  hard-working hard working works worked worker work team team-player player
  self-motivated self-starter self-driven motivat* passion* dedicat*
  committed commitment commits commit reliab* dependab* trusted trustworthy trust honest* friendly
  punctual* flexib* creativ* innovativ* dynamic energetic enthusias* ambitious professional* experienced
  experience skilled skills skillful skill talented expertise expert seasoned accomplished proven track
  record excellent* excellence great good best better top-* top world-class first-class
  highly highest high high-quality high-end high-level quality
  superb outstanding exceptional unmatched amazing awesome perfect* perfection flawless stunning beautiful
  premium cutting-edge state-of-the-art next level results result results-driven
  results-oriented success* goals goal goal-oriented vision dreams dream
  ideas idea reality life alive value* worth satisf* happy happiness smile guarante* promis* ensur*
  deliver* provid* offer* serve serves serving service services solutions solution solve problems problem
  problem-solv* needs need requirements requirement expectations expectation exceed* meet
  meets beyond mile extra clients client customers customer businesses business company companies brands
  brand projects project jobs job tasks task freelanc* person people individual partner* attention details
  detail detail-oriented eye communicat* communicator interpersonal listen* understand*
  respond responds responsive responsible responsibility fast quick* speed swift efficien*
  effectiv* productiv* organised organized multi-task* multitask* deadlines deadline time timely on-time
  budget affordab* cheap competitive rates rate prices price priority mission passion motto
  philosophy belief believe believes love loves enjoy* like care cares strive* aim* pride proud* excited
  guiding principle* cornerstone foundation accura* precise precision neat careful* lives live living breathe* thrilled eager willing learn* learner grow* growth challeng* opportunit* relationships relationship
  long-term long term collaborat* succeed achiev* help* support* make makes making get gets
  getting bring* turn* take takes give gives want* always never every everything anything all any ever
  very really truly simply right place hands hand heart soul mind mindset spirit ethic ethics attitude
  integrity transparen* clear* simple unique different special perfectionist thinker fanatic enthusiast
  lover geek nerd ninja guru rockstar wizard hero superhero magic coffee fun thing things stuff lot lots
  many variety range various several wide broad years year day days night anytime 24 7 100 110 satisfied
  reviews reviewed review stars star 5-star five-star rating revisions revision unlimited money back
  refund profile reading read visiting visit here today now soon forward together tell know start looking
  look find seek* available confident confidence sure assur* able capab* abilit* strong solid deep*
  extensive knowledge background field industry area knack drive driven determin* persever* patien* polite
  respectful kind positive open open-minded adapt* adaptab* stay updated update up-to-date
  trends trend latest technology technologies modern smart smarter harder possible impossible matter
  matters important importance key choice choose decision difference impact* journey story step steps
  process smooth* seamless* stress-free hassle-free worry easy easier ease comfort*
  cost-effective one-stop end-to-end full-service full-cycle
  tailored tailor-made tailor customised customized custom personalised personalized bespoke wish* desire*
  keep keeps keeping go going goes come comes put puts set think* feel feels see say ask answer`)

/** Function words, which neither praise nor say anything. */
const FUNCTION_WORD = createWordMatcher(`
  a an the and or but nor so yet if then than that this these those there here of in on at to for from
  with without within by as about into onto over under up down out off through across between among per
  via i i'm i've i'll i'd me my mine myself we we're we've us our ours you you're you'll your yours
  yourself he she it it's its they their them his her who whom whose which what when where why how am is
  are was were be been being do does did done don't have has had having can can't could will would should
  shall may might must not no only just also too even more most less least much such some both each other
  another same own while because since until during after before again once rather quite yes please et de
  la le les un une des du el los las una y en con para por mi mis su der die das und ein eine mit für ich
  bin mein meine`)

/** Praise in the other languages of the profiles. */
const FOREIGN_PRAISE = createWordMatcher(`
  apasionad* comprometid* responsable puntual* profesional* calidad trabajo equipo cliente* mejor* siempre
  proactiv* dedicad* resultados resultado servicio confianza motivad* soy estoy amante perfeccionista
  detallista passionnée passionné motivée motivé rigoureu* sérieu* autonome professionnel* qualité travail
  équipe toujours meilleur* suis organisée organisé ponctuel* dynamique créati* réactive réactiv réactif
  zuverlässig* motiviert* leidenschaft* engagiert* pünktlich* teamfähig* belastbar* qualität arbeit kunden
  kunde immer beste* hohe* kreativ* flexibel sorgfältig* lege wert auf sehr très muy`)

/** A sentence that opens like this states an opinion or a feeling. */
const OPINION =
  /^(?:I|we)(?:['’]m|['’]ve| am| have| are)?\s(?:always |really |truly |also |strongly |firmly |genuinely )*(?:believe|think|feel|love|enjoy|like|care|strive|aim|value|treat|understand|know how|take (?:great )?pride|pride|passionate|committed|dedicated|excited|driven|motivated|obsessed|eager|looking|want|hope|promise|guarantee|ensure)\b/iu
/** Addresses the reader and their wishes instead of speaking of the person. */
const ADDRESS =
  /^(?:if you|whether you|you(?:['’]ll| will| can| get| need| deserve| want| are|['’]re)?|your|are you|do you|need|want|looking for|let me|i(?:['’]ll| will| can| would))\b/iu

/** What makes a sentence evidence in any case; the caller knows the figures and the skills. */
export interface Substance {
  figures: readonly string[]
  skills: readonly string[]
  /** Whether it states a fact such as a rate or a place. */
  statesFact: boolean
}

/** Figures that only praise. */
const PRAISING_FIGURE = /^(?:100|110|200|1000|24|7|5|1|one|a hundred)\s?%?\+?$/iu
const PRAISING_CONTEXT =
  /\b(?:satisf|guarante|commit|dedicat|quality|effort|support|available|reliab|happy|honest|focus|original|job success|star|#1|number one|24\/7)/iu

/** Returns the part of a sentence before an invitation: "I built 40 shops, so feel free to ask". */
export function cutInvitation(sentence: string): string {
  const at = sentence.search(INVITATION)
  if (at < 1) return sentence
  const before = sentence
    .slice(0, at)
    .replace(/[\s,;:–—-]{0,4}(?:\b(?:so|and|just|please|then|or|but|if you|you can)\b\s*){0,3}$/iu, '')
  return before.split(/\s+/).length > 4 ? before : sentence
}

/** Returns whether a sentence says nothing about the person's work. */
export function isFiller(sentence: string, { figures, skills, statesFact }: Substance): boolean {
  const text = sentence.trim().replace(/(?<![\s.!…,;:])[\s.!…,;:]+$/u, '')
  if (!/\p{L}{2}|\d/u.test(text)) return true
  if (findLinks(text).length > 0) return false
  if (PHRASES.some((phrase) => phrase.test(text))) return true
  if (isContact(text)) return true
  if (statesFact) return false
  const realFigures = figures.filter(
    (figure) => !(PRAISING_FIGURE.test(figure) && PRAISING_CONTEXT.test(text)),
  )
  if (realFigures.length > 0 || skills.length > 0 || hasName(text)) return false
  const { praise, concrete } = countWordsByMeaning(text)
  if (concrete === 0) return true
  const burden = praise + (OPINION.test(text) ? 3 : 0) + (ADDRESS.test(text) ? 2 : 0)
  return burden > 0 && (concrete < 2 ? burden > 1 : concrete < burden)
}

/** "Telegram: adapilot", but not "Telegram bots", "12 mobile apps" and "LinkedIn profiles": what somebody works on is no address. */
const WAY_TO_CONTACT =
  /\b(?:skype|telegram|whatsapp|discord|e-?mail|phone|tel|mobile|cell|linkedin)\b(?![ -](?:(?:\p{L}*bot|mini app|app|game|assistant|server|channel|group|shop|store|profile|page|template|campaign|newsletter|sequence|flow|automation|integration|site|website|banking|payment|wallet|device|developer|engineer|designer|tester|list|lead|ad|post|sticker|alert|notification|reminder|message|survey|test|platform|catalogue|call|system|line|centre|center|operator|client|front ?end|screen|view|version|user|signature|import|parser)s?|communit(?:y|ies)|API|business|marketing|development|design|UI|UX|outreach|support|repair|first|migration|automation|deliverability|hosting|SDK|security)\b):?/giu

/** A line with an address or a number to contact the person at, and little else. */
function isContact(text: string): boolean {
  if (!/[@\d]|\b(?:skype|telegram|whatsapp|discord|mail|linkedin)\b/i.test(text)) return false
  const rest = text
    .replace(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}\.\p{L}{2,12}/gu, ' @@ ')
    .replace(/(?:\+|\b00)\d[\d\s().-]{6,18}\d/g, ' @@ ')
    .replace(WAY_TO_CONTACT, ' @@ ')
  return rest.includes('@@') && (rest.match(/\p{L}{3,}/gu)?.length ?? 0) < 4
}

/** A capitalized word inside a sentence is the name of a client, a tool or a place. */
function hasName(text: string): boolean {
  const words = text.match(/\S+/g) ?? []
  const capitals = words.filter((word) => /^["“(]?\p{Lu}/u.test(word)).length
  // In a headline, capitals say nothing.
  if (capitals * 2 > words.length && words.length > 2) return false
  return words
    .slice(1)
    .some(
      (word, at) =>
        /^["“(]?\p{Lu}[\p{L}\p{N}.&'’-]*\p{L}/u.test(word) &&
        !/[.!?:]["”)]?$/.test(words[at] ?? '') &&
        !isCommon(word),
    )
}

function isCommon(word: string): boolean {
  const bare = word.replace(/^[^\p{L}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
  return /^I(?:['’]|$)/.test(bare) || PRAISE(bare) || FUNCTION_WORD(bare)
}

function countWordsByMeaning(text: string): { praise: number; concrete: number } {
  let praise = 0
  let concrete = 0
  for (const word of text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’+#/-]*[\p{L}\p{N}+#])?/gu) ?? []) {
    if (FUNCTION_WORD(word)) continue
    if (PRAISE(word) || FOREIGN_PRAISE(word)) praise++
    else concrete++
  }
  return { praise, concrete }
}

/** Returns a function that finds a word in a list. An entry that ends with a star matches every word that begins so. */
function createWordMatcher(list: string): (word: string) => boolean {
  const entries = list.trim().split(/\s+/)
  const words = new Set(entries.filter((entry) => !entry.endsWith('*')))
  const beginnings = new Set(
    entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
  )
  // What somebody pastes may be one word of many thousand characters.
  const longest = Math.max(0, ...[...beginnings].map(({ length }) => length))
  return (word) => {
    const low = word.toLowerCase().replaceAll('’', "'")
    if (words.has(low)) return true
    for (let end = 3; end <= Math.min(low.length, longest); end++)
      if (beginnings.has(low.slice(0, end))) return true
    return false
  }
}
