import { wishPlot } from '../wish-plot.ts'

export const rollerCoaster = wishPlot({
  id: 'wish-roller-coaster',
  wishes: ['roller coaster', 'rollercoaster', 'roller coasters', 'rollercoasters', 'roller-coaster', 'rolercoaster', 'roller coster', 'theme park', 'themepark', 'theme parks', 'amusement park', 'adventure park', 'legoland', 'disneyland', 'alton towers'],
  answers: ['big', 'biggest', 'fast', 'fastest', 'tall', 'first', 'ride', 'rides', 'riding', 'going', 'trip', 'day', 'loop', 'loops', 'queue', 'scary', 'log', 'flume', 'tomorrow', 'park', 'theme', 'going', 'brave', 'screaming', 'building', 'tall', 'enough'],
  except: ['sick', 'emotional', 'feelings', 'stuck', 'broken', 'broke', 'marble', 'autumn'],
  moods: ['first', 'afraid', 'proud', 'waiting'],
  fed: true,
  company: ['peas', 'lorry'],
  about: 'A roller coaster full of peas cannot get up the last hill, because the chain is only on the first one.',
  titles: ['Seven Peas on a Roller Coaster', 'The Highest Hill Comes Last', '{H} Builds a Roller Coaster', 'Clack, Clack, Clack', 'Arms In, Please'],
  want: [
    {
      id: 'the-track',
      A: 'partner',
      paragraphs: [
        '{H} built a roller coaster, over three heaps of cushions, with cardboard for the track. The train was a toy lorry with a pea pod on it. In it sat seven peas in a row. “The best has to come at the end,” said {H}. So the last hill was the highest.',
        '{A} was the chain that pulls the train up. “Clack, clack, clack,” said {A}, with one finger.'
      ]
    }
  ],
  way: [
    {
      id: 'how-tall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In front of the ride stood a matchbox. If you weren’t as tall as that, you could not come in. {A} held it up against the pod. Six of the peas were tall enough. The last one, at the very end of the pod, was hardly a pea at all.',
        '“It’s got thick shoes on,” said {H}. “Where?” asked {A}. “It’s in a pod, so you can’t see them.” {A} measured again and was not so strict. “It has to sit beside a big one,” said {A}.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There had to be a queue, so they laid one out with the dressing-gown cord. It went to and fro like a noodle, and twice round the table. Each time you came past the same boot.',
        '“Forty minutes from this point,” said {A} at the boot. They walked it, one behind the other. By the third bend they said hello to the boot.'
      ]
    },
    {
      id: 'rolls-back',
      A: 'partner',
      paragraphs: [
        'Down it went. “Aaaah!” cried {A}, in seven small voices. It flew over the second hill, and the peas left their seats a little. Then came the last and highest one. The roller coaster ran up it, slower and slower. Halfway up it stood still. Then it rolled down again backwards.',
        '“Aaaah?” said the peas. “Pull, chain,” said {H}. “There’s no chain on that one,” said {A}.'
      ]
    },
    {
      id: 'arms-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Arms in,” said {H}. “That’s the rule.” “They all put them up in the air,” said {A}. “As soon as nobody’s looking.” They tried it out themselves, on two chairs, one behind the other.',
        'With arms in, it went round the bend like this. With arms up, it went round the same bend in just the same way, but louder. “You shout more with your arms up,” said {H}.'
      ]
    },
    {
      id: 'stomach',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“When you go over the top, your tummy stays up there,” said {H}. {A} wanted to know for how long. “Till the bottom. Then it catches up.” {A} stood up and sat down very fast, to see. Nothing had stayed behind.',
        '“You have to do it from higher,” said {H}. {A} stood on tiptoe, and went down like a sack. “Now,” said {A}, with both hands on {A}’s tummy. “There. It’s back.”'
      ]
    },
    {
      id: 'photo',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Halfway down the big drop there’s a camera, and it only takes people with their mouths open. {A} was the camera, behind a cup. “Click.” At the exit you could see the picture, and {A} showed it with {A}’s own face.',
        'The first pea had its eyes shut. The second had somebody’s hair in its mouth. The third was looking the wrong way and waving. “And the little one?” asked {H}. {A} did the little one. It was fast asleep.'
      ]
    },
    {
      id: 'front-or-back',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’d sit right at the front,” said {A}. “There you see everything first.” “At the back,” said {H}. “The back goes fastest over the top, because all the others are already pulling.” They asked the peas, who could not change places.',
        '“The ones in the middle get the most company,” said {A}. Nobody in the pod complained.'
      ]
    },
    {
      id: 'slow-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Every theme park has a ride for those who don’t like rides. It was a saucer, and it went round very slowly. {A} put a raisin on it. “Not too fast for you?” asked {H}.',
        '“A little,” said the raisin, in {A}’s voice. So {H} turned it even more slowly. The raisin said that it would wait by the bags now.'
      ]
    },
    {
      id: 'pet-loop',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The track went past {A}, and {A} saw a train go by with vegetables in it. Then the same vegetables came by again.',
        'The third time {A} was lying on the track. “Somebody on the line,” called {H}, and the whole park had to stop. The peas had never been so near to such a big nose.'
      ]
    },
    {
      id: 'elder-wood',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“The first one I went on was made of wood,” said {S}. “It creaked, and there was a man who rode at the back with a brake in his hand. He ate an apple.” “On the drops as well?” asked {A}.',
        '“On the drops he only chewed,” said {S}. “I shouted so much that I had no voice till Tuesday. And when we stood at the bottom, he offered me the other half.”'
      ]
    },
    {
      id: 'child-tunnel',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be something too, and was the water. Some coasters go through water at the end, and the people who stand and watch get splashed. {S} lay flat under a blue towel until the train was past. “Splash,” said {S}, and lifted one corner.',
        '{A} was standing there and looking, and got the whole towel. “You’re wet through,” said {S}. “Now you have to go again, to dry.”'
      ]
    },
    {
      id: 'only-the-first',
      A: 'partner',
      paragraphs: [
        '“That hill needs a chain too,” said {H}. “A roller coaster’s only pulled up once,” said {A}, and made the lorry roll down once more. “Look. After the first hill nobody pulls. It’s only got as much push as that hill gave it.”',
        '{H} lay down with one eye on the carpet. The first heap was two cushions high, and the last was four. “Then the first hill has to be the highest,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'pillow',
      A: 'partner',
      paragraphs: [
        'So {H} fetched the pillows from every bed for the first hill. It was as high as {H}’s chin, and the chain had to clack for a long time. “I don’t like it up here,” said the smallest pea.',
        'Then they let go. It went down, and up, and down, and up the last hill of all, slower and slower. On the very top it stopped. Nobody breathed. Then the little lorry nodded, and went over.'
      ]
    },
    {
      id: 'again',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Again,” said {A} in seven voices. After a coaster your knees are soft, and you want to go again at once. They had to walk all the way to the front of the queue, and the lorry carried them.',
        'This time the peas knew when the drop came, and began to squeal before it. “That’s how you can tell they’ve been before,” said {H}. “The new ones squeal too late.”'
      ]
    },
    {
      id: 'last-train',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When a park closes, the trains go round once more with nobody in them. So the lorry ran without a pod. It was lighter, and rattled. “It sounds lonely,” said {A}.',
        '“It’s only humming to itself,” said {H}. They let it run to the end of the carpet, and there it had a rest.'
      ]
    },
    {
      id: 'the-tunnel',
      A: 'partner',
      paragraphs: [
        'At the bottom the pod burst open. All seven peas sat there, quite safe. “Was that the end?” asked {A}. “No,” said {H}. “Every good coaster ends in a tunnel.” And {H}’s mouth opened as wide as it would go.',
        '“It’s dark in there,” said the smallest pea. “Clack, clack, clack,” said {A}, and up they went on one finger. Three went into {A}’s tunnel, and four into {H}’s, and the smallest was last of all. “Mm,” said the tunnel.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the way of the track, and it had to have a bend.',
      '{names} waited where you get off, to see how many came.',
      { text: '{names} held the bags of all seven peas.', needs: ['hands'] },
      { text: '{names} taped down a bit of track that wanted to be a slide.', needs: ['hands'] }
    ],
    way: [
      '{names} queued for the ride, and let the peas go first.',
      '{names} rolled down the last hill, and not up it.',
      { text: '{names} helped out as a second chain, clack, on the first hill only.', needs: ['hands'] },
      { text: '{names} steadied the last heap, which had begun to lean.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down against the first hill, to hold it up.',
      '{names} kept quite still, until the lorry had gone over.',
      { text: '{names} covered both eyes for the smallest pea.', needs: ['hands'] },
      { text: '{names} threw both arms up, as you do on the way down.', needs: ['hands'] }
    ]
  },
  bed: [
    'Hill by hill they carried the roller coaster back to the sofa and the beds. The lorry was allowed to keep the empty pod.',
    'When {H} had washed, {H} lay down on what had been the highest hill. It was quite flat now. “Bar down,” said {H}, and pulled up the blanket, and kept both arms in.'
  ],
  last: [
    'Clack, clack, it went, up one last hill, and on the other side {H} slept.',
    'There were no more hills, only a long way straight on in the dark, and {H} was asleep.'
  ]
})
