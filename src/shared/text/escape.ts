const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, between tags and inside quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Text without what XML 1.0 has no place for, escaped or not: a reader refuses the whole file over one such character. */
export const xmlText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML forbids
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').toWellFormed()
