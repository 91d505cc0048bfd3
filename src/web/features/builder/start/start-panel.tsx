import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardPaste, FileUp, MessagesSquare, PenLine, UserRoundPen, type LucideIcon } from 'lucide-react'
import type { Template } from '#shared/template/template.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { useNewestResume, type NewestResume } from '#web/features/builder/start/newest-resume.ts'
import type { Way } from '#web/features/builder/start/start-way.tsx'
import { FILE_KINDS } from '#web/features/import/file-kinds.ts'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { takeParameter } from '#web/persistence/resume-url.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { fetchAhead } from '#web/delivery/on-demand.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** What a new resume offers before anything is in it. */
export type StartOffer = {
  /** The resume of the account that was edited last. */
  readonly newest: NewestResume | null
  /** The template that was chosen for it. */
  readonly template?: Template | undefined
}

const StartWay = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/start/start-way.tsx')),
  ({ onClose }: { onClose: () => void }) => onClose(),
)

/** The ways to begin a resume, above its form until one is taken. `onPage` shows the page. */
export function StartPanel({ newest: inAccount, template, onPage }: StartOffer & { onPage: () => void }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const [isOpen, setOpen] = useState(true)
  const [way, setWay] = useState<Way | null>()
  const newest = useNewestResume(inAccount)
  const chooser = useRef<HTMLInputElement>(null)
  // `?start=import`: a person who asked for it elsewhere is there with one key.
  useEffect(() => {
    if (takeParameter('start') !== null) chooser.current?.focus()
    return fetchAhead(() => void StartWay.preload())
  }, [])
  const hasLeft = useResume(({ tab, interviewing }) => tab !== 'personal' || interviewing)
  if (hasLeft && isOpen) setOpen(false)
  if (!isOpen) return null
  const title = newest && (newest.title || t`Untitled resume`)
  return (
    <section aria-labelledby="start-heading" className="px-4 pt-4 sm:px-6">
      <div className="mx-auto grid max-w-3xl gap-2">
        {/* As high without the button, which comes a moment later. */}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id="start-heading" className="text-base">
            <Trans>How do you want to start?</Trans>
          </h2>
          {newest && (
            <LinkButton
              to={template ? `${newest.url}${newest.url.includes('?') ? '&' : '?'}template=${template.id}` : newest.url}
              look="primary"
              size="small"
              className="max-w-full min-w-0 shrink!"
            >
              <span className="truncate">
                {template ? t`Use ${template.name} for “${title}”` : t`Continue “${title}”`}
              </span>
            </LinkButton>
          )}
        </div>
        <ul className="grid gap-2 sm:grid-cols-2">
          <li className="grid sm:col-span-2">
            <label className={TILE}>
              <FileUp aria-hidden className={TILE_ICON} />
              <span className="grid">
                <span className={TILE_TITLE}>
                  <Trans>Import a file</Trans>
                </span>
                <span className={TILE_HINT}>
                  <Trans>PDF, Word, LinkedIn, or text. Your file isn’t uploaded.</Trans>
                </span>
              </span>
              <input
                ref={chooser}
                type="file"
                accept={FILE_KINDS}
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) setWay({ kind: 'import', file })
                  // The same file can be chosen again after it was corrected.
                  target.value = ''
                }}
              />
            </label>
          </li>
          <TileButton icon={ClipboardPaste} title={<Trans>Paste text</Trans>} onClick={() => setWay({ kind: 'paste' })}>
            <Trans>An old resume or a LinkedIn profile</Trans>
          </TileButton>
          <TileButton
            icon={UserRoundPen}
            title={<Trans>Start from an example</Trans>}
            onClick={() => setWay({ kind: 'example' })}
          >
            <Trans>Choose your job, then change the words</Trans>
          </TileButton>
          <TileButton
            icon={MessagesSquare}
            title={<Trans>Answer questions</Trans>}
            onClick={() => store.setState({ interviewing: true })}
          >
            <Trans>You answer, and the page fills in</Trans>
          </TileButton>
          <TileButton
            icon={PenLine}
            title={<Trans>Start blank</Trans>}
            onClick={() => {
              setOpen(false)
              focusField(store, 'personalInfo.fullName')
            }}
          >
            <Trans>Fill in the form yourself</Trans>
          </TileButton>
        </ul>
        <Suspense>
          {way !== undefined && (
            <StartWay.Content
              way={way}
              onClose={() => setWay(null)}
              onPage={() => {
                setOpen(false)
                onPage()
              }}
            />
          )}
        </Suspense>
      </div>
    </section>
  )
}

type TileButtonProps = { icon: LucideIcon; title: ReactNode; children: ReactNode; onClick: () => void }

const TileButton = ({ icon: Icon, title, onClick, children }: TileButtonProps) => (
  <li className="grid">
    <button type="button" onClick={onClick} className={TILE}>
      <Icon aria-hidden className={TILE_ICON} />
      <span className="grid">
        <span className={TILE_TITLE}>{title}</span>
        <span className={TILE_HINT}>{children}</span>
      </span>
    </button>
  </li>
)

const TILE_ICON = 'size-5 shrink-0 text-accent-text'
const TILE_TITLE = 'text-sm font-medium'
const TILE_HINT = 'text-xs text-ink-soft'
const TILE =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-start hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus'
