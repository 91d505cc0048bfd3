import type { z } from 'zod/mini'
import type { getProfile } from '#shared/contract/profile.ts'

export type AccountProfile = z.infer<(typeof getProfile.replies)[200]>
