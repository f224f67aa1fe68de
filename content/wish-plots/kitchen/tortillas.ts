import { wishPlot } from '../wish-plot.ts'

export const tortillas = wishPlot({
  id: 'wish-tortillas',
  wishes: ['tortilla', 'tortillas', 'taco', 'tacos', 'burrito', 'burritos', 'quesadilla', 'quesadillas', 'making tortillas', 'making tacos', 'taco night', 'taco tuesday', 'fish tacos', 'tostada', 'tostadas'],
  answers: ['make', 'makes', 'making', 'made', 'dough', 'maize', 'corn', 'flour', 'masa', 'beans', 'cheese', 'cheesy', 'avocado', 'guacamole', 'salsa', 'chicken', 'fish', 'lunch', 'dinner', 'supper', 'tea', 'night', 'home', 'kitchen', 'grandma', 'granny', 'abuela', 'abuelita', 'abuelo', 'mama', 'mum', 'mummy', 'dad', 'daddy', 'papa', 'favourite', 'favorite', 'eat', 'eating', 'ate', 'loves', 'yummy', 'first', 'learn', 'learning', 'together', 'big', 'biggest', 'mexican', 'mexico', 'weekend', 'party', 'helping', 'crunchy', 'soft', 'warm', 'fresh', 'with'],
  except: ['allergic', 'allergy', 'sick', 'ill', 'monster', 'cat', 'dog', 'dragon', 'dragons', 'without', 'hungry', 'died', 'robot', 'hates', 'hate', 'won’t', 'restaurant', 'truck', 'spanish', 'omelette', 'soup', 'chips', 'costume', 'burnt'],
  moods: ['first', 'learning', 'proud'],
  company: ['taco', 'tortilla', 'tortillas', 'beans', 'cheese', 'guest', 'filling'],
  about: 'At every bite the filling falls out of the taco at the other end, until it is bitten into at both ends at once.',
  titles: ['Clap, Clap, and Turn', 'Downhill at the Other End', '{H} Makes a Taco', 'Head on One Side', 'There Go the Beans'],
  want: [
    {
      id: 'one-with-everything',
      A: 'partner',
      paragraphs: [
        '{H} was making tortillas. They were yellow flannels, and had to be patted flat from hand to hand. Clap, clap, and turn. The beans were pegs, the cheese was yellow wool, and the avocado was a green sponge.',
        '{A} was the guest. “A taco with everything, please,” said {A}. “I’ve never had one yet that kept it all in.” {H} wanted this one to. {H} folded it in the middle, and handed it over.'
      ]
    }
  ],
  way: [
    {
      id: 'there-go-the-beans',
      A: 'partner',
      paragraphs: [
        '{A} opened wide, and took a bite on the left. On the right everything fell out. “There go the beans,” said {A}. Clack, clack, said the beans. “You have to be quicker,” said {H}, and made another. {A} was very quick. The beans were quicker.'
      ]
    },
    {
      id: 'pat-and-clap',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You can hear how far a tortilla has got. Pat is thick, and clap is thin. {A} shut both eyes and listened. “Pat,” said {A}. “Pat. Now it’s about as thick as a slipper.” {H} patted on. “Clap,” said {A}. “Now you could read through it.”',
        '{H} held it up to the lamp. “What does it say?” asked {A}. “It says supper,” said {H}. They each looked through it at the other one, and everybody was yellow.'
      ]
    },
    {
      id: 'and-a-bit-more',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And now one with nothing in,” said the guest, “to be on the safe side.” {H} folded it with great care, and put it down. {A} lifted the edge, and looked in. “Could I have a bit more?” asked {A}. {H} put in a bit more.',
        '“That’s too much,” said {A}. So {H} took one pinch out again. Then it was just right. Nothing fell out of it either, and yet neither of them was quite happy with it.'
      ]
    },
    {
      id: 'cheese-holds',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In a quesadilla it’s all held together by the cheese. {H} laid one tortilla on another, with the wool in between, and {A} took hold of half. The cheese came too. {A} went back as far as the door with it, and it was still holding on.',
        'From the hall {A} called that there was no end to it. {H} plucked it, and it hummed. “Come back,” called {H}. “I know a shorter way to eat that.” So {A} came back along it, hand over hand.'
      ]
    },
    {
      id: 'wrapped-in-a-leaf',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I could wrap it up,” said {H}. That’s how it’s done with a tamale. It’s put to bed in a leaf, left side over, right side over, and the feet tucked in. The leaf was a page of newspaper. {A} turned the parcel round and took a large bite of the corner.',
        '“You don’t eat the leaf,” said {H}. {A} chewed a little more slowly. “I did think that it was dry,” said {A}. “But I liked the weather.”'
      ]
    },
    {
      id: 'plate-and-spoon',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Have you got a fork?” asked the guest. “You don’t need one,” said {H}. “A tortilla’s the plate, and it’s the spoon too. You eat them both up, and then you’ve done the washing-up.” {A} looked at the flannel with new respect.',
        '“Is it the napkin as well?” asked {A}, and wiped {A}’s chin on it. “Now it’s got beans on the outside,” said {H}. “I’ll start there, then,” said {A}.'
      ]
    },
    {
      id: 'ripe-for-a-minute',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“An avocado’s ripe for ten minutes,” said {A}, “and you’re always out.” {H} pressed the sponge with one thumb. It came up again. “It isn’t yet,” said {H}. So they sat down on both sides of it, so as not to miss it.',
        '{A} pressed, and {H} pressed. They talked about other things, and looked the other way, to give it time. “Now?” asked {A}. {H} pressed. “It was,” said {H}. “Just then, when you were talking.”'
      ]
    },
    {
      id: 'hold-on-tight',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They ought to hold on,” said {A}. The beans were pegs, after all. So {H} pegged them to the tortilla, one beside the other, along the edge. They held on so well that it stood up by itself. “But now they’re all outside,” said {H}.',
        '{A} looked for a place to bite. There was a bean wherever you came from. “It’s guarded,” said {A}, and let it be, and ate round the plate.'
      ]
    },
    {
      id: 'pet-underneath',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Anybody who knows about tacos sits underneath. {A} did. A bean came down, and then a bit of cheese. {A} looked at the bean from both sides. It was made of wood.',
        'All the same {A} stayed. With tacos you can only wait. Sooner or later somebody would make a real one.'
      ]
    },
    {
      id: 'elder-claps',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew somebody who made a hundred before breakfast,” said {S}, “and talked the whole time. If it was a good story, they were thin. If somebody came in, they were thick.” “And which were better?” asked {A}.',
        '{S} clapped a flannel from hand to hand, and told a long one, with a bus in it. {A} held it up to the lamp. You could see as far as the bus stop.'
      ]
    },
    {
      id: 'child-filling',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the filling, and lay down on a blanket. {A} folded one side over, and then the other. “What’s in it?” asked {A}. “Beans,” said the blanket. “And cheese. And a bit of sauce.” “Is the sauce hot?” “It’s just had a bath,” said the blanket.',
        '{A} lifted it a little at one end, very gently. All three came out at the other. “Clack,” said {S}, and wanted to be put back.'
      ]
    },
    {
      id: 'baby-in-and-out',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was given a bean to hold. {A} put it in the taco, and took it out, and looked at it. Then {A} put it in. It was the one bean of the evening that went in as often as it came out.',
        '“Leave it there,” said {H}. But {A} had only begun.'
      ]
    },
    {
      id: 'both-ends-shut',
      A: 'partner',
      paragraphs: [
        'The third time {H} turned in both ends, and rolled it up tight. “Now nothing can get out,” said {H}. “That’s a burrito,” said {A}, and turned it round. “It’s very good. But in a taco you can see who’s there.” {H} unrolled it again. A bean lay inside with its legs crossed.'
      ]
    },
    {
      id: 'downhill',
      A: 'partner',
      paragraphs: [
        '“You eat one,” said {A}, “and I’ll watch.” {H} tipped one up, and bit. Clack, clack. “There!” said {A}. “You tip it, so as to get in. And then it goes downhill at the other end.” “But somebody’s got to tip,” said {H}. They looked at each other. “Then I will,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-one-side',
      A: 'partner',
      paragraphs: [
        '{H} held the next taco quite level, like a boat with people in it. Then {H} laid {H}’s head on one side, right down on the shoulder, and bit. They listened. There was no clack. “Give me some,” said {A}, and laid {A}’s head on one side too.',
        'Now the lamp stuck out of the wall, and the door lay down. Only the taco was straight. “Hello,” said {A}. Then {H} had to laugh, and out it all fell.'
      ]
    },
    {
      id: 'twenty-to-nothing',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They kept their heads like that for a bit, since they were there anyway. “What’s the time, on its side?” asked {H}. {A} looked at the kitchen clock. “Twenty to nothing,” said {A}. “Then it’s early,” said {H}.',
        'The chairs stood on the wall, and none of them slid off. A drop came out of the tap, and fell to the left. They tried not to think about the soup.'
      ]
    },
    {
      id: 'for-tomorrow',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} patted another flannel flat, and {A} had one too. In the evening you clap more slowly, as there’s only tomorrow to do it for. Clap, clap, and turn. Clap, and turn.',
        'By the end of it they were clapping so softly that you heard only the turn. “How thin is it?” whispered {A}. {H} looked down. “I’m not sure that there is one,” whispered {H}.'
      ]
    },
    {
      id: 'both-ends-at-once',
      A: 'partner',
      paragraphs: [
        'This time it had all come down on the last tortilla, which lay underneath. “It’s made itself,” said {H}, and folded it. “And you take that end.” {H} put {H}’s head on the left shoulder, and {A} on the right. “One, two, three,” said {H}, and they both bit.',
        'There was no other end. There was nowhere left for it to fall out. “All in,” said {A} with a full mouth, and not a bean said a word.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down with a good view of the plate.',
      '{names} sniffed, and it smelled a little of soap.',
      { text: '{names} clapped as well, clap, clap, and turn.', needs: ['hands'] },
      { text: '{names} unrolled some more cheese, since there was such a lot of it.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped aside for a bean.',
      '{names} looked under the table, where most of the taco was.',
      { text: '{names} picked up the beans, and put them in again, in order.', needs: ['hands'] },
      { text: '{names} wrung out the avocado, to be on the safe side.', needs: ['hands'] }
    ],
    turn: [
      '{names} laid a head on one side too, and saw how it is.',
      '{names} waited at the other end, where things come out, and nothing came.',
      { text: '{names} tidied a bit of cheese in, with one finger.', needs: ['hands'] },
      { text: '{names} patted the last tortilla, although it was full.', needs: ['hands'] }
    ]
  },
  bed: [
    'The beans went back into the peg bag, and the cheese was rolled up into a ball. The tortillas were hung over the edge of the bath.',
    'So {H} was washed with a taco, behind both ears. In bed the blanket was folded over, and turned in at the foot. {H} laid {H}’s head on one side.'
  ],
  last: [
    'With head on one side and everything in, {H} was asleep.',
    'Nothing fell out at the other end, not even a toe, and {H} was asleep.'
  ]
})
