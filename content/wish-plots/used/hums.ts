import { wishPlot } from '../wish-plot.ts'

export const usedHums = wishPlot({
  id: 'wish-used-hums',
  tellsAny: 'known',
  knows: ['machine', 'thing'],
  used: 'hums',
  about: 'It goes as it always does, but there is a small tick in it, and they look for that everywhere except in one pocket.',
  titles: ['And Then a Small Tick', '{H} Listens Closely', 'Something Else Was in It', 'The Doctor Comes to {thing.the}', 'It Only Did It for {H}'],
  want: [
    {
      id: 'the-tick',
      A: 'partner',
      paragraphs: [
        'All day long {thing.that} said “{thing.sound}.” It had never said anything else. But tonight, when {H} bent down to it, it said “{thing.sound},” and after that, very small, “tick.”',
        '“It’s got something,” said {H}. {A} came and listened for a long time. “I can’t hear it,” said {A}. {H} wanted to know what was the matter with it.'
      ]
    }
  ],
  way: [
    {
      id: 'doctor',
      A: 'partner',
      paragraphs: [
        '{H} put on a scarf for a doctor’s coat and a wooden spoon for listening. {H} bent down to {thing.that}, as near as {H} could. “Say ah,” said {H}. “{thing.sound},” it said. “Tick.”',
        '“There!” said {H}. “Now you.” {A} took the spoon and bent down, and heard no tick. “It’s shy with you,” said {H}, and asked it if it hurt. “Tick,” it said at once.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ve got to see it at work,” said {A}. So they sat down in front, on the floor, and watched. It {thing.does}. It had always done that, and it did it well.',
        '“Apart from the tick it’s quite healthy,” said the doctor. {A} wrote it down. There was {thing.part}, and that was all right as well. They gave it nine out of ten.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve read about these,” said {A}. “{thing.guess}.” {H} bent down quickly to ask if that was so. “Tick,” it said. “That means no,” said {H}.',
        '“And what means yes?” asked {A}. {H} asked that as well. “Tick.” It was a hard language. They stayed with easy questions for a while.'
      ]
    },
    {
      id: 'everything-that-ticks',
      A: 'partner',
      paragraphs: [
        'Then they went through the room and looked for whatever ticks. They put the clock under a cushion. {A} took off {A}’s watch and carried it away, all the way to the bathroom.',
        'Now it was so quiet in there that you could hear somebody swallow. {H} bent down. “{thing.sound},” it said. “Tick.” “It’s got worse,” whispered {H}.'
      ]
    },
    {
      id: 'medicine',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you give to one of these?” asked {A}. “What it likes best,” said {H}. “{thing.wants}.” There was none to be had at this hour, and so they told it about that instead.',
        '{H} told it slowly, and left out nothing. “{thing.sound},” it said. It sounded pleased. But at the end, when {H} bowed, there came a tick.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It says in the book,” said {A}, and turned over a page. “{thing.fact}.” “And does it say anything about ticks?” asked {H}. {A} looked at the end, under T.',
        '“Only about tigers,” said {A}. They held up the spoon once more, to make sure that it was not one of those. It did not sound like a tiger, not even a small one.'
      ]
    },
    {
      id: 'other-comes',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came in on tiptoe, because {A} was on tiptoe too. “Why are we whispering?” asked {S}. “It’s poorly,” said {A}, and pointed with the spoon. “It only says it to me.” {S} put down both shoes, very softly, on a cushion.',
        '“When the man comes to mend a thing, it never does it,” said {S}. “Then he goes home, and it does it again.” They both listened. It sounded as if it was waiting for him to go.'
      ]
    },
    {
      id: 'answer',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it wants to talk,” said {A}. “Say something that it knows.” “{thing.sound},” said {H}, down at the side. “{thing.sound},” it answered. They could not have agreed more.',
        '{A} said it too, a bit too high. There was a pause. “Your accent’s funny,” said {H}. “You sound as if you came from the bathroom.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours used to say a good deal more than that,” said {S}. “It banged, and it walked across the floor. My mother sat on it.” “Did that help?” asked {A}.',
        '“It helped with the walking,” said {S}. “They went along together.” {A} looked at how far it was to the door.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to hear it too, and bent down. There was no tick. {S} bent down again, a bit further, and sat on the floor. “Broken,” said {S}. “Who is?” asked {A}. “Me,” said {S}, and held out a finger.',
        'The doctor looked at {S}’s finger from above and below. It was a very good finger. It was bandaged all the same, with the end of the scarf.'
      ]
    },
    {
      id: 'pet-hears',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} can hear a packet being opened three rooms away. So {H} fetched {A} to have a listen. {H} bent down. “Tick.” {A} looked up at once, and not at {thing.that}. {A} looked at {H}.',
        '“Not at me,” said {H}. “Over there.” {A} went on looking at {H}, somewhere about the middle.'
      ]
    },
    {
      id: 'when',
      A: 'partner',
      paragraphs: [
        '{A} sat down a little way off and watched. “Do it again,” said {A}. {H} bent down. “Tick.” “And now stand there and don’t bend.” {H} stood. “{thing.sound},” it said, and it was all there was.',
        '“It never does it when you’re straight,” said {A}. “It only does it when you fold.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pocket',
      A: 'partner',
      paragraphs: [
        '{H} went quite away from it, into the middle of the room, where there was nothing. There {H} folded in half. “Tick.” {H} looked at {A}, and then put one hand into one pocket, slowly.',
        'There was a button in it, and there was a bottle top. They lay on {H}’s hand side by side. {H} closed the hand a little. “Tick,” they said. “So it was me,” said {H}. “I’ve got it.”'
      ]
    },
    {
      id: 'doctor-again',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Lie down,” said {A}, and took the spoon and the scarf. “Say ah.” “Ah,” said {H}. The new doctor listened to the pocket. “A button and a bottle top. How long have you had them?” “Since Monday.”',
        '“I’d keep them,” said the doctor. “It’s nothing. A lot of people have worse.”'
      ]
    },
    {
      id: 'sorry',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They took the clock out from under its cushion, and fetched the watch from the bathroom. It had told the time to the tap. Everything that was allowed to tick went on with it.',
        '“I think we ought to tell {thing.spoken} that it’s well,” said {A}. {H} told it. “{thing.sound},” it said, as it always did. It had known that all along.'
      ]
    },
    {
      id: 'all-empty-pockets',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then {A} wanted to know what {A} had, and bent down too. “Crackle.” It was a paper from a sweet. {H} bent down with the other pocket, and there was no sound, but it was sticky.',
        '“You can hear what people are like,” said {A}, “if you fold them.” They thought about folding somebody else, but nobody was willing.'
      ]
    },
    {
      id: 'band',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“It went very well together, though,” said {H}. {H} held the button and the bottle top, and waited for the right place. “{thing.sound},” it said. “Tick,” said {H}.',
        '“{thing.sound}.” “Tick.” {A} drummed with the spoon on one knee. It was not a long tune, but you could go on with it as you liked.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How long have you been in there?” {A} asked the button. It was blue, with four holes, and one of them was chipped. “Since the cardigan,” said {H}. “And the bottle top’s from the picnic. They met on the way home.”',
        '{A} laid them on {A}’s own hand for a while and closed it. “Tick,” they said. “They do it for anybody,” said {A}, and gave them back.'
      ]
    },
    {
      id: 'on-the-shelf',
      A: 'partner',
      paragraphs: [
        'But when the pocket was empty, {thing.that} sounded a bit lonely. It said “{thing.sound},” and then came the place where there used to be something. They both waited for it.',
        '{H} laid the button on the shelf near by, with the bottle top on it. “Only if you need them,” said {H}. And {H} said “tick” for it once more, quite softly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down close by, and hummed along with it.',
      '{names} stopped in the middle of a step, to hear it better.',
      { text: '{names} laid a palm on the wall, and the wall said it too.', needs: ['hands'] },
      { text: '{names} plumped up a cushion, and put it underneath for comfort.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed, and that was the loudest thing in the room.',
      '{names} crept past on tiptoe, and did not tick.',
      { text: '{names} wrapped a scarf round the alarm clock, twice.', needs: ['hands'] },
      { text: '{names} took the pulse of a table leg, which was perfectly well.', needs: ['hands'] }
    ],
    turn: [
      '{names} folded in half too, and nothing ticked.',
      '{names} gave one small rattle, quite by accident.',
      { text: '{names} turned out two pockets, and had only fluff.', needs: ['hands'] },
      { text: '{names} wiped the bottle top, and it shone for the occasion.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back into the drawer, and the scarf was a scarf.',
    'When {H} had washed, {H} lay down, and folded up a little on one side. There was no tick. Out there it was only “{thing.sound},” and nothing was the matter.'
  ],
  last: [
    '“{thing.sound},” it said out there, and that was all, for {H} was asleep.',
    'The button lay with the bottle top, and {H} lay folded in bed, asleep.'
  ]
})
