import type { AppContext } from '#server/context.ts'
import type { Email } from '#server/jobs/email-job.ts'
import { letterHtml } from './letter-page.ts'

type Config = Pick<AppContext['config'], 'brand' | 'publicUrl' | 'port'>

/** At bedtime, on a night without a story. */
export function reminderEmail(config: Config, to: string, unsubscribeUrl: string): Email {
  const { name, storyteller } = config.brand
  const create = address(config, '/create-story')
  const paragraphs = [
    `It is nearly time. ${storyteller} has lit the lantern, and nobody has asked for a story yet tonight.`,
    'Who should be in it? Choose your people and a wish, and the first words are there in a moment. Last night’s story is in your library, too.'
  ]
  const why = `You get this letter because Story reminders are on in My Profile.`
  return {
    to,
    subject: 'Tonight’s story is waiting',
    text: letterText(name, paragraphs, [`Tonight’s story: ${create}`, why, `No more reminders: ${unsubscribeUrl}`]),
    html: letterHtml({
      brand: name,
      title: 'Tonight’s story is waiting',
      paragraphs,
      button: { label: 'Create Story', url: create },
      footer: [{ text: why }, { text: 'No more reminders', url: unsubscribeUrl }]
    }),
    unsubscribeUrl
  }
}

/** News of the product, as an administrator has written it. */
export function newsEmail(
  config: Config,
  { to, unsubscribeUrl }: { to: string; unsubscribeUrl: string },
  news: { subject: string; body: string }
): Email {
  const { name } = config.brand
  const paragraphs = news.body.split(/\n\s*\n/).map((one) => one.replaceAll(/\s+/g, ' ').trim())
  const why = 'You get this letter because Product updates are on in My Profile.'
  return {
    to,
    subject: news.subject,
    text: letterText(name, paragraphs, [why, `No more news: ${unsubscribeUrl}`]),
    html: letterHtml({
      brand: name,
      title: news.subject,
      paragraphs,
      footer: [{ text: why }, { text: 'No more news', url: unsubscribeUrl }]
    }),
    unsubscribeUrl
  }
}

export function address({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, path: string): string {
  return `${publicUrl ?? `http://localhost:${port}`}${path}`
}

function letterText(brand: string, paragraphs: readonly string[], notes: readonly string[]): string {
  return ['Good evening,', ...paragraphs, `Good night,\n${brand}`, ...notes].join('\n\n')
}
