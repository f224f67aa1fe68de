import { wishPlot } from '../wish-plot.ts'

export const faceForListening = wishPlot({
  id: 'wish-face-for-listening',
  beginsElsewhere: true,
  wishes: ['main part', 'lead part', 'leading part', 'lead role', 'leading role', 'main role', 'biggest part', 'main character play', 'star of the play', 'lead in the play', 'part in the play'],
  answers: ['got', 'getting', 'have', 'school', 'play', 'show', 'musical', 'theatre', 'drama', 'club', 'class', 'the', 'nativity', 'christmas', 'panto', 'lines', 'words', 'big', 'chosen', 'picked', 'gets', 'stage'],
  except: ['lost', 'tree', 'sheep', 'nobody', 'never', 'sad', 'cried', 'jealous', 'didn’t', 'not', 'wanted', 'small', 'smallest'],
  namesFamily: true,
  moods: ['first', 'proud', 'learning', 'afraid'],
  company: ['play', 'king', 'cook', 'goose', 'stage', 'crown', 'tea cosy', 'chair', 'chairs', 'curtain', 'spoon', 'ladle', 'lamp', 'mirror', 'kitchen', 'lines', 'duster', 'audience', 'part', 'script', 'page', 'floor'],
  about: 'The hero has the main part in the play and knows every word of it, and finds out what one does on a stage while the others talk.',
  titles: ['Forty-Six Lines', 'A Face for Listening', '{H} Has the Main Part', 'And Then the Goose', 'What the King Does in Between'],
  want: [
    {
      id: 'the-part',
      A: 'partner',
      paragraphs: [
        '{H} had got the main part in the play. It was the king, and the king had forty-six lines. {H} had known them all since Tuesday. Now {H} wanted to hear how it went from beginning to end.',
        '“I’ll be everybody else,” said {A}. Everybody else was a cook, a door, and a goose called Maud. {H} put on the tea cosy, for a crown, and stepped out in front of the kitchen curtain.'
      ]
    }
  ],
  way: [
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '“Who has eaten my plum cake?” said {H}. “Majesty,” said {A}, who was the cook, “I only turned…” “Then search the castle!” said {H}. “I haven’t finished,” said {A}. “It’s my line next,” said {H}, “I know it.” They began again. This time {H} said the cook’s bit as well, with {H}’s lips.',
        'The whole play took four minutes. The goose had not got on at all. “It’s a very quick king,” said {A}. “I was never wrong once,” said {H}. And still it was no good.'
      ]
    },
    {
      id: 'the-crown',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tea cosy slid down. It had a hole for the spout, and {H} looked out of it with one eye. “How does the king see?” asked {A}. “He’s got people for that,” said {H}.',
        'They stuffed it with a duster. Now {H} was a head taller, and had to go through the door with bent knees. “That’s more like it,” said {A}. “A king should have trouble with doors.”'
      ]
    },
    {
      id: 'the-goose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The goose had only one line, and it was, “Honk.” {A} tried it high, and tried it low. “What does she mean by it?” asked {A}. They looked in the script. It only said, “Enter goose.”',
        '“She’s seen who ate the cake,” said {H}, “and nobody asks her.” {A} did it once more, with that in it. It was such a sad honk that the king nearly gave her the crown.'
      ]
    },
    {
      id: 'the-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} was the door as well. It had to creak on page four. “Eeeee,” said {A}, and swung. {H} went through and forgot to shut it. “It’s draughty,” said the door.',
        '“Doors don’t talk,” said {H}. “This one’s been standing here since page one,” said {A}. “It’s had time to think.” They wrote it in. It got a better laugh later than all the rest.'
      ]
    },
    {
      id: 'loud',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You have to be heard right at the back. {A} went out into the hall, and to the front door, and then out of it. “Who has eaten my plum cake?” called {H}.',
        '“I had a bit,” said somebody going past with a bag. {A} looked in again. “They can hear you at the bus stop,” said {A}. “They’re sorry about it.”'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do I do with my hands?” asked {H}. All week they had been there, and nobody had noticed them. Now they hung out of the sleeves like gloves on a string.',
        '{A} gave {H} the ladle, for a sceptre. That was one of them looked after. For the other they found nothing. In the end it was allowed to hold on to the first one.'
      ]
    },
    {
      id: 'pet-audience',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} was the audience. {A} sat in the front row and had not coughed once. At the plum cake one ear went up each time.',
        '“You see?” said {H}. “It’s exciting.” The fourth time {A} got up, crossed the stage, and looked behind the curtain. There was no cake there. After that {A} believed nothing more that the king said.'
      ]
    },
    {
      id: 'child-extra',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ll be the crowd,” said {S}. There was a crowd in it, on page five, and it had to murmur. {S} murmured. “What are you saying?” asked {A}. “Rhubarb,” said {S}, “and that the king’s got a duster on.”',
        '“You mustn’t say that,” said {A}. “It’s only a murmur,” said {S}. It went on being murmured through the whole of page six.'
      ]
    },
    {
      id: 'elder-spear',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was the second spear,” said {S}. “I stood on the left. I had no words, and I’ve never had so much to do.” “What did you do?” asked {A}.',
        '“I didn’t know yet what was coming,” said {S}. “Every evening. You’ve no idea how hard that is, when you’ve heard it thirty times.” {S} stood up straight and did not know it. You could not help looking round to see what it was.'
      ]
    },
    {
      id: 'why-quick',
      A: 'partner',
      paragraphs: [
        '{A} counted it up on the pages. “You talk for five minutes,” said {A}, “and for fifteen you don’t. That’s most of the main part. What’s he doing all that time?” {H} had a look. It was true. “He’s waiting till it’s his turn,” said {H} slowly. “And you can see it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'listening',
      A: 'partner',
      paragraphs: [
        'They did it once more, and {H} forgot on purpose what was coming. “Majesty,” said {A}, “I only turned round to stir. Then there was nothing left but a crumb.” {H} had never heard that before. A crumb! The king looked at the cook, who was all red. He was rather sorry for her. “Then search the castle,” said {H}, but quite differently, as if it was not so bad.',
        '{A} lowered the script. “Now I believe you,” said {A}, in the voice of the cook.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They looked for the right face in the mirror. There was one for listening, and one for pretending to listen. From outside they were quite alike. “Say something,” said {H}. “There’s soup on your ear,” said {A}.',
        '{H} felt {H}’s ear. “That was the real one,” said {A}. “Did you see it?” {H} had been too busy to look. It was like trying to catch yourself asleep.'
      ]
    },
    {
      id: 'surprise',
      A: 'same',
      spare: 8,
      paragraphs: [
        'So that it stayed new, {A} changed one word each time. “Nothing left but a button,” said the cook. The king had to cough. “Nothing left but a bicycle.”',
        '“That’s not in it,” said {H}. “But you listened,” said {A}. From then on you could never be sure of the cook. {H} did not take an eye off her.'
      ]
    },
    {
      id: 'bow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the end you bow. They had to learn that, too. {H} bent down, and the crown stayed on the floor. {A} was four people, and bowed four times, each in a different way.',
        'The goose did it best. She looked at all of them first, as if to be quite sure who they were. “I’ll do it like that,” said {H}. So the king bowed like a goose, and it was much grander.'
      ]
    },
    {
      id: 'forgets-line',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Line thirty,” said {A}, and nothing came. “I’ve listened so hard that mine’s gone,” said {H}. They both waited to see if it would come back.',
        '“What would he want to say now?” asked {A}. {H} looked at the goose. “Madam, you have a crumb on your beak,” said {H}. It was the line. It had been lying there all the time, next to what the king was thinking.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Will you sit where I can see you?” asked {H}. {A} thought not. “If you look for me, then the king does,” said {A}, “and what would he want with me?”',
        '{H} saw that. They agreed on something else. At the plum cake {A} was going to sniff, once, out in the dark. It could have been anybody, and only one person would know.'
      ]
    },
    {
      id: 'goose-enters',
      A: 'partner',
      paragraphs: [
        'And then, for the first time, they got as far as the goose. She came in by the fridge, with her head in front. “Honk,” said {A}. {H}, who had the main part, had no line there at all. {H} only looked at her. It was so quiet that you could hear the tap. “It was you,” said the king’s face. “That’s the best bit in the whole play,” said {A}, “and you aren’t even talking.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in front of the kitchen, and made up the audience.',
      '{names} strayed on to the stage, and off at the other side.',
      { text: '{names} drew the curtain, a bit too soon.', needs: ['hands'] },
      { text: '{names} straightened the crown, so that the spout looked forward.', needs: ['hands'] }
    ],
    way: [
      '{names} honked, to remind them of Maud.',
      '{names} searched the castle, and came back with a crumb.',
      { text: '{names} turned the pages, and could not keep up.', needs: ['hands'] },
      { text: '{names} knocked for the door, who had no hands free.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited in the wings, which were the coats.',
      '{names} crept up to the front row at the crumb.',
      { text: '{names} dimmed the lamp, and it looked more like a castle.', needs: ['hands'] },
      { text: '{names} dabbed one eye with a napkin, because of the cook.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea cosy went back on the pot, and the script into the drawer.',
    'They washed and lay down. Somebody said something in the next room, and {group} {were} listening.'
  ],
  last: [
    'Of the forty-six lines there were forty-six left for tomorrow, and {H} was asleep.',
    'Honk, said something far off in a dream, and {H}, asleep, was listening.'
  ]
})
