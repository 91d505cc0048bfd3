import { expect, test } from 'vitest'
import { industryOfRole } from '#shared/interview/find-industry.ts'
import { INDUSTRIES } from '#shared/interview/banks.ts'
import { OCCUPATIONS, SHARED_WORDS } from '#shared/interview/occupations.ts'

test.each([
  [
    'technology',
    ['Software Engineer', 'Senior Frontend Developer', 'Softwareentwicklerin', 'IT-Administrator (m/w/d)'],
  ],
  ['technology', ['Développeuse web', 'Ingénieur logiciel', 'Desarrolladora de software', 'DevOps Engineer', 'CTO']],
  ['data', ['Data Scientist', 'Datenanalystin', 'Analyste de données', 'Científica de datos']],
  ['design', ['UX Designer', 'Mediengestalterin', 'Graphiste', 'Diseñadora gráfica', 'Art Director']],
  ['marketing', ['Marketing Manager', 'Head of Marketing', 'Marketingleiterin', 'Cheffe de produit', 'SEO Specialist']],
  ['sales', ['Account Executive', 'Sales Manager', 'Vertriebsmitarbeiter im Außendienst', 'Chef des ventes']],
  ['finance', ['Accountant', 'Buchhalterin', 'Comptable', 'Contable', 'Bankkauffrau', 'Financial Analyst']],
  ['healthcare', ['Registered Nurse', 'Krankenschwester', 'Infirmière', 'Enfermera', 'Zahnärztin', 'School nurse']],
  ['healthcare', ['Aide-soignante', 'Altenpflegerin', 'Pflegefachkraft', 'Médico', 'Physical Therapist', 'Dentist']],
  ['education', ['Primary school teacher', 'Grundschullehrerin', 'Lehrer/in', 'Enseignante', 'Maestra', 'Profesora']],
  ['trades', ['Electrician', 'Heizungsmonteur', 'Kfz-Mechatroniker', 'Plombier', 'Fontanero', 'Car mechanic']],
  ['law', ['Corporate Lawyer', 'Rechtsanwältin', 'Avocate', 'Abogada', 'Legal assistant']],
  ['human-resources', ['HR Manager', 'Recruiter', 'Personalreferentin', 'Chargée de recrutement', 'Reclutadora']],
  ['operations', ['Executive Assistant', 'Project Manager', 'Bürokauffrau', 'Secrétaire', 'Receptionist']],
  ['hospitality', ['Cook', 'Barista', 'Köchin', 'Serveuse', 'Cocinero', 'Hospital cook', 'Hotelfachfrau', 'Sous Chef']],
  ['retail', ['Cashier', 'Store Manager', 'Verkäuferin', 'Vendeuse', 'Dependienta', 'Filialleiter', 'Cajera']],
  [
    'manufacturing',
    ['Machine Operator', 'Industriemechaniker', 'Opératrice de production', 'Operario', 'CNC machinist'],
  ],
  [
    'logistics',
    ['Truck Driver', 'Lkw-Fahrer', 'Fachkraft für Lagerlogistik', 'Cariste', 'Camionero', 'Warehouse worker'],
  ],
  ['construction', ['Bricklayer', 'Bauleiterin', 'Maçon', 'Albañil', 'Architect', 'Quantity Surveyor']],
  ['engineering', ['Mechanical Engineer', 'Civil Engineer', 'Bauteilingenieur', 'Ingénieure mécanique', 'Ingeniera']],
  ['customer-service', ['Call Center Agent', 'Kundenberaterin', 'Téléconseillère', 'Customer Success Manager']],
  ['government', ['Police Officer', 'Polizistin', 'Pompier', 'Funcionaria', 'Policy Analyst']],
  ['non-profit', ['Fundraiser', 'Volunteer coordinator', 'Entwicklungshelferin', 'Voluntaria']],
  ['media', ['Journalist', 'Redakteurin', 'Rédactrice en chef', 'Periodista', 'Video Editor']],
  ['science', ['Research Scientist', 'Chemielaborantin', 'Chercheuse', 'Investigadora', 'Lab technician']],
  ['real-estate', ['Real Estate Agent', 'Immobilienmaklerin', 'Agente immobilière', 'Agente inmobiliaria']],
  [
    'social-work',
    ['Social Worker', 'Sozialarbeiterin', 'Assistante sociale', 'Éducatrice spécialisée', 'Trabajadora social'],
  ],
  ['agriculture', ['Farmer', 'Landwirtin', 'Gärtnerin', 'Agricultrice', 'Jardinero', 'Farm manager']],
  ['general', ['Astronaut', 'Senior Specialist', 'Manager', 'Falconer', '', 'xyz', '🙂']],
])('%s is the field of %j', (industry, roles) => {
  expect(roles.map((role) => [role, industryOfRole(role).id])).toEqual(roles.map((role) => [role, industry]))
})

test('every occupation that is listed is found in its own field, and every field has thirty or more', () => {
  const listed = [OCCUPATIONS, SHARED_WORDS].flatMap((by) =>
    Object.entries(by).flatMap(([id, names]) => names.map((name) => ({ id, name: name.replace('…', '') }))),
  )
  expect(listed.filter(({ id, name }) => industryOfRole(`Senior ${name}`).id !== id)).toEqual([])
  expect(Object.keys(OCCUPATIONS).toSorted()).toEqual(INDUSTRIES.map(({ id }) => id).toSorted())
  for (const names of Object.values(OCCUPATIONS)) expect(names.length).toBeGreaterThanOrEqual(30)
})

test.each([
  ['Hospital cook', 'hospitality'],
  ['Cook in a hospital', 'hospitality'],
  ['Software engineer', 'technology'],
  ['Sales engineer', 'sales'],
  ['Sound engineer', 'media'],
  ['Marketing assistant', 'marketing'],
  ['Personal trainer', 'education'],
  ['Personalleiterin', 'human-resources'],
  ['Personalentwickler', 'human-resources'],
  ['Steuerungstechniker', 'engineering'],
])('a specific word of %j beats one that many fields share', (role, industry) => {
  expect(industryOfRole(role).id).toBe(industry)
})
