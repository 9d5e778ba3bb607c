/** Trades about moving and storing data. */
import type { Trade } from './trade.ts'

export const dataTrades: Trade[] = [
  {
    name: 'etl',
    is: /\b(?:ETL|ELT|data pipelines?|data engineer\w*|data warehous\w*|airflow|dbt|dagster|aws glue|azure data factory|databricks|snowflake|bigquery|redshift|data lake|ssis|fivetran|pyspark|data ingestion)\b/i,
    isNot:
      /\b(?:(?:give|provide|deliver|looking for) (?:\w+ ){0,2}training|tutor\w*|mentor\w*|interview (?:help|support|preparation))\b/i,
    position:
      'In my first week I would read the run history of the pipelines, because the steps that fail or run long show where help is needed most.',
    remarks: [
      {
        when: /\b(?:new|more|additional|onboard\w*|similar|multiple|several|\d+) (?:\w+ ){0,4}(?:feeds?|data providers?|tenants)\b/i,
        says: 'To keep new feeds cheap, I would describe each one in configuration and leave a single pipeline in code, so that the next one needs no deployment.',
      },
      {
        when: /\b(?:incremental\w*|real[- ]?time|streaming|near real|cdc|change data|kafka|kinesis|event[- ]?driven)\b/i,
        says: 'The first thing I would settle is what happens to late and repeated records, because adding that afterwards means loading everything again.',
      },
      {
        when: /\b(?:migrat(?:e|ing|ion)\w*|mov(?:e|ing) (?:\w+ ){0,3}from|replac(?:e|ing) (?:our|the|an?)|legacy (?:\w+ )?(?:system|pipelines?|warehouse|etl))\b/i,
        says: 'I would let the old and the new load run side by side for a few days and compare totals by table before anything is switched off.',
      },
      {
        when: /\b(?:(?:is|are|too|very|runs?|running|getting) slow\w*|slow (?:queries|jobs|pipelines?|loads?)|takes? too long|performance (?:issues?|problems?|bottlenecks?)|bottlenecks?|(?:optimi[sz]e|improve|speed up|reduce|tune) (?:(?:our|the|an?|existing|current) ){1,3}(?:\w+ ){0,3}(?:pipelines?|jobs?|queries|costs?|warehouse|etl|infrastructure|performance)|(?:pipelines?|jobs?|loads?) (?:\w+ )?(?:fail\w*|break\w*))\b/i,
        says: 'Before rewriting anything I would read the run history: usually one or two steps take most of the time and the money.',
      },
      {
        when: /\b(?:csv|txt|excel files?|xml|flat files?|sftp|ftp)\b/i,
        says: 'With files as the source, I would reject a bad file as a whole with a clear message rather than load half of it.',
      },
      {
        when: /\b(?:dashboards?|report(?:s|ing)|power bi|tableau|looker|metrics|kpis?)\b/i,
        says: 'I would write down the definition of each figure before modeling tables, because two reports that disagree cost more trust than a late one.',
      },
      {
        when: /\b(?:pipelines?|etl|elt|dags?|airflow|loads?|ingest\w*|glue|data engineer\w*)\b/i,
        unless: /\b(?:training|tutor\w*|interview|article|slack|dbt)\b/i,
        isGeneral: true,
        says: 'I would make every load safe to run twice for the same day, because a clean second run is the first thing needed after a failure.',
      },
    ],
    questions: [
      {
        when: /\b(?:build|create|design|set ?up|develop|implement|new|onboard) (?:\w+ ){0,5}(?:pipelines?|warehouse|etl|data lake|ingestion)\b/i,
        unless:
          /\b(?:gb|tb|million|billion|rows|records per|volume|daily|hourly|nightly|real[- ]?time|every|batch)\b/i,
        asks: 'How much data arrives in a day, and how fresh does it have to be?',
      },
    ],
  },
  {
    name: 'database',
    platform: true,
    is: /\b(?:postgres\w*|mysql|sql server|oracle|mongodb|mariadb|database (?:design|schema|development|administrat\w+|optimi[sz]ation|migration|developer)|dba|sql (?:quer\w+|developer|database)|stored procedures?|cassandra)\b/i,
    isNot: /\boracle (?:integration|cloud|fusion|apex|ebs|hcm|erp)\b/i,
    remarks: [
      {
        when: /\b(?:replica(?:s|tion)?|redundan(?:t|cy)|clusters?|high[- ]availability|failover|standby|disaster recovery)\b/i,
        says: 'I would include a tested failover in the work, because a standby that was never used often fails when it is needed.',
      },
      {
        when: /\b(?:database administrators?|dba)\b/i,
        isGeneral: true,
        says: 'I would test a restore of the latest backup in the first week, because everything else in the care of a database depends on it.',
      },
      {
        when: /\b(?:elasticsearch|opensearch|apache solr|solr|full[- ]text search|search (?:results|relevance|functionalit\w+|capabilit\w+|engine))\b/i,
        says: 'I would collect real searches together with the results your users expect first, because relevance is tuned against those and not against opinions.',
      },
      {
        when: /\b(?:slow(?:ly|ness)?|(?:performance|query|database|sql) (?:issues?|problems?|tuning|improvements?|optimi[sz]\w+)|(?:optimi[sz]e|improve) (?:\w+ ){0,4}(?:performance|quer(?:y|ies)|database)|timeouts?)\b/i,
        unless:
          /\b(?:(?:new|custom) database|from scratch|(?:create|build|develop|design) (?:an?|our|the) (?:\w+ ){0,3}database|database development)\b/i,
        says: 'I would look at the real query plans before touching an index; in most slow databases a handful of queries causes nearly all of the load.',
      },
      {
        when: /\b(?:migrat\w+ (?:\w+ ){0,6}(?:from|to|into)|migration (?:from|to)|(?:move|moving|transfer\w*) (?:\w+ ){0,4}(?:database|db|data)|upgrade (?:\w+ ){0,4}(?:database|server|version|postgres\w*|mysql))\b/i,
        unless: /\b(?:already|have|has been|was|were) migrated\b/i,
        says: 'I would rehearse the move on a copy with a timed run and row counts by table, so that the real one holds no surprise and can be undone.',
      },
      {
        when: /\b(?:data loss|corrupt(?:ed|ion)?|malfunction\w*|crash(?:es|ed|ing)?|recover(?:y|ing)?|deadlocks?|lost (?:data|records|rows)|missing (?:records|rows|data))\b/i,
        says: 'Before looking for the cause I would make sure there is a backup that has been test-restored, because every repair attempt changes the evidence.',
      },
      {
        when: /\b(?:(?:getting|following|get|this|an) (?:\w+ ){0,3}errors?\b|error (?:message|is|when)|exception|could not (?:load|connect)|fails? (?:with|to)|not working|troubleshoot\w*)/i,
        unless: /\bassembl(?:y|ies)\b/i,
        says: 'I would reproduce the error with one small statement on a copy first, because that shows whether the code, the permissions or the version of the server is at fault.',
      },
      {
        when: /\b(?:(?:database|data|db|table|relational) (?:schema|design|structure|model(?:ing)?)|schema|(?:create|build|design|develop|need|set up) (?:an? |our |the |my )?(?:\w+ ){0,4}database|database (?:creation|design|development|from scratch)|er diagram|normali[sz]ation)\b/i,
        unless: /\b(?:existing database|our current database|error|fix)\b/i,
        says: 'I would write down the questions the data must answer first; the tables follow from those and not from the forms.',
      },
    ],
    questions: [
      {
        when: /\b(?:slow|performance|migrat\w+|scal\w+|optimi[sz]\w+|upgrade)\b/i,
        unless:
          /\b(?:gb|tb|million|billion|rows|records|size|large|small|downtime|attached|spreadsheet|(?:has|have) been migrated|(?:was|were|already) migrated)\b/i,
        asks: 'How large is the database, and how long may it be unavailable?',
      },
    ],
  },
  {
    name: 'gis',
    is: /\b(?:gis|arcgis|qgis|geospatial|shapefiles?|mapbox|leaflet|geojson|postgis)\b/i,
    remarks: [
      {
        when: /\b(?:geocod\w*|latitude|longitude|addresses)\b/i,
        says: 'I would check a few points on the map by eye before running them all, because coordinates in the wrong order look fine in a table.',
      },
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
