import { PAGE_SIZE } from '#shared/contract/admin-lists.ts'

/** One page of a list, and how many rows all pages have together. */
export type Paged<T> = { readonly items: T[]; readonly total: number; readonly page: number }

/** The rows of a page, counted from 1. */
export const pageRange = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
