import type { Db } from '#server/database/connection.ts'

/** The statements that some work sends to the database, in order, and its result. */
export async function statementsOf<T>(db: Db, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  // All queries of all connections and transactions go through this method.
  const base = basePlanOf(db.getExecutor())
  const { executeQuery } = base
  base.executeQuery = function (compiled: { readonly sql: string }, ...rest: unknown[]) {
    statements.push(compiled.sql)
    return executeQuery.call(this, compiled, ...rest)
  }
  try {
    return { result: await work(), statements }
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
