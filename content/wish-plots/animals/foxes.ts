import { wishPlot } from '../wish-plot.ts'

export const foxes = wishPlot({
  themes: ['foxes'],
  except: ['vixen'],
  company: ['fox', 'boot', 'mat', 'left boot', 'right boot', 'slipper', 'other slipper'],
  answers: ['cub', 'cubs'],
  about: 'A fox takes the hero’s boots, and can be talked to only in smells.',
  titles: ['A Fox Has Only One Mouth', 'The Boot Thief', '{H} and the Fox on the Mat', 'The Smelliest Shoe in the House', 'One Slipper, Hardly Used'],
  want: [
    {
      id: 'left-boot',
      A: 'partner',
      paragraphs: [
        'Somebody had taken {H}’s left boot from the mat outside. Only the right one was still there. “That was the fox,” said {A}. “Foxes love shoes. They carry them home for their cubs to chew.”',
        'There were puddles out there, big ones, and {H} wanted to jump in them tomorrow. “I’ll ask for my boot back,” said {H}. “You can’t ask a fox,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        'They sat at the dark window, where you could see the mat. Soon the fox came along under the parked cars, thin and red. The white tip of its tail came last, like a small light.',
        '{H} knocked on the glass. “Please can I have my boot?” The fox looked up with great interest. Then it took the right boot and was gone. “Now it’s got a pair,” said {A}.'
      ]
    },
    {
      id: 'wet-sock',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I could do the puddles in socks,” said {H}. To be sure, {H} put one foot into the washing-up bowl, with the sock on. The sock drank as much as it could hold.',
        'Then {H} walked back to the window. Flop, it went, flop, flop. Behind {H} there was a row of small puddles, all along the floor. “You’ve brought them in,” said {A}. {H} sat down to wring out the sock, and saw that it would have to be boots.'
      ]
    },
    {
      id: 'tracks',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How do you know that it’s always the same fox?” asked {H}. {A} drew a fox’s tracks on the window, in the steam. They were all in one line, like buttons. “It puts its back feet just where the front ones were,” said {A}. “So it looks like a fox on two legs.”',
        '{H} tried to walk like that along a crack in the floor, heel to toe. It was quiet. It was so quiet that {A} did not hear {H} coming up behind. {A} jumped, and the next track came out very crooked.'
      ]
    },
    {
      id: 'telescope',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They kept watch with two telescopes, made out of newspaper. {H} took the left side of the street and {A} took the right. “There’s a cat,” said {H}. “There’s a man with a ladder,” said {A}.',
        '“Something’s looking at me,” said {H}. “It’s round, and very black.” “That’s my telescope,” said {A}. They each took one eye away, and there was the street again.'
      ]
    },
    {
      id: 'good-ears',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Sit still, or it won’t come,” said {A}. “A fox can hear a watch tick from the other side of the street.” So they sat still. Then something began to rumble, long and deep.',
        '“Was that a lorry?” whispered {A}. “That was me,” whispered {H}. “I’m hungry.” There was a biscuit, but it was a crunchy one. {H} had to suck it, and that took till the church clock struck.'
      ]
    },
    {
      id: 'cubs-in-boots',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What do they do with so many shoes?” asked {H}. {A} had once read of a fox that had more than a hundred. “It can’t have had a hundred cubs.” “Perhaps it had a shop,” said {A}.',
        '{H} thought of the cubs, trying them on in a row. One of them stood in a boot with only its ears out. “Does it pinch?” said {H}, in a fox’s voice. “I’ll take it,” said {A}, in a smaller one.'
      ]
    },
    {
      id: 'bark',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps it didn’t understand,” said {H}. “What does a fox say?” “It barks three times, high up, and then it waits,” said {A}. {H} opened the window by a crack. “Wow-wow-wow!” called {H}, out into the dark, and waited.',
        'A terrier answered from number nine. Then came a deep voice from the corner, and one with a cold. A window went up over there, and somebody said, “Quiet, Bruno.” {H} and {A} sat on the floor, under the sill, where nobody could see them. “What did you say to them all?” whispered {A}. “Boot, please,” whispered {H}.'
      ]
    },
    {
      id: 'gold-shoes',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“A fox took my best shoe once,” said {S}. “It was the night before a dance.” “What did you do?” asked {A}. “I went in my gumboots. Everybody made room for me.”',
        '“Did you get it back?” {S} shook {S}’s head, very wisely. “But whenever I saw that fox,” said {S}, “I thought that it walked rather well.”'
      ]
    },
    {
      id: 'no-thief',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Nobody had seen who took the first boot. So {H} had to ask {A} as well, to be fair. “Was it you?” {A} looked straight back. There was not so much as a shoelace to be found anywhere near {A}.',
        '“You’re innocent,” said {H}. {A} went on looking, because somebody who talks to you for so long might have a biscuit. {A} was not thinking about boots at all.'
      ]
    },
    {
      id: 'which-smells',
      A: 'partner',
      paragraphs: [
        '“You asked it in words,” said {A}. “A fox goes by the smell. My clean shoes stood there as well, and it didn’t want them.” “My boots don’t smell!” said {H}. {A} said nothing to that.',
        '“The fox took my boots one by one,” said {H} slowly. “It’s only got one mouth. If there was something better on the mat, it’d have to put the boot down.” So now they needed the smelliest shoe of all.'
      ]
    },
    {
      id: 'noses',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'They went along the whole shoe rack on their knees, and smelled into every one. “This one’s been to a wedding,” said {H}. “This one’s been in a ditch.” {A} came up from a football boot with wet eyes.',
        '“Is that it?” asked {H}. “It’s good,” said {A}, and breathed at the window. “But it’s mostly mud. A fox can get mud anywhere.”'
      ]
    },
    {
      id: 'as-bait',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The fox could have my sock,” said {S}, and pulled one off. They both smelled it. It was a school sock, and it was a Thursday one.',
        '“That’s too good for it,” said {A}. {S} was rather proud, and put it on again.'
      ]
    }
  ],
  turn: [
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '{H} looked down. On {A}’s feet were two old slippers, with a hole at both ends. “Oh no,” said {A}. “I’ve only just got them soft.” “You can smell them from here,” said {H}. {A} took off the left one and said goodbye to it.',
        'They put it on the mat, and this time {H} did not knock. The fox came by under the cars, with the right boot still in its mouth. Its nose went up, and it shut both eyes. It put the boot down, and took the slipper instead.'
      ]
    },
    {
      id: 'practice-run',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Could a fox carry two things at once?” whispered {A}. {H} tried it, with two rolled socks between {H}’s teeth. One went in well enough. When the second came, the first fell out.',
        '“And a fox can’t use its hands,” whispered {H}, picking wool off a lip. “It’ll have to leave one here.” Outside nothing moved, and they both leaned a little closer to the glass.'
      ]
    },
    {
      id: 'tooth-marks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They fetched in the boot, and looked at it under the lamp. It was quite whole, and it was warm inside. All round the top ran a row of tiny dents, as neat as a zip.',
        '“The cubs have got teeth already,” said {A}. “They’ve got very small ones,” said {H}, and felt each dent with one finger. “It’s better than before. Now you can see which way up it goes.”'
      ]
    },
    {
      id: 'the-other',
      A: 'partner',
      paragraphs: [
        '“That’s my right boot,” said {H}. “The fox has still got the left one.” They both looked at the other slipper. “One slipper isn’t any good to you,” said {H}.',
        'So the other slipper went out too. The fox came back with the left boot, put it down, and carried off the slipper. Now both boots stood on the mat, only the wrong way round. {A} wiggled ten bare toes. “At least somebody thinks my slippers are lovely,” said {A}. “The fox does,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed the empty place on the mat, and it smelled of fox.',
      '{names} stayed next to the right boot, so that it was not alone.',
      { text: '{names} checked the shelf, and under the shelf, and in the umbrella stand.', needs: ['hands'] },
      { text: '{names} lent {H} a left clog, much too big.', needs: ['hands'] }
    ],
    way: [
      '{names} misted up the window, just where the fox stood.',
      '{names} sank down until only eyes showed over the windowsill.',
      { text: '{names} brought a cushion for the long wait.', needs: ['hands'] },
      { text: '{names} held some shoes at arm’s length, one after another.', needs: ['hands'] }
    ],
    turn: [
      '{names} shuffled back from the window, because of the slipper.',
      '{names} sneezed behind the curtain, and the fox did not turn its head.',
      { text: '{names} aired the corner where the slipper used to live.', needs: ['hands'] },
      { text: '{names} waved goodbye to the slipper as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp went on again. The boots stood on the shelf inside, the left one on the left, all ready for the puddles.',
    '{H} washed, and put two feet under the blanket, side by side, the right way round.'
  ],
  last: [
    'Somewhere the cubs were asleep on two old slippers. {H} was asleep without any.',
    'Nothing moved any more under the parked cars. Everybody had a pair now, and {H} was asleep.'
  ]
})
