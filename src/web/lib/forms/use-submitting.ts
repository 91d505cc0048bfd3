import { useNavigation } from 'react-router'

/** Whether a form of this page is on its way. Another page that is fetched meanwhile must not hold its button. */
export const useSubmitting = (): boolean => useNavigation().formMethod === 'POST'
