/** Which rules of a stylesheet a page is painted with, and which of its variables. */
import { expect, test } from 'vitest'
import { criticalCss } from './criticalCss.ts'

const page =
  '<main class="card wide" data-kind="job"><a href="/x">Go</a><details><p>Text</p></details></main>'

test.each([
  ['a class of the page', '.card{margin:0}', '.card{margin:0}'],
  ['a class of another page', '.dialog{margin:0}', ''],
  ['two classes, one of another page', '.card .dialog{margin:0}', ''],
  ['those selectors of a list that fit', '.card,.dialog,main{margin:0}', '.card,main{margin:0}'],
  ['a class in :not()', '.card:not(.dialog){margin:0}', '.card:not(.dialog){margin:0}'],
  ['a class in :where()', ':where(.dialog){margin:0}', ''],
  ['elements', 'a{margin:0}table{margin:0}', 'a{margin:0}'],
  ['attributes', '[data-kind=job]{margin:0}[data-other]{margin:0}', '[data-kind=job]{margin:0}'],
  ['what a person opens without a script', 'details[open]{margin:0}', 'details[open]{margin:0}'],
  ['what a pointer does', 'a:hover{margin:0}', ''],
  ['the focus', 'a:focus-visible{margin:0}', 'a:focus-visible{margin:0}'],
  [
    'rules in a media query',
    '@media (width<9em){.card{margin:0}.dialog{margin:0}}',
    '@media (width<9em){.card{margin:0}}',
  ],
  ['a media query without rules left', '@media (width<9em){.dialog{margin:0}}', ''],
  ['print', '@media print{.card{margin:0}}', ''],
  ['the order of layers', '@layer a,b;@layer b{.dialog{margin:0}}', '@layer a,b;@layer b{}'],
  ['signs in quotes', '.card:after{content:"};{"}.dialog{margin:0}', '.card:after{content:"};{"}'],
  [
    'rules within a rule',
    '.card{margin:var(--a);&:focus{margin:var(--b)}}:root{--b:0}',
    '.card{margin:var(--a);&:focus{margin:var(--b)}}:root{--b:0}',
  ],
  ['fonts that have to be fetched', '@font-face{font-family:A;src:url(a.woff2)}', ''],
  [
    'fonts of the machine',
    '@font-face{font-family:A;src:local("B")}',
    '@font-face{font-family:A;src:local("B")}',
  ],
  ['an escaped class', String.raw`.a\:b{margin:0}`, ''],
])('%s', (_, css, kept) => {
  expect(criticalCss(css, page)).toBe(kept)
})

test('animations stay with the rules that play them', () => {
  const turn = '@keyframes turn{to{rotate:1turn}}'
  expect(criticalCss(`${turn}@keyframes fade{to{opacity:0}}.card{animation:1s turn}`, page)).toBe(
    `${turn}.card{animation:1s turn}`,
  )
})

test('variables stay when a rule, another variable in use or the page itself reads them', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:var(--d)}.card{margin:var(--a)}'
  expect(criticalCss(css, `${page}<i style="margin:var(--c)"></i>`)).toBe(
    ':root{--a:var(--b);--b:1px;--c:2px}.card{margin:var(--a)}',
  )
})
