import type { Role } from '#shared/interview/types.ts'

/** Those who carry people and goods. */
export const driving: Role = {
  id: 'role-driving',
  names: {
    en: 'driver, truck driver, bus driver, taxi driver, delivery driver, van driver, delivery, courier, chauffeur, pilot, train driver, lorry driver, postman, postwoman, postal worker, mail carrier',
    de: 'fahrer, fahrerin, …fahrer, …fahrerin, lokführer, lokführerin, kurier, kurierin, kurierdienst, zusteller, zustellerin, …zusteller, …zustellerin, briefträger, briefträgerin, pilotin, lieferant auslieferung, auslieferungs…, postbote, postbotin, triebfahrzeugführ…',
    fr: 'chauffeuse, conducteur, conductrice, chauffeur livreur, livreur, livreuse, coursier, coursière, facteur, factrice, pilote, routier, routière, conducteur de bus, chauffeur routier',
    es: 'conductor, conductora, chófer, camionero, camionera, repartidor, repartidora, mensajero, mensajera, taxista, maquinista de tren, cartero, cartera, piloto, transportista, maquinista',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which routes do you drive, and what do you do so that people or goods arrive safe and on time in jams, ice or heat?',
        de: 'Welche Touren fahren Sie, und was tun Sie, damit Menschen oder Waren auch bei Stau, Eis oder Hitze heil und pünktlich ankommen?',
        fr: 'Quelles tournées faites-vous, et que faites-vous pour que gens ou marchandises arrivent à bon port, à l’heure, malgré bouchons, verglas ou chaleur ?',
        es: '¿Qué rutas hace, y qué hace para que personas o mercancías lleguen bien y a tiempo con atascos, hielo o calor?',
      },
      followUp: {
        en: 'How many stops, passengers or kilometres are there in a day?',
        de: 'Wie viele Stopps, Fahrgäste oder Kilometer sind es am Tag?',
        fr: 'Combien d’arrêts, de passagers ou de kilomètres par jour ?',
        es: '¿Cuántas paradas, pasajeros o kilómetros son al día?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'What do you check before you set off, and which vehicles, loads and roads are you used to?',
        de: 'Was prüfen Sie vor der Abfahrt, und welche Fahrzeuge, Ladungen und Strecken sind Sie gewohnt?',
        fr: 'Que vérifiez-vous avant de partir, et à quels véhicules, chargements et routes êtes-vous habitué ?',
        es: '¿Qué comprueba antes de salir, y a qué vehículos, cargas y carreteras está acostumbrado?',
      },
      followUp: {
        en: 'Which licence classes, cards and devices do you have or use, such as a tachograph?',
        de: 'Welche Führerscheinklassen, Karten und Geräte haben oder nutzen Sie, etwa den Fahrtenschreiber?',
        fr: 'Quels permis, cartes et appareils avez-vous ou utilisez-vous, comme le chronotachygraphe ?',
        es: '¿Qué permisos, tarjetas y aparatos tiene o usa, como el tacógrafo?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who store, pick and load goods. */
export const warehouse: Role = {
  id: 'role-warehouse',
  industry: 'logistics',
  names: {
    en: 'warehouse, warehouse worker, warehouse manager, warehouse operative, order picker, packer, forklift, forklift operator, forklift driver, stock clerk, logistics, stockroom, material handler, picker, inventory, shipping clerk',
    de: 'lager…, lagerist, lageristin, kommissionier…, staplerfahrer, staplerfahrerin, gabelstaplerfahrer, gabelstaplerfahrerin, logistik…, fachkraft für lagerlogistik, versand…, packer, packerin, wareneingang',
    fr: 'magasinier, magasinière, préparateur de commandes, préparatrice de commandes, cariste, entrepôt, manutentionnaire, agent logistique, logisticien, logisticienne, logistique, gestionnaire de stock, gestionnaire de stocks',
    es: 'mozo de almacén, moza de almacén, almacenero, almacenera, almacén, carretillero, carretillera, preparador de pedidos, preparadora de pedidos, logística, operario de almacén',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Receiving, storing, picking, packing, loading: which part of the way of the goods is yours, and what did you do there against mistakes and waiting?',
        de: 'Annehmen, einlagern, kommissionieren, packen, verladen: Welcher Teil des Warenwegs ist Ihrer, und was haben Sie dort gegen Fehler und Warten getan?',
        fr: 'Réception, stockage, préparation, emballage, chargement : quelle étape est la vôtre, et qu’y avez-vous fait contre les erreurs et l’attente ?',
        es: 'Recibir, guardar, preparar, embalar, cargar: ¿qué tramo del camino de la mercancía es suyo, y qué hizo allí contra errores y esperas?',
      },
      followUp: {
        en: 'How many pallets, parcels or order lines are there in a shift?',
        de: 'Wie viele Paletten, Pakete oder Positionen sind es in einer Schicht?',
        fr: 'Combien de palettes, de colis ou de lignes par équipe ?',
        es: '¿Cuántos palés, paquetes o líneas son por turno?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'How do you find, count and move goods where you work, and what do you do when screen and shelf do not agree?',
        de: 'Wie finden, zählen und bewegen Sie Ware bei sich, und was tun Sie, wenn Bildschirm und Regal nicht übereinstimmen?',
        fr: 'Comment trouvez-vous, comptez-vous et déplacez-vous la marchandise, et que faites-vous quand l’écran et le rayon diffèrent ?',
        es: '¿Cómo busca, cuenta y mueve la mercancía donde trabaja, y qué hace cuando pantalla y estante no coinciden?',
      },
      followUp: {
        en: 'Which forklifts, handhelds and stock programs may you use?',
        de: 'Welche Stapler, Handgeräte und Lagerprogramme dürfen Sie bedienen?',
        fr: 'Quels chariots, terminaux et logiciels de stock pouvez-vous utiliser ?',
        es: '¿Qué carretillas, terminales y programas de almacén puede usar?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who mend vehicles, machines and devices. */
export const repair: Role = {
  id: 'role-repair',
  names: {
    en: 'mechanic, car mechanic, auto mechanic, maintenance, maintenance technician, maintenance engineer, service technician, field technician, field service, repair, mechatronics, aircraft mechanic, bicycle mechanic, handyman, millwright, lift technician, elevator technician, hvac technician, auto body',
    de: 'mechaniker, mechanikerin, …mechaniker, …mechanikerin, mechatroniker, mechatronikerin, …mechatroniker, …mechatronikerin, servicetechnik…, kundendiensttechnik…, instandhalt…, wartungs…, monteur, monteurin, schlosser, schlosserin, …schlosser, …schlosserin, kfz…, …monteur, …monteurin, karosserie…, lackierer, lackiererin',
    fr: 'mécanicien, mécanicienne, technicien de maintenance, technicienne de maintenance, réparateur, réparatrice, dépanneur, dépanneuse, garagiste, carrossier, carrossière, technicien sav, frigoriste, agent de maintenance, agente de maintenance',
    es: 'mecánico, mecánica, técnico de mantenimiento, técnica de mantenimiento, mantenimiento, reparador, reparadora, mecatrónico, mecatrónica, chapista',
  },
  vagueNames:
    'technician, techniker, technikerin, …techniker, …technikerin, technicien, technicienne, técnico, técnica',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Mend it or replace it? Tell of a case where that was yours to decide: what did you measure, and what did it cost or save?',
        de: 'Reparieren oder ersetzen? Erzählen Sie von einem Fall, in dem Sie das entschieden: Was haben Sie gemessen, was hat es gekostet oder gespart?',
        fr: 'Réparer ou remplacer ? Racontez un cas où c’était à vous de décider : qu’avez-vous mesuré, et qu’est-ce que cela a coûté ou épargné ?',
        es: '¿Reparar o sustituir? Cuente un caso en que le tocó decidir: ¿qué midió, y qué costó o ahorró?',
      },
      followUp: {
        en: 'How many repairs or services do you do in a week?',
        de: 'Wie viele Reparaturen oder Wartungen machen Sie in einer Woche?',
        fr: 'Combien de réparations ou d’entretiens faites-vous par semaine ?',
        es: '¿Cuántas reparaciones o revisiones hace por semana?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Engines, brakes, hydraulics, electrics, electronics: which of these do you take apart and put together again by yourself?',
        de: 'Motor, Bremsen, Hydraulik, Elektrik, Elektronik: Was davon zerlegen Sie selbst und bauen es wieder zusammen?',
        fr: 'Moteurs, freins, hydraulique, électricité, électronique : que démontez-vous et remontez-vous en toute autonomie ?',
        es: 'Motores, frenos, hidráulica, electricidad, electrónica: ¿qué desmonta y vuelve a montar por su cuenta?',
      },
      followUp: {
        en: 'Which testers, special tools, makes and licences do you know?',
        de: 'Welche Prüfgeräte, Spezialwerkzeuge, Marken und Scheine kennen Sie?',
        fr: 'Quels appareils de diagnostic, outils spéciaux, marques et habilitations connaissez-vous ?',
        es: '¿Qué aparatos de diagnosis, útiles, marcas y carnés conoce?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who build and fit out houses. */
export const building: Role = {
  id: 'role-building',
  names: {
    en: 'carpenter, electrician, plumber, bricklayer, mason, roofer, painter, decorator, tiler, plasterer, joiner, builder, construction, construction worker, construction manager, site manager, scaffolder, crane operator, laborer, labourer, excavator operator, road worker, chimney sweep, concrete finisher',
    de: 'maurer, maurerin, elektriker, elektrikerin, elektroniker, elektronikerin, …elektroniker, …elektronikerin, elektroinstallateur, elektroinstallateurin, klempner, klempnerin, anlagenmechaniker, anlagenmechanikerin, installateur, installateurin, dachdeck…, maler, malerin, fliesenleg…, tischler, tischlerin, schreiner, schreinerin, zimmermann, zimmerer, zimmerin, bauarbeiter, bauarbeiterin, bauleit…, polier, polierin, bauhelf…, …maurer, gerüstbau…, betonbau…, straßenbau…, trockenbau…, stuckateur, stuckateurin, kranführ…, baggerführ…, …installateur, …installateurin, schornsteinfeg…, kaminfeg…, elektroinstallat…, elektrofachkraft, elektromeister, elektromeisterin',
    fr: 'maçon, maçonne, électricien, électricienne, plombier, plombière, couvreur, couvreuse, peintre, carreleur, carreleuse, menuisier, menuisière, charpentier, charpentière, plâtrier, chef de chantier, cheffe de chantier, conducteur de travaux, conductrice de travaux, ouvrier du bâtiment, bâtiment, chauffagiste, grutier, grutière, terrassier, conducteur d’engins, conductrice d’engins',
    es: 'albañil, electricista, fontanero, fontanera, tejador, pintor, pintora, alicatador, carpintero, carpintera, jefe de obra, jefa de obra, encargado de obra, encargada de obra, obrero, obrera, construcción, yesero, peón, gruista, plomero, plomera, techador, techadora, instalador, instaladora',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Walls, pipes, cables, roofs, floors: which work on a building was yours, and at which spot did you have to be most exact?',
        de: 'Wände, Rohre, Kabel, Dächer, Böden: Welche Arbeit an einem Bau war Ihre, und an welcher Stelle mussten Sie am genauesten sein?',
        fr: 'Murs, tuyaux, câbles, toits, sols : quel travail sur un bâtiment était le vôtre, et à quel endroit fallait-il la plus grande précision ?',
        es: 'Muros, tubos, cables, tejados, suelos: ¿qué trabajo de una obra era suyo, y en qué punto tuvo que ser más exacto?',
      },
      followUp: {
        en: 'How large was it: square metres, storeys, connections, weeks?',
        de: 'Wie groß war das: Quadratmeter, Stockwerke, Anschlüsse, Wochen?',
        fr: 'Quelle en était la taille : mètres carrés, étages, raccordements, semaines ?',
        es: '¿De qué tamaño era: metros cuadrados, plantas, conexiones, semanas?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Somebody hands you a drawing and an unfinished room: which steps do you do alone until it is finished, and with which materials?',
        de: 'Man gibt Ihnen eine Zeichnung und einen Rohbau: Welche Schritte machen Sie allein, bis alles fertig ist, und mit welchem Material?',
        fr: 'On vous remet un plan et une pièce brute : quelles étapes faites-vous en autonomie jusqu’à la finition, et avec quels matériaux ?',
        es: 'Le dan un plano y una habitación en bruto: ¿qué pasos hace sin ayuda hasta terminarla, y con qué materiales?',
      },
      followUp: {
        en: 'Which tools, machines and certificates do you work with?',
        de: 'Mit welchen Werkzeugen, Maschinen und Nachweisen arbeiten Sie?',
        fr: 'Avec quels outils, machines et qualifications travaillez-vous ?',
        es: '¿Con qué herramientas, máquinas y acreditaciones trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who run machines and put products together. */
export const machines: Role = {
  id: 'role-machines',
  industry: 'manufacturing',
  names: {
    en: 'machine operator, production worker, production operator, production, production manager, plant operator, assembler, assembly, assembly worker, factory worker, factory, cnc, cnc operator, machinist, toolmaker, press operator, tool maker, line operator, line worker',
    de: 'maschinenführ…, maschinenbedien…, anlagenführ…, anlagenbedien…, produktions…, produktion, fertigungs…, fertigung, montagearbeit…, montage, zerspanungs…, zerspanungsmechanik…, cnc fräser, cnc dreher, fräser, fräserin, dreher, dreherin, werkzeugmech…, fabrikarbeit…, montagemitarbeit…',
    fr: 'opérateur de production, opératrice de production, opérateur machine, conducteur de ligne, conductrice de ligne, conducteur de machines, ouvrier de production, ouvrière de production, monteur assembleur, usineur, tourneur, fraiseur, usine, agent de fabrication, régleur, régleuse, ouvrier, ouvrière',
    es: 'operario de producción, operaria de producción, operario de máquina, producción, operador de máquina, operadora de máquina, montador, montadora, fábrica, tornero, tornera, fresador, fresadora, cadena de montaje, operario, operaria',
  },
  vagueNames: 'operator, opérateur, opératrice, operador, operadora, worker',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Good part or scrap: how do you tell at your place, and what did you do when the parts began to drift?',
        de: 'Gutteil oder Ausschuss: Woran erkennen Sie das an Ihrem Platz, und was haben Sie getan, als die Teile aus dem Maß liefen?',
        fr: 'Pièce bonne ou rebut : comment le voyez-vous à votre poste, et qu’avez-vous fait quand les pièces ont commencé à dériver ?',
        es: '¿Pieza buena o chatarra: cómo lo distingue en su puesto, y qué hizo cuando las piezas empezaron a desviarse?',
      },
      followUp: {
        en: 'How many parts are there in a shift, and how many of them were rejected?',
        de: 'Wie viele Teile sind es in einer Schicht, und wie viele fielen durch?',
        fr: 'Combien de pièces par équipe, et combien de refusées ?',
        es: '¿Cuántas piezas por turno, y cuántas se rechazaban?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Setting up, feeding, measuring, cleaning, clearing a jam: which of these do you do without calling anybody?',
        de: 'Rüsten, beschicken, messen, reinigen, einen Stau lösen: Was davon machen Sie, ohne jemanden zu rufen?',
        fr: 'Régler, alimenter, mesurer, nettoyer, débloquer : que faites-vous sans appeler personne ?',
        es: 'Preparar, alimentar, medir, limpiar, desatascar: ¿qué hace sin llamar a nadie?',
      },
      followUp: {
        en: 'Which machines, controls and measuring tools do you know?',
        de: 'Welche Maschinen, Steuerungen und Messmittel kennen Sie?',
        fr: 'Quelles machines, commandes et quels instruments de mesure connaissez-vous ?',
        es: '¿Qué máquinas, mandos e instrumentos de medida conoce?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
