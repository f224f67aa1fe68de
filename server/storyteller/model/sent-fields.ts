import * as z from 'zod/mini'

import { SENT_KINDS, type SentKind } from '#shared/data-sharing.ts'
import type { actCard, personOf } from './act-brief.ts'
import type { retellCard } from './retell-card.ts'
import type { wishCard } from './wish-answer.ts'

/** A field of a request, named, with what was sent in it. */
export interface SentField {
  kind: SentKind
  text: string
}

const cardSchema = z.looseObject({ people: z.optional(z.array(z.record(z.string(), z.unknown()))) })

/** Names and ages are the family's own where nothing is hidden. */
type Naming = (isShielded: boolean) => SentKind
const always =
  (kind: SentKind): Naming =>
  () =>
    kind
const NAMES: Naming = (isShielded) => (isShielded ? 'otherNames' : 'names')
const AGES: Naming = (isShielded) => (isShielded ? 'roughAges' : 'ages')

type PersonField = keyof ReturnType<typeof personOf>
type CardField = keyof ReturnType<typeof actCard>
type RetellField = keyof ReturnType<typeof retellCard>
type WishField = keyof ReturnType<typeof wishCard>

/** A field that is added to a card and not named here is no program: `tsc` says so. */
const PERSON: Record<PersonField, Naming> = {
  name: NAMES,
  age: AGES,
  role: always('roles'),
  isHero: always('roles'),
  isGuest: always('roles'),
  pronouns: always('pronouns'),
  speaks: always('talk'),
  talks: always('talk'),
  loves: always('hobbies'),
  manner: always('traits')
}
const ACT: Record<Exclude<CardField, 'people'>, Naming> = {
  wish: always('wish'),
  about: always('wish'),
  title: always('title'),
  listeners: AGES,
  place: always('place'),
  refrain: always('outline'),
  trueFacts: always('outline'),
  part: always('outline'),
  outline: always('outline'),
  toldSoFar: always('storySoFar'),
  toldLately: always('earlierStories'),
  forbiddenWords: always('rules'),
  mustAppearNow: NAMES,
  aboutSoManyWords: always('rules'),
  correction: always('rules')
}
const RETELL: Record<Exclude<RetellField, 'people'>, Naming> = {
  wish: always('wish'),
  title: always('title'),
  place: always('place'),
  story: always('storySoFar'),
  tellThisDifferently: always('part'),
  mustAppearNow: NAMES,
  forbiddenWords: always('rules'),
  aboutSoManyWords: always('rules'),
  correction: always('rules')
}
const WISH: Record<WishField, Naming> = { wish: always('wish') }

type Fields = Readonly<Record<string, Naming>>
const CARDS: Record<'stories' | 'parts' | 'wishes', { card: Fields; person: Fields }> = {
  stories: { card: ACT, person: PERSON },
  parts: { card: RETELL, person: PERSON },
  wishes: { card: WISH, person: {} }
}
export type CardSending = keyof typeof CARDS

/** All kinds that a request of this sort can hold, in the order of `SENT_KINDS`. */
export function kindsOf(what: CardSending, isShielded: boolean): SentKind[] {
  const { card, person } = CARDS[what]
  const kinds = new Set([...Object.values(card), ...Object.values(person)].map((naming) => naming(isShielded)))
  return SENT_KINDS.filter((kind) => kinds.has(kind))
}

/** The fields of the card in a message as it was sent; what has no name is `other`, and never left out. */
export function fieldsIn(what: CardSending, message: string, isShielded: boolean): SentField[] {
  const json = /<(card-[0-9a-f]+)>\n([\s\S]*)\n<\/\1>/u.exec(message)?.[2]
  if (json === undefined) return [{ kind: 'other', text: message }]
  const { card, person } = CARDS[what]
  const { people = [], ...sent } = cardSchema.parse(JSON.parse(json))
  return [
    ...people.flatMap((one) => Object.entries(one).flatMap(([own, each]) => fieldsOf(own, each, person))),
    ...Object.entries(sent).flatMap(([field, value]) => fieldsOf(field, value, card))
  ]

  function fieldsOf(field: string, value: unknown, named: Fields): SentField[] {
    const kind = named[field]?.(isShielded) ?? 'other'
    return textsOf(field, value).map((text) => ({ kind, text }))
  }
}

/** As they are shown: by kind, the same text once, without what is empty. */
export function inOrder(fields: readonly SentField[]): SentField[] {
  return SENT_KINDS.flatMap((kind) => {
    const texts = fields.filter((field) => field.kind === kind && field.text !== '').map(({ text }) => text)
    return [...new Set(texts)].map((text) => ({ kind, text }))
  })
}

/** What a yes or no on a card says of a member. */
const SAID: Readonly<Record<string, string>> = { isHero: 'leads', isGuest: 'a guest', speaks: 'does not speak' }

function textsOf(field: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textsOf(field, each))
  if (value === null) return []
  if (typeof value === 'boolean') return [SAID[field] ?? `${field}: ${value}`]
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}
