import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** There is no such resume, or it is someone else's. */
export function MissingResume() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">
        <Trans>Resume not found</Trans>
      </h1>
      <EmptyState
        icon={FileQuestion}
        title={<Trans>We can’t find this resume</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton to="/" look="primary">
              <Trans>Go to your resumes</Trans>
            </LinkButton>
            <LinkButton to="/resume-builder">
              <Trans>Create new resume</Trans>
            </LinkButton>
          </div>
        }
      >
        <Trans>
          It may have been deleted, or it belongs to another account. Resumes written without an account are only in the
          browser they were written in.
        </Trans>
      </EmptyState>
    </div>
  )
}
