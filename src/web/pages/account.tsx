import { Outlet } from 'react-router'
import { AccountCatalog } from '#web/features/account/account-catalog.tsx'

/** Around all pages of an account. */
export default function AccountPages() {
  return (
    <AccountCatalog>
      <Outlet />
    </AccountCatalog>
  )
}
