import { wishPlot } from '../wish-plot.ts'

const POO = ['poo', 'poop', 'pooh', 'poos', 'poops', 'turd', 'potty']
const HERO = ['superhero', 'super hero', 'superheroes', 'super', 'hero', 'saves', 'saved', 'save', 'rescue', 'rescues', 'captain', 'cape', 'superpower', 'superpowers', 'fly', 'flies', 'flying', 'talking', 'talks', 'talk', 'alive', 'adventure', 'adventures', 'ran away', 'runs away', 'escapes', 'escaped']

export const superPoo = wishPlot({
  id: 'wish-super-poo',
  wishes: [...POO.filter((word) => word !== 'potty').flatMap((poo) => HERO.map((hero) => `${poo} ${hero}`)), 'superpoo', 'superpoop', 'poo-man', 'pooman', 'poopman', 'poo man', 'poop man', 'flying poo', 'poo emoji', 'poop emoji', 'poo monster', 'poop monster', 'toilet superhero', 'toilet hero', 'potty superhero', 'potty hero'],
  answers: ['poo', 'poop', 'super', 'superhero', 'hero', 'wants', 'want', 'be', 'become', 'becomes', 'to', 'a', 'saves', 'save', 'saved', 'day', 'world', 'rescue', 'rescues', 'cape', 'captain', 'fly', 'flies', 'flying', 'toilet', 'loo', 'flush', 'flushed', 'funny', 'silly', 'little', 'brown', 'smelly', 'stinky', 'talking', 'talks', 'brave', 'alive', 'adventure', 'adventures', 'powers', 'superpower', 'superpowers', 'called', 'who', 'that', 'escapes', 'escaped', 'runs', 'ran', 'away', 'monster', 'emoji', 'naughty'],
  except: ['won’t', 'wont', 'scared', 'afraid', 'constipated', 'hurts', 'hurt', 'pants', 'accident', 'accidents', 'training', 'nappy', 'diaper', 'floor', 'carpet', 'bed', 'dog', 'cat', 'cow', 'elephant', 'bird', 'seagull', 'pigeon', 'hamster', 'winnie', 'honey', 'bear', 'piglet', 'stepped', 'trod', 'blood', 'ill', 'sick', 'doctor', 'hospital', 'worm', 'refuses', 'hold', 'holds', 'holding', 'cried', 'bully', 'smeared', 'wall', 'baby', 'rabbit', 'horse', 'unicorn', 'dinosaur', 'why', 'swimming', 'pool', 'fart', 'rainbow', 'penguin', 'first', 'finally', 'every', 'beetle'],
  moods: ['first', 'learning'],
  company: ['poo', 'toilet', 'loo', 'paper', 'pipe', 'flush', 'duck', 'bath', 'street', 'neighbour', 'tap', 'cape', 'lid', 'pot', 'water', 'door', 'towel'],
  isTale: true,
  about: 'A poo will not be flushed before it is a superhero; nobody dares come near it, until all the pipes of the street are stopped up, and being flushed is what flying is.',
  titles: ['The Super Poo', 'Don’t Flush Yet', 'A Cape of One Sheet', 'Three, Two, One, Whoosh', '{H} and Something Brown and Brave'],
  want: [
    {
      id: 'dont-flush',
      A: 'partner',
      paragraphs: [
        '{H} had done a poo. It was a good one, and {H} got up to flush. “Stop!” said the poo. “Not yet! I want to be a superhero first.” {H} looked into the toilet. It was quite a small poo, and very brown.',
        '“{A}!” called {H}. “My poo wants to be a superhero!” {A} came, and looked in from rather far off. “Can it fly?” asked {A}. “Not so far,” said the poo.'
      ]
    }
  ],
  way: [
    {
      id: 'cape',
      A: 'partner',
      paragraphs: [
        'A superhero needs a cape. {H} let one sheet of paper float down, and it lay round the poo like silk. “And a name,” said the poo. “Super Poo,” said {H}. The poo said it over, and was a bit taller.',
        'Now it needed somebody to save. {H} called through the door, “Does anybody need saving, by a poo?” Nobody did. All down the street they shut their doors. “It’s the smell,” said {A}, and opened the window. “It’s the best thing about me,” said the poo.'
      ]
    },
    {
      id: 'superpower',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s your superpower?” asked {H}. The poo thought hard. It could not climb walls, and it could not lift a bus. “I can clear a room,” it said. “I’ve seen it done.”',
        '{A} had in fact just gone out for some air. {A} came back with a peg on the nose. “That’s a very good power,” said {A}, and it came out as “bery”. “You wouldn’t have to hit anybody.” “I’d never hit anybody,” said the poo, quite shocked. “Think of their clothes.”'
      ]
    },
    {
      id: 'song',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Each superhero has a song. They sat down on the edge of the bath and made one. “Super Poo, Super Poo, it’s brown all through and it’s coming to you,” sang {H}. {A} beat time on a bucket.',
        '“To you, or for you?” asked the poo. “It makes a difference.” They tried it both ways. With “to you” the window next door went shut, and with “for you” somebody clapped, once.'
      ]
    },
    {
      id: 'muscles',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Do I look strong?” asked the poo. “You do from the side,” said {H}. It turned to the side, and sank a little. “I’m going soft,” said the poo. “I should have started younger.”',
        '{A} knew some exercises. “And up, and down,” said {A}, with both arms in the air, “and up.” The poo went along with it, up and down, and made small waves. “I can feel it already,” it said. “What do you feel?” asked {H}. “Wet,” said the poo.'
      ]
    },
    {
      id: 'where-from',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Superheroes come from far away,” said {A}. “Where are you from?” “From {H},” said the poo. “It’s dark there, and it goes round a great many corners. I was a sandwich when I went in.”',
        '{H} had not known that. “Was it the one with cheese?” asked {H}. “I forget,” said the poo. “When I was young, I was in two halves.” All three of them were quiet for a moment, for that had been a good sandwich.'
      ]
    },
    {
      id: 'villain',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You’ve got to have an enemy,” said {H}. They looked about. There was a towel, but it was soft. There was the soap. And there was a brush with a long white handle. When the poo saw that, it went pale.',
        '“Not that one,” it whispered. “That one always wins.” {A} hung a towel over it. After that the poo was able to talk about something else.'
      ]
    },
    {
      id: 'in-a-hurry',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Outside the door somebody coughed. It was the neighbour, whose own toilet had something the matter with it. “Will you be long?” she asked. “There’s a superhero in here,” said {H}. “Fancy that,” said the neighbour. “Which one?”',
        '“You wouldn’t know it yet,” said {A}. She waited, first on one leg and then on the other. “I only ask,” said the neighbour, “because it’s getting rather exciting out here as well.”'
      ]
    },
    {
      id: 'mask',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“You need a mask,” said {A}, “so that nobody knows who you are.” They thought about that. “Who do they know that’s brown,” asked {H}, “and in the toilet?” It would take more than a mask.',
        '“I could say that I’m a chestnut,” said the poo. It said it a few times, in a voice as smooth as a chestnut. {H} shut both eyes, and it was very nearly true. Then {H} breathed in.'
      ]
    },
    {
      id: 'rhyme-of-smells',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} sprayed a bit of something from a bottle. It was Spring Meadow. “What did you do that for?” asked the poo. “Now I smell of somebody else!” It coughed, and all its paper fluttered.',
        '{H} waved the meadow out at the window with a towel. After a time the smell was the old one again. “There you are,” said {H}. “Now we know it’s you.” “Thank you,” said the poo. “It’s not much, but it’s mine.”'
      ]
    },
    {
      id: 'others-from-today',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What does a superhero do all day?” asked the poo. “It looks down from a high roof,” said {H}, “and listens if anybody calls.” The poo listened. Somebody called that dinner was ready.',
        '“Shall I save that?” asked the poo. “No,” said {A} at once. “That’s the one thing you mustn’t come near.” “But later?” asked the poo. “Later it’ll come to you,” said {H}, “or somebody like you.”'
      ]
    },
    {
      id: 'pet-respects',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} pushed open the door and came in, for it smelled of news. Nobody else in the house ever said anything so clearly. {A} stood there with the nose up, and took it all in, from the beginning.',
        '“That’s the first one who hasn’t held its nose,” said the poo, much moved. {A} looked at {H} with new respect. Then {A} was led out, quite slowly, backwards.'
      ]
    },
    {
      id: 'elder-chain',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small, it was out at the back, in a hut,” said {S}. “There was a heart in the door, and no flush. They just stayed.” “All of them?” asked {A}. “All of them,” said {S}. “It was quite a crowd.”',
        'The poo was listening. “And did anything become of any of them?” it asked. {S} thought back. “We had very good beans,” said {S}.'
      ]
    },
    {
      id: 'child-also',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to have one as well, at once. {S} sat down on the old potty, and went red in the face, and waited. “Is it a superhero yet?” asked {A}. “It’s only a bubble,” said {S}.',
        'They listened to the bubble, and it was a loud one. “That’s the helper,” said {A}. “It goes in front and says who’s coming.” So {S} had got somebody too, even if it was gone already.'
      ]
    },
    {
      id: 'baby-nappy',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat on the bath mat and listened to it all. Then {A} stopped, and looked into the distance, and was very still. After that another smell was in the room, and it was larger.',
        '“Hello?” called the poo. “Is somebody there?” From the nappy there came no answer. “It’s shy,” said {H}. {A} smiled at everybody, like somebody who could have ten superheroes if they were wanted.'
      ]
    },
    {
      id: 'blocked',
      A: 'partner',
      paragraphs: [
        'Then it went glug, all down the street. Glug, said the sink, and nothing ran off any more. The neighbour rang. “A toy duck’s gone down,” she said. “It’s stuck in the big pipe, and nobody can get there!” “Who could fit in a pipe?” asked {A}. “Nobody,” said {H}. “Only somebody small and slippery.” They looked at each other, and then into the toilet.'
      ]
    }
  ],
  turn: [
    {
      id: 'whoosh',
      A: 'partner',
      paragraphs: [
        '“That’s me!” said the poo. “But how do I get there? I can’t fly.” {H} put one hand on the flush. “You can,” said {H}. “This is how.” The poo looked at the dark hole, and went a bit pale. “Will you count?” it asked. {H} counted. “Three! Two! One!”',
        'Whoosh! “I’m flyyying!” cried Super Poo, and its cape streamed out behind, and round it went and down. A rumble went along under the street. Then came a bump, and then a quack. Plop!'
      ]
    },
    {
      id: 'duck-arrives',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Far off, where the pipe ends, a man in long boots was waiting with a net. First came the duck, and it was flying. Behind it came something small and brown in a scrap of white. It was gone into the big basin before he had his hat off.',
        'He told them so on the telephone. “It went past me like a rocket,” he said. “What was it?” “Super Poo,” said {H}. “Is that so?” said the man. “I’ve worked here for twenty years, and I never once got a look at it.”'
      ]
    },
    {
      id: 'street-cheers',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'In all the houses the windows opened, and people leaned out. “Who did that?” they called. {H} told them. They had heard nothing like it. But then somebody began the song, and soon it went all down the street, with buckets.',
        'After that everybody ran indoors, because they had waited so long. You could hear it from one end to the other: flush, flush, flush. It was like the sea.'
      ]
    },
    {
      id: 'hands-washed',
      A: 'partner',
      paragraphs: [
        'All down the street the water ran off again, and people cheered. The duck came back in a bag, and was washed four times. “It did it,” said {H}. “It was really very small.” “It was one of your best,” said {A}.',
        '{H} looked into the toilet once more. There was nothing in it but clear water. “Now wash your hands,” said {A}, “like all the helpers of superheroes.” They did it together, with a great deal of soap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see it too, and stopped at the door.',
      '{names} took one breath, and then no more for a while.',
      { text: '{names} held up a towel against the smell, and waved at the poo with one corner.', needs: ['hands'] },
      { text: '{names} knocked, and asked if all was well with the two of them in there.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the door, and heard somebody talk back.',
      '{names} did not need saving, and went a bit further off.',
      { text: '{names} held the door shut from the outside, in a friendly way.', needs: ['hands'] },
      { text: '{names} pushed a peg under the door for anybody who had none.', needs: ['hands'] }
    ],
    turn: [
      '{names} put one ear to the bath, and followed it as far as the corner.',
      '{names} jumped at the quack, and then danced about the hall.',
      { text: '{names} saluted, with the toilet paper under one arm.', needs: ['hands'] },
      { text: '{names} washed the duck the third time, and the fourth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was shut again, and the peg hung on its line. In the pipes it ran softly, as it should.',
    '{H} had one more wee, and flushed, and said good luck to it. Then {H} lay down, lighter than in the morning.'
  ],
  last: [
    'Far out, under the stars, something small was flying, and {H} was asleep.',
    'A pipe went glug in its sleep, and all was free, and {H} slept too.'
  ]
})
