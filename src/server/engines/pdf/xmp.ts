import { xmlText } from '#shared/text/escape.ts'

/** A file's metadata, both in its XMP packet and in its older Info record. */
export type PdfDescription = {
  readonly title: string
  readonly author: string
  readonly description: string
  readonly keywords: string
  readonly lang: string
  readonly date: Date
  /** True for a file whose structure passes our checks for PDF/UA-1. */
  readonly isAccessible: boolean
}

export const PRODUCER = 'Curricle'

/** The XMP packet of a file. */
export function xmpPacket(about: PdfDescription): string {
  const { title, author, description, keywords, lang, date, isAccessible } = about
  const day = `${date.toISOString().slice(0, 19)}Z`
  const inLanguages = (words: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(words)}</rdf:li></rdf:Alt>`
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title>${inLanguages(title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${inLanguages(description)}</dc:description>
<dc:language><rdf:Bag><rdf:li>${escapeXml(lang)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<xmp:CreateDate>${day}</xmp:CreateDate>
<xmp:ModifyDate>${day}</xmp:ModifyDate>
<xmp:MetadataDate>${day}</xmp:MetadataDate>
<pdf:Producer>${PRODUCER}</pdf:Producer>
<pdf:Keywords>${escapeXml(keywords)}</pdf:Keywords>
${isAccessible ? '<pdfuaid:part>1</pdfuaid:part>\n' : ''}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string) => xmlText(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
