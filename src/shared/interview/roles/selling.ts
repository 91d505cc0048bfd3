import type { Role } from '#shared/interview/types.ts'

/** Those who win customers and orders. */
export const sales: Role = {
  id: 'role-sales',
  industry: 'sales',
  names: {
    en: 'sales, sales manager, sales representative, sales engineer, account manager, account executive, key account, business development, business developer, salesman, saleswoman, salesperson, real estate agent, estate agent, insurance agent, insurance broker, sdr, bdr, presales, telesales, pharma rep, realtor, letting agent, leasing agent, territory manager, real estate broker, lettings negotiator, leasing consultant',
    de: 'vertrieb…, vertriebs…, verkaufs…, außendienst, außendienst…, handelsvertret…, key account, makler, maklerin, …makler, …maklerin, versicherungs…, innendienst…, akquisiteur, pharmavertret…',
    fr: 'commercial terrain, technico commercial, technico commerciale, attaché commercial, attachée commerciale, chargé d’affaires, chargée d’affaires, développement commercial, ventes, vente, agent immobilier, agente immobilière, négociateur immobilier, négociatrice immobilière, conseiller immobilier, conseillère immobilière, chef des ventes, cheffe des ventes, responsable commercial, responsable commerciale',
    es: 'ventas, agente comercial, asesor comercial, asesora comercial, representante comercial, ejecutivo de cuentas, ejecutiva de cuentas, desarrollo de negocio, agente inmobiliario, agente inmobiliaria, asesor inmobiliario, asesora inmobiliaria',
  },
  looseNames: 'commercial, commerciale, comercial',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'How did you share out your week among new customers, old ones and open offers, and what came of it in orders?',
        de: 'Wie haben Sie Ihre Woche auf neue Kundschaft, alte Kundschaft und offene Angebote verteilt, und welche Aufträge kamen dabei heraus?',
        fr: 'Comment avez-vous réparti votre semaine entre prospects, clients fidèles et offres en cours, et quelles commandes en sont sorties ?',
        es: '¿Cómo repartió la semana entre clientes nuevos, antiguos y ofertas abiertas, y qué pedidos salieron de ahí?',
      },
      followUp: {
        en: 'How many visits, calls or offers in a month, and how many became orders?',
        de: 'Wie viele Besuche, Anrufe oder Angebote im Monat, und wie viele wurden zu Aufträgen?',
        fr: 'Combien de visites, d’appels ou d’offres par mois, et combien ont abouti ?',
        es: '¿Cuántas visitas, llamadas u ofertas al mes, y cuántas acabaron en pedido?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Listening, showing, reckoning, answering doubts: what are you best at when you sit with a buyer? Give an example.',
        de: 'Zuhören, vorführen, rechnen, Zweifel klären: Was können Sie im Verkaufsgespräch am besten? Geben Sie ein Beispiel.',
        fr: 'Écouter, montrer, chiffrer, répondre aux doutes : en quoi excellez-vous face à un acheteur ? Donnez un exemple.',
        es: 'Escuchar, mostrar, calcular, resolver dudas: ¿qué hace mejor ante un comprador? Ponga un ejemplo.',
      },
      followUp: {
        en: 'Which customer database, way of selling and product knowledge do you bring?',
        de: 'Welche Kundendatenbank, Verkaufsmethode und Produktkenntnis bringen Sie mit?',
        fr: 'Quelle base clients, méthode de vente et connaissance de produits apportez-vous ?',
        es: '¿Qué base de clientes, método de venta y conocimiento de productos aporta?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who make something known. */
export const marketing: Role = {
  id: 'role-marketing',
  industry: 'marketing',
  names: {
    en: 'marketing, marketer, brand manager, social media, social media manager, community manager, seo, content creator, content manager, growth, public relations, pr manager, communications, advertising, campaign manager, lead generation, brand strategist, media planner, media buyer, account planner, ppc, content strategist, influencer, cmo, publicist, press officer, pr specialist',
    de: 'marketing…, werbe…, werbung, öffentlichkeitsarbeit, kommunikations…, kommunikation, social media managerin, mediaplan…, pressesprecher, pressesprecherin, markenmanager, markenmanagerin, pr referent, pr referentin',
    fr: 'publicité, chargé de communication, chargée de communication, communication, relations publiques, chef de marque, animateur de communauté, publicitaire, attaché de presse, attachée de presse',
    es: 'mercadotecnia, publicidad, comunicación, relaciones públicas, redes sociales, gestor de redes, gestora de redes, jefe de prensa, jefa de prensa, mercadólogo, mercadóloga',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which goal were you given, in visitors, enquiries or sales, and which measure of yours brought you closest to it?',
        de: 'Welches Ziel hatten Sie, in Besuchen, Anfragen oder Umsatz, und welche Ihrer Maßnahmen hat Sie ihm am nächsten gebracht?',
        fr: 'Quel objectif aviez-vous, en visites, demandes ou ventes, et laquelle de vos actions vous en a le plus rapproché ?',
        es: '¿Qué objetivo tenía, en visitas, consultas o ventas, y qué acción suya le acercó más a él?',
      },
      followUp: {
        en: 'What was the figure before and after, and what did it cost?',
        de: 'Wie war die Zahl vorher und nachher, und was hat es gekostet?',
        fr: 'Quel était le chiffre avant et après, et combien cela a-t-il coûté ?',
        es: '¿Cuál era la cifra antes y después, y cuánto costó?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Texts, pictures, adverts, mailings, events, evaluations: what do you make with your own hands, and what do you order from others?',
        de: 'Texte, Bilder, Anzeigen, Mailings, Veranstaltungen, Auswertungen: Was machen Sie selbst, und was geben Sie in Auftrag?',
        fr: 'Textes, images, annonces, envois, événements, bilans : que faites-vous de vos mains, et que commandez-vous à d’autres ?',
        es: 'Textos, imágenes, anuncios, envíos, eventos, informes: ¿qué hace usted y qué encarga a otros?',
      },
      followUp: {
        en: 'Name the programs and channels that you work in.',
        de: 'Nennen Sie die Programme und Kanäle, in denen Sie arbeiten.',
        fr: 'Citez les logiciels et les canaux que vous pratiquez.',
        es: 'Nombre los programas y canales en los que trabaja.',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those whose work is words. */
export const writing: Role = {
  id: 'role-writing',
  names: {
    en: 'writer, technical writer, copywriter, content writer, editor, journalist, reporter, author, translator, interpreter, proofreader, ghostwriter, screenwriter, blogger',
    de: 'redakteur, redakteurin, …redakteur, …redakteurin, texter, texterin, …texter, …texterin, autor, autorin, lektor, lektorin, übersetzer, übersetzerin, dolmetscher, dolmetscherin, journalistin',
    fr: 'rédacteur, rédactrice, journaliste, auteur, autrice, traducteur, traductrice, interprète, correcteur, correctrice, éditeur, éditrice, écrivain, écrivaine',
    es: 'redactor, redactora, periodista, escritor, escritora, traductor, traductora, intérprete, corrector, correctora, editora',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which text of yours was truly put to use: read, acted on, printed, learned by heart? For whom was it, and what did you change between drafts?',
        de: 'Welcher Text von Ihnen wurde wirklich gebraucht: gelesen, befolgt, gedruckt, gelernt? Für wen war er, und was änderten Sie von Fassung zu Fassung?',
        fr: 'Quel texte de vous a vraiment servi : lu, suivi, imprimé, appris ? Pour qui était-il, et qu’avez-vous changé d’une version à l’autre ?',
        es: '¿Qué texto suyo se usó de verdad: leído, seguido, impreso, aprendido? ¿Para quién era y qué cambió entre borradores?',
      },
      followUp: {
        en: 'What did readers or clients do or say afterwards?',
        de: 'Was taten oder sagten Leserinnen, Leser oder Auftraggeber danach?',
        fr: 'Qu’ont fait ou dit les lecteurs ou les clients ensuite ?',
        es: '¿Qué hicieron o dijeron después los lectores o clientes?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'What can one order from you: reports, manuals, web pages, translations, corrections? How do you get into a subject that is new to you?',
        de: 'Was kann man bei Ihnen bestellen: Berichte, Anleitungen, Webseiten, Übersetzungen, Korrekturen? Wie arbeiten Sie sich in ein neues Thema ein?',
        fr: 'Que peut-on vous commander : rapports, notices, pages web, traductions, corrections ? Comment abordez-vous un sujet nouveau ?',
        es: '¿Qué se le puede encargar: informes, manuales, páginas web, traducciones, correcciones? ¿Cómo se mete en un tema nuevo?',
      },
      followUp: {
        en: 'Which languages, style guides and programs do you work with?',
        de: 'Mit welchen Sprachen, Stilvorgaben und Programmen arbeiten Sie?',
        fr: 'Avec quelles langues, chartes et logiciels travaillez-vous ?',
        es: '¿Con qué idiomas, guías de estilo y programas trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those whom customers turn to. */
export const service: Role = {
  id: 'role-service',
  industry: 'customer-service',
  names: {
    en: 'customer service, customer support, customer care, customer success, customer success manager, customer, call center, call centre, contact center, client services, client advisor, support agent, support specialist, complaints handler, telephone operator',
    de: 'kundenservice, kundendienst, kundenbetreu…, kundenberat…, kunden…, callcenter…, call center agent, serviceberat…',
    fr: 'service client, relation client, relation clientèle, chargé de clientèle, chargée de clientèle, conseiller client, conseillère client, téléconseiller, téléconseillère, centre d’appels, conseiller clientèle, conseillère clientèle, téléopérateur, téléopératrice',
    es: 'atención al cliente, servicio al cliente, teleoperador, teleoperadora, asesor de clientes, asesora de clientes, soporte al cliente, gestor de clientes',
  },
  looseNames: 'support',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which request of a customer had no answer in the manual? How did you find one, and what did you tell them meanwhile?',
        de: 'Welches Anliegen stand in keinem Handbuch? Wie haben Sie eine Antwort gefunden, und was haben Sie bis dahin gesagt?',
        fr: 'Quelle demande d’un client n’avait de réponse dans aucun manuel ? Comment l’avez-vous trouvée, et qu’avez-vous dit entre-temps ?',
        es: '¿Qué petición de un cliente no venía en ningún manual? ¿Cómo halló la respuesta y qué le dijo mientras tanto?',
      },
      followUp: {
        en: 'How did it end for the customer, and did others profit from it later?',
        de: 'Wie ging es für die Kundschaft aus, und half es später auch anderen?',
        fr: 'Comment cela s’est-il terminé pour le client, et d’autres en ont-ils profité ensuite ?',
        es: '¿Cómo acabó para el cliente, y sirvió después a otros?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'On the telephone, in writing or face to face: where are you at your best, and which matters do you settle without passing them on?',
        de: 'Am Telefon, schriftlich oder persönlich: Wo sind Sie am besten, und welche Anliegen klären Sie, ohne weiterzuverbinden?',
        fr: 'Au téléphone, par écrit ou en face à face : où excellez-vous, et quelles demandes réglez-vous sans les transmettre ?',
        es: 'Por teléfono, por escrito o en persona: ¿dónde destaca, y qué asuntos resuelve sin pasarlos a otros?',
      },
      followUp: {
        en: 'Which programs do you keep customer records in, and in which languages do you serve people?',
        de: 'In welchen Programmen führen Sie Vorgänge, und in welchen Sprachen bedienen Sie?',
        fr: 'Dans quels logiciels suivez-vous les dossiers, et en quelles langues servez-vous ?',
        es: '¿En qué programas lleva los casos, y en qué idiomas atiende?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who sell in a shop and sit at its till. */
export const shop: Role = {
  id: 'role-shop',
  industry: 'retail',
  names: {
    en: 'shop assistant, sales assistant, sales associate, retail, store manager, store, shop, shopkeeper, cashier, checkout, merchandiser, retail sales, sales clerk, store clerk, store associate, stocker, shelf stacker, florist, fishmonger, bookseller, personal shopper, floor manager',
    de: 'verkäufer, verkäuferin, …verkäufer, …verkäuferin, kassierer, kassiererin, kasse, einzelhandel, einzelhandels…, filialleit…, marktleiter, marktleiterin, verkaufsberater, verkaufsberaterin, verkaufskraft, florist, floristin, buchhändl…, drogist, drogistin, ladenleit…, warenverräum…',
    fr: 'vendeur, vendeuse, caissier, caissière, hôte de caisse, hôtesse de caisse, employé de magasin, employée de magasin, magasin, responsable de magasin, libre service, conseiller de vente, conseillère de vente, fleuriste, libraire, commerçant, commerçante, chef de rayon, cheffe de rayon, assistant de vente, assistante de vente, épicier, épicière, poissonnier, poissonnière',
    es: 'dependiente, dependienta, cajero, cajera, tienda, encargado de tienda, encargada de tienda, reponedor, reponedora, vendedor, vendedora, florista, librero, librera, tendero, tendera, pescadero, pescadera',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which corner of the shop was in your care: a department, the till, the ordering? What did you do there that customers noticed?',
        de: 'Welcher Teil des Ladens war Ihnen anvertraut: eine Abteilung, die Kasse, die Bestellungen? Was haben Sie dort getan, das die Kundschaft merkte?',
        fr: 'Quelle partie du magasin vous était confiée : un rayon, la caisse, les commandes ? Qu’y avez-vous fait que les clients ont remarqué ?',
        es: '¿Qué parte de la tienda estaba a su cargo: una sección, la caja, los pedidos? ¿Qué hizo allí que notaran los clientes?',
      },
      followUp: {
        en: 'How many customers, or what takings, were there on a usual day?',
        de: 'Wie viele Kundinnen und Kunden oder welcher Umsatz an einem normalen Tag?',
        fr: 'Combien de clients, ou quelle recette, un jour ordinaire ?',
        es: '¿Cuántos clientes, o qué recaudación, en un día normal?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Opening up, advising, cashing up, ordering, locking: which of these do you do with nobody beside you, and at which are you quickest?',
        de: 'Aufschließen, beraten, Kasse machen, bestellen, abschließen: Was davon machen Sie ganz allein, und wobei sind Sie am schnellsten?',
        fr: 'Ouvrir, conseiller, faire la caisse, commander, fermer : que faites-vous en toute autonomie, et où allez-vous le plus vite ?',
        es: 'Abrir, aconsejar, cuadrar la caja, pedir, cerrar: ¿qué hace sin nadie al lado, y en qué va más rápido?',
      },
      followUp: {
        en: 'Which tills, payment devices and stock programs do you use?',
        de: 'Welche Kassen, Bezahlgeräte und Warenprogramme nutzen Sie?',
        fr: 'Quelles caisses, quels terminaux et logiciels de stock utilisez-vous ?',
        es: '¿Qué cajas, datáfonos y programas de existencias usa?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
