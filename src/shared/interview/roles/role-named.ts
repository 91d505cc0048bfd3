import { ROLES } from '#shared/interview/roles/all.ts'
import { namesIn, titleReader } from '#shared/interview/title-names.ts'
import type { Role } from '#shared/interview/types.ts'

/**
 * The kind of work that a title names: 'Senior QA Engineer' is testing. A trade wins over words that many trades share;
 * none when the title names no kind of work that we know.
 */
export const roleNamed: (title: string) => Role | undefined = titleReader([
  ...ROLES.flatMap((role) => namesIn(role.looseNames ?? '').map((name) => ({ of: role, rank: 1, name }))),
  ...ROLES.flatMap((role) =>
    Object.values(role.names)
      .flatMap(namesIn)
      .map((name) => ({ of: role, rank: 2, name })),
  ),
])
