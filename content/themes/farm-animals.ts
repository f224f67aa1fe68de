import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Animals of field, yard and pond, one by one. */
export const farmAnimalThemes: ThemePack[] = [
  {
    id: 'cows',
    label: 'a cow',
    keys: ['cow', 'cows', 'calf', 'calves', 'buffalo', 'milking', 'milking a cow', 'vaca', 'vacas', 'vache', 'vaches', 'kau', 'うし', '牛', 'गाय', 'بقرة', 'ng’ombe'],
    marks: ['cow', 'cows', 'cow’s', 'calf', 'moo', 'cud'],
    small: things('a calf with a face like a question | the calf with the question', 'a calf that could only say the oo | the small calf'),
    big: things('a cow with a map of somewhere on its side | the map cow', 'a cow who stood in the road and thought | the thinking cow'),
    object: things('a cow’s bell with a dent in it | the cow’s bell', 'a milking stool with one leg | the cow stool'),
    place: things('a gate where cows look over | the gate with the cows', 'a meadow with a cow under each tree | the cow meadow'),
    sound: ['one moo, and a longer one from further off', 'a cow, pulling grass', 'a cow’s bell, whenever it remembered something'],
    detail: [
      'A cow looked over the gate, and went on chewing as if it had heard all this before.',
      'The calf licked the post, the bucket and a sleeve, to compare.',
      'In the long grass a cow breathed out, and the buttercups lay down.',
      'Cows stood in the shade with all their heads the same way.'
    ],
    sleepy: [
      'One after the other the cows had folded up their front legs.',
      'The cow lay under the tree and chewed more and more slowly.',
      'Beside its mother the calf slept with its tongue out.',
      'Somewhere a cow’s bell rang once, in its sleep.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['chew the cud', 'chewed the cud', 'chewing the cud'],
        ['moo over the gate', 'mooed over the gate', 'mooing over the gate'],
        ['milk the cow', 'milked the cow', 'milking the cow'],
        ['swish the tail', 'swished the tail', 'swishing the tail'],
        ['lie down before the rain', 'lay down before the rain', 'lying down before the rain']
      ],
      facts: [
        'A cow has one stomach with four rooms in it',
        'Cows have best friends and are calmer when they stand beside them',
        'A cow chews for about eight hours a day',
        'Every cow has its own pattern, and no two are the same',
        'A cow drinks as much as a bathtub holds on a hot day',
        'Cows like music, and slow songs best',
        'Cows often stand with their heads all to the north or all to the south',
        'A cow’s tongue can reach up its own nose'
      ],
      guesses: [
        'Brown cows give cocoa',
        'A cow moos because it has lost the beginning of the word',
        'They chew so long because nobody has told them what is for pudding',
        'The spots are where the milk shows through',
        'A cow has four stomachs in case of guests'
      ],
      says: ['Moo', 'Mind the bucket', 'Shut the gate', 'She is thinking', 'Which of you is next'],
      props: [
        ['the cow', 'two people and a tablecloth'],
        ['the milk', 'a jug of milk'],
        ['the bell', 'a spoon in a mug'],
        ['the gate', 'two chairs and a broom'],
        ['the milking stool', 'a stool'],
        ['the buttercups', 'all the yellow pencils']
      ],
      parts: ['the front of the cow', 'the back of the cow', 'the calf', 'the farmer who was late', 'the gate', 'the fly', 'the cow’s best friend'],
      goes: [
        ['{S} looked over the gate and took an interest in everybody.', 'With both elbows on the gate {S} chewed on nothing.'],
        ['Moo, said {S}, and it began in the slippers.', '{S} mooed at the one who had the bucket.'],
        ['Then {S} lay down, with the front first, as cows do.', 'Down on both knees went {S}, and the rest came after.'],
        ['All of it once more was chewed by {S}, from the left to the right.', '{S} brought breakfast up again and thought it over.']
      ],
      mishaps: [
        {
          problem: ['The cow was in two minds. The front wanted supper, and the back was dancing.', 'Under the tablecloth the front half of the cow went left, and the back half did not.'],
          fail: ['{S} mooed louder, and nothing changed behind.', '{S} told the back legs where to go, but they had a tablecloth over their ears.'],
          see: ['“Cows swish,” said {A}. “One for stop, and two for go. Agree on it first.”', '“Nobody can hear a moo in there,” said {A}. “You want a sign.”'],
          mend: ['So {S} tapped twice, {A} tapped twice back, and the whole cow walked.', '{A} tapped, {S} stepped, and the cow crossed the room as one animal.'],
          alone: ['{S} stood still until the cloth hung straight, and was both halves alone.']
        },
        {
          problem: ['The cow gave no milk. It only looked round.', 'Not a drop came, and the bucket was cold, and the cow was offended.'],
          fail: ['{S} said please, and hurry up, in the same breath.', '{S} pumped the tail up and down.'],
          see: ['“Your hands are cold,” said {A}. “And nobody has said good evening.”', '“You have to sing,” said {A}. “Something slow. They let go, then.”'],
          mend: ['{S} blew on both hands, {A} sang, and there was the sound of milk in a bucket.', 'So {A} hummed and {S} said good evening;; psst, psst, it went, and there was a glass for each.'],
          alone: ['{S} blew on both hands and hummed something slow. Psst, psst, it went.']
        },
        {
          problem: ['The gate had been left open. The cow stood in the hall, among the coats.', 'Somebody had not shut the gate, and there was a cow by the front door.'],
          fail: ['{S} pulled it from in front, and a cow does not come when it is pulled.', '{S} explained to it about halls.'],
          see: ['“Go round behind,” said {A}. “A cow walks away from you, and not after you.”', '“It only went to look for its friend,” said {A}. “Put the friend in the meadow.”'],
          mend: ['{A} stood in the meadow and mooed, {S} walked slowly behind, and home it went.', 'So {S} came up from behind with both arms out, {A} called, and the gate was shut.'],
          alone: ['{S} went round behind it, with both arms out and no hurry, and home it went.']
        }
      ],
      ends: ['The cow lay down, front and back, in the same place.', 'There was a white ring in every glass.', 'The gate was shut, and it had been looked at twice.']
    }
  },
  {
    id: 'sheep',
    label: 'a sheep',
    keys: ['sheep', 'lamb', 'lambs', 'counting sheep', 'sheepdog', 'sheepdogs', 'shepherd', 'shepherds', 'wool', 'oveja', 'ovejas', 'ovelha', 'ovelhas', 'mouton', 'moutons', 'hipi', 'ひつじ', '羊', 'भेड़', 'خروف', 'kondoo'],
    marks: ['sheep', 'sheep’s', 'lamb', 'lambs', 'wool', 'woolly', 'baa', 'flock'],
    small: things('a lamb with black knees | the lamb with the black knees', 'a lamb that bounced on all four feet | the bouncing lamb'),
    big: things('a sheep with a coat to the ground | the woolly sheep', 'a sheep that always went first | the first sheep'),
    object: things('a tuft of wool on a wire | the tuft of wool', 'a shepherd’s whistle with wool in it | the sheep whistle'),
    place: things('a gap in a wall for sheep | the sheep gap', 'a hill with a flock laid out on it | the hill of the flock'),
    sound: ['a baa, and forty baas', 'sheep’s feet on a lane, like rain', 'a lamb, asking for somebody'],
    detail: [
      'All the sheep looked up together, as if somebody had come in late.',
      'On the wire hung a tuft of wool, and the wind was combing it.',
      'The lambs ran a race to the thistle and back, for no prize.',
      'One sheep coughed, and it sounded exactly like a grandfather.'
    ],
    sleepy: [
      'On the hill lay the flock, like stones that were warm.',
      'The lamb had walked round its mother and lain down on the lee side.',
      'One sheep, two sheep, and then nobody counted any further.',
      'The wool went up and down, and the grass beside it did not.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['follow the flock', 'followed the flock', 'following the flock'],
        ['bleat for the others', 'bleated for the others', 'bleating for the others'],
        ['shear the wool', 'sheared the wool', 'shearing the wool'],
        ['count the sheep', 'counted the sheep', 'counting the sheep'],
        ['hop over the wall', 'hopped over the wall', 'hopping over the wall']
      ],
      facts: [
        'A sheep knows fifty other sheep by their faces, and remembers them for years',
        'Sheep have pupils like letterboxes and can see almost behind themselves',
        'A mother sheep knows her lamb by its voice',
        'A sheep’s wool never stops growing, so it has to go to the barber',
        'Where the first sheep goes, all the sheep go',
        'Wool keeps you warm even when it is wet',
        'Lambs have a long tail and wag it while they drink',
        'Shepherds once had counting words of their own: yan, tan, tethera'
      ],
      guesses: [
        'Sheep are knitted from the inside',
        'They follow each other because there is only one who has been there',
        'A sheep shrinks in the rain, but it cannot tell anybody',
        'They say baa because they have heard it from the lambs',
        'Black sheep are only washed on Saturdays'
      ],
      says: ['Baa', 'After you', 'Yan, tan, tethera', 'Come by', 'Who is at the end'],
      props: [
        ['the sheep', 'a person under a fluffy rug'],
        ['the wall', 'a bolster'],
        ['the sheepdog', 'whoever lies down when told'],
        ['the shears', 'two fingers going snip'],
        ['the wool', 'a whole bag of cotton wool'],
        ['the whistle', 'a real whistle, but only once']
      ],
      parts: ['the first sheep', 'the last sheep', 'the lamb with black knees', 'the shepherd', 'the sheepdog', 'the barber', 'the wall, which was low'],
      goes: [
        ['{S} stood in the field and looked where the others looked.', 'Baa, said {S}, and was not the only one.'],
        ['Towards the wall walked {S}, in no hurry and not alone.', '{S} went because somebody else was going.'],
        ['Over the bolster hopped {S}, with all four at the same time.', '{S} took the wall with a small jump and looked back for applause.'],
        ['At the barber’s {S} sat on the bottom, as sheep do, and was half the size.', 'Snip, went two fingers, and {S} was a great deal lighter.']
      ],
      mishaps: [
        {
          problem: ['Nobody got past three. Counting the sheep, everybody fell asleep.', 'The sheep had to be counted, and at number three the shepherd yawned.'],
          fail: ['{S} counted faster, and slept sooner.', '{S} did the legs instead, and it came to even more sleep.'],
          see: ['“It is because they hop,” said {A}. “Let them walk, and you will stay awake.”', '“Count them as they stand,” said {A}. “It is the hopping that does it.”'],
          mend: ['So {S} made them walk through, {A} said yan and tan, and there were five and a dog.', '{A} held the gate, {S} touched every head, and they came to the end of it.'],
          alone: ['{S} let them walk and touched every head, and came to the end of it, just.']
        },
        {
          problem: ['The last sheep had gone the other way. It stood alone by the door and bleated.', 'From the hall came one baa, and it was a sad one.'],
          fail: ['{S} ran at it, and it ran further.', '{S} told it off from across the room.'],
          see: ['“A sheep does not come to a shout,” said {A}. “It comes to the others.”', '“It wants to see the flock,” said {A}. “Let us all be there.”'],
          mend: ['They stood close together, {S} and {A} in front, and it walked in by itself.', 'So {A} bleated, {S} bleated, and the last sheep came and stood in the middle.'],
          alone: ['{S} knelt down, gave a low baa and looked away. It walked in by itself.']
        },
        {
          problem: ['Three sheep had gone through the gap, and one had stuck.', 'There was a sheep in the gap between two chairs, all wool.'],
          fail: ['{S} pulled the front end, and the wool said no.', '{S} pushed from behind, and it was twice as stuck.'],
          see: ['“It is only the wool that is stuck,” said {A}. “Inside there is a thin sheep.”', '“Leave the rug behind,” said {A}. “It was due at the barber’s anyway.”'],
          mend: ['So {A} held the rug, {S} crept out of it, and there was a lamb.', '{S} came out at the front, {A} drew the wool out at the back, and both were free.'],
          alone: ['{S} crept out of the wool at the front, and pulled it through afterwards.']
        }
      ],
      ends: ['The flock had lain down, and one could not have said how many.', 'Over the wall hopped one more, and after that the wall lay down too.', 'The wool had been put over everybody.']
    }
  },
  {
    id: 'pigs',
    label: 'a pig',
    keys: ['pig', 'pigs', 'piggy', 'piglet', 'piglets', 'three little pigs', 'the three little pigs', 'muddy puddles', 'mud', 'cerdo', 'cerdos', 'cerdito', 'porco', 'porquinho', 'porquinhos', 'cochon', 'poaka', 'ぶた', '猪', 'सुअर', 'nguruwe'],
    marks: ['pig', 'pigs', 'piglet', 'piglets', 'snout', 'trotters', 'mud', 'muddy', 'oink'],
    small: things('a piglet with a straight tail | the straight-tailed piglet', 'a piglet that was clean on one side | the half-clean piglet'),
    big: things('a pig the size of a settee | the settee pig', 'an old sow with piglets in a row | the sow with the piglets'),
    object: things('a bucket that a pig had worn | the pig’s bucket', 'a cabbage with a snout mark in it | the snout cabbage'),
    place: things('a wallow with the print of a pig in it | the wallow of mud', 'a brick house just big enough for pigs | the pigs’ brick house'),
    sound: ['a grunt of agreement', 'a pig, sitting down in mud', 'trotters on a tin lid'],
    detail: [
      'The pig came out of the mud one sock at a time.',
      'Over the fence came a snout, and it asked what there was.',
      'Nine piglets lay in a row, and the tenth was walking about on top.',
      'It smelled of straw and turnips, and of a pig who did not mind.'
    ],
    sleepy: [
      'The piglets lay like buttons along the side of the sow.',
      'In the straw the pig had made a bed, and turned in it once.',
      'The mud had dried, and the pig slept inside it like a pie.',
      'One snout still moved, and said oink to a dream.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['wallow in the mud', 'wallowed in the mud', 'wallowing in the mud'],
        ['root about with the snout', 'rooted about with the snout', 'rooting about with the snout'],
        ['grunt', 'grunted', 'grunting'],
        ['build with bricks', 'built with bricks', 'building with bricks'],
        ['make a bed of straw', 'made a bed of straw', 'making a bed of straw']
      ],
      facts: [
        'Pigs cannot sweat, so they cool themselves in mud',
        'A pig is cleverer than most dogs and can learn its name in a day',
        'Mud is a pig’s sun cream',
        'Pigs dream, and they like to sleep nose to nose',
        'A mother pig sings to her piglets while they drink',
        'Each piglet has a place of its own at the milk bar and keeps it',
        'Pigs keep their bed and their toilet strictly apart',
        'A pig can smell a mushroom under the ground'
      ],
      guesses: [
        'Pigs are pink because they have just got out of the bath',
        'The tail is curly so that they do not trip over it',
        'They grunt because they are doing sums',
        'A pig’s nose is flat from running into doors',
        'Straw houses are quicker to tidy, as they blow away'
      ],
      says: ['Oink', 'Budge up', 'Is that for me', 'Not by the hair on my chin', 'In with both feet'],
      props: [
        ['the mud', 'the brown blanket'],
        ['the snout', 'a paper cup'],
        ['the brick house', 'all the books, laid like bricks'],
        ['the straw house', 'a raincoat over a chair'],
        ['the trough', 'the washing-up bowl'],
        ['the curly tail', 'a ribbon, done with a pencil']
      ],
      parts: ['the first little pig', 'the second little pig', 'the pig with the bricks', 'the wolf who huffed', 'the mud', 'the tenth piglet', 'the turnip'],
      goes: [
        ['{S} tested the mud with one foot and found it ripe.', 'First went one trotter, and then the whole of {S}.'],
        ['Over on one side rolled {S}, and then over on the other.', '{S} lay down in the blanket and got up brown.'],
        ['With the snout down {S} went along the carpet for crumbs.', 'Under the table {S} found what others had dropped.'],
        ['In the end {S} made a bed, and it had a hollow in the right place.', 'Grunting low, {S} turned round once and was in.']
      ],
      mishaps: [
        {
          problem: ['The straw house blew down, and the wolf had only sneezed.', 'There was a huff, there was a puff, and the raincoat lay flat with a pig under it.'],
          fail: ['{S} put it up again just the same, and it fell down just the same.', '{S} asked the wolf to breathe the other way.'],
          see: ['“It is only leaning on itself,” said {A}. “A house wants something heavy at the bottom.”', '“Books,” said {A}. “Nobody has ever blown over a dictionary.”'],
          mend: ['So {A} handed up the books and {S} laid them like bricks;; the wolf huffed and had to sit down.', '{S} built below, {A} built above, and it stood through two puffs and a cough.'],
          alone: ['{S} laid the heaviest books at the bottom, and it stood through two puffs and a cough.']
        },
        {
          problem: ['The tenth piglet had no place. There were nine in the row already.', 'They lay side by side on the rug, and one piglet stood there and had nowhere.'],
          fail: ['{S} squeezed in on the left, and one popped out on the right.', '{S} lay down across everybody, and nobody liked it.'],
          see: ['“Everybody is on their back,” said {A}. “On the side they would be thinner.”', '“If one turns, all must turn,” said {A}. “Somebody has to say oink.”'],
          mend: ['{S} said oink, {A} turned, and they all turned, and there was a gap like a hand.', 'So {A} began at one end and {S} waited at the other;; when the turn had gone through, it was room enough.'],
          alone: ['{S} turned on one side, and there was room enough for a piglet.']
        },
        {
          problem: ['The pig was so muddy that nobody knew which pig it was.', 'Out of the mud got somebody, and it might have been anyone.'],
          fail: ['{S} said it was me, but everybody is me.', '{S} shook, and now there were several like that.'],
          see: ['“Say oink,” said {A}. “Nobody can change that.”', '“The snout is clean,” said {A}. “I would know that one anywhere.”'],
          mend: ['{S} said oink, {A} laughed, and then there was no doubt at all.', 'So {A} wiped one cheek, {S} said oink, and out came a person they knew.'],
          alone: ['{S} said oink to the mirror, and it was quite clear who that was.']
        }
      ],
      ends: ['The mud was folded, and lay at the foot of the bed.', 'Ten in a row they lay, nose to nose.', 'The wolf had been asked in, and had brought cake.']
    }
  },
  {
    id: 'hens',
    label: 'a hen',
    keys: ['hen', 'hens', 'chicken', 'chickens', 'chick', 'chicks', 'cockerel', 'rooster', 'collecting eggs', 'hatching eggs', 'egg', 'eggs', 'gallina', 'gallinas', 'pollito', 'galinha', 'pintinho', 'poule', 'poussin', 'にわとり', 'ひよこ', '小鸡', 'मुर्गी', 'دجاجة', 'kuku'],
    marks: ['hen', 'hens', 'chick', 'chicks', 'egg', 'eggs', 'cluck', 'coop', 'cockerel'],
    small: things('a chick with egg still on its head | the eggy chick', 'a chick who followed a boot | the boot’s chick'),
    big: things('a hen as broad as a cushion | the broad hen', 'a cockerel that had got up too early | the early cockerel'),
    object: things('an egg that was still warm | the warm egg', 'an egg with a tapping inside | the tapping egg'),
    place: things('a coop with a ladder no wider than a ruler | the hen coop', 'a dust bath with hens in every corner | the hens’ dust bath'),
    sound: ['a long cluck that went up at the end', 'a chick, calling from a pocket', 'hens, settling along a perch'],
    detail: [
      'The hen looked at it first with one eye, and then with the other, to be fair.',
      'In the straw lay an egg, and the hen was telling everybody.',
      'Up the ladder went the hens, in order of importance.',
      'A chick had gone to sleep standing, and tipped over gently.'
    ],
    sleepy: [
      'On the perch the hens had drawn up one foot each.',
      'Six chicks were under one hen, and no feet showed.',
      'The egg lay in its hollow and kept the warmth to itself.',
      'Cluck, said a hen, without waking, and moved up.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['lay an egg', 'laid an egg', 'laying an egg'],
        ['scratch for worms', 'scratched for worms', 'scratching for worms'],
        ['sit on the eggs', 'sat on the eggs', 'sitting on the eggs'],
        ['hatch', 'hatched', 'hatching'],
        ['go up to the perch', 'went up to the perch', 'going up to the perch']
      ],
      facts: [
        'A chick cheeps to its mother before it has left the egg',
        'A hen turns her eggs many times a day, so that they warm all round',
        'It takes twenty-one days for an egg to become a chick',
        'Hens bathe in dust, and come out clean',
        'Hens have an order, and everyone knows who goes first: the pecking order',
        'The chick has a tooth on its beak to open the egg with, and it falls off afterwards',
        'Hens with white ears mostly lay white eggs',
        'The nearest living cousins of the tyrannosaurus are birds, hens among them'
      ],
      guesses: [
        'The hen clucks because she has forgotten where she put it',
        'Eggs have no corners, so that the hen does not mind',
        'A cockerel shouts because nobody asked him to',
        'The hen crossed the road to get away from the question',
        'Eggs come in sixes because the box was there first'
      ],
      says: ['Cluck', 'I have laid one', 'Do not wake the eggs', 'Everybody on the perch', 'Cheep'],
      props: [
        ['the egg', 'a potato, warmed in two hands'],
        ['the nest', 'a hat full of scarves'],
        ['the perch', 'the back of the sofa, for leaning on'],
        ['the corn', 'a handful of buttons'],
        ['the hen’s wings', 'two elbows'],
        ['the eggbox', 'a shoebox']
      ],
      parts: ['the hen', 'the egg', 'the chick inside', 'the cockerel, who had overslept', 'the worm', 'the fox, who only asked the way', 'the lady with the basket'],
      goes: [
        ['With both elbows out {S} walked about and looked down.', '{S} scratched the carpet twice and stepped back to see.'],
        ['Into the hat sat {S}, and shuffled until it fitted.', '{S} lowered everything on to the nest and looked far away.'],
        ['For a while {S} kept very still, and went a bit red.', 'Nothing happened, and {S} said so in a low cluck.'],
        ['Then {S} got up, looked, and told the whole house.', 'There was an egg, and {S} shouted about it as if it were the first.']
      ],
      mishaps: [
        {
          problem: ['The hen had laid an egg, and it would not hatch. It was a potato.', 'They had waited a whole evening, and the potato did not cheep.'],
          fail: ['{S} knocked on it, and nobody was in.', '{S} sat on it harder.'],
          see: ['“It has only been sat on by one,” said {A}. “It wants turning, and some talk.”', '“Eggs have to be talked to,” said {A}. “How else would it know that we are nice?”'],
          mend: ['{S} turned it, {A} talked to it, and from under a cushion something cheeped very much like {A}.', 'So {A} told it about supper, {S} listened at the shell, and at last there was a cheep.'],
          alone: ['{S} turned it, told it about supper and cheeped a little, to show it how.']
        },
        {
          problem: ['All the hens wanted the same nest.', 'There was one hat with scarves in it, and it had three hens.'],
          fail: ['{S} got in at the bottom and was sat on.', '{S} clucked that it was reserved.'],
          see: ['“Hens always want the nest where an egg is,” said {A}. “Put one in each.”', '“Give every hat a potato,” said {A}. “Then they are all the best one.”'],
          mend: ['So {A} fetched two more hats, {S} fetched two more potatoes, and there was silence.', '{S} laid a potato in each, {A} sat down in the first, and nobody asked for another.'],
          alone: ['{S} put a potato in every hat. Then they were all the best one.']
        },
        {
          problem: ['Bedtime it was, and one hen was still on the floor.', 'Along the sofa sat the hens, and there was a gap, and below it a cross hen.'],
          fail: ['{S} flapped both elbows, and did not leave the carpet.', '{S} asked the whole perch to come down instead.'],
          see: ['“Hens have a ladder,” said {A}. “A cushion, and a bigger cushion, and there you are.”', '“Nobody flies up,” said {A}. “They walk, and pretend it was flying.”'],
          mend: ['{A} laid the cushions, {S} walked up them, and flapped once at the top for show.', 'So {S} took two cushions as steps and {A} moved up;; it was warm in the gap.'],
          alone: ['{S} laid two cushions as steps, walked up, and flapped once for show.']
        }
      ],
      ends: ['On the perch all the heads were under.', 'The potato had been put to bed in the hat.', 'The cockerel had been told nothing before seven.']
    }
  },
  {
    id: 'ducks',
    label: 'a duck',
    keys: ['duck', 'ducks', 'duckling', 'ducklings', 'feeding the ducks', 'feed the ducks', 'ugly duckling', 'the ugly duckling', 'goose', 'geese', 'swan', 'swans', 'pato', 'patos', 'patito', 'patinho', 'canard', 'canards', 'rakiraki', 'あひる', '鸭子', '小鸭', 'बतख', 'بطة'],
    marks: ['duck', 'ducks', 'duck’s', 'duckling', 'ducklings', 'quack', 'waddle', 'pond'],
    small: things('a duckling that walked fifth | the fifth duckling', 'a duckling that had fallen in | the wet duckling'),
    big: things('a duck with a green head and a great opinion of it | the green-headed duck', 'a mother duck who had stopped a bus | the mother duck'),
    object: things('a duck’s feather that would not get wet | the dry duck feather', 'a bag of oats for the ducks | the duck oats'),
    place: things('a pond with a house in it for ducks | the duck pond', 'a bench where ducks come to complain | the duck bench'),
    sound: ['a quack, and some laughter that was also ducks', 'ducklings, like a pocketful of whistles', 'the feet of a duck on a wet path'],
    detail: [
      'Across the road went a duck, and behind it nine ducklings and a bus.',
      'One half of the duck was under water, and the other half waved.',
      'Rain fell, and a duck looked up at it like somebody at a cake.',
      'A duckling was out of the line, and ran, and was in it again.'
    ],
    sleepy: [
      'Round and round on the pond went one duck, asleep, like a boat.',
      'The ducklings were under the duck, all but one foot.',
      'With its beak in its own back the duck had gone.',
      'Along the edge sat the ducks, and each had an eye open for the others.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['waddle in a row', 'waddled in a row', 'waddling in a row'],
        ['paddle across the pond', 'paddled across the pond', 'paddling across the pond'],
        ['dabble upside down', 'dabbled upside down', 'dabbling upside down'],
        ['quack', 'quacked', 'quacking'],
        ['feed the ducks', 'fed the ducks', 'feeding the ducks']
      ],
      facts: [
        'Ducklings follow the first one that they see',
        'Ducks’ feathers are oiled, so that the water runs off',
        'A duck can sleep with one half of its head and keep watch with the other',
        'The ducks at the end of the row sleep with the outer eye open',
        'A duck’s feet do not feel the cold as ours do',
        'Ducks like oats and peas, and bread is only like sweets to them',
        'Mostly it is the mother ducks that quack loudly, and the drakes only mumble',
        'A duckling can swim when it is one day old'
      ],
      guesses: [
        'Ducks waddle because their shoes are on the wrong feet',
        'They put their heads under water to see whether it is wet',
        'A duck quacks because somebody told it the joke',
        'The pond is round because of the ducks going round',
        'Ducks have flat beaks from eating letters'
      ],
      says: ['Quack', 'Stay in line', 'In we go', 'Who is the fifth', 'Tail up'],
      props: [
        ['the pond', 'the blue rug'],
        ['the ducklings', 'all the slippers, in a row'],
        ['the duck’s beak', 'two wooden spoons'],
        ['the oats', 'a bowl of oats'],
        ['the road', 'the corridor'],
        ['the bus', 'a person with a tray']
      ],
      parts: ['the mother duck', 'the first duckling', 'the duckling who was always last', 'the driver who waited', 'the swan, who said little', 'the pond', 'the frog in the reeds'],
      goes: [
        ['With both heels together {S} waddled to the edge.', '{S} walked from side to side as much as forward.'],
        ['Plop, {S} was in, and the rug hardly splashed.', '{S} tested the pond with one foot and sat down in it.'],
        ['Head down and tail up went {S}, to see what was there.', '{S} tipped over, and came up with a sock.'],
        ['Then {S} shook, from the beak to the very end.', 'Back on the edge {S} shook once, and everyone said thank you.']
      ],
      mishaps: [
        {
          problem: ['The ducklings were following the wrong one. They were following the broom.', 'Somebody had swept past, and all the ducklings had gone after the broom.'],
          fail: ['{S} quacked at them from the pond, and they did not turn round.', '{S} ran after them, and then {S} was following the broom as well.'],
          see: ['“They go after whoever goes first,” said {A}. “So go first.”', '“Get in front of it,” said {A}, “and waddle as if you knew where.”'],
          mend: ['So {A} slowed the broom, {S} waddled in front, and they changed over at the corner.', '{S} got in front, {A} came last, and they all ended up in the pond.'],
          alone: ['{S} got in front of the broom and waddled, and they all ended up in the pond.']
        },
        {
          problem: ['They had to cross the corridor, and the traffic was terrible.', 'On this side stood the ducks, and in the corridor there was no end of trays.'],
          fail: ['{S} sent one duckling ahead, and it came back at once.', '{S} quacked that they were ducks, and nobody braked.'],
          see: ['“We must be longer,” said {A}. “Nobody stops for one duck, but they stop for a row.”', '“Hold on behind,” said {A}. “A row of ducks has right of way.”'],
          mend: ['{S} went first, {A} held on behind, and the tray stopped and bowed.', 'So they made a row, {A} at the end and {S} in front, and everything waited.'],
          alone: ['{S} lined up all the slippers in front and behind, and everything waited.']
        },
        {
          problem: ['The duck was wet, and a duck should not be.', 'It had come up from the pond, and the water did not run off.'],
          fail: ['{S} dried one wing with the other.', '{S} went back in, to start again.'],
          see: ['“You have forgotten to oil yourself,” said {A}. “They do it with the beak, and from the tail.”', '“Comb the feathers,” said {A}. “They have to lie like tiles.”'],
          mend: ['{A} combed behind, where one cannot reach, {S} did the front, and the drops ran off.', 'So {S} smoothed every feather and {A} the back;; after that it was dry in any weather.'],
          alone: ['{S} smoothed every feather from the neck to the tail. After that the drops ran off.']
        }
      ],
      ends: ['The slippers stood in a row, and the fifth had caught up.', 'On the pond there was one ring, and it grew, and was gone.', 'All the beaks were in all the backs.']
    }
  },
  {
    id: 'frogs',
    label: 'a frog',
    keys: ['frog', 'frogs', 'frogspawn', 'tadpole', 'tadpoles', 'toad', 'toads', 'newt', 'newts', 'the frog prince', 'frog prince', 'ranas', 'sapo', 'sapos', 'sapinho', 'grenouille', 'poraka', 'かえる', '青蛙', 'मेंढक', 'ضفدع', 'chura'],
    marks: ['frog', 'frogs', 'frog’s', 'tadpole', 'tadpoles', 'toad', 'croak', 'croaked', 'lily'],
    small: things('a frog that sat on a lily and swelled | the frog on the lily', 'a tadpole with two legs so far | the two-legged tadpole'),
    big: things('a toad as old as the wall | the wall’s toad', 'a frog with a voice like a door | the frog with the voice'),
    object: things('a jar with a tadpole in it for one night | the tadpole jar', 'a lily leaf with a frog’s seat in it | the lily seat'),
    place: things('a pond with a frog on every stone | the frogs’ pond', 'a drain with a toad for a landlord | the toad’s drain'),
    sound: ['a frog, trying out the low note', 'frogs, one here and one there', 'a plop'],
    detail: [
      'Plop, it went, and there were rings where a frog had been.',
      'A frog sat on the lily and swelled, as one does before a speech.',
      'In the jam jar the tadpoles had grown elbows since Friday.',
      'The toad walked, because jumping was for frogs.'
    ],
    sleepy: [
      'On every lily sat a frog, and its chin went in and out.',
      'The toad had backed into its hole and pulled the dark in after it.',
      'One frog croaked, a second one thought about it, and that was all.',
      'In the jar the tadpoles hung in the water like commas.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['jump from lily to lily', 'jumped from lily to lily', 'jumping from lily to lily'],
        ['croak in the pond', 'croaked in the pond', 'croaking in the pond'],
        ['flick out the tongue', 'flicked out the tongue', 'flicking out the tongue'],
        ['grow legs', 'grew legs', 'growing legs'],
        ['puff up the chin', 'puffed up the chin', 'puffing up the chin']
      ],
      facts: [
        'A tadpole’s tail is not lost, it is used up to make the frog',
        'Frogs drink through their skin',
        'A frog shuts its eyes to swallow, and pushes with them',
        'A frog can jump twenty times as far as it is long',
        'Frogs come back to the pond where they were tadpoles',
        'A toad walks, and a frog hops',
        'There is a frog no bigger than a pea and one as big as a cat',
        'A frog’s tongue is fixed at the front and folded backwards'
      ],
      guesses: [
        'Frogs say croak because ribbit was taken',
        'A tadpole is a full stop that got away',
        'Frogs are green so that they can be eaten with the salad, which is why they jump',
        'A toad has warts where its buttons were',
        'They puff themselves up so as to float off'
      ],
      says: ['Croak', 'Who plopped', 'One more lily', 'Legs out', 'Kiss me and see'],
      props: [
        ['the lilies', 'all the cushions, with gaps'],
        ['the pond', 'the carpet, which was wet by order'],
        ['the fly', 'a raisin on a thread'],
        ['the frog’s tongue', 'a rolled-up paper whistle'],
        ['the tadpole’s tail', 'one leg of some tights'],
        ['the crown', 'a jelly mould']
      ],
      parts: ['the frog', 'the tadpole with two legs', 'the toad', 'the prince who liked it better before', 'the fly', 'the heron, who had eaten', 'the lily'],
      goes: [
        ['{S} crouched with both knees out and hands between.', 'On the first lily sat {S} and puffed up the chin.'],
        ['Then {S} jumped, and the second lily held.', 'With both feet together {S} went over to the next.'],
        ['{S} croaked, and it came from lower down than usual.', 'In the middle of the pond {S} gave the low note.'],
        ['Out went the tongue, and {S} had the raisin.', 'A raisin flew past {S}, and after that it did not.']
      ],
      mishaps: [
        {
          problem: ['The next lily was too far. Between the cushions there was a great deal of pond.', 'The frog stood on the last lily, and the bank was two jumps off.'],
          fail: ['{S} stretched one leg, and it was one leg short.', '{S} croaked for the bank to come nearer.'],
          see: ['“Lilies float,” said {A}. “You are standing on one, and there is one behind you.”', '“Take the one from behind,” said {A}, “and put it in front.”'],
          mend: ['So {A} pushed the cushion along, {S} stepped across, and the pond was behind them.', '{S} reached back, {A} passed it forward, and there was a lily where it was wanted.'],
          alone: ['{S} reached back for the last cushion and put it in front, and so on to the bank.']
        },
        {
          problem: ['All the frogs croaked at once, and not one of them could hear a thing.', 'It was so loud on the pond that the lilies shook.'],
          fail: ['{S} croaked for quiet, and that made one more.', '{S} put both hands over both ears, and one could still feel it in the cushions.'],
          see: ['“Real frogs take turns,” said {A}. “One here, and then one there.”', '“Leave a gap,” said {A}, “and somebody will fall into it.”'],
          mend: ['{S} croaked, {A} waited and croaked back, and by and by it was a song.', 'So {A} pointed, one frog at a time, {S} came last, and it was worth waiting for.'],
          alone: ['{S} left a gap after every croak, and in the gap something croaked back, very far off.']
        },
        {
          problem: ['The tadpole wanted to hop. It had only got a tail.', 'There lay the tadpole on the rug in one leg of some tights, and could not get up.'],
          fail: ['{S} hopped with the tail, and fell on the nose.', '{S} asked for legs, at once, and four.'],
          see: ['“They come one pair at a time,” said {A}. “And the back ones first.”', '“The legs are in there,” said {A}. “They only have to come out.”'],
          mend: ['{A} pulled at the toe, {S} pushed, and out came two feet, one after the other.', 'So {S} wriggled and {A} held the tail;; there were two legs, then two arms, and then a hop.'],
          alone: ['{S} wriggled until two feet were out, and two arms, and then there was a hop.']
        }
      ],
      ends: ['The cushions lay together again, and the pond was a carpet.', 'One ring went out from the lily, and reached the bank.', 'The low note was kept for tomorrow.']
    }
  }
]
