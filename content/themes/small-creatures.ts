import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Creatures that one finds under a leaf, on a sill, in a jam jar. */
export const smallCreatureThemes: ThemePack[] = [
  {
    id: 'butterflies',
    label: 'a butterfly',
    keys: ['butterfly', 'butterflies', 'caterpillar', 'caterpillars', 'the very hungry caterpillar', 'hungry caterpillar', 'chrysalis', 'cocoon', 'moths', 'mariposa', 'mariposas', 'borboleta', 'borboletas', 'papillon', 'papillons', 'pūrerehua', 'ちょう', '蝶', '蝴蝶', 'तितली', 'فراشة', 'kipepeo'],
    marks: ['butterfly', 'butterflies', 'caterpillar', 'chrysalis', 'flutter', 'nectar'],
    small: things('a caterpillar that had not stopped eating since Monday | the busy caterpillar', 'a butterfly with one wing still folded | the new butterfly'),
    big: things('a butterfly as wide as a saucer | the wide butterfly', 'a caterpillar with more feet than it could manage | the long caterpillar'),
    object: things('a chrysalis on a thread | the hanging chrysalis', 'a leaf with a caterpillar’s bites all round | the caterpillar’s leaf'),
    place: things('a bush that was all butterflies on one side | the butterfly bush', 'a nettle bed where caterpillars are brought up | the caterpillar nettles'),
    sound: ['a caterpillar, chewing', 'a butterfly’s wings, which is hardly a sound', 'a chrysalis, opening like an envelope'],
    detail: [
      'On the window sat a butterfly, and shut itself like a book.',
      'All along the leaf there was a lace edge, and at the end of it a caterpillar.',
      'The chrysalis hung on its thread and gave nothing away.',
      'Two butterflies went by, and neither of them flew straight.'
    ],
    sleepy: [
      'Under a leaf the butterfly had shut its wings, and was thin as paper.',
      'The caterpillar had done its last bite and left the stalk.',
      'In the chrysalis somebody was being changed, and slept through it.',
      'Every butterfly had found a leaf to hang from, and hung.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['flutter from flower to flower', 'fluttered from flower to flower', 'fluttering from flower to flower'],
        ['munch a leaf', 'munched a leaf', 'munching a leaf'],
        ['spin a thread', 'spun a thread', 'spinning a thread'],
        ['come out of the chrysalis', 'came out of the chrysalis', 'coming out of the chrysalis'],
        ['dry the new wings', 'dried the new wings', 'drying the new wings']
      ],
      facts: [
        'A butterfly tastes with its feet',
        'In the chrysalis a caterpillar turns to soup first, and then to a butterfly',
        'A butterfly’s wings are covered in tiny tiles, like a roof',
        'Some butterflies fly over a whole ocean on their holidays',
        'The first meal of many a caterpillar is its own eggshell',
        'Butterflies drink through a straw that they keep rolled up',
        'They cannot fly when they are cold, so they sunbathe first',
        'A caterpillar has about four thousand muscles, and we have some six hundred'
      ],
      guesses: [
        'Butterflies zigzag because there are steps in the air',
        'A chrysalis is where the caterpillar keeps its coat',
        'The caterpillar eats so much because it has to carry twelve shoes',
        'Butterflies are made from the bits of wrapping paper left over',
        'They shut their wings so that the colours do not run'
      ],
      says: ['Munch, munch', 'Wings out', 'Nearly dry', 'Do not touch the wings', 'I am only changing'],
      props: [
        ['the chrysalis', 'a sleeping bag, zipped to the nose'],
        ['the butterfly’s wings', 'two shirts on hangers'],
        ['the leaf', 'a lettuce'],
        ['the straw', 'a straw'],
        ['the caterpillar', 'six cushions in one pillowcase'],
        ['the flower', 'a lampshade']
      ],
      parts: ['the caterpillar', 'the back half of the caterpillar', 'the chrysalis', 'the butterfly', 'the leaf', 'the flower who hoped', 'the sun, who dries wings'],
      goes: [
        ['{S} ate once round the leaf and began on the middle.', 'Munching went {S}, and took no breath until the stalk.'],
        ['Into the sleeping bag went {S} and did up the zip.', '{S} hung up a notice in the air: back in two weeks.'],
        ['For quite a time {S} did nothing at all, and did it thoroughly.', 'Nothing stirred, for {S} was soup.'],
        ['Then out came {S} with the wings all creased, and waited to be dry.', '{S} unfolded one wing, and the other, and was somebody else.']
      ],
      mishaps: [
        {
          problem: ['The butterfly could not get out. The zip had stuck.', 'Inside the chrysalis somebody was ready, and the door was not.'],
          fail: ['{S} wriggled, and the chrysalis fell off the sofa.', '{S} called for it to be opened with a tin opener.'],
          see: ['“Do not pull,” said {A}. “There is a bit of sleeping bag in its teeth. Go back first.”', '“It went wrong one tooth ago,” said {A}. “Down a little, and then up.”'],
          mend: ['{A} held the bottom, {S} drew it down and up again, and out came a wing.', '{S} breathed in, {A} freed the bit of cloth, and the butterfly opened from the top.'],
          alone: ['{S} drew the zip down a little and up again. Out came a wing.']
        },
        {
          problem: ['The butterfly’s wings hung down from two coat hangers. They would not fly at all.', 'There were the wings, two shirts on hangers, and they were all creases.'],
          fail: ['{S} flapped at once, and one hanger got caught in the lamp.', '{S} shook them, and the creases stayed where they were.'],
          see: ['“They are wet,” said {A}. “A new butterfly sits still until they are dry.”', '“You are in too much of a hurry,” said {A}. “First comes the sun.”'],
          mend: ['{A} was the sun, {S} sat still with the arms out, and by and by they flew.', '{S} counted to a hundred under the lamp, {A} smoothed the sleeves, and off it went.'],
          alone: ['{S} sat in the light of the lamp with the arms out until they were dry.']
        },
        {
          problem: ['The front of the caterpillar had gone on, and the cushions had not.', 'Somewhere along the carpet the caterpillar had come apart.'],
          fail: ['{S} called to the back feet, and they belonged to somebody else.', '{S} pulled, and a cushion popped out of the side.'],
          see: ['“It goes like a wave,” said {A}. “The back walks first, and the front waits.”', '“All the feet cannot go together,” said {A}. “Begin at the end.”'],
          mend: ['{A} began at the back, {S} waited in front, and the wave went right through.', 'So {S} held still until {A} had bumped into it, and after that it walked like one.'],
          alone: ['{S} pushed from the back, cushion by cushion, and the wave arrived in front.']
        }
      ],
      ends: ['The wings hung on the door, quite dry.', 'Zipped to the nose lay the chrysalis, and breathed.', 'One bite of the leaf was left, for politeness.']
    }
  },
  {
    id: 'ladybirds',
    label: 'a ladybird',
    keys: ['ladybird', 'ladybirds', 'ladybug', 'ladybugs', 'mariquita', 'mariquitas', 'joaninha', 'coccinelle', 'てんとうむし', '瓢虫', 'دعسوقة'],
    marks: ['ladybird', 'ladybirds', 'spot', 'spots', 'greenfly'],
    small: things('a ladybird with two spots | the two-spot ladybird', 'a ladybird that was looking for its seventh spot | the spot-hunting ladybird'),
    big: things('a ladybird the size of a button on a clown | the big ladybird', 'a ladybird as broad as a bean | the broad ladybird'),
    object: things('a spot that had come off | the loose spot', 'a leaf with nine ladybirds on it | the ladybird leaf'),
    place: things('a window frame where ladybirds spend the winter | the ladybird window', 'a rose full of greenfly | the greenfly rose'),
    sound: ['a ladybird, starting up', 'six feet on a blade of grass', 'a lid with spots, clicking shut'],
    detail: [
      'A ladybird walked up the curtain as if it lived on the top floor.',
      'On the back of a hand it stopped, and let its spots be counted.',
      'The red lids opened, wings came out like a petticoat, and the ladybird was off.',
      'In the corner of the frame sat nine ladybirds and waited for March.'
    ],
    sleepy: [
      'The ladybird had folded its wings away under the lids.',
      'All in a row in the window frame sat the ladybirds, spot to spot.',
      'The last of the greenfly had gone to bed, uneaten.',
      'A ladybird stood on the pillow and tucked in six feet.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['count the spots', 'counted the spots', 'counting the spots'],
        ['walk up a finger', 'walked up a finger', 'walking up a finger'],
        ['open the red lids', 'opened the red lids', 'opening the red lids'],
        ['munch the greenfly', 'munched the greenfly', 'munching the greenfly'],
        ['fly away home', 'flew away home', 'flying away home']
      ],
      facts: [
        'The spots do not tell how old a ladybird is',
        'A ladybird eats about five thousand greenfly in its life',
        'A ladybird always walks upwards, and takes off from the top',
        'They smell with their feet and with their feelers',
        'A frightened ladybird tucks in its legs and pretends to be a button',
        'The red is a sign that says: I taste awful',
        'Ladybirds spend the winter asleep in a heap, sometimes hundreds together',
        'There are yellow ladybirds with twenty-two spots'
      ],
      guesses: [
        'The spots are where other ladybirds have sat',
        'A ladybird is an old lady’s bus',
        'They are round so that they can be rolled home',
        'A ladybird with no spots has been to the hairdresser',
        'It flies away because somebody sings about its house'
      ],
      says: ['Hold out a finger', 'Seven, I make it seven', 'It tickles', 'Lids open', 'Make a wish, it is off'],
      props: [
        ['the ladybird', 'a red cushion with buttons on it'],
        ['the spots', 'black socks, rolled up'],
        ['the finger', 'somebody’s leg'],
        ['the greenfly', 'a bowl of peas'],
        ['the wings', 'two paper napkins'],
        ['the window frame', 'the edge of the bath']
      ],
      parts: ['the ladybird', 'the seventh spot', 'the finger', 'the greenfly who got away', 'the ladybird with no spots', 'the rose', 'the wind from the left'],
      goes: [
        ['{S} put on the red, and the spots were handed up.', 'One sock at a time {S} got seven spots, three on each side and one to share.'],
        ['Up the longest leg in the room walked {S}, on tickly fingers.', '{S} began at the toe and went up, for ladybirds do.'],
        ['At the top {S} stopped and thought about it.', 'On the very end of the finger {S} lifted the lids.'],
        ['Out came the wings, and {S} flew twice round the lamp.', 'Then {S} took off, with a hum and hardly any warning.']
      ],
      mishaps: [
        {
          problem: ['There were only six spots. They were black socks, and there had been seven.', 'One sock was missing, which made it six spots, and the ladybird felt bare.'],
          fail: ['{S} looked on the carpet, where there was a spot, but it was jam.', '{S} moved one across, and then it was missing on the other side.'],
          see: ['“It is on your own back,” said {A}. “You are the only one who cannot see there.”', '“Turn round,” said {A}. “I can count to seven from here.”'],
          mend: ['{S} turned round, {A} pointed, and the sock hung by a thread between the shoulders.', 'So {A} counted and {S} stood still;; the seventh had only slipped.'],
          alone: ['{S} looked in two mirrors, and there it hung, between the shoulders.']
        },
        {
          problem: ['The ladybird was on its back, and all the feet were in the air.', 'Somebody had rolled over, and six legs were walking on nothing.'],
          fail: ['{S} kicked, and went round like a plate.', '{S} rocked, and it got no further than being comfortable.'],
          see: ['“It opens a lid,” said {A}. “And pushes with that. I have watched one.”', '“Put one wing out,” said {A}. “You have got a lever on your back.”'],
          mend: ['So {S} put out one arm, {A} said when, and over it went.', '{A} held the cushion, {S} pushed with one elbow, and there were feet under it again.'],
          alone: ['{S} put out one arm like a lid and pushed. Over it went, with feet under it again.']
        },
        {
          problem: ['It would not fly away home. It sat on the finger and looked about.', 'Everyone blew, and the ladybird only held on tighter.'],
          fail: ['{S} told it twice that its house was waiting.', '{S} shook the finger, and it pretended to be a button.'],
          see: ['“Your finger points down,” said {A}. “They only take off from the top.”', '“Hold it up,” said {A}. “It is looking for the end of the road.”'],
          mend: ['{S} pointed at the ceiling, {A} held the elbow, and up it went, and off.', '{A} held up the arm, {S} held up the finger, and at the very tip it took off.'],
          alone: ['{S} pointed straight up, and at the very tip it opened its lids.']
        }
      ],
      ends: ['Seven spots had been rolled into pairs, and one was over.', 'The ladybird sat in the corner of the window and had shut its lids.', 'One finger still pointed up, and then it lay down as well.']
    }
  },
  {
    id: 'snails',
    label: 'a snail',
    keys: ['snail', 'snails', 'slug', 'slugs', 'caracol', 'caracoles', 'caracóis', 'escargot', 'かたつむり', '蜗牛', 'घोंघा', 'حلزون', 'konokono'],
    marks: ['snail', 'snails', 'snail’s', 'shell', 'slime', 'trail', 'horns'],
    small: things('a snail as big as a pea | the pea-sized snail', 'a snail that had moved out and forgotten where | the snail without a shell'),
    big: things('a snail with three floors | the tall snail', 'a snail that had set off in spring | the travelling snail'),
    object: things('a shell with a room to let | the empty snail shell', 'a lettuce with a snail’s window in it | the snail’s lettuce'),
    place: things('a wet wall covered in silver trails | the wall of trails', 'a flowerpot with snails under the rim | the snail pot'),
    sound: ['a snail on lettuce, like very slow scissors', 'a shell, put down on a stone', 'rain, and some snails pleased about it'],
    detail: [
      'Across the step ran a silver trail, and it had taken all night.',
      'The snail put out one horn, and later on the other, to make sure.',
      'A snail was going up the window, and from inside one saw how it did it.',
      'It carried its shell as a person carries a cake.'
    ],
    sleepy: [
      'The snail had gone in and drawn the wall after it.',
      'A trail went as far as the flowerpot and stopped, and there was the shell.',
      'Under the rim sat the snails, each behind its own front door.',
      'First one horn went in, later the other, and then it was only a shell.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['slide along', 'slid along', 'sliding along'],
        ['pull in the horns', 'pulled in the horns', 'pulling in the horns'],
        ['carry the house', 'carried the house', 'carrying the house'],
        ['leave a silver trail', 'left a silver trail', 'leaving a silver trail'],
        ['nibble the lettuce', 'nibbled the lettuce', 'nibbling the lettuce']
      ],
      facts: [
        'A snail has its eyes on the ends of its horns',
        'Snails have thousands of teeth, on the tongue',
        'A snail’s foot is its tummy',
        'A snail can crawl over a thorn and not be pricked, because of the slime',
        'A snail can sleep for three years if it is too dry',
        'The shell grows along with the snail, so it never moves house',
        'It would take a snail about a week to go one kilometre without a rest',
        'A snail makes a door of slime for the winter'
      ],
      guesses: [
        'A snail is slow because it keeps going back to check the door',
        'Snails carry their house because they do not trust the neighbours',
        'The trail is so that the post can find it',
        'Slugs are snails who let the house to somebody',
        'A snail comes out in the rain to do the washing up'
      ],
      says: ['No hurry', 'Horns out', 'Is it raining yet', 'I am nearly at the mat', 'Who rang'],
      props: [
        ['the snail’s shell', 'a rucksack with a pillow in it'],
        ['the horns', 'two spoons'],
        ['the trail', 'a roll of kitchen paper'],
        ['the lettuce', 'a green bath towel'],
        ['the rain', 'the shower, from a distance'],
        ['the front door', 'the lid of a pot']
      ],
      parts: ['the snail', 'the shell', 'the left horn', 'the lettuce', 'the rain', 'the tortoise who thought it was quick', 'the postman who had to wait'],
      goes: [
        ['{S} put on the house and shut all the windows in it.', 'On went the rucksack, and {S} asked who had left the light on.'],
        ['Flat on the carpet lay {S} and set off, and one had to look twice.', '{S} moved forward by the length of a thumb.'],
        ['One spoon came up, and {S} looked round the corner with it.', 'With both horns out {S} studied the leg of the table.'],
        ['At the first knock {S} was inside and had shut the lid.', 'Somebody touched a horn, and {S} was not at home.']
      ],
      mishaps: [
        {
          problem: ['The snail had gone in, and would not come out for anybody.', 'There was the shell, and the lid was on, and it was breathing crossly.'],
          fail: ['{S} knocked, and the lid was pulled tighter.', '{S} shouted in that it was supper, and there was no reply.'],
          see: ['“Knocking is what sent it in,” said {A}. “It comes out for rain.”', '“It wants to be left in peace, near something green,” said {A}.'],
          mend: ['{S} made rain with ten fingers, {A} laid down a leaf, and out came a horn.', '{A} pattered on the pot, {S} held the lettuce, and by and by there was an eye.'],
          alone: ['{S} pattered softly on the floor, like rain. After a while out came a horn.']
        },
        {
          problem: ['The race was on, and the snail had been at the start for twenty minutes.', 'Everybody was at the finish, and the snail was at the mat.'],
          fail: ['{S} went faster, and the house fell off.', '{S} looked only at the finish, and it did not come nearer.'],
          see: ['“Bring the finish here,” said {A}. “It has no house to carry.”', '“The finish is only a scarf,” said {A}. “And a scarf can move.”'],
          mend: ['{A} fetched the scarf, {S} slid under it, and it was a tie between all of them.', 'So {A} laid the finish on the mat, {S} put one horn across, and there was a cheer.'],
          alone: ['{S} reached for the scarf, laid it down in front and slid across with one horn.']
        },
        {
          problem: ['Two snails had met on the same narrow edge.', 'Horn to horn they stood, and neither of them had a reverse gear.'],
          fail: ['{S} waited politely, and so did the other one, for a long time.', '{S} pushed a little, house against house.'],
          see: ['“Snails can walk on the side,” said {A}. “And on the underside. It is what the slime is for.”', '“One of us goes over,” said {A}. “It is only sticky for a moment.”'],
          mend: ['{S} lay flat, {A} went over the top with the house and all, and they said good evening.', 'So {A} went round the outside, {S} kept still, and neither shell was scratched.'],
          alone: ['{S} went along the side of it, where nobody else would walk.']
        }
      ],
      ends: ['The house stood in the corner, and there was a pillow in it.', 'A silver trail led to the bed and ended there.', 'Both horns were in, and the lid was on.']
    }
  },
  {
    id: 'spiders',
    label: 'a spider',
    keys: ['spider', 'spiders', 'cobweb', 'cobwebs', 'spider’s web', 'spider web', 'afraid of spiders', 'incy wincy spider', 'itsy bitsy spider', 'tarantula', 'araña', 'arañas', 'aranha', 'araignée', 'pūngāwerewere', '蜘蛛', 'मकड़ी', 'عنكبوت', 'buibui'],
    marks: ['spider', 'spiders', 'spider’s', 'web', 'webs', 'thread', 'spun'],
    small: things('a spider that had only just learned knots | the beginner spider', 'a money spider on a long thread | the money spider'),
    big: things('a spider with knees above its hat | the long-legged spider', 'a spider that took up the whole plughole | the bath spider'),
    object: things('a web with the dew still on it | the wet web', 'a thread from a lamp to a hat | the spider’s thread'),
    place: things('a corner that belonged to a spider | the spider’s corner', 'a gate with a web in every gap | the gate of webs'),
    sound: ['eight feet on wallpaper', 'a spider’s thread, plucked once', 'a web, trembling about something'],
    detail: [
      'In the corner of the window hung a web, and one wing of something.',
      'A spider came down from the lamp, looked at the table and went up again.',
      'The thread was so thin that one only saw it when it moved.',
      'Every web on the fence had been hung with drops, like washing.'
    ],
    sleepy: [
      'The spider sat in the middle of its web with a toe on every thread.',
      'On one thread hung the spider and swung, a very little.',
      'The webs held the dew, and the dew held the moon.',
      'In its corner the spider had folded eight knees.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['spin a web', 'spun a web', 'spinning a web'],
        ['let down a thread', 'let down a thread', 'letting down a thread'],
        ['mend the web', 'mended the web', 'mending the web'],
        ['sit in the middle and wait', 'sat in the middle and waited', 'sitting in the middle and waiting'],
        ['wave eight legs', 'waved eight legs', 'waving eight legs']
      ],
      facts: [
        'A spider’s thread is stronger than a steel wire that is just as thin',
        'Most spiders have eight eyes and see rather badly with them',
        'A spider eats its old web and spins it again',
        'Young spiders fly away on a thread, like kites',
        'Spiders hear with the hairs on their legs',
        'Not all the threads are sticky, and the spider knows which',
        'A spider in the bath did not come up the drain, it only slipped in',
        'Jumping spiders dance to make friends'
      ],
      guesses: [
        'A spider has eight legs because it could not choose',
        'They hang upside down so that their pockets empty themselves',
        'A web is a very slow doily',
        'Spiders live in corners because they were told to stand there',
        'They knit at night, and that is why nobody has seen the needles'
      ],
      says: ['Mind the web', 'Down a bit', 'It is more afraid than you', 'Which thread is sticky', 'Hold this end'],
      props: [
        ['the web', 'a ball of wool, round six chairs'],
        ['the spider', 'a mop head'],
        ['the fly', 'a raisin'],
        ['the spider’s legs', 'four pairs of tights, stuffed'],
        ['the dew', 'a jar of beads'],
        ['the plughole', 'a saucepan']
      ],
      parts: ['the spider', 'legs five to eight', 'the web', 'the fly who was only visiting', 'the person on the chair', 'the tumbler and the postcard', 'the dew'],
      goes: [
        ['{S} tied the first thread to a chair, and that was the hard one.', 'From one chair to the next {S} let out the wool.'],
        ['Then {S} made the spokes, like those of a bicycle.', '{S} went to the middle and out again, eight times.'],
        ['Round and round went {S}, and every round was wider.', 'After that {S} walked it in a ring, and ducked.'],
        ['In the middle sat {S}, with a toe on every thread.', 'When it was finished, {S} sat down and waited for news.']
      ],
      mishaps: [
        {
          problem: ['There was a spider in the bath, and nobody wanted to be first.', 'In the bath sat a spider, and it could not get up the sides.'],
          fail: ['{S} told it the way, from the door.', '{S} asked it to shut its eyes, and it had eight.'],
          see: ['“It slips,” said {A}. “It only needs something rough to walk on.”', '“Hang a towel in,” said {A}. “A towel is a staircase, to a spider.”'],
          mend: ['So {A} hung in a towel and {S} held the corner;; up it came, and said thank you with four legs.', '{S} let down a towel, {A} counted the feet, and the spider saw itself out.'],
          alone: ['{S} hung a towel over the edge and looked away. Afterwards the bath was empty.']
        },
        {
          problem: ['The web had caught somebody, and it was the one who spun it.', 'There was wool around all six chairs, and around the spider.'],
          fail: ['{S} pulled, and all six chairs came closer.', '{S} turned round to look for the end, and was wrapped up further.'],
          see: ['“A spider knows which threads it may step on,” said {A}. “You stepped on all of them.”', '“Stand still,” said {A}. “I have got the end. Now dance the other way.”'],
          mend: ['{A} rolled up the ball, {S} danced backwards, and out came a person.', 'So {S} turned the other way and {A} took in the wool;; in the end there was only a knot on one toe.'],
          alone: ['{S} found the end and turned the other way until it was only a ball of wool.']
        },
        {
          problem: ['There was a hole in the web, as large as a football.', 'Something had gone right through the web, and not stopped to say so.'],
          fail: ['{S} waited in the middle, and the news went out by the hole.', '{S} tied one knot, and the hole moved next door.'],
          see: ['“Do not mend the hole,” said {A}. “Mend the spokes, and the hole will be too small to matter.”', '“It has lost a spoke,” said {A}. “I can see where it was. Throw me the end.”'],
          mend: ['{S} threw the end, {A} caught it, and with one new spoke it hung straight.', 'So {A} held one side and {S} went round;; by supper it would have caught a raisin.'],
          alone: ['{S} put in one new spoke, and went round it three times. It hung straight.']
        }
      ],
      ends: ['The web hung between the chairs, and caught only the light.', 'All the wool was in one ball, and the ball was in the basket.', 'Up in its own corner the real spider had seen everything and said nothing.']
    }
  },
  {
    id: 'ants',
    label: 'ants',
    keys: ['ant', 'ants', 'anthill', 'ant hill', 'queen ant', 'hormiga', 'hormigas', 'formiga', 'formigas', 'fourmi', 'fourmis', '蚂蚁', 'चींटी', 'نملة', 'نمل', 'chungu'],
    marks: ['ant', 'ants', 'anthill', 'crumbs'],
    small: things('an ant with a crumb on its head | the crumb-carrying ant', 'an ant that had taken a wrong turning | the lost ant'),
    big: things('an ant that was in charge of the corner | the traffic ant', 'an ant with wings for one day | the ant with the wings'),
    object: things('a biscuit crumb with twenty ants under it | the ants’ crumb', 'a leaf on its way over a wall | the ants’ leaf'),
    place: things('a crack in the step where ants live | the ants’ crack', 'an anthill with the sun on one side | the sunny anthill'),
    sound: ['the feet of ants, all of them', 'a crumb, dragged over gravel', 'ants meeting, which is a small tap'],
    detail: [
      'Along the step went a line of ants, and another line came back.',
      'A crumb crossed the floor without anybody, or so it looked, until one saw the ants.',
      'Two ants met, tapped each other and went on, the wiser for it.',
      'By the crack lay a heap of sand, every grain carried up by an ant.'
    ],
    sleepy: [
      'The last of the ants went in and pulled a grain of sand to the door.',
      'Under the step the ants were in, each beside the next.',
      'The crumbs had all been carried home and counted.',
      'Even the ants took a rest, eight minutes at a time.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['march in a line', 'marched in a line', 'marching in a line'],
        ['carry a crumb', 'carried a crumb', 'carrying a crumb'],
        ['tap the next one', 'tapped the next one', 'tapping the next one'],
        ['dig a tunnel', 'dug a tunnel', 'digging a tunnel'],
        ['follow the smell', 'followed the smell', 'following the smell']
      ],
      facts: [
        'An ant can carry many times its own weight',
        'Ants leave a smell on the ground, so that the others can find the way',
        'Some ants keep greenfly, as farmers keep cows',
        'Ants take about two hundred naps a day, of a minute each',
        'All the ants that you see at work are sisters',
        'An ant has two stomachs: one for itself, and one for sharing',
        'Ants make a bridge of themselves and walk over it',
        'All the ants in the world together weigh more than all the wild birds'
      ],
      guesses: [
        'Ants are always in a hurry because their legs are so short',
        'They walk in a line because the road is narrow',
        'An ant carries crumbs for somebody with no arms',
        'Ants have waists so that they can bow to the queen',
        'They live under the step because of the rent'
      ],
      says: ['Keep in line', 'Pass it on', 'Heave', 'Tap, tap, who is it', 'Which way is the jam'],
      props: [
        ['the anthill', 'a heap of coats'],
        ['the crumb', 'the largest cushion'],
        ['the trail', 'a line of buttons'],
        ['the queen', 'somebody in an armchair'],
        ['the jam', 'a red sock'],
        ['the bridge of ants', 'two people, holding hands']
      ],
      parts: ['the ant in front', 'the ant at the end', 'the queen, who was fed', 'the crumb', 'the greenfly who was milked', 'the bridge', 'the ant who asked why'],
      goes: [
        ['{S} stood in the line, and the line set off.', 'Behind the one in front marched {S}, close enough to tap.'],
        ['Round the leg of the table {S} followed the smell.', '{S} went where the buttons went, and nowhere else.'],
        ['Under one corner of the crumb went {S} and lifted.', 'Heave, said {S}, and one corner of it left the ground.'],
        ['Home they went with it, and {S} walked backwards.', 'At the door of the hill {S} tapped twice, and was let in.']
      ],
      mishaps: [
        {
          problem: ['The crumb went round in a circle. Everybody was pulling.', 'They all heaved, and the cushion stayed where it was and turned.'],
          fail: ['{S} pulled harder, and it turned faster.', '{S} told the others to pull harder too.'],
          see: ['“We pull in six directions,” said {A}. “Ants push and pull, but all to one side.”', '“Who knows where home is?” said {A}. “Only that one should be in front.”'],
          mend: ['So {S} pulled in front, {A} pushed behind, and it went home as straight as a tray.', '{A} went to the back, {S} to the front, and the crumb crossed the carpet by itself, almost.'],
          alone: ['{S} went round to the back and pushed towards home, and it went as straight as a tray.']
        },
        {
          problem: ['The line of buttons stopped, and the ants in front had lost the smell.', 'All the ants stood where the buttons ended, and not one knew which way.'],
          fail: ['{S} set off to the left, and everybody followed, and it was a wall.', '{S} asked the one behind, who had asked the one in front.'],
          see: ['“There is a button missing,” said {A}. “Somebody trod on it, and it is under a foot.”', '“Lift your feet,” said {A}. “I think we are standing on the way.”'],
          mend: ['{S} lifted a foot, {A} found the button, and the line went on.', 'So {A} looked under every foot, {S} under the last, and there was the way again.'],
          alone: ['{S} lifted one foot, and there lay the button, and the way went on.']
        },
        {
          problem: ['Between the ants and their hill there was a gap, two rugs wide.', 'The rug came to an end, and the next rug was a long step away.'],
          fail: ['{S} measured it, and it was exactly too wide.', '{S} sent the crumb across first, and it did not come back.'],
          see: ['“We have got everything we need for a bridge,” said {A}. “We have got us.”', '“Ants hold on to each other,” said {A}, “and the rest walk over.”'],
          mend: ['{A} held on to the one rug, {S} reached for the other, and the smallest went across.', 'So {S} and {A} were a bridge, and everything went over it, also the queen.'],
          alone: ['{S} lay across it from rug to rug, and was a bridge for the crumb.']
        }
      ],
      ends: ['The hill was full, and somebody had shut the door with a grain.', 'All the buttons were in the tin again, and the way was gone.', 'The queen was fed, and so was everyone else.']
    }
  }
]
