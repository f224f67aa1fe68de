import { wishPlot } from '../wish-plot.ts'

export const whoeverWhisper = wishPlot({
  id: 'wish-whoever-whisper',
  visits: 'anything',
  whoever: [
    'wants to whisper',
    'wants to be quiet',
    'can’t whisper',
    'can’t be quiet',
    'couldn’t whisper',
    'couldn’t be quiet',
    'can’t keep quiet',
    'can’t stay quiet',
    'can’t speak quietly',
    'can’t talk quietly',
    'can’t speak softly',
    'can’t talk softly',
    'wants to speak softly',
    'wants to talk softly',
    'wants to speak quietly',
    'wants to talk quietly',
    'wants to be quieter',
    'wants a quiet voice',
    'is bad at whispering',
    'is no good at whispering',
    'is bad at being quiet',
    'is no good at being quiet',
    'is never quiet',
    'won’t be quiet',
    'dreams of whispering',
    'forgets to whisper',
    'forgets to be quiet',
    'has a loud voice',
    'has a very loud voice',
    'can only shout',
    'always shouts',
    'shouts everything',
    'whispers too loudly',
    'can’t lower its voice',
    'can’t use its indoor voice',
    'has a voice like thunder',
    'always yells',
    'yells everything',
    'can’t be silent',
    'can’t say anything softly',
    'has no inside voice',
    'has a big voice',
    'has a booming voice',
    'bellows everything',
    'doesn’t know how to be quiet',
    'is always told to shush'],
  except: ['shouts at', 'scared', 'afraid', 'quiet place', 'peace and quiet', 'secrets', 'ghosts', 'horses', 'library'],
  company: ['bowl', 'rice', 'horse', 'bee', 'hedge', 'film'],
  about: 'The hero lays a horse of rice on a bowl as tight as a drum, and each word from whoever cannot whisper makes it hop, until they feel which part of a word it is that buzzes.',
  titles: ['Without the Bee', 'The Horse of Rice', '{visitor} and the Bee', 'As Still as a Hoof', 'Its Knee Is the Wrong Way Round'],
  want: [
    {
      id: 'on-the-drum',
      A: 'partner',
      paragraphs: [
        '{H} was laying a horse out of grains of rice. It lay on the big bowl, on cling film pulled as tight as a drum. {H} wanted it to gallop, but first it had to have every hair of its tail. “Nobody breathe,” said {A}.',
        '“IS THAT A HORSE?” asked somebody in the doorway. It was {visitor.first}. All the rice hopped. “It was,” said {H}. Now it was more of a hedge. “SORRY,” said {visitor}, and then it was not even that.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-at-all',
      A: 'partner',
      paragraphs: [
        '“Just say nothing,” said {A}, who was quite sure that it was easy. So {visitor} said nothing, for two whole front legs. Then came the hind legs. “ITS KNEE’S THE WRONG WAY ROUND!” The horse hopped apart.',
        '“I HELD IT IN,” said {visitor}, “AND IT GOT BIGGER.” “Then say it small,” said {A}. “Mmneemm,” said {visitor}. The grains trembled, and shuffled off to the left.'
      ]
    },
    {
      id: 'own-sound',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What do you say when you’re by yourself?” asked {A}. {visitor} got ready. They all bent over the bowl, to hold on to the rice. “{caller.sound},” said {visitor}. One grain got out between two elbows.',
        '{A} went as far off as the bathroom. “Now say it so that only I can hear,” called {A}. {visitor} thought that over. “THEN I’LL HAVE TO SHOUT IT,” said {visitor}. And that was true, of course.'
      ]
    },
    {
      id: 'where-it-comes-out',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Perhaps you can keep it away from the bowl,” said {A}. {visitor} turned round, and said it to the wall. “KNEE.” The rice hopped. {visitor} leaned over, and said it to {caller.part}. “KNEE.” The rice hopped, and there was a tickle as well.',
        '“It’s everywhere,” said {H}. “It comes round the corner.” They put a cushion in between, and it came through the cushion. Only the edges had come off. It was a round sort of knee now, but it hopped as high.'
      ]
    },
    {
      id: 'something-to-do',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“I’M QUIET WHEN I’M BUSY,” said {visitor}. So {visitor} {caller.does}, beside the table, without a word. {H} got half a mane laid. Then it had been done. “WAS THAT ALL RIGHT?” asked {visitor}. There went the mane.',
        '{A} {caller.move} too, to have a look from inside. It really did keep you quiet. “But I was bursting to tell you so,” said {A}. It seemed that this was the trouble with it.'
      ]
    },
    {
      id: 'what-it-would-like',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“What is it that wants to get out so badly?” asked {A}. It was mostly small things, said {visitor}. It was knees, and so on. And now and then came something that {visitor} would like. “Such as?” asked {A}. {visitor} looked at the rice, and drew it in the air instead.',
        'They had to guess. “A hat,” said {H}. “A short bus.” {visitor} shook all over, and drew it again. At last {visitor} went out in the hall, and shut the door. “{caller.wants},” it came through the wood. Two grains hopped.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There is more that makes a noise than a mouth. When {visitor} took one step, the bowl heard it in its legs. “Come down on the outside edge,” said {A}, “and roll.” They all rolled round the table. It was a soft sort of rolling, as when fish go by.',
        '“And walk at the side of the boards,” said {A}. “They only creak in the middle.” So there went three of them, close along the wall. Not a grain stirred. “HOW AM I DOING?” asked {visitor}.'
      ]
    },
    {
      id: 'biscuit-packet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wanted to open the biscuits, without a sound. {A} took one corner, and pulled a little, and stopped. Crick. It went on for a whole minute. Crick, crack. {H} had never heard anything so loud for so long.',
        '“SLOW ISN’T QUIET,” said {visitor}. “IT’S ONLY LONGER.” {H} put the packet under a cushion, and it was done in one go. After that the biscuits were very loud themselves. They let them get soft in the mouth first.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried it without any words. {A} lifted one eyebrow, and pointed with it. {H} passed the rice. {A} lifted the other one, and {H} passed the spoon. “IS IT ALWAYS THE LEFT ONE FOR RICE?” asked {visitor}.',
        'When they had tidied up, {visitor} did it too. {visitor} raised everything that was there to be raised. {A} brought a chair, and a glass of water, and the other shoe. It was none of those. It had been “knee”.'
      ]
    },
    {
      id: 'the-loud-whisper',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I can do it,” said {S}. “I can whisper so that nobody hears.” {S} put both hands round {A}’s ear. “I’VE GOT A BISCUIT IN MY SOCK,” whispered {S}. The horse lost both its ears. {A} nearly lost one.',
        '“That was only shouting, with your face close up,” said {A}. {S} thought not. {S} had held up both hands. “I’VE DONE IT LIKE THAT AS WELL,” said {visitor}. “IT’S THE HANDS THAT DON’T WORK.”'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It depends how far you think it is,” said {A}. “You talk to somebody over there.” “OVER WHERE?” asked {visitor}. {A} went to show it, through the hall and out at the front door. Then the bell rang.',
        '“There,” said {A}. “And I’m here.” {visitor} looked at {A} as if somebody had been moved. “I ALWAYS TALK TO THERE,” said {visitor}. “THEY’VE MOSTLY LEFT BY THEN.”'
      ]
    },
    {
      id: 'fridge',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For a moment it was perfectly quiet, and all the same the rice moved. It only shivered. “THAT WASN’T ME,” said {visitor}, and of course they had to begin again. When it was quiet they heard it too. It was the fridge.',
        '{A} laid a hand on it. “It’s got the same as you,” said {A}, “only on one note.” Then the fridge shook itself and stopped. The whole kitchen let its shoulders down. {H} laid eleven hairs of the tail in one go.'
      ]
    },
    {
      id: 'the-other-wind',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} bent down to the bowl, and said something very softly. “Poor pony,” said {A}. Three grains flew off, and they had not hopped at all. They had been blown. “It’s the P,” said {H}. You could feel it on the back of your hand, and there were two.',
        'So you had to turn your face to the side a little. “POOR PONY,” said {visitor}, to the side. That was no trouble for the P. It was the rest.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There were five of us in one room,” said {S}, “and the wall was thin. We talked half the night. If anybody used the voice, there came a knock.” “What did you use, then?” asked {A}. “All the rest,” said {S}.',
        '{visitor} wanted to know what there was besides. {S} said goodnight the way they had, and not a grain moved, though everybody had heard it. “One of us could tell a whole film like that,” said {S}, “with the horses.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '“{A}, COME HERE,” called {visitor}, to try it out. {A} looked up, and stayed. It was only the usual thing. Then {H} said it, hardly louder than a breath. {A} came at once, to see what it was that nobody was to know.',
        '“SO IT WASN’T THE WORDS,” said {visitor}. {A} had sat down by the bowl, and was looking at {H}’s mouth. There might be more of that.'
      ]
    },
    {
      id: 'the-bee',
      A: 'partner',
      paragraphs: [
        '{A} had laid one fingertip on the edge of the film. “It buzzes when you talk,” said {A}. “And so do I!” {A} had found it in the throat, at the front. {H} found one, too. “Say zzz,” said {A}. There was a bee in there. “Say sss.” It had gone. There was just wind. “It’s the bee that makes the horse hop,” said {A}. “Not the word.”'
      ]
    }
  ],
  turn: [
    {
      id: 'let-it-out',
      A: 'partner',
      paragraphs: [
        'So they let all the bees out of the window. {A} kept one finger on the film, to know if any came back. {visitor} did everything else just as before. There was only wind to do it with. “Its knee,” said {visitor}. Nothing buzzed. “Is the wrong way round.”',
        'Every grain lay still. “That’s its heel,” whispered {H}. “Horses walk on tiptoe.” “Do they?” whispered {visitor}, and a good deal more, that had been in there since the front legs.'
      ]
    },
    {
      id: 'round-the-table',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They sent a whisper round the table. “The horse needs a tail,” it began, with {H}. {visitor} listened, and handed it on. {A} looked surprised, and sent it back to {H}. “The house has a snail,” it was by now.',
        '“The bee holds it together,” said {A}. “Without that you’ve got to mind the ends.” So the next one was said with very neat ends, with all its T’s and K’s. It came back as it had gone out. It was only a bit warmer.'
      ]
    },
    {
      id: 'peas-and-bees',
      A: 'same',
      spare: 11,
      paragraphs: [
        'With a finger on the film they went through some words. There was one in “bus”, and it sat at the front. There was none in “puff”, but for the middle. “Pea,” whispered {A}, “and bee. They’re the same without.” {visitor} said both of them to {H}. {H} could not tell which was which.',
        '“So if you whispered that there’s a bee on your nose,” said {H}. “I’d get a pea,” whispered {visitor}. {H} and {A} touched their noses. It was only {A} who had one, and it was rice.'
      ]
    },
    {
      id: 'gee-up',
      A: 'partner',
      paragraphs: [
        'They laid the tail, hair by hair, and whispered the whole time. Last came a lentil, for the eye. {H} bent over to {visitor}. “Now it’s to gallop,” whispered {H}. “With the bee.”',
        '{visitor} fetched it up, from the floor. “GEE UP!” And the horse went. Its mane flew. It ran across the film, and over the rim, and on as far as the bread bin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the hedge, on tiptoe.',
      '{names} held still, in case it had been somebody else.',
      { text: '{names} picked two hoofs out of the butter dish.', needs: ['hands'] },
      { text: '{names} pulled the film tighter, all round.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped too, at “knee”.',
      '{names} said nothing as well, and it was hard going.',
      { text: '{names} gave the grains a push back to the right.', needs: ['hands'] },
      { text: '{names} held a hand over a mouth, and it was the wrong mouth.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened as one does to rain.',
      '{names} felt no bee anywhere, and then there was one.',
      { text: '{names} opened the window wider, for the last bee.', needs: ['hands'] },
      { text: '{names} found the lentil, and it was still looking.', needs: ['hands'] }
    ]
  },
  bed: [
    'The horse was swept together, and there was quite a lot of it. It was put back in the jar, where it stood up to the knee.',
    'They washed, and lay down, and said goodnight without the bee. Everybody heard it. Not a hair stirred.'
  ],
  last: [
    'There was only breath, in and out, and no bee in it, and {H} was asleep.',
    'Every grain lay still, and so did {H}, and {H} was asleep.'
  ]
})
