import { wishPlot } from '../wish-plot.ts'

export const adventureIndoors = wishPlot({
  id: 'wish-adventure-indoors',
  wishes: ['adventure home', 'adventure at home', 'adventures', 'an adventure', 'adventure inside house', 'adventure flat', 'adventure apartment', 'adventure indoors', 'indoor adventure', 'adventure inside', 'adventure living room', 'adventure kitchen', 'adventure hall', 'adventure hallway', 'adventure bedroom', 'adventure room', 'adventure corridor', 'wants adventure', 'wants an adventure', 'having an adventure', 'have an adventure', 'adventure family', 'little adventure', 'small adventure', 'real adventure', 'adventure night', 'night adventure', 'adventure bag', 'adventure rucksack', 'adventure torch', 'adventure bedtime', 'expedition home', 'expedition kitchen', 'expedition hall', 'our own adventure', 'adventure together', 'exciting adventure', 'rainy day adventure', 'adventure at night', 'adventure without going out', 'adventure brother sister'],
  answers: ['adventure', 'adventures', 'an', 'small', 'real', 'big', 'great', 'exciting', 'new', 'first', 'home', 'house', 'flat', 'apartment', 'indoors', 'inside', 'hall', 'hallway', 'corridor', 'kitchen', 'bedroom', 'room', 'living', 'night', 'evening', 'bedtime', 'dark', 'rainy', 'rain', 'day', 'today', 'weekend', 'family', 'together', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'grandpa', 'grandad', 'brother', 'brothers', 'sister', 'sisters', 'friend', 'friends', 'children', 'kids', 'two', 'bag', 'rucksack', 'backpack', 'torch', 'flashlight', 'map', 'biscuits', 'expedition', 'explore', 'explores', 'exploring', 'goes', 'go', 'going', 'went', 'has', 'have', 'having', 'had', 'wants', 'want', 'own', 'brave', 'without', 'out', 'pretend', 'playing', 'play', 'at'],
  except: ['sea', 'underwater', 'space', 'moon', 'planet', 'rocket', 'jungle', 'forest', 'island', 'mountain', 'cave', 'desert', 'treasure', 'pirate', 'pirates', 'dragon', 'unicorn', 'dinosaur', 'fairy', 'wizard', 'magic', 'princess', 'knight', 'ninja', 'robot', 'alien', 'monster', 'ghost', 'haunted', 'dog', 'cat', 'bear', 'mouse', 'snowman', 'cloud', 'boat', 'train', 'plane', 'car', 'balloon', 'bed', 'bath', 'dolphin', 'pizza', 'pea', 'camping', 'tent', 'snow', 'beach', 'river', 'lost', 'scared', 'afraid', 'hospital', 'moved', 'moving', 'died', 'sad', 'dream', 'toy', 'teddy'],
  company: ['bag', 'torch', 'biscuit', 'lamp', 'fridge', 'door', 'slipper', 'clock'],
  about: 'The hero wants an adventure and packs so well for it that nothing can happen, until the bag is left at the other end of the dark hall.',
  titles: ['The Bag at the Other End', 'Nothing Must Be Forgotten', 'An Adventure as Far as the Kitchen', '{H} and the Humming in the Dark', 'What Was in the Bag'],
  want: [
    {
      id: 'packing',
      A: 'partner',
      paragraphs: [
        '{H} wanted an adventure, a real one, and it had to be at home, for it was evening. “We’ll go from my bed to the kitchen,” said {H}, “right through the hall. And nothing must be forgotten.”',
        'Into the bag went a torch, a map of the hall, a spare sock, and two biscuits. “Anything else?” asked {A}. “A second torch,” said {H}, “in case.” Now the bag stood up by itself.'
      ]
    }
  ],
  way: [
    {
      id: 'the-way-there',
      A: 'partner',
      paragraphs: [
        'They set out. In the hall it was dark, so {H} took out the torch, and then it was light. They came to a corner, and there it was on the map. They came to a slipper, and went round it. They came to a button, which had lain there since Tuesday.',
        'Then they were in the kitchen. {H} put the bag down by the fridge, and waited. “Was that the adventure?” asked {H}. “We had everything with us,” said {A}. “That may be why.”'
      ]
    },
    {
      id: 'other-way-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it was the wrong way round,” said {H}. They took the bag and had the whole adventure again, backwards, with their heels in front. They came to the slipper first and the corner after that.',
        'Nothing else was different. “I did hope for a bump,” said {H}. But {H} had held the torch at the back, like a tail lamp. They had both seen the wall coming. And soon they were by the fridge again, and the bag stood where it had stood before.'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s the map,” said {A}. “It knows too much.” On it was the hall, with both its doors, and a small round thing in the middle. That was the button. They went to look, and it lay exactly there.',
        '{H} took a pencil and drew a lake where the shoes are. They got to the shoes, and {H} put one foot in. It was quite dry. “You can’t do it with a pencil,” said {H}. “An adventure’s got to get there by itself.”'
      ]
    },
    {
      id: 'hungry',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“In an adventure you get hungry,” said {H}, “and far from home.” They sat down in the middle of the hall. {H} had had supper, right up to the top. They waited to get hungry for as long as a song.',
        '“Are you hungry yet?” asked {A}. “I’m a bit bored,” said {H}, “here on the left.” It was as near as they could get to it. They left the biscuits where they were, for when there was an adventure round them.'
      ]
    },
    {
      id: 'strange-beast',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came through the hall with a pile of washing, so high that there was no face. “A beast!” whispered {H}. “It’s got four arms.” Two of them were sleeves. {H} shone the torch on it.',
        '“Evening,” said the washing. “Would you move that slipper for me?” {H} moved the slipper, and the beast went by and dropped a sock. “We’ve got a spare one,” {H} called after it. But it had been polite. You cannot have an adventure with somebody so polite.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had an adventure once, on a bus,” said {S}. “I sat on the right one, and my hat went home on the wrong one.” {A} asked what had been in the hat. “Nothing,” said {S}. “But without it I was somebody else all day.”',
        'People had said good morning to {S} whom {S} had never met. One of them gave {S} a cabbage. “And if you’d had the hat?” asked {A}. “Then I’d have gone to the dentist,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came along on the adventure, and was the danger. {S} went ahead and got behind the coats. “I’m in here!” called {S}. “I know,” said {A}. “I can see your feet.”',
        'The danger thought about that, and pulled in one foot. The other it needed. They went by very carefully, on the far side. It was quite dangerous for somebody with one foot, and it only sneezed once.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} wanted to know what they were doing. {A} had a good look at the bag, and stayed longest at the place with the biscuits. “It’s an adventure,” said {H}. “We’re still waiting for it to begin.”',
        'For {A} it had begun long ago. Something that smelled of biscuit had gone right through the hall, and nobody had said why.'
      ]
    },
    {
      id: 'back-in-bed',
      A: 'partner',
      paragraphs: [
        'So they put on the light in the hall, just to get home, and put it out again. They sat on {H}’s bed. “It was only a walk,” said {H}. “Nothing was missing at all.” {H} felt for a biscuit, and felt again on the other side. “Where’s the bag?”',
        '{A} looked, and {H} looked. The bag was in the kitchen, by the fridge. Both torches were in it, for safety. The hall was as dark as a boot.'
      ]
    }
  ],
  turn: [
    {
      id: 'missing',
      A: 'partner',
      paragraphs: [
        '“Now something’s missing,” said {A} slowly. They looked at each other. “It’s begun!” whispered {H}. They had no torch, no map, and nothing to eat, and they had to get to the kitchen.',
        '“Shall we put the light on again?” asked {A}. “There isn’t one,” said {H}. “Not in an adventure.” They stood in the dark and kept still. And far away something hummed. “That’s the fridge,” said {A}. “It hums by day as well. You just don’t notice.”'
      ]
    },
    {
      id: 'the-feet',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They went towards the hum. You could not see the hall, but {H}’s feet had been there before. First it was hairy, and that was the rug. Then it was smooth, and creaked. “That’s the board by the door,” said {A}.',
        'Then came something small and round, and it was cold under one toe. “I’ve found the button,” said {H}. It was the same button as always. But now it had been found, in an adventure.'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 9,
      paragraphs: [
        'All at once the hum was gone. The fridge had stopped, as a fridge does when it is cold enough. Now they stood in the middle of their adventure, and did not know where the front was.',
        '“Wait,” whispered {A}. They heard a tap drip, and that was the bathroom. They heard a clock. Then there was a rattle, and a shudder, and the hum was back. “It only took a breath,” said {H}, who had not taken one for some time.'
      ]
    },
    {
      id: 'cold-floor',
      A: 'partner',
      paragraphs: [
        '{H} went in front, with both arms out, and {A} was close by. The hum grew bigger. Under {H}’s feet the floor turned cold. {H} bent down, and there was a strap, and at the end of the strap was the bag!',
        '“We made it,” said {H}, out of breath, “without anything.” They sat down against the fridge, which hummed in their backs, and had a biscuit. It tasted of adventure, for it had been so far away.'
      ]
    },
    {
      id: 'telling-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How long was it, do you think?” asked {H}. With the torch it had been twelve steps. Without it there had been a rug, a creak, a wall with a coat on, and the cold. “I couldn’t count that in steps,” said {A}.',
        'They tried to tell the first adventure as well, the one with the map. It was told very soon. “We went, and there we were,” said {H}. For the second one they needed the whole of a biscuit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along on the adventure, and wanted to know what there was to eat.',
      '{names} waited at the bedroom door, all ready for adventure.',
      { text: '{names} packed a wooden spoon, because you never know.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind the torch, and had no adventure either.',
      '{names} looked in the left slipper for an adventure, and it was only dark.',
      { text: '{names} shook a coat by the sleeve, in case it knew of an adventure.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so that the hum could be heard.',
      '{names} came through the dark as well, and said “Sorry” to a coat.',
      { text: '{names} felt along the wall of the hall, and it was longer than by day.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag was carried home through the hall, and it was light there now. Nobody had ever seen such a short hall.',
    '{H} washed both brave feet, and lay down. Something always had to be missing, so the bag stayed outside the bedroom door.'
  ],
  last: [
    'Far away in the kitchen it hummed. {H} went towards it, without a torch, and was asleep.',
    'Out in the dark hall a button lay and waited for somebody to find it. {H} was asleep.'
  ]
})
