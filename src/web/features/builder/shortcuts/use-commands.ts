import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { FORMATS, type Format } from '#shared/contract/exports.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { fitTo } from '#web/features/builder/design/fit-to.ts'
import { downloadResume } from '#web/features/builder/download/download-resume.ts'
import { addBlank, addCustom } from '#web/features/builder/form/entries/add-blank.ts'
import { useKindNames } from '#web/features/builder/form/panels/kind-names.ts'
import type { EditorTab } from '#web/features/builder/state/field-path.ts'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { hasVersionHistory } from '#web/features/builder/history/has-version-history.ts'
import { logOut } from '#web/features/layout/log-out.ts'
import { missingKinds } from '#shared/resume/sections.ts'
import type { EntryList } from '#shared/resume/entries.ts'
import { setDesign, type DesignPatch } from '#shared/resume/design.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { useKeyNames } from '#web/lib/use-key-names.ts'

type CommandGroup = {
  readonly name: string
  readonly commands: readonly { label: string; aliases?: readonly string[]; keys?: string; act: () => void }[]
}

/** Dialogs that a command opens. */
export type CommandDialogs = {
  readonly onKeyList: () => void
  readonly onEarlier: () => void
  readonly onScore: () => void
  /** Undefined while the account does not keep the resume. */
  readonly onShare?: (() => void) | undefined
}

/** Numbers of pages that a resume is fitted to. */
const FITS = [1, 2, 3, 4, 5, 6]

/** What the palette offers. */
export function useCommands(
  builder: Builder,
  { onKeyList, onEarlier, onScore, onShare }: CommandDialogs,
): readonly CommandGroup[] {
  const { t } = useLingui()
  const { command, redo } = useKeyNames()
  const { setTheme } = useTheme()
  const navigate = useNavigate()
  const { store, templates, signedIn, save } = builder
  const kindNames = useKindNames()
  const formats: Record<Format, string> = {
    pdf: 'PDF',
    docx: 'DOCX',
    json: 'JSON Resume',
    txt: t`plain text`,
    md: 'Markdown',
  }
  const show = (tab: EditorTab) => () => {
    flushSync(() => store.setState({ tab, interviewing: false }))
    // What had the focus may have gone with its tab.
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  const focus = (path: string) => () => focusField(store, path)
  const add = (list: EntryList, firstField: string) => () => addBlank(store, list, firstField)
  const addSection = () => addCustom(store, t`New section`)
  const design = (patch: DesignPatch) => () => store.edit((content) => setDesign(content, patch))
  return [
    {
      name: t`Resume`,
      commands: [
        { label: t`Save Resume`, keys: `${command}S`, act: () => void save() },
        { label: t`Undo`, keys: `${command}Z`, act: store.undo },
        { label: t`Redo`, keys: redo, act: store.redo },
        ...(hasVersionHistory(store.getState()) ? [{ label: t`Version history`, act: onEarlier }] : []),
        ...(onShare ? [{ label: t`Share`, act: onShare }] : []),
        { label: t`New resume`, aliases: [t`CV`, t`create`], act: () => void navigate('/resume-builder?start=1') },
        {
          label: t`Import a resume`,
          aliases: [t`CV`, t`upload`, 'PDF', 'LinkedIn'],
          act: () => void navigate('/resume-builder?start=import'),
        },
        // The contract's own list of formats has these keys.
        ...(Object.keys(FORMATS) as Format[]).map((format) => ({
          label: t`Download as ${formats[format]}`,
          act: () => void downloadResume(format, builder),
        })),
      ],
    },
    {
      name: t`Go to`,
      commands: [
        { name: t`Resume Title`, act: focus('title') },
        { name: t`Personal`, aliases: [t`contact`, t`email`, t`phone`], act: focus('personalInfo.fullName') },
        { name: t`Headline`, act: focus('personalInfo.headline') },
        { name: t`Summary`, act: focus('summary') },
        { name: t`Experience`, aliases: [t`work`, t`jobs`], act: show('experience') },
        { name: t`Education`, aliases: [t`school`, t`degree`], act: show('education') },
        { name: t`Certifications`, act: show('education') },
        { name: t`Skills`, act: focus('skills.technical') },
        { name: t`Projects`, act: show('projects') },
        { name: t`Signature and consent`, act: focus('signature') },
        { name: t`More: volunteering, awards, publications, references`, act: show('more') },
        { name: t`Design: template, color, font, paper, pages`, act: show('design') },
        { name: t`AI Interview`, act: () => store.setState({ interviewing: true }) },
        { name: t`ATS score`, act: onScore },
      ].map(({ name, ...command }) => ({ label: t`Go to: ${name}`, ...command })),
    },
    {
      name: t`Add`,
      commands: [
        { label: t`Add contact or link`, aliases: ['GitLab', 'ORCID', t`portfolio`], act: add('contacts', 'kind') },
        { label: t`Add position`, aliases: [t`job`, t`work`], act: add('experience', 'position') },
        { label: t`Add education`, aliases: [t`school`, t`degree`], act: add('education', 'institution') },
        { label: t`Add certification`, aliases: [t`certificate`, t`license`], act: add('certificates', 'name') },
        { label: t`Add skill group`, act: add('skillGroups', 'name') },
        { label: t`Add project`, act: add('projects', 'name') },
        { label: t`Add volunteer work`, act: add('volunteer', 'role') },
        { label: t`Add award`, act: add('awards', 'title') },
        { label: t`Add publication`, act: add('publications', 'title') },
        { label: t`Add reference`, act: add('references', 'name') },
        ...missingKinds(store.getState().content).map((kind) => ({
          label: t`Add section: ${kindNames[kind]}`,
          act: () => addCustom(store, '', kind),
        })),
        { label: t`Add section`, aliases: [t`custom section`], act: addSection },
      ],
    },
    {
      name: t`Template`,
      commands: templates.map(({ id, name }) => ({ label: name, act: () => store.chooseTemplate(id) })),
    },
    {
      name: t`Paper`,
      commands: [
        { label: t`Paper: Letter`, aliases: [t`paper size`], act: design({ paper: 'letter' }) },
        { label: t`Paper: A4`, aliases: [t`paper size`], act: design({ paper: 'a4' }) },
        ...FITS.map((pages) => ({
          label: t`${plural(pages, { one: 'Fit to # page', other: 'Fit to # pages' })}`,
          act: () => void fitTo(builder, pages),
        })),
        { label: t`Don’t fit to pages`, act: design({ fitPages: undefined }) },
      ],
    },
    {
      name: t`Theme`,
      commands: [
        { label: t`Theme: light`, aliases: [t`day mode`], act: () => setTheme('light') },
        { label: t`Theme: dark`, aliases: [t`night mode`], act: () => setTheme('dark') },
        { label: t`Theme: system`, aliases: [t`automatic`], act: () => setTheme('system') },
      ],
    },
    {
      name: t`Account`,
      commands: signedIn
        ? [{ label: t`Log out`, aliases: [t`sign out`], act: () => void logOut() }]
        : [
            {
              label: t`Sign In`,
              aliases: [t`sign up`],
              act: () => void navigate(`/auth?next=${encodeURIComponent(location.pathname + location.search)}`),
            },
          ],
    },
    { name: t`Help`, commands: [{ label: t`Keyboard shortcuts`, keys: '?', act: onKeyList }] },
  ]
}
