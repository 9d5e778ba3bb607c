/**
 * Puts a page rendered at build in the order in which it is read: its words and the styles that show them
 * come in one file, and everything else (fonts, the whole stylesheet, scripts) is asked for once they are
 * painted. On a slow line the page is there about two seconds earlier, and no later to be used.
 */
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { criticalCss } from './criticalCss.ts'

/** The start page of everything behind the login: nothing in it is worth a paint, its scripts start at once. */
const SHELL = '__spa-fallback.html'

/** What a browser would fetch before the words are painted. */
const EARLY = /<link rel="(?:modulepreload|preload|manifest|apple-touch-icon)"[^>]*>/g
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/
/** The component library writes the theme's variables into the page, anew on each. */
const THEME = /<style data-mantine-styles="(\w+)">([\s\S]*?)<\/style>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/

/** A file of fewer bytes is evaluated together with the one that imports it. */
const SMALL = 10_000

/** What lies below the first screen: laid out when it is scrolled to, or by and by once the app has started. */
const BELOW = 'main section:not(:first-child)'

/** Rewrites the pages in `client`, the folder of the finished build. */
export async function paintFirst(client: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: client })) {
    const html = await readFile(join(client, file), 'utf8')
    if (file === SHELL) await writeFile(join(client, file), quieter(html))
    else await writeFile(join(client, file), await painted(client, html))
  }
}

/** The shell's scripts come after the styles and fonts that show it. */
const quieter = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

async function painted(client: string, html: string): Promise<string> {
  const [sheet, href] = found(html, SHEET)
  const [entry, code] = found(html, ENTRY)
  const theme = [...html.matchAll(THEME)].map(([, , text]) => text).join('')
  const css = (await readFile(join(client, href), 'utf8')) + theme
  const start = await written(client, 'start', '.js', await inSteps(client, code))
  const sheets = [href, await written(client, 'theme', '.css', theme)]
    .map((file) => `<link rel="stylesheet" href="${file}"/>`)
    .join('')
  const later = [sheets, ...(html.match(EARLY) ?? []), `<link rel="modulepreload" href="${start}"/>`]
  // React compares the page with its own: its styles and its module script stay where it expects them, these
  // empty or switched off, that one as `starter`.
  const words = html.replace(EARLY, '').replace(THEME, '<style data-mantine-styles="$1"></style>')
  return words
    .replace(sheet, () =>
      [
        `<style>${criticalCss(css, words)}</style>`,
        `<style id="below">${BELOW}{content-visibility:auto;contain-intrinsic-size:auto 50rem}</style>`,
        `<link rel="stylesheet" href="${href}" disabled=""/>`,
        `<noscript>${sheets}</noscript>`,
        `<template id="later">${later.join('')}</template>`,
      ].join(''),
    )
    .replace(entry, () => `<script>${starter(start)}</script>`)
}

function found(html: string, pattern: RegExp): [string, string] {
  const match = pattern.exec(html)
  if (!match)
    throw new Error(`A page rendered at build has no ${pattern}: the frame it comes from has changed.`)
  return [match[0], match[1]!]
}

/** Writes a file that is fetched after the paint, named by what is in it; gives back its address. */
async function written(client: string, name: string, ending: string, text: string): Promise<string> {
  const file = `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}${ending}`
  await writeFile(join(client, file), text)
  return `/${file}`
}

/**
 * The script that starts the app, in steps with pauses between them: each large file is evaluated by itself,
 * after what it imports, then React takes over, then the page below is laid out, section by section. In one
 * go a telephone would answer nobody for as long as all of it takes.
 */
async function inSteps(client: string, code: string): Promise<string> {
  const entry = /\bimport\("([^"]+)"\)/.exec(code)?.[1]
  if (!entry) throw new Error('The script of a page rendered at build starts nothing.')
  const files = [...imported(code), ...imported(await readFile(join(client, entry), 'utf8'), entry)]
  const steps = JSON.stringify(await largeInOrder(client, files))
  const rest = code.replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1=await import($2);')
  return `const pause=()=>window.scheduler?.yield?.()??new Promise((done)=>setTimeout(done));
for(const file of ${steps}){await import(file);await pause()}
${rest}
const idle=window.requestIdleCallback??setTimeout;
const below=[...document.querySelectorAll("${BELOW}")];
for(const section of below){
await new Promise((done)=>idle(done));
section.style.contentVisibility="visible"
}
document.getElementById("below")?.remove();
for(const section of below)section.style.contentVisibility=""
`
}

/** The addresses of the files that `code`, itself at `from`, imports to begin with. */
const imported = (code: string, from = '/') =>
  [...code.matchAll(/\bimport\s*(?:[\w$*{][^"'();]*from\s*)?["']([./][^"']+\.js)["']/g)].map(
    ([, file]) => new URL(file!, new URL(from, 'http://built')).pathname,
  )

/** The large ones among `files` and all that they import, each after what it imports. */
async function largeInOrder(client: string, files: string[], seen = new Set<string>()): Promise<string[]> {
  const order: string[] = []
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = await readFile(join(client, file), 'utf8')
    order.push(...(await largeInOrder(client, imported(code, file), seen)))
    if (code.length >= SMALL) order.push(file)
  }
  return order
}

/**
 * Fetches what waits in the template as soon as the page is painted, and starts the app when its whole
 * style is there. A tab in the background paints nothing, and who touches the page is not kept waiting:
 * both begin at once. Whoever comes to a place within the page, or touches it, finds it at its full height.
 */
const starter = (start: string) =>
  `(()=>{
const whole=()=>document.getElementById("below")?.remove();
const begin=()=>{
const later=document.getElementById("later");
if(!later)return;
later.remove();
const sheets=[...later.content.querySelectorAll("[rel=stylesheet]")];
Promise.all(sheets.map((sheet)=>new Promise((done)=>{sheet.onload=sheet.onerror=done}))).then(()=>import("${start}"));
document.head.append(later.content)
};
const painted=(list)=>{list.getEntriesByName("first-contentful-paint").length&&begin()};
for(const sign of["pointerdown","keydown","visibilitychange"])addEventListener(sign,()=>{whole();begin()},{capture:true,once:true});
try{
(location.hash||sessionStorage["react-router-scroll-positions"])&&whole();
document.hidden?begin():new PerformanceObserver(painted).observe({type:"paint",buffered:true})
}catch{whole();begin()}
})()`.replaceAll('\n', '')
