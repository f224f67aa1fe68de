import { wishPlot } from '../wish-plot.ts'

export const inWhich = wishPlot({
  id: 'wish-today-in-which',
  tellsAny: 'today',
  about: 'What happened is read out of a book of white napkins, in chapters, as old books do it; between the chapters a page is found with nothing on it, then the book catches up with those who read it, and its last chapter gets shorter until there is only the word “in”.',
  titles: ['In Which', 'A Book of Napkins', 'The Last Chapter Gets Shorter', '{H} Reads the White Pages', 'Chapter One and Chapter Two'],
  company: ['napkins', 'book', 'table', 'lamp', 'door'],
  want: [
    {
      id: 'napkins',
      A: 'partner',
      paragraphs: [
        '{H} folded eight white paper napkins into a book. “It’s all in here,” said {H}. “{today.one}. And then {today.two}.”',
        '{A} was to turn the pages. “There’s nothing in it,” said {A}. “You’ve got it upside down,” said {H}. {A} turned it round. “That’s better.”'
      ]
    },
    {
      id: 'for-whom',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s something on the very first page,” said {H}. “It says who it’s for. It’s for the one who turns the pages.” {A} looked over one shoulder, and then over the other. Nobody was there.',
        '“Then it’s for me,” said {A}, and wanted to wipe both thumbs before touching it again. There was only a sleeve to wipe them on. The napkins were all in the book.'
      ]
    }
  ],
  way: [
    {
      id: 'chapter-one',
      A: 'partner',
      paragraphs: [
        '“Chapter One,” said {H}. “In which {today.one}.” “And what’s in the chapter?” asked {A}. {H} looked closely at the napkin. “{today.one}.” “But that was in the title!” said {A}. “Old books do that,” said {H}. “They tell you first, so that you can hold on.”'
      ]
    },
    {
      id: 'big-letter',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Old books begin with a big letter,” said {A}. “It has leaves all over it, and a bird on top.” So {H} stood up and was the letter, with both arms out. A tea towel was the leaves. The bird was a rolled-up sock.',
        '“In which {today.one},” said {H}, and the bird fell off. {A} set it up again. “{today.one},” said {H}, more smoothly. This time the bird heard it to the end.'
      ]
    },
    {
      id: 'picture',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        'There was a picture as well. {H} held the page up, and slowly let it down. Behind it was just the right face. “That was when {today.one},” said {H}, hardly moving the picture. {A} made the same one, for the other page.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        'It was one of those books in which things stand up. For {seen} there was {seen.stand}, right in the fold. It leaned over to one side, and {A} put a finger behind it. {H} pointed to where {seen.part} would be.',
        '“Shall I turn over?” asked {A}. “Not while it’s standing up,” said {H}. “You have to tell it first.” {A} told it, quite low down. Then it lay flat by itself.'
      ]
    },
    {
      id: 'sneeze',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Something tickled {A}, and {A} sneezed. Chapter One flew up and came down by the door. There were napkins all over the floor, and {A} needed one, and did not dare.',
        '{H} picked them up and held each one to the lamp. “Not this one. Not this one. Here it is. In which {today.one}.” “They all look the same to me,” said {A}. “You can tell by the corner,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The book lay open, and {A} came and sat down in the middle of Chapter One. “In which,” read {H}, and then came {A}. It could not be read any further. A bit of white stuck out on the left, and a bit on the right.',
        '“Now there’s another picture in it,” said {H}, “and very like.” {A} looked straight ahead, as people do in pictures.'
      ]
    },
    {
      id: 'peeping',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} had a thumb in at the very last page. “Are you peeping?” asked {H}. “I only want to know if it ends well,” said {A}. “And does it?” {A} had another look. “White,” said {A}, “all the way down.”',
        '“Then it ends well,” said {H}. {A} took the thumb out again. It was easier to wait now.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'partner',
      paragraphs: [
        'Then {A} turned over. Napkins make no noise, so {A} said, “Flip.” “In which it’s all over,” read {H}. “You’ve turned two at once.” “Flap,” said {A}, turning back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} needed a napkin, and took one, and wiped from ear to ear. “That was a page,” said {A}. {S} had a look at it. “There was nothing on it before,” said {S}. “Now there is.”',
        '{A} held it up to the lamp. “In which somebody was sticky,” read {A}. {S} wanted to hear that one again. It was short, and every word of it was true.'
      ]
    },
    {
      id: 'white-page',
      A: 'partner',
      paragraphs: [
        'Between the chapters was a very thin page. “What’s on it?” asked {A}. “Nothing,” said {H}. “It’s the bit between.” They read it all the same, right to the bottom. {H} got there first.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got a book with the last page gone,” said {S}. “They’re all on a bridge, and it’s just beginning to rain. I read it every winter. They’ve been standing there for forty years.” “They must be wet,” said {A}.',
        '{A} took the bottom napkin and gave it to {S}, for a last page. {S} read it at arm’s length. “They went in,” said {S}. “Oh, I am glad.”'
      ]
    },
    {
      id: 'chapter-two',
      A: 'partner',
      paragraphs: [
        '“Flip,” said {A}. “Chapter Two,” said {H}. “In which it was white for a bit. In which we’re holding on. And in which {today.two}.”',
        '“Now from the front,” said {A}. “{today.one},” read {H}, and did the face for it. Flip. At the white page they both breathed in. Flip. “And then {today.two}!”'
      ]
    },
    {
      id: 'big-picture',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'One face was not enough for Chapter Two. {A} had to be the left half. They held a napkin up in front of both heads, and counted to three, and let it down. “That was when {today.two},” said {H}, out of the right half.',
        'They looked at it in the dark window. It was the biggest picture in the book. It had four ears.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        'One corner of the page was folded over. “That’s a flap,” said {H}. “You lift it, and there’s something under it.” {A} lifted it. For {beside} there was {beside.stand}. It stuck out on both sides.',
        '“I’d never have guessed,” said {A}, and put the flap down, and lifted it again. It was still there. {A} did that five times, and was surprised four times.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“Chapter Three,” said {H}. “In which {today.three}.” All the faces had been used by then. So {H} did that with two arms, and it stuck out of the book on both sides.',
        '“{today.three},” said {H} again, for anybody who had only looked at the arms. {A} moved the book back a little, so that it all went in.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“And Chapter Four?” asked {A}, with one finger under the page already. “It’s in very small letters,” said {H}, “at the bottom.” It had to be read in a very small voice. “In which {today.four}.”',
        '{A} went down with one ear until it touched the napkin. From there you could hear every letter.'
      ]
    }
  ],
  turn: [
    {
      id: 'falls-open',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Which chapter do you like best?” asked {A}. {H} stood the book on its back and let go. It fell open by itself. “In which {today.one},” read {H}. They tried it once more, and it fell the other way. “In which {today.two}.”',
        '“It can’t make up its mind,” said {A}. “I can’t, either,” said {H}. They let it fall six times, three for each.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And in the morning?” asked {A}. “In the morning they’re napkins,” said {H}. They shared them out, while they were at it. {H} was to have Chapter One, and {A} Chapter Two, for the egg.',
        '“And who gets the white page?” asked {A}. “Whoever spills something,” said {H}. They thought that was fair.'
      ]
    },
    {
      id: 'caught-up',
      A: 'partner',
      paragraphs: [
        '“Next,” said {H}, “in which two people look at a napkin.” “It’s caught up with us!” said {A}, and scratched one ear. “In which an ear is scratched.” {A} let go at once. “In which it’s let go.”'
      ]
    },
    {
      id: 'foot',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{A} lifted one foot, far down under the table, where no book could see it. “In which a foot goes up,” read {H}, without looking. “Does it say which one?” asked {A}. “The left,” said {H}. It was the left.',
        '{A} looked at the napkin from the side. You would never have thought that it knew so much.'
      ]
    },
    {
      id: 'biscuit',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Does it say that somebody gets a biscuit?” asked {A}. {H} looked up and down the page. “It only says what’s happened,” said {H}. So {A} went and fetched one, and sat down again. “Now it does,” said {H}.',
        '“Does it say that the biscuit’s broken in two?” asked {A}. {H} looked at the page, and then at the biscuit. “It says, ‘in the middle,’” said {H}.'
      ]
    },
    {
      id: 'last-chapter',
      A: 'partner',
      paragraphs: [
        'They kept so still that they both yawned. “The last chapter,” read {H}. “In which everybody goes to bed.” The next page was shorter. “In which everybody goes.” “Goes where?” whispered {A}. “That was on the page before.”'
      ]
    },
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        'The next page said, “In which.” {A} turned it without a flip. One word was left. “In,” read {H}. Then came a white page, and this time nobody got to the bottom first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what was in the book.',
      '{names} sat down where both pages could be seen.',
      { text: '{names} folded one more napkin, for a bookmark.', needs: ['hands'] },
      { text: '{names} wiped the table, so that the book stayed white.', needs: ['hands'] }
    ],
    way: [
      '{names} came a little nearer, because of the faces.',
      '{names} listened to the white page as well, right to the bottom.',
      { text: '{names} moved the lamp, so that the white showed up better.', needs: ['hands'] },
      { text: '{names} kept one finger on the place.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, so as not to be in it.',
      '{names} yawned, and so came into it after all.',
      { text: '{names} put one hand over a yawn, before it could be read.', needs: ['hands'] },
      { text: '{names} smoothed out the last page.', needs: ['hands'] }
    ]
  },
  bed: [
    'The napkins went back in their heap. There was not a word to be seen on them, from either side.',
    'They washed and brushed their teeth. “In,” said {H}, and got in. There was nothing on the sheet, right down to the bottom.'
  ],
  last: [
    'After that there was not one word more, and {H} was asleep.',
    'The last page was white all the way down, and {H} was asleep.'
  ]
})
