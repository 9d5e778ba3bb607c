/** Trades about web applications and their user interfaces. */
import type { Trade } from './trade.ts'

export const webTrades: Trade[] = [
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
        unless: /\b(?:\d\+ years|accessibility)\b/i,
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
        says: 'With existing code, I would first get it running from a clean checkout and list what is missing; the plan follows from that.',
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
