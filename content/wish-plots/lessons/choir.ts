import { wishPlot } from '../wish-plot.ts'

export const choir = wishPlot({
  id: 'wish-choir',
  beginsElsewhere: true,
  wishes: ['choir', 'choirs', 'quire', 'school choir', 'singing choir', 'choir concert', 'choir practice', 'children’s choir', 'childrens choir', 'choir solo', 'singing concert', 'singing in a concert', 'sing on stage', 'singing on stage', 'singing assembly', 'school concert', 'spring concert', 'summer concert', 'winter concert', 'chorus', 'sang solo', 'sing solo', 'sings solo', 'singing solo', 'sang assembly', 'sang in assembly', 'sang concert', 'sang in a concert'],
  answers: ['school', 'singing', 'sing', 'sings', 'sang', 'song', 'songs', 'concert', 'practice', 'stage', 'first', 'solo', 'front', 'loud', 'loudly', 'loudest', 'quiet', 'voice', 'joined', 'joining', 'joins', 'starting', 'starts', 'nervous', 'scared', 'shy', 'afraid', 'tonight', 'tomorrow', 'today', 'hall', 'row', 'bench', 'conductor', 'children', 'children’s', 'childrens', 'everyone', 'audience', 'new', 'big', 'loves', 'performing', 'performance', 'assembly', 'spring', 'summer', 'winter', 'everybody', 'clapped', 'class'],
  except: ['frog', 'frogs', 'bird', 'birds', 'dog', 'dogs', 'cat', 'cats', 'mice', 'mouse', 'animals', 'whale', 'whales', 'angels', 'angel', 'christmas', 'carol', 'carols', 'nativity', 'church', 'funeral', 'robot', 'robots', 'dragon', 'dragons', 'monsters', 'snowmen', 'penguins', 'lost', 'picked', 'didn’t', 'not', 'chosen', 'mum', 'mum’s', 'dad', 'dad’s', 'grandma’s', 'granny’s', 'piano', 'guitar', 'violin', 'recorder', 'drum', 'drums', 'orchestra', 'pop', 'taylor', 'cancelled', 'throat', 'ill', 'sick', 'vegetables', 'socks', 'moon'],
  moods: ['first', 'afraid', 'proud', 'waiting', 'learning'],
  out: true,
  about: 'The hero wants to be heard out of a whole choir, and is, by coming in one beat too early where everybody has to be quiet.',
  titles: ['Bang in the Gap', 'One Beat Too Early', '{H} in the Second Row', 'The Hole in the Song', 'Thirty Mouths and One'],
  want: [
    {
      id: 'thirty-mouths',
      A: 'partner',
      paragraphs: [
        'Tonight the school choir gave a concert, and {H} stood in the second row. There were thirty children in it. {A} would sit right at the back. “And you have to hear me,” said {H}. “Not the others. Me.”',
        '“I’ll try,” said {A}. “But how will I know which one’s you?” {H} sang, so that {A} could learn it by heart. “Down the hill the wagon rolled.” {A} shut both eyes and listened. “Got it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        'At the last practice {H} sang as loudly as it would go. The boy in front got a hot neck. Mr Okoro, who waved the choir along, pulled one finger slowly down. “Listen to the child beside you,” said Mr Okoro. “If you can’t, you’re too loud.”',
        'So {H} listened to Priya, who went exactly like everybody else. “I couldn’t hear you at all,” said {A} afterwards. “It was like one big child.”'
      ]
    },
    {
      id: 'mouths',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“For an o you put an egg in,” said {H}. “Not a real one. You just leave room.” {H} showed it, and {A} did it too. “Down the hooole,” sang {A}. “That’s a duck’s egg,” said {H}. “You only need a hen’s.”',
        'For an e you smiled, but not with the teeth. For an m you closed the door and went on singing in the kitchen. They stood face to face and did them all in turn. Somebody came in for a music stand, and went out again.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The benches were in three rows, each a bit higher. “You mustn’t have stiff knees,” said {H}, “or you go all funny. Then you have to sit on the floor with a biscuit.” {H} bent both, just a little. You could not see it from the front.',
        '{A} tried it as well. It felt like standing on a bus. “How long do you have to stand like that?” “Six songs,” said {H}. “And in the fourth your nose itches.” “What do you do?” “You sing it away,” said {H}. “It’s a sad one.”'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the end there was a note as long as a corridor. Nobody had enough air for it. “You breathe when your neighbour doesn’t,” said {H}. “Then it never has a hole.” So they held it together. {A} breathed, and {H} kept it up. Then {H} breathed, and {A} did.',
        'It went on for so long that a caretaker looked in to see what was humming. “Is it the pipes?” he asked. They could not answer, or it would have stopped. They shook their heads, and took turns.'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Mr Okoro talked with both hands. Up meant more, and down meant less. A small circle in the air, with a pinch at the end, meant stop. {H} did it for {A}, who hummed. Up. Down. Pinch. It was like having a tap.',
        'Then {H} scratched one ear, and {A} sang that too. “What was that one?” asked {H}. “I thought it was the high bit,” said {A}. They kept it. From then on the ear was the high bit.'
      ]
    },
    {
      id: 'the-wave',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’re not allowed to wave,” said {H}. “Last time a boy waved at his aunt, and all the aunts waved back.” {A} promised not to. “But I could do something small,” said {A}, and pulled at one ear.',
        '{H} pulled at one ear too. It was very small, and you could not see it at all. But {A} had seen it, and so had {H}. “That’s hello,” said {H}. “And the other ear?” “That’s: I’ve still got the biscuits,” said {A}.'
      ]
    },
    {
      id: 'the-dark',
      spare: 6,
      paragraphs: [
        'Before it began they waited behind the curtain, in a line. It smelled of dust and of thirty peppermints. On the other side there was a noise like a beach. That was the people. “There are so many,” whispered Priya.',
        '{H} put an eye to a gap. There were coats, and a baby, and a man with a cough. Nobody was looking cross. “They’re only sitting,” whispered {H}. “They’ve got nothing to do at all.” Priya looked too, and after that her hand was not so cold.'
      ]
    },
    {
      id: 'the-tall-boy',
      spare: 7,
      paragraphs: [
        'The tall boy in the third row was called Emil, and his voice was on the move. Sometimes it was up there with all the rest. Then it fell down some stairs, in the middle of a word. “Down the hi-ill,” sang Emil, and the hill had a cellar.',
        '“Does it hurt?” asked {H}. “No,” said Emil. “It’s just that I never know who’s coming out.” Mr Okoro was pleased with him. “You’re the whole wagon,” said Mr Okoro.'
      ]
    },
    {
      id: 'programme',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a sheet with all the names on it, in small print. They looked for {H}. {A} went down the list with a finger. There were two called Ben, and one Aurelia, who took up half a line.',
        'Then it came, with a bit of a smudge on top. “There you are,” said {A}. “You’re number nineteen.” {H} read it twice. “Then you can count,” said {H}. “If you hear eighteen, the next one’s me.”'
      ]
    },
    {
      id: 'only-lips',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I used to sing in one,” said {A}. “At the concert I forgot the second verse, so I sang ‘rhubarb’. If you sing rhubarb with the others, nobody hears it.” {H} did not believe that. “Rhubarb rhu the rhubarb rhu,” sang {A}, to the tune of the wagon.',
        'It went surprisingly well. “And nobody noticed?” asked {H}. “Everybody clapped,” said {A}. “But afterwards the girl next to me wanted to know where I’d got the rhubarb in my verse. In hers it was custard.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“In our choir I was a growler,” said {S}. “The teacher said, you can turn the pages.” “And did you mind?” asked {A}. “I turned them very well,” said {S}. “I licked my thumb, and I was never late. Without me they’d have been on page one to this day.”',
        '{S} showed how it was done, with the sheet of names. It made a small sound, like a bird going by. “That was me,” said {S}. “You could hear me right at the back.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knew the song by now, from hearing it so often. {S} sang it to the coats in the cloakroom. They hung there in three rows. “Down the hill the wagon road,” sang {S}. “Rolled,” said {A}. “No, it’s a road,” said {S}, “or how would it get down?”',
        'When it was over, {S} bowed to the coats. One of them slid off its hook. “That one’s fainted,” said {A}. They hung it up again, with its knees not so stiff.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had a place at the side, beside the bags. When the choir warmed up, {A} looked along all thirty mouths. They went up the stairs on “la”, and came down again. {A} knew only one of them.',
        'At the end of the row {A} stopped and sat down. It was in front of the second bench, by number nineteen. “There,” said {H} to Priya. “It can be done.”'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        '“Is there no place where they’re all quiet?” asked {A}. There was one. “Down the hill the wagon rolled,” sang {H}, and waited. “Bang, into the hay.” “What’s in between?” asked {A}. “A hole,” said {H}. “We have to count to one in there.”',
        '{A} counted to one. It really was very quiet in there. “Nobody’s allowed to sing in it,” said {H}. “It’s the hardest bit of all.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bang',
      A: 'partner',
      paragraphs: [
        'The hall went dark. {H} stood with soft knees, looked for {A}, and saw only coats. Mr Okoro lifted both hands. “Down the hill the wagon rolled,” sang the choir. And right in the hole, all alone, somebody sang: “Bang!”',
        'It was {H}. It had come out by itself, one beat too early, and flew as far as the back wall. “Bang, into the hay,” sang the others. {H} went hot to the ears. Far away in the dark somebody said, “There!”'
      ]
    },
    {
      id: 'going-on',
      spare: 13,
      paragraphs: [
        '{H} wanted to climb down from the bench and go home. But nobody could stop in a choir. It was like a bus. The hay came, and the long hill after it, and {H} was on board with all the rest.',
        'Priya sang on, and looked straight ahead. But she had moved a bit closer, until their sleeves touched. So {H} could hear her now. She was shaking a little. It was not the song. It was that she was trying not to laugh.'
      ]
    },
    {
      id: 'second-verse',
      A: 'partner',
      paragraphs: [
        'In the second verse {H} kept both lips shut. But “Bang!” sang Priya in the hole, and so did the boy in front. In the third verse there were ten of them. Mr Okoro looked at the ceiling for a moment. Then he pointed into the hole, and all thirty sang it: “Bang!”',
        'People stamped. “Did you hear me?” asked {H}, when the coats were on. “Before all the others,” said {A}. “I’d have known that bang anywhere.”'
      ]
    },
    {
      id: 'man-with-a-cough',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the way out the man with the cough stood by the door. He bent down to {H}. “That double bang,” he said. “I’ve known that song for fifty years, and it’s always had something missing.” Then he coughed. It was just one, and it came a beat early.',
        '“Bang,” said the man, and put on his hat. {A} held the door open for him. They could hear him all the way to the bus stop. He was rolling down the hill.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened too, to learn {H} by heart.',
      '{names} looked along the benches, as high as they went.',
      { text: '{names} kept a place at the back with a scarf.', needs: ['hands'] },
      { text: '{names} held the peppermints, one for each song.', needs: ['hands'] }
    ],
    way: [
      '{names} turned to the loud one in the second row.',
      '{names} sat in the empty hall, and made it a bit less empty.',
      { text: '{names} waved along, up and down, a bit behind Mr Okoro.', needs: ['hands'] },
      { text: '{names} did up a collar that had come loose from singing.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat up at the bang, before anybody else did.',
      '{names} knew at once which of the thirty that was.',
      { text: '{names} clapped until both hands were hot.', needs: ['hands'] },
      { text: '{names} sang bang as well, in the third verse, at the back.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the white shirt was hung over a chair. It still looked like somebody in a choir.',
    '{H} washed, and hummed with the door shut, as for an m. In bed it was quiet enough to hear each breath, in and out, with a small hole between.'
  ],
  last: [
    'In the hole after that nobody sang, they only counted to one, and {H} was asleep.',
    'Down the hill the wagon rolled, and into the hay, quite softly, and {H} was asleep.'
  ]
})
