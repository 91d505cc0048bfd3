import { expect, test } from 'vitest'
import { renderMarkdown } from '#server/articles/markdown.ts'

const render = (text: string) =>
  renderMarkdown(text, { figure: (name) => ({ src: `/articles/a/${name}`, width: 640, height: 360 }) })

test('headings can be linked to, and headings with the same text get different IDs', () => {
  const { html, sections } = render('## What to *say*\n\n### Don’t & why?\n\n## What to say')
  expect(sections).toEqual([
    { id: 'what-to-say', title: 'What to say', level: 2 },
    { id: 'don-t-why', title: 'Don’t & why?', level: 3 },
    { id: 'what-to-say-2', title: 'What to say', level: 2 },
  ])
  expect(html).toContain('<h2 id="what-to-say">What to <em>say</em></h2>')
  expect(html).toContain('<h3 id="don-t-why">Don’t &amp; why?</h3>')
})

test('an image on its own becomes a figure with reserved space, a caption and alt text', () => {
  expect(render('![A "bar"](bar.svg "How it divides.")').html).toBe(
    '<figure><img src="/articles/a/bar.svg" alt="A &quot;bar&quot;" width="640" height="360" loading="lazy" decoding="async"><figcaption>How it divides.</figcaption></figure>\n',
  )
})

test('a table is in a focusable region named by its section and columns', () => {
  const table = '| Part | What to say |\n|---|---|\n| Task | Your **own** aim |'
  const { html } = render(`## Four letters\n\n${table}\n\nAnd again\n\n${table}`)
  expect(html).toContain('<div class="wide" role="region" tabindex="0" aria-label="Four letters: Part, What to say">')
  expect(html).toContain('aria-label="Four letters: Part, What to say 2"')
  expect(html).toContain('<th scope="col">Part</th>')
  expect(html).toContain('<td>Your <strong>own</strong> aim</td>')
})

test('a column without a heading contains the row headings', () => {
  const { html } = render('| | UK |\n|---|---|\n| Photo | No |')
  expect(html).toContain('<thead><tr><td></td><th scope="col">UK</th></tr></thead>')
  expect(html).toContain('<tr><th scope="row">Photo</th><td>No</td></tr>')
})

test('HTML in the source is shown as text', () => {
  expect(render('Say <b onclick="x()">this</b>\n\n<script>alert(1)</script>').html).not.toMatch(/<b|<script/)
})

test('a link to another site gives it no access to our window', () => {
  expect(render('[us](/help) and [them](https://example.org/?a=1&b=2)').html).toBe(
    '<p><a href="/help">us</a> and <a href="https://example.org/?a=1&amp;b=2" rel="noopener">them</a></p>\n',
  )
})

test('only visible words are counted: no markup, URLs or dashes', () => {
  expect(render('One **two** – [three](https://four.example/five)\n\n| a | b |\n|---|---|\n| c | 7 |').words).toBe(7)
})

test('a missing figure throws an error', () => {
  const missing = () =>
    renderMarkdown('![x](y.svg)', {
      figure: () => {
        throw new Error('y.svg')
      },
    })
  expect(missing).toThrow('y.svg')
})
