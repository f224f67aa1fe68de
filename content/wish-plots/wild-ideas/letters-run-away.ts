import { wishPlot } from '../wish-plot.ts'

const SIGNS = ['letters', 'letter', 'words', 'word', 'alphabet', 'abc', 'abcs', 'sentences', 'vowels']
const GO = ['run away', 'runs away', 'ran away', 'running away', 'run off', 'ran off', 'runaway', 'escape', 'escapes', 'escaped', 'escaping', 'jump off page', 'jumped off page', 'jump out book', 'jumped out book', 'fall out book', 'fell out book', 'left book', 'leave book', 'climb out', 'climbed out', 'walk off page', 'walked off', 'disappear page', 'disappeared page', 'vanish book', 'come alive', 'came alive', 'comes alive', 'comes to life', 'came to life', 'come to life', 'hide', 'hiding', 'catch', 'chase', 'on strike', 'strike', 'wander off', 'naughty', 'cheeky', 'mixed up', 'dance off page', 'flew off page', 'fly off page', 'fly out book', 'flew out book']

export const lettersRunAway = wishPlot({
  id: 'wish-letters-run-away',
  wishes: [...SIGNS.flatMap((sign) => GO.map((go) => `${sign} ${go}`)), 'spelling test run away', 'spelling ran away', 'spelling test escaped', 'book empty letters', 'book no words', 'book lost words', 'book lost its words', 'book with no words', 'book without words', 'story lost words', 'runaway spelling'],
  answers: [...SIGNS, 'run', 'runs', 'ran', 'running', 'away', 'off', 'out', 'runaway', 'escape', 'escapes', 'escaped', 'escaping', 'jump', 'jumped', 'fall', 'fell', 'left', 'leave', 'climb', 'climbed', 'walk', 'walked', 'come', 'came', 'comes', 'alive', 'life', 'hide', 'hiding', 'catch', 'chase', 'strike', 'naughty', 'cheeky', 'silly', 'funny', 'mixed', 'up', 'book', 'books', 'page', 'pages', 'story', 'stories', 'spelling', 'test', 'list', 'maths', 'math', 'sum', 'homework', 'school', 'library', 'reading', 'read', 'bedtime', 'back', 'all', 'his', 'her', 'my', 'our', 'the', 'from', 'who', 'that', 'where', 'word', 'house', 'empty', 'white', 'blank', 'lost', 'no', 'night', 'bear', 'clock', 'who', 'don’t', 'want', 'be', 'written', 'around', 'everywhere'],
  except: ['dyslexia', 'dyslexic', 'santa', 'christmas', 'postman', 'postbox', 'post', 'posted', 'fairy', 'love', 'secret', 'bank', 'phone', 'swear', 'rude', 'bad', 'kind', 'magic', 'hard', 'can’t', 'cannot', 'cry', 'cries', 'cried', 'worried', 'train', 'plate', 'blocks', 'fridge', 'song', 'learn', 'learns', 'learning', 'pirate', 'detective', 'space', 'superhero'],
  moods: ['afraid', 'lost'],
  company: ['book', 'page', 'letters', 'numbers', 'bear', 'box', 'blanket', 'bed', 'fridge', 'list', 'sieve', 'cup', 'lid', 'floor', 'paper', 'clock', 'pillow', 'words'],
  isTale: true,
  about: 'The letters of the last page run away, and words and numbers run after them; shaken back they spell nonsense, until the hero finds out that nobody has ever stayed awake for them, and reads the last page first.',
  titles: ['The Last Page Runs Away', 'What Was in the Bear’s Box', '{H} Begins at the End', 'Catch That S', 'The Letters Nobody Had Read'],
  want: [
    {
      id: 'white-page',
      A: 'partner',
      paragraphs: [
        'Every night {H} fell asleep before the end of the bear book. Tonight {H} wanted to know what was in the bear’s box. {H} opened the last page, and it was white! Over the blanket ran a crowd of something small and black.',
        '“My letters!” cried {H}. “They’re running away!” The S slid off the bed, and the O rolled. A very short one lost its dot, and ran back for it. “Not under the bed!” called {A}. They all went under the bed.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-others',
      A: 'partner',
      paragraphs: [
        'In the kitchen it was even worse. Ten words jumped off the spelling list, holding hands. Numbers came climbing out of the maths book, with the one in front, as always. “Why are you running?” asked {A}. “Because they are,” said the numbers, and ran.'
      ]
    },
    {
      id: 'tins',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The words had run off all the tins as well. Two tins stood on the shelf and looked exactly alike. “One’s peaches,” said {A}, “and one’s peas. I think it’s this one.” {H} shook it, and listened, and it said nothing.',
        'So they opened it. “Peas,” said {H}. They poured cream on them all the same, because the bowls were ready. “Now I know what words are for,” said {A}, and chewed.'
      ]
    },
    {
      id: 'full-stop',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the hall {A} stopped, and could not go on. “What’s the matter?” asked {H}. “I don’t know,” said {A}. “I just came to an end.” {H} looked down. Under {A}’s foot sat a tiny round black thing. It was the full stop.',
        '{H} lifted {A}’s foot, and at once {A} walked on. Then {H} trod on it too, to see what it was like. It was like being a statue. “Let me off,” said {H}, without moving the lips.'
      ]
    },
    {
      id: 'question-mark',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A question mark came hopping after {A}, all round the table. “Why have you got ears?” it asked. “Why is that a spoon? Why are you going faster?” “Because of you,” said {A}. “Why?” asked the question mark.',
        '{H} knew how to deal with that. {H} turned round. “Why do you ask?” said {H}. The question mark opened its mouth, and shut it again. It went and stood in the corner, to think, and looked like an ear.'
      ]
    },
    {
      id: 'white-paper',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Letters like lines,” said {A}. They laid a sheet of paper on the floor, with one line on it. Then they hid. Out from under the fridge came one A, one H, and one more A. They stood on the line, and looked pleased.',
        '“Aha!” said {H}, and jumped out from behind the door. “That’s what we said,” said the letters, and were gone under the fridge again, one, two, three.'
      ]
    },
    {
      id: 'ten',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Behind all the other numbers came the ten, quite out of breath. It had a nought to carry. “It doesn’t do anything,” panted the ten. “It’s nothing. But without it I’m only a one.” “Shall I take it for a bit?” asked {H}.',
        '{H} rolled the nought along the hall like a hoop, and {A} ran beside the ten. “I do feel light,” it said. “Hello,” said the one, who had just come round the corner. “Are you me?”'
      ]
    },
    {
      id: 'loud-one',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On top of the fridge stood somebody tall and thin, and hopped on one round foot. “Look at me!” it shouted. “I can see everything! There’s dust up here! Hurray!” “That’s the exclamation mark,” said {A}. “It can’t do it any quieter.”',
        '“Come down,” said {H}. “Never!” it shouted. Then it looked over the edge. “Oh,” it said, quite small, and shut its eyes. {A} had to lift it down, and it told everybody that it had jumped.'
      ]
    },
    {
      id: 'in-the-collar',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Some letters had not run at all. They sat in the collar of {H}’s coat, quite close together, as they always had. “That’s my name,” said {H}. “Why are you still here?” “Where would we go?” asked the letters. “We’re {H}.”',
        '{A} looked into the other collars. In there it was white, and nobody knew whose coat was whose. {A} put one on, and the sleeves ended at the elbows. “This one’s not me,” said {A}.'
      ]
    },
    {
      id: 'o-in-the-mug',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'In the bathroom something was singing. It was the O, and it had fallen into the toothbrush mug. “Ooo,” it went, round and round, “ooo.” “Does it hurt?” asked {H}. “No,” said the O. “It’s just so lovely and round in here.”',
        '{A} tipped it out, and it wobbled along the edge of the bath. “Don’t fall in,” said {H}. “Oh,” said the O. Then it fell in, and that made two of them, the splash and the O.'
      ]
    },
    {
      id: 'back-to-front',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Two letters sat on the doormat and quarrelled. One was a b and the other was a d. “I’m me, and you’re me the wrong way round,” said the b. “No, you are!” said the d. They turned round to show it, both at once, and now nobody knew.',
        '“Put your tummies together,” said {H}. They tried it. Then they tried their backs. “Now you’re a pair of glasses,” said {A}, who could do with some. They both had to laugh, and forgot which they were.'
      ]
    },
    {
      id: 'pet-letter',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'A small e ran straight over {A}’s face, from left to right, as it had been taught. {A} kept quite still, and looked at it with both eyes. Then {A} sneezed, and there was an e on the wall.',
        '“Bless you,” said the e, and shook itself. It must have liked it there, in the warm. When {H} looked again, it lay curled up between {A}’s ears.'
      ]
    },
    {
      id: 'elder-paper',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sat behind the newspaper, and it was white from front to back. “What’s the news?” asked {A}. “None,” said {S}, and turned over a page. “It’s the nicest paper I’ve had for years.”',
        '{A} came round and looked as well. “There’s somebody,” said {A}. In the bottom corner sat a small comma, and had fallen asleep. “That’s the weather,” said {S}. “It says there’ll be a bit of a pause.”'
      ]
    },
    {
      id: 'child-is-a-t',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stood in the middle of the floor, put out both arms, and was a T. {S} did not even blink. After a while an O came rolling up on one side. It leaned on {S}’s knee, as if it had always stood there.',
        '“What does it say?” whispered {S}. “To,” said {A}. “To where?” whispered {S}. But nobody else came, and {S}’s nose began to itch. So it was never found out where it would have gone to.'
      ]
    },
    {
      id: 'baby-fist',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had been very quick on the floor, and had something in one fist. {H} opened the fingers one by one. There sat an M, rather wet, and beside it an A. “Ma,” read {H}. {A} was delighted.',
        'In the other fist there was a B, and a second A. {A} shook them up and threw them. “Ba,” read {H}. “That’s all that anybody needs,” said {H}, “and some of it’s wet.”'
      ]
    },
    {
      id: 'shaken-back',
      A: 'partner',
      paragraphs: [
        '{H} caught a whole sieve full, shook them on to the white page, and held it up. “The bore sat down on his bax,” read {A}, “and opened the lad.” The letters giggled so much that they all fell out again. “That’s no end,” said {H}.',
        'One was left under a cup. It was the X. “Why won’t you stay in your book?” asked {A}. “What for?” said the X. “We’re the last page. {H} is always asleep by then. Nobody’s read us, not once.” And it sniffed.'
      ]
    }
  ],
  turn: [
    {
      id: 'begin-at-the-end',
      A: 'partner',
      paragraphs: [
        '{H} got into bed with the book, and spoke out loud and clear. “Tonight,” said {H}, “we’ll begin at the end. The last page is read first.” It was quiet. Then there was a noise like rain. From under the bed they came, and off the lamp. “Mind my dot!” cried the short one. “Who’s first?”',
        'They pushed and hopped until they stood in their lines, very straight. {H} held the page open. {A} read slowly, and left out nobody. “So the bear lifted the lid of the box. And in the box there was a pillow.”'
      ]
    },
    {
      id: 'other-pages',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“And what about us?” called somebody from further in. It was the letters of the first page. “You’ve been read a hundred times,” said {H}. “We know,” they said. “We’re used to it. It’s so quiet.”',
        '{A} turned back the pages and showed them that everybody was still there. “Tomorrow you can sleep in,” said {A}. They had never done that. They lay down at once, and some of them got it a bit crooked.'
      ]
    },
    {
      id: 'once-more',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Once more,” said the last page. So {A} read it again, and this time {H} did the bear’s voice. At “lid” the two thin letters stood up on their toes. At “box” the X stretched out all its arms and legs.',
        '“That was me,” it said to the one beside it. “Did you hear how it went? Box. It’s the X that does it. Without me it’s just bo.”'
      ]
    },
    {
      id: 'the-end',
      A: 'partner',
      paragraphs: [
        'The ten words walked home to the spelling list, still holding hands. The numbers went back in a row. “Four, five, seven,” counted {A}, and the six came running, and was let in.',
        'On the last page the bear laid its head on the pillow. “The End,” read {A}. Nobody had ever said it to them before. Those six letters blushed, and so for one night they were red.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the bed, and a full stop looked back.',
      '{names} jumped aside, and let a whole sentence go by.',
      { text: '{names} held out both hands at the edge of the bed, and caught one comma.', needs: ['hands'] },
      { text: '{names} shook the blanket, and three more letters fell out.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still by the fridge, in case a word came out.',
      '{names} sat down on the doormat, so that no letter could get to the street.',
      { text: '{names} went round with a jug, and picked the small letters off the wall.', needs: ['hands'] },
      { text: '{names} counted the numbers, and that was hard, for they would not stand still.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to hear the last page too, and sat down on the bed.',
      '{names} breathed quite softly, so as not to blow anybody off the line.',
      { text: '{names} carried in the last few letters on a spoon.', needs: ['hands'] },
      { text: '{names} wiped the X with a corner of the sheet, and it shone.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book was shut, not too hard, because of those inside. It lay on the floor where anybody who came late could get in.',
    '{H} washed three commas off one arm. Then {H} lay down, and laid a cheek on the pillow, as the bear had.'
  ],
  last: [
    'In the dark a small dot rolled up to its letter, and {H} was asleep.',
    'Every letter stood in its line, and had been read, and {H} was asleep.'
  ]
})
