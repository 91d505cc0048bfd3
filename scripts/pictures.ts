// Screenshots of the product, for pages and previews: npm run pictures [templates|product|cards] (docs/pictures.md)
import { showCards } from './pictures/cards.ts'
import { writeSizes } from './pictures/sizes.ts'
import { openStage, type Stage } from './pictures/stage.ts'
import { showProduct } from './pictures/product.ts'
import { showTemplates } from './pictures/templates.ts'

const PARTS: Readonly<Record<string, (stage: Stage, only: readonly string[]) => Promise<void>>> = {
  templates: showTemplates,
  product: showProduct,
  // Cards include pictures made before.
  cards: showCards,
}

const [part, ...only] = process.argv.slice(2)
if (part !== undefined && !PARTS[part]) {
  console.error(`Usage: npm run pictures -- [${Object.keys(PARTS).join('|')}] [name…]`)
  process.exit(1)
}
const stage = await openStage()
try {
  for (const [name, show] of Object.entries(PARTS)) if (part === undefined || part === name) await show(stage, only)
  writeSizes()
} finally {
  await stage.close()
}
