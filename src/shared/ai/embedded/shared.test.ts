import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['We won the regional cup in 2019.', 'Won the regional cup in 2019 with the team'],
  [
    'We moved the billing to AWS, which cut hosting by 40%.',
    'Moved the billing to AWS with the team, cutting hosting by 40%',
  ],
  ['Anita and I fixed 140 bugs.', 'Jointly fixed 140 bugs'],
  ['My assistant manager and I opened the second branch in 2018.', 'Jointly opened the second branch in 2018'],
  ['Together with Paul from accounts I found 23 double payments.', 'Jointly found 23 double payments'],
  ['I rewired a school with 22 classrooms, me and another electrician.', 'Jointly rewired a school with 22 classrooms'],
  ['I got our audit from 78 to 96 percent. That was me and Asha.', 'Jointly got the audit from 78 to 96%'],
  [
    'I rewired the office, 120 ports, with a mate of mine who is an electrician.',
    'Jointly rewired the office, 120 ports',
  ],
  ['My wife and I had a shop. We sold 500 portions on a Friday.', 'Jointly sold 500 portions on a Friday'],
  [
    'We renewed 12 escalators, and I commissioned every one of them.',
    'Renewed 12 escalators with the team and commissioned every one of them',
  ],
  [
    'I suggested filtering it again, and we saved it, 3,000 litres.',
    'Suggested filtering it again and saved it with the team, 3,000 litres',
  ],
  ['It was a depot, 300 vans. We moved it to Leeds.', 'Moved the depot to Leeds with the team; depot, 300 vans'],
  ['We won the safety prize of the group in 2022.', 'Won the safety prize of the group in 2022 with the team'],
  [
    'We found out somebody was stealing 20 towels a week.',
    'Found out with the team somebody was stealing 20 towels a week',
  ],
  ['I won the regional cup in 2019.', 'Won the regional cup in 2019'],
  ['Seven of us shared the night shift.', 'Shared the night shift in a team of 7'],
])('what we did says so, and what I did does not: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test('what happened to him is no deed of whoever speaks', async () => {
  const lines = await bullets('I brought him smoked fish and he ate that. Put on 6 kilos over the winter.')
  expect(lines.join(' | ')).not.toContain('Put on')
})

test('one other who is named later did it as well', async () => {
  const lines = await bullets(
    'I translated the manual, 1,100 pages. I worked with one other translator, she did a half.',
  )
  expect(lines).toContain('Jointly translated the manual, 1,100 pages')
})
