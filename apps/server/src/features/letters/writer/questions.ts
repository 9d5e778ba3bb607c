/**
 * Questions: those that the post asks applicants, and those that the letter asks the client. They depend on
 * the kind of work and on what the post leaves open. Answers from the profile are chosen in
 * profile-sentences.ts.
 */
import type { Sentence } from '../../../platform/text.ts'

/** Questions for one kind of work. A question is left out if its pattern matches the post. */
type WorkKind = { about: RegExp; ask: [RegExp | null, string][] }

const WORK_KINDS: WorkKind[] = [
  {
    about: /\b(?:scrap\w+|crawl\w*|data extraction|extract\w* data|parse|leads? list)\b/i,
    ask: [
      [
        /\b(?:\d+[,\d]* (?:pages|records|sites|websites|rows|products|items|leads|companies))\b/i,
        'Roughly how many pages or records are there, and is this a single run or one that repeats?',
      ],
      [
        /\b(?:login|log in|captcha|proxy|proxies|cloudflare)\b/i,
        'Do the pages need a login, or do they block automatic visitors?',
      ],
      [
        /\b(?:csv|excel|json|sheet|database)\b/i,
        'In which format do you want the result, and where should it end up?',
      ],
    ],
  },
  {
    about: /\b(?:migrat\w+|move (?:our|the|my)|transfer\w*)\b/i,
    ask: [
      [
        /\b(?:\d+ ?(?:gb|tb|mb|rows|records|users))\b/i,
        'How much data has to move, and how long may the old system be down while it happens?',
      ],
      [/\brollback|backup/i, 'Is there a tested backup to go back to if a step of the move fails?'],
    ],
  },
  {
    about: /\b(?:bugs?|fix|error|issue|broken|not working|crash\w*|troubleshoot\w*)\b/i,
    ask: [
      [
        /\b(?:log|stack ?trace|screenshot)\b/i,
        'Can you send the exact error text and the steps that lead to it?',
      ],
      [null, 'Since when does the fault appear, and what was changed shortly before?'],
    ],
  },
  {
    about:
      /\b(?:machine learning|deep learning|neural|computer vision|train\w* (?:a |the )?model|classif\w+|prediction|predictive|detection)\b/i,
    ask: [
      [
        /\b(?:labell?ed|annotat\w+|\d+[,\dk]* (?:images|samples|records))\b/i,
        'How much labelled data exists today, and who labelled it?',
      ],
      [
        /\b(?:accuracy|f1|recall|precision|metric)\b/i,
        'By which measure will you decide that the model is good enough?',
      ],
    ],
  },
  {
    about: /\b(?:chat ?bots?|llms?|gpt|openai|rag|langchain|prompts?|ai agents?|voice ?bot)\b/i,
    ask: [
      [
        /\b(?:documents|knowledge base|faq|pdfs?)\b/i,
        'Which texts should the answers rest on, and how often do they change?',
      ],
      [/\b(?:handover|human agent|escalat\w+)\b/i, 'What should happen when it does not know the answer?'],
      [/\b(?:token|cost per|running cost)\b/i, 'Is there a limit for running costs per month?'],
    ],
  },
  {
    about: /\b(?:trading|crypto\w*|exchange|binance|solana|ethereum|blockchain|smart contracts?|nft)\b/i,
    ask: [
      [
        /\b(?:testnet|paper trading|devnet|backtest\w*)\b/i,
        'Should everything run on a test account first, and who signs off before real money is involved?',
      ],
      [null, 'Is the strategy written down in rules, or would that be the first step?'],
    ],
  },
  {
    about: /\b(?:power bi|tableau|looker|dashboards?|reports?|visuali[sz]ation|google analytics)\b/i,
    ask: [
      [
        /\b(?:sql server|database|sharepoint|excel files?|bigquery|snowflake)\b/i,
        'Where do the figures live today, and how fresh must they be?',
      ],
      [null, 'Which three figures should a reader see first?'],
    ],
  },
  {
    about:
      /\b(?:aws|azure|gcp|google cloud|terraform|kubernetes|docker|devops|ci\/cd|nginx|servers?|infrastructure)\b/i,
    ask: [
      [
        /\b(?:staging|production|environments?)\b/i,
        'Which environments exist today, and who may change production?',
      ],
      [/\b(?:monitor\w*|alert\w*|grafana|cloudwatch)\b/i, 'How do you notice today that something is down?'],
      [null, 'Is the present set-up written down anywhere, as code or in a document?'],
    ],
  },
  {
    about: /\b(?:integrat\w+|apis?|webhooks?|sync\w*|zapier|twilio|stripe)\b/i,
    ask: [
      [
        /\b(?:documentation|docs|sandbox|test account)\b/i,
        'Is there documentation or a test account for the interfaces involved?',
      ],
      [null, 'When the two sides disagree about a record, which one is right?'],
    ],
  },
  {
    about: /\b(?:etl|data (?:engineer\w*|pipeline|warehouse)|airflow|snowflake|databricks|spark|dbt)\b/i,
    ask: [
      [
        /\b(?:daily|hourly|real[- ]?time|every \d+)\b/i,
        'How often must the data arrive, and what happens downstream when it is late?',
      ],
      [null, 'How large are the sources, and who owns them?'],
    ],
  },
  {
    about: /\b(?:sql|postgres\w*|mysql|mongodb|database|queries)\b/i,
    ask: [
      [
        /\b(?:\d+ ?(?:gb|tb|rows|million))\b/i,
        'How large are the tables in question, and which queries hurt most?',
      ],
      [null, 'Can I work on a copy of the data, or only on the live database?'],
    ],
  },
  {
    about: /\b(?:android|ios|mobile apps?|flutter|react native|app store|play store)\b/i,
    ask: [
      [
        /\b(?:figma|designs? (?:is|are) ready|mockups?|wireframes?)\b/i,
        'Are there designs already, or is the layout part of the work?',
      ],
      [
        /\b(?:app store|play store|publish)\b/i,
        'Do you have the store accounts, and who will publish the app?',
      ],
    ],
  },
  {
    about: /\b(?:shopify|woocommerce|e-?commerce|online (?:shop|store)|amazon|magento|listings?)\b/i,
    ask: [
      [
        /\b\d+ (?:products|skus|items|listings)\b/i,
        'How many products are involved, and where is their data kept?',
      ],
      [null, 'Which part of the shop loses you the most orders at present?'],
    ],
  },
  {
    about: /\b(?:excel|google sheets?|spreadsheets?|vba|macros?|apps script|data entry|access database)\b/i,
    ask: [
      [
        /\b(?:sample|attached|example file)\b/i,
        'Could you share a sample file with a few typical and a few awkward rows?',
      ],
      [null, 'Who will use the file day to day, and on which version?'],
    ],
  },
  {
    about: /\b(?:odoo|sap|erp|crm|salesforce|zoho|hubspot|dynamics|netsuite|sage|quickbooks)\b/i,
    ask: [
      [
        /\b(?:version|enterprise|community|edition)\b/i,
        'Which version or edition do you run, and how far does it differ from the standard one?',
      ],
      [null, 'Who on your side knows the process well enough to decide how it should work?'],
    ],
  },
  {
    about: /\b(?:security|penetration|pentest|hacked|vulnerab\w+|compliance|firewall|vpn)\b/i,
    ask: [
      [null, 'Which systems are in scope, and who has agreed to the tests?'],
      [null, 'Is there a deadline from an audit or a client behind this?'],
    ],
  },
  {
    about: /\b(?:bots?|automat\w+|selenium|scripts?|macro)\b/i,
    ask: [
      [/\b(?:windows|linux|server|vps|cloud)\b/i, 'Where should it run, and who starts it?'],
      [null, 'How is the task done by hand today, step by step?'],
      [null, 'What should happen when one run fails half way?'],
    ],
  },
  {
    about:
      /\b(?:websites?|web ?sites?|landing pages?|wordpress|webflow|elementor|web ?design|web (?:app|application)s?|portal|saas|platform)\b/i,
    ask: [
      [
        /\b(?:figma|mockups?|content is ready|copy is ready)\b/i,
        'Are the texts, images and a design ready, or do they belong to the work?',
      ],
      [
        /\b(?:hosting|hosted|server|aws|heroku)\b/i,
        'Where will it be hosted, and who looks after it afterwards?',
      ],
      [null, 'Which kinds of users will sign in, and what may each of them do?'],
    ],
  },
  {
    about: /\b(?:logo|branding|graphic|illustrat\w+|figma|photoshop|mock-?up|banner|brochure)\b/i,
    ask: [
      [null, 'Is there an existing style the design has to fit, and where will it be used first?'],
      [null, 'Which two or three examples come close to what you have in mind?'],
    ],
  },
  {
    about: /\b(?:translat\w+|article|blog|content|copywrit\w+|proofread\w*|resume|transcri\w+|writer)\b/i,
    ask: [
      [/\b\d+[,\d]* words\b/i, 'How long is the text, and who will read it?'],
      [null, 'Is there a glossary or an earlier text whose tone you like?'],
    ],
  },
  {
    about: /\b(?:video|editing|youtube|after effects|premiere)\b/i,
    ask: [
      [null, 'How long is the raw material, and in which form do you need the result?'],
      [null, 'Is there an existing video whose pace you would like to match?'],
    ],
  },
  {
    about: /\b(?:seo|marketing|ads|campaign|leads?|social media|sales)\b/i,
    ask: [
      [null, 'Whom exactly do you want to reach, and what has been tried so far?'],
      [null, 'Which figure should move, and how do you measure it today?'],
    ],
  },
  {
    about: /\b(?:tutor\w*|teach|training|lessons?|course|instructor|homework|explain)\b/i,
    ask: [
      [null, 'What do you know already, and where exactly do you get stuck?'],
      [null, 'Would you rather work through your own example or a prepared one?'],
    ],
  },
  {
    about: /\b(?:test(?:ing|er|s)?|qa|quality assurance)\b/i,
    ask: [
      [null, 'Which parts of the product are tested by hand today, and which not at all?'],
      [null, 'How often do you release, and how long may a test run take?'],
    ],
  },
  {
    about: /\b(?:raspberry|arduino|esp32|stm32|firmware|embedded|sensor|pcb|plc|fpga|hardware)\b/i,
    ask: [
      [null, 'Is the hardware fixed, and can I get a unit to test on?'],
      [null, 'Is there existing firmware, and who knows it?'],
    ],
  },
  {
    about: /\b(?:unity|unreal|game)\b/i,
    ask: [
      [null, 'Which engine version and which devices does it have to run on?'],
      [null, 'What exists already, and what may be changed about it?'],
    ],
  },
]

const GENERAL = [
  'Is there existing work to build on, or does this start from nothing?',
  'How will you decide that the work is done?',
  'Is there a date behind this, and which part would you want to see first?',
  'Who will use the result, and who will look after it later?',
  'What has been tried so far, and where did it stop?',
  'Who decides on open points while the work is going on?',
]

/** Returns questions for the client, best first, without those that the post answers. */
export function questionsForClient(title: string, body: string): string[] {
  const fitting = WORK_KINDS.map((kind) => {
    const hits =
      (title.match(new RegExp(kind.about.source, 'gi'))?.length ?? 0) * 4 +
      Math.min(body.match(new RegExp(kind.about.source, 'gi'))?.length ?? 0, 5)
    return { kind, hits }
  }).filter(({ hits }) => hits > 1)
  fitting.sort((a, b) => b.hits - a.hits)
  const open = fitting
    .slice(0, 2)
    .flatMap(({ kind }) => kind.ask.filter(([said]) => !said?.test(body)).map(([, question]) => question))
  return [...open, ...GENERAL]
}

const TO_APPLICANT = /\b(?:you|your)\b/i
const ASKED =
  /^(?:(?:please )?(?:describe|tell us|tell me|explain|share)\b.{8,160}\b(?:your|you)\b.{0,100}|.{8,200}\?)\s*$/i

/** Returns the questions that a post asks applicants, literally. */
export function findPostQuestions(sentences: Sentence[]): string[] {
  return sentences
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter(
      (text) =>
        ASKED.test(text) &&
        TO_APPLICANT.test(text) &&
        !/https?:|["“”<>[\]]|\b(?:interested|ready to|passionate|want to join|looking for|are you an?\b)/i.test(
          text,
        ) &&
        text.split(' ').length <= 24,
    )
    .slice(0, 6)
}
