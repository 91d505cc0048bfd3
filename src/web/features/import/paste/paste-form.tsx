import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_TEXT } from '#shared/import/max-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export type PasteFormProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onText: (text: string) => void
}

/** The text of a resume, to be read like a file. */
export function PasteForm({ open, onOpenChange, onText }: PasteFormProps) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const [length, most] = [i18n.number(text.length), i18n.number(MAX_TEXT)]
  const isTooLong = text.length > MAX_TEXT
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onOpenChange(false)
    onText(text)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={<Trans>Paste your resume</Trans>}
        description={
          <Trans>
            Copy the text of a resume, or everything on your LinkedIn profile page, and paste it here. You’ll review
            what we read before anything is saved.
          </Trans>
        }
        className="max-w-2xl"
      >
        <form onSubmit={handleSubmit} className="grid gap-4">
          <Field
            label={<Trans>Resume text</Trans>}
            aside={text !== '' && <Trans>{length} characters</Trans>}
            error={isTooLong && <Trans>Keep only your resume: we can read up to {most} characters.</Trans>}
          >
            {/* Not limited: what is too long is kept, so that it can be shortened. */}
            <Textarea
              rows={12}
              className="max-h-[50dvh]"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div className="flex justify-end gap-2">
            <Button onClick={() => onOpenChange(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" type="submit" disabled={text.trim() === '' || isTooLong}>
              <Trans>Read text</Trans>
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
