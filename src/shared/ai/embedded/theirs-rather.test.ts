import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['what somebody else did rather', 'I reduced the overtime bill, well the owner reduced it by hiring two people.', []],
  [
    'what others did of it',
    'We washed 300 cars. I did the rota, the firefighters did the washing.',
    ['Handled the rota'],
  ],
  ['what another unit did', 'We got five arrests. The arrests were the other unit, I have to say.', []],
  [
    'what may have another reason stands with it',
    'Traffic went up 30%, but we also doubled the ad spend.',
    ['Traffic went up 30%, but we also doubled the ad spend'],
  ],
  ['who only stands in', 'Also I play in the orchestra, second violin, when somebody is ill.', []],
  ['what somebody did meanwhile', 'I held the ladder while Sam painted 4 rooms.', ['Held the ladder']],
  ['what was only watched', 'I stood by while Jo cut 20 trees.', []],
])('no line of one’s own: %s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test('a tool in somebody else’s hands is theirs', async () => {
  const { skills } = await write('Mick did the Excel sheets, I ran the van.')
  expect(skills).toEqual([])
})

test('it is not whoever acted', async () => {
  expect(
    await bullets('The council funds the course, a dietitian wrote it, and I taught it to 200 people.'),
  ).not.toEqual(expect.arrayContaining([expect.stringContaining('dietitian to')]))
})
