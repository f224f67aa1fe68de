import { wishPlot } from '../wish-plot.ts'

export const eid = wishPlot({
  themes: ['eid'],
  beginsElsewhere: true,
  wishes: ['Eid', 'eidi', 'eid mubarak', 'eid clothes', 'eid dress', 'eid prayer', 'eid prayers', 'eid namaz', 'eid mosque', 'chand raat', 'chaand raat', 'eid al fitr', 'eid ul fitr', 'idul fitri', 'aidilfitri', 'hari raya', 'lebaran', 'bayram', 'bayrami', 'korite', 'sallah', 'salla', 'eid kahk', 'eid biscuits', 'eid cookies'],
  answers: ['morning', 'new', 'clothes', 'dress', 'prayer', 'prayers', 'mosque', 'masjid', 'kahk', 'biscuits', 'cookies', 'henna', 'moon', 'uncles', 'aunties', 'nani', 'dadi', 'teta', 'jiddo', 'baba'],
  except: ['adha', 'al-adha', 'ul-adha', 'el-adha', 'al-kabir', 'el-kebir', 'bakra', 'bakri', 'bakrid', 'big', 'bari', 'badi', 'greater', 'second', 'kurban', 'qurban', 'qurbani', 'kebir', 'kabir', 'haji', 'korban', 'sacrifice', 'الأضحى', 'الاضحى', 'cousins', 'coins', 'shoes', 'squeak'],
  moods: ['waiting', 'first'],
  about: 'The hero wants to be the first to see the thin new moon that says tomorrow is Eid, and there is a roof in the way.',
  titles: ['The First One to See It', 'Thin as a Fingernail', 'Tomorrow, Perhaps', '{H} Looks for the Moon', 'The Moon in the Wrong Window'],
  want: [
    {
      id: 'first',
      A: 'partner',
      paragraphs: [
        'If the new moon was seen that evening, tomorrow was Eid. If it was not, then Eid was the day after. {H} could not wait until the day after. The new clothes hung on the door already.',
        '“I’m going to see it first,” said {H}, “and I’ll ring everybody up and tell them.” “It’s very thin,” said {A}. “It’s only the edge of a moon.” “I’m good at edges,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'too-high',
      A: 'partner',
      paragraphs: [
        'At the window {H} looked straight up. Then there was something bright, and {H} shouted, “There!” It was an aeroplane. The next one was a lamp.',
        '“You’re looking where the big moon is,” said {A}. “The new one goes to bed right after the sun. It’s low down, over there, and only for a little while.” They both looked over there. Over there stood a house with two chimneys.'
      ]
    },
    {
      id: 'fingernail',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How thin is it?” asked {H}. {A} held up a thumb and showed the white bit at the end of the nail. “Like that,” said {A}, “with the rest of the thumb in the dark.”',
        'They held all their thumbs up to the sky, one beside the other. It was a whole row of moons, some of them with jam on.'
      ]
    },
    {
      id: 'telescope',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'From the inside of a roll of kitchen paper {H} made a telescope. A piece of the sky came into it, perfectly round, and nothing else.',
        '“May I?” asked {A}, and looked through from the other end. “I can see something big and brown,” said {A}. “It’s blinking.” It was {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was put on the sill, to help. {A} looked at the window, where there was a fly, and did not look any further.',
        '“It isn’t the fly,” said {H}. But {A} had decided, and when {A} has decided something, no moon can change that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small, my uncle always saw it first,” said {S}. “He saw it behind clouds. He saw it one year in the rain.” “Was it really there?” asked {A}.',
        '“He was very fond of Eid biscuits,” said {S}, “and the tin wasn’t opened before.” {A} looked at the tin on the shelf. It was easy to understand the uncle.'
      ]
    },
    {
      id: 'chair',
      A: 'partner',
      paragraphs: [
        'They could not move the house. So {H} tried to see past it, from the left, with one cheek flat on the glass. Then {H} lay on the floor and tried to see under it. {A} held {H} up as high as possible. There was always more roof.',
        'The sky over there went from yellow to grey. “The moon’s there,” said {H}, “and nobody’s looking at it, and it won’t be Eid.”'
      ]
    },
    {
      id: 'clothes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could look in your new clothes,” said {A}. “They might help.” {H} put on one new sleeve, only the one. It was stiff and smelled of the shop.',
        '“Nothing may be spilt on it,” said {H}, and held {H}’s arm straight out to the side. From then on {H} looked for the moon with one arm dressed for tomorrow.'
      ]
    },
    {
      id: 'envelope',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had put some envelopes ready, with a coin in each, and went out to fetch more. {H} counted them with {H}’s eyes, and not with {H}’s fingers.',
        '“One’s thicker,” said {H}, when {A} was back. “That’s for the one who can wait best,” said {A}. {H} sat down on both hands at once.'
      ]
    },
    {
      id: 'henna-cloud',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One small cloud came up, just over there, and sat down between the chimneys. “Not now,” said {H}. {A} blew at it through the window, with {A}’s cheeks puffed out. They both blew. It made a damp place on the glass. Behind that it was hard to say what the cloud did.',
        '{H} wiped the damp away. The cloud was thinner, and had moved along by half a chimney. “That was you,” said {A}. “I think the last bit was you,” said {H}. They had not known that people could do that. They would have to be careful with it.'
      ]
    },
    {
      id: 'dates',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Looking makes you hungry, and there was a bowl of dates. They ate one each and put the stones on the sill. “They’re thin, and bent a bit,” said {H}. “If they shone, they’d be moons.”',
        '{A} held one stone up against the sky and shut one eye. “Good evening, moon,” said {A}. But it was sticky, and the moon is not.'
      ]
    },
    {
      id: 'how-long-between',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How old is a new moon?” asked {H}. “A day and a bit,” said {A}. “Before that there isn’t one. It’s up there, but it’s got its back to us.” {A} turned round and was the moon. From behind, there was nothing but jumper.',
        'Then {A} turned by a very little. Now there was the edge of one ear. “There!” said {H}. “That’s all you get,” said the moon, “and then I’ve got to go.” It went, behind the curtain. {H} had seen it for as long as it takes to say so.'
      ]
    },
    {
      id: 'phone',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then the telephone rang, and {H} ran. It was an aunt. “Have you seen it?” she asked. “We’ve got cloud.” “We’ve got a house,” said {H}.',
        'They were quiet for a moment, the aunt with her cloud and {H} with the roof. “Keep looking,” said the aunt. “We’re counting on you.”'
      ]
    },
    {
      id: 'practice-call',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What will you say, when you ring them up?” asked {A}. {H} had not thought of that. They practised with a banana. “Hello,” said {H}. “It’s thin, and it’s there.”',
        '“You’d better say Eid Mubarak first,” said {A}. “Otherwise they’ll think it’s about spaghetti.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-window',
      A: 'partner',
      paragraphs: [
        '{H} was tired of the roof, and went to the window on the other side. Across the street stood a house with many windows. The sky was in all of them, as in a mirror. And in the third one from the top, quite small and bent, there was a light.',
        '“{A},” said {H}, very quietly, so that it would not move. “Somebody over there has a moon in the window.” {A} came and bent down, cheek beside cheek. It was as thin as a fingernail. It was the edge of a moon. “That window can see it,” said {A}, “and we can see the window.”',
        '“Does it count?” asked {H}. “You saw it with your own eyes,” said {A}. “It only came by a different way.” They watched it together, until it slid out at the bottom of the glass.'
      ]
    },
    {
      id: 'ringing',
      A: 'partner',
      paragraphs: [
        'Then {H} rang everybody up, and said it to each of them as if it were new. “It’s thin, and it’s there,” said {H}. “Eid Mubarak. It’s tomorrow!” And {A} went and opened the tin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned against the new clothes and had to be brushed off them.',
      '{names} found a place at the window, low down in the corner.',
      { text: '{names} smoothed a crease out of the new clothes on the door.', needs: ['hands'] },
      { text: '{names} polished the window, in case the moon was too thin for it.', needs: ['hands'] }
    ],
    way: [
      '{names} gazed at the sky and blinked just as the aeroplane came.',
      '{names} pressed up to the glass, and left a nose on it.',
      { text: '{names} drew up a chair to look from, and saw more chimney.', needs: ['hands'] },
      { text: '{names} pointed at the moon with great joy, and it was a lamp.', needs: ['hands'] }
    ],
    turn: [
      '{names} came and breathed very softly, beside those two cheeks.',
      '{names} squeezed in low, between two elbows and the sill.',
      { text: '{names} lifted a hand to wave, and the thin light went on shining.', needs: ['hands'] },
      { text: '{names} fetched the tin, and held on to the lid for the moment.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on the tin, and the new clothes were looked at once more.',
    'They washed with the good soap that evening, because of tomorrow, and lay down smelling of Eid.'
  ],
  last: [
    'The new moon had gone to bed right after the sun, and now {H} was asleep as well.',
    'The thin moon had slid out at the bottom of the glass, and {H} slept until Eid.'
  ]
})
