const SAYS = 'said|asked|called|whispered|cried|shouted|answered|replied|murmured'
/**
 * “…,” said Mum: a quotation that says whose it is. After it another one with a name of its own is another speaker’s. “She
 * thought about it” after a question is a sentence of its own.
 */
const TAGGED = new RegExp(
  String.raw`^“[^”]*[,.?!…]”\s+(?:(?:\p{Ll}[\p{L}’-]*\s+){0,3}?(?:${SAYS}|thought|sang|read|began)|(?!(?:He|She|It|They|We|You)\s)\p{Lu}[\p{L}’-]*\s+(?:\p{Lu}[\p{L}’-]*\s+)?(?:${SAYS}))\b`,
  'u'
)

/**
 * Where in a paragraph another speaker begins, as books begin a line there: offsets into `paragraph`, the first always 0.
 * Two quotations side by side are of two speakers, and so are two that each say whose they are.
 */
export function turnStarts(paragraph: string): number[] {
  const starts = [0]
  let quotes = 0
  for (const { index } of paragraph.matchAll(/“/gu)) {
    const before = paragraph.slice(0, index).trimEnd()
    const isBeside = before.endsWith('”')
    const beginsSentence = isBeside || /(?:^|[.!?…]”?)$/u.test(before)
    if (quotes > 0 && beginsSentence && (isBeside || TAGGED.test(paragraph.slice(index)))) starts.push(index)
    quotes += 1
  }
  return starts
}

/** The paragraph line by line, each as it is read. */
export function turnsOf(paragraph: string): string[] {
  const starts = turnStarts(paragraph)
  return starts.map((start, at) => paragraph.slice(start, starts[at + 1]).trim())
}

/** How a turn stands on the page: on a line of its own, set in where it is not the first. */
export const TURN = 'block not-first:indent-[1.1em]'
