import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditorTab } from '#web/features/builder/state/field-path.ts'

export const TAB_LABELS: Readonly<Record<EditorTab, MessageDescriptor>> = {
  personal: msg`Personal`,
  experience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
  more: msg`More`,
  design: msg`Design`,
}
