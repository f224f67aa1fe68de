import { wishPlot } from '../wish-plot.ts'

export const tableManners = wishPlot({
  id: 'wish-table-manners',
  wishes: ['table manners', 'manners table', 'manners dinner', 'manners mealtimes', 'manners meals', 'manners eating', 'eats hands', 'eat hands', 'eating hands', 'eats fingers', 'eating fingers', 'eats fork', 'eating fork', 'use fork', 'uses fork', 'using fork', 'use spoon', 'uses spoon', 'using spoon', 'knife and fork', 'use cutlery', 'using cutlery', 'sit still dinner', 'sits still dinner', 'sitting still dinner', 'sit still table', 'sits still table', 'sitting still table', 'sit still supper', 'sit still tea', 'sit still lunch', 'sit still meal', 'sit still meals', 'sit still mealtimes', 'sit still eat', 'sit dinner', 'won’t sit table', 'doesn’t sit table', 'won’t sit at the table', 'sit down dinner', 'sit down eat', 'sitting dinner', 'sit dinner table', 'sitting dinner table', 'stay table', 'stays table', 'staying table', 'stay seated', 'stay chair', 'staying chair', 'stay seat dinner', 'up from the table', 'gets up from table', 'gets up table', 'getting up table', 'get up table', 'gets down table', 'gets up dinner', 'getting up dinner', 'get up dinner', 'getting down table', 'leaves table', 'leaving table', 'runs around dinner', 'runs around table', 'throws food', 'throwing food', 'throw food', 'throws dinner', 'throwing dinner', 'throws peas', 'throwing peas', 'food on the floor', 'throws plate', 'messy eater', 'messy eating', 'messy eaters', 'eats messy', 'eating messily', 'messy dinner', 'mess dinner', 'mess eating', 'mess table', 'wriggles dinner', 'wriggles table', 'fidgets dinner', 'fidgets table', 'fidgeting table', 'fidgety dinner', 'plays food', 'playing food', 'talks mouth full', 'talking mouth full', 'mouth full'],
  answers: ['table', 'manners', 'good', 'bad', 'better', 'polite', 'nice', 'nicely', 'properly', 'proper', 'eat', 'eats', 'eating', 'eater', 'eaters', 'hand', 'hands', 'finger', 'fingers', 'fork', 'spoon', 'knife', 'cutlery', 'instead', 'use', 'uses', 'using', 'with', 'without', 'sit', 'sits', 'sitting', 'still', 'down', 'stay', 'stays', 'staying', 'seated', 'seat', 'chair', 'get', 'gets', 'getting', 'up', 'leave', 'leaves', 'leaving', 'run', 'runs', 'running', 'around', 'off', 'away', 'throw', 'throws', 'throwing', 'threw', 'drops', 'dropping', 'food', 'floor', 'plate', 'peas', 'dinner', 'dinners', 'dinnertime', 'supper', 'tea', 'teatime', 'lunch', 'breakfast', 'meal', 'meals', 'mealtime', 'mealtimes', 'time', 'times', 'mess', 'messy', 'messily', 'makes', 'making', 'wriggle', 'wriggles', 'wriggling', 'fidget', 'fidgets', 'fidgeting', 'fidgety', 'plays', 'playing', 'talk', 'talks', 'talking', 'mouth', 'full', 'chewing', 'open', 'finish', 'finished', 'before', 'while', 'during', 'when', 'until', 'everyone', 'everybody', 'always', 'keeps', 'constantly', 'every', 'all', 'minute', 'won’t', 'wont', 'can’t', 'doesn’t', 'refuses', 'not', 'never', 'learn', 'learns', 'learning', 'how', 'teach', 'teaching', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'son', 'daughter', 'toddler', 'boy', 'girl', 'little', 'nursery', 'school', 'home', 'restaurant', 'family', 'very', 'such', 'saying', 'please', 'thank', 'you', 'over', 'everywhere', 'everything', 'year', 'old'],
  except: ['dragon', 'dragons', 'dinosaur', 'dinosaurs', 'monster', 'monsters', 'bear', 'bears', 'pig', 'pigs', 'piglet', 'lion', 'wolf', 'giant', 'pirate', 'pirates', 'king', 'queen', 'princess', 'robot', 'witch', 'alien', 'aliens', 'monkey', 'monkeys', 'ducks', 'duck', 'birds', 'animals', 'zoo', 'dog', 'cat', 'baby', 'poo', 'mud', 'sand', 'paint', 'room', 'bedroom', 'toys', 'homework', 'tidy', 'tennis', 'pool', 'snooker', 'hospital', 'ill', 'sick', 'vomit', 'choking', 'choked', 'tube', 'allergy', 'allergic', 'adhd', 'autistic', 'autism', 'wheelchair', 'thin', 'diet', 'weight', 'starving', 'bank', 'poor', 'war', 'prison', 'court', 'police', 'died', 'dead', 'hits', 'hit', 'hurt', 'shouts', 'shouting', 'drunk', 'chopsticks', 'injera', 'washing', 'wash', 'picnic', 'fight', 'phone', 'screen', 'tv', 'telly', 'tablet', 'ipad', 'lift', 'fork lift', 'magic', 'biting nails', 'nails', 'potty', 'vegetables', 'fussy', 'picky', 'refuses eat', 'doesn’t eat', 'broken', 'lost', 'musical'],
  nothingElse: true,
  moods: ['learning', 'change', 'quarrel', 'waiting'],
  company: ['potato', 'chair', 'table', 'peas', 'fork', 'cup', 'box', 'napkin', 'pudding'],
  fed: true,
  about: 'The hero goes to look for the table manners, and finds a potato that keeps getting up from the table, until it has something to sit in, and the hero’s feet have something to stand on.',
  titles: ['That’s Manners', 'After You, Said the Potato', '{H} Looks for Manners', 'Something to Stand On', 'Up to the Waist in a Cup'],
  want: [
    {
      id: 'where-are-they',
      A: 'partner',
      paragraphs: [
        '{H} ate peas with both hands, and threw three, to see if they would reach {A}. They did. {H} got up to look out, sat down, and got up again. There was a mess under the chair. “Where are your table manners?” asked {A}. {H} had not known of any, and went to look.',
        'In the basket lay a potato with a quiet face. {H} set it on the empty chair, on three cushions, with a napkin on. “There,” said {H}. “That’s Manners.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-lid',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Manners would like to know what’s for dinner,” said {H}. “Peas,” said {A}, “and fish, and mashed …” {A} stopped, and looked at Manners. It had its napkin on already.',
        '{A} put a lid on the dish. “And clouds,” said {A}. From then on they asked for it like that. “Would you pass me some cloud, please?” said {H}. Nobody’s feelings were hurt, and Manners looked straight ahead.'
      ]
    },
    {
      id: 'mouth-full',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{H} asked Manners where it came from. It gave no answer. “Its mouth’s full,” said {H}, and waited, for nobody with manners talks then. They both watched it chew. You could not see it at all.',
        '“And where do you come from?” {H} asked {A} in the meantime. “Mmf,” said {A}, and a pea came out. “Manners would have waited,” said {H}. {A} held one hand up until there was room.'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} counted seven eyes on Manners, for a potato has them all round. “It can see the whole table,” said {A}. {H} sat up straight, and drew in both elbows. Then {H} looked for a place where there was no eye.',
        'There was one at the back. But to throw a pea from there you had to get up, and go round the table. By then the eyes at the side had seen it coming.'
      ]
    },
    {
      id: 'rolls-off',
      A: 'partner',
      paragraphs: [
        'Manners sat still, and threw nothing. “You could learn from that,” said {A}. {H} leaned over to give it a pea. The cushions leaned too, and Manners rolled off as far as the door. {H} fetched it and sat down. Manners got up from the table again.',
        '“It never sits still!” cried {H} after the fifth time. “I haven’t had a bite, and my peas are cold.” {A} ate a cold pea. “You don’t say,” said {A}.'
      ]
    },
    {
      id: 'thrown',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the end {H} was tired of getting up, and threw Manners its pea instead. A potato cannot catch. The pea hopped off its head and into {A}’s tea. {A} looked down at it. It looked up.',
        '“It was for Manners,” said {H}. {A} fished it out, laid it on a spoon, and sent it back. It went slowly, past the bread and round the butter, and {H} took it over in the middle. That pea saw more of the table than all the others, and it arrived.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Each time {H} fetched Manners, {H} saw what lay on the floor. There were eleven peas, a crust, and a spoon that had been looked for since Sunday. “It’s quite a mess,” said {H} from below. “When does it come down?”',
        '{H} stayed there and waited for some. {A} sat above and ate. Nothing fell. “It only comes when you’re up here,” said {A}. {H} could not make that out. It seemed to be a shy sort of mess.'
      ]
    },
    {
      id: 'two-to-butter',
      A: 'other',
      spare: 6,
      paragraphs: [
        'So that Manners should stay in its seat, {A} held on to it with one hand. But then there was only one left for the bread and butter. {H} held the bread for {A}, and {A} spread.',
        '“Further over,” said {A}, and {H} moved the bread along under the butter. It worked quite well, but it was like being driven by somebody else. Half of the butter was on {H}’s thumb. “That half’s yours,” said {A}.'
      ]
    },
    {
      id: 'pet-no-hands',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} ate without a fork, and without hands as well. Nobody had ever asked {A} about manners. {H} looked on, laid both arms behind {H}’s back, and tried a plate of peas like that.',
        'The peas got away to all sides. One went up {H}’s nose and had to be blown out. When {H} looked round, {A} had finished long ago. “You need the right face for it,” said {H}.'
      ]
    },
    {
      id: 'elder-books',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I used to eat with a book under each arm,” said {S}, “to keep my elbows in.” {A} asked what the books had been about. “I never found out,” said {S}. “Whenever I looked, I lost my place and my dinner.”',
        'They tried it with two thin ones. {A} got as far as the second pea. Then {A} laughed, and a book fell in the gravy. “That’s how the other one got its stain,” said {S}.'
      ]
    },
    {
      id: 'child-stillest',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could sit even stiller than Manners, and said so. {A} could as well. They sat opposite each other and did not move. The butter went soft. “You moved,” said {S} between the teeth. “That was my heart,” said {A}.',
        'After a long while they noticed that they were hungry. But whoever lifted a spoon had lost. So they counted to three, and both lost at the same time.'
      ]
    },
    {
      id: 'baby-spoon',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} ate with both hands, one ear and a knee. There was a pea in the ear. “It went in,” said {A}, “only not there.” {A} held out a full spoon, and {S} opened wide, and took hold of the spoon.',
        'Then {S} wanted to give {A} some. It came slowly, and it shook, and it reached {A}’s nose. “Thank you,” said {A}. It was the first thing that {S} had ever passed to anybody.'
      ]
    },
    {
      id: 'guest-leaves-a-bit',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At home we leave a bit on the plate,” said {S}, “or they think we’re still hungry.” {A} had been told to eat everything up, or they think that it was bad. They looked at each other’s plates.',
        'So they changed over. {A} finished the bit of {S}’s, and {S} left it on {A}’s. “Now we’re both polite,” said {S}, “and it’s the same as before.” Manners had left all of it.'
      ]
    },
    {
      id: 'nothing-to-stand-on',
      A: 'partner',
      paragraphs: [
        'They crouched down to look. “It’s round underneath,” said {H}. “It’s got nothing to stand on.” {H} put Manners in a cup, up to the waist, and sat down. Manners stayed.',
        '{A} was still below. “Your feet have left already,” said {A}. One went to and fro, and the other pointed at the door. “They set off, and you go along.” {H} looked. “They’ve got nothing to stand on either,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        '{H} pushed a box under the table, and stood both feet on it. They looked as if they lived there. But Manners had no hands to eat with. So {H} took a fork, and held a pea out to it.',
        'Manners left it there. “It says after you,” said {H}, and ate the pea. The second was for Manners too, and Manners said after you. It went on like that until nothing was on the plate, or under it.'
      ]
    },
    {
      id: 'four-hats',
      A: 'other',
      spare: 12,
      paragraphs: [
        'There were more peas, and {H} found that a fork has four hooks, like a hall. On each of them {H} hung a pea. Then they were all in, and the fork was full. {A} wanted to do it too, and pressed a little hard.',
        'The pea went over the butter and hit Manners between the eyes. A potato has a good many. “Was that thrown?” asked {H}. “No,” said {A}. “It left.” They both looked at Manners. It had not blinked with any of them.'
      ]
    },
    {
      id: 'for-hands',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Is there nothing you can eat with your hands?” asked {H}. They went through the whole table. Bread was for hands, for it is its own plate. Soup was for a spoon, as they knew from trying. An egg was for hands until it was open.',
        '“And peas?” asked {A}. {H} took one between two fingers and looked at it. It was so small and so round, and it had come all that way. “Peas like to be driven,” said {H}.'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Manners would like the butter,” said {H}. {A} asked how you could tell. “It’s been looking at it for some time, but it’d never shout.” So {A} passed the butter to Manners, and Manners let {H} have it. “Please” and “thank you” were said on all sides.',
        'Next Manners wanted the jam, and then the last of the bread. “It eats a lot, for somebody so quiet,” said {A}. {H} nodded with a full mouth, and held one hand up.'
      ]
    },
    {
      id: 'marked-box',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} drew round {H}’s feet on the box with a pencil, so that they would know their places. The left one tickled, and came out fatter. {A} wrote their names in as well, which were Left and Right.',
        'Now {H} could find it without looking. There was one bump, and then another, and the feet were home. “What do they do down there all through dinner?” asked {A}. {H} listened. “They’re waiting for their pudding,” said {H}.'
      ]
    },
    {
      id: 'dropped-spoon',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Then {A} dropped a spoon. They both bent down for it, and there was a knock, as if on a door. “After you,” said {A}. “No, after you,” said {H}.',
        'They stayed below for quite a time, because they were so polite. When they came up with the spoon, Manners was looking out of the window. It had not seen a thing, and it was never mentioned.'
      ]
    },
    {
      id: 'clean-napkin',
      A: 'other',
      spare: 17,
      paragraphs: [
        'When they looked at the napkins, {H}’s was green, and had been under the fish. {A}’s had tea on it. The napkin of Manners was white from corner to corner. “How does it do that?” asked {A}.',
        '“It hasn’t eaten anything,” said {H}. They thought about that. It was tidy, but it was a high price. {H} wiped some gravy on the white one, so that Manners had been there too.'
      ]
    },
    {
      id: 'may-we',
      A: 'partner',
      paragraphs: [
        'Then {A} began to eat, and got up for the salt. {A} got up for the water, and to see if the tap was off. “Your feet point at the tap,” said {H}, and pushed the box into the middle. There was room on it for four. But the pudding stood by the tap.',
        'They looked at Manners. “May we get up, please?” asked {H}. Manners had nothing against it. They came back with the dish and all the spoons. Manners said after you.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got one of the peas that had been thrown.',
      '{names} looked under the table, and found more peas there.',
      { text: '{names} tucked in a napkin, for you never know.', needs: ['hands'] },
      { text: '{names} passed the bread round, so that something was passed.', needs: ['hands'] }
    ],
    way: [
      '{names} watched Manners go by.',
      '{names} went after Manners as far as the door.',
      { text: '{names} rolled Manners back under the table.', needs: ['hands'] },
      { text: '{names} held on to the next chair, in case that went too.', needs: ['hands'] }
    ],
    turn: [
      '{names} left the last pea for Manners.',
      '{names} stayed until everybody had finished, to see what Manners would do.',
      { text: '{names} laid the fork down without a sound.', needs: ['hands'] },
      { text: '{names} held out a plate for pudding.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the table all round Manners, and took off its napkin for the night. It stayed there in its cup, to keep the places.',
    'Washed as far as the elbows, {H} lay down. Under the blanket {H}’s feet felt about for something to stand on. They found the end of the bed, and stopped there.'
  ],
  last: [
    'Manners sat still at the table in the dark, both feet had stopped, and {H} was asleep.',
    'The box stood under the table with nobody on it, and {H} was asleep.'
  ]
})
