import type { Page } from '@playwright/test'

import type { FailingScreen, Stage } from './row.ts'

const OFFLINE = 'Network error: the server could not be reached'
const REFUSAL = 'Too many attempts. Please wait a moment and try again.'

const email = (page: Page) => page.getByLabel('Email')

interface SignUpFields {
  firstName?: string
  lastName?: string
  email?: string
  password?: string
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' })
const terms = (page: Page) => page.getByRole('checkbox')

export const SIGN_UP: FailingScreen = {
  name: 'Sign-up form',
  path: '/signup-form',
  as: 'visitor',
  leaves: async ({ page, expect }) => {
    await expect(create(page)).toBeEnabled()
    await expect(email(page)).toBeEnabled()
    await expect(email(page)).not.toHaveValue('')
  },
  rows: [
    {
      makes: 'sign-up: first name',
      by: 'none',
      field: (page) => page.getByLabel('First name'),
      make: (stage) => signUp(stage, { firstName: ' ' })
    },
    {
      makes: 'sign-up: last name',
      by: 'none',
      field: (page) => page.getByLabel('Last name'),
      make: (stage) => signUp(stage, { lastName: '' })
    },
    {
      makes: 'sign-up: email',
      by: 'an address without its host',
      field: email,
      make: (stage) => signUp(stage, { email: 'ana@' })
    },
    {
      makes: 'sign-up: password',
      by: 'five characters',
      field: (page) => page.getByLabel('Password', { exact: true }),
      make: (stage) => signUp(stage, { password: '12345' })
    },
    {
      makes: 'sign-up: terms',
      by: 'terms that are taken back',
      field: terms,
      make: async (stage) => {
        await signUp(stage, { firstName: '' })
        await terms(stage.page).uncheck()
      },
      leaves: ({ page, expect }) => expect(create(page)).toBeDisabled()
    },
    {
      makes: 'sign-up: refused',
      by: 'an address that has an account',
      words: { words: 'An account with this email already exists' },
      make: (stage) => signUp(stage, { email: stage.parent.email })
    },
    {
      makes: 'sign-up: refused without words',
      by: 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults.refuseWithoutWords('signUp')
        await signUp(stage, {})
      }
    },
    {
      makes: 'sign-up: thrown',
      by: 'a network that is gone',
      words: { words: OFFLINE },
      make: async (stage) => {
        await stage.faults.cutOff()
        await signUp(stage, {})
      }
    },
    {
      makes: 'sign-up: thrown',
      by: 'a page that asks for money before there is a network',
      words: { words: 'The server answered in a shape this page does not know' },
      make: async (stage) => {
        await stage.faults.answer('signUp', { contentType: 'text/html', body: '<h1>Hotel Aurora</h1>' })
        await signUp(stage, {})
      }
    },
    {
      makes: 'sign-up: thrown without words',
      by: 'something in this browser that stands before the network and says nothing',
      make: async (stage) => {
        await stage.page.evaluate(() => {
          const real = window.fetch
          window.fetch = () => {
            window.fetch = real
            return Promise.reject(new Error(''))
          }
        })
        await signUp(stage, {})
      }
    }
  ]
}

const show = (page: Page) => page.getByRole('button', { name: 'Show my sign-in details' })

export const WELCOME: FailingScreen = {
  name: 'Welcome',
  path: '/welcome',
  as: 'visitor',
  leaves: async ({ page, expect }) => {
    await expect(show(page)).toBeEnabled()
    await expect(email(page)).toHaveValue('ana@example.org')
  },
  rows: [
    {
      makes: 'welcome: email',
      by: 'none',
      field: email,
      make: ({ page }) => show(page).click(),
      leaves: ({ page, expect }) => expect(email(page)).toBeEnabled()
    },
    {
      makes: 'welcome: refused',
      by: 'a device that did not pay',
      words: { words: "We can't show sign-in details on this device." },
      make: async (stage) => {
        await stage.faults.refuse('getCustomerCredentials', 403, "We can't show sign-in details on this device.")
        await reveal(stage)
      }
    },
    {
      makes: 'welcome: refused without words',
      by: 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults.refuseWithoutWords('getCustomerCredentials')
        await reveal(stage)
      }
    },
    {
      makes: 'welcome: thrown',
      by: 'a network that is gone',
      make: async (stage) => {
        await stage.faults.cutOff()
        await reveal(stage)
      }
    },
    {
      makes: 'welcome: thrown',
      by: 'an answer without credentials',
      make: async (stage) => {
        await stage.faults.answer('getCustomerCredentials', { json: { credentials: null } })
        await reveal(stage)
      }
    }
  ]
}

const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' })

export const RESET: FailingScreen = {
  name: 'Reset password',
  path: '/reset-password',
  as: 'visitor',
  leaves: async ({ page, expect }) => {
    await expect(reset(page)).toBeEnabled()
    await expect(email(page)).toHaveValue('ana@example.org')
  },
  rows: [
    {
      makes: 'welcome: email',
      by: 'none, on this screen',
      field: email,
      make: ({ page }) => reset(page).click(),
      leaves: ({ page, expect }) => expect(email(page)).toBeEnabled()
    },
    {
      makes: 'reset: refused',
      by: 'too many wishes',
      words: { words: REFUSAL },
      make: async (stage) => {
        await stage.faults.refuse('resetPassword', 429, REFUSAL)
        await wishReset(stage)
      }
    },
    {
      makes: 'reset: refused without words',
      by: 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults.refuseWithoutWords('resetPassword')
        await wishReset(stage)
      }
    },
    {
      makes: 'reset: thrown',
      by: 'a network that is gone',
      make: async (stage) => {
        await stage.faults.cutOff()
        await wishReset(stage)
      }
    },
    {
      makes: 'reset: success',
      by: 'a letter on its way',
      words: { email: 'ana@example.org' },
      make: async (stage) => {
        // This installation sends no e-mail; the page is that of one which does.
        await stage.page.evaluate(() => document.querySelector('meta[name=mail]')?.setAttribute('content', 'on'))
        await stage.faults.answer('resetPassword', { json: { message: 'On its way' } })
        await wishReset(stage)
      },
      leaves: async ({ page, expect }) => {
        await expect(page.getByLabel('New password')).toHaveCount(0)
        await page.getByRole('button', { name: 'Reset Another Password' }).click()
        await expect(email(page)).toBeEnabled()
      }
    },
    {
      makes: 'reset: success',
      by: 'a password that comes along',
      words: { email: 'ana@example.org' },
      make: async (stage) => {
        await stage.faults.answer('resetPassword', { json: { message: 'Done', newPassword: 'AMBER-7LANTERN-42' } })
        await wishReset(stage)
      },
      leaves: ({ page, expect }) => expect(page.getByLabel('New password')).toHaveValue('AMBER-7LANTERN-42')
    }
  ]
}

/** Fills everything in, but for what is given otherwise, and agrees to the terms. */
async function signUp({ page }: Stage, given: SignUpFields): Promise<void> {
  await page.getByLabel('First name').fill(given.firstName ?? 'Noa')
  await page.getByLabel('Last name').fill(given.lastName ?? 'Ngata')
  await email(page).fill(given.email ?? 'noa@example.org')
  await page.getByLabel('Password', { exact: true }).fill(given.password ?? 'lantern by the sea')
  await terms(page).check()
  await create(page).click()
}

async function reveal({ page }: Stage): Promise<void> {
  await email(page).fill('ana@example.org')
  await show(page).click()
}

async function wishReset({ page }: Stage): Promise<void> {
  await email(page).fill('ana@example.org')
  await reset(page).click()
}
