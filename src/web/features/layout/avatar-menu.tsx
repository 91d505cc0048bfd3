import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#shared/contract/account.ts'
import { logOut } from '#web/features/layout/log-out.ts'
import { linksOf } from '#web/features/layout/navigation.ts'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'

export function AvatarMenu({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const links = linksOf('menu', true)
  return (
    <Menu>
      <MenuTrigger
        aria-label={t`Account menu`}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <Avatar user={user} />
      </MenuTrigger>
      <MenuContent className="w-60">
        <div className="grid px-2.5 py-2 text-sm">
          <span className="truncate font-medium">{fullName(user) || user.email}</span>
          {fullName(user) && <span className="truncate text-xs text-ink-faint">{user.email}</span>}
        </div>
        <MenuSeparator />
        {links.map(({ to, label }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>{i18n._(label)}</Link>
          </MenuItem>
        ))}
        {links.length > 0 && <MenuSeparator />}
        <MenuItem onSelect={() => void logOut()}>
          <LogOut aria-hidden />
          <Trans>Log out</Trans>
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl)
    return <img src={user.profileImageUrl} alt="" className="size-8 rounded-full object-cover" />
  return (
    <span
      aria-hidden
      className="grid size-8 place-items-center rounded-full bg-accent-solid text-xs font-semibold text-on-solid"
    >
      {initials(user)}
    </span>
  )
}

const fullName = (user: User) => `${user.firstName} ${user.lastName}`.trim()

/** First letters of the names, else of the address; a letter may be more than one code unit. */
export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [user.firstName, user.lastName].map((name) => [...name.trim()][0] ?? '').join('')
  return (letters || [...user.email][0] || '?').toUpperCase()
}
