import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SKELETON_DELAY } from '#web/lib/delays.ts'

/** Whether other parts of this page are on their way, as after a click on a column or on a page. */
export function useBusy(): boolean {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname
}

/** True once something has lasted so long that it should be seen. */
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
