/** Trades about web sites, shops and web applications. */
import type { Trade } from './trade.ts'

export const webTrades: Trade[] = [
  {
    name: 'page speed',
    is: /\b(?:page ?speed|core web vitals|lighthouse|gtmetrix|(?:site|website|page|store|shop|loading) (?:is )?(?:very |too |so )?(?:slow|speed)|(?:web)?site speed|speed optimi[sz]ation|speed (?:up|optimi[sz]e) (?:my|our|the|an?) (?:\w+ ){0,2}(?:site|website|store|shop|pages?)|(?:page|site|website) load(?:ing)? times?|lcp)\b/i,
    remarks: [
      {
        when: /\bshopify\b/i,
        says: 'In a Shopify store I would list what each app adds to the page before touching the theme, because removing one script often does more than a week of image work.',
      },
      {
        when: /\b(?:wordpress|elementor|woocommerce|divi)\b/i,
        says: 'On WordPress I would measure with plugins switched off one by one on a copy; that shows whether the theme, a plugin or the server is to blame.',
      },
      {
        when: /\b(?:mobile|phone)\b/i,
        says: 'I would measure the phone pages by template (home, list, detail), since one average score hides which of them is the problem.',
      },
      {
        when: /\w/,
        says: 'I would write down the figures of a few typical pages first and change one thing at a time, so that you can see what each step gained.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:must (?:stay|keep)|all (?:apps|plugins|features)|third[- ]party|analytics|pixels?|tracking)\b/i,
        asks: 'Are there scripts or add-ons that must stay whatever they cost in speed?',
      },
    ],
  },
  {
    name: 'wordpress',
    is: /\b(?:wordpress|woocommerce|elementor|divi|gutenberg|wp(?: theme| plugin| site)?)\b/i,
    always:
      'I would work on a staging copy and move the changes over in one step, so that visitors never see a half-finished page.',
    remarks: [
      {
        when: /\b(?:migrat\w+|move|transfer|new host\w*|staging)\b/i,
        says: 'I would move a copy first and switch the domain only when forms, mails and redirects work there, so that visitors notice nothing.',
      },
      {
        when: /\b(?:hacked|malware|infected|virus)\b/i,
        says: 'Cleaning the files is only half the job: I would find the way in first, otherwise the same code is back within days.',
      },
      {
        when: /\b(?:bugs?|fix\w*|errors?|broken|issues?|conflict|not working)\b/i,
        unless: /\b(?:rewrite|convert)\b/i,
        says: 'I would reproduce the fault on a copy before changing the live site, since an update of one plugin can hide it without solving it.',
      },
      {
        when: /\b(?:woocommerce|checkout|orders?|payments?|cart|shop|store)\b/i,
        says: 'The checkout is where a change costs money, so I would test a paid, a failed and a refunded order before it goes live.',
      },
      {
        when: /\b(?:custom (?:plugin|theme|post)|plugin|from scratch|figma)\b/i,
        says: 'I would keep custom code in a separate plugin, so that theme updates cannot remove it.',
      },
      {
        when: /\b(?:redesign|landing page|home ?page|(?:build|create|design|new|set up) (?:an? |our |my )?(?:\w+ ){0,3}(?:website|site|pages)|elementor)\b/i,
        unless: /\b(?:rewrite|convert (?:it|the|my|our)|migrat\w+)\b/i,
        says: 'I would finish one page with your real texts and pictures first; the others follow quickly once you are happy with that one.',
      },
    ],
    questions: [
      {
        when: /\b(?:(?:build|create|design|develop|new|set ?up) (?:(?:an?|our|my|the|new|simple|small|business|wordpress|company|professional|modern|responsive) ){0,4}(?:web ?site|site|landing page|home ?page|blog))\b/i,
        unless:
          /\b(?:existing|current|convert|rewrite|migrat\w+|redesign|my (?:web)?site|our (?:web)?site|long[- ]term|texts?|images|photos|pictures|content|figma|psd|adobe xd|design (?:is )?(?:ready|done|provided|attached)|wireframes?|mock-?ups?|template|content (?:is )?(?:ready|provided)|copy (?:is )?(?:ready|provided)|fix|bug|error|reference|similar to)\b/i,
        asks: 'Are texts and pictures ready, or are they part of the work?',
      },
    ],
  },
  {
    name: 'shopify',
    is: /\b(?:shopify|liquid theme|klaviyo and shopify)\b/i,
    always:
      'I would place a test order through payment, shipping and tax early, since that is where a store fails first.',
    remarks: [
      {
        when: /\b(?:migrat\w+|move|transfer|import|from (?:woocommerce|magento|wix|squarespace|etsy|bigcommerce))\b/i,
        says: 'In a move to Shopify the old addresses matter as much as the products, so I would prepare the redirects before the import.',
      },
      {
        when: /\b(?:theme|liquid|sections?|custom\w*|design|redesign)\b/i,
        says: 'I would work on a copy of the theme and keep changes in separate sections, so that you can still take theme updates.',
      },
      {
        when: /\b(?:apps?|integrat\w+|sync\w*|inventory|erp|3pl|fulfil\w+)\b/i,
        says: 'With a second system in play I would decide first which side owns stock and price; two owners are how overselling starts.',
      },
      {
        when: /\b(?:products?|collections?|catalog\w*|listings?|variants?)\b/i,
        says: 'I would set up variants and product types on a handful of items first, because changing them after the import means doing it twice.',
      },
      {
        when: /\b(?:conversion|sales|checkout|cart|cro)\b/i,
        says: 'I would look at where visitors leave between product page and payment before redesigning anything.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:dawn|debut|theme (?:is|called|named)|custom theme|online store 2\.0|new (?:e-?commerce )?(?:store|shop|website|theme)|from scratch|modular|plus|premium theme|free theme)\b/i,
        asks: 'Which theme is the store on, and has its code been changed already?',
      },
    ],
  },
  {
    name: 'payments',
    is: /\b(?:stripe|paypal|payment (?:gateway|integration|processing)|subscriptions? billing|billing system|checkout integration)\b/i,
    remarks: [
      {
        when: /\b(?:subscriptions?|recurring|membership|plans?)\b/i,
        says: 'With subscriptions, the failed renewal is the case to design first; signing up is the easy part.',
      },
      {
        when: /\b(?:marketplace|connect|payouts?|vendors?|split|commission)\b/i,
        says: 'Where money is passed on to third parties, I would decide early who appears as the seller, since refunds and taxes follow from it.',
      },
      {
        when: /\b(?:webhooks?|integrat\w+|api)\b/i,
        says: 'I would rely on the webhook and not on the return page, because people close the tab after paying.',
      },
    ],
    questions: [],
  },
  {
    name: 'front end',
    platform: true,
    is: /\b(?:front-?end|react(?:\.?js)?|vue(?:\.?js)?|angular|next\.?js|nuxt|svelte|tailwind|html\/css|html5?|landing page)\b/i,
    isNot: /\breact native\b/i,
    always:
      'I would finish one screen completely first, with its loading and error states, and use it as the pattern for the others.',
    remarks: [
      {
        when: /\b(?:figma|psd|adobe xd|mock-?ups?|design files|pixel[- ]perfect)\b/i,
        says: 'Designs rarely show the empty, loading and error states, so I would agree on those before building each screen.',
      },
      {
        when: /\b(?:slow|performance|speed|bundle|render\w*)\b/i,
        says: 'I would look at what is loaded and rendered unnecessarily before rewriting components.',
      },
      {
        when: /\b(?:migrat(?:e|ing|ion) (?:from|our|the|an? (?:existing|old|legacy))|rewrite (?:of )?(?:our|the|an? (?:existing|old|legacy))|convert (?:our|the|existing)|angularjs|jquery to|class components|from vue 2)\b/i,
        says: 'I would convert screen by screen with both versions side by side, so that there is never a branch that cannot be released.',
      },
      {
        when: /\b(?:dashboards?|charts|data grid|admin panel)\b/i,
        says: 'For dashboards I would fix early how much data one view may load, since tables that are fine with test data stall with a year of it.',
      },
      {
        when: /\b(?:responsive|mobile|devices|accessib\w+|wcag)\b/i,
        says: 'I would build the narrow screen first; what works there scales up easily, while the reverse rarely works.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:figma|psd|adobe xd|mock-?ups?|wireframes?|designs? (?:is|are|will)|design(?:s|er)?\b|api|backend|back-end|existing|pdf|download|button|bugs?|fix\w*|issue)\b/i,
        asks: 'Are the designs finished, or will they evolve along with the code?',
      },
    ],
  },
  {
    name: 'web application',
    platform: true,
    is: /\b(?:full[- ]?stack|web[- ]?(?:app|apps|application|applications|platform|portal|developer|development)|website development|saas|mvp|(?:booking|ticketing|learning|management|e-?commerce|crowdfunding|dating|job|rental|marketplace) (?:platform|system|site|website|app)|marketplace|laravel|mern|mean stack)\b/i,
    always:
      'I would put one small feature online from end to end in the first week, so that you can judge something that runs.',
    remarks: [
      {
        when: /\b(?:tickets?|ticketing|seats?|seat selection)\b/i,
        says: 'I would start with the case of two people choosing the same seat at the same time, and hold a seat for a few minutes while its buyer pays.',
      },
      {
        when: /\b(?:bookings?|appointments?|reservations?|scheduling|rentals?|calendar)\b/i,
        says: 'With bookings I would build double bookings, time zones and cancellations first, since they decide the data model.',
      },
      {
        when: /\b(?:marketplace|vendors?|sellers?|buyers?|commission)\b/i,
        says: 'In a marketplace I would settle payments first (who gets paid when, and what happens on a refund); the listings are the easy part.',
      },
      {
        when: /\b(?:courses?|e-?learning|lms|students?|quizz?es|lessons?)\b/i,
        says: 'With courses, what happens to progress when a lesson changes afterwards should be decided before the first student is in.',
      },
      {
        when: /\b(?:quotes?|invoices?|pdf|orders?|estimates?)\b/i,
        says: 'A quote must not change when prices change later, so I would store each one exactly as it was sent.',
      },
      {
        when: /\b(?:video|streaming|on demand|vod)\b/i,
        says: 'With video, storage and traffic cost more than the code, so I would choose the service that encodes and delivers it before designing screens.',
      },
      {
        when: /\b(?:e-?commerce|shop|store|cart|checkout|products)\b/i,
        says: 'The checkout is where a fault costs money, so I would have a paid, a failed and a refunded order run automatically before each release.',
      },
      {
        when: /\b(?:chat|messaging|real[- ]?time|notifications?|live)\b/i,
        says: 'I would test the live parts early over a bad connection, because lost and duplicate messages are hard to fix later.',
      },
      {
        when: /\b(?:roles?|permissions?|admin panel|user management|multi[- ]?tenant|tenants?)\b/i,
        says: 'I would write the permissions down as a table of roles and actions first and check them in one place on the server, not screen by screen.',
      },
      {
        when: /\b(?:unfinished|suspended|take over|previous developer|existing (?:code|project|application|codebase|app|website|platform)|bugs)\b/i,
        says: 'With existing code, I would first get it running from a clean checkout and list what is missing; a realistic price follows from that.',
      },
      {
        when: /\b(?:reports?|dashboards?|statistics|tracking|analytics)\b/i,
        says: 'I would ask for two or three of the reports you want to see at the end, since they show which data must be kept from the first day.',
      },
      {
        when: /\b(?:mvp|from scratch|prototype|startup|idea|first version)\b/i,
        says: 'I would put one small feature online from end to end in the first week, so that you can judge something that runs.',
      },
    ],
    questions: [
      {
        when: /\b(?:mvp|from scratch|new (?:web|platform|system|app|website)|build (?:an?|our|my))\b/i,
        unless:
          /\b(?:figma|wireframes?|mock-?ups?|designs?|designer|prototype|specification|spec\b|requirements? (?:document|attached|below)|document|existing|similar to|clone|features?:|responsibilities|requirements?:)/i,
        asks: 'Are there sketches or designs of the main screens already?',
      },
    ],
  },
]
