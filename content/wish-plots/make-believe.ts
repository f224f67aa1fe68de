import type { ScenePlot } from '../format.ts'
import { alienEatsTheSpoons } from './make-believe/alien-eats-the-spoons.ts'
import { babyBurpsAndFlies } from './make-believe/baby-burps-and-flies.ts'
import { cableCarWeb } from './make-believe/cable-car-web.ts'
import { cementMixerCake } from './make-believe/cement-mixer-cake.ts'
import { cowLaidAnEgg } from './make-believe/cow-laid-an-egg.ts'
import { crocodileBrushesTooMuch } from './make-believe/crocodile-brushes-too-much.ts'
import { diggerTummyAche } from './make-believe/digger-tummy-ache.ts'
import { duckInWellies } from './make-believe/duck-in-wellies.ts'
import { eatsOnlyHomework } from './make-believe/eats-only-homework.ts'
import { eightDrums } from './make-believe/eight-drums.ts'
import { elephantInThePocket } from './make-believe/elephant-in-the-pocket.ts'
import { fastHedgehog } from './make-believe/fast-hedgehog.ts'
import { frogsAndOneMore } from './make-believe/frogs-and-one-more.ts'
import { heroAndSweets } from './make-believe/hero-and-sweets.ts'
import { heroWithBags } from './make-believe/hero-with-bags.ts'
import { icePalace } from './make-believe/ice-palace.ts'
import { jumpingCourse } from './make-believe/jumping-course.ts'
import { kingWashesUp } from './make-believe/king-washes-up.ts'
import { knightOnAPig } from './make-believe/knight-on-a-pig.ts'
import { lighthouseAsleep } from './make-believe/lighthouse-asleep.ts'
import { moonBorrowsSugar } from './make-believe/moon-borrows-sugar.ts'
import { muddiestPuddle } from './make-believe/muddiest-puddle.ts'
import { octopusOneSock } from './make-believe/octopus-one-sock.ts'
import { penguinIceCreamDesert } from './make-believe/penguin-ice-cream-desert.ts'
import { puppySisters } from './make-believe/puppy-sisters.ts'
import { queenInTheBath } from './make-believe/queen-in-the-bath.ts'
import { rescuePuppies } from './make-believe/rescue-puppies.ts'
import { slothLateForBirthday } from './make-believe/sloth-late-for-birthday.ts'
import { smallCreatures } from './make-believe/small-creatures.ts'
import { spaceVisitor } from './make-believe/space-visitor.ts'
import { swordsOfLight } from './make-believe/swords-of-light.ts'
import { talkingToilet } from './make-believe/talking-toilet.ts'
import { threeSingers } from './make-believe/three-singers.ts'
import { toothKeepsASeat } from './make-believe/tooth-keeps-a-seat.ts'
import { toothyToy } from './make-believe/toothy-toy.ts'
import { toysAwake } from './make-believe/toys-awake.ts'
import { trainUnderTheSea } from './make-believe/train-under-the-sea.ts'
import { unicornPiped } from './make-believe/unicorn-piped.ts'
import { wellyLooksForItsOther } from './make-believe/welly-looks-for-its-other.ts'
import { wizardSchool } from './make-believe/wizard-school.ts'
import { wobblyUnicorn } from './make-believe/wobbly-unicorn.ts'
import { wolfWithLeeks } from './make-believe/wolf-with-leeks.ts'
import { woollenWeb } from './make-believe/woollen-web.ts'

/** Games of what is seen on screens, told with what is free of them. */
export const makeBelievePlots: ScenePlot[] = [
  alienEatsTheSpoons,
  babyBurpsAndFlies,
  cableCarWeb,
  cementMixerCake,
  cowLaidAnEgg,
  crocodileBrushesTooMuch,
  diggerTummyAche,
  duckInWellies,
  eatsOnlyHomework,
  eightDrums,
  elephantInThePocket,
  fastHedgehog,
  frogsAndOneMore,
  heroAndSweets,
  icePalace,
  jumpingCourse,
  heroWithBags,
  kingWashesUp,
  knightOnAPig,
  lighthouseAsleep,
  moonBorrowsSugar,
  muddiestPuddle,
  octopusOneSock,
  penguinIceCreamDesert,
  puppySisters,
  queenInTheBath,
  rescuePuppies,
  slothLateForBirthday,
  smallCreatures,
  spaceVisitor,
  swordsOfLight,
  talkingToilet,
  threeSingers,
  toothKeepsASeat,
  toothyToy,
  toysAwake,
  trainUnderTheSea,
  unicornPiped,
  wellyLooksForItsOther,
  wizardSchool,
  wobblyUnicorn,
  wolfWithLeeks,
  woollenWeb
]
