/** Milliseconds after which the file is released: browsers read it after the click. */
const kept = 60_000

/** Saves a text as a file of the given name and media type. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), kept)
}
