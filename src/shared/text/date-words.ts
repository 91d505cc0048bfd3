import type { Language } from '#shared/text/languages.ts'

/**
 * The words of dates as people write them in resumes. Case and accents don't matter, nor does the dot of an
 * abbreviation. Months and seasons are in the languages of resumes; words around dates in others as well, because files
 * come from anywhere.
 */
type ByLanguage = Readonly<Partial<Record<Language | OtherLanguage, readonly string[]>>>
type OtherLanguage = 'it' | 'pt' | 'nl' | 'pl' | 'sv' | 'da' | 'no' | 'fi'

/** Twelve rows in the order of the year: the name, then its abbreviations. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'january jan',
    'february feb febr',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ],
  de: [
    'januar jänner jan jän',
    'februar feber feb febr',
    'märz maerz mär mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  fr: [
    'janvier janv jan',
    'février févr fév',
    'mars mar',
    'avril avr',
    'mai',
    'juin',
    'juillet juil jul',
    'août aoû',
    'septembre sept sep',
    'octobre oct',
    'novembre nov',
    'décembre déc',
  ],
  es: [
    'enero ene',
    'febrero feb febr',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago agto',
    'septiembre setiembre sept sep set',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
}

/** Parts of a year without months of their own. */
export const SEASONS: ByLanguage = {
  en: ['spring', 'summer', 'autumn', 'fall', 'winter'],
  de: ['Frühling', 'Frühjahr', 'Sommer', 'Herbst', 'Winter', 'Wintersemester', 'Sommersemester'],
  fr: ['printemps', 'été', 'automne', 'hiver'],
  es: ['primavera', 'verano', 'otoño', 'invierno'],
}

/** 'Until now', after a start. An abbreviation that is a word without its dot is listed with the dot. */
export const PRESENT: ByLanguage = {
  en: ['present', 'present day', 'the present', 'current', 'currently', 'now', 'today', 'ongoing', 'date'],
  de: ['heute', 'jetzt', 'aktuell', 'laufend', 'dato', 'Gegenwart', 'andauernd'],
  fr: ['présent', 'aujourd’hui', 'auj', 'act.', 'ce jour', 'en cours', 'actuel', 'actuellement', 'maintenant'],
  es: ['actualidad', 'actual', 'actualmente', 'act.', 'hoy', 'presente', 'la fecha', 'fecha'],
  it: ['oggi', 'presente', 'attuale', 'attualmente', 'in corso'],
  pt: ['atual', 'atualmente', 'hoje', 'presente', 'momento', 'o momento', 'agora'],
  nl: ['heden', 'nu', 'huidig', 'vandaag'],
  pl: ['obecnie', 'teraz', 'nadal', 'dziś', 'dzisiaj', 'chwili obecnej'],
  sv: ['nu', 'nuvarande', 'idag', 'i dag', 'pågående', 'tills vidare'],
  da: ['nu', 'nuværende', 'i dag', 'dags dato', 'igangværende'],
  no: ['nå', 'nåværende', 'i dag', 'dags dato', 'pågående'],
  fi: ['nykyinen', 'nykyään', 'nykyhetki', 'nyt', 'tähän päivään', 'toistaiseksi', 'edelleen', 'jatkuu'],
}

/** Between the dates of a range. */
export const RANGE: ByLanguage = {
  en: ['to', 'until', 'till', 'through', 'thru'],
  de: ['bis', 'bis zum', 'bis zur'],
  fr: ['à', 'au', 'à la', 'jusqu’à', 'jusqu’au', 'jusqu’en'],
  es: ['a', 'al', 'hasta', 'a la', 'hasta el'],
  it: ['al', 'ad', 'fino a', 'fino ad', 'sino a'],
  pt: ['a', 'ao', 'até', 'até o', 'até ao'],
  nl: ['tot', 'tot en met', 't/m'],
  pl: ['do'],
  sv: ['till'],
  da: ['til'],
  no: ['til', 'frem til'],
}

/** Before a start that has an end. */
export const FROM: ByLanguage = {
  en: ['from'],
  de: ['von', 'vom'],
  fr: ['de', 'du', 'd’'],
  es: ['de', 'desde', 'del'],
  it: ['da', 'dal', 'dall’'],
  pt: ['de', 'desde'],
  nl: ['van'],
  pl: ['od'],
  sv: ['från'],
  da: ['fra'],
  no: ['fra'],
}

/** Before a start, and ongoing. */
export const SINCE: ByLanguage = {
  en: ['since', 'from'],
  de: ['seit', 'ab'],
  fr: ['depuis'],
  es: ['desde'],
  it: ['dal'],
  pt: ['desde'],
  nl: ['sinds', 'vanaf'],
  pl: ['od'],
  sv: ['sedan'],
  da: ['siden'],
  no: ['siden'],
}

/** Beside an end that is still to come. */
export const EXPECTED: ByLanguage = {
  en: ['expected', 'anticipated', 'projected', 'planned'],
  de: ['voraussichtlich', 'voraussichtlicher', 'voraussichtliches', 'vsl', 'geplant', 'geplanter', 'erwartet'],
  fr: ['prévu', 'prévue', 'prévisionnel', 'prévisionnelle'],
  es: ['previsto', 'prevista', 'esperado', 'esperada'],
  it: ['previsto', 'prevista'],
  pt: ['previsto', 'prevista'],
}

/** What is expected: 'Expected graduation: May 2026'. */
export const GRADUATION: ByLanguage = {
  en: ['graduation', 'graduation date', 'completion', 'completion date', 'date', 'end', 'in', 'for'],
  de: ['Abschluss', 'Studienabschluss', 'Ende', 'im', 'in', 'für', 'bis'],
  fr: ['diplôme', 'fin', 'en', 'pour'],
  es: ['graduación', 'finalización', 'fin', 'en', 'para'],
  it: ['laurea', 'per', 'a'],
  pt: ['conclusão', 'para', 'em'],
}

/** Between the parts of a date: 'mayo de 2019', 'the 3rd of May'. */
export const OF: ByLanguage = { en: ['of'], fr: ['de'], es: ['de', 'del'], pt: ['de'] }

/** Before a date: 'seit dem 1. März', 'du 3 mars'. */
export const ARTICLE: ByLanguage = { en: ['the'], de: ['dem', 'den'], fr: ['le'], es: ['el'] }

/** After the number of a day, and glued to it: '3rd', '1er', '1º'. */
export const ORDINAL: ByLanguage = { en: ['st', 'nd', 'rd', 'th'], fr: ['er', 're', 'e'], es: ['º', 'ª', 'o'] }

/** Before a year in running text. After any other word, and before a word, four digits are part of a name. */
export const BEFORE_YEAR: ByLanguage = {
  en: ['in', 'on', 'of', 'by', 'from', 'since', 'until', 'before', 'after', 'and', 'early', 'mid', 'late', 'year'],
  de: ['in', 'im', 'am', 'von', 'vom', 'seit', 'ab', 'bis', 'vor', 'nach', 'und', 'Anfang', 'Mitte', 'Ende', 'Jahr'],
  fr: ['en', 'de', 'du', 'le', 'et', 'depuis', 'début', 'fin', 'avant', 'après', 'année'],
  es: ['en', 'de', 'del', 'el', 'y', 'desde', 'hasta', 'año', 'antes', 'después'],
  it: ['nel', 'dal', 'anno', 'del', 'e'],
  pt: ['em', 'de', 'ano', 'e'],
}

/** A number beside one of these is an amount or a time of day. */
export const UNITS: readonly string[] = [
  '$',
  '€',
  '£',
  '¥',
  '₹',
  '%',
  '‰',
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'Uhr',
  'h',
  'pm',
  'euro',
  'euros',
  'dollar',
  'dollars',
  'pounds',
]

/** How long something lasted: a number and one of these. */
export const DURATION: ByLanguage = {
  en: ['year', 'years', 'yr', 'yrs', 'month', 'months', 'mo', 'mos'],
  de: ['Jahr', 'Jahre', 'Jahren', 'Monat', 'Monate', 'Monaten', 'J.'],
  fr: ['an', 'ans', 'mois'],
  es: ['año', 'años', 'mes', 'meses'],
}
export const SMALL_NUMBER: readonly string[] = ['one', 'two', 'three', 'ein', 'zwei', 'drei', 'un', 'deux', 'trois']
export const AND: ByLanguage = { en: ['and'], de: ['und'], fr: ['et'], es: ['y'] }
