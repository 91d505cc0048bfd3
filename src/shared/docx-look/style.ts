import { splitOutside } from '#shared/docx-look/rules.ts'
import { colorOf, lengthOf, type Scale } from '#shared/docx-look/values.ts'

export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDES)[number]
/** Lengths in CSS pixels. */
export type Edges = Readonly<Record<Side, number>>
export type Line = { readonly width: number; readonly color: string }
export type Align = 'left' | 'center' | 'right' | 'justify'

/** The formats of one element that a Word document can show. Lengths are in CSS pixels, colors like #1f4e79. */
export type Style = {
  readonly properties: ReadonlyMap<string, string>
  readonly family: string
  readonly size: number
  readonly color: string
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly upperCase: boolean
  readonly letterSpacing: number
  /** Multiple of the type size. */
  readonly lineHeight: number
  /** As in Word: `left` is where lines begin, also in text that runs from right to left. */
  readonly align: Align
  readonly isRightToLeft: boolean
  /** Whether a line runs as its first letter does; otherwise as the page does. */
  readonly hasOwnDirection: boolean
  readonly listStyle: string
  readonly margin: Edges
  readonly padding: Edges
  readonly border: Readonly<Record<Side, Line | null>>
  readonly background: string | null
  readonly display: string
  readonly justify: string
  readonly direction: string
  /** Between the rows of a flexible box, and between what is beside each other in it. */
  readonly rowGap: number
  readonly columnGap: number
  /** Of an item in a flexible box: its own width. */
  readonly basis: number | null
  /** Whether all free space is on the left: `margin-left: auto`. */
  readonly isPushed: boolean
  readonly float: string
  readonly breakBefore: string
  readonly breakAfter: string
  readonly breakInside: string
  readonly width: number | null
  readonly height: number | null
  readonly radius: string
}

const ZERO: Edges = { top: 0, right: 0, bottom: 0, left: 0 }
const NOT_INHERITED = {
  margin: ZERO,
  padding: ZERO,
  border: { top: null, right: null, bottom: null, left: null },
  background: null,
  display: 'block',
  justify: 'start',
  direction: 'row',
  rowGap: 0,
  columnGap: 0,
  basis: null,
  isPushed: false,
  hasOwnDirection: true,
  float: 'none',
  breakBefore: 'auto',
  breakAfter: 'auto',
  breakInside: 'auto',
  width: null,
  height: null,
  radius: '0',
} as const

export const INITIAL: Style = {
  ...NOT_INHERITED,
  properties: new Map(),
  family: '',
  size: 16,
  color: '#000000',
  bold: false,
  italic: false,
  underline: false,
  upperCase: false,
  letterSpacing: 0,
  lineHeight: 1.42,
  align: 'left',
  isRightToLeft: false,
  listStyle: 'disc',
}

/** What browsers do with an element before any sheet. */
const OF_TAGS: Readonly<Record<string, Partial<Style>>> = {
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
}

/** The formats that an element takes from the one around it. */
export const inherited = (parent: Style, tag: string): Style => ({ ...parent, ...NOT_INHERITED, ...OF_TAGS[tag] })

/** What a declaration changes: nothing where Word has no counterpart of the value, or it is too clever. */
export const changeOf = (style: Style, parent: Style, property: string, value: string): Partial<Style> =>
  SETTERS[property]?.(value, style, parent) ?? {}

/** Whether a property has a counterpart in Word. */
export const isKnown = (property: string): boolean => property in SETTERS

type Setter = (value: string, style: Style, parent: Style) => Partial<Style>

/** Percentages of lengths are rare, and of the page's width: about that of A4 between its margins. */
const PERCENT_OF = 680
const scaleOf = (style: Style): Scale => ({ em: style.size, percent: PERCENT_OF })

const SETTERS: Readonly<Record<string, Setter>> = {
  'font-family': (value, _, parent) => ({
    family: value === 'inherit' ? parent.family : (splitOutside(value, ',')[0] ?? '').replaceAll(/['"]/g, ''),
  }),
  'font-size': (value, _, parent) => positive('size', lengthOf(value, { em: parent.size, percent: parent.size })),
  'font-weight': (value, _, parent) => ({
    bold: value === 'inherit' ? parent.bold : /^(?:bold|bolder|[6-9]00)$/.test(value),
  }),
  'font-style': (value) => ({ italic: /italic|oblique/.test(value) }),
  'text-decoration': (value) => ({ underline: value.includes('underline') }),
  'text-decoration-line': (value) => ({ underline: value.includes('underline') }),
  'text-transform': (value) => ({ upperCase: value === 'uppercase' }),
  'letter-spacing': (value, style) => ({ letterSpacing: lengthOf(value, scaleOf(style)) ?? 0 }),
  'line-height': (value, style) => lineHeightOf(value, style),
  'text-align': (value, { isRightToLeft }) => ({ align: (isRightToLeft ? MIRRORED_ALIGNS : ALIGNS)[value] ?? 'left' }),
  direction: (value) => ({ isRightToLeft: value === 'rtl' }),
  'unicode-bidi': (value) => ({ hasOwnDirection: value === 'plaintext' }),
  'list-style': (value) => ({ listStyle: value }),
  'list-style-type': (value) => ({ listStyle: value }),
  color: (value, _, parent) => ({
    color: value === 'inherit' ? parent.color : (colorOf(value, parent.color) ?? parent.color),
  }),
  background: (value, style) => backgroundOf(value, style),
  'background-color': (value, style) => backgroundOf(value, style),
  display: (value) => ({ display: value }),
  'justify-content': (value) => ({ justify: value }),
  gap: (value, style) => {
    const [row = '', column = row] = splitOutside(value, ' ')
    return { rowGap: lengthOf(row, scaleOf(style)) ?? 0, columnGap: lengthOf(column, scaleOf(style)) ?? 0 }
  },
  'row-gap': (value, style) => ({ rowGap: lengthOf(value, scaleOf(style)) ?? 0 }),
  'column-gap': (value, style) => ({ columnGap: lengthOf(value, scaleOf(style)) ?? 0 }),
  flex: (value, style) => ({ basis: lengthOf(splitOutside(value, ' ')[2] ?? '', scaleOf(style)) }),
  'flex-basis': (value, style) => ({ basis: lengthOf(value, scaleOf(style)) }),
  'flex-direction': (value) => ({ direction: value }),
  float: (value) => ({ float: value }),
  'break-after': (value) => ({ breakAfter: value }),
  'break-before': (value) => ({ breakBefore: value }),
  'break-inside': (value) => ({ breakInside: value }),
  width: (value, style) => ({ width: lengthOf(value, scaleOf(style)) }),
  height: (value, style) => ({ height: lengthOf(value, scaleOf(style)) }),
  'border-radius': (value) => ({ radius: value }),
  ...edgeSetters('margin'),
  ...edgeSetters('padding'),
  ...borderSetters(),
}

const ALIGNS: Readonly<Record<string, Align>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}

const MIRRORED_ALIGNS: Readonly<Record<string, Align>> = { ...ALIGNS, right: 'left', left: 'right' }

const positive = (key: 'size', value: number | null): Partial<Style> => (value && value > 0 ? { [key]: value } : {})

function lineHeightOf(value: string, style: Style): Partial<Style> {
  const length = lengthOf(value, { em: style.size, percent: style.size })
  if (!length || length <= 0) return {}
  return { lineHeight: /px|em|pt|%/.test(value) ? length / style.size : length }
}

function backgroundOf(value: string, style: Style): Partial<Style> {
  const colors = splitOutside(value, ' ').flatMap((part) => colorOf(part, style.color) ?? [])
  return { background: value.includes('gradient') ? null : (colors[0] ?? null) }
}

function edgeSetters(kind: 'margin' | 'padding'): Record<string, Setter> {
  const set = (style: Style, changes: readonly (readonly [Side, string | undefined])[]): Partial<Style> => {
    const lengths = changes.map(([side, value]) => [side, lengthOf(value ?? '', scaleOf(style)) ?? 0])
    return { [kind]: { ...style[kind], ...Object.fromEntries(lengths) } }
  }
  const all: Setter = (value, style) => {
    const [top, right = top, bottom = top, left = right] = splitOutside(value, ' ')
    return set(style, [
      ['top', top],
      ['right', right],
      ['bottom', bottom],
      ['left', left],
    ])
  }
  const pair =
    (first: Side, second: Side): Setter =>
    (value, style) => {
      const [start, end = start] = splitOutside(value, ' ')
      return set(style, [
        [first, start],
        [second, end],
      ])
    }
  const one =
    (side: Side): Setter =>
    (value, style) => ({
      ...set(style, [[side, value]]),
      ...(kind === 'margin' && side === 'left' && { isPushed: value === 'auto' }),
    })
  return {
    [kind]: all,
    [`${kind}-inline`]: pair('left', 'right'),
    [`${kind}-block`]: pair('top', 'bottom'),
    [`${kind}-inline-start`]: one('left'),
    [`${kind}-inline-end`]: one('right'),
    [`${kind}-block-start`]: one('top'),
    [`${kind}-block-end`]: one('bottom'),
    ...Object.fromEntries(SIDES.map((side) => [`${kind}-${side}`, one(side)])),
  }
}

function borderSetters(): Record<string, Setter> {
  const set = (style: Style, sides: readonly Side[], line: Line | null): Partial<Style> => ({
    border: { ...style.border, ...Object.fromEntries(sides.map((side) => [side, line])) },
  })
  const names: readonly (readonly [string, readonly Side[]])[] = [
    ['border', SIDES],
    ['border-inline-start', ['left']],
    ['border-inline-end', ['right']],
    ...SIDES.map((side) => [`border-${side}`, [side]] as const),
  ]
  return Object.fromEntries(
    names.map(([name, sides]) => [name, (value: string, style: Style) => set(style, sides, lineOf(value, style))]),
  )
}

/** `2px solid #1f4e79`, in any order; null where no line is drawn. */
export function lineOf(value: string, style: Style): Line | null {
  const parts = splitOutside(value, ' ')
  if (!parts.some((part) => /^(?:solid|dashed|dotted|double)$/.test(part))) return null
  const width = parts.flatMap((part) => lengthOf(part, scaleOf(style)) ?? [])[0] ?? 1
  const color = parts.flatMap((part) => colorOf(part, style.color) ?? [])[0] ?? style.color
  return width > 0 ? { width, color } : null
}
