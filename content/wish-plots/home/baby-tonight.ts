import { wishPlot } from '../wish-plot.ts'

export const babyTonight = wishPlot({
  id: 'wish-baby-tonight',
  beginsElsewhere: true,
  wishes: ['baby born today', 'baby born tonight', 'baby being born', 'baby coming today', 'baby coming tonight', 'baby comes tonight', 'baby comes today', 'baby arriving today', 'baby arriving tonight', 'while baby born', 'waiting baby born', 'until baby born', 'day baby born', 'night baby born', 'birth day baby', 'sister born today', 'brother born today', 'sister born tonight', 'brother born tonight', 'sister being born', 'brother being born', 'sibling born today'],
  answers: ['baby', 'born', 'being', 'coming', 'comes', 'come', 'arriving', 'arrives', 'arrived', 'arrive', 'arrival', 'birth', 'birthday', 'day', 'night', 'evening', 'morning', 'today', 'tonight', 'now', 'just', 'finally', 'last', 'at', 'sister', 'brother', 'sibling', 'twin', 'new', 'little', 'first', 'second', 'third', 'another', 'big', 'waiting', 'wait', 'waits', 'while', 'until', 'till', 'when', 'for', 'staying', 'stays', 'stay', 'sleeping', 'sleepover', 'home', 'house', 'grandma', 'grandpa', 'granny', 'grandparents', 'nana', 'nan', 'nanny', 'auntie', 'aunt', 'aunty', 'uncle', 'daddy', 'dad', 'mummy', 'mum', 'mom', 'mommy', 'mama', 'having', 'has', 'have', 'gone', 'went', 'going', 'excited', 'our', 'we', 'is', 'was', 'be', 'will', 'welcome', 'family', 'name', 'named', 'called', 'he', 'she'],
  except: ['stable', 'jesus', 'bethlehem', 'manger', 'nativity', 'christmas', 'early', 'premature', 'weeks', 'week', 'cousin', 'ill', 'sick', 'died', 'dead', 'lost', 'asleep', 'heaven', 'stillborn', 'incubator', 'operation', 'emergency', 'ambulance', 'blood', 'scared', 'afraid', 'worried', 'sad', 'cry', 'cried', 'dragon', 'dinosaur', 'elephant', 'lamb', 'calf', 'foal', 'panda', 'penguin', 'giraffe', 'puppy', 'kitten', 'animal', 'animals', 'prince', 'princess', 'king', 'star', 'war', 'prison', 'court', 'adopted', 'foster', 'stepmum', 'ex'],
  nothingElse: true,
  namesFamily: true,
  motherIsAway: true,
  moods: ['waiting', 'first', 'change', 'proud'],
  company: ['telephone', 'pudding', 'bowl', 'berries', 'aunt', 'plate', 'chairs', 'window sill'],
  fed: true,
  about: 'While the baby is being born they make its birthday pudding, which has to show how old it is, and poke at it too often.',
  titles: ['Nought Candles', 'The Birthday Pudding', 'Today It Is Nought', '{H} Blows Out None', 'A Number with Nothing in It'],
  want: [
    {
      id: 'nought',
      A: 'partner',
      paragraphs: [
        '{H} was waiting with {A}, for today the baby was being born. “Then today’s its birthday,” said {H}. “How old will it be?” “Nought,” said {A}.',
        'So they made a birthday pudding, and it had to set. Then the number was to go on top, in berries. “When’s it done?” asked {H}. “When it’s done,” said {A}. “And the baby?” “Just the same.”'
      ]
    }
  ],
  way: [
    {
      id: 'finger',
      A: 'partner',
      paragraphs: [
        '{H} pressed one finger on the pudding, in the middle, to see if it would carry a berry. The finger went in. “You have to leave it alone,” said {A}. Then {A} picked up the telephone, to see if it still worked. “Leave that alone too,” said {H}, “or the baby can’t ring.”'
      ]
    },
    {
      id: 'jumper',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How does a baby come?” asked {H}. “Head first,” said {A}, “and slowly. Like you, when the jumper’s too tight.” {H} fetched the tightest one there was, and got in from below. It was dark. For a while there was only jumper.',
        '“It’s narrow here,” it said. “You’re doing well,” said {A}. Then came some hair, and two ears, and after that all of {H}. “Oh,” said {A}, “it’s {H}. That’s just who I was hoping for.”'
      ]
    },
    {
      id: 'engaged',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The telephone rang. It was an aunt, who wanted to know if the baby was there. “No,” said {A}. Then a neighbour rang, and then a cousin, and then the aunt again.',
        '“How’s it to get through,” said {H}, “with all of you in the way?” The aunt saw that, and promised to stay off the line. A little later it rang. It was the aunt, who wanted to say that she was staying off it.'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How big is a new baby’s head?” asked {H}. {A} went to see what there was, and came back with an orange. So {H} folded a birthday hat from a paper bag, and put it on. The orange was gone.',
        '“It’ll grow into it,” said {A}. But {H} did not want to wait that long, and turned up the brim, three times. An orange has no eyes. All the same you could see that it was relieved.'
      ]
    },
    {
      id: 'present',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What do you give to somebody who hasn’t got anything?” asked {H}. {A} looked round the room. The baby had no spoon yet, and no chair, and no Wednesday. It could do with all of it, and that made it hard.',
        '{H} thought of the spoon, and then of the door, because of the handle. In the end it was a button. “It’s never had a hole before,” said {H}. “And now it gets four.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They practised the birthday song. There has to be a name in it, towards the end, and the baby had none yet. So there they hummed. “Perhaps it’s called Mm,” said {H}.',
        'They sang it again, for Mm. {A} held the hum until there was no breath left. “It’s a good name,” said {A}. “You can call it in with your mouth full.”'
      ]
    },
    {
      id: 'what-it-knows',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Does it know that we’re waiting?” asked {H}. “It doesn’t know anything yet,” said {A}. “Not even Tuesdays.” “Not even soup?” It did not even know soup. {H} tried to think how that was, not to know soup, and had to sit down.',
        '“What’ll we show it first?” asked {A}. {H} was for bread, and then a cupboard. “Not the brass band,” said {H}. “Or it goes straight back in.”'
      ]
    },
    {
      id: 'first-words',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What shall we say to the baby first?” asked {A}. You only hear something for the first time once. {A} thought of “Mind the step”. {H} thought of “Don’t look at the curtains”.',
        'They tried a few on the teapot, which was about the right size, and listened quietly. “Here you are,” said {H} to it in the end. “We’d nearly started without you.” The teapot looked as if it would stay.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was only {A} who had not touched the pudding. {A} looked at it from further down, and that was all. {H} stayed beside {A} for a bit, to learn how it was done.',
        '“There’ll be a baby,” said {H}. “It can’t bite you. It’s got nothing to do it with.” {A} went on looking at the pudding. It takes more than a baby to change the subject.'
      ]
    },
    {
      id: 'elder-sock',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Once when I was waiting for a baby I knitted it a sock,” said {S}. “It didn’t come, so I went on. In the morning there it was, and the sock had got as far as the stove.”',
        '“And who wore it?” asked {A}. “Nobody had a leg like that,” said {S}. “It lies along the door, against the draught. And the baby’s got a beard by now.”'
      ]
    },
    {
      id: 'child-bet',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“How big will the baby be?” asked {A}. {S} showed it with both hands. Then {S} thought of the feet as well, and the hands moved apart. When it had hair too, it was as long as the table.',
        '“Then it could have walked here,” said {A}. {S} looked from one hand to the other. “It’s lying down,” said {S}, and took it in a bit at both ends.'
      ]
    },
    {
      id: 'guest-paint',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was waiting for one, I painted the door,” said {S}. “It was green. The baby took its time, and so I did the frame, and then the hall.” “And then?” asked {A}.',
        '“By the time it was born I’d got to the bottom of the stairs,” said {S}. The neighbours hadn’t asked for green. They had come out to complain, and then they had to say congratulations.'
      ]
    },
    {
      id: 'second-hole',
      A: 'partner',
      paragraphs: [
        'Soon there was a second hole in the pudding, and it was bigger than {H}’s finger. {A} had pudding on the chin. “I only wanted to know,” said {A}. After that they looked together, which was fairer, and made a hole each.'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-out',
      A: 'partner',
      paragraphs: [
        '“Now it’s done,” said {A}, and turned it out on a plate. But the middle stayed behind in the bowl, with all the holes. “It’s firm at the edge,” said {A}, “just where we left it alone.” Now there was nowhere to put the number.',
        '{H} stood up to fetch a cloth and cover it, and saw it from above. “It’s on it,” said {H}. “What is?” “The number. It’s nought.”'
      ]
    },
    {
      id: 'good-nothing',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was still the middle, in the bowl, and they saw to it with two spoons. “What’s inside a nought?” asked {A}. “Nothing,” said {H}. “That’s why it is one.”',
        '{A} scraped once round the bowl, and licked the spoon on both sides. “Then this is what we’ve been eating,” said {A}. “Nothing.” {H} licked as well. It was very good nothing. “Is there any more?” asked {H}. There was only the other sort.'
      ]
    },
    {
      id: 'other-noughts',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{H} counted up what else was nought today. The baby had nought teeth and nought shoes. It had nought bus tickets, and had sat on nought wasps. “Any debts?” asked {A}. “Nought,” said {H}.',
        '{A} wrote them one after the other on the edge of the newspaper. It was a very long row. “You only need a one in front of that,” said {A}, “and it could buy the street.”'
      ]
    },
    {
      id: 'bus',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Outside a bus went by with its lights on. “None of them knows that the baby’s being born,” said {H}. “That man with the bag doesn’t either. He thinks it’s just any old evening.”',
        '{H} breathed on the window and drew a nought, as big as would go. The man with the bag looked up at it for a while. Then the bag was put down, and the man waved. “He doesn’t know what it is,” said {A}, “but he’s pleased.”'
      ]
    },
    {
      id: 'candles',
      A: 'partner',
      paragraphs: [
        'So they put on nought candles. {A} lit none of them, and {H} blew out the lot. Then they turned their chairs round, with their backs to the telephone. “It goes when nobody’s at it,” said {H}. “Like a pudding.”'
      ]
    },
    {
      id: 'wished',
      A: 'other',
      spare: 15,
      paragraphs: [
        '“Did you wish for anything, when you blew?” asked {A}. “You mustn’t tell,” said {H}, “or it doesn’t come.” {A} nodded. But {A} was looking at the telephone, and so was {H}.',
        '“I wished for the same,” said {A}. “You haven’t got any candles,” said {H}. “I had one of the noughts,” said {A}, “when you’d finished with it.”'
      ]
    },
    {
      id: 'backs',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Is it ringing?” asked {A}. “No,” said {H}. “I only ask because I can’t see it.” “You don’t hear with your eyes,” said {H}. But {A} sat up very straight, to have more back.',
        'So they looked at the wall. There was a spot on it that nobody had ever had time for. “It’s a boot,” said {A}. “It’s a boat,” said {H}. It had waited there longer than either of them, and had not once asked if it was ringing.'
      ]
    },
    {
      id: 'mouths-full',
      A: 'partner',
      paragraphs: [
        'They ate the nought from the outside, so that it stayed one. Then it rang, and they both had their mouths full. “Mm?” said {A} into the telephone. “Mm!” {A} swallowed. “The baby’s there,” said {A}, and held it to {H}’s ear. Something squeaked, like a small gate. “Happy birthday,” said {H}.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“We’ve got to tell somebody,” said {H}. It was late, so they knocked on the wall, quite small, as the baby would have done. For a while nothing came back. Then there were two knocks, and after that a great many.',
        '“Now they know it next door,” said {A}. They listened. It went on knocking, further off, and once more on the far side of that. “And now the whole street’s got it,” said {H}.'
      ]
    },
    {
      id: 'what-was-left',
      A: 'partner',
      paragraphs: [
        'They ate on, till the nought was thin as a thread, and then gone. “All eaten,” said {A}. “Not the hole,” said {H}. Nobody had had a bite of it, and it had got bigger. {H} put the bowl over it, to keep it for the baby.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the telephone too, and looked at it.',
      '{names} came to see how far the pudding had got.',
      { text: '{names} picked out the roundest berries, for the number.', needs: ['hands'] },
      { text: '{names} put up a hand and said that nought was quite young.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the pudding as well, and only looked.',
      '{names} went to the door and back, in case the baby came that way.',
      { text: '{names} pointed to the softest place, with one finger, from quite far off.', needs: ['hands'] },
      { text: '{names} laid a cloth over the telephone, and took it off again.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a bite of the nought, from the outside.',
      '{names} kept as still as could be, so that it would ring.',
      { text: '{names} counted the candles, and came to nought as well.', needs: ['hands'] },
      { text: '{names} turned one more chair to the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate stood on the window sill, with the hole under its bowl.',
    '{H} washed off the pudding, and lay down. It was still the baby’s birthday, for a little while.'
  ],
  last: [
    'The baby was there, it was nought, and {H} was asleep.',
    'Under the bowl the nought kept quite still until the morning, and {H} was asleep.'
  ]
})
