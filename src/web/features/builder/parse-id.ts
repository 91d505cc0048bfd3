/** The number that an address names; null for anything but a whole number above zero. */
export function parseId(text: string): number | null {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
