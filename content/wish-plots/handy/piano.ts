import { wishPlot } from '../wish-plot.ts'

export const whoeverPiano = wishPlot({
  id: 'wish-whoever-piano',
  visits: 'anything',
  whoever: [
    'wants to play the piano',
    'wants to play piano',
    'wants to take piano lessons',
    'wants to have piano lessons',
    'wants to learn the piano',
    'wants to be a pianist',
    'wants to be a piano player',
    'wants a piano',
    'can’t play the piano',
    'can’t play piano',
    'plays the piano',
    'is bad at the piano',
    'is no good at the piano',
    'is bad at playing the piano',
    'is no good at playing the piano',
    'dreams of playing the piano',
    'dreams of being a pianist',
    'loves the piano',
    'loves to play the piano',
    'loves playing the piano',
    'plays the piano badly',
    'is too shy to play the piano',
    'has piano lessons',
    'is a pianist',
    'is learning the piano',
    'is rubbish at the piano',
    'never learned the piano',
    'plays the keyboard',
    'plays wrong notes on the piano',
    'plinks on the piano',
    'plonks on the piano',
    'practises the piano',
    'tinkles on the piano all day',
    'wants to play the keyboard'
  ],
  except: ['lives in', 'tuner', 'stage', 'concert', 'moves', 'broke', 'breaks', 'eats'],
  company: ['piano', 'doorbell', 'door', 'mat', 'street', 'keys', 'raisin', 'chimneys'],
  about: 'The hero wants a doorbell with a tune, and whoever wants to play the piano gets it stuck in the front door and cannot find a tune in it twice, until they look at the chimneys.',
  titles: ['Two Chimneys', 'The Piano in the Door', '{visitor} Is Playing', 'Somebody Nice at the Door', 'Half of It on the Mat'],
  want: [
    {
      id: 'brrr',
      A: 'partner',
      paragraphs: [
        'The doorbell said brrr. It said that for the post, and for people with cake. {H} wanted it to play a tune for the cake, so that you’d know. “It’s only got a brrr in it,” said {A}.',
        'Brrr. There was a piano on wheels, and behind it {visitor.first}. {visitor} pushed. It came in as far as the middle, and there it stuck. The high keys were in the hall, and the low keys were out on the mat. {visitor} crawled in underneath.'
      ]
    }
  ],
  way: [
    {
      id: 'no-numbers',
      A: 'partner',
      paragraphs: [
        '“I know a tune,” said {visitor}. “I only can’t find it twice.” It went down three steps, like somebody who is coming for breakfast. {visitor} pressed a key. Plink. “No.” Plonk. “No.” Plank. “There it is!” But where was the next? And where was the first one now?',
        '“It’s a street where all the houses are white,” said {visitor}, “and they’ve got no numbers.” {A} was sure what helped there, and laid a raisin on the right key. At the first plink it hopped off.'
      ]
    },
    {
      id: 'count-them',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Count the houses,” said {A}. They began at the high end, where it tinkles. {H} counted aloud, and {visitor} kept watch. At nineteen {A} had to sneeze. Then nobody knew if that had been nineteen, or if it was to come.',
        'So they began again out on the mat, where it growls. There it was dark, and the first ones could only be felt. “One,” said {visitor}. Grumm. “Two.” It took very long from down there. When they got to the tune, it was asleep.'
      ]
    },
    {
      id: 'with-what',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What do you play it with?” asked {A}. {visitor} had tried this and that. It had a go with {caller.part}. That gave a good many notes at once, and none of them were friends. “It’s a chord,” said {A}. “I’ve heard worse, in a church.”',
        '“Make it round,” said {H}, “as if you’d got a plum under it.” {A} fetched a plum. Now only the tip came down, and there was only one plink. {visitor} played four of them, one behind the other, and did not squash anything. Then the plum was eaten, and the roundness stayed.'
      ]
    },
    {
      id: 'softly',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'A piano can’t be turned up. It does what you do. {visitor} pressed a key very gently, and it said nothing, and only went down. “You woke nobody,” said {A}. A bit more, and it whispered. Then, for sheer joy, {visitor} {caller.does}. That came out very loud.',
        'In the cupboard the glasses hummed. They all held still. “Sorry,” played {visitor}, with one soft plink. The glasses thought about it. Then one of them hummed back, quite by itself. It was nearly the next note. “It’s further down,” said {H} to the cupboard.'
      ]
    },
    {
      id: 'at-home-there',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Has anybody got one where you come from?” asked {A}. {visitor} thought of how it was {caller.where}. Nothing there went plink. “I heard it out of a window,” said {visitor}. “I was only going past. It came down three steps to me.”',
        'And then the window had been shut. {visitor} had stood under it for a good while, in the rain. “So I hummed it the whole way,” said {visitor}, “so that it wouldn’t get out. I hummed it in the shop. They said, that’s a piano, it’s over there.”'
      ]
    },
    {
      id: 'a-piece-about-it',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“First you have to say what you’re going to play,” said {A}. “People like to be told.” So {visitor} stood beside the piano, and bowed, and bumped it. Hmmm, said the whole inside. “This piece is about me,” said {visitor}. “{A} knows the words.”',
        '{A} did not. {A} had to think, and put one hand on the lid. “{caller.fact},” said {A}, quite slowly. {visitor} played plink for that, and a plonk. “And the tune?” asked {H}. “That’s somewhere in the middle,” said {visitor}, and looked for it till the end.'
      ]
    },
    {
      id: 'who-comes-past',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Nobody could get in or out now. “And if I need milk?” said {A}. “Then you’ll have to go underneath,” said {H}. {A} tried it. It was dusty there, and you could see three pedals, like golden tongues. {A} trod on one, with an elbow.',
        'At once everything went soft and long. {visitor} had a plink going up there, and it would not stop. It went on through the hall, and out by the gap. “Let go!” called {H}. {A} let go, and it was gone. “I haven’t got the milk,” said {A}, and stayed a bit.'
      ]
    },
    {
      id: 'look-inside',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} lifted the lid, and they looked in. There stood a row of little hammers with felt on. {visitor} pressed, and one of them nodded, and hit its string. “So that’s who it is,” said {visitor}. “I thought it was me.” They did good evening, all of them in turn.',
        'One did not nod. There was a pencil in front of it. {H} fished it out, and it had been bitten. “That’s been learning too,” said {A}. The hammer nodded now, rather stiffly. It had a plunk that nobody had heard for years.'
      ]
    },
    {
      id: 'raisins',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} did not give up on the raisins. A raisin has to be stuck on, and so it was licked. “This one’s the first,” said {A}. It held for three plinks. Then it was on {visitor}, and {visitor} did not notice. “Play where the raisin is,” said {A}.',
        '{visitor} looked for it up the street and down the street. In the end {H} saw it, and ate it. “That was the tune,” said {A}. They put on a new one. By now it smelled like a cake in there, and most of the keys were a bit slow.'
      ]
    },
    {
      id: 'knock-tunes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} tried out what else a doorbell could say. {A} went ding, dong, and they all thought of soup. {A} mooed. {A} said “Hello, it’s me, I’m at the door,” all in one breath. “Then you can’t tell who,” said {H}.',
        '“It needn’t say who,” said {visitor}. “It’s only got to come down the steps to you.” Then they heard brrr, and it was just {A}, who had gone out under the piano. “Do that again, but as if you’d got cake,” said {H}. It was still a brrr.'
      ]
    },
    {
      id: 'sitting',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For a piano you have to sit right. {A} brought a stool, and it was too low. {visitor} sat there, and saw only the edge. Two cushions were too high. Now the keys were by the knees, or where those would be. “Turn round, and it goes down,” said {A}. That’s another kind of stool.',
        '{visitor} had turned round by then, four times. It did not go down. But everything was going round, and the piano too. “Now they really all look the same,” said {visitor}. A telephone book was just right. It was from a town that none of them knew.'
      ]
    },
    {
      id: 'two-at-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} could play something as well. It went up, plink, plink, plink, to the very last key. That one only said tock. “There it ends,” said {H}. “Beyond that there’s coats.” {A} went down the other way, and squeezed an arm out past the door frame. Grumm, said the mat.',
        '“That’s thunder,” said {A} with a cheek against the door. {H} did the rain, as it was on that side. {visitor} stood in the middle, where it’s mostly people. “I’m looking for somebody,” said {visitor}, “and it’s raining.” The tune was not at home.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a piano, and nobody played it,” said {S}. “It had a cloth on, and the photos.” “What was it for?” asked {A}. “For the photos,” said {S}. “But when a lorry went by, it hummed. I lay underneath, and waited for lorries.”',
        '“Which was the best?” asked {visitor}. “The coal,” said {S}. “That came up through your back.” {visitor} leaned on the low end for a bit, with all it had. {S} listened, with both eyes shut. “That’s the coal,” said {S}. “On a Friday.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} played with two flat hands, and it was very long. “What’s it called?” asked {visitor}. “Bear,” said {S}. Then came another, at the other end, and that was called Bear too. “I can hear the difference,” said {A}. “That one’s little.”',
        'Then {S} played with one finger, and came upon the tune by mistake. All three steps came, one after the other. “That’s it!” called {visitor}. “Where was it?” {S} looked at the finger. “On here,” said {S}. But after that there were only bears again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had watched the door for some time. It was open, and yet you could not get out. So {A} went along the top of it, or at least along the keys. Pling, plang, plong, and a grumm. “That’s lovely,” said {visitor}. “Do it once more.” {A} never did anything once more.',
        '{visitor} tried to play the same, and went from one end to the other. It was not the same at all. “{A} doesn’t look for anything,” said {H}. “That’s how it’s done.” {A} sat down on the last key, for it was nice and warm there from the lamp.'
      ]
    },
    {
      id: 'look-up',
      A: 'partner',
      paragraphs: [
        '{A} lay on the floor, to look for the raisin. From there you only saw what stuck up. “They’re not all alike,” said {A}. “You’ve been looking at the doors. Look at the black ones!” There were two, and then a gap. Then there were three.',
        '“Two, three, two, three,” said {A}, as far as you could see. “Chimneys,” said {H}. “There are houses with two chimneys, and houses with three.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-chimneys',
      A: 'partner',
      paragraphs: [
        '{visitor} went up the street, humming. “Here’s where it starts,” said {visitor}. “It’s just to the right of two chimneys.” Plink. Then came the one in between. Plonk. And the last was the one just to the left. Plank. The whole tune had come down the steps.',
        '“Once more,” said {A}. {visitor} looked up at the lamp, and down, and then for two chimneys. There it was again. “It was at home the whole time,” said {visitor}.'
      ]
    },
    {
      id: 'the-next-two',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There are two more up here,” said {A}. {visitor} went there and rang. Plink, plonk, plank. It was the same tune, but in small shoes. Further up were two again, and there it was only as big as a mouse. At the very top it went tink, tonk, and the last was nearly a tock.',
        '“They’re all relations,” said {H}. Nobody could see how big they got on the other side. {visitor} leaned out past the door frame, and felt for the chimneys in the dark. Grumm, gromm, gramm. “That’s the grandmother,” said {visitor}.'
      ]
    },
    {
      id: 'and-the-three',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And who lives at three chimneys?” asked {H}. They rang there as well. There were four steps, and at the bottom it hung in the air, with one foot out. “That’s another family,” said {A}. “They’re only halfway down.”',
        '{visitor} went there three times, to see if they’d come. Each time the foot was still out. {H} put it down for them, with one more plank. “Now I’ve got two tunes,” said {visitor}. “I only came for the one.”'
      ]
    },
    {
      id: 'somebody-nice',
      A: 'partner',
      paragraphs: [
        'Then {A} took a plate of cake, and crawled out under the piano. It was quiet for a bit. Out on the mat somebody felt along the low keys for two chimneys. Grumm, gromm, gramm.',
        '“There’s somebody at the door!” cried {H}. “It’s a tune, so it’s somebody nice.” {visitor} played the same at the high end, for come in. And in came the cake first, along the floor, and after it {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wanted to go out just then, and did not.',
      '{names} listened to what was humming in there, all by itself.',
      { text: '{names} pushed too, and now it was quite stuck.', needs: ['hands'] },
      { text: '{names} wiped the mat off the low keys with a cloth.', needs: ['hands'] }
    ],
    way: [
      '{names} found the raisin first, and it was never seen again.',
      '{names} lay down underneath, where it hummed the longest.',
      { text: '{names} turned over some pages of nothing at all, in time.', needs: ['hands'] },
      { text: '{names} held a torch over the street.', needs: ['hands'] }
    ],
    turn: [
      '{names} came down three steps too, though there were not any.',
      '{names} went to the door with everybody else.',
      { text: '{names} rang at two chimneys, and somebody said come in.', needs: ['hands'] },
      { text: '{names} cut the cake, into two and into three.', needs: ['hands'] }
    ]
  },
  bed: [
    'The piano went out again the way that it had come, with everybody breathing in. {visitor} pushed it home, and played it a little at each lamp post. The door could be shut.',
    'They washed and lay down. Somewhere along the street the tune still came down three steps, and it was very small by then.'
  ],
  last: [
    'There were two chimneys, and just to the left of them {H} was asleep.',
    'Plink, plonk, and before the plank {H} was asleep.'
  ]
})
