import { wishPlot } from '../wish-plot.ts'

export const feelingProud = wishPlot({
  id: 'wish-feeling-proud',
  wishes: ['proud', 'feeling proud', 'feels proud', 'felt proud', 'feel proud', 'being proud', 'so proud', 'very proud', 'proud of myself', 'proud of herself', 'proud of himself', 'proud of themselves', 'proud of yourself', 'proud moment', 'proud today', 'proud child', 'proud kid', 'proud girl', 'proud boy', 'proud face', 'proud feeling', 'prowd', 'pride feeling', 'feeling pride', 'feels pride', 'full of pride', 'bursting with pride', 'pride in herself', 'pride in himself', 'pride in myself', 'proudly', 'prouder', 'proudest', 'proud carrying', 'proud achievement', 'proud of what', 'proud of something', 'proud did it myself', 'proud all by myself', 'proud all by herself', 'proud all by himself', 'proud carried', 'proud full cup', 'proud without spilling'],
  answers: ['proud', 'pride', 'feeling', 'feelings', 'feels', 'feel', 'felt', 'emotion', 'emotions', 'being', 'very', 'so', 'really', 'too', 'bit', 'little', 'big', 'herself', 'himself', 'myself', 'themselves', 'yourself', 'ourselves', 'self', 'moment', 'moments', 'today', 'tonight', 'day', 'evening', 'first', 'time', 'made', 'did', 'done', 'something', 'what', 'when', 'how', 'why', 'it', 'all', 'alone', 'own', 'child', 'kid', 'kids', 'children', 'girl', 'boy', 'daughter', 'son', 'toddler', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'family', 'home', 'school', 'nursery', 'class', 'face', 'full', 'bursting', 'burst', 'carry', 'carrying', 'carried', 'cup', 'full', 'spill', 'spilled', 'spilling', 'spilt', 'without', 'work', 'works', 'hard', 'great', 'good', 'job', 'well', 'really', 'water', 'achievement', 'achieve', 'achieved', 'learning', 'learn', 'learns', 'show', 'showing', 'showed', 'happy', 'like', 'is', 'was', 'year', 'old'],
  except: ['lion', 'lions', 'peacock', 'rooster', 'cockerel', 'king', 'queen', 'prince', 'princess', 'march', 'parade', 'flag', 'month', 'rainbow', 'gay', 'prejudice', 'boast', 'boasting', 'boasts', 'died', 'dead', 'hospital', 'lost', 'losing', 'moved', 'baby', 'never', 'not', 'medal', 'trophy', 'prize', 'swimming', 'bike', 'tooth', 'potty', 'reading', 'sticker', 'teeth', 'zip', 'reads'],
  nothingElse: true,
  moods: ['proud', 'learning', 'first'],
  company: ['cup', 'water', 'table', 'tap', 'lamp', 'sock', 'roll'],
  about: 'The hero has carried a full cup and is proud, and proud lifts the chin, and with the chin up nobody can see the cup; so being proud has to wait at the table.',
  titles: ['Proud, but Later', 'Up Goes the Chin', '{H} and the Full Cup', 'Only Not on the Way', 'Proud From Behind'],
  want: [
    {
      id: 'full-to-the-edge',
      A: 'partner',
      paragraphs: [
        '{H} had carried a cup of water all the way from the tap to the table. It was full to the very edge, and nothing had run over. {H} was proud. It felt like a small bread roll under {H}’s ribs, still warm, and rising.',
        '“I’m so proud of myself,” said {H}. “Look!” {A} looked. By then it was only a cup on a table. “You have to see the carrying,” said {H}. “That’s the bit I’m proud of. I’ll do it again.”'
      ]
    }
  ],
  way: [
    {
      id: 'only-proud',
      A: 'partner',
      paragraphs: [
        '{H} took the cup back and filled it up. “Are you watching?” {A} was watching. {H} set off, and was proud at every step. At the fourth step there was a small slap. Half of the water was on the floor. A good deal of the rest was in {H}’s left sock.',
        '“It didn’t do that before,” said {H}. “I did everything the same. Only proud.”'
      ]
    },
    {
      id: 'what-proud-weighs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s heavy,” said {A}, “being proud.” {H} put the cup down to find out, and hopped, first proud and then plain. Proud, {H} came up a little higher. So it could not be heavy.',
        '“It weighs less than nothing,” said {H}. “It pulls up.” {A} thought that somebody who was proud enough might have to be held by the foot. It had not come to that yet. But {H} looked to see what there was to hold on to, in case.'
      ]
    },
    {
      id: 'nobody-proud-of-a-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} practised with something dry, and carried a spoon to the table. Nothing ran over. {H} stood beside it and waited. “Well?” asked {A}. “Are you proud?” {H} felt about for it. “No,” said {H}. “Anybody can carry a spoon.”',
        'Then {H} carried six spoons on one arm. That was a little proud, but only at the elbow. “It has to be something that could fall down,” said {H}. One of the spoons did. Now it was a bit prouder.'
      ]
    },
    {
      id: 'proud-in-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to see proud from the front, and went to the mirror. There was a face with its eyebrows up and its mouth shut. The mouth was shut because it was so full of smile. “You look as if you’d swallowed a lamp,” said {A}.',
        '{H} opened wide, to look for the lamp. Out came the smile, and it went as far as it could on both sides. “There,” said {H}. “You can’t keep proud in. It comes out at the sides.”'
      ]
    },
    {
      id: 'hiding-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{H} went to {A} with a quite ordinary face, so as to have it noticed. “I’ve been somewhere with a cup,” said {H}, and looked at the wall. “Have you?” asked {A}, who was looking for a button. “Yes,” said {H}. “It was rather full.”',
        'Then the ordinary face could not hold it any more. “I didn’t spill!” cried {H}. “I’m proud!” {A} put down the button box. “Goodness,” said {A}. “And you hid it so well. It was only showing at the ears.”'
      ]
    },
    {
      id: 'elder-and-the-eggs',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The proudest I ever was,” said {S}, “was with eggs. Ten of them, in my hat, from the far end of the street.” “And nothing broke?” asked {A}. “Not one,” said {S}. “I came in at the door, and everybody stood up.”',
        '{A} waited. “And then I took a bow,” said {S}. {A} could see it all. “Were you still proud?” asked {A}. “Of the way home, yes,” said {S}. “Not of the bow.”'
      ]
    },
    {
      id: 'child-also-proud',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’m proud as well,” said {S}. “What of?” asked {A}. {S} had not got as far as that, and looked round. “Of my knees,” said {S}. “I made them bend.” {A} looked at the knees. They bent very well, both of them, and in the right direction.',
        'It was odd, but now {A} was a little proud of them too. “Do it again,” said {A}, and {S} bent them once more, and this time {S}’s chin was up.'
      ]
    },
    {
      id: 'pet-proud',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came and found what had been spilt. There was a small puddle by the table leg, and {A} looked into it for some time. “That was me,” said {H}. “That’s from when I was proud.”',
        '{A} lifted one foot out of it, and set it down in a dry place. It did not seem to think less of {H}. Then {A} went off slowly, and behind came a row of small wet prints, all the same size. “Now you be proud,” said {H}. “They’re very even.”'
      ]
    },
    {
      id: 'guest-proud',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At home we say it with the thumb,” said {A}, and showed how. The thumb was hooked under a collar, and pulled. “That’s proud,” said {A}. “And that’s very proud.” The second time the collar came up to the ear.',
        '{H} had no collar, so {H} did it with the neck of the jumper. It worked at once. It worked so well that the jumper came up over both eyes, and it was dark in there. “Too proud,” said {A}. “Now you can’t see anybody clapping.”'
      ]
    },
    {
      id: 'up-goes-the-chin',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {A}, “and I’ll only look at you.” {H} walked with both eyes on the water, and none ran over. It’s going well, thought {H}, and at once {H}’s chin went up all by itself. Slap. That was the right sock.',
        '“It’s the chin,” said {A}. “When you’re proud, it goes up. Can you see the cup from there?” {H} tried it. With a proud chin you could see the lamp, and the top of the door. You could not see anything that you were carrying.'
      ]
    }
  ],
  turn: [
    {
      id: 'later',
      A: 'partner',
      paragraphs: [
        '“Then I mustn’t be proud,” said {H}. “You can be as proud as you like,” said {A}. “Only not on the way.” {H} thought about that, and filled the cup to the edge. “It’ll have to wait at the table,” said {H}.',
        'At the second step proud wanted to come up. “Later,” said {H}, very quietly. At the rug it tried again. “Not yet.” The water shook, and leaned over, and stayed in.'
      ]
    },
    {
      id: 'not-quite-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Just before the table {H} had to stand still, because proud was rising so. “Are you stuck?” asked {A}. “No,” said {H}, through shut teeth. “I’m nearly proud.” So they waited, all three of them, with the cup in the middle.',
        '{H} thought of something that nobody is proud of. It was a wet sock, and there were two of those very near by. That helped at once. “It’s gone down to the knees,” said {H}, and the cup could go on.'
      ]
    },
    {
      id: 'proud-from-behind',
      A: 'partner',
      paragraphs: [
        'Then the cup stood on the table, and {H} let go. “Now,” said {A}. Up went the chin. Up went the shoulders and the heels and both corners of the mouth. {H} was so proud that you could see it from behind.',
        '“You can have some,” said {H}. “You did the watching.” So {A} was proud too, and they looked at the lamp together. Then {H} drank the water. For the last drop you have to put your chin up anyway.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How long does it last, being proud?” asked {A}. {H} felt under the ribs, where it had felt like a warm roll. “It’s still warm,” said {H}, “but it isn’t rising.” After a time it was only as big as a nut. A nut can be carried about, and you can see perfectly well over it.',
        '“And when it’s quite gone?” {H} looked at the empty cup, and then at the tap. It was not far. “Then I’ll make a fresh one,” said {H}.'
      ]
    },
    {
      id: 'something-proud-at-the-table',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} had carried things to that table for years, and had never once been proud of it. “Not even with soup?” asked {H}. “Not even with soup,” said {A}. {H} found that a great waste.',
        'So {A} carried a plate over, and put it down, and waited. “Chin,” said {H}. The chin went up, but it was stiff. “Heels.” {A} stood on tiptoe beside the plate. Something did begin to rise, slowly. “It’s for all the soup,” said {A}, quite surprised.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had watched the last bit of the carrying, right up to the table.',
      '{names} got out of the way, so that the cup had a straight road.',
      { text: '{names} moved a shoe off the road between the tap and the table.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the puddle with both eyes down.',
      '{names} had heard the slap, and came to see which sock it was.',
      { text: '{names} brought a cloth, and proud was wiped off the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in, and did not breathe out until the cup stood.',
      '{names} stood up a little straighter, for there was enough proud to go round.',
      { text: '{names} put down a small mat, so that the cup knew where to land.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was dried and put away, and both socks were hung up by the toes.',
    '{H} washed and lay down. In bed the chin points at the ceiling anyway. There {H} could be proud, and nothing ran over.'
  ],
  last: [
    'The cup stood in its place, and {H}’s chin was up, and {H} was asleep.',
    'Under the blanket something small was still warm, about the size of a roll, and {H} slept.'
  ]
})
