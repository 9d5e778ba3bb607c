/**
 * Invented posts for invented profiles, each with the sentence of the profile that answers it best. These were
 * used while the ranking was written; those in later-pairs.ts were only counted.
 */

/** A profile with posts; each post names the beginning of its best evidence, or of several that are equally good. */
export interface LabelledPairs {
  title: string
  skills: string[]
  about: string[]
  posts: { title: string; description: string; skills: string[]; best: string[] }[]
}

/** Used while the ranking was written. */
export const pairs: LabelledPairs[] = [
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
