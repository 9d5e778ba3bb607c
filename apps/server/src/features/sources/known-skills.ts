/**
 * Detects known skills in the text of a post that names none. Compares words in any spelling ("node js" is Node.js),
 * and excludes skills whose names are everyday words.
 */
import { skillKey } from '../jobs/index.ts'

/** A skill that jobs name. */
export interface KnownSkill {
  id: string
  name: string
  key: string
}

/** The rest of a longer text seldom names more skills. */
const SEARCHED = 10_000
const LONGEST_NAME_IN_WORDS = 4
const MOST = 20

/** Skills whose names usually mean something else in a sentence. */
const falseFriends = new Set(
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
const believedAsWritten = new Set(
  'amazon bubble dart highlevel ember excel flask instagram meteor net notion redux rust scala sketch slack spark stripe swift telegram unity zoom'.split(
    ' ',
  ),
)

/** Detects at most 20 known skills in a title and a text, those of the title first. `known` is by key. */
export function skillsNamedIn(
  title: string,
  text: string,
  known: ReadonlyMap<string, KnownSkill>,
): KnownSkill[] {
  const found = new Map<string, KnownSkill>()
  // The name of a skill never spans lines, sentences or brackets.
  for (const segment of `${title}\n${text.slice(0, SEARCHED)}`.split(/[\n,;:!?()[\]{}"“”|•*]+|\.\s|\.$/)) {
    const words = segment.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '')
    for (let from = 0; from < words.length; ) {
      const length = longestNameAt(words, from, known, (skill) => found.set(skill.id, skill))
      if (found.size >= MOST) return [...found.values()].slice(0, MOST)
      from += length
    }
  }
  return [...found.values()]
}

/** Tries the longest name first, so that "React Native" is not also React. Returns the number of words used. */
function longestNameAt(
  words: string[],
  from: number,
  known: ReadonlyMap<string, KnownSkill>,
  onFound: (skill: KnownSkill) => void,
): number {
  for (let length = Math.min(LONGEST_NAME_IN_WORDS, words.length - from); length > 0; length--) {
    const written = words.slice(from, from + length).join(' ')
    const skill = known.get(skillKey(written))
    if (skill && isMeant(skill, written) && (length === 1 || mayBeApart(skill))) {
      onFound(skill)
      return length
    }
  }
  return 1
}

/** Tells whether a name may be split into several words: "node js" and "word press", but "I am" is not IAM. */
const mayBeApart = ({ name, key }: KnownSkill) => /[\s._/-]/.test(name) || key.length > 5

function isMeant({ name, key }: KnownSkill, written: string): boolean {
  if (written === name.replace(/^\./, '') && believedAsWritten.has(key)) return true
  if (falseFriends.has(key)) return false
  if (key.length === 1) return false
  // Short names count only as written: "AI", but not "ai". Names like "IT" are excluded above.
  return key.length > 2 || written === name || /[+#]/.test(key)
}
