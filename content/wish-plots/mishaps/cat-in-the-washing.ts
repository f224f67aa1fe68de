import { wishPlot } from '../wish-plot.ts'

export const catInTheWashing = wishPlot({
  id: 'wish-cat-in-the-washing',
  wishes: ['cat clean washing', 'cat washing', 'cat washing basket', 'cat in the washing', 'cat on the washing', 'cat sleeps washing', 'cat sleeping washing', 'cat sleeps laundry', 'cat laundry', 'cat laundry basket', 'cat clean laundry', 'cat clean clothes', 'cat on clean clothes', 'cat sleeps clothes', 'cat sleeping clothes', 'cat clothes', 'cat clean towels', 'cat towels', 'cat on the towels', 'cat clean sheets', 'cat sheets', 'cat ironing', 'cat ironing pile', 'cat pyjamas', 'cat on my pyjamas', 'cat pajamas', 'cat jumper', 'cat on my jumper', 'cat sock drawer', 'cat airing cupboard', 'cat linen cupboard', 'cat wardrobe', 'cat hairs clothes', 'cat hair clothes', 'cat fur clothes', 'cat hair washing', 'neighbour’s cat washing', 'neighbours cat washing', 'next door’s cat washing', 'next doors cat washing', 'cats washing', 'cats laundry', 'kitten washing', 'kitten washing basket', 'kitten laundry', 'kitten laundry basket', 'kitty laundry', 'cat folded', 'cat folded washing'],
  answers: ['cat', 'cats', 'kitten', 'kitty', 'pussycat', 'puss', 'sleep', 'sleeps', 'sleeping', 'slept', 'asleep', 'lies', 'lay', 'lying', 'sits', 'sat', 'sitting', 'curled', 'curls', 'nap', 'naps', 'napping', 'bed', 'clean', 'washing', 'laundry', 'clothes', 'clothing', 'basket', 'baskets', 'pile', 'folded', 'folding', 'dry', 'fresh', 'freshly', 'washed', 'ironing', 'ironed', 'warm', 'towel', 'towels', 'sheet', 'sheets', 'pyjamas', 'pajamas', 'jumper', 'shirt', 'shirts', 'sock', 'socks', 'drawer', 'cupboard', 'airing', 'linen', 'wardrobe', 'hair', 'hairs', 'fur', 'furry', 'everywhere', 'all', 'over', 'on', 'in', 'always', 'keeps', 'again', 'won’t', 'wont', 'get', 'move', 'out', 'up', 'off', 'loves', 'likes', 'found', 'find', 'finds', 'snuck', 'came', 'comes', 'next', 'door', 'door’s', 'doors', 'neighbour', 'neighbour’s', 'neighbours', 'neighbor’s', 'our', 'my', 'the', 'grey', 'black', 'white', 'ginger', 'tabby', 'fat', 'big', 'little', 'old', 'mummy', 'mummy’s', 'mum', 'mum’s', 'daddy', 'daddy’s', 'dad', 'dad’s', 'granny', 'granny’s', 'nana’s', 'today'],
  except: ['machine', 'dryer', 'lost', 'missing', 'gone', 'died', 'dead', 'ill', 'sick', 'poorly', 'vet', 'hurt', 'wee', 'weed', 'peed', 'pee', 'poo', 'pooed', 'kittens', 'babies', 'born', 'pregnant', 'allergic', 'allergy', 'scratched', 'scratches', 'bit', 'bites', 'dog', 'mouse', 'bath', 'wears', 'dressed', 'boots', 'hat', 'talks', 'talking', 'magic', 'witch', 'robot', 'scared', 'afraid', 'moved', 'moving', 'night', 'stray', 'up the tree'],
  moods: ['waiting', 'losing', 'learning'],
  company: ['cat', 'washing', 'basket', 'pyjamas', 'cushion'],
  about: 'The cat from next door sleeps in the clean washing, just on the pyjamas, and will not have a much softer cushion, until two hands feel what it is really sleeping in.',
  titles: ['A Loaf in the Washing', 'What It Was Sleeping In', '{H} Warms a Cushion', 'Not Even for Sardines', 'Swapped With a Cat'],
  want: [
    {
      id: 'on-the-stripes',
      A: 'partner',
      paragraphs: [
        '{H} wanted to put on the striped pyjamas, and on the striped pyjamas lay a cat. It was the one from next door. The clean washing stood in its basket, folded and just dry. The cat slept on top, round as a loaf. “You’ve got a bed at home,” said {H}. One ear turned to {H}, and turned back again. “That’s a no,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'longer-than-it-looks',
      A: 'partner',
      paragraphs: [
        '{A} put both hands under the cat, to lift it off. It was longer than it looked. The front end came up, and the back end stayed, like dough. So {H} took hold of one striped sleeve and pulled, very slowly. The sleeve came. The collar came. The cat came too, with one paw on the collar, and did not even wake. “It’s all one piece,” said {H}, and pushed it back.'
      ]
    },
    {
      id: 'what-it-is-called',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s its name?” asked {H}. “Whoever’s called comes, as a rule.” {A} thought about it. “I only ever hear them at the door,” said {A}, “and then they shout ‘Come in now’.”',
        '“Come in now,” said {H} to the basket. The cat breathed out. “Come in now,” said {A}, with more at the end. Nothing stirred. “It’s in,” said {H}. They had called it where it was.'
      ]
    },
    {
      id: 'not-for-sardines',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it with suppers. “Chicken,” said {H} softly, beside the basket. “Cheese. A bit of butter.” The cat slept. “Sardines,” said {A}. One whisker moved, and they both bent closer.',
        'But a nose came out of the fur, and tried the air, and went in again. “It knows that we haven’t got any,” said {A}. “It only wanted to make sure.” It must be restful to have a nose like that. You need not get up for nothing.'
      ]
    },
    {
      id: 'the-ducks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There are your old ones, with the ducks on,” said {A}. {H} put them on. They were from the year before last. The sleeves ended at the elbows. In the middle there was a good deal of {H} to see.',
        '“They’ve shrunk,” said {H}. “They’ve been lying there,” said {A}. “It’s you that’s been at it.” The cat had one eye open a crack, and shut it again. {H} took the ducks off, and they went back to the bottom of the drawer.'
      ]
    },
    {
      id: 'some-for-everybody',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The cat was grey, with a white front. {A} held up a dark sock that had lain beside it. There were white hairs all over it. Then {A} held up a white vest, and on that there were only grey ones.',
        '“How does it know?” asked {H}. They looked at the cat from both sides. It did not seem to be doing anything. “It’s got some for everybody,” said {A}, and put both back where they had lain.'
      ]
    },
    {
      id: 'the-basket-hums',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} laid one ear against the basket, and called {H} with a finger. Something hummed in there. It was in the vests, and in the towels, right down to the last sock. “Is it still washing?” asked {H}.',
        '“It’s the cat,” said {A}. “A cat does it breathing in as well as breathing out.” They tried to do that too. Breathing out they could do it. Breathing in they sounded like a door, and the cat put a paw over one ear.'
      ]
    },
    {
      id: 'pet-was-never-allowed',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came to see who that was. {A} had once been in the clean washing as well, for less than a minute. Something had been said about it. {A} remembered it word for word.',
        'Now {A} looked at the cat, and then at {H}, and back at the cat. It was a long look. “I know,” said {H}. “I’m trying.” {A} stayed on, to hear it being said.'
      ]
    },
    {
      id: 'elder-tablecloth',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My aunt’s cat slept on the good tablecloth,” said {S}, “in the sideboard, the whole winter. On Sundays we’d look in, and shut the door again.” “And what did you eat off?” asked {A}. “Off the table,” said {S}.',
        'In spring it had got up by itself one morning. They laid the cloth at once, and put out the good plates. “We sat round it and were rather stiff,” said {S}. “We’d got used to the table.”'
      ]
    },
    {
      id: 'child-is-folded',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} thought that it looked nice, and lay down beside the basket, rolled up. “I’m in the washing too,” said {S}. “Then you’ll have to be folded,” said {A}. First one arm went in, and then the other. The legs went up, and the head down.',
        '{S} made quite a good parcel. “Where do I go?” it asked. {A} felt it all over. “With the things that aren’t dry yet,” said {A}. It had been eating a pear.'
      ]
    },
    {
      id: 'a-softer-bed',
      A: 'partner',
      paragraphs: [
        '{H} fetched the best cushion, with the fringe, and laid it next to the basket. “That’s a lot softer,” said {H}. The cat opened one eye. It looked at that as you look at a cold egg, and shut the eye again.',
        '{A} laid one hand on the cushion and the other on the washing. “Feel this,” said {A}. The cushion was as cool as the floor. But washing that has just come dry keeps warm for a long time. “It isn’t sleeping in the washing,” said {A}. “It’s sleeping in the warm.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hatching',
      A: 'partner',
      paragraphs: [
        '“I can do warm,” said {H}. Down sat {H} on the cushion, both feet tucked in, like a hen. A cat is warmer than people are, so it took a long time. {A} told a story, very low, and sometimes felt the edge.'
      ]
    },
    {
      id: 'not-done-in-the-middle',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In between {A} tried the cushion with the back of one hand, as you try a cake. It was warm at the front and cool at the sides. “You’re not done at the edges,” said {A}. {H} spread out a bit more, and leaned to the left.',
        '“Do hens turn round?” asked {H}. “They turn the eggs,” said {A}. {H} turned the cushion, and sat down on its other end. The cat listened with one ear to how it was coming on.'
      ]
    },
    {
      id: 'the-salt',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“That’s how it was on Sunday, then,” said {A}. “I’d only got up for the salt.” When {A} had come back with the salt, a cat had been on the chair, fast asleep. {A} had eaten standing, so as not to be rude.',
        '“It wasn’t the chair that it liked,” said {H}. “It was where you’d been.” {A} had not seen it like that before. It was really rather an honour. {A} sat up straighter.'
      ]
    },
    {
      id: 'most-of-the-day',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Isn’t it ever done with sleeping?” asked {H}. “Cats sleep longer than they’re awake,” said {A}. “Out of one whole day they’re only up for a third.” {H} worked it out on the fringe of the cushion, eight threads for up and sixteen for down.',
        '“When do they do everything else?” asked {H}. They both looked at the cat. There was nothing else that it had left undone.'
      ]
    },
    {
      id: 'swapped',
      A: 'partner',
      paragraphs: [
        '“Done,” said {A} at last. {H} got up carefully, and they both looked out of the window, for nobody likes to be watched. First there was a yawn behind them. Then there were four soft steps, with a stretch in the middle. When they turned round, the basket was empty. On the cushion, in the hollow where {H} had sat, lay a loaf.',
        'The striped pyjamas had a hollow too. They had nine grey hairs on them, and were warm down to the feet. {H} got in at once. “It’s kept them warm for me,” said {H}. “And you’ve done the cushion for it,” said {A}. The cat had shut both eyes. It seemed to think that fair.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look, and walked on tiptoe from there.',
      '{names} bent over the basket, and was looked at by one eye.',
      { text: '{names} slid out a vest from the very bottom, without waking anybody.', needs: ['hands'] },
      { text: '{names} counted the paws, and could only find two.', needs: ['hands'] }
    ],
    way: [
      '{names} said hello to the cat, and got no answer either.',
      '{names} tried out the cushion, and found nothing wrong with it.',
      { text: '{names} smoothed the fringe of the cushion, all one way.', needs: ['hands'] },
      { text: '{names} felt the towels, and would have liked to get in too.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still, until it was done.',
      '{names} looked out of the window as well, at nothing much.',
      { text: '{names} held up the pyjamas, to see the hollow from both sides.', needs: ['hands'] },
      { text: '{names} picked off one of the grey hairs, and left eight.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing was put away in the drawers. Next door somebody called “Come in now”. The cat got up from its cushion, and was let out, and went home.',
    '{H} washed, and lay down in warm stripes. The sheet was cool at first. {H} lay quite round, and waited, and it was soon done in the middle.'
  ],
  last: [
    'It was warm now out to the edges, and {H} was asleep, round as a loaf.',
    'On the cushion there was a hollow, and in the bed there was {H}, asleep.'
  ]
})
