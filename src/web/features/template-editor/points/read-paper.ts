import {
  isSameLine,
  rightEdgeOf,
  type LinkPlace,
  type Place,
  type ReadText,
  type TextItem,
} from '#shared/parse/items.ts'
import type { Paper as PaperName } from '#shared/resume/schema.ts'
import { COLUMN_GAP, PAPER_SIZES } from '#shared/template/document.ts'
import { pagesStack } from '#web/preview/pages.ts'

/** Points of a PDF in a pixel of a page. */
const POINTS = 72 / 96

/**
 * The text of a laid-out resume with its places, as a reader gets them from the printed file: each run of words on one
 * line, and the bullets of lists. `doc` is not scaled.
 */
export function readPaper(doc: HTMLElement, paper: PaperName): ReadText {
  const origin = doc.getBoundingClientRect()
  const placeOf = (rect: DOMRect): Place => placeOnPage(rect, origin, paper)
  const items: TextItem[] = []
  const walker = document.createTreeWalker(doc, NodeFilter.SHOW_TEXT)
  const listItems = new Set<Element>()
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    if (!parent || node.nodeValue?.trim() === '') continue
    const runs = runsIn(node as Text, parent).map((run) => itemOf(run, placeOf))
    const item = parent.closest('li')
    if (item && runs[0] && !listItems.has(item)) {
      listItems.add(item)
      items.push(...bulletOf(item, runs[0]))
    }
    items.push(...runs)
  }
  const { width, height } = PAPER_SIZES[paper]
  const pages = Math.max(1, ...items.map(({ page }) => page))
  return {
    pages: Array.from({ length: pages }, () => ({ width: width * POINTS, height: height * POINTS })),
    items,
    text: textOf(items),
    links: linksIn(doc, placeOf),
  }
}

/** Shares of the font size: texts on one line that are nearer touch, as a bold part of a word does. */
const TOUCHING = 0.1

/** The text of items in their order, with white space where readers of the printed file find some. */
const textOf = (items: readonly TextItem[]): string =>
  items.map((item, index) => `${gapBetween(items[index - 1], item)}${item.text}`).join('')

function gapBetween(before: TextItem | undefined, item: TextItem): string {
  if (!before) return ''
  if (!isSameLine(before, item)) return '\n'
  return Math.abs(item.x - rightEdgeOf(before)) < TOUCHING * item.height ? '' : ' '
}

type Run = { readonly text: string; readonly rect: DOMRect; readonly style: Look; readonly block: string }

/** The words of a text node, together as long as they are on one line. */
function runsIn(node: Text, parent: Element): readonly Run[] {
  const style = lookOf(parent)
  const block = blockOf(parent)
  const runs: { text: string; rect: DOMRect }[] = []
  const range = document.createRange()
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    // A word that is broken at the end of a line begins a run of its own on the next.
    for (const [part, rect] of rects.entries()) {
      const last = runs.at(-1)
      const text = part === 0 ? style.written(word) : ''
      if (last && isBeside(last.rect, rect)) {
        last.text += text && ` ${text}`
        last.rect = new DOMRect(last.rect.x, last.rect.y, rect.right - last.rect.x, last.rect.height)
      } else if (text) runs.push({ text, rect })
    }
  }
  return runs.map((run) => ({ ...run, style, block }))
}

const isBeside = (one: DOMRect, next: DOMRect): boolean =>
  Math.abs(one.top - next.top) < 1 && next.left >= one.right - 1 && next.left - one.right < one.height

function itemOf({ text, rect, style, block }: Run, placeOf: (rect: DOMRect) => Place): TextItem {
  const place = placeOf(rect)
  const height = style.size * POINTS
  // A box of text is as high as its font; the baseline is where the ascent ends.
  const baseline = place.y + rect.height * POINTS * style.ascent
  const { bold, italic, font } = style
  return { ...place, text, height, y: baseline - height, font, bold, italic, block }
}

/** The bullet that the browser draws before a list item. */
function bulletOf(item: Element, first: TextItem): readonly TextItem[] {
  if (getComputedStyle(item).listStyleType === 'none') return []
  const width = first.height / 2
  // Tagged files have a label beside the text of an item.
  return [{ ...first, text: '•', x: first.x - 1.6 * width, width, block: `${first.block ?? ''} label` }]
}

function placeOnPage(rect: DOMRect, origin: DOMRect, paper: PaperName): Place {
  const { width, height } = PAPER_SIZES[paper]
  const [x, y] = [rect.left - origin.left, rect.top - origin.top]
  const along = pagesStack() ? [y + rect.height / 2, height] : [x, width]
  const page = Math.floor(along[0]! / (along[1]! + COLUMN_GAP))
  const skipped = page * (along[1]! + COLUMN_GAP)
  const place = pagesStack() ? { x, y: y - skipped } : { x: x - skipped, y }
  return {
    page: page + 1,
    x: place.x * POINTS,
    y: place.y * POINTS,
    width: rect.width * POINTS,
    height: rect.height * POINTS,
  }
}

function linksIn(doc: HTMLElement, placeOf: (rect: DOMRect) => Place): readonly LinkPlace[] {
  return [...doc.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) =>
    [...link.getClientRects()].map((rect) => ({ ...placeOf(rect), url: link.href })),
  )
}

type Look = {
  readonly size: number
  /** Share of the height of a line's box that is above the baseline. */
  readonly ascent: number
  readonly bold: boolean
  readonly italic: boolean
  readonly font: string
  /** A word with the capitals that the style gives it. */
  readonly written: (word: string) => string
}

const BOLD = 600

function lookOf(element: Element): Look {
  const { fontSize, fontWeight, fontStyle, fontFamily, textTransform } = getComputedStyle(element)
  const bold = Number(fontWeight) >= BOLD
  const italic = fontStyle === 'italic'
  return {
    size: Number.parseFloat(fontSize),
    ascent: ascentOf(`${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`),
    bold,
    italic,
    font: `${(fontFamily.split(',')[0] ?? '').replace(/["' ]/g, '')}-${bold ? 'Bold' : 'Regular'}${italic ? 'Italic' : ''}`,
    written: (word) => (textTransform === 'uppercase' ? word.toUpperCase() : word),
  }
}

let canvas: CanvasRenderingContext2D | null | undefined
const ascents = new Map<string, number>()
/** Usual for text faces; only where nothing can be measured. */
const USUAL_ASCENT = 0.78

function ascentOf(font: string): number {
  const known = ascents.get(font)
  if (known !== undefined) return known
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return USUAL_ASCENT
  canvas.font = font
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = canvas.measureText('x')
  const ascent = above + below > 0 ? above / (above + below) : USUAL_ASCENT
  ascents.set(font, ascent)
  return ascent
}

const blocks = new WeakMap<Element, string>()
let lastBlock = 0

/** A name for the paragraph or cell that an element belongs to, as tagged files have one. */
function blockOf(element: Element): string {
  let block = element
  while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
  const name = blocks.get(block) ?? `b${(lastBlock += 1)}`
  blocks.set(block, name)
  return name
}
