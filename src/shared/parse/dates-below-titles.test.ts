import { parseResume } from '#shared/parse/parse-resume.ts'
import { expect, test } from 'vitest'

const jobsIn = (lines: string) =>
  parseResume({ text: `Ann Lee\nann@example.com\n\nExperience\n\n${lines}` }).content.experience.map(
    ({ position, company, startDate }) => [position, company, startDate],
  )

test('dates below titles that name nothing else are above the employers', () => {
  const lines =
    'Head Nurse\nMar 2020 – Jun 2021\nLarkspur\n- Led a ward of 9\n\nNurse\nJan 2015 – Feb 2020\nClinic North\n- Trained 9 nurses\n'
  expect(jobsIn(lines)).toEqual([
    ['Head Nurse', 'Larkspur', '2020-03'],
    ['Nurse', 'Clinic North', '2015-01'],
  ])
})

test('a department after a comma changes nothing', () => {
  const lines =
    'Nurse, Surgery\nMar 2020 – Jun 2021\nLarkspur\n- Led a ward of 9\n\nNurse\nJan 2015 – Feb 2020\nClinic North\n- Trained 9 nurses\n'
  expect(jobsIn(lines)[0]).toEqual(['Nurse, Surgery', 'Larkspur', '2020-03'])
})

test('titles that name their employers keep them', () => {
  const lines =
    'Head Nurse, City Hospital\nMar 2020 – Jun 2021\nLarkspur\n- Led a ward of 9\n\nNurse, Clinic North\nJan 2015 – Feb 2020\nReno\n- Trained 9 nurses\n'
  expect(jobsIn(lines)).toEqual([
    ['Head Nurse', 'City Hospital', '2020-03'],
    ['Nurse', 'Clinic North', '2015-01'],
  ])
})

test.each([
  ['Maintainer', 'Maintainer', ''],
  ['Co-author & editor', 'Co-author & editor', ''],
  ['Mitwirkende', 'Mitwirkende', ''],
  ['Author search tool', undefined, 'Author search tool'],
  ['Built with two maintainers', undefined, 'Built with two maintainers'],
])('below the name of a project, “%s” is a role or a description', (line, role, description) => {
  const text = `Ann Lee\nann@example.com\n\nProjects\n\nTide Map\n${line}\nMar 2020 – Jun 2021\n- Built a map of tides\n`
  const [project] = parseResume({ text }).content.projects
  expect([project?.name, project?.role, project?.description]).toEqual(['Tide Map', role, description])
})
