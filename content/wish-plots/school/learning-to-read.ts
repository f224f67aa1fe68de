import { wishPlot } from '../wish-plot.ts'

export const learningToRead = wishPlot({
  id: 'wish-learning-to-read',
  beginsElsewhere: true,
  wishes: ['learning to read', 'learn to read', 'learns to read', 'learned to read', 'starting to read', 'can read', 'read by herself', 'read by himself', 'reading by herself', 'reading by himself', 'reading book', 'reading books', 'reading practice', 'phonics', 'reading homework', 'can’t read yet', 'book band', 'read page'],
  answers: ['read', 'reading', 'book', 'books', 'school', 'letters', 'words', 'word', 'herself', 'himself', 'own', 'first', 'hard', 'hates', 'stuck', 'yet', 'can’t', 'want', 'practice', 'practising', 'home', 'homework', 'whole', 'page', 'teacher', 'by', 'all', 'proud', 'everyone', 'else', 'still', 'bear'],
  moods: ['learning', 'first', 'proud', 'afraid'],
  about: 'The hero can read one word and reads a whole book with it, and after that they read it together.',
  titles: ['The, the, the, the', 'All the Little Words', '{H} Reads a Book About a Bear', 'The End', 'The Only Page'],
  want: [
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        '{H} could read. So far it was one word, and the word was “the”. Since Monday it was everywhere, on the butter and on the bus. On the milk it stood twice.',
        'Tonight {H} wanted to read {A} a whole book, with a bear on the front. {H} put a finger on the first word. “The,” read {H}. After that came a long black bit.'
      ]
    }
  ],
  way: [
    {
      id: 'whole-book',
      A: 'partner',
      paragraphs: [
        '{H} jumped over the black bit, and looked for the next one. “The,” read {H}. “The. The. The.” {H} turned over. “The, the.” It went very well, and the last page came after two minutes.',
        '“What’s it about?” asked {A}. {H} thought. “It’s not very exciting,” said {H}. “Nothing happens to him.”'
      ]
    },
    {
      id: 'where-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where is it most of all?” asked {A}. They went through the kitchen, to see who had the most. The rice had one. The tea had four, in very small letters, like people at the back of a photo.',
        'The salt had none at all. They turned it round twice. “It just says salt,” said {A}. “It doesn’t need to say which,” said {H}.'
      ]
    },
    {
      id: 'letters-shapes',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What does it look like from close up?” asked {A}. {H} showed it. There was a post with a bit nailed across it. There was a chair with a high back. At the end somebody was smiling sideways.',
        '“So a post, and a chair, and a smile,” said {A}. “And that says the?” “Yes,” said {H}. “You wouldn’t think so.” {A} sat down on a chair next to a post and smiled sideways. {H} read it at once.'
      ]
    },
    {
      id: 'hinges',
      A: 'partner',
      paragraphs: [
        '{A} looked along a line. “You’ve read all the little words,” said {A}, “but the bear isn’t in those. The bear must be in the long bits.”',
        '“I can’t do those,” said {H}. “I’ll do the long bits,” said {A}, “and you do the little words.” So they began again. “One day,” read {A}, and stopped. {H} looked for it. “The!” said {H}. “Bear,” read {A}, “went into,” and waited. “The!” “Wood.” The bear had begun to move.'
      ]
    },
    {
      id: 'pet-listens',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was a very good listener, because {A} did not know how it ought to go. {H} read a page out loud to {A}. It was the page with no “the” on it.',
        'So {H} looked at the picture and read that. It came out longer than it was in the book. {A} did not say “Are you sure?” even once.'
      ]
    },
    {
      id: 'elder-upside-down',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At our house there was one book,” said {S}, “and my father held it. I sat opposite him on a stool.” “So you only saw the back?” asked {A}. “No. I saw all of it, upside down.”',
        '“And I learned to read like that. When I went to school, they thought I couldn’t do it. Then I turned the book round.” {S} took {A}’s book, and turned it over, and read out half a page just as it was.'
      ]
    },
    {
      id: 'voice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} found out that there are many ways to say it. You can say “the” so that something nice is coming. You can say it so that everybody looks at the door.',
        '“The,” read {H}, low and slow. {A} pulled up both feet. “Sausage,” read {A}. “Oh, good,” said {A} then. “I thought it was going to be something with teeth.”'
      ]
    },
    {
      id: 'long-word',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One word went nearly right across the page. {A} took a run at it, and stuck in the middle. “Is it too long for you?” asked {H}. “I had it,” said {A}, “and then there was still more.”',
        'They covered it with a hand and let it out a bit at a time. It said “mar”, and then “ma”, and then “lade”. “All that,” said {H}, “and it’s only on toast.”'
      ]
    },
    {
      id: 'standing-there',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Some letters don’t say anything,” said {A}, and showed {H} a lamb in a field. At the end of it stood a B. “What’s it doing there?” asked {H}. “Nothing. It’s just standing.” {H} tried it with the B. It sounded like a lamb that hops.',
        '“Leave it alone,” said {A}. So they went past it on tiptoe. “There’s one in comb, too,” said {A}, “and one in thumb.” {H} looked at one thumb, from the front and from behind. You could not see it at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'bear-too',
      A: 'partner',
      paragraphs: [
        '“The,” read {H}, on the next page, and the finger moved on by itself. “Bear,” read {H}. {A} looked up. “That was my word!” “It’s always the same one,” said {H}. “It comes after mine, and it’s got a tummy at the front.” Now {H} had two.',
        'After that came “and”. It was in everything. It stood between the bear and the soup. {A} got less and less to do.'
      ]
    },
    {
      id: 'lost-the-place',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Once {A} looked out of the window and lost the place. “Where were we?” asked {A}. In front of them lay a whole page of small black legs.',
        '“Here,” said {H}, with one finger. {H} had been holding it there all along. “And the bear,” read {H}. “You go on from there.” {A} looked at the finger with respect, and went on.'
      ]
    },
    {
      id: 'left-one-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now they both got quicker. “And the bear took spoon,” read {A}. {H} put a finger down. “You’ve left one out.” {A} went back to look. “It’s so small,” said {A}. “I went straight over it.”',
        '“You can’t do that,” said {H}. “It’s there so that you know which. Otherwise it’s just any spoon.” {A} took a run at it and read it again, with everything in. It was a much better spoon after that.'
      ]
    },
    {
      id: 'whats-coming',
      A: 'other',
      spare: 8,
      paragraphs: [
        'In the story the bear came to a door. It was the bottom of the page. “What’s behind it?” asked {A}, and held the page down. “You can’t know that,” said {H}. “It’s on the other side.”',
        '{A} lifted just one corner. {H} bent down and looked in. “There’s one of mine,” whispered {H}. So it had to be something that they would be told about. They turned over together.'
      ]
    },
    {
      id: 'last-page',
      A: 'partner',
      paragraphs: [
        'Then the bear had shut both eyes, and there was one more page. It was all white but for two words in the middle. {A} sat back and did not read on. “That’s yours,” said {A}.',
        '“The,” read {H}. The other word was small and looked a bit like “and”, with a different face at the front. “E,” said {H}, and felt along it. “En.” Nobody helped. “The end!” read {H}.'
      ]
    },
    {
      id: 'sure-now',
      A: 'partner',
      paragraphs: [
        '“A whole page,” said {A}, “by yourself.” It was the most important one, too. Without it they would still be sitting there. “The end,” read {H} once more, so that the bear could be sure.'
      ]
    },
    {
      id: 'other-books',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Is that in other books as well?” asked {H}. They took down six and looked at the back of each. It was there, it was there, it was there. One only stopped.',
        '“Somebody forgot,” said {H}. {A} fetched a pencil. They put it in together, very small, right at the bottom. Now that one was over, too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the other side of the bear.',
      '{names} settled on the first page, and covered up the bear.',
      { text: '{names} held up the milk, and it was on there twice.', needs: ['hands'] },
      { text: '{names} found one on a newspaper, and put a thumb under it.', needs: ['hands'] }
    ],
    way: [
      '{names} growled a little, so that something happened to the bear.',
      '{names} came round to the front cover, where the bear was.',
      { text: '{names} turned the corner of the page, to be ready for it.', needs: ['hands'] },
      { text: '{names} put a thumb on each long bit, to save it for somebody.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the soup, which was only printed.',
      '{names} followed the finger along, and over the edge.',
      { text: '{names} drew a tummy on a misty window, with a stalk at the front.', needs: ['hands'] },
      { text: '{names} held the lamp a bit nearer to the long bits.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book about the bear went back on the shelf, at the front, where it could be reached.',
    'With a clean neck {H} lay down. Before the light went out {H} read the wall, the lamp and the blanket. There was nothing on any of them, and it was the end.'
  ],
  last: [
    'The bear was asleep, and so was {H}. The end.',
    'There was one page left, and it was the night. {H} was asleep on it.'
  ]
})
