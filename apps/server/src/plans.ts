/** The plans on sale: the built-in ones, or those of PLANS_FILE. */
import { readFileSync } from 'node:fs'
import { Plan } from '@gigbell/contract'
import { z } from 'zod'
import { BadSetting } from './settings.ts'

/** The built-in plans. The file named by PLANS_FILE replaces them. */
export const builtInPlans: Plan[] = [
  plan('trial', 'Trial', 0, 'month', 1, 10, false, false),
  plan('basic', 'Basic', 4.99, 'month', 2, 40, false, false),
  plan('standard', 'Standard', 12.49, 'month', 5, 200, true, false),
  plan('unlimited-annual', 'Unlimited Annual', 100, 'year', null, null, true, true),
]
/**
 * Reads the plans of a file.
 * @throws BadSetting naming the file and the fault
 */
export function readPlans(file: string): Plan[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadSetting(`PLANS_FILE ${file} cannot be read: ${(error as Error).message}.`)
  }
  const plans = z.array(Plan).min(1).safeParse(content)
  if (!plans.success) {
    const issue = plans.error.issues[0]!
    throw new BadSetting(`PLANS_FILE ${file}: ${issue.path.join('.')} ${issue.message}.`)
  }
  if (new Set(plans.data.map((one) => one.id)).size < plans.data.length)
    throw new BadSetting(`PLANS_FILE ${file}: two plans have the same id.`)
  return plans.data
}

function plan(
  id: string,
  name: string,
  price: number,
  interval: Plan['interval'],
  profiles: number | null,
  proposals: number | null,
  optimization: boolean,
  advanced: boolean,
): Plan {
  return {
    id,
    name,
    price,
    interval,
    max_profiles: profiles,
    max_proposals: proposals,
    profile_optimization: optimization,
    advanced_models: advanced,
  }
}
