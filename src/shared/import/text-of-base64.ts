const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** ASCII text from Base64; shared code has no `atob`. Other characters end it. */
export function textOfBase64(encoded: string): string {
  const letters: string[] = []
  let [bits, size] = [0, 0]
  for (const letter of encoded) {
    const value = ALPHABET.indexOf(letter)
    if (value === -1) break
    bits = ((bits << 6) | value) & 0xffff
    size += 6
    if (size < 8) continue
    size -= 8
    letters.push(String.fromCharCode((bits >> size) & 0xff))
  }
  return letters.join('')
}
