import { wishPlot } from '../wish-plot.ts'

export const wobblyUnicorn = wishPlot({
  id: 'wish-wobbly-unicorn',
  wishes: ['unicorn wobbly tooth', 'unicorn with a wobbly tooth', 'unicorn wobbly teeth', 'unicorn wobble tooth', 'unicorn tooth wobbles', 'unicorn tooth wobbling', 'unicorn wobblie tooth', 'unicorn wobberly tooth', 'unicorn loose tooth', 'unicorn loose teeth', 'unicorn wiggly tooth', 'unicorn wiggly teeth', 'unicorn wiggle tooth', 'unicorn tooth wiggles', 'unicorn wonky tooth', 'unicorn shaky tooth', 'unicorn shaking tooth', 'unicorn baby tooth', 'unicorn milk tooth', 'unicorn milk teeth', 'unicorn first tooth', 'unicorn front tooth', 'unicorn tooth', 'unicorn teeth', 'unicorns tooth', 'unicorns teeth', 'unicorn lose tooth', 'unicorn loses tooth', 'unicorn losing tooth', 'unicorn lost tooth', 'unicorn tooth fairy', 'unicorn tooth fall out', 'unicorn tooth falls out', 'unicorn tooth fell out', 'unicorn tooth came out', 'unicorn keep tooth', 'unicorn gap tooth', 'unicorn won’t eat tooth', 'unicorn won’t gallop tooth', 'unicorn won’t nod tooth', 'unicorn won’t eat', 'unicorn won’t gallop', 'unicorn doesn’t gallop', 'unicorn wont gallop', 'wobbly toothed unicorn', 'unicorn new tooth'],
  answers: ['unicorn', 'unicorns', 'tooth', 'teeth', 'wobbly', 'wobble', 'wobbles', 'wobbling', 'loose', 'wiggly', 'wiggle', 'wiggles', 'wonky', 'shaky', 'baby', 'milk', 'first', 'front', 'new', 'old', 'gap', 'lose', 'loses', 'losing', 'lost', 'fall', 'falls', 'fell', 'out', 'came', 'come', 'comes', 'keep', 'keeps', 'eat', 'eats', 'eating', 'nod', 'nods', 'nodding', 'gallop', 'gallops', 'galloping', 'run', 'won’t', 'wont', 'doesn’t', 'does', 'not', 'will', 'refuses', 'because', 'so', 'as', 'to', 'it', 'its', 'her', 'his', 'the', 'who', 'that', 'with', 'has', 'have', 'had', 'got', 'want', 'wants', 'help', 'helps', 'pear', 'apple', 'carrot', 'mouth', 'fairy', 'little', 'small', 'pink', 'white', 'sparkly', 'rainbow', 'magic', 'magical', 'kind', 'worried', 'nervous', 'careful', 'anything', 'any', 'more', 'never', 'afraid', 'scared', 'finally', 'brave'],
  except: ['toothache', 'hurts', 'hurt', 'ache', 'aches', 'pain', 'dentist', 'filling', 'brush', 'brushes', 'brushing', 'toothbrush', 'toothpaste', 'horn', 'broken', 'broke', 'knocked', 'punched', 'hit', 'blood', 'bleeding', 'sick', 'ill', 'hospital', 'died', 'dead', 'dragon', 'dinosaur', 'mermaid', 'swallowed', 'swallows', 'sweet', 'cake', 'birthday', 'toy', 'balloon', 'poo', 'farts', 'how', 'why', 'narwhal', 'goat'],
  moods: ['losing', 'lost', 'change', 'first', 'waiting', 'proud', 'afraid'],
  company: ['unicorn', 'tooth', 'pear', 'pear tree', 'tree', 'scarf', 'bow', 'torch', 'mane', 'grass', 'snail', 'custard', 'gap', 'shoe', 'chin', 'horn', 'letter box', 'soup', 'tongue', 'book', 'wind', 'teeth', 'wheelbarrow', 'pillow', 'fairy', 'gate', 'fence', 'apple'],
  isTale: true,
  about: 'A unicorn with a wobbly tooth will not eat, nod or gallop, so as not to lose it, until a torch shows who is pushing from below, and that nothing is lost as long as one knows where it is.',
  titles: ['So as Not to Lose It', 'The Unicorn with the Wobbly Tooth', '{H} and the Pear', 'Somebody’s Underneath', 'As Far as the Pear Tree'],
  want: [
    {
      id: 'as-far-as-the-pear-tree',
      A: 'partner',
      paragraphs: [
        '{H} wanted to gallop on a unicorn, just as far as the pear tree and back. One stood in front of the house, but it did not move. “I’m sorry,” it said, with hardly any mouth. “I’ve got a wobbly tooth.”',
        '“Does it hurt?” asked {A}. “No,” said the unicorn. “But if I gallop, I’ll lose it. If I nod, I’ll lose it. If I eat, I’ll lose it. So I don’t.” Its tummy rumbled like a cart on a bridge.'
      ]
    }
  ],
  way: [
    {
      id: 'tied-up',
      A: 'same',
      paragraphs: [
        'If the tooth could not fall out, the unicorn could gallop. So {H} fetched a long scarf. {A} put it under the chin, and tied it between the ears in a bow. The unicorn took one step. But the wool tickled. It sneezed so that the bow came undone. “Is it still in?” it asked, with both eyes shut. It was. But now it wobbled to the left as well.'
      ]
    },
    {
      id: 'yes-with-an-ear',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you say yes, if you don’t nod?” asked {A}. “With an ear,” said the unicorn. The left one went forward for yes, and the right one went back for no. “And maybe?” asked {H}. Both ears set off at the same time.',
        'A fly came by just then, and sat down on the left one. The unicorn said yes six times, and no twice. “What did you agree to?” asked {A}. It did not know, but the fly seemed to think that it might stay.'
      ]
    },
    {
      id: 'soft-food',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} brought all that was soft. There was custard, and soup, and a very old banana. “You don’t have to bite that,” said {H}. The unicorn looked at the custard for a long time. “I’d have to swallow,” it said. “My chin goes down for that.”',
        'So it only smelled. It breathed in the soup from one end to the other, until there was no steam left. “Thank you,” it said. “That was a good dinner.” The soup was quite cold, and still all there.'
      ]
    },
    {
      id: 'like-a-gate',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Some people can’t wait,” said {A}. “They push it with the tongue all day.” The unicorn put its tongue away at once. It went backwards, without any bending, as far as the fence. “I only said some people,” said {A}.',
        '“And what does it do then?” asked the unicorn from there. {A} showed it with the gate, which hung by one screw. It leaned out, and it leaned in, and it squeaked. The unicorn was silent for a while. “Poor fence,” it said. “Will it grow another?”'
      ]
    },
    {
      id: 'pet-yawns',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} sat down in the grass and yawned, for it had been a long day. The yawn went right to the back. The unicorn lowered only its eyes, and looked in. It had never seen anyone take such a risk.',
        'Nothing fell out. {A} shut it all up again, turned round twice and lay down. But a yawn is catching. The unicorn held on to the fence with its chin until it was over.'
      ]
    },
    {
      id: 'elder-in-the-toffee',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine went in the toffee,” said {S}, “in the middle of a song at church. My mouth was stuck for two verses. Everybody thought that I was moved.” “And where was the tooth?” asked {A}.',
        '“In the toffee,” said {S}. “I’ve still got them both, in a tin. I never found out where the one stops.” The unicorn’s left ear had gone forward. It was the right sort of story, its ear said, but with too much chewing.'
      ]
    },
    {
      id: 'overtaken',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Can’t you go just a little?” asked {H}. The unicorn lifted one hoof, and set it down as if the grass was asleep. Then it thought about the next. {H} and {A} walked beside it. There was plenty of time to look at each blade.',
        'On the left something was catching them up. It was a snail, with its house on. It drew level, put out one eye and went by. “I used to be faster than that,” said the unicorn. “So did I,” said {A}, and yawned.'
      ]
    },
    {
      id: 'child-wobbles-too',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine wobbles as well,” said {S}, and put one finger on it. {A} looked. The tooth stood there like a gatepost. It was {S} that wobbled, from the knees up. “That’s you,” said {A}. “It’s joined on,” said {S}.',
        'The unicorn asked to see it. They stood nose to nose, and both opened up a crack. “Yours has got a good long while to go,” said the unicorn. {S} sighed. “You’re lucky,” said {S}. Nobody had told it that so far.'
      ]
    },
    {
      id: 'somebody-underneath',
      A: 'partner',
      paragraphs: [
        '{A} fetched a torch. “May I look?” asked {A}. The unicorn opened its mouth as far as a letter box. “There’s somebody underneath,” said {A}. {H} looked too. Below the wobbly tooth there was a small white edge, quite new.',
        '“That’s the next one,” said {A}. “It’s eaten up the old one’s root, and now it’s pushing. That’s why it wobbles.” The unicorn squinted down its nose. “I thought that I hadn’t held it properly,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-pear',
      A: 'partner',
      paragraphs: [
        '“But then it’ll be lost,” said the unicorn. It had lost a shoe once, and was still looking. {H} thought hard. “It’s only lost if you don’t know where it is,” said {H}, and fetched a soft pear. “Bite here. Then it’ll be in the pear.” The unicorn breathed in, and bit. {H} turned the pear round. There stood the tooth, like a candle in a cake. “Where is it?” asked {H}. “There,” said the unicorn, and nodded. It nodded eleven times. It had saved them up.'
      ]
    },
    {
      id: 'tongue-looks-in',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“My tongue keeps going there,” said the unicorn. “It wants to see where the tooth was.” {H} knew about that. “It does it all day long,” said {A}. “It’s like when a shop has closed. You still look in at the window.”',
        'The unicorn talked a bit, to try it out. Each S had a wind in it. “Sausages,” it said, and {H}’s hair blew back. “Say scissors,” said {A}, and held on to the torch.'
      ]
    },
    {
      id: 'under-which-pillow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They washed the tooth. It was as long as {H}’s thumb. “Does the tooth fairy come to unicorns as well?” asked {A}. “She came to the one next door,” said the unicorn. “But she had to bring a friend, and the wheelbarrow.”',
        '“And where did it lie?” asked {H}. “You haven’t got pillows.” “Under the chin,” said the unicorn. “We sleep in the grass. In the morning there was a carrot. Two small people lay beside it, quite out of breath.”'
      ]
    },
    {
      id: 'twenty-three-to-go',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had looked it up in the book of horses. “A young one’s got twenty-four milk teeth,” said {A}. The unicorn sat down in the grass. “Then there are twenty-three still to come?” it asked. It went through them with its tongue, one by one.',
        '“That’s a lot of pears,” said {H}. The unicorn had not seen it like that. It got up again, and looked over to the pear tree. “You can put one tooth in each,” said {H}, “and then nothing gets mixed up.”'
      ]
    },
    {
      id: 'how-old-it-is',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“With a horse you can tell how old it is by its teeth,” said {A}. The unicorn opened its mouth, and {A} read it, from left to right. “You’re nearly three,” said {A}. “And you’re fond of grass.”',
        '{H} opened up too. {A} bent down and read. “You’re just as old as you are,” said {A}. “And there’s some spinach, from Tuesday.” The unicorn wanted to know what Tuesday tasted like.'
      ]
    },
    {
      id: 'on-one-note',
      A: 'partner',
      paragraphs: [
        'It ate the pear, all but the bit with the tooth, and then five pears more. Then it lay down, and {H} only had to sit.',
        'They galloped to the pear tree and back. The mane flew, and the wind went through the gap and whistled, all on one note. “What’s that?” called {A}. “That’s us!” called {H}. They did it once more, with the tooth in {H}’s hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood quite still beside the unicorn, to keep it company.',
      '{names} listened to the cart go over the bridge once more.',
      { text: '{names} picked the leaves out of the mane, without pulling.', needs: ['hands'] },
      { text: '{names} tapped at a tooth with one finger, and it was at home.', needs: ['hands'] }
    ],
    way: [
      '{names} got the sneeze, from the ears down.',
      '{names} came closer, to see who was underneath.',
      { text: '{names} rolled up the scarf, bow and all.', needs: ['hands'] },
      { text: '{names} held one hand under the chin, in case.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along behind, as far as the pear tree.',
      '{names} nodded too, all eleven times.',
      { text: '{names} found some more pears in the grass.', needs: ['hands'] },
      { text: '{names} held the pear while it was turned.', needs: ['hands'] }
    ]
  },
  bed: [
    'The unicorn went home with its tooth in a twist of paper. It knew where that was, for it could hear it rattle. The scarf went back on its hook.',
    '{H} cleaned all of {H}’s teeth, above and below, where somebody might be waiting already. Then {H} lay down, and nodded at the ceiling.'
  ],
  last: [
    'All were in their places, and the next ones underneath, and {H} was asleep.',
    'Far off the wind whistled on one note, and {H} was asleep.'
  ]
})
