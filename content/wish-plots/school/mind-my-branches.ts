import { wishPlot } from '../wish-plot.ts'

export const mindMyBranches = wishPlot({
  id: 'wish-one-line',
  wishes: ['one line concert', 'one line play', 'one line show', 'one line assembly', 'one line to say', 'line in concert', 'line in show', 'line in assembly', 'line class assembly', 'line annual day', 'tree one line', 'tree concert', 'tree with one line', 'tree school concert', 'tree annual day', 'tree school show', 'tree assembly', 'school concert', 'class concert', 'nursery concert', 'kindergarten concert', 'end of year concert', 'end of term concert', 'end of year show', 'end of term show', 'end of year performance', 'school performance', 'class performance', 'nursery show', 'preschool show', 'kindergarten show', 'school show', 'annual function', 'annual day', 'annual day function', 'annual day school', 'annual day play', 'annual day drama', 'annual day skit', 'school skit', 'concert thursday', 'concert tomorrow', 'concert tonight', 'concert friday', 'production school', 'school production', 'class assembly', 'assembly line', 'forget line concert', 'forget his line', 'forget her line', 'will forget line', 'drama class show', 'speaking part', 'small part'],
  answers: ['son', 'daughter', 'school', 'concert', 'show', 'play', 'assembly', 'performance', 'production', 'annual', 'day', 'function', 'drama', 'skit', 'class', 'nursery', 'kindergarten', 'preschool', 'end', 'term', 'year', 'tree', 'line', 'lines', 'one', 'only', 'just', 'say', 'says', 'saying', 'keeps', 'forget', 'forgets', 'forgetting', 'remember', 'words', 'stage', 'part', 'thursday', 'friday', 'monday', 'tuesday', 'wednesday', 'saturday', 'tonight', 'tomorrow', 'week', 'evening', 'nervous', 'worried', 'scared', 'afraid', 'excited', 'first', 'big', 'costume', 'audience', 'everyone', 'everybody', 'front', 'hall', 'parents', 'watching', 'fox', 'leaves', 'branches'],
  except: ['forgot', 'froze', 'forgotten', 'butterfly', 'butterflies', 'dance', 'dancing', 'dances', 'dancer', 'ballet', 'steps', 'star', 'angel', 'mary', 'joseph', 'sheep', 'shepherd', 'donkey', 'camel', 'king', 'queen', 'wise', 'nativity', 'christmas', 'innkeeper', 'princess', 'prince', 'lion', 'tiger', 'bear', 'rabbit', 'bunny', 'mouse', 'bee', 'flower', 'sunflower', 'snowflake', 'snowman', 'pirate', 'witch', 'monkey', 'frog', 'cow', 'narrator', 'robot', 'dragon', 'solo', 'song', 'sing', 'sings', 'singing', 'choir', 'piano', 'violin', 'guitar', 'recorder', 'drum', 'drums', 'triangle', 'tambourine', 'cello', 'flute', 'keyboard', 'ukulele', 'orchestra', 'band', 'music', 'poem', 'recite', 'recitation', 'speech', 'talk', 'election', 'prayer', 'died', 'sick', 'ill', 'cancelled', 'missed', 'hospital', 'bullied', 'laughed', 'dad', 'daddy', 'mum', 'mummy', 'grandma', 'grandpa', 'chosen', 'picked', 'washing', 'telephone', 'railway', 'queue', 'straight', 'drawing', 'fancy', 'puppet', 'magic', 'talent', 'sports', 'christmastime', 'quiet', 'taylor', 'recital'],
  moods: ['first', 'waiting', 'proud', 'afraid', 'learning', 'late'],
  out: true,
  company: ['owl', 'horse', 'moon', 'fox', 'stage', 'teacher', 'tree', 'leaf', 'leaves'],
  about: 'The hero is a tree in the school concert and is sure to forget the one line; but it is the fox who forgets to bump into the tree, and so the tree walks.',
  titles: ['Mind My Branches', 'The Tree That Walked', '{H} Has One Line', 'It Was Not in the Play', 'Four Steps to the Left'],
  want: [
    {
      id: 'toast-and-tree',
      A: 'partner',
      paragraphs: [
        'In the school concert {H} was a tree with one line. When the fox bumped into the tree, the tree had to say: “Mind my branches!” “I’ll forget it,” said {H} at breakfast, with toast. “I’ll forget it,” said {H} in the bath.',
        'Now it was the day of the concert. “You can’t forget it,” said {A}. “I know it myself by now. The lady next door knows it.” {H} looked out from between forty paper leaves. “But I’m the tree,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-of-forty',
      A: 'partner',
      paragraphs: [
        '{H} had a plan. They wrote the line, very small, on one of the leaves. Then {A} called “Bump!” and {H} looked for it. It was not on the left arm, and not on the right. All forty leaves looked just the same.',
        '{A} turned the tree round, and there it was. It hung at the back, on {H}’s bottom. “Nobody can read that,” said {H}. “I can,” said {A}.'
      ]
    },
    {
      id: 'line-in-the-shop',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the way to the shop {H} tried it on other people. A man with two bags came round the corner, much too fast. “Mind my branches!” said {H}. The man stopped, and looked for branches. He saw a coat with a child in it.',
        '“Sorry,” said the man, and went round. “It works,” said {A}. “It works today,” said {H}. “Tonight I’ll be standing there with a mouth and nothing in it.” All the same, they got to the shop with a lot of room.'
      ]
    },
    {
      id: 'other-lines',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do the others have to say?” asked {A}. {H} knew all of it. The owl had nine lines, and {H} said them. Then came the fox’s song, and the long bit about winter, with the actions. It took until the potatoes were done.',
        '“You’ve got the whole concert in your head,” said {A}. “Yes,” said {H}, “so there’s no room for mine.” {A} looked into {H}’s ear, to see how full it was. “There’s an owl in the way,” said {A}. “It could move up a bit.”'
      ]
    },
    {
      id: 'wrong-branches',
      A: 'other',
      spare: 3,
      paragraphs: [
        'The trouble was that {H} knew too many lines like that. {A} bumped, to test it. “Mind my peaches!” said {H}. {A} bumped again. “Mind my benches!” {A} had to sit down. “Mind my breeches!” said {H}, and held on to them.',
        '“That’s what I mean,” said {H}. “They all want to come out.” {A} bumped one last time, and it was right. But by then it sounded wrong, and they both had to think what a branch was.'
      ]
    },
    {
      id: 'elder-line',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was in a concert too,” said {S}. “I was the back half of the horse, and I had no line. Then it was so hot in there that I made one up.” “What was it?” asked {A}.',
        '“It was ‘Let me out,’” said {S}. “They all thought that it was the horse talking. We got more claps than the princess.” {S} still seemed to be pleased about it. “The front half never forgave me.”'
      ]
    },
    {
      id: 'child-fox',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be the fox, and bumped into the tree from the front. “Mind my branches!” said {A}. {S} bumped from the left, and from the right. Then {S} bumped into the door, because it was there.',
        '“Doors don’t say anything,” said {A}. {S} rubbed {S}’s elbow, and looked at the door. “That one said bonk,” said {S}. It was a very short line, and the door had not forgotten it.'
      ]
    },
    {
      id: 'pet-tree',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} knew the smell of {H}, and knew what a tree looks like. But nobody had ever told {A} about both at once. {A} watched the tree walk through the room on {H}’s feet, and backed away under the table.',
        '“It’s me,” said the tree. It bent down, and all its leaves whispered. A hand came out between them with something nice on it. {A} took it, and stayed to see if this tree had any more.'
      ]
    },
    {
      id: 'baby-leaf',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} got hold of a leaf, and looked very pleased. Then it was gone. “Not in your mouth,” said {H}, and fished it out again, wet. It was the best leaf, the big one from the top.',
        '{H} pressed it back on, and it stuck better than all the others. So {H} held {A} up to the whole tree. {A} licked three more of them. It saved a good deal of glue.'
      ]
    },
    {
      id: 'mind-my-foot',
      A: 'partner',
      paragraphs: [
        '{A} sat down to think, and put one heel on {H}’s toe. “Ow! Mind my foot!” said {H}. {A} moved the heel at once. “Did you have to remember that?” asked {A}. “No,” said {H}. “You trod on me, and it came out.”',
        '“Well, then,” said {A}. “Don’t look for the line. Just wait for the bump.” All a tree had to do was stand there.'
      ]
    },
    {
      id: 'tree-goes-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A tree does not go through every door. {H} had to be carried out of the house sideways, feet first, like a wardrobe. On the street a bird sat down on the fence to look. “Don’t,” said {A} to the bird. “It’s taken.”',
        'All the way to school it rained leaves, three or four, for the glue was cheap. {A} walked behind and picked them up. “How many have I got left?” asked {H}. “Enough,” said {A}. “You’re a tree in October.”'
      ]
    },
    {
      id: 'behind-the-stage',
      spare: 5,
      paragraphs: [
        'Behind the stage it was dark, and smelled of glue and bananas. The owl had lost a wing. The moon needed the toilet, and would not fit through the door. “Roll,” said the teacher. She had pins in her mouth and a hedgehog under each arm.',
        'The fox sat on a box and looked at its tail. “Are you nervous?” asked {H}. “No,” said the fox. “My gran’s coming.” It was chewing the end of the tail, which was already quite wet.'
      ]
    },
    {
      id: 'curtain-hole',
      spare: 6,
      paragraphs: [
        'There was a hole in the curtain, just right for one eye. {H} looked through. The whole hall was full, right to the back, and all of it was faces. They were eating sweets. One small boy looked straight back at the hole.',
        '{H} took the eye away and waited. Then {H} looked again. The small boy had come up to the stage, and from the other side there was an eye. “Are you the concert?” it asked. “Yes,” said {H}. “It isn’t ready yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-bump',
      A: 'partner',
      paragraphs: [
        'Then it was evening. The hall was full and dark, and {H} stood on the stage and waited for the bump. Here came the fox. It was looking for its gran in the fourth row, and ran straight past the tree. No bump. “Oh,” whispered {H}. The line was ready, right behind {H}’s teeth, and it could not get out.',
        'In row three {A} leaned forward. The fox ran round once more, and missed again. So the tree picked up its roots. It took four steps to the left, and stood in the way.'
      ]
    },
    {
      id: 'everyone-heard',
      A: 'partner',
      paragraphs: [
        'Bump! “Mind my branches!” said the tree. They could hear it out in the bicycle shed. “Sorry,” said the fox, and that was not in the play. Then the whole hall laughed and clapped, and eleven leaves fell off.',
        '“You didn’t forget it,” said {A} afterwards, by the coats. “No,” said {H}. “But he forgot the bump.” The fox came past with its gran, and walked round the tree with great care.'
      ]
    },
    {
      id: 'bow',
      spare: 7,
      paragraphs: [
        'At the end they all had to bow, in one long row. The hedgehogs bowed first, and went on too long. When the tree bent down, its top got stuck in the owl’s wing. So when the owl came up, the tree came up too, and the other way round.',
        'It looked very polite. They bowed to each other five times, and to the moon, and the moon rolled off the stage. The teacher had no pins in her mouth any more. She was laughing too much.'
      ]
    },
    {
      id: 'squash-and-biscuits',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Afterwards there were biscuits on a long table. The whole forest stood round it with its mouth full. A grown-up bumped into {H} with a cup. {H} opened up to say it. “I know,” said the grown-up quickly. “Mind your branches.”',
        '{A} had kept a seat and half a biscuit. “They all know your line now,” said {A}. {H} chewed. “I could have had a longer one,” said {H}. “I had room.”'
      ]
    },
    {
      id: 'walking-home-tree',
      A: 'other',
      spare: 9,
      paragraphs: [
        'They walked home in the dark, {A} and the tree, and nobody was about. By the corner stood a real tree, the big one. {H} stopped in front of it, and they looked at each other for some time.',
        '“Has it got a line?” asked {A}. The wind went through, all the way up. It was a long line, and rather hard to make out. {H} waited until it was finished. “It said it very well,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had heard the line so often that it came up in dreams.',
      '{names} walked round the tree once, and looked in between the leaves.',
      { text: '{names} stuck on two more leaves, with a good deal of glue.', needs: ['hands'] },
      { text: '{names} pointed at the clock, and at the tree, and at the clock.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the tree as well, to help, and stayed there.',
      '{names} shook off a leaf that had landed there, and looked up for more.',
      { text: '{names} counted the leaves, and got forty-one, with one off the salad.', needs: ['hands'] },
      { text: '{names} held up a big lamp, so that there was a stage.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in row three with open mouth, and breathed only after the bump.',
      '{names} made more noise than all the rest of row three.',
      { text: '{names} clapped until both hands were hot.', needs: ['hands'] },
      { text: '{names} picked up all the leaves that had fallen, and kept one.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the tree came off over the head, and was leaned in a corner. It had twenty-six leaves left, and one of them had small writing on it.',
    '{H} washed off the brown, got into bed, and took up all of it, with both arms out. “Move over,” somebody said. “Mind my branches,” said {H}, quite softly.'
  ],
  last: [
    'It had come out all by itself, for {H} was already asleep.',
    'In the corner one last leaf fell off, and {H} was asleep.'
  ]
})
