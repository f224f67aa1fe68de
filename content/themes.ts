import type { ThemePack, ThemeWorld } from './format.ts'
import { airAndSpaceThemes } from './themes/air-and-space.ts'
import { animalThemes } from './themes/animals.ts'
import { bathAndBedThemes } from './themes/bath-and-bed.ts'
import { bigDayThemes } from './themes/big-days.ts'
import { daysOutThemes } from './themes/days-out.ts'
import { everydayWonderThemes } from './themes/everyday-wonders.ts'
import { familyNewsThemes } from './themes/family-news.ts'
import { farmAnimalThemes } from './themes/farm-animals.ts'
import { feastThemes } from './themes/feasts.ts'
import { greenThemes } from './themes/green-places.ts'
import { homeEventThemes } from './themes/home-events.ts'
import { howThingsWorkThemes } from './themes/how-things-work.ts'
import { jobThemes } from './themes/jobs.ts'
import { learningThemes } from './themes/learning.ts'
import { moreAnimalThemes } from './themes/more-animals.ts'
import { moreFeastThemes } from './themes/more-feasts.ts'
import { nightFearThemes } from './themes/night-fears.ts'
import { dayThemes } from './themes/people-and-days.ts'
import { roadVehicleThemes } from './themes/road-vehicles.ts'
import { royalTaleThemes } from './themes/royal-tales.ts'
import { savannahAnimalThemes } from './themes/savannah-animals.ts'
import { seaAndIceAnimalThemes } from './themes/sea-and-ice-animals.ts'
import { skyAndSeaThemes } from './themes/sky-and-sea.ts'
import { smallCreatureThemes } from './themes/small-creatures.ts'
import { smallEventThemes } from './themes/small-events.ts'
import { taleThemes } from './themes/tales.ts'
import { thingThemes } from './themes/things.ts'
import { vehicleThemes } from './themes/vehicles.ts'
import { woodlandAnimalThemes } from './themes/woodland-animals.ts'
import { worldFeastThemes } from './themes/world-feasts.ts'
import { favouriteWorlds } from './themes/worlds-favourites.ts'
import { homeWorlds } from './themes/worlds-home.ts'
import { natureWorlds } from './themes/worlds-nature.ts'
import { playWorlds } from './themes/worlds-play.ts'
import { taleWorlds } from './themes/worlds-tales.ts'

/** Worlds written after their packs, by the pack's id. */
const worlds: Record<string, ThemeWorld> = {
  ...favouriteWorlds,
  ...homeWorlds,
  ...taleWorlds,
  ...natureWorlds,
  ...playWorlds
}

const packs: ThemePack[] = [
  ...dayThemes,
  ...animalThemes,
  ...skyAndSeaThemes,
  ...taleThemes,
  ...thingThemes,
  ...greenThemes,
  ...bathAndBedThemes,
  ...feastThemes,
  ...familyNewsThemes,
  ...learningThemes,
  ...daysOutThemes,
  ...nightFearThemes,
  ...moreAnimalThemes,
  ...howThingsWorkThemes,
  ...vehicleThemes,
  ...woodlandAnimalThemes,
  ...smallCreatureThemes,
  ...farmAnimalThemes,
  ...savannahAnimalThemes,
  ...seaAndIceAnimalThemes,
  ...roadVehicleThemes,
  ...airAndSpaceThemes,
  ...jobThemes,
  ...smallEventThemes,
  ...homeEventThemes,
  ...worldFeastThemes,
  ...moreFeastThemes,
  ...bigDayThemes,
  ...royalTaleThemes,
  ...everydayWonderThemes
]

/** Every concept that a theme may name; `adventure` stands in for a blank one. */
export const themePacks: ThemePack[] = packs.map((pack) => {
  const world = pack.world ?? worlds[pack.id]
  return world ? { ...pack, world } : pack
})
