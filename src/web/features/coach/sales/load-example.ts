import type { Feedback } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import type { Language } from '#shared/text/languages.ts'

export type Example = {
  readonly language: Language
  readonly question: string
  readonly answer: string
  readonly feedback: Feedback
}

const EXAMPLES: Readonly<Record<Language, Pick<Example, 'question' | 'answer'>>> = {
  en: {
    question: 'Tell me about a time when you had to deal with an unhappy customer.',
    answer: `Last autumn, as a shift lead in our bakery, I had a wedding cake order that was written down for the wrong day. My task was to get the cake to the couple by four in the afternoon. We moved two people to it, we found somebody for the till and, um, we drove it there ourselves. I called the bride and told her the truth. In the end everybody was kind of happy.`,
  },
  de: {
    question:
      'Erzählen Sie von einer Situation, in der Sie es mit einer unzufriedenen Kundin oder einem unzufriedenen Kunden zu tun hatten.',
    answer: `Im letzten Herbst war ich Schichtleiterin in unserer Bäckerei, und eine Hochzeitstorte war für den falschen Tag aufgeschrieben. Meine Aufgabe war, die Torte bis vier Uhr nachmittags zum Brautpaar zu bringen. Wir haben zwei Leute daran gesetzt, wir haben jemanden für die Kasse gefunden und sie, ähm, selbst hingefahren. Ich habe die Braut angerufen und ihr die Wahrheit gesagt. Am Ende waren alle irgendwie zufrieden.`,
  },
  es: {
    question: 'Hábleme de una ocasión en la que tuvo que atender a una clienta o un cliente descontento.',
    answer: `El otoño pasado, como encargada de turno en nuestra panadería, me encontré con un pastel de boda que estaba apuntado para otro día. Mi tarea era llevar el pastel a los novios antes de las cuatro de la tarde. Pusimos a dos personas a trabajar en él, encontramos a alguien para la caja y, eh, lo llevamos nosotros mismos. Llamé a la novia y le dije la verdad. Al final todos quedaron más o menos contentos.`,
  },
  fr: {
    question: 'Parlez-moi d’une situation où vous avez eu affaire à une cliente ou un client mécontent.',
    answer: `L’automne dernier, j’étais responsable d’équipe dans notre boulangerie, et un gâteau de mariage avait été noté pour le mauvais jour. Ma mission était d’apporter le gâteau aux mariés avant quatre heures de l’après-midi. Nous avons mis deux personnes dessus, nous avons trouvé quelqu’un pour la caisse et, euh, nous l’avons livré nous-mêmes. J’ai appelé la mariée et je lui ai dit la vérité. À la fin, tout le monde était plutôt content.`,
  },
}

/** An answer of ours with what the coach really says of it. Only the server calls this: the rules stay there. */
export function exampleIn(language: Language): Example {
  const { question, answer } = EXAMPLES[language]
  const asked = {
    kind: 'behavioural',
    competency: 'customer-focus',
    question,
    inEnglish: EXAMPLES.en.question,
  } as const
  return { language, question, answer, feedback: judgeAnswer({ ...asked, answer }) }
}
