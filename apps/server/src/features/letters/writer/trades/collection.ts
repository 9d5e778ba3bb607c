/** Trades about collecting data: from web sites, and from scanned or printed documents. */
import type { Trade } from './trade.ts'

export const collectionTrades: Trade[] = [
  {
    name: 'scraping',
    is: /\b(?:web[- ]?scrap\w*|scrap(?:e|er|ers|es|ed|ing|ping)\b|scrapy|crawl(?:er|ers|ing|s)?|data extraction from (?:the )?(?:web|site)|extract\w* (?:data|products?|listings?|contacts?) from (?:a |the |several |multiple |\d+ )?(?:web)?sites?)\b/i,
    always:
      'I would look at how the pages load their data first; where an interface lies behind them, reading it is faster and breaks less often.',
    remarks: [
      {
        when: /\b(?:images? dataset|dataset of (?:\w+ ){0,3}images|(?:image|photo) (?:data )?scrap\w*|high[- ]resolution images)\b/i,
        says: 'I would check license and size of the images on each source first and drop duplicates while collecting, because cleaning them afterwards takes longer than the collecting.',
      },
      {
        when: /\b(?:stopped working|no longer works?|not working|(?:met with|getting|throws?) an error|(?:fix|repair|debug)\w* (?:\w+ ){0,4}(?:scrapers?|scripts?|tools?|crawlers?|bots?)|(?:scrapers?|scripts?|tools?|crawlers?) (?:\w+ ){0,3}(?:broke|broken|fails?|failing))\b/i,
        says: 'I would compare one page of today with what the old code expects before rewriting anything, because usually only a few selectors or one request have changed.',
      },
      {
        when: /\b(?:instagram|linkedin|facebook|twitter|tiktok)\b/i,
        unless: /\b(?:job post\w*|yellow pages|directories|google maps|yelp)\b/i,
        says: 'On a social network the number of requests per account is the real limit, so I would measure it first and plan the whole run around it.',
      },
      {
        when: /\b(?:captcha|cloudflare|anti[- ]?bot|block(?:ed|s|ing)?|bot detection|rate[- ]limit\w*|proxy|proxies|do not want to be scraped)\b/i,
        says: 'With sites that block bots, I would first find out on a single page what triggers the block, because that decides which tools to use.',
      },
      {
        when: /\b(?:log(?:ged)?[- ]?in (?:to|first|required|credentials|page)|behind (?:a |the )?(?:login|paywall)|(?:after|requires?|need(?:s|ing)? to|must) (?:be(?:ing)? )?log(?:ged|ging)?[- ]?in|member area|password[- ]protected)\b/i,
        says: 'Because the data is behind a login, I would get the session handling right first; it breaks more often than the parsing.',
      },
      {
        when: /\b(?:\d{1,4}|several|multiple|many|various|different|dozens of|hundreds of) (?:different )?(?:web)?sites\b/i,
        says: 'With several sites, I would begin with the two that differ most, so that the output format holds for all the others.',
      },
      {
        when: /\b(?:daily|every (?:day|hour|night|week)|weekly|hourly|schedul\w+|cron|continuous(?:ly)?|real[- ]?time|monitor(?:s|ing)?|automatically|ongoing (?:basis|updates?)|keep (?:\w+ ){0,3}(?:updated|up to date))\b/i,
        unless: /\b(?:one[- ]?time|look(?:ed)? up|look-?ups?)\b/i,
        says: 'For a scraper that runs unattended, I would make it raise an alert when a field is missing, so that you notice a changed page the same day.',
      },
      {
        when: /\b(?:leads?|contacts?|contact (?:info\w*|details)|e-?mails?|director(?:y|ies)|companies|businesses|venues|google maps|yellow pages)\b/i,
        unless:
          /\b(?:comments?|posts|followers|templates|job post\w*|prices?|(?:lists?|file|spreadsheet) (?:of|with) (?:\w+ ){0,3}(?:organi[sz]ations|companies|names|schools|firms))\b/i,
        says: 'The same company usually appears in more than one listing, so I would agree on the rule for duplicates before collecting anything.',
      },
      {
        when: /\b(?:product (?:data|details|prices|pages|listings|info\w*)|products|skus?|catalog\w*)\b/i,
        unless:
          /\b(?:fix\w*|repair|address(?:es)?|stopped working|existing (?:tool|script|scraper|code)|job post\w*)\b/i,
        says: 'With products, variants (size, color, pack) cause most of the trouble later, so I would agree with you first whether each one gets its own row.',
      },
      {
        when: /\b(?:csv|excel|spreadsheets?|google sheets?|xlsx|columns?|rows?|json|database)\b/i,
        says: 'I would send you the first rows before the full run, so that a wrong column shows up early and not at the end.',
      },
    ],
    questions: [
      {
        when: /\b(?:scrape|extract|collect|get|gather)\b/i,
        unless:
          /\b(?:one[- ]?time|one[- ]?off|once|quick|manual\w*|bots?|tools?|scripts?|scrapers?|app|application|system|software|program|pipeline|crawlers?|automat\w+|selenium|updat\w+|alerts?|new (?:listings|postings|jobs|entries)|long[- ]term|full[- ]time|part[- ]time|daily|weekly|monthly|hourly|schedul\w*|every (?:day|week|hour|month|night|\d)|recurring|regular\w*|ongoing|cron|real[- ]?time|continuous\w*|monitor\w*|automatically|each (?:day|week))\b/i,
        asks: 'Is this one export, or should it run again on a schedule?',
      },
      {
        when: /\bsites?\b/i,
        unless:
          /https?:|\bwww\.|\.(?:com|net|org|io|de|co)\b|\b(?:amazon|linkedin|ebay|zillow|google|facebook|instagram|twitter|booking|airbnb|yelp|arcgis|list of)\b/i,
        asks: 'Which sites are they? One look at each tells me whether a plain request is enough or a browser is needed.',
      },
    ],
  },
  {
    name: 'ocr',
    is: /\b(?:ocr|text recognition|textract|tesseract|extract\w* (?:\w+ ){0,4}from (?:\w+ ){0,2}(?:pdfs?|images?|scans?|invoices?|receipts?|screenshots?)|document extraction|pdf (?:parsing|extraction)|invoice (?:parsing|extraction|processing))\b/i,
    remarks: [
      {
        when: /\b(?:tables?|tabular|columns and rows)\b/i,
        says: 'With tables, I would fix the column positions first, so that an empty cell cannot shift the rest of its row.',
      },
      {
        when: /\b(?:different|various|multiple|varying|several) (?:formats?|layouts?|templates?|types|suppliers|vendors)\b/i,
        says: 'Since the layouts differ, I would sort the documents by type first and measure each type separately, instead of tuning one average.',
      },
      {
        when: /\b(?:accura\w+|error|errors|reliable|precise|quality)\b/i,
        says: 'I would set aside a small set of documents with the right answers first, because without it nobody can say whether a change helped.',
      },
      {
        when: /\b(?:invoices?|receipts?|bills)\b/i,
        says: 'Invoices check themselves: lines must add up to the total, so I would use that to send only the doubtful ones to a person.',
      },
      {
        when: /\b(?:gpt|llm|openai|claude|ai)\b/i,
        says: 'Where a model reads the document, I would have it cite where each value comes from, so that an invented number is caught.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:\d[\d,.]* (?:documents?|pages?|files?|pdfs?|images?|invoices?)|per (?:day|week|month)|daily|monthly|thousands|hundreds|quick|small|attached|one[- ]time)\b/i,
        asks: 'About how many documents are there, and can you share two or three typical ones?',
      },
    ],
  },
]
