import type { HobbyFamily } from './format.ts'
import { animals } from './hobbies/animals.ts'
import { ball } from './hobbies/ball.ts'
import { building } from './hobbies/building.ts'
import { chasing } from './hobbies/chasing.ts'
import { climbing } from './hobbies/climbing.ts'
import { collecting } from './hobbies/collecting.ts'
import { computers } from './hobbies/computers.ts'
import { conjuring } from './hobbies/conjuring.ts'
import { cooking } from './hobbies/cooking.ts'
import { crafts } from './hobbies/crafts.ts'
import { cycling } from './hobbies/cycling.ts'
import { dancing } from './hobbies/dancing.ts'
import { digging } from './hobbies/digging.ts'
import { dinosaurs } from './hobbies/dinosaurs.ts'
import { drawing } from './hobbies/drawing.ts'
import { fishing } from './hobbies/fishing.ts'
import { gardening } from './hobbies/gardening.ts'
import { gymnastics } from './hobbies/gymnastics.ts'
import { hiking } from './hobbies/hiking.ts'
import { instrument } from './hobbies/instrument.ts'
import { martialArts } from './hobbies/martial-arts.ts'
import { photography } from './hobbies/photography.ts'
import { playing } from './hobbies/playing.ts'
import { puzzles } from './hobbies/puzzles.ts'
import { reading } from './hobbies/reading.ts'
import { repairing } from './hobbies/repairing.ts'
import { running } from './hobbies/running.ts'
import { science } from './hobbies/science.ts'
import { sewing } from './hobbies/sewing.ts'
import { singing } from './hobbies/singing.ts'
import { skating } from './hobbies/skating.ts'
import { sleeping } from './hobbies/sleeping.ts'
import { space } from './hobbies/space.ts'
import { swimming } from './hobbies/swimming.ts'
import { theatre } from './hobbies/theatre.ts'
import { vehicles } from './hobbies/vehicles.ts'
import { writing } from './hobbies/writing.ts'

/** Every hobby that has lines of its own; whatever is not here falls back to a skill. */
export const hobbyFamilies: HobbyFamily[] = [
  animals,
  ball,
  building,
  chasing,
  climbing,
  collecting,
  computers,
  conjuring,
  cooking,
  crafts,
  cycling,
  dancing,
  digging,
  dinosaurs,
  drawing,
  fishing,
  gardening,
  gymnastics,
  hiking,
  instrument,
  martialArts,
  photography,
  playing,
  puzzles,
  reading,
  repairing,
  running,
  science,
  sewing,
  singing,
  skating,
  sleeping,
  space,
  swimming,
  theatre,
  vehicles,
  writing
]
