import { wishPlot } from '../wish-plot.ts'

export const earlyWaking = wishPlot({
  id: 'wish-early-waking',
  beginsElsewhere: true,
  wishes: ['early waking', 'waking early', 'wakes early', 'wake early', 'woke early', 'wakes five', 'waking five', 'wake five', 'woke five', 'wakes up five', 'early riser', 'early rising', 'early mornings', 'early bird wakes', 'gets up early', 'getting up early', 'gets up five', 'crack of dawn', 'gro clock', 'groclock', 'sleep clock', 'bunny clock', 'waking clock', 'sun clock', 'before sun up', 'not morning yet', 'still night up'],
  answers: ['wakes', 'waking', 'wake', 'woke', 'awake', 'up', 'early', 'earlier', 'five', 'four', 'half', 'past', 'o’clock', 'oclock', 'am', '5am', '4am', '5', 'every', 'day', 'morning', 'mornings', 'dawn', 'crack', 'sun', 'sunrise', 'before', 'too', 'so', 'everyone', 'everybody', 'us', 'me', 'house', 'whole', 'always', 'gets', 'getting', 'get', 'riser', 'rising', 'bird', 'bed', 'stay', 'stays', 'until', 'out', 'clock', 'gro', 'groclock', 'bunny', 'wait', 'waiting', 'not', 'yet', 'thinks', 'still', 'dark', 'night', 'mummy', 'mum', 'daddy', 'dad', 'parents', 'brother', 'sister', 'again', 'won’t', 'comes', 'in', 'our', 'room', 'at', 'weekend', 'weekends', 'saturday', 'sunday', 'tired', 'bright'],
  except: ['gone', 'crying', 'cries', 'cried', 'scared', 'nightmare', 'nightmares', 'sick', 'ill', 'fire', 'flood', 'war', 'hospital', 'work', 'fly', 'flight', 'airport', 'plane', 'train', 'bus', 'cockerel', 'rooster', 'dog', 'cat', 'dragon', 'bear', 'baby', 'worm', 'died', 'grandpa', 'nana', 'grandma', 'school', 'christmas', 'birthday', 'eid', 'sehri', 'suhoor', 'ramadan', 'dinner', 'old', 'years', 'children', 'five-year-old', 'fishing', 'market', 'milk', 'baker', 'newspaper', 'paper', 'matariki', 'puanga'],
  nothingElse: true,
  moods: ['change', 'learning', 'waiting', 'sleepless', 'alone', 'first', 'proud'],
  company: ['window', 'pencil', 'blanket', 'paper', 'bus', 'clock', 'door', 'streetlamp'],
  about: 'The hero wakes at five, has news and nobody to tell it to, and brings out a newspaper that appears at seven.',
  titles: ['The News from Five', 'Nothing Yet, but Bluer', '{H} Has Already Been Up', 'One Bus, Nobody in It', 'It Comes Out at Seven'],
  want: [
    {
      id: 'awake',
      A: 'partner',
      paragraphs: [
        'At five every morning {H} woke up, all at once, like a lamp. There was a morning out there, and {H} wanted somebody to have it with. So {H} went to the bed where {A} lay. “Are you awake?” asked {H}, quite close to {A}’s ear.',
        '{A} opened one eye. “What time is it?” “Five,” said {H}. “It’s morning. There’s news.” {A}’s eye looked at the window, which was black. “It isn’t all here yet,” said {A}. And the eye went shut.'
      ]
    }
  ],
  way: [
    {
      id: 'special-report',
      A: 'same',
      paragraphs: [
        '{H} went to the window and meant to be very good. {H} only told {A} what was needed. “There’s a bus,” whispered {H}. “Mm,” said {A}. “There’s nobody in it.” “Mm.” “Now it’s gone.”',
        'After that no bus came for a long time. {H} told {A} that too. At half past five {A} sat up, with hair that stood on one side. “I’m awake now,” said {A}, but it did not sound like good news.'
      ]
    },
    {
      id: 'small-steps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the way back {H} went on tiptoe, so that nobody should wake up. The third board creaked. {H} stood on one leg and waited for it to finish. Then the fourth one answered it.',
        '“I’m not walking about,” whispered {H} towards the bed. “Thank you,” said {A} out of the blanket. “I hadn’t heard you until you told me.”'
      ]
    },
    {
      id: 'breakfast-at-five',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once {H} had breakfast at five, to see if that helped. {H} ate it in the dark, for the lamp made a click. It was either jam or something else.',
        'When {A} got up, {H} had breakfast again. At ten it was nearly lunch, and at lunch it was nearly night. “My day’s got too long at the front,” said {H}. “It ought to be taken in,” said {A}, “like a sleeve.”'
      ]
    },
    {
      id: 'is-it-now',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} put a clock in the room and showed {H} where the hand had to be. The next morning {H} lay still and looked at the hand. It didn’t move. {H} looked away, and then it did.',
        '“It only goes if I don’t watch,” said {H} later. “That’s why it took so long.” {A} thought that they all went like that, in every house.'
      ]
    },
    {
      id: 'eyelid',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Another time {H} said nothing at all. {H} only stood there and looked at {A}’s face, from as near as a face can be. It was interesting. One eyelid twitched, and a nostril went in and out.',
        '“You’re breathing on me,” said {A} with both eyes shut. “That’s because I’m up,” said {H}. {A} asked if it could be done from further away.'
      ]
    },
    {
      id: 'curtain',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Then {A} hung a blanket over the curtain, and pegged it down, to keep the morning out. The room was as black as a boot. {H} woke up all the same and felt for the clock.',
        'It was five. “How did you know?” asked {A}. {H} had no idea. It did not come in at the window. It must have been in the bed all night, somewhere near the feet.'
      ]
    },
    {
      id: 'go-back',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could go back to where you stopped,” said {A}. So {H} lay down again and looked for the place. There had been a boat in it, and a kind of goat. {H} shut both eyes and waited for the goat.',
        'It didn’t come. “I think it gets up at five as well,” said {H} to the wall.'
      ]
    },
    {
      id: 'who-else',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At breakfast they counted who had been up as early as {H}. There was the one who drove the bus, and there was the baker. “And a bird,” said {H}, “but it only said the one thing.”',
        '“They’ve got something to do,” said {A}. “They don’t go and tell one another about it.” “How do you know?” asked {H}. {A} had to admit that {A} had never been there.'
      ]
    },
    {
      id: 'pet-up',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was one more who was awake at five, and that was {A}. {A} and {H} looked at each other in the dark. Neither of them said anything, but it was good to have been asked.',
        'Then {A} lay down across the door, as if the shop were not open yet. {H} sat down too. They waited on the same side.'
      ]
    },
    {
      id: 'elder-since-four',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Five?” said {S}. “I’ve been up since four.” {A} asked what {S} did all that time. “I lie there,” said {S}, “and go through the people I know, in the order of their noses.”',
        '“And when you’ve finished?” “Then I go through the noses that I’ve left out,” said {S}. “By then it’s morning, and I’m in quite good company.”'
      ]
    },
    {
      id: 'child-deep',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could not be woken up at all. {A} had tried it, once with a cold foot and once with a song. {S} had sat up, said “the red one, please”, and lain down again.',
        '“What was the red one?” asked {A} at breakfast. {S} did not know, but was sorry not to have got it. They both thought that it must have been the best one.'
      ]
    },
    {
      id: 'baby-early',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was an early one too. {A} looked in over the edge, and {S} lay there and talked to ten toes. It seemed to be going well. They had all come.',
        '“You do that very quietly,” whispered {A}. {S} went from the toes to the fingers. There was no need to wake anybody, with a crowd like that.'
      ]
    },
    {
      id: 'guest-paper',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} told {A} about a street where the news came on a bicycle. “It came at seven, and it landed on the mat,” said {S}. “Nobody ever saw who’d made it.”',
        '“Was it true?” asked {A}. “It had happened while we were in bed,” said {S}. “So we had to believe it.”'
      ]
    },
    {
      id: 'comes-out-at-seven',
      A: 'partner',
      paragraphs: [
        'At breakfast {A} rubbed both eyes. “What was that about the bus?” asked {A}. “I’d like to know, now. At five I haven’t got the ears in yet.” {H} told it once more. “It isn’t the news,” said {A} slowly. “It’s that it comes out too early.”',
        '{H} stopped chewing. “When should it come out?” “At seven,” said {A}. {H} got down from the chair. “Then I need some paper,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-paper',
      A: 'partner',
      paragraphs: [
        'The next morning {H} woke up at five, like a lamp. The pencil lay on the windowsill. Nobody was told anything. It was all drawn: a black square, that was five o’clock. A bus, nobody in it. A cat on a wall, that was the sport. Then came a long bit of nothing yet, but bluer, and then a bit of pink.',
        'At seven something slid across {A}’s blanket. “Paper!” said {H}. {A} sat up straight away.'
      ]
    },
    {
      id: 'weather-page',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The weather took the most work. {H} had laid one hand on the window pane and drawn round it. “Is it cold?” asked {A}, and looked at the fingers. “Not there,” said {H}, “but here it is, where I’ve pressed.”',
        '{A} got dressed by it, and it was right. Nobody else’s weather had been held by hand.'
      ]
    },
    {
      id: 'small-ads',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the back there was room for what people were looking for. “One sock,” read {A}, “with a stripe. Missing since five.” There was a drawing of the other sock, so that you’d know it.',
        '{A} put a hand down into the bed and felt about. The sock was there, near {A}’s knee. It had come in with somebody, on a morning before there was a paper.'
      ]
    },
    {
      id: 'interview',
      A: 'other',
      spare: 15,
      paragraphs: [
        'One page was still empty, and so {H} asked {A} some questions at breakfast. “What did you see at five this morning?” “The inside of my eyes,” said {A}. “What was on?” “A field,” said {A}, “and I’d lost my bag in it.”',
        '{H} wrote it down and drew the bag. “No bus?” asked {H}. “Not in there,” said {A}. So that was news from two places.'
      ]
    },
    {
      id: 'late-edition',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a morning when the paper was late. {A} was awake at seven, and nothing slid over the blanket. {A} waited a bit. Then {A} went to look, on tiptoe, over all the boards that creak.',
        '{H} lay there with the pencil in one hand. On the paper was a black square. After it came one long line that went down off the edge. “I overslept,” said {H}. “It’s in the paper,” said {A}.'
      ]
    },
    {
      id: 'read-out',
      A: 'partner',
      paragraphs: [
        '{A} read it from front to back, and then back to front. “Nobody in it at all?” asked {A}. “Only the one who drives,” said {H}. “I waved, and the lights went on and off.” That had been left out, so it was drawn in at the edge.',
        '“I’ve slept through all that,” said {A}. “What happens next?” {H} took the pencil back. “You can’t know that yet,” said {H}. “It comes out tomorrow.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned over, and the bed said something.',
      '{names} did not open even one eye.',
      { text: '{names} pulled the blanket over one ear, and then over the other.', needs: ['hands'] },
      { text: '{names} felt for the clock and knocked it off.', needs: ['hands'] }
    ],
    way: [
      '{names} came to breakfast and yawned at the jam.',
      '{names} had heard about the bus as well, through the wall.',
      { text: '{names} held both hands round something warm and said nothing until eight.', needs: ['hands'] },
      { text: '{names} looked for some paper with a clean back.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the cat in the sport.',
      '{names} sat on the back page until it was needed.',
      { text: '{names} asked for a copy too, and paid with a button.', needs: ['hands'] },
      { text: '{names} sharpened the pencil for the next one.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening {H} laid the pencil on the windowsill, where five o’clock would find it.',
    '{H} washed and lay down. The last bus of the day went by, and it was for somebody else to write down.'
  ],
  last: [
    'The pencil was sharp, there was no news yet, and {H} was asleep.',
    'Five o’clock was still a long way off, and {H} was asleep.'
  ]
})
