/**
 * Names tools of the post that the person has and the works of the letter do not show: in the trade that begins the letter
 * where they are what the post is about, or in a sentence of their own. Its works are chosen in choose-cards.ts.
 */
import { countWords, joinList } from '../../../platform/text.ts'
import {
  displayNameOf,
  escapeRegExp,
  findImpliedSkills,
  findSkills,
  normalizeSkill,
} from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { isTool, sharedSkills } from './answers.ts'
import type { Material } from './material.ts'
import { hasName, isCommon } from './names.ts'
import { phrases } from './phrases.ts'
import type { Statement } from './statement.ts'
import { readTrade, tellTrade } from './trade.ts'

/** More names read like a list of keywords. */
const MOST_NAMES = 4
/**
 * A letter that says more shows enough of languages and platforms that are not in the title. A single tool that is not
 * in the title is worth no sentence there; readers called it tacked on. In words.
 */
const FEW_WORDS = 60
const MANY_WORDS = 75
/** With so many, no tool is worth a sentence of its own. */
const MOST_WORDS = 140
/** The name of a language or a platform is not worth the first sentence of a letter with more words. */
const FEW_FOR_PLATFORMS = 45
const PLATFORM =
  /^(?:AWS|Amazon Web Services|Azure|Google Cloud|GCP|Python|JavaScript|TypeScript|Java|PHP|SQL|Linux|C#|C\+\+|(?:Microsoft )?Excel|HTML|CSS)$/i
const isPlatform = (name: string) => PLATFORM.test(displayNameOf(name) ?? name)
/** After works told in detail, "I work with Python." alone says nothing. */
const COMMON = /^(?:AWS|Amazon Web Services|Python|JavaScript|TypeScript)$/i
/** What somebody works in, and not with. */
const FIELD = /^(?:Web3|Blockchain|DeFi|IoT|SaaS|E-?commerce)$/i
/**
 * Standards, formats, platforms, kinds of software ("RAG", "LLMs") and fields of work, which nobody works with as with a tool, and
 * what nearly every developer uses ("GitHub").
 */
const NO_TOOL =
  /^(?:Git(?:Hub|Lab)?|\p{Lu}{2}-\d{3}|MC[TP]|MCSE|CCN[AP]|CKAD?|CKS|PMP|CISSP|FMCG|B2[BC]|E-E-A-T|HR|KPIs?|ROI|PDF|MBOX|open[- ]source|CTF|YAML|Markdown|Regex|General Ledger|Algorithms|Information retrieval|RAG|LLMs?|iOS|Android|GDPR|ISO\b.*|SOC ?\d?|HIPAA|PCI\b.*|OWASP|REST(?:ful)?(?: APIs?)?|JSON|XML|CSV|APIs?|.* (?:content|terms|quality|vision|networks?|structures?|campaigns?|security|testing|writing|assistance|support|entry|services?|architecture|management|development|engineering)|\p{L}+(?:tronics|botics|lytics|istics))$/iu
/** What most people have is worth no sentence. */
const OFFICE = /^(?:(?:Microsoft )?(?:Excel|Word|PowerPoint|Outlook|Office)|Google (?:Sheets|Docs|Drive))$/i

/**
 * Returns what the person is, where no work names what the post is about; it begins a letter that says `said` about the
 * person, and how long in `experience`. Null where it adds nothing.
 */
export function nameTrade(
  task: LetterTask,
  material: Material,
  said: string,
  experience = '',
): string | null {
  const isLong = countWords(said) > FEW_FOR_PLATFORMS
  const titled = findUnnamed(readTools(task, material), `${said} ${experience}`).filter(
    (name) => namesTool(task.job.title, name) && !(isLong && PLATFORM.test(name)),
  )
  if (said === '' || INTRODUCES.test(said)) return null
  const trade = tellTrade(task, [...new Set([...titled, ...titled.map(brandOf)])])
  return trade && experience !== '' ? withExperience(trade, experience) : trade
}

/**
 * Adds the tools that the post wants, the person has and nothing `said` names to the sentence about how long the person has done
 * this work: "I am a tester with 6 years of experience and work with Postman and Jira."
 */
export function addTools(experience: string, task: LetterTask, said: string): string {
  if (!TAKES_TOOLS.test(experience)) return experience
  const tools = findDemandedTools(task, `${said} ${experience}`)
  if (!isWorthNaming(tools, task)) return experience
  // "…, the last 5 years Kubernetes every day" has enough parts.
  return /, (?:the |of which )?last\b/.test(experience)
    ? `${experience} ${phrases.en.workWith(list(tools, 'and'))}`
    : withTools(experience, tools)
}

/** "I am a tester, on sites and apps, and work with Postman." */
const withTools = (said: string, tools: readonly string[]) =>
  joinTools(said, ` and work with ${list(tools, 'and')}`)

/** Sets the end of a list of several parts off by a comma. */
const joinTools = (said: string, tools: string) =>
  `${said.replace(/\.$/, '')}${/,| who | and \d+ with /.test(said) ? ',' : ''}${tools}.`

/** Returns a sentence with what the person is and works with, for a letter that says neither; null where it has too little to name. */
export function tellTradeWithTools(task: LetterTask, said: string): string | null {
  const trade = INTRODUCES.test(said)
    ? null
    : readTrade(task.profile)?.replace(/(?<=\w{4,}) who (?!\S+$).+$/, '')
  const tools = findDemandedTools(task, `${said} ${trade ?? ''}`)
  return trade && isWorthNaming(tools, task) ? withTools(`I am ${trade}`, tools) : null
}

/** Returns a sentence with the tools that the post is about, for a letter that says nothing else of who writes; null without several. */
export function tellTools(task: LetterTask): string | null {
  const tools = findDemandedTools(task, '')
  return tools.length < LEAST_TOOLS ? null : phrases.en.workWith(list(tools, 'and'))
}

/** A single tool is worth naming where it is what the post is about. */
const isWorthNaming = (tools: readonly string[], { job: { title, description } }: LetterTask) =>
  tools.length >= LEAST_TOOLS ||
  tools.some(
    (name) =>
      namesTool(title, name) || (!isPlatform(name) && findSkills(description, [name]).length >= OFTEN),
  )
/** How often a post names a tool that it is about. */
const OFTEN = 2

/** The skills of the profile that are tools, that the post names and `said` does not: those of the title first, at most three. */
function findDemandedTools(task: LetterTask, said: string): string[] {
  if (task.options.language !== 'en' || task.options.length === 'short') return []
  const tools = findUnnamed(readDemandedTools(task), said).filter((name) => !isShown(name, said))
  return tools
    .filter((name, at) => !tools.slice(0, at).some((other) => isSameBrand(name, other)))
    .slice(0, MOST_TOOLS)
}

/** "SageMaker" and "Amazon SageMaker", "Ubuntu" and "Ubuntu Server" */
const isSameBrand = (one: string, other: string) => hasName(one, other) || hasName(other, one)

const demandedTools = new WeakMap<LetterTask, readonly string[]>()

/**
 * The tools of a profile that the post names: those of its title first, then those it names most often, and platforms after others that
 * it names as often. A letter asks for them several times.
 */
function readDemandedTools(task: LetterTask): readonly string[] {
  const known = demandedTools.get(task)
  if (known) return known
  const { job, profile } = task
  const post = `${job.title}\n${job.description}\n${job.skills.join('\n')}`
  const mentions = new Map<string, number>()
  const brands = profile.skills.flatMap((skill) => readBrand(skill, job))
  const own = [...new Set([...brands, ...profile.skills.flatMap(readParts)])]
  for (const { key } of findSkills(post, own)) mentions.set(key, (mentions.get(key) ?? 0) + 1)
  const mentionsOf = (name: string) => mentions.get(normalizeSkill(name)) ?? 0
  const isWanted = (name: string) =>
    mentionsOf(name) > 0 &&
    isTool(name) &&
    !usedLongAgo(name, profile.about) &&
    /\p{Lu}/u.test(name) &&
    ![FIELD, NO_TOOL].some((form) => form.test(name)) &&
    !OFFICE.test(displayNameOf(name) ?? name) &&
    (isCertainName(name) || !isWrittenLow(name, `${post} ${profile.about}`))
  const tools = own
    .filter(isWanted)
    .sort(
      (one, other) =>
        mentionsOf(other) - mentionsOf(one) || Number(isPlatform(one)) - Number(isPlatform(other)),
    )
  const titled = new Set(tools.filter((name) => namesTool(job.title, name)))
  const sorted = [...titled, ...tools.filter((name) => !titled.has(name))]
  demandedTools.set(task, sorted)
  return sorted
}

/** "I used TensorFlow in university and at my first job": what somebody worked with once is not what they work with. */
const usedLongAgo = (name: string, about: string): boolean =>
  new RegExp(
    String.raw`\bI (?:only )?(?:used|tried|learned|learnt|studied) (?:[^.;:,]{0,30} )?${escapeRegExp(name)}(?![\p{L}\d]) (?:only )?(?:in|at|during) (?:the |my )?(?:university|school|college|uni|first job|last job|old job|studies|bootcamp|thesis)\b`,
    'iu',
  ).test(about)

/** The names in an entry of the skills: "OpenCV (CUDA build)", "PostgreSQL / RDS", "SQL (MySQL, PostgreSQL)" */
function readParts(skill: string): string[] {
  const [, head = skill, inside = ''] = skill.match(/^([^()]+?) \(([^()]+)\)$/) ?? []
  const known = inside.split(/, | \/ /).filter((part) => displayNameOf(part.trim()) !== undefined)
  return [...head.split(' / '), ...known].map((part) => part.trim()).filter((part) => part !== '')
}

/** The brand of a tool that the post is about: "CrowdStrike" of "CrowdStrike Falcon", "AWS" of "AWS EC2", "Stripe" of "Stripe Radar" */
function readBrand(skill: string, { title, description }: LetterTask['job']): string[] {
  const [brand = '', more] = skill.split(' ')
  const isBrand = displayNameOf(brand) !== undefined || /^\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(brand)
  if (more === undefined || !isBrand) return []
  return hasName(title, brand) || findSkills(description, [brand]).length >= OFTEN ? [brand] : []
}

/** Names that are no words, however a post writes them: "selenium" */
const isCertainName = (name: string) => {
  const known = displayNameOf(name)
  return known !== undefined && !WORD_TOO.test(known)
}
const WORD_TOO =
  /^(?:Go|Rust|Swift|Dart|React|Spring|Express|Flask|Word|Access|Excel|Outlook|Unity|Unreal|Make|Notion|Slack|Zoom|Chef|Salt|Puppet|Vault|Spark|Airflow|Teams|Assembly|Scratch|Basic|Nest|Next|Nuxt|Ionic|Flutter|Electron|Elastic|Sketch|Illustrator|Premiere|Audition|Sass|Less|Stripe|Square|Buffer|Segment|Looker|Tableau|Postman|Insomnia|Selenium Grid)$/i

/** "I am a tester with 6 years of experience": another sentence would not go on with what the person works with. */
const TAKES_TOOLS =
  /^I(?:['’]m| am) (?!.* and work with ).*years of experience|^I have \S.* years of experience (?:in|with)\b|^I(?:['’]ve| have) been an? [^,]+ (?:for \S+ years|since \d{4})\.$/
const LEAST_TOOLS = 2
const MOST_TOOLS = 3

/** "I am an ERP consultant with ten years of experience and work with Odoo." */
function withExperience(trade: string, experience: string): string {
  const [named = '', tools = ''] = trade.replace(/\.$/, '').split(/(?= and work with )/)
  if (!experience.startsWith('I am ')) return trade
  if (tools === '') return experience.startsWith(`${named} `) ? experience : trade
  return joinTools(experience, tools)
}

/** A Zoho developer has Zoho CRM. */
const brandOf = (name: string) =>
  name
    .split(' ')
    .filter((part, at) => at === 0 || !KIND_OF_TOOL.test(part))
    .join(' ')

/** Returns a sentence with the other tools for a letter that says `said` about the person; null where it says enough. */
export function nameOtherTools(task: LetterTask, material: Material, said: string): string | null {
  const words = phrases[task.options.language]
  const implied = impliedBy(said, material)
  const isTitled = (name: string) => namesTool(task.job.title, name)
  const unnamed = findUnnamed(readTools(task, material), said).filter(
    (name) => !implied.has(normalizeSkill(name)) && !isShown(name, said),
  )
  if (said === '') {
    const own = unnamed.length > 0 ? unnamed : toolsOfTrade(task)
    return own.length === 0 ? null : words.workWith(list(own, words.and))
  }
  const length = countWords(said)
  const isShort = task.options.length === 'short'
  const isPlain = unnamed.every((name) => isPlatform(name))
  // "Some Azure SQL Managed Instance" in a text makes nobody work with Azure.
  const own = [...task.profile.skills, ...task.profile.projects.flatMap(({ skills }) => skills)]
  const wanted = unnamed.filter((name) => {
    if (!own.some((skill) => normalizeSkill(skill) === normalizeSkill(name)) && !isTitled(name)) return false
    if (isShort) return isTitled(name) && !PLATFORM.test(name) && length < MANY_WORDS
    if (!isTitled(name)) return length < (isPlain ? FEW_WORDS : MOST_WORDS)
    return length < (PLATFORM.test(name) ? MANY_WORDS : MOST_WORDS)
  })
  const isCommon = (name: string) =>
    COMMON.test(displayNameOf(name) ?? name) || (!isTitled(name) && OFFICE.test(displayNameOf(name) ?? name))
  const isTackedOn = wanted.length === 1 && length >= FEW_WORDS && !wanted.some(isTitled)
  if (wanted.every(isCommon) || isTackedOn) {
    const demanded = length < MOST_WORDS ? findDemandedTools(task, said) : []
    const named = demanded.filter((name) => !isPlatform(name))
    return named.length >= LEAST_TOOLS ? words.workWith(list(demanded, words.and)) : null
  }
  // "Also" would make what the post, or the person's trade, is about an aside.
  const isMain = (name: string) => isTitled(name) || namesTool(task.profile.title, name)
  return (wanted.some(isMain) ? words.workWith : words.alsoWith)(list(wanted, words.and))
}

/** "For a freight company I worked on document approvals": what was made, up to its description */
const MADE =
  /^((?:(?:For|At) [^.:]{3,90}? )?I (?:built|worked on|designed|developed|made|set up|created|rebuilt|wrote) (?![^.:,(“]{0,60} (?:with|using|that|which|where|who|in \p{Lu}|on \p{Lu}|\p{Ll}+s \p{Ll}+ \p{Ll}+ing\b))[^.:,(“\d]{3,50}?)(?=: |\.(?: |$)| \()/u

/** Names the tool that the post is about in the sentence of a project made with it: "I worked on document approvals with Power Automate". Not where `trade`, the sentence before, does. */
export function nameToolOf(
  task: LetterTask,
  material: Material,
  { kind, skills }: Statement,
  { text, trade }: { text: string; trade: string },
): string {
  if (kind !== 'project' || task.options.language !== 'en') return text
  const [tool] = findUnnamed(readTools(task, material), `${trade} ${text}`).filter(
    (name) => namesTool(task.job.title, name) && skills.has(normalizeSkill(name)) && !isShown(name, text),
  )
  return tool ? text.replace(MADE, `$1 with ${nameTool(displayNameOf(tool) ?? tool)}`) : text
}

/** What a work shows without naming it: a site is written in HTML, and an add-in belongs to a spreadsheet. */
const SHOWN: [tool: RegExp, work: RegExp][] = [
  [
    /^(?:HTML5?|CSS3?|JavaScript)$/i,
    /\b(?:web ?sites?|sites?|web ?shops?|landing pages?|web (?:app|audio)\w*|front[- ]?end)\b/i,
  ],
  [/Excel$/i, /\b(?:workbooks?|spreadsheets?|add-?ins?|macros?)\b/i],
  [/^(?:Microsoft )?Azure$/i, /\bAZ-\d{3}\b|\b(?:Synapse|Entra|Bicep|Cosmos DB|AKS)\b/],
  [
    /^(?:AWS|Amazon Web Services)$/i,
    /\b(?:EC2|S3|Lambda|DynamoDB|CloudFront|Cognito|SageMaker|Fargate|RDS|EKS|ECS)\b/,
  ],
  [/^(?:OpenAI(?: API)?|ChatGPT)$/i, /\bGPT\b|\bgpt-|\bembeddings?\b/i],
  [/^C#$/, /\.NET\b|\bBlazor\b|\bASP\b/],
  [/^Docker$/i, /\bcontainers?\b/i],
  [/^(?:Ubuntu|Linux)$/i, /\b(?:Ubuntu|Debian|bash|systemd)\b/i],
]
const isShown = (name: string, said: string) =>
  SHOWN.some(([tool, work]) => tool.test(displayNameOf(name) ?? name) && work.test(said))

/** "I am a developer …" says what the person is. */
export const INTRODUCES = /^\s*(?:Yes, )?(?:I am an?\b|I['’]m an?\b|My name is\b)/

const namesTool = (text: string, name: string) =>
  findSkills(text, [name]).some(({ key }) => key === normalizeSkill(name))

/** The tools that the post wants and the person has. */
function readTools({ job, profile, options }: LetterTask, material: Material): string[] {
  const post = `${job.title}\n${job.description}`
  const isName = (name: string) =>
    displayNameOf(brandOf(name)) !== undefined ||
    // "ClickDimensions" is no common tool, "Webinars" none at all, and in German all nouns are capitalized.
    (options.language !== 'de' &&
      !isWrittenLow(name, `${post} ${profile.about}`) &&
      UNKNOWN_NAME.test(name) &&
      !isCommon(name) &&
      profile.skills.includes(name) &&
      post.includes(name))
  // "A Java monolith" of a client makes nobody a Java developer.
  const own = [...profile.skills, ...profile.projects.flatMap(({ skills }) => skills)].map(normalizeSkill)
  const isOwn = (name: string) =>
    !LANGUAGE.test(name) || own.includes(normalizeSkill(name)) || namesTool(profile.title, name)
  return sharedSkills(post, material).filter(
    (name) => isName(name) && isTool(name) && !FIELD.test(name) && isOwn(name),
  )
}
const LANGUAGE = /^(?:Java|PHP|C#|C\+\+|Python|JavaScript|TypeScript|Ruby|Go|Rust|Kotlin|Swift|Scala)$/i

const isWrittenLow = (name: string, text: string) =>
  new RegExp(
    String.raw`(?<![\p{L}.])${escapeRegExp(name.toLowerCase().replace(/s$/, ''))}s?(?!\p{L})`,
    'u',
  ).test(text)
/** "Teltonika", "ERPNext", but not "Cybersecurity" and "Analytics" */
const UNKNOWN_NAME = /^\p{Lu}[\p{L}\d.+#]{3,}(?<!ity|ics|logy|ship|ance|ence|ism|graphy)$/u

/** What the tools of a text imply: an application with React is written in JavaScript. */
const impliedBy = (text: string, { skills }: Material) =>
  new Set(findSkills(text, [...skills.values()]).flatMap(({ key }) => [...findImpliedSkills(key)]))

/** Those of the names that a text does not have, also not in part. */
function findUnnamed(names: readonly string[], text: string): string[] {
  const shown = new Set(findSkills(text, names).map(({ key }) => key))
  const lower = text.toLowerCase()
  return names.filter(
    (name) =>
      !shown.has(normalizeSkill(name)) &&
      !name
        .split(/[\s/.]+/)
        .some((part) => part.length > 2 && !KIND_OF_TOOL.test(part) && lower.includes(part.toLowerCase())) &&
      !namesStem(text, name),
  )
}

/** "a D3 chart" names D3.js. */
const namesStem = (text: string, name: string) =>
  /\.js$/i.test(name) &&
  new RegExp(String.raw`(?<![\p{L}\d])${escapeRegExp(name.slice(0, -3))}(?![\p{L}\d])`, 'iu').test(text)

/** "the CRM's API" does not name Zoho CRM. */
const KIND_OF_TOOL = /^(?:CRM|API|SDK|apps?|web|cloud|server|data|studio|services?|analytics|platform)$/i

/** Tools of the trade are better than nothing about the person. */
const toolsOfTrade = ({ profile }: LetterTask) =>
  profile.skills.filter((name) => isTool(name) && displayNameOf(name)).slice(0, 3)

const list = (names: readonly string[], and: string) =>
  joinList([...new Set(names.map((name) => nameTool(displayNameOf(name) ?? name)))].slice(0, MOST_NAMES), and)
const nameTool = (name: string): string => {
  const whole = name === 'OpenAI' ? 'OpenAI API' : name
  return / API$/.test(whole) ? `the ${whole}` : whole
}
