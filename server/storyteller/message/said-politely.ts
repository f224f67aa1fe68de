/**
 * What may not stand before a “please” or a “thank you” that is the politeness of the parent, as the source of a pattern: a
 * dragon who never says thank you is wished for with the thank-you.
 */
export const NOT_QUOTED = String.raw`(?<!(?<!\p{L})(?:say|says|said|saying|a big|a proper)(?: please and| please| sorry and)?)`
