import { rowsOf } from './role.ts'

/** What two do together, at home for an evening. */
export interface DeedOfTwo {
  /** A whole sentence without its full stop: what stands for what. */
  room: string
  /** What is hardest, somewhere in the middle: "the stirring". */
  part: string
  /** A whole sentence without its full stop: how it has turned out. */
  end: string
}

export const TOGETHER_FIELDS = ['verbs', 'room', 'part', 'end'] as const

/** The verbs without “to”, with what they begin with (“go camping”), and then what `DeedOfTwo` says. The longest that fits is meant. */
export const TOGETHER = `
bake, cook|The table was the kitchen, with the big bowl in the middle and flour up to the edge|the stirring|It had come out higher on the left than on the right, and it smelled of birthdays
make|On the rug lay all that one might need, string, two boxes, the good glue and a button|the bit with the glue|There it stood, with a chair at its back, and anybody could see what it was
build|There were all the cushions, four boxes and the clothes horse, and the rug was the building site|the roof|It had a roof, and it stood, as long as nobody breathed out to the left
paint, draw, decorate|Along the wall hung the back of some old wallpaper, and there were three pots and one good brush|the big blue part|One half was in stripes and the other in dots, and in the middle it went off like a firework
dance|The rug was rolled back, and the radio stood on a chair|the turn|They turned to the left, and to the right, and nobody's foot was under anybody's
sing|The stool was the stage, and the lamp shone on it|the high bit|One had sung the low part and one the high part, and the glasses in the cupboard joined in
camp, go camping|The tent was a big sheet over two chairs, and the torch under a red scarf was the fire|the putting up of the tent|The tent stood, and by the fire there was something on a fork for each of them
go shopping, shop|The shelf was the shop, with a price on every single thing, and the basket stood ready|the queue|The basket was full, nothing was forgotten but the milk, and there was one button left over
sail, go sailing, row|The sofa was the boat, the broom was the mast, and all round it lay the blue blanket|the big wave|They had gone right round the armchair, and in the harbour a tea towel was waved
fish, go fishing|The sofa was the bank, and over the edge hung two spoons on strings|the pulling in|They had a slipper each, and it was the left one and the right one
skate, go skating, go ice skating, ice skate|In socks, the kitchen floor was as good as ice|the bend|They had gone once round the table, arm in arm, and it had even looked like something
swim, go swimming, surf|The blue blanket was the water, cold at the one end and warm at the other|the getting in|They had swum from shore to shore, one on top and one just under it
walk, go for a walk, hike, go hiking|The walk went from the coats to the kitchen, by way of the bathroom, where the view was|the hill, which was the sofa|They had seen two clouds and the same letterbox twice, and were pleasantly tired
travel, go on holiday, go on a trip|By the door stood one suitcase for the two of them, and the sofa was the train|the changing of trains|They had been there and back, and there was sand in the suitcase, or it was sugar
go on an adventure, go on a journey, explore, go exploring, set off|The map was drawn on the back of an envelope, and it began at the mat|the part where nobody had ever been|They had been where nobody ever goes, which was behind the sofa, and a lost spoon lay there
grow, plant|There was a box with earth in it, and one seed lay on a saucer|the waiting|It had not come up yet, but one could see exactly where it would
dig|The big basket was full of everything soft, and that was the ground|the deep end|It was a good deep hole, and at the bottom there lay a spoon from another time
write|There was paper in two sizes, and one pencil with a point at both ends|the middle of the page|It was written, folded twice and stuck down with jam, and it began with the word Dear
knit, sew|There was one ball of wool, and both ends of it were free|the heel|It had two colours and three sleeves, and it was very warm
go to, visit, drive to, fly to, sail to, travel to, walk to, march to|The mat was home, the table was where they wanted to go, and in between lay the rug|halfway|They were there, they saw it from all sides, and they went home the other way round
share|There was one, and there were two of them, and a line was drawn across the rug with chalk|the question of whose turn it was|Each had had exactly half, and each thought that the other's half had been the better one
help each other|In the middle of the rug stood all that was too heavy, or too high up, or shut|the bit where each said after you|Each had done what the other could not do alone, and nothing was left in the middle of the rug
clean, tidy|Everything that lay about was put on one heap, to begin with|the part under the sofa|It looked so good that nobody dared to sit down
ride|The arm of the sofa was to ride on, and the bell was two spoons|the downhill part|They had got there, one in front and one behind, and both of them were windswept
juggle|There were five oranges, and all the cups had been put away|the third orange|For one moment all five were in the air, and nobody was holding anything
start, form, put on|Two chairs stood in a row, the lamp was turned that way, and there was one ticket|the beginning|It had begun, it had gone on, and it had stopped at the same time for both of them
plan|On the table lay a big sheet of paper with nothing on it yet|the middle of the plan|It was all on the paper, with arrows, and one of the arrows was smiling
live, move in|The house was the biggest box, with a door on the one side and a door on the other|the washing-up|They had lived there for a whole evening, and the mat was quite worn
have a picnic, have tea, have a tea party, have breakfast, have lunch, have dinner, have a party|The cloth lay on the rug, and on it stood a cup for everybody and a plate with a lid|the lifting of the lid|There was nothing left but crumbs, and even those had been counted and shared
fly|The sofa was the sky, and a cushion was a cloud|the taking off|They had been up, higher than the lamp, and they had both seen the same roof
read|The book lay open across two pairs of knees|the turning of the page|They had got to the end, and it was a good one, and they both knew how it had come to that
count|There were nineteen of them, if one counted the ones in the window|the place after ten|They had got the same number, both of them, and that was the first time
look for, search for, hunt for, go looking for|The whole room might have it, and the torch was ready|the place behind the cupboard|It had been there all the time, and they had each seen one end of it
learn, practise|Two cushions were the school, and the clock was the bell|the second lesson|They could do it, nearly, and best of all when the other one watched
jump, bounce|The mattress lay in the middle, and all that could tip over had been put away|the coming down|They had come down at the same time, which sounds easy
watch, wait|The window was open at the top, and there were two chairs before it|the sitting still|It had come, and they had both seen it, because nobody had looked away`

let deeds: ReadonlyMap<string, DeedOfTwo> | undefined

function knownDeeds(): ReadonlyMap<string, DeedOfTwo> {
  deeds ??= new Map(
    rowsOf(TOGETHER).flatMap(([verbs = '', room = '', part = '', end = '']) => verbs.split(', ').map((verb) => [verb, { room, part, end }] as const))
  )
  return deeds
}

/** How a deed goes that two do together (“bake a cake”, without “to”); null of one that is not written. */
export function deedOfTwo(base: string): DeedOfTwo | null {
  const words = base.toLowerCase().split(' ')
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const deed = knownDeeds().get(words.slice(0, length).join(' '))
    if (deed) return deed
  }
  return null
}
