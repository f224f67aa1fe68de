import { wishPlot } from '../wish-plot.ts'

export const aNightOnWheels = wishPlot({
  id: 'wish-night-on-wheels',
  tellsAny: 'ward',
  fed: true,
  away: true,
  about: 'For one night in hospital the hero gets a name on the wrist, so that everybody knows who it is, and the toy that came along has none.',
  titles: ['The Bed With Wheels', 'Who Is This Rabbit', 'A Name Round the Wrist', '{H} Stays One Night', 'Rabbit, With One R'],
  company: ['nurse', 'bed', 'rabbit', 'wheels', 'wrist', 'curtain', 'doctor', 'button', 'toast', 'jelly', 'ice', 'corridor', 'chair', 'pen', 'spoon', 'moon', 'door', 'ceiling'],
  want: [
    {
      id: 'the-band',
      A: 'partner',
      paragraphs: [
        '{H} was in hospital, for {ward.done}. It was planned, and it was for one night. {A} was going to sleep in the chair that folds out. The bed had wheels, and a curtain with fish on it. A nurse came with a paper band and put it round {H}’s wrist. It had {H}’s name on it.',
        '“So that everyone knows it’s you,” said the nurse. The cloth rabbit lay on the pillow. “And how do they know it’s him?” asked {H}. The rabbit was going along, all the way there and back. {H} did not want anybody to mix him up with another one.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-asks',
      A: 'partner',
      paragraphs: [
        'Everybody who came asked the same thing. “What’s your name?” they said, although they could read it. The doctor asked it, too, and told {H} about {ward}. {H} would sleep through it, and {A} would be there afterwards. “It’s on my wrist,” said {H}. “We ask all the same,” said the doctor. “Twice is safer.”',
        'For the rabbit they found a label in the bag. “Do not tumble dry,” it said. “That’s not him,” said {H}.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bed had a button with an arrow, and another one. {H} went up, until {A} was a good deal smaller. Then {H} went down, until they could look each other in the eye. “Which floor, please?” asked {H}.',
        '“Socks,” said {A}. {H} went to socks. “Ladies’ hats.” That was right at the top. They went on until somebody behind the curtain wanted to go to toys.'
      ]
    },
    {
      id: 'curtain',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If the curtain with the fish was shut, there was a room inside the room. “Knock, knock,” said the nurse outside, for you can’t knock on a fish.',
        '“Who is it?” asked {A}. “It’s me again, with the ice lolly list.” {H} put a tick at red. It was for later, for afterwards. But it was already down on paper.'
      ]
    },
    {
      id: 'gown',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was something to put on that was shut in front and open at the back. {H} put it on the wrong way round, like a coat. “That’s how I would have done it, too,” said {A}.',
        'When it was right there was a draught. “It’s for kings,” said {A}. “Somebody always goes behind them.” So {A} went behind, as far as the window, and held it shut with two fingers.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They were allowed to walk about a bit. The corridor was so long that there was a line on the floor, to stop people getting lost. {H} kept to the blue one. {A} took the green.',
        'At the third door the green one turned off. “I’ve got to go,” said {A}. “I’ll write.” But it only went to the kitchen, where the toast was made, and {A} came back quite soon.'
      ]
    },
    {
      id: 'drink-last',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After a certain time {H} must not eat anything. So {A} did not eat anything, either. They talked about something else. “What shan’t we talk about?” asked {A}. “Pancakes,” said {H}.',
        'For quite a time they did not talk about pancakes, or about syrup. {A}’s tummy said something. “It’s doing it,” said {H}. “Tell it it’s not to.”'
      ]
    },
    {
      id: 'elder-then',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I had mine done, the nurse had a watch on her front,” said {S}, “upside down. I thought that it was for the buttons.” “Did it hurt?” asked {A}.',
        '“After, a bit, for some days,” said {S}. “Like a big crust that’s gone down the wrong way. I got jelly three times a day. On the fourth day I was well, and I was nearly sorry.”'
      ]
    },
    {
      id: 'child-visits',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had come to look at everything, and turned the tap on and off. “Do you get to keep the bed?” asked {S}. “Only for tonight,” said {A}.',
        '{S} pushed it a little with one finger, and it really moved. “At home ours just stand there,” said {S}, and was quiet for some time, thinking of the hall.'
      ]
    },
    {
      id: 'on-the-list',
      A: 'partner',
      paragraphs: [
        '“A label’s for things,” said {A}. “The bands are for people. You’d have to ask for one.” So {H} pressed the button with the bell. The nurse came, in soft shoes. “Somebody hasn’t got a band yet,” said {H}. The nurse looked at the rabbit over her glasses for a good while, and took out her pen. “Name?” said the nurse.'
      ]
    }
  ],
  turn: [
    {
      id: 'there-and-back',
      A: 'partner',
      paragraphs: [
        '“Rabbit,” said {H}. “With one R.” He got it round his paw, for it slipped off his wrist. Then {H} got a bit of cream on one hand, and it was time. The lamps on the ceiling went by. {A} held one hand, and {H}’s other one held the rabbit. “What’s your name?” asked the doctor there. {H} said it. “And his?” “It’s on him,” said {H}, and yawned.',
        'Then it was afterwards, and {ward.over}. {H} had not noticed a thing, not even a dream. Beside the bed sat {A}, just as they had said. {ward.felt}. “Is he there?” asked {H}, rather hoarsely. “Rabbit,” {A} read aloud from the paw. “It’s him.”'
      ]
    },
    {
      id: 'sore-and-cold',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was a bit sore, as the doctor had said. There was something on a spoon for that. After it came an ice lolly, and {H} could choose, and took a red one.',
        'It was the best thing that {H} had ever eaten slowly. “Does it help?” asked {A}. {H} stuck out a red tongue, and moved up, for {A} could have the last corner.'
      ]
    },
    {
      id: 'night-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When it grew dark it was never quite dark. The nurse went from bed to bed with a little lamp, and shone it at the floor.',
        '“All right?” whispered the nurse. “All right,” whispered {H}. The lamp went to the rabbit’s paw. “And Mr Rabbit?” {H} felt his nose. “He’s a bit better than me,” whispered {H}.'
      ]
    },
    {
      id: 'folding-chair',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had folded out the chair that folds out. It had a dip just where {A} had none. “How is it?” asked {H} from above. “Like sleeping on a gate,” said {A}.',
        '{H} pressed the button, and came down as low as it went. Now they were lying at nearly the same height. A hand reached over, with a band on it, and another one held it.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They listened to everything there was. Something went peep, a long way off, and something else answered. There was a trolley with one wheel that sang. “What do they need at this hour?” asked {H}.',
        '“Pillows,” said {A}. “Somebody’s always got one too few.” The wheel came past and went round the corner. It sang smaller and smaller, all the way to whoever it was.'
      ]
    },
    {
      id: 'at-five',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Towards evening {H} was allowed to try some toast. It took a lot of chewing. “Small bites,” said {A}, who had waited for it as well, and did not take small ones.',
        'The rabbit had the crust held to his nose. He did not want any. “He had some before we came,” said {H}. “You’re not supposed to, but he did.”'
      ]
    },
    {
      id: 'tomorrow-home',
      A: 'partner',
      paragraphs: [
        '“One sleep,” said the nurse. “Shall I take the bands off?” {H} held out {H}’s wrist and thought of the night. “Tomorrow,” said {H}. “Tonight we’d better both know who we are.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nosed about under the bed, and counted four wheels.',
      '{names} swam past the curtain, along with the fish.',
      { text: '{names} smoothed the cloth rabbit’s ears, and left one to flop.', needs: ['hands'] },
      { text: '{names} put a slipper on each side of the bed, for the morning.', needs: ['hands'] }
    ],
    way: [
      '{names} got asked for a name as well, and gave a good wave.',
      '{names} looked at the foot of the bed, in case anybody was written there.',
      { text: '{names} turned the label round, and read it to the rabbit in a whisper.', needs: ['hands'] },
      { text: '{names} folded the dressing gown, and hung it on the end of the chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped aside for the bed, which was the widest of them all.',
      '{names} settled down by the chair, and kept it warm for the meantime.',
      { text: '{names} kept a hand on the rail, right up to the doors.', needs: ['hands'] },
      { text: '{names} straightened the blanket, so that both bands looked out of it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the rabbit straight, and the curtain with the fish was drawn half across.',
    'They washed as well as you can in bed. A hand reached up from the chair that folds out, and held another one.'
  ],
  last: [
    'Two names lay side by side on one pillow, and one of them, {H}, was asleep.',
    'A small lamp came by and saw who it was. It was {H}, asleep.'
  ]
})
