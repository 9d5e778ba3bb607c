/** Tests that the writer's remark about the task fits the post. What it must not say is in writer-remark-limits.test.ts. */
import { expect, test } from 'vitest'
import { understand } from './testing/understand.ts'

test.each([
  // Texts and design
  [
    'Transcreation of a spring campaign into French',
    'Three headlines and a tagline for a tea brand.',
    /should achieve/,
  ],
  ['Landing page copy for a dentist', 'Conversions are low, we need new text.', /own reviews/],
  [
    'UX researcher for ten interviews',
    'Find out why people stop at the second step of our sign-up.',
    /team expects/,
  ],
  ['Logo refresh for a bike shop', 'Redraw our old logo, keep the bell.', /stay recognizable/],
  [
    'Revit clash detection for a school',
    'Weekly clash detection in Navisworks with five models.',
    /one origin/,
  ],
  [
    'SolidWorks part, from prototype to production',
    'Our prototype of a hinge needs a CAD model for injection molding.',
    /part will be made/,
  ],
  // Marketing
  ['Amazon listing images for a bottle', 'Seven listing images for our Amazon product.', /worst reviews/],
  ['Amazon listing variation broken', 'The variations of our Amazon listing are mixed up.', /parent listing/],
  ['Mailchimp to Klaviyo migration', 'We are moving from Mailchimp, 20,000 people.', /unsubscribes first/],
  // Business
  [
    'Odoo shipping integration',
    'Integrate our Odoo with a carrier API for shipping labels.',
    /carrier connected/,
  ],
  [
    'Finish our Odoo setup',
    'We need help to finalize our ongoing Odoo implementation.',
    /one order through every step/,
  ],
  [
    'From QuickBooks to Business Central',
    'Support our transition from QuickBooks to Dynamics 365 Business Central.',
    /cutover date/,
  ],
  ['Odoo data import', 'Import our products and the product data into Odoo.', /ten records of each kind/],
  [
    'Project manager for an ERP replacement',
    'The vendor is chosen, go-live is in May, we need a project manager.',
    /going live/,
  ],
  [
    'Build a custom CRM for a glazier',
    'We want to build a custom CRM for quotes and jobs.',
    /one real customer/,
  ],
  [
    'Implement Salesforce',
    'Looking for somebody to implement Salesforce for our sales team.',
    /one real deal/,
  ],
  [
    'Online bidder',
    'An online bidder who writes proposals for our agency, lead generation included.',
    /won and lost proposals/,
  ],
  ['Xero job costing for a roofer', 'We want to see each job separately in Xero.', /one finished job/],
  ['Instructor for an e-learning course', 'Record tutorial videos for our students.', /one short lesson/],
  [
    'Power Apps portal',
    'A portal in Power Apps with Dataverse for our field staff.',
    /account of an ordinary visitor/,
  ],
  ['Access database for a club', 'An Access database for members and fees.', /one file with the tables/],
  [
    'App from our sheet with AppSheet',
    'An AppSheet app based on our Google Sheets data.',
    /tidy the columns/,
  ],
  // Data
  [
    'Fix our web scraper',
    'The scraper stopped working after the shop changed its pages.',
    /one page of today/,
  ],
  ['Instagram scraper', 'Scrape followers of public Instagram accounts.', /requests per account/],
  [
    'Image scraping for a dataset',
    'Image scraping of chairs, high-resolution images only.',
    /license and size/,
  ],
  ['Airflow pipeline', 'Add a step to our data pipeline in Airflow.', /run twice for the same day/],
  [
    'Search in MySQL',
    'Improve the search results of our MySQL database, perhaps with Elasticsearch.',
    /real searches/,
  ],
  ['SQL Server error', 'We are getting an error in a stored procedure on SQL Server.', /one small statement/],
  ['PostgreSQL replication', 'Set up Postgres replication with a standby.', /tested failover/],
  ['GIS points', 'Geocode 900 addresses for our QGIS map.', /by eye/],
  [
    'Power BI reports from our CRM',
    'Connect Power BI to the SQL database and automate the daily refresh.',
    /scheduled refresh/,
  ],
  ['Google Analytics dashboard', 'A dashboard in Looker Studio on top of Google Analytics.', /counted once/],
  [
    'Statistics: a factor analysis',
    'Run a confirmatory factor analysis on our data.',
    /assumptions of each model/,
  ],
  [
    'Excel macro for 40 workbooks',
    'A macro that sets the header and footer in many Excel files.',
    /copies of the files/,
  ],
  // Machine learning and automation
  ['Medical chatbot', 'A chatbot that answers patients of our clinic.', /health questions/],
  ['OpenAI API for our form', 'Use the OpenAI API to fill the fields of a form.', /fixed structure/],
  ['Reinforcement learning with PPO', 'Train a policy for a warehouse.', /known best policy/],
  ['Reinforcement learning problem', 'Our agent is stuck at the wall.', /stuck agent/],
  [
    'Sync Airtable and Pipedrive',
    'A two-way sync between Airtable and Pipedrive with Make.com.',
    /which system owns/,
  ],
  ['Telegram bot', 'A Telegram bot that notifies me when a shop lowers a price.', /last known state/],
  ['Python script fix', 'The script works but one column is not accurate.', /work out the right one by hand/],
  // Operations
  ['Lambda layer', 'A Lambda layer on AWS with native modules for image work.', /Lambda itself runs in/],
  ['Auto scaling on AWS', 'Updates of our site are lost in the EC2 auto scaling group.', /launch template/],
  [
    'AWS architecture review',
    'Review our AWS network architecture and suggest changes.',
    /what is really there/,
  ],
  [
    'Move to a new AWS account',
    'Move all services from the old AWS account to a new account.',
    /one service with its data/,
  ],
  [
    'Move our app to AWS',
    'Move the application from a local server to AWS within 24-48 hours.',
    /move this quick/,
  ],
  ['SSO with Azure AD', 'Implement single sign-on with Azure AD for our portal on Azure.', /test directory/],
  ['AWS SageMaker specialist', 'Deploy our model with serverless inference on AWS.', /cold start/],
  ['Install an app on EC2', 'Install an open-source calendar on our AWS EC2 server.', /pin the versions/],
  [
    'Container without network on AWS ECS',
    'The outgoing connections of the container fail.',
    /inside the running container/,
  ],
  [
    'Kubernetes operator',
    'Write a Kubernetes operator that creates secrets for new users.',
    /wanted with the real state/,
  ],
  ['Nginx ingress', 'Deploy an nginx ingress to our Kubernetes cluster.', /ingress in front/],
  ['Kubernetes and Argo', 'An Argo workflow template that runs four steps.', /safe to run twice/],
  [
    'Azure DevOps pipeline',
    'Use the output of one task in another task of the Azure DevOps pipeline.',
    /output variable/,
  ],
  [
    'Terraform for three environments',
    'Terraform for development, testing and production.',
    /separate state/,
  ],
  [
    'Fix our CloudFormation for ECS',
    'Fix a wrong CloudFormation config of our Docker service on ECS.',
    /corrected template/,
  ],
  [
    'Deploy a Docker image to Azure',
    'Deploy our Docker image to Azure container services.',
    /health checks and visible logs/,
  ],
  ['ELK through Helm', 'Install ELK on Kubernetes through Helm.', /days of logs/],
  ['Cloud security engineer', 'Set up CSPM and other cloud security tools.', /owner for each kind/],
  ['Load testing', 'Load testing of our shop with JMeter.', /mix of requests/],
  [
    'Test automation in the pipeline',
    'Run automated tests in our Azure DevOps pipeline, test automation.',
    /repeat a failed test/,
  ],
  // Web
  ['WooCommerce tiered prices', 'Tiered prices and customer groups in WooCommerce.', /ten real orders/],
  ['Online shop in WordPress', 'Build an online shop for honey in WordPress.', /one real product/],
  ['New Shopify theme', 'Develop a custom theme for our Shopify store.', /new theme/],
  [
    'Shopify cart shows the wrong discount',
    'The cart of our Shopify store shows a wrong total.',
    /apps switched off/,
  ],
  ['PDF download in Next.js', 'Let users of our Next.js site download the page as a PDF.', /page breaks/],
  ['Arabic version of a React app', 'RTL layout for our React app.', /left and right/],
  ['One landing page from Figma', 'HTML5 landing page, the Figma design is ready.', /widths between/],
  [
    'Vue.js app that replaces our old one',
    'Replicate the functions of our existing Vue.js application.',
    /strike what nobody uses/,
  ],
  [
    'Website development for a garage',
    'A professional website for our business, website development from start to end.',
    /one thing a visitor should do/,
  ],
  [
    'Multi-tenant Laravel app',
    'Turn our Laravel backend into a multi-tenant application.',
    /into every query/,
  ],
  // Software
  ['iOS app and AWS', 'Connect our SwiftUI iOS app to AWS.', /slow or failed request/],
  ['Unreal Engine plugin', 'Write a plugin for Unreal Engine with the ArcGIS SDK.', /packaged build/],
  ['ESP32 loses its connection', 'The ESP32 has trouble with its Wi-Fi connection.', /every disconnect/],
  ['PCB review', 'External review of our PCB, embedded sensor.', /open faults/],
  ['Mint NFTs on Solana', 'Mint an NFT on Solana when a webhook reports a payment.', /before minting/],
  ['Solana RPC node', 'Set up a Solana RPC node.', /falls behind/],
  ['Angular 12 to 18', 'Upgrade our Angular app.', /one version at a time/],
  ['C# code to Python for Airflow', 'Our C# code must be converted to Python.', /old and the new code/],
  ['React help', 'I am new to React and want help via Zoom.', /first call/],
])('%s: the remark fits', (title, description, expected) => {
  expect(understand(title, description).remarks[0]).toMatch(expected)
})
