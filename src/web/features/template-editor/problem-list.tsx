import { Trans } from '@lingui/react/macro'
import type { LocatedProblem } from '#shared/template/locate-problems.ts'
import { TEXT_LINK } from '#web/ui/text-link.ts'

type ProblemListProps = { problems: readonly LocatedProblem[]; onOpen: (problem: LocatedProblem) => void }

/** What keeps a template from being saved, with the reasons; each leads to its line. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {problems.length > 0 && (
        <div className="grid gap-1 rounded-lg border border-warn-line bg-warn-soft p-3 text-sm">
          <p className="font-semibold">
            <Trans>Fix this to save. The preview shows the last version without problems.</Trans>
          </p>
          <ul className="grid max-h-32 gap-1 overflow-y-auto text-ink-soft">
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={`${problem.part} ${problem.sentence}`}>
                {problem.line === null ? (
                  <PartName part={problem.part} />
                ) : (
                  <button type="button" className={TEXT_LINK} onClick={() => onOpen(problem)}>
                    <PartName part={problem.part} />, <Trans>line {problem.line}</Trans>
                  </button>
                )}
                : {problem.sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** More at once would help no one. */
const MOST_SHOWN = 12

const PartName = ({ part }: Pick<LocatedProblem, 'part'>) => (part === 'css' ? <>CSS</> : <>HTML</>)
