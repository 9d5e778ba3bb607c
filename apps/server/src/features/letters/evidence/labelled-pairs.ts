/**
 * Invented posts for invented profiles, each with the sentence of the profile that answers it best. The pairs in
 * `tuningPairs` were used while the ranking was written; `measuredPairs` were only counted.
 */

/** A profile with posts; each post names the beginning of its best evidence, or of several that are equally good. */
export interface LabelledPairs {
  title: string
  skills: string[]
  about: string[]
  posts: { title: string; description: string; skills: string[]; best: string[] }[]
}

export const tuningPairs: LabelledPairs[] = [
  {
    title: 'Shopify developer',
    skills: ['Shopify', 'Liquid', 'JavaScript', 'React'],
    about: [
      'Took a furniture store from 28 to 74 on mobile PageSpeed.',
      'Built a subscription checkout for a coffee roaster with 3,000 monthly orders.',
      'Moved a bookshop with 9,000 titles from Magento to Shopify without losing a redirect.',
      'I maintain a theme that 40 florists use.',
      'Wrote a React app that shows stock levels of six warehouses.',
      'Six years with Liquid, nine with JavaScript.',
    ],
    posts: [
      {
        title: 'Our shop is slow on phones',
        description:
          'Customers leave before the page has loaded. Please show me one store you sped up, with numbers.',
        skills: ['Shopify', 'Performance Optimization'],
        best: ['Took a furniture'],
      },
      {
        title: 'Move from Magento to Shopify',
        description:
          'We have about 4,000 products and fear for our Google positions. Old links must keep working.',
        skills: ['Shopify', 'Magento', 'Migration'],
        best: ['Moved a bookshop'],
      },
      {
        title: 'Recurring orders for our tea brand',
        description: 'Customers should subscribe to a monthly box and change it in their account.',
        skills: ['Shopify', 'Ecommerce'],
        best: ['Built a subscription'],
      },
      {
        title: 'Frontend for an inventory tool',
        description:
          'We need somebody good at JavaScript to show stock from our API in the browser, several warehouses.',
        skills: ['JavaScript', 'Front-End Development'],
        best: ['Wrote a React app'],
      },
    ],
  },
  {
    title: 'German to English translator',
    skills: ['Technical Translation', 'Proofreading', 'Trados'],
    about: [
      'Translated the service manuals of a forklift maker, 400 pages a year since 2017.',
      'Proofread doctoral theses in psychology and education for students of four universities.',
      'Localised the app of a savings bank, 12,000 strings with a length limit.',
      'Subtitled a documentary about beekeeping in two weeks.',
      'Patents in mechanical engineering are my second field.',
    ],
    posts: [
      {
        title: 'Dissertation needs a native eye',
        description:
          'My thesis in educational science is 210 pages long. I need grammar and style corrected with track changes in Word.',
        skills: ['Proofreading', 'Academic Editing'],
        best: ['Proofread doctoral'],
      },
      {
        title: 'Operating instructions DE-EN',
        description:
          'We make conveyor belts and need the operating and service instructions in English. About 90 pages.',
        skills: ['German to English Translation'],
        best: ['Translated the service'],
      },
      {
        title: 'Captions for short films about farmers',
        description: 'Eight clips of six minutes each, German speech, English subtitles as SRT.',
        skills: ['Subtitling'],
        best: ['Subtitled a documentary'],
      },
      {
        title: 'Our banking app goes to the UK',
        description: 'Interface texts, error messages and emails. Buttons leave little room.',
        skills: ['Localization'],
        best: ['Localised the app'],
      },
    ],
  },
  {
    title: 'Data engineer',
    skills: ['Python', 'Scrapy', 'PostgreSQL', 'dbt', 'AWS'],
    about: [
      'Scrapers for 60 property portals, 2 million listings a day, blocked pages retried over proxies.',
      'Replaced nightly Excel exports of a hospital by a dbt project with 80 tests.',
      'Cut the AWS bill of a ticket shop from 9,000 to 3,500 dollars a month.',
      'A forecast of bakery sales that throws away 11 % less bread.',
      'Partitioned a 4 TB Postgres table while it was in use.',
    ],
    posts: [
      {
        title: 'Collect prices from competitor websites',
        description: 'Every morning we need the prices of 15 shops in a CSV file. Some of them block bots.',
        skills: ['Web Scraping', 'Python'],
        best: ['Scrapers for'],
      },
      {
        title: 'Our cloud costs explode',
        description: 'We pay Amazon too much. Find out why and lower the bill.',
        skills: ['Amazon Web Services', 'DevOps'],
        best: ['Cut the AWS'],
      },
      {
        title: 'Queries time out on a huge table',
        description: 'PostgreSQL 14, one table has three terabytes. Downtime is not possible.',
        skills: ['PostgreSQL', 'Database Administration'],
        best: ['Partitioned a'],
      },
      {
        title: 'Predict demand for our canteen',
        description: 'We cook too much and throw food away. We have three years of sales.',
        skills: ['Forecasting', 'Machine Learning'],
        best: ['A forecast of'],
      },
    ],
  },
  {
    title: 'Bookkeeper',
    skills: ['Bookkeeping', 'Xero', 'QuickBooks'],
    about: [
      'Cleaned up three years of unreconciled bank lines for a yoga studio.',
      'Payroll for a cleaning firm with 140 part-timers.',
      'Moved a garden centre from Sage to Xero over one weekend.',
      'Prepared the books of two charities for their audits.',
      'VAT returns for sellers on Amazon in five countries.',
    ],
    posts: [
      {
        title: 'Catch-up for a small restaurant',
        description: 'Nobody has reconciled our bank account since 2022. QuickBooks Online.',
        skills: ['Bookkeeping', 'QuickBooks'],
        best: ['Cleaned up'],
      },
      {
        title: 'Switch to Xero before the new year',
        description: 'We use Sage 50 now. Balances and customers must come along.',
        skills: ['Xero'],
        best: ['Moved a garden'],
      },
      {
        title: 'Wages for our nursing home',
        description: 'Ninety people, many part-time, monthly payroll.',
        skills: ['Payroll'],
        best: ['Payroll for'],
      },
      {
        title: 'VAT for marketplace sales',
        description: 'I sell phone cases on Amazon in Germany and France and have never registered for tax.',
        skills: ['Tax', 'Accounting'],
        best: ['VAT returns'],
      },
    ],
  },
  {
    title: 'Illustrator and brand designer',
    skills: ['Illustration', 'Logo Design', 'Adobe Illustrator'],
    about: [
      'Drew 32 spreads for a picture book about an otter, printed in four languages.',
      'Logo and packaging for a hot sauce that is now in 200 supermarkets.',
      'Icons for a hiking app, 140 of them on one grid.',
      'Menus and signs for a brewery.',
      'Storyboards for insurance commercials.',
    ],
    posts: [
      {
        title: 'Children’s story needs pictures',
        description: 'Our manuscript has 24 pages. Watercolour feeling, animals as heroes.',
        skills: ["Children's Book Illustration"],
        best: ['Drew 32'],
      },
      {
        title: 'Brand for a jam maker',
        description: 'We need a logo and labels for jars. Please attach packaging you designed.',
        skills: ['Logo Design', 'Packaging Design'],
        best: ['Logo and packaging'],
      },
      {
        title: 'Icon set for outdoor app',
        description: 'About 60 icons in one style, SVG.',
        skills: ['Icon Design', 'Vector Graphics'],
        best: ['Icons for'],
      },
    ],
  },
  {
    title: 'Virtual assistant',
    skills: ['Virtual Assistance', 'Data Entry', 'Calendar Management'],
    about: [
      'Ran the inbox of a real estate broker: 200 mails a day.',
      'Typed 7,000 library cards into a catalogue, two errors found in the audit.',
      'Booked a tour for a band, 31 flights and as many hotels.',
      'Answered the chat of a mattress shop, 60 customers a day.',
    ],
    posts: [
      {
        title: 'Email support for our online store',
        description: 'Reply to shoppers about orders and returns by chat and email.',
        skills: ['Customer Support'],
        best: ['Answered the chat'],
      },
      {
        title: 'Copy data from scanned forms',
        description: '2,000 paper forms into a spreadsheet, accuracy matters. Data entry only.',
        skills: ['Data Entry'],
        best: ['Typed 7,000'],
      },
      {
        title: 'Plan travel for our sales team',
        description: 'Flights, hotels and cars for eight people each month.',
        skills: ['Travel Planning'],
        best: ['Booked a tour'],
      },
    ],
  },
]

export const measuredPairs: LabelledPairs[] = [
  {
    title: 'Mobile developer',
    skills: ['Flutter', 'Kotlin', 'Firebase'],
    about: [
      'A parking app for 90,000 drivers, Flutter with a native map.',
      'Offline notes for vets that merge when the phone is online again.',
      'Bluetooth scales paired with an Android app for a dairy.',
      'Crash rate of a radio app down from 2.1 % to 0.2 %.',
      'Push messages in eleven languages for a language school.',
    ],
    posts: [
      {
        title: 'App must work without internet',
        description: 'Our inspectors work in cellars. Data should sync later without conflicts.',
        skills: ['Mobile App Development'],
        best: ['Offline notes'],
      },
      {
        title: 'Connect BLE sensor to phone',
        description:
          'A soil sensor speaks Bluetooth Low Energy. We need an Android app in Kotlin that reads it.',
        skills: ['Android', 'Bluetooth'],
        best: ['Bluetooth scales'],
      },
      {
        title: 'App crashes after the update',
        description:
          'Users complain, reviews are down to 2 stars. Find the crashes in Firebase and fix them.',
        skills: ['Debugging', 'Firebase'],
        best: ['Crash rate'],
      },
      {
        title: 'Flutter app with live map',
        description: 'Drivers should see free charging stations around them.',
        skills: ['Flutter', 'Google Maps'],
        best: ['A parking app'],
      },
    ],
  },
  {
    title: 'Audio producer',
    skills: ['Podcast Production', 'Mixing', 'Voice Over'],
    about: [
      'Edited 180 episodes of a history podcast, breaths and all.',
      'Narrated 14 crime audiobooks for a publisher in Bristol.',
      'Mixed the album of a brass band recorded in a barn.',
      'Restored interviews from 1974 cassettes for an oral history archive.',
      'Jingles for three local radio stations.',
    ],
    posts: [
      {
        title: 'Narrator for thriller',
        description: '95,000 words, British accent, ACX standard. Tell us which books you have read before.',
        skills: ['Audiobook Narration'],
        best: ['Narrated 14'],
      },
      {
        title: 'Clean up old tapes',
        description:
          'My grandfather’s recordings have hiss and hum. Can you restore cassettes that I digitised?',
        skills: ['Audio Restoration'],
        best: ['Restored interviews'],
      },
      {
        title: 'Weekly show needs an editor',
        description: 'Two people talk for an hour. Remove ums, level voices, add intro. Podcast editing.',
        skills: ['Podcast Editing'],
        best: ['Edited 180'],
      },
      {
        title: 'Mix eight songs',
        description: 'Folk trio with trumpet, recorded live.',
        skills: ['Audio Mixing'],
        best: ['Mixed the album'],
      },
    ],
  },
  {
    title: 'DevOps engineer',
    skills: ['Kubernetes', 'Terraform', 'AWS', 'Linux'],
    about: [
      'Moved a ticket shop from two rented servers to Kubernetes without a maintenance window.',
      'Terraform modules that 9 teams of an insurer use.',
      'Deploys of a game studio went from 50 minutes to 6 with cached builds in GitHub Actions.',
      'Alerts of an energy trader reduced from 400 a week to 25 with Prometheus.',
      'Passed an ISO 27001 audit with a fintech, evidence collected by scripts.',
    ],
    posts: [
      {
        title: 'Pipeline takes forever',
        description: 'Our CI needs 40 minutes for each commit. GitHub Actions, monorepo.',
        skills: ['CI/CD'],
        best: ['Deploys of'],
      },
      {
        title: 'Too much noise in monitoring',
        description: 'On-call gets paged all night. Grafana and Prometheus are in place.',
        skills: ['Grafana', 'Prometheus'],
        best: ['Alerts of'],
      },
      {
        title: 'Prepare for our ISO audit',
        description:
          'We are a payments startup and want to be certified this year. Security controls must be documented.',
        skills: ['Information Security'],
        best: ['Passed an ISO'],
      },
      {
        title: 'From VPS to k8s',
        description: 'A Laravel shop runs on one server. We expect ten times the traffic.',
        skills: ['Kubernetes', 'Docker'],
        best: ['Moved a ticket'],
      },
    ],
  },
  {
    title: 'Copywriter',
    skills: ['Copywriting', 'Content Writing', 'Email Marketing'],
    about: [
      'A welcome series for a running shoe brand earns 14 % of its revenue.',
      'Ghostwrote 46 LinkedIn posts a quarter for the head of a solar firm.',
      'Landing page for a dentist: bookings up from 12 to 31 a month.',
      'Product descriptions for 1,800 garden tools.',
      'White papers on heat pumps, 20 pages each, checked by engineers.',
    ],
    posts: [
      {
        title: 'Automated mails for new subscribers',
        description: 'Klaviyo is set up, we need five emails that sell our yoga mats.',
        skills: ['Email Copywriting'],
        best: ['A welcome'],
      },
      {
        title: 'Texts for 600 products',
        description: 'Short descriptions for tools and screws in our online shop.',
        skills: ['Product Descriptions'],
        best: ['Product descriptions'],
      },
      {
        title: 'Voice for our CEO',
        description: 'She wants to post on LinkedIn twice a week about renewable energy but has no time.',
        skills: ['Ghostwriting'],
        best: ['Ghostwrote 46'],
      },
      {
        title: 'Page that turns visitors into patients',
        description: 'Our clinic gets traffic but few bookings. Rewrite the landing page.',
        skills: ['Landing Page', 'Conversion Rate Optimization'],
        best: ['Landing page for'],
      },
    ],
  },
  {
    title: 'Full-stack developer',
    skills: ['Laravel', 'Vue', 'MySQL', 'Stripe'],
    about: [
      'Booking system for 70 driving schools, Laravel and Vue.',
      'Stripe Connect for a market of used instruments, payouts to 2,000 sellers.',
      'Took over a PHP 5 system without tests and brought it to PHP 8.',
      'Reports for a waste company that used to take a day now take 40 seconds.',
      'Single sign-on with Azure for a city library.',
    ],
    posts: [
      {
        title: 'Marketplace payouts',
        description: 'Sellers should get their money automatically after delivery, minus our fee.',
        skills: ['Stripe', 'API Integration'],
        best: ['Stripe Connect'],
      },
      {
        title: 'Upgrade legacy code',
        description: 'An old PHP application, nobody dares to touch it. It must run on a current version.',
        skills: ['PHP'],
        best: ['Took over'],
      },
      {
        title: 'Appointments for physiotherapists',
        description:
          'Patients choose a slot, the therapist confirms. Calendar, reminders, several locations. Booking software in Laravel.',
        skills: ['Laravel', 'Vue.js'],
        best: ['Booking system'],
      },
    ],
  },
  {
    title: 'Electronics engineer',
    skills: ['KiCad', 'STM32', 'C'],
    about: [
      'Four-layer board for a heart-rate belt, certified on the first try.',
      'Firmware for a bicycle lock that sleeps at 3 µA.',
      'Bootloader with signed updates over LoRa for 5,000 water meters.',
      'Found the noise in a hearing-aid charger after two other labs had given up.',
    ],
    posts: [
      {
        title: 'Battery drains too fast',
        description: 'Our tracker lasts two weeks, we need a year. STM32L0, low power firmware.',
        skills: ['Firmware', 'Embedded C'],
        best: ['Firmware for'],
      },
      {
        title: 'Over-the-air updates',
        description: 'Devices in the field must be updated safely over a slow radio link, signed images.',
        skills: ['IoT'],
        best: ['Bootloader with'],
      },
      {
        title: 'PCB layout for wearable',
        description: 'Schematic is done. We need a compact board in KiCad and help with certification.',
        skills: ['PCB Design'],
        best: ['Four-layer board'],
      },
    ],
  },
]
