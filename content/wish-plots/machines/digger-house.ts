import { wishPlot } from '../wish-plot.ts'

export const diggerHouse = wishPlot({
  id: 'wish-digger-house',
  wishes: ['digger builds house', 'digger new home', 'digger new house', 'digger makes new home', 'digger builds new home', 'digger builds new house', 'excavator new home', 'excavator new house', 'excavator builds new house', 'digger new home rabbit', 'digger new home bunnies', 'digger new home animals', 'digger bunnies', 'diggers bunnies', 'excavator bunnies', 'digger home bunnies', 'digger house bunnies', 'digger home rabbits', 'digger house rabbits', 'excavator house rabbits', 'jcb animals', 'jcb house animals', 'digger house animals', 'digger home animals', 'excavator house animals', 'bulldozer house animals', 'crane digger house', 'dumper truck digger house', 'yellow digger home', 'yellow digger house', 'digger build house', 'digger building house', 'digger built house', 'diggers build house', 'diggers building house', 'digger house', 'digger makes house', 'digger makes home', 'digger builds home', 'digger rabbit', 'digger bunny', 'diggers rabbit', 'excavator builds house', 'excavator build house', 'excavator building house', 'excavator house', 'excavator makes house', 'excavator home', 'excavator rabbit', 'excavator bunny', 'jcb builds house', 'jcb house', 'jcb builds', 'bulldozer builds house', 'bulldozer build house', 'bulldozer house', 'bulldozer builds', 'backhoe builds', 'backhoe house', 'construction trucks build house', 'construction trucks house', 'construction vehicles build house', 'construction vehicles house', 'construction site house', 'construction site animals', 'building site house', 'building site animals', 'building site rabbit', 'trucks build house', 'trucks building house', 'machines build house', 'dump truck builds house', 'dump truck house', 'crane builds house', 'crane build house', 'crane house', 'digger builds', 'excavator builds', 'diggers build', 'excavators build', 'house for rabbit', 'house for bunny', 'house for the rabbits', 'rabbit new house', 'bunny new house', 'builds rabbit house', 'build rabbit house', 'building house for animals', 'house for animals digger', 'digger animals', 'excavator animals', 'digger helps', 'excavator helps', 'digger helps animals', 'digger helps build'],
  answers: ['digger', 'diggers', 'excavator', 'excavators', 'jcb', 'yellow', 'big', 'house', 'home', 'houses', 'new', 'rabbit', 'rabbits', 'bunny', 'bunnies', 'animals', 'animal', 'builds', 'build', 'building', 'built', 'make', 'makes', 'site', 'construction', 'truck', 'trucks', 'dump', 'dumper', 'tipper', 'crane', 'bulldozer', 'mixer', 'cement', 'concrete', 'helps', 'help', 'helping', 'together', 'friends', 'little', 'who', 'hole', 'dig', 'digs', 'digging', 'family', 'babies', 'lots', 'for', 'machines', 'vehicles', 'backhoe', 'brick', 'bricks', 'roof', 'door', 'burrow'],
  except: ['chocolate', 'lego', 'snow', 'sand', 'hutch', 'guinea', 'moved', 'moving', 'our', 'knocked', 'down', 'demolish', 'demolished', 'broken', 'moon', 'space', 'dinosaur', 'treehouse', 'tree', 'bridge', 'road', 'died', 'dead', 'lost', 'stuck', 'bird', 'dog', 'cat', 'doll', 'dolls', 'gingerbread', 'ice', 'easter', 'three', 'pigs', 'bear', 'fairy', 'school', 'bathroom', 'extension', 'bob'],
  moods: ['proud', 'first', 'learning'],
  company: ['digger', 'rabbit', 'rabbits', 'house', 'roof', 'door', 'lever', 'bricks', 'helmet', 'crane', 'hole', 'pipe', 'heap', 'bell', 'site', 'truck', 'mixer'],
  out: true,
  isTale: true,
  about: 'A big digger builds a tall house for a rabbit with nine children, and nobody dares go in, until the hero asks what their old home was like.',
  titles: ['A House for Eleven Rabbits', 'Too Much Sky', '{H} and the Big Digger', 'Down Is Also a Way to Build', 'I Can Only Dig'],
  want: [
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        'On the building site lived the biggest digger in town. It was yellow, and {H} and {A} were allowed to sit in it and pull the levers. Today a rabbit came to the gate. Behind it came another rabbit, and nine small ones.',
        '“We need a house,” said the rabbit. “Ours is so full that we have to breathe in turns.” “Can you build a house?” {H} asked the digger. The digger’s bucket hung down. “I can only dig,” it said. “But I’d love to build one. Just once!”'
      ]
    }
  ],
  way: [
    {
      id: 'the-tall-house',
      A: 'partner',
      paragraphs: [
        '{H} pulled the levers, the digger lifted the bricks, and {A} said where. By noon the house stood there, tall and white. It had a roof, a red chimney and ten windows. “Please come in!” said {H}.',
        'No rabbit came in. They sat down outside in a row and shook, so that all twenty-two ears trembled. “It’s a beautiful house,” said the rabbit politely. “We’ll just stay out here, and look at it from behind this bucket.”'
      ]
    },
    {
      id: 'helmets',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On a building site everybody had to have a helmet. {A} handed them out. The rabbits put theirs on, and were gone. There were eleven yellow helmets standing in the grass, and each of them said “Hello?”',
        '“There’s no room for ears,” said {H}. So {A} found them eleven egg cups. They sat nicely between the ears. One of the small ones kept half an egg in it, to be on the safe side.'
      ]
    },
    {
      id: 'levers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were four levers, and each of them did something. {H} pulled the first, and the bucket went up. The second turned the whole digger round, and {A} with it. The third made the bucket nod. “Yes,” said the bucket, “yes, yes, yes.”',
        '“What does the fourth one do?” asked {A}. {H} pulled it. Out squirted water, right over the foreman, who was standing in front. The foreman took off the glasses and dried them. “That,” he said.'
      ]
    },
    {
      id: 'dump-truck',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The dump truck brought the bricks. “Where do you want them?” it asked. “Over there,” said {H}, “gently.” The dump truck had never done anything gently. It breathed in, tipped up its back and let the bricks slide, one by one. It took half an hour.',
        'Then it tipped up once more, and out rolled a small rabbit, who had wanted a ride. “Again!” said the rabbit. After that there were nine of them, in a queue.'
      ]
    },
    {
      id: 'the-mixer',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The cement mixer turned and turned, and hummed. “What’s in there?” asked the smallest rabbit. “Porridge,” said {A}. It was only a joke. But the rabbit ran and told the others, and they all came with spoons.',
        '“It’s for sticking bricks together,” said {H} quickly. “So’s our porridge,” said the rabbit. “Father makes it.” The father looked at the chimney, very hard, and both his ears went pink on the inside.'
      ]
    },
    {
      id: 'the-crane',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The roof came on the hook of the crane. It was the crane that saw everything, and it could not keep it to itself. “There’s a man in the bath at number six,” it called down. “He’s singing. Now he’s lost the soap.”',
        '“Mind the roof,” called {A}. “A bit to the left!” said {H}. “He’s got it again!” called the crane. It was so glad that the roof came down back to front. They left it like that. It was fun to explain.'
      ]
    },
    {
      id: 'tea-break',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At eleven a whistle blew, and everybody stopped where they were. It was tea break. {H} and {A} sat on a plank in a row with the builders, and swung their legs. All the builders had sandwiches as big as shoes.',
        'The rabbits had a carrot, cut into eleven. “Don’t you get more than that?” asked the foreman. The rabbits only looked. So the foreman opened up the sandwich, took out all the lettuce and laid it on a brick. It was gone before the lid was back.'
      ]
    },
    {
      id: 'wallpaper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A house must be nice inside,” said {A}. So there was wallpaper, with dandelions on it. {H} put on the paste, and {A} stuck up the paper. When they stepped back, there was a bulge in the middle. It moved to the left.',
        'It was a small rabbit, who had tried out the wall. They let it out at the edge. Now it had dandelions all over its back. It was very proud of them.'
      ]
    },
    {
      id: 'other-stairs',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} showed a small rabbit how stairs work. “You put one foot up, and then the next,” said {A}. The rabbit had always done everything with both feet at once. Boing, it went, and was at the top. Boing, boing, and it was on the roof.',
        '“Come down!” called {H}. The rabbit looked down, and shut its eyes. So the digger reached right up to the chimney, and held its bucket quite still. The rabbit came down in it like a queen.'
      ]
    },
    {
      id: 'pet-digs',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was there too, and stayed close to the big back wheel, where it was warm. The small rabbits looked at {A}. {A} looked at the small rabbits. “Is that one of the builders?” asked one. “That’s the boss,” said {H}.',
        'From then on they asked {A} about everything: the colour of the door, and which way was up. {A} never said no. So the door was painted in all the colours that there were.'
      ]
    },
    {
      id: 'elder-house',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small, there were six of us in one bed,” said {S}. “When one turned round, we all had to.” “Who said when?” asked {A}. “Whoever was at the wall,” said {S}. “He called out: Now!”',
        'The rabbits knew that. They did it the same way, only that theirs went round in a ring. “And one morning we counted, and there was a neighbour in it,” said {S}. “He said it was so warm.”'
      ]
    },
    {
      id: 'child-foreman',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a whistle and a piece of paper, and walked up and down. “What are you doing?” asked {A}. “I’m the one who looks,” said {S}. “Every building site’s got one.” {S} looked at a puddle, and wrote it down.',
        'Then {S} found a nail and a worm. The nail went into a tin. The worm was asked to leave the building site, as it had no helmet. It went, but not very fast, and {S} walked beside it.'
      ]
    },
    {
      id: 'baby-sand',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat on the sand heap, and patted it. Pat, pat. The smallest rabbit watched, and then it patted too, with its back foot. Neither of them had to say anything. They built a very good lump.',
        '“What’s it going to be?” asked {H}. {A} showed it: you sat down on it. Then it was flat, and you could start again. The rabbit tried that. It said that this was the best house so far.'
      ]
    },
    {
      id: 'too-much-sky',
      A: 'partner',
      paragraphs: [
        '“Perhaps they don’t like white,” said the digger. Oil ran down its front like a tear. {A} had lain down flat beside the rabbits, to see what they saw. “There’s such a lot of sky up here,” said {A}. “It makes you want to be under something.” {H} thought of that. “What was your old house like?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'dig',
      A: 'partner',
      paragraphs: [
        '“Dark,” said the rabbit at once, “with a bend. And at the back there’s a way out, in case of foxes.” {H} began to laugh. “It’s a hole!” said {H}. “They want a hole! Digger, what’s the only thing that you can do?” The digger’s bucket went up, very slowly. “Dig,” it whispered.',
        'And it dug! {H} pulled the levers, and earth flew over the fence. It dug a hall with a bend, and eleven bedrooms, and a round place for the carrots. {A} rolled in a pipe for the back door. “In you go!” called {H}. Eleven white tails went down, and not one of them shook.'
      ]
    },
    {
      id: 'first-night',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} and {A} lay down by the hole and listened. It said “Mine!” down there, and “No, mine!” Then it said “Oh!” The rabbits had never had a bedroom each. It was quiet for a while. Then there was a great deal of hopping.',
        '“What are you doing?” called {A}. “We’ve tried it,” a voice called back. “It’s cold alone.” All of them were in the one bedroom again, in a ring. The other ten were for visitors.'
      ]
    },
    {
      id: 'who-gets-the-tall-one',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And who’s going to live in the tall one?” asked {A}. They looked up. In the first window sat a pigeon, and in the second sat two. On the chimney stood a stork with long red legs. “Is there a lift?” asked the stork.',
        'By the afternoon every window had somebody in it, and they all leaned out and talked. “It’s a very good house,” said {H} to the digger. “It was just for other people.”'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        'At the front they put the new door, with a bell. The rabbit came up once more. “It’s just like the old one,” it said, “but here we can all breathe at once.” The digger’s engine purred. “I’ve built a house,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} counted the rabbits at the gate, and got to eleven, or twelve.',
      '{names} shook paws with everybody, and it took until ten o’clock.',
      { text: '{names} brought the bricks in a pram, as there was no wheelbarrow.', needs: ['hands'] },
      { text: '{names} drew the house on a big sheet, with a slide from every window.', needs: ['hands'] }
    ],
    way: [
      '{names} went in and out of the door, to show how nice it was.',
      '{names} sat down with the rabbits behind the bucket, to keep them company.',
      { text: '{names} held a blanket over the smallest ones, and they stopped shaking.', needs: ['hands'] },
      { text: '{names} mixed mortar, and one boot stayed in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped out of the way of the earth, and not quite far enough.',
      '{names} cheered each time that the bucket came up full.',
      { text: '{names} carried down hay for eleven beds, and came out backwards.', needs: ['hands'] },
      { text: '{names} patted the roof smooth with the back of a shovel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The digger laid its bucket on the ground for the night, quite softly, because of the rabbits.',
    '{H} washed off the earth, behind the ears as well, and lay down under the blanket.'
  ],
  last: [
    'There was something above and something below, as there should be, and {H} was asleep.',
    'Under the heap eleven rabbits breathed all at once, and {H} was asleep.'
  ]
})
