import type { InLanguages } from '#shared/interview/types.ts'

/**
 * Fields of work as they are offered, without their questions: these are large and stay on the server. The English
 * name is the one that is sent. A test compares this list with the bank.
 */
export const INDUSTRY_NAMES: readonly InLanguages[] = [
  { en: 'Technology', de: 'Technologie', fr: 'Technologie', es: 'Tecnología' },
  { en: 'Data & Analytics', de: 'Daten & Analyse', fr: 'Données et analyse', es: 'Datos y análisis' },
  { en: 'Design', de: 'Design', fr: 'Design', es: 'Diseño' },
  { en: 'Engineering', de: 'Ingenieurwesen', fr: 'Ingénierie', es: 'Ingeniería' },
  {
    en: 'Science & Research',
    de: 'Wissenschaft & Forschung',
    fr: 'Sciences et recherche',
    es: 'Ciencia e investigación',
  },
  { en: 'Marketing', de: 'Marketing', fr: 'Marketing', es: 'Marketing' },
  { en: 'Sales', de: 'Vertrieb', fr: 'Vente', es: 'Ventas' },
  { en: 'Customer Service', de: 'Kundenservice', fr: 'Service client', es: 'Atención al cliente' },
  { en: 'Finance', de: 'Finanzen', fr: 'Finance', es: 'Finanzas' },
  { en: 'Legal', de: 'Recht', fr: 'Droit', es: 'Derecho' },
  { en: 'Human Resources', de: 'Personalwesen', fr: 'Ressources humaines', es: 'Recursos humanos' },
  { en: 'Operations', de: 'Betrieb & Organisation', fr: 'Opérations', es: 'Operaciones' },
  { en: 'Healthcare & Nursing', de: 'Gesundheit & Pflege', fr: 'Santé et soins', es: 'Sanidad y enfermería' },
  { en: 'Social Work & Care', de: 'Soziale Arbeit & Betreuung', fr: 'Travail social', es: 'Trabajo social y cuidados' },
  { en: 'Education', de: 'Bildung', fr: 'Enseignement', es: 'Educación' },
  { en: 'Skilled Trades', de: 'Handwerk', fr: 'Artisanat', es: 'Oficios' },
  { en: 'Construction', de: 'Bau', fr: 'Bâtiment', es: 'Construcción' },
  {
    en: 'Manufacturing',
    de: 'Fertigung und Produktion',
    fr: 'Industrie et production',
    es: 'Fabricación y producción',
  },
  {
    en: 'Logistics & Supply Chain',
    de: 'Logistik und Lieferkette',
    fr: 'Logistique et chaîne d’approvisionnement',
    es: 'Logística y cadena de suministro',
  },
  { en: 'Retail', de: 'Einzelhandel', fr: 'Commerce de détail', es: 'Comercio minorista' },
  {
    en: 'Hospitality & Tourism',
    de: 'Gastgewerbe und Tourismus',
    fr: 'Hôtellerie, restauration et tourisme',
    es: 'Hostelería y turismo',
  },
  { en: 'Real Estate', de: 'Immobilien', fr: 'Immobilier', es: 'Inmobiliaria' },
  {
    en: 'Agriculture & Food',
    de: 'Landwirtschaft & Lebensmittel',
    fr: 'Agriculture et alimentation',
    es: 'Agricultura y alimentación',
  },
  {
    en: 'Media & Communications',
    de: 'Medien & Kommunikation',
    fr: 'Médias et communication',
    es: 'Medios y comunicación',
  },
  { en: 'Government & Public Sector', de: 'Öffentlicher Dienst', fr: 'Secteur public', es: 'Sector público' },
  { en: 'Non-profit', de: 'Gemeinnützige Arbeit', fr: 'Associations', es: 'Entidades sin ánimo de lucro' },
  { en: 'Other', de: 'Anderes', fr: 'Autre', es: 'Otro' },
]
