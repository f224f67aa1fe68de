import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Animals that children ask for, with what is true of them. */
export const moreAnimalThemes: ThemePack[] = [
  {
    id: 'snakes',
    label: 'snakes',
    keys: ['snake', 'snakes', 'python', 'cobra', 'adder', 'rattlesnake', 'grass snake', 'serpiente', 'culebra', 'cobras', 'serpent', 'へび', '蛇', 'सांप', 'ثعبان', 'nyoka'],
    marks: ['snake', 'snakes', 'hiss', 'hissed', 'scales', 'coil', 'coiled', 'skin'],
    small: things('a grass snake in a hurry | the grass snake', 'a snake that had tied itself in a bow | the snake in a bow'),
    big: things('a python as long as a corridor | the long python with the scales', 'a snake that had swallowed an umbrella | the umbrella snake'),
    object: things('a snake’s old skin with both eyes in it | the old skin', 'a scarf that turned out to be a snake | the scarf snake'),
    place: things('a warm stone where snakes meet | the snake stone', 'a basket with a snake in every coil | the snake basket'),
    sound: ['a hiss, mostly for practice', 'scales over dry leaves', 'a snake’s tongue, tasting the air'],
    detail: [
      'A coil of something lay in the sun, and it had patterns.',
      'Between two stones was a snake’s old skin, as thin as tissue.',
      'The snake’s tongue came out, had a look, and went in again.',
      'It hissed, but only the way a tap does.'
    ],
    sleepy: [
      'The snake had laid itself in a coil and its head in the middle.',
      'On the warm stone the scales had stopped shining one by one.',
      'A snake cannot shut its eyes, so it only stopped looking.',
      'Coil upon coil it lay, and the last hiss was a breath.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['slither along', 'slithered along', 'slithering along'],
        ['slip out of a skin', 'slipped out of a skin', 'slipping out of a skin'],
        ['hiss', 'hissed', 'hissing'],
        ['smell with the tongue', 'smelled with the tongue', 'smelling with the tongue'],
        ['coil up on a warm stone', 'coiled up on a warm stone', 'coiling up on a warm stone']
      ],
      facts: [
        'A snake smells with its tongue',
        'Snakes have no eyelids, so they sleep with their eyes open',
        'A snake takes off its whole skin in one piece, like a sock',
        'Snakes have hundreds of ribs, and walk on the ends of them',
        'They have no ears, but they feel footsteps through their jaw',
        'Some snakes can flatten themselves and glide from tree to tree',
        'A snake can go for months without a meal',
        'Most snakes are more afraid of boots than you are of snakes'
      ],
      guesses: [
        'A snake is a tail that went off by itself',
        'They hiss because they have a puncture',
        'They have no legs because they kept tripping over them',
        'A snake never knows if it has toothache or a sore tail',
        'They lie in the sun to get longer'
      ],
      says: ['Sss, excuse me', 'Which end is the front', 'Mind my tail', 'I’m all neck', 'Is this stone taken'],
      props: [
        ['the snake', 'all the socks, tied together'],
        ['the warm stone', 'a hot-water bottle'],
        ['the old skin', 'one leg of some tights'],
        ['the tongue', 'a red ribbon'],
        ['the basket', 'the basket'],
        ['the jungle', 'every plant from every sill']
      ],
      parts: ['the front of the snake', 'the middle of the snake', 'the end of the snake, who was told nothing', 'the warm stone', 'the mouse who asked questions', 'the old skin', 'the snake’s tongue', 'the boot'],
      goes: [
        ['{S} lay down flat and set off with the shoulders.', 'Without any arms {S} set out across the carpet.'],
        ['The tongue came out, and {S} smelled supper.', '{S} tasted the air with a ribbon, and it tasted of toast.'],
        ['{S} went about the table leg, as far as there was any snake left.', 'Once round the table leg, and {S} met somebody’s foot.'],
        ['On the warm stone {S} coiled up, and there was a lot to tidy away.', 'Then {S} lay in a coil, with the head on top like a cherry.']
      ],
      mishaps: [
        {
          problem: ['The snake had tied itself in a knot. It had gone to look for its own end.', 'Somewhere in the middle of the snake there was now a bow.'],
          fail: ['{S} pulled both ends, and it was a tighter bow.', 'Telling it to think of something straight was what {S} tried.'],
          see: ['“Don’t pull,” said {A}. “Push. A knot wants to be pushed.”', '“The back half went through the hole,” said {A}. “It has to go back the way it came.”'],
          mend: ['So {S} pushed and {A} made the hole bigger, and out it slipped;; it was all one snake again.', '{A} led the tail, {S} held the loop, and it went back through, sock by sock.'],
          alone: ['{S} made the loop bigger and pushed. Out it slipped, and it was all one snake again.']
        },
        {
          problem: ['The snake broke. The front went left, and the rest stayed for tea.', 'At the corner the snake was two snakes, and neither had known.'],
          fail: ['{S} called to the back half, but the back half had no ears.', 'Waiting was no good. {S} waited, and the tail went to sleep.'],
          see: ['“You went too fast for the middle,” said {A}. “The middle has short legs.”', '“We never said who follows what,” said {A}. “I can only see a bottom.”'],
          mend: ['So {S} went slower, {A} held on with both hands, and it went round the corner like one.', '{S} hissed at every turn, {A} hissed back, and no part of it was lost again.'],
          alone: ['{S} tied the socks better and went slower. It went round the corner like one.']
        },
        {
          problem: ['The old skin would not come off. It had come as far as the elbows.', 'Half out of its skin was the snake, and it could go neither on nor back.'],
          fail: ['{S} wriggled, and it came up over the head again.', 'Rolling over was no help, for {S} only rolled it tighter.'],
          see: ['“They begin at the nose,” said {A}, “and they rub it on something rough.”', '“Somebody has to stand on the toe of it,” said {A}.'],
          mend: ['{A} stood on the toe, {S} walked away, and there lay the skin, complete with heel.', 'So {S} rubbed along the doormat, {A} held the end, and out came a brand-new snake.'],
          alone: ['{S} rubbed along the doormat and walked away from it. There lay the skin, complete with heel.']
        }
      ],
      ends: ['The snake was untied, and there was a sock for every foot.', 'All along the warm stone there was not one hiss.', 'Head first, middle next and tail last, they had all got home.']
    }
  },
  {
    id: 'lions',
    label: 'lions',
    keys: ['lion', 'lions', 'tiger', 'tigers', 'leopard', 'cheetah', 'big cats', 'lion cub', 'lioness', 'panther', 'jaguar', 'león', 'tigre', 'leão', 'ライオン', 'トラ', '狮子', '老虎', 'शेर', 'बाघ', 'أسد', 'simba', 'chui'],
    marks: ['lion', 'lions', 'roar', 'roared', 'mane', 'paw', 'tiger', 'stripe', 'stripes'],
    small: things('a lion cub with a roar in its pocket | the lion cub with the pocket', 'a tiger whose stripes had been put on in the dark | the tiger with the crooked stripes'),
    big: things('a lion with leaves in its mane | the leafy lion', 'a tiger that apologised before roaring | the polite tiger'),
    object: things('a mane on a hook | the mane on the hook', 'a comb for lions with three teeth | the lion comb'),
    place: things('a rock that had been a lion’s bed for years | the lion rock', 'a tree with a tail hanging from each branch | the lion tree'),
    sound: ['a roar with a yawn inside it', 'a big paw, put down carefully', 'a lion’s tail, flicking at nothing'],
    detail: [
      'In the dust was a paw mark as large as a plate.',
      'The lion’s mane was full of burrs, and it pretended that this was the fashion.',
      'Stripes went by behind the grass, or it was only grass.',
      'Something roared a long way off, and the cups on the shelf said so.'
    ],
    sleepy: [
      'The lion slept as lions do, which is for twenty hours and all over the place.',
      'One paw hung down and opened and shut.',
      'The mane rose and fell, and a leaf in it rose and fell too.',
      'The last roar had been so soft that one could have kept it in a cup.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['roar', 'roared', 'roaring'],
        ['comb the lion’s mane', 'combed the lion’s mane', 'combing the lion’s mane'],
        ['creep on big paws', 'crept on big paws', 'creeping on big paws'],
        ['lie on a lion’s rock', 'lay on a lion’s rock', 'lying on a lion’s rock'],
        ['tame a lion', 'tamed a lion', 'taming a lion']
      ],
      facts: [
        'A lion’s roar can be heard eight kilometres away',
        'Lions sleep up to twenty hours a day',
        'No two tigers have the same stripes, and even the skin under the fur is striped',
        'It is the lionesses who do most of the hunting',
        'Tigers like water and swim for fun',
        'A cheetah cannot roar, it purrs and chirps',
        'The white spots behind a tiger’s ears look like eyes',
        'Lion cubs have spots that wash out as they grow'
      ],
      guesses: [
        'A lion has a mane because nobody dares to cut it',
        'Tigers are striped because they leaned on a fence',
        'They roar to hear if anybody is at home',
        'It sleeps all day because being king is so boring',
        'A leopard’s spots are where the rain got in'
      ],
      says: ['Roar, if you don’t mind', 'Who combed my mane', 'That’s my rock', 'I was only yawning', 'After you, said the lion'],
      props: [
        ['the mane', 'a feather duster round the neck'],
        ['the lion’s rock', 'the arm of the sofa'],
        ['the stripes', 'a dressing gown'],
        ['the tail', 'a dressing-gown cord'],
        ['the tall grass', 'a row of umbrellas'],
        ['the roar', 'a bucket to roar into']
      ],
      parts: ['the lion', 'the lion’s mane, which came loose', 'the lioness, who did the work', 'the cub', 'the grass', 'the bird who sits on the lion', 'the tamer, who was tame', 'the tiger next door'],
      goes: [
        ['{S} went on all fours and put each paw down like a plate.', 'On soft big paws {S} crossed the carpet.'],
        ['Behind the umbrellas {S} lay flat, and only the tail was to be seen.', '{S} lay in the long grass and was grass.'],
        ['Then {S} roared. The bucket made it much better.', 'Into the bucket roared {S}, and the plates answered.'],
        ['After so much work {S} lay on the rock with one paw down.', 'Up on the arm of the sofa {S} put the chin on both paws.']
      ],
      mishaps: [
        {
          problem: ['The lion had no roar. It opened its mouth, and a mouse-sized thing came out.', 'Everybody held their ears, and the lion said miaow.'],
          fail: ['{S} tried it with a wider mouth, and it was a wide miaow.', 'A cough was all that {S} got out, though it was a strong one.'],
          see: ['“You do it with your neck,” said {A}. “Lions do it with their toes.”', '“Roar down, not up,” said {A}, “and into something.”'],
          mend: ['{A} held the bucket, and {S} began at the toes;; when it came out the door shut by itself.', 'So {S} roared into the bucket, {A} put an ear to it, and had to sit down.'],
          alone: ['{S} began at the toes and roared into the bucket. The door shut by itself.']
        },
        {
          problem: ['The mane fell off. It lay on the floor, and the lion looked like an uncle.', 'In the middle of the roar the mane came down over the lion’s eyes.'],
          fail: ['{S} tied it tighter, and the lion went cross-eyed.', 'Holding it with one paw was what {S} tried, and walked in a circle.'],
          see: ['“You have it on upside down,” said {A}. “The loop goes behind.”', '“It wants ears to hang on,” said {A}. “I have two pegs.”'],
          mend: ['Peg, peg, went {A}, and {S} shook the mane, and it stayed, and it was king again.', '{S} kept still, {A} turned it round, and the lion had a forehead.'],
          alone: ['{S} turned it round and put two pegs in for ears. It stayed, and it was king again.']
        },
        {
          problem: ['Nobody was afraid of the lion. The antelope had sat down to tie its shoe.', 'The lion leapt out, and the antelope said good evening.'],
          fail: ['{S} showed all the teeth, and was told that one was loose.', 'Creeping nearer did no good. {S} was asked what was the matter.'],
          see: ['“It can see your slippers,” said {A}. “They squeak.”', '“I’m not afraid because I know that it’s you,” said {A}. “You should be more lion.”'],
          mend: ['So {S} took off the slippers, {A} looked the other way, and the next leap was a beauty.', '{S} went out, and came in as nothing but lion. {A} jumped, and the antelope too, right on the sofa.'],
          alone: ['{S} took off the slippers and came in as nothing but lion. Even the teddies jumped.']
        }
      ],
      ends: ['The mane was hung back on its hook and did the dusting again.', 'On the lion’s rock there was room for two, if one of them was a cub.', 'Whoever had been a lion was rather hoarse, and had honey.']
    }
  },
  {
    id: 'monkeys',
    label: 'monkeys',
    keys: ['monkey', 'monkeys', 'gorilla', 'gorillas', 'chimpanzee', 'chimp', 'orangutan', 'ape', 'mono', 'macaco', 'singe', 'さる', '猴子', 'बंदर', 'قرد', 'tumbili'],
    marks: ['monkey', 'monkeys', 'banana', 'bananas', 'swing', 'swung', 'tail', 'chatter', 'gorilla'],
    small: things('a monkey with somebody’s spectacles | the spectacled monkey', 'a banana that was wanted by everybody | the banana'),
    big: things('a gorilla knitting with its feet near the bananas | the knitting gorilla', 'a tree so full of monkeys that it giggled | the monkey tree'),
    object: things('a hat that had been a monkey’s for one afternoon | the monkey’s hat', 'a bunch of bananas with one gap | the bunch of bananas'),
    place: things('a gate where monkeys ask for tickets | the monkey gate', 'a rope bridge that had learned to swing | the swing bridge of the monkeys'),
    sound: ['chatter in the leaves', 'a banana being opened secretly', 'a monkey’s hand, patting for crumbs'],
    detail: [
      'A long tail hung from the branch and was pretending to be a rope.',
      'On the ground lay a banana skin, neatly folded.',
      'There was chatter overhead, and then a very innocent silence.',
      'A monkey looked down through a leaf with a hole in it.'
    ],
    sleepy: [
      'The monkeys slept in a row with their tails plaited together.',
      'Nobody chattered, only a leaf now and then.',
      'In the crook of the tree a monkey had its arm round its own knees.',
      'The last banana lay by the bed, for breakfast.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['swing from arm to arm', 'swung from arm to arm', 'swinging from arm to arm'],
        ['do as the monkey does', 'did as the monkey did', 'doing as the monkey does'],
        ['peel a banana', 'peeled a banana', 'peeling a banana'],
        ['chatter like monkeys', 'chattered like monkeys', 'chattering like monkeys'],
        ['comb each other’s fur', 'combed each other’s fur', 'combing each other’s fur']
      ],
      facts: [
        'Monkeys open a banana from the other end than we do',
        'Apes have no tails, and that is how you tell them from monkeys',
        'A spider monkey’s tail can pick up a peanut',
        'Gorillas build a new bed of leaves every single night',
        'Monkeys comb each other’s fur to stay friends',
        'Orangutans use big leaves as umbrellas',
        'Snow monkeys in Japan sit in hot baths in the winter',
        'Howler monkeys are among the loudest animals on land'
      ],
      guesses: [
        'Monkeys have long arms from carrying shopping',
        'A tail is for holding on while you scratch with the rest',
        'Bananas are bent so that monkeys can find the handle',
        'They copy everything because they’ve lost the instructions',
        'A gorilla thumps its chest because it has hiccups'
      ],
      says: ['Who has my hat', 'Not me, said the monkey', 'Pass the banana', 'You do it first', 'Higher, said the monkey, from below'],
      props: [
        ['the tail', 'a scarf tucked in behind'],
        ['the tree', 'the bunk bed, bottom part only'],
        ['the bananas', 'yellow socks'],
        ['the spectacles', 'two rings of wire'],
        ['the hat seller', 'somebody with six hats on'],
        ['the river', 'a rolled-out towel']
      ],
      parts: ['the first monkey', 'the monkey who copies', 'the monkey who copies the copy', 'the hat seller', 'the banana', 'the gorilla', 'the tail', 'the tree'],
      goes: [
        ['{S} scratched under one arm, and looked round.', 'With a hand under one arm {S} thought like a monkey.'],
        ['What one did, {S} did, only a bit sillier.', '{S} did it too, and added a nose.'],
        ['Along the edge of the rug swung {S}, arm over arm.', 'From chair to chair went {S} without touching the river.'],
        ['A banana was peeled, and {S} began at the wrong end, which is the right one.', '{S} peeled a yellow sock, and inside it was a foot.']
      ],
      mishaps: [
        {
          problem: ['All the hats were gone. The monkeys had them, and pulled them down to their ears.', 'When the hat seller woke, there was a hat on every monkey, and none for the seller.'],
          fail: ['{S} shook a fist, and all the monkeys shook theirs.', 'Give them back, said {S}, and give them back, said the tree.'],
          see: ['“They do whatever you do,” said {A}. “So do what you want them to do.”', '“I only took it because you took yours,” said {A}, from under a hat.'],
          mend: ['So {S} threw a cap on the floor. {A} threw one, and the next, and there lay all the hats.', '{A} put a hat down to see, {S} put one down, and then it rained hats.'],
          alone: ['{S} threw a cap on the floor. Then it rained hats.']
        },
        {
          problem: ['There was one banana and rather more monkeys.', 'Each monkey had hold of the banana, and it was getting soft.'],
          fail: ['{S} broke it in two, and now two halves were fought over.', 'Hiding it was what {S} tried, and then could not remember where.'],
          see: ['“It’s a sock,” said {A}. “There’s another one. It had a pair.”', '“Cut it in coins,” said {A}. “Then it’s a hundred bananas.”'],
          mend: ['{A} found the other sock, {S} found three more, and it was the best harvest for years.', 'So {S} cut and {A} dealt them out like cards, and everybody had a banana of coins.'],
          alone: ['{S} cut it into coins and dealt them out like cards. Everybody had some.']
        },
        {
          problem: ['Nobody knew any more who was copying whom. All of them were waiting.', 'The monkeys sat and looked at each other, for each was the one who copies.'],
          fail: ['{S} waited too, to see who would begin.', 'Sitting very still was a mistake of {S}’s, for everybody did that.'],
          see: ['“It started with a sneeze,” said {A}. “I only wanted to sneeze.”', '“Somebody has to be first,” said {A}, “and it need not be a good one.”'],
          mend: ['So {A} yawned, and {S} yawned, and it went round the whole tree and came back bigger.', '{S} put one foot in the air. {A} did, and the next, and they all fell over at the same time.'],
          alone: ['{S} gave a yawn. It went round every monkey on the shelf and came back bigger.']
        }
      ],
      ends: ['Every hat was back on the pile, and one of them was a saucepan.', 'They combed each other’s hair until it was quiet.', 'The tree was a bed again, and it was rather full.']
    }
  },
  {
    id: 'rabbits',
    label: 'rabbits',
    keys: ['rabbit', 'rabbits', 'bunny', 'bunnies', 'hare', 'guinea pig', 'guinea pigs', 'hamster', 'hamsters', 'conejo', 'coelho', 'lapin', 'うさぎ', '兔子', 'खरगोश', 'أرنب', 'sungura', 'gerbil', 'gerbils', 'chinchilla'],
    marks: ['rabbit', 'rabbits', 'hop', 'hopped', 'burrow', 'carrot', 'carrots', 'ears', 'hay', 'hamster'],
    small: things('a rabbit with one ear that disagreed | the odd-eared rabbit', 'a hamster with its cheeks full | the full hamster'),
    big: things('a hare that was late for nothing | the big hare with the ears', 'a heap of hay with a nose in it | the hay heap'),
    object: things('a carrot with two legs | the two-legged carrot', 'a nest of hay with something painted in it | the hay nest'),
    place: things('a burrow with a back door | the burrow with the back door', 'a bank with a hundred rabbit holes in it | the rabbit bank'),
    sound: ['a thump of a hind foot, as rabbits do', 'something nibbling, very evenly, perhaps a rabbit', 'hay, being rearranged'],
    detail: [
      'Two ears stood up out of the grass, and then one lay down.',
      'There was hay on the floor, and a small round path through it.',
      'A carrot had been bitten all the way along, like a flute.',
      'Something hopped, stopped, washed its face and hopped on.'
    ],
    sleepy: [
      'In the burrow they lay nose to tail, and nobody could have counted them.',
      'One of the rabbit’s ears was asleep already, and the other was listening.',
      'The hay rustled and settled, and was as warm as a pocket.',
      'No more hops were left in anybody’s feet.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['hop like a rabbit', 'hopped like a rabbit', 'hopping like a rabbit'],
        ['dig a burrow', 'dug a burrow', 'digging a burrow'],
        ['nibble a carrot', 'nibbled a carrot', 'nibbling a carrot'],
        ['hide an egg', 'hid an egg', 'hiding an egg'],
        ['wash both ears', 'washed both ears', 'washing both ears']
      ],
      facts: [
        'A happy rabbit jumps into the air and twists, and that is called a binky',
        'Rabbits’ teeth never stop growing, so they have to gnaw',
        'A rabbit can see almost all the way round without turning its head',
        'Rabbits thump with a hind foot to say look out',
        'Hares are born with their eyes open, and rabbits with them shut',
        'A hamster can carry half its own weight in its cheeks',
        'A hamster in its wheel runs for miles in one night',
        'Hamsters have yellow front teeth, and that is how they should be',
        'Guinea pigs whistle when they hear the fridge',
        'Rabbits purr with their teeth'
      ],
      guesses: [
        'Rabbits have long ears to keep the sun off their thoughts',
        'They hop because the ground tickles',
        'A burrow has two doors, for in and for out, like a shop',
        'The tail is white so that the last one can find the others',
        'They eat carrots because crisps are too loud'
      ],
      says: ['Thump, thump', 'Was that the fox', 'Who hid the egg', 'My ears are cold', 'Hop along'],
      props: [
        ['the ears', 'two long socks on a headband'],
        ['the burrow', 'the duvet, lifted at one end'],
        ['the carrots', 'rolled-up orange napkins'],
        ['the tail', 'a ball of cotton wool'],
        ['the eggs', 'painted stones'],
        ['the fox', 'whoever has the orange scarf']
      ],
      parts: ['the oldest rabbit', 'the rabbit who keeps watch', 'the fox with the scarf', 'the left ear', 'the right ear', 'the carrot', 'the smallest rabbit, who had dug too far', 'the hen who had lent the eggs'],
      goes: [
        ['{S} hopped once to try it, and once because it was good.', 'With both feet together {S} hopped as far as the rug.'],
        ['Then {S} stopped short, with the ears up.', 'Thump, went {S} with one foot, and everybody sat still.'],
        ['Down the burrow went {S}, and round a bend, and it was dark and dry.', 'Nose first {S} went under the duvet, and only a tail looked out.'],
        ['{S} nibbled along the carrot from left to right.', '{S} found a carrot and turned it into crumbs.']
      ],
      mishaps: [
        {
          problem: ['The eggs had been hidden too well. There were nine, and eight could not be found.', 'Whoever had hidden the eggs had hidden them from everybody.'],
          fail: ['{S} looked where eggs usually are, and found butter.', 'Crawling along the wall did not help. {S} came back to where {S} had begun.'],
          see: ['“Who hid them?” said {A}. “It was you. What were you thinking of?”', '“Rabbits don’t look,” said {A}. “They smell. They smell of paint.”'],
          mend: ['{S} shut both eyes and hid one all over again, and {A} followed the hands;; there was the first.', 'Sniffing like one nose, {S} and {A} went round the room. Eight times they stopped.'],
          alone: ['{S} shut both eyes and hid one all over again. The hands still knew, and there they all were.']
        },
        {
          problem: ['The burrow fell in. One moment it was a passage, and the next it was a duvet.', 'There was a lump in the duvet, and it said that it had lost the way out.'],
          fail: ['{S} dug towards the voice, and it moved.', 'From above {S} patted the lump, and it said ouch, that is my nose.'],
          see: ['“It has only one door,” said {A}. “Rabbits always make a second.”', '“Stay where you are,” said {A}. “I’ll thump, and you come to the thump.”'],
          mend: ['{A} thumped on the floor, {S} lifted the other end, and out came somebody with hair on end.', 'So {S} held up a corner and {A} another. That was two doors, and there was a draught, and the way out.'],
          alone: ['{S} felt for the draught, lifted that end, and made it the second door.']
        },
        {
          problem: ['The ears would not stay up. One fell over the eyes, and then the other.', 'A rabbit stood there with its ears down, and it looked like a spaniel.'],
          fail: ['{S} held them up by hand, and could not hop.', 'Blowing upwards was what {S} tried, and they waved and fell.'],
          see: ['“There’s nothing in them,” said {A}. “Mine have spoons.”', '“Let one be down,” said {A}. “The one that’s down is asleep.”'],
          mend: ['{A} lent two wooden spoons, {S} slid them in, and they heard everything.', 'So {S} put up one, {A} tied it, and the other was allowed to rest.'],
          alone: ['{S} slid a wooden spoon into each. They stood, and heard everything.']
        }
      ],
      ends: ['In the burrow there was just room for everybody, if nobody breathed at the same time.', 'The last egg was found by sitting on it.', 'All ears were folded away in the drawer.']
    }
  },
  {
    id: 'whales',
    label: 'whales',
    keys: ['whale', 'whales', 'blue whale', 'orca', 'humpback', 'ballena', 'baleia', 'くじら', '鲸鱼', 'व्हेल', 'حوت', 'nyangumi'],
    marks: ['whale', 'whales', 'dolphin', 'shark', 'octopus', 'spout', 'fin', 'flipper', 'deep'],
    small: things('an octopus with a mitten on every arm but one | the octopus with the mittens', 'a shark that had lost its first tooth and grown two | the small shark'),
    big: things('a whale that hummed the sea to sleep | the humming whale', 'a whale with barnacles for buttons | the whale with the barnacles'),
    object: things('a comb out of a whale’s mouth | the whale’s comb', 'a spout in a bottle | the bottled spout'),
    place: things('a bay so deep that whales turn round in it | the bay of whales', 'a rock where dolphins wait their turn | the dolphin rock'),
    sound: ['a whale song, lower than the lowest string', 'a spout, like a very big sigh', 'dolphins, clicking through the deep'],
    detail: [
      'A fin went by like a small grey sail.',
      'Out on the water stood a spout, and the wind took it away.',
      'Something as long as a street turned over in the deep and did not hurry.',
      'The octopus shook hands, and it took some time.'
    ],
    sleepy: [
      'The whales hung upright in the deep and slept, like a row of trees.',
      'Half of the dolphin was asleep, and the other half kept it company.',
      'A last spout went up, no higher than a lamp, and fell.',
      'Every arm of the octopus had been put away.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['sing like a whale', 'sang like a whale', 'singing like a whale'],
        ['dive down deep', 'dived down deep', 'diving down deep'],
        ['blow a spout', 'blew a spout', 'blowing a spout'],
        ['swim in a circle', 'swam in a circle', 'swimming in a circle'],
        ['come up for air', 'came up for air', 'coming up for air']
      ],
      facts: [
        'A blue whale’s heart is as big as a small car',
        'Whales sing, and their songs can be heard hundreds of kilometres away',
        'A whale is not a fish, it has to come up to breathe',
        'Sperm whales sleep standing up in the water',
        'An octopus has three hearts, and its arms can think for themselves',
        'Sharks are older than trees',
        'Dolphins have names for each other, and whistle them',
        'The biggest animal that ever lived eats things as small as a fingernail'
      ],
      guesses: [
        'Whales spout because they’ve been laughing under water',
        'The sea is so big because the whale wanted to turn round',
        'An octopus has eight arms because it has so many pockets',
        'Sharks smile because their teeth don’t fit',
        'Whales sing low so as not to wake the fish'
      ],
      says: ['Thar she blows', 'Hold your breath', 'Whose arm is this', 'Can you hear it', 'Up for air'],
      props: [
        ['the whale', 'three people under one blanket'],
        ['the spout', 'tissues, thrown up'],
        ['the deep', 'the floor between the beds'],
        ['the octopus’s arms', 'four pairs of tights'],
        ['the fin', 'a book on somebody’s back'],
        ['the boat', 'a drawer']
      ],
      parts: ['the front of the whale', 'the spout', 'the tail of the whale', 'the shark who had been to the dentist', 'the octopus', 'the sailor with the telescope', 'the smallest fish in the sea', 'the deep, who says nothing'],
      goes: [
        ['{S} took a breath as big as a cupboard.', 'In went the air, and {S} was as round as a whale.'],
        ['Then {S} dived, right down, as far as the carpet.', 'Down sank {S}, where it is blue and nobody has a telephone.'],
        ['There {S} sang one note, very low, and held it.', 'A song came from {S} that one felt more in the knees than in the ears.'],
        ['Up again came {S}, and blew, and it rained tissues.', 'With a great puff {S} came up for air.']
      ],
      mishaps: [
        {
          problem: ['The whale came up in two places. Its head was by the door, and its tail was in the bath.', 'When it was time to come up, the tail of the whale was still going down.'],
          fail: ['{S} called up, and the tail heard supper.', 'Waving a fin was what {S} tried, but the tail had no eyes.'],
          see: ['“We can’t see you from back here,” said {A}. “Sing. A whale does it by singing.”', '“The blanket is too short for the news,” said {A}. “One low note for down, and a high one for up.”'],
          mend: ['So {S} sang low, and {A} went down. {S} sang high, and it came up all at once, like a sofa.', '{A} listened at the tail, {S} sang at the head, and it was one whale.'],
          alone: ['{S} let go of the blanket’s end and was a shorter whale, and came up all at once.']
        },
        {
          problem: ['The octopus was tangled. Two of its arms were holding hands, and would not say why.', 'Eight arms had gone in eight directions and come back in a plait.'],
          fail: ['{S} counted them, and got nine, and one was {S}’s own.', '{S} tried shaking, and it was shaken back.'],
          see: ['“Ask them one at a time,” said {A}. “An octopus can’t hear you with all of them.”', '“That one is mine,” said {A}. “If I let go, the rest will follow.”'],
          mend: ['{A} let go, {S} lifted the next one out, and soon they lay in a star.', 'One by one {S} asked them to dance, {A} led them off, and the plait was gone.'],
          alone: ['{S} asked them one at a time and laid them out in a star.']
        },
        {
          problem: ['The spout did not come. The whale blew, and nothing was there but a whale out of breath.', 'Puff, said the whale, and not one tissue went up.'],
          fail: ['{S} blew harder, and went red.', 'Blowing sideways gave a draught, and {S} had a tissue on one ear.'],
          see: ['“Somebody has to throw,” said {A}. “I was the tail, so I couldn’t.”', '“The hole is shut,” said {A}. “You’re lying on it.”'],
          mend: ['So {S} moved over, {A} threw, and it went up as high as the lamp.', '{A} counted, and at three {S} blew and {A} threw, and it rained softly for quite a time.'],
          alone: ['{S} moved over, blew and threw, both at once. It rained softly for quite a time.']
        }
      ],
      ends: ['Down in the deep nobody said anything for as long as a breath lasts.', 'The whale was folded and put on the bed, and it was still warm.', 'One last spout went up, and it was a sigh.']
    }
  },
  {
    id: 'owls-foxes',
    label: 'an owl',
    keys: ['owl', 'owls', 'badger', 'badgers', 'bat', 'bats', 'night animals', 'nocturnal animals', 'raccoon', 'mole', 'búho', 'lechuza', 'coruja', 'hibou', 'ふくろう', '猫头鹰', 'उल्लू', 'بومة', 'bundi'],
    marks: ['owl', 'owls', 'hoot', 'hooted', 'feather', 'feathers', 'hedgehog', 'prickles', 'fox', 'badger', 'wolf'],
    small: things('an owl that was learning to hoot | the hooting owl', 'a hedgehog with a leaf on every prickle | the hedgehog in leaves'),
    big: things('an owl with a face like a clock | the clock-faced owl', 'a badger with a broom | the badger with the broom'),
    object: things('an owl’s feather that made no noise when it fell | the owl’s feather', 'a fox’s glove without a fox | the fox’s glove'),
    place: things('a hollow tree with an owl’s nameplate | the owl’s tree', 'a hedge with a night door for hedgehogs | the hedgehog door'),
    sound: ['a hoot, and a hoot that answers', 'a hedgehog, eating with its mouth open', 'owl feathers, which is no sound at all'],
    detail: [
      'On the post sat an owl, and it turned its head as one turns a lid.',
      'A feather came down without a sound and lay there, striped.',
      'Something snuffled along the hedge and had prickles.',
      'The fox looked back once, as foxes do, with one foot up.'
    ],
    sleepy: [
      'The owl was the only one up, and it kept its hoots low.',
      'In its heap of leaves the hedgehog was a ball with a breath in it.',
      'A fox had put its tail over its nose.',
      'One feather floated down and took all night over it.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['hoot like an owl', 'hooted like an owl', 'hooting like an owl'],
        ['roll up like a hedgehog', 'rolled up like a hedgehog', 'rolling up like a hedgehog'],
        ['fly without a sound', 'flew without a sound', 'flying without a sound'],
        ['listen like a fox', 'listened like a fox', 'listening like a fox'],
        ['stay up all night', 'stayed up all night', 'staying up all night']
      ],
      facts: [
        'An owl’s feathers have soft edges, so nobody hears it coming',
        'An owl cannot move its eyes, so it turns its whole head',
        'A hedgehog has about five thousand prickles, and is born with soft ones',
        'Foxes can hear a mouse under the snow',
        'Badgers change their bedding and carry the old hay out backwards',
        'Bats see with their ears',
        'Wolves howl to find each other, not at the moon',
        'One ear of a barn owl is higher than the other'
      ],
      guesses: [
        'Owls are wise because they never finish a question',
        'A hedgehog is a brush that has decided to leave',
        'Foxes are red because they’re always out in the sunset',
        'Badgers have stripes so that they know which way is forward',
        'Bats hang upside down to keep their pockets shut'
      ],
      says: ['Who', 'Not me, said the fox', 'Mind the prickles', 'Is it morning yet', 'Pass it on, quietly'],
      props: [
        ['the owl', 'a cushion with two saucers'],
        ['the hollow tree', 'the laundry basket on its side'],
        ['the prickles', 'all the clothes pegs'],
        ['the fox’s tail', 'an orange scarf'],
        ['the moon', 'a plate on the lamp'],
        ['the badger’s stripes', 'a black sock and a white one']
      ],
      parts: ['the owl', 'the echo of the owl', 'the hedgehog', 'the fox', 'the badger, who had just swept', 'the leaf', 'the mouse who was not there', 'the moon'],
      goes: [
        ['{S} opened both eyes as wide as saucers.', 'Round went the head of {S}, as far as it would go, and then the rest.'],
        ['Without a sound {S} flew over the carpet.', 'On soft feet {S} floated by, and even the dog heard nothing.'],
        ['Hoo, said {S}, and waited for somebody to say it back.', 'Into two hands hooted {S}, and it sounded like a wood.'],
        ['Something rustled, and {S} listened with the higher ear.', '{S} stood on one leg and listened to a crumb.']
      ],
      mishaps: [
        {
          problem: ['The owl asked who. Everybody answered, and it asked again.', 'Who, said the owl, and each of them told it, and it did not stop.'],
          fail: ['{S} gave it the full name, with the middle one.', 'Everyone, said {S}, and it asked who.'],
          see: ['“It isn’t asking,” said {A}. “That’s only how it says hello.”', '“Say it back,” said {A}. “It has been waiting for another owl.”'],
          mend: ['So {S} said who, and {A} said who, and the owl shut one eye, quite satisfied.', '{A} hooted from the hall, {S} from the bed, and the owl in the middle had its answer.'],
          alone: ['{S} said it back. The owl shut one eye, quite satisfied.']
        },
        {
          problem: ['The hedgehog stuck to everything. It had a sock, a letter and half a curtain.', 'With all its pegs on, the hedgehog could be hugged by nobody.'],
          fail: ['{S} hugged it all the same, and now there were two of them.', '{S} tried shaking it off, and the tablecloth came too.'],
          see: ['“It has its prickles up,” said {A}. “It’s only nervous. Talk about slugs.”', '“Stroke it from the nose,” said {A}, “and they lie down.”'],
          mend: ['{A} talked about slugs, and {S} stroked from the nose to the back;; peg by peg it let go.', 'Along its back went the hand of {S}, and {A} caught the pegs;; it could be hugged.'],
          alone: ['{S} stroked it from the nose to the back. Peg by peg it let go.']
        },
        {
          problem: ['It was too quiet. The owl flew so softly that nobody knew if it was there.', 'Nobody had heard the owl for some time, and it had heard everybody.'],
          fail: ['{S} asked where it was, and it was polite and did not shout.', 'Looking was no good, for {S} looked in front, and owls are behind.'],
          see: ['“Feel the wind,” said {A}. “When it goes by, your hair lifts.”', '“It’s on your head,” said {A}. “It has been there since the sofa.”'],
          mend: ['So {S} and {A} kept very still. A bit of hair lifted. “Now,” they said, both at once.', '{A} pointed, {S} looked up slowly, and two saucers looked down.'],
          alone: ['{S} kept very still. A bit of hair lifted, and two saucers looked down.']
        }
      ],
      ends: ['The owl was left on watch, as owls like to be.', 'All the pegs were on the line again, in a row.', 'Hoo, it said outside, and this time it was a real one.']
    }
  }
]
