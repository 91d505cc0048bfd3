import { sql, type Kysely, type TableMetadata } from 'kysely'

/**
 * The tables of the schema that an unnamed table is looked for in: those that a backup holds. A PostgreSQL database may
 * have views, and other schemas with tables of the same names.
 */
export async function ownTables(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const all = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  // SQLite has no schemas.
  if (all.every(({ schema }) => schema === undefined)) return all
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return all.filter(({ schema }) => schema === rows[0]?.name)
}
