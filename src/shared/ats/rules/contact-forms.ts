import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'
import { readable, squeezed } from '#shared/text/readable.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { mailHref, safeHref, telHref } from '#shared/text/urls.ts'

/** Contact details that don't work, and personal data a resume does not need. */
export const contactForms: Rule<Context> = {
  name: 'contact-forms',
  kind: 'defect',
  most: 3,
  find: ({ content: { personalInfo }, textFields }) => [
    ...emailFindings(textIn(personalInfo, 'email')),
    ...phoneFindings(textIn(personalInfo, 'phone')),
    ...(['website', 'linkedin', 'github'] as const).flatMap((field) => {
      const text = textIn(personalInfo, field)
      return text === '' || safeHref(text) !== null ? [] : [contactFinding('link-invalid', field, text, 1)]
    }),
    ...textFields.flatMap(personalDataFindings),
  ],
}

const textIn = (personalInfo: PersonalInfo, field: keyof PersonalInfo): string =>
  squeezed(readable(personalInfo[field] ?? ''))

const contactFinding = (code: FindingCode, field: keyof PersonalInfo, text: string, cost: number): Finding => ({
  code,
  severity: cost > 1 ? 'error' : 'warning',
  part: 'contact',
  paths: [`personalInfo.${field}`],
  values: { text },
  cost,
})

function emailFindings(text: string): readonly Finding[] {
  if (text === '') return []
  if (mailHref(text) === null) return [contactFinding('email-invalid', 'email', text, 2)]
  return USUAL_EMAIL.test(text) ? [] : [contactFinding('email-unusual', 'email', text, 1)]
}

/** Characters every system accepts; the standards allow more, but many forms refuse them. */
const USUAL_EMAIL = /^[\w.+-]+@[a-z\d.-]+$/i

function phoneFindings(text: string): readonly Finding[] {
  const digits = telHref(text)?.replace(/;.*/, '').replace(/\D/g, '').length ?? 0
  return text === '' || digits >= MIN_DIGITS ? [] : [contactFinding('phone-invalid', 'phone', text, 1)]
}

/** A full number with its area code has at least seven digits in every country. */
const MIN_DIGITS = 7

/** Customs differ by country, so this costs nothing. Job bullets may be about other people's data. */
function personalDataFindings({ path, part, role, text }: ReadTextField): readonly Finding[] {
  if (role !== 'contact' && role !== 'summary' && role !== 'other') return []
  const folded = foldWord(text)
  return PERSONAL_DATA.filter(([, pattern]) => pattern.test(folded)).map(([code]) => ({
    code,
    severity: 'suggestion',
    part,
    paths: [path],
    cost: 0,
  }))
}

/** Patterns for folded text in all languages; each needs the context that makes it a fact about the person. */
const PERSONAL_DATA: readonly (readonly [FindingCode, RegExp])[] = [
  [
    'birth-date-given',
    /\b(?:date of birth|dob|birth ?date|born(?: on)?|geburtsdatum|geboren(?: am)?|geb\.|date de naissance|nee?(?: le)|fecha de nacimiento|nacid[oa](?: el)?)\W{0,3}\d/,
  ],
  [
    'marital-status-given',
    /\b(?:marital status|familienstand|situation (?:familiale|matrimoniale)|etat civil|estado civil)\b|\b(?:verheiratet|ledig|celibataire|solter[oa])\b/,
  ],
  [
    'national-id-given',
    /\b(?:dni|nie|nif|ssn|social security (?:number|no\.?)|passport (?:number|no\.?)|sozialversicherungsnummer|ausweisnummer|steuer-?id|numero de (?:securite sociale|passeport|pasaporte))\W{0,3}[a-z]?[\d -]{6,}/,
  ],
]
