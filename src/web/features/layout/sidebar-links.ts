import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { FileText, Gauge, Globe, LayoutTemplate, MessagesSquare, Settings, type LucideIcon } from 'lucide-react'

type SidebarLink = { readonly to: string; readonly label: MessageDescriptor; readonly icon: LucideIcon }

/** The dashboard's own links: its order and its words differ from the header's. */
export const SIDEBAR: readonly SidebarLink[] = [
  { to: '/', label: msg`My Resumes`, icon: FileText },
  { to: '/templates', label: msg`Templates`, icon: LayoutTemplate },
  { to: '/ats-analyzer', label: msg`ATS Analysis`, icon: Gauge },
  { to: '/interview-prep', label: msg`Interview Prep`, icon: MessagesSquare },
  { to: '/portfolio', label: msg`Portfolio`, icon: Globe },
  { to: '/settings', label: msg`Settings`, icon: Settings },
]
