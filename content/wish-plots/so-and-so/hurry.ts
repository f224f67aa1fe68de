import { wishPlot } from '../wish-plot.ts'

export const whoeverHurry = wishPlot({
  id: 'wish-whoever-hurry',
  visits: 'anything',
  whoever: ['is always in a hurry', 'is in a hurry', 'is in such a hurry', 'is in too much of a hurry', 'always hurries', 'is always rushing', 'is always rushing about', 'rushes everywhere', 'rushes about', 'is always hurrying', 'never has time', 'has no time', 'never has any time', 'can’t wait for anything', 'hates waiting', 'doesn’t like waiting', 'can’t slow down', 'won’t slow down', 'never stops rushing', 'does everything too fast', 'is impatient', 'is very impatient', 'dashes everywhere', 'is always busy', 'is never patient', 'never stops to look', 'races through everything', 'runs everywhere and never stops', 'scurries about', 'whizzes past everybody', 'zooms about all day', 'always says hurry up', 'always shouts quick quick', 'has no patience'],
  except: ['late', 'birthday', 'christmas', 'school', 'slow', 'eat'],
  company: ['soup', 'letter', 'spoon'],
  about: 'The hero wants help with a jigsaw of a pond; whoever is always in a hurry has a letter to deliver, and has never had the time to read whom it is for.',
  titles: ['No Time', 'The Last Piece of the Pond', 'A Letter in a Hurry', '{visitor} Cannot Stay', 'Read It First'],
  want: [
    {
      id: 'jigsaw',
      A: 'partner',
      paragraphs: [
        '{H} had done a jigsaw of a pond, all but the last piece. It was gone, and {H} wanted it. Then the door flew open. Something rushed through the room. “No time!” it called. Ten pieces flew up, and the pond had a hole in it.',
        '“What was that?” asked {A}. It came back the other way, and it was {visitor.first}. “I’m in a hurry!” said {visitor}. “There’s a letter!” “Who for?” asked {H}. But {visitor} was through the door.'
      ]
    }
  ],
  way: [
    {
      id: 'third-time',
      A: 'partner',
      paragraphs: [
        'The third time, {A} held the door shut. “Sit down,” said {A}, who was sure that it would help. “I can’t,” said {visitor}. “I’m in such a hurry.” {visitor} ran on the spot, and the mat wore thin. “Since when?” asked {H}. “Since Monday!”',
        '“I’ll run with you,” said {H}, “and then we’ll talk.” They ran four times round the table. It was good running. But now the pond was all over the floor.'
      ]
    },
    {
      id: 'shortcuts',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You save time where you can,” said {visitor}. “I never shut a door to the end. I say only the front of words. Good morn, I say, and How are. I’ve saved two hours like that since Monday.” “Where are they?” asked {A}.',
        '{visitor} stopped for as long as a hiccup. “Where’s what?” “The two hours,” said {A}. “You must have them somewhere.” {visitor} looked, in front and behind. “I haven’t had the time to put them away,” said {visitor}.'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do you never wait?” asked {H}. “Not if I can help it,” said {visitor}. “I shout at kettles. I push the lift from inside. There’s a snail in our park, and I stand behind it and say, Come along.” “Does it?” asked {A}.',
        '“It has just the one speed,” said {visitor}. “I’ve told it so many times. Once I carried it to the end, as I couldn’t watch it any longer. It looked round, and then it set off back.” {H} would have done the same.'
      ]
    },
    {
      id: 'tea',
      A: 'same',
      spare: 3,
      embodied: true,
      paragraphs: [
        '{A} made some tea. {visitor} took the cup in passing, and drank it in passing. It was set down in the next room. “How was it?” called {A}. “How was what?” called {visitor}.',
        'They poured another. This time they held it still, and {visitor} had to stop for the length of one sip. “It’s got mint in it!” said {visitor}. “Did the first have any?” “That too,” said {H}. {visitor} thought of all the cups there had been since Monday, and got quite hot.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{visitor} told them how it was in the mornings. “I get up before I wake,” said {visitor}. “I do the half of it. I go out, and then I go back for what I forgot. And then I forget what it was, because of the hurry.” {A} knew that from Wednesdays.',
        '“How often do you go back?” asked {H}. “Four times,” said {visitor}. “Once it was five. That time I’d forgotten the door.” It had come along the whole way.'
      ]
    },
    {
      id: 'race-clock',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Let’s see who’s faster,” said {H}, “you or a minute.” {A} held the clock. {visitor} ran as hard as could be, to the window and back, nine times. “Done!” cried {visitor}. “Is it over?” The minute wasn’t even at half.',
        'Then {H} took a turn. {H} sat on the floor and looked for a blue piece with a knob. “Time,” said {A}. “Already?” said {H}. {visitor} shook the clock. “That was a shorter one,” said {visitor}. “I want one of those.”'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’ll you do,” asked {A}, “when you’re done with it all?” That was something {visitor} had quite fixed. “I’ll sit down somewhere,” said {visitor}, “by some water, with both ends up. I’ll do nothing, one thing after the other.”',
        '“When’s that?” asked {H}. “Straight away,” said {visitor}, “as soon as I’ve a moment.” A bit of the pond lay in front of {visitor}. There was a bench on it, with nobody sitting there.'
      ]
    },
    {
      id: 'waits-word',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Try it with a slow word,” said {A}. “Say hippopotamus.” “Hippo,” said {visitor}. “All of it.” “Hippopot.” It cost a great effort. At the third try {visitor} got through to the end, and held on to the table.',
        '“There’s a mus in it!” said {visitor}. “I never knew. It’s been there the whole time.” {H} gave out some others, for practice. In thermometer there was a meter, and in caterpillar was a pillar. “What people put at the back!” said {visitor}.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Show us something you can do slowly,” said {H}. {visitor} {caller.does}. It was over so soon that {A} had been looking for a hanky. “Once more,” said {A}. They had missed it again. It was only a bit of wind and a full stop.',
        'So {A} did it, to show what was meant. {A} {caller.move}, and took a whole minute over it. {visitor} looked on, jigging. “Is that what’s in it?” asked {visitor}. “There’s such a lot in the middle.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'The trouble was that not everything of {visitor} hurried at the same speed. “It’s {caller.part},” said {visitor}. “I’m there already, and I have to wait for it.” {H} had seen it, at the door. It had come in a good bit after the rest.',
        '“Perhaps it likes to look at things,” said {A}. {visitor} had not thought of that. They asked it. They kept quite still, and it pointed more or less towards the pond.'
      ]
    },
    {
      id: 'postman',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was once in such a hurry,” said {S}, “that I ran for a train and caught it. I sat down, out of breath. I was so proud.” “And then?” asked {A}. “It was the wrong one,” said {S}. “Mine was next to it, with the doors open. It waved.”',
        '“Trains can’t wave,” said {visitor}. “It felt like waving,” said {S}. “I saw a great deal that day. There was a cow in a boat.” {visitor} wanted to hear about the cow, but briefly.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could be even quicker. “Finished!” said {S}. “What with?” asked {A}. “I don’t know yet!” They raced round the table, {S} and {visitor}, and said everything at the same time. Nobody could understand a word of it. They seemed to agree.',
        'Then {S} saw a beetle on the floor, and lay down in front of it. {visitor} ran on alone for a round, and then a slower one. It’s hard to overtake somebody who is lying down.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been on the way to the water bowl when {visitor} came through. {A} let {visitor} go by. {A} had a look at the place where the wind had been. Then {A} went on, at {A}’s own pace, and got there.',
        '“{A}’s arrived!” said {visitor}. “I’ve been running all day, and I haven’t arrived once.” “{A} knew where to,” said {H}. {visitor} watched {A} drink. It took as long as it took, and not a drop of it was hurried.'
      ]
    },
    {
      id: 'who-for',
      A: 'partner',
      paragraphs: [
        '{A} picked up pieces of pond. Among them lay something white. “You’ve dropped your letter,” said {A}. “Who’s it for?” “No idea,” said {visitor}. “They said it was urgent, so I set off. I’ve never had the time to read it.”',
        'Nobody spoke. {A} held it to the light. “It does say, on the front,” said {A}. “You’d better sit down for it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'for-you',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down in the pond, and read one word after the other. “For whoever is in such a hurry.” “But that’s me!” said {visitor}. {H} opened it slowly, because of the corners. Out fell one small blue piece, with a knob.',
        '“That’s the last one!” cried {H}. There was a note with it, from the next street. {A} read it out. “You ran through our jigsaw on Monday. This isn’t one of our pieces.”'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{visitor} thought back, which was not easy at that speed. “On Sunday I came through here,” said {visitor}, “by the window. I thought it was a corridor.” {A} remembered a draught. {H} had been looking for the blue one ever since.',
        '“So I ran a whole week,” said {visitor}, “to bring you what I’d carried off.” “You went past us eleven times,” said {A}. “We waved at nine of them.” “I thought it was trees,” said {visitor}.'
      ]
    },
    {
      id: 'slow-piece',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A jigsaw cannot be done in a hurry. {visitor} tried it, and pushed a reed into a duck. It did not go in. {visitor} turned it, and it did not go in. Then {visitor} looked at it, only looked, and it went in by itself.',
        '“Again,” said {visitor}, and took a piece of sky. The sky took very long, as it was all alike. Once {A} asked what time it was. “Don’t know,” said {visitor}. “I’m on a cloud.”'
      ]
    },
    {
      id: 'last-piece',
      A: 'partner',
      paragraphs: [
        'They put the pond together again. “Who’ll do the last one?” asked {A}. {visitor} held it, and did not push it in. “In a moment,” said {visitor}. “I’m still looking at the ducks.”',
        'They waited. Then it clicked. “Don’t you have to be off?” asked {H}. “I’m there,” said {visitor}. “I’ve just arrived.” And {visitor} got up and closed the door, so that nothing should rush through.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned to look, and it had gone by.',
      '{names} felt the wind of it on both sides.',
      { text: '{names} held down the tablecloth with both hands.', needs: ['hands'] },
      { text: '{names} found a bit of duck under the chair.', needs: ['hands'] }
    ],
    way: [
      '{names} hurried along for half a round, and then sat down.',
      '{names} stood in the way by mistake, and got overtaken.',
      { text: '{names} sorted the pieces into wet ones and dry ones.', needs: ['hands'] },
      { text: '{names} held the other door.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the pond, from very near.',
      '{names} took a long time over nothing, and enjoyed it.',
      { text: '{names} passed on a reed, at walking pace.', needs: ['hands'] },
      { text: '{names} smoothed out the envelope.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pond stayed on the floor for the night, as nobody was in a hurry.',
    'They washed, all the way to the back, and did up every button.'
  ],
  last: [
    '{H} was there, and had just arrived, and was asleep.',
    'It took as long as it took, and then {H} was asleep.'
  ]
})
