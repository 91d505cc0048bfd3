import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'
import { linesOf } from '#shared/writer/lines-of.ts'
import { checkLine } from '#shared/grounding/check-line.ts'
import { plainAnswer } from '#shared/interview/plain-answer.ts'

test.each([
  ['Hindi', 'मैंने लागत 15% कम की और 7 लोगों को प्रशिक्षित किया।', ['मैंने लागत 15% कम की और 7 लोगों को प्रशिक्षित किया']],
  ['Tamil', 'நான் 7 பேருக்கு பயிற்சி அளித்தேன்.', ['நான் 7 பேருக்கு பயிற்சி அளித்தேன்']],
  ['Thai', 'ฉันฝึกพนักงานใหม่ 7 คน', ['ฉันฝึกพนักงานใหม่ 7 คน']],
  ['Arabic', 'خفضت التكلفة، بنسبة 15٪', ['خفضت التكلفة، بنسبة 15٪']],
  ['Japanese', '売上を20%伸ばしました。新人を7人育てました。', ['売上を20%伸ばしました', '新人を7人育てました']],
  ['Chinese', '我每天接待200位客人，并把食品成本降低了15%。', ['我每天接待200位客人，并把食品成本降低了15%']],
  ['Chinese with a name', '我用SAP把库存降低了15%。', ['我用SAP把库存降低了15%']],
])('%s stands as it was said, each sentence by itself', async (_, answer, lines) => {
  const { experience } = await write(answer)
  expect(experience[0]?.achievements.map(({ text, verbatim }) => [text, verbatim])).toEqual(
    lines.map((line) => [line, true]),
  )
})

test.each(['売上は20%伸びましたか？', 'هل وفرنا 15٪ من التكلفة؟', 'はい。7人。'])(
  'a question and a word alone are no line: %s',
  async (answer) => {
    expect(await bullets(answer)).toEqual([])
  },
)

test('letters typed as two signs are one, and their source is found in the answer', async () => {
  const answer = plainAnswer('I managed the café Zoé and cut waste by 18%.'.normalize('NFD'))
  const [line] = linesOf(await write(answer))
  expect(line?.text).toBe('Managed the café Zoé and cut waste by 18%')
  expect(checkLine(line!.text, { answers: [answer], known: [], quote: line!.source.quote }, 'en')).toEqual([])
})
