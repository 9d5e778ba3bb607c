/** Invented posts and profiles as in pairs.ts, which were only counted. */
import type { LabelledPairs } from './pairs.ts'

/** Never used while the ranking was written. */
export const laterPairs: LabelledPairs[] = [
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
