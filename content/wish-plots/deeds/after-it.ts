import { wishPlot } from '../wish-plot.ts'

export const deedAfterIt = wishPlot({
  id: 'wish-deed-after-it',
  tellsAny: 'once',
  deeds: ['flees'],
  out: true,
  about: 'The whole road runs after somebody, each behind the next, until the row is so long that the one in front comes up behind the last and runs after itself; the hero walks slower, and everybody stands.',
  titles: ['After It', 'Tap, Pad, Tap, Pad', 'Beard, Mop, Rope, Rope', 'It Can’t Be Far', '{H} with One Shoe On'],
  company: ['step', 'shoe', 'road', 'corner', 'beard', 'mop', 'rope', 'girls', 'hedge'],
  want: [
    {
      id: 'one-shoe',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}. {H} was just putting on a shoe, on the step, when {once.who} came past. The laces blew over to one side.',
        'Nobody had ever run away past {H} before, and {H} only wanted to know where to. “Wait!” called {H}, and was off as well, with the one shoe on. Tap, pad, tap, pad.'
      ]
    },
    {
      id: 'at-the-corners',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was not much to be seen of {once.them}. Round each bend it was only wind. They saw {doer.part}, and that only at the corners.',
        '“What’s the rest like?” called a man from his window. “Quick!” called {A}. The man fetched his glasses and cleaned them. By then there was only the road, and he had a good look at that.'
      ]
    }
  ],
  way: [
    {
      id: 'towel-beard-mop-rope',
      A: 'partner',
      paragraphs: [
        '{A} saw {H} running, and ran too, with the tea towel. A man looked out who was shaving, with half a beard and half foam. “What is it?” he called. “It’s in front!” called {A}, and he ran too. Behind him ran a woman with a mop, and behind the mop came two girls with a rope. “After it!” called the girls.',
        '“Stop!” called {H}, as loud as {H} could. The rope stopped, and the mop, the beard, and {A}. Only {once.who} did not, and so they were further behind than before.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. The man with half a beard turned round to look, and ran into the hedge. It took the mop and both girls to pull him out.'
      ]
    },
    {
      id: 'good-to-know',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{doer.fact},” said {A} while they were running. It was not the moment for it. But {H} passed it on to the beard, and the beard told the mop.',
        'When it came to the girls, it had got a bit longer. “Is that true?” called the one with the rope. “The first half is,” called {A}.'
      ]
    },
    {
      id: 'another-like-that',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I used to have one like that,” panted the woman with the mop. “It only {doer.does}. It never ran away.” “Did you look after it well?” called {A}. “I never even looked,” said the woman.',
        'They were all quiet for the length of a hedge, and thought of something at home. “Tomorrow I’ll look,” said the mop, and ran faster.'
      ]
    },
    {
      id: 'pocket',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And what about {doer.wants}?” called {A}. “Would you stop for that?” They all felt in their pockets, running. {H} had a button. The man had soap. One of the girls had a conker with a hole in it.',
        'They held it all up. {once.who} did look round at it. But it was the way you look at other people’s soap.'
      ]
    },
    {
      id: 'the-runner',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A man in short trousers came from behind. He ran there every evening, just for himself. “Lovely air,” he said to the girls, and to the mop. “Lovely air,” he said to {A}, and then to {once.who}.',
        'Then he was in front of them all. “Are we after him now?” called the beard. Nobody was sure. He looked round once, and there were a great many people. From there on he ran a good deal faster.'
      ]
    },
    {
      id: 'a-slow-man',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By the lamp post a very old man came out of his door, with a stick. “I’m coming too!” he called. They flew past him, tap, pad. The next time round he had done up his coat.',
        'The time after that he had shut the door. “Are we winning?” he asked. “I think so,” called {A}. “That’s good,” said the old man, and put his stick in front of him. “I’ve only just got going.”'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A painter was standing at a gate with his brush. “Which way did it say?” he called. “{once.tail}!” called {A}. “I might have known,” called the painter, and ran with them.',
        'At the corner he looked round. All the way back there was a green line, on the wall and the lamp post. He had to stay and do the other side.'
      ]
    },
    {
      id: 'other-shoe',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} had taken along the other shoe in one hand. “Why don’t you put it on?” called {A}. “There’s no time,” called {H}. “Then give it to me,” called {A}. “But it’s the left one,” called {H}, all out of breath.',
        'From then on {A} ran with the shoe. It did not touch the ground at all, and had never been so fast.'
      ]
    },
    {
      id: 'what-did-it-take',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s it done?” asked the rope of the mop. “It’s got something of ours,” said the mop, and asked the beard what it was. The beard felt in all of his pockets. “My comb,” he said, for the comb was not there.',
        '“It’s got his comb!” it went down the row. Later on it turned out to be in the half with the foam. But by then they had all run twice as fast for it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had run along from the beginning, and had no idea that it was after somebody. {A} thought that they were all running in front. So {A} was in the best of tempers.',
        'At the bins {A} took a wrong corner, and was there again before them. “That was clever,” panted {H}. {A} had found a bit of bacon rind, and said nothing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'The third time round {S} sat down on a chair that somebody had put out. “It’ll come past here again,” said {S}. “They always do. With us it was a cheese.” “Did you get it?” called {A}.',
        'That was all there was time for. One round later {S} had the answer ready. “We got very thin,” said {S}. And one more round later: “And then it was the cheese who stopped.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be in front for once. {A} ran a bit slower, to let {S} by. Now {S} ran right behind {once.who}, and looked, and said something. Then {S} came back.',
        '“What did you say?” asked {A}. “Good evening,” said {S}. “And what did you hear?” “Good evening,” said {S}. “It was very polite.” They all ran on, and were a bit ashamed.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was run along with too, on an arm, and saw it all backwards. There came the mop, there came the rope. {A} thought that everybody was coming to visit.',
        'So {A} held out a rusk to each of them in turn. The man with half a beard took a bite. He needed it, and afterwards there was foam on the rusk.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“Do you do this every evening?” called {A}, who was only there for the one. “No,” called {H}, tap, pad. “Only when there’s somebody.”',
        '{A} was running in borrowed slippers. They had stood beside the door for years, and had always thought that there must be more. “These are good,” called {A}. They were in front of {A} by half a step.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        'By then they had been round all the houses. {A} stood still for some air, and counted them as they came by. “Beard,” counted {A}, “mop, rope, rope.” And behind the last of the girls ran {once.who}, as fast as possible. “After it!” called {once.who}. “It can’t be far!”',
        '“We’re too long,” said {A}. “We go all the way round. Now the front’s running after the back.”'
      ]
    }
  ],
  turn: [
    {
      id: 'slower',
      A: 'partner',
      paragraphs: [
        '{H} did not call “Stop!” again. {H} only went slower. Tap, and pad. So {A} had to go slower too, and the beard, and the mop. It went down the row like a yawn, until everybody stood still. “Have we got it?” whispered {once.who}. “Nearly,” said {H}, and put on the other shoe. “Where were you going?”'
      ]
    },
    {
      id: 'only-out',
      A: 'partner',
      paragraphs: [
        '{once.who} looked round to see who was meant. “Only out,” said {once.who}, “and home before dark.” “Then nobody will run after you,” said {H}. So they all turned to the wall and shut their eyes. And {once.who} {once.did} once more, in peace, and looked at everything on the way.'
      ]
    },
    {
      id: 'whats-it-like',
      A: 'same',
      spare: 10,
      paragraphs: [
        'While they stood facing the wall, they heard small noises behind them. “What was that?” whispered the mop. “I think that was the postbox being looked at,” whispered {A}.',
        'It was quiet for some time. They all thought of the postbox. It was round and red, and had a flap. “I’ve never looked at it properly either,” whispered the man with half a beard.'
      ]
    },
    {
      id: 'finished-beard',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The man took the chance and finished shaving. The woman held up the wet side of the mop for a mirror. It was not very clear. “Is it straight?” he asked. {H} and {A} looked at him from in front.',
        '“It’s straight,” said {A}, “but it’s the other half.” He had taken the wrong one in the hurry. Now there was nothing left of it, and he looked like his own nephew.'
      ]
    },
    {
      id: 'over-the-rope',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The girls had a rope that had run twice round the houses, and it was still fresh. So they turned it. The mop jumped, and then the beard. {A} jumped with the tea towel, and it cracked.',
        '“Is there room for one more?” asked somebody very politely. It was {once.who}. There was room, and they turned it slowly. Nobody called after anybody.'
      ]
    },
    {
      id: 'old-man-arrives',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Round the corner came an old man with a stick, who had joined them late. He walked up to {once.who}, and laid one finger on {once.them}. “Got you,” he said. He was the only one who had caught anybody the whole evening.',
        '“Well run,” said {once.who}. The old man sat down next to {H}. “You mustn’t begin too fast,” he said. “That’s the mistake that they all make.”'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        'When the lamps came on, {once.who} {once.was} back at the step. “What is there, out there?” asked the smaller of the girls. “A great deal,” said {once.who}. “You see more of it when nobody’s running.” So everybody went home at a walk, and had a look at the road.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shrank back on the step just in time, with everything blown sideways.',
      '{names} spun round once on the step, from the wind of it.',
      { text: '{names} waved at the dust, of which there was a good deal.', needs: ['hands'] },
      { text: '{names} held the gate open, for somebody who was long past it.', needs: ['hands'] }
    ],
    way: [
      '{names} fell in behind the rope, and kept up as far as the second hedge.',
      '{names} puffed like a small steam engine going uphill.',
      { text: '{names} ran with one arm out, to save the hedge from the next bend.', needs: ['hands'] },
      { text: '{names} picked up a bit of foam that had fallen off the beard.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the wall, and got some breath back.',
      '{names} turned to the wall too, and took just one peep.',
      { text: '{names} wiped the foam off somebody who turned out to be a stranger.', needs: ['hands'] },
      { text: '{names} tied up a lace that had come all the way round the houses.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two shoes stood side by side on the mat, and neither was faster.',
    'With a clean neck {H} lay down. Under the window lay {once.who}, quite still. The gate was left open a little, in case {once.who} wanted to go out again.'
  ],
  last: [
    'Tap, it went, very slowly, and pad. Then {H} was asleep.',
    'Nobody was in front, and nobody was behind, and {H} was asleep.',
    'Sleep was not far at all. {H} was there already, and slept.'
  ]
})
