import { wishPlot } from '../wish-plot.ts'

export const bicycle = wishPlot({
  themes: ['bicycle'],
  beginsElsewhere: true,
  answers: ['bicycle', 'cycling', 'riding', 'training wheels', 'stabilisers', 'stabilizers', 'without'],
  except: ['scooter'],
  moods: ['learning', 'first', 'proud', 'afraid'],
  out: true,
  about: 'The hero learns to ride a bike and rides into the only bush, until it is clear what the bike follows.',
  titles: ['As Far as the Bush', 'Not the Bush', '{H} and the Only Bush', 'Look at the Hat', 'Good Night, Bush'],
  want: [
    {
      id: 'only-bush',
      A: 'partner',
      paragraphs: [
        '{H} was learning to ride a bike without stabilisers, and could do it as far as the bush. The bush stood outside, beside the wide path, all by itself. There was nothing else to ride into for a long way. {H} had ridden into it four times.',
        '“Once more before it’s dark,” said {H}. “I want to get to the lamp post.” {H} did up the helmet. {A} pushed back {A}’s hat and took hold of the saddle. “Not the bush,” said {H}, and pedalled. “Not the bush. Not the bush.” Then they were in the bush.'
      ]
    }
  ],
  way: [
    {
      id: 'ring-the-bell',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ll warn it this time,” said {H}, and tried the bell. It had a good loud ring. {H} rang it at the bush from the start of the path, and the whole way along.',
        'The bush did not move over. A sparrow flew out, which had been meaning to go anyway. “It can’t hear,” said {A}, and pulled the front wheel out backwards.'
      ]
    },
    {
      id: 'the-air',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps it’s the tyres,” said {H}. {A} pressed them with a thumb, and they were a bit soft. So {H} worked the pump, and it said “fff-chuck”. At every push {H} blew out both cheeks as well.',
        '“Who’s getting the air,” asked {A}, “you or the wheel?” After forty pushes the tyre was as hard as an apple, and {H} was rather red. The bike ran a good deal better now. They were in the bush before they could say so.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        'It was a soft bush, and smelled of old tea. {A} took a leaf out of {H}’s ear. “Keep further over,” said {A}. So they put the bike on the other side of the path. {H} started off, right across the middle, and went in at the same hole as before.',
        '“It pulls,” said {H}. “I never let it out of my sight, and it pulls the wheel.” They looked at the bush. It had the shape of a bike in it by now.'
      ]
    },
    {
      id: 'slow-coin',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You’re going too slowly,” said {A}, and felt for a coin. {A} set it on its edge on the bench and rolled it. While it was quick, it ran straight. When it got slow, it wobbled and lay down.',
        '{H} gave it a harder push. It ran the whole length of the bench, as straight as a train, and off the end. They found it under the bush.'
      ]
    },
    {
      id: 'feet-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To learn about falling over, they tried it without pedals. {H} pushed off and held both feet out at the sides, like a duck landing on a pond.',
        '{A} walked alongside and counted. “One,” said {A}, and the feet came down. The next time it was two. The time after that it was “two and a bit”. “How much was the bit?” asked {H}. {A} showed it between finger and thumb.'
      ]
    },
    {
      id: 'scarf-on-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had an idea, and hung a yellow scarf over the bush. Now nobody could think that it was the way.',
        '{H} rode into the scarf. “At least I know where I hit it,” said {H} from inside. {A} took the scarf off again. It had a tyre mark now, like a small ladder.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Then I’ll go backwards,” said {H}, “so I needn’t see it at all.” {H} sat on the saddle and pedalled the other way. The pedals whirled, and the chain ticked like a clock in a hurry. The bush stayed where it was, and so did {H}.',
        '“It only ticks,” said {A}. “Backwards is just for the feet.” {H} went on for quite a while all the same. It was the longest ride of the day without any leaves in it.'
      ]
    },
    {
      id: 'from-inside',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I’ll find out how it pulls,” said {A}, and sat down in the hole. {H} stood on the path and held the bike tight with both hands. “Is it doing it now?” called the bush. {H} felt, and felt nothing. “No,” said {H}. “It knows you’re in there.”',
        '“It’s quite comfortable,” said {A}. “And there’s a glove.” It was {H}’s left one, from the second time. They had looked for it everywhere else.'
      ]
    },
    {
      id: 'pet-stays',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In between, {H} went to see {A}, who had been given a safe place with a good view. {A} was not near the bush. {H} had asked for that.',
        '“You haven’t seen me do it yet,” said {H}. “You’ve only seen me nearly.” {A} looked at {H}’s helmet, in which there was a good deal of bush. {A} seemed to think it suited {H}.'
      ]
    },
    {
      id: 'bakers-bike',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I learned on the baker’s bike,” said {S}. “It had a basket in front, as big as a table. When you turned, the rolls turned too, only later.”',
        '“Did you fall off?” asked {A}. “Never on my own. There were always forty rolls with me.” {S} looked back along the years. “They bounce, you know,” said {S}. “And everybody helps you to pick them up, and eats one.”'
      ]
    },
    {
      id: 'who-holds',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} took hold of the saddle. “You mustn’t let go of it,” said {H}. “I’m not letting go,” said {A}. “You have to say so all the time.”',
        '“I’m not letting go, I’m not letting go,” said {A}. {A} kept to it, all the way into the bush. “You could have let go there,” said {H}.'
      ]
    },
    {
      id: 'brakes',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Do you know how to stop?” asked {A}. {H} knew one way, and pointed at it. So {A} showed where the brakes were, and they tried those instead.',
        '{H} rode, and squeezed, and stood. It squeaked a little. “Again,” said {H}. After five times {H} could stop a hand’s width from the leaves, and look them in the eye.'
      ]
    }
  ],
  turn: [
    {
      id: 'after-your-nose',
      A: 'partner',
      paragraphs: [
        '“I know what pulls,” said {A}. “You look at the bush.” “I have to!” said {H}. “It’s where I mustn’t go.” “But your nose goes where you look,” said {A}, “and the bike goes after your nose. Come here to me on foot, and look at the bush.”',
        '{H} walked towards {A} and looked at the bush. After six steps {H} was standing in front of the bush. “Then I need something better to look at,” said {H}. “You. Go and stand by the lamp post and wave your hat.”'
      ]
    },
    {
      id: 'lamp-comes-on',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} went off along the path with the hat, and got smaller. At the lamp post {A} turned round. “Is this right?” shouted {A}. “A bit higher!” shouted {H}.',
        '{A} put up the arm with the hat. Just then the lamp came on, right above it, and lit it all round. There was nothing else to look at in the whole evening.'
      ]
    },
    {
      id: 'hat-gets-bigger',
      A: 'partner',
      paragraphs: [
        '{H} looked at the hat and pedalled. The wheels ticked. Something green went by at the side, and it did not come any nearer. {H} looked at nothing but the hat. At the lamp post {H} put both feet down.',
        '“I never even saw the bush,” said {H}. “Good,” said {A}. “And who was holding the saddle?” {H} turned round. There lay the path, quite long, with nobody on it. “You weren’t,” said {H} slowly. “I was here,” said {A}, “with the hat.”',
        'They wheeled the bike home between them. “Good night,” said {H} when they passed the bush, and was careful not to look.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood well clear of the path, and of the bush.',
      '{names} sniffed the bush on the far side, where it was in one piece.',
      { text: '{names} straightened the bell, which looked the wrong way by now.', needs: ['hands'] },
      { text: '{names} pulled a twig out of the spokes, and another.', needs: ['hands'] }
    ],
    way: [
      '{names} ran alongside as far as the hole, and stopped in time.',
      '{names} nosed about under the bush, and out came an old ball.',
      { text: '{names} gave the bush a pat, for being so soft.', needs: ['hands'] },
      { text: '{names} wiped a smear of leaf off the saddle.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran ahead to the lamp post, and stood there like a second hat.',
      '{names} lay down in front of the bush, so that nobody would look at it.',
      { text: '{names} waved a scarf, for whoever needed more to look at.', needs: ['hands'] },
      { text: '{names} turned the pedal up, ready for the right foot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bike went back to its place. {H} shook the leaves out of the helmet and hung it on its hook.',
    'There was one more leaf at washing time. {H} laid it beside the bed and lay down, and looked at the ceiling, straight ahead.'
  ],
  last: [
    'For a long way there was nothing to ride into, and {H} slept.',
    'Straight ahead, without looking at anything, {H} went on sleeping until the morning.'
  ]
})
