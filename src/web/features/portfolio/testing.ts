import type { Portfolio, PortfolioResume, ShareLink } from '#shared/contract/portfolio.ts'

export const makeResume = (more: Partial<PortfolioResume> = {}): PortfolioResume => ({
  id: 7,
  title: 'Nurse',
  templateId: null,
  atsScore: 91,
  isPublic: false,
  version: 1,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  isTakenDown: false,
  counts: { views: 0, downloads: 0 },
  ...more,
})

export const makeLink = (more: Partial<ShareLink> = {}): ShareLink => ({
  id: 'abcdefghijklmnopqrstuv',
  resumeId: 7,
  label: 'St. Mary’s',
  hasPassword: false,
  expiresAt: null,
  isExpired: false,
  createdAt: '2026-03-02T10:00:00.000Z',
  counts: { views: 0, downloads: 0 },
  ...more,
})

export const makePortfolio = (more: Partial<Portfolio> = {}): Portfolio => ({
  userId: 'u1',
  slug: null,
  accent: null,
  hidesBrand: false,
  showsContact: false,
  isTakenDown: false,
  mustConfirm: false,
  profilePublic: false,
  allowSearchEngines: true,
  portfolioViews: false,
  may: { customSlug: true, viewAnalytics: true, noBranding: true },
  resumes: [makeResume()],
  links: [],
  ...more,
})
