import { wishPlot } from '../wish-plot.ts'

export const danceShow = wishPlot({
  id: 'wish-dance-twice',
  wishes: ['hip hop', 'hip-hop', 'hiphop', 'hip hop dance', 'street dance', 'streetdance', 'break dance', 'breakdance', 'breakdancing', 'break dancing', 'breakdancer', 'dance competition', 'dance competitions', 'dance contest', 'dance battle', 'dance routine', 'dance troupe', 'dancer', 'dancers', 'moonwalk', 'robot dance', 'dance crew', 'dance team'],
  except: ['ballet', 'ballerina', 'tap', 'irish', 'lion', 'nervous', 'scared', 'afraid', 'fell', 'hurt', 'broke', 'broken', 'bear', 'elephant', 'giraffe', 'penguin', 'lost', 'ice', 'picked', 'belly', 'reindeer', 'animals', 'dinosaur', 'dinosaurs', 'unicorn', 'fairy', 'who', 'that', 'robots', 'sad', 'ribbon', 'traditional'],
  answers: ['dance', 'dances', 'dancing', 'dancer', 'hip', 'hop', 'street', 'competition', 'contest', 'show', 'moves', 'move', 'first', 'class', 'lesson', 'learning', 'win', 'wins', 'winning', 'best', 'great', 'music', 'my', 'stage', 'routine', 'practice', 'practising', 'team', 'crew', 'little', 'cool', 'robot', 'break', 'battle'],
  moods: ['first', 'learning', 'proud', 'losing', 'waiting'],
  company: ['dance', 'sock', 'music', 'judge', 'judges', 'floor', 'robot', 'routine', 'drawer'],
  about: 'A dancer slips at the same place in the dance each time, until the slip is done twice, and so belongs to it.',
  titles: ['Do It Twice', 'The Step with the Sock', '{H} in the Dance Competition', 'Five, Six, Seven, Whoops', 'Everybody Did the Whoops'],
  want: [
    {
      id: 'five-six-seven-eight',
      A: 'partner',
      paragraphs: [
        '{H} wanted to dance hip hop in the competition without one mistake. It was on the kitchen floor, that same evening. {A} was the music, with two spoons and “Boom-tish, boom-boom-tish”. Afterwards {A} was going to be the judge as well.',
        '“Five, six, seven, eight,” said {H}, for that’s how dances begin. First came the robot. Then came a wave, from the tips of one hand to the tips of the other. Next there was a turn. At the turn {H}’s left sock went off by itself. “Whoops,” said {H}, sitting on the floor.'
      ]
    }
  ],
  way: [
    {
      id: 'again-whoops',
      A: 'partner',
      paragraphs: [
        '“From the top,” said {H}. Boom-tish, boom-boom-tish. There was the robot, there was the wave, there was the turn. One leg went north, and the other leg went to the fridge. “Whoops.” {H} did it more slowly, and slipped more slowly. {H} took off the sock, and then it was the other one.',
        '“It’s always just there,” said {H}, from below. “It’s always on seven,” said the music.'
      ]
    },
    {
      id: 'robot',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'To do the robot you may only move one thing at a time. {H} moved one elbow, tick, and then the hand at the end of it, tock. “And how do you scratch your nose?” asked {A}. It took nine ticks, and by then the nose had stopped.',
        '{A} tried it with a biscuit. Tick, went the arm. Tock, went the chin. The biscuit arrived at the ear. “There’s a screw loose,” said {A}, and let {H} turn it, at the neck.'
      ]
    },
    {
      id: 'wave',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They joined hands for the wave, and {H} sent one over. It ran up {H}’s arm, over both shoulders, across to {A}, and out at {A}’s fingers. “Where’s it gone?” asked {H}. They looked. On the shelf a cup was wobbling.',
        '“Send me one back,” said {H}. {A} sent one, but it got stuck at the elbow. It had to be shaken down, like sugar.'
      ]
    },
    {
      id: 'moonwalk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the moonwalk you walk forwards and go backwards. One foot stays flat, and the other slides. {H} did it all along the cupboards. “Where are you going?” asked {A}. “There,” said {H}, and pointed to the front. By then {H} was at the back.',
        '{A} came too. They walked and walked towards the window, and the window got further off. In the end they bumped into the door with their bottoms, and had arrived.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Do it with me,” said {H}, and they stood face to face. {H} lifted the left foot. {A} lifted the one that was opposite. “That’s your right one,” said {H}. “It’s on your left,” said {A}. Then they both stepped forwards, and met at the nose.',
        'So they stood one behind the other. Now {A} couldn’t see {H}’s face, and danced with {H}’s back. “What’s next?” asked {A}. “Your back hasn’t said.”'
      ]
    },
    {
      id: 'freeze',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In hip hop you stop in the middle of things, and that’s a freeze. “Boom-tish, boom,” said {A}, and no more. {H} stood on one leg, with one arm up and {H}’s mouth open. The music had gone to have a drink of water.',
        '“You can go on,” said {A}, coming back. {H} didn’t move. Only the eyes went to and fro. “Tish,” said {A}, and then it was all right. It had been in the middle of a boom.'
      ]
    },
    {
      id: 'baggy-trousers',
      A: 'other',
      spare: 6,
      paragraphs: [
        'For hip hop your clothes have to be too big for you. {A} lent {H} a pair of trousers with room in them for two. The cap was put on sideways. “Now do the turn,” said {A}. {H} turned. The trousers stayed where they were.',
        '{H} looked down. The pockets were at the back, and so were the knees. “It’s a good effect,” said {A}. “You look as if you’re coming and going.”'
      ]
    },
    {
      id: 'three-judges',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In a competition there are three judges, who hold up numbers. {A} was the judge, and held up three plates. Nothing was written on them. “What does that mean?” asked {H}. “The one on the left thought it was lovely,” said {A}.',
        '“The one in the middle’s strict. It says to bend your knees more.” “And the third?” {A} listened to the third plate. “It’s hungry,” said {A}.'
      ]
    },
    {
      id: 'battle',
      A: 'other',
      spare: 8,
      paragraphs: [
        'There was a dance battle too. One dances, and the other stands there with arms folded, and then they change. {H} did a spin on one knee. {A} unfolded {A}’s arms, and did a thing with {A}’s hips that nobody had known about.',
        '“Where did you learn that?” asked {H}. “At the bus stop,” said {A}. “It was cold.” {H} folded {H}’s arms, but couldn’t help nodding to it.'
      ]
    },
    {
      id: 'pet-dancer',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the middle of the floor was {A}, who had chosen the freeze. It had been going on for some time. {H} danced round it, to the left, and to the right, and once with a small bow.',
        '“How long can you hold that?” asked {H}. {A} blinked, slowly, on the boom. There were dancers in big cities who couldn’t have done it better. It was put down as a duet.'
      ]
    },
    {
      id: 'elder-twist',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We danced the twist,” said {S}. “It’s like drying your back, with a towel that isn’t there.” {S} showed it. Something cracked, and it was in time. “Did you win?” asked {A}.',
        '“I won a ham,” said {S}. “It was the first prize. I danced the next one with it under my arm, because there was nowhere to put it. That was the one they talked about for years.”'
      ]
    },
    {
      id: 'child-floor',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} could break dance, on {A}’s tummy. {A} pulled in both hands and both feet, and asked to be turned. {H} turned. {A} went round like a plate, once, twice, and a bit. “Again,” said {A}, to the floor.',
        'When {A} stood up, the kitchen had not stopped. {A} walked off to the left, in a big bend, and sat down on somebody. “That’s in the dance,” said {A}.'
      ]
    },
    {
      id: 'baby-beat',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'On the rug sat {A}, bouncing. It was always just before the boom. {H} listened, and tried it like that, a bit too soon. It was better. “{A}’s got the beat before it comes,” said {H}.',
        'So for one dance {A} was in front, and everybody followed. There was a bounce, and a bounce, and then a long look at one foot. They all looked at one foot. Nobody got it wrong.'
      ]
    },
    {
      id: 'second-time',
      A: 'partner',
      paragraphs: [
        '{A} laid down the spoons. “Do you know what dancers say?” asked {A}. “If you do a thing wrong once, it’s a mistake. If you do it wrong twice, it’s a step.” {H} got up from the floor. “But I’ve done it six times,” said {H}. “Yes,” said {A}, “but you always stopped. You never did it again on the other side.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        '{H} put on both socks again. “Five, six, seven, eight!” This time it came to the turn, and the left one went off. “Whoops,” said {H}, on the beat. Then {H} was up again, and did the same thing with the right one. “Whoops!” It went boom-whoops, boom-boom-whoops. It looked as if it had taken months.',
        '“How do you do that?” asked the music, and forgot to go on. “You let go of one leg,” said {H}.'
      ]
    },
    {
      id: 'judges-ask',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s it called?” asked {A}, for a new step has to have a name. {H} thought about it. To one side it was the Left Sock, and to the other it was the Right Sock. Done very low down, it was the Drawer.',
        '{A} wrote all that on {A}’s palm. “And if both go off at the same time?” asked {A}. “Then it’s the Basket,” said {H}. They didn’t try that one.'
      ]
    },
    {
      id: 'everybody-whoops',
      A: 'partner',
      paragraphs: [
        'Then it was time, and the competition began. There was only one dancer in it, and {H} came first. “Any mistakes?” asked {H}. The judge thought it over. “Not one,” said {A}. “But will you show me the whoops?”',
        'So {A} learned it, and so did everybody else who was at home and had a sock on. They went boom-whoops to the left, and boom-whoops to the right, more and more softly. In the end they all sat on the floor, and nobody got up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} began to wobble along, somewhere round the boom.',
      '{names} moved back as far as the wall, because of flying socks.',
      { text: '{names} clapped on the tish, and now and then on nothing.', needs: ['hands'] },
      { text: '{names} brushed the crumbs off the dance floor.', needs: ['hands'] }
    ],
    way: [
      '{names} slid down at exactly the same place, without even dancing.',
      '{names} chased a sock that had left on its own.',
      { text: '{names} put the sock in the fridge for safety, and then took it out again.', needs: ['hands'] },
      { text: '{names} drummed along on a pan, up to seven.', needs: ['hands'] }
    ],
    turn: [
      '{names} went whoops as well, a beat behind.',
      '{names} wriggled from end to end, which was nearly the wave.',
      { text: '{names} threw a glove, as people throw flowers.', needs: ['hands'] },
      { text: '{names} whirled two tea towels overhead, for the crowd.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons were washed, and had a rest in the drawer. Both socks were found, and were a pair again, with dust on their soles.',
    '{H} washed, and did the last dance lying down. It was the wave, from toes to chin, and very slowly out.'
  ],
  last: [
    'Boom, went something under the blanket, quite softly, and boom, and {H} was asleep.',
    'It was a freeze now, with one arm up and the mouth open, and {H} slept in it.'
  ]
})
