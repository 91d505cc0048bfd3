/** Hands a file to the browser's downloads. */
export function downloadFile(bytes: Uint8Array, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of the file by the next turn; the address may go a while later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
