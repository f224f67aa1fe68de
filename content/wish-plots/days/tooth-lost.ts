import { wishPlot } from '../wish-plot.ts'

export const toothLost = wishPlot({
  themes: ['tooth-lost'],
  beginsElsewhere: true,
  answers: ['losing', 'missing', 'wobbly', 'won’t', 'come', 'out', 'not', 'coming', 'still', 'hanging', 'thread', 'stuck', 'loose', 'wiggly', 'swimming', 'lesson', 'lessons', 'pool', 'middle', 'breakfast'],
  except: ['vampire', 'comb', 'swallowed', 'swallow'],
  wishes: ['front teeth missing', 'front tooth missing', 'teeth missing', 'tooth missing', 'tooth knocked', 'gappy teeth', 'tooth won’t come out', 'tooth wont come out', 'tooth not coming out', 'tooth doesn’t come out', 'tooth will not come out', 'tooth hanging by a thread', 'wobbly tooth stuck'],
  moods: ['first', 'lost', 'waiting', 'proud', 'change'],
  about: 'The hero wants to be there when the wobbly tooth comes out, misses it, and works out where it must be.',
  titles: ['All the Way Round It', 'The Tooth That Never Fell Down', 'A Hand Under the Chin', '{H} Misses a Tooth', 'Rice, Crumb, Button'],
  want: [
    {
      id: 'to-be-there',
      A: 'partner',
      paragraphs: [
        '{H} had a wobbly tooth, and wanted to be there when it fell out. {H} meant to see the whole of it.',
        '“You can’t miss it,” said {A}. “It’s your own mouth.” “People miss things,” said {H}, and held one hand under {H}’s chin. The tooth was so loose that it went forwards and back like a little gate.'
      ]
    },
    {
      id: 'somebody-pushing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why does it wobble at all?” asked {H}. “There’s another one underneath,” said {A}. “It’s big already, and it’s coming up. It’s like somebody behind you at the door of the bus.” {H} felt along the gum with one finger, to see who was there. There was nobody, but nobody was going back down either.',
        '“So it isn’t falling out,” said {H}. “It’s being pushed.” “Politely,” said {A}. “For weeks.” {H} took {H}’s finger away and spoke to the new one. “You’ve got to wait until I’m looking,” said {H}. “Then you can shove.”'
      ]
    }
  ],
  way: [
    {
      id: 'do-not-laugh',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Don’t make me laugh,” said {H}, “or it’ll come out while my eyes are shut.” {A} promised. {A} thought of sad things, such as soup on a new jumper.',
        '{H} thought of the soup too. A snort came out of {H}, and then one out of {A}. Soon they were both holding on to the table. When it was over, {H} felt with a finger. The gate was still there. “No more soup,” said {H}, and sat where {A} could not be seen.'
      ]
    },
    {
      id: 'in-the-window',
      A: 'other',
      spare: 3,
      paragraphs: [
        'The window was nearly dark, and you could see a face in it. {H} sat down in front with an open mouth and watched the tooth. {A} kept watch as well.',
        'The tooth did nothing. A long thread of wet came down from {H}’s lip and landed on the sill. “That wasn’t it,” said {A}. “I know what a tooth looks like,” said {H}, and wiped it up.'
      ]
    },
    {
      id: 'one-hand',
      A: 'partner',
      paragraphs: [
        'One hand stayed where it was, under {H}’s chin. With the other {H} did half a jigsaw. {H} bit into an apple, said it tasted of coins, and put it back on the table. Then {H} told {A} all about Thursday.',
        '“Show me how it wobbles now,” said {A}. {H} felt for it with {H}’s tongue, and the tongue went straight through. There was nothing there but a soft place with a draught in it.',
        '“It fell out!” said {H}. “It fell out, and I wasn’t there! And now I’ve lost it as well.”'
      ]
    },
    {
      id: 'rice-and-button',
      A: 'partner',
      paragraphs: [
        'They looked up both of {H}’s sleeves. {A} went under the table and came back with a grain of rice. Then they found a crumb, and half a button. They laid it all on a plate. Everything on it was small and white, and nothing was a tooth.'
      ]
    },
    {
      id: 'clink',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To make quite sure about the plate, they let the things fall on it, one by one. The rice went tick. The crumb went nothing. The half button went clink.',
        '“A tooth would go clink,” said {A}. So they both looked at the half button, first on the front and then on the back. It had two holes. “A tooth has none,” said {H}, “or I’d have had a draught before.”'
      ]
    },
    {
      id: 'in-the-basket',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It may be in your clothes,” said {A}. So {H} got into the washing basket and hopped. {A} held the basket by both handles and looked in underneath. First there came sand. Then there came a bead, a raisin, and half a ticket for the bus.',
        '“Higher!” said {A}. {H} hopped until both socks came down. Out of the left one rolled something white, and they both cried out. It was a mint, with fluff on it. In the basket lay everything from last week, and no tooth.'
      ]
    },
    {
      id: 'open-yours',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I have to ask everybody,” said {H}. “Open, please.” {A} opened. {H} looked along the top row and along the bottom row, and all of those had grown there.',
        '“Did you think I’d taken it?” asked {A}. “I had to ask,” said {H}. “Now you ask me.” {A} looked in through the gap. “I can see your tongue,” said {A}. “It’s looking for it too.”'
      ]
    },
    {
      id: 'raisin-gap',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} wanted to try the gap. “Would a raisin stay in it?” asked {A}. They tried one. It stayed in.',
        '“Smile,” said {A}. {H} smiled, and {A} fell over sideways on the rug. “What is it?” said {H}. “You’ve got one bad one,” said {A}. Then {H} ate the raisin, and {A} fell over the other way.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} turned to {A}, who had been near the table all evening. “Was it you?” asked {H}. {A} looked back.',
        'It was the look of somebody who hadn’t got it, but would have liked to be asked sooner. “If you find it, it’s not food,” said {H}. {A} gave that some thought.'
      ]
    },
    {
      id: 'goal',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was there for my first one,” said {S}. “Everybody was. I shouted goal, and out it flew, in front of both teams.”',
        '“Did you find it?” asked {A}. “They stopped the match,” said {S}. “Twenty-two people went along the grass on their knees. Then it started again, and nobody liked to slide any more.” {A} would have slid.'
      ]
    },
    {
      id: 'sofa-torch',
      A: 'same',
      spare: 8,
      paragraphs: [
        'To leave nothing out, they shone the torch under the sofa. There lay a pencil, somebody’s sock, and a small piece of blue sky with a knob on it.',
        '“That’s from the jigsaw!” said {A}. {H} put it where it belonged, in the half that was done. Now there was no hole in the sky. There was only one in {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“Was your hand there the whole time?” asked {A}. “Even for Thursday?” “Even then,” said {H}. “Then it never fell down at all,” said {A}. “Your hand would’ve caught it. We’re looking too low.”',
        '{H} went through the evening backwards. “Before I lost the tooth, I told you about Thursday. Before Thursday I had the apple.” Then {H} stopped, and looked at the table, and so did {A}.',
        'The bite in the apple had gone brown. In the middle of it something was white. It was the tooth. It stood there as straight as if it had grown in the apple.'
      ]
    },
    {
      id: 'so-small',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} pulled it out and wiped it on a sleeve. It was much smaller than it had felt. “Is that all of it?” asked {H}. “In there it was as big as a chair.”',
        '“That’s your tongue,” said {A}. “To a tongue everything’s big.” They let it fall on the plate, from not very high. It went clink.'
      ]
    },
    {
      id: 'all-round-it',
      A: 'partner',
      paragraphs: [
        '“So it was the apple that saw it,” said {H}. “I wasn’t there.” {A} turned the apple round, and thought. “You weren’t looking,” said {A}. “But you were nearer than anybody. It was in your mouth. You were all the way round it.”',
        '{H} thought that over. “Yes,” said {H}, and because of the draught it came out with a whistle on the end. They looked at each other. “Yes,” said {H} once more, just to hear it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the open mouth, and could still smell lunch.',
      '{names} opened wide too, and let every tooth be counted.',
      { text: '{names} tapped on a front tooth, and nothing happened.', needs: ['hands'] },
      { text: '{names} swung a cupboard door to and fro, to show how it went.', needs: ['hands'] }
    ],
    way: [
      '{names} searched the floor, with the nose well down.',
      '{names} found a pea under the rug, and it was not white enough.',
      { text: '{names} turned a shoe over, and shook it by the heel.', needs: ['hands'] },
      { text: '{names} shone the torch under the sofa, and met some fluff.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up from under the table, with a jigsaw piece stuck on.',
      '{names} walked backwards through the evening, as far as the door.',
      { text: '{names} put the last of the sky into the jigsaw.', needs: ['hands'] },
      { text: '{names} sorted the plate, with the rice on the left.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rice and the crumb went in the bin, and the jigsaw into its box. The tooth had the plate to itself now.',
    '{H} brushed all the others, and last of all the one that was out. With that tooth under the pillow {H} lay down, rather lightly.'
  ],
  last: [
    '{H} wanted to see how falling asleep went, and missed that as well, and was asleep.',
    'Now and then there was a very small whistle in the dark. That was {H}, sleeping.'
  ]
})
