/** An address for display: without the scheme, `www.` and a final slash. */
export function displayUrl(text: string): string {
  return text
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

/** The link for a typed address; null unless it leads to a web page, an email address or a telephone number. */
export function safeHref(text: string): string | null {
  const address = text.trim()
  if (address === '' || UNSAFE.test(address)) return null
  if (isBareAddress(address)) return encodeInvalid(`https://${address}`)
  const scheme = /^(https?:\/\/|mailto:|tel:)(?=[^/?#])/i.exec(address)
  return scheme ? encodeInvalid(address) : null
}

/** The mailto: link for a typed email address; null if it isn't one. */
export function mailHref(email: string): string | null {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  const mailbox = address.slice(0, at)
  const host = address.slice(at + 1)
  if (at < 1 || UNSAFE.test(address) || mailbox.includes('@') || !isHost(host)) return null
  return `mailto:${encodeURIComponent(mailbox).replaceAll('%2B', '+')}@${host}`
}

/** The tel: link for a typed telephone number; null if it isn't exactly one. */
export function telHref(phone: string): string | null {
  const [, number = '', extension] = /^([^a-z]*)(?:(?:ext\.?|x)[ ]?(\d{1,7}))?$/i.exec(phone.trim()) ?? []
  if (!/^\+?[\d\s().\-/\u2010-\u2013]+$/.test(number)) return null
  const international = number.startsWith('+')
  // '+44 (0)20' combines the national and international form; the zero must not be dialed.
  const digits = (international ? number.replace('(0)', '') : number).replace(/\D/g, '')
  // ITU-T E.164 allows 15 digits; fewer than 3 are not a number.
  if (digits.length < 3 || digits.length > 15) return null
  return `tel:${international ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}

/** White space, control characters, invisible characters and backslashes hide where a link leads. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u

function isBareAddress(address: string): boolean {
  const [authority = ''] = address.split(/[/?#]/, 1)
  const [host = '', port, ...rest] = authority.split(':')
  return rest.length === 0 && isHost(host) && (port === undefined || /^\d{1,5}$/.test(port))
}

function isHost(host: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(label)) &&
    /^\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(top)
  )
}

/** Encodes characters that are invalid in an address: one of them makes strict readers reject a whole DOCX. */
function encodeInvalid(address: string): string {
  return address
    .replace(/["<>^`{|}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
}
