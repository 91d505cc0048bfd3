import { plainOf } from '#shared/read-file/docx.ts'

/** The body of a DOCX without text that no one can see in Word, and that text by paragraph. */
export type VisibleBody = { readonly xml: string; readonly texts: readonly string[] }

/**
 * Leaves out runs marked as hidden, of less than two points, or white on white. White text counts as visible wherever
 * something may be behind it: in tables and text boxes, on shading, and in documents with a background or with shapes
 * behind the text. Formats of styles are not looked at.
 */
export function withoutHiddenRuns(xml: string): VisibleBody {
  const state: State = { open: [], isWhiteHidden: !BACKGROUND.test(xml), texts: [''] }
  const kept = xml.replace(TAG_OR_TEXT, (whole: string, slash = '', name = '', attributes = '', text?: string) => {
    if (text !== undefined) return isHidden(state) ? hide(state, whole, text) : whole
    if (slash === '/') close(state, name)
    else open(state, name, attributes)
    return whole
  })
  return { xml: kept, texts: state.texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '') }
}

const BACKGROUND = /<w:background\b|\bbehindDoc="(?:1|true)"/

/** What decides whether a run can be seen. */
const TAG_OR_TEXT =
  /<(\/?)w:(p|r|pPr|rPr|tbl|txbxContent|vanish|color|sz|shd|highlight)((?:\s[^<>]*|\/)?)>|<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>/g

type Frame = { readonly name: string; isHidden: boolean; isWhite: boolean; isShaded: boolean }
type State = { readonly open: Frame[]; readonly isWhiteHidden: boolean; readonly texts: string[] }

const CONTAINERS: ReadonlySet<string> = new Set(['p', 'r', 'pPr', 'rPr', 'tbl', 'txbxContent'])

function open({ open: frames, texts }: State, name: string, attributes: string): void {
  if (!CONTAINERS.has(name)) return setProperty(frames, name, attributes)
  if (attributes.endsWith('/')) return
  if (name === 'p') texts.push('')
  frames.push({ name, isHidden: false, isWhite: false, isShaded: false })
}

/** Properties are in an rPr or pPr, and tell about the run or paragraph around it. */
function setProperty(frames: readonly Frame[], name: string, attributes: string): void {
  const owner = frames.at(-2)
  if (!owner || !/^[rp]Pr$/.test(frames.at(-1)?.name ?? '')) return
  const value = /\bw:val="([^"]*)"/.exec(attributes)?.[1] ?? ''
  if (name === 'vanish') owner.isHidden ||= !/^(?:0|false|off)$/.test(value)
  else if (name === 'sz') owner.isHidden ||= Number(value) > 0 && Number(value) < MIN_HALF_POINTS
  else if (name === 'color') owner.isWhite = ALMOST_WHITE.test(value)
  else owner.isShaded ||= isColored(name, attributes, value)
}

/** Sizes are in half points: no one reads text of less than two points. */
const MIN_HALF_POINTS = 4
const ALMOST_WHITE = /^F[89A-F]F[89A-F]F[89A-F]$/i

/** Whether shading or a highlight paints something other than white. */
const isColored = (name: string, attributes: string, value: string): boolean =>
  name === 'highlight'
    ? !/^(?:none|white)$/.test(value)
    : !/\bw:fill="(?:auto|F{6})"/i.test(attributes) || /pct|solid/.test(value)

function close({ open: frames }: State, name: string): void {
  const at = frames.findLastIndex((frame) => frame.name === name)
  if (at !== -1) frames.splice(at)
}

/** The text belongs to the innermost run. */
function isHidden({ open: frames, isWhiteHidden }: State): boolean {
  const run = frames.at(-1)
  if (run?.name !== 'r') return false
  const mayBePainted = frames.some(({ name, isShaded }) => isShaded || name === 'tbl' || name === 'txbxContent')
  return run.isHidden || (run.isWhite && isWhiteHidden && !mayBePainted)
}

function hide({ texts }: State, whole: string, text: string): string {
  texts[texts.length - 1] += plainOf(text)
  return whole.replace(/>[^<]*</, '><')
}
