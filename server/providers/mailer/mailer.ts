export interface OutgoingEmail {
  /** The same id is the same letter: sending it twice must be harmless. */
  id: string
  to: string
  subject: string
  text: string
}

/** The port. Resolves when the letter is out of our hands; rejects when it should be tried again. */
export interface Mailer {
  /** False when emails only go to files: then no page may tell a parent to look into their mailbox. */
  readonly reachesMailboxes: boolean
  send(email: OutgoingEmail): Promise<void>
  /** Ends the connections it holds; mailers that hold none do without. */
  close?(): void
}
