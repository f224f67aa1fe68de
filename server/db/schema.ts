import type { ColumnType, Generated } from 'kysely'

/**
 * Every table at one glance. Portable on purpose: ids and times are text (times ISO-8601 UTC, so text order is time
 * order), truth is 0 or 1, lists and objects are JSON in text. What belongs to a family has `user_id` first in its key.
 */
export interface Database {
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  one_time_passwords: OneTimePasswordsTable
  reveal_tickets: RevealTicketsTable
  email_verifications: EmailVerificationsTable
  setup_codes: SetupCodesTable
  complimentary_access: ComplimentaryAccessTable
  family_members: FamilyMembersTable
  stories: StoriesTable
  story_claims: StoryClaimsTable
  story_alternatives: StoryAlternativesTable
  story_drafts: StoryDraftsTable
  story_memory: StoryMemoryTable
  narrations: NarrationsTable
  narration_segments: NarrationSegmentsTable
  narration_claims: NarrationClaimsTable
  sleep_playlist: SleepPlaylistTable
  subscriptions: SubscriptionsTable
  payment_events: PaymentEventsTable
  past_trials: PastTrialsTable
  reminders: RemindersTable
  unsubscribe_links: UnsubscribeLinksTable
  news_letters: NewsLettersTable
  profiles: ProfilesTable
  jobs: JobsTable
  rate_limits: RateLimitsTable
  login_failures: LoginFailuresTable
  audit_log: AuditLogTable
  model_usage: ModelUsageTable
  model_usage_days: ModelUsageDaysTable
  voice_usage: VoiceUsageTable
  voice_usage_days: VoiceUsageDaysTable
  wish_lore: WishLoreTable
}

/** 0 or 1: SQLite has no booleans. */
export type Truth = number
type Fixed<T> = ColumnType<T, T, never>

export interface UsersTable {
  id: Fixed<string>
  /** Lower case, as signed up. */
  email: string
  first_name: string
  last_name: string
  /** argon2id in PHC form; empty while the account has no password of its own. */
  password_hash: string
  email_verified_at: string | null
  is_admin: Truth
  created_at: Fixed<string>
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself exists only with its owner. */
  token_hash: Fixed<string>
  user_id: Fixed<string>
  kind: Fixed<'web' | 'native'>
  created_at: Fixed<string>
  /** When a password last proved who it is. */
  auth_at: string
  seen_at: string
  /** The one-time password that opened it: the first own password is chosen with that one as the current one. */
  one_time_password_id: Generated<string | null>
  /** What the browser said it was, in the words of the product; null when it did not say. */
  device: Generated<string | null>
}

/** An additional key for a short time; the account's own password goes on working until it is used. */
export interface OneTimePasswordsTable {
  id: Fixed<string>
  user_id: Fixed<string>
  /** The first of the four groups, in clear: it finds the one row to check. The other sixty bits are hashed only. */
  first_group: Fixed<string>
  /** argon2id in PHC form, of the whole. */
  password_hash: Fixed<string>
  /** 'reset' opens one session; 'welcome' any number until it expires or the family has chosen its own password. */
  purpose: Fixed<'reset' | 'welcome'>
  /** 'mail' proves that its user reads that mailbox; the others prove nothing. */
  delivered_by: Fixed<'mail' | 'outbox' | 'screen' | 'administrator'>
  created_at: Fixed<string>
  expires_at: Fixed<string>
  used_at: string | null
}

/**
 * One row for each account that a purchase has made. The first browser that returns from that checkout may see the
 * account's first one-time password, once.
 */
export interface RevealTicketsTable {
  checkout_id: Fixed<string>
  user_id: Fixed<string>
  /** SHA-256 of that browser's cookie; null until it has returned, as is `expires_at`. */
  browser_token_hash: string | null
  expires_at: string | null
  revealed_at: string | null
}

/** At most one row, while there is no administrator. */
export interface SetupCodesTable {
  /** Always 'administrator'. */
  slot: Fixed<string>
  /** SHA-256 of the code that stands in DATA_DIR/setup-code. */
  code_hash: string
  expires_at: string
}

/** Premium as a gift of the operator. */
export interface ComplimentaryAccessTable {
  user_id: Fixed<string>
  /** Null: for ever. */
  until: string | null
  granted_at: string
}

/** Links in letters: a sign-in with one open proves that its user reads that mailbox. */
export interface EmailVerificationsTable {
  /** SHA-256 of the token in the link. */
  token_hash: Fixed<string>
  user_id: Fixed<string>
  expires_at: Fixed<string>
}

/** Browsers in which the owner has signed in before: a stranger's guesses never slow them down. */
export interface KnownDevicesTable {
  token_hash: Fixed<string>
  user_id: Fixed<string>
  seen_at: string
}

export interface FamilyMembersTable {
  user_id: Fixed<string>
  id: Fixed<string>
  name: string
  age: number
  relationship: string
  avatar: string
  /** JSON list of text, like `traits`. */
  hobbies: string
  traits: string
  is_guest: Truth
  /** '' where the letters of the name tell how it is said. */
  sounds_like: Generated<string>
  created_at: Fixed<string>
}

export interface StoriesTable {
  user_id: Fixed<string>
  id: Fixed<string>
  title: string
  content: string
  /** SHA-256 of `content`: whose text may be read aloud is a look-up, not a search. */
  content_hash: string
  created_at: Fixed<string>
  is_favorite: Truth
  narrator_voice: string
  theme: string
  duration: string
  culture: string
  /** JSON list of text. */
  character_names: string
  writer: string
  ai_generated: Truth
  /** JSON: the seed and what the storyteller says about how it wrote. */
  meta: string
  idempotency_key: string | null
}

/** What is needed to say a part of a story differently. Goes with the story; stories from before there were any have none. */
export interface StoryAlternativesTable {
  user_id: Fixed<string>
  story_id: Fixed<string>
  /** JSON: for each paragraph the texts that may come next, and those that stood there before. */
  alternatives: string
  /** JSON of the storyteller's brief: how the story was asked for. */
  brief: Fixed<string>
}

/** A paragraph of a story that is still being written, to be read aloud before the story is whole. */
export interface StoryDraftsTable {
  user_id: Fixed<string>
  /** `draft-` and the seed. */
  draft: Fixed<string>
  /** Counted from 0. */
  place: Fixed<number>
  content: Fixed<string>
  voice: Fixed<string>
  /** JSON of the paragraph's hints. */
  hints: Fixed<string>
  created_at: Fixed<string>
}

/** A story in the making under an idempotency key: one node holds the lease, every other request waits for its story. */
export interface StoryClaimsTable {
  user_id: Fixed<string>
  idempotency_key: Fixed<string>
  holder: string
  lease_until: string
}

/** What this family has heard, so that tomorrow sounds different. Outlives a deleted story. */
export interface StoryMemoryTable {
  user_id: Fixed<string>
  story_id: Fixed<string>
  plot_id: Fixed<string>
  /** JSON list of line ids. */
  line_ids: Fixed<string>
  /** JSON of the storyteller's facts; null for stories from before there were any. */
  facts: Fixed<string | null>
  created_at: Fixed<string>
}

/** Who may fetch which recording. */
export interface NarrationsTable {
  user_id: Fixed<string>
  narration_key: Fixed<string>
  voice: Fixed<string>
  created_at: Fixed<string>
  /** SHA-256 of the text it is of, or the draft that it is a part of; '' for recordings from before this was known. */
  content_hash: Fixed<string>
}

/** Which node is making a narration at this moment. */
export interface NarrationClaimsTable {
  narration_key: Fixed<string>
  holder: string
  lease_until: string
}

/** Which segments were made for a text. Written before they are stored, so that each is found again. */
export interface NarrationSegmentsTable {
  user_id: Fixed<string>
  /** The text's `content_hash`, or `draft-` and the seed while its story is being written. */
  text_key: string
  /** Its name in the audio store. */
  segment: Fixed<string>
  created_at: Fixed<string>
}

/** At most one row: the music that this server recommends for falling asleep. */
export interface SleepPlaylistTable {
  /** Always 'sleep'. */
  slot: Fixed<string>
  playlist_id: string
  name: string
  description: string | null
  owner: string | null
  tracks_total: number | null
  updated_at: string
}

/** The payment provider's subscriptions as they were when last read; the provider has the truth. */
export interface SubscriptionsTable {
  /** The provider's own, like `customer_id`. */
  id: Fixed<string>
  customer_id: string
  /** Null until its checkout is known, and again when the family has left. */
  user_id: string | null
  /**
   * How the family was found, once: by our own signature, by the account that the purchase made, or by the address that
   * was typed at the payment page. The last counts only when a sign-in has proved that its user reads that mailbox.
   */
  claimed_by: 'reference' | 'new-account' | 'email' | null
  status: string
  started_at: string
  period_start: string
  period_end: string
  trial_end: string | null
  /** When it ends by itself; null while it renews. */
  ends_at: string | null
  is_last_invoice_paid: Truth
  /** The subscription whose paid days this one has taken over. */
  carried_from: string | null
  revision: number
  read_at: string
}

/** Events of the payment provider; an id that is here has been taken in. */
export interface PaymentEventsTable {
  id: Fixed<string>
  type: Fixed<string>
  created_at: Fixed<string>
  received_at: Fixed<string>
  processed_at: string | null
}

/** Addresses, as SHA-256, whose account is gone and whose free trial is spent. */
export interface PastTrialsTable {
  email_hash: Fixed<string>
  ends_at: Fixed<string>
}

export interface ProfilesTable {
  user_id: Fixed<string>
  /** JSON, `shared/profile.ts`. */
  profile: string
  updated_at: string
}

/** What a family wants to be written about. */
export interface RemindersTable {
  user_id: Fixed<string>
  /** IANA. */
  time_zone: string
  /** `19:30`, local. */
  bedtime: string
  wants_news: Truth
  /** Null: no reminders. */
  next_due_at: string | null
  last_sent_at: string | null
}

/** The link at the end of each letter; it works without signing in. */
export interface UnsubscribeLinksTable {
  /** SHA-256. */
  token_hash: Fixed<string>
  user_id: Fixed<string>
  kind: Fixed<'stories' | 'updates'>
  created_at: Fixed<string>
}

/** A letter of the administrator to those who want news. */
export interface NewsLettersTable {
  id: Fixed<string>
  subject: Fixed<string>
  body: Fixed<string>
  created_at: Fixed<string>
  /** The last user to whom it has gone, in the order of ids. */
  sent_up_to: string
}

export interface JobsTable {
  id: Fixed<string>
  kind: Fixed<string>
  payload: Fixed<string>
  state: 'waiting' | 'failed'
  run_at: string
  attempts: Generated<number>
  holder: string | null
  lease_until: string | null
  last_error: string | null
  created_at: Fixed<string>
}

export interface RateLimitsTable {
  /** SHA-256 of what is counted and for whom: neither addresses nor e-mails are kept. */
  key: Fixed<string>
  window_start: string
  hits: number
  expires_at: string
}

export interface LoginFailuresTable {
  /** SHA-256, as in `rate_limits`. */
  key: Fixed<string>
  failures: number
  last_failed_at: string
}

export interface AuditLogTable {
  id: Fixed<string>
  user_id: Fixed<string | null>
  act: Fixed<string>
  /** The caller's network, truncated. */
  network: Fixed<string>
  created_at: Fixed<string>
}

export interface ModelUsageDaysTable {
  /** UTC, `2026-11-21`. */
  day: Fixed<string>
  stories: number
  input_tokens: number
  output_tokens: number
}

export interface ModelUsageTable extends ModelUsageDaysTable {
  user_id: Fixed<string>
}

export interface VoiceUsageDaysTable {
  /** UTC, `2026-11-21`. */
  day: Fixed<string>
  letters: number
}

export interface VoiceUsageTable extends VoiceUsageDaysTable {
  user_id: Fixed<string>
}

/** What a model knew of a wish, for the whole instance; no family's words and no names. */
export interface WishLoreTable {
  /** SHA-256 of the wish without names, in small letters. */
  wish_hash: Fixed<string>
  /** Of the lint and the shape that it was kept by. */
  version: number
  /** JSON of the storyteller's lore; null where what the model said was of no use. */
  lore: string | null
  asked_at: string
  /** The day on which it was last told: what has not been told for longest is forgotten first. */
  used_at: string
}
