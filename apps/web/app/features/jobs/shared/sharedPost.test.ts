import { expect, test } from 'vitest'
import { postLimits, readSharedPost } from './sharedPost.ts'

const read = (shared: Record<string, string>) => readSharedPost(`?${new URLSearchParams(shared)}`)
const empty = { url: '', title: '', description: '' }

test('a share without values is an empty form', () => {
  expect(readSharedPost('')).toEqual(empty)
})

test('the title, the text and the address are the fields of the form', () => {
  const url = 'https://jobs.example/1?a=b&c=d#top'
  expect(read({ title: 'Logo for a bakery', text: 'We need a logo.', url })).toEqual({
    url,
    title: 'Logo for a bakery',
    description: 'We need a logo.',
  })
})

test('an address in the text is found, and removed from the description', () => {
  const text = 'Logo for a bakery\nWe need a logo. (https://jobs.example/1).'
  expect(read({ text })).toEqual({
    url: 'https://jobs.example/1',
    title: 'Logo for a bakery',
    description: 'Logo for a bakery\nWe need a logo. ().',
  })
  expect(read({ text: 'https://jobs.example/2' })).toEqual({ ...empty, url: 'https://jobs.example/2' })
})

test.each(['javascript:alert(1)', 'data:text/html,<b>', 'file:///etc/passwd', 'not an address'])(
  'no other address is taken, but it stays readable: %s',
  (url) => {
    expect(read({ title: 'Logo', url })).toEqual({ url: '', title: 'Logo', description: url })
  },
)

test('markup and control characters are plain text', () => {
  const { title, description } = read({
    title: '<img src=x onerror=alert(1)>\u0000',
    text: '<script>\u0007a</script>\r\nb',
  })
  expect(title).toBe('<img src=x onerror=alert(1)>')
  expect(description).toBe('<script>a</script>\nb')
})

test('values are cut at the limits of the server', () => {
  const shared = read({
    title: 'a'.repeat(2000),
    text: 'b'.repeat(200_000),
    url: `https://x.example/${'c'.repeat(3000)}`,
  })
  expect(shared.title).toHaveLength(postLimits.title)
  expect(shared.description).toHaveLength(postLimits.description)
  expect(shared.url).toBe('')
})

test('a long hostile text is read at once', () => {
  const started = performance.now()
  read({ text: 'https://'.repeat(50_000) })
  read({ text: `${'http'.repeat(50_000)}${'.'.repeat(50_000)}` })
  expect(performance.now() - started).toBeLessThan(1000)
})
