/** Words that can't be public addresses: parts of this site, and names that suggest its operator. */
const RESERVED: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator ads analytics api app ats ats-analyzer auth avatar billing blog
  career careers checkout contact cookie-policy copyright curricle dashboard data delete demo dev disclaimers download
  edit email example export faq favicon feed file files fonts guest help home http https icons image images img import
  info interview-prep jobs landing legal link links login logout mail manage me media moderator new newsletter not-found
  null official operator owner password password-reset payment payments pdf photo picture pictures portfolio portfolios
  press pricing privacy privacy-policy profile public refund register report resume resume-builder resumes robots root
  search security server settings share shared sign-in sign-out sign-up signin signout signup site sitemap staff static
  status store style styles support system team template templates terms terms-of-service test undefined unsubscribe
  update upload user users view views web webmaster www x-ray you your`.split(/\s+/),
)

export const isReserved = (slug: string): boolean => RESERVED.has(slug)

/** Error message for a reserved address. */
export const RESERVED_MESSAGE = 'This URL is reserved. Choose another one.'

/** Whether a slug reads as the name of this site; accents and dashes make no difference. */
export function isBrand(slug: string, brand: string): boolean {
  const name = lettersOf(brand)
  return name !== '' && lettersOf(slug) === name
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
