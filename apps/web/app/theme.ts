/**
 * The design tokens (colours, type, spacing, radius and the one shadow) as a Mantine theme and as CSS variables. CSS
 * modules use the variables (`var(--surface)`, `font: var(--type-lead)`, `var(--space-16)`); a colour, a size or a shadow
 * written anywhere else is a mistake. Amber (`--signal`) marks an alert or the primary action, once on a screen.
 */
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

const ink = '#12161c'

const light = {
  ground: '#fbfaf7',
  surface: '#ffffff',
  line: '#e6e2d8',
  'line-strong': '#8d8779', // edges of fields and switches: 3:1 on surface (WCAG 1.4.11)
  text: ink,
  quiet: '#5c6370',
  signal: '#f5a524',
  'signal-pressed': '#e2940f',
  'signal-text': '#8a5200',
  good: '#1a7f4b',
  bad: '#b3261e',
  'on-bad': '#ffffff',
  hover: '#f3f0e8',
  mark: '#f0e6cc', // behind highlighted words
  veil: 'rgb(18 22 28 / 45%)',
}

const dark: typeof light = {
  ground: '#0f1216',
  surface: '#171b21',
  line: '#2a3038',
  'line-strong': '#6b7480',
  text: '#ece9e2',
  quiet: '#9aa3b0',
  signal: '#f5a524',
  'signal-pressed': '#ffb847',
  'signal-text': '#ffc35c',
  good: '#4cc38a',
  bad: '#ff8a80',
  'on-bad': ink,
  hover: '#1f242c',
  mark: '#3d3620',
  veil: 'rgb(0 0 0 / 60%)',
}

/** The colours by scheme, for elements that our style sheets don't reach, such as a payment form in a frame. */
export const colours = { light, dark }

/** The colours of the browser's own frame. */
export const grounds = { light: light.ground, dark: dark.ground }

const body = "'Inter Variable', 'Inter Fallback', 'Inter Android', system-ui, sans-serif"
const display = "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Android', system-ui, sans-serif"

/** Same in both schemes. `--type-*` are whole `font` shorthands: weight, size/line, family. */
const constant = {
  '--ink': ink,
  '--on-ink': light.ground,
  '--type-small': `400 0.8125rem/1.25rem ${body}`,
  '--type-text': `400 0.9375rem/1.5rem ${body}`,
  '--type-strong': `600 0.9375rem/1.5rem ${body}`,
  '--type-letter': `400 1rem/1.6875rem ${body}`,
  '--type-lead': `600 1.125rem/1.625rem ${display}`,
  '--type-title': `600 1.5rem/2rem ${display}`,
  '--type-display': `600 2.125rem/2.5rem ${display}`,
  '--type-hero-small': `600 2.25rem/2.625rem ${display}`,
  '--type-hero': `600 3.25rem/3.5rem ${display}`,
  '--size-field': '0.9375rem',
  '--size-field-touch': '1rem',
  '--space-4': '0.25rem',
  '--space-8': '0.5rem',
  '--space-16': '1rem',
  '--space-24': '1.5rem',
  '--space-40': '2.5rem',
  '--space-64': '4rem',
  '--radius-card': '10px',
  '--radius-field': '8px',
  '--radius-full': '999px',
  '--shadow': '0 8px 30px rgb(0 0 0 / 18%)',
  '--target': '2.75rem',
  '--column': '70rem',
  '--measure': '68ch',
  '--sidebar': '14.5rem',
  '--sidebar-icons': '4.5rem',
  '--topbar': '3.5rem',
  '--bottombar': '3.75rem',
}

const scheme = (colours: typeof light) => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value])),
  '--mantine-color-body': colours.ground,
  '--mantine-color-text': colours.text,
  '--mantine-color-dimmed': colours.quiet,
  '--mantine-color-placeholder': colours.quiet,
  '--mantine-color-error': colours.bad,
  '--mantine-color-anchor': colours.text,
  '--mantine-color-default': colours.surface,
  '--mantine-color-default-hover': colours.hover,
  '--mantine-color-default-color': colours.text,
  '--mantine-color-default-border': colours.line,
  '--mantine-color-ink-filled': colours.text,
  '--mantine-color-ink-filled-hover': colours.text,
  '--mantine-color-ink-light': colours.hover,
  '--mantine-color-ink-light-hover': colours.hover,
  '--mantine-color-ink-light-color': colours.text,
  '--mantine-color-ink-outline': colours.text,
  '--mantine-color-ink-outline-hover': colours.hover,
  '--mantine-primary-color-contrast': colours.ground,
})

/** Writes the tokens above as CSS variables, and points Mantine's own variables at them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: constant,
  light: scheme(light),
  dark: scheme(dark),
})

const outlined = {
  background: 'var(--surface)',
  hover: 'var(--hover)',
  border: '1px solid var(--line-strong)',
}

/** `next`: the primary action (amber). `danger`: destructive actions. `default`: everything else. */
const variantColors: VariantColorsResolver = (input) => {
  const none = '1px solid transparent'
  switch (input.variant) {
    case 'next':
      return {
        background: 'var(--signal)',
        hover: 'var(--signal-pressed)',
        color: 'var(--ink)',
        border: none,
      }
    case 'danger':
      return { background: 'var(--bad)', hover: 'var(--bad)', color: 'var(--on-bad)', border: none }
    case 'default':
      return { ...outlined, color: 'var(--text)' }
    case 'filled':
      return { background: 'var(--text)', hover: 'var(--text)', color: 'var(--ground)', border: none }
    case 'subtle':
      return { background: 'transparent', hover: 'var(--hover)', color: 'var(--text)', border: none }
    default:
      return defaultVariantColorsResolver(input)
  }
}

// Mantine's components take shades by number: in light from ground to ink, in dark from text to ground.
const inkShades: MantineColorsTuple = [
  light.ground,
  light.hover,
  light.line,
  '#cfcabd',
  '#a8a294',
  light['line-strong'],
  light.quiet,
  '#3c434e',
  '#252b34',
  ink,
]

const darkShades: MantineColorsTuple = [
  dark.text,
  '#c9cbd0',
  dark.quiet,
  dark['line-strong'],
  dark.line,
  dark.hover,
  dark.surface,
  dark.ground,
  '#0b0e11',
  '#08090c',
]

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 9,
  colors: { ink: inkShades, gray: inkShades, dark: darkShades },
  black: ink,
  white: light.surface,
  fontFamily: body,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '0.9375rem', lg: '1.125rem', xl: '1.5rem' },
  lineHeights: { xs: '1.54', sm: '1.6', md: '1.6', lg: '1.45', xl: '1.33' },
  headings: {
    fontFamily: display,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '2.125rem', lineHeight: '2.5rem' },
      h2: { fontSize: '1.5rem', lineHeight: '2rem' },
      h3: { fontSize: '1.125rem', lineHeight: '1.625rem' },
    },
  },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '8px', sm: '8px', md: '8px', lg: '10px', xl: '999px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: constant['--shadow'],
    lg: constant['--shadow'],
    xl: constant['--shadow'],
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver: variantColors,
  // Plain objects: `Modal.extend` would add the component's code to the first load of every page.
  components: {
    Button: { defaultProps: { variant: 'default' } },
    // Fields are required unless their label says otherwise; an asterisk would become part of the label.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    Switch: { defaultProps: { color: 'ink', withThumbIndicator: false } },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44 } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { color: 'var(--veil)', backgroundOpacity: 1 },
        transitionProps: { duration: 120 },
      },
    },
  },
})
