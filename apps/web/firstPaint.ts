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

const EARLY = /<link rel="(?:modulepreload|preload)"[^>]*>/g
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/
/** The component library writes the theme's variables into the page, anew on each. */
const THEME = /<style data-mantine-styles="(\w+)">([\s\S]*?)<\/style>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/

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
  const start = await written(client, 'start', '.js', code)
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
 * Fetches what waits in the template as soon as the page is painted, and starts the app when its whole
 * style is there. A tab in the background paints nothing, and who touches the page is not kept waiting:
 * both begin at once.
 */
const starter = (start: string) =>
  `(()=>{
const begin=()=>{
const later=document.getElementById("later");
if(!later)return;
later.remove();
const sheets=[...later.content.querySelectorAll("[rel=stylesheet]")];
Promise.all(sheets.map((sheet)=>new Promise((done)=>{sheet.onload=sheet.onerror=done}))).then(()=>import("${start}"));
document.head.append(later.content)
};
const painted=(list)=>{list.getEntriesByName("first-contentful-paint").length&&begin()};
for(const sign of["pointerdown","keydown","visibilitychange"])addEventListener(sign,begin,{capture:true,once:true});
try{document.hidden?begin():new PerformanceObserver(painted).observe({type:"paint",buffered:true})}catch{begin()}
})()`.replaceAll('\n', '')
