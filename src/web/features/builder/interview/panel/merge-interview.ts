import { msg, plural } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import type { Interview } from '#shared/interview/flow.ts'
import { mergeReview } from '#shared/interview/merge.ts'
import { takenLines } from '#shared/interview/review.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { tabOf } from '#web/features/builder/state/field-path.ts'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'
import { translate } from '#web/lib/i18n.ts'
import { toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'

/** Merges the accepted lines as one undo step and shows the form. Undoing it calls `onUndone`. */
export function mergeInterview({ store }: Builder, { review }: Interview, onUndone: () => void): void {
  const lines = review ? takenLines(review) : []
  if (!review || lines.length === 0) return
  const before = store.getState().content
  const { content, left } = mergeReview(before, review, newEntryId)
  store.seal()
  store.edit(() => content)
  const stop = store.subscribe((now) => {
    if (now.content !== before) return
    stop()
    onUndone()
  })
  // Experience has the most to read; the reply itself starts with the summary.
  const path = lines.find((line) => line.path.startsWith('experience.'))?.path ?? lines[0]?.path ?? 'summary'
  showForm(store, path, changedEntries(before, content))
  const description = left.length === 0 ? translate(msg`It’s in your resume now.`) : noRoomFor(left.length)
  toastWithUndo({ title: translate(msg`Content generated`), description }, () => undoTo(store, before))
}

const noRoomFor = (lines: number): string =>
  translate(msg`${plural(lines, { one: '# line', other: '# lines' })} didn’t fit in your resume.`)

function showForm(store: BuilderStore, path: string, changed: readonly string[]): void {
  const unfolded = new Set([...store.getState().unfolded, ...changed])
  flushSync(() => store.setState({ interviewing: false, tab: tabOf(path), unfolded }))
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>('#builder-form [role=tabpanel][data-state=active]')
    panel?.focus({ preventScroll: true })
    // From the top: the review was longer.
    panel?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}

const changedEntries = (before: ResumeContent, after: ResumeContent): readonly string[] => [
  ...after.experience.flatMap((entry) => (before.experience.includes(entry) ? [] : (entry.id ?? []))),
  ...after.projects.flatMap((entry) => (before.projects.includes(entry) ? [] : (entry.id ?? []))),
]

/** Also undoes edits made since the merge; redo restores both. */
function undoTo(store: BuilderStore, before: ResumeContent): void {
  const isThere = () => store.getState().history.past.some(({ content }) => content === before)
  while (store.getState().content !== before && isThere()) store.undo()
}
