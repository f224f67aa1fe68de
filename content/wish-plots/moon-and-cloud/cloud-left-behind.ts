import { wishPlot } from '../wish-plot.ts'

export const cloudLeftBehind = wishPlot({
  id: 'wish-cloud-left-behind',
  beginsElsewhere: true,
  wishes: ['cloud left behind', 'clouds left behind', 'cloud gets left', 'cloud got left', 'cloud was left', 'cloud lost', 'lost cloud', 'cloud lost its family', 'cloud lost mummy', 'cloud lost way', 'cloud lost friends', 'cloud alone', 'cloud lonely', 'lonely cloud', 'cloud couldn’t keep up', 'cloud couldnt keep up', 'cloud can’t keep up', 'cloud cant keep up', 'cloud could not keep up', 'cloud keep up', 'cloud too slow', 'cloud slow', 'slow cloud', 'slowest cloud', 'smallest cloud', 'littlest cloud', 'tiniest cloud', 'cloud missed wind', 'cloud forgot behind', 'cloud forgotten', 'cloud stayed behind', 'cloud stuck', 'cloud find family', 'cloud finds family', 'cloud find friends', 'cloud finds friends', 'cloud looking for friends', 'cloud wants friends', 'cloud find way home', 'cloud finds home', 'cloud way home', 'cloud came down', 'cloud behind', 'baby cloud', 'cloud catch up', 'cloud catches up', 'cloud caught up', 'clowd left behind', 'cloud all alone', 'cloud by itself', 'cloud on its own'],
  except: ['rain', 'rains', 'raining', 'thunder', 'lightning', 'storm', 'why', 'bed', 'bounce', 'bouncing', 'castle', 'sheep', 'unicorn', 'dragon', 'bear', 'died', 'dead', 'heaven', 'mummy', 'angel', 'angels', 'computer', 'phone', 'photos', 'icloud', 'shapes', 'candy', 'cotton', 'plane', 'aeroplane', 'moon', 'star', 'bird', 'cry', 'cries', 'crying', 'snow', 'hurt', 'black', 'king', 'house'],
  answers: ['a', 'the', 'little', 'small', 'tiny', 'wee', 'white', 'grey', 'gray', 'pink', 'fluffy', 'baby', 'littlest', 'smallest', 'tiniest', 'slow', 'slowest', 'cloud', 'clouds', 'that', 'who', 'which', 'gets', 'got', 'get', 'was', 'is', 'left', 'behind', 'lost', 'alone', 'lonely', 'sad', 'own', 'itself', 'by', 'its', 'family', 'friends', 'friend', 'other', 'others', 'big', 'all', 'couldn’t', 'can’t', 'keep', 'keeps', 'up', 'catch', 'catches', 'caught', 'find', 'finds', 'found', 'finding', 'looking', 'look', 'looks', 'way', 'home', 'back', 'again', 'wind', 'windy', 'sky', 'fell', 'down', 'came', 'float', 'floats', 'floating', 'story', 'about', 'please', 'and', 'in', 'to', 'from', 'with', 'for', 'wants', 'wanted', 'helps', 'help', 'helped', 'children', 'boy', 'girl', 'stopped', 'stop', 'dawdled', 'missed', 'went', 'without', 'stuck', 'tree', 'followed', 'follows', 'us', 'me', 'evening', 'sunset', 'hill', 'hills', 'mountain', 'mountains', 'forgotten', 'forgot', 'too'],
  moods: ['alone', 'lost', 'late'],
  isTale: true,
  out: true,
  company: ['cloud', 'clouds', 'wind', 'hill', 'wall', 'sun', 'pond', 'bakery', 'sky', 'others', 'air', 'puddle'],
  about: 'A small cloud is left behind by the others and sinks lower and lower in the cool of the evening, until it leans against a warm wall.',
  titles: ['The Last Cloud', 'It Had Looked in a Puddle', '{H} Brings Back a Cloud', 'The Warm Wall', 'Up Past the Bakery'],
  want: [
    {
      id: 'last-one',
      A: 'partner',
      paragraphs: [
        'All afternoon the clouds had gone by in a row, over the roofs and over the hill. Now the sky was empty, and one small cloud was left behind. It hung low over the pavement, above a puddle, and was no bigger than a sheep.',
        '“I only stopped to look at myself,” it said. “When I looked up, they’d gone.” Its voice was very soft, and a bit damp. “I’ll take you to the others,” said {H}. “Before it’s dark.” “And how do you move a cloud?” asked {A}.'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“And what did you look like?” asked {H}. “Round in front,” said the cloud, “and a bit untidy behind.” {A} went and looked at it from behind. It was quite true. Some of it was still coming.',
        '“I’d never seen me,” said the cloud. “From up there you only see hats.” {H} looked into the puddle, too. There was {H}, upside down, with a cloud for a cap. “It suits you,” said the cloud.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling-and-pushing',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the cloud to pull it. There was nothing to hold. {H}’s hands came out on the other side, wet. So they pushed, and walked right into it. For a moment {H} saw nothing but white. “Please don’t,” said the cloud. “You’re making holes.”',
        'They fanned it with a newspaper instead. The cloud went along for ten steps. But it got lower all the time. It had been over their heads, and then it was at their knees. At the corner it lay on the pavement like a rug. “I’m sinking,” said the cloud.'
      ]
    },
    {
      id: 'inside-a-cloud',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had always wanted to know what it was like inside one. “You may come in,” said the cloud, “if you wipe your feet.” {H} wiped them. It was cool in there, and quiet, and smelled of rain. There was nothing to sit on.',
        '“It’s just fog!” called {H}. “Fog’s only the word for us when we’re down,” said the cloud. {H} came out with tiny drops in {H}’s hair, hundreds of them. {A} counted as far as thirty, and then they ran together.'
      ]
    },
    {
      id: 'others-names',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many are you?” asked {A}. “It depends,” said the cloud. “This morning we were eleven. At lunch two of us met, and then we were ten.” “And which of them has gone?” “None,” said the cloud. “They’re just not two any more.”',
        '{A} knew a few people like that. “And what are you called?” asked {H}. “Last One,” said the cloud. “Come on, Last One, they say. And I do come, mostly.”'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the way the cloud got caught on a lamp post. It went round both sides, and met itself behind. “I’m stuck,” it said. “You aren’t,” said {H}. “You’ve got a lamp post in you. Just go on.”',
        'The cloud went on. The lamp post slid through, and came out at the back, very clean. “That tickled,” said the cloud. At the next one it went through the middle on purpose.'
      ]
    },
    {
      id: 'man-with-umbrella',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A man came towards them, and put up his umbrella. “It’s only a small one,” {H} told him. “They all start small,” said the man. He walked round the cloud in a circle, and looked up, although it was down by his shoes.',
        '“Could I have one drop?” he asked then. “I’ve carried this thing all day.” The cloud gave him one. It went tock on the umbrella. He thanked it, and walked on with a lighter step.'
      ]
    },
    {
      id: 'other-whistles',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had heard that you could whistle for a wind. {A} tried it, with two fingers. A window opened, and a lady asked who was meant. “The wind,” said {A}. “It isn’t in,” said the lady, and shut the window.',
        'So {A} blew, with round cheeks, till a dent came in the cloud. “That’s nice of you,” it said, “but I get wider, and not further.” {A} had to sit down on a step, and see stars, although there were none yet.'
      ]
    },
    {
      id: 'cloud-shapes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'To cheer itself up the cloud did a rabbit. It had two ears, and one of them came off. “That happens,” it said, and waited till the ear had caught up. Then it did a boat, and a whale, and a different boat.',
        '“Can you do {A}?” asked {H}. The cloud looked at {A} for a long time. It drew itself up, and got a nose. “It’s a bit like the whale,” said {H}. “I’d only just done the whale,” said the cloud.'
      ]
    },
    {
      id: 'pet-and-cloud',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} met the cloud at about its own height, and had never been that close to weather. For a moment there was no {A} at all, only white. Then {A} came out at the far end, damp, and surprised.',
        '“It went straight through me,” said the cloud. “Did it see anything?” {H} dried {A} with one sleeve. {A} looked back at the cloud, and seemed to be thinking of going in again.'
      ]
    },
    {
      id: 'elder-fog-walk',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was in one as big as a town once,” said {S}. “I couldn’t see my own feet. I held on to a fence and walked along it, for an hour.” “Where did you get to?” asked {A}.',
        '“Back to where I’d started,” said {S}. “It was a round fence, with a horse in it. The horse had walked along too, on the inside.” The cloud had come closer. “That was my aunt,” it said. “She never looks where she lies down.”'
      ]
    },
    {
      id: 'child-cloud-walk',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} took the cloud for a walk like a dog, with no lead. “Heel,” said {S}. The cloud did not know what that was. {S} showed it one. So it lay round {S}’s heel, and {S} walked on with one white foot.',
        '“Now the other one,” said {S}. It spread. {S} had two white feet, and walked like somebody on the moon. “Sit,” said {A}. “I’m sitting already,” said the cloud. “That’s just what’s the matter.”'
      ]
    }
  ],
  turn: [
    {
      id: 'warm-wall',
      A: 'partner',
      paragraphs: [
        '{A} put one hand down on the pavement, and it was cold. “That’s why,” said {A}. “Cold air lies down, and you’re lying down with it. You need some warm air to go up on. Where’s it still warm?” “The bakery!” said {H}. “The sun’s on its wall until the evening.”',
        'They fanned the cloud round the corner. The bakery’s wall was as warm as a loaf. The cloud leaned on it, with all of its back. “Oh,” it said. First one edge of it lifted, and then the other. It slid up the wall, past the window, past the gutter, and up over the roof.'
      ]
    },
    {
      id: 'smell-of-bread',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The baker put his head out. “Is somebody leaning on my wall?” he asked. “A cloud was,” said {H}. The baker felt the bricks. They were damp, from the ground to the gutter, and in the shape of a sheep.',
        '“It’ll smell of rolls now,” said the baker. “It can’t help it, up that wall.” {A} breathed in. So somewhere it was going to rain, and everybody would be hungry.'
      ]
    },
    {
      id: 'how-small-it-got',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They stood with their heads back. The cloud was as big as a cushion, and then as a hankie, and then as a pea. “Is it shrinking?” asked {H}. “No,” said {A}. “It’s only going.”',
        '“Can it still see us?” asked {H}. They had no hats to wave. So {A} held the newspaper over both their heads. “From up there we’re a roof,” said {A}, “and it knows about roofs.”'
      ]
    },
    {
      id: 'eleven-again',
      A: 'partner',
      paragraphs: [
        'High up there was still a wind. It took the small cloud along, as far as the hill. There the others stood in the sunset, and were pink. They had not gone on. There was a gap at the end of the row, no bigger than a sheep.',
        'The small cloud went into it, and turned pink as well. {H} and {A} watched from the warm wall till it was too dark to count. “It’s stopped to look down again,” said {A}. “No,” said {H}. “It’s waving to us, with one edge.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and there was a lot of sky with nothing in it.',
      '{names} got a nose full of cool, damp air.',
      { text: '{names} shaded both eyes, and looked for the others.', needs: ['hands'] },
      { text: '{names} held a hand under the cloud, to feel the shade.', needs: ['hands'] }
    ],
    way: [
      '{names} kept close, with wet ankles.',
      '{names} sat down, at the same height as the cloud.',
      { text: '{names} fanned from behind with a hat.', needs: ['hands'] },
      { text: '{names} gathered up a wisp that had been left, and brought it along.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the warm wall too, and stayed.',
      '{names} smelled bread, and looked up all the same.',
      { text: '{names} waved to the gap, until it was full.', needs: ['hands'] },
      { text: '{names} pointed at the pinkest one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper lay on the radiator to dry. It curled up slowly at one edge, and then at the other.',
    '{H} washed, and some very small drops came out of {H}’s hair. Under the blanket it was white, and warm enough to float.'
  ],
  last: [
    'Behind the hill the clouds were all together, and had no edges any more, and {H} was asleep.',
    'The wall was cold now, and the sky was full, and {H} was asleep.'
  ]
})
