import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

import type { Log } from '#server/log.ts'
import { type Mailer, optionalParts } from './mailer.ts'

/** Without a mail server emails become `.eml` files that any mail program opens, and their subject goes to the log. */
export function createOutboxMailer(options: { folder: string; from: string; log: Log }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    reachesMailboxes: false,
    async send(email) {
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
    }
  }
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
