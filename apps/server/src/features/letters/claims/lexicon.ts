/**
 * The words that claims are compared by: words that carry no claim, and general words that a special one
 * implies ("shop" from Shopify). Words with the same meaning are in synonyms.ts; how words are reduced to stems is in
 * concepts.ts.
 */

/** Words that say nothing that could be checked, also in other forms of the word. */
export const GENERIC_WORDS = `
a about above across education actually add addition additional after again against ago ahead all allow almost along already also although always am
among an and another any anybody anyone anything apart approach are area around as aside ask aspect at availability available away
back base basis be bear because become been before beforehand begin being believe below besides best better between beyond big bit both bring brings
but by call came can cannot care careful case certain change clear clearly close closely come comes comfortable commonly complete
completely complex consider contain could couple course current currently daily day days deal deep deeply deliver depend detail
detailed did different directly do does doing done down due during each early easy either else end enjoy enough ensure entire especially
etc even ever every everyone everything exact exactly example excellent except excited expect experience experienced expertise expert extensive
extensively extra face fact fair fairly familiar far fast few fill final finally find fine first fit fits focus follow following for form former
found from full fully further gain gave general generally get gets getting give given gives glad go goal goes going good got great
ground had half hand handle handled hands happen happy hard has have having he help helped her here hi high highly him his hold hope
how however i idea if important in include included including indeed individual industry inside instead interest interested into
involve involved is issue it item its itself job just keep kept key kind know knowledge known large last late later latest
least left less let level like likely line list little live long look lot love made main mainly make makes making many match matter
may maybe me mean means meant meet mention might mind mine more moreover most mostly move much must my myself name near nearly necessary need needed
never new next nice no none nor not note nothing now number numerous of off offer often ok old on once one ones
only onto open or order other others otherwise our ours out over overall own part particular particularly pass past pay people perfect perform
perhaps person personal personally piece place plain plan plus point position possible post practical practice prefer present previous previously prior
probably problem process produce proficient professional progress project proper properly prove proven provide public put quality question quick quickly quite range
rather reach read ready real really reason recent recently regard regular regularly relevant reliable requirement rest result right role roughly
round run said same save say scale section see seem seen self send sense sent serve set several shall share she short should
show shown side similar simple simply since single situation size skill skilled small so solid solution solve some somebody someone something sometimes
soon sort spend specialist specialty specialize specific spent stage stand start state stay step still strong such suit sure take taken talk task tell than
that the their them themselves then there therefore these they thing think this those though thought through throughout time times to today
together too took total toward true try turn turned type typical typically under understand understanding until up upon us use used useful user
usual usually value various very via want was way we week weeks well went were what when where whether which while who whole whose why wide will
willing with within without word work worked worker working world worth would write-up wrong year years yes yet you your yours yourself zero
achieve across actual assist background based build builder client company complete create creation customer develop developer development engineer engineering
enable freelance freelancer feature implement implementation improve improvement increase install introduce join learn maintain maintenance method need
operate operation organize organization package prepare professional result review service ship software solve stack support system team-player technical technology tool topic track
strength exposure passion passionate career field domain sector business busy brief hire hired success successful successfully candidate applicant
proposal letter reply contact chat welcome regards sincerely thanks thank cheers hello dear greetings attach below above link portfolio sample
month months hour hours minute minutes second seconds weekly monthly yearly annually annual nightly night percent percentage figure double triple million thousand hundred dozen dozens
tackle craft code coding program programmer programming specialise specializing know-how fluency proficiency mastery bring brought remain
strongest closest nearest recent favourite favorite version everyday throughout whenever wherever whatever eager honest honestly simple straightforward
end-to-end hands-on day-to-day production ready scratch onward onwards respectively directly mainly purely around total altogether accordingly
produce made making thing stuff matters lines speak turned deliverable deliverables assignment assignments engagement engagements undertake undertook carry carried
reduce decrease cut lower drop fall fell rise rose grow grew raise lift boost gain lose lost climb jump increase went taken got
rate charge price fee cost cent cents dollar dollars euro euros pound pounds currency usd eur gbp located live lives based mother tongue native zone
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety billion both couple
initial initially ongoing apiece period delighted pleased
manage schedule connect language languages study studied studies say says saying told tell answer largest biggest smallest hardest toughest longest fastest newest oldest data colleague colleagues coworker employees employ employed self franc francs afterwards afterward beforehand clean tidy learner communicator listener player thinker perfectionist fan importance frustrate frustrating feel check free swap ve ll re don doesn didn isn aren wasn weren haven hasn hadn word words somehow earlier ago former formerly nowadays lately till alongside owner person folks everyone guy guys woman man men women human humans
behind beneath despite unlike whereas amid onto towards versus per minus whom ourselves themselves himself herself yourselves oneself somewhat thereby therein thus hence nonetheless nevertheless meanwhile furthermore side sides alone existing exist
`

/** Forms that are generic although other forms of the word are not: somebody "writes" code, but is a "writer". */
export const GENERIC_FORMS = `
write writes wrote written writing rewrote rewritten api apis hosted hosts loads loaded called calls pages clients sales cases built building
reader readers shot shoot shooting meeting meetings rating ratings standing leading managed managing manages
`

/** A word, and the words and skills that support it in a letter. */
export const IMPLIED_BY: Record<string, string> = {
  frontend: 'react vue angular svelte nextjs html css javascript typescript tailwind shopify web',
  backend:
    'nodejs python django flask fastapi php laravel symfony java springboot .net golang ruby rubyonrails postgresql nestjs express',
  fullstack: 'nextjs rubyonrails laravel django',
  database: 'postgresql mysql sql mongodb oracledatabase sqlserver mariadb sqlite snowflake bigquery',
  sql: 'postgresql mysql sqlserver mariadb sqlite bigquery snowflake',
  cloud: 'aws azure googlecloud awslambda amazons3 amazonec2 digitalocean',
  aws: 'awslambda amazonec2 amazons3 awsglue awscdk amazonrds dynamodb',
  shop: 'shopify woocommerce magento bigcommerce prestashop checkout',
  automate: 'zapier makecom n8n powerautomate ansible airflow script',
  scrape: 'scrapy beautifulsoup puppeteer',
  mobile: 'flutter reactnative swift kotlin android ios swiftui',
  app: 'flutter reactnative swift kotlin android ios',
  android: 'kotlin flutter',
  web: 'react vue angular html css wordpress webflow php javascript laravel django frontend site shop',
  site: 'wordpress webflow wix squarespace elementor web shop',
  javascript:
    'react vue angular typescript nodejs nextjs svelte jquery reactnative nestjs express nuxt shopify',
  typescript: 'angular nestjs',
  html: 'react vue angular css wordpress webflow javascript frontend nextjs svelte shopify web',
  css: 'react vue angular html wordpress tailwind sass bootstrap frontend nextjs svelte shopify web',
  react: 'nextjs reactnative',
  python: 'django flask fastapi pandas pytorch scrapy pyspark numpy scikitlearn',
  php: 'laravel wordpress symfony woocommerce magento',
  java: 'springboot',
  ruby: 'rubyonrails',
  dart: 'flutter',
  nodejs: 'nestjs express nextjs',
  git: 'github gitlab',
  wordpress: 'woocommerce elementor divi',
  docker: 'dockercompose kubernetes',
  ai: 'openai langchain llm chatbot pytorch tensorflow claude machinelearning',
  llm: 'openai langchain claude rag',
  devops: 'docker kubernetes terraform cicd jenkins ansible',
  excel: 'microsoftexcel microsoftoffice googlesheets',
  powerpoint: 'microsoftoffice',
  gmail: 'googleworkspace',
  crm: 'hubspot salesforce pipedrive zoho',
  book: 'quickbooks xero',
  account: 'quickbooks xero sage bookkeeping',
  design: 'figma photoshop illustrator indesign sketch adobexd canva',
  film: 'premierepro aftereffects davinciresolve',
  analyze: 'googleanalytics powerbi tableau looker lookerstudio metabase',
  payment: 'stripe paypal',
  mail: 'mailchimp klaviyo',
  advertise: 'googleads facebookads',
  api: 'restapi graphql openai openaiapi',
  market: 'googleads facebookads seo klaviyo mailchimp',
  '3d': 'blender sketchup revit',
  interface: 'frontend react',
  server: 'linux nginx backend',
  write: 'article blog',
  europe:
    'uk netherlands germany france spain italy portugal poland austria switzerland sweden denmark norway finland ireland belgium romania bulgaria greece hungary czechia croatia serbia slovakia slovenia estonia latvia lithuania ukraine berlin paris madrid lisbon vienna warsaw prague',
  degree: 'master doctorate diploma',
}

/** Capitalized abbreviations that name no product, client or place. */
export const ACRONYMS = `
api apis ui ux saas b2b b2c kpi kpis roi cms crm erp ceo cto cfo coo hr it qa pdf csv mvp poc sla faq pr seo ai ml llm llms nlp etl elt iot vpn
url urls html css sql json xml rest cta cro ppc okr okrs usp cv va pm po ad ads ok diy tv dns ssl http https sdk ide orm oop tdd ci cd dba
rag db os pc mac vps bi dtp cad bim pcb 2d 3d vr ar am pm gdpr vat usd eur gbp ph phd ba bsc ma msc mba gpt
`
