const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was, in the largest unit that fits once: "2 hours ago". Both times are in milliseconds. */
export function timeAgo(at: number, now: number, locale: string): string {
  const seconds = Math.max(0, (now - at) / 1000)
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? (['second', 1] as const)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // Less than a minute is "now".
  return words.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit)
}
