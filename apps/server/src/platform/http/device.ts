/** The name of a device, made from its user agent. The user agent itself is not stored. */
import Bowser from 'bowser'

/** Shorter names, also the ones under which devices are stored. */
const names: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
}

/**
 * Names, such as "Firefox on Windows", of what the parser knows. It would take any other name from the user agent,
 * and this text is part of a mail: a stranger must not be able to write it.
 */
const knownNames = new Set<string>([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
  'iPhone',
  'iPad',
])

/** Describes a device: "Firefox on Windows", or what is known of it. */
export function describeDevice(userAgent = ''): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  const browserName = toName(browser.name)
  const systemName = toName(os.name === 'iOS' ? platform.model : os.name)
  if (browserName && systemName) return `${browserName} on ${systemName}`
  return browserName ?? systemName ?? UNKNOWN
}

const UNKNOWN = 'An unknown device'

const toName = (name: string | undefined): string | undefined =>
  name !== undefined && knownNames.has(name) ? (names[name] ?? name) : undefined
