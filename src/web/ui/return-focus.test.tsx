import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete resume"
        description="Are you sure you want to delete this resume?"
        confirmLabel="Delete resume"
        onConfirm={() => {}}
      />
    </>
  )
}

/** Names in a list below a heading; one is deleted at once, or after a delay. */
function Names({ names, wait }: { names: string[]; wait?: Promise<void> }) {
  const [left, setLeft] = useState(names)
  const [asked, ask] = useState<string | null>(null)
  const remove = async (name: string) => {
    await wait
    setLeft((now) => now.filter((each) => each !== name))
  }
  return (
    <main>
      <h1>Home</h1>
      <h2>My names</h2>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <h3>{name}</h3>
            <Button onClick={() => ask(name)}>Delete {name}</Button>
            <ConfirmDialog
              removes
              open={asked === name}
              onOpenChange={() => ask(null)}
              title="Delete name"
              description="Are you sure?"
              confirmLabel="Delete it"
              onConfirm={() => void remove(name)}
            />
          </li>
        ))}
      </ul>
    </main>
  )
}

function Naming({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    flushSync(() => setOpen(false))
    onClosed?.()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <input aria-label="Name" />
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Settings">
          <Button onClick={close}>Done</Button>
        </DialogContent>
      </Dialog>
    </>
  )
}

const focused = () => document.activeElement

test('closing a confirmation returns the focus to the button that opened it', async () => {
  show(() => <Asking />)
  const opener = screen.getByRole('button', { name: 'Delete' })
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe(opener)
})

test('closing a dialog returns the focus to the previous element', async () => {
  show(() => <Naming />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await expect.poll(focused).toBe(opener)
})

test('an element focused by a dialog keeps the focus after the dialog closes', async () => {
  show(() => <Naming onClosed={() => screen.getByLabelText('Name').focus()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(focused()).toBe(screen.getByLabelText('Name'))
})

test.each(['at once', 'after a while'])(
  'deleting an item %s moves the focus to the heading of its list',
  async (when) => {
    let goOn = () => {}
    const later = new Promise<void>((resolve) => {
      goOn = resolve
    })
    show(() => <Names names={['Ada', 'Grace']} {...(when !== 'at once' && { wait: later })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Grace' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await expect.poll(focused).toBe(screen.getByRole('heading', { name: 'My names' }))
    goOn()
    await expect.poll(() => screen.queryByText('Grace')).toBeNull()
    expect(focused()).toBe(screen.getByRole('heading', { name: 'My names' }))
  },
)

test('if the last item is removed with its heading, the focus moves to the first heading of the page', async () => {
  show(() => <Names names={['Ada']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  await expect.poll(focused).toBe(screen.getByRole('heading', { name: 'Home' }))
})

test('an item that was not deleted keeps the focus', async () => {
  show(() => <Names names={['Ada', 'Grace']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Grace' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Delete Grace' }))
})
