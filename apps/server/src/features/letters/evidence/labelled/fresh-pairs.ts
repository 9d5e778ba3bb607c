/** Invented posts and profiles as in pairs.ts, for whole letters. More of them are in fresh-pairs-2.ts. */
import type { Profile } from '@gigbell/contract'
import type { LabelledPairs } from './pairs.ts'

/** A profile with posts and what their letters should contain. */
export interface FreshPairs extends LabelledPairs, Pick<Profile, 'rate' | 'availability'> {
  /** What is between two statements: a space in a paragraph, a line break in a list. */
  separator: ' ' | '\n'
  posts: FreshPost[]
}

/** A post with more labels. */
type FreshPost = LabelledPairs['posts'][number] & {
  /** Parts of the asks that the profile answers. */
  answerable?: string[]
  extraInformation?: string
  /** Words of the extra information that the letter must not contain. */
  private?: string[]
  /** Demanded tools that the profile has, also under another name. */
  known?: string[]
}

/**
 * Written after the rules. At the first reading the letters of all 56 posts answered 33 of the 51 answerable asks and
 * used the strongest evidence of 39 posts; none had private words or a false denial, and one had a sentence without
 * support. One label was corrected afterwards: a statement about tested devices does not say how many the person owns. The
 * fields of work and the writer were improved with these pairs later.
 */
export const freshPairs: FreshPairs[] = [
  {
    title: 'iOS developer (Swift, SwiftUI)',
    skills: ['Swift', 'SwiftUI', 'UIKit', 'Core Data', 'HealthKit', 'StoreKit', 'XCTest', 'Objective-C'],
    rate: { amount: 70, currency: 'USD', per: 'hour' },
    availability: '30 hours a week, from next Monday',
    separator: '\n',
    about: [
      'I have built iPhone and iPad apps for eight years.',
      '- Wrote a sleep diary that reads heart rate and steps from HealthKit, 60,000 downloads (https://lena-ios.example/sleep)',
      '- Added monthly and yearly plans with StoreKit 2 to a yoga app; trial-to-paid rose from 11 to 19 percent',
      '- Rewrote an Objective-C stocktaking app of 90,000 lines in Swift, screen by screen, while it stayed in the store',
      '- Brought a ferry timetable to the Apple Watch and the lock screen',
      '- Cut the launch time of a news app from 6 seconds to 1.4',
      '- Got a dating app through review after three rejections by Apple',
      '- Made a banking app usable with VoiceOver and large type for 4,000 blind customers',
      '- Guided museum tours that recognize paintings through the camera (ARKit, Core ML)',
      '- Set up Fastlane and GitHub Actions for an insurer, 700 XCTest cases on every pull request',
      '- Couriers of a pharmacy are located in the background for 3 percent of battery per shift',
      'I teach a Swift evening class at a community college.',
    ],
    posts: [
      {
        title: 'Stress tracker that uses Apple Health',
        description:
          'We are two psychologists with a finished design for a stress tracker. The app should take pulse and activity from the phone’s health data (with consent, of course), draw a weekly curve and remind people to breathe. No Android for now. Please include a link to something similar you have published, and tell us your hourly rate.',
        skills: ['iOS Development', 'Mobile App Development'],
        answerable: ['a link to something similar', 'hourly rate'],
        best: ['Wrote a sleep diary'],
      },
      {
        title: 'Paywall for a meditation app',
        description:
          'Our app has been free for two years and it is time to earn money. We want a seven-day trial, then a subscription by month or year, and a paywall that does not scare people off. The app is written in SwiftUI. Have you implemented in-app subscriptions before, and how did they perform?',
        skills: ['SwiftUI', 'In-App Purchases'],
        answerable: ['in-app subscriptions before'],
        best: ['Added monthly and yearly plans'],
      },
      {
        title: 'Modernize a legacy app from 2012',
        description:
          'Our warehouse app still consists mostly of Objective-C and nobody here dares to touch it. We do not want a big bang: the code should become Swift step by step, with a release every few weeks. Around 400 screens and classes. Long-term work for a patient person.',
        skills: ['Objective-C', 'Swift', 'Refactoring'],
        extraInformation: 'The client sounds grumpy.',
        private: ['grumpy'],
        best: ['Rewrote an Objective-C'],
      },
      {
        title: 'Tram departures on the wrist',
        description:
          'We publish a popular app for public transport in Graz. Riders ask for a watchOS version with complications, and for widgets that show the next tram without unlocking the phone. The data comes from our own API, which is documented. When can you start, and how many hours per week do you have?',
        skills: ['watchOS', 'iOS Development'],
        answerable: ['When can you start', 'hours per week'],
        best: ['Brought a ferry timetable'],
      },
      {
        title: 'Splash screen lasts forever',
        description:
          'It takes five to seven seconds until people can use our recipe app after they tap its icon, and reviews complain about it. We suspect that too many SDKs are loaded at the beginning. Looking for somebody who profiles it in Instruments and makes it quick. Fixed price is fine too.',
        skills: ['iOS Development', 'Performance Tuning'],
        best: ['Cut the launch time'],
      },
      {
        title: 'App Store says no to our build again',
        description:
          'Second refusal in a month, this time guideline 4.3 and something about user-generated content. The freelancer who built our chat app for singles has disappeared. We need a person who understands what the reviewers want, changes the code accordingly and writes the answer to them. Have you solved such a case? What do you charge per hour?',
        skills: ['iOS Development', 'App Store'],
        answerable: ['solved such a case', 'charge per hour'],
        best: ['Got a dating app'],
      },
      {
        title: 'Accessibility fixes before an audit',
        description:
          'A public client will audit our appointment app against WCAG 2.2 in eight weeks. Buttons have no labels for screen readers, texts are cut off when the font is bigger, and the order of focus is random. Native code, Swift with UIKit, about 45 screens. Describe your experience with accessibility on the iPhone.',
        skills: ['Swift', 'Accessibility'],
        answerable: ['experience with accessibility'],
        best: ['Made a banking app usable'],
      },
      {
        title: 'Point the phone at a mushroom and get its name',
        description:
          'For a nature park we plan an app in which visitors hold their iPhone over a mushroom or a leaf and learn what it is. We already have a trained model with 300 classes; it has to run on the device, because there is no reception in the forest. Core ML is required.',
        skills: ['Machine Learning', 'iOS Development'],
        known: ['Core ML'],
        best: ['Guided museum tours'],
      },
      {
        title: 'Continuous integration for two mobile developers',
        description:
          'At the moment one of us archives in Xcode by hand and uploads to TestFlight on Friday evening. We would like each merge to be built, checked and sent to our testers automatically. The repository is on GitHub. A short handover call at the end, please. What is your rate?',
        skills: ['CI/CD', 'Xcode'],
        answerable: ['your rate'],
        best: ['Set up Fastlane'],
      },
      {
        title: 'Follow our technicians without emptying their phones',
        description:
          'Forty technicians drive to customers all day. The office wants to see on a map who is where, even while the app is not open. Our first attempt with continuous GPS killed every phone by noon. Native iOS only, the server exists. Have you done location tracking that spares the battery?',
        skills: ['Swift', 'Core Location'],
        answerable: ['location tracking'],
        best: ['Couriers of a pharmacy'],
      },
      {
        title: 'Private lessons for a beginner',
        description:
          'I am a nurse and want to learn to make my own iPhone app. I have finished some free videos but get stuck with state and navigation. I imagine one video call each week with small homework, for three months. Patience is more important to me than titles.',
        skills: ['SwiftUI', 'Tutoring'],
        best: ['I teach a Swift'],
      },
      {
        title: 'Restore purchases is broken',
        description:
          'Premium members of our vocabulary trainer lose access when they change their phone, and some are charged although they canceled. Receipts are still validated with the old API. Please repair it and move us to the current one. Include how many hours a week you are available.',
        skills: ['StoreKit', 'Bug Fixing'],
        answerable: ['hours a week'],
        extraInformation: 'I think their budget is ridiculous.',
        private: ['ridiculous'],
        best: ['Added monthly and yearly plans'],
      },
      {
        title: 'We have no tests and are afraid to release',
        description:
          'Every update of our tax app breaks something else. Before we add features, the core of the calculation and the most important flows should be covered by unit and interface tests which run by themselves before anything is merged. About 60,000 lines of Swift.',
        skills: ['Unit Testing', 'Swift'],
        best: ['Set up Fastlane'],
      },
      {
        title: 'Show our sofas in the customer’s living room',
        description:
          'We sell made-to-measure sofas. Customers should place a 3D model in their own room with the camera of an iPad, walk around it and change the fabric. USDZ files of all models exist. Did you work with augmented reality before? We start as soon as we find the right person.',
        skills: ['Augmented Reality', '3D', 'iOS Development'],
        answerable: ['augmented reality before'],
        best: ['Guided museum tours'],
      },
    ],
  },
  {
    title: 'Google Ads and Meta Ads specialist',
    skills: ['Google Ads', 'Meta Ads', 'Google Analytics 4', 'Google Tag Manager', 'Looker Studio'],
    rate: { amount: 60, currency: 'EUR', per: 'hour' },
    availability: '15 hours a week, from 1 June',
    separator: ' ',
    about: [
      'I manage 14 ad accounts with about 220,000 EUR of monthly spend, most of them for agencies.',
      'Lowered the cost per inquiry of a solar installer from 84 to 37 EUR in four months.',
      'Cleaned up the product feed of a bicycle shop with 11,000 articles after Google had suspended it.',
      'Set up server-side tagging and Consent Mode for a hotel chain, so that 92 percent of its bookings are measured again.',
      'Grew a pet food brand from 20,000 to 75,000 EUR of revenue a month on Instagram and Facebook, with six new videos every week.',
      'Filled 340 seats of a management course through LinkedIn campaigns to HR directors.',
      'Built a Looker Studio report that 25 franchise owners open every Monday.',
      'Found 31 percent of wasted spend in the account of a law firm: wrong regions, broad match, no negative keywords.',
      'A dentist with three practices gets 120 calls a month from his local campaigns.',
      'I won back the disabled Meta business account of a jewelry label within nine days.',
      'Pre-rolls on YouTube brought a board game 180,000 EUR on Kickstarter.',
    ],
    posts: [
      {
        title: 'Leads for heat pumps are too expensive',
        description:
          'We install heat pumps in Bavaria and pay over 90 EUR for each person who fills in our form. The agency says that this is normal, I do not believe it. Search campaigns only, budget 6,000 EUR per month. Please show a comparable result and tell me your hourly rate.',
        skills: ['Google Ads', 'Lead Generation'],
        answerable: ['comparable result', 'hourly rate'],
        best: ['Lowered the cost per inquiry'],
      },
      {
        title: 'Merchant Center account is blocked',
        description:
          'Since last Tuesday none of our garden tools appear in Shopping. The message says misrepresentation, and there are hundreds of errors about shipping and missing identifiers. We need a person who has been through this and gets us online again before the season begins. Have you dealt with such a suspension before?',
        skills: ['Google Merchant Center', 'Google Shopping'],
        answerable: ['such a suspension'],
        best: ['Cleaned up the product feed'],
      },
      {
        title: 'Conversions vanished since the cookie banner',
        description:
          'In March we introduced a banner for privacy reasons and now our ads report half of the reservations that our restaurant group really receives. Bidding has become useless. Everything runs through Tag Manager. Somebody has to repair the tracking in a legally clean way and document it.',
        skills: ['Conversion Tracking', 'GDPR'],
        best: ['Set up server-side tagging'],
      },
      {
        title: 'Scale paid social for vegan snacks',
        description:
          'Our bars sell well in shops, online we are stuck at 15k a month. We film a lot but have no system for testing creatives. You would plan, launch and judge ads in Meta and tell our editor what to cut next. How many hours a week could you give us, and what is your rate? Experience with Facebook Ads is required.',
        skills: ['Facebook Ads', 'Instagram Ads', 'DTC'],
        answerable: ['hours a week', 'your rate'],
        extraInformation: 'I suspect they are desperate.',
        private: ['desperate'],
        known: ['Facebook Ads'],
        best: ['Grew a pet food brand'],
      },
      {
        title: 'Reach heads of personnel in mid-size companies',
        description:
          'We offer seminars on conflict at work and would like to get 200 registrations by autumn. Our buyers sit in personnel departments, and we assume that a business network is the right place to find them. Budget 12,000 EUR in total. Have you sold seminars or training in that way?',
        skills: ['B2B Marketing', 'Paid Social'],
        answerable: ['seminars or training'],
        best: ['Filled 340 seats'],
      },
      {
        title: 'One dashboard for 18 branches',
        description:
          'Each of our opticians should see on one page what their own advertising cost last week and what it brought, without an account in any tool. Sources are Google Ads, GA4 and a spreadsheet with appointments. It must refresh by itself and be readable for people who hate numbers.',
        skills: ['Data Visualization', 'Google Analytics'],
        best: ['Built a Looker Studio report'],
      },
      {
        title: 'Second opinion on our PPC account',
        description:
          'We spend 9,000 EUR monthly through an agency and have a bad feeling. You would get read access, look through everything for a day and list what burns money and what to change first. It is not about taking over the account. What did you find in your last review of this kind?',
        skills: ['PPC Audit', 'Google Ads'],
        answerable: ['your last review'],
        best: ['Found 31 percent'],
      },
      {
        title: 'More appointments by phone for my physiotherapy clinic',
        description:
          'I have two clinics in Linz and free slots in the morning. People within ten kilometers should find us on their phone and ring. The website is fine, campaigns do not exist. A small budget of 800 EUR a month to begin with.',
        skills: ['Local Marketing', 'Google Ads'],
        best: ['A dentist with three practices'],
      },
      {
        title: 'Facebook has locked our advertising',
        description:
          'Our business manager was restricted two weeks ago for "unusual activity", support answers with templates, and we lose our best weeks. We sell handmade bags. I am looking for a person who knows how to get through to them. Have you got an account back before? When could you start?',
        skills: ['Facebook Ads', 'Account Recovery'],
        answerable: ['account back', 'When could you start'],
        best: ['I won back'],
      },
      {
        title: 'Crowdfunding launch of a camping stove',
        description:
          'The prototype is ready and our campaign page goes live in September. We have a great 30-second film and 10,000 EUR to make people see it. Goal: 100,000 in pledges. We want a marketer who has sold a physical product to backers before, not a general agency.',
        skills: ['Crowdfunding', 'Video Advertising'],
        best: ['Pre-rolls on YouTube'],
      },
      {
        title: 'Shopping campaigns for 8,000 spare parts',
        description:
          'We sell parts for lawn mowers. Half of the items are disapproved, titles are the supplier’s codes, and GTINs are missing or wrong. First put the data in order, then structure the campaigns by margin. Shopware is the source. What would you charge by the hour?',
        skills: ['Google Shopping', 'Ecommerce'],
        answerable: ['charge by the hour'],
        best: ['Cleaned up the product feed'],
      },
      {
        title: 'GA4 and our shop disagree',
        description:
          'Analytics counts 40 percent fewer orders than our shop system, and nobody can tell which channel works. Ad blockers, consent, payment redirects: we have read about all these causes, now somebody should fix them. Describe your experience with measurement of this kind. GTM is a must.',
        skills: ['Google Analytics', 'Web Analytics'],
        answerable: ['experience with measurement'],
        known: ['GTM'],
        best: ['Set up server-side tagging'],
      },
      {
        title: 'Emergency plumber wants to be called',
        description:
          'Three vans, three towns, day and night. I need ads that make people around here pick up the phone when their pipe bursts, and nobody from the other end of the country. I do not understand computers, so please keep it simple and tell me once a month how many rang.',
        skills: ['Local SEO', 'Search Advertising'],
        best: ['A dentist with three practices'],
      },
      {
        title: 'White-label PPC manager for a small agency',
        description:
          'We are a web agency of seven and our clients ask for search and social advertising. You would look after ten of their accounts, between 2,000 and 30,000 EUR each month, in our name. It is a permanent arrangement. How many accounts do you look after at the moment, and how many hours a week do you have?',
        skills: ['PPC Campaign Setup & Management'],
        answerable: ['accounts do you look after', 'hours a week'],
        best: ['I manage 14 ad accounts'],
      },
    ],
  },
]
