import type { JobPage } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import { texts } from './texts.ts'

/** '(12 job(s) found)', and '(about 12,000 job(s) found)' where the server counted roughly. */
export function found({ totalItems, totalEstimated }: JobPage): string {
  const number = count(totalItems)
  return texts.list.found(totalEstimated ? texts.list.about(number) : number)
}
