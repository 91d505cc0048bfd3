import { Suspense, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { withPhoto } from '#shared/resume/photo.ts'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { Group } from '#web/features/builder/panel/group.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

const PhotoDialog = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/photo/photo-dialog.tsx')),
  ({ onClose }: { onClose: () => void }) => onClose(),
)

/** A photo for countries where resumes have one. None is printed before one is added. */
export default function PhotoField() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const photo = useResume(({ content }) => content.photo)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)

  function handleCropped(image: string | undefined) {
    setFile(null)
    if (image) return store.edit((content) => withPhoto(content, { ...content.photo, image }))
    toast({
      title: t`Couldn’t use this photo`,
      description: t`We couldn’t read this picture. Choose another one, such as a JPEG or PNG.`,
      variant: 'destructive',
    })
  }
  function handleRemove() {
    store.edit((content) => withPhoto(content, undefined))
    toastWithUndo({ title: t`Photo removed` }, () => store.edit((content) => withPhoto(content, photo)))
  }
  return (
    <Group
      title={<Trans>Photo</Trans>}
      hint={
        <Trans>
          Usual in some countries, such as Germany. Leave it out in the US, UK, Canada, Australia, and Ireland: many
          employers there reject it.
        </Trans>
      }
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Photo file`}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <div className="flex items-center gap-4">
        {photo && (
          <img src={photo.image} alt={photo.alt ?? t`Your photo`} className="size-20 rounded-lg object-cover" />
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden />
            {photo ? <Trans>Change photo</Trans> : <Trans>Add photo</Trans>}
          </Button>
          {photo && (
            <Button look="quiet" onClick={handleRemove}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
      {photo && (
        <TextField
          path="photo.alt"
          label={t`Description of the photo`}
          hint={t`Read aloud by screen readers. Your name if left blank.`}
        />
      )}
      {photo && (
        <Switch
          label={<Trans>Show on my public page</Trans>}
          hint={<Trans>Only if you publish this resume. Off by default.</Trans>}
          checked={photo.isPublic === true}
          onCheckedChange={(isPublic) => store.edit((content) => withPhoto(content, { ...photo, isPublic }))}
        />
      )}
      <Suspense>
        {file && <PhotoDialog.Content file={file} onCropped={handleCropped} onClose={() => setFile(null)} />}
      </Suspense>
    </Group>
  )
}
