import { wishPlot } from '../wish-plot.ts'

export const fairyRing = wishPlot({
  id: 'wish-fairies-ring',
  themes: ['fairies'],
  except: ['elf', 'pixie', 'gnome', 'gnomes', 'witch', 'witches', 'wizard', 'wizards', 'magician', 'tooth', 'harry', 'potter'],
  answers: ['magic', 'magical', 'tinkerbell', 'dust', 'wand', 'fort', 'field', 'ring', 'in', 'the', 'garden', 'hill', 'rath', 'thorn', 'tree'],
  about: 'Whoever steps into a fairy ring has to dance, and there is no end to it until the hero gives the ring one.',
  titles: ['Nine Toadstools in a Ring', 'One Foot in the Fairy Ring', '{H} and the Dance with No End', 'The Last Toadstool', 'Hop and Hop and Turn'],
  want: [
    {
      id: 'one-foot',
      A: 'partner',
      paragraphs: [
        '{H} was a fairy, with a tea towel for each wing. Nine toadstools stood on the floor in a ring, and they were cups turned over. “They’ve come up in the night,” said {H}. “I need one more for the dance.” “I’ve got no time,” said {A}, who was carrying towels to the cupboard.',
        'The pile went up to {A}’s chin. {A} walked round the ring, with great care, to the cupboard.'
      ]
    }
  ],
  way: [
    {
      id: 'dust',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Nobody flies without fairy dust. {H} knew where there was some, and put one arm under the sofa. It was grey, and there was a pea in it. “That’s only dust,” said {A}. “It’s the best,” said {H}. “It’s been there for years.”',
        '{H} blew it off {H}’s palm, the way fairies do. {A} breathed in, and went on breathing in. “A-tishoo!” said {A}, and {A}’s heels left the floor. “You flew!” said {H}.'
      ]
    },
    {
      id: 'name',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“May I have your name?” asked the fairy, very politely. “{A},” said {A}. “Thank you,” said {H}, and put it in a pocket. “You should never give that to a fairy. Now I’ve got it, and you’ve got none.”',
        '“Then who’s got to help with the washing-up, if somebody calls {A}?” Nobody had told the fairies about that. {H} looked into the pocket for a while. “You can have it back,” said {H}. “It’s a bit big for me.”'
      ]
    },
    {
      id: 'cannot-lie',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A fairy can’t tell a lie,” said {A}. “It’s well known. So who had the last plum?” {H} flapped one wing, and then the other. “It was a ripe one,” said {H}. “It would have gone soft.”',
        '“That isn’t what I asked.” “Somebody had it who was very hungry,” said {H}. “Somebody small?” “That depends on who’s standing beside it,” said the fairy. A fairy never lies. It just flies round it.'
      ]
    },
    {
      id: 'wings',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can’t fly with those,” said {A}. “They’re damp.” It was true, for the wings had been used to dry the cups. Butterflies have to sit still too until theirs are dry. So the fairy sat, and {A} fanned with a saucepan lid.',
        '“Are they dry yet?” asked {H}. {A} felt along an edge. “As far as the cherries,” said {A}. They were a pair of wings with cherries on, and with a loop to hang them up by.'
      ]
    },
    {
      id: 'pet-dance',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Right in the middle of the toadstools sat {A}, and did not dance a step. “In there you have to,” said the fairy. “It’s the law.” {A} looked at a place on the wall.',
        '{H} bent down and watched very closely. {A}’s side went out, and in, and out. “It is dancing,” said {H}. “It’s only doing it very slowly, and on the inside.”'
      ]
    },
    {
      id: 'elder-saucer',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At home we put out a saucer of milk for the fairies,” said {S}. “In the morning it was always empty.” {A} came flying closer. “Did you ever see them?”',
        '“I only ever saw a cat,” said {S}. “It was the fattest in the village. It sat by the door every evening. Nobody believed in fairies as much as it did.”'
      ]
    },
    {
      id: 'child-toadstool',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m a toadstool,” said {S}. “I’ve just come up.” {S} sat quite still and had a red bowl on. That was very good, and so the fairy sat down on it.',
        '“You’re on my foot,” said the toadstool. “Toadstools don’t talk,” said {A}. “They’re for sitting on.” The toadstool thought about that. Then it grew, for they do grow quickly, and the fairy slid off at the back.'
      ]
    },
    {
      id: 'pulled-in',
      A: 'partner',
      paragraphs: [
        'The second pile of towels went up to {A}’s nose. {A} could not see the ring at all, and one foot came down inside. “Now you’ve done it!” said the fairy. “If you step into a fairy ring, you have to dance.”',
        '{A}’s feet began at once, hop and hop and turn. “When does it stop?” asked {A}. “It doesn’t,” said {H}. “A man once danced for a hundred years. He thought it was ten minutes. Somebody has to pull you out.”',
        '“Then pull!” said {A}. The fairy pulled at a sleeve. It got longer and longer. Then it got shorter, and {H} was in the ring as well. Hop and hop and turn, went all four feet. “We could shout for help,” said {H}. “They’d only fall in too,” said {A}.'
      ]
    },
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        '“It’s because it’s a ring,” said {A}, who had no breath left. “It goes round and round, and none of them’s the last. How’s a dance to know that it’s over?” The fairy looked down. Toadstool, toadstool, toadstool, and then came the first one again.'
      ]
    }
  ],
  turn: [
    {
      id: 'an-end',
      A: 'partner',
      paragraphs: [
        '“Then it needs an end,” said {H}. But nobody can stand still in a fairy ring. So {H} gave one toadstool a push in passing, with a big toe. Then it was the next one. The ring came open, and got straighter, and was a row.',
        'They danced along it. At the ninth {H} bowed, and {A} bowed, as far as you can with towels. Then all four feet stood still. {A} looked up, and there was the cupboard. “That’s where I was going!” said {A}, and put the towels in.'
      ]
    },
    {
      id: 'dew',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the morning fairies wash their faces in the dew. {A} squeezed a wet flannel over a leaf of lettuce. Three drops of dew ran together in the middle. “It’s cold!” said {H}, at the first.',
        'The second one was for the nose. “There’s one drop left,” said {A}. “That’s for behind both ears.” {H} looked at it, and bent down, and drank it up. “I’ll be clean on the inside,” said {H}.'
      ]
    },
    {
      id: 'acorn-cup',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A fairy drinks from the cup of an acorn. They had none, so {H} drank out of the lid of the toothpaste. “Cheers,” said {A}, who had a thimble. They drank them to the last drop, and had six more each.',
        '“How’s the dew this year?” asked the fairy. {A} smacked {A}’s lips. “A little minty,” said {A}.'
      ]
    },
    {
      id: 'bowing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A fairy bows with the wings as well,” said {H}, and showed how. The wings came over {H}’s head from behind, both of them, and stayed there. “Very deep,” said {A}. “Is it over yet?”',
        '“I can’t see,” said the fairy. {A} turned the wings back, one at a time. Under them it was quite warm, and somebody in there had been yawning in secret.'
      ]
    },
    {
      id: 'glow-worm',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They wanted a light for the fairies, and nothing comes up to a glow-worm. {A} pulled a green sock over the torch. Now it glowed, and you could make it crawl. “What’s it shining for?” asked {A}. “So that somebody finds it,” said {H}. “She sits in the grass and waits till he comes.”',
        'They put it under the chair, and waited too. Nobody came. After a time {H} took off the other green sock, and laid it down close by.'
      ]
    },
    {
      id: 'foxglove',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Where do fairies sleep?” asked {A}. “In foxgloves,” said {H}. “One to each flower.” They had no foxglove, but they had a glove. It had five beds, side by side, and all of them were lined.',
        '{H} tried one. It would only go over the one toe. “Is it comfortable?” asked {A}. {H} kept the rest of the foot quite still. “Sh,” said {H}. “It’s gone off.”'
      ]
    },
    {
      id: 'moths',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When a dance is over, the fairies ride home on moths. “There aren’t any about,” said {A}, “so it’ll have to be me.” {A} flew in front, with soft arms, and always towards the lamp. Moths can’t help that.',
        '{H} held on behind by the jumper. They bumped against the lampshade, very gently, three times. “This isn’t where I live,” said the fairy. “It’s where I live,” said {A}.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        'The toadstools still stood in their row. “It goes wherever you put it,” said {H}, and yawned. So they took up the cups from one end, and set them down at the other. They danced it once more, very slowly, as far as the bed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nudged one of the toadstools, and it rang a bit like china.',
      '{names} squeezed along the wall, as far from the dance as possible.',
      { text: '{names} tried on tea towels too, and fluttered a bit.', needs: ['hands'] },
      { text: '{names} turned a cup the right way up from habit, and had to turn it back.', needs: ['hands'] }
    ],
    way: [
      '{names} bobbed up and down, on the safe side of the toadstools.',
      '{names} sneezed in time to it, and the dance took that as music.',
      { text: '{names} clapped along from outside, hop and hop and turn.', needs: ['hands'] },
      { text: '{names} held on to the table leg, for fear of being next.', needs: ['hands'] }
    ],
    turn: [
      '{names} flopped down at the end of the row, giddy from so much going round.',
      '{names} went along the row at a distance and did not once have to hop.',
      { text: '{names} bowed back, in case the dance had an end on that side too.', needs: ['hands'] },
      { text: '{names} lifted the last toadstool and looked in it for tea.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} turned eight of the toadstools the right way up, and they went back to their shelf. The ninth stood by the bed, since somebody has to be the last.',
    'The fairy was washed, and both wings hung over a chair. {H} danced up to the ninth toadstool, in bare feet and with very small steps. There {H} bowed, and lay down.'
  ],
  last: [
    'Only ten toes still danced a little, and then they were at the end too, and {H} slept.',
    'Hop, and hop, and turn over, and {H} was asleep beside the last toadstool.'
  ]
})
