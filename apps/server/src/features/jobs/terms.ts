/**
 * The terms of a text for comparing profiles with posts: stems of its content words, the parts of compounds, and one
 * term for words that mean the same at work ("shop" and "store"). Skills have spellings of their own (technologies.ts).
 */
import { contentWords, stem, withoutPossessive } from '../../platform/text.ts'
import { displayNameOf } from './technologies.ts'

/** Words that mean the same in posts and profiles. The first word of a line names the term. */
const SAME_MEANING = `
shop store e-commerce ecommerce webshop e-shop storefront
website site web-site webpage homepage landing
speed sped fast faster slow pagespeed latency lighthouse loading
fix bug bugs repair repaired debug troubleshoot broken crash crashes error
translate translation translator translated localise localize localisation localization
proofread proofreading proofreader copyedit copyediting edit edited editor editing
write wrote written writing writer copy copywriter copywriting content
article articles blog blogs post posts
bookkeeping bookkeeper accounting accountant ledger reconcile reconciled reconciliation
transcribe transcription transcript transcribed subtitle subtitles subtitled caption captions captioning
voice-over voiceover voice narration narrate narrated narrator audiobook
video videos footage reel reels film filmed clip clips
illustrate illustration illustrator illustrated drawing draw drew drawn
logo logos branding brand identity
thesis theses dissertation dissertations academic
resume résumé cv
lead leads prospect prospects outreach
scrape scraping scraper scraped crawl crawler crawling extract extraction extracted
chatbot bot bots chatbots
test testing tested tests tester qa
automate automation automated automating workflow workflows zapier
dashboard dashboards visualization visualisation chart charts reporting
spreadsheet spreadsheets excel sheets
entry typed typing keyed
app apps application applications
migrate migration migrated migrating moved move
teach taught teaching teacher tutor tutoring tutored lesson lessons
photo photos photograph photographs photography photographer retouch retouching
music song songs soundtrack
mix mixed mixing mastering mastered
database databases sql
server servers hosting host hosted
payment payments checkout pay
login authentication auth oauth
ad ads advertising campaign campaigns
email emails e-mail mail mails inbox newsletter newsletters subscribers mailing
offline sync synchronise synchronize synchronization synced merge merges
cost costs bill bills expensive savings
children kids kid child toddler
health healthcare medical clinic clinics hospital hospitals doctor doctors patient patients dentist dental
food restaurant restaurants cafe café bakery bakeries kitchen menu recipes
travel trip trips flights hotel hotels tourism tour
property properties realtor real-estate apartments housing rentals
school schools university universities students student course courses classroom
bank banks banking fintech finance financial savings-bank
fitness gym workout yoga
fashion clothing apparel clothes
charity charities nonprofit non-profit ngo
game games gaming
booking bookings appointment appointments reservation reservations slot slots
chat chats helpdesk tickets
catalogue catalog listings
audio sound podcast podcasts recording recordings
manual manuals instructions documentation handbook
recruit recruiting recruiter hiring sourcing candidates
3d render rendering rendered renders
cad drawings autocad solidworks draughting drafting
legal lawyer contract contracts law
research researched researcher
model models modeling modelling modeled modelled
label labels labeling labelling labeled labelled labeler labelers
analyze analyse analyzed analysed analyzing analysing analyzes analyses analyzer analyzers analyser analysers
optimize optimise optimized optimised optimizing optimising optimization optimisation optimizer optimizers optimiser optimisers
organize organise organized organised organizing organising organizer organizers organiser organisers
built build building builds
take took taken
make made making
led leading
run ran running
sold sell selling sales
grew grow growing growth
`

const TERM_OF_WORD = new Map(
  SAME_MEANING.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ')
      return words.map((word) => [word, `=${words[0]}`] as const)
    })
    .reverse(),
)

/** Words of nearly every post or profile that tell nothing about the trade, in addition to the stop words. */
const GENERAL = new Set(
  `strong team teams provide provided ensure understanding detail details detailed ability able client clients excellent good great
  best please apply looking hello help helped day days week weeks month months hour hours time start started available
  including include includes following based own full high quality ideal must nice plus first last next
  two three four five six seven eight nine ten love happy thanks thank freelance freelancer freelancers professional
  responsibilities requirements qualifications description http https www com power microsoft google adobe studio
  eur usd gbp euro euros dollar dollars went go goes going get gets got come came end ends business company companies account accounts
  work works working worked need needs want wants use uses used using new old many much`.split(/\s+/),
)

const WORD_PART = /\p{Lu}?\p{Ll}{2,}|\p{Lu}{2,}(?!\p{Ll})/gu

/** Returns the terms of a text. */
export function readTerms(text: string): Set<string> {
  const terms = new Set<string>()
  for (const word of contentWords(text)) {
    for (const part of partsOf(word)) {
      const term = termOf(part)
      if (term !== undefined) terms.add(term)
    }
  }
  return terms
}

/** Returns the word itself and the parts of a compound: "PageSpeed" is also "page" and "speed", but "QuickBooks" is a name. */
function partsOf(word: string): string[] {
  const parts = [word]
  if (word.includes('-')) parts.push(...word.split('-').filter((part) => part.length > 2))
  if (/\p{Ll}\p{Lu}/u.test(word) && displayNameOf(word) === undefined)
    parts.push(...(word.match(WORD_PART) ?? []).filter((part) => part.length > 2))
  return parts
}

function termOf(word: string): string | undefined {
  const low = withoutPossessive(word.toLowerCase())
  if (GENERAL.has(low) || /^\d+$/.test(low)) return undefined
  return TERM_OF_WORD.get(low) ?? TERM_OF_WORD.get(low.replace(/s$/, '')) ?? fold(stem(low))
}

/** Makes stems equal that `stem` leaves different: "manage" and "manag", "implement" and "imple". */
const fold = (word: string) => (word.length > 5 ? word.replace(/(?:e|ment)$/, '') : word)
