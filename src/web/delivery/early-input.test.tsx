import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyInput } from '#web/delivery/early-input.ts'

type Wish = { role: string; posting: string; level: string; isRemote: boolean; theme: string }

/** Keeps all fields in one state object, as most of our forms do. */
function SampleForm() {
  const [held, setHeld] = useState<Wish>({ role: '', posting: '', level: 'mid', isRemote: true, theme: 'light' })
  const change = (part: Partial<Wish>) => setHeld({ ...held, ...part })
  useEffect(() => void document.documentElement.dispatchEvent(new Event('ready')), [])
  return (
    <form>
      <input name="role" value={held.role} onChange={({ target }) => change({ role: target.value })} />
      <textarea name="posting" value={held.posting} onChange={({ target }) => change({ posting: target.value })} />
      <select name="level" value={held.level} onChange={({ target }) => change({ level: target.value })}>
        <option value="junior">Junior</option>
        <option value="mid">Mid</option>
        <option value="senior">Senior</option>
      </select>
      <input
        name="remote"
        type="checkbox"
        checked={held.isRemote}
        onChange={({ target }) => change({ isRemote: target.checked })}
      />
      {['light', 'dark'].map((theme) => (
        <input
          key={theme}
          name="theme"
          type="radio"
          value={theme}
          checked={held.theme === theme}
          onChange={() => change({ theme })}
        />
      ))}
      <output>{JSON.stringify(held)}</output>
    </form>
  )
}

beforeEach(() => {
  document.body.innerHTML = renderToString(<SampleForm />)
})
afterEach(() => document.body.replaceChildren())

const one = <E extends Element>(selector: string) => document.querySelector<E>(selector)!

/** Input by a user before the page is hydrated. */
function fill() {
  one<HTMLInputElement>('[name=role]').value = 'Baker'
  one<HTMLTextAreaElement>('[name=posting]').value = 'Night shifts'
  one<HTMLSelectElement>('[name=level]').value = 'senior'
  one<HTMLInputElement>('[name=remote]').checked = false
  one<HTMLInputElement>('[value=dark]').checked = true
}

/** Hydrates the page. */
async function answer() {
  const answered = new Promise((resolve) => document.documentElement.addEventListener('ready', resolve, { once: true }))
  hydrateRoot(document.body, <SampleForm />)
  await answered
}

/** The field values in the page's state. */
const known = (): unknown => JSON.parse(one('output').textContent)

const FILLED = { role: 'Baker', posting: 'Night shifts', level: 'senior', isRemote: false, theme: 'dark' }

test("text, choices and checkmarks entered before hydration all reach the page's state at once", async () => {
  fill()
  replayEarlyInput()
  await answer()
  await vi.waitFor(() => expect(known()).toEqual(FILLED))
  expect(one<HTMLSelectElement>('[name=level]').value).toBe('senior')
  expect(one<HTMLInputElement>('[name=remote]').checked).toBe(false)
  expect(one<HTMLInputElement>('[value=dark]').checked).toBe(true)
})

test('input during hydration counts as well', async () => {
  replayEarlyInput()
  fill()
  for (const field of document.querySelectorAll('[name=role], textarea, select, [name=remote], [value=dark]'))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  await answer()
  await vi.waitFor(() => expect(known()).toEqual(FILLED))
})

test('an untouched page gets no change events', async () => {
  replayEarlyInput()
  const heard: string[] = []
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, () => heard.push(type))
  await answer()
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).toEqual([])
})
