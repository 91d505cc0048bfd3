import { useCallback, useRef } from 'react'
import { PAPER_SIZES } from '#shared/template/document.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { type ListedVersion } from '#web/features/builder/history/use-versions.ts'
import { useLoad } from '#web/lib/api/use-load.ts'
import { VersionsUnavailable } from '#web/features/builder/history/versions-unavailable.tsx'
import { useWidth } from '#web/lib/use-width.ts'
import type { EarlierVersion } from '#web/persistence/local-resume.ts'
import { ResumePreview } from '#web/preview/resume-preview.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** An earlier version as it would print. */
export function VersionPreview({ version }: { version: ListedVersion }) {
  const asked = useLoad(useCallback(() => version.read(), [version]))
  if (asked.state === 'failed') return <VersionsUnavailable sentence={asked.sentence} onRetry={asked.retry} />
  if (asked.state === 'loading') return <Skeleton className="h-[48dvh] md:h-[55dvh]" />
  return <OnPaper version={asked.value} />
}

function OnPaper({ version: { content, templateId } }: { version: EarlierVersion }) {
  const { templates } = useBuilder()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const paper = PAPER_SIZES[content.design?.paper ?? 'a4']
  return (
    <div ref={frame} className="h-[48dvh] md:h-[55dvh] overflow-hidden rounded-lg bg-bench pt-3">
      {width !== null && (
        <ResumePreview
          content={content}
          template={templates.find(({ id }) => id === templateId) ?? null}
          zoom={Math.min(0.75, (width - 2 * MARGIN) / paper.width)}
        />
      )}
    </div>
  )
}

/** Leaves room for the bar that scrolls the pages. */
const MARGIN = 12
