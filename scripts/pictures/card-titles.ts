/** What the cards say of pages that have an address in each language, by language and page. */
export const CARD_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    // These are also in the page's head, for screen readers: locales/de/shell.po.
    'og-image': 'Ein Lebenslauf, der sich gut liest',
    templates: 'Vorlagen für Lebensläufe, jede einzeln gemessen',
    pricing: 'Was kostenlos ist, was jeder Tarif enthält und was er kostet',
    blog: 'Bewerbung, Gespräch und Gehalt, gut erklärt',
    about: 'Ein Lebenslauf, der sich gut liest, für Menschen und für Software',
    help: 'Hilfe zu Lebenslauf, Dateien und Konto',
    'how-we-measure': 'So messen wir unsere Vorlagen',
  },
  es: {
    'og-image': 'Un currículum que se lee bien',
    templates: 'Plantillas de currículum, medidas una a una',
    pricing: 'Qué es gratis, qué incluye cada plan y cuánto cuesta',
    blog: 'Currículums, entrevistas y sueldos, bien explicados',
    about: 'Un currículum que leen bien las personas y los programas',
    help: 'Ayuda con su currículum, sus archivos y su cuenta',
    'how-we-measure': 'Cómo medimos nuestras plantillas',
  },
  fr: {
    'og-image': 'Un CV qui se lit bien',
    templates: 'Des modèles de CV, tous mesurés',
    pricing: 'Ce qui est gratuit, ce que chaque formule comprend et ce qu’elle coûte',
    blog: 'CV, entretiens et salaires, bien expliqués',
    about: 'Un CV qui se lit bien, par les humains comme par les logiciels',
    help: 'De l’aide pour votre CV, vos fichiers et votre compte',
    'how-we-measure': 'Comment nous évaluons nos modèles',
  },
}
