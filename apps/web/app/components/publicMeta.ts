import { sharedTexts } from './texts.ts'

/** Placeholder for the public address at build time; the server replaces it with APP_URL. */
const STAND_IN = 'https://app-url.invalid'

/** In the browser, returns the address that the server wrote, so that hydration finds the same tags. */
const origin = () => {
  if (typeof document === 'undefined') return STAND_IN
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  return written ? new URL(written).origin : window.location.origin
}

const site = origin()

/** Meta tags of a public page for search engines and link previews; `path` is its canonical address. */
export function publicMeta(page: { title: string; description: string; path: string }) {
  const address = site + page.path
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: sharedTexts.product },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site}/preview.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: sharedTexts.product },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
