import type { Role } from '#shared/interview/types.ts'

/** Those whose work is what others get done. */
export const leading: Role = {
  id: 'role-leading',
  names: {
    en: 'chief executive officer, ceo, chief operating officer, coo, chief technology officer, cto, managing director, general manager, operations manager, operations director, plant manager, shift supervisor, site supervisor, site foreman, foreman, cio, chief of staff',
    de: 'geschäftsführ…, geschäftsleitung, vorstand, vorstandsmitglied, vorstandsvorsitz…, schichtleit…, werkleit…',
    fr: 'directeur général, directrice générale, chef d’entreprise, cheffe d’entreprise, chef d’équipe, cheffe d’équipe, gérant, gérante, pdg, chef d’atelier, cheffe d’atelier, responsable des opérations',
    es: 'director general, directora general, director gerente, directora gerente, consejero delegado, consejera delegada, jefe de operaciones, jefa de operaciones',
  },
  vagueNames:
    'manager, managerin, chief, lead, leader, team lead, team leader, head of, director, supervisor, leiter, leiterin, …leiter, …leiterin, leitung, …leitung, teamleit…, abteilungsleit…, bereichsleit…, betriebsleit…, niederlassungsleit…, führungskraft, direktor, direktorin, directeur, directrice, responsable, cheffe, dirigeant, dirigeante, directora, gerente, jefe, jefa, encargado, encargada, executive, vorarbeiter, vorarbeiterin',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which task did you hand over to somebody on the team though you could have done it quicker yourself? How did you stand by?',
        de: 'Welche Aufgabe haben Sie jemandem im Team übergeben, obwohl Sie selbst schneller gewesen wären? Wie haben Sie die Person begleitet?',
        fr: 'Quelle tâche avez-vous confiée à quelqu’un de l’équipe alors que vous auriez été plus rapide ? Comment l’avez-vous accompagné ?',
        es: '¿Qué tarea pasó a alguien del equipo aunque usted la habría hecho más rápido? ¿Cómo le acompañó?',
      },
      followUp: {
        en: 'How many people do you lead, yourself and through others?',
        de: 'Wie viele Menschen führen Sie, direkt und über andere?',
        fr: 'Combien de personnes dirigez-vous, directement et à travers d’autres ?',
        es: '¿A cuántas personas dirige, directamente y a través de otros?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'How do you tell somebody that their work has to get better, and how do you praise? Describe your way, without names.',
        de: 'Wie sagen Sie jemandem, dass die Arbeit besser werden muss, und wie loben Sie? Beschreiben Sie Ihren Weg, ohne Namen.',
        fr: 'Comment dites-vous à quelqu’un que son travail doit s’améliorer, et comment félicitez-vous ? Décrivez votre façon, sans nommer personne.',
        es: '¿Cómo le dice a alguien que su trabajo debe mejorar, y cómo elogia? Describa su manera, sin nombres.',
      },
      followUp: {
        en: 'Which regular talks, figures and programs do you lead with?',
        de: 'Mit welchen regelmäßigen Gesprächen, Zahlen und Programmen führen Sie?',
        fr: 'Avec quels entretiens réguliers, chiffres et logiciels dirigez-vous ?',
        es: '¿Con qué charlas periódicas, cifras y programas dirige?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
