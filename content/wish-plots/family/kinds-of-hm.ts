import { wishPlot } from '../wish-plot.ts'

export const kindsOfHm = wishPlot({
  id: 'wish-kinds-of-hm',
  tellsAny: 'taught-away',
  about: 'The hero has been taught by somebody who hardly says a word, and wants to pass it on; it does not go until the right noises are made.',
  titles: ['Three Kinds of Hm', 'Hm, Said the Teacher', '{H} Passes It On', 'The Long One and the Short One', 'How It Was Taught'],
  company: ['kitchen', 'table', 'chair', 'cup', 'spectacles', 'telephone', 'clock', 'tea', 'lamp'],
  want: [
    {
      id: 'passing-on',
      A: 'partner',
      paragraphs: [
        '{taught.who} had taught {H} to {taught.base}, and now {H} was going to teach {A}. “What did {taught.who} do?” asked {A}. “We had a cup of tea first,” said {H}. So they did that.',
        '“And then?” {H} thought back. {taught.who} never talked much in lessons. “Then I did it,” said {H}, “and at the end I could.” It did not sound difficult. By supper there would be two of them.'
      ]
    }
  ],
  way: [
    {
      id: 'explained',
      A: 'partner',
      paragraphs: [
        '{H} explained it from the beginning, and very well, with both arms. {A} listened, and tried. It was wrong from top to bottom. So {H} explained it again, with more words. {A} got slower and slower. “Is it the left one that comes first, or the one after?” asked {A}. “Both,” said {H}. “Wait. No.”',
        'By four o’clock {A} knew a great deal about {taught.doing}. {A} could not do any of it. “And you’re sure that’s how {taught.who} did it?” asked {A}.'
      ]
    },
    {
      id: 'the-spectacles',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps you need the spectacles for it,” said {A}. {taught.who} always pushed them up and looked out from underneath. There were only sunglasses. {H} put them on, and pushed them up.',
        '“Is it better now?” {H} looked at {A}, from underneath. “You’re a bit more afraid of me,” said {H}. {A} thought so, too. But that was no use by itself.'
      ]
    },
    {
      id: 'sitting-still',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And where did {taught.who} sit?” {H} knew that for certain. It was on the left, and a bit behind, where a teacher can be felt but not seen. {H} carried a chair there.',
        'They sat like that for a time. “What are you doing?” asked {A}, looking straight ahead. “I’m there,” said {H}. It was quite pleasant. Nobody had sat behind {A} like that for years.'
      ]
    },
    {
      id: 'mistakes-kept',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to stop and begin again, because the beginning was so bad. “You can’t,” said {H}. “{taught.who} says that the beginning’s always bad. It’s there so that you can see it later.”',
        'So they left the beginning as it was. It really was very bad. Now and then {A} looked round at it, like somebody who has come a long way since.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you need it for?” asked {A}. {H} had asked that as well, on the first day. “So that your hands don’t hang about,” {taught.who} had said.',
        '{A} looked at both hands. They had in fact been hanging about. “And what do they do all day, other people’s?” {H} shrugged. “Pockets,” said {H}.'
      ]
    },
    {
      id: 'pet-yawns',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had looked on from the warmest place, and one ear had gone round at every mistake.',
        '“{A} hears it,” said {H}. They tried it out. Left ear was a small mistake, and both was a big one. Once they both stayed where they were. But by then {A} was snoring.'
      ]
    },
    {
      id: 'child-teacher',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ll teach it to somebody as well,” said {S}. The only ones left were the spoons. {S} put six of them in a row and explained it to them. It was quicker than with anyone else.',
        '“Can they do it now?” asked {A}. “This one can,” said {S}. “The others are just pretending.” It was the one with the dent.'
      ]
    },
    {
      id: 'elder-knows',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a teacher who hummed,” said {S}. “As long as he hummed it was all right. When he stopped we all went cold.” “And when did he stop?” asked {A}.',
        '“Once, for a whole afternoon,” said {S}. “We did everything over three times. In the end it turned out that he’d got a toffee.”'
      ]
    },
    {
      id: 'the-noise',
      A: 'partner',
      paragraphs: [
        '“But {taught.who} must have said something,” said {A}. “Nobody learns from a chair.” {H} shut both eyes, and was there again, on the left, by the lamp. “{taught.who} said hm,” said {H}. “All the time. I’d forgotten, because it isn’t a word.” {A} put everything down. “What sort of hm?” asked {A}. “There are three,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-three',
      A: 'partner',
      paragraphs: [
        'The short hm meant, No. The long one that went up meant, Go on, it’s getting there. And the one in two bits meant, Yes, and who would have thought it. {H} sat down behind {A} on the left, and kept quiet. {A} began. “Hm,” went {H}. At once {A} did it differently. “Hmmm?” went {H}. {A} went on, and it came, and it stayed. “Hm-hm,” went {H}.',
        '{A} looked down. And there it was. {A}, who had not been able to all day, {taught.did}. “You never said a word,” said {A}.'
      ]
    },
    {
      id: 'fourth-hm',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They found out that there was a fourth. It was for when you want to say something else, and are too polite. {A} had it at once. “Hm,” said {A}, looking at the plate with the last biscuit.',
        '“Hm,” said {H}, in just the same way. They looked at the biscuit and at each other. It is a hm that two people cannot have at the same time. So they broke it in the middle, and each of them looked to see who had more.'
      ]
    },
    {
      id: 'hm-all-day',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After that they used it for everything. {A} laid the table, and {H} stood by. “Hm,” went {H}, and {A} moved the forks to the other side. “Hmmm?” And {A} fetched the jam.',
        '“It’s quicker than talking,” said {A}. “And you can do it with your mouth full.” They did it with their mouths full, in two bits.'
      ]
    },
    {
      id: 'bad-beginning',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went and looked at {A}’s very first try, now that it was so long ago. “Did mine look like that as well?” asked {H}. It had been a good deal worse. {taught.who} had kept it, in the drawer with the string.',
        '“What for?” “For the day I’m too pleased with myself,” said {H}. {A} remembered this one, and laid it in a drawer, too.'
      ]
    },
    {
      id: 'by-the-lamp',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They went on with it by the lamp, side by side. Now and again somebody went hm, and now and again it was the lamp. “That one doesn’t count,” said {H}. “It’s only loose.”',
        '{A} had grown so good by now that nothing more needed to be said. {H} missed it a little. “Make a mistake,” said {H}. {A} made one, a small one, to be kind.'
      ]
    },
    {
      id: 'next-pupil',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And who do I teach?” asked {A}. It had to go on, or it would stop. {A} went through everybody they knew. “There’s the lady from the bus,” said {A}. “She’s got hands that hang about.”',
        '“You start with the tea,” said {H}. “I know,” said {A}. “And then not a word.” {A} practised it at the window, with raised eyebrows. It came out in two bits by itself.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} wanted to see what a hm looked like. They stood in front of the mirror in the hall and did all three. With the short one the chin went in. With the long one it was the eyebrows.',
        'The one in two bits did nothing to a face at all. It only made it a little rounder at the edges. “That’s how {taught.who} looks,” said {H}, “when the tea’s just right.”'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      paragraphs: [
        'In the evening they rang up {taught.who}. “I’ve taught {A} to {taught.base},” said {H}. At the other end it was quiet for a bit. Somebody was pushing up spectacles. “Well?” whispered {A}. “What does {taught.who} say?” {H} held out the telephone, and they both heard it, quite small and clear, and in two bits. Hm-hm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came for the first lesson, as it smelled of biscuits.',
      '{names} got under the table, among the feet of the school.',
      { text: '{names} warmed the pot, for whatever came after the tea.', needs: ['hands'] },
      { text: '{names} pulled the lamp a bit over to the left.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to every word of it, and got slower and slower too.',
      '{names} walked round the lesson twice, once each way.',
      { text: '{names} tried it along with them, and got just as far.', needs: ['hands'] },
      { text: '{names} drew it on a napkin, with arrows, and the arrows met.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed too, on the way past, and it meant nothing.',
      '{names} sat down on the left as well, by the lamp.',
      { text: '{names} put one finger to two lips at the second hm.', needs: ['hands'] },
      { text: '{names} moved a cup out of the way, at the one that went up.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put back the chair on the left, and the cups stood upside down to dry.',
    'They washed behind the ears. Hm-hm, went somebody at the bathroom door, so they were clean.'
  ],
  last: [
    'It was quiet on the left, and {H} was asleep.',
    'Hm, went somebody at the door, in two bits, and {H} slept.'
  ]
})
