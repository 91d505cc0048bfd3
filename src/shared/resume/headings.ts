import type { ResumeContent, ResumeLanguage, SectionId, SectionKind, SectionName } from '#shared/resume/schema.ts'

/** Words that a resume prints in addition to its content. */
export type Labels = {
  readonly present: string
  readonly technical: string
  readonly soft: string
  readonly languages: string
  readonly technologies: string
  readonly gpa: string
  /** For a grade that is no number. */
  readonly grade: string
  readonly remote: string
  readonly courses: string
  readonly thesis: string
  readonly onRequest: string
  readonly validUntil: string
  readonly credentialId: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly website: string
  readonly linkedin: string
  readonly github: string
}

/** Titles of the built-in sections, in the resume's own language. */
export const headings = (language: ResumeLanguage): Readonly<Record<SectionName, string>> => HEADINGS[language]

/** Title of a ready-made custom section, in the resume's own language. */
export const kindHeading = (kind: SectionKind, language: ResumeLanguage): string => KIND_HEADINGS[language][kind]

/** The heading that a section prints: the person's own, or the usual one in the resume's language. */
export function headingOf({ sectionTitles, custom, language = 'en' }: ResumeContent, id: SectionId): string {
  const own = sectionTitles?.[id]?.trim()
  if (own) return own
  const section = custom?.find((each) => `custom:${each.id}` === id)
  if (section) return section.title.trim() || (section.kind ? kindHeading(section.kind, language) : '')
  // What is no custom section has a name of its own.
  return id.startsWith('custom:') ? '' : headings(language)[id as SectionName]
}

/** Labels inside the sections, in the resume's own language. */
export const labels = (language: ResumeLanguage): Labels => LABELS[language]

// 'Volunteering', not 'Volunteer Experience': a parser that looks for 'experience' would read it as employment.
const HEADINGS: Record<ResumeLanguage, Record<SectionName, string>> = {
  en: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    volunteer: 'Volunteering',
    awards: 'Awards',
    publications: 'Publications',
    interests: 'Interests',
    references: 'References',
  },
  es: {
    summary: 'Perfil',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Competencias',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    volunteer: 'Voluntariado',
    awards: 'Premios',
    publications: 'Publicaciones',
    interests: 'Intereses',
    references: 'Referencias',
  },
  fr: {
    summary: 'Profil',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    volunteer: 'Bénévolat',
    awards: 'Distinctions',
    publications: 'Publications',
    interests: 'Centres d’intérêt',
    references: 'Références',
  },
  de: {
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    volunteer: 'Ehrenamt',
    awards: 'Auszeichnungen',
    publications: 'Publikationen',
    interests: 'Interessen',
    references: 'Referenzen',
  },
}

// Labels must not contain words by which parsers recognize sections ('Technical skills', 'Technologies'): their line
// would start one.
const LABELS: Record<ResumeLanguage, Labels> = {
  en: {
    present: 'Present',
    technical: 'Technical',
    soft: 'Personal',
    languages: 'Languages',
    technologies: 'Tools',
    gpa: 'GPA',
    grade: 'Grade',
    remote: 'Remote',
    courses: 'Subjects',
    thesis: 'Thesis',
    onRequest: 'Available on request',
    validUntil: 'valid until',
    credentialId: 'ID',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    website: 'Website',
    linkedin: 'LinkedIn',
    github: 'GitHub',
  },
  es: {
    present: 'Actualidad',
    technical: 'Técnicas',
    soft: 'Personales',
    languages: 'Idiomas',
    technologies: 'Herramientas',
    gpa: 'Nota media',
    grade: 'Calificación',
    remote: 'Teletrabajo',
    courses: 'Asignaturas',
    thesis: 'Trabajo final',
    onRequest: 'Disponibles a petición',
    validUntil: 'válido hasta',
    credentialId: 'ID',
    email: 'Correo',
    phone: 'Teléfono',
    location: 'Ubicación',
    website: 'Sitio web',
    linkedin: 'LinkedIn',
    github: 'GitHub',
  },
  fr: {
    present: 'Aujourd’hui',
    technical: 'Techniques',
    soft: 'Personnelles',
    languages: 'Langues',
    technologies: 'Outils',
    gpa: 'Moyenne',
    grade: 'Mention',
    remote: 'Télétravail',
    courses: 'Matières',
    thesis: 'Mémoire',
    onRequest: 'Disponibles sur demande',
    validUntil: 'valable jusqu’au',
    credentialId: 'ID',
    email: 'E-mail',
    phone: 'Téléphone',
    location: 'Lieu',
    website: 'Site web',
    linkedin: 'LinkedIn',
    github: 'GitHub',
  },
  de: {
    present: 'Heute',
    technical: 'Fachlich',
    soft: 'Persönlich',
    languages: 'Sprachen',
    technologies: 'Tools',
    gpa: 'Note',
    grade: 'Note',
    remote: 'Remote',
    courses: 'Schwerpunkte',
    thesis: 'Abschlussarbeit',
    onRequest: 'Auf Anfrage',
    validUntil: 'gültig bis',
    credentialId: 'ID',
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    website: 'Website',
    linkedin: 'LinkedIn',
    github: 'GitHub',
  },
}

const KIND_HEADINGS: Record<ResumeLanguage, Record<SectionKind, string>> = {
  en: {
    licenses: 'Licenses',
    patents: 'Patents',
    talks: 'Talks',
    courses: 'Courses',
    memberships: 'Memberships',
    military: 'Military Service',
  },
  es: {
    licenses: 'Licencias',
    patents: 'Patentes',
    talks: 'Ponencias',
    courses: 'Cursos',
    memberships: 'Asociaciones',
    military: 'Servicio militar',
  },
  fr: {
    licenses: 'Habilitations',
    patents: 'Brevets',
    talks: 'Conférences',
    courses: 'Formations complémentaires',
    memberships: 'Affiliations',
    military: 'Service militaire',
  },
  de: {
    licenses: 'Lizenzen',
    patents: 'Patente',
    talks: 'Vorträge',
    courses: 'Weiterbildung',
    memberships: 'Mitgliedschaften',
    military: 'Wehrdienst',
  },
}
