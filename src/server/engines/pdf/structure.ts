import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib'

/** An element of the tag tree; kids that are marked content or links to annotations stay as they are. */
export type Element = {
  readonly ref: PDFRef | undefined
  readonly dict: PDFDict
  readonly type: string
  readonly kids: readonly PDFObject[]
  readonly elements: readonly Element[]
}

const K = PDFName.of('K')
const P = PDFName.of('P')
const S = PDFName.of('S')
const PG = PDFName.of('Pg')
const MCID = PDFName.of('MCID')
const TYPE = PDFName.of('Type')
const ROLES = PDFName.of('RoleMap')

/** Types that Chromium writes but PDF 1.7 lacks, with the nearest type of PDF 1.7. */
const ROLES_BY_TYPE: Readonly<Record<string, string>> = {
  Strong: 'Span',
  Em: 'Span',
  Sub: 'Span',
  Aside: 'Sect',
  Title: 'P',
  FENote: 'Note',
  DocumentFragment: 'Part',
}

export const structureRoot = (pdf: PDFDocument): PDFDict | undefined =>
  pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)

/** The tag tree in reading order. */
export function readStructure(pdf: PDFDocument): readonly Element[] {
  const root = structureRoot(pdf)
  return root ? kidsOf(root).flatMap((kid) => readElement(pdf, kid) ?? []) : []
}

/** Every element, each before its children. */
export const flatten = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...flatten(element.elements)])

/** Maps unknown types to known ones, and wraps the text of list items as PDF/UA requires. */
export function repairStructure(pdf: PDFDocument): void {
  const all = flatten(readStructure(pdf))
  const roles = Object.entries(ROLES_BY_TYPE).filter(([type]) => all.some((element) => element.type === type))
  if (roles.length > 0) structureRoot(pdf)?.set(ROLES, pdf.context.obj(Object.fromEntries(roles)))
  for (const element of all) if (element.type === 'LI') giveBody(pdf, element)
}

function giveBody(pdf: PDFDocument, item: Element): void {
  const isLabel = (kid: PDFObject) => item.elements.some(({ type, ref }) => type === 'Lbl' && ref === kid)
  const rest = item.kids.filter((kid) => !isLabel(kid))
  const inside = item.elements.filter(({ type }) => type !== 'Lbl')
  const isWhole = rest.length === inside.length && inside.every(({ type }) => type === 'LBody')
  if (!item.ref || isWhole) return
  const page = item.dict.get(PG)
  const body = pdf.context.register(
    pdf.context.obj({ Type: 'StructElem', S: 'LBody', P: item.ref, K: rest, ...(page && { Pg: page }) }),
  )
  for (const { dict } of inside) dict.set(P, body)
  for (const kid of rest) moveContent(pdf, kid, page, body)
  item.dict.set(K, pdf.context.obj([...item.kids.filter(isLabel), body]))
}

/** Content right inside an item, such as the box painted behind it, is found from its page by the parent tree. */
function moveContent(pdf: PDFDocument, kid: PDFObject, itemPage: PDFObject | undefined, to: PDFRef): void {
  const mark = kid instanceof PDFDict ? kid.get(MCID) : kid
  const page = kid instanceof PDFDict ? (kid.get(PG) ?? itemPage) : itemPage
  if (!(mark instanceof PDFNumber) || !(page instanceof PDFRef)) return
  const place = pdf.context.lookupMaybe(page, PDFDict)?.get(PDFName.of('StructParents'))
  const numbers = structureRoot(pdf)
    ?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
    ?.lookupMaybe(PDFName.of('Nums'), PDFArray)
  if (!numbers || !(place instanceof PDFNumber)) return
  const at = numbers.asArray().findIndex((entry, i) => i % 2 === 0 && String(entry) === String(place))
  if (at >= 0) numbers.lookupMaybe(at + 1, PDFArray)?.set(mark.asNumber(), to)
}

function readElement(pdf: PDFDocument, kid: PDFObject): Element | undefined {
  const dict = kid instanceof PDFRef ? pdf.context.lookup(kid) : kid
  if (!(dict instanceof PDFDict) || kid instanceof PDFNumber) return undefined
  const type = dict.get(S)
  // References to annotations and marked content have a Type of their own and no S.
  if (!(type instanceof PDFName) || dict.get(TYPE) === PDFName.of('OBJR')) return undefined
  const kids = kidsOf(dict)
  return {
    ref: kid instanceof PDFRef ? kid : undefined,
    dict,
    type: type.decodeText(),
    kids,
    elements: kids.flatMap((one) => readElement(pdf, one) ?? []),
  }
}

function kidsOf(dict: PDFDict): PDFObject[] {
  const kids = dict.lookup(K)
  if (kids instanceof PDFArray) return kids.asArray()
  const kid = dict.get(K)
  return kid ? [kid] : []
}
