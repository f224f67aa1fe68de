import { wishPlot } from '../wish-plot.ts'

const LIFTS = ['lift', 'elevator']

export const liftGoesSideways = wishPlot({
  id: 'wish-lift-goes-sideways',
  beginsElsewhere: true,
  wishes: ['a lift that is tired of up and down and wants to go sideways', ...LIFTS.flatMap((lift) => [`${lift} sideways`, `${lift} goes sideways`, `${lift} wants sideways`, `${lift} wanted to go sideways`, `${lift} tired`, `${lift} tired up down`, `${lift} bored`, `${lift} bored up down`, `${lift} fed up of up and down`, `${lift} sick of up and down`, `${lift} left and right`, `${lift} along corridor`, `${lift} wants to go along`, `${lift} leaves its shaft`, `${lift} goes for a walk`]), 'sideways lift', 'sideways elevator'],
  answers: ['lift', 'lifts', 'elevator', 'elevators', 'tired', 'bored', 'fed', 'up', 'down', 'sideways', 'sidewards', 'along', 'left', 'right', 'corridor', 'hall', 'hallway', 'wants', 'want', 'wanted', 'wishes', 'would', 'like', 'go', 'goes', 'went', 'going', 'gone', 'travel', 'only', 'always', 'just', 'all', 'day', 'instead', 'floor', 'floors', 'third', 'doors', 'door', 'button', 'buttons', 'numbers', 'number', 'rope', 'shaft', 'out', 'building', 'block', 'flats', 'flat', 'apartment', 'apartments', 'hotel', 'tower', 'office', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'mat', 'doormat', 'ding', 'stop', 'stops', 'talks', 'talking', 'talk', 'can', 'holiday', 'walk', 'leaves', 'sad', 'grumpy', 'funny', 'old', 'little', 'friend', 'my', 'our', 'who', 'that', 'it', 'is', 'its', 'never', 'and', 'for', 'once', 'see', 'world', 'being', 'of'],
  except: ['stuck', 'scared', 'afraid', 'broke', 'broken', 'breaks', 'hospital', 'died', 'dead', 'alone', 'lost', 'fire', 'ski', 'gym', 'weights', 'wheelchair', 'space', 'moon', 'jungle', 'crab', 'secret', 'fell', 'falls', 'stairs', 'escalator', 'crash', 'man', 'pants', 'stranger'],
  moods: ['change', 'first', 'learning', 'waiting'],
  isTale: true,
  company: ['lift', 'rope', 'shaft', 'corridor', 'carpet', 'mat', 'mats', 'door', 'doors', 'number', 'numbers', 'bell', 'bells', 'wall', 'window', 'tune', 'button', 'buttons', 'mirror', 'plate', 'end', 'floor', 'third floor', 'umbrella', 'soup', 'scale', 'piano', 'bath', 'arrow', 'three', 'one', 'eight', 'trumpet', 'hook', 'break'],
  about: 'A lift that is tired of up and down gets out on the third floor to go sideways, and cannot stop, because it only ever stops at a number; and then somebody reads what stands beside the bells.',
  titles: ['Going Along', 'Forty Up and Forty Down', '{H} and the Lift on the Carpet', 'Press Three and Then One', 'The Lift That Got a Mat'],
  want: [
    {
      id: 'forty-times',
      A: 'partner',
      paragraphs: [
        '“I’m tired of up and down,” said the lift to {H}. It stood on the third floor with its doors open. “Today I’ve been up forty times, and down forty times. So I haven’t got anywhere.” {A} worked it out, and it was true.',
        '“I want to go sideways,” said the lift. Before it lay the corridor, with a red carpet and eight doors. Each had a mat. {H} wanted it to have its wish, and got in.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-coat',
      A: 'partner',
      paragraphs: [
        'The lift took off its rope, and hung it in the shaft like a coat. It shut the big doors behind it, so that nobody could fall in. Then it stood on the carpet with {H} and {A} inside. “Going,” it said, and stopped. After that it only knew “up” and “down”. “Along,” said {H}.'
      ]
    },
    {
      id: 'something-underneath',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First it had to get used to the carpet. All its life it had had nothing underneath but air, three floors of it. “What’s this?” it asked. “It tickles.” “That’s floor,” said {H}. “Is it always there?” “At every step,” said {A}.',
        '“How restful,” said the lift. It put its weight on one corner, and then on the other. There was a crumb on the carpet. It went over that very slowly, as you go over a bridge, and looked back.'
      ]
    },
    {
      id: 'no-arrow-for-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Over its doors the lift had two arrows that shone. One pointed up, and the other one down. “There’s none for along,” said the lift, and did not like to go without. {A} leaned over to one side until the lift looked crooked. “Now there is,” said {A}.',
        '{H} leaned over too, and the arrow for up pointed straight along the corridor. Somebody came by with a parcel, and leaned over as well. “So it’s going along,” said the one with the parcel, and walked on at a slant.'
      ]
    },
    {
      id: 'how-do-you-stop',
      A: 'same',
      paragraphs: [
        '“Going along,” said the lift, and went. The doors flew by. “Stop!” called {H}, but it ran on to the very end. Bump! It ran back to the very beginning. Bump! It did that four times. “It’s lovely,” it panted. “How do you stop?”'
      ]
    },
    {
      id: 'the-end-of-the-tune',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The lift had a tune, which it played to people. It only ever got to play the beginning, and then the doors opened. But the corridor was long. The tune came to where it always broke off, and went on.',
        '“I’ve never heard that part,” said the lift. There was a trumpet in it, and then a drum. They all kept quiet until it was over. “So that’s how it ends,” said the lift. “And I’d thought it was sad,” said {A}.'
      ]
    },
    {
      id: 'another-in-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Where the lift had bumped, there hung a long mirror. The lift saw somebody in it, with two people inside. “After you,” it said. The other one said nothing, and waited too. “That’s you,” said {H}. “I’m a small room,” said the lift, “with people in!”',
        'It opened its doors, and the other opened as well. {H} and {A} waved, and were waved to. “They look nice,” said the lift. “I only ever see mine from above.”'
      ]
    },
    {
      id: 'on-its-break',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had a bag of shopping, and the milk in it was getting warm. “Shouldn’t we be going up?” asked {A}. “I’m on my break,” said the lift. “And how long does it last?” “I don’t know,” said the lift. “I’ve never had one. What do people do in it?”',
        '“They sit down,” said {A}, “and have a biscuit.” The lift had nothing to sit on, and nothing to eat with. So {A} sat down for it, and had the biscuit for it as well. “How was I?” asked the lift. “Very well rested,” said {A}, with crumbs.'
      ]
    },
    {
      id: 'somebody-with-a-cap',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In the big shop somebody rode in the lift,” said {S}, “in a cap with gold buttons. The cap called out what was where. Second floor, hats and gloves! Fourth floor, saucepans!” “Was it always right?” asked {A}.',
        '“Always,” said {S}. “Except on the last day before the holidays. Third floor, the sea, said the cap. We all got out, and it was cushions. But they were blue, and there was a great heap of them.” {S} smiled. “Nobody complained.”'
      ]
    },
    {
      id: 'arms-for-doors',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a lift as well, and went along beside the other one with two arms for doors. “Where to?” asked {S}. “Here,” said {A}. {S} shut both arms, hummed, and opened them. “Here,” said {S}. It had not taken long.',
        '“Now I’d like to go there,” said {A}, and pointed at the next mat. {S} shut both arms round {A}, and they shuffled along with four feet and one hum. “Ding,” said {S}. “Mind the doors. They’re ticklish.”'
      ]
    },
    {
      id: 'beside-the-bells',
      A: 'partner',
      paragraphs: [
        '“How do you stop when you’re going up?” asked {A}. “Somebody presses a number, and I stop there,” said the lift. “But there’s no number here, only carpet.” {A} looked out. By each bell was a small brass plate with a number on. “Thirty-one,” read {A}. “Thirty-two. You’ve been going past them all.” “I haven’t got a button for thirty-one,” said the lift.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-and-one',
      A: 'partner',
      paragraphs: [
        '“You’ve got a three,” said {H}, “and you’ve got a one.” {H} pressed the three, and then the one. The lift hummed, and slowed, and stood. “Thirty-one,” it said. “Umbrella, and a smell of soup.” Ding! The door opened, and there was a neighbour in an apron. “For me?” asked the neighbour. “All the way to my mat?”'
      ]
    },
    {
      id: 'up-and-down-on-a-piano',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They pressed three and then three. At thirty-three somebody was practising the piano. It was a scale, up to the top, and down to the bottom, and up again. The lift listened at the door. “Poor thing,” it said. “I know that one.”',
        '“It ought to go sideways,” said {A} through the letter box. The piano stopped to think. Then it played one note, and the same again, and again, right to the end. “That’s it!” called the lift. “Ding, ding, ding!”'
      ]
    },
    {
      id: 'in-the-bath',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At thirty-six the bell rang, and water splashed somewhere behind the door. “I’m in the bath!” called a voice. “Just leave it outside!” “I am outside,” said the lift. There was a silence, with one drip in it. “Who’s that?” asked the voice.',
        '“It’s the lift,” called {H}. “It’s come along.” “I didn’t press anything,” said the voice. “You needn’t,” said {A}. “It’s only visiting.” Then they heard a plug come out. “Tell it that I’m going down,” said the voice. “It’ll like that.”'
      ]
    },
    {
      id: 'the-same-smell',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew all about lifts. The doors shut, and something hums, and when they open it smells of something else. Now they shut, and it hummed, and they opened. It smelled of the same soup as before. {A} stayed in, for this was clearly a mistake.',
        'They shut, and it hummed, and they opened. It smelled of that soup still, only less. {A} looked at {H}, who did not seem to mind. Then {A} got out, and walked back along the carpet, nose first. There had been more of it there.'
      ]
    },
    {
      id: 'forty-years',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At thirty-five stood somebody very old, with a stick. “You’re the lift,” said Thirty-five. “I’ve been coming to you for forty years.” “Twice a day,” said the lift, “and always with a cough.” “And now you come to me,” said Thirty-five.',
        'So they took Thirty-five along to the window and back, for no reason at all. “How far did we go?” asked {A}. “Not up, and not down,” said Thirty-five. “It’s much the nicest way to get nowhere at all.”'
      ]
    },
    {
      id: 'a-mat-of-its-own',
      A: 'partner',
      paragraphs: [
        'So they stopped at every door, and said good evening eight times. Thirty-eight had two mats, and gave one away. Then the lift got back into its shaft, and put its rope on. “Forty up and forty down,” said {A}, “eight along, and eight back. You haven’t got anywhere.” “But I’ve got a mat,” said the lift. It lay before the big doors, and {H} was the first to wipe both feet. “Going down,” said the lift. It sounded quite rested.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in too, and looked at the carpet from there.',
      '{names} waited for the doors to shut, and they did not.',
      { text: '{names} counted to forty on both hands, and then back down.', needs: ['hands'] },
      { text: '{names} patted the lift between its buttons.', needs: ['hands'] }
    ],
    way: [
      '{names} looked along the corridor, where eight mats lay in a row.',
      '{names} leaned a little to the left, for that was the way it went.',
      { text: '{names} held on to the rail with one hand, and to {H} with the other.', needs: ['hands'] },
      { text: '{names} waved to all the mats that flew by.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood on the mat of thirty-one, and breathed in the soup.',
      '{names} said ding as well, at every door.',
      { text: '{names} pressed three and then five, and got it right.', needs: ['hands'] },
      { text: '{names} shook the neighbour by the hand, from inside.', needs: ['hands'] }
    ]
  },
  bed: [
    'The big doors were shut, and before them lay the mat. The carpet had a line along it, where something square had been for a walk.',
    '{H} washed, and wiped both feet on the rug before the bed. Then {H} moved over once, sideways, and lay still.'
  ],
  last: [
    'Behind the wall something went down, and up, and did not mind, and {H} was asleep.',
    'It was not up, and it was not down. It was just along, on a pillow, and {H} was asleep.'
  ]
})
