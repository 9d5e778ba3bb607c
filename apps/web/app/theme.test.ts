import { expect, test } from 'vitest'
import { colours } from './theme.ts'

/** Relative luminance of a colour written as #rrggbb (WCAG). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test('matched words stand out from a card in the dark as they do in the light, and stay legible', () => {
  const { light, dark } = colours
  expect(contrast(light.mark, light.surface)).toBeGreaterThan(1.2)
  expect(contrast(dark.mark, dark.surface)).toBeGreaterThanOrEqual(contrast(light.mark, light.surface))
  expect(contrast(light.mark, light.text)).toBeGreaterThan(7)
  expect(contrast(dark.mark, dark.text)).toBeGreaterThan(7)
})
