import { ROLES } from '#shared/interview/banks.ts'
import { OCCUPATIONS } from '#shared/interview/occupations.ts'
import { titleReader, type TitleName } from '#shared/interview/title-names.ts'
import type { Role } from '#shared/interview/types.ts'

/**
 * The kind of work that a title names: 'Senior QA Engineer' is testing. A trade wins over words that many trades share;
 * an occupation without questions of its own wins over a mere place in a company: a 'Fund manager' need not lead
 * anybody. None when the title names no kind of work that we know.
 */
export const roleNamed: (title: string) => Role | undefined = titleReader([
  ...ROLES.flatMap((role) => named(role, -1, role.vagueNames)),
  ...Object.values(OCCUPATIONS).flatMap((list) => named(undefined, 0, list)),
  ...ROLES.flatMap((role) => named(role, 1, role.looseNames)),
  ...ROLES.flatMap((role) => Object.values(role.names).flatMap((list) => named(role, 2, list))),
])

function named(
  of: Role | undefined,
  rank: number,
  names: readonly string[] = [],
): readonly TitleName<Role | undefined>[] {
  return names.map((name) => ({ of, rank, name }))
}
