import { stat } from 'node:fs/promises'
import process from 'node:process'

import type { AppContext } from '#server/context.ts'
import { newestBackup } from '#server/db/backup-folder.ts'
import type { UsageOfDay } from '#server/db/model-usage.ts'
import type { Check } from '#shared/administration.ts'
import { countFailedJobs } from './administration-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'config' | 'mailer' | 'modelWriter' | 'speechService' | 'soundProblem'>

const DAY = 24 * 60 * 60 * 1000

/** What an operator should look after, in the order in which it matters. */
export async function readInstanceStatus(needs: Needs): Promise<{ version: string; checks: Check[] }> {
  const { config } = needs
  return {
    version: config.version,
    checks: [
      checkHttps(config),
      checkProxy(config),
      checkMail(needs),
      await checkBackups(needs),
      await checkFolder(config),
      await checkJobs(needs),
      ...checkSound(needs),
      ...(await checkModel(needs)),
      ...(await checkVoice(needs)),
      {
        name: 'Database',
        state: 'good',
        detail: config.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
        todo: null
      }
    ]
  }
}

function checkHttps({ isHttps, publicUrl }: Needs['config']): Check {
  const name = 'Encryption'
  if (isHttps) return { name, state: 'good', detail: 'Families come by https', todo: null }
  return {
    name,
    state: 'attention',
    detail: publicUrl === null ? 'No public address is set' : 'Sign-in cookies travel unprotected on this network',
    todo: 'Beyond your own house, put https in front and set PUBLIC_URL'
  }
}

function checkProxy({ trustedProxies, publicUrl }: Needs['config']): Check {
  const name = 'Proxy'
  if (trustedProxies > 0 || publicUrl === null)
    return {
      name,
      state: 'good',
      detail: trustedProxies > 0 ? `${trustedProxies} trusted` : 'None expected',
      todo: null
    }
  return {
    name,
    state: 'attention',
    detail: 'No proxy is trusted: if one stands in front, all its visitors count as one',
    todo: 'If there is a proxy, set TRUST_PROXY=1'
  }
}

function checkMail({ mailer }: Needs): Check {
  const name = 'E-mail'
  if (mailer.reachesMailboxes) return { name, state: 'good', detail: 'Letters go out by SMTP', todo: null }
  return {
    name,
    state: 'attention',
    detail: 'Letters are kept as files and reach nobody',
    todo: 'Set SMTP_URL and MAIL_FROM; until then you give forgotten families a one-time password here'
  }
}

/** Sound in files is part of the data folder, and the disk speaks for itself. */
function checkSound({ config, soundProblem }: Needs): Check[] {
  if (config.audioStore.kind === 'file') return []
  const name = 'Sound store'
  const problem = soundProblem()
  if (problem === null)
    return [{ name, state: 'good', detail: `The bucket ${config.audioStore.bucket} answers`, todo: null }]
  const todo = 'Until it works, what is spoken is heard but not kept'
  return [{ name, state: 'attention', detail: problem, todo }]
}

const COUNT = new Intl.NumberFormat('en-GB')

/** What the model has used: today, and in the last thirty days that it was asked. */
async function checkModel({ modelWriter, config, clock }: Needs): Promise<Check[]> {
  if (modelWriter === null || config.storyteller.kind === 'embedded') return []
  const days = await modelWriter.ledger.lastDays(30)
  const today = clock.now().toISOString().slice(0, 10)
  const tokens = (some: readonly UsageOfDay[]) => some.reduce((sum, { input, output }) => sum + input + output, 0)
  const now = days.filter(({ day }) => day === today)
  const { limits, prices } = config.storyteller
  const cost = (some: readonly UsageOfDay[]) =>
    prices.input === null || prices.output === null
      ? null
      : some.reduce((sum, { input, output }) => sum + input * (prices.input ?? 0) + output * (prices.output ?? 0), 0)
  const isOver = limits.instanceTokens !== null && tokens(now) >= limits.instanceTokens
  const asked = counted(now[0]?.stories ?? 0, modelWriter.use === 'stories' ? 'story' : 'wish')
  const spent = (some: readonly UsageOfDay[]) => withMoney(counted(tokens(some), 'token'), cost(some), config.currency)
  return [
    {
      name: 'Model',
      state: isOver ? 'attention' : 'good',
      detail: `${modelWriter.label}: ${asked} and ${spent(now)} today, ${spent(days)} in thirty days`,
      todo: isOver
        ? 'Today’s limit is reached and the embedded storyteller tells; raise STORYTELLER_DAILY_TOKENS for more'
        : null
    }
  ]
}

/** What the voice that is elsewhere has spoken, in the same way. */
async function checkVoice({ speechService, config, clock }: Needs): Promise<Check[]> {
  if (speechService === null || !('costs' in config.narrator)) return []
  const days = await speechService.ledger.lastDays(30)
  const today = clock.now().toISOString().slice(0, 10)
  const { instanceCharacters: most, price } = config.narrator.costs
  const lettersOf = (some: readonly { letters: number }[]) => some.reduce((sum, { letters }) => sum + letters, 0)
  const spent = (letters: number) =>
    withMoney(counted(letters, 'character'), price === null ? null : letters * price, config.currency)
  const now = lettersOf(days.filter(({ day }) => day === today))
  const isOver = most !== null && now >= most
  return [
    {
      name: 'Voice',
      state: isOver ? 'attention' : 'good',
      detail: `${speechService.label}: ${spent(now)} today, ${spent(lettersOf(days))} in thirty days`,
      todo: isOver
        ? 'Today’s limit is reached and no story is begun in this voice; raise NARRATOR_DAILY_CHARACTERS for more'
        : null
    }
  ]
}

/** "1 story", "2 stories", "1,200 tokens". */
function counted(number: number, noun: 'story' | 'wish' | 'token' | 'character'): string {
  const plurals = { story: 'stories', wish: 'wishes', token: 'tokens', character: 'characters' }
  return `${COUNT.format(number)} ${number === 1 ? noun : plurals[noun]}`
}

/** @param millionths what was used times the price of a million; null where the operator named no price */
function withMoney(used: string, millionths: number | null, currency: string): string {
  if (millionths === null) return used
  return `${used} (${new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(millionths / 1e6)})`
}

/** The newest in `DATA_DIR/backups`, where the nightly backup puts them. */
async function checkBackups({ config, clock }: Needs): Promise<Check> {
  const name = 'Backups'
  const newest = await newestBackup(config.dataDir)
  const todo = 'Run "npm run backup -- <file>", and keep a copy on another machine'
  if (newest === null) return { name, state: 'attention', detail: 'There is no backup yet', todo }
  const detail = `Newest: ${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const isOld = clock.now().getTime() - newest.getTime() > 2 * DAY
  return { name, state: isOld ? 'attention' : 'good', detail, todo: isOld ? todo : null }
}

async function checkFolder({ dataDir }: Needs['config']): Promise<Check> {
  const name = 'Data folder'
  // Windows keeps its rights elsewhere.
  const isOpen = process.platform !== 'win32' && ((await stat(dataDir)).mode & 0o077) !== 0
  return isOpen
    ? { name, state: 'attention', detail: 'Others on this machine may look into it', todo: 'chmod 700 on DATA_DIR' }
    : { name, state: 'good', detail: 'Private to this server', todo: null }
}

async function checkJobs({ db }: Needs): Promise<Check> {
  const name = 'Background work'
  const failed = await countFailedJobs(db)
  return failed === 0
    ? { name, state: 'good', detail: 'Everything is done or under way', todo: null }
    : { name, state: 'attention', detail: `${failed} failed for good, letters perhaps`, todo: 'Look into the log' }
}
