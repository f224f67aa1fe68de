import { wishPlot } from '../wish-plot.ts'

export const drummerWithoutAStick = wishPlot({
  id: 'wish-drummer-without-a-stick',
  wishes: ['dragon boat drummer stick', 'dragon boat race drummer loses stick', 'dragon boat race drummer stick', 'dragon boat drummer lost stick', 'dragon boat drummer loses stick', 'dragon boat drummer dropped stick', 'dragon boat drummer drops stick', 'dragon boat drumstick', 'dragon boat race drumstick', 'dragon boat drum stick', 'dragon boat without a drum', 'dragon boat without drummer', 'dragon boat drum broke', 'dragon boat drum fell water', 'dragon boat quiet', 'dragon boat silent', 'dragonboat drumstick', 'dragonboat drummer stick', 'dragonboat drummer loses stick', 'dragonboat drummer lost stick', 'drumstick water', 'drumstick river', 'drumstick fell water', 'drumstick fell river', 'drumstick overboard', 'drummer boat stick', 'duanwu drummer stick', 'duanwu drummer', 'drummer river stick', 'rowing boat drummer', 'boat race drummer', 'boat race drummer stick', 'boat race no drum', 'drummer stick paddlers', 'drummer boat nods', 'dragon boat drummer nods', 'drummer loses stick race'],
  answers: ['dragon', 'boat', 'boats', 'dragonboat', 'race', 'races', 'racing', 'raced', 'drum', 'drums', 'drummer', 'drumming', 'drummed', 'drumstick', 'drumsticks', 'stick', 'sticks', 'beat', 'beats', 'beating', 'rhythm', 'loses', 'lost', 'lose', 'losing', 'dropped', 'drops', 'drop', 'fell', 'falls', 'flew', 'forgot', 'water', 'river', 'lake', 'harbour', 'sea', 'bay', 'overboard', 'splash', 'floats', 'floated', 'away', 'paddle', 'paddles', 'paddling', 'paddlers', 'paddler', 'rowers', 'rowing', 'row', 'team', 'crew', 'together', 'win', 'wins', 'won', 'winning', 'still', 'first', 'last', 'second', 'third', 'finish', 'line', 'flag', 'bridge', 'festival', 'duanwu', 'tuen', 'ng', 'june', 'hong', 'kong', 'taiwan', 'taipei', 'singapore', 'china', 'chinese', 'today', 'yesterday', 'tomorrow', 'day', 'weekend', 'summer', 'saw', 'watched', 'watch', 'went', 'was', 'who', 'but', 'when', 'middle', 'quiet', 'silent', 'loud', 'without', 'no', 'nodding', 'nods', 'hands', 'hand', 'hat', 'uncle', 'auntie', 'aunt', 'cousin', 'brother', 'sister', 'mum', 'mama', 'dad', 'baba', 'daddy', 'papa', 'grandpa', 'grandma', 'gong', 'yeye', 'friend', 'little', 'big', 'red', 'green', 'fast'],
  except: ['drown', 'drowned', 'drowning', 'sank', 'capsized', 'hurt', 'hospital', 'died', 'dead', 'cancer', 'chicken', 'eat', 'eats', 'rock', 'school band', 'orchestra', 'pirate', 'viking', 'shark', 'crocodile', 'storm', 'scared', 'afraid'],
  moods: ['losing', 'lost', 'proud', 'learning', 'first'],
  out: true,
  company: ['boat', 'boats', 'dragon', 'drum', 'stick', 'paddle', 'paddles', 'bench', 'benches', 'hat', 'tassel', 'bridge', 'flag', 'river', 'water', 'drummer', 'man'],
  about: 'The drummer of the dragon boat loses the stick at the start, and twenty paddles fall out of time, until they see that all twenty are looking at the drummer anyway, and a nod will do.',
  titles: ['The Quiet Dragon', 'A Drum without a Stick', '{H} Nods to the Bridge', 'Twenty People Look at a Hat', 'The Stick Came In Last'],
  want: [
    {
      id: 'too-high',
      A: 'partner',
      paragraphs: [
        '{H} was the drummer of the dragon boat, and wore a red hat with a tassel. Before {H} sat twenty paddlers, all in orange jackets like {H}’s, and {A} was on the first bench. {H} wanted only one thing. They must not be last again. The flag went down. {H} lifted the drumstick high, and it flew away. It turned over twice in the air and fell into the river. “That was our stick,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-shoe-on-the-drum',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} took off a shoe, and tried that on the drum. It gave a good knock. But it was just like somebody at the door, and all twenty looked round for the door. The dragon boat stood still.',
        '“There’s nobody,” said {A}. “There can’t be. We’re on a river.” They took up their paddles again. {H} put the shoe back on, for it knocked in the wrong language.'
      ]
    },
    {
      id: 'like-a-cushion',
      A: 'partner',
      paragraphs: [
        '{H} beat the drum with both hands. It sounded like a cushion. On the left was a green boat with its drum, and on the right a yellow one. Half of the paddlers paddled to the green, and half to the yellow. Their paddles knocked like spoons in a drawer. “One! Two!” called {H}. But that only got as far as the third bench. The dragon wagged its head, as if to look for the stick. “They’ve all gone by,” said {A}.'
      ]
    },
    {
      id: 'handed-forward',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Has anybody got a stick?” asked {H}. The question went back from bench to bench, and things came forward from bench to bench. There was a comb, and a pencil, and half a cucumber. There was a toothbrush as well, with no word of explanation.',
        '{H} tried the cucumber. It made the best sound so far, but only twice. After that the drum smelled of salad. “Pencil?” asked {A}. It was just right for a very small boat.'
      ]
    },
    {
      id: 'a-waltz',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} thought that a song would do instead of a drum. {A} knew a slow one, about a moon, and sang it with feeling. They paddled to it. One, two, three, went the song. But a paddle only knows in and out, and each time there was a three left over.',
        'The dragon boat began to turn. It went round once to the left, quite beautifully. “It’s dancing,” said {H}. From the bank somebody clapped, and {A} bowed, and they were facing the start.'
      ]
    },
    {
      id: 'elder-hiccups',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once paddled behind a drummer with the hiccups,” said {S}. “In between the beats there was always one more. We all went along with it. You can’t help that.” {A} asked whether the boat had gone any faster.',
        '“It jumped,” said {S}. “We came in third, and rather high. Then somebody gave the drummer a fright, and that was the end of our season.” {S} still thought that a drumstick was not everything.'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat on the second bench and had an idea. “We all count inside,” said {S}. So they all counted inside, with their lips shut. {A} watched the faces. One was at four. One was at nine. At the back somebody was already doing the tens.',
        '“Where are you?” asked {A}. “Seven,” said {S}. “You?” “I went back,” said {A}, “because I thought that I’d lost five.” The paddles looked like a comb that has been sat on.'
      ]
    },
    {
      id: 'a-race-of-its-own',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A little way off {H} could see the drumstick. It floated along with its red end up, and it was in no hurry. A duck had joined it. They went side by side. “The duck’s half a length ahead,” said {A}.',
        '{H} called to the stick to come here. The duck looked round. The stick did not, for it had never in its life been called. It had only ever been told when.'
      ]
    },
    {
      id: 'pet-at-the-front',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along for luck, and lay at the very front, under the dragon’s chin. {A} got to see the river before anybody else did. There was a good deal of it straight ahead, and nobody was using it.',
        'Then the boat wagged, and the river was on the left, and then on the right. {A} gave {H} a look. The look said that the other boats had gone straight on, and that it had seemed quite easy.'
      ]
    },
    {
      id: 'the-dragon-itself',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The dragon at the front had a wooden head, with a beard, and its mouth was open. {H} looked up at it from below. “It’s got teeth,” said {H}, “and a tongue. You’d think that it could shout for itself.” {A} listened. All that came out was a bit of wind.',
        '“It’s breathing in,” said {A}. “It’s been breathing in since it was made.” They hoped that when the moment came, it would be worth it.'
      ]
    },
    {
      id: 'the-hat-and-the-heads',
      A: 'partner',
      paragraphs: [
        '{H} looked round for the stick, far to the left. Forty eyes went left as well. {H} looked right, and so did they. “They can’t hear anything,” said {A}. “They’ve got other people’s drums in their ears. But look what they’re looking at.” It was the hat with the tassel. {H} sat there in front of them, and where else should they look? {H} nodded, just once, to try it. Two paddles went in on the first bench.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-and-out',
      A: 'partner',
      paragraphs: [
        '{H} nodded so deep that the tassel touched the drum. Twenty paddles went in. {H}’s head went up, and twenty paddles came out. In. Out. There was a knock after all, for the water hit the boat from below. “We’re flying,” said {A}. Without a drum and without a word they slid up beside the green boat. “Where did you come from?” asked the green drummer, and lost the beat. {H} could only nod.'
      ]
    },
    {
      id: 'a-fly-on-the-nose',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A fly came over the water and sat down on {H}’s nose. {H} could not lift a hand, or forty eyes would have lifted it too. So {H} shook {H}’s head, just a little. Twenty paddles shook in the air.',
        '“What’s that stroke?” asked {A}. “I don’t know,” said {H}. “It’s got a fly in it.” The boat shivered all along, like a horse. The fly went over to the yellow boat, to see what they did there.'
      ]
    },
    {
      id: 'the-sneeze',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The tassel tickled. {H} felt a sneeze coming, and held it for three strokes. “Don’t,” said {A}. But it came all the same, from deep down, and {H}’s hat flew forward over both eyes.',
        'There had never been such a stroke. Twenty people threw themselves into it, and the dragon boat went the length of a bus. “Can you do another?” asked {A}. {H} looked into the sun for some time, but it was only the one.'
      ]
    },
    {
      id: 'nobody-else-may-nod',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} was so pleased with it all that {A} began to nod as well. It was only out of joy. But it came half a beat after {H}’s, and the left-hand row could not say which to take. “One head,” said {H}. “I’ll hold mine,” said {A}.',
        'It is hard not to nod, when everybody agrees. {A} held on to both ears. It looked as though the race were too loud, and it was the quietest boat on the river.'
      ]
    },
    {
      id: 'fourth',
      A: 'partner',
      paragraphs: [
        'So they came in under the bridge, and nobody had heard them. “Fourth,” said the man with the flag, when he had counted twice. {H} still nodded, and twenty paddles went in and out. “You can stop,” said {A}. “We weren’t last.” “Then who was?” asked {H}. They looked back up the river. All by itself a stick came floating, with a red end. It came in last, under the bridge, and {H} nodded to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the back, and saw the stick go by.',
      '{names} leaned after the stick, and the boat leaned too.',
      { text: '{names} pushed one more cushion under the drum, so that it stood straight.', needs: ['hands'] }
    ],
    way: [
      '{names} counted loudly for the last two benches, and it was another number.',
      '{names} looked to the left with the rest, and got the sun in one eye.',
      { text: '{names} dug in when it was time to come out, and got wet to the elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, so that there was only one head to look at.',
      '{names} nodded to the green boat in passing, which confused it.',
      { text: '{names} lifted a paddle to the hat in passing, and got the drips.', needs: ['hands'] }
    ]
  },
  bed: [
    'The red hat hung on the door, and its tassel was still. On the floor below lay the drumstick, in a small bit of river.',
    '{H} washed and lay down. {H}’s head went slowly down, and came up once more, and then went down.'
  ],
  last: [
    'Under the bridge the dragon made no sound at all, and {H} was asleep.',
    'First {H} nodded, and then {H} nodded off, and was asleep.'
  ]
})
