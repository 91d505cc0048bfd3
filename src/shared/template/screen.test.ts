import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { composeScreen } from '#shared/template/screen.ts'

const make = (content: z.input<typeof ResumeContent>) => z.parse(ResumeContent, content)
const layouts = [null, ...builtInTemplates].map((template) => ({
  name: template?.name ?? 'the default layout',
  template,
}))
const oneColumn = (cssStyles: string, htmlTemplate = '<h1>{{fullName}}</h1>') => ({ htmlTemplate, cssStyles })

describe.each(layouts)('in $name', ({ template }) => {
  test('links work for people but are not endorsed for search engines', () => {
    const { html } = composeScreen(sampleContent('long'), template)
    const links = html.match(/<a [^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect(link).toMatch(/^<a rel="nofollow noopener" href="(https:|mailto:|tel:)/)
  })

  test('the style sheet affects nothing of the site around it', () => {
    const rules = composeScreen(sampleContent('long'), template).css.replaceAll(/@(media|container)[^{]*\{/g, '')
    const selectors = [...rules.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.replaceAll('}', '').trim())
    for (const selector of selectors.filter((each) => !each.startsWith('@page') && each !== 'html,body'))
      expect(selector).toMatch(/^(:where\()?\.(doc|page|paper)\b/)
    // In print the background behind the paper is white.
    expect(rules).toContain('html,body{background:none}')
  })

  test('nothing in the style sheet can end the style element', () => {
    expect(composeScreen(sampleContent('accented'), template).css).not.toMatch(/<[/!a-z]/i)
  })
})

test('the given accent color overrides the design, and both are readable on white', () => {
  const content = make({ design: { accent: '#7c2d12' } })
  expect(composeScreen(content, null).css).toContain('--user-accent:#7c2d12;--user-on-accent:#ffffff')
  expect(composeScreen(content, null, '#1d4ed8').css).toContain('--user-accent:#1d4ed8;--user-on-accent:#ffffff')
  // A pale yellow has a contrast of 1.1 on white: it becomes a shade of at least 4.5.
  expect(composeScreen(content, null, '#fff9c4').css).toMatch(/--user-accent:#[0-8][0-9a-f]([0-8][0-9a-f]){2};/)
})

test('body text is never smaller than 16 px', () => {
  const size = (css: string) =>
    /\.doc\.doc\{font-size:([\d.]+)rem;/.exec(composeScreen(emptyContent(), oneColumn(css)).css)?.[1]
  expect(size('')).toBe('1')
  expect(size('.doc{font-size:calc(12px*var(--scale,1))}')).toBe('1')
  expect(size('.doc{--m:2px}.doc{font-size:15px}')).toBe('1.125')
  // Large type is hardly enlarged, and never made smaller.
  expect(size('.doc{font-size:12pt}')).toBe('1.15')
  expect(size('.doc{font-size:20px}')).toBe('1.25')
})

test('a device font is shown before the chosen family loads, ahead of fallbacks', () => {
  const standIns = ({ css }: { css: string }) =>
    [...css.matchAll(/--fallback:'([^']+) Stand-in','Open Sans'/g)].map(([, name]) => name)
  const twoFamilies = oneColumn(".doc{--font:'Literata';--heading-font:'Roboto'}")
  expect(standIns(composeScreen(emptyContent(), twoFamilies))).toEqual(['Literata', 'Roboto'])
  expect(standIns(composeScreen(make({ design: { font: 'Open Sans' } }), twoFamilies))).toEqual([
    'Open Sans',
    'Open Sans',
  ])
})

test('small print has the normal size on a narrow page', () => {
  const { css } = composeScreen(
    emptyContent(),
    oneColumn('.doc .dates{color:#333;font-size:.9em}.doc h2{font-size:1.2em}'),
  )
  expect(css).toMatch(/@container paper \(width < 42rem\)\{[^@]*\.doc \.dates\{font-size:1em\}/)
  expect(css).not.toContain('.doc h2{font-size:1em}')
})

test('white text of a side column keeps its dark background', () => {
  const own =
    '.page{background-image:linear-gradient(90deg,rgb(20 30 40) 250px,transparent 250px)}.doc aside{color:#fff}'
  const { css } = composeScreen(emptyContent(), oneColumn(own))
  expect(css).toMatch(/\.doc\.doc aside\{[^}]*background-color:rgb\(20 30 40\)\}/)
  expect(composeScreen(emptyContent(), oneColumn('.doc aside{color:#333}')).css).not.toContain('background-color:rgb')
})

test('a named and sized tint is found as well, and a band at the top is not one', () => {
  const tint = (page: string) =>
    /\.doc\.doc aside\{[^}]*background-color:([^}]*)\}/.exec(composeScreen(emptyContent(), oneColumn(page)).css)?.[1]
  const named =
    '.page{--tint:#eef;background-image:linear-gradient(var(--tint),var(--tint));background-size:232px 100%}'
  expect(tint(named)).toBe('#eef')
  expect(tint('.page{background-image:linear-gradient(#123,#123);background-size:100% 10px}')).toBeUndefined()
  expect(tint('.page{background-image:linear-gradient(#123 10px,transparent 10px)}')).toBeUndefined()
})

test('a template’s main element does not add a second main to the page', () => {
  const { html } = composeScreen(emptyContent(), oneColumn('', '<main class="a"><p>x</p></main>'))
  expect(html).toBe('<div class="a"><p>x</p></div>')
})

test('families for other scripts are loaded only if their letters occur', () => {
  expect(composeScreen(make({ summary: 'Café, “quoted”' }), null).families).toEqual(['Open Sans'])
  const families = (summary: string) => composeScreen(make({ summary }), null).families
  expect(families('Łódź, Đà Nẵng, Ελλάδα, Москва')).toEqual(['Open Sans'])
  expect(families('你好')).toEqual(['Open Sans', 'Noto Sans SC'])
  expect(families('カード')).toEqual(['Open Sans', 'Noto Sans SC'])
  expect(families('שלום مرحبا')).toEqual(['Open Sans', 'Noto Sans Hebrew', 'Noto Sans Arabic'])
  expect(families('김민준')).toEqual(['Open Sans', 'Noto Sans KR'])
  expect(families('नमस्ते')).toEqual(['Open Sans', 'Noto Sans Devanagari'])
  expect(families('বাংলা')).toEqual(['Open Sans', 'Noto Sans Bengali'])
  expect(families('தமிழ்')).toEqual(['Open Sans', 'Noto Sans Tamil'])
  expect(families('สวัสดี')).toEqual(['Open Sans', 'Noto Sans Thai'])
  expect(families('Ship it 🚀')).toEqual(['Open Sans', 'Noto Sans SC', 'Noto Emoji'])
})

test('markup, scripts and addresses in a field are only text', () => {
  const { html, css } = composeScreen(
    make({
      personalInfo: { fullName: '</style><script>alert(1)</script>', website: 'javascript:alert(1)' },
      summary: '<a href="https://evil.example">x</a> [y](data:text/html,z)',
    }),
    null,
  )
  expect(html).not.toMatch(/<script|<\/style|href="(javascript|data)|<a [^>]*evil/)
  expect(css).not.toContain('alert')
})
