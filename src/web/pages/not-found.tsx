import { data } from 'react-router'
import { NotFound } from '#web/features/layout/error-page.tsx'

export const loader = () => data(null, { status: 404 })

export default NotFound
