import { Outlet } from 'react-router'
import { AdminCatalog } from '#web/features/admin/admin-catalog.tsx'

/** Around the administrator's pages. */
export default function OperatorPages() {
  return (
    <AdminCatalog>
      <Outlet />
    </AdminCatalog>
  )
}
