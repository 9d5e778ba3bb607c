/** The checks themselves; `npm run check` runs them alone, `npm test` before the tests. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What is checked and by which program of the project; steps of one check run one after the other. */
export const checks = [
  { name: 'format and lint', steps: [['@biomejs/biome/bin/biome', 'ci', '--reporter=summary']] },
  {
    name: 'types',
    steps: [
      ['typescript/bin/tsc', '-p', '.'],
      ['typescript/bin/tsc', '-p', 'tests'],
    ],
  },
  {
    name: 'types of the web app',
    steps: [
      ['@react-router/dev/bin.cjs', 'typegen', 'apps/web'],
      ['typescript/bin/tsc', '-p', 'apps/web'],
      ['typescript/bin/tsc', '-p', 'apps/web/service-worker'],
    ],
  },
  { name: 'types of the extension', steps: [['typescript/bin/tsc', '-p', 'apps/extension']] },
  {
    name: 'boundaries between the parts',
    steps: [
      [
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.mjs',
        'packages',
        'apps',
        'tests',
      ],
    ],
  },
  { name: 'unused code', steps: [['knip/bin/knip.js', '--no-progress']] },
]

/** Runs checks side by side, tells of each as it ends, and counts. */
export async function runChecks(list) {
  const results = await Promise.all(
    list.map(async ({ name, steps }) => {
      const begun = performance.now()
      let output = ''
      let ok = true
      for (const [program, ...args] of steps) {
        const result = await runStep(program, args)
        output += result.output
        ok &&= result.ok
        if (!ok) break
      }
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `\n${output}`}`)
      return ok
    }),
  )
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

function runStep(program, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root })
    let output = ''
    const take = (text) => {
      output += text
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
