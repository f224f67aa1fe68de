import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { FAMILY, newParent, signIn } from '../support/evening.ts'
import { expectToast } from '../support/hearing.ts'
import { places } from '../support/page-state.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The whole evening, as a family lives it: nothing here is done behind the screen's back.
test('S-31, S-32: a family makes a story, reads it, hears it, and finds it again tomorrow', async ({
  page,
  watch,
  hearing
}) => {
  test.setTimeout(240_000)
  // A question for the recording may be on its way at the sign-out; it is refused.
  watch.allowConsoleErrors(/status of 401/)
  const parent = newParent()

  await test.step('sign up', async () => {
    await page.goto('/signup-form')
    await page.getByLabel('First name').fill(parent.firstName)
    await page.getByLabel('Last name').fill(parent.lastName)
    await page.getByLabel('Email').fill(parent.email)
    await page.getByLabel('Password', { exact: true }).fill(parent.password)
    const create = page.getByRole('button', { name: 'Create Account' })
    await expect(create).toBeDisabled()
    await page.getByRole('checkbox').check()
    await create.click()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    // This installation sends no e-mail, so nothing is to be waited for; `accounts.spec.ts` has one that does.
    await expect(
      page.getByText(
        'Your account has been created successfully. You are ready to begin: no letter has to be read first.'
      )
    ).toBeVisible()
    await page.getByRole('link', { name: 'Go to Login' }).click()
  })

  await test.step('sign in', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(parent.email)
    await signIn(page, parent)
    await expectToast(hearing, 'Login Successful')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(parent.firstName)
  })

  await test.step('add the family', async () => {
    await places(page).getByRole('link', { name: 'Family Manager' }).click()
    await expect(page.getByText('No Family Members Yet')).toBeVisible()
    for (const member of FAMILY.filter(({ isGuest }) => !isGuest)) {
      await page.getByRole('button', { name: 'Add Family Member' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
      await fillMember(page, 'Add Family Member', member)
      await dialog.getByRole('button', { name: 'Add to Family' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: member.name })).toBeVisible()
    }
    await expect(page.getByRole('tab', { name: 'Family Members (3)' })).toBeVisible()
    await page.getByRole('tab', { name: 'Story Guests (0)' }).click()
    for (const guest of FAMILY.filter(({ isGuest }) => isGuest)) {
      await fillMember(page, 'Add a Story Guest', guest)
      await page.getByRole('button', { name: 'Add Guest' }).click()
    }
    await expect(page.getByRole('tab', { name: 'Story Guests (1)' })).toBeVisible()
  })

  const title = await test.step('make a story about all of them', async () => {
    await page.goto('/create-story')
    for (const { name } of FAMILY) await page.getByRole('checkbox', { name }).check()
    await page.getByLabel('Theme').fill('a lighthouse by the sea')
    await page.getByRole('radio', { name: /^Short/ }).check()
    await page.getByRole('button', { name: 'Create Story' }).click()
    await expect(page.getByText('Story Options', { exact: true })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeEnabled({ timeout: 60_000 })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toBeEmpty()
    return (await heading.textContent()) ?? ''
  })

  await test.step('read it', async () => {
    const text = page.locator('#story-text')
    await expect(text).toBeVisible()
    for (const { name } of FAMILY) await expect(text).toContainText(name)
    await page.getByRole('button', { name: 'Hide Story Text' }).click()
    await expect(text).toBeHidden()
    await page.getByRole('button', { name: 'Show Story Text' }).click()
    await expect(text).toBeVisible()
  })

  await test.step('hear it', async () => {
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await hearIt(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => audio(page)).toMatchObject({ paused: true, currentTime: 0 })
  })

  await test.step('sign out', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await page.goto('/stories')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('find it again tomorrow, and hear it again', async () => {
    await signIn(page, parent)
    await places(page)
      .getByRole('link', { name: /Story Library/ })
      .click()
    await expect(page.getByRole('tab', { name: 'All Stories (1)' })).toBeVisible()
    const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: /^Read/ }).click()
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await hearIt(page)
  })
})

/** Plays until the voice has really moved on, and the highlight with it. */
async function hearIt(page: Page): Promise<void> {
  // It begins by itself as soon as it can be heard: a press meanwhile would stop it again.
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => audio(page), { timeout: 60_000 }).toMatchObject({ paused: false })
  const now = page.locator('[data-now]')
  await expect(now).toHaveCount(1)
  const first = await now.getAttribute('data-start')
  const from = (await audio(page)).currentTime
  await expect.poll(async () => (await audio(page)).currentTime, { timeout: 60_000 }).toBeGreaterThan(from + 2)
  const second = await now.getAttribute('data-start')
  expect(Number(second), 'the lit word moves forward').toBeGreaterThan(Number(first))
  // Sound that is only silence would also move the clock: the length is that of a real story.
  await expect.poll(async () => (await audio(page)).duration).toBeGreaterThan(60)
}

async function audio(page: Page): Promise<{ paused: boolean; currentTime: number; duration: number }> {
  return page
    .locator('audio')
    .first()
    .evaluate((element) => {
      if (!(element instanceof HTMLAudioElement)) throw new Error('There is no player')
      return { paused: element.paused, currentTime: element.currentTime, duration: element.duration }
    })
}

async function fillMember(page: Page, form: string, member: (typeof FAMILY)[number]): Promise<void> {
  const fields = page.getByRole('form', { name: form })
  await fields.getByLabel('Name').fill(member.name)
  await fields.getByLabel('Family Position').fill(member.relationship)
  await fields.getByLabel('Age').fill(String(member.age))
  await fields.getByLabel('Hobbies').fill(member.hobbies.join(', '))
  await fields.getByLabel('Character Traits').fill(member.characterTraits.join(', '))
}
