import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import { Feedback } from '#web/features/coach/feedback/feedback.tsx'
import { show } from '#web/testing/show.tsx'

const showFeedback = (answer: string) => {
  const question = 'Tell me about a time you dealt with an angry customer.'
  const feedback = judgeAnswer({ kind: 'behavioural', competency: 'customer-focus', question, answer })
  show(() => <Feedback attempt={{ answer, feedback }} />)
}

test('an answer in another language is not praised for the little that was checked', () => {
  showFeedback(
    '去年有一位客户非常生气,因为他的订单晚了两周。我打电话向他道歉,并亲自联系了仓库。结果他在三个月内又订购了5次。',
  )
  expect(screen.getByText('Partly reviewed')).toBeDefined()
  expect(screen.queryByText(/Good answer|Strong answer/)).toBeNull()
})

test('an answer in English gets its rating', () => {
  showFeedback('A customer was angry. It was fine.')
  expect(screen.getByText('First draft')).toBeDefined()
  expect(screen.queryByText('Partly reviewed')).toBeNull()
})
