/**
 * The brand in one place. The server lets the environment override it (`BRAND_NAME`, `BRAND_EMAIL`, ...) and hands the
 * result to the page; no other file spells the product's name.
 */
export const BRAND = {
  name: 'Talewick',
  version: 'V1.0',
  storyteller: 'Wick',
  email: 'hello@talewick.example',
  phone: '+64 9 555 0100',
  location: 'Auckland, New Zealand',
  agency: 'Northlight',
  price: '$9.99',
  trialDays: 7,
  termsUpdated: 'July 30, 2025',
  privacyUpdated: 'August 3, 2025'
} as const
export type Brand = { [K in keyof typeof BRAND]: (typeof BRAND)[K] extends number ? number : string }

/** What the landing's storyteller says; the only text that is read aloud without a session. */
export const WELCOME_LINE = [
  'Hello, and good evening. I am Wick, the keeper of the lantern.',
  'Every night I tell one story, and tonight it could be about the people in your own house.',
  'Tell me who they are: the one who loves puddles, the grandmother who hums, the dog who believes every sock is a present.',
  'I will find them a small adventure, just long enough, and I will bring everybody home again before the candle burns down.',
  'There is no hurry. I will keep the light on.'
].join(' ')
