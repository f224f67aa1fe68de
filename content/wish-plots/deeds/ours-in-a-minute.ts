import { wishPlot } from '../wish-plot.ts'

export const deedOursInAMinute = wishPlot({
  id: 'wish-deed-ours-in-a-minute',
  tellsAny: 'ours',
  deeds: ['builds'],
  about: '{H} builds it out of everything in the house, and nobody comes to look but “in a minute”; and no minute can ever be over, because {H} has built in the clock.',
  titles: ['In a Minute', 'A Nail and a Round Patch', '{H} Builds It In', 'Handle, Whisk, Ting', 'From the Boots to the Bathroom'],
  company: ['colander', 'whisk', 'handle', 'clock', 'washing line', 'hall', 'boots', 'bathroom', 'kitchen', 'peas', 'door', 'ladle', 'coats'],
  want: [
    {
      id: 'everything-there-was',
      A: 'partner',
      paragraphs: [
        'It took {H} all afternoon to {ours.do}, and nearly everything in the house. In went the colander, the whisk and the washing line. In went the bathroom handle, which came off anyway. Last of all went the kitchen clock. Then {ours.the} reached from the boots to the bathroom.',
        { extra: 1, joins: true, both: ['For {what.part} there was a slipper.'] },
        '“Come and look!” called {H}. {A} was in the kitchen, shelling peas. “In a minute,” called {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'went-off',
      A: 'same',
      paragraphs: [
        '{H} waited. It was a long minute. “Is it over yet?” called {H}. “Not yet,” called {A}.',
        'So {H} pulled the washing line. The handle went down by itself. The whisk whirred. A shiver ran through the whole of {ours.the}, and the colander said ting. It was the best thing that had ever happened in that hall. “That sounds good,” called {A}. “In a minute.”'
      ]
    },
    {
      id: 'bless-you',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{what.sound},” it went in the hall. “Bless you,” called {A}. “That wasn’t me,” called {H}. There was a silence, with a pea in it. “Who was it, then?” called {A}.',
        '{H} told {A} to come and see. It was on the tip of {A}’s tongue to do so. But there were two peas left in that pod. It would have been a pity about them.'
      ]
    },
    {
      id: 'counted-out-loud',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} counted a minute out loud, from one to sixty. “There,” called {H}. “That was one.” {A} had listened carefully. “You left out the forties,” called {A}.',
        'That was quite possible. {H} counted the forties by themselves, and {A} was satisfied. But then they belonged to no minute, and the whole thing had to be begun again.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 5,
      paragraphs: [
        'If {A} did not come to {ours.the}, then it had to be the other way round. {H} polished the big ladle and held it out past the door frame. “Look in there,” called {H}.',
        '{A} looked. In the ladle there was a hall as small as a walnut. In front of it was a very large nose. “Very nice,” called {A}. “Is it the nose?” “No,” called {H}. “It’s behind that.”'
      ]
    },
    {
      id: 'letter-box',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The flap of the letter box went up, and there were two eyes. “I’ve got a postcard here,” said the postwoman. “Oh, that’s good, what you’ve got there. Did you do that?” “Yes,” said {H}. “All of it?” asked the postwoman. “Somebody’s been polishing those.”',
        '“Who was that?” called {A}. “Somebody who came to look,” called {H}. But from down there you could see only the boots.'
      ]
    },
    {
      id: 'four-hours-by-train',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The telephone rang, and it was an aunt. {H} held it close to {ours.the} and pulled the line. Ting, it went. “What was that?” cried the aunt. “I’d love to see it. I’ll come in a minute.”',
        '“She’s coming in a minute,” {H} called into the kitchen. {A} put down a pod. “She lives four hours away by train,” called {A}. It was beginning to look as if something was wrong with those minutes.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'In the hall {ours.the} shivered once more. And then {ours.also}. “Did nobody see that?” called {H}. “In a minute!” called {A}. Until now there had been one thing to come and look at, and now there were two.'
      ]
    },
    {
      id: 'the-nail',
      A: 'partner',
      paragraphs: [
        'At last {A} looked up, to see how much was left of the minute. Over the kitchen door there was a nail, and round it a pale patch, like a plate.',
        'Then {A} came out into the hall with all the peas. “The minute can’t ever be over,” said {A}. “You’ve built in the clock. All our minutes are in {ours.the}.” They kept still. From deep inside it went tick, tick, tick.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        'And then {A} looked. {A} began at the boots and went along {ours.the} with both eyes, and left nothing out. “What does that do?” asked {A}. So {H} pulled the line. Handle, whisk, ting. “Again,” said {A}.'
      ]
    },
    {
      id: 'the-first-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And that there?” asked {A}. “That’s {what.part},” said {H}. “I did that twice.” The first time it had been too far over, towards the coats.',
        '{A} walked to the coats, to see how it would have been. {A} shut one eye. “No,” said {A} in the end, “it’s better where it is.” {H} had thought so too, and had been alone with it since half past three.'
      ]
    },
    {
      id: 'came-by-itself',
      A: 'same',
      spare: 2,
      paragraphs: [
        'While they stood there, {ours.the} {what.does}. {A} took a step back, on to a boot. “Did you build that in?” asked {A}. “No,” said {H}. “I built in a colander.”',
        'They waited, to see if there was more of it. “It must have come by itself,” said {H}. {A} had known people with whom it was the same. You give them a whisk, and the next thing you know they can do it.'
      ]
    },
    {
      id: 'something-dropped',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you told {ours.spot}?” asked {A}. {H} had, at about three o’clock, in a clear voice and through the letter box. “And what came back?” asked {A}. “Something dropped,” said {H}. “I think that was for joy.”',
        '{A} could well believe it. It was not every day that somebody took so much trouble about {ours.spot}. There had even been a washing line.'
      ]
    },
    {
      id: 'ask-me-something',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Ask me something about it,” said {H}. {A} asked how many holes there were in it. {H} had to count the colander first. Then there was the keyhole of the handle, and the one in {H}’s left sock.',
        '“The sock’s not part of it,” said {A}. {H} lifted the foot, and something slid down behind the coats. It had been part of it after all. {H} put the foot back.'
      ]
    },
    {
      id: 'the-glove',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“That’s my glove,” said {A}. It was in between the line and the whisk, with one finger out. {A} had been looking for it since the winter. “It’s the stopper,” said {H}. “It’s the most important bit.”',
        '{A} looked at the glove with new eyes. It had only ever been a left one. “Then it had better stay,” said {A}, and shook it by the finger. They had not met for so long.'
      ]
    },
    {
      id: 'a-pea-a-look',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From now on a look cost a pea. {A} paid one, and looked from the front. {A} paid two more, and was let in behind the coats, where nobody had ever been. “It’s even better from behind,” said {A}.',
        '“That’s where I had no more time to tidy,” said {H}. For another pea {A} was allowed to say nothing about that. In the end {H} had nine, and {A} had seen it all.'
      ]
    },
    {
      id: 'ten-to-six',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The man from next door rang. He wanted to know what time it was, for his watch had stopped. “It’s in there somewhere,” said {H}. He put his ear to {ours.the} and moved along slowly.',
        '“It’s getting later,” he said, by the boots. “Here it’s quite late.” {A} looked in with a torch. Between the whisk and the colander, it was ten to six. He set his watch by it, and went home on tiptoe.'
      ]
    },
    {
      id: 'have-you-got-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what do you give {ours.the}?” asked {A}. {H} had found that out at about four o’clock. “{what.wants},” said {H}. They looked in the kitchen drawer. There was a candle end there, and a key that fitted nothing.',
        '“We could say that we’ve written it down,” said {A}. So they wrote it down, and hung it on the nail in the kitchen. {ours.the} made no fuss about it.'
      ]
    },
    {
      id: 'somebody-knew-that',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{what.fact},” said {A}, while they walked along {ours.the} once more. “I know,” said {H}. “That’s why I put the handle on this side.”',
        '{A} thought that over as far as the boots. “I’d have put it on the other,” said {A}, “and afterwards I’d have been sorry.” It was nice to talk with somebody about it at last. They stood with their hands behind their backs, like two people on a building site.'
      ]
    },
    {
      id: 'the-handle-is-lent',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A}’s hands were green from the peas and had to be washed. But the bathroom was shut, and its handle was in {ours.the}. {H} drew it out. Everything began to slide a bit, and {A} leaned against it. “You can go now,” said {H}, and held out the handle.',
        '“I can’t,” said {A}. “I’m holding it up.” So {H} went instead, and washed some hands. It was not the same, but it was done.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had never said “in a minute” to anybody. {A} had seen the whole thing from the first boot on. Only for the colander had {A} moved over.',
        'Now {A} was asked what it was like, as the one who knew it longest. {A} looked at {ours.the}, and then at {H}, and yawned. It was a long day for somebody in charge.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came as well, and asked for a chair. “I don’t look at a thing standing,” said {S}. Then {S} looked, for so long that {A} went and sat down too. “When I was seven, I built in my grandfather’s braces,” said {S}.',
        '“Did he want them back?” asked {A}. “He wanted them at once,” said {S}, “but he couldn’t come and get them. He was holding up his trousers.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was allowed to pull the washing line, because {S} asked so nicely. Ting. “I did that,” said {S}. “You did the ting,” said {A}. “The rest was me.”',
        '{S} thought that this was fair. After every ting {S} bowed a little, to the left and right. Then {S} pointed to {A} with one hand, the way singers point to the man at the piano.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was held up in front of it, and the line was pulled. Ting. {A} opened both eyes and both hands. Then {A} looked at {H}, as you look at somebody who can do that.',
        'They did it eight times. At every one of them {A} was as surprised as at the first. “That’s how you look at a thing,” {H} said to the others.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At ours we say ‘in a second’,” said {A}. “Is that quicker?” asked {H}. {A} had to think. “No,” said {A}. “It’s only shorter to say.”',
        'But {A} came at once, because visitors have to. {A} walked along {ours.the} with both shoes in one hand, as if the floor were wet. “We haven’t got anything like that,” said {A}. “We’ve got a handle on our bathroom.”'
      ]
    },
    {
      id: 'peas',
      A: 'partner',
      paragraphs: [
        'Now the peas had to be washed, and {A} took hold of the colander. {ours.the} leaned to the left. “Nothing comes out,” said {H} quickly, and thought. “But things can go in.”',
        'So in went the peas, with a cup of water, and {H} pulled the line. Handle, whisk. There was a rushing inside, like rain in a pipe. Then they rolled out by the boots, clean and in a row. Ting, said the colander after the last.'
      ]
    },
    {
      id: 'in-a-minute',
      A: 'partner',
      paragraphs: [
        '“They need five minutes in the pot,” said {A}. “Can I just have the clock?” {H} was lying in front of {ours.the} on both elbows, and looking. “In a minute,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got as far as the boots, and could not get any further for {ours.the}.',
      '{names} followed the washing line into the hall, and got tangled by the whisk.',
      { text: '{names} gave up the potato masher, and watched it go in.', needs: ['hands'] },
      { text: '{names} carried half the kitchen to the hall, and asked about the rest.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered along with the whisk.',
      '{names} crunched a raw pea, to shorten the minute.',
      { text: '{names} pulled the line too, and something inside said thank you.', needs: ['hands'] },
      { text: '{names} picked peas up off the floor, one a minute.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ting, half a second late.',
      '{names} chased a pea that rolled as far as the bath.',
      { text: '{names} set the boots straight, like a harbour for peas.', needs: ['hands'] },
      { text: '{names} poured on one more cup of water, for the sound of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything stayed as it was, from the boots to the far end. Whoever needed the handle asked for it, and was lent it.',
    '{H} let the water out, and lay down, with the door open a crack. Now and then {ours.the} shivered a little in the dark hall. “Shut your eyes,” somebody said at the door. “In a minute,” said {H}.'
  ],
  last: [
    'It took less than that. {H} was asleep.',
    'In {ours.the} it went tick, and tick, and that was the minute, and {H} slept.',
    'For once the minute was over quite soon, and {H} was asleep.'
  ]
})
