import { useRef, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { FileText, PencilLine } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { within } from '#shared/import/review.ts'
import { fieldAt, type FieldPath } from '#shared/resume/fields.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { ReviewCount } from '#web/features/import/review/review-count.tsx'
import { UnplacedLines } from '#web/features/import/review/unplaced-lines.tsx'
import { HiddenTexts } from '#web/features/import/review/hidden-texts.tsx'
import { OriginalPages } from '#web/features/import/review/original-pages.tsx'
import { OriginalText } from '#web/features/import/review/original-text.tsx'
import { goToControl } from '#web/features/import/review/review-control.tsx'
import { ReviewGroup } from '#web/features/import/review/review-group.tsx'
import { useReview, type ReviewState } from '#web/features/import/review/use-review.ts'
import type { ImportDraft, ImportedResume } from '#web/features/import/reading/import-file.ts'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { useEditsGuard } from '#web/lib/use-edits-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A draft in front of the person; `onAccept` throws when it could not be stored, and the draft stays. */
export type Review = {
  readonly draft: ImportDraft
  readonly onAccept: (taken: ImportedResume) => Promise<void>
  readonly onCancel: () => void
}

/** What was read from a file, field by field beside the file itself. Only 'Import' stores anything. */
export function ReviewDialog({ draft, onAccept, onCancel }: Review) {
  const { t } = useLingui()
  const review = useReview(draft)
  const [title, setTitle] = useState(draft.title)
  const [focused, setFocused] = useState<FieldPath>('')
  const [isOriginal, setOriginal] = useState(false)
  const [asksToLeave, setAsks] = useState(false)
  const [store, setStore] = useState<{ isBusy: boolean; sentence: string }>({ isBusy: false, sentence: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const original = useRef<HTMLElement>(null)
  const canTake = review.tooLong.size === 0
  const isEdited = review.isEdited || title !== draft.title
  const { blocker, end } = useEditsGuard(isEdited)

  function turn() {
    setOriginal(!isOriginal)
    // What the field in hand was read from: it could not be scrolled to while it was hidden.
    requestAnimationFrame(() => original.current?.querySelector('[data-mark]')?.scrollIntoView({ block: 'center' }))
  }
  const leave = () => (isEdited ? setAsks(true) : onCancel())
  function stay() {
    setAsks(false)
    if (blocker.state === 'blocked') blocker.reset()
  }
  function discard() {
    end()
    if (blocker.state === 'blocked') blocker.proceed()
    else onCancel()
  }
  async function accept() {
    setStore({ isBusy: true, sentence: '' })
    try {
      await onAccept({ title: title.trim() || draft.title, content: review.result(t`More`) })
      end()
    } catch (error) {
      setStore({ isBusy: false, sentence: errorMessage(error) })
    }
  }
  return (
    <Radix.Root open onOpenChange={leave}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            heading.current?.focus()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-desk"
        >
          <header className="grid gap-2 border-b border-line bg-surface px-4 py-3 sm:px-6">
            <Radix.Title ref={heading} tabIndex={-1} className="line-clamp-2 text-base wrap-anywhere sm:text-lg">
              <Trans>Review what we read from {draft.name}</Trans>
            </Radix.Title>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <ReviewCount review={review} from={focused} onNext={() => setOriginal(false)} />
              <Button size="small" className="ms-auto lg:hidden" onClick={turn}>
                {isOriginal ? <PencilLine aria-hidden /> : <FileText aria-hidden />}
                {isOriginal ? <Trans>Show fields</Trans> : <Trans>Show original</Trans>}
              </Button>
            </div>
          </header>
          <div className="grid min-h-0 grow lg:grid-cols-2">
            <div className={clsx('overflow-y-auto px-4 py-6 sm:px-6', isOriginal && 'max-lg:hidden')}>
              <div className="mx-auto grid max-w-2xl gap-8">
                <Field label={<Trans>Resume title</Trans>}>
                  <Input value={title} maxLength={LIMITS.title} onChange={({ target }) => setTitle(target.value)} />
                </Field>
                <HiddenTexts texts={draft.hidden} />
                {review.groups.map((group, index) => (
                  <ReviewGroup key={`${group.part}-${index}`} review={review} group={group} onFocus={setFocused} />
                ))}
                <UnplacedLines review={review} />
              </div>
            </div>
            <section
              ref={original}
              aria-label={t`Original`}
              // What scrolls must be reached by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className={clsx(
                'relative overflow-y-auto border-line bg-bench px-4 py-6 focus-visible:-outline-offset-2 sm:px-6 lg:border-s',
                !isOriginal && 'max-lg:hidden',
              )}
            >
              {draft.original.kind === 'pages' ? (
                <OriginalPages
                  original={draft.original}
                  places={within(draft.sources, focused).filter((place) => place !== null)}
                />
              ) : (
                <OriginalText text={draft.original.text} wanted={firstWords(review, focused)} />
              )}
            </section>
          </div>
          <footer className="grid gap-3 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
            {store.sentence && <Notice tone="bad" announce title={store.sentence} />}
            {!canTake && <TooLong paths={review.tooLong} onGo={() => setOriginal(false)} />}
            <div className="flex justify-end gap-2">
              <Button className="max-sm:grow" onClick={leave}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                look="primary"
                className="max-sm:grow"
                loading={store.isBusy}
                disabled={!canTake}
                onClick={() => void accept()}
              >
                <Trans>Import</Trans>
              </Button>
            </div>
          </footer>
          <ConfirmDialog
            open={asksToLeave || blocker.state === 'blocked'}
            onOpenChange={(isOpen) => isOpen || stay()}
            title={<Trans>Discard this import?</Trans>}
            description={<Trans>You’ll lose your corrections. Your file and your resumes won’t change.</Trans>}
            confirmLabel={<Trans>Discard</Trans>}
            onConfirm={discard}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Why nothing can be taken over yet, with the way to the first field that stops it. */
function TooLong({ paths, onGo }: { paths: ReadonlySet<FieldPath>; onGo: () => void }) {
  const [first = ''] = paths
  return (
    <Notice
      tone="warn"
      announce
      title={
        <Plural
          value={paths.size}
          one="One field is too long. Shorten it first."
          other="# fields are too long. Shorten them first."
        />
      }
    >
      <Button
        size="small"
        onClick={() => {
          onGo()
          goToControl(first)
        }}
      >
        <Trans>Go to field</Trans>
      </Button>
    </Notice>
  )
}

/** The first line or word of a field, as it is in the text that it was read from. */
function firstWords({ content }: ReviewState, path: FieldPath): string {
  const value = path === '' ? '' : fieldAt(content, path)
  const text = Array.isArray(value) ? (value[0] ?? '') : typeof value === 'string' ? value : ''
  return text.split('\n', 1)[0]?.trim() ?? ''
}
