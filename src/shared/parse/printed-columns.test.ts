import { expect, test } from 'vitest'
import {
  narrowGutter,
  ownHeadings,
  shortRight,
  tableOfTwo,
  textBesideHeading,
  threeBelow,
} from '#shared/parse/fixtures/printed-columns.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'

test('a short column of skills next to a long one on common baselines', () => {
  expect(read(shortRight)).toEqual({
    personalInfo: {
      fullName: 'Tove Lindqvist',
      email: 'tove@example.com',
      phone: '+46 70 123 45 67',
      location: 'Malmö, Sweden',
    },
    experience: [
      {
        position: 'Head of Logistics',
        company: 'Öresund Freight AB',
        startDate: '2019-03',
        current: true,
        achievements: ['Cut empty runs by 18% in two years', 'Led 14 planners in three ports'],
      },
      {
        position: 'Planner',
        company: 'Skåne Transport',
        startDate: '2014-06',
        endDate: '2019-02',
      },
    ],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: { technical: ['SAP', 'Route planning', 'Excel'] },
  })
})

test('a right column with contact details, skills and languages, twelve points away', () => {
  expect(read(narrowGutter)).toEqual({
    personalInfo: {
      fullName: 'Tove Lindqvist',
      email: 'tove@example.com',
      phone: '+46 70 123 45 67',
      location: 'Malmö, Sweden',
    },
    summary:
      'Logistics manager with twelve years between ports and rails. I like plans that survive their first Monday.',
    experience: [
      {
        position: 'Head of Logistics',
        company: 'Öresund Freight AB',
        startDate: '2019-03',
        current: true,
        achievements: [
          'Cut empty runs by 18% in two years',
          'Led 14 planners in three ports and wrote the plan by which all of them still work today, in every season',
        ],
      },
      {
        position: 'Planner',
        company: 'Skåne Transport',
        startDate: '2014-06',
        endDate: '2019-02',
        achievements: ['Planned 90 lorries a day'],
      },
      {
        position: 'Dispatcher',
        company: 'Kattegat Lines AB',
        startDate: '2012-05',
        endDate: '2014-05',
      },
    ],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: {
      technical: ['SAP', 'Route planning', 'Excel', 'Forecasting'],
      languages: ['Swedish (native)', 'English (C1)'],
    },
  })
})

test('two columns made of one table row', () => {
  expect(read(tableOfTwo)).toEqual({
    personalInfo: {
      fullName: 'Tove Lindqvist',
      email: 'tove@example.com',
      phone: '+46 70 123 45 67',
      location: 'Malmö, Sweden',
    },
    summary:
      'Logistics manager with twelve years between ports and rails. I like plans that survive their first Monday.',
    experience: [
      {
        position: 'Head of Logistics',
        company: 'Öresund Freight AB',
        startDate: '2019-03',
        current: true,
        achievements: [
          'Cut empty runs by 18% in two years',
          'Led 14 planners in three ports and wrote the plan by which all of them still work today, in every season',
        ],
      },
      {
        position: 'Planner',
        company: 'Skåne Transport',
        startDate: '2014-06',
        endDate: '2019-02',
        achievements: ['Planned 90 lorries a day'],
      },
      {
        position: 'Dispatcher',
        company: 'Kattegat Lines AB',
        startDate: '2012-05',
        endDate: '2014-05',
      },
    ],
    education: [
      {
        institution: 'Lund University',
        degree: 'BSc Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: {
      technical: ['SAP', 'Route planning', 'Excel', 'Forecasting'],
      languages: ['Swedish (native)', 'English (C1)'],
    },
  })
})

test('three short columns below sections with dates on the right', () => {
  expect(read(threeBelow)).toEqual({
    personalInfo: {
      fullName: 'Rosa Keller',
      email: 'rosa@keller.example',
      phone: '089 555 0190',
      location: 'München',
    },
    experience: [
      {
        position: 'Optikerin',
        company: 'Brillen Maier GmbH',
        startDate: '2018',
        current: true,
        achievements: ['Refraktion und Anpassung', 'Werkstatt und Verkauf'],
      },
    ],
    education: [
      {
        degree: 'Ausbildung zur Augenoptikerin',
        institution: 'Optik Lang',
        startDate: '2015',
        endDate: '2018',
      },
    ],
    skills: {
      languages: ['Deutsch', 'Italienisch'],
      technical: ['Refraktion', 'Kontaktlinsen', 'Verkauf'],
    },
    interests: ['Wandern', 'Klavier'],
  })
})

test('columns that begin with custom headings', () => {
  expect(read(ownHeadings)).toEqual({
    personalInfo: {
      fullName: 'Pau Serra',
      email: 'pau@serra.example',
      phone: '+34 93 555 01 43',
      location: 'Girona',
    },
    experience: [
      {
        position: 'Clockmaker',
        company: 'Taller Serra',
        startDate: '2015',
        current: true,
        achievements: ['Repaired 400 tower clocks'],
      },
    ],
    education: [
      {
        degree: 'Clockmaking diploma',
        institution: 'Escola del Treball',
        startDate: '2012',
        endDate: '2014',
      },
    ],
    skills: { languages: ['Catalan', 'French'] },
    custom: [
      {
        id: 'section-1',
        title: 'Tools I love',
        items: [{ title: 'Lathe', subtitle: 'Loupe' }],
      },
      {
        id: 'section-2',
        title: 'What I do',
        items: [{ title: 'I repair clocks and the people who love them.' }],
      },
    ],
  })
})

test('a main column that begins with text and a side column that begins with a heading', () => {
  expect(read(textBesideHeading)).toEqual({
    personalInfo: {
      fullName: 'Tobias Falk',
      email: 'tobias.falk@example.de',
      phone: '0721 555 0171',
      location: '76275 Ettlingen',
    },
    summary: 'Mechatroniker mit Freude an alten Maschinen und an jungen Leuten, die sie verstehen wollen.',
    experience: [
      {
        position: 'Instandhalter',
        company: 'Papierwerke Ettlingen GmbH',
        startDate: '2017',
        current: true,
        achievements: ['Störungen an zwei Papiermaschinen behoben'],
      },
      {
        position: 'Mechatroniker',
        company: 'Sondermaschinen Kern KG',
        startDate: '2013',
        endDate: '2017',
        achievements: ['Montage und Inbetriebnahme in 14 Ländern'],
      },
    ],
    education: [
      {
        degree: 'Ausbildung zum Mechatroniker',
        institution: 'Sondermaschinen Kern KG',
        startDate: '2010',
        endDate: '2013',
      },
    ],
    skills: { technical: ['SPS', 'Hydraulik', 'Schweißen'] },
    interests: ['Motorräder, vor allem alte', 'Feuerwehr'],
  })
})
