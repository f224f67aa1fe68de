import { wishPlot } from '../wish-plot.ts'

export const sushi = wishPlot({
  id: 'wish-sushi',
  beginsElsewhere: true,
  wishes: ['sushi', 'making sushi', 'sushi roll', 'sushi rolls', 'sushi home', 'sushi chef', 'susi', 'sushis', 'maki', 'maki roll', 'maki rolls', 'onigiri', 'rice ball', 'rice balls', 'kimbap', 'gimbap'],
  answers: ['make', 'makes', 'making', 'made', 'roll', 'rolls', 'rolling', 'rice', 'seaweed', 'nori', 'cucumber', 'home', 'dinner', 'lunch', 'lunchbox', 'bento', 'japanese', 'japan', 'korean', 'chef', 'restaurant', 'counter', 'favourite', 'favorite', 'eat', 'eating', 'ate', 'loves', 'yummy', 'night', 'party', 'first', 'learn', 'learning', 'ball', 'balls', 'triangle'],
  except: ['train', 'belt', 'allergic', 'allergy', 'sick', 'ill', 'poisoning', 'monster', 'cat', 'dog', 'dragon', 'without', 'hungry', 'died', 'robot', 'spicy', 'hates', 'hate', 'won’t', 'pit', 'mouse'],
  company: ['rice', 'seaweed'],
  fed: true,
  about: 'The guest at the counter wants something more in the sushi each time, and the roll will not stay shut.',
  titles: ['One Roll with Everything', 'The Sushi That Would Not Shut', '{H} Behind the Counter', 'A Finger’s Breadth of Nothing', 'Not a Word Till the Egg'],
  want: [
    {
      id: 'counter',
      A: 'partner',
      paragraphs: [
        '{H} had a sushi bar at the kitchen table. There was cool rice, a wet cloth, and a tea towel to roll with. There was seaweed, as thin as paper. “I’m the guest,” said {A}, on the other side. “One roll, please. With cucumber.”',
        '{H} laid a sheet of seaweed on the towel. Rice went on top, right up to the edges, and in the middle a stick of cucumber. “And egg,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'bursts',
      A: 'partner',
      paragraphs: [
        '{H} put in a strip of egg. “And carrot,” said {A}. “And avocado. It’s so hard to choose.” Then {H} took hold of the towel, rolled it up tight, and let go.',
        'Slowly the sushi opened, like a coat on somebody who’s eaten well. The cucumber looked out. “It isn’t shut,” said {A}. “It’s full,” said {H}. They ate that one with a spoon.'
      ]
    },
    {
      id: 'vinegar-fan',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It isn’t the fish that makes it sushi. It’s the rice, which has a little vinegar in it, and sugar, and salt. While that’s stirred in, somebody has to fan it. {A} fanned with a newspaper. The rice began to shine. “It’s got a face like a window,” said {A}.',
        '{H} stirred with the side of the spoon, as if the rice were asleep. “Faster,” said {H}. The next page came off and flew over the counter. It was about football. They read the result, and the rice was cool.'
      ]
    },
    {
      id: 'sea-smell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The seaweed had a smooth side and a rough one. “Smooth side out,” said {H}. {H} felt it with a finger, and {A} felt it with {A}’s nose. “Low tide,” said {A}. It had grown on a net in the sea, and been dried like a sheet of paper.',
        'They held one up to the lamp. It was not black at all. It was green, with tiny holes, like a wood seen from an aeroplane. “Somebody’s down there,” said {A}. “Wave,” said {H}.'
      ]
    },
    {
      id: 'welcome',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In a sushi bar everybody behind the counter calls out when a guest comes in. It means welcome. {A} went out and came in again. “Welcome!” called {H}. {A} was so pleased that it had to be done twice more.',
        'The fourth time {H} was just counting carrots. {A} stood at the door, and coughed. “Is anybody here?” asked {A}. “It’s only that I heard it was friendly.” “Welcome,” said {H}, “and mind the mat.”'
      ]
    },
    {
      id: 'fish-of-carrot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What fish is there today?” asked {A}. {H} looked under the cloth. There was a slice of carrot, and it could bend. “Salmon,” said {H}, and laid it on a small heap of rice. “Was it caught today?” “Out of the drawer,” said {H}, “this afternoon.”',
        '{A} tried it with both eyes shut. “It has swum a long way,” said {A}. “There was a potato beside it,” said {H}. They were quiet for a moment, for the sake of the potato.'
      ]
    },
    {
      id: 'chopsticks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} asked for chopsticks, and got the handles of two wooden spoons. One of them lies still, and the other one does the walking. {A} got hold of a grain of rice. {A} carried it across the whole table, with a hand held under it. Just before the mouth it was gone.',
        '“You may use your fingers,” said {H}. That’s allowed with sushi, even in the best places. “Now you tell me,” said {A}. The grain was found again later. It had stayed on the spoon.'
      ]
    },
    {
      id: 'rice-ball',
      A: 'same',
      spare: 6,
      paragraphs: [
        'With the rice that was left over {H} made a rice ball. In Japan they go in lunchboxes, and they’re called onigiri. You press with both hands bent, like a roof, and turn, and press. It’s meant to have three corners. “Mine’s got none,” said {H}.',
        '“Then it’s a hill,” said {A}. {A}’s had seven. They wrapped a strip of seaweed round each, so that you can hold it. “Now it’s a hill with trousers on,” said {H}. They stood them side by side, and the hills looked pleased.'
      ]
    },
    {
      id: 'ginger',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Between one sushi and the next you eat a bit of ginger, and that wipes your tongue clean. They had an apple, cut thin as a leaf. {A} ate one. “What can you taste now?” asked {H}. “Nothing,” said {A}. “It’s quite tidy in there.”',
        'So {H} could give {A} the very same roll again, as if it were new. “Cucumber?” said {A}. “What a surprise.” They kept that up for some time. It’s the cheapest way to eat a great many things.'
      ]
    },
    {
      id: 'tea-words',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In a sushi bar the cooks don’t say tea. They say “the end”, since it comes last. {H} poured the end into a cup. It was water, lukewarm. “How’s the end?” asked {H}. “A bit early,” said {A}.',
        '“What do they say for rice?” asked {A}. {H} did not know, and thought of something. “Snow,” said {H}. So now there was snow in the bowl, and one flake on {A}’s chin.'
      ]
    },
    {
      id: 'bill',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In many sushi bars you pay by the plate, and so they count the plates. {A} had a pile of them, all saucers. “Nine,” said {H}. “There was nothing on that one,” said {A}. “It still came,” said {H}. {A} saw that.',
        'It came to four buttons. {A} had three, and a paper clip. They went through the pile again, and one of the plates turned out to be the sugar bowl’s. That made it come right.'
      ]
    },
    {
      id: 'pet-fishmonger',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the end of the bar, on the floor, sat {A}. Word had got round that there was fish. “It’s carrot,” said {H}. {A} did not believe a word. There was always a secret door in a place like this, and behind it was the real fish.',
        '{H} put down a grain of rice. {A} looked at it for a long time, from both sides. Then it was gone, and {A} sat up straighter. A guest who sits like that will be served again.'
      ]
    },
    {
      id: 'elder-critic',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} came from the newspaper and wrote about restaurants. “I’ll say nothing,” said {S}, and put on a pair of glasses. {A} bowed and set a plate down. {S} turned it round once, chewed, and looked at the wall.',
        '“Well?” asked {A}. “I’ve just said that I say nothing,” said {S}, and wrote for quite a time. Then {S} laid the page beside the plate, and it said: “I had another.”'
      ]
    },
    {
      id: 'child-belt',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'In the busy hours the plates come by on wheels. For a while {S} was the wheels, and crawled round the table with a plate held up. “Stop!” called {A}. It went by. “It doesn’t stop,” said {S}. “You have to be quick.”',
        'The second time {A} was quick. It was a cucumber end. “That’s been round nineteen times,” said {S}, from below. “I think it was waiting for you.”'
      ]
    },
    {
      id: 'baby-rice',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'The smallest guest was {A}, and {A} had sat down before anybody could call out. “Welcome,” said {H}, and handed over three grains of rice on a spoon. One was eaten, one was worn, and one was for later.',
        '“Is everything all right?” asked {H}, as they do. {A} patted the table with a flat hand. It’s hard to get higher praise in any sushi bar.'
      ]
    },
    {
      id: 'guest-regular',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} sat down on the second stool, as somebody who was there every week. “The usual,” said {A}. {H} did not know what that was, and did not like to ask. So {H} took a bit of everything, and put it on a plate, in a ring.',
        '{A} looked at it in silence. “It was always just cucumber,” said {A}. “But it’s nice to be remembered so well.”'
      ]
    },
    {
      id: 'hands',
      A: 'partner',
      paragraphs: [
        'The second roll had twice as much rice. It stayed on {H}’s fingers, and went from the left hand to the right one and back. “You’re wearing the sushi,” said {A}.',
        '“It sticks to me and not to itself,” said {H}. {A} looked at the wet cloth. “Rice sticks to what’s dry,” said {A}. “And it goes right to the edge. A coat needs a flap, or what’s it to shut with?”'
      ]
    }
  ],
  turn: [
    {
      id: 'flap',
      A: 'partner',
      paragraphs: [
        '{H} wiped both hands on the wet cloth, and now the rice stayed where it was put. At the far side {H} left a finger’s breadth of nothing. “And what’s to go in?” “Only one thing,” said {A} bravely. “I just don’t know which.”',
        '“All of them,” said {H}, “but thin.” So there was one strip of each, no wider than a pencil. {H} rolled, held it, and counted ten. Then {H} lifted the towel. The sushi had shut.'
      ]
    },
    {
      id: 'name-of-roll',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked in at one end. There was a green spot and an orange one, in a white field with a black fence. “It’s a town,” said {A}. “It’s a button,” said {H}. They looked in at the other end. There it was again.',
        '“So it goes all the way through,” said {A}. You couldn’t know, of course. There might be anything in the middle. They decided to believe it.'
      ]
    },
    {
      id: 'first-crumb',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A few grains had come out at the ends. {A} picked them up, one by one, and put them in a row. A farmer looks after each of them for half a year, and walks past it in boots. That’s why none is left in the bowl.',
        '“Does the farmer know them all?” asked {H}. “By sight,” said {A}. They ate the row from left to right, with a small nod for each.'
      ]
    },
    {
      id: 'from-both-ends',
      A: 'partner',
      paragraphs: [
        '“And how do we share it?” asked {A}. “In Japan,” said {H}, “there’s an evening when you eat a whole roll. You mustn’t say a word till it’s gone, and that brings luck.” They took one end each.',
        'It was very quiet. You only heard the seaweed. {A} opened both eyes wide at the egg, and could not say so. In the middle their noses met. “And?” asked {H}. {A} thought for a long time. “No ‘and’ this time,” said {A}. “It’s all in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in as a guest too, and sat down by the egg.',
      '{names} licked up some rice, and it came along on the tongue.',
      { text: '{names} wrung out a second cloth, and laid it over one arm like a waiter.', needs: ['hands'] },
      { text: '{names} ordered by pointing, and got a carrot.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled up in a cushion cover, and came open at the front.',
      '{names} got some rice on one side, and wore it.',
      { text: '{names} counted the fillings on eight fingers and two thumbs.', needs: ['hands'] },
      { text: '{names} picked five grains from a sleeve, one by one.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over once, quite tight, and stayed shut.',
      '{names} sat up straight, as you do at a bar.',
      { text: '{names} folded the towel back, when it had done its work.', needs: ['hands'] },
      { text: '{names} rested two pencils across a cup, for afterwards.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the counter with the wet cloth, from one end to the other. The towel had been rolled and unrolled so often that it rolled up by itself.',
    '{H} washed both hands until no rice was left, or one grain. Then {H} lay down on the blanket, well in from the edge, and was rolled up.'
  ],
  last: [
    'There was a finger’s breadth of blanket left over, and it shut, and {H} was asleep.',
    'Nobody said a word any more, for luck, and {H} was asleep.'
  ]
})
