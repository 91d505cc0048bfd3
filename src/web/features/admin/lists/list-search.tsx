import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { listUrl } from '#web/features/admin/lists/list-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The parameters that a new search keeps. */
const KEPT = ['tab', 'sort', 'order'] as const

/** Searches a list. A plain form: the URL says what is shown. */
export function ListSearch({ label, search }: { label: string; search: string }) {
  const [params] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const isSearching = useNavigation().location?.search.includes('search=') === true
  // Back and forward change the search, but not the field.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = search
  }, [search])
  return (
    <search>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2">
        {KEPT.map((name) => {
          const value = params.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <Field label={label} hideLabel className="min-w-0 grow basis-60 sm:max-w-sm">
          <Input
            ref={input}
            type="search"
            name="search"
            defaultValue={search}
            placeholder={label}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" loading={isSearching}>
          {!isSearching && <Search aria-hidden />}
          <Trans>Search</Trans>
        </Button>
        {search && (
          <LinkButton
            look="quiet"
            to={listUrl(params, { search: null, page: null })}
            preventScrollReset
            onClick={() => {
              if (!input.current) return
              input.current.value = ''
              input.current.focus()
            }}
          >
            <X aria-hidden />
            <Trans>Show all</Trans>
          </LinkButton>
        )}
      </Form>
    </search>
  )
}
