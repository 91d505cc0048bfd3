/** What a number counts: a dimension, and how much of its base one unit is. Each currency is a dimension of its own. */
export type Unit = { readonly dimension: string; readonly factor: number }

/** The unit for a folded word or sign after a number, or null. */
export const unitOf = (word: string): Unit | null => UNITS.get(word) ?? null

/** The unit made of the most words: 'percentage points', 'sq ft'; and how many words it takes. */
export function unitOfWords(words: readonly string[]): { readonly unit: Unit; readonly length: number } | null {
  for (const length of [3, 2, 1]) {
    const unit = words.length < length ? undefined : UNITS.get(words.slice(0, length).join(' '))
    if (unit) return { unit, length }
  }
  return null
}

export const isMoney = ({ dimension }: Unit): boolean => dimension.startsWith('money ')

const UNITS: ReadonlyMap<string, Unit> = new Map(
  [
    ['percent', 1, '% percent pct prozent|per cent|pour cent|por ciento'],
    [
      'points',
      1,
      'pp prozentpunkte prozentpunkten|percentage points|percentage point|percent points|points de pourcentage|puntos porcentuales',
    ],
    ['seconds', 0.001, 'ms millisecond milliseconds millisekunden millisecondes milisegundos'],
    ['seconds', 1, 's sec secs second seconds sekunde sekunden seconde secondes segundo segundos'],
    ['seconds', 60, 'min mins minute minutes minuten minuto minutos'],
    ['seconds', 3600, 'h hr hrs hour hours stunde stunden std heure heures hora horas'],
    ['seconds', 86_400, 'day days tag tage tagen jour jours dia dias'],
    ['seconds', 604_800, 'week weeks wk wks woche wochen semaine semaines semana semanas'],
    ['seconds', 1_209_600, 'fortnight fortnights'],
    ['months', 1, 'month months mth mths monat monate monaten mois mes meses'],
    ['months', 3, 'quarter quarters quartal quartale quartalen trimestre trimestres'],
    ['months', 12, 'year years yr yrs jahr jahre jahren an ans annee annees ano anos'],
    ['months', 120, 'decade decades jahrzehnt jahrzehnte decennie decennies decada decadas'],
    ['grams', 0.001, 'mg milligram milligrams'],
    ['grams', 1, 'g gram grams gramm gramme grammes gramo gramos'],
    ['grams', 1000, 'kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos'],
    ['grams', 1e6, 't tonne tonnes tonnen tonelada toneladas'],
    ['tons', 1, 'ton tons'],
    ['pounds', 1, 'lb lbs'],
    ['metres', 0.001, 'mm millimetre millimetres millimeter millimeters'],
    ['metres', 0.01, 'cm centimetre centimetres zentimeter centimeter centimeters'],
    ['metres', 1, 'm metre metres meter meters metro metros'],
    ['metres', 1000, 'km kilometre kilometres kilometer kilometers kilometro kilometros'],
    ['miles', 1, 'mile miles mi'],
    ['feet', 1, 'ft foot feet'],
    [
      'area metres',
      1,
      'sqm m2 m² quadratmeter|square metres|square metre|square meters|square meter|metres carres|metros cuadrados',
    ],
    ['area feet', 1, 'sqft|sq ft|square feet|square foot'],
    ['hectares', 1, 'ha hectare hectares hektar hectareas'],
    ['acres', 1, 'acre acres'],
    ['litres', 1, 'l litre litres liter liters litro litros'],
    ['litres', 0.001, 'ml millilitre millilitres milliliter'],
    ['gallons', 1, 'gallon gallons gal'],
    ['bytes', 1e3, 'kb kilobyte kilobytes'],
    ['bytes', 1e6, 'mb megabyte megabytes mo'],
    ['bytes', 1e9, 'gb gigabyte gigabytes go'],
    ['bytes', 1e12, 'tb terabyte terabytes to'],
    ['watts', 1e3, 'kw kilowatt kilowatts'],
    ['watts', 1e6, 'mw megawatt megawatts'],
    ['watt hours', 1e3, 'kwh'],
    ['watt hours', 1e6, 'mwh'],
    ['times', 1, 'times time x mal fois veces'],
    ['money dollar', 1, '$ usd dollar dollars bucks buck dolares|us dollars'],
    ['money euro', 1, '€ eur euro euros'],
    ['money pound', 1, '£ gbp pound pounds quid pfund|livres sterling|libras esterlinas'],
    ['money franc', 1, 'chf franc francs franken francos'],
    ['money yen', 1, '¥ jpy yen'],
    ['money rupee', 1, '₹ inr rupee rupees rupien'],
    ['money krone', 1, 'kr sek nok dkk kronor kroner kronen'],
    ['money zloty', 1, 'pln zl zloty'],
  ].flatMap(([dimension, factor, names]) =>
    String(names)
      .split('|')
      .flatMap((group, at) => (at === 0 ? group.split(' ') : [group]))
      .map((name) => [name, { dimension: String(dimension), factor: Number(factor) }] as const),
  ),
)
