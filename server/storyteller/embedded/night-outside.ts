import type { SubPack } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { hash } from '../random.ts'
import { remembered } from '../remembered.ts'

/**
 * What is seen and heard outside at bedtime agrees with the story that was told before it: no stars over the snow that is
 * still falling, no mist in front of the moon that was looked at, no second moon, and no second hedgehog.
 */

interface Motif {
  text: string
}

const MOON = /\b(?:moon|moons|moonlight|moonlit)\b/iu
const STARS =
  /\b(?:stars?|starry|starlight|plough|big dipper|southern cross|pointers|milky way|constellations?|comets?|planets?)\b/iu
const CLOUD = /\b(?:clouds?|cloudy|mist|misty|fog|foggy|foghorn|haze|hazy|garúa|pigeon’s wing|of a pigeon)\b/iu
const STORM = /\b(?:storms?|stormy|thunder|thunderstorm|lightning|hail)\b/iu
const SNOW = /\b(?:snow\w*|frost\w*|ice(?! cream| loll)|icy|icicles?|flakes?|white hat|white river)\b/iu
const RAIN =
  /\b(?:rain|rained|raining|rainy|rains|drizzle|puddles?|umbrellas?|gutter pipe|wet slates|sprinklers|washed the stone steps)\b/iu
const SUN =
  /\b(?:sunny|sunshine|sunset|beach|summer|heatwave|heat wave|picnic|sandcastles?|paddling|ice cream|sunburn)\b/iu
/** After a day of these no icicle drips in the night. */
const WARM =
  /\b(?:sands?|seaside|tide|swam|swim|swims|swimming|bathing|barefoot|too hot|so hot|heat|melt(?:s|ed|ing)?|cicadas?|sunhats?|sun hats?|fans?)\b/iu
/** What is awake in a warm night only. */
const OF_SUMMER =
  /\b(?:crickets?|cicadas?|(?:bull|tree )?frogs?|frogmouth|fireflies|geckos?|moths?|mosquitoes|midges|nightingale)\b/iu
const WIND = /\b(?:wind|winds|windy|gale|gusts?|breeze|blew)\b/iu
/** “Did not move” is said of still air. */
const STILL_AIR = /\b(?:did not move|straight, until|hung still|held still)\b/iu

/** Who goes about there: an animal of the story or of the family is not met a second time, by chance. */
const ANIMAL =
  /\b(?:cat|dog|cricket|sheep|pigeon|gecko|duck|crow|snail|rooster|frog|possum|moth|owl|heron|hedgehog|gull|goat|donkey|swan|squirrel|raccoon|rabbit|parrot|mouse|magpie|hen|goose|bat|plover|fox|eider|cow|beetle|bee|horse|monkey|toad|geese|firefl|egret|swift|bird)(?=s|ies|y|\b)/gu

/** What is out there by day, or at dusk: a child in bed does not hear of it. */
const OF_DAYLIGHT =
  /\b(?:dusk|red as the sky|against the light|too dark to see|flamingos|pelicans|swifts|sunbird|hummingbird|kingfisher|mynas|egrets?|cockatoos|grackles|pigeons wheeled|hoopoe|kite wheeled|kids’|one ball|surfboard|goalposts|prams|kererū|set out for the evening|pūkeko|badminton|walkers|bulbul|tūī|koel|squirrel|shoes\b)/iu

/** All that can be seen from a bed through a window, late. */
export function throughTheWindow({ outside, nature }: SubPack): readonly Motif[] {
  return [...outside, ...nature].filter(({ text }) => !OF_DAYLIGHT.test(text))
}

export type OfTonight = <T extends Motif>(motifs: readonly T[]) => T[]

/** Keeps what fits the weather of this story; where it says nothing, that of a clear night or of a dull one. */
export function outsideTonight(plan: StoryPlan, night: string = plan.wish.about): OfTonight {
  const told = toldText(plan)
  // The whole story is searched, and each motif asks again.
  const found = new Map<RegExp, boolean>()
  const says = (sign: RegExp) => {
    const isSaid = found.get(sign) ?? sign.test(told)
    found.set(sign, isSaid)
    return isSaid
  }
  const met = new Set([...animalsIn(told), ...plan.cast.flatMap(({ kind }) => kind ?? [])])
  const isClear = says(MOON) || says(STARS)
  const isDull = says(CLOUD) || says(STORM) || says(SNOW) || says(RAIN)
  const isClearNight = isClear === isDull ? isUsuallyClear(plan.culture.place, night) : isClear
  return (motifs) =>
    motifs.filter(({ text }) => {
      const { looksDull, looksClear, isOfSnow, isOfSummer, isOfRain, isStill, animals } = seenIn(text)
      if (animals.some((animal) => met.has(animal))) return false
      if (looksDull && looksClear && (isClear || isDull)) return false
      if (looksDull && (isClear || says(SUN))) return false
      if (!looksDull && looksClear && (isDull || says(MOON))) return false
      if (isOfSnow && (says(SUN) || says(WARM) || says(RAIN))) return false
      if (isOfSummer && says(SNOW)) return false
      if (isOfRain && (says(SNOW) || says(SUN) || isClear)) return false
      if (isStill && says(WIND)) return false
      // Two of them tell of the same night.
      if (looksDull || isOfRain) return !isClearNight
      return isClearNight || !looksClear
    })
}

function animalsIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(ANIMAL)].map(([animal]) => animal)
}

/** Each evening asks the same of every motif of its place. */
const seenIn = remembered((text) => ({
  animals: animalsIn(text),
  looksDull: CLOUD.test(text) || STORM.test(text),
  looksClear: MOON.test(text) || STARS.test(text),
  isOfSnow: SNOW.test(text),
  isOfSummer: OF_SUMMER.test(text),
  isOfRain: RAIN.test(text),
  isStill: STILL_AIR.test(text) || /\b(?:mist|fog)\b/iu.test(text)
}))

/** As often as the place has a clear sky to show. */
function isUsuallyClear({ sky }: SubPack, night: string): boolean {
  const dull = sky.filter(
    ({ text }) => CLOUD.test(text) || STORM.test(text) || /\bflakes\b|\bsnow (?:fell|came)\b/iu.test(text)
  )
  const clear = sky.filter((motif) => !dull.includes(motif) && (MOON.test(motif.text) || STARS.test(motif.text)))
  return hash(night) % Math.max(1, dull.length + clear.length) < clear.length || dull.length === 0
}

/** What is sure to be told, and what the scenes of tonight say. */
function toldText(plan: StoryPlan): string {
  const { wish } = plan
  const steps =
    plan.kind === 'scenes'
      ? [...plan.scenes.flatMap(({ scene }) => scene.steps), ...plan.plot.bed, { both: [...(plan.plot.last ?? [])] }]
      : [...plan.plot.want, ...plan.plot.setOut, ...plan.plot.resolve, ...plan.plot.home]
  return [wish.about, ...steps.flatMap(linesOf).map(lineText)].join(' ')
}
