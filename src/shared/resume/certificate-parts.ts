import { addEntry, blankEntry, entriesOf, mostOf } from '#shared/resume/entries.ts'
import { LIMITS, type Certificate, type ResumeContent } from '#shared/resume/schema.ts'
import { periodsIn, type DateParts } from '#shared/text/date-periods.ts'
import { dateTokensOf } from '#shared/text/date-tokens.ts'
import { richPlain } from '#shared/text/rich.ts'

type CertificateParts = Pick<Certificate, 'name' | 'issuer' | 'date' | 'expires' | 'url'>

/** Name, issuer, dates and address of a certificate in one line: 'First aid (Red Cross, 2021)'. */
export function certificateParts(line: string): CertificateParts {
  const [, linked, url = ''] = LINK.exec(line.trim()) ?? []
  const text = richPlain(linked ?? line).trim()
  const { before, date, expires } = splitDates(text)
  return { ...splitIssuer(before), date, expires, url }
}

/** Moves certificates in a line each to those in parts, as far as there is room; `makeId` gives each its id. */
export function splitCertifications(content: ResumeContent, makeId: () => string): ResumeContent {
  const room = mostOf('certificates') - entriesOf(content, 'certificates').length
  const lines = content.certifications.filter((line) => line.trim() !== '')
  const split = lines
    .slice(0, room)
    .map((line) => ({ ...blankEntry('certificates', makeId()), ...cut(certificateParts(line)) }))
  if (split.length === 0) return content
  const kept = { ...content, certifications: lines.slice(room) }
  return split.reduce((added, certificate) => addEntry(added, 'certificates', certificate), kept)
}

/** A line that is a link and nothing else. */
const LINK = /^\[([^[\]]+)\]\(([^()\s]+)\)$/

/** The date or period at the end of a text, after a comma or in parentheses, and what is before it. */
function splitDates(text: string): { before: string; date: string; expires: string } {
  const tokens = dateTokensOf(text)
  const found = periodsIn(tokens).at(-1)
  const [first, last] = [tokens[found?.from ?? 0], tokens[(found?.next ?? 0) - 1]]
  if (!found || !first || !last || !/^[)\]\s.]*$/.test(text.slice(last.end)))
    return { before: text, date: '', expires: '' }
  const before = text.slice(0, first.start)
  if (!ENDS_IN_SEPARATOR.test(before)) return { before: text, date: '', expires: '' }
  const written = text.slice(first.start, last.end)
  return {
    before,
    date: found.kind === 'range' || found.kind === 'expected' ? isoOf(found.start) : written,
    expires: isoOf(found.end),
  }
}

const ENDS_IN_SEPARATOR = /[,;|·•([–—]\s*$/

const isoOf = (date: DateParts | null): string =>
  date === null ? '' : [date.year, date.month && String(date.month).padStart(2, '0')].filter(Boolean).join('-')

/** The last part is the issuer: 'PMP, PMI', 'First aid (Red Cross', 'CCNA | Cisco'. */
function splitIssuer(text: string): Pick<Certificate, 'name' | 'issuer'> {
  const words = text.replace(/[,;|·•([–—\s]+$/, '').trim()
  const [, name, issuer] = OPEN_PARENTHESIS.exec(words) ?? LAST_PART.exec(words) ?? []
  return name && issuer ? { name: name.trim(), issuer: issuer.trim() } : { name: words, issuer: '' }
}

const OPEN_PARENTHESIS = /^([^()]+)\(([^()]+)$/
const LAST_PART = /^(.+)(?:[,;|·•]|\s[–—]\s)\s*([^,;|·•–—]+)$/s

/** A line was never longer than a part may be; its address may be shorter only. */
const cut = (parts: CertificateParts): CertificateParts => ({ ...parts, url: parts.url.slice(0, LIMITS.url) })
