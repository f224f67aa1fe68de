import { wishPlot } from '../wish-plot.ts'

export const stuckInJumper = wishPlot({
  id: 'wish-stuck-in-jumper',
  wishes: ['stuck jumper', 'stuck pullover', 'stuck sweater', 'stuck jersey', 'stuck sweatshirt', 'stuck hoodie', 'stuck tee shirt', 'stuck t-shirt', 'stuck tshirt', 'stuck polo neck', 'stuck turtleneck', 'stuck cardigan', 'stuck vest', 'stuck sleeve', 'stuck putting on jumper', 'stuck taking off jumper', 'stuck getting dressed', 'stuck getting changed', 'head stuck jumper', 'head stuck pullover', 'head stuck sweater', 'head stuck jersey', 'head stuck hoodie', 'head stuck t-shirt', 'head stuck sleeve', 'head sleeve', 'head in the sleeve', 'head through sleeve', 'head through the sleeve', 'head through armhole', 'head armhole', 'head wrong hole', 'head wrong hole jumper', 'wrong hole jumper', 'wrong hole sweater', 'wrong hole t-shirt', 'stuck jumper head', 'jumper over head', 'sweater over head', 'pullover over head', 'jersey over head', 'jumper over his head', 'jumper wouldn’t come off', 'jumper won’t come off', 'jumper won’t go over head', 'jumper won’t go on', 'can’t get out of jumper', 'can’t get out of sweater', 'couldn’t get out of jumper', 'couldn’t get out of sweater', 'couldn’t find head hole', 'can’t find the head hole', 'can’t find the neck hole', 'neck hole', 'lost in jumper', 'lost in his jumper', 'trapped jumper', 'trapped sweater', 'jammed jumper', 'tangled jumper', 'tangled sweater'],
  answers: ['stuck', 'stucked', 'trapped', 'jammed', 'tangled', 'lost', 'jumper', 'jumpers', 'pullover', 'sweater', 'jersey', 'sweatshirt', 'hoodie', 'shirt', 't-shirt', 'tshirt', 'tee', 'vest', 'polo', 'turtleneck', 'cardigan', 'sleeve', 'sleeves', 'armhole', 'arm', 'arms', 'neck', 'head', 'hole', 'holes', 'wrong', 'through', 'inside', 'in', 'into', 'out', 'of', 'off', 'on', 'over', 'with', 'half', 'got', 'gets', 'get', 'getting', 'keeps', 'always', 'was', 'is', 'put', 'puts', 'putting', 'pull', 'pulls', 'pulled', 'pulling', 'took', 'taking', 'take', 'dressed', 'dressing', 'dress', 'undressed', 'changed', 'changing', 'myself', 'himself', 'herself', 'by', 'own', 'alone', 'couldn’t', 'can’t', 'could', 'not', 'wouldn’t', 'won’t', 'come', 'go', 'find', 'see', 'anything', 'dark', 'this', 'morning', 'today', 'yesterday', 'school', 'nursery', 'before', 'late', 'woolly', 'wool', 'knitted', 'new', 'red', 'blue', 'green', 'tight', 'warm', 'winter', 'funny', 'laughing', 'laughed', 'elephant', 'trunk', 'and', 'the', 'her', 'his', 'my', 'their', 'a', 'walked', 'round', 'around', 'like', 'ghost', 'wants', 'tries', 'trying', 'learning', 'learns', 'learn', 'story', 'about', 'little', 'toddler', 'boy', 'girl'],
  except: ['itchy', 'itches', 'scratchy', 'zip', 'zipper', 'button', 'buttons', 'hospital', 'hurt', 'broken', 'plaster', 'cast', 'doctor', 'breathe', 'blood', 'panic', 'panics', 'panicked', 'afraid', 'scared', 'cried', 'crying', 'dog', 'cat', 'puppy', 'kitten', 'lion', 'giraffe', 'octopus', 'dragon', 'robot', 'bear', 'santa', 'monster', 'snowman', 'railings', 'fence', 'gate', 'chair', 'pot', 'potty', 'bucket', 'saucepan', 'lift', 'mud', 'tree', 'chimney', 'washing machine', 'shrunk', 'shrank', 'missing', 'lost property', 'tuft', 'show', 'frog', 'horse', 'swap', 'died', 'grandma', 'grandpa', 'granny', 'nana', 'mum', 'mummy', 'dad', 'daddy', 'baby'],
  moods: ['learning', 'first', 'waiting', 'late', 'proud', 'change'],
  company: ['jumper', 'sleeve', 'sleeves', 'letter', 'letterbox', 'shoes', 'door', 'hand', 'hands', 'cuff', 'stamp', 'wool', 'hole', 'holes', 'hall', 'light'],
  about: 'The hero is stuck with the head in a sleeve, and the more it is pulled, the narrower it gets, until it is pushed together instead; and then the hands go ahead, so that only one hole is left for the head.',
  titles: ['Three Ways Out', 'Head in a Sleeve', '{H} in the Green Jumper', 'Pull, and It Gets Thin', 'The Only Hole Left'],
  want: [
    {
      id: 'in-the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} was going to put on a jumper without any help, and then post a letter with {A}. It was a thick green jumper. {H} went in at the bottom, where it was wide, and up into the dark. Then it went no further.',
        '“How is it?” asked {A}, by the door. “Tight,” said {H}. There was no face, only a sleeve. {H}’s head was in it, as far as the ears.'
      ]
    }
  ],
  way: [
    {
      id: 'trunk',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The rest of the sleeve hung down in front, and swung when {H} spoke. “You’re an elephant,” said {A}. “I’m not,” said {H}, and the trunk shook. {A} held a bun under the end of it. Nothing happened.',
        '“There’s a bun,” said {A}. “I can’t get there,” said the trunk. “I’m up here.” {A} pushed the bun in from below, and it fell out again. “It doesn’t want any,” said {A}, and ate it.'
      ]
    },
    {
      id: 'telescope',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Far away, at the end of the sleeve, there was a light. {H} lifted it with one hand and looked out, as through a telescope. “I can see a button,” said {H}. “It’s brown, with four holes in it.” “That’s me,” said {A}.',
        '{H} moved the end up slowly. There was a collar, then a chin, and then one big eye. “Good evening,” said the eye. It came nearer and looked in. Now it was dark at both ends.'
      ]
    },
    {
      id: 'last-winter',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s it like in there?” asked {A}. {H} sniffed. “It’s still last winter,” said {H}. It smelled of cold, and of toast. There was a handkerchief in there too, quite flat. {H} could feel it with one cheek.',
        '“The one with the boats on?” asked {A}. “We looked for it everywhere.” It was too dark to see any boats. {H} left it where it was. It was as good as found, now that they knew the address.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 12,
      paragraphs: [
        'With wool over both ears {H} did not hear well. So {A} took the end of the sleeve and spoke into it, as into a telephone. “Hello,” said {A}. “Is {H} in?” “Yes,” said {H}. “That’s the trouble.”',
        '“Then shall I ring again later?” asked {A}. “Later I’ll be out,” said {H}. They both hung up, and the sleeve swung to and fro for a while.'
      ]
    },
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        '“Wait, I’ll pull,” said {A}, and took hold of the end. The sleeve grew longer and longer. “It’s getting tighter,” called {H}. {A} pulled harder, and {H} came along, twice round the hall.',
        'So {H} pushed on from below. A bit of hair came out at the end, as on a carrot. “There you are,” said {A}. “No,” said {H}. “That’s only my hair.”'
      ]
    },
    {
      id: 'who-is-this',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came into the hall, and stopped. “Somebody’s left a jumper here,” said {A}, “with legs in it.” “It’s me,” said {H}. {A} walked round to the other side. “That’s the back,” said {A}. “Where’s the front?”',
        '“It’s inside,” said {H}. So {A} shook hands with a knee, to be polite. “I’m pleased to meet you,” said {A}. “Will you keep your jumper on?”'
      ]
    },
    {
      id: 'pet-knows-the-shoes',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} looked at the one in the hall. It had {H}’s feet and {H}’s knees, and spoke with {H}’s voice. But at the top there was nobody. {A} did not think much of that. {A} went and looked behind the door.',
        '“I’m here,” said the sleeve. {A} came back, and stayed beside the feet. Those had always been {H}, and to {A} they were the part that mattered.'
      ]
    },
    {
      id: 'elder-on-the-photo',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There’s a picture of me like that,” said {S}, “at my uncle’s wedding. I put on a jumper, because it got windy. Just then the man said ‘Smile!’” “And did you?” asked {A}. “Of course,” said {S}. “You don’t see it.”',
        'There were forty people in the picture, and every one could be named. In the front row stood a brown jumper. “They put it down as a cousin from far away,” said {S}. “It got a card every New Year.”'
      ]
    },
    {
      id: 'child-comes-visiting',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be stuck as well, and fetched a jumper of {S}’s own. But {S}’s head came out at the top at once. {S} tried it three times, and each time there was the face. “How do you do it?” asked {S}.',
        '“I don’t do anything,” said {A}’s sleeve. {S} shut both eyes and went in backwards. Plop, out came the face. “I haven’t got the talent,” said {S}.'
      ]
    },
    {
      id: 'guest-one-hole',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At home I’ve got one like a blanket, with a single hole,” said {S}. “It’s in the middle, and the head goes in. You can’t go wrong.” “And the arms?” asked the sleeve that {A} was in.',
        '“They stay inside,” said {S}, “where it’s warm.” {A} thought about that. “And who holds the spoon?” “That’s why I took it off for soup,” said {S}, “and then I couldn’t find the hole.”'
      ]
    },
    {
      id: 'a-snake',
      A: 'partner',
      paragraphs: [
        '{A} pulled once more, and let go, to think. The sleeve was short again, and a good deal fatter. {A} pulled, and it was as thin as a snake. “Look at that,” said {A}. “I can’t,” said {H}. “It’s knitted,” said {A}. “When I pull it long, it gets thin. So it holds on to you.”',
        'It was quiet in the sleeve. “And what does it do,” asked {H}, “when you push?”'
      ]
    }
  ],
  turn: [
    {
      id: 'pushing-together',
      A: 'partner',
      paragraphs: [
        '{H} took the sleeve with both hands and pushed it together, like a sock for a foot. It got short, and as wide as a bowl. {H} ducked, and nothing held on any more.',
        '“I’m out,” called the jumper. “Out where?” asked {A}. “Out of the sleeve. I’m in the middle. There are three holes up here. Which is mine?” From inside they all looked the same.'
      ]
    },
    {
      id: 'crackling',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a crackle. “What was that?” asked {A}. “I turned my head,” said {H}, and turned it back, and it crackled again. “It’s like a very small thunderstorm. I can see it!” There were tiny sparks in there, blue ones, between the wool and the hair.',
        '“It comes from rubbing,” said {A}. “Every hair wants to get away from the next.” {A} put one finger on the jumper, and it went tick. “Now I’ve had some weather too,” said {A}.'
      ]
    },
    {
      id: 'somebody-at-home',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was quite nice in the middle, now that nothing held on. {H} sat down on the floor, and drew in both knees. The jumper had no legs any more. “Is anyone at home?” asked {A}, and knocked where it was highest.',
        '“Who’s there?” asked the jumper. “The post,” said {A}. “I’ve got a letter, and I’m waiting for somebody.” “Nobody’s come out yet,” said the jumper. “But they’re all in.”'
      ]
    },
    {
      id: 'seen-from-outside',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I’ll tell you from out here,” said {A}. “Go left.” The jumper leaned to the left. “No, the other left. Mine.” The jumper leaned to the right, and a bump came up at the shoulder. “That’s a nose,” said {A}. “Or a thumb.”',
        '“It’s an ear,” said {H}. “Which way is it looking?” asked {A}. But an ear looks to the side, whatever you do. {H} took it in again.'
      ]
    },
    {
      id: 'hands-first',
      A: 'partner',
      paragraphs: [
        '“Shall I show your head the way?” asked {A}. “No,” said {H}. “I’m sending the hands first.” The left hand found a hole and went in. Far off it came out, and waved. The right hand took the next. “Now they’re both full,” said {H}. “So there’s only one left.”',
        'The head could not go wrong. First there was hair, in all directions, and then a forehead, and then {H}. “Good evening,” said {A}. “It’s got very light out here,” said {H}.',
        'They walked to the letterbox at the corner. {H} put the letter in, and it went at once. “It’s only got the one hole,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited in the hall too, quite ready to go.',
      '{names} looked at the jumper, and then for {H}.',
      { text: '{names} tied a lace twice, to have something to do.', needs: ['hands'] },
      { text: '{names} held the door open, and shut it again because of the draught.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the sleeve.',
      '{names} tried to guess which end was {H}.',
      { text: '{names} picked up a bit of green wool, and kept it, in case it was needed.', needs: ['hands'] },
      { text: '{names} knocked on the jumper, quite gently.', needs: ['hands'] }
    ],
    turn: [
      '{names} went once round the jumper, to see if it was coming.',
      '{names} watched all three holes, so as not to miss it.',
      { text: '{names} knocked at one of the holes, and then at the next.', needs: ['hands'] },
      { text: '{names} held the letter, and the corners got soft.', needs: ['hands'] }
    ]
  },
  bed: [
    'Later the jumper came off, and there was nothing to it. {H} pushed it together, till it was wide, and walked out at the bottom. It was laid over a chair with its arms hanging down.',
    '{H} washed a face that smelled a little of wool. The pyjamas had three holes as well. The hands went first, and the head took what was left. Then {H} lay down.'
  ],
  last: [
    'The jumper was asleep on its chair with both arms down, and {H} was asleep too.',
    'Only the head looked out of the blanket, at the right end, and {H} was asleep.'
  ]
})
