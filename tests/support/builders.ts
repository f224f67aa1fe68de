import { startSession } from '#server/session.ts'
import { loginAnswerSchema } from '#shared/account.ts'
import { type FamilyMember, familyMemberSchema } from '#shared/family-member.ts'
import { type Story, storySchema } from '#shared/story.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'a lantern in the window'

export interface SignedInFamily {
  userId: string
  email: string
  browser: Browser
}

let families = 0

/** A sign-up form that is accepted. */
export function signUpForm(edits: object = {}): object {
  return { firstName: 'Mere', lastName: 'Ngata', email: newEmail(), password: PASSWORD, agreeToTerms: true, ...edits }
}

export function newEmail(): string {
  return `family-${++families}@example.org`
}

/** A family with an account and a browser that is signed in; quick, past the sign-up form. Its password matches nothing. */
export async function signedInFamily(
  app: TestApp,
  { email = newEmail() }: { email?: string } = {}
): Promise<SignedInFamily> {
  const { context } = app
  const id = context.random.id()
  await context.db
    .insertInto('users')
    .values({
      id,
      email,
      first_name: 'Mere',
      last_name: 'Ngata',
      password_hash: 'none',
      email_verified_at: null,
      is_admin: 0,
      created_at: context.clock.now().toISOString()
    })
    .execute()
  const { token, userId } = await startSession(context, id, 'web')
  const browser = app.browser()
  browser.cookies.set(context.config.isHttps ? '__Host-tw_session' : 'tw_session', token)
  return { userId, email, browser }
}

/** A family that signed up and signed in with a password, as parents do. */
export async function signUpAndIn(app: TestApp): Promise<SignedInFamily & { password: string }> {
  const email = newEmail()
  const browser = app.browser()
  await expectStatus(await browser.send('POST', '/api/signup', signUpForm({ email })), 201)
  const answer = await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }), 200)
  const { user } = loginAnswerSchema.parse(await answer.json())
  return { userId: user.id, email, browser, password: PASSWORD }
}

export async function addMember(family: SignedInFamily, edits: object = {}): Promise<FamilyMember> {
  const member = {
    name: 'Hana',
    age: 6,
    relationship: 'daughter',
    avatar: 'girl',
    hobbies: ['drawing'],
    characterTraits: ['curious'],
    ...edits
  }
  return familyMemberSchema.parse(
    await (await expectStatus(await family.browser.send('POST', '/api/family-members', member), 201)).json()
  )
}

export async function makeStory(
  family: SignedInFamily,
  edits: object = {},
  headers: Record<string, string> = {}
): Promise<Story> {
  const request = { characterNames: ['Hana'], theme: 'stars', duration: 'short', ...edits }
  return storySchema.parse(
    await (await expectStatus(await family.browser.send('POST', '/api/stories', request, headers), 201)).json()
  )
}

/** Hands the answer on when it has the status; otherwise says what came instead. */
export async function expectStatus(response: Response, status: number): Promise<Response> {
  if (response.status === status) return response
  throw new Error(`Expected ${status}, got ${response.status}: ${(await response.text()).slice(0, 500)}`)
}
