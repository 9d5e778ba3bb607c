/** Trades about programs: servers, interfaces between systems, phones, devices, games and markets. */
import type { Trade } from './trade.ts'

export const softwareTrades: Trade[] = [
  {
    name: 'mobile',
    is: /\b(?:mobile app\w*|ios app|android app|flutter|react native|swift(?:ui)?|kotlin|app store|play store|ionic|expo|iphone|app developer)\b/i,
    always:
      'I would test on an old phone from the first week, since that is where slow screens and missing permissions show.',
    remarks: [
      {
        when: /\b(?:reject\w*|review|publish\w*|release|app store|play store)\b/i,
        says: 'I would prepare the store entries and permissions early, because a rejected review costs more time than most bugs.',
      },
      {
        when: /\b(?:offline|sync\w*|no internet|connectivity)\b/i,
        says: 'Working offline decides the data model: I would settle what wins when a phone and the server disagree before building screens.',
      },
      {
        when: /\b(?:existing app\w*|bugs|bug fix\w*|crash\w*|enhancements?|our (?:current )?app)\b/i,
        says: 'With an existing app I would first get a build of exactly what is in the stores, so that later differences are known to be mine.',
      },
      {
        when: /\b(?:chat|notifications?|push|real[- ]?time|location|gps|bluetooth|camera)\b/i,
        says: 'What the phone does in the background is where the two systems differ most, so I would try that on real devices in the first days.',
      },
      {
        when: /\b(?:mvp|from scratch|prototype|new app|(?:build|create|develop) (?:an?|our|my) (?:\w+ ){0,3}app)\b/i,
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
    remarks: [
      {
        when: /\b(?:sync\w*|two[- ]way|bidirectional|both (?:systems|ways|directions)|keep .{1,20} in sync)\b/i,
        says: 'For a sync I would decide field by field which system owns the value; without that, two edits at once undo each other.',
      },
      {
        when: /\b(?:crm|erp|hubspot|salesforce|quickbooks|netsuite|zoho|accounting|odoo|xero)\b/i,
        says: 'I would map a few real records by hand first, including an awkward one, because the exceptions decide the size of such an integration.',
      },
      {
        when: /\b(?:rate[- ]?limit\w*|limits?|quota|throttl\w+|large volume|high[- ]volume)\b/i,
        says: 'With limits on the other side, I would put a queue in between, so that a burst is delayed and not lost.',
      },
      {
        when: /\bwebhooks?\b/i,
        says: 'Webhooks arrive twice and out of order sooner or later, so I would make each step safe to repeat from the first day.',
      },
      {
        when: /\b(?:oauth|authentication|access tokens?|sso)\b/i,
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
    always:
      'I would agree on the data model and the API with you first, because everything else follows from them.',
    remarks: [
      {
        when: /\b(?:text messages|sms|twilio|bulk messag\w+|mass messag\w+)\b/i,
        says: 'With text messages, consent and opting out come first: carriers block a sender long before anybody notices a bug.',
      },
      {
        when: /\b(?:refactor\w*|legacy|technical debt|old code|rewrite|clean ?up|horrible)\b/i,
        says: 'I would write tests around what the old code does today before moving anything; they are the only reliable specification it has.',
      },
      {
        when: /\b(?:migrat\w+|upgrad\w+|port(?:ing)? (?:it|the|our|from) ?\w*|convert\w*|move from|rewrit\w+)\b/i,
        says: 'I would migrate it in small steps that go live one by one, and keep the old version as a fallback until the end.',
      },
      {
        when: /\b(?:debug\w* (?:an?|the|our|my)|fix (?:an?|the|our|my|some)|intermittent\w*|crashes|not working)\b/i,
        says: 'I would first make the fault repeatable with a failing test, because otherwise nobody can be sure that the fix worked.',
      },
      {
        when: /\b(?:slow|performance (?:issues?|problems?|optimi[sz]ation|tuning)|optimi[sz]e (?:the |our )?(?:performance|queries|backend|back-end|application|sql)|high[- ]traffic|concurren\w+|high load)\b/i,
        says: 'I would measure under your real load before changing the architecture; often one slow query or a missing cache is the cause.',
      },
      {
        when: /\b(?:roles?|permissions?|user management|admins?|multi[- ]?tenant|tenants?)\b/i,
        says: 'I would write the permissions down as a table of roles and actions first and check them in one place on the server, not screen by screen.',
      },
      {
        when: /\b(?:unfinished|suspended|half|complete (?:the|an|our|my)|take over|previous developer|existing (?:code|project|application|codebase|system))\b/i,
        says: 'With existing code, I would first get it running from a clean checkout and list what is missing; a realistic price follows from that.',
      },
      {
        when: /\b(?:from scratch|new (?:platform|system|application|product)|mvp|(?:build|create|develop) (?:an?|our|my) (?:\w+ ){0,3}(?:platform|system|app|application|tool|website|portal|marketplace))\b/i,
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
        when: /\b(?:battery|low[- ]power|sleep|power consumption)\b/i,
        says: 'I would measure the sleep current on the real board first, since battery life is usually lost in parts that stay awake unnoticed.',
      },
      {
        when: /\b(?:bluetooth|ble|wi-?fi|lora|zigbee|mqtt|wireless)\b/i,
        says: 'Reconnecting after a lost connection is the hardest part of such a device, so I would build and test it first.',
      },
      {
        when: /\b(?:ota|update|bootloader|boot)\b/i,
        says: 'I would make sure that a failed update leaves a device that still starts, before anything is updated in the field.',
      },
      {
        when: /\b(?:sensors?|motors?|control\w*|adc|i2c|spi|uart|serial)\b/i,
        says: 'I would bring up each part of the hardware alone with a small test program; faults are far harder to place once everything runs together.',
      },
      {
        when: /\b(?:pcb|schematic|board design|layout)\b/i,
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
        when: /\b(?:multiplayer|online|server|lobby|photon)\b/i,
        says: 'Multiplayer decides the structure of everything else, so I would prove it with two devices and gray boxes before any content.',
      },
      {
        when: /\b(?:mobile|android|ios|performance|vr|quest)\b/i,
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
        when: /\b(?:trading bot|sniper|arbitrage|mev|uniswap)\b/i,
        says: 'A bot like this wins or loses by what happens when a transaction fails or is overtaken, so I would build those cases before the strategy.',
      },
      {
        when: /\b(?:smart contracts?|solidity|nft)\b/i,
        says: 'A contract cannot be patched after launch, so I would settle who may pause or upgrade it and write the tests for misuse first.',
      },
      {
        when: /\b(?:wallet|connect|dapp|front-?end)\b/i,
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
        when: /\b(?:backtest\w*|historical|strategy)\b/i,
        says: 'I would put fees, slippage and the exact moment of the signal into the backtest from the start; most strategies that look good lose them there.',
      },
      {
        when: /\b(?:live|exchange|broker|binance|orders?|api|execution)\b/i,
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
          /\b(?:rules (?:are|is)|strategy (?:is|document)|document|attached|defined|spec|google doc|docs\.google|entry|logic)\b/i,
        asks: 'Are entry and exit already written as exact rules, or would we work them out together?',
      },
    ],
  },
]
