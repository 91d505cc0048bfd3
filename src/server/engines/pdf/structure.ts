import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib'

/** An element of the tag tree; kids that are marked content or links to annotations stay as they are. */
export type Element = {
  readonly ref: PDFRef | undefined
  readonly dict: PDFDict
  readonly type: string
  readonly kids: readonly PDFObject[]
  readonly elements: readonly Element[]
}

const [K, P, S, TYPE, ROLES] = ['K', 'P', 'S', 'Type', 'RoleMap'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]

/** Types that Chromium writes and PDF 1.7 does not know, with the nearest that it does. */
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

/** Every element, each before what it holds. */
export const flatten = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...flatten(element.elements)])

/** Gives unknown types a known role, and the text of each list item the body that PDF/UA asks for. */
export function repairStructure(pdf: PDFDocument): void {
  const all = flatten(readStructure(pdf))
  const roles = Object.entries(ROLES_BY_TYPE).filter(([type]) => all.some((element) => element.type === type))
  if (roles.length > 0) structureRoot(pdf)?.set(ROLES, pdf.context.obj(Object.fromEntries(roles)))
  for (const element of all) if (element.type === 'LI') giveBody(pdf, element)
}

function giveBody(pdf: PDFDocument, item: Element): void {
  const rest = item.elements.filter(({ type }) => type !== 'Lbl')
  // Marked content right inside the item would need another entry in the parent tree; Chromium wraps it.
  const isPlain = item.elements.length === item.kids.length && rest.every(({ ref }) => ref)
  if (!item.ref || !isPlain || rest.every(({ type }) => type === 'LBody')) return
  const body = pdf.context.register(
    pdf.context.obj({ Type: 'StructElem', S: 'LBody', P: item.ref, K: rest.flatMap(({ ref }) => ref ?? []) }),
  )
  for (const { dict } of rest) dict.set(P, body)
  const labels = item.elements.flatMap(({ type, ref }) => (type === 'Lbl' && ref ? [ref] : []))
  item.dict.set(K, pdf.context.obj([...labels, body]))
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
