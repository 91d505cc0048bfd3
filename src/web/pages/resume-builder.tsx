import { lazy, useEffect, useEffectEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { data, useLocation } from 'react-router'
import { getProfile } from '#shared/contract/profile.ts'
import { getResume, listResumes, type Resume } from '#shared/contract/resumes.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { listTemplates } from '#shared/contract/templates.ts'
import { listUserTemplates } from '#shared/contract/user-templates.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { prefilled } from '#shared/resume/prefill.ts'
import { paperFor } from '#shared/resume/default-paper.ts'
import { setDesign } from '#shared/resume/design.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { defaultTemplate } from '#shared/template/default-templates.ts'
import { parseRequestedResume, parseWantedFile, type RequestedResume } from '#web/features/builder/requested-resume.ts'
import { MissingResume } from '#web/features/builder/missing-resume.tsx'
import { BrowserResume, NewResume, ServerResume } from '#web/features/builder/open-resume.tsx'
import { SignedOutPanel } from '#web/features/builder/signed-out-panel.tsx'
import { newestInAccount, type NewestResume } from '#web/features/builder/start/newest-resume.ts'
import { parseId } from '#web/features/builder/parse-id.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { callSharedTemplates } from '#web/lib/api/call-template.ts'
import { call } from '#web/lib/api/call.ts'
import { fetchAhead } from '#web/delivery/on-demand.ts'
import { hasJustSignedIn } from '#web/lib/flash-message.ts'
import { toast } from '#web/lib/toast.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { useWriter } from '#web/features/builder/state/writer.ts'
import { SHELL_QUERY } from '#web/delivery/offline/cache-names.ts'
import type { Route } from './+types/resume-builder.ts'

/** What the address asks to open. */
type Asked =
  | RequestedResume
  | { readonly kind: 'resume'; readonly resume: Resume }
  | { readonly kind: 'signed-out' }
  // A page that browsers keep for the time without a connection; it learns only then what is asked.
  | { readonly kind: 'kept' }

/** Only where there is no connection. */
const OfflineBuilder = lazy(() => import('#web/features/builder/offline/offline-builder.tsx'))

export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const [asked, offered, settings, start] = await Promise.all([
    askedFor(params.id, url.searchParams, send),
    offeredTemplates(url.searchParams, send),
    orNothing(call(getSettings, {}, send)),
    startOf(params.id !== undefined || url.searchParams.has('local'), send, request),
  ])
  const status = asked.kind === 'missing' ? 404 : asked.kind === 'signed-out' ? 401 : 200
  const own = settings?.status === 200 ? settings.body : null
  const usual = own && offered ? defaultTemplate(own.defaultTemplate, offered) : undefined
  const visit = { templates: offered, usualTemplateId: usual?.id ?? null, autoSave: own?.autoSave ?? true }
  // Only then: a link from elsewhere starts no download.
  const wantedFile = hasJustSignedIn(request.headers.get('cookie')) ? parseWantedFile(url.searchParams) : undefined
  return data({ asked, wantedFile, ...start, ...visit }, { status })
}

export default function ResumeBuilder({ loaderData }: Route.ComponentProps) {
  const { asked, wantedFile, templates, usualTemplateId, beginning, newest, autoSave } = loaderData
  const { t } = useLingui()
  const { user, guestDownloads } = useVisitor()
  const signedIn = user !== null
  const writer = useWriter()
  // Each navigation opens the resume again; an address that the builder itself has written is none.
  const { key } = useLocation()
  const failed = templates === null
  // Said once: `t` is another one whenever this page learns words.
  const tellFailure = useEffectEvent(() =>
    toast({ title: t`Error`, description: t`Failed to load templates. Please try again.`, variant: 'destructive' }),
  )
  useEffect(() => {
    if (failed) tellFailure()
  }, [failed])

  useEffect(() => (import.meta.env.PROD ? fetchAhead(keepForOffline) : undefined), [])

  const visit = { templates: templates ?? [], signedIn, writer, autoSave, guestDownloads }
  function opened() {
    switch (asked.kind) {
      case 'new':
        return (
          <NewResume
            key={key}
            templateId={asked.templateId}
            usualTemplateId={usualTemplateId}
            newest={newest}
            {...(beginning && { beginning })}
            {...visit}
          />
        )
      case 'local':
        return <BrowserResume key={key} id={asked.id} wantedFile={wantedFile} {...visit} />
      case 'resume':
        return <ServerResume key={key} resume={asked.resume} {...visit} />
      case 'missing':
        return <MissingResume />
      case 'signed-out':
        return <SignedOutPanel />
      case 'kept':
        return <OfflineBuilder templates={visit.templates} />
    }
  }
  return opened()
}

async function askedFor(id: string | undefined, query: URLSearchParams, send: Send): Promise<Asked> {
  if (id !== undefined) return resumeOf(parseId(id), send)
  return query.has(SHELL_QUERY) ? { kind: 'kept' } : parseRequestedResume(query)
}

/** Those for everyone, and the visitor's own, as they are now; null where they cannot be had. */
async function offeredTemplates(query: URLSearchParams, send: Send): Promise<Template[] | null> {
  const [all, shared, own] = await Promise.all([
    orNothing(call(listTemplates, {}, send)),
    callSharedTemplates(send),
    // The page for the time without a connection stays in the browser, where someone else may open it.
    query.has(SHELL_QUERY) ? null : orNothing(call(listUserTemplates, {}, send)),
  ])
  if (all?.status !== 200) return null
  const mine = own?.status === 200 ? own.body : []
  const others = (shared ?? []).filter(({ id }) => !mine.some((template) => template.id === id))
  return [...all.body, ...others, ...mine]
}

/** From the first visit on the builder opens without a connection; where that fails, the next visit tries again. */
function keepForOffline(): void {
  import('#web/delivery/offline/register-service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(() => undefined)
}

async function resumeOf(id: number | null, send: Send): Promise<Asked> {
  if (id === null) return { kind: 'missing' }
  const reply = await call(getResume, { params: { id: String(id) } }, send)
  if (reply.status === 200) return { kind: 'resume', resume: reply.body }
  if (reply.status === 401) return { kind: 'signed-out' }
  if (reply.status === 404 || reply.status === 400) return { kind: 'missing' }
  throw toCallError(reply)
}

/** What a new resume begins with, and the one that could be continued instead. */
type Start = { readonly beginning: ResumeContent | null; readonly newest: NewestResume | null }

async function startOf(exists: boolean, send: Send, request: Request): Promise<Start> {
  if (exists) return { beginning: null, newest: null }
  const [beginning, newest] = await Promise.all([beginningOf(send, request), newestOf(send)])
  return { beginning, newest }
}

/** A new resume begins with the profile of who is signed in, for others with nothing, and on the usual paper of its place. */
async function beginningOf(send: Send, { headers }: Request): Promise<ResumeContent> {
  const reply = await orNothing(call(getProfile, {}, send))
  const content = reply?.status === 200 ? prefilled(reply.body) : emptyContent()
  const [locale = ''] = (headers.get('accept-language') ?? '').split(/[,;]/)
  return setDesign(content, { paper: paperFor({ locale: locale.trim(), phone: content.personalInfo.phone }) })
}

async function newestOf(send: Send): Promise<NewestResume | null> {
  const reply = await orNothing(call(listResumes, {}, send))
  return reply?.status === 200 ? newestInAccount(reply.body) : null
}

/** What only makes the builder more comfortable must not keep it from opening. */
const orNothing = <T,>(reply: Promise<T>): Promise<T | null> => reply.catch(() => null)
