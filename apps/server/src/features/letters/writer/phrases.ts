/**
 * The fixed words of letters in the four languages. Nothing here claims anything about the person: the facts are
 * arguments. Sentences that only English letters have are in first-person.ts and trades/.
 */
import type { LetterOptions } from '../author.ts'
import { tellAvailability } from './availability.ts'
import { startSmall } from './sentence-ends.ts'

type Language = LetterOptions['language']
type Tone = LetterOptions['tone']

/** A rate, in the parts that a sentence needs. */
export interface RateParts {
  amount: string
  currency: string
  per: 'hour' | 'project' | 'word'
}

/** The fixed sentences of one language. */
export interface Phrases {
  greeting(tone: Tone, turn: number): string
  parting(tone: Tone, turn: number): string
  rate(rate: RateParts): string
  /** A rate in words that are no full sentence. */
  rateIn(words: string): string
  available(words: string): string
  /** Introductions of an example; the words of the person follow. */
  examples: string[]
  /** Introduces an example that the post asked for. */
  sample: string
  /** Introduces a second example. */
  another: string
  /** Introduces a list of works, or a single work. */
  works: { several: string; one: string }
  /** The same where the works answer a question with yes. */
  worksAsAnswer: string
  /** Introduces the result of a work, in the words of the person. */
  result: string
  /** Joins the sentences of rate and availability. */
  join(rate: string, availability: string): string
  /** An introduction of words in another language. */
  inOtherLanguage(from: Language): string
  links(urls: string): string
  linkedIn(url: string): string
  yes: string
  workWith(skills: string): string
  alsoWith(skills: string): string
  speaks(languages: string): string
  basedIn(place: string): string
  education(words: string): string
  notUsed(tool: string, related: string): string
  /** Says that the person does not take the job. */
  decline: string
  and: string
}

const CURRENCIES: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }

const amountEn = ({ amount: plain, currency }: RateParts) => {
  const amount = plain.replace(/^(\d{1,3})(\d{3})$/, '$1,$2')
  return CURRENCIES[currency] ? `${CURRENCIES[currency]}${amount}` : `${amount} ${currency}`
}
const amountAfter = ({ amount, currency }: RateParts) =>
  `${amount.replace('.', ',')} ${currency === 'EUR' ? '€' : currency}`

const NAMES: Record<Language, Record<Language, string>> = {
  en: { en: 'English', es: 'Spanish', fr: 'French', de: 'German' },
  es: { en: 'inglés', es: 'español', fr: 'francés', de: 'alemán' },
  fr: { en: 'anglais', es: 'espagnol', fr: 'français', de: 'allemand' },
  de: { en: 'Englisch', es: 'Spanisch', fr: 'Französisch', de: 'Deutsch' },
}

/** "My rate is $40 per hour, and I am available from Monday." */
function joinSentences(first: string, second: string, word: string): string {
  if (/https?:|[:;?]| and |I would like to (?:know|ask|see)\b/.test(first + second))
    return `${first} ${second}`
  const start = /^I\b/.test(second) ? second : second.charAt(0).toLowerCase() + second.slice(1)
  return `${first.replace(/\.$/, '')}, ${word} ${start}`
}

const pick = (list: readonly string[], turn: number) => list[turn % list.length] ?? list[0] ?? ''

const en: Phrases = {
  greeting: (tone, turn) =>
    tone === 'formal' ? 'Good day,' : tone === 'warm' ? 'Hi there,' : pick(['Hi,', 'Hello,'], turn),
  parting: (tone, turn) =>
    tone === 'formal'
      ? 'Kind regards,'
      : tone === 'warm'
        ? pick(['Best wishes,', 'All the best,'], turn)
        : pick(['Best,', 'Regards,'], turn),
  rate: (rate) =>
    rate.per === 'project'
      ? `My usual price per project is ${amountEn(rate)}.`
      : `My rate is ${amountEn(rate)} per ${rate.per}.`,
  rateIn: (words) =>
    /^[\d$€£]/.test(words)
      ? `I charge ${words}.`
      : /^fixed price/i.test(words)
        ? `I charge a ${startSmall(words)}.`
        : `My rate: ${words}.`,
  available: tellAvailability,
  another: 'Another: ',
  works: { several: 'Some of my work:', one: 'An example from my work:' },
  worksAsAnswer: 'Yes, for example:',
  result: 'Result:',
  join: (rate, availability) => joinSentences(rate, availability, 'and'),
  sample: 'An example: ',
  examples: ['One example: ', 'From my recent work: ', 'An example of my work: '],
  inOtherLanguage: (from) => `In my own words, in ${NAMES.en[from]}: `,
  linkedIn: (url) => `You can find me on LinkedIn: ${url}`,
  links: (urls) => `You can see my work here: ${urls}`,
  yes: 'Yes',
  decline: 'Thank you for your post, but I cannot take on this job.',
  workWith: (skills) => `I work with ${skills}.`,
  alsoWith: (skills) => `I also work with ${skills}.`,
  speaks: (languages) => `I speak ${languages}.`,
  basedIn: (place) => `I am based in ${place}.`,
  education: (words) => `My education: ${words}.`,
  notUsed: (tool, related) => `I have not used ${tool} so far; I work with ${related}.`,
  and: 'and',
}

const de: Phrases = {
  greeting: (tone, turn) =>
    tone === 'formal'
      ? 'Sehr geehrte Damen und Herren,'
      : tone === 'warm'
        ? 'Hallo,'
        : pick(['Guten Tag,', 'Hallo,'], turn),
  parting: (tone, turn) =>
    tone === 'formal'
      ? 'Mit freundlichen Grüßen'
      : tone === 'warm'
        ? 'Herzliche Grüße'
        : pick(['Viele Grüße', 'Beste Grüße'], turn),
  rate: (rate) =>
    rate.per === 'hour'
      ? `Mein Stundensatz beträgt ${amountAfter(rate)}.`
      : rate.per === 'word'
        ? `Mein Preis beträgt ${amountAfter(rate)} pro Wort.`
        : `Mein Preis pro Projekt beträgt ${amountAfter(rate)}.`,
  rateIn: (words) => `Mein Preis: ${words}.`,
  available: (words) =>
    /^(?:verfügbar|ab|sofort)\b[^,;]*$/i.test(words)
      ? `Ich bin ${/^verfügbar/i.test(words) ? startSmall(words) : `${startSmall(words)} verfügbar`}.`
      : `Meine Verfügbarkeit: ${words}.`,
  another: 'Noch ein Beispiel: ',
  works: { several: 'Einige meiner Arbeiten:', one: 'Aus meiner Arbeit:' },
  worksAsAnswer: 'Ja, zum Beispiel:',
  result: 'Ergebnis:',
  join: (rate, availability) => joinSentences(rate, availability, 'und'),
  sample: 'Ein Beispiel: ',
  examples: ['Ein Beispiel: ', 'Aus meiner letzten Arbeit: ', 'Ein Beispiel aus meiner Arbeit: '],
  inOtherLanguage: (from) => `Aus meiner Arbeit, auf ${NAMES.de[from]}: `,
  linkedIn: (url) => `Meinen Werdegang finden Sie hier: ${url}`,
  links: (urls) => `Meine Arbeiten finden Sie hier: ${urls}`,
  yes: 'Ja',
  decline: 'Danke für Ihre Ausschreibung, aber ich kann diesen Auftrag nicht übernehmen.',
  workWith: (skills) => `Ich arbeite mit ${skills}.`,
  alsoWith: (skills) => `Außerdem arbeite ich mit ${skills}.`,
  speaks: (languages) => `Ich spreche ${languages}.`,
  basedIn: (place) => `Mein Standort ist ${place}.`,
  education: (words) => `Meine Ausbildung: ${words}.`,
  notUsed: (tool, related) => `Mit ${tool} habe ich bisher nicht gearbeitet; ich arbeite mit ${related}.`,
  and: 'und',
}

const fr: Phrases = {
  greeting: (tone, turn) => (tone === 'formal' ? 'Madame, Monsieur,' : pick(['Bonjour,', 'Bonjour,'], turn)),
  parting: (tone, turn) =>
    tone === 'formal'
      ? 'Cordialement,'
      : tone === 'warm'
        ? 'Bien à vous,'
        : pick(['Cordialement,', 'Bien cordialement,'], turn),
  rate: (rate) =>
    `Mon tarif est de ${amountAfter(rate)} ${rate.per === 'hour' ? 'de l’heure' : rate.per === 'word' ? 'par mot' : 'par projet'}.`,
  rateIn: (words) => `Mon tarif : ${words}.`,
  available: (words) =>
    /^disponible/i.test(words)
      ? `Je suis ${startSmall(words)}.`
      : `Mes disponibilités : ${startSmall(words)}.`,
  another: 'Un autre : ',
  works: { several: 'Quelques réalisations :', one: 'Parmi mes réalisations :' },
  worksAsAnswer: 'Oui, par exemple :',
  result: 'Résultat :',
  join: (rate, availability) => joinSentences(rate, availability, 'et'),
  sample: 'Un exemple : ',
  examples: ['Un exemple : ', 'Parmi mes travaux récents : ', 'Un exemple de mon travail : '],
  inOtherLanguage: (from) => `Un exemple de mon travail, en ${NAMES.fr[from]} : `,
  linkedIn: (url) => `Mon parcours : ${url}`,
  links: (urls) => `Vous trouverez mes réalisations ici : ${urls}`,
  yes: 'Oui',
  decline: 'Merci pour votre annonce, mais je ne peux pas accepter cette mission.',
  workWith: (skills) => `Je travaille avec ${skills}.`,
  alsoWith: (skills) => `Je travaille aussi avec ${skills}.`,
  speaks: (languages) => `Langues : ${languages}.`,
  basedIn: (place) => `Je travaille depuis ${place}.`,
  education: (words) => `Ma formation : ${words}.`,
  notUsed: (tool, related) => `Je n’ai pas encore utilisé ${tool} ; je travaille avec ${related}.`,
  and: 'et',
}

const es: Phrases = {
  greeting: (tone, turn) =>
    tone === 'formal' ? 'Estimados señores:' : pick(['Hola:', 'Buenos días:'], turn),
  parting: (tone, turn) =>
    tone === 'formal'
      ? 'Atentamente,'
      : tone === 'warm'
        ? 'Un saludo cordial,'
        : pick(['Un saludo,', 'Saludos,'], turn),
  rate: (rate) =>
    `Mi tarifa es de ${amountAfter(rate)} por ${rate.per === 'hour' ? 'hora' : rate.per === 'word' ? 'palabra' : 'proyecto'}.`,
  rateIn: (words) => `Mi tarifa: ${words}.`,
  available: (words) =>
    /^disponible/i.test(words) ? `Estoy ${startSmall(words)}.` : `Mi disponibilidad: ${startSmall(words)}.`,
  another: 'Otro: ',
  works: { several: 'Algunos de mis trabajos:', one: 'Uno de mis trabajos:' },
  worksAsAnswer: 'Sí, por ejemplo:',
  result: 'Resultado:',
  join: (rate, availability) => joinSentences(rate, availability, 'y'),
  sample: 'Un ejemplo: ',
  examples: ['Un ejemplo: ', 'De mi trabajo reciente: ', 'Un ejemplo de mi trabajo: '],
  inOtherLanguage: (from) => `Un ejemplo de mi trabajo, en ${NAMES.es[from]}: `,
  linkedIn: (url) => `Mi trayectoria: ${url}`,
  links: (urls) => `Puede ver mis trabajos aquí: ${urls}`,
  yes: 'Sí',
  decline: 'Gracias por su publicación, pero no puedo aceptar este trabajo.',
  workWith: (skills) => `Trabajo con ${skills}.`,
  alsoWith: (skills) => `También trabajo con ${skills}.`,
  speaks: (languages) => `Idiomas: ${languages}.`,
  basedIn: (place) => `Trabajo desde ${place}.`,
  education: (words) => `Mi formación: ${words}.`,
  notUsed: (tool, related) => `Todavía no he usado ${tool}; trabajo con ${related}.`,
  and: 'y',
}

/** The fixed words by language. */
export const phrases: Record<Language, Phrases> = { en, es, fr, de }
