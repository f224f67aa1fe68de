/** What a child has learned to do. Of who makes a meal, stays in or carries the baby it may be that no grown-up did. */
const SKILLS =
  'put on|puts on|took off|did up|does up|tied|ties|buttoned|zipped|brushed|brushes|combed|washed|dried|read|reads|wrote|writes|spelt|spelled|counted|counts|built|builds|laid|tidied|folded|packed|got dressed|gets dressed|rode|rides|climbed|swam|swims|pedalled|scooted|planted|watered|fixed|mended'
const BY_ITSELF = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${SKILLS})(?!\p{L})[^.,;!?]{0,40}) all by (?:him|her|my|them)sel(?:f|ves)(?!\p{L})`,
  'giu'
)

const LEFT_ALONE = /\b(?:nobody|no one|none of us|alone|asleep|sleeping|again|always|baby|night|dark|because)\b/iu

/** “Put on his shoes all by himself” without the end, which of a child who is at home or sits there is a sorrow. */
export function withoutOwnDoing(message: string): string {
  return LEFT_ALONE.test(message) ? message : message.replaceAll(BY_ITSELF, '')
}
