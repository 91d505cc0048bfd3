import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '#web/ui/menu.tsx'

/** The language of the interface. A choice loads the page again, at its address in that language. */
export function LanguageMenu() {
  const { t, i18n } = useLingui()
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t`Language`}>
          <Languages aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="min-w-40">
        <MenuRadioGroup value={i18n.locale} onValueChange={sendChoice}>
          {INTERFACE_LANGUAGES.map(({ tag, name }) => (
            <MenuRadioItem key={tag} value={tag} lang={tag}>
              {name}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}

/** Sends the form of the footer's list, which pages without a footer lack. */
function sendChoice(language: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/language'
  for (const [name, value] of [
    ['language', language],
    ['next', location.pathname + location.search],
  ] as const) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
