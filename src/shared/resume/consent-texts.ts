/**
 * Consent to the use of personal data, as it is usual at the end of a resume in these countries: the General Data
 * Protection Regulation (EU) 2016/679, and in Italy the decree 196/2003 beside it.
 */
export const CONSENT_TEXTS = {
  de: 'Ich bin damit einverstanden, dass meine personenbezogenen Daten für das Bewerbungsverfahren verarbeitet werden (Art. 6 Abs. 1 lit. a DSGVO). Diese Einwilligung kann ich jederzeit widerrufen.',
  pl: 'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji, zgodnie z Rozporządzeniem Parlamentu Europejskiego i Rady (UE) 2016/679 z dnia 27 kwietnia 2016 r. (RODO).',
  it: 'Autorizzo il trattamento dei miei dati personali presenti nel curriculum vitae ai sensi del D.Lgs. 30 giugno 2003, n. 196 e del Regolamento (UE) 2016/679 (GDPR).',
} as const
export type ConsentLanguage = keyof typeof CONSENT_TEXTS
