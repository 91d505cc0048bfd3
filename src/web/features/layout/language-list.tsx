import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'

/** The languages as a row of buttons, which work without scripts as well. */
export function LanguageList() {
  const { i18n } = useLingui()
  const id = useId()
  const isPartial = INTERFACE_LANGUAGES.some((each) => each.tag === i18n.locale && each.isPartial)
  return (
    <form method="post" action="/language" aria-labelledby={id} className="mt-6 grid gap-1">
      <p id={id} className="text-sm font-semibold">
        <Trans>Language</Trans>
      </p>
      <NextPage />
      <div className="-ms-2 flex flex-wrap">
        {INTERFACE_LANGUAGES.map(({ tag, name }) => (
          <button
            key={tag}
            type="submit"
            name="language"
            value={tag}
            lang={tag}
            aria-current={tag === i18n.locale || undefined}
            className={clsx(
              // In the system's font: the page's own, as it first arrives, lacks letters of these names.
              'flex min-h-11 items-center rounded-sm px-2 font-[system-ui] text-sm hover:text-ink hover:underline md:min-h-8',
              tag === i18n.locale ? 'font-medium text-ink' : 'text-ink-soft',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {isPartial && (
        <p className="text-sm text-ink-soft">
          <Trans>Parts of this site are in English.</Trans>
        </p>
      )}
    </form>
  )
}

/** Where the visitor comes back to. */
export function NextPage() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="next" value={pathname + search} />
}
