import { wishPlot } from '../wish-plot.ts'

export const sameBookAgain = wishPlot({
  id: 'wish-same-book-again',
  wishes: ['read it again', 'read that again', 'same book again', 'same book every night', 'same story every night', 'same story again', 'same bedtime story', 'same book every bedtime', 'same book over and over', 'same story over and over', 'reads the same book', 'read the same book', 'reading the same book', 'wants the same book', 'one more story', 'just one more story', 'another story before bed', 'wants another story', 'want another story', 'more bedtime stories', 'one more book', 'just one more book', 'another book before bed', 'another book bedtime', 'wants another book', 'favourite bedtime book', 'favorite bedtime book', 'favourite book every night', 'favourite story again', 'favorite story again', 'book again and again', 'knows the book by heart', 'knows the story by heart', 'same old book', 'always the same book', 'same bedtime book', 'wants the same story', 'wants it read again', 'skipped a page', 'skips pages', 'skipping pages', 'skipped a page of the book'],
  answers: ['read', 'reads', 'reading', 'book', 'books', 'again', 'same', 'every', 'over', 'heart', 'know', 'knows', 'by', 'one', 'more', 'another', 'just', 'favourite', 'favorite', 'best', 'wants', 'want', 'wanted', 'asks', 'asked', 'bedtime', 'bed', 'before', 'sleep', 'page', 'pages', 'skip', 'skipped', 'skipping', 'left', 'out', 'thin', 'picture', 'pictures', 'words', 'word', 'author', 'end', 'times', 'ten', 'hundred', 'love', 'loves', 'bored', 'tired', 'sofa', 'lap', 'cuddle', 'library', 'turn', 'turns', 'mouse', 'goat', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'home'],
  except: ['library', 'school', 'homework', 'learning', 'learn', 'teacher', 'torn', 'lost', 'wet', 'late', 'torch', 'film', 'audiobook', 'recipe', 'comic', 'toilet', 'hospital', 'died', 'scared', 'scary', 'live', 'inside', 'alive', 'eats', 'ate', 'robot', 'dragon', 'chapter', 'drink', 'cuddle', 'water', 'kiss'],
  moods: ['waiting', 'late', 'change'],
  company: ['book', 'goat', 'hat', 'snail', 'page', 'pages', 'words', 'lettuce', 'shed', 'pond', 'moon', 'trains', 'lamp', 'grass'],
  about: 'The hero wants the same book again, and the partner knows every word of it by heart and leaves out the snail, which is in no word, until the one who reads looks at the pictures and wants it once more.',
  titles: ['Again From the Shed', 'You’ve Left Out the Snail', '{H} Reads the Grass', 'The Other Half of the Book', 'As Far as the Lettuce'],
  want: [
    {
      id: 'book-about-the-goat',
      A: 'partner',
      paragraphs: [
        '{H} wanted the same book again, the thin one about the goat. The goat looks for its hat, and the hat is on its head. {A} had just read it aloud, and {H} had turned the pages. “The end,” said {A}. “Again,” said {H}.',
        '“It’s the same every night,” said {A}. “Couldn’t we have the book of trains?” {H} shook {H}’s head. “It’s only just got there,” said {H}. {A} thought that {H} meant the goat.'
      ]
    }
  ],
  way: [
    {
      id: 'where-the-trains-go',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They did try the book of trains. It was thick, and in it there were forty, each with its number. “Thirty-one,” read {A}, “is a goods train with a crane.” {H} looked into the wagons one by one. They held coal, and sand, and more coal.',
        '“What are you looking for?” asked {A}. “Somebody who isn’t a train,” said {H}. There was not a face in it anywhere. {A} shut the trains at thirty-two, and they both felt a little lonely.'
      ]
    },
    {
      id: 'two-pages-at-once',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} thought of a short way. “You could turn two pages at once,” said {A}. “Then we’d be done sooner.” {H} tried it, and the goat went in at the shed and came out behind the moon. It had a wet beard, and nobody knew where from.',
        '“Now it’s never been to the pond,” said {H}, and went back. The beard got wet again, in the proper place. “You noticed,” said {A}. “The goat noticed,” said {H}.'
      ]
    },
    {
      id: 'in-a-whisper',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To make a change, {A} read the book in a whisper. “It looked in the shed,” whispered {A}. The shed seemed darker than before. “It looked in the pond.” You could nearly hear the drips. Behind the moon it was so quiet that {H} held {H}’s breath.',
        '“Is it another book now?” asked {A}. {H} thought it over. “It’s the same one,” said {H}, “with its slippers on.”'
      ]
    },
    {
      id: 'other-voices',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} offered to do the voices, and began with the goat. It had a deep voice, like a cupboard. “But there’s only the goat in it,” said {H}, “and it doesn’t say a word.” {A} looked, and it was so. The goat only looked about.',
        'So {A} did the shed. The shed had a thin voice, and was sorry that it had no hat in it. The pond gargled. “And the moon?” asked {H}. {A} opened {A}’s mouth for the moon, and shut it again, very beautifully.'
      ]
    },
    {
      id: 'every-word',
      A: 'partner',
      paragraphs: [
        '“I don’t even need the book,” said {A}, and looked at the ceiling. “A goat had lost its hat. It looked in the shed. It looked in the pond. It looked behind the moon. Then it scratched its head. The end.” There was not a word missing.',
        '{H} sat there with the book shut. “You left out the snail,” said {H}. “What snail?” said {A}. “I know every word in there, and not one of them’s a snail.”'
      ]
    },
    {
      id: 'elder-one-book',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had one book, about seven robbers,” said {S}, “and the last page was gone. So my father made up an end each night.” “The same one?” asked {A}. “Never. Once the robbers all turned into bread.”',
        'Then {S} had found the page, years later, behind a shelf. “And how did it end?” “The robbers went home,” said {S}. “It was quite right. But we’d been used to more.” {A} thought that bread was better, too.'
      ]
    },
    {
      id: 'child-reads',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to read the book as well, and held it upside down. The goat hung from the grass by its feet. Its hat stayed on all the same. “It’s a good hat,” said {S}, and read: “Goat. Goat. Goat. Goat.” That was one for each page.',
        '“And what happens?” asked {A}. “Goat,” said {S}, and it was the goat who had the last word. The book had never been so short, and nobody had asked for that.'
      ]
    },
    {
      id: 'who-else-looks',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why doesn’t the goat put up a hoof and feel?” asked {A}. {H} had wondered that on the first night. By now {H} knew. “It looks into things, and it looks behind things,” said {H}. “It’s never once looked on top of one.”',
        '{A} felt the top of {A}’s own head at that, only to be sure. There was nothing there. Then {H} had to try as well. It is not easy to say what’s on your head, when you never see it.'
      ]
    },
    {
      id: 'no-snail-in-the-words',
      A: 'partner',
      paragraphs: [
        '{H} opened the book at the shed. “Goat, hat, shed,” read {A}, along the line. “No snail.” {H} laid a finger below the line, right at the bottom, where the grass was. In the grass went a snail, the size of a pea. “How long has that been there?” asked {A}.',
        '“Always,” said {H}. “You’re always busy with the words.” {A} was quiet. All those nights they had been in one book, and each of them had seen half of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'read-the-grass',
      A: 'partner',
      paragraphs: [
        '“Then you read, and I’ll look,” said {A}. So {H} read the grass, page by page. At the shed the snail was on the left. At the pond it had come as far as the reeds. Behind the moon it stretched out its neck. On the last page stood a lettuce, and there was the snail with its eyes shut, chewing. “It’s got there!” cried {A}. “Every night,” said {H}.'
      ]
    },
    {
      id: 'how-far-is-that',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wanted to know how far it was from the shed to the lettuce. {H} measured with a thumb. It was eleven thumbs, with all the pages one behind another. “How long does a snail take for that?” asked {A}.',
        'They both knew that. It took exactly as long as the book. “So I’ve always read at just the right speed,” said {A}, “and never knew for whom.” {A} read the next line rather more evenly than usual.'
      ]
    },
    {
      id: 'pet-in-the-book',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came and lay down on the book, over the pond and half the shed. It was warm there from the lamp. “Mind the snail,” said {H}, and felt with a finger under {A}’s middle. The snail was flat, but it had been so before.',
        'They waited until {A} got up. Nothing had moved in the grass meanwhile. A snail in a book can wait longer than anybody. When {A} went, a hair was left lying at the pond. The goat seemed to be looking at it.'
      ]
    },
    {
      id: 'other-finds-more',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} took the book over to the lamp, and looked for more that nobody had read. There was a spider in the shed. It had a web in the top corner, with a gap. On the next page the gap was mended. “It does that in between,” said {A}.',
        '“In between what?” asked {H}. {A} turned the page very slowly, and looked in from the side. You could not see the spider do it. It must have been quicker than a page.'
      ]
    },
    {
      id: 'tomorrow-night',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And if we do read the trains tomorrow?” asked {A}. Then the snail would have to stay at the shed until the day after. {H} thought of it there, with its neck out, listening. It would hear {A} read out forty trains, and not one goat.',
        '“It wouldn’t say anything,” said {H}. “It never does.” {A} saw that this made it worse. “First the goat, then the trains,” said {A}. It was settled, and the book was patted on its back.'
      ]
    },
    {
      id: 'one-more-time',
      A: 'partner',
      paragraphs: [
        '{H} shut the book. “Wait,” said {A}. “Where’s the snail now?” “Back at the shed,” said {H}. “It can’t get there unless somebody turns the pages.” {A} thought of the shed, and of all that grass. “Again,” said {A}.',
        '{H} gave a yawn. It was getting late for goats. “One more time,” said {H}, “and then the light goes out.” And they both watched the grass.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} knew what was coming, and moved up on the cushion.',
      '{names} looked for the hat as well, under the cushion.',
      { text: '{names} brought the book of trains, which was heavy, and it was not opened.', needs: ['hands'] },
      { text: '{names} wanted to hear of the goat too, and turned up the lamp.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for a snail, and heard none.',
      '{names} looked for a snail under the book, where it was warm.',
      { text: '{names} wiped a crumb off the cover, and it was not the snail.', needs: ['hands'] },
      { text: '{names} turned the book over, and there was no snail on the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the lettuce, and got rather hungry.',
      '{names} kept quite still until the snail had passed the reeds.',
      { text: '{names} held the book from below, so that it lay level for the snail.', needs: ['hands'] },
      { text: '{names} drew the lamp nearer to the last page.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book of trains stood on the shelf. Only the thin one was not put away.',
    '{H} washed, and felt the top of {H}’s head for a hat, and lay down. The book lay open beside the bed at the last page. So the snail could stay the night at its lettuce. You could hear somebody chew, if you knew about it.'
  ],
  last: [
    'The goat had its hat, the snail had its lettuce, and {H} was asleep.',
    'At the bottom of the night, right in the grass, somebody had got there, and {H} was asleep.'
  ]
})
