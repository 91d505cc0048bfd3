import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

test('a form that needs scripts cannot be submitted before hydration', () => {
  document.body.innerHTML = renderToString(<SubmitButton>Save</SubmitButton>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  document.body.replaceChildren()
})

test('after hydration it can be submitted, unless it is disabled for another reason', () => {
  show(() => (
    <>
      <SubmitButton>Save</SubmitButton>
      <SubmitButton disabled>Delete</SubmitButton>
    </>
  ))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true)
})
