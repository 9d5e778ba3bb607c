/** Trades about texts and languages. */
import type { Trade } from './trade.ts'

export const textTrades: Trade[] = [
  {
    name: 'proofreading',
    leads: true,
    is: /\b(?:proof ?read\w*|copy ?edit\w*|line edit\w*|edit(?:ing)? (?:of )?(?:my |a |an |the |our )?(?:thesis|dissertation|manuscript|book|novel|paper|essay|article|report)|track changes)\b/i,
    remarks: [
      {
        when: /\b(?:thesis|dissertation|academic|paper|journal|university|phd|master)\b/i,
        says: 'With academic work I would leave the argument as it is and mark unclear passages as comments, so that it stays your own.',
      },
      {
        when: /\b(?:book|novel|manuscript|chapters?|memoir|fiction)\b/i,
        says: 'I would keep a style sheet of names, spellings and timeline from the first chapter, since slips between chapters are what readers notice.',
      },
      {
        when: /\b(?:track changes|word\b|google docs?)\b/i,
        says: 'I would work in tracked changes and keep questions of taste as comments, so that you decide on them yourself.',
      },
      {
        when: /\b(?:proof ?read\w*|edit\w*|grammar)\b/i,
        says: 'I would edit a few pages first and ask you whether that is too much or too little before going through the whole text.',
      },
    ],
    questions: [
      {
        unless: /\b(?:british|american|us english|uk english|apa|mla|chicago|harvard|style guide|oxford)\b/i,
        asks: 'Is there a style guide, and should the spelling be British or American?',
      },
    ],
  },
  {
    name: 'translation',
    leads: true,
    is: /\b(?:translat(?:e|or|ors|ion|ions|ing)\b|locali[sz](?:e|ation)|subtitl\w*|transcreat\w*|(?:english|german|french|spanish|turkish|ukrainian|russian|arabic|italian|portuguese|chinese|japanese) to (?:english|german|french|spanish|turkish|ukrainian|russian|arabic|italian|portuguese|chinese|japanese))\b/i,
    isNot:
      /\b(?:developer|plugin|translate (?:the )?(?:requirements|designs?|business|ideas)|google translate api)\b/i,
    always:
      'I would settle a short list of terms with you first, so that the same word is always translated the same way.',
    remarks: [
      {
        when: /\b(?:app|software|ui|strings|game)\b/i,
        says: 'Short strings without context are what goes wrong in software, so I would ask for screenshots or a test build with the texts.',
      },
      {
        when: /\b(?:technical|manual|medical|legal|contract|patent|it courses?|training)\b/i,
        says: 'I would agree on a list of terms with you before the first text, because changing one later means searching all the files.',
      },
      {
        when: /\b(?:subtitl\w*|video|srt|dubbing)\b/i,
        says: 'Subtitles are cut to reading speed, so I would shorten sentences where a literal version could not be read in time.',
      },
      {
        when: /\b(?:transcreat\w+|campaign|headlines?|taglines?|marketing|website|brand|ads|slogans?|landing|shop|product)\b/i,
        says: 'I would translate what the text should achieve rather than its wording, and mark the places where I departed from it.',
      },
      {
        when: /\b(?:book|novel|story)\b/i,
        says: 'I would translate one scene with dialogue first, since that is where you can hear whether the voice is right.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:glossary|style guide|terminology|translation memory|trados|memoq|cat tool|reference)\b/i,
        asks: 'Is there a glossary or an earlier translation that the new one should match?',
      },
    ],
  },
  {
    name: 'technical writing',
    leads: true,
    is: /\b(?:technical writ\w+|documentation writer|user (?:guide|manual)s?|api documentation|white ?papers?|educational article|tutorial writ\w+|write (?:an? )?(?:technical|educational) (?:article|tutorial|blog))\b/i,
    always:
      'I would have one of your experts check the first section before writing on, because a wrong assumption spreads through a whole text.',
    remarks: [
      {
        when: /\b(?:article|educational|tutorials?|blog|readers?|audience)\b/i,
        says: 'I would send an outline with the one problem each section solves before writing, since corrections are cheap there.',
      },
      {
        when: /\b(?:api|sdk|developers?|code)\b/i,
        says: 'I would run each code example as written before it goes in, because readers try those first.',
      },
      {
        when: /\b(?:manual|user guide|documentation|software)\b/i,
        says: 'I would order the documentation by what people want to get done and not by the menus of the product.',
      },
    ],
    questions: [],
  },
  {
    name: 'copywriting',
    leads: true,
    is: /\b(?:copywrit\w+|content writ\w+|blog (?:posts?|writ\w+|articles?)|ghost ?writ\w+|article writ\w+|landing page copy|ad copy|website (?:copy|content)|write (?:\w+ ){0,3}(?:articles?|blogs?|posts|copy)|seo (?:articles?|writer|content|copy)|script ?writ\w+|creative writ\w+)\b/i,
    isNot:
      /\b(?:full[- ]stack|developer needed|write clean|(?:excel|python|vba|bash|macro|shell) script\w*)\b/i,
    always:
      'I would agree on an outline with you before writing; it costs you five minutes and saves a rewrite.',
    remarks: [
      {
        when: /\b(?:landing|sales page|ads?|conversions?|funnel)\b/i,
        says: 'I would read your customers’ own reviews and support emails before writing a headline; the best phrases are usually already in there.',
      },
      {
        when: /\b(?:blog|articles?)\b/i,
        says: 'I would agree on an outline per article before writing; it costs you five minutes and saves a rewrite.',
      },
      {
        when: /\b(?:ghost ?writ\w+|linkedin posts|founder['’]s|thought leadership|memoir|my (?:book|story|voice))\b/i,
        says: 'I would record a conversation with you first and write from that, so that the text sounds like you when you read it aloud.',
      },
      {
        when: /\b(?:(?:video|youtube|podcast|explainer|ad) scripts?|script ?writ\w+|scripts? for (?:\w+ ){0,4}(?:videos?|youtube|podcasts?|reels))\b/i,
        says: 'I would write the first thirty seconds in several versions, since viewers decide there.',
      },
      {
        when: /\b(?:(?:product|category) (?:descriptions?|pages?|texts?|copy)|descriptions? (?:for|of) (?:\w+ ){0,3}products)\b/i,
        says: 'I would write two descriptions as samples first, and continue with the rest once tone and length are right.',
      },
    ],
    questions: [
      {
        unless: /\b(?:audience|readers|style guide|tone of voice|brand voice|target|examples? of)\b/i,
        asks: 'Who should read it, and is there a text of yours whose tone you like?',
      },
    ],
  },
  {
    name: 'résumés',
    leads: true,
    is: /\b(?:resume writ\w+|cv writ\w+|(?:write|rewrite|improve|update) (?:my |a )?(?:resume|cv)|linkedin profile (?:writ\w+|optimi[sz]\w+))\b/i,
    isNot: /\b(?:developer|next\.?js|react|api|functionality|parser|parsing|screening)\b/i,
    remarks: [
      {
        when: /\b(?:resume|cv|linkedin)\b/i,
        says: 'I would start from two or three real job ads you would apply to, and order the experience by what they ask for.',
      },
    ],
    questions: [],
  },
  {
    name: 'presentations',
    is: /\b(?:pitch decks?|powerpoint|presentation design\w*|google slides|slide decks?|keynote)\b/i,
    remarks: [
      {
        when: /\b(?:pitch|investors?|fundrais\w+|startup)\b/i,
        says: 'I would write the titles first, as full sentences that tell the story without the slides; investors often read nothing else.',
      },
      {
        when: /\b(?:template|master|brand|corporate)\b/i,
        says: 'I would build a proper slide master with layouts, so that the slides your team adds later still look right.',
      },
      {
        when: /\b(?:data|charts?|results|report)\b/i,
        says: 'I would give each chart a title that says what it shows, and remove whatever does not serve that sentence.',
      },
    ],
    questions: [
      {
        unless: /\b(?:present(?:ed)? (?:live|on stage)|sent|emailed|read|on stage|audience|investors?)\b/i,
        asks: 'Will it be presented by somebody, or read without you?',
      },
    ],
  },
]
