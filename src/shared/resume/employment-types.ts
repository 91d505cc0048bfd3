import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** How people are employed, in the resume's own language: suggestions for a field that takes any words. */
export const EMPLOYMENT_TYPES: Readonly<Record<ResumeLanguage, readonly string[]>> = {
  en: ['Full-time', 'Part-time', 'Contract', 'Freelance', 'Temporary', 'Internship', 'Apprenticeship', 'Seasonal'],
  es: ['Jornada completa', 'Media jornada', 'Temporal', 'Autónomo', 'Prácticas', 'Aprendizaje'],
  fr: ['CDI', 'CDD', 'Temps plein', 'Temps partiel', 'Indépendant', 'Intérim', 'Stage', 'Alternance'],
  de: ['Vollzeit', 'Teilzeit', 'Befristet', 'Freiberuflich', 'Werkstudium', 'Praktikum', 'Ausbildung', 'Minijob'],
}
