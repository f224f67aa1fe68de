import type { Api, CallName } from '#shared/api.ts'

/** What each call does, in one sentence, for readers of `docs/api.md` and `GET /api/openapi.json`. */
export const CALL_SUMMARIES: Record<CallName, string> = {
  validateSession: 'Says whether the session belongs to this user and still holds.',
  generateSpeech: 'Speaks a text and answers the whole recording; without a session the welcome text only.',
  logIn: 'Signs in. A browser gets a cookie, the native wrapper a token.',
  signUp: 'Makes an account and sends its welcome email.',
  listStories:
    'The library, favourites first, then newest first: whole, or with `view=summary` by pages without the texts.',
  getStory: 'One story with its text.',
  createStory: 'Tells a new story and stores it; as an event stream while it is being told.',
  getStoryParts: 'Which paragraphs of a story can be said differently, or put back.',
  retellStoryPart: 'Says one paragraph of a story differently, or as it was before; answers the story.',
  setFavorite: 'Marks a story as a favourite, or no longer.',
  deleteStory: 'Deletes a story and its recordings.',
  listFamilyMembers: 'The people, animals and guests of the family.',
  addFamilyMember: 'Adds a person, animal or guest.',
  updateFamilyMember: 'Changes a person, animal or guest.',
  removeFamilyMember: 'Removes a person, animal or guest; stories stay.',
  narrate: 'Has a text read aloud: answers where the sound and its timings are, which may still be in the making.',
  narratePart: 'Has a paragraph of a story read aloud that is still being written; the events of the story name it.',
  deleteAccount: 'Deletes the account and everything of its family, after a recent sign-in.',
  changePassword: 'Changes the password and ends every other session.',
  getCustomerCredentials: 'Shows the sign-in details of a new customer, once, to the browser that has just paid.',
  resetPassword: 'Sends a one-time password to the account’s mailbox; the answer does not tell whether there is one.',
  getSleepPlaylist: 'The music that this server recommends for falling asleep.',
  setSleepPlaylist: 'Sets, or removes, the music for falling asleep.',
  testDesignToken: 'Says whether the design service can be reached and knows the server’s token.',
  getDesignFile: 'The structure of a design file.',
  exportDesign: 'Links to pictures of chosen parts of a design file.',
  listVoices: 'The voices that a family chooses among, where their sound is made, and which of them sound the same.',
  getDataSharing:
    'What this server, as it is configured, sends to others, and the family’s own last request to a model.',
  getMe: 'The signed-in user: name, plan and role as they are now.',
  tellDemo: 'Tells a short story about one or two names to a visitor, and stores nothing of it.',
  speakDemo: 'Reads one paragraph of such a story aloud, and stores nothing of it.',
  getProfile: 'What the family has set for itself: names, time zone, preferences and wishes for notifications.',
  saveProfile: 'Puts what the family has set for itself in the place of what it had set before.',
  getOpenApi: 'This contract, as an OpenAPI document.',
  logOut: 'Ends the session; without one it is fine, too.',
  getAudio: 'The sound of a narration, also while it is being made; takes Range and If-None-Match.',
  getTimings: 'When each word and sentence of a narration sounds.',
  importPart:
    'Takes a part of an exported file in: settings, people and up to 25 stories; what is there already stays.',
  exportEverything: 'Everything that is kept of the family, as one file, after a recent sign-in.',
  listSessions: 'The devices on which the account is signed in.',
  endSession: 'Signs one device out.',
  endOtherSessions: 'Signs every other device out.',
  claimAdmin: 'Makes the first administrator, by the setup code that lies in the data folder.',
  listUsers: 'The accounts of this server, a page at a time.',
  giveOneTimePassword: 'Makes a one-time password for an account that has no mailbox.',
  endSessionsOfUser: 'Signs an account out everywhere.',
  grantComplimentary: 'Gives an account the plan without payment.',
  withdrawComplimentary: 'Takes a complimentary plan back.',
  testMail: 'Sends an email to the administrator who asks.',
  getInstanceStatus: 'What this server runs with, without any secret.',
  returnFromCheckout: 'Where the payment page sends the browser back to; leads on to a page of ours.',
  stripeWebhook: 'Takes signed events of the payment provider.',
  showUnsubscribe: 'The page behind the last link of a letter; looking at it ends nothing.',
  unsubscribe: 'Ends letters of one kind, by the link of a letter, without a session (RFC 8058).',
  countNewsReaders: 'How many families have asked for product news.',
  sendNews: 'Writes to every family that has asked for product news, after a recent sign-in.',
  openPortal: 'A link to the payment provider’s own page for this account.',
  cancelPlan: 'Cancels the plan at the end of what is paid, or withdraws from it.',
  reportCsp: 'Takes a browser’s report of a violated Content-Security-Policy.',
  readMetrics: 'What monitoring reads, as OpenMetrics, for the bearer of `METRICS_TOKEN`; 404 where there is none.',
  health: 'Whether the server works: 200 when it does, 503 while it ends or without its database.'
}

type BytesCall = { [Name in CallName]: Api[Name]['answer'] extends 'bytes' ? Name : never }[CallName]

/** Good answers that are not JSON of the contract: status and media type; null where there is no body. */
export const BYTES_ANSWERS: Record<BytesCall, { status: number; type: string | null }> = {
  generateSpeech: { status: 200, type: 'audio/mpeg' },
  getAudio: { status: 200, type: 'audio/mpeg' },
  exportEverything: { status: 200, type: 'application/json' },
  returnFromCheckout: { status: 303, type: null },
  stripeWebhook: { status: 204, type: null },
  showUnsubscribe: { status: 200, type: 'text/html' },
  unsubscribe: { status: 200, type: 'text/html' },
  reportCsp: { status: 204, type: null },
  readMetrics: { status: 200, type: 'application/openmetrics-text' }
}

/** Request headers that are part of a call's contract. */
export const CALL_HEADERS: Partial<Record<CallName, { name: string; about: string }[]>> = {
  createStory: [
    {
      name: 'Idempotency-Key',
      about:
        '1 to 200 plain characters. The same key with the same request answers the same story; with another request it is 422.'
    }
  ],
  getAudio: [
    { name: 'Range', about: 'One range of bytes; the answer is then 206 (or 416).' },
    { name: 'If-None-Match', about: 'The ETag of a known recording; the answer is then 304.' }
  ],
  stripeWebhook: [{ name: 'Stripe-Signature', about: 'The provider’s signature of the body.' }]
}
