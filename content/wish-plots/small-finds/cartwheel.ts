import { wishPlot } from '../wish-plot.ts'

export const cartwheelRound = wishPlot({
  id: 'wish-cartwheel',
  wishes: ['cartwheel', 'cartwheels', 'cartwheel work', 'cartwheels work', 'cartwheel working', 'cartwheel learn', 'cartwheel learning', 'cartwheel learns', 'cartwheel learnt', 'cartwheel learned', 'cartwheels learning', 'cartwheel practise', 'cartwheel practice', 'cartwheel practising', 'cartwheel practicing', 'cartwheels practising', 'cartwheels practicing', 'cartwheel tries', 'cartwheel trying', 'cartwheel tried', 'cartwheel first', 'cartwheel feet', 'cartwheel legs', 'cartwheel straight', 'cartwheel bent', 'cartwheel wobbly', 'cartwheel wonky', 'cartwheel fail', 'cartwheel fails', 'cartwheel hard', 'cartwheel difficult', 'cartwheel nearly', 'cartwheel almost', 'cartwheel wants', 'cartwheel perfect', 'cartwheel finally', 'cartwheel at last', 'cartwheel park', 'cartwheel grass', 'cartwheel beach', 'cartwheel bunny hop', 'cart wheel gymnastics', 'cart wheel learning', 'cartwheel gymnastics'],
  answers: ['cartwheel', 'cartwheels', 'cartwheeling', 'cart', 'wheel', 'wheels', 'gymnastics', 'gym', 'class', 'club', 'acrobatics', 'work', 'works', 'working', 'won’t', 'wont', 'go', 'goes', 'do', 'does', 'doing', 'did', 'done', 'turn', 'turns', 'turning', 'turned', 'learn', 'learns', 'learning', 'learnt', 'learned', 'practise', 'practice', 'practises', 'practising', 'practicing', 'try', 'tries', 'trying', 'tried', 'again', 'can’t', 'cannot', 'couldn’t', 'can', 'yet', 'feet', 'foot', 'legs', 'leg', 'head', 'hands', 'over', 'up', 'straight', 'bent', 'wobbly', 'wonky', 'fail', 'fails', 'always', 'every', 'day', 'time', 'hard', 'difficult', 'nearly', 'almost', 'wants', 'want', 'wanted', 'perfect', 'finally', 'at', 'last', 'first', 'ever', 'friend', 'friends', 'sister', 'brother', 'cousin', 'everybody', 'everyone', 'else', 'park', 'grass', 'beach', 'sand', 'playground', 'outside', 'school', 'bunny', 'hop', 'rabbit', 'sideways', 'upside', 'down', 'cross', 'frustrated', 'proud', 'determined', 'girl', 'boy', 'daughter', 'son', 'little', 'that', 'her', 'his', 'my', 'the', 'mum', 'mummy', 'mommy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'saturday', 'sunday', 'morning', 'evening', 'cousins', 'summer'],
  except: ['hurt', 'broke', 'broken', 'injured', 'neck', 'hospital', 'competition', 'medal', 'lost', 'penguin', 'elephant', 'dragon', 'dinosaur', 'robot', 'octopus', 'crab', 'starfish', 'frog', 'donkey', 'waggon', 'wagon', 'clown', 'circus', 'cheerleader', 'snail'],
  moods: ['learning', 'first', 'proud', 'losing'],
  out: true,
  company: ['rabbit', 'wheel', 'bicycle', 'sand', 'stick', 'line'],
  about: 'Whenever {H} tries a cartwheel it turns into a rabbit, until the prints in the sand show what a wheel never does.',
  titles: ['That Was a Rabbit', 'Hand, Hand, Foot, Foot', '{H} Rolls Through', 'What a Wheel Never Does', 'The Feet Went Round'],
  want: [
    {
      id: 'rabbit',
      A: 'partner',
      paragraphs: [
        '{H} wanted to do a cartwheel. In the park there was a wide place with soft sand, for falling on. {H} put up both arms, and down went two hands, and up went two feet. They went as high as a cat, and came down again behind.',
        '“Was it one?” asked {H}. “That was a rabbit,” said {A}. “It hopped.” In a cartwheel the feet have to come over. {H}’s feet had only looked, and turned back.'
      ]
    }
  ],
  way: [
    {
      id: 'run-up',
      A: 'partner',
      paragraphs: [
        '“They need a run,” said {H}, and went back as far as the bench. {H} ran, put both hands down, and the feet came along with all that speed. Hop! Hop! Hop! “Three rabbits,” said {A}, “and the last one was the biggest.”',
        '{H} sat up, with sand in both ears. “It’s my head,” said {H}. “The feet come up, and there it is, in the way.” {H} did not know where else to put it.'
      ]
    },
    {
      id: 'word-with-the-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} sat down and had a word with the feet. They stood there side by side, with their toes up. “It’s quite easy,” said {H}. “You go up, and round, and down the other side.” The toes spread a little.',
        '“Do they believe it?” asked {A}. {H} thought that the right one did. The left foot wanted to know first who would be standing on the ground meanwhile. It had always been a foot that liked to be asked.'
      ]
    },
    {
      id: 'legs-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it could be done in bits. {H} lay down on the sand and did just the legs. Up, and across, and over to the other side, wide apart like scissors. They did it at once. “That’s it,” said {A}. “That’s the top of a cartwheel.”',
        'Then {H} got up and did just the arms. They were good as well. “I’ve got all of it,” said {H}, “but not in one.” It was like a bicycle in a box.'
      ]
    },
    {
      id: 'rolling-hat',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The wind took {H}’s hat off. The hat came down on its brim, and rolled away on edge across the sand, past the bench. “Look at that,” said {A}. It did eleven cartwheels, and it had no feet at all.',
        '{H} fetched it back, and put it on. “How do you do it?” asked {H}, up there. The hat sat tight. “It doesn’t know,” said {A}. “It was pushed.”'
      ]
    },
    {
      id: 'other-shows',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I used to do them by the dozen,” said {A}, and put both arms up. {H} stood back. {A} looked at the sand for some time, first here and then there. Then {A} took off a watch, and two rings, and gave them to {H} to hold.',
        '“It’s coming back to me,” said {A}, and took the arms down again. “And?” asked {H}. “It came back,” said {A}, “and it went by. That was it just now.”'
      ]
    },
    {
      id: 'elder-hill',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My friend did cartwheels all the way to school,” said {S}. “I carried both our bags, and did the walking for two.” “What was there to see on the way?” asked {A}.',
        '“The sky at the bottom, and me on my head,” said {S}. “I was told that I walked very well upside down.” {A} bent down and looked at {S} between two knees. It was true. There was hardly a thing wrong with it.'
      ]
    },
    {
      id: 'child-collects-rabbits',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} liked the rabbits. {S} did one, and another beside it, and asked which was the better. “I’m doing cartwheels,” said {A}. “Then mine are better,” said {S}, “because mine are on purpose.”',
        'And it was so. {S}’s rabbits were round at the back, and had a bit of a wiggle. {A} did the next one as a rabbit from the start, and it was the best one yet. For a cartwheel it was no use.'
      ]
    },
    {
      id: 'pet-knows-how',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had watched each rabbit with one ear up. Now {A} lay down in the sand, threw all four feet in the air, and rolled over. It took no time. “That’s over,” said {H}. “But it isn’t a wheel.”',
        '{A} shook, and a good deal of sand went round by itself, in a ring. That was a wheel. {H} got it in both eyes, and had to stop until it was out.'
      ]
    },
    {
      id: 'whole-park-upside-down',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A rabbit has one good thing, and that’s the middle. For as long as a blink {H} saw the park the other way up. The trees hung down. “There’s a lady stuck to the path,” said {H}, “and her dog’s stuck too.”',
        '“Are they worried?” asked {A}. {H} had to do another to see. They were not. They were walking along, quite calmly, with nothing beneath them but clouds. “They’ve had practice,” said {A}.'
      ]
    },
    {
      id: 'two-and-two',
      A: 'partner',
      paragraphs: [
        '{A} was looking at the sand. It was all written down there. Two hands, side by side. Two feet, side by side. Two hands, two feet. “That’s how a rabbit goes,” said {A}. Across the sand went another track, of a bicycle. It was one long line.',
        '“How does a wheel go?” asked {H}, and knelt down to it. “One bit after another,” said {A}. “A wheel never puts two of anything down at once.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hand-hand-foot-foot',
      A: 'partner',
      paragraphs: [
        '{H} took a stick and drew a line in the sand. Then {H} stood sideways to it, as a wheel does, and put down one hand. Then came the other, further on. “Foot,” said {A}, “and foot.” The feet came, one after another, low and bent, and each found its place. {H} was standing up.',
        '“Did they go over my head?” asked {H}. “No,” said {A}. “They went round it. It was in the middle.” That’s where a wheel has its hub.'
      ]
    },
    {
      id: 'count-aloud',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It had to be said aloud, or the feet came too early. “Hand, hand, foot, foot.” Once {H} said it too quickly, and it was all one word. What came out was half a rabbit, and half a wheel. It landed facing the bench.',
        '“What would that be?” asked {H}. “Something for snow,” said {A}. {H} did it once more, with a breath after each word, and it was a wheel all through.'
      ]
    },
    {
      id: 'square-wheel',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s a bit square still,” said {A}. The knees were bent, and there was a bump at each corner. “Were there ever square wheels?” asked {H}. {A} thought that there might have been, at the very start, with somebody walking beside them, thinking.',
        'So {H} was at the start, and had got as far as whoever it was. “Then what did they do?” asked {H}. “They went on rolling it,” said {A}, “and it wore off.”'
      ]
    },
    {
      id: 'who-comes-first',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} tried it from the other end as well, with the other hand first. That was a different thing altogether. It was like writing your name from the back. “Which is the front of a wheel?” asked {H}.',
        '{A} did not think that a wheel had one. “But I have,” said {H}. One hand was always first, at the door and at the cake. The other came after, and carried. {H} let the first one be first.'
      ]
    },
    {
      id: 'rolled-through',
      A: 'partner',
      paragraphs: [
        'After that {H} needed the line no more. Hand, hand, foot, foot went {H}, all the way across the sand, low and a bit square. The last one was nearly round. Then they both turned and looked at what was written.',
        'There was no rabbit in it. There was one mark, and one mark, and one mark, as far as the path. “Something has rolled through here,” said {A}. “That was me,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved back, to leave room for a cartwheel.',
      '{names} thought it had been a frog, and was asked to look again.',
      { text: '{names} picked the twigs out of the sand, for soft landings.', needs: ['hands'] },
      { text: '{names} emptied {H}’s pockets first, so that only {H} went over, and not the string.', needs: ['hands'] }
    ],
    way: [
      '{names} tried it too, and added a rabbit to the row.',
      '{names} listened for a wheel, and heard a hop.',
      { text: '{names} brushed the sand out of {H}’s collar.', needs: ['hands'] },
      { text: '{names} found a good stick, and carried it about for later.', needs: ['hands'] }
    ],
    turn: [
      '{names} called out the feet from the other side.',
      '{names} walked along the marks, and they came out even.',
      { text: '{names} drew the line on a bit, as it was getting short.', needs: ['hands'] },
      { text: '{names} smoothed out the old rabbits, to make room for wheels.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was a little sand on the mat, and then in the passage, in a line.',
    '{H} washed, hand, hand, foot, foot, and lay down with the head in its place.'
  ],
  last: [
    'Hand and hand lay still, and foot and foot, and {H} was asleep.',
    'In {H}’s sleep the sky came round, and the sand, and the sky, and not one rabbit. {H} slept.'
  ]
})
