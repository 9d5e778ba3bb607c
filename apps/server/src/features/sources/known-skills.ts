/**
 * Finds the skills that a text names: for posts that come without any. Word by word, in any known
 * spelling ("node js" is Node.js), and wary of skills whose names are everyday words.
 */
import { skillKey } from '../jobs/index.ts'

/** A skill the product knows. */
export interface KnownSkill {
  id: string
  name: string
  key: string
}

/** Beyond it a text seldom says anything new, and a long one would cost the others' time. */
const SEARCHED = 10_000
const LONGEST_NAME_IN_WORDS = 4
const MOST = 20

// As a word of a sentence each of these means something else more often than the skill.
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
// Written like the name, capitals and all, these can be believed: "Unity", but not "unity".
const believedAsWritten = new Set(
  'amazon bubble dart highlevel ember excel flask instagram meteor net notion redux rust scala sketch slack spark stripe swift telegram unity zoom'.split(
    ' ',
  ),
)

/** The known skills named in a title and text, those of the title first, at most 20. `known` is by key. */
export function skillsNamedIn(
  title: string,
  text: string,
  known: ReadonlyMap<string, KnownSkill>,
): KnownSkill[] {
  const found = new Map<string, KnownSkill>()
  // A name never runs across a line, a sentence or a bracket.
  for (const stretch of `${title}\n${text.slice(0, SEARCHED)}`.split(/[\n,;:!?()[\]{}"“”|•*]+|\.\s|\.$/)) {
    const words = stretch.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '')
    for (let from = 0; from < words.length; ) {
      const length = longestNameAt(words, from, known, (skill) => found.set(skill.id, skill))
      if (found.size >= MOST) return [...found.values()].slice(0, MOST)
      from += length
    }
  }
  return [...found.values()]
}

/** Tries the longest name first, so that "React Native" isn't React too; answers how many words it took. */
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

/** Whether its name may be written in several words: "node js", "word press", but "I am" is not IAM. */
const mayBeApart = ({ name, key }: KnownSkill) => /[\s._/-]/.test(name) || key.length > 5

function isMeant({ name, key }: KnownSkill, written: string): boolean {
  if (written === name.replace(/^\./, '') && believedAsWritten.has(key)) return true
  if (falseFriends.has(key)) return false
  if (key.length === 1) return false
  // "AI" is a skill, "ai" may be anything; "IT" and "it" were false friends already.
  return key.length > 2 || written === name || /[+#]/.test(key)
}
