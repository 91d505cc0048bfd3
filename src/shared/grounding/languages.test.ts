import { kindsOf } from '#shared/grounding/violation-kinds.ts'
import { describe, expect, test } from 'vitest'

describe('numbers are read as written in each language', () => {
  test.each([
    ['de', 'Ich habe zweihundertfünfzig Patienten betreut.', '250 Patienten betreut'],
    ['de', 'Der Umsatz lag bei 1.200.000 Euro.', 'Umsatz von 1,2 Millionen Euro'],
    ['de', 'Wir haben die Kosten um 12,5 Prozent gesenkt.', 'Kosten um 12,5 % gesenkt'],
    ['de', 'Seit März 2019 leite ich das Team.', 'Leitung des Teams seit März 2019'],
    ['de', 'Es waren acht bis zehn Leute.', '8–10 Leute'],
    ['fr', 'J’ai formé quatre-vingt-dix personnes.', '90 personnes formées'],
    ['fr', 'Le budget était de 15 000 euros.', 'Budget de 15.000 euros'],
    ['fr', 'Les erreurs ont baissé de 2,5 %.', 'Baisse des erreurs de 2,5 %'],
    ['es', 'Atendí a trescientos cuarenta y dos clientes.', '342 clientes atendidos'],
    ['es', 'Vendimos dos mil entradas.', 'Venta de 2.000 entradas'],
    ['es', 'El plazo bajó de 9 a 5 días.', 'Plazo reducido de 9 a 5 días'],
  ] as const)('%s: %s -> %s', (language, answer, line) => {
    expect(kindsOf(answer, line, language)).toEqual([])
  })

  test.each([
    ['de', 'Ich habe zweihundertfünfzig Patienten betreut.', '205 Patienten betreut', 'number'],
    ['de', 'Der Umsatz lag bei 1.200 Euro.', 'Umsatz von 1,2 Millionen Euro', 'number'],
    ['de', 'Das Budget war 500 Euro.', 'Budget von 500 Franken', 'currency'],
    ['de', 'Es dauerte drei Monate.', 'Dauer von drei Wochen', 'unit'],
    ['de', 'Seit März 2019 leite ich das Team.', 'Leitung des Teams seit Mai 2019', 'date'],
    ['de', 'Ich habe bei einer Bank gearbeitet.', 'Tätigkeit bei Siemens', 'name'],
    ['de', 'Ich habe die Kasse gemacht.', 'Kasse mit SAP geführt', 'tool'],
    ['de', 'Ich habe nie eine Frist verpasst.', 'Frist verpasst', 'polarity'],
    ['fr', 'J’ai formé quatre-vingt-dix personnes.', '80 personnes formées', 'number'],
    ['fr', 'J’ai commencé en février.', 'Début en mars', 'date'],
    ['fr', 'J’ai travaillé pour une agence.', 'Travail pour Publicis', 'name'],
    ['fr', "Je n'ai pas géré le budget.", 'Géré le budget', 'polarity'],
    ['es', 'Vendimos dos mil entradas.', 'Venta de 3.000 entradas', 'number'],
    ['es', 'Trabajé de lunes a jueves.', 'De lunes a domingo', 'date'],
    ['es', 'Hice las cuentas en Excel.', 'Cuentas en QuickBooks', 'tool'],
    ['es', 'Nunca llegué tarde.', 'Llegué tarde', 'polarity'],
  ] as const)('%s: %s -> %s', (language, answer, line, kind) => {
    const kinds: readonly string[] = kindsOf(answer, line, language).map((found) =>
      found === 'employer' && kind === 'name' ? 'name' : found,
    )
    expect(kinds).toContain(kind)
  })
})

describe('exaggerated and reversed claims are caught in each language', () => {
  test.each([
    ['de', 'Ich war in einem Team von 12 Fahrern.', 'Team von 12 Fahrern geleitet', 'ownership'],
    ['de', 'Ich war in einem Team von 12 Fahrern.', 'Leitung eines Teams von 12 Fahrern', 'ownership'],
    ['de', 'Ich war in einem Team von 12 Fahrern.', 'Führung eines Teams von 12 Fahrern', 'ownership'],
    ['de', 'Ich war in einem Team von 12 Fahrern.', 'Verantwortlich für ein Team von 12 Fahrern', 'ownership'],
    ['de', 'Mein Chef leitete das Team.', 'Leitung des Teams', 'ownership'],
    ['de', 'Mit meiner Chefin habe ich das Projekt gemacht.', 'Chefin des Projekts', 'ownership'],
    ['de', 'Wir haben die Leerfahrten um 18 % gesenkt.', 'Leerfahrten als Teamleiter um 18 % gesenkt', 'ownership'],
    ['de', 'Wir haben die Leerfahrten um 18 % gesenkt.', 'Leerfahrten im Alleingang um 18 % gesenkt', 'ownership'],
    ['de', 'Wir haben die Leerfahrten um 18 % gesenkt.', 'Leerfahrten eigenständig um 18 % gesenkt', 'ownership'],
    ['de', 'Mein Chef hat 40.000 Euro gespart.', '40.000 Euro gespart', 'ownership'],
    ['de', 'Meine Chefin war gut. Sie hat 40.000 Euro gespart.', '40.000 Euro gespart', 'ownership'],
    ['de', 'Der Umbau wurde von meinem Kollegen geplant.', 'Umbau geplant', 'ownership'],
    ['de', 'Wir haben die Leerfahrten um 18 % gesenkt.', 'Leerfahrten um 18 % erhöht', 'polarity'],
    ['de', 'Der Umsatz ist gestiegen und die Kosten sanken.', 'Gesunkener Umsatz', 'polarity'],
    ['fr', "J'étais dans une équipe de 12 conducteurs.", 'Dirigé une équipe de 12 conducteurs', 'ownership'],
    ['fr', "J'étais dans une équipe de 12 conducteurs.", 'Responsable d’une équipe de 12 conducteurs', 'ownership'],
    ['fr', 'Ma collègue dirigeait le projet.', 'Direction du projet, dirigé pendant un an', 'ownership'],
    ['fr', 'Mon chef a économisé 40 000 euros.', 'Économisé 40 000 euros', 'ownership'],
    ['fr', 'Le budget était géré par ma collègue.', 'Budget géré', 'ownership'],
    ['fr', 'Mon chef était bon. Il a économisé 40 000 euros.', 'Économisé 40 000 euros', 'ownership'],
    ['fr', 'Nous avons réduit les trajets à vide de 18 %.', 'Réduit seul les trajets à vide de 18 %', 'ownership'],
    ['fr', 'Nous avons réduit les trajets à vide.', 'Réduit en toute autonomie les trajets à vide', 'ownership'],
    ['fr', 'Nous avons réduit les trajets à vide de 18 %.', 'Augmenté les trajets à vide de 18 %', 'polarity'],
    ['fr', 'Les ventes ont augmenté de 10 %.', 'Baisse des ventes de 10 %', 'polarity'],
    ['es', 'Estaba en un equipo de 12 conductores.', 'Lideré un equipo de 12 conductores', 'ownership'],
    ['es', 'Estaba en un equipo de 12 conductores.', 'Responsable de un equipo de 12 conductores', 'ownership'],
    ['es', 'Mi jefe dirigía el proyecto.', 'Dirigí el proyecto', 'ownership'],
    ['es', 'Mi jefe ahorró 40.000 euros.', 'Ahorré 40.000 euros', 'ownership'],
    ['es', 'La web fue hecha por una agencia.', 'Hice la web', 'ownership'],
    ['es', 'Redujimos los viajes vacíos un 18 %.', 'Reduje yo solo los viajes vacíos un 18 %', 'ownership'],
    ['es', 'Redujimos los viajes vacíos un 18 %.', 'Reduje por mi cuenta los viajes vacíos un 18 %', 'ownership'],
    ['es', 'Redujimos los viajes vacíos un 18 %.', 'Aumenté los viajes vacíos un 18 %', 'polarity'],
    ['es', 'El plazo bajó mucho.', 'Subida del plazo', 'polarity'],
  ] as const)('%s: %s -> %s', (language, answer, line, kind) => {
    expect(kindsOf(answer, line, language)).toContain(kind)
  })
})

describe('an honest line passes in each language', () => {
  test.each([
    ['de', 'Wir haben die Leerfahrten um 18 % gesenkt.', 'Leerfahrten um 18 % gesenkt'],
    ['de', 'Wir haben die Retouren gesenkt, und der Umsatz ist gestiegen.', 'Retouren gesenkt und Umsatz gesteigert'],
    ['de', 'Ich habe ein Team von 12 Fahrern geführt.', 'Leitung eines Teams von 12 Fahrern'],
    ['de', 'Ich war Teamleiter im Lager.', 'Teamleiter im Lager'],
    ['de', 'Unter mir arbeiteten 12 Leute.', 'Team von 12 Leuten geleitet'],
    ['de', 'Ich habe die Kasse gemacht.', 'Kasse geführt'],
    ['de', 'Ich habe alles allein gemacht, die Buchhaltung auch.', 'Buchhaltung eigenständig gemacht'],
    ['de', 'Mein Chef bat mich, den Leitfaden zu schreiben, und ich habe ihn geschrieben.', 'Leitfaden geschrieben'],
    ['de', 'Mein Kollege und ich haben den Schuppen gebaut.', 'Schuppen gebaut'],
    ['de', 'Mit meiner Kollegin habe ich 40 Kunden betreut.', '40 Kunden betreut'],
    ['de', 'Meine Chefin hat mir das Budget übergeben, 15.000 Euro.', 'Budget von 15.000 Euro'],
    ['de', 'Der Chef war krank, da habe ich die Filiale übernommen.', 'Filiale übernommen'],
    ['de', 'Die Lieferzeit fiel von 9 auf 5 Tage.', 'Lieferzeit von 9 auf 5 Tage gesenkt'],
    ['de', 'Ich habe unter der Leitung von Frau Krug gearbeitet.', 'Arbeit unter Leitung von Frau Krug'],
    ['fr', 'Nous avons réduit les trajets à vide de 18 %.', 'Réduit les trajets à vide de 18 %'],
    ['fr', 'Nous avons baissé les coûts et les ventes ont augmenté.', 'Coûts réduits et hausse des ventes'],
    ['fr', "J'ai géré une équipe de 12 conducteurs.", 'Dirigé une équipe de 12 conducteurs'],
    ['fr', "J'étais chef de rang.", 'Chef de rang'],
    ['fr', "L'équipe était sous ma responsabilité, 6 personnes.", 'Encadré une équipe de 6 personnes'],
    ['fr', "Je m'occupais de la caisse.", 'Gestion de la caisse'],
    ['fr', 'J’ai tout fait seule, la comptabilité aussi.', 'Comptabilité faite en autonomie'],
    ['fr', 'Mon chef m’a confié le budget de 15 000 euros.', 'Budget de 15 000 euros'],
    ['fr', 'Mon collègue et moi avons construit la cabane.', 'Construit la cabane'],
    ['fr', 'Avec ma collègue on a suivi 40 clients.', 'Suivi de 40 clients'],
    ['fr', 'J’ai fait une seule erreur en dix ans.', 'Une seule erreur'],
    ['fr', 'Le délai est passé de 9 à 5 jours.', 'Délai réduit de 9 à 5 jours'],
    ['fr', 'J’ai travaillé sous la direction de Mme Petit.', 'Travail sous la direction de Mme Petit'],
    ['es', 'Redujimos los viajes vacíos un 18 %.', 'Reduje los viajes vacíos un 18 %'],
    ['es', 'Bajamos los costes y las ventas subieron.', 'Reducción de costes y aumento de ventas'],
    ['es', 'Llevaba un equipo de 12 conductores.', 'Lideré un equipo de 12 conductores'],
    ['es', 'Era jefa de sala.', 'Jefa de sala'],
    ['es', 'Tenía seis personas a mi cargo.', 'Dirigí a 6 personas'],
    ['es', 'Hacía la caja.', 'Gestión de la caja'],
    ['es', 'Lo hice todo sola, la contabilidad también.', 'Contabilidad hecha de forma autónoma'],
    ['es', 'Mi jefe me encargó el presupuesto de 15.000 euros.', 'Presupuesto de 15.000 euros'],
    ['es', 'Mi compañero y yo construimos la caseta.', 'Construí la caseta'],
    ['es', 'Mi jefe estaba de baja y llevé la tienda 3 meses.', 'Llevé la tienda 3 meses'],
    ['es', 'Con mi compañera atendí a 40 clientes.', '40 clientes atendidos'],
    ['es', 'En solo 3 meses bajó el plazo.', 'Plazo reducido en solo 3 meses'],
    ['es', 'Nosotros vendimos 2.000 entradas.', 'Vendí 2.000 entradas'],
  ] as const)('%s: %s -> %s', (language, answer, line) => {
    expect(kindsOf(answer, line, language)).toEqual([])
  })
})
