import { wishPlot } from '../wish-plot.ts'

export const lollipopLicks = wishPlot({
  id: 'wish-lollipop-licks',
  wishes: ['lollipop', 'lollipops', 'lolly pop', 'lolly pops', 'red lollipop', 'lollypop', 'lick lollipop', 'lollipop licks', 'sucker candy', 'giant lollipop'],
  answers: ['red', 'sweet', 'sticky', 'stick', 'lick', 'licks', 'licking', 'licked', 'count', 'counting', 'tongue', 'round', 'cherry', 'strawberry', 'crunch', 'bite', 'how', 'many', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'treat', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'family', 'together', 'today', 'tomorrow', 'our', 'big', 'little', 'giant', 'last', 'one', 'got', 'party'],
  except: ['retiring', 'retires', 'retired', 'retirement', 'goodbye', 'guard', 'leaving', 'leaves', 'man', 'lady', 'woman', 'person', 'crossing', 'road', 'sign', 'ice', 'frozen', 'popsicle', 'freezer', 'sick', 'ill', 'allergic', 'allergy', 'choked', 'choking', 'swallowed', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'cat', 'dog', 'hair', 'stuck', 'stole', 'stolen', 'dropped', 'died', 'doctor', 'dentist', 'nurse', 'jab', 'castle', 'shop', 'fell', 'lost', 'stranger', 'tree'],
  moods: ['first', 'waiting'],
  company: ['lollipop', 'lollipops', 'stick', 'tongue', 'teeth', 'lick', 'licks'],
  fed: true,
  about: 'The hero wants to know how many licks a lollipop has, but nobody can count and lick with the same tongue, and in the end the teeth come and bite.',
  titles: ['How Many Licks', 'The Tongue Was Busy', '{H} Counts a Lollipop', 'Two Hundred and Something', 'Crunch'],
  want: [
    {
      id: 'down-to-the-stick',
      A: 'partner',
      paragraphs: [
        '{H} had a red lollipop, and sat down with it. You don’t walk about with a stick in your mouth. “How many licks has it got?” asked {H}. {A} had a yellow one. “I’ve never heard of anybody who knew,” said {A}.',
        'Then {H} would be the first. {H} wanted to count every lick of the lollipop, from the very first one down to the stick.'
      ]
    }
  ],
  way: [
    {
      id: 'cannot-say-three',
      A: 'partner',
      paragraphs: [
        '“One,” said {H}, and licked. “Two.” Then {H} tried to do both at the same time, to save an hour. “Thlee,” said {H}. The tongue was out there on the lollipop, and it was needed in here for the number. “Foul,” said {H}. “Vive.”',
        'So {H} only thought the numbers. It went well up to forty. “Is it nice?” asked {A}. “Yes,” said {H}. And then it wasn’t forty any more. It wasn’t anything.'
      ]
    },
    {
      id: 'colour-of-tongue',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Show me,” said {A}. {H} put out a tongue, and it was red down to where it began. {A}’s was yellow, but you couldn’t see it so well. They held the two tongues side by side, in front of a spoon.',
        'Between them there was a bit of orange in the spoon. “That’s where we meet,” said {A}. At least it sounded like that. It’s hard to tell when nobody has put a tongue away.'
      ]
    },
    {
      id: 'through-the-red',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held the lollipop up to the lamp and looked through it. The table was red, and the bread was red. {A} was red, with a red cup. {A} looked at {H} through the yellow one. “You’re sunny,” said {A}.',
        'They held one in front of the other. Now it was evening in there, with an orange sun going down. It had a small bubble in it. “There’s somebody in a balloon,” said {H}.'
      ]
    },
    {
      id: 'what-is-a-lick',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It depends what you call a lick,” said {A}. There was a short one with the tip, and a long one, all the way up. Then there was the kind where you put it in and turn the stick. “That one’s endless,” said {A}. “It’s got no beginning.”',
        '{H} put down the rules on paper. A lick had to start below and end above. What the tongue did on its way home didn’t count.'
      ]
    },
    {
      id: 'wrapper-window',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The paper that had been round it could talk. Whenever anybody moved, it crackled on the table. {A} smoothed it flat with a thumb nail. Slowly, and all by itself, it curled up again and said something.',
        '“It wants to know where the lollipop’s gone,” said {H}. They told it. It lay still for a moment. Then it opened one corner, to see if there’d be another.'
      ]
    },
    {
      id: 'flat-on-one-side',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By now {H}’s lollipop was flat on one side. “You’re always licking the front,” said {A}. “At the back it’s still new.” {H} turned it round. There it was, as round as a moon, and nobody had ever been there.',
        '“I’ll give it a name,” said {H}, and licked it from the south. After a while they didn’t know which had been the back. It had come round to the front.'
      ]
    },
    {
      id: 'drum',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knocked the yellow lollipop on the rim of a saucer. “Tick,” it said. {H} knocked the red one. “Tock.” It was lower, because there was more of it left. They played a whole clock like that.',
        'At seven o’clock they had to stop. They’d both got thinner, and the tock had gone up to a tick. “It’s getting late,” said {A}. “You can hear it.”'
      ]
    },
    {
      id: 'with-marks',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had an idea with raisins. After each ten licks one raisin was put on the table. It began well. There was a row of six. Then {H} looked again, and there were five.',
        '“Was that me?” asked {A}, with a full mouth. It had been. “I was thinking of something else,” said {A}. They put the others back into the bag. They’re no use for counting.'
      ]
    },
    {
      id: 'pet-wants-no-sugar',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come closer, and closer still. Something here was being licked, and {A} knew all about that. {A} watched {H}’s tongue, how it started and where it ended. It was clumsy work.',
        'Lollipops are not for {A}. So {A} did one leg, from the bottom to the top, in long even strokes. Nobody had to count. It was plainly a hundred.'
      ]
    },
    {
      id: 'elder-longest',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I made one last for a week,” said {S}. “One lick after breakfast, and one before bed. In between it stood in a glass on the shelf, with my name on.” {A} asked what had happened on the eighth day.',
        '“The glass was empty,” said {S}. “There was only the stick, and a note. It said: It was looking at me.” {S} still had the note. It had stuck to the album.'
      ]
    },
    {
      id: 'child-is-lolly',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} stood on one leg, quite stiff, and was a lollipop. The leg was the stick. A red hat was pulled down over both ears. {A} walked round {S} to find the beginning. “You’re very large,” said {A}. “It’ll take me a year.”',
        '{A} licked the air beside the hat. “One,” said {A}. The lollipop giggled, and began to lean. After four it had to stand on the other stick.'
      ]
    },
    {
      id: 'baby-no-sweet',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was too small for a sweet on a stick. {A} had a spoon, and that was a round thing on a handle too. {A} looked at how {H} did it, and put out a tongue.',
        'It reached the spoon at the third go. It was cold. There was a very small {A} in it, who put out a tongue as well.'
      ]
    },
    {
      id: 'each-the-other',
      A: 'partner',
      paragraphs: [
        '{A} saw what was wrong. “You’ve only got one tongue,” said {A}, “and it can’t lick and count at once. I’ll count yours, and you count mine.” They sat face to face. Whoever licked was quiet, and the other said the number.',
        'They began again at one, turn about, a red lick and a yellow one. At a hundred the lollipops had waists. At two hundred you could see the stick through the red.'
      ]
    }
  ],
  turn: [
    {
      id: 'crunch',
      A: 'partner',
      paragraphs: [
        '“Two hundred and six,” said {H}. {A} licked. “Two hundred and seven.” Crunch, said {A}. They both looked very surprised. The yellow lollipop was gone. There was only a stick. “I didn’t do that,” said {A}. “That was the teeth.”',
        '“Mine know how to behave,” said {H}. “Two hundred and eight,” said {A}, and {H} licked, and kept the teeth well back. “Two hundred and nine.” Crunch.'
      ]
    },
    {
      id: 'a-talk-with-teeth',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} had a word with the teeth, in front of a spoon. “Who was it?” asked {H}. They stood there in two rows and showed nothing. {A} looked in from above. “The one at the back’s got something red on it,” said {A}.',
        '“It was only holding it,” said {H}. They always say that.'
      ]
    },
    {
      id: 'the-stick-says',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} looked at the two sticks. One was chewed at the end, and one was only a bit pink. “A stick’s a good thing to have,” said {A}. They laid them crosswise, and it was a ten. They laid them side by side, and it was eleven.',
        '“Can it do two hundred and nine?” asked {H}. {A} moved them about. It could do seven, and a roof. They were too few for the rest.'
      ]
    },
    {
      id: 'nobody-knows',
      A: 'partner',
      paragraphs: [
        'It was quiet, but for the last of the chewing. “Now I know why nobody’s ever found out,” said {H}. “They all got as far as this.” {A} nodded. “And then the teeth came,” said {A}.',
        'They wrote it down, for whoever might want to know it. A lollipop has two hundred and nine licks, they wrote, and one crunch.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down as well, to see how far it was to the stick.',
      '{names} guessed at it, and kept the guess behind the teeth.',
      { text: '{names} folded the wrapper, and it opened again.', needs: ['hands'] },
      { text: '{names} ruled a long line on paper for the numbers.', needs: ['hands'] }
    ],
    way: [
      '{names} watched with a tongue out.',
      '{names} came between forty and forty-one.',
      { text: '{names} counted along on ten fingers, and then on the same ten.', needs: ['hands'] },
      { text: '{names} held the spoon up for a mirror.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the crunch.',
      '{names} looked for the rest of it on the floor.',
      { text: '{names} drew the number on the window, and a full stop.', needs: ['hands'] },
      { text: '{names} tied the two sticks together with a thread.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sticks were thrown away, and the wrapper said one last thing in the bin. The paper with the number was hung on the fridge.',
    'The teeth were brushed for quite a time, as they’d had the best of it. {H} did the tongue too, until it was only pink. Then {H} lay down, and began to count breaths.'
  ],
  last: [
    'Somewhere after forty it wasn’t anything any more, and {H} was asleep.',
    'The tongue had nothing left to count, and {H} slept, with all the teeth shut.'
  ]
})
