import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

test('a form that only scripts can send cannot be sent before they have come', () => {
  document.body.innerHTML = renderToString(<SubmitButton>Save</SubmitButton>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  document.body.replaceChildren()
})

test('once they have come it can be sent, unless something else forbids it', () => {
  show(() => (
    <>
      <SubmitButton>Save</SubmitButton>
      <SubmitButton disabled>Delete</SubmitButton>
    </>
  ))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true)
})
