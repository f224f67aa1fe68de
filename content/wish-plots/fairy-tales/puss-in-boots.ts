import { wishPlot } from '../wish-plot.ts'

export const pussInBoots = wishPlot({
  id: 'wish-puss-in-boots',
  wishes: ['puss boots', 'pussinboots', 'pus in boots', 'cat in boots', 'cat boots', 'booted cat', 'marquis carabas', 'carabas'],
  except: ['wellies', 'snow', 'football', 'ate', 'slept', 'asleep', 'dog', 'vet'],
  answers: ['puss', 'cat', 'boots', 'hat', 'sword', 'ogre', 'giant', 'king', 'mouse', 'lion', 'miller', 'marquis', 'castle', 'princess', 'talking', 'clever'],
  company: ['puss', 'cat', 'ogre', 'mouse', 'king', 'marquis'],
  about: 'Puss in Boots gets the ogre to turn into a mouse, and then cannot catch it, because of the boots.',
  titles: ['Clump, Clump, Went the Cat', 'The Ogre in the Boot', '{H} and the Best Boots', 'Nobody Hears a Paw', 'The Marquis of Carabas Gets a Castle'],
  want: [
    {
      id: 'boots',
      A: 'partner',
      paragraphs: [
        '{A} was the miller’s youngest, and had got nothing from the mill but a cat. The cat was {H}. “Give me a pair of boots,” said Puss, “and I’ll get you a castle.” So Puss got the biggest boots in the house.',
        '“From now on you’re the Marquis of Carabas,” said Puss. The castle was the table, and in it lived an ogre. He could turn into anything he liked.'
      ]
    }
  ],
  way: [
    {
      id: 'bow',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With the boots went a hat, and with the hat a bow. {H} took off the hat in a big circle. It was the right circle, but it took a cup with it.',
        '“You’ve got to know where your hat ends,” said {A}. A cat knows that about itself, from its whiskers. They were just as wide as Puss was. So Puss bowed again, with the whiskers going first, and the cup stayed where it was.'
      ]
    },
    {
      id: 'elder-boots',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had boots like that for dancing,” said {S}. “They had nails in them. You could hear where I was in the whole street.” “Was that good?” asked {A}. “It was for the cat,” said {S}. “It always had time to get off my chair.”',
        '{S} clumped once with each slipper, to show it. It was only a puff. But Puss moved both ears.'
      ]
    },
    {
      id: 'guest-cobbler',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the cobbler, and went round Puss with a pin between two fingers. “I’ve never made any for a cat before,” said {S}. “How many do you want? Four?” “Two,” said {A}. “With the others I’ve got to bow.”',
        '“And the tail?” “It goes out at the top,” said Puss. The cobbler thought that it could be done. “But you’ll have to be glad as well as you can,” said {S}, “with only half of it.”'
      ]
    },
    {
      id: 'for-the-king',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Puss took the king a present in a sack. It was a cushion, and it did not want to go. The king was {A}. “Who’s it from?” “From the Marquis of Carabas,” said Puss. “Never heard of him,” said the king.',
        '“You’re just hearing it,” said {H}. The king looked into the sack. “It’s got a zip,” he said. “All the best ones have,” said Puss.'
      ]
    },
    {
      id: 'whose-fields',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along the road there were people at work in a field, and {A} was all of them. “When the king asks whose field it is,” said Puss, “say it’s the Marquis of Carabas’s.” “Whose?” asked the first. “Caraway’s?” asked the next.',
        'Then the king rode by, on a chair. “Whose field’s this?” “It’s the carrot’s,” said the people. “The market’s.” “The cabbage’s.” The king was very much struck by it. “So many names,” said {H} quickly, “and only one marquis.”'
      ]
    },
    {
      id: 'other-shapes',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Puss peeped in at the castle. The ogre was practising, and it was {A}. First the ogre was an elephant, with one arm. Then the ogre stood up straight and shone, and was a lamp. “Now a king with a cold,” said the ogre. That was the best of all, and went on longest.',
        'After each of them {A} was out of breath. “Which one do you like to be?” called {H}. The ogre had to think. “I’ve never been anything for longer than I could hold it,” said the ogre.'
      ]
    },
    {
      id: 'wash-in-boots',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A cat washes in between, whatever happens. Puss licked one paw, and wiped it over one ear, and under the chin. Then it was time for the feet. {H} held the left boot up to one nose, and put it down again.',
        '“What does it smell of?” asked {A}. “Of puddle,” said Puss. “And of somebody’s bicycle.” The other boot was left for tomorrow. “A marquis wouldn’t have noticed,” said {A}.'
      ]
    },
    {
      id: 'swim',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Help!” called Puss. “The Marquis of Carabas has got nothing to wear!” For you can’t go to a castle in pyjamas. Somebody had to look in the washing, and it was {A}, who found a curtain.',
        '{H} hung it round {A}, and it had all its hooks. It made a sound like a coach and horses. “How do I look?” asked {A}. “Like a window,” said Puss. “But a very grand one.”'
      ]
    },
    {
      id: 'guard-cat',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the gate of the castle sat {A}. Puss took off the hat. “I come from the Marquis of Carabas,” said {H}. {A} looked at the boots, and at what was in them.',
        '“You have nothing on your feet,” said Puss politely. {A} seemed to know that. {A} even stretched a little, to show how well you could do without.'
      ]
    },
    {
      id: 'into-a-lion',
      A: 'partner',
      paragraphs: [
        'Puss clumped in under the table. There sat {A}, who was the ogre now. “They say you can turn into a lion,” said Puss. “Raaah!” said the ogre, and {H} jumped right out of one boot. “But you’re so big,” said Puss. “I don’t suppose you could do a mouse.”',
        '“Couldn’t I?” said the ogre, and was a mouse. It was a grey sock with {A}’s hand in it. Puss went after it. Clump, clump! The mouse was already on the other side. Clump, clump, clump! It sat behind the leg of the table, and laughed.'
      ]
    },
    {
      id: 'second-mouse',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'There was one more mouse, and it was {S}. It had always lived there. “Are you an ogre too?” asked Puss. “No, I’m from here,” said {S}. “You can’t catch me. I’m in my hole.” The hole was a sleeve, and both ends of the mouse stood out.',
        'Puss sat down before it and waited, as cats do. After a time it was quite a long wait. “You can go home now,” said the mouse. “I’m not coming out till Monday.”'
      ]
    },
    {
      id: 'pads',
      A: 'partner',
      paragraphs: [
        '“He hears you,” said {A}, who was the miller’s youngest again. “A cat’s got pads on its feet, and fur in between. Nobody hears a paw. But you can hear those boots as far as the mill.” “Without boots I’m only a cat,” said Puss. “A mouse isn’t caught by anything else,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'barefoot',
      A: 'partner',
      paragraphs: [
        'So {H} sat down and took off the boots, first one and then the other. They stood there by themselves, in the middle of the castle. Puss went off on four bare paws, and there was not a sound.',
        'The mouse put out its nose. There was no clump, and that made it curious. It ran round the left boot once. It looked in, where it was dark and warm, and smelled of somebody. And in it went, all by itself. Puss laid the hat on top.'
      ]
    },
    {
      id: 'listen-boot',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} put an ear to the boot. There was a scratching at the toe, and then a turning round. “What’s he doing?” whispered {A}. “He’s trying to turn into a lion,” said Puss. “There’s no room.”',
        'After that it was still. Then there came a small, pleased squeak. “Now he’s found the lining,” said {H}.'
      ]
    },
    {
      id: 'king-visits',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When the king came by, Puss stood at the door and bowed. “Welcome to the castle of the Marquis of Carabas!” {A} was the king, and had to duck. “It’s very low,” said the king, “but there’s a lot of leg.”',
        '“Where are your boots, Puss?” “One of them’s let,” said {H}. “To whom?” “An ogre.” The king laughed until the crown came down. The boot laughed too, very high.'
      ]
    },
    {
      id: 'cat-asks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what would you like, Puss?” asked {A}. “You’ve got me a castle, and a field, and a name that nobody can say.” Puss thought of gold, and of cream, and of a second hat.',
        '“Behind the ear,” said {H}. The marquis scratched there. “Further left.” That was it, and Puss purred so that the table joined in. It cost nothing, and nobody in the castle could have afforded more.'
      ]
    },
    {
      id: 'just-my-size',
      A: 'partner',
      paragraphs: [
        '“Ogre,” said Puss into the boot, “do you want to come out?” “No,” said a small voice. “In the castle I always bumped my head. This is the first house that fits me all round.”',
        '“Then you keep the boot,” said {H}, “and the marquis has the castle.” And the Marquis of Carabas moved in under the table, and had a cushion on each side. Puss lay down across both feet of the marquis, where a cat belongs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept twice round the boots and peered in at the top.',
      '{names} got into one of the boots, as far as possible.',
      { text: '{names} bowed to the marquis, with a flour bag for a hat.', needs: ['hands'] },
      { text: '{names} dusted off the castle and laid a fork in it for the ogre.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the roar, right out of a comfortable place.',
      '{names} chased the mouse as well, and fetched up against the wall.',
      { text: '{names} blocked a mousehole with a slipper, the wrong one.', needs: ['hands'] },
      { text: '{names} held both ears shut until the clumping was over.', needs: ['hands'] }
    ],
    turn: [
      '{names} went about on tiptoe or tummy, and there was not a sound.',
      '{names} listened at the heel of the left boot, and it squeaked.',
      { text: '{names} hung the right boot by its loop and let it rest.', needs: ['hands'] },
      { text: '{names} polished the left one very gently, as you do to a house.', needs: ['hands'] }
    ]
  },
  bed: [
    'One boot went back to the others. The left one kept its hat on, and a grey sock in it.',
    'Puss washed, behind both ears, and round the feet as well. They were bare, and made no noise on the way to bed.'
  ],
  last: [
    'In a boot lay an ogre, in a bed lay a cat, and {H} was asleep.',
    'Nobody heard a paw, and {H} slept.'
  ]
})
