import type { ResumeContent, ResumeLanguage, SectionId } from '#shared/resume/schema.ts'
import { headingOf, labels } from '#shared/resume/headings.ts'
import type { Labels } from '#shared/resume/language-words.ts'
import { isAtSide, isHidden, sectionOrder } from '#shared/resume/sections.ts'
import { genericSection, kindOf, type GenericSection, type GenericKind } from '#shared/template/generic-sections.ts'
import { Leaf, SummaryLeaf } from '#shared/template/leaf.ts'
import { contactsOf, type Contact } from '#shared/template/contacts.ts'
import {
  certificateViews,
  educationViews,
  experienceViews,
  projectViews,
  skillViews,
  type EducationView,
  type ExperienceView,
  type ProjectView,
  type SkillsView,
} from '#shared/template/entry-views.ts'
import { flowOf, items, plain, rich, type Flow, type Items, type Wording } from '#shared/template/values.ts'

type Titled<T> = { title: string; items: readonly T[]; flow: Flow }
type Sections = {
  summary: SummaryLeaf | null
  experience: Titled<ExperienceView> | null
  education: Titled<EducationView> | null
  skills: Titled<SkillsView> | null
  projects: Titled<ProjectView> | null
  certifications: Titled<Leaf> | null
}
/** One section in the chosen order: exactly one of its keys is not null. */
type SectionView = Sections & {
  /** `kind` is a class of templates. */
  generic: (GenericSection & { flow: Flow; kind: GenericKind }) | null
}

/** Everything that a template can use. It makes all decisions about text, so that templates make none. */
export type ViewModel = Sections & {
  lang: ResumeLanguage
  labels: Labels
  fullName: Leaf | null
  headline: Leaf | null
  photo: { readonly src: string; readonly alt: string } | null
  contacts: Items<Contact> | null
  sections: readonly SectionView[]
  /** For two columns: short facts at the side, the rest in the main column. */
  side: Items<SectionView> | null
  main: Items<SectionView> | null
  name: Leaf | null
  email: Leaf | null
  phone: Leaf | null
  location: Leaf | null
  linkedin: Leaf | null
  github: Leaf | null
  website: Leaf | null
  /** What ends the resume; the host prints it after the template. */
  closing: { signature: Leaf | null; consent: Leaf | null } | null
}

/** Converts a resume into the data of its template, in the resume's own language; `order` is the template's own. */
export function viewModel(content: ResumeContent, order?: readonly SectionId[]): ViewModel {
  const lang = content.language ?? 'en'
  const wording = { lang, dates: content.design?.dateFormat ?? 'short' }
  const visibleIds = sectionOrder(content, order).filter((id) => !isHidden(content, id))
  const visible = visibleIds.flatMap((id) => {
    const view = sectionView(content, id, wording)
    return view ? [{ id, view }] : []
  })
  const person = content.personalInfo
  const personField = (key: keyof typeof person) => plain(person[key] ?? '', `personalInfo.${key}`)
  const find = <K extends keyof Sections>(key: K): Sections[K] =>
    (visible.find(({ view }) => view[key])?.view[key] ?? null) as Sections[K]
  const side = visible.filter(({ id }) => isAtSide(content, id)).map(({ view }) => view)
  const main = visible.filter(({ id }) => !isAtSide(content, id)).map(({ view }) => view)
  const [signature, consent] = [plain(content.signature ?? '', 'signature'), rich(content.consent ?? '', 'consent')]
  return {
    lang,
    labels: labels(lang),
    fullName: personField('fullName'),
    headline: personField('headline'),
    photo: content.photo
      ? { src: content.photo.image, alt: content.photo.alt?.trim() ?? person.fullName.trim() }
      : null,
    contacts: items(contactsOf(content)),
    sections: visible.map(({ view }) => view),
    side: items(side),
    main: items(main),
    summary: find('summary'),
    experience: find('experience'),
    education: find('education'),
    skills: find('skills'),
    projects: find('projects'),
    certifications: find('certifications'),
    name: personField('fullName'),
    email: personField('email'),
    phone: personField('phone'),
    location: personField('location'),
    linkedin: personField('linkedin'),
    github: personField('github'),
    website: personField('website'),
    closing: signature || consent ? { signature, consent } : null,
  }
}

const EMPTY_SECTION: SectionView = {
  summary: null,
  experience: null,
  education: null,
  skills: null,
  projects: null,
  certifications: null,
  generic: null,
}

function sectionView(content: ResumeContent, id: SectionId, wording: Wording): SectionView | null {
  const flow = flowOf(content.sectionBreaks?.[id], false)
  const title = headingOf(content, id)
  const section = (key: keyof SectionView, all: readonly (object | null)[]): SectionView | null => {
    const filledItems = all.filter((item) => item !== null)
    // The key determines the type of the items.
    return filledItems.length === 0
      ? null
      : ({ ...EMPTY_SECTION, [key]: { title, items: filledItems, flow } } as SectionView)
  }
  switch (id) {
    case 'summary': {
      const text = rich(content.summary, 'summary')
      return text && { ...EMPTY_SECTION, summary: new SummaryLeaf(title, text, flow) }
    }
    case 'experience':
      return section('experience', experienceViews(content, wording))
    case 'education':
      return section('education', educationViews(content, wording))
    case 'skills':
      return section('skills', skillViews(content, wording))
    case 'projects':
      return section('projects', projectViews(content, wording))
    case 'certifications':
      return section('certifications', certificateViews(content, wording))
    default: {
      const generic = genericSection(content, id, wording)
      return generic && { ...EMPTY_SECTION, generic: { ...generic, flow, kind: kindOf(content, id) } }
    }
  }
}
