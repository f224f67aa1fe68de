import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** What a fake model does in one call, step by step. Without an `end` of its own it ends as a model does that is done. */
export type ModelStep =
  | { say: string }
  | { waitMs: number }
  /** Called when everything before has been written: when the model had finished so much. */
  | { said: () => void }
  | { end: 'length' | 'content-filter' | 'cut' | 'silent' | 'error' }
  | { status: number; headers?: Record<string, string> }

/** What the model was asked: the card of the act, and the whole request. */
export interface ModelAsked {
  path: string
  headers: IncomingMessage['headers']
  raw: string
  card: ActCard
}

const cardSchema = z.looseObject({
  wish: z.string(),
  people: z.array(z.looseObject({ name: z.string() })).default([]),
  outline: z.array(z.string()).default([]),
  toldSoFar: z.array(z.string()).default([]),
  mustAppearNow: z.array(z.string()).default([]),
  aboutSoManyWords: z.number().default(0),
  part: z.string().default(''),
  /** Where one paragraph of a finished story is told anew. */
  tellThisDifferently: z.string().default(''),
  correction: z.optional(z.string())
})
export type ActCard = z.infer<typeof cardSchema>

export type ModelScript = (card: ActCard, call: number) => readonly ModelStep[]

export interface FakeModelServer {
  /** Without the version's path: `/v1` and `/v1beta` are below it. */
  url: string
  asked: ModelAsked[]
  close(): Promise<void>
}

/** Says the outline of the act in its own words, which are the outline's: a story that any check lets through. */
export function sayOutline(card: ActCard): ModelStep[] {
  return card.outline.map((paragraph) => ({ say: `${paragraph}\n\n` }))
}

/**
 * A language model over HTTP that speaks four streams: OpenAI's `/v1/responses` and `/v1/chat/completions`, Anthropic's
 * `/v1/messages` and Gemini's `/v1beta/models/…:streamGenerateContent`.
 */
export async function fakeModelServer(script: ModelScript = sayOutline): Promise<FakeModelServer> {
  const asked: ModelAsked[] = []

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
    const raw = Buffer.concat(chunks).toString('utf8')
    const { pathname } = new URL(request.url ?? '/', 'http://fake')
    const card = cardIn(raw)
    asked.push({ path: pathname, headers: request.headers, raw, card })
    const stream = streamFor(pathname, response)
    const steps = script(card, asked.length - 1)
    const [first] = steps
    if (first !== undefined && 'status' in first) {
      response.writeHead(first.status, { 'content-type': 'application/json', ...first.headers })
      response.end(JSON.stringify({ error: { message: 'the fake says no', type: 'fake', code: first.status } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    let isBegun = false
    for (const step of steps) {
      if (response.destroyed) return
      if ('waitMs' in step) await sleep(step.waitMs)
      else if ('said' in step) step.said()
      else if ('say' in step) {
        if (!isBegun) stream.begin()
        isBegun = true
        // Some words at a time, as tokens come.
        for (const part of step.say.match(/[\s\S]{1,40}/g) ?? []) stream.say(part)
      } else if ('end' in step) {
        if (!isBegun) stream.begin()
        if (step.end === 'cut') response.destroy()
        else if (step.end === 'silent') response.end()
        else if (step.end === 'error') response.end(stream.error())
        else response.end(stream.end(step.end))
        return
      }
    }
    if (!isBegun) stream.begin()
    response.end(stream.end('stop'))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  // Beside other work seconds may pass between two requests: a connection that is closed just then would fail the second.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake model has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

/** The card stands as JSON between its marks, somewhere in a string of the request. */
function cardIn(raw: string): ActCard {
  const texts: string[] = []
  JSON.parse(raw, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  for (const text of texts) {
    const [, json] = /<card-[0-9a-f]+>\n([\s\S]*)\n<\/card-/.exec(text) ?? []
    if (json !== undefined) return cardSchema.parse(JSON.parse(json))
  }
  throw new Error('There is no card in the request')
}

type End = 'stop' | 'length' | 'content-filter'

interface WireStream {
  begin(): void
  say(text: string): void
  /** What is written last. */
  end(finish: End): string
  error(): string
}

function streamFor(path: string, response: ServerResponse): WireStream {
  const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
  const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`
  if (path.endsWith('/messages')) return anthropicStream(response, event)
  if (path.includes(':streamGenerateContent')) return geminiStream(response, data)
  if (path.endsWith('/responses')) return responsesStream(response, event)
  if (path.endsWith('/chat/completions')) return completionsStream(response, data)
  throw new Error(`The fake knows no ${path}`)
}

function completionsStream(response: ServerResponse, data: (value: unknown) => string): WireStream {
  const chunk = (delta: object, finish: string | null) =>
    data({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, delta, finish_reason: finish }]
    })
  return {
    begin: () => void response.write(chunk({ role: 'assistant', content: '' }, null)),
    say: (text) => void response.write(chunk({ content: text }, null)),
    end: (finish) =>
      chunk({}, finish.replace('-', '_')) +
      data({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [],
        usage: { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1000 }
      }) +
      'data: [DONE]\n\n',
    error: () => data({ error: { message: 'overloaded', type: 'server_error', code: 'overloaded' } })
  }
}

function responsesStream(response: ServerResponse, event: (value: { type: string }) => string): WireStream {
  let sequence = 0
  const write = (value: { type: string; [key: string]: unknown }) =>
    event(Object.assign(value, { sequence_number: sequence++ }))
  const item = { id: 'm1', type: 'message', role: 'assistant' }
  return {
    begin() {
      response.write(
        write({
          type: 'response.created',
          response: { id: 'r1', object: 'response', created_at: 1, model: 'fake', status: 'in_progress' }
        }) +
          write({
            type: 'response.output_item.added',
            output_index: 0,
            item: { ...item, status: 'in_progress', content: [] }
          })
      )
    },
    say: (text) =>
      void response.write(
        write({ type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta: text })
      ),
    end(finish) {
      const usage = { input_tokens: 700, output_tokens: 300, total_tokens: 1000 }
      const done = write({
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...item, status: 'completed', content: [] }
      })
      return finish === 'stop'
        ? done + write({ type: 'response.completed', response: { id: 'r1', created_at: 1, model: 'fake', usage } })
        : done +
            write({
              type: 'response.incomplete',
              response: {
                id: 'r1',
                created_at: 1,
                model: 'fake',
                usage,
                incomplete_details: { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' }
              }
            })
    },
    error: () => write({ type: 'error', code: 'server_error', message: 'overloaded', param: null })
  }
}

function anthropicStream(response: ServerResponse, event: (value: { type: string }) => string): WireStream {
  const reasons = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' }
  const write = (value: { type: string; [key: string]: unknown }) => event(value)
  return {
    begin() {
      const message = {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'fake',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 700, output_tokens: 1 }
      }
      response.write(
        write({ type: 'message_start', message }) +
          write({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
      )
    },
    say: (text) =>
      void response.write(write({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    end: (finish) =>
      write({ type: 'content_block_stop', index: 0 }) +
      write({
        type: 'message_delta',
        delta: { stop_reason: reasons[finish], stop_sequence: null },
        usage: { output_tokens: 300 }
      }) +
      write({ type: 'message_stop' }),
    error: () => write({ type: 'error', error: { type: 'overloaded_error', message: 'overloaded' } })
  }
}

function geminiStream(response: ServerResponse, data: (value: unknown) => string): WireStream {
  const reasons = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' }
  const part = (text: string, finish?: string) =>
    data({
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text }] },
          ...(finish !== undefined && { finishReason: finish })
        }
      ],
      usageMetadata: { promptTokenCount: 700, candidatesTokenCount: 300, totalTokenCount: 1000 }
    })
  return {
    begin: () => {},
    say: (text) => void response.write(part(text)),
    end: (finish) => part('', reasons[finish]),
    error: () => data({ error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } })
  }
}
