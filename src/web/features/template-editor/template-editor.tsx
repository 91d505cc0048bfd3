import { lazy, Suspense, useCallback, useState, type KeyboardEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Download, Save } from 'lucide-react'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import type { Publication } from '#shared/contract/template-publication.ts'
import { saveUserTemplate, USER_TEMPLATE_LIMITS, type UserTemplate } from '#shared/contract/user-templates.ts'
import type { LocatedProblem } from '#shared/template/locate-problems.ts'
import { templateFile, type NamedLayout } from '#shared/template/template-file.ts'
import { PreviewPanel } from '#web/features/template-editor/preview-panel.tsx'
import { ProblemList } from '#web/features/template-editor/problem-list.tsx'
import { PublishPanel } from '#web/features/template-editor/publish-panel.tsx'
import { useSoundLayout } from '#web/features/template-editor/use-sound-layout.ts'
import { VariableControls } from '#web/features/template-editor/variable-controls.tsx'
import { errorMessage, toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

const CodeEditor = lazy(() => import('#web/features/template-editor/code/code-editor.tsx'))

type TemplateEditorProps = {
  template: UserTemplate
  resumes: readonly Pick<ResumeCard, 'id' | 'title'>[]
  /** Null where this site shares no templates. */
  publication: Publication | null
}
type Part = 'design' | 'css' | 'html'

const draftOf = ({ name, htmlTemplate, cssStyles }: NamedLayout): NamedLayout => ({ name, htmlTemplate, cssStyles })
const isSame = (one: NamedLayout, other: NamedLayout): boolean =>
  one.name === other.name && one.htmlTemplate === other.htmlTemplate && one.cssStyles === other.cssStyles

/** A template as its owner changes it: controls, style sheet and HTML beside the pages that come of them. */
export function TemplateEditor({ template, resumes, publication }: TemplateEditorProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(template))
  const [saved, setSaved] = useState(draft)
  const [saves, setSaves] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [part, setPart] = useState<Part>('design')
  const [goTo, setGoTo] = useState<{ line: number } | null>(null)
  const { problems, layout } = useSoundLayout({ ...template, ...draft })
  const isEdited = !isSame(draft, saved)
  const isReady = isEdited && problems.length === 0 && draft.name.trim() !== ''
  const blocker = useUnsavedGuard(useCallback(() => isEdited, [isEdited]))
  const change = (changes: Partial<NamedLayout>) => setDraft((before) => ({ ...before, ...changes }))

  function handleProblem({ part: broken, line }: LocatedProblem) {
    setPart(broken)
    if (line !== null) setGoTo({ line })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isReady && !isSaving) void handleSave()
  }

  async function handleSave() {
    setSaving(true)
    try {
      const reply = await call(saveUserTemplate, { params: { id: String(template.id) }, body: draft })
      if (reply.status !== 200) throw toCallError(reply)
      setSaved(draft)
      setSaves((before) => before + 1)
      toast({ title: t`Template saved` })
    } catch (error) {
      if (!handleSignedOut(error))
        toast({ title: t`Couldn’t save your template`, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    // Keys that no control has taken.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={handleKeyDown}
      className="grid grow lg:h-[calc(100dvh-var(--header))] lg:grow-0 lg:grid-cols-[minmax(22rem,2fr)_3fr]"
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto border-e border-line p-4">
        <h1 className="sr-only">
          <Trans>Template editor</Trans>
        </h1>
        <Link to="/template-editor" className={`text-sm ${TEXT_LINK}`}>
          <Trans>All your templates</Trans>
        </Link>
        <div className="flex flex-wrap items-end gap-3">
          <Field
            label={t`Template name`}
            className="min-w-40 grow"
            error={draft.name.trim() === '' && t`Enter a name.`}
          >
            <Input
              value={draft.name}
              maxLength={USER_TEMPLATE_LIMITS.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Button look="primary" loading={isSaving} aria-disabled={!isReady} onClick={() => void handleSave()}>
            <Save aria-hidden />
            <Trans>Save</Trans>
          </Button>
        </div>
        <ProblemList problems={problems} onOpen={handleProblem} />
        <Tabs
          value={part}
          onValueChange={(next) => setPart(next as Part)}
          className={clsx('flex grow flex-col gap-4', part === 'design' ? 'shrink-0' : 'min-h-80')}
        >
          <TabList className="shrink-0">
            <Tab value="design">
              <Trans>Design</Trans>
            </Tab>
            <Tab value="css">CSS</Tab>
            <Tab value="html">HTML</Tab>
          </TabList>
          <TabPanel value="design">
            <VariableControls css={draft.cssStyles} onChange={(cssStyles) => change({ cssStyles })} />
          </TabPanel>
          <TabPanel value="css" className={CODE}>
            <Suspense fallback={<Skeleton className="h-full" />}>
              <CodeEditor
                language="css"
                label={t`Style sheet`}
                value={draft.cssStyles}
                onChange={(cssStyles) => change({ cssStyles })}
                problems={problems.filter((problem) => problem.part === 'css')}
                goTo={part === 'css' ? goTo : null}
              />
            </Suspense>
          </TabPanel>
          <TabPanel value="html" className={CODE}>
            <Suspense fallback={<Skeleton className="h-full" />}>
              <CodeEditor
                language="html"
                label={t`HTML template`}
                value={draft.htmlTemplate}
                onChange={(htmlTemplate) => change({ htmlTemplate })}
                problems={problems.filter((problem) => problem.part === 'html')}
                goTo={part === 'html' ? goTo : null}
              />
            </Suspense>
          </TabPanel>
        </Tabs>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/resume-builder?template=${template.id}`} size="small">
            <Trans>Use for a new resume</Trans>
          </LinkButton>
          <Button size="small" look="quiet" onClick={() => exportTemplate(draft)}>
            <Download aria-hidden />
            <Trans>Export as a file</Trans>
          </Button>
        </div>
        {publication && <PublishPanel id={template.id} publication={publication} saves={saves} isEdited={isEdited} />}
      </div>
      <PreviewPanel layout={layout} resumes={resumes} />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => isOpen || blocker.reset?.()}
        title={<Trans>Discard your changes?</Trans>}
        description={<Trans>Your changes to this template haven’t been saved.</Trans>}
        confirmLabel={<Trans>Discard changes</Trans>}
        keepLabel={<Trans>Keep editing</Trans>}
        onConfirm={() => blocker.proceed?.()}
      />
    </div>
  )
}

function exportTemplate(template: NamedLayout): void {
  const name = template.name.trim().replace(/[^\p{L}\p{N} -]/gu, '') || 'template'
  downloadFile(new TextEncoder().encode(templateFile(template)), `${name}.json`, 'application/json')
}

const CODE = 'h-[60vh] min-h-0 lg:h-auto lg:grow'
