import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Switch } from '#web/ui/switch.tsx'

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test.each([
  ['switch', Switch],
  ['checkbox', Checkbox],
])('a %s is named by its label and described by its hint', (role, Control) => {
  show(() => (
    <>
      <p id="resume">Cook</p>
      <Control label="Public" hint="Everybody can open it." aria-describedby="resume" />
    </>
  ))
  expect(described(screen.getByRole(role, { name: 'Public' }))).toEqual(['Cook', 'Everybody can open it.'])
})
