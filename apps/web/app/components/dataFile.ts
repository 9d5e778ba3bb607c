/** Files that a call returns: the name that the server gives them, and saving them on the device. */

/** A file as text, with the server's name for it. */
export interface DataFile {
  name: string
  text: string
  /** The media type, such as text/csv. */
  type: string
}

/** Returns the file name of a `content-disposition` header, or `otherwise`. */
export const readFileName = (disposition: string | null | undefined, otherwise: string): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? otherwise

/** Saves the file by a temporary link: the call needs a header, so a plain link can't download it. */
export function saveFile({ name, text, type }: DataFile) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Deferred, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
