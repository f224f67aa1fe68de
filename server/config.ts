import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseEnv } from 'node:util'

import { BRAND, type Brand } from '#shared/brand.ts'
import { type NarratorConfig, readNarratorConfig } from './config-narrator.ts'
import {
  type AudioStoreConfig,
  type BillingConfig,
  type DesignsConfig,
  type MusicConfig,
  readAudioStoreConfig,
  readBillingConfig,
  readDesignsConfig,
  readMusicConfig
} from './config-providers.ts'
import { readStorytellerConfig, type StorytellerConfig } from './config-storyteller.ts'
import { createEnvReader, type EnvReader } from './config-values.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'

const MELODIES = ['told', 'plain'] as const

export interface Config {
  port: number
  host: string
  dataDir: string
  /** The address families use, without a trailing slash; null when it is not set. */
  publicUrl: string | null
  isHttps: boolean
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
  mail: { kind: 'outbox'; folder: string; from: string } | { kind: 'smtp'; url: string; from: string }
  audioStore: AudioStoreConfig
  billing: BillingConfig
  narrator: NarratorConfig
  storyteller: StorytellerConfig
  designs: DesignsConfig
  music: MusicConfig
  /** In which money the operator's prices are, as ISO 4217 names it. */
  currency: string
  /** What a new password must be: `spec` six characters, `asvs` eight, and none that is guessed first. */
  passwordPolicy: 'spec' | 'asvs'
  adminEmails: readonly string[]
  /** Who has it may read the metrics; null: there are none. */
  metricsToken: string | null
  /** Whether the landing page tells a story to a visitor without an account. */
  demo: boolean
  /** How many proxies in front of us may be believed about who is calling. */
  trustedProxies: number
  logLevel: LogLevel
  /** Threads that tell and speak are ended when they have had nothing to do for so long, and come back; null: they stay. */
  threadsIdleMs: number | null
  /** Whether the embedded voice tells with a melody of its own, or speaks as its engine does. */
  narratorMelody: (typeof MELODIES)[number]
  /** Room that is kept free, in bytes, so that on a full disk families can still sign in and delete. */
  diskReserveBytes: number
  /** From the signal to stop until nothing new is begun, in seconds: so that a balancer hears of it first. */
  drainSeconds: number
  /** Begin with an empty database although the folder holds what families left. */
  mayStartEmpty: boolean
  /** Origins that may call with the cookie although they are not ours: the development server alone. */
  trustedOrigins: readonly string[]
  /** The native wrapper's origins: they carry a bearer token and never a cookie. */
  nativeOrigins: readonly string[]
  brand: Brand
  version: string
}

const DISK_RESERVE_BYTES = 32 * 1024 * 1024

/** Reads the environment and `.env` (the environment wins). @throws ConfigError with one line for the operator. */
export function loadConfig(folder: string = process.cwd()): Config {
  const file = join(folder, '.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return readConfig({ ...fromFile, ...process.env })
}

/** The table of the environment, checked as a whole. @throws ConfigError with one line for the operator. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = createEnvReader(env)
  const dataDir = resolve(read.text('DATA_DIR') ?? './data')
  const publicUrl = read.origin('PUBLIC_URL')
  const brand = readBrand(read)
  const config: Config = {
    port: read.integer('PORT', { least: 0, most: 65_535 }) ?? 5000,
    host: read.text('HOST') ?? '0.0.0.0',
    dataDir,
    publicUrl,
    isHttps: publicUrl?.startsWith('https:') ?? false,
    database: readDatabase(read, dataDir),
    mail: readMail(read, dataDir, brand),
    audioStore: readAudioStoreConfig(read),
    billing: readBillingConfig(read),
    narrator: readNarratorConfig(read),
    storyteller: readStorytellerConfig(read),
    designs: readDesignsConfig(read),
    music: readMusicConfig(read),
    currency: readCurrency(read),
    passwordPolicy: read.choice('PASSWORD_POLICY', ['spec', 'asvs']) ?? 'spec',
    adminEmails: read.emails('ADMIN_EMAILS'),
    metricsToken: readMetricsToken(read),
    demo: read.choice('DEMO', ['on', 'off']) !== 'off',
    trustedProxies: read.integer('TRUST_PROXY', { least: 0, most: 10 }) ?? 0,
    diskReserveBytes: DISK_RESERVE_BYTES,
    drainSeconds: read.integer('DRAIN_SECONDS', { least: 0, most: 300 }) ?? 0,
    mayStartEmpty: read.choice('START_EMPTY', ['yes', 'no']) === 'yes',
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    threadsIdleMs: (read.integer('THREADS_IDLE_SECONDS', { least: 0, most: 86_400 }) ?? 300) * 1000 || null,
    narratorMelody: read.choice('NARRATOR_MELODY', MELODIES) ?? 'told',
    trustedOrigins:
      read.origins('TRUSTED_ORIGINS') ??
      (read.text('NODE_ENV') === 'development' ? ['http://localhost:5173', 'http://127.0.0.1:5173'] : []),
    nativeOrigins: read.origins('NATIVE_ORIGINS') ?? ['capacitor://localhost', 'https://localhost'],
    brand,
    version: read.version()
  }
  read.refuseUnread()
  return config
}

function readDatabase(read: EnvReader, dataDir: string): Config['database'] {
  const url = read.secret('DATABASE_URL')
  if (url === null) return { kind: 'sqlite', file: join(dataDir, 'talewick.db') }
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'postgres', url }
  if (/^[a-z][a-z0-9+]*:/i.test(url) && !/^[a-z]:[\\/]/i.test(url))
    read.fail('DATABASE_URL must be a file or start with postgres://')
  return { kind: 'sqlite', file: resolve(url) }
}

function readCurrency(read: EnvReader): string {
  const currency = read.text('PRICE_CURRENCY') ?? 'USD'
  return /^[A-Z]{3}$/.test(currency) ? currency : read.fail('PRICE_CURRENCY must be three capital letters, like EUR')
}

function readMail(read: EnvReader, dataDir: string, brand: Brand): Config['mail'] {
  const url = read.secret('SMTP_URL')
  const from = read.text('MAIL_FROM')
  if (url === null)
    return { kind: 'outbox', folder: join(dataDir, 'outbox'), from: from ?? `${brand.name} <${brand.email}>` }
  if (!/^smtps?:\/\/[^\s/]+/.test(url)) read.fail('SMTP_URL must look like smtp://user:password@host:587')
  if (from === null || !from.includes('@')) return read.fail('SMTP_URL needs MAIL_FROM: the address emails come from')
  return { kind: 'smtp', url, from }
}

/** Long enough that it cannot be guessed, and made of what a header takes. */
function readMetricsToken(read: EnvReader): string | null {
  const token = read.secret('METRICS_TOKEN')
  if (token === null || /^[A-Za-z0-9._~+/=-]{16,200}$/.test(token)) return token
  return read.fail('METRICS_TOKEN must be 16 letters and digits or more, like the output of: openssl rand -hex 24')
}

function readBrand(read: EnvReader): Brand {
  return {
    name: read.text('BRAND_NAME') ?? BRAND.name,
    version: read.text('BRAND_VERSION') ?? BRAND.version,
    storyteller: read.text('BRAND_STORYTELLER') ?? BRAND.storyteller,
    email: read.text('BRAND_EMAIL') ?? BRAND.email,
    phone: read.text('BRAND_PHONE') ?? BRAND.phone,
    location: read.text('BRAND_LOCATION') ?? BRAND.location,
    agency: read.text('BRAND_AGENCY') ?? BRAND.agency,
    price: read.text('BRAND_PRICE') ?? BRAND.price,
    trialDays: read.integer('BRAND_TRIAL_DAYS', { least: 0, most: 365 }) ?? BRAND.trialDays,
    termsUpdated: read.text('BRAND_TERMS_UPDATED') ?? BRAND.termsUpdated,
    privacyUpdated: read.text('BRAND_PRIVACY_UPDATED') ?? BRAND.privacyUpdated
  }
}
