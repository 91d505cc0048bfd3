import { Outlet } from 'react-router'
import { AdminCatalog } from '#web/features/admin/admin-catalog.tsx'

/** Layout route of the admin pages. */
export default function OperatorPages() {
  return (
    <AdminCatalog>
      <Outlet />
    </AdminCatalog>
  )
}
