import { wishPlot } from '../wish-plot.ts'

const COLOURS = ['pink', 'blue', 'green', 'red', 'purple', 'yellow', 'orange', 'turquoise', 'violet']

export const whoeverTurnedColour = wishPlot({
  id: 'wish-whoever-turned-colour',
  visits: 'anything',
  whoever: [
    ...COLOURS.flatMap((colour) => [
      `turned ${colour}`,
      `turns ${colour}`,
      `went ${colour}`,
      `goes ${colour}`,
      `woke up ${colour}`,
      `wakes up ${colour}`,
      `became ${colour}`,
      `has turned ${colour}`
    ]),
    'is the wrong colour',
    'is the wrong color',
    'turned another colour',
    'changed colour',
    'turned white',
    'turned brown',
    'turned grey',
    'turned black',
    'turned gold',
    'turned silver',
    'turned lilac',
    'turned a funny colour',
    'got dyed pink',
    'came out of the wash pink',
    'turned another color',
    'isn’t the right colour',
    'is not the right color'],
  company: ['washing', 'sock', 'line', 'pillow', 'shirt', 'pyjamas'],
  about: 'A new sock has coloured the whole wash, and whoever has turned that colour is the one thing that makes it look meant.',
  titles: ['It Came Out in the Wash', 'The Whole Line', '{H} and the New Sock', 'As If It Were Meant', 'Nobody Will Notice'],
  want: [
    {
      id: 'the-wash',
      A: 'partner',
      paragraphs: [
        '{H} had put one new sock in with the white washing. Now everything had the colour of the sock, from the shirts to the pyjamas. {H} hung it all up in the bathroom, and wanted nobody ever to notice.',
        'Behind a sheet somebody coughed. It was {visitor.first}. “It was in the night,” said {visitor}. “Everybody in the street has looked. May I stay in here? I think I go with the towels.” It was exactly the same colour.'
      ]
    }
  ],
  way: [
    {
      id: 'rinsing',
      A: 'partner',
      paragraphs: [
        'Then {A} came in for a towel. “Why is it all that colour?” asked {A}. “It’s the light,” said {H}. {A} turned the light off and on again. “It isn’t the light,” said {A}.',
        '“It’ll come out,” said {H}. So they rubbed the shirt with soap, and {visitor} got a sponge. The foam was white. The shirt was not, and {visitor} was only cleaner. “Now it’s even brighter,” said {visitor}.'
      ]
    },
    {
      id: 'who-has-looked',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did they say, in the street?” asked {A}. “One said, Oh,” said {visitor}. “One said it was the fashion. And a child said, Look, and was told not to say it.” {visitor} had liked the child best. The others had all looked at the clouds.',
        '“Say it once yourself, before they do,” said {A}. {visitor} tried it. “Look,” said {visitor}, and pointed inwards. They looked. It really was quite a colour. Then they had looked, and could talk about something else.'
      ]
    },
    {
      id: 'something-eaten',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“Perhaps it was something you ate,” said {A}. “There are birds that get it from shrimps.” {visitor} went through it all. There had been bread, and a pear. There had been one sweet, off a floor. {H} looked at the tongue, and it was the only bit that had stayed as it was.',
        '“Did you sit on anything?” asked {A}. “Only in the sun,” said {visitor}. {A} had once gone a different colour from that, but it had peeled. They waited. Nothing peeled.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They played hide-and-seek, and {visitor} hid first. {A} looked in the bath. {A} looked in the basket, and past the towels, and past the other towels. “I give up,” said {A}. “Here,” said one of the towels.',
        '“I’ve never won at that,” said {visitor}. “I was always the one who stood out.” Next it was {H}’s turn, in the new pyjamas, with eyes shut. That made two towels. {A} dried both hands on one of them by mistake.'
      ]
    },
    {
      id: 'inside-the-same',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Has anything else changed?” asked {A}. “Can you still do what you do?” {visitor} had not dared to try. So they locked the door, and {visitor} {caller.does}. It was just as always, only in another colour. “That’s you, then,” said {H}.',
        '“It felt like me,” said {visitor}. “From in there I couldn’t see any difference.” {A} {caller.move} in the coloured shirt, and it went with it rather well.'
      ]
    },
    {
      id: 'every-bit',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Has it gone all the way round?” asked {A}. They checked, with a hand mirror. It was on the top and underneath, and it was behind. “And {caller.part}?” asked {H}. {visitor} had been afraid to look. It was that colour too, right to the edge.',
        '“Nobody’s painted you,” said {A}. “Painters always leave a bit.” {A} had painted a door once. It was to this day a different one at the bottom.'
      ]
    },
    {
      id: 'the-name-of-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it called, this colour?” asked {A}. It said so on the label of the sock, in small print. It had a number, and after that it said that it would last. “It doesn’t say how far it goes,” said {H}.',
        'They tried to find a better name. “Sock,” said {H}. “Nearly,” said {A}. {visitor} said that it was like the inside of a shut eye, when there’s a lamp on. {H} shut both and looked at the lamp. It was a bit like it.'
      ]
    },
    {
      id: 'bleach-of-bread',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We could cover it up,” said {A}. They powdered {visitor} with flour, since there was plenty. It worked well for a moment. Then {visitor} gave a shake. It was like a cushion bursting. Afterwards {A} was white, and {H} was white, and one of them was not.',
        '“I could see what you’ll look like when you’re old,” said {visitor}. They looked in the mirror. {A} thought that it was rather grand. It took a long time to get it out of {A}’s ears.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came in and went straight up to {visitor}. {A} smelled once at the bottom and once in the middle, and that was all.',
        '“Doesn’t {A} see it?” asked {visitor}. “{A} goes by the smell,” said {H}. “Then I’m still what I was,” said {visitor}. {A} smelled at the new sock, and at that {A} really was surprised.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My hair was black once,” said {S}. “I woke up one day, and there was a white one. I pulled it out. Next day it had brought a friend.” “What did you do?” asked {A}. “I counted them,” said {S}. “At forty I lost count.”',
        '“And did they look, in the street?” asked {visitor}. “They gave me their seat,” said {S}. “I took it at once. It was by the window.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was delighted. “Can I have that too?” asked {S}. “It isn’t catching,” said {A}. {S} leaned against {visitor} for a while, on one side and then on the other. {S} looked down. There was nothing yet.',
        '“How long does it take?” asked {S}. “With me it took all night,” said {visitor}. So {S} got a pillow out of the wash. {S} lay down there at once, to be the first in the queue.'
      ]
    },
    {
      id: 'ironing',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The shirt was nearly dry. {A} tried it on, and stood sideways. “At work they’ll say something,” said {A}. “They’ll say, Is that new?” “It is new,” said {visitor}. “It’s only been like that since ten o’clock.”',
        '{A} practised it in front of the mirror. “Yes, thank you,” said {A} to the tap. “It’s new.” It went better each time. {visitor} stood beside the tap and practised as well. “Yes, thank you. It’s new.”'
      ]
    },
    {
      id: 'only-one-thing',
      A: 'partner',
      paragraphs: [
        '{A} picked up the new sock, and put two and two together. {H} went that colour as well, from the neck up. “I thought nobody would notice,” said {H}. “If it were one thing, I’d notice,” said {A}. “One looks like an accident. But look at them all together.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-if-meant',
      A: 'partner',
      paragraphs: [
        '{H} looked along the line. At the end of it was {visitor}, and it all went together. “That looks as if somebody had meant it,” said {H} slowly. {A} put the shirt on, and {H} put on the pyjamas. They stood to the left and the right of {visitor}.',
        '“Now I don’t stick out at all,” said {visitor}. {H} had wanted nobody to notice. Now {H} rather wished that somebody would.'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We ought to have a picture of this,” said {A}. They lined up along the bath, and looked straight ahead, like a football team. “What’s our team called?” asked {visitor}. “The Socks,” said {H}.',
        'They beat everybody that evening, as no others had turned up. {visitor} played in the middle. Whenever somebody passed the ball, which was a sponge, nobody had to ask to whom.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was one pair of pants that had not been in the wash. They were white, and lay there all alone. Everybody looked the other way. “They can’t help it,” said {visitor}, and went over, and stayed next to them.',
        '“Were you born like that?” asked {visitor}. “It’s a very nice colour. You’d see any spot on it.” {A} hung them in the row as well, right in the middle. Then it looked as if that was meant, too.'
      ]
    },
    {
      id: 'where-from',
      A: 'partner',
      paragraphs: [
        'Then the bell rang. It was the woman from next door. She looked at all three of them, and nobody breathed. “Oh,” said the woman. “Is that a club?” “Yes,” said {visitor}. “It’s new.” She looked down at her own grey socks. “How do you get in?” she asked.',
        '{H} held up the new sock. “You put this one in with yours,” said {H}, “and you wait.” She took it with her, and carried it like an egg. “Tomorrow there’ll be four of us,” said {visitor}. Then {visitor} went home, down the middle of the street.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went under the wet sheet, and came out on the other side.',
      '{names} rubbed along the towels, and stayed the same colour.',
      { text: '{names} handed up the pegs, and asked nothing.', needs: ['hands'] },
      { text: '{names} wrung out a pillowcase, and had coloured water up to the elbows.', needs: ['hands'] }
    ],
    way: [
      '{names} got some of the foam, and wore it.',
      '{names} slipped on the soap, as far as the door.',
      { text: '{names} scrubbed at one corner of the sheet, for the look of it.', needs: ['hands'] },
      { text: '{names} held a white handkerchief beside it, to compare.', needs: ['hands'] }
    ],
    turn: [
      '{names} got into the row, at the short end.',
      '{names} lay across all the feet, like a fringe.',
      { text: '{names} tied on a coloured tea towel, and belonged.', needs: ['hands'] },
      { text: '{names} waved a coloured napkin after the woman.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dry things were folded, and they made one high pile of one colour. Nobody could tell whose was whose.',
    '{H} washed with a coloured flannel, and lay down on the coloured pillow. It was just as soft as before.'
  ],
  last: [
    'With both eyes shut it was nearly the same colour, and {H} was asleep.',
    'It would last, it said on the label, and under the coloured sheet {H} was asleep.'
  ]
})
