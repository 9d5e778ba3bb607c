/** Copies text to the clipboard, also where the page is not served over HTTPS. */

/** Copies a text and returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text)
    else return copyBySelection(text)
    return true
  } catch {
    return false
  }
}

/** Copies through a selected text field: over plain HTTP browsers offer no clipboard API. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  before?.focus()
  return copied
}
