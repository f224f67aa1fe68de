import { Buffer } from 'node:buffer'
import { createServer } from 'node:http'
import * as z from 'zod'

/** What the fake answers to a text: a verdict in the words of its path, a status, a body as it is, or nothing at all. */
export type GuardAnswer = 'safe' | 'unsafe' | { status: number } | { body: string } | 'never'

export interface FakeGuardServer {
  /** With the version's path. */
  url: string
  /** The texts that were to be judged, in order. */
  judged: { path: string; text: string; key: string | null }[]
  close(): Promise<void>
}

const askedSchema = z.union([
  z.object({ model: z.string(), input: z.string() }),
  z.object({ model: z.string(), messages: z.tuple([z.object({ role: z.literal('user'), content: z.string() })]) })
])

/** OpenAI's `/v1/moderations`, and Llama Guard behind `/v1/chat/completions`. */
export async function fakeGuardServer(answerTo: (text: string) => GuardAnswer): Promise<FakeGuardServer> {
  const judged: FakeGuardServer['judged'] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = askedSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      const text = 'input' in asked ? asked.input : asked.messages[0].content
      judged.push({ path: request.url ?? '', text, key: request.headers.authorization ?? null })
      const answer = answerTo(text)
      if (answer === 'never') return
      if (typeof answer === 'object' && 'status' in answer) return void response.writeHead(answer.status).end('{}')
      response.setHeader('content-type', 'application/json')
      response.end(typeof answer === 'object' ? answer.body : JSON.stringify(verdict('input' in asked, answer)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake guard has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    judged,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

function verdict(isModeration: boolean, answer: 'safe' | 'unsafe'): object {
  if (!isModeration)
    return {
      id: 'c1',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: answer === 'safe' ? '\n\nsafe' : '\n\nunsafe\nS1' },
          finish_reason: 'stop'
        }
      ]
    }
  return {
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: [
      {
        flagged: answer === 'unsafe',
        categories: { violence: answer === 'unsafe' },
        category_scores: { violence: answer === 'unsafe' ? 0.9 : 0.001 }
      }
    ]
  }
}
