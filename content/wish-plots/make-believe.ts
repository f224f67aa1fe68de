import type { ScenePlot } from '../format.ts'
import { babyBurpsAndFlies } from './make-believe/baby-burps-and-flies.ts'
import { cableCarWeb } from './make-believe/cable-car-web.ts'
import { eatsOnlyHomework } from './make-believe/eats-only-homework.ts'
import { elephantInThePocket } from './make-believe/elephant-in-the-pocket.ts'
import { fastHedgehog } from './make-believe/fast-hedgehog.ts'
import { frogsAndOneMore } from './make-believe/frogs-and-one-more.ts'
import { heroAndSweets } from './make-believe/hero-and-sweets.ts'
import { heroWithBags } from './make-believe/hero-with-bags.ts'
import { icePalace } from './make-believe/ice-palace.ts'
import { jumpingCourse } from './make-believe/jumping-course.ts'
import { kingWashesUp } from './make-believe/king-washes-up.ts'
import { muddiestPuddle } from './make-believe/muddiest-puddle.ts'
import { puppySisters } from './make-believe/puppy-sisters.ts'
import { queenInTheBath } from './make-believe/queen-in-the-bath.ts'
import { rescuePuppies } from './make-believe/rescue-puppies.ts'
import { smallCreatures } from './make-believe/small-creatures.ts'
import { spaceVisitor } from './make-believe/space-visitor.ts'
import { swordsOfLight } from './make-believe/swords-of-light.ts'
import { threeSingers } from './make-believe/three-singers.ts'
import { toothyToy } from './make-believe/toothy-toy.ts'
import { toysAwake } from './make-believe/toys-awake.ts'
import { wizardSchool } from './make-believe/wizard-school.ts'
import { wobblyUnicorn } from './make-believe/wobbly-unicorn.ts'
import { woollenWeb } from './make-believe/woollen-web.ts'

/** Games of what is seen on screens, told with what is free of them. */
export const makeBelievePlots: ScenePlot[] = [
  babyBurpsAndFlies,
  cableCarWeb,
  eatsOnlyHomework,
  elephantInThePocket,
  fastHedgehog,
  frogsAndOneMore,
  heroAndSweets,
  icePalace,
  jumpingCourse,
  heroWithBags,
  kingWashesUp,
  muddiestPuddle,
  puppySisters,
  queenInTheBath,
  rescuePuppies,
  smallCreatures,
  spaceVisitor,
  swordsOfLight,
  threeSingers,
  toothyToy,
  toysAwake,
  wizardSchool,
  wobblyUnicorn,
  woollenWeb
]
