import { setupI18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { toCallError } from '#web/lib/api/call-error.ts'
import { setPageI18n } from '#web/lib/i18n.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'

beforeEach(() => {
  clearToasts()
  setPageI18n(setupI18n({ locale: 'en', messages: { en: {} } }))
})

const body = { code: 'plan_docx', message: 'Word files are not part of your plan.', openedBy: ['download', 'combo'] }

test('a refusal that needs a plan shows the cheapest one, and a link to all plans', () => {
  expect(showedUpgradePrompt({ status: 402, body })).toBe(true)
  expect(shownToasts()).toMatchObject([
    {
      title: 'Not included in your plan',
      description: 'Word files are not part of your plan. Download Only includes it for $2.97 a month.',
      action: { label: 'See plans' },
    },
  ])
})

test('a thrown refusal is shown as well', () => {
  expect(showedUpgradePrompt(toCallError({ status: 402, body: { ...body, openedBy: ['coach'] } }))).toBe(true)
  expect(shownToasts()[0]?.description).toContain('AI Interview Coach includes it.')
})

test.each([
  ['another refusal', { status: 422, body: { code: 'x', message: 'Too many pages.' } }],
  ['a declined payment', { status: 402, body: { code: 'payment_declined', message: 'Declined.' } }],
  ['another error', new Error('x')],
  ['nothing', null],
])('%s is not handled here', (_, refused) => {
  expect(showedUpgradePrompt(refused)).toBe(false)
  expect(shownToasts()).toEqual([])
})
