import { wishPlot } from '../wish-plot.ts'

export const snowflake = wishPlot({
  id: 'wish-snowflake',
  wishes: ['snowflake', 'snowflakes', 'snow flake', 'snow flakes', 'snow crystal', 'snow crystals', 'schneeflocke', 'copo de nieve', 'copos de nieve', 'flocon de neige'],
  answers: ['snow', 'snowing', 'winter', 'cold', 'white', 'six', 'arms', 'points', 'different', 'alike', 'same', 'unique', 'falls', 'falling', 'fall', 'fell', 'little', 'tiny', 'one', 'sky', 'cloud', 'clouds', 'soft', 'pretty', 'beautiful', 'landed', 'lands', 'down', 'two', 'star', 'crystal', 'sparkly'],
  except: ['afraid', 'scared', 'lost', 'melted', 'melts', 'melting', 'melt', 'school', 'christmas', 'santa', 'snowman', 'ballet', 'fairy', 'frozen', 'elsa', 'globe', 'avalanche', 'jumper', 'died', 'unicorn', 'princess'],
  company: ['snowflake', 'cloud', 'snow'],
  about: 'Two snowflakes want to be exactly alike, but each comes down through its own bit of weather, until they hold on to each other.',
  titles: ['Six Pegs and Six Socks', 'No Two the Same', '{H} Falls Off the Cloud', 'What the Left Arm Gets', 'Twelve Arms on the Rug'],
  want: [
    {
      id: 'the-same',
      A: 'partner',
      paragraphs: [
        'The sofa was a cloud. On it sat {H}, who was a snowflake, and so was {A}. Each of them had six arms. Two were arms, two were legs, and two were wooden spoons in a belt.',
        '“They say that no two snowflakes are alike,” said {A}. “Then nobody’s tried,” said {H}. “Let’s be the same, you and me, down to the last bit.” They shook hands on it. With six each, it took a moment.'
      ]
    }
  ],
  way: [
    {
      id: 'fall',
      A: 'partner',
      paragraphs: [
        'The two snowflakes let go. {H} came down on the left, by the window, where the air was dry. {A} came down on the right, by the wet washing. A snowflake grows as it falls, and on all six arms at once.',
        '{H} got a clothes peg on each end. {A} got a sock on each end, long and soft. They landed on the rug and looked. There were six pegs, and there were six socks. “Bother,” said {H}.'
      ]
    },
    {
      id: 'speck',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the middle of each snowflake is a speck of dust. Without it the snow wouldn’t know where to begin. “What’s yours?” asked {A}. {H} looked under the belt, and found a crumb. “Toast,” said {H}.',
        '{A} had begun with pepper. It was a bad choice for something so light. One sneeze, and the snowflake was back up on the cloud, at the beginning.'
      ]
    },
    {
      id: 'pencil',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Somebody thin lay beside them on the rug. It was {A}, as straight as a rule. “I’m a snowflake too,” said {A}. “You’re a pencil,” said {H}. “I’m from a warmer cloud. There we come out long.”',
        '{H} fetched a real pencil, and felt it. It had six sides. “You see?” said {A}. “You stick out in six places, and I don’t stick out in six places. We’re nearly cousins.”'
      ]
    },
    {
      id: 'see-through',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got a rug on,” said {A}, “with a red border.” “That’s the rug behind me,” said {H}. A snowflake isn’t white. It’s made of ice, and you can look through. “Then who’s doing the white?” asked {A}.',
        'They thought about sugar. One grain of it is like glass, and a spoonful is white as white. So it comes of being many. “I’m no colour,” said {H}, “until somebody joins me.” {A} moved up, and they went a little pale.'
      ]
    },
    {
      id: 'tongue',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Down below stood {A} with both eyes closed and the tongue out. The snowflake saw it from above. It had a good look, and took aim. “Coming,” called {H}, and let go.',
        'But no snowflake can steer. A draught took {H} once round the lamp, over the table, and on to {A}’s ear. “I felt something,” said {A}. “Was that it?” “That was a near one,” said {H}, and climbed up once more.'
      ]
    },
    {
      id: 'eight',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For practice they folded a sheet of paper, and snipped bits out of it. {A} opened it, and it had eight points. “That’s no snowflake,” said {H}. “A snowflake has six. Eight is a spider.”',
        'So it was hung in a corner, to catch flies. The next had five, and that was a starfish. The third had six. It also had a hole where the middle should be, so they wore it, one after the other.'
      ]
    },
    {
      id: 'blown-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Halfway down there was a wind. {A} blew, and flapped a pillow, and {H} rose again. First the rug got smaller, and then the table. There was the cloud, from underneath, with its springs showing.',
        '“I’ve been here before,” said the snowflake. “I know that button.” A real one may go up and down like that for an hour. {H} had been falling for ten minutes, and was higher than at the start.'
      ]
    },
    {
      id: 'hold-still',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Once there was a farmer who photographed snowflakes, more than five thousand. {A} was the farmer. “Lie on the black velvet,” said {A}. That was a coat. “And don’t let me breathe on you. You’d drip.”',
        '{A} held a box up to one eye, and breathed out backwards, over one shoulder. “Click,” said {A}. “And was I like any of the five thousand?” “Not in the left spoon,” said {A}.'
      ]
    },
    {
      id: 'left-ear',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Not every snowflake stays single. {A} had gone into a snowman, and was part of the left ear. “What’s it like?” asked {H}. “Packed,” said {A}. “But you hear a good deal.”',
        '“What have you heard?” {A} listened. “Two people are talking about me,” said {A}. “One of them’s got spoons in a belt.” Then a carrot was moved, somewhere farther round, and they all had to lean.'
      ]
    },
    {
      id: 'falling-talk',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A snowflake falls about as fast as you stroll to the baker’s. So there’s time to chat. “Have you got anything on after this?” asked {A}. “I’m lying down,” said {H}. “And you?” “I’d thought of lying down too.”',
        'They passed a lampshade. They passed a person on a ladder, in a picture, who was going up. “In this weather,” said {A}, and they shook what they had for heads.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Something warm came near to the rug, and nothing worries a snowflake more. It was {A}. {H} lay quite flat and held all six arms still.',
        '{A} looked at each of the six in turn. The fifth was a wooden spoon that had once been in gravy. So that one got most of the attention. After that the snowflake had five arms, and somebody had a spoon.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I kept a snowflake once,” said {S}. “It came down on my sleeve, and I’d never seen a better. I put it in a matchbox, to show my aunt.” “And what did your aunt say?” asked {A}.',
        '“She looked in very carefully,” said {S}, “and said it was the finest she’d ever seen. Then she asked me where I’d found such clear water.” {A} asked what became of the box. {S} still had it, and it was still dry.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a snowflake as well, but not yet. {S} sat at the edge of the cloud with both hands in the cushions. “Are you coming?” called {A} from below. “It’s a long way,” said {S}. “Is it soft?”',
        '“It’s rug,” said {A}. “It’s soft where I am.” So {S} came down exactly there. {A} was a good deal flatter after that, and had a seventh arm.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had never seen a snowflake so close. {A} took hold of one of the six, where it was softest, and shook it up and down. It held on, and was pleased to meet {A} too.',
        'A warm hand is hard on a snowflake. After a minute that arm had gone limp. After two it had to be dried with a towel.'
      ]
    },
    {
      id: 'been-through',
      A: 'partner',
      paragraphs: [
        '{A} held one sock against one peg. “I had the washing’s weather,” said {A}, “and you had the window’s. A snowflake turns out like the air it’s been through.” {A} pointed up and down the six socks. “These are all alike, because they never left each other.”',
        '{H} looked at that for a while. It was four steps from the window to the washing. For a snowflake those were two different winters.'
      ]
    }
  ],
  turn: [
    {
      id: 'holding-on',
      A: 'partner',
      paragraphs: [
        'They climbed up into the cloud again. This time the two snowflakes took each other by the hand, and then let go of the sofa. They fell past the window, and turned, and past the washing. Whatever came to one of them came to the other.',
        'On the rug they lay and counted. There were six pegs and six socks, in a ring. “Now you’re just like me,” said {H}. “Where do I stop?” asked {A}. There were twelve arms, and no join.'
      ]
    },
    {
      id: 'vole',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s somebody walking underneath us,” said {A}. They put their ears to the rug. Under the snow it’s not so cold as on top, and mice and voles have passages there. This one was {H}’s other hand, under the border.',
        'It ran to the leg of the table and back. “Has it got a light on?” asked {A}. “It needs none,” said {H}. “The roof’s see-through.”'
      ]
    },
    {
      id: 'creak',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Somebody’s been treading on snow,” said {A}. When it’s very cold it squeaks under a boot. Those are the small arms, breaking. {A} squeezed a bag of cornflour, to show how. Eek, it said.',
        'At once they moved all twelve arms off the path, where a slipper was coming. It went by on tiptoe. “It knew about the arms,” said {H}. “It’s got a fur lining,” said {A}. “They’re more careful.”'
      ]
    },
    {
      id: 'only-one',
      A: 'partner',
      paragraphs: [
        '“We aren’t two the same,” said {A}. “We’re one. A lot of what lands on your mitten is several of us, holding on.” “Then is there another like this one?” asked {H}. They looked all over the rug. There was not.',
        '“Bother,” said {H}, but not very loudly. It had got so still. Fresh snow is full of gaps, and noises go into them and don’t come out. The snowflake lay with all its arms, and listened to nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out of the same cloud, from between its cushions.',
      '{names} waited below, and looked up for the first snowflake.',
      { text: '{names} handed spoons up into the cloud.', needs: ['hands'] },
      { text: '{names} shook all the hands that were held out.', needs: ['hands'] }
    ],
    way: [
      '{names} drifted past the lamp, and landed sideways.',
      '{names} went from peg to sock, and found no two alike.',
      { text: '{names} counted to six, and then to six again.', needs: ['hands'] },
      { text: '{names} picked a snowflake up by one spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} fell too, and made the rug a bit whiter.',
      '{names} searched the rug for another with twelve.',
      { text: '{names} brushed the snow together a little.', needs: ['hands'] },
      { text: '{names} held one finger up, because of how quiet it had got.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back to the washing, and the socks found their partners. There were three pairs, and all of those were alike.',
    '{H} came down on to the bed very slowly, and lay wherever there was room. Something white was spread over it, up to the chin. It was thick, and no sound came through.'
  ],
  last: [
    'Nothing else in the whole white bed looked like that, and {H} was asleep.',
    'It lay where it had come down, with every arm at rest, and {H} slept.'
  ]
})
