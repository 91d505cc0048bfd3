import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import ExperiencePanel from '#web/features/builder/form/panels/experience-panel.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const user = userEvent.setup()
const fields = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name })
const choose = async (entry: RegExp, item: string) => {
  await user.click(screen.getByRole('button', { name: entry }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {}
})

/** A position at a company, and another role there. */
async function showRoles() {
  const shown = showFields(ExperiencePanel)
  await user.type(fields('Position')[0]!, 'Lead')
  await user.type(fields('Company')[0]!, 'Harbor')
  await choose(/^Actions for Lead/, 'Add another role at Harbor')
  await expect.poll(() => document.activeElement?.id).toBe('field-experience.1.position')
  return shown
}

test('another role at the employer follows its entry, and the cursor is in it', async () => {
  const { content } = await showRoles()
  await user.keyboard('Agent')
  expect(content().experience).toMatchObject([
    { position: 'Lead', company: 'Harbor' },
    { position: 'Agent', company: 'Harbor', sameEmployer: true },
  ])
  expect(fields('Company')).toHaveLength(1)
  expect(screen.getByText('Same employer as above')).toBeDefined()
})

test('a company that is typed changes in its other roles, and is one step of undo', async () => {
  const { content, store } = await showRoles()
  await user.type(fields('Company')[0]!, ' Bikes')
  const companies = () => content().experience.map(({ company }) => company)
  expect(companies()).toEqual(['Harbor Bikes', 'Harbor Bikes'])
  act(() => store.undo())
  expect(companies()).toEqual(['Harbor', 'Harbor'])
})

test('a role can get an employer of its own again', async () => {
  const { content } = await showRoles()
  await user.click(screen.getByRole('button', { name: 'Change employer' }))
  await expect.poll(() => document.activeElement?.id).toBe('field-experience.1.company')
  expect(content().experience[1]?.sameEmployer).toBeUndefined()
})

test('what few people fill in is folded, and open where it is filled in', async () => {
  const { store } = showFields(ExperiencePanel)
  const more = () => screen.getByText('More about this position').closest('details')
  expect(more()?.open).toBe(false)
  act(() => store.edit((content) => setField(content, 'experience.0.remote', true)))
  expect(more()?.open).toBe(true)
})

test('suggested employment types are in the language of the resume', () => {
  const { store } = showFields(ExperiencePanel)
  act(() => store.edit((content) => setField(content, 'language', 'de')))
  const list = screen.getByLabelText<HTMLInputElement>('Employment type').getAttribute('list')
  expect(document.getElementById(list ?? '')?.textContent).toContain('Teilzeit')
})

test('a hidden entry says so in its card, and is shown again by its menu', async () => {
  const { content } = showFields(ExperiencePanel)
  await choose(/^Actions for/, 'Hide on the page')
  expect(content().experience[0]?.hidden).toBe(true)
  expect(screen.getByText('Hidden')).toBeDefined()
  await choose(/^Actions for/, 'Show on the page')
  expect(content().experience[0]?.hidden).toBeUndefined()
  expect(screen.queryByText('Hidden')).toBeNull()
})

test('an entry starts a new page, or not', async () => {
  const { content } = showFields(ExperiencePanel)
  const pick = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  await pick('Start a new page')
  expect(content().experience[0]?.pageBreak).toBe('before')
  await pick('Break where the page ends')
  expect('pageBreak' in content().experience[0]!).toBe(false)
})
