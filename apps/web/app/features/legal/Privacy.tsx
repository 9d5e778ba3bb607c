/** Privacy and support: one page under two addresses (spec §2). */

import { PageTitle } from '../../components/PageTitle.tsx'
import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import { Contact } from './Contact.tsx'
import { dataRetention } from './dataRetention.ts'
import style from './Page.module.css'

const description = 'What Gigbell stores about you, for how long, and where to get help.'

// Both addresses share one canonical address, so that search engines list the page once.
export const meta = () =>
  publicMeta({ title: `Privacy and support · ${sharedTexts.product}`, description, path: '/privacy' })

/** What is stored and for how long, where to get help, and the state of the browser extension. */
export default function Privacy() {
  return (
    <article className={style.page}>
      <PageTitle>Privacy and support</PageTitle>
      <p className={style.lead}>{description}</p>

      <section id="retention" aria-labelledby="retention-title">
        <h2 id="retention-title">What we store, and for how long</h2>
        <dl className={style.retention}>
          {dataRetention.map(({ what, until }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{until}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>What it is used for</h2>
        <p>
          To show you jobs, to write letters from your own profiles, and to bill the plan you chose. When a
          connected language model writes a letter, it is sent the profile you picked, the text of the job,
          what you added, and up to two of your letters that clients answered, without the names, figures and
          links in them, so that it writes as you do. If you connect a model of your own under Settings, your
          letters are sent there instead, and its key is stored encrypted. When you ask a model for better
          sentences in your profile, it is sent what that profile says. A model gets nothing else of yours. We
          do not sell your data or share it for advertising.
        </p>
      </section>
      <section>
        <h2>What stays on your device</h2>
        <p>
          Your session, your plan, the lists, jobs and letters you saw last and what you have typed and not
          sent yet are stored in this browser, so that the next visit starts at once and you can read on
          without a connection. Logging out removes them. There are no advertising or tracking cookies, and no
          page here loads anything from another site but the payment provider’s form at the checkout.
        </p>
      </section>
      <section>
        <h2>What you can do</h2>
        <p>
          Under <a href="/account">Your account</a>, with or without a plan, you download everything of yours
          as one file, end sessions on other devices, and delete your account. A deletion takes your profiles
          and letters with it at once.
        </p>
      </section>
      <section id="support" tabIndex={-1} aria-labelledby="support-title">
        <h2 id="support-title">Support</h2>
        <p>
          Most questions are answered on the <a href="/help">help page</a>. If you can’t sign in, try{' '}
          <a href="/forgot-password">a new password</a> first.
        </p>
        <Contact />
        <p>
          The <a href="/terms">terms and conditions</a> say what we promise each other.
        </p>
      </section>
      <section id="extension" tabIndex={-1} aria-labelledby="extension-title">
        <h2 id="extension-title">The browser extension</h2>
        <p>
          It reads a page only when you click “Read this post”, and sends the post to your Gigbell and nowhere
          else, where only you see it. It has a token of its own, which you can revoke under Settings, and
          never sees your password. <a href="/extension">How to install it</a>
        </p>
      </section>
    </article>
  )
}
