import { fromJsonResume, toJsonResume } from '#shared/resume/json-resume.ts'
import { emptyContent, type Contact, type ResumeContent } from '#shared/resume/schema.ts'
import { expect, test } from 'vitest'

function imported(profiles: readonly object[]): ResumeContent {
  const result = fromJsonResume({ basics: { name: 'Ada', profiles } })
  if ('problem' in result) throw new Error(result.problem.code)
  return result.content
}

test.each<[object, Contact]>([
  [
    { network: 'GitLab', username: 'ada', url: 'https://gitlab.com/ada' },
    { kind: 'gitlab', label: '', value: '', url: 'https://gitlab.com/ada' },
  ],
  [
    { network: 'Mastodon', username: '@ada@berlin.example' },
    { kind: 'mastodon', label: 'Mastodon', value: '@ada@berlin.example', url: '' },
  ],
  [
    { network: 'Twitter', url: 'https://x.com/ada' },
    { kind: 'x', label: 'Twitter', value: '', url: 'https://x.com/ada' },
  ],
  [{ url: 'https://orcid.org/0000-0001' }, { kind: 'orcid', label: '', value: '', url: 'https://orcid.org/0000-0001' }],
  [
    { network: 'Strava', username: 'ada' },
    { kind: 'other', label: 'Strava', value: 'ada', url: '' },
  ],
])('the profile %o is a contact, and is written back as it was', (profile, contact) => {
  const content = imported([{ network: 'GitHub', url: 'https://github.com/ada' }, profile])
  expect(content.personalInfo.github).toBe('https://github.com/ada')
  expect(content.contacts).toEqual([contact])
  expect(toJsonResume(content)['basics']).toMatchObject({ profiles: [{ network: 'GitHub' }, profile] })
})

test('a deleted contact is gone from the file, and a new one is in it', () => {
  const content = imported([
    { network: 'Strava', username: 'ada', since: 2020 },
    { network: 'XING', username: 'ada', url: 'https://xing.com/profile/Ada' },
  ])
  const [, xing] = content.contacts ?? []
  const added = { kind: 'other', label: 'Telegram', value: '@ada', url: '' } as const
  expect(toJsonResume({ ...content, contacts: [xing ?? added, added] })['basics']).toEqual({
    name: 'Ada',
    profiles: [
      { network: 'XING', username: 'ada', url: 'https://xing.com/profile/Ada' },
      { network: 'Telegram', username: '@ada' },
    ],
  })
})

test('a contact of a site is a profile with its name', () => {
  const contact = { kind: 'stackoverflow', label: '', value: '', url: 'https://stackoverflow.com/u/1' } as const
  expect(toJsonResume({ ...emptyContent(), contacts: [contact] })).toEqual({
    basics: { profiles: [{ network: 'Stack Overflow', url: 'https://stackoverflow.com/u/1' }] },
  })
})
