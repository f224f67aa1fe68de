import type { AppContext } from '#server/context.ts'
import type { SessionUserId } from '#server/session.ts'
import type { DataFlow, DataSharing } from '#shared/data-sharing.ts'

/** What this server, as it is configured, sends elsewhere, and the family's own last request for a story. */
export async function readDataSharing(
  { config, modelWriter, isNearHost }: Pick<AppContext, 'config' | 'modelWriter' | 'isNearHost'>,
  userId: SessionUserId
): Promise<DataSharing> {
  const flows: DataFlow[] = []
  async function add(what: DataFlow['what'], url: string): Promise<void> {
    const { host, hostname } = new URL(url)
    flows.push({ what, to: host, isNear: await isNearHost(hostname) })
  }
  if (modelWriter !== null)
    flows.push({
      what: modelWriter.use,
      to: modelWriter.host,
      isNear: modelWriter.isNear,
      hidesNames: modelWriter.isShielded
    })
  const guard = modelWriter?.guard ?? null
  if (modelWriter !== null && guard !== null)
    flows.push({
      what: 'guard',
      to: guard.host,
      isNear: guard.isNear,
      hidesNames: modelWriter.isShielded
    })
  if ('baseUrl' in config.narrator) await add('voice', config.narrator.baseUrl)
  if (config.audioStore.kind === 's3') await add('recordings', config.audioStore.endpoint)
  if (config.mail.kind === 'smtp') await add('email', config.mail.url)
  if (config.billing.mode === 'on') await add('payments', config.billing.apiBase.url)
  if (config.music.client !== null) await add('music', config.music.apiBase.url)
  const last = modelWriter?.sent.last(userId) ?? null
  return { flows, last: last && { at: last.at, to: last.host, text: last.text } }
}
