import { expect, test } from 'vitest'
import {
  datesInColumn,
  flexLeft,
  equalColumns,
  placesRight,
  tableLeft,
  wideLetters,
} from '#shared/parse/fixtures/printed-later.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'

test('a left column with only two skills', () => {
  expect(read(flexLeft)).toEqual({
    personalInfo: {
      fullName: 'Anneke de Wit',
      email: 'anneke@dewit.example',
      phone: '+31 20 555 0112',
      location: 'Utrecht',
    },
    experience: [
      {
        position: 'Senior Editor',
        company: 'Uitgeverij Plantage',
        startDate: '2019',
        current: true,
        achievements: ['Edited 34 novels, two of them shortlisted for prizes', 'Trained four juniors'],
      },
      {
        position: 'Editor',
        company: 'Grachten Press',
        startDate: '2013',
        endDate: '2019',
        achievements: ['Ran the spring list'],
      },
    ],
    education: [
      {
        degree: 'MA Dutch Literature',
        institution: 'Universiteit Utrecht',
        startDate: '2009',
        endDate: '2012',
      },
    ],
    skills: { technical: ['Copy-editing', 'InDesign'] },
  })
})

test('a table with contact details, skills and volunteer work on the left', () => {
  expect(read(tableLeft)).toEqual({
    personalInfo: {
      fullName: 'Lena Roth',
      email: 'lena.roth@example.de',
      phone: '06221 555 018',
      location: 'Bergstraße 3, 69115 Heidelberg',
    },
    experience: [
      {
        position: 'Wissenschaftliche Mitarbeiterin',
        company: 'Institut für Stadtforschung',
        startDate: '2019-10',
        current: true,
        achievements: ['Befragung von 3.000 Haushalten', 'Lehre im Bachelor'],
      },
      {
        position: 'Studentische Hilfskraft',
        company: 'Universität Heidelberg',
        startDate: '2016-04',
        endDate: '2019-09',
        achievements: ['Pflege der Datenbank'],
      },
    ],
    education: [
      {
        degree: 'Master of Arts Soziologie',
        institution: 'Universität Heidelberg',
        startDate: '2016',
        endDate: '2019',
      },
      {
        degree: 'Abitur',
        institution: 'Bunsen-Gymnasium',
        startDate: '2006',
        endDate: '2014',
      },
    ],
    skills: {
      technical: ['SPSS', 'R', 'Citavi'],
      languages: ['Deutsch (Muttersprache)', 'Englisch (C1)'],
    },
    volunteer: [
      {
        role: 'Jugendtrainerin',
        organization: 'TSG Heidelberg',
        startDate: '2015',
        current: true,
      },
    ],
  })
})

test('dates on the left of the main column, with two columns on two pages', () => {
  expect(read(datesInColumn)).toEqual({
    personalInfo: {
      fullName: 'Mathieu Leroy',
      headline: 'Conducteur de travaux',
      email: 'mathieu.leroy@example.fr',
      phone: '02 99 55 01 44',
      location: '35000 Rennes',
    },
    experience: [
      {
        position: 'Conducteur de travaux',
        company: 'Bâtir Ouest SAS',
        startDate: '2020',
        current: true,
        achievements: ['Trois chantiers de logements en parallèle'],
      },
      {
        position: 'Chef d’équipe',
        company: 'Maçonnerie Le Goff',
        startDate: '2014',
        endDate: '2020',
        achievements: ['Équipe de neuf maçons'],
      },
      {
        position: 'Maçon',
        company: 'Entreprise Kerlann',
        startDate: '2009',
        endDate: '2014',
        achievements: ['Murs, enduits et dallages'],
      },
    ],
    education: [
      {
        degree: 'BTS Bâtiment',
        institution: 'Lycée Joliot-Curie, Rennes',
        startDate: '2007',
        endDate: '2009',
      },
    ],
    skills: {
      technical: ['Plannings', 'Métrés', 'AutoCAD'],
      languages: ['Français', 'Anglais (B1)'],
    },
    certifications: ['Permis B', 'CACES, catégories 1 et 4'],
  })
})

test('places on the right without a region, skills in three columns', () => {
  expect(read(placesRight)).toEqual({
    personalInfo: {
      fullName: 'Joseph Okonkwo',
      email: 'joseph.okonkwo@example.com',
      phone: '0161 555 0109',
      location: 'Manchester',
    },
    summary: 'Transport planner who has opened six tram stops and closed one, and can say why for each of them.',
    skills: {
      technical: ['GIS', 'Public hearings', 'Cost-benefit analysis', 'Demand models', 'Python', 'Visum'],
    },
    experience: [
      {
        position: 'Principal Planner',
        company: 'Transport for Irwell',
        startDate: '2022-04',
        current: true,
        achievements: ['Lead the tram extension to the north, with a team of eleven'],
      },
      {
        position: 'Planner',
        company: 'Transport for Irwell',
        startDate: '2018-09',
        endDate: '2022-03',
        achievements: ['Modelled 40 junctions', 'Spoke at nine hearings'],
      },
      {
        position: 'Graduate Planner',
        company: 'Pennine Consulting',
        startDate: '2016-07',
        endDate: '2018-08',
        achievements: ['Counted cyclists, in all weathers'],
      },
    ],
    education: [
      {
        degree: 'MSc Transport Planning',
        institution: 'University of Leeds',
        startDate: '2015',
        endDate: '2016',
      },
    ],
    interests: ['Fell running', 'Model trams, scale 1:87'],
  })
})

test('two columns of one width under a header', () => {
  expect(read(equalColumns)).toEqual({
    personalInfo: {
      fullName: 'Elena Prieto',
      email: 'elena@prieto.example',
      phone: '+34 95 555 01 20',
      location: 'Sevilla',
    },
    summary: 'Periodista de datos; cuento lo que dicen las cifras y lo que callan.',
    experience: [
      {
        position: 'Redactora de datos',
        company: 'Diario del Sur',
        startDate: '2021-01',
        current: true,
        achievements: ['Serie sobre alquileres, premio regional'],
      },
      {
        position: 'Redactora',
        company: 'Radio Guadalquivir',
        startDate: '2016-03',
        endDate: '2020-12',
        achievements: ['Informativo de la mañana'],
      },
    ],
    education: [
      {
        degree: 'Grado',
        field: 'Periodismo',
        institution: 'Universidad de Sevilla',
        startDate: '2011',
        endDate: '2015',
      },
    ],
    skills: {
      technical: ['R', 'Flourish', 'QGIS'],
      languages: ['Español (nativo)', 'Inglés (C1)'],
    },
    awards: [{ title: 'Premio Andalucía de Periodismo', date: '2022' }],
  })
})

test('wide headings, employers after ‘at’, dates in small capitals', () => {
  expect(read(wideLetters)).toEqual({
    personalInfo: {
      fullName: 'Chloe Martin',
      headline: 'Pastry chef',
      email: 'chloe@martin.example',
      phone: '+44 20 7946 0122',
      location: 'London',
    },
    experience: [
      {
        position: 'Head Pastry Chef',
        company: 'Hotel Astoria',
        startDate: '2021-05',
        current: true,
        achievements: ['Rebuilt the breakfast pastry and sold a third more of it', 'Kept food cost at 24%'],
      },
      {
        position: 'Pastry Chef',
        company: 'Maison Plume',
        startDate: '2017-01',
        endDate: '2021-04',
        achievements: ['Made wedding cakes for up to 300 guests'],
      },
    ],
    education: [
      {
        degree: 'CAP Pâtissier',
        institution: 'École Ferrandi',
        startDate: '2015',
        endDate: '2016',
      },
    ],
    skills: {
      technical: ['Lamination', 'Sugar work', 'Chocolate', 'Costing'],
      languages: ['English', 'French'],
    },
  })
})
