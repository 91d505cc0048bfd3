import { setImmediate } from 'node:timers/promises'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import type { Outages } from '#server/database/outages.ts'

type Turn = () => Promise<void>

/**
 * A dialect whose statements fail with DatabaseUnavailable where the state of the database is the reason. `turn` is waited
 * for before each statement.
 */
export const watched = (dialect: Dialect, outages: Outages, turn: Turn = async () => {}): Dialect => ({
  createDriver: () => watchedDriver(dialect.createDriver(), outages, turn),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})

function watchedDriver(driver: Driver, { errorFor }: Outages, turn: Turn): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  const known = new WeakSet<DatabaseConnection>()
  driver.acquireConnection = async (options) => {
    const connection = await reported(acquire(options))
    if (known.has(connection)) return connection
    known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, asked) => {
      await turn()
      return reported(execute(query, asked))
    }
    return connection
  }
  return driver

  async function reported<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw errorFor(error)
    }
  }
}

/**
 * SQLite works on this thread, and its promises resolve without a turn of the event loop: a job of many statements would
 * keep all requests waiting until its end. Of these turns, each lets `max` statements run; others wait for the next.
 */
export function createTurns(max: number): Turn {
  let ran = 0
  let turn: Promise<void> | undefined
  return async () => {
    while (turn && ran >= max) await turn
    turn ??= setImmediate().then(() => {
      turn = undefined
      ran = 0
    })
    ran += 1
  }
}
