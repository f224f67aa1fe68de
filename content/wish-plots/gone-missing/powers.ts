import { wishPlot } from '../wish-plot.ts'

const POWERS = ['powers', 'power', 'superpowers', 'superpower', 'super powers', 'magic', 'magic powers', 'magical powers', 'sparkle', 'sparkles', 'glitter', 'spells', 'magic touch']

export const whoeverPowers = wishPlot({
  id: 'wish-whoever-powers',
  visits: 'anything',
  whoever: [
    'can’t do its superpower any more',
    'forgot how to do magic',
    'forgot how to do spells',
    'has lost all its strength',
    'has powers that don’t work',
    'has run out of powers',
    'isn’t magical any more',
    'isn’t super any more',
    'whose magic stopped working',
    ...POWERS.flatMap((power) => [
      `lost its ${power}`,
      `loses its ${power}`,
      `has lost its ${power}`,
      `can’t find its ${power}`,
      `can’t use its ${power}`,
      `has no ${power}`,
      `had no ${power}`,
      `doesn’t have any ${power}`,
      `forgot its ${power}`
    ]),
    'can’t do magic',
    'can’t do any magic',
    'can’t do spells',
    'can’t cast spells',
    'can’t make magic',
    'can’t sparkle',
    'doesn’t sparkle',
    'ran out of magic',
    'ran out of powers',
    'isn’t magic',
    'is not magic',
    'has magic that doesn’t work',
    'has magic that has worn off',
    'has used up its magic'],
  except: ['wants powers', 'power cut', 'electric', 'spelling', 'mother', 'sick', 'poison'],
  company: ['jam', 'jar', 'lid', 'toast', 'broom', 'fridge', 'wall', 'curtain'],
  fed: true,
  about: 'The hero wants to hear the pop of a new jar, and whoever has lost all powers stares at the lid, while behind everybody’s back things begin to happen.',
  titles: ['The Pop', 'It Comes Out at the Back', 'Nobody Looked Behind', 'The Wrong Side of Tuesday', '{visitor} Must Not Look'],
  want: [
    {
      id: 'the-pop',
      A: 'partner',
      paragraphs: [
        'There was a new jar of jam. It would go pop, but only once in its life. This pop was {H}’s, and {H} wanted it before bed. {H} twisted the lid till the chair moved. The lid did not.',
        'Somebody sighed in the doorway. It was {visitor.first}. “It was gone on Tuesday,” said {visitor}. “On Monday I’d have done that lid with one look.” “Look at it anyway,” said {H}. “There may be a drop left.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-look',
      A: 'partner',
      paragraphs: [
        '{visitor} stood before the jar, kept quite still, and stared at the lid. So did {H} and {A}. Nothing happened. In the hall the broom fell over. “That’s only the broom,” said {A}.',
        '“Harder,” said {H}. {visitor} shook all over with it. The lid stayed shut. “Who’s left the fridge open?” asked {A}, and went and shut it. “Not a drop,” said {visitor} in a small voice.'
      ]
    },
    {
      id: 'elbow',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps you’re standing wrong for it,” said {A}. “Isn’t it done like this?” And {A} {caller.move}. {visitor} thought that it was very nearly right. “There’s more waiting in it,” said {visitor}, “and you mustn’t smile.”',
        'So {A} did it once more, with no smile. Nothing happened to the lid at all. “That’s how it is with me, too,” said {visitor}. “Now you know.” They both sat down. Behind them a cushion sat down as well.'
      ]
    },
    {
      id: 'brushed',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Where did you keep it, as a rule?” asked {A}. “All over,” said {visitor}, “but most of it in {caller.part}.” {A} went over the place with the clothes brush. Out came some sand, a bus ticket, and a very old raisin.',
        '“Is that it?” asked {H}, and held up the raisin. {visitor} took it, and looked at the lid with it. It was only a raisin. Somewhere in the bathroom the toothbrushes all said clack. “The pipes,” said {A}.'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll look for it under the sofa,” said {A}, and fetched the torch. It would not go. {A} tipped out the batteries and pushed them in again, the other way round. Then it went. “They were in back to front,” said {A}.',
        '{visitor} had watched that with great attention. “Have I got any of those?” asked {visitor}. {H} shone the light on every side, to see if there was a small door. There was none. Under the sofa there was one blue sock, and it was crawling. But {A} had turned off the torch.'
      ]
    },
    {
      id: 'pea',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Begin with something easier,” said {A}, and laid a pea on the table. “It only has to roll.” {visitor} came up close. {H} and {A} put their chins on the table and watched. The pea watched them back. It was a long time.',
        '“I thought it trembled,” said {H}. “That was my chin,” said {A}. They gave up, and {H} ate the pea. Then {A} turned round. The bowl was empty, and all six oranges stood in a row along the skirting board. “Who’s been at the oranges?” asked {A}.'
      ]
    },
    {
      id: 'the-word',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s a word for it,” said {A}. “Say that.” {visitor} had never needed one. So they tried some on the lid. {H} said “Open”, and “Abracadabra”, and “Marmalade”. {A} said “Please”, and waited rather longer.',
        '“It doesn’t know what we want,” said {visitor}, and said “Pop” to it, quite softly. They listened. There was a pop. It came from the cork in the bath, a room away. “That’s the bath,” said {H}. “It does that,” said {A}, who had never heard it do that.'
      ]
    },
    {
      id: 'glove',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I do lids without any powers,” said {A}, and pulled on the rubber gloves. {A} took hold of the jar, and gripped it, and twisted. It squeaked like a duck on a slide. Then there was a glove on the lid, with nobody in it.',
        '“It’s very good,” said {visitor} kindly. “What is it supposed to do?” The glove slowly bent over and pointed at something behind them. But rubber gloves do that when they are tired, so nobody turned round.'
      ]
    },
    {
      id: 'like-people',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And how have you managed since then?” asked {A}. “Like people,” said {visitor}. “I waited for a bus. You stand there, and you can’t make it come. And then it comes.” It had taken eleven minutes, and {visitor} had counted each of them.',
        '“And the door?” asked {H}. “I pushed it. It said Pull.” There had been a lady at the bus stop, too, who told {visitor} all about her knee. In all those years nobody had ever told {visitor} about a knee. “That was the best of it,” said {visitor}.'
      ]
    },
    {
      id: 'notice',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We’ll put up a notice,” said {A}, and got a pencil. “What does it look like?” “You can’t see it,” said {visitor}. “You can only see what it’s done.” {A} wrote: Lost, on Tuesday, cannot be seen. “Is there a reward?” asked {H}.',
        '“Half the jam,” said {visitor}. {A} wrote that down as well, and leaned the notice on the teapot. When they looked again it hung on the wall, quite straight, as high as the lamp. “Did you do that?” {A} asked {H}. {H} had thought that it was {A}.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wanted to say something nice. “{caller.fact},” said {A}. “That’s true,” said {visitor}, “and it goes on being true. It just doesn’t open anything.” {visitor} leaned against the jar for a while, as against a friend who is no help.',
        '“What did you use it for last?” asked {H}. “On Monday I found a man’s hat for him,” said {visitor}. “It had blown on to a roof. He said, Well I never.” {visitor} said it twice more, as the man had. It was the “never” that was so good.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} did not look at the lid. They all leaned over it, and {A} looked at the place behind them instead. “{A} isn’t even trying,” said {H}.',
        'Once {A} followed something along the wall, with a slow turn of the head. {H} looked as well. There was a slipper on the windowsill. “Who put that there?” asked {H}. {A} could have told, and nobody asked.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I used to have one,” said {S}. “I could turn a traffic light green. I sat in the bus, and looked at it, and said Now.” “And did it work?” asked {A}. “Always,” said {S}. “Sometimes I had to say Now eleven times.”',
        '{visitor} wanted to know what had become of it. “One day I sat on the other side of the bus,” said {S}. “From there you can’t see the light. It went green all the same. I felt a bit left out.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve got a power,” said {S}. “I can make you look.” {A} did not believe it, and said so. {S} waited for a little. Then {S} said, “Oh!” and {A} looked. “You see?” said {S}. It worked four times, and it worked on {visitor} as well.',
        '“May I borrow it?” asked {visitor}. {S} blew it across, off the flat of one hand. “Oh,” said {visitor}. Everybody looked. {visitor} went quite warm, for nobody had looked like that since Monday.'
      ]
    },
    {
      id: 'other-tries',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} came by, and tried the lid in passing. “Who did that up?” asked {A}. “The factory,” said {H}. {A} knocked on it with a spoon, all the way round, and listened. “You have to surprise it,” said {A}.',
        'So they talked about the weather, and then {A} jumped on it. The lid was not surprised. {visitor} had been looking as hard as possible the whole time. In the cupboard, behind the door, eleven cups turned over. It was such a small noise that it might have been the weather.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {visitor}. But {A} had a hair in one eye, and was turned the other way. “Do that again,” said {A}. “I’m not looking at the lid.” {visitor} did it again.',
        '“The curtain’s tied itself in a bow,” said {A} slowly. {H} swung round. It had. “It isn’t gone at all,” said {A}. “It’s coming out at the back.”'
      ]
    }
  ],
  turn: [
    {
      id: 'back-to-the-jar',
      A: 'partner',
      paragraphs: [
        '{H} thought hard. “On Tuesday,” said {H}, “which side of the bed did you get up on?” “The wall side,” said {visitor}. “I bumped into it.” So that was it. {A} turned {visitor} round by the shoulder, or about there. Now the jar was behind.',
        '“And don’t look,” said {H}. {visitor} stared at the bare wall, and wished, and held on. Pop! It was a round one, with a small sigh at the end. The lid ran once about the table and lay down.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I’d like to see it once,” said {visitor}, “if it’s going on behind me.” {A} fetched the round mirror and held it up in front of {visitor}. It showed the table. “Now the spoons,” said {H}.',
        'They stood up, one after another, and bowed to the left. {visitor} saw it in the glass. “Is that how it looks?” asked {visitor}. “I’ve always been too busy doing it. I’ve never once watched.” They had to do the spoons three times.'
      ]
    },
    {
      id: 'every-lid',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that {A} brought everything that was shut. {A} brought the mustard, and the tin with the foreign label. {A} brought the felt pen that had been stuck since spring. They stood it all in a row, at {visitor}’s back.',
        '“Mind your heads,” said {visitor}, and looked at the wall. It went like a very small brass band. The felt pen was last. Nobody had known what was in the tin. They looked in, and they still did not know.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        'They had jam on toast. “Then the kite was me!” said {visitor}. “It came down out of a tree this morning, just behind me. They all cheered, and I thought that others had all the luck.” “It was yours,” said {A}. “You were only walking away from it.”',
        '“Tomorrow I’ll get up on the other side,” said {visitor}, and went home. {H} watched from the window. {visitor} looked straight ahead. But behind {visitor} the street lamps came on, one after another, all the way down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on the table too, and the lid held out.',
      '{names} ran up to hear the pop, and came too early.',
      { text: '{names} wrapped a tea towel round the lid, which only made it warmer.', needs: ['hands'] },
      { text: '{names} held the jar from below, with both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the lid as well, so there was one more.',
      '{names} tripped over an orange that nobody had put there.',
      { text: '{names} stood the broom up again, and it fell the other way.', needs: ['hands'] },
      { text: '{names} shut a drawer, and then shut it once more.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept behind the guest, where the view was.',
      '{names} licked up what had come out with the pop.',
      { text: '{names} undid the bow in the curtain, and it was a very good bow.', needs: ['hands'] },
      { text: '{names} waved from the window, and the lamp outside came on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom was stood up, and the curtain was untied. The lid went back on the jar, without a sound. It had had its pop.',
    '{H} washed off the jam and lay down. Before the lamp went out, {H} felt with one foot which side was the wall.'
  ],
  last: [
    'On one side was the wall, and on the right side was {H}, asleep.',
    'Behind {H}’s back the night did all sorts of things, and {H} slept.'
  ]
})
