import type { Page } from '@playwright/test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, expectAccessible, expectFits, test } from '../support/browser-test.ts'
import { newParent, type Parent, signIn, signUpAndGoHome, signUpAndIn } from '../support/evening.ts'
import { expectToast, listenTo } from '../support/hearing.ts'
import { decodeLetter, startMailServer } from '../support/mail-server.ts'
import { type RunningApp, startApp } from '../support/running-app.ts'

test.describe.configure({ timeout: 180_000 })

const ONE_TIME = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/m

/** What lies in the outbox of a server without mail, newest last. */
function outbox(app: RunningApp): string[] {
  const folder = join(app.dataDir, 'outbox')
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
}

async function signUp(page: Page, parent: Parent): Promise<void> {
  await page.goto('/signup-form')
  await page.getByLabel('First name').fill(parent.firstName)
  await page.getByLabel('Last name').fill(parent.lastName)
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
}

test('a forgotten password on a server without mail: the screens say who helps, and the way back in works', async ({
  page,
  app
}) => {
  const parent = await signUpAndGoHome(page)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.goto(`/reset-password?email=${encodeURIComponent(parent.email)}`)
  await expect(page.getByText('This server sends no mail')).toBeVisible()
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Ask the administrator' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const newest = () => decodeLetter(outbox(app).findLast((letter) => letter.includes(`To: ${parent.email}`)) ?? '')
  await expect.poll(newest).toMatch(ONE_TIME)
  const password = ONE_TIME.exec(newest())?.[0] ?? ''
  await page.getByRole('link', { name: 'Sign In' }).last().click()
  await page.getByLabel('Password', { exact: true }).fill(password.toUpperCase())
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const form = page.getByRole('form', { name: 'Choose your own password' })
  await form.getByRole('button', { name: 'Save my password' }).click()
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()
  await form.getByLabel('New password').fill('a moon above the hill')
  await form.getByRole('button', { name: 'Save my password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(parent.firstName)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(password)
  expect(kept).not.toContain('a moon above the hill')
})

test('with mail: a letter proves the mailbox, a one-time password comes by it, and the welcome page tells nobody anything', async ({
  page,
  watch
}) => {
  const mail = await startMailServer()
  const app = await startApp({ env: { SMTP_URL: mail.url, MAIL_FROM: 'Wick <wick@example.org>' } })
  try {
    const parent = newParent()
    await page.goto(app.url)
    await page.goto(`${app.url}/signup-form`)
    await page.getByLabel('First name').fill(parent.firstName)
    await page.getByLabel('Last name').fill(parent.lastName)
    await page.getByLabel('Email').fill(parent.email)
    await page.getByLabel('Password', { exact: true }).fill(parent.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Check your email for login credentials and welcome instructions.')).toBeVisible()
    const link = /\/login\?email=\S+#v=[\w-]{43}/.exec(await mail.letterTo(parent.email, /Welcome/))?.[0] ?? ''
    await page.goto(`${app.url}${link}`)
    await expect(page.getByLabel('Email')).toHaveValue(parent.email)
    expect(page.url()).not.toContain('#v=')
    await signIn(page, parent)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(parent.firstName)

    await page.goto(`${app.url}/welcome?email=${encodeURIComponent(parent.email)}`)
    watch.allowConsoleErrors(/403/)
    await page.getByRole('button', { name: 'Show my sign-in details' }).click()
    await expect(page.getByRole('alert')).toContainText("We can't show sign-in details on this device")
    expect(await mail.letterTo(parent.email, /one-time password/)).toMatch(ONE_TIME)
    await page.goto(`${app.url}/reset-password`)
    await page.getByLabel('Email').fill('stranger@example.org')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(
      page.getByText('A new password was sent to stranger@example.org if it belongs to an account.')
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveCount(0)
  } finally {
    watch.foreignRequests.splice(
      0,
      watch.foreignRequests.length,
      ...watch.foreignRequests.filter((url) => !url.startsWith(app.url))
    )
    await app.stop()
    await mail.close()
  }
})

test('a parent sees the devices that are signed in, and ends the others', async ({ page, browser, baseURL }) => {
  const parent = await signUpAndIn(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const tablet = await other.newPage()
  await tablet.goto('/login')
  await signIn(tablet, parent)
  await expect(tablet.getByRole('heading', { level: 1 })).toContainText(parent.firstName)

  await page.goto('/user-profile')
  const section = page.getByRole('region', { name: 'Signed-in Devices' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByText('This device')).toHaveCount(1)
  await expectAccessible(page)
  await expectFits(page)
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await tablet.goto('/dashboard')
  await expect(tablet).toHaveURL(/\/login$/)
  await other.close()
})

test('the operator becomes administrator with the setup code and helps a family without mail', async ({
  page,
  browser,
  watch
}) => {
  const app = await startApp()
  const context = await browser.newContext({ baseURL: app.url })
  try {
    const family = newParent()
    const visitor = await context.newPage()
    await signUp(visitor, family)
    const operator = await context.newPage()
    const hearing = await listenTo(operator)
    const parent = newParent()
    await signUp(operator, parent)
    await operator.getByRole('link', { name: 'Go to Login' }).click()
    await signIn(operator, parent)
    await expect(operator.getByRole('heading', { level: 1 })).toContainText(parent.firstName)
    await operator.goto('/admin')
    await operator
      .getByRole('textbox', { name: 'Setup code' })
      .fill(readFileSync(join(app.dataDir, 'setup-code'), 'utf8'))
    await operator.getByRole('button', { name: 'Become administrator' }).click()
    await expectToast(hearing, 'You are an administrator now')
    const status = operator.getByRole('region', { name: 'Security and Backups' })
    await expect(status.getByText('There is no backup yet')).toBeVisible()
    await status.getByRole('button', { name: 'Send me a test letter' }).click()
    await expect(status.getByText('No mail server is set up')).toBeVisible()

    await operator
      .getByLabel('Playlist ID or URL')
      .fill('https://open.spotify.com/playlist/37i9dQZF1DWZd79rJ6a7lp?si=1')
    await operator.getByLabel('Playlist Name').fill('Sleepy piano')
    await operator.getByRole('button', { name: 'Update Playlist' }).click()
    await expect(operator.getByRole('link', { name: /Open the playlist/ })).toBeVisible()

    const families = operator.getByRole('region', { name: 'Families' })
    await families.getByLabel('Name or email').fill(family.email)
    await families.getByRole('button', { name: 'Search' }).click()
    await expect(families.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(operator)
    await expectFits(operator)
    await families.getByRole('button', { name: /^Help/ }).click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a one-time password' }).click()
    const password = await dialog.getByLabel('One-time password').inputValue()
    expect(password).toMatch(ONE_TIME)
    await dialog.getByRole('button', { name: 'Give access' }).click()
    await expect(dialog.getByText('Complimentary for ever.')).toBeVisible()
    await expectAccessible(operator)

    await visitor.goto(`${app.url}/login?email=${encodeURIComponent(family.email)}`)
    await visitor.getByLabel('Password', { exact: true }).fill(password)
    await visitor.getByRole('button', { name: 'Sign In' }).click()
    await expect(visitor.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await page.goto('/')
    expect(watch.pageErrors).toEqual([])
  } finally {
    await context.close()
    await app.stop()
  }
})
