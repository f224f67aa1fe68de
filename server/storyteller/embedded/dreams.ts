import * as fallback from '#content/fallback-lines.ts'
import type { Line } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { familyOf } from '../plan/pastimes.ts'
import type { CastMember, Pastime } from '../plan/story-plan.ts'
import { brieflyNew, canDo, withOpen, type Moment, type MomentList } from './moment-list.ts'

/** What a member who loves this dreams of. */
export function dreamsOf({ library }: MomentList, member: CastMember, pastime: Pastime): readonly Line[] {
  const family = canDo(member, pastime) ? familyOf(pastime, library) : null
  return family?.dream ?? fallback.openDream
}

/** A member falls asleep with a pastime, or without one. */
export function addDream(
  list: MomentList,
  member: CastMember,
  pastime: Pastime | null,
  priority: Moment['priority']
): void {
  if (!pastime) return list.add('dream', 4, fallback.plainDream, { S: member })
  const all = dreamsOf(list, member, pastime)
  // Where it is the only word of it, it has to be the word.
  const naming = all.filter((line) =>
    pastime.marks.some((mark) => lineText(line).toLowerCase().includes(mark.toLowerCase()))
  )
  const own = priority === 0 && naming.length > 0 ? naming : all
  const lines = priority === 0 ? withOpen(own, fallback.openDream, list.isFresh) : own
  const scene = { S: member, hobby: pastime.noun }
  const open = brieflyNew(list, fallback.openDream, 2, scene)
  list.add('dream', priority, brieflyNew(list, lines, 2, scene), scene, open)
}
