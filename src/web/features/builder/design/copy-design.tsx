import { useCallback, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { otherResumes, type OtherResume } from '#web/features/builder/design/other-resumes.ts'
import { takeDesign } from '#web/features/builder/design/take-design.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { useLoad } from '#web/lib/api/use-load.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'

/** Gives the open resume the template and the look of another one. */
export function CopyDesign() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-2">
      <Button aria-expanded={isOpen} className={WRAPPING_BUTTON} onClick={() => setOpen(!isOpen)}>
        <Copy aria-hidden />
        <Trans>Copy from another resume</Trans>
      </Button>
      {isOpen && <ResumeList />}
    </div>
  )
}

function ResumeList() {
  const { t } = useLingui()
  const builder = useBuilder()
  const asked = useLoad(useCallback(() => otherResumes(builder), [builder]))
  async function handleChoice(resume: OtherResume) {
    const title = resume.title || t`Untitled resume`
    try {
      const { content, templateId } = await resume.read()
      takeDesign(builder, content.design ?? {}, templateId)
      toast({ title: t`Design copied from “${title}”` })
    } catch (error) {
      toast({ title: t`The design wasn’t copied`, description: errorMessage(error), variant: 'destructive' })
    }
  }
  if (asked.state === 'loading') return <Skeleton className="h-11 w-full" />
  if (asked.state === 'failed')
    return (
      <Notice tone="bad" title={<Trans>We couldn’t load your resumes</Trans>} className="w-full">
        <p>{asked.sentence}</p>
        <Button size="small" className="mt-2" onClick={asked.retry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    )
  if (asked.value.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>You have no other resumes yet.</Trans>
      </p>
    )
  return (
    <ul className="grid max-h-72 w-full gap-1 overflow-y-auto">
      {asked.value.map((resume) => (
        <li key={resume.key} className="min-w-0">
          <Button look="quiet" className="w-full justify-start!" onClick={() => void handleChoice(resume)}>
            <span className="truncate">{resume.title || t`Untitled resume`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
