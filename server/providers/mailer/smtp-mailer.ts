import { createTransport } from 'nodemailer'

import type { Mailer } from './mailer.ts'

/** Letters by SMTP, on pooled connections. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000
  })
  const host = URL.parse(options.url)?.hostname ?? 'talewick'
  return {
    reachesMailboxes: true,
    async send(letter) {
      await transport.sendMail({
        from: options.from,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        messageId: `<${letter.id}@${host}>`
      })
    },
    close: () => transport.close()
  }
}
