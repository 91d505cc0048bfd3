import type { DateStyle, Person } from './types.ts'

type Language = Person['language']
export type SectionName = 'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates'

/** Three ways to name each section, in the order of `SectionName`. */
const HEADINGS: Readonly<Record<Language, readonly Readonly<Record<SectionName, string>>[]>> = {
  en: [
    named('Contact|Summary|Experience|Education|Skills|Languages|Certifications'),
    named('Contact Information|Profile|Work Experience|Education|Key Skills|Languages|Certificates'),
    named(
      'Get in Touch|About Me|Employment History|Education & Training|Core Competencies|Language Skills|Licenses & Certifications',
    ),
  ],
  de: [
    named('Kontakt|Profil|Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Zertifikate'),
    named('Persönliche Daten|Kurzprofil|Beruflicher Werdegang|Bildungsweg|Fähigkeiten|Sprachkenntnisse|Weiterbildung'),
    named(
      'Kontaktdaten|Über mich|Praxiserfahrung|Studium und Ausbildung|Kompetenzen|Fremdsprachen|Zertifikate & Weiterbildungen',
    ),
  ],
  fr: [
    named('Contact|Profil|Expérience professionnelle|Formation|Compétences|Langues|Certifications'),
    named('Coordonnées|À propos|Expériences professionnelles|Formations|Compétences clés|Langues|Certificats'),
    named(
      'Me contacter|À propos de moi|Parcours professionnel|Études et diplômes|Savoir-faire|Langues étrangères|Formations complémentaires',
    ),
  ],
  es: [
    named('Contacto|Perfil|Experiencia|Educación|Habilidades|Idiomas|Certificaciones'),
    named(
      'Datos de contacto|Perfil profesional|Experiencia laboral|Formación académica|Competencias|Idiomas|Cursos y certificaciones',
    ),
    named(
      'Información personal|Sobre mí|Trayectoria profesional|Estudios|Aptitudes|Conocimientos de idiomas|Certificados',
    ),
  ],
}

function named(text: string): Readonly<Record<SectionName, string>> {
  const [contact = '', summary = '', experience = '', education = '', skills = '', languages = '', certificates = ''] =
    text.split('|')
  return { contact, summary, experience, education, skills, languages, certificates }
}

export const headingsOf = (language: Language, set: 0 | 1 | 2): Readonly<Record<SectionName, string>> =>
  HEADINGS[language][set]! // Each language has three sets.

const LONG: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
}
const SHORT: Readonly<Record<Language, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
}
const NOW: Readonly<Record<Language, readonly string[]>> = {
  en: ['Present', 'Current'],
  de: ['heute', 'aktuell'],
  fr: ['présent', "aujourd'hui"],
  es: ['Presente', 'actualidad'],
}

/** A month as a layout writes it. */
export function monthText(date: string, { month }: DateStyle, language: Language): string {
  const [year = '', number = ''] = date.split('-')
  const name = (names: string) => `${names.split(' ')[Number(number) - 1]} ${year}`
  switch (month) {
    case 'long':
      return name(LONG[language])
    case 'short':
      return name(SHORT[language])
    case 'slash':
      return `${number}/${year}`
    case 'dot':
      return `${number}.${year}`
    case 'iso':
      return date
    case 'year':
      return year
  }
}

/** A period as a layout writes it. */
export function rangeText(start: string, end: string | null, style: DateStyle, language: Language): string {
  const last = end === null ? NOW[language][style.now ?? 0] : monthText(end, style, language)
  return `${monthText(start, style, language)}${betweenOf(style, language)}${last}`
}

const TO: Readonly<Record<Language, string>> = { en: ' to ', de: ' bis ', fr: ' à ', es: ' a ' }
export const betweenOf = ({ between = ' – ' }: DateStyle, language: Language): string =>
  between === 'word' ? TO[language] : between

const DURATIONS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['years', 'months'],
  de: ['Jahre', 'Monate'],
  fr: ['ans', 'mois'],
  es: ['años', 'meses'],
}
/** The day on which all of these resumes were written. */
const TODAY = '2026-06'

/** '4 years 2 months', as LinkedIn writes next to dates. */
export function durationText(start: string, end: string | null, language: Language): string {
  const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5))
  const months = monthsOf(end ?? TODAY) - monthsOf(start) + 1
  const [years, rest] = DURATIONS[language]
  return `${Math.floor(months / 12)} ${years}${months % 12 > 0 ? ` ${months % 12} ${rest}` : ''}`
}

/** Labels and sentences around a resume: what is not part of it. */
export const LABELS: Readonly<
  Record<Language, Readonly<Record<'email' | 'phone' | 'address' | 'page' | 'of' | 'updated' | 'title', string>>>
> = {
  en: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    page: 'Page',
    of: 'of',
    updated: 'Last updated in June 2026',
    title: 'Curriculum Vitae',
  },
  de: {
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Anschrift',
    page: 'Seite',
    of: 'von',
    updated: 'Stand: Juni 2026',
    title: 'Lebenslauf',
  },
  fr: {
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    page: 'Page',
    of: 'sur',
    updated: 'Mis à jour en juin 2026',
    title: 'Curriculum vitæ',
  },
  es: {
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
    page: 'Página',
    of: 'de',
    updated: 'Actualizado en junio de 2026',
    title: 'Currículum',
  },
}
