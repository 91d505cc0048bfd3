import { expect, test } from 'vitest'
import { isActionVerb } from '#shared/ats/verbs.ts'
import { foldWord } from '#shared/text/tokens.ts'

test.each([
  ['English', 'Led Built Negotiated Rewrote Chair Keep Supply Reconciles Welds'],
  ['German', 'Leitete Optimierte Konzipierte Betreuung Auswertung Konsolidierung Einführung'],
  ['French', 'Développé Géré Encadré Refonte Saisie Prospection Négociation'],
  ['Spanish', 'Dirigí Negocié Reescribí Documenté Coordino Seguimiento Migración'],
])('what was done is known in %s', (_, words) => {
  expect(words.split(' ').filter((word) => !isActionVerb(foldWord(word)))).toEqual([])
})

test.each([
  ['English', 'Experienced Dedicated Based Indeed Red The Team Monthly Young'],
  ['German', 'Erfahrung Ausbildung Abteilung Jung Qualifizierte Das Kunden'],
  ['French', 'Équipe Très Chiffre Les Stage'],
  ['Spanish', 'Equipo Experiencia Los Responsable Grado'],
])('what somebody is or has is no deed in %s', (_, words) => {
  expect(words.split(' ').filter((word) => isActionVerb(foldWord(word)))).toEqual([])
})
