import type { AskedQuestion } from '#shared/interview/questions.ts'
import type { InLanguages, Piece } from '#shared/interview/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { findSkills } from '#shared/skills/match.ts'
import { foldWord, tokensOf } from '#shared/text/tokens.ts'

export type FollowUp = { readonly piece: Piece; readonly text: string }

/** Characters of an answer that are looked at: what is missing shows early, and time is bounded. */
const LOOKED_AT = 12_000

type Asking = Pick<AskedQuestion, 'id' | 'asks'> & Partial<Pick<AskedQuestion, 'followUp'>>

/** Asks for the most telling piece that an answer still lacks; null when it has all that its question asks for. */
export function followUpTo({ id, asks, followUp }: Asking, answer: string, language: ResumeLanguage): FollowUp | null {
  const text = answer.slice(0, LOOKED_AT)
  const piece = asks.find((one) => !HAS[one](text, language))
  if (!piece) return null
  // The question's own follow-up asks for its first piece, in the words of its trade.
  if (followUp !== undefined && piece === asks[0]) return { piece, text: followUp }
  const ways = WAYS[piece]
  return { piece, text: ways[id.length % ways.length]![language] }
}

const HAS: Readonly<Record<Piece, (text: string, language: ResumeLanguage) => boolean>> = {
  number: (text, language) => /\d/.test(text) || NUMBERS[language].test(folded(text)),
  tool: (text, language) =>
    findSkills({ text, tokens: tokensOf(text), languages: [language] }).some(({ skill }) => skill.kind !== 'soft'),
  'own-part': (text, language) => SELF[language].test(text) || !TEAM[language].test(text),
  result: (text, language) => RESULTS[language].test(folded(text)),
}

const folded = (text: string) => foldWord(text)

/** Words that count; 'one' and its kin are articles as often, so they do not. */
const NUMBERS: Readonly<Record<ResumeLanguage, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|doubled|tripled|twice|percent)\b/,
  de: /\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\w+zehn|\w*zig|\w*hundert|\w*tausend|million\w*|dutzend\w*|halb\w*|halfte|verdoppel\w*|verdreifach\w*|zweimal|prozent)\b/,
  fr: /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|dizaines?|douzaines?|centaines?|milliers|moitie|double\w*|triple\w*|pourcent|pour cent)\b/,
  es: /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|millones|docenas?|decenas?|mitad|doble|duplic\w+|triplic\w+|por ciento)\b/,
}

const SELF: Readonly<Record<ResumeLanguage, RegExp>> = {
  en: /\b(?:I|I'm|I’m|I'd|I’d|my|myself)\b|\bi\b/,
  de: /\b(?:ich|mein\w*|mir|mich)\b/i,
  fr: /\b(?:je|moi|mon|ma|mes)\b|\bj['’]/i,
  // Spanish tells the person by the verb: 'lideré', 'hice', 'tuve'.
  es: /\b(?:yo|mi|mis|hice|tuve|puse|fui|pude|conseguí|estuve)\b|\p{L}{3,}[éí](?!\p{L})/iu,
}

const TEAM: Readonly<Record<ResumeLanguage, RegExp>> = {
  en: /\b(?:we|our|us|we're|we’ve|the team)\b/i,
  de: /\b(?:wir|unser\w*|uns|das team)\b/i,
  fr: /\b(?:nous|notre|nos|on|l['’]équipe)\b/i,
  es: /\b(?:nosotros|nosotras|nuestr[ao]s?|el equipo)\b|\p{L}{2,}(?:amos|imos)(?!\p{L})/iu,
}

const RESULTS: Readonly<Record<ResumeLanguage, RegExp>> = {
  en: /%|\b(?:so that|as a result|resulted?|resulting|led to|which (?:cut|saved|meant|brought|made)|increas\w+|reduc\w+|decreas\w+|improv\w+|saved|saving|cut|grew|grown|faster|fewer|less|more than|won|from \S+ to|dropped|rose|doubled|halved|finished|delivered|passed|approved|instead of|no longer)\b/,
  de: /%|\b(?:dadurch|sodass|so dass|ergebnis\w*|deshalb|gesteigert|gesenkt|reduziert|verbessert|gespart|eingespart|schneller|weniger|mehr als|gewonnen|von \S+ auf|gestiegen|gesunken|verdoppelt|halbiert|abgeschlossen|bestanden|statt|nicht mehr)\b/,
  fr: /%|\b(?:si bien que|resultat\w*|ce qui a|permis|augment\w+|redui\w+|baiss\w+|amelior\w+|economis\w+|gagn\w+|plus vite|moins|plus de|de \S+ a \S+|doubl\w+|divis\w+|livr\w+|reussi\w*|au lieu de|ne \S+ plus)\b/,
  es: /%|\b(?:asi que|resultado\w*|por eso|lo que|logr\w+|aument\w+|reduj\w+|reduc\w+|baj\w+|mejor\w+|ahorr\w+|gan\w+|mas rapido|menos|mas de|de \S+ a \S+|duplic\w+|entreg\w+|aprob\w+|en lugar de|ya no)\b/,
}

const WAYS: Readonly<Record<Piece, readonly InLanguages[]>> = {
  number: [
    {
      en: 'Which number belongs to it: how many, how often, how much, how long?',
      de: 'Welche Zahl gehört dazu: wie viele, wie oft, wie viel, wie lange?',
      fr: 'Quel chiffre y correspond : combien, à quelle fréquence, en combien de temps ?',
      es: '¿Qué cifra le corresponde: cuántos, con qué frecuencia, cuánto tiempo?',
    },
    {
      en: 'Roughly how much was it? An honest estimate is fine; say “about”.',
      de: 'Wie viel war es ungefähr? Eine ehrliche Schätzung genügt; sagen Sie „etwa“.',
      fr: 'C’était à peu près combien ? Une estimation honnête suffit ; dites « environ ».',
      es: '¿Cuánto fue más o menos? Basta una estimación honesta; diga «unos».',
    },
  ],
  tool: [
    {
      en: 'What did you work with: which program, machine, method or language?',
      de: 'Womit haben Sie gearbeitet: mit welchem Programm, welcher Maschine, Methode oder Sprache?',
      fr: 'Avec quoi avez-vous travaillé : quel logiciel, machine, méthode ou langue ?',
      es: '¿Con qué trabajó: qué programa, máquina, método o idioma?',
    },
  ],
  'own-part': [
    {
      en: 'You say “we”. Which part was yours?',
      de: 'Sie sagen „wir“. Welcher Teil war Ihrer?',
      fr: 'Vous dites « nous ». Quelle part était la vôtre ?',
      es: 'Dice «nosotros». ¿Qué parte fue la suya?',
    },
    {
      en: 'What did you do yourself, apart from the team?',
      de: 'Was haben Sie selbst getan, neben dem Team?',
      fr: 'Qu’avez-vous fait vous-même, à côté de l’équipe ?',
      es: '¿Qué hizo usted por su cuenta, aparte del equipo?',
    },
  ],
  result: [
    {
      en: 'How did it end? What was different afterwards?',
      de: 'Wie ging es aus? Was war danach anders?',
      fr: 'Comment cela s’est-il terminé ? Qu’est-ce qui avait changé ?',
      es: '¿Cómo terminó? ¿Qué cambió después?',
    },
    {
      en: 'Who had something from it, and what exactly?',
      de: 'Wer hatte etwas davon, und was genau?',
      fr: 'Qui en a profité, et de quoi exactement ?',
      es: '¿Quién salió ganando, y qué exactamente?',
    },
  ],
}
