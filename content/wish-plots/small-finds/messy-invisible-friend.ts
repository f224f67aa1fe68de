import { wishPlot } from '../wish-plot.ts'

export const messyInvisibleFriend = wishPlot({
  id: 'wish-messy-invisible-friend',
  wishes: ['messy invisible friend', 'invisible friend messy', 'messy imaginary friend', 'imaginary friend messy', 'messy pretend friend', 'pretend friend messy', 'invisible friend untidy', 'imaginary friend untidy', 'untidy invisible friend', 'invisible friend mess', 'imaginary friend mess', 'pretend friend mess', 'imaginary friend spills', 'invisible friend spills', 'imaginary friend crumbs', 'invisible friend crumbs', 'imaginary friend mud', 'imaginary friend muddy', 'invisible friend mud', 'invisible friend muddy', 'invisible friend footprints', 'imaginary friend footprints', 'invisible friend footprint', 'imaginary friend footprint', 'imaginary friend did it', 'invisible friend did it', 'imaginary friend made the mess', 'imaginary friend blames', 'blames imaginary friend', 'blames invisible friend', 'blaming imaginary friend', 'blames her imaginary', 'blames his imaginary', 'imaginary friend tidy', 'invisible friend tidy', 'imaginary friend dirty', 'invisible friend dirty', 'imaginary friend jam', 'invisible friend jam', 'footprints nobody', 'footprints nobody made', 'footprints no one made', 'mysterious footprints', 'mystery footprints', 'footprints kitchen', 'footprints floor', 'footprints house', 'footprints hall', 'muddy footprints', 'invisible footprints', 'footprints appear', 'footprints appeared', 'strange footprints', 'messy imaginery friend', 'imaginery friend messy', 'imaginary freind messy', 'invisable friend messy'],
  answers: ['invisible', 'invisable', 'imaginary', 'imaginery', 'pretend', 'made-up', 'friend', 'freind', 'friends', 'messy', 'mess', 'messes', 'untidy', 'dirty', 'muddy', 'mud', 'spills', 'spilt', 'crumbs', 'jam', 'very', 'really', 'so', 'terribly', 'always', 'leaves', 'leave', 'left', 'leaving', 'makes', 'make', 'made', 'making', 'footprints', 'footprint', 'prints', 'feet', 'foot', 'floor', 'kitchen', 'hall', 'house', 'carpet', 'everywhere', 'nobody', 'no', 'one', 'else', 'can', 'see', 'sees', 'seen', 'who', 'that', 'which', 'is', 'was', 'are', 'has', 'have', 'had', 'got', 'appear', 'appeared', 'appears', 'mysterious', 'mystery', 'strange', 'blames', 'blame', 'blaming', 'did', 'does', 'it', 'says', 'said', 'tidy', 'tidies', 'up', 'wipe', 'her', 'his', 'my', 'our', 'only', 'secret', 'and', 'with', 'the'],
  except: ['scared', 'afraid', 'frightened', 'ghost', 'ghosts', 'burglar', 'thief', 'stranger', 'robber', 'snow', 'snowy', 'sand', 'beach', 'moon', 'dinosaur', 'yeti', 'bigfoot', 'bear', 'elephant', 'dragon', 'dog', 'cat', 'fox', 'monster', 'unicorn', 'tiger', 'giraffe', 'fairy', 'elf', 'santa', 'rabbit', 'bunny', 'easter', 'mouse', 'robot', 'baby', 'died', 'lonely', 'school', 'moved', 'hurt', 'paint', 'painting', 'smacked', 'shouted', 'lies', 'lying', 'liar', 'wet bed', 'forest', 'wood', 'woods', 'garden', 'following'],
  moods: ['learning', 'change', 'quarrel', 'first'],
  company: ['friend', 'floor', 'footprint', 'footprints', 'prints', 'mud', 'mat', 'door', 'window', 'socks', 'sock', 'toe', 'toes', 'bucket', 'cloth', 'jam', 'fridge', 'kitchen', 'glass', 'chair', 'hand', 'pair', 'table', 'wall', 'tap', 'toast', 'pillow', 'hall', 'ceiling', 'crumbs', 'bath', 'line', 'broom', 'heel', 'butter', 'lid', 'stripes'],
  about: 'The hero’s invisible friend is very messy and leaves footprints with six toes; a mat and a talking-to are no help, until breath on the window shows that nobody can see such marks of his own, and the friend gets socks.',
  titles: ['Six Toes', 'It Was Pim', '{H} Finds Socks for Nobody', 'Once Round the Table', 'Footprints to the Fridge'],
  want: [
    {
      id: 'six-toes',
      A: 'partner',
      paragraphs: [
        '“It was Pim,” said {H}. Pim was {H}’s invisible friend, and very messy. Muddy footprints came in at the kitchen door, went round the table, and stopped at the fridge. “Those are yours,” said {A}. {H} set one bare foot beside a print. It had five toes, and the print had six.',
        'They looked at {A}’s feet as well, and counted twice. “He can’t come in like that,” said {A}. But {H} wanted Pim to stay.'
      ]
    }
  ],
  way: [
    {
      id: 'mat',
      A: 'partner',
      paragraphs: [
        '{H} laid a mat at the door, and showed how it is done. “First the left one,” said {H}, “and then the right. Now you, Pim.” They both turned round, so as not to stare. When they looked there were new prints. They went neatly round the mat, and on to the fridge.',
        '“Didn’t he see his feet?” asked {A}. {H} listened for a moment. “He says, what feet?” said {H}. There was jam on the handle of the fridge.'
      ]
    },
    {
      id: 'how-he-walks',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can read from it how he walked,” said {A}. “Where they’re far apart, he ran.” They were far apart as far as the table. After that they got closer, and at the fridge there were only toes. “And there he crept,” said {H}.',
        '{A} ran from the door with wet feet, to see, and {H} crept. It was quite right. Now there were three sorts of prints in the kitchen. “That was to find out,” {H} told Pim.'
      ]
    },
    {
      id: 'ceiling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s one on the wall, too,” said {A}. They both looked at it. It had six toes, and pointed up. {H} looked further up, to where the wall stopped. On the ceiling was another, right over the lamp.',
        '“How does he do that?” asked {A}. {H} listened. “He says that it was a long way round, with the mat there,” said {H}. {A} got the broom, and could not reach. “Could he be asked to wipe it himself?” asked {A}.'
      ]
    },
    {
      id: 'pim-tidies',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Pim was given a cloth, to wipe it all up. They laid it on the floor, and waited with their backs turned. When they looked, the cloth lay where it had been. There was butter on it. “He’s begun,” said {H}.',
        '“With what?” asked {A}. “With the cloth,” said {H}. “Now it’s dirty, and he can wash that.” {A} saw that there was no end to it, if you went about it like Pim.'
      ]
    },
    {
      id: 'chair-for-him',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“He should sit down,” said {A}, “and then he can’t walk about.” {H} pulled out a chair for Pim. For five minutes there was not one print. Only the crumbs grew. First they lay on the chair, and then in a ring around it.',
        '“Where’s he got the toast from?” asked {A}. On {H}’s plate there had been two slices, and now there was one. “He’s said thank you,” said {H}. “You were talking.”'
      ]
    },
    {
      id: 'pet-and-pim',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was the only one who was glad of Pim. Ever since Pim had come, there was something to find under the table. {A} stayed close by one corner, and looked up at nobody, in a friendly way. After a bit there was butter.',
        '“{A} can see him,” said {H}. “{A} can see the butter,” said somebody. But {A} looked higher than the butter. It was about where you would have a face, if you were Pim.'
      ]
    },
    {
      id: 'other-steps',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} walked in, and stepped right into it. “Mind Pim,” said {H}. {A} jumped to the left. “Now you’re on his foot,” said {H}. {A} jumped to the right, and stood there with one knee up. “Where can I put it down?” asked {A}.',
        '{H} asked Pim. “He’s gone now,” said {H}. “He’s behind you. He’s doing what you do.” {A} did not dare to scratch. There were two prints on the floor by then, each of just one leg.'
      ]
    },
    {
      id: 'on-the-window',
      A: 'partner',
      paragraphs: [
        '{A} sighed at the window, and the glass misted over. In the mist stood a hand. “Who did that?” asked {A}. {H} held up one hand against it, and it fitted. “Me,” said {H}. “But I never saw it.”',
        '“Every hand leaves a bit of grease on the glass,” said {A}. “You can’t see it until you breathe on it.” {H} breathed on the next pane, and there was one more. “I couldn’t see those,” said {H}, “and Pim can’t even see his feet. How should he know that they’re muddy?”'
      ]
    }
  ],
  turn: [
    {
      id: 'socks',
      A: 'partner',
      paragraphs: [
        'They wiped the whole floor. Then {H} fetched the brightest socks there were, red and yellow, and set them at the door. “Those are for you,” said {H}. “Now you can see where you end.” They turned round once more.',
        'It was quiet for a long time. When they looked, the socks were over by the fridge. Between the door and the fridge there was not one print.'
      ]
    },
    {
      id: 'whose-are-these',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went all through the kitchen, breathing. “Thumb,” said {A}, at the biscuit tin. It was rather a big thumb. “That’s not mine,” said {H}. They held {A}’s against it. {A} looked at it for some time.',
        '“It could be from when I put them away,” said {A}. They breathed on the lid, where you lift it, and there were all five. “You couldn’t see it,” said {H} kindly. “How should you know?”'
      ]
    },
    {
      id: 'no-two-alike',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On a fingertip there are lines, like those on sand. {H}’s thumb had a hill in it, and {A}’s had a hill with a bend. “There aren’t two alike in the whole world,” said {A}. “You can always tell who it was.” “And toes?” asked {H}. Toes had them too.',
        'So they buttered one toe each, and pressed it on a plate. Now there were two hills on it, and no toast. Pim had done one as well. There was a bite in it.'
      ]
    },
    {
      id: 'child-invisible',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be invisible too, and put a towel on {S}’s head. “Where am I?” asked the towel. “I can see your feet,” said {A}. The towel came down on that side. “Now I can see your head.” It was too short for somebody so long.',
        'So {S} chose the middle, and was invisible from the chest to the knees. {S} went round the table like that, and bumped into it. “Pim’s better at it,” said {S}, “but he’s had practice.”'
      ]
    },
    {
      id: 'elder-friend',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Mine was called Mrs Tock,” said {S}. “She was tidy. She folded everything.” “Could you see her?” asked {A}. “Only the folds,” said {S}. “I’d get into bed at night, and my pyjamas would be in a swan.”',
        'It had gone on until {S} was eight. {A} wondered what Mrs Tock would say to Pim. {S} looked at the socks, thrown down by the fridge, and at the jam on the handle. “She’d go and lie down,” said {S}.'
      ]
    },
    {
      id: 'he-could-have-more',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Should he have gloves as well?” asked {A}. There was the jam to think of. {H} laid a woollen pair on the fridge. They did turn round for it, but they listened. Something scratched, and slid, and scratched. Then something sighed.',
        'The gloves stuck to the jam jar, and it was still shut. “You can’t open jam in gloves,” said {H}. {A} breathed out. “Well,” said {A}, “it was worth the wool.”'
      ]
    },
    {
      id: 'the-soles',
      A: 'partner',
      paragraphs: [
        '“He’s wiped his feet!” said {H}. {A} turned over a sock. On top it was red and yellow, and below it was black. “In a way,” said {A}.',
        'They washed the socks, and pegged them on a string over the bath. “Can he stay?” asked {H}. {A} looked along the floor, which shone. “He can,” said {A}. “But he needs a size bigger. There’s a hole here, for one toe.” It was the sixth.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the prints, and then at the fridge.',
      '{names} went round the table too, beside the prints and not in them.',
      { text: '{names} took off a sock, and counted as well.', needs: ['hands'] },
      { text: '{names} set a shoe beside a print, and it was no help.', needs: ['hands'] }
    ],
    way: [
      '{names} stood quite still, so as not to make any more.',
      '{names} kept away from the mat, out of politeness.',
      { text: '{names} pulled the mat a bit to the left, where Pim went.', needs: ['hands'] },
      { text: '{names} wiped away one print, and found one more.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round as well, and nearly looked.',
      '{names} sniffed at the socks, and they had been worn.',
      { text: '{names} wrung out the cloth, until it ran clear.', needs: ['hands'] },
      { text: '{names} felt in a sock, and it was still warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was emptied, and the jam was put on a higher shelf. Over the bath two bright socks hung down and dripped, each on its own side.',
    '{H} washed ten fingers and ten toes, and checked the number. In bed {H} moved over, close to the wall, so that the other half was free.'
  ],
  last: [
    'The other half of the pillow had a dent in it and a crumb, and {H} was asleep.',
    'Two socks dripped over the bath, slower and slower, and {H} was asleep.'
  ]
})
