import type { Portfolio } from '#shared/contract/portfolio.ts'

type Own = Pick<Portfolio, 'userId' | 'slug' | 'may'>

/** The last part of a person's public address: the slug while their plan has one, else their id. */
export const publicAddress = ({ userId, slug, may }: Own): string => (slug !== null && may.customSlug ? slug : userId)

export const pagePath = (address: string): string => `/portfolio/${address}`
export const resumePath = (address: string, resumeId: number): string => `${pagePath(address)}/${resumeId}`
export const linkPath = (linkId: string): string => `/shared/${linkId}`
