import { wishPlot } from '../wish-plot.ts'

export const whoeverRead = wishPlot({
  id: 'wish-whoever-read',
  visits: 'anything',
  whoever: [
    'wants to read',
    'can’t read',
    'couldn’t read',
    'can’t read yet',
    'wants to read a book',
    'wants to read books',
    'wants to read a story',
    'wants to read stories',
    'wants to be able to read',
    'can’t read books',
    'is bad at reading',
    'is no good at reading',
    'finds reading hard',
    'dreams of reading',
    'longs to read',
    'wishes it could read',
    'never learned to read',
    'has never read a book',
    'reads badly',
    'mixes up letters',
    'mixes up its letters',
    'doesn’t know the alphabet',
    'doesn’t know its letters',
    'wants to know the alphabet',
    'wants to learn the alphabet',
    'wants to learn letters',
    'wants to learn the letters',
    'wants to learn its letters',
    'can’t spell',
    'is bad at spelling',
    'wants to spell',
    'finds letters hard',
    'only looks at the pictures',
    'can’t sound out words',
    'forgot how to read',
    'reads very slowly',
    'reads the words wrong',
    'guesses the words in books',
    'gets its letters muddled',
    'holds the book upside down',
    'doesn’t know its abc'],
  except: ['news', 'tv', 'telly', 'television', 'minds', 'thoughts', 'a map', 'maps', 'music', 'the clock', 'the time', 'the stars', 'tea leaves', 'diary', 'magic spell', 'letters from', 'write', 'hates', 'doesn’t like', 'doesn’t want', 'spells'],
  company: ['note', 'notes', 'bun', 'cup', 'bed', 'end', 'word'],
  about: 'The hero wants the hidden bun and runs off at the first letter of each note; whoever cannot read only ever has the last one, until three of them are the word and walk together.',
  titles: ['The End Isn’t Here Yet', 'Three in a Word', '{visitor} Is the Last Letter', 'Something with C', 'It Was in There the Whole Time'],
  want: [
    {
      id: 'gone-at-c',
      A: 'partner',
      paragraphs: [
        '{A} had hidden the last currant bun, and had written notes that led to it. On the first there was one short word. {H} saw that it began with C, and was off. “Coat!” came from the hall. “Curtain! Colander!” There was nothing in them. {H} wanted that bun.',
        'When {H} came back, somebody was bending over the note. It was {visitor.first}. “I’ve been looking at it from all sides,” said {visitor}. “When does it start?”'
      ]
    }
  ],
  way: [
    {
      id: 'gone-home',
      A: 'partner',
      paragraphs: [
        '{visitor} knew what the letters say. The first one was like a nut that cracks. “C,” said {visitor}. Next came “u”, as when you lift something. “P,” like a bubble. “And all together?” asked {H}. “I don’t know,” said {visitor}. “When I get to the last one, the first has gone home.”',
        '“You have to say them louder,” said {A}. “C! U! P!” cried {visitor}. They were no nearer. “Cushion!” cried {H}, and undid it. It was feathers.'
      ]
    },
    {
      id: 'in-the-big-book',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“There’s something about you in a book,” said {A}, and looked for the page. “{caller.fact},” read {A}. {visitor} came round the table. “It says that? Where?” “From here to here,” said {A}. It was a grey line, with some bits that stuck out at the top.',
        '{visitor} went right down to it, and looked along. “And nobody told me,” said {visitor}. “How long has it been standing there?” {A} looked at the front. It had been longer than {A} had.'
      ]
    },
    {
      id: 'nothing-written',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What is there to read where you come from?” asked {H}. {visitor} thought. “There’s nothing written {caller.where},” said {visitor}. “There’s just what’s there.” {A} wrote a small sign for it to take along. Here it is, said the sign.',
        '“What does it say?” asked {visitor}. {A} said it. “But you can see that,” said {visitor}. All the same it was folded up, and put away very carefully. It was the first thing that had ever been written for there.'
      ]
    },
    {
      id: 'holds-it-down',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'The note kept rolling up, and then it was a note about nothing. “I’ll hold it,” said {visitor}, and put {caller.part} on one edge. That was a good hold. It lay quite flat. But now there were only two letters left, and they said “up”.',
        'They all looked up. There was the lamp, and nothing on it. “It’s still a word,” said {A}, “but it’s a smaller one. There’s one sitting in there.” {visitor} moved over a bit, to let the C out.'
      ]
    },
    {
      id: 'before-the-paper',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“You have to show it that you’re in earnest,” said {A}. {visitor} stood up straight in front of the note, and {caller.does}. The note did not mind. So {A} {caller.move}, on the other side of it. It said no more than before.',
        '“It isn’t shy,” said {H}. “It says the same to everybody.” {visitor} had never thought of that. It had been saying it the whole time, even when they were in the hall with the coats.'
      ]
    },
    {
      id: 'long-ones',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“With some it’s easier,” said {A}. “You can keep those on.” {A} kept on an M, mmmm, until the next letter had arrived. “Mmmmilk.” They did it with sss, and with fff. Like that {visitor} got hold of a sock and a fish.',
        '“It’s like a chain,” said {visitor}. “You don’t let go of one till you’ve got the other.” But C and P could not be kept on. They went bang, and that was all. {H} had tried to for so long that both ears were hot.'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once {visitor} got all three of them in one go. “Puc!” It was a good word, and they looked for one everywhere. There was no puc in the fridge. There might have been one behind the sofa, but it was a sock.',
        '“Which end did you begin at?” asked {A}. It had been the end by the fridge. “Words go from the window to the fridge,” said {A}. {H} turned the table round, to be on the safe side. Then they went from the fridge to the window, and nobody knew anything.'
      ]
    },
    {
      id: 'belly-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} drew a stick with a belly on it. “That’s b,” said {A}. “And that’s d.” {visitor} looked from one to the other. “It’s the same one,” said {visitor}. “It’s only been somewhere, and it’s coming back.” {H} found that quite right.',
        'So they asked each of them where it was going. If the belly was ahead, it was b, on its way to bed. If the belly came behind, it was d, and had to go to the dentist. {A} got up and walked like both of them.'
      ]
    },
    {
      id: 'tins',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the cupboard {visitor} could read everything. “Tomatoes,” read {visitor}. “Peas. Fish.” It went like the wind. “Those are the pictures,” said {A}. At the back there was one with no picture on it, just letters. {visitor} put it close, and listened.',
        '“It’s thick,” said {visitor}. {H} read the first letter, and said that it was pineapple, prunes or paint. “Go on to the end of it,” said {A}. But nobody wanted to wait for that, so {A} opened it. It was pears. They were very good on a spoon.'
      ]
    },
    {
      id: 'quiet-k',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There are some that don’t say anything,” said {A}, and wrote down “knee”. There was a K in front of it. “It doesn’t do anything at all,” said {A}. “It just likes to be there.” {visitor} felt sorry for the K. They said it with it once: k-nee.',
        'They did the knot, too, and the knock. {H} went out, and k-nocked. “You can hear that it’s pleased,” said {visitor}. “But it would get on your nerves in the long run,” said {A}.'
      ]
    },
    {
      id: 'where-you-breathe',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} opened a book for grown-ups. It was black from top to bottom. “When do they come up for air?” asked {visitor}. {A} showed where there was some white. There was a little after each word, and more after a dot.',
        'They read only the white. {A} turned the pages, and they breathed at all the gaps. It was a restful book, and went quickly. “There’s more of that in the ones for children,” said {H}. “They know that you need it.”'
      ]
    },
    {
      id: 'guessing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} came by with a comb, a crayon and half a cucumber. “It’s none of these,” said {H}. {A} asked why {H} did not stop till the word was over. “Because I know what it is already,” said {H}. “I’ve known it eleven times.”',
        '“I never know it,” said {visitor}. “I wait at the end, and nobody comes.” They looked at one another. {H} would have liked a little of that waiting. {visitor} would have liked one of the eleven.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When somebody read to us, there went a finger along underneath,” said {S}. “For a whole winter I thought that it was the finger that could read. I borrowed it once, while its owner was asleep.” “And did it?” asked {A}. “It only pointed at things,” said {S}.',
        '“But one day I got there before it,” said {S}. “It said ham. I was so hungry that I’d read it.” {visitor} looked at the note again, with more appetite.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} read them a story, with a different voice for the bear. It went very fast. {visitor} had never heard anybody read so well. “Turn over,” whispered {A}. {S} had got as far as the honey, and it was still raining in the picture.',
        '“You’ve got it upside down as well,” said {A}. {S} turned the book round, and read on without a stop. “It’s the same upside down,” said {S}. “I know it from underneath, too.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had got to the note before the others, and lay on it. “What does it say now?” asked {visitor}. {H} bent down. You could see a bit of the P, and it had hair on. They asked {A} to get up, and {A} looked at them kindly.',
        '{H} read what there was of {A} instead, from the front to the back. “That’s the nose,” read {H}, “and then it goes on for some time.” At the end {A} moved. It had been a good place to stop.'
      ]
    },
    {
      id: 'a-hole-between',
      A: 'partner',
      paragraphs: [
        '{A} looked from one to the other. “{H} never has more than the first one,” said {A}, “and you never have more than the last. In the middle there’s a hole.” Then {A} tore up the word. {H} got the C, and stood by the door. {visitor} got the P, and stood by the fridge. {A} took the u, and stood in the hole in between.'
      ]
    }
  ],
  turn: [
    {
      id: 'walk-together',
      A: 'partner',
      paragraphs: [
        '“C,” said {H} by the door. “U,” said {A}. “P,” said {visitor} by the fridge. They each took a step, and said it again. It was shorter now. At the third step they bumped together, c-u-p.',
        '“Cup!” cried {visitor}, who was last, and had felt them coming. “It’s a cup! It was in there the whole time!” And so it was. In the blue cup lay a bit of paper.'
      ]
    },
    {
      id: 'change-places',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They stayed a word for a little longer. {visitor} went round to the front, and was a P there. {H} wrote one for the end. “Pup,” they said, and {A} barked in the middle. {H} held up an N, and they were “pun”. That was nothing to eat.',
        '“You only have to change one of us,” said {visitor}, “and it’s quite another animal.” With T in front they were “tup”. {A} said that this was a ram, and honestly it is one. Nobody had known that they could be that.'
      ]
    },
    {
      id: 'cannot-stop',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Tap,” said {visitor} all at once. “Hot. Jam. Lid.” It was everywhere in the kitchen. It had been standing there on all the tins and taps. “I only look at it,” said {visitor}, “and it says it. How do you turn that off?”',
        '“You can’t,” said {A}. “From now on it’ll always do that.” {visitor} tried to look at the jam without reading it. They all tried. {H} held out the longest, and had to shut both eyes for it.'
      ]
    },
    {
      id: 'the-end-of-the-bun',
      A: 'partner',
      paragraphs: [
        'The word on the new note began with B, and {H} had one foot in the air. “Wait,” said {visitor}. “The end isn’t here yet.” {H} stood there like a stork. “Be-d,” said {visitor}. “Bed!” They all ran. In the bed lay a plate, with a cloth on it, and a note. “Bin?” cried {H}.',
        '“Go through the middle,” said {visitor}. “B-u-n. It’s a bun!” They pulled the cloth away. {A} broke it into three, with the beginning for {H}, and kept the middle. {visitor} got the end, and that was where all the currants had run to.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran along to the curtain, in good faith.',
      '{names} could smell the bun, but not where.',
      { text: '{names} put the coats back, and the colander.', needs: ['hands'] },
      { text: '{names} turned the note over, and it was a bill for a tap.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on something with C.',
      '{names} looked at the bubble, and at the nut, and yawned.',
      { text: '{names} picked the feathers up one by one.', needs: ['hands'] },
      { text: '{names} underlined the whole word, to make it easier.', needs: ['hands'] }
    ],
    turn: [
      '{names} came after the P, and made a full stop.',
      '{names} got to the bed first, without reading anything.',
      { text: '{names} looked into the other cups too, for the sake of order.', needs: ['hands'] },
      { text: '{names} picked up the crumbs from the middle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The notes were put in the blue cup, all three of them. {visitor} went home, and read every street sign right to the end.',
    'They washed, and went to bed. They looked to see that it was one, from the b right to the d. There were crumbs in the middle.'
  ],
  last: [
    'The end was here now, and {H} had waited for it, and was asleep.',
    'There was a b, and there was a d, and in between lay {H}, asleep.'
  ]
})
