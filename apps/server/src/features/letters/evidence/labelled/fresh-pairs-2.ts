/** The second part of the posts and profiles of fresh-pairs.ts, which says how they were first read. */
import type { FreshPairs } from './fresh-pairs.ts'

/** An engineer, a tester and a financial analyst. */
export const moreFreshPairs: FreshPairs[] = [
  {
    title: 'Mechanical design engineer',
    skills: ['SolidWorks', 'Fusion 360', 'Sheet Metal Design', 'GD&T', 'FEA', '3D Printing', 'AutoCAD'],
    rate: { amount: 65, currency: 'USD', per: 'hour' },
    availability: '12 hours a week, evenings and weekends',
    separator: '\n',
    about: [
      'Engineer since 2011, six of those years in a plastics factory',
      'Housing of a baby monitor, two-shot molded, 400,000 pieces made',
      'Sheet metal cabinets for charging stations: flat patterns, bends, IP54',
      'Stress and fatigue analysis of a cargo bike frame, 18 percent lighter after two rounds',
      'Drawings with tolerances for 260 milled parts of a filling machine, made by suppliers in China and Poland',
      'Reverse engineered gears and levers of vintage coffee machines from caliper readings and 3D scans',
      'A robot gripper that holds eggs, from sketch to prototype in 11 days',
      'Renderings and exploded views for the launch page of a bike lock (https://okoro.example/lock)',
      'Converted 1,900 paper drawings of an elevator maker to AutoCAD',
      'Brought the unit cost of a garden sprayer from 9.40 to 6.10 USD with fewer screws',
    ],
    posts: [
      {
        title: 'Enclosure for a smart thermostat',
        description:
          'The electronics are finished, now they need a case: wall mounted, white plastic with a soft gray ring, snap fits instead of screws. We expect 50,000 units a year from an injection mold, so wall thickness and draft must be right. Have you designed enclosures for mass production? Your hourly rate, please.',
        skills: ['Product Design', 'Injection Mold Design'],
        answerable: ['enclosures for mass production', 'hourly rate'],
        best: ['Housing of a baby monitor'],
      },
      {
        title: 'Weatherproof box for telecom equipment',
        description:
          'We need a powder-coated steel enclosure, roughly 80 x 60 x 40 cm, that survives rain on a roof for ten years. It will be laser cut and folded by a shop in Ohio, which wants DXF files and a bend table. Door with lock, cable glands at the bottom.',
        skills: ['CAD Design', 'Metal Fabrication'],
        best: ['Sheet metal cabinets'],
      },
      {
        title: 'Will this bracket break?',
        description:
          'Our bracket carries an outboard motor on an inflatable boat. Two customers sent it back with cracks after a season. We would like a calculation of the loads, including repeated ones, and a proposal that does not add weight. A STEP file exists. What do you charge, and can you share a similar analysis? Finite element analysis is required.',
        skills: ['Finite Element Analysis', 'Mechanical Engineering'],
        answerable: ['What do you charge', 'similar analysis'],
        known: ['finite element analysis'],
        best: ['Stress and fatigue analysis'],
      },
      {
        title: 'Production drawings for CNC parts',
        description:
          'Our 3D assembly of a labeling unit has about 90 turned and machined components but not a single drawing. A machinist in Asia will quote from what you deliver, hence fits, surface finish and datums have to be unambiguous. ISO standard, PDF and DWG.',
        skills: ['Technical Drawing', 'SolidWorks'],
        extraInformation: 'The owner was rude on the phone.',
        private: ['rude'],
        best: ['Drawings with tolerances'],
      },
      {
        title: 'Part for a 1960s sewing machine',
        description:
          'I restore old sewing machines, and one cam has not been made for forty years. I have a worn original and can send it to you or measure it. I need a model that a local shop can print or mill. More parts would follow. Have you copied old parts before?',
        skills: ['3D Modeling', 'Reverse Engineering'],
        answerable: ['copied old parts'],
        best: ['Reverse engineered gears'],
      },
      {
        title: 'End effector for picking strawberries',
        description:
          'A research greenhouse wants to harvest ripe strawberries with a cobot. We look for a designer of fingers that do not bruise the fruit, quickly tried with 3D printed versions. The arm and the vision are done by others. How many hours a week are you available?',
        skills: ['Robotics', 'Prototyping'],
        answerable: ['hours a week'],
        best: ['A robot gripper'],
      },
      {
        title: 'Photorealistic pictures before production starts',
        description:
          'Our espresso grinder exists only as CAD data, but the web shop opens in May. We want eight images that look like studio photos, one of them with all components floating apart. Please send a sample of your work.',
        skills: ['3D Rendering', 'Product Visualization'],
        answerable: ['sample of your work'],
        best: ['Renderings and exploded views'],
      },
      {
        title: 'Digitize blueprints from our archive',
        description:
          'When our founder retired he left about 600 sheets on tracing paper, pumps and valves from 1955 to 1990. They should be redrawn as clean DWG files with layers and the original numbers, not just scanned. We pay per sheet or per hour, as you like.',
        skills: ['AutoCAD', '2D Drafting'],
        best: ['Converted 1,900 paper drawings'],
      },
      {
        title: 'Our dog feeder is too expensive to make',
        description:
          'It sells for 39 USD and costs us almost 17 to make. Too many components, too much manual assembly. We want an experienced eye on materials, joints and the number of parts, with a target of 12. Did you achieve such a saving before?',
        skills: ['Design for Manufacturing', 'Cost Reduction'],
        answerable: ['such a saving'],
        best: ['Brought the unit cost'],
      },
      {
        title: 'Check a molded lid before we order the tool',
        description:
          'The toolmaker wants our go for a mold at 28,000 USD. Before that an independent person should look at our lid for food boxes: draft, ribs, sink marks, where to inject. Two or three hours, with a written list of what to change. ABS or PP, not decided yet.',
        skills: ['DFM', 'Plastics'],
        best: ['Housing of a baby monitor', 'Engineer since 2011'],
      },
    ],
  },
  {
    title: 'QA engineer and test automation',
    skills: ['Playwright', 'Selenium', 'Postman', 'k6', 'Jira', 'TestRail', 'Manual Testing'],
    rate: { amount: 40, currency: 'USD', per: 'hour' },
    availability: '40 hours a week',
    separator: ' ',
    about: [
      'I have tested software for nine years, in fintech, travel and games.',
      'At an airline I replaced two weeks of manual regression with 480 Playwright tests that finish in 14 minutes.',
      'Simulated 20,000 shoppers with k6 before Black Friday and found the query that would have stopped the checkout.',
      'Checked 190 REST endpoints of a payment provider in Postman, permissions and error codes included.',
      'I played a card game on 32 phones and tablets and reported 610 bugs.',
      'Made a flaky Selenium suite reliable: random failures went from 23 percent to under 1.',
      'Wrote the test plan and the traceability matrix for an insulin pump app under IEC 62304.',
      'Built a QA team of five in Krakow, from the job ad to the first release.',
      'Went through a pension portal with NVDA and keyboard only, and 74 barriers were removed.',
      'My bug reports contain steps, logs and a screen recording.',
    ],
    posts: [
      {
        title: 'End-to-end tests for a car rental portal',
        description:
          'Before each release three of us click through search, booking and cancellation for days. This should be done by scripts in TypeScript that run in Chromium and WebKit. Start with the 30 most important flows. What have you automated before, and what is your hourly rate?',
        skills: ['Test Automation', 'TypeScript'],
        answerable: ['automated before', 'hourly rate'],
        best: ['At an airline'],
      },
      {
        title: 'Will our site survive the on-sale?',
        description:
          'Tickets for a sold-out band go on sale on 9 May at ten o’clock, and last year the site was down for an hour. We would like to know how many buyers at once it can take and where it gives up first. The staging environment equals production. Have you done load tests of this size?',
        skills: ['Load Testing', 'Performance Testing'],
        answerable: ['load tests'],
        best: ['Simulated 20,000 shoppers'],
      },
      {
        title: 'Our API has no tests',
        description:
          'A lending platform with some 120 routes, described in OpenAPI. We want to be certain that each role can do only what it may, that wrong input gets the right status, and that this stays so. A collection that runs in GitLab would be ideal. Roughly six weeks of work.',
        skills: ['API Testing', 'Swagger'],
        best: ['Checked 190 REST endpoints'],
      },
      {
        title: 'Try our puzzle game on real devices',
        description:
          'We are a studio of four and own only three iPhones. Before the global launch the game should be tried on many Android and iOS models, old ones too, and every glitch be written down. Two weeks in February. How many devices do you have, and how many hours a week are you free?',
        skills: ['Game Testing', 'Mobile Testing'],
        answerable: ['hours a week'],
        best: ['I played a card game'],
      },
      {
        title: 'CI is red every second day for no reason',
        description:
          'Our 900 browser tests fail by chance, developers press retry and nobody trusts them any longer. Python, WebDriver, Jenkins. Find the causes (waiting, shared data, order?) and get us to a build that means something. Please tell me about a suite you stabilized. Experience with WebDriver is a must.',
        skills: ['Selenium', 'Jenkins'],
        answerable: ['suite you stabilized'],
        extraInformation: 'This might be a scam, be careful.',
        private: ['scam'],
        known: ['WebDriver'],
        best: ['Made a flaky Selenium'],
      },
      {
        title: 'Verification documents for a medical app',
        description:
          'Our blood sugar app will be certified as class IIa. The notified body expects that each requirement is linked to its verification and result, and we have hardly anything. You would set up the documents with our two developers and guide them until the audit.',
        skills: ['Medical Device', 'Technical Documentation'],
        best: ['Wrote the test plan'],
      },
      {
        title: 'Someone to set up quality assurance from zero',
        description:
          'Thirty developers, no testers. We want to hire three or four this year and need an experienced person who defines the roles, interviews candidates, introduces the process and leads the group in the first months. Have you set up a department like this? Rate per hour, please.',
        skills: ['QA Management', 'Hiring'],
        answerable: ['department like this', 'Rate per hour'],
        best: ['Built a QA team'],
      },
      {
        title: 'Is our website usable without a mouse?',
        description:
          'A letter from a lawyer says that our theater’s site violates the ADA. Before we argue, a specialist should try the ticket purchase the way blind visitors do, and list what has to change, with priorities. Automatic scans we have done ourselves.',
        skills: ['Accessibility', 'WCAG'],
        best: ['Went through a pension portal'],
      },
      {
        title: 'Tester who writes so that developers understand',
        description:
          'Our last tester sent messages like "does not work". We need someone who tries our weekly builds of a scheduling tool for two hours each Thursday and describes what went wrong so well that we never have to ask again. How do you document a defect?',
        skills: ['Manual Testing', 'Jira'],
        answerable: ['document a defect'],
        best: ['My bug reports'],
      },
    ],
  },
  {
    title: 'Financial analyst and part-time CFO',
    skills: ['Financial Modeling', 'Excel', 'Valuation', 'Budgeting', 'Forecasting', 'QuickBooks'],
    rate: { amount: 85, currency: 'USD', per: 'hour' },
    availability: '16 hours a week, from 15 January',
    separator: '\n',
    about: [
      'Controller of a brewery group until 2018, independent since then.',
      '- Five-year model for a meal kit startup that closed a seed round of 2.1 million USD',
      '- Weekly liquidity plan that kept a furniture maker with 60 employees solvent',
      '- Valued a veterinary clinic when one partner bought out the other',
      '- Calculated for an e-scooter company in which of its 14 cities a ride earns money',
      '- Consolidated nine companies in four currencies, month end in 5 days instead of 15',
      '- Planned the yearly budget of a private school with its 22 department heads',
      '- Prepared the data room of a biotech company and answered 140 questions of its investors',
      '- Pricing study for a payroll SaaS: three plans instead of one, revenue per customer up 24 percent',
      '- Wrote the loan application of a hotel; the bank granted 3.4 million EUR',
    ],
    posts: [
      {
        title: 'Projections for our first investors',
        description:
          'We make oat drinks and start talking to angels in the spring. Our spreadsheet grew wild and nobody trusts it. We need revenue, costs, hiring and cash until 2030, three scenarios, assumptions on one sheet that we can change ourselves. Did a founder raise money with a model of yours? What is your rate?',
        skills: ['Financial Projection', 'Startup Consulting'],
        answerable: ['raise money with a model', 'your rate'],
        best: ['Five-year model'],
      },
      {
        title: 'Every month we nearly cannot pay salaries',
        description:
          'Joinery with 35 people. Orders are good, but customers pay late and wood has to be paid in advance. I would like to see 13 weeks ahead what comes in and goes out, and be warned early. Help us set this up and update it with my wife, who does the books. Microsoft Excel is required.',
        skills: ['Cash Flow Management', 'Excel'],
        extraInformation: 'He seems confused about his numbers.',
        private: ['confused'],
        known: ['Microsoft Excel'],
        best: ['Weekly liquidity plan'],
      },
      {
        title: 'What is my half of the dental practice worth?',
        description:
          'My colleague retires next year and I want to take over his 50 percent. We get along well but have very different ideas about the price. We look for a neutral person who calculates a fair figure and explains it to both of us. Have you done this for a practice before? Please include your hourly rate.',
        skills: ['Business Valuation', 'Healthcare'],
        answerable: ['for a practice before', 'hourly rate'],
        best: ['Valued a veterinary clinic'],
      },
      {
        title: 'Which of our delivery kitchens should we close?',
        description:
          'Eleven kitchens in eleven places, the total is slightly negative. We have exports of orders, wages and rent, but no picture of what one order contributes in each location after all direct expenses. The result goes to our shareholders at the end of the month.',
        skills: ['Profitability Analysis', 'Data Analysis'],
        best: ['Calculated for an e-scooter company'],
      },
      {
        title: 'Group reporting takes three weeks',
        description:
          'We have subsidiaries in Poland, Sweden, the UK and the US. Their figures arrive in different layouts, intercompany balances never match, and exchange rates are typed in by hand. The board wants the numbers by the sixth working day. How many hours a week could you spend on this?',
        skills: ['Consolidation', 'Management Reporting'],
        answerable: ['hours a week'],
        best: ['Consolidated nine companies'],
      },
      {
        title: 'Annual planning at a museum',
        description:
          'Ten divisions from restoration to café hand in wishes each October, which end up in one huge file, and then there are quarrels. We want somebody from outside to lead the talks with the heads of the divisions and turn them into one plan the trustees can approve. When can you start?',
        skills: ['Budget Planning', 'Nonprofit'],
        answerable: ['When can you start'],
        best: ['Planned the yearly budget'],
      },
      {
        title: 'Due diligence begins in four weeks',
        description:
          'A fund wants to buy a third of our laboratory and has sent a request list with 200 lines. Contracts, cap table and financials must be collected, named and uploaded, and somebody has to reply to what they ask in between. Our only finance employee is on leave. Describe your experience with due diligence.',
        skills: ['Due Diligence', 'Corporate Finance'],
        answerable: ['experience with due diligence'],
        best: ['Prepared the data room'],
      },
      {
        title: 'How much should our software cost?',
        description:
          'All 900 customers of our rostering tool pay the same 29 USD, from the kiosk to the hospital. We feel that this is wrong. You would analyze usage and churn, interview a few customers and propose tiers, including what happens to existing contracts. Have you done this for a SaaS product?',
        skills: ['Pricing Strategy', 'SaaS'],
        answerable: ['for a SaaS product'],
        best: ['Pricing study'],
      },
      {
        title: 'The bank wants a business plan',
        description:
          'We run two bakeries and would like to buy the building of the third. Our bank asks for a plan with investment, repayment and a forecast before it lends us 600,000 EUR. We know bread, not spreadsheets. Have you obtained a credit for a family business, and what do you charge?',
        skills: ['Business Plan Writing', 'Financing'],
        answerable: ['what do you charge'],
        best: ['Wrote the loan application'],
      },
    ],
  },
]
