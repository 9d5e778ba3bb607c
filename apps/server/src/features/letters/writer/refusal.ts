/** Plans a letter that declines the job. That a note asks for one is read in notes/style.ts. */
import { withLink } from './answers.ts'
import type { Part } from './compose.ts'
import { askDirectly } from './direct-questions.ts'
import { phrases } from './phrases.ts'
import { type PlanSources, TYPED } from './plan-sources.ts'

/** Returns the parts of a letter that says that the person does not take the job, with what they have typed for the client. */
export const planRefusal = (sources: PlanSources): Part[] => [
  { group: 'answers', text: phrases[sources.task.options.language].decline, priority: TYPED },
  ...sources.material.facts.map(
    (fact): Part => ({ group: 'answers', text: askDirectly(withLink(fact)), priority: TYPED }),
  ),
]
