import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const goldfish = wishPlot({
  id: 'wish-goldfish',
  wishes: ['goldfish', 'gold fish', 'pet fish', 'fish', 'got goldfish', 'bought goldfish'],
  answers: ['bowl', 'tank', 'little', 'orange', 'pet', 'swimming', 'got', 'bought', 'new', 'chose', 'named', 'today', 'sleepy', 'asleep', 'sleeping', 'sleep'],
  except: [...NOT_WELL, 'anemone', 'finger', 'fingers', 'chips', 'cake', 'pie', 'tea', 'fingered', 'dinner', 'rainbow', 'jelly', 'star', 'puffer', 'sword', 'clown', 'flying', 'catch', 'net', 'pond', 'market', 'school', 'eat', 'fishing', 'fisherman', 'angler', 'moving', 'caught', 'rod', 'lake', 'river', 'fish shop', 'chip shop', 'kenkey', 'banku', 'fried', 'fry', 'soup', 'fufu', 'stew', 'ugali', 'curry'],
  company: ['goldfish', 'fish', 'cat'],
  about: 'People say that a goldfish forgets everything once round the bowl, so it tells, round by round, all it has seen.',
  titles: ['Once Round the Castle', 'The Goldfish Forgets Nothing', '{H} Goes Round Again', 'What I Saw on the Way', 'Seven Things in Order'],
  want: [
    {
      id: 'three-seconds',
      A: 'partner',
      paragraphs: [
        '{H} was a goldfish. The table was the tank, and the goldfish swam round it, on foot. In the middle stood the castle, which was the teapot. {A} sat beside the tank with a newspaper. “Good evening,” said the goldfish, each time it came by.',
        '“Do you know,” said {A} over the paper, “that a goldfish forgets everything in three seconds? It comes round, and it’s all new.” The goldfish stopped. It had never been so cross in its life. “Right,” it said. It wanted that taken back.'
      ]
    }
  ],
  way: [
    {
      id: 'first-rounds',
      A: 'partner',
      paragraphs: [
        'It went round once, and came back. “I went round the castle,” said the goldfish, “and I saw a spoon.” It went round again. “I went round the castle, and saw a spoon, and a cat at the window over the road.” “Very good,” said {A}. “That was luck.”',
        'The third time there was a spoon, a cat, and a sock that did not match. “That’s three,” said the goldfish. “And in order.” “A spoon,” said {A}, to see if it could be done. “A cat. And a what?”'
      ]
    },
    {
      id: 'mouth',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Between the words it opened and shut its mouth, as goldfish do. “What are you saying there?” asked {A}. “Nothing,” said the goldfish. “That’s the breathing. It goes in at the front and out at the sides.”',
        '{A} opened and shut {A}’s mouth for a while, without a word. After that {A} would have liked some flakes.'
      ]
    },
    {
      id: 'no-lids',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I see everything,” said the goldfish. “I can’t help it. I haven’t got eyelids.” {A} did not believe that anybody could look so long without blinking. They tried it, nose to nose, over the edge of the tank.',
        'The goldfish got to forty. {A} got to twelve, and said that there had been a crumb.'
      ]
    },
    {
      id: 'what-it-knows',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I also remember last week,” said the goldfish. “On Thursday you came in for your glasses, and went out with a banana.” {A} put down the newspaper. “On Friday you sang. It was about a boat, and you didn’t know the second verse.”',
        '“Nobody was there on Friday,” said {A}. “No,” said the goldfish. “That’s what everybody says. Nobody, and a fish.”'
      ]
    },
    {
      id: 'far-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the far side of the table it was hard to swim. There was a current there, between the chair and the wall. The goldfish had to breathe in to get through. “What did you see?” called {A}. “The chair,” it called back. “From very near.”',
        '“From very near, a chair’s just brown,” said {A}. So it did not go on the list.'
      ]
    },
    {
      id: 'castle-window',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The fish stopped at the castle and looked in at its spout. “Who lives there?” asked {A}. “I do,” said the goldfish, “when I’ve got visitors. It’s for going through.” It was dark in there and smelled of tea.',
        '{A} looked in from the other end, where the lid is. For a moment they saw one eye of each other, a good way off. Then both of them said good evening.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“They’ve taught goldfish to come for a bell,” said {A}, who had found something in the paper. “After half a year they still came.” The goldfish had to hear that twice.',
        'So {A} tapped a glass with the spoon. The fish came at once, from right across the tank, and opened its mouth. It got a raisin. “And who rang?” it asked. “You’ve been taught too.”'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The goldfish had a very fine tail, a yellow scarf that came after it round every corner. Twice the scarf went round one side of a chair and the fish round the other.',
        '“You forgot your tail,” said {A}, rather pleased. “I knew where it was,” said the goldfish. “It was behind me.” And that is just where a goldfish keeps its tail.'
      ]
    },
    {
      id: 'elder-forgets',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m the other way about,” said {S}. “What’s an hour ago has gone. But I could tell you what hung on the line when I was four.” The goldfish stopped at {S}’s chair. “What did?” asked {A}.',
        '“A blue towel,” said {S} at once, “and two vests, and my father’s trousers, dancing by themselves.” The goldfish said it over to itself, all the way round. It was much better than a sock.'
      ]
    },
    {
      id: 'second-fish',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the second goldfish, and swam round the other way. They met at the window, and they met at the door. “Hello,” said {S}, each time. “Have we met?”',
        '“You’re the one who makes people say that,” said {A}. {S} swam on, very happy. At the window {S} came along again. “Hello,” said {S}. “Have we met?”'
      ]
    },
    {
      id: 'through-the-glass',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} sat down in front of the tank and watched the goldfish go round. {A}’s head went round too, as far as it could. Then it had to begin again at the front.',
        '“I’ve seen you before,” the goldfish said kindly. “And you’ve seen me. We remember, don’t we?” {A} yawned. Then {A}’s head went round once more.'
      ]
    },
    {
      id: 'who-loses-it',
      A: 'partner',
      paragraphs: [
        'After six rounds there were six things to say. A spoon, a cat, a sock, a crumb, a knee and a draught. “Say it with me,” said the goldfish. “A spoon,” said {A}. “A sock. No, a draught. Was there a hat?” {A} laid the paper down. “I see what it is,” said {A}. “You look at each thing as you go by. I’ve only looked at the page. I’m the one who forgets it all in three seconds.”'
      ]
    }
  ],
  turn: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '“Then come in,” said the goldfish. “It’s quite easy from in here.” {A} got up, and let {A}’s mouth hang open, and swam behind. {H} went in front and pointed with one fin. “Spoon,” said the first fish. “Spoon,” said the second. “Cat.” “The cat’s washing now,” said {A}. “It’s still a cat,” said the goldfish.'
      ]
    },
    {
      id: 'new-things',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now that there were two, they saw more. {A} saw a key that had been lost since Sunday, on the ledge beside the clock. It had hung there for everybody to see. “Did you know that?” asked {A}.',
        '“Of course,” said the goldfish. “You only asked if I’d seen your key. You shouted it, and went out. I was on the far side by then.”'
      ]
    },
    {
      id: 'slow-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They swam a slow one. It grew dusk in the tank, and the castle had a light on its lid from the lamp. The crumb threw a shadow as long as a match.',
        '“Funny,” said {A}, “I’ve lived here for years.” “On the outside,” said the goldfish. It was not said unkindly.'
      ]
    },
    {
      id: 'wrong-order',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the draught they stopped, because it had gone. Somebody had shut a door. “Does it still count?” asked {A}. The goldfish went back a bit and felt with one cheek.',
        '“It counts,” it said. “We’ll say: there was a draught here.” {A} said it, and shivered a little, to be sure of it.'
      ]
    },
    {
      id: 'bubble',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to tell it something, and {A} had {A}’s mouth full of swimming. What came out was “blub”. “You’ve got the hang of it,” said the goldfish.',
        'They hung there side by side for a moment, with just the fins moving. “What was it?” asked the goldfish. “I’ve forgotten,” said {A}, and they both opened and shut their mouths.'
      ]
    },
    {
      id: 'all-nine',
      A: 'partner',
      paragraphs: [
        'Three times round, and {A} could do it alone. “A spoon,” said {A}, “a cat, a sock, a crumb, a knee, a draught, a fish.” “I wasn’t on the list,” said the goldfish. “You are now,” said {A}. “You were what I saw.”',
        '“I take it back,” said {A}, and wrote on the newspaper: goldfish forget nothing. The goldfish read it as it came by. It read it again the next time, and was just as pleased.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay on the bottom of the tank, like gravel.',
      '{names} went round the table the other way, and met a fish.',
      { text: '{names} dusted the castle, round the spout.', needs: ['hands'] },
      { text: '{names} sprinkled a few oats on the table, for that is how you feed fish.', needs: ['hands'] }
    ],
    way: [
      '{names} floated by, and the goldfish did not count that.',
      '{names} tucked some feet in, so as not to be on the list.',
      { text: '{names} moved the spoon a little, and the goldfish moved it back.', needs: ['hands'] },
      { text: '{names} kept count of the rounds on an envelope.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in too, and the tank got fuller.',
      '{names} gulped twice, the way fish do after a thought.',
      { text: '{names} held the curtain aside, so that the cat stayed on the list.', needs: ['hands'] },
      { text: '{names} pushed in the chairs, to make the water wider.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the castle, and put the spoon with the spoons. Across the road somebody drew the curtain, and the cat went in.',
    'When {H} had washed, {H} swam once round the bed. There were a pillow, and a slipper, and a strip of light at the door. Then {H} lay down and knew them by heart.'
  ],
  last: [
    'A pillow, a slipper, a strip of light, and {H}, asleep.',
    'In the morning it would all still be there, in order, and {H} was asleep.'
  ]
})
