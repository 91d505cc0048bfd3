import { accessSync, constants } from 'node:fs'
import { isCommonPassword } from '#server/common-passwords.ts'

/** Says which setting is wrong and how to fix it. */
export class SettingsError extends Error {}

/** Reads one setting's text. What it throws becomes '{NAME} {message}'. */
export type Reader<T> = (text: string | undefined) => T

const refuse = (sentence: string): never => {
  throw new SettingsError(sentence)
}
const shown = (text: string) => JSON.stringify(text.slice(0, 60))

export const wholeNumber =
  (preset: number, min: number, max: number): Reader<number> =>
  (text) => {
    if (text === undefined) return preset
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max
      ? number
      : refuse(`must be a whole number from ${min} to ${max}, not ${shown(text)}.`)
  }

export const words =
  (preset: string): Reader<string> =>
  (text) =>
    text ?? preset

export const optionalWords: Reader<string | undefined> = (text) => text

/** The path of an executable program. */
export const program: Reader<string | undefined> = (text) => {
  if (text === undefined) return undefined
  try {
    accessSync(text, constants.X_OK)
    return text
  } catch {
    return refuse(`must be the path of an executable program, not ${shown(text)}.`)
  }
}

export const oneOf =
  <const T extends string>(choices: readonly T[], preset: NoInfer<T>): Reader<T> =>
  (text) =>
    text === undefined
      ? preset
      : (choices.find((choice) => choice === text.toLowerCase()) ??
        refuse(`must be one of ${choices.join(', ')}, not ${shown(text)}.`))

const YES = ['true', 'on', 'yes', '1']
const NO = ['false', 'off', 'no', '0']
export const yesOrNo =
  (preset: boolean): Reader<boolean> =>
  (text) => {
    if (text === undefined) return preset
    const word = text.toLowerCase()
    return YES.includes(word) || (!NO.includes(word) && refuse(`must be true or false, not ${shown(text)}.`))
  }

/** The number of our own proxies in front: each adds an entry to X-Forwarded-For. */
export const proxies: Reader<number> = (text) => {
  if (text === undefined || NO.includes(text.toLowerCase())) return 0
  if (YES.includes(text.toLowerCase())) return 1
  return /^[1-9]$/.test(text)
    ? Number(text)
    : refuse(`must be true, false, or the number of proxies from 0 to 9, not ${shown(text)}.`)
}

/** Our own address, reduced to its origin: scheme, host and port. */
export const origin: Reader<string | undefined> = (text) => {
  if (text === undefined) return undefined
  const url = parsed(text)
  const bare =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  return bare ? url.origin : refuse(`must be an address like https://resumes.example.com, not ${shown(text)}.`)
}

/** The address of another service. It may contain a password, so an error does not show it. */
export const address =
  (schemes: readonly string[], example: string): Reader<string | undefined> =>
  (text) => {
    if (text === undefined) return undefined
    const scheme = parsed(text)?.protocol.slice(0, -1)
    return scheme && schemes.includes(scheme) ? text : refuse(`must be an address like ${example}.`)
  }

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

export const email: Reader<string | undefined> = (text) =>
  text === undefined || ADDRESS.test(text)
    ? text
    : refuse(`must be an email address like help@example.com, not ${shown(text)}.`)

/** An address that emails come from, and the name beside it if the setting has one. */
export type Mailbox = { readonly name?: string; readonly address: string }

/** `help@example.com` or `Name <help@example.com>`; the name may be quoted. */
export const mailbox: Reader<Mailbox | undefined> = (text) => {
  if (text === undefined) return undefined
  const [, typed = '', inside = ''] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? []
  const address = inside || text
  if (!ADDRESS.test(address))
    return refuse(`must be an email address like help@example.com or Name <help@example.com>, not ${shown(text)}.`)
  const name = typed.trim().replace(/^"(.*)"$/, '$1')
  return name ? { name, address } : { address }
}

/** A secret of enough length; a refusal never shows it. */
export const secret =
  (min: number): Reader<string | undefined> =>
  (text) =>
    text === undefined || text.length >= min ? text : refuse(`must have at least ${min} characters.`)

/** A secret that people type, so it must not be a common password. */
export const password =
  (min: number): Reader<string | undefined> =>
  (text) => {
    const given = secret(min)(text)
    return given !== undefined && isCommonPassword(given)
      ? refuse('is too common. Choose a different password.')
      : given
  }

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
