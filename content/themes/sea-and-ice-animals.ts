import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Animals of salt water and of the far cold, and one that lives in neither. */
export const seaAndIceAnimalThemes: ThemePack[] = [
  {
    id: 'sharks',
    label: 'a shark',
    keys: ['shark', 'sharks', 'baby shark', 'great white shark', 'hammerhead', 'whale shark', 'megalodon', 'tiburón', 'tiburones', 'tubarão', 'tubarões', 'requin', 'requins', 'mangō', 'サメ', '鲨鱼', 'शार्क', 'قرش'],
    marks: ['shark', 'sharks', 'shark’s', 'fin', 'fins', 'hammerhead'],
    small: things('a shark no longer than a pencil | the pencil shark', 'a young shark with its first row of teeth | the young shark'),
    big: things('a whale shark with spots like a tablecloth | the spotted shark', 'a hammerhead that could see round corners | the hammerhead'),
    object: things('a shark’s tooth on the sand | the shark’s tooth', 'an egg case called a mermaid’s purse with a shark in it | the shark’s egg case'),
    place: things('a reef with a shark going round it | the shark reef', 'a kelp forest where small sharks are brought up | the young sharks’ forest'),
    sound: ['water closing over a fin', 'a shark, swallowing by mistake', 'a hum through the teeth of a shark'],
    detail: [
      'A fin went by, and the shark was under it, thinking of something else.',
      'On the sand lay a tooth, and some shark did not miss it.',
      'The shark swam with its mouth open, like a person who has read something surprising.',
      'Small fish swam along under the shark, out of the rain.'
    ],
    sleepy: [
      'The shark swam on slowly, and one half of it was asleep.',
      'Down on the sand lay the sharks in a heap, like boats in winter.',
      'Only a fin was still moving, and that was the tide.',
      'In its purse the small shark curled up round its own supper.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['glide past', 'glided past', 'gliding past'],
        ['show the fin', 'showed the fin', 'showing the fin'],
        ['grow a new tooth', 'grew a new tooth', 'growing a new tooth'],
        ['sniff at the sea', 'sniffed at the sea', 'sniffing at the sea'],
        ['circle the reef', 'circled the reef', 'circling the reef']
      ],
      facts: [
        'A shark loses thousands of teeth in its life, and each time another moves up',
        'Sharks have no bones, they are made of what is in your ears and your nose',
        'The biggest shark of all eats only soup: tiny things that it sieves',
        'There is a shark that would fit in your hand',
        'Sharks were here before there were any trees',
        'A shark’s skin feels like sandpaper',
        'Some sharks lay eggs that look like little purses',
        'One shark lives in the cold for four hundred years'
      ],
      guesses: [
        'Sharks have a fin on top so that they can be picked up',
        'A hammerhead has swum into something',
        'They grin because the water tickles their gums',
        'Sharks never stop swimming because they have forgotten where they parked',
        'A shark hums to itself so that it is not alone'
      ],
      says: ['Fin up', 'I am only passing', 'Count my teeth', 'Round again', 'It was the biscuit I smelled'],
      props: [
        ['the fin', 'a folded newspaper'],
        ['the shark', 'a person lying on a skateboard of cushions'],
        ['the reef', 'the table'],
        ['the teeth', 'a paper crown, worn lower down'],
        ['the purse with the egg', 'a real purse'],
        ['the small fish', 'all the spoons']
      ],
      parts: ['the shark', 'the fin', 'the little fish under the shark', 'the tooth in the third row', 'the hammerhead', 'the swimmer who whistled', 'the biscuit'],
      goes: [
        ['With one hand on the head {S} had a fin.', '{S} put up the newspaper and was known at once.'],
        ['Round the table went {S}, low down and smoothly.', '{S} glided past without looking, as sharks do.'],
        ['Then {S} smelled something, a long way off, and turned.', 'In the whole sea there was one biscuit, and {S} knew where.'],
        ['Very carefully {S} opened up, and there were rows and rows.', '{S} smiled, and it went all the way round to the ears.']
      ],
      mishaps: [
        {
          problem: ['Everybody had got out of the water. There was only the shark in it now.', 'As soon as the fin came round the table, the whole sea was on the sofa.'],
          fail: ['{S} said that it was a nice shark, but with all those teeth.', '{S} went away and came back, and the fin went too.'],
          see: ['“It is the fin,” said {A}. “One only sees that bit, and imagines the rest.”', '“Come up,” said {A}. “Let them look at all of you, it is not much.”'],
          mend: ['So {S} came up, {A} shook hands with it, and they all got back in.', '{A} patted the shark from nose to tail, {S} kept still, and soon there was a queue.'],
          alone: ['{S} came up and said good evening with the whole face. Nobody minded that.']
        },
        {
          problem: ['The shark had lost a tooth, and it was in the middle.', 'There was a gap in the paper crown, exactly where one looks.'],
          fail: ['{S} smiled without opening up, and looked like a haddock.', '{S} pushed the others closer, and then there were two gaps.'],
          see: ['“There is another row behind,” said {A}. “It only has to move up.”', '“A shark is not sad about that,” said {A}. “It has spares.”'],
          mend: ['{A} folded a new one, {S} opened wide, and it moved up like somebody on a bus.', 'So {S} held still and {A} put in the next;; it was even a little too big.'],
          alone: ['{S} folded a new one and let it move up, like somebody on a bus.']
        },
        {
          problem: ['The shark went round and round, and could not stop.', 'For the ninth time it passed the sofa, and it had gone quite giddy.'],
          fail: ['{S} went the other way round, and was giddy on that side too.', '{S} shut both eyes, and the table came to meet the fin.'],
          see: ['“Not all of them must keep swimming,” said {A}. “Some lie down, and let the sea go by.”', '“Nurse sharks rest in a heap,” said {A}. “We could be the heap.”'],
          mend: ['So {A} lay down on the sand, {S} lay on top, and the room went on alone.', '{S} sank to the bottom, {A} was there already, and it was a very good heap.'],
          alone: ['{S} sank to the bottom and let the sea go round by itself for a bit.']
        }
      ],
      ends: ['The newspaper was only yesterday’s again.', 'At the bottom lay the sharks in a heap, and the spoons on top.', 'One fin went by, far out, and did not stop.']
    }
  },
  {
    id: 'octopuses',
    label: 'an octopus',
    keys: ['octopus', 'octopuses', 'squid', 'giant squid', 'cuttlefish', 'jellyfish', 'pulpo', 'pulpos', 'polvo', 'polvos', 'pieuvre', 'méduse', 'wheke', 'タコ', 'くらげ', '章鱼', '水母', 'ऑक्टोपस', 'أخطبوط', 'pweza'],
    marks: ['octopus', 'octopuses', 'octopus’s', 'ink', 'suckers', 'eight arms', 'jellyfish'],
    small: things('an octopus in a teacup | the teacup octopus', 'an octopus that had learned seven arms so far | the seven-armed octopus'),
    big: things('an octopus that could open anything | the octopus with the jars', 'a jellyfish like a lamp somebody had let go | the jellyfish lamp'),
    object: things('a jar opened by an octopus from inside | the octopus’s jar', 'a pair of gloves for an octopus with two missing | the octopus gloves'),
    place: things('a crack in a rock with an octopus in all of it | the octopus crack', 'a garden of shells that an octopus had laid out | the octopus’s shells'),
    sound: ['suckers coming off glass, one by one', 'an octopus, thinking in eight places', 'a puff of ink, which is more of a hush'],
    detail: [
      'Where there had been a stone there was now an octopus, and it was blushing.',
      'Round the rock came an arm, and felt with its suckers what sort of day it was.',
      'The octopus poured itself through a hole that was meant for a cork.',
      'In front of its door the octopus had put shells, by size.'
    ],
    sleepy: [
      'In the crack the octopus had gathered up eight arms and tucked them in.',
      'The octopus slept, and its colours went over it like clouds.',
      'One arm was awake still, and the octopus did not know.',
      'A jellyfish went by, and did not need to arrive.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['wave eight arms', 'waved eight arms', 'waving eight arms'],
        ['change colour', 'changed colour', 'changing colour'],
        ['squeeze through a crack', 'squeezed through a crack', 'squeezing through a crack'],
        ['puff out ink', 'puffed out ink', 'puffing out ink'],
        ['open the jar', 'opened the jar', 'opening the jar']
      ],
      facts: [
        'An octopus has three hearts and blue juice in its veins',
        'Each arm of an octopus can think a little for itself',
        'An octopus has no bones and fits through any hole as large as its beak',
        'It can taste with every one of its suckers',
        'An octopus can open a jar from the inside',
        'It changes colour faster than you can say so, though it may be colour-blind',
        'Octopuses collect shells and stones to close their front door',
        'A jellyfish has no brain, no heart and no hurry'
      ],
      guesses: [
        'An octopus has eight arms because it does its own shopping',
        'It squirts ink because it is always writing',
        'They never shake hands, as it would be dark by the time they had done',
        'An octopus blushes because somebody has seen it without its shell',
        'It has three hearts in case it likes three people'
      ],
      says: ['Which arm was that', 'I am a stone', 'Eight gloves, please', 'It was ink', 'Hold this, and this, and this'],
      props: [
        ['the eight arms', 'four people’s sleeves'],
        ['the crack in the rock', 'the gap behind the armchair'],
        ['the ink', 'a dark scarf, thrown'],
        ['the jar', 'a jar with a biscuit in it'],
        ['the shells', 'the saucers'],
        ['the suckers', 'bottle tops']
      ],
      parts: ['the head of the octopus', 'arm number six', 'the stone that blushed', 'the jar', 'the crab who came to visit', 'the diver', 'the jellyfish, who did not say much'],
      goes: [
        ['{S} put out the first arm and it felt a chair.', 'With all the sleeves out {S} set off over the bottom.'],
        ['Then {S} kept still and was a cushion, colour and all.', 'Nobody saw {S}, who was being carpet.'],
        ['Through the gap went {S}, first thin and after that wide.', '{S} poured behind the armchair, and it took a while to be all there.'],
        ['There was a puff of ink, and where {S} had been was nobody.', '{S} threw the scarf and left, backwards.']
      ],
      mishaps: [
        {
          problem: ['The arms had got into a plait. There were eight, and one could not tell whose.', 'In the middle of the octopus there was a knot, made of sleeves.'],
          fail: ['{S} pulled two, and they were the same one.', '{S} told them all to let go, and they had not been listening.'],
          see: ['“Each thinks for itself,” said {A}. “You have to ask them one at a time.”', '“Number them,” said {A}. “And then only number one may move.”'],
          mend: ['So {A} called the numbers, {S} moved just that one, and by six it had come undone.', '{S} wriggled one finger, {A} followed it home, and so on, eight times.'],
          alone: ['{S} wriggled one finger, followed it home, and went on to the next.']
        },
        {
          problem: ['The jar was shut, and the biscuit was in it.', 'There was a biscuit behind the glass, and the lid was on as if for ever.'],
          fail: ['{S} twisted with two arms, and the jar twisted as well.', '{S} turned it the wrong way for quite a time.'],
          see: ['“It turns round with you,” said {A}. “Somebody else has to be the bottom.”', '“An octopus holds on with six,” said {A}, “and turns with two.”'],
          mend: ['{A} held the jar with everything there was, {S} turned, and pop.', 'So {A} was six arms and {S} was two;; there was a pop, and half a biscuit each.'],
          alone: ['{S} held the jar between both knees and turned with both hands. Pop.']
        },
        {
          problem: ['The octopus had hidden so well that the game was over.', 'Nobody could find the octopus, and they had begun to lay the table.'],
          fail: ['{S} kept on being carpet, and somebody put a chair on it.', '{S} giggled in carpet colour, and nobody knew where from.'],
          see: ['“One arm is still thinking of something else,” said {A}. “It is tapping.”', '“Look for what blinks,” said {A}. “That cushion has just done it.”'],
          mend: ['{A} shook hands with the tapping arm, and up came {S}, from under everything.', 'So {A} said boo to the cushion, {S} blushed, and it was supper time.'],
          alone: ['{S} changed colour, all at once, and said boo to the table.']
        }
      ],
      ends: ['All eight sleeves were laid over one chair.', 'In the gap behind the armchair the last arm was drawn in.', 'The saucers stood in a row by the door, by size.']
    }
  },
  {
    id: 'dolphins',
    label: 'a dolphin',
    keys: ['dolphin', 'dolphins', 'porpoise', 'delfín', 'delfines', 'golfinho', 'golfinhos', 'dauphin', 'dauphins', 'aihe', 'イルカ', '海豚', 'डॉल्फिन', 'دلفين', 'pomboo'],
    marks: ['dolphin', 'dolphins', 'dolphin’s', 'leap', 'leaped', 'flipper', 'clicks', 'whistle'],
    small: things('a dolphin calf that swam in its mother’s wake | the dolphin calf', 'a dolphin that had got its whistle wrong | the whistling dolphin'),
    big: things('a dolphin that leaped over its own splash | the leaping dolphin', 'an old dolphin with a nick in its fin | the old dolphin'),
    object: things('a hoop of seaweed that dolphins pass on | the dolphins’ hoop', 'a sponge that a dolphin wears on its nose | the dolphin’s sponge'),
    place: things('a bay where dolphins come in behind the ferry | the dolphin bay', 'a wave with room for five dolphins | the dolphins’ wave'),
    sound: ['clicks, like a very small door', 'a dolphin’s name, whistled', 'a puff and a splash and a second splash'],
    detail: [
      'Beside the boat came up a dolphin, looked at everybody and went to fetch the others.',
      'Out of the wave leaped a dolphin, for no reason that one could see.',
      'The water clicked, and that was dolphins asking what was there.',
      'Five dolphins went through the bay in step.'
    ],
    sleepy: [
      'The dolphin slept with one half, and the other half swam.',
      'Side by side went the dolphins, flipper to flipper, and did not leap.',
      'Up for a breath came the dolphin, and down, like somebody rocking.',
      'One whistle went out over the bay, very low, and one came back.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['leap out of the water', 'leaped out of the water', 'leaping out of the water'],
        ['whistle a name', 'whistled a name', 'whistling a name'],
        ['ride the bow wave', 'rode the bow wave', 'riding the bow wave'],
        ['click in the dark', 'clicked in the dark', 'clicking in the dark'],
        ['blow and dive', 'blew and dived', 'blowing and diving']
      ],
      facts: [
        'Every dolphin has a whistle of its own, and the others call it by that',
        'A dolphin sleeps with one half of its brain, and keeps one eye open',
        'Dolphins are not fish, and have to come up to breathe',
        'They see with their ears: they click, and listen to what comes back',
        'Some dolphins wear a sponge on their nose, so as not to scratch it on the sand',
        'A dolphin calf can swim as soon as it is born',
        'Dolphins surf in front of ships because they like it',
        'Orcas are really the biggest of the dolphins'
      ],
      guesses: [
        'Dolphins jump to see how far it is',
        'They smile because they have never had to tidy up',
        'A dolphin clicks because it is taking photographs',
        'They swim in threes so that there is always one to be it',
        'The hole on top is for the post'
      ],
      says: ['Click, click', 'Jump on three', 'Who whistled', 'Follow the bow', 'Up for a breath'],
      props: [
        ['the sea', 'a blue bedspread, shaken at both ends'],
        ['the dolphin’s fin', 'a hand at the back'],
        ['the hoop', 'a bicycle tyre, or a belt'],
        ['the sponge', 'the sponge from the bath'],
        ['the ship', 'the washing basket with a captain'],
        ['the fish', 'a sock, thrown up']
      ],
      parts: ['the first dolphin', 'the dolphin who was always under', 'the whistle', 'the captain in the basket', 'the wave', 'the sponge', 'the gull who kept score'],
      goes: [
        ['{S} whistled three notes, and that was the name.', 'Two notes up and one down, whistled {S}, and meant me.'],
        ['In front of the ship swam {S}, where it pushes.', '{S} let the bow wave do the work.'],
        ['Under went {S}, counted to three and came up in the hoop.', '{S} leaped, and there was bedspread on all sides.'],
        ['With both eyes shut {S} clicked, and knew where the chair was.', '{S} clicked at the dark and heard the edge of the sofa.']
      ],
      mishaps: [
        {
          problem: ['They had all leaped, and landed on each other.', 'In the middle of the bay there was a heap, and it was dolphins.'],
          fail: ['{S} jumped sooner, and was under the heap this time.', '{S} shouted now, and everybody has a different now.'],
          see: ['“Nobody knows when,” said {A}. “Dolphins click first.”', '“You want a signal under the water,” said {A}. “One, two, and up on the third.”'],
          mend: ['So {A} clicked three times, {S} leaped on the third, and they came down in a row.', '{S} listened, {A} clicked, and up they went like one dolphin with many ends.'],
          alone: ['{S} clicked three times first, leaped on the third, and came down where it was free.']
        },
        {
          problem: ['The calf had lost its mother. It did not know which whistle was hers.', 'All of the bay was whistling, and one small dolphin went from one to the next.'],
          fail: ['{S} whistled something nice, and it was somebody else’s name.', '{S} swam after the biggest fin, and that belonged to the captain.'],
          see: ['“Do not call,” said {A}. “Say your own name, and let her hear it.”', '“She is calling you,” said {A}. “Be quiet for one moment, all of you.”'],
          mend: ['It was quiet, {S} whistled two up and one down, and {A} whistled it back.', 'So {S} said who was there, {A} held up a flipper, and they met by the rug.'],
          alone: ['{S} whistled the own name, two up and one down, and in the quiet it came back.']
        },
        {
          problem: ['The lamp was off, and the dolphins were in the corner with the chairs.', 'It was dark on the bottom of the sea, and there was furniture in it.'],
          fail: ['{S} felt about with a flipper, and knew a knee.', '{S} opened both eyes wider, and it was dark in them too.'],
          see: ['“Click,” said {A}. “It sounds different where a thing is.”', '“Listen to it,” said {A}. “It is dull near the sofa and thin near the window.”'],
          mend: ['{S} clicked, {A} kept quite still, and they came out without touching a chair.', 'So {A} held on to a fin, {S} clicked in front, and there was the door.'],
          alone: ['{S} clicked, listened for the thin side, and came out without touching a chair.']
        }
      ],
      ends: ['The bedspread lay still, with only one small wave in it.', 'Two notes up and one down, and there was a reply.', 'Half of the dolphin was asleep, and the other half soon would be.']
    }
  },
  {
    id: 'turtles',
    label: 'a turtle',
    keys: ['turtle', 'turtles', 'sea turtle', 'sea turtles', 'tortoise', 'tortoises', 'the hare and the tortoise', 'hare and tortoise', 'terrapin', 'tortuga', 'tortugas', 'tartaruga', 'tartarugas', 'tortue', 'tortues', 'honu', 'かめ', '乌龟', '海龟', 'कछुआ', 'سلحفاة'],
    marks: ['turtle', 'turtles', 'turtle’s', 'tortoise', 'shell', 'flippers'],
    small: things('a turtle the size of a biscuit | the biscuit-sized turtle', 'a tortoise with a date painted on its shell | the dated tortoise'),
    big: things('a turtle as large as a table | the large turtle', 'a tortoise that had known three grandmothers | the old tortoise'),
    object: things('a round egg like a table tennis ball in turtle sand | the turtle’s egg', 'a lettuce with a tortoise’s bite in it | the tortoise’s lettuce'),
    place: things('a beach where turtles come up by night | the turtle beach', 'a stone just as warm as a tortoise | the tortoise stone'),
    sound: ['a tortoise, arriving', 'sand, thrown by flippers', 'a shell against the leg of a table'],
    detail: [
      'Across the path came a tortoise, and it had been coming since lunch.',
      'Up the sand went a track like a small tractor’s, and at its end there was a turtle.',
      'The tortoise looked up, with the face of somebody woken for nothing.',
      'The turtle flew through the water, and on land it had to push.'
    ],
    sleepy: [
      'First the feet went in, and next the tail, and then the tortoise was a shell.',
      'In its box of leaves the tortoise had begun its winter.',
      'The turtle had wedged itself beneath a rock, and slept with no breath for hours.',
      'Under the warm sand lay a hundred turtles’ eggs, and one of them had moved.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['pull in the head', 'pulled in the head', 'pulling in the head'],
        ['plod on', 'plodded on', 'plodding on'],
        ['crawl down to the sea', 'crawled down to the sea', 'crawling down to the sea'],
        ['win the race slowly', 'won the race slowly', 'winning the race slowly'],
        ['nap in the shell', 'napped in the shell', 'napping in the shell']
      ],
      facts: [
        'A tortoise can live for more than a hundred and fifty years',
        'The shell is part of the tortoise, and it can feel when you stroke it',
        'Sea turtles come back to the beach where they hatched, to lay their own eggs',
        'If the sand is warm, the baby turtles are mostly girls, and if it is cool, mostly boys',
        'Some turtles can breathe through their bottoms',
        'Newly hatched turtles run to the brightest place, which is the sea under the moon',
        'A tortoise sleeps through the winter in a box of leaves',
        'Two tortoises once flew around the moon, before any people did'
      ],
      guesses: [
        'A tortoise is slow because it is older than the clock',
        'The shell is there because it came with the flat',
        'Turtles cry on the beach because there is sand in it',
        'A tortoise pulls in its head to read',
        'It won the race because nobody had told it about the hare'
      ],
      says: ['No rush', 'Head in', 'I set off yesterday', 'This way to the sea', 'Knock first'],
      props: [
        ['the tortoise’s shell', 'a washing basket, upside down'],
        ['the sea', 'the bathroom mat, far off'],
        ['the moon over the water', 'a torch on a chair'],
        ['the hare', 'a slipper with long ears'],
        ['the eggs', 'a bowl of ping-pong balls'],
        ['the finishing line', 'a dressing-gown cord']
      ],
      parts: ['the tortoise', 'the hare, who lay down', 'the shell', 'the hundredth baby turtle', 'the moon', 'the lettuce at the end', 'the great-grandmother, who had known it small'],
      goes: [
        ['Under the basket went {S}, and it had feet.', '{S} put on the shell and became slow at once.'],
        ['Left front, right back, plodded {S} across the sand.', '{S} moved one foot, and considered the next.'],
        ['Something fell over, and {S} was only a shell.', '{S} drew in the head and waited for the world to be over it.'],
        ['By and by {S} looked out, first with the nose.', 'Out came the head again, and {S} went on from where it was.']
      ],
      mishaps: [
        {
          problem: ['The tortoise lay on its back, and all it could do was wave.', 'Under the basket somebody had turned over, and there were feet in the air.'],
          fail: ['{S} waved harder, and it looked like a goodbye.', '{S} rocked, and the basket rocked on.'],
          see: ['“They stretch out the neck and push with that,” said {A}.', '“Use your head,” said {A}. “I mean, lean on it.”'],
          mend: ['So {S} pushed with the head, {A} with one finger, and it was the right way up.', '{A} held one edge, {S} stretched, and over it went, as softly as a page.'],
          alone: ['{S} stretched out one arm like a neck and pushed, and it was the right way up.']
        },
        {
          problem: ['The little turtles were going the wrong way. They were going to the kitchen.', 'They had hatched, and they all ran for the light, and it was the fridge.'],
          fail: ['{S} called them back, and they were too young for names.', '{S} turned one round, and it turned round again.'],
          see: ['“They go to the brightest thing,” said {A}. “That should be the moon.”', '“Shut the fridge,” said {A}. “Now there are two moons.”'],
          mend: ['{A} shut the fridge, {S} shone the torch on the mat, and down they went.', 'So {S} held the torch over the water and {A} closed the door;; not one got lost.'],
          alone: ['{S} shut the fridge and held the torch over the mat. Down they went to the sea.']
        },
        {
          problem: ['Somebody had knocked, and the tortoise had gone in and locked up.', 'There was the basket, and from inside came nothing, slowly.'],
          fail: ['{S} knocked again, and it drew in what was left.', '{S} looked in at the front, nose to nose, and that was rude.'],
          see: ['“Put something green down and walk away,” said {A}. “It cannot be watched.”', '“It has got all the time in the world,” said {A}. “We must look busy.”'],
          mend: ['They looked busy, {S} and {A}, and by and by the lettuce had a bite.', 'So {A} laid down the lettuce, {S} whistled, and out came a nose.'],
          alone: ['{S} put the lettuce down and looked busy elsewhere. By and by it had a bite.']
        }
      ],
      ends: ['The basket stood on the carpet, and nobody looked out.', 'All hundred were in the sea, and the torch could be put out.', 'It had arrived, and it had not even been late.']
    }
  },
  {
    id: 'polar-bears',
    label: 'a polar bear',
    keys: ['polar bear', 'polar bears', 'polar bear cub', 'ice bear', 'seal', 'seals', 'walrus', 'walruses', 'narwhal', 'narwhals', 'igloo', 'arctic', 'north pole', 'the north pole', 'oso polar', 'urso polar', 'ours polaire', 'しろくま', '北极熊', 'ध्रुवीय भालू', 'دب قطبي'],
    marks: ['polar bear', 'polar bears', 'polar', 'ice', 'floe', 'seal', 'paws'],
    small: things('a polar bear cub that slid instead of walking | the sliding polar bear cub', 'a seal pup with eyes like puddles | the seal pup'),
    big: things('a polar bear that covered its nose to hide | the hiding polar bear', 'a walrus with a moustache full of ice | the walrus with the ice'),
    object: things('a mitten found on the ice | the mitten on the ice', 'a fish in a block of ice | the fish in the ice'),
    place: things('an ice floe with room for three | the floe', 'a den in the snow with a polar bear’s breath over it | the polar bear’s den'),
    sound: ['ice, talking to itself', 'a polar bear’s paws, which are furry underneath', 'a seal, coming up to breathe'],
    detail: [
      'The snowdrift blinked, and it had been a polar bear all along.',
      'On the ice lay a seal, like a bolster with whiskers.',
      'The polar bear shook itself, and it rained sideways.',
      'Something white lay on something white, and only the polar nose was to be seen.'
    ],
    sleepy: [
      'The polar bear had dug itself a bowl in the snow and lay in it.',
      'Under the big chin lay two cubs, and the ice creaked like a bed.',
      'With one of its paws over its nose the old one had gone out like a lamp.',
      'The floe drifted, and so did everyone who was on the ice.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['slide across the ice', 'slid across the ice', 'sliding across the ice'],
        ['paddle with big paws', 'paddled with big paws', 'paddling with big paws'],
        ['cover the black nose', 'covered the black nose', 'covering the black nose'],
        ['drift on a floe', 'drifted on a floe', 'drifting on a floe'],
        ['roll in the snow', 'rolled in the snow', 'rolling in the snow']
      ],
      facts: [
        'A polar bear’s skin is black, and its hairs are clear, like glass',
        'Polar bears have fur on the soles of their feet, so as not to slip',
        'A polar bear can smell a seal a kilometre away and through the ice',
        'Polar bear cubs are born in a den of snow, no bigger than a guinea pig',
        'A polar bear can swim for days without a rest',
        'Polar bears live in the north and penguins in the south, so they have never met',
        'After supper a polar bear washes itself in the snow',
        'To say hello polar bears touch noses'
      ],
      guesses: [
        'Polar bears are white because they have been frozen',
        'They put a paw over the nose so that it does not run',
        'A polar bear has no scarf because nothing goes with it',
        'Icebergs are what is left of the drinks',
        'They live at the pole because the map stops there'
      ],
      says: ['Mind the edge', 'Nose covered', 'Is that snow or you', 'Slide over', 'Brr'],
      props: [
        ['the ice floe', 'the white bath mat'],
        ['the polar bear', 'somebody in a sheet'],
        ['the black nose', 'a prune'],
        ['the paws', 'two oven gloves'],
        ['the seal', 'the bolster'],
        ['the snow', 'a whole drawer of vests']
      ],
      parts: ['the polar bear', 'the snowdrift next to it', 'the seal who popped up', 'the cub', 'the ice floe', 'the northern lights', 'the penguin, who had come to the wrong pole'],
      goes: [
        ['{S} put on the gloves and padded out over the ice.', 'On large soft feet {S} walked without a sound.'],
        ['One paw over the nose, and {S} was snow.', '{S} lay down in the white and covered the one thing that was not.'],
        ['Then {S} slid, on the tummy, as far as the door.', 'With both arms in front {S} slid across the ice.'],
        ['In the vests {S} rolled until all was dry.', '{S} dug a bowl in the snow, three turns to the left.']
      ],
      mishaps: [
        {
          problem: ['The floe was drifting off, and half of the family was on the land.', 'Between the bath mat and the carpet there was water now, and somebody on each side.'],
          fail: ['{S} paddled with one glove, and the floe went round.', '{S} jumped up and down, and it drifted quicker.'],
          see: ['“You paddle on one side only,” said {A}. “Ice wants two.”', '“Left, right,” said {A}. “And somebody has to throw a rope.”'],
          mend: ['So {A} threw a scarf, {S} caught it, and the floe came home like a dog.', '{S} paddled left and right, {A} pulled, and there was only carpet between them.'],
          alone: ['{S} paddled left and right with both gloves until there was carpet again.']
        },
        {
          problem: ['The polar bear had hidden in the snow, and lost its nose in there.', 'There was a sheet, and in the sheet a bear, but the prune was gone.'],
          fail: ['{S} looked for it, and without a nose one finds nothing.', '{S} sniffed, but with what.'],
          see: ['“It rolled when you did,” said {A}. “Lift the vests, one at a time.”', '“Everything here is white,” said {A}. “So look for the one thing that is not.”'],
          mend: ['{A} lifted the vests, {S} looked, and in the ninth there was something black.', 'So {S} held up a corner and {A} shook;; out hopped the nose, a bit flatter.'],
          alone: ['{S} lifted the vests, one at a time, and in the ninth there was something black.']
        },
        {
          problem: ['A penguin had arrived with a suitcase, and it was at the wrong pole.', 'On the mat stood a penguin, and asked when the others would be back.'],
          fail: ['{S} pointed south, and from there everything is south.', '{S} drew it a map, and it was a white sheet.'],
          see: ['“It has come such a long way,” said {A}. “First of all it wants supper.”', '“Let it stay the night,” said {A}. “They have never met, and now they can.”'],
          mend: ['So {A} moved up on the floe, {S} held out a paw, and the two poles touched noses.', '{S} made a bowl in the snow, {A} took the suitcase, and it stayed until the morning boat.'],
          alone: ['{S} held out a paw, made it a bowl in the snow, and the two poles touched noses.']
        }
      ],
      ends: ['The floe had come to rest beside the bath.', 'In the white lay something white, and only a prune gave it away.', 'All the vests had been shaken, and it had stopped snowing.']
    }
  },
  {
    id: 'unicorns',
    label: 'a unicorn',
    keys: ['unicorn', 'unicorns', 'baby unicorn', 'rainbow unicorn', 'pegasus', 'unicornio', 'unicornios', 'unicórnio', 'unicórnios', 'licorne', 'licornes', 'ユニコーン', '独角兽', 'यूनिकॉर्न', 'يونيكورن', 'my little pony'],
    marks: ['unicorn', 'unicorns', 'unicorn’s', 'horn', 'mane', 'hooves'],
    small: things('a unicorn foal with a horn like a thimble | the thimble-horned unicorn', 'a unicorn that had got a doughnut stuck | the unicorn with the doughnut'),
    big: things('a unicorn that had to duck in doorways | the tall unicorn', 'an old unicorn with a horn worn quite smooth | the smooth-horned unicorn'),
    object: things('a cork for the end of a unicorn’s horn | the unicorn’s cork', 'a brush full of unicorn’s mane | the mane brush'),
    place: things('a clearing with the marks of hooves in silver dew | the clearing of hooves', 'a stable with a hole in the top half of its door for a horn | the unicorn stable'),
    sound: ['hooves on moss, so hardly anything', 'a horn, tapped against a bucket', 'a unicorn, blowing its nose in private'],
    detail: [
      'Through the fog came a unicorn, horn first, like somebody with an umbrella.',
      'On the tip of the unicorn’s horn sat a ladybird, enjoying the height.',
      'The mane had been plaited, and by a person who was thinking of something else.',
      'In the dew there were hooves, as far as the middle, and from there on none.'
    ],
    sleepy: [
      'The unicorn lay with its legs folded, and its horn across the straw.',
      'Over the mane ran a breath of wind, and there was no other in the whole wood.',
      'The horn glowed a little, the way a kettle stays warm.',
      'With its cork on, the small unicorn might sleep beside anybody.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['gallop on the moss', 'galloped on the moss', 'galloping on the moss'],
        ['polish the horn', 'polished the horn', 'polishing the horn'],
        ['toss the mane', 'tossed the mane', 'tossing the mane'],
        ['paw at the dew', 'pawed at the dew', 'pawing at the dew'],
        ['plait the mane', 'plaited the mane', 'plaiting the mane']
      ],
      facts: [
        'The unicorn is the royal animal of Scotland',
        'People once took the tusk of a whale, the narwhal, for a unicorn’s horn',
        'Uni means one, as in unicycle, so a unicorn is a one-horn',
        'In the oldest books the unicorn is small and has a beard like a goat',
        'Kings used to drink from cups that they thought were unicorn’s horn',
        'Marco Polo saw a rhinoceros and was very disappointed in the unicorn',
        'A unicorn’s horn in a picture always has a twist, because a narwhal’s has',
        'A horse sleeps standing up, and so, I think, would a unicorn'
      ],
      guesses: [
        'A unicorn is a horse that has made a point',
        'The horn is for toasting things a long way from the stove',
        'There are so few because they keep popping the balloons',
        'They have a rainbow mane because they lean on wet paint',
        'A unicorn hides because people want it to hold the washing line'
      ],
      says: ['Mind the horn', 'Cork on', 'Who plaited this', 'Trot, do not gallop', 'There is a doughnut on it'],
      props: [
        ['the horn', 'a paper cone on a ribbon'],
        ['the mane', 'all the scarves'],
        ['the hooves', 'two cups'],
        ['the clearing', 'the round rug'],
        ['the cork', 'a cork'],
        ['the doughnut', 'a ring from the curtain rail']
      ],
      parts: ['the unicorn', 'the ladybird on the tip', 'the horse, who was not jealous at all', 'the doughnut', 'the hairdresser', 'the fog', 'the narwhal, a cousin'],
      goes: [
        ['{S} put on the horn and at once had to think about doors.', 'With the cone tied on {S} looked upwards, to see it.'],
        ['Over the rug trotted {S}, and the cups made the hooves.', 'Clip, clop went {S}, and shook the scarves.'],
        ['{S} lowered the head to drink, and the horn got there first.', 'From the bucket {S} took a sip, and wore the bucket.'],
        ['Through the fog came {S}, and nobody was allowed to have seen.', 'In the middle of the clearing stood {S}, and let everyone stare.']
      ],
      mishaps: [
        {
          problem: ['There was a doughnut on the horn, and it would not come off.', 'The unicorn had been passing a plate, and now it wore a doughnut.'],
          fail: ['{S} shook, and it slid down to the forehead.', '{S} tried to bite it, and it stayed just out of reach.'],
          see: ['“It went on from the thin end,” said {A}. “It must come off the thin end.”', '“Look down,” said {A}. “As if you had lost a penny.”'],
          mend: ['So {S} looked down, {A} held a plate, and it slid off by itself.', '{A} said there is a penny, {S} bent, and they had half a doughnut each.'],
          alone: ['{S} bent down over a plate, as if there were a penny, and it slid off by itself.']
        },
        {
          problem: ['Nobody could sit next to the unicorn. Whenever it turned, a lamp was in danger.', 'It had turned round to say hello, and swept the whole shelf.'],
          fail: ['{S} promised to look straight ahead, and then somebody called.', '{S} turned more slowly, and swept the shelf more slowly.'],
          see: ['“It wants something soft at the end,” said {A}.', '“Put a cork on it,” said {A}. “That is what they are for.”'],
          mend: ['{A} fetched the cork, {S} kept still, and after that it only bumped, kindly.', 'So {S} bent down and {A} put it on;; now one could sit on either side.'],
          alone: ['{S} put a cork on the tip. After that it only bumped, kindly.']
        },
        {
          problem: ['The mane was in one knot, from the ears to the tail.', 'All the scarves had got into each other, and the unicorn could not nod.'],
          fail: ['{S} tossed it, and now the lamp was in as well.', '{S} pulled at the red one, and the knot got smaller and meaner.'],
          see: ['“Do not begin in the middle,” said {A}. “Begin at the tip of one.”', '“Find one end,” said {A}. “There are twelve, so it cannot be hard.”'],
          mend: ['{S} found the end of the blue one, {A} followed it through, and then the next.', 'So {A} held the horn, {S} drew out one scarf after the other, and it could nod.'],
          alone: ['{S} found the end of the blue one, drew it out, and then the next, and could nod.']
        }
      ],
      ends: ['The cone stood on the shelf, with its cork on.', 'In the clearing there were hooves as far as the bed.', 'Nobody had seen a unicorn, they all agreed on that.']
    }
  }
]
