import { wishPlot } from '../wish-plot.ts'

export const treehouseWindow = wishPlot({
  id: 'wish-builds-treehouse',
  beginsElsewhere: true,
  wishes: [
    'builds treehouse', 'build treehouse', 'built treehouse', 'building treehouse', 'makes treehouse', 'make treehouse', 'made treehouse', 'making treehouse', 'builds tree house', 'build tree house', 'built tree house', 'building tree house', 'makes tree house', 'made tree house', 'own treehouse', 'own tree house', 'treehouse window', 'treehouse woodpecker', 'house in tree builds', 'builds house in tree', 'builds tree den', 'gets treehouse', 'has treehouse'
  ],
  except: ['magic', 'fell', 'falls', 'fall', 'broken', 'broke', 'lego', 'cat', 'owl', 'monkey', 'bear', 'fairy', 'afraid', 'scared', 'high', 'storm', 'burnt', 'fire', 'dinosaur', 'rope', 'years', 'storey', 'story', 'stories'],
  answers: ['treehouse', 'tree', 'house', 'build', 'builds', 'built', 'building', 'make', 'makes', 'made', 'making', 'own', 'wood', 'wooden', 'planks', 'branch', 'ladder', 'window', 'door', 'roof', 'woodpecker', 'den', 'hammer', 'nails', 'best', 'big', 'new', 'gets', 'has', 'real', 'sea', 'garden', 'in', 'knock'],
  company: ['tree', 'treehouse', 'hammer', 'planks', 'woodpecker', 'window', 'door', 'roof', 'branch', 'sea', 'ladder', 'wall', 'echo', 'beak'],
  isTale: true,
  out: true,
  about: 'The hero builds a treehouse to see the sea from and forgets the window, and somebody on the other side of the trunk knocks back.',
  titles: ['The Echo That Could Count', 'A Window in the Treehouse', '{H} Builds a Treehouse', 'Knock Back', 'A House Round a Hole'],
  want: [
    {
      id: 'no-window',
      A: 'partner',
      paragraphs: [
        '{H} wanted to see the sea at breakfast. So {H} built a treehouse, on a thick branch, six steps up. {A} held the planks, and {H} knocked in the nails. By four o’clock it had walls, and a roof, and a door.',
        'They got in and shut the door. It was as dark as in a boot. “Where’s the sea?” asked {H}. “Where’s the window?” asked {A}. They had forgotten it, both of them.'
      ]
    }
  ],
  way: [
    {
      id: 'the-echo',
      A: 'partner',
      paragraphs: [
        'The saw had gone back next door. {H} knocked on the wall to hear where it was thin. Knock, knock. From behind the wall it went knock, knock. “That’s the echo,” said {A}. {H} knocked twice more. This time it knocked five.',
        '“Echoes can’t count,” said {H}, and knocked as loud as could be, with a shoe. It came back, much faster than anybody can knock. It rattled the whole treehouse. Down came a nail, and then the shelf, with the biscuits.'
      ]
    },
    {
      id: 'six-steps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The steps had numbers on them, so that nobody got lost. {A} had painted the numbers, from the top down, standing on the ladder. So you started with six at the bottom, and when you got to one you were there. “It’s a countdown,” said {H}.',
        'At one they said “lift-off”, and bumped their heads on the door. “It opens outwards,” said {A}. That had been a mistake as well, but only for whoever was knocking.'
      ]
    },
    {
      id: 'what-tree',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had asked the tree first. {H} had put both arms round it, and they didn’t reach. “May we?” {H} had said. The tree let a leaf fall. “Is that a yes?” asked {A}.',
        '“It isn’t a no,” said {H}. They tied the main beam on with rope, so that the tree could still get fatter. It grows all round at once, {A} said, like somebody after lunch.'
      ]
    },
    {
      id: 'bucket-lift',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had a lift, and it was a bucket on a string. “Going up,” called {A}, and up went a cushion. “Going up,” and up went a lamp. Then {A} tied on the biscuits. They got stuck half way and swung there.',
        '{H} pulled, and {A} pushed from below with a broom. The bucket turned over, quite slowly. “Going down,” said {A}, from under it.'
      ]
    },
    {
      id: 'crooked',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The treehouse was a bit crooked. A pencil that you put down on the left soon lay on the right. “We can put a leg under it,” said {A}. But it’s useful to know where a pencil will be.',
        '{H} sat down on the left, to see, and waited. It was the trousers. They were too rough. {A} had smooth ones, and went across the floor without moving a foot. “Good afternoon,” said {A} at the other end.'
      ]
    },
    {
      id: 'beetle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Somebody had moved in before them. It was a beetle, with a back like polished shoes, and it sat in the best corner. “We’ve only had the roof on for ten minutes,” said {A}. The beetle felt along the wall, and found it satisfactory.',
        '{H} showed it everything. It didn’t care for the shelf. When they turned the lamp on, it went out by the gap under the door. It wanted to think it over.'
      ]
    },
    {
      id: 'leaf-bell',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A house has to have a bell. They hung up two spoons and a lid. Now whenever the tree moved, somebody was at the door. “Come in!” called {H}, and nobody did. “Come in!” It was the wind, and the wind doesn’t wipe its feet.',
        '{A} tied one of the spoons up in a sock. After that it only rang for people. “And for squirrels?” asked {H}. “A squirrel never rings,” said {A}.'
      ]
    },
    {
      id: 'the-rules',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They made up a password, for you can’t have just anybody. {A} thought of a very good one. It had four words, and one of them was backwards. Then the door fell shut with both of them outside.',
        '“What was it again?” asked {H}. “It began with herring,” said {A}. They stood on the ladder and tried everything with herring in it. In the end they said please.'
      ]
    },
    {
      id: 'dark-inside',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It’s got its good side, the dark,” said {A}. “You can’t see that it’s crooked.” They sat and listened. You could hear the tree from inside. It creaked a little, like stairs when somebody thick is being careful.',
        '“Who’s got the biscuit?” asked {H}. “I’ve got a biscuit,” said {A}. “There’s a bite out of it.” “Then it’s mine,” said {H}. In the dark they went by teeth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} sat below at the foot of the ladder, and was against it. Why should anybody live up there, when there was a whole ground? At each knock {A} looked at the other side of the trunk.',
        '“What’s there?” called {H}. {A} knew very well what was there. {A} had known since Tuesday. But nobody had asked, not in a way that could be answered.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Ours was in a cherry tree,” said {S}. “You could eat it from indoors. You put an arm out, and pulled in your supper.” “And what did you see from the window?” asked {A}. “Cherries,” said {S}.',
        '{S} patted the trunk and looked up. “It’s forgotten already that it had no house,” said {S}. “They’re quick like that, for something so slow.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had drawn the plan. It had a slide on it, and a cinema, and a stable for one horse. “Where’s the window on your plan?” asked {A}. {S} turned it round, and round again. “There,” said {S}.',
        'It was a hole, where the pencil had gone through. You could see {S}’s eye in it. “You’ve only got to do it like that,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} stayed on the rug at the bottom and had a spoon. When it went knock up there, {A} knocked on the lid of a pot. When it rattled, {A} rattled. Nobody had ever played so well with {A}.',
        'Then it was quiet for a while. {A} knocked once, and listened with an open mouth. From high up in the tree came one knock, just for {A}.'
      ]
    },
    {
      id: 'the-beak',
      A: 'partner',
      paragraphs: [
        'Then the tip of a beak came in through the wall. “Stop!” cried {H}. “You’re making a hole in my house!” “You’ve made a house round my hole!” said a woodpecker, outside. “I’ve been at it since Tuesday.” It drew its beak out. On {H}’s knee lay a spot of light, as round as a coin. “Look what it does,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        '{H} put one eye to the hole. There was something blue, with a boat on it. “It’s the sea!” cried {H}. “Please go on! Could you do it bigger?” “First nobody wants it,” said the woodpecker, “and then they want it bigger.” But it was flattered.',
        'It leaned back on its tail and let go. You couldn’t see its head for speed. The chips flew, and {A} held on to the door. When it stopped, there was a window, as round as a plate.'
      ]
    },
    {
      id: 'headache',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Don’t you get a headache?” asked {A}. “What from?” asked the woodpecker. {A} tried it with a biscuit, only three knocks, against the table. The biscuit broke, and {A} had to sit down.',
        '“You’ve got a loose head,” said the woodpecker. “You must hold it straight, and shut your eyes each time, for the splinters.” It showed them its tongue as well. It was so long that it had to be put away round the back.'
      ]
    },
    {
      id: 'chips',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was a whole bucket of chips. They smelled of pencils. {H} tipped them out on the floor, and now it was soft to sit on. “A woodpecker leaves them in its nest,” said {A}. “The eggs lie on that, and nothing else. It doesn’t carry in any moss.”',
        '“I’m not laying any,” said {H}, and sat down with care. It crunched. After a while it was as warm as a nest is. Neither of them wanted to get up.'
      ]
    },
    {
      id: 'two-houses',
      A: 'partner',
      paragraphs: [
        '“And where will you live?” asked {H}. The woodpecker hopped once round the trunk. “Next door,” it said, “with a thin wall.” It began at once. Knock, knock. {A} put the biscuits back on the shelf, and held on to it. {H} knocked twice, to be friendly. It came back five. Out in the round window a boat sailed from one side to the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited below, and looked up at the floor.',
      '{names} listened to the hammer, and blinked each time.',
      { text: '{names} handed up the nails, one by one.', needs: ['hands'] },
      { text: '{names} held the ladder, with both feet against it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the echo, round the back.',
      '{names} found a biscuit on the ground.',
      { text: '{names} knocked as well, from underneath.', needs: ['hands'] },
      { text: '{names} put the nail back where it had been.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook off some chips of wood.',
      '{names} looked up at a face in a round window.',
      { text: '{names} waved to the window, and to the boat.', needs: ['hands'] },
      { text: '{names} swept up, and it smelled of pencils.', needs: ['hands'] }
    ]
  },
  bed: [
    'They came down all six steps, and left the door on the latch. There was a chip of wood in {H}’s hair, and it came along.',
    'Washed and dried, {H} lay down, and knocked once on the wall. You never know.'
  ],
  last: [
    'Tomorrow there would be the sea for breakfast, and {H} was asleep.',
    'In the tree it was quiet on both sides of the wall, and {H} was asleep.'
  ]
})
