import { wishPlot } from '../wish-plot.ts'

export const puddleOcean = wishPlot({
  id: 'wish-puddle-ocean',
  beginsElsewhere: true,
  wishes: ['puddle ocean', 'puddle sea', 'puddle wants to be an ocean', 'puddle wants to be a lake', 'puddle lake', 'puddle wanted to be an ocean', 'puddle wanted to be the sea', 'puddle who', 'puddle wants', 'puddle wanted', 'puddle dreams', 'puddle dreamed', 'puddle dreamt', 'little puddle', 'small puddle', 'puddle talks', 'puddle talking', 'talking puddle', 'puddle sad puddle', 'puddle waves', 'puddle ship', 'puddle boat', 'puddle big'],
  except: ['muddy', 'jumping', 'jumps', 'jump', 'splashing', 'peppa', 'pig', 'pigs', 'ice', 'icy', 'froze', 'frozen', 'fell', 'died', 'oil', 'kitchen', 'wee', 'pee', 'potty', 'lives', 'afraid', 'scared', 'car', 'splashed'],
  answers: ['puddle', 'puddles', 'ocean', 'oceans', 'sea', 'lake', 'wants', 'wanted', 'to', 'be', 'be', 'become', 'who', 'that', 'which', 'a', 'an', 'little', 'small', 'big', 'bigger', 'dreams', 'dreamed', 'of', 'being', 'waves', 'boat', 'ship', 'grow', 'grows', 'grow up', 'rain'],
  moods: ['learning'],
  company: ['puddle', 'sea', 'ocean', 'boat', 'stick', 'wave', 'salt', 'bucket', 'sun'],
  about: 'A puddle wants to be an ocean, and gets salt, a wave and a captain for it, until it dries up into the sky and sends word from there where it is going.',
  titles: ['An Ocean to Begin With', 'The Puddle That Was Going to Be the Sea', '{H} and the Small Ocean', 'From Here to the Wall', 'A Letter in Drops'],
  want: [
    {
      id: 'not-just-here',
      A: 'partner',
      paragraphs: [
        '{H} had a boat, half a walnut, and needed an ocean for it. Outside the door there was only a puddle, as big as a tablecloth. “That’ll have to do,” said {A}. “I heard that,” said the puddle.',
        'It wanted to be an ocean. “I’ve got everything,” it said. “I’m wet, there’s sky in me, and I reach from here to the wall. What else do you need?” “Waves,” said {H} at once.'
      ]
    }
  ],
  way: [
    {
      id: 'walnut-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The boat was let in. It lay there and turned a bit to the left. On board stood a captain, who was a pea. “Where to?” asked the puddle. “To the other side,” said {H}. “Which other side?” asked the puddle, quite excited.',
        '{A} lay down with one cheek on the ground, to see how it looked from there. The far bank was a long way off. There was a matchstick on it that might have been a lighthouse. “For a pea that’s an ocean,” said {A}.'
      ]
    },
    {
      id: 'tide',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And there’s low tide and high tide,” said {A}. The puddle had heard about that. Twice a day you go away, and twice a day you come back. It pulled itself together on the left, as hard as it could. On the right a finger’s width of ground came out, and was quite shiny.',
        '“Look what I’ve had down there!” it cried. There lay a hair grip, and a bit of blue glass, and half a peanut. Then it could not hold it any longer, and came back in. They had saved the glass.'
      ]
    },
    {
      id: 'fish',
      A: 'same',
      spare: 3,
      paragraphs: [
        'An ocean has somebody living in it. They looked, and there was one leaf, and it did not swim. So {H} laid a paper clip on a scrap of foil, and gave it eyes. It was a sardine. It went down at once, as sardines do.',
        '“Does it bite?” whispered the puddle. Nobody had ever lived in it before. “Only at night,” said {A}. After that the puddle lay quite still, so as not to wake it.'
      ]
    },
    {
      id: 'gull',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A sparrow came. It hopped in up to the knees, looked round, and began to wash. Drops flew on all sides. “Are you a gull?” asked the puddle. “Yes,” said the sparrow, and washed behind its ears.',
        '“Then do call,” said the puddle. The sparrow thought about it first. “Chirp,” it said, as deep as it could. It sounded very like the seaside.'
      ]
    },
    {
      id: 'depth',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How deep are you?” asked {A}. The puddle said nothing. It was not proud of that. {H} put in a lolly stick and read it off at the wet edge. “Not quite to the top of my thumb,” said {H}. The puddle groaned.',
        '“But look in,” said {A}. They bent over it. There was a roof down there, and above that a cloud. Below the cloud there was a very small plane. “I can’t see any bottom,” said {H}. “Then I’m very deep,” said the puddle.'
      ]
    },
    {
      id: 'blue',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Oceans are blue, and the puddle was as brown as tea. {A} knew why the other one is blue. “It’s got the sky in it,” said {A}. “All day long, nothing else.” They waited for the one cloud to go by.',
        'It went, from the matchstick to the drain. Behind it came blue, first in a corner and then as far as the wall. “Am I?” asked the puddle. It could not see it, from inside. “Like a school jumper,” said {H}.'
      ]
    },
    {
      id: 'beach',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} sat down on the step with both trouser legs rolled up. “What are you doing?” asked the puddle. “I’m at the seaside,” said {A}, and ate a biscuit, with sand. {H} lay on a towel beside it. A bicycle had to ring its bell and go round.',
        '“Is the water warm?” asked the one on the bicycle. “You get used to it,” said {A}, who had one heel in. From the third window somebody wanted to know if there were any free places. They put out another towel.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve been in three of them,” said {S}, “and always lost a shoe.” “What are they like?” asked the puddle. {S} rolled up a sleeve, and laid one hand in it, to compare.',
        '“Bigger,” said {S}, “and you can’t talk to them. They never let you finish.” The puddle thought that over. Then {S} got a shoe wet. “Now it’s the same,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to swim in it. {S} lay down beside it on the dry part, and put in one finger, and that swam. It did a breast stroke, and then it did some on its back. “I’m out a long way,” called {S}. “I can’t feel the bottom!”',
        '“Come back!” called {A}. “It’s time for your ice cream!” The finger turned round, and fought its way in. It was all wrinkled. They dried it with a corner of the towel, from top to toe.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came along and was thirsty. An ocean is no good for that, everybody knows it. But nobody had told {A}. {A} drank, with long slow laps, and the coast moved in on all sides.',
        '“Stop!” cried the puddle. “That’s my deep end!” {A} looked up with a wet chin. It tasted of boots. After that {A} lay down on the bank.'
      ]
    },
    {
      id: 'a-wave',
      A: 'partner',
      paragraphs: [
        '{H} blew, and that made a wrinkle. {A} came with the broom, and pushed, and that made a wave, with an edge. It rolled right across, and took the boat along. Then it went up the wall, and down the drain.',
        '“I’ve had a wave!” cried the puddle. But so much had gone down the drain that now it was only as big as a tray.'
      ]
    },
    {
      id: 'salt-and-sun',
      A: 'partner',
      paragraphs: [
        '“Salt!” said {A}. “That’ll make an ocean of it.” So a pinch of salt was thrown in. The puddle lay there and was proud, and the sun shone on it. Soon it was a plate. Then it was a saucer, and the boat had run aground.',
        '“I’m going,” said the puddle. “I’m getting so light.” {A} looked at the air above it, which trembled, and up to the roof. A small white cloud was hanging there. “You aren’t going away,” said {A}. “The sun’s taking you up into that cloud.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-way',
      A: 'partner',
      paragraphs: [
        '“Is it far to the ocean from up there?” asked the puddle. It was just a spoonful. “You only have to rain in the right place,” said {H}. “All the water in the ocean was a puddle once.”',
        '“All of it?” asked the puddle. “Every drop,” said {A}. Then there was a damp patch, and then it was dry. There lay half a walnut, in a white ring of salt.'
      ]
    },
    {
      id: 'ring-of-salt',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} bent down to the white ring, where it glittered. “It’s left the salt behind,” said {H}. “It couldn’t carry it,” said {A}. That is why the rain is never salty.',
        'They drew round it with chalk, so that everybody would know how far it had gone. Inside {H} wrote: here was an ocean. There was not enough room. So it said: here was an o.'
      ]
    },
    {
      id: 'see-it-off',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They walked along under the cloud, as far as the corner. {A} waved with the towel. “Watch out for the church!” called {H}. The cloud went a bit to the left of the church. Behind the tower other ones joined it, of all sizes.',
        '“Which one’s ours?” asked {A}. {H} had kept an eye on it. “The one that’s out in front,” said {H}. “It’s got a boat to come back for.”'
      ]
    },
    {
      id: 'drops',
      A: 'partner',
      paragraphs: [
        'When it got dark, something knocked at the window. {H} opened it a crack. “It’s me,” said a drop on the sill. “I’m on my way. There’s a big cloud that leaves at nine, for the ocean.” {H} looked down. From the door to the wall it was wet again, and shone.',
        '“That’s a new puddle,” said the drop. “It doesn’t know anything yet.” “Excuse me,” said somebody down there. “What am I?” {A} had the walnut ready. “You’re an ocean,” called {H}, “to begin with.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the puddle, from one coast to the other.',
      '{names} looked in, and there was somebody looking out.',
      { text: '{names} found a pea, to be captain.', needs: ['hands'] },
      { text: '{names} sat down on the step, which was a cliff.', needs: ['hands'] }
    ],
    way: [
      '{names} got the wave over both feet.',
      '{names} stood on the far shore, and looked quite small.',
      { text: '{names} pushed the boat off again with one finger.', needs: ['hands'] },
      { text: '{names} dammed up the drain, with a hand, a bit too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the ring, and it made them sneeze.',
      '{names} looked up to where the puddle was now.',
      { text: '{names} swept round the ring of salt, and left it as it was.', needs: ['hands'] },
      { text: '{names} put the walnut where it would find it again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The walnut was put on the windowsill, where it could see out.',
    '{H} washed, with rather a lot of water that was on its way somewhere. Then {H} lay down, and listened to the rain.'
  ],
  last: [
    'It rained from here to the wall and from the wall to the sea, and {H} was asleep.',
    'The big one left at nine, with everybody on board, and {H} was asleep.'
  ]
})
