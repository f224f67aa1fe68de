import { wishPlot } from '../wish-plot.ts'

export const whoeverShoelaces = wishPlot({
  id: 'wish-whoever-shoelaces',
  visits: 'anything',
  whoever: [
    'wants to tie its shoelaces',
    'wants to tie shoelaces',
    'wants to tie its laces',
    'wants to tie its shoes',
    'wants to tie its own shoelaces',
    'wants to tie its own laces',
    'wants to tie its own shoes',
    'wants to tie its boots',
    'wants to tie a bow',
    'wants to tie bows',
    'wants to do up its shoelaces',
    'wants to do up its laces',
    'wants to do up its shoes',
    'wants to do its shoelaces',
    'wants to do its laces',
    'can’t tie its shoelaces',
    'can’t tie shoelaces',
    'can’t tie its laces',
    'can’t tie its shoes',
    'can’t tie its own shoelaces',
    'can’t tie its own laces',
    'can’t tie a bow',
    'can’t tie bows',
    'can’t do up its shoelaces',
    'can’t do up its laces',
    'can’t do up its shoes',
    'can’t do its shoelaces',
    'can’t do its laces',
    'is bad at tying shoelaces',
    'is bad at tying its shoelaces',
    'is no good at tying shoelaces',
    'is no good at tying its shoelaces',
    'dreams of tying its shoelaces',
    'ties its shoelaces',
    'ties its own shoelaces',
    'loves to tie bows',
    'loves tying bows',
    'trips over its shoelaces',
    'trips over its laces',
    'always trips over its shoelaces',
    'always has its shoelaces undone',
    'can’t do bunny ears',
    'can’t make a bow',
    'forgot how to tie its shoes',
    'has its laces undone',
    'has knots in its laces',
    'has untied shoelaces',
    'is rubbish at tying laces',
    'whose laces keep coming undone',
    'is learning to tie a bow',
    'whose shoelaces always come undone'],
  except: ['arrow', 'arrows', 'hair', 'velcro', 'tied up', 'rope'],
  company: ['boot', 'lace', 'laces', 'bow', 'apron', 'waiter', 'mat'],
  about: 'The hero wants to tie a waiter’s bow behind the back, and whoever cannot tie laces is shown how from across the boot, until all of them sit facing the same way.',
  titles: ['The Other Left', 'A Bow That Wags', 'One Ear Up the Leg', '{visitor} Ties It', 'From the Same Side'],
  want: [
    {
      id: 'the-waiter',
      A: 'partner',
      paragraphs: [
        '{H} was the waiter. A waiter has an apron, and at the back there is a bow that wags. {H} wanted to tie it alone. “The guests can’t tie the waiter,” said {H}. But the bow was behind, and {H} was in front.',
        'In one boot, somebody hopped on to the mat. It was {visitor.first}. “If I walk, I tread on them,” said {visitor}. “How’s it done?” “I’ve never seen mine,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'across-the-boot',
      A: 'partner',
      paragraphs: [
        '“Do just what I do,” said {A}, and sat down across from {visitor}, with another shoe. One lace over the other, and under, and pull. A loop, and round the loop, and through. “There,” said {A}.',
        '{visitor} had done just the same. But this bow did not lie across the boot. It stood, with one ear up the leg, and one down to the toes. “Perhaps yours likes that,” said {A}. After three steps it wasn’t a bow at all.'
      ]
    },
    {
      id: 'hold-the-cross',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It goes slack before I get to the loop,” said {visitor}. Where the laces cross, something has to press, or the boot breathes out. {A} put a finger on it. But you can’t take {A} along everywhere. “What else have you got?” asked {H}.',
        '{visitor} looked about, and leaned down, and pressed with {caller.part}. “I’ve never used it for that,” said {visitor}. The boot did not dare to breathe. “It’s better than a finger,” said {A}, and wanted to feel how hard it pressed. Then all three were stuck in one knot.'
      ]
    },
    {
      id: 'no-laces-there',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Who ties them where you live?” asked {A}. {visitor} held a loop, and could not look up. “You won’t find one lace {caller.where},” said {visitor}. “I got mine at a bus stop. It was open, so I went in.”',
        '“And the other one?” asked {H}. There had only been the one. “I walked all round it,” said {visitor}. “It had a tongue, and lots of eyes, and it was waiting.” {H} looked at the boot. It still did that. It did it even in the hall.'
      ]
    },
    {
      id: 'something-to-say',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“My hands do it better when nobody’s watching them,” said {A}. “You’ve got to talk about something else.” So {visitor} looked at the ceiling, and began a loop. “Did you know?” said {A} to {H}. “{caller.fact}.” “That’s so,” said {visitor}, and went round it. “I’d never have thought it,” said {A}. “Now through.”',
        'They all looked down. The loop had gone round the leg of the chair, and through the handle of a bag. It was tied beautifully. “Say it again,” said {H}, “and look the other way.” That got it back out.'
      ]
    },
    {
      id: 'the-order',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Are you ready to order?” asked {H}, with a pencil. The apron hung down at both sides like a cape. {visitor} had ordered nothing in a restaurant before. “I’d like {caller.wants},” said {visitor}. {H} wrote it down. It took up the whole page.',
        '“And for me an egg,” said {A}. {H} bowed, which waiters do. The apron slid off over the front, and lay on the floor with the pencil in it. “Is that the starter?” asked {visitor}. {H} picked it up by the strings. They were long, and nobody was holding them together.'
      ]
    },
    {
      id: 'waiting-face',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The worst of it is the moment before you pull. You have a loop here and a loop there, and don’t know yet. {A} held still then, with a tongue between the teeth. {visitor} did it differently, and {caller.does}. The loops shook.',
        '“Do you need that for it?” asked {A}. “It happens by itself,” said {visitor}, “when it matters.” {H} tried a few things that could happen by themselves. One eyebrow went up. It helped with the apron as little as the tongue.'
      ]
    },
    {
      id: 'bows-in-the-house',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went round to look at bows. {A} knew of one on the dressing gown, and it was asleep. There was one on a teddy, and it was sewn on. “That isn’t a bow,” said {H}. “It’s a picture of one.” In the drawer there was a ribbon from a cake, which remembered being one.',
        'You could see the creases, left and right. {visitor} folded it along them, very gently. It folded itself up to a bow, nearly, and held its breath. Then a drawer was shut somewhere. “It only lacks somebody who pulls,” said {A}.'
      ]
    },
    {
      id: 'slippery',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s the lace,” said {A}, who was quite sure. “It’s too slippery.” It was a round one, and shone. {A} took it between two lips, to make it damp. “What does it taste of?” asked {H}. {A} thought about it. “Of a very long walk.”',
        'A damp lace held on better. You could hear it squeak in the holes. {visitor} took eleven steps now instead of three. Then the bow stood up, with one ear to the toes, and was gone all the same.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I could give you slippers,” said {A}. {visitor} tried one. It was soft inside, with a warm place for the heel. They walked up and down the hall, flap, flap. “It doesn’t hold me,” said {visitor}. “It just comes along.”',
        '“That’s what’s nice about it,” said {A}. {visitor} went a bit faster. The slipper stayed where it was, and waited until {visitor} came back. “No,” said {visitor}. “I want something that I’ve done up myself.” {H} knew exactly what that meant, and held on to both strings.'
      ]
    },
    {
      id: 'ear-too-big',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A loop has to be as big as an egg, said {A}. {visitor} made one as big as a plate, to be safe. It lay there on the floor beside the boot. To get round it the other lace would have needed a bicycle. “Smaller,” said {A}.',
        'The next one was as big as a pea. Nothing went through there, not even the hard bit at the end. So {H} fetched an egg from the kitchen, and held it against the boot. “From there to there,” said {H}. “And it’s to go back afterwards. It’s been ordered.”'
      ]
    },
    {
      id: 'nose-up',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat down at the table to be a guest, and waited. “Waiter,” called {A}, “my spoon’s got a hole.” It was a fork. The waiter was on the way, but with both hands behind the back. A glass can’t be carried like that, and neither can a spoon.',
        '“I’ll be with you in a moment,” said {H}. There was a grunt, and something tore a bit. {visitor} hopped over with a spoon instead. The guest said thank you. “You haven’t got a bow either,” said {H}, “and you can do it.” “I came without anything on,” said {visitor}, “but a boot.”'
      ]
    },
    {
      id: 'two-colours',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} found a red lace and a white one, and tied them together. Now each half of the boot had its own. You could see who went where. “Red goes over white,” said {A}. “Then it goes under, and looks out at the top.” {visitor} did it. Red looked out.',
        '“Red’s on the side of the door now,” said {visitor}. “Mine’s by the window,” said {A}, and looked into the other shoe. They had both done exactly the same thing. {H} looked from one to the other, and thought that there was something odd about it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My big cousin tied mine for a whole year,” said {S}. “It was a secret how, she said.” “And then?” asked {A}. “Then she went on a school trip,” said {S}. “She tied them on Monday, very well. I went to bed in my shoes till Thursday.”',
        '“And on Thursday?” asked {visitor}. “I got a pebble in one,” said {S}. “It had to come off. I sat there all the afternoon with my tongue out.” It had been a bow like a squashed spider. But {S} had gone home in it by the long way, past everybody’s windows.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could do a knot, and one is not many. So {S} did another on top, and one on top of that. Soon it was as big as a plum. “It holds,” said {S}. “And how do you get out of it?” asked {A}. {S} had not thought of getting out.',
        '“That’s what the bow’s for,” said {visitor}. “It holds, and when you pull, it lets go.” {S} pulled. The plum did not let go of anything. So they kept it as a plum. It lay in the fruit bowl, and had a bit of lace for a stalk.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to see what moved there. It was thin, and went over, and under. Each time that it was pulled tight, {A} looked at the boot. Each time that it came undone, {A} looked at {visitor}. By the third bow it had gone on long enough.',
        'Then {A} lay down, right on top of both ends. Now nothing went over and nothing went under. “That’s one way to hold it,” said {H}. {visitor} waited politely, until the lace was warm.'
      ]
    },
    {
      id: 'the-other-left',
      A: 'partner',
      paragraphs: [
        '{H} turned round to see the bow at the back. But the back went along, three times round the mat. “Left over right,” {A} was saying. “No, the other left!” “I’ve only got one,” said {visitor}. “It’s here.”',
        '{A} pointed to the left, and {visitor} pointed to the left. One meant the door, and the other the window. “I’m on the wrong side,” said {A}. “I’ve shown you everything as in a mirror.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-on-a-bus',
      A: 'partner',
      paragraphs: [
        'So {A} went and sat down behind {visitor}, as on a bus. Now the door was on the same side for both. Left over right, said {A}, and under, and pull. A loop like an egg. Round it, and through, and pull both ears.',
        'It lay right across the boot, like a butterfly. {visitor} walked to the kitchen and back, and did not hop once. “It’s still there!” called {visitor}. “And I’m still in it!”'
      ]
    },
    {
      id: 'pull-it-open',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And now undo it,” said {A}. {visitor} did not want to. It was the first one, and it lay so well. “You’ve only got to pull one end,” said {A}. {visitor} pulled, and there was a small plip. Both ears ran home.',
        '“Where is it now?” asked {visitor}. “In you,” said {A}. {visitor} doubted it, and tried. Over, under, pull, and there it lay again, and was the second one. They did plip seven times after that. It was nearly the best part.'
      ]
    },
    {
      id: 'which-bus',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They stayed on the bus for a bit, one behind the other, since it was going so well. {A} tied from behind, round {H}, and {H} had a shoe in front. You could see four hands, and did not always know which were yours. “Next stop, under,” said {A}.',
        '“I’ve missed it,” said {H}. “I’m still at over.” {visitor} was the driver, and waited at every stop until everybody had got on. At the last stop three bows got off. There was a lace over, with nobody at the end of it. That was the luggage.'
      ]
    },
    {
      id: 'wagging',
      A: 'partner',
      paragraphs: [
        '“I’m on the wrong side too,” said {H}. But you can’t go round behind yourself. So {H} put the apron on back to front. There {H} tied it on the tummy, and could see. Then {H} pulled it all round, bit by bit.',
        'Now the pocket was in front, and the bow was behind. {H} walked off to the kitchen. “It’s wagging,” said {visitor}. “Waiter!” called {A}. “Coming,” said {H}, and took the long way, so that everybody saw.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked to see what there was to eat here.',
      '{names} sniffed at the boot, which had been about a good deal.',
      { text: '{names} folded the napkins into boats, one for each guest.', needs: ['hands'] },
      { text: '{names} wrote the menu on the back of an envelope, and it said egg.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the mat as well, after a bow of which nothing could be seen.',
      '{names} looked at the door, and at the window, and lay down between the two.',
      { text: '{names} lent a shoe to practise on, still warm.', needs: ['hands'] },
      { text: '{names} held the lamp nearer to the loop.', needs: ['hands'] }
    ],
    turn: [
      '{names} got on at the back, and rode along as far as the bow.',
      '{names} watched it wag, to the kitchen and back.',
      { text: '{names} clapped the waiter in, and asked for the bill.', needs: ['hands'] },
      { text: '{names} tied a bow on the door handle, for it was going so well.', needs: ['hands'] }
    ]
  },
  bed: [
    'One end was pulled at the boot, and one end behind the waiter. Plip, and plip, and both were open for the night.',
    'They washed, and lay down, all on the same side, with the door on the left. Nothing had to be tied there. {H} pulled up the blanket like an apron, and it held.'
  ],
  last: [
    'In the dark somebody still said over, and under, and then {H} was asleep.',
    'The day had been pulled at one end, and it came undone quite softly, and {H} was asleep.'
  ]
})
