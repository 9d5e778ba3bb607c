/**
 * Skills that another skill implies, by their normalized names: a person who knows React also knows JavaScript, HTML and
 * CSS. Skills that only occur together are in related-skills.ts; which words of a letter a skill supports is in
 * letters/claims/lexicon.ts.
 */
import { normalizeSkill } from './technologies.ts'

/** A line names a skill and what it implies directly. */
const IMPLIED = `
React: JavaScript, HTML, CSS, Front-End Development
Next.js: React, Node.js
Gatsby: React
Remix: React
Redux: React
React Native: React, JavaScript, Mobile App Development
Expo: React Native
Vue: JavaScript, HTML, CSS, Front-End Development
Nuxt: Vue
Angular: TypeScript, HTML, CSS, Front-End Development
Svelte: JavaScript, HTML, CSS, Front-End Development
SvelteKit: Svelte
jQuery: JavaScript
Three.js: JavaScript, WebGL
D3.js: JavaScript, Data Visualization
TypeScript: JavaScript
Tailwind: CSS
Bootstrap: CSS, HTML
Sass: CSS
Node.js: JavaScript
Express.js: Node.js
NestJS: Node.js, TypeScript
Electron: Node.js, JavaScript
Puppeteer: Node.js, Web Scraping
Django: Python
Flask: Python
FastAPI: Python
Scrapy: Python, Web Scraping
BeautifulSoup: Python, Web Scraping
pandas: Python, Data Analysis
NumPy: Python
scikit-learn: Python, Machine Learning
PyTorch: Python, Deep Learning
TensorFlow: Python, Deep Learning
Keras: Python, Deep Learning
Deep Learning: Machine Learning
Streamlit: Python
pytest: Python
PySpark: Python, Apache Spark
Airflow: Python
LangChain: Python, LLM
Laravel: PHP
Symfony: PHP
CodeIgniter: PHP
Yii2: PHP
CakePHP: PHP
WordPress: PHP, HTML, CSS, CMS Development
WooCommerce: WordPress, Ecommerce
Elementor: WordPress, Web Design
Divi: WordPress, Web Design
Drupal: PHP, CMS Development
Joomla: PHP, CMS Development
Magento: PHP, Ecommerce
PrestaShop: PHP, Ecommerce
Shopify: Ecommerce
Shopify Liquid: Shopify
BigCommerce: Ecommerce
Webflow: Web Design
Squarespace: Web Design
Wix: Web Design
Ruby on Rails: Ruby
Spring Boot: Java
Hibernate: Java
JUnit: Java
ASP.NET: C#, .NET
Blazor: C#, .NET
WPF: C#, .NET
Xamarin: C#, .NET, Mobile App Development
Unity: C#, Game Development
Unreal Engine: C++, Game Development
Godot: Game Development
Flutter: Dart, Mobile App Development
Ionic: Mobile App Development
SwiftUI: Swift, iOS
Swift: iOS Development
Jetpack Compose: Kotlin, Android
Kotlin: Android Development
PostgreSQL: SQL, Database
MySQL: SQL, Database
MariaDB: SQL, Database
SQL Server: SQL, Database
SQLite: SQL, Database
Oracle Database: SQL, Database
BigQuery: SQL, Google Cloud
Redshift: SQL, AWS
Snowflake: SQL, Data Warehousing
dbt: SQL, Data Engineering
MongoDB: NoSQL, Database
DynamoDB: NoSQL, AWS
AWS Lambda: AWS
Amazon EC2: AWS
Amazon S3: AWS
Amazon RDS: AWS
AWS Glue: AWS
AWS CDK: AWS
SageMaker: AWS, Machine Learning
Docker Compose: Docker
Helm: Kubernetes
Kubernetes: Docker, DevOps
Terraform: DevOps
Ansible: DevOps
Jenkins: CI/CD
GitHub Actions: CI/CD, GitHub
GitLab CI: CI/CD, GitLab
CI/CD: DevOps
GitHub: Git
GitLab: Git
Ubuntu: Linux
Debian: Linux
CentOS: Linux
Selenium: Test Automation
Playwright: Test Automation
Cypress: Test Automation, JavaScript
Appium: Test Automation
Power BI: Data Visualization
Tableau: Data Visualization
Looker Studio: Data Visualization
VBA: Excel
Google Apps Script: JavaScript, Google Sheets
Zapier: Automation
Make.com: Automation
n8n: Automation
Power Automate: Automation
HubSpot: CRM
Salesforce: CRM
Pipedrive: CRM
Zoho: CRM
Klaviyo: Email Marketing
Mailchimp: Email Marketing
Google Ads: PPC
Facebook Ads: Social Media Marketing
QuickBooks: Bookkeeping
Xero: Bookkeeping
Photoshop: Graphic Design
Illustrator: Graphic Design
InDesign: Graphic Design
Figma: UI Design
Premiere Pro: Video Editing
DaVinci Resolve: Video Editing
After Effects: Motion Graphics
Blender: 3D Modeling
SolidWorks: CAD
AutoCAD: CAD
Fusion 360: CAD
Revit: BIM
ESP32: Embedded Systems
STM32: Embedded Systems, C
Arduino: Embedded Systems
Verilog: FPGA
VHDL: FPGA
Solidity: Blockchain
Trados: Translation
memoQ: Translation
`

const DIRECTLY_IMPLIED = new Map(
  IMPLIED.trim()
    .split('\n')
    .map((line) => {
      const [skill = '', implied = ''] = line.split(': ')
      return [normalizeSkill(skill), implied.split(', ').map(normalizeSkill)] as const
    }),
)

/** Returns the normalized skills that a normalized skill implies, directly or through another one. */
export function findImpliedSkills(skill: string): Set<string> {
  const implied = new Set<string>()
  const waiting = [skill]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const one of DIRECTLY_IMPLIED.get(next) ?? [])
      if (one !== skill && !implied.has(one)) {
        implied.add(one)
        waiting.push(one)
      }
  return implied
}
