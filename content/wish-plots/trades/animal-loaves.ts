import { wishPlot } from '../wish-plot.ts'

export const animalLoaves = wishPlot({
  id: 'wish-animal-loaves',
  wishes: ['bread shaped like animals', 'bread shaped like animal', 'bread shaped as animals', 'bread in the shape of animals', 'bread shape animals', 'bread shapes animals', 'loaves shaped like animals', 'loaf shaped like animal', 'loaf shaped like', 'loaves shaped like', 'bread shaped like', 'rolls shaped like animals', 'buns shaped like animals', 'rolls shaped like', 'buns shaped like', 'dough shaped like animals', 'animal bread', 'animal breads', 'animal loaf', 'animal loaves', 'animal rolls', 'animal buns', 'animal shaped bread', 'animal-shaped bread', 'animal shaped loaves', 'animal-shaped loaves', 'animal shaped rolls', 'animal-shaped rolls', 'animal shaped buns', 'animal-shaped buns', 'bread animals', 'dough animals', 'bread zoo', 'bread rabbit', 'bread hedgehog', 'bread hippo', 'bread tortoise', 'bread crocodile', 'bread giraffe', 'hedgehog rolls', 'hedgehog bread', 'hedgehog bun', 'hedgehog buns', 'baker animals out of bread', 'baker animals out of dough', 'baker makes animals', 'baker bakes animals', 'baker making animals', 'baker animal shapes', 'bakes bread animals'],
  answers: ['bread', 'breads', 'loaf', 'loaves', 'roll', 'rolls', 'bun', 'buns', 'dough', 'baker', 'bakers', 'bakery', 'bakes', 'bake', 'baking', 'baked', 'makes', 'make', 'making', 'made', 'animal', 'animals', 'animal-shaped', 'shape', 'shapes', 'shaped', 'like', 'looks', 'look', 'as', 'in', 'of', 'out', 'into', 'the', 'who', 'whose', 'that', 'all', 'every', 'each', 'different', 'same', 'one', 'oven', 'rise', 'rises', 'rising', 'yeast', 'puff', 'puffs', 'up', 'fat', 'big', 'funny', 'wrong', 'goes', 'come', 'comes', 'turn', 'turns', 'hippo', 'hippos', 'cat', 'cats', 'rabbit', 'rabbits', 'giraffe', 'giraffes', 'hedgehog', 'hedgehogs', 'tortoise', 'crocodile', 'zoo', 'ears', 'morning', 'early', 'breakfast', 'town', 'village', 'special', 'his', 'her', 'man', 'lady', 'only'],
  except: ['eats bread', 'feeding', 'feed', 'ducks', 'gingerbread', 'biscuits', 'cookies', 'cake', 'cakes', 'balloon', 'balloons', 'mould', 'stale', 'allergic', 'gluten', 'coeliac', 'celiac', 'dragon', 'witch', 'alive', 'runs away', 'escape', 'escapes', 'magic', 'day of the dead', 'dead', 'died', 'clay', 'playdough', 'play-dough', 'guinea pig', 'my cat', 'our cat', 'hospital'],
  nothingElse: true,
  moods: ['learning', 'proud', 'change'],
  isTale: true,
  out: true,
  fed: true,
  company: ['baker', 'bread', 'dough', 'oven', 'hippo', 'hippos', 'rabbit', 'giraffe', 'cat', 'tray', 'window', 'queue', 'loaf', 'loaves', 'ears', 'yeast', 'bakery', 'hedgehog', 'raisin', 'shop'],
  about: 'A baker shapes a cat, a rabbit and a giraffe, and all of them rise into hippos, until a thin bit of dough that was left lying shows them how hungry an animal has to go into the oven.',
  titles: ['All of Them Were Hippos', 'A Very Thin Rabbit', '{H} and the Bread with Ears', 'They Eat All Night', 'How to Make a Hippo'],
  want: [
    {
      id: 'all-hippos',
      A: 'partner',
      paragraphs: [
        '{H} wanted a bread rabbit for breakfast, and meant to begin with the ears. A baker in the town shaped bread like animals. So {H} and {A} were in the bakery early, to help.',
        'The baker made a cat, a giraffe and a rabbit, and laid a cloth over them. “Now they have to rise,” said the baker. They rose and rose, and were baked, and came out brown. They were three hippos.'
      ]
    }
  ],
  way: [
    {
      id: 'longer-ears',
      A: 'partner',
      paragraphs: [
        '“Which one’s the rabbit?” asked {H}. The baker was not sure. “It happens every time,” said the baker. “Yesterday I sold a hippo as a swan. The lady was very nice about it.”',
        '“Then it needs longer ears,” said {H} to the baker. They took more dough for everything, until it was nearly gone. They made ears like spoons, and a giraffe’s neck as thick as an arm. All of it rose. The legs ran together, and the ears sank in. Now they were bigger hippos.'
      ]
    },
    {
      id: 'what-yeast-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why does it get so big?” asked {H}. “That’s the yeast,” said {A}. “It’s alive. It eats the flour and blows bubbles.” In one spoonful of yeast there were more eaters than people in the world. {H} put an ear to the dough.',
        'You could hear it, very small, puff and puff. “They’re all talking with their mouths full,” said {H}. {A} listened as well, on the other side, and came away with flour in one ear.'
      ]
    },
    {
      id: 'raisin-eyes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cat had been given two raisins for eyes. When it rose, the eyes moved apart. In the end one looked out at the left, and one at the right. “Now it’s watching both doors,” said {A}.',
        '{H} tried it with the raisins close together, on the nose. Those moved apart too, and one went under. “What’s it looking at now?” asked {H}. “Itself,” said {A}. It was the first hippo that knew what was in it.'
      ]
    },
    {
      id: 'sold-as-a-horse',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The hippos had to be sold as something. {A} wrote little signs. On the first it said “Horse, lying down”, and on the second “Cat, from behind”. For the third they could not agree. {H} turned it round three times.',
        '“Hippo,” wrote {A} at last. A man bent over all the signs. “That one’s well done,” he said, and pointed at the third. “How do you get it so like?” The baker said that it just came.'
      ]
    },
    {
      id: 'kissing-crust',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Two of the hippos had lain too near each other on the tray. In the oven they had grown together, side by side. {A} tried to pull them apart, and there was a long soft place without a crust. “Bakers call that the kissing crust,” said the baker. It is the real word.',
        '“Then I won’t look,” said {H}. They were sold as they were, to a lady with two children. She said that hers did that too, but only when they slept.'
      ]
    },
    {
      id: 'a-snail',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is there nothing that comes out right?” asked {A}. The baker thought. “A snail,” said the baker. “You roll it up, and it’s round before and round after.” {H} rolled one. It rose, and it was still a snail, only with more house.',
        '“You can’t make a mistake with it,” said {H}. “No,” said the baker, and sighed. “I’ve made nine thousand.” There was a whole shelf of them behind the door. They were not going anywhere.'
      ]
    },
    {
      id: 'other-wants-a-swan',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went round to the front of the counter, to practise being a customer. “I ordered a swan,” said {A}. {H} fetched it out from under the counter. It sat on the paper and had no neck at all. {A} looked at it from both sides.',
        '“It’s got its head under its wing,” said {H}. “Where’s the wing?” asked {A}. “Under the other wing,” said {H}. {A} paid a button for it, and asked if it bit. “You have to bite first,” said {H}.'
      ]
    },
    {
      id: 'pet-and-its-likeness',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The baker had made {A} out of dough as well, from life. {A} had sat for it, for a moment. Now it came out of the oven, and was set down to cool where {A} could see it.',
        '{A} looked at it for a long time, and walked all round, or nearly. The likeness had no neck, and a very wide smile. “It’s only how you might look after a big lunch,” said {H}. {A} turned round, and showed it the side that had come out better.'
      ]
    },
    {
      id: 'elder-plaits',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our baker made crocodiles,” said {S}. “They had teeth out of almonds.” “And did they stay crocodiles?” asked {A}. {S} had to think back a long way.',
        '“In the morning they lay in the window, with their teeth in a row,” said {S}. “We called them the old men. They’d got so round that their mouths had closed, and the teeth stood all round the outside.” {S} had always begun with the teeth.'
      ]
    },
    {
      id: 'child-makes-a-worm',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was given a piece of dough too, and rolled it and patted it until it was grey. “What’s it going to be?” asked {A}. “A lion,” said {S}. It had no legs as yet.',
        'It went into the oven, and rose, and came out as a hippo like the rest. But a grey one. “That’s not a lion,” said {A} carefully. “It is,” said {S}. “It’s eaten a hippo.” And nobody could say that it had not.'
      ]
    },
    {
      id: 'the-bootlace',
      A: 'partner',
      paragraphs: [
        '{A} scraped the tray, and stopped. In one corner lay something with four fine legs, and two long ears. “Who made this rabbit?” asked {A}. “I did,” said {H}, “but only for fun. There was so little dough left that it was as thin as a bootlace.”',
        '“Far too thin,” said the baker. “It hadn’t any tummy.” “It has now,” said {H} slowly. “The bubbles made it. We always put a tummy in, and then they put another on top.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-thin-as-a-rake',
      A: 'partner',
      paragraphs: [
        'So {H} made a rabbit like a bent hairpin. {A} made a cat with a gap between the legs that you could drive a spoon through. The giraffe was as thin as a rake. “They look hungry,” said the baker. “They’ll eat,” said {H}.',
        'The cloth was laid over them. They waited, chins on the table, and under the cloth things got rounder.'
      ]
    },
    {
      id: 'hedgehog-last',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And how do you do a hedgehog?” asked {H}. The spines had always closed up again. “Then do them last,” said {A}, “when it’s done with its dinner.” So the baker waited until it had risen, and snipped it all over with the scissors. Snip, snip, and each snip stood up.',
        'It went into the oven at once, before it could change its mind. {H} counted the spines when it came out. There were ninety, and one that had been the baker’s sleeve.'
      ]
    },
    {
      id: 'no-peeping',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You mustn’t lift the cloth,” said the baker. “They don’t like a draught.” So {H} looked at the cloth only. There were small hills in it. Somewhere in the middle a new one came up, and was quite pointed.',
        '“An ear!” whispered {H}. “Or a foot,” whispered {A}. “What would it do with a foot up there?” They both thought about it. It could be that the cat was washing.'
      ]
    },
    {
      id: 'one-hippo-please',
      A: 'partner',
      paragraphs: [
        'The baker opened the oven, and there they were. You could say which was which. {H}’s rabbit had two ears, and neither had sunk.',
        'At seven a small girl put her money on the counter. “A hippo, please,” she said. “Like yesterday.” There was not one left. “How do you make a hippo?” asked the baker. “That’s easy,” said {H}. “You make a cat that’s had its dinner.” Then {H} sat down on a flour sack, and broke off an ear. {A} got the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the bakery too, and stood where it was warm.',
      '{names} looked at the three hippos, and at the next tray.',
      { text: '{names} dusted the table with flour, and most of the floor.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed along the hippos, and chose one.',
      '{names} listened at the dough, and it puffed.',
      { text: '{names} made a long neck as well, and it did not stay one.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the oven, not too near.',
      '{names} came for a bite of giraffe, and there was plenty of neck.',
      { text: '{names} rolled a tail as thin as a thread.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trays were wiped, and the cloth was hung up. The last of the bread rabbit went into a bag for tomorrow.',
    'At home {H} washed, and there was flour even behind the ears. Then {H} lay down, quite flat and thin, under a blanket, and breathed.'
  ],
  last: [
    'Under the blanket something rose and sank, and {H} was asleep.',
    'In the bakery the dough lay under its cloth and ate, and {H} was asleep.',
    'There was a small hill in the blanket, and it was {H}, asleep.'
  ]
})
