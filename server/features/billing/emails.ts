import type { AppContext } from '#server/context.ts'
import type { Email } from '#server/jobs/email-job.ts'

type Config = AppContext['config']

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** To the owner of an address that was typed at the payment page, by them or by another. */
export function paidForAccountEmail(config: Config, to: string, isVerified: boolean): Email {
  const { name } = config.brand
  return {
    to,
    subject: `Premium at ${name} was bought for this address`,
    text: paragraphs(config, [
      `Premium at ${name} was bought a moment ago with this e-mail address, which has an account already. Your password and your stories have not been touched.`,
      isVerified
        ? `It is switched on. My Profile says until when: ${address(config, '/user-profile')}`
        : `To switch it on, please show us once that this mailbox is yours: ask for a one-time password here and sign in with it. ${address(config, '/reset-password')}`
    ])
  }
}

export function twoPlansEmail(config: Config, to: string): Email {
  const { name } = config.brand
  return {
    to,
    subject: `You already have Premium at ${name}`,
    text: paragraphs(config, [
      `Somebody, probably you, has just started a second Premium plan at ${name} with this e-mail address. One is enough for the whole family, so we have ended the second one at once. Nothing was charged for it, and your plan goes on as it was.`
    ])
  }
}

/** Three days before the first charge. */
export function firstChargeEmail(config: Config, to: string, on: Date): Email {
  const { name, price } = config.brand
  return {
    to,
    subject: `Your free trial at ${name} ends on ${DAY.format(on)}`,
    text: paragraphs(config, [
      `your free trial of Premium at ${name} ends on ${DAY.format(on)}. If you keep it, the first ${price} is charged on that day, and then every month.`,
      `If you would rather not, you can cancel before then in My Profile, and nothing is charged: ${address(config, '/user-profile')}`,
      'The stories you have made stay yours either way.'
    ])
  }
}

/** What a family keeps as proof that it has cancelled, and when. */
export function cancelledEmail(
  config: Config,
  to: string,
  { at, until, isWithdrawal }: { at: Date; until: Date | null; isWithdrawal: boolean }
): Email {
  const { name, email } = config.brand
  const received = `on ${MOMENT.format(at)} UTC`
  return {
    to,
    subject: isWithdrawal ? `We have received your withdrawal` : `Your plan at ${name} is cancelled`,
    text: paragraphs(config, [
      isWithdrawal
        ? `we received your withdrawal from your contract for Premium at ${name} ${received}. It will not be charged again. ${email} will write to you about paying back what you have paid.`
        : `you cancelled Premium at ${name} ${received}. It will not be charged again.`,
      ...(until === null ? [] : [`Premium stays open until ${DAY.format(until)}.`]),
      'Every story your family has stays yours, to read and to listen to.'
    ])
  }
}

/** To the operator: money has to be paid back, which only people do here. */
export function withdrawalEmail(config: Config, family: string, subscriptionId: string, at: Date): Email {
  return {
    to: config.brand.email,
    subject: 'withdrawal from contract',
    text: [
      `The family with the address ${family} has withdrawn from its contract on ${MOMENT.format(at)} UTC.`,
      `Its subscription ${subscriptionId} will not be charged again. Please pay back what is owed and tell them.`
    ].join('\n\n')
  }
}

function paragraphs({ brand }: Config, lines: readonly string[]): string {
  return ['Good evening,', ...lines, `Questions? Write to ${brand.email}.`, `Good night,\n${brand.name}`].join('\n\n')
}

function address({ publicUrl, port }: Config, path: string): string {
  return `${publicUrl ?? `http://localhost:${port}`}${path}`
}
