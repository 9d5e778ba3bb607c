import { useServerSettingsQuery } from '../instance/index.ts'

/** Who to write to: the operator's address, or that there is none. The page is rendered at build, the address comes later. */
export function Contact() {
  const { data, isError } = useServerSettingsQuery()
  if (isError) return <p>The contact address could not be loaded. Reload the page to try again.</p>
  if (!data) return <p aria-busy="true">Loading the contact address…</p>
  const { support_email: address } = data
  if (address === null) return <p>This server’s operator hasn’t provided a contact address.</p>
  return (
    <p>
      For everything else, write to <a href={`mailto:${address}`}>{address}</a> from the address of your
      account, and say what you saw and when.
    </p>
  )
}
