import type { ScenePlot } from '../format.ts'
import { breakfastInBed } from './feasts/breakfast-in-bed.ts'
import { christmas } from './feasts/christmas.ts'
import { diwali } from './feasts/diwali.ts'
import { easter } from './feasts/easter.ts'
import { eid } from './feasts/eid.ts'
import { halloween } from './feasts/halloween.ts'
import { hanukkah } from './feasts/hanukkah.ts'
import { holi } from './feasts/holi.ts'
import { lunarNewYear } from './feasts/lunar-new-year.ts'
import { nowruz } from './feasts/nowruz.ts'
import { passover } from './feasts/passover.ts'
import { ramadan } from './feasts/ramadan.ts'
import { thanksgiving } from './feasts/thanksgiving.ts'

/** Feasts of all cultures. */
export const feastPlots: ScenePlot[] = [breakfastInBed, christmas, diwali, easter, eid, halloween, hanukkah, holi, lunarNewYear, nowruz, passover, ramadan, thanksgiving]
