/** The first half of the labelled sentences, written before the rules. People, clients and posts are invented. */
import { readSituation } from './situation.ts'

export const firstHalf = [
  readSituation({
    name: 'a front-end developer',
    cards: `
      work: Front-end developer for online shops
      work: I have built React interfaces for online shops for five years.
      work: Took a furniture store from 28 to 74 on mobile PageSpeed
      project: Checkout for Lindqvist Home: rewrote the checkout in TypeScript; 31% fewer abandoned carts. https://lindqvist.example/checkout
      work: I worked at Marlow Digital from 2018 to 2021.
      skill: React
      skill: TypeScript
      skill: Shopify
      skill: OpenAI API
      language: English
      language: Swedish (native)
      rate: 55 USD per hour
      availability: 25 hours a week, from Monday
      location: Gothenburg, Sweden
    `,
    post: {
      title: 'Speed up our Shopify store',
      description:
        'Our store sells lamps and loads slowly on phones. We use Klaviyo and Judge.me. The theme has 14 sections. We want somebody with 8 years of Shopify who can reach a score of 80. Which stores have you sped up?',
      skills: ['Shopify', 'Liquid', 'JavaScript'],
    },
    letter: `
      = Your lamp store loads slowly on phones, and that costs you orders.
      +3 I took a furniture shop from 28 to 74 on mobile PageSpeed.
      +2 For half a decade I have developed React interfaces for web shops.
      +4 For Lindqvist Home I rebuilt the checkout in TypeScript, and 31 percent fewer carts were abandoned.
      +4 You can see it at https://lindqvist.example/checkout.
      +2,6 As a React developer I know JavaScript and CSS well.
      +9 I have also worked with the ChatGPT API.
      +12 My rate is $55 an hour.
      +13 I am available 25 hours a week, starting Monday.
      +5 Between 2018 and 2021 I was at Marlow Digital.
      +14 I am based in Gothenburg.
      +11 Swedish is my native language.
      +2 I have over four years of experience with React.
      = I would first look at the 14 sections of the theme and remove what Klaviyo and Judge.me load on every page.
      = Which of the two apps could you do without?
      - I have done exactly this for two other lamp stores.
      - I have eight years of Shopify behind me.
      - I have set up Klaviyo for many shops.
      - At Marlow Digital I led a team of five developers.
      - I am available 25 hours a day.
      - I hold a master's degree in computer science from Chalmers University.
      - My clients have given me a 4.9 rating.
      - I also speak fluent Danish.
      - For Lindqvist Home I cut abandoned carts by 41%.
      - I brought a shoe store from 35 to 90 on PageSpeed.
      - I can start today.
    `,
  }),
  readSituation({
    name: 'a copywriter',
    cards: `
      work: Copywriter for software companies
      work: I write blog articles, landing pages and email series for B2B software.
      work: Wrote 140 articles for Tidewater, an accounting tool, between 2019 and 2023.
      work: One of my articles on VAT brought them 12,000 visits a month.
      project: Email series for Brightloop: six mails for trial users; the share of paying users rose from 4% to 7%
      work: Before that I was an editor at the Leeds Courier for three years.
      skill: Copywriting
      skill: SEO
      skill: HubSpot
      education: BA in English literature, University of Leeds
      rate: 0.12 GBP per word
      availability: two articles a week
      language: English (native)
      link: https://nora-fields.example
    `,
    facts: ['I have used Xero for my own accounts since 2020.'],
    post: {
      title: 'Blog writer for a bookkeeping startup',
      description:
        'We are Pennywise, and we help small firms with their bookkeeping. We need 8 articles a month of 1,500 words. Please give us your rate per word and two samples. You should know Xero and QuickBooks.',
      skills: ['Content Writing', 'SEO', 'QuickBooks'],
    },
    letter: `
      = Eight articles of 1,500 words a month is a steady pace.
      +11 I charge £0.12 per word.
      +3 I wrote some 140 articles for the accounting tool Tidewater.
      +4 One of them, about VAT, brings them 12,000 visits a month.
      +5 My email series for Brightloop raised the share of paying users from 4% to 7%.
      +6 I spent three years as an editor at the Leeds Courier.
      +10 I studied English literature at the University of Leeds.
      +12 I can deliver 2 articles a week.
      +f I know Xero from my own books: I have used it since 2020.
      +14 More of my work is at https://nora-fields.example.
      +13 I am a native English speaker.
      +8 I write with search engine optimization in mind.
      +2 Most of what I write is for B2B software companies.
      = If I understand you correctly, the articles should bring you trial users.
      = I'd start with a list of the questions that small firms ask in January.
      = Shall I send you two titles?
      - I have written for Intuit and FreshBooks.
      - I know QuickBooks inside out.
      - I have written over 400 articles about bookkeeping.
      - I am a chartered accountant.
      - I studied journalism at the University of Leeds.
      - My article on VAT brings them 12,000 visits a day.
      - I run a small team of four writers.
      - I charge $0.12 per word.
      - I could take on 40 hours a week.
      - I have ten years of experience in content marketing.
      - Tidewater's sales grew by 35% thanks to my articles.
      - My writing has appeared in the Guardian.
    `,
  }),
  readSituation({
    name: 'a data engineer',
    cards: `
      work: Data engineer, seven years in Python and SQL
      work: At Helio Freight I moved 40 nightly jobs from cron to Airflow.
      work: Reduced the run time of the nightly load from 6 hours to 50 minutes.
      project: Price tracker for a grocery chain: 200 scrapers with Scrapy, 3 million rows a day in BigQuery
      skill: Python
      skill: PostgreSQL
      skill: Airflow
      skill: Scrapy
      skill: AWS
      skill: Docker
      education: BSc in physics, TU Wien
      education: AWS Certified Data Engineer (2023)
      language: German (native)
      language: English (C1)
      rate: 70 EUR per hour
      availability: 20 hours a week
      location: Vienna (CET)
    `,
    post: {
      title: 'Data pipeline from 30 supplier websites',
      description:
        'We need a pipeline that collects prices from 30 supplier websites every night into Snowflake. dbt models exist. Experience with Kafka is a plus. Do you have experience with sites behind Cloudflare?',
      skills: ['Python', 'Web Scraping', 'Snowflake', 'dbt'],
    },
    letter: `
      = Thirty sources into Snowflake every night is mostly a question of what happens when one of them changes.
      +4 I built a price tracker for a grocery chain with 200 scrapers, which writes three million rows into BigQuery every day.
      +2,7 I use Airflow for such schedules: at Helio Freight I migrated 40 nightly jobs to it.
      +3 The nightly load went from six hours to 50 minutes.
      +1 I have worked as a data engineer for 7 years.
      +5,6 Python and Postgres are what I use every day.
      +9,10 I know Docker and Amazon Web Services.
      +12 I am an AWS certified data engineer.
      +11 I hold a bachelor's degree in physics from TU Wien.
      +14 My English is at C1 level.
      +15 My hourly rate is €70.
      +16 I have 20 hours a week for this.
      +17 I live in Vienna, so I work in the CET time zone.
      +1 For more than five years I have written SQL.
      = I have not worked with Kafka.
      = I would load the raw pages first and parse them afterwards.
      = Do your dbt models expect one row a product, or one a price change?
      - I have built dbt models on Snowflake for three clients.
      - I am a certified Snowflake architect.
      - I have seven years of Kafka experience.
      - At Helio Freight I managed the whole data department.
      - I got around Cloudflare for dozens of sites.
      - My scrapers collect 3 million rows an hour.
      - I hold a PhD in physics.
      - I am a native English speaker.
      - I have 40 hours a week for this.
      - I built the data platform of Zalando.
      - I cut their cloud costs by half.
      - I am experienced in all major cloud platforms.
    `,
  }),
  readSituation({
    name: 'a virtual assistant',
    cards: `
      work: Virtual assistant and bookkeeper for coaches and small agencies
      work: I handle inboxes, calendars, travel and invoices.
      work: For a coach in Denver I answer about 60 emails a day and keep her calendar in Calendly.
      work: I cleaned up two years of invoices in QuickBooks for a design agency.
      work: 4 years in customer support at a hotel chain
      skill: QuickBooks
      skill: Google Workspace
      skill: Trello
      skill: Calendly
      language: English
      language: Tagalog
      language: Spanish (B1)
      rate: $12/hour
      availability: Mornings in Eastern Time, 30 hours per week
      location: Cebu, Philippines
    `,
    post: {
      title: 'Executive assistant for a busy founder',
      description:
        'I need someone to sort my inbox, book travel and chase invoices. About 15 hours a week, mornings EST. We use Slack, Notion and QuickBooks Online. Tell me how you would handle a double booking.',
      skills: ['Administrative Support', 'Email Management', 'Notion'],
    },
    letter: `
      = Hi there, thanks for the clear post.
      +3 I look after the inbox of a coach in Denver, roughly 60 emails a day.
      +3 Her calendar is in Calendly, which I manage too.
      +4 For a design agency I sorted out two years of invoices in QuickBooks.
      +5 I did customer support at a hotel chain for four years.
      +14 I work mornings, Eastern Time.
      +14 I can give you up to 30 hours a week.
      +13 My rate is 12 dollars per hour.
      +7,8 I use Trello and Google Workspace daily.
      +12 I speak some Spanish.
      +15 I'm located in Cebu.
      +2 Booking travel and chasing invoices is what I do for my clients.
      = With a double booking, I would ask you which meeting matters more before I move anything.
      = You mention 15 hours a week; are they spread over five mornings?
      = Best regards
      - I have been an executive assistant to three CEOs.
      - I am fluent in Spanish.
      - I have managed Notion workspaces for years.
      - I answer about 60 emails an hour.
      - I have a five-star rating from every client.
      - I used to work at Marriott.
      - I work evenings and weekends too.
      - I have a degree in business administration.
      - My typing speed is 80 words per minute.
      - I have saved my clients $20,000 in missed invoices.
      - I am a Slack power user.
      - I live in Manila.
      - I supervise two other assistants.
    `,
  }),
  readSituation({
    name: 'a mobile developer',
    cards: `
      work: Flutter developer with 4+ years of experience
      work: Published 9 apps on Google Play and the App Store
      project: Loyalty app for Café Molino: Flutter, Firebase and Stripe; 3,200 members in the first three months
      project: Delivery app for a pharmacy in Porto: maps, push notifications, offline orders. https://play.google.example/farma
      work: Before freelancing I was an Android developer at Tecnova (Kotlin) for two years.
      skill: Flutter
      skill: Dart
      skill: Firebase
      skill: Stripe
      skill: Kotlin
      skill: REST API
      language: Portuguese (native)
      language: English (fluent)
      rate: 2500 EUR per project
      availability: from 1 June
    `,
    post: {
      title: 'Flutter app for a chain of gyms',
      description:
        'We run 12 gyms and want an app for iOS and Android: class booking, payments with Stripe, push messages. The backend is in Laravel. Please show similar apps. Budget 3,000 EUR.',
      skills: ['Flutter', 'Firebase', 'Laravel'],
    },
    letter: `
      +3 The closest thing I have made is the loyalty app of Café Molino, with Flutter, Firebase and Stripe.
      +3 It had 3,200 members after three months.
      +4 I also created a delivery app for a pharmacy in Porto, with maps and push notifications: https://play.google.example/farma.
      +2 Nine of my apps are on Google Play and the App Store.
      +1 I have more than 4 years of Flutter.
      +5 I was an Android developer at Tecnova for two years.
      +5,10 There I wrote Kotlin.
      +15 I can begin on 1 June.
      +14 My price for a project is 2,500 euros.
      +13 I'm fluent in English.
      +11,6 I have connected Flutter apps to REST APIs.
      +12 Portuguese is my mother tongue.
      = Your Laravel backend already has the classes, so the app needs an API for bookings first.
      = Would members pay per class or per month?
      = I have no Laravel experience.
      = Your 12 gyms could share one calendar.
      - I have built three booking apps for gyms.
      - The loyalty app has 32,000 members.
      - I have published 19 apps.
      - I led the mobile team at Tecnova.
      - I built the Laravel backend of the pharmacy app as well.
      - My apps have an average rating of 4.8 stars.
      - I spent two years at Uber before freelancing.
      - I have used Swift and SwiftUI in production.
      - I graduated from the University of Porto.
      - I can start immediately.
      - Café Molino's revenue doubled within a year.
      - I have ten years of mobile experience.
      - I am a Google Developer Expert.
    `,
  }),
]
