/** Trades about programs: servers, interfaces between systems, phones, devices, games and markets. */
import type { Trade } from './trade.ts'

export const softwareTrades: Trade[] = [
  {
    name: 'mobile',
    is: /\b(?:mobile app\w*|ios app|android app|flutter|react native|swift(?:ui)?|kotlin|app store|play store|ionic|expo|iphone|app developer)\b/i,
    isNot: /\b(?:macos|menu bar|desktop app\w*)\b/i,
    always:
      'I would test on an old phone from the first week, since that is where slow screens and missing permissions show.',
    position:
      'I would take one small ticket all the way to release in the first week, because that shows how your team builds, reviews and ships better than a handover document.',
    remarks: [
      {
        when: /\b(?:connect|integrat)\w* (?:\w+ ){0,6}apps? (?:\w+ ){0,3}(?:to|with) (?:\w+ ){0,2}(?:aws|back-?end|servers?|apis?|firebase|database)\b/i,
        says: 'I would settle with the first screen how the app behaves on a slow or failed request, because every other screen repeats that pattern.',
      },
      {
        when: /\b(?:reject(?:ed|ion)|app review|(?:publish|submit|release|launch|upload)\w* (?:\w+ ){0,5}(?:app store|play store|stores?|google play|apple)|store (?:submission|approval|listing))\b/i,
        says: 'I would prepare the store entries and permissions early, because a rejected review costs more time than most bugs.',
      },
      {
        when: /\b(?:offline|no (?:internet|network|reception|signal)|without (?:an? )?(?:internet|network|reception|connection)|poor connectivity|syncs? when)\b/i,
        unless: /\b(?:offline (?:meeting|payment|store)s?)\b/i,
        says: 'Working offline decides the data model: I would settle what wins when a phone and the server disagree before building screens.',
      },
      {
        when: /\b(?:existing (?:\w+ ){0,2}app\w*|bugs|bug fix\w*|crash\w*|enhancements?|our (?:current )?(?:\w+ ){0,2}app (?:is|has|was)|post[- ]launch|launched)\b/i,
        says: 'With an existing app I would first get a build of exactly what is in the stores, so that later differences are known to be mine.',
      },
      {
        when: /\b(?:push notifications?|background (?:location|tasks?|mode)|gps|bluetooth|geofenc\w*|live location|location tracking|incoming calls?)\b/i,
        unless: /\b(?:upgrad\w+|to (?:the )?current version)\b/i,
        says: 'What the phone does in the background is where the two systems differ most, so I would try that on real devices in the first days.',
      },
      {
        when: /\b(?:mvp|from scratch|prototype|new app|(?:build|create|develop)(?:ing)? (?:(?:an?|our|my|us|the) )?(?:[\w/-]+ ){0,5}apps?)\b/i,
        isGeneral: true,
        says: 'I would get one complete path from sign-up to the main action running on a phone first, and only then add the rest.',
      },
    ],
    questions: [
      {
        unless: /\b(?:backend|back-end|firebase|supabase|api|server|figma|design)\b/i,
        asks: 'Is there already a server behind the app, or is it part of the work?',
      },
    ],
  },
  {
    name: 'api integration',
    platform: true,
    is: /\b(?:api integration|integrat\w+ (?:\w+ ){0,4}(?:api|apis)|(?:rest|restful|third[- ]party|external|graphql) apis?|webhooks?|api (?:developer|development|connect\w*)|connect\w* (?:\w+ ){0,3}(?:via|through|using) (?:the )?api)\b/i,
    always:
      'I would call the API with a test account before promising a date, because its documentation and its behavior rarely match.',
    position:
      'I would take one small ticket all the way to release in the first week, because that shows how your team builds, reviews and ships better than a handover document.',
    remarks: [
      {
        when: /\b(?:sync\w*|two[- ]way|bidirectional|both (?:systems|ways|directions)|keep .{1,20} in sync)\b/i,
        says: 'For a sync I would decide field by field which system owns the value; without that, two edits at once undo each other.',
      },
      {
        when: /\b(?:crm|erp|hubspot|salesforce|quickbooks|netsuite|zoho|accounting|odoo|xero)\b/i,
        needs: /\b(?:integrat\w+|sync\w*|connect\w*)\b/i,
        says: 'I would map a few real records by hand first, including an awkward one, because the exceptions decide the size of such an integration.',
      },
      {
        when: /\b(?:rate[- ]?limit(?:s|ed|ing)?|api limits?|throttl\w+|large volume|high[- ]volume|\d+ (?:requests|calls) per)\b/i,
        unless: /\bbypass\w*\b/i,
        says: 'With limits on the other side, I would put a queue in between, so that a burst is delayed and not lost.',
      },
      {
        when: /\bwebhooks?\b/i,
        says: 'Webhooks arrive twice and out of order sooner or later, so I would make each step safe to repeat from the first day.',
      },
      {
        when: /\b(?:oauth\d?|access tokens?|sso|single sign[- ]on|authenti(?:cation|fication) (?:process|flow|gateway))\b/i,
        says: 'I would begin with the authorization on a test account, since expired tokens are what stops integrations weeks after delivery.',
      },
      {
        when: /\bapis?\b/i,
        says: 'I would call the API with a test account before promising a date, because its documentation and its behavior rarely match.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:sandbox|test (?:account|environment)|api key|documentation|docs|developer account|staging)\b/i,
        asks: 'Is there a test account for the other side, or only the live one?',
      },
    ],
  },
  {
    name: 'back end',
    platform: true,
    is: /(?<!\w)\.net\b|\b(?:back-?end|django|flask|fastapi|laravel|symfony|node\.?js|express(?:js|\.js)?|nest\.?js|spring boot|ruby on rails|\.net(?: core)?|asp\.net|golang|microservices?|elixir|php (?:developer|script|application|project))\b/i,
    position:
      'I would take one small ticket all the way to release in the first week, because that shows how your team builds, reviews and ships better than a handover document.',
    remarks: [
      {
        when: /\b(?:multi[- ]?tenan\w+|single[- ]tenant|tenants?)\b/i,
        unless: /\b(?:rental|landlords?|propert(?:y|ies)|lease)\b/i,
        says: 'I would put the tenant into every query in one central place and test that no customer can read another’s data, before any new feature.',
      },
      {
        when: /\b(?:text messages|sms|twilio|bulk messag\w+|mass messag\w+)\b/i,
        says: 'With text messages, consent and opting out come first: carriers block a sender long before anybody notices a bug.',
      },
      {
        when: /\b(?:refactor(?:ing)?|legacy (?:code|app\w*|system|project)|technical debt|old code|clean ?up (?:the |our )?code|spaghetti)\b/i,
        says: 'I would write tests around what the old code does today before moving anything; they are the only reliable specification it has.',
      },
      {
        when: /\b(?:(?:migrat|upgrad|port|convert|rewrit)(?:e|ing|ion)? (?:\w+ ){0,5}(?:to|from|into)|migration|rewrite|move from)\b/i,
        unless:
          /\b(?:data(?:base)? migrations?|(?:migrat|mov|convert)\w* (?:\w+ ){0,4}(?:databases?|files?|csv|json)|run migrations)\b/i,
        says: 'I would migrate it in small steps that go live one by one, and keep the old version as a fallback until the end.',
      },
      {
        when: /\b(?:debug(?:ging)? (?:an?|the|our|my)|fix(?:ing)? (?:an?|the|our|my|some|few)|bug ?fix(?:es|ing)?|few bugs|bugs (?:in|to)|intermittent(?:ly)?|crashes|not working|(?:troubleshoot|resolve|diagnose)\w* (?:\w+ ){0,3}(?:issues?|problems?|errors?))\b/i,
        says: 'I would first make the fault repeatable with a failing test, because otherwise nobody can be sure that the fix worked.',
      },
      {
        when: /\b(?:(?:is|are|too|very|runs?|running) slow|takes? (?:\d+|too|several|many) ?(?:hours|minutes|long)|performance (?:issues?|problems?|bottlenecks?|tuning)|optimi[sz]e (?:the |our |an? )?(?:existing |current )?(?:backend|back-end|queries|sql)|high[- ]traffic|high load|concurrent (?:users|requests))\b/i,
        says: 'I would measure under your real load before changing the architecture; often one slow query or a missing cache is the cause.',
      },
      {
        when: /\b(?:user roles?|roles (?:and|&) permissions|role[- ]based|permissions?|user management|access (?:levels|control|rights)|(?:different|several|multiple|two|three|four|\d) (?:\w+ )?(?:user types|types of users|roles|logins)|admin (?:and|&) (?:user|client|customer)\w*)\b/i,
        says: 'I would write the permissions down as a table of roles and actions first and check them in one place on the server, not screen by screen.',
      },
      {
        when: /\b(?:unfinished|suspended|take over|previous developers?|(?:existing|current|old) (?:\w+ ){0,2}(?:code(?:base)?|project|application|app|web ?app|website|platform|system|repo\w*)|(?:finish|complete) (?:the |our |my )?(?:\w+ ){0,3}(?:project|app\w*|website|web app\w*|platform|development)|already (?:developed|built|have (?:a|the) code)|\d\d% (?:done|complete\w*|finished))\b/i,
        unless:
          /\b(?:from scratch|greenfield|integrat\w+ with (?:our|the|your) existing|developed (?:an? )?(?:front-?end|design))\b/i,
        says: 'With existing code, I would first get it running from a clean checkout and list what is missing; the plan follows from that.',
      },
      {
        when: /\b(?:(?:build|create|develop|design|implement|write)\w* (?:[\w,-]+ ){0,5}(?:apis?|endpoints?|backend|back-end|microservices?|services?)|rest(?:ful)? apis?|api development)\b/i,
        unless: /\b(?:bugs?|fix\w*|scrap\w+|existing api)\b/i,
        isGeneral: true,
        says: 'I would agree on the data model and the API with you first, because everything else follows from them.',
      },
      {
        when: /\b(?:zip (?:file|the)|s3|buckets?|(?:upload|download|export|stor)\w* (?:\w+ ){0,4}files?|download link)\b/i,
        says: 'I would try it with the largest file you expect first, because memory and timeouts are what such an export fails on.',
      },
      {
        when: /\b(?:mvp|prototype|first version|(?:build|create|develop|design|make)\w* (?:and \w+ )?(?:(?:an?|our|my|the|this|new|out) )?(?:[\w/-]+ ){0,5}(?:web ?app\w*|application|app|platform|portal|system|tool|software|program|site|website)|from scratch|similar to)\b/i,
        isGeneral: true,
        says: 'I would put one small feature online from end to end in the first week, so that you can judge something that runs.',
      },
    ],
    questions: [
      {
        when: /\b(?:existing (?:code\w*|project|application|backend|back-end)|legacy|refactor\w*|code ?base|take over)\b/i,
        unless: /\b(?:tests?|testing|test suite|coverage|ci\/cd|qa)\b/i,
        asks: 'Are there automated tests for the current code?',
      },
    ],
  },
  {
    name: 'embedded',
    is: /\b(?:embedded|firmware|microcontroller|arduino|esp32|stm32|raspberry pi|pcb|fpga|plc|rtos|bluetooth low energy|ble|zigbee|modbus)\b/i,
    always:
      'I would bring up each part of the hardware alone with a small test program; faults are far harder to place once everything runs together.',
    remarks: [
      {
        when: /\b(?:(?:pcb|schematic|board|design) review|review of (?:\w+ ){0,4}(?:pcb|schematic|board)|external review)\b/i,
        says: 'I would measure the open faults on the last board first, because a review of the drawing alone repeats the assumptions that caused them.',
      },
      {
        when: /\b(?:(?:trouble|issues?|problems?|failing|fails|drops?|losing|unstable) (?:\w+ ){0,4}(?:connect\w*|wi-?fi|mqtt|bluetooth)|(?:connect\w*|wi-?fi|mqtt|bluetooth)(?: connection)? (?:issues?|problems?|drops?|is lost))/i,
        says: 'I would have the device record its signal strength and the reason for every disconnect first, because a weak antenna, the router and the code look the same from outside.',
      },
      {
        when: /\b(?:battery|low[- ]power|sleep|power consumption)\b/i,
        says: 'I would measure the sleep current on the real board first, since battery life is usually lost in parts that stay awake unnoticed.',
      },
      {
        when: /\b(?:bluetooth|ble|wi-?fi|lora|zigbee|mqtt|wireless)\b/i,
        unless: /\b(?:wi-?fi|bluetooth|mqtt|connectivity) (?:connection )?(?:issues?|problems?)|trouble\b/i,
        says: 'Reconnecting after a lost connection is the hardest part of such a device, so I would build and test it first.',
      },
      {
        when: /\b(?:ota|over[- ]the[- ]air|bootloader|(?:firmware|remote|field) updates?|update (?:the )?firmware)\b/i,
        says: 'I would make sure that a failed update leaves a device that still starts, before anything is updated in the field.',
      },
      {
        when: /\b(?:sensors?|motors?|control(?:s|ler|ling)?|adc|i2c|spi|uart|serial|antennas?|modules?)\b/i,
        says: 'I would bring up each part of the hardware alone with a small test program; faults are far harder to place once everything runs together.',
      },
      {
        when: /\b(?:pcb (?:design\w*|layout|board)|schematics?|board design|design (?:\w+ ){0,3}pcb)\b/i,
        unless: /\b(?:custom pcb that|existing pcb)\b/i,
        says: 'I would have the schematic checked against the data sheets before layout, because every later change costs a board.',
      },
    ],
    questions: [
      {
        when: /\b(?:firmware|bare metal|board|sensors?|custom (?:hardware|device))\b/i,
        unless:
          /\b(?:prototypes?|hardware (?:design|development)|and hardware|arduino|raspberry|esp32|stm32|existing|current|our (?:device|board|product)s?|board (?:is|exists)|hardware (?:is|exists|ready)|dev(?:elopment)? (?:board|kit)|pcb)\b/i,
        asks: 'Does the hardware exist already, and could I get a board?',
      },
    ],
  },
  {
    name: 'games',
    is: /\b(?:unity(?:3d)?|unreal engine|game (?:dev\w*|design\w*|prototype)|godot|roblox|ar\/vr|vr (?:app|game|experience))\b/i,
    remarks: [
      {
        when: /\b(?:plugins?|sdk|arcgis|geospatial)\b/i,
        says: 'I would pin the versions of engine and plugins and make one packaged build first, because plugins that run in the editor often fail there.',
      },
      {
        when: /\b(?:multiplayer|online|server|lobby|photon)\b/i,
        says: 'Multiplayer decides the structure of everything else, so I would prove it with two devices and gray boxes before any content.',
      },
      {
        when: /\b(?:mobile|android|ios|performance|frame rate|vr|quest)\b/i,
        unless: /\bpsychology\b/i,
        says: 'I would test on the weakest device you want to support from the first week, because the frame budget decides how scenes are built.',
      },
      {
        when: /\b(?:prototype|idea|mvp|mechanics?|gameplay|concept)\b/i,
        says: 'I would build the one action players repeat most and let somebody play it before art is made.',
      },
    ],
    questions: [],
  },
  {
    name: 'blockchain',
    is: /\b(?:smart contracts?|solidity|blockchain|web3|ethereum|solana|nft|defi|uniswap|token (?:launch|contract)|dapp)\b/i,
    remarks: [
      {
        when: /\b(?:rpc node|validator|run(?:ning)? a node|nodes?)\b/i,
        needs: /\b(?:set ?up|configure|rpc|validator)\b/i,
        unless: /\bnode\.?js\b/i,
        says: 'I would watch how far the node falls behind under load from the first day, because that shows before any error whether disk, memory or network is too small.',
      },
      {
        when: /\bmint(?:ed|ing|s)?\b/i,
        needs: /\b(?:webhooks?|trigger\w*|payments?|paid)\b/i,
        says: 'I would record each payment before minting and look there first, because a trigger that arrives twice would otherwise mint twice.',
      },
      {
        when: /\b(?:trading bot|sniper|arbitrage|mev|uniswap)\b/i,
        says: 'A bot like this wins or loses by what happens when a transaction fails or is overtaken, so I would build those cases before the strategy.',
      },
      {
        when: /\b(?:smart contracts?|solidity|(?:token|nft) contracts?)\b/i,
        says: 'A contract is hard to change after launch, so I would settle who may pause or upgrade it and write the tests for misuse first.',
      },
      {
        when: /\b(?:wallets?|dapps?)\b/i,
        unless: /\b(?:wallet addresses|bot|flash\w*|fake)\b/i,
        says: 'I would design the waiting and failed states of a transaction first; that is where users think their money is gone.',
      },
    ],
    questions: [],
  },
  {
    name: 'trading',
    is: /\b(?:trading (?:bot|strategy|system|algorithm|platform)|metatrader|mt[45]|mql[45]|pine ?script|tradingview|backtest\w*|quantconnect|algo(?:rithmic)? trading|expert advisor)\b/i,
    remarks: [
      {
        when: /\b(?:backtest\w*|historical data|(?:trading|test|my|the) strateg(?:y|ies))\b/i,
        says: 'I would put fees, slippage and the exact moment of the signal into the backtest from the start; most strategies that look good lose them there.',
      },
      {
        when: /\b(?:live (?:trading|orders?)|exchange|brokers?|binance|bybit|kucoin|tradovate|(?:place|execute|limit|market|buy|sell) orders?|automated trades?|trading bot|execution)\b/i,
        says: 'Before live orders I would handle partial fills and a lost connection with an open position, and let it trade on paper alongside the market.',
      },
      {
        when: /\b(?:indicator|pine ?script|tradingview|alerts?)\b/i,
        says: 'I would check that the indicator does not repaint, comparing its signals live with those it shows afterwards.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:rules (?:are|is)|front[- ]?end|back[- ]?end|conditions?|criteria|step[- ]by[- ]step|martingale?|grid|strategy (?:is|document)|document|attached|defined|spec|google doc|docs\.google|entry|logic)\b/i,
        asks: 'Are entry and exit already written as exact rules, or would we work them out together?',
      },
    ],
  },
]
