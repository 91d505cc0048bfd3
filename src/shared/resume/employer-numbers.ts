type Role = { readonly sameEmployer?: boolean | undefined }

/** Numbers the employers of a list of roles: roles at one employer, which follow each other, have the same number. */
export function employerNumbers(roles: readonly Role[]): readonly number[] {
  let employer = 0
  return roles.map(({ sameEmployer }, index) => {
    if (index > 0 && !sameEmployer) employer += 1
    return employer
  })
}
