/**
 * Saves the text of a letter while it is typed: after a pause, again after a failure, and never over a text that was
 * changed in another session. It knows nothing of React or of the calls; useAutosave.ts connects them.
 */
import type { CallFailure } from '../../../callFailure.ts'
import {
  acknowledge,
  combine,
  isUnsaved,
  type LetterEdit,
  markSent,
  replaceStored,
  type StoredText,
  startEdit,
} from './edit.ts'

/** The pause in typing before the text is sent, in milliseconds. */
const DEBOUNCE = 800
/** The pause after a failure, doubled up to the maximum. */
const RETRY_DELAY = 2000
const MAX_RETRY_DELAY = 30_000

/** `waiting`: will be sent after a pause. `failed`: will be tried again. `deleted`: there is no letter to save it in. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'deleted'

/** The state that is shown. `other` is the stored letter of a conflict. */
export interface SaverState {
  edit: LetterEdit
  status: SaveStatus
  other: StoredText | null
}

/** What the saver calls. */
export interface SaverCalls {
  /** Sends a text that was typed from the version. */
  send: (text: string, version: number) => Promise<{ letter?: StoredText | null; failure?: CallFailure }>
  /** Reads the newest letter; undefined when that fails. */
  read: () => Promise<StoredText | null | undefined>
  /** Keeps the unsaved edit in the browser's storage; null removes it. */
  store: (edit: LetterEdit | null) => void
}

/** Creates the saver. Nothing is sent before `start`. */
export function createTextSaver(initial: LetterEdit, { send, read, store }: SaverCalls) {
  let state: SaverState = { edit: initial, status: isUnsaved(initial) ? 'waiting' : 'saved', other: null }
  let tell: (state: SaverState) => void = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = RETRY_DELAY
  let sending = false
  /** A text that the server stored itself while another one was being sent. */
  let replacedWhileSending = false
  let running = false
  /** A letter that was read while a text was being sent. */
  let readWhileSending: StoredText | undefined

  function set(part: Partial<SaverState>) {
    state = { ...state, ...part }
    store(isUnsaved(state.edit) ? state.edit : null)
    tell(state)
  }
  function saveIn(delay: number) {
    clearTimeout(timer)
    if (running) timer = setTimeout(save, delay)
  }
  function show(edit: LetterEdit) {
    set({ edit, other: null, status: isUnsaved(edit) ? 'waiting' : 'saved' })
    if (isUnsaved(edit)) saveIn(DEBOUNCE)
  }
  function meet(stored: StoredText) {
    const { edit, isConflict } = combine(state.edit, stored)
    if (isConflict) set({ other: stored, status: 'conflict' })
    else if (edit !== state.edit || state.other) show(edit)
  }

  async function save() {
    clearTimeout(timer)
    if (sending || state.other || state.status === 'deleted' || !isUnsaved(state.edit)) return
    sending = true
    replacedWhileSending = false
    const { text, base } = state.edit
    set({ edit: markSent(state.edit), status: 'saving' })
    const { letter, failure } = await send(text, base.version)
    const newest = failure?.code === 'changed_elsewhere' ? await read() : undefined
    sending = false

    if (letter) {
      retryDelay = RETRY_DELAY
      show(acknowledge(state.edit, replacedWhileSending ? state.edit.base.text : text, letter.version))
    } else if (newest) {
      meet(newest)
      if (state.status === 'saving') saveLater()
    } else if (failure?.status === 404) set({ status: 'deleted' })
    else saveLater()
    if (readWhileSending) follow(readWhileSending)
  }
  function follow(stored: StoredText) {
    readWhileSending = sending ? stored : undefined
    if (!sending) meet(stored)
  }
  function saveLater() {
    if (!isUnsaved(state.edit)) return set({ status: 'saved' })
    set({ status: 'failed' })
    saveIn(retryDelay)
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY)
  }

  return {
    initial: state,
    /** Tells the state from now on, and sends what was not saved before. */
    start(onChange: (state: SaverState) => void) {
      tell = onChange
      running = true
      store(isUnsaved(state.edit) ? state.edit : null)
      if (isUnsaved(state.edit)) saveIn(0)
    },
    /** Sends the rest; the state is no longer told. */
    stop() {
      tell = () => {}
      running = false
      void save()
    },
    type(text: string) {
      const isConflict = state.other !== null
      const edit = { ...state.edit, text }
      if (isConflict || state.status === 'deleted') return set({ edit })
      set({ edit, status: sending ? 'saving' : isUnsaved(edit) ? 'waiting' : 'saved' })
      if (isUnsaved(edit)) saveIn(DEBOUNCE)
    },
    /** Shows a text that the server has stored itself; it is not sent. */
    replace(text: string) {
      const edit = replaceStored(state.edit, text)
      replacedWhileSending = sending
      const keepsStatus = sending || state.other !== null || state.status === 'deleted'
      set(keepsStatus ? { edit } : { edit, status: 'saved' })
    },
    /** Follows a letter that was read; while a text is being sent, its answer comes first. */
    follow,
    /** Ends a conflict with a text: the own one, or one that was merged by hand. */
    keep(text: string) {
      if (!state.other) return
      show({ ...startEdit(state.other), text })
      saveIn(0)
    },
    /** Ends a conflict with the stored text. */
    takeOther: () => void (state.other && show(startEdit(state.other))),
    saveNow: () => void save(),
  }
}
