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
    position:
      'I would begin with one real page or bug on a staging copy, because that shows which plugins and habits the sites depend on.',
    remarks: [
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
  {
    name: 'front end',
    platform: true,
    is: /\b(?:front-?end|react(?:\.?js)?|vue(?:\.?js)?|angular|next\.?js|nuxt|svelte|tailwind|html\/css|html5?|landing page)\b/i,
    isNot: /\breact native\b/i,
    position:
      'I would take one small ticket all the way to release in the first week, because that shows how your team builds, reviews and ships better than a handover document.',
    remarks: [
      {
        when: /\b(?:rtl|right[- ]to[- ]left)\b/i,
        says: 'I would replace left and right in the styles by start and end first, because one layout then serves both directions.',
      },
      {
        when: /\b(?:figma|psd|adobe xd|mock-?ups?|design files|pixel[- ]perfect)\b/i,
        needs: /\b(?:landing page|(?:one|1|single) page|static|marketing site)\b/i,
        says: 'I would build it at the widths between the drawn ones as well, because most visitors see a size that no design shows.',
      },
      {
        when: /\b(?:pdf (?:download|export|generation|generator)|(?:download|export|generate|save|create) (?:[\w-]+ ){0,6}(?:as |in |to )?(?:a )?pdfs?)\b/i,
        unless: /\b(?:scrap\w+|ocr|chat ?bot)\b/i,
        says: 'I would settle first whether the PDF is made in the browser or on the server, because page breaks, fonts and links come out differently.',
      },
      {
        when: /\b(?:figma|psd|adobe xd|mock-?ups?|design files|pixel[- ]perfect)\b/i,
        unless: /\b(?:landing page|(?:one|1|single) page|html emails?)\b/i,
        says: 'Designs rarely show the empty, loading and error states, so I would agree on those before building each screen.',
      },
      {
        when: /\b(?:slow|(?:front-?end|page|site|rendering|loading|improve (?:the )?) ?(?:performance|speed)|performance (?:issues?|problems?)|bundle size|re-?render\w*)\b/i,
        says: 'I would look at what is loaded and rendered unnecessarily before rewriting components.',
      },
      {
        when: /\b(?:migrat(?:e|ing|ion) (?:from|our|the|an? (?:existing|old|legacy))|rewrite (?:of )?(?:our|the|an? (?:existing|old|legacy))|convert (?:our|the|existing)|angularjs to|jquery to|class components|from vue 2)\b/i,
        unless: /\b(?:greenfield|from the ground up|new application|from scratch)\b/i,
        says: 'I would convert screen by screen with both versions side by side, so that there is never a branch that cannot be released.',
      },
      {
        when: /\b(?:replicat\w+|re-?build|re-?design and extend|replace (?:our|the|an?) (?:existing|old|current))\b/i,
        needs: /\b(?:existing|old|current|legacy)\b/i,
        says: 'I would list what the old application does screen by screen and have you strike what nobody uses, because a copy of everything is the most expensive version.',
      },
      {
        when: /\b(?:dashboards?|data grids?|admin panel)\b/i,
        says: 'For dashboards I would fix early how much data one view may load, since tables that are fine with test data stall with a year of it.',
      },
      {
        when: /\b(?:mobile[- ]first|(?:mobile|phone|small) (?:layout|version|view|screens?|friendly|users)|(?:on|for|across) (?:\w+ ){0,2}(?:mobile|phones|screen sizes)|(?:fully |building )responsive)\b/i,
        says: 'I would build the narrow screen first; what works there scales up easily, while the reverse rarely works.',
      },
      {
        when: /\b(?:(?:build|create|develop|design|implement|code|convert) (?:[\w,-]+ ){0,6}(?:front-?end|ui|user interfaces?|screens?|pages?|website|web ?app|components?)|front-?end only)\b/i,
        unless: /\b(?:bugs?|fix\w*|pdf|scrap\w+|download functionality|add a feature)\b/i,
        isGeneral: true,
        says: 'I would finish one screen completely first, with its loading and error states, and use it as the pattern for the others.',
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
    isNot:
      /\b(?:(?:in|to) (?:tutoring|teaching|teach|tutor|mentor)|scrap(?:e|ing|er)s?|wordpress developer)\b/i,
    position:
      'I would take one small ticket all the way to release in the first week, because that shows how your team builds, reviews and ships better than a handover document.',
    remarks: [
      {
        when: /\b(?:multi[- ]?tenan\w+|single[- ]tenant|tenants?)\b/i,
        unless: /\b(?:rental|landlords?|propert(?:y|ies)|lease)\b/i,
        says: 'I would put the tenant into every query in one central place and test that no customer can read another’s data, before any new feature.',
      },
      {
        when: /\b(?:(?:company|business|corporate|professional|informational|brochure|portfolio) (?:and [\w-]+ )?(?:web ?site|site)|web ?site for (?:our|my|a) (?:\w+ ){0,2}(?:business|company|firm|practice|agency)|(?:professional and (?:\w+-?)+ ?website)|online presence)\b/i,
        unless: /\b(?:web app\w*|marketplace|platform similar|saas|login)\b/i,
        says: 'I would write down the one thing a visitor should do on each page first, because design and text follow from that more easily than the other way round.',
      },
      {
        when: /\b(?:fraud\w*|chargebacks?|fake (?:accounts?|listings?))\b/i,
        says: 'I would go through the last fraud cases one by one first, because they show which check would have stopped most of them at the least cost to honest users.',
      },
      {
        when: /\b(?:pdf (?:download|export|generation|generator)|(?:download|export|generate|save|create) (?:[\w-]+ ){0,6}(?:as |in |to )?(?:a )?pdfs?)\b/i,
        unless: /\b(?:scrap\w+|ocr|chat ?bot|upload\w* (?:\w+ ){0,3}pdfs?)\b/i,
        says: 'I would settle first whether the PDF is made in the browser or on the server, because page breaks, fonts and links come out differently.',
      },
      {
        when: /\b(?:seats?|seat selection|(?:event|concert|cinema|bus|flight|sell\w*) (?:\w+ )?tickets?|ticket (?:sales|booking)|ticketing (?:platform|website|system for events))\b/i,
        unless: /\b(?:support tickets?|jira|tickets? (?:system )?for (?:customer )?support)\b/i,
        says: 'I would start with the case of two people choosing the same seat at the same time, and hold a seat for a few minutes while its buyer pays.',
      },
      {
        when: /\b(?:bookings?|book (?:an? )?(?:appointments?|sessions?|rooms?)|appointments?|reservations?|scheduling|rentals?)\b/i,
        unless: /\b(?:booking\.com|facebook|scheduling (?:an? )?(?:call|interview|meeting))\b/i,
        says: 'With bookings I would build double bookings, time zones and cancellations first, since they decide the data model.',
      },
      {
        when: /\b(?:marketplace|vendors|sellers|buyers|escrow)\b/i,
        needs:
          /\b(?:payments?|stripe|payouts?|commissions?|escrow|paid|buy(?:ers?|ing)?|sell(?:ers?|ing)?|orders?)\b/i,
        unless: /\b(?:fraud|security audit|legal market|amazon marketplace)\b/i,
        says: 'In a marketplace I would settle payments first (who gets paid when, and what happens on a refund); the listings are the easy part.',
      },
      {
        when: /\b(?:courses|e-?learning|lms|learning (?:platform|management)|quizz?es|lessons)\b/i,
        needs: /\b(?:platform|system|lms|build|create|develop)\b/i,
        unless:
          /\b(?:tutor(?:ing|s)?|instructor|teach(?:ing)?|my (?:course|class)|data scientist program)\b/i,
        says: 'With courses, what happens to progress when a lesson changes afterwards should be decided before the first student is in.',
      },
      {
        when: /\b(?:(?:price |send |generate |create |customer )?quotes|quotations?|estimates|invoices|invoicing)\b/i,
        unless:
          /\b(?:your quote|(?:your|detailed|price) (?:quotation|estimate)|estimated?|(?:asking|ask) for quot\w+|request\w* (?:for )?quot\w+)\b/i,
        says: 'A quote must not change when prices change later, so I would store each one exactly as it was sent.',
      },
      {
        when: /\b(?:video (?:on demand|streaming|library|platform|hosting|courses?|content|lessons)|(?:stream|upload|watch)\w* (?:\w+ ){0,2}videos|live ?stream\w*|vod)\b/i,
        says: 'With video, storage and traffic cost more than the code, so I would choose the service that encodes and delivers it before designing screens.',
      },
      {
        when: /\b(?:e-?commerce (?:\w+ )?(?:site|website|platform|store|app\w*)|online (?:store|shop)|web ?shop|shopping cart|checkout)\b/i,
        unless: /\b(?:similar to|check out|checkout (?:our|my|the) (?:site|website))\b/i,
        says: 'The checkout is where a fault costs money, so I would have a paid, a failed and a refunded order run automatically before each release.',
      },
      {
        when: /\b(?:(?:live|real[- ]?time|in-app|group) (?:chat|messaging|updates?|notifications?|tracking|collaboration|communication)|chat (?:feature|function\w*|app\w*|system)|messaging (?:feature|app|system)|websockets?|video (?:calls?|chat))\b/i,
        unless: /\b(?:live (?:transfers?|streaming)|circle)\b/i,
        says: 'I would test the live parts early over a bad connection, because lost and duplicate messages are hard to fix later.',
      },
      {
        when: /\b(?:user roles?|roles (?:and|&) permissions|role[- ]based|permissions?|user management|access (?:levels|control|rights)|(?:different|several|multiple|two|three|four|\d) (?:\w+ )?(?:user types|types of users|roles|logins)|admin (?:and|&) (?:user|client|customer)\w*)\b/i,
        says: 'I would write the permissions down as a table of roles and actions first and check them in one place on the server, not screen by screen.',
      },
      {
        when: /\b(?:unfinished|suspended|take over|previous developers?|(?:existing|current|old) (?:\w+ ){0,2}(?:code(?:base)?|project|application|app|web ?app|website|platform|system|repo\w*)|(?:finish|complete) (?:the |our |my )?(?:\w+ ){0,3}(?:project|app\w*|website|web app\w*|platform|development)|already (?:developed|built|have (?:a|the) code)|\d\d% (?:done|complete\w*|finished))\b/i,
        unless:
          /\b(?:from scratch|greenfield|replicate|integrat\w+ with (?:our|the|your) existing|existing solutions)\b/i,
        says: 'With existing code, I would first get it running from a clean checkout and list what is missing; a realistic price follows from that.',
      },
      {
        when: /\b(?:report(?:s|ing) (?:module|section|page|feature|system|tool)|(?:generate|view|create|export|custom|monthly|weekly) (?:\w+ ){0,2}reports|dashboards?|statistics)\b/i,
        unless: /\b(?:report(?:s|ing)? to|bug reports?)\b/i,
        says: 'I would ask for two or three of the reports you want to see at the end, since they show which data must be kept from the first day.',
      },
      {
        when: /\b(?:mvp|prototype|first version|(?:build|create|develop|design|make)\w* (?:and \w+ )?(?:(?:an?|our|my|the|this|new|out) )?(?:[\w/-]+ ){0,5}(?:web ?app\w*|application|app|platform|portal|system|tool|software|program|site|website)|from scratch|similar to)\b/i,
        unless: /\b(?:bugs? fix\w*)\b/i,
        isGeneral: true,
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
