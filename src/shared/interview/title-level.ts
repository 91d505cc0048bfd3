import type { Level } from '#shared/interview/types.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** The level that a job title implies, in any language; '' if none. */
export function levelTold(title: string): Level | '' {
  const words = foldWord(title.trim())
  const own = words.replace(UNDER_OTHERS, ' ').replace(OF_NOBODY, ' ')
  if (NEW.test(words)) return 'Entry-level'
  if (HEADS.test(own)) return 'Executive'
  if (LEADS.test(own)) return 'Lead'
  return /\b(?:senior|sr)\b/.test(words) ? 'Senior' : ''
}

const NEW =
  /\b(?:entry|junior|jr|trainee|intern|internship|apprentice|\w*praktikant(?:in)?|azubi|auszubildende[rn]?|lehrling|werkstudent(?:in)?|volontar(?:in)?|berufseinsteiger(?:in)?|stagiaire|apprentie?|alternante?|debutante?|becari[oa]|aprendiz|principiante)\b|^(?:graduate|student)$/
const HEADS =
  /\b(?:head of|executive director|director|vice president|vp|president|c-level|ceo|cto|cfo|coo|cio|cmo|ciso|chief \w+ officer|geschaftsfuhrer(?:in)?|vorstand|direktor(?:in)?|directeur|directrice|directora|pdg)\b|^(?:chief|executive)$/
const LEADS =
  /\b(?:lead|leader|head|teamlead|supervisor|foreman|\w*leit(?:er|erin|ung)|vorarbeiter(?:in)?|cheff?e? d.equipe|responsable|jef[ea]|encargad[oa])\b|^manager$/
/** Titles of people who work for a leader: 'Assistant to the Director', 'Assistenz der Geschäftsführung'. */
const UNDER_OTHERS = /\b(?:assist\w+|asistente|secretary|secretaire|secretari[oa]|sekretar\w*|deputy)\b.*/
/** Titles with a word for leading whose holders lead no people: an art director, a project lead, a guide. */
const OF_NOBODY =
  /\b(?:(?:art|creative) director|director of photography|direct(?:eur|rice) artistique|director[a]? de arte|project lead(?:er)?|lead generation|(?:projekt|reise|ubungs)leit(?:er|erin|ung)|\w*begleit(?:er|erin|ung)|jef[ea] de (?:proyecto|producto)s?)\b/
