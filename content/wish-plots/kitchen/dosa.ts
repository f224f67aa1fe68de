import { wishPlot } from '../wish-plot.ts'

export const dosa = wishPlot({
  id: 'wish-dosa',
  beginsElsewhere: true,
  wishes: ['dosa', 'dosas', 'dosai', 'making dosa', 'making dosas', 'masala dosa', 'dosa batter', 'idli', 'idlis', 'idly', 'uttapam'],
  answers: ['make', 'makes', 'making', 'made', 'batter', 'rice', 'lentils', 'crispy', 'masala', 'paper', 'potato', 'chutney', 'sambar', 'breakfast', 'dinner', 'home', 'kitchen', 'grandma', 'granny', 'nani', 'paati', 'ammamma', 'amma', 'mum', 'mummy', 'dad', 'daddy', 'favourite', 'favorite', 'eat', 'eating', 'ate', 'loves', 'yummy', 'tomorrow', 'morning', 'first', 'learn', 'learning', 'together', 'big', 'biggest', 'long', 'indian', 'weekend'],
  except: ['allergic', 'allergy', 'sick', 'ill', 'monster', 'cat', 'dog', 'dragon', 'without', 'hungry', 'died', 'robot', 'hates', 'hate', 'won’t', 'restaurant'],
  moods: ['first', 'waiting', 'learning'],
  company: ['batter', 'pot'],
  about: 'Dosa batter has to sleep for a night before it can be baked, and it will not, because somebody keeps looking in.',
  titles: ['Up to the Rim', 'Are You Asleep, Asked the Lid', '{H} Puts the Batter to Bed', 'One Bubble', 'Dosa in the Morning'],
  want: [
    {
      id: 'goes-to-bed',
      A: 'partner',
      paragraphs: [
        '{H} wanted dosa, which are pancakes as thin as paper. {A} had ground rice and lentils, and the big pot was half full of batter. “I’m ready,” said {H}, with a plate under one arm.',
        '“It isn’t,” said {A}. “It has to sleep for a night first. That’s when it grows, up to the rim.” {H} looked into the pot. The batter was white and flat and wide awake.'
      ]
    }
  ],
  way: [
    {
      id: 'cold-sill',
      A: 'partner',
      paragraphs: [
        '“Then I’ll put it to bed now,” said {H}. People sleep well in fresh air, so the pot went by the window. {H} waited as long as anybody can, and lifted the lid. “Are you asleep?” It was still flat.',
        '{A} put in one finger. “It’s cold,” said {A}. “Dosa batter wants to be as warm as a cat.” So {A} tied a scarf round it, in the corner by the oven.'
      ]
    },
    {
      id: 'stir-by-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You stir dosa batter with your hand, and not with a spoon. The warmth helps it along. {H} washed up to the elbow and went in with five fingers, round and round. “What’s it like?” asked {A}. “Like a cloud that’s had too much to drink,” said {H}.',
        'Then {A} had a turn. One hand made it go to the left and one to the right. “Now it doesn’t know what it wants,” said {H}. They agreed on the left, and it went quiet.'
      ]
    },
    {
      id: 'practise-circle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They could practise, at any rate. You pour one ladle into the middle of the pan. Then you draw it out with the back of the ladle, round and round. {H} did it on a big plate, with nothing in the ladle. “You’re stopping,” said {A}. “If you stop it gets a hole.”',
        'So {H} went round without a stop, past the rim and over the edge of the table. “That’s a big one,” said {A}. It went along the wall to the door. They left it there for now.'
      ]
    },
    {
      id: 'paper-roll',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The finest dosa is the paper one, and it’s as long as your arm. {A} rolled up a newspaper to show how. It lay across two plates. “And where’s the potato?” asked {H}. “Inside,” said {A}. “You have to look.” {H} looked in at one end, and {A} looked in at the other.',
        'There was an eye. “I’ve found it,” said {H}. “So have I,” said {A}. “Is yours blinking?” They put the roll down. You do want your potato to keep still.'
      ]
    },
    {
      id: 'sizzle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You have to know when the pan’s hot enough. You flick a drop of water into it, and it dances. There was no fire under this pan, so {A} was the drop. “Fizz,” said {A}, and ran about in it with two fingers. “Fizz, fizz.” Then the drop was gone.',
        '“Now it’s right,” said {H}. “How did you know?” asked {A}. “You were warm,” said {H}. They took the pan off the cushion again, for safety, and put it back on its hook.'
      ]
    },
    {
      id: 'chutney',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With a dosa there’s chutney, a white one of coconut, and a red one for the brave. {H} filled two egg cups, one with yoghurt and one with jam, to see how it would look. {A} tried the red one with the tip of {A}’s tongue. “Hot,” said {A}, who’d made up a face for it.',
        '“It’s strawberry,” said {H}. “It’s been next to the pepper,” said {A}. They ate up both, to get it over with before the dosa came.'
      ]
    },
    {
      id: 'what-grows',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who makes it grow?” asked {H}. “There are very small ones in there,” said {A}, “so small that nobody can see them. They eat a bit of the batter and breathe out. That’s the bubbles.” {H} bent down to the scarf. “How many of them?” “More than people,” said {A}.',
        '{H} thought of them all in there, in the dark, breathing out. “Do they know that it’s for breakfast?” asked {H}. “They’ve begun theirs,” said {A}.'
      ]
    },
    {
      id: 'plate-under',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Sometimes the batter doesn’t stop at the rim. {A}’s had once got up in the night and lifted its lid. It had been found in the drawer, among the spoons. “Where did it want to go?” asked {H}. “Nobody asked it,” said {A}. “It was too early.”',
        'They put a wide plate under the pot, in case. Then they put a spoon on the plate, in case that was what it was after.'
      ]
    },
    {
      id: 'soaked-counted',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For every three cups of rice you take one of lentils. Nobody knows who found that out. “There must have been somebody who took two,” said {H}, “and then ate it all alone.” They counted out a few from the jar, three white ones to each round one.',
        'They walked across the table in fours. At the end there was one lentil over. “It’s for looking after the others,” said {A}. They put it back in the jar, and it had the whole place to itself.'
      ]
    },
    {
      id: 'idli-brothers',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Out of the same pot come idlis too. Those are little white cushions, and you steam them. “Which would you rather be?” asked {A}. {H} thought it over, flat on the floor, with both arms out. “A dosa,” said {H}. “You’re nearly too thick for it,” said {A}.',
        'Then {A} was an idli and sat on the rug, round and quiet, with both hands underneath. “You’d be eaten in three bites,” said {H}. “Yes,” said {A}, “but I’d be soft.”'
      ]
    },
    {
      id: 'pet-warm',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'As warm as a cat, it was meant to be. {A} had heard that somebody was lying in the corner, with a scarf on, where it was best. {A} went there and lay down against it, all along one side.',
        'That was better than any oven. {H} felt the pot, and then felt {A}. It was just the same. “Stay there,” said {H}, and {A}, who had not been going to move, closed one eye.'
      ]
    },
    {
      id: 'elder-ear',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a stone for it, as big as a bucket,” said {S}, “and turned it by hand. You could hear it from the street. Then everybody knew what there’d be the next day, and was nice to us.” {A} wanted to know how long it took. “As long as the news,” said {S}. “And there was more news in those days.”',
        '{A} turned something very heavy on the table, and it wasn’t there. {S} listened with both eyes shut. “That’s it,” said {S}. “A bit slower, at the weather.”'
      ]
    },
    {
      id: 'child-batter',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while {S} was the batter and lay on the rug, as flat as it would go. {A} put a blanket on top. “Now grow,” said {A}. Nothing happened. Then a knee came up, and an elbow. “Blip,” said the batter.',
        'It grew on one side first. {A} patted it down, and it came up on the other. In the end it was standing there, with the blanket on its head. “I’m over the rim,” said {S}. “I can see that,” said {A}. “And it isn’t even morning.”'
      ]
    },
    {
      id: 'baby-sleeps-how',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} could have told them how it’s done. {A} grew nearly every night, and nobody saw it happen. {H} laid one hand on {A}, to feel it. There was a small up, and a small down.',
        '“It’s working in there,” whispered {H}. {A} made a bubble, quite a big one. So it had nothing to do with lentils.'
      ]
    },
    {
      id: 'guest-breakfast',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} had smelled the batter, a bit sour and a bit sweet. “Who’s it for?” asked {A}. “For breakfast,” said {H}. {A} looked at the clock. “I could wait,” said {A}, and sat down by the pot.',
        'They gave {A} a plate to hold for the time being. It’s easier to wait with a plate. Now and then {A} looked under it, in case it had been quicker than they thought.'
      ]
    },
    {
      id: 'lifts-again',
      A: 'partner',
      paragraphs: [
        '{H} lifted the lid to see if it was warm now, and then to say good night. “It’s afraid of the dark,” said {H}, and held the torch in. For the song the lid had to be off as well.',
        '“Hush,” said {A}, with one ear on the scarf. “Now I can hear something.” {H} lifted the lid. “And now it’s stopped,” said {A}.'
      ]
    },
    {
      id: 'every-two-minutes',
      A: 'partner',
      paragraphs: [
        '“Lie down a minute,” said {A}, and put a rug over {H}. Then {A} lifted it. “Are you asleep?” {A} did it three times. “How am I to sleep,” said {H}, “if you keep letting the cold in?” Then {H} looked at the lid. “Oh,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'lemon-on-top',
      A: 'partner',
      paragraphs: [
        '{H} shut the lid and put a lemon on it, so that nobody could lift it by mistake. Then {H} put both arms round the pot and one cheek on the wool. It was as warm as a cat.',
        'For a long time there was nothing. {A} breathed very softly. Then it came, deep down in the batter, as small as a pea. “Blip.” They looked at each other. Nobody lifted anything.'
      ]
    },
    {
      id: 'second-blip',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Did it say anything?” whispered {A}. “It’s talking in its sleep,” whispered {H}. There was another one, somewhat higher. They tried to make out what it was about. “Rice,” said {A}. “Or rise,” said {H}.',
        'They gave it a blip back, through the wool, only to say that somebody was there. It didn’t answer. People who are asleep don’t, and that was how they knew.'
      ]
    },
    {
      id: 'lay-the-table',
      A: 'same',
      spare: 11,
      paragraphs: [
        'For the morning they laid the table now, on tiptoe. There was a plate for each, and the ladle across the pan. {A} put down the forks, and {H} took them away again. You eat dosa with your fingers, and you tear it, and it crackles.',
        '“How loud?” asked {A}. “Like somebody walking on leaves,” whispered {H}. They both went to bed in their thoughts, on tiptoe, over leaves. The lemon had not moved.'
      ]
    },
    {
      id: 'nobody-looks',
      A: 'partner',
      paragraphs: [
        '“And who’ll look after it tonight?” asked {H}. “Nobody,” said {A}. “It does it best alone.” {H} left the plate beside the pot. When the batter woke up, it would see what it was for.',
        '“Up to the rim,” {H} told the scarf, “and then dosa.” Then {A} shut the kitchen door, as slowly as a lid.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the pot, and it was as flat as that.',
      '{names} stood ready as well, with a plate or with an open mouth.',
      { text: '{names} picked a grain of rice off the table, and let it sleep.', needs: ['hands'] },
      { text: '{names} set a place for the morning, one fork to the left.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down round the pot, as warm as a cat.',
      '{names} hushed too, and then got the hiccups.',
      { text: '{names} sang the second verse with closed lips, through the scarf.', needs: ['hands'] },
      { text: '{names} turned down the corner of the scarf, like a blanket.', needs: ['hands'] }
    ],
    turn: [
      '{names} held in a breath, and it came out as a blip.',
      '{names} tiptoed round the corner, past the lemon.',
      { text: '{names} laid one finger on the lemon, just for the weight.', needs: ['hands'] },
      { text: '{names} pulled the curtain to, so that there would be more night in there.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} washed what could be washed, and put the spoons away. Only the pot stayed where it was, in its scarf, in the corner.',
    'Then {H} lay down flat, as flat as batter, and was tucked in all round. Nobody came to look. It was dark in there, and soon it was warm.'
  ],
  last: [
    'Blip, said something in the kitchen, and again a little higher, and {H} was asleep.',
    'Under the blanket it went up, and a little down, and {H} was asleep till breakfast.'
  ]
})
