import { wishPlot } from '../wish-plot.ts'
import { SERVED } from './served.ts'

export const whoeverUsualFood = wishPlot({
  id: 'wish-whoever-usual-food',
  visits: 'anything',
  whoever: [
    ...SERVED.flatMap((food) => [
      `doesn’t like ${food}`,
      `hates ${food}`,
      `won’t eat ${food}`,
      `doesn’t eat ${food}`,
      // “Doesn’t want to leave” is heard as leaves.
      ...(food === 'leaves' ? [] : [`doesn’t want ${food}`]),
      `doesn’t want to eat ${food}`,
      `is tired of ${food}`,
      `is sick of ${food}`
    ]),
    'is a vegetarian',
    'is vegetarian',
    'is a vegan',
    'is a fussy eater',
    'is a picky eater',
    'became a vegetarian',
    'becomes a vegetarian',
    'doesn’t like its food',
    'hates its food',
    'is tired of its food',
    'doesn’t like blood',
    'won’t eat birdseed',
    'won’t eat its greens',
    'hates broccoli',
    'won’t eat peas',
    'is fed up with porridge',
    'is fed up with its dinner',
    'gets the same food every day',
    'is a choosy eater',
    'doesn’t like brains',
    'is bored of its food',
    'always has the same dinner',
    'wants something else for dinner',
    'turns its nose up at dinner'],
  company: ['table', 'waiter', 'cook', 'pencil'],
  fed: true,
  about: 'Somebody who is always served the same is asked for the first time what to bring, orders “not that”, and gets one of everything else.',
  titles: ['Not That', 'One Portion of Everything Else', '{visitor} Would Like to Order', 'The Usual', '{H} Is the Waiter'],
  want: [
    {
      id: 'the-usual',
      A: 'partner',
      paragraphs: [
        '{H} had a restaurant, with one table. {H} wanted somebody to order something long, and had a sharp pencil for it. But {A} was the only guest. “The usual,” said {A}. That was tea, and {H} knew it by heart.',
        'Then {visitor.first} came in and took a place. “You needn’t ask,” said {visitor}. “They never ask. They look at me, and then they bring it. It’s on the table before I am.” “What would you like?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-order',
      A: 'partner',
      paragraphs: [
        '“I don’t know,” said {visitor}. “I only know what I don’t. I’d like not that.” One not that, wrote {H}, and took it to the kitchen. There {A} had to be the cook.',
        '“What goes into a not that?” asked {A}. {A} filled a bowl with porridge, because everybody likes that. {visitor} looked at it for a long time. “It’s a lot of one thing,” said {visitor}. “It’s like the other, only grey.” The porridge went back.'
      ]
    },
    {
      id: 'presents',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“On my birthday as well,” said {visitor}. “They come with a parcel, and they’ve got a look on their faces. I can tell by the shape. I say, Oh, how did you know?” {visitor} could say it very well by now. It had a little jump in it.',
        '“I get socks,” said {A}. “I say, Oh, they’re warm.” {A} had a jump for it too. They did both jumps one after the other. You could not have told who had got what.'
      ]
    },
    {
      id: 'what-do-your-sort-eat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what do your sort eat?” asked {visitor}, to be polite. “Which sort?” asked {H}. “The sort with two sleeves,” said {visitor}. “I’ve heard that they only eat noodles.” {H} had to laugh. “Who says so?” “Everybody,” said {visitor}. “They’ve seen one, and it was eating noodles.”',
        '“I eat lots of things,” said {H}. “I had rice today, and half a pear.” {visitor} looked at {H} with new eyes. “You must be a very rare one,” said {visitor}.'
      ]
    },
    {
      id: 'menu',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Every restaurant has a card on which it stands. There was none here yet, so {A} wrote one. It began with soup. “What sort of soup?” asked {visitor}. “Wet,” wrote {A}. Under that came something with corners, and something that bends. For afterwards there was cold, or crumbly.',
        '{visitor} read it twice from top to bottom, and was quite excited. It was nowhere on it. “Might I keep this?” asked {visitor}. “We’ve only got the one,” said {H}. So {visitor} learnt it by heart instead.'
      ]
    },
    {
      id: 'politely',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do you say it, if you don’t want something?” asked {A}. {visitor} had tried it in many ways. You could push it to the edge, but then it lay at the edge. You could put it under the spoon, but the spoon wobbled. Once {visitor} had put it in the flowers. “And?” “The flowers were given some more,” said {visitor}.',
        '“I say no, thank you,” said {A}. {visitor} tried it out. “No, thank you.” It was quite short. They all waited, and nothing came. “Does that work often?” asked {visitor}.'
      ]
    },
    {
      id: 'another-table',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s the table,” said {A}. “You could be somebody else at another one.” They moved the cloth to the windowsill, and {visitor} came in again with a hat on. “Good evening,” said {H}. “You’re new here. We’ve no idea what you eat.”',
        '“None at all?” asked {visitor} under the hat. “Not the slightest,” said {H}, and looked up at the ceiling. {visitor} sat there, and enjoyed it so much that it got quite late. The food had not even been mentioned yet.'
      ]
    },
    {
      id: 'what-it-does-say',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“{caller.fact},” said {A}. “Perhaps that comes from it.” “From what?” asked {visitor}. “From what you eat.” {visitor} did not believe it. “I’ve got an aunt who eats nothing but soup,” said {visitor}, “and she does it as well.” And {visitor} {caller.does}, to show how the aunt did it.',
        '“That’s exactly how you’d do it,” said {H}. “It’s in the family,” said {visitor}. “It isn’t in the bowl.”'
      ]
    },
    {
      id: 'tip',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What would you really wish for?” asked {A}. {visitor} looked round to see if anybody was listening. “{caller.wants},” whispered {visitor}. {A} looked on all the shelves. There was none of that in the kitchen, or only a picture of some, on a calendar.',
        'They propped the calendar up against the glass. {visitor} tried a biscuit, and looked at the picture. “It does make a difference,” said {visitor}. {A} had a biscuit too, and took turns with the looking.'
      ]
    },
    {
      id: 'cook-and-waiter',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“They’re getting impatient out there,” said {H} in the kitchen. “There’s only one of them,” said {A}. “One can be very impatient,” said {H}. They looked through the gap in the door. {visitor} was at the table. The napkin had been folded into a boat, and then into two.',
        '“I think it’s happy,” whispered {A}. “It hasn’t got anything yet,” whispered {H}. “That’s why,” said {A}. “As long as it’s being cooked, it might be anything.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had sat down at the table as well, or just below it. {A} had had the same thing in the same bowl since last year. “Aren’t you tired of it?” asked {visitor}. {A} looked at the bowl. {A} looked exactly as if somebody had said that there was going to be a feast.',
        '“It takes all sorts,” said {visitor}. {H} filled the bowl. {A} ate as though it had never been seen before, that thing in there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“For forty years they’ve given me the end of the loaf,” said {S}. “I said once that I liked it. I was being polite, for there was nothing else left.” “And don’t you like it?” asked {A}. “I like the middle,” said {S}. “I’ve never dared to say.”',
        '{A} wrote it down at once. One middle. {S} looked over both shoulders while it was being cut. It was so soft that {S} ate it standing up, before anybody could change places.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a guest as well, and ordered before sitting down. “I’ll have a not that too,” said {S}. “Not what?” asked {A}. “Not what you’ve got,” said {S}. {A} had nothing yet. So {S} got something, and that was right.',
        'Then {S} saw what {visitor} was getting. “I’d rather have that one,” said {S}. “I’d like that not that.” The pencil was nearly down to the wood.'
      ]
    },
    {
      id: 'everything-else',
      A: 'partner',
      paragraphs: [
        '{A} read the slip once more. “One not that,” said {A}. “Then it’s everything else!” {H} looked round at the shelves. “That’s a great deal.” “It’s a small plate,” said {A}. “We’ll do one of each.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-of-each',
      A: 'partner',
      paragraphs: [
        'On the plate lay one pea, one noodle, one raisin, one flake and one bean. {H} wrote it down, and it took a whole page. {visitor} went round it from the outside. “No,” said {visitor} to the pea. “No,” to the bean. At the raisin it went quiet. “Hm,” said {visitor}.',
        '{H} wrote down the hm. There were three noes, two hums, and one oh. “What’s this?” asked {visitor}. “That isn’t on the order,” said {H}. “That’s a crust. It fell on there.” “Oh,” said {visitor} again.'
      ]
    },
    {
      id: 'hm-twice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does hm mean?” asked {A}, for the kitchen wanted to know. “It isn’t a yes,” said {visitor}. “It’s that I’d like to meet it again. Some other day, with something on it.” {A} had always thought that there was only like and don’t like. Now there was a door in between.',
        '{A} took a bean, and thought about {A}’s own. “Hm,” said {A}. It was a good word to have in a mouth together with a bean.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The raisin went mm, and the flake went crack. The noodle made no noise at all, and {visitor} distrusted it. “I like it best if it answers,” said {visitor}. So they listened to everything before it was eaten. {A} held the pea up to one ear.',
        '“It’s not saying anything,” said {A}. “Bite it,” said {visitor}. {A} bit it. “Now it is,” said {A}. {H} wrote that down as well: one pea, and wait for the answer.'
      ]
    },
    {
      id: 'one-portion-of-crust',
      A: 'partner',
      paragraphs: [
        '“One portion of crust,” said {visitor} loudly. {H} always left the crusts, so there were plenty. {visitor} had five of them, and it could be heard in the hall.',
        '“And you?” {H} asked {A}. “The usual?” {A} looked at the tea. It was on the table already, and nobody had asked. {A} pushed it a little to one side. “Do you know,” said {A}, “I’d like a not that.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the seat by the door, where the waiter comes past most.',
      '{names} nosed along the edge of the tablecloth, in case it had begun.',
      { text: '{names} laid a fork on the left, and then on the other left.', needs: ['hands'] },
      { text: '{names} ordered a glass of water, just to be written down.', needs: ['hands'] }
    ],
    way: [
      '{names} finished up the porridge that had been sent back.',
      '{names} waited by the kitchen, where things fall down.',
      { text: '{names} carried an empty tray past, on three fingers.', needs: ['hands'] },
      { text: '{names} folded a napkin into something that nobody could name.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the three noes, and had nothing against them.',
      '{names} said hm as well, or something very like it.',
      { text: '{names} added a lentil, which had been left out.', needs: ['hands'] },
      { text: '{names} cut a crust into five, and dealt them out like cards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slips were put away in a cup, and the restaurant was closed. {H} washed up the one small plate.',
    'Then came teeth, and after that came bed. The pencil stayed behind the ear until the very last moment.'
  ],
  last: [
    'Tonight there was one bed, not that one but this one, and {H} was asleep in it.',
    '“Hm,” said the pillow when a head lay down on it, and {H} was asleep.'
  ]
})
