/**
 * Stripe's hosts for a browser: the script and the frame of the card fields are ours, and the script's calls go to
 * the fake server. The page's own content security policy applies as with the real hosts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { FakeStripe } from './stripe.ts'

const script = readFileSync(join(import.meta.dirname, 'stripe-js.js'), 'utf8')

const fields = `<!doctype html>
<html lang="en">
<title>Secure payment input frame</title>
<style>
  body { margin: 0; display: grid; gap: 12px; font: 16px system-ui; background: var(--ground) }
  label { display: grid; gap: 4px }
  input { font: inherit; color: inherit; padding: 10px; border: 1px solid; border-radius: 8px; background: none }
</style>
<main>
  <label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number"></label>
  <label>Expiration date <input name="expiry" inputmode="numeric" autocomplete="cc-exp"></label>
  <label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc"></label>
</main>
<script>
  const { colorText, colorBackground } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
  document.body.style.color = colorText
  document.body.style.setProperty('--ground', colorBackground)
  onmessage = () => {
    const typed = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value])
    parent.postMessage(Object.fromEntries(typed), '*')
  }
</script>
</html>`

/** Serves Stripe's hosts to a browser. Returns the list of requested addresses. */
export async function serveStripeToBrowser(context: BrowserContext, fake: FakeStripe): Promise<string[]> {
  const requested: string[] = []
  await context.route('https://*.stripe.com/**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    requested.push(url.hostname + url.pathname)
    if (url.hostname === 'js.stripe.com')
      return url.pathname.endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: fields })
    if (url.hostname !== 'api.stripe.com') return route.abort()
    const response = await fetch(fake.base + url.pathname + url.search, {
      method: request.method(),
      ...(request.method() === 'POST' ? { body: request.postData() ?? '' } : {}),
    })
    return route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await response.text(),
    })
  })
  return requested
}
