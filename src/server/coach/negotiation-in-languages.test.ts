import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ENGLISH } from '#shared/coach/negotiation/english.ts'
import { loadNegotiationWords } from '#shared/coach/negotiation/load-words.ts'
import { reply, startNegotiation } from '#shared/coach/negotiation/negotiate.ts'
import { readMove, type ReadMove } from '#shared/coach/negotiation/read-move.ts'
import { EMPLOYER_TACTICS, type Ask } from '#shared/coach/negotiation/types.ts'

const ASK: Ask = { current: 44_000, target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' }

/** Words of a candidate, with what an employer understands; what isn't named isn't expected. */
type Sample = { readonly words: string } & Partial<
  Pick<ReadMove, 'tactics' | 'amount' | 'levers' | 'problem' | 'refuses'>
>
const samplesIn = (language: string): readonly Sample[] =>
  parse(readFileSync(`src/shared/coach/negotiation/testing/${language}.yaml`, 'utf8')) as Sample[]

describe.each(['de', 'es', 'fr'] as const)('a negotiation in %s', (language) => {
  test('what candidates say is understood, each in its own words', async () => {
    const words = await loadNegotiationWords(language)
    const samples = samplesIn(language)
    expect(samples.length).toBeGreaterThanOrEqual(45)
    const wrong = samples.flatMap((sample) => {
      const { tactics, amount, levers, problem, refuses } = readMove({ kind: 'say', text: sample.words }, ASK, words)
      const found = { tactics: tactics.toSorted(), amount, levers: levers.toSorted(), problem, refuses }
      const expected = {
        tactics: (sample.tactics ?? []).toSorted(),
        amount: sample.amount ?? null,
        levers: (sample.levers ?? []).toSorted(),
        problem: sample.problem ?? null,
        refuses: sample.refuses ?? false,
      }
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ words: sample.words, found, expected }]
    })
    expect(wrong).toEqual([])
  })

  test('the suggested answer to each of the employer’s tactics is understood, and is not a threat', async () => {
    const words = await loadNegotiationWords(language)
    for (const name of EMPLOYER_TACTICS) {
      const { problem, amount, tactics } = readMove({ kind: 'say', text: words.answers[name] }, ASK, words)
      expect([name, problem, amount, tactics.includes('threat')]).toEqual([name, null, null, false])
    }
  })

  test('every line differs from the English one and is filled in completely', async () => {
    const words = await loadNegotiationWords(language)
    const english = new Set<string>(Object.values(ENGLISH.lines).flat())
    const lines = Object.values(words.lines).flat()
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.filter((line) => english.has(line))).toEqual([])
  })

  test('from greeting to agreement the employer speaks the language, with figures as it writes them', async () => {
    const words = await loadNegotiationWords(language)
    let state = startNegotiation({ seed: 7, role: '', scenario: 'new-job', style: 'warm', ask: ASK }, words)
    const heard = [state.said.text]
    for (const tactic of ['ask-budget', 'anchor', 'justify', 'trade', 'accept'] as const) {
      state = reply(state, { kind: 'tactic', tactic, ...(tactic === 'anchor' && { amount: 54_000 }) }, words).state
      heard.push(state.said.text)
    }
    expect(state.phase).toBe('agreed')
    expect(heard.filter((text) => /[{}]|\b(?:the|and|year)\b/.test(text))).toEqual([])
    const grouped = { de: /\d\d\.\d{3} EUR/, es: /\d\d\.\d{3} EUR/, fr: /\d\d\u202f\d{3} EUR/ }
    expect(heard.at(-1)).toMatch(grouped[language])
  })
})
