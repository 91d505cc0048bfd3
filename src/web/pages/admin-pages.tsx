import { Outlet } from 'react-router'
import { AdminWords } from '#web/features/admin/admin-catalog.tsx'

/** Around the operator's pages. */
export default function OperatorPages() {
  return (
    <AdminWords>
      <Outlet />
    </AdminWords>
  )
}
