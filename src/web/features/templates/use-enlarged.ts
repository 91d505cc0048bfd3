import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Template } from '#shared/template/template.ts'

/** The template that the address shows enlarged, so that it can be shared and goes back with the browser. */
export function useEnlarged(templates: readonly Template[]) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const at = search.get('show')
  const to = (id: number | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('show')
    else next.set('show', String(id))
    return `?${next}`
  }
  return {
    enlarged: at === null ? undefined : templates.find(({ id }) => String(id) === at),
    enlarge: (id: number) => void navigate(to(id), { preventScrollReset: true, state: FROM_GALLERY }),
    /** Back to the gallery where it came from there, so that the way back of the browser leads out of it. */
    close() {
      if (state === FROM_GALLERY) void navigate(-1)
      else void navigate(to(null), { replace: true, preventScrollReset: true })
    },
  }
}

/** The state of an address that was opened by a card. */
const FROM_GALLERY = 'from-gallery'
