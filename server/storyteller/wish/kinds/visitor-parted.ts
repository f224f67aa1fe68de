/** What grows again in a tale, and does not hurt. */
const PARTED =
  /^(?:(?:has|had|’s|just) )*(?:lost|loses|losing|lose|mislaid|dropped|(?:can’t|cannot|couldn’t|could not|can not) find) (?:its|his|her|their) (?<what>(?:(?:beautiful|lovely|sparkly|shiny|golden|silver|magic|magical|big|long|little|pretty|fluffy|curly|bushy) )?(?:fairy |fish |mermaid |unicorn )?(?:wings|tail|horns?|antlers?|shell|mane|whiskers|beak|trunk|feathers|fins?|hump|spikes?|prickles|petals|leaves|points?|beard|moustache|mustache|tentacles|wool|spines|quills))$/u
const MANY =
  /(?:wings|horns|antlers|whiskers|feathers|fins|spikes|prickles|petals|leaves|points|tentacles|spines|quills)$/u

/**
 * What a creature of a tale had on it and has no more, “lost her wings”: {visitor.thing} “the wings”, {visitor.mine}
 * “my wings”, {visitor.it} “it” or “them”, {visitor.some} “a new horn” or “new wings”. Null of what hurts, as a leg or
 * an eye.
 */
export function partedOf(said: string): Readonly<Record<string, string>> | null {
  const what = PARTED.exec(said)?.groups?.['what']
  if (what === undefined) return null
  const isMany = MANY.test(what)
  return {
    thing: `the ${what}`,
    mine: `my ${what}`,
    it: isMany ? 'them' : 'it',
    some: isMany || what.endsWith('wool') ? `new ${what}` : `a new ${what}`
  }
}
