/**
 * Finds a Chrome or Chromium for the tests, or installs one: Debian's as root, Playwright's own, or the one of the package
 * @sparticuz/chromium. Without any the tests fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Without these options Chromium calls its maker's hosts at every start, which slows it down without a network. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of a browser, and installs one and its fonts if necessary. The global setup calls it, so no test's time
 * includes it.
 */
export async function browserPath(): Promise<string> {
  const path = present() ?? fromDebian() ?? fromPlaywright() ?? (await fromPackage()) ?? noBrowser()
  installFonts()
  return path
}

/** A visit takes a third less processor time when it doesn't start a new process. */
const sameProcess = '--process-per-site'

/** Starts the browser at `path`. */
export const launch = (path: string): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: [...quiet, sameProcess] })

function present(): string | undefined {
  return places.find((place) => place && existsSync(place))
}

function fromDebian(): string | undefined {
  if (!canInstallPackages()) return undefined
  console.log('Installing Chromium for the browser tests …')
  installPackage('chromium')
  return present()
}

/**
 * A page is painted with Arial, or a font of its measures, until its own fonts are there. Small installations of Linux have
 * none, and paint it with another font, whose lines break elsewhere.
 */
function installFonts(): void {
  if (process.platform !== 'linux' || hasFont('Arial') || hasFont('Liberation Sans')) return
  if (!canInstallPackages())
    throw new Error('The browser tests need Arial or the Liberation fonts. Install fonts-liberation.')
  console.log('Installing the Liberation fonts for the browser tests …')
  installPackage('fonts-liberation')
}

const hasFont = (name: string) =>
  spawnSync('fc-list', [name, 'file'], { encoding: 'utf8' }).stdout?.trim() !== ''

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installPackage(name: string): void {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

function fromPlaywright(): string | undefined {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  console.log('Downloading Playwright’s Chromium for the browser tests …')
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js')
  run(process.execPath, [cli, 'install', 'chromium'])
  return existsSync(own) ? own : undefined
}

async function fromPackage(): Promise<string | undefined> {
  console.log('Installing the @sparticuz/chromium package for the browser tests …')
  const name = '@sparticuz/chromium'
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', name])) return undefined
  const { default: packaged } = await import(name)
  return packaged.executablePath()
}

function noBrowser(): never {
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed. Install one, or set CHROME_PATH.',
  )
}

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as const, timeout: 600_000 }
  const { status } = spawnSync(command, args, {
    ...options,
    stdio: [...options.stdio],
    env: { ...process.env, ...environment },
  })
  return status === 0
}
