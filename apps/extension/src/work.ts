/**
 * What the person works on: the post that was read, and its letter. It is kept while the browser is open, because a panel
 * can close while the person looks at the page.
 */
import type { AnsweredAsk, Brief, Claim, Job, Trap } from '@gigbell/contract'

/** A profile to choose. */
export interface ProfileChoice {
  id: string
  title: string
}

/** A letter with what its last check found. `checkedText` is the text that was checked. */
export interface WorkLetter {
  id: string
  text: string
  checkedText: string
  asks: AnsweredAsk[]
  claims: Claim[]
  traps: Trap[]
}

/** A post with its brief, the person's choices, and the letter once there is one. */
export interface Work {
  job: Pick<
    Job,
    | 'id'
    | 'title'
    | 'category_id'
    | 'type'
    | 'budget_amount'
    | 'budget_max'
    | 'currency'
    | 'url'
    | 'skills'
    | 'description'
  >
  brief: Brief
  profiles: ProfileChoice[]
  profile: string
  extra: string
  /** The ids of the asks for a certain word that the letter follows. */
  obey: string[]
  letter: WorkLetter | null
  /** Whether the application was recorded: with the letter, if there is one. */
  sent: boolean
}

/** Reads what was kept; null if there is nothing. */
export async function readWork(): Promise<Work | null> {
  const { work } = (await chrome.storage.session.get('work')) as { work?: Work }
  return work ?? null
}

/** Keeps the work until the browser is closed. */
export const keepWork = (work: Work): Promise<void> => chrome.storage.session.set({ work })

/** Returns the asks, answered as in the letter's last check. */
export function answeredAsks({ brief, letter }: Pick<Work, 'brief' | 'letter'>): AnsweredAsk[] {
  if (letter) return letter.asks
  return brief.asks.map((ask) => ({ ...ask, answered: false, by: null }))
}
