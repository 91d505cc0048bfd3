import type { Hono } from 'hono'
import { notFound, problem, tooManyAttempts } from '#server/http/problem.ts'
import { readBytes } from '#server/http/read-bytes.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { Avatars } from '#server/profiles/avatars.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Profiles } from '#server/profiles/service.ts'
import { PICTURES } from '#server/rate-limits/limits.ts'
import { AVATAR, getAvatar, getProfile, removeAvatar, saveProfile, setAvatar } from '#shared/contract/profile.ts'

const NO_PICTURE = notFound('avatar_not_found', 'You haven’t added a picture.')
const WRONG_TYPE = problem(415, 'unsupported_picture', 'Choose a JPEG or PNG picture.')
const TOO_MANY_BYTES = problem(
  413,
  'too_large',
  `This picture is too large. Choose one up to ${AVATAR.maxBytes / 1024 / 1024} MB.`,
)
const REFUSED = {
  not_an_image: problem(422, 'not_an_image', 'We couldn’t open this picture. Choose another JPEG or PNG.'),
  picture_too_large: problem(422, 'picture_too_large', 'This picture has too many pixels. Resize it and try again.'),
  busy: problem(503, 'busy', 'We’re processing a lot of pictures right now. Try again in a minute.'),
}

type Services = {
  readonly profiles: Profiles
  readonly avatars: Avatars
  readonly limits: Limits
}

export function profileRoutes(app: Hono, { profiles, avatars, limits }: Services): void {
  serveSignedIn(app, getProfile)(async ({ user }) => ({ status: 200, body: await profiles.find(user.id) }))

  serveSignedIn(app, saveProfile)(async ({ user, body }) => ({ status: 200, body: await profiles.save(user.id, body) }))

  serveSignedIn(
    app,
    setAvatar,
  )(async ({ user, c }) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (!AVATAR.types.some((known) => known === type)) return WRONG_TYPE
    const bytes = await readBytes(c.req.raw, AVATAR.maxBytes)
    if (!bytes) return TOO_MANY_BYTES
    const taken = await limits.take(PICTURES, user.id)
    if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const state = await avatars.set(user.id, bytes)
    return state === 'kept' ? { status: 200, body: await profiles.find(user.id) } : REFUSED[state]
  })

  serveSignedIn(
    app,
    getAvatar,
  )(async ({ user }) => {
    const bytes = await avatars.find(user.id)
    if (!bytes) return NO_PICTURE
    return {
      status: 200,
      body: bytes,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' },
    }
  })

  serveSignedIn(
    app,
    removeAvatar,
  )(async ({ user }) => {
    await avatars.remove(user.id)
    return { status: 200, body: await profiles.find(user.id) }
  })
}
