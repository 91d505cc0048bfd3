import { useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import { FORMATS, type Format } from '#shared/contract/exports.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { downloadResume } from '#web/features/builder/download/download-resume.ts'
import type { EditorTab } from '#web/features/builder/state/field-path.ts'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { hasVersionHistory } from '#web/features/builder/history/has-version-history.ts'
import { setDesign, type DesignPatch } from '#shared/resume/design.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { useModifierKey } from '#web/lib/use-modifier-key.ts'

type CommandGroup = {
  readonly name: string
  readonly commands: readonly { label: string; aliases?: readonly string[]; keys?: string; act: () => void }[]
}

/** Dialogs that a command opens. */
export type CommandDialogs = {
  readonly onKeyList: () => void
  readonly onEarlier: () => void
  /** Undefined while the account does not keep the resume. */
  readonly onShare?: (() => void) | undefined
}

/** What the palette offers. */
export function useCommands(
  builder: Builder,
  { onKeyList, onEarlier, onShare }: CommandDialogs,
): readonly CommandGroup[] {
  const { t } = useLingui()
  const key = useModifierKey()
  const { setTheme } = useTheme()
  const { store, templates, save } = builder
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
  const design = (patch: DesignPatch) => () => store.edit((content) => setDesign(content, patch))
  return [
    {
      name: t`Resume`,
      commands: [
        { label: t`Save Resume`, keys: `${key}S`, act: () => void save() },
        { label: t`Undo`, keys: `${key}Z`, act: store.undo },
        { label: t`Redo`, keys: key === '⌘' ? '⇧⌘Z' : 'Ctrl+Y', act: store.redo },
        ...(hasVersionHistory(store.getState()) ? [{ label: t`Version history`, act: onEarlier }] : []),
        ...(onShare ? [{ label: t`Share`, act: onShare }] : []),
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
        { label: t`Resume Title`, act: focus('title') },
        { label: t`Personal`, act: focus('personalInfo.fullName') },
        { label: t`AI Interview`, act: () => store.setState({ interviewing: true }) },
        { label: t`Summary`, act: focus('summary') },
        { label: t`Experience`, act: show('experience') },
        { label: t`Education`, act: show('education') },
        { label: t`Certifications`, act: show('education') },
        { label: t`Skills`, act: focus('skills.technical') },
        { label: t`Projects`, act: show('projects') },
        { label: t`More: volunteering, awards, publications, references`, act: show('more') },
        { label: t`Design: template, color, font, paper, pages`, act: show('design') },
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
        { label: t`Fit to 1 page`, act: design({ fitPages: 1 }) },
        { label: t`Fit to 2 pages`, act: design({ fitPages: 2 }) },
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
    { name: t`Help`, commands: [{ label: t`Keyboard shortcuts`, keys: '?', act: onKeyList }] },
  ]
}
