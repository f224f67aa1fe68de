const NEXT_DOOR = String.raw`(?:(?:from )?next door|upstairs|downstairs|opposite)`
const IN_THE_STREET = String.raw`(?:(?:a?round|across|over|down|up|along) (?:the|our|my) (?:corner|road|street|hall|landing|lane|way))`
/** No part of “next door’s cat” or of “a next door neighbour”. */
const NO_MORE_OF_IT = String.raw`(?=$|[,.!?]|\s(?:who|that|which|where|when|and|but|with|is|are|was|were|has|have|had|can)\s)`
const NEARBY = new RegExp(
  String.raw`(?:^|(?<!^(?:the|an?|my|our))[\s,]+)(?:${NEXT_DOOR}|${IN_THE_STREET})${NO_MORE_OF_IT}`,
  'giu'
)
/** How neighbours are; “the nice man upstairs” is said of a stranger as well, and by one who warns of him. */
const WHO = String.raw`(?:(?<how>(?:(?:old|grumpy) ){1,2})?(?:man|woman|lady|gentleman)|(?<some>(?:(?:nice|kind|friendly|funny|grumpy|old) ){0,2}(?:couple|family|people|twins|neighbours?)))`
const NEIGHBOUR = new RegExp(String.raw`^(?:(?:the|our|my) )?${WHO} (?:${NEXT_DOOR}|${IN_THE_STREET})[.! ]*$`, 'iu')

/** “The beekeeper” of “the beekeeper next door”: a wish without where it is, which is no noun of it. */
export function withoutNearby(wish: string): string {
  return wish.replaceAll(NEARBY, '')
}

/** Whether a wish is for one who lives near, and not a word more: “the old lady across the street”. */
export function isNeighbour(wish: string): boolean {
  return NEIGHBOUR.test(wish.trim())
}

/** The same where it is not just “the man upstairs”, of whom it cannot be known how he is meant. */
export function isFamiliarNeighbour(wish: string): boolean {
  const { how, some } = NEIGHBOUR.exec(wish.trim())?.groups ?? {}
  return how !== undefined || (some !== undefined && !/^people$/iu.test(some))
}
