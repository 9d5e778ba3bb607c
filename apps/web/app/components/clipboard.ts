/** Putting a text into the clipboard, also where the page isn't served over HTTPS. */

/** True when the text is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text)
    else return copyBySelection(text)
    return true
  } catch {
    return false
  }
}

/** Over plain HTTP (a server in one's own network) browsers offer only this older way. */
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
