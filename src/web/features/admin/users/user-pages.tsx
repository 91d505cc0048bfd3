import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { AdminUserDetail } from '#shared/contract/admin-lists.ts'
import { ActionsCell, Cell, ListRow, ListTable, NameCell, type Column } from '#web/features/admin/lists/list-table.tsx'
import { Day } from '#web/features/admin/timestamp.tsx'
import { ConfirmButton } from '#web/features/admin/users/confirm-button.tsx'
import type { UserActions } from '#web/features/admin/users/use-user-actions.ts'
import { OpenBadge } from '#web/features/admin/users/user-badges.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

type UserPagesProps = { user: AdminUserDetail; acts: UserActions }

/** What someone has made public: their page, and each resume, shown by its title only. */
export function UserPages({ user, acts }: UserPagesProps) {
  return (
    <>
      <PublicPage user={user} acts={acts} />
      <Resumes user={user} acts={acts} />
    </>
  )
}

function PublicPage({ user: { address, email, isProfilePublic, isPageTakenDown, isSuspended }, acts }: UserPagesProps) {
  const path = `/portfolio/${address}`
  return (
    <section aria-labelledby="public-page" className="grid gap-4">
      <h3 id="public-page" className="text-base">
        <Trans>Public page</Trans>
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-xl border border-line bg-surface px-4 py-3 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{path}</span>
          <OpenBadge isPublic={isProfilePublic} isTakenDown={isPageTakenDown} />
        </p>
        <div className="flex flex-wrap gap-2">
          {isProfilePublic && !isPageTakenDown && !isSuspended && <OpenLink path={path} name={path} />}
          {isPageTakenDown ? (
            <Button size="small" loading={acts.acting === 'page'} onClick={() => void acts.putUpPage()}>
              <Trans>Restore</Trans>
              <span className="sr-only">{path}</span>
            </Button>
          ) : (
            <ConfirmButton
              isSmall
              label={<Trans>Take down</Trans>}
              of={path}
              question={<Trans>Take down the public page?</Trans>}
              loading={acts.acting === 'page'}
              onConfirm={() => void acts.takeDownPage()}
            >
              <Trans>
                The page and the resumes on it won’t open until you restore it; links shared with individual readers
                still work. {email} gets an email, and nothing is deleted.
              </Trans>
            </ConfirmButton>
          )}
        </div>
      </div>
    </section>
  )
}

function Resumes({ user, acts }: UserPagesProps) {
  const columns = useColumns()
  const { resumes } = user
  return (
    <section aria-labelledby="resumes" className="grid gap-4">
      <h3 id="resumes" className="text-base">
        <Plural value={resumes.length} _0="No resumes" one="# resume" other="# resumes" />
      </h3>
      {resumes.length > 0 && (
        <ListTable labelledBy="resumes" columns={Object.values(columns)}>
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} user={user} resume={resume} columns={columns} acts={acts} />
          ))}
        </ListTable>
      )}
    </section>
  )
}

function useColumns() {
  const { t } = useLingui()
  return {
    title: { label: t`Title` },
    updatedAt: { label: t`Updated` },
    links: { label: t`Links`, isNumber: true },
    state: { label: t`Visibility` },
    actions: { label: t`Actions`, isNumber: true },
  } satisfies Record<string, Column>
}

type ResumeRowProps = UserPagesProps & {
  resume: AdminUserDetail['resumes'][number]
  columns: ReturnType<typeof useColumns>
}

function ResumeRow({ user, resume, columns, acts }: ResumeRowProps) {
  const { i18n } = useLingui()
  const { id, title, updatedAt, links, isPublic, isTakenDown } = resume
  return (
    <ListRow>
      <NameCell>{title}</NameCell>
      <Cell of={columns.updatedAt}>
        <Day of={updatedAt} />
      </Cell>
      <Cell of={columns.links}>{i18n.number(links)}</Cell>
      <Cell of={columns.state}>
        <OpenBadge isPublic={isPublic} isTakenDown={isTakenDown} />
      </Cell>
      <ActionsCell>
        {isPublic && !isTakenDown && !user.isSuspended && (
          <OpenLink path={`/portfolio/${user.address}/${id}`} name={title} />
        )}
        {(isPublic || isTakenDown || links > 0) && <TakeDown user={user} resume={resume} acts={acts} />}
      </ActionsCell>
    </ListRow>
  )
}

function TakeDown({ user: { email }, resume: { id, title, isTakenDown }, acts }: Omit<ResumeRowProps, 'columns'>) {
  const loading = acts.acting === `resume ${id}`
  if (isTakenDown)
    return (
      <Button size="small" loading={loading} onClick={() => void acts.putUpResume(id)}>
        <Trans>Restore</Trans>
        <span className="sr-only">{title}</span>
      </Button>
    )
  return (
    <ConfirmButton
      isSmall
      label={<Trans>Take down</Trans>}
      of={title}
      question={<Trans>Take down “{title}”?</Trans>}
      loading={loading}
      onConfirm={() => void acts.takeDownResume(id)}
    >
      <Trans>
        Its public address and links won’t open until you restore it. {email} gets an email and can still edit the
        resume.
      </Trans>
    </ConfirmButton>
  )
}

/** Opens in a new tab, so that the administrator keeps their place. */
function OpenLink({ path, name }: { path: string; name: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={buttonClass({ look: 'secondary', size: 'small' })}>
      <ExternalLink aria-hidden />
      <Trans>Open</Trans>
      <span className="sr-only">{name}</span>
    </a>
  )
}
