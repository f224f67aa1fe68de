import { wishPlot } from '../wish-plot.ts'

export const deedFleesWhoWouldCome = wishPlot({
  id: 'wish-deed-flees-who-would-come',
  tellsAny: 'once',
  deeds: ['flees'],
  isTale: true,
  out: true,
  about: 'Somebody gets away and is chased through a kitchen and down the street, and waits at each corner; so {H} runs away in turn, and the one who got away comes after and says why it was done. Needs nothing.',
  titles: ['After {once.who}', 'Who Would Come', '{H} Runs Away Too', 'Wait, Called {once.who}', 'Nine and a Sofa'],
  company: ['step', 'street', 'kitchen', 'soup', 'ladle', 'postman', 'sofa', 'corner', 'door', 'sock', 'men'],
  want: [
    {
      id: 'right-past',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}. {H} and {A} were standing on the step, and {once.who} went right past them. “Stop!” called {H}. At that {once.who} only got faster.',
        { extra: 1, joins: true, both: ['In a moment there was nothing to be seen but {doer.part}.'] },
        '“What have we done?” asked {H}. “Nothing,” said {A}. “I was just standing.” But nobody runs away from nothing. {H} wanted to catch up with {once.who}, if only to ask why. “Come on,” said {H}, and they ran.'
      ]
    },
    {
      id: 'humming',
      A: 'same',
      spare: 2,
      paragraphs: [
        'As they ran they went through everything they had done. {A} had breathed, but not very much. {H} had hummed a bit. “Then it was the humming,” said {A}.',
        'So {H} hummed something different, the song for visitors. {once.who} looked round once, and was off again. “It wasn’t the tune,” said {A}. “It was a good one.”'
      ]
    }
  ],
  way: [
    {
      id: 'through-the-kitchen',
      A: 'partner',
      paragraphs: [
        '{once.who} went through Mrs Okoro’s kitchen, in at the front and out at the back. “Excuse us,” said {H}, and went through too. Mrs Okoro came along, with the soup on her ladle. The postman came along, and two men with a sofa.',
        'The postman had once caught a hat. “You have to be faster,” he told {H}. So {H} got faster. {once.who} got faster too, and stayed just as far ahead. {H} stopped to pull up a sock. At the corner {once.who} stopped too, and looked round.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Does that belong to running away?” panted the postman. “It must do,” said {A}. “Otherwise you’d keep it for another day.” And they all ran on.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the next corner all that could still be seen was {doer.part}. “After {doer.part}!” called {A}. That is a lot to call when you’re out of breath. A man leaned over his gate. “Is that all you’re after?” he asked.',
        '“The rest’s round the corner,” called {H}. The man looked round the corner, and so it was. He came along, in his slippers.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        'And then {once.who} was nowhere. There was the street, and there were four bins. “{doer.sound},” went the bins. “Bins don’t do that,” whispered {A}. “We give up,” said {H}, loud enough to be heard.',
        'For a moment nothing came. “{doer.sound}!” went the bins, much louder, and a bit worried. So they didn’t give up. {once.who} was out from behind there and away, and seemed glad of it.'
      ]
    },
    {
      id: 'round-the-block',
      A: 'other',
      spare: 4,
      paragraphs: [
        'When they had been right round the houses, they came up behind a crowd. It was running. “Who are you after?” called {A}. The last one was the postman. “No idea,” he called, “but they must be just ahead.”',
        '“We’re after {once.who},” said {H}. The postman slowed down. “And we’re after you,” he said. {once.who} had been watching all this from the wall, and had to hold on to it.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Once they had a stitch, all of them, and had to stand. {once.who} was round the corner by then and waited for them. To pass the time, {once.who} {doer.does}.',
        '“How can anybody do that now?” asked {A}. “We’re chasing like mad.” “You aren’t,” called {once.who}. “You’re standing.” So they chased like mad again.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Whoever is after {once.who} has to go like {once.who},” said the postman. So {H} {doer.move}. It was quite a different thing from running, and took longer.',
        'At the corner {once.who} stopped to watch. “The left half’s right,” called {once.who}. “Now both!” {H} did it with both, and still {once.who} got away. But it was a nicer way to be left behind.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You have to offer something,” said Mrs Okoro. “What would {once.who} like?” {A} knew. “We’ve got something for you!” called {H}. “It’s {doer.wants}!” At once {once.who} stood still. “Really?” asked {once.who}.',
        '“No,” said {H}, who was too much out of breath to tell a fib. “Still, it was right,” called {once.who}. “How did you know?” And off went {once.who}, a good deal more cheerful.'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I know where you’d have to look,” said the man with the gate. “{doer.where}.” The whole street ran to look. They stood there in three rows, on tiptoe, and saw nobody.',
        '“Is there something to see?” asked somebody in the last row. It was {once.who}. By the time they had all turned round, there was a gap in that row, and a draught.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“{doer.fact},” panted {A}. “And what do we do with that?” panted {H}. “Nothing,” said {A}. “It’s just what I know.” Three lamp posts ahead, {once.who} had heard it.',
        '“Who told you that?” called {once.who}. “I looked it up,” called {A}. “About you.” For the length of a whole fence {once.who} got slower and slower.'
      ]
    },
    {
      id: 'the-umbrella',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A woman at the bus stop asked what was going on. “{once.who} {once.did}!” called {H}. “My umbrella did that in March,” said the woman. “I thought, it’ll come back by itself.”',
        '“And did it?” asked {A}. The woman looked up at the sky, and held one hand out. “Nobody went after it,” she said. Then her bus came. She let it go, and ran along with the rest.'
      ]
    },
    {
      id: 'just-the-name',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Stop, thief!” called {S}, because that’s what people call. {once.who} was quite hurt. “Nothing’s been stolen!” came from the corner. “What do we call, then?” asked {A}.',
        '“You could just call who it is,” came back, after a moment. So {S} called that, the whole length of the street. “{once.who}! {once.who}!” Up in front {once.who} went a little slower, so as to hear it well.'
      ]
    },
    {
      id: 'a-sausage',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I ran away once,” said {S}, “as far as the shed. I had a sausage with me.” “And who came?” asked {A}. “Nobody,” said {S}. “They thought I was in bed. I came home when the sausage was gone.”',
        '“We’d have come,” said {A}. “I know,” said {S}, “but you weren’t born.” {S} looked along the street, to where {once.who} was. “Well, I’m coming now,” called {S}, and walked faster.'
      ]
    },
    {
      id: 'after-you',
      S: 'grown-up',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had to lock up first, and so came last. There at the gate was {once.who}, who had been once round. “Are you after somebody?” asked {once.who}. “After you,” said {S}, and held the gate open.',
        '“No, after you,” said {once.who}. “After you,” said {S}. Neither of them would go first. When {A} came back to look, {S} was still holding the gate, and it was empty.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'There was one who did not run. {A} looked at the corner where {once.who} had gone, and then at the other corner. “There’s nobody there,” said {H}. {A} went on looking at it.',
        'And round that corner came {once.who}, full tilt, and saw {A}, and stopped short. “That one isn’t even trying,” said {once.who}, and had to go back the whole way.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you don’t run after,” said {A}. “You go and stand where they’re coming to.” So {A} stood there with both arms wide. {once.who} came up, and stopped just in front. “Is that for anybody?” asked {once.who}.',
        '“It’s for you,” said {A}. {once.who} thought about it, and came half a step nearer. Then the sofa came round the corner, and it was too late.'
      ]
    },
    {
      id: 'who-waits',
      A: 'partner',
      paragraphs: [
        '{A} had seen something. “Pull up the other sock,” said {A}. {H} did. At the corner {once.who} stopped again, and waited until it was up. “If you want to get away, you don’t wait,” said {A}. “You only wait if you want somebody to come.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '{H} thought about it for one more sock. Then {H} turned round and ran away. {A} ran away too, past the ladle, past the postman, and under the sofa. They ran away all the way home.',
        'The whole street stood still. Now nobody knew whom to run after. Only behind {H} somebody called out, in a small voice. “Wait!” It was {once.who}. “Wait for me!”'
      ]
    },
    {
      id: 'turning-a-sofa',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The two men wanted to turn round as well, and with a sofa that takes time. Until now they had been last, and now they were first. “After whom?” asked the one in front. “After {H},” said the one behind. “Or after {once.who}.”',
        'They put the sofa down across the street, and sat on it until that was settled. Mrs Okoro sat in the middle. She had some soup left.'
      ]
    },
    {
      id: 'why',
      A: 'partner',
      paragraphs: [
        'At the door {once.who} caught up with them. “Why did you run away?” asked {once.who}, all out of breath. “To see if anybody would come,” said {H}. For a while {once.who} said nothing. “That was exactly why I did,” said {once.who}.',
        'Then they all came: the ladle, the postman and the sofa, and people whom nobody knew. {once.who} counted them. “Nine,” said {once.who}. “And a sofa. I’d have been happy with two.” And they took {once.who} home, in the middle.'
      ]
    },
    {
      id: 'the-first-lamp',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Another time it needn’t be so far,” said {once.who}. “The first lamp would do.” They tried it out. {once.who} got away as far as the first lamp. {H} and {A} came at once.',
        '“You were quick,” said {once.who}. “Did you think I’d gone?” “Nearly,” said {H}. “We were just going to be sad.” {once.who} went as far as the lamp once more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked after {once.who}, and then went after {once.who}.',
      '{names} came out to see, and ran along without knowing why.',
      { text: '{names} held the door open, for a whole chase to come out.', needs: ['hands'] },
      { text: '{names} pointed after {once.who} with both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} ran round the wrong house, and came out in front.',
      '{names} kept up with the sofa.',
      { text: '{names} took one end of the sofa for a bit, to be fair.', needs: ['hands'] },
      { text: '{names} shut Mrs Okoro’s back door behind everybody.', needs: ['hands'] }
    ],
    turn: [
      '{names} came home too, and got counted.',
      '{names} stood close to {once.who}, and counted for one of the nine.',
      { text: '{names} shook hands with the postman, since they had run so well.', needs: ['hands'] },
      { text: '{names} held up nine fingers, to help with the counting.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled off both socks, which had been pulled up so much. Outside {once.who} went past once more, quite slowly, to see whether there was a light. There was.',
    'With a clean neck {H} lay down, and was out of breath no more. Nobody in the whole street was after anybody.'
  ],
  last: [
    '{once.who} had come to the end of getting away. {H} got away last, without a step, and slept.',
    '“Nine,” said {once.who}, somewhere out there, “and a sofa.” {H} had slipped off, and was asleep.'
  ]
})
