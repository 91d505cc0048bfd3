import type { Role } from '#shared/interview/types.ts'

/** Those who keep an office in order. */
export const office: Role = {
  id: 'role-office',
  names: {
    en: 'office manager, office assistant, office administrator, office, secretary, personal assistant, executive assistant, administrative assistant, administrative, clerk, data entry, virtual assistant',
    de: 'büro…, bürokauf…, sekretär, sekretärin, …sekretär, …sekretärin, kaufmännische angestellte, kaufmännischer angestellter, empfang, empfangs…, assistenz der geschäftsleitung, teamassistenz, verwaltungs…, verwaltung, industriekauf…, kaufmann für büromanagement, kauffrau für büromanagement',
    fr: 'secrétaire, assistant administratif, assistante administrative, assistant de direction, assistante de direction, standardiste, hôte d’accueil, hôtesse d’accueil, administratif, administrative, bureautique, secrétariat, agent d’accueil, agente d’accueil',
    es: 'secretario, secretaria, auxiliar administrativo, auxiliar administrativa, administrativo, administrativa, recepcionista de oficina, asistente de dirección, oficina',
  },
  vagueNames:
    'assistant, assistante, asistente, assistent, assistentin, …assistent, …assistentin, …assistenz, administrator, administration, sachbearbeiter, sachbearbeiterin, …kaufmann, …kauffrau, kaufmann, kauffrau, auxiliar',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which meetings, journeys or files run smoothly because you keep them in order? Tell of the one that was hardest to arrange.',
        de: 'Welche Besprechungen, Reisen oder Akten laufen rund, weil Sie sie in Ordnung halten? Was davon war am schwierigsten zu regeln?',
        fr: 'Quelles réunions, quels voyages ou dossiers se passent bien parce que vous y veillez ? Lequel fut le plus difficile à organiser ?',
        es: '¿Qué reuniones, viajes o expedientes van bien porque usted los lleva? ¿Cuál fue el más difícil de organizar?',
      },
      followUp: {
        en: 'For how many people do you work, and how many appointments, letters or bookings are there in a week?',
        de: 'Für wie viele Leute arbeiten Sie, und wie viele Termine, Briefe oder Buchungen sind es in der Woche?',
        fr: 'Pour combien de personnes travaillez-vous, et combien de rendez-vous, courriers ou réservations par semaine ?',
        es: '¿Para cuántas personas trabaja, y cuántas citas, cartas o reservas hay por semana?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Letters, minutes, invoices, travel expenses, records: which of these do you deal with from arrival to filing, without being told how?',
        de: 'Briefe, Protokolle, Rechnungen, Reisekosten, Akten: Was davon erledigen Sie vom Eingang bis zur Ablage, ohne Anleitung?',
        fr: 'Courriers, comptes rendus, factures, frais de voyage, archives : que traitez-vous de l’arrivée au classement, sans consigne ?',
        es: 'Cartas, actas, facturas, gastos de viaje, archivos: ¿qué tramita desde que llega hasta que se archiva, sin instrucciones?',
      },
      followUp: {
        en: 'Which office programs and languages do you use for it?',
        de: 'Welche Büroprogramme und Sprachen brauchen Sie dafür?',
        fr: 'Quels logiciels de bureau et quelles langues utilisez-vous pour cela ?',
        es: '¿Qué programas de oficina e idiomas usa para ello?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who keep, check and plan money. */
export const accounts: Role = {
  id: 'role-accounts',
  names: {
    en: 'accountant, accounting, bookkeeper, bookkeeping, accounts payable, accounts receivable, financial controller, chief financial officer, cfo, auditor, tax advisor, tax, payroll, finance, finance manager, financial analyst, financial, treasurer, accounts assistant, billing clerk, tax inspector, payroll clerk',
    de: 'buchhalt…, finanz…, bilanzbuchhalt…, steuerfachangestellte, steuerfachangestellter, steuerberat…, controllerin, controlling, wirtschaftsprüf…, lohn…, rechnungswesen, revisor, revisorin, entgeltabrechn…, steuerassist…, steuerreferent, steuerreferentin',
    fr: 'comptable, comptabilité, expert comptable, contrôleur de gestion, contrôleuse de gestion, auditeur, auditrice, gestionnaire de paie, paie, trésorier, trésorière, finances, financier, financière, fiscaliste, directeur financier, directrice financière',
    es: 'contable, contador, contadora, contabilidad, auditora, asesor fiscal, asesora fiscal, tesorero, tesorera, nóminas, finanzas, financiero, financiera, analista financiero, analista financiera, gestor de nóminas, gestora de nóminas',
  },
  looseNames: 'controller',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which accounts, clients or payments were in your hands? Tell of something in them that you cleared up, corrected or sped up.',
        de: 'Welche Konten, Mandate oder Zahlungen lagen in Ihrer Hand? Erzählen Sie, was Sie darin geklärt, berichtigt oder beschleunigt haben.',
        fr: 'Quels comptes, clients ou paiements étaient entre vos mains ? Racontez ce que vous y avez éclairci, corrigé ou accéléré.',
        es: '¿Qué cuentas, clientes o pagos tenía en sus manos? Cuente algo que aclaró, corrigió o aceleró en ellos.',
      },
      followUp: {
        en: 'How many entries, clients or invoices in a month, and on which day was the close done?',
        de: 'Wie viele Buchungen, Mandate oder Rechnungen im Monat, und an welchem Tag stand der Abschluss?',
        fr: 'Combien d’écritures, de clients ou de factures par mois, et quel jour la clôture était-elle faite ?',
        es: '¿Cuántos asientos, clientes o facturas al mes, y qué día quedaba hecho el cierre?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'From the receipt to the balance sheet: which steps are yours, and which do you look over for others?',
        de: 'Vom Beleg bis zur Bilanz: Welche Schritte machen Sie selbst, und welche sehen Sie bei anderen durch?',
        fr: 'De la pièce au bilan : quelles étapes faites-vous, et lesquelles relisez-vous pour d’autres ?',
        es: 'Del recibo al balance: ¿qué pasos hace usted y cuáles revisa a otros?',
      },
      followUp: {
        en: 'In which accounting programs do you work, and which taxes or standards do you apply?',
        de: 'In welchen Programmen buchen Sie, und welche Steuern oder Standards wenden Sie an?',
        fr: 'Dans quels logiciels comptables travaillez-vous, et quels impôts ou normes appliquez-vous ?',
        es: '¿Con qué programas contables trabaja, y qué impuestos o normas aplica?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who find people for work and look after them. */
export const staff: Role = {
  id: 'role-staff',
  names: {
    en: 'human resources, hr, hr manager, hr business partner, hr assistant, recruiter, recruiting, recruitment, recruitment consultant, talent acquisition, talent, people partner, people operations, headhunter, employee relations, learning and development, compensation and benefits, people manager, head of people, chief people officer, chro, staffing',
    de: 'personalreferent…, personalsachbearbeit…, personalleit…, personalberat…, personalentwick…, personaldisponent, personaldisponentin, personalwesen, personalabteilung, personalmanag…, personalvermittl…, personaler, personalerin',
    fr: 'ressources humaines, rh, chargé de recrutement, chargée de recrutement, recruteur, recruteuse, recrutement, gestionnaire rh, assistant rh, assistante rh, drh',
    es: 'recursos humanos, rrhh, técnico de recursos humanos, técnica de recursos humanos, seleccionador, seleccionadora, selección de personal, reclutador, reclutadora, jefe de personal, jefa de personal, técnico de selección, técnica de selección',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which vacancies did you fill, or which matters of the staff did you see to? Tell, without names, how you went about one of them.',
        de: 'Welche Stellen haben Sie besetzt oder um welche Anliegen der Belegschaft sich gekümmert? Wie gingen Sie bei einem vor, ohne Namen?',
        fr: 'Quels postes avez-vous pourvus, ou de quelles questions du personnel avez-vous pris soin ? Comment vous y êtes-vous pris, sans nommer personne ?',
        es: '¿Qué vacantes cubrió o de qué asuntos del personal se ocupó? Cuente, sin nombres, cómo llevó uno.',
      },
      followUp: {
        en: 'For how many employees or vacancies were you responsible?',
        de: 'Für wie viele Beschäftigte oder Stellen waren Sie zuständig?',
        fr: 'De combien de salariés ou de postes aviez-vous la charge ?',
        es: '¿De cuántos empleados o vacantes era responsable?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Job interviews, appraisals, farewells, quarrels: which of these talks do you hold yourself, and how do you get ready for one?',
        de: 'Vorstellung, Beurteilung, Abschied, Streit: Welche dieser Gespräche führen Sie selbst, und wie bereiten Sie sich vor?',
        fr: 'Embauche, évaluation, départ, conflit : lesquels de ces entretiens menez-vous, et comment vous y préparez-vous ?',
        es: 'Selección, evaluación, despedida, conflicto: ¿cuáles de estas entrevistas dirige usted y cómo se prepara?',
      },
      followUp: {
        en: 'Which personnel systems, tests and parts of labour law do you know from practice?',
        de: 'Welche Personalsysteme, Testverfahren und Teile des Arbeitsrechts kennen Sie aus der Praxis?',
        fr: 'Quels logiciels RH, tests et parties du droit du travail connaissez-vous par la pratique ?',
        es: '¿Qué sistemas de personal, pruebas y partes del derecho laboral conoce por la práctica?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who advise and stand up for others by law. */
export const law: Role = {
  id: 'role-law',
  names: {
    en: 'lawyer, attorney, solicitor, barrister, paralegal, legal, legal counsel, legal assistant, legal secretary, data protection, notary, judge, compliance, compliance officer, law clerk, court clerk, counsel, prosecutor, conveyancer, privacy officer',
    de: 'jurist, juristin, rechts…, anwalt, anwältin, …anwalt, …anwältin, rechtsanwaltsfachangestellte, rechtsanwaltsfachangestellter, notar, notarin, richter, richterin, syndikus, datenschutz…, notarfachangestellte',
    fr: 'avocat, avocate, juriste, juridique, assistant juridique, assistante juridique, notaire, magistrat, magistrate, greffier, greffière, conformité, protection des données, droit, huissier, huissière',
    es: 'abogado, abogada, jurídico, jurídica, asesor jurídico, asesora jurídica, notario, notaria, juez, jueza, procurador, procuradora, protección de datos, cumplimiento normativo, letrado, letrada',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which matter that you may speak of did you prepare or handle? What did you look up, draft or argue in it?',
        de: 'Welche Sache, über die Sie sprechen dürfen, haben Sie vorbereitet oder geführt? Was haben Sie nachgeschlagen, entworfen, vorgetragen?',
        fr: 'Quelle affaire dont vous pouvez parler avez-vous préparée ou traitée ? Qu’y avez-vous recherché, rédigé ou plaidé ?',
        es: '¿Qué asunto del que puede hablar preparó o llevó? ¿Qué consultó, redactó o defendió en él?',
      },
      followUp: {
        en: 'How did it end: settled, won, signed, dropped?',
        de: 'Wie ging sie aus: Vergleich, Urteil, Unterschrift, Einstellung?',
        fr: 'Comment s’est-elle terminée : accord, jugement, signature, abandon ?',
        es: '¿Cómo terminó: acuerdo, sentencia, firma, archivo?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'In which matters do people come to you first, and how do you explain the legal position to somebody who never studied law?',
        de: 'Mit welchen Fragen kommt man zuerst zu Ihnen, und wie erklären Sie die Rechtslage jemandem, der nie Jura studiert hat?',
        fr: 'Pour quelles questions vient-on d’abord vous voir, et comment expliquez-vous le droit à quelqu’un qui ne l’a jamais étudié ?',
        es: '¿Con qué cuestiones acuden primero a usted, y cómo explica la situación legal a quien nunca estudió derecho?',
      },
      followUp: {
        en: 'Name your fields of law, databases and programs for files.',
        de: 'Nennen Sie Rechtsgebiete, Datenbanken und Programme für Akten.',
        fr: 'Citez vos domaines du droit, vos bases et vos logiciels de dossiers.',
        es: 'Nombre sus ramas del derecho, bases de datos y programas de expedientes.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who buy in and see that it arrives. */
export const purchasing: Role = {
  id: 'role-purchasing',
  names: {
    en: 'buyer, purchaser, purchasing, purchasing manager, procurement, sourcing, category manager, supply chain, supply chain manager, logistics manager, logistics coordinator, dispatcher, freight forwarder, import, export, planner, production planner',
    de: 'einkäufer, einkäuferin, …einkäufer, …einkäuferin, einkauf, einkaufs…, beschaffung, beschaffungs…, disponent, disponentin, spedition…, lieferkette, materialwirtschaft, arbeitsvorbereiter',
    fr: 'acheteur, acheteuse, achats, approvisionnement, approvisionneur, approvisionneuse, chaîne logistique, responsable logistique, affréteur, affréteuse, exploitant transport, exploitante transport',
    es: 'comprador, compradora, compras, aprovisionamiento, cadena de suministro, responsable de logística, jefe de logística, jefa de logística, jefe de tráfico, jefa de tráfico, transitario, transitaria',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which purchase or delivery did you negotiate or rescue? Tell what was at stake and what you agreed on with supplier or carrier.',
        de: 'Welchen Einkauf oder welche Lieferung haben Sie ausgehandelt oder gerettet? Was stand auf dem Spiel, und was wurde mit Lieferant oder Spedition vereinbart?',
        fr: 'Quel achat ou quelle livraison avez-vous négocié ou sauvé ? Quel était l’enjeu, et qu’avez-vous convenu avec le fournisseur ou le transporteur ?',
        es: '¿Qué compra o entrega negoció o salvó? ¿Qué estaba en juego y qué acordó con el proveedor o transportista?',
      },
      followUp: {
        en: 'What volume, and how many suppliers or shipments, did you look after?',
        de: 'Welches Volumen und wie viele Lieferanten oder Sendungen haben Sie betreut?',
        fr: 'Quel volume, et combien de fournisseurs ou d’envois, suiviez-vous ?',
        es: '¿Qué volumen y cuántos proveedores o envíos llevaba?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'How do you decide when to order, how much and from whom? Tell it by the example of something that is hard to get.',
        de: 'Wie entscheiden Sie, wann Sie wie viel bei wem bestellen? Erklären Sie es an etwas, das schwer zu bekommen ist.',
        fr: 'Comment décidez-vous quand commander, combien et à qui ? Expliquez-le avec un article difficile à obtenir.',
        es: '¿Cómo decide cuándo pedir, cuánto y a quién? Explíquelo con algo que es difícil de conseguir.',
      },
      followUp: {
        en: 'Which ordering programs, delivery terms and customs rules do you use?',
        de: 'Welche Bestellprogramme, Lieferklauseln und Zollregeln nutzen Sie?',
        fr: 'Quels logiciels de commande, clauses de livraison et règles douanières utilisez-vous ?',
        es: '¿Qué programas de pedidos, cláusulas de entrega y normas de aduana usa?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
