import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FilePlus2 } from 'lucide-react'
import type { CoachBullets, CoachSession } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { useBullets } from '#web/features/coach/resume/use-bullets.ts'
import { WrittenBullets } from '#web/features/coach/resume/written-bullets.tsx'
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
  function handlePosition(at: number) {
    choosePosition(at)
    forgetLines()
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
      description={
        <Trans>
          We turn your answer into bullet points. Check that each one is true. Only those you choose are added.
        </Trans>
      }
      footer={
        <NextButton
          hasLines={written !== null && written.lines.length > 0}
          chosen={chosen}
          busy={busy}
          canWrite={entry !== undefined}
          onWrite={() => void handleWrite()}
          onAdd={handleSave}
        />
      }
    >
      <div className="grid gap-4">
        <ResumeField resumes={resumes} resumeId={resumeId} onChoose={handleResume} />
        {resume && <PositionField positions={positions} index={index} onChoose={handlePosition} />}
        {written && (
          <WrittenBullets
            written={written}
            answer={answer}
            chosen={chosen}
            onChoose={choose}
            onAddSaid={(source) => addSaid(index, source)}
          />
        )}
        <Status isWriting={busy === 'writing'} written={written} trouble={trouble} />
      </div>
    </DialogContent>
  )
}

type NextButtonProps = {
  hasLines: boolean
  chosen: readonly string[]
  busy: ReturnType<typeof useBullets>['busy']
  canWrite: boolean
  onWrite: () => void
  onAdd: () => void
}

/** Makes lines, and once there are some adds those that are chosen; it stays one button, so that it keeps the focus. */
const NextButton = ({ hasLines, chosen, busy, canWrite, onWrite, onAdd }: NextButtonProps) =>
  hasLines ? (
    <Button look="primary" loading={busy === 'saving'} disabled={chosen.length === 0} onClick={onAdd}>
      <Plural value={chosen.length} _0="Choose a bullet point" one="Add # bullet point" other="Add # bullet points" />
    </Button>
  ) : (
    <Button look="primary" loading={busy === 'writing'} disabled={!canWrite} onClick={onWrite}>
      <Trans>Write bullet points</Trans>
    </Button>
  )

type ResumeFieldProps = {
  resumes: readonly ResumeCard[]
  resumeId: number | null
  onChoose: (id: number | null) => void
}

function ResumeField({ resumes, resumeId, onChoose }: ResumeFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={<Trans>Resume</Trans>}>
      <Select
        value={resumeId ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t`Choose a resume`}</option>
        {resumes.map(({ id, title }) => (
          <option key={id} value={id}>
            {title.trim() || t`Untitled resume`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type PositionFieldProps = {
  positions: ResumeContent['experience']
  index: number
  onChoose: (index: number) => void
}

function PositionField({ positions, index, onChoose }: PositionFieldProps) {
  const { t } = useLingui()
  if (positions.length === 0)
    return (
      <Notice title={<Trans>This resume has no positions yet</Trans>}>
        <Trans>Add one in the builder first, then come back.</Trans>
      </Notice>
    )
  return (
    <Field label={<Trans>Position</Trans>}>
      <Select value={index} onChange={({ target }) => onChoose(Number(target.value))}>
        {positions.map((one, at) => (
          // Entries of a resume may be alike in every word; their place distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={at} value={at}>
            {[one.position, one.company].filter((part) => part.trim() !== '').join(', ') || t`Untitled position`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type StatusProps = { isWriting: boolean; written: CoachBullets | null; trouble: string | null }

/** What went wrong, and for ears only how far writing has come. */
const Status = ({ isWriting, written, trouble }: StatusProps) => (
  <>
    {trouble !== null && (
      <Notice tone="warn" announce title={<Trans>That didn’t work</Trans>}>
        {trouble}
      </Notice>
    )}
    <output className="sr-only">
      {isWriting ? (
        <Trans>Writing bullet points…</Trans>
      ) : (
        written && <Plural value={written.lines.length} one="# bullet point" other="# bullet points" />
      )}
    </output>
  </>
)
