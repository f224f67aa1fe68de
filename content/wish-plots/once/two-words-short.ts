import { wishPlot } from '../wish-plot.ts'

export const onceTwoWordsShort = wishPlot({
  id: 'wish-once-two-words-short',
  tellsAny: 'once',
  about: 'Whoever did it comes by because two words are missing from the way it is told; it is tried with pleasure and by mistake, and only when it has been called off, and is done after all, are the two words there.',
  titles: ['Two Words Short', 'It Sounded Like a Drawer', 'The Bread Basket', 'Ten Slips of Paper', '{H} Calls It Off'],
  company: ['table', 'mat', 'bread basket', 'spoons', 'drawer', 'door', 'kettle', 'curtain', 'cushion'],
  want: [
    {
      id: 'a-cough-on-the-mat',
      A: 'partner',
      paragraphs: [
        '“{once},” said {H}, and that was all there was to tell. Somebody coughed on the mat, and it was {once.who}. “That’s true,” said {once.who}. “But there’s a bit missing at the end. It’s two words, I should say.”',
        '“Which two?” asked {A}. “If I had them, I needn’t have come,” said {once.who}. “It sounds as if I’d simply done it. Like somebody shutting a drawer.”',
        { extra: 1, joins: true, both: ['{H} said it over, and it did sound like a drawer.'] }
      ]
    },
    {
      id: 'end-of-the-bed',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They said it all together, to hear where the gap was. “{once},” they said, and stopped, and there it was. It was about as long as a breath. “It’s like a blanket that ends before your feet do,” said {A}.',
        '“Yes,” said {once.who}. “It’s draughty just there.” {H} put a cushion at the end of it for the time being. It helped a little. But nobody could have called it a word.'
      ]
    }
  ],
  way: [
    {
      id: 'with-pleasure',
      A: 'partner',
      paragraphs: [
        'So {A} wrote two words on each of ten slips, and shook them in the bread basket. {H} drew the first. “With pleasure,” read {H}.',
        '{once.who} began with so much pleasure that there was hardly room for anything else. But it never got as far as {once.doing}.',
        { extra: 1, both: ['“I was enjoying the floor,” said {once.who}, and had to be helped to stop.'] }
      ]
    },
    {
      id: 'in-secret',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“In secret,” read {A}, and drew the curtain, and they both faced the wall. Behind them it was quiet for just as long as {once.doing} takes. “Well?” asked {H}. “That was it,” said {once.who}.',
        '“And how was it?” asked {A}. “I can’t very well say,” said {once.who}. “Then it wouldn’t be.” {A} put the slip back with its face down, so as to be fair to it.'
      ]
    },
    {
      id: 'with-jam',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“With jam,” read {H}. “Who wrote that?” It was in {A}’s writing, but {A} had been thinking of something else. “{once} with jam,” said {H}. It sounded like something you can get at a station.',
        '{once.who} would not say that it was wrong before it had been tried. So there had to be jam. “No,” said {once.who} after the second slice. “I’d have remembered it.” They tried a third, to be sure that it was not the apricot.'
      ]
    },
    {
      id: 'of-course',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Of course,” read {A}. “{once}, of course.” They all stood a little taller at once. It was how uncles say a thing of which they had been told beforehand. “Nobody said of course,” said {once.who}. “They said, ‘What, you?’ All of them.”',
        '“How did they say it?” asked {H}, and {once.who} showed them. There were three ways. One was with a laugh, and one was with a teacup. The third was an aunt.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I danced at a wedding once,” said {S}. “That’s a short story too,” said {A}. “They always leave out the shoe,” said {S}. “I wasn’t going to, you see. I’d told the whole table. I’d taken one shoe off.”',
        '“And then?” asked {A}. “Then they played the one with the trumpet,” said {S}. “I danced it in the other shoe.” {once.who} had come quite close, to hear about the shoe.'
      ]
    },
    {
      id: 'the-baker-was-against-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What if it’s more than two?” asked {A}, and took a deep breath. “{once},” said {A}, “although it was raining, and the baker was against it.” That was certainly longer. “Was the baker against it?” asked {H}.',
        '“I’ve never met him,” said {once.who}. They took the baker out again, and then the rain. But for the rest of the evening it was hard to forgive him.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} drew a slip as well, and read it out without looking. “Two sausages,” read {S}. It said “on tiptoe”. {A} tried it all the same, because it had been {S}’s turn. “{once}, two sausages,” said {A}.',
        '{once.who} listened to that for a long time. “It’s wrong,” said {once.who}, “but there’s something in it. That’s very much how I felt.”'
      ]
    },
    {
      id: 'at-last',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Perhaps they go in front,” said {A}, and read from the next slip. “At last {once}.” “That sounds as if people had been stamping their feet,” said {once.who}. “Did nobody stamp?” asked {H}.',
        '“There was a man who knocked his pipe out,” said {once.who}. “But that was about the pipe.” They tried it with stamping anyway, {H} with the left foot and {A} with the right. It made everybody want to {once.do}, and then it made them want a drum.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'One slip blew off the table, and came down right in front of {A}. {A} looked at it so long that nobody liked to pick it up. “What does it say?” asked {once.who}. “For breakfast,” read {H}, with a bent neck.',
        '“{once} for breakfast,” said {once.who} thoughtfully. {A} saw nothing wrong with it. There was hardly a thing, in {A}’s opinion, that was not best done for breakfast.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had two words as well, and both of them were “ba”. “{once}, ba ba,” said {H}, to be polite. {once.who} kept very still. “Once more, please,” said {once.who}, “with the second one lower.”',
        '{A} said them once more, and the second one was lower. “It’s not those,” said {once.who}. “But that’s just the place where they belong.”'
      ]
    },
    {
      id: 'by-mistake',
      A: 'partner',
      paragraphs: [
        '“By mistake,” read {A}. For that {once.who} had to think of something else, and thought of soup. Then {once.who} turned round rather fast, and nearly {once.did}. “I saw you look,” said {A}. “You meant to.” “You can’t make a mistake,” said {once.who}, “while people are waiting for it.”'
      ]
    },
    {
      id: 'called-off',
      A: 'partner',
      paragraphs: [
        'At the bottom of the basket there was only a crumb. “Then let it stay short,” said {once.who} at the door, looking at the wood. “I stood like this that morning, too. I’d called it off, you know. I’d given away my sandwich.”',
        '“You never told us that,” said {A}. “It only came before,” said {once.who}. {A} laid down the pencil. “We’ve been trying how you did it,” said {A}. “But it isn’t how. It’s that you very nearly weren’t going to.”'
      ]
    }
  ],
  turn: [
    {
      id: 'then-its-off',
      A: 'partner',
      paragraphs: [
        '“Then it’s off,” said {H}. “Nobody’s going to {once.do}.” The slips went into the drawer, and they sorted the spoons instead.',
        { extra: 1, joins: true, both: ['It was quite a nice evening. Only now and then somebody sighed, and it was always {once.who}.'] }
      ]
    },
    {
      id: 'not-thinking-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What did you do that morning,” asked {A}, “once it was off?” “I went about telling people,” said {once.who}. “I told them how sensible it was. Some of them shook hands with me.” It seemed that there had been no end of sensible people about.',
        '“And then?” “Then they went home,” said {once.who}, “and there I stood, with all that sense.” {H} handed over another spoon. It was one of the small ones.'
      ]
    },
    {
      id: 'one-spoon-to-go',
      A: 'partner',
      paragraphs: [
        'With one spoon to go, {once.who} put it down. “Oh, well,” said {once.who}. And there beside the drawer {once.who} {once.did}. It was all the better for having been called off.',
        '“After all,” whispered {H}. {once.who} turned round. “What was that?” “{once} after all,” said {H}.',
        { extra: 1, joins: true, both: ['The last spoon was still rocking on the table.'] }
      ]
    },
    {
      id: 'ten-past-two',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How long was it off, the first time?” asked {A}. “From breakfast until ten past two,” said {once.who}. “And what happened at ten past two?” “I’d only got up to see if the window was shut.”',
        '“Was it?” asked {H}. {once.who} had to think back, past {once.doing}, which was not easy. “I never found out,” said {once.who}. They all looked at their own window. It was shut. It was a weight off everybody’s mind.'
      ]
    },
    {
      id: 'they-wear-out',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} tried the two words on other things. “I had a wash after all,” said {A}. “We took the early bus after all.” It was surprising. There was a whole story behind the bus, and even the wash had once been in doubt.',
        '“Gently,” said {once.who}. “They wear out.” So {A} did only one more, and chose it carefully. “You came by after all,” said {A}. {once.who} had to look at the spoons for a moment.'
      ]
    },
    {
      id: 'told-to-the-kettle',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Could it be told to somebody who doesn’t know it yet?” asked {once.who}. There was only the kettle. {H} told it about {once.doing}, and kept the two words back as long as possible.',
        'When they came, the lid gave a small jump. “It had thought that it was off,” whispered {A}. “So had I,” whispered {once.who}. “That’s how it ought to be told.”'
      ]
    },
    {
      id: 'a-full-stop',
      A: 'partner',
      paragraphs: [
        '“That’s them,” said {once.who}. “Those are the two.” {A} wrote it all down, with a full stop after it. They were not big words. But if you put a thumb on them, you could hear the drawer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} mumbled some words that were not those.',
      '{names} sat down in the gap, where something was missing.',
      { text: '{names} shut a drawer, to hear what it sounded like.', needs: ['hands'] },
      { text: '{names} sharpened a pencil for the two words.', needs: ['hands'] }
    ],
    way: [
      '{names} rummaged in the bread basket, and one slip stuck.',
      '{names} lay down on a slip, so that one went unread.',
      { text: '{names} drew a slip as well, and it was a shopping list.', needs: ['hands'] },
      { text: '{names} spread the words out on the table, to see whether any matched.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped, because it had been called off.',
      '{names} wheeled round at the clink of the spoon.',
      { text: '{names} sorted the forks as well, prongs to the left.', needs: ['hands'] },
      { text: '{names} pressed a thumb on the full stop, to dry it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons lay in the drawer, the large ones and the small ones, and the drawer was shut. It sounded just as it had to.',
    '{H} rinsed off the day, and lay down, and the blanket just reached {H}’s toes. “{once},” said {H} in the dark, and waited a little. “After all,” it came from over by the door.'
  ],
  last: [
    'For a good while {H} was not going to sleep at all. {H} slept after all.',
    'It had been called off twice, like {once.doing}. But {H} was asleep after all.',
    '{once} after all, and after all that {H} was asleep.'
  ]
})
