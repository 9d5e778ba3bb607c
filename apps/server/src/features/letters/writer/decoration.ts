/**
 * Removes what decorates the person's words in a profile: labels, headings, links, arrows, exclamation marks and
 * abbreviations. Sentences are made of the result in first-person.ts.
 */

/** A verb as a label: "Also do: mail servers", "Use: Figma". */
const VERB_LABEL =
  /^(?:I )?(also )?(do|use|used|know|speak|offer|handle|deliver|provide|make|build|built|made|write|wrote|teach|work with|worked with)\s?:\s+/i

/** "November: took over an app" */
const MONTH =
  /^((?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+ 20\d\d)): (?:I )?(?=(?:took|built|made|did|moved|set|ran|wrote|led|\p{Ll}+ed)\b)/iu

/** "CONTENT – blog posts, service pages": the heading is no part of the sentence. */
export const HEADING = /^\p{Lu}{4,}(?: \p{Lu}{3,})* [–—-] (?=\p{L})/u

/** What leads to a link goes with it: "it can be found here: https://…". */
const BEFORE_LINK =
  /\b(?:(?:are|is|can be (?:seen|found)) )?(?:see|at|live at|link|here|under):?\s*(?=\(?https?:\/\/)/gi

/** Removes labels and decoration, and writes arrows and abbreviations out. */
export function withoutDecoration(raw: string): string {
  return writeArrows(raw)
    .replace(BEFORE_LINK, '')
    .replace(/\(?https?:\/\/[^\s)\]]+\)?/g, '')
    .replace(VERB_LABEL, (_, also = '', verb: string) => `I ${also.toLowerCase()}${verb.toLowerCase()} `)
    .replace(
      /^(?:before that|after that|then|later|also|since then|there(?! (?:is|are|was|were|has|have)\b)|afterwards(?! I (?:can|could|will|would)\b)|in addition|additionally|moreover|furthermore),? (?=I\b|we\b|\p{Lu}|\p{L}+ed\b)/iu,
      '',
    )
    .replace(
      /^(?:other|further|smaller|earlier) (jobs|projects|works?)(?: included?)?: (?!(?:I|we|built|wrote|made|ran|\p{L}+ed)\b)(?=\p{L})/iu,
      (_, works: string) => `My other ${works.toLowerCase()} include${/s$/i.test(works) ? '' : 's'} `,
    )
    .replace(/^(?:To give you an (?:idea|example)|For (?:example|instance)): (?=\p{L})/iu, '')
    .replace(
      /^(?:an? |one |the )?(?:recent|last|latest|smaller|bigger|another|typical) (?:one|project|example|job(?=: (?:an?|the|I|we|\p{L}+ed)\b))(?: I['’]m fond of)?: (?=\p{L})/iu,
      '',
    )
    .replace(/^besides(?:, | (?=I\b|we\b))/i, '')
    .replace(/ ?\(see (?:my )?(?:projects?|portfolio|below|above)\)/gi, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\bw\/\s?/g, 'with ')
    .replace(
      /^(?:examples?|e\.g\.|for example|(?:main |selected |recent |key |past |latest )?projects?|result|(?:one|a|some) (?:\p{L}+ ){1,3}I(?:['’]m| am) proud of)\s*:\s*/iu,
      '',
    )
    .replace(/^\p{L}+ (?:one|two|three|four|\d{1,2}): /iu, '')
    .replace(/^(?:freelance|contract|self-employed), (?=[^:]{3,40}: )/i, '')
    .replace(MONTH, 'In $1 I ')
    .replace(/^just (?=(?:did|built|made|wrote|set up|ran|\p{Ll}+ed)\b)/iu, '')
    .replace(HEADING, '')
    .replace(/\byrs\b/g, 'years')
    .replace(/\bincl\.? (?=\p{L})/gu, 'including ')
    .replace(/(\d\+? years) (?=hands[- ]on|professional|experience\b)/gi, '$1 of ')
    .replace(/!+(?=[)\]])/g, '')
    .replace(/!+/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])(?![\p{L}\d])/gu, '$1')
    .replace(/[\s,;:–—-]+$/, '')
    .trim()
}

/** "6 days → 2 days" becomes "from 6 days to 2 days", "PDF → Excel" "PDF to Excel", and what follows a phrase its result. */
export const writeArrows = (text: string) =>
  (text.match(ARROW) ?? []).length > 2 ? text.replace(ARROW, ', ') : writePairs(text)

/** "-->" is a sign of a file format. */
const ARROW = /\s*(?:→|(?<![-<])->|=>|⇒)\s*/g

const writePairs = (text: string) =>
  text
    .replace(
      /(?<!from )(\b[\d.,]+)\s?([%a-z]{0,7}) ?(?:→|->|=>|⇒) ?([\d.,]+)(?=\s?([%a-z]{0,9}))/gi,
      (_, first: string, unit: string, second: string, next: string) =>
        unit === '' || unit === next
          ? `from ${first}${unit === '' || unit === '%' ? unit : ` ${unit}`} to ${second}`
          : `${first} ${unit}: ${second}`,
    )
    .replace(/\s*(?:→|->|=>|⇒)\s*(?=$|[(.,])/g, '')
    .replace(/(?<=\S \S+ \S+)\s*(?:→|->|=>|⇒)\s*(?=(?:\p{Ll}+|I) )/gu, ': ')
    .replace(ARROW, ' to ')

/** "A handful of quick ones: a beacon, a gateway" */
export const INTRODUCES_LIST =
  /^(?:An? (?:few|handful of|couple of) [^.:–—]{3,40}|(?:Bigger|Smaller|Recent|Quick|Other|Selected|Notable) (?:ones|things|works?|projects|jobs)|Done so far|Products (?:made|in the market|on the market)|(?:Two|Three|Four|Some) (?:examples|cases|projects))(?:[.:]| [–—-]) /i
