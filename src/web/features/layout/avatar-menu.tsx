import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import type { User } from '#shared/contract/account.ts'
import { logOut } from '#web/features/layout/log-out.ts'
import { linksOf } from '#web/features/layout/navigation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'
import { Link } from '#web/ui/link.tsx'

export function AvatarMenu({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const links = linksOf('menu', true)
  return (
    <Menu>
      <MenuTrigger
        aria-label={t`Account menu`}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <Avatar person={user} />
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

const fullName = (user: User) => `${user.firstName} ${user.lastName}`.trim()
