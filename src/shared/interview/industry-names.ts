import type { InLanguages } from '#shared/interview/types.ts'

/** How a field of work is offered, and the id that it has in the bank. */
type IndustryName = InLanguages & { readonly industry: string }

/**
 * Fields of work as they are offered, without their questions: these are large and stay on the server. The English
 * name is the one that is sent. A test compares this list with the bank.
 */
export const INDUSTRY_NAMES: readonly IndustryName[] = [
  { industry: 'technology', en: 'Technology', de: 'Technologie', fr: 'Technologie', es: 'Tecnología' },
  { industry: 'data', en: 'Data & Analytics', de: 'Daten & Analyse', fr: 'Données et analyse', es: 'Datos y análisis' },
  { industry: 'design', en: 'Design', de: 'Design', fr: 'Design', es: 'Diseño' },
  { industry: 'engineering', en: 'Engineering', de: 'Ingenieurwesen', fr: 'Ingénierie', es: 'Ingeniería' },
  {
    industry: 'science',
    en: 'Science & Research',
    de: 'Wissenschaft & Forschung',
    fr: 'Sciences et recherche',
    es: 'Ciencia e investigación',
  },
  { industry: 'marketing', en: 'Marketing', de: 'Marketing', fr: 'Marketing', es: 'Marketing' },
  { industry: 'sales', en: 'Sales', de: 'Vertrieb', fr: 'Vente', es: 'Ventas' },
  {
    industry: 'customer-service',
    en: 'Customer Service',
    de: 'Kundenservice',
    fr: 'Service client',
    es: 'Atención al cliente',
  },
  { industry: 'finance', en: 'Finance', de: 'Finanzen', fr: 'Finance', es: 'Finanzas' },
  { industry: 'law', en: 'Legal', de: 'Recht', fr: 'Droit', es: 'Derecho' },
  {
    industry: 'human-resources',
    en: 'Human Resources',
    de: 'Personalwesen',
    fr: 'Ressources humaines',
    es: 'Recursos humanos',
  },
  { industry: 'operations', en: 'Operations', de: 'Betrieb & Organisation', fr: 'Opérations', es: 'Operaciones' },
  {
    industry: 'healthcare',
    en: 'Healthcare & Nursing',
    de: 'Gesundheit & Pflege',
    fr: 'Santé et soins',
    es: 'Sanidad y enfermería',
  },
  {
    industry: 'social-work',
    en: 'Social Work & Care',
    de: 'Soziale Arbeit & Betreuung',
    fr: 'Travail social',
    es: 'Trabajo social y cuidados',
  },
  { industry: 'education', en: 'Education', de: 'Bildung', fr: 'Enseignement', es: 'Educación' },
  { industry: 'trades', en: 'Skilled Trades', de: 'Handwerk', fr: 'Artisanat', es: 'Oficios' },
  { industry: 'construction', en: 'Construction', de: 'Bau', fr: 'Bâtiment', es: 'Construcción' },
  {
    industry: 'manufacturing',
    en: 'Manufacturing',
    de: 'Fertigung und Produktion',
    fr: 'Industrie et production',
    es: 'Fabricación y producción',
  },
  {
    industry: 'logistics',
    en: 'Logistics & Supply Chain',
    de: 'Logistik und Lieferkette',
    fr: 'Logistique et chaîne d’approvisionnement',
    es: 'Logística y cadena de suministro',
  },
  { industry: 'retail', en: 'Retail', de: 'Einzelhandel', fr: 'Commerce de détail', es: 'Comercio minorista' },
  {
    industry: 'hospitality',
    en: 'Hospitality & Tourism',
    de: 'Gastgewerbe und Tourismus',
    fr: 'Hôtellerie, restauration et tourisme',
    es: 'Hostelería y turismo',
  },
  { industry: 'real-estate', en: 'Real Estate', de: 'Immobilien', fr: 'Immobilier', es: 'Inmobiliaria' },
  {
    industry: 'agriculture',
    en: 'Agriculture & Food',
    de: 'Landwirtschaft & Lebensmittel',
    fr: 'Agriculture et alimentation',
    es: 'Agricultura y alimentación',
  },
  {
    industry: 'media',
    en: 'Media & Communications',
    de: 'Medien & Kommunikation',
    fr: 'Médias et communication',
    es: 'Medios y comunicación',
  },
  {
    industry: 'government',
    en: 'Government & Public Sector',
    de: 'Öffentlicher Dienst',
    fr: 'Secteur public',
    es: 'Sector público',
  },
  {
    industry: 'non-profit',
    en: 'Non-profit',
    de: 'Gemeinnützige Arbeit',
    fr: 'Associations',
    es: 'Entidades sin ánimo de lucro',
  },
  { industry: 'general', en: 'Other', de: 'Anderes', fr: 'Autre', es: 'Otro' },
]
