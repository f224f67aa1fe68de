import { wishPlot } from '../wish-plot.ts'

export const latePickUp = wishPlot({
  id: 'wish-late-pick-up',
  wishes: ['late pick up', 'late to pick up', 'late pickup', 'late picking up', 'late pick-up', 'late collect', 'late collecting', 'late fetch', 'late fetching', 'pick up late', 'picked up late', 'pick him up late', 'pick her up late', 'mama late', 'mummy late', 'mum late', 'mommy late', 'mom late', 'daddy late', 'dad late', 'papa late', 'worried pick up', 'worries pick up', 'worried pickup', 'last to be picked up', 'last one picked up', 'last picked up nursery', 'last pickup', 'waiting to be picked up', 'waiting pick up', 'pickup time', 'pick up time', 'home time worried', 'forget to pick up', 'forgets pick up', 'forgot pick up', 'forget pick him', 'pick me up school', 'pick him up school', 'pick her up school', 'pick up nursery', 'pickup nursery'],
  answers: ['mama', 'mum', 'mummy', 'mommy', 'mom', 'dad', 'daddy', 'papa', 'late', 'worried', 'worries', 'worry', 'afraid', 'scared', 'pick', 'picks', 'picked', 'picking', 'pickup', 'collect', 'collecting', 'fetch', 'fetched', 'school', 'nursery', 'kindergarten', 'preschool', 'daycare', 'kita', 'home', 'time', 'waiting', 'wait', 'last', 'one', 'always', 'from', 'after', 'club', 'forget', 'forgets', 'forgot', 'might', 'will', 'him', 'her', 'me', 'being', 'be', 'traffic', 'bus', 'work', 'that', 'to', 'today', 'cried', 'cries', 'sometimes', 'bit', 'little', 'again', 'grandma', 'grandpa', 'nana', 'was', 'got', 'everyone', 'else', 'gone', 'teacher', 'gate'],
  except: ['man', 'men', 'stranger', 'lady', 'never', 'accident', 'crash', 'hospital', 'police', 'died', 'dead', 'stranger', 'lost', 'team', 'nose', 'flowers', 'strawberries', 'apples', 'blackberries', 'berries', 'lift', 'truck', 'guitar', 'drunk', 'court', 'social', 'custody', 'divorced', 'weekend', 'left', 'shift', 'night', 'shifts', 'bedtime', 'party', 'dinner', 'train', 'rabbit', 'dragon', 'snail', 'litter', 'toys', 'dog', 'poo', 'stick', 'sticks', 'who', 'shell', 'shells', 'hours'],
  moods: ['late', 'afraid', 'alone', 'first', 'lost'],
  company: ['bench', 'bus', 'broom', 'peg', 'coat'],
  partnerPlays: true,
  about: 'The hero worries about being fetched late, so they play it the other way round: {A} sits on the bench, and the hero is the one who is late and finds out what such a one is doing all that time.',
  titles: ['Zipped Up to the Top', 'Already on the Way', 'The Broom Has the Key', '{H} Is Stuck Behind a Tractor', 'The Last Coat on the Pegs'],
  want: [
    {
      id: 'zipped-up',
      A: 'partner',
      paragraphs: [
        '“Tomorrow I’m keeping my coat on,” said {H}, “the whole day. Then I’m ready.” {H} wanted to be fetched first. When you were last, there was only one coat on the pegs, and it was yours. You looked at the door so hard that it moved.',
        '“What do you think about, on that bench?” asked {A}. “That nobody’s coming,” said {H}. “That they’ve forgotten, or they’re sitting there having cake.” “Let’s see,” said {A}. “I’ll be you. You be the one who’s late.”'
      ]
    }
  ],
  way: [
    {
      id: 'setting-off',
      A: 'partner',
      paragraphs: [
        'The rug was the bench. {A} sat there beside the broom, who was the teacher. {H} was at work, behind the sofa. “Three o’clock,” said {H}, and took a bag. “I’m off to fetch my child!” The telephone rang. {H} had to go back. “Three minutes past!”',
        'The bus went off in front of {H}’s nose. {H} ran. The next one, made of two chairs, got stuck behind a tractor. {H} stood the whole way, because you’re quicker standing.'
      ]
    },
    {
      id: 'the-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was shopping as well. The bag tore, and six oranges ran down the hill, all in the same direction. That was luck, for it was the right one. {H} ran after them, and was really faster like that.',
        'At the bottom there were only five. {H} looked for the sixth behind the curtain, and stopped. “What am I doing?” said {H}. “My child’s waiting.” Somebody else could have that orange. It was the first time that {H} had ever left one.'
      ]
    },
    {
      id: 'lift-doors',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the lift there was a man with a plant. He wanted to go up, and so they went up. {H} pressed the down button eleven times. It makes no difference, and everybody does it. “Is it urgent?” asked the man, who was a lamp. “I’ve got a child on a bench,” said {H}.',
        'The lamp understood that. It got out a floor early and took the stairs, plant and all. {H} had never met with so much kindness. {H} called thank you till the doors shut.'
      ]
    },
    {
      id: 'with-the-broom',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the bench {A} talked to the broom. “Are you going home now?” asked {A}. “Not before you,” said {H}, who had to do the voice from the bus. “I can’t go at all. I’ve got the key. As long as a coat’s hanging there, I’m here.”',
        '“And if it takes till supper?” “Then there’s crispbread in the cupboard,” said the broom. “And if that’s gone, I telephone.” It did not look as if it wanted to be anywhere else. It stood there with its whole weight.'
      ]
    },
    {
      id: 'the-others-go',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One after the other the rest of them were fetched. They were cushions. Each time there were steps outside, and {A} sat up. Each time it was for a cushion. “Bye,” said {A}, and got smaller.',
        '{H} saw that from the bus, in passing. “Don’t look at the door all the time!” called {H}. But you can’t hear a bus from in there. The striped one was the last to go. It turned round at the door, the way they do.'
      ]
    },
    {
      id: 'a-good-side',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s one thing about it,” said {A}, on the bench. “You get all the bricks.” It was a fact. You could never have all the bricks in the day. {A} began on a tower, and looked round only at every third one.',
        '“That’s not allowed,” called {H}, from behind the tractor. “You’ve got to be sad!” “I am,” said {A}, and put on a roof. “I’m sad up to here, and then comes the chimney.” {H} had never thought of the bricks.'
      ]
    },
    {
      id: 'run-with-one-shoe',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Just by the letter box {H} lost a shoe. It stood there in the road, and pointed the right way. “Go on without me,” it seemed to say. {H} hopped on one leg for as long as it would go, and that was to the rug.',
        'Then {H} went back for it all the same. You can’t fetch a child in one shoe. But it was put on while running, and anybody who has tried that knows how it looks. A lady with a pram got out of the way.'
      ]
    },
    {
      id: 'other-was-late',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I was late once,” said {A}. “Seven minutes.” {A} still knew how many. “And what did you do?” asked {H}. “I ran so fast that I had a stitch for two days,” said {A}. “I overtook a cyclist. I don’t even like running.”',
        '“And was the child sad?” “The child had made a crown out of paper plates and didn’t want to go,” said {A}. “I sat down on the bench. I was the only one there who was out of breath.”'
      ]
    },
    {
      id: 'all-lights-red',
      A: 'same',
      spare: 8,
      paragraphs: [
        'All the lights were red. There was one by the fridge, and one at the door. At each of them {H} stood and danced on the spot. “Go green,” said {H}. “Go green. There’s somebody sitting there!”',
        'Beside {H} stood a man with a hat, which was the coat stand. He danced as well. “Nursery?” asked {H}. “School,” said the coat stand. They ran off side by side. You would not believe how many there are, at ten past three.'
      ]
    },
    {
      id: 'clock-on-the-wall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A minute is not the same everywhere. On the bench {A} counted one, and it was as long as a bath. You could have combed somebody in it. In the bus {H} counted one as well, and it was gone before you could say tractor.',
        '“How many’s that?” called {A}. “Nine!” called {H}. “With me it’s ninety,” said {A}. They compared the two, and laid a long scarf on the floor, and a short one. It was the same nine, from both ends.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay by the door, as {A} did every day, from about half past two. {A} never looked at a clock. If nobody came, {A} sighed and moved the chin a bit. Then {A} went on lying there.',
        '“How do you do that?” {H} asked, in passing. It had something to do with the ears. {A} heard somebody on the way when they were still two streets off. Until then there was nothing to do.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My father always came on a bicycle that squeaked,” said {S}. “He was always late, too. But you heard him from the bridge. Eek, eek, eek.” “And then?” asked {A}. “Then I could put my shoes on in peace,” said {S}. “It took four more minutes from the bridge.”',
        '“One day somebody oiled it for him, out of kindness.” {S} sighed. “He rubbed sand in it that same evening.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the tractor. {S} drove in front of the bus on all fours, quite slowly, and waved it past. There was not room. “Can’t you go faster?” asked {A}. “I’m loaded,” said the tractor. It had a cushion on its back, and did not want to lose it.',
        '{A} got off and pushed. That helped. The tractor went a good deal better with somebody behind it. It even made the noise. “I’ve got somebody waiting as well,” it said. “It’s a cow.”'
      ]
    },
    {
      id: 'out-of-breath',
      A: 'partner',
      paragraphs: [
        '“I’m coming!” called {H}, out of the bus. “Nobody’s coming,” said {A} to the broom. “They’re having cake.” “I am not!” cried {H}. “I haven’t even sat down! I’ve thought of nothing but you since three!”',
        '“You can’t hear that from here,” said {A}. “You only hear that it’s quiet.” {H} ran the last bit, and tore open the door. “There you are!” they said, both at once. {H} was the one who was out of breath.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-was-it-doing',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the bench too. “I thought that late’s when somebody isn’t coming,” said {H}. “But I was coming the whole time.” “Only nobody told me where you’d got to,” said {A}.',
        '“You could have worked it out,” said {H}. “At five past it’s the telephone. At ten past it’s the bus.” {H} fetched a pencil, and drew the way, with the tractor in the middle.'
      ]
    },
    {
      id: 'the-other-way-on',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They played it again with the drawing. {A} sat there, and moved a button along the line. “Now it’s on the phone,” said {A}. “Now it’s missed the bus. Oh dear, the poor thing.” {A} had even stopped looking at the door.',
        '{H} ran as hard as before, and came in, red in the face. {A} looked up. “You’re early,” said {A}. “You’re only at the tractor.” The button had to jump, to catch up.'
      ]
    },
    {
      id: 'what-can-be-wrong',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What if it isn’t a tractor?” asked {H}. “Then it’s something else that’s slow,” said {A}. They made a list, for longer days. There was a goose on the road. There was a very long goods train, and somebody with a question.',
        'You could choose one while you sat there. {H} decided on the goose for tomorrow. It walked in the middle of the road, and looked at each car. “It’s got somebody to fetch too,” said {H}. “That’s why it won’t move over.”'
      ]
    },
    {
      id: 'coat-open',
      A: 'partner',
      paragraphs: [
        '{H} folded up the drawing and put it in a coat pocket. “You’ve got it with you on the bench now,” said {A}. “And if it’s long past the tractor?” “Then I ask the broom,” said {H}. “It’s got the key, and it stays till the last coat.”',
        '{H} hung the coat on the hook, quite open. “Don’t you want to sleep in it, to be ready?” asked {A}. “No,” said {H}. “Whoever’s late is running. I needn’t run as well.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down by the door, in case.',
      '{names} knew nothing of any cake.',
      { text: '{names} hung one coat on the pegs, all alone.', needs: ['hands'] },
      { text: '{names} tied an apron round the broom, for a teacher.', needs: ['hands'] }
    ],
    way: [
      '{names} got off at the next stop, and on again.',
      '{names} sat down on the bench, where there was room.',
      { text: '{names} rang the telephone with a spoon and a glass.', needs: ['hands'] },
      { text: '{names} drove the bus, and could do nothing about it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got fetched as well, in passing.',
      '{names} looked at the tractor on the paper.',
      { text: '{names} drew a goose on the road as well.', needs: ['hands'] },
      { text: '{names} held the coat, so that the drawing could go in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bus was put back at the table. The broom stood by the door, with the key, until everybody was past.',
    '{H} got clean, and lay down in no more than pyjamas.'
  ],
  last: [
    'On the hook there hung one coat, wide open, and {H} was asleep.',
    'Somewhere a tractor was still on its way home, and {H} was asleep.'
  ]
})
