/** The parameters of a list in the admin area; `sort` is one of its sortable columns. */
export type ListQuery<S extends string> = {
  readonly search: string
  readonly page: number
  readonly sort: S
  readonly order: Order
}
export type Order = 'asc' | 'desc'

const SEARCH_MAX = 200
const LAST_PAGE = 1_000_000

/** Reads a URL. Missing and invalid parameters get their defaults: everything, newest first, the first page. */
export function parseListQuery<const S extends string>(
  params: URLSearchParams,
  [usual, ...others]: readonly [S, ...S[]],
): ListQuery<S> {
  const wanted = params.get('sort')
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    page: pageIn(params),
    sort: [usual, ...others].find((sort) => sort === wanted) ?? usual,
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
  }
}

export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** The same URL with some parameters changed; null removes one. */
export function listUrl(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): `?${string}` {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

/** The number of the last page; an empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
