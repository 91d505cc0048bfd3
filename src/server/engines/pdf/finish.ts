import {
  AFRelationship,
  ParseSpeeds,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import type { PageLink } from '#server/engines/pdf/page-scripts.ts'
import { repairStructure } from '#server/engines/pdf/structure.ts'
import { links, structureProblems } from '#server/engines/pdf/structure-checks.ts'
import { joinGlyphs } from '#server/engines/pdf/text-runs.ts'
import { type PdfDescription, PRODUCER, xmpPacket } from '#server/engines/pdf/xmp.ts'
import { resumeTitles } from '#shared/packed/resume-titles.ts'
import { EMBEDDED_RESUME_NAME } from '#shared/parse/items.ts'
import type { ResumeDocument } from '#shared/template/document.ts'

type Raw = { readonly bytes: Uint8Array; readonly links: readonly PageLink[] }
type Order = {
  readonly document: Pick<ResumeDocument, 'lang' | 'title'>
  readonly author: string
  readonly keywords: readonly string[]
  readonly source?: string
}

/** Turns the browser's output into a file with metadata and accessible tags that embeds the resume's data. */
export async function finishPdf(
  raw: Raw,
  { document, author, keywords, source }: Order,
  date: Date,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> {
  const pdf = await PDFDocument.load(raw.bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const about = {
    title: document.title || author || 'Resume',
    author,
    description: author === '' ? '' : titleIn(document.lang).replace('{name}', () => author),
    keywords: keywords.join(', '),
    lang: document.lang,
    date,
  }
  writeInfo(pdf, about)
  writeCatalog(pdf, about.lang)
  repairStructure(pdf)
  joinGlyphs(pdf)
  describeLinks(pdf, raw.links)
  if (source !== undefined) await attachSource(pdf, source, date)
  writeXmp(pdf, { ...about, isAccessible: structureProblems(pdf).length === 0 })
  const pages = pdf.getPageCount()
  const bytes = await pdf.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  })
  return { bytes: new Uint8Array(bytes), pages }
}

const titleIn = (lang: string): string => (resumeTitles as Record<string, string>)[lang] ?? resumeTitles.en

/** A new record, so that no entry of the browser remains. */
function writeInfo(pdf: PDFDocument, about: Omit<PdfDescription, 'isAccessible'>): void {
  const { context } = pdf
  const text = (words: string) => PDFHexString.fromText(words)
  const date = PDFString.fromDate(about.date)
  if (context.trailerInfo.Info instanceof PDFRef) context.delete(context.trailerInfo.Info)
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: text(about.title),
      Author: text(about.author),
      Subject: text(about.description),
      Keywords: text(about.keywords),
      Creator: text(PRODUCER),
      Producer: text(PRODUCER),
      CreationDate: date,
      ModDate: date,
    }),
  )
}

function writeCatalog({ catalog, context }: PDFDocument, lang: string): void {
  catalog.set(PDFName.of('Lang'), PDFString.of(lang))
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  const shown = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict) ?? context.obj({})
  shown.set(PDFName.of('DisplayDocTitle'), PDFBool.True)
  catalog.set(PDFName.of('ViewerPreferences'), shown)
}

/** Describes each link by its text; a URL that occurs twice gets both texts. */
function describeLinks(pdf: PDFDocument, pageLinks: readonly PageLink[]): void {
  const words = new Map<string, Set<string>>()
  for (const { href, text } of pageLinks) words.set(href, (words.get(href) ?? new Set()).add(text || href))
  for (const { dict } of links(pdf)) {
    const address = dict.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
    const uri = address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : ''
    const description = [...(words.get(uri) ?? [uri])].join(', ')
    dict.set(PDFName.of('Contents'), PDFHexString.fromText(description || 'Link'))
  }
}

const attachSource = (pdf: PDFDocument, source: string, date: Date): Promise<void> =>
  pdf.attach(new TextEncoder().encode(source), EMBEDDED_RESUME_NAME, {
    mimeType: 'application/json',
    description: 'The content of this resume in the JSON Resume format',
    creationDate: date,
    modificationDate: date,
    afRelationship: AFRelationship.Source,
  })

/** Not compressed, because programs search for it without parsing the file. */
function writeXmp({ catalog, context }: PDFDocument, about: PdfDescription): void {
  const packet = new TextEncoder().encode(xmpPacket(about))
  catalog.set(PDFName.of('Metadata'), context.register(context.stream(packet, { Type: 'Metadata', Subtype: 'XML' })))
}
