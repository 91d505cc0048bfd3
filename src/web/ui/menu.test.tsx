import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'

function Download({ onPdf }: { onPdf: () => void }) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>Download</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={onPdf}>PDF</MenuItem>
        <MenuItem>Word</MenuItem>
      </MenuContent>
    </Menu>
  )
}

test('a menu can be opened and used by keyboard alone', async () => {
  const handlePdf = vi.fn<() => void>()
  show(() => <Download onPdf={handlePdf} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(handlePdf).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a menu in a dialog opens inside that dialog', async () => {
  show(() => (
    <Dialog open>
      <DialogContent title="Export">
        <Download onPdf={() => {}} />
      </DialogContent>
    </Dialog>
  ))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(screen.getByRole('dialog').contains(await screen.findByRole('menu'))).toBe(true)
})

test('a delete confirmation focuses the safe button', () => {
  show(() => (
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Delete resume?"
      description="Are you sure you want to delete this resume?"
      confirmLabel="Delete resume"
      onConfirm={() => {}}
    />
  ))
  expect(document.activeElement?.textContent).toBe('Cancel')
})

test('a busy button keeps its focus and ignores clicks', async () => {
  const handleSave = vi.fn<() => void>()
  show(() => (
    <Button loading onClick={handleSave}>
      Saving...
    </Button>
  ))
  const button = screen.getByRole('button', { name: 'Saving...' })
  await userEvent.click(button)
  expect(handleSave).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})
