import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Inbox, MailOpen } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { deleteMessage, restoreMessage, type AdminMessage } from '#shared/contract/admin-lists.ts'
import { listUrl } from '#web/features/admin/lists/list-url.ts'
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx'
import { ListSearch } from '#web/features/admin/lists/list-search.tsx'
import { NoRows } from '#web/features/admin/lists/no-rows.tsx'
import type { LoadedMessages } from '#web/features/admin/load-lists.ts'
import { MessageDetail } from '#web/features/admin/messages/message-detail.tsx'
import { MessageList } from '#web/features/admin/messages/message-list.tsx'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Messages from visitors: a list, and beside it the message that the URL names. */
export function MessagesTab({ loaded: { search, messages } }: { loaded: LoadedMessages }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { items, total, page } = messages
  const chosen = items.find(({ id }) => String(id) === params.get('message'))
  const { remove, leave, acting } = useMessageActs()
  return (
    <ListFrame
      id="messages"
      title={<Trans>Messages</Trans>}
      count={<Plural value={total} one="# message" other="# messages" />}
      page={page}
      total={total}
      tools={<ListSearch label={t`Search messages`} search={search} />}
    >
      {items.length === 0 ? (
        <NoRows search={search} total={total}>
          <EmptyState icon={Inbox} title={<Trans>No messages</Trans>}>
            <Trans>Messages from the contact page appear here. You reply by email.</Trans>
          </EmptyState>
        </NoRows>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <MessageList messages={items} chosen={chosen?.id} />
          {chosen ? (
            <MessageDetail
              key={chosen.id}
              message={chosen}
              isDeleting={acting !== null}
              onReplied={() => void leave()}
              onDelete={() => void remove(chosen)}
            />
          ) : (
            <EmptyState icon={MailOpen} title={<Trans>No message selected</Trans>} className="max-lg:hidden">
              <Trans>Select a message to read it and reply.</Trans>
            </EmptyState>
          )}
        </div>
      )}
    </ListFrame>
  )
}

function useMessageActs() {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()
  const [params] = useSearchParams()
  const navigate = useNavigate()

  /** Reloads the list, closes the message and focuses the heading. */
  async function leave(): Promise<void> {
    await navigate(listUrl(params, { message: null }), { replace: true, preventScrollReset: true })
    await act('refresh', async () => {})
    document.getElementById('messages')?.focus()
  }

  async function remove({ id }: AdminMessage): Promise<void> {
    const isGone = await act('delete', async () => {
      const reply = await call(deleteMessage, { params: { id: String(id) } })
      if (reply.status !== 200) throw toCallError(reply)
    })
    if (!isGone) return
    toast({
      title: t`Message deleted`,
      description: t`The message has been deleted.`,
      action: { label: t`Undo`, onAct: () => void restore(id) },
    })
    await leave()
  }

  async function restore(id: number): Promise<void> {
    const isBack = await act('restore', async () => {
      const reply = await call(restoreMessage, { params: { id: String(id) } })
      if (reply.status !== 200) throw toCallError(reply)
    })
    if (isBack) toast({ title: t`Message restored` })
  }

  return { remove, leave, acting }
}
