import { wishPlot } from '../wish-plot.ts'

export const snakes = wishPlot({
  themes: ['snakes'],
  moods: ['learning', 'first'],
  about: 'The hero is a snake who wants to reach the plums without arms or legs, and finds that a snake needs something to push against.',
  titles: ['No Arms, No Legs, Six Plums', '{H} the Snake', 'A Snake on a Smooth Floor', 'Thirteen Shoes', 'How {H} Came Out of the Skin'],
  want: [
    {
      id: 'no-hands',
      A: 'partner',
      paragraphs: [
        '{H} was a snake. {H} lay on the floor rolled up in a woolly blanket, with both arms inside.',
        '“There are plums,” said {A}, and put the bowl on a stool across the room. “I’m coming,” said the snake. “But like a snake. No arms and no legs.”',
        '“I could bring you one,” said {A}. “Nobody brings a snake a plum,” said {H}, and hissed, so that {A} would know it was serious. “A snake goes and gets it.”'
      ]
    },
    {
      id: 'hiss',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'First of all the hiss had to be right. {H} hissed like a tap. {A} went to see if the tap was on. Then {H} hissed like a bicycle tyre.',
        '“Now I want to mend you,” said {A}. “A snake hisses to say please don’t tread on me.” {H} looked at how near the feet of {A} were, and hissed it again. It was the best one so far, and {A} stepped back.'
      ]
    }
  ],
  way: [
    {
      id: 'smooth',
      A: 'partner',
      paragraphs: [
        'The snake wriggled. It wriggled to the left and to the right, with a noise like sweeping. Then it looked up. The bowl of plums was exactly as far away as before.',
        '“You’ve polished the floor very nicely,” said {A}. {H} wriggled harder. Now the plums were behind the snake. “It works for real snakes,” said {H}. {A} lay down flat beside {H} and looked along the boards. They shone.'
      ]
    },
    {
      id: 'tongue',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“A snake would smell where they are,” said {H}. “It does that with its tongue.” {H} put out {H}’s tongue and tasted the air, first here and then there.',
        '“Well?” asked {A}. “Floor,” said {H}. {A} tried it too, with {A}’s eyes shut. They lay nose to nose with both tongues out. “Sock,” said {A} after a while. “And behind the sock there’s a bit of plum.”'
      ]
    },
    {
      id: 'roll',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“You could roll,” said {A}. “You’re the right shape for it.” {H} rolled. The ceiling came by, then the floor, then the ceiling again.',
        '“Which is the way to the plums?” asked {H}. “You’ve rolled under the table,” said {A}. “Does a snake do that?” {H} lay there and looked at the table from below. “No,” said {H}. “That was a sausage.” And the snake had to roll all of it again, backwards. Then the snake was back where it had begun.'
      ]
    },
    {
      id: 'in-the-sun',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You’ve gone slow,” said {A}. “I’m cold,” said {H}. “A snake has to be warmed up first, or it won’t go. It lies on a stone in the sun.” {A} turned the lamp round, until it shone on the floor. The snake lay down in the light.',
        'It took so long that {A} lay down there too. “Are you done?” asked {A} at last. “Only as far as the middle,” said the snake. “My tail’s still in bed.”'
      ]
    },
    {
      id: 'pet-snake',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} looked at the snake, and the snake looked at {A}. “I’m not dangerous,” said {H}. “Most snakes aren’t. I only want to get by.”',
        '{A} stayed in the very middle of the way. So the snake waited, as a snake does, without moving at all. It waited very well. In the end {H} forgot what it was waiting for and told {A} about the plums.'
      ]
    },
    {
      id: 'elder-skin',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I found a snake’s skin once, by a wall,” said {S}. “It was as thin as the paper round a pear. You could see where the eyes had been.”',
        '“Was the snake cold without it?” asked {A}. “It had a new one on underneath. It only wanted to get out of the old one, because that was tight.” {A} moved about inside the blanket. It was rather tight.'
      ]
    },
    {
      id: 'chin',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You aren’t listening,” said {A}. “Snakes have no ears,” said {H}. “They put a chin on the ground, and feel who’s coming.” {H} put a chin on the boards. {A} walked off on tiptoe, to test it.',
        '“That’s you,” said the snake. “Now you’re at the window. Now you’re at the plums.” {A} drew back a hand. “I was only counting them,” said {A}. “You felt that through the floor?” “The stool has one short leg,” said {H}. “It said tock.”'
      ]
    },
    {
      id: 'little-snake',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“I’m a snake as well,” said {A}, and lay down with both arms flat. “I’m the one that sleeps all winter.” “It isn’t winter,” said {H}.',
        '“I’m early,” said {A}, and shut both eyes. {H} went on talking, but it is hard to talk to a snake that is early. After a time one eye came open. “Are there still plums?” asked the snake. There were.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      paragraphs: [
        '“I know what’s wrong,” said {A} at last. “It isn’t the wriggling. You’ve got nothing to push against. A real snake has stones and bumps and tufts.” {H} stopped. “We haven’t got any tufts,” said {H}.',
        '“We’ve got shoes,” said {A}. {A} fetched all that were at the door. They stood them across the room, one on the left and one on the right. There were thirteen.'
      ]
    },
    {
      id: 'wet-boot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Shoes are not all alike from down there. The first smelled of grass and the second of rubber. “This one’s a rock,” said {A}, and put a boot on its side. “Something could live in it.”',
        'The snake looked inside. Right down in the toe there was a pebble. Behind the pebble there was a sweet with fluff on it. “That’s what lives in it,” said {H}. “I don’t think it wants visitors.”'
      ]
    },
    {
      id: 'no-eyelids',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A snake can’t blink,” said {A}. “It hasn’t got eyelids. It sleeps with its eyes open.” So {H} stopped blinking, and looked straight at the bowl. First the plums swam. Then there were twice as many.',
        '“You’re crying,” said {A}. “I’m not,” said {H}. “My eyes are only running.” {A} tried it too, and held on for as long as a bus takes to stop. “If snakes never shut their eyes, how do they know when it’s night?” asked {A}. “They look,” said the snake.'
      ]
    }
  ],
  turn: [
    {
      id: 'count',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How many bones has a snake got?” asked {H}, to get a little rest. “Hundreds,” said {A}. “Nearly all of them are ribs.” {H} counted along inside the blanket, as far as {H}’s arms would go.',
        '“I can only find some knees,” said {H}. “Then leave those out,” said {A}. “A snake has a long way to go, and it can do that without knees.”'
      ]
    },
    {
      id: 'out',
      A: 'partner',
      paragraphs: [
        'The snake pushed its side against the first shoe, and slid forward. It pushed off from the second with its knees, which were not knees today. “I’m going!” said {H}.',
        'Left and right it went, past the slippers and past the boots. {A} held each shoe, so that it stayed where it was. At the ninth shoe the blanket caught on a buckle. The snake pushed once more. And {H} came right out at the front, pink and warm.',
        'Behind {H} lay the blanket, long and empty and half inside out. “That’s just how they do it,” said {A}. “A snake rubs its skin on something rough, and crawls out of it.” “I know,” said {H}, who had not. “And this is the new one. It’s got arms.”',
        'With one of the new arms {H} could reach the stool. There was a plum for everybody. It was sweet, and it ran down the new skin as far as the elbow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slithered a bit as well, on the mat.',
      '{names} took a wide turn round the end that hissed.',
      { text: '{names} tucked in {H}’s arms, which had begun to show.', needs: ['hands'] },
      { text: '{names} pulled off the stalks, for an animal without hands.', needs: ['hands'] }
    ],
    way: [
      '{names} slid on the polished part, and went further than the snake.',
      '{names} wriggled alongside, and got nowhere either.',
      { text: '{names} held out a plum, and earned a hiss.', needs: ['hands'] },
      { text: '{names} rubbed at a mark that the snake had missed.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled between two shoes, and made another bump.',
      '{names} crept along the same bends, left and right.',
      { text: '{names} stood a boot up straight, toe to the front.', needs: ['hands'] },
      { text: '{names} moved the bowl to the edge of the stool.', needs: ['hands'] }
    ]
  },
  bed: [
    'The thirteen shoes went back to the door, two by two and one by itself. The stool went back as well, and {H} shook out the old skin.',
    'Plum juice comes off with warm water. Then {H} lay down under the same blanket, straight and long, with both arms out on top.'
  ],
  last: [
    'Inside the old skin, with two new arms out, {H} was asleep.',
    'There was nothing to push against any more, and {H} came to a stop, and slept.'
  ]
})
