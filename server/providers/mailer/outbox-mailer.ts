import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Log } from '#server/log.ts'
import { type Mailer, optionalParts } from './mailer.ts'

/** Without a mail server emails become `.eml` files that any mail program opens, and their subject goes to the log. */
export function createOutboxMailer(options: { folder: string; from: string; log: Log }): Mailer {
  return {
    reachesMailboxes: false,
    async send(email) {
      // Loaded with the first letter: most starts of a server at home write none.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail({
        from: options.from,
        to: email.to,
        subject: email.subject,
        text: email.text,
        ...optionalParts(email),
        messageId: `<${email.id}@talewick.outbox>`
      })
      if (!Buffer.isBuffer(message)) throw new Error('The letter did not come out as bytes')
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(options.folder, `${email.id}.eml`), message)
      options.log.info('A letter lies in the outbox', { subject: email.subject })
    },
    async deleteTo(address) {
      for (const file of await listLetters(options.folder))
        if (addresseeOf(await readFile(file, 'utf8')) === address) await rm(file, { force: true })
    },
    async deleteBefore(time) {
      for (const file of await listLetters(options.folder))
        if ((await stat(file)).mtimeMs < time.getTime()) await rm(file, { force: true })
    }
  }
}

async function listLetters(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // No letter has ever been written.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
}

/** Long header lines are folded; the address in them is not. */
function addresseeOf(letter: string): string {
  const head = letter.slice(0, letter.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
  const line = /^To: *(.*)$/im.exec(head)?.[1]?.trim() ?? ''
  return (/<([^>]+)>$/.exec(line)?.[1] ?? line).toLowerCase()
}

/** Under its final name a file is always whole. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.part`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
