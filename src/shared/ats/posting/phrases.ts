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

/** Whether a line speaks of what somebody can do. Takes folded text. */
export const asksForSkills = (line: string): boolean => ASKING.test(line)

const ASKING =
  /\b(?:experience|skills?|knowledge|proficien\w+|familiar\w*|background in|erfahrung\w*|kenntnisse|umgang mit|experience|maitrise\w*|connaissances?|competences?|experiencia|conocimientos?|manejo|dominio)\b/
const HEADINGS: readonly (readonly [PostingSection, RegExp])[] = [
  [
    'nice',
    /^(?:.{0,20}\b(?:nice to have|bonus|preferred|desirable|good to have|pluses)\b|.{0,30}\b(?:von vorteil|wunschenswert|pluspunkte|nice-to-have)\b|.{0,20}\b(?:atouts?|les plus|serait un plus|souhaitees?)\b|.{0,20}\b(?:deseables?|se valorara|valorable|plus)\b)/,
  ],
  [
    'requirements',
    /\b(?:requirements?|required|qualifications?|what you(?:['’]ll| will)? (?:bring|need)|what we(?:['’]re| are) looking for|the person|person specification|you(?:['’]ll| will) need|we(?:['’]d)? (?:need|expect|ask)|to succeed|you(?: will)? have|your (?:profile|background|skills)|who you are|about you|must haves?|essential|skills|experience|looking for|anforderungen|(?:ihr|dein|das) profil|(?:das )?bring(?:st du|en sie) mit|qualifikation(?:en)?|voraussetzungen|was (?:du mitbringst|sie mitbringen|wir erwarten)|wir erwarten|profil|competences|votre profil|qualifications requises|prerequis|requisitos|perfil|que buscamos|lo que buscamos|competencias|experiencia)\b/,
  ],
  [
    'tasks',
    /\b(?:responsibilit\w+|duties|tasks|what you(?:['’]ll| will)? (?:do|be doing)|(?:job|role|position) (?:description|summary|purpose)|the opportunity|your (?:tasks|day)|in this role|your role|the role|role|the job|day to day|your mission|key activities|aufgaben(?:gebiet|bereich)?|tatigkeiten|stellenbeschreibung|das erwartet (?:dich|sie)|was sie erwartet|deine? (?:rolle|job)|missions?|(?:descriptif|description) (?:du|de) (?:poste|l.emploi)|activites|au quotidien|descripcion (?:del|de) (?:puesto|empleo|oferta)|que haras|tu dia a dia|vos missions|responsabilites|le poste|taches|funciones|responsabilidades|tareas|tu mision|el puesto)\b/,
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
const COMPANY = new RegExp(
  [
    String.raw`^\W*(?:we|wir|nous)(?: also)?(?:['’]re| (?:are|have|offer|provide|give|sell|serve|help|employ|look after|sind|haben|bieten|geben|beschaftigen|sommes|avons|offrons|proposons|accueillons))\b(?! (?:(?:also|now|currently) )?(?:looking for|hiring|seeking))`,
    String.raw`^\W*(?:te )?(?:ofrecemos|proponemos|tenemos|somos|contamos con|disponemos)\b`,
    String.raw`^\W*(?:que te ofrecemos|bieten wir|les? (?:avons|proposons))\b`,
    String.raw`\b(?:equal opportunity|regardless of|disabilit\w+|our mission|founded in|pension|dental|401k|paid (?:time|holiday|leave)|parental leave|free (?:coffee|fruit|lunch)|gym|competitive salary|unabhangig von|schwerbehinder\w+|chancengleichheit|obstkorb|jobrad|urlaubstage|altersvorsorge|mutuelle|tickets? restaurant|rtt|egalite|situation de handicap|seguro medico|igualdad|teletrabajo|retribucion|vacaciones)\b`,
    // How to apply, and what becomes of the data.
    String.raw`\b(?:job id|req(?:uisition)? ?(?:#|no|id)|reference(?: number| no)?:|referenz(?:nummer)?|kennziffer|sous la reference|con la referencia|background check|data protection|datenschutz|proteccion de datos|rgpd|dsgvo|to apply|apply (?:by|with|via|online|now)|cvs?|your resume|lebenslauf|curriculum|candidature|manda(?:nos)?|bewerb(?:en|ung)\w*)\b`,
  ].join('|'),
)
