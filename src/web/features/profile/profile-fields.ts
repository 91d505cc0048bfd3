import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Profile } from '#shared/contract/profile.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { safeHref } from '#shared/text/urls.ts'

export type ProfileField = {
  readonly name: keyof Profile
  readonly label: MessageDescriptor
  readonly example?: string
  readonly autoComplete: string
  readonly type: 'text' | 'tel' | 'url'
  readonly maxLength: number
}

const NAME = 100

/** The fields of a profile in display order. Between the two groups is the address, the account's own. */
export const NAME_FIELDS: readonly ProfileField[] = [
  { name: 'firstName', label: msg`First name`, autoComplete: 'given-name', type: 'text', maxLength: NAME },
  { name: 'lastName', label: msg`Last name`, autoComplete: 'family-name', type: 'text', maxLength: NAME },
]
export const CONTACT_FIELDS: readonly ProfileField[] = [
  { name: 'phone', label: msg`Phone`, autoComplete: 'tel', type: 'tel', maxLength: LIMITS.line },
  {
    name: 'location',
    label: msg`Location`,
    autoComplete: 'address-level2',
    type: 'text',
    maxLength: LIMITS.line,
  },
  {
    name: 'website',
    label: msg`Website`,
    example: 'example.com',
    autoComplete: 'url',
    type: 'url',
    maxLength: LIMITS.url,
  },
  {
    name: 'github',
    label: msg`GitHub`,
    example: 'github.com/name',
    autoComplete: 'off',
    type: 'url',
    maxLength: LIMITS.url,
  },
  {
    name: 'linkedin',
    label: msg`LinkedIn`,
    example: 'linkedin.com/in/name',
    autoComplete: 'off',
    type: 'url',
    maxLength: LIMITS.url,
  },
]

/** Where a field leads when it is shown; null for what is no link, or no safe one. */
export const linkOf = ({ type }: ProfileField, value: string): string | null =>
  type === 'url' ? safeHref(value) : null
