/** Words a label that says what the person does with what follows: "What I handle daily: listings". English only. */
import { lowerFirst } from '../../jobs/index.ts'
import { withoutPeriod } from './sentence-ends.ts'

/** "What I handle daily: listings, A+ content" becomes "I handle listings, A+ content daily"; null for other labels. */
export function tellHandled(label: string, content: string): string | null {
  const [, verb, often = ''] =
    label.match(/^what I (?:can )?(do|handle|offer|cover|write|build|make)( daily| every day)?$/i) ??
    label.match(
      /^(?:the )?(?:data|tools?|software|languages?|systems?|sources?|libraries|stack) I (use|know)$/i,
    ) ??
    []
  return verb && !/^(?:I|we)\b/i.test(content)
    ? `I ${verb.toLowerCase()} ${lowerFirst(withoutPeriod(content))}${often}`
    : null
}
