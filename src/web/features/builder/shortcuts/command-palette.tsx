import { Trans, useLingui } from '@lingui/react/macro'
import { Command } from 'cmdk'
import * as Radix from 'radix-ui/dialog'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { useCommands, type CommandDialogs } from '#web/features/builder/shortcuts/use-commands.ts'
import { rankCommand } from '#web/features/builder/shortcuts/rank-command.ts'
import { useReturnFocus } from '#web/ui/return-focus.ts'

/** Everything the builder can do, found by typing. */
export default function CommandPalette({ onClose, ...dialogs }: CommandDialogs & { onClose: () => void }) {
  const { t } = useLingui()
  const groups = useCommands(useBuilder(), dialogs)
  const focus = useReturnFocus({})
  const run = (act: () => void) => () => {
    onClose()
    // The dialog gives the focus back first; a command may then put it elsewhere.
    setTimeout(act)
  }
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-xl border border-line bg-raised shadow-float"
        >
          <Radix.Title className="sr-only">
            <Trans>Commands</Trans>
          </Radix.Title>
          <Command
            loop
            label={t`Commands`}
            filter={(_, typed, [label = '', ...aliases] = []) => rankCommand(label, typed, aliases)}
          >
            <Command.Input
              placeholder={t`What would you like to do?`}
              className="h-12 w-full border-b border-line bg-transparent px-4 text-base outline-none"
            />
            <Command.List label={t`Commands`} className="max-h-[60dvh] overflow-y-auto p-2">
              <Command.Empty className="px-2.5 py-6 text-center text-sm text-ink-soft">
                <Trans>No matching command. Try “download”, “skills”, “theme”, or a template name.</Trans>
              </Command.Empty>
              {groups.map(({ name, commands }) => (
                <Command.Group key={name} heading={name} className={GROUP}>
                  {commands.map(({ label, aliases = [], keys, act }) => (
                    <Command.Item
                      key={label}
                      value={`${name} ${label}`}
                      keywords={[label, ...aliases]}
                      onSelect={run(act)}
                      className={ITEM}
                    >
                      {label}
                      {keys && <kbd className="ms-auto font-sans text-xs text-ink-soft">{keys}</kbd>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint'
const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm data-[selected=true]:bg-sunken md:min-h-9'
