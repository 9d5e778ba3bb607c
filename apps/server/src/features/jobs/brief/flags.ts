/**
 * Finds red flags: lines in which a client wants contact outside the marketplace, money from applicants, their
 * accounts, or work without pay. What the product does with chats, fees, logins and samples is no flag.
 */
import type { Flag } from '@gigbell/contract'
import { readLines } from './asks/segments.ts'

/** No post has more flags that a person would read. */
const MAX_FLAGS = 10

interface FlagRule {
  kind: Flag['kind']
  when: RegExp
  unless?: RegExp
}

const WHY: Record<Flag['kind'], string> = {
  off_platform:
    'Outside the marketplace its payment protection does not apply, and many marketplaces close accounts for it.',
  pay_to_work: 'An honest client pays you. Nobody has to pay, deposit or buy anything to get work.',
  credentials: 'No client needs your accounts, passwords, codes or identity documents to hire you.',
  unpaid_sample:
    'The client wants finished work before paying. Offer samples of earlier work, or a paid test.',
}

const CHAT = `(?:whats ?app|telegram|signal|skype|wechat|viber|we chat|line app|discord|google (?:hangouts?|chat)|hangouts?|imessage|facebook messenger|messenger|instagram dm)`
const SITE = String.raw`(?:upwork|fiverr|freelancer(?:\.com)?|the (?:platform|marketplace|site|website|app)|(?:this|of) (?:platform|marketplace|site|website|app)|peopleperhour|guru)`
/** Somebody else than the applicant writes, pays or logs in. */
const PRODUCT_CHAT =
  /\b(?:bots?|chatbots?|buttons?|api|integrat\w+|automat\w+|links?|footer|header|icons?|widgets?|plugins?|channels?|communit\w+|customers?|users?|clients?|visitors?|patients?|guests?|members?|kunden\w*|clientes?|followers|subscribers?|notifications?|messages (?:from|to)|comments|campaigns?|marketing|posts?|support|scrap\w+|groups?|numbers?(?! (?:below|in|is))|answer (?:messages|questions))\b/i
const NEGATED =
  /\b(?:(?:please )?(?:do not|don['’]t|never|no need to|we(?: will)? (?:never|not|don['’]t))\b.{0,30}\b(?:contact|message|ask|send|share|write|pay|request)|(?:be|get) (?:reported|blocked|banned|rejected)|not allowed|against (?:the )?(?:rules|terms)|stay on|keep (?:all |everything |it )?(?:on|inside|within))\b/i

const RULES: FlagRule[] = [
  {
    kind: 'off_platform',
    when: new RegExp(
      String.raw`\b(?:contact|message|text|reach|write (?:to )?(?:me|us)|add (?:me|us|my|our)|ping|dm|hit|find|escr[ií]b\w+|apply|respond|cont[aá]ct\w*|kontaktier\w+|schreib\w*|meld\w*|contactez|écri\w+|envoyez|join|drop|send|call)\b.{0,50}\b${CHAT}\b|\b${CHAT}\b.{0,40}\b(?:me|us|only|before (?:you )?apply|interview|@\w+|at \+?\d|número|number (?:below|is|in)|for (?:details|more|faster|a quick))\b|\b(?:interviews?|communication|onboarding|briefing|conversation|hiring)\b.{0,40}\b(?:via|through|on|over|by|using|held (?:on|via))\b.{0,15}\b${CHAT}\b`,
      'iu',
    ),
    unless: new RegExp(`${PRODUCT_CHAT.source}|${NEGATED.source}`, 'i'),
  },
  {
    kind: 'off_platform',
    when: new RegExp(
      String.raw`\b(?:outside|off|not through|not via|bypass(?:ing)?|skip(?:ping)?|without|leave|instead of|away from|fuera de|en dehors de|außerhalb)\b.{0,20}\b(?:${SITE}|la plataforma|la plateforme|der plattform|this (?:platform|site))\b|\boff[- ]platform\b|\b(?:work|pay|deal|hire|paid) (?:you )?(?:directly|off[- ]?site)\b.{0,40}\b(?:paypal|bank|wise|crypto|usdt|fees?|cash)\b|\b(?:avoid|save|without|skip|loses?)\b.{0,20}\b(?:upwork|fiverr|platform|marketplace|service|site)(?:['’]s)? (?:fees?|commission|cut)\b`,
      'iu',
    ),
    unless: new RegExp(
      String.raw`${NEGATED.source}|\b(?:do not|don['’]t|never|no)\b.{0,40}\boutside\b|\b(?:experience|samples?|work|portfolio|projects) outside\b|\b(?:users?|customers?|visitors?|guests?|drivers?|patients?)\b`,
      'i',
    ),
  },
  {
    kind: 'off_platform',
    when: /\b(?:(?:send|e-?mail (?:me|us|your|it|at|to)|mail (?:me|us|your|it)|write|reach|contact|apply|forward|submit|reply|schick\w*|env[ií]\w*|envoyez)\b.{0,60}(?:[\w.+-]{2,40}\s?(?:@|\(at\)|\[at\]|\bat\b)\s?[\w-]{2,30}\s?(?:\.|\bdot\b|\(dot\))\s?(?:com|net|org|io|co|de|fr|es|info)\b|\b(?:e-?mail|gmail)(?: address)? (?:below|in the (?:picture|image|attachment))))|\b(?:call|text|sms)\b.{0,15}\b(?:me|us)\b.{0,15}\+?\d[\d\s()-]{6,15}/i,
    unless: new RegExp(
      `${NEGATED.source}|\\b(?:customers?|users?|visitors?|the (?:app|form|script|system|bot|site))\\b`,
      'i',
    ),
  },
  {
    kind: 'pay_to_work',
    when: /\b(?:you(?:['’]ll| will| must| need to| have to| should| first)?|applicants?|freelancers?|candidates?|needed|required|there is|new (?:freelancers|members|workers)|before (?:you|starting|we))\b.{0,50}\b(?:registration|training|joining|onboarding|application|processing|starter|activation|security|refundable|membership|verification|background check|enrol+ment|administrative) ?(?:fee|deposit|payment|kit|bond|charge)s?\b|\b(?:refundable|security|small|upfront) (?:deposit|payment|fee)\b.{0,60}\b(?:before|prove|needed|required|first task|serious|start|from (?:you|freelancers|applicants))\b|\b(?:a|an) (?:registration|training|joining|application|onboarding|activation|processing|membership) fee\b.{0,40}\b(?:for (?:new )?(?:freelancers|applicants|workers|you)|applies|is (?:due|required|charged|needed)|before|must)\b|\byou (?:first |have to |must |need to |will )?(?:buy|purchase|pay for|invest in|top up|recharge|fund)\b.{0,60}\b(?:course|kit|starter|package|account|wallet|licen[cs]e|equipment|training|software|reimburse|salary|tasks?)\b|\b(?:top up|fund|recharge)\b.{0,30}\b(?:account|wallet|balance)\b|\bsend you a (?:check|cheque)\b|\b(?:deposit|cash) (?:it|the (?:check|cheque))\b.{0,40}\b(?:forward|send|transfer)\b|\b(?:buy|purchase)\b.{0,20}\bgift cards?\b.{0,40}\b(?:codes?|pay you back|reimburse|send)\b|\b(?:hay que|debes|tienes que|deberás) (?:pagar|abonar|depositar)\b.{0,40}\b(?:cuota|inscripción|depósito|fianza|matrícula)|\b(?:devrez|devez|faut) (?:régler|payer|verser)\b.{0,40}\b(?:frais|caution|dépôt|inscription)|\b(?:require|charge|ask for|take|collect)\b.{0,20}\b(?:security |refundable |registration |joining )?(?:deposit|bond)\b.{0,60}\byou\b|\byou (?:first |will |['’]ll )?(?:have to|must|need to|should) (?:first )?(?:pay\b|(?:buy|purchase)\b.{0,30}\b(?:kit|package|course|material|licen[cs]e))|\b(?:freelancers|applicants|candidates|workers) pay\b.{0,20}\d|\bsend (?:us )?a deposit\b|\b(?:training|course|registration|starter kit|background check)\b.{0,30}\b(?:costs?|is)\b.{0,40}\b(?:must be paid|to be paid|paid before|payable|before (?:the|your) first)\b|\b(?:kaution|anmeldegebühr|bearbeitungsgebühr|registrierungsgebühr|vorkasse)\b.{0,50}(?<!\p{L})(?:zahlen|überweisen|fällig|nötig|bezahlen|hinterlegen)|\b(?:zahlen|überweisen|bezahlen|hinterlegen)\b.{0,40}\b(?:kaution|anmeldegebühr|bearbeitungsgebühr|registrierungsgebühr)/iu,
    unless:
      /\b(?:users?|customers?|tenants?|students?|members? (?:pay|can)|clientes?|el cliente|shop|store|checkout|the app|our (?:platform|course|software)|we (?:pay|cover|reimburse) (?:for |the )?(?:tools|travel|fees?)|no (?:registration |training |joining )?(?:fees?|deposit)|refund policy|calculat\w+|feature|page|form|excel|sheet)\b/i,
  },
  {
    kind: 'credentials',
    when: /\b(?:share|send|give|provide|tell|need|want|lend|rent(?:ing)?|borrow|use|buy|submit|upload|enter|hand over|must provide|access to|brauchen|necesit\w+|envía\w*|donnez|envoyez)\b.{0,50}\b(?:your|tu|su|votre|vos|ihre?|deine?|verified)\b.{0,40}\b(?:log-?ins?(?: (?:data|details))?|passwords?|credentials|(?:upwork|fiverr|freelancer|linkedin|google|facebook|paypal|bank(?:ing)?|verified|marketplace) (?:\w+ )?accounts?|online[- ]banking|bank (?:account|login|details)|usuario|contraseña|mot de passe|identifiants|zugangsdaten|passwort|passport|id[- ]?card|identity card|driver['’]?s licen[cs]e|social security|ssn|national id|credit card|selfie|seed phrase|private key|wallet)\b|\b(?:rent|buy|borrow|lease)\b.{0,20}\b(?:your|a|an)\b.{0,30}\b(?:upwork|fiverr|freelancer|linkedin|paypal|verified)\b.{0,15}\b(?:account|profile)\b|\b(?:log-?in|password)s? (?:of|for|to) your\b|\b(?:buy|rent|lease|purchase)\b.{0,20}\b(?:upwork|fiverr|freelancer?|linkedin|paypal|verified)\b.{0,20}\b(?:accounts?|profiles?)\b|\b(?:forward|send|tell|give|text)\b.{0,6}\b(?:us|me)\b.{0,6}\bthe (?:\w+ )?code\b.{0,40}\b(?:texts?|sends?|sent|receive|get|arrives?)\b|\b(?:photo|picture|copy|scan|image) of your (?:passport|id\b|identity|driver|national|credit)|\b(?:verification|security|otp|one[- ]time) (?:code|password)\b.{0,30}\byou (?:receive|get)|\byour (?:verification|otp|one[- ]time) code\b|\byour social security\b|\b(?:full|remote|complete) access to your (?:computer|pc|laptop|machine|account)|\b(?:anydesk|team ?viewer)\b.{0,60}\b(?:full|your) (?:access|computer|account)|\bpost in your name\b/iu,
    unless:
      /\b(?:never share|do not (?:share|send)|don['’]t (?:share|send|ask)|users?|customers?|the (?:app|form|page|system|site|script|bot)|our (?:app|form|staging|server|cms|site)|we(?:['’]ll| will) (?:share|give|send|provide)|you(?:['’]ll| will) (?:get|receive)|login (?:page|form)|reset|password managers?|placeholder|field)\b/i,
  },
  {
    kind: 'unpaid_sample',
    when: /\b(?:unpaid|non[- ]?paid|not paid|without (?:pay|payment|compensation)|no pay|free of charge|uncompensated|for free|at no cost|no remunerad\w+|sin remuneración|gratis|gratuit\w*|non rémunér\w+|unbezahlt\w*|nicht vergütet|nicht bezahlt|ohne bezahlung|kostenlos\w*)\b.{0,60}\b(?:tests?|trials?|samples?|tasks?|assignments?|exercises?|challenges?|episodes?|chapters?|drafts?|posters?|concepts?|articles?|project|pages?|week|days?|mock-?ups?|prueba|artículo|essai|test|probe\w*|artikel|first|work)\b|\b(?:tests?|trials?|samples?|tasks?|article|project|trial (?:week|day|period)|prueba|essai|probe\w*)\b.{0,60}\b(?:(?:is|are|will be|be) (?:unpaid|not paid|free|not compensated)|unpaid|for free|without (?:pay|payment|compensation)|no se (?:paga|remunera)|no es remunerada|no (?:será )?remunerad\w+|n['’]est pas (?:payée?|rémunérée?)(?!\p{L})|(?:wird|werden) nicht (?:vergütet|bezahlt)|unbezahlt)\b|\b(?:we|I) (?:do not|don['’]t|will not|won['’]t|cannot) pay for (?:the |any )?(?:test|trial|sample|first)|\bfree (?:mock-?up|sample|test|trial|concept|draft|design|logo|article|translation|demo)s?\b.{0,60}\b(?:with (?:your|the) (?:proposal|bid|application)|before (?:we|I|you)|of (?:our|my|the)|first|as a)\b|\b(?:design|create|make|write|build|record|translate|draw|draft|send(?: us| me)?|submit)\b.{0,60}\bfree\b.{0,40}\b(?:with (?:your|the) (?:proposal|bid|application)|before|first|sample)|\b(?:custom|original|new|complete|finished|full)\b.{0,30}\b(?:concept|logo|design|mock-?up|draft|article|edit|translation)\b.{0,30}\bwith (?:your|the) (?:bid|proposal|application)|\b(?:edit|write|translate|design|make|create|draw|record|build|retouch|transcribe|code|proofread)\b.{3,60}\bfor free\b|\bn['’]est pas (?:payée?|rémunérée?)(?!\p{L})|\bpay only (?:the )?winner|\bonly the (?:best|winner|winning)\b.{0,20}\b(?:paid|gets? paid|is paid)/iu,
    unless:
      /\b(?:(?<!un)paid (?:test|trial)|no unpaid|we promise|sample (?:boxes|products|packs)|trial of our|our (?:tool|software|app|product)\b(?!.{0,40}\b(?:before|bid|proposal)\b)|(?:test|trial|sample)s? (?:is|are|will be) paid|do not ask for free|don['’]t ask for free|free trial of (?:our|the)|software|users?|customers?|visitors?|cosmetics|write about|offers?|giv(?:e|ing) (?:users|customers|them)|subscription|landing page|generator|app|saas|spam)\b/i,
  },
  {
    // "All further talks happen on Telegram, my handle is …"
    kind: 'off_platform',
    when: new RegExp(
      String.raw`\b(?:talks?|communicat\w+|conversations?|interviews?|chats?|discussions?|details|everything|contact)\b.{0,30}\b(?:happens?|takes? place|is|are|held|go(?:es)?|continues?|will be)\b.{0,15}\b(?:on|via|over|in|through)\s${CHAT}\b|\b${CHAT}\b.{0,30}\b(?:handle|username|user ?name)\b|\b(?:mensaje|message|messages|nachricht|write|send|reply|talk|speak|chat)\b.{0,30}\b(?:on|via|over|por|per|sur|über|auf|through|by)\s${CHAT}\b|\b(?:pay|wire|transfer)\b.{0,20}\byou\b.{0,30}\b(?:straight|directly)\b.{0,20}\b(?:bank|paypal|account|wise)\b`,
      'iu',
    ),
    unless: new RegExp(`${PRODUCT_CHAT.source}|${NEGATED.source}`, 'i'),
  },
  {
    // The applicant pays: "You must deposit 100 USDT before …", "The security deposit is returned after …"
    kind: 'pay_to_work',
    when: /(?:\b(?:you|applicants?|freelancers?|candidates?|new (?:members?|hires?|workers?))\b.{0,25}\b(?:pay|deposit|purchase|buy|fund|top up|recharge|wire|invest)\b|^\W{0,4}(?:please |kindly |first,? )*(?:deposit|purchase|buy|fund|top up|pay)\b).{0,60}\b(?:fees?|deposit|kit|course|training|material|licen[cs]e|usdt|crypto|bitcoin|wallet|gift cards?|\d+ ?(?:dollars?|euros?|usd|eur|pounds)|[$€£]\d+)\b.{0,60}\b(?:before|prior|first|start\w*|return\w*|refund\w*|reimburs\w*|unlock|assigned|work|serious)\b|\b(?:applicants?|freelancers?|candidates?|you) (?:must |have to |need to |will |should |first )?(?:pay|transfer|deposit|wire)\b.{0,40}\b(?:guarantee|security|bond|deposit|small fee|fee)\b|\b(?:deposit|fee|payment|guarantee)\b.{0,40}\b(?:required|needed|due|expected|asked)\b.{0,10}\b(?:from|by|of) (?:you|applicants|freelancers|candidates)\b|\b(?:please|kindly|must|have to|need to) (?:top up|deposit|fund)\b.{0,40}\b(?:usdt|crypto|bitcoin|\d)|\b(?:security|registration|processing|training|onboarding|activation|application|joining|refundable) (?:fee|deposit|payment)\b.{0,60}\b(?:return\w*|refund\w*|get (?:it )?back|applies|for (?:new )?(?:applicants|freelancers|members)|from (?:applicants|freelancers|you)|before (?:you|starting|your first|the first|work))\b|\b(?:check|cheque)\b.{0,40}\b(?:cash|deposit)\b.{0,60}\b(?:wire|forward|send|transfer)\b/iu,
    unless:
      /\b(?:users?|customers?|tenants?|students?|guests?|members (?:pay|can)|clientes?|shop|store|checkout|cart|the app|marathon|our (?:platform|course|software)|we (?:pay|cover)|no (?:registration |training |joining )?(?:fees?|deposit)|calculat\w+|feature|excel|sheet|never)\b/i,
  },
  {
    kind: 'credentials',
    when: /\b(?:rents?|renting|lends?|lending|sells?|selling|leases?|leasing)\b(?: out)?\b.{0,25}\b(?:upwork|fiverr|freelancer|linkedin|paypal|verified|marketplace)\b.{0,15}\baccounts?\b|\b(?:send|forward|tell|give|share|text)\b.{0,12}\b(?:the|your|an?) otp\b|\byour (?:bank\w*|paypal|upwork|fiverr|google|gmail|linkedin|facebook|apple|e-?mail|account)\b.{0,20}\b(?:user ?names?|passwords?|log-?ins?|credentials)\b.{0,30}\b(?:needed|required|necessary|so that|so we|to (?:us|me))\b|\b(?:send|forward|tell|give|share|text|read)\b.{0,20}\b(?:sms|verification|security|login|otp|google) codes?\b.{0,30}\b(?:you (?:get|receive)|to (?:us|me|our)|sent to you)\b/iu,
    unless: /\b(?:users?|customers?|the (?:app|form|page|system|site|script|bot)|never|do not|don['’]t)\b/i,
  },
  {
    // A test, a sample or a first piece, and that nobody pays for it.
    kind: 'unpaid_sample',
    when: /\b(?:tests?|trials?|samples?|drafts?|assignments?|tasks?|probe\w*|prueba|essai|first (?:\w+ ){0,2}\w+)\b.{0,60}(?<!\p{L})(?:won['’]t be paid|(?:will|is|are|be) (?:not |un)(?:be )?paid|isn['’]t paid|aren['’]t paid|not be paid|no payment|no compensation|without (?:pay|payment|compensation)|ne sera pas payée?|non payée?|nicht bezahlt|no se paga)(?!\p{L})|\b(?:no payment|no pay|not pay|no compensation)\b.{0,30}\b(?:tests?|trials?|samples?|drafts?|assignments?|first)\b|\b(?:is|as) a free (?:test|trial|sample)\b|\b(?:design|logo|mock-?up|article|translation|edit|draft|concept)s?\b.{0,60}\bwithout (?:compensation|payment|pay)\b/iu,
    unless: /\b(?:users?|customers?|visitors?|subscription|invoices?|promise|never)\b/i,
  },
]

/** Every rule needs one of these words. */
const HINT =
  /\b(?:whats ?app|telegram|signal|skype|we ?chat|viber|line app|discord|hangouts?|google chat|imessage|messenger|instagram|outside|off\b|off-|not (?:through|via)|bypass|skip|without|leave|instead|away from|fuera|en dehors|außerhalb|directly|fees?|commission|cut\b|gmail|e-?mail|call|text|sms|deposit|payment|kit\b|bond|buy|purchase|pay\b|invest|top up|recharge|fund|check|cheque|gift cards?|pagar|abonar|depositar|régler|payer|verser|kaution|gebühr|vorkasse|überweis\w*|bezahl\w*|zahlen|anmeldegebühr\w*|bearbeitungsgebühr\w*|registrierungsgebühr\w*|log-?ins?|passwords?|credentials|accounts?|bank\w*|usuario|contraseña|mot de passe|identifiants|zugangsdaten|passwor\w*|passport|id\b|identity|licen[cs]e|social security|ssn|credit card|selfie|seed|private key|wallet|profile|codes?|access|anydesk|team ?viewer|your name|unpaid|non-?paid|not paid|no pay|free|uncompensated|no cost|remunerad\w*|remuneración|gratis|gratuit\w*|rémunéré\w*|unbezahlt\w*|vergütet|kostenlos\w*|compensated|winner|winning|best|n['’]est|ne sera|tests?|trials?|samples?|first|se paga|talks?|handle|return\w*|material|usdt|codes?|otp|guarantee|required|rents?|accounts?|costs?|require|charge|with (?:your|the) (?:bid|proposal|application))\b|@|\(at\)/iu

/** Returns the red flags of a post, in its order. */
export function findFlags(post: string): Flag[] {
  const flags = new Map<string, Flag>()
  for (const line of readLines(post)) {
    for (const { text: quote } of line.segments) {
      if (flags.size === MAX_FLAGS) return [...flags.values()]
      if (!HINT.test(quote)) continue
      const rule = RULES.find(({ when, unless }) => when.test(quote) && !unless?.test(quote))
      if (rule && !flags.has(quote)) flags.set(quote, { kind: rule.kind, quote, why: WHY[rule.kind] })
    }
  }
  return [...flags.values()]
}
