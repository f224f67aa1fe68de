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
            'There were a good many books on the shelf. There wasn’t one about {wish}, not a right one.',
            '{H} wanted to be read to about {wish}. They looked along the whole shelf, and found nothing.',
            '“Why is there no book about {wish}?” said {H}. “I’d read it every night.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Then I’ll make one,” said {H}. There was paper, and a pencil, and some wool to tie it with.',
            'So {H} took paper, a pencil and a bit of wool, and that is all a book needs.',
            '{H} folded seven sheets down the middle. There was wool, to hold them together, and a pencil.'
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
            'Page one was easy. “{fact},” wrote {H}. It was good, but it was short.',
            'On the first page it said, “{fact}.” {H} blew on it, to make it dry.',
            '“{fact}.” That was page one, in big letters.'
          ]
        },
        {
          joins: true,
          both: [
            'Page two stayed white. It looked at {H}.',
            'Then the book was one page long, and that was not enough for bedtime.',
            '{H} had thought there would be more to write.'
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
            '“What comes next?” said {A}. “I don’t know,” said {H}. “I have to see it first. Then I can draw it.”',
            '{H} took the pencil to {A}. “You do page two,” said {H}. “I can’t,” said {A}. “I’ve never seen it.”',
            '“Is that all there is?” said {A}. “I need something to happen,” said {H}, “or I can’t write it down.”'
          ]
        },
        {
          joins: true,
          both: [
            '“Then we’ll play it,” said {A}, “and afterwards you write down how it was.” They took {stand.is}. That was {stand.part}.',
            'So they played it, for the book. {A} looked for {stand.part}, and came back with {stand.is}.',
            '“Let’s do it, then,” said {A}. “Here’s {stand.part}.” It was really {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“I’m {A.part},” said {A}. “Don’t forget that, when you write it.”',
            '{A} was {A.part} and {H} was {H.part}, and the pencil lay ready.',
            '“Who am I in it?” said {A}. “{A.part},” said {H}. “On every page.”'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            'All of that went on page two and page three. {A} drew {H}, and {H} drew {A}.',
            '“That’s going in,” said {H}. {A} held the paper still.',
            '{H} wrote it down at once, and {A} did the drawing. It filled two pages.'
          ]
        }
      ]
    },
    {
      id: 'alone-pages',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            '“I have to see it first,” said {H}. “Then I can write it down.” So there was {stand.part}, made of {stand.is}.',
            'For page two something had to happen. {H} needed {stand.part}, and took {stand.is}.',
            'You can’t draw what you’ve never done. {H} got {stand.part}. It was {stand.is}.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'alone' },
        {
          both: [
            'All of that went on page two and page three, with drawings.',
            '{H} wrote it down at once, before it could be forgotten.',
            '“That’s going in,” said {H}, and it filled two pages.'
          ]
        }
      ]
    },
    {
      id: 'elder-page',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            'One page was for {A}, who put on the glasses for it. “{fact},” wrote {A}, in best writing.',
            '{A} wanted a page too. “When I was small,” wrote {A}, “we had that as well. It was smaller.”',
            '{A} said it, and {H} wrote it down. “{guess},” it said. “That’s what they told me,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'child-page',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '{A} did a page with a crayon in each fist. “Which way up is it?” said {H}. {A} turned it round. “This way,” said {A}.',
            '{A}’s page had a hole in it. “That’s a door,” said {A}. Through it one could see one eye of {H}.',
            '“Mine’s about me,” said {A}. “It’s a book about {wish},” said {H}. “I’m in it,” said {A}, and was, waving.'
          ]
        },
        { extra: 1, joins: true, talk: 'boast' }
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
            'One page was by {A}. It had been lying on the floor, and {A} had walked over it.',
            '{A} lay down on the clean paper. {H} drew all the way round, and that was a page too.',
            'A corner was bitten off. {H} wrote beside it, “This was {A}.”'
          ]
        }
      ]
    },
    {
      id: 'grown-up-page',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} only had a minute. “Shall it be true or nice?” said {A}. “Both,” said {H}.',
            '“I know a bit about {wish},” said {A}, and wrote, “{fact}.” It filled the page.',
            '{A} wrote a recipe by mistake. {H} left it in. People in a book have to eat too.'
          ]
        },
        { extra: 1, joins: true, talk: 'ask' }
      ]
    },
    {
      id: 'two-pages',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“{guess},” it said on {A}’s page. “It doesn’t say that on mine,” said {H}. They looked at both, and left both in.',
            '{A} wanted a page with nothing on it but, “{say}.” {H} let {A} have it.',
            '“What’s that?” said {H}. “That’s {part},” said {A}. “It’s only a bit wet.”'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'numbers',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            '{H} put in numbers at the bottom. There were two threes, because both had come early.',
            'On the back {H} wrote what it cost. It cost a button.',
            'One page was left white, for people who came late.'
          ]
        }
      ]
    },
    {
      id: 'last-page',
      act: 'turn',
      steps: [
        {
          both: [
            'There was one page left, the last one. It was to have {stand.part} on it. {H} looked at {stand.is}.',
            '“It needs an end,” said {H}. “It ends with {stand.part}.” For that there was {stand.is}.',
            'The end was the hard part. {H} thought of {stand.part}, and fetched {stand.is}.'
          ]
        }
      ]
    },
    {
      id: 'last-try',
      act: 'turn',
      S: 'other',
      A: 'hero',
      party: 'together',
      steps: [
        {
          both: [
            '“This time I’m in it,” said {S}. “You write.” {H} had the pencil ready.',
            '{S} was to do it, and {H} was to write it down.',
            '“You do it, and I’ll look,” said {H} to {S}. “Then I know how it ends.”'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'last-try-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'bound',
      act: 'turn',
      steps: [
        {
          both: [
            'That was the end, and {H} wrote it down. Then the wool went through all the pages, with a knot.',
            '{H} wrote that on the last page and tied the book with the wool.',
            'So that was how it ended. The book was tied up with wool, and it was quite thick.'
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
            '{A} read it out, from the first page to the last. “Again,” said {H}.',
            '“Read it to me,” said {H}. {A} read it slowly, and laughed where {A} was in it.',
            'Then somebody had to read it. {A} read the words and {H} read the pictures.'
          ]
        },
        { draw: 'end' },
        {
          both: [
            '“It’s the best book about {wish},” said {A}. “It’s the only one,” said {H}.',
            '“Who wrote that?” said {A}. “We did,” said {H}. It said so on the front.',
            '{H} put it on the shelf, in the middle, where a gap had been.'
          ]
        }
      ]
    },
    {
      id: 'read-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} read it all, from the first page to the last. It was just right for bedtime.',
            'Then somebody had to read it. {H} did, and was surprised in two places.',
            '{H} opened it at the beginning, and knew how it would end, and read it all the same.'
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
