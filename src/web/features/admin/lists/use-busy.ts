import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SKELETON_DELAY } from '#web/lib/delays.ts'

/** Whether this page is reloading with other parameters, as after a click on a column or a page number. */
export function useBusy(): boolean {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname
}

/** True once something has lasted long enough to be shown. */
export function useLasting(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLasts(true), SKELETON_DELAY)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isOn])
  return isOn && lasts
}
