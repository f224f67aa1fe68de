import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Animals of hedge, wood and back step, each with its own manners. */
export const woodlandAnimalThemes: ThemePack[] = [
  {
    id: 'foxes',
    label: 'a fox',
    keys: ['fox', 'foxes', 'fox cub', 'fox cubs', 'vixen', 'zorro', 'zorros', 'raposa', 'renard', 'renards', 'きつね', '狐狸', 'लोमड़ी', 'ثعلب', 'mbweha'],
    marks: ['fox', 'foxes', 'brush', 'den', 'pounce', 'pounced', 'vixen'],
    small: things('a fox cub with one white sock | the white-socked fox cub', 'a fox cub that had brought home a glove | the fox with the glove'),
    big: things('a fox with a tail as long as the rest of it | the long-tailed fox', 'an old vixen who knew every bin by name | the old vixen'),
    object: things('a shoe with neat fox teeth in it | the fox’s shoe', 'a tennis ball that a fox had been saving | the fox’s ball'),
    place: things('a den under a shed | the fox den', 'a path that only foxes use | the fox path'),
    sound: ['a fox’s feet on a wall', 'a bark with a question in it', 'a bin lid, put down almost quietly'],
    detail: [
      'Along the top of the wall went a fox, one foot in front of the other.',
      'The fox’s tail followed it like somebody carrying a train at a wedding.',
      'Two ears stood up in the grass, and under them was the rest of the fox.',
      'It smelled of earth and old leaves, and a little of fox.'
    ],
    sleepy: [
      'The fox had laid its brush around its nose.',
      'Down in the den lay four cubs, and it was hard to say whose foot was whose.',
      'Under the shed a fox sighed, and the dust moved.',
      'Only the tip of the fox’s tail was still awake.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['trot along the wall', 'trotted along the wall', 'trotting along the wall'],
        ['pounce on a rustle', 'pounced on a rustle', 'pouncing on a rustle'],
        ['sniff at the bins', 'sniffed at the bins', 'sniffing at the bins'],
        ['carry off a shoe', 'carried off a shoe', 'carrying off a shoe'],
        ['curl up in the den', 'curled up in the den', 'curling up in the den']
      ],
      facts: [
        'A fox can hear a mouse under the snow',
        'A fox’s tail is called a brush, and at night it is also the blanket',
        'Fox cubs are born brown, with blue eyes',
        'Foxes live in the middle of big cities, and cross at quiet hours',
        'A fox jumps high into the air and comes down on its supper nose first',
        'Foxes bury what they cannot finish and remember where',
        'A fox is a cousin of the dog, but its eyes are like a cat’s',
        'Foxes love to steal shoes, and no one knows quite why'
      ],
      guesses: [
        'A fox is a dog that was left out in the rust',
        'They have white tips so that the cubs know where the fox stops',
        'Foxes steal one shoe because they mean to hop',
        'They come out at night because orange is too bright for the day',
        'A fox has black feet from walking through the dark'
      ],
      says: ['Walk like a fox', 'Ears first', 'I heard a rustle', 'It was not me', 'Straight home to the den'],
      props: [
        ['the fox’s brush', 'a scarf tucked into a belt'],
        ['the den', 'a table with a blanket over it'],
        ['the wall', 'a row of cushions'],
        ['the mouse under the snow', 'a clockwork car under a sheet'],
        ['the bin', 'the washing basket'],
        ['the stolen shoe', 'a slipper with a past']
      ],
      parts: ['the fox', 'the fox’s tail', 'the mouse under the snow', 'the cub who could not pounce yet', 'the lady who had lost a shoe', 'the bin', 'the cat on the same wall'],
      goes: [
        ['{S} tied on the brush and looked back at it twice.', 'A scarf was all it took, and {S} was orange at one end.'],
        ['Along the cushions went {S}, one foot in front of the other.', '{S} walked the wall without moving the shoulders.'],
        ['Then {S} stood quite still and listened with the whole head.', '{S} tilted one ear down, and after that the other.'],
        ['With a jump and both hands {S} came down on the rustle.', 'Up went {S}, and down, and had the rustle by the tail.']
      ],
      mishaps: [
        {
          problem: ['One slipper of every pair was gone.', 'In the hall stood five slippers, and they were all left ones.'],
          fail: ['{S} looked in the places where slippers are kept.', '{S} asked the slippers that were still there.'],
          see: ['“A fox does not put things away,” said {A}. “A fox puts things by. Try the den.”', '“Look where a fox would save them,” said {A}. “There is a bump in that blanket.”'],
          mend: ['So {S} crept into the den and {A} counted;; five right slippers came out, and one spoon.', '{S} handed them out of the den, {A} made the pairs, and the fox called it saving.'],
          alone: ['{S} thought like a fox and felt under the blanket. There lay five right slippers and a spoon.']
        },
        {
          problem: ['The fox pounced, and every time there was nothing under its feet.', 'Three times the fox had jumped, and three times the mouse was elsewhere.'],
          fail: ['{S} jumped higher, and came down on the same bare floor.', '{S} growled first, and the mouse was grateful for the warning.'],
          see: ['“You look with your eyes,” said {A}. “A fox shuts them and points with its ears.”', '“It is under the sheet,” said {A}. “You have to hear where, and not look where.”'],
          mend: ['{A} rustled, {S} listened with both eyes shut, and one jump was enough.', 'So {S} shut both eyes and {A} kept the room quiet;; tick, went the mouse, and the fox had it.'],
          alone: ['{S} shut both eyes and waited for the tick. One jump was enough.']
        },
        {
          problem: ['The fox’s tail had come off. It lay on the floor and looked like a scarf.', 'Behind the fox, some way behind, lay its brush.'],
          fail: ['{S} tucked it in again, and two steps later it was out.', '{S} walked backwards to keep an eye on it, and met a chair.'],
          see: ['“It is only tucked in,” said {A}. “It wants a knot, and somebody behind you to make it.”', '“Nobody can tie a tail on from the front,” said {A}. “Turn round.”'],
          mend: ['{S} turned round, {A} made the knot, and after that it could be wagged.', '{A} tied and {S} held still;; it stayed on through two pounces and a sneeze.'],
          alone: ['{S} tied the knot in front and turned it round to the back, like an apron.']
        }
      ],
      ends: ['The fox had gone in under the blanket, brush last.', 'All the slippers stood in pairs, and one had been a little chewed.', 'Along the wall there was only moonlight, one foot in front of the other.']
    }
  },
  {
    id: 'hedgehogs',
    label: 'a hedgehog',
    keys: ['hedgehog', 'hedgehogs', 'hoglet', 'hoglets', 'erizo', 'erizos', 'ouriço', 'hérisson', 'ハリネズミ', '刺猬', 'قنفذ', 'nungunungu'],
    marks: ['hedgehog', 'hedgehogs', 'prickle', 'prickles', 'spines', 'leaves'],
    small: things('a hedgehog the size of an apple | the apple-sized hedgehog', 'a hoglet whose prickles were still soft | the soft-prickled hoglet'),
    big: things('a hedgehog as round as a bucket | the round hedgehog', 'a hedgehog with half a hedge on its back | the hedge-carrying hedgehog'),
    object: things('a saucer that a hedgehog had licked clean | the hedgehog’s saucer', 'a prickle on a pincushion | the lost prickle'),
    place: things('a heap of leaves with breathing in it | the heap of leaves', 'a hole in a fence cut for a hedgehog | the hedgehog hole'),
    sound: ['a hedgehog, snuffling like a very small train', 'dry leaves, being arranged', 'prickles against a flowerpot'],
    detail: [
      'Something went through the leaves and took no trouble to be quiet.',
      'Where a hedgehog had been there was now a ball with opinions.',
      'A leaf had been spiked on the prickles, and was being taken along.',
      'Out of the ball came first a nose, then the rest of the hedgehog.'
    ],
    sleepy: [
      'Under the leaves the hedgehog breathed once, and a while later once again.',
      'All its prickles lay flat, like a brush put away.',
      'The hedgehog had pulled the hedge over itself and tucked in the nose.',
      'In the heap of leaves there was a warm place, exactly round.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['roll up into a ball', 'rolled up into a ball', 'rolling up into a ball'],
        ['snuffle under the leaves', 'snuffled under the leaves', 'snuffling under the leaves'],
        ['put up the prickles', 'put up the prickles', 'putting up the prickles'],
        ['make a nest of leaves', 'made a nest of leaves', 'making a nest of leaves'],
        ['sleep through the winter', 'slept through the winter', 'sleeping through the winter']
      ],
      facts: [
        'A hedgehog has about five thousand prickles',
        'Prickles are hairs that have made up their minds',
        'A hedgehog sleeps right through the winter, and its heart slows down to do it',
        'Hedgehogs can swim, and they climb walls badly',
        'A hedgehog walks as far as two kilometres in a night',
        'Milk gives a hedgehog tummy ache, so put out water',
        'Baby hedgehogs are called hoglets, and their first prickles are white',
        'A hedgehog sees hardly anything and smells almost everything'
      ],
      guesses: [
        'A hedgehog is a brush that got lonely',
        'They roll up because they have forgotten something and are thinking',
        'Hedgehogs cannot be late, for they are asleep at the time',
        'They say good night with their backs',
        'A hedgehog is combed by the hedge, which is how it got the name'
      ],
      says: ['Mind the prickles', 'Nose in', 'Who is a ball', 'Sniff, sniff', 'Wake me in spring'],
      props: [
        ['the hedgehog’s back', 'a doormat, worn like a cape'],
        ['the prickles', 'all the clothes pegs'],
        ['the heap of leaves', 'a heap of odd socks'],
        ['the saucer', 'a lid'],
        ['the winter', 'a white sheet'],
        ['the worm', 'half a shoelace']
      ],
      parts: ['the hedgehog', 'the fifth prickle from the left', 'the worm', 'the dog who was curious once', 'the winter', 'the hedge', 'the leaf that was taken along'],
      goes: [
        ['{S} put on the pegs, one after the other, and clicked a little.', 'With a peg on each fold {S} was soon prickly enough.'],
        ['Snuffling went {S}, under the table and along the skirting board.', '{S} smelled the way across the carpet, and it smelled of toast.'],
        ['Somebody said boo, and {S} was a ball.', 'At the first strange noise {S} tucked in the nose.'],
        ['{S} carried socks to the heap and turned round in it three times.', 'Into the heap of socks went {S}, backwards, as is proper.']
      ],
      mishaps: [
        {
          problem: ['The hedgehog had rolled up, and now it could not find the way out of itself.', 'There was a ball on the carpet, and it said that it was stuck.'],
          fail: ['{S} pulled harder at the middle, and the ball got rounder.', '{S} tried to unroll at both ends together.'],
          see: ['“You are holding on to your own feet,” said {A}. “One of you has to let go.”', '“Begin with the nose,” said {A}. “A hedgehog always opens at the nose.”'],
          mend: ['So {S} let go of the feet and {A} waited by the nose;; out it came, and then the rest.', '{A} held out some toast, the nose followed the toast, and {S} followed the nose.'],
          alone: ['{S} let go of both feet and put out the nose. The rest came after it.']
        },
        {
          problem: ['Nobody could hug the hedgehog. Its prickles were clothes pegs, and they clicked.', 'The hedgehog wanted a hug, but it was pegs all over, and hugs kept their distance.'],
          fail: ['{S} came closer, and everybody took a step back.', '{S} said sorry to each peg, and they pinched all the same.'],
          see: ['“It has no prickles on the front,” said {A}. “Come from the soft side.”', '“They lie down when it is calm,” said {A}. “Breathe out, and put down your back.”'],
          mend: ['{S} breathed out, {A} came from the front, and it was quite an ordinary hug.', 'So {A} came from the soft side, {S} kept the pegs behind, and nobody was pinched.'],
          alone: ['{S} hugged the pillow from the front, where there are no prickles.']
        },
        {
          problem: ['Half of the leaves had gone from the nest. The leaves were socks, and one side was cold.', 'The hedgehog lay down in its nest of socks, and the nest was too small by one foot.'],
          fail: ['{S} pulled the leaves to the foot, and then the nose was cold.', '{S} made it higher, and it slid down to both sides.'],
          see: ['“They all went along on your prickles,” said {A}. “Look behind you.”', '“You are wearing it,” said {A}. “There are eight socks on your back.”'],
          mend: ['{A} picked off the socks, {S} packed them in again, and there was no cold side.', 'So {S} turned round and {A} took them off one by one;; the nest was whole.'],
          alone: ['{S} felt behind, and there they were, eight socks on the pegs. The nest was whole again.']
        }
      ],
      ends: ['The pegs were back in their bag, and it clicked only once.', 'Under the heap of socks it was winter, and warm.', 'One nose was still out, and then it was not.']
    }
  },
  {
    id: 'squirrels',
    label: 'a squirrel',
    keys: ['squirrel', 'squirrels', 'red squirrel', 'chipmunk', 'chipmunks', 'ardilla', 'ardillas', 'esquilo', 'écureuil', 'りす', '松鼠', 'गिलहरी', 'سنجاب', 'kindi'],
    marks: ['squirrel', 'squirrels', 'nut', 'nuts', 'acorn', 'drey'],
    small: things('a squirrel with an acorn it would not put down | the squirrel with the acorn', 'a young squirrel with a tail too big for it | the young squirrel'),
    big: things('a squirrel that had eaten the whole of October | the stout squirrel', 'a squirrel with a store in every tree but one | the rich squirrel'),
    object: things('a nut with a tooth mark and a date on it | the dated nut', 'an acorn cup full of rain | the squirrel’s cup'),
    place: things('a branch where squirrels turn round | the squirrel branch', 'a flowerpot full of nuts nobody remembered | the nut pot'),
    sound: ['a nutshell, dropped from high up', 'a squirrel’s claws going round a trunk', 'a small scolding from a branch'],
    detail: [
      'On the fence sat a squirrel, holding a nut like a person with a telephone.',
      'Its tail was a question mark, and the squirrel ran off before the answer.',
      'Under every third stone lay a nut, and under one a button.',
      'The bird table had been for birds until the squirrels read the sign.'
    ],
    sleepy: [
      'In the drey the squirrel lay under its own tail.',
      'All the nuts had been buried, and most of them were sure to be found.',
      'The squirrel held on to one acorn, even now.',
      'High in the fork of the tree a squirrel swayed, and did not notice.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['bury a nut', 'buried a nut', 'burying a nut'],
        ['look for the nuts', 'looked for the nuts', 'looking for the nuts'],
        ['run round the trunk', 'ran round the trunk', 'running round the trunk'],
        ['crack an acorn', 'cracked an acorn', 'cracking an acorn'],
        ['leap with the tail out', 'leaped with the tail out', 'leaping with the tail out']
      ],
      facts: [
        'A squirrel buries thousands of nuts every autumn and finds a good many of them again',
        'The nuts that squirrels forget grow into trees',
        'A squirrel that is being watched only pretends to bury a nut',
        'Its nest is called a drey, and it is lined with moss',
        'A squirrel can turn its back feet round and run down a tree head first',
        'Squirrels use their tails as blankets, umbrellas and brakes',
        'Their front teeth grow as long as they live, so they have to gnaw',
        'A flying squirrel does not fly, it only falls slowly'
      ],
      guesses: [
        'Squirrels keep nuts in their cheeks because they have no pockets',
        'A squirrel’s tail is bushy so that it does not fall through the branches',
        'They bury nuts to hide them from the other hand',
        'Squirrels run in jerks because they keep remembering things',
        'The tree gives them nuts so that they will stop running up and down it'
      ],
      says: ['That one is mine', 'Do not look', 'Where did I put it', 'Tail up', 'One more for the winter'],
      props: [
        ['the nuts', 'a bag of corks'],
        ['the tree', 'the coat stand'],
        ['the squirrel’s tail', 'a feather duster'],
        ['the hole in the trunk', 'a boot'],
        ['the drey', 'the armchair with three scarves'],
        ['the winter', 'the clock, put on by an hour']
      ],
      parts: ['the squirrel', 'the other squirrel, who was only looking', 'the nut that wanted to be a tree', 'the trunk', 'the tail', 'the bird who owned the table', 'the winter'],
      goes: [
        ['{S} chose a nut, weighed it and changed it for a better one.', 'From the bag {S} took the first nut and put it in a cheek.'],
        ['Behind a cushion {S} buried it and patted the place twice.', '{S} dug with both hands, put it in and walked away whistling.'],
        ['Then {S} looked round to see who had seen.', 'With the tail up {S} sat quite still and counted who was watching.'],
        ['When the winter came, {S} went to find it by nose.', '{S} walked seven steps from the lamp and began to dig.']
      ],
      mishaps: [
        {
          problem: ['There had been ten nuts, and nobody could say where.', 'It was winter by the clock, and not one nut was to be found.'],
          fail: ['{S} dug where {S} had dug last year.', '{S} looked behind the same cushion four times, in case it had changed its mind.'],
          see: ['“You always pat the place,” said {A}. “Look for the places that have been patted flat.”', '“A squirrel smells them,” said {A}. “And those were in the bag with the onions.”'],
          mend: ['So {S} sniffed and {A} looked for flat places;; nine came up, and the tenth can be a tree.', '{A} felt, {S} sniffed, and out of the sofa came nine nuts and somebody’s comb.'],
          alone: ['{S} went along with nose and hand. Nine nuts came up, and the tenth can be a tree.']
        },
        {
          problem: ['Two squirrels had hold of one nut.', 'There was one nut left, and it had a hand on each side.'],
          fail: ['{S} pulled, and the nut went nowhere, and so did the other squirrel.', '{S} said that it had been mine since Tuesday.'],
          see: ['“Bury it again,” said {A}. “Then it belongs to whoever remembers.”', '“If we both let go,” said {A}, “it is only a nut. We can crack it.”'],
          mend: ['They both let go, {A} cracked it, {S} shared it, and there had been two halves all along.', '{S} held, {A} cracked, and inside it was made for two.'],
          alone: ['{S} cracked the nut. Inside it was in two halves, as if somebody had known.']
        },
        {
          problem: ['The squirrel could not speak. It had a cheek full of corks.', 'Mmf, said the squirrel, and nobody knew which mmf it was.'],
          fail: ['{S} said it louder, and it was a louder mmf.', '{S} nodded, shook and pointed at everything in turn.'],
          see: ['“One cheek would do,” said {A}. “You only need two in a hard winter.”', '“Put down the nuts,” said {A}. “Nobody here is going to bury them.”'],
          mend: ['{A} held out a saucer, {S} put back five corks, and it turned out to mean help.', 'So {S} emptied the one side and {A} turned away, to be polite;; the word had been supper.'],
          alone: ['{S} put the corks in a saucer, every one, and could say it at last.']
        }
      ],
      ends: ['The corks were in the bag, all but the one that was going to be a tree.', 'On the coat stand hung the tail, with nobody in front of it.', 'The winter could come now, for there was something under every cushion.']
    }
  },
  {
    id: 'mice',
    label: 'a mouse',
    keys: ['mouse', 'mice', 'mousehole', 'field mouse', 'dormouse', 'ratón', 'ratones', 'ratoncito', 'rato', 'ratinho', 'souris', 'ねずみ', '老鼠', 'चूहा', 'فأر', 'panya'],
    marks: ['mouse', 'mouse’s', 'mice', 'cheese', 'crumb', 'squeak', 'mousehole'],
    small: things('a mouse in a walnut shell | the walnut mouse', 'a mouse with a crumb as big as its head | the mouse with the crumb'),
    big: things('a mouse who was the tallest of thirteen | the tall mouse', 'a grandmother mouse with a thimble on | the thimble mouse'),
    object: things('a matchbox with a mouse’s blanket in it | the mouse’s matchbox', 'a cheese with doors in it | the cheese with doors'),
    place: things('a mousehole with a light on | the lit mousehole', 'a shelf where mice hold their meetings | the mice’s shelf'),
    sound: ['a squeak behind the skirting board', 'a mouse’s feet, four and then four more', 'somebody gnawing, with pauses for listening'],
    detail: [
      'Along the skirting board ran a mouse, and the shadow of it was late.',
      'The cheese had a corner off, and the corner had teeth marks.',
      'In the toe of a boot lay a mouse’s breakfast, three crumbs in a row.',
      'Two whiskers came out of the mousehole and asked whether it was safe.'
    ],
    sleepy: [
      'In the mousehole the light was put out with a wet finger no longer than a pin.',
      'The mice lay in the matchbox like spoons, thirteen of them.',
      'A crumb had been kept for breakfast, and the mouse slept on it.',
      'Behind the wall the last squeak had been said.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['nibble the cheese', 'nibbled the cheese', 'nibbling the cheese'],
        ['scamper along the wall', 'scampered along the wall', 'scampering along the wall'],
        ['squeak', 'squeaked', 'squeaking'],
        ['carry home a crumb', 'carried home a crumb', 'carrying home a crumb'],
        ['hide in the mousehole', 'hid in the mousehole', 'hiding in the mousehole']
      ],
      facts: [
        'Mice sing to each other, but too high for us to hear',
        'A mouse can get through a hole as wide as a pencil',
        'Mice do not care so much for cheese, they like seeds and chocolate better',
        'A mouse’s heart beats ten times a second',
        'The harvest mouse weighs as much as a small coin and holds on with its tail',
        'A mouse finds its way at night with its whiskers',
        'A dormouse sleeps for half the year',
        'Mice eat about fifteen small meals a day'
      ],
      guesses: [
        'Mice are small because they were washed too hot',
        'A mouse has a long tail so that it can be found in the dark',
        'The holes in cheese are where the mice had not finished reading',
        'Mice squeak because they need oil',
        'A mouse is only a very careful elephant'
      ],
      says: ['Squeak', 'Is the cat in', 'One crumb each', 'Quick, along the wall', 'I smell cheese'],
      props: [
        ['the mousehole', 'the space under the chest of drawers'],
        ['the cheese', 'a yellow sponge'],
        ['the cat', 'a cushion with ears'],
        ['the mouse’s tail', 'a bootlace'],
        ['the crumb', 'a whole loaf, to be fair to the size'],
        ['the matchbox', 'the laundry basket']
      ],
      parts: ['the mouse', 'the littlest mouse, who was always counted last', 'the cheese', 'the cat, who was asleep', 'the crumb', 'the grandmother in the wall', 'the clock that struck one'],
      goes: [
        ['{S} looked left and right out of the mousehole, and left again.', 'First came two whiskers, and then {S}.'],
        ['Along the wall ran {S}, and stopped, and ran.', '{S} kept one shoulder to the wall, as mice do.'],
        ['Very carefully {S} took the crumb in both hands.', '{S} sniffed at the cheese, and it was the right cheese.'],
        ['Past the cat went {S}, on the very tips.', '{S} went home the same way, only rounder.']
      ],
      mishaps: [
        {
          problem: ['The crumb did not fit through the mousehole.', 'There stood the mouse with the biggest crumb of its life, on the wrong side of its door.'],
          fail: ['{S} pushed it, and it sat in the door like a cork.', '{S} tried it upside down, and it was as wide upside down.'],
          see: ['“It need not go in whole,” said {A}. “You have teeth, and so have twelve others.”', '“It went out of the kitchen as a loaf,” said {A}, “and can go in as slices.”'],
          mend: ['{S} nibbled on the one side, {A} on the other, and the rest went in easily.', 'So {A} broke it in two and {S} carried the halves;; after that there was even a window.'],
          alone: ['{S} nibbled it to the right size, and did not mind the work.']
        },
        {
          problem: ['The cat had sat down in front of the mousehole.', 'Between the mouse and its door lay the cat, and dreamed.'],
          fail: ['{S} said excuse me, in a squeak, and not an ear moved.', '{S} waited until the cat had finished, but cats do not finish.'],
          see: ['“Its tail is outside,” said {A}. “It has left a gap just as wide as you.”', '“A mouse goes through where a pencil goes,” said {A}. “Look under its chin.”'],
          mend: ['{A} held the cushion’s ear, {S} slid through the gap, and the cat smiled in its sleep.', 'So {S} breathed out to get thinner, {A} kept watch, and one, two, it was home.'],
          alone: ['{S} breathed out to get thinner, and slid through the gap by the tail.']
        },
        {
          problem: ['Grandmother in the wall counted her mice, and there were twelve.', 'One, two, ten, twelve: there ought to have been thirteen mice.'],
          fail: ['{S} counted from the other end, and it came to twelve there too.', '{S} called for whoever was missing to say so.'],
          see: ['“Did you count yourself?” said {A}. “The one who counts always forgets.”', '“Somebody is pointing all the time,” said {A}. “Count the pointing one.”'],
          mend: ['{A} counted, {S} stood in the row, and then there were thirteen.', 'So {S} got into the row and {A} did the pointing;; nobody had been lost at all.'],
          alone: ['{S} laid a hand on one more nose, the own one. Thirteen.']
        }
      ],
      ends: ['The cat had not seen anything, and said nothing about it.', 'One crumb lay in the middle of the table, for whoever was hungry at one.', 'In the mousehole the light went out.']
    }
  },
  {
    id: 'wolves',
    label: 'a wolf',
    keys: ['wolf', 'wolves', 'wolf cub', 'wolf pack', 'the big bad wolf', 'big bad wolf', 'red riding hood', 'little red riding hood', 'werewolf', 'lobo', 'lobos', 'loup', 'loups', 'おおかみ', '狼', 'भेड़िया', 'ذئب', 'mbwa mwitu'],
    marks: ['wolf', 'wolves', 'wolf’s', 'howl', 'howled', 'pack'],
    small: things('a wolf cub that could only howl the vowels | the wolf cub', 'a young wolf with its first thick coat | the young wolf'),
    big: things('a wolf as grey as the road | the grey wolf', 'an old wolf that walked in front | the old wolf'),
    object: things('a stick that eleven wolves had chewed | the wolves’ stick', 'a paw print with rain in it | the wolf’s print'),
    place: things('a rock for howling from | the wolf rock', 'a hollow where a pack had slept | the wolves’ hollow'),
    sound: ['one howl, and then the others joining in', 'wolves’ feet on snow, all in one line', 'a wolf shaking itself dry'],
    detail: [
      'In the snow ran one line of prints, and seven wolves had made it.',
      'A long way off somebody howled, and the dogs of three streets sat up.',
      'The wolf had its ears forward and its tail quite low, which is polite.',
      'It looked like a dog, only the wolf did not ask for anything.'
    ],
    sleepy: [
      'The pack lay in a ring with the youngest wolf in the middle.',
      'One wolf howled very low, and the hill gave it back.',
      'Each wolf had its nose beneath its tail, and snow on its back.',
      'The old wolf shut one eye first, and a good while later the other.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['howl at the moon', 'howled at the moon', 'howling at the moon'],
        ['run with the pack', 'ran with the pack', 'running with the pack'],
        ['follow the old wolf', 'followed the old wolf', 'following the old wolf'],
        ['wag a wolf’s tail', 'wagged a wolf’s tail', 'wagging a wolf’s tail'],
        ['look after the cubs', 'looked after the cubs', 'looking after the cubs']
      ],
      facts: [
        'A pack of wolves is a family: a mother, a father and the children of two years',
        'Wolves howl to say where they are, and not at the moon',
        'When wolves howl together each takes a different note, so that they sound like more',
        'Wolves walk one behind the other, each in the prints of the one in front',
        'The older ones in a pack mind the cubs while the parents are out',
        'A wolf can smell you half an hour before it sees you, and goes the other way',
        'All dogs are the great-grandchildren of wolves, also the very small ones',
        'Wolf cubs are born with blue eyes and floppy ears'
      ],
      guesses: [
        'Wolves howl because they have all got the same song in their heads',
        'The big bad wolf was only out of breath',
        'A wolf is a dog who read the wrong letter',
        'They go in one line because only the front one has seen the map',
        'Wolves have thick coats because nobody knits for them'
      ],
      says: ['Awoo', 'Follow the one in front', 'Cubs in the middle', 'Who is howling flat', 'Noses up'],
      props: [
        ['the howling rock', 'the arm of the sofa'],
        ['the pack', 'everybody in slippers'],
        ['the snow', 'a white tablecloth'],
        ['the grandmother’s bonnet', 'a tea cosy'],
        ['the moon', 'the lamp in the hall'],
        ['the wolf’s coat', 'a bathroom mat']
      ],
      parts: ['the old wolf in front', 'the cub in the middle', 'the wolf who howled flat', 'the grandmother, who was never in danger', 'the moon', 'the echo', 'the pig with the bricks'],
      goes: [
        ['{S} put on the coat, which had been a mat until then.', 'With a mat on both shoulders {S} was a wolf in front and behind.'],
        ['Nose up stood {S}, and waited for the others to be quiet.', '{S} took a breath that went down to the slippers.'],
        ['Long and low howled {S}, and somewhere a dog replied.', '{S} howled, and it began as a yawn and ended as a song.'],
        ['Then {S} set off, and every foot went where a foot had been.', 'In one line they went across the snow, and {S} knew where.']
      ],
      mishaps: [
        {
          problem: ['They all howled, and it sounded like a kettle.', 'The howl of the pack had gone wrong, and the echo would not repeat it.'],
          fail: ['{S} howled louder, and now it was a big kettle.', '{S} said that everybody should howl just the same.'],
          see: ['“That is the trouble,” said {A}. “It is all one note. Wolves never take the same.”', '“You go down, and I go up,” said {A}. “Then there are more of us.”'],
          mend: ['So {S} took the low one and {A} the high;; between them it was a forest.', '{A} went up, {S} went down, and the glasses in the cupboard knew that it was wolves.'],
          alone: ['{S} began low and let it rise, and all by itself it sounded like two.']
        },
        {
          problem: ['The wolf was so frightening that nobody would play with it.', 'As soon as the wolf came in, the whole pack was behind the curtain.'],
          fail: ['{S} showed all the teeth, to look friendly.', '{S} said come out in a wolf’s voice, and the curtain shook.'],
          see: ['“It is the staring,” said {A}. “A wolf that means well looks away and wags.”', '“Put the tail down and the ears up,” said {A}, “and yawn at us.”'],
          mend: ['{S} yawned, {A} yawned back, and one by one they came out and sniffed hands.', 'So {S} looked at the ceiling and wagged;; {A} came first, and then the rest of the pack.'],
          alone: ['{S} looked away, wagged and yawned, and that was quite another wolf.']
        },
        {
          problem: ['The line had broken. Half of the pack was in the kitchen.', 'In the hall the wolves in front turned round, and there was no one behind.'],
          fail: ['{S} went back to look, and then there were three halves.', '{S} ran faster to be sure of at least the front.'],
          see: ['“That is what howling is for,” said {A}. “Stay where you are, and say so.”', '“Wolves do not look,” said {A}. “They stand still and call.”'],
          mend: ['{S} stood still and howled, {A} howled back, and they met beside the coats.', 'So {A} called low, {S} called high, and the two ends of the pack came together.'],
          alone: ['{S} stood still and howled. By and by the echo led the way back to the coats.']
        }
      ],
      ends: ['The pack lay in one heap, and the cub was in the middle of it.', 'There was one howl left, and it was no more than a breath.', 'Across the white cloth ran one line of prints, out and home.']
    }
  }
]
