import type { EnvReader } from './config-values.ts'

/** How this server takes money. */
export type BillingConfig =
  | { mode: 'off' }
  | {
      mode: 'on'
      secretKey: string
      webhookSecrets: readonly string[]
      priceId: string
      /** https; null leads to our own sign-up form. */
      paymentLink: string | null
      buyButton: { id: string; publishableKey: string } | null
      /** Whether the provider's customer portal is switched on. */
      portal: boolean
      apiBase: ProviderBase
    }

export interface ProviderBase {
  url: string
  /** Named by the operator: it may be on this machine. */
  isConfigured: boolean
}

/** Where finished sound is kept. */
export type AudioStoreConfig =
  | { kind: 'file'; maxBytes: number }
  | {
      kind: 's3'
      endpoint: string
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
      /** Null: bounded by time alone. */
      maxBytes: number | null
    }

export interface DesignsConfig {
  /** Null: no design can be imported. */
  token: string | null
  /** Files that every family may look at; everything else is for administrators. */
  openFileKeys: readonly string[]
  apiBase: ProviderBase
}

export interface MusicConfig {
  /** Null: names and addresses of playlists, and no details. */
  client: { id: string; secret: string } | null
  apiBase: ProviderBase
  accountsBase: ProviderBase
}

const STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'STRIPE_PRICE_ID',
  'STRIPE_PAYMENT_LINK',
  'STRIPE_BUY_BUTTON_ID',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_PORTAL',
  'STRIPE_API_BASE'
] as const

/** @throws ConfigError for half a configuration: money that is taken and not noticed is worse than none. */
export function readBillingConfig(read: EnvReader): BillingConfig {
  if ((read.choice('BILLING', ['on', 'off']) ?? 'off') === 'off') {
    const given = STRIPE.find((name) => read.secret(name) !== null)
    if (given !== undefined)
      return read.fail(`${given} is set, but BILLING is off, which does not use it; remove it or say BILLING=on`)
    return { mode: 'off' }
  }
  const secretKey = needed(read, 'STRIPE_SECRET_KEY', /^[sr]k_(test|live)_\w+$/, 'a key like sk_live_…')
  const secrets = needed(
    read,
    'STRIPE_WEBHOOK_SECRETS',
    /^whsec_\w+(\s*,\s*whsec_\w+)*$/,
    'secrets like whsec_…, separated by commas'
  )
  const priceId = needed(read, 'STRIPE_PRICE_ID', /^price_\w+$/, 'the id of a price, like price_…')
  const paymentLink = read.url('STRIPE_PAYMENT_LINK')
  if (paymentLink !== null && !paymentLink.startsWith('https:'))
    return read.fail('STRIPE_PAYMENT_LINK must be an address that starts with https://')
  return {
    mode: 'on',
    secretKey,
    webhookSecrets: secrets.split(',').map((one) => one.trim()),
    priceId,
    paymentLink,
    buyButton: readBuyButton(read),
    portal: read.choice('STRIPE_PORTAL', ['1', '0']) === '1',
    apiBase: readBase(read, 'STRIPE_API_BASE', 'https://api.stripe.com')
  }
}

function readBuyButton(read: EnvReader): { id: string; publishableKey: string } | null {
  const id = read.text('STRIPE_BUY_BUTTON_ID')
  const publishableKey = read.text('STRIPE_PUBLISHABLE_KEY')
  if (id === null && publishableKey === null) return null
  if (id === null || publishableKey === null)
    return read.fail('STRIPE_BUY_BUTTON_ID and STRIPE_PUBLISHABLE_KEY go together; one of them is missing')
  if (!/^buy_btn_\w+$/.test(id)) return read.fail('STRIPE_BUY_BUTTON_ID must look like buy_btn_…')
  if (!/^pk_(test|live)_\w+$/.test(publishableKey))
    return read.fail('STRIPE_PUBLISHABLE_KEY must be a key like pk_live_…; never put a secret key there')
  return { id, publishableKey }
}

const S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const GIGABYTE = 1024 ** 3
/** A disk of our own is small and shared with the stories; a bucket is as large as its bill. */
const FILE_GIGABYTES = 2

/** @throws ConfigError for half a configuration, and for settings of the store that was not chosen */
export function readAudioStoreConfig(read: EnvReader): AudioStoreConfig {
  const kind = read.choice('AUDIO_STORE', ['file', 's3']) ?? 'file'
  const gigabytes = read.integer('AUDIO_MAX_GB', { least: 1, most: 1_000_000 })
  const given = S3.filter((name) => read.secret(name) !== null)
  if (kind === 'file') {
    if (given[0] !== undefined)
      return read.fail(
        `${given[0]} is set, but AUDIO_STORE is file, which does not use it; remove it or say AUDIO_STORE=s3`
      )
    return { kind, maxBytes: (gigabytes ?? FILE_GIGABYTES) * GIGABYTE }
  }
  const part = (name: (typeof S3)[number], form: RegExp, words: string): string => {
    const value = read.secret(name)
    if (value === null) return read.fail(`AUDIO_STORE=s3 needs ${name}: ${words}`)
    return form.test(value) ? value : read.fail(`${name} must be ${words}`)
  }
  const endpoint = read.origin('S3_ENDPOINT')
  if (endpoint === null)
    return read.fail('AUDIO_STORE=s3 needs S3_ENDPOINT: an address like https://s3.eu-central-1.amazonaws.com')
  return {
    kind,
    endpoint,
    region:
      read.text('S3_REGION') === null ? 'us-east-1' : part('S3_REGION', /^[a-z0-9-]+$/, 'a name like eu-central-1'),
    bucket: part(
      'S3_BUCKET',
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens'
    ),
    accessKeyId: part('S3_ACCESS_KEY_ID', /^[\x21-\x7e]+$/, 'the id of a key, without spaces'),
    secretAccessKey: part('S3_SECRET_ACCESS_KEY', /^[\x21-\x7e]+$/, 'the secret of that key, without spaces'),
    maxBytes: gigabytes === null ? null : gigabytes * GIGABYTE
  }
}

/** @throws ConfigError for a list of keys that is none */
export function readDesignsConfig(read: EnvReader): DesignsConfig {
  const keys = read.text('FIGMA_FILE_KEYS')
  if (keys !== null && !/^[A-Za-z0-9]{15,40}(\s*,\s*[A-Za-z0-9]{15,40})*$/.test(keys))
    return read.fail('FIGMA_FILE_KEYS must be file keys separated by commas')
  return {
    token: read.secret('FIGMA_TOKEN'),
    openFileKeys: keys?.split(',').map((one) => one.trim()) ?? [],
    apiBase: readBase(read, 'FIGMA_API_BASE', 'https://api.figma.com')
  }
}

/** @throws ConfigError for an id without its secret */
export function readMusicConfig(read: EnvReader): MusicConfig {
  const id = read.secret('SPOTIFY_CLIENT_ID')
  const secret = read.secret('SPOTIFY_CLIENT_SECRET')
  if ((id === null) !== (secret === null))
    return read.fail('SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET go together; one of them is missing')
  return {
    client: id === null || secret === null ? null : { id, secret },
    apiBase: readBase(read, 'SPOTIFY_API_BASE', 'https://api.spotify.com'),
    accountsBase: readBase(read, 'SPOTIFY_ACCOUNTS_BASE', 'https://accounts.spotify.com')
  }
}

function needed(read: EnvReader, name: string, form: RegExp, words: string): string {
  const value = read.secret(name)
  if (value === null) return read.fail(`BILLING=on needs ${name}: ${words}`)
  return form.test(value) ? value : read.fail(`${name} must be ${words}`)
}

function readBase(read: EnvReader, name: string, wellKnown: string): ProviderBase {
  const url = read.origin(name)
  return url === null ? { url: wellKnown, isConfigured: false } : { url, isConfigured: true }
}
