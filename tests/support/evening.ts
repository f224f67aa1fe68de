import { expect, type Page } from '@playwright/test'

import { STORED_USER, STORED_USER_ID } from '#client/session/saved-session.ts'
import { loginAnswerSchema } from '#shared/account.ts'
import { places } from './page-state.ts'

/** The people of the browser tests: one of each kind that a story must find a part for. */
export const FAMILY = [
  {
    name: 'Mila',
    age: 5,
    relationship: 'Daughter',
    avatar: 'girl',
    hobbies: ['drawing', 'puddles'],
    characterTraits: ['curious'],
    isGuest: false
  },
  {
    name: 'Grandpa Joe',
    age: 71,
    relationship: 'Grandpa',
    avatar: 'elder_man',
    hobbies: ['gardening'],
    characterTraits: ['patient'],
    isGuest: false
  },
  {
    name: 'Biscuit',
    age: 3,
    relationship: 'Family dog',
    avatar: 'dog',
    hobbies: ['digging'],
    characterTraits: ['loyal'],
    isGuest: false
  },
  {
    name: 'Noor',
    age: 6,
    relationship: 'Friend',
    avatar: 'teen_girl',
    hobbies: ['football'],
    characterTraits: ['brave'],
    isGuest: true
  }
] as const

export interface Parent {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** A password is hard to check on purpose, and a screen's own script comes when it is first gone to. */
const SLOW = { timeout: 60_000 }

let count = 0

/** A parent of their own in this run. */
export function newParent(): Parent {
  count += 1
  return {
    firstName: 'Ana',
    lastName: 'Ngata',
    email: `ana.${process.pid}.${count}@example.org`,
    password: 'lantern by the sea'
  }
}

/**
 * A new parent, signed up and in as by the form, without any screen: the session is in the browser, and so is what the
 * page saves of it. The page stands on a picture of ours; the screen that a test is about is for the test to open.
 */
export async function signUpAndIn(page: Page, parent: Parent = newParent()): Promise<Parent> {
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  const { user } = loginAnswerSchema.parse(
    await callApi(page, 'POST', '/api/login', { email: parent.email, password: parent.password })
  )
  await page.goto('/icon.svg')
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [STORED_USER, JSON.stringify(user)],
    [STORED_USER_ID, user.id]
  ] as const)
  return parent
}

/** As `signUpAndIn`, and at home: on the dashboard, when it is there. */
export async function signUpAndGoHome(page: Page, parent?: Parent): Promise<Parent> {
  const signedIn = await signUpAndIn(page, parent)
  await page.goto('/dashboard')
  await expect(places(page)).toBeVisible(SLOW)
  return signedIn
}

/** Signs in through the form, as a parent does, and waits for the dashboard: its address is there before its screen. */
export async function signIn(page: Page, { email, password }: Pick<Parent, 'email' | 'password'>): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/, SLOW)
  await expect(places(page)).toBeVisible(SLOW)
}

/** The family of these tests, for the parent signed in on this page. */
export async function addFamily(page: Page): Promise<void> {
  for (const member of FAMILY) await callApi(page, 'POST', '/api/family-members', member)
}

/** One story, made without the form; answers its id. */
export async function addStory(page: Page, theme = 'A lighthouse by the sea'): Promise<string> {
  const people = FAMILY.map(({ name, age, relationship, hobbies, characterTraits }) => ({
    name,
    age,
    relationship,
    hobbies: [...hobbies],
    traits: [...characterTraits]
  }))
  const names = people.map(({ name }) => name)
  const story = await callApi(page, 'POST', '/api/stories', {
    childName: names.join(', '),
    ageRange: 'Multiple characters',
    theme,
    duration: 'short',
    narratorVoice: 'emma',
    interests: ['drawing', 'hidden treasure'],
    culturalBackground: 'western',
    characterNames: names,
    characterDetails: people
  })
  if (typeof story !== 'object' || story === null || !('id' in story) || typeof story.id !== 'string')
    throw new Error('No story came back')
  return story.id
}

/** A new family opens a story from its library and presses Start Audio Player. */
export async function startAudioPlayer(page: Page): Promise<void> {
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Read / }).click()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
}

/** A call of the family that is signed in on this page, past the page itself. Fails when the answer is not a good one. */
export async function callApi(page: Page, method: string, path: string, body: unknown): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, timeout: 0, ...(body === undefined ? {} : { data: body }) })
  const text = await answer.text()
  expect(answer.status(), `${method} ${path}: ${text}`).toBeLessThan(300)
  return text === '' ? null : JSON.parse(text)
}
