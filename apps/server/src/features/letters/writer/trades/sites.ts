/** Trades about web sites, shops and payments. */
import type { Trade } from './trade.ts'

export const siteTrades: Trade[] = [
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
    position:
      'I would begin with one real page or bug on a staging copy, because that shows which plugins and habits the sites depend on.',
    remarks: [
      {
        when: /\b(?:tiered prices?|price lists?|customer groups?|configurator|price (?:follows|calculat\w*)|custom pricing)\b/i,
        needs: /\bwoocommerce\b/i,
        says: 'I would check ten real orders against the prices you calculate today before it goes live, because otherwise customers are the first to find a wrong one.',
      },
      {
        when: /\b(?:(?:build|create|develop|code|custom|new|from) (?:\w+ ){0,3}(?:wordpress )?theme|figma to wordpress|theme from scratch)\b/i,
        unless: /\bexisting theme\b/i,
        says: 'I would settle first which parts of each page your team will edit, because what cannot be changed in the editor becomes a request to a developer.',
      },
      {
        when: /\b(?:migrat(?:e|ing|ion)|(?:move|moving|transfer\w*) (?:\w+ ){0,4}(?:site|website|host\w*|server|domain|wordpress)|new host\w*)\b/i,
        unless: /\b(?:data migration|database has been migrated)\b/i,
        says: 'I would move a copy first and switch the domain only when forms, mails and redirects work there, so that visitors notice nothing.',
      },
      {
        when: /\b(?:hacked|malware|infected|virus)\b/i,
        says: 'Cleaning the files is only half the job: I would find the way in first, otherwise the same code is back within days.',
      },
      {
        when: /\b(?:bugs?|fix(?:es|ing)?|errors?|broken|conflicts?|not working|stopped working)\b/i,
        unless: /\b(?:rewrite|convert)\b/i,
        says: 'I would reproduce the fault on a copy before changing the live site, since an update of one plugin can hide it without solving it.',
      },
      {
        when: /\b(?:woocommerce (?:checkout|orders?|payments?|plugins?|custom\w*)|checkout|payment (?:gateway|method|plugin)s?|cart)\b/i,
        says: 'The checkout is where a change costs money, so I would test a paid, a failed and a refunded order before it goes live.',
      },
      {
        when: /\b(?:(?:e-?commerce|online|woocommerce) (?:web ?site|store|shop)|(?:build|create|set ?up) (?:\w+ ){0,4}(?:store|shop))\b/i,
        unless: /\b(?:existing (?:store|shop)|bugs?|fix\w*|feed|sync\w*|plugin)\b/i,
        says: 'I would take one real product from its page to a paid order first, because price, variants, shipping and tax raise the questions that decide the rest.',
      },
      {
        when: /\b(?:custom (?:plugin|post types?|code|functionality|features?)|(?:build|create|develop) (?:an? )?(?:\w+ ){0,3}plugin|plugin development)\b/i,
        unless: /\b(?:away from|leave|leaving|off|replace|existing|current|old) wordpress\b/i,
        says: 'I would keep custom code in a separate plugin, so that theme updates cannot remove it.',
      },
      {
        when: /\b(?:redesign|landing page|home ?page|(?:build|create|design|new|set up) (?:an? |our |my )?(?:\w+ ){0,3}(?:website|site|pages))\b/i,
        unless:
          /\b(?:rewrite|convert (?:it|the|my|our)|migrat\w+|e-?commerce|ecoommerce|shop|store|woocommerce|bugs?|fix(?:es|ing)?)\b/i,
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
    isNot: /\b(?:bookkeep\w*|accountant|monthly close)\b/i,
    always:
      'I would place a test order through payment, shipping and tax early, since that is where a store fails first.',
    remarks: [
      {
        when: /\b(?:bugs?|broken|not working|shows? (?:the )?wrong|wrong (?:discount|price|total)|fix(?:es|ing)?|errors?)\b/i,
        unless: /\b(?:from scratch|migrat\w+|(?:create|build)\w* (?:\w+ ){0,4}theme)\b/i,
        says: 'I would reproduce it on a copy of the theme with the apps switched off one by one, because that shows whether the theme, an app or a setting is at fault.',
      },
      {
        when: /\b(?:from scratch|custom theme|new theme|(?:create|build|develop|code)\w* (?:\w+ ){0,4}theme)\b/i,
        says: 'With a new theme I would settle the sections your team will edit first, because what cannot be changed in the editor becomes a request to a developer.',
      },
      {
        when: /\b(?:migrat(?:e|ing|ion)|(?:move|moving|transfer\w*) (?:\w+ ){0,4}(?:store|shop|products|to shopify)|from (?:woocommerce|magento|wix|squarespace|etsy|bigcommerce)|(?:woocommerce|magento|prestashop|wix|etsy)[^.\n]{0,20}shopify)\b/i,
        says: 'In a move to Shopify the old addresses matter as much as the products, so I would prepare the redirects before the import.',
      },
      {
        when: /\b(?:theme|liquid|sections?|customi[sz]\w*|redesign)\b/i,
        unless:
          /\b(?:from scratch|custom theme|new theme|(?:create|build|develop|code)\w* (?:\w+ ){0,4}theme|sync\w*)\b/i,
        says: 'I would work on a copy of the theme and keep changes in separate sections, so that you can still take theme updates.',
      },
      {
        when: /\b(?:integrat\w+|sync\w*|inventory|erp|3pl|fulfil\w+|connector|warehouse (?:system|management)|stock and orders)\b/i,
        says: 'With a second system in play I would decide first which side owns stock and price; two owners are how overselling starts.',
      },
      {
        when: /\b(?:(?:add|upload|import|list|enter|set ?up)\w* (?:\w+ ){0,4}(?:products|items)|collections|catalog\w*|variants?|\d+ products)\b/i,
        says: 'I would set up variants and product types on a handful of items first, because changing them after the import means doing it twice.',
      },
      {
        when: /\b(?:conversions?|converts?|conversion rate|cro|low sales|increase (?:our |my )?sales|abandon\w*|heatmaps?)\b/i,
        unless: /\b(?:connector|sync\w*|migrat\w+)\b/i,
        says: 'I would look at where visitors leave between product page and payment before redesigning anything.',
      },
    ],
    questions: [
      {
        when: /\b(?:theme|design\w*|liquid|sections?|layout|css|pages?|speed|redesign|banner|menu|header)\b/i,
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
        when: /\b(?:subscriptions?|recurring|memberships?|monthly (?:plans?|billing))\b/i,
        says: 'With subscriptions, the failed renewal is the case to design first; signing up is the easy part.',
      },
      {
        when: /\b(?:marketplace|stripe connect|payouts?|vendors|split (?:payments?|pay)|commissions?)\b/i,
        says: 'Where money is passed on to third parties, I would decide early who appears as the seller, since refunds and taxes follow from it.',
      },
      {
        when: /\b(?:webhooks?|integrat\w+|api)\b/i,
        says: 'I would rely on the webhook and not on the return page, because people close the tab after paying.',
      },
    ],
    questions: [],
  },
]
