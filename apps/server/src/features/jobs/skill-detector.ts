/**
 * Detects skills in texts. `findNames` finds names of any vocabulary; `detectSkills` finds the skills that jobs know,
 * for posts that name none: in any spelling ("node js" is Node.js), but not names that are everyday words.
 */
import { skillKey } from './skills.ts'

/** A skill that jobs name. */
export interface KnownSkill {
  id: string
  name: string
  key: string
}

/** The rest of a longer text seldom names more skills. */
const MAX_SEARCHED_LENGTH = 10_000
const MAX_WORDS_IN_NAME = 4
const MAX_NAME_LENGTH = 60
const MAX_SKILLS = 20

/** Skills whose names usually mean something else in a sentence. */
const ambiguousKeys = new Set(
  (
    'agility algorithms article attentiontodetail automation backup basic classification communicationskills compliance ' +
    'computerscience cv expert formatting game governance highlevel indexing migration modeling opensource outreach ' +
    'problemsolving resume review server templates troubleshooting ' +
    'access accessibility administration advertising amazon analysis analytics apex api app art assembly audio ' +
    'base bash blog bootstrap branding bubble budgeting business camera cloud coaching coding communication communications ' +
    'concept consulting content dart data database debugging delivery design development documentation ' +
    'drawing editing education email ember encryption engineering english events excel express fashion finance flask flow framer ' +
    'go google growth hardware health hosting hr html5 implementation instagram internet invoicing it leadership ' +
    'liquid logic logistics maintenance make management marketing mathematics meteor mobile music negotiation net ' +
    'networking news notion numbers office onboarding optimization phone photography photos planning presentation ' +
    'presentations product programming project prolog publishing r reading recruiting redux reporting research retail ' +
    'robotics ruby rust safety sales scheduling scala script scripting security sketch slack smartphone social software ' +
    'spark spring spreadsheet startup statistics strategy stripe support swift tablet teaching technology telegram test ' +
    'testing time tools training travel tutoring unity video web website windows word work writing zoom'
  ).split(' '),
)
/** Ambiguous skills that count when they are written exactly like the name: "Unity", but not "unity". */
const exactSpellingKeys = new Set(
  'amazon bubble dart highlevel ember excel flask instagram meteor net notion redux rust scala sketch slack spark stripe swift telegram unity zoom'.split(
    ' ',
  ),
)

/** A part of a text that could be the name of a skill. */
export interface NameCandidate {
  spelling: string
  /** Where it starts in the text. */
  position: number
  /** The number of its words, which dots do not separate: "Node.js" is one. */
  words: number
}

const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|[.](?=[\p{L}\p{N}]))*/gu
/** The name of a skill never spans lines, sentences or brackets. */
const BOUNDARY = /[\n,;:!?()[\]{}"“”|•*]|\.\s/

/** A web address without its "https:" (the first group), or another run of characters without spaces. */
const ADDRESS_OR_CHUNK = /(\/\/\S+|www\.\S+)|[^\s,;:()]+/g
/**
 * A mail address, or a domain and its path. Endings are in lower case because "React.Me" and "C#.NET" are no domains.
 * Country endings that are common English words, such as "it" and "in", are left out.
 */
const MAIL_OR_DOMAIN =
  /@|[\p{L}\p{N}-]\.(?:com|org|net|edu|gov|info|biz|io|ai|dev|app|co|me|xyz|link|site|online|tech|cloud|page|shop|store|tv|gg|ly|eu|uk|de|fr|es|nl|pl|pt|ch|cz|se|dk|fi|ro|ua|ru|tr|ca|au|nz|br|mx|jp|cn|kr|sg|pk|bd)(?![\p{L}\p{N}])/u
/** A file name. "js" is left out because "React.js" is a spelling of React. */
const FILE_NAME =
  /[\p{L}\p{N}]\.(?:html?|s?css|php|py|ipynb|tsx?|jsx|java|rb|rs|cs|cpp|sh|sql|vue|json|xml|ya?ml|toml|md|txt|csv|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|webp|psd|mp[34]|zip|exe|apk)$/u

/**
 * Finds names in a text, in their order. `lookUp` returns what a candidate names, or undefined. The longest name
 * comes first, so that "React Native" is not also "React".
 */
export function* findNames<T>(
  text: string,
  lookUp: (candidate: NameCandidate) => T | undefined,
): Generator<T> {
  const words = [...text.matchAll(WORD)]
  for (let from = 0; from < words.length; ) {
    let used = 1
    for (let count = Math.min(MAX_WORDS_IN_NAME, words.length - from); count > 0; count--) {
      const position = words[from]!.index
      const last = words[from + count - 1]!
      const spelling = text.slice(position, last.index + last[0].length)
      if (spelling.length > MAX_NAME_LENGTH || BOUNDARY.test(spelling)) continue
      const found = lookUp({ spelling, position, words: count })
      if (found === undefined) continue
      yield found
      used = count
      break
    }
    from += used
  }
}

/** Detects at most 20 known skills in a title and a text, those of the title first. `known` is by key. */
export function detectSkills(
  title: string,
  text: string,
  known: ReadonlyMap<string, KnownSkill>,
): KnownSkill[] {
  const findSkill = (spelling: string) => {
    const skill = known.get(skillKey(spelling))
    return skill && isUnambiguous(skill, spelling) ? skill : undefined
  }
  const searched = splitDottedWords(
    `${title}\n${text.slice(0, MAX_SEARCHED_LENGTH)}`,
    (word) => findSkill(word) !== undefined,
  )
  const skills = new Map<string, KnownSkill>()
  const named = findNames(searched, ({ spelling, words }) => {
    const skill = findSkill(spelling)
    return skill && (words === 1 || canBeSplit(skill)) ? skill : undefined
  })
  for (const skill of named) {
    skills.set(skill.id, skill)
    if (skills.size === MAX_SKILLS) break
  }
  return [...skills.values()]
}

/**
 * Replaces the dots inside words with spaces, because posts often lack the space after a full stop: "React.We need".
 * Names, web addresses and file names keep their dots.
 */
function splitDottedWords(text: string, isName: (word: string) => boolean): string {
  return text.replace(ADDRESS_OR_CHUNK, (chunk, address?: string) =>
    address || !chunk.includes('.') || MAIL_OR_DOMAIN.test(chunk)
      ? chunk
      : chunk.replace(WORD, (word) =>
          isName(word) || FILE_NAME.test(word) ? word : word.replace(/(?!^)\./g, ' '),
        ),
  )
}

/** Tells whether a name may be split into several words: "node js" and "word press", but "I am" is not IAM. */
const canBeSplit = ({ name, key }: KnownSkill) => /[\s._/-]/.test(name) || key.length > 5

function isUnambiguous({ name, key }: KnownSkill, spelling: string): boolean {
  if (spelling.replace(/^\./, '') === name.replace(/^\./, '') && exactSpellingKeys.has(key)) return true
  if (ambiguousKeys.has(key)) return false
  if (key.length === 1) return false
  // Short names count only as written: "AI", but not "ai". Names like "IT" are excluded above.
  return key.length > 2 || spelling === name || /[+#]/.test(key)
}
