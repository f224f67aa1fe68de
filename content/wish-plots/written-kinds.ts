import { anything } from './written/any.ts'
import { begins } from './written/begins.ts'
import { brings } from './written/brings.ts'
import { eats } from './written/eats.ts'
import { ends } from './written/ends.ts'
import { goes } from './written/goes.ts'
import { hero } from './written/hero.ts'
import { isSo } from './written/is.ts'
import { mends } from './written/mends.ts'
import { ours } from './written/ours.ts'
import { rule } from './written/rule.ts'
import { saysIt } from './written/says.ts'
import { stuck } from './written/stuck.ts'
import { weather } from './written/weather.ts'
import type { WrittenLines } from './written/written-lines.ts'

/** What a clause says, as far as it makes a difference to what comes of it. */
export type WrittenKind = 'begins' | 'ends' | 'rule' | 'hero' | 'ours' | 'weather' | 'eats' | 'says' | 'stuck' | 'mends' | 'brings' | 'goes' | 'is' | 'any'

export const writtenKinds: Readonly<Record<WrittenKind, WrittenLines>> = {begins, ends, rule, hero, ours, weather, eats, says: saysIt, stuck, mends, brings, goes, is: isSo, any: anything}
