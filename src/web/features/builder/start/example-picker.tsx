import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { exampleTitles } from '#shared/packed/example-titles.ts'
import { applyExample, LEVELS, type Level } from '#web/features/builder/start/apply-example.ts'
import { rankCommand } from '#web/features/builder/shortcuts/rank-command.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Button } from '#web/ui/button.tsx'

/** Example resumes by occupation, searched by its names; one is taken with a tap on its level. */
export function ExamplePicker({ onClose, onPage }: { onClose: () => void; onPage: () => void }) {
  const { t } = useLingui()
  const { store, templates } = useBuilder()
  const [typed, setTyped] = useState('')
  const [taking, setTaking] = useState('')
  const [problem, setProblem] = useState('')
  const labels: Record<Level, string> = { entry: t`Starting out`, mid: t`Experienced`, senior: t`Leading` }
  const found = exampleTitles
    .map((each) => ({ ...each, rank: rankCommand(each.title, typed, each.aliases) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)

  async function take(file: string, level: Level) {
    setTaking(`${file} ${level}`)
    try {
      await applyExample(store, templates, file, level)
      onClose()
      onPage()
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setTaking('')
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<Trans>Start from an example</Trans>}
        description={
          <Trans>Invented people with real work. Everything stays marked as an example until you change it.</Trans>
        }
        className="sm:max-w-2xl"
      >
        <div className="grid gap-4">
          <Field label={<Trans>Search by job title</Trans>} error={problem}>
            <Input
              type="search"
              value={typed}
              autoComplete="off"
              placeholder={t`Nurse, cashier, developer…`}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <output className="sr-only">{t`${found.length} of ${exampleTitles.length} jobs`}</output>
          {found.length === 0 && (
            <p className="text-ink-soft">
              <Trans>No example of that name. Choose the closest job: its structure helps with yours, too.</Trans>
            </p>
          )}
          <ul className="grid gap-3">
            {found.map(({ file, title }) => (
              <li key={file} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="font-medium">{title}</span>
                <span className="grid w-full grid-cols-3 gap-2 sm:w-auto">
                  {LEVELS.map((level) => (
                    <Button
                      key={level}
                      size="small"
                      className="px-2!"
                      loading={taking === `${file} ${level}`}
                      aria-label={`${title}: ${labels[level]}`}
                      onClick={() => void take(file, level)}
                    >
                      {labels[level]}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </DialogContent>
    </Dialog>
  )
}
