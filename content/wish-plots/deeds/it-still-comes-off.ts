import { wishPlot } from '../wish-plot.ts'

export const deedStillComesOff = wishPlot({
  id: 'wish-deed-still-comes-off',
  tellsAny: 'once',
  deeds: ['paints'],
  out: true,
  about: 'Until the lamps come on nobody may touch what has been painted, and so everybody does, until there is a bit made for touching.',
  titles: ['It Still Comes Off', 'The One for Touching', 'Until the Lamps Come On', '{H} Keeps Watch', 'Does It'],
  company: ['yard', 'hedge', 'chair', 'tray', 'sheet', 'washing', 'hat', 'lamp', 'finger', 'thumb', 'cloud'],
  want: [
    {
      id: 'somebody-to-watch',
      A: 'partner',
      paragraphs: [
        'All afternoon, behind the hedge, {once.first} {once.was} {once.doing}. “Done,” said {once.who}. “Only it still comes off. Nobody must touch it until the lamps come on. Could somebody keep watch?”',
        { extra: 1, joins: true, both: ['Wettest of all was the bit beside {what.part}.'] },
        '{H} had hoped for that. {H} put on the hat with the peak, and sat down in front on a chair.'
      ]
    },
    {
      id: 'what-colour',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s that colour called?” asked {A}. {once.who} turned the lid over and read it out. It was called Distant Morning. The one beside it was called Oats. “You’d never guess that from the outside,” said {A}.',
        '{H} looked round the yard, and gave out some more. The hedge was Wet Dog. The bins were Old Thursday. {A}’s jumper was a bit like Soup, and that was what the spot on it was too.'
      ]
    }
  ],
  way: [
    {
      id: 'does-it',
      A: 'partner',
      paragraphs: [
        'First {A} came by with the washing. “Don’t touch,” said {H}. “It comes off.” “Does it?” asked {A}, and put out a finger. It did. “Don’t touch,” said {H} to the man from next door. “I wasn’t going to,” said the man. “Why? Does it come off?”',
        'The postwoman went past quite nicely. Halfway down the street she turned round. Soon there was a whole row of fingertips, and {once.who} went over them again.'
      ]
    },
    {
      id: 'cannot-wait',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Waiting was the worst of it. {once.who} could not stay and could not go. {once.who} {doer.does}. “Does it dry quicker like that?” asked {A}. {H} looked very closely, from two inches away.',
        '“Not so that you’d see it,” said {H}. “But it’s quicker for us.” So they all did something. {A} did the five times table, and got as far as lunch.'
      ]
    },
    {
      id: 'on-that-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got some on {doer.part},” said {A}. {once.who} looked, and had some on there, and went on looking for rather a long time. “It isn’t bad,” said {once.who}.',
        '“It’s the best bit,” said {H}. “It’s smooth, and it’s gone right up to the edge.” That’s how it always is with the bits that you aren’t thinking about. They left it as it was, and nobody was allowed to touch that, either.'
      ]
    },
    {
      id: 'missed-a-bit',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve left out {what.part},” said {A}, with the washing basket on one hip. {once.who} stepped back. It was true, there was nothing on it. Nobody had noticed, for that was where {A} had been leaning.',
        '{A} turned round, and there it all was, on {A}’s back. It had come out very well. “Keep still,” said {once.who}, and measured how much would be needed to do it again.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. “Does that count as touching?” asked {A}. {H} had to think, under the hat. “If some of it comes off, it counts.” And some of it had come off. {once.who} went over that as well.'
      ]
    },
    {
      id: 'drip',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the top hung a drop that had not been there before. It got fatter, and thought about it, and set off. “It’s going left,” said {A}. “It’s going straight down,” said {H}. They each bet a peg on it.',
        'Halfway there it met another drop, and the two of them stopped to talk. The rest of the race was cancelled. {once.who} took both away with one stroke. The pegs went back to the line.'
      ]
    },
    {
      id: 'fly',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then a fly came. “Don’t touch,” said {H}. The fly had six feet and no patience. It sat down on it, and found out. Now it lifted one foot after the other, like somebody who has trodden in jam.',
        '{A} held out a corner of the washing to it. The fly walked across, and was clean. On the towel was a fine row of dots, with a gap where it had been cross.'
      ]
    },
    {
      id: 'blowing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We can blow on it,” said {A}, “the way you do with soup.” They stood in a row and blew. {A} blew with round cheeks, and {H} blew through the hat. After a bit all of them saw small stars, and had to sit down.',
        'They sat and looked at what they had done. There was one dry place, as big as a pea. “That’s mine,” said {H}. {A} knew for certain where {A} had been aiming.'
      ]
    },
    {
      id: 'stepping-back',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You have to look at it from further off,” said {once.who}, and took a step back. It was already better. With two more steps you could see what was meant. So they went back and back, all in a row, and said “ah” each time.',
        'After the ninth “ah” they stood in the neighbours’ kitchen. The woman there was stirring something. “It looks best from here,” said {A}. The woman put down the spoon, and stood beside them. “Does it come off?” asked the woman.'
      ]
    },
    {
      id: 'indoors',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Indoors there was some on the light switch. There was some on the fridge, on the milk, and on the second biscuit from the left. “Somebody’s been going about with that finger,” said {H}, and followed it with the hat on.',
        'It led to the bathroom and stopped at the tap. There stood {A}, with soap up to both elbows. “I was only going to wash it off,” said {A}, “and then I got hungry on the way.”'
      ]
    },
    {
      id: 'small-cloud',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Over the hedge came a cloud, one of the low ones. It stopped just above the yard. {H} pushed back the hat. “Don’t touch,” said {H} up into the air. “It comes off.”',
        'They all waited. {A} held a plate ready. Then one drop fell, only one, and it landed on the very edge. The cloud had wanted to know as well. It stayed for a bit longer, and then it moved on and told the others.'
      ]
    },
    {
      id: 'the-sheet',
      A: 'partner',
      paragraphs: [
        '“Then nobody must see it,” said {H}. They hung all the sheets off the line over it, down to the ground. Now people only lifted a corner, to see what it was that they mustn’t touch.',
        'When the sheets came off, everything was on the sheets. “Now we’ve got it twice,” said {A}, “and once backwards.” So {once.who} {once.did}, all over again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had understood about not touching. {A} sat down in front with its back to it, and looked the other way. Only the back end of {A} did not know about that, and moved.',
        '“Don’t turn round,” said {H}. {A} turned round, to see what there was to see. So now it was done on the other side as well. From above, {A} looked quite like somebody with a reason.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a bench like that at home,” said {S}, “newly done, in green. Nobody was allowed to sit on it until Sunday. On Sunday we all went out in a row, and everybody behind us laughed.” “Why?” asked {A}.',
        '“Each of us had a stripe,” said {S}, “and each had thought that nobody else tried.” {S} bent down to it with both hands behind {S}’s back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had touched it with {S}’s nose. “You said no fingers,” said {S}. “I said don’t touch,” said {A}. “With what?” That had been left open. {A} went through it all, with elbows, knees, ears and hair.',
        '“And tongue,” said {A}, just in time. {S} drew it in again. The nose was looked at in the spoon, from both sides. It was to stay like that until Friday.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A}’s hand had been in it up to the wrist. Nobody had seen it go in. Now {A} looked at it, front and back, and was pleased, and put it on everything in reach. It came out on the chair, on the hat, and on {H}’s knee.',
        'There were five fingers each time, all spread. “Well, it’s neat,” said {once.who}. {H} turned the knee to the light. {H} did not wash it until the week after.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was on a visit, and had on {A}’s good trousers. In your good trousers you mustn’t even look. So {A} stood by the hedge with both hands in the air. “Is it nice?” called {A}. “Very,” called {H}.',
        '“Tell me what it’s like.” {H} told everything, from the top down. When {H} got to the bottom, {A} was leaning on the gate with a happy face. The gate had been done that morning.'
      ]
    },
    {
      id: 'wants-to-know',
      A: 'partner',
      paragraphs: [
        '{A} held up a finger. “I’d have gone past with the washing,” said {A}. “But you said that it comes off, and the finger wanted to know.” {H}’s finger had wanted to since lunch.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-one-for-touching',
      A: 'partner',
      paragraphs: [
        '{H} fetched the old tray. “Could you do a bit more on here,” asked {H}, “as big as a plate?” {once.who} did it there just the same, in small. “This one’s for touching,” said {H}, and put it on the chair.',
        'And they came. {A} took a thumb, and the man from next door took two. The queue went as far as the bins. Behind it the real one stood and dried, and nobody looked round.'
      ]
    },
    {
      id: 'it-moves',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was nearly dark when something stirred behind the queue. {A} turned round, and so did {H}. It was quite plain to see. {once.the} {what.does}. “Is that because it’s new?” whispered {A}.',
        '“It’s because nobody’s looking,” said {once.who}. So they turned back again, to be polite, and put one more finger on the tray. Behind them it went on.'
      ]
    },
    {
      id: 'whose-is-that',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the tray you could read who had been there. “That’s the postwoman,” said {A}. “She’s got a ring.” The man from next door had two thumbs that leaned together. Very low down there was a line as thin as a thread.',
        '“And who’s that?” asked {H}. They looked over the edge. There on the leg of the chair sat a snail, with some on underneath. It was in no hurry to get home.'
      ]
    },
    {
      id: 'the-lamps',
      A: 'partner',
      paragraphs: [
        'Then the lamps came on. {H} took off the hat, went up to the real one, and put out a finger. Nothing came off. “And?” called {A}. “Now it doesn’t,” said {H}, and was almost sorry.',
        'But the tray was full to the rim, and had one place left in the middle. {H} put {H}’s finger there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed, and missed it by a whisker.',
      '{names} kept two good steps away, and leaned over to make up for it.',
      { text: '{names} brought out the chair for {H}, and tried it first.', needs: ['hands'] },
      { text: '{names} hung a bell on the hedge, in case of fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} brushed past, only once, and had a stripe to show for it.',
      '{names} backed away, straight into the sheets.',
      { text: '{names} counted the fingertips, and added just one.', needs: ['hands'] },
      { text: '{names} pegged up the last sheet, with clean thumbs at the start.', needs: ['hands'] }
    ],
    turn: [
      '{names} left a mark on the tray that nobody else had.',
      '{names} queued at the bins, and went round for a second go.',
      { text: '{names} drew a smile on the tray with one thumb.', needs: ['hands'] },
      { text: '{names} compared thumbs with the man from next door.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} carried the chair in. The sheets had to be washed again, all but one. That one was far too good.',
    '{H} washed all the fingers but the one. The tray stood by the bed, with the whole street on it. Outside in the lamplight {once.who} stepped back once more, to look, and said “ah”.'
  ],
  last: [
    'It was dry, it was dark, nothing came off any more, and {H} was asleep.',
    'In the middle of all the fingers was one more, and it was {H}’s, and {H} slept.'
  ]
})
