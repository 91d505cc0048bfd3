import { useMemo, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { getResume, type ResumeCard } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { PAPER_SIZES, type Layout } from '#shared/template/document.ts'
import { publishingSamples } from '#shared/template/publishing-samples.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { PointsLine } from '#web/features/template-editor/points/points-line.tsx'
import { useParsePoints } from '#web/features/template-editor/points/use-parse-points.ts'
import { errorMessage, toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useWidth } from '#web/lib/use-width.ts'
import { ResumePreview } from '#web/preview/resume-preview.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type PreviewPanelProps = {
  /** The last layout without problems. */
  layout: Layout
  resumes: readonly Pick<ResumeCard, 'id' | 'title'>[]
}

const MOST_ZOOM = 0.9
const MARGIN = 16

/** The sample or one of the person's resumes in the template, and what our reader gets back of sample resumes. */
export function PreviewPanel({ layout, resumes }: PreviewPanelProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const sample = useMemo(() => sampleContent('long'), [])
  const [chosen, setChosen] = useState<{ id: number; content: ResumeContent } | null>(null)
  const samples = useMemo(() => publishingSamples(), [])
  const { host, points } = useParsePoints(samples, layout)
  const content = chosen?.content ?? sample
  const paper = PAPER_SIZES[content.design?.paper ?? 'a4']

  async function handleChoice(id: number) {
    if (!id) return setChosen(null)
    try {
      const reply = await call(getResume, { params: { id: String(id) } })
      if (reply.status !== 200) throw toCallError(reply)
      setChosen({ id, content: reply.body.content })
    } catch (error) {
      toast({ title: t`Couldn’t open this resume`, description: errorMessage(error), variant: 'destructive' })
    }
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-end justify-between gap-3 border-b border-line bg-surface px-4 py-3">
        <PointsLine points={points} />
        <Field label={t`Preview with`} className="w-full sm:w-56">
          <Select value={chosen?.id ?? 0} onChange={({ target }) => void handleChoice(Number(target.value))}>
            <option value={0}>{t`Sample resume`}</option>
            {resumes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div ref={frame} className="min-h-0 grow bg-bench pt-4">
        {width !== null && (
          <ResumePreview
            content={content}
            template={layout}
            zoom={Math.min(MOST_ZOOM, (width - 2 * MARGIN) / paper.width)}
          />
        )}
      </div>
      {/* Laid out at full size, for the reader alone. */}
      <div aria-hidden inert className="pointer-events-none fixed top-0 inset-s-[200vw] size-0 overflow-hidden">
        <div ref={host} />
      </div>
    </div>
  )
}
