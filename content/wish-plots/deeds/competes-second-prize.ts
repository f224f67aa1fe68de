import { wishPlot } from '../wish-plot.ts'

export const deedCompetesSecondPrize = wishPlot({
  id: 'wish-deed-competes-second-prize',
  tellsAny: 'once',
  deeds: ['competes'],
  fed: true,
  out: true,
  about: 'The second prize is a plum cake and everybody wants to come second, so that nobody wins, until the cup and the cake change places.',
  titles: ['The Second Prize', 'After You, No, After You', 'A Cup with Two Ears', '{H} Minds the Prizes', 'Just Before Winning'],
  company: ['table', 'cloth', 'cup', 'cake', 'postman', 'lady with the handbag', 'handbag', 'line', 'finish', 'prizes', 'end'],
  want: [
    {
      id: 'cup-and-cake',
      A: 'partner',
      paragraphs: [
        'That evening {once.first} {once.was} going to {once.do}. {H} was minding the prizes, on a table with a cloth. The first was a silver cup. The second was a plum cake, still warm. {once.who} gave the cup a nod, and the cake a long look.',
        '{H} would have liked the cup, because it had ears. But {H} was not in the contest. {A} was, with the postman and a lady with a handbag.'
      ]
    },
    {
      id: 'a-third-prize',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What if there’s a third prize?” asked {A}. “What would you want it to be?” {once.who} did not have to think. “{doer.wants},” said {once.who}. It would have looked very well on that cloth.',
        '{H} lifted the cloth and looked under the table, just in case. There was only the fourth leg, with a folded bus ticket under it. “That’s first prize for the table,” said {H}.'
      ]
    },
    {
      id: 'how-many-plums',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Nine plums,” said {A}, who was looking from the line. “Eleven,” said {once.who}. They asked {H} to settle it. {H} counted with a finger in the air, so as not to touch.',
        'There were ten, and one place where a plum had been. Everybody looked at {H}. “It was like that,” said {H}. The postman thought that a deep hole counts as a plum. So {A} and {once.who} were equal.'
      ]
    },
    {
      id: 'being-surprised',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“If you come second,” said {A}, “you’ve got to look surprised.” They practised it. {A} said “Me?” and dropped a glove. {once.who} said “Me?” too, but it sounded like somebody who had heard about it beforehand.',
        '“You mustn’t look at the cake,” said {H}. “Look at me.” {once.who} looked at {H}. There was a crumb on {H}’s chin, and it all went wrong again.'
      ]
    }
  ],
  way: [
    {
      id: 'after-you',
      A: 'same',
      paragraphs: [
        'The contest began, and {once.who} {once.was} the best by far. And then, just before winning, {once.who} stopped. {A} came up from behind. “After you,” said {once.who}.',
        '“No, after you,” said {A}, and looked for a shoelace. The postman came, and studied the sky. The lady had to find something in her handbag. There they all stood, a hand’s width from the end, and nobody had won.'
      ]
    },
    {
      id: 'to-lose-time',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To lose a little time, {once.who} {doer.does}. {A} saw through that at once. {A} {doer.move}, and it took even longer. “That’s good,” said the postman, and began to sort his letters by their stamps.',
        '“Will anybody be coming in today?” called {H} from the table. They looked at each other. “We’re on our way,” called {A}.'
      ]
    },
    {
      id: 'in-the-handbag',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The lady was still looking in her handbag, and {A} had to hold what came out. There was a torch, and half a comb, and a bell. Then there was a smaller handbag. She opened that one too.',
        '“What are you looking for?” asked {once.who}. “I’ll know when I’ve found it,” said the lady, and looked over at the cake. With all that to hold, {A} could not have won anything.'
      ]
    },
    {
      id: 'not-entered',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A hedgehog came along. It was not in the contest. It went between {A} and {once.who}, and straight on over the end, without looking up. “Has it won?” asked {A} quickly.',
        '“It didn’t mean to,” said {H}. {once.who} would have let it win. “It ought to be asked, at least,” said {once.who}. But it was under the hedge by then, and rustled like somebody who has never cared for cups.'
      ]
    },
    {
      id: 'won-by-mistake',
      A: 'same',
      paragraphs: [
        '“It’s real silver!” called {H}, and rubbed the cup until it flashed. They admired it, and began all over again. This time {once.who} took so long that moss grew. {A} went twice round a tree.',
        'In the end the lady won by mistake, because she was thinking of something else. “Oh, bother,” she said. “May I go back?”'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The wind turned, and now the smell came over. First it reached the postman. He shut his eyes. Then it came to {A}, and last of all to {once.who}. It was the warm plums, and some cinnamon.',
        '{once.who} leaned after it, without noticing, and so did {A}. “You’re nearly over,” called {H}. They got a terrible fright, and both of them leaned back.'
      ]
    },
    {
      id: 'a-wasp',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The first to get to the prizes was a wasp. It walked once round the cup, and saw itself in it, and went off to the cake. {H} blew at it from the side. “Who’s that?” called {A}. “Somebody who’s come second,” said {H}.',
        '{once.who} wanted to know how it had done it. “It went round the first one and didn’t stop,” said {H}. The postman made a note of that.'
      ]
    },
    {
      id: 'in-the-cup',
      A: 'partner',
      paragraphs: [
        '{A} came over to the table. “They aren’t slow,” said {A} softly. “They’re all coming second, as hard as they can. So am I. It’s the cake.”',
        '{H} looked into the side of the cup. There they all were, small and round. Every one of them was looking past it, at the cake.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. The postman took off his cap. “Is there a prize for that?” asked {A}. “Only these,” said {H}, “but I could move them.”'
      ]
    },
    {
      id: 'watching-the-cake',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The cake was being watched from below as well, and that was {A}. {A} sat beside the fourth leg of the table and did not take part. {A} had no wish to come first or second. {A} wished to be there when it fell.',
        '“It won’t fall,” said {H}. {A} moved a little nearer to where it would. “Somebody’s got to be sure of something,” said {once.who}.'
      ]
    },
    {
      id: 'a-ham',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I won a ham once,” said {S}, “for guessing how heavy it was. It was so big that it had the good armchair.” “And then?” asked {A}. “We called it Gerald,” said {S}. “You couldn’t eat it after that.”',
        '{once.who} wanted to know what had become of it. “My uncle hadn’t been told the name,” said {S}. “He said that it was very good.”'
      ]
    },
    {
      id: 'for-not-touching',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had been standing at the table for an hour with both hands behind {S}’s back. “What do you get for not touching?” asked {S}. {A} had not thought of that. It was very much the hardest thing that anybody there was doing.',
        '“A plum, at the end,” said {A}. {S} nodded and pressed both hands together. A little later a voice said, “Is this the end?” It was not the end yet.'
      ]
    },
    {
      id: 'a-spoon',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had won already. It was a wooden spoon, and nobody knew what for. {A} beat it on the table, and the cup rang, and the cake gave a little hop. At the line they all held their breath.',
        '“It’s still whole,” called {H}. {A} beat once more, to be sure. “{A} doesn’t want anything else,” said {once.who}. “That’s what it must be like, to have won.”'
      ]
    },
    {
      id: 'everybody-the-same',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At our school everybody gets the same,” said {A}. “It’s a pencil.” “Whether you win or not?” asked {once.who}. “Even if you’re ill,” said {A}. “They bring it round.”',
        'The postman said that he brought those. He could tell by the way they rattled. They thought about that for a bit, and then, one after another, they thought about cake again.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-change-places',
      A: 'partner',
      paragraphs: [
        'So {H} put the cake where the cup had been. The cup went where the cake had been. “First prize,” called {H}, “one plum cake!”',
        'A sigh went along the line, and then they went at it. The postman lost his bag, {A} lost a shoe, and the handbag flew open. {once.who} {once.did}. This time nobody stopped before the end. They only stopped at the table.'
      ]
    },
    {
      id: 'a-speech',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“A speech!” called the postman. {once.who} had started on the cake and could not stop politely. “Mmf,” said {once.who}. It was quite a long speech, with a plum in it. They clapped.',
        '“What did it say?” asked {H}. {A} had understood every word. “It said thank you to everybody who let themselves be beaten,” said {A}. “And it’s got cinnamon in.”'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Afterwards there has to be a picture. {A} made a frame with four fingers and looked through. Something was not on it, and that was {doer.part}. So they all moved back. Now it was the postman who was missing.',
        'They moved back again, and again. When at last everybody was on it, the cake was as far away as a button. “You can tell that it’s a good one,” said {once.who}.'
      ]
    },
    {
      id: 'nobody-second',
      A: 'partner',
      paragraphs: [
        'Now the second prize was the cup. And there the others stood again, just before the end. “After you,” said the postman. {A} looked for the shoe.',
        '{H} went past all of them, not very fast, and took the cup by both ears. “What did you do for it?” asked {A}. “I walked,” said {H}.'
      ]
    },
    {
      id: 'from-both-ears',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There was milk, and now there was something to drink it from. {H} held the cup by one ear and {A} by the other. The mouth had to go in between. The lady came out of it with a white moustache.',
        '“And what do you do with it when it’s empty?” asked {once.who}. {H} put it on. It came down over both eyes, and the ears were just where they should be.'
      ]
    },
    {
      id: 'the-last-piece',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The cake went round, for nobody can win a whole cake alone. There was a piece for the postman, one for the lady, and two for {A} with one shoe. At the end there was one piece left.',
        '“After you,” said {A}. “No, after you,” said {once.who}. Then a hedgehog came out of the hedge. They put the piece down on a leaf, and it was gone almost at once. The hedgehog had not said “after you” to anybody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found the side of the table where the smell of plums came over.',
      '{names} brushed past the cake for the third time, quite by chance.',
      { text: '{names} smoothed the cloth round the cup, and took longer round the cake.', needs: ['hands'] },
      { text: '{names} polished one ear of the cup with a cuff.', needs: ['hands'] }
    ],
    way: [
      '{names} cheered as far as the last hand’s width, and ran out of cheer.',
      '{names} sniffed at the cake, and then at the cup, to compare.',
      { text: '{names} waved everybody on, with both arms, and nobody came on.', needs: ['hands'] },
      { text: '{names} pulled a bit of moss off somebody’s shoe.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the handbag, and into the way of the postman.',
      '{names} made way at the table, so that the cake came to no harm.',
      { text: '{names} gathered letters from all over the grass.', needs: ['hands'] },
      { text: '{names} saved a plate for whoever came first.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was shaken out for the sparrows. {once.who} went home full of plums, slowly, and this time there was no trick in it.',
    'Still a bit damp, {H} lay down. The cup stood by the bed, one ear to each side. In it was a plum for the morning.'
  ],
  last: [
    '“After you,” said {H} to the plum, and was asleep first.',
    'In the side of the cup lay {H}, small and round, and {H} was asleep.'
  ]
})
