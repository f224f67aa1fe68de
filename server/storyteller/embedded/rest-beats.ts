import * as fallback from '#content/fallback-lines.ts'
import { familyOf } from '../plan/pastimes.ts'
import type { CastMember, Pastime } from '../plan/story-plan.ts'
import { addBeat, addChant, canDo, type Moment, type MomentList } from './moment-list.ts'
import { talkLines } from './talk-lines.ts'

/** Home and asleep: slower and heavier to the last sentence. */
export function restOf(list: MomentList, sure: string): void {
  const { plan, add, bank, motif, newParagraph, library } = list
  const { theme, culture, refrain } = plan
  const shared = library.shared
  list.setAct(3)
  if (plan.kind === 'journey') addBeat(list, 'home', plan.plot.home)
  else addBeat(list, 'bed', plan.plot.bed)
  newParagraph()
  add('supper', sure === 'supper' ? 0 : 1, fallback.supper)
  motif('sounds', sure === 'sounds' ? 0 : 1, culture.place.sounds)
  add('settle', 1, bank(shared.settle))
  addBedTalk(list)
  newParagraph()
  add('heavy', 2, bank(shared.heavy))
  add('breath', 2, bank(shared.breath))
  add('breath', 4, bank(shared.breath))
  if (refrain) addChant(list, refrain.soft)
  add('lights', 2, bank(shared.lights))
  motif('sky', 0, culture.place.sky)
  add('quiet', 3, bank(shared.quiet))
  for (const pack of theme.packs)
    add('sleepy', theme.kind === 'comfort' || theme.kind === 'adventure' ? 2 : 0, pack.sleepy)
  newParagraph()
  add('roll-call', 0, bank(shared.rollCall), { names: plan.cast })
  for (const member of plan.cast) addDreams(list, member)
  newParagraph()
  add('heavy', 4, bank(shared.heavy))
  add('quiet', 4, bank(shared.quiet))
  motif('lullaby', sure === 'lullaby' ? 0 : 1, culture.pack.lullaby)
  add('goodnight', 0, bank(shared.goodnight), { names: plan.cast })
  newParagraph()
  add('last', 0, bank(shared.last))
}

/** Two of them have a last word. */
function addBedTalk(list: MomentList): void {
  const { plan, library, random } = list
  const others = plan.cast.filter((member) => member !== plan.hero)
  if (plan.theme.kind === 'comfort' || others.length === 0) return
  const A = random.pick(others)
  const lines = talkLines(library, 'sleepy', plan.hero, A, list.register)
  list.newParagraph()
  list.add('talk', plan.duration === 'short' ? 2 : 0, lines, { S: plan.hero, A })
  list.newParagraph()
}

/** What a member loves and has not been told yet goes along into sleep. */
function addDreams(list: MomentList, member: CastMember): void {
  const { cast } = list.plan
  const missing = member.pastimes.slice(0, 2).filter((pastime) => !list.told.get(member)?.has(pastime))
  const owed = cast.length <= 5 ? missing : missing.filter((pastime) => pastime === member.pastimes[0])
  for (const pastime of owed) addDream(list, member, pastime, 0)
  if (owed.length === 0) addDream(list, member, member.pastimes[0] ?? null, cast.length <= 3 ? 2 : 4)
  const manner = member.manners.find((each) => each.trait)
  if (manner?.trait) list.add('rest', 4, manner.trait.rest, { S: member })
}

function addDream(
  { add, library }: MomentList,
  member: CastMember,
  pastime: Pastime | null,
  priority: Moment['priority']
): void {
  if (!pastime) return add('dream', 4, fallback.plainDream, { S: member })
  const family = canDo(member, pastime) ? familyOf(pastime, library) : null
  add('dream', priority, family?.dream ?? fallback.openDream, { S: member, hobby: pastime.noun }, fallback.openDream)
}
