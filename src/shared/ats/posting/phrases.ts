/** Phrases that introduce requirements in postings, folded, in English, German, French and Spanish. */

/** The section of a posting a line belongs to. */
export type PostingSection = 'requirements' | 'nice' | 'tasks' | 'company' | 'other'

/** The section a heading opens; null when the line is not a known heading. Takes folded text. */
export function sectionOpenedBy(line: string): PostingSection | null {
  const found = HEADINGS.find(([, pattern]) => pattern.test(line))
  return found ? found[0] : null
}

/** Whether a line marks something as required or nice to have; null when it does neither. Takes folded text. */
export function needIn(line: string): 'must' | 'nice' | null {
  if (NICE.test(line)) return 'nice'
  return MUST.test(line) ? 'must' : null
}

/** Whether a line promotes the employer or is legal boilerplate. Takes folded text. */
export const isAboutCompany = (line: string): boolean => COMPANY.test(line)

const HEADINGS: readonly (readonly [PostingSection, RegExp])[] = [
  [
    'nice',
    /^(?:.{0,20}\b(?:nice to have|bonus|preferred|desirable|good to have|pluses)\b|.{0,30}\b(?:von vorteil|wunschenswert|pluspunkte|nice-to-have)\b|.{0,20}\b(?:atouts?|les plus|serait un plus|souhaitees?)\b|.{0,20}\b(?:deseables?|se valorara|valorable|plus)\b)/,
  ],
  [
    'requirements',
    /\b(?:requirements?|required|qualifications?|what you(?: will|'ll)? (?:bring|need)|you(?: will)? have|your (?:profile|background|skills)|who you are|about you|must haves?|essential|skills|experience|looking for|anforderungen|(?:ihr|dein|das) profil|(?:das )?bring(?:st du|en sie) mit|qualifikation(?:en)?|voraussetzungen|was du mitbringst|profil|competences|votre profil|qualifications requises|prerequis|requisitos|perfil|que buscamos|lo que buscamos|competencias|experiencia)\b/,
  ],
  [
    'tasks',
    /\b(?:responsibilit\w+|duties|tasks|what you(?: will|'ll)? (?:do|be doing)|your role|the role|role|the job|day to day|your mission|key activities|aufgaben(?:gebiet|bereich)?|tatigkeiten|stellenbeschreibung|das erwartet dich|missions?|vos missions|responsabilites|le poste|taches|funciones|responsabilidades|tareas|tu mision|el puesto)\b/,
  ],
  [
    'company',
    /\b(?:about (?:us|the company)|who we are|our (?:company|values|story)|benefits?|perks|what we offer|we offer|why (?:us|join|work)|compensation|salary|how to apply|equal|diversity|wir bieten|unser angebot|uber uns|benefits|das bieten wir|deine vorteile|wer wir sind|kontakt|bewerbung|a propos|qui sommes.nous|nous offrons|avantages|ce que nous (?:offrons|proposons)|sobre nosotros|quienes somos|ofrecemos|que ofrecemos|beneficios|condiciones)\b/,
  ],
]

const MUST =
  /\b(?:must|required|essential|mandatory|at least|minimum|need to have|you have|you need|strong|proven|proficien\w+|zwingend|erforderlich|vorausgesetzt|unabdingbar|notwendig|mindestens|sicher(?:er|e)? (?:umgang|beherrschung)|fundierte|indispensable|obligatoire|exige\w*|requis\w*|imperatif|imperativement|maitrise|imprescindible\w*|obligatori[oa]|necesari[oa]|requerid[oa]|al menos|minimo|dominio)\b/
const NICE =
  /\b(?:nice to have|a plus|is a bonus|bonus|preferred|preferably|ideally|desirable|advantage\w*|would be great|von vorteil|idealerweise|wunschenswert|gern(?:e)? gesehen|pluspunkt|un plus|un atout|ideal\w*|souhait\w+|apprecie\w*|deseable|valorable|se valora\w*|un plus|preferible\w*|preferentemente)\b/
const COMPANY =
  /^\W*(?:we|wir|nous|te|les?) (?:also )?(?:have|offer|provide|give you|bieten|geben|haben|proposons|offrons|avons|ofrecemos|proponemos)\b|^\W*(?:ofrecemos|que te ofrecemos|bieten wir)\b|\b(?:equal opportunity|regardless of|disabilit\w+|we are (?:an?|the|proud)|our mission|founded in|pension|dental|401k|paid (?:time|holiday|leave)|parental leave|free (?:coffee|fruit|lunch)|gym|competitive salary|unabhangig von|schwerbehinder\w+|chancengleichheit|obstkorb|jobrad|urlaubstage|altersvorsorge|mutuelle|tickets? restaurant|rtt|egalite|seguro medico|igualdad|teletrabajo|retribucion|vacaciones)\b/
