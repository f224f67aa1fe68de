import { baseOfPast } from './verb-forms.ts'

/** The past of a participle that is another word than the past; those in -ed, and “lost”, are their own. */
const PAST_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    become: 'became', begun: 'began', broken: 'broke', chosen: 'chose', come: 'came', drawn: 'drew', driven: 'drove', drunk: 'drank', eaten: 'ate', fallen: 'fell', flown: 'flew', forgotten: 'forgot', frozen: 'froze', given: 'gave', gone: 'went', grown: 'grew', hidden: 'hid', ridden: 'rode', run: 'ran', sewn: 'sewed', shrunk: 'shrank', stolen: 'stole', sung: 'sang', sunk: 'sank', swum: 'swam', taken: 'took', thrown: 'threw', torn: 'tore', woken: 'woke', worn: 'wore', woven: 'wove', written: 'wrote',
    built: 'built', brought: 'brought', caught: 'caught', cut: 'cut', dug: 'dug', found: 'found', held: 'held', kept: 'kept', lit: 'lit', lost: 'lost', made: 'made', met: 'met', sent: 'sent', spilt: 'spilt', stuck: 'stuck', taught: 'taught', told: 'told', won: 'won'
  }) // prettier-ignore
)

/** Undefined of a word that is no participle. */
export function pastOfParticiple(participle: string): string | undefined {
  const word = participle.toLowerCase()
  return PAST_OF.get(word) ?? (/^\p{L}{3,}ed$/u.test(word) && baseOfPast(word) !== word ? word : undefined)
}

/** After these it is no perfect of its own, “could have stayed”; and what stands behind it is no noun, “has striped socks”. */
const AFTER_OTHERS = String.raw`(?<!\b(?:could|would|should|might|may|must|can|will|to|not|n[’']t))`
const GOES_ON = String.raw`(?=$|[,.;!?]| (?:an?|the|his|her|its|their|my|our|your|all|every|each|some|one|two|three|four|five|to|into|from|up|away|off|out|in|on|over|under|down|back|through|at|by|and|but|so|it|them|him|himself|herself|itself)(?![\p{L}’]))`
const PERFECT = new RegExp(String.raw`(?<=\p{L})${AFTER_OTHERS} (?:has|have) (?:just |already )?(?<participle>(?!gone (?!(?:to|into|in|off|out|away|home|back|up|down|over|through|on|for|under|round) ))\p{Ll}+)${GOES_ON}`, 'gu') // prettier-ignore

/** “The king has lost his crown” as it is told: “the king lost his crown”. Of “has to” and of what one has it says nothing. */
export function inSimplePast(clause: string): string {
  return clause.replaceAll(PERFECT, (perfect, participle: string) => {
    const past = pastOfParticiple(participle)
    return past === undefined ? perfect : ` ${past}`
  })
}
