/**
 * Where the person is and where they can work, as busy people type it: "I am from greece so EU ok", "remote only but I can visit". Times
 * and time zones are in own-times.ts.
 */
import { articleFor, upperFirst } from '../../jobs/index.ts'
import { type Form, isSecret } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { NO_PLACE } from './signals.ts'

/** The forms of such places. */
export const OWN_PLACES: Form[] = [
  {
    // "I live in Lisbon so interviews in person are no problem"
    form: /^I live (in|near) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? so ((?:interviews?|meetings?|visits?|on[- ]?site (?:days|work)|coming to the office)[^,;:!?]{0,30}?) (is|are) (?:no problem|fine|ok|okay|possible|easy)[.!]?$/u,
    isPrivate: isSecret,
    word: (where = '', place = '', thing = '', verb = '') =>
      `I live ${where} ${place}, so ${thing} ${verb} no problem.`,
  },
  {
    // "Onsite ok for Bangalore, Chennai or Hyderabad, for other cities I need to discuss"
    form: /^(?:working )?on-?site (?:is )?(?:ok|okay|fine|possible) (?:for|in) (\p{Lu}[\p{L}, ]{3,80}?)(?:[,;] (?:for )?other (?:cities|places) (?:I (?:need|have) to discuss|to (?:be )?discuss(?:ed)?|on request))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (cities = '') => `I can work on site in ${cities}; for other cities we would have to talk.`,
  },
  {
    // "I am in Canada like them"
    form: /^I(?:['’]m| am) (also |too )?(in|from|based in) (\p{Lu}[\p{L} ]{2,24}?),? (?:just |same )?(?:like|as) (?:them|him|her|the client)[.!]?$/iu,
    isPrivate: (part) => NO_PLACE.test(part) || isSecret(part),
    word: (_also, where = '', land = '') => `I am ${where.toLowerCase()} ${upperFirst(land)}, like you.`,
  },
  {
    // "Porto, so EU ok and same clock as London"
    form: /^(?:I live in |in |from )?(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?), so ((?:the )?(?:EU|UK|US|same (?:clock|time(?: ?zone)?|hours) as|time ?zone)\b[^;!?]{2,60}?)[.]?$/u,
    isPrivate: (part) => NO_PLACE.test(part) || isSecret(part),
    word: (place = '', so = '') =>
      `I am in ${place}, so ${so.replace(/^(EU|UK|US) (?:ok|okay|fine)\b/, '$1 work is fine').replace(/(?<=^| and )same (?=clock|time|hours)/, 'I have the same ')}.`,
  },
  {
    // "Not moving to Germany, remote only but I can visit"
    form: /^(?:I(?:['’]m| am) )?(?:not (?:moving|relocating)(?: to [\p{L} ]{3,24})?, )?(?:I (?:can )?(?:only )?work )?(?:remote|remotely) only,? but (?:I )?(?:can|could) (visit|travel|come)((?: (?:for|to|once|every|if|when|from time)[^,;:!?]{3,50})?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (verb = '', when = '') => `I work remotely only, but I can ${verb.toLowerCase()}${when}.`,
  },
  {
    // "I am from greece so EU ok"
    form: /^I(?:['’]m| am) (from|in|based in|living in) (?!(?:an?|the|my)\b)(\p{L}[\p{L} ]{2,24}?)(?:,? so ([^,;!?]{2,80}?))?[.]?$/iu,
    isPrivate: (part) => NO_PLACE.test(part) || hasPrivateSign(part),
    word: (where = '', land = '', so) =>
      `I am ${where.toLowerCase()} ${upperFirst(land)}${so ? `, so ${so.replace(/ (?:ok|okay|fine)$/i, ' is fine').replace(/^(?=no problem to )/i, 'it is ')}` : ''}.`,
  },
  {
    // "US citizen, no sponsorship"
    form: /^(?:I(?:['’]m| am) )?(?:an? )?(US|UK|EU|U\.S\.|American|British|Canadian|Australian|Indian|German) citizen(,? (?:and )?(?:so )?(?:need )?no (?:visa )?sponsorship(?: needed| required)?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (land = '', sponsorship) =>
      `I am ${articleFor(land)} ${land} citizen${sponsorship ? ' and need no sponsorship' : ''}.`,
  },
]
