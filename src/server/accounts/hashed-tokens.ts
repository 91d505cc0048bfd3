import { createHash } from 'node:crypto'
import type { kyselyAdapter } from '@better-auth/kysely-adapter'

type AdapterFactory = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<AdapterFactory>
type Row = Record<string, unknown>
type Query = { model: string; where?: Row[]; data?: Row }
type Calls = Record<string, (query: Query) => Promise<unknown>>

const MARK = 'sha256:'
/** Every call that finds its rows by a `where`. */
const BY_WHERE = [
  'findOne',
  'findMany',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'count',
  'consumeOne',
  'incrementOne',
]

/** Stores only hashes of session tokens: a copied database opens no session. */
export function hashedTokens(factory: AdapterFactory): AdapterFactory {
  return (options) => wrap(factory(options))
}

export const hashToken = (token: string): string =>
  token.startsWith(MARK) ? token : MARK + createHash('sha256').update(token).digest('base64url')

function wrap(adapter: Adapter): Adapter {
  // The library types each call by its model; here all are treated alike, by the one field that matters.
  const calls = adapter as unknown as Calls
  const hashed = Object.fromEntries(
    BY_WHERE.filter((name) => name in calls).map((name) => [name, byWhere(calls, name)]),
  )
  return {
    ...adapter,
    ...hashed,
    create: creating(calls),
    transaction: (run: (inside: Adapter) => Promise<unknown>) =>
      adapter.transaction((inside) => run(wrap(inside as Adapter)) as never),
  } as unknown as Adapter
}

/** The library continues with the returned row, so it must contain the original token. */
function creating(calls: Calls) {
  return async (query: Query) => {
    const token = query.data?.['token']
    if (query.model !== 'session' || typeof token !== 'string') return calls['create']?.(query)
    return withToken(await calls['create']?.({ ...query, data: { ...query.data, token: hashToken(token) } }), token)
  }
}

function byWhere(calls: Calls, name: string) {
  return async (query: Query) => {
    if (query.model !== 'session') return calls[name]?.(query)
    const asked = query.where?.find((condition) => condition['field'] === 'token')?.['value']
    return withToken(
      await calls[name]?.({ ...query, ...(query.where && { where: query.where.map(hashCondition) }) }),
      asked,
    )
  }
}

function hashCondition(condition: Row): Row {
  const { field, value } = condition
  if (field !== 'token') return condition
  return {
    ...condition,
    value: Array.isArray(value) ? value.map((one) => hashToken(String(one))) : hashToken(String(value)),
  }
}

const withToken = (row: unknown, token: unknown) =>
  typeof token === 'string' && typeof row === 'object' && row !== null && 'token' in row ? { ...row, token } : row
