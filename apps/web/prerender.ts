/**
 * What happens to the pages rendered at build (app/static-pages/README.md): each carries the styles that its first
 * paint needs, and fetches everything else (the whole stylesheet, fonts, scripts) once it is painted. On a slow line a
 * page is readable about two seconds earlier.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PurgeCSS } from 'purgecss'

/** The start page of everything behind the login: nothing in it is worth an early paint. */
const SHELL = '__spa-fallback.html'
/** Stands for the address of the static pages' script (app/root.tsx). */
const SCRIPT_STAND_IN = '/static-pages.js'

const LINKS = /<link rel="(?:stylesheet|modulepreload|preload|manifest|apple-touch-icon)"[^>]*>/g
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g
/** Words in a text are no names of classes. */
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
      // React finds its module script where it expects one: the inline script that loads it.
      .replace(module, () => `<script>${LOADER}</script>`)
      .replace('</head>', () => `<style>${styles}</style><noscript id="later">${later}</noscript></head>`)
  )
}

/**
 * The rules of the stylesheet that name nothing but what is in the page, with the variables they use. Fonts that are
 * fetched wait for the whole stylesheet; the faces of the system's own fonts stay.
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
    // Whoever points at something has the whole stylesheet by then.
    blocklist: [/:hover/, /:active/],
  })
  if (!purged) throw new Error(`Nothing of ${href} applies to a page rendered at build.`)
  return purged.css.replace(FETCHED_FONTS, '')
}

/**
 * Adds what waits in the `noscript` as soon as the page is painted. A tab in the background paints nothing, and
 * whoever uses the page is not kept waiting: both begin at once. Without scripts the browser reads the `noscript`.
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
