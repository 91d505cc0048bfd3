import type { InLanguages } from '#shared/interview/types.ts'
import type { Piece } from '#shared/writer/types.ts'

/** How each piece is asked for where the question has no words of its own for it. */
export const WAYS_TO_ASK: Readonly<Record<Piece, readonly InLanguages[]>> = {
  number: [
    {
      en: 'Can you put a number on it: how many, how often, how much or how long?',
      de: 'Können Sie eine Zahl dazu nennen: wie viele, wie oft, wie viel oder wie lange?',
      fr: 'Pouvez-vous donner un chiffre : combien, à quelle fréquence, en combien de temps ?',
      es: '¿Puede dar una cifra: cuánto, con qué frecuencia, durante cuánto tiempo?',
    },
    {
      en: 'Roughly how much was it? An honest estimate is fine: just say “about”.',
      de: 'Wie viel war es ungefähr? Eine ehrliche Schätzung genügt; sagen Sie „etwa“.',
      fr: 'C’était à peu près combien ? Une estimation honnête suffit ; dites « environ ».',
      es: '¿Cuánto fue más o menos? Basta con una estimación honesta; diga «unos».',
    },
  ],
  tool: [
    {
      en: 'Which program, machine, method or language do you use for that?',
      de: 'Welches Programm, welche Maschine, Methode oder Sprache nutzen Sie dafür?',
      fr: 'Qu’utilisez-vous pour cela : quel logiciel, machine, méthode ou langue ?',
      es: '¿Qué utiliza para ello: qué programa, máquina, método o idioma?',
    },
  ],
  'own-part': [
    {
      en: 'Which part of it did you do yourself?',
      de: 'Was davon haben Sie selbst gemacht?',
      fr: 'Qu’avez-vous fait personnellement, indépendamment de l’équipe ?',
      es: '¿Qué hizo usted personalmente, aparte de lo que hizo el equipo?',
    },
  ],
  result: [
    {
      en: 'How did it turn out? What changed?',
      de: 'Wie ging es aus? Was war danach anders?',
      fr: 'Comment cela s’est-il terminé ? Qu’est-ce qui avait changé ?',
      es: '¿Cómo terminó? ¿Qué cambió después?',
    },
    {
      en: 'Who benefited, and how?',
      de: 'Wer hatte etwas davon, und was genau?',
      fr: 'À qui cela a-t-il profité, et en quoi exactement ?',
      es: '¿Quién salió ganando y en qué exactamente?',
    },
  ],
}
