import { useState, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FolderUp } from 'lucide-react'
import { useTransfer, type Refused, type Transfer } from '#web/features/resumes/transfer/use-transfer.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type TransferPanelProps = { resumes: readonly LocalResume[]; onPutOff: () => void }

/** Offers to move what this browser keeps into the account. Nothing is removed here before the server has it. */
export function TransferPanel({ resumes, onPutOff }: TransferPanelProps) {
  const { transfer, move } = useTransfer()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = resumes.filter(({ id }) => !left.has(id))
  const refused = transfer.state === 'idle' ? transfer.refused : []
  const toggle = (id: number, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((other) => other !== id) : [...before, id]))
  return (
    <Card className="grid gap-4 border-accent-line p-5 sm:p-6">
      <Head count={chosen.length} />
      {refused.length > 0 && <RefusedNotice refused={refused} />}
      {transfer.state === 'moving' ? (
        <Progress transfer={transfer} />
      ) : (
        <>
          <ul className="grid divide-y divide-line rounded-lg border border-line">
            {resumes.map((resume) => (
              <Row
                key={resume.id}
                resume={resume}
                isChosen={!left.has(resume.id)}
                onToggle={(isChosen) => toggle(resume.id, isChosen)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" disabled={chosen.length === 0} onClick={() => void move(chosen)}>
              {refused.length > 0 ? <Trans>Try again</Trans> : <Trans>Move</Trans>}
            </Button>
            <Button look="quiet" onClick={onPutOff}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Head({ count }: { count: number }) {
  return (
    <div className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
        <FolderUp aria-hidden className="size-5" />
      </span>
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Plural value={count} one="Move # resume to your account" other="Move # resumes to your account" />
        </h2>
        <p className="text-sm text-ink-soft">
          <Plural
            value={count}
            one="You wrote it in this browser without an account. Once it’s in your account, you can open it on any device, and it’s removed from this browser."
            other="You wrote them in this browser without an account. Once they’re in your account, you can open them on any device, and they’re removed from this browser."
          />
        </p>
      </div>
    </div>
  )
}

type RowProps = { resume: LocalResume; isChosen: boolean; onToggle: (isChosen: boolean) => void }

function Row({ resume: { id, title, updatedAt }, isChosen, onToggle }: RowProps) {
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const shownTitle = title.trim() || t`Untitled resume`
  const day = dayOf(updatedAt, 'medium')
  return (
    <li className="flex items-center justify-between gap-4 px-3 py-2">
      <Checkbox
        checked={isChosen}
        onCheckedChange={onToggle}
        label={<span className="wrap-anywhere">{shownTitle}</span>}
        hint={<Trans>Updated {day}</Trans>}
      />
      <Link
        to={`/resume-builder?local=${id}`}
        aria-label={t`Open ${shownTitle}`}
        className={`${TEXT_LINK} ${EXPANDED_HIT_AREA} text-sm`}
      >
        <Trans>Open</Trans>
      </Link>
    </li>
  )
}

function Progress({ transfer: { moved, of } }: { transfer: Extract<Transfer, { state: 'moving' }> }) {
  return (
    <output className="flex items-center gap-3 text-sm font-medium tabular-nums">
      <Spinner silent />
      <Trans>
        Moved {moved} of {of}
      </Trans>
    </output>
  )
}

function RefusedNotice({ refused }: { refused: readonly Refused[] }) {
  return (
    <Notice tone="bad" announce title={<Trans>Some resumes couldn’t be moved. They’re still in this browser.</Trans>}>
      <ul className="grid gap-1">
        {refused.map(({ resume, sentence }) => (
          <li key={resume.id}>
            <RefusedTitle title={resume.title} />: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function RefusedTitle({ title }: { title: string }): ReactNode {
  const { t } = useLingui()
  return <strong className="font-medium text-ink">{title.trim() || t`Untitled resume`}</strong>
}
