import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleCheck, Star } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { AdminMessage } from '#shared/contract/admin-lists.ts'
import { listUrl } from '#web/features/admin/lists/list-url.ts'
import { useCategoryLabels } from '#web/features/admin/messages/category-labels.ts'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

type MessageListProps = { messages: readonly AdminMessage[]; chosen: number | undefined }

/** One page of messages; scrolls within the height that the specification gives. */
export function MessageList({ messages, chosen }: MessageListProps) {
  const { t } = useLingui()
  return (
    <ul
      aria-label={t`Messages`}
      className="max-h-96 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-surface"
    >
      {messages.map((message) => (
        <li key={message.id}>
          <MessageLink message={message} isChosen={message.id === chosen} />
        </li>
      ))}
    </ul>
  )
}

function MessageLink({ message, isChosen }: { message: AdminMessage; isChosen: boolean }) {
  const { id, name, subject, createdAt } = message
  const [params] = useSearchParams()
  return (
    <Link
      to={listUrl(params, { message: id })}
      preventScrollReset
      aria-current={isChosen || undefined}
      className={clsx(
        'grid gap-1 border-s-2 px-4 py-3 text-sm focus-visible:-outline-offset-2',
        isChosen ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-sunken',
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-xs text-ink-faint tabular-nums">
          <Timestamp at={createdAt} />
        </span>
      </span>
      <span className="line-clamp-2 wrap-anywhere text-ink-soft">{subject}</span>
      <MessageBadges message={message} />
    </Link>
  )
}

export function MessageBadges({ message: { isPriority, replied, category } }: { message: AdminMessage }) {
  const categoryWords = useCategoryLabels()
  return (
    <span className="flex flex-wrap gap-1">
      {isPriority && (
        <Badge tone="warn">
          <Star aria-hidden />
          <Trans>Priority</Trans>
        </Badge>
      )}
      {replied && (
        <Badge tone="good">
          <CircleCheck aria-hidden />
          <Trans>Replied</Trans>
        </Badge>
      )}
      <Badge>{categoryWords(category)}</Badge>
    </span>
  )
}
