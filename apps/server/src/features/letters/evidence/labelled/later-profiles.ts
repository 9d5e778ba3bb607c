/** Invented profiles of different trades with labelled statements, as in profiles.ts. */
import type { LabelledProfile } from './profiles.ts'

/**
 * Written after the rules. At the first reading 114 of the 136 statements were read as labelled; 85 of the 86 with
 * evidence became a card, and so did 12 of the 50 fillers and headings. The rules were corrected afterwards.
 */
export const laterProfiles: LabelledProfile[] = [
  {
    name: 'a video editor with links inside the text',
    skills: ['Video Editing', 'Premiere Pro', 'Motion Graphics'],
    style: 'paragraph',
    statements: `
- | Hey! Thanks for stopping by.
work | Editor of a weekly chess channel since episode 40, now at 212 episodes.
work | A trailer I cut for a climbing documentary was shown in Banff (https://peaks.example/trailer).
work | Captions are burned in or delivered as SRT, whichever you prefer.
work | Raw footage of two hours comes back as ten minutes within four days.
- | I take pride in my work.
- | Storytelling is my passion.
rate | From 30 EUR per finished minute.
link | More at www.cutroom.example/reel.
location | Working from Valencia.
- | Shall we begin?`,
  },
  {
    name: 'a bilingual teacher, headings and dashes',
    skills: ['Tutoring', 'Spanish', 'Curriculum Development'],
    style: 'lines',
    statements: `
# | About me
work | - Spanish lessons for adults who failed with apps
work | - 4,300 lessons since 2015, most of them at 7 in the morning
work | - Wrote the beginner course of a language school in Lyon
education | - DELE examiner, accredited by Instituto Cervantes
# | Rates
rate | - 24 EUR for 50 minutes
# | Availability:
availability | - Tuesdays and Fridays
# | Languages
language | - Spanish: native
language | - French: C2
language | - English: B2
# | Why me?
- | - Patient and friendly
- | - I love teaching!`,
  },
  {
    name: 'a mechanical engineer, dense prose',
    skills: ['SolidWorks', 'CAD', 'Injection Molding'],
    style: 'paragraph',
    statements: `
work | Injection-moulded housings are what I have drawn most: meters, dispensers, two hearing-aid chargers.
work | At Velta Pumps I was responsible for seals and tolerances until 2021.
work | A bracket of mine replaced five welded parts and saved the maker 38,000 EUR a year.
work | Drawings follow ISO 128 and come as STEP and PDF.
education | Dipl.-Ing., TU Graz.
- | I am committed to delivering excellent results that exceed expectations.
availability | From October I have 15 hours a week.
rate | 70 € per hour.
- | Quality, reliability and trust are the foundation of every collaboration.
language | I speak German and English, Italian well enough for a factory visit.`,
  },
  {
    name: 'a marketer who boasts',
    skills: ['Google Ads', 'SEO', 'Email Marketing'],
    style: 'paragraph',
    statements: `
- | Want more customers?
- | You've come to the right place!
- | I'm a results-driven marketing ninja who lives and breathes growth.
work | Brought the cost of a booked physio appointment from 41 to 17 dollars in ten weeks.
work | Managed $60,000 a month of search ads for a chain of tyre shops.
work | Rewrote 300 product titles, and organic visits rose by a third.
- | I don't just run campaigns, I create success stories.
work | Email flows in Klaviyo for a tea brand bring in a fifth of its revenue.
- | Your business deserves the best.
education | Google Ads Search certified.
- | Let's make magic happen together!
availability | Available Monday to Friday, EST hours.`,
  },
  {
    name: 'a WordPress developer, numbered list',
    skills: ['WordPress', 'PHP', 'WooCommerce'],
    style: 'lines',
    statements: `
work | 1. Migrated about 150 sites from shared hosting to managed hosting, none lost its mails
work | 2. Custom booking plugin for a ferry line in the Azores
work | 3. WooCommerce with 11,000 variable products, search under 200 ms
work | 4. Hacked sites cleaned, and the hole found
- | 5. 100% job success guaranteed
- | 6. Fast communication
# | Tools I use
skill | PhpStorm, WP-CLI, Git, Query Monitor
# | Where
location | Ponta Delgada, GMT-1
link | https://github.com/ilha-dev
- | Drop me a line any time :)`,
  },
  {
    name: 'a German copy editor, in German',
    skills: ['Lektorat', 'Korrektorat'],
    style: 'paragraph',
    statements: `
- | Herzlich willkommen auf meinem Profil!
work | Ich lektoriere Sachbücher über Gartenbau und Geschichte, zuletzt einen Band mit 420 Seiten für den Auenverlag.
work | Dissertationen aus der Psychologie prüfe ich auf Stil und Zitierweise.
language | Deutsch ist meine Muttersprache.
rate | 5 EUR pro Normseite.
availability | Ab sofort verfügbar, etwa 20 Stunden pro Woche.
location | Ich wohne in Leipzig.
education | Studium der Germanistik an der Universität Halle.
- | Zuverlässig, motiviert und immer pünktlich.
- | Ich freue mich auf Ihre Nachricht!`,
  },
  {
    name: 'a network administrator, CV with dates',
    skills: ['Networking', 'Linux', 'Cisco'],
    style: 'lines',
    statements: `
# | PROFILE
work | Network administrator with 12 years in hospitals and one shipyard
# | WORK HISTORY
work | 2018 - today: St. Olav Hospital, responsible for 900 switches
work | Replaced the wifi of four wards without a night of downtime
work | 2012 - 2018: Helpdesk, later backups, at Brattvik Shipyard
# | CERTIFICATIONS
education | CCNP, 2019
education | Red Hat Certified Engineer
# | LANGUAGES
language | Norwegian (native), English (fluent)
# | PERSONAL
- | Team player, calm, hard-working
- | Strong work ethic and a positive attitude`,
  },
  {
    name: 'a UX researcher, mixed sentences',
    skills: ['User Research', 'Figma', 'Usability Testing'],
    style: 'paragraph',
    statements: `
- | Nice to meet you!
work | Twelve interviews showed a parking start-up why nobody finished its sign-up.
work | I have moderated usability tests in supermarkets, ferries and one prison library.
work | My report for Kantonalbank was two pages long, and the form it criticized is gone.
- | Users are at the heart of everything I do.
- | I will exceed your expectations.
education | I hold a PhD in cognitive psychology from the University of Bern.
language | Fluent in German, French and English.
rate | 95 CHF per hour, workshops 1,400 CHF per day.
availability | Two days a week are free from May.
location | I live near Bern.
link | Case studies: https://research.example/cases.
- | Let me help you succeed!`,
  },
  {
    name: 'a Spanish illustrator, in Spanish',
    skills: ['Ilustración', 'Procreate'],
    style: 'paragraph',
    statements: `
- | ¡Hola! Gracias por visitar mi perfil.
work | He ilustrado nueve cuentos infantiles para la editorial Lumbre.
work | Carteles para tres ediciones del festival de jazz de Vitoria.
- | Soy una persona creativa, responsable y apasionada.
rate | 30 EUR por hora.
availability | Disponible desde enero, 15 horas a la semana.
language | Español nativo, inglés B2.
location | Vivo en Bilbao.
education | Licenciada en Bellas Artes por la Universidad del País Vasco.
- | No dudes en escribirme.`,
  },
  {
    name: 'a data entry worker, short bullets',
    skills: ['Data Entry', 'Microsoft Excel'],
    style: 'bullets',
    statements: `
work | 85 words per minute, measured
work | Invoices, delivery notes, handwritten patient forms
work | 12,000 product rows cleaned for a hardware shop in Manila
skill | Excel, Google Sheets, Airtable
- | Fast and accurate
- | Willing to learn
availability | Night shift possible
rate | $5 an hour
location | Cebu, Philippines (GMT+8)
- | Honest and trustworthy`,
  },
  {
    name: 'a game composer, lower case',
    skills: ['Music Composition', 'FMOD'],
    style: 'lines',
    statements: `
work | wrote the score of "Lantern Road", which won a student award in Utrecht
work | adaptive music in fmod, layers that follow the player
work | 70 minutes of music a year is my limit
- | music is my life
- | i love games
rate | 300 eur per finished minute
link | bandcamp: https://lantern.example/music
availability | booked until october
- | say hi!`,
  },
  {
    name: 'a lawyer, formal third person',
    skills: ['Contract Drafting', 'GDPR'],
    style: 'paragraph',
    statements: `
work | Ms. Okafor has drafted more than 300 software licences since 2011.
education | Admitted to the bar in Lagos and in England.
work | Before founding her practice she was in-house counsel of a payment processor.
work | Privacy notices and data processing agreements make up half of her work.
- | Professionalism and integrity are her guiding principles.
- | Clients value her responsiveness.
rate | Fixed fees: 450 GBP for a privacy notice.
availability | Replies within one working day.
- | Kindly get in touch for a quotation.`,
  },
]
