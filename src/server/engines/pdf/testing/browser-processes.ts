import { execFileSync } from 'node:child_process'

export type BrowserProcess = { readonly id: number; readonly parent: number; readonly command: string }

/** The browser processes started by this test, and no others on this machine. */
export function browserProcesses(): BrowserProcess[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, id, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return command === undefined ? [] : [{ id: Number(id), parent: Number(parent), command }]
    })
  const below = (id: number): BrowserProcess[] =>
    all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.id)])
  return below(process.pid).filter(({ command }) => command.includes('--disable-gpu') || command.includes('--type='))
}

/** The process that starts all others. */
export const isBrowser = ({ command }: BrowserProcess): boolean =>
  command.includes('--remote-debugging-pipe') && !command.includes('--type=')
