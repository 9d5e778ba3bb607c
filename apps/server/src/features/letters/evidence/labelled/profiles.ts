/**
 * Invented profiles of different trades, in which every statement has a label: the kind of its card, or `-` for filler.
 * These were used while the rules were written; those in later-profiles.ts were written afterwards.
 */

/** A profile's about text with the label of each statement; the join decides how it looks. */
export interface LabelledProfile {
  name: string
  skills: string[]
  /** How the statements are joined: one paragraph, lines or bullets. */
  style: 'paragraph' | 'lines' | 'bullets'
  /** One statement a line: `label | statement`. `#` is a heading. */
  statements: string
}

/** The labels and the statements of a profile in their order. */
export function readLabels({ statements }: LabelledProfile): { label: string; text: string }[] {
  return statements
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf('|')
      return { label: line.slice(0, at).trim(), text: line.slice(at + 1).trim() }
    })
}

/** The about text of a profile as the person would have typed it. */
export function aboutOf(profile: LabelledProfile): string {
  const labels = readLabels(profile)
  if (profile.style === 'paragraph') return labels.map(({ text }) => text).join(' ')
  return labels
    .map(({ label, text }) => (label === '#' || profile.style === 'lines' ? text : `• ${text}`))
    .join('\n')
}

/** Used while the rules were written. */
export const profiles: LabelledProfile[] = [
  {
    name: 'a shop speed specialist, terse fragments',
    skills: ['Shopify', 'Liquid', 'JavaScript'],
    style: 'paragraph',
    statements: `
work | Took a furniture store from 28 to 74 on mobile PageSpeed.
work | Removed eleven apps nobody used from a pet food shop, which cut its theme weight in half.
work | Checkout extensions for two wine merchants, live since spring.
- | Hard-working team player.
- | Always on time, always on budget!
work | Liquid since before sections existed.
rate | $45/hr, or a fixed price for an audit.
availability | 20 hours a week until the end of June.
location | Based in Porto (GMT+0).
link | Before and after videos: https://speedy.example/cases.
- | Let's talk!`,
  },
  {
    name: 'a translator, first person',
    skills: ['Technical Translation', 'Trados', 'Proofreading'],
    style: 'paragraph',
    statements: `
- | Hello and welcome to my profile!
work | I translate manuals for forklifts, cranes and packaging lines from German into English.
work | For eleven years I was the in-house translator of a pump maker near Bremen.
language | I am a native English speaker and hold a C2 in German.
education | MA in Translation Studies from the University of Leeds.
rate | My rate is 0.09 EUR per word, proofreading is 0.03.
work | About 2,500 words a day is my honest output.
work | Terminology lists are part of the delivery.
- | I am passionate about languages and committed to the highest quality.
- | Your satisfaction is my top priority.
work | A supplier of milking robots has sent me every release note since 2016.
availability | I am available on weekdays and can start next week.
- | Please feel free to contact me with any questions.`,
  },
  {
    name: 'a bookkeeper, bullets',
    skills: ['Bookkeeping', 'Xero', 'QuickBooks'],
    style: 'bullets',
    statements: `
# | What I do:
work | Monthly closing for 14 small firms, mostly cafés and dentists
work | Cleaned up three years of unreconciled bank lines for a yoga studio
work | Payroll for up to 40 people
work | Moved a garden centre from Sage to Xero over one weekend, opening balances matched to the cent
education | Certified Xero advisor since 2018
- | Excellent communication skills
- | Detail-oriented and reliable
- | 100% client satisfaction
# | Hours
availability | Mon–Thu, 9 to 4
location | Time zone: AEST
# | Languages
language | English (native), Cantonese (conversational)`,
  },
  {
    name: 'a studio speaking as We',
    skills: ['Unity', 'C#', 'Blender'],
    style: 'paragraph',
    statements: `
work | We are a studio of four who make small games for museums.
work | Our river game at the Maritime Museum in Gdansk has been played 90,000 times.
work | Shaders and netcode are done in-house; music comes from a friend.
- | We don't just build games, we build experiences.
- | Are you ready to bring your vision to life?
work | Two of our titles run on a kiosk without a keyboard.
work | Ported a puzzle game from Flash to WebGL so that it outlived its plug-in.
rate | A prototype costs 3,000 EUR, and our hourly rate is 60 EUR.
- | Quality is our middle name.
- | Contact us today.
link | Trailers are at vimeo.com/tinymuseumgames.
availability | We have capacity for one project from September.`,
  },
  {
    name: 'a data analyst, CV lines',
    skills: ['SQL', 'Python', 'Power BI'],
    style: 'lines',
    statements: `
# | EXPERIENCE
work | 2019–2023 Senior analyst, Nordbank, Oslo
work | Built the churn model that marketing still uses every Monday
work | 2016–2019 Analyst, Fjord Ferries
work | Weekly passenger forecast, error down from 19 % to 7 %
# | EDUCATION
education | MSc Statistics, University of Bergen, 2016
# | SKILLS
skill | SQL, Python, dbt, Power BI
# | LANGUAGES
language | Norwegian - native
language | English - C1
# | ABOUT ME
- | Motivated self-starter with a can-do attitude
- | Looking for new challenges
work | Numbers explained to people who dislike numbers`,
  },
  {
    name: 'a voice artist, third person',
    skills: ['Voice Over', 'Audio Editing'],
    style: 'paragraph',
    statements: `
work | Marta has narrated 62 audiobooks, nine of them for Harbour Press.
work | She records in a treated booth with a Neumann TLM 103.
language | Marta speaks Polish and English without an accent.
work | Her recent work includes the safety announcements of a regional airline.
rate | 220 USD per finished hour.
work | Retakes of mispronounced names are free.
- | She is a dedicated professional who loves what she does.
- | With Marta you get only the best!
link | Demos: https://soundcloud.example/marta-reads.
location | She lives in Krakow.
- | Book a free call now!`,
  },
  {
    name: 'an assistant, long-winded',
    skills: ['Virtual Assistance', 'Calendar Management'],
    style: 'paragraph',
    statements: `
- | Hi there, I'm Joy.
- | Are you drowning in emails?
- | I can help you get your life back!
work | I ran the inbox of a real estate broker in Tampa: 200 mails a day, nothing older than four hours.
work | I booked travel for a band on tour, 31 flights with three changed at the last minute.
work | Expense reports, visas and the odd birthday present are fine too.
- | I am a fast learner with strong attention to detail.
- | I believe in honest work and open communication.
work | Before that I worked at the front desk of a hotel for six years.
availability | I work full-time and overlap with US hours.
rate | I charge $9 an hour.
- | I look forward to hearing from you.
- | God bless and have a great day!`,
  },
]
