/**
 * Names and their capitals: which phrases begin with a name, and the names of a profile in a finished letter, where a
 * sentence was changed ("I did a nextech clean-up").
 */
import {
  defaultFrequencies,
  displayNameOf,
  escapeRegExp,
  findSkills,
  readTerms,
  shareOf,
  upperFirst,
} from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'

/** A word with a capital inside a sentence, between words without. */
const NAME =
  /(?<=(?<![\p{L}\d])(?:[\p{Ll}\d]{1,30},?|\p{Ll}{1,30}:|\p{L}{1,30},) \(?)\p{Lu}\p{Ll}{3,}(?![\p{L}\d'’]| \p{Lu})/gu
/** "Meltemi": a name in quotation marks */
const QUOTED_NAME = /(?<=["“])\p{Lu}\p{Ll}{3,}(?=["”])/gu
/** "Sendcloud API" begins with a name. */
const FIRST_OF_SKILL = /^\p{Lu}\p{Ll}{3,}(?= \p{Lu}{2,}$|$)/gmu
const NATIONALITIES =
  /(?<![\p{L}\d./@-])(?:adriatic|aegean|african|albanian|algerian|american|andean|argentinian|armenian|asian|australian|austrian|azerbaijani|balkan|baltic|bangladeshi|belgian|bolivian|bosnian|brazilian|british|bulgarian|canadian|caribbean|chilean|chinese|colombian|croatian|cuban|cypriot|czech|danish|dominican|dutch|ecuadorian|egyptian|emirati|english|estonian|ethiopian|european|filipino|finnish|french|georgian|german|ghanaian|greek|hungarian|iberian|icelandic|indian|indonesian|irish|italian|jamaican|japanese|jordanian|kazakh|kenyan|korean|lankan|latvian|lebanese|lithuanian|luxembourgish|macedonian|malaysian|maltese|mediterranean|mexican|moldovan|moroccan|nepali|nigerian|nordic|norwegian|pakistani|paraguayan|peruvian|polish|portuguese|qatari|romanian|saudi|scandinavian|scottish|serbian|singaporean|slovak|slovenian|spanish|swedish|swiss|tanzanian|thai|tunisian|turkish|ugandan|ukrainian|uruguayan|uzbek|venezuelan|vietnamese|welsh)(?= \p{Ll}|(?<!polish)[.,;])/gu

/** Cities that no common word looks like. */
const CITY =
  '(?:accra|amman|amsterdam|ankara|antwerp|athens|atlanta|auckland|austin|baku|bangalore|bangkok|barcelona|beirut|belfast|belgrade|bengaluru|berlin|birmingham|bogota|bratislava|brisbane|bristol|brussels|bucharest|budapest|cairo|calgary|casablanca|chennai|chicago|cluj|cologne|copenhagen|dakar|dallas|delhi|denver|dhaka|dubai|dublin|edinburgh|frankfurt|geneva|glasgow|hamburg|hanoi|helsinki|houston|istanbul|jakarta|johannesburg|karachi|krakow|kyiv|lagos|lahore|leeds|leipzig|lisbon|liverpool|ljubljana|london|lyon|madrid|manchester|manila|marseille|melbourne|miami|milan|minneapolis|montreal|moscow|mumbai|munich|nairobi|oslo|ottawa|paris|philadelphia|porto|prague|riga|rome|rotterdam|santiago|sarajevo|seattle|seoul|seville|shanghai|singapore|skopje|sofia|stockholm|stuttgart|sydney|tallinn|tbilisi|tokyo|toronto|tunis|turin|valencia|vancouver|vienna|vilnius|warsaw|wellington|yerevan|zagreb|zurich)'
const CITIES = new RegExp(
  String.raw`(?<![\p{L}\d./@-])(?:(?<=\b(?:in|from|near|at) )|(?=\p{Ll}+ (?:\p{Ll}+ ){0,2}(?:agency|architect|based|brewery|bureau|clinic|company|firm|hotel|restaurant|shop|start-?up|studio|team)\b))${CITY}(?![\p{L}\d/@-])`,
  'gu',
)
/** "tomorrow 9:00 istanbul", "8 to 10 new york time", "evenings eastern" */
const PLACES_OF_TIME = new RegExp(
  String.raw`(?<![\p{L}\d./@-])(?:${CITY}(?= time\b|[.,;]|$)|(?:new york|los angeles|san francisco|hong kong|sao paulo|mexico city|tel aviv|buenos aires)(?![\p{L}\d])|(?:eastern|pacific)(?= (?:time|hours|standard|plus|and)\b|[.,;]|$))`,
  'gu',
)

/** Returns the letter with the names of the profile in their own case. Words that are written in lower case too are no names. */
export function restoreNames(letter: string, { profile, job }: LetterTask): string {
  const texts = [profile.about, ...profile.projects.flatMap(({ what, result }) => [what, result])].join('\n')
  const all = `${texts}\n${job.description}`
  const skills = [...profile.skills, ...profile.projects.flatMap((project) => project.skills)].join('\n')
  const names = new Set(
    [texts.match(NAME), texts.match(QUOTED_NAME), skills.match(FIRST_OF_SKILL)].flatMap((one) => one ?? []),
  )
  const restored = letter.replace(/(?<![\p{L}\d./@'’-])\p{Ll}{4,}(?![\p{L}\d/@-]|\.\p{L})/gu, (word) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1)
    return names.has(name) && !isCommon(word) && !isWord(word, all) ? name : word
  })
  return (
    restored
      // Common in posts, and yet only a name: "a Microsoft certified trainer"
      .replace(
        /(?<![\p{L}\d./@-])(?<!\b(?:I|can|could|will|would|to) )\p{Ll}{5,}(?= \p{L})/gu,
        (word) => findProduct(word) ?? word,
      )
      .replace(NATIONALITIES, upperFirst)
      .replace(CITIES, upperFirst)
      // AngularJS is another framework than Angular, its successor.
      .replace(/\bAngular\b/g, (name) =>
        knowsOnlyAngularJs(`${profile.title}\n${skills}\n${texts}`) ? 'AngularJS' : name,
      )
  )
}

const knowsOnlyAngularJs = (text: string) => /\bAngularJS\b/i.test(text) && !/\bAngular\b/i.test(text)

/** A name inside a sentence, and an abbreviation anywhere. The words of "Active Directory" are no names by themselves. */
const WRITTEN =
  /(?<=(?:[\p{Ll}\d]{2}|[,(]) )(?<!\p{Lu}\p{Ll}+ )\p{Lu}[\p{L}\d]{2,}(?! \p{Lu})|(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,7}(?![\p{L}\d])/gu

/** Returns what somebody typed without capitals ("gpu", "starshipit") with the names as the post and the profile write them. */
export function writeNames(text: string, { profile, job }: LetterTask): string {
  const projects = profile.projects.flatMap(({ title, what, client }) => [title, what, client])
  const source = [
    job.title,
    job.description,
    ...job.skills,
    profile.about,
    ...profile.skills,
    ...projects,
  ].join('\n')
  const names = new Map((source.match(WRITTEN) ?? []).map((name) => [name.toLowerCase(), name]))
  // "I can commute" has a verb, although a heading of the post has "Commute".
  const written = text.replace(
    /(?<![\p{L}\d./@'’-])(?<!\b(?:I|can|could|will|would|to) )\p{Ll}[\p{Ll}\d]+(?![\p{L}\d/@-]|\.\p{L})/gu,
    (word) => {
      // "Mentoring" in a heading is no name.
      const name = word.endsWith('ing') ? undefined : (names.get(word) ?? knownName(word))
      return name !== undefined && !isWord(word, source) && !isCommon(word) && !COMMAND.test(word)
        ? name
        : word
    },
  )
  // "python/flask"
  const paired = written.replace(
    /(?<![\p{L}\d./:@-])(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\p{L}\d./-])/gu,
    (pair, one: string, other: string) => {
      const [first, second] = [displayNameOf(one), displayNameOf(other)]
      return first && second ? `${first}/${second}` : pair
    },
  )
  const capitalized = paired.replace(PLACES_OF_TIME, capitalizeWords)
  // "power bi service"
  return [...profile.skills, ...job.skills].filter(isPhraseWithCapitals).reduce((changed, skill) => {
    const at = changed.indexOf(skill.toLowerCase())
    return at < 0 || /[\p{L}\d]/u.test(changed.slice(at - 1, at) + changed.charAt(at + skill.length))
      ? changed
      : changed.replace(skill.toLowerCase(), skill)
  }, capitalized)
}
/** "Power BI", "REST API" */
const isPhraseWithCapitals = (skill: string) => /\S \S/.test(skill) && /\p{Lu}{2}/u.test(skill)

/** Names of services and products that are written with a capital and are in no list of skills. */
const PRODUCTS = [
  'WhatsApp',
  'Google',
  'YouTube',
  'LinkedIn',
  'TikTok',
  'Telegram',
  'Facebook',
  'Instagram',
  'Microsoft',
  'Amazon',
  'Excel',
]
/** Whether a text has a name as a word of its own: "for Shell", but not "in Shellharbour". Capitals must be equal. */
export const hasName = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\d])${escapeRegExp(name)}(?![\p{L}\d])`, 'u').test(text)

/** Whether a word is one of these names. */
export const namesProduct = (word: string): boolean => PRODUCTS.includes(word)

/** Names that consist of common words. */
const PRODUCTS_OF_COMMON_WORDS =
  /\b(?:power (?:platform|apps|pages|automate|query)|business central|google (?:ads|calendar|cloud|docs|drive|forms|maps|meet|search console|sheets|analytics|apps script)|unreal engine|tag manager|zoho (?:one|crm|creator|books|flow|desk|people|analytics))\b/gi
/** Returns the text with a capital in every word of such a name: "power automate" becomes "Power Automate". */
export const capitalizeProducts = (text: string): string =>
  text.replace(PRODUCTS_OF_COMMON_WORDS, capitalizeWords)
const capitalizeWords = (name: string) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
const findProduct = (word: string) => PRODUCTS.find((one) => one.toLowerCase() === word)

/** "openai" is OpenAI and "mysql" is MySQL: a name with a capital inside it is no other word. */
function knownName(word: string): string | undefined {
  const skill = displayNameOf(word)
  return (
    findProduct(word) ??
    (skill && /^.+\p{Lu}/u.test(skill) && skill.toLowerCase() === word ? skill : undefined)
  )
}

/** Commands keep their small letters, also where a post is written in capitals. */
const COMMAND = /^(?:pip|npm|yarn|cron|bash|curl|sudo)$/

/** The share of posts that have a word which is no name. */
const COMMON_SHARE = 0.004
/** Common words have capitals in headings, too. The most common ones ("make") are no terms of the frequencies at all. */
export function isCommon(word: string): boolean {
  const terms = [...readTerms(word)]
  return terms.length === 0 || terms.some((term) => shareOf(defaultFrequencies, term) > COMMON_SHARE)
}

const isWord = (word: string, text: string) =>
  new RegExp(String.raw`(?<![\p{L}\d./@-])${word}(?![\p{L}\d])`, 'u').test(text)

/** "Power App", "Entra ID" */
export const startsWithCapitals = (phrase: string) => /^\p{Lu}\S* \p{Lu}/u.test(phrase)

/** "Revive Adserver" is a name; "Custom Shopify theme" begins with a common word. */
export const startsWithName = (phrase: string) =>
  /^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}|\p{Lu}{2,}(?!\p{L})|\p{Ll}+\p{Lu})/u.test(phrase) &&
  !isCommon(phrase.split(' ')[0] ?? '')

/** Returns whether a text begins with the name of a tool. */
export const namesTool = (text: string) => findSkills(`with ${text}`).some(({ position }) => position === 5)
