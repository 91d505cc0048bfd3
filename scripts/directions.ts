/** A place where left and right are meant, whichever way the language runs. */
export type AllowedPlace = { readonly file: string; readonly found: string; readonly why: string }
export type Fault = { readonly file: string; readonly line: number; readonly found: string; readonly instead: string }

const PAPER = 'the paper is laid out by its own language, in coordinates from the left'

/** Where a side is meant; `found` is what the check reports. */
export const ALLOWED: readonly AllowedPlace[] = [
  { file: 'src/web/preview/page-frames.tsx', found: 'left:', why: PAPER },
  { file: 'src/web/preview/pages.ts', found: 'style.left', why: PAPER },
  { file: 'src/web/features/builder/preview/page-strip.tsx', found: 'style.left', why: PAPER },
  { file: 'src/web/ui/day-chart/chart-lines.tsx', found: 'left:', why: 'time runs from left to right in a chart' },
  {
    file: 'src/web/features/template-editor/code/code-editor.tsx',
    found: 'borderLeftColor',
    why: 'code runs from left to right, and the editor draws its cursor as a border',
  },
]

/** Logical names of sides, corners and texts, by what a class says instead. */
const SIDES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['m', 'p', 'scroll-m', 'scroll-p'].flatMap((space) => [
      [`${space}l`, `${space}s`],
      [`${space}r`, `${space}e`],
    ]),
  ),
  left: 'inset-s',
  right: 'inset-e',
  'border-l': 'border-s',
  'border-r': 'border-e',
  'rounded-l': 'rounded-s',
  'rounded-r': 'rounded-e',
  'rounded-tl': 'rounded-ss',
  'rounded-tr': 'rounded-se',
  'rounded-bl': 'rounded-es',
  'rounded-br': 'rounded-ee',
}
const WORDS: Readonly<Record<string, string>> = {
  'text-left': 'text-start',
  'text-right': 'text-end',
  'float-left': 'float-start',
  'float-right': 'float-end',
}

const names = Object.keys(SIDES).join('|')
/** A class with a value, `border-l` without one, or a word; in a string, after its variants. The middle has no side. */
const CLASS = new RegExp(
  String.raw`(?<=["'\`\s:!-])(?:(?!left-1/2)(?:${names})(?=-(?:[\d[(]|auto\b|full\b|px\b))` +
    String.raw`|(?:border|rounded)-(?:[lr]|[tb][lr])(?=["'\`\s]|-[a-z])|${Object.keys(WORDS).join('|')})(?=["'\`\s]|-)`,
  'g',
)
const STYLE_IN_CODE =
  /\b(?:margin|padding)(?:Left|Right)\b|\bborder(?:Left|Right)\w*|\btextAlign: '(?:left|right)'|\bstyle\.(?:left|right)\b|(?<=\bstyle=\{\{[^}]*)\b(?:left|right):/g
const PROPERTY =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-\w+)?|(?:left|right)(?=:)|(?:text-align|float|clear): (?:left|right))(?![\w-])/g

/** The classes and properties in a file's code that name a side, each with the logical name. */
export function faultsOf(file: string, code: string): Fault[] {
  const patterns = file.endsWith('.css') ? [PROPERTY] : [CLASS, STYLE_IN_CODE]
  return code
    .split('\n')
    .flatMap((text, index) =>
      patterns.flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ([found]) => ({ file, line: index + 1, found, instead: logical(found) })),
      ),
    )
}

export const isAllowed = ({ file, found }: Fault, places: readonly AllowedPlace[]): boolean =>
  places.some((place) => place.file === file && place.found === found)

/** What says the same in both directions: `ml` is `ms`, and `margin-left` is `margin-inline-start`. */
export function logical(found: string): string {
  const byClass = SIDES[found] ?? WORDS[found]
  return byClass ?? 'a logical property, such as margin-inline-start or inset-inline-end'
}
