import type { Paper } from '#shared/resume/schema.ts'

/** Regions whose usual paper is US Letter, by CLDR's paper sizes (supplemental measurementData); elsewhere it is A4. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CO', 'VE', 'CL', 'CR', 'GT', 'SV', 'NI', 'PA', 'DO', 'PR']
/** Country calling codes of these regions; +1 includes Canada, Puerto Rico, and the Dominican Republic. */
const LETTER_CODES = ['1', '52', '63', '57', '58', '56', '506', '502', '503', '505', '507']

/**
 * The usual paper where a person is: by the country code of their phone number, or else by the region of a BCP 47
 * locale. A locale without a region counts as its most likely one: 'en' is the US. Anything unknown is A4.
 */
export function paperFor({ locale, phone }: { readonly locale?: string; readonly phone?: string }): Paper {
  const [, number] = /^\s*(?:\+|00)\s*([\d\s().-]+)/.exec(phone ?? '') ?? []
  const digits = number?.replace(/\D/g, '') ?? ''
  if (digits !== '') return LETTER_CODES.some((code) => digits.startsWith(code)) ? 'letter' : 'a4'
  return LETTER_REGIONS.includes(regionOf(locale ?? '')) ? 'letter' : 'a4'
}

function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? ''
  } catch {
    return ''
  }
}
