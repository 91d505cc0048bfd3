import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink, Globe, Lock, OctagonX } from 'lucide-react'
import { setVisibility, type Portfolio, type PortfolioResume, type ShareLink } from '#shared/contract/portfolio.ts'
import { publicAddress, resumePath } from '#web/features/portfolio/public-paths.ts'
import { Counts } from '#web/features/portfolio/counts.tsx'
import { LinkList } from '#web/features/portfolio/link-list.tsx'
import { NewLink } from '#web/features/portfolio/new-link.tsx'
import { AutosavedSwitch } from '#web/features/portfolio/autosaved-switch.tsx'
import { Section } from '#web/features/portfolio/section.tsx'
import { resumeTone } from '#web/features/resumes/resume-tone.ts'
import { call } from '#web/lib/api/call.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import { Link } from '#web/ui/link.tsx'

/** Every resume with who can see it, and the links that were made to it. */
export function ResumeVisibility({ portfolio }: { portfolio: Portfolio }) {
  const { resumes, links } = portfolio
  return (
    <Section title={<Trans>Your resumes</Trans>}>
      <p className="max-w-prose text-sm text-ink-soft">
        <Trans>
          Anyone can open a public resume, and it’s listed on your public page. Anyone with a link can open that resume,
          even if it’s private.
        </Trans>
      </p>
      <ul className="grid gap-4">
        {resumes.map((resume) => (
          <ShownResume
            key={resume.id}
            resume={resume}
            links={links.filter(({ resumeId }) => resumeId === resume.id)}
            portfolio={portfolio}
          />
        ))}
      </ul>
    </Section>
  )
}

type ShownResumeProps = { resume: PortfolioResume; links: readonly ShareLink[]; portfolio: Portfolio }

function ShownResume({ resume, links, portfolio }: ShownResumeProps) {
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const titleId = useId()
  const { id, isPublic, isTakenDown, atsScore, updatedAt, counts } = resume
  const title = resume.title.trim() || t`Untitled resume`
  return (
    <li className="grid gap-3 rounded-xl border border-line p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 text-base wrap-anywhere">
            <Link to={`/resume-builder/${id}`} className="rounded-sm hover:underline">
              {title}
            </Link>
          </h3>
          <span className="flex flex-wrap gap-1.5">
            <VisibilityBadge isPublic={isPublic} isTakenDown={isTakenDown} />
            {atsScore !== null && (
              <Badge tone={resumeTone(atsScore)} className="tabular-nums">
                {/* To the letter of the specification; it is points, and not a percentage. */}
                <Trans>{atsScore}% ATS</Trans>
              </Badge>
            )}
          </span>
        </div>
        <p className="text-sm text-ink-soft">
          <Trans>
            Updated <time dateTime={updatedAt}>{dayOf(updatedAt, 'medium')}</time>
          </Trans>
          {counts && isPublic && (
            <>
              {' · '}
              <Counts {...counts} />
            </>
          )}
        </p>
      </div>
      {isTakenDown ? (
        <p className="text-sm text-ink-soft">
          <Trans>
            The site owner took this resume down. No one can open it, not even with a link.{' '}
            <Link to="/contact" className="text-accent-text underline">
              Contact us
            </Link>{' '}
            if you think this is a mistake.
          </Trans>
        </p>
      ) : (
        <AutosavedSwitch
          label={<Trans>Public</Trans>}
          describedBy={titleId}
          checked={isPublic}
          disabled={!isPublic && portfolio.mustConfirm}
          send={(checked) => call(setVisibility, { params: { id: String(id) }, body: { isPublic: checked } })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {isPublic && !isTakenDown && (
          <PublicActions path={resumePath(publicAddress(portfolio), id)} titleId={titleId} />
        )}
        {!portfolio.mustConfirm && !isTakenDown && <NewLink resumeId={id} titleId={titleId} />}
      </div>
      {links.length > 0 && <LinkList title={title} links={links} />}
    </li>
  )
}

function VisibilityBadge({ isPublic, isTakenDown }: { isPublic: boolean; isTakenDown: boolean }) {
  if (isTakenDown)
    return (
      <Badge tone="bad">
        <OctagonX aria-hidden />
        <Trans>Taken down</Trans>
      </Badge>
    )
  return isPublic ? (
    <Badge tone="accent">
      <Globe aria-hidden />
      <Trans>Public</Trans>
    </Badge>
  ) : (
    <Badge>
      <Lock aria-hidden />
      <Trans>Private</Trans>
    </Badge>
  )
}

function PublicActions({ path, titleId }: { path: string; titleId: string }) {
  const { origin } = useVisitor()
  const copy = useCopy()
  return (
    <>
      <Button size="small" aria-describedby={titleId} onClick={() => void copy(origin + path)}>
        <Copy aria-hidden />
        <Trans>Copy link</Trans>
      </Button>
      <LinkButton to={path} size="small" aria-describedby={titleId}>
        <ExternalLink aria-hidden />
        <Trans>View page</Trans>
      </LinkButton>
    </>
  )
}
