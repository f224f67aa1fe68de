import { wishPlot } from '../wish-plot.ts'

export const magnet = wishPlot({
  id: 'wish-magnet',
  wishes: ['magnet', 'magnets', 'fridge magnet', 'fridge magnets', 'magnetic', 'magnetism', 'playing magnets', 'magnet fridge', 'magnit', 'magnits', 'magnat', 'snail magnet'],
  answers: ['fridge', 'snail', 'stick', 'sticks', 'sticking', 'stuck', 'pull', 'pulls', 'metal', 'iron', 'playing', 'play', 'plays', 'little', 'small', 'red', 'old', 'new', 'own', 'that', 'who', 'list', 'shopping', 'clack', 'everything', 'experiment', 'experiments', 'science', 'strong', 'strongest', 'holds', 'door', 'ride', 'wants', 'out', 'kitchen', 'letters', 'lid'],
  except: ['swallow', 'swallowed', 'swallowing', 'ate', 'tiles', 'train', 'trains', 'lost', 'lose', 'broken', 'broke', 'fishing', 'hospital', 'scan', 'mri', 'nose', 'ear', 'school', 'lonely', 'sad', 'friend', 'friends', 'magic', 'giant', 'car', 'robot', 'superhero', 'north', 'pole', 'compass', 'boy', 'girl', 'afraid', 'scared', 'cat', 'dog', 'dinosaur', 'alive', 'talking', 'best', 'opposite', 'opposites', 'each', 'two'],
  moods: ['first', 'question'],
  company: ['magnet', 'snail', 'fridge', 'lid', 'list', 'lists', 'colander'],
  about: 'The hero wants to take the fridge’s snail for a ride on the partner, who is no fridge, until a lid goes up the sleeve.',
  titles: ['The Snail Gets Out', 'Not a Fridge', '{H} Takes the Snail for a Ride', 'Through Three Lists', 'Clack'],
  want: [
    {
      id: 'a-ride-for-the-snail',
      A: 'partner',
      paragraphs: [
        'On the fridge sat a snail with a magnet in it. It held up the shopping lists, and had never seen anything but the kitchen. {H} wanted to take it for a ride on {A}.',
        '“Keep still,” said {H}, and set the snail on {A}’s elbow. It fell off. {H} tried it on the tummy, and on one knee. Plop. Plop. “I’m not a fridge,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-likes',
      A: 'partner',
      paragraphs: [
        '“It likes what’s shiny,” said {A}. But it fell off the foil, and slid down the mirror. On the old black pan it went clack! “It likes iron,” said {H}. It liked the lid of the jam, and it liked the colander best of all. Clack!',
        'So {A} put on the colander, with the snail on the front. They got as far as the door. Then the colander sank over both eyes. “I can’t see,” said {A}. “The snail can,” said {H}. There was a bump.'
      ]
    },
    {
      id: 'the-list-of-likes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They made a list of what it liked, with clack on the left and plop on the right. The spoon was a clack. The wooden spoon was a plop. The key was half and half, because the ring said clack and the rest said plop.',
        '“And you?” asked {H}. They tried {A} on all sides. It was plop, plop, plop, down to the shoes. On the left shoe it said clack. “That’s the buckle,” said {A}. It was the only bit of {A} on that side of the list.'
      ]
    },
    {
      id: 'nail-in-the-chair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The chair was wood all through. {H} slid the snail down its leg, only to be thorough. Half-way down it stopped, and held tight. They looked at the place. There was nothing there but paint. “There’s a nail in there,” said {A}.',
        'Nobody had known that, not in all those years of sitting. The snail had noticed at once. They found four more, one in each corner. “It’s got bones,” said {H}, and sat down more carefully.'
      ]
    },
    {
      id: 'chain-of-clips',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} hung a paper clip from the snail, and a second one on that. The second was not touching the magnet at all. But it stayed. “It’s catching,” said {A}. They got up to five, one below the other, like people on a rope.',
        'Then {H} took the snail away from the top one, quite gently. They all fell, and lay there, and were clips. “They only knew it as long as somebody told them,” said {A}.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} held the snail under a sheet of card, and on top lay a clip. The clip set off. It went along the edge, turned a corner, and spun on one toe. Nobody was near it. “There’s music,” said {A}, and hummed.',
        '{H} looked under the card. There was the snail, working hard. It did not see any of the dancing. {H} told it how it was going up there, so that it should know.'
      ]
    },
    {
      id: 'the-fish',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a fish on the fridge as well, and it was also a magnet. {H} set it down behind the snail. The snail slid off. {H} pushed it nearer. The snail slid further, and nobody had touched it. “They’ve had words,” said {A}.',
        '{H} turned the fish round. Clack! Now they sat back to back, and you could hardly part them. “They just don’t like to be looked at,” said {H}.'
      ]
    },
    {
      id: 'fishing-clips',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tied the snail to a string, and {H} fished with it from the sofa. In the sea were clips, a cork, and a very big spoon. Clack! It was the spoon. {H} pulled. “It’s fighting,” said {A}, who had one foot on the end.',
        'They got it in at last. It was too big, and was thrown back. The cork would not bite at all. It had been sitting there the whole time, and just looked up.'
      ]
    },
    {
      id: 'letters',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had letters too, with a magnet in each. There were not many. There was an E, an S, a G and one more G, and an upside-down L. “You can write what you need with those,” said {A}. {A} needed a while.',
        'At last it said EGGS. “And what’s the L for?” asked {H}. They looked at what was in the fridge. There was one egg there. They took away the S and put the L at the front. LEGG, it said. “That’s what the snail would like,” said {H}.'
      ]
    },
    {
      id: 'how-near',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} laid a clip on the table and pushed the snail towards it, slowly. Nothing happened, and nothing. Then the clip jumped. It was quicker than you could look. “It couldn’t stand it any longer,” said {A}.',
        'They did it again, to find the place. It was as far as a finger is wide. At that spot {A} drew a line, and {H} stopped just before it. The clip lay there and trembled a bit at the back.'
      ]
    },
    {
      id: 'the-cupboard',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The cupboard door said tick when you shut it. “There’s one in there too,” said {A}. {H} opened the door, and looked. In the corner sat a small grey thing, and it held on to the door all day. Nobody had ever asked its name.',
        '{H} let the snail say hello to it. Clack. They did not want to part again. “It’s a cousin,” said {H}. “It’s got the indoor job.”'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} leaned one cheek on the fridge, where the snail had been sitting. What could you see from there? There was the sink, the clock, and the left half of the window. “It’s not so bad,” said {A}. “You see who’s coming for cheese.”',
        '“And at night?” asked {H}. At night the fridge was opened now and then. Light came out at the side, and somebody in socks. “It knows a good deal,” said {A}, and went a little red.'
      ]
    },
    {
      id: 'through-the-hand',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} held the snail on the back of one hand, and a clip under it. The clip stayed. It hung from the palm, with all of that hand in between. “Does it hurt?” asked {A}. “It doesn’t do anything,” said {H}. “It just goes through.”',
        '{A} tried it with {A}’s hand, and it fell. That was a thicker one, with a bit more of everything in it. They tried the thin place between two fingers. There it got through.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{H} held the snail up to {A} too. It fell off the back, and it fell off at the side. {A} looked round to see what was always being lost there. “You aren’t one either,” said {H}.',
        '{A} sniffed at the snail. It smelled of fridge, and that was a good smell. {A} went over to the fridge, sat down in front of it, and waited. It did not fall off.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“At the harbour there was a magnet as big as this table,” said {S}. “It hung from a crane. They let it down on the old iron, and then they switched it on. Clack! A whole heap went up, with two bicycles in it.” “And then?” asked {A}.',
        '“Then they switched it off, over the ship,” said {S}. “You can’t do that with a snail. One evening the magnet went up with the foreman’s lunch box. He waved to it until dark.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was a magnet, and {A} was made of iron. “Clack,” said {S}, and stuck to {A}’s leg. {A} had to walk with it. “Now let go,” said {A}. “I can’t,” said {S}. “It’s not me that’s doing it.”',
        '{A} thought, and turned round three times. “Now I’m wood,” said {A}. {S} slid down slowly, and lay on the floor. After a moment {S} stretched out one hand, and there was the radiator. “Clack,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had got the colander, and was busy with it. You could look through it, and put your fingers in. {H} showed {A} how it went clack, with a big spoon hanging on the snail. {A} wanted to do that too.',
        '{A} pressed a rusk on the colander. It stayed there. It was wet enough for that. {A} looked at {H}, and pressed on another. “It doesn’t need any magnet,” said {H}.'
      ]
    },
    {
      id: 'three-lists',
      A: 'partner',
      paragraphs: [
        '{H} took the snail back to its place on the fridge. Clack! {A} stood there looking. “It isn’t touching the fridge,” said {A}. “There are three lists in between, and a postcard. It pulls right through.”',
        '{H} felt how thick {A}’s sleeve was. It was about two lists. “Then the iron could be on the inside,” said {H}. They both looked at the lid of the jam.'
      ]
    }
  ],
  turn: [
    {
      id: 'up-the-sleeve',
      A: 'partner',
      paragraphs: [
        'The lid went up {A}’s sleeve, as far as the elbow. {A} said that it was cold. Then {H} brought the snail, from the outside. Clack! There it sat. {A} swung that arm, and it stayed.',
        'So it rode down the hall, and was shown the coats. It saw the bath, and {H} lifted it up to the window. Out there a bus went by, with all its lights on. “That’s a fridge on wheels,” {H} told the snail.'
      ]
    },
    {
      id: 'waving',
      A: 'same',
      spare: 16,
      paragraphs: [
        'It could do more than you would think, on an elbow. When {A} bent the arm, it came up and looked over. When {A} drank, it was tipped back and saw the ceiling. “It’s never had a ceiling,” said {H}. “Drink again.”',
        '{A} drank three glasses. After that they had to go by the bathroom once more. The snail had seen that already, but it did not mention it.'
      ]
    },
    {
      id: 'at-the-radiator',
      A: 'same',
      spare: 17,
      paragraphs: [
        'In the hall they came too near the radiator. Clack! The snail had changed over. It sat down there on the warm ribs, and {A}’s elbow was bare. “It’s got off,” said {A}. “This is where it wanted to go,” said {H}.',
        'They waited beside it, as at a stop. When the snail was warm all through, {A} put the elbow there, and {H} helped it aboard. “Single or return?” asked {A}. “Return,” said {H}. “It’s got work tomorrow.”'
      ]
    },
    {
      id: 'the-new-list',
      A: 'partner',
      paragraphs: [
        'In the kitchen there was a rustle. All three lists had come down, for nobody was holding them. “It’s needed here,” said {A}, and leaned on the fridge with that elbow. Clack! The snail was home, and {A} hung on it.',
        '{A} pulled a little. It held. “Now you’re the list,” said {H}, and fetched a pencil. “What do we need?” {A} thought about it. “Milk,” said {A}. “And lentils. And somebody to let me off.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the snail go plop, and sniffed at where it lay.',
      '{names} leaned on the fridge, and slid off too.',
      { text: '{names} caught the snail once, on its way down.', needs: ['hands'] },
      { text: '{names} hung a spoon from the tip of a nose, and it needed no magnet.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the colander as far as the bump.',
      '{names} turned out to be plop, on all sides.',
      { text: '{names} knocked on the pan, and it was iron right through.', needs: ['hands'] },
      { text: '{names} held the door open wide, for the colander.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along behind, like a train behind a snail.',
      '{names} looked up at the snail the whole way along the hall.',
      { text: '{names} felt the sleeve from outside, and there was a lid.', needs: ['hands'] },
      { text: '{names} pointed things out to the snail, on the left and right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lists were hung up again, all three, and the snail sat on top of them. It had a good deal to think about.',
    '{H} washed, and went to bed. The head came near the pillow, and a bit nearer. Clack. There was not a nail in that pillow, and it held.'
  ],
  last: [
    'The bed held {H} right through two blankets and a pair of pyjamas, and {H} was asleep.',
    'On the fridge the snail thought of coats, and a bath, and a bus, and {H} slept.'
  ]
})
