import { Outlet } from 'react-router'
import { AccountWords } from '#web/features/account/account-catalog.tsx'

/** Around all pages of an account. */
export default function AccountPages() {
  return (
    <AccountWords>
      <Outlet />
    </AccountWords>
  )
}
