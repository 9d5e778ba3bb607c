/** The questions and answers of the help. Update them when the product changes. */

/** A question with its answer. */
export interface Answer {
  topic: string
  question: string
  /** Paragraphs. */
  answer: string[]
  /** Search words that the answer does not contain. */
  also?: string
}

/** All answers, in the order of the page. */
export const answers: Answer[] = [
  {
    topic: 'Jobs and alerts',
    question: 'How do I find a fitting job?',
    answer: [
      'Open Jobs and type what you are looking for. The search looks at titles, descriptions and skills, and waits half a second after your last key. The newest posts come first.',
      'Press / from anywhere to get to the search.',
    ],
    also: 'filter category budget',
  },
  {
    topic: 'Jobs and alerts',
    question: 'Am I notified of new matching jobs?',
    answer: [
      'Yes, by alerts. Search on the Jobs page and press “Save this search as an alert”, or open Alerts and create one; while you type, it shows how many jobs of the last 7 days match. When a matching job arrives, the bell at the top shows a count, and Notifications shows why it matched and how long it took.',
      'Each alert can also reach you by email, push notification, webhook or, if this server has a bot, Telegram, at once or as an hourly or daily digest. You are notified of a job once, even if several of your alerts match it. Set up the channels under Settings, Notifications, with quiet hours if you like.',
    ],
    also: 'notification bell instant telegram save search filter email webhook digest quiet hours inbox',
  },
  {
    topic: 'Jobs and alerts',
    question: 'What can I write into an alert?',
    answer: [
      'Words, all of which a post must have; OR between two of which one is enough; -word for what it must not have; "two words" side by side; title:word for the title alone; and parentheses. Forms of a word count: bakery finds bakeries. Names of skills that are English words too count as they are: react finds React and ReactJS, not reacts. C++, C#, .NET and Node.js are words.',
      'Filters narrow it further: skills, category, type, level, budget, country, the number of applicants, verified clients and sources. A post that says nothing of its budget, type, level, country or applicants passes that filter.',
    ],
    also: 'query boolean exclude not phrase operator language',
  },
  {
    topic: 'Jobs and alerts',
    question: 'Why does an alert stay silent?',
    answer: [
      'It notifies you of jobs that arrive while it is on and were posted at most two days before. Changes to a post and jobs that were already here do not count. Without a current plan, alerts are paused.',
      'If the bell shows a count but no message arrives, look under Settings, Notifications: the channel must be set up and turned on, your email address verified, and it must not be within your quiet hours.',
    ],
    also: 'silent missing paused plan quiet',
  },
  {
    topic: 'Jobs and alerts',
    question: 'Does Gigbell apply for me?',
    answer: [
      'Never. You open the post on its marketplace and send the letter yourself. Marketplaces suspend accounts that apply automatically, and a client can tell.',
    ],
    also: 'automatic submit bot upwork freelancer',
  },
  {
    topic: 'Letters',
    question: 'How is a letter written?',
    answer: [
      'Open a job, press AI Proposal Writer, choose one of your profiles and press Generate. The letter is written from that profile, the post and what you enter under Additional Info.',
      'You can edit it, have it rewritten, and restore the previous version. “Apply on” copies the letter and opens the post in a new tab.',
    ],
    also: 'cover proposal ai generate model',
  },
  {
    topic: 'Letters',
    question: 'Why are sentences in my letter marked?',
    answer: [
      'They claim something that neither your profile nor your additional information says: a year, a figure, an employer, a skill. Take the sentence out, or add the fact to your profile if it is true.',
    ],
    also: 'underlined unsupported honest lie',
  },
  {
    topic: 'Letters',
    question: 'What does “Hidden instructions in the post” mean?',
    answer: [
      'Some clients hide an instruction in a post (“begin with the word blue”) to see who has read it, or to catch letters sent by machines. Gigbell shows you the sentence and leaves the decision to you.',
    ],
    also: 'trap hidden word instruction',
  },
  {
    topic: 'Letters',
    question: 'Is a letter lost when I leave the page?',
    answer: [
      'No. The profile you chose, your additional information, the letter and your edits stay in this browser, for each job, until you log out. A letter that is still being written is stopped when you leave, and is not counted.',
    ],
    also: 'draft save reload',
  },
  {
    topic: 'Letters',
    question: 'How do I see which letters work?',
    answer: [
      'Set the status of each letter under Letters as things happen: applied, viewed, replied, interview, won or lost. Insights then shows how many were answered and won, by the profile, source, category, fit, speed, weekday and length.',
      'Below 10 applications a rate says nothing, so none is shown. The bar beside a rate is the range in which the real one probably lies.',
    ],
    also: 'insights statistics rate funnel analytics chart success',
  },
  {
    topic: 'Plans and limits',
    question: 'What counts as a proposal?',
    answer: [
      'Each letter that was written to its end. One that failed or that you stopped is not counted. Rewriting a letter is free, ten times for one job and profile.',
      'The number starts again with each billing period. How many are left stands in the sidebar and below the letter form.',
    ],
    also: 'cap limit used up quota',
  },
  {
    topic: 'Plans and limits',
    question: 'How does the free trial work?',
    answer: [
      'It runs for 3 days, once for each person, and needs no card. When it ends nothing is charged; choose a plan to go on. Your profiles stay.',
    ],
    also: 'cost money price',
  },
  {
    topic: 'Plans and limits',
    question: 'How many profiles can I have?',
    answer: [
      'As many at once as your plan says; the Subscription page shows it. Deleting a profile frees its place, and letters written from it stay.',
    ],
    also: 'cap limit max',
  },
  {
    topic: 'Plans and limits',
    question: 'What are advanced models?',
    answer: [
      'Larger writing models that come with the Unlimited Annual plan. The others use the standard one. Where no model is connected to this Gigbell, a built-in writer puts the letter together from your own sentences, and says so.',
    ],
    also: 'gpt premium upgrade',
  },
  {
    topic: 'Your data',
    question: 'Who sees my profile and letters?',
    answer: [
      'You. They are kept in this Gigbell’s own database. When a letter is written by a connected model, that model’s provider receives the chosen profile, the post and your additional information, and nothing else of yours.',
    ],
    also: 'privacy security gdpr',
  },
  {
    topic: 'Your data',
    question: 'What is stored in my browser?',
    answer: [
      'Your session, your plan, the last lists of jobs and profiles, and what you entered and have not sent yet. Logging out removes all of it.',
    ],
    also: 'cookie storage cache logout',
  },
  {
    topic: 'Your data',
    question: 'How do I take my data with me?',
    answer: [
      'Under Settings, Delete Account, press “Download my data”. You get everything stored of you as one JSON file. Nothing is deleted by it.',
    ],
    also: 'export gdpr copy json file',
  },
  {
    topic: 'Your account',
    question: 'My plan has ended. How do I get to my account and letters?',
    answer: [
      'Log in, then choose Account on the plans page. Your password, sessions, data, letters and the deletion of your account are all there, without a plan.',
    ],
    also: 'ended expired trial over no plan old letters',
  },
  {
    topic: 'Your account',
    question: 'How do I change my password?',
    answer: [
      'Under Settings, Password. Every other place where you are logged in is logged out.',
      'If you have forgotten it, log out and press “Forgot Password?” on the login page. The link in the mail works once, for an hour, and logs you out everywhere.',
    ],
    also: 'security account session lost reset',
  },
  {
    topic: 'Your account',
    question: 'Why should I verify my e-mail?',
    answer: [
      'So that job alerts can be mailed to you, and so that nobody else can use your address here. The link is in the mail you got at sign-up and works for a day; “View profile” in the menu of your initials sends another one.',
    ],
    also: 'verification confirm address not verified',
  },
  {
    topic: 'Your account',
    question: 'How do I log out on another device?',
    answer: [
      'Under Settings, Sessions, you see every place where you are logged in. Log out one of them, or all others at once.',
    ],
    also: 'lost phone stolen computer security',
  },
  {
    topic: 'Your account',
    question: 'How do I delete my account?',
    answer: [
      'Under Settings, Delete Account. It asks for your password and once more whether you mean it, and then deletes your profiles, letters and settings for good. A running plan ends, and nothing is charged any more.',
    ],
    also: 'remove close cancel gdpr',
  },
  {
    topic: 'Keyboard',
    question: 'Which keys are there?',
    answer: [
      'Press ? to see them all. Ctrl and K (⌘ K on a Mac) opens a menu that finds screens, jobs, letters and actions. / searches jobs, j and k move through them, and g followed by d, j, l, i, a, p, s or n goes to the dashboard, jobs, letters, insights, alerts, profiles, settings or notifications.',
      'On a phone, show jobs as a list and swipe one to the right to save it, or to the left to hide it.',
    ],
    also: 'shortcuts hotkeys command menu swipe',
  },
]

/** Returns the answers that contain every word of the search, also as part of a word, regardless of case. */
export function matching(all: readonly Answer[], search: string): Answer[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ topic, question, answer, also = '' }) => {
    const text = [topic, question, ...answer, also].join(' ').toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
