import { Outlet } from 'react-router'
import { BillingCatalog } from '#web/features/billing/billing-catalog.tsx'

/** Around all pages of plans and payments. */
export default function BillingPages() {
  return (
    <BillingCatalog>
      <Outlet />
    </BillingCatalog>
  )
}
