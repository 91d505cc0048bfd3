import type { Admin } from '#server/admin/service.ts'

/** Said at the first start only; from then on nobody knows more than its hash. */
export async function printAdminPassword(admin: Admin): Promise<void> {
  const made = await admin.makePassword()
  if (made) console.log(`The admin password is ${made}\nIt is shown only this once.`)
}
