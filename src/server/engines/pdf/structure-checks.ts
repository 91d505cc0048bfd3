import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString, type PDFDocument } from '@cantoo/pdf-lib'
import { type Element, flatten, readStructure, structureRoot } from '#server/engines/pdf/structure.ts'

/** Types of PDF 1.7 (ISO 32000-1, 14.8.4) that a resume can hold. */
const STANDARD = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form'
  ).split(' '),
)

/** A rule of PDF/UA-1 that can be checked in the file, and the problem where it is broken. */
type Check = readonly [problem: string, isKept: (pdf: PDFDocument, all: readonly Element[]) => boolean]

const CHECKS: readonly Check[] = [
  ['The file has no tags.', (_, all) => all.length > 0],
  [
    'The file is not marked as tagged.',
    (pdf) => dictOf(pdf.catalog, 'MarkInfo')?.get(name('Marked'))?.toString() === 'true',
  ],
  ['The file marks its own tags as suspect.', (pdf) => !dictOf(pdf.catalog, 'MarkInfo')?.has(name('Suspects'))],
  ['The file has no language.', (pdf) => textOf(pdf.catalog, 'Lang') !== ''],
  ['The file has no title.', (pdf) => (pdf.getTitle() ?? '') !== ''],
  [
    'The window title isn’t the document title.',
    (pdf) => dictOf(pdf.catalog, 'ViewerPreferences')?.get(name('DisplayDocTitle'))?.toString() === 'true',
  ],
  [
    'The tag tree doesn’t have a single Document root.',
    (_, all) => all.filter(({ type }) => type === 'Document').length === 1,
  ],
  [
    'A page’s tab order doesn’t follow the tags.',
    (pdf) => pages(pdf).every((page) => page.get(name('Tabs')) === name('S')),
  ],
  ['A page has no tagged content.', (pdf) => pages(pdf).every((page) => page.has(name('StructParents')))],
  ['The content doesn’t refer back to the tags.', (pdf) => structureRoot(pdf)?.has(name('ParentTree')) ?? false],
  ['A tag has no standard role.', (pdf, all) => all.every(({ type }) => STANDARD.has(roleOf(pdf, type)))],
  ['The headings skip a level.', (_, all) => areHeadingsNested(all)],
  ['A list contains something other than items.', (_, all) => holdsOnly(all, 'L', ['L', 'LI', 'Caption'])],
  ['A list item doesn’t consist of a label and a body.', (_, all) => holdsOnly(all, 'LI', ['Lbl', 'LBody'])],
  ['A list item is outside a list.', (_, all) => standsOnlyIn(all, 'LI', ['L'])],
  ['A picture has no description.', (_, all) => all.filter(isFigure).every(({ dict }) => textOf(dict, 'Alt') !== '')],
  ['A link isn’t tagged.', (pdf, all) => links(pdf).length === 0 || areTagged(links(pdf), all)],
  ['A link has no description.', (pdf) => links(pdf).every(({ dict }) => textOf(dict, 'Contents') !== '')],
  ['A font isn’t embedded.', (pdf) => fonts(pdf).every(isEmbedded)],
  ['A font has no character map.', (pdf) => fonts(pdf).every((font) => font.has(name('ToUnicode')))],
  ['The file contains scripts.', (pdf) => !pdf.catalog.has(name('OpenAction')) && !pdf.catalog.has(name('AA'))],
  [
    'An attachment has no name or relation.',
    (pdf) =>
      attachments(pdf).every(
        (file) => textOf(file, 'UF') !== '' && textOf(file, 'F') !== '' && file.has(name('AFRelationship')),
      ),
  ],
]

/** Problems that keep a file from being marked as accessible; empty if there are none. */
export function structureProblems(pdf: PDFDocument): string[] {
  const all = flatten(readStructure(pdf))
  return CHECKS.filter(([, isKept]) => !isKept(pdf, all)).map(([problem]) => problem)
}

function areHeadingsNested(all: readonly Element[]): boolean {
  const levels = all.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type[1])] : []))
  return levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1)
}

const holdsOnly = (all: readonly Element[], holder: string, allowed: readonly string[]) =>
  all
    .filter(({ type }) => type === holder)
    .every(({ elements }) => elements.every(({ type }) => allowed.includes(type)))

const standsOnlyIn = (all: readonly Element[], guest: string, holders: readonly string[]) =>
  all
    .filter(({ type }) => !holders.includes(type))
    .every(({ elements }) => elements.every(({ type }) => type !== guest))

/** A tag of type Link must reference every link annotation. */
function areTagged(annotations: readonly Annotation[], all: readonly Element[]): boolean {
  const tagged = new Set(
    all
      .filter(({ type }) => type === 'Link')
      .flatMap(({ dict, kids }) => kids.map((kid) => (kid instanceof PDFRef ? dict.context.lookup(kid) : kid)))
      .flatMap((kid) => (kid instanceof PDFDict ? (kid.get(name('Obj'))?.toString() ?? []) : [])),
  )
  return annotations.every(({ ref, dict }) => tagged.has(ref.toString()) && dict.has(name('StructParent')))
}

export type Annotation = { readonly ref: PDFRef; readonly dict: PDFDict }

/** The link annotations of all pages. */
export function links(pdf: PDFDocument): Annotation[] {
  return pages(pdf)
    .flatMap((page) => page.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? [])
    .flatMap((ref) => {
      const dict = ref instanceof PDFRef ? pdf.context.lookupMaybe(ref, PDFDict) : undefined
      return ref instanceof PDFRef && dict?.get(name('Subtype')) === name('Link') ? [{ ref, dict }] : []
    })
}

const name = (text: string) => PDFName.of(text)
const pages = (pdf: PDFDocument): PDFDict[] => pdf.getPages().map(({ node }) => node)
const isFigure = ({ type }: Element) => type === 'Figure'
const dictOf = (dict: PDFDict, key: string) => dict.lookupMaybe(name(key), PDFDict)

function textOf(dict: PDFDict, key: string): string {
  const text = dict.lookup(name(key))
  return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText().trim() : ''
}

const roleOf = (pdf: PDFDocument, type: string) => {
  const root = structureRoot(pdf)
  const role = root && dictOf(root, 'RoleMap')?.get(name(type))
  return role instanceof PDFName ? role.decodeText() : type
}

function fonts(pdf: PDFDocument): PDFDict[] {
  const byPage = pages(pdf).flatMap((page) => {
    const resources = dictOf(page, 'Resources')
    const named = resources && dictOf(resources, 'Font')
    return named ? named.keys().map((key) => named.lookup(key, PDFDict)) : []
  })
  return [...new Set(byPage)]
}

/** Chromium embeds composite fonts as files; Type 3 fonts are part of the page anyway. */
function isEmbedded(font: PDFDict): boolean {
  if (font.get(name('Subtype')) === name('Type3')) return true
  const inner = font.lookupMaybe(name('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict) ?? font
  const descriptor = dictOf(inner, 'FontDescriptor')
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)))
}

const attachments = (pdf: PDFDocument): PDFDict[] => {
  const files = pdf.catalog.lookupMaybe(name('AF'), PDFArray)
  return files ? files.asArray().map((_, i) => files.lookup(i, PDFDict)) : []
}
