import { wishPlot } from '../wish-plot.ts'

export const bigPants = wishPlot({
  id: 'wish-big-pants',
  wishes: ['bye nappies', 'said bye nappies', 'said goodbye nappies', 'bye diapers', 'bye nappy', 'big boy pants', 'big boys pants', 'big girl pants', 'big girls pants', 'big kid pants', 'big kid underwear', 'big boy underwear', 'big girl underwear', 'big girl undies', 'big boy undies', 'big girl knickers', 'big girl panties', 'big boy underpants', 'big girl underpants', 'big boy boxers', 'big boy briefs', 'proper pants', 'real pants', 'grown up pants', 'first pants', 'new pants nappies', 'wearing pants nappies', 'pants instead of nappies', 'pants not nappies', 'nappies pants', 'nappy pants', 'diapers underwear', 'diaper underwear', 'diapers underpants', 'pull ups underwear', 'no more nappies', 'no more nappy', 'no nappies', 'no nappy', 'no more diapers', 'no more diaper', 'no diaper', 'no diapers', 'no more pull ups', 'no pull ups', 'bye bye nappies', 'bye bye nappy', 'bye bye diapers', 'goodbye nappies', 'goodbye nappy', 'goodbye diapers', 'goodbye diaper', 'out of nappies', 'out nappies', 'out diapers', 'without nappy', 'without nappies', 'without diaper', 'stopped wearing nappies', 'stop wearing nappies', 'stopping nappies', 'stopped nappies', 'stop wearing diapers', 'giving up nappies', 'gave up nappies', 'lost nappies', 'ditching nappies', 'nappies pants accident', 'daytime nappies'],
  answers: ['nappies', 'nappy', 'diaper', 'diapers', 'pull', 'pull-ups', 'pants', 'underwear', 'undies', 'knickers', 'underpants', 'panties', 'boxers', 'big', 'boy', 'girl', 'kid', 'boys', 'girls', 'grown', 'up', 'wearing', 'wear', 'wears', 'new', 'first', 'day', 'week', 'today', 'started', 'starting', 'no', 'more', 'without', 'not', 'out', 'of', 'potty', 'training', 'toilet', 'loo', 'wee', 'accident', 'accidents', 'dry', 'stayed', 'proud', 'learning', 'instead', 'goodbye', 'bye', 'stop', 'stopped', 'giving', 'gave', 'finally', 'at', 'last', 'all'],
  except: ['baby', 'night', 'overnight', 'bed', 'changing', 'changes', 'change', 'magic', 'superhero', 'flying', 'dinosaur', 'dinosaurs', 'pirate', 'pirates', 'elephant', 'dragon', 'giant', 'robot', 'bear', 'bears', 'teddy', 'doll', 'rash', 'hurts', 'poo', 'pooed', 'poop', 'constipated', 'scared', 'afraid', 'hospital', 'lion', 'princess', 'grandad', 'granny', 'teased', 'laughed'],
  moods: ['first', 'change', 'learning', 'proud'],
  company: ['pants', 'potty', 'bananas', 'ducks', 'tigers', 'line', 'nappies', 'drawer', 'tower', 'bricks'],
  about: 'The hero has seven pairs of big pants and gets them wet one after the other, until the hero finds out that a wee knocks first, at one leg.',
  titles: ['Hold On, Tigers', 'Seven Pairs of Big Pants', '{H} and the Bananas', 'It Knocks at the Leg', 'The Last Dry Pants'],
  want: [
    {
      id: 'seven-pairs',
      A: 'partner',
      paragraphs: [
        'There were no more nappies in the drawer. In their place lay seven pairs of big pants. There were some with bananas, some with ducks, and some with tigers on. {H} wanted to wear all of them at once. With five pairs on, {H} could only walk like a penguin.',
        '“One’s enough,” said {A}. “But big pants don’t hold any wee. You’ve got to get to the potty first.” “I’ll tell them,” said {H}, and began with the bananas.'
      ]
    }
  ],
  way: [
    {
      id: 'only-bananas',
      A: 'partner',
      paragraphs: [
        '{H} showed the bananas to the neighbour, and the cushions, and the bus outside. Then there was a tower to build. It was six bricks high when {H} felt something warm. {H} looked down. The bananas were wet, and so was a sock. “They didn’t hold on,” said {H}.',
        '“They can’t,” said {A}. “They’re only bananas.” So {H} took the ducks. Ducks don’t mind water. The ducks did not mind it at all, and in ten minutes they were swimming.'
      ]
    },
    {
      id: 'it-does-not-rustle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With a nappy on, {H} had always rustled. Everybody had heard {H} coming. In big pants there was no sound at all. {H} tiptoed up to {A} from behind. “Boo!” said {H}. {A}’s tea jumped out of the cup.',
        '“I didn’t hear a thing,” said {A}. {H} went away and came back again without a sound, eleven times. By the end {A} drank the tea in very quick sips.'
      ]
    },
    {
      id: 'three-holes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Pants have three holes, and {H} had two legs. At first both legs were in one hole, and {H} was a mermaid. Then one was in, and the other hole was on an arm. “I’m stuck in the snails,” called {H}.',
        '“The little label goes at the back,” said {A}. {H} turned round to see it, and the back turned round as well. It was always just behind. “Then I’ll believe it,” said {H}.'
      ]
    },
    {
      id: 'what-have-you-got',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s on yours?” asked {H}. {A} had to think. “Nothing,” said {A}. “They’re grey.” “Not even one duck?” “Not one.” {H} was very sorry for {A}. All those years, and nobody had ever drawn anything on them.',
        '“You can have mine,” said {H}, and held out the snails. {A} put them on over one knee, for that was as far as they went. “They suit you,” said {H}. {A} kept them there until they were needed.'
      ]
    },
    {
      id: 'the-last-nappy',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was one nappy left after all, right at the back of the cupboard. They looked at it. It was as white as a loaf. “What’s it good for now?” asked {H}. {A} put it on for a hat. It kept the ears warm.',
        'Then it was a pillow for a wooden horse. Then it was a boat, and it drank up the whole puddle. “That’s all it can do,” said {H}. “It’s a bit sad.”'
      ]
    },
    {
      id: 'how-it-feels',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s a wind in here,” said {H}. It came in at one leg and went out at the other. The floor was nearer too. {H} sat down on it, and it was as hard as a plate. “Somebody’s taken out the cushion,” said {H}.',
        '{A} sat down next to {H}, to feel it. “It was always that hard,” said {A}. “You had it good down there.” They both got up again, and rubbed the place.'
      ]
    },
    {
      id: 'telling-somebody',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had not been told yet. So {H} stood in front of {A} and lifted up the shirt. “Diggers,” said {H}. {A} bent down, and looked at them with great care. “That one’s got its bucket full,” said {A}. “What’s in it?”',
        '“Sand,” said {H}. “I hope so,” said {A}. {H} turned round, because there was another one at the back. It drove off a little way, and came back, beeping.'
      ]
    },
    {
      id: 'sitting-to-see',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Just sit down for a bit,” said {A}, “and see if there’s anything.” {H} sat on the potty and waited. {A} sat on the edge of the bath, and waited as well. The tap dripped. “Was that me?” asked {H}. “That was the tap,” said {A}.',
        '{H} looked into the potty. It was as empty as a plate. “It’s not at home,” said {H}. They left the door open for it, and went back to the tower.'
      ]
    },
    {
      id: 'on-the-line',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The wet ones were washed and hung up on the line, with two pegs each. The bananas dripped. The ducks dripped too, and looked happy. Under each of them stood a small puddle, quite round.',
        '“It still comes out of them,” said {H}. “That’s only water,” said {A}. {H} nodded, and put the potty under the bananas, to show them where.'
      ]
    },
    {
      id: 'the-strongest-ones',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} thought about who would be strong enough. The snails were too slow. They would still be on the way to the potty tomorrow. The diggers could dig, but they might leave a hole. “What about the rockets?” asked {A}.',
        '“They go up,” said {H}. “It has to go down.” There was a good deal to think about with pants. With nappies nobody had ever had to think at all.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They rang somebody up to tell them. “I’ve got big pants,” said {H} into the telephone. It quacked something. “No, ducks,” said {H}, and held the telephone down there, so that it could see. {A} waited with one hand out.',
        '“They said that they’re lovely,” said {A} afterwards. “Could they see them?” “Very well,” said {A}. Then {H} rang again, to show them the back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} wore nothing at all, and never had. {H} held the rockets up next to {A}, to see. There were legs over, however you turned it. “You don’t need any,” said {H}. “You know when.”',
        '{A} looked at the wet sock, and then at {H}, in a very polite way. {A} said nothing about it to anybody. {H} moved a bit nearer, and they both looked at the tower.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Mine were knitted,” said {S}, “out of wool. They went down to the knees, and they tickled. When they were wet they went down to the feet.” “And did yours hold on?” asked {A}. “Not for a moment.”',
        '“So what did you do?” {S} bent down, and spoke very low. “I told everybody that I’d sat in a puddle,” said {S}. “Only it was July, and it hadn’t rained for weeks.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had worn pants for ages, and told {A} all about it. “When you’ve got to go, you’ve got to stop the game,” said {S}. “But not all of it. You leave one hand there.” “Which one?” asked {A}.',
        '{S} thought about it, and went to try it out. The bathroom was too far away, and the arm too short. “Then leave a shoe,” said {S}. “A shoe keeps your place.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} still had a nappy on, a thick one, and sat on it like a hen. {H} knocked on it. “That’s how I was,” said {H}, “before.” {A} looked at the bananas on the line, and stretched up both hands. “Na,” said {A}.',
        '“You can have them when I’m done,” said {H}. “When I’m ten.” {A} thought that was very funny. Under {A} something went quietly warm, and {A} did not even have to stop laughing.'
      ]
    },
    {
      id: 'it-knocks',
      A: 'partner',
      paragraphs: [
        'By four o’clock six pairs hung dripping on the line. “The wee never knocks,” said {H}. “It just comes in.” {A} had been watching. “It does knock,” said {A}. “It knocks at your leg. Each time, just before, you stop talking and stand like a stork.”',
        '“I don’t,” said {H}. There was one dry pair left, and that was the tigers. {H} pulled them up very high. “These are staying dry,” {H} told them.'
      ]
    }
  ],
  turn: [
    {
      id: 'hold-on-tigers',
      A: 'partner',
      paragraphs: [
        '{H} went on with the tower, and kept one ear on both legs. Seven bricks. Eight. Nine! And then one leg went up, quite by itself, like a stork’s. “It’s knocking!” shouted {H}. The tenth brick had to wait.',
        'Off they ran down the hall, hop, hop, hop. “Hold on, tigers!” cried {H}. Down went the tigers, and {H} sat. It was very quiet in the bathroom. Then there was a plink. Then there was a whole brook.'
      ]
    },
    {
      id: 'everybody-look',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} was called to look, and came at once. They both bent over the potty. “That’s all from you?” asked {A}. “All from me,” said {H}, “and it was hot.” {A} gave a long, low whistle, as people do at a new car.',
        'Then it was allowed to go. {H} waved after it, round and round and down. “It went the right way,” said {H}.'
      ]
    },
    {
      id: 'the-brick-had-waited',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The tower was still there, and so was the tenth brick. It had not gone anywhere. {H} held it for a moment before it went on. “I thought that they’d start without me,” said {H}.',
        '“Who?” asked {A}. “The bricks,” said {H}. But they had stood quite still all that time, nine of them, and kept the place free. Now there were ten, and {A} had to hold the lamp higher.'
      ]
    },
    {
      id: 'not-one-tiger',
      A: 'partner',
      paragraphs: [
        '{H} felt the tigers, one after another, front and back. Not one of them was wet. “They held on,” said {A}. “I did,” said {H}. “They only looked.”',
        '{H} walked past the line, quite slowly, so that the bananas and the ducks could see. They had nearly stopped dripping. “It knocks at the leg,” {H} told them. To show them how, {H} stood like a stork.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked like a penguin too, out of politeness.',
      '{names} looked into the drawer, where the nappies used to be.',
      { text: '{names} unfolded the pants, one after another, and said what was on them.', needs: ['hands'] },
      { text: '{names} moved the potty to where it could be seen from everywhere.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the wet place in a large circle.',
      '{names} stood under the line, and caught a drip on the nose.',
      { text: '{names} fetched a cloth, and then fetched a second cloth.', needs: ['hands'] },
      { text: '{names} handed up the pegs.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along to the bathroom, hop, hop, hop.',
      '{names} listened to the brook, outside the door.',
      { text: '{names} held the door wide open for the tigers.', needs: ['hands'] },
      { text: '{names} watched over the tower meanwhile, and touched nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potty was rinsed. In the drawer there was room for seven pairs, and tomorrow they would all be dry.',
    '{H} washed both hands and went once more, because one leg had twitched. Then {H} lay down, and lay quite straight, for the tigers.'
  ],
  last: [
    'On the line the ducks hung still, the tigers were dry, and {H} was asleep.',
    'The tigers held on, and nobody knocked any more, and {H} was asleep.'
  ]
})
