/** What a child has learned to do; of a meal it may be that it got none. */
const SKILLS =
  'put on|puts on|took off|did up|does up|tied|ties|buttoned|zipped|brushed|brushes|combed|washed|dried|read|reads|wrote|writes|spelt|spelled|counted|counts|drew|draws|painted|made (?!.*(?:dinner|lunch|tea|supper|breakfast|food))|built|builds|baked|poured|peeled|spread|buttered|laid|tidied|folded|packed|carried|got dressed|gets dressed|rode|rides|climbed|swam|swims|pedalled|scooted|planted|watered|fixed|mended|sang|learned|learnt'
const BY_ITSELF = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${SKILLS})(?!\p{L})[^.,;!?]{0,40}) (?:all )?(?:by (?:him|her|my|them)sel(?:f|ves)|on (?:his|her|my|their) own)(?!\p{L})`,
  'giu'
)

/** “Put on his shoes all by himself” without the end, which of a child who is at home or sits there is a sorrow. */
export function withoutOwnDoing(message: string): string {
  return message.replaceAll(BY_ITSELF, '')
}
