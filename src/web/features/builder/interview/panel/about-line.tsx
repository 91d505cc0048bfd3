import { useId, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { AboutForm } from '#web/features/builder/interview/panel/about-form.tsx'
import { useIndustries, useLevels } from '#web/features/builder/interview/panel/about-labels.ts'
import { useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { Button } from '#web/ui/button.tsx'

/** What the questions are based on, with a button to change it; nothing until it is known. */
export function AboutLine() {
  const about = useInterviewState((state) => state.interview.about)
  const [isOpen, open] = useState(false)
  const id = useId()
  const industries = useIndustries()
  const levels = useLevels()
  if (!about) return null
  const industry = industries.find(({ value }) => value === about.industry)?.name
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm font-medium wrap-anywhere">
          {[about.targetRole, levels[about.level], industry].filter(Boolean).join(' · ')}
        </p>
        <Button
          look="quiet"
          size="small"
          className="-my-1 -me-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          <Trans>Change</Trans>
        </Button>
      </div>
      <div id={id} className={isOpen ? undefined : 'hidden'}>
        {isOpen && (
          <AboutForm beginning={about} submit={<Trans>Update questions</Trans>} onDone={() => open(false)}>
            <Trans>Your answers to questions that stay the same are kept.</Trans>
          </AboutForm>
        )}
      </div>
    </div>
  )
}
