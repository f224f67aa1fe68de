import { wishPlot } from '../wish-plot.ts'

export const newTrampoline = wishPlot({
  id: 'wish-new-trampoline',
  wishes: ['trampoline first jump', 'trampoline first jumps', 'trampoline first bounce', 'trampoline wouldn’t jump', 'trampoline won’t jump', 'trampoline wouldnt jump', 'trampoline wont jump', 'trampoline didn’t dare', 'trampoline didnt dare', 'trampoline dared', 'trampoline dare', 'trampoline doesn’t dare', 'trampoline brave', 'trampoline scared to jump', 'trampoline scared jump', 'trampoline afraid to jump', 'trampoline afraid jump', 'trampoline nervous', 'trampoline scared', 'trampoline too scared', 'trampoline wobbly', 'trampoline stood still', 'trampoline just stood', 'trampoline arrived', 'trampoline came today', 'trampoline delivered', 'trampoline delivery', 'trampoline put up', 'trampoline putting up', 'trampoline set up', 'trampoline setting up', 'trampoline built', 'trampoline building', 'built trampoline', 'trampoline assembled', 'trampoline backyard', 'trampoline in the yard', 'trampoline yard', 'trampoline garden', 'trampoline birthday', 'trampoline birthday present', 'brand new trampoline', 'brand-new trampoline', 'new trampoline jump', 'new trampoline jumping', 'new trampoline bounce', 'new trampoline garden', 'new trampoline yard', 'new trampoline today', 'jump by herself trampoline', 'jump by himself trampoline', 'jumped by herself trampoline', 'jumped by himself trampoline'],
  answers: ['trampoline', 'trampolines', 'new', 'brand', 'brand-new', 'big', 'first', 'time', 'jump', 'jumps', 'jumped', 'jumping', 'bounce', 'bounces', 'bounced', 'bouncing', 'dare', 'dared', 'brave', 'scared', 'afraid', 'nervous', 'shy', 'too', 'wobbly', 'stood', 'still', 'just', 'middle', 'wouldn’t', 'won’t', 'didn’t', 'couldn’t', 'finally', 'then', 'own', 'by', 'herself', 'himself', 'alone', 'nobody', 'got', 'bought', 'came', 'arrived', 'delivered', 'delivery', 'put', 'set', 'up', 'built', 'building', 'assembled', 'together', 'net', 'springs', 'yard', 'backyard', 'garden', 'outside', 'birthday', 'present', 'we', 'our', 'her', 'his', 'on', 'in', 'the', 'a', 'and', 'for', 'to', 'of', 'today', 'yesterday', 'small', 'little', 'high', 'higher', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'grandpa', 'story', 'about'],
  except: ['broke', 'broken', 'hurt', 'fell', 'falls', 'arm', 'leg', 'ankle', 'hospital', 'lost', 'stolen', 'wind', 'blew', 'storm', 'moon', 'space', 'kangaroo', 'kangaroos', 'elephant', 'elephants', 'animals', 'frog', 'hippo', 'dragon', 'park', 'lesson', 'club', 'competition', 'party', 'bed', 'sofa', 'castle', 'roof', 'cloud', 'clouds', 'rain', 'snow', 'neighbour', 'neighbours', 'sold'],
  moods: ['first', 'afraid'],
  out: true,
  company: ['trampoline', 'springs', 'yard', 'feet', 'heels', 'toast', 'ground', 'net', 'mat'],
  about: 'On the new trampoline nobody can make the first jump for the hero, until it is seen that there was light under two heels already, and that a jump begins downwards.',
  titles: ['Light under the Heels', 'The First Jump', '{H} in the Middle', 'As High as a Slice of Toast', 'First You Go Down'],
  want: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{H} stood in the middle of a new trampoline, in socks, and did not jump. It had been put up in the yard that afternoon. It had forty springs and a net all round, and it smelled of new. Wherever {H} stood, there was a dent.',
        '“It’s waiting,” said {A}, who was outside, on the grass. “I know,” said {H}. {H} wanted to jump. It was only that the first one had to come before the others.'
      ]
    }
  ],
  way: [
    {
      id: 'that-was-you',
      A: 'partner',
      paragraphs: [
        '“I’ll give you one,” said {A}, and reached in at the gap in the net, and pushed. A wave ran through the trampoline. It lifted {H} as high as a crumb, and put {H} down again. “Was that it?” asked {A}. {H} thought about it. “No,” said {H}. “That was you.”',
        'Then {A} counted. At three there was a jump, but {A} was the one who made it, outside, on the ground. “Three doesn’t do it either,” said {H}.'
      ]
    },
    {
      id: 'sitting-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} sat down, to see what it was like from there. A dent came at once, and was just the right shape. “It’s a very good chair,” said {H}. “It cost a lot for a chair,” said {A}. {H} moved to another place. The chair came along.',
        'So {H} tried six places, and the chair was there every time, ready and warm. No other chair does that. But in the end it was standing that {H} wanted, and it could be stood on, too.'
      ]
    },
    {
      id: 'jump-of-a-ball',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} rolled a ball in through the gap in the net, so that something would have jumped. It rolled into the dent where {H} stood, and lay down between the feet. {H} put it on the other side. Back it came.',
        '“It doesn’t want to be the first either,” said {H}. So it was let out again, onto the grass. A trampoline may look flat, but all roads on it lead to whoever is on it.'
      ]
    },
    {
      id: 'which-foot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which foot do you begin with?” asked {H}. {A} had to try it out on the ground. With the left it was a step. With the right it was a step as well. “With both,” said {A}. “That’s the difference.”',
        '{H} looked down at both. They had never begun at the same time before. When one went off, the other had always stayed, to hold the place. “They’ll have to trust somebody else,” said {H}.'
      ]
    },
    {
      id: 'other-diving-board',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I once stood on a wall for a whole afternoon,” said {A}. “It was as high as a cat. I was going to jump down.” “And did you?” asked {H}. “They brought me my tea on it,” said {A}. “It was nice up there. I saw the neighbours come home.”',
        '“And then?” “Then somebody called that there was cake,” said {A}, “and I was down. I’d never noticed it happen. I went back to look, and the wall was empty.”'
      ]
    },
    {
      id: 'pet-and-the-net',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} stayed outside the net, and looked at {H}’s feet from quite close. {A} had hopped over a slipper that morning. {A} had made no fuss about it, and nor had the slipper. “How do you begin?” asked {H}.',
        '{A} thought about it, or about supper. Then {A} sank down a little at the back, and gave a wiggle. “It begins with the bottom,” said {H}. That was good to know.'
      ]
    },
    {
      id: 'elder-springs',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Our beds had springs like that,” said {S}. “If my cousin turned over, I went up. I never had to jump at all. I only had to have a cousin.” “Who jumped for the cousin?” asked {A}. “I did,” said {S}, “whenever I sneezed.”',
        '{A} laughed, and the whole trampoline laughed along a bit. It went up and down under both feet. “There,” said {S}. “It’s only got to be tickled.”'
      ]
    },
    {
      id: 'light-under-them',
      A: 'partner',
      paragraphs: [
        '“Shall I count louder?” asked {A}. “No,” said {H}, and the whole of {H} said it. The knees bent for it, and then they straightened. {A} had just sat down on the grass, with both eyes as high as the trampoline. “Say no again,” said {A}. “No,” said {H}.',
        '“There’s light under your heels,” said {A}. “Each time you come up from the no, I can see a wall on the other side.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-high-as-toast',
      A: 'partner',
      paragraphs: [
        '{H} bent both knees, slowly, and looked at what the trampoline did. It went down too. It got deep and tight, and wanted to be flat again. So that was where a jump began. First you went down, and it pulled you back.',
        '“No,” said {H}, and came up from it. This time the toes came along. It was as high as a slice of toast. There was {H}, and there was the trampoline, and between them there was nothing.'
      ]
    },
    {
      id: 'toast-and-butter',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} sat on the grass, and measured. The second jump was toast with butter. The third had jam on it. “Now an egg on top,” called {A}, “standing up.” {H} went down a bit further for the egg, and got it.',
        'At the fifth jump it was a whole breakfast, with the pot. {A} had to look up. “I can’t measure any more,” said {A}. “I can’t see over the coffee.”'
      ]
    },
    {
      id: 'what-the-hair-does',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Not all of {H} jumped at the same time. When {H} went up, the hair stayed below for a moment. When {H} came down, it was still on its way up. “It’s always one jump late,” said {A}. {H} felt for it at the top, and it was lying down.',
        'The jumper was late as well, and one sock was later still. It had got as far as the toes. {H} waited in the middle until everything had arrived.'
      ]
    },
    {
      id: 'at-the-very-top',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like at the top?” asked {A}. {H} paid attention at the next one. It went up, it went slower, and then for a very short time it went nowhere at all. “You stop,” said {H}. “There’s a landing up there, as on the stairs.”',
        '“Can you stay on it?” “You can say one word there,” said {H}, and went to see which. It had to be a short one. “Hello” was too long, and the “o” fell down. “Hi” got up and down in one piece.'
      ]
    },
    {
      id: 'forty-springs',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} listened to the springs, from the grass. They creaked at each jump, but not all together. It began at the far side, and ran round. “They’re handing you on,” said {A}. {H} made a very small jump, and only a few of them creaked.',
        '“Those aren’t needed for a small one,” said {H}. So {H} made a bigger one, for the sake of the rest. They had come all the way in a box, and had hardly done a thing.'
      ]
    },
    {
      id: 'child-counts-nos',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} stood outside and asked the questions, for every jump needed a no. “Is it bedtime?” called {S}. “No,” said {A}, and was in the air. “Do you want a bath?” “No.” “Is there any cabbage?” “No.” They got higher and higher.',
        '“Do you want an ice cream?” called {S}, who was not thinking. {A} stood still in the middle. It could not be helped. “Yes,” said {A}, and that was the end of that round.'
      ]
    },
    {
      id: 'the-ground-does-nothing',
      A: 'partner',
      paragraphs: [
        'It was not hard to find the second jump. It lay in the first, at the bottom. After the thirtieth {H} crept out through the net, and put on two shoes. Then {H} jumped once more, on the ground.',
        'Nothing happened. {H} bent both knees, and waited to be pulled, and the ground just lay there. “It’s broken,” said {H}. {A} tried it too, and it was. “It’s never worked,” said {A}. “We only didn’t know.” So {H} walked in, one foot at a time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round outside the net, and came back to the gap.',
      '{names} looked at the two feet through the net.',
      { text: '{names} counted the springs again, and it was still forty.', needs: ['hands'] },
      { text: '{names} held the shoes, in case they were wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} gave a hop on the ground, to show that nothing was in it.',
      '{names} waited outside for the jump that had to come first.',
      { text: '{names} pulled the net straight, where there was a fold in it.', needs: ['hands'] },
      { text: '{names} held both thumbs, which helps from outside.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up and down, and up and down.',
      '{names} stepped back from the net, to see all of it.',
      { text: '{names} clapped at the top, where it was quietest.', needs: ['hands'] },
      { text: '{names} showed with two fingers how thick the toast was.', needs: ['hands'] }
    ]
  },
  bed: [
    'The gap in the net was closed, and the forty springs had the night off.',
    '{H} peeled off two grey socks, washed, and sat down on the edge of the bed. It gave a little, and gave a little back. “This one works,” said {H}, and lay down very gently, not to set it off.'
  ],
  last: [
    'First you go down, and {H} was already quite far down, and asleep.',
    'No spring creaked, there was no light under anything, and {H} was asleep.'
  ]
})
