/** The reply of one API to a question: JSON, or events as text for a stream. Null is a refusal. */
export type ReplyFormat = (body: Asked, says: string | null) => object | string
type Asked = {
  readonly model: string
  readonly stream?: boolean
  readonly stream_options?: unknown
  readonly tools?: unknown
}

const USED = { asked: 30, said: 12 }
const ID = { id: 'r_1', model: 'test', created: 1_790_000_000 }

/** OpenAI's chat completions, also used by Ollama, llama.cpp and vLLM. */
export const chatReply: ReplyFormat = ({ stream, stream_options }, says) => {
  const finish_reason = says === null ? 'content_filter' : 'stop'
  const usage = { prompt_tokens: USED.asked, completion_tokens: USED.said, total_tokens: USED.asked + USED.said }
  if (!stream)
    return {
      ...ID,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: says }, finish_reason }],
      usage,
    }
  const chunk = (choices: readonly object[], more = {}) => ({
    ...ID,
    object: 'chat.completion.chunk',
    choices,
    ...more,
  })
  const piece = (delta: object, end: string | null = null) => chunk([{ index: 0, delta, finish_reason: end }])
  return events([
    piece({ role: 'assistant', content: '' }),
    ...pieces(says).map((content) => piece({ content })),
    piece({}, finish_reason),
    // Sent only on request.
    ...(stream_options ? [chunk([], { usage })] : []),
    '[DONE]',
  ])
}

/** OpenAI's responses. */
export const responsesReply: ReplyFormat = ({ stream }, says) => {
  const part =
    says === null ? { type: 'refusal', refusal: 'No.' } : { type: 'output_text', text: says, annotations: [] }
  const item = { type: 'message', id: 'm_1', status: 'completed', role: 'assistant', content: [part] }
  const whole = {
    id: ID.id,
    object: 'response',
    created_at: ID.created,
    model: ID.model,
    status: 'completed',
    error: null,
    incomplete_details: null,
    output: [item],
    usage: {
      input_tokens: USED.asked,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: USED.said,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: USED.asked + USED.said,
    },
  }
  if (!stream) return whole
  const at = { item_id: item.id, output_index: 0, content_index: 0 }
  return events([
    { type: 'response.created', response: { ...whole, status: 'in_progress', output: [], usage: null } },
    { type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress', content: [] } },
    ...(says === null
      ? [{ type: 'response.refusal.delta', ...at, delta: 'No.' }]
      : pieces(says).map((delta) => ({ type: 'response.output_text.delta', ...at, delta }))),
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: whole },
  ])
}

/** Anthropic's messages; a tool for JSON is used if one is offered. */
export const messagesReply: ReplyFormat = ({ stream, tools }, says) => {
  const block =
    tools && says !== null
      ? { type: 'tool_use', id: 't_1', name: 'json', input: JSON.parse(says) as unknown }
      : { type: 'text', text: says ?? '' }
  const stop_reason = says === null ? 'refusal' : tools ? 'tool_use' : 'end_turn'
  const message = { id: ID.id, type: 'message', role: 'assistant', model: ID.model, stop_sequence: null }
  const usage = { input_tokens: USED.asked, output_tokens: USED.said }
  if (!stream) return { ...message, content: [block], stop_reason, usage }
  const delta = (text: string) =>
    block.type === 'tool_use' ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }
  const started = block.type === 'tool_use' ? { ...block, input: {} } : { ...block, text: '' }
  return events([
    {
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
    },
    { type: 'content_block_start', index: 0, content_block: started },
    ...pieces(says).map((text) => ({ type: 'content_block_delta', index: 0, delta: delta(text) })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: USED.said } },
    { type: 'message_stop' },
  ])
}

/** In chunks of a few letters, as models send them. */
const pieces = (says: string | null): readonly string[] => says?.match(/[^]{1,9}/g) ?? []

const events = (all: readonly (object | string)[]): string =>
  all
    .map((one) => {
      if (typeof one === 'string') return `data: ${one}\n\n`
      const name = 'type' in one ? `event: ${String(one.type)}\n` : ''
      return `${name}data: ${JSON.stringify(one)}\n\n`
    })
    .join('')
