import { sql, type TableMetadata } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'

/**
 * The tables of the schema that an unnamed table is looked for in: those that a backup holds. A PostgreSQL database may
 * have views, and other schemas with tables of the same names.
 */
export async function ownTables(queries: Queries): Promise<TableMetadata[]> {
  const all = (await queries.introspection.getTables()).filter(({ isView }) => !isView)
  // SQLite has no schemas.
  if (all.every(({ schema }) => schema === undefined)) return all
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(queries)
  return all.filter(({ schema }) => schema === rows[0]?.name)
}
