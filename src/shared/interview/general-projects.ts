import type { BankQuestion } from '#shared/interview/types.ts'

/** Asked about a project that the resume names, in every field and at every level: which one it is need not be asked. */
export const namedProjects: { readonly id: string; readonly questions: readonly BankQuestion[] } = {
  id: 'named-projects',
  questions: [
    {
      id: 'projects-1',
      category: 'projects',
      question: {
        en: 'What was it for, and what did you do in it yourself, from start to finish?',
        de: 'Wofür war es, und was haben Sie darin selbst gemacht, von Anfang bis Ende?',
        fr: 'À quoi servait ce projet, et qu’y avez-vous fait vous-même, du début à la fin ?',
        es: '¿Para qué era y cuál fue su parte, de principio a fin?',
      },
      followUp: {
        en: 'What came of it: who uses it, or what is different now?',
        de: 'Was ist daraus geworden: Wer nutzt es, oder was ist heute anders?',
        fr: 'Qu’est-il devenu : qui s’en sert, ou qu’est-ce qui a changé ?',
        es: '¿En qué quedó: quién lo usa o qué ha cambiado?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'projects-2',
      category: 'projects',
      question: {
        en: 'What was the hardest part of it, and how did you solve it?',
        de: 'Was war daran am schwierigsten, und wie haben Sie es gelöst?',
        fr: 'Qu’est-ce qui a été le plus difficile, et comment l’avez-vous résolu ?',
        es: '¿Qué fue lo más difícil y cómo lo resolvió?',
      },
      followUp: {
        en: 'What did you use for it: which programs, tools or methods?',
        de: 'Was haben Sie dafür benutzt: welche Programme, Werkzeuge oder Methoden?',
        fr: 'Qu’avez-vous utilisé pour cela : quels logiciels, outils ou méthodes ?',
        es: '¿Qué utilizó para ello: qué programas, herramientas o métodos?',
      },
      asks: ['tool', 'own-part', 'result'],
    },
  ],
}
