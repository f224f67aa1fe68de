import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What fills a child's week: each small to a grown-up, and none small at the time. */
export const smallEventThemes: ThemePack[] = [
  {
    id: 'lost-toy',
    label: 'the lost toy',
    keys: ['lost toy', 'lost teddy', 'lost bunny', 'lost bear', 'lost my teddy', 'lost her teddy', 'lost his teddy', 'losing a teddy', 'losing a toy', 'lost blanket', 'comfort blanket', 'comforter', 'blankie', 'cuddly toy', 'cuddly toys', 'soft toy', 'stuffed animal', 'teddy', 'teddies', 'teddy bear', 'teddy bears', 'left teddy on the bus', 'doudou', 'peluche', 'nounours', 'ぬいぐるみ', '毛绒玩具', 'دبدوب', 'snuggly', 'jellycat', 'squishmallow', 'lovey', 'lost his bear', 'lost monkey', 'lost rabbit', 'lost doll', 'lost dolly', 'lost toy bunny', 'lost toy monkey', 'lost toy lamb', 'lost toy doll', 'lost toy dinosaur', 'lost toy penguin', 'lost toy unicorn'],
    marks: ['toy', 'toys', 'bear', 'lost', 'found', 'one ear', 'button eye'],
    small: things('a bear with one ear left | the one-eared toy bear', 'a rabbit that had been washed too often | the washed-out toy rabbit'),
    big: things('a bear too large for any bed | the large toy bear', 'a lost property clerk with a moustache like a toy brush | the lost property clerk'),
    object: things('a button eye on a thread | the button eye', 'a drawing of what had been lost | the drawing of the lost toy'),
    place: things('a shelf of lost gloves with one paw among them | the lost property shelf', 'a bench where a toy had been sat down to wait | the lost toy’s bench'),
    sound: ['somebody opening a cupboard for the third time, for a lost toy', 'a button eye on a wooden floor', 'a small squeak from under a lost cushion'],
    detail: [
      'The place in the bed where the bear was not was exactly the size of a bear.',
      'On the wall sat a lost glove, with its thumb up.',
      'Between two cushions there was a pencil, a raisin and no toy at all.',
      'It had one ear left, and that one was worn thin with secrets, as a toy’s ear is.'
    ],
    sleepy: [
      'The bear lay where a bear lies, and looked at the ceiling with its button eye.',
      'What was found had been put in the middle, so as not to get lost again.',
      'In the crook of an arm there was a toy, and it was a bit warm already.',
      'All the lost gloves slept on their shelf, one to a pair.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['look under everything', 'looked under everything', 'looking under everything'],
        ['retrace the steps', 'retraced the steps', 'retracing the steps'],
        ['call its name', 'called its name', 'calling its name'],
        ['ask at lost property', 'asked at lost property', 'asking at lost property'],
        ['find it again', 'found it again', 'finding it again']
      ],
      facts: [
        'Lost things are mostly within a few steps of where one last had them',
        'In a big city’s lost property office there are thousands of umbrellas, and a stuffed puffer fish',
        'The teddy bear is named after an American president',
        'More than a third of grown-ups in Britain still have their bear',
        'A bear has been sent into space, and came down again by parachute',
        'A lost toy once waited a week at an airport, and the staff took photographs of its holiday',
        'The oldest toy bears are worn bald in the places where they were kissed',
        'One finds more by going slowly than by running'
      ],
      guesses: [
        'It has gone to look for us',
        'Toys go off to be missed a bit',
        'The sofa eats one thing a day and keeps the coins for pudding',
        'It is in the last place, so we should start there',
        'It has got a job and will write'
      ],
      says: ['Where did you last have it', 'Look again', 'Has anybody seen an ear', 'It cannot be far', 'There you are'],
      props: [
        ['the lost toy', 'a cushion with a face'],
        ['the lost property office', 'the desk, with a bell'],
        ['the poster', 'a sheet of paper and a good likeness'],
        ['the bus it was left on', 'four chairs'],
        ['the sniffer dog', 'somebody on all fours'],
        ['the shelf of gloves', 'all the odd socks']
      ],
      parts: ['the lost toy', 'the one who looked', 'the clerk at lost property', 'the sniffer dog', 'the sofa, who said nothing', 'the bus driver', 'the other toys, who had an idea'],
      goes: [
        ['{S} stood quite still and thought where it had been last.', 'First {S} shut both eyes and went through the whole day.'],
        ['Back went {S}, step by step, to breakfast.', '{S} walked the same way again, only looking lower.'],
        ['At the desk {S} said what it looked like, and about the ear.', '{S} drew it, so that everybody should know whom to look for.'],
        ['Under the very last thing {S} saw a paw, and sat down with it on the floor.', 'There it lay, and {S} said nothing, and held it very hard.']
      ],
      mishaps: [
        {
          problem: ['The bear was not in bed, not under it, and not in between.', 'Everybody was ready for the night, and the bear was lost.'],
          fail: ['{S} looked in the bed again, in case it had come back.', '{S} ran through all the rooms at once, and saw none of them.'],
          see: ['“What did it do today?” said {A}. “It had breakfast, I know that. It had egg on it.”', '“Begin at breakfast,” said {A}. “I was there, and so was it.”'],
          mend: ['So they began at breakfast, {S} and {A}, and in the washing basket there was an ear.', '{A} said what came next, {S} went there, and at the washing it was found, with the towels.'],
          alone: ['{S} began at breakfast and went on from there. In the washing basket there was an ear.']
        },
        {
          problem: ['Lost property had a shelf full, and the clerk wanted proof.', 'There were nine bears on the shelf, said the clerk, and which would it be?'],
          fail: ['{S} said that it was brown, and so were eight.', '{S} pointed at all of them, to be quick.'],
          see: ['“What does it smell of?” said {A}. “Nobody else would know that.”', '“It answers to you,” said {A}. “Shut both eyes, and feel for the ear.”'],
          mend: ['{S} shut both eyes, {A} handed them over one by one, and the fifth was right.', 'So {A} held them up and {S} smelled them;; at the fifth one nobody needed to ask.'],
          alone: ['{S} shut both eyes and smelled them one by one. At the fifth nobody needed to ask.']
        },
        {
          problem: ['It was found, but its eye was not. It looked at them with one button.', 'The bear was back, and it had only the left eye with it.'],
          fail: ['{S} shook it, and it gave out a little sawdust.', '{S} drew one on, and it looked surprised for good.'],
          see: ['“A coat has spare ones,” said {A}. “There is always one sewn in at the bottom.”', '“It need not be the same,” said {A}. “Nobody’s two eyes are quite the same.”'],
          mend: ['So {A} sewed on a coat button, {S} held the head, and it saw farther than before.', '{S} chose a blue one, {A} had the needle, and now it could look two ways.'],
          alone: ['{S} chose a blue button for it and tied it on with wool. Now it could look two ways.']
        }
      ],
      ends: ['It had been lost for an hour, and lay there as if it had only been out.', 'Somebody held one ear, so that it should not happen again.', 'The hollow in the bed was full, and it was just the right size.']
    }
  },
  {
    id: 'sleepover',
    label: 'a sleepover',
    keys: ['sleepover', 'a sleepover', 'sleepovers', 'sleeping over', 'first sleepover', 'a friend is staying over', 'staying the night', 'staying at a friend’s house', 'sleeping at a friend’s', 'midnight feast', 'pyjama party', 'fiesta de pijamas', 'festa do pijama', 'soirée pyjama', 'お泊まり会', 'パジャマパーティー', 'مبيت'],
    marks: ['sleepover', 'sleeping bag', 'mattress', 'midnight', 'feast', 'torch', 'whisper', 'whispered'],
    small: things('a guest with its own pillow under one arm | the sleepover guest', 'a bag of three grapes for a midnight feast | the midnight grapes'),
    big: things('a mattress that took up the whole floor | the sleepover mattress', 'a sleeping bag with two people in it and a dog | the sleeping bag'),
    object: things('a torch with a tired battery | the sleepover torch', 'a toothbrush in a strange mug | the sleepover toothbrush'),
    place: things('a floor that was all mattress from wall to wall | the mattress floor', 'a tent of sheets for whispers | the whispering tent'),
    sound: ['a whisper, which was louder than talking', 'the zip of a sleeping bag', 'a midnight biscuit, bitten carefully'],
    detail: [
      'From wall to wall there was mattress, and on it four feet and a plate.',
      'In the strange mug stood the sleepover toothbrush, and leaned on one that lived there.',
      'The torch made a moon on the ceiling, and somebody whispered that it was full.',
      'It smelled of other people’s soap, which is part of a sleepover.'
    ],
    sleepy: [
      'In the sleeping bag somebody had stopped in the middle of a whisper.',
      'The torch had gone orange, and then brown, and then to bed.',
      'On the mattress they lay like two commas.',
      'Midnight came, and the feast was on its plate, and nobody got up.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['unroll the sleeping bag', 'unrolled the sleeping bag', 'unrolling the sleeping bag'],
        ['whisper in the dark', 'whispered in the dark', 'whispering in the dark'],
        ['have a midnight feast', 'had a midnight feast', 'having a midnight feast'],
        ['brush teeth side by side', 'brushed teeth side by side', 'brushing teeth side by side'],
        ['stay awake', 'stayed awake', 'staying awake']
      ],
      facts: [
        'In a strange bed one half of your brain sleeps less deeply, to keep watch',
        'Every house has a smell, and only guests can smell it',
        'A midnight feast is best at nine',
        'A yawn goes round a room, and it even jumps to dogs',
        'A whisper tires your voice as much as talking does',
        'Meerkats and puppies all sleep in one heap',
        'When two people have slept in the same room, they know each other better',
        'The second night away is always easier than the first'
      ],
      guesses: [
        'One whispers at night because the words are tired',
        'Other people’s beds are longer at the bottom',
        'Midnight is when all the biscuits turn over',
        'A guest has to be given the best pillow, or it writes home',
        'The creak on the landing is the house counting us'
      ],
      says: ['Are you asleep', 'You are on my foot', 'Shh, they will hear', 'One more story', 'What is that noise'],
      props: [
        ['the guest’s bed', 'all the cushions'],
        ['the sleeping bag', 'a quilt, folded over and pegged'],
        ['the feast', 'six raisins on a plate'],
        ['the torch', 'a torch'],
        ['the front door', 'the bathroom door, with a bell'],
        ['the suitcase', 'a shoebox with a toothbrush in it']
      ],
      parts: ['the guest', 'the one whose room it was', 'the torch', 'the noise on the landing', 'the raisin', 'the parent who said last time', 'the dog in the middle'],
      goes: [
        ['{S} rang at the bathroom door with a box under one arm.', 'With a toothbrush and a pillow {S} arrived, and asked where to put them.'],
        ['On the floor {S} unrolled the bed and tried it from all sides.', '{S} lay down in it, head here and then head there.'],
        ['By the light of the torch {S} told the one about the sock.', '{S} held the torch below the chin and made a face like a turnip.'],
        ['At midnight, or nine, {S} divided up the raisins, three each.', '{S} whispered that it was time, and the plate was handed over.']
      ],
      mishaps: [
        {
          problem: ['In the dark the guest felt homesick. It had come all the way from the next room.', 'Everything was just right, and the guest had a lump in the throat.'],
          fail: ['{S} told it not to be, and it was one size bigger.', '{S} offered it four raisins, and they would not go down.'],
          see: ['“It has nothing here that smells of home,” said {A}.', '“It wants one thing from there,” said {A}. “It need not be large.”'],
          mend: ['So {A} fetched the old pillowcase, {S} pulled it over, and it smelled right.', '{S} asked about its home, {A} brought its own bear, and the lump was gone.'],
          alone: ['{S} fetched one thing from home, quite small, and the lump was gone.']
        },
        {
          problem: ['There was a noise on the landing. It went eek, and then it waited.', 'Eek, it said, outside the door, and both sat up.'],
          fail: ['{S} pulled the quilt over everybody, and it could be heard in there too.', '{S} asked who was there, and it said eek.'],
          see: ['“At our house it is the fridge,” said {A}. “Every house has one.”', '“It comes when somebody moves in here,” said {A}. “Lift your foot.”'],
          mend: ['{S} lifted a foot, {A} listened, and it was the floorboard, which reached that far.', 'So {A} stepped and {S} listened;; they played it a tune, and then it was only a board.'],
          alone: ['{S} lifted one foot and put it down. It was the floorboard, and it could play a tune.']
        },
        {
          problem: ['They had promised to sleep, and now they had the giggles.', 'Somebody had said sausage in the dark, and that was that.'],
          fail: ['{S} said be serious, in a serious voice, and it was much worse.', '{S} bit the pillow, and the pillow snorted.'],
          see: ['“Let us do it on purpose,” said {A}. “As loud as we can, for one minute.”', '“It only goes on because we must not,” said {A}.'],
          mend: ['So they laughed on purpose, {S} and {A}, and after half a minute there was none left.', '{A} said go, {S} laughed as loud as could be, and it ran out like a bath.'],
          alone: ['{S} laughed on purpose, for one whole minute, and it ran out like a bath.']
        }
      ],
      ends: ['Two whispers met in the middle, and both of them were asleep.', 'On the plate lay one raisin, which neither had wanted to take.', 'Sausage, said somebody, in a dream, and nobody laughed.']
    }
  },
  {
    id: 'new-shoes',
    label: 'new shoes',
    keys: ['new shoes', 'buying shoes', 'new school shoes', 'shoe shop', 'tying shoelaces', 'tie my shoes', 'tying my shoes', 'learning to tie shoes', 'shoelace', 'shoelaces', 'shoes', 'wellies', 'wellington boots', 'new wellies', 'new boots', 'trainers', 'growing out of my shoes', 'zapatos nuevos', 'sapatos novos', 'chaussures', 'くつ', '新鞋', '系鞋带', 'जूते', 'حذاء جديد', 'viatu', 'laces', 'tie laces', 'tie my laces', 'football boots', 'velcro'],
    marks: ['shoe', 'shoes', 'lace', 'laces', 'wellies', 'sole', 'heel', 'buckle'],
    small: things('a shoe that squeaked on the left | the squeaking shoe', 'a lace with a mind of its own | the stubborn lace'),
    big: things('a wellington that had kept some of the puddle | the wet shoe', 'a shoe shop lady with a ruler for feet | the shoe lady'),
    object: things('a shoebox with tissue paper that crackled | the shoebox', 'a shoehorn longer than an arm | the shoehorn'),
    place: things('a shop with a stool for every foot | the shoe shop', 'a doormat where the shoes talk at night | the shoes’ mat'),
    sound: ['a new shoe, saying eek', 'tissue paper in a shoebox', 'the rip of a strap on a shoe'],
    detail: [
      'The new shoes shone so much that one could see the lamp in them, twice.',
      'A cold metal slide came up to the toe, and said one size more than last year’s shoes.',
      'The laces lay across each other and had not been introduced.',
      'By the door stood the old shoes, with the shape of two feet still in them.'
    ],
    sleepy: [
      'On the mat stood the shoes, side by side, and had their laces out.',
      'The new shoes had been put on the chair, to be looked at first in the morning.',
      'Down in the toe of the left shoe there was a bit of the day, and a pebble.',
      'The old ones leaned on each other, heel to heel.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['try on the shoes', 'tried on the shoes', 'trying on the shoes'],
        ['tie the laces', 'tied the laces', 'tying the laces'],
        ['walk up and down the shop', 'walked up and down the shop', 'walking up and down the shop'],
        ['polish the shoes', 'polished the shoes', 'polishing the shoes'],
        ['wriggle the toes', 'wriggled the toes', 'wriggling the toes']
      ],
      facts: [
        'For a long time there was no left or right, and both shoes were alike',
        'The bit at the end of a lace is called an aglet',
        'Feet grow mostly at night, like the rest of you',
        'There are nearly two million million ways to lace a shoe, somebody has counted',
        'A foot has twenty-six bones, and both together have a quarter of all you own',
        'In Japan and in many other places shoes stay at the door',
        'The oldest leather shoe was found in a cave, stuffed with straw',
        'Hook-and-loop straps were thought of by a man whose dog had burrs in its coat'
      ],
      guesses: [
        'New shoes squeak because they are still learning to talk',
        'The tongue is there to taste the sock',
        'Laces come undone to see where you are going',
        'Shoes get too small because of puddles',
        'Heels are for turning round, and toes are for finding the bed'
      ],
      says: ['Stand up and walk about', 'Where is your big toe', 'Round the tree and through the hole', 'They squeak', 'Room to grow'],
      props: [
        ['the shoe shop', 'every shoe in the house, in pairs'],
        ['the foot measure', 'a ruler and a cold spoon'],
        ['the stool', 'an upturned bucket'],
        ['the mirror for feet', 'a baking tray, leaned'],
        ['the shoebox', 'a shoebox'],
        ['the till', 'an egg box']
      ],
      parts: ['the shoe lady', 'the left shoe', 'the right shoe, who had not been asked', 'the lace', 'the customer with three feet', 'the big toe', 'the puddle outside'],
      goes: [
        ['On the bucket sat {S} and held out one foot.', '{S} put a foot on the ruler and did not curl the toes.'],
        ['Then {S} put on the left one, and stamped, and it was on.', 'With the shoehorn {S} got the heel in, and it said pop.'],
        ['To the window and back walked {S}, and looked only at the feet.', '{S} walked, turned and walked, and it went eek on one side.'],
        ['Round the tree and through the hole went {S}, and there was a bow.', '{S} made one ear, made another, and crossed them.']
      ],
      mishaps: [
        {
          problem: ['The bow would not be a bow. It was a knot with ideas.', 'The laces had been tied, and they were tied to each other.'],
          fail: ['{S} pulled both ends, and it became smaller and harder.', '{S} stood up, and both feet stayed together.'],
          see: ['“You took one from the left shoe and one from the right,” said {A}.', '“That lace belongs over there,” said {A}. “You are married to yourself.”'],
          mend: ['So {A} undid the knot, {S} made two ears on each foot, and they were strangers again.', '{S} held still, {A} found the end, and then every shoe had its own bow.'],
          alone: ['{S} sat down again, found the end, and gave each shoe a bow of its own.']
        },
        {
          problem: ['The new shoes squeaked so much that nobody could creep in them.', 'Eek, eek, went the shoes, all down the hall, like two mice with a secret.'],
          fail: ['{S} walked on tiptoe, and it was a higher eek.', '{S} ran, to get it over with.'],
          see: ['“It is only the left one,” said {A}. “Walk to a tune, then it is music.”', '“They are new,” said {A}. “They do it until they have been walked in a bit.”'],
          mend: ['{A} clapped, {S} squeaked, and after the second verse they had nothing more to say.', 'So {S} walked up and down and {A} sang to it;; by the end there was hardly an eek.'],
          alone: ['{S} walked up and down to a tune, and after the second verse there was hardly an eek.']
        },
        {
          problem: ['They pinched. They had looked so well, and they pinched at the front.', 'The shoes shone, and inside them ten toes were all on one bench.'],
          fail: ['{S} said that they were fine, and walked like a crab.', '{S} pulled in the toes, and it pinched behind.'],
          see: ['“There is something in there,” said {A}. “Have you taken out the paper?”', '“Feel right down at the tip,” said {A}. “They stuff them, in the shop.”'],
          mend: ['So {S} took them off, {A} reached in, and out came two balls of tissue paper.', '{A} pulled, {S} wriggled, and there was room for all ten and for next year.'],
          alone: ['{S} felt down to the tip, and out came two balls of tissue paper.']
        }
      ],
      ends: ['The new shoes stood by the bed, with their toes to the door.', 'Both bows had been undone, with one pull each.', 'In the shop all the shoes were in pairs, and nobody had three feet any more.']
    }
  },
  {
    id: 'glasses',
    label: 'new glasses',
    keys: ['glasses', 'new glasses', 'getting glasses', 'wearing glasses', 'spectacles', 'optician', 'opticians', 'the optician', 'going to the optician', 'eye test', 'eye doctor', 'eye patch', 'my eyes', 'gafas', 'óculos', 'lunettes', 'めがね', '眼镜', 'चश्मा', 'نظارة', 'miwani', 'patch on my eye', 'reading glasses', 'hearing aid', 'hearing aids'],
    marks: ['glasses', 'lens', 'lenses', 'spectacles', 'optician', 'optician’s', 'letters', 'blurred', 'case'],
    small: things('a pair of glasses for a mouse or a thumb | the small glasses', 'a case with a cloth in it | the glasses case'),
    big: things('an optician with a drawer for every nose | the optician', 'a chair that went up until one could read | the optician’s chair'),
    object: things('a lens with half of a fingerprint | the lens', 'a card with letters that got smaller on the way down | the card of letters'),
    place: things('a wall of glasses all looking one way | the wall of glasses', 'a dark room with one row of lit letters | the room with the letters'),
    sound: ['lenses, clicking in and out', 'a case, snapping shut like a clam', 'somebody reading letters from far away'],
    detail: [
      'On the wall hung two hundred pairs of glasses, and all of them stared.',
      'The letters got smaller, and the last row was only ants.',
      'Through the new lenses the tree had leaves, each of them by itself.',
      'The optician said better or worse, and it was quite hard to say.'
    ],
    sleepy: [
      'In their case lay the glasses, with folded arms.',
      'Without the glasses the lamp was a dandelion, and that was fine for the night.',
      'The lenses had been breathed on and wiped, and saw nobody.',
      'On the wall at the optician’s the frames looked out into the dark.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['try on the glasses', 'tried on the glasses', 'trying on the glasses'],
        ['read the smallest letters', 'read the smallest letters', 'reading the smallest letters'],
        ['clean the lenses', 'cleaned the lenses', 'cleaning the lenses'],
        ['push them up the nose', 'pushed them up the nose', 'pushing them up the nose'],
        ['look through the machine', 'looked through the machine', 'looking through the machine']
      ],
      facts: [
        'More than half of all the people in the world wear glasses or need them',
        'The first glasses had no arms, and had to be held on with one hand',
        'Your eye sees everything upside down, and your brain turns it round',
        'An eagle can see a rabbit from three kilometres away',
        'Reading stones came before glasses: a piece of crystal, laid on the page',
        'A scallop has about two hundred blue eyes along the edge of its shell',
        'One blinks some fifteen times a minute, and never notices',
        'Goats have pupils like letterboxes'
      ],
      guesses: [
        'Glasses have arms so that they can hold on',
        'They make you see better because they have seen it before',
        'Owls do not need any as they have got theirs on',
        'The optician blows into your eye to get the dust out of your ideas',
        'One takes them off at night so as not to see the dreams too well'
      ],
      says: ['Better or worse', 'Read me the bottom line', 'They suit you', 'There is a thumb on it', 'I can see every leaf'],
      props: [
        ['the glasses', 'two curtain rings and some wool'],
        ['the card of letters', 'a page, written big and then small'],
        ['the chair that goes up', 'a cushion on a cushion'],
        ['the machine', 'a colander and two cups'],
        ['the wall of frames', 'all the spoons, bent by nobody'],
        ['the case', 'one sock']
      ],
      parts: ['the optician', 'the letter at the very bottom', 'the nose', 'the machine that clicked', 'the lady who could not decide', 'the tree with the leaves', 'the glasses, who were new here'],
      goes: [
        ['On two cushions sat {S} and looked at the wall.', '{S} put the chin on the rest and kept still, nearly.'],
        ['A, said {S}, and O, and perhaps a duck.', 'From the top to the bottom read {S}, slower and slower.'],
        ['Click, it went, and {S} said better, and click, and worse.', '{S} looked first through the one and then through the other.'],
        ['Then {S} put them on, and the whole room stepped forward.', 'With the rings on both ears {S} looked at everybody, one by one.']
      ],
      mishaps: [
        {
          problem: ['The glasses were gone, and without them one could not look for them.', 'Nobody knew where the glasses were, least of all the one who wore them.'],
          fail: ['{S} felt along the table and read the butter.', '{S} asked the optician, who was only a coat.'],
          see: ['“You have pushed them up,” said {A}. “They are looking at the ceiling.”', '“Lift your hand to your hair,” said {A}. “There is something up there.”'],
          mend: ['{A} pointed, {S} felt, and down they came on to the nose, where noses have them.', 'So {S} put up one hand and {A} laughed;; they had been on top the whole time.'],
          alone: ['{S} felt along the hair, and there they were, looking at the ceiling.']
        },
        {
          problem: ['Everything was in a fog. The new glasses were worse than none.', 'With the glasses on, the whole room had gone soft, and so had the dog.'],
          fail: ['{S} blinked, and the fog blinked too.', '{S} turned them upside down, and the fog was upside down.'],
          see: ['“It is breath,” said {A}. “You came in from the cold with them.”', '“Somebody has had a thumb on each,” said {A}. “Give them a wipe.”'],
          mend: ['So {A} held the cloth, {S} rubbed in circles, and back came all the edges.', '{S} breathed on them, {A} wiped, and there stood everything again, with corners.'],
          alone: ['{S} wiped them in circles with the cloth, and back came all the edges.']
        },
        {
          problem: ['Nobody had said anything about the new glasses yet. It was very quiet in the hall.', 'The glasses had to be shown to everybody, and the feet would not go in.'],
          fail: ['{S} went in with both hands before the face.', '{S} said that they belonged to somebody else.'],
          see: ['“I want to try them,” said {A}. “Oh. Do I look as clever as you?”', '“You look like you,” said {A}, “only sharper.”'],
          mend: ['{S} put them on again, {A} made some of wool, and then everybody wanted a pair.', 'So {A} wore the curtain rings, {S} the real ones, and they read the letters out together.'],
          alone: ['{S} looked in the mirror for a good while, and it was the same person, only sharper.']
        }
      ],
      ends: ['In one sock lay the glasses, and it was snapped shut.', 'All the letters had been read, even the ants.', 'The lamp turned into a dandelion, and somebody blew it out.']
    }
  },
  {
    id: 'car-journey',
    label: 'a long car journey',
    keys: ['car journey', 'long car journey', 'a long drive', 'road trip', 'are we nearly there yet', 'are we there yet', 'in the car', 'car ride', 'car seat', 'car trip', 'travel sickness', 'car sick', 'traffic jam', 'motorway', 'caravan', 'camper van', 'campervan', 'motorhome', 'viaje en coche', 'viagem de carro', 'voyage en voiture', 'ドライブ', '开车旅行', 'رحلة بالسيارة', 'long drive', 'driving to', 'drive to', 'service station', 'stuck in traffic'],
    marks: ['journey', 'car', 'road', 'back seat', 'boot', 'service station', 'motorway', 'map', 'seat belt'],
    small: things('a car with a bucket on its roof | the bucket car', 'a biscuit that had been on the back seat since Easter | the biscuit of the back seat'),
    big: things('a caravan that wagged behind | the caravan on the road', 'a lorry with a horn that could be asked for | the hooting lorry of the road'),
    object: things('a map that had been folded wrongly | the road map', 'a bag of sweets in the glove box of a car | the car’s sweets'),
    place: things('a service station with a duck pond | the service station', 'a lay-by with a view of the road | the lay-by on the road'),
    sound: ['the road, going by underneath', 'an indicator in a car, like a clock with plans', 'somebody on the back seat, breathing on the window'],
    detail: [
      'Drops ran along the car window, and two of them were racing.',
      'In the next car a dog sat in front and looked as if it were driving.',
      'The road went up, and came down, and all the while somebody was counting red cars.',
      'There were crumbs in the seat belt, from several journeys.'
    ],
    sleepy: [
      'On the back seat a head had gone down on to a shoulder.',
      'The road hummed under them, on one note, and it was the right one.',
      'One after the other the lamps of the road went over the ceiling of the car.',
      'The map had slid down, and somebody slept on top of Wales.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['ask if they were nearly there', 'asked if they were nearly there', 'asking if they were nearly there'],
        ['pack the boot', 'packed the boot', 'packing the boot'],
        ['count red cars', 'counted red cars', 'counting red cars'],
        ['look out of the window', 'looked out of the window', 'looking out of the window'],
        ['stop at the service station', 'stopped at the service station', 'stopping at the service station']
      ],
      facts: [
        'The glove box is called so because drivers used to keep their gloves in it',
        'The longest road in the world goes from Alaska almost to the other end of America',
        'The cat’s eyes in the road were thought of by a man whom a cat had looked at',
        'Looking far ahead helps against feeling sick',
        'A car engine has thousands of small bangs in it every minute',
        'The first long car journey was made by Bertha Benz, with her sons, to see her mother',
        'On some roads the stripes hum a tune when one drives over them',
        'About a third of all people live where cars drive on the left'
      ],
      guesses: [
        'It takes so long because the road is rolled up',
        'Nearly there is a place, and everybody has been',
        'The man in the lorry hoots because he knows us',
        'A car has a boot, but only one, so it cannot walk',
        'Traffic jams are made of people who are all nearly there'
      ],
      says: ['Are we nearly there', 'I spy', 'He is on my side', 'Who needs a wee', 'Red car, that is mine'],
      props: [
        ['the car', 'four chairs and a tray'],
        ['the boot', 'a laundry basket behind'],
        ['the map', 'the tablecloth'],
        ['the seat belts', 'four dressing-gown cords'],
        ['the service station', 'the kitchen'],
        ['the lorry', 'whoever comes past with a box']
      ],
      parts: ['the driver', 'the one with the map', 'the one who felt sick at the bend', 'the lorry that hooted', 'the back seat', 'the voice that said turn round', 'the biscuit'],
      goes: [
        ['Into the boot {S} put everything, and then the thing that had to go first.', '{S} packed the boot, sat on it, and it shut.'],
        ['Click, went the belt, and {S} asked whether they were nearly there.', '{S} looked round the front seat and asked how far.'],
        ['I spy, said {S}, with my little eye, and it was chair again.', 'By the window {S} counted red ones, and got up to four.'],
        ['At the kitchen {S} stopped, and everybody stretched their legs.', '{S} turned off at the biscuits, and there was parking for all.']
      ],
      mishaps: [
        {
          problem: ['They were lost. The map said Wales, and in front of them was the bathroom.', 'The car had taken the wrong turning at the bookcase, and now there was no road.'],
          fail: ['{S} drove on, because it looked like something.', '{S} turned the map, and Wales was at the bottom.'],
          see: ['“It is folded over just here,” said {A}. “There is a whole hall missing.”', '“Stop, and go back to the last thing we knew,” said {A}. “That was the clock.”'],
          mend: ['So {S} drove back to the clock, {A} unfolded the hall, and there was the turning.', '{A} smoothed the map, {S} turned the tray to the left, and it said kitchen again.'],
          alone: ['{S} drove back to the clock, unfolded the map, and there was the turning.']
        },
        {
          problem: ['Somebody on the back seat had gone green. It was the bends.', 'After the ninth bend there was a small voice from behind, and it said urgh.'],
          fail: ['{S} drove faster, to be through with them.', '{S} read to it from the map, and it went a bit greener.'],
          see: ['“Do not look at the map,” said {A}. “Look as far as you can see.”', '“Let it sit in the middle,” said {A}, “and open a window.”'],
          mend: ['{A} opened the window, {S} pointed at the furthest thing there was, and it turned pink.', 'So {S} stopped for a bit and {A} fanned;; they looked at the clock at the far end, and it passed.'],
          alone: ['{S} stopped, opened a window, and looked at the furthest thing there was. It passed.']
        },
        {
          problem: ['There was a line on the back seat, and somebody’s elbow was across it.', '“My side,” came from behind, and then, “My elbow.”'],
          fail: ['{S} said that the car would stop, and it was standing still already.', '{S} drew the line again, and it was as crooked as before.'],
          see: ['“We need something for both,” said {A}. “Who has seen a yellow one?”', '“Put the sweets in the middle,” said {A}. “Then the line is a shop.”'],
          mend: ['So {S} set the sweets on the line, {A} was the shop, and both sides were open.', '{A} counted the yellow ones, {S} the red, and after that elbows were only elbows.'],
          alone: ['{S} put the sweets on the line, and then it was a shop, with two doors.']
        }
      ],
      ends: ['They had been nearly there for so long, and now they were.', 'The engine ticked, and in the back nobody had noticed.', 'Four chairs stood in the dark, and the belts were dressing gowns again.']
    }
  }
]
