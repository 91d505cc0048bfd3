import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMarkdown, type Figure, type Rendered } from '#server/articles/markdown.ts'
import { fillPlaceholders, withoutSections, type PlaceholderValues } from '#server/articles/placeholders.ts'
import { questionsIn } from '#server/articles/questions.ts'
import type { Settings } from '#server/settings.ts'
import { ARTICLES, AUTHOR, type Article as Listed } from '#shared/articles/list.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { TEXT_PAGES, type Article, type ArticleCard, type TextPage, type TextPageName } from '#shared/contract/texts.ts'

export type Articles = ReturnType<typeof createArticles>

type Options = {
  /** The project's folder, with `content` and `public` in it. */
  readonly root?: string
  readonly settings: Pick<Settings, 'brandName' | 'operatorName' | 'operatorAddress' | 'supportEmail' | 'payments'>
}

/** Sections about paid plans, left out where nothing is sold. */
const ABOUT_PLANS = [
  'Plans and payments',
  'Plans and prices',
  'Canceling',
  'Money-back guarantee',
  'Right of withdrawal',
  'When a plan ends',
  'Test mode',
  'Payments',
]

type Folder = 'blog' | 'pages'

const WORDS_PER_MINUTE = 225
/** Shown below an article: the first others. */
const RELATED = 2

/** Blog articles and text pages: rendered at first use, then cached. */
export function createArticles({ root = '.', settings }: Options) {
  const values: PlaceholderValues = {
    brand: settings.brandName,
    operator: settings.operatorName && [settings.operatorName, settings.operatorAddress].filter(Boolean).join(', '),
    support: settings.supportEmail,
  }
  const leftOut = settings.payments === 'off' ? ABOUT_PLANS : []
  const rendered = new Map<string, Rendered | undefined>()

  /** Translations are beside the other texts of their language. */
  const fileOf = (folder: Folder, name: string, language: InterfaceLanguage = 'en') =>
    language === 'en'
      ? join(root, 'content', folder, `${name}.md`)
      : join(root, 'locales', language, folder, `${name}.md`)

  function textOf(folder: Folder, name: string, language?: InterfaceLanguage): Rendered | undefined {
    const file = fileOf(folder, name, language)
    if (!rendered.has(file)) rendered.set(file, read(file, fileOf(folder, name), name))
    return rendered.get(file)
  }

  function read(file: string, english: string, name: string): Rendered | undefined {
    if (!existsSync(file)) return undefined
    const text = withoutSections(readFileSync(file, 'utf8'), leftOut, readFileSync(english, 'utf8'))
    return renderMarkdown(fillPlaceholders(text, values), {
      figure: (figure) => figureOf(root, `/articles/${name}/${figure}`),
    })
  }

  const cardOf = ({ id, minutes, published, ...listed }: Listed): ArticleCard => {
    const text = textOf('blog', listed.slug)
    const readTime = text ? Math.max(1, Math.round(text.words / WORDS_PER_MINUTE)) : minutes
    return {
      ...listed,
      id: String(id),
      author: AUTHOR,
      readTime,
      publishDate: published,
      isWritten: text !== undefined,
    }
  }

  return {
    list: (): readonly ArticleCard[] => ARTICLES.map(cardOf),

    /** Those of the list whose text exists, without reading it. */
    written: (): readonly Listed[] => ARTICLES.filter(({ slug }) => existsSync(fileOf('blog', slug))),

    find(slug: string): Article | undefined {
      const listed = ARTICLES.find((one) => one.slug === slug)
      if (!listed) return undefined
      const text = textOf('blog', slug)
      const related = ARTICLES.filter((one) => one !== listed).slice(0, RELATED)
      return {
        card: cardOf(listed),
        html: text?.html ?? null,
        sections: [...(text?.sections ?? [])],
        related: related.map(cardOf),
      }
    },

    /** A page in a language, or in English where it has no translation. */
    page(name: string, language: InterfaceLanguage): TextPage | undefined {
      const known: TextPageName | undefined = TEXT_PAGES.find((one) => one === name)
      if (!known) return undefined
      const translation = language === 'en' ? undefined : textOf('pages', known, language)
      const text = translation ?? textOf('pages', known)
      if (!text) return undefined
      const { html, sections } = text
      return { language: translation ? language : 'en', html, sections: [...sections], questions: questionsIn(html) }
    },
  }
}

/** Our figures are drawings that name their size. */
function figureOf(root: string, src: string): Figure {
  const [, opening = ''] = /<svg\b([^>]*)>/.exec(readFileSync(join(root, 'public', src), 'utf8')) ?? []
  const size = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(opening)?.[1])
  const [width, height] = [size('width'), size('height')]
  if (!(width > 0 && height > 0)) throw new Error(`${src} has no width and height`)
  return { src, width, height }
}
