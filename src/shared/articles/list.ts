/** Metadata of a blog article for cards, pages, the feed and search engines. */
export type Article = {
  readonly id: number
  readonly slug: string
  readonly category: string
  readonly title: string
  /** Under 160 characters, because search engines cut longer ones. */
  readonly description: string
  readonly keywords: string
  /** YYYY-MM-DD. */
  readonly published: string
  /** When its text was last revised, YYYY-MM-DD. */
  readonly updated: string
  /** Planned reading time; the displayed time is computed from the text once it exists. */
  readonly minutes: number
}

/** Author of all articles. */
export const AUTHOR = 'Editor'

/** In the order of the blog; ids, slugs, categories and known dates come from the specification. */
export const ARTICLES: readonly Article[] = [
  {
    id: 1,
    slug: 'ats-friendly-resume-2025',
    category: 'Resume Writing',
    title: 'An ATS-friendly resume: what software really reads',
    description:
      'How applicant tracking systems read a file, what gets lost on the way, and how to check your own resume in ten minutes.',
    keywords: 'ATS-friendly resume, applicant tracking system, resume parser, resume format',
    published: '2025-09-28',
    updated: '2026-11-28',
    minutes: 8,
  },
  {
    id: 2,
    slug: 'remote-work-resume-skills-2025',
    category: 'Remote Work',
    title: 'Show that you can work from anywhere',
    description:
      'Which skills remote employers look for, how to prove them with what you did, and how to tell whether a job is truly remote.',
    keywords: 'remote work resume, remote skills, work from home, asynchronous work',
    published: '2025-09-24',
    updated: '2026-11-28',
    minutes: 10,
  },
  {
    id: 3,
    slug: 'star-method-interview-questions-examples',
    category: 'Interview Prep',
    title: 'The STAR method: tell your work as a story',
    description:
      'How to find, build, and tell the stories that behavioral interviews ask for, with twelve answers from twelve jobs and one weak answer fixed line by line.',
    keywords: 'STAR method, behavioral interview questions, interview answers, interview examples',
    published: '2025-09-20',
    updated: '2026-11-28',
    minutes: 25,
  },
  {
    id: 4,
    slug: 'career-change-resume-guide',
    category: 'Career Change',
    title: 'Changing careers: a resume for where you are going',
    description:
      'Turn what you did in one field into proof for another: which experience carries over, what to say first, and what to learn before you apply.',
    keywords: 'career change resume, transferable skills, changing careers, resume summary',
    published: '2025-09-17',
    updated: '2026-11-28',
    minutes: 9,
  },
  {
    id: 5,
    slug: 'linkedin-profile-optimization-guide',
    category: 'LinkedIn',
    title: 'A LinkedIn profile that recruiters find and believe',
    description:
      'Headline, about, experience, and skills, one by one: what recruiters search for, what they read, and what to keep to yourself.',
    keywords: 'LinkedIn profile, LinkedIn headline, recruiter search, LinkedIn about section',
    published: '2025-09-13',
    updated: '2026-11-28',
    minutes: 11,
  },
  {
    id: 6,
    slug: 'salary-negotiation-scripts-guide',
    category: 'Salary Negotiation',
    title: 'Talk about pay: scripts for six hard moments',
    description:
      'What to say when they ask what you earn, when the offer is low, and when the answer is no. Words to say aloud, and how to prepare your figures.',
    keywords: 'salary negotiation, negotiation scripts, job offer, asking for more pay',
    published: '2025-09-09',
    updated: '2026-11-28',
    minutes: 7,
  },
  {
    id: 7,
    slug: 'cover-letter-templates-2025',
    category: 'Cover Letters',
    title: 'Cover letters that get read to the end',
    description:
      'Four short letters to start from: for a posting, a career change, a gap, and a cold approach, with notes on what each part is for.',
    keywords: 'cover letter template, cover letter examples, application letter',
    published: '2025-09-05',
    updated: '2026-11-28',
    minutes: 6,
  },
  {
    id: 8,
    slug: 'tech-industry-resume-guide',
    category: 'Tech Careers',
    title: 'A tech resume that engineers want to read',
    description:
      'How to write about systems, incidents, stacks, and side projects so that a recruiter understands you and an engineer believes you.',
    keywords: 'tech resume, software engineer resume, developer CV, resume projects',
    published: '2025-09-02',
    updated: '2026-11-28',
    minutes: 10,
  },
  {
    id: 9,
    slug: 'entry-level-resume-no-experience',
    category: 'Entry Level',
    title: 'Your first resume, without a first job',
    description:
      'School, family care, clubs and summer jobs give you more than you think. How to turn them into a page an employer can use.',
    keywords: 'entry-level resume, first resume, no experience resume, student CV',
    published: '2025-08-29',
    updated: '2026-11-28',
    minutes: 8,
  },
  {
    id: 10,
    slug: 'executive-resume-writing-guide',
    category: 'Executive',
    title: 'The executive resume: scope, decisions, results',
    description:
      'How to show on two or three pages what you were responsible for, what you decided, and what changed, with a full page before and after.',
    keywords: 'executive resume, leadership resume, board resume, C-level CV',
    published: '2025-08-25',
    updated: '2026-11-28',
    minutes: 21,
  },
  {
    id: 11,
    slug: 'job-search-strategy-guide',
    category: 'Job Search',
    title: 'A job search you can keep up',
    description:
      'A weekly plan that fits around a tired life: where jobs come from, how many to apply for, what to track, and when to change course.',
    keywords: 'job search strategy, job search plan, application tracking, finding a job',
    published: '2025-08-20',
    updated: '2026-11-28',
    minutes: 9,
  },
  {
    id: 12,
    slug: 'networking-for-introverts-guide',
    category: 'Networking',
    title: 'Networking for people who would rather not',
    description:
      'Small, quiet ways to let people know you’re looking: messages to copy, questions to ask, and how to end a conversation politely.',
    keywords: 'networking for introverts, informational interview, networking messages',
    published: '2025-08-15',
    updated: '2026-11-28',
    minutes: 7,
  },
  {
    id: 13,
    slug: 'industry-resume-keywords-guide',
    category: 'Keywords',
    title: 'Resume keywords by field, and how to use them honestly',
    description:
      'How software and people read the words on your resume, with real terms, tools, and certificates for fourteen fields and lines before and after.',
    keywords: 'resume keywords, keywords by industry, ATS keywords, job posting words',
    published: '2025-08-10',
    updated: '2026-11-28',
    minutes: 25,
  },
  {
    id: 14,
    slug: 'personal-branding-professional-guide',
    category: 'Personal Brand',
    title: 'Be known for something: a personal brand without the shine',
    description: 'Choose what you want to be asked for, show it in three places, and let other people say the rest.',
    keywords: 'personal brand, professional reputation, online presence, portfolio',
    published: '2025-08-05',
    updated: '2026-11-28',
    minutes: 8,
  },
  {
    id: 15,
    slug: 'skills-based-hiring-resume-guide',
    category: 'Future Skills',
    title: 'When skills count more than degrees',
    description:
      'What skills-based hiring changes for you, how to prove a skill in one line, and which certificates and samples are worth the time.',
    keywords: 'skills-based hiring, skills resume, no degree jobs, certificates',
    published: '2025-08-01',
    updated: '2026-11-28',
    minutes: 9,
  },
  {
    id: 16,
    slug: 'work-life-balance-remote-work',
    category: 'Work-Life Balance',
    title: 'Find out how a job will treat your evenings',
    description:
      'Questions that show how a team really works, signs to read in a posting, and how to agree on limits before you sign.',
    keywords: 'work-life balance, remote work boundaries, interview questions to ask',
    published: '2025-07-28',
    updated: '2026-11-28',
    minutes: 6,
  },
  {
    id: 17,
    slug: 'age-discrimination-resume-strategies',
    category: 'Experienced Workers',
    title: 'Thirty years of experience on two pages',
    description:
      'What to keep, shorten, and leave out after a long career, your rights in short, and how to answer the indirect questions about age.',
    keywords: 'age discrimination, older workers resume, experienced workers, over 50 job search',
    published: '2025-07-25',
    updated: '2026-11-28',
    minutes: 10,
  },
  {
    id: 18,
    slug: 'freelancer-to-full-time-career',
    category: 'Career Transition',
    title: 'From freelance to employed',
    description:
      'How to present years of projects as one career, explain why you want a boss again, and compare an offer with what you earn now.',
    keywords: 'freelancer resume, freelance to full-time, contractor CV, self-employed',
    published: '2025-07-20',
    updated: '2026-11-28',
    minutes: 8,
  },
  {
    id: 19,
    slug: 'mental-health-job-search-guide',
    category: 'Mental Health',
    title: 'Looking for work when you are worn out',
    description:
      'How to keep a search small enough to bear, what to do with rejections and silence, what to say about a hard time, and where to get help.',
    keywords: 'mental health job search, job search burnout, coping with rejection',
    published: '2025-07-15',
    updated: '2026-11-28',
    minutes: 7,
  },
  {
    id: 20,
    slug: 'diversity-inclusion-resume-advantage',
    category: 'Diversity',
    title: 'What to show and what to keep: identity on a resume',
    description:
      'Names, photos, gaps, disability, foreign degrees: what employers may ask, what you may leave out, and how to decide, country by country.',
    keywords: 'diversity resume, employment gap, disability disclosure, foreign degree, inclusive hiring',
    published: '2025-07-10',
    updated: '2026-11-28',
    minutes: 20,
  },
]
