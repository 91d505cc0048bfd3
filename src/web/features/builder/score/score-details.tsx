import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import { FindingActions } from '#web/features/builder/score/finding-actions.tsx'
import { FindingList } from '#web/features/score/finding-list.tsx'
import { KeywordList, NoKeywords } from '#web/features/score/keyword-list.tsx'
import type { ShownScore } from '#web/features/score/shown-score.ts'

/** How many keywords each list shows at first. */
const FIRST = 10

type ScoreDetailsProps = {
  score: ShownScore
  /** Findings already shown above. */
  shown: readonly ScoredFinding[]
  onGo: (path: string) => void
}

/** Everything that a score is made of: the other findings, the keywords, and how the file will be read. */
export function ScoreDetails({ score, shown, onGo }: ScoreDetailsProps) {
  const { findings, isATSFriendly } = score
  const formatting = findings.filter(({ part }) => part === 'formatting')
  const issues = findings
    .filter(({ part }) => part !== 'formatting' && part !== 'keywords')
    .filter((each) => !shown.includes(each))
  const list = (some: typeof findings) => (
    <FindingList
      findings={some}
      actions={(finding, title) => <FindingActions finding={finding} title={title} onGo={onGo} />}
    />
  )
  return (
    <div className="grid gap-6">
      <Group
        title={
          <>
            <Trans>More findings</Trans>{' '}
            <span className="font-normal text-ink-faint tabular-nums">{issues.length}</span>
          </>
        }
      >
        {issues.length === 0 ? <None /> : list(issues)}
      </Group>
      <Group title={<Trans>Keywords</Trans>}>
        <Keywords score={score} />
      </Group>
      <Group title={<Trans>Formatting</Trans>}>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          {isATSFriendly ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          )}
          {isATSFriendly ? (
            <Trans>Nothing here should keep software from reading your resume.</Trans>
          ) : (
            <Plural
              value={formatting.length}
              one="# thing may keep software from reading your resume."
              other="# things may keep software from reading your resume."
            />
          )}
        </p>
        {formatting.length > 0 && list(formatting)}
      </Group>
    </div>
  )
}

function Keywords({ score: { keywords, match } }: Pick<ScoreDetailsProps, 'score'>) {
  if (match?.terms.length === 0) return <NoKeywords />
  return (
    <>
      <KeywordList
        title={match ? <Trans>Found</Trans> : <Trans>Your skills</Trans>}
        keywords={keywords.found}
        kind="found"
        first={FIRST}
        empty={<Trans>No skills found yet.</Trans>}
      />
      {match && (
        <KeywordList
          title={<Trans context="List of keywords">Missing</Trans>}
          keywords={keywords.missing}
          kind="missing"
          first={FIRST}
          empty={<Trans>None: you have them all.</Trans>}
        />
      )}
      <KeywordList
        title={<Trans>Suggestions</Trans>}
        keywords={keywords.suggestions}
        kind="suggested"
        first={FIRST}
        empty={<Trans>None.</Trans>}
      />
      {keywords.suggestions.length > 0 && (
        <p className="text-xs text-ink-faint">
          {match ? (
            <Trans>
              You have these, but only in a list or under another name. They count more in a bullet point about your
              work.
            </Trans>
          ) : (
            <Trans>These often go with your skills. Add only what’s true.</Trans>
          )}
        </p>
      )}
    </>
  )
}

const None = () => (
  <p className="text-sm text-ink-soft">
    <Trans>None.</Trans>
  </p>
)

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children}
    </section>
  )
}
