import { wishPlot } from '../wish-plot.ts'

export const waitingForSnow = wishPlot({
  id: 'wish-waiting-for-snow',
  wishes: ['waiting for snow', 'waiting for the snow', 'waits for the snow', 'wait for the snow', 'wants it to snow', 'want it to snow', 'wanted it to snow', 'wanted snow', 'wants snow', 'wish it would snow', 'wishes it would snow', 'wished it would snow', 'wishing for snow', 'wish for snow', 'wishes for snow', 'hoping for snow', 'hopes it will snow', 'hopes it snows', 'hope it snows', 'will it snow', 'going to snow', 'might snow', 'snow tomorrow', 'snow tonight', 'snow overnight', 'snow forecast', 'forecast snow', 'forecast says snow', 'snow is coming', 'snow coming', 'smells of snow', 'smells like snow', 'smell of snow', 'looking for snow', 'looking out for snow', 'first flake', 'first snowflake of the year', 'first flakes', 'first snowflake', 'please let it snow', 'let it snow', 'watching for snow', 'never snows', 'snow before bedtime', 'snow in the street lamp', 'snow in the lamplight', 'will it snow tomorrow', 'longing for snow', 'dreaming of snow', 'excited for snow', 'waiting for it to snow', 'waiting for the first snow', 'hoping it will snow', 'praying for snow'],
  answers: ['snow', 'snows', 'snowing', 'snowed', 'snowy', 'flake', 'flakes', 'snowflake', 'snowflakes', 'wait', 'waits', 'waiting', 'waited', 'want', 'wants', 'wanted', 'wish', 'wishes', 'wished', 'wishing', 'hope', 'hopes', 'hoping', 'hoped', 'longing', 'longs', 'dreaming', 'dreams', 'praying', 'will', 'would', 'might', 'may', 'come', 'comes', 'coming', 'forecast', 'weather', 'sky', 'cloud', 'clouds', 'cold', 'winter', 'december', 'january', 'window', 'lamp', 'street', 'outside', 'dark', 'smell', 'smells', 'tomorrow', 'tonight', 'overnight', 'soon', 'never', 'really', 'please', 'let', 'look', 'looks', 'looking', 'watch', 'watching', 'first', 'enough', 'sledge', 'sled', 'toboggan', 'mittens', 'wellies', 'snowman', 'christmas', 'before', 'bed', 'bedtime', 'excited', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'today', 'yesterday', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['school', 'closed', 'shut', 'plough', 'ploughs', 'bus', 'beach', 'sea', 'summer', 'melt', 'melts', 'melted', 'melting', 'alive', 'duck', 'fox', 'bear', 'penguin', 'polar', 'yeti', 'leopard', 'queen', 'white', 'globe', 'palace', 'dragon', 'dinosaur', 'robot', 'fairy', 'train', 'ball', 'fight', 'angel', 'letter', 'postwoman', 'postman', 'ice', 'stuck', 'lost', 'accident', 'hospital', 'avalanche', 'tree', 'seen', 'desert'],
  moods: ['waiting', 'first'],
  company: ['snow', 'flake', 'flakes', 'lamp', 'window', 'glass', 'sledge', 'hat', 'street', 'cloud', 'soup', 'mittens', 'wall'],
  about: 'The hero wants it to snow, and the harder the window is looked through, the more it shows only themselves, until the lamp is put out in here; and a flake that is to be there by bedtime has set off during the soup.',
  titles: ['It Set Off During the Soup', 'Somebody Out There in a Hat', '{H} Turns Us Off', 'Waiting for Snow', 'One, on the Wall'],
  want: [
    {
      id: 'nose-on-the-glass',
      A: 'partner',
      paragraphs: [
        '{H} wanted it to snow. The hat was on, and the sledge leaned by the door. “It smells of snow,” {A} had said over the soup. Since then {H} had stood at the window with the nose against the glass. “Has it begun?” asked {A}. “I can’t tell,” said {H}. “I’m looking as hard as I can.” The snow ought to be here before bed.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-smells-of',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does snow smell of?” asked {H}. They opened the window by a finger and put out their noses. It smelled of cold, and of tin, and then of nothing. “That’s it,” said {A}. “When it’s as cold as that, the other smells stay in.”',
        '{H} shut the window. In the room it smelled of soup and wool, as ever. Outside, all of that was missing. “It’s tidied up first,” said {H}, “in case it comes.”'
      ]
    },
    {
      id: 'sledge-on-the-rug',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sledge had not been out since last year, and had to be reminded. {H} sat down on it, in the middle of the rug, and leaned to the left. “Does it remember?” asked {A}. “It thinks that this is a very short hill,” said {H}.',
        '{H} leaned to the right, and held on, and shouted at people to mind out. Nobody was there to mind out but a slipper. Then {H} pulled the sledge back up the rug, puffing, because that is part of it.'
      ]
    },
    {
      id: 'how-much-chance',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the forecast they had said that there was a chance. “How much is that?” asked {H}. It was four out of ten. So {H} drew ten clouds on a piece of paper, and four of them got dots below. The other six had nothing to do.',
        '“Which one’s ours?” asked {A}. {H} looked out, but you could not see any cloud at all. So {H} drew a house under one with dots. It was a small house, to be sure that it fitted.'
      ]
    },
    {
      id: 'the-harder-the-less',
      A: 'partner',
      paragraphs: [
        '{H} came closer still, and the glass went grey. {H} wiped it, and breathed, and it was grey again. The harder {H} looked, the less there was. So {H} took two steps back. Now there was somebody out there in the dark, in a hat, who looked in. It was {H}. Behind {H} in the glass were a lamp, and a table, and {A}.',
        '“I only ever see us,” said {H}. “And we’re not snow.”'
      ]
    },
    {
      id: 'elder-up-to-the-sill',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Once it came up to here,” said {S}, and held a hand above the window. “In the morning the room was quite blue. There was snow against the glass, right to the top.” “What did you see?” asked {A}. “Nothing,” said {S}. “It was the most snow that we ever had, and we couldn’t see any.”',
        'They had gone out by way of the loft. {S}’s hat was found in April, on the gatepost, where it had always been.'
      ]
    },
    {
      id: 'child-makes-some',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was tired of waiting, and made snow out of a newspaper. It was torn up small, and came down from the arm of the sofa. It had letters on it, and half a football. “It’s snowing,” cried {S}, “a bit late.”',
        '{A} had to admit that it lay very well. They drove the sledge through it. Then it was time to sweep, and it would not melt. “The real one goes by itself,” said {S}, on both knees.'
      ]
    },
    {
      id: 'other-tries-the-sleeve',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went to the door and put one arm out, in a black sleeve. “You have to hold still,” said {A}, “and then you see it best.” {H} counted to fifty. The arm came back in, and they looked it over under the lamp.',
        'On the sleeve there was a crumb, and one cold drop. “It could’ve been one,” said {A}. {H} looked at the drop from all sides. If it had been one, it did not know it any more.'
      ]
    },
    {
      id: 'who-is-in-the-window',
      A: 'partner',
      paragraphs: [
        '“That’s funny,” said {A}, and looked at {A}’s own face out there in the dark. “I’m in the window, and so’s our lamp. It’s the lamp that does it. It’s so light in here that the glass only shows us.” {A} thought about it. “There’s a whole street behind us,” said {A} slowly. “But we’d have to be turned off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-off',
      A: 'partner',
      paragraphs: [
        '{H} put out the lamp. At once they were gone from the window, the table first, and then the hat. In came the street. There was the wall, and there were the roofs. Opposite stood a street lamp, with a round light under it, like an umbrella. In the light there was nothing at all. “Not one flake,” said {H}.',
        '“It’s got a long way to come,” said {A}. “A flake takes about an hour. It’s so light that it never hurries. If it’s to be here by bedtime, it set off during the soup.”'
      ]
    },
    {
      id: 'past-the-chimney',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where’s it got to now?” asked {H}. {A} worked it out. At the soup it had been up in the cloud, saying goodbye. At the second plate it had come past some geese, if there were any. By the time of the washing-up it could see the town.',
        '“And now?” said {H}. “Now it’s looking for the chimney,” said {A}. {H} looked up, but it was dark above the lamp. “We’ve got two,” said {H}. “It’s the one with the dent.”'
      ]
    },
    {
      id: 'other-dark-windows',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Without the lamp {A} could see right into the house opposite. There it was light, and a man was looking for something under a chair. He could not see them. Next to that was a dark window. “They’ve gone to bed,” said {A}.',
        'But there was a nose in it, quite low down, and above the nose was a hat. It was looking at the street lamp. {H} waved. The hat waved back. So there were two of them waiting, and it could hardly not come.'
      ]
    },
    {
      id: 'pet-sees-first',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} sat in the dark on the windowsill, or as near as {A} could get. Nobody had told {A} what was being waited for. {A} looked out all the same, quite still, as on any other night. “You never turn yourself on,” whispered {H}.',
        'It was true. There was nothing of {A} in the window, at any time, unless somebody else put the lamp on. {A} had seen it snow each time it ever had, and never once said so.'
      ]
    },
    {
      id: 'not-so-hard',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They did not look so hard for the snow now. “It’s different, once they’re on the way,” said {A}. {H} thought so too. If a person has not set off, you keep on running to the door. If they have, you can sit down.',
        '{H} sat down on the sledge. It was comfortable, and a little like being there already. “Do you think that it’s alone?” asked {H}. “They never are,” said {A}. “But one’s always in front.”'
      ]
    },
    {
      id: 'cold-mitten',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} had put a mitten outside on the sill, so that it should be cold. On a warm mitten a flake is gone at once. “What do you want with a flake?” asked {A}. {H} wanted to count its arms. A flake has six, always, and no two flakes have them alike.',
        '“Then who tells them all about the six?” asked {A}. Neither of them knew. {H} moved the mitten a bit to the left, under the most sky.'
      ]
    },
    {
      id: 'one',
      A: 'partner',
      paragraphs: [
        'They stood in the dark and waited, and the lamp opposite waited too. Then something came into its light, from above. It was small, and it took its time. It went a bit to the left, as if it was looking for the right house. Then it lay down on the wall and stayed. “One,” whispered {H}.',
        '{A} did not say a thing. Behind that flake came another, and then four together, and then nobody could count them. “They were only just behind,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} put a nose to the glass as well, further down.',
      '{names} sat on the sledge, and kept the place warm.',
      { text: '{names} laid the mittens over something warm.', needs: ['hands'] },
      { text: '{names} ate the last of the soup, and listened at the window.', needs: ['hands'] }
    ],
    way: [
      '{names} saw somebody in the window, and it was {names} again.',
      '{names} breathed on the glass, and drew nothing in it.',
      { text: '{names} wiped the glass with a sleeve, which came away grey.', needs: ['hands'] },
      { text: '{names} waved at the window, and was waved at.', needs: ['hands'] }
    ],
    turn: [
      '{names} vanished from the window, like all the rest.',
      '{names} watched the light over there, and did not blink.',
      { text: '{names} held on to {H}’s hat, and looked over the top of it.', needs: ['hands'] },
      { text: '{names} drew the curtain back as far as it went.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp stayed off, so as not to disturb anybody. The sledge got its rope tied, and stood ready with its nose to the door.',
    '{H} washed in the dark, by the light from the window, and lay down. The curtain was left open by a hand. More flakes were coming now, and these must have set off during the washing-up.'
  ],
  last: [
    'It was snowing on the wall, and {H} was asleep.',
    'Outside, one after another, the flakes all found the house, and {H} was asleep.'
  ]
})
