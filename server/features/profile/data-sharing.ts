import type { AppContext } from '#server/context.ts'
import type { SessionUserId } from '#server/session.ts'
import type { DataFlow, DataSharing } from '#shared/data-sharing.ts'

type Needs = Pick<AppContext, 'config' | 'modelWriter' | 'speechService' | 'sent' | 'isNearHost'>

/** What this server, as it is configured, sends elsewhere, and the family's own last requests. */
export async function readDataSharing(needs: Needs, userId: SessionUserId): Promise<DataSharing> {
  return {
    flows: [...flowsOfTexts(needs), ...(await otherFlows(needs))],
    requests: needs.sent.recent(userId).map(({ host, ...request }) => ({ ...request, to: host }))
  }
}

/** Where texts of the family go. */
function flowsOfTexts({ modelWriter, speechService }: Needs): DataFlow[] {
  const flows: DataFlow[] = []
  if (modelWriter !== null) {
    const { host: to, isNear, isShielded: hidesNames, sends, guard } = modelWriter
    for (const { what, kinds } of sends) flows.push({ what, to, isNear, hidesNames, fields: [...kinds] })
    if (guard !== null)
      flows.push({ what: 'guard', to: guard.host, isNear: guard.isNear, hidesNames, fields: ['judged'] })
  }
  if (speechService !== null) {
    const { host: to, isNear, sends } = speechService
    flows.push({ what: 'voice', to, isNear, fields: [...sends] })
  }
  return flows
}

async function otherFlows({ config, isNearHost }: Needs): Promise<DataFlow[]> {
  const { audioStore, mail, billing, music, designs } = config
  const urls: [DataFlow['what'], string | null][] = [
    ['recordings', audioStore.kind === 's3' ? audioStore.endpoint : null],
    ['email', mail.kind === 'smtp' ? mail.url : null],
    ['payments', billing.mode === 'on' ? billing.apiBase.url : null],
    ['music', music.client === null ? null : music.apiBase.url],
    ['designs', designs.token === null ? null : designs.apiBase.url]
  ]
  const flows: DataFlow[] = []
  for (const [what, url] of urls) {
    if (url === null) continue
    const { host, hostname } = new URL(url)
    flows.push({ what, to: host, isNear: await isNearHost(hostname), fields: [] })
  }
  return flows
}
