import { wishPlot } from '../wish-plot.ts'

export const rice = wishPlot({
  id: 'wish-rice',
  wishes: ['rice', 'rice cooker', 'rice cookers', 'ricecooker', 'rice bowl', 'ryce', 'rise cooker', 'rice maker', 'rice steamer'],
  namesNobody: true,
  answers: ['cooker', 'cookers', 'cook', 'cooking', 'cooked', 'cooks', 'making', 'make', 'bowl', 'white', 'brown', 'boiled', 'plain', 'steamed', 'jasmine', 'basmati', 'sticky', 'dinner', 'supper', 'lunch', 'click', 'clicks', 'clicked', 'button', 'pot', 'plate', 'mountain', 'favourite', 'favorite', 'grain', 'grains', 'hot', 'steam', 'steaming', 'tune', 'sings', 'singing', 'beep', 'beeps', 'loves', 'eat', 'eating', 'ate', 'washing', 'yummy', 'our', 'new', 'spoon', 'home', 'night', 'waiting', 'bag', 'lots', 'with', 'flag', 'grandma', 'granny', 'nani', 'nana', 'mum', 'dad', 'family'],
  except: ['fried', 'egg', 'eggs', 'pudding', 'krispies', 'crispies', 'krispie', 'cake', 'cakes', 'paper', 'noodle', 'noodles', 'jollof', 'biryani', 'risotto', 'paella', 'wedding', 'thrown', 'throwing', 'throw', 'paddy', 'field', 'fields', 'farmer', 'farm', 'planting', 'plant', 'burnt', 'burned', 'burn', 'fire', 'hand', 'finger', 'beans', 'peas', 'sushi', 'allergic', 'allergy', 'phone', 'wet', 'weevil', 'weevils', 'mouse', 'mice', 'chicken', 'curry', 'dal', 'milk', 'hungry', 'hates', 'hate', 'broke', 'broken', 'exploded', 'stuck', 'nose', 'ear', 'choked', 'choking', 'tofu', 'duck', 'dragon', 'robot', 'without', 'crispy', 'bubbles', 'tooth', 'sick', 'funeral'],
  moods: ['first', 'learning', 'waiting'],
  company: ['mountain', 'flag'],
  fed: true,
  about: 'The hero has a flag and wants a mountain of rice to put it on, and dry rice will not go up, and wet rice comes down, until it has sat for ten minutes and taken hold.',
  titles: ['The Flag on the Rice', 'It Takes Hold', 'Ten Minutes, and One for the Top', '{H} Builds a White Mountain', 'Three Grains and a Flag'],
  want: [
    {
      id: 'it-needs-a-mountain',
      A: 'partner',
      paragraphs: [
        '{H} had made a flag out of a straw. Now it needed a mountain. It was rice for supper. {H} wanted it all in one heap, as high as a cup, with the flag on the top.',
        '{A} poured some on a plate, still dry. It hissed, and there was a hill. {H} put on more, for a peak. All of that ran down the sides. “It won’t go up,” said {H}. “It only goes out.”'
      ]
    }
  ],
  way: [
    {
      id: 'into-the-cooker',
      A: 'partner',
      paragraphs: [
        '“Wait till it’s cooked,” said {A}. They tipped it into the rice cooker, with water up to the line. {H} pressed the button. It hummed, and then it began to mutter.'
      ]
    },
    {
      id: 'three-washes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You have to wash rice until you can see it. “What’s that in the water?” {H} had asked. “Dust,” said {A}, “from the grains rubbing together in the bag. They’re on top of each other in there for months.” The first water was milk. The second one was fog.',
        'At the third you could see right down to the bottom, and every grain lay there by itself. {H} gave them one more, because of the months. That water was so clear that they watered the plant on the windowsill with it.'
      ]
    },
    {
      id: 'the-knuckle',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I don’t need any line,” said {A}. “You stand your finger on the rice. The water has to come up to the first crease.” {H} stood a finger beside {A}’s on the table. The creases were nowhere near each other.',
        '“Whose finger does it mean?” asked {H}. “Mine,” said {A}. “Mine’s cooked more rice.” They tried it on a mug of water. {H}’s finger was in up to the second crease, and {A}’s up to the first. “Then mine would be soup,” said {H}.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The lid had started to jump a little. “Blubba,” it said. “Blubba, blubba.” They sat in front of it, not too near, because steam is hot. “It’s telling them to stand closer,” said {H}. “Blubba, blubba, pff.” {A} listened too.',
        '“There’s one at the back who won’t,” said {A}. “Pff,” said the cooker. A small bubble came out at the side, looked round, and burst. “That was the one,” said {H}.'
      ]
    },
    {
      id: 'ours-does-not-sing',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“There are some that play a tune when they’re done,” said {A}. “A whole song, with a bit at the end for stirring.” {H} looked at theirs. It had one button, and all that it could ever say was click. “What would it sing?” asked {H}.',
        '{A} thought, and drummed on the table. “Ri-i-ice,” sang {A}, very deep, like somebody in a cupboard. “Ri-i-ice, it’s ready.” {H} sang the second part. At the end of the verse they both waited for the click. It let them sing it again.'
      ]
    },
    {
      id: 'twice-the-size',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“That’s never enough for a mountain,” said {H}. It had been two cups, and no more. “It grows,” said {A}. “Each of them drinks until it’s full. Out of two cups you get six.” {H} didn’t believe that, and put six cups in a row, to be full later.',
        '“Where were the other four?” asked {H}. “In the tap,” said {A}. {H} turned it on for a moment, and looked at what came out. You couldn’t tell by looking that there was a mountain in there.'
      ]
    },
    {
      id: 'a-race',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Two dry grains had been left on the plate. “Mine’s the left one,” said {A}. They tipped the plate up at one side, for a race. {H}’s went off like a sledge. {A}’s thought about it, turned round, and came down backwards.',
        'They raced nine times. On the tenth, {H}’s went over the edge and was never seen again. {A}’s still had not got to the bottom. “It’s enjoying the view,” said {A}. “There’s no view,” said {H}. “It’s a plate.”'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'Click! “It’s done!” cried {H}. {A} scooped it out, and {H} patted it higher and higher. In went the flag. Then it slid off on all four sides, like wet snow off a roof. The flag went along on the front of it, as far as a fork. “That’s not a mountain,” said {H}. “That’s a puddle.”'
      ]
    },
    {
      id: 'on-the-elbow',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got one there,” said {A}, and pointed at {H}’s elbow. There was a grain on it. {H} picked it off. Then it was on the thumb. {H} wiped it off on a napkin. Then it was on the napkin. After that it was on the elbow again.',
        '“How does it do that?” asked {H}. “It likes you,” said {A}, who had one too, in one eyebrow. {H} didn’t say so. It looked very comfortable up there, and it went up and down when {A} talked.'
      ]
    },
    {
      id: 'sixty-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'How many were there in one spoonful? {H} began to move them over with a fork. At sixty-one {A} said, “Would you like some water?” “Sixty-two,” said {H}. “No. Sixty. You talked into it.” {H} started again from the beginning.',
        '{A} kept quiet until a hundred and eight, and then had to sneeze. After that nobody knew anything, and some of them had moved. “There’s more than a hundred in a spoon,” said {H}. “Less than a sneeze,” said {A}.'
      ]
    },
    {
      id: 'what-white-tastes-of',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} ate a bit of the puddle. “It tastes of white,” said {H}. {A} tried some as well. “It tastes of a clean pillowcase,” said {A}. “You’ve never eaten one of those.” “Everybody has, a bit,” said {A}.',
        '“Chew it longer,” said {A}. They chewed for as long as they could, forty times, without swallowing. It was odd. It got sweeter and sweeter. “There was sugar in it all the time,” said {H}. “It just doesn’t say so.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been under the table since the click. Whatever slides down on four sides comes over the edge on one of them. {A} had only to work out which. {A} took a place in the middle.',
        'One lump came, on the left. It was gone before it had quite landed. {A} looked at the flag next, for a good while. If that was going to be put up again, then {A} would stay.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We took our rice to bed with us,” said {S}. {A} stopped patting. “We put the pot in under the quilt, wrapped in a newspaper. There it went on cooking all by itself, and nobody needed the stove.” “And who slept in there?” asked {A}.',
        '“I did, before supper,” said {S}. “I had my feet on it. I’ve never been so warm. It was done when they came and took my blanket off.” {S} looked at the cooker. “That one hasn’t got any feet on it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a grain of rice, a dry one, and very thin. “I’m in the bag,” said {S}, and stood stiffly against the wall. “Now I’m being poured.” That was a lot of running about. “Now I’m being cooked,” said {S}, and sat down, and drank a glass of water.',
        '“Are you done?” asked {A}. {S} blew out both cheeks, and then the whole tummy. “Click,” said {S}. {A} tried to lift {S} off the chair. Nothing could be done. It was the sticky kind.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had been given a spoonful. {A} patted it flat with one hand, and then held the hand up. There was rice on the front of it, and between the fingers, and some on the back. {A} clapped. Now there was rice on the other one too.',
        '“Shake it off,” said {H}, and showed how. {A} shook, and laughed, and not one of them let go. In the end they were eaten off, finger by finger. {A} was the only one of the family who had finished.'
      ]
    },
    {
      id: 'three-on-a-spoon',
      A: 'partner',
      paragraphs: [
        'Three grains were left on the back of the big spoon. {A} shook it, and they stayed. “These have been out for a bit,” said {A}. “They’ve got hold. Yours were still swimming.” “But it clicked,” said {H}.',
        '“That’s only the water gone,” said {A}. “Then rice has to sit for ten minutes, with the lid on, and nobody’s allowed to look.” “What does it do in there?” {A} touched the three. “It takes hold,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'ten-minutes',
      A: 'partner',
      paragraphs: [
        'So all of it went back under the lid. {H} gave it ten minutes, and one more for the top. Then {H} pressed it into a wet bowl. {A} turned it over on the plate.',
        '{H} lifted the bowl away. There stood a mountain, round and white, and it steamed at the peak. They waited. It did not go anywhere. {H} planted the flag.'
      ]
    },
    {
      id: 'three-raisins',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Three raisins set out for the top. They started at the fork, early, with a good breakfast. On rice there’s a foothold everywhere. You mustn’t mind what you step on. “Is the view good?” {A} called up to the first one.',
        '“It’s all white,” said {H}, in a raisin’s voice. “There’s somebody’s nose.” The second one was tired and wanted to live there. The third one sat down halfway, and it had to be eaten by the rescue, which was {A}.'
      ]
    },
    {
      id: 'its-name',
      A: 'other',
      spare: 15,
      paragraphs: [
        '“What’s it called?” asked {A}. Each mountain has a name, and how high it is in brackets after it. {H} measured with a spoon. It was half a spoon high without the flag. With the flag it was a spoon and a bit. “Mount Click,” said {H}.',
        '{A} walked all round the table, to see it from the north as well. From there it had a dent, where somebody had tasted. “That’s the pass,” said {A}. “That’s you,” said {H}. {A} swallowed what was left of the pass.'
      ]
    },
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        'They ate it from below, so that the flag could stay up. There was a cave in it, and then an arch, and then just a post. “How many does it need?” asked {A}. {H} took them away with the tip of the spoon, one, and one, and one. In the end there were three grains. They had hold of the straw, and of each other, and the flag stood.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited beside the plate for the mountain.',
      '{names} sniffed at the hill, and a corner of it rolled off.',
      { text: '{names} swept up the grains that had gone out, and not up.', needs: ['hands'] },
      { text: '{names} held up the flag for a time, in place of a mountain.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the click.',
      '{names} ate what had slid as far as the edge.',
      { text: '{names} wiped a peephole in the window, which was all steam.', needs: ['hands'] },
      { text: '{names} moved the fork out of the way, in case it came down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} dug at the mountain too, from the far side.',
      '{names} breathed in only, so that the flag would not sway.',
      { text: '{names} held the plate quite level.', needs: ['hands'] },
      { text: '{names} put down the spoon, so as not to be the one who brought it down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was put in water to soak, and the button was up. {H} brought the flag along on its plate, very slowly, and set it down on the shelf.',
    'Then {H} washed, and found one grain more, on an elbow. It was left there. {H} lay down, with the lid on up to the chin. For ten minutes nobody was allowed to look.'
  ],
  last: [
    'After ten minutes, and one more for the top, everything had taken hold, and {H} was asleep.',
    'On the shelf three grains held up a flag, and {H} was asleep.'
  ]
})
