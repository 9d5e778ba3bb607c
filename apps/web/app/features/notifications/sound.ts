/**
 * The sound of new entries while the app is open: short tones made with Web Audio. One tab of the browser plays it, once
 * for a burst of entries, and never during quiet hours.
 */
import type { Notification, NotificationSettings, Sound } from '@gigbell/contract'
import type { AppDispatch } from '../../store.ts'
import { isQuietTime } from './quietHours.ts'
import { readSettings } from './settings/api.ts'

/** Entries that follow each other within this time are one burst, in milliseconds. */
const BURST_PAUSE = 5000
/** Older entries were missed while there was no connection, and make no sound. */
const MAX_AGE = 120_000
/** The tab that holds this lock plays, until the burst is over. */
const LOCK = 'gigbell:sound'

/** A tone: its frequency in Hz, and when it starts and ends, in seconds. */
interface Tone {
  frequency: number
  from: number
  to: number
}

const tones: Record<Exclude<Sound, 'none'>, Tone[]> = {
  bell: [
    { frequency: 880, from: 0, to: 0.5 },
    { frequency: 1318.5, from: 0.09, to: 0.8 },
  ],
  tap: [{ frequency: 320, from: 0, to: 0.09 }],
}
const LOUDNESS = 0.12
const ATTACK = 0.01

let burstEnd = 0

/** Plays the person's sound for a new entry, unless another tab does or the entry belongs to a burst. */
export function playForEntry(entry: Notification, dispatch: AppDispatch): void {
  if (Date.now() - Date.parse(entry.created_at) > MAX_AGE) return
  burstEnd = Date.now() + BURST_PAUSE
  // A browser plays nothing in a tab that was never clicked; another tab may be able to.
  if (!navigator.locks || navigator.userActivation?.hasBeenActive === false) return
  void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const settings = await readSettings(dispatch)
    if (!settings || !mayPlay(settings, new Date())) return
    playSound(settings.sound)
    while (Date.now() < burstEnd) await wait(burstEnd - Date.now())
  })
}

/** Whether a person with these settings wants to hear anything now. */
export const mayPlay = (settings: NotificationSettings, now: Date): boolean =>
  settings.sound !== 'none' && !isQuietTime(settings, now)

/** Plays a sound at once. */
export function playSound(sound: Sound): void {
  if (sound === 'none') return
  const context = new AudioContext()
  const ends = tones[sound].map((tone) => playTone(context, tone))
  void Promise.all(ends).then(() => context.close())
}

/** Plays a tone that fades out; resolves at its end. */
function playTone(context: AudioContext, { frequency, from, to }: Tone): Promise<void> {
  const start = context.currentTime + from
  const end = context.currentTime + to
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK)
  loudness.gain.exponentialRampToValueAtTime(0.0001, end)
  const oscillator = context.createOscillator()
  oscillator.frequency.value = frequency
  oscillator.connect(loudness).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(end)
  return new Promise((resolve) => {
    oscillator.onended = () => resolve()
  })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
