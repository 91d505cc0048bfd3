import type { ColumnType } from 'kysely'

/** A moment: read as text from SQLite, as Date from PostgreSQL; written as Date to both. */
export type Moment = ColumnType<Date | string, Date, Date>
/** SQLite reads a boolean as 0 or 1. */
export type Flag = ColumnType<boolean | number, boolean, boolean>
/** A flag with a default. */
export type OptionalFlag = ColumnType<boolean | number, boolean | undefined, boolean>

/** A moment or null, which must be given. */
export type NullableMoment = ColumnType<Date | string | null, Date | null, Date | null>
/** A moment that may be unset. */
export type MaybeMoment = ColumnType<Date | string | null, Date | null | undefined, Date | null>

export type Stamped = { createdAt: Moment; updatedAt: Moment }
