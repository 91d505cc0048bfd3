import type { Role } from '#shared/interview/types.ts'

/** Those who cook and bake. */
export const cooking: Role = {
  id: 'role-cooking',
  names: {
    en: 'chef, head chef, sous chef, cook, kitchen, kitchen assistant, kitchen manager, pastry chef, baker, butcher, line cook, commis, kitchen porter, kitchen helper, pizza maker',
    de: 'koch, köchin, …koch, …köchin, küchen…, küche, bäcker, bäckerin, konditor, konditorin, metzger, metzgerin, fleischer, fleischerin, beikoch, beiköchin',
    fr: 'cuisinier, cuisinière, cuisine, chef de cuisine, cheffe de cuisine, chef de partie, second de cuisine, pâtissier, pâtissière, boulanger, boulangère, boucher, bouchère, commis de cuisine, pizzaiolo, traiteur, crêpier, crêpière',
    es: 'cocinero, cocinera, cocina, jefe de cocina, jefa de cocina, ayudante de cocina, pastelero, pastelera, panadero, panadera, carnicero, carnicera, pinche',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which dishes or goods come from you, or are made your way? Tell how one of them came about, from buying in to serving.',
        de: 'Welche Gerichte oder Waren stammen von Ihnen oder werden auf Ihre Art gemacht? Wie entstand eines davon, vom Einkauf bis zum Teller?',
        fr: 'Quels plats ou produits viennent de vous, ou se font à votre façon ? Comment l’un d’eux est-il né, de l’achat à l’assiette ?',
        es: '¿Qué platos o productos son suyos o se hacen a su manera? ¿Cómo nació uno, desde la compra hasta la mesa?',
      },
      followUp: {
        en: 'How many meals or pieces did you turn out in a service or a day?',
        de: 'Wie viele Essen oder Stücke haben Sie pro Service oder Tag gemacht?',
        fr: 'Combien de couverts ou de pièces par service ou par jour ?',
        es: '¿Cuántos cubiertos o piezas sacaba por servicio o por día?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Cold, sauces, meat, fish, dough, special diets: which stations can you take over, and how do you keep hygiene when it gets hectic?',
        de: 'Kalte Küche, Soßen, Fleisch, Fisch, Teig, Diäten: Welche Posten übernehmen Sie, und wie halten Sie die Hygiene, wenn es hektisch wird?',
        fr: 'Froid, sauces, viandes, poissons, pâtes, régimes : quels postes tenez-vous, et comment gardez-vous l’hygiène dans le coup de feu ?',
        es: 'Cuarto frío, salsas, carnes, pescados, masas, dietas: ¿qué partidas puede llevar, y cómo mantiene la higiene en pleno ajetreo?',
      },
      followUp: {
        en: 'Which cuisines, devices and hygiene rules, such as HACCP, do you know?',
        de: 'Welche Küchen, Geräte und Hygieneregeln wie HACCP kennen Sie?',
        fr: 'Quelles cuisines, quels appareils et règles d’hygiène, comme l’HACCP, connaissez-vous ?',
        es: '¿Qué cocinas, aparatos y normas de higiene, como el APPCC, conoce?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who look after guests. */
export const hosting: Role = {
  id: 'role-hosting',
  industry: 'hospitality',
  names: {
    en: 'waiter, waitress, bartender, barista, bar, hotel, hotel manager, hotel receptionist, front desk, restaurant, restaurant manager, hospitality, concierge, host, hostess, sommelier, bellhop, caterer, night auditor, food service, coffee shop',
    de: 'kellner, kellnerin, servicekraft, hotel…, hotelfach…, restaurant…, rezeption, rezeptionist, rezeptionistin, barkeeper, barkeeperin, gastronomie, gastro…, servicemitarbeit…, wirt, wirtin, gastwirt, gastwirtin',
    fr: 'serveur, serveuse, barman, barmaid, chef de rang, maître d’hôtel, hôtellerie, réceptionniste, restauration, hôtel, restaurateur, restauratrice',
    es: 'camarero, camarera, hostelería, recepcionista, recepcionista de hotel, barman, jefe de sala, jefa de sala, sumiller, restaurante, mesero, mesera',
  },
  looseNames: 'server',
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which guests come back because of you? Tell what you remember about them, recommend to them or arrange for them.',
        de: 'Welche Gäste kommen Ihretwegen wieder? Was merken Sie sich über sie, was empfehlen oder richten Sie für sie ein?',
        fr: 'Quels clients reviennent pour vous ? Que retenez-vous d’eux, que leur recommandez-vous ou que leur préparez-vous ?',
        es: '¿Qué clientes vuelven por usted? ¿Qué recuerda de ellos, qué les recomienda o les prepara?',
      },
      followUp: {
        en: 'How does it show: bookings, reviews, tips, thanks?',
        de: 'Woran zeigt es sich: Buchungen, Bewertungen, Trinkgeld, Dank?',
        fr: 'À quoi cela se voit-il : réservations, avis, pourboires, remerciements ?',
        es: '¿En qué se nota: reservas, reseñas, propinas, agradecimientos?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Reception, bar, wine, banquets, bills, complaints: with which of these may one leave you alone, and what did you last show to a newcomer?',
        de: 'Empfang, Bar, Wein, Bankett, Rechnung, Beschwerde: Womit kann man Sie allein lassen, und was haben Sie zuletzt jemand Neuem gezeigt?',
        fr: 'Accueil, bar, vin, banquets, additions, plaintes : que peut-on vous laisser seul à gérer, et qu’avez-vous montré à un nouveau récemment ?',
        es: 'Recepción, bar, vinos, banquetes, cuentas, quejas: ¿qué puede llevar sin ayuda, y qué enseñó hace poco a alguien nuevo?',
      },
      followUp: {
        en: 'Which booking or till programs do you use, and which languages do you speak with guests?',
        de: 'Welche Buchungs- oder Kassenprogramme nutzen Sie, und welche Sprachen sprechen Sie mit Gästen?',
        fr: 'Quels logiciels de réservation ou de caisse utilisez-vous, et quelles langues parlez-vous avec les clients ?',
        es: '¿Qué programas de reservas o de caja usa, y qué idiomas habla con los clientes?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who keep rooms clean and houses in order. */
export const cleaning: Role = {
  id: 'role-cleaning',
  names: {
    en: 'cleaner, cleaning, domestic assistant, housekeeper, housekeeping, janitor, caretaker, custodian, facility manager, facilities, chambermaid, room attendant',
    de: 'reinigungs…, reinigung, gebäudereinig…, raumpfleger, raumpflegerin, putzkraft, putzfrau, hausmeister, hausmeisterin, hauswirtschaft…, zimmermädchen, objektbetreuer, facility manager, hauswart, hauswartin',
    fr: 'agent d’entretien, agente d’entretien, agent de nettoyage, nettoyage, femme de chambre, valet de chambre, gouvernante, concierge d’immeuble, gardien d’immeuble, gardienne d’immeuble, femme de ménage, ménage, propreté',
    es: 'limpiador, limpiadora, limpieza, personal de limpieza, camarera de pisos, gobernanta, conserje, empleada de hogar, empleado de hogar',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which rooms or buildings do you look after, in which state did you find them, and what did you change in the way of working?',
        de: 'Welche Räume oder Häuser betreuen Sie, in welchem Zustand haben Sie sie vorgefunden, und was haben Sie am Ablauf geändert?',
        fr: 'De quels locaux ou immeubles vous occupez-vous, dans quel état les avez-vous trouvés, et qu’avez-vous changé dans la façon de faire ?',
        es: '¿De qué espacios o edificios se ocupa, en qué estado los encontró y qué cambió en la forma de trabajar?',
      },
      followUp: {
        en: 'How many rooms or square metres are there in a shift?',
        de: 'Wie viele Zimmer oder Quadratmeter sind es in einer Schicht?',
        fr: 'Combien de chambres ou de mètres carrés par service ?',
        es: '¿Cuántas habitaciones o metros cuadrados son en un turno?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which floors, stains or small repairs do you know how to treat, and what must one never mix or leave out?',
        de: 'Mit welchen Böden, Flecken oder kleinen Reparaturen kennen Sie sich aus, und was darf man nie mischen oder weglassen?',
        fr: 'Quels sols, taches ou petites réparations savez-vous traiter, et que ne faut-il jamais mélanger ni oublier ?',
        es: '¿Qué suelos, manchas o pequeñas reparaciones sabe tratar, y qué no se debe mezclar ni omitir nunca?',
      },
      followUp: {
        en: 'Which machines, cleaning agents and hygiene rules do you work with?',
        de: 'Mit welchen Maschinen, Mitteln und Hygieneregeln arbeiten Sie?',
        fr: 'Avec quelles machines, quels produits et règles d’hygiène travaillez-vous ?',
        es: '¿Con qué máquinas, productos y normas de higiene trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who look after hair, skin and looks. */
export const beauty: Role = {
  id: 'role-beauty',
  names: {
    en: 'hairdresser, hair stylist, hairstylist, barber, beautician, cosmetologist, esthetician, nail technician, makeup artist, make up artist, massage therapist, beauty, stylist',
    de: 'friseur, friseurin, friseurmeister, friseurmeisterin, kosmetiker, kosmetikerin, nageldesigner, nageldesignerin, visagist, visagistin, masseur, masseurin, barbier',
    fr: 'coiffeur, coiffeuse, esthéticien, esthéticienne, maquilleur, maquilleuse, prothésiste ongulaire, manucure, masseuse, esthétique',
    es: 'peluquero, peluquera, peluquería, barbero, barbera, esteticista, estética, maquillador, maquilladora, manicurista, masajista',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Who comes back to you, and for what? Tell how you advise somebody whose wish does not suit their hair, skin or nails.',
        de: 'Wer kommt zu Ihnen wieder, und wofür? Wie beraten Sie jemanden, dessen Wunsch nicht zu Haar, Haut oder Nägeln passt?',
        fr: 'Qui revient vous voir, et pour quoi ? Comment conseillez-vous quelqu’un dont l’envie ne convient pas à ses cheveux, sa peau ou ses ongles ?',
        es: '¿Quién vuelve a usted y para qué? ¿Cómo aconseja a alguien cuyo deseo no va con su pelo, su piel o sus uñas?',
      },
      followUp: {
        en: 'How many clients do you see in a day, and how many of them are regulars?',
        de: 'Wie viele Menschen behandeln Sie am Tag, und wie viele davon sind Stammkundschaft?',
        fr: 'Combien de clients voyez-vous par jour, et combien d’habitués parmi eux ?',
        es: '¿A cuántos clientes atiende al día, y cuántos son habituales?',
      },
      asks: ['number', 'own-part', 'result'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Which treatments do you do from the first talk to the last look in the mirror, and which have you added most recently?',
        de: 'Welche Behandlungen machen Sie vom Vorgespräch bis zum letzten Blick in den Spiegel, und welche kam zuletzt dazu?',
        fr: 'Quelles prestations faites-vous du premier échange au dernier regard dans le miroir, et laquelle avez-vous ajoutée récemment ?',
        es: '¿Qué tratamientos hace desde la primera charla hasta la última mirada al espejo, y cuál ha añadido hace poco?',
      },
      followUp: {
        en: 'Which products, devices and techniques do you work with?',
        de: 'Mit welchen Produkten, Geräten und Techniken arbeiten Sie?',
        fr: 'Avec quels produits, appareils et techniques travaillez-vous ?',
        es: '¿Con qué productos, aparatos y técnicas trabaja?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}

/** Those who protect people and places. */
export const guarding: Role = {
  id: 'role-guarding',
  names: {
    en: 'security guard, security officer, security, security manager, guard, bodyguard, doorman, bouncer, night watchman, watchman, police officer, lifeguard, prison officer, correctional officer, border guard, customs officer, policeman, policewoman, detective',
    de: 'sicherheitsdienst, sicherheitsmitarbeit…, sicherheitskraft, sicherheitsbeamt…, wachmann, wachfrau, wachdienst, türsteher, türsteherin, werkschutz, objektschutz, personenschutz…, polizist, polizistin, zöllner, zöllnerin, …polizist, …polizistin',
    fr: 'agent de sécurité, agente de sécurité, sécurité, vigile, gardien, gardienne, garde du corps, policier, policière, surveillant, surveillante, maître chien, gendarme, douanier, douanière',
    es: 'vigilante, vigilante de seguridad, guardia de seguridad, seguridad, escolta, portero, portera, policía, socorrista, guardia civil',
  },
  questions: [
    {
      id: 'achievements-1',
      category: 'achievements',
      question: {
        en: 'Which dangerous moment on duty did you calm or prevent? Tell what you noticed, said and did, leaving out what is confidential.',
        de: 'Welchen gefährlichen Moment im Dienst haben Sie entschärft oder verhindert? Was haben Sie bemerkt, gesagt, getan, ohne Vertrauliches?',
        fr: 'Quel moment dangereux en service avez-vous apaisé ou évité ? Qu’avez-vous remarqué, dit et fait, sans rien de confidentiel ?',
        es: '¿Qué momento peligroso calmó o evitó estando de servicio? ¿Qué notó, dijo e hizo, sin nada confidencial?',
      },
      followUp: {
        en: 'How did it end, and who took over from you?',
        de: 'Wie ging es aus, und wer hat übernommen?',
        fr: 'Comment cela s’est-il terminé, et qui a pris la relève ?',
        es: '¿Cómo terminó y quién tomó el relevo?',
      },
      asks: ['result', 'own-part', 'number'],
    },
    {
      id: 'skills-1',
      category: 'skills',
      question: {
        en: 'Patrols, access, cameras, crowds, emergency calls, reports: which duties do you know, and at what point do you call for help?',
        de: 'Rundgang, Zugang, Kameras, Menschenmengen, Notrufe, Berichte: Welche Aufgaben kennen Sie, und ab wann rufen Sie Hilfe?',
        fr: 'Rondes, accès, caméras, foules, urgences, rapports : quelles missions connaissez-vous, et à quel moment appelez-vous du renfort ?',
        es: 'Rondas, accesos, cámaras, multitudes, urgencias, informes: ¿qué tareas conoce y en qué momento pide ayuda?',
      },
      followUp: {
        en: 'Which licences, courses and alarm systems do you know?',
        de: 'Welche Scheine, Lehrgänge und Alarmanlagen kennen Sie?',
        fr: 'Quels agréments, stages et systèmes d’alarme connaissez-vous ?',
        es: '¿Qué licencias, cursos y sistemas de alarma conoce?',
      },
      asks: ['tool', 'own-part'],
    },
  ],
}
