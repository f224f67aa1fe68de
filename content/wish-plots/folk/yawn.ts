import { wishPlot } from '../wish-plot.ts'

export const yawn = wishPlot({
  id: 'wish-yawn',
  wishes: ['yawn', 'yawns', 'yawning', 'yawned', 'big yawn', 'catching yawns', 'contagious yawn', 'contagious yawns', 'yawn goes round', 'yawn went round', 'yaun', 'yauns', 'yauning', 'yorn', 'yorning', 'yawny', 'yawning contest', 'yawning family'],
  answers: ['big', 'biggest', 'catching', 'catches', 'caught', 'contagious', 'everybody', 'everyone', 'family', 'whole', 'round', 'goes', 'went', 'passes', 'passed', 'makes', 'sleepy', 'tired', 'loud', 'bedtime', 'night', 'mouth', 'wide', 'contest', 'stop', 'stopping', 'jumped', 'jumps', 'house', 'street'],
  except: ['owl', 'bear', 'lion', 'hippo', 'dog', 'cat', 'moon', 'why', 'how', 'baby', 'dragon', 'crocodile', 'sloth', 'koala', 'hedgehog', 'dinosaur', 'giant', 'never', 'wont', 'won’t', 'poorly', 'ill', 'boring', 'bored', 'lost', 'king', 'monster', 'train', 'sun', 'teddy', 'mouse'],
  company: ['yawn', 'mirror'],
  moods: ['learning', 'waiting', 'losing'],
  about: 'The hero’s yawn jumps over to somebody else before it is done, and has to be got back from the one in the mirror.',
  titles: ['That Was My Yawn', 'The Good End of a Yawn', '{H} Wants It Back', 'With a Squeak on the End', 'Up From the Socks'],
  want: [
    {
      id: 'it-jumped',
      A: 'partner',
      paragraphs: [
        '{H} felt a yawn coming. It was a big one, and it came all the way up from the socks. It was just behind the teeth when {A} opened wide, across the table, and yawned it. “Aaah-hum.”',
        '“That was mine!” said {H}, with an empty mouth. “You waited too long,” said {A}. “It jumped over.” {H} wanted it back, the whole of it, with the squeak on the end.'
      ]
    }
  ],
  way: [
    {
      id: 'three-for-nothing',
      A: 'partner',
      paragraphs: [
        '{H} made one up, to see if it would start, and opened wide. It was just a mouth. But {A} had been looking. “Aaah-hum,” went {A}. {H} made up a small one, behind one hand. {A} got that as well, with tears.',
        '“You’re just not tired enough,” said {A}, and read aloud from the book for the washing machine. On page two {A} yawned so hard that the page turned over. {H} was as awake as an egg.'
      ]
    },
    {
      id: 'cucumber',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could not even talk about it. {A} had only to hear the word, and there it was. “We’ll call it something else,” said {H}. “We’ll call it cucumber.” “Good,” said {A}. “Nobody’s ever had to cucumber.”',
        'They talked about big cucumbers and small ones. They talked about the one that {H} had lost. {A}’s nose got wider. {A} fought it. “Cucumb-aaah,” said {A}. It had found out.'
      ]
    },
    {
      id: 'ears-shut',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the top of a yawn your ears go shut. {A} had noticed that. {H} made up another, and waited till {A} was right at the top, and then said something. “What?” said {A}, on the way down. “I only got the end. It was ‘teaspoon’.”',
        '“It was quite long,” said {H}. “It was about what I’d like for breakfast.” They did it again. This time {A} got the front. It was “May I”. They could never get the two together.'
      ]
    },
    {
      id: 'swallowed',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“This time I’ll keep it in,” said {A}, and shut both lips. It came all the same. First the nose went wide, and then the chin got long. The ears moved back. {A} looked like a horse that is trying to remember something.',
        'It was a fight, and you could see it go up and down in the neck. At last it went out by the eyes, as two small drops. “Was that all of it?” asked {H}. “All but the hum,” said {A}. “The hum’s still in here.”'
      ]
    },
    {
      id: 'snakes-after-supper',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who else does it?” asked {H}. “Nearly everybody,” said {A}. “Dogs do it, and hens, and even fish. A snake does it after supper. Its jaw’s got crooked from swallowing, and it has to put it straight.”',
        '{H} pushed {H}’s own jaw over to the left, and then to the right. It went back with a click. “Do they catch it from each other?” “A dog can catch it from you,” said {A}. “I don’t know who a snake sits with.”'
      ]
    },
    {
      id: 'counting-teeth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was a good chance to count {A}’s teeth. You just had to be quick. In the first yawn {H} got as far as six, along the bottom. In the second it was four more, and something silver. “Have you done the top?” asked {A}.',
        '“I need another for the top.” {H} made a mouth, and {A} sent one down at once. {H} looked right up, as you look at a ceiling in a church. There was a bit of parsley up there. {H} did not say anything.'
      ]
    },
    {
      id: 'on-paper',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} drew one. It was a round face with a round hole, and a bit of tongue inside. There were two lines for eyes, and a drop. “That’s good,” said {A}. “That’s really very… aaah-hum.”',
        'So it went on paper too. They laid it with the face down, so that nobody should be hit by accident. After a while {A} lifted up a corner. “I only wanted to see if it’s still on,” said {A}, with wet eyes.'
      ]
    },
    {
      id: 'the-arms-that-go-with-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There are arms that go with it. They go up and out, and the fists turn over. {H} could do the arms. {A} had the yawn, and sat on both hands. So {H} came round behind and did {A}’s arms as well.',
        'It was a bit late. The yawn was over, and the arms were just getting up there. “Now I’m stretched, and don’t know what for,” said {A}. They gave the arms a start the next time. Then they were first, and waited.'
      ]
    },
    {
      id: 'at-the-harbour-by-nine',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came in, saw {A}’s own family with their mouths open, and had one too. “Where did I get that?” asked {A}. “It was mine,” said {H}. “It’s gone all round.” {A} had to go to the door, and took it along.',
        'Somebody out there was walking past with a bag. They looked at {A}, and {A} looked at them. “Oh dear,” said {A}. “They’re going to the bus.” It would be in the driver by now. By nine it would be at the end of the line.'
      ]
    },
    {
      id: 'does-not-catch-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I never catch it,” said {A}. “Some people don’t.” {H} made one up for {A}, quite close, with arms and all. {A} watched it with interest, as you watch a garage door. Nothing moved in {A}’s face.',
        '“Well, then,” said {A}, and went off down the hall to see to the washing. They listened. There was a long breath, and a hum, from behind the towels. “I was only looking at a pillowcase,” called {A}.'
      ]
    },
    {
      id: 'where-it-waits',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Perhaps it was only stuck. {H} lay on the rug with both feet up on a chair. Now it could run down from the socks by itself. {A} knelt there and listened at the knees. “Something’s moving,” said {A}. It was a tingle. That is not the same.',
        '{H} tried hopping, to shake it loose. A sneeze came. It was a good one, but it was not what was wanted. “Somebody else will be looking for that,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{H} sat down in front of {A} and opened wide, to see what {A} would do. {A} came closer and had a look inside. It was all as usual. {A} smelled at it, too.',
        'Then {A} turned away and settled down. At the other end of the room a very small mouth opened. Nobody was meant to see. It went right back to the ears.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I sang in a choir once,” said {S}, “in the second row. And the conductor hadn’t slept. He got one just as he lifted his arms, at ‘O’.” “And what did you do?” asked {A}. “We all came in on it. Sixty people. It was the longest O that was ever sung.”',
        '“The audience caught it, row after row. They couldn’t clap, because their arms were up.” {S} showed how they had sat. It took some time to get {S}’s arms back down.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I’m not tired,” said {S}, before anybody had asked. Then {S} yawned. “That was just my mouth,” said {S}. It came again. “It does that by itself. I’m not in it.”',
        '“Where are you, then?” asked {A}. {S} thought about it, leaning on {A}’s arm. “Up here,” said {S}, and pointed at {S}’s forehead. It was the only bit that was still quite awake.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was too small to catch one. But {A} could make them, and nobody made such good ones. The whole face went into it. There was one mouth, and round that some folds.',
        'Then it all came back, eyes, nose and chin, each to its place. {A} looked a bit surprised to find them. Everybody who had seen it had to sit down.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you snap your fingers,” said {A}, “when somebody’s got one. So that it doesn’t jump in.” {A} showed how. {H} could not snap yet, and said “snap” instead. “That does count,” said {A}, “but you need to be early.”',
        'After that there was snapping at both ends of the table. One got through, in the middle of the snaps. “It took the side door,” said {A}.'
      ]
    },
    {
      id: 'the-good-end',
      A: 'partner',
      paragraphs: [
        '{A} wiped both eyes. “Yours aren’t real when they set out,” said {A}. “But they’re real when they get here. I’m at the good end. I only have to look at you.”',
        '“Then I want to be at the good end,” said {H}. On the table lay a spoon, with somebody very small in it, upside down. “I’ve got to sit across from myself,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'across-from-yourself',
      A: 'partner',
      paragraphs: [
        'They went to the big mirror. {H} opened wide, just a made-up one. The one in the mirror opened wide too. How tired that one looked! {H}’s eyes began to water. Something stirred, down in the socks.',
        '“Don’t look!” said {H}. {A} covered both eyes. Up it came, past the knees and past every button. Both ears went shut. It went on, and round a corner, and on. And at the very end there was a squeak, like a small door.'
      ]
    },
    {
      id: 'fog-on-the-glass',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a round patch of fog on the glass, where it had come out. In the other room, behind the glass, they had one too, in just the same place. “That’s how big it was,” said {A}.',
        '{H} drew a ring round it with one finger, so that it was kept. It went from the outside in. First it was a plate, and then a biscuit, and then a pea. {H} breathed on it once more. That was only air, and did not last.'
      ]
    },
    {
      id: 'was-it-the-same-one',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Was it the same one?” asked {A}. {H} ran one tongue over all the teeth, to check. It had been a bit wider than before, and it had tasted of toast. “You had toast,” said {H}. “I had egg.”',
        '“It’s been in me, after all,” said {A}. “You can’t get that out again.” {H} did not mind. Somebody else’s toast was quite a good thing to have in a yawn.'
      ]
    },
    {
      id: 'by-the-ears',
      A: 'partner',
      paragraphs: [
        '“Did you get it?” asked {A}, from behind both hands. “The whole of it,” said {H}. “I heard the squeak,” said {A}. “Oh no.” {A}’s voice went wide, and the chin went down.',
        'It had got in by the ears. {A} could not stop it, and could not say sorry. “Aaah-hum.” “Keep that one,” said {H}. “I’ve got another coming.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the one mouth to the other.',
      '{names} nearly had it too, and just got out of the way.',
      { text: '{names} felt about under the table, in case it had been dropped.', needs: ['hands'] },
      { text: '{names} held a hand up, like somebody catching a moth.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned along at page two.',
      '{names} turned away in good time, and got it from the other side.',
      { text: '{names} held the book for the washing machine, and nodded off at page one.', needs: ['hands'] },
      { text: '{names} passed round a handkerchief for the eyes.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along to the mirror, and looked out of it too.',
      '{names} waited for the squeak.',
      { text: '{names} clapped both hands over both ears, a moment too late.', needs: ['hands'] },
      { text: '{names} wiped the mirror, where it was wet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book for the washing machine was shut at page two. A cloth was hung over the mirror, so that it was dark in there too.',
    'Clean again, or nearly, {H} lay down. One more came by, and {H} just let it in. Whoever told about it afterwards had to stop in the middle.'
  ],
  last: [
    'The yawn had been all the way round, and {H} had it last, and was asleep.',
    'With a squeak, like a small door, it shut behind {H}, who was asleep.'
  ]
})
