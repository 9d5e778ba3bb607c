/** The texts of the landing page, by section, and of the demonstration. */
export const texts = {
  hero: {
    getStarted: 'GET STARTED FOR FREE', // @spec
    extension: 'Add the browser extension',
    tryAssistant: 'Try the assistant',
    title: 'Hear of the job first.',
    lead: 'Gigbell watches the freelance marketplaces for you, rings when a post fits, and drafts the proposal from your own profile.',
    card: 'A job card at the moment it rings',
  },

  try: {
    title: 'Try it on a post',
    lead: 'Pick a post, add a few lines about yourself, and read the letter. No account, and nothing is stored.',
    own: 'Paste a post of your own',
    ownFacts: 'From any marketplace',
  },

  figures: [
    { figure: '10,000+', text: 'registered freelancers' },
    { figure: '5,000+', text: 'hot jobs' },
    { figure: '5,000+', text: 'daily active users' },
    { figure: '9 times', text: 'better chance of winning when you apply within the first 10 minutes' },
  ],

  about: {
    lead: 'Clients read from the top, and the top fills within minutes.',
    paragraphs: [
      'A post goes up at seven in the morning. By eight there is a pile of letters under it, and most of them are the same letter. The client opens the first few, answers two or three, and has stopped reading when the best one arrives at noon. That is the whole problem: good people, too late.',
      'Gigbell is built for those first minutes. It reads what the marketplaces publish, rings when a post fits what you do, and lays a first draft on your desk, made of your own sentences. You read it, change it, and send it yourself.',
    ],
    promises: [
      {
        title: 'It never applies for you',
        text: 'Marketplaces suspend accounts that apply by machine, and clients can tell. The last click is yours.',
      },
      {
        title: 'It invents nothing',
        text: 'Every claim in a letter is held against your profile. What is not there is marked before you send it.',
      },
      {
        title: 'It shows the traps',
        text: 'Some posts hide a line meant for machines. You see it, and you decide what to do about it.',
      },
    ],
  },

  day: {
    title: 'The day of a freelancer',
    lead: 'Four moments in which being early, and being honest, is most of the work.',
    finds: {
      time: '07:02',
      title: 'It finds',
      text: 'New posts come in all day and stand in one list, the newest first. Search them by words, skill, level and budget, and see at a glance what is new since you last looked.',
      picture: 'The list of jobs, searched for “dashboard”, with one new post',
    },
    alerts: {
      time: '07:02',
      title: 'It rings',
      text: 'When a post fits, it rings where you already are: in your inbox, by email or as a push notification. Each alert says why the post matched, and how long it took.',
      picture: 'A notification that names the words that matched and its delay',
      said: 'Alerted 0.8 s after it arrived',
      why: 'Because of',
      over: 'Inbox, e-mail, push',
    },
    writes: {
      time: '07:05',
      title: 'It writes',
      name: 'Your letter',
      text: 'Open the post, and a letter is drafted from one of your profiles. It takes up what the client asks for, and every sentence that your profile doesn’t support is marked.',
      picture: 'A drafted letter with one claim marked that the profile does not support',
      from: 'GPT-4o-mini · from React developer',
      letter: [
        'Eleven shops and one question before noon: what has sold out where. I have built this for a chain of florists, and it runs on the phones behind the counter.',
        'I would begin with the two screens your managers open most. ',
      ],
      claim: 'In eight years I have never missed a launch.',
      foot: '50 words',
      check: '1 to check',
      why: 'Your profile says nothing of eight years.',
    },
    wins: {
      time: '07:08',
      title: 'You win',
      text: 'Send it while the post is warm: one press copies the letter and opens the post on its marketplace. Among the first, it is read.',
      picture: 'The buttons under the letter: it is copied, and leads on to the post',
      posted: 'Posted 6 mins ago',
      apply: 'Apply on Upwork',
    },
  },

  pricing: {
    selectPlan: (plan: string) => `SELECT ${plan} PLAN`, // @spec
    loadingPlans: 'Loading plans...', // @spec
    failedPlans: 'Failed to load plans', // @spec
    seePremium: 'See the premium plan',
    lead: 'Three days free and without a card. After that change or cancel whenever you like; prices are in US dollars, before 8% tax.',
    premium: 'Advanced models come with the Unlimited Annual plan.',
    premiumMissing: 'The Unlimited Annual plan has advanced models; none is connected on this server yet.',
  },

  blog: {
    readOn: 'Read on',
    lead: 'Notes on getting hired, in three short parts.',
    date: '15 August',
    dateTime: '08-15',
    title: 'The first ten minutes',
    part: (number: number) => `Part ${number} of 3`,
    posts: [
      {
        teaser:
          'A client who has just posted a job is still at the desk, with the problem open in another window. A letter that arrives now is read as an answer. The same letter at noon is read as an application.',
        rest: 'So prepare before the minute comes. Keep a profile ready for each kind of work you want, with the sentences you would otherwise type again. Then the ten minutes go into reading the post twice, and not into looking for your own portfolio.',
      },
      {
        teaser:
          'Read the post for its verb. “Rebuild” is another job than “have a look at”, and many letters answer the wrong one. Say their verb back in your first sentence, and name the thing it is about.',
        rest: 'Then one sentence on the nearest thing you have done, with a figure that can be checked: pages, shops, hours, euros. Then one question that shows you have thought past the post. That is a letter; everything below it is furniture.',
      },
      {
        teaser:
          'A draft is a beginning. It doesn’t know of the client who called on a Sunday, nor of the fault you found in an hour. Put one such thing in, take two adjectives out, and the letter is yours.',
        rest: 'And send no claim that you could not defend on a call. If a sentence says eight years and you have five, the client finds out in the first hour of the job, and remembers it in the last.',
      },
    ],
  },

  stories: {
    title: 'Customer stories',
    lead: 'Sample stories.',
    all: [
      {
        name: 'Marta Kowalska',
        trade: 'Illustrator, Kraków',
        text: 'I used to refresh three sites over breakfast. Now it rings, I read one post, and the coffee is still warm when the letter is out.',
      },
      {
        name: 'Daniel Okafor',
        trade: 'Backend developer, Lagos',
        text: 'The draft marked a number I had never reached, so I took it out. The client told me later that mine was the only letter without a boast.',
      },
      {
        name: 'Sofía Reyes',
        trade: 'Translator, Valencia',
        text: 'Two profiles, legal and literary, each with its own sentences. I answer fewer posts than before, and hear back from more of them.',
      },
    ],
  },

  newsletter: {
    email: 'Email',
    subscribe: 'Subscribe',
    failed: 'Your address could not be taken down.',
    title: 'A letter now and then',
    lead: 'What works in proposals, and what is new here. You confirm by mail, and every letter has a link out.',
  },

  questions: {
    title: 'Questions',
    all: [
      {
        question: 'Does Gigbell apply for me?',
        answer:
          'Never. You open the post on its marketplace and send the letter yourself, with the text in your clipboard. Nothing here submits, clicks or browses in your name.',
      },
      {
        question: 'Where do the jobs come from?',
        answer:
          'From the public feeds and interfaces of marketplaces and job boards. Every post says where it was found, and opens there.',
      },
      {
        question: 'What is in the free trial?',
        answer:
          'Jobs, letters and a profile for three days, once for each person. It needs no card, and nothing is charged when it ends.',
      },
      {
        question: 'Will a client notice that a machine helped?',
        answer:
          'A draft sounds like you because it is made of your own sentences, and you read it before it goes. Change what you would say differently: it is a beginning, not a verdict.',
      },
      {
        question: 'Who sees my profile and my letters?',
        answer:
          'You. When a connected model writes, it is sent the profile you chose and the post, and nothing else of yours. The privacy page says the rest.',
      },
      {
        question: 'Can I leave?',
        answer:
          'At any time. A cancelled plan runs to the end of what you have paid for, and your account can be deleted in its settings.',
      },
    ],
  },

  finalCall: {
    title: 'The next post is being written.',
    text: 'Be there when it goes up. Three days free, no card.',
  },

  partners: {
    label: 'Partners',
    note: 'Sample partners',
    pause: 'Pause the logos',
    move: 'Let the logos move',
  },

  demo: {
    question: 'How can I help you today?', // @spec
    available: 'Available Jobs For You', // @spec
    fullTime: 'Full-time', // @spec
    senior: 'Senior Role', // @spec
    viewDetails: 'View Job Details', // @spec
    additionalInfo: 'Additional Info', // @spec
    placeholder: 'Enter anything else to back up your application and make it stand out', // @spec
    generate: 'Generate Proposal', // @spec
    submit: 'Submit Proposal', // @spec
    greeting: (name: string) => `Hi ${name}`,
    visitor: 'there',
    back: 'Back',
    location: 'Location',
    pay: 'Monthly pay',
    applicants: 'Applicants',
    applicantsCount: '100+',
    description: 'Description',
    responsibilities: 'Responsibilities',
    proposal: 'Your proposal',
    copy: 'Copy the proposal',
    edit: 'Edit the proposal',
    editDone: 'Done editing',
    rewrite: 'Write it another way',
    copied: 'Copied!',
    copyFailed: 'Failed to copy to clipboard', // @spec
    submitted: 'This was a sample, and nothing was sent. In Gigbell you send each proposal yourself.',
  },
}
