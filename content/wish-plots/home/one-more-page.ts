import { wishPlot } from '../wish-plot.ts'

export const oneMorePage = wishPlot({
  id: 'wish-one-more-page',
  wishes: ['reading torch', 'read torch', 'reads torch', 'book torch', 'books torch', 'reading flashlight', 'read flashlight', 'reads flashlight', 'book flashlight', 'books flashlight', 'torch covers', 'torch blanket', 'torch blankets', 'torch duvet', 'torch quilt', 'torch razai', 'flashlight covers', 'flashlight blanket', 'flashlight blankets', 'flashlight comforter', 'flashlight quilt', 'reading under covers', 'reading covers', 'reading under blanket', 'reading blanket', 'reading under duvet', 'reading duvet', 'reading under quilt', 'read covers', 'read under blanket', 'book covers torch', 'book under covers', 'book under blanket', 'book under duvet', 'one more page', 'just one more page', 'more page', 'more pages', 'another page', 'one more chapter', 'more chapter', 'more chapters', 'another chapter', 'next chapter', 'last chapter', 'finish chapter', 'finishing chapter', 'cliffhanger', 'put book down', 'put her book down', 'put his book down', 'stop reading', 'stop reading bed', 'reading past bedtime', 'read past bedtime', 'kept reading bedtime', 'reading bedtime', 'reading after bedtime', 'reading lights out', 'read lights out', 'reading late night', 'reading secretly', 'secret reading', 'secretly reading', 'bookworm', 'book worm', 'reading in bed', 'reading bed', 'kept reading', 'still reading', 'read all night', 'reading all night', 'reading light bed'],
  answers: ['under', 'covers', 'blanket', 'bed', 'bedtime', 'bedroom', 'night', 'late', 'dark', 'light', 'lights', 'out', 'past', 'after', 'before', 'torch', 'flashlight', 'lamp', 'headtorch', 'book', 'books', 'comic', 'comics', 'page', 'pages', 'chapter', 'chapters', 'read', 'reads', 'reading', 'story', 'stories', 'please', 'just', 'one', 'more', 'another', 'five', 'minutes', 'can’t', 'couldn’t', 'won’t', 'wouldn’t', 'stop', 'sleep', 'asleep', 'awake', 'tired', 'secret', 'secretly', 'hiding', 'hides', 'caught', 'gets', 'got', 'always', 'every', 'wants', 'wanted', 'begging', 'begs', 'mum', 'dad', 'mummy', 'daddy', 'mama', 'papa', 'nana', 'sister', 'brother', 'cousin', 'love', 'loves', 'favourite', 'favorite', 'new', 'library', 'exciting', 'good', 'so', 'end', 'finish', 'finished', 'until', 'stay', 'staying', 'up', 'with', 'about', 'put', 'down'],
  except: ['power', 'cut', 'camping', 'tent', 'scared', 'afraid', 'monster', 'monsters', 'glasses', 'eyes', 'learning', 'learn', 'dyslexia', 'phone', 'tablet', 'ipad', 'fire', 'sad', 'died', 'tore', 'torn', 'ripped', 'ripping', 'colouring', 'coloring', 'homework', 'test', 'lost', 'missing', 'worm', 'den', 'fort', 'dragon', 'owl', 'fox', 'cat', 'dog', 'mouse', 'bear'],
  moods: ['late', 'sleepless', 'waiting', 'first'],
  company: ['torch', 'book', 'page', 'bed', 'mouse', 'door', 'boots'],
  about: 'The hero reads under the covers and cannot stop, until {A} cannot either, and they see where every page ends.',
  titles: ['Your Bed Is On', 'Just One More Page', '{H} Can’t Stop There', 'Boots at the Bottom of the Page', 'A Good Place to Stop'],
  want: [
    {
      id: 'the-bed-is-on',
      A: 'partner',
      paragraphs: [
        'Under the covers it was as bright as day. {H} lay there with the torch and a book about a mouse. The mouse had come to a door. It took hold of the handle, and there the page stopped. “Just one more page,” said {H}, and turned over.',
        '{H} did not know how that looked from outside. The whole bed shone like a lamp. In it lay a shadow with a book before its nose. “{H},” said {A} from the doorway, “your bed’s on.”'
      ]
    }
  ],
  way: [
    {
      id: 'red',
      A: 'partner',
      paragraphs: [
        'The bed went out. Then {H} put one hand over the torch, and switched it on again. Red light came through the fingers, enough for one word at a time. The. Mouse. Opened. The. Door. Behind it stood two boots. And in the left boot was … There the page stopped.',
        '“Just one more,” whispered {H}. “Now your bed’s red,” said {A}, who had not gone away at all. {H} came out at the top, hair first. “I can’t stop,” said {H}. “It isn’t me. It’s the book.”'
      ]
    },
    {
      id: 'how-many-left',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How many pages are there still to go?” asked {A}. {H} held the book sideways in the light of the torch. What was left was about as thick as a slice of bread. “That’s a lot of one more,” said {A}.',
        '“I only ever read one,” said {H}. “Then I only read one again.” {A} tried to count them at the edge, with a thumbnail, and gave up at forty. It was a very thick slice, and there was no butter on it yet.'
      ]
    },
    {
      id: 'rabbit',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had gone back in to look something up. {A} sat outside and saw it all on the blanket, as big as a cow. {H}’s hand turned into a rabbit, with two ears. “There’s a rabbit in your bed,” said {A}.',
        'The rabbit kept still. “What’s it doing?” asked {A}. “Reading,” said the blanket. The rabbit licked one ear, and turned over a page with it.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The further {H} crept in at the top, the more came out at the other end. It began with ten toes. Then came the ankles. “Your feet are out,” said {A}. “They can’t read anyway,” said {H}, from far inside.',
        '{A} felt them. They were as cold as two fish. {A} tucked the blanket in underneath, and now it was too short at the top. There was an ear, and it was listening.'
      ]
    },
    {
      id: 'whale',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was hot under there. After every few lines {H} came up, blew out a lot of warm air, and went down again. “Whale,” said {A}. The blanket went up and down. A bit further to the left {H} came up once more.',
        '“What’s it like down there?” asked {A}. “Bright,” said {H}, “and it smells of book.” {A} wrote nothing down. But the whale had now been seen six times, and always a bit pinker than before.'
      ]
    },
    {
      id: 'last-page-first',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} knew a trick. “I read the last page first,” said {A}. “Then I know how it ends, and I can go to sleep.” {H} was shocked. “And what do you read all the others for?”',
        '“To see how they got there,” said {A}. “I can tell you in a moment, if you let me have a look.” {H} held the back of the book shut, with both hands and one knee.'
      ]
    },
    {
      id: 'tired-torch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The torch had got a bit yellow. {H} knocked on it with one knuckle. “It’s tired,” said {A}. “It’s only having a rest,” said {H}, and switched it off. {H} counted to ten, and switched it on.',
        'It really was brighter. It lasted for half a line. Then it had another rest, and {H} told {A} in the dark what the mouse was wearing. It was a raincoat with a pocket for crumbs.'
      ]
    },
    {
      id: 'left-hand-pages',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had the street lamp,” said {S}. “It shone in as far as the middle of my bed. So I could read all the pages on the left.” “And the ones on the right?” asked {A}. “I made those up,” said {S}.',
        '“Years later I got hold of that book by day. I sat down and read the whole of it.” {S} shook {S}’s head. “It was a disappointment. On the right they’d got it all wrong.”'
      ]
    },
    {
      id: 'secretly-louder',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} stood beside the bed, in pyjamas. “What does it say?” asked {S}. “I’m reading secretly,” said {A}. “Then do it secretly, but louder,” said {S}, and got in at the foot end.',
        'It went on like that for a bit. Whenever something exciting came, there was a kick from below. “I’m not doing that,” said {S}. “It’s my foot. It can’t wait.”'
      ]
    },
    {
      id: 'pet-light',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had seen from outside that there was a light in the bed. It went slowly from left to right. Then it jumped back, and went slowly from left to right again. {A} watched the end of every line.',
        'Once the light stopped in the middle. There was a long word there. {A} waited for it. At last {H} got to the other end of the word. The light went on, and so did {A}.'
      ]
    },
    {
      id: 'baby-moon',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} ought to have been asleep as well, and was not. Over there was a bed with the moon in it. {A} made a long speech to the moon. {H} switched it off, to be on the safe side.',
        'The speech got a good deal louder. {H} switched the moon on again, and it was quiet at once. So there were two of them who wanted just one more.'
      ]
    },
    {
      id: 'guest-boots',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“I’m only a guest,” said {A}. “I don’t say anything about bedtimes.” {H} thought that was very polite. {A} picked a bit of fluff off the blanket. Then {A} picked off another bit, that was not there.',
        '“Those boots,” said {A}. “I’m not asking. But are they empty boots?” {H} held the book so that {A} could see the picture. You could see only as far up as the laces.'
      ]
    },
    {
      id: 'one-page-only',
      A: 'partner',
      paragraphs: [
        '“Any book can be shut,” said {A}. “I’ll show you. I read one page, and then I shut it.” {A} got in under the covers too, and read. Out of the left boot, very slowly, came … There the page stopped. {A} turned over.',
        '“You said one page,” said {H}. {A} went pink, and leafed back. “Look where they stop,” said {A}. “A door. A boot. Something coming out. They always stop just before. The bottom of the page is the worst place in the whole book.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-soup',
      A: 'partner',
      paragraphs: [
        '“Then we’ll stop in the middle of one,” said {H}. They read on, and looked for a good place. Out of the boot came an old mole in socks. It laid the table, and the mole and the mouse sat down to hot soup.',
        '“Here,” said {H}. There was still half a page to go. “They’re both sitting down. They’ve got to blow on it first.” “That takes till tomorrow,” said {A}.'
      ]
    },
    {
      id: 'the-picture',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a picture as well, right across both pages, and they looked at it for a while. The mouse had been given two cushions to sit on. Over the table hung a carrot in a gold frame. “That’ll be a relation,” said {A}.',
        'The steam from the soup went up as far as the page number. {H} nearly blew on it. It looked like leek, with something green on top. They could both have done with a spoon.'
      ]
    },
    {
      id: 'going-softly',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What if they finish while we’re asleep?” asked {H}. {A} thought it over. “They can’t,” said {A}. “Nothing happens in there until somebody reads it. That’s what’s so practical about books.”',
        '{H} looked at the mouse, with its spoon halfway up. It would hold the spoon like that all night. But it did not look as if it minded. The soup smelled good enough to wait for.'
      ]
    },
    {
      id: 'mouths-full',
      A: 'partner',
      paragraphs: [
        '{H} laid a bus ticket in the book, just there. {H} shut it gently, so that nothing was spilled. The torch went click. {A} crept out from under the covers.',
        '“Can you hear them?” whispered {H}. They both listened. There was not a sound in the book. “They’ve got their mouths full,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw the light from outside, and kept quiet about it.',
      '{names} blinked at the bright bed.',
      { text: '{names} put a finger to both lips, and went past on tiptoe.', needs: ['hands'] },
      { text: '{names} looked round the door, with one hand up against the light.', needs: ['hands'] }
    ],
    way: [
      '{names} settled down near the bed, where you could hear.',
      '{names} listened for the next page to turn.',
      { text: '{names} lifted one corner of the blanket, and looked in.', needs: ['hands'] },
      { text: '{names} brought another pillow for the reader’s elbows.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed a bit more slowly, now that there was soup.',
      '{names} crept away, as quiet as a mouse.',
      { text: '{names} smoothed the blanket, from the top to the bottom.', needs: ['hands'] },
      { text: '{names} drew the curtain, up to the last gap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book went back on its shelf, and the torch onto its hook.',
    'Then {H} washed once more, and lay down flat, with both hands outside and nothing in them.'
  ],
  last: [
    'In the book the soup stayed hot, and nobody stood at the door, and {H} was asleep.',
    'Halfway through a thought there was a good place to stop, and {H} was asleep.'
  ]
})
