import { wishPlot } from '../wish-plot.ts'

export const broomGoesBackwards = wishPlot({
  id: 'wish-broom-goes-backwards',
  wishes: ['broom backwards', 'broom backward', 'broom keeps going backwards', 'broom goes backwards', 'broom flies backwards', 'broom flying backwards', 'broom flew backwards', 'broom only backwards', 'broomstick backwards', 'broomstick backward', 'broomstick flies backwards', 'broomstick goes backwards', 'witch backwards', 'witch backward', 'witch flies backwards', 'witch flying backwards', 'witch flew backwards', 'witch who flies backwards', 'witch back to front', 'witch broom back to front', 'broom back to front', 'broom wrong way', 'broom wrong way round', 'witch wrong way round', 'broomstick wrong way', 'broom wrong direction', 'broom flies the wrong way', 'broom reverse', 'broom in reverse', 'witch reverse', 'witch broom doesn’t work', 'witch broom won’t go', 'naughty broom witch', 'broom won’t fly straight', 'witch can’t fly straight', 'witch can’t steer broom', 'witch bumps into', 'witch keeps bumping', 'witch learning to fly broom', 'witch crashes into', 'witch keeps crashing', 'witch crashes broom', 'witch flies the wrong way', 'witch sits the wrong way', 'witch wrong direction', 'witch broom mind of its own', 'broom mind of its own', 'broom doesn’t listen', 'broom won’t listen', 'stubborn broom', 'broom misbehaves', 'disobedient broom', 'wonky broom', 'wonky broomstick', 'broomstick in reverse', 'broomstick back to front', 'broomstick won’t go forwards', 'broom won’t go forwards', 'clumsy witch broom'],
  answers: ['witch', 'witch’s', 'witches', 'broom', 'broom’s', 'broomstick', 'bristles', 'stick', 'backwards', 'backward', 'back', 'front', 'reverse', 'wrong', 'way', 'round', 'direction', 'forwards', 'forward', 'straight', 'goes', 'go', 'going', 'went', 'flies', 'fly', 'flying', 'flew', 'keeps', 'kept', 'always', 'only', 'ever', 'whose', 'who', 'that', 'won’t', 'can’t', 'doesn’t', 'never', 'steer', 'stop', 'bumps', 'bumping', 'bumped', 'crashes', 'crashing', 'lands', 'night', 'sky', 'moon', 'evening', 'roof', 'tree', 'chimney', 'street', 'hat', 'little', 'small', 'old', 'young', 'friendly', 'kind', 'good', 'nice', 'silly', 'funny', 'clumsy', 'dizzy', 'naughty', 'stubborn', 'grumpy', 'new', 'first', 'learns', 'learning', 'lesson', 'late', 'party', 'halloween', 'story', 'about', 'a', 'her', 'his', 'the', 'called', 'named', 'magic', 'grandmother’s', 'crash', 'crashed', 'sits', 'sitting', 'mind', 'own', 'listen', 'wonky', 'misbehaves', 'disobedient', 'problem', 'trouble', 'help', 'helps', 'fix', 'fixed', 'lamp', 'post', 'cloud', 'clouds', 'stars', 'dark', 'windy', 'wind', 'autumn', 'october', 'apprentice', 'neighbour', 'family', 'child', 'children'],
  except: ['cat', 'cats', 'potion', 'spell', 'spells', 'scary', 'scared', 'afraid', 'hansel', 'gretel', 'wizard', 'wizards', 'school', 'dragon', 'ghost', 'vampire', 'race', 'sweeping', 'dress', 'costume', 'clock', 'owl', 'frog', 'talks backwards', 'speaks backwards', 'ate', 'stolen', 'lost'],
  isTale: true,
  out: true,
  moods: ['learning', 'late', 'change', 'losing', 'first'],
  company: ['witch', 'broom', 'bristles', 'stick', 'street', 'lamp', 'wax', 'candle', 'lamp post', 'bicycle', 'spoon', 'step', 'hat', 'leaves', 'bin', 'window', 'aunt', 'grandmother', 'moon', 'door', 'letter box', 'shoelace', 'torch', 'hedge', 'pocket'],
  about: 'A witch’s broom goes backwards, and she always sees where she has been and never where she is going, until a drop of old wax shows which end of a broom is the front.',
  titles: ['Bristles First', 'Where She Has Been', 'A Drop of Old Wax', '{H} and the Backwards Broom', 'Which End Is the Front'],
  want: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{H} and {A} stood on the step in the evening, and a witch flew past, going backwards. Her broom went bristles first, and she sat with her back to where it was taking her. “Good evening,” said the witch, when she was already by. Then there was a bump, and it was a lamp post. “It keeps going backwards,” said the witch. “I always see where I’ve been, and never where I’m going.” {H} wanted to see that broom fly forwards.'
      ]
    }
  ],
  way: [
    {
      id: 'everything-too-late',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve been bumping into things since the station,” said the witch. “I see them all, but afterwards. Look out, a chimney, I think. And I’ve had it by then.” She rubbed her back. It was black from several chimneys.',
        '“It must be nice for waving,” said {A}. The witch nodded. When she flew by, she always saw who waved to her. Only she never knew that there was going to be anybody. She was always sorry to have just missed them.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The witch’s hat had a brim, and its tip was bent to the front. “It’s the wind,” said the witch. “It always comes from behind.” With any other witch, the hair blows away from the face. Hers had blown into it, all the way from the sea.',
        '{H} held up the hair on one side, and {A} on the other. In between was quite a friendly nose. “Oh, there are two of you,” said the witch. She had thought that it was one, with a great many arms.'
      ]
    },
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '“Let’s turn the broom round,” said {H}. So the stick pointed up the street, where the witch was going. She got on, facing that way, and said “Up”. The broom rose as high as a knee. Then it swung right round in the air, and flew off bristles first. There was a bump, and it was a bin. They tried it three times, and each time the broom turned by itself. “It knows what it wants,” said the witch.'
      ]
    },
    {
      id: 'like-a-lorry',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When a lorry goes backwards, it beeps,” said {H}. “Then everybody gets out of the way.” The witch thought that this was worth trying. The broom backed along the street with her, at the height of a bench. “Beep,” said the witch. “Beep. Beep.”',
        'A man with a dog got out of the way at once. The lamp post did not. “It doesn’t know about lorries,” said {A}. The witch got down, and begged its pardon, which she could only do afterwards.'
      ]
    },
    {
      id: 'other-rows',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“In a rowing boat you sit like that as well,” said {A}. “You look at where you’ve been, and you can’t see where you’re going. I once rowed to an island.” “Was it nice there?” asked the witch.',
        '“I never saw it,” said {A}. “First it was behind me. Then I’d bumped into it, and rowed home. But the whole time I had a very good view of our own jetty.” The witch shook hands. It was good to meet somebody who knew.'
      ]
    },
    {
      id: 'pet-at-that-end',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had a look at the broom. {A} went along it from the tip of the stick to the bristles, and back. Then {A} sat down in front of the bristles, politely, as you do with somebody you meet.',
        '“That’s the back of it,” the witch told {A}. {A} stayed. The bristles moved a little, and {A} moved a little too. They seemed to be getting on. Everybody else was busy with the other end of the broom.'
      ]
    },
    {
      id: 'elder-in-the-train',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I sit backwards in every train,” said {S}. “I want to say goodbye to things properly. People in the other seats only say hello.” The witch said that it was the same on her broom. “But don’t you bump?” asked {A}.',
        '“It’s the driver who has to see about that,” said {S}. All three looked at the broom. It had no driver. It had somebody who said goodbye, and said it very nicely, to one chimney after another.'
      ]
    },
    {
      id: 'child-walks-backwards',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} walked backwards too, to find out how it was. “I can see my own step,” said {S}. “Now I can see our bicycle. Now I can see you.” {S} had gone right past {A}, with two small feet that felt their way.',
        'There was a bump, and it was the witch, who had been going backwards from the other side. “Good evening,” they both said, to the wrong end of the street. Neither had any idea who it was.'
      ]
    },
    {
      id: 'something-hard',
      A: 'partner',
      paragraphs: [
        '{A} was picking leaves out of the bristles. “There’s something hard in here,” said {A}. “It’s a drop of wax, and there’s another.” “That’s from a candle,” said the witch. “It was my grandmother’s broom. She had a light stuck in there.” {H} looked at a bicycle by the wall. It had a lamp too, and the lamp was in front. “Then the bristles are the front,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way-on-it',
      A: 'partner',
      paragraphs: [
        '“It isn’t the broom that goes backwards,” said {H}, as politely as could be. “I think it’s you.” “But in every book we look along the stick!” said the witch. {A} had once seen a very old picture. “They all flew bristles first,” said {A}, “with a light in front.” The witch got off. She sat down on it the other way. “Oh,” said the witch. “There’s a street.” And {H} tied a torch in among the bristles, with a shoelace.'
      ]
    },
    {
      id: 'before',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The witch tried it slowly, up and down in front of the step. “A letter box!” she called. “And I haven’t hit it yet!” The broom went round it. “A bin! A man!” She greeted the man, and he was still coming. She had never greeted anybody so early.',
        '“What do I do with it all?” she asked. “I’ve got so much time before things.” “You can steer in it,” said {A}. The witch had always wondered what that was for.'
      ]
    },
    {
      id: 'what-the-broom-likes',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The broom stopped once more, just over the ground, and pushed its bristles along a step. There were crumbs on it. “So that’s why it goes that end first,” said {A}. “It wants to get at things.” It did the second step as well, and the edges.',
        'The witch sat on it, and waited. “It’s always done that on the way,” she said. “I thought that we were landing.” {H} often walked like that too, nose down, and came home with stones.'
      ]
    },
    {
      id: 'wax-that-is-older',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} gave the witch the drops of wax, and she kept them in a matchbox. “She must have known,” said the witch. “My grandmother was always on time.” “Did she never tell you which end?” asked {H}.',
        '“She told me to sit properly,” said the witch, “with my nose to the front. I did. I only had the wrong front.” The broom leaned against the wall on its stick, bristles up, and looked at them all. Now you could see that it had a face, or nearly.'
      ]
    },
    {
      id: 'small-and-upside-down',
      A: 'partner',
      paragraphs: [
        'There was just one thing. “Now I’ll never see who waves to me,” said the witch. {H} fetched a big spoon with a shine on it. They tied it to the stick, where it stood up behind the witch like a flag. The witch looked round. “I can see where I’ve been, all upside down.” Then the broom flew off up the street, forwards, and round the lamp post. In the spoon stood {H} and {A}, very small and on their heads, and waved.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said good evening as well, in the direction of the bump.',
      '{names} looked where the witch had been, and then where she was.',
      { text: '{names} picked up the witch’s hat, which had gone on by itself.', needs: ['hands'] },
      { text: '{names} patted the lamp post.', needs: ['hands'] }
    ],
    way: [
      '{names} stood aside, first on one side and then on the other.',
      '{names} sniffed the bristles, and smelled honey and old smoke.',
      { text: '{names} held the broom by its middle, where it was neither front nor back.', needs: ['hands'] },
      { text: '{names} rolled the bin out of the way, and it was the wrong way.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along in the light of the torch.',
      '{names} looked into the spoon too, and stood on a head there.',
      { text: '{names} tied a second knot over the first.', needs: ['hands'] },
      { text: '{names} waved for as long as there was a spoon to see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went in forwards, and shut the door behind them. One shoe stayed open, because it had no lace.',
    '{H} looked into a small spoon once more, and brushed a row of teeth that hung upside down. Then {H} walked to bed, nose first, and lay down.'
  ],
  last: [
    'A light went by over the roofs, and it went in front, and {H} was asleep.',
    'Far away somebody said good evening in good time, and {H} was asleep.'
  ]
})
