import { expect, test } from 'vitest'
import { phrasePattern, type Phrases } from '#shared/text/phrases.ts'

const found = (phrases: Phrases, text: string) => [...text.matchAll(phrasePattern(phrases))].map(([match]) => match)

test('a phrase is found as whole words, with any word, any letters, alternatives and optional parts', () => {
  expect(found(['hace * (año|años)'], 'hace dos años, o hace años')).toEqual(['hace dos años'])
  expect(found(['(muy )?content*'], 'contenta, muy contentos, descontenta')).toEqual(['contenta', 'muy contentos'])
})

test('an exception is no match where it begins', () => {
  expect(found({ phrases: ['*é'], except: ['qué', 'café'] }, 'qué café llevé')).toEqual(['llevé'])
})

test('the rest of a sentence goes past the point inside a number, but not past the end', () => {
  expect(found(['suba … a'], 'suba su oferta de 48.000 a 53.000')).toEqual(['suba su oferta de 48.000 a'])
  expect(found(['suba … a'], 'no suba. voy a casa')).toEqual([])
})

test('a phrase can be tied to the start or the end of the text', () => {
  expect(found(['^no,'], '¡no, gracias! no, no')).toEqual(['no,'])
  expect(found(['^no$'], 'no.')).toEqual(['no'])
  expect(found(['^no$'], 'no quiero')).toEqual([])
  expect(found(['^no$'], '¿no?')).toEqual([])
})
