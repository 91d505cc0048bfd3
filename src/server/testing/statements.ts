import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/database/connection.ts'

/** The statements that some work sends to the database, in order, and its result. */
export async function statementsOf<T>(db: Db, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  return { result: await observed(db, (sql) => statements.push(sql), work), statements }
}

/**
 * How many statements some work sends in each turn of the event loop, while which no request is served. Turns without any
 * are left out: a slow machine has more of them than a call takes arguments.
 */
export async function statementsInTurns(db: Db, work: () => Promise<unknown>): Promise<number[]> {
  const counts = [0]
  let isOver = false
  const turning = (async () => {
    for (; !isOver; await setImmediate()) counts.push(0)
  })()
  await observed(db, () => (counts[counts.length - 1]! += 1), work)
  isOver = true
  await turning
  return counts.filter((count, index) => index === 0 || count > 0)
}

async function observed<T>(db: Db, see: (sql: string) => unknown, work: () => Promise<T>): Promise<T> {
  // All queries of all connections and transactions go through this method.
  const base = basePlanOf(db.getExecutor())
  const { executeQuery } = base
  base.executeQuery = function (compiled: { readonly sql: string }, ...rest: unknown[]) {
    see(compiled.sql)
    return executeQuery.call(this, compiled, ...rest)
  }
  try {
    return await work()
  } finally {
    base.executeQuery = executeQuery
  }
}

type Executor = { executeQuery: (compiled: { readonly sql: string }, ...rest: unknown[]) => unknown }

/** The prototype with the method, which is shared by executors of transactions. */
function basePlanOf(executor: object): Executor {
  for (let one: object | null = executor; one; one = Object.getPrototypeOf(one) as object | null)
    // Kysely's executors have the method.
    if (Object.hasOwn(one, 'executeQuery')) return one as Executor
  throw new Error('This executor executes nothing.')
}
