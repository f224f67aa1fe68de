import type { ThemePack } from './format.ts'
import { animalThemes } from './themes/animals.ts'
import { greenThemes } from './themes/green-places.ts'
import { bathAndBedThemes } from './themes/bath-and-bed.ts'
import { dayThemes } from './themes/people-and-days.ts'
import { skyAndSeaThemes } from './themes/sky-and-sea.ts'
import { taleThemes } from './themes/tales.ts'
import { thingThemes } from './themes/things.ts'

/** Every concept that a theme may name; `adventure` stands in for a blank one. */
export const themePacks: ThemePack[] = [...dayThemes, ...animalThemes, ...skyAndSeaThemes, ...taleThemes, ...thingThemes, ...greenThemes, ...bathAndBedThemes]
