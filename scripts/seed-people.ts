import type { ResumeContent } from '#shared/resume/schema.ts'

const FIRST =
  `Ada Alan Amina Anders Anja Arjun Aïcha Bruno Carla Chen Chloé Dana David Elif Emma Erik Fatima Felix Femi Freya
  Gabriel Hana Hugo Ines Iris Ivan Jamal Jana José Jun Kai Katja Kofi Lars Leila Liam Lina Luis Maja Marco Maya Mina Mira
  Nadia Nils Noah Olga Omar Oskar Paula Priya Quinn Rafael Rosa Samir Sara Sofia Tariq Tove Uma Vera Viktor Yara Yuki
  Zoe Zofia`.split(/\s+/)
const LAST =
  `Abbott Adeyemi Ahmed Andersson Bauer Becker Bianchi Brandt Castillo Chowdhury Costa Dahl Dubois Duarte Eriksen
  Farouk Fischer Fontaine García Hansen Haddad Horvat Ibrahim Ivanova Jansen Jensen Kaya Keller Khan Kowalski Kumar Laurent
  Lindgren Lopez Marín Mensah Moreau Müller Nakamura Nguyen Novak Okafor Okoye Olsen Öztürk Patel Pereira Petrov Quist Rahman
  Ricci Rossi Sato Schäfer Silva Singh Sørensen Tanaka Torres Ueda Vargas Vogel Weber Yilmaz Zhang`.split(/\s+/)
const JOBS =
  `Accountant,Architect,Baker,Biologist,Carpenter,Chef,Data Analyst,Dentist,Designer,Editor,Electrician,Engineer,
  Farmer,Geologist,Journalist,Lawyer,Librarian,Mechanic,Nurse,Optician,Pharmacist,Photographer,Physicist,Pilot,Plumber,
  Product Manager,Sales Manager,Software Engineer,Teacher,Translator,Vet,Welder`.split(/,\s*/)

/** Numbers from 0 to below 1 that are the same in each run (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Chance = () => number
export const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T

/** An invented person, at a reserved domain (RFC 2606). */
export function personOf(chance: Chance, number: number) {
  const [firstName, lastName] = [oneOf(chance, FIRST), oneOf(chance, LAST)]
  const name = `${firstName} ${lastName}`
  const email = `${plain(firstName)}.${plain(lastName)}.${number}@${number % 3 ? 'mail' : 'post'}.example.com`
  return { firstName, lastName, name, email }
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

export const jobOf = (chance: Chance): string => oneOf(chance, JOBS)

/** A short resume: it only fills the tables. */
export const resumeOf = (name: string, email: string, job: string): Partial<ResumeContent> => ({
  personalInfo: { fullName: name, email, phone: '', location: 'Springfield', website: '', linkedin: '', github: '' },
  summary: `${job} with eight years in teams of three to thirty people, and a liking for plain words and finished work.`,
})
