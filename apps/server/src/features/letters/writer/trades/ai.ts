/** Trades about machine learning, language models and the automation of work. */
import type { Trade } from './trade.ts'

export const aiTrades: Trade[] = [
  {
    name: 'chatbots and retrieval',
    is: /\b(?:chat ?bots?|rag\b|retrieval[- ]augmented|llms?|large language models?|langchain|llama[- ]?index|open ?ai|gpt[- ]?4o?(?: api)?|(?:chat ?)?gpt (?:api|bot|assistant)|assistants? api|prompt engineer\w*|vector (?:database|store|search)|pinecone|weaviate|qdrant|ai agents?|custom gpts?|semantic (?:search|retrieval))\b/i,
    isNot: /\b(?:voice (?:agent|assistant|bot)|phone calls?|vapi|synthflow|telephony)\b/i,
    always:
      'I would collect some thirty real questions with good answers first; they show more about a model and its prompt than any demo.',
    remarks: [
      {
        when: /\b(?:rag|retrieval|documents?|pdfs?|knowledge ?base|vector|semantic|weaviate|pinecone|qdrant)\b/i,
        says: 'I would first collect real questions together with the passages that answer them, so that we can tell whether the search or the model is at fault when an answer is wrong.',
      },
      {
        when: /\b(?:customer (?:support|service|inquiries|questions)|website|visitors?|leads?|real estate|bookings?)\b/i,
        says: 'For a bot that talks to customers, I would define first what it must not answer and how it hands over to a person.',
      },
      {
        when: /\b(?:real[- ]?time (?:data|prices|stock)|prices?|inventory|propert(?:y|ies)|bookings?)\b/i,
        unless: /\b(?:powerpoint|slides?|documents? (?:editor|generation))\b/i,
        says: 'I would look up anything that changes (prices, stock, dates) at the time of the question, so that the bot never gives last week’s answer.',
      },
      {
        when: /\b(?:accura\w+|hallucinat\w+|improve (?:the )?(?:answers?|retrieval|responses?|quality)|evaluat\w+|retrieval)\b/i,
        says: 'I would fix a small set of test cases before tuning anything, so that each change can be shown to help.',
      },
      {
        when: /\b(?:token (?:costs?|usage)|api costs?|latency|cost[- ]effective|scal(?:e|able|ability))\b/i,
        unless: /\b(?:train(?:ing)? (?:data|of|an?|the|llms?|models?)|llm training|annotat\w+)\b/i,
        says: 'I would log the cost per conversation from the first day; a smaller model is often enough for most steps.',
      },
      {
        when: /\b(?:whatsapp|telegram|slack|messenger|facebook|instagram)\b/i,
        says: 'I would check the rules of the messaging service first (who may write first, and within which hours), because they limit what the flow can do.',
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
        when: /\b(?:ai|agents?|assistants?|vapi|synthflow|llm|gpt)\b/i,
        says: 'In a call the pause before each answer matters more than the wording, so I would measure that first and choose the model and the voice accordingly.',
      },
      {
        when: /\b(?:appointments?|booking|schedul\w+|calendar|crm)\b/i,
        says: 'I would have names, numbers and dates read back before anything is booked, since those are what speech recognition gets wrong.',
      },
      {
        when: /\b(?:ivr|flows?|routing|call center|queue)\b/i,
        says: 'I would draw the call flow with its dead ends (silence, wrong key, nobody there) before configuring it.',
      },
    ],
    questions: [],
  },
  {
    name: 'machine learning',
    is: /\b(?:machine learning|deep learning|neural networks?|pytorch|tensorflow|computer vision|image (?:classification|recognition|segmentation)|object detection|yolo|opencv|reinforcement learning|predictive model\w*|train(?:ing)? (?:a |an |the |custom )?models?|fine[- ]?tun\w+|nlp|nlu|recommendation (?:system|engine))\b/i,
    always: 'I would begin with a simple baseline, so that every later model has something to beat.',
    remarks: [
      {
        when: /\b(?:reinforcement learning|agent is stuck|reward|gym)\b/i,
        says: 'With a stuck agent I would check the scaling of observations, the end of episodes and the sign of the reward on a toy case before tuning anything.',
      },
      {
        when: /\b(?:images?|videos?|computer vision|cameras?|object detection|yolo|opencv)\b/i,
        says: 'I would look at the images the model gets wrong before changing it; light, angle and doubtful labels explain most of them.',
      },
      {
        when: /\b(?:paper|implement\w* (?:of )?(?:a |the )?paper|reproduc\w+)\b/i,
        says: 'To follow a paper I would reproduce its smallest published figure first and only then change the data.',
      },
      {
        when: /\b(?:fine[- ]?tun\w+|llama|bert|transformers?|language model)\b/i,
        says: 'Before fine-tuning I would measure how far the plain model gets with good examples, as the comparison every later run needs.',
      },
      {
        when: /\b(?:deploy\w*|production|real[- ]?time)\b/i,
        says: 'I would put a simple model behind the final interface early, so that swapping in a better one is all that is left.',
      },
      {
        when: /\b(?:predict\w*|forecast\w*|classif\w+|scoring)\b/i,
        says: 'I would make the split between training and test data first, by time or by customer where that matters, because a leak there makes every later figure too good.',
      },
    ],
    questions: [
      {
        when: /\b(?:train\w*|predict\w*|classif\w+|detect\w+|label\w*|supervised)\b/i,
        unless:
          /\b(?:dataset|data ?sets?|labell?ed|annotated|reinforcement|rl|samples|images of|\d[\d,.]* (?:rows|records|images|examples)|csv|kaggle|we have (?:the )?data)\b/i,
        asks: 'How much labeled data is there already?',
      },
    ],
  },
  {
    name: 'workflow automation',
    is: /\b(?:zapier|make\.com|integromat|n8n|pabbly|power automate|workflow automation|automate (?:\w+ ){0,3}(?:workflows?|process\w*|tasks)|airtable|business automation|gohighlevel|go high level|clickup|monday\.com)\b/i,
    always:
      'I would begin with the step that costs your team the most time and give it a visible error path, so that a failed run reaches a person.',
    remarks: [
      {
        when: /\b(?:apis?|http module|webhooks?|json)\b/i,
        says: 'I would get one call working with a fixed example before adding the mapping, so that a fault is either in the request or in the data, never in both.',
      },
      {
        when: /\b(?:crm|leads?|contacts?|hubspot|sales|email)\b/i,
        says: 'I would settle the key that identifies a contact first, because duplicates make a team stop trusting an automation.',
      },
      {
        when: /\b(?:invoices?|orders?|payments?|accounting|quickbooks|xero)\b/i,
        says: 'Where money is involved I would make every run safe to repeat, so that a retry cannot create a second invoice.',
      },
      {
        when: /\b(?:airtable|notion|sheets?|clickup|monday)\b/i,
        says: 'I would tidy the tables before connecting anything, since each automation built on a wrong field has to be built twice.',
      },
      {
        when: /\b(?:automat\w+|workflows?|process\w*)\b/i,
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
    always:
      'I would have the script log what it did and continue after a failed item, so that one bad record does not stop a run.',
    remarks: [
      {
        when: /\b(?:telegram|discord|whatsapp|slack)\b/i,
        says: 'I would keep the state of each user in a database from the start, because bots are restarted more often than anyone plans for.',
      },
      {
        when: /\b(?:selenium|playwright|puppeteer|browser automation|captcha)\b/i,
        says: 'Browser scripts break when a page changes, so I would keep every page’s selectors in one place and save a screenshot with each failure.',
      },
      {
        when: /\bchrome extension\b/i,
        says: 'I would ask for as few permissions as possible; each additional one lengthens the store’s review and scares users.',
      },
      {
        when: /\b(?:optimi[sz]\w+|refactor\w*|existing script|script that works|slow|modify)\b/i,
        says: 'I would keep the current output as a reference and compare after each change, so that faster never means different.',
      },
      {
        when: /\b(?:files|folders?|excel|word documents?|microsoft word|pdfs?|csv)\b/i,
        says: 'I would have the script write to a new folder and list what it skipped, so that a strange file neither stops the run nor gets lost.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:windows|linux|mac(?:os)?|c#|\.net|azure|proxy|excel|word|powershell|extension|telegram|discord|server|cloud|vps|aws|laptop|docker|heroku|raspberry|colab)\b/i,
        asks: 'Will it run on a desktop computer or on a server?',
      },
    ],
  },
]
