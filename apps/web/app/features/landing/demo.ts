/** The demonstration's sample content: three jobs, and two ways to answer each (spec §2 "Job-assistant demo modal", §9). */

/** A job of the demonstration (spec §3 "Demo job card"). */
export interface DemoJob {
  title: string
  summary: string
  location: string
  postedAgo: string
  pay: string
  tags: string[]
  description: string[]
  responsibilities: string[]
  /** The paragraphs of the letter and of its rewrite. */
  proposals: [string[], string[]]
}

/** The three jobs of step 1. */
export const demoJobs: DemoJob[] = [
  {
    title: 'Web Developer',
    summary: 'Look after the ordering pages of eleven bakeries, and make them quick on a phone.',
    location: 'Mumbai, India',
    postedAgo: '5 mins ago',
    pay: '$500/mo',
    tags: ['React', 'Node.js', 'PostgreSQL'],
    description: [
      'Our shops take orders online until six in the morning.',
      'The pages are slow on the phones our customers have.',
      '3+ years of work with shops or bookings.',
    ],
    responsibilities: [
      'Bring the order form under two seconds.',
      'Keep the eleven price lists in one place.',
      'Be there on weekday mornings.',
    ],
    proposals: [
      [
        'Good morning,',
        'eleven shops and one form that has to be quick at five in the morning: that is a matter of what is loaded first, and I would begin by measuring it on one of your customers’ phones.',
        'I have looked after an order form for a florists’ chain for three years, on React and PostgreSQL, with one price list for all shops.',
        'Which of the eleven takes the most orders? I would start there.',
      ],
      [
        'Hello,',
        'you want the order form under two seconds and the prices in one place. The second usually helps the first: eleven lists are eleven questions to the database.',
        'For a florists’ chain I put the two in order, in that sequence, and have kept them so for three years.',
        'May I look at the form on a slow phone and write you what I see?',
      ],
    ],
  },
  {
    title: 'Illustrator',
    summary: 'Two spreads an issue for a children’s magazine about animals that live in cities.',
    location: 'Lisbon, Portugal',
    postedAgo: '12 mins ago',
    pay: '$500/mo',
    tags: ['Illustration', 'Procreate', 'Print'],
    description: [
      'A magazine for readers of six to nine, six times a year.',
      'Drawn by hand, or so that it looks like it.',
      '3+ years of printed work.',
    ],
    responsibilities: [
      'Two spreads an issue, from sketch to print file.',
      'One round of changes with the editor.',
      'No animal in clothes.',
    ],
    proposals: [
      [
        'Dear editors,',
        'no animal in clothes is the best brief I have read this month. I draw city animals as they are: the fox by the bins, the heron on the car park.',
        'My spreads have been printed in two picture books, and I deliver print files that a printer has not sent back yet.',
        'Which animal opens the next issue?',
      ],
      [
        'Hello,',
        'six-year-olds notice when a heron has the wrong knees. I draw from the animal first and from the page second.',
        'Two picture books of mine are in print; I can send you the spreads with the owls.',
        'How much text does a spread carry?',
      ],
    ],
  },
  {
    title: 'Bookkeeper',
    summary: 'Close the month for a travel start-up with invoices in three currencies.',
    location: 'Remote',
    postedAgo: '1 hour ago',
    pay: '$500/mo',
    tags: ['Accounting', 'Xero', 'English'],
    description: [
      'About two hundred invoices a month in euros, pounds and dollars.',
      'So far the founder has done them on Sundays.',
      '3+ years with a small company’s books.',
    ],
    responsibilities: [
      'Close each month by the fifth.',
      'Say early when cash gets tight.',
      'Answer the tax adviser’s questions.',
    ],
    proposals: [
      [
        'Hello,',
        'two hundred invoices in three currencies is about two days’ work a month, and they need not be Sundays.',
        'I close the books of a small tour operator by the third of each month, in euros and pounds, and send one page on cash with them.',
        'Who answers the tax adviser at the moment?',
      ],
      [
        'Good day,',
        'by the fifth is possible if the invoices come in weekly rather than at the end. That is the one habit I would ask of you.',
        'I have kept it up with a tour operator for four years, in two currencies.',
        'Shall we look at last month’s pile together?',
      ],
    ],
  },
]
