import type { ResumeLanguage, SectionName } from '#shared/resume/schema.ts'

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
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly website: string
  readonly linkedin: string
  readonly github: string
}

/** Titles of the built-in sections, in the resume's own language. */
export const headings = (language: ResumeLanguage): Readonly<Record<SectionName, string>> => HEADINGS[language]

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
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    website: 'Website',
    linkedin: 'LinkedIn',
    github: 'GitHub',
  },
}
