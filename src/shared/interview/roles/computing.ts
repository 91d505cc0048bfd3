import type { Role } from '#shared/interview/types.ts'

/** Those who write programs. */
export const software: Role = {
  id: 'role-software',
  industry: 'technology',
  names: {
    en: 'software engineer, software developer, software, software architect, solution architect, solutions architect, enterprise architect, it architect, developer, programmer, coder, frontend, front end, backend, back end, full stack, fullstack, web developer, game developer, mobile developer, app developer, tech lead, embedded engineer, firmware engineer, technical lead',
    de: 'software…, webentwickl…, programmierer, programmiererin, anwendungsentwickl…, fachinformatiker anwendungsentwicklung, spieleentwickl…, app entwickler, java entwickler',
    fr: 'développeur web, développeuse web, développeur logiciel, développeuse logiciel, ingénieur logiciel, ingénieure logiciel, programmeur, programmeuse, développeur informatique, architecte logiciel',
    es: 'desarrollador web, desarrolladora web, desarrollador de software, desarrolladora de software, programador, programadora, ingeniero de software, ingeniera de software, arquitecto de software, arquitecta de software',
  },
  looseNames:
    'entwickler, entwicklerin, …entwickler, …entwicklerin, développeur, développeuse, desarrollador, desarrolladora, informatiker, informatikerin, informaticien, informaticienne, informático, informática',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which change to a program did you have to make with great care, because much code or many users hung on it? Into which steps did you cut it?',
        de: 'Welche Änderung an einem Programm war heikel, weil viel Code oder viele Leute daran hingen? In welche Schritte haben Sie sie zerlegt?',
        fr: 'Quelle modification d’un programme était délicate, parce que beaucoup de code ou de gens en dépendaient ? En quelles étapes l’avez-vous découpée ?',
        es: '¿Qué cambio en un programa era delicado porque dependía de él mucho código o mucha gente? ¿En qué pasos lo dividió?',
      },
      followUp: {
        en: 'How many users, services or releases did it touch, roughly?',
        de: 'Wie viele Leute, Dienste oder Versionen betraf das ungefähr?',
        fr: 'Combien d’utilisateurs, de services ou de versions cela concernait-il, à peu près ?',
        es: '¿A cuántos usuarios, servicios o versiones afectaba, más o menos?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'You start a new program tomorrow: which language, framework and database do you choose, and what have you already made with them?',
        de: 'Morgen beginnen Sie ein neues Programm: Welche Sprache, welches Framework, welche Datenbank nehmen Sie, und was haben Sie damit schon gebaut?',
        fr: 'Vous commencez demain un nouveau programme : quel langage, quel framework, quelle base choisissez-vous, et qu’avez-vous déjà réalisé avec ?',
        es: 'Mañana empieza un programa nuevo: ¿qué lenguaje, framework y base de datos elige, y qué ha hecho ya con ellos?',
      },
      followUp: {
        en: 'Name each of them, with the years you have worked in it.',
        de: 'Nennen Sie jedes einzeln, mit den Jahren, die Sie damit arbeiten.',
        fr: 'Citez-les un par un, avec vos années de pratique.',
        es: 'Nómbrelos uno a uno, con los años que lleva usándolos.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who gather, reckon with and explain data. */
export const data: Role = {
  id: 'role-data',
  industry: 'data',
  names: {
    en: 'data engineer, data scientist, data analyst, data analytics, data architect, data manager, data, analytics, business intelligence, bi developer, machine learning, ml engineer, ai engineer, statistician, business analyst, database developer, market research, market researcher, biostatistician, bi, economist',
    de: 'daten…, datenanalyst, datenanalystin, statistiker, statistikerin, business analystin, data engineerin, maschinelles lernen, marktforsch…',
    fr: 'analyste de données, ingénieur données, données, statisticien, statisticienne, data analyste, science des données, études de marché',
    es: 'analista de datos, científico de datos, científica de datos, ingeniero de datos, ingeniera de datos, datos, estadístico, estadística, estudios de mercado',
  },
  looseNames: 'analyst, …analyst, …analystin, analyste, analista',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'What did somebody decide differently because of an analysis of yours? Tell where the figures came from and how you checked them.',
        de: 'Was wurde wegen einer Auswertung von Ihnen anders entschieden? Woher kamen die Zahlen, und wie haben Sie sie geprüft?',
        fr: 'Quelle décision a changé grâce à une de vos analyses ? D’où venaient les chiffres, et comment les avez-vous vérifiés ?',
        es: '¿Qué se decidió de otra manera gracias a un análisis suyo? ¿De dónde salían las cifras y cómo las comprobó?',
      },
      followUp: {
        en: 'What was done in the end, and what came of it?',
        de: 'Was wurde am Ende getan, und was kam dabei heraus?',
        fr: 'Qu’a-t-on fait en fin de compte, et qu’en est-il sorti ?',
        es: '¿Qué se hizo al final y qué resultó de ello?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which kind of data do you know inside out: sales, sensors, surveys, visits to a site? How do you fetch, join and show it?',
        de: 'Welche Art von Daten kennen Sie genau: Verkäufe, Sensoren, Umfragen, Seitenbesuche? Wie holen, verbinden und zeigen Sie sie?',
        fr: 'Quel type de données connaissez-vous à fond : ventes, capteurs, enquêtes, visites d’un site ? Comment les extrayez-vous, les croisez-vous, les montrez-vous ?',
        es: '¿Qué tipo de datos conoce a fondo: ventas, sensores, encuestas, visitas web? ¿Cómo los extrae, los cruza y los muestra?',
      },
      followUp: {
        en: 'Name the query languages, libraries and chart programs.',
        de: 'Nennen Sie Abfragesprachen, Bibliotheken und Programme für Diagramme.',
        fr: 'Citez les langages de requête, les bibliothèques et les outils de graphiques.',
        es: 'Nombre los lenguajes de consulta, las bibliotecas y los programas de gráficos.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who look for faults before others meet them. */
export const testing: Role = {
  id: 'role-testing',
  names: {
    en: 'qa, qa tester, qa engineer, tester, software tester, test engineer, test manager, test analyst, test automation, test, testing, quality assurance, quality engineer, quality inspector, quality manager, quality control, quality, sdet, quality controller',
    de: 'softwaretest…, …tester, …testerin, testingenieur…, testmanager, testmanagerin, qualitätssicher…, qualitätsprüf…, qualitätsmanag…, qualitätskontroll…, qualität, qualitätsingenieur, qualitätsbeauftragte, qualitätsbeauftragter',
    fr: 'testeur, testeuse, testeur logiciel, testeuse logiciel, qualité, assurance qualité, contrôle qualité, contrôleur qualité, contrôleuse qualité',
    es: 'probador, probadora, calidad, aseguramiento de calidad, control de calidad, inspector de calidad, inspectora de calidad, pruebas de software',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which defect did you find before it reached customers? How did you come upon it, and how did you make it show itself again?',
        de: 'Welchen Fehler haben Sie gefunden, bevor er bei der Kundschaft ankam? Wie kamen Sie darauf, und wie ließ er sich wiederholen?',
        fr: 'Quel défaut avez-vous trouvé avant qu’il n’arrive chez les clients ? Comment l’avez-vous découvert, puis reproduit ?',
        es: '¿Qué defecto encontró antes de que llegara a los clientes? ¿Cómo dio con él y cómo logró reproducirlo?',
      },
      followUp: {
        en: 'How many checks, devices or versions did you get through at that time?',
        de: 'Wie viele Prüfungen, Geräte oder Versionen haben Sie damals geschafft?',
        fr: 'Combien de contrôles, d’appareils ou de versions avez-vous traités à cette période ?',
        es: '¿Cuántas comprobaciones, aparatos o versiones hacía en esa época?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'How do you get from a requirement to a list of checks: what do you try by hand, what runs by itself, and what stands in your report?',
        de: 'Wie kommen Sie von einer Anforderung zu einer Prüfliste: Was probieren Sie von Hand, was läuft von selbst, was steht im Bericht?',
        fr: 'Comment passez-vous d’une exigence à une liste de contrôles : que testez-vous à la main, qu’est-ce qui est automatisé, que dit votre rapport ?',
        es: '¿Cómo pasa de un requisito a una lista de comprobaciones: qué prueba a mano, qué va solo y qué figura en su informe?',
      },
      followUp: {
        en: 'Name the tools for tests, measurements and defect reports.',
        de: 'Nennen Sie Werkzeuge für Tests, Messungen und Fehlermeldungen.',
        fr: 'Citez les outils de test, de mesure et de suivi des défauts.',
        es: 'Nombre las herramientas de prueba, de medida y de registro de fallos.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who keep computers, networks and their users going. */
export const systems: Role = {
  id: 'role-systems',
  names: {
    en: 'it support, support engineer, technical support, it technician, it specialist, it administrator, it manager, it, helpdesk, help desk, service desk, desktop support, system administrator, systems administrator, sysadmin, system engineer, systems engineer, network engineer, network administrator, network technician, database administrator, server administrator, devops, site reliability, sre, cloud engineer, cloud architect, infrastructure engineer, platform engineer, it support specialist, data center technician, help desk agent, webmaster, embedded systems',
    de: 'systemadministrat…, netzwerkadministrat…, netzwerktechnik…, systemintegration, systemelektronik…, it techniker, it support, it leiter, it leiterin, systemtechnik…, datenbankadministrat…',
    fr: 'administrateur système, administratrice système, administrateur systèmes, administratrice systèmes, administrateur réseau, administrateur réseaux, technicien informatique, technicienne informatique, support informatique, support technique, technicien support, technicien réseau, systèmes et réseaux',
    es: 'administrador de sistemas, administradora de sistemas, administrador de redes, administradora de redes, técnico informático, técnica informática, técnico de sistemas, técnica de sistemas, soporte técnico, soporte informático, ingeniero de sistemas, ingeniera de sistemas',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Somebody reports that nothing works any more. Recall one such case: what did you ask, what did you rule out, and how did you get them working again?',
        de: 'Jemand meldet, dass nichts mehr geht. Denken Sie an einen solchen Fall: Was haben Sie gefragt, was ausgeschlossen, und wie lief es wieder?',
        fr: 'Quelqu’un signale que plus rien ne marche. Rappelez-vous un tel cas : qu’avez-vous demandé, qu’avez-vous écarté, comment est-ce reparti ?',
        es: 'Alguien avisa de que nada funciona. Recuerde un caso así: ¿qué preguntó, qué descartó y cómo consiguió que todo volviera a andar?',
      },
      followUp: {
        en: 'How many users, devices or servers do you look after, and how many requests come in during a week?',
        de: 'Wie viele Leute, Geräte oder Server betreuen Sie, und wie viele Anfragen kommen in einer Woche?',
        fr: 'De combien d’utilisateurs, de postes ou de serveurs vous occupez-vous, et combien de demandes arrivent par semaine ?',
        es: '¿De cuántos usuarios, equipos o servidores se ocupa, y cuántas peticiones entran por semana?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Accounts, networks, servers, backups, telephones: which of these do you set up and keep running, and which could you restore from nothing?',
        de: 'Konten, Netze, Server, Sicherungen, Telefone: Was davon richten Sie ein und halten es am Laufen, und was könnten Sie von null an wiederherstellen?',
        fr: 'Comptes, réseaux, serveurs, sauvegardes, téléphones : que mettez-vous en place et maintenez-vous, et que sauriez-vous rétablir à partir de rien ?',
        es: 'Cuentas, redes, servidores, copias de seguridad, teléfonos: ¿qué instala y mantiene, y qué sabría restaurar desde cero?',
      },
      followUp: {
        en: 'Name operating systems, programs for requests and remote access, and certificates.',
        de: 'Nennen Sie Betriebssysteme, Programme für Anfragen und Fernzugriff sowie Zertifikate.',
        fr: 'Citez les systèmes, les logiciels de tickets et d’accès à distance, les certifications.',
        es: 'Nombre los sistemas, los programas de incidencias y de acceso remoto, y los certificados.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who protect systems and what is in them. */
export const cybersecurity: Role = {
  id: 'role-cybersecurity',
  names: {
    en: 'cybersecurity, cyber security, cyber, information security, it security, security engineer, security analyst, security architect, network security, application security, cloud security, penetration tester, pentester, ethical hacker, soc analyst, ciso',
    de: 'it sicherheit, informationssicherheit, informationssicherheits…, cybersicherheit, cybersicherheits…, it sicherheitsbeauftragter, it sicherheitsbeauftragte',
    fr: 'cybersécurité, sécurité informatique, sécurité des systèmes, analyste sécurité, ingénieur sécurité, ingénieure sécurité',
    es: 'ciberseguridad, seguridad informática, seguridad de la información, analista de seguridad, ingeniero de seguridad, ingeniera de seguridad',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which weakness did you find before anybody made use of it? Tell how, leaving out what is confidential, and what was closed or changed.',
        de: 'Welche Schwachstelle haben Sie gefunden, ehe sie ausgenutzt wurde? Wie, ohne Vertrauliches, und was wurde geschlossen oder geändert?',
        fr: 'Quelle faiblesse avez-vous trouvée avant qu’elle ne soit exploitée ? Comment, sans rien de confidentiel, et qu’a-t-on fermé ou changé ?',
        es: '¿Qué punto débil encontró antes de que alguien lo aprovechara? ¿Cómo, sin nada confidencial, y qué se cerró o cambió?',
      },
      followUp: {
        en: 'What is safer today, and how was that shown?',
        de: 'Was ist heute sicherer, und woran zeigte sich das?',
        fr: 'Qu’est-ce qui est plus sûr aujourd’hui, et comment l’a-t-on constaté ?',
        es: '¿Qué es más seguro hoy y cómo se comprobó?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'From a suspicious line in a log to the all-clear: which steps do you go through, and which of them do you decide on alone?',
        de: 'Von einer verdächtigen Zeile im Protokoll bis zur Entwarnung: Welche Schritte gehen Sie, und worüber entscheiden Sie allein?',
        fr: 'D’une ligne suspecte dans un journal à la fin d’alerte : par quelles étapes passez-vous, et lesquelles décidez-vous en toute autonomie ?',
        es: 'De una línea sospechosa en un registro al fin de la alerta: ¿qué pasos sigue y cuáles decide por su cuenta?',
      },
      followUp: {
        en: 'Which scanners, monitoring tools and standards do you work with?',
        de: 'Mit welchen Scannern, Überwachungswerkzeugen und Normen arbeiten Sie?',
        fr: 'Avec quels scanners, outils de surveillance et normes travaillez-vous ?',
        es: '¿Con qué escáneres, herramientas de vigilancia y normas trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
