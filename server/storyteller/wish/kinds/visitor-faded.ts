const FADED =
  /^(?:(?:has|had|’s|always|keeps|just) )*(?:lost|loses|losing|lose|mislaid|(?:can’t|cannot|couldn’t|could not|can not) find) (?:(?:its|his|her|their|the|all (?:of )?(?:its|his|her|their)) |(?:an?|one) (?=(?:colou?r|stripe|spot|dot)$)|(?:one|some) of (?:its|his|her|their) (?=colou?rs|stripes|spots))(?<what>(?:(?:bright|shiny|pretty|beautiful|lovely|special|magic|magical|golden|big|best) )?(?:light|glow|shine|sparkle|twinkle|shimmer|glitter|flicker|colou?rs?|stripes?|spots?|dots?|patches|smile|grin|laugh|giggles?|fire|flames?|bounce|hop|wiggle|wag|magic|rain|warmth|rainbow|smell|fluff|wobble|spin))$/u
/** Of these there are several. */
const MANY = /(?:colou?rs|stripes|spots|dots|patches|giggles|flames)$/u

/**
 * What a visitor had about it and has no more, “lost its light”, “can’t find her stripes”: {visitor.thing} “the light”,
 * {visitor.mine} “my light”, {visitor.bare} “light”, {visitor.it} “it” or “them”, {visitor.some} “a bit of light” or “a
 * few stripes”. It was never put down anywhere, so it is not looked for under the sofa. Null of what is a thing, a
 * voice, or hurts.
 */
export function fadedOf(said: string): Readonly<Record<string, string>> | null {
  const what = FADED.exec(said)?.groups?.['what']
  if (what === undefined) return null
  const isMany = MANY.test(what)
  return {
    thing: `the ${what}`,
    mine: `my ${what}`,
    bare: what,
    it: isMany ? 'them' : 'it',
    some: `${isMany ? 'a few' : 'a bit of'} ${what}`
  }
}

const WENT_OUT =
  /^(?<who>(?:an?|the|one) (?:[\p{L}-]+ ){0,3}?(?!(?:boy|girl|child|kid|baby|m[ae]n|wom[ae]n|lady|person|teacher|friend|house|home|flat|street|room|m[uo]m\p{L}*|dad\p{L}*|gran\p{L}*)(?!\p{L}))[\p{L}-]+),? whose (?:lights?|lamp|bulb|(?<what>glow|sparkle|shine|flame)) (?:(?:went|goes|has gone|had gone|keeps going) (?:out|dark|away)|won[’']?t come on|stopped (?:working|shining|glowing)|faded(?: away)?)[.! ]*$/iu

/** “A firefly whose light went out” has lost it, and it was never put down anywhere; a person and a house have not. */
export function withLostLight(typed: string): string {
  const { who, what = 'light' } = WENT_OUT.exec(typed)?.groups ?? {}
  return who === undefined ? typed : `${who} who lost its ${what}`
}
