import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

import { ConfigError } from './config-values.ts'
import { loadConfig, readConfig } from './config.ts'

test('nothing given is a server that runs', () => {
  expect(readConfig({})).toMatchObject({
    port: 5000,
    host: '0.0.0.0',
    dataDir: resolve('data'),
    publicUrl: null,
    isHttps: false,
    database: { kind: 'sqlite', file: resolve('data/talewick.db') },
    mail: { kind: 'outbox', folder: resolve('data/outbox') },
    trustedProxies: 0,
    logLevel: 'info',
    trustedOrigins: [],
    nativeOrigins: ['capacitor://localhost', 'https://localhost'],
    adminEmails: [],
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/)
  })
})

test('everything given is read', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://stories.example.org/',
    DATABASE_URL: 'postgres://u:p@db/talewick',
    SMTP_URL: 'smtps://u:p@mail.example.org:465',
    MAIL_FROM: 'Wick <wick@example.org>',
    ADMIN_EMAILS: 'A@example.org, b@example.org',
    TRUST_PROXY: '2',
    NODE_ENV: 'development',
    BRAND_NAME: 'Nightlight',
    LOG_LEVEL: ' '
  })
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://stories.example.org',
    isHttps: true,
    database: { kind: 'postgres', url: 'postgres://u:p@db/talewick' },
    mail: { kind: 'smtp', from: 'Wick <wick@example.org>' },
    adminEmails: ['a@example.org', 'b@example.org'],
    trustedProxies: 2,
    trustedOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
    logLevel: 'info',
    threadsIdleMs: 300_000,
    narratorMelody: 'told'
  })
  expect(config.brand.name).toBe('Nightlight')
})

test.each(['STORYTELLER_USAGE', 'NARRATOR_VOICE', 'STRIPE_KEY', 'FIGMA_KEYS', 'BRAND_COLOUR'])(
  '%s, which nothing reads, is refused: a setting that does nothing would never be noticed',
  (name) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${name} is set, but this version does not use it; remove it`)
    expect(readConfig({ [name]: ' ' }).port).toBe(5000)
  }
)

test('names of other programs are none of ours', () => {
  expect(readConfig({ S3: 'x', BRAND: 'x', HOME: '/root', npm_config_registry: 'x' }).port).toBe(5000)
})

const BILLING = {
  BILLING: 'on',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2',
  STRIPE_PRICE_ID: 'price_1'
}

const S3 = {
  AUDIO_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'talewick',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'se/cr+et='
}

test('sound is kept in files, or in an S3 store that is named as a whole', () => {
  expect(readConfig({}).audioStore).toEqual({ kind: 'file', maxBytes: 2 * 1024 ** 3 })
  expect(readConfig({ AUDIO_MAX_GB: '10' }).audioStore).toEqual({ kind: 'file', maxBytes: 10 * 1024 ** 3 })
  const store = {
    kind: 's3',
    endpoint: 'https://s3.example.org',
    region: 'us-east-1',
    bucket: 'talewick',
    accessKeyId: 'id',
    secretAccessKey: 'se/cr+et=',
    maxBytes: null
  }
  expect(readConfig(S3).audioStore).toEqual(store)
  const larger = { ...S3, S3_REGION: 'eu-central-1', AUDIO_MAX_GB: '500' }
  expect(readConfig(larger).audioStore).toEqual({ ...store, region: 'eu-central-1', maxBytes: 500 * 1024 ** 3 })
})

test('the melody is told, and the tune as it was can be chosen', () => {
  expect(readConfig({}).narratorMelody).toBe('told')
  expect(readConfig({ NARRATOR_MELODY: 'plain' }).narratorMelody).toBe('plain')
})

test('billing is whole or not at all', () => {
  expect(readConfig({}).billing).toEqual({ mode: 'off' })
  expect(readConfig(BILLING).billing).toEqual({
    mode: 'on',
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    priceId: 'price_1',
    paymentLink: null,
    buyButton: null,
    portal: false,
    apiBase: { url: 'https://api.stripe.com', isConfigured: false }
  })
})

test.for<[Record<string, string>, string]>([
  [{ PORT: 'five' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number'],
  [{ PUBLIC_URL: 'stories.example.org' }, 'PUBLIC_URL must look like https://'],
  [{ PUBLIC_URL: 'https://a.example/path' }, 'PUBLIC_URL must look like https://'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a file or start with postgres://'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtp://'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL needs MAIL_FROM'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of: silent, error, warn, info, debug'],
  [{ ADMIN_EMAILS: 'somebody' }, 'ADMIN_EMAILS must be e-mail addresses'],
  [{ STORYTELLER: 'parrot' }, 'STORYTELLER must be one of: embedded, openai, anthropic, google, openai-compatible'],
  [{ STORYTELLER: 'openai' }, 'STORYTELLER=openai needs STORYTELLER_API_KEY'],
  [{ PRICE_CURRENCY: '€' }, 'PRICE_CURRENCY must be three capital letters, like EUR'],
  [{ STORYTELLER_API_KEY: 'k' }, 'STORYTELLER_API_KEY is set, but STORYTELLER is embedded'],
  [{ NARRATOR: 'elevenlabs' }, 'NARRATOR=elevenlabs needs NARRATOR_API_KEY'],
  [{ METRICS_TOKEN: 'hush' }, 'METRICS_TOKEN must be 16 letters and digits or more'],
  [{ THREADS_IDLE_SECONDS: 'never' }, 'THREADS_IDLE_SECONDS must be a whole number from 0 to 86400'],
  [{ NARRATOR_MELODY: 'sung' }, 'NARRATOR_MELODY must be one of: told, plain'],
  [{ NARRATOR_BASE_URL: 'localhost' }, 'NARRATOR_BASE_URL must be an address'],
  [{ AUDIO_STORE: 's3' }, 'AUDIO_STORE=s3 needs S3_ENDPOINT: an address like https://s3.'],
  [{ ...S3, S3_ENDPOINT: 'https://s3.example.org/bucket' }, 'S3_ENDPOINT must look like https://'],
  [{ ...S3, S3_BUCKET: '' }, 'AUDIO_STORE=s3 needs S3_BUCKET: the name of a bucket'],
  [{ ...S3, S3_BUCKET: 'Our Sound' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...S3, S3_REGION: 'Europe!' }, 'S3_REGION must be a name like eu-central-1'],
  [{ ...S3, S3_ACCESS_KEY_ID: '' }, 'AUDIO_STORE=s3 needs S3_ACCESS_KEY_ID'],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'AUDIO_STORE=s3 needs S3_SECRET_ACCESS_KEY'],
  [{ ...S3, AUDIO_STORE: '' }, 'S3_ENDPOINT is set, but AUDIO_STORE is file'],
  [{ ...S3, S3_FOLDER: 'x' }, 'S3_FOLDER is set, but this version does not use it'],
  [{ AUDIO_MAX_GB: '0' }, 'AUDIO_MAX_GB must be a whole number from 1'],
  [{ S3_BUCKET: 'b' }, 'S3_BUCKET is set, but AUDIO_STORE is file'],
  [{ STRIPE_PRICE_ID: 'price_1' }, 'STRIPE_PRICE_ID is set, but BILLING is off'],
  [{ BILLING: 'on' }, 'BILLING=on needs STRIPE_SECRET_KEY'],
  [{ ...BILLING, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be a key like sk_live_…'],
  [{ ...BILLING, STRIPE_WEBHOOK_SECRETS: 'whsec_1;whsec_2' }, 'STRIPE_WEBHOOK_SECRETS must be secrets like whsec_…'],
  [{ ...BILLING, STRIPE_PRICE_ID: '9.99' }, 'STRIPE_PRICE_ID must be the id of a price'],
  [
    { ...BILLING, STRIPE_PAYMENT_LINK: 'http://pay.example' },
    'STRIPE_PAYMENT_LINK must be an address that starts with https'
  ],
  [{ ...BILLING, STRIPE_BUY_BUTTON_ID: 'buy_btn_1' }, 'STRIPE_BUY_BUTTON_ID and STRIPE_PUBLISHABLE_KEY go together'],
  [
    { ...BILLING, STRIPE_BUY_BUTTON_ID: 'buy_btn_1', STRIPE_PUBLISHABLE_KEY: 'sk_live_1' },
    'never put a secret key there'
  ],
  [{ ...BILLING, STRIPE_PORTAL: 'yes' }, 'STRIPE_PORTAL must be one of: 1, 0'],
  [{ ...BILLING, STRIPE_API_BASE: 'https://a.example/v1' }, 'STRIPE_API_BASE must look like https://'],
  [{ PASSWORD_POLICY: 'strict' }, 'PASSWORD_POLICY must be one of: spec, asvs'],
  [{ SPOTIFY_CLIENT_ID: 'x' }, 'SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET go together'],
  [{ FIGMA_FILE_KEYS: '../x' }, 'FIGMA_FILE_KEYS must be file keys'],
  [{ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/x' }, 'SMTP_URL and SMTP_URL_FILE are both set'],
  [{ SMTP_URL_FILE: '/nowhere/at/all' }, 'SMTP_URL_FILE names a file that cannot be read']
])('%j stops the start with one clear line', ([env, line]) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(line)
})

test('a secret may come as a file, and .env is read beneath the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-config-'))
  writeFileSync(join(folder, 'database'), 'postgres://from-a-file/db\n')
  writeFileSync(
    join(folder, '.env'),
    `# a comment\nBRAND_PHONE="+64 1"\nDATABASE_URL_FILE=${join(folder, 'database')}\n`
  )
  expect(loadConfig(folder)).toMatchObject({
    database: { url: 'postgres://from-a-file/db' },
    brand: { phone: '+64 1' }
  })
  rmSync(folder, { recursive: true })
})
