/**
 * Recognizes the facts that posts ask for by name: rate, availability, language, location and education, in English,
 * Spanish, French and German. Everything else that a person says is work or a skill (cards.ts).
 */

/** The kinds of facts that a few words can state. */
export type FactKind = 'rate' | 'availability' | 'language' | 'location' | 'education'

const CURRENCY = String.raw`(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|PLN|SEK|NOK|DKK|NZD|SGD|MXN|BRL)\b|(?:dollars?|euros?|pounds?|cents?|ct)\b)`
const AMOUNT = String.raw`\d[\d.,]{0,12}[kK]?`
const MONEY = String.raw`(?:${CURRENCY}\s?${AMOUNT}|${AMOUNT}(?:\s?[–-]\s?${AMOUNT})?\s?${CURRENCY})`
const SMALL_UNIT = String.raw`(?:hours?|hrs?|h|words?|pages?|minutes?|min|images?|articles?|slides?|characters?|tracks?|photos?|lessons?|sessions?|Stunden?|Std|W[oö]rt(?:er)?|Normseite|Seite|horas?|palabras?|p[aá]ginas?|heures?|mots?)\b`
const PER = String.raw`(?:\s?[/]\s?|\s(?:per|an?|each|for each|pro|je|por|par|la|de l['’])\s?|\sl['’])`
const PAID_PER_UNIT = new RegExp(
  `${MONEY}(?:${PER}|\\s(?:per|a)\\s(?:finished|audio|source)\\s|\\s)${SMALL_UNIT}`,
  'iu',
)
const MONEY_ANYWHERE = new RegExp(MONEY, 'iu')
const RATE_CUE =
  /\b(?:rates?|charge|charging|prices?|priced|pricing|fees?|minimum|quote|retainer|day rate|Stundensatz|Tagessatz|Preise?|tarifas?|cobro|tarifs?|facture|packages?|starting at|starts? at|per (?:project|day|month|site|page|logo|design|video|episode))\b/iu
const RATE_NUMBER =
  /(?:^|[,;:(]\s?)(?:my |hourly |daily |day |current ){0,2}rates?\b(?! control| limit)[^.\d]{0,15}\d(?![\d.,]*\s?%)/iu
/** "My rate is 75 euros per hour; for longer work I prefer a budget of days." */
const OWN_RATE = /^(?:(?:my|hourly|daily|day|current) ){0,2}rates?(?:\s?:| is\b)|^I (?:charge|ask)\b/i
/** Results and costs of other people: their money is no rate. */
const OTHER_MONEY =
  /\b(?:sav(?:ed?|es|ing)|cut|reduc\w+|rais\w+|grew|grow\w*|increas\w+|manag\w+|spen[dt]\w*|(?:was|were|is|are|been) paying|budgets?|revenue|turnover|sales|sold|earn\w+|generat\w+|lower\w+|ROAS|salary|CPA|CPC|CPL|per (?:lead|click|order|sale|conversion)|donat\w+|profits?|worth|processing|processed|invoices?|losing|lost|from \S{1,12} to)\b/iu

const AVAILABLE =
  /\b(?:(?:night|day|evening|weekend|morning) shifts?(?! (?:engineer|operator|nurse|manager|lead|technician|supervisor|worker|support|to)\b)|(?<!high[- ])availab(?:le|ility)(?! (?:in|on|as|at|to|for) (?:the|both|app|google|ios|android|amazon|steam|github|npm|all|every|download))|(?<!\b(?:you|they|it|clients?|customers?|users?|teams?) )(?:can|could|ready to|able to|happy to) (?:start|begin)|start(?:ing)? (?:the same day|immediately|right away|now|today|tomorrow|next|monday|tuesday|wednesday|thursday|friday|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|free (?:from|on (?:mon|tue|wed|thu|fri|sat|sun|week)\w*|for new|until|in (?:the|january|february|march|april|may|june|july|august|september|october|november|december))|(?:have|has) (?:room|capacity|time) (?:for|on|to|this|next)|capacity (?:for|of)|booked (?:up |out )?until|notice period|(?<!\b(?:of|in) )(?:my|our|core|office) (?:working )?hours|open (?:to|for) (?:part|full|long|short|new|freelance|contract|remote|retainer)\S{0,8}|taking on (?:new|one|two)|I work (?:full|part)[- ]time|currently accepting|(?:my|usual|average|typical) response time|response time(?::| (?:is|of|under|within) )|(?:repl(?:y|ies)|responds?|answers?) (?:\w+ ){0,3}within|verfügbar|ab sofort|disponible|disponibilidad|disponibilité)\b/iu
const WEEKLY_HOURS =
  /\b\d{1,2}\s?(?:(?:[–-]|to|or|bis|a|à)\s?\d{1,2})?\+?\s?(?:hours?|hrs?|h|Std\.?|Stunden|horas|heures)\s?(?:(?:a|an|per|each|every|pro|por|par|die|in der)\s|\/\s?|a la\s)?(?:weekly|week|wk|day|month|weekends?|wöchentlich|Woche|Tag|semanales|semana|d[ií]a|semaine|jour)\b/iu
const WEEKLY_DAYS = /\b\d(?:[.,]5)?\s?(?:[–-]\s?\d\s?)?(?:full )?days? (?:a|per|each|every) week\b/iu
const BARE_TIME =
  /^(?:(?:mostly|usually|only|preferably)\s)?(?:full[- ]?time|part[- ]?time|weekends?|evenings?|mornings|afternoons|weekdays|mon(?:day)?s?\s?(?:[–-]|to)\s?(?:fri|sat|sun|thu)\w*|(?:from|ab|desde|à partir) (?:monday|montag|el lunes|next|january|february|march|april|may|june|july|august|september|october|november|december)|immediately)\b/iu
const OTHER_TIME =
  /\b(?:sav(?:ed?|es|ing)|cut|reduc\w+|manual\w*|replac\w+|spent|wasted|freed|back|down (?:from|to)|instead of|used to|uptime|99\S*|cluster|slots?|calendar|their|customers?|patients?|guests?|checks?|stock)\b/iu

/** The pattern of the names of languages, in the languages of the interface. */
export const LANGUAGES = `(?:English|German|Spanish|French|Italian|Portuguese|Dutch|Flemish|Polish|Russian|Ukrainian|Czech|Slovak|Romanian|Hungarian|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Bangla|Punjabi|Tamil|Telugu|Marathi|Gujarati|Malayalam|Nepali|Sinhala|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Indonesian|Malay|Tagalog|Filipino|Swahili|Yoruba|Amharic|Swedish|Norwegian|Danish|Finnish|Icelandic|Estonian|Latvian|Lithuanian|Serbian|Croatian|Bosnian|Slovenian|Slovene|Bulgarian|Macedonian|Albanian|Catalan|Basque|Galician|Irish|Welsh|Farsi|Persian|Afrikaans|Deutsch|Englisch|Spanisch|Französisch|Italienisch|Portugiesisch|Niederländisch|Polnisch|Russisch|Türkisch|ingl[eé]s|español|castellano|alem[aá]n|franc[eé]s|portugu[eé]s|italiano|catal[aá]n|anglais|allemand|espagnol|français|italien|portugais|arabe)`
const LEVEL = String.raw`(?:(?<!React )native(?:[- ]level)?|near-native|mother tongue|first language|fluent(?:ly)?|bilingual(?:ly)?|proficient|conversational|basic|intermediate|advanced|beginner|business(?:[- ]level)?|professional|excellent|working knowledge|[ABC][12]\b\+?|TOEFL|IELTS|DELF|DALF|DELE|JLPT|HSK|Muttersprache|muttersprachlich|flie(?:ß|ss)end|verhandlungssicher|Grundkenntnisse|nativ[oa]|lengua materna|fluid[oa]|avanzado|intermedio|b[aá]sico|langue maternelle|courant|bilingüe|bilingue|maternelle)`
const LEVEL_OF_LANGUAGE = new RegExp(
  String.raw`\b${LANGUAGES}\b[\s(:,–—=/-]{1,5}(?:(?:is|are|as|at|my|a|an|level|to|speaker|of|auf|nivel|niveau|und|de|ist|meine|es|mi|est|ma)\s){0,3}${LEVEL}(?!\p{L})|(?<!\p{L})(?:(?<!React )native|near-native|fluent(?:ly)?|bilingual|conversational|basic|intermediate|advanced|proficient|excellent|[ABC][12]|flie(?:ß|ss)end|verhandlungssicher)(?:[\s:/–-]{1,3}(?:in|both|speaker|speaking|level|written|spoken|and|of|es|im|en)){0,4}[\s:/(–-]{1,3}${LANGUAGES}\b`,
  'iu',
)
const SPEAKS = new RegExp(
  String.raw`\b(?:(?:I|we|also) speak|speaks?|spoken|speaking|hablo|(?:je )?parle|(?:ich )?spreche)\s(?:\p{L}+\s){0,3}?(?:and\s)?${LANGUAGES}\b|\b${LANGUAGES}(?:[\s-]speak(?:er|ing)\b)`,
  'iu',
)
const LANGUAGE_NAME = new RegExp(String.raw`\b${LANGUAGES}\b`, 'iu')

const LIVES =
  /(?:^|\b)(?:[Bb]ased|[Ll]iving|[Ll]ocated|[Rr]esid(?:ing|ent)|[Ss]ettled|[Aa]nsässig|[Ww]ohnhaft)\s(?:remotely\s)?(?:in|near|out of|between)\s(?:the\s|sunny\s|beautiful\s)?\p{Lu}|\b(?:I|[Ww]e|[Ss]he|[Hh]e)(?:\sam|['’]m|\sare|['’]re|\sis|\slives?|\sresides?|\sworks?)\s(?:(?:remotely|currently|originally|mostly|now)\s){0,2}(?:based\sin|located\sin|from|in|out of|near)\s(?:the\s)?\p{Lu}(?!\p{L}{0,20}(?:\.js|Script))|\p{Lu}\p{Ll}{1,20}-based\b(?! (?:tools?|apps?|systems?|solutions?|protocols?|pipelines?|code|software|models?)\b)|\b(?:[Ww]ork(?:ing)?|[Rr]emote)\s(?:remotely\s)?from\s\p{Lu}|\b(?:[Ii]ch (?:wohne|lebe) in|[Mm]it Sitz in|[Vv]ivo en|[Rr]esido en|[Bb]asad[oa] en|[Cc]on sede en|[Bb]asée? à|[Bb]asée? en|[Jj]['’]habite)\s\p{Lu}/u
const TIME_ZONE =
  /\b(?:UTC|GMT)(?:\s?[+−–-]\s?\d{1,2}(?::\d\d)?)?\b|\b(?:CET|CEST|EST|EDT|PST|PDT|CST|MST|IST|BST|EET|EEST|WET|AEST|AEDT|SGT|JST|PKT|PHT|MSK|WIB|WAT|EAT|BRT|ART)\b|\bSAST\b(?!.*\bDAST\b)|\b[Tt]ime ?zones?\b|\b(?:US|EU|UK|European|American|Asian|Australian|Eastern|Central|Pacific) (?:time|(?:business |working |office )?hours)\b|\b(?:Zeitzone|zona horaria|fuseau horaire)\b/u

const DEGREE =
  /\b(?:B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|B\.?A\.? (?:in|of|from|\()|M\.?A\.? (?:in|of|from|\()|B\.?Com|B\.?Tech|M\.?Tech|B\.?F\.?A|M\.?F\.?A|Ph\.?D|MBA|LL\.[BM]|LLB|[Bb]achelor(?:['’]?s)?(?: of| in| degree|,|$)|[Mm]aster(?:['’]s| of (?:\p{Lu}|[a-z]+ing)|s in | in \p{Lu}| degree)|[Dd]octorate|[Dd]octoral degree|(?:[Dd]egree|[Dd]iploma|[Cc]ertificate|[Cc]ertification|[Mm]ajor|[Mm]inor) (?:in|of|from)\b|[Gg]raduated|[Gg]raduate (?:of|from)|[Aa]lumn(?:us|a|i)|[Ss]tudied|[Ss]tudying|CELTA|TEFL|DELTA|CPA|ACCA|CFA|PMP|CISSP|CCNA|[Cc]ertified|[Cc]ertifications?|[Aa]ccredited|(?:[Aa]dmitted|[Cc]alled) to the [Bb]ar|[Ll]icen[sc]ed|[Cc]hartered|[Ss]worn (?:translator|interpreter)|[Tt]rained (?:at|as|in)|[Cc]ourse(?:work)? (?:in|at|from)|[Bb]ootcamp|Dipl\.-?\p{L}{0,12}|TU \p{Lu}|FH \p{Lu}|Studium|[Ss]tudiert|Abschluss|Diplom\p{L}*|Ausbildung|[Zz]ertifizier\p{L}+|[Ll]icenciad[oa]|[Ll]icenciatura|[Gg]rado en|[Tt]itulad[oa]|[Tt]ítulo|[Mm]áster en|[Cc]ertificad[oa]|[Dd]iplôm\p{L}+|[Ll]icence (?:en|de)|[Mm]aster en|[Cc]ertifiée?)(?!\p{L})/u
const SCHOOL =
  /(?<!\p{L})(?:University|College|Institute of|Academy|School of|Polytechnic|Universität|Hochschule|Universidad|Université|École)(?!\p{L})/u
const OTHER_EDUCATION =
  /\b(?:thes[ei]s|dissertations?|students?|candidates?|applicants?|admissions?|templates?|platform|website|portal|for (?:a|an|the) (?:\p{L}+ ){0,3}(?:university|college|school))\b/iu

/** Verbs of finished work. A short part with one of them is work, whatever else it says. */
const WORK_VERB =
  /\b(?:built|build|made|(?:have|has) run|designed|developed|created|wrote|ran|led|managed|migrated|moved|launched|shipped|delivered|rebuilt|redesigned|translated|edited|proofread|taught|teach|recorded|mixed|produced|filmed|shot|drew|illustrated|modell?ed|automated|integrated|set up|fixed|repaired|optimi[sz]ed|grew|took|cut|reduced|saved|raised|increased|helped|handled|kept|worked|supported|maintained|closed|cleaned|prepared|reconciled|audited|analy[sz]ed|tested|scraped|trained|won|sold|published|localized|localised|transcribed|subtitled|rewrote|planned|organi[sz]ed|coordinated)\b/iu

/** Returns the facts that a sentence or a part of it states. */
export function findFactKinds(text: string): FactKind[] {
  const kinds: FactKind[] = []
  if (statesRate(text)) kinds.push('rate')
  if (statesAvailability(text)) kinds.push('availability')
  if (namesLanguage(text) && (LEVEL_OF_LANGUAGE.test(text) || SPEAKS.test(text))) kinds.push('language')
  if (LIVES.test(text) || TIME_ZONE.test(text)) kinds.push('location')
  if (statesEducation(text)) kinds.push('education')
  return kinds
}

/** Returns whether a text says that something was done for somebody. */
export const namesWork = (text: string) => WORK_VERB.test(text)

/** Returns whether a text names a language that people speak. */
export const namesLanguage = (text: string) => LANGUAGE_NAME.test(text)

function statesRate(text: string): boolean {
  if (!/\d/.test(text)) return false
  if (OWN_RATE.test(text) && MONEY_ANYWHERE.test(text)) return true
  if (RATE_NUMBER.test(text) && !OTHER_MONEY.test(text)) return true
  if (!MONEY_ANYWHERE.test(text) || OTHER_MONEY.test(text)) return false
  return PAID_PER_UNIT.test(text) || RATE_CUE.test(text)
}

function statesAvailability(text: string): boolean {
  const states =
    AVAILABLE.test(text) ||
    BARE_TIME.test(text) ||
    (/\d/.test(text) && (WEEKLY_HOURS.test(text) || WEEKLY_DAYS.test(text)))
  return states && !OTHER_TIME.test(text)
}

function statesEducation(text: string): boolean {
  const states = DEGREE.test(text) || (SCHOOL.test(text) && !namesWork(text))
  return states && !OTHER_EDUCATION.test(text)
}

const ENGLISH_NAMES: Record<string, string> = {
  deutsch: 'German',
  alemán: 'German',
  allemand: 'German',
  englisch: 'English',
  inglés: 'English',
  anglais: 'English',
  spanisch: 'Spanish',
  español: 'Spanish',
  castellano: 'Spanish',
  espagnol: 'Spanish',
  französisch: 'French',
  francés: 'French',
  français: 'French',
  italienisch: 'Italian',
  italiano: 'Italian',
  italien: 'Italian',
  portugiesisch: 'Portuguese',
  portugués: 'Portuguese',
  portugais: 'Portuguese',
}

/** Returns the languages that a text names, by their English names where they are known. */
export function findLanguageNames(text: string): string[] {
  const names = text.match(new RegExp(LANGUAGE_NAME, 'giu')) ?? []
  return [...new Set(names.map((name) => ENGLISH_NAMES[name.toLowerCase()] ?? name))]
}

const CODES: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  dollar: 'USD',
  euro: 'EUR',
  pound: 'GBP',
}
const SIGN_FIRST = new RegExp(`(${CURRENCY})\\s?(${AMOUNT})`, 'iu')
const AMOUNT_FIRST = new RegExp(`(${AMOUNT})\\s?(${CURRENCY})`, 'iu')

/** Reads the amount, the currency and the unit of a stated rate; undefined if one of them is missing. */
export function readRate(
  text: string,
): { amount: number; currency: string; per: 'hour' | 'project' | 'word' } | undefined {
  const [, sign, afterSign] = text.match(SIGN_FIRST) ?? []
  const [, beforeSign, signAfter] = text.match(AMOUNT_FIRST) ?? []
  const written = afterSign ?? beforeSign
  const currency = (sign ?? signAfter ?? '').toLowerCase().replace(/s$/, '')
  const amount = Number(
    (written ?? '')
      .replace(/[.,]$/, '')
      .replace(/,(?=\d{3}\b)/g, '')
      .replace(',', '.')
      .replace(/k$/i, '000'),
  )
  const code = CODES[currency] ?? (/^[a-z]{3}$/.test(currency) ? currency.toUpperCase() : undefined)
  const per = /\bw[oö]rt|\bwords?\b|palabra|\bmots?\b/iu.test(text)
    ? 'word'
    : /hour|\bhr\b|\/\s?h\b|stunde|\bstd\b|hora|heure/iu.test(text)
      ? 'hour'
      : /project|projekt|proyecto|projet/iu.test(text)
        ? 'project'
        : undefined
  return code && per && amount > 0 ? { amount, currency: code, per } : undefined
}
