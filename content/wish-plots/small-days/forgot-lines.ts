import { wishPlot } from '../wish-plot.ts'

export const forgotLines = wishPlot({
  id: 'wish-forgot-lines',
  beginsElsewhere: true,
  wishes: ['forgot lines', 'forgot line', 'forgot words play', 'forgot her words', 'forgot his words', 'forgot words stage', 'forgot words assembly', 'forgot words concert', 'forgot what to say', 'forgetting lines', 'forgetting words stage', 'forget lines', 'forget words play', 'forgets lines', 'froze on stage', 'froze on the stage', 'mind went blank', 'went blank', 'lines in the play', 'forgotten lines', 'forgot poem', 'forgot nativity', 'forgot part play', 'remember lines', 'remembering lines', 'learn lines', 'learning lines', 'forgot my lines', 'forgets words church', 'forgot words church', 'white sunday words', 'forgets her words'],
  answers: ['play', 'school', 'class', 'stage', 'line', 'lines', 'word', 'words', 'assembly', 'nativity', 'christmas', 'concert', 'show', 'her', 'his', 'my', 'today', 'yesterday', 'tomorrow', 'worried', 'scared', 'afraid', 'nervous', 'might', 'forgot', 'forgets', 'forgetting', 'forget', 'cried', 'embarrassed', 'upset', 'only', 'one', 'front', 'everyone', 'everybody', 'parents', 'drama', 'part', 'big', 'first', 'remember', 'what', 'say', 'froze', 'blank', 'all', 'church', 'sunday', 'white'],
  except: ['laughed', 'teased', 'bullied', 'mean', 'grandma', 'grandpa', 'nana', 'granny', 'dad', 'mum', 'daddy', 'mummy', 'teacher', 'song', 'piano', 'lunch', 'bag', 'coat', 'homework', 'sick', 'fell', 'wet', 'robot', 'dragon', 'dragons', 'lion', 'owl', 'parrot', 'wizard', 'spell', 'times', 'tables', 'spelling', 'test', 'writing', 'kept', 'punishment', 'railway', 'washing'],
  moods: ['late', 'afraid', 'proud', 'losing', 'first', 'learning'],
  out: true,
  company: ['spoon', 'king', 'porridge', 'play'],
  about: 'The hero has one line in the play and forgets it, so the king has a cold and a toasted prune instead of having lost his spoon, until a teacup in the last row reminds everybody.',
  titles: ['The King Has a Cold', 'A Toasted Prune for the King', 'The Spoon in the Last Row', '{H} Has One Line', 'A Hole With a Draught'],
  want: [
    {
      id: 'one-line',
      A: 'partner',
      paragraphs: [
        'In the school play {H} had one line. “The king has lost his spoon!” If nobody said that, the others could not go and look for it. So {H} had learned it over the porridge, each morning, while {A} went clink, clink with a spoon. {H} wanted to say it right to the last row, where {A} sat with a cup of tea.'
      ]
    }
  ],
  way: [
    {
      id: 'a-cold',
      A: 'partner',
      paragraphs: [
        '{H} ran on in a big hat, stopped at the chalk cross and breathed in. The line was gone. Where it had been there was a hole in {H}’s head, with a draught. All the people looked up, with faces like plates.',
        '“The king,” said {H}. That bit was left. “The king has… a cold.” Behind {H} sat Mo, who was the king. Mo sneezed, to be helpful. The three gardeners had come to look for a spoon. Now they felt Mo’s forehead.',
        'From the curtain came a whisper. It was the teacher, Mr Dunn. “Lost his spoon,” whispered Mr Dunn. {H} did not quite catch it. “The king has a toasted prune!” called {H}. Mo looked under the crown.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The hat was Mr Dunn’s, and it had a feather. When {H} looked left, the hat stayed where it was, and {H} saw only felt. “Perhaps your line’s in there,” said a gardener, quietly. {H} felt along the brim. There was a comb in it, and no line.',
        'At home {A} had held that hat under the tap, to shrink it. It had not helped. It had only made the feather droop.'
      ]
    },
    {
      id: 'other-lines',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The worst of it was that all the rest were there. {H} knew the gardeners’ lines, and the cook’s. {H} knew the whole of “Incy Wincy Spider”, and the number of the bus. They all called out together. Only the king’s spoon was missing.',
        '“My shed is open,” {H} very nearly said. But that belonged to the second gardener, who would want it later. {A} saw {H}’s lips move.'
      ]
    },
    {
      id: 'how-quiet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It is never as quiet as when somebody has forgotten something. A chair creaked, far over to the left. Somebody’s grandfather unwrapped a sweet, and stopped halfway, for it was like a house falling down. {A} held both knees together.',
        'How long was it? To {H} it was as long as a summer. {A} looked at the clock afterwards, and it had been eleven seconds. Nobody there would ever believe that.'
      ]
    },
    {
      id: 'the-sheep',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the wings stood the ones who were not on yet. There was half a horse, and a very small sheep with a watch. “What does it say next?” whispered the sheep. “I don’t know,” said the horse’s back legs. “It’s dark in here.”',
        'The sheep had one thing to say all evening, and that was “Baa”. It said so, under its breath, again and again. It was lucky, for nobody could forget “Baa”.'
      ]
    },
    {
      id: 'behind-the-sofa',
      A: 'same',
      spare: 5,
      paragraphs: [
        'And yet they had done it everywhere. {H} had said it in the bath, and through the letter box, and once into a boot. {A} had gone down the street as far as the lamp post and held up a thumb. The line had arrived there every time.',
        '“You could say it in your sleep,” {A} had said. That very night {H} did. {A} had been passing with the washing, and had stood in the door and clapped.'
      ]
    },
    {
      id: 'the-plates',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Among all those faces {H} looked for {A}’s. There were hats, and bald heads, and a row of phones. A tiny baby looked back, who didn’t know what was meant to happen. That was a comfort. There was at least one person who thought it was all just as it should be.',
        'And there, quite at the back, was a hand. It was not waving. It was only up, to say where {A} was.'
      ]
    },
    {
      id: 'what-mo-did',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Mo’s good,” whispered {A}, out in the rows. “I’d have run off.” Mo had sneezed once more, and wiped it on the robe. Then Mo asked for a hot-water bottle. It had never been in the play, and the cook brought a cushion.',
        '“Is it a play about health?” asked a man in front. “It’s about a king,” said {A}. “Wait and see.”'
      ]
    },
    {
      id: 'in-the-head',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where do they go, when they’re gone?” {H} asked later. {A} thought. “They don’t go. It’s like a coat in the cloakroom. The coat’s there. You’ve only dropped the ticket.” “And if you run round looking?” “Then you don’t look at the floor.”',
        '{H} knew that cloakroom. It was dark in there, and all the pegs looked the same. “You need somebody to find the ticket for you,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once sang in front of four hundred people,” said {S}. “I got to the second verse, and it wasn’t there. So I sang the first again.” “Did they notice?” asked {A}. “Then came the third,” said {S}, “and I sang the first again.”',
        'By the fifth, the whole hall had been able to sing it with {S}. They sang it all the way home. “It was in the newspaper,” said {S}. “It said that everybody knew the first verse.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had known the line as well, for you couldn’t help it, in that house. {S} sat in the row with both hands over {S}’s mouth, and the line had to go somewhere. So {S}’s shoes tapped it, heel and toe: the king has lost his spoon.',
        '“I nearly called it,” said {S} later. “Why didn’t you?” asked {A}. “It’s yours,” said {S}. “I only had it in case.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was allowed in, at the end of a row, on the lap nearest the door. {A} knew {H} at once, under all that hat. “Ah!” said {A}, right into the quietest part. Some people laughed, and breathed, because now they could.',
        'It was not the line. But it went right to the last row, and {H} breathed too.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '{A} had never seen the play, and liked it. There was a king who wasn’t well, and a messenger who kept bringing worse and worse news. {A} leaned forward for the next bit.',
        '“What’s a toasted prune?” {A} asked later. “It’s nothing,” said {H}. “It’s what’s left of a spoon.” “What a pity,” said {A}. “I’d have tried one.”'
      ]
    },
    {
      id: 'clink',
      A: 'partner',
      paragraphs: [
        'At the very back {A} saw what was the matter. Calling out was not allowed. But in the tea there was a spoon. {A} stirred, exactly as over the porridge. Clink, clink, clink.'
      ]
    }
  ],
  turn: [
    {
      id: 'breakfast',
      A: 'partner',
      paragraphs: [
        '{H}’s head came up. That was breakfast! And with breakfast the line came back, as it did every morning. “The king has lost his spoon!” called {H}, and it went over all the plates, right to the last row. “At last,” said Mo. The three gardeners let go of Mo’s forehead, and ran off to look for the spoon.',
        'They looked in three woods, and came back. The first gardener felt in one pocket, and then in the other. The golden spoon should have been in there, and it was not. Now the first gardener had the hole, with a draught.'
      ]
    },
    {
      id: 'the-gardener',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The first gardener had ears like two red lamps. {H} moved over, so that the big hat hid them both. “I forgot mine too,” said {H}, from under the brim.',
        '“I know,” said the gardener. “We felt Mo’s head for it.” From the back it looked like part of the play.'
      ]
    },
    {
      id: 'afterwards',
      A: 'other',
      spare: 14,
      paragraphs: [
        'Afterwards people came up with their coats on. “I liked the prune,” said a woman with a stick. {A} heard four of them say that. Nobody said a thing about the gardeners.',
        '“It isn’t fair,” said {H} to the third gardener. “You were much better.” “I know,” said that gardener. “But I’d have liked the prune to be mine.”'
      ]
    },
    {
      id: 'the-last-row',
      A: 'partner',
      paragraphs: [
        '“I know where it is!” called {H}. That was a new line, and {H} had made it up. “In the last row!” Everybody turned round, and {A} held up the teaspoon. It went from hand to hand, over all the rows, to the king, and everybody clapped.',
        '“And why did the king have a cold?” asked {A} on the way home. “From the draught,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the last row as well, where there was room for legs.',
      '{names} knew the line too, from all that porridge.',
      { text: '{names} kept a seat free with a coat.', needs: ['hands'] },
      { text: '{names} clapped before the play had begun.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up too, like all those plates.',
      '{names} sat very still, and looked at the chalk cross.',
      { text: '{names} held on to the chair in front.', needs: ['hands'] },
      { text: '{names} passed the sugar along, without a sound.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked round for the spoon, in row after row.',
      '{names} breathed out, at last.',
      { text: '{names} passed the spoon on, handle first.', needs: ['hands'] },
      { text: '{names} clapped with both hands over the head.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon had come back from the king, and was washed. It lay beside the porridge bowl for the morning.',
    '{H} hung up the big hat, washed the dust off both cheeks, and lay down. Nobody looked up, and nobody had to say anything.'
  ],
  last: [
    'There was a hole, soft and dark, with no draught in it at all, and {H} was asleep.',
    'The last line of all was hardly more than a breath, and {H} was asleep.'
  ]
})
