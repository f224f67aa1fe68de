import { wishPlot } from '../wish-plot.ts'

export const mushroomWalk = wishPlot({
  id: 'wish-mushroom-walk',
  wishes: ['mushroom walk', 'mushrooms walk', 'mushroom hunt', 'mushroom hunting', 'mushrooms hunting', 'hunting mushrooms', 'hunting for mushrooms', 'mushroom picking', 'mushrooms picking', 'picking mushrooms', 'pick mushrooms', 'picked mushrooms', 'mushroom gathering', 'gathering mushrooms', 'gather mushrooms', 'mushroom foraging', 'foraging mushrooms', 'foraging for mushrooms', 'forage mushrooms', 'mushroom basket', 'mushrooms basket', 'basket of mushrooms', 'mushroom forest', 'mushrooms forest', 'mushrooms in the forest', 'mushrooms in the woods', 'mushroom woods', 'mushrooms woods', 'mushroom wood', 'mushrooms wood', 'looking for mushrooms', 'look for mushrooms', 'looked for mushrooms', 'search for mushrooms', 'searching for mushrooms', 'find mushrooms', 'finding mushrooms', 'found mushrooms', 'found a mushroom', 'mushroom found', 'naming mushrooms', 'name mushrooms', 'collecting mushrooms', 'collect mushrooms', 'mushroom spotting', 'spotting mushrooms', 'spotted mushrooms', 'mushroom trip', 'toadstool walk', 'toadstools woods', 'toadstools forest', 'toadstool hunt', 'fungi walk', 'fungus walk', 'fungi hunt', 'fungi woods', 'fungi forest', 'fungi foray', 'mushroom foray'],
  answers: ['mushroom', 'mushrooms', 'toadstool', 'toadstools', 'fungi', 'fungus', 'walk', 'walks', 'walking', 'hunt', 'hunting', 'hunts', 'picking', 'pick', 'picks', 'picked', 'gathering', 'gather', 'forage', 'foraging', 'foray', 'collect', 'collecting', 'collected', 'looking', 'look', 'looked', 'search', 'searching', 'find', 'finds', 'finding', 'found', 'spot', 'spotting', 'spotted', 'see', 'saw', 'name', 'names', 'naming', 'basket', 'baskets', 'wood', 'woods', 'forest', 'park', 'tree', 'trees', 'leaves', 'leaf', 'moss', 'autumn', 'fall', 'october', 'september', 'saturday', 'sunday', 'morning', 'early', 'today', 'tomorrow', 'yesterday', 'rain', 'after', 'trip', 'day', 'red', 'white', 'brown', 'yellow', 'dots', 'spots', 'big', 'little', 'small', 'tiny', 'lots', 'many', 'first', 'only', 'just', 'going', 'went', 'go', 'we', 'the', 'our', 'my', 'with', 'mum', 'mummy', 'dad', 'daddy', 'grandpa', 'grandma', 'grandad', 'granny', 'dedushka', 'babushka', 'oma', 'opa', 'family', 'nature', 'outside', 'not', 'touch', 'touching', 'taste', 'tasting'],
  except: ['eat', 'eats', 'eating', 'ate', 'eaten', 'poison', 'poisonous', 'poisoned', 'sick', 'ill', 'hospital', 'died', 'dead', 'lost', 'alone', 'pizza', 'soup', 'risotto', 'omelette', 'pasta', 'cook', 'cooking', 'fried', 'hates', 'yuck', 'farm', 'grow', 'growing', 'kit', 'magic', 'glow', 'glowing', 'fairy', 'fairies', 'elf', 'elves', 'gnome', 'gnomes', 'dragon', 'dragons', 'house', 'houses', 'village', 'lives', 'live', 'living', 'hat', 'umbrella', 'king', 'kingdom', 'princess', 'hedgehog', 'snail', 'mouse', 'frog', 'smurf', 'mario', 'giant', 'witch', 'talking', 'friend', 'friends', 'wolf', 'bear', 'monster', 'robot', 'costume', 'berries', 'chestnuts', 'cloud', 'slug', 'why', 'how', 'nuclear', 'tick', 'ticks'],
  nothingElse: true,
  moods: ['waiting', 'learning', 'first', 'lost'],
  out: true,
  company: ['basket', 'mushroom', 'mushrooms', 'leaf', 'leaves', 'pencil', 'names', 'hill', 'hills', 'beech', 'stone', 'slug', 'twig', 'beetle', 'hat'],
  about: 'On a mushroom walk where nothing is picked the basket is for the names, and it stays empty, until they lie down for a lost pencil and see that the leaves have hills, with somebody under each.',
  titles: ['A Basket for the Names', 'Somebody Under Each', '{H} Looks for Hills', 'Look, Name and Leave', 'Hat On'],
  want: [
    {
      id: 'what-is-the-basket-for',
      A: 'partner',
      paragraphs: [
        '{H} carried the big basket into the wood. It was for a mushroom walk, and {H} wanted to bring it home full. “We look at them,” said {A} at the first tree, “and we name them, and we leave them. None gets picked, and none goes into a mouth.”',
        '“Then what’s the basket for?” asked {H}. {A} had only thought that one took one. “For the names,” said {H}, and laid paper slips in it, and a pencil.'
      ]
    }
  ],
  way: [
    {
      id: 'brown-on-brown',
      A: 'partner',
      paragraphs: [
        'They looked left and right. The wood was full of brown leaves, with more brown leaves on them. {H} walked faster, so as to get to where the mushrooms were. “There must be hundreds,” said {A}. “Not one,” said {H}.',
        'At the second bench {H} looked into the basket. There was no name in it, only a beetle. It walked once across the paper, and got out again.'
      ]
    },
    {
      id: 'real-names',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a small book along, and read aloud what mushrooms were called. There was a Jelly Ear, and an Old Man of the Woods. There was even a Chicken of the Woods. “Are those real ones?” asked {H}. “Somebody had to think of something,” said {A}.',
        '“They were named by hungry people,” said {H}, “and by one who was missing a chicken.” {A} turned the page, and there it was, on a tree. It was yellow, and did not look like a chicken from the front.'
      ]
    },
    {
      id: 'full-already',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A man came along the path with a stick. “Have you got much?” he asked, and bent over the basket. He saw white paper, and one pencil. “It’s a good year for pencils, then,” he said.',
        '“We’re only after the names,” said {H}. The man thought about it. “Mine’s Walter,” he said, “if that’s any use to you.” {H} thanked him. But he was not a mushroom, and so it would not have been right to take it.'
      ]
    },
    {
      id: 'bobble',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’ve got one!” called {A} from behind a fir. “It’s red, and it’s high up.” It sat on the end of a branch, quite round, with a white bobble. It was a hat. Whoever found it had hung it there to be seen.',
        '“It’s got a label inside,” said {A}. It was to be washed at thirty degrees. “Then it isn’t one,” said {H}. “They wash when it rains.” They left it where it was, for whoever had the cold ears.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You can smell them, at least,” said {A}. They stood still, and shut their eyes. It smelled of cellar, and of wet dog, and of the inside of a drum. “That’s mushroom,” said {A}. {H} turned slowly, nose first, until it was strongest.',
        'Then {H} opened both eyes. In front of {H}’s nose there was a sleeve, and in it was {A}. “I’ve had this coat for a long time,” said {A}. “It’s been to the wood more often than you have.”'
      ]
    },
    {
      id: 'pet-in-the-way',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} smelled a great deal more than they did, and could not write. {A} looked into the basket, in case there was something in it for somebody. Then {A} laid a chin on the slips, and shut both eyes, and looked like a good find.',
        '{H} wrote a name on the top one, which stuck out. “Brown Sleeper,” wrote {H}, for the time being. Then {A} got up and walked away. “That’s how you can tell,” somebody said. “A mushroom would’ve stayed.”'
      ]
    },
    {
      id: 'elder-whistle',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When my aunt found mushrooms, she said nothing,” said {S}. “She began to sing, and looked the other way, so that nobody should come and see where.” “Did it work?” asked {A}.',
        '“For one autumn,” said {S}. “After that, if you heard her singing in the wood, you knew where to go. In the end there were ten of us behind her, all very quiet. She had a lovely voice, and never found out why we came.”'
      ]
    },
    {
      id: 'the-pencil',
      A: 'partner',
      paragraphs: [
        'Under a big beech the pencil fell out of the basket, and rolled. {A} lay down to look for it, with one cheek on the ground. “Have you got it?” asked {H}. “No,” said {A}. “But come down here. It isn’t flat.” {H} lay down too.',
        'From there the leaves were a land with hills. One hill was quite near, and too steep, and had three leaves on it like a roof. “The wind lays leaves down,” said {A}. “So who’s pushed these up?” “Somebody who’s under them,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'hat-on',
      A: 'partner',
      paragraphs: [
        '{H} lifted the top leaf with a twig. Under it stood a mushroom, brown and wet, and beside it lay the pencil. It had carried up all three leaves on its head. “All by itself?” asked {H}. “Overnight,” said {A}. “They’re soft, but they don’t stop.”',
        '{H} wrote down “Hat On”, and put back the leaf, because it went with the name. Now there was one in the basket.'
      ]
    },
    {
      id: 'the-slug',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In one mushroom there was a bite, with a clean round edge. “Somebody hasn’t kept to it,” said {H}. Then they saw who it was. A slug sat underneath, and took its time. “It may,” said {A}. “Slugs can eat some that would make us very ill.”',
        '“And it only needs the one,” said {H}. They bent down to see how it was done. The slug drew in one eye, and then the other, until they had gone. The name was “Occupied”.'
      ]
    },
    {
      id: 'stairs',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Up the side of an old birch went mushrooms like small shelves, one over the other. They were so hard that you could have knocked at them. “Who goes up there?” asked {H}. “Somebody with six legs,” said {A}, and there was one of them, on the third floor.',
        'Each had rings like a tree, for it grew a little wider every year. {H} counted five. “Then it’s as old as somebody at school,” said {H}. The name was “Stairs, and Mind the Beetle”.'
      ]
    },
    {
      id: 'puffball',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One was as round as a ball, with a little hole on top. While they were looking at it, a drop fell from a tree, right on its head. Out of the hole came a small brown cloud. “It’s a chimney,” said {H}.',
        '“That’s the seeds, or nearly,” said {A}. “It waits until it rains on it.” So they waited as well, from a step further off. The next drop fell on {A}. They watched, but nothing came out at the top.'
      ]
    },
    {
      id: 'pages',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One stood on a bank, so high that you could see it from below. It was quite different there. Under the roof were hundreds of thin white pages, side by side, as in a book. “What does it say?” asked {A}. {H} laid one cheek on the moss and read.',
        '“It’s all been left empty,” said {H}. There was so much room in it, for somebody with a very sharp pencil. But none of that was theirs to write in. The name was “For Notes”.'
      ]
    },
    {
      id: 'child-ring',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“They’re standing in a ring,” said {S}, and walked round it on tiptoe, on the outside. It was as if they had all been asked to hold hands, and were waiting for the music. {A} counted fourteen. “It began with one, in the middle,” said {A}. “Then it grew outwards, all round.”',
        '{S} looked at the middle, where there was only grass. “And that one’s gone in to fetch the others,” said {S}. They left a gap when they went on, for politeness.'
      ]
    },
    {
      id: 'ink',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A tall white one had begun to melt at the edge, and dripped black. “That’s an ink cap,” said {A}. “People used to write letters with it.” A drop fell on a beech leaf, and ran a little, and stopped. It was a round O.',
        '“It’s writing its own name,” said {H}. They waited for the next letter. It took so long that a snail went by. The second one was an O as well. {H} left that slip empty. It would only have been in the way.'
      ]
    },
    {
      id: 'smallest',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The smallest one stood on a fir cone. It had a leg like a hair, and a hat like a pinhead. You had to hold your breath, or it would have had a storm. {H} wrote its name to fit, with the very tip of the pencil.',
        '“What does it say?” asked {A}, and held the slip close, and then far off, and then up to the sun. “It says Giant,” said {H}. “It’s got to have something to look forward to.”'
      ]
    },
    {
      id: 'at-home-all-of-them',
      A: 'partner',
      paragraphs: [
        'After that they walked bent over and looked for hills. Somebody was at home in nearly every one. There was a Wet Button, and a Grey Lady. One was a stone, and was named Not Me. By teatime there were nineteen names in the basket, and it weighed the same as before.',
        'At the last tree {H} turned round. The wood was nothing but leaves. “You’d think that there’s nobody in,” said {A}. “They’re all in,” said {H}, and carried the basket with both arms.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the basket, and there was room.',
      '{names} walked in front, up to the first puddle.',
      { text: '{names} tore more paper into slips, just in case.', needs: ['hands'] },
      { text: '{names} held both hands behind, so as not to pick by accident.', needs: ['hands'] }
    ],
    way: [
      '{names} rustled through the leaves, and that was all there was to hear.',
      '{names} looked after the beetle, which was in no hurry either.',
      { text: '{names} turned over a leaf with a stick, and found another leaf.', needs: ['hands'] },
      { text: '{names} made a roof with both hands, to see under the ferns.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round every hill, and trod on none.',
      '{names} found one by a root, and was asked for its name.',
      { text: '{names} pointed to each hill with a long stick.', needs: ['hands'] },
      { text: '{names} held the slips down, because there was a wind.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket stood by the shoes, with a cloth over it, so that no name could get out.',
    '{H} washed hands and knees, and the one cheek. Then {H} lay down and pulled up the blanket, and it made a hill, rather a steep one.'
  ],
  last: [
    'Under the hill of the blanket {H} was asleep, and was left there.',
    'There was a hill in the bed, with somebody under it, and {H} was asleep.'
  ]
})
