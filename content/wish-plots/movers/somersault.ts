import { wishPlot } from '../wish-plot.ts'

export const whoeverSomersault = wishPlot({
  id: 'wish-whoever-somersault',
  visits: 'anything',
  whoever: [
    'wants to do a somersault',
    'can’t do a somersault',
    'wants to do somersaults',
    'can’t do somersaults',
    'wants to somersault',
    'can’t somersault',
    'wants to turn a somersault',
    'can’t turn a somersault',
    'wants to do a forward roll',
    'can’t do a forward roll',
    'wants to do a roly-poly',
    'can’t do a roly-poly',
    'wants to do a roly poly',
    'can’t do a roly poly',
    'wants to roll over',
    'can’t roll over',
    'wants to go head over heels',
    'does somersaults',
    'does a somersault',
    'loves somersaults',
    'loves doing somersaults',
    'loves to do somersaults',
    'dreams of doing a somersault',
    'is bad at somersaults',
    'is no good at somersaults',
    'is afraid to do a somersault',
    'is scared to do a somersault',
    'turns head over heels',
    'tumbles head over heels',
    'rolls head over heels',
    'does forward rolls',
    'is learning forward rolls',
    'is rubbish at forward rolls',
    'does roly-polies',
    'is bad at roly-polies',
    'wants to do a front flip',
    'can’t do a flip',
    'always rolls over sideways'],
  except: ['hurt', 'neck', 'fell', 'back flip', 'backflip'],
  company: ['sleeping bag', 'sack', 'chin', 'air', 'foot end', 'door'],
  about: 'The hero wants a sleeping bag rolled up into its sack, and it stays full of air; whoever cannot do a somersault holds its breath too, until both begin at the right end and let it out.',
  titles: ['Let It Out', 'The Wrong End of the Bag', 'Chin In', '{visitor} Comes Round Again', 'Once Round and Still Here'],
  want: [
    {
      id: 'sack',
      A: 'partner',
      paragraphs: [
        '{H} wanted a sleeping bag to go into its sack. The sack was as big as a loaf. The bag was as big as a cow, and that was when it was rolled up. {H} lay on top of it, and it breathed in.',
        'In the doorway stood {visitor.first}. “That’s just my trouble,” said {visitor}. “I go halfway round as well. Then I open, and there’s a thump.”'
      ]
    }
  ],
  way: [
    {
      id: 'plank',
      A: 'partner',
      paragraphs: [
        'So they spread out the bag, for it made a good soft mat. “Take a deep breath,” said {A}, who liked a good breath. “Make yourself strong, and over you go.” {visitor} breathed in, and went hard all over, and tipped. Thump. There lay {visitor}, flat on the back, as long as a plank.',
        '“Half,” said {H}. “It’s always the same half,” said {visitor} to the ceiling. “I know every lamp in this town.”'
      ]
    },
    {
      id: 'tuck-it-in',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Something’s sticking out,” said {A}, and walked all round {visitor}. A thing with corners doesn’t roll. {A} had a box to show it with, and it said clonk, clonk, and stood. Then came an orange, and that was under the sofa at once.',
        '“It’s {caller.part},” said {H}. {visitor} tucked that bit in, and held it close. “And now?” “Nearly an orange,” said {A}. They rocked {visitor} a little, to and fro, and listened. There was no more clonk.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“You’ve got to get used to seeing it the other way up,” said {A}. They all bent down, and looked back between whatever they stood on. The lamp was growing on the floor. The door had its handle on the wrong side. {visitor} {caller.does}, like that, and then it seemed quite new.',
        '{A} {caller.move}, upside down as well, and went red. “My supper’s coming to see me,” said {A}. So they stood up again, slowly, and the room came round after them.'
      ]
    },
    {
      id: 'where-there-is-room',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Where do you practise?” asked {A}. “I do it at night, {caller.where},” said {visitor}. There was never anybody about then. {visitor} had to be the one who did it, and the one who clapped. “Did you clap?” asked {H}.',
        '“For the halves,” said {visitor}. “Somebody ought to.” {A} said that a half was not nothing. It was as far as the ceiling. And they clapped for all the halves that nobody had seen.'
      ]
    },
    {
      id: 'it-says-in-the-list',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Tell me something while I lie here,” said {visitor}, after the next thump. {A} thought. “{caller.fact},” said {A}. “Do they say that?” asked {visitor}, and felt better. It is good to hear something of yourself that’s already finished.',
        '“Do they say anything about somersaults?” “Not yet,” said {H}. {visitor} got up on the strength of that, and pulled the bag straight. There was a dent in it by now. It had the shape of half of {visitor}.'
      ]
    },
    {
      id: 'soft-place',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before anybody rolled, the place had to be looked at. {A} went along it on both knees, and patted. There was a spoon under the bag, and a brick with eight knobs. “You’d have found that,” said {A}. The chairs were sent out to the edge.',
        'Then {visitor} lay down on it to try. It was soft here, and it was soft there. “And there’s one more thing here,” said {visitor}. {H} felt underneath. It was the other sock, which everybody had looked for on Monday.'
      ]
    },
    {
      id: 'rocking',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You can begin with the end. {A} sat down small, took hold of both knees, and rocked back and forward again like a boat. {H} was the next boat. When it went back, you saw the ceiling. When it came forward, you saw your socks. “Ceiling,” said {A}. “Socks.”',
        '{visitor} was the third boat. “Ceiling,” said {visitor}. “Ceiling. Still ceiling.” {A} had to give it a push from behind. “Socks!” cried {visitor}, though there were none there. It was only to have said it.'
      ]
    },
    {
      id: 'sitting-on-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between it was the bag’s turn again. {H} rolled it from the top to the foot, and {A} sat on the roll. It sank, and it sank, and then it would sink no more. They tied it with a belt. “Got you,” said {H}.',
        'It swelled up on both sides of the belt, very slowly. It had a waist now. “I know how it feels,” said {visitor}. The belt went ping, and the whole bag opened out, and lay on its back.'
      ]
    },
    {
      id: 'chin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Look at your middle the whole time,” said {A}. “Then your top’s out of the way.” {H} stuck a paper dot on {visitor}, just at the front. It was to be looked at, and nothing else. {visitor} leaned over for it, and went on looking. “It’s green,” said {visitor}.',
        'Then {A} came in with a plate, and {visitor} looked up to see what was on it. Thump. “It was only toast,” said {A}. Whoever looks up in the middle opens in the middle. They took the toast out of the room.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I did one every day on the way home from school,” said {S}. “There was a bank of grass behind the baker’s. I did it with my satchel on.” “And what was in it?” asked {A}. “Afterwards?” said {S}. “Crumbs, and ink.”',
        'The hard part was to stand up as if nothing had been the matter. {S} showed them how to do that, with both arms out, and a face like a duchess. {visitor} could do that part at once.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} said that a somersault was easy, and did one. It went to the side. {S} sat up with a leg on each side of a chair. “You went out at the edge,” said {A}. “It’s a short cut,” said {S}.',
        'They laid a cushion along the left, and one along the right. Now {S} could only go straight. “That’s longer,” said {S} at the other end, and had to sit and wait till the room stopped. {visitor} waited with {S}, as nobody ought to wait for a room alone.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came by and saw something soft on the floor. {A} went round on it three times, and sank down in a ring. There was no end to be seen anywhere. “That’s how round you’ve got to be,” said {H}.',
        '{visitor} lay down next to it and tried. It was a good ring, but for one place. {A} opened an eye, and looked at that place, and shut it again.'
      ]
    },
    {
      id: 'where-the-air-goes',
      A: 'partner',
      paragraphs: [
        '{H} rolled up the bag once more, from the top to the foot. At the last turn it was as thick as ever. {A} felt along it. “It’s full of air. It wants to get out, and there’s no hole at the foot. You’ve shut the door first, and then you push.” “I do that too,” said {visitor}. “I breathe in, and I keep it.” {A} turned round. “Then you’ve both begun at the wrong end,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'let-it-out',
      A: 'partner',
      paragraphs: [
        '{H} began at the foot end this time. The first turn had to be tiny, no thicker than a thumb. At each turn the bag said “fff” out of the top, and stayed flat. “Let it out!” cried {H}. “Start small, and let it out!”',
        '{visitor} got down low. “Top in,” said {A}. “Look at your middle.” {visitor} grew round at the back, and breathed out. “Fff.” Everything went over, soft and small, one bit after the other. There was no thump. {visitor} was sitting there, and looked about. “I’m still here,” said {visitor}. “I’ve been round!”'
      ]
    },
    {
      id: 'two-in-a-row',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Once is once,” said {A}. So {visitor} did it again, the way back. After that {visitor} did two in a row, fff, fff, as far as the shelf. {A} walked along beside it with one hand out, and wasn’t needed.',
        'The room did not stop at once. “It’s still going round a bit,” said {visitor}, and held on to the floor. “Look at one thing,” said {H}. They all looked at the door handle, until it stayed where it was.'
      ]
    },
    {
      id: 'how-it-looks-inside',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you see on the way?” asked {A}. {visitor} did one slowly, to find out. “Me,” said {visitor}, from inside. “Dark. Me. Quite a lot of sock. And there’s {H}.” It had taken no longer than that.',
        'Then {H} did one, from the knees, with a round back. There was the dark, exactly where {visitor} had said. It smelled of tent in there. “And there’s everybody,” said {H}, and came up with hair like a broom.'
      ]
    },
    {
      id: 'into-the-sack',
      A: 'partner',
      paragraphs: [
        'Then the bag was rolled to the very end. It lay there like a sausage, and {A} held up the sack. It slid in, and there was even room on top. “What else belongs in there?” asked {A}. “Nothing,” said {H}. “That’s room.”',
        '{visitor} wanted to go home now. “Is it far?” asked {H}. {visitor} looked out at the door. “About eleven somersaults,” said {visitor}, and got down low, and breathed out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got on to the bag as well, and it breathed in again.',
      '{names} sniffed at the bag, which had been in a tent.',
      { text: '{names} held the sack open, as wide as it went.', needs: ['hands'] },
      { text: '{names} pushed the table up against the wall.', needs: ['hands'] }
    ],
    way: [
      '{names} felt each thump come up through the floor.',
      '{names} lay down flat too, and knew every lamp.',
      { text: '{names} counted the halves on a bit of paper, and got six wholes.', needs: ['hands'] },
      { text: '{names} pulled the bag straight after every thump.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the thump, and it never came.',
      '{names} breathed out as well, for as long as it took.',
      { text: '{names} clapped, and this time for a whole one.', needs: ['hands'] },
      { text: '{names} pressed out the last of the air with flat hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sack stood by the door, as big as a loaf, and did not breathe any more.',
    'They washed and lay down, and made themselves small, with their chins in.'
  ],
  last: [
    '{H} was round at the back, and let it all out, and was asleep.',
    'The room went round once more, very slowly, and {H} was asleep.'
  ]
})
