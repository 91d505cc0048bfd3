import { randomUUID } from 'node:crypto'
import type { JSONSchema7 } from 'ai'
import { safeParse, toJSONSchema, type ZodMiniType } from 'zod/mini'
import type { Prompt } from '#server/engines/ai/model/attempt.ts'
import { cacheKey, type AnswerCache } from '#server/engines/ai/model/answer-cache.ts'
import type { Call, CallResult } from '#server/engines/ai/model/call.ts'
import type { Asker } from '#server/engines/ai/model/asker.ts'
import { cleaned, fenced, fenceRule, type Block } from '#server/engines/ai/model/fence.ts'
import { createInFlight } from '#server/engines/ai/model/in-flight.ts'
import { createPlaceholders, type Placeholders } from '#server/engines/ai/privacy/placeholders.ts'
import type { FellBack } from '#shared/contract/ai.ts'

export type Question<T> = {
  readonly asker: Asker & { readonly userId: string }
  /** What is to be done, in our own words: nothing of a person stands in it. */
  readonly system: string
  /** What the person told, and what it is about. */
  readonly blocks: readonly Block[]
  /** Every field is required and none has limits: some providers refuse schemas with more. */
  readonly schema: ZodMiniType<T>
  /** Told what has come so far, as often as more comes; unchecked, so nothing of it may be kept as an answer. */
  readonly onPart?: ((part: unknown) => void) | undefined
}
export type Reply<T> =
  | {
      readonly value: T
      /** What this question took; none where the answer was known. */
      readonly tokens: number
      /** For a value of which nothing is of use: who asks again gets another. */
      readonly forget: () => Promise<void>
    }
  | { readonly failed: FellBack }

/**
 * Asks the language model. Personal data are replaced before anything leaves the process and put back in what returns;
 * texts go as data between markers; the value fits the schema. What goes wrong outside the process is a reply.
 */
export type Ask = <T>(question: Question<T>) => Promise<Reply<T>>

type Options = {
  /** Model and address, so that another model's answers are not taken for its own. */
  readonly name: string
  readonly call: Call
  readonly cache: AnswerCache
}

/** Hides, fences, remembers and joins what is asked; `call` does the asking. */
export function createAsk({ name, call, cache }: Options): Ask {
  const flights = createInFlight<CallResult>()

  return async ({ asker, system, schema, onPart, blocks }) => {
    const { userId, signal } = asker
    const placeholders = createPlaceholders(asker.personalInfo)
    const hidden = blocks.map((block) => ({ name: block.name, text: placeholders.hide(cleaned(block.text)) }))
    const asked = toJSONSchema(schema, { target: 'draft-7' }) as JSONSchema7 // it is asked for as draft 7
    const key = cacheKey([name, system, asked, hidden])
    const parse = (json: unknown) => parsed(schema, placeholders, json)

    const forget = () => cache.forget(userId, key)
    const kept = await cache.get(userId, key)
    const known = kept === undefined ? null : parse(JSON.parse(kept))
    if (known) return { value: known.value, tokens: 0, forget }

    const passenger = { signal, onPart: onPart && ((part: unknown) => onPart(shown(part, placeholders))) }
    const landed = await flights
      .join(`${userId}:${key}`, passenger, async (inFlight, tell) => {
        const prompt = promptOf(system, asked, hidden)
        const made = await call({ userId, prompt, fits: (json) => parse(json) !== null, signal: inFlight, tell })
        if ('json' in made) await cache.put(userId, key, JSON.stringify(made.json))
        return made
      })
      .catch((error: unknown): CallResult => {
        if (!signal.aborted) throw error
        return { failed: 'unavailable' }
      })
    if ('failed' in landed) return landed
    const answer = parse(landed.json)
    return answer ? { value: answer.value, tokens: landed.tokens, forget } : { failed: 'bad-answer' }
  }
}

const PLACEHOLDER_RULE =
  'Words like [NAME_1] or [LINK_2] stand for data that is kept from you. Leave them out or copy them unchanged.'

/** The schema stands in the words as well: some servers drop the other one. */
function promptOf(system: string, schema: JSONSchema7, blocks: readonly Block[]): Prompt {
  const marker = randomUUID()
  const reply = `Reply with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`
  return {
    system: [system, fenceRule(marker), PLACEHOLDER_RULE, reply].join('\n\n'),
    text: fenced(blocks, marker),
    schema,
  }
}

/** With personal data put back; null where it does not fit. Of a list, what names data that was never there is left out. */
function parsed<T>(schema: ZodMiniType<T>, placeholders: Placeholders, json: unknown): { value: T } | null {
  const fit = safeParse(schema, restoredIn(json, placeholders))
  return fit.success ? { value: fit.data } : null
}

/** Undefined where something in it cannot be put back. */
function restoredIn(json: unknown, placeholders: Placeholders): unknown {
  if (typeof json === 'string') return placeholders.restore(json) ?? undefined
  if (Array.isArray(json)) return json.map((one) => restoredIn(one, placeholders)).filter((one) => one !== undefined)
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json).map(([name, value]) => [name, restoredIn(value, placeholders)] as const)
  return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields)
}

/** A part as it may be shown: what ends in the midst of a placeholder waits for its rest. */
const shown = (part: unknown, placeholders: Placeholders): unknown =>
  inStrings(part, (text) => placeholders.restore(text.replace(/\[[A-Z]*_?\d*$/, '')) ?? '')

function inStrings(json: unknown, change: (text: string) => string): unknown {
  if (typeof json === 'string') return change(json)
  if (Array.isArray(json)) return json.map((one) => inStrings(one, change))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, inStrings(value, change)]))
}
