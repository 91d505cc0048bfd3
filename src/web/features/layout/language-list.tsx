import { useId } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'

/** The languages as a row of buttons, which work without scripts as well. */
export function LanguageList() {
  const { i18n } = useLingui()
  const id = useId()
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
            name="language"
            value={tag}
            lang={tag}
            aria-current={tag === i18n.locale || undefined}
            className={clsx(
              'flex min-h-11 items-center rounded-sm px-2 text-sm hover:text-ink hover:underline md:min-h-8',
              tag === i18n.locale ? 'font-medium text-ink' : 'text-ink-soft',
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </form>
  )
}

/** Where the visitor comes back to. */
export function NextPage() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="next" value={pathname + search} />
}
