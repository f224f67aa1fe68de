import { wishPlot } from '../wish-plot.ts'

export const waiter = wishPlot({
  id: 'wish-waiter-full-tray',
  wishes: ['waiter', 'waiters', 'waitress', 'waitresses', 'restaurant', 'restaurants', 'cafe', 'cafes', 'café', 'cafés', 'playing restaurant', 'playing restaurants', 'playing cafe', 'playing café', 'pretend restaurant', 'pretend cafe', 'coffee shop', 'coffee shops', 'diner', 'tea room', 'tea rooms', 'menu', 'tea glasses tray', 'carry tea glasses', 'carrying tea glasses', 'tea tray'],
  except: ['run', 'runs', 'running', 'open', 'opens', 'opening', 'own', 'chef', 'cook', 'cooking', 'cat', 'cats', 'dog', 'dogs', 'bear', 'dragon', 'robot', 'robots', 'monster', 'alien', 'dinosaur', 'dinosaurs', 'birthday', 'spilled', 'spilt', 'afraid', 'lost', 'behave', 'naughty', 'pizza', 'mouse', 'penguin', 'penguins', 'witch', 'space', 'underwater', 'frog', 'snail', 'allergic', 'school', 'waiting', 'opens', 'opened', 'going', 'went'],
  answers: ['playing', 'play', 'pretend', 'game', 'serves', 'serving', 'table', 'tables', 'busy', 'who', 'that', 'food', 'soup', 'order', 'orders', 'tray', 'customers', 'guest', 'guests', 'little', 'fancy', 'posh', 'job', 'dinner', 'lunch', 'family', 'clumsy', 'best', 'being', 'turn', 'carry', 'carrying', 'glasses', 'tea'],
  moods: ['learning', 'first', 'waiting'],
  fed: true,
  company: ['soup', 'bowl', 'tray', 'waiter', 'guest', 'restaurant', 'menu', 'table', 'kitchen', 'spoon'],
  about: 'A waiter looks hard at the soup so as not to spill it, and spills it for that very reason.',
  titles: ['Don’t Look at the Soup', 'Table Nine by the Window', '{H} the Waiter', 'Half a Bowl of Soup', 'There’s a Spoon in My Soup'],
  want: [
    {
      id: 'table-nine',
      A: 'partner',
      paragraphs: [
        '{H} was a waiter, with a towel over one arm. {A} was the guest, and sat at table nine. “A bowl of soup, please,” said {A}, “full to the brim.” {H} wanted to bring it across the restaurant on a tray, and not lose a drop.',
        'The soup was water, with five peas in it. {H} fixed {H}’s eyes on it, and set out very slowly.'
      ]
    }
  ],
  way: [
    {
      id: 'to-and-fro',
      A: 'partner',
      paragraphs: [
        'The soup went a bit to the left. {H} tipped the tray to the right. Now the soup went to the right, and more of it. {H} tipped it back. By the door it was swinging, and slap, it went over the edge. At table nine there was half a bowl. “I ordered it full,” said the guest.',
        '“At once,” said the waiter, and went back. This time {H} looked at it without breathing. There was one pea left.'
      ]
    },
    {
      id: 'menu',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First the guest had been given the menu, which was a book about ponds. “What do you recommend?” asked {A}. “The newt’s very good,” said {H}. “What comes with it?” {H} turned over a page. “Duckweed,” said the waiter, “or else a heron.”',
        '{A} thought for a long time, and asked if the heron was fresh. It had flown in that morning. “I think I’ll have the soup,” said {A}.'
      ]
    },
    {
      id: 'thumb',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Waiter,” said {A}, “your thumb’s in my bread.” “It’s holding it on,” said {H}. A waiter carries three plates at once. One’s in the hand, one’s on the arm, and the third one’s where the other two meet.',
        '{H} showed it, with slices of bread for plates. It worked, if you walked like a crab. But then there was no hand left to put them down with. “Just bend over,” said {A}, “and I’ll take them off with my teeth.”'
      ]
    },
    {
      id: 'remember',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A good waiter keeps it all in the head, and writes nothing. “A cheese roll,” said {A}, “with no cheese, but not too much of it. Two glasses of water, one with, one without. And a pear that’s thinking of being an apple.” “Very good,” said {H}.',
        'In the kitchen it had turned into a roll with a pear and two thoughts. {H} brought it. {A} looked at the plate. “That’s just what I meant,” said {A}.'
      ]
    },
    {
      id: 'something-wrong',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Waiter!” called {A}. “There’s a spoon in my soup.” The waiter came and looked. “It’s meant to be there,” said {H}. “Then what’s this one for?” There was a second one beside the bowl. That one had been for the pudding, and had come too early.',
        '“Shall I send it away?” asked {H}. “No, let it watch,” said {A}. It lay there the whole time, and had the soup in it, upside down and very small.'
      ]
    },
    {
      id: 'full-up',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Have you booked?” asked the waiter. {A} hadn’t. The waiter looked into the big book, and all round at the empty chairs. “I could squeeze you in at half past,” said {H}.',
        '{A} stood by the door until half past, first on one leg, and then on the other. Then a table came free. “You were lucky,” said {H}, and dusted it.'
      ]
    },
    {
      id: 'napkin',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'In a good restaurant the napkins are folded. {H} could do a boat, and {A} could do a hat. They did one of each, and set them side by side. When the hat was put on the boat, it was a bishop at sea.',
        '“And what do you wipe your mouth with?” asked {A}. They looked at the bishop. Neither of them liked to. They both used a sleeve, on the inside.'
      ]
    },
    {
      id: 'foam-beard',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was coffee too, for those who like foam. It was warm milk, and {H} beat it with a fork till it stood up. “With a picture on top?” asked the waiter. {A} wanted a swan.',
        'It turned out rather round. “It’s got its head under,” said {H}. {A} drank, and had a white beard up to {A}’s nose. “How does it look?” asked {A}. “Now it’s come up,” said {H}.'
      ]
    },
    {
      id: 'pet-guest',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At the small table by the wall there sat a guest who said nothing, and that was {A}. {H} bowed, and read out all the dishes, from the front of the book to the back. {A} looked at the waiter as if there was one still missing.',
        '“I’ll see what I can do,” said {H}. In the kitchen there was a bit of something, and it was brought under a lid. When the lid was lifted, the guest gave no tip. But the plate needed no washing.'
      ]
    },
    {
      id: 'elder-waited',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was a waiter for one day,” said {S}. “It was at a wedding, and I had the sauce. I went round behind two hundred people. Each of them took a spoonful, and I was so proud.” “What was wrong?” asked {A}.',
        '“It was custard,” said {S}. “They had it on their beef. Nobody liked to be the first to say so. The bride asked for more. They still talk about that sauce.”'
      ]
    },
    {
      id: 'child-bill',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} did the bills. They were long, and it was all written down in loops. “What does it come to?” asked {A}, who was having a rest at one of the tables. {S} ran a finger down it. “Ten,” said {S}. “Ten what?” “Kisses.”',
        '“That’s dear, for a roll,” said {A}. “It was with butter,” said {S}. So {A} paid ten, and left two more on the plate, as a tip.'
      ]
    },
    {
      id: 'baby-guest',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'The guest in the high chair was {A}, who had already begun, with the table. “May I bring you something to go with that?” asked the waiter. {A} beat on the wood with a spoon. It’s rude in a restaurant, but it works.',
        'A crust came. {A} tasted it, and dropped it over the side, and looked at the waiter. {H} brought a fresh one, with a bow. The third was eaten. It had been bowed to enough.'
      ]
    },
    {
      id: 'look-at-me',
      A: 'partner',
      paragraphs: [
        '“You’re shaking hands with the soup,” said {A}. “It says left, and you say right, and then it says left again. It’s what soup likes best.” “But I have to look where it’s going!” said {H}. “Have you ever seen a waiter who looked at the soup?” asked {A}. {H} thought of the waiter at the station café. That man only ever looked at people’s hats.'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-in-the-air',
      A: 'partner',
      paragraphs: [
        'So the bowl was filled to the brim again. {H} lifted the tray, looked straight at {A}, and walked as if there was a bus to catch. On the tray the soup stood still, because nobody was telling it anything.',
        '“Good evening,” said the waiter, all the way along. “I hope you’re hungry.” Then it stood in front of the guest. {A} bent down and had a close look at the rim. “Full,” said {A}.'
      ]
    },
    {
      id: 'waiter-of-twenty-years',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{A} wanted to try it too, and they changed over. {A} was off like a waiter of twenty years, with chin up, and never looked down once. So {A} didn’t see that there was a footstool.',
        'The tray stopped, and the water went on without it, in one piece, like a jellyfish. It landed in the plant. “Your table’s by the window,” said {H} to the plant. “Was it the soup that you ordered?”'
      ]
    },
    {
      id: 'compliments',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“My compliments to the kitchen,” said {A}. {H} took those to the kitchen, with the same care as the soup. There was nobody there but the tap. “They liked it,” {H} told it. One drop fell.',
        '“What did the kitchen say?” asked {A}. “It was moved,” said the waiter.'
      ]
    },
    {
      id: 'waiter-sits',
      A: 'partner',
      paragraphs: [
        'The guest ate up all five peas and drank the rest. “Waiter,” said {A}, “when do you eat?” “When everybody’s gone,” said {H}. {A} folded the napkin, got up, and went out at the door. Then {A} came in again, with the towel over one arm. “Is this table free?” asked {H}, and sat down.',
        '“It’s on the house,” said {A}, and brought a mug of something good, not very full. {A} looked {H} in the eye the whole way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a seat at table ten, and smelled the soup from there.',
      '{names} drew in both feet, to leave the waiter a clear run.',
      { text: '{names} shook out the napkins, and gave the guest two.', needs: ['hands'] },
      { text: '{names} put a salt cellar at every table, in front of nobody.', needs: ['hands'] }
    ],
    way: [
      '{names} dealt with the drops by the door.',
      '{names} swayed with the soup, first left and then right.',
      { text: '{names} fished a pea out of a slipper.', needs: ['hands'] },
      { text: '{names} held a saucer underneath, all the way to the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed again, once the bowl stood still.',
      '{names} applauded with a soft thump under table ten.',
      { text: '{names} folded a napkin into a swan with no neck.', needs: ['hands'] },
      { text: '{names} wrote down the order, and it said again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back, and {H} hung up the tray. Nothing had to be mopped but a small wet road from the kitchen to table nine.',
    '{H} washed. Then {H} was tired up to the brim, and carried it to bed, looking straight ahead. Not a drop was lost on the way.'
  ],
  last: [
    'Nobody looked at it, and it didn’t swing any more, and {H} was asleep.',
    'The restaurant was shut, and the last guest to lie down was the waiter, {H}, who slept.'
  ]
})
