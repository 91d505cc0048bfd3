import type { Browser } from 'playwright-core'
import { closePages, sharedBrowser } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { openPostbox, type Postbox } from './mail.ts'

/** A product that journeys have to themselves, whose emails arrive in a postbox. */
export type SiteWithMail = {
  readonly browser: Browser
  readonly postbox: Postbox
  /** Its origin. */
  readonly site: string
  readonly close: () => Promise<void>
}

/** Starts a product with an admin area, a mail server, and the owner's postal address, and without rate limits. */
export async function openSiteWithMail(ownerAddress: string): Promise<SiteWithMail> {
  const browser = await sharedBrowser()
  const postbox = await openPostbox()
  const mail = { SMTP_URL: postbox.url, MAIL_FROM: 'hello@cv.example', OPERATOR_ADDRESS: ownerAddress }
  const product = await startBuilt({ RATE_LIMITS: 'off', ADMIN_PASSWORD, ...mail })
  return {
    browser,
    postbox,

    site: `http://localhost:${product.port}`,
    async close() {
      await product.stop()
      await postbox.close()
      await closePages(browser)
    },
  }
}
