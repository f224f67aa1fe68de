import type { HobbyFamily } from '../format.ts'

export const reading: HobbyFamily = {
  id: 'reading',
  noun: 'reading',
  keys: [
    'read', 'reading', 'book', 'books', 'story', 'stories', 'storytelling', 'comic', 'library', 'librar',
    'fairy tale', 'poem', 'poetry', 'novel', 'manga', 'audiobook', 'being read to', 'literature'
  ],
  marks: [
    'book', 'books', 'page', 'pages', 'read', 'reader', 'reading', 'stories', 'story'
  ],
  skills: ['remember', 'listen', 'think'],
  habit: [
    'had a book open at breakfast, and the marmalade knew its place',
    'could not pass a shelf without reading the spines of the books',
    'knew what happens next in nearly every story, and listened all the same',
    'carried a story about at all times, for emergencies',
    'read the cereal packet when there was nothing else',
    'kept one finger in a book through the whole of supper',
    'had been seen reading upside down, for practice',
    'owned one book with no back, from so much reading',
    'asked people in the middle of a sentence what page they were on',
    'went to the library so often that the books nodded',
    'read to the cat, who liked the pages with fish',
    'took a book along to the bath, and dried it on the rail',
    'asked for one more story, and got it on most days',
    'could find the page with the bear on it without looking'
  ],
  bridge: {
    remember: [
      'In one of the books that {S} loved, somebody had been in just such a fix.',
      '{S} had met so many stories that there was one to fit nearly everything.',
      'Page after page had stayed with {S}, right down to the crumbs between them.',
      'A story told forty times is one you can borrow from, and {S} had dozens of those.'
    ],
    listen: [
      'Whoever loves being told a story, as {S} did, learns to keep very still for the quiet part.',
      'Between the lines of a book something always whispers, and {S} knew how to hear it.',
      '{S} had listened to so many stories that a pause could say as much as a word.',
      'Reading aloud had shown {S} that every voice in the world sounds a bit different.'
    ],
    think: [
      'In stories the odd thing on page two is always important later, as {S} had found.',
      '{S} liked to shut the book before the end and work out the rest alone.',
      'After a hundred books with riddles in them, {S} asked why almost without noticing.',
      'A good reader, and {S} was one, does not believe the first clue.'
    ]
  },
  help: [
    { text: '{S} told a piece of a story, just the middle, and everybody stood a little taller.', says: 'S' },
    '“In books it always goes well after this part,” {S} thought, and it helped to think so.',
    'From some page or other {S} knew a word for it, and the word made it smaller.',
    { text: '{S} read aloud whatever there was to read, even a button.', says: 'S' }
  ],
  dream: [
    '{S} fell asleep in the middle of a page, and the page waited.',
    'A story went on by itself behind the eyelids of {S}, softly, with no need to turn over.',
    '{S} slept with one finger still between two pages of the book.',
    'The last chapter of the story got to be very slow, and {S} was asleep before it ended.',
    '{S} had read to the end of the page, and shut the book.',
    'Some reader had left a light on in the dream, for {S}.',
    'On the last page that {S} saw there was a picture of a bear in bed.',
    'In the dream {S} could read in the dark, and the book was all about {S}.',
    'Word by word the story went more slowly, and {S} slept.',
    'The book had slipped down, and {S} slept beside it.',
    'A bear out of a book sat on the bed in the dream, and {S} read to it.',
    'Between two sheets lay {S}, like a bookmark between two pages.',
    'Somebody in the dream told a story, so {S} lay and listened.',
    'All the books were shut, and the eyes of {S} were shut too.'
  ],
  meanwhile: [
    'There was a laugh behind the book, and everybody waited to be told. {S} only turned the page.',
    'Three bookmarks stuck out of the book that {S} had open. One was a ticket, one was a feather, and one was a sock.',
    'It was yesterday’s story again. {S} knew it so well that the pages came too late.',
    'One corner of the book had been chewed, years ago, by a much younger reader. {S} turned it over with some respect.',
    { text: 'Past the door went a book, and behind it {S}. At the table both of them turned, and so did a page.', needs: ['hands', 'legs'] },
    { text: '“I’m listening,” said {S}, and turned a page. Some time later {S} looked up and asked what the question had been.', says: 'S' },
    { text: '{S} was reading to three bears, from memory, with the book upside down. The bears looked at the pictures.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: 'First of all {S} read the last page. There was a wedding on it, so the book could be begun.', age: { S: ['teen', 'grown', 'old'] } },
    { text: 'From under the table a torch shone on a page. “Shut the door,” said {S}, though there was only a tablecloth.', says: 'S' },
    { text: '“Does the horse come back?” asked somebody. “I don’t know,” said {S}, “I’m only on page nine,” and read faster.', says: 'S' },
    { text: 'At the exciting places {S} read standing up, and at the very exciting ones walking. The chair was cold by now.', needs: ['legs'] },
    { text: '{S} had gone to put five books away, and was reading the first. The other four were still under one arm.', needs: ['hands', 'legs'] }
  ]
}
