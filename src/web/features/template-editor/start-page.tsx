import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRevalidator } from 'react-router'
import {
  createUserTemplate,
  deleteUserTemplate,
  USER_TEMPLATE_LIMITS,
  type UserTemplate,
} from '#shared/contract/user-templates.ts'
import type { Template } from '#shared/template/template.ts'
import { tidyTemplate } from '#shared/template/tidy.ts'
import { readTemplateFile, type NamedLayout } from '#shared/template/template-file.ts'
import { ChooseFile } from '#web/features/template-editor/choose-file.tsx'
import { OwnTemplate } from '#web/features/template-editor/own-template.tsx'
import { errorMessage, toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'
import { Notice } from '#web/ui/notice.tsx'

type StartPageProps = {
  own: readonly UserTemplate[]
  /** Those that a new one can begin as a copy of. */
  templates: readonly Template[]
  /** The one that the address asks to begin with. */
  from: number | null
  /** Whether people of this site can publish theirs. */
  canPublish?: boolean
}

/** A person's own templates, and the ways to a new one. */
export function StartPage({ own, templates, from, canPublish = false }: StartPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const isFull = own.length >= USER_TEMPLATE_LIMITS.most
  const ordered = templates.toSorted((one, other) => Number(other.id === from) - Number(one.id === from))

  /** Does something with the account, one at a time. */
  async function act(title: string, work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!handleSignedOut(error)) toast({ title, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  async function create({ name, htmlTemplate, cssStyles }: NamedLayout, basedOn: number | null) {
    const body = { name: name.slice(0, USER_TEMPLATE_LIMITS.name), htmlTemplate, cssStyles, basedOn }
    const reply = await call(createUserTemplate, { body })
    if (reply.status !== 201) throw toCallError(reply)
    await navigate(`/template-editor/${reply.body.id}`)
  }

  const handleCopy = (template: Template) =>
    act(t`Couldn’t create the template`, () =>
      create({ ...tidyTemplate(template), name: t`My ${template.name}` }, template.id),
    )

  const handleFile = (file: File) =>
    act(t`Couldn’t import the template`, async () => {
      const read = readTemplateFile(await file.text())
      if (read) await create(read, null)
      else
        toast({
          title: t`This file isn’t a template`,
          description: t`Choose a file that was exported from the template editor.`,
          variant: 'destructive',
        })
    })

  const handleDelete = (id: number) =>
    act(t`Couldn’t delete the template`, async () => {
      const reply = await call(deleteUserTemplate, { params: { id: String(id) } })
      if (reply.status !== 200 && reply.status !== 404) throw toCallError(reply)
      await revalidate()
    })

  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6 md:py-12">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-xl md:text-2xl">
          <Trans>Make your own template</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>Start from a template you like. Change its colors, fonts and margins, or edit its CSS and HTML.</Trans>{' '}
          {canPublish ? (
            <Trans>Only you can see and use your templates until you publish them.</Trans>
          ) : (
            <Trans>Only you can see and use your templates.</Trans>
          )}
        </p>
      </header>
      {own.length > 0 && (
        <section className="grid gap-4" aria-labelledby="own-templates">
          <h2 id="own-templates" tabIndex={-1} className="text-lg">
            <Trans>Your templates</Trans>
          </h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {own.map((template) => (
              <OwnTemplate key={template.id} template={template} onDelete={() => void handleDelete(template.id)} />
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="new-template">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="new-template" className="text-lg">
            <Trans>Start from</Trans>
          </h2>
          {!isFull && <ChooseFile onFile={(file) => void handleFile(file)} />}
        </div>
        {isFull ? (
          <Notice title={<Trans>You have {USER_TEMPLATE_LIMITS.most} templates, which is the limit</Trans>}>
            <Trans>Delete one you no longer need to make another.</Trans>
          </Notice>
        ) : (
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
            {ordered.map((template) => (
              <li key={template.id}>
                <button
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() => void handleCopy(template)}
                  className="grid w-full gap-2 rounded-xl border border-line bg-surface p-2 text-start transition-colors hover:border-accent hover:bg-sunken"
                >
                  <TemplateThumb template={template} className="rounded-md border border-line" />
                  <span className="px-1 pb-1 text-sm font-medium">
                    {template.name}
                    {template.publishedAt && (
                      <span className="block text-xs font-normal text-ink-faint">
                        <Trans>Made by people of this site</Trans>
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
