/**
 * The last mail about an account, and the removal of earlier mail files. The person is deleted by then, so the tasks
 * carry an encrypted name and address.
 */
import { z } from 'zod'
import { SECOND } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Keys } from '../../platform/keys.ts'
import { deleteMailsTo, type Mail, renderMail } from '../../platform/mail/index.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { salutationName } from './mail-recipients.ts'

const Sealed = z.object({ sealed: z.string() })
const DeletedPerson = z.object({ email: z.string(), firstName: z.string() })
type DeletedPerson = z.infer<typeof DeletedPerson>

/**
 * By then the last mail has been sent, and any mail that was being sent during the deletion. With MAIL_URL it left
 * the server; without, it was a file too, which /dev/mail showed until now.
 */
const SECOND_REMOVAL_AFTER = 30 * SECOND

/** Schedules the last mail, and the removal of earlier mail files: at once, and once more after a delay. */
export async function scheduleDeletionMail(tx: Tx, keys: Keys, leaver: DeletedPerson): Promise<void> {
  const payload = { sealed: keys.seal('farewell', JSON.stringify(leaver)) }
  await addTask(tx, 'mail_farewell', payload)
  await addTask(tx, 'remove_mails', payload)
  await addTask(tx, 'remove_mails', payload, { runAt: new Date(Date.now() + SECOND_REMOVAL_AFTER) })
}

/** The task that removes the mail files of a deleted account. */
export function deletionTasks({ keys, outbox }: { keys: Keys; outbox: string }): Record<string, Task> {
  return {
    async remove_mails(payload) {
      const leaver = openDeletedPerson(keys, payload)
      if (leaver) await deleteMailsTo(outbox, leaver.email)
    },
  }
}

/** Null when it was sealed with a secret that is gone. */
function openDeletedPerson(keys: Keys, payload: unknown): DeletedPerson | null {
  const opened = keys.open('farewell', Sealed.parse(payload).sealed)
  return opened === null ? null : DeletedPerson.parse(JSON.parse(opened))
}

/** The last mail to a deleted account. */
export function createDeletionMail(keys: Keys, payload: unknown): Mail | null {
  const leaver = openDeletedPerson(keys, payload)
  if (!leaver) return null
  return {
    to: leaver.email,
    ...renderMail({
      subject: 'Your account has been deleted',
      heading: `Goodbye, ${salutationName(leaver.firstName)}`,
      paragraphs: [
        'Your Gigbell account has been deleted, with your profiles, your letters and everything else we stored of you. Your plan, if you had one, has ended too.',
        'We keep only a code made from your address that shows whether a free trial was used. It can’t be turned back into the address.',
      ],
      notes: ['This is the last mail about this account.'],
    }),
  }
}
