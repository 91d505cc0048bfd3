import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { ResumeContent } from '#shared/resume/schema.ts'

const FAMILY = 'Source Sans 3'

/** The same font as ours, so that both sides have to load it. */
export function registerFont(): void {
  const file = (weight: number) =>
    createRequire(import.meta.url).resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`)
  const source = (weight: number) => `data:font/woff;base64,${readFileSync(file(weight)).toString('base64')}`
  Font.register({ family: FAMILY, fonts: [400, 700].map((fontWeight) => ({ src: source(fontWeight), fontWeight })) })
}

/** A resume as a user of react-pdf would write it: the same text, sections, links and bullets as our default layout. */
export const printWithReactPdf = (content: ResumeContent): Promise<Buffer> => renderToBuffer(resume(content))

const styles = StyleSheet.create({
  page: { padding: 45, fontFamily: FAMILY, fontSize: 9.75, lineHeight: 1.42 },
  name: { fontSize: 20, fontWeight: 700 },
  heading: { fontSize: 11, fontWeight: 700, marginTop: 12, marginBottom: 4, textTransform: 'uppercase' },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 6 },
  title: { fontWeight: 700 },
  bullet: { flexDirection: 'row', gap: 5 },
})

const text = (key: string, words: string, style = {}) => createElement(Text, { key, style }, words.replaceAll('**', ''))
const bullet = (words: string) =>
  createElement(View, { key: words, style: styles.bullet }, text('dot', '•'), text('words', words, { flex: 1 }))
const head = (title: string, from: string, to: string) =>
  createElement(
    View,
    { key: 'head', style: styles.head },
    text('title', title, styles.title),
    text('dates', `${from} – ${to}`),
  )
const section = (title: string, children: readonly ReactElement[]) =>
  createElement(View, { key: title }, text('heading', title, styles.heading), ...children)
const entry = (key: string, children: readonly ReactElement[]) => createElement(View, { key, wrap: true }, ...children)

function resume(content: ResumeContent) {
  const { personalInfo: person, experience, education, skills, projects, certifications } = content
  const jobs = experience.map((job, n) =>
    entry(`job ${n}`, [
      head(`${job.position}, ${job.company}`, job.startDate, job.endDate),
      text('description', job.description),
      ...job.achievements.map(bullet),
    ]),
  )
  const schools = education.map((school, n) =>
    entry(`school ${n}`, [head(`${school.degree}, ${school.institution}`, school.startDate, school.endDate)]),
  )
  const works = projects.map((work, n) =>
    entry(`work ${n}`, [
      text('name', work.name, styles.title),
      text('description', work.description),
      createElement(Link, { key: 'link', src: work.url || 'https://example.com' }, work.url || 'example.com'),
    ]),
  )
  return createElement(
    Document,
    { title: person.fullName, author: person.fullName, language: 'en' },
    createElement(
      Page,
      { size: 'A4', style: styles.page },
      text('name', person.fullName, styles.name),
      text('contacts', [person.email, person.phone, person.location].join(' · ')),
      section('Summary', [text('summary', content.summary)]),
      section('Experience', jobs),
      section('Education', schools),
      section('Skills', [text('technical', skills.technical.join(', ')), text('soft', skills.soft.join(', '))]),
      section('Projects', works),
      section('Certifications', certifications.map(bullet)),
    ),
  )
}
