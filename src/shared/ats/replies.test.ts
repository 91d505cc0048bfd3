import { expect, test } from 'vitest'
import { analysisReply, quickScoreReply } from '#shared/ats/replies.ts'
import { scoreResume } from '#shared/ats/score.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

const TODAY = '2026-01-15'
const POSTING = 'Cloud Engineer\n\nRequirements\n- Kubernetes, Docker and Terraform\n- Go'
const score = (content: ResumeContent, jobDescription?: string) =>
  scoreResume({ content, jobDescription, today: TODAY })
const withSkills = (...technical: string[]): ResumeContent => ({
  ...emptyContent(),
  skills: { technical, soft: [], languages: [] },
})

test('without a posting, the resume’s skills are found, none is missing, and related ones are suggested', () => {
  const { keywords, coverage } = quickScoreReply(score(withSkills('Kubernetes', 'Docker')))
  expect(keywords.found).toEqual(['Kubernetes', 'Docker'])
  expect(keywords.missing).toEqual([])
  expect(keywords.suggestions.length).toBeGreaterThan(0)
  expect(keywords.suggestions).not.toContain('Docker')
  expect(coverage).toBeNull()
})

test('with a posting, its terms are found or missing in its own words', () => {
  const { keywords } = quickScoreReply(score(withSkills('k8s', 'Docker'), POSTING))
  expect(keywords.found).toEqual(['Docker', 'Kubernetes'])
  expect(keywords.missing).toEqual(['Go', 'Terraform'])
  expect(keywords.suggestions).toContain('Kubernetes')
})

test('every part has its own score: 0 when blank, 100 when complete', () => {
  const blank = analysisReply(score(emptyContent())).sections
  expect([blank['contact'], blank['summary'], blank['keywords']]).toEqual([{ score: 0 }, { score: 0 }, undefined])
  // Projects are neither present nor asked for, so they have no score.
  expect([blank['projects'], blank['formatting']]).toEqual([undefined, undefined])
  const full = analysisReply(score(sampleContent('long'), POSTING)).sections
  expect(full['contact']).toEqual({ score: 100 })
  expect(full['keywords']?.score).toBeGreaterThan(0)
})

test('a resume without projects has no score for them, even if one is suggested', () => {
  const job = { company: 'A', position: 'B', startDate: '2020-01', endDate: '', current: true, description: '' }
  const one = score({ ...emptyContent(), experience: [{ ...job, achievements: ['Sold bread to 40 shops'] }] })
  expect(one.findings.map(({ part }) => part)).toContain('projects')
  expect(analysisReply(one).sections['projects']).toBeUndefined()
})

test('many findings of one kind cost a part no more than the rule’s maximum', () => {
  const job = { company: 'A', position: 'B', startDate: '2020-01', endDate: '', current: true, description: '' }
  const lines = Array.from({ length: 30 }, (_, at) => `I ran my shop number ${at} and I sold my bread`)
  const many = score({ ...sampleContent('long'), experience: [{ ...job, achievements: lines }] })
  expect(many.costs.find(({ rule }) => rule === 'first-person')?.cost).toBe(3)
  expect(analysisReply(many).sections['experience']?.score).toBeGreaterThan(50)
})
