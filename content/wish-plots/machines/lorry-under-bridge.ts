import { wishPlot } from '../wish-plot.ts'

export const lorryUnderBridge = wishPlot({
  id: 'wish-lorry-under-bridge',
  beginsElsewhere: true,
  wishes: ['lorry stuck', 'lorry got stuck', 'lorries stuck', 'lory stuck', 'truck stuck', 'trucks stuck', 'truck got stuck', 'lorry bridge', 'lorries bridge', 'lory bridge', 'truck bridge', 'trucks bridge', 'truck low bridge', 'lorry low bridge', 'lorry underpass', 'truck underpass', 'lorry flyover', 'truck flyover', 'lorry tunnel', 'truck tunnel', 'lorry too tall', 'truck too tall', 'lorry too high', 'truck too high', 'lorry too big', 'truck too big', 'lorry jammed', 'truck jammed', 'lorry wedged', 'truck wedged', 'lorry won’t fit', 'lorry doesn’t fit', 'lorry didn’t fit', 'truck didn’t fit', 'truck doesn’t fit', 'trailer stuck', 'wagon stuck bridge', 'van stuck bridge', 'van bridge', 'delivery van stuck', 'removal van stuck', 'pantechnicon stuck', 'juggernaut stuck', 'big rig stuck', 'semi stuck', 'artic stuck', 'stuck under bridge', 'stuck bridge', 'stuck flyover', 'stuck underpass', 'wedged bridge', 'wedged under bridge', 'jammed bridge', 'jammed under bridge', 'jammed flyover', 'jammed under flyover', 'too tall bridge', 'too high bridge', 'too big bridge', 'stuck low', 'removal van bridge', 'removal van under bridge', 'delivery truck bridge', 'delivery truck under', 'delivery truck jammed', 'stuck under the bridge', 'stuck railway bridge', 'stuck low bridge'],
  answers: ['stuck', 'bridge', 'railway', 'low', 'under', 'underneath', 'beneath', 'tall', 'high', 'big', 'huge', 'giant', 'red', 'blue', 'green', 'yellow', 'lorry', 'truck', 'lorries', 'driver', 'everybody', 'everyone', 'whole', 'town', 'village', 'street', 'people', 'all', 'help', 'helps', 'helped', 'helping', 'push', 'pushes', 'pushed', 'pull', 'pulled', 'has', 'have', 'had', 'to', 'got', 'gets', 'getting', 'out', 'free', 'saw', 'seen', 'watched', 'today', 'yesterday', 'morning', 'way', 'home', 'school', 'road', 'roof', 'story', 'please', 'could', 'couldn’t', 'move', 'moving', 'fit', 'through', 'drove', 'drives', 'driving', 'went', 'traffic', 'jam', 'delivery', 'removal', 'van', 'potato', 'potatoes', 'heavy', 'too', 'who', 'what', 'happens', 'wedged', 'jammed', 'again', 'our', 'near', 'house', 'little', 'old'],
  except: ['bus', 'train', 'mud', 'muddy', 'snow', 'ice', 'ditch', 'lane', 'narrow', 'sand', 'river', 'crash', 'crashed', 'accident', 'hurt', 'fire', 'police', 'bin', 'rubbish', 'cement', 'digger', 'tow', 'toy', 'sofa', 'bath', 'ice cream', 'border', 'hiding', 'refugees', 'cow', 'cows', 'animals', 'died', 'car', 'tractor', 'dinosaur', 'ferry', 'troll'],
  moods: ['late', 'waiting', 'proud'],
  out: true,
  company: ['lorry', 'bridge', 'driver', 'road', 'roof', 'bricks', 'pavement', 'wheels', 'street', 'baker', 'bag', 'potatoes', 'potato', 'cab', 'gap', 'back', 'doors', 'belt'],
  about: 'A lorry that is empty again stands too tall and is stuck under the bridge, until the whole street brings the heaviest thing it has to put in the back.',
  titles: ['The Heaviest Thing in the House', 'Up to the Roof With Potatoes', '{H} and the Lorry Under the Bridge', 'Lower by One Finger', 'Same Lorry, Same Bridge'],
  want: [
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        'A lorry had driven in under the railway bridge, and it did not come out again. There was a crunch, and then a hiss. {H} and {A} stopped on the pavement with their shopping. “It’s stuck!” said {H}. Its roof was wedged against the bricks.',
        'The driver got down and walked all round it. “I came through here this morning,” she said. “Same lorry, same bridge. I was carrying potatoes.” {H} put down the shopping. “We’ve got to help,” said {H}. “It can’t live there.”'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-pushes',
      A: 'partner',
      paragraphs: [
        'The whole street came out to help. There was the baker, white up to the elbows, and the postman, and two ladies with strong arms. They put their hands on the front of the lorry. “You two stay on the pavement and count,” the driver told {H} and {A}.',
        '“One, two, three!” they called. Everybody pushed. The lorry rocked a little, and some dust came down from the bricks. It made the postman as white as the baker. But the roof stayed where it was. They did it five times, and only the counting got better.'
      ]
    },
    {
      id: 'advice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everybody in the street knew what to do. “Butter,” said the baker. “You butter the roof, and out it slips.” “Wait for winter,” said the first lady. “Everything shrinks in winter.” “Take away the bridge,” said the second.',
        'The driver wrote it all down on the back of her hand. “What would you do?” {H} asked {A}. “I’d ask the bridge,” said {A}. “It’s been here longest.” They looked up at it. The bridge had nothing to say. It just went on being low.'
      ]
    },
    {
      id: 'train-on-top',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a rumble, and over their heads came the train. It rattled across the bridge, and the lorry rattled under it. All its doors shook. “Is it going to come loose?” called {H}.',
        'But the train was only short, and when it had gone, the lorry stood just as before. A man had looked out of the last window. “He didn’t know he was driving over a lorry,” said {A}. “He’ll never know,” said {H}, and waved after him.'
      ]
    },
    {
      id: 'very-small-car',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man came up in a very small car. He had a rope with him. “I’ll have it out in no time,” he said. He tied one end to the lorry and the other to his car. Then he got in, and his knees came up beside his ears.',
        'The small car hummed. The rope grew tight. The small car hummed higher and higher, and stayed exactly where it was. After a while he got out and untied the rope. “I’ve stopped it from going in any further,” said the man. The driver shook his hand.'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In front of the bridge there was a round sign. It said how high the bridge was. {A} read it out, and the driver read out how high the lorry was. It was painted inside her door.',
        '“But that’s the same number,” said {H}. “Then it should just fit.” “This morning it did,” said the driver. “I hummed the whole way through.” Between the roof and the bricks there was not even room for a hum now.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Behind the lorry stood a van with a piano in it. Behind the van stood a bride in a long car. Nobody could get by. The bride got out and asked how long it would be. “Till it’s free,” said {H}.',
        'So the bride sat down on the kerb beside {H}, with her train over one arm. “I’ve got time,” said the bride. “They can’t start without me.” {A} offered her a grape from the shopping. She took two, one for each of them.'
      ]
    },
    {
      id: 'pet-sits-down',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked at the lorry, and at all the people who were pushing. Then {A} lay down on the pavement. It was not going anywhere, and neither was the lorry.',
        '“{A} isn’t helping at all,” said the first lady. “{A}’s showing it how to lie low,” said {H}. The lady looked again. It was true that nothing in the whole street was as flat as {A}. But the lorry was looking the other way.'
      ]
    },
    {
      id: 'elder-wardrobe',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We once had a wardrobe like that,” said {S}. “It went in, and it wouldn’t come out. We tried it on its side. We tried it on its head. In the end we moved to a bigger house.” “And the wardrobe?” asked {A}.',
        '“It’s still there,” said {S}. “The people who came after us hang their coats in it. They send a card at New Year.” {A} thought of the lorry still being there at New Year, with a wreath on it.'
      ]
    },
    {
      id: 'child-is-lorry',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} tried out how the lorry felt. {A} held out one arm, and that was the bridge. {S} drove in under it with a brumm, and got stuck at the forehead. “Back!” said {A}. {S} beeped, and was stuck at the ears.',
        '“I can’t get out,” said {S}. “Now everybody has to push.” Nobody came. So {S} bent both knees, just a little, and was through. “That doesn’t count,” said {A}. “A lorry hasn’t got any knees.”'
      ]
    },
    {
      id: 'baby-points',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '“Da,” said {A}, and pointed up to where the roof was in the bricks. “Yes, that’s where,” said the driver. “I’d got that far myself.” {A} pointed at the baker, and then at the moon, which was still up.',
        '“That would be quicker than the council,” said the driver. She let {A} hold the end of her pencil. It was the first thing all day that had come out of anywhere when you pulled.'
      ]
    },
    {
      id: 'guest-sees-it-every-day',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“Does this happen every day?” asked {A}, who was only on a visit. “It’s never happened before,” said {H}. {A} looked pleased. “Then I’ve come at the right time,” said {A}.',
        'The baker brought out a chair, for a guest ought not to stand. {A} sat on it in the middle of the pavement, with the shopping on one knee. From there you could see everything, and {A} told it to those at the back.'
      ]
    },
    {
      id: 'the-springs',
      A: 'partner',
      paragraphs: [
        '{A} had bent down to look at the wheels. “Where are the potatoes now?” asked {A}. “All over town,” said the driver. “It was full up to the roof, and now it’s empty.”',
        '“Then that’s why,” said {A}. “It’s like a bed. When you’re in it, it goes down. When you get out, it comes up. The lorry’s got up.” The driver looked at the springs above the wheels, and whistled. “But I’ve got no more potatoes,” she said.'
      ]
    }
  ],
  turn: [
    {
      id: 'heaviest-things',
      A: 'partner',
      paragraphs: [
        '“It needn’t be potatoes,” said {H}. “It can be anything heavy.” So everybody ran home for the heaviest thing they had. The baker brought flour, sack after sack. The postman brought a stone lion. The ladies brought a sewing machine, and all of a very long book. The driver piled it up in the back.',
        '{H} watched the gap. At last there was a crack of light, as thin as paper. “A bit more!” called {H}. But the street was empty. So {H} and {A} got up into the cab with their shopping, and did up their belts. Click, click. The lorry sighed, and sank by one finger.'
      ]
    },
    {
      id: 'out-it-rolled',
      A: 'partner',
      paragraphs: [
        'And backwards it rolled, beep, beep, beep, out from under the bridge. Everybody clapped, and flour came out of the baker’s hands.'
      ]
    },
    {
      id: 'all-back-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then everybody fetched their things out of the back. One of the ladies had seen what the postman brought. She asked him if it was a friendly lion. They carried it home together, one at each end.',
        'The lorry came up again, sack by sack. By the time it was empty it stood as tall as before. “We’ll go the long way round,” said the driver. She wrote it on her other hand.'
      ]
    },
    {
      id: 'last-potato',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The driver felt about under her seat and held something out to {H}. It was a potato. “There was one left after all,” she said. “It rolled down there this morning.” It was round and heavy, and a bit dusty.',
        '“Perhaps it was only short of that one,” said {A}. {H} weighed the potato in one hand. “No,” said {H}. “It was only short of us.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the crunch, and then went closer.',
      '{names} looked up at the bricks with open mouth.',
      { text: '{names} held up one hand, so that nobody drove in behind.', needs: ['hands'] },
      { text: '{names} picked an onion up off the pavement.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned hard against a lamp post, to help.',
      '{names} sneezed, because of the dust.',
      { text: '{names} counted along, and went on as far as nine.', needs: ['hands'] },
      { text: '{names} patted some of the dust off the postman.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked long and hard at a lion made of stone.',
      '{names} stood well back on the pavement, and watched it roll.',
      { text: '{names} carried one end of the very long book.', needs: ['hands'] },
      { text: '{names} waved the lorry back with both arms.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shopping was put away. It was the only shopping in the street that had been in a lorry.',
    '{H} lay down, and the bed sank, by about one finger. Far off a train went over the bridge, and there was nothing under it but road.'
  ],
  last: [
    'The mattress held {H} up, and the night drove through above, and {H} was asleep.',
    'Low down, and not stuck anywhere, {H} was asleep.'
  ]
})
