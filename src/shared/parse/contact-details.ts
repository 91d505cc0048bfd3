import type { LinkPlace } from '#shared/parse/items.ts'
import type { Cell, Piece } from '#shared/parse/line.ts'
import { displayUrl } from '#shared/text/urls.ts'

export const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
export const URL =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2,}|example)(?:\/[^\s|,;]*)?(?![@\p{L}\p{N}])/iu
export const PHONE =
  /(?<![\p{L}\p{N}/.-])(?:\+|00)?\(?\d[\d\s().\-/\u2010-\u2013]{5,}\d(?:\s*(?:x|ext\.?)\s*\d{1,6})?(?![\p{L}\p{N}@])/iu
/** Labels before contact details. */
export const CONTACT_LABEL =
  /^[\s•·|]*(?:e-?mail|mail|courriel|correo(?: electrónico)?|phone|tel|tél|telefon|téléphone|teléfono|mobile?|móvil|mobil|portable|handy|cell|address|adresse|anschrift|dirección|domicilio|location|lieu|ort|wohnort|ubicación|website|web|site(?: web)?|homepage|linkedin|github|portfolio|sitio web|name|nom|nombre)\.?\s*(?::\s*|$)/iu
/** Personal data that German, French and Spanish resumes print and our resumes have no field for. */
export const UNSUPPORTED_DATA =
  /^(?:geburtsdatum|geburtsort|geboren|familienstand|nationalität|staatsangehörigkeit|konfession|date de naissance|né[e]? le|nationalité|situation familiale|permis|fecha de nacimiento|nacionalidad|estado civil|dni|born|date of birth|nationality|marital status|führerschein|alter|age|edad)\b/iu

/** An email address, link or phone number, and the field it belongs in. */
type ContactDetail = { readonly path: string; readonly text: string }

/** The contact detail in a text; null when there is none. */
export function contactDetailIn(cell: Cell, links: readonly LinkPlace[]): ContactDetail | null {
  const email = EMAIL.exec(cell.text)?.[0]
  if (email) return { path: 'personalInfo.email', text: email }
  const text = cell.text.replace(CONTACT_LABEL, '')
  const url = isAbbreviation(text) ? undefined : URL.exec(text)?.[0]
  const link = links.find((one) => covers(one, cell) && /^https?:/i.test(one.url))
  if (url || (link && namesLink(link, text, cell.text))) return addressIn(url, link)
  return phoneIn(text) ?? handleIn(cell.text)
}

/** Whether a text is an abbreviation such as 'M.Sc' rather than an address. */
const isAbbreviation = (text: string): boolean => /^(?:.*[\s,])?\p{Lu}\p{Ll}{0,3}\.\s?\p{Lu}\p{L}{0,3}\.?$/u.test(text)

/** Whether the text names the link: 'LinkedIn', a label alone, or the address without its scheme. */
const namesLink = ({ url }: LinkPlace, text: string, whole: string): boolean =>
  /^[\s•]*(?:linkedin|github|portfolio|website)$/i.test(text) ||
  (text === '' && whole !== '') ||
  displayUrl(url) === displayUrl(text)

/** Prefers the complete address of the link behind a text, unless the text names another address. */
function addressIn(url: string | undefined, link: LinkPlace | undefined): ContactDetail | null {
  const address = link && (!url || areSameAddress(link.url, url)) ? link.url : (url ?? '')
  const path = fieldOfUrl(address)
  return path && address ? { path, text: decoded(address) } : null
}

function phoneIn(text: string): ContactDetail | null {
  const phone = PHONE.exec(text)?.[0]
  if (phone === undefined || UNSUPPORTED_DATA.test(text)) return null
  const isDate = /^\d{1,2}[./]\d{1,2}[./]\d{4}$|^\d{4}\s*[-–]\s*\d{4}$/.test(phone)
  const digits = phone.replace(/\D/g, '').length
  return !isDate && digits >= 6 && digits <= 15 ? { path: 'personalInfo.phone', text: phone.trim() } : null
}

/** A profile name after its site: 'GitHub: mokafor'. */
function handleIn(text: string): ContactDetail | null {
  const handle = /^(?:linkedin|github)\s*:\s*(\S+)$/i.exec(text)?.[1]
  return handle ? { path: fieldOfUrl(text) ?? 'personalInfo.website', text: handle } : null
}

/** The field an address belongs in; null for mail and phone links. */
export function fieldOfUrl(url: string): string | null {
  if (/^(?:mailto|tel):/i.test(url)) return null
  if (/linkedin/i.test(url)) return 'personalInfo.linkedin'
  return /github/i.test(url) ? 'personalInfo.github' : 'personalInfo.website'
}

const comparable = (url: string) => decoded(displayUrl(url).toLowerCase())

/** Decodes the ASCII form of PDF links: '%C3%AB' is 'ë'. */
function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

const areSameAddress = (one: string, other: string) => comparable(one).startsWith(comparable(other).slice(0, 12))

/** Whether a link covers the middle of a text. */
export function covers(link: LinkPlace, { box }: Pick<Piece, 'box'>): boolean {
  if (!box || box.page !== link.page) return false
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isInWidth = middle.x > link.x - 2 && middle.x < link.x + link.width + 2
  return isInWidth && middle.y > link.y - 2 && middle.y < link.y + link.height + 2
}
