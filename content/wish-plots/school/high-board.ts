import { wishPlot } from '../wish-plot.ts'

export const highBoard = wishPlot({
  id: 'wish-high-board',
  wishes: ['diving board', 'high diving board', 'the high diving board', 'diving boards', 'high board', 'high board pool', 'high dive', 'high dive pool', 'springboard', 'spring board pool', 'diving tower', 'diving platform', 'three metre board', 'three meter board', 'three metre diving board', '3 metre board', 'five metre board', 'one metre board', '1 metre board', 'jump from the high board', 'jump off the high board', 'jumping off the high board', 'jumped off the high board', 'jump off the diving board', 'jumping off the diving board', 'jumped off the diving board', 'jump from the diving board', 'jumping from the diving board', 'didn’t jump diving board', 'did not jump diving board', 'didn’t jump high board', 'didn’t dare diving board', 'climbed down diving board', 'came down ladder diving board', 'climbed back down diving board', 'went up diving board', 'top of the diving board', 'afraid of the diving board', 'scared of the diving board', 'too high diving board', 'top board pool', 'didn’t jump pool', 'did not jump pool', 'climbed back down pool', 'came back down ladder pool'],
  answers: ['high', 'higher', 'highest', 'top', 'diving', 'dive', 'dives', 'board', 'boards', 'tower', 'platform', 'springboard', 'three', 'five', 'one', '3', '1', '3m', '1m', 'metre', 'metres', 'meter', 'meters', 'jump', 'jumps', 'jumping', 'jumped', 'not', 'no', 'didn’t', 'did', 'don’t', 'doesn’t', 'won’t', 'wouldn’t', 'couldn’t', 'can’t', 'dare', 'dares', 'dared', 'dared', 'want', 'wants', 'wanted', 'climb', 'climbs', 'climbed', 'went', 'goes', 'going', 'up', 'came', 'come', 'comes', 'back', 'down', 'again', 'ladder', 'steps', 'off', 'from', 'on', 'at', 'the', 'in', 'into', 'pool', 'pools', 'swimming', 'swim', 'baths', 'lido', 'water', 'afraid', 'scared', 'frightened', 'nervous', 'worried', 'brave', 'braver', 'proud', 'right', 'okay', 'fine', 'enough', 'too', 'so', 'very', 'big', 'first', 'time', 'today', 'tomorrow', 'yesterday', 'saturday', 'sunday', 'summer', 'lesson', 'lessons', 'class', 'lifeguard', 'all', 'way', 'stood', 'stand', 'standing', 'turned', 'round', 'around', 'and', 'then', 'but', 'changed', 'mind', 'maybe', 'next', 'year'],
  except: ['drown', 'drowned', 'drowning', 'pushed', 'push', 'pushes', 'shoved', 'threw', 'thrown', 'fell', 'fall', 'falls', 'slipped', 'hurt', 'hospital', 'ambulance', 'broke', 'died', 'dead', 'laughed', 'teased', 'chicken', 'baby', 'coward', 'bullied', 'shouted', 'forced', 'made', 'alone', 'cried', 'crying', 'cries', 'cliff', 'bridge', 'roof', 'window', 'plane', 'parachute', 'sea', 'ocean', 'lake', 'river', 'rock', 'rocks', 'pier', 'surf', 'snow', 'skate', 'game', 'white', 'notice', 'penguin', 'penguins', 'hippo', 'elephant', 'duck', 'dog', 'cat', 'frog', 'monster', 'dragon', 'robot', 'dinosaur', 'mermaid', 'shark', 'medal', 'olympic', 'olympics', 'competition', 'trampoline', 'paddling', 'deep end'],
  nothingElse: true,
  moods: ['afraid', 'first', 'proud', 'learning', 'waiting'],
  out: true,
  company: ['board', 'lifeguard', 'ladder', 'toes', 'water', 'towel', 'pigeon', 'bird', 'ball', 'clock', 'rail', 'pool', 'bird'],
  about: 'On the high board the hero counts to three and to thirty-four and does not jump, because ten toes are holding on like a bird’s; on the ladder they are just what is needed, and whoever stood up there so long has seen what no jumper sees.',
  titles: ['The Toes Have Not Said Three', 'It Did Not Say Which Way', '{H} on the High Board', 'Ten Over the Edge', 'What You See If You Stay'],
  want: [
    {
      id: 'eleven-rungs',
      A: 'partner',
      paragraphs: [
        'Today {H} was going to jump from the high board. {H} had said so at breakfast, and to the lady with the tickets. The lifeguard, who knew how well {H} swam, came up the ladder as well. It was eleven rungs. {A} stayed below with a towel, so as to see it.',
        '{H} walked out along the board, right to the end, and looked down. “It’s got higher,” called {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'thirty-four',
      A: 'partner',
      paragraphs: [
        'From below you only see the board. From above you see the water, and through it the floor, and all that counts too. “I’ll jump at three,” called {H}, and counted. At three nothing happened. {H} counted again, and did not stop there.',
        'At thirty-four {H} saw that there would always be one more. “What are you waiting for?” called {A}. “I’ve jumped,” called {H}. “I’m only still here.”'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How high is it?” called {H}. There was a number on the post. “Three metres,” called {A}. “But your eyes are a metre higher up than your feet. And the water’s four metres deep.” {A} did the sum on the towel.',
        '“That’s eight,” called {A}. “And for me it’s only three.” {H} looked down at {A}. “Then you’re not at the same pool,” called {H}. It was quite true. Where {A} stood, there was hardly any board at all.'
      ]
    },
    {
      id: 'a-drop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A drop hung from {H}’s elbow. It got longer, and let go. {H} looked after it until it was very small. It made a ring on the water, no bigger than a button. “That one’s jumped,” called {A}. “It didn’t count at all,” called {H}.',
        'The next drop was already there. It did not look down first, either. “They’ve got it easy,” called {H}. “When they land, they’re at home.”'
      ]
    },
    {
      id: 'the-pigeon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A pigeon came and sat down on the board. It walked to the end, beside {H}, and looked at the water with one eye. Then it looked with the other. Then it turned round and walked all the way back.',
        '“And it’s even got wings,” called {A}. The lifeguard made room on the top rung. The pigeon thought about it there for a while longer, and {H} felt less alone at the end.'
      ]
    },
    {
      id: 'kinds-of-jump',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s the wrong sort,” called {A}. “There’s the candle, with your arms up. There’s the parcel, and you hold your knees.” {H} was a candle, from the hair to the heels. It was a good one. It stood there and was not blown out.',
        '{H} was a parcel as well, as far as you can be one on your feet. “Now I’m packed,” called {H}. “And where to?” called {A}. That was the trouble, there was only one address.'
      ]
    },
    {
      id: 'pet-looks-first',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} lay on the towels, and saw {H} up there against the sky. {A} knew about high places. There was the back of the sofa, for one. Before {A} came down from anything, {A} looked for a long time, and mostly there was another way.',
        '“{A}’s yawning,” called {H}. It was nice to see somebody who was in no hurry. {A} turned round twice and lay down again. As far as {A} could see, it was all going well.'
      ]
    },
    {
      id: 'other-biscuit',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a packet of biscuits, and held one up. “Would you like this?” called {A}. “I can’t now,” called {H}. “I’m jumping.” So {A} kept it ready, between finger and thumb. After a while the arm got tired, and {A} changed hands.',
        '“What sort is it?” called {H} after a long look at the water. “The sort with the hole,” called {A}. By then it had a bite as well. {A} had only wanted to see whether it was still fresh.'
      ]
    },
    {
      id: 'elder-lights-out',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I stood up there once, too,” called {S} from below. “I was thinking it over. They rang the bell, and I was still thinking. Then they put out the lights.” “And did you jump?” called {A}.',
        '“In the dark I couldn’t see how high it was,” called {S}. “So there was nothing to think over. I went down by the ladder and home on my bicycle. It was the best evening of that summer. There was a moon in the pool.”'
      ]
    },
    {
      id: 'ten-toes',
      A: 'partner',
      paragraphs: [
        '“How do I look?” called {H}. “From down here you’re only toes,” called {A}. “There are ten of them over the edge, and they’re holding on.” {H} looked. They had bent round the board all by themselves. “A bird’s do that on a twig,” called {A}, “even when it’s asleep. They only open when it wants to fly.”',
        '{H} thought about it from top to bottom. “I’ve said three,” called {H}. “The toes haven’t.” “Then it isn’t three yet,” called {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'which-way',
      A: 'partner',
      paragraphs: [
        '“Is there another way down?” {H} asked the lifeguard. “The one you came by,” said the lifeguard. A sign hung there: ONE AT A TIME. It did not say which way. {H} turned round, and the toes let go at once.',
        'The lifeguard went first, to be underneath, and {H} came after, backwards. Each foot felt for a rung, and the toes bent round it and held. They were very good at that. “Three,” said {H}, “two, one,” and stood on the tiles. {A} held out the towel.'
      ]
    },
    {
      id: 'what-the-others-say',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“So the toes were against it,” said {A}. “And the rest of you?” {H} asked all round. The hair had been for it, because it likes to fly. The knees had said first yes and then no, and had not stood still. The tummy had asked for time.',
        '“And who’s to say, in the end?” asked {A}. They thought that it should be whoever gets there first. With the candle that was the toes. “Then they were quite right to look at it,” said {H}.'
      ]
    },
    {
      id: 'rung-marks',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} sat down, and held up both feet. The rungs had pressed a stripe into each sole, red and straight. {A} counted them. There was only one on the left, and one on the right. “It was eleven rungs,” said {H}.',
        '“They all went in the same place,” said {A}. “That’s neat work.” {A} took off a shoe to compare. There was the pattern of a sock, and a bit of sand. You could see at a glance who had been up there.'
      ]
    },
    {
      id: 'wind-up-there',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s it like?” asked {A}. {H} thought. There was wind up there, and none at all down here. The shouting came up from the pool like soup. And your tummy button was cold. “You didn’t know that,” said {H}. “No,” said {A}. “I’d never have thought of the tummy button.”',
        'A lady with a bathing cap stopped to listen. She had swum under that board for thirty years. She looked up at it, and laid one hand on her front.'
      ]
    },
    {
      id: 'child-five-jumps',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} jumped in from the side of the pool, where it was as high as a shoe. {S} came up and did it again, five times, and always said “Three” in the air. “You’ve got to say it before,” said {A}. “Before, I don’t know it yet,” said {S}.',
        '{A} looked at {S}’s toes. They did not hold on at all. They could hardly wait. “They’re smaller,” said {A}, “and they’ve never been up there.” {S} jumped a sixth time, and was asked nothing.'
      ]
    },
    {
      id: 'they-do-not-stay',
      A: 'partner',
      paragraphs: [
        '“Did you see a red ball up there?” {H} asked a big girl who had jumped. She had seen nothing but water. But {H} had stayed. It lay on the roof of the changing rooms, between two leaves. The lifeguard fetched it down with a long net. It had been missing since last summer.',
        'They took it to the water. {H} stood at the low edge and looked at the toes. “Three,” said all ten of them. {H} was in before {A} had seen it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the pool, and looked up past the board.',
      '{names} kept back from where it was going to splash.',
      { text: '{names} counted eleven rungs with one finger.', needs: ['hands'] },
      { text: '{names} waved up, and {H} waved back with one elbow.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down, because it might be a while.',
      '{names} looked up for so long that it pulled in the neck.',
      { text: '{names} held up three fingers, to help.', needs: ['hands'] },
      { text: '{names} shaded both eyes with one hand, and could see the pigeons.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the foot of the ladder, to be the first.',
      '{names} sniffed at ten wet toes.',
      { text: '{names} rubbed {H}’s hair dry, and it stood up.', needs: ['hands'] },
      { text: '{names} wrung out the towel, and held it up once more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towel hung over the bath, and a last drop let go of it without counting.',
    '{H} washed, and got into bed, which was as high as one rung. The feet found the edge of the blanket, and ten toes bent round it.'
  ],
  last: [
    'The toes held on by themselves, as a bird’s do on a twig, and {H} was asleep.',
    'Nothing had to be counted any more, and {H} was asleep.'
  ]
})
