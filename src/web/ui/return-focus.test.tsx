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

test('a question that is answered gives the focus back to the button that asked it', async () => {
  show(() => <Asking />)
  const opener = screen.getByRole('button', { name: 'Delete' })
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe(opener)
})

test('a dialog that closes gives the focus back to where it was', async () => {
  show(() => <Naming />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await expect.poll(focused).toBe(opener)
})

test('what a dialog has put the focus on keeps it after the dialog', async () => {
  show(() => <Naming onClosed={() => screen.getByLabelText('Name').focus()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(focused()).toBe(screen.getByLabelText('Name'))
})
