import type { DataFlow, Sending, SentKind, ShownRequest } from '#shared/data-sharing.ts'

/** Who is meant by an address that everybody knows. */
const KNOWN_HOSTS: Readonly<Record<string, string>> = {
  'api.openai.com': 'OpenAI',
  'api.anthropic.com': 'Anthropic',
  'generativelanguage.googleapis.com': 'Google',
  'api.elevenlabs.io': 'ElevenLabs',
  'api.stripe.com': 'Stripe',
  'api.spotify.com': 'Spotify',
  'api.figma.com': 'Figma'
}

/** Whom a family would call by its address: "api.openai.com (OpenAI)", and at home "a computer in your house". */
export function addressee({ to, isNear }: Pick<DataFlow, 'to' | 'isNear'>): string {
  const name = to.replace(/:\d+$/, '')
  if (!isNear) return KNOWN_HOSTS[name] === undefined ? name : `${name} (${KNOWN_HOSTS[name]})`
  const isNumber = /^[\d.]+$|^\[|^localhost$/.test(name)
  return isNumber ? 'a computer in your house' : `a computer in your house (${name})`
}

/** What can be in a request, as it is listed under "It is sent:". */
const KINDS: Record<SentKind, string> = {
  wish: 'your wish',
  names: 'the names of those in the story',
  otherNames: 'other names in the place of yours',
  ages: 'their ages',
  roughAges: 'their ages, roughly',
  roles: 'who is a child, a grown-up, a grandparent, a pet or a guest, and who leads',
  pronouns: 'whether one is she, he or they',
  hobbies: 'hobbies',
  traits: 'traits',
  place: 'the home that the story gives you',
  storySoFar: 'the text of the story so far',
  part: 'the part that you want told differently',
  earlierStories: 'a line about each of your last five stories',
  judged: 'the wish, and the text that was written',
  sentence: 'each sentence of what you listen to, names included',
  neighbours: 'the sentence before it and the one after it',
  talk: 'how each of them talks, in a few words of ours',
  title: 'the title',
  outline: 'what is to happen in the story',
  voice: 'which voice, and how fast',
  rules: 'our own rules, which are the same for every family',
  other: 'something that this page has no name for'
}

/** The same as headings over what was sent. */
const HEADINGS: Record<SentKind, string> = {
  ...KINDS,
  names: 'Names',
  otherNames: 'Other names, in the place of yours',
  ages: 'Ages',
  roughAges: 'Ages, roughly',
  roles: 'Who they are',
  pronouns: 'She, he or they',
  judged: 'What is judged',
  sentence: 'The sentence',
  neighbours: 'Before and after it',
  talk: 'How they talk, in our words',
  earlierStories: 'Your last stories',
  storySoFar: 'The story so far',
  part: 'The part to be told differently',
  outline: 'What is to happen',
  rules: 'Our own rules',
  other: 'Something without a name here'
}

export function headingOf(kind: SentKind): string {
  const words = HEADINGS[kind]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was made here of what the family told us, or is ours; all else came from the family. */
const MADE: ReadonlySet<SentKind> = new Set(['storySoFar', 'talk', 'title', 'outline', 'voice', 'rules'])

export function isFamilys(kind: SentKind): boolean {
  return !MADE.has(kind)
}

const BEGINNINGS: Record<Sending, (to: string) => string> = {
  stories: (to) => `Stories are written with the help of ${to}.`,
  parts: (to) => `When you ask for a part to be told differently, ${to} is asked for it.`,
  wishes: (to) =>
    `Stories are written on this server. Where a wish is new to it, ${to} is asked once what there is to know about it.`,
  guard: (to) => `What a model wrote is judged by ${to} before a child hears it.`,
  voice: (to) => `Stories are read aloud by ${to}.`,
  recordings: (to) =>
    `Recordings are kept at ${to}, under names that say nothing. They go when you delete the story, or when they were not heard for sixty days.`,
  email: (to) => `E-mails go out through ${to}. It sees your address and what the e-mails say.`,
  payments: (to) =>
    `Payments are made with ${to}. It knows your address and what you pay, and nothing of your stories.`,
  music: (to) => `The sleep playlist is looked up at ${to}. Nothing about you is sent with it.`,
  designs: (to) => `Designs are fetched from ${to}. It is sent the key of the design, and nothing about you.`
}

/** What happens, in one sentence or two. */
export function beginningOf(flow: DataFlow): string {
  return BEGINNINGS[flow.what](addressee(flow))
}

/**
 * What is in a request, as the items of a list after `lead`. Of what is asked for besides stories only what a story has not
 * got is named again.
 */
export function contentsOf({ what, fields }: DataFlow, flows: readonly DataFlow[]): { lead: string; items: string[] } {
  const stories = what === 'parts' ? flows.find((flow) => flow.what === 'stories') : undefined
  const named = fields.filter((kind) => stories?.fields.includes(kind) !== true)
  const lead = stories === undefined ? 'It is sent:' : 'It is sent most of the same, and:'
  return { lead, items: named.map((kind) => KINDS[kind]) }
}

/** What a family may rely on. */
export function promiseOf({ what, hidesNames }: DataFlow): string | null {
  const sorrow = 'What you tell us in a sad week is never sent.'
  if (what === 'stories' || what === 'parts')
    return hidesNames === true ? `Your names are put back here. ${sorrow}` : sorrow
  if (what === 'wishes') return `The names of your family are left out of the wish. ${sorrow}`
  if (what === 'guard')
    return hidesNames === true ? 'Other names stand in the place of yours.' : 'Your names are in it.'
  return null
}

const REQUESTS: Partial<Record<Sending, string>> = {
  stories: 'For a story',
  parts: 'For another part',
  wishes: 'About a wish',
  guard: 'To be judged',
  voice: 'To be read aloud'
}

/** "For a story, 21 Nov 2026, 19:00, to api.openai.com (OpenAI)". */
export function titleOfRequest(request: ShownRequest): string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(request.at)
  )
  return `${REQUESTS[request.what] ?? 'A request'}, ${time}, to ${addressee(request)}`
}
