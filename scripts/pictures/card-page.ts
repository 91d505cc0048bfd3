import { readFileSync } from 'node:fs'

/** A headline, and beside it a page of a template, a part of the product, or nothing. */
export type Card = {
  readonly above?: string
  readonly title: string
  readonly sheet?: string
  readonly screen?: string
  /** Shown in full width, where both sides matter. */
  readonly isWide?: boolean
}

const FONT = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'base64')

const STYLE = `
@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${FONT}) }
body { margin: 0; height: 630px; overflow: hidden; background: #0f172a; color: #f8fafc; font-family: Inter }
main { position: absolute; inset: 0 auto 0 80px; width: 500px; display: grid; align-content: center; gap: 24px }
.beside-sheet main { width: 560px }
.alone main { width: 1000px }
.alone h1 { font-size: 72px }
p { margin: 0; color: #93c5fd; font-size: 28px; font-weight: 500 }
h1 { margin: 0; font-size: 60px; line-height: 1.12; letter-spacing: -0.025em; font-weight: 600; text-wrap: balance }
img { position: absolute; display: block; background: #fff; box-shadow: 0 24px 80px rgb(2 6 23 / 0.6) }
.beside-sheet img { left: 704px; top: 72px; width: 432px; border-radius: 4px }
.beside-screen img { left: 640px; top: 88px; height: 640px; border-radius: 12px }
.wide main { width: 400px }
.wide img { left: 520px; top: 104px; height: 422px }
`

/** A page of 1200 by 630 pixels; `piece` is the URL of the picture in it. */
export const cardPage = (
  { above, title, sheet, isWide }: Card,
  piece?: string,
): string => `<!doctype html><meta charset="utf-8">
<style>${STYLE}</style>
<body class="${piece ? (sheet ? 'beside-sheet' : 'beside-screen') : 'alone'}${isWide ? ' wide' : ''}">
<main>${above ? `<p>${escaped(above)}</p>` : ''}<h1>${escaped(title)}</h1></main>
${piece ? `<img src="${piece}" alt="">` : ''}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
