import { wishPlot } from '../wish-plot.ts'

export const theEggHeard = wishPlot({
  id: 'wish-finds-egg',
  beginsElsewhere: true,
  wishes: [
    'finds egg', 'found egg', 'find egg', 'finding egg', 'finds eggs', 'strange egg', 'strange eggs', 'giant egg', 'giant eggs', 'gigantic egg', 'huge egg', 'enormous egg', 'big egg', 'biggest egg', 'large egg', 'mysterious egg', 'mystery egg', 'magic egg', 'magical egg', 'odd egg', 'unusual egg', 'weird egg', 'egg mystery', 'egg hatches', 'egg hatch', 'egg hatching', 'egg hatched', 'hatching egg', 'hatches egg', 'hatching eggs', 'blue egg', 'speckled egg', 'spotty egg', 'golden egg hatches', 'what’s in the egg', 'whats in the egg', 'what is inside egg', 'inside egg', 'egg nest found', 'egg under hedge', 'egg in the garden', 'egg in the park', 'egg in the woods', 'egg wobbles', 'looks after egg', 'looking after egg', 'sits on egg', 'secret egg'
  ],
  except: ['dragon', 'dinosaur', 'dino', 'easter', 'chick', 'chicks', 'chicken', 'hen', 'hens', 'boiled', 'fried', 'scrambled', 'omelette', 'penguin', 'cuckoo', 'robin', 'bird', 'birds', 'duck', 'duckling', 'ducklings', 'goose', 'turtle', 'chocolate', 'hunt', 'spoon', 'soldiers', 'horton', 'humpty', 'snake', 'crocodile', 'broken', 'broke', 'smashed', 'dropped', 'allergic', 'allergy', 'rotten', 'caterpillar', 'unicorn', 'frog'],
  answers: ['egg', 'eggs', 'finds', 'found', 'find', 'finding', 'strange', 'giant', 'gigantic', 'huge', 'enormous', 'big', 'biggest', 'large', 'mysterious', 'mystery', 'magic', 'odd', 'weird', 'hatch', 'hatches', 'hatching', 'hatched', 'inside', 'what', 'blue', 'speckled', 'hedge', 'nest', 'warm', 'cracks', 'crack', 'shell', 'wobbles', 'looks', 'after', 'who', 'comes', 'out', 'secret', 'home', 'takes', 'sits'],
  company: ['egg', 'shell', 'table', 'scarf', 'crack', 'hedge', 'teapot', 'lamp'],
  isTale: true,
  about: 'The hero finds a giant egg that turns into whatever anybody says is in it, until nobody says anything, and out comes what nobody said.',
  titles: ['The Egg Could Hear', 'Don’t Say Whale', '{H} Finds an Egg', 'What Nobody Said', 'It’s a This'],
  want: [
    {
      id: 'under-the-hedge',
      A: 'partner',
      paragraphs: [
        '{H} found an egg under a hedge, and there was no nest. It was as big as a pillow, and blue, and warm. They carried it home in a scarf. {H} wanted to be the first to know what was in it.',
        '“It’s an ostrich,” said {A}, who was quite sure. The egg gave a jerk. Inside it something began to run, trot, trot, trot. It ran three times round the table before they caught it.'
      ]
    }
  ],
  way: [
    {
      id: 'whale',
      A: 'partner',
      paragraphs: [
        '“It’s much too big for an ostrich,” said {H}. “It’s a whale.” At once the egg was so heavy that the table creaked. There was a slosh. Out at the top, through a hole like a pinprick, came a fountain.',
        '“Make it stop!” cried {A}, with a teapot over it. “An owl, then!” called {H}. “A bat! A giraffe!” The egg hooted. It hung itself up under the shelf. One end of it grew longer and longer, and there was a crack.'
      ]
    },
    {
      id: 'sitting',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An egg has to be sat on. {H} took the first turn, and fluffed out a jumper at the sides. It was like sitting on a warm football. “How long does it take?” asked {H}. “With a hen it’s three weeks,” said {A}. “Without getting up?” “Once a day,” said {A}, “for the toilet, and some corn.”',
        '{A} brought a bowl of cornflakes. {H} ate them without using hands, as is right. Then it was {A}’s turn, and the egg was told that there would be a change of weather.'
      ]
    },
    {
      id: 'turning-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to turn it,” said {A}. “Hens do it all day with their beaks, or else it sticks to one side.” {H} got down and pushed it with {H}’s nose. It rolled over once, and something inside it said “whee”.',
        'They looked at each other. {H} pushed it back the other way. “Eehw,” it said. “Don’t say what that is,” whispered {A}. It was hard not to.'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} knew how farmers look into an egg. You make it dark, and hold a torch behind it. Then the shell glows like a lampshade, and you see a shadow. They crept under the table with it, and hung a blanket round.',
        'There was a shadow, all right. It was round, and had something sticking up. {H} leaned in close. The something leaned in too, on the other side. It had a very small torch. Nobody could say which of them had been found out.'
      ]
    },
    {
      id: 'parrot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s a parrot,” {A} had said, before they knew. “Perhaps it’s a parrot,” said the egg. “It talks,” said {H}. “It talks,” said the egg. It was just what {A} sounded like with a bucket on.',
        '“Don’t be so silly,” said {A}. “Don’t be so silly,” said the egg, and for once it was {A} who was told. {H} laughed till there was a hiccup. The egg had the hiccup too. It kept it until teatime.'
      ]
    },
    {
      id: 'chameleon',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Somebody must have said “chameleon”. One moment it was lying on the tablecloth, and the next there was only the tablecloth. “It’s gone!” cried {H}. {A} felt about with both hands. “It’s here. It’s gone checked.”',
        'They put it on the rug, and it got a fringe. They put it on the newspaper. There it lay, with the weather on its front and a crossword round the back. {A} did three words of it. Seven across was “omelette”, and {A} left that out.'
      ]
    },
    {
      id: 'sloth',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll say something slow,” said {H}. “Then we get a rest. It’s a sloth.” They waited, and nothing happened. They had a drink of water. They put the chairs back, and the lid on the teapot.',
        '“It doesn’t do sloths,” said {A}. But it did. When they were looking at something else, the egg began to smile. You could see it in the speckles. It got to the end of the smile just before supper.'
      ]
    },
    {
      id: 'reading-to-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} read to it, so that it should know something when it came out. It was the book about the farm. That was a mistake, for there’s a different animal on each page. The egg said moo, and baa, and then it had to do a tractor.',
        '“It needs a book without anybody in it,” said {H}. They looked along the shelf. In the end {A} read it the one that came with the washing machine. The egg lay quite still, and was rinsed.'
      ]
    },
    {
      id: 'weighing',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They put it on the bathroom scales. “Nine,” read {A}. “It’s a mouse,” said {H}, into the shell, just to see. The needle went down to nothing. Somewhere in there went a scratch, and it was looking for cheese.',
        '“A cow,” said {A}. The needle flew round, and the scales said “ow”. Scales don’t do that as a rule. They said “mouse” again very quickly, and lifted it off, and nobody wrote it down.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} lay down by the egg, since it was the warmest thing in the room. {A} had no opinion on it. That seemed to do the egg good. It stopped jerking, and leaned over a little to that side.',
        'They breathed, the one in and the other out. “Look at that,” whispered {H}. “It isn’t being anything.” Then the telephone rang, and it was a telephone.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Before you were born we talked to you too,” said {S}. “Your whole family stood round and guessed. One said that you’d have red hair, and one said that you’d be a trumpeter.” “And what did you say?” asked {A}.',
        '“I said twins,” said {S}. “I’d knitted two hats.” {A} tried to think if there had been some noise in there, at the time. {S} put the second hat on the egg. It fitted.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted it to be something that nobody had. {S} put both hands round {S}’s mouth, and called it in at the top. “You’re a hippo-wasp!” There was a silence in there. Then there was a very deep buzz.',
        'The whole table hummed with it. “How big is it now?” asked {A}. “It’s big in the middle,” said {S}, “with thin bits.” A thin bit felt its way out through the pinprick, and in again. “Say you didn’t mean it,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} crawled up to the egg, and hugged it round the middle, with one cheek on the shell. “Da,” said {A}. Everybody held their breath. What was a da? In there it was quiet for a long time, as if somebody was looking it up.',
        '“Da,” said the egg. That was all that it wanted to know. {A} gave it a kiss with the whole mouth, and left it wet.'
      ]
    },
    {
      id: 'it-hears-us',
      A: 'partner',
      paragraphs: [
        'Then there was a small sniff. {A} put an ear to the shell. “It hears what we say,” said {A}. “It’s tried to be all of it, one after the other. It doesn’t know what it is any more than we do.”'
      ]
    }
  ],
  turn: [
    {
      id: 'out-it-comes',
      A: 'partner',
      paragraphs: [
        '{H} lay down with {H}’s mouth close to the crack. “I don’t know what you are,” whispered {H}. “Come out, and then we’ll look.” In the egg it was very quiet. Then it went knock.',
        'The crack ran once all round, and the lid came up like a hat. Under it was somebody wet. It had stripes on top and a round pink tummy, and a nose like a spoon. It was nothing that anybody had said.'
      ]
    },
    {
      id: 'drying',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It had to be dried. {A} rubbed it with the scarf, and it got bigger and rounder and stood out on all sides. In the end it was more fluff than anything. “Now it looks like a…” said {A}, and swallowed the rest.',
        'It shook itself. A piece of shell was stuck to its head, and it would not let anybody have that. Whatever it was, it wore a hat.'
      ]
    },
    {
      id: 'first-steps',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The new one had six toes, and it had to find out which were in front. It set off across the table and sat down in the butter. {H} licked a finger and tried some. It licked a toe.',
        '“What does it eat?” asked {A}. They put down a pea, and a crust, and a bit of cheese. It tried them all with the spoon of its nose. It carried the pea over to {H} and laid it down there. It seemed to think that {H} was the one who had to grow.'
      ]
    },
    {
      id: 'a-this',
      A: 'partner',
      paragraphs: [
        '“What is it?” asked {A}. Everybody had something on their tongue, and nobody said it. {H} looked at it all over, even at the toes. “It’s a this,” said {H}. “This!” it said, and was as pleased as could be. So that was settled, and {H} had known it first.',
        'Then it looked at {H}, for just as long. It had had plenty of time in there to guess as well. “Hen,” it said at last, and was quite sure. {H} didn’t want it to be disappointed. “Cluck,” said {H}, and sat down on the scarf, and made room.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran round the table as well, the other way.',
      '{names} smelled at the shell, and it smelled of hedge.',
      { text: '{names} laid out a towel, in case it was soon.', needs: ['hands'] },
      { text: '{names} knocked on it with one knuckle, and waited for an answer.', needs: ['hands'] }
    ],
    way: [
      '{names} got wet, all down one side.',
      '{names} hooted back.',
      { text: '{names} emptied the teapot, and held it up again.', needs: ['hands'] },
      { text: '{names} held up a cushion below, in case it let go of the shelf.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked over the edge of the table, and did not say a word.',
      '{names} sniffed at a nose like a spoon, which sniffed back.',
      { text: '{names} held one hand over a mouth, in which there was a name.', needs: ['hands'] },
      { text: '{names} put the two halves of shell together, and there was room for a head.', needs: ['hands'] }
    ]
  },
  bed: [
    'The this got into the bottom half of its egg, and pulled the top half over. {H} put the scarf round both.',
    'Then {H} washed, and turned round in bed once or twice, as a hen does. Something small said “cluck” back.'
  ],
  last: [
    'Nobody knew what {H} was going to be, and {H} was asleep.',
    'In its shell lay the this, and in bed lay {H}, and both were asleep.'
  ]
})
