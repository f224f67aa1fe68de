import { wishPlot } from '../wish-plot.ts'

const FRIENDS = ['best friend', 'bestie', 'best mate', 'friend']
const SAT = ['sat someone else lunch', 'sits someone else lunch', 'sitting someone else lunch', 'sat somebody else lunch', 'sat next to someone lunch', 'ate lunch someone else', 'had lunch someone else', 'sat someone lunchtime', 'sat another lunch', 'sat other lunch']

export const theOtherSideOfTheJug = wishPlot({
  id: 'wish-the-other-side-of-the-jug',
  beginsElsewhere: true,
  wishes: ['cross because her best friend sat with someone else at lunch', ...FRIENDS.flatMap((friend) => SAT.map((sat) => `${friend} ${sat}`)), 'best freind sat someone else lunch', 'bff sat someone else lunch', 'best friend sat with someone else', 'best friend sits with someone else', 'best friend sat next to someone else', 'bestie sat with someone else', 'best mate sat with someone else', 'best friend didn’t save seat lunch', 'best friend wouldn’t sit lunch', 'best friend dinner hall someone else', 'best friend canteen someone else', 'best friend cafeteria someone else', 'best friend tiffin someone else', 'best friend school dinner someone else', 'jealous best friend lunch', 'cross best friend lunch', 'upset best friend lunch'],
  answers: ['cross', 'angry', 'mad', 'furious', 'grumpy', 'upset', 'sad', 'jealous', 'hurt', 'feelings', 'annoyed', 'sulking', 'sulked', 'huffy', 'cried', 'crying', 'because', 'best', 'friend', 'freind', 'friends', 'bestie', 'bff', 'mate', 'sat', 'sit', 'sits', 'sitting', 'next', 'beside', 'with', 'someone', 'somebody', 'else', 'another', 'other', 'different', 'girl', 'boy', 'child', 'kid', 'kids', 'children', 'new', 'lunch', 'lunchtime', 'lunchbox', 'lunches', 'dinner', 'dinners', 'tiffin', 'canteen', 'cafeteria', 'hall', 'table', 'seat', 'chair', 'place', 'packed', 'ate', 'eats', 'eating', 'eat', 'had', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'class', 'today', 'yesterday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'all', 'week', 'again', 'always', 'usually', 'instead', 'of', 'her', 'him', 'me', 'them', 'at', 'the', 'a', 'and', 'she', 'he', 'they', 'i', 'is', 'was', 'so', 'very', 'really', 'still', 'about', 'it', 'daughter', 'son', 'mum', 'dad', 'came', 'home', 'now', 'didn’t', 'wouldn’t', 'save', 'saved', 'keep', 'story'],
  except: ['bus', 'coach', 'carpet', 'train', 'plane', 'cinema', 'circle', 'assembly', 'party', 'moved', 'moving', 'left', 'died', 'dead', 'ill', 'hospital', 'hit', 'hits', 'kicked', 'pushed', 'mean', 'nasty', 'bully', 'bullied', 'bullying', 'bullies', 'laughed', 'names', 'hates', 'hate', 'nobody', 'no one', 'noone', 'alone', 'lonely', 'secret', 'excluded', 'dragon', 'robot', 'unicorn', 'dinosaur', 'monster', 'alien', 'imaginary', 'invisible', 'dog', 'cat', 'penguin', 'bear', 'elephant', 'boyfriend', 'girlfriend', 'allergy', 'allergic', 'stole', 'lost', 'forgot', 'swapped', 'skin', 'hungry', 'never', 'anymore'],
  nothingElse: true,
  moods: ['quarrel', 'losing', 'change', 'alone'],
  company: ['friend', 'lunch', 'box', 'table', 'jug', 'handle', 'spout', 'pepper', 'sugar', 'teaspoon', 'butter', 'cup', 'egg', 'bag', 'cork', 'crusts', 'cucumber', 'arms', 'chair'],
  about: 'The hero is cross, because the best friend sat with someone else at lunch; played with what is on the table, sitting with someone else as well makes the whole table cross, until somebody asks who the bag was keeping the chair for.',
  titles: ['The Other Side of the Jug', 'Someone Else Was the Pepper', '{H} Folds Both Arms', 'Crusts and Cucumber', 'A Chair with a Bag on It'],
  want: [
    {
      id: 'both-shut',
      A: 'partner',
      paragraphs: [
        '{H} was cross, because {H}’s best friend had sat with someone else at lunch. At home {H} put the lunch box on the table, and sat down behind it with folded arms. The box was shut, and so was {H}.',
        '“Where did you sit, then?” asked {A}. “Over there, with my back to them,” said {H}. “My friend always gets my crusts, and I always get the cucumber. Tomorrow I’ll sit with someone else, too.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-sugar-s-teaspoon',
      A: 'partner',
      paragraphs: [
        'They tried it out with what was on the table. The milk jug was the friend, and the pepper was someone else. {H} was the egg cup, and sat with the sugar. “But the sugar always sits with the teaspoon,” said {A}.',
        'So the teaspoon was cross, and sat with the butter. That made the jam cross. In no time everybody sat with someone else, and the whole table was cross.'
      ]
    },
    {
      id: 'which-arm-is-on-top',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} folded both arms as well, to keep {H} company. “Yours are on the wrong way round,” said {H}. {H} had the left arm on top, and {A} had the right. {A} tried to do it like {H}. It felt as if the arms were somebody else’s.',
        '{H} tried it like {A}, and got into a knot with one hand left over. They both pulled. “How do you ever get cross like that?” asked {H}. “I’ve had practice,” said {A}, and they each went back to their own side.'
      ]
    },
    {
      id: 'cross-for-company',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Be cross too,” said {H}. {A} put on a cross face. It had a very good wrinkle in the middle. “Not at me,” said {H}. “At that one.” So {A} turned the wrinkle towards the pepper, from quite close, and held it there.',
        'But you should not look at pepper from so close. First one eye watered, and then the nose began. {A} sneezed three times, and the pepper went over. “Serves it right,” said {H}, and had to help look for the lid.'
      ]
    },
    {
      id: 'soup-with-letters',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s someone else got that I haven’t?” asked {H}, and knew the answer. It was soup with letters, in a flask. Someone else had read out what it said. All it said was “Bof”, but the friend had laughed.',
        '“We’ve got noodles,” said {A}, and went to look. They were the kind with a hole, and each of them was an O. {A} read the whole bag out loud, from the top to the bottom. It sounded like somebody watching fireworks.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Write it down,” said {A}, “so that nothing gets lost.” {H} undid one arm for the pencil. First came the sitting. Second came the laughing. At the third {H} thought for a long time, and then wrote “new red jumper”.',
        '“Is the jumper a bad thing?” asked {A}. “No, it’s nice,” said {H}. “There’s a pocket in it for a snack.” But a list ought to have three things in it. So it was left in, with a little star.'
      ]
    },
    {
      id: 'a-snail-called-kevin',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who sat opposite you?” asked {A}. “Only a very small one,” said {H}, “with peas.” The very small one had eaten them one by one, and told {H} about a snail called Kevin. Kevin could climb a wellington boot. It took Kevin until Thursday.',
        '“Then you sat with someone else as well,” said {A}. “That was different,” said {H}. “I was only doing it to be cross.” But there would be more about Kevin tomorrow, and it was going to be about the other boot.'
      ]
    },
    {
      id: 'other-needs-some-milk',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Just then {A} wanted some milk, and walked off with the jug. “That’s my best friend!” said {H}. “I’ll bring it back,” said {A}, and they could hear it being poured. Then for some time they heard nothing but swallowing.',
        '{A} set it down again, with thanks, and wiped its lip. It was a good deal lighter than before. “It’s half the friend it was,” said {H}. {A} was sorry, and asked if the butter was anybody.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had listened from under the table, where all the feet were. {A} sat with someone else at every meal, and often with three. It went by who dropped the most. Nobody had ever been cross about it.',
        '“It isn’t the same,” said {H}, and looked down. {A} had just come over to {H}’s feet, and leaned on them. For a moment {H} felt chosen. Then a crumb fell on the other side, and the feet were cold again.'
      ]
    },
    {
      id: 'elder-two-heads',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My best friend once sat with someone else for a whole spring,” said {S}. “It was on the school bus. I sat behind, and looked at the backs of their two heads.” “Were you cross?” asked {A}. “Very,” said {S}. “I could still draw you all four ears.”',
        '“How did it end?” “They turned round,” said {S}, “to ask what I was looking at. I said, your ears. So they wanted to see mine.” After that they all three sat in the back row, where there were no heads in front.'
      ]
    },
    {
      id: 'child-serves-lunch',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“They haven’t had anything to eat,” said {S}, and went round the table with a bag of raisins. The jug got one, and the sugar got one. The pepper got two. “Why does that one get two?” asked {A}, who was cross with the pepper.',
        '“It’s new,” said {S}. “It doesn’t know where anything is.” Then {S} went round once more, because they were all slow eaters, and helped every one of them. The pepper was helped first. “It’s got its mouth full of holes,” said {S}.'
      ]
    },
    {
      id: 'only-a-bag',
      A: 'partner',
      paragraphs: [
        '“Put it back as it was at lunch,” said {A}. {H} put the pepper by the handle of the jug. That had always been {H}’s own place. “And who sat on the spout side?” {H} thought back. “Nobody,” said {H}. “Only a bag.” A cork had to be the bag.'
      ]
    },
    {
      id: 'for-whom',
      A: 'partner',
      paragraphs: [
        '“Whose was it?” asked {A}. It was the friend’s. “And did the bag eat anything?” “It’s a bag,” said {H}. “It only sat there, so that nobody else could.” Then {H} looked at the cork for a long time. “Who was it keeping the chair for?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '{H} took the egg cup, and walked it past the butter and the cross teaspoon. The cork jumped down. The egg cup sat on the spout side, and it fitted. “I only looked at the handle,” said {H}. “I never knew it had another side.” “You had your back to it,” said {A}.'
      ]
    },
    {
      id: 'what-to-say-to-a-jug',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They practised for tomorrow, and {A} was the voice of the jug. “Is this chair taken?” asked {H}. “It was,” said the jug, “all through the soup.” That was true, but it made {H} go red. So they tried again.',
        '“Hello,” said {H}, and then “lovely weather”, and then “your bag’s on my chair”. None of them was quite right. In the end {H} just said “shove up”. The jug shoved up, and slopped a bit, and that was the best so far.'
      ]
    },
    {
      id: 'the-butter-liked-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After that they had to see to all the others. The teaspoon was carried home to the sugar, and lay down in it at once. The jam was put next to the bread, where it had always been. One by one the whole table stopped being cross.',
        'Only the butter was still looking round. “It quite liked it,” said {A}. “It’s never sat with a spoon before.” They left it next to the honey for tonight, just to see how it went.'
      ]
    },
    {
      id: 'behind-my-back',
      A: 'partner',
      paragraphs: [
        '“Now let’s have that box,” said {A}, “before the crusts get up and walk.” {H} opened it. The crusts were gone, and in their place lay four slices of cucumber. “Somebody did bump me from behind,” said {H}. “I didn’t look. I was being cross.”',
        'You need at least one arm for cucumber. The other one felt silly, folded all alone, and so it came too. “It’s a bit warm,” said {H}, with a full mouth, “and rather bendy.” It was all eaten, down to the last slice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the table as well, and nobody said anything for a bit.',
      '{names} looked at the box, and at the arms, and left both shut.',
      { text: '{names} moved the bread out of the way of the crossness.', needs: ['hands'] },
      { text: '{names} tapped on the lid of the box, and it was as shut as ever.', needs: ['hands'] }
    ],
    way: [
      '{names} came nearer, to see who was sitting with whom.',
      '{names} looked crossly at the pepper, which did not notice.',
      { text: '{names} turned the jam round, so that it had somebody to look at.', needs: ['hands'] },
      { text: '{names} gave the egg cup a push, a little further from the jug.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the jug from the spout side, and it was quite another jug.',
      '{names} sat on the other side of {H}, where there was still room.',
      { text: '{names} laid the teaspoon back in the sugar.', needs: ['hands'] },
      { text: '{names} wiped up a drop under the spout.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was cleared, and the jug stood in the fridge, with somebody on each side. In the lunch box lay fresh crusts, for tomorrow.',
    '{H} washed, and lay down, and left some of the pillow free on the other side.'
  ],
  last: [
    'Both arms came undone by themselves, and {H} was asleep.',
    'There was a handle side and a spout side, and in between {H} was asleep.'
  ]
})
