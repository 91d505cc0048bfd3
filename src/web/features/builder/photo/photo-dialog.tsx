import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { cropPicture, type Area } from '#web/lib/crop-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

const MAX_ZOOM = 4

type PhotoDialogProps = {
  file: Blob
  /** With the cropped picture as a data URL; undefined when the browser can't show the file. */
  onCropped: (image: string | undefined) => void
  onClose: () => void
}

/** Chooses the part of a picture that is printed: moved by dragging or with the arrow keys, enlarged by a slider. */
export default function PhotoDialog({ file, onCropped, onClose }: PhotoDialogProps) {
  const { t } = useLingui()
  const [shown] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(shown), [shown])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [busy, setBusy] = useState(false)
  async function handleSave() {
    if (!area) return
    setBusy(true)
    onCropped(await cropPicture(file, area))
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<Trans>Crop your photo</Trans>}
        description={<Trans>Drag the photo, or move it with the arrow keys.</Trans>}
        footer={
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" loading={busy} disabled={!area} onClick={() => void handleSave()}>
              <Trans>Use this photo</Trans>
            </Button>
          </>
        }
      >
        <div className="relative h-72 overflow-hidden rounded-lg bg-desk">
          <Cropper
            image={shown}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            // Tells why nothing is shown, instead of an empty box.
            mediaProps={{ alt: '', onError: () => onCropped(undefined) }}
            cropperProps={{ 'aria-label': t`Part of the photo that is printed` }}
            disableAutomaticStylesInjection
          />
        </div>
        <label className="mt-4 grid gap-1">
          <Trans>Zoom</Trans>
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 accent-accent md:h-8"
          />
        </label>
      </DialogContent>
    </Dialog>
  )
}
