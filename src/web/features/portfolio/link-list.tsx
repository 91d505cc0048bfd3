import { useId, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarX, Clock, Copy, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { ShareLink } from '#shared/contract/portfolio.ts'
import { linkPath } from '#web/features/portfolio/public-paths.ts'
import { Counts } from '#web/features/portfolio/counts.tsx'
import { ChangeLink, RemoveLink } from '#web/features/portfolio/link-dialogs.tsx'
import { useVisitor } from '#web/lib/visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

/** The links to one resume. */
export function LinkList({ title, links }: { title: string; links: readonly ShareLink[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Links to ${title}`} className="grid border-t border-line">
      {links.map((link) => (
        <LinkItem key={link.id} link={link} />
      ))}
    </ul>
  )
}

function LinkItem({ link }: { link: ShareLink }) {
  const { t } = useLingui()
  const { origin } = useVisitor()
  const copy = useCopy()
  const nameId = useId()
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(null)
  const { id, label, counts } = link
  const path = linkPath(id)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="grid min-w-0 grow basis-56 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="text-sm font-medium wrap-anywhere">
            {label}
          </span>
          <LinkBadges link={link} />
        </div>
        <span className="text-xs text-ink-faint wrap-anywhere">{origin + path}</span>
        {counts && (
          <span className="text-xs text-ink-soft">
            <Counts {...counts} />
          </span>
        )}
      </div>
      <div className="flex gap-1">
        <IconButton label={t`Copy link “${label}”`} size="small" onClick={() => void copy(origin + path)}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton label={t`Edit link “${label}”`} size="small" onClick={() => setDoing('editing')}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={t`Delete link “${label}”`} size="small" onClick={() => setDoing('deleting')}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <ChangeLink link={link} open={doing === 'editing'} onClose={() => setDoing(null)} />
      <RemoveLink link={link} open={doing === 'deleting'} onClose={() => setDoing(null)} />
    </li>
  )
}

function LinkBadges({ link: { hasPassword, expiresAt, isExpired } }: { link: ShareLink }) {
  const { i18n } = useLingui()
  const day = expiresAt && i18n.date(expiresAt, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      {hasPassword && (
        <Badge>
          <KeyRound aria-hidden />
          <Trans>Password</Trans>
        </Badge>
      )}
      {day && !isExpired && (
        <Badge>
          <Clock aria-hidden />
          <Trans>Expires on {day}</Trans>
        </Badge>
      )}
      {day && isExpired && (
        <Badge tone="warn">
          <CalendarX aria-hidden />
          <Trans>Expired on {day}</Trans>
        </Badge>
      )}
    </>
  )
}
