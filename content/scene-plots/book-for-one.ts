import type { ScenePlot } from '../format.ts'

/** A making day: a book about the wish, a page from each; the pages come out in the wrong order, and it is better so. */
export const bookForOne: ScenePlot = {
  id: 'book-for-one',
  about: 'The hero makes a book about the wish, with a page from everybody; no two pages agree, it falls on the floor and is sewn together in the wrong order, and read aloud it is the right one.',
  fits: { sorts: 'any', moods: ['learning', 'proud', 'change'] },
  titles: [
    'A Book with Seven Pages',
    'Written by Everybody',
    '{H} Makes a Book',
    'Page Four Was Missing',
    'The Only Copy',
    'The Book about {wish}',
    'Held Together with Wool',
    'It Began in the Middle',
    'To Be Read Lying Down',
    'The End Comes First',
    'Please Turn Over'
  ],
  elements: ['magical discovery', 'secret library'],
  scenes: [
    {
      id: 'no-book',
      act: 'want',
      steps: [
        {
          both: [
            'On the shelf there were a good many books. There was one about bread, and one about the law. There was not one about {wish}, not a right one.',
            '{H} wanted to be read to about {wish}. They looked along the whole shelf, twice. “Then I shall have to make it,” said {H}.',
            '“Somebody ought to write a book about {wish},” said {H}. It was said to the whole room, and then {H} noticed that it was {H}.'
          ]
        },
        {
          both: [
            'Paper was there, some of it clean on both sides. There was a pencil too, and wool, to hold it together.',
            '{H} folded seven sheets down the middle, with the tongue out. They were not all the same size. It was going to be that sort of book.',
            'First it needed a cover. {H} drew {part} on it, and wrote By {H}, and left room below that, in case.'
          ]
        }
      ]
    },
    {
      id: 'page-one',
      act: 'want',
      steps: [
        {
          both: [
            'Page one was easy. “{fact},” wrote {H}. That was the most important thing, and after it one could breathe.',
            '“{fact}.” So it began. It was a strong beginning, and it took up the whole of the page because of the letters.',
            'The first page had a picture of {part}, and under it stood, “{fact}.” {H} blew on it.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'Page two stayed white for a while. It looked at {H}.',
            'Then the book was one page long, and that was not long enough for bedtime.',
            '{H} had thought there would be more in that head than one page.'
          ]
        }
      ]
    },
    {
      id: 'second-author',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“What comes next?” said {A}, looking over a shoulder. “That’s what I want to know,” said {H}, and pushed the paper across. “You do two.”',
            '{H} went to {A} with page two and the pencil. “Everything you know,” said {H}. “It may be short.”',
            '“I can’t draw,” said {A}. “It isn’t for a museum,” said {H}, and held the paper still for {A}.'
          ]
        },
        {
          both: [
            '{A} wrote, and crossed out, and wrote. “{guess},” it said. {H} read it with the head on one side. “That isn’t the same as mine,” said {H}.',
            '“{guess}.” That was the whole of page two, in the handwriting of {A}. {H} was not sure about it. It was certainly new.',
            'It turned out that {A} was one who draws with the sharp end. “{guess},” stood below. {H} wished to know who had said so. “I did,” said {A}.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'alone-pages',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            'For page two {H} went and sat somewhere else. One writes differently on the floor.',
            'Page two was drawn with the other hand, and looked as if it were by somebody else. That was a help.',
            '{H} asked the chair what should come next, and wrote it down.'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          both: [
            '“{guess},” it said there now. “That’s what some people think,” wrote {H} below.',
            'The third page was all {doing}, from edge to edge, and some of the table.',
            'Here and there {H} had left a gap, for later, or for the reader.'
          ]
        }
      ]
    },
    {
      id: 'elder-page',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            'Page three went to {A}, who put on the glasses for it. Then they came off again. “Once upon a time,” wrote {A}. “Not that sort,” said {H}.',
            '{A} told {H} what to write, and {H} wrote it. It was about a winter. “Is there {part} in it?” said {H}. “There was later,” said {A}.',
            'With {A} it all had to be in best writing. It took until the tea was cold. There were three lines of it, and a leaf stuck on.'
          ]
        }
      ]
    },
    {
      id: 'child-page',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '{A} did page four with a crayon in each fist. “Which way up is it?” said {H}. {A} turned it round. “This one,” said {A}. “Or the one from before.”',
            'The page of {A} had a hole in it. “That’s a door,” said {A}. One could look through it at page five, and at one eye of {H}.',
            '“Mine is about me,” said {A}. “It’s a book about {wish},” said {H}. “I’m in it,” said {A}, and was, at the left, waving.'
          ]
        },
        { joins: true, extra: 1, talk: 'boast' }
      ]
    },
    {
      id: 'pet-page',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'One page was by {A}. It had been lying on the floor, and {A} had been outside. It was the most lifelike of them all.',
            '{A} lay down on the clean paper, as one does. {H} drew all the way round it, and that was page six.',
            'Nobody had asked {A} for a page. But a corner was bitten off before they had looked. {H} put a ring round it, and signed for it.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-page',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} only had a minute, and a pen that worked. “Shall it be true or nice?” said {A}. {H} said that there was room for both.',
            '“I know a bit about {wish},” said {A}, halfway to the kitchen. It became a whole page, on both sides.',
            '{A} wrote a recipe by mistake. It had got into the hand. {H} let it stay, because of {food}.'
          ]
        },
        { joins: true, extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'trouble',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'Page five was to be about what can go wrong. One does not have to make that up.',
            'For one of the pages they tried it out, so as to draw it from life.',
            'It is a good thing for a book if something happens in it. {H} and {A} saw to that.'
          ]
        },
        { joins: true, draw: 'problem' },
        { draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'quarrel-of-pages',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            '“Your page says the opposite of mine,” said {H}. {A} read one, and then the other. “They could take turns,” said {A}.',
            '“{fact},” said {H}. “It must be in there somewhere.” {A} found a place for it between two drawings, going round the corner.',
            'They argued about one word, and crossed it out. {H} began at the left and {A} at the right, and they met in the middle of it.'
          ]
        }
      ]
    },
    {
      id: 'fair-copy',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'There was one white page left. {H} thought of everybody who might like to be on it, and left it white for them.',
            '{H} put in numbers at the bottom. There were two threes. They had both come early.',
            'On the back {H} wrote what it cost. It cost a button, or, for people of this house, nothing.'
          ]
        }
      ]
    },
    {
      id: 'falls',
      act: 'turn',
      steps: [
        {
          both: [
            'Then the whole book slid off the table, and lay on the floor in leaves. Nobody had looked yet which was which.',
            'Just before the wool was through, a door opened somewhere. A draught came and read all the pages at once, and then they lay about.',
            '{H} stood up to show it, all in a heap. Down it came, one page here and one page under the stove.'
          ]
        },
        {
          both: [
            'They were picked up as they came. A piece of wool was pulled through, and tied. Only then did {H} see that it now began with the end.',
            'In the order in which they were found, they were threaded on the wool. Page one was in the middle, upside down, like a bat.',
            'Quick as anything they were put together again, and tied with a bow. It was a book. It was just not the same one.'
          ]
        }
      ]
    },
    {
      id: 'read-together',
      act: 'turn',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“It’s all wrong,” said {H}. “Wait,” said {A}, who had begun to read. “Listen to this. It makes sense.” {H} got up on the arm of the chair beside {A}.',
            '{H} was near to tears over it. {A} sat down next to {H} and simply began to read, from the front. One did not know how it would come out. That was new.',
            '“You read it,” said {H}, with both eyes shut. {A} read slowly, and turned over, and stopped. “Did you mean that?” said {A}. “It’s very good.”'
          ]
        },
        {
          both: [
            'First it was finished, then it was winter, then there was a recipe. At the very end came {wish}, and, “{fact}.” One could not have done it better on purpose.',
            'It started with goodbye. After that it got earlier and earlier, till one came to {wish}. There it stopped, just where one wanted to hear more.',
            '“Again,” said {H}, when they were through with {wish}. {A} turned it over and read it from the other side. It went that way as well.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'read-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} read it as it was. It began with the end, and then one wondered how it had come to that, and read on.',
            'At first {H} wanted to undo the knot. But one look at the first page, which was the sixth, and {H} sat down with it.',
            'It was a surprise on every page, even for somebody who had written it.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'So far, no pages had been asked for from {names}.',
        { text: 'Pencils were lent by {names}, and some of them were sharp.', needs: ['hands'] },
        'What it was going to be, {names} could not see from there.',
        'Between the shelf and the table went {names}.'
      ]
    },
    way: {
      both: [
        'Everyone could have half a page, and {names} took it.',
        'There were also some lines by {names}, sideways.',
        'In small print at the edge stood {names}.'
      ]
    },
    turn: {
      both: [
        'On the floor, looking for the last page, were {names}.',
        'Of the authors, {names} sat nearest to the lamp.',
        'All over the rug sat {names}, to hear how it came out.'
      ]
    }
  },
  bed: [
    {
      both: [
        'It was put on the shelf among the big books, and stood up by itself.',
        'The pencils lay in their box, all with their noses the same way.',
        'A strand of wool was left over, and somebody laid it in as a bookmark.'
      ]
    },
    {
      both: [
        'There was one white page still to come, and nobody had to fill it today.',
        'Shut, it was hardly thicker than a slice of bread. All of them were in it.',
        'The last page was turned by the night, which reads very slowly.'
      ]
    }
  ]
}
