import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FilePlus2 } from 'lucide-react'
import type { CoachSession } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import type { AnswerPlace } from '#web/features/coach/practice/kept-answers.ts'
import { useBullets } from '#web/features/coach/resume/use-bullets.ts'
import { WrittenLines } from '#web/features/coach/resume/written-lines.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'

type UseInResumeProps = {
  place: AnswerPlace
  about: CoachSession['asked'][number]['about']
  answer: string
  resumes: readonly ResumeCard[]
}

/** Makes lines of an answer and puts those that are chosen into a position of a resume. */
export function UseInResume(props: UseInResumeProps) {
  const [isOpen, open] = useState(false)
  if (props.resumes.length === 0) return null
  return (
    <>
      <Button onClick={() => open(true)}>
        <FilePlus2 aria-hidden />
        <Trans>Use it in my resume</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={open}>
        {isOpen && <InResume {...props} onDone={() => open(false)} />}
      </Dialog>
    </>
  )
}

function InResume({ place, about, answer, resumes, onDone }: UseInResumeProps & { onDone: () => void }) {
  const { t } = useLingui()
  const { resume, written, busy, trouble, open, write, addSaid, forgetLines, save } = useBullets(place, answer, onDone)
  const [resumeId, chooseResume] = useState<number | null>(null)
  const [position, choosePosition] = useState(about?.part === 'experience' ? about.index : 0)
  const [chosen, choose] = useState<readonly string[]>([])
  const positions = resume?.content.experience ?? []
  const entry = positions[position] ?? positions[0]
  const index = positions.indexOf(entry!)

  function handleResume(id: number | null) {
    chooseResume(id)
    if (id !== null) void open(id)
  }
  async function handleWrite() {
    if (resumeId === null || !entry) return
    choose([])
    await write(resumeId, index)
  }
  function handleSave() {
    if (resumeId !== null && entry) void save({ resumeId, index, like: entry }, chosen)
  }
  return (
    <DialogContent
      title={<Trans>Use it in my resume</Trans>}
      description={<Trans>Lines are made of your answer and of nothing else. Only those you choose are added.</Trans>}
      footer={
        written && written.lines.length > 0 ? (
          <Button look="primary" loading={busy === 'saving'} disabled={chosen.length === 0} onClick={handleSave}>
            <Plural value={chosen.length} _0="Choose a line" one="Add # line" other="Add # lines" />
          </Button>
        ) : (
          <Button look="primary" loading={busy === 'writing'} disabled={!entry} onClick={() => void handleWrite()}>
            <Trans>Make lines of it</Trans>
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <Field label={<Trans>Resume</Trans>}>
          <Select
            value={resumeId ?? ''}
            onChange={({ target }) => handleResume(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t`Choose a resume`}</option>
            {resumes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.trim() || t`Untitled resume`}
              </option>
            ))}
          </Select>
        </Field>
        {resume && entry && (
          <Field label={<Trans>Position</Trans>}>
            <Select
              value={index}
              onChange={({ target }) => {
                choosePosition(Number(target.value))
                forgetLines()
              }}
            >
              {positions.map((one, at) => (
                // Entries of a resume may be alike in every word; their place tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={at} value={at}>
                  {[one.position, one.company].filter((part) => part.trim() !== '').join(', ') || t`Untitled position`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {resume && !entry && (
          <Notice title={<Trans>This resume has no position yet</Trans>}>
            <Trans>Add one in the builder first, then come back.</Trans>
          </Notice>
        )}
        {written && (
          <WrittenLines
            written={written}
            answer={answer}
            chosen={chosen}
            onChoose={choose}
            onAddSaid={(source) => addSaid(index, source)}
          />
        )}
        {trouble !== null && (
          <Notice tone="warn" announce title={<Trans>That did not work</Trans>}>
            {trouble}
          </Notice>
        )}
        <output className="sr-only">
          {busy === 'writing' ? (
            <Trans>Lines are being written.</Trans>
          ) : (
            written && <Plural value={written.lines.length} one="# line" other="# lines" />
          )}
        </output>
      </div>
    </DialogContent>
  )
}
