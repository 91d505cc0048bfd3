import { expect, test } from 'vitest'
import { buzzwords } from '#shared/ats/rules/buzzwords.ts'
import { findIn, withBullet } from '#shared/ats/rules/find-in.ts'
import { firstPerson } from '#shared/ats/rules/first-person.ts'
import { weakOpenings } from '#shared/ats/rules/weak-openings.ts'
import type { Language } from '#shared/text/languages.ts'

const inSummary = (language: Language, summary: string) => ({ language, summary })
const inBullet = (language: Language, line: string) => ({ language, ...withBullet(line) })
type Case = [Language, string, string]
type Clean = [Language, string]

test.each<Case>([
  ['en', 'I led a team of six cooks', 'I'],
  ['en', 'Led a team that I built myself', 'I'],
  ['en', 'When asked, I’ve cooked for two hundred', 'I'],
  ['en', 'Cooked beside my degree for a year', 'my'],
  ['en', 'My team won the prize of the town', 'My'],
  ['de', 'Hier habe ich die Küche geleitet', 'ich'],
  ['de', 'Mein Team gewann den Preis der Stadt', 'Mein'],
  ['de', 'Der Preis ging an mich und das Team', 'mich'],
  ['fr', 'Dans ce poste, je gère la cuisine', 'je'],
  ['fr', 'J’ai formé les apprentis de la maison', 'J’'],
  ['fr', 'Mon équipe a gagné le prix de la ville', 'Mon'],
  ['es', 'Mi equipo ganó el premio de la ciudad', 'Mi'],
  ['es', 'En la cocina yo preparaba las salsas', 'yo'],
  ['es', 'El premio fue para mí y para el equipo', 'mí'],
])('%s: “%s” uses the first person', (language, line, word) => {
  const path = 'experience.0.achievements.0'
  expect(findIn(firstPerson, inBullet(language, line))).toMatchObject([{ values: { word }, paths: [path], cost: 1 }])
  expect(findIn(firstPerson, inSummary(language, line))).toMatchObject([{ paths: ['summary'] }])
})

test('a sentence in another language does not hide the first person', () => {
  const summary = 'Mir liegt das genaue Hinsehen. All of this was done for the owners of the house and with them.'
  expect(findIn(firstPerson, inSummary('de', summary))).toMatchObject([{ values: { word: 'Mir' } }])
})

test('words of a language without rules are no first person', () => {
  const summary = 'Mi occupo di una cucina per la mensa; yo, je, ich and I are words of others.'
  expect(findIn(firstPerson, { language: 'it', summary })).toEqual([])
})

test.each<Clean>([
  ['en', 'Ran Phase I trials of a new oven'],
  ['en', 'Taught Calculus I and II to adults'],
  ['en', 'Tested I/O of the class I device'],
  ['en', 'A guest wrote: “I never ate better, thank my friend”'],
  ['en', 'Sold at the market in Portland, ME, on Mondays'],
  ['de', 'Preise je nach Saison und Menge berechnet'],
  ['de', 'Der Gast schrieb: „Ich komme gern wieder“'],
  ['de', 'Die Küche der MIR Gastro GmbH geleitet'],
  ['fr', 'Mise en place du MES dans les ateliers'],
  ['fr', 'Formation des apprentis de la maison'],
  ['fr', 'Un client : « Je reviendrai avec mes amis »'],
  ['es', 'Dirigí la cocina de un hotel de la costa'],
  ['es', 'Mis en place para 140 cubiertos y APPCC al día'],
  ['es', 'Gestión de las compras en Lansing, MI, y Troy'],
  ['es', 'Un cliente: «Yo vuelvo con mi familia»'],
])('%s: “%s” does not use the first person', (language, line) => {
  expect(findIn(firstPerson, inBullet(language, line))).toEqual([])
})

test.each<Case>([
  ['en', 'Responsible for the kitchen of a hotel', 'Responsible for'],
  ['en', 'Helped with orders and deliveries', 'Helped with'],
  ['en', '**Duties included** cleaning and cooking', 'Duties included'],
  ['en', 'Worked on the new menu of the house', 'Worked on'],
  ['de', 'Zuständig für die Küche eines Hotels', 'Zuständig für'],
  ['de', 'War verantwortlich für Einkauf und Lager', 'War verantwortlich für'],
  ['de', 'Mitarbeit bei der Planung von Festen', 'Mitarbeit bei'],
  ['fr', 'Chargée de la cuisine d’un hôtel', 'Chargée de'],
  ['fr', 'Responsable des achats et du stock', 'Responsable des'],
  ['fr', 'Participation à la mise en place', 'Participation à'],
  ['es', 'Encargado de la cocina de un hotel', 'Encargado de'],
  ['es', 'Responsable de compras y almacén', 'Responsable de'],
  ['es', 'Participación en la apertura del local', 'Participación en'],
])('%s: “%s” opens with a duty', (language, line, opening) => {
  expect(findIn(weakOpenings, inBullet(language, line))).toMatchObject([{ values: { opening }, cost: 1 }])
})

test.each<Clean>([
  ['en', 'Helped 12 customers an hour at the desk'],
  ['en', 'Led the team responsible for the kitchen'],
  ['en', 'Worked nights in a kitchen of nine'],
  ['de', 'Leitete das für Einkauf zuständige Team'],
  ['de', 'Verantwortete die Küche eines Hotels'],
  ['de', 'Beteiligte acht Kollegen an der Planung'],
  ['fr', 'Chargée de clientèle pour cent entreprises'],
  ['fr', 'Géré les achats et le stock du café'],
  ['fr', 'Formé les responsables de trois cafés'],
  ['es', 'Dirigí la cocina de un hotel de costa'],
  ['es', 'Formé a los responsables de tres locales'],
  ['es', 'Apoyé a doce alumnos con deberes'],
])('%s: “%s” opens with an accomplishment', (language, line) => {
  expect(findIn(weakOpenings, inBullet(language, line))).toEqual([])
})

test.each<Case>([
  ['en', 'Hard-working team player for every kitchen.', 'Hard-working, team player'],
  ['en', 'A results-driven cook.', 'results-driven'],
  ['en', 'Go-getter with a proven track record.', 'Go-getter, proven track record'],
  ['de', 'Teamfähig und belastbar in jeder Küche.', 'Teamfähig, belastbar'],
  ['de', 'Zielstrebige Köchin mit Freude am Beruf.', 'Zielstrebige'],
  ['de', 'Hochmotivierter Koch.', 'Hochmotivierter'],
  ['fr', 'Cuisinière dynamique et motivée.', 'dynamique, motivée'],
  ['fr', 'Cuisinier avec esprit d’équipe.', 'esprit d’équipe'],
  ['fr', 'Très motivé par le métier.', 'Très motivé'],
  ['es', 'Cocinero proactivo.', 'proactivo'],
  ['es', 'Trabajadora incansable en la cocina.', 'Trabajadora incansable'],
  ['es', 'Persona orientada a resultados.', 'orientada a resultados'],
])('%s: “%s” is empty praise, quoted as written', (language, summary, words) => {
  expect(findIn(buzzwords, inSummary(language, summary))[0]?.values?.['words']).toContain(words.split(', ')[0])
  expect(findIn(buzzwords, inSummary(language, summary))).toMatchObject([{ paths: ['summary'], cost: 1 }])
})

test.each<Clean>([
  ['en', 'Introduced dynamic pricing in the shop.'],
  ['en', 'A detail-oriented baker who lost 3 of 9,000 orders.'],
  ['en', 'Kept detailed books of the players in the team.'],
  ['de', 'Entwickelte dynamische Preise für den Laden.'],
  ['de', 'Belastbare Zahlen: Kosten um 12 % gesenkt.'],
  ['de', 'Führte flexible Arbeitszeiten ein.'],
  ['fr', 'Mise en place d’une tarification dynamique des menus.'],
  ['fr', 'Très motivé : 12 apprentis formés.'],
  ['fr', 'Motifs et dessins pour la maison.'],
  ['es', 'Precios dinámicos para la tienda.'],
  ['es', 'Dirigí un equipo orientado a resultados: 20 % menos costes.'],
  ['es', 'Cocina de mercado en la costa.'],
])('%s: “%s” is substantial', (language, summary) => {
  expect(findIn(buzzwords, inSummary(language, summary))).toEqual([])
})
