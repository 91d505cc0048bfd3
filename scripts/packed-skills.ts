import type { Plugin } from 'vite'

const SOURCE = '/src/shared/skills/known-phrases.ts'
const PACKED = '\0packed-skills'

/** For the bundles of workers: packs the list of skills to half its size, in a module of its own. */
export const packedSkills = (): Plugin => ({
  name: 'packed-skills',
  resolveId: (id) => (id === PACKED ? id : null),
  async load(id) {
    if (id.endsWith(SOURCE))
      return `import { unpackedPhrases } from '#shared/skills/unpacked-phrases.ts'
import { packed } from '${PACKED}'
export const knownPhrases = unpackedPhrases(packed)`
    if (id !== PACKED) return null
    const { packSkills } = await import('#shared/skills/pack-skills.ts')
    const { skills } = await import('#shared/skills/skills.ts')
    return `export const packed = ${JSON.stringify(packSkills(skills))}`
  },
})

/** A file with only that module, so that all workers share it and it is fetched once. */
export const skillsApart = { name: 'skills', test: PACKED }
