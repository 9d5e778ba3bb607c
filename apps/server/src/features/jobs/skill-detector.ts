/**
 * Detects known skills in the text of a post that names none. Compares words in any spelling ("node js" is Node.js),
 * and excludes skills whose names are everyday words.
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

/** Detects at most 20 known skills in a title and a text, those of the title first. `known` is by key. */
export function detectSkills(
  title: string,
  text: string,
  known: ReadonlyMap<string, KnownSkill>,
): KnownSkill[] {
  const found = new Map<string, KnownSkill>()
  // The name of a skill never spans lines, sentences or brackets.
  for (const segment of `${title}\n${text.slice(0, MAX_SEARCHED_LENGTH)}`.split(
    /[\n,;:!?()[\]{}"“”|•*]+|\.\s|\.$/,
  )) {
    const words = segment.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '')
    for (let from = 0; from < words.length; ) {
      const length = matchLongestName(words, from, known, (skill) => found.set(skill.id, skill))
      if (found.size >= MAX_SKILLS) return [...found.values()].slice(0, MAX_SKILLS)
      from += length
    }
  }
  return [...found.values()]
}

/** Tries the longest name first, so that "React Native" is not also React. Returns the number of words used. */
function matchLongestName(
  words: string[],
  from: number,
  known: ReadonlyMap<string, KnownSkill>,
  onFound: (skill: KnownSkill) => void,
): number {
  for (let length = Math.min(MAX_WORDS_IN_NAME, words.length - from); length > 0; length--) {
    const written = words.slice(from, from + length).join(' ')
    const skill = known.get(skillKey(written))
    if (skill && isUnambiguous(skill, written) && (length === 1 || canBeSplit(skill))) {
      onFound(skill)
      return length
    }
  }
  return 1
}

/** Tells whether a name may be split into several words: "node js" and "word press", but "I am" is not IAM. */
const canBeSplit = ({ name, key }: KnownSkill) => /[\s._/-]/.test(name) || key.length > 5

function isUnambiguous({ name, key }: KnownSkill, written: string): boolean {
  if (written === name.replace(/^\./, '') && exactSpellingKeys.has(key)) return true
  if (ambiguousKeys.has(key)) return false
  if (key.length === 1) return false
  // Short names count only as written: "AI", but not "ai". Names like "IT" are excluded above.
  return key.length > 2 || written === name || /[+#]/.test(key)
}
