/**
 * What is said of a noun by a past participle with no object: “a castle built of sand”, “a bus driven by a cat”. It looks like
 * the verb of a sentence, and nothing happens in it. Each with the words that follow it then: “a bear left for school” has left.
 */
const DESCRIBES: Readonly<Record<string, string>> = {
  made: 'of from out with by in for entirely only', built: 'of from out on in by under inside over for entirely with', filled: 'with', packed: 'with in', stuffed: 'with', crammed: 'with', covered: 'in with by', painted: 'on by with in like to', shaped: 'like as', dressed: 'as in like up', disguised: 'as', powered: 'by', carved: 'from out in of into by', knitted: 'from out of by in with', sewn: 'from out of by in on', woven: 'from out of by', wrapped: 'in up', locked: 'in inside out up', trapped: 'in inside under on behind', shut: 'in inside out', hidden: 'in inside under behind at by on among beneath between above', decorated: 'with for like by in', drawn: 'by in on with from', baked: 'in by from', buried: 'in under', surrounded: 'by with', lit: 'by with up', topped: 'with', sprinkled: 'with', dipped: 'in', printed: 'on in with', parked: 'in on under outside by at', glued: 'to on', frozen: 'in', set: 'in on at', lost: 'in at on under behind', left: 'in on at behind under by outside', forgotten: 'in on at under by', found: 'in on at under behind inside by', kept: 'in under by on at', broken: 'in by', chipped: 'at on', cracked: 'at on', born: 'in on under with without at', known: 'as for by', used: 'as for by', named: 'after', loved: 'by', owned: 'by', run: 'by', driven: 'by', crewed: 'by', raised: 'by', written: 'by in on about with', told: 'by', sung: 'by', played: 'by', eaten: 'by', stolen: 'by from', chased: 'by', saved: 'by', invented: 'by', designed: 'by for', guarded: 'by', pulled: 'by', pushed: 'by', flown: 'by', sailed: 'by', ridden: 'by', worn: 'by', thrown: 'by', chosen: 'by for', sent: 'by from to', given: 'by to', adopted: 'by', followed: 'by', swallowed: 'by', visited: 'by', haunted: 'by', ruled: 'by', delivered: 'by', carried: 'by', brought: 'by up', taught: 'by', trained: 'by to', cooked: 'by in', grown: 'in from by on', planted: 'by in', woken: 'by up', held: 'together by up', tied: 'to with up together'
} // prettier-ignore
const FOLLOWS = new Map(Object.entries(DESCRIBES).map(([participle, words]) => [participle, new Set(words.split(' '))]))
/** “Somebody built of snow” is described as well, and “Nana lost in the shop” is news. */
const OF_A_NOUN =
  /^(?:an?|the|one|two|three|four|five|six|seven|some|this|that|every|each|somebody|someone|something|\p{Ll}{3,}s)$/u
/** Of a bare noun too, for they are no deeds: “rocket made of boxes”. */
const OF_ANY =
  /^(?:made (?:of|from|out)|built (?:of|from|out)|filled with|shaped like|powered by|driven by|written by|run by)$/iu

/** Whether the word at `at` says what the noun before it is like. `words` begin with that noun’s article, or are the clause. */
export function isReducedParticiple(words: readonly string[], at: number): boolean {
  const [first = ''] = words
  const next = (words[at + 1] ?? '').toLowerCase()
  return (
    at > 0 &&
    (OF_A_NOUN.test(first.toLowerCase()) || OF_ANY.test(`${words[at] ?? ''} ${next}`)) &&
    words.length > at + 2 &&
    FOLLOWS.get((words[at] ?? '').toLowerCase())?.has(next) === true
  )
}
