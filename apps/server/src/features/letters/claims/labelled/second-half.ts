/** The second half of the labelled sentences, written after the rules, which were never fitted to them. */
import { secondHalfServices } from './second-half-services.ts'
import { readSituation } from './situation.ts'

export const secondHalf = [
  readSituation({
    name: 'a translator',
    cards: `
      work: Translator from German and French into English since 2012
      work: I translate contracts, patents and manuals for engineering firms.
      work: Around 2 million words for Krantech, a maker of cranes
      project: Manual of a wind turbine: 640 pages in ten weeks, with a glossary of 1,800 terms
      education: MA in translation, University of Mainz
      education: Sworn translator at the regional court of Koblenz
      skill: MemoQ
      skill: Trados Studio
      language: English (native)
      language: German (C2)
      language: French (C1)
      rate: 0.14 EUR per word
      availability: 2,000 to 2,500 words a day
      location: Koblenz, Germany
    `,
    post: {
      title: 'German to English translation of a machine manual',
      description:
        'We need a manual of 90 pages (22,000 words) translated from German into British English within three weeks. The layout is in InDesign. Please state your price per word and which tools you use. A test of 200 words comes first.',
      skills: ['Translation', 'German', 'Technical Writing'],
    },
    letter: `
      +4 I translated the 640-page manual of a wind turbine in ten weeks and built a glossary of 1,800 terms for it.
      +3 For Krantech alone I have done about two million words.
      +7,8 I use MemoQ and Trados.
      +12 My price is 14 cents, that is €0.14 per word.
      +13 I translate between 2,000 and 2,500 words per day.
      +6 I'm a sworn translator in Koblenz.
      +5 I have a master's in translation from Mainz.
      +2 Engineering companies send me their patents and their contracts.
      = Your 22,000 words would take me about two weeks, with a few days for questions.
      = Should the text stay in InDesign?
      - I have translated more than 300 machine manuals.
      - I lived in London for eight years.
      - I am an expert in InDesign and FrameMaker.
      - My translations are used by Siemens and Bosch.
      - I have a degree in mechanical engineering.
      - I work with a team of three proofreaders.
      - Italian is my fourth working language.
      - I translate 5,000 words a day.
    `,
  }),
  readSituation({
    name: 'a bookkeeping automator',
    cards: `
      work: I connect shops, bookkeeping and warehouses with n8n and Make.
      work: For a tea importer I replaced 11 hours of copying a week with one workflow between Shopify, Xero and Slack.
      work: Built an invoice reader with the OpenAI API that handles 900 PDFs a month for a dental lab.
      work: Worked five years as an accountant at Petersen & Holt
      skill: n8n
      skill: Make.com
      skill: Airtable
      skill: Xero
      skill: JavaScript
      rate: $60 per hour
      availability: Tuesdays to Fridays, 9 to 17 CET
      language: English
      language: Danish
    `,
    facts: ['I have also used Zapier for two years.'],
    post: {
      title: 'Automate order data from WooCommerce to QuickBooks',
      description:
        'Every day my assistant copies 40 orders from WooCommerce into QuickBooks by hand. I want this automated with Make or n8n. Have you done something similar? When could you start?',
      skills: ['Automation', 'Make.com', 'WooCommerce'],
    },
    letter: `
      = Forty orders a day by hand is where wrong totals come from.
      +2 I did something similar for a tea importer: one workflow between Shopify, Xero and Slack saves them eleven hours every week.
      +3 Another automation of mine reads some 900 PDF invoices a month for a dental laboratory, using the ChatGPT API.
      +4 Having spent half a decade as an accountant at Petersen & Holt, I know what a ledger should look like.
      +f I know Zapier as well, from two years of use.
      +7 Airtable is one of my tools.
      +10 I charge 60 dollars per hour.
      +11 I'm available Tuesday to Friday.
      +5,6,1 Both n8n and Make are fine with me, I use both.
      = You wrote that your assistant copies the orders every day.
      = Refunds are the part I would look at first.
      - I have connected WooCommerce with QuickBooks dozens of times.
      - I am a certified QuickBooks ProAdvisor.
      - At Petersen & Holt I was head of accounting.
      - The tea importer saves 11 hours a day.
      - My invoice reader handles 9,000 PDFs a month.
      - I work on weekends as well.
      - I can start right away.
      - I have eight years of experience with Make.
    `,
  }),
  readSituation({
    name: 'an illustrator',
    cards: `
      work: I draw picture books and educational posters in watercolour and Procreate.
      project: "The Owl Who Counted": 32 pages for Larkspur Press, sold over 9,000 copies
      project: Poster series on bees for a botanical garden, six motifs, printed A1
      work: Two of my books were translated into Polish.
      work: Taught drawing at an evening school in Bristol from 2016 to 2019
      skill: Procreate
      skill: Adobe Photoshop
      education: Diploma in illustration, Falmouth
      rate: 180 GBP per page
      availability: free from September
      location: Bristol, UK
      link: https://mayaroth.example
    `,
    post: {
      title: 'Illustrations for a children’s book about a hedgehog',
      description:
        'The text is finished: 14 double pages about a hedgehog who cannot sleep. We look for soft colours. Tell us your price per page and send a link to similar work. Delivery as layered PSD.',
      skills: ['Illustration', "Children's Book", 'Procreate'],
    },
    letter: `
      +2 My picture book "The Owl Who Counted", published by Larkspur Press, has 32 pages and sold more than 9,000 copies.
      +1 I paint in watercolor and in Procreate.
      +7 Layered Photoshop files are no problem, since I use Photoshop for every book.
      +3 For a botanical garden I drew six posters about bees.
      +5 For three years I taught drawing at an evening school.
      +4 Two of the books have been translated into Polish.
      +9 A page costs £180.
      +10 I have time from September on.
      +12 Similar pages are at https://mayaroth.example.
      +11 I live in Bristol.
      = A hedgehog who cannot sleep is a lovely idea.
      = How large will the pages be?
      - I have illustrated 20 children's books.
      - My books were shortlisted for the Carnegie Medal.
      - Penguin and Walker Books are among my clients.
      - I studied at the Royal College of Art.
      - The owl book sold over 90,000 copies.
      - I also animate in After Effects.
      - I run a studio with two other illustrators.
      - I have drawn hedgehogs for the National Trust.
    `,
  }),
  readSituation({
    name: 'a WordPress developer',
    cards: `
      work: WordPress developer. I migrated about 150 sites to new hosts for Palermo Hosting, none was offline for more than 5 minutes.
      work: Built shops with WooCommerce for a winery and a bike repairer
      work: Since 2017 I have looked after the sites of 20 to 25 small firms.
      project: Membership site for the Alpine Club of Trento: 4,300 members, renewals by Stripe
      skill: WordPress
      skill: WooCommerce
      skill: PHP
      skill: Elementor
      skill: Stripe
      language: Italian (native)
      language: English (B2)
      rate: 35 EUR per hour
      availability: about 15 hours a week
    `,
    post: {
      title: 'Move our WordPress site and fix the contact form',
      description:
        'Our site with 60 pages has to move from GoDaddy to SiteGround. The contact form (Contact Form 7) sends no mails. We also want to add a members area later. Fixed price please.',
      skills: ['WordPress', 'PHP', 'Web Hosting'],
    },
    letter: `
      +1 I've moved roughly 150 WordPress sites to new hosts, and no site was down for more than five minutes.
      +1 That was for Palermo.
      +4 The members area of the Alpine Club in Trento has more than 4,000 members, who renew through Stripe.
      +3 Since 2017 I have maintained the websites of over 20 small companies.
      +2 I have developed WooCommerce stores, one of them for a winery.
      +7,6 PHP, HTML and CSS are part of what I do.
      +12 I charge 35 euros an hour.
      +13 I have around fifteen hours a week.
      +11 My English is at level B2.
      = Before the move I would copy the 60 pages to a test address.
      = Mails that are not sent usually mean that SiteGround wants SMTP.
      = I have never used Contact Form 7.
      - I have migrated over 500 sites.
      - I have moved many sites from GoDaddy to SiteGround.
      - My English is fluent.
      - I was the lead developer of Palermo Hosting.
      - The winery doubled its sales after my relaunch.
      - I have built custom plugins for Contact Form 7.
      - I guarantee zero downtime and reply within 10 minutes.
      - I have been a Top Rated Plus freelancer for six years.
      - I can spend 15 hours a day on this.
    `,
  }),
  readSituation({
    name: 'a video editor',
    cards: `
      work: Video editor for YouTube channels and online courses
      work: I have cut 85 episodes for the cooking channel Salt & Smoke.
      work: Their average viewing time went from 3:10 to 4:45 minutes.
      work: Edited a course of 40 lessons on bookbinding
      skill: DaVinci Resolve
      skill: Premiere Pro
      skill: After Effects
      rate: 120 USD per video
      availability: 3 videos a week
      location: Nairobi, Kenya (UTC+3)
      language: English
      language: Swahili
    `,
    post: {
      title: 'Editor for a weekly gardening channel',
      description:
        'We film one video a week (20 minutes raw, 8 minutes final) and need cuts, captions and a thumbnail. We use Frame.io. 50k subscribers. Please include your favourite gardening tool in your reply.',
      skills: ['Video Editing', 'YouTube', 'Thumbnail Design'],
    },
    letter: `
      +2 I edit the cooking channel Salt & Smoke, 85 episodes so far.
      +3 Viewers now stay 4:45 minutes on average instead of 3:10.
      +4 I also edited forty lessons of a bookbinding course.
      +5 I cut in DaVinci Resolve.
      +8 My price is $120 a video.
      +9 Three videos per week is what I can take on.
      +10 I am in Nairobi, at UTC+3.
      +7 Titles and captions I make in After Effects.
      = Your 20 minutes raw should give 8 quiet minutes.
      = My favourite gardening tool is the dibber.
      = Do you want the captions burnt in?
      - I have edited for channels with over a million subscribers.
      - I have worked with Frame.io for years.
      - My thumbnails reach a click rate of 12%.
      - I grew Salt & Smoke to 200,000 subscribers.
      - I am an Adobe Certified Professional.
      - I was a producer at the BBC.
      - I deliver within 24 hours, every time.
    `,
  }),
  ...secondHalfServices,
]
