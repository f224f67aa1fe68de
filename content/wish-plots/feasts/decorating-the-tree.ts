import { wishPlot } from '../wish-plot.ts'

export const decoratingTheTree = wishPlot({
  id: 'wish-decorating-the-tree',
  beginsElsewhere: true,
  wishes: ['decorating tree', 'decorate tree', 'decorated tree', 'decorates tree', 'decorateing tree', 'decoration tree', 'decorations tree', 'christmas tree', 'xmas tree', 'chrismas tree', 'cristmas tree', 'christmass tree', 'christmas trees', 'trimming tree', 'trim tree', 'dressing christmas tree', 'dressing tree', 'tree star', 'star on top', 'star top tree', 'star treetop', 'angel tree', 'angel top tree', 'fairy top tree', 'tree topper', 'baubles', 'bauble', 'bawbles', 'tinsel', 'ornaments', 'ornament tree', 'tree lights', 'fairy lights tree', 'christmas decorations', 'xmas decorations', 'putting up decorations', 'decorating christmas', 'decorate christmas', 'decorating for christmas', 'crooked tree', 'hanging baubles', 'hanging ornaments', 'hang ornaments', 'choosing christmas tree', 'christmas tree wonky', 'wonky tree'],
  answers: ['christmas', 'xmas', 'tree', 'star', 'angel', 'fairy', 'lights', 'tinsel', 'baubles', 'bauble', 'ornaments', 'ornament', 'decoration', 'decorations', 'decorating', 'top', 'branch', 'branches', 'bare', 'back', 'front', 'window', 'box', 'attic', 'loft', 'putting', 'put', 'up', 'on', 'hang', 'hanging', 'family', 'together', 'december', 'today', 'tomorrow', 'tonight', 'weekend', 'yesterday', 'evening', 'first', 'big', 'little', 'small', 'tiny', 'real', 'fake', 'new', 'our', 'old', 'wonky', 'crooked', 'leaning', 'straight', 'place', 'placing', 'wants', 'wanted', 'turn', 'turns', 'gets', 'got', 'who', 'mum', 'dad', 'mummy', 'daddy', 'nana', 'grandma', 'grandad', 'grandpa', 'sister', 'brother', 'cousins', 'excited', 'love', 'loves', 'story', 'please', 'helping', 'helped', 'fun', 'favourite', 'special', 'home', 'house', 'living', 'room', 'school', 'with', 'about', 'homemade', 'paper', 'pine', 'cones', 'singing', 'music', 'choosing', 'choose', 'bringing'],
  except: ['cat', 'kitten', 'dog', 'puppy', 'knocked', 'fell', 'fallen', 'broke', 'broken', 'smashed', 'cut', 'fire', 'down', 'taking', 'died', 'missing', 'lost', 'forest', 'squirrel', 'mouse', 'owl', 'bird', 'robin', 'fox', 'talking', 'walks', 'walking', 'presents', 'present', 'santa', 'reindeer', 'elf', 'grinch', 'market', 'fairy tale', 'cake', 'why', 'how', 'spider', 'cobweb', 'dinosaur', 'dragon', 'sad', 'lonely', 'alone', 'hospital', 'ladder', 'shop', 'sold', 'stolen', 'nobody', 'eid', 'hanukkah', 'diwali', 'birthday'],
  moods: ['waiting', 'first', 'proud'],
  company: ['tree', 'star', 'bell', 'box', 'window', 'branch'],
  about: 'Everything hangs at the front of the Christmas tree, and the star will not stay straight, until somebody finds the bare branch at the back.',
  titles: ['The Branch at the Back', 'All at the Front', '{H} Holds the Star', 'A Tree from Behind', 'The Bell by the Window'],
  want: [
    {
      id: 'all-at-the-front',
      A: 'partner',
      paragraphs: [
        'The Christmas tree stood at the window and had nothing on it yet, and {H} had the star. The star came last, but {H} was not going to let go of it. “Everything at the front,” said {H}. “That’s where we look.” {A} took the lid off the box.',
        'Out came the red baubles, a glass bird, a walnut with a face, and the brass bell. {H} hung them up with one hand, because of the star. Soon the tree clinked at the front.'
      ]
    }
  ],
  way: [
    {
      id: 'it-bows',
      A: 'partner',
      paragraphs: [
        'Now it was time for the star. The tree was just as tall as {H} with one arm up. {H} put the star on the tip, and stepped back. Slowly the star bowed to the room. The whole tree bowed with it.',
        '“It’s leaning,” said {A}. They folded a newspaper, and pushed it under the foot at the front. Now the tree stood on a newspaper, and leaned. The star fell off.'
      ]
    },
    {
      id: 'the-lights',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The lights had gone into the box last year in a neat ring. In there they had been busy. They came out as one big knot, with a plug at each end of it. “There was only one plug,” said {A}.',
        'They pulled at one loop, and another got shorter. {H} crawled through a gap in the middle with the end. It took half an hour. The second plug belonged to the lamp.'
      ]
    },
    {
      id: 'walnut',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The walnut had a beard of cotton wool and one eye. It had had two once. “Who made him?” asked {H}. Nobody knew any more. He had always been in the box, right at the bottom, in an egg cup of his own.',
        '{H} hung him beside a red bauble, so that he had somebody to look at. “He can only see it if it’s on his left,” said {A}. They swapped the two of them round.'
      ]
    },
    {
      id: 'needles',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whoever hangs things up gets prickled. {A} said “Ow” at the red ones and “Ow” at the bell. {H} said it too, at the same places. After a while you could hear how far they had got.',
        '“It doesn’t mean it,” said {H}. “It doesn’t know how to shake hands, that’s all.” {A} pulled {A}’s sleeves down over {A}’s fingers. Now {A} dropped everything, but softly.'
      ]
    },
    {
      id: 'tinsel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted tinsel, as much as there was. {H} wanted none at all, because then you couldn’t see the rest. {A} hung it all round the tree. {H} walked behind, and took it off again.',
        'They went round three times like that. Then {A} had no more tinsel, and it was all round {H}. “That’s good too,” said {A}. {H} looked down. It did glitter rather well.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} looked at {H}’s face in a red bauble. The nose was enormous, and the ears were far away. Behind the ears was the whole room, bent round like a spoon. {A} came along in it with a very small head.',
        '“Which is the right one?” asked {A}, with a huge nose of {A}’s own. They tried every bauble on that side. In one of them, with a dent, {A} had two mouths and could talk to {A}.'
      ]
    },
    {
      id: 'one-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Put the star down for a minute,” said {A}. {H} shook {H}’s head. {H} opened tissue paper with one hand and with teeth, and ate an orange with one hand. “You could put it in your pocket.” “Then it’s squashed,” said {H}.',
        'In the end {A} tied it round {H}’s neck, with a ribbon. Now {H} had two hands, and was the star. {H} walked twice round the tree, so that it could get used to it.'
      ]
    },
    {
      id: 'paper-star',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Our first star was from a biscuit tin,” said {S}. “My father cut it out of the lid. On one side it was gold, and on the other it said Best Butter.” “Which side was at the front?” asked {A}.',
        '“They took turns,” said {S}. “The star went round by itself whenever anybody opened the door. You came in from the cold, and it was gold. And when you went out, it said Best Butter.”'
      ]
    },
    {
      id: 'all-on-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} hung all of {S}’s things on the same branch, one on top of the other. There were five already, and it touched the floor. “There are other branches,” said {A}. {S} knew that. “But this one’s mine,” said {S}.',
        'The sixth one slid off, and rolled away under the sofa. {S} went in after it. It was quiet for a long time. Then {S} came out with a bauble, a sock and a bit of last year’s tinsel.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'A tree had come into the room. {A} could not get over it. All this time trees had been outside, where they belonged. {A} looked at it from the left, and looked at it from the right.',
        '{H} held out the lowest bauble, and {A} saw another {A} in there, a red one. They looked at each other for a good while. Neither of them could say what the tree was for.'
      ]
    },
    {
      id: 'baby-paper',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had not looked at the tree once. {A} had found the tissue paper. It whispered if you so much as touched it. {A} held it and let go, held it and let go, and was busier than anybody.',
        '{H} hung up the bell, and called, “Look, {A}!” {A} looked up politely. Then {A} looked down again, at what really mattered, and made it whisper.'
      ]
    },
    {
      id: 'guest-where',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} had a bauble in each hand, and did not dare to hang them. “Where do they go?” asked {A}. “Anywhere,” said {H}. {A} held one to a branch. “A bit more left,” said {H}. “Higher. No, that was better.”',
        '“So not quite anywhere,” said {A}. {H} thought about it. “Anywhere at the front,” said {H}, “and not beside another red one.”'
      ]
    },
    {
      id: 'nothing-on-it',
      A: 'partner',
      paragraphs: [
        '{A} crawled round behind the tree. “There’s a branch here with nothing on it,” called {A}. “Nobody can see that one,” said {H}. “The tree can feel it,” said {A}. “You’ve hung everything on your side. That’s why it’s falling on its nose.”',
        '{H} crawled in as well. Between tree and window there was just room for two. It smelled of needles. The branch was long and quite bare. It stuck out like an arm that is waiting for a coat.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        'The bell was the heaviest thing they had, and the most beautiful. {H} took it off at the front, and that was not easy. Now it hung on the bare branch. The tree creaked. Then it stood up straight, like somebody who has been called by name.',
        'They hung four red baubles round the bell, for company. {H} put the star on the tip, and let go with one finger after the other. It stayed.'
      ]
    },
    {
      id: 'walking-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They both stamped on the floor a little, to test it. Everything clinked, front and back. The star kept still and looked across at the door. {A} jumped. The star put up with that too.',
        '“We don’t need the newspaper any more,” said {H}. {A} pulled it out and unfolded it. It had a dent in the middle, just where the weather was.'
      ]
    },
    {
      id: 'the-empty-box',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The box was empty now, except for one hook. {H} could not bear to leave that lying there alone. So {H} hung it on a twig as well, with nothing on it. “What’s that?” asked {A}.',
        '“That’s for something we haven’t got yet,” said {H}. {A} found it a very good idea. It hung between two red ones, and was the smallest thing on the tree.'
      ]
    },
    {
      id: 'the-other-tree',
      A: 'partner',
      paragraphs: [
        'Outside it had got dark. {A} switched the tree lights on and the lamp off, and the tree shone. And there was another one. It stood in the black window, and it was the tree from behind. In the middle hung the bell.',
        '“From there it’s the front,” said {H}. They went in once more, between the tree and the glass. {A} touched the bell with one finger. It rang very softly, on both sides.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the tree, and sneezed.',
      '{names} walked once round it, and stepped over the tissue paper.',
      { text: '{names} handed over the baubles, one by one.', needs: ['hands'] },
      { text: '{names} hung a red one as high as it would go.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned as well, to see it straight.',
      '{names} kept out of the way of the tip.',
      { text: '{names} held a branch, so that it should not clink.', needs: ['hands'] },
      { text: '{names} smoothed the tissue paper, sheet by sheet.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in front of the tree, and stayed there.',
      '{names} listened for the bell.',
      { text: '{names} carried the empty box out into the hall.', needs: ['hands'] },
      { text: '{names} swept up needles until there were only nine.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lights on the tree went out. It stood there in the dark and smelled of the forest.',
    '{H} washed the sap off eight fingers, and lay down quite straight. One arm stuck out on the left, and so {H} put the other out on the right.'
  ],
  last: [
    'Right at the back the bell hung quite still, and {H} was asleep.',
    'The star kept watch over the front, the bell over the back, and {H} slept.'
  ]
})
