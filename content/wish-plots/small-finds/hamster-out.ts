import { wishPlot } from '../wish-plot.ts'

export const hamsterOut = wishPlot({
  id: 'wish-hamster-out',
  beginsElsewhere: true,
  wishes: ['guinea pig got out', 'guinea pig escaped', 'hamster escaped', 'hamster escapes', 'hamster escape', 'escaped hamster', 'hamster got out', 'hamster gets out', 'hamster out cage', 'hamster loose', 'hamster on the loose', 'hamster missing', 'missing hamster', 'hamster lost', 'lost hamster', 'lost our hamster', 'hamster ran away', 'hamster runs away', 'hamster run away', 'hamster hiding', 'hamster gone', 'hamster disappeared', 'hamster vanished', 'hamster cage open', 'cage empty hamster', 'hamster found', 'found hamster', 'catching hamster', 'hampster escaped', 'hampster got out', 'hamster behind fridge', 'hamster under floor', 'hamster sofa', 'looking for hamster', 'hamster cage door'],
  answers: ['our', 'my', 'the', 'his', 'her', 'cage', 'door', 'open', 'opened', 'left', 'night', 'last', 'again', 'escaped', 'escape', 'out', 'loose', 'missing', 'lost', 'found', 'find', 'finding', 'looking', 'everywhere', 'house', 'hall', 'kitchen', 'behind', 'under', 'fridge', 'cupboard', 'sofa', 'hiding', 'caught', 'catch', 'back', 'safe', 'wheel', 'seeds', 'today', 'yesterday', 'morning', 'hours', 'wardrobe', 'boot', 'shoe', 'gone', 'away', 'ran', 'little', 'bed', 'for', 'who', 'ages', 'empty', 'disappeared', 'vanished'],
  except: ['stepped', 'gone', 'died', 'dead', 'die', 'dying', 'killed', 'ate', 'eaten', 'cat', 'dog', 'hurt', 'vet', 'ill', 'poorly', 'sick', 'never', 'squashed', 'trod', 'trapped', 'stuck', 'buried', 'grave', 'heaven', 'bit', 'bites', 'babies', 'guinea', 'gerbil', 'snake', 'rat', 'zoo', 'space', 'rocket', 'moon', 'robot', 'superhero', 'pirate', 'spy', 'train', 'stolen', 'sold', 'knight', 'detective', 'dragon', 'giant'],
  moods: ['lost', 'losing', 'late', 'first', 'afraid'],
  company: ['hamster', 'wheel', 'cage', 'glove', 'cupboard'],
  about: 'The hamster is out, and neither seeds nor hands bring it in; but it cannot bear anybody else on its wheel.',
  titles: ['No Eek at All', 'Somebody on the Wheel', '{H} Turns the Wheel', 'Five Seeds in the Hall', 'The Thumb of the Glove'],
  want: [
    {
      id: 'no-eek',
      A: 'partner',
      paragraphs: [
        'Every night the hamster ran in its wheel. Eek, eek, eek, said the wheel, and to that {H} slept very well. But tonight something woke {H}, and it was that there was no eek.',
        '{A} came with the torch. The wheel stood still. The cage door was open, just as wide as a hamster is. In front of it lay some sawdust, and that was all. “It’s got out,” said {H}. {H} wanted the hamster back, and the eek too.'
      ]
    }
  ],
  way: [
    {
      id: 'five-seeds',
      A: 'partner',
      paragraphs: [
        '“They always go behind the fridge,” said {A}. Behind the fridge lay a grape. So each room got a saucer with five sunflower seeds. They shut all the doors, and waited. Kitchen, five. Bathroom, five. In the hall the saucer was empty.',
        'There were coats in the hall, some boots, and a cupboard with a gap underneath. {H} lay down flat, with a seed on one hand. Something brown ran over it. The seed was gone, and so was the hamster, back under the cupboard. “It’s quicker than we are,” said {H}.'
      ]
    },
    {
      id: 'calling-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Call it,” said {A}. {H} called along the gap, in a friendly voice. They listened. “Has it ever come when you called it?” asked {A}. {H} thought back. It had not.',
        '“Does it know that it’s the hamster?” asked {A}. “I’ve always told it so,” said {H}. {A} tried a squeak, for perhaps it was a matter of the language. The gap stayed dark. “You’ve just said something to it about drains,” said {H}.'
      ]
    },
    {
      id: 'how-flat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A hamster can’t fit under there,” said {A}. “It’s as round as a bun.” They held a ruler to the gap. It was as high as two fingers. “It’s mostly fur,” said {H}. “If it breathes out, it’s a letter.”',
        '{A} breathed out, and lay down by the cupboard. {A} got in as far as one ear. “What do you see?” asked {H}. “Dust,” said {A}, “and it’s looking back.” Nobody could say if that was the dust or the hamster.'
      ]
    },
    {
      id: 'flour',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They sprinkled flour across the hall, as thin as on a cake. Whoever went over it would leave a track. They sat on the bottom of the coats and did not breathe much. Then {A} put on the light.',
        'There were tracks. They were very small, with four toes in front, and they went once round the saucer. Then they went up to {H}’s slipper, and round that. “It’s been to see you,” said {A}. There was flour on the slipper, on the inside.'
      ]
    },
    {
      id: 'in-the-boots',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tipped up the boots, one after the other, over a tray. Out of the first came a stone. Out of the second came the other half of a sandwich, from some trip. “That’s where it was,” said {A}. It was not clear which of the two {A} meant.',
        'In the last boot something moved. {H} held it still, and {A} put in a finger, quite slowly. It was a sock. It had been lying on its side, and now it was sitting up.'
      ]
    },
    {
      id: 'what-it-took-along',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If you ran off,” said {A}, “what would you take along?” {H} thought about it. “My torch,” said {H}, “and the blanket, and some toast.” They looked into the cage. The hamster had taken nothing. Its dish was there, and its tube, and its bed with the dent in.',
        '“Then it hasn’t left,” said {A}. “It’s only gone out.” That was a comfort, all the way round the hall. People who have gone out come back for their bed.'
      ]
    },
    {
      id: 'other-hears-it',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} laid an ear to the wall, and held up one finger. “It’s in there,” said {A}. “It’s knocking.” {H} listened too. Tock, it went, tock, tock. It was quite a regular sort of hamster.',
        '“That’s the pipe,” said {H}. They went along the wall and heard a good many things. The fridge hummed, and somebody’s clock went. Behind one place there was snoring, from next door. At night a home is full of animals, and none of them was the right one.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 7,
      paragraphs: [
        'How had it done it? They looked at the cage door. It had a hook, and the hook was up. “It’s been watching my hands,” said {H}. “Each evening it sits there and washes. And all that time it was learning.”',
        '{A} tried it without hands, with just a nose and two teeth. It took {A} quite a while. “Now I’m in,” said {A}. “I wanted to be out.” They had both thought that a hamster had nothing to do.'
      ]
    },
    {
      id: 'a-notice',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wrote a notice, down low on the cupboard, where it could be read. LOST, it said, and under that there was a drawing. It had two round ears. It had no neck, and cheeks out to here. “It looks like you with a cold,” said {A}.',
        '“Who’ll read it?” asked {A}. “Other hamsters,” said {H}. They thought about those. Then {H} wrote underneath that there were five seeds for whoever brought it back. They pushed it a little way under the cupboard. Something took it, and began to chew.'
      ]
    },
    {
      id: 'its-night',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“A hamster isn’t sad out there,” said {A}. “For a hamster it’s the middle of the day.” In the wild they run for miles each night, and are home by breakfast. {H} looked at the hall. From under the cupboard it must go on for ever.',
        '“Where’s the seaside?” asked {H}. “The doormat,” said {A}. “It’s sand as far as you can see.” “And the coats?” “The coats are the forest.” They sat down in the forest, where it was warmest, and smelled of rain.'
      ]
    },
    {
      id: 'pet-behind-door',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'For tonight {A} had a room alone, with the door shut. It had been explained. {A} had listened, and then had lain down with a nose to the crack. A long breath came in under there, and out again.',
        '{A} knew exactly where the hamster was. {A} could have told them to the inch, and nobody asked. {H} lay down on the other side of the door. “Thank you for staying in,” said {H}. The breath stopped for a moment, and then went on.'
      ]
    },
    {
      id: 'elder-hamster',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had one that got out,” said {S}. “For a week there was no hamster. And every morning there was a biscuit less.” “Was it the hamster?” asked {A}. “We thought so, until it was back. Then there was still one less.”',
        '“Who was it, then?” {S} looked along the hall, in case somebody was listening. “My father,” said {S}. “He’d been leaving them out for it, and waiting up, and he got hungry.”'
      ]
    },
    {
      id: 'child-hamster',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} blew up both cheeks, and ran along the wall on all fours. “Where would you go?” asked {A}. {S} stopped, and sniffed, and said it with round cheeks. It sounded like “wall”.',
        '“You never cross the middle?” asked {A}. {S} shook {S}’s head so that it wobbled. In the middle you’re seen. {A} looked at the hall again. It had edges all the way round. It was only a road, if you were that small.'
      ]
    },
    {
      id: 'nobody-on-it',
      A: 'partner',
      paragraphs: [
        '{A} shone the torch on the empty cage. “I turned that wheel once, with one finger,” said {A}. “The hamster was fast asleep. But it got out of bed and pushed me off. It can’t bear anybody else on there.”',
        '{H} looked at the wheel, and at the cupboard. “Put out the light,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-finger-in-the-wheel',
      A: 'partner',
      paragraphs: [
        'They set the cage in the hall, with its door open, and sat down beside it. {H} put a finger on the wheel. Eek, it went. Eek, eek. Nothing came. {H} turned it faster. Eek-eek-eek! Under the cupboard somebody stopped chewing.',
        'Then there were toes. They came straight over the floor, over {H}’s foot, and in at the door. Two small paws pushed {H}’s finger off. The hamster got on. Eek, eek, eek, went the wheel. {A} shut the door, click.'
      ]
    },
    {
      id: 'emptying-cheeks',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After a while the hamster sat down and unpacked. It pushed from behind with both paws, and out of one cheek came seeds. {A} counted them. There were six. “Five from the saucer,” said {H}, “and the one from my hand. They’re all there.”',
        'Then it did the other cheek. There was a dry pea in it, and a bit of string. And there was a button, from some coat. It had been shopping. It sat there with thin cheeks, and looked like somebody else.'
      ]
    },
    {
      id: 'telling-off',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“We were worried,” said {A} to it, through the bars. The hamster ran. “You could have told us.” It ran a bit faster. “How far has it gone now?” asked {H}. {A} worked it out. “About to the corner shop,” said {A}.',
        '“So it’s going out again,” said {H}. They watched for a time. The hamster looked straight in front, like somebody with a long way still to go. It stayed just where they could see it.'
      ]
    },
    {
      id: 'the-glove',
      A: 'partner',
      paragraphs: [
        'In its fur hung a tuft of blue wool. “That’s from my glove,” said {H}. The glove lay under the coats, with a hole in its thumb. “It was after a better bed.”',
        '{H} put the whole glove in, and then a peg on the cage door, to keep it shut. The hamster smelled at all the fingers. Then it turned round in the thumb, and looked out through the hole.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} woke up as well, because it was so quiet.',
      '{names} smelled at the sawdust, and sneezed.',
      { text: '{names} shook out the blankets, one by one, very gently.', needs: ['hands'] },
      { text: '{names} held the little door, and moved it to and fro.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed by the wall, and kept all toes still.',
      '{names} stared into the gap, until the gap blinked.',
      { text: '{names} carried a saucer about, and lost no seeds.', needs: ['hands'] },
      { text: '{names} rolled up a towel, and laid it along the kitchen door.', needs: ['hands'] }
    ],
    turn: [
      '{names} held one breath, from the first toes to the click.',
      '{names} listened to the wheel, and yawned at last.',
      { text: '{names} swept up the sawdust with a postcard.', needs: ['hands'] },
      { text: '{names} counted the fingers of the glove, to see how many rooms it had.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucers were brought in, and all the doors could stand open again. The cage was back in its place, with a peg on it.',
    '{H} washed the dust off both knees, and lay down. Eek, said the wheel. Eek, eek.'
  ],
  last: [
    'Eek, it went, a long way off and very near, and {H} was asleep.',
    'Round and round went the wheel, and got nowhere, and {H} was asleep.'
  ]
})
