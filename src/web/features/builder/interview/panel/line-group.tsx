import { Trans, useLingui } from '@lingui/react/macro'
import type { Target } from '#shared/writer/types.ts'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import { placeNow } from '#shared/interview/outline.ts'
import type { LineGroup, Review } from '#shared/interview/review.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { LineEditor } from '#web/features/builder/interview/panel/line-editor.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'

/** The lines for one part of the resume, and the text they replace. */
export function LineGroupView({ group: { target, lines }, review }: { group: LineGroup; review: Review }) {
  const { t } = useLingui()
  const entry = useResume(({ content }) => entryName(content, target, review))
  const names = {
    summary: t`Summary`,
    skills: t`Skills`,
    experience: entry || t`New position`,
    projects: entry || t`New project`,
  }
  const isDescription = ({ path }: ReviewLine) => target.part !== 'skills' && !path.includes('.achievements.')
  const descriptions = lines.filter(isDescription)
  const others = lines.filter((line) => !isDescription(line))
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-base font-semibold">{names[target.part]}</h3>
      {descriptions.length > 0 && (
        <>
          <Replaced target={target} review={review} />
          <LineList lines={descriptions} review={review} />
        </>
      )}
      {others.length > 0 && (
        <>
          {target.part === 'experience' && (
            <h4 className="text-sm font-medium text-ink-soft">
              <Trans>Achievements</Trans>
            </h4>
          )}
          <LineList lines={others} review={review} />
        </>
      )}
    </section>
  )
}

function LineList({ lines, review }: { lines: readonly ReviewLine[]; review: Review }) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <LineEditor key={line.path} line={line} review={review} />
      ))}
    </ul>
  )
}

/** Shows the text that these lines would replace. */
function Replaced({ target, review }: { target: Target; review: Review }) {
  const present = useResume(({ content }) => presentText(content, target, review))
  const heading = target.part === 'experience' && (
    <h4 className="text-sm font-medium text-ink-soft">
      <Trans>Description</Trans>
    </h4>
  )
  return (
    <>
      {heading}
      {present !== '' && (
        <details className="text-xs text-ink-faint">
          <summary className="min-h-6 w-fit cursor-pointer rounded-sm">
            <Trans>Replaces your current text</Trans>
          </summary>
          <p className="mt-1 border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-line">{present}</p>
        </details>
      )}
    </>
  )
}

function presentText(content: ResumeContent, target: Target, review: Review): string {
  if (target.part === 'summary') return content.summary.trim()
  return target.part === 'skills' ? '' : (entryOf(content, target, review)?.description.trim() ?? '')
}

function entryName(content: ResumeContent, target: Target, review: Review): string {
  if (target.part === 'summary' || target.part === 'skills') return ''
  const entry = entryOf(content, target, review)
  if (!entry) return ''
  return 'name' in entry ? entry.name.trim() : joinText(entry.position, entry.company)
}

/** The entry that these lines go to, even if it has moved. */
const entryOf = (content: ResumeContent, { part, index }: Extract<Target, { index: number }>, { places }: Review) =>
  content[part][placeNow(content, part, index, places)]
