import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const tiger = wishPlot({
  id: 'wish-tiger',
  wishes: ['tiger', 'tigers'],
  except: ['face', 'painted', 'paint', ...NOT_WELL, 'tea', 'lion', 'lions', 'leopard', 'zoo', 'shark', 'moth', 'lily', 'tooth', 'sabre', 'who', 'that', 'circus', 'white', 'balloon', 'metro', 'bus', 'train'],
  answers: ['stripes', 'stripy', 'striped', 'orange', 'hiding', 'forest', 'jungle', 'big', 'dark', 'friendly', 'cub', 'cubs', 'baby', 'mother', 'little', 'swimming', 'swims', 'river'],
  company: ['tiger', 'curtain', 'lamp'],
  about: 'A tiger has never been found, because deer take orange for green, and wants to be looked for properly, once.',
  titles: ['Nobody Sees Orange', 'The Tiger Behind the Curtain', '{H} Looks for a Tiger', 'Fff', 'A Tiger Counts to One'],
  want: [
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        'Behind the curtain stood a tiger. The curtain reached as far as its knees, and the tail lay out in the room. “Hello,” said {H}. The tail lay still. “I can see you,” said {H}. “You’re orange.”',
        'A wide face came out. “You see that?” asked the tiger. “Deer think that I’m green. I’ve hidden in the forest all my life, and nobody’s ever found me.” “Well, now you’re found,” said {A}. “That wasn’t finding,” said the tiger. “You have to look for me first.” It wanted to be looked for, just once. So {H} began to count.'
      ]
    }
  ],
  way: [
    {
      id: 'too-soon',
      A: 'partner',
      paragraphs: [
        '“Ten!” called {H}, and opened both eyes. The tiger stood behind the lamp. “Found you,” said {H}. “Already?” said the tiger.',
        'The next time {H} did it more kindly. {H} looked in the teapot, and walked past the lamp twice. “Where can it be?” said {H}. Somebody sighed. “That’s just how the deer do it,” said the tiger. “And then they go home.”'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are all tigers striped like you?” asked {A}. “Not one,” said the tiger. “I’m not even the same on both sides.” They went round and looked. On the left there was a stripe like a fork. On the right there was none.',
        '“What do they say?” asked {H}. “I don’t know,” said the tiger. “From inside you can’t read them.”'
      ]
    },
    {
      id: 'deer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll be a deer,” said {A}, and held up two wooden spoons. The deer came by and nibbled at the carpet. “What lovely green grass,” it said, right in front of the tiger, “with some thin shadows on it.”',
        '“You do it well,” said the tiger. “They always say shadows.” The deer nibbled a little at the end of the tail, to be quite sure. “And it’s furry, this year,” it said.'
      ]
    },
    {
      id: 'counts-to-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then it was the tiger’s turn to count. “One,” it said, and came. Nobody had hidden yet. {A} still had one leg in the cupboard. “You have to go on,” said {H}. “On to what?” asked the tiger. A tiger lives by itself, and has never needed more.',
        'So they taught it two. It looked at {H}, and then at {A}, and said it very slowly. It liked two. It said it once more, on the way past.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} wanted to creep up on it from behind. But there is a white spot on the back of each ear of a tiger. Those looked straight at {A}. {A} stood still. They went on looking.',
        '“Can you see with them?” asked {A}. “No,” said the tiger, and did not turn round. “But you came no nearer, did you?” {A} went back and sat down where it could be seen.'
      ]
    },
    {
      id: 'washing-up-bowl',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Tigers love water, but not on the nose. So they get into it backwards. “I’ll hide in here,” said the tiger, and let itself down into the washing-up bowl. It was quite a slow business, and then the bowl was full.',
        '“I’m in,” said the tiger. “Your tail’s in,” said {H}. {A} laid a tea towel over the rest, as far as it went.'
      ]
    },
    {
      id: 'toffee-paper',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} found an orange toffee paper and looked through it. Everything was orange now, the wall and the chair and {A}. And the tiger was gone! Only its stripes were left, like a fence that somebody had forgotten.',
        '“I’ve lost you,” said {H}. “Oh good,” said the tiger. Then the fence had to laugh, and came a little nearer, and you saw its teeth. Those were orange as well.'
      ]
    },
    {
      id: 'carrots',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A tiger’s only got to lie among other orange things,” said {A}. They brought all there was. It was four carrots, a bobble hat and half a melon. The tiger lay down in the middle and shut its eyes.',
        '{H} stood in the door and looked at it for a good while. “It’s the one with the feet,” said {H} in the end. “It’s always the feet,” said the tiger.'
      ]
    },
    {
      id: 'elder-found',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once hid so well that they all went in to supper,” said {S}. “I sat in the wood pile and could smell the pancakes.” “And who found you?” asked {A}. “Nobody,” said {S}. “I found the pancakes.”',
        'The tiger had come quite close to listen. “Were there any left?” it asked. “One,” said {S}. “They’d kept it back. So somebody had counted.”'
      ]
    },
    {
      id: 'small-tiger',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a tiger too, and hid behind one hand. “You can’t see me,” said {S}. “Where’s that tiger?” said {A}, and felt along the wall. “Here!” called {S}, who couldn’t wait.',
        'The big tiger watched very closely. It put one paw over its own eyes. It was really quite dark behind there. It could see why somebody might feel hidden.'
      ]
    },
    {
      id: 'pet-and-tiger',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} looked at what lay there in the room. It was a good deal of animal. {A} went along the whole of it, from the whiskers to the tip of the tail.',
        'At the tip {A} stopped, and it twitched, and {A} stopped again. “Found me,” said the tiger, under its breath. But it hadn’t been looked for, and so it didn’t count.'
      ]
    },
    {
      id: 'we-know',
      A: 'partner',
      paragraphs: [
        '“The deer never look for it,” said {A}. “And you needn’t look, because you see it at once. It has to hide where you can’t see it.” That was hard, with so much orange. The tiger glowed as far as the door. {H} looked at the tiger, and then at the lamp.'
      ]
    }
  ],
  turn: [
    {
      id: 'lamp-out',
      A: 'partner',
      paragraphs: [
        '“Where there’s no light, there’s no orange,” said {H}. “In the dark everybody’s grey.” Click, went the lamp. {H} counted to ten once more, and not a board creaked. When it was over, there was no tiger. There was only the window, a bit paler than the rest.'
      ]
    },
    {
      id: 'wrong-fur',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Beside the cupboard there was something woolly, and it was warm. “Found you!” said {H}. “That’s my sleeve,” said {A}. They shook hands, since they had met.',
        'After that they looked for the tiger together. A chair is much bigger in the dark. They went round it twice, and the second time it was another chair.'
      ]
    },
    {
      id: 'two-lights',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Low down in a corner were two round lights, as green as a traffic light. “I can see your eyes,” said {H}. “Oh,” said the dark. “I’m sorry.” One light went out, and then the other.',
        'They went to that corner as fast as they could, with both arms out. There was nobody there any more. “It’s good at this,” whispered {A}.'
      ]
    },
    {
      id: 'was-it-ever',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps it’s gone home,” said {A} after a time. {H} had thought of that as well. They stood and listened. There were two breaths, and those were their own.',
        '“I don’t want it to have gone,” said {H}. Just then, somewhere, something held its breath, so as not to miss a word.'
      ]
    },
    {
      id: 'fff',
      A: 'partner',
      paragraphs: [
        '{H} looked properly. {H} felt along the sofa, and found a cushion, and {A}’s knee. “Tiger?” asked {H}. Nobody answered. Then in a corner something went “Fff.” A tiger can’t purr. When it’s glad it blows through its nose.',
        '{H} went there on hands and knees, and put out one hand. There was warm fur, and it went on for a long way. “Found you,” said {H}. “Fff,” said the tiger, all along.'
      ]
    },
    {
      id: 'then-here',
      A: 'same',
      paragraphs: [
        'They left the lamp off, and the tiger was found four times more. It went faster each time, because of the fff. “So that’s being found,” said the tiger. “First I’m somewhere. And then I’m here.” At last it went home, through the dark. Nobody saw where, and {A} waved in all directions.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the tail, and round it again.',
      '{names} slipped behind the other curtain, and nobody began to count.',
      { text: '{names} held the curtain aside, and let go of it again, out of politeness.', needs: ['hands'] },
      { text: '{names} told the tiger that it was a very good orange.', needs: ['hands'] }
    ],
    way: [
      '{names} hid nowhere at all, and did as well as the tiger.',
      '{names} searched under the table, where there was no tiger whatever.',
      { text: '{names} pulled down the lampshade a little, to help.', needs: ['hands'] },
      { text: '{names} called warm and cold, and mostly warm.', needs: ['hands'] }
    ],
    turn: [
      '{names} blew through the nose as well, and {H} found that instead.',
      '{names} kept still, and felt something go past like a carpet.',
      { text: '{names} stroked whatever came by.', needs: ['hands'] },
      { text: '{names} counted to ten aloud, so that the dark had numbers in it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the lamp on once more, and everything had its colour back. The lid went on the teapot. On the curtain hung one orange hair.',
    'When {H} had washed and was in bed, there was no more light, and so no orange. Far off it went “Fff,” or else it was the wind.'
  ],
  last: [
    'Everybody knew where {H} was, and nobody needed to look. {H} was asleep.',
    'First {H} was somewhere, and then {H} was here, under the blanket, and slept.'
  ]
})
