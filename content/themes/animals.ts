import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

export const animalThemes: ThemePack[] = [
  {
    id: 'dinosaurs',
    label: 'dinosaurs',
    keys: ['dinosaur', 'dinosaurs', 'dino', 'dinos', 't-rex', 't rex', 'trex', 'tyrannosaurus', 'triceratops', 'stegosaurus', 'diplodocus', 'brachiosaurus', 'velociraptor', 'pterodactyl', 'jurassic', 'fossil', 'fossils', 'dinosaurio', 'dinosaurios', 'dinossauro', 'dinossauros', 'dinosaure', 'dinosaures', '恐竜', 'きょうりゅう', 'ダイナソー', '恐龙', '恐龍', 'डायनासोर', 'ديناصور', 'ديناصورات', 'dinosaria', 'dinosaur museum', 'dinosaur egg', 'dinosaur bones'],
    marks: ['dinosaur', 'fossil', 'fern'],
    small: things(
      'a dinosaur no bigger than a hen | the small dinosaur',
      'a young dinosaur with a leaf on its head | the young dinosaur',
      'a striped dinosaur that came up to the knee | the striped dinosaur',
      'a dinosaur fresh out of its egg | the new dinosaur'
    ),
    big: things(
      'a dinosaur as long as a bus | the long dinosaur',
      'an old dinosaur with moss along its back | the mossy dinosaur',
      'a dinosaur whose head was up among the lamps | the tall dinosaur',
      'a great dinosaur that took care where it put its feet | the great dinosaur'
    ),
    object: things(
      'a speckled egg with a dinosaur in it | the dinosaur egg',
      'a fossil in the shape of a curled shell | the fossil shell',
      'a dinosaur tooth as smooth as a spoon | the dinosaur tooth',
      'a fern in a flowerpot | the potted fern'
    ),
    place: things(
      'a valley full of ferns | the fern valley',
      'a warm pool where dinosaurs came to drink | the dinosaur pool',
      'a hill in the shape of a sleeping dinosaur | the dinosaur hill',
      'a cliff with a fossil in every ledge | the fossil cliff'
    ),
    sound: ['a low, polite rumble', 'the slow crunch of leaves', 'a soft thump, and then another', 'a hum too deep for most ears'],
    detail: [
      'There was a dinosaur footprint by the tap, full of rain.',
      'Something had bitten the tops off all the ferns, very neatly.',
      'The night smelled of warm stone, ferns and dinosaur.',
      'A long dinosaur tail went round the corner after everything else had gone.'
    ],
    sleepy: [
      'Somewhere the dinosaurs folded their long legs and put their chins on the moss.',
      'One dinosaur after another let its eyelids down, like heavy blinds.',
      'In the dark the ferns closed over the place where a dinosaur lay breathing.',
      'The last dinosaur sighed, and all the leaves leaned the other way.'
    ]
  },
  {
    id: 'cats',
    label: 'cats',
    keys: ['cat', 'cats', 'kitten', 'kittens', 'kitty', 'kitties', 'gato', 'gatos', 'gatito', 'gatitos', 'gata', 'gatinho', 'gatinhos', 'le chat', 'les chats', 'chaton', 'chatons', 'ngeru', '猫', 'ねこ', 'ネコ', '子猫', '小猫', '貓', 'बिल्ली', 'قطة', 'قطط', 'paka', 'tabby', 'ginger cat', 'moggy'],
    marks: ['cat', 'cats', 'kitten', 'whisker'],
    small: things(
      'a kitten the colour of toast | the toast-coloured kitten',
      'a kitten with one white sock | the white-socked kitten',
      'a thin grey cat with a great deal to say | the little grey cat',
      'a kitten that had never been out after dark | the smallest kitten'
    ),
    big: things(
      'a cat as wide as an armchair | the wide cat',
      'an old ginger cat that knew every wall in town | the old ginger cat',
      'a black cat so large that it had its own weather | the great black cat',
      'a ship’s cat with a torn ear | the ship’s cat'
    ),
    object: things(
      'a saucer that had belonged to nine cats | the cats’ saucer',
      'a collar with a bell and no cat | the cat bell',
      'a basket with the shape of a cat still in it | the cat basket',
      'a ball of wool that some kitten had not finished | the kitten’s wool'
    ),
    place: things(
      'a wall where all the cats met | the cats’ wall',
      'a yard with a cat on every step | the cat yard',
      'a warm roof that only cats knew | the cat roof',
      'a string shop with six cats in it | the cat shop'
    ),
    sound: ['a purr with a click in it', 'the tick of claws on a tin roof', 'one small, questioning mew', 'a purr from several directions'],
    detail: [
      'A cat sat on the warm car and pretended to be part of it.',
      'There were cat prints across the clean step, going in.',
      'Two green cat’s eyes looked out from under a bench, and blinked one at a time.',
      'Somebody’s whisker lay on the mat, thin and white.'
    ],
    sleepy: [
      'Every cat turned round three times and found the middle of its sleep.',
      'Kittens lay in a heap, and nobody could have said whose ear was whose.',
      'The old cat drew its tail about its feet and closed the day.',
      'From the end of the bed came a purr, and a cat somewhere inside it.'
    ]
  },
  {
    id: 'dogs',
    label: 'dogs',
    keys: ['dog', 'dogs', 'puppy', 'puppies', 'doggy', 'hound', 'paw patrol', 'bluey', 'perro', 'perros', 'perrito', 'cachorro', 'cachorros', 'chien', 'chiens', 'chiot', 'chiots', 'kurī', 'kuri', '犬', 'いぬ', '子犬', '狗', '小狗', 'कुत्ता', 'पिल्ला', 'كلب', 'كلاب', 'جرو', 'mbwa', 'corgi', 'labrador', 'spaniel', 'poodle', 'dachshund', 'sausage dog', 'terrier', 'husky', 'sheepdog puppy', 'retriever', 'pug'],
    marks: ['dog', 'dogs', 'puppy', 'paw'],
    small: things(
      'a puppy with ears it had not grown into | the long-eared puppy',
      'a dog no longer than a loaf of bread | the bread-sized dog',
      'a spotted puppy with a wet nose | the spotted puppy',
      'a small brown dog that belonged to the whole street | the small brown dog'
    ),
    big: things(
      'a dog as big as a sofa | the sofa-sized dog',
      'an old sheepdog that could count | the old sheepdog',
      'a shaggy dog with its eyes somewhere inside | the shaggy dog',
      'a tall thin dog with very good manners | the tall dog'
    ),
    object: things(
      'a ball that every dog in town had carried | the dogs’ ball',
      'a lead with no dog on the end of it | the dog lead',
      'a blanket covered in dog hair | the dog blanket',
      'a tin of biscuits with a paw on the lid | the paw-print tin'
    ),
    place: things(
      'a field where dogs could run for as long as they liked | the dog field',
      'a bench with a bowl of water for any dog | the dog bench',
      'a beach with one line of paw prints | the paw-print beach',
      'a kennel with a lamp over the door | the dog kennel'
    ),
    sound: ['the thump of a tail on a floor', 'one bark, and then an apology', 'a long, contented groan', 'the jingle of a collar'],
    detail: [
      'A dog went by with a stick too wide for the pavement.',
      'The cushion smelled of biscuits and warm dog.',
      'By the gate lay a ball, rather chewed, that some puppy was saving.',
      'There was a wet paw mark on every step but one.'
    ],
    sleepy: [
      'The dogs turned round on their blankets and dropped, all at once.',
      'A puppy ran in its sleep, then slower, and then not at all.',
      'One paw twitched, as if it remembered a field.',
      'The old dog breathed out, and that was the end of the day.'
    ]
  },
  {
    id: 'bears',
    label: 'bears',
    keys: ['bear', 'bears', 'oso', 'osos', 'osito', 'urso', 'ursos', 'ursinho', 'ourson', 'くま', '熊', 'クマ', '小熊', 'भालू', 'دب', 'دببة', 'dubu'],
    marks: ['bear', 'bears', 'honey'],
    small: things(
      'a bear cub with burrs in its coat | the bear cub',
      'a bear small enough to wear a teacup as a hat | the teacup bear',
      'a young bear with honey on both elbows | the sticky young bear',
      'a patched bear that had been left on a bus | the patched bear'
    ),
    big: things(
      'a bear as broad as a doorway | the broad bear',
      'an old brown bear with a voice like a cellar | the old brown bear',
      'a white bear that had walked a long way south | the white bear',
      'a bear that had been meaning to go to bed since autumn | the sleepless bear'
    ),
    object: things(
      'a jar of honey with a cloth on top | the honey jar',
      'a wooden spoon as long as a bear’s arm | the bear’s spoon',
      'a quilt that had been on a bear’s bed | the bear’s quilt',
      'a lantern with a bear scratched on the glass | the bear lantern'
    ),
    place: things(
      'a cave with a doormat and a bear’s name on it | the bear cave',
      'a berry patch with bear-sized gaps | the bears’ berry patch',
      'a hollow tree that hummed with honey | the honey tree',
      'a hill with a bear’s chair on top | the bear’s hill'
    ),
    sound: ['a long, woolly snore', 'a growl that meant thank you', 'the rub of a broad back on bark', 'a sniff, deep and thorough'],
    detail: [
      'On the trunk, higher than anyone could reach, was the mark of a bear’s itch.',
      'The air smelled of honey, bark and old coat.',
      'A bear had walked there, and each of its steps had a beetle in it.',
      'Somewhere a spoon went round and round the bottom of a honey pot.'
    ],
    sleepy: [
      'Deep in the hill the bears had shut their eyes until spring.',
      'The big bear lay down, and the whole cave fitted itself round.',
      'A cub’s nose went under a bear’s arm, where it was darkest.',
      'Honey ran slower and slower down the spoon, and stopped.'
    ]
  },
  {
    id: 'birds',
    label: 'owls and other birds',
    keys: ['bird', 'birds', 'parrot', 'parrots', 'nightingale', 'flamingo', 'nest', 'buho', 'búhos', 'pájaro', 'pájaros', 'pajaro', 'pajaros', 'aves', 'corujas', 'pássaro', 'pássaros', 'hiboux', 'chouette', 'oiseau', 'oiseaux', 'manu', 'ruru', 'とり', '鳥', '鸟', '小鸟', 'चिड़िया', 'पक्षी', 'طائر', 'طيور', 'عصفور'],
    marks: ['owl', 'owls', 'bird', 'birds', 'feather', 'nest'],
    small: things(
      'an owl no bigger than a pear | the small owl',
      'a brown bird with one loose feather | the brown bird',
      'a young owl that could fly only downwards | the young owl',
      'a round bird that had missed the evening | the round bird'
    ),
    big: things(
      'an owl as tall as a grandfather clock | the tall owl',
      'a grey bird with wings like two doors | the great grey bird',
      'an old owl with spectacles drawn round its eyes | the old owl',
      'a long-legged bird that stood in thought | the long-legged bird'
    ),
    object: things(
      'a nest with a silver spoon in it | the nest',
      'a blue feather as long as an arm | the blue feather',
      'a bird box with a round front door | the bird box',
      'a pillow with owls sewn along the edge | the owl pillow'
    ),
    place: things(
      'a tree with an owl on every branch | the owl tree',
      'a barn where birds slept in rows | the birds’ barn',
      'a rock that was white with feathers | the feather rock',
      'a bell tower with an owl instead of a bell | the owl tower'
    ),
    sound: ['two soft notes and a pause', 'the hush of a wing going over', 'a sleepy cheep from inside a hedge', 'a hoot that was nearly a question'],
    detail: [
      'A single feather came down, this way and that way, and took its time.',
      'Along the wire the birds sat like notes that nobody had played yet.',
      'An owl turned its head the whole way round to see who was coming.',
      'In the crook of a branch was last year’s nest, with a leaf asleep in it.'
    ],
    sleepy: [
      'The birds put their heads under their wings, where it was always night.',
      'One owl closed its left eye, and then its right, and then the outer pair.',
      'In every nest there was one more breath than anybody could hear.',
      'A bird on the branch drew one foot up and let the dark hold the other.'
    ]
  },
  {
    id: 'insects',
    label: 'bees',
    keys: ['bee', 'bees', 'busy bee', 'bumblebee', 'insect', 'insects', 'bug', 'bugs', 'beetle', 'beetles', 'firefly', 'fireflies', 'worm', 'worms', 'abeja', 'abejas', 'insecto', 'insectos', 'abelha', 'abelhas', 'abeille', 'abeilles', 'pī', 'pepeke', 'むし', '虫', 'みつばち', '蜜蜂', '昆虫', 'मधुमक्खी', 'نحلة', 'نحل', 'nyuki', 'wadudu', 'dragonfly', 'dragonflies', 'grasshopper', 'grasshoppers', 'wasp', 'wasps', 'beehive', 'minibeasts', 'bug hunt', 'woodlouse', 'woodlice', 'stick insect', 'stick insects'],
    marks: ['bee', 'bees', 'butterfly', 'beetle', 'moth', 'snail', 'hive'],
    small: things(
      'a bee with its pockets full of yellow | the small bee',
      'a beetle that shone like a coat button | the button beetle',
      'a snail with a house it had only just moved into | the young snail',
      'a moth that had been asked to mind a lamp | the grey moth'
    ),
    big: things(
      'a bee as large as a cushion | the cushion-sized bee',
      'a butterfly with wings as wide as a tablecloth | the great butterfly',
      'an old beetle that came up to the elbow | the old beetle',
      'a snail as high as a kitchen table | the great snail'
    ),
    object: things(
      'a little hive made of straw | the straw hive',
      'a lantern with a butterfly painted on every side | the butterfly lantern',
      'a cup of nectar for a bee that was poorly | the bee’s cup',
      'a snail shell with a light in it | the snail-shell lamp'
    ),
    place: things(
      'a bank of clover where the bees worked late | the bees’ bank',
      'a wall with a snail in every crack | the snail wall',
      'a thistle field full of folded butterflies | the butterfly field',
      'a row of hives under a lime tree | the row of hives'
    ),
    sound: ['a hum like one string', 'the tap of small feet on a leaf', 'a buzz that stopped to rest', 'the very soft tearing of lettuce'],
    detail: [
      'A bee backed out of a flower, yellow to the knees.',
      'Across the path a snail had written one long silver word.',
      'On the lamp a moth opened and shut, as if somebody were reading it.',
      'A beetle went round a pebble, the whole way, without complaint.'
    ],
    sleepy: [
      'In the hive the bees stood shoulder to shoulder and hummed it down to nothing.',
      'The butterfly shut like a book and leaned on its stalk.',
      'Every snail drew in its horns, and then its doorstep.',
      'A moth folded its brown wings over the last of the light.'
    ]
  },
  {
    id: 'horses',
    label: 'a horse',
    keys: ['horse', 'horses', 'riding lesson', 'riding lessons', 'horse riding', 'horseback riding', 'pony ride', 'pony', 'ponies', 'foal', 'caballo', 'caballos', 'poni', 'cavalo', 'cavalos', 'pônei', 'cheval', 'chevaux', 'poney', 'hōiho', 'hoiho', 'うま', '馬', '马', '小马', 'घोड़ा', 'حصان', 'خيول', 'مهر', 'farasi'],
    marks: ['horse', 'horses', 'pony', 'foal', 'unicorn', 'unicorns', 'hoof'],
    small: things(
      'a foal with legs for two foals | the long-legged foal',
      'a unicorn the size of a goose | the small unicorn',
      'a pony with a fringe over both eyes | the fringed pony',
      'a unicorn whose horn had only just come through | the young unicorn'
    ),
    big: things(
      'a carthorse with feet like feather dusters | the carthorse',
      'an old white unicorn that smelled of rain | the old unicorn',
      'a grey horse as high as a bus shelter | the tall grey horse',
      'a milk-coloured horse that had pulled a hundred carts | the milk-coloured horse'
    ),
    object: things(
      'a horseshoe that was still warm | the horseshoe',
      'a brush for a unicorn’s mane | the unicorn brush',
      'a brass bell from a horse’s collar | the horse bell',
      'a bucket of oats with a pony painted on it | the pony bucket'
    ),
    place: things(
      'a stable with a half-open door | the horses’ stable',
      'a meadow where unicorns came after dark | the unicorn meadow',
      'a ford with a hoof print in every stone | the hoof-print ford',
      'a hill with one horse standing on it | the horse hill'
    ),
    sound: ['slow hooves on soft earth', 'a breath blown out through velvet', 'the swish of a long tail', 'the munch of hay in the dark'],
    detail: [
      'A horse leaned over the gate and breathed on everybody in turn.',
      'The hay smelled of summer, and the pony had some in its hair.',
      'One hoof print was full of water, and the water was full of sky.',
      'Where a unicorn had stood, the grass was still bent and faintly silver.'
    ],
    sleepy: [
      'The horses stood close and slept on their feet, each with one hoof tipped.',
      'A foal lay down in four stages, the legs last.',
      'The unicorn laid its horn along the grass, where it glowed a little and went out.',
      'In the stable a pony sighed the hay flat.'
    ]
  },
  {
    id: 'elephants',
    label: 'elephants',
    keys: ['elephant', 'elephants', 'mammoth', 'elefante', 'elefantes', 'éléphant', 'éléphants', 'arewhana', 'ぞう', 'ゾウ', '象', '大象', '小象', 'हाथी', 'فيل', 'فيلة', 'أفيال', 'tembo', 'ndovu'],
    marks: ['elephant', 'elephants', 'trunk'],
    small: things(
      'an elephant no higher than a stool | the small elephant',
      'a young elephant holding its own tail | the young elephant',
      'an elephant calf with dust on its eyelashes | the dusty elephant',
      'a toy-sized elephant with a serious face | the serious elephant'
    ),
    big: things(
      'an old elephant with a map of wrinkles | the old elephant',
      'an elephant so large that it came in two looks | the enormous elephant',
      'a grey elephant that remembered everything but its hat | the hatless elephant',
      'a slow elephant with a bird on its back | the slow elephant'
    ),
    object: things(
      'a brass bell that an elephant had worn | the elephant bell',
      'a watering can with a trunk for a spout | the trunk-spouted can',
      'a teapot in the shape of an elephant | the elephant teapot',
      'a rolled-up rug that smelled of elephant | the elephant rug'
    ),
    place: things(
      'a mud bath with room for nine elephants | the elephants’ bath',
      'a wide soft path that elephants had made | the elephant path',
      'a pool where elephants washed behind their ears | the elephant pool',
      'a shady tree with elephants all round it | the elephant tree'
    ),
    sound: ['a rumble felt through the feet', 'a trumpet, kindly muffled', 'the flap of an ear', 'the splash of a very large bath'],
    detail: [
      'The elephant’s foot came down as softly as a loaf on a shelf.',
      'A trunk came round the corner, looked about, and went back.',
      'There was dust in the air, gold dust, from an elephant shaking itself.',
      'Somebody had left a melon out for the elephants, cut in four.'
    ],
    sleepy: [
      'The elephants leaned together until none of them needed to stand.',
      'A small trunk curled round a large one, and held on in its sleep.',
      'Down went the old elephant, knees first, like a tent with the poles taken out.',
      'Each elephant let its ears hang, and they fanned the dark, slower, slower.'
    ]
  },
  {
    id: 'penguins',
    label: 'penguins',
    keys: ['penguin', 'penguins', 'antarctica', 'polar', 'pingüino', 'pingüinos', 'pinguino', 'pinguim', 'pinguins', 'pingouin', 'manchot', 'kororā', 'ペンギン', '企鹅', 'पेंगुइन', 'بطريق'],
    marks: ['penguin', 'penguins', 'snow', 'ice', 'icy'],
    small: things(
      'a penguin chick in a coat of grey fluff | the penguin chick',
      'a penguin that came no higher than a boot | the boot-high penguin',
      'a snow mouse with a blue nose | the snow mouse',
      'a young penguin with a fish it was saving | the young penguin'
    ),
    big: things(
      'a penguin as tall as a wardrobe | the tall penguin',
      'an old snowman with a carrot that had seen better days | the old snowman',
      'a seal the shape of a hill of ice | the ice seal',
      'a broad penguin that walked like an admiral | the broad penguin'
    ),
    object: things(
      'a snow globe with nobody in it | the snow globe',
      'a scarf long enough for six penguins | the penguin scarf',
      'a lantern made of ice | the ice lantern',
      'a sledge that a penguin had painted red | the penguin sledge'
    ),
    place: things(
      'a field of snow without one footprint | the snow field',
      'a ledge where the penguins stood in a queue | the penguins’ ledge',
      'a pond with a lid of ice | the ice pond',
      'a snow house with a chimney | the snow house'
    ),
    sound: ['the squeak of cold boots', 'a flipper clapped once', 'a hush, with flakes in it', 'a slide, a bump and a pause'],
    detail: [
      'A line of penguin prints went past the door, small and in step.',
      'The snow smelled of tin and clean washing.',
      'On every railing the ice had put out one clear finger.',
      'A penguin slid by on its stomach and nodded.'
    ],
    sleepy: [
      'The penguins shuffled close, and those from the outside were let in to the middle.',
      'Snow came down on the roofs and on the snow that was there already.',
      'An egg lay warm on a penguin’s feet, and the penguin did not move at all.',
      'Under the ice the water went on, slowly, with its lamp out.'
    ]
  },
  {
    id: 'farm',
    label: 'the farm',
    keys: ['farm', 'farms', 'farmer', 'farmyard', 'barn', 'goat', 'goats', 'peppa', 'peppa pig', 'granja', 'fazenda', 'ferme', 'pāmu', '農場', 'ぼくじょう', '农场', 'खेत', 'مزرعة', 'shamba'],
    marks: ['farm', 'hen', 'lamb', 'cow', 'cows', 'goat', 'pig', 'piglet', 'barn', 'tractor', 'straw', 'milk'],
    small: things(
      'a lamb with black knees | the black-kneed lamb',
      'a piglet that had escaped and rather regretted it | the piglet',
      'a brown hen with a plan | the brown hen',
      'a kid goat that could not keep all four feet down | the kid goat'
    ),
    big: things(
      'a cow with a white map on its side | the map-sided cow',
      'an old red tractor that talked in coughs | the old tractor',
      'a pig as long as a bathtub | the long pig',
      'a billy goat with a beard to its knees | the bearded goat'
    ),
    object: things(
      'a basket of eggs from one very proud hen | the hen’s basket',
      'a churn lid that rang like a gong | the milk-churn lid',
      'a lamb’s bottle that was still warm | the lamb’s bottle',
      'a lantern from the barn door | the barn lantern'
    ),
    place: things(
      'a barn with swallows in the roof | the barn',
      'a gate where the cows came to be milked | the cows’ gate',
      'a pen full of clean straw | the straw pen',
      'a pond at the bottom of a farm track | the farm pond'
    ),
    sound: ['a low moo, with a full stop', 'the cluck of a hen counting', 'rain on a barn roof', 'the chug of something being reversed'],
    detail: [
      'A hen walked by with one foot held up, thinking.',
      'It smelled of straw, warm milk and rubber boots.',
      'On the farm gate somebody had hung one glove, thumb up.',
      'The cow breathed out, and two white clouds went along the wall.'
    ],
    sleepy: [
      'On the farm the hens went up their ladder in the order they had always gone.',
      'The cows lay down in the dark, knees first, and chewed, and forgot to chew.',
      'A lamb slept with its chin on somebody else’s back.',
      'In the barn the straw settled, one stalk at a time.'
    ]
  },
  {
    id: 'kiwi-bird',
    label: 'the kiwi bird',
    keys: ['kiwi', 'kiwis', 'kiwi bird', 'kiwi birds', 'little kiwi', 'キーウィ', '几维鸟', 'कीवी', 'كيوي'],
    marks: ['kiwi', 'burrow'],
    small: things(
      'a kiwi chick with feet too large for it | the kiwi chick',
      'a kiwi no bigger than a grapefruit | the small kiwi',
      'a young kiwi with leaf mould on its beak | the young kiwi',
      'a kiwi that had taken a wrong turning under a log | the lost kiwi'
    ),
    big: things(
      'an old kiwi with white in its whiskers | the old kiwi',
      'a brown kiwi as round as a barrel | the barrel-round kiwi',
      'a great spotted kiwi with a very long opinion | the great spotted kiwi',
      'a kiwi so tall that its beak reached the letter box | the tall kiwi'
    ),
    object: things(
      'a pale green egg that nearly filled both arms | the kiwi egg',
      'a walking stick with a kiwi’s head | the kiwi stick',
      'a soft brown cushion in the shape of a kiwi | the kiwi cushion',
      'a lamp for the mouth of a burrow | the burrow lamp'
    ),
    place: things(
      'a burrow under the roots of a rimu | the burrow',
      'a bank of ferns where kiwi walked at night | the kiwi bank',
      'a road sign with a kiwi on it | the kiwi sign',
      'a mossy log where kiwi came for supper | the kiwi log'
    ),
    sound: ['a thin, rising whistle', 'the snuffle of a long beak', 'quick feet in dry leaves', 'a sniff, and a tap, and a sniff'],
    detail: [
      'A row of small round holes showed where a kiwi had been asking the ground about worms.',
      'Something kiwi-sized went through the ferns and left them nodding.',
      'The mouth of the burrow smelled of earth and warm feathers.',
      'A kiwi feather lay on the moss, more hair than feather.'
    ],
    sleepy: [
      'The kiwi laid its long beak along its side and closed its small eyes.',
      'In the burrow it was as dark as the inside of a pocket, and as warm.',
      'One kiwi called, far up the valley, and one answered, lower.',
      'Leaves had drifted across the burrow door, and nobody swept them away.'
    ]
  },
  {
    id: 'safari',
    label: 'a safari',
    keys: ['zebra', 'zebras', 'safari', 'jungle', 'zoo', 'leon', 'leones', 'tigres', 'monos', 'selva', 'raiona', 'とら', 'どうぶつえん', 'نمر', 'the zoo', 'zoo keeper', 'zookeeper', 'meerkat', 'meerkats'],
    marks: ['lion', 'lions', 'giraffe', 'giraffes', 'zebra', 'monkey', 'hippo', 'tiger', 'tall grass'],
    small: things(
      'a lion cub with a leaf stuck to its nose | the lion cub',
      'a zebra foal with its stripes on crooked | the crooked zebra',
      'a monkey with a button in each hand | the button monkey',
      'a tiger so small that it purred by mistake | the small tiger'
    ),
    big: things(
      'a lion with a mane like a haystack | the haystack lion',
      'a giraffe that could look in at any window | the tall giraffe',
      'a hippo the size of a van | the van-sized hippo',
      'an old tiger with reading glasses | the old tiger'
    ),
    object: things(
      'a comb for a lion’s mane | the lion’s comb',
      'a giraffe’s scarf rolled up like a carpet | the giraffe scarf',
      'a drum that a monkey had lent | the monkey drum',
      'a striped kettle that belonged to a zebra | the zebra’s kettle'
    ),
    place: things(
      'a flat rock where the lions lay | the lions’ rock',
      'a water hole with a hippo in it | the hippo pool',
      'a tree with its lower leaves nibbled off by giraffes | the giraffe tree',
      'a plain of tall grass | the tall grass'
    ),
    sound: ['a yawn with a roar inside it', 'the rustle of long legs', 'a chuckle from high up', 'a bubble, and a blink, and a bubble'],
    detail: [
      'A giraffe’s shadow went by first, and a good while later the giraffe.',
      'There was tall grass by the kerb, and it parted, and it closed.',
      'Somewhere a monkey dropped a nut and said it had meant to.',
      'The lion’s breath smelled of hay and of warm afternoons.'
    ],
    sleepy: [
      'The lions lay in a row with their chins on one another’s backs.',
      'A giraffe folded itself up, which took some time, and slept with its head on its knee.',
      'Only the hippo’s ears were left above the water, and then they were still.',
      'In the tall grass the last stripe lay down.'
    ]
  }
]
