import { wishPlot } from '../wish-plot.ts'

export const theWind = wishPlot({
  id: 'wish-the-wind',
  wishes: ['telling a lie', 'telling lies', 'told a lie', 'tells lies', 'fibbing', 'fibs', 'fib', 'telling truth', 'tell truth', 'honesty', 'being honest', 'breaking something', 'broke something', 'broke vase', 'broke cup', 'broke mug', 'broke plate', 'broke jug', 'broke bowl', 'broke lamp', 'broke window', 'broke teapot', 'broken vase', 'broken cup', 'broken mug', 'broken plate', 'broken window', 'breaking vase', 'breaking cup', 'smashed', 'knocked over vase', 'blamed'],
  answers: ['blamed', 'cat', 'dog', 'brother', 'sister', 'mum', 'mums', 'mummy', 'grandma', 'accident', 'accidentally', 'favourite', 'said', 'somebody', 'else', 'white', 'little', 'about', 'broken', 'hid', 'pretended', 'ball', 'kitchen', 'says', 'own', 'owning', 'up', 'best', 'biscuits', 'when', 'did', 'didn’t', 'got', 'caught'],
  moods: ['learning', 'first', 'afraid', 'quarrel'],
  about: 'The hero breaks a jug and says that it was the wind, and is believed.',
  titles: ['The Wind in the Kitchen', 'An Elbow I Can See Coming', '{H} and the Blue Jug', 'Every Cup Tied Down', 'The Earthquake at Easter'],
  want: [
    {
      id: 'blue-jug',
      A: 'partner',
      paragraphs: [
        'The blue jug stood on the table, and its handle lay on the floor. {H} had been dancing, not far from there. “Oh!” said {A} in the door. “It’s broken! What happened?”',
        '“It was the wind,” said {H}, and wanted it to be over. “Like the earthquake at Easter,” said {A}, “that broke the brown bowl.” {H} had lied, and {A} believed it.'
      ]
    }
  ],
  way: [
    {
      id: 'thin-wind',
      A: 'partner',
      paragraphs: [
        '{A} went to shut the windows. They were shut. “Then it came under the door,” said {A}. “It must be a very thin wind.” {A} rolled up a towel, and {H} had to help to push it in front of the crack.',
        '“Did you see it?” asked {A}. “It was too quick,” said {H}. That was another lie. Lies got easier to say, and felt worse in the tummy.'
      ]
    },
    {
      id: 'which-wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was it from the left or from the right?” asked {A}. “From the top,” said {H}. “A falling wind,” said {A}, and looked up at the ceiling. “I’ve never had one of those indoors.”',
        '{A} licked a finger and held it up to feel. {H} held one up as well, since it would have looked odd not to. They stood there with two wet fingers. Not a hair moved on anybody’s head.'
      ]
    },
    {
      id: 'what-it-sounds-like',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“And how does it sound, so that I’ll know it?” asked {A}. {H} had to make it up on the spot. “Hooo,” said {H}. “Hooo,” said {A}, to learn it. “And then?” “And then clonk.”',
        '{A} went about the kitchen and listened at the cupboards. Behind one there was a hum. “That’s the fridge,” said {H} quickly. It was good to have said one thing that was true.'
      ]
    },
    {
      id: 'kite',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We should use a wind like that,” said {A}, and fetched the kite. They laid it on the kitchen floor with its tail out straight. {A} held the string and looked up, and they waited. “It’s late,” said {A}.',
        '“Perhaps it only comes when nobody’s looking,” said {H}. So {A} looked the other way, and there was nothing for it but to help. {H} took the kite by one corner and ran round the table with it. “It’s up!” cried {A}. {H} had to run for quite a time. It was hard work to be a wind.'
      ]
    },
    {
      id: 'tied-down',
      A: 'partner',
      paragraphs: [
        '“The wind’ll be back for the others,” said {A}. {A} took down eleven cups, and tied each of them to a leg of the table with wool. “There,” said {A}. “Let it come.”',
        '{H} was thirsty by then, but you had to lie on the floor to drink. And whenever {H} began to say what had really happened, there was another knot to hold.'
      ]
    },
    {
      id: 'rehearse-wind',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to see if the knots would hold. “You be the wind,” said {A}. {H} blew on the nearest cup as hard as {H} could. It did not even turn round. “That’s not how it came last time,” said {A}.',
        'So {H} ran past with both arms out, and spun round twice near the edge of the table. “Just like that,” said {H}. It was just how the jug had gone. {H} stopped, and put both elbows behind {H}’s back.'
      ]
    },
    {
      id: 'pet-saw',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been there when the jug went over. {A} was the only one who had been. Now {A} sat and looked at {H}, and did not look away.',
        '“I know,” said {H} in a low voice. “You needn’t keep on.” {A} kept on. So {H} moved to the other side of the table. There was {A} again, looking through between the cups.'
      ]
    },
    {
      id: 'elder-plum',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“A wind once ate a whole plum cake of my mother’s,” said {S}. “I told her so myself.” “Did she believe it?” asked {A}. “Every word. She said a wind that has eaten a whole plum cake must feel very ill.”',
        '“And did it?” “By the evening it could hardly stand,” said {S}. “She made it a hot-water bottle.” {A} laughed for a bit, and then looked at the jug.'
      ]
    },
    {
      id: 'telling-others',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The neighbours ought to be told,” said {A}. “They’ve got glasses as thin as anything.” {A} already had one shoe on. “No!” said {H}. “It only comes to us. It likes blue.”',
        '{A} took the shoe off again and looked at everything that was blue. There was a cushion, two books and a tube of toothpaste. They had to put all of it under the sofa. It was a great deal of trouble for one handle.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-watch',
      A: 'partner',
      paragraphs: [
        'Then {A} sat down in front of the door with a saucepan lid on one arm. “You go to bed,” said {A}. “I’ll stay up and keep watch. All night.”',
        '{H} looked at {A}, and the lid, and the towel under the door. It was much worse than a broken jug. “It wasn’t the wind,” said {H}. “There wasn’t any. It was my elbow. I was dancing.”'
      ]
    },
    {
      id: 'elbow',
      A: 'partner',
      paragraphs: [
        '{A} let the lid sink. “An elbow?” said {A}. “This one,” said {H}, and held it out. {A} looked at it from both sides. “Oh, good,” said {A}. “An elbow I can see coming.” They both had to sit down on the towel for a moment.',
        'Then they untied eleven cups, and {H} filled two of them. {A} drank, and stared into the cup. “If we’re telling the truth,” said {A}, “that earthquake at Easter was really my foot.”'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What sort of dance was it?” asked {A}. {H} showed it, in the middle of the room, where there was nothing blue. It had a hop in it, and a turn with the arms out. At the end one arm went up.',
        '“It’s a good dance,” said {A}. “It just needs more floor.” {A} did it too, with the other arm. There was just room for two by the wall, if they took turns with the elbows.'
      ]
    },
    {
      id: 'the-bowl',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Where’s the brown bowl now?” asked {H}. {A} went to the cupboard and felt about right at the back. It was in a bag, in four pieces, like a puzzle for somebody patient.',
        'They laid it out on the table. There was a bit missing, about the shape of a fish. “It’s been in there since Easter,” said {A}. “I’ve had to think of it every time I wanted a bag.” Now they could see it, it was only a bowl.'
      ]
    },
    {
      id: 'wool',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a great deal of wool left over, all of it in knots. {A} held out both hands, and {H} led it round and round them. “What do we say it’s for?” asked {A}. “For cups,” said {H}. “Because of the wind, that wasn’t there.”',
        'It sounded rather odd, but it was true. The ball of wool was as big as an apple. {H} put it by, in case there was ever a real one.'
      ]
    },
    {
      id: 'pencils',
      A: 'partner',
      paragraphs: [
        'The jug was no good for pouring any more. “But it can stand,” said {H}. {H} put the wooden spoons in it, in a bunch, and laid the handle in front. “Somebody’s going to ask about that,” said {A}. “Yes,” said {H}, “and then I’ll say what happened.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what had gone bump, and walked round the handle.',
      '{names} shivered a little, because of all that wind.',
      { text: '{names} picked up the bits, and laid them on the newspaper.', needs: ['hands'] },
      { text: '{names} held the handle against the jug, and it would not stay.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down against the crack, and felt nothing come in.',
      '{names} held the rug down, by sitting on it.',
      { text: '{names} stopped up the keyhole with a bit of paper.', needs: ['hands'] },
      { text: '{names} tested the curtain with a wet finger, and it hung.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out at last, just as {H} did.',
      '{names} moved up close to {H}, and stayed there.',
      { text: '{names} lowered a rolling pin, held up high against the wind.', needs: ['hands'] },
      { text: '{names} untied one knot, and then found out that it was a shoelace.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the towel again, and set the cups back on the shelf. The jug stood where it could be seen, full of spoons.',
    'Freshly washed, {H} lay down, and outside it was quite still. Nothing had to be held on to any more.'
  ],
  last: [
    'There was no wind that night, and there never had been one, and {H} was asleep.',
    'Both elbows lay still under the covers, and {H} slept.'
  ]
})
