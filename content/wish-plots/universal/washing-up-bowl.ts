import { wishPlot } from '../wish-plot.ts'

export const washingUpBowl = wishPlot({
  id: 'wish-known-creature',
  tellsAny: 'known',
  knows: ['creature'],
  about: 'Somebody sits in the washing-up bowl and wants something, and it is neither toast nor talk: it is another one.',
  titles: ['In the Washing-Up Bowl', '{thing.a} in the Bowl', 'Toast Was Not the Answer', 'The One Beside It', '{H} and {thing.the}'],
  company: ['bowl', 'tap'],
  want: [
    {
      id: 'in-the-bowl',
      A: 'partner',
      paragraphs: [
        '“There’s {thing.a} in the washing-up bowl,” said {H}. {A} came to look, and there was. It was a small one, with a good deal of bowl around it. What you saw first was {thing.part}. It looked at {A}. Then it {thing.does}.',
        [
          '“{thing.sound},” it said. “Where did it come from?” asked {A}. “It hasn’t said,” said {H}. “It only said {thing.sound}.”',
          '{A} waited for it to say something, but it made {thing.silence}. They never do. “I’ve asked it twice already,” said {H}.'
        ],
        'The cups had to go in there, but {H} had pushed them aside. “It wants something,” said {H}. “I’m going to find out what.”'
      ]
    }
  ],
  way: [
    {
      id: 'toast',
      A: 'partner',
      paragraphs: [
        '“They’re always hungry,” said {A}, and held out a bit of toast. It turned its back on the toast. {H} moved the toast round, and it turned again.',
        { extra: 1, both: ['“It isn’t toast,” said {H}. “Then I don’t know,” said {A}. “I’d have liked the toast.”'] }
      ]
    },
    {
      id: 'wants',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What does one like that eat, then?” asked {A}. {H} knew. “{thing.wants},” said {H}. They looked along the shelf, and there was none of that. There was only rice.',
        'So {H} held out two empty fingers, as if there were something in them. It looked at the fingers for a long time. Then it ate what was not there, and went on looking at {H}.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve read about these,” said {A}. “{thing.guess}.” {H} looked into the bowl, and it looked back. It did not look as if it had read that.',
        '“Who wrote it?” asked {H}. “It was on a packet,” said {A}. “Of what?” {A} had to think. “Custard,” said {A}, and said nothing more about it.'
      ]
    },
    {
      id: 'speak-it',
      A: 'partner',
      paragraphs: [
        '“You can’t ask it in words,” said {A}. “You’ll have to ask it in {thing}.” So {H} went close up to the bowl, and {thing.move}. At once it came nearer.',
        'Then {A} tried it too, and it backed away. “You’ve left out {thing.part},” said {H}. “That’s the hard bit,” said {A}. “But that’s the bit it looks at.” {A} did it once more, with feeling, and it came close again.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shall I tell you something?” said {H}. “{thing.fact}.” “I don’t believe it,” said {A}. {A} bent down to the bowl. “Is that true?” asked {A}.',
        'And it {thing.does}. “That’s a yes,” said {H}. {A} wanted to know what a no looked like. So they asked it whether it was a teapot. It did exactly the same, only with its back to them.'
      ]
    },
    {
      id: 'pet-bowl',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} introduced {A}, as you do. It looked at {A}. {A} looked at it, and then past it, at the wall.',
        'They went on like that for some time. “They’re getting on,” said {H}. “They’ve got the same way of not saying hello.”'
      ]
    },
    {
      id: 'elder-bowl',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had one in the coal bucket,” said {S}. “It stayed a week.” “What did it want?” asked {A}. {S} shook {S}’s head. “I gave it my whole supper, every night. I never asked.”',
        '{S} pulled the chair nearer to the bowl. “I’m asking now,” said {S} to it, and held out one finger. It held on to that for a moment, with {thing.part}.'
      ]
    },
    {
      id: 'child-bowl',
      A: 'child',
      spare: 4,
      paragraphs: [
        '“Can I have a go?” said {A}, and {thing.move}, a great deal too fast. It stopped where it was. “You’ve just said something rude,” said {H}.',
        '“What did I say?” {H} didn’t know, but it must have been good. It had to look at the wall for a while. {A} did it again, twice. “Don’t,” said {H}. “It’s learning.”'
      ]
    },
    {
      id: 'temperature',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps the water’s wrong,” said {A}, and took out a cup of it and put in another cup. It watched the one cup go, and it watched the other cup come.',
        '“Was that better?” asked {A}. It climbed into the empty cup and sat there. It fitted up to the neck. “That was my tea cup,” said {A}. “It’s a good one, isn’t it?” said {H} to the cup.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It ought to have a name,” said {A}. “We can’t just say {thing.unnamed}. What about Gerald?” They both looked. It didn’t turn round. “Susan?” said {H}. “Mr Fitch?” It didn’t turn round for any of them.',
        'Behind them the tap dripped, plip, into a saucepan. It turned round at once. “Plip,” said {H}. “It’s called Plip.” And so was the tap, but nobody minded that.'
      ]
    },
    {
      id: 'too-loud',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Perhaps we’re too loud for it,” whispered {A}. So they were quiet, and sat on their hands. Only the fridge wasn’t quiet. It listened to the fridge with its head on one side.',
        '“It thinks that’s somebody it knows,” whispered {H}. The fridge stopped, with a small shake, as it does. For a long time it looked over at the fridge. “It thinks it’s said something wrong,” whispered {A}.'
      ]
    },
    {
      id: 'things-to-play',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They gave it things. {H} gave it a cork. It pushed the cork back with one push. {A} gave it a spoon. It looked at itself in that, first on the one side and then on the other.',
        'Half a lemon it put on its head. “It likes that,” said {A}. “No,” said {H}. “It’s being polite.” As soon as {A} looked away, the lemon went over the rim.'
      ]
    },
    {
      id: 'forehead',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It may be ill,” said {A}, and felt its forehead. It was not easy to say where that began. “It isn’t warm,” said {A}, “but then perhaps it never is.”',
        'It felt {A}’s forehead as well, to be fair. It took its time. {A} kept quite still, with closed eyes. “Well?” asked {A}. “It hasn’t made up its mind about you,” said {H}.'
      ]
    },
    {
      id: 'far-from',
      A: 'partner',
      paragraphs: [
        '{A} leaned on the sink and watched it. It looked over the rim on one side, and then on the other.',
        '“It isn’t looking for something,” said {A} slowly. “It’s looking for somebody. At home it’s {thing.where}, and there’s another one. Here there’s only us.” “Then it needs one more,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'another',
      A: 'partner',
      paragraphs: [
        '{H} went and came back with {thing.stand}. “That isn’t very like one,” said {A}. “It is from behind,” said {H}, and set it beside the bowl.',
        'At first nothing happened. Then {thing.the} came nearer. It {thing.does}, and it waited. “It’s waiting for the other one to do it,” whispered {A}.',
        'So {H} put one finger on the pretend one, and gave it a small wobble. That was the right answer. {thing.the} moved over until they touched.'
      ]
    },
    {
      id: 'talk-them',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They had a good deal to tell each other. First came one, and then came the other, with a wobble. “What are they saying?” asked {A}. “It’s about you,” said {H}. “About the toast.”',
        '{A} put the toast behind the kettle. After that they talked of other things, and it got slower. There were longer and longer bits when neither of them said anything.'
      ]
    },
    {
      id: 'stays',
      A: 'partner',
      paragraphs: [
        '“And the cups?” said {A}. “They’ll have to wait,” said {H}. They put the bowl by the window. There {thing.the} leaned on the other one, and let out a long breath.',
        '“In the morning it’ll be off home,” said {A}. “Then it can tell them,” said {H}, “that there’s one here too.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched up for a look, and it stretched up for a look back.',
      '{names} blinked at it, and it blinked back.',
      { text: '{names} dried a cup that had not been washed, so as to stay.', needs: ['hands'] },
      { text: '{names} offered it a clean sponge, for something to lean on.', needs: ['hands'] }
    ],
    way: [
      '{names} turned away from the toast, and then back again.',
      '{names} puffed at it very gently, and made one wave.',
      { text: '{names} ate up the toast, since it was no use to anybody.', needs: ['hands'] },
      { text: '{names} lowered a spoon in, and it looked at the spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down beside it too, on the other side.',
      '{names} leaned on the cupboard below, and heard a small splash.',
      { text: '{names} pushed the cups a little further off, to be out of the way.', needs: ['hands'] },
      { text: '{names} dabbed up the drops round the bowl, without a sound.', needs: ['hands'] }
    ]
  },
  bed: [
    'They stood the cups in a row, just as they were. The toast went out on the windowsill.',
    'When {H} was washed, {H} {thing.move}, very small, to say good night, and then lay down. In the bowl by the window somebody moved a little closer to the other one.'
  ],
  last: [
    'By the window two of them leaned on each other, and {H} was asleep.',
    'The cups still had no bowl, and would have to wait, since {H} was asleep.'
  ]
})
