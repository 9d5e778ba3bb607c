import { MantineProvider } from '@mantine/core'
import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/**
 * Gives the components their theme and the icons their size. The theme's variables are in the stylesheet
 * `virtual:theme.css` (vite.config.ts).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <LucideProvider size={20} strokeWidth={1.75}>
        {children}
      </LucideProvider>
    </MantineProvider>
  )
}
