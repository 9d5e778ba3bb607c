/** The theme of the web app as a style sheet of the extension, which follows the colors of the system. */
import { DEFAULT_THEME } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables } from '../../web/app/theme.ts'

const NAME = 'virtual:theme.css'

/** Provides `virtual:theme.css`: the variables of the product, without those of the web app's component library. */
export const themeStyles: Plugin = {
  name: 'theme-styles',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined
    const { variables, light, dark } = cssVariables(DEFAULT_THEME)
    return [
      `:root{color-scheme:light dark;${declare(variables)}${declare(light)}}`,
      `@media (prefers-color-scheme:dark){:root{${declare(dark)}}}`,
    ].join('\n')
  },
}

const declare = (variables: Record<string, string>) =>
  Object.entries(variables)
    .filter(([name]) => !name.startsWith('--mantine-'))
    .map(([name, value]) => `${name}:${value};`)
    .join('')
