import type { Role } from '#shared/interview/types.ts'

/** Those who help people through their day at home. */
export const homecare: Role = {
  id: 'role-homecare',
  names: {
    en: 'caregiver, carer, home carer, care assistant, care worker, home care, home care assistant, home health aide, elderly care, live in carer',
    de: 'betreuungskraft, betreuungsassist…, alltagsbegleit…, seniorenbetreu…, haushaltshilfe, heimhilfe, familienpfleg…',
    fr: 'aide à domicile, auxiliaire de vie, auxiliaire de vie sociale, assistant de vie, assistante de vie, aide ménagère, garde malade',
    es: 'cuidador, cuidadora, gerocultor, gerocultora, ayuda a domicilio, auxiliar de ayuda a domicilio, cuidadora de mayores, cuidador de mayores',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Who do you look after, and what does a usual day or visit look like? Describe something that got easier for them because of you.',
        de: 'Um wen kümmern Sie sich, und wie sieht ein üblicher Tag oder Einsatz aus? Was ist für diese Menschen durch Sie leichter geworden?',
        fr: 'De qui vous occupez-vous, et à quoi ressemble une journée ou une visite ? Racontez ce qui leur est devenu plus facile grâce à vous.',
        es: '¿A quién cuida y cómo es un día o una visita normal? Cuente algo que les resulte más fácil gracias a usted.',
      },
      followUp: {
        en: 'How many people, and how many hours or visits a week?',
        de: 'Wie viele Menschen, und wie viele Stunden oder Einsätze pro Woche?',
        fr: 'Combien de personnes, et combien d’heures ou de visites par semaine ?',
        es: '¿A cuántas personas, y cuántas horas o visitas por semana?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Washing, dressing, meals, shopping, medication reminders, company: which of these do you do on your own, and what do you report to family or nurses?',
        de: 'Körperpflege, Anziehen, Mahlzeiten, Einkäufe, Medikamente, Gesellschaft: Was davon machen Sie allein, und was melden Sie Angehörigen oder Pflegekräften?',
        fr: 'Toilette, habillage, repas, courses, rappel des médicaments, présence : que faites-vous en autonomie, et que signalez-vous aux proches ou aux soignants ?',
        es: 'Aseo, vestido, comidas, compras, aviso de la medicación, compañía: ¿qué hace por su cuenta y qué comunica a la familia o a enfermería?',
      },
      followUp: {
        en: 'Which aids can you use and which courses have you taken, such as a hoist or first aid?',
        de: 'Mit welchen Hilfsmitteln können Sie umgehen, und welche Kurse haben Sie, etwa Lifter oder Erste Hilfe?',
        fr: 'Quelles aides techniques maîtrisez-vous et quelles formations avez-vous, comme le lève-personne ou les premiers secours ?',
        es: '¿Qué ayudas técnicas maneja y qué cursos tiene, como la grúa o los primeros auxilios?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who keep a practice or a pharmacy going beside the doctor. */
export const practice: Role = {
  id: 'role-practice',
  names: {
    en: 'medical assistant, dental assistant, dental nurse, dental hygienist, dental, hygienist, pharmacist, pharmacy, pharmacy technician, pharmacy assistant, veterinary nurse, veterinary assistant, phlebotomist, radiographer, sonographer, radiologic technologist, optician',
    de: 'medizinische fachangestellte, medizinischer fachangestellter, mfa, zahnmedizinische fachangestellte, zahnmedizinischer fachangestellter, zfa, tiermedizinische fachangestellte, arzthelfer, arzthelferin, zahnarzthelfer, zahnarzthelferin, sprechstundenhilfe, apotheker, apothekerin, pta, optiker, optikerin, …optiker, …optikerin',
    fr: 'assistant dentaire, assistante dentaire, secrétaire médical, secrétaire médicale, préparateur en pharmacie, préparatrice en pharmacie, pharmacien, pharmacienne, manipulateur radio, manipulatrice radio, opticien, opticienne, auxiliaire vétérinaire',
    es: 'auxiliar dental, higienista dental, auxiliar de clínica, auxiliar de farmacia, técnico de farmacia, técnica de farmacia, farmacéutico, farmacéutica, auxiliar de veterinaria, técnico de radiología, técnica de radiología, óptico, óptica',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'On a full day, what do you prepare, check and explain so that everybody gets the right care? Describe a mistake or a delay that you prevented.',
        de: 'Was bereiten Sie an einem vollen Tag vor, prüfen und erklären Sie, damit alle gut versorgt sind? Welchen Fehler oder welche Verzögerung haben Sie verhindert?',
        fr: 'Un jour chargé, que préparez-vous, vérifiez-vous et expliquez-vous pour que chacun soit bien pris en charge ? Racontez une erreur ou un retard que vous avez évité.',
        es: 'En un día lleno, ¿qué prepara, comprueba y explica para que todos estén bien atendidos? Cuente un error o un retraso que evitó.',
      },
      followUp: {
        en: 'How many patients, customers or prescriptions are there in a day?',
        de: 'Wie viele Patienten, Kunden oder Rezepte sind es am Tag?',
        fr: 'Combien de patients, de clients ou d’ordonnances par jour ?',
        es: '¿Cuántos pacientes, clientes o recetas hay al día?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Appointments, instruments, samples, images, prescriptions, advice, billing: which of these do you handle on your own?',
        de: 'Termine, Instrumente, Proben, Aufnahmen, Rezepte, Beratung, Abrechnung: Was davon erledigen Sie selbstständig?',
        fr: 'Rendez-vous, instruments, prélèvements, clichés, ordonnances, conseil, facturation : que gérez-vous en autonomie ?',
        es: 'Citas, instrumental, muestras, imágenes, recetas, consejo, facturación: ¿de qué se encarga por su cuenta?',
      },
      followUp: {
        en: 'Which devices and programs do you work with, and which further certificates do you hold?',
        de: 'Mit welchen Geräten und Programmen arbeiten Sie, und welche Zusatzqualifikationen haben Sie?',
        fr: 'Avec quels appareils et logiciels travaillez-vous, et quelles qualifications complémentaires avez-vous ?',
        es: '¿Con qué aparatos y programas trabaja, y qué titulaciones añadidas tiene?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who train adults and athletes. */
export const training: Role = {
  id: 'role-training',
  names: {
    en: 'trainer, instructor, coach, personal trainer, fitness, fitness instructor, yoga teacher, driving instructor, lecturer, professor',
    de: 'trainerin, …trainer, …trainerin, dozent, dozentin, …dozent, …dozentin, ausbilder, ausbilderin, fahrlehrer, fahrlehrerin, professorin, übungsleit…',
    fr: 'formateur, formatrice, formation, entraîneur, entraîneuse, coach sportif, moniteur, monitrice, éducateur sportif, éducatrice sportive, maître de conférences',
    es: 'formador, formadora, instructora, entrenador, entrenadora, monitor, monitora, preparador físico, preparadora física, catedrático, catedrática',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Who do you train or coach, and toward which goal? Describe, without names, how somebody reached it and how you adapted your plan.',
        de: 'Wen trainieren oder bilden Sie aus, und auf welches Ziel hin? Beschreiben Sie ohne Namen, wie jemand es erreicht hat und wie Sie Ihren Plan angepasst haben.',
        fr: 'Qui formez-vous ou entraînez-vous, et vers quel objectif ? Racontez, sans nommer personne, une réussite et la façon dont vous avez adapté votre programme.',
        es: '¿A quién forma o entrena y con qué objetivo? Cuente, sin nombres, cómo lo alcanzó alguien y cómo adaptó usted su plan.',
      },
      followUp: {
        en: 'How many people or groups a week, and how many reached their goal?',
        de: 'Wie viele Personen oder Gruppen pro Woche, und wie viele haben ihr Ziel erreicht?',
        fr: 'Combien de personnes ou de groupes par semaine, et combien ont atteint leur objectif ?',
        es: '¿Cuántas personas o grupos por semana, y cuántos alcanzaron su objetivo?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which courses, sessions or programs do you design and run yourself, and how do you measure progress along the way?',
        de: 'Welche Kurse, Einheiten oder Programme entwickeln und leiten Sie selbst, und wie messen Sie zwischendurch den Fortschritt?',
        fr: 'Quels cours, séances ou programmes concevez-vous et animez-vous vous-même, et comment mesurez-vous les progrès en chemin ?',
        es: '¿Qué cursos, sesiones o programas diseña e imparte usted, y cómo mide el progreso por el camino?',
      },
      followUp: {
        en: 'Which methods, equipment and platforms do you work with, and which certificates do you hold?',
        de: 'Mit welchen Methoden, Geräten und Plattformen arbeiten Sie, und welche Zertifikate haben Sie?',
        fr: 'Avec quelles méthodes, quel matériel et quelles plateformes travaillez-vous, et quelles certifications avez-vous ?',
        es: '¿Con qué métodos, aparatos y plataformas trabaja, y qué certificados tiene?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who advise on money and insurance, and decide on both. */
export const banking: Role = {
  id: 'role-banking',
  names: {
    en: 'banker, banking, bank teller, teller, bank clerk, loan officer, mortgage advisor, financial advisor, financial adviser, investment banker, credit analyst, underwriter, claims adjuster, claims handler, insurance, actuary, wealth manager, stockbroker, bank manager, bank employee',
    de: 'bankkauf…, bankberat…, versicherungskauf…, kreditberat…, anlageberat…, finanzberat…, schadenregulier…, aktuar, aktuarin',
    fr: 'banquier, banquière, banque, conseiller bancaire, conseillère bancaire, conseiller financier, conseillère financière, guichetier, guichetière, assureur, assurance, assurances, gestionnaire de sinistres, actuaire',
    es: 'banco, banca, banquero, banquera, cajero de banco, cajera de banco, gestor bancario, gestora bancaria, asesor financiero, asesora financiera, seguros, actuario, actuaria',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'What do you check before money is paid out or lent, or a risk is insured? Describe a customer or a case where your check or your advice mattered.',
        de: 'Was prüfen Sie, bevor Geld ausgezahlt oder verliehen oder ein Risiko versichert wird? Beschreiben Sie einen Fall, in dem Ihre Prüfung oder Beratung den Ausschlag gab.',
        fr: 'Que vérifiez-vous avant de verser ou de prêter de l’argent, ou d’assurer un risque ? Racontez un dossier où votre contrôle ou votre conseil a compté.',
        es: '¿Qué comprueba antes de pagar o prestar dinero, o de asegurar un riesgo? Cuente un caso en que su revisión o su consejo fue decisivo.',
      },
      followUp: {
        en: 'How many customers or cases a day or week, and for what amounts?',
        de: 'Wie viele Kunden oder Fälle pro Tag oder Woche, und um welche Summen geht es?',
        fr: 'Combien de clients ou de dossiers par jour ou par semaine, et pour quels montants ?',
        es: '¿Cuántos clientes o casos por día o semana, y de qué importes?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Accounts, loans, savings, policies, claims: which of these do you advise on or settle yourself, and up to what limit?',
        de: 'Konten, Kredite, Geldanlagen, Policen, Schäden: Wozu beraten oder was entscheiden Sie selbst, und bis zu welcher Grenze?',
        fr: 'Comptes, crédits, épargne, contrats, sinistres : sur quoi conseillez-vous ou décidez-vous vous-même, et jusqu’à quelle limite ?',
        es: 'Cuentas, préstamos, ahorro, pólizas, siniestros: ¿en qué asesora o decide usted, y hasta qué límite?',
      },
      followUp: {
        en: 'Which banking or insurance systems, rules and licenses do you know?',
        de: 'Welche Bank- oder Versicherungsprogramme, Vorschriften und Zulassungen kennen Sie?',
        fr: 'Quels logiciels de banque ou d’assurance, quelles règles et habilitations connaissez-vous ?',
        es: '¿Qué programas de banca o seguros, normas y habilitaciones conoce?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
