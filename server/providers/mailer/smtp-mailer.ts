import { createTransport } from 'nodemailer'

import { type Mailer, optionalParts } from './mailer.ts'

/** Emails by SMTP, on pooled connections. */
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
    async send(email) {
      await transport.sendMail({
        from: options.from,
        to: email.to,
        subject: email.subject,
        text: email.text,
        ...optionalParts(email),
        messageId: `<${email.id}@${host}>`
      })
    },
    close: () => transport.close()
  }
}
