import { rowsOf } from './role.ts'

/** What is played in a band: names, how it sounds, what one takes for it at home. */
const INSTRUMENTS = `
drums, drum, drum kit, bongos|boom|two saucepans
trumpet, trombone, horn, french horn, bugle|ta-raa|a funnel
violin, fiddle, cello, viola, double bass|eeee|a ladle and a ruler
guitar, electric guitar, banjo, ukulele, harp|twang|a box with elastic bands
piano, keyboard, organ, accordion|plink|the edge of the table
flute, recorder, whistle, clarinet, oboe, piccolo|toot|a wooden spoon
tuba, saxophone, bassoon, bagpipes, didgeridoo|oompah|the watering can
triangle, cymbals, bells, xylophone, glockenspiel, tambourine, maracas|ting|a fork on a string
`

interface Instrument {
  /** As it is typed, in small letters: "drums". */
  name: string
  /** A word that can be said aloud: "boom". */
  sound: string
  /** "two saucepans" */
  stand: string
}

let known: readonly Instrument[] | undefined

/** All instruments by name, the longest name first. */
export function instruments(): readonly Instrument[] {
  known ??= rowsOf(INSTRUMENTS)
    .flatMap(([names = '', sound = '', stand = '']) => names.split(', ').map((name) => ({ name, sound, stand })))
    .sort((one, other) => other.name.length - one.name.length)
  return known
}
