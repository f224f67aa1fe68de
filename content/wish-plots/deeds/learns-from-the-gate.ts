import { wishPlot } from '../wish-plot.ts'

export const deedLearnsFromTheGate = wishPlot({
  id: 'wish-deed-learns-from-the-gate',
  tellsAny: 'once',
  deeds: ['learns'],
  about: 'Somebody learns it from the doormat to the gate and at each mistake goes back to the mat, until the mat is carried to the gate and it is learnt from the end.',
  titles: ['From the Beginning', 'As Far as the Bucket', 'The Mat at the Gate', '{H} Knows Nineteen Beginnings', 'The Best Beginning in the Road'],
  company: ['mat', 'boots', 'bench', 'bucket', 'gate', 'wall', 'house', 'door', 'daisies', 'kitchen'],
  want: [
    {
      id: 'the-beginning',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and outside stood {once.first}. {once.it} wanted to {once.do}. “The beginning works already,” said {once.who}. “Would you like to see it?” {A} sat down on the wall. It really was a good beginning.',
        '“And how does it go on?” asked {H}. “That’s what nobody knows,” said {once.who}. {H} knew what that was like. {H} could sing the beginnings of nineteen songs.'
      ]
    },
    {
      id: 'a-star',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“For a good beginning you get a star,” said {A}, and went to look for one. There was only the sticker off a banana. {once.who} got it in a very good place. It was blue, and said that somebody was from Ecuador.',
        'After that {once.who} did it with even more feeling. “You can see the star in it,” said {H}. {A} had half a mind to learn something too, but that had been the last banana.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-at-the-bucket',
      A: 'same',
      paragraphs: [
        '“Do it from the mat to the gate,” said {H}, “bit by bit.” {once.who} began on the mat. It went well past the boots, and it went well past the bench. At the bucket it went wrong.',
        '“From the beginning,” said {once.who}, and went back to the mat. The boots went well. The bench went even better. At the bucket it went wrong.'
      ]
    },
    {
      id: 'comes-instead',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was always the same thing that happened there. {once.who} {doer.does}. “Is that how it goes?” asked {A}. “No,” said {once.who}. “That’s what comes instead.”',
        '{H} had a try, from the mat and past the boots. And at the bucket {H} {doer.move}, and could not have said why. “It’s the bucket,” said {H}. They looked into it. There was some rain in it, and a peg.'
      ]
    },
    {
      id: 'not-yet-told',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} came down from the wall and walked all round {once.who}. “Most of you can do it,” said {A}. “It’s only {doer.part}.” {once.who} had suspected that for some time. That was what always heard things last.',
        'So {H} explained it once more, slowly and from quite near, to {doer.part}. It took a while. “Was it understood?” asked {A}. “We’ll see at the bucket,” said {H}.'
      ]
    },
    {
      id: 'so-slowly',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Too fast,” said {A}. “Do it so slowly that nothing can go wrong.” {once.who} did it so slowly that nothing did. It was a pleasure to see. It was also a quarter to seven, and they had only got to the left boot.',
        'A spider came down from the gutter and made fast a thread. “She thinks you’re a fence,” said {H}. {once.who} did not want to disappoint anybody, and so it took longer still.'
      ]
    },
    {
      id: 'with-a-biscuit',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} laid a biscuit on the far side, so that there was something to look forward to. {once.who} came past the boots with a will. But nobody can think of two things at a bucket. It was the biscuit that got thought of.',
        '“It went wrong,” said {once.who}, chewing, “but not so badly.” {H} asked for another biscuit, to see the difference. They saw it six times, and then the tin was empty.'
      ]
    },
    {
      id: 'what-should-come',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What ought to come at the bucket?” asked {A}. It ought to go “{what.sound}” there, so {once.who} had been told. “{what.sound},” said {H}, to hear how it sounded. It fitted just between the bench and the gate.',
        '{A} said it too, bent low over the bucket. “{what.sound},” said the bucket, and it was twice as long. “That can do it, then,” said {once.who}. “It’s never had to start at the mat.”'
      ]
    },
    {
      id: 'without-the-bucket',
      A: 'same',
      paragraphs: [
        '“I’ll help,” said {A}, and carried the bucket away. Now it went wrong where there was no bucket.',
        'By now it was the best beginning in the road. Up to that place the ground was quite smooth. From there to the gate stood the daisies, and nobody had so much as bent one.'
      ]
    },
    {
      id: 'how-does-it-go-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man in the road put down his shopping. “I know that one,” he said. “I did that as a boy. It’s lovely. How does it go on?” “We’ve only got as far as the bucket,” said {A}.',
        'He had only got as far as something too. It had been a coal shed. “I’ve wondered ever since,” said the man, and he sat down to wait for it. The butter was beginning to get soft.'
      ]
    },
    {
      id: 'how-it-sounded',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Whenever it went wrong, {once.who} said “{doer.sound}”. By the ninth time {H} said it too. By the twelfth it came from the wall as well. “{doer.sound},” said {A}.',
        'A lady was just going by with a pram. “{doer.sound},” she said politely, for she thought that it was what people said here. She said it to the baker too, and he wished her the same.'
      ]
    },
    {
      id: 'forty-times',
      A: 'partner',
      paragraphs: [
        '{A} had kept count on the wall, with pebbles. “Forty times the beginning,” said {A}, “and not once the end. It goes wrong over there, and then the front gets another go.”',
        'They all looked at the mat. It was as flat as a pancake. {H} rolled it up.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Was that a mistake?” asked {once.who}. {A} had no pebble for it. “It was further on than the bucket, anyway,” said {H}.'
      ]
    },
    {
      id: 'half-a-sit',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came out to look. {A} had once been meant to learn something too, and had stopped in the middle of it. It had been “sit”. {A} could do the first half, and did it now, beside the boots.',
        '“That isn’t up, and it isn’t down,” said {H}. {once.who} {once.was} full of respect. It takes practice to stop at the same place every time. {A} was not even wobbling.'
      ]
    },
    {
      id: 'and-so-on',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I learnt a piece on the piano when I was seven,” said {S}. “I’ve played the first eight bars of it at every wedding since.” “And after that?” asked {A}. “After that I say: and so on,” said {S}.',
        '“And don’t they notice?” {S} looked along the hedge. “They clap,” said {S}. “I think they’re all afraid that there’s more.”'
      ]
    },
    {
      id: 'four',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was learning to count, and counted for {once.who}. It went one, two, three, five. “Where’s four?” asked {A}. {S} went back to the beginning to look. One, two, three, and there was five again.',
        '“It must have gone in,” said {S}. In the end they counted the boots, and there were four, standing in a row. “There they are,” said {S}, rather sternly.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'On the mat {A} was learning something as well, and that was standing up. It began on all fours. Then came the middle, with one hand in the air. Then came the sitting down, which could be done already.',
        '“From the beginning,” said {once.who} kindly. {A} had begun long ago. {H} counted along, and it was nearly as often as at the bucket. {A} crowed every time, as if it had been meant like that.'
      ]
    },
    {
      id: 'again',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Our teacher always says: again,” said {A}. “When she wants to look out of the window, she says: twice.” {once.who} asked what there was outside that window. “The men who were mending the road,” said {A}.',
        '“And did you learn it?” asked {H}. “Not that,” said {A}. “But I know how you mend a road.” They all looked at the place where the bucket had been.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-mat-goes-along',
      A: 'partner',
      paragraphs: [
        '{H} laid the mat down at the gate. “Begin here,” said {H}. “Only the last bit.” {once.who} had no time to get it wrong, for it was over at once.',
        'Then they moved the mat one step back. Now there were two bits, and the second was known already. So the mat went back and back, past the bench, past the boots and up to the door. And from there, right through to the gate, {once.who} {once.did}.'
      ]
    },
    {
      id: 'only-the-end',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} had got down from the wall and tried the last bit too. It worked the first time. It worked with a turn in it, and with a bow. “What can you do before that?” asked {H}. “Nothing,” said {A}, “but I’m very good at being finished.”',
        '{once.who} asked to be shown the bow. It was the only thing that had not been practised from the door.'
      ]
    },
    {
      id: 'wrong-on-purpose',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Could you still get it wrong?” asked {A}. {once.who} {once.was} not sure, and tried. It went well past the boots, and it went well where the bucket had been. {once.who} even stopped there to make it easier.',
        '“Gone,” said {once.who}, a little sadly. They had been together for so long. {H} turned the bucket over, and they all had a sit on it, one after another.'
      ]
    },
    {
      id: 'last-line-first',
      A: 'partner',
      paragraphs: [
        '“How does a song end?” asked {H} at the gate. {A} knew an end, and sang it: “And the boat came in.” {H} sang it too. It was like going in by the back door.',
        'The mat lay at the gate again by then, for one last go. A neighbour came and wiped both shoes on it. “It’s a long hall,” he said.'
      ]
    },
    {
      id: 'the-daisies',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The daisies by the gate had been trodden on, for the first time in their lives. {A} bent down to them. “They’ll be up again tomorrow,” said {A}. “They do that every day, from the bottom.”',
        '“From the beginning?” asked {once.who}. {H} lay down flat and looked into it. “No,” said {H}. “They push. The end’s on top already, and goes up first.”'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 16,
      paragraphs: [
        'After that they tried it with everything that there was. {A} began a biscuit at the last bite, so that it came first. {H} buttoned a coat from the bottom, and no hole was left over at the top.',
        '“And a walk?” asked {once.who}. For a walk you would have to be home already. They tried that as well. They were home, and it was one of the best walks that they had had.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along beside the beginning, and stopped where it did.',
      '{names} settled on the wall, and nodded in time.',
      { text: '{names} clapped for the beginning, as if it were already the end.', needs: ['hands'] },
      { text: '{names} brushed the doormat, so that it should be a good start.', needs: ['hands'] }
    ],
    way: [
      '{names} groaned at the bucket, together with the bench.',
      '{names} lay down between two daisies, and bent neither.',
      { text: '{names} dropped a pebble for every go, and ran out of pebbles.', needs: ['hands'] },
      { text: '{names} stood the boots further apart, which was no help at all.', needs: ['hands'] }
    ],
    turn: [
      '{names} bounced once for each new bit that was known.',
      '{names} rolled all the way from the gate to the door, for joy.',
      { text: '{names} took the mat by two corners, and shook out a spider.', needs: ['hands'] },
      { text: '{names} hung a daisy on the gate, as a full stop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mat came in front of the door again, and the pebbles were left on the wall. {once.who} went home, from the gate on, and did not have to go back once.',
    '{H} washed from {H}’s toes upwards and lay down. “And the boat came in,” hummed {H}. There was still the line before it, and the one before that.'
  ],
  last: [
    '{H} had begun at the end, and long before the beginning {H} was asleep.',
    'The boat came in, and that was all there was, and {H} slept.'
  ]
})
