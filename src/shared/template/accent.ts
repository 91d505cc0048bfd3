type Rgb = readonly [number, number, number]

/** The accent color if neither the resume nor its template has one. */
export const PLAIN_ACCENT = '#1f4e79'

const WHITE: Rgb = [255, 255, 255]
const INK: Rgb = [17, 24, 39]
/** WCAG 2.2, 1.4.3: minimum contrast for text of normal size. */
export const TEXT_CONTRAST = 4.5

const parseHex = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const toHex = (rgb: Rgb) => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance of WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((c) => {
    const share = c / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of two colors like #1f4e79, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(parseHex(one), parseHex(other))

/** Contrast of a color on white paper, from 1 to 21. `hex` is like #1f4e79. */
export const paperContrast = (hex: string): number => contrast(parseHex(hex), WHITE)

/** The nearest darker shade that is readable on white paper; the color itself if it already is. */
export function readableAccent(hex: string): string {
  const color = parseHex(hex)
  for (let share = 1; share >= 0; share -= 0.02) {
    const darker = color.map((c) => c * share) as unknown as Rgb
    // Checked after rounding, which may lower the contrast by a hundredth.
    if (paperContrast(toHex(darker)) >= TEXT_CONTRAST) return toHex(darker)
  }
  return '#000000'
}

/** The accent color of a template, from its style sheet. */
export const templateAccent = (cssStyles: string): string =>
  /--template-accent:\s*(#[0-9a-f]{6})/i.exec(cssStyles)?.[1] ?? PLAIN_ACCENT

/** The second color of a template; its accent color if it has none. */
export const templateSecondAccent = (cssStyles: string): string =>
  /--template-accent-2:\s*(#[0-9a-f]{6})/i.exec(cssStyles)?.[1] ?? templateAccent(cssStyles)

/** White or dark text, whichever has more contrast on this color. */
export const onAccent = (hex: string): string =>
  contrast(parseHex(hex), WHITE) >= contrast(parseHex(hex), INK) ? '#ffffff' : toHex(INK)
