/** Trades about data: collecting, moving, storing, analyzing and showing it. */
import type { Trade } from './trade.ts'

export const dataTrades: Trade[] = [
  {
    name: 'scraping',
    is: /\b(?:web[- ]?scrap\w*|scrap(?:e|er|ers|es|ed|ing|ping)\b|scrapy|crawl(?:er|ers|ing|s)?|data extraction from (?:the )?(?:web|site)|extract\w* (?:data|products?|listings?|contacts?) from (?:a |the |several |multiple |\d+ )?(?:web)?sites?)\b/i,
    always:
      'I would look at how the pages load their data first; where an interface lies behind them, reading it is faster and breaks less often.',
    remarks: [
      {
        when: /\b(?:captcha|cloudflare|anti[- ]?bot|block(?:ed|s|ing)?|bot detection|rate[- ]limit\w*|proxy|proxies|do not want to be scraped)\b/i,
        says: 'With sites that block bots, I would first find out on a single page what triggers the block, because that decides which tools to use.',
      },
      {
        when: /\b(?:log[- ]?in|logged in|password|account|credentials|behind a|member area|authentication)\b/i,
        says: 'Because the data is behind a login, I would get the session handling right first; it breaks more often than the parsing.',
      },
      {
        when: /\b(?:\d{1,4}|several|multiple|many|various|different|dozens of|hundreds of) (?:different )?(?:web)?sites\b/i,
        says: 'With several sites, I would begin with the two that differ most, so that the output format holds for all the others.',
      },
      {
        when: /\b(?:daily|every (?:day|hour|night|week)|weekly|hourly|schedul\w+|cron|continuous\w*|real[- ]?time|monitor\w*|automatically|ongoing)\b/i,
        says: 'For a scraper that runs unattended, I would make it raise an alert when a field is missing, so that you notice a changed page the same day.',
      },
      {
        when: /\b(?:lead|leads|contacts?|e-?mails?|director(?:y|ies)|companies|businesses|google maps|linkedin)\b/i,
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
    name: 'etl',
    is: /\b(?:ETL|ELT|data pipelines?|data engineer\w*|data warehous\w*|airflow|dbt|dagster|aws glue|azure data factory|databricks|snowflake|bigquery|redshift|data lake|ssis|fivetran|pyspark|data ingestion)\b/i,
    remarks: [
      {
        when: /\b(?:new|more|additional|onboard\w*|similar|multiple|several|\d+) (?:\w+ ){0,4}(?:feeds?|data sources?|data providers?|tenants)\b/i,
        says: 'To keep new feeds cheap, I would describe each one in configuration and leave a single pipeline in code, so that the next one needs no deployment.',
      },
      {
        when: /\b(?:incremental\w*|real[- ]?time|stream\w*|near real|cdc|change data|kafka|event[- ]?driven)\b/i,
        says: 'The first thing I would settle is what happens to late and repeated records, because adding that afterwards means loading everything again.',
      },
      {
        when: /\b(?:migrat\w+|move from|moving from|replace|legacy|transition)\b/i,
        says: 'I would let the old and the new load run side by side for a few days and compare totals by table before anything is switched off.',
      },
      {
        when: /\b(?:slow|performance|optimi[sz]\w+|costs?|expensive|scal(?:e|able|ing|ability))\b/i,
        says: 'Before rewriting anything I would read the run history: usually one or two steps take most of the time and the money.',
      },
      {
        when: /\b(?:csv|txt|excel|json|xml|flat files?|s3|sftp|ftp)\b/i,
        says: 'With files as the source, I would reject a bad file as a whole with a clear message rather than load half of it.',
      },
      {
        when: /\b(?:dashboards?|report\w*|power bi|tableau|looker|analytics|metrics|kpis?)\b/i,
        says: 'I would write down the definition of each figure before modeling tables, because two reports that disagree cost more trust than a late one.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:gb|tb|million|billion|rows|records per|volume|daily|hourly|nightly|real[- ]?time|every|batch)\b/i,
        asks: 'How much data arrives in a day, and how fresh does it have to be?',
      },
    ],
  },
  {
    name: 'dashboards',
    is: /\b(?:power ?bi|tableau|looker(?: studio)?|data studio|metabase|dashboards?|data visuali[sz]ation|kpi report\w*)\b/i,
    isNot: /\b(?:react|vue|angular|laravel|django|admin dashboard|admin panel|dashboard ui|web app|saas)\b/i,
    always:
      'I would first build one page with your real numbers and have you check it against a figure you already know, then repeat the pattern.',
    remarks: [
      {
        when: /\b(?:multiple|several|different|various) (?:data )?(?:sources|systems|files|spreadsheets|tables)\b/i,
        says: 'With several sources, I would agree on the common keys and dates before drawing a chart; most wrong totals come from there.',
      },
      {
        when: /\b(?:slow|performance issues?|refresh fails|takes too long)\b/i,
        says: 'Slow reports are usually caused by the data model and not by the visuals, so I would look at relationships and measures first.',
      },
      {
        when: /\b(?:(?:data|source|numbers|figures|reports?) (?:is|are|comes?|sits?|lives?|kept|stored) (?:\w+ ){0,3}(?:excel|spreadsheets?|google sheets?|csv)|from (?:an? |our |my |the |several |multiple )?(?:excel|spreadsheets?|google sheets?|csv))\b/i,
        says: 'Since the source is a spreadsheet, I would add a cleaning step, so that a renamed column cannot break the report unnoticed.',
      },
      {
        when: /\b(?:sales|revenue|finance|financial|marketing|ads|kpis?|metrics)\b/i,
        says: 'I would get one sentence of definition for each figure from you first, since revenue or active can mean different things in two departments.',
      },
      {
        when: /\b(?:gauges?|charts?|drop ?down|filters?|slicers?|interactive)\b/i,
        says: 'I would first build one page with your real numbers and have you check it against a figure you already know, then repeat the pattern.',
      },
    ],
    questions: [
      {
        when: /\b(?:dashboards?|reports?)\b/i,
        unless:
          /\b(?:gauges?|visuals?|insights?|savings?|spend(?:ing)?|job support|zoom|track|monitor|decisions?|audience|purpose|kpis?|metrics|executives?|management|managers?|team|clients? (?:will|can)|customers? (?:will|can)|stakeholders|users|ceo|board|publish|embed\w*)\b/i,
        asks: 'Who will look at it, and which decision should it help with?',
      },
    ],
  },
  {
    name: 'ocr',
    is: /\b(?:ocr|text recognition|textract|tesseract|extract\w* (?:\w+ ){0,4}from (?:\w+ ){0,2}(?:pdfs?|images?|scans?|invoices?|receipts?|screenshots?)|document extraction|pdf (?:parsing|extraction)|invoice (?:parsing|extraction|processing))\b/i,
    remarks: [
      {
        when: /\b(?:tables?|columns?|rows?|cells?)\b/i,
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
        when: /\b(?:invoices?|receipts?|amounts?|totals?|orders?)\b/i,
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
          /\b(?:\d[\d,.]* (?:documents?|pages?|files?|pdfs?|images?|invoices?)|per (?:day|week|month)|daily|monthly|thousands|hundreds|one[- ]time)\b/i,
        asks: 'About how many documents are there, and can you share two or three typical ones?',
      },
    ],
  },
  {
    name: 'analysis',
    is: /\b(?:data analy(?:st|sis|tics|ze|se|zing)|statistic\w*|spss|stata|regression|survey (?:data|analysis)|hypothesis|r studio|rstudio|a\/b test\w*|data scientist)\b/i,
    always:
      'I would first send you a short list of oddities in the data (duplicates, gaps, impossible values) and ask how to treat them.',
    remarks: [
      {
        when: /\b(?:survey|questionnaire|respondents?|likert|experiment)\b/i,
        says: 'I would look at missing answers and drop-outs before any test, because how they are treated can decide the result.',
      },
      {
        when: /\b(?:thesis|dissertation|paper|journal|research|study|phd|publication)\b/i,
        says: 'I would note every choice (exclusions, tests, thresholds) beside the result, so that the methods section can be written from it.',
      },
      {
        when: /\b(?:predict\w*|forecast\w*)\b/i,
        says: 'I would begin with the simplest forecast that could work; it shows how much a better model can add at all.',
      },
      {
        when: /\b(?:trends?|patterns?|insights?|findings)\b/i,
        unless:
          /\b(?:(?:bar|pie|line|scatter) (?:charts?|plots?|graphs?)|histograms?|the following (?:charts|graphs|analys\w+)|correlation)\b/i,
        says: 'I would start from the two or three decisions behind the analysis and work back to the data, otherwise it ends in charts nobody uses.',
      },
      {
        when: /\b(?:csv|excel|spreadsheets?|dataset|data set)\b/i,
        says: 'I would first send you a short list of oddities in the data (duplicates, gaps, impossible values) and ask how to treat them.',
      },
    ],
    questions: [
      {
        when: /\b(?:analy[sz]e|analysis)\b/i,
        unless:
          /\b(?:reports?|presentations?|slides?|dashboards?|notebook|paper|word document|charts?|deliver\w*|outputs?|position|full[- ]time|long[- ]term|ongoing)\b/i,
        asks: 'In which form do you need the result: a written report, slides, or the code with it?',
      },
    ],
  },
  {
    name: 'excel',
    platform: true,
    is: /\b(?:excel|vba|macros?|google sheets?|spreadsheets?|apps script|xlsx)\b/i,
    isNot:
      /\b(?:scrap\w+|crawl\w*|data entry|machine learning|full[- ]stack|bookkeep\w*|virtual assistant)\b/i,
    always:
      'I would build it on a copy of your file and compare a few totals that you know, so that every change can be checked.',
    remarks: [
      {
        when: /\b(?:macros?|vba|automat\w+|script)\b/i,
        says: 'I would keep the inputs, the calculation and the output on separate sheets, so that the automation does not overwrite what people type.',
      },
      {
        when: /\b(?:slow|crash\w*|large|heavy|freez\w*|errors?|broken|fix)\b/i,
        says: 'I would work on a copy and compare its results with the current file cell by cell before you replace anything.',
      },
      {
        when: /\b(?:google sheets?|apps script)\b/i,
        says: 'Scripts in Sheets stop after a few minutes, so I would split long runs into batches from the start.',
      },
      {
        when: /\b(?:formulas?|pivot|lookup|calculat\w+|model|template)\b/i,
        says: 'I would begin with two or three cases whose results you already know; if the sheet reproduces them, the rest can be trusted.',
      },
    ],
    questions: [],
  },
  {
    name: 'database',
    platform: true,
    is: /\b(?:postgres\w*|mysql|sql server|oracle|mongodb|mariadb|database (?:design|schema|development|administrat\w+|optimi[sz]ation|migration|developer)|dba|sql (?:quer\w+|developer|database)|stored procedures?|cassandra)\b/i,
    always: 'I would write down the questions that the data must answer first; the tables follow from those.',
    remarks: [
      {
        when: /\b(?:slow|performance|optimi[sz]\w+|tuning|timeouts?|indexes|indexing)\b/i,
        unless:
          /\b(?:(?:new|custom) database|from scratch|(?:create|build|develop|design) (?:an?|our|the) (?:\w+ ){0,3}database|database development)\b/i,
        says: 'I would look at the real query plans before touching an index; in most slow databases a handful of queries causes nearly all of the load.',
      },
      {
        when: /\b(?:migrat\w+|upgrade|move|transfer|convert)\b/i,
        says: 'I would rehearse the move on a copy with a timed run and row counts by table, so that the real one holds no surprise and can be undone.',
      },
      {
        when: /\b(?:data loss|corrupt\w*|malfunction\w*|crash\w*|recover\w*|intermittent\w*|deadlocks?|lost)\b/i,
        says: 'Before looking for the cause I would make sure there is a backup that has been test-restored, because every repair attempt changes the evidence.',
      },
      {
        when: /\b(?:schema|design|model\w*|structure|from scratch|tables|er diagram|normali[sz]\w+)\b/i,
        says: 'I would write down the questions the data must answer first; the tables follow from those and not from the forms.',
      },
      {
        when: /\b(?:replica\w*|cluster\w*|high availability|failover|backups?|scal\w+)\b/i,
        says: 'I would include a tested failover in the work, because a standby that was never used often fails when it is needed.',
      },
    ],
    questions: [
      {
        when: /\b(?:slow|performance|migrat\w+|scal\w+|optimi[sz]\w+|upgrade)\b/i,
        unless: /\b(?:gb|tb|million|billion|rows|records|size|large|small|downtime)\b/i,
        asks: 'How large is the database, and how long may it be unavailable?',
      },
    ],
  },
  {
    name: 'gis',
    is: /\b(?:gis|arcgis|qgis|geospatial|shapefiles?|mapbox|leaflet|geojson|postgis)\b/i,
    remarks: [
      {
        when: /\b(?:extract\w*|export\w*|download\w*|csv|api)\b/i,
        says: 'Map services limit the number of features in one answer, so I would page through the layer and compare the count with what the service reports.',
      },
      {
        when: /\b(?:boundar\w+|polygons?|parcels?|areas?|coordinates?|projection)\b/i,
        says: 'I would settle the coordinate system first; an area that is off by a few meters usually comes from a projection nobody wrote down.',
      },
      {
        when: /\b(?:web ?map|interactive|leaflet|mapbox|app)\b/i,
        says: 'For a map in the browser, the choice between ready tiles and raw features decides how it behaves on a phone, so I would make it first.',
      },
    ],
    questions: [],
  },
]
