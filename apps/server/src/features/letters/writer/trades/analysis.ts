/** Trades about figures: dashboards, statistics and spreadsheets. */
import type { Trade } from './trade.ts'

export const analysisTrades: Trade[] = [
  {
    name: 'dashboards',
    is: /\b(?:power ?bi|tableau|looker(?: studio)?|data studio|metabase|dashboards?|data visuali[sz]ation|kpi report\w*)\b/i,
    isNot: /\b(?:react|vue|angular|laravel|django|admin dashboard|admin panel|dashboard ui|web app|saas)\b/i,
    always:
      'I would build the first chart on your real data and have you check its number, because a layout is quickly changed and a wrong total is not.',
    position:
      'I would take one existing report and rebuild its numbers from the source first, because that shows how the data is defined and where it is fragile.',
    remarks: [
      {
        when: /\b(?:(?:scheduled?|daily|automat\w+) refresh|refresh\w* (?:\w+ ){0,3}(?:daily|automatically|every)|gateway|direct ?query|connect(?:s|ed|ing)? (?:\w+ ){0,3}(?:to|from) (?:our|the|a|an) (?:\w+['’]?s? ){0,2}(?:sql|database)|automat\w+ (?:\w+ ){0,4}power ?bi)\b/i,
        says: 'I would test the scheduled refresh with its final account and connection first, because reports that work on a desktop often stop there.',
      },
      {
        when: /\b(?:google analytics|ga4|analytics accounts?)\b/i,
        unless: /\bpower ?bi\b/i,
        says: 'I would check first that each visit and event is counted once, because a dashboard on top of wrong tracking only makes the error look official.',
      },
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
        when: /\b(?:kpis?|metrics|revenue)\b/i,
        unless: /\b(?:key metrics:|gauges?|visuals:|metric -)/i,
        says: 'I would get one sentence of definition for each figure from you first, since two departments rarely count the same number in the same way.',
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
    name: 'analysis',
    is: /\b(?:data analy(?:st|sis|tics|ze|se|zing)|statistic\w*|spss|stata|regression|survey (?:data|analysis)|hypothesis|r studio|rstudio|a\/b test\w*|data scientist)\b/i,
    isNot: /\b(?:job applications?|applying to|apply (?:for|to) jobs|resume|interview)\b/i,
    position:
      'I would begin with the question your team answers by hand every week, because a reliable answer to that one frees time for all the others.',
    remarks: [
      {
        when: /\b(?:statistical programmers?|sdtm|adam datasets?|clinical trials?|sas)\b/i,
        needs: /\b(?:sdtm|adam|clinical trials?)\b/i,
        says: 'I would have each key table programmed twice independently and compared, because one wrong listing can hold up a whole submission.',
      },
      {
        when: /\b(?:factor analysis|cfa|structural equation|sem\b|regression|anova|hypothes[ie]s|multilevel|mixed[- ]effects?)\b/i,
        says: 'I would check the assumptions of each model on your data before reading any result, because a good fit on data that breaks them proves nothing.',
      },
      {
        when: /\b(?:surveys?|questionnaires?|respondents?|likert)\b/i,
        needs: /\b(?:data|responses|results|answers|analy\w+)\b/i,
        says: 'I would look at missing answers and drop-outs before any test, because how they are treated can decide the result.',
      },
      {
        when: /\b(?:thesis|dissertation|journal|phd|publication|research (?:paper|project|study|question)|manuscript)\b/i,
        says: 'I would note every choice (exclusions, tests, thresholds) beside the result, so that the methods section can be written from it.',
      },
      {
        when: /\b(?:predict\w*|forecast\w*)\b/i,
        says: 'I would begin with the simplest model that could work, because it shows how much a better one can add at all.',
      },
      {
        when: /\b(?:business (?:insights?|decisions?|questions?)|(?:actionable|valuable|key) insights?|decision[- ]making|findings|recommendations)\b/i,
        unless:
          /\b(?:(?:bar|pie|line|scatter) (?:charts?|plots?|graphs?)|histograms?|the following (?:charts|graphs|analys\w+)|correlation)\b/i,
        says: 'I would start from the two or three decisions behind the analysis and work back to the data, otherwise it ends in charts nobody uses.',
      },
      {
        when: /\b(?:csv|excel|spreadsheets?|dataset|data set)\b/i,
        needs: /\b(?:analy[sz]\w*|statistical|insights?|correlation)\b/i,
        unless: /\b(?:architect|job description|position|in monday|monday set)\b/i,
        says: 'I would first send you a short list of oddities in the data (duplicates, gaps, impossible values) and ask how to treat them.',
      },
      {
        when: /\b(?:dataset|data ?sets?|csv|spreadsheets?|excel|(?:sales|our|the|this|my) data)\b/i,
        unless: /\b(?:architect|job description|position)\b/i,
        isGeneral: true,
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
      /\b(?:scrap\w+|crawl\w*|power ?bi|transcri\w+|zendesk|type up|data entry|(?:copy|cut) (?:and|&) paste|machine learning|full[- ]stack|bookkeep\w*|virtual assistant)\b/i,
    remarks: [
      {
        when: /\b(?:(?:multiple|several|many|all|each|\d+) (?:of the )?(?:excel |csv )?(?:files|workbooks|spreadsheets)|workbooks|header and footer|consolidat\w+|combin(?:e|ed|ing) (?:\w+ ){0,3}(?:files|sheets|spreadsheets))\b/i,
        says: 'I would run it on copies of the files first and list what it changed or skipped, so that a wrong rule never touches an original.',
      },
      {
        when: /\b(?:calculators?|entry form|user ?form|input (?:sheet|form|fields?)|user inputs?|dashboards?)\b/i,
        needs: /\b(?:macros?|vba|automat\w+)\b/i,
        unless: /\b(?:word documents?|microsoft word|pdfs?)\b/i,
        says: 'I would keep the inputs, the calculation and the output on separate sheets, so that the automation does not overwrite what people type.',
      },
      {
        when: /\b(?:slow|crash(?:es|ing)?|heavy|freez\w*|(?:fix|correct|repair)\w* (?:\w+ ){0,4}(?:excel|sheet|spreadsheet|formulas?|macros?|file)|broken|existing (?:excel|spreadsheet|workbook|file|sheet))\b/i,
        unless: /\bcrash course\b/i,
        says: 'I would work on a copy and compare its results with the current file cell by cell before you replace anything.',
      },
      {
        when: /\bapps script\b/i,
        unless: /\b(?:fix|twice|bug|error|wrong)\b/i,
        says: 'Scripts in Sheets stop after a few minutes, so I would split long runs into batches from the start.',
      },
      {
        when: /\b(?:formulas?|pivot|lookup|calculat(?:e|ions?|ing|ors?)|valuations?|financial model|conditional)\b/i,
        says: 'I would begin with two or three cases whose results you already know; if the sheet reproduces them, the rest can be trusted.',
      },
      {
        when: /\b(?:formulas?|vba|macros?|calculators?|calculat(?:e|es|ion|ions)|conditional formatting|(?:excel|spreadsheet|google sheets?) (?:file|tool|model|template|expert|columns?)|aggregat\w*)\b/i,
        unless:
          /\b(?:word documents?|microsoft word|pdfs?|scrap\w+|websites?|type up|transcri\w+|photos|scanned|phone)\b/i,
        isGeneral: true,
        says: 'I would try it on a small part of your real data first and compare the result with one worked out by hand, so that every formula can be trusted.',
      },
    ],
    questions: [],
  },
]
