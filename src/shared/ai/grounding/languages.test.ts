import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/ai/grounding/check-line.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

const kindsOf = (answer: string, line: string, language: ResumeLanguage) =>
  checkLine(line, { answers: [answer], known: [] }, language).map(({ kind }) => kind)

describe('numbers are read as they are written in each language', () => {
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
    const kinds: readonly string[] = kindsOf(answer, line, language).map((one) =>
      one === 'employer' && kind === 'name' ? 'name' : one,
    )
    expect(kinds).toContain(kind)
  })
})
