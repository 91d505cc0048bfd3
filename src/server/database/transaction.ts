import type { IsolationLevel } from 'kysely'
import type { Db } from '#server/database/connection.ts'

declare const transaction: unique symbol

/** What a statement can run on: the pool of connections, or a transaction. */
export type Queries = Pick<
  Db,
  'selectFrom' | 'selectNoFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'getExecutor' | 'introspection'
>

/** An open transaction. The pool is not one, and none can be opened inside another. */
export type Tx = Queries & { readonly [transaction]: true }

/** Runs work in a transaction: all of its statements take effect, or none where it throws. */
export function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, isolation?: IsolationLevel): Promise<T> {
  const builder = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction()
  // The mark exists in types only.
  return builder.execute((opened) => work(opened as unknown as Tx))
}
