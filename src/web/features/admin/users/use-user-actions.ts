import { useLingui } from '@lingui/react/macro'
import {
  grantProduct,
  restorePage,
  restorePublicResume,
  restoreUser,
  revokeProduct,
  suspendUser,
  takeDownPage,
  takeDownResume,
} from '#shared/contract/admin-lists.ts'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'

/** What the administrator can do to one account. `acting` names what is in progress. */
export function useUserActions(user: string) {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()

  const doing = (name: string, done: string, ask: () => Promise<{ status: number; body: unknown }>) =>
    act(name, async () => {
      const reply = await ask()
      if (reply.status !== 200) throw toCallError(reply)
      toast({ title: done })
    })

  return {
    acting,
    suspend: () => doing('suspension', t`Account suspended`, () => call(suspendUser, { params: { user } })),
    restore: () => doing('suspension', t`Account reinstated`, () => call(restoreUser, { params: { user } })),
    grant: (product: string) =>
      doing('grant', t`Plan granted`, () => call(grantProduct, { params: { user, product } })),
    revoke: (product: string) =>
      doing(`product ${product}`, t`Plan revoked`, () => call(revokeProduct, { params: { user, product } })),
    takeDownPage: () => doing('page', t`Page taken down`, () => call(takeDownPage, { params: { user } })),
    putUpPage: () => doing('page', t`Page restored`, () => call(restorePage, { params: { user } })),
    takeDownResume: (id: number) =>
      doing(`resume ${id}`, t`Resume taken down`, () => call(takeDownResume, { params: { user, id: String(id) } })),
    putUpResume: (id: number) =>
      doing(`resume ${id}`, t`Resume restored`, () => call(restorePublicResume, { params: { user, id: String(id) } })),
  }
}

export type UserActions = ReturnType<typeof useUserActions>
