import { industryOfRole } from '#shared/interview/find-industry.ts'

/** Verbs that lines of many jobs start with, in the past. */
const GENERAL = 'Managed Organized Improved Trained Coordinated Prepared Handled Planned'

/** Verbs of an industry by its id; others have the general ones. */
const BY_INDUSTRY: Readonly<Record<string, string>> = {
  construction: 'Built Installed Repaired Measured Inspected Operated Supervised Completed',
  'customer-service': 'Answered Resolved Handled Supported Explained Documented Trained Retained',
  data: 'Analyzed Modeled Built Automated Measured Reported Validated Presented',
  design: 'Designed Illustrated Prototyped Tested Redesigned Presented Refined Produced',
  education: 'Taught Planned Assessed Mentored Adapted Led Prepared Supported',
  engineering: 'Designed Calculated Tested Built Analyzed Specified Improved Documented',
  finance: 'Reconciled Prepared Audited Forecast Analyzed Reported Processed Reduced',
  healthcare: 'Cared Assessed Monitored Administered Documented Educated Coordinated Assisted',
  hospitality: 'Served Prepared Cooked Hosted Trained Managed Scheduled Stocked',
  'human-resources': 'Recruited Interviewed Hired Onboarded Trained Advised Resolved Planned',
  law: 'Drafted Researched Reviewed Negotiated Filed Advised Represented Prepared',
  logistics: 'Shipped Loaded Delivered Tracked Scheduled Stored Routed Reduced',
  manufacturing: 'Operated Assembled Inspected Maintained Adjusted Calibrated Improved Produced',
  marketing: 'Launched Wrote Planned Measured Tested Grew Promoted Designed',
  retail: 'Sold Stocked Advised Ordered Displayed Trained Handled Increased',
  sales: 'Sold Negotiated Closed Presented Grew Won Advised Exceeded',
  science: 'Researched Measured Analyzed Tested Published Designed Documented Presented',
  'social-work': 'Counseled Assessed Supported Coordinated Referred Documented Advocated Led',
  technology: 'Built Shipped Automated Tested Migrated Fixed Designed Maintained',
  trades: 'Installed Repaired Wired Inspected Tested Maintained Diagnosed Replaced',
}

/** Verbs to choose from for a line of a position, fitted to its job title. */
export const verbsFor = (position: string): readonly string[] =>
  (BY_INDUSTRY[industryOfRole(position).id] ?? GENERAL).split(' ')
