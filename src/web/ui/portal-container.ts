import { createContext, useContext } from 'react'

/**
 * The element that menus and tooltips are put into: the page's main part, or the dialog they are in. At the end of the
 * body they would belong to no landmark, and be hidden from screen readers while a dialog is open.
 */
export const PortalContainer = createContext<HTMLElement | null>(null)
export const usePortalContainer = () => useContext(PortalContainer)
