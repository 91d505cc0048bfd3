import type { z } from 'zod/mini'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { TranslatedLanguage } from './words-in.ts'

/** What a person writes in their language: none of it is the product’s own text. */
export type Person = {
  readonly content: z.input<typeof ResumeContent>
  readonly title: string
  readonly posting: string
  readonly answer: string
  /** What they say in a negotiation about pay. */
  readonly wish: string
}

export const PEOPLE: Readonly<Record<TranslatedLanguage, Person>> = {
  de: {
    title: 'Pflege',
    content: {
      language: 'de',
      personalInfo: { fullName: 'Jana Vogt', email: 'jana.vogt@example.com', location: 'Köln' },
      summary: 'Pflegefachfrau mit acht Jahren auf einer chirurgischen Station.',
      experience: [
        {
          company: 'Klinikum Rheinblick',
          position: 'Pflegefachfrau',
          startDate: '2017-04',
          current: true,
          achievements: ['Neue Kräfte eingearbeitet: 14 in drei Jahren', 'Verantwortlich für den Dienstplan'],
        },
      ],
      education: [{ institution: 'Pflegeschule Köln', degree: 'Staatsexamen', startDate: '2014', endDate: '2017' }],
      skills: { technical: ['Wundversorgung', 'Excel'], soft: ['Teamführung'], languages: ['Deutsch'] },
    },
    posting:
      'Wir suchen eine Pflegefachkraft (m/w/d) für unsere chirurgische Station. Sie bringen Erfahrung in der Wundversorgung mit, arbeiten sicher mit SAP und Excel und leiten Auszubildende an.',
    answer:
      'Im letzten Jahr habe ich auf meiner Station 14 neue Kräfte eingearbeitet. Ich schrieb eine Liste der Wege und Geräte, und danach sank die Zeit der Einarbeitung von sechs auf vier Wochen.',
    wish: 'Ich hätte gern 54.000 €, weil ich 14 neue Kräfte eingearbeitet habe.',
  },
  es: {
    title: 'Enfermería',
    content: {
      language: 'es',
      personalInfo: { fullName: 'Lucía Prado', email: 'lucia.prado@example.com', location: 'Sevilla' },
      summary: 'Enfermera con ocho años en una planta de cirugía.',
      experience: [
        {
          company: 'Hospital del Sur',
          position: 'Enfermera',
          startDate: '2017-04',
          current: true,
          achievements: ['Formé a 14 compañeros nuevos en tres años', 'Responsable de los turnos de la planta'],
        },
      ],
      education: [{ institution: 'Universidad de Sevilla', degree: 'Grado', startDate: '2013', endDate: '2017' }],
      skills: { technical: ['Curas', 'Excel'], soft: ['Trabajo en equipo'], languages: ['Español'] },
    },
    posting:
      'Buscamos enfermera para nuestra planta de cirugía. Se requiere experiencia en curas, manejo de SAP y Excel y capacidad para formar a estudiantes en prácticas.',
    answer:
      'El año pasado formé en mi planta a 14 compañeros nuevos. Escribí una lista de los aparatos y de los pasos, y después la acogida bajó de seis a cuatro semanas.',
    wish: 'Me gustaría ganar 54.000 € porque formé a 14 compañeros nuevos.',
  },
  fr: {
    title: 'Soins',
    content: {
      language: 'fr',
      personalInfo: { fullName: 'Élise Morand', email: 'elise.morand@example.com', location: 'Lyon' },
      summary: 'Infirmière depuis huit ans dans un service de chirurgie.',
      experience: [
        {
          company: 'Hôpital des Berges',
          position: 'Infirmière',
          startDate: '2017-04',
          current: true,
          achievements: ['Formé 14 nouveaux collègues en trois ans', 'Responsable du planning du service'],
        },
      ],
      education: [{ institution: 'IFSI de Lyon', degree: 'Diplôme d’État', startDate: '2014', endDate: '2017' }],
      skills: { technical: ['Pansements', 'Excel'], soft: ['Travail en équipe'], languages: ['Français'] },
    },
    posting:
      'Nous recherchons une infirmière pour notre service de chirurgie. Vous avez une expérience des pansements, vous maîtrisez SAP et Excel et vous encadrez les étudiants.',
    answer:
      'L’an dernier, j’ai formé 14 nouveaux collègues dans mon service. J’ai écrit une liste des appareils et des gestes, et ensuite l’accueil est passé de six à quatre semaines.',
    wish: 'Je voudrais 54 000 € par an, parce que j’ai formé 14 nouveaux collègues.',
  },
}
