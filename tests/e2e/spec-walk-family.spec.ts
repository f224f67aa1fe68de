import type { Locator, Page } from '@playwright/test'

import { AVATAR_CATEGORIES, AVATARS, findAvatar, UNLISTED_AVATARS } from '#shared/avatars.ts'
import { STORY_ELEMENTS } from '#shared/story.ts'
import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, callApi, signUpAndIn } from '../support/evening.ts'
import { holdCalls } from '../support/hold-calls.ts'
import { holds } from '../support/statement.ts'

// The specification's statements about the people of a family, the request that is made of them, and the library.

test.use({ actionTimeout: 20_000 })

const card = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })

test('§2, §3, §5 the Family Manager', async ({ page }) => {
  test.setTimeout(300_000)
  await signUpAndIn(page)
  const release = await holdCalls(page, '**/api/family-members*')
  await page.goto('/family')
  await holds('§2 Loading: “Loading your family members...”', () =>
    expect(page.getByText('Loading your family members...')).toBeVisible()
  )
  release()
  await holds('§2 “No Family Members Yet”', () => expect(page.getByText('No Family Members Yet')).toBeVisible())
  await holds('§2 A link leads back to /create', () =>
    expect(page.getByRole('main').getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/create')
  )

  const quick = page.getByRole('form', { name: 'Quick add' })
  await holds('§2 Avatars: six categories; the chosen one has a check mark, a new one is a child', async () => {
    await expect(quick.getByRole('group', { name: 'Avatar categories' }).getByRole('button')).toHaveText([
      ...AVATAR_CATEGORIES
    ])
    await expect(quick.getByRole('radio', { name: 'Child', exact: true })).toBeChecked()
    expect(await marks(quick)).toEqual(['child'])
    await quick.getByRole('button', { name: 'Animals' }).click()
    expect(await marks(quick)).toEqual([])
    await quick.getByRole('radio', { name: 'Owl' }).check()
    expect(await marks(quick)).toEqual(['owl'])
  })
  await holds('§3 Avatars: 37 people, 11, 15, 12, 10 and 12, and each has its picture', async () => {
    for (const category of AVATAR_CATEGORIES) {
      await quick.getByRole('button', { name: category }).click()
      const faces = quick.getByRole('radiogroup', { name: `${category} avatars` })
      await expect(faces.getByRole('radio')).toHaveCount(AVATARS[category].length)
    }
  })
  await holds('§9 Avatars: 16rem of them, and the rest is scrolled to', async () => {
    await quick.getByRole('button', { name: 'People' }).click()
    const { height, rem, more } = await quick.getByRole('radiogroup').evaluate((list) => ({
      height: list.getBoundingClientRect().height,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      more: list.scrollHeight > list.clientHeight
    }))
    expect({ height, more }).toEqual({ height: 16 * rem, more: true })
  })

  await page.getByRole('tab', { name: 'Story Guests (0)' }).click()
  const guest = page.getByRole('form', { name: 'Add a Story Guest' })
  await holds('§5 The guest form marks only the name as required, for every eye, and the same check runs', async () => {
    expect(await guest.locator('[required]').evaluateAll((all) => all.map((one) => one.id.replace(/.*-/, '')))).toEqual(
      ['name']
    )
    expect(await markOf(guest, 'Name')).not.toBe('none')
    expect(await markOf(guest, 'Age')).toBe('none')
    await guest.getByLabel('Name', { exact: true }).fill('Noor')
    await guest.getByRole('button', { name: 'Add Guest' }).click()
    await expect(page.getByText('Please fill in name, age, and relationship').first()).toBeVisible()
  })
  await holds('§4 The guest form too is empty after success, the chosen face in sight', async () => {
    await guest.getByLabel('Family Position').fill('Friend')
    await guest.getByLabel('Age').fill('almost 8')
    await guest.getByRole('button', { name: 'Nature' }).click()
    await guest.getByRole('radio', { name: 'Moon' }).check()
    await guest.getByRole('button', { name: 'Add Guest' }).click()
    await expect(card(page, 'Noor')).toContainText('Friend, 7')
    await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(guest.getByRole('button', { name: 'People' })).toHaveAttribute('aria-pressed', 'true')
    expect(await marks(guest)).toEqual(['child'])
  })
  await holds('§2 Guests have Delete only', async () => {
    await expect(card(page, 'Noor').getByRole('button')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Delete Noor' })).toBeVisible()
  })
  await page.getByRole('tab', { name: 'Family Members (0)' }).click()
  await addFamily(page)
  await page.reload()
  await holds('§4 The modal closes on cancel, on its close button and on a click beside it', async () => {
    for (const close of [
      (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click(),
      (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(8, 400)
    ]) {
      await page.getByRole('button', { name: 'Edit Mila' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Family Member' })
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Mila')
      await expect(dialog.getByLabel('Family Position')).toHaveValue('Daughter')
      await close(dialog)
      await expect(dialog).toBeHidden()
    }
  })
})

test('§3 every avatar, in either spelling, is shown as itself', async ({ page }) => {
  test.setTimeout(300_000)
  await signUpAndIn(page)
  const ids = [...AVATAR_CATEGORIES.flatMap((category) => AVATARS[category]), ...UNLISTED_AVATARS].map(({ id }) => id)
  const spelled = [...ids, ...ids.filter((id) => id.includes('_')).map((id) => id.replaceAll('_', '-')), 'bunny']
  for (const [age, avatar] of spelled.entries())
    await callApi(page, 'POST', '/api/family-members', {
      name: `Face ${age}`,
      age: age % 120,
      relationship: 'Cousin',
      avatar,
      hobbies: [],
      characterTraits: [],
      isGuest: false
    })
  await page.goto('/family')
  await expect(page.getByRole('tab', { name: `Family Members (${spelled.length})` })).toBeVisible()
  const faces = page.getByRole('tabpanel').getByRole('listitem').getByRole('img')
  await expect(faces).toHaveCount(spelled.length)
  const shown = await faces.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  await holds('§3 Each of the ids, with underscores and with hyphens', async () =>
    expect(shown).toEqual(spelled.map((id) => findAvatar(id).label))
  )
  await holds('§3 grandpa_dark_brown has dark brown skin', async () => {
    const at = spelled.indexOf('grandpa_dark_brown')
    expect(shown[at]).toBe('Grandpa, dark brown skin')
    await expect(faces.nth(at)).toHaveAttribute('src', /old-man-medium-dark\.svg$/)
  })
  await holds('§3 and every picture is there', async () => {
    for (const src of new Set(await faces.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))))
      expect((await page.request.get(src)).status(), src).toBe(200)
  })
})

test('§3, §4, §9 the request for a story, its progress, and the library', async ({ page }) => {
  test.setTimeout(300_000)
  await signUpAndIn(page)
  await addFamily(page)
  await page.goto('/create-story')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/stories')) sent.push(request.postDataJSON())
  })
  const release = await holdCalls(page, '**/api/stories', 'POST')
  await page.getByRole('checkbox', { name: /^Mila/ }).check()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await holds(
    '§4 Generating: the bar rises in ticks of 800 ms, with the words of the stage, and never past 95 %',
    async () => {
      const bar = page.getByRole('progressbar')
      await expect(bar).toBeVisible()
      await expect(page.getByText('Gathering characters and setting...').first()).toBeVisible()
      const early = Number(await bar.getAttribute('aria-valuenow'))
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(early)
      await expect(page.getByText('Almost ready!').first()).toBeVisible({ timeout: 60_000 })
      await page.waitForTimeout(2000)
      expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95)
    }
  )
  await holds(
    '§3, §5 The request: names, “5 years”, Adventure for a blank theme, interests and one element',
    async () => {
      const [request] = sent
      expect(request).toMatchObject({
        childName: 'Mila',
        ageRange: '5 years',
        theme: 'Adventure',
        duration: 'medium',
        narratorVoice: 'emma',
        culturalBackground: 'western',
        characterNames: ['Mila'],
        characterDetails: [
          { name: 'Mila', age: 5, relationship: 'Daughter', hobbies: ['drawing', 'puddles'], traits: ['curious'] }
        ],
        userId: await page.evaluate(() => localStorage.getItem('talewick.currentUserId'))
      })
      const elements: readonly string[] = STORY_ELEMENTS
      expect(interestsOf(request).filter((one) => elements.includes(one))).toHaveLength(1)
    }
  )
  release()
  await holds('§2 The story appears in the reader, with Back to Home to /dashboard', async () => {
    await expect(page.getByText('Story Options', { exact: true })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeEnabled({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  for (const theme of ['A quiet harbour', 'The night train']) await addStory(page, theme)
  await page.goto('/stories')
  await holds('§5 A card shows 70 characters of the story, without its opening', async () => {
    const story = page.getByRole('tabpanel').getByRole('listitem').first()
    await expect(story).toContainText('…')
    await expect(story).not.toContainText(/Once upon a time/i)
  })
  await holds('§9 The library has up to six columns', async () => {
    for (const [width, columns] of [
      [390, 2],
      [700, 3],
      [1280, 4],
      [1920, 6]
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const grid = page.getByRole('tabpanel').getByRole('list')
      await expect
        .poll(() => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
        .toBe(columns)
    }
  })
  await holds('§2 “No Favorites Yet”', async () => {
    await page.getByRole('tab', { name: 'Favorites (0)' }).click()
    await expect(page.getByText('No Favorites Yet')).toBeVisible()
  })
})

/** The faces in sight that have a check mark, by their ids. */
async function marks(form: Locator): Promise<string[]> {
  return form
    .locator('label:has(input[name=avatar])')
    .evaluateAll((all) =>
      all.filter((one) => one.querySelector('svg') !== null).map((one) => one.querySelector('input')?.value ?? '')
    )
}

/** What is drawn after the label of a field, which is how needed ones are marked. */
async function markOf(form: Locator, label: string): Promise<string> {
  return form
    .locator('label', { hasText: label })
    .first()
    .evaluate((one) => getComputedStyle(one, '::after').content)
}

function interestsOf(request: unknown): string[] {
  const interests = typeof request === 'object' && request !== null && 'interests' in request ? request.interests : []
  return Array.isArray(interests) ? interests.map(String) : []
}
