import { wishPlot } from '../wish-plot.ts'

export const homework = wishPlot({
  id: 'wish-homework',
  wishes: ['homework', 'homeworks', 'homewrk', 'hates homework', 'doing homework', 'do homework', 'won’t do homework', 'wont do homework', 'didn’t do homework', 'too much homework', 'homework battle', 'finished homework', 'writing a sentence', 'write a sentence'],
  answers: ['doing', 'do', 'does', 'did', 'didn’t', 'won’t', 'wont', 'not', 'school', 'teacher', 'after', 'table', 'kitchen', 'evening', 'sentence', 'writing', 'write', 'pencil', 'rubber', 'sharpener', 'boring', 'long', 'hates', 'hate', 'doesn’t', 'want', 'wants', 'too', 'much', 'first', 'finished', 'finishing', 'finally', 'battle', 'english', 'literacy', 'hard', 'time', 'forever', 'never', 'ends', 'sheet', 'today', 'every'],
  except: ['ate', 'eats', 'eaten', 'eating', 'dog', 'sums', 'maths', 'math', 'reading', 'spelling', 'spellings', 'machine', 'robot', 'robots', 'dragon', 'dragons', 'monster', 'alien', 'forgot', 'forgotten', 'lost', 'left', 'crying', 'cried', 'cries', 'shouted', 'shouts', 'mum', 'dad', 'trouble', 'told', 'hit', 'died', 'project', 'volcano', 'ban', 'banned', 'abolished', 'why'],
  moods: ['learning', 'first', 'late', 'waiting'],
  about: 'The hero has to write one sentence about this evening and has put the full stop first; nothing happens all evening but not doing it, and that is the sentence.',
  titles: ['The Full Stop Was Done First', 'Very, Very, Very', '{H} and the Long Line', 'Only the Words Were Missing', 'A Sentence About This Evening'],
  want: [
    {
      id: 'full-stop',
      A: 'partner',
      paragraphs: [
        '{H} had homework. It was one sentence. “What did you do this evening?” said the sheet, and under that was a line. {H} wanted to be good at it, and began with the full stop. Nobody made such round ones.',
        'It stood at the far end of the line, as black as a beetle. “Nearly finished,” said {H}. {A} came and looked. “And what goes in front of it?” asked {A}. “The words,” said {H}. “Only the words are missing.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-short',
      A: 'partner',
      paragraphs: [
        '{H} sharpened the pencil and thought. There had not been much of this evening so far. “I sat,” wrote {H}. Then came a gap as long as a spoon. The full stop looked lonely over there.',
        '“You could move it,” said {A}. But it was the best one yet. So {H} rubbed out the words and blew. The sentence rolled off the table in small grey worms.'
      ]
    },
    {
      id: 'sharpening',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The pencil was not quite sharp. {H} turned it round once more, and a curl came out with a red edge. A longer one had to be possible. {H} turned so slowly that it hardly made a noise. The curl hung down over the edge of the table.',
        '“It’s as long as the sentence would be,” said {A}. They held it against the line, and it was. Then {H} looked at the pencil. It was as short as a thumb. “It’s all gone into the curl,” said {H}.'
      ]
    },
    {
      id: 'the-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the top it said: “Name.” That one {H} knew. {H} wrote it in the best writing. Round it came a frame, and in each corner of that a beetle. It took a good while. “That’s the answer to the first question,” said {H}.',
        '“And the second?” asked {A}. Under the name it said: “Date.” {H} asked {A} what that was today, and wrote that down as well. “Two out of three,” said {H}. “I’m a lot further than I thought.”'
      ]
    },
    {
      id: 'the-tongue',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Put your tongue out a bit,” said {A}. “At the side. It helps with writing.” {H} put it out on the left. The pencil stood over the line and did not move. {H} put it out on the right. “Nothing’s coming.”',
        '{A} showed how it was done, with eyes screwed up and a tongue in the corner. {H} watched with interest. “What are you writing?” asked {H}. “Nothing,” said {A}. “Then it works just the same for you.”'
      ]
    },
    {
      id: 'water',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} needed a drink of water first. With a dry mouth nobody could write. Then {H} needed to go, because of the water. On the way back there was a crooked picture in the hall, and {H} put it straight. Then the other one was crooked.',
        'On the table lay the sheet, just as before. {H} had hoped that somebody would have been. “I kept it company,” said {A}. “It asked for you.” “What did it ask?” “What you’re doing this evening,” said {A}.'
      ]
    },
    {
      id: 'make-it-happen',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Then something’s got to happen,” said {H}. {H} walked round the table backwards, with a bowl on top. They waited. Nothing happened. “I could write that,” said {H}. “But then she’ll ask me why.”',
        '{A} went out and knocked at the kitchen door. “Good evening,” said {A} in a deep voice. “I’m the king of Spain.” {H} reached for the pencil. “And what do you want here?” The king thought about it. “I’ve come to hear what you did this evening,” said the king.'
      ]
    },
    {
      id: 'the-rubber',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The rubber had a white end and a blue end. “The blue one’s for ink,” said {A}, quite sure of it. {H} tried it on the table, on a bit of tea. The tea stayed, and the blue went. Then {H} tried it on a freckle.',
        '“It doesn’t do freckles,” said {H}, “and it doesn’t do tea.” {A} read what was printed on the side. It said: “Made by hand.” “I don’t believe that thing has ever rubbed out a letter,” said {A}.'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} laid one ear on the sheet and looked along the line. From there it was as long as a road. At the start stood nobody, and right at the end there was a beetle, waiting. {A} put an ear down on the other side.',
        'Now they were nose to nose, with the homework in between. “Are you coming?” asked {A}, for the full stop. “I’m still getting dressed,” said {H}, for the sentence. “Take your time,” said the full stop. It had been told that a lot today.'
      ]
    },
    {
      id: 'what-did-you',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What did you write, when you were in my class?” {H} asked {A}. {A} remembered it at once. “I fed a duck,” said {A}. “I wrote that every time, because I could spell it. The teacher thought it was ours.”',
        '“And wasn’t it?” “We had a cactus,” said {A}. “One day she came to see it, with bread.” {H} drew in a breath. “What did you tell her?” “That it had flown south,” said {A}.'
      ]
    },
    {
      id: 'grand-one',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} knew how to make a good one. “You put in a ‘but’,” said {A}. “I wanted to, but. It was going well, but. Then everybody wants to hear more.” {H} wrote it very lightly: “This evening I, but.”',
        'They both looked at it. You did want to hear more. “But what?” asked {H}. “That’s your part,” said {A}. “I only do the buts.” The rubber came, the white end first.'
      ]
    },
    {
      id: 'crumb',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a crumb on the line, a third of the way along. {H} did not want to write over it. {A} bent down. “That’s a comma,” said {A}. “You may breathe there.” So {H} breathed there, deep in and out.',
        'The crumb went rolling along the line. It rolled as far as the full stop, and lay down on top of it. {H} lifted it off with a wet finger and ate it. “Is it still black?” asked {A}. It was still very black.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came to see what was lying there, so white and so flat. In the whole room there was no better place, and {A} settled on it. Only the full stop looked out at the end.',
        '{H} waited politely. “I can’t do it now,” said {H}, “{A} is doing it.” It took some time. When {A} got up again, nothing had been written, and there was one hair. It would have made a fine dash.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had to write a page about my holidays,” said {S}. “I wrote so big that there were four words on it. We went to the. That was the page.” “And what did your teacher say?” asked {A}.',
        '“She wrote something under it in red,” said {S}, “and just as big. It was: And. I kept that one. I always think that we had a very long talk, she and I.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted homework too, and got a sheet with a line on it. {S} filled it up in one go, from the left to the right, with small waves. Then came a row of sticks, and a face. “Finished,” said {S}.',
        '{A} looked at it with a certain respect. “What does it say?” {S} ran a finger along below the waves. “It says I wrote this.” It was longer than anything {A} had, and all of it was true.'
      ]
    },
    {
      id: 'too-long',
      A: 'partner',
      paragraphs: [
        'Next {H} made it long, with a bit of everything in it, even last week’s rain. It ran faster and faster, and straight over the full stop. “Crash,” said {A}. {H} had to rub out the whole lot.',
        '“And I still haven’t done anything this evening,” said {H}. {A} looked at the worms on the floor, and at the clock. “Yes, you have,” said {A}. “You’ve been not doing your homework, and very hard, too.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sentence',
      A: 'partner',
      paragraphs: [
        '{H} sat up, and wrote without a stop. “This evening I did not do my homework,” it said. It was true from end to end.',
        'Then {A} frowned. “But now you’ve done it,” said {A}. “So now it’s wrong.” {H} rubbed out the last word. “Now it’s right again,” said {H}. “But now I haven’t done it.” {H} put the word back. “Wrong,” said {A}. It was a sentence like a swing.'
      ]
    },
    {
      id: 'swinging',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They kept it up for a while, because it went so well. “Right,” said {A}, when the rubber came. “Wrong,” said {A}, when the pencil came. It was the same word each time, and it did not mind at all.',
        'Where it stood the paper was getting soft and grey, like an old sheet. {H} held it up to the lamp. You could nearly see somebody on the other side. “We’d better leave it at wrong,” said {A}, “or she’ll get a hole.”'
      ]
    },
    {
      id: 'aloud',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{H} read it out to {A}, who had not been there for all of it. “This evening I did not do my homework,” said {H}. {A} sighed. “Then sit down and do it now,” said {A}. “That is it,” said {H}.',
        '“What is?” “What I did not do.” {A} took the sheet and read it, once with the lips and once without. Then {A} laughed so hard that the grey worms flew off the table again. “I hope she’s got a chair,” said {A}.'
      ]
    },
    {
      id: 'verys',
      A: 'partner',
      paragraphs: [
        'There was still a gap before the full stop. “For a long time,” wrote {H} in it. Now it was right, and it stayed right. “How long, though?” asked {A}. {H} looked at the clock and put in a “very”.',
        'It was not enough yet. “Very, very,” said {A}. “Very, very, very.” {H} wrote them smaller and smaller. At the third one the sentence bumped softly into the full stop. “There you are,” said {H} to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked along the line, and found nobody on it.',
      '{names} kept quiet near the table, because of the homework.',
      { text: '{names} put down a better lamp, and the gap looked longer.', needs: ['hands'] },
      { text: '{names} fetched a second pencil, in case the first ran out.', needs: ['hands'] }
    ],
    way: [
      '{names} blew at a grey worm, and it went a bit further.',
      '{names} sniffed at a bit of rubber, and it had been a word.',
      { text: '{names} laid an apple by the sheet, for whoever would get that far.', needs: ['hands'] },
      { text: '{names} swept some words together, and put them in the bin.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded at right, and nodded at wrong.',
      '{names} yawned, very, very widely.',
      { text: '{names} held the sheet flat, while the verys went in.', needs: ['hands'] },
      { text: '{names} patted the table, as one does with a good horse.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet went into the bag, and the short pencil after it. The grey worms went into the bin, with several good sentences in them.',
    'Then {H} washed for a short time, and brushed for a long time. {H} lay down along the bed, from left to right, as far as the pillow.'
  ],
  last: [
    'The full stop lay in the dark, at the end of its line, and {H} was asleep.',
    'Nothing was missing now, not even the words, and {H} was asleep.'
  ]
})
