import type { Role } from '#shared/interview/types.ts'

/** Those who work with land, plants and animals. */
export const growing: Role = {
  id: 'role-growing',
  names: {
    en: 'farmer, farm, farm worker, farmhand, farm manager, gardener, gardening, landscaper, landscape gardener, groundskeeper, horticulturist, arborist, tree surgeon, forester, fruit picker, harvest worker, dairy worker, agronomist, winemaker, rancher',
    de: 'landwirt…, …landwirt, gärtner, gärtnerin, …gärtner, …gärtnerin, landschaftsgärtner…, winzer, winzerin, bauer, bäuerin, forstwirt…, förster, försterin, tierwirt…, erntehelfer, erntehelferin',
    fr: 'agriculteur, agricultrice, ouvrier agricole, ouvrière agricole, jardinier, jardinière, paysagiste, viticulteur, viticultrice, vigneron, vigneronne, éleveur, éleveuse, maraîcher, maraîchère, bûcheron, forestier',
    es: 'agricultor, agricultora, ganadero, ganadera, jardinero, jardinera, jornalero, jornalera, peón agrícola, trabajador agrícola, viticultor, tractorista, agrónomo, agrónoma',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which land, plants or animals do you look after, and what do you do to bring them through heat, frost, pests or illness?',
        de: 'Um welche Flächen, Pflanzen oder Tiere kümmern Sie sich, und was tun Sie, damit sie Hitze, Frost, Schädlinge oder Krankheiten überstehen?',
        fr: 'De quels terrains, plantes ou animaux vous occupez-vous, et que faites-vous contre la chaleur, le gel, les parasites ou les maladies ?',
        es: '¿De qué terrenos, plantas o animales se ocupa, y qué hace contra el calor, las heladas, las plagas o las enfermedades?',
      },
      followUp: {
        en: 'How many hectares, gardens, animals or crates is that?',
        de: 'Wie viele Hektar, Gärten, Tiere oder Kisten sind das?',
        fr: 'Combien d’hectares, de jardins, d’animaux ou de caisses cela fait-il ?',
        es: '¿Cuántas hectáreas, jardines, animales o cajas son?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Planting, pruning, watering, harvesting, feeding, building paths or fences: which of these do you do on your own, and in which season?',
        de: 'Pflanzen, Schneiden, Bewässern, Ernten, Füttern, Wege oder Zäune bauen: Was davon machen Sie allein, und zu welcher Jahreszeit?',
        fr: 'Planter, tailler, arroser, récolter, nourrir, poser allées ou clôtures : que faites-vous en autonomie, et en quelle saison ?',
        es: 'Plantar, podar, regar, cosechar, alimentar, hacer caminos o vallas: ¿qué hace por su cuenta y en qué época?',
      },
      followUp: {
        en: 'Which machines, vehicles and licenses do you have experience with, such as a tractor or a chainsaw?',
        de: 'Mit welchen Maschinen, Fahrzeugen und Scheinen haben Sie Erfahrung, etwa Traktor oder Motorsäge?',
        fr: 'Quels engins, véhicules et permis maîtrisez-vous, comme le tracteur ou la tronçonneuse ?',
        es: '¿Qué máquinas, vehículos y carnés maneja, como el tractor o la motosierra?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who make single pieces by hand, from metal to cloth. */
export const crafts: Role = {
  id: 'role-crafts',
  names: {
    en: 'welder, locksmith, tailor, seamstress, upholsterer, glazier, goldsmith, jeweler, watchmaker, cobbler, shoemaker, cabinet maker, furniture maker, metalworker, blacksmith, fitter, pipefitter',
    de: 'schweißer, schweißerin, …schweißer, schneider, schneiderin, sattler, sattlerin, polster…, glaser, glaserin, goldschmied…, …schmied, uhrmacher, uhrmacherin, schuhmacher, schuhmacherin, metallbau…, spengler',
    fr: 'soudeur, soudeuse, serrurier, serrurière, couturier, couturière, tailleur, ébéniste, tapissier, tapissière, bijoutier, bijoutière, horloger, horlogère, cordonnier, cordonnière, métallier',
    es: 'soldador, soldadora, cerrajero, cerrajera, sastre, costurera, modista, tapicero, tapicera, ebanista, joyero, joyera, relojero, relojera, zapatero, herrero, cristalero',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which piece, seam or joint of yours had to be especially exact? Describe how you made it, from the drawing or the customer’s wish to the final check.',
        de: 'Welches Stück, welche Naht oder Verbindung von Ihnen musste besonders genau sein? Wie sind Sie vorgegangen, von der Zeichnung oder dem Kundenwunsch bis zur Endkontrolle?',
        fr: 'Quelle pièce, couture ou soudure devait être particulièrement précise ? Comment l’avez-vous réalisée, du dessin ou du souhait du client au contrôle final ?',
        es: '¿Qué pieza, costura o unión suya tenía que ser especialmente precisa? Cuente cómo la hizo, del plano o el deseo del cliente a la revisión final.',
      },
      followUp: {
        en: 'How many pieces or orders a week, and to what measure or tolerance?',
        de: 'Wie viele Stücke oder Aufträge pro Woche, und auf welches Maß oder mit welcher Toleranz?',
        fr: 'Combien de pièces ou de commandes par semaine, et à quelle cote ou tolérance ?',
        es: '¿Cuántas piezas o encargos por semana, y con qué medida o tolerancia?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which materials do you work in, and which steps do you do yourself: measuring, cutting, joining, finishing, repairing?',
        de: 'Welche Materialien verarbeiten Sie, und welche Schritte machen Sie selbst: messen, zuschneiden, verbinden, veredeln, reparieren?',
        fr: 'Quelles matières travaillez-vous, et quelles étapes faites-vous vous-même : mesure, coupe, assemblage, finition, réparation ?',
        es: '¿Con qué materiales trabaja y qué pasos hace usted: medir, cortar, unir, acabar, reparar?',
      },
      followUp: {
        en: 'Which machines and techniques do you use, and which certificates do you hold?',
        de: 'Welche Maschinen und Techniken nutzen Sie, und welche Nachweise haben Sie?',
        fr: 'Quelles machines et techniques utilisez-vous, et quelles qualifications avez-vous ?',
        es: '¿Qué máquinas y técnicas usa, y qué certificados tiene?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who make pictures and sound, or stand on a stage. */
export const creating: Role = {
  id: 'role-creating',
  names: {
    en: 'photographer, photography, videographer, video, video editor, film editor, filmmaker, cameraman, camera operator, sound engineer, audio engineer, musician, singer, actor, actress, dancer, artist, presenter, podcaster',
    de: 'fotograf, fotografin, videograf, videografin, kameramann, kamerafrau, cutter, cutterin, tontechnik…, mediengestalter bild und ton, mediengestalterin bild und ton, musiker, musikerin, sänger, sängerin, schauspieler, schauspielerin, künstler, künstlerin, regisseur',
    fr: 'photographe, vidéaste, caméraman, cadreur, cadreuse, monteur vidéo, monteuse vidéo, ingénieur du son, ingénieure du son, réalisateur, réalisatrice, musicien, musicienne, chanteur, chanteuse, comédien, comédienne, acteur, actrice, artiste',
    es: 'fotógrafo, fotógrafa, camarógrafo, camarógrafa, realizador, realizadora, editor de vídeo, editora de vídeo, técnico de sonido, técnica de sonido, músico, cantante, actriz, artista',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which shoot, recording, performance or piece of yours was a client or an audience happiest with? What was your part, from the first idea to the result?',
        de: 'Mit welcher Aufnahme, Aufführung oder Arbeit von Ihnen waren Auftraggeber oder Publikum am zufriedensten? Was war Ihr Anteil, von der Idee bis zum Ergebnis?',
        fr: 'Quelle prise de vue, quel enregistrement ou spectacle a le plus plu à un client ou au public ? Quelle a été votre part, de l’idée au résultat ?',
        es: '¿Con qué sesión, grabación, actuación u obra suya quedó más contento un cliente o el público? ¿Cuál fue su parte, de la idea al resultado?',
      },
      followUp: {
        en: 'Where was it shown or published, and how did people react?',
        de: 'Wo wurde sie gezeigt oder veröffentlicht, und wie kam sie an?',
        fr: 'Où l’a-t-on montré ou publié, et quel accueil a-t-il reçu ?',
        es: '¿Dónde se mostró o publicó, y cómo lo recibió la gente?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Preparing, lighting, recording, rehearsing, editing, selling your work: which of these do you do yourself, and what are you booked for most?',
        de: 'Vorbereitung, Licht, Aufnahme, Proben, Schnitt, Vermarktung: Was davon machen Sie selbst, und wofür werden Sie am häufigsten gebucht?',
        fr: 'Préparation, lumière, prise de vue ou de son, répétitions, montage, vente : que faites-vous vous-même, et pour quoi vous engage-t-on le plus ?',
        es: 'Preparar, iluminar, grabar, ensayar, montar, vender su trabajo: ¿qué hace usted y para qué le contratan más?',
      },
      followUp: {
        en: 'Which cameras, instruments, programs or techniques do you work with?',
        de: 'Mit welchen Kameras, Instrumenten, Programmen oder Techniken arbeiten Sie?',
        fr: 'Avec quels appareils, instruments, logiciels ou techniques travaillez-vous ?',
        es: '¿Con qué cámaras, instrumentos, programas o técnicas trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
