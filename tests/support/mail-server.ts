import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  /** The newest letter to an address, its text decoded; waits for it. */
  letterTo(email: string, subject: string | RegExp): Promise<string>
  /** Letters that came to an address so far. */
  countTo(email: string): number
  close(): Promise<void>
}

const PATIENCE_MS = 15_000

/** A mail server on this machine that takes every letter and keeps it. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        letters.push(Buffer.concat(parts).toString('utf8'))
        done()
      })
    }
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    async letterTo(email, subject) {
      const deadline = Date.now() + PATIENCE_MS
      for (;;) {
        const found = letters.findLast((letter) => letter.includes(`To: ${email}`) && subjectOf(letter).match(subject))
        if (found !== undefined) return decodeLetter(found)
        if (Date.now() > deadline) throw new Error(`No letter came to ${email}: ${letters.map(subjectOf).join(', ')}`)
        await new Promise((wait) => setTimeout(wait, 50))
      }
    },
    countTo: (email) => letters.filter((letter) => letter.includes(`To: ${email}`)).length,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
      })
  }
}

function subjectOf(letter: string): string {
  return /^Subject: (.*)$/m.exec(letter)?.[1]?.trim() ?? ''
}

/** The text of a letter as it is read, whatever it was wrapped in to travel. */
export function decodeLetter(letter: string): string {
  const [head = '', ...rest] = letter.replaceAll('\r\n', '\n').split('\n\n')
  const body = rest.join('\n\n').trim()
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
