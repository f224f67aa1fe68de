import type { AppContext } from '#server/context.ts'
import type { Email } from '#server/jobs/email-job.ts'

type Config = AppContext['config']
interface Addressee {
  email: string
  first_name: string
}

/** @param verification what stands behind `#v=`; null where letters reach no mailbox and can prove nothing */
export function welcomeEmail(config: Config, user: Addressee, verification: string | null): Email {
  const { name, storyteller, email } = config.brand
  const address = signInAddress(config, user.email)
  return {
    to: user.email,
    subject: `Welcome to ${name}`,
    text: [
      greeting(user.first_name),
      `your account at ${name} is ready. Sign in with this e-mail address and the password you chose:`,
      verification === null ? address : `${address}#v=${verification}`,
      ...(verification === null
        ? []
        : ['Signing in through this link also tells us that this mailbox is yours. It does so for two weeks.']),
      'We never send passwords by e-mail, and we cannot read yours.',
      `Add your family, choose who is in tonight’s story, and ${storyteller} will light the lantern.`,
      `If you did not ask for this account, write to ${email} and we will remove it.`,
      `Good night,\n${name}`
    ].join('\n\n')
  }
}

export function oneTimePasswordEmail(config: Config, user: Addressee, password: string): Email {
  const { name } = config.brand
  return {
    to: user.email,
    subject: `Your one-time password for ${name}`,
    text: [
      greeting(user.first_name),
      `here is a one-time password for your account at ${name}. It works once, within the next hour:`,
      password,
      'Sign in with it here, and then choose a password of your own:',
      signInAddress(config, user.email),
      'Until you use it, your old password goes on working. If you did not ask for this, you can ignore this letter.',
      `Good night,\n${name}`
    ].join('\n\n')
  }
}

export function oneTimePasswordUsedEmail(config: Config, user: Addressee): Email {
  const { name, email } = config.brand
  return {
    to: user.email,
    subject: `Somebody signed in to ${name} with a one-time password`,
    text: [
      greeting(user.first_name),
      `a one-time password was used to sign in to your account at ${name} a moment ago. Your old password no longer works, and every other device has been signed out.`,
      `If it was you, there is nothing to do. If it was not, ask for a new one-time password, and write to ${email}.`,
      `Good night,\n${name}`
    ].join('\n\n')
  }
}

export function knownAddressEmail(config: Config, email: string): Email {
  const { name } = config.brand
  return {
    to: email,
    subject: `You already have an account at ${name}`,
    text: [
      `Somebody, probably you, asked for a new account at ${name} with this e-mail address. You have one already:`,
      signInAddress(config, email),
      'Nothing was changed. If it was not you, you can ignore this letter.',
      `Good night,\n${name}`
    ].join('\n\n')
  }
}

export function passwordChangedEmail(config: Config, user: Addressee): Email {
  const { name, email } = config.brand
  return {
    to: user.email,
    subject: `Your password at ${name} was changed`,
    text: [
      greeting(user.first_name),
      `the password of your account at ${name} was changed a moment ago. Every other device has been signed out.`,
      `If it was you, there is nothing to do. If it was not, write to ${email} at once.`,
      `Good night,\n${name}`
    ].join('\n\n')
  }
}

export function farewellEmail(config: Config, user: Addressee): Email {
  const { name, email } = config.brand
  return {
    to: user.email,
    subject: `Your account at ${name} is gone`,
    text: [
      greeting(user.first_name),
      `your account at ${name} has been deleted, with your family, your stories and their recordings.`,
      `If you did not ask for this, write to ${email}.`,
      'Thank you for every evening you spent with us.',
      `Good night,\n${name}`
    ].join('\n\n')
  }
}

/** A stranger may sign up with any address and any name: what could be a message or a link is no name to greet by. */
function greeting(firstName: string): string {
  const isPlain = !/[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|www[.。．｡]|[\p{L}\p{N}][.。．｡][\p{L}]{2}/iu.test(firstName)
  return isPlain && firstName.trim() !== '' ? `Dear ${firstName},` : 'Good evening,'
}

function signInAddress({ publicUrl, port }: Config, email: string): string {
  return `${publicUrl ?? `http://localhost:${port}`}/login?email=${encodeURIComponent(email)}`
}
