import { ACCOUNT_HEADER } from '#shared/page-context.ts'

let account: string | undefined

/** Notes whose page this is, for the calls that it makes from now on. In the browser only: a server serves many. */
export function setPageAccount(userId: string | undefined): void {
  account = userId
}

/** Says whose page asks, as the cookie may meanwhile be that of someone who has signed in in another tab. */
export const accountHeaders = (): Readonly<Record<string, string>> => (account ? { [ACCOUNT_HEADER]: account } : {})
