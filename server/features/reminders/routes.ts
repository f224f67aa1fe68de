import type { AppContext } from '#server/context.ts'
import type { Limit, Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { unsubscribePage } from './letter-page.ts'
import { countNewsReaders } from './news-store.ts'
import { NEWS_JOB, newsJob, sendNews } from './news.ts'
import type { LetterKind } from './unsubscribe-store.ts'
import { findUnsubscribe, unsubscribe } from './unsubscribe.ts'

const LINK_LIMIT: Limit = { name: 'unsubscribe', per: 'address', most: 60, seconds: 3600 }
const NEWS_LIMIT: Limit = { name: 'admin-news', per: 'user', most: 10, seconds: 86_400 }

const WHAT: Record<LetterKind, string> = { stories: 'Story reminders', updates: 'Product updates' }

/** The link at the end of a letter, and the administrator's own letters. */
export function reminderRoutes(serve: Serve, context: AppContext): void {
  const { name: brand } = context.config.brand
  context.jobs.handle(NEWS_JOB, newsJob(context), { mayGiveUp: false })

  // A mail scanner opens every link it sees: looking ends nothing, pressing the button does.
  serve(
    api.showUnsubscribe,
    async ({ query }) => {
      const found = await findUnsubscribe(context, query.t)
      if (found === null) return page(404, { title: 'This link is not valid', text: NOT_VALID })
      return page(200, {
        title: `No more ${WHAT[found.kind].toLowerCase()}?`,
        text: 'One press, and no more of these letters come. You can switch them on again in My Profile.',
        button: { label: `Switch off ${WHAT[found.kind]}`, action: `/api/unsubscribe?t=${query.t}` }
      })
    },
    { limits: [LINK_LIMIT] }
  )

  serve(
    api.unsubscribe,
    async ({ query }) => {
      const kind = await unsubscribe(context, query.t)
      if (kind === null) return page(404, { title: 'This link is not valid', text: NOT_VALID })
      return page(200, { title: `${WHAT[kind]} are off`, text: 'No more of these letters will come. Good night.' })
    },
    { limits: [LINK_LIMIT] }
  )

  serve(api.countNewsReaders, async () => ({ readers: await countNewsReaders(context.db) }))

  serve(
    api.sendNews,
    async ({ session, body, caller }) => ({
      readers: await sendNews(context, session, { ...body, network: caller.network })
    }),
    { limits: [NEWS_LIMIT] }
  )

  function page(
    status: number,
    content: { title: string; text: string; button?: { label: string; action: string } }
  ): Response {
    const nonce = Buffer.from(context.random.bytes(16)).toString('base64url')
    return new Response(unsubscribePage({ brand, nonce, ...content }), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
      }
    })
  }
}

const NOT_VALID =
  'It may have been cut in two by your mail program, or it is very old. In My Profile you can switch letters off as well.'
