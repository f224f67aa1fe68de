import { stat } from 'node:fs/promises'
import process from 'node:process'

import type { AppContext } from '#server/context.ts'
import { newestBackup } from '#server/db/backup-folder.ts'
import type { Check } from '#shared/administration.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'config' | 'mailer' | 'modelWriter' | 'soundProblem'>

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

/** What the model has used: today, and in the last thirty days that it was asked. */
async function checkModel({ modelWriter, config, clock }: Needs): Promise<Check[]> {
  if (modelWriter === null || config.storyteller.kind === 'embedded') return []
  const days = await modelWriter.ledger.lastDays(30)
  const today = clock.now().toISOString().slice(0, 10)
  const tokens = ({ input, output }: { input: number; output: number }) => input + output
  const now = days.find(({ day }) => day === today)
  const sum = days.reduce((total, day) => total + tokens(day), 0)
  const most = config.storyteller.limits.instanceTokens
  const isOver = most !== null && now !== undefined && tokens(now) >= most
  const count = new Intl.NumberFormat('en-GB')
  return [
    {
      name: 'Model',
      state: isOver ? 'attention' : 'good',
      detail: `${modelWriter.label}: ${now?.stories ?? 0} ${modelWriter.use} and ${count.format(now ? tokens(now) : 0)} tokens today, ${count.format(sum)} in thirty days`,
      todo: isOver
        ? 'Today’s limit is reached and the embedded storyteller tells; raise STORYTELLER_DAILY_TOKENS for more'
        : null
    }
  ]
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
  const { failed } = await db
    .selectFrom('jobs')
    .select((pick) => pick.fn.countAll<number>().as('failed'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return failed === 0
    ? { name, state: 'good', detail: 'Everything is done or under way', todo: null }
    : { name, state: 'attention', detail: `${failed} failed for good, letters perhaps`, todo: 'Look into the log' }
}
