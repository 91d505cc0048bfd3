import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Imports from the package as a whole: `import { Check, type LucideIcon as Icon } from 'lucide-react'`. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g
const INDEX = fileURLToPath(import.meta.resolve('lucide-react/icons')).replace(
  /dist\/cjs.*$/,
  'dist/esm/lucide-react.mjs',
)

/**
 * Imports each icon from its own file. Through the package's index all icons would seem to be needed by all pages, and
 * the file that they share would have them all.
 */
export function iconImports(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: 'lucide-react' },
      handler(code) {
        files ??= filesOf(readFileSync(INDEX, 'utf8'))
        const known = files
        return code.replace(IMPORT, (_, names: string) => importsOf(names, known))
      },
    },
  }
}

/** Where each exported name comes from, by the index of the package. */
export function filesOf(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/** One import for each icon, in one line as before; what is no icon stays an import from the index. */
export function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  const all = names.split(',').map((name) => name.trim())
  const lines = all.filter(Boolean).map((name) => {
    const [, imported = '', local = imported] = /^(\w+)(?:\s+as\s+(\w+))?$/.exec(name) ?? []
    const file = files.get(imported)
    if (file) return `import ${local} from 'lucide-react/icons/${file}'`
    // Left in braces, a type would still import the package as a whole.
    const [, type] = /^type\s+(.+)$/.exec(name) ?? []
    return type ? `import type { ${type} } from 'lucide-react'` : `import { ${name} } from 'lucide-react'`
  })
  return lines.join(';')
}
