import type { Admin } from '#server/admin/service.ts'

/** Prints the password at the first start only; after that, only its hash is known. */
export async function printAdminPassword(admin: Admin): Promise<void> {
  const made = await admin.makePassword()
  if (made) console.log(`The admin password is ${made}\nThis is the only time it’s shown.`)
}
