import type { ColumnDataType, ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { Engine } from '#server/database/connection.ts'

/** One step in the history of the tables. Once released it is never changed, only followed by another. */
export type Migration = {
  /** Recorded in the database when the step was applied. */
  readonly name: string
  readonly up: (db: Kysely<unknown>, target: Target) => Promise<void>
}

/** What differs between the databases. */
export type Target = {
  readonly engine: Engine
  /** The type of a moment; SQLite has none, so it is ISO text there. */
  readonly time: ColumnDataType
  /** Makes a column an id that the database assigns. */
  readonly identity: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
}

export const targetOf = (engine: Engine): Target => ({
  engine,
  time: engine === 'postgres' ? 'timestamptz' : 'text',
  identity: (column) =>
    engine === 'postgres' ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
})

/** Adds when a row was created and last changed. */
export const timestamped = <T extends string, C extends string>(
  table: CreateTableBuilder<T, C>,
  time: ColumnDataType,
) => table.addColumn('createdAt', time, (c) => c.notNull()).addColumn('updatedAt', time, (c) => c.notNull())
