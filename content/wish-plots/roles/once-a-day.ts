import { wishPlot } from '../wish-plot.ts'

export const onceADay = wishPlot({
  id: 'wish-role-ails',
  tellsAny: 'ails',
  about: 'Somebody has something the matter, and it comes of having left off all week what it cannot help.',
  titles: ['Once a Day, Before Meals', 'Since Monday', 'What They Said at the Bus Stop', '{role} Has Something', '{H} Writes It Down'],
  company: ['pencil', 'sofa', 'kitchen', 'door', 'hall'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '“I’ve got {ails},” said somebody at the door. It was {role.first}. “{ails.says}.” It was much too late to go looking for a doctor. “You’ve come to the right house,” said {H}. “I’m in until eight.” So {role} {role.enters}.',
        'There was a sofa for lying on, and {H} put a pencil behind {H}’s ear. Then {H} {ails.looks}. “Hm,” said {H}, and {A} said it too. It was {ails}, there was no doubt.'
      ]
    }
  ],
  way: [
    {
      id: 'remedy',
      A: 'partner',
      paragraphs: [
        '{A} was the nurse, and {ails.brings}. {role} took it, and said thank you. They all waited. {ails.size}',
        '“Is it better?” asked {A}. “It was very kind of you,” said {role}. That’s what people say when it isn’t.'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’d feel better if there were others waiting,” said {A}. So they put three shoes in a row outside. One had a cough, one had only come with the other, and one would not say.',
        '“I’ll let that one go first,” said {role}, and meant the one that wouldn’t say. {H} saw to the shoe. There was a stone in it. After that they did all feel better, but not for long.'
      ]
    },
    {
      id: 'where-exactly',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it a pain that pulls, or a pain that pushes?” asked {H}. {role} listened to it. “It stands about,” said {role}. {H} wrote that down.',
        '“And at night?” “At night it stands about as well, but in the dark.” “I had one like that,” said {A}. “It came of sitting on a fork.” They all had a look, and there was no fork.'
      ]
    },
    {
      id: 'home-cure',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do they take for it at home?” asked {A}. {role} had to think. “My grandmother says you must have {role.wants},” said {role}, “whatever it is.”',
        '“Does it help?” “No,” said {role}, “but you’ve had it.” {H} thought that this was a good sort of medicine. They looked in the kitchen for some. There was half a cracker. {role} took it twice a day, once now and once straight after.'
      ]
    },
    {
      id: 'since-when',
      A: 'partner',
      paragraphs: [
        '“How long have you had it?” asked {H}. “Since Monday,” said {role}. “At the bus stop somebody in a hat said something about {role.part}. I’ve managed without ever since.” “And how do you do that?” asked {H}. {role} showed them, and {role.hides}.',
        '{A} needed only one look. “All week?” said {A}. “Then it’s no wonder. Anybody would get {ails} from that.”'
      ]
    },
    {
      id: 'bus-stop',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who was it, at the bus stop?” asked {A}. “Nobody I know,” said {role}. “I don’t think it was meant badly. The bus was late, and it was raining sideways.”',
        '“And what did you say?” {role} had said nothing. But later, by the bridge, {role} had thought of something very good. “What was it?” asked {H}. It was gone again. It had been about hats.'
      ]
    },
    {
      id: 'pet-patient',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came in and had something too. It was not clear what. {A} lay down beside {role} and breathed out through the nose.',
        '“That’s catching,” said {H}. So {H} listened to them both, first the one and then the other, and then both at once. {A} was quite all right. {A} had only wanted to be listened to.'
      ]
    },
    {
      id: 'elder-patient',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was nine I left off whistling,” said {S}. “A lady on the tram had looked at me.” “For how long?” asked {A}.',
        '“Till I was forty. Then I was alone in a lift once, and it came out.” {S} blew across the teacup, and there was nearly a note. “It had gone a bit rusty. But it was all there.”'
      ]
    },
    {
      id: 'child-patient',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got it too,” said {S}, and lay down on the rug, to be next. “Where?” asked {A}. {S} looked down along both legs. “In the sock,” said {S}.',
        'It was a bad case. The sock had to come off and be kept in for the night. {S} was allowed to visit it, and brought it a grape.'
      ]
    },
    {
      id: 'bandage',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“At least there should be something to see,” said {A}, and fetched a tea towel. They put it round {role} twice and made a bow. Now anybody would have held a door open.',
        '“Does it hurt more or less?” asked {H}. “It hurts the same,” said {role}, “but in better clothes.” {role} went to the mirror and back. For some things that is already half of it.'
      ]
    },
    {
      id: 'second-opinion',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’d like to ask a colleague,” said {H}, and rang up on a shoe. The colleague was {A}, who sat behind the sofa. “Has it got a tongue?” asked the colleague. “Is it in the way? Then it’s something else.”',
        '“What does the colleague say?” asked {role}. “That I’m doing it very well,” said {H}, and hung up. It was a short call, but it did {H} good.'
      ]
    }
  ],
  turn: [
    {
      id: 'prescribed',
      A: 'partner',
      paragraphs: [
        '“{role.why},” {H} told {A}. “Nobody can just leave that off.” {H} took the pencil from behind {H}’s ear and wrote. “Once a day, before meals,” {H} read out. “{role.part}.” “Even with people there?” asked {role}. “Best with people,” said {H}.',
        '{role} looked left and right. Nobody in the room had a hat on. And so {role} {role.use}.',
        'Then they waited again. {role} {ails.better}. “It’s gone,” said {role}. “It’s only just gone.”'
      ]
    },
    {
      id: 'again-to-be-sure',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They did it once more, to be on the safe side. {H} looked with the torch, and {A} held the torch that looked at {H}. There was nothing there. There was only the place where it had been, a bit warmer than the rest.',
        '“Do I have to come again?” asked {role}. “Not for this,” said {H}. {role} seemed quite sorry. “But you can always come with nothing,” said {A}.'
      ]
    },
    {
      id: 'for-the-hat',
      A: 'partner',
      paragraphs: [
        '“And if somebody at the bus stop says something?” asked {role}. “Then you show them this,” said {H}, and folded the paper. “{role} has to,” it said, in pencil.',
        { extra: 1, both: ['{role} read it three times. It was a good thing to have in writing. “May I learn it by heart as well?” “You’d better,” said {A}. “Paper gets wet.”'] }
      ]
    },
    {
      id: 'bill',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do I owe?” asked {role}. {H} had never been asked that. {A} whispered something. “Three nuts,” said {H}, “or the same in pebbles.” {role} had one pebble, and it was a nice one.',
        '“The rest when you’re better,” said {A}. “But I am better,” said {role}. They thought about it. In the end {H} gave back half a pebble in buttons.'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I think it was a sad hat,” said {role} after a while. “It may have left something off itself, once.” They all thought of the hat, out there at its stop, in the rain.',
        '“Then it’s got something too by now,” said {A}. {H} took another bit of paper and wrote the same again on it. “For the hat,” said {H}. “In case you meet.”'
      ]
    },
    {
      id: 'washing-hands',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then everybody washed everything they had, because that’s what you do after patients. {role} had the most to wash. The soap went round, and it was a good deal smaller when it came back.',
        '“Doctors do this forty times a day,” said {A}. “No wonder they’ve got such clean handwriting,” said {role}. {H} looked at the paper. You could very nearly read it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the waiting room, between two coats.',
      '{names} said hm as well, or something very like it.',
      { text: '{names} smoothed the sofa, and tucked a cushion under one end.', needs: ['hands'] },
      { text: '{names} fetched the best blanket, the one for ill people.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down beside the sofa, with the same complaint.',
      '{names} leaned against {role}, lightly, on the side that looked better.',
      { text: '{names} stirred something warm, and tasted it for safety.', needs: ['hands'] },
      { text: '{names} wrote Monday on the chart, and underlined it.', needs: ['hands'] }
    ],
    turn: [
      '{names} took a dose of it too, to keep well.',
      '{names} bounced on the end of the sofa, until the doctor frowned.',
      { text: '{names} folded the blanket, as it would not be needed.', needs: ['hands'] },
      { text: '{names} clapped, in the manner of a good hospital.', needs: ['hands'] }
    ]
  },
  bed: [
    'The doctor’s was a sofa again. {role} took the paper, folded small. Then {role} {role.night}.',
    'When {H} had washed, {H} looked over the day for anything that had been left off. There was only one sock, and {H} let that be.'
  ],
  last: [
    'There was nothing the matter with anybody, and {H} slept.',
    'Once a day, and then a night: so {H} lay there, asleep.'
  ]
})
