import { expect, test } from 'vitest'
import { isActionVerb, statesAction } from '#shared/text/action-verbs.ts'
import { foldWord } from '#shared/text/tokens.ts'

test.each([
  ['English', 'Led Built Negotiated Rewrote Chair Keep Supply Reconciles Welds'],
  ['German', 'Leitete Optimierte Konzipierte Betreuung Auswertung Konsolidierung Einführung'],
  ['French', 'Développé Géré Encadré Refonte Saisie Prospection Négociation'],
  ['Spanish', 'Dirigí Negocié Reescribí Documenté Coordino Seguimiento Migración'],
])('action verbs are recognized in %s', (_, words) => {
  expect(words.split(' ').filter((word) => !isActionVerb(foldWord(word)))).toEqual([])
})

test.each([
  ['English', 'Experienced Dedicated Based Indeed Red The Team Monthly Young'],
  ['German', 'Erfahrung Ausbildung Abteilung Jung Qualifizierte Das Kunden'],
  ['French', 'Équipe Très Chiffre Les Stage'],
  ['Spanish', 'Equipo Experiencia Los Responsable Grado'],
])('words for what a person is or has are not action verbs in %s', (_, words) => {
  expect(words.split(' ').filter((word) => isActionVerb(foldWord(word)))).toEqual([])
})

test.each([
  'Zwölf Lehrlinge ausgebildet, alle haben bestanden',
  'Kirchturm in Riegel saniert, 32 m hoch',
  'Umsatz je Kundin von 48 auf 61 € gehoben',
  'Abschluss von zwölf auf sechs Tage verkürzt',
  'Prüfung ohne Feststellungen begleitet',
  'Führe vier Kolonnen auf drei Baustellen',
  'Vertritt Betriebsräte in Einigungsstellen',
  'Konsolidiert sieben Gesellschaften im Konzern',
  'Respecté 98 % des créneaux sur trois ans',
  'Passée aux notes de frais sans papier',
  'Tiens le stand du marché le samedi',
  'Cableé cuadros de hasta 630 A',
  'Subí la conversión en un tercio',
  'Cuido a un matrimonio de 86 y 91 años',
  'Co-wrote a grant for the lab',
  'Open-sourced the queue of the house',
])('“%s” states an action', (line) => {
  expect(statesAction(line)).toBe(true)
})

test.each([
  'Ruhige Hand und gutes Auge',
  'Fünf Jahre im Betrieb der Eltern',
  'In der Küche war ich bereit für alles',
  'A broad knowledge of management',
  'The trust of two gentlemen',
  'Six years of benefit',
  'Qualité et sécurité de la ligne',
  'Employé polyvalent en magasin',
  'Marché de Noël, trois hivers',
  'Café y barra en un hotel',
  'Así lo dice la jefa',
  'José Pérez como referencia',
])('“%s” states none', (line) => {
  expect(statesAction(line)).toBe(false)
})
