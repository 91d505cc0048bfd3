import { useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { NextPage } from '#web/features/layout/language-list.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '#web/ui/menu.tsx'

/** The language of the interface. A choice loads the page again, at its address in that language. */
export function LanguageMenu() {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const language = useRef<HTMLInputElement>(null)

  function handleChoice(tag: string) {
    if (!language.current || tag === i18n.locale) return
    language.current.value = tag
    form.current?.requestSubmit()
  }

  return (
    <form ref={form} method="post" action="/language">
      <input ref={language} type="hidden" name="language" defaultValue={i18n.locale} />
      <NextPage />
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={t`Language`}>
            <Languages aria-hidden />
          </IconButton>
        </MenuTrigger>
        <MenuContent className="min-w-40">
          <MenuRadioGroup value={i18n.locale} onValueChange={handleChoice}>
            {INTERFACE_LANGUAGES.map(({ tag, name }) => (
              <MenuRadioItem key={tag} value={tag} lang={tag}>
                {name}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </MenuContent>
      </Menu>
    </form>
  )
}
