/** How the web app is bundled, and how `react-router dev` reaches a server that runs beside it. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { cssVariables, theme } from './app/theme.ts'
import { contractForBrowser } from './contract-plugin.ts'
import { serviceWorker } from './service-worker-build.ts'

const server = 'http://localhost:3000'

/** The packages that most screens use, as one file: thirty small ones are larger by 3 % when compressed. */
const groups = [{ name: 'packages', test: /[\\/]node_modules[\\/](?!embla)/, minShareCount: 20 }]

/** Bundles the script of the pages without React as a separate entry that shares its modules with the app. */
const staticPages: Plugin = {
  name: 'static-pages',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    if (this.environment.mode !== 'build') return
    const id = fileURLToPath(new URL('./app/static-pages/script.ts', import.meta.url))
    this.emitFile({ type: 'chunk', id, name: 'static-pages' })
  },
}

/**
 * The theme's variables as a stylesheet, `virtual:theme.css`: pages without React need them too, and in a file they are
 * sent once instead of with each page. The component library's provider writes none (ThemeProvider.tsx).
 */
const themeStyles: Plugin = {
  name: 'theme-styles',
  resolveId: (id) => (id === 'virtual:theme.css' ? '\0theme.css' : undefined),
  load(id) {
    if (id !== '\0theme.css') return undefined
    const library = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
    const own = cssVariables(DEFAULT_THEME)
    const variables = convertCssVariables(
      {
        variables: { ...library.variables, ...own.variables },
        light: { ...library.light, ...own.light, '--mantine-color-scheme': 'light' },
        dark: { ...library.dark, ...own.dark, '--mantine-color-scheme': 'dark' },
      },
      ':root',
    )
    return `@layer base{${variables}}`
  },
}

/** Returns the name of a class in the build. Every public page contains its styles, so the names are short. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 4)}`
}

export default defineConfig({
  plugins: [contractForBrowser, staticPages, themeStyles, serviceWorker, reactRouter()],
  server: { proxy: { '/api': server, '/healthz': server } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
