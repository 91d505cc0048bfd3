import { expect, test } from 'vitest'
import { write } from '#shared/ai/embedded/fixtures/write-answer.ts'

const skills = async (answer: string): Promise<readonly string[]> =>
  (await write(answer, { target: { part: 'skills' } })).skills.map(({ text }) => text)

test.each([
  ['what was only looked at', 'Excel every day, Power BI I have opened twice.', ['Excel']],
  ['what has run out', 'CCTV licence. First aid at work ran out in May.', ['CCTV licence']],
  [
    'what is wanted next',
    "Conflict management. Dog handling is what I want next, my name's down for it.",
    ['Conflict management'],
  ],
  ['what should be learned', 'Moodle. What I really should learn is Python.', ['Moodle']],
  [
    'what was cancelled',
    'First responder. I was down for negotiator training but that got cancelled.',
    ['First responder'],
  ],
  ['what is lost', 'Excel. Shorthand, which I have largely lost.', ['Excel']],
  ['what is forgotten', 'Excel. Opera, the booking system, that I was trained in but I have forgotten it.', ['Excel']],
  ['what was stopped', 'First aid. Montessori diploma, stopped halfway.', ['First Aid']],
  ['what a team of others does', 'Linux. Windows we have a separate team for. NMR I hand in at the window.', ['Linux']],
  ['what others do, named first', 'Colour and cut. Perms only Silke does.', ['Colour', 'Cut']],
  ['what others are asked for', 'Excel. For Matlab I ask my flatmate.', ['Excel']],
  ["somebody else's", "De-escalation. Systemic therapy, no, that's Jonas, I'm not trained in it.", ['De-escalation']],
  [
    'what would not be counted',
    "Sage 50 and Xero. I had QuickBooks once for a month, I wouldn't count it.",
    ['Sage 50', 'Xero'],
  ],
  ['what is booked', "Scrum Master. I'm booked for the PMP course.", ['Scrum Master']],
  ['what was said in jest', 'Sweating! No, ok: mime, juggling.', ['Mime', 'Juggling']],
  ['what is only on a list', 'Excel. Power BI is on my list.', ['Excel']],
  [
    'what only the boss may use',
    'I use a Stihl 261. We also had a harvester, a Ponsse, but only the boss drove it.',
    ['Stihl 261'],
  ],
  ['what only the doctor uses', 'X-rays. CEREC, the milling machine, only the doctor uses.', ['X-rays']],
  ['what was used by others', 'Overlockers. The CAD system, Lectra, was used by the girls upstairs.', ['Overlockers']],
  ['what lapsed years ago', 'BIM 360. PRINCE2 Practitioner from 2017, it lapsed in 2020 though.', ['BIM 360']],
  ['what is no more', 'Moodle. During the pandemic we used Zoom but not any more.', ['Moodle']],
  ['what a friend knows', 'Premiere Pro. Sound I leave to a friend who knows Pro Tools.', ['Premiere Pro']],
  [
    'what was never done for real',
    'Highlights. Extensions I learned on a course but never did on a customer.',
    ['Highlights'],
  ],
  ['who else did it', 'Zendesk. I rewired the queue in it, me and another lead.', ['Zendesk']],
  ['what is faked', 'AutoCAD, yes, Revit I fake till somebody looks.', ['AutoCAD']],
  ['what has lapsed', 'Lifeguard badge, lapsed. Swim teacher level 2.', ['Swim teacher level 2']],
  ['another department', "Tractors. The new sprayer, that's my son's department.", ['Tractors']],
  ['a fling', 'Ruby on Rails since forever, and Elixir was a fling.', ['Ruby on Rails']],
  ['what would not be touched', 'Salesforce, and HubSpot, which I would not touch.', ['Salesforce']],
])('no skill is %s', async (_, answer, expected) => {
  expect(await skills(answer)).toEqual(expected)
})

test.each([
  ['who else wants it', 'Trados every day, MemoQ when the agency wants it.', ['Trados', 'MemoQ']],
  ['a course every year', 'Hoists. First aid once a year.', ['Hoists', 'First Aid']],
  [
    'a denial of something else',
    "Wound care. I work with SystmOne. I'm not trained for chemo.",
    ['Wound care', 'SystmOne'],
  ],
])('no doubt is %s', async (_, answer, expected) => {
  expect(await skills(answer)).toEqual(expected)
})

test('how well something is known stands with it', async () => {
  expect(await skills('Sign language, beginner. French, B1. Excel up to pivot tables, SAP FI very well.')).toEqual([
    'Sign language (beginner)',
    'French (B1)',
    'Excel (up to pivot tables)',
    'SAP FI',
  ])
})
