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
  /^(?<who>.+?),? whose (?<what>light|lights|glow|sparkle|shine|flame|lamp|bulb) (?:went|goes|has gone|had gone|keeps going|won[’']?t come|stopped|broke|faded)(?: (?:out|on|working|shining|glowing|away))*[.! ]*$/iu

/** “A firefly whose light went out” has lost it. */
export function withLostLight(typed: string): string {
  return typed.replace(WENT_OUT, '$<who> who lost its $<what>')
}
