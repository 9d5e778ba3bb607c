/** Reads the mails that a mail server received from a running product, and the links in them. */
import { expect, vi } from 'vitest'
import type { FakeSmtp } from '../fakes/smtp.ts'

/** The links to `page` in the mails to an address, oldest first; waits until there are `count` of them. */
export async function mailedLinks(
  { mails }: FakeSmtp,
  address: string,
  page: string,
  count = 1,
): Promise<string[]> {
  const found = () =>
    mails
      .filter(({ to }) => to?.some((one) => one.address === address))
      .flatMap(({ text }) => new RegExp(`https?://\\S+/${page}\\?token=[\\w.-]+`).exec(text ?? '')?.[0] ?? [])
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count), {
    timeout: 20_000,
    interval: 100,
  })
  return found()
}

/** The subjects of the mails to an address, oldest first. */
export const subjectsTo = ({ mails }: FakeSmtp, address: string) =>
  mails.filter(({ to }) => to?.some((one) => one.address === address)).map(({ subject }) => subject)
