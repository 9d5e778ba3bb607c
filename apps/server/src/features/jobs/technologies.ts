/**
 * Finds skills in texts and unifies their spellings: "NodeJS", "Node.js" and "node js" are one skill. Whether
 * a skill is a claim or a gap is decided by claims.ts and the writer.
 */
import { findNames } from './skill-detector.ts'

/** Technologies that are found in a text even if no skill list names them, in the spelling that is shown. */
const TECHNOLOGIES =
  `Python|JavaScript|TypeScript|Java|Kotlin|Swift|Rust|Golang|Ruby|PHP|Perl|Scala|Elixir|Erlang|Haskell|Clojure|Dart|Lua|MATLAB|Julia|
Delphi|COBOL|Fortran|C++|C#|F#|Objective-C|Visual Basic|VBA|Bash|PowerShell|Assembly|Solidity|SQL|HTML|CSS|Sass|GraphQL|XML|JSON|
React|React Native|Next.js|Vue|Nuxt|Angular|AngularJS|Svelte|SvelteKit|Ember.js|jQuery|Redux|Tailwind|Bootstrap|Vite|Webpack|Three.js|D3.js|Electron|
Node.js|Express.js|NestJS|Deno|Django|Flask|FastAPI|Ruby on Rails|Laravel|Symfony|CodeIgniter|Yii2|CakePHP|Spring Boot|Hibernate|ASP.NET|.NET|.NET Core|
Blazor|Xamarin|WPF|Flutter|Ionic|Cordova|SwiftUI|Jetpack Compose|Android|iOS|Unity|Unreal Engine|Godot|WordPress|WooCommerce|Elementor|Divi|Drupal|
Joomla|Magento|Shopify|Shopify Liquid|BigCommerce|PrestaShop|Webflow|Wix|Squarespace|Bubble.io|FlutterFlow|Airtable|Zapier|Make.com|n8n|Pabbly|Retool|
Softr|Notion|PostgreSQL|MySQL|MariaDB|SQLite|MongoDB|Redis|Cassandra|DynamoDB|Firebase|Firestore|Supabase|Elasticsearch|OpenSearch|Neo4j|Oracle Database|
SQL Server|SSIS|SSRS|SSAS|Snowflake|BigQuery|Redshift|Databricks|ClickHouse|Qdrant|Pinecone|Weaviate|Milvus|pgvector|InfluxDB|TimescaleDB|
AWS|Amazon Web Services|Azure|Google Cloud|GCP|DigitalOcean|Heroku|Vercel|Netlify|Cloudflare|AWS Lambda|Amazon EC2|Amazon S3|AWS Glue|AWS CDK|Amazon RDS|
Docker|Docker Compose|Kubernetes|Helm|Terraform|Pulumi|Ansible|Jenkins|GitLab CI|GitHub Actions|CircleCI|ArgoCD|Azure DevOps|CI/CD|Nginx|Apache Kafka|Kafka|
RabbitMQ|Celery|Airflow|Dagster|dbt|Apache Spark|PySpark|Hadoop|Grafana|Prometheus|Datadog|Splunk|Kibana|Linux|Ubuntu|Debian|CentOS|Windows Server|
Active Directory|VMware|Proxmox|OpenStack|Git|GitHub|GitLab|Bitbucket|Jira|Selenium|Playwright|Puppeteer|Cypress|Appium|Scrapy|BeautifulSoup|
Postman|JUnit|pytest|Jest|TensorFlow|PyTorch|Keras|scikit-learn|pandas|NumPy|OpenCV|YOLO|Hugging Face|LangChain|LlamaIndex|OpenAI|ChatGPT|GPT-4|
Claude|Gemini|Llama|RAG|Stable Diffusion|Midjourney|Rasa|Dialogflow|NLP|MLflow|SageMaker|Streamlit|Power BI|Tableau|Looker|Looker Studio|Metabase|
Google Analytics|Google Tag Manager|Google Apps Script|Google Sheets|Microsoft Excel|Microsoft Access|SharePoint|Power Apps|Power Automate|Dynamics 365|
Salesforce|HubSpot|Zoho|Pipedrive|Odoo|SAP|NetSuite|QuickBooks|Xero|Sage 300|ServiceNow|Stripe|PayPal|Twilio|SendGrid|Mailchimp|Klaviyo|Plaid|
Figma|Adobe XD|Sketch|Photoshop|Illustrator|InDesign|After Effects|Premiere Pro|DaVinci Resolve|Blender|AutoCAD|SolidWorks|Revit|Fusion 360|SketchUp|
Canva|Arduino|Raspberry Pi|ESP32|STM32|FPGA|Verilog|VHDL|KiCad|Altium|PLC|MQTT|Modbus|WebRTC|WebSockets|gRPC|OAuth|LDAP|FHIR|HL7|
Ethereum|Solana|web3.js|Hardhat|Hyperledger|FFmpeg|GStreamer|ArcGIS|QGIS|Mapbox|Google Maps|LaTeX|SEO|Google Ads|Facebook Ads|Chrome Extension|Telegram Bot|
Discord Bot|Burp Suite|Metasploit|SOC 2|ISO 27001|HIPAA|GDPR|Qt|GTK|PyQt|Tkinter|OpenGL|CUDA|Vulkan|Tensorflow Lite|ROS|Simulink|LabVIEW|SPSS|Stata|SAS`
    .replace(/\n/g, '')
    .split('|')

const NAMES_OF_ALIASES: Record<string, string> = {
  js: 'javascript',
  ecmascript: 'javascript',
  ts: 'typescript',
  go: 'golang',
  golanglanguage: 'golang',
  node: 'nodejs',
  reactjs: 'react',
  vuejs: 'vue',
  vue3: 'vue',
  angularjs: 'angular',
  angular2: 'angular',
  svelte: 'svelte',
  nuxtjs: 'nuxt',
  emberjs: 'ember',
  expressjs: 'express',
  nest: 'nestjs',
  next: 'nextjs',
  postgres: 'postgresql',
  mssql: 'sqlserver',
  microsoftsqlserver: 'sqlserver',
  mssqlserver: 'sqlserver',
  sqlexpress: 'sqlserver',
  sqlserverexpress: 'sqlserver',
  mongo: 'mongodb',
  k8s: 'kubernetes',
  amazonwebservices: 'aws',
  awsapplication: 'aws',
  googlecloudplatform: 'googlecloud',
  gcp: 'googlecloud',
  microsoftazure: 'azure',
  html5: 'html',
  css3: 'css',
  scss: 'sass',
  csharp: 'c#',
  cpp: 'c++',
  dotnet: '.net',
  netframework: '.net',
  '.netframework': '.net',
  netcore: '.net',
  '.netcore': '.net',
  aspnet: 'asp.net',
  aspnetcore: 'asp.net',
  'asp.netcore': 'asp.net',
  'asp.netmvc': 'asp.net',
  aspnetmvc: 'asp.net',
  'asp.net': 'asp.net',
  restapi: 'restapi',
  restfulapi: 'restapi',
  rest: 'restapi',
  restapis: 'restapi',
  excel: 'excel',
  microsoftexcel: 'excel',
  msexcel: 'excel',
  visualbasicforapplications: 'vba',
  msaccess: 'msaccess',
  microsoftaccess: 'msaccess',
  microsoftaccessprogramming: 'msaccess',
  powerbi: 'powerbi',
  microsoftpowerbi: 'powerbi',
  rails: 'rubyonrails',
  ror: 'rubyonrails',
  springboot: 'spring',
  springframework: 'spring',
  tailwindcss: 'tailwind',
  tf: 'tensorflow',
  sklearn: 'scikitlearn',
  naturallanguageprocessing: 'nlp',
  searchengineoptimization: 'seo',
  machinelearning: 'machinelearning',
  ml: 'machinelearning',
  artificialintelligence: 'ai',
  ec2: 'amazonec2',
  awsec2: 'amazonec2',
  s3: 'amazons3',
  awss3: 'amazons3',
  lambda: 'awslambda',
  lambdas: 'awslambda',
  cdk: 'awscdk',
  adobephotoshop: 'photoshop',
  adobeillustrator: 'illustrator',
  adobeindesign: 'indesign',
  adobeaftereffects: 'aftereffects',
  adobepremierepro: 'premierepro',
  wordpressdevelopment: 'wordpress',
  wordpresswebsite: 'wordpress',
  shopifydevelopment: 'shopify',
  odoodevelopment: 'odoo',
  pythonscript: 'python',
  webscraping: 'scraping',
  datascraping: 'scraping',
  scraping: 'scraping',
  webscraper: 'scraping',
  apiintegration: 'apiintegration',
  apacheairflow: 'airflow',
  apachekafka: 'kafka',
  spark: 'apachespark',
  microsoftactivedirectory: 'activedirectory',
  microsoftdynamics365: 'dynamics365',
  microsoftpowerapps: 'powerapps',
  microsoftpowerautomate: 'powerautomate',
  chatgpt: 'chatgpt',
  openaiapi: 'openai',
  amazondynamodb: 'dynamodb',
  seleniumwebdriver: 'selenium',
  bubble: 'bubbleio',
  make: 'makecom',
  integromat: 'makecom',
  unreal: 'unrealengine',
}
const ALIASES: ReadonlyMap<string, string> = new Map(Object.entries(NAMES_OF_ALIASES))

/**
 * These are also ordinary words. They count as a technology only when capitalized inside a sentence, or as
 * part of a skill list.
 */
const AMBIGUOUS = new Set(
  `golang:go swift rust dart julia sketch notion make next node nest express spring spark lambda ember vue claude
  gemini llama access excel unity rest cypress electron blender puppeteer redux helm assembly rag git sas ros plc canva
  looker flask jest scala ruby perl sass stripe tableau react angular bubble rails illustrator perl ansible sage word c r`
    .split(/\s+/)
    .flatMap((word) => word.split(':')),
)

/**
 * Normalizes a spelling: lower case, without spaces, hyphens and dots (except a leading one), with aliases
 * resolved.
 */
export function normalizeSkill(skill: string): string {
  const low = skill.toLowerCase().trim()
  const keepDot = low.includes('.net') && /^\.net\b|^asp\.net/.test(low)
  const bare = keepDot ? low.replace(/[\s_-]+/g, '') : low.replace(/[\s._/'’-]+/g, '')
  return ALIASES.get(bare) ?? bare
}

const DISPLAY_NAMES = new Map(TECHNOLOGIES.map((name) => [normalizeSkill(name), name] as const).reverse())

/** How many letters of a name are looked up before the whole name is normalized. */
const START = 4

/** Returns the beginning of a name, without what normalizing removes. Equal skills have equal beginnings, or are aliases. */
function startOf(low: string): string {
  let start = ''
  for (const character of low) {
    if ((character >= 'a' && character <= 'z') || !/[\s._/'’-]/.test(character)) start += character
    if (start.length >= START) break
  }
  return start
}

const KNOWN_STARTS: ReadonlySet<string> = new Set([...ALIASES.keys(), ...DISPLAY_NAMES.keys()].map(startOf))

/** A skill found in a text, with its spelling and position there. */
export type SkillMention = { key: string; spelling: string; position: number }

/**
 * Finds the known technologies and the given skills in a text, in order, longest first ("React Native" is not
 * "React"). Ambiguous words count only where they are written as a name. A map has the normalized names as its keys.
 */
export function findSkills(
  text: string,
  more: readonly string[] | ReadonlyMap<string, string> = [],
): SkillMention[] {
  const extra = 'has' in more ? more : new Set(more.map(normalizeSkill).filter((key) => key !== ''))
  const starts = new Set([...extra.keys()].map(startOf))
  return [
    ...findNames(text, ({ spelling, position }) => {
      // Nearly all candidates are ordinary words, and normalizing takes several times as long.
      const start = startOf(spelling.toLowerCase())
      if (!KNOWN_STARTS.has(start) && !starts.has(start)) return undefined
      const key = normalizeSkill(spelling)
      if (!DISPLAY_NAMES.has(key) && !extra.has(key)) return undefined
      if (AMBIGUOUS.has(spelling.toLowerCase()) && !isWrittenAsName(text, position, spelling))
        return undefined
      // "Spring 2024" is a time.
      if (key === 'spring' && /^ (?:of )?(?:19|20)\d\d/.test(text.slice(position + spelling.length)))
        return undefined
      return { key, spelling, position }
    }),
  ]
}

/** Inside a sentence "Go" is the language; "go" and a "Go" at the beginning of a sentence are not. */
function isWrittenAsName(text: string, at: number, spelling: string): boolean {
  if (!/^\p{Lu}/u.test(spelling)) return false
  const before = text.slice(Math.max(0, at - 14), at)
  if (spelling.length === 1) return /(?:\b(?:in|with|using|of|and|or|know)\s|[,/(]\s?)$/i.test(before)
  return /[^\s.!?:"“\n-]\s+["“(]?$|[,/(&]\s?$/.test(before)
}

/** Returns the usual spelling of a known technology. */
export function displayNameOf(word: string): string | undefined {
  return DISPLAY_NAMES.get(normalizeSkill(word))
}

/** Cleans a list of skills: removes counters such as "+2", duplicates and entries that are no skills. */
export function cleanSkills(skills: readonly string[]): string[] {
  const seen = new Set<string>()
  return skills
    .map((skill) => skill.trim().replace(/\s+/g, ' '))
    .filter((skill) => {
      const key = normalizeSkill(skill)
      if (!/\p{L}/u.test(skill) || skill.length > 40 || /https?:|[\n<>{}"]/.test(skill) || seen.has(key))
        return false
      seen.add(key)
      return true
    })
}
