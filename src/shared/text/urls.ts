/** An address as people write it: without the scheme, `www.` and a slash at its end. */
export function displayUrl(text: string): string {
  return text
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

/** The link behind a typed address; null when it leads anywhere but to a page, a mailbox or a telephone. */
export function safeHref(text: string): string | null {
  const address = text.trim()
  if (address === '' || UNSAFE.test(address)) return null
  if (isBareAddress(address)) return encodeStray(`https://${address}`)
  const scheme = /^(https?:\/\/|mailto:|tel:)(?=[^/?#])/i.exec(address)
  return scheme ? encodeStray(address) : null
}

/** The mailbox behind a typed e-mail address; null when it is none. */
export function mailHref(email: string): string | null {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  const mailbox = address.slice(0, at)
  const host = address.slice(at + 1)
  if (at < 1 || UNSAFE.test(address) || mailbox.includes('@') || !isHost(host)) return null
  return `mailto:${encodeURIComponent(mailbox).replaceAll('%2B', '+')}@${host}`
}

/** The number behind a typed telephone number; null when it is none, or more than one. */
export function telHref(phone: string): string | null {
  const [, number = '', extension] = /^([^a-z]*)(?:(?:ext\.?|x)[ ]?(\d{1,7}))?$/i.exec(phone.trim()) ?? []
  if (!/^\+?[\d\s().\-/\u2010-\u2013]+$/.test(number)) return null
  const international = number.startsWith('+')
  // '+44 (0)20' is written for callers at home and from abroad at once; a machine must not dial that zero.
  const digits = (international ? number.replace('(0)', '') : number).replace(/\D/g, '')
  // ITU-T E.164 allows 15 digits; shorter than 3 is no number.
  if (digits.length < 3 || digits.length > 15) return null
  return `tel:${international ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}

/** Blanks, control and invisible characters and backslashes hide where a link leads. */
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

/** Characters that no address may hold are encoded: strict readers refuse a whole DOCX for one of them. */
function encodeStray(address: string): string {
  return address
    .replace(/["<>^`{|}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
}
