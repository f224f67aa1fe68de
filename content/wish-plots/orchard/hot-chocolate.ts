import { wishPlot } from '../wish-plot.ts'

export const hotChocolate = wishPlot({
  id: 'wish-hot-chocolate',
  wishes: ['hot chocolate', 'hot chocolates', 'hot choc', 'hot choccy', 'hot chocolat', 'hot choclate', 'hot chocolate skin', 'hot chocolate marshmallows', 'hot chocolate too hot', 'drinking chocolate', 'chocolate caliente', 'chocolate drink', 'mug chocolate', 'cup chocolate', 'cocoa', 'coco hot', 'cocoa skin', 'cocoa too hot', 'cocoa marshmallows', 'cocoa bedtime', 'cup cocoa', 'mug cocoa', 'cacao', 'cacao drink', 'kakao', 'champurrado', 'champorado', 'champurado', 'molinillo', 'skin milk', 'skin cocoa', 'skin chocolate', 'marshmallow cocoa', 'marshmallows mug', 'milo hot'],
  asked: 'fact',
  nothingElse: true,
  answers: ['hot', 'too', 'very', 'chocolate', 'choc', 'cocoa', 'drink', 'drinks', 'drinking', 'drank', 'cup', 'mug', 'mugs', 'skin', 'skins', 'wrinkly', 'milk', 'milky', 'warm', 'cool', 'cools', 'cold', 'blow', 'blowing', 'wait', 'waiting', 'marshmallow', 'marshmallows', 'foam', 'foamy', 'froth', 'frothy', 'whisk', 'whisking', 'stir', 'stirring', 'spoon', 'sweet', 'yummy', 'thick', 'creamy', 'cinnamon', 'bean', 'beans', 'tree', 'make', 'makes', 'making', 'made', 'how', 'why', 'what', 'does', 'do', 'is', 'it', 'get', 'gets', 'got', 'has', 'have', 'the', 'on', 'top', 'its', 'come', 'comes', 'from', 'bedtime', 'bed', 'night', 'evening', 'winter', 'rainy', 'snowy', 'day', 'after', 'before', 'cosy', 'cozy', 'home', 'kitchen', 'together', 'first', 'favourite', 'favorite', 'love', 'loves', 'like', 'likes', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'abuela', 'abuelita', 'mum', 'mummy', 'mom', 'mama', 'dad', 'daddy', 'papa', 'sister', 'brother', 'moustache', 'mexican', 'big', 'little'],
  except: ['allergic', 'allergy', 'allergies', 'burn', 'burnt', 'burned', 'scald', 'scalded', 'hurt', 'hospital', 'ill', 'sick', 'poorly', 'diabetes', 'diabetic', 'sugar free', 'spill', 'spilt', 'spilled', 'refuses', 'dog ate', 'factory', 'cake', 'biscuit', 'biscuits', 'bar', 'easter', 'advent', 'river', 'volcano', 'dragon', 'monster', 'robot', 'bear', 'penguin', 'puppet', 'shop', 'stand', 'stall', 'cafe', 'train', 'express', 'sledging', 'sledge', 'campfire', 'bonfire', 'died', 'dead', 'misses', 'missing', 'without', 'steals', 'stolen', 'magic', 'spoons', 'knee', 'grazed', 'rash', 'itchy', 'dry skin', 'eczema', 'goat', 'cow', 'cows', 'pops'],
  moods: ['waiting', 'question', 'first', 'learning'],
  company: ['mug', 'mugs', 'chocolate', 'skin', 'spoon', 'saucer', 'milk', 'steam', 'whisk', 'lamp', 'marshmallows', 'lemon', 'marble', 'cocoa', 'tree'],
  fed: true,
  about: 'The hot chocolate is too hot, and while it cools it grows one skin after another, until the two of them find out that the skin is its blanket, and who needs none.',
  titles: ['The Third Skin', 'Hot Chocolate in Bed', '{H} and the Very Hot Mug', 'Three on a Saucer', 'A Blanket of Its Own'],
  want: [
    {
      id: 'too-hot',
      A: 'partner',
      paragraphs: [
        '{H} had a mug of hot chocolate, and it was too hot. {H} held one lip close, and took the lip away again. “Put some cold milk in,” said {H}. “All the milk’s in our two mugs,” said {A}, who had made it. “Let it stand for a bit.”',
        'So {H} sat on both hands and waited. The chocolate stopped going round, and got dull. There was a skin on it, with a crease in the middle. “I don’t want that,” said {H}. “It hangs on your lip.”'
      ]
    }
  ],
  way: [
    {
      id: 'three-skins',
      A: 'same',
      paragraphs: [
        '{A} fished the skin out, and hung it over the edge of a saucer, like a wet sock. But the chocolate was still too hot. They waited, and there was another skin. {A} fished that out as well.',
        '{H} wanted to be quicker than the third, and blew as hard as could be. It came all the sooner. {H}’s breath pushed it to one side, into folds, and underneath it was as hot as ever.'
      ]
    },
    {
      id: 'how-much-it-holds',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a bag of very small marshmallows, and laid one on the skin, right in the middle. It stayed there and kept its feet dry. “It’s like ice on a pond,” said {H}. The skin held a second one. It was {A} who wanted to know about a third.',
        'All three went in at once. They bobbed about underneath, and pushed up small white heads. “Now they can’t find the hole,” said {H}, and helped them out with a spoon.'
      ]
    },
    {
      id: 'on-the-trunk',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Cocoa comes from a tree,” said {A}. “It grows in a big yellow pod.” So {H} was the tree, and stood there with both arms out. {A} took a lemon for a pod, and held it to {H}’s tummy. “That isn’t a branch,” said {H}.',
        '“Cocoa doesn’t grow on the branches,” said {A}. “It sits on the trunk.” {H} looked at the two empty arms. “Then what have I been holding these up for?”'
      ]
    },
    {
      id: 'five-spoons',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had left a spoon in the mug, and now even the handle was warm. “The heat’s climbing out,” said {A}. {H} thought that it ought to have more ladders. They fetched all the spoons there were, and stood five in the mug.',
        'Soon there were five warm handles. {H} looked for a free place to drink from, once all the way round. There was a spoon at every one. “The heat can get out,” said {H}, “but I can’t get in.”'
      ]
    },
    {
      id: 'raincoat',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} shook some dry cocoa into a glass of cold water, to see what it did. The powder lay on top in a heap and did not get wet. {A} pushed it under with a spoon. It came up somewhere else, in small balls, and every ball was dry inside.',
        '“There’s butter in cocoa,” said {A}. “Water runs off it.” “It’s wearing a raincoat,” said {H}. They looked at it for a while. It was having a nice dry swim.'
      ]
    },
    {
      id: 'elder-thick',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once had champurrado,” said {S}. “That’s chocolate with maize in it, and cinnamon. It’s so thick that the spoon stands up by itself.” {A} stood a spoon in {A}’s own mug, to see how thick that was, and let go.',
        'The spoon thought about it. Then it lay down against the rim, very slowly. “Yours is only for spoons that are tired,” said {S}.'
      ]
    },
    {
      id: 'child-buys',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“What do you want for a skin?” asked {S}, who liked them. {A} had not known that they were worth anything. They settled on one marble for a fresh one. Then they sat down by the mug to see it come.',
        'Now that it was worth a marble it took for ever. “Is that it?” asked {S}. “That’s your own nose,” said {A}. It was a good while before {S} had the skin, and {A} had the marble.'
      ]
    },
    {
      id: 'pet-and-steam',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Chocolate was not for {A}, and neither was the skin. But looking was allowed. {A} looked at the steam, which went up to the lamp and was gone. Then {A} looked at {H}, for it was {H}’s mug that it had got out of.',
        '“I can’t hold it,” said {H}. More of it got away. {A} watched every bit, and you could tell that {A} would have kept a better hold on it.'
      ]
    },
    {
      id: 'nothing-came-up',
      A: 'partner',
      paragraphs: [
        'Soon there was a skin from rim to rim again. {A} held a plate over the mug. “There’s no steam,” said {A}. {H} lifted the skin with a spoon. At once steam came out, and the plate got wet. “It’s a lid,” said {A}.',
        '“It’s a blanket,” said {H}. “We keep taking its blanket off, and it pulls that up again.” {H} looked at the chocolate, which lay so still. “When I’m in bed I want mine,” said {H}. “When I’m jumping I don’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'jumping',
      A: 'partner',
      paragraphs: [
        '{A} hung up the third skin, fetched a whisk, and held the mug, a little cooler now. {H} rolled the handle to and fro between two flat hands. The chocolate jumped to the left, and then to the right. Steam came up in puffs. “Has it got a blanket?” asked {A}. “It’s got no time,” said {H}.'
      ]
    },
    {
      id: 'warm-hands',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} took a turn with the whisk, while {H} had a rest and felt two very warm hands. “The chocolate’s getting cooler,” said {H}, “and my hands are getting hotter.” {H} looked from the one to the other. “So that’s where it goes.”',
        '{A} rubbed on, and soon had warm hands too. They each laid one on the other’s cheek. There was a good deal of chocolate in them already.'
      ]
    },
    {
      id: 'the-mug-sings',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} took the whisk out and tapped the bottom of the mug with a spoon. It gave a low tock. {A} went on tapping at the same place. Each tock was a bit higher than the one before. “How do you do that?” asked {H}.',
        '“It’s the air that we’ve whisked in,” said {A}. “It makes the note low. Now the bubbles are going up, and so is the note.” {H} stirred once. The mug had to begin again at the very bottom.'
      ]
    },
    {
      id: 'in-mexico',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In Mexico they’ve got a wooden whisk for this,” said {A}, “with rings on it that rattle.” Theirs had none. {H} fetched two rings from the curtain and hung them on. With every turn they rattled like a small tram.',
        '“Does it get cooler from that?” asked {A}. {H} listened. “No,” said {H}, “but now it knows where it’s going.” The rings were rinsed, and went back to the curtain. They smelled of chocolate.'
      ]
    },
    {
      id: 'moustache',
      A: 'other',
      spare: 11,
      paragraphs: [
        'There was foam on the whisk, and {A} tried it with the upper lip. It stayed there. “Good evening,” said {A} in a deep voice. “I’m looking for a mug that’s been too hot.” {H} took some foam as well.',
        '“I’m looking for that too,” said {H}, even deeper. “Have we met?” They shook hands, as people do with such moustaches. By then one side of {A}’s had slid down to the chin.'
      ]
    },
    {
      id: 'a-better-blanket',
      A: 'partner',
      paragraphs: [
        '{H} stopped, and they bent over the mug. On it was foam, as thick as a thumb. They waited for the fourth skin, and it did not come. “There’s something on top already,” said {A}. {H} put one lip in. The foam was soft, and under it the chocolate was just right. “It’s got a better blanket now,” said {H}.',
        '{H} whisked {A}’s mug too, and they drank to the bottom. Then {A} looked at the saucer. “If you really don’t want those,” said {A}, and had all three.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the chocolate, and came to see.',
      '{names} waited too, and looked at the mug from below.',
      { text: '{names} set out a saucer, and a spoon on it.', needs: ['hands'] },
      { text: '{names} put the lid back on the cocoa tin.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for a long time at what hung there.',
      '{names} felt the breath go by, and blinked.',
      { text: '{names} fanned the mug with a folded newspaper.', needs: ['hands'] },
      { text: '{names} counted the skins on the saucer, and it came to two.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close, and got a spot of foam on the nose.',
      '{names} listened to the whisk, with a tilted head.',
      { text: '{names} rubbed two flat hands as well, without a whisk.', needs: ['hands'] },
      { text: '{names} wiped up what had jumped over the rim.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mugs were rinsed, and the whisk was hung up to drip. The saucer had been licked, and only needed a wipe.',
    '{H} was washed, above all on the upper lip, and lay down. The blanket came up to {H}’s chin. Then one foot was put out at the side, and it was just right.'
  ],
  last: [
    '{H} had a blanket on, and lay as still as a mug of chocolate, and was asleep.',
    'One foot was out and all the rest was in, just right, and {H} was asleep.',
    'It was a long time since anything had jumped, and {H} was asleep.'
  ]
})
