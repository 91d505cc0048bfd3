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
import type { FallbackReason } from '#shared/interview/schemas.ts'

export type Question<T> = {
  readonly asker: Asker & { readonly userId: string }
  /** The task in our own words, without anything from a person. */
  readonly system: string
  /** The person's texts, and what they are about. */
  readonly blocks: readonly Block[]
  /** Every field is required and none has limits: some providers refuse other schemas. */
  readonly schema: ZodMiniType<T>
  /** Called with the reply so far whenever more arrives; unchecked, so no part of it may be kept as an answer. */
  readonly onPart?: ((part: unknown) => void) | undefined
}
export type Reply<T> =
  | {
      readonly value: T
      /** None where the answer came from the cache. */
      readonly tokens: number
      /** For a useless value: the next request gets another one. */
      readonly forget: () => Promise<void>
    }
  | { readonly failed: FallbackReason }

/**
 * Asks the language model. Personal data is replaced before anything leaves the process and put back into the answer;
 * texts go as data between markers; the value fits the schema. A failure outside the process is a reply, no error.
 */
export type Ask = <T>(question: Question<T>) => Promise<Reply<T>>

type Options = {
  /** Model and address, so that cached answers of another model do not match. */
  readonly name: string
  readonly call: Call
  readonly cache: AnswerCache
}

/** Hides personal data, fences texts, caches answers and joins equal questions; `call` does the asking. */
export function createAsk({ name, call, cache }: Options): Ask {
  const inFlight = createInFlight<CallResult>()

  return async ({ asker, system, schema, onPart, blocks }) => {
    const { userId, signal } = asker
    const placeholders = createPlaceholders(asker.personalInfo)
    const hidden = blocks.map((block) => ({ name: block.name, text: placeholders.hide(cleaned(block.text)) }))
    const jsonSchema = toJSONSchema(schema, { target: 'draft-7' }) as JSONSchema7 // the target is draft 7
    const key = cacheKey([name, system, jsonSchema, hidden])
    const parse = (json: unknown) => parsed(schema, placeholders, json)

    const forget = () => cache.forget(userId, key)
    const cached = await cache.get(userId, key)
    const known = cached === undefined ? null : parse(JSON.parse(cached))
    if (known) return { value: known.value, tokens: 0, forget }

    const caller = { signal, onPart: onPart && ((part: unknown) => onPart(shown(part, placeholders))) }
    const result = await inFlight
      .run(`${userId}:${key}`, caller, async (either, onEachPart) => {
        const prompt = promptOf(system, jsonSchema, hidden)
        const isValid = (json: unknown) => parse(json) !== null
        const made = await call({ userId, prompt, isValid, signal: either, onPart: onEachPart })
        if ('json' in made) await cache.put(userId, key, JSON.stringify(made.json))
        return made
      })
      .catch((error: unknown): CallResult => {
        if (!signal.aborted) throw error
        return { failed: 'unavailable' }
      })
    if ('failed' in result) return result
    const answer = parse(result.json)
    return answer ? { value: answer.value, tokens: result.tokens, forget } : { failed: 'bad-answer' }
  }
}

const PLACEHOLDER_RULE =
  'Words like [NAME_1] or [LINK_2] stand for data that is kept from you. Leave them out or copy them unchanged.'

/** The schema is also in the text: some servers ignore the other one. */
function promptOf(system: string, schema: JSONSchema7, blocks: readonly Block[]): Prompt {
  const marker = randomUUID()
  const reply = `Reply with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`
  return {
    system: [system, fenceRule(marker), PLACEHOLDER_RULE, reply].join('\n\n'),
    text: fenced(blocks, marker),
    schema,
  }
}

/** Puts personal data back; null where the result does not fit. List items with unknown placeholders are dropped. */
function parsed<T>(schema: ZodMiniType<T>, placeholders: Placeholders, json: unknown): { value: T } | null {
  const fit = safeParse(schema, restoredIn(json, placeholders))
  return fit.success ? { value: fit.data } : null
}

/** Undefined where a placeholder in it is unknown. */
function restoredIn(json: unknown, placeholders: Placeholders): unknown {
  if (typeof json === 'string') return placeholders.restore(json) ?? undefined
  if (Array.isArray(json))
    return json.map((item) => restoredIn(item, placeholders)).filter((item) => item !== undefined)
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json).map(([name, value]) => [name, restoredIn(value, placeholders)] as const)
  return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields)
}

/** A part as it may be shown: an unfinished placeholder at its end is left out until it is complete. */
const shown = (part: unknown, placeholders: Placeholders): unknown =>
  inStrings(part, (text) => placeholders.restore(text.replace(/\[[A-Z]*_?\d*$/, '')) ?? '')

function inStrings(json: unknown, change: (text: string) => string): unknown {
  if (typeof json === 'string') return change(json)
  if (Array.isArray(json)) return json.map((item) => inStrings(item, change))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, inStrings(value, change)]))
}
