/** Recognizes employers, titles, schools, degrees and places by their words, in four languages. */

const one = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}])(?:${words.trim().replace(/\s+/g, '|')})(?![\\p{L}])`, flags)
const within = (words: string) => new RegExp(`(?:${words.trim().replace(/\s+/g, '|')})`, 'iu')

const LEGAL = one(
  String.raw`Inc\.? Ltd\.? LLC LLP PLC plc Corp\.? Corporation Co\.? Company GmbH gGmbH mbH AG KG OHG UG e\.V\. SE S\.?A\.? SAS SARL S\.?L\.?U?\.? S\.?p\.?A\.? B\.?V\.? N\.?V\.? AB ApS A\/S AS Oy K\.K\. Pty`,
  'u',
)
const EMPLOYER = within(
  String.raw`\bGroup\b \bGruppe\b \bGroupe\b \bGrupo\b \bHoldings?\b \bBank\b \bBanque\b \bBanco\b Insurance Versicherung Universi[tdé] \bUniv\. Hochschule \bCollege\b \bSchool\b \bSchule\b \bKlinik\b Klinikum Krankenhaus Hospital H[ôo]pital \bInstitut \bAgency\b Agentur \bAgence\b \bAgencia\b Systems\b Solutions\b Technologies\b \bLabs?\b Laborator \bStudios?\b \bEstudio\b Partners\b Consulting\b Services\b Logistics\b Industries\b \bMedia\b Software\b Foundation\b Stiftung Ministry Ministerium Minist[èe]re Ministerio \bCouncil\b \bCity\sof\b \bStadt\b \bMairie\b \bHotel\b \bRestaurant\b Museum Verlag Autohaus \bWerke\b \bTransit\b \bPayments\b \bSupermarket \bUnion\b \bAsesoría\b \bAcademy\b \bClub\b \bCaf[eé]\b \bAssociation\b \bVerein\b Feuerwehr B[üu]ro\b \bTrust\b \bFreight\b \bHaulage\b \bStores?\b`,
)
/** German titles of women: 'Managerin', 'Analystin'. */
const withFeminine = (words: string): string => words.replace(/(er|or|ist|ant)\\b/g, String.raw`$1(?:in)?\b`)
const TITLE = within(
  withFeminine(
    String.raw`engineer\b developer\b manager\b director\b \blead\b leader\b analyst\b consultant\b specialist\b assistant\b coordinator\b designer\b architect\b administrator\b officer\b \bhead\sof\b teacher\b lecturer\b professor\b nurse\b intern\b trainee\b apprentice\b clerk\b cashier\b \bchef\b barista\b mentor\b supervisor\b technician\b scientist\b researcher\b accountant\b editor\b writer\b representative\b executive\b founder\b founding\b partner\b president\b chief\b \bC[ETFO]O\b handler\b worker\b driver\b helper\b member\b volunteer\b advisor\b adviser\b associate\b stacker\b controller\b translator\b recruiter\b bookkeeper\b receptionist\b entwickler leiter(?:in)?\b leitung\b ingenieur berater kaufmann kauffrau fachkraft pfleger sachbearbeiter referent(?:in)?\b assistent assistenz werkstudent praktikant lehrer verk[äa]ufer elektroniker mechatroniker mechaniker techniker fahrer(?:in)?\b f[üu]hrer(?:in)?\b übersetzer geschäftsführer mitarbeiter ing[ée]nieure? d[ée]veloppeu[rs]e? responsable\b directeur directrice charg[ée]e?\b chef(?:fe)?\s(?:de|du|d) assistante? stagiaire conseill[èe]re? technicien(?:ne)?\b vendeu[rs]e? enseignante? infirmi[èe]re? comptable r[ée]parat(?:eur|rice) b[ée]n[ée]vole apprentie? alternante? commercial(?:e)?\b desarrollador ingenier[oa] gerente jef[ea]\b director[a]? contable analista t[ée]cnic[oa] becari[oa] asesor(?:a)?\b consultor(?:a)?\b profesor(?:a)?\b enfermer[oa] vendedor(?:a)?\b auxiliar\b dependient[ea] camarer[oa] administrativ[oa] coordinador(?:a)?\b encargad[oa] planner\b dispatcher\b buyer\b inspector\b electrician\b plumber\b carpenter\b joiner\b welder\b operator\b surveyor\b therapist\b pharmacist\b physician\b lawyer\b solicitor\b paralegal\b journalist\b reporter\b producer\b programmer\b tester\b auditor\b strategist\b chemist\b biologist\b economist\b waiter\b waitress\b bartender\b mechanic\b machinist\b foreman\b tutor\b instructor\b coach\b trainer(?:in)?\b librarian\b curator\b secretary\b baker\b picker\b planer(?:in)?\b redakteur disponent(?:in)?\b gärtner(?:in)?\b bäcker(?:in)?\b schlosser(?:in)?\b schweißer(?:in)?\b tischler(?:in)?\b schreiner(?:in)?\b maurer(?:in)?\b jurist(?:in|e)?\b erzieher buchhalter einkäufer ärztin\b anwältin\b cuisini(?:er|ère)\b maçon\b électricien rédact(?:eur|rice) chercheu[rs]e? graphiste\b journaliste\b avocate?\b pharmacien ouvri(?:er|ère)\b conduct(?:eur|rice)\b gestionnaire\b anima(?:teur|trice)\b éducat(?:eur|rice)\b format(?:eur|rice)\b arquitect[oa]\b abogad[oa]\b periodista\b redactor(?:a)?\b cociner[oa]\b electricista\b mecánic[oa]\b operari[oa]\b investigador(?:a)?\b diseñador(?:a)?\b programador(?:a)?\b fisioterapeuta\b psicólog[oa]\b maestr[oa]\b cajer[oa]\b conductor(?:a)?\b`,
  ),
)
const SCHOOL = within(
  String.raw`universi \bUniv\. universidad college \bschool\b hochschule schule\b schulzentrum gymnasium lyc[ée]e coll[èe]ge [ée]cole institut academy akademie academia acad[ée]mie instituto escuela colegio \bETH\b \bMIT\b \bTU\b \bFH\b \bIUT\b \bIES\b \bINSA\b \bHEC\b polytechni polit[ée]cnic conservator kammer uniwersytet facultad fakult \bcentro\b \bLSE\b \bUCL\b \bBootcamp\b Assembly\b`,
)
const DEGREE = within(
  String.raw`bachelor \bmaster\b magister diplom dipl[ôo]me doctor doktor \bph\.?\s?d\b \bdr\.\s b\.?sc?\.?(?!\p{L}) m\.s\.(?!\p{L}) m\.?sc\.?\b \bb\.?a\.?\b \bm\.?a\.?\b \bmba\b \bbeng\b \bmeng\b \bbcom\b \bllb\b \bllm\b abitur staatsexamen licen[cs]i licence\b \bbts\b \bdut\b \bcap\b baccalaur[ée]at \bbac\b grado\b grad[ou]\sen m[áa]ster t[ée]cnico bachiller certificate associate \bdegree\b high\sschool\sdiploma meister(?:brief)?\b gesellenbrief ausbildung reifeprüfung matura mittlere\sreife fachabitur \bpgce\b a[-\s]levels? \bgcse \baas\b arquitect ingenier[oíi] ing[ée]nieur abschluss \bfp\b wace minor\sin`,
)
const PLACE =
  /^(?:(?:\d{4,5}\s+)?[\p{Lu}][\p{L}.'’-]+(?:[ -](?:[\p{Lu}][\p{L}.'’-]+|am|an|der|bei|im|de|la|del|en|sur|upon|of))*)(?:\s?[,/]\s?(?:[A-Z]{2,3}|[\p{Lu}][\p{L}.'’-]+(?:\s[\p{Lu}][\p{L}.'’-]+)*))*(?:\s?[-–,(]?\s?(?:remote|hybrid)\)?)?$/u
const REMOTE = /^\(?(?:remote|hybrid|télétravail|homeoffice|home office|remoto)\)?$/i

export const isEmployerWord = (text: string): boolean => LEGAL.test(text) || EMPLOYER.test(text)
export const isTitleWord = (text: string): boolean => TITLE.test(text)
/** A 'High School Diploma' is a degree. */
export const isSchoolWord = (text: string): boolean => SCHOOL.test(text.replace(/high school (?=diploma)/i, ''))
export const isDegreeWord = (text: string): boolean => DEGREE.test(text)
/** Whether a text could be just a place: capitalized words, optionally with a country after a comma. */
export const couldBePlace = (text: string): boolean => REMOTE.test(text) || (text.length <= 48 && PLACE.test(text))
/** Whether a text ends with what may be a place, or a department: 'Engineer, Boston', 'Nurse, Surgery'. */
export const mayEndWithPlace = (text: string): boolean => couldBePlace(/^[^,]+,\s+(.+)$/u.exec(text)?.[1] ?? '')
/** Whether a text is certainly a place: it has a region after a comma and no job title. */
export function isPlace(text: string): boolean {
  if (REMOTE.test(text)) return true
  if (!couldBePlace(text) || !text.includes(',') || isEmployerWord(text) || isTitleWord(text)) return false
  // 'Cambridge, MA' is not a master's degree.
  return /, [A-Z]{2}$/.test(text) || (!isSchoolWord(text) && !isDegreeWord(text))
}
