import { useEffect, useEffectEvent, useState } from 'react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { Resume } from '#shared/contract/resumes.ts'
import type { Template } from '#shared/template/template.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { resumeUrl } from '#web/persistence/resume-url.ts'
import { type BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { draftOf, NO_HOME } from '#web/persistence/draft-store.ts'
import { Builder } from '#web/features/builder/builder.tsx'
import { BuilderSkeleton } from '#web/features/builder/builder-skeleton.tsx'
import { saveAsCopy } from '#web/persistence/save-as-copy.ts'
import type { NewestResume } from '#web/features/builder/start/newest-resume.ts'
import { takeRequestedTemplate } from '#web/features/builder/requested-template.ts'
import { MissingResume } from '#web/features/builder/missing-resume.tsx'
import { createBuilder, findSavingBuilder, type OpenedBuilder } from '#web/features/builder/create-builder.ts'
import { fingerprintResume } from '#web/persistence/fingerprint.ts'
import { translate } from '#web/lib/i18n.ts'
import { orphanedDrafts, removeDraft, type ResumeDraft } from '#web/persistence/drafts.ts'
import { sameText } from '#web/persistence/local-versions.ts'
import type { WantedFile } from '#web/features/builder/requested-resume.ts'
import type { Writer } from '#web/features/builder/state/writer.ts'
import { getLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { movedResumeId } from '#web/persistence/moved-resumes.ts'
import { toast } from '#web/lib/toast.ts'

type OpeningProps = {
  templates: readonly Template[]
  signedIn: boolean
  writer?: Writer
  autoSave?: boolean
  wantedFile?: WantedFile | undefined
  guestDownloads?: boolean | undefined
}

type NewResumeProps = OpeningProps & {
  /** The template that was chosen for it, which gives it a title too. */
  templateId: number | null
  /** The template and the text that its owner's new resumes begin with. */
  usualTemplateId?: number | null
  beginning?: ResumeContent
  /** The resume of the account that was edited last. */
  newest?: NewestResume | null
}

/** A resume that is not kept anywhere before its first edit. */
export function NewResume({ templateId, usualTemplateId = null, beginning, newest = null, ...visit }: NewResumeProps) {
  const { t } = useLingui()
  const template = visit.templates.find(({ id }) => id === templateId)
  const [opened] = useState(() => {
    const title = template ? t`Resume - ${template.name}` : ''
    const draft = { title, templateId: template?.id ?? usualTemplateId, content: beginning ?? emptyContent() }
    return createBuilder(draft, NO_HOME, visit)
  })
  const { templates } = visit
  // Without any templates their failure is told already.
  const isUnknown = templateId !== null && templates.length > 0 && !templates.some(({ id }) => id === templateId)
  const tellUnknown = useEffectEvent(() =>
    toast({
      title: t`We couldn’t find that template`,
      description: t`The link may be out of date. You can choose another template under Design.`,
    }),
  )
  useEffect(() => {
    if (isUnknown) tellUnknown()
  }, [isUnknown])
  return <Builder {...opened} start={{ newest, template }} />
}

/** A resume from the server, with what was typed and not saved the last time. */
export function ServerResume({ resume, ...visit }: OpeningProps & { resume: Resume }) {
  const [opened] = useState(
    () =>
      findSavingBuilder(resume.id) ??
      createBuilder(resume, { resumeId: resume.id, version: resume.version, local: null }, visit),
  )
  useEffect(() => {
    void restoreDraft(opened, resume).then(() => takeRequestedTemplate(opened.builder))
  }, [opened, resume])
  return <Builder {...opened} />
}

/**
 * A resume that this browser keeps. It is read after the page has come: the server knows nothing of it. What has gone
 * into an account since is opened there.
 */
export function BrowserResume({ id, ...visit }: OpeningProps & { id: number }) {
  const [resume, setResume] = useState<LocalResume | 'missing' | null>(null)
  const navigate = useNavigate()
  const receive = useEffectEvent((found: LocalResume | undefined) => {
    const resumeId = found ? undefined : movedResumeId(id)
    if (resumeId === undefined) setResume(found ?? 'missing')
    else void navigate(resumeUrl(resumeId), { replace: true })
  })
  useEffect(() => {
    void getLocalResume(id).then(receive)
  }, [id])
  if (resume === null) return <BuilderSkeleton />
  return resume === 'missing' ? <MissingResume /> : <ReadResume resume={resume} {...visit} />
}

function ReadResume({ resume, ...visit }: OpeningProps & { resume: LocalResume }) {
  const [opened] = useState(() => {
    const { id, createdAt, updatedAt, earlier, key } = resume
    const local = { id, createdAt, updatedAt, ...(earlier && { earlier }), ...(key && { key }) }
    const made = createBuilder(resume, { ...NO_HOME, local }, visit)
    // In an account nothing of it is saved yet.
    made.builder.store.setState({ storedIn: 'browser', ...(visit.signedIn && { saveState: { state: 'unsaved' } }) })
    return made
  })
  useEffect(() => takeRequestedTemplate(opened.builder), [opened])
  return <Builder {...opened} />
}

/**
 * Edits of the version at hand come back at once, and so do those of a version that was sent from here and arrived
 * without an answer. Edits of any other are offered, as the server's may be wanted.
 */
async function restoreDraft({ builder: { store }, localAutosave }: OpenedBuilder, resume: Resume): Promise<void> {
  const draft = await lastDraft(resume)
  // Anyone who has started to type meanwhile has chosen the saved version.
  if (!draft || store.getState().saveState.state !== 'saved') return
  const isAtHand = draft.version === resume.version || draft.sent?.includes(fingerprintResume(resume)) === true
  const restore = () => {
    store.replace(draft)
    store.setState({ version: isAtHand ? resume.version : draft.version, sent: draft.sent ?? [] })
    // From now on this tab keeps it.
    void localAutosave.settled().then(() => removeDraft(draft.resumeId, draft.tab))
  }
  if (isAtHand) {
    restore()
    offer(translate(msg`Unsaved changes restored`), translate(msg`Discard`), () => discard(store, draft))
  } else offer(translate(msg`This browser has unsaved changes to this resume`), translate(msg`Restore`), restore)
}

/** The last of what closed tabs have left unsaved; other texts of theirs become resumes of this browser. */
async function lastDraft(resume: Resume): Promise<ResumeDraft | undefined> {
  const [last, ...others] = await orphanedDrafts(resume.id)
  for (const draft of others) {
    if (last && !sameText(draft, last) && !sameText(draft, resume)) await saveAsCopy(draft, draft.updatedAt)
    await removeDraft(draft.resumeId, draft.tab)
  }
  if (!last || !sameText(last, resume)) return last
  await removeDraft(last.resumeId, last.tab)
  return undefined
}

function offer(title: string, label: string, onAct: () => void): void {
  toast({
    title,
    description: translate(msg`You made them before you closed the resume.`),
    action: { label, onAct },
  })
}

function discard(store: BuilderStore, draft: ResumeDraft): void {
  store.replace(store.getState().saved)
  store.markSaved(draftOf(store.getState()), {})
  void removeDraft(draft.resumeId, draft.tab)
}
