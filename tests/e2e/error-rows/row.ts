import type { Expect, Locator, Page } from '@playwright/test'

import type { FamilyMember } from '#shared/family-member.ts'
import type { Story } from '#shared/story.ts'
import type { Parent } from '../../support/evening.ts'
import type { NetworkFaults } from '../../support/network-faults.ts'
import type { EntryId } from '../error-catalogue.ts'

/** What a row works with. The matchers come along with it, so that the table can be read without a browser. */
export interface Stage {
  page: Page
  expect: Expect
  faults: NetworkFaults
  /** Who is signed in, or, on an open screen, a visitor with an account. */
  parent: Parent
  /** A call of this family that this page knows nothing about, as from another tab. Fails when it is refused. */
  elsewhere: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** This family's stories, in the order of the library. */
  stories: () => Promise<Story[]>
  family: () => Promise<FamilyMember[]>
  /** The server that this screen has for itself, if it wants one. */
  server: Server | null
}

export interface Server {
  /** kill -9. */
  kill: () => Promise<void>
  /** Starts it again, at the same address, on what it has left behind. */
  revive: () => Promise<void>
}

export type Words = Readonly<Record<string, string>>

/** One way to make a message of the catalogue appear. */
export interface ErrorRow {
  makes: EntryId
  /** What is told together with it, elsewhere on the screen. */
  also?: EntryId
  /** How it is made, for people. */
  by: string
  /** What stands for the words in braces; asked for before anything is made to happen. */
  words?: Words | ((stage: Stage) => Promise<Words>)
  /** Whose message it is, for those that stand under a field. */
  field?: (page: Page) => Locator
  make: (stage: Stage) => Promise<void>
  /** What another toast may say with it. */
  besides?: string
  /** What is left behind: nothing typed is lost, nothing is locked, and the next attempt is one press away. */
  leaves?: (stage: Stage) => Promise<void>
}

/** The failures of one screen. They happen one after the other on one page: each proves that the last did no harm. */
export interface FailingScreen {
  name: string
  path: string
  /** Who comes: a visitor (who has an account), or a parent who has signed in, with people or with stories. */
  as: 'visitor' | 'parent' | 'family' | 'family with stories'
  /** It has a server of its own, which dies. */
  ownServer?: true
  /** What holds after every row that does not say otherwise. */
  leaves?: (stage: Stage) => Promise<void>
  rows: readonly ErrorRow[]
}
