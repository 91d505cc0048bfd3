import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/words.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'
import { readable, squeezed } from '#shared/text/readable.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { mailHref, safeHref, telHref } from '#shared/text/urls.ts'

/** Addresses and numbers by which nobody could be reached, and what need not be told. */
export const contactForms: Rule<Context> = {
  name: 'contact-forms',
  kind: 'defect',
  most: 3,
  find: ({ content: { personalInfo }, textFields }) => [
    ...emailFindings(textIn(personalInfo, 'email')),
    ...phoneFindings(textIn(personalInfo, 'phone')),
    ...(['website', 'linkedin', 'github'] as const).flatMap((field) => {
      const text = textIn(personalInfo, field)
      return text === '' || safeHref(text) !== null ? [] : [wrong('link-invalid', field, text, 1)]
    }),
    ...textFields.flatMap(personalData),
  ],
}

const textIn = (personalInfo: PersonalInfo, field: keyof PersonalInfo): string =>
  squeezed(readable(personalInfo[field]))

const wrong = (code: FindingCode, field: keyof PersonalInfo, text: string, cost: number): Finding => ({
  code,
  severity: cost > 1 ? 'error' : 'warning',
  part: 'contact',
  paths: [`personalInfo.${field}`],
  values: { text },
  cost,
})

function emailFindings(text: string): readonly Finding[] {
  if (text === '') return []
  if (mailHref(text) === null) return [wrong('email-invalid', 'email', text, 2)]
  return USUAL_EMAIL.test(text) ? [] : [wrong('email-unusual', 'email', text, 1)]
}

/** Characters that every system takes; others are allowed by the standards and refused by many forms. */
const USUAL_EMAIL = /^[\w.+-]+@[a-z\d.-]+$/i

function phoneFindings(text: string): readonly Finding[] {
  const digits = telHref(text)?.replace(/;.*/, '').replace(/\D/g, '').length ?? 0
  return text === '' || digits >= LEAST_DIGITS ? [] : [wrong('phone-invalid', 'phone', text, 1)]
}

/** Whole numbers with their area have seven digits and more everywhere. */
const LEAST_DIGITS = 7

/** Each country has its own habits here, so this costs nothing. Lines of jobs may be about the data of others. */
function personalData({ path, part, role, text }: ReadTextField): readonly Finding[] {
  if (role !== 'contact' && role !== 'summary' && role !== 'other') return []
  const folded = foldWord(text)
  return PERSONAL.filter(([, pattern]) => pattern.test(folded)).map(([code]) => ({
    code,
    severity: 'suggestion',
    part,
    paths: [path],
    cost: 0,
  }))
}

/** In folded words of all languages; each needs what makes it a fact about a person. */
const PERSONAL: readonly (readonly [FindingCode, RegExp])[] = [
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
