/** Trades about business systems, offices, finance and teaching. */
import type { Trade } from './trade.ts'

/** The content of official courses is fixed. */
const CERTIFIED_COURSE =
  /\b(?:mct|certified (?:\w+ )?trainer|(?:AZ|PL|DP|MS|SC|AI|MB)-\d{3}|official (?:courses?|curriculum))\b/i

export const businessTrades: Trade[] = [
  {
    name: 'erp',
    is: /\b(?:odoo|erp|sap|netsuite|dynamics 365|d365|business central|navision|quickbooks integration|microsoft dynamics|servicenow|sharepoint)\b/i,
    remarks: [
      {
        when: /\b(?:go-?live|cut-?over|vendor)\b/i,
        needs: /\b(?:project manager|project management|program manager)\b/i,
        says: 'I would agree first on the conditions for going live and on who may stop it, because nobody dares to ask that in the last week.',
      },
      {
        when: /\b(?:(?:data|master data|product|customer|inventory) (?:import|migration)|import(?:ing)? (?:\w+ ){0,3}(?:data|records|products|customers))\b/i,
        says: 'I would load ten records of each kind and post one order with them before the full import, because missing units, taxes and accounts show only then.',
      },
      {
        when: /\b(?:quickbooks|sage|xero|tally|old (?:system|erp)|legacy (?:system|erp))\b/i,
        needs: /\b(?:transition|migrat\w+|mov(?:e|ing) from|switch\w*|replac\w+)\b/i,
        says: 'I would agree on the cutover date and the opening balances first, because two systems that both hold this month’s bookings are hard to reconcile.',
      },
      {
        when: /\b(?:ongoing (?:\w+ )?implementation|finali[sz]e|half[- ]finished|(?:completed|finished) (?:the )?initial setup|newly built)\b/i,
        needs: /\b(?:implementation|setup|set[- ]up)\b/i,
        says: 'I would walk one order through every step you have set up before changing anything, because that shows the gaps of an unfinished setup.',
      },
      {
        when: /\b(?:shipping|carriers?|shipments?|sendcloud|shipstation|return portal|delivery (?:provider|service))\b/i,
        needs: /\b(?:integrat\w+|connect\w*|api)\b/i,
        says: 'With a carrier connected I would cover the failures first (label refused, address rejected, return booked twice), because somebody in the warehouse waits for each of them.',
      },
      {
        when: /\b(?:report customi[sz]ation|custom reports?|reports? (?:module|for)|profit and loss|invoice layout|(?:in|to) (?:a|the|our|my) reports?)\b/i,
        says: 'I would check the report’s figures against one period that you have already closed, before touching its layout.',
      },
      {
        when: /\b(?:upgrad(?:e|ing|es)|migrat(?:e|ing|ion) (?:\w+ ){0,4}(?:to (?:\w+ )?v?1\d|version|odoo|community|enterprise))\b/i,
        says: 'I would run the upgrade on a copy with last month’s data and have the people who use it test, since custom fields are where upgrades break.',
      },
      {
        when: /\b(?:(?:full|complete|new|end[- ]to[- ]end|erp|odoo|central|netsuite|sap|company|enterprise) implementation|implementation (?:\w+ ){0,3}(?:for|of)|implement(?:ing)? (?:odoo|erp|sap|netsuite|business|microsoft|dynamics|solutions?)|(?:expert|specialist|consultant) implementation|set(?:ting)? up (?:odoo|erp|our|the)|roll ?out)\b/i,
        unless:
          /\b(?:ubuntu|server 1\d|installation of|functional support|support specialist|fico|payroll|ongoing|finali[sz]e|newly built|connector|dynamics (?:365 )?crm)\b/i,
        says: 'I would set up one process from order to invoice with the standard features first; what is really missing becomes clear quickly, and it is usually less than expected.',
      },
      {
        when: /\b(?:custom\w* modules?|modules? (?:development|customi[sz]ation)|customi[sz](?:e|ing|ation|ations)|third[- ]party modules?|(?:odoo|erp|sap|ax|navision) develop\w*)\b/i,
        unless: /\b(?:standard installation)\b/i,
        says: 'I would keep changes in a separate module and leave the standard code alone, so that the next upgrade stays possible.',
      },
      {
        when: /\b(?:integrat\w+|sync\w*|connect(?:or|ors|ing|ion)?|conector|two[- ]way)\b/i,
        needs:
          /\b(?:integrat\w+|sync\w*|connect\w*)\b[^.\n]{1,80}\b(?:with|between|into|to|and)\b|\bconector\b/i,
        unless: /\b(?:mendix|outsystems|quick ?base|power ?apps|project manager)\b/i,
        says: 'I would decide for each kind of record which system is the master, because editing the same record in both is how the numbers drift apart.',
      },
    ],
    questions: [
      {
        when: /\bodoo\b/i,
        unless: /\b(?:v?1[0-9](?:\.0)?\b|community|enterprise|odoo\.sh|version)\b/i,
        asks: 'Which version of Odoo is it, and is it Community or Enterprise?',
      },
    ],
  },
  {
    name: 'crm',
    is: /\b(?:crm|hubspot|salesforce|zoho|pipedrive|bitrix ?24|gohighlevel)\b/i,
    remarks: [
      {
        when: /\bimplement(?:ing|ation)? (?:of )?(?:a |our )?(?:\w+ ){0,2}(?:salesforce|hubspot|zoho|pipedrive|crm)\b/i,
        unless: /\b(?:media cloud|data cloud|marketing cloud)\b/i,
        says: 'I would take one real deal through the standard setup together with the people who will use it first, because that shows which fields and automations are really needed.',
      },
      {
        when: /\b(?:(?:build|create|develop|design)\w* (?:an? |our |my )?(?:\w+ ){0,3}(?:crm|customer relationship)|custom (?:built )?(?:crm|customer relationship)|(?:crm|customer relationship management) (?:system |software )?(?:from scratch|developer who can build))\b/i,
        unless:
          /\b(?:hubspot|salesforce|zoho|pipedrive|gohighlevel) (?:developer|expert|admin\w*|consultant)\b/i,
        says: 'I would follow one real customer from the first inquiry to the paid invoice on paper first, because the steps your people take outside any software decide what the system needs.',
      },
      {
        when: /\b(?:(?:data|contacts?|records?|crm|leads?) (?:migrat\w+|import\w*|clean\w*)|import(?:ing|s)? (?:\w+ ){0,3}(?:contacts?|leads|records|customers|data|lists?)|migrat\w+ (?:\w+ ){0,3}(?:from|to|into)|clean(?:ing)? ?up|duplicates?|dedup\w*)\b/i,
        says: 'I would remove duplicates before the import, because afterwards each of them has a history and nobody dares to merge them.',
      },
      {
        when: /\b(?:sales pipelines?|deal stages?|pipeline stages?|sales forecasts?|sales stages?)\b/i,
        unless: /\b(?:no longer have access|dismissed)\b/i,
        says: 'I would define each stage by something the customer has done and not by how a seller feels about it; forecasts become usable that way.',
      },
      {
        when: /\b(?:integrat\w+|sync\w*|connect(?:ing|ed|ion|or)?|webhooks?)\b/i,
        unless: /\b(?:calculated insight|data lake|csv (?:uploads?|imports?))\b/i,
        says: 'I would choose for each field which system may write it before connecting anything, since a loop between two systems is hard to stop.',
      },
      {
        when: /\b(?:automat(?:ions?|ed|e|ing) (?:\w+ ){0,3}(?:emails?|workflows?|sequences?|follow[- ]?ups?|messages)|(?:email|marketing|sales) (?:automations?|sequences?)|workflows?|sequences?|nurtur\w+)\b/i,
        says: 'I would test each automation with a contact that leaves it halfway, since that is where people get the wrong mail.',
      },
    ],
    questions: [],
  },
  {
    name: 'sales and leads',
    is: /\b(?:lead generation|sales (?:representative|development|rep)|appointment setter|cold call\w*|business development|b2b leads?|prospect(?:ing| list)|list building|sdr|online bidder|upwork bidder)\b/i,
    always: 'I would agree on ten example companies with you first, so that the list fits what you can sell.',
    remarks: [
      {
        when: /\b(?:online bidder|upwork (?:bidder|profile)|bid(?:der|ding)|write proposals)\b/i,
        says: 'I would read your last won and lost proposals first, because they show which jobs are worth a bid and what clients answered to.',
      },
      {
        when: /\b(?:(?:lead|contact|prospect|email) lists?|lists? of|leads|contacts|emails|list building|prospects)\b/i,
        unless: /\b(?:bidder|bidding|call(?:s|ing)?)\b/i,
        says: 'I would deliver a small first batch and have you mark the good ones, because the definition of a good lead is clearer with examples.',
      },
      {
        when: /\b(?:calls?|calling|appointments?|setter|meetings?)\b/i,
        says: 'I would listen to a few of your won and lost calls first; the words customers use make a better script than a template.',
      },
      {
        when: /\b(?:outreach|linkedin|messages?|emails?|proposals?)\b/i,
        says: 'I would test two different reasons to talk on small groups before scaling one of them.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:industr\w+|niche|location|countr\w+|companies with|employees|ceo|founders?|decision[- ]makers?|bidder|bidding|icp|ideal customer|target (?:audience|market))\b/i,
        asks: 'Who was your best customer of the last year? I would look for more of that kind.',
      },
    ],
  },
  {
    name: 'office work',
    is: /\b(?:virtual assistan\w+|data entry|admin(?:istrative)? (?:assistant|support|tasks)|executive assistant|calendar management|inbox management|(?:copy|cut)(?: (?:and|&) |[- ]?)paste|customer (?:support|service)|help ?desk|email and chat support)\b/i,
    always:
      'I would do the first rows, have you check them, and then go on, so that the format is right from the beginning.',
    remarks: [
      {
        when: /\b(?:data entry|spreadsheets?|excel|(?:copy|cut)(?: (?:and|&) |[- ]?)paste|type|typing)\b/i,
        says: 'I would do a small part first, have you check it, and note doubtful cases in a separate column instead of guessing.',
      },
      {
        when: /\b(?:calendar|inbox|e-?mails?|schedul\w+|travel)\b/i,
        says: 'In the first week I would prepare replies for you to approve and note the rules behind your corrections, so that you need to look at fewer of them each day.',
      },
      {
        when: /\b(?:customers?|support|tickets?|chat|complaints?)\b/i,
        says: 'I would collect the ten questions that come up most and settle their answers with you first; that covers most of a day’s tickets.',
      },
    ],
    questions: [
      {
        when: /\b(?:assistan(?:t|ce)|calendar|inbox|chat|phone|support|calls)\b/i,
        unless:
          /\b(?:data entry|copy|zendesk|freshdesk|migrat\w+|(?:hours (?:per|a) (?:week|day)|hrs|full[- ]time|part[- ]time|est|pst|gmt|utc|time ?zone|shift|\d+ hours))\b/i,
        asks: 'At which hours of the day do you need somebody to answer?',
      },
    ],
  },
  {
    name: 'bookkeeping and finance',
    is: /\b(?:bookkeep\w*|accountant|accounting|quickbooks|xero|financial (?:model\w*|analyst|projections?|statements?)|tax returns?|payroll|vat\b|reconcil\w+|cash ?flow|valuation|pitch deck financials)\b/i,
    isNot: /\b(?:developer|api|woocommerce|shopify|checkout|odoo|integrat\w+)\b/i,
    remarks: [
      {
        when: /\b(?:job costing|cost per job|each job separately|project profitability|costs? by project)\b/i,
        says: 'I would take one finished job apart down to its last invoice first, because that shows which costs have no job to belong to.',
      },
      {
        when: /\b(?:clean[- ]?up|catch[- ]?up|behind|reconcil\w+|messy|backlog)\b/i,
        unless: /\b(?:crypto|audit preparation|asc 606)\b/i,
        says: 'I would reconcile the bank accounts month by month before correcting any category; everything else depends on those balances.',
      },
      {
        when: /\b(?:model\w*|projections?|forecast|valuation|startup|investors?)\b/i,
        says: 'I would put every assumption on one sheet with its source, because banks and investors ask about those and not about the formulas.',
      },
      {
        when: /\b(?:vat|tax\w*|payroll|filing)\b/i,
        says: 'I would begin with the next filing dates and work back from them, so that nothing becomes urgent.',
      },
      {
        when: /\b(?:monthly (?:close|bookkeeping|accounts|reports?)|ongoing bookkeep\w*|bookkeep\w*)\b/i,
        unless: /\b(?:one[- ]time|clean[- ]?up)\b/i,
        says: 'I would agree on a fixed day for the monthly close and a short list of what I need from you by then.',
      },
    ],
    questions: [
      {
        when: /\b(?:bookkeep\w*|reconcil\w+|clean[- ]?up|quickbooks|xero)\b/i,
        unless:
          /\b(?:\d+ (?:transactions|accounts|invoices)|transactions per|per month|months behind|one entity|entities)\b/i,
        asks: 'About how many transactions are there in a month, and through which month are the books closed?',
      },
    ],
  },
  {
    name: 'teaching',
    leads: true,
    is: /\b(?:tutor\w*|mentor (?:me|my|us|our)|(?:give|provide|deliver) (?:\w+ )?training|teach (?:me|my|us|our)|coaching|trainer|training (?:sessions?|course|class)|instructional design\w*|e-?learning|course (?:creation|content|design)|curriculum|lessons?|mct\b)\b/i,
    isNot:
      /\b(?:developer|development|voice ?overs?|(?:fe)?male voice|voices|narrat\w+|platform|app\b|system|model training|machine learning model|train a model)\b/i,
    remarks: [
      {
        when: /\bmentor\w*\b/i,
        says: 'I would build the first project together with you in small steps and have you build the second one alone, because that shows which parts really stuck.',
      },
      {
        when: /\b(?:record(?:ed|ing|s)? (?:\w+ ){0,3}(?:videos?|tutorials?|lessons?|courses?)|(?:video|recorded) (?:tutorials?|lessons?|courses?)|tutorial videos?|tutorials)\b/i,
        needs: /\b(?:record\w*|videos?)\b/i,
        says: 'I would record one short lesson completely first, so that sound, pace and screen size are approved before the rest is made.',
      },
      {
        when: /\b(?:e-?learning|instructional|course (?:creation|content|design)|curriculum|articulate|storyline|modules?)\b/i,
        unless: /\brecord(?:ed|ing|s)? (?:\w+ ){0,3}(?:videos?|tutorials?|lessons?)\b/i,
        says: 'I would write the final exercise first and cut whatever does not prepare for it; that keeps a course short.',
      },
      {
        when: CERTIFIED_COURSE,
        says: 'I would go through every lab once in the environment that your participants get, because a class loses its time there and not in the slides.',
      },
      {
        when: /\b(?:class|training|certif\w+|team|mct|participants|employees|corporate)\b/i,
        unless: CERTIFIED_COURSE,
        says: 'I would ask the participants for their two hardest tasks beforehand and use those as exercises in place of the standard examples.',
      },
      {
        when: /\b(?:tutor\w*|lessons?|teach|coach\w*|beginner|student|learn)\b/i,
        unless: /\b(?:record(?:ed|ing)? (?:\w+ ){0,3}videos?|instructor)\b/i,
        says: 'I would use the first hour to see you work on a real task, because that shows better than a test where to begin.',
      },
    ],
    questions: [
      {
        unless: /\b(?:beginner|intermediate|advanced|level|no experience|basic)\b/i,
        asks: 'What can the learners already do, and what should they be able to do at the end?',
      },
    ],
  },
  {
    name: 'low code',
    leads: true,
    is: /\b(?:power ?apps|power pages|mendix|outsystems|quick ?base|appsheet|glide app\w*|bubble(?:\.io)? (?:developer|expert|app\w*)|retool|filemaker|access database|ms access|microsoft access|low[- ]code|no[- ]code app\w*)\b/i,
    isNot: /\b(?:no-code solution expert)\b/i,
    remarks: [
      {
        when: /\bpower (?:apps )?(?:pages|portals?)\b/i,
        says: 'I would test every table permission with the account of an ordinary visitor first, because the account of the maker sees everything.',
      },
      {
        when: /\b(?:power ?apps|power pages|dataverse)\b/i,
        unless: /\bpower (?:apps )?(?:pages|portals?)\b/i,
        says: 'I would settle early whether the data lives in lists or in Dataverse, because permissions, limits and license costs all follow from it.',
      },
      {
        when: /\b(?:access database|ms access|microsoft access)\b/i,
        unless: /\b(?:2003|split)\b/i,
        says: 'I would split the database into one file with the tables and one with the forms from the start, so that several people can work in it safely.',
      },
      {
        when: /\b(?:google sheets?|spreadsheets?|excel)\b/i,
        says: 'I would tidy the columns of the sheet first, because an app on top of it repeats each inconsistency on every screen.',
        needs:
          /\b(?:based on|existing|from|currently|our) (?:\w+ ){0,3}(?:google sheets?|spreadsheets?|excel)\b/i,
      },
    ],
    questions: [],
  },
]
