import type { ScenePlot } from '../format.ts'
import { airportPilot } from './outings/airport-pilot.ts'
import { babysitterSong } from './outings/babysitter-song.ts'
import { bakeSale } from './outings/bake-sale.ts'
import { beachDonkeys } from './outings/beach-donkeys.ts'
import { beachWaves } from './outings/beach-waves.ts'
import { campfire } from './outings/campfire.ts'
import { canoe } from './outings/canoe.ts'
import { carousel } from './outings/carousel.ts'
import { catAndTheFire } from './outings/cat-and-the-fire.ts'
import { cinema } from './outings/cinema.ts'
import { eggUnderTheBarrow } from './outings/egg-under-the-barrow.ts'
import { escalator } from './outings/escalator.ts'
import { farmTrip } from './outings/farm-trip.ts'
import { ferryHorn } from './outings/ferry-horn.ts'
import { firstFlight } from './outings/first-flight.ts'
import { firstSnow } from './outings/first-snow.ts'
import { fishingJetty } from './outings/fishing-jetty.ts'
import { friendSleepsHere } from './outings/friend-sleeps-here.ts'
import { goalieDucks } from './outings/goalie-ducks.ts'
import { goatAteTheMap } from './outings/goat-ate-the-map.ts'
import { hockeyPractice } from './outings/hockey-practice.ts'
import { iceCreamVan } from './outings/ice-cream-van.ts'
import { leafPile } from './outings/leaf-pile.ts'
import { legBrace } from './outings/leg-brace.ts'
import { lemonadeNobodyCame } from './outings/lemonade-nobody-came.ts'
import { makingPickles } from './outings/making-pickles.ts'
import { missedTheTrain } from './outings/missed-the-train.ts'
import { museumBones } from './outings/museum-bones.ts'
import { nightTrain } from './outings/night-train.ts'
import { oldTrainSet } from './outings/old-train-set.ts'
import { onlyConesLeft } from './outings/only-cones-left.ts'
import { ownGoal } from './outings/own-goal.ts'
import { packingSuitcase } from './outings/packing-suitcase.ts'
import { parade } from './outings/parade.ts'
import { practiceBeforeItIsLight } from './outings/practice-before-it-is-light.ts'
import { readsOutInClass } from './outings/reads-out-in-class.ts'
import { readsToTheDog, stuttersToTheDog } from './outings/reads-to-the-dog.ts'
import { realTrainRide } from './outings/real-train-ride.ts'
import { ridingTheSubway } from './outings/riding-the-subway.ts'
import { rollerCoaster } from './outings/roller-coaster.ts'
import { rollerSkates } from './outings/roller-skates.ts'
import { skiing } from './outings/skiing.ts'
import { skippingStones } from './outings/skipping-stones.ts'
import { sledging } from './outings/sledging.ts'
import { snowPlough } from './outings/snow-plough.ts'
import { snowballFight } from './outings/snowball-fight.ts'
import { taxi } from './outings/taxi.ts'
import { teddyAtTheSale } from './outings/teddy-at-the-sale.ts'
import { tentOnAHill } from './outings/tent-on-a-hill.ts'
import { torchBeetle } from './outings/torch-beetle.ts'
import { torchWalk } from './outings/torch-walk.ts'
import { trainToTheSea } from './outings/train-to-the-sea.ts'
import { tukTuk } from './outings/tuk-tuk.ts'
import * as visits from './outings/visiting-grandparents.ts'
import { wallAtCamp } from './outings/wall-at-camp.ts'
import { whereIsTheSwitch } from './outings/where-is-the-switch.ts'
import { worryGrows } from './outings/worry-grows.ts'
import { wrongWayRoundTheBases } from './outings/wrong-way-round-the-bases.ts'
import { zooRoar } from './outings/zoo-roar.ts'

/** Where a family goes, and on what. */
export const outingPlots: ScenePlot[] = [
  airportPilot,
  babysitterSong,
  bakeSale,
  beachDonkeys,
  beachWaves,
  campfire,
  canoe,
  carousel,
  catAndTheFire,
  cinema,
  eggUnderTheBarrow,
  escalator,
  farmTrip,
  ferryHorn,
  firstFlight,
  firstSnow,
  friendSleepsHere,
  missedTheTrain,
  museumBones,
  nightTrain,
  torchBeetle,
  fishingJetty,
  goatAteTheMap,
  goalieDucks,
  hockeyPractice,
  iceCreamVan,
  leafPile,
  legBrace,
  lemonadeNobodyCame,
  makingPickles,
  oldTrainSet,
  onlyConesLeft,
  ownGoal,
  packingSuitcase,
  parade,
  practiceBeforeItIsLight,
  readsOutInClass,
  readsToTheDog,
  stuttersToTheDog,
  realTrainRide,
  ridingTheSubway,
  rollerCoaster,
  rollerSkates,
  skiing,
  skippingStones,
  sledging,
  snowPlough,
  snowballFight,
  taxi,
  teddyAtTheSale,
  tentOnAHill,
  ...inOrder(visits),
  torchWalk,
  trainToTheSea,
  tukTuk,
  wallAtCamp,
  whereIsTheSwitch,
  worryGrows,
  wrongWayRoundTheBases,
  zooRoar
]

/** By their names: a module lists its exports in an order of its own, and a bundler in another one. */
function inOrder(plots: Readonly<Record<string, ScenePlot>>): ScenePlot[] {
  const names = Object.keys(plots).toSorted((one, other) => (one < other ? -1 : 1))
  return names.flatMap((name) => plots[name] ?? [])
}
