import type { Role } from '#shared/interview/types.ts'

/** Those who teach and train. */
export const teaching: Role = {
  id: 'role-teaching',
  industry: 'education',
  names: {
    en: 'teacher, teaching, teaching assistant, tutor, educator, instructional designer, curriculum, school principal, head teacher, headteacher, schoolteacher, headmaster, special needs assistant, learning support, dean',
    de: 'lehrer, lehrerin, …lehrer, …lehrerin, lehrkraft, …lehrkraft, schul…, pädagogische fachkraft schule, referendar, referendarin, pädagoge, pädagogin, …pädagoge, …pädagogin, schulbegleit…',
    fr: 'enseignant, enseignante, professeur, professeure, prof, instituteur, institutrice, professeur des écoles, proviseur, proviseure, aesh',
    es: 'profesor, profesora, maestro, maestra, docente, pedagogo, pedagoga',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'What could your learners do at the end that was beyond them at the start? Tell how you planned the way there.',
        de: 'Was konnten Ihre Lernenden am Ende, das am Anfang noch zu schwer war? Wie haben Sie den Weg dorthin geplant?',
        fr: 'Que savaient faire vos élèves à la fin qui leur échappait au début ? Comment avez-vous préparé ce chemin ?',
        es: '¿Qué sabían hacer sus alumnos al final que al principio no podían? ¿Cómo planificó el camino?',
      },
      followUp: {
        en: 'How many learners, of which ages, for how many hours a week?',
        de: 'Wie viele Lernende, in welchem Alter, für wie viele Stunden in der Woche?',
        fr: 'Combien d’élèves, de quels âges, pour combien d’heures par semaine ?',
        es: '¿Cuántos alumnos, de qué edades y cuántas horas por semana?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which subjects and ages are yours, and how do you notice in the middle of an hour that you must change course?',
        de: 'Welche Fächer und Altersstufen sind Ihre, und woran merken Sie mitten in der Stunde, dass Sie umsteuern müssen?',
        fr: 'Quelles matières et quels âges sont les vôtres, et comment sentez-vous en pleine séance qu’il faut changer de cap ?',
        es: '¿Qué materias y edades son las suyas, y cómo nota a mitad de la clase que debe cambiar de rumbo?',
      },
      followUp: {
        en: 'Which books, media, platforms or methods do you teach with?',
        de: 'Mit welchen Büchern, Medien, Plattformen oder Methoden unterrichten Sie?',
        fr: 'Avec quels manuels, supports, plateformes ou méthodes enseignez-vous ?',
        es: '¿Con qué libros, medios, plataformas o métodos enseña?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who look after children. */
export const childcare: Role = {
  id: 'role-childcare',
  names: {
    en: 'childcare, child care, nanny, babysitter, nursery, nursery teacher, nursery nurse, kindergarten teacher, preschool teacher, preschool, early childhood, au pair, daycare, childminder',
    de: 'erzieher, erzieherin, …erzieher, …erzieherin, kinderpfleg…, tagesmutter, tagesvater, kita…, kinderbetreu…, kindergarten…, kindergärtner…, tagespflegeperson',
    fr: 'éducateur de jeunes enfants, éducatrice de jeunes enfants, assistante maternelle, assistant maternel, auxiliaire de puériculture, puériculture, puéricultrice, garde d’enfants, nourrice, crèche, animateur enfance, animatrice enfance, atsem',
    es: 'educador infantil, educadora infantil, maestra infantil, maestro infantil, educación infantil, niñera, niñero, canguro, cuidadora de niños, puericultora, guardería',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'What did a child or a group learn, dare or get used to with you? Tell, without names, what you did for it over the weeks.',
        de: 'Was hat ein Kind oder eine Gruppe bei Ihnen gelernt, gewagt oder angenommen? Was haben Sie dafür über Wochen getan, ohne Namen?',
        fr: 'Qu’est-ce qu’un enfant ou un groupe a appris, osé ou accepté avec vous ? Qu’avez-vous fait pour cela au fil des semaines, sans nommer personne ?',
        es: '¿Qué aprendió, se atrevió a hacer o aceptó con usted un niño o un grupo? Cuente, sin nombres, qué hizo durante semanas.',
      },
      followUp: {
        en: 'How many children, of which ages, are in your group?',
        de: 'Wie viele Kinder welchen Alters sind in Ihrer Gruppe?',
        fr: 'Combien d’enfants, de quels âges, compte votre groupe ?',
        es: '¿Cuántos niños hay en su grupo y de qué edades?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Arriving, playing, meals, sleep, talks with parents: how do you shape a day with children, and which part of it is your strength?',
        de: 'Ankommen, Spielen, Essen, Schlafen, Elterngespräche: Wie gestalten Sie einen Tag mit Kindern, und was davon ist Ihre Stärke?',
        fr: 'Accueil, jeu, repas, sieste, échanges avec les parents : comment organisez-vous une journée d’enfants, et quel moment est votre point fort ?',
        es: 'Llegada, juego, comidas, siesta, charlas con padres: ¿cómo organiza un día con niños y qué parte es su fuerte?',
      },
      followUp: {
        en: 'Which approaches do you follow, and which first-aid or language certificates do you have?',
        de: 'Nach welchen Ansätzen arbeiten Sie, und welche Nachweise in Erster Hilfe oder Sprachen haben Sie?',
        fr: 'Quelles approches suivez-vous, et quelles attestations de secours ou de langue avez-vous ?',
        es: '¿Qué enfoques sigue, y qué certificados de primeros auxilios o de idiomas tiene?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who nurse and care. */
export const nursing: Role = {
  id: 'role-nursing',
  industry: 'healthcare',
  names: {
    en: 'nurse, nursing, nurse manager, head nurse, registered nurse, research nurse, care home, healthcare assistant, nursing assistant, midwife, lpn, cna, hospital orderly, orderly',
    de: 'pflege…, pfleger, pflegerin, krankenpfleg…, altenpfleg…, gesundheitspfleg…, krankenschwester, …krankenschwester, kinderkrankenschwester, hebamme, …schwester, …pflegehelfer, …pflegehelferin',
    fr: 'infirmier, infirmière, aide soignant, aide soignante, soignant, soignante, sage femme, cadre de santé',
    es: 'enfermero, enfermera, enfermería, auxiliar de enfermería, matrona, comadrona, técnico sanitario, técnica sanitaria, celador, celadora',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'What do you do for the people in your care between one handover and the next, and what do you keep a special eye on?',
        de: 'Was tun Sie für die Menschen in Ihrer Obhut zwischen einer Übergabe und der nächsten, und worauf achten Sie besonders?',
        fr: 'Que faites-vous pour les personnes dont vous prenez soin d’une relève à l’autre, et à quoi veillez-vous surtout ?',
        es: '¿Qué hace por las personas a su cuidado entre un relevo y el siguiente, y en qué se fija especialmente?',
      },
      followUp: {
        en: 'How many patients or residents, in what kind of ward, home or service?',
        de: 'Wie viele Patientinnen, Patienten oder Bewohner, auf was für einer Station oder in welchem Dienst?',
        fr: 'Combien de patients ou de résidents, dans quel type d’unité ou de service ?',
        es: '¿Cuántos pacientes o residentes, y en qué tipo de planta, residencia o servicio?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Wounds, medicines, infusions, lifting, comforting relatives: which of these do you do by yourself, and which do you show to others?',
        de: 'Wunden, Medikamente, Infusionen, Lagern, Angehörige trösten: Was davon machen Sie eigenständig, und was zeigen Sie anderen?',
        fr: 'Plaies, médicaments, perfusions, transferts, soutien aux proches : que faites-vous en autonomie, et que montrez-vous à d’autres ?',
        es: 'Heridas, medicación, sueros, movilizaciones, consuelo a familiares: ¿qué hace por su cuenta y qué enseña a otros?',
      },
      followUp: {
        en: 'Which records, devices and further certificates do you work with?',
        de: 'Mit welcher Dokumentation, welchen Geräten und Zusatzqualifikationen arbeiten Sie?',
        fr: 'Avec quel dossier de soins, quels appareils et quelles formations travaillez-vous ?',
        es: '¿Con qué registros, aparatos y titulaciones añadidas trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who examine and treat. */
export const medicine: Role = {
  id: 'role-medicine',
  names: {
    en: 'doctor, physician, surgeon, dentist, physiotherapist, physical therapist, occupational therapist, speech therapist, psychologist, psychotherapist, therapist, psychiatrist, veterinarian, vet, optometrist, gp, general practitioner, paediatrician, pediatrician, cardiologist, radiologist, anaesthetist, anesthesiologist, dietitian, nutritionist, chiropractor, osteopath, physio',
    de: 'arzt, ärztin, …arzt, …ärztin, therapeut, therapeutin, …therapeut, …therapeutin, psychologe, psychologin, logopäde, logopädin, chirurg, chirurgin, diätassistent, diätassistentin',
    fr: 'médecin, chirurgien, chirurgienne, dentiste, kinésithérapeute, ergothérapeute, orthophoniste, psychologue, psychothérapeute, vétérinaire, ostéopathe, kiné, diététicien, diététicienne, généraliste',
    es: 'médico, médica, cirujano, cirujana, fisioterapeuta, terapeuta, logopeda, psicólogo, psicóloga, veterinario, veterinaria, odontólogo, odontóloga, pediatra, nutricionista',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Without names: which finding or treatment of yours made a difference to a patient? What had you noticed, and what had been tried before?',
        de: 'Ohne Namen: Welcher Befund oder welche Behandlung von Ihnen hat jemandem geholfen? Was war Ihnen aufgefallen, was schon versucht worden?',
        fr: 'Sans nom : quel examen ou traitement de votre part a changé les choses pour un patient ? Qu’aviez-vous remarqué, et qu’avait-on déjà essayé ?',
        es: 'Sin nombres: ¿qué hallazgo o tratamiento suyo cambió algo para un paciente? ¿Qué había notado y qué se había probado antes?',
      },
      followUp: {
        en: 'What could the patient do again afterwards?',
        de: 'Was konnte die Person danach wieder?',
        fr: 'Que pouvait de nouveau faire le patient ensuite ?',
        es: '¿Qué pudo volver a hacer el paciente después?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which examinations and treatments do you carry out independently, and with which complaints are patients sent to you?',
        de: 'Welche Untersuchungen und Behandlungen führen Sie selbstständig durch, und mit welchen Beschwerden schickt man Menschen zu Ihnen?',
        fr: 'Quels examens et traitements réalisez-vous en autonomie, et pour quels maux vous adresse-t-on des patients ?',
        es: '¿Qué exploraciones y tratamientos hace de forma autónoma, y con qué dolencias le envían pacientes?',
      },
      followUp: {
        en: 'Name devices, methods, further training and licences.',
        de: 'Nennen Sie Geräte, Methoden, Weiterbildungen und Zulassungen.',
        fr: 'Citez appareils, méthodes, formations complémentaires et autorisations.',
        es: 'Nombre aparatos, métodos, formación adicional y habilitaciones.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who stand by people in trouble. */
export const counselling: Role = {
  id: 'role-counselling',
  industry: 'social-work',
  names: {
    en: 'social worker, social work, social care, counsellor, counselor, case manager, case worker, caseworker, youth worker, support worker, community worker, probation officer, careers adviser, child protection, family support, residential worker, charity worker, aid worker, humanitarian worker, career counselor, family therapist',
    de: 'sozialarbeit…, sozialpädagog…, sozialberat…, heilerziehungspfleg…, schulsozialarbeit…, streetworker, streetworkerin, jugendarbeit…, schuldnerberat…, sozialbetreu…, jugendbetreu…, familienhelf…, erziehungshelf…',
    fr: 'assistant social, assistante sociale, travailleur social, travailleuse sociale, éducateur spécialisé, éducatrice spécialisée, conseiller en insertion, conseillère en insertion, médiateur social, médiatrice sociale, travail social, moniteur éducateur, monitrice éducatrice, accompagnant éducatif, accompagnante éducative',
    es: 'trabajador social, trabajadora social, educador social, educadora social, orientador, orientadora, mediador, mediadora, integrador social, integradora social, trabajo social',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which kind of trouble do people bring to you most: debts, housing, addiction, grief? Tell, without names, what you set in motion for one of them.',
        de: 'Mit welcher Not kommen Menschen meist zu Ihnen: Schulden, Wohnung, Sucht, Trauer? Erzählen Sie ohne Namen, was Sie für jemanden in Gang brachten.',
        fr: 'Quelles difficultés vous confie-t-on le plus : dettes, logement, dépendance, deuil ? Racontez, sans nommer personne, ce que vous avez mis en route.',
        es: '¿Qué problemas le traen más: deudas, vivienda, adicción, duelo? Cuente, sin nombres, qué puso en marcha para alguien.',
      },
      followUp: {
        en: 'How many people or families do you support at a time?',
        de: 'Wie viele Menschen oder Familien begleiten Sie gleichzeitig?',
        fr: 'Combien de personnes ou de familles accompagnez-vous à la fois ?',
        es: '¿A cuántas personas o familias acompaña a la vez?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Counselling, group work, applications, home visits, talks in a crisis: which kinds of help do you give yourself, and to whom best?',
        de: 'Beratung, Gruppenarbeit, Anträge, Hausbesuche, Krisengespräche: Welche Hilfen leisten Sie selbst, und wem am besten?',
        fr: 'Conseil, groupes, démarches, visites à domicile, entretiens de crise : quelles aides apportez-vous, et à qui le mieux ?',
        es: 'Asesoramiento, grupos, solicitudes, visitas a casa, charlas en crisis: ¿qué ayudas presta usted y a quién mejor?',
      },
      followUp: {
        en: 'Which methods, laws and records do you work with?',
        de: 'Mit welchen Methoden, Gesetzen und Akten arbeiten Sie?',
        fr: 'Avec quelles méthodes, lois et quels dossiers travaillez-vous ?',
        es: '¿Con qué métodos, leyes y expedientes trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
