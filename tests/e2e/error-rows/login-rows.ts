import type { Page } from '@playwright/test'

import type { FailingScreen, Stage } from './row.ts'

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })

const TOO_MANY = 'Too many attempts. Please wait a moment and try again.'

export const LOGIN: FailingScreen = {
  name: 'Login',
  path: '/login',
  as: 'visitor',
  leaves: async ({ page, expect }) => {
    await expect(signIn(page)).toBeEnabled()
    await expect(email(page)).toBeEnabled()
    await expect(email(page)).not.toHaveValue('')
  },
  rows: [
    {
      makes: 'login: email',
      by: 'an address without its host',
      field: email,
      make: (stage) => submit(stage, 'ana@', 'a password')
    },
    {
      makes: 'login: password',
      by: 'no password',
      field: password,
      make: (stage) => submit(stage, stage.parent.email, '')
    },
    {
      makes: 'login: refused',
      by: 'a wrong password',
      words: { words: 'Invalid email or password' },
      make: (stage) => submit(stage, stage.parent.email, 'not the password')
    },
    {
      makes: 'login: refused',
      by: 'guessing',
      words: { words: TOO_MANY },
      make: async ({ page, parent }) => {
        const stranger = `guess.${parent.email}`
        await email(page).fill(stranger)
        await password(page).fill('the sixth guess')
        // Five guesses are free, and cost a pause of a second from the fifth on. A slow machine may have spent it before
        // it answers: then the sixth costs two, and the form does not wait for its answer. The form's own follows at once.
        await page.evaluate(async (address) => {
          const guess = (nth: number) =>
            fetch('/api/login', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ email: address, password: `guess ${nth}` })
            })
          for (let nth = 1; nth <= 5; nth += 1) await guess(nth)
          void guess(6)
          document.querySelector('form')?.requestSubmit()
        }, stranger)
      }
    },
    {
      makes: 'general: calls are logged',
      also: 'login: refused',
      by: 'a wrong password',
      words: { call: 'POST /api/login', status: '401', words: 'Invalid email or password' },
      make: (stage) => submit(stage, stage.parent.email, 'not the password')
    },
    {
      makes: 'login: refused without words',
      by: 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults.refuseWithoutWords('logIn')
        await submit(stage, stage.parent.email, stage.parent.password)
      }
    },
    {
      makes: 'login: no network',
      by: 'a network that is gone',
      make: async (stage) => {
        await stage.faults.cutOff()
        await submit(stage, stage.parent.email, stage.parent.password)
      }
    },
    {
      makes: 'login: no network',
      by: 'a connection that breaks',
      make: async (stage) => {
        await stage.faults.breakOff('logIn')
        await submit(stage, stage.parent.email, stage.parent.password)
      }
    },
    {
      makes: 'login: no answer in time',
      by: 'a server that never answers',
      make: async (stage) => {
        await stage.faults.hold('logIn')
        await stage.page.evaluate(() => {
          // The patience of half a minute, in half a second; this one time. After the rows before, the page asks now and
          // then whether the server is back, with a shorter one.
          const wait = AbortSignal.timeout.bind(AbortSignal)
          AbortSignal.timeout = (ms) => {
            if (ms !== 30_000) return wait(ms)
            AbortSignal.timeout = wait
            return wait(ms / 60)
          }
        })
        await submit(stage, stage.parent.email, stage.parent.password)
      }
    },
    {
      makes: 'login: anything else',
      by: 'an answer of another shape',
      make: async (stage) => {
        await stage.faults.answer('logIn', { json: { welcome: true } })
        await submit(stage, stage.parent.email, stage.parent.password)
      }
    },
    {
      makes: 'login: anything else',
      by: 'a page that asks for money before there is a network',
      make: async (stage) => {
        await stage.faults.answer('logIn', { contentType: 'text/html', body: '<h1>Hotel Aurora</h1>' })
        await submit(stage, stage.parent.email, stage.parent.password)
      }
    },
    {
      makes: 'login: success',
      by: 'the right password at last',
      make: (stage) => submit(stage, stage.parent.email, stage.parent.password),
      leaves: ({ page, expect }) => expect(page).toHaveURL(/\/dashboard$/)
    }
  ]
}

/** The network goes while the page is still coming: the form is there, and what checks and sends it is not. */
export const HALF_LOADED_LOGIN: FailingScreen = {
  name: 'Login, half loaded',
  path: '/login',
  as: 'visitor',
  rows: [
    {
      makes: 'login: no network',
      by: 'scripts that do not come',
      make: async (stage) => {
        const { page } = stage
        await page.route('**/assets/log-in-*.js', (route) => route.abort('connectionreset'))
        await page.reload()
        await submit(stage, stage.parent.email, stage.parent.password)
      },
      leaves: ({ page, expect }) => expect(signIn(page)).toBeEnabled()
    },
    {
      makes: 'login: no network',
      by: 'scripts that do not come, that of the toasts neither',
      make: async (stage) => {
        const { page } = stage
        for (const script of ['log-in', 'toaster'])
          await page.route(`**/assets/${script}-*.js`, (route) => route.abort('connectionreset'))
        await page.reload()
        await submit(stage, stage.parent.email, stage.parent.password)
      },
      leaves: ({ page, expect }) => expect(email(page)).not.toHaveValue('')
    },
    {
      makes: 'login: success',
      by: 'the same form, without another load',
      make: ({ page }) => signIn(page).click(),
      leaves: ({ page, expect }) => expect(page).toHaveURL(/\/dashboard$/)
    }
  ]
}

async function submit({ page }: Stage, address: string, secret: string): Promise<void> {
  await email(page).fill(address)
  await password(page).fill(secret)
  await signIn(page).click()
}
