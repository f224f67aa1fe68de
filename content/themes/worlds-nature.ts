import type { ThemeWorld } from '../format.ts'

/** What the animals and places that children ask for most know, do and get wrong; joined to their packs by id. */
export const natureWorlds: Record<string, ThemeWorld> = {
  bears: {
    sort: 'creature',
    verbs: [
      ['growl like a bear', 'growled like a bear', 'growling like a bear'],
      ['look for honey', 'looked for honey', 'looking for honey'],
      ['scratch on a tree', 'scratched on a tree', 'scratching on a tree'],
      ['sleep the whole winter', 'slept the whole winter', 'sleeping the whole winter'],
      ['fish with both paws', 'fished with both paws', 'fishing with both paws']
    ],
    facts: [
      'A newborn bear is as small as a guinea pig',
      'Bears do not eat all winter, and the cubs are born while their mother is half asleep',
      'Polar bears have black skin under their white fur',
      'Bears can smell a picnic from kilometres away',
      'Brown bears can run as fast as a horse',
      'Pandas are bears who eat grass all day long',
      'A sloth bear sucks up ants as if through a straw',
      'Bears rub their backs on trees to leave their smell for the neighbours'
    ],
    guesses: [
      'Bears sleep all winter because their slippers are wet',
      'They like honey because it doesn’t run away',
      'A bear stands up to see whether supper is ready',
      'Polar bears are white from the fridge',
      'The growling is only their stomachs'
    ],
    says: ['Is it spring yet', 'Who has been in my chair', 'One more lick', 'Mind the bees', 'I wasn’t asleep, I was resting my fur'],
    props: [
      ['the cave', 'the space under the table'],
      ['the honey', 'a jar with a sock in it'],
      ['the tree', 'the doorpost'],
      ['the snow', 'every white towel there was'],
      ['the salmon', 'a silver spoon'],
      ['the fur', 'the big brown blanket']
    ],
    parts: ['the mother bear', 'the cub who was not tired', 'the bees, all of them', 'the doorpost tree', 'the salmon', 'the snow', 'the neighbour from the next cave'],
    goes: [
      ['{S} rubbed one shoulder on the doorpost, and it was just the right height.', 'Against the doorpost leaned {S}, and scratched where no paw could reach.'],
      ['Down by the river {S} waited with both paws up, and did not blink.', 'A spoon came swimming by, and {S} had it.'],
      ['Slowly {S} put one paw into the jar, and listened for bees.', 'With a paw full of honey {S} walked on three legs.'],
      ['At the first snow {S} turned round and round, and lay down.', 'In the cave {S} made a bed of everything soft.']
    ],
    mishaps: [
      {
        problem: ['The paw would go into the honey jar and would not come out.', 'There was a jar on the paw, and there it stayed.'],
        fail: ['{S} pulled, and only got further away from the jar’s other end.', '{S} tried shaking it, and the lamp got some.'],
        see: ['“You’re holding it,” said {A}. “Let go, and there’s room.”', '“It went in flat,” said {A}. “Now it’s a fist.”'],
        mend: ['So {S} opened the paw and {A} held the jar;; out it came, with nothing in it but a good smell.', '{A} said let go, {S} did, and a spoon was found for the rest.'],
        alone: ['{S} let go of the honey, and the paw came out by itself.']
      },
      {
        problem: ['It was time for the long sleep, and the smallest bear was wide awake.', 'One of the bears could not find the beginning of winter.'],
        fail: ['{S} shut both eyes very hard, and saw only stripes.', 'Counting bees did not help {S}, because they would not keep still.'],
        see: ['“You haven’t eaten enough,” said {A}. “A bear who’s hungry hears everything.”', '“There’s a draught,” said {A}. “It comes in where the snow should be.”'],
        mend: ['{A} brought one last berry, {S} ate it slowly, and in the middle of it came the yawn.', 'So {A} piled towels at the door of the cave;; {S} was warm right down to the claws.'],
        alone: ['{S} ate one last berry in the dark, and in the middle of it came the yawn.']
      },
      {
        problem: ['Two bears wanted the same back rubbed by the same tree.', 'At the doorpost there was a queue, and it was growling.'],
        fail: ['{S} said me first, and so did all the others.', '{S} hung up a sign, but bears cannot read.'],
        see: ['“A back is a tree as well,” said {A}, “if somebody leans on it.”', '“Turn round,” said {A}. “You have one each, behind you.”'],
        mend: ['So {S} and {A} stood back to back and rubbed, and neither had to wait.', 'Back to back they stood, {A} went up and {S} went down, and that was the place exactly.'],
        alone: ['{S} found a second doorpost on the other side of the same door.']
      }
    ],
    ends: ['Snow lay on the cave, and not one paw stuck out.', 'The last of the honey was licked up, and the bees went home.', 'In the cave somebody breathed in, and it was long before they breathed out.']
  },
  birds: {
    sort: 'creature',
    verbs: [
      ['sing in the morning', 'sang in the morning', 'singing in the morning'],
      ['build a nest', 'built a nest', 'building a nest'],
      ['flap and glide', 'flapped and glided', 'flapping and gliding'],
      ['hatch out', 'hatched out', 'hatching out'],
      ['fly south', 'flew south', 'flying south']
    ],
    facts: [
      'A hummingbird can fly backwards',
      'Swifts sleep in the air, with half of their head at a time',
      'The heart of a robin beats ten times while you say its name',
      'Crows remember a face, and tell their children about it',
      'Ostrich eggs are as heavy as twenty-four hens’ eggs',
      'Birds have hollow bones, so that they are easy to lift',
      'Some terns fly from one end of the world to the other, every year',
      'A woodpecker wraps its tongue round the inside of its head'
    ],
    guesses: [
      'Birds sing so early because they can’t find the light switch',
      'They fly south because their umbrella is there',
      'A nest is round so that nobody has to sleep in the corner',
      'Owls turn their heads because they forgot something behind them',
      'Pigeons nod because they agree with you'
    ],
    says: ['Cheep', 'This branch is taken', 'Have you seen my worm', 'After you', 'Left wing, right wing, and hope'],
    props: [
      ['the nest', 'a jumper rolled into a ring'],
      ['the eggs', 'three pairs of socks'],
      ['the beak', 'a paper cone'],
      ['the worm', 'a shoelace'],
      ['the wings', 'the sleeves of a coat'],
      ['the high branch', 'the arm of the sofa']
    ],
    parts: ['the early bird', 'the worm, who had slept in', 'the third egg', 'the wind', 'the one who sings at four', 'the old crow who knew everyone', 'the branch'],
    goes: [
      ['{S} carried one thread in the beak, and tucked it in just so.', 'Round and round went {S}, pressing the nest into shape from inside.'],
      ['Very lightly {S} sat down on the socks.', 'On the eggs sat {S}, and looked far away, as birds do.'],
      ['A first note came from {S}, and somebody answered it.', 'From the arm of the sofa {S} sang, to see what would come back.'],
      ['Both sleeves out, {S} leaned into the wind and was nearly off.', 'Off the branch went {S}, and it was not far, but it was flying.']
    ],
    mishaps: [
      {
        problem: ['The nest fell apart whenever a bird got in.', 'As soon as an egg was laid, the nest had a hole on the other side.'],
        fail: ['{S} put in more sticks, and now it was a hedgehog.', 'Holding it together with both wings, {S} could not do anything else.'],
        see: ['“There’s nothing soft in it,” said {A}. “Nothing to hold the hard bits’ hands.”', '“You’re building it from outside,” said {A}. “A bird sits in it and turns.”'],
        mend: ['{A} brought wool, {S} sat in the middle and turned, and it stayed a nest.', 'So {S} got in, {A} handed over one thread after another, and round it grew.'],
        alone: ['{S} got in, turned three times with a bit of wool, and it stayed a nest.']
      },
      {
        problem: ['Nobody could sleep, because one bird thought that it was morning.', 'On the sofa somebody was singing, and it was not even nine.'],
        fail: ['{S} said hush, and the bird took that for a duet.', '{S} tried pulling the curtain, and it sang louder, to cheer up the dark.'],
        see: ['“It sees the lamp,” said {A}. “It thinks the lamp is getting up.”', '“It wants an answer,” said {A}. “Then it can stop asking.”'],
        mend: ['{A} turned down the lamp, {S} gave one low note, and the bird put its head away.', 'So {S} sang the last bit of the song and {A} nodded;; there was no more to be said.'],
        alone: ['{S} turned the lamp low, gave one soft note back, and the bird put its head away.']
      },
      {
        problem: ['The smallest bird stood at the edge and would not fly.', 'At the very end of the branch two small feet held on.'],
        fail: ['{S} said jump, and the feet held on tighter.', 'Flapping in front of it was all that {S} could think of, and it clapped.'],
        see: ['“It’s looking down,” said {A}. “Nobody ever flew down there. Show it across.”', '“It hasn’t opened the left one,” said {A}. “It has been carrying something in it.”'],
        mend: ['So {S} went to the other side and {A} held out a shoelace;; across it came, all of one carpet.', '{A} took the biscuit from under the wing, {S} counted to three, and there was a small wind.'],
        alone: ['{S} held out a shoelace from across the carpet, and that was worth a flight.']
      }
    ],
    ends: ['The heads went under the wings, one after the other along the branch.', 'There was one last cheep, and it was only a dream of a worm.', 'Up in the roof it rustled, and then it was settled.']
  },
  insects: {
    sort: 'creature',
    verbs: [
      ['crawl on six legs', 'crawled on six legs', 'crawling on six legs'],
      ['spin a cocoon', 'spun a cocoon', 'spinning a cocoon'],
      ['carry a crumb', 'carried a crumb', 'carrying a crumb'],
      ['buzz from flower to flower', 'buzzed from flower to flower', 'buzzing from flower to flower'],
      ['look under a stone', 'looked under a stone', 'looking under a stone']
    ],
    facts: [
      'An ant can carry fifty times its own weight',
      'Butterflies taste with their feet',
      'A bee dances to tell the others where the flowers are',
      'Crickets have their ears on their knees',
      'Ladybirds bleed yellow from their knees when they are cross',
      'A snail is no insect, and neither is a spider: insects have six legs',
      'Inside its cocoon a caterpillar turns nearly to soup before it is a butterfly',
      'Dung beetles find their way home by the stars'
    ],
    guesses: [
      'Ants walk in a line because the path is narrow for them too',
      'The buzzing is bees reading aloud',
      'A caterpillar has so many legs in case it loses one',
      'Fireflies glow because they swallowed a torch',
      'Ladybirds have spots to know which way up they are'
    ],
    says: ['Buzz', 'Left, left, left, right, right, right', 'Whose crumb is that', 'Mind the ant', 'I’m not asleep, I’m a cocoon'],
    props: [
      ['the cocoon', 'a sleeping bag'],
      ['the anthill', 'the laundry'],
      ['the crumb', 'a cushion'],
      ['the wings', 'two sheets of newspaper'],
      ['the flower', 'a plate on a broom'],
      ['the stone', 'the bath mat']
    ],
    parts: ['the queen of the ants', 'the ant who always asked why', 'the caterpillar, all five cushions of it', 'the bee who danced', 'the flower', 'the crumb', 'the beetle on its back'],
    goes: [
      ['{S} took the crumb in both arms and went backwards with it.', '{S} carried one crumb across the whole desert of the carpet.'],
      ['At the flower {S} danced twice left and once right, which meant the kitchen.', 'In front of them all {S} danced the way to the biscuits.'],
      ['Into the sleeping bag went {S}, and did up the last bit from inside.', 'Hanging over the edge of the sofa, {S} spun in and waited.'],
      ['Under the bath mat {S} looked, very slowly, so as not to wake anyone.', '{S} lifted a corner of the stone, and put it back just as it was.']
    ],
    mishaps: [
      {
        problem: ['The crumb was bigger than the door of the anthill.', 'In front of the hole stood the crumb, and would not go in.'],
        fail: ['{S} pushed, and the whole anthill took a step back.', '{S} tried turning it over; it was just as big upside down.'],
        see: ['“Nobody said that it must go in whole,” said {A}. “Ants are small for a reason.”', '“Bite it,” said {A}. “Then it’s two crumbs and a party.”'],
        mend: ['So {S} took it apart and {A} passed the pieces through;; it all fitted, in the stomachs most of all.', '{A} took one corner and {S} the other, and what went in was smaller by a good deal.'],
        alone: ['{S} ate the corners off, and then it went through.']
      },
      {
        problem: ['A beetle lay on its back, and all its legs were busy.', 'Upside down on the rug somebody was walking in the air.'],
        fail: ['{S} turned it over, and it was going so fast that it rolled on.', 'Blowing was no help from {S}; it only spun.'],
        see: ['“It has nothing to hold on to,” said {A}. “The sky is slippery.”', '“Wait until it stops,” said {A}. “It’s too cross to be helped.”'],
        mend: ['{A} held out a sleeve and {S} rocked a little;; there it was, the right way up and rather dignified.', 'They waited until {S} could give it one finger to hold;; {A} said that it had looked well from below.'],
        alone: ['{S} gave it a finger to hold, and it turned itself over, as though it had never asked.']
      },
      {
        problem: ['The cocoon would not open, and it was getting warm in there.', 'From inside the sleeping bag came a knocking.'],
        fail: ['{S} pulled at the top, but the top was the feet.', 'Shouting come out was what {S} did, and it said which way.'],
        see: ['“It must do it alone,” said {A}, “or its wings stay soft. But one may hold the zip.”', '“It has come to the corner,” said {A}. “Everyone who’s new thinks that there’s only one way.”'],
        mend: ['So {A} held the zip and {S} looked the other way to be polite;; out came a butterfly with hair on end.', '{S} tapped where the hole was, {A} held the newspaper ready, and it had wings at once.'],
        alone: ['{S} wriggled round once, found the hole, and was something else.']
      }
    ],
    ends: ['Six times two shoes stood by the door, or so it looked.', 'The last ant shut the anthill and hung up the key.', 'Under the leaf it was dark, and nothing with legs was moving.']
  },
  horses: {
    sort: 'creature',
    verbs: [
      ['trot round the yard', 'trotted round the yard', 'trotting round the yard'],
      ['ride a pony', 'rode a pony', 'riding a pony'],
      ['brush a mane', 'brushed a mane', 'brushing a mane'],
      ['jump the hedge', 'jumped the hedge', 'jumping the hedge'],
      ['neigh for a carrot', 'neighed for a carrot', 'neighing for a carrot']
    ],
    facts: [
      'Horses can sleep standing up, because their knees lock',
      'A foal can stand an hour after it was born',
      'Horses see nearly all the way round, and not the tip of their own nose',
      'They say hello by breathing into each other’s noses',
      'A horse’s hoof is one big toenail',
      'Ponies are not young horses; they are small ones',
      'You can tell the age of a horse by its teeth',
      'Horses keep one friend for years, and scratch each other’s backs'
    ],
    guesses: [
      'Horses sleep standing up because the beds are too short',
      'They wear shoes so that they can be heard coming',
      'A mane is for holding on to when it’s windy',
      'Horses say neigh when they mean yes, to be different',
      'Zebras are horses that leaned on a fence'
    ],
    says: ['Whoa', 'Walk on', 'Is that a carrot', 'Up you get', 'This one goes backwards as well'],
    props: [
      ['the horse', 'the back of the sofa'],
      ['the reins', 'a dressing-gown cord'],
      ['the hooves', 'two coconut shells, or cups'],
      ['the hedge', 'a row of books'],
      ['the carrot', 'a carrot'],
      ['the mane', 'the fringe of the rug']
    ],
    parts: ['the front half', 'the back half', 'the rider who forgot the reins', 'the hedge', 'the one with the cups', 'the foal', 'the farrier'],
    goes: [
      ['{S} sat up straight, said walk on, and was believed.', 'With heels down {S} rode out of the gate.'],
      ['From the tips upwards {S} brushed the mane, as it should be done.', 'Every knot was asked first by {S} whether it minded.'],
      ['Over the books went {S}, and only the atlas fell.', 'Up came the knees of {S}, and the hedge was behind.'],
      ['On a flat hand {S} held out the carrot, thumb tucked in.', 'Something warm breathed on the hand of {S}, and the carrot was gone.']
    ],
    mishaps: [
      {
        problem: ['The horse would go to the left, and not to anywhere else.', 'Round and round went the horse, always past the same chair.'],
        fail: ['{S} pulled the other rein, and it came off.', '{S} tried leaning over, and there was nearly a rider on the rug.'],
        see: ['“You’re looking left,” said {A}. “A horse goes where you look.”', '“The back half is in front,” said {A}. “No wonder.”'],
        mend: ['So {S} looked at the door, {A} clicked twice, and out of it they went.', '{A} turned the back half round and {S} tried again;; it had been meaning to go straight all day.'],
        alone: ['{S} looked at the door instead of the chair, and out of it they went.']
      },
      {
        problem: ['In front of the hedge the pony stopped, and stood there like a wardrobe.', 'At the row of books all four feet said no.'],
        fail: ['{S} said hup, and went over alone.', 'Making it higher, to show it, was not the best idea that {S} had had.'],
        see: ['“It hasn’t seen the other side,” said {A}. “Would you?”', '“It wants to be asked twice,” said {A}. “It’s a pony.”'],
        mend: ['{A} took away one book and {S} walked it round;; then it jumped as if it had thought of it.', 'So {S} asked again, {A} stood on the far side with the carrot, and over it came.'],
        alone: ['{S} led it round to see the other side, came back, and then it jumped.']
      },
      {
        problem: ['One shoe was gone, and the trot had a hole in it.', 'Clip, clop, clip, went the pony, and then nothing.'],
        fail: ['{S} tied on a slipper, and it trotted like a person in a slipper.', '{S} tried hopping along beside it, to fill the gap.'],
        see: ['“It lies where the noise stopped,” said {A}. “By the door.”', '“We have a cup too few,” said {A}. “It was drunk out of.”'],
        mend: ['{A} went back along the way and found it, {S} put it on, and the trot was whole.', 'So {S} rinsed the cup, {A} knocked it on, and clop came back.'],
        alone: ['{S} walked back along the trot, and there lay the shoe.']
      }
    ],
    ends: ['The stable door was shut below and open above, for the moon.', 'Somebody large breathed out into the straw.', 'All the hooves stood still, and one of them on its tip, as they do.']
  },
  elephants: {
    sort: 'creature',
    verbs: [
      ['trumpet with the trunk', 'trumpeted with the trunk', 'trumpeting with the trunk'],
      ['spray water', 'sprayed water', 'spraying water'],
      ['walk in a line, tail in trunk', 'walked in a line, tail in trunk', 'walking in a line, tail in trunk'],
      ['remember everything', 'remembered everything', 'remembering everything'],
      ['roll in the mud', 'rolled in the mud', 'rolling in the mud']
    ],
    facts: [
      'An elephant’s trunk has forty thousand muscles and no bones',
      'Elephants talk in voices too low for us to hear',
      'Baby elephants suck their trunks as we suck our thumbs',
      'They hear with their feet when thunder is far off',
      'An elephant can pick up one peanut, or a tree',
      'Elephants use mud so that they do not get sunburnt',
      'The oldest grandmother leads the way, because she remembers where the water is',
      'Elephants cannot jump, and do not seem to mind'
    ],
    guesses: [
      'The trunk is so long because they never had spoons',
      'Elephants are grey because they’re washed with everything else',
      'They have big ears for blushing',
      'An elephant never forgets because it has nowhere to lose things',
      'They’re wrinkled because they’re too big to iron'
    ],
    says: ['Tail, please', 'I remember this puddle', 'Stand back, I’m going to sneeze', 'Who stepped on my thought', 'That was my good ear'],
    props: [
      ['the trunk', 'a long sock'],
      ['the ears', 'two pillows'],
      ['the mud', 'the brown rug'],
      ['the water', 'a jug of blue paper'],
      ['the tail', 'a dressing-gown cord'],
      ['the peanut', 'a button']
    ],
    parts: ['the grandmother who led', 'the calf at the end', 'the trunk', 'the left ear', 'the puddle', 'the peanut', 'the bird that sat on top'],
    goes: [
      ['{S} took the tail in front, and the line began to move.', 'At the end of the line came {S}, holding on and looking about.'],
      ['With the long sock {S} picked up one button.', 'Down came the trunk of {S}, felt about, and there was the peanut.'],
      ['Slowly {S} sat down in the mud, and it was worth it.', 'Into the brown rug rolled {S}, first one side and then the other.'],
      ['Up went the trunk of {S}, and the cups rang.', 'A sound came out of {S} that had been waiting since breakfast.']
    ],
    mishaps: [
      {
        problem: ['There was a knot in the trunk, and nobody knew how long it had been there.', 'The trunk had been tied, as a reminder of something.'],
        fail: ['{S} pulled both ends, and now it was a smaller knot.', '{S} tried sneezing, and it went in at one ear.'],
        see: ['“You tied it so as not to forget,” said {A}. “It comes undone when you remember.”', '“Push,” said {A}. “A knot likes to be pushed.”'],
        mend: ['{S} remembered that it had been about the jam, {A} fetched the jam, and the knot fell open.', 'So {A} pushed and {S} breathed out, and there was a trunk again.'],
        alone: ['{S} thought hard, remembered the jam, and the knot fell open.']
      },
      {
        problem: ['The line of elephants had bitten its own tail and was going in a circle.', 'Round the table they went, and each of them was following.'],
        fail: ['{S} said stop, and everybody waited for the one in front.', 'Going faster was what {S} tried, and so did the one behind.'],
        see: ['“Somebody has to let go and be first,” said {A}. “It’s the hardest place.”', '“We have no grandmother,” said {A}. “A line must have one who knows the way.”'],
        mend: ['So {S} let go, {A} said left, and the circle opened into a path.', '{A} put on the shawl to be the grandmother and {S} took the tail;; out of the door they went.'],
        alone: ['{S} let go of the tail, chose the kitchen, and the whole line came along.']
      },
      {
        problem: ['A very small mouse sat in the middle of the way, and the elephant would not pass.', 'In the doorway was a mouse, and behind it was a queue of elephants.'],
        fail: ['{S} trumpeted, and the mouse said pardon.', '{S} tried going round, and there was no round.'],
        see: ['“It isn’t in your way,” said {A}. “You’re in its house.”', '“It can’t see you,” said {A}. “It thinks that you’re the wall.”'],
        mend: ['{S} lay right down to say good evening and {A} moved one chair;; the mouse showed them all through.', 'So {A} spoke for both of them and {S} held out the trunk;; the mouse rode out on it.'],
        alone: ['{S} lay right down, said good evening, and the mouse stepped aside.']
      }
    ],
    ends: ['All the ears were folded, and it took a while.', 'The line lay down in order, the smallest in the middle.', 'Somewhere very low a voice said goodnight, and the floor understood it.']
  },
  penguins: {
    sort: 'creature',
    verbs: [
      ['waddle across the ice', 'waddled across the ice', 'waddling across the ice'],
      ['slide on the stomach', 'slid on the stomach', 'sliding on the stomach'],
      ['huddle together', 'huddled together', 'huddling together'],
      ['dive for a fish', 'dived for a fish', 'diving for a fish'],
      ['keep an egg warm', 'kept an egg warm', 'keeping an egg warm']
    ],
    facts: [
      'Emperor penguin fathers carry the egg on their feet for two months',
      'In a huddle they take turns at being in the middle',
      'Penguins cannot fly, but under water they do the same thing',
      'A penguin gives its friend the best stone it can find',
      'They know their family by voice among thousands',
      'The smallest penguins are as tall as a ruler',
      'Penguins drink sea water and sneeze out the salt',
      'There are no penguins at the North Pole, so they have never met a polar bear'
    ],
    guesses: [
      'Penguins wear black and white because they’re always going to a concert',
      'They waddle because their trousers are too long',
      'A penguin doesn’t fly because it has seen how far it is',
      'They stand in a huddle to hear the same story',
      'Their feet stay warm because they think of toast'
    ],
    says: ['My turn in the middle', 'Is this your egg', 'Mind the ice', 'Have a stone', 'Down on your stomach, and go'],
    props: [
      ['the ice', 'the hall floor, in socks'],
      ['the egg', 'a ball of wool on two feet'],
      ['the sea', 'the blue blanket'],
      ['the best stone', 'a potato'],
      ['the flippers', 'sleeves pulled over hands'],
      ['the storm', 'whoever had the newspaper']
    ],
    parts: ['the father with the egg', 'the one in the middle', 'the one at the edge', 'the storm', 'the fish', 'the chick', 'the penguin with all the stones'],
    goes: [
      ['{S} put the egg on both feet, and walked without lifting either.', 'With an egg on the feet {S} went to look for supper, slowly.'],
      ['On the stomach {S} slid the whole length of the hall.', 'Down lay {S}, pushed off, and only the door ended it.'],
      ['Into the huddle went {S}, backwards, as one should.', 'From the edge {S} moved one place in, and sighed.'],
      ['{S} laid a stone at the right feet.', 'With a small bow {S} gave away the best stone of all.']
    ],
    mishaps: [
      {
        problem: ['The egg had rolled off the feet, and the ice is cold.', 'All at once there was nothing on those two feet.'],
        fail: ['{S} bent down, and there was a stomach in the way.', 'Running after it was no good to {S}, because penguins do not.'],
        see: ['“Don’t chase it,” said {A}. “Make a wall, and it comes to you.”', '“It goes where the floor goes,” said {A}. “And the floor goes to the shoes.”'],
        mend: ['{A} stood in front of the shoes and {S} stood behind;; between them it was warm again at once.', 'So {S} spread both sleeves and {A} gave it a very small push;; it was back on the feet.'],
        alone: ['{S} went round by the shoes, and there it came rolling.']
      },
      {
        problem: ['The one at the edge of the huddle was all wind, and never came in.', 'Somebody had been standing outside since the storm began.'],
        fail: ['{S} said move up, and everybody moved together.', '{S} lent a scarf, and the wind had it.'],
        see: ['“A huddle has to walk,” said {A}. “In at the back, out at the front. Then it’s fair.”', '“We’re all facing in,” said {A}. “Nobody sees who’s cold.”'],
        mend: ['So {S} went out and {A} let the cold one in;; round it went until all were warm on both sides.', '{A} turned round, saw who it was, and {S} made room between two coats.'],
        alone: ['{S} stepped out of the warm place, and let the cold one have it.']
      },
      {
        problem: ['There were two penguins, and only one stone that was right.', 'The best stone had been promised twice.'],
        fail: ['{S} offered a spoon, and it was not the same.', '{S} thought of cutting it through, but halves of a potato are only supper.'],
        see: ['“They don’t want the stone,” said {A}. “They want to be given it.”', '“Give it to one,” said {A}, “and let that one give it on.”'],
        mend: ['{S} gave it with a bow, {A} passed it on with another, and it went round all evening.', 'So {S} gave it, and {A} gave it on, and each time it was the best one.'],
        alone: ['{S} gave it with a bow, and it was given on, and on.']
      }
    ],
    ends: ['The huddle closed, and the wind went to look for somebody else.', 'The egg lay on two feet under a fold, and nothing could be warmer.', 'On the ice it was blue, and then it was dark, and every beak was tucked away.']
  },
  'kiwi-bird': {
    sort: 'creature',
    verbs: [
      ['sniff along the ground', 'sniffed along the ground', 'sniffing along the ground'],
      ['call in the night', 'called in the night', 'calling in the night'],
      ['dig a burrow', 'dug a burrow', 'digging a burrow'],
      ['tap with the beak', 'tapped with the beak', 'tapping with the beak'],
      ['sit on an enormous egg', 'sat on an enormous egg', 'sitting on an enormous egg']
    ],
    facts: [
      'Kiwi have nostrils at the very tip of the beak',
      'A kiwi’s egg is so big that it fills nearly the whole kiwi',
      'They sleep by day and walk about all night',
      'Their feathers feel like hair',
      'The father sits on the egg for nearly three months',
      'A kiwi has whiskers like a cat',
      'Kiwi cannot fly, and their wings are as long as a thumb',
      'You can hear the pair call to each other in turns, he high and she low'
    ],
    guesses: [
      'The beak is so long because it was measured sitting down',
      'Kiwi stay up at night to hear what we talk about',
      'They can’t fly because they would have to leave the smell behind',
      'Their egg is so big because there’s a bed in it',
      'Kiwi are brown so that nobody asks them to dance'
    ],
    says: ['Sniff', 'I smell a beetle', 'Is it dark enough yet', 'Mind my beak', 'Your turn on the egg'],
    props: [
      ['the burrow', 'a duvet with one end open'],
      ['the beak', 'a wooden spoon'],
      ['the egg', 'the biggest cushion'],
      ['the ferns', 'the coats on their hooks'],
      ['the beetles', 'buttons under the rug'],
      ['the moon', 'a plate']
    ],
    parts: ['the father on the egg', 'the mother who called low', 'the egg', 'the beetle who kept still', 'the ferns', 'the owl they call ruru', 'the moon'],
    goes: [
      ['{S} put the spoon to the rug and sniffed along it.', 'Tap, sniff, tap, went {S} under the ferns.'],
      ['Among the coats {S} stood still and listened to the ground.', 'With one foot up {S} waited, and something small moved.'],
      ['On the cushion sat {S}, and one could see more egg than bird.', 'Very carefully {S} climbed off the egg on the far side, and it did not roll.'],
      ['A call came from {S}, high and then higher, and the night had it.', 'Out in the hall {S} called, and counted, and there was the answer.']
    ],
    mishaps: [
      {
        problem: ['The beak was stuck in the ground, right up to the whiskers.', 'There stood a kiwi with its nose in the rug, and could not come away.'],
        fail: ['{S} pulled, and the rug came along.', '{S} tried walking round it, and drew a very fine circle.'],
        see: ['“It has hold of something,” said {A}. “You have to open to let go.”', '“There’s a fringe in it,” said {A}. “You’re knitting.”'],
        mend: ['So {S} said ah, {A} undid the fringe, and up it came with a button on the end.', '{A} counted three, {S} opened, and there they both sat down.'],
        alone: ['{S} said ah, which opens a beak, and up it came.']
      },
      {
        problem: ['The egg was so big that nobody could get it into the burrow.', 'Half of the egg was at home already, and half was still outside.'],
        fail: ['{S} pushed from the front, which was the back.', 'Making the hole smaller by stuffing it was not what {S} had meant to do.'],
        see: ['“It isn’t round,” said {A}. “It has a thin end. That goes first.”', '“Bring the burrow to it,” said {A}. “The egg is the one with no legs.”'],
        mend: ['{A} turned it, {S} held the duvet, and in it went like a foot into a sock.', 'So they lifted the burrow, {S} at one corner and {A} at the other, and put it on.'],
        alone: ['{S} lifted the burrow and put it over the egg.']
      },
      {
        problem: ['Nobody answered the call, and it had gone out three times.', 'One called high in the hall, and the low voice did not come.'],
        fail: ['{S} called louder, and next door’s dog answered.', '{S} tried going to look, with eyes, and kiwi do not see much.'],
        see: ['“You aren’t leaving a gap,” said {A}. “Nobody can answer into that.”', '“It’s asleep on the egg,” said {A}. “Call so that it may sleep.”'],
        mend: ['So {S} called once and waited, and out of the dark, low and near, came {A}.', '{A} went and sat by the egg, {S} called very softly, and it was enough.'],
        alone: ['{S} called once and waited, and the low voice came from much nearer than one thinks.']
      }
    ],
    ends: ['The last beak was tucked in under the ferns.', 'Outside it grew light, which to a kiwi is bedtime.', 'In the burrow the egg was warm, and so was whoever sat on it.']
  },
  safari: {
    sort: 'place',
    verbs: [
      ['go on safari', 'went on safari', 'going on safari'],
      ['look through binoculars', 'looked through binoculars', 'looking through binoculars'],
      ['follow the tracks', 'followed the tracks', 'following the tracks'],
      ['drive through the long grass', 'drove through the long grass', 'driving through the long grass'],
      ['wait at the waterhole', 'waited at the waterhole', 'waiting at the waterhole']
    ],
    facts: [
      'Giraffes sleep for half an hour a day, in little bits',
      'No two zebras have the same stripes',
      'A hippo’s yawn is as wide as a door',
      'Termites build houses with chimneys',
      'The word safari means a journey in Swahili',
      'Lions sleep twenty hours out of twenty-four',
      'A meerkat always stands guard for the others, and they take turns',
      'Rhinos have poor eyes, and little birds warn them'
    ],
    guesses: [
      'Zebras are painted so that the lions don’t count them',
      'A giraffe has a long neck because its head is so far up',
      'Hippos yawn because nothing happens at the waterhole',
      'The grass is yellow because it leans on the sun',
      'A rhino has a horn to hang its hat on'
    ],
    says: ['Stop the car', 'Nobody move', 'What’s that behind the bush', 'Write it down', 'That one has seen us'],
    props: [
      ['the car', 'four chairs, two and two'],
      ['the binoculars', 'two paper rolls'],
      ['the long grass', 'the curtains'],
      ['the waterhole', 'the blue bath mat'],
      ['the tracks', 'wet feet on the floor'],
      ['the giraffe', 'the standing lamp']
    ],
    parts: ['the driver', 'the one with the list', 'the zebra in pyjamas', 'the lion who slept', 'the waterhole', 'the meerkat on guard', 'the bush that moved'],
    goes: [
      ['{S} put the hand up, and the car stood still.', 'From the front seat {S} saw it first: one ear.'],
      ['With two paper rolls {S} looked from left to right, and back.', 'Through the binoculars {S} saw an eye, and it was looking through the other end.'],
      ['Down on the knees went {S} and read the tracks.', 'Five toes had gone this way, said {S}, and then thought better of it.'],
      ['At the waterhole {S} sat and was a stone.', 'So still was {S} that something came to drink.']
    ],
    mishaps: [
      {
        problem: ['They had been driving for an hour and had seen no animal but a sock.', 'The list was empty, and the sun was going down behind the sofa.'],
        fail: ['{S} drove faster, and the grass went by in stripes.', '{S} tried calling here, kitty, and brought nothing that was on the list.'],
        see: ['“We’re too loud,” said {A}. “They have all seen us, and put us on theirs.”', '“Turn off the engine,” said {A}. “That was you, by the way.”'],
        mend: ['So {S} stopped going brum, {A} breathed quietly, and there, behind the lamp, was everything.', '{A} held up one finger, {S} held still, and the waterhole filled up with eyes.'],
        alone: ['{S} stopped going brum, and there, behind the lamp, was everything.']
      },
      {
        problem: ['A lion lay across the road and slept.', 'In the middle of the way there was a great deal of lion.'],
        fail: ['{S} hooted, and one eye opened, and shut.', '{S} tried driving round, and the tail went on and on.'],
        see: ['“It’ll get up when it’s cool,” said {A}. “So we have supper here.”', '“It’s lying in the last warm place,” said {A}. “I would as well.”'],
        mend: ['{S} had supper on the roof and {A} had it at the wheel;; when they looked up the road was free.', '{A} gave it a better warm place, which was the cushion;; {S} said thank you as they drove by.'],
        alone: ['{S} had supper on the roof, and when the last crumb was gone so was the lion.']
      },
      {
        problem: ['The tracks went round the table and came back to their own beginning.', 'By now there were two sets of feet on the floor, and one was following.'],
        fail: ['{S} ran, to catch up with whoever it was.', '{S} tried measuring, and it was exactly as big as could be.'],
        see: ['“It has five toes and a hole in its sock,” said {A}. “Show me yours.”', '“Stand still,” said {A}. “Now look who has stopped.”'],
        mend: ['{S} put a foot beside the track and {A} put the animal on the list;; it was the rarest of all.', 'So {A} drew its picture, {S} stood for it, and it got a page to itself.'],
        alone: ['{S} put a foot into the track, and it fitted, and went on the list.']
      }
    ],
    ends: ['The grass closed behind the last of the wheels.', 'At the waterhole the moon was drinking, and nobody disturbed it.', 'The list was full, and so was the one who slept across the road.']
  },
  ocean: {
    sort: 'place',
    verbs: [
      ['dive to the bottom', 'dived to the bottom', 'diving to the bottom'],
      ['swim with the fish', 'swam with the fish', 'swimming with the fish'],
      ['look for a pearl', 'looked for a pearl', 'looking for a pearl'],
      ['drift with the tide', 'drifted with the tide', 'drifting with the tide'],
      ['listen to a shell', 'listened to a shell', 'listening to a shell']
    ],
    facts: [
      'An octopus has three hearts, and one of them rests when it swims',
      'Seahorse fathers carry the babies',
      'In the deepest sea the fish make their own light',
      'Most of the world is sea, and most of the sea has not been seen',
      'A group of jellyfish is called a smack',
      'Sea otters hold hands so that they do not drift apart',
      'Clownfish clean their house every day, and it is alive',
      'The sea is salty because rivers carry a little salt to it, all the time'
    ],
    guesses: [
      'The sea is salty because of all the fish crying about the cold',
      'Waves come because the sea is breathing in',
      'An octopus has eight arms in case of seven visitors',
      'Crabs go sideways so as not to be late from both sides',
      'It’s blue from the outside because it reads sad books'
    ],
    says: ['Blub', 'Mind my other arm', 'Up for air', 'Is this your shell', 'Low tide, everybody off'],
    props: [
      ['the sea', 'the biggest blue sheet'],
      ['the octopus', 'four pairs of tights'],
      ['the pearl', 'a white button'],
      ['the diving bell', 'the washing basket'],
      ['the waves', 'two people and a sheet'],
      ['the bottom', 'the floor']
    ],
    parts: ['the octopus, which takes four', 'the wave', 'the pearl', 'the diver', 'the crab going home', 'the light on the very deep fish', 'the tide'],
    goes: [
      ['{S} took a breath that was meant to last, and went under.', 'Down under the sheet went {S}, with both cheeks full.'],
      ['On the bottom {S} walked slowly, as one has to.', 'Past the legs of the table {S} swam, and greeted a crab.'],
      ['{S} opened a shell, and there lay a button.', 'Between two stones {S} found something white and round, and left it for a moment to look at.'],
      ['With a shell at the ear {S} listened, and it was a long way off.', 'Up for air came {S}, and had hair on end.']
    ],
    mishaps: [
      {
        problem: ['The arms of the octopus were knotted, and it could not say which was which.', 'Two of the eight arms had shaken hands and would not let go.'],
        fail: ['{S} pulled the first one, and all the others waved.', '{S} tried counting them, and there were nine.'],
        see: ['“One of those is yours,” said {A}.', '“It’s shy,” said {A}. “It’s holding its own hand.”'],
        mend: ['So {S} took out the arm that did not belong and {A} undid the rest;; it came to eight.', '{A} took the first hand, {S} took the next, and then it had no need of its own.'],
        alone: ['{S} took out the arm that did not belong to it, and it came to eight.']
      },
      {
        problem: ['The tide went out, and the ship stood on the carpet.', 'All the sea was gone at once, down to the last shell.'],
        fail: ['{S} rowed, and the carpet did not mind.', 'Fetching water in a spoon would have taken {S} until Thursday.'],
        see: ['“It comes back by itself,” said {A}. “It only went to tuck in the other side.”', '“Somebody has sat down on it,” said {A}. “There.”'],
        mend: ['They waited, {S} and {A}, and picked up shells until it was wet round the ankles.', 'So {S} asked, {A} got up, and the sea came back over everything, very softly.'],
        alone: ['{S} picked up shells until the tide came in, and it did.']
      },
      {
        problem: ['The pearl had rolled into the deep, where there is no light.', 'Under the sofa it was as dark as the bottom of the sea, and there it lay.'],
        fail: ['{S} reached in, and found something that was not a pearl.', '{S} tried blowing, and there was dust on the whole coast.'],
        see: ['“The fish down there bring their own lamp,” said {A}. “So should we.”', '“Don’t reach,” said {A}. “Make a current.”'],
        mend: ['{A} held the torch, {S} swam in flat, and out came pearl, penny and pea.', 'So {A} lifted one corner of the carpet, {S} waited below, and it rolled home.'],
        alone: ['{S} swam in flat with a torch in the teeth, and out came the pearl.']
      }
    ],
    ends: ['The sheet lay flat, and there was hardly a ripple.', 'Deep down somebody turned off a fish.', 'The tide went out so slowly that nobody could say when.']
  },
  mermaids: {
    sort: 'tale',
    verbs: [
      ['comb the sea hair', 'combed the sea hair', 'combing the sea hair'],
      ['swim with a tail', 'swam with a tail', 'swimming with a tail'],
      ['sing on a rock', 'sang on a rock', 'singing on a rock'],
      ['splash with the tail', 'splashed with the tail', 'splashing with the tail'],
      ['thread a necklace of shells', 'threaded a necklace of shells', 'threading a necklace of shells']
    ],
    facts: [
      'Sailors long ago took manatees for mermaids, from a distance',
      'There is a bronze mermaid on a stone in Copenhagen, no bigger than a grown-up',
      'Fish tails go from side to side, and dolphins’ go up and down',
      'A mermaid’s purse is really the egg case of a shark',
      'In Scotland they tell of selkies, who are seals with a coat that comes off',
      'In West Africa and the Caribbean they tell of Mami Wata, who carries a mirror',
      'The Japanese ama dive for shells without any tank',
      'In Aotearoa they tell of Pania, who lived in the reef'
    ],
    guesses: [
      'Mermaids comb their hair all day because the sea undoes it',
      'They sing because they have no radio down there',
      'A mermaid has a tail so that nobody steps on her toes',
      'They sit on rocks because chairs float away',
      'The tail is green from the first jumper it was washed with'
    ],
    says: ['Pass the comb', 'Mind my tail', 'It’s dry up here', 'That isn’t a fork', 'Sing it again, from the wet part'],
    props: [
      ['the tail', 'a sleeping bag up to the waist'],
      ['the rock', 'the footstool'],
      ['the comb', 'a fork'],
      ['the sea hair', 'green wool'],
      ['the shells', 'pasta on a string'],
      ['the mirror', 'the lid of a tin']
    ],
    parts: ['the mermaid with the comb', 'the tail', 'the rock', 'the sailor who was lost', 'the seal with the coat', 'the wave', 'the song'],
    goes: [
      ['{S} sat down on the rock, and arranged the tail.', 'Up onto the footstool came {S}, tail last.'],
      ['With a fork {S} combed the green wool, and hummed.', '{S} combed out one knot after another.'],
      ['A song came from {S}, and it was nearly all vowels.', 'Over the water sang {S}, so that no ship could mistake it.'],
      ['Down went {S} with one stroke of the tail, as far as the rug.', 'With both feet together {S} swam twice round the rock.']
    ],
    mishaps: [
      {
        problem: ['The tail was on, and the biscuits were in the kitchen.', 'It turned out that nobody can walk in a tail.'],
        fail: ['{S} hopped, and the rock fell over.', '{S} tried rolling, and it was the wrong way.'],
        see: ['“You don’t walk there,” said {A}. “You wait for the tide.”', '“Slide,” said {A}. “The floor is the sea’s cousin.”'],
        mend: ['So {A} took the end of the blanket and {S} held on;; the tide came in as far as the fridge.', '{S} lay down flat and {A} gave a push;; it was not a hall any more but a current.'],
        alone: ['{S} lay down flat, pushed off from the rock;; it was not a hall any more but a current.']
      },
      {
        problem: ['The song brought a ship too near, and the ship was the tea trolley.', 'As soon as the song began, something bumped into the rock.'],
        fail: ['{S} sang louder, to warn them, and that made two.', 'Waving both arms was how {S} said go away, and they waved back.'],
        see: ['“They come because it’s nice,” said {A}. “Sing it backwards.”', '“Sing them past,” said {A}. “Tell them where the rock is, in the second verse.”'],
        mend: ['So {S} put the rock into the song, {A} took the chorus, and every ship went round.', '{A} sang from the harbour, {S} from the rock, and the trolley found its way between.'],
        alone: ['{S} put the rock into the second verse, and every ship went round.']
      },
      {
        problem: ['The string broke, and the whole necklace ran away over the floor.', 'Shells were rolling into every corner of the sea.'],
        fail: ['{S} held out both arms, and they went between.', '{S} tried lying down on them, and there were more outside.'],
        see: ['“The sea always brings them to one place,” said {A}. “We must find out which.”', '“This floor goes downhill,” said {A}. “It always has.”'],
        mend: ['{S} and {A} followed the slope;; there they all lay by the door, waiting to be threaded.', '{A} knotted the string twice, {S} threaded, and it had one more on it than before.'],
        alone: ['{S} followed the slope of the floor, and there they all lay by the door.']
      }
    ],
    ends: ['The rock was empty, and only the comb lay on it.', 'Every scale was dry, and hung over the chair.', 'From far out came the end of a song, the quiet part.']
  }
}
