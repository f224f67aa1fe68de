import { wishPlot } from '../wish-plot.ts'

export const hedgehogs = wishPlot({
  themes: ['hedgehogs'],
  moods: ['alone'],
  company: ['hedgehog', 'brush', 'shoe brush', 'voice'],
  about: 'A hedgehog says good evening to a shoe brush, and the hero does not like to tell it.',
  titles: ['Aunt Hilda', 'The Hedgehog and the Shoe Brush', '{H} Does the Voice', 'Two Brushes in a Box', 'You Were Doing It So Nicely'],
  want: [
    {
      id: 'two-brushes',
      A: 'partner',
      paragraphs: [
        '{H} only wanted the shoe brush. But there were two in the box, and one of them was breathing. “That’s a hedgehog,” said {A}. “It must have come in with the boots.”',
        'The hedgehog sat close up against the brush. “Good evening, Aunt Hilda,” it said. “They can’t see well,” whispered {A}. “It thinks the brush is its aunt.” {H} looked at the hedgehog. It had such a pleased nose. “Then don’t tell it,” whispered {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'voice',
      A: 'partner',
      paragraphs: [
        '“Aunt Hilda?” said the hedgehog. The brush said nothing, and the nose went down. So {H} lay flat behind the box. “Good evening, my dear,” said {H}, in a voice with bristles in it.',
        '“You sound hoarse,” said the hedgehog. “It’s only a cold,” said the voice. “Did you find any beetles?” asked the hedgehog. “Oh, yes,” said the voice. “I had them with jam.” {A} had to look out of the window for a moment.'
      ]
    },
    {
      id: 'spines',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Do you still know how many prickles we’ve got?” asked the hedgehog. “You used to count them for me.” {H} had no idea. {H} looked up at {A}. {A} held up five fingers.',
        '“Five,” said the voice. “Only five?” said the hedgehog. {A} waved both arms about. “Five thousand!” said the voice. “I was just getting my breath back.” “That’s it,” said the hedgehog. “Five thousand, and you did every one.”'
      ]
    },
    {
      id: 'singing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Sing me the one about a worm,” said the hedgehog. Nobody had told {H} about a worm. “There was a worm,” sang the voice, and waited. “In the wet, wet ground,” sang {A}, from the window, without turning round.',
        '“Is there somebody with you, Aunt Hilda?” “That’s the second verse,” said the voice quickly. So they sang it together. The song was short, and so was the worm.'
      ]
    },
    {
      id: 'ball',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {A} sneezed. At once there was no hedgehog any more, only a round thing with prickles all over. “Now it looks more like a brush than the brush does,” whispered {A}.',
        '{H} did not touch it. They both sat still and breathed through the nose. After a while a crack came in the ball, and something black and wet looked out. “Bless you, Aunt Hilda,” it said.'
      ]
    },
    {
      id: 'water',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We should give it something,” said {A}, and went for the milk. “Not milk,” said {H}. “It makes them ill. They want water.” “I always thought that it was milk,” said {A}, and poured it back.',
        'So there was water, in the lid of a jar, and some cat food on a saucer. The hedgehog ate with its mouth open, and you could hear each bite. It pushed half of it over to the brush. “You first, Aunt Hilda,” it said.'
      ]
    },
    {
      id: 'leaf',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A leaf was stuck on its back, and a bus ticket, and a feather. “Will you take them off, Aunt Hilda?” asked the hedgehog. “I can’t get round there.” {H} put out one finger and thumb from behind the box.',
        'All the prickles lay the same way, towards the tail. If you went along with them they did not prick. “Your paws are warm today,” said the hedgehog, and shut its eyes.'
      ]
    },
    {
      id: 'foam',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Then the hedgehog found a bootlace. It smelled so strange that it had to be chewed, until there was foam. The hedgehog turned its head right round and dabbed the foam on its own back. They all do that, and nobody has found out why.',
        '“What are you up to, my dear?” asked the voice. “I’m making myself nice,” said the hedgehog. “Don’t you any more?” {A} went to the bathroom on tiptoe, and came back with a bit of lather on one finger. It went on top of the brush. “Oh, Aunt Hilda,” said the hedgehog. “You’ve had your hair done.”'
      ]
    },
    {
      id: 'same-name',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had an Aunt Hilda too,” whispered {S} to {A}. “She wasn’t so soft.” They both looked at the brush. “Did you say good evening to her?” asked {A}.',
        '“Every Sunday,” said {S}. “She gave me a peppermint with fluff on it. I’d give something to have that peppermint now.”'
      ]
    },
    {
      id: 'nose-to-nose',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The hedgehog came as far as {A}, and they had a good look at each other. “And who are you?” asked the hedgehog. {A} did not say.',
        '“Your prickles all lie flat,” said the hedgehog. “It must be nice in a narrow place.” {H} thought that {A} took it rather well.'
      ]
    },
    {
      id: 'another-brush',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came running with the nailbrush, the dish brush and a broom. “It can have an uncle as well,” said {S}, “and a cousin.” They set them all round the box.',
        'The hedgehog bowed to each of them. “What a lot of us there are,” it said to {A}. “And how good and quiet they all are.”'
      ]
    },
    {
      id: 'bald',
      A: 'partner',
      paragraphs: [
        '“Let’s go for a walk, Aunt Hilda,” said the hedgehog. {H} pushed the brush along with one finger. At the rug it tipped over and lay on its back, quite smooth. “Oh, Aunt Hilda,” said the hedgehog. “You’ve gone bald.”',
        '{H} could not think what to say in any voice. “A hedgehog goes by its nose,” whispered {A}. “And nobody’s aunt smells of polish.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-truth',
      A: 'partner',
      paragraphs: [
        'So {H} came out from behind the box. “It’s a brush,” said {H}. “I was the voice. I’m sorry.” The hedgehog put its head on one side.',
        '“I know that it’s a brush,” said the hedgehog kindly. “I didn’t like to say. You were doing it so nicely.” “Then why did you say Aunt Hilda?” asked {H}. “She’s moved to the railway,” said the hedgehog. “I like to have somebody to say good evening to.”'
      ]
    },
    {
      id: 'again-please',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could do it a bit longer,” said the hedgehog, “now that we both know.” So {H} did the voice again, and it was easier, with everybody looking. {A} was asked to be the uncle who knew about trains.',
        '“Wipe your feet,” said the voice. “All four.” The hedgehog wiped them, one by one, with great joy. “That’s her,” it said. “That’s her all over.”'
      ]
    },
    {
      id: 'boots',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What is it that she does here?” asked the hedgehog. {A} showed it, on the toe of a boot. The brush went to and fro, and the boot began to shine. The hedgehog watched with an open mouth.',
        '“She works!” it said. It turned round and pushed backwards against the other boot, to and fro. It did not shine. But it was clean on that side, and had a great many fine lines.'
      ]
    },
    {
      id: 'by-the-hedge',
      A: 'partner',
      paragraphs: [
        'Together they carried it out, in the box, to the dry leaves behind the bins. “Could she come too?” asked the hedgehog. {H} looked at {A}. “And what do we clean our shoes with?” asked {A}. “With an old sock,” said {H}.',
        'So they set down the brush in the leaves, with its bristles up. The hedgehog pushed in close beside it. “Good night, Aunt Hilda,” it said. “And good night, voice.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept round the box, to the side without bristles.',
      '{names} sniffed at one brush and then at the other, and sneezed.',
      { text: '{names} bowed to Aunt Hilda, so as not to spoil it.', needs: ['hands'] },
      { text: '{names} lifted the polish out of the box, to give the family more room.', needs: ['hands'] }
    ],
    way: [
      '{names} coughed, and that made two of the family with a cold.',
      '{names} kept low behind the box as well, where the voice came from.',
      { text: '{names} turned Aunt Hilda a little, to face the right way.', needs: ['hands'] },
      { text: '{names} put a spoonful of jam on the lid, in case there were beetles.', needs: ['hands'] }
    ],
    turn: [
      '{names} flopped down near the box, since nobody was acting now.',
      '{names} gave the hedgehog a respectful sniff.',
      { text: '{names} combed a bit of fluff out of Aunt Hilda.', needs: ['hands'] },
      { text: '{names} wished Aunt Hilda a good evening, all the same.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty box went back under the boots, with the lid off, in case.',
    '{H} washed, and rolled up small in bed, and said good night to the hairbrush.'
  ],
  last: [
    'Out in the leaves Aunt Hilda said nothing, all night long, and {H} slept.',
    'Only a nose still looked out, and {H}, all round it, was asleep.'
  ]
})
