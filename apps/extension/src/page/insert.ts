/** Puts a text into the field that the person has focused in the page. */

/** The result of an insertion. */
export type InsertResult = 'inserted' | 'no-field' | 'too-long'

/**
 * Inserts a text at the cursor of the focused field, or in place of what is selected there. The function runs in the page,
 * where it is sent as its source: it uses nothing from outside. Pages built with React notice the change by the event
 * `input`, which the browser's own command sends.
 */
export function insertText(text: string): InsertResult {
  let field: Element | null = document.activeElement
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement
  if (field instanceof HTMLElement && field.isContentEditable)
    return document.execCommand('insertText', false, text) ? 'inserted' : 'no-field'
  if (!(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')))
    return 'no-field'
  if (field.disabled || field.readOnly) return 'no-field'
  const before = field.value
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
  if (field.maxLength >= 0 && before.length - selected + text.length > field.maxLength) return 'too-long'
  // The command keeps the browser's undo. It fails where the window has no focus.
  if (document.execCommand('insertText', false, text) && field.value !== before) return 'inserted'
  field.setRangeText(text, field.selectionStart ?? before.length, field.selectionEnd ?? before.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return 'inserted'
}
