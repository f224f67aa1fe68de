import { wishPlot } from '../wish-plot.ts'

export const whoeverFloat = wishPlot({
  id: 'wish-whoever-float',
  visits: 'anything',
  whoever: [
    'wants to float',
    'can’t float',
    'wants to float on the water',
    'can’t float on the water',
    'wants to float on water',
    'can’t float on water',
    'wants to float on its back',
    'can’t float on its back',
    'wants to float in the bath',
    'can’t float in the bath',
    'wants to float in water',
    'can’t float in water',
    'always sinks',
    'sinks like a stone',
    'keeps sinking',
    'sinks in the bath',
    'floats on its back',
    'floats in the bath',
    'loves to float',
    'loves floating',
    'dreams of floating',
    'is bad at floating',
    'is no good at floating',
    'is afraid to float',
    'is scared to float',
    'is afraid of sinking',
    'is scared of sinking',
    'sinks to the bottom',
    'always goes to the bottom',
    'goes down like a stone',
    'goes under in the bath',
    'keeps going under',
    'can’t stay on top of the water',
    'won’t stay on top of the water',
    'wants to bob on the water',
    'bobs on the water',
    'drifts on the water',
    'needs armbands',
    'can’t swim without floaties',
    'needs a rubber ring',
    'can’t lie on the water',
    'wants to lie on the sea'],
  except: ['air', 'sky', 'space', 'balloon', 'balloons', 'away', 'cloud', 'clouds', 'ship', 'boat', 'drowned', 'drowns', 'drown', 'sea', 'lake', 'deep'],
  company: ['clip', 'bowl', 'fork', 'bath', 'water', 'tap', 'flannel', 'ceiling', 'plug'],
  about: 'The hero wants a paper clip to lie on the water of a bowl, and it goes down end first, as whoever cannot float sits down in the bath; both are carried when all of them lies down at once.',
  titles: ['All of It at Once', 'The Paper Clip Lies Down', '{visitor} Looks at the Ceiling', 'Flat', 'Ears In'],
  want: [
    {
      id: 'clip',
      A: 'partner',
      paragraphs: [
        '{H} wanted a paper clip to lie on top of the water, in a bowl in the bathroom. {H} let it in at one end, with great care. Tink. There were five down there already.',
        'Beside it the bath was running. In it, wet up to the middle, sat {visitor.first}. “I can’t do the top,” said {visitor}. “I can only do the bottom.”'
      ]
    }
  ],
  way: [
    {
      id: 'hold-it-up',
      A: 'partner',
      paragraphs: [
        '{A} turned off the tap. “Keep everything up out of the wet,” said {A}, who was quite sure. “Both ends up.” {visitor} leaned back, and kept up the one end, to see whether the other was up.',
        'In between something went down. It met the bath with a “bomp”, and a wave went over the rim. “That’s me,” said {visitor}. “I’ve arrived.”'
      ]
    },
    {
      id: 'heavy-bit',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“I know where it begins,” said {visitor}. “I start to sink at {caller.part}. Then all of us have to go along.” {A} slid a hand in underneath, quite flat, and lifted that one bit. It weighed about as much as an egg.',
        '“At home it’s far more,” said {visitor}. “Water carries it for you,” said {A}. “You’ve only got to let it.” They lifted one bit after the other like that, and each weighed an egg. Then {visitor} sat up to count them. At once they weighed as much as {visitor}.'
      ]
    },
    {
      id: 'what-you-do-all-day',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Don’t do anything,” said {A}. “That’s all it is.” {visitor} tried. But whenever there was nothing to be done, {visitor} {caller.does}. It came by itself. The water got busy, and the soap set off round the taps.',
        '“I can do nothing,” said {A}, and sat on the stool to show it. Without thinking at all, {A} {caller.move}. {H} had seen it. “That was something,” said {H}. Then they did nothing all together, and it was quiet for as long as two drops.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Is it perhaps that you aren’t the kind that floats?” asked {A}. There are lists of that. Corks do, and keys don’t. “What do they say of me?” asked {visitor}. “{caller.fact},” said {A}, who had heard it somewhere. “That’s true,” said {visitor}, “but it’s not about the bath.”',
        'So nobody knew yet. {H} wrote {visitor} on a list of {H}’s own, on the steamy tiles. There were two columns, up and down. {visitor} was put in the middle, and began to run.'
      ]
    },
    {
      id: 'one-to-try-it',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{visitor} wanted to see it done by somebody first. So {H} fetched {caller.stand}, and for now that was {visitor}. They laid it on the water. “You look very peaceful,” said {A}. Then it turned over slowly, and looked for something on the bottom.',
        '“That’s me all over,” said {visitor}. “It was lying so well, and then it got curious.” They fished it out, and hung it on the tap. It had got a good deal heavier, from what it had seen.'
      ]
    },
    {
      id: 'corks-and-keys',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} went round the bathroom to see what stays up. The soap went down, and so did the comb. The lid of the toothpaste stayed up, as it was too small to be noticed. The nail brush lay on its back. “It isn’t even trying,” said {A}.',
        '{visitor} looked at the nail brush for a long time. It turned a little, and bumped softly against {visitor}, and let itself be pushed away again. “What’s it thinking about?” asked {visitor}. “Nothing,” said {H}. “It’s got its face to the ceiling.”'
      ]
    },
    {
      id: 'a-breath',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“Breathe in,” said {A}, “and look at your middle.” {visitor} breathed in. The middle rose, as far as two fingers, and an island came up. “And out.” The island went under. There was a dry spot on it, the size of a penny, and it got wet each time.',
        '“So you’ve got a balloon in there,” said {H}. {visitor} had known nothing about that. “Who put it in?” They all breathed in, {A} on the edge, and {H} on the stool. You could hear three balloons, and a gurgle. The gurgle was the plug.'
      ]
    },
    {
      id: 'one-finger',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between came clip number six. {A} thought that it ought to be quicker, so that the water didn’t notice. Tink. {A} thought that it ought to be dry, and blew on it. Then {A} held it by one end and spoke to it kindly, and let go. Tink, it went.',
        '“It dips in a toe,” said {H}, quite close to the water. “Then the toe pulls it down.” There were eight of them on the bottom now, in a heap. “It’s nice there as well,” said {visitor}. “You meet people.”'
      ]
    },
    {
      id: 'flannel',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’re as stiff as an ironing board,” said {A}. {H} wrung out a flannel, as hard as it would go. They put it into the bath as a lump. It went down like one. Then {A} shook it, and laid it out.',
        'It spread in all directions, and its corners swam. It looked as though it was lying on a meadow. “It was the same flannel,” said {visitor}. “It’s only stopped holding on to itself.” {visitor} looked down. Everything that could be a fist was one.'
      ]
    },
    {
      id: 'ears',
      A: 'other',
      spare: 5,
      embodied: true,
      paragraphs: [
        '“Your head’s too high,” said {A}. “It belongs in the water as well, as far as the ears.” “Then I can’t hear what you say,” said {visitor}. “You hear other things,” said {A}. {visitor} tried it, with a hand under the back of the head.',
        'It went “glop”, and the bathroom was gone. There was a humming in there, and a far-off tapping. “There’s somebody at work,” said {visitor}, much too loud. It was {H}, and a fingernail on the side of the bath. “Tell them that they can stay,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I learned it at the public baths,” said {S}, “from a lady with a cap like a cauliflower. She put one finger under my back. She said she was holding me with that. Then she talked to somebody else about cabbage.” “And the finger?” asked {A}. “I was listening to the cabbage,” said {S}.',
        'When {S} looked round, she had both her hands on her hips. Nobody could say how long they had been there. {visitor} asked {S} to tell a bit more about the cabbage.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could float on the bath mat. {S} lay down on it with everything spread out, and did not move. “You’re floating on the floor,” said {A}. “Shh,” said {S}. “I’m very far out.” A toe went up and down, as there were waves.',
        '“How do you do it?” asked {visitor}, over the rim. “You lie there,” said {S}, “and something’s underneath.” It was only the floor. {S} had put both ears on it, too, and the tummy was up in the lamplight. {A} had to step over, and said sorry.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to see why it was so wet by the door. {A} did not care for water that lies about like that. The wave at each “bomp” came as far as {A}, and {A} went back by as much.',
        '“Six,” said {H}, who was counting. “Seven.” {A} looked for something dry, and that was the pile of towels. There {A} sank down, first the front, then the back, and then the head too, ears and all. The whole pile took it, and there was no bomp.'
      ]
    },
    {
      id: 'on-the-fork',
      A: 'partner',
      paragraphs: [
        '{A} fished up the clips with a fork. “I put it in so gently,” said {H}. “You put in an end,” said {A}. “Then that’s got to hold all the rest.” One dry clip lay flat across the fork. {A} let it down, as slowly as slowly. The fork sank, and the clip stayed where it was. It lay on the water! “It’s lying on all of itself,” said {H}. “Every bit’s got some water of its own.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-down',
      A: 'partner',
      paragraphs: [
        '“You’re putting in an end, too!” {H} told {visitor}. “You look at your other end, and then you bend. Lie down, all of you at once!” {A} held a hand flat under the water, like the fork.',
        '{visitor} looked at the ceiling, and lay back until it was quiet on both sides. Glop. The middle rose up. The ends came after it, without being asked. The hand went slowly away. There was no bomp. “You can let go now,” said {visitor}. “I have,” said {A}. But {visitor} couldn’t hear that.'
      ]
    },
    {
      id: 'getting-up-from-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And how do I get up again?” asked {visitor}, very loud. That’s part of it. {A} showed it with both hands. You look at your other end, and you bend in the middle. Everything that was wrong before is right for that.',
        '{visitor} bent. Bomp. There sat {visitor}, wet all over, and was pleased. “So I could do half of it already,” said {visitor}. Then {visitor} was up again, and down, and up. It was like an easy sort of lift.'
      ]
    },
    {
      id: 'ceiling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like?” asked {A}, when {visitor} was up for a moment. “There’s a crack up there like a river,” said {visitor}. “And it’s got an island with a spider. I’ve never been shown that.” Whoever sits in the bath looks at the taps.',
        '{H} lay down on the mat beside the bath, and {A} lay down in the hall. They found the river, and the spider. It was floating too, on nothing that you could see. “Everybody’s at it,” said {visitor}.'
      ]
    },
    {
      id: 'plug',
      A: 'partner',
      paragraphs: [
        '{H} took the fork, and laid a second clip down next to the first. They drifted about a bit, and touched, and stayed together. “Tink,” said {A} quietly, but it wasn’t true.',
        'Then {A} pulled out the plug. {visitor} went down with the water, as slowly as an evening, to the bottom. “It’s the same place,” said {visitor}. “But this time I’ve been put down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down into the bowl, and saw a face down there with clips on.',
      '{names} came as far as the bath mat, and stayed at its dry end.',
      { text: '{names} tested the water with an elbow.', needs: ['hands'] },
      { text: '{names} brought five more clips, off five important letters.', needs: ['hands'] }
    ],
    way: [
      '{names} moved back by one tile after each wave.',
      '{names} heard the bomp all the way to the kitchen.',
      { text: '{names} mopped up round the bath with the old towel.', needs: ['hands'] },
      { text: '{names} folded a boat, which was no help, but stayed up.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the bomp, and it didn’t come.',
      '{names} looked up at the ceiling, to see what was so good there.',
      { text: '{names} warmed a towel, and held it ready.', needs: ['hands'] },
      { text: '{names} rapped on the side of the bath, and got a rap back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The clips were dried on a hanky, and went back to holding paper. In the bath there was one wet print, very long and flat.',
    'In bed they lay down at once all over, and nothing stuck up but the noses.'
  ],
  last: [
    '{H} lay there with every bit on some bed of its own, and was asleep.',
    'The hand under {H} had gone away quite slowly, and {H} was asleep.'
  ]
})
