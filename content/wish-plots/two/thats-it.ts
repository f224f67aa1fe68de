import { wishPlot } from '../wish-plot.ts'

export const thatsIt = wishPlot({
  id: 'wish-two-only',
  tellsAny: 'only',
  about: 'Somebody keeps a place in which there is only one thing; everything else is fetched for the customers, until one of them no longer knows what was wanted.',
  titles: ['That’s It', 'And What Else', 'The String That Nobody Wanted', '{role} Has Just the One Thing', '{H} Behind the Counter'],
  company: ['sign', 'counter', 'pencil', 'hall', 'door', 'street', 'string', 'kitchen'],
  want: [
    {
      id: 'what-there-was',
      A: 'partner',
      paragraphs: [
        'Since three o’clock there had been {keeps.a} in the hall. It belonged to {role.first}. It had a counter, and a bell on a string. And what it had was {only}. There was nothing else, however long you looked.',
        '“I {only.do} only {only},” said {role}, “but it’s good stuff.” {H} was allowed behind the counter, and wanted everybody to go out pleased.',
        { extra: 1, joins: true, both: ['“Who does come in?” asked {A}. “So far it’s been the draught,” said {role}.'] }
      ]
    }
  ],
  way: [
    {
      id: 'three-customers',
      A: 'partner',
      paragraphs: [
        'So {A} was the customers. The first one asked for string. “We’ve only got {only},” said {H}. The second one wanted something for a cough. “I could offer you {only},” said {H}. The third one asked if that was all.',
        '{role} wanted to make up for it, and {role.trouble}. After that the third one was outside again, and so was that one’s hat.',
        { extra: 1, joins: true, both: ['“{role.why},” said {H} through the letterbox.'] }
      ]
    },
    {
      id: 'why-only',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why {only}?” asked {A}. {role} had known that somebody would ask. “Everybody else has got everything else,” said {role}. “I went round and looked. This was what was left.”',
        '“And do you like it?” asked {H}. {role} looked along the shelf. “I’d never leave it alone overnight,” said {role}.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They did the window. On the left they had {only}, and on the right, so that it matched, {only}. {A} went across the street to see how it looked. The street was the bathroom.',
        '“Well?” called {H}. “It’s very clear,” called {A}. “You know where you are.”'
      ]
    },
    {
      id: 'slogan',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You need something that people can remember,” said {A}. They thought hard. “Nothing but {only},” said {H}. It could be said in two ways. In the one it sounded poor, and in the other like a palace.',
        'They practised the second. {role} could do it best, from deep down. “Nothing,” said {role}, and looked slowly about the hall, “but {only}.” {A} got goose pimples.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The telephone rang. It was a slipper. “Have you any lemons?” asked {A}, from behind the door. “No,” said {H}. “Candles?” “No.” “What have you got?” “{only},” said {H}.',
        'There was a long silence in the slipper. “And how long are you open?” asked the voice. It was more than they had hoped for.'
      ]
    },
    {
      id: 'everything',
      A: 'partner',
      paragraphs: [
        '“You ought to have more,” said {A}. So they carried in nine pans, the clock, and the books up to M. Of {only} there was nothing more to be seen. {role} {role.hides}. Then {A} came in again as the next customer, and looked, and looked.',
        '“What would you like?” asked {H}. “I knew when I came in,” said {A}. It took very long. In the end {A} bought some string, and was cross. “In the small one I knew at once,” said {A}. “I either wanted it or I didn’t.”'
      ]
    },
    {
      id: 'other-shop',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s another one in the kitchen,” said {A}, “and it’s got the lot. I’ve just been in.” {role} looked down at the counter. “What did you ask them for?” said {H}.',
        '“I asked for {only}.” “And?” “They had to look in the back,” said {A}. “They’re still looking.” From the kitchen there really was a noise. It may have been the fridge.'
      ]
    },
    {
      id: 'price',
      A: 'same',
      spare: 6,
      paragraphs: [
        'What did it cost? {role} had never been asked. “What have you got?” said {role}. {A} had a button and a bus ticket. “That’s just what it costs,” said {role}.',
        'The next customer had nothing but a good joke about a sock. {role} made {H} tell it again, to be sure, and gave back half of it as change.'
      ]
    },
    {
      id: 'wrapping',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{role} wrapped things beautifully. It took three sheets of newspaper, a knot, and a moment of quiet at the end. {A} had only said good evening so far, and already had a parcel under each arm.',
        '“What’s in them?” asked the man at the bus stop, who was {H}. “I’ll give you one guess,” said {A}. One was enough. “How did you know?” “I’ve got the other one at home,” said the man.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'In came {A}, and went straight to the counter. {A} was shown {only}. {A} looked the way you look when you have found what you came for.',
        '“No questions,” whispered {role}, “and no string.” It was by far the quickest customer of the day. {A} even stayed afterwards, for the company.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In our street there was a shop for lids,” said {S}. “No pots. Only lids.” “Who went to a place like that?” asked {A}. “Nobody,” said {S}, “for weeks. And then everybody, once.”',
        '“Why once?” “One lid is all you need,” said {S}. “But you never forget where you got it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“A dog, please,” said {S}. “We’ve only got {only},” said {A}. {S} put both elbows on the counter. “Is that like a dog?” {A} compared them, to be honest about it.',
        '“You don’t have to take it out in the rain,” said {A}. {S} bought it, and called it Rex.'
      ]
    },
    {
      id: 'complaint',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’ve come to complain,” said {A}. “I was here before, and now it’s exactly the same as last time.” {H} looked it up. “Yes,” said {H}, “it’s that every day.”',
        '“Tomorrow as well?” “As long as we’re open.” {A} breathed out. “Then that’s all right,” said {A}. “I only wanted to be able to count on it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'and-you',
      A: 'partner',
      paragraphs: [
        'So everything was carried out again. {H} wrote a new sign. “{only},” it said. “That’s it.” Then {H} opened the door as wide as it went, and {role} {role.use}.',
        '“What have you got?” asked {A}. “{only},” said {H}. “And what else?” {H} pointed. “{role.a},” said {H}. “You won’t get that in the kitchen.” “I’ll have some of each,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 11,
      paragraphs: [
        'By and by they all came back to say what they’d used it for. {A} was every one of them. An old lady had given it to her lodger. A man with a ladder had it at home on the piano.',
        '“I didn’t know that I wanted it,” said the last one. “But there was nothing next to it.” {role} asked to have that in writing.'
      ]
    },
    {
      id: 'stocktaking',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then they counted what there was. In a shop with everything that takes until Easter. Here {A} counted from the left and {H} from the right. In the middle they shook hands.',
        '“Is it enough for tomorrow?” asked {role}. It was just enough. It’s a great thing to know exactly what you’ve got.'
      ]
    },
    {
      id: 'kept-back',
      A: 'partner',
      paragraphs: [
        '“Closed,” said {H} at last. Nobody had gone out without, except the draught. “I kept something back for you,” said {role}, and reached under the counter. It was {only}.',
        { extra: 1, both: ['“Just what I wanted,” said {H}, and by now it was true.'] }
      ]
    },
    {
      id: 'manager',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Late, when it was nearly shut, in came the manager of the big one in the kitchen. It was {A}, in a tie. “How do you do it?” asked the manager. “With us they walk about all day.”',
        '“We ask if they’d like it,” said {role}, “and then they say.” The manager wrote it down, and asked shyly if there was any left.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued as soon as there was something to queue for.',
      '{names} looked at everything there was, and had time left over.',
      { text: '{names} rang the bell on its string, to see if it worked, and it did.', needs: ['hands'] },
      { text: '{names} wiped the counter, where there was plenty of room.', needs: ['hands'] }
    ],
    way: [
      '{names} came in for a look round, and it took no time.',
      '{names} stood in line behind the one with the cough, and coughed.',
      { text: '{names} counted out the change, and it came to one button.', needs: ['hands'] },
      { text: '{names} fetched the hat back in, and dusted it down.', needs: ['hands'] }
    ],
    turn: [
      '{names} knew at once what to have, and had it.',
      '{names} wiggled up to the counter, under the elbows.',
      { text: '{names} held the door for the draught.', needs: ['hands'] },
      { text: '{names} rolled the string back onto its reel, since nobody wanted it now.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the counter, and the hall was a hall. {role} {role.night}.',
    '{H} washed and lay down, and counted up what there was: one bed, one pillow, one night. There was nothing missing.'
  ],
  last: [
    'There was one thing left to do, and nothing else. {H} was asleep.',
    'Sleep was all that there was in stock, and {H} had it.'
  ]
})
