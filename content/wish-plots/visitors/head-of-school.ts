import { wishPlot } from '../wish-plot.ts'

const HEADS = ['headmaster', 'headmistress', 'headteacher', 'head teacher', 'principal', 'head of the school', 'school principal']

export const whoeverHeadOfSchool = wishPlot({
  id: 'wish-whoever-head-of-school',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'is the new head',
    'is head of our kindergarten',
    'is the director of our school',
    'is deputy head',
    'rules the school',
    'leads our school',
    'is the chief of the school',
    'is the head of preschool',
    ...HEADS.flatMap((head) => [
      `becomes ${head}`,
      `became ${head}`,
      `becomes ${head} of our school`,
      `becomes ${head} of a school`,
      `becomes the new ${head}`,
      `becomes our new ${head}`,
      `is ${head}`,
      `is the ${head} of our school`,
      `is our ${head}`,
      `is our new ${head}`,
      `is made ${head}`,
      `is ${head} for a day`,
      `wants to be ${head}`,
      `wants to become ${head}`,
      `turns out to be our ${head}`
    ]),
    'becomes the boss of our school',
    'is the boss of our school',
    'is in charge of our school',
    'runs our school',
    'runs the school',
    'takes over our school',
    'takes over the school',
    'takes assembly at our school'],
  except: ['hates', 'mean', 'cruel', 'bully', 'sacked', 'died', 'leaves', 'left', 'hurt', 'hit', 'scared', 'afraid', 'worried'],
  company: ['head', 'office', 'bell', 'book', 'class', 'corridor', 'door', 'desk', 'pencil', 'pencils', 'school', 'hall', 'chair', 'bow', 'teacher'],
  about: 'Whoever is the new head of the school sits in the office and waits, for one is only sent there for bad things, until the hero goes in with something good.',
  titles: ['{visitor} in the Office', 'One Bow, Very Good', 'Sent to the Head', '{H} Sends {H}', 'The Big Book of What Was Done'],
  want: [
    {
      id: 'good-morning-school',
      A: 'partner',
      paragraphs: [
        '“Good morning, school,” said the new head. It was {visitor}, with a big key. “My first order is that everybody comes today, however small or old.” So {A} was in {H}’s class, and sat beside {H}.',
        'Then {visitor} went into the office and shut the door. {H} wanted to see what it was like in there. Nobody in the class knew. You only saw it if you were sent to the head.'
      ]
    }
  ],
  way: [
    {
      id: 'trying-to-be-sent',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be sent,” said {H}, and dropped a pencil on purpose. “How kind of you to pick it up,” said Mr Pott, their teacher. {H} sang in the middle of the sums. Mr Pott liked the tune, and took the low part.',
        'At ten the door of the office opened a crack. “Has anybody been sent yet?” asked {visitor}. “Nobody,” said Mr Pott proudly. “They’re very good today.” “Oh,” said {visitor}, and the door shut again.'
      ]
    },
    {
      id: 'timetable',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'The new head had made a timetable, and it hung in the corridor. First there was reading. After that came a subject that nobody had had before. Mr Pott could not teach it. So {visitor} came in, and {caller.does}. “Now all together,” said {visitor}.',
        'The whole class tried it, one after another, down to the back row. {A} needed two tries. “What’s it called?” asked {A}. It had no name yet. “It comes before lunch,” said {visitor}.'
      ]
    },
    {
      id: 'portrait',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'In the corridor hung the heads of all the years, in frames. The last frame was for {visitor}. The class had to draw the new head, and everyone drew what they remembered best. It was {caller.part}, twenty-four times. “I’ve left out the rest,” said {A}. “I only had a small sheet.”',
        '{visitor} looked at all of them, closely, and was touched. “I didn’t know that you’d noticed,” said {visitor}. They hung them one beside the other. From far off it looked like a whole school of heads.'
      ]
    },
    {
      id: 'lesson',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'The head had to say something wise on the first day. {visitor} came into class for it, right to the front. “{caller.fact},” said {visitor}. It was quiet. Mr Pott wrote it on the board, and they all copied it down. “Is that all?” asked {A}. “It’s what I’m sure of,” said {visitor}.',
        'The last head had always talked for half an hour, and nobody could say afterwards what about. This one they could still say at home. {H} underlined it, with a ruler.'
      ]
    },
    {
      id: 'school-dinner',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'On the menu in the dining hall something was crossed out, and something else was written in. The head had seen to it. “{caller.wants},” read {A}. “With custard.” The cook had no idea how it was done. So she had made only the custard.',
        '“One out of two,” said {A}, and held out a bowl. {visitor} came by with a tray, and asked everybody if it was good. {H} said that it was the best they had ever had. It was the only one, too.'
      ]
    },
    {
      id: 'deputy',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In front of the office sat Mrs Finch, who opened the letters and knew all about heads. “The first week they straighten the pencils,” said Mrs Finch. “The second week they ask me what they’re meant to do.” “And what do you say?” asked {A}.',
        '“I say they might water the plant,” said Mrs Finch. The plant stood on the cupboard, and reached to the ceiling. There had been a great many heads.'
      ]
    },
    {
      id: 'through-the-keyhole',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried the keyhole. There was the corner of a desk to be seen, and a bit of a mat. Then there was nothing to be seen at all, for it was dark. “It’s broken,” said {H}. {A} had a look as well. “No,” said {A}. “There’s somebody looking out.”',
        'They waited, and whoever was in there waited too. It took a while. “Good morning,” whispered {A}. At once it was light in there. It was the new head, who had never done this before.'
      ]
    },
    {
      id: 'playtime',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At playtime the head stood at the window of the office, between the curtains. The whole school was outside. They were playing a game where one counts, and all the others turn into lamp posts. “Who’s that up there?” asked {A}. “A lamp post,” said {H}.',
        'It stood very still, as a lamp post should. When the game was over, and they all ran off, it was still standing. “I think the new head has won,” said {A}. Nobody had said in the office that the game was over.'
      ]
    },
    {
      id: 'assembly',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The big key was for the cupboard with the lost things. {visitor} had it opened, as an order. There were eleven left gloves in there, and a tuba. “Whose is this?” asked Mr Pott each time. At the fourth glove {A} put up a hand. {A} had not been in that school for a long time, or perhaps ever.',
        '“It fits, though,” said {A}. Mr Pott wrote down that it had been called for. For the tuba nobody put up a hand. So it went back to its corner.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At eleven a new rule came round on a sheet of paper. “In the corridor you may run,” it said, “if you do it slowly.” The class practised that. It looked like people under water. {A} was overtaken by somebody who was only standing.',
        '“Is it quicker than walking?” asked {H}. It was not. But you could swing your arms and puff, and get there quite out of breath. By noon nobody wanted to go down the corridor in any other way.'
      ]
    },
    {
      id: 'other-sent',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat in the row behind, and wanted to see the office too. “I know how,” said {A}, and took off one shoe under the desk. You could hear that it was a terrible thing to do. Mr Pott came down the row. He looked at the sock, which had a fish on it.',
        '“I’ve got the other one,” said Mr Pott, and pulled up a trouser leg. There was the same fish. They were both so pleased that sums had to wait. {A} put the shoe on again and said that nobody could be bad with such a teacher.'
      ]
    },
    {
      id: 'child-wrote',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was sent once,” said {S}. “Really?” asked {A}. {S} had been sent with a note, and had come to a door with HEAD on it. “I thought it was where the head goes,” said {S}. “So I put mine in. Somebody said, and the rest of you?”',
        '“What did you see?” asked {A}. {S} had kept both eyes shut, for politeness. But it had smelled of oranges. That was more than anybody else in the class could say.'
      ]
    },
    {
      id: 'elder-sent',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was sent to the head when I was seven,” said {S}. “It was this very school. I’d laughed in the wrong place in a hymn. I stood outside that door till I knew every scratch on it. One was like a hen.” “And inside?” asked {A}. “I never got in,” said {S}.',
        '“The bell rang, and I went home,” said {S}. “The old head may still be waiting for me.” {S} went out to look at the door. When {S} came back, {S} nodded. The hen was still there.'
      ]
    },
    {
      id: 'pet-at-school',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Everybody had to come, so {A} had come. {A} lay under the warm radiator, with a name card. When the register was called, {A} opened one eye. Mr Pott put a tick.',
        'In the last row of sums nobody knew how many legs three chairs and {A} had. They all turned round to count. {A} was lying on some of them. “Let’s say about fifteen,” said Mr Pott, and let {A} sleep.'
      ]
    },
    {
      id: 'what-it-is-for',
      A: 'partner',
      paragraphs: [
        '{A} had gone past the office, on the way to the tap. “{visitor} is straightening the pencils,” said {A}, “for the fourth time. You only get sent there for something bad. If nobody’s bad, nobody comes.”',
        '“And if somebody’s done something good?” asked {H}. “Then you stay where you are,” said {A}. “I don’t know who thought of that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-bow',
      A: 'partner',
      paragraphs: [
        '{H} went down the corridor, and knocked, and was in. There was a desk, and a mat, and a chair. “I’ve been sent,” said {H}. {visitor} opened a big book. “By whom?” “By me. I can tie a bow.” {H} did it on the left shoe. {visitor} came to see. “One bow,” wrote {visitor}. “Very good.”',
        '“Come in!” called {visitor}, for there had been another knock. It was {A}, who could whistle like a kettle. By noon the line went all down the corridor. At the end of it was Mr Pott, with a new knot.'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Two came together, for they had made it up. One could say a word backwards, and it was “pop”. The cook had been sent with her custard. {visitor} wrote it all down, and asked how each thing was done. “How do you spell whistle?” asked {visitor}. {A} whistled it again, letter by letter.',
        'The chair for those who are sent was warm by now. “Don’t you get tired of it?” asked {H}. “I’d only got as far as the pencils,” said {visitor}. “There’s so much more to it than they tell you.”'
      ]
    },
    {
      id: 'old-pages',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked at the front of the big book, where it was a hundred years old. “Albert Moss, for talking,” read {A}. “Albert Moss, for talking. Albert Moss, a frog.” It went on like that for pages. There was not one word on how well he must have talked.',
        '“We could add that,” said {H}. {visitor} dipped the pen. Beside each of them {visitor} put, in very small letters, “and I hear it was interesting”. There was just room for it.'
      ]
    },
    {
      id: 'home-time',
      A: 'partner',
      paragraphs: [
        'At home time {visitor} took the school bell out of a drawer. “You were the first,” said {visitor} to {H}. “Ring it for as long as you like.” {H} rang it for as long as a song.',
        'There was one line left in the big book for that day. “Write this,” said {H}. “{visitor}, one day as head.” So that was written down. “Something’s still missing,” said {A}. {H} knew what it was. “Very good,” said {H}, and that was put after it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came too, since it was an order.',
      '{names} sat down in the front row, and looked new.',
      { text: '{names} put up a hand to ask when it was lunch.', needs: ['hands'] },
      { text: '{names} sharpened a pencil for the first day.', needs: ['hands'] }
    ],
    way: [
      '{names} behaved well without meaning to.',
      '{names} looked down the corridor, and nobody came.',
      { text: '{names} dropped a pencil as well, and it rolled back.', needs: ['hands'] },
      { text: '{names} did a sum, and then looked at it for a long time.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the line, and only thought of something at the door.',
      '{names} sat on the chair, and that was written down as well.',
      { text: '{names} showed how to fold a hat out of one sheet.', needs: ['hands'] },
      { text: '{names} waved a pencil in time with the bell.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood by the door at home. The left one still had its bow, and {H} had got out of it without undoing it.',
    'After washing, {H} lay down. In the office the pencils were straight by themselves, and the big book was shut.'
  ],
  last: [
    'The bell was quiet in its drawer, and {H} was asleep.',
    'Nobody was sent anywhere any more that day, and {H} was asleep. Very good.'
  ]
})
