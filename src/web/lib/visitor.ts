import { useRouteLoaderData } from 'react-router'
import type { User } from '#shared/contract/account.ts'
import type { Shop } from '#shared/contract/billing.ts'
import type { Rights } from '#shared/billing/rights.ts'
import type { Theme } from '#shared/theme.ts'

/** What every page knows of its visit. */
export type Visitor = {
  readonly locale: string
  readonly theme: Theme
  readonly brand: string
  readonly origin: string
  /** Whether emails go from this site. */
  readonly sendsMail?: boolean | undefined
  /** Whether newsletters, tips and the like go from this site. */
  readonly sendsListMail?: boolean | undefined
  /** Whether a language model is configured. */
  readonly hasModel?: boolean | undefined
  /** Whether visitors without an account get PDF and Word files. */
  readonly guestDownloads?: boolean | undefined
  /** What this visitor's plan opens; see `features/plans/use-rights.ts`. */
  readonly rights?: Rights
  /** What is said beside prices; see `features/plans/use-shop.ts`. */
  readonly shop?: Shop
  readonly user: User | null
}

const STRANGER: Visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null }

/** The root's loader brings it; a page whose root failed has no visitor. */
export const useVisitor = (): Visitor => useRouteLoaderData<() => Visitor>('root') ?? STRANGER
