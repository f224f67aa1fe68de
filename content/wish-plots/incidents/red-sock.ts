import { wishPlot } from '../wish-plot.ts'

export const redSock = wishPlot({
  id: 'wish-incident-performs',
  tellsAny: 'performs',
  company: ['sock', 'spoon', 'coat'],
  about:
    'The evening before, one thing does not go, for too many are looking; so the hero chooses one to look at, a red sock on a hand, and it comes along.',
  titles: ['The Red Sock in the Back Row', 'Eleven Spoons on the Sofa', '{H} and the Red Sock', 'Somebody to Look At', 'A Sock That Nodded'],
  want: [
    {
      id: 'on-the-rug',
      A: 'partner',
      paragraphs: [
        [
          'The evening before {performs}, {H} {performs.began}. {A} was the audience, with eleven spoons in a row on the sofa. It began very well. But then {performs.trouble}.',
          'On the rug, the evening before {performs}, stood {H}, with {performs.only} and nothing else. {A} was the audience, and eleven spoons sat along the sofa too. {H} looked at all of them and {performs.once}. Then it was over. {A} had only just sat down.'
        ],
        [
          '“Once more,” said {H}, and began again. And once more {performs.trouble}. {H} looked under the rug, to see if it was the rug’s doing. There was only a raisin. “And tomorrow’s the day,” said {H}. {H} wanted it to go right all the way through.',
          '“Was that all of it?” asked {A}. “I’ve got {performs.only},” said {H}. “And tomorrow a lot of people will sit there, and they’ve all got eyes.” {H} did not want it to be over before anybody had looked.'
        ]
      ]
    }
  ],
  way: [
    {
      id: 'her-own-limbs',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} sat down and had a word with {H}’s own {performs.limbs}. “You know how it goes,” said {H} to them. “I know how it goes. So who keeps getting it wrong?” {A} bent down, with one ear close, to hear what they answered.',
        '“Your {performs.limbs} say that it’s the knees,” said {A}. {H} looked at the knees. The knees had been there the whole time, and had done nothing. “That’s not fair,” said {H}, and gave each of them a pat.'
      ]
    },
    {
      id: 'the-line',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“{performs.line},” said {H} to the fridge. The fridge hummed. “{performs.line},” said {H} to the lamp, as deep as a cellar. “{performs.line},” said {H} to the broom cupboard, and shut it again.',
        '{A} came past with an armful of towels. “{performs.line},” said {H} to the towels. “That was the best one,” said {A}. “The towels jumped.” {H} thought that it had been {A}.'
      ]
    },
    {
      id: 'what-about',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Does it have to be about {performs.about}?” asked {A}. They tried it with a shoe instead. Then they tried it with a Tuesday. Nobody laughed, and the Tuesday was the worst.',
        '“No,” said {A}. “It has to be {performs.about}.” {H} told it again the right way round. {A} laughed so much that three spoons slid off the sofa. {A} had heard it nine times by then.'
      ]
    },
    {
      id: 'who-it-is',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Tomorrow {H} was going to be {performs.as}. “And what does {performs.as} do when it’s somebody else’s turn?” asked {A}. “Stands there,” said {H}, and showed how. {H} stood there very well.',
        '{A} wanted to try to be {performs.as} too. It is not easy at all. First {A} had an itch, and then {A} had to look round at the clock. “You’ve moved,” said {H}, who had not.'
      ]
    },
    {
      id: 'think-of-soup',
      A: 'partner',
      paragraphs: [
        [
          '“Don’t think about it,” said {A}. “Think about soup.” So {H} thought about soup, as hard as possible, and started from the beginning. But {performs.trouble} just the same. “Now it’s still wrong, and I’m hungry as well,” said {H}.',
          '“You could make it longer,” said {A}. So {H} did it slowly, as slowly as honey comes off a spoon. It was longer. But in the middle {A} had to yawn, and the fourth spoon fell over. “Now it’s long and there’s still only {performs.only},” said {H}.'
        ]
      ]
    },
    {
      id: 'a-goes-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Let me have a go,” said {A}, and got up on the rug. {A} had watched it so often. {A} did the beginning, and then a bit of the end. After that {A} did something that was not in it at all.',
        '“What was that?” asked {H}. “I don’t know,” said {A}. “It just came out.” “It looked like somebody looking for a bus,” said {H}. {A} sat down again beside the spoons, who made room.'
      ]
    },
    {
      id: 'rows-of-spoons',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The big spoons sat in front, so the teaspoons behind them saw nothing but backs. {H} put the teaspoons in the front row. One of them was lying down. “It’s had a long day,” said {A}, and leaned it against a cushion.',
        'Then a fork was found among them. Nobody knew how it had got in. “Has it got a ticket?” asked {H}. It had none. But it had sat so quietly that it was allowed to stay.'
      ]
    },
    {
      id: 'coming-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before anything else {H} would have to come in. So {H} practised that at the door. {H} came in slowly, like a queen. {H} came in fast, like somebody who has forgotten an umbrella. “Just come in,” said {A}. “As you do for supper.”',
        '{H} went out and came in as for supper, and looked to see what there was. “Not quite so hungry,” said {A}. The next time was just right, and {A} clapped, because coming in is a part of it.'
      ]
    },
    {
      id: 'the-ticket',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had no ticket either, so {H} drew one. There was a chair on it, and a smiling head that was meant to be {A}. It cost one button. {A} looked in every pocket, and in the end paid with a peg.',
        'Then {H} tore the ticket in two, as it is done at the door. “Now there’s no head on it,” said {A}. “You only need the half with the chair,” said {H}. “You’ve got the head with you.”'
      ]
    },
    {
      id: 'flat-somebody',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They laid the clothes for tomorrow over a chair. The top was above, and the rest hung down below. It looked as if somebody very flat were sitting there.',
        '“You go instead of me,” said {H} to the flat one. It hung its sleeves. {A} lifted one of them and waved it. “It says it can’t,” said {A}. “It doesn’t know how it goes. You do.”'
      ]
    },
    {
      id: 'breathe',
      S: 'other',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“You have to breathe in,” said {S}. “I always do that before.” {A} breathed in, and stood there, and got rounder. {A}’s cheeks got rounder as well. “And now?” said {A}, in a very small voice.',
        '“Now out,” said {S}. It came out all at once, and the smallest teaspoon fell over. “You didn’t say there were two parts to it,” said {A}.'
      ]
    },
    {
      id: 'elder-once',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once had to say a poem,” said {S}. “It was about a cow. I stood up there in my good shoes, and I’d forgotten the whole poem.” “All of it?” asked {A}. “All but the cow,” said {S}.',
        '“What did you do?” “I mooed,” said {S}. “I did it three times, with feeling. They clapped for a long while. There was a man who asked me to do it again.”'
      ]
    },
    {
      id: 'child-claps',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat down on the sofa to be more audience. {S} clapped before it began. {S} clapped in the middle, and for the lamp when somebody put it on. “You only clap at the end,” said {A}.',
        '{S} held both hands apart, as far as they would go, and waited. It was hard to wait. By the end {S} had forgotten what the hands were for, and scratched a knee.'
      ]
    },
    {
      id: 'pet-on-the-place',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came to see what there was. {A} stopped on the rug, just where {H} had to stand. {H} asked {A} to move. {A} looked along the row of spoons, and stayed.',
        'So for a while {A} was the one up there. {A} did nothing at all, and did it beautifully. The spoons could not take their eyes off {A}.'
      ]
    },
    {
      id: 'baby-likes-it',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was set down among the spoons. {A} did not mind what went wrong and what went right. {A} looked at {H}, and then at a spoon, and then tasted the spoon.',
        '{H} made a deep bow to {A}. {A} laughed out loud at that, and so {H} bowed six times more. The spoon had to be dried.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'partner',
      paragraphs: [
        [
          '{H} went out into the hall, to be alone for a bit. Through the door {A} heard something. {H} {performs.did}, with only the coats there. Nothing went wrong, from one end to the other.',
          'Then {H} was gone. {A} found the door to the hall shut, and bent down to the keyhole. Out there {H} {performs.once}, for the first coat on the hook. Next it was the second coat’s turn. Each time it was better.'
        ],
        '{A} put one eye round the door. “It’s us,” said {A}. “We all look at you at once, and the spoons as well. A coat doesn’t look.” {H} held a coat by the sleeve and thought. “But a coat’s too big to take along,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '{H} looked down. On {H}’s feet were two red socks. {H} took one off and put it on {A}’s hand. “You hold that up tomorrow,” said {H}. “I’ll only look at the sock. It hasn’t got any eyes.”',
        [
          'They tried it out at once. {A} held up the sock, and the sock {performs.copy}. {H} looked at the sock and at nothing else, and {performs.did}. It was over before either of them had noticed that nothing had gone wrong.',
          '{A} held it up, to see. {H} {performs.once}, and the sock {performs.copy}. Then it moved one seat along, as if it were somebody else. So {H} {performs.once} for that one too. Now there was plenty of it, enough for the whole sofa.'
        ]
      ]
    },
    {
      id: 'one-red-foot',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the morning {H} had only one red sock left to wear. The other one was working. So one foot was red, and the other foot was blue. {A} said that nobody would look at the feet.',
        '{H} looked at them all through breakfast. They did not match, but neither of them seemed to mind. The red sock came to the table on {A}’s hand, and would not have any toast.'
      ]
    },
    {
      id: 'in-the-bag',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the way there the sock looked out at the top of {A}’s bag. It saw a bus, and a lady with a broom. “Is it still there?” asked {H} at the first corner. {A} let it nod.',
        '{H} asked at the second corner too, and at the third. By then the sock was quite tired from nodding, and {A} had to change hands.'
      ]
    },
    {
      id: 'at-the-place',
      A: 'partner',
      paragraphs: [
        [
          'When the time came, there were {performs.seen} at {performs}, and all of them had eyes. {H} came out, and could not find {A} anywhere among so many heads. There were hats, and there was somebody’s balloon. And then, right at the back, something red came up. It nodded.',
          'The next day there was a table at {performs}, and behind it sat {performs.judge}. {A} was not allowed in. The chairs looked, and the pencil looked. {H} looked round. In the door there was a little window. Behind the glass stood a red sock. It nodded.'
        ],
        [
          'So {H} {performs.look}, for the sock alone. There was only the sock to see. And what had gone wrong on the rug went as it should, from one end to the other. The sock wanted to clap. But it was only one sock, and it made no sound.',
          '{H} waited until it was quite still, and {performs.once} for the sock. Somebody in front laughed for joy and called, “Again!” So {H} turned and {performs.once} for that side, and then for the other side. They clapped all round. Only the sock could not, because it takes two socks to clap.'
        ]
      ]
    },
    {
      id: 'so-many',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“That was {performs.crowd},” said {A}. “I tried to count them, but they kept moving.” {H} thought of all of them, in their good clothes, with two eyes each. “I only saw one sock,” said {H}.'
      ]
    },
    {
      id: 'whose-sock',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Afterwards a lady who had been next to {A} came up to them. The lady wanted to know whose sock that had been. “It’s with me,” said {H}. The lady shook the sock by the hand, quite gently, and said that it had sat very well.',
        '“Now it’ll be proud,” said {A}. {H} had a good look at the sock. It looked the same as before, but a little longer.'
      ]
    },
    {
      id: 'home-slowly',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They went home the long way. {H} walked without saying anything, for all the words and steps were used up for today. {A} carried the bag. Now and then {A} let the sock look out and nod to somebody.',
        'At home the eleven spoons were still sitting on the sofa in their rows. {H} told them how it had been, from the beginning. Then they were allowed to lie down in the drawer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to be audience too, and sat down on a spoon.',
      '{names} looked under the rug as well, and found nothing more there.',
      { text: '{names} moved the chairs aside, so that there was room to do it.', needs: ['hands'] },
      { text: '{names} fetched one more spoon, for the second row.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the door, and kept quite still.',
      '{names} stayed on the sofa, in case it began again.',
      { text: '{names} set up the spoon that had fallen over.', needs: ['hands'] },
      { text: '{names} dusted the rug, in case that helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for the sock too, and found it.',
      '{names} kept close to the sock all that day.',
      { text: '{names} clapped for the sock, which could not.', needs: ['hands'] },
      { text: '{names} waved to {H} from just beside the sock.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening they put the two red socks over the back of a chair, side by side. One of them was a little wider than the other, from the hand.',
    '{H} washed and lay down. In the dark one hand came up over the edge of the blanket. It nodded once, very slowly, to the chair.'
  ],
  last: [
    'The red sock hung there and looked at nothing, and {H} was asleep.',
    'Nobody was looking any more, not even a spoon, and {H} was asleep.'
  ]
})
