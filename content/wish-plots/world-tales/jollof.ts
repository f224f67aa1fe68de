import { wishPlot } from '../wish-plot.ts'

export const jollof = wishPlot({
  id: 'wish-jollof',
  beginsElsewhere: true,
  wishes: ['jollof', 'jollof rice', 'party jollof', 'making jollof', 'cooking jollof', 'nigerian jollof', 'ghana jollof', 'ghanaian jollof', 'best jollof', 'jollof party', 'jollof wars', 'jollof burned', 'jollof burnt', 'jollof rice burned', 'jollof rice burnt', 'burnt jollof', 'bottom pot jollof', 'jollof burnt bottom', 'bottom of the jollof', 'burnt rice at the bottom'],
  answers: ['rice', 'party', 'grandma', 'granny', 'nana', 'auntie', 'aunty', 'mum', 'mummy', 'dad', 'daddy', 'best', 'making', 'cooking', 'make', 'cook', 'eating', 'dinner', 'supper', 'lunch', 'pot', 'nigerian', 'ghanaian', 'ghana', 'nigeria', 'senegal', 'kitchen', 'together', 'helping', 'plantain', 'tomato', 'spicy', 'pepper', 'food', 'learn', 'recipe', 'makes', 'who', 'chicken', 'burned', 'burnt', 'bottom', 'that', 'at', 'the', 'got', 'smoky'],
  except: ['restaurant', 'robot', 'soup', 'camp', 'fire'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['pot', 'rice', 'lid', 'foil', 'stove'],
  about: 'Two pots of jollof compete for which is empty first, and the hero looks into one too often and then not at all.',
  titles: ['Whose Pot Is Empty First', 'The Bottom of the Pot', '{H} Makes the Jollof', 'Don’t Let the Cook Out', 'Party Rice'],
  want: [
    {
      id: 'two-pots',
      A: 'partner',
      paragraphs: [
        'There was going to be a party, with two pots of jollof rice. One was {A}’s, and one was {H}’s. In both were tomatoes, red peppers, onions and a bay leaf. {A} stood at the stove, and {H} gave the orders.',
        '“They’ll finish mine first,” said {A}. “Mine,” said {H}. At a party nobody tells you whose jollof is best. But afterwards you look into the pots.'
      ]
    }
  ],
  way: [
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        '“Is it red yet?” asked {H}. {A} took off the lid, and then the foil. A big cloud came out, and it smelled of thyme. It was red. “Is it still red?” asked {H} a minute later. They looked in nine times, and each time there was a cloud.',
        'Then {A} tried both of them, with two spoons. {A}’s rice was soft. {H}’s rice said crack.'
      ]
    },
    {
      id: 'washing-rice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First the rice had been washed. {H} stirred it round in the bowl with one hand, and the water went as white as milk. “Again,” said {A}. The second water was like fog, and the third was like a window that wants cleaning.',
        '“How do you know when it’s enough?” “When you can see your fingers,” said {A}. {H} put in five. At the fifth water they were all there. One had a grain of rice on it, like a ring.'
      ]
    },
    {
      id: 'pepper',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One pepper went in whole, with its stalk on. It was round and orange, like a very small lantern. “It only swims on the top,” said {A}. “It’s there to be smelled. Nobody bites it.” “What happens if you do?” asked {H}.',
        '“My uncle did. He talked in a high voice till Monday,” said {A}. They both looked at it with respect. It went round the pot once, and lay down by the bay leaf.'
      ]
    },
    {
      id: 'whose-is-best',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“The best jollof comes from Nigeria,” said {A}. “From Ghana,” said {H}, in order to see what would happen. {A} put down the spoon. “With that rice? It’s round at the ends!” “It smells of flowers,” said {H}.',
        '“And in Senegal they’ve had it the longest, and put in a fish,” said {A}. “They don’t say anything. They just eat.” It was quiet for a moment. Then {A} said that it was Nigeria all the same.'
      ]
    },
    {
      id: 'ice-cream-tub',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the freezer stood a tub with strawberries on the lid. {H} had found it. “Ice cream!” said {H}. {A} said nothing, and watched. {H} got it open. It was red in there, but it was pepper stew.',
        'Behind it stood another tub, with chocolate on the lid. {H} looked at it for a long time. “Is that stew too?” “That’s fish,” said {A}. “You’ll learn it. We all had to.”'
      ]
    },
    {
      id: 'oil-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        'First of all the tomatoes had to fry. “Till when?” asked {H}. “Till it stops being sour,” said {A}. “You can hear it.” At first it went blop, like mud. Later on it went tsss.',
        'Then little red lakes of oil came up, all round the edge. “Now it’s saying that it’s ready,” said {A}. {H} said tsss back to it, politely, from the table.'
      ]
    },
    {
      id: 'plantain',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was plantain as well, and the best one was black all over. “That’s gone bad,” said {H}. “That’s gone sweet,” said {A}. “The yellow ones are only pretending.” {H} helped to pull it out of its skin.',
        'It was cut into slices, at a slant, so that each came out longer than it was. Twelve were fried for the plate, and eight of them got there. “They shrink,” said {A}, with one cheek full.'
      ]
    },
    {
      id: 'headscarf',
      A: 'other',
      spare: 7,
      paragraphs: [
        'For a party you have to dress. {A} had a stiff blue cloth. It was folded, and turned, and then {A}’s head was like a ship. {H} wanted one too. They took a tea towel. It came out more like a cabbage.',
        '“It’s a good cabbage,” said {A}. {H} walked up and down in it, with a very straight neck. It only slipped over one eye when {H} laughed, and so {H} looked proud instead.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had known about the party since the onions. {A} sat in the doorway, where you can see both pots at once, and took no side.',
        '“Which one’s going to win?” asked {H}. {A} sniffed to the left, and sniffed to the right. The nose went round once more, and stayed on the fridge. There was chicken in there for tomorrow.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I cooked it for two hundred once,” said {S}. “The pot was so big that we stirred it with a paddle, out in the yard. I was that thin, and they were afraid I’d go in.” “Did you?” asked {A}.',
        '“Only one shoe,” said {S}. “We found it, but late. The bride’s uncle said it was the best jollof of his life. I’ve never told anybody what was in it, and now you know.”'
      ]
    },
    {
      id: 'spraying',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'At a real party people dance up to you and stick money on your forehead. {S} had paper for it, in small squares. {A} danced, and {S} danced up, and pressed a note on {A}’s brow. It fell off. {S} licked the next one.',
        'Now it held. There were soon nine of them, and {A} could hardly see. “How much have I got?” asked {A}. “A hundred,” said {S}. “And a bus ticket.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} got some rice as well, quite plain, from the side without pepper. Most of it was eaten. One grain sat on the nose, and two in one eyebrow. {H} took one off, and {A} put on another.',
        '“That’s how they dress for parties at that age,” said {H}. {A} beat on the table with both hands, slap, slap, slap. It was the first music there was that day, and everybody’s hips heard it.'
      ]
    },
    {
      id: 'let-the-cook-out',
      A: 'partner',
      paragraphs: [
        '“I only looked!” said {H}. “That’s why,” said {A}. “It’s the steam that cooks it. Whenever you look, you let the cook out.” {H} thought of nine clouds, all gone out by the window.',
        '“And you never looked?” “I’ve got a nose,” said {A}. The foil went back over {H}’s rice, and the lid on top. “Now don’t even think of it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'dancing',
      A: 'partner',
      paragraphs: [
        'It’s hard not to look at a pot. So {H} turned round to the wall, put on some music, and danced. {H} danced with {H}’s elbows out, and right down to the floor. It smelled of tomato and thyme, and then of somebody’s bonfire.',
        '“My rice!” said {H}. {A} took it off the stove. On the top it was soft and red. But at the bottom it was brown, and stuck to the pot. “It’s burnt,” said {H}. “You’ve won.”'
      ]
    },
    {
      id: 'moi-moi',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“We could lay a leaf over it,” said {A}. They tried one slice of tomato, in the middle, and then seven. It looked very well. It still smelled like a bonfire.',
        'Then they opened the window and waved the tea towel. From outside somebody called in, “Are you having a party?” “Not yet,” called {H}. “It smells like one,” said the street.'
      ]
    },
    {
      id: 'the-bottom',
      A: 'partner',
      paragraphs: [
        '{A} scraped at the brown bit with a spoon, and chewed, and shut {A}’s eyes. “Who taught you that?” asked {A}. “Nobody. I was dancing.” “At the big parties it catches at the bottom,” said {A}. “People stand in line for that.” {H} tried some. It crunched, and it was sweet and smoky.',
        'So {H} put the pot in the middle of the table, with the brown turned up. It was scraped until you saw the lamp in it. In {A}’s pot there was still a good half, red and soft. {A} looked into one pot and then the other. “Next time I’ll dance too,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed the smell in and sat down where the plates were.',
      '{names} came too early for the party and took up the doorway.',
      { text: '{names} put out spoons, and then much bigger spoons.', needs: ['hands'] },
      { text: '{names} promised to try both, and not to say a word.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed each cloud as it went out.',
      '{names} jumped at the crack.',
      { text: '{names} fanned away a cloud, to see where the stove had got to.', needs: ['hands'] },
      { text: '{names} opened the window for the next cloud.', needs: ['hands'] }
    ],
    turn: [
      '{names} swayed to the music, mostly at the back end.',
      '{names} turned to the wall as well, and smelled everything.',
      { text: '{names} danced with a tea towel, right round the table.', needs: ['hands'] },
      { text: '{names} clapped the beat on a saucepan lid, away from the stove.', needs: ['hands'] }
    ]
  },
  bed: [
    'One pot hardly needed any washing. What was left in the other went into a tub with strawberries on the lid.',
    '{H} washed, and smelled of thyme all the same. Under the blanket two feet danced on for a bit, and then lay down.'
  ],
  last: [
    'The lid was on, and nobody looked, and {H} was asleep.',
    'At the bottom it was warm, and there {H} lay, and slept.'
  ]
})
