import { everydayModel, topicBy } from '#server/storyteller/language/everyday-model.ts'
import { SURE_OF_TOPIC } from '#server/storyteller/plan/read-as-everyday.ts'
import {
  type EverydayExample,
  everydayHeldOut,
  everydayHeldOutNewest,
  everydayHeldOutOthers
} from './everyday-examples.ts'
import { percent, type TableRow } from './story-table.ts'

/** In hundredths: of messages of a topic, heard as it and as another; of messages of no topic, heard as one. */
const [LEAST_RIGHT, MOST_WRONG, MOST_TAKEN] = [75, 3, 20]
/** The same of the topics that were added last: a floor, and no goal. */
const LEAST_OF_NEWEST = 25

/** How well it is heard what an everyday message is about, on bench/everyday/held-out*.txt, which nothing was fitted to. */
export function everydayRows(): TableRow[] {
  const of = everydayHeldOut()
  const newest = everydayHeldOutNewest()
  const others = everydayHeldOutOthers()
  const right = shareRight(of)
  const rightOfNewest = shareRight(newest)
  const wrong = of.filter((each) => heard(each) !== null && heard(each) !== each.topic).length / of.length
  const taken = others.filter((each) => heard(each) !== null).length / others.length
  const row = (what: string, share: number, bar: string, passed: boolean): TableRow => ({
    part: 'what an everyday message is about',
    what,
    figure: percent(share),
    bar,
    passed
  })
  return [
    row(`heard, of ${of.length}`, right, `>= ${LEAST_RIGHT} %`, right >= LEAST_RIGHT / 100),
    row(
      `heard, of ${newest.length} of the newest topics`,
      rightOfNewest,
      `>= ${LEAST_OF_NEWEST} %`,
      rightOfNewest >= LEAST_OF_NEWEST / 100
    ),
    row('heard as another', wrong, `<= ${MOST_WRONG} %`, wrong <= MOST_WRONG / 100),
    row(`of no topic and heard as one, of ${others.length}`, taken, `<= ${MOST_TAKEN} %`, taken <= MOST_TAKEN / 100)
  ]
}

function shareRight(examples: readonly EverydayExample[]): number {
  return examples.filter((each) => heard(each) === each.topic).length / examples.length
}

function heard({ message }: EverydayExample): string | null {
  const topic = topicBy(everydayModel(), message)
  return topic !== null && topic.surety >= SURE_OF_TOPIC ? topic.topic : null
}
