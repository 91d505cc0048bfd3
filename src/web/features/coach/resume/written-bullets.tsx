import { flushSync } from 'react-dom'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import type { CoachBullets } from '#shared/contract/coach.ts'
import { BulletChoice } from '#web/features/coach/resume/bullet-choice.tsx'
import { UnusedList } from '#web/features/line-provenance/unused-list.tsx'
import { WrittenBy } from '#web/features/line-provenance/written-by.tsx'

type WrittenLinesProps = {
  written: CoachBullets
  answer: string
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
  onAddSaid: (source: ReviewLine['source']) => void
}

/** What was made of an answer, what of it became no line, and who wrote it. */
export function WrittenBullets({ written, answer, chosen, onChoose, onAddSaid }: WrittenLinesProps) {
  function handleAdd({ source }: CoachBullets['unused'][number]) {
    flushSync(() => onAddSaid(source))
    // A line of your own words is last; it is taken by a hand, like every other.
    const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')]
    lines.at(-1)?.focus()
  }
  return (
    <>
      <BulletChoice lines={written.lines} answer={answer} chosen={chosen} onChoose={onChoose} />
      <UnusedList unused={written.unused} answerTo={() => answer} canAdd={() => true} onAdd={handleAdd} />
      <WrittenBy written={written} />
    </>
  )
}
