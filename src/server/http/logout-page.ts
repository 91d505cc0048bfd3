import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html } from 'hono/html'

/** Asks for confirmation: another site may have linked here without the visitor's intent. */
export function logoutPage(c: Context, brand: string): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  c.set('route', '/api/logout')
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  )
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>Sign out of ${brand}?</title>
          <style nonce="${nonce}">
            body {
              font:
                1rem/1.5 system-ui,
                sans-serif;
              max-width: 32rem;
              margin: 15vh auto;
              padding: 0 1rem;
            }
            button {
              font: inherit;
              padding: 0.6rem 1.2rem;
              margin-right: 1rem;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>Sign out of ${brand}?</h1>
            <p>A link on another site brought you here. If you didn’t mean to sign out, stay signed in.</p>
            <form method="post" action="/api/logout">
              <button type="submit">Sign out</button>
              <a href="/">Stay signed in</a>
            </form>
          </main>
        </body>
      </html> `,
  )
}
