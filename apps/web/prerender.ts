/**
 * Finishes the pages rendered at build (app/static-pages/README.md): each contains the styles for its first paint and
 * fetches everything else (the whole stylesheet, fonts, scripts) after it. On a slow connection a page is readable about
 * two seconds earlier.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PurgeCSS } from 'purgecss'

/** The start page of the app, which has no content to paint early. */
const SHELL = '__spa-fallback.html'
/** The placeholder for the address of the static pages' script (app/root.tsx). */
const SCRIPT_STAND_IN = '/static-pages.js'

const LINKS = /<link rel="(?:stylesheet|modulepreload|preload|manifest|apple-touch-icon)"[^>]*>/g
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g
/** The page's texts, whose words must not count as class names. */
const TEXT = />[^<]+</g
const FETCHED_FONTS = /@font-face\{[^}]*url\([^}]*\}/g
const MODULE = /<script type="module"[^>]*>[\s\S]*?<\/script>/

/** Rewrites the pages in `client`, the folder of the finished build. */
export async function finishPages(client: string): Promise<void> {
  const [script] = globSync('assets/static-pages-*.js', { cwd: client })
  if (!script) throw new Error('The build has no script for the static pages: vite.config.ts names it.')
  for (const file of globSync('**/*.html', { cwd: client })) {
    const path = join(client, file)
    const html = (await readFile(path, 'utf8')).replace(SCRIPT_STAND_IN, `/${script}`)
    await writeFile(path, basename(file) === SHELL ? html : await paintFirst(client, html))
  }
}

async function paintFirst(client: string, html: string): Promise<string> {
  const [module] = MODULE.exec(html) ?? []
  if (!module)
    throw new Error('A page rendered at build has no module script: the frame around it has changed.')
  const later = [...(html.match(LINKS) ?? []), module].join('')
  const styles = await criticalStyles(client, html)
  return (
    html
      .replace(LINKS, '')
      // React requires a script in the place of its module script.
      .replace(module, () => `<script>${LOADER}</script>`)
      .replace('</head>', () => `<style>${styles}</style><noscript id="later">${later}</noscript></head>`)
  )
}

/**
 * Returns the rules of the stylesheet that apply to the page, with the variables that they use. Fonts that must be
 * fetched are left to the whole stylesheet; the faces of the system's own fonts stay.
 */
async function criticalStyles(client: string, html: string): Promise<string> {
  const [href] = /[^"]+\.css/.exec(html) ?? []
  if (!href) throw new Error('A page rendered at build has no stylesheet.')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(CODE, '').replace(TEXT, '><'), extension: 'html' }],
    css: [{ raw: await readFile(join(client, href), 'utf8') }],
    variables: true,
    safelist: { variables: [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!) },
    keyframes: true,
    // The whole stylesheet is loaded before a person points at something.
    blocklist: [/:hover/, /:active/],
  })
  if (!purged) throw new Error(`Nothing of ${href} applies to a page rendered at build.`)
  return purged.css.replace(FETCHED_FONTS, '')
}

/**
 * Loads the content of the `noscript` after the first paint. It loads it immediately in a background tab, which paints
 * nothing, and at the first input. Without scripts the browser reads the `noscript` itself.
 */
const LOADER = `(()=>{
const load=()=>{
const later=document.getElementById("later");
if(!later)return;
later.remove();
document.head.append(document.createRange().createContextualFragment(later.textContent))
};
for(const sign of["pointerdown","keydown","visibilitychange"])addEventListener(sign,load,{capture:true,once:true});
if(document.hidden)return load();
try{
new PerformanceObserver((list)=>{list.getEntriesByName("first-contentful-paint").length&&load()}).observe({type:"paint",buffered:true})
}catch{load()}
})()`.replaceAll('\n', '')
