/** Trades about machine learning, language models and the automation of work. */
import type { Trade } from './trade.ts'

export const aiTrades: Trade[] = [
  {
    name: 'chatbots and retrieval',
    is: /\b(?:chat ?bots?|rag\b|retrieval[- ]augmented|llms?|large language models?|langchain|llama[- ]?index|open ?ai|gpt[- ]?4o?(?: api)?|(?:chat ?)?gpt (?:api|bot|assistant)|assistants? api|prompt engineer\w*|vector (?:database|store|search)|pinecone|weaviate|qdrant|ai agents?|custom gpts?|semantic (?:search|retrieval))\b/i,
    isNot: /\b(?:voice (?:agent|assistant|bot)|phone calls?|vapi|synthflow|telephony)\b/i,
    remarks: [
      {
        when: /\b(?:medical|health|healthcare|patients?|doctors?|clinics?|symptoms|therapy)\b/i,
        needs: /\b(?:chat ?bots?|assistants?|bots?)\b/i,
        unless: /\b(?:health insurance (?:included|benefits)|medical benefits)\b/i,
        says: 'With health questions I would settle first what the bot must pass on to a person, since one confident wrong answer does more harm than ten it declines.',
      },
      {
        when: /\b(?:rag\b|retrieval|knowledge ?base|semantic|weaviate|pinecone|qdrant|vector (?:database|store|search)|(?:our|your|internal|pdf|upload\w*|own|private|company) (?:\w+ ){0,2}(?:documents?|pdfs?|files)|pdf chat ?bot)/i,
        unless: /\b(?:llm training|annotat\w+)\b/i,
        says: 'I would first collect real questions together with the passages that answer them, so that we can tell whether the search or the model is at fault when an answer is wrong.',
      },
      {
        when: /\b(?:customer (?:support|service|inquiries|questions|engagement)|(?:our|the|a|real estate|company) website|visitors?|potential (?:clients|customers)|leads?|real estate|appointments?)\b/i,
        needs: /\b(?:chat ?bots?|chat ?box|assistants?|bots?|conversational)\b/i,
        says: 'For a bot that talks to customers, I would define first what it must not answer and how it hands over to a person.',
      },
      {
        when: /\b(?:real[- ]?time (?:data|prices|stock|inventory|availability)|(?:live|current|product) (?:prices|pricing|inventory|availability)|inventory|stock levels|propert(?:y|ies) listings?|specific properties|availability of|check availability)\b/i,
        unless: /\b(?:powerpoint|slides?|documents? (?:editor|generation))\b/i,
        says: 'I would look up anything that changes (prices, stock, dates) at the time of the question, so that the bot never gives last week’s answer.',
      },
      {
        when: /\b(?:(?:improve|increase|better|higher|inaccurate|wrong) (?:\w+ ){0,3}(?:accuracy|answers?|retrieval|responses?|results|quality|prompts?)|hallucinat\w+|evaluat(?:e|ion)|prompt (?:engineer\w*|design\w*|optimi[sz]\w+))\b/i,
        says: 'I would fix a small set of test cases before tuning anything, so that each change can be shown to help.',
      },
      {
        when: /\b(?:token (?:costs?|usage)|(?:api|llm|openai) costs?|latency|cost[- ](?:effective|efficient))\b/i,
        unless: /\b(?:train(?:ing)? (?:data|of|an?|the|llms?|models?)|llm training|annotat\w+)\b/i,
        says: 'I would log the cost per conversation from the first day; a smaller model is often enough for most steps.',
      },
      {
        when: /\b(?:whatsapp|messenger|facebook|instagram)\b/i,
        says: 'I would check the rules of the messaging service first (who may write first, and within which hours), because they limit what the flow can do.',
      },
      {
        when: /\b(?:chat ?bots?|chat ?box|assistants?|ai agents?|custom gpts?)\b/i,
        unless: /\b(?:assistants? to (?:join|help our)|slides?|powerpoint)\b/i,
        isGeneral: true,
        says: 'I would collect some thirty real questions with good answers first, because they show more about a model and its prompt than any demo.',
      },
      {
        when: /\b(?:(?:integrat\w+|connect\w*|use|using) (?:\w+ ){0,4}(?:open ?ai|gpt\S*|llms?|chatgpt)|(?:open ?ai|gpt\S*|llms?|chatgpt) (?:api|integration))\b/i,
        isGeneral: true,
        says: 'I would have the model return a fixed structure and check it before anything uses it, because a fluent answer in the wrong form is what breaks such a feature.',
      },
    ],
    questions: [
      {
        when: /\b(?:documents?|knowledge|data|faq|rag|retrieval)\b/i,
        unless:
          /\b(?:pdfs?|docx?|confluence|notion|website content|sharepoint|database|google (?:drive|sheets)|csv|html|pages of)\b/i,
        asks: 'In what form is the knowledge today, and how often does it change?',
      },
      {
        when: /\bchat ?bots?\b/i,
        unless:
          /\b(?:human|fallback|website content|hand ?over|hand off|escalat\w+|live agent|representatives?|transfer)\b/i,
        asks: 'What should happen when the bot does not know the answer?',
      },
    ],
  },
  {
    name: 'voice',
    is: /\b(?:voice (?:agents?|assistants?|bots?|ai)|phone (?:calls?|agent|bot)|vapi|synthflow|twilio voice|ivr|vonage|telephony|voip|asterisk|text[- ]to[- ]speech|speech[- ]to[- ]text)\b/i,
    remarks: [
      {
        when: /\b(?:ai (?:voice |phone )?(?:agents?|assistants?|callers?|bots?)|voice (?:agents?|assistants?|bots?|ai)|vapi|synthflow|retell|bland|conversational ai)\b/i,
        says: 'In a call the pause before each answer matters more than the wording, so I would measure that first and choose the model and the voice accordingly.',
      },
      {
        when: /\b(?:appointments?|booking|schedul\w+|calendar|crm)\b/i,
        says: 'I would have names, numbers and dates read back before anything is booked, since those are what speech recognition gets wrong.',
      },
      {
        when: /\b(?:ivr|(?:call|ai|voice) flows?|routing|call center|queues?)\b/i,
        says: 'I would draw the call flow with its dead ends (silence, wrong key, nobody there) before configuring it.',
      },
    ],
    questions: [],
  },
  {
    name: 'machine learning',
    is: /\b(?:machine learning|deep learning|neural networks?|pytorch|tensorflow|computer vision|image (?:classification|recognition|segmentation)|object detection|yolo|opencv|reinforcement learning|predictive model\w*|train(?:ing)? (?:a |an |the |custom )?models?|fine[- ]?tun\w+|nlp|nlu|recommendation (?:system|engine))\b/i,
    isNot: /\b(?:mentor (?:me|my|us)|tutorials?|instructor|tutor)\b/i,
    position:
      'I would measure what you run today against a simple rule in the first week, because that shows how much there is to gain before anything is trained.',
    remarks: [
      {
        when: /\b(?:reinforcement learning|\brl\b|agent)/i,
        needs:
          /\b(?:stuck|never reach\w*|not (?:learning|converg\w+|improving|training)|doesn['’]t (?:learn|converge)|does not (?:learn|converge))\b/i,
        unless: /\b(?:chat ?bot|user feedback)\b/i,
        says: 'With a stuck agent I would check the scaling of observations, the end of episodes and the sign of the reward on a toy case before tuning anything.',
      },
      {
        when: /\b(?:reinforcement learning|ppo|dqn|rl based)\b/i,
        unless: /\b(?:chat ?bot|user feedback|vision|stuck)\b/i,
        says: 'I would run the same training on a toy case with a known best policy first, because a wrong reward and slow learning look the same from outside.',
      },
      {
        when: /\b(?:(?:medical|ultrasound|satellite|x-ray|product|hyperspectral|hsi|test|training|of) images?|images? (?:classification|segmentation|recognition|dataset|data|of)|(?:dataset of|from|analy[sz]e) (?:\w+ ){0,2}(?:images|videos?)|computer vision|cameras?|object detection|(?:face|plate|facial) (?:recognition|detection)|detect and track|yolo\w*|opencv)\b/i,
        unless:
          /\b(?:mentor|calibrat\w+|cuda|stable diffusion|midjourney|image generation|crops? model\w*|deepfake)\b/i,
        says: 'I would look at the images the model gets wrong before changing it; light, angle and doubtful labels explain most of them.',
      },
      {
        when: /\b(?:implement\w* (?:\w+ ){0,4}papers?|reproduc\w+|arxiv|(?:of|from|in) (?:a|the|this) paper|attached (?:paper|study))\b/i,
        unless: /\b(?:stuck|debug\w*)\b/i,
        says: 'To follow a paper I would reproduce its smallest published figure first and only then change the data.',
      },
      {
        when: /\b(?:fine[- ]?tun\w+|llama|bert|transformers?|language model)\b/i,
        says: 'Before fine-tuning I would measure how far the plain model gets with good examples, as the comparison every later run needs.',
      },
      {
        when: /\b(?:deploy(?:ed|ment)? (?:\w+ ){0,5}(?:production|infrastructure|cloud|aws|gcp|azure|models?)|real[- ]?time (?:inference|predictions?|response)|response time|requests per second|mlops)\b/i,
        says: 'I would put a simple model behind the final interface early, so that swapping in a better one is all that is left.',
      },
      {
        when: /\b(?:predict(?:s|ion|ions|ing|ive)?|forecast\w*|classif(?:y|ier|ication)|scoring|probability of)\b/i,
        unless: /\b(?:images?|videos?|computer vision|mentor)\b/i,
        says: 'I would make the split between training and test data first, by time or by customer where that matters, because a leak there makes every later figure too good.',
      },
      {
        when: /\b(?:models?|learning|networks?|predict\w*|classif\w*)\b/i,
        unless:
          /\b(?:mentor|tutorials?|existing project|portfolio|prompts?|write[- ]?up|chapter|thesis|proposal and)\b/i,
        isGeneral: true,
        says: 'I would begin with a simple baseline, so that every later model has something to beat.',
      },
    ],
    questions: [
      {
        when: /\b(?:train\w*|predict\w*|classif\w+|detect\w+|label\w*|supervised)\b/i,
        unless:
          /\b(?:dataset|data ?sets?|prompts?|write[- ]?up|chapters?|labell?ed|annotated|reinforcement|rl|samples|images of|\d[\d,.]* (?:rows|records|images|examples)|csv|kaggle|historical|our (?:\w+ )?(?:data|database)|we have (?:the )?data)\b/i,
        asks: 'How much labeled data is there already?',
      },
    ],
  },
  {
    name: 'workflow automation',
    is: /\b(?:workato|zapier|make\.com|integromat|n8n|pabbly|power automate|workflow automation|automate (?:\w+ ){0,3}(?:workflows?|process\w*|tasks)|airtable|business automation|gohighlevel|go high level|clickup|monday\.com)\b/i,
    remarks: [
      {
        when: /\b(?:bidirectional|two[- ]way|(?:both|real[- ]time) (?:directions|sync\w*)|synchroni[sz]ation between|sync (?:\w+ ){0,3}(?:between|with))\b/i,
        says: 'For a sync I would decide field by field which system owns the value, because otherwise two edits at once undo each other.',
      },
      {
        when: /\b(?:http module|webhooks?|json|(?:api|custom) (?:calls?|requests?|modules?))\b/i,
        says: 'I would get one call working with a fixed example before adding the mapping, so that a fault is either in the request or in the data, never in both.',
      },
      {
        when: /\b(?:crm|contacts?|hubspot|leads|sales (?:process|pipeline|team|workflows?))\b/i,
        says: 'I would settle the key that identifies a contact first, because duplicates make a team stop trusting an automation.',
      },
      {
        when: /\b(?:invoices?|invoicing|payments?|accounting|quickbooks|xero|purchase orders?)\b/i,
        unless: /\bpayment (?:terms|verified|schedule)\b/i,
        says: 'Where money is involved I would make every run safe to repeat, so that a retry cannot create a second invoice.',
      },
      {
        when: /\b(?:airtable|notion|clickup|monday\.com)\b/i,
        unless: /\b(?:sync\w*|bidirectional|entry|enter)\b/i,
        says: 'I would tidy lists, fields and statuses before connecting anything, since each automation built on a wrong field has to be built twice.',
      },
      {
        when: /\b(?:automat\w+|workflows?|process\w*)\b/i,
        isGeneral: true,
        says: 'I would begin with the step that costs your team the most time and give it a visible error path, so that a failed run reaches a person.',
      },
    ],
    questions: [
      {
        when: /\b(?:zapier|make\.com|n8n|integromat|pabbly)\b/i,
        unless:
          /\b(?:per (?:day|week|month)|daily|weekly|monthly|every|errors?|fix\w*|module|position|full[- ]time|long[- ]term|\d+ (?:orders|leads|records|invoices|emails|tasks)|volume|free plan|paid plan|subscription)\b/i,
        asks: 'About how many runs a month should it handle?',
      },
    ],
  },
  {
    name: 'bots and scripts',
    is: /\b(?:telegram bot|discord bot|whatsapp bot|python script|bash script|powershell|automation script|selenium|playwright|puppeteer|browser automation|chrome extension|scripts? to (?:automate|run|download|rename|convert|extract))\b/i,
    remarks: [
      {
        when: /\b(?:notif(?:y|ies|ication|ications)|alerts? (?:me|us|when)|(?:monitor|track)(?:s|ing)? (?:\w+ ){0,5}(?:accounts?|wallets?|sales|prices?|follow\w*|changes|tweets|posts))\b/i,
        needs: /\bbots?\b/i,
        says: 'I would store the last known state of everything that is watched and compare with it, so that a restart neither misses a change nor reports it twice.',
      },
      {
        when: /\b(?:bugs?|fix(?:es|ing)?|debug\w*|(?:issue|problem) (?:is|with)|not accurate|inaccurate|wrong (?:results?|output|values?)|\d+% done)\b/i,
        needs: /\bscripts?\b/i,
        says: 'I would take one input that gives a wrong result, work out the right one by hand, and change the script until both agree, so that the fix is proven.',
      },
      {
        when: /\b(?:telegram|discord|whatsapp|slack)\b/i,
        unless: /\bnotif(?:y|ies)\b/i,
        isGeneral: true,
        says: 'I would keep the state of each user in a database from the start, because bots are restarted more often than anyone plans for.',
      },
      {
        when: /\b(?:selenium|playwright|puppeteer|browser automation|captcha)\b/i,
        unless: /\bfun ?captcha\b/i,
        says: 'Browser scripts break when a page changes, so I would keep every page’s selectors in one place and save a screenshot with each failure.',
      },
      {
        when: /\bchrome extension\b/i,
        says: 'I would ask for as few permissions as possible; each additional one lengthens the store’s review and scares users.',
      },
      {
        when: /\b(?:optimi[sz](?:e|ing)|refactor\w*|script that works|slow|speed up|faster|more efficient)\b/i,
        says: 'I would keep the current output as a reference and compare after each change, so that faster never means different.',
      },
      {
        when: /\b(?:(?:rename|convert|process|merge|move|copy|organi[sz]e|split|extract|label|read)\w* (?:\w+ ){0,5}(?:files|folders|documents|pdfs|images|videos)|folders?|batch)\b/i,
        says: 'I would have the script write to a new folder and list what it skipped, so that a strange file neither stops the run nor gets lost.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:existing|fix|bugs?|works?|done|windows|linux|mac(?:os)?|c#|\.net|azure|proxy|excel|word|powershell|extension|telegram|discord|server|cloud|vps|aws|laptop|docker|heroku|raspberry|colab)\b/i,
        asks: 'Will it run on a desktop computer or on a server?',
      },
    ],
  },
]
