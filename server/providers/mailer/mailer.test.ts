import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'

import { createLog } from '#server/log.ts'
import { expectConsole } from '#tests/support/fail-on-console.ts'
import type { Mailer, OutgoingEmail } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const LETTER: OutgoingEmail = {
  id: '0190-1',
  to: 'nana@example.org',
  subject: 'Gute Nacht, Māia 🌙',
  text: 'Dear Māia,\n\n.\nthe lantern is lit.\n'
}
const FROM = 'Wick <wick@example.org>'

interface Post {
  mailer: Mailer
  /** Whole messages as they left. */
  delivered(): string[]
  break(): void
  close(): Promise<void>
}

const posts: Record<string, () => Promise<Post>> = {
  async outbox() {
    const folder = mkdtempSync(join(tmpdir(), 'talewick-mail-'))
    const outbox = join(folder, 'outbox')
    const files = () => readdirSync(outbox).map((name) => join(outbox, name))
    return {
      mailer: createOutboxMailer({ folder: outbox, from: FROM, log: createLog('silent', () => undefined) }),
      delivered: () => files().map((file) => readFileSync(file, 'utf8')),
      break: () => rmSync(folder, { recursive: true }),
      close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true }))
    }
  },
  async smtp() {
    const server = await startSmtp()
    const mailer = createSmtpMailer({ url: smtpUrl(server.port), from: FROM })
    return {
      mailer,
      delivered: () => server.messages,
      break: () => server.refuse(),
      async close() {
        mailer.close()
        await server.close()
      }
    }
  }
}

for (const [name, open] of Object.entries(posts)) {
  test(`a letter leaves whole: ${name}`, async () => {
    const post = await open()
    await post.mailer.send(LETTER)
    const [message = ''] = post.delivered()
    expect(message).toMatch(/^From: Wick <wick@example\.org>\r?$/m)
    expect(message).toMatch(/^To: nana@example\.org\r?$/m)
    expect(message).toMatch(/^Message-ID: <0190-1@.+>\r?$/m)
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(decodeBody(message)).toBe('Dear Māia,\n\n.\nthe lantern is lit.')
    await post.close()
  })

  test(`the same letter twice carries the same id: ${name}`, async () => {
    const post = await open()
    await post.mailer.send(LETTER)
    await post.mailer.send(LETTER)
    const ids = post.delivered().map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1])
    expect(new Set(ids).size).toBe(1)
    await post.close()
  })
}

test('a mail server that does not know us gets no letter, and says why', async () => {
  const server = await startSmtp()
  const mailer = createSmtpMailer({ url: smtpUrl(server.port, 'wrong'), from: FROM })
  await expect(mailer.send(LETTER)).rejects.toThrow('535')
  expect(server.messages).toEqual([])
  mailer.close()
  await server.close()
})

test('a mail server whose certificate nobody has signed gets neither password nor letter', async () => {
  const server = await startSmtp()
  const mailer = createSmtpMailer({ url: smtpUrl(server.port).replace(/\?.*/, ''), from: FROM })
  await expect(mailer.send(LETTER)).rejects.toThrow(/certificate/)
  expect(server.messages).toEqual([])
  mailer.close()
  await server.close()
})

test('a letter that the mail server refuses is an error, so that it is tried again', async () => {
  const post = await posts['smtp']?.()
  post?.break()
  await expect(post?.mailer.send(LETTER)).rejects.toThrow('550')
  await post?.close()
})

test('emails in the outbox are for their owner only, under a name that is there whole or not at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-mail-'))
  const lines: string[] = []
  const mailer = createOutboxMailer({ folder, from: FROM, log: createLog('info', (line) => lines.push(line)) })
  await mailer.send(LETTER)
  expect(readdirSync(folder)).toEqual(['0190-1.eml'])
  expect(statSync(join(folder, '0190-1.eml')).mode & 0o777).toBe(0o600)
  expect(lines.join('')).toContain(LETTER.subject)
  expect(lines.join('')).not.toContain('nana@example.org')
  rmSync(folder, { recursive: true })
})

test('a mailer that is closed leaves no connection to the mail server open', async () => {
  const server = await startSmtp()
  const mailer = createSmtpMailer({ url: smtpUrl(server.port), from: FROM })
  await mailer.send(LETTER)
  expect(server.connections()).toBe(1)
  mailer.close()
  await expect.poll(() => server.connections()).toBe(0)
  await server.close()
})

function decodeBody(message: string): string {
  const [head = '', ...rest] = message.replaceAll('\r\n', '\n').split('\n\n')
  const body = rest.join('\n\n').trim()
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8').trim()
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').trim()
}

function smtpUrl(port: number, password = 'a%20lantern'): string {
  return `smtp://wick:${password}@127.0.0.1:${port}?tls.rejectUnauthorized=false`
}

/** A real mail server on this machine, which takes letters only from who signs in, over STARTTLS when it is offered. */
async function startSmtp() {
  // Its certificate is the package's own, which is what a client must not trust.
  expectConsole('error', 'built-in default TLS certificate')
  const messages: string[] = []
  let refuses = false
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'wick' && password === 'a lantern') done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
    onRcptTo: (_address, _session, done) => {
      if (refuses) done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      else done()
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        messages.push(Buffer.concat(parts).toString('utf8'))
        done()
      })
    }
  })
  // Its certificate is its own: the client that does not trust it gives up, and the server hears of that.
  server.on('error', () => undefined)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    messages,
    connections: () => server.connections.size,
    refuse: () => {
      refuses = true
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
      })
  }
}
