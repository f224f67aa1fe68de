export interface OutgoingEmail {
  /** The same id is the same letter: sending it twice must be harmless. */
  id: string
  to: string
  subject: string
  text: string
  /** The same letter for programs that show pages; none for most. */
  html?: string | undefined
  /** For emails that no account needs: where one click ends them (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** What both mailers make of it. */
export function optionalParts({ html, unsubscribeUrl }: Pick<OutgoingEmail, 'html' | 'unsubscribeUrl'>): {
  html?: string
  headers?: Record<string, string>
} {
  return {
    ...(html === undefined ? {} : { html }),
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated'
          }
        })
  }
}

/** The port. Resolves when the letter is out of our hands; rejects when it should be tried again. */
export interface Mailer {
  /** False when emails only go to files: then no page may tell a parent to look into their mailbox. */
  readonly reachesMailboxes: boolean
  send(email: OutgoingEmail): Promise<void>
  /** Removes what it keeps for an address; mailers that keep nothing do without. */
  deleteTo?(address: string): Promise<void>
  /** Removes what it has kept since before then. */
  deleteBefore?(time: Date): Promise<void>
  /** Ends the connections it holds; mailers that hold none do without. */
  close?(): void
}
