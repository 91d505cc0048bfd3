import type { Context } from 'hono'
import { createOwnCookie } from '#server/http/own-cookie.ts'

/** Strict: no other site makes a browser send it. */
const cookie = createOwnCookie('curricle.admin', 'Strict')

export const adminToken = (c: Context): string => cookie.read(c) ?? ''
export const setAdminCookie = cookie.set
export const dropAdminCookie = cookie.drop
