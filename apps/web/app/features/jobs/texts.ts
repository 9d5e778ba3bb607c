/** The texts of the home screen, the list of jobs, a job's details, and the page that a sample post links to. */
export const texts = {
  home: {
    title: 'Dashboard', // @spec
    refer: 'Refer Friends', // @spec
    referButton: 'Get Started', // @spec
    premium: 'Premium Plan', // @spec
    premiumButton: 'Upgrade', // @spec
    optimization: 'Profile Optimization', // @spec
    featured: 'Featured Jobs', // @spec
    seeAll: 'See All', // @spec
    quickLinks: 'Quick Links', // @spec
    realTime: 'Real time Job Alert', // @spec
    extension: 'Web Extension', // @spec
    suggestions: 'AI Proposal Suggestions', // @spec
    empty: 'No jobs available to display.', // @spec
    failed: 'Failed to load jobs. Please try again.', // @spec
    hello: (name: string) => `Hello, ${name}`,
    waiting: 'Loading featured jobs',
    referText: 'Invite friends for a chance at 1 month of premium free.',
    premiumText: 'Unlimited proposals and profiles, plus advanced models.',
    premiumWithoutModels: 'Unlimited proposals and profiles.',
    premiumHeld: 'You’re on this plan. See what it includes and when it renews.',
    optimizationText: 'Describe what you do well. Your letters are written from your profiles.',
    subscription: 'Subscription',
    optimizationButton: 'Open profiles',
    realTimeText: 'Hear about matching jobs within seconds.',
    extensionText: 'Use Gigbell next to posts on other sites.',
    suggestionsText: 'Open a job and generate your first letter.',
    telegram: 'Telegram Integration',
    telegramText: 'Choose how you are notified.',
  },

  list: {
    title: 'Jobs', // @spec
    searchPlaceholder: 'Search jobs by title, description, or skills...', // @spec
    latest: 'Latest Jobs', // @spec
    results: 'Search Results', // @spec
    toSplit: 'Show jobs as a list',
    toCards: 'Show jobs as cards',
    found: (count: string) => `(${count} job(s) found)`, // @spec
    empty: 'No Jobs Found', // @spec
    emptySearch: 'Try adjusting your search terms', // @spec
    emptyList: 'Available jobs will appear here', // @spec
    failed: 'Failed to load jobs.', // @spec
    failedFetch: 'Failed to fetch jobs', // @spec
    remote: 'Remote', // @spec
    credit: (name: string) => `via ${name}`,
    about: (count: string) => `about ${count}`,
    search: 'Search jobs',
    clearSearch: 'Clear search',
    waiting: 'Loading jobs',
    list: 'Jobs',
    arrived: (count: number, atLeast: boolean) =>
      count === 1 ? '1 new job' : `${count}${atLeast ? '+' : ''} new jobs`,
    types: { hourly: 'Hourly', fixed: 'Fixed price' },
    pages: 'Pages',
    page: (number: string) => `Page ${number}`,
    previous: 'Previous',
    next: 'Next',
    filters: {
      loadingSkills: 'Loading skills...', // @spec
      open: 'Filters',
      show: 'Show jobs',
      close: 'Close filters',
      clear: 'Clear filters',
      any: 'Any',
      type: 'Type',
      level: 'Level',
      category: 'Category',
      source: 'Source',
      skillsHint: 'Jobs that list at least one of them.',
      posted: 'Posted',
      anyTime: 'Any time',
      ages: { 24: 'Past 24 hours', 72: 'Past 3 days', 168: 'Past week', 720: 'Past month' },
      aged: (hours: number) => (hours === 1 ? 'Past hour' : `Past ${hours} hours`),
      from: 'Minimum budget',
      to: 'Maximum budget',
      notASum: 'Numbers only',
      sort: 'Sort by',
      sorts: { newest: 'Newest', relevance: 'Relevance', best_match: 'Best match' },
    },
  },

  mine: {
    navigation: 'Your jobs',
    tabs: { all: 'All', saved: 'Saved', applied: 'Applied', hidden: 'Hidden', unseen: 'Unseen' },
    headings: {
      saved: 'Saved Jobs',
      applied: 'Applied Jobs',
      hidden: 'Hidden Jobs',
      unseen: 'Unseen Jobs',
    },
    empty: {
      saved: 'Jobs you save appear here.',
      applied: 'Jobs you apply to with a letter appear here.',
      hidden: 'Jobs you hide appear here and in no other list.',
      unseen: 'You have seen every job. New ones appear here.',
    },
    saveShort: 'Save',
    unsaveShort: 'Unsave',
    saved: 'Saved',
    hideShort: 'Hide',
    unhideShort: 'Unhide',
    save: (title: string) => `Save “${title}”`,
    unsave: (title: string) => `Remove “${title}” from saved jobs`,
    hide: (title: string) => `Hide “${title}”`,
    unhide: (title: string) => `Unhide “${title}”`,
    hiddenJob: (title: string) => `Hidden: ${title}`,
    hiddenHere: 'You hid this job. It’s in no list but Hidden.',
    undo: 'Undo',
    retry: 'Try again',
    failed: ({ saved, hidden }: { saved?: boolean; hidden?: boolean }, message = '') => {
      let text = 'This job could not be unhidden.'
      if (saved !== undefined)
        text = saved ? 'This job could not be saved.' : 'This job could not be removed from saved jobs.'
      else if (hidden) text = 'This job could not be hidden.'
      return message ? `${text} ${message}` : text
    },
  },

  fit: {
    title: 'How you fit',
    profile: (title: string) => `With your profile “${title}”`,
    score: (score: number) => `Fit ${score}`,
    ofHundred: 'of 100',
    good: 'For you:',
    bad: 'Against you:',
  },

  reposts: {
    again: (passed: string) => `Posted again after ${passed}`,
    times: (nth: string, passed: string) => `Posted for the ${nth} time, ${passed} after the last`,
    up: (from: string, to: string) => `budget up from ${from} to ${to}`,
    down: (from: string, to: string) => `budget down from ${from} to ${to}`,
    title: 'Post history',
    shown: 'This post',
    open: 'View post',
    newer: 'This job was posted again.',
    toNewest: 'View the latest post',
  },

  details: {
    location: 'Mumbai, India', // @spec
    applicants: '100+', // @spec
    role: (level: string) => `${level} Role`, // @spec
    applyOn: 'Apply on', // @spec
    writer: 'AI Proposal Writer', // @spec
    failed: 'Failed to fetch job details', // @spec
    empty: 'No job details available', // @spec
    waiting: 'Loading the job',
    back: 'Back to jobs',
    letter: (status: string) => `Your letter: ${status}`,
    openLetter: 'Open letter',
    noLink: 'This post has no link to its source.',
    about: 'About this job',
    description: 'Description',
    noDescription: 'This post has no description.',
    skills: 'Skills',
    facts: {
      budget: 'Budget',
      type: 'Type',
      level: 'Level',
      location: 'Location',
      applicants: 'Applicants',
      posted: 'Posted',
      source: 'Found on',
    },
    client: {
      title: 'About the client',
      verified: 'Verified',
      unverified: 'Not verified',
      verification: 'Status',
      hires: 'Hires',
      spent: 'Spent',
      rating: 'Rating',
      ratingOf: (rating: string) => `${rating} of 5`,
      country: 'Country',
    },
    overview: 'Job overview',
    notFound: 'Job not found',
    notFoundText: 'This link doesn’t lead to a job. Check that you copied all of it.',
    goneText: 'It may have been removed, or the link may be incomplete.',
    toJobs: 'See the latest jobs',
  },

  samplePost: {
    title: 'This is where you would apply',
    text: 'This is one of the sample posts that come with Gigbell, so there is no client behind it. For a real post, this link opens it on its marketplace, with your letter on the clipboard.',
  },
}
