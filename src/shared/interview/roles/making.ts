import type { Role } from '#shared/interview/types.ts'

/** Those who say what a product should become. */
export const product: Role = {
  id: 'role-product',
  names: {
    en: 'product manager, product owner, product management, product lead, head of product, product, chief product officer, product analyst',
    de: 'produktmanag…, produktverantwortlich…, produktleit…, produktchef, produktchefin',
    fr: 'chef de produit, cheffe de produit, responsable produit, gestion de produit, directeur produit, directrice produit',
    es: 'jefe de producto, jefa de producto, gestor de producto, gestora de producto, responsable de producto, dueño de producto, dueña de producto, director de producto, directora de producto, producto',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which idea for the product did you drop or cut down after talking to users? What had you heard, and what had you measured?',
        de: 'Welche Idee für das Produkt haben Sie nach Gesprächen mit Nutzenden fallen gelassen oder gekürzt? Was hatten Sie gehört, was gemessen?',
        fr: 'Quelle idée pour le produit avez-vous abandonnée ou réduite après avoir parlé aux utilisateurs ? Qu’aviez-vous entendu, et mesuré ?',
        es: '¿Qué idea para el producto descartó o recortó tras hablar con usuarios? ¿Qué había oído y qué había medido?',
      },
      followUp: {
        en: 'What changed afterwards: usage, cost, complaints, the date of release?',
        de: 'Was änderte sich danach: Nutzung, Kosten, Beschwerden, Termin?',
        fr: 'Qu’est-ce qui a changé ensuite : usage, coût, plaintes, date de sortie ?',
        es: '¿Qué cambió después: uso, coste, quejas, fecha de lanzamiento?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'A hundred wishes and room for five: how do you sort them, and how do you tell somebody that theirs has to wait?',
        de: 'Hundert Wünsche und Platz für fünf: Wie sortieren Sie, und wie sagen Sie jemandem, dass sein Wunsch warten muss?',
        fr: 'Cent demandes et de la place pour cinq : comment triez-vous, et comment dites-vous à quelqu’un que la sienne attendra ?',
        es: 'Cien deseos y sitio para cinco: ¿cómo los ordena, y cómo le dice a alguien que el suyo tendrá que esperar?',
      },
      followUp: {
        en: 'With which boards, figures and kinds of user test do you work?',
        de: 'Mit welchen Boards, Kennzahlen und Arten von Nutzertests arbeiten Sie?',
        fr: 'Avec quels tableaux, chiffres et types de tests utilisateurs travaillez-vous ?',
        es: '¿Con qué tableros, cifras y tipos de pruebas con usuarios trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who bring an undertaking to its end. */
export const projects: Role = {
  id: 'role-projects',
  names: {
    en: 'project manager, project management, project coordinator, project lead, project leader, project officer, project assistant, project, projects, program manager, programme manager, scrum master, agile coach, pmo, delivery manager, event manager, event planner, event coordinator, property developer, real estate developer',
    de: 'projektleit…, projektmanag…, projektkoordinat…, projektassisten…, projektmitarbeit…, veranstaltungskauf…, eventmanager, eventmanagerin',
    fr: 'chef de projet, cheffe de projet, chef de projets, chargé de projet, chargée de projet, gestion de projet, coordinateur de projet, coordinatrice de projet, directeur de projet, directrice de projet, projet, projets',
    es: 'jefe de proyecto, jefa de proyecto, jefe de proyectos, jefa de proyectos, gestor de proyectos, gestora de proyectos, coordinador de proyectos, coordinadora de proyectos, director de proyecto, directora de proyecto, proyecto, proyectos',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which project changed its goal half-way, through a new wish, a cut or a law? How did you plan scope, dates and people anew?',
        de: 'Welches Projekt bekam auf halbem Weg ein anderes Ziel, durch Wünsche, Kürzungen oder Gesetze? Wie haben Sie Umfang, Termine und Leute neu geplant?',
        fr: 'Quel projet a changé de but en cours de route : demande nouvelle, coupe, loi ? Comment avez-vous replanifié contenu, dates et personnes ?',
        es: '¿Qué proyecto cambió de meta a medio camino por un deseo, un recorte o una ley? ¿Cómo replanificó alcance, fechas y personas?',
      },
      followUp: {
        en: 'How many people, how many months, what budget, and how did it end against the plan?',
        de: 'Wie viele Leute, wie viele Monate, welches Budget, und wie endete es gegenüber dem Plan?',
        fr: 'Combien de personnes, de mois, quel budget, et quel écart avec le plan à la fin ?',
        es: '¿Cuántas personas, cuántos meses, qué presupuesto, y cómo acabó frente al plan?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'What do people get from you before a project begins and in each week while it runs: plans, lists of risks, minutes, reports?',
        de: 'Was bekommen die Leute von Ihnen vor dem Start eines Projekts und dann Woche für Woche: Pläne, Risikolisten, Protokolle, Berichte?',
        fr: 'Que remettez-vous avant le début d’un projet, puis chaque semaine : plans, listes de risques, comptes rendus, rapports ?',
        es: '¿Qué entrega usted antes de empezar un proyecto y luego cada semana: planes, listas de riesgos, actas, informes?',
      },
      followUp: {
        en: 'Name methods and programs, and certificates if you have any.',
        de: 'Nennen Sie Methoden und Programme, auch Zertifikate, falls vorhanden.',
        fr: 'Citez les méthodes et logiciels, et vos certifications s’il y en a.',
        es: 'Nombre los métodos y programas, y los certificados si los tiene.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who give things their form. */
export const design: Role = {
  id: 'role-design',
  names: {
    en: 'designer, graphic designer, web designer, product designer, interaction designer, interior designer, fashion designer, game designer, ux, ui, ux designer, ui designer, ux researcher, user researcher, user experience, art director, illustrator, animator, design, graphic, interior architect',
    de: 'grafik…, mediengestalt…, gestalter, gestalterin, …gestalter, …gestalterin, …designer, …designerin, designerin, illustratorin, innenarchitekt, innenarchitektin',
    fr: 'graphiste, designeuse, directeur artistique, directrice artistique, illustrateur, illustratrice, infographiste, maquettiste, webdesigner, styliste de mode, architecte d’intérieur',
    es: 'diseño, diseñador, diseñadora, diseñador gráfico, diseñadora gráfica, director de arte, directora de arte, ilustrador, ilustradora, maquetador, maquetadora, interiorista',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which design did you have to make within a hard limit: two colours, a tiny screen, a week’s time, an old brand? How did you solve it?',
        de: 'Welchen Entwurf mussten Sie unter engen Vorgaben machen: zwei Farben, winziger Bildschirm, eine Woche, alte Marke? Wie haben Sie das gelöst?',
        fr: 'Quelle création avez-vous faite sous forte contrainte : deux couleurs, un écran minuscule, une semaine, une vieille marque ? Quelle fut votre solution ?',
        es: '¿Qué diseño tuvo que hacer con un límite duro: dos colores, una pantalla mínima, una semana, una marca antigua? ¿Cómo lo resolvió?',
      },
      followUp: {
        en: 'Where was it used, and what did client or users say?',
        de: 'Wo kam er zum Einsatz, und was sagten Auftraggeber oder Nutzende?',
        fr: 'Où a-t-elle été utilisée, et qu’en ont dit le client ou les utilisateurs ?',
        es: '¿Dónde se utilizó y qué dijeron el cliente o los usuarios?',
      },
      asks: ['result', 'own-part', 'tool'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'What do you hand over at the end: layouts, prototypes, drawings, models, print files? For which of these are you sent for most?',
        de: 'Was geben Sie am Ende ab: Layouts, Prototypen, Zeichnungen, Modelle, Druckdaten? Wofür holt man Sie am häufigsten?',
        fr: 'Que livrez-vous à la fin : maquettes, prototypes, dessins, modèles, fichiers d’impression ? Pour quoi vous sollicite-t-on le plus ?',
        es: '¿Qué entrega al final: maquetas, prototipos, dibujos, modelos, archivos de imprenta? ¿Para qué le llaman más a menudo?',
      },
      followUp: {
        en: 'Which programs and materials do you make them with?',
        de: 'Mit welchen Programmen und Materialien entsteht das?',
        fr: 'Avec quels logiciels et matériaux les réalisez-vous ?',
        es: '¿Con qué programas y materiales los hace?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who calculate and draw what is to be built. */
export const engineering: Role = {
  id: 'role-engineering',
  names: {
    en: 'mechanical engineer, electrical engineer, civil engineer, process engineer, chemical engineer, structural engineer, aerospace engineer, automotive engineer, hardware engineer, engineering, draftsman, drafter, technical drawing, cad, architect, surveyor, town planner, urban planner, city planner, draughtsman, estimator, manufacturing engineer, electronics engineer',
    de: 'bauingenieur…, maschinenbau…, konstrukteur, konstrukteurin, technischer zeichner, technische zeichnerin, bauzeichner, bauzeichnerin, produktdesigner technisch, technischer produktdesigner, technische produktdesignerin, produktentwickler, produktentwicklerin, architekt, architektin, vermess…, statiker, statikerin, stadtplan…',
    fr: 'ingénieur mécanique, ingénieure mécanique, ingénieur civil, ingénieure civile, génie civil, ingénierie, dessinateur industriel, dessinatrice industrielle, dessinateur projeteur, dessinatrice projeteuse, projeteur, projeteuse, architecte, géomètre, bureau d’études, métreur, métreuse, urbaniste',
    es: 'ingeniero mecánico, ingeniera mecánica, ingeniero civil, ingeniera civil, ingeniería, delineante, proyectista, arquitecto, arquitecta, topógrafo, topógrafa, aparejador, aparejadora, urbanista, ingeniero químico, ingeniera química',
  },
  looseNames: 'engineer, ingenieur, ingenieurin, …ingenieur, …ingenieurin, ingénieur, ingénieure, ingeniero, ingeniera',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Between which solutions for a part, a circuit, a building or a plant did you choose? What did you calculate, simulate or test before you decided?',
        de: 'Zwischen welchen Lösungen für ein Teil, eine Schaltung, ein Bauwerk oder eine Anlage haben Sie gewählt? Was haben Sie vorher berechnet, simuliert oder geprüft?',
        fr: 'Entre quelles solutions pour une pièce, un circuit, un ouvrage ou une installation avez-vous choisi ? Qu’avez-vous calculé, simulé ou essayé avant ?',
        es: '¿Entre qué soluciones para una pieza, un circuito, una obra o una planta eligió? ¿Qué calculó, simuló o ensayó antes de decidir?',
      },
      followUp: {
        en: 'Give one or two figures: load, tolerance, output, cost.',
        de: 'Nennen Sie ein, zwei Zahlen: Last, Toleranz, Leistung, Kosten.',
        fr: 'Donnez un ou deux chiffres : charge, tolérance, puissance, coût.',
        es: 'Dé una o dos cifras: carga, tolerancia, potencia, coste.',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which drawings, models and calculations do you make from the first line to the release, and by which standards?',
        de: 'Welche Zeichnungen, Modelle und Berechnungen machen Sie vom ersten Strich bis zur Freigabe, und nach welchen Normen?',
        fr: 'Quels plans, modèles et calculs faites-vous du premier trait à la validation, et selon quelles normes ?',
        es: '¿Qué planos, modelos y cálculos hace desde el primer trazo hasta la aprobación, y según qué normas?',
      },
      followUp: {
        en: 'Which programs for drawing, simulation and measurement do you use?',
        de: 'Mit welchen Programmen zeichnen, simulieren und messen Sie?',
        fr: 'Quels logiciels de dessin, de simulation et de mesure utilisez-vous ?',
        es: '¿Qué programas de dibujo, simulación y medición usa?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who find out what nobody knew. */
export const research: Role = {
  id: 'role-research',
  names: {
    en: 'researcher, research, research assistant, research associate, research scientist, scientist, research engineer, laboratory technician, lab technician, laboratory, laboratory assistant, lab, postdoc, chemist, biologist, physicist, phd student, phd candidate, microbiologist, biochemist, biotechnologist, geologist, mathematician, astronomer, historian, sociologist, archaeologist, meteorologist, ecologist, anthropologist',
    de: 'wissenschaftler, wissenschaftlerin, …wissenschaftler, …wissenschaftlerin, wissenschaftlicher mitarbeiter, wissenschaftliche mitarbeiterin, forscher, forscherin, forschung, forschungs…, laborant, laborantin, …laborant, …laborantin, laborassistent, laborassistentin, doktorand, doktorandin, chemiker, chemikerin, biologe, biologin, physiker, physikerin, bta, cta, chemikant, chemikantin, mathematiker, mathematikerin, historiker, historikerin, geologe, geologin, archäologe, archäologin, astronom, astronomin',
    fr: 'chercheur, chercheuse, chargé de recherche, chargée de recherche, technicien de laboratoire, technicienne de laboratoire, laborantine, laboratoire, doctorant, doctorante, chimiste, biologiste, physicien, physicienne, scientifique, mathématicien, mathématicienne, géologue, historien, historienne, archéologue',
    es: 'investigador, investigadora, técnico de laboratorio, técnica de laboratorio, laboratorio, científico, científica, doctorando, doctoranda, químico, química, biólogo, bióloga, físico, matemático, matemática, geólogo, geóloga, historiador, historiadora, arqueólogo, arqueóloga',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which result would your group not have without a measurement, a method or an analysis of yours? Tell how you went about it.',
        de: 'Welches Ergebnis gäbe es in Ihrer Gruppe nicht ohne eine Messung, Methode oder Auswertung von Ihnen? Wie sind Sie vorgegangen?',
        fr: 'Quel résultat votre groupe n’aurait-il pas sans une mesure, une méthode ou une analyse de vous ? Comment avez-vous procédé ?',
        es: '¿Qué resultado no tendría su grupo sin una medición, un método o un análisis suyo? ¿Cómo procedió?',
      },
      followUp: {
        en: 'What became of it: a report, a paper, a patent, a next step?',
        de: 'Was wurde daraus: ein Bericht, ein Artikel, ein Patent, ein nächster Schritt?',
        fr: 'Qu’est-il devenu : un rapport, un article, un brevet, une suite ?',
        es: '¿En qué acabó: un informe, un artículo, una patente, un paso siguiente?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'How do you write down your work so that somebody else can repeat it a year later? Go through one experiment or study.',
        de: 'Wie halten Sie Ihre Arbeit fest, damit jemand sie nach einem Jahr wiederholen kann? Gehen Sie einen Versuch oder eine Studie durch.',
        fr: 'Comment consignez-vous votre travail pour qu’on puisse le refaire un an après ? Parcourez une expérience ou une étude.',
        es: '¿Cómo anota su trabajo para que otra persona pueda repetirlo un año después? Recorra un experimento o estudio.',
      },
      followUp: {
        en: 'Which instruments, programs for statistics and standards do you use?',
        de: 'Welche Geräte, Statistikprogramme und Standards verwenden Sie?',
        fr: 'Quels instruments, logiciels statistiques et normes utilisez-vous ?',
        es: '¿Qué aparatos, programas de estadística y normas usa?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
