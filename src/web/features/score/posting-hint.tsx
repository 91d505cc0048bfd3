import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { MAX_POSTING } from '#shared/contract/ats.ts'

/** The hint below the job description; a pasted text that was cut off comes first. */
export const PostingHint = ({ posting, children }: { posting: string; children: ReactNode }) =>
  posting.length < MAX_POSTING ? (
    children
  ) : (
    <Trans>Only the first 50,000 characters fit. Paste just the requirements.</Trans>
  )
