/**
 * The contact of the server's operator. The address is unknown when the page is built, so the markup contains all texts
 * and static-pages/contact.ts shows one.
 */
export function Contact() {
  return (
    <div data-contact>
      <p data-state="loading">Loading the contact address…</p>
      <p data-state="failed" hidden>
        The contact address could not be loaded. Reload the page to try again.
      </p>
      <p data-state="none" hidden>
        This server’s operator hasn’t provided a contact address.
      </p>
      <p data-state="known" hidden>
        For everything else, write to <a href="mailto:">this address</a> from the address of your account, and
        say what you saw and when.
      </p>
    </div>
  )
}
