import { wishPlot } from '../wish-plot.ts'

export const goatsInATree = wishPlot({
  id: 'wish-goats-in-a-tree',
  wishes: ['goats tree', 'goat tree', 'goats trees', 'goats in tree', 'goats in the trees', 'goat in the tree', 'goat up a tree', 'goats up a tree', 'goats climb trees', 'goat climbs trees', 'goats climbing trees', 'goat climbing tree', 'goats climb tree', 'goat climbs tree', 'goat climbed tree', 'goats climbed tree', 'tree goats', 'tree goat', 'tree climbing goats', 'tree full of goats', 'goats grow on trees', 'goat sitting in tree', 'goats standing in tree', 'goats argan', 'argan tree', 'argan trees', 'argan goats', 'argan nuts', 'moroccan goats', 'goats morocco', 'goat morocco', 'goats of morocco', 'goats essaouira', 'goats branches', 'goat branch', 'goat stuck in tree', 'flying goats tree'],
  answers: ['goat', 'goats', 'kid', 'tree', 'trees', 'argan', 'branch', 'branches', 'top', 'high', 'up', 'down', 'climb', 'climbs', 'climbing', 'climbed', 'climber', 'climbers', 'sit', 'sits', 'sitting', 'stand', 'standing', 'stuck', 'grow', 'eat', 'eats', 'eating', 'nuts', 'nut', 'fruit', 'leaves', 'munch', 'munching', 'spit', 'spits', 'full', 'many', 'ten', 'little', 'white', 'black', 'brown', 'funny', 'clever', 'silly', 'hungry', 'cheeky', 'road', 'roadside', 'bus', 'trip', 'drive', 'driving', 'holiday', 'visit', 'field', 'hill', 'mountain', 'farm', 'village', 'shepherd', 'goatherd', 'morocco', 'moroccan', 'agadir', 'marrakech', 'marrakesh', 'essaouira', 'saw', 'see', 'seen', 'watch', 'watching', 'like', 'can', 'why', 'how', 'grandpa', 'grandfather', 'grandma', 'jeddi', 'family', 'cousin', 'dad', 'mum'],
  except: ['fell', 'hurt', 'died', 'dead', 'slaughter', 'eid', 'troll', 'gruff', 'billy', 'roof', 'treehouse', 'christmas tree', 'laundry', 'map', 'school', 'lost', 'missing', 'wolf', 'lion', 'house', 'plant', 'plants', 'planted', 'planting'],
  moods: ['learning', 'first', 'waiting'],
  out: true,
  company: ['goat', 'goats', 'tree', 'branch', 'fruit', 'stone', 'stones', 'sack', 'grass', 'hat', 'road', 'fork', 'thorns', 'ear'],
  about: 'A tree stands full of goats, and the hero wants to stroke the one with the white ear, which will not come down for grass, until it is heard what falls from each of them.',
  titles: ['A Tree Full of Goats', 'The Goat with the White Ear', 'Nine Goats and a Sack', '{H} Listens to a Goat', 'Until It Stops Falling'],
  want: [
    {
      id: 'nine-goats',
      A: 'partner',
      paragraphs: [
        'By the road stood a tree, and it was full of goats. {H} and {A} stopped, and so did everybody else. Nine goats stood up there, on branches no wider than a hand. The highest had a white ear. {H} wanted to stroke it, just once, on the forehead. “They’re ripe,” said {A}. But none of them fell down.'
      ]
    }
  ],
  way: [
    {
      id: 'the-best-grass',
      A: 'partner',
      paragraphs: [
        'Only goats have feet that pinch a branch, so people stay below. {H} held up the best grass that grew there. All the goats looked down at it. They had known grass for a long time. The one with the white ear reached between the thorns for something, and chewed. “Whatever it’s having,” said {A}, “it isn’t that.”'
      ]
    },
    {
      id: 'counting-legs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you sure that it’s nine?” asked {A}. {H} counted legs, as those were easiest to see. It came to thirty-five. “Then there’s one that stands on three,” said {A}. They looked for that one.',
        'It was an old brown goat, right in the middle. With its fourth foot it was scratching the goat below. {H} counted the tails, to be safe. There were ten, but one of them ate a leaf, and was a beard.'
      ]
    },
    {
      id: 'how-they-get-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The smallest goat had dropped a fruit. It jumped down after that, ate it, and looked up at the tree again. It put its two front feet on the trunk, as you do on a shop counter. “Now watch how it’s done,” said {A}. {H} watched without a blink.',
        'A fly went by, and {H} looked at the fly. Then the goat was in the fork of the tree. “How did it do that?” asked {H}. “I was looking at you,” said {A}, “to see if you were looking.” The goat was at the top by now, and chewed.'
      ]
    },
    {
      id: 'other-wants-a-photo',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted a picture of it, for those at home. {H} stood on the left, the tree stood on the right, and the goats were asked to look. Eight of them looked. The ninth turned round on its branch, and showed its other end.',
        '{A} waited until it had turned back. By then the first one had turned. The turning went through the tree like that, from branch to branch. “They’re doing it in a row,” said {A}. The picture was of {H}, and nine tails.'
      ]
    },
    {
      id: 'something-falls',
      A: 'partner',
      paragraphs: [
        'Next {H} called the goat. It had no name, so {H} called “Ear!” Something small and hard fell on {H}’s hat. Then something fell by {A}. It fell here and there, now from one goat, now from another. “They’re throwing things,” said {H}, and put down the grass. A man with a sack went about under the tree, and picked it all up.'
      ]
    },
    {
      id: 'elder-and-the-cupboard',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our goat got on top of the cupboard once,” said {S}. “Nobody knew how. My mother said that we should take no notice.” {A} wanted to know if that helped. “It ate the hats,” said {S}. “There were four up there, and then there was a box.”',
        '“And how did it come down?” asked {A}. “With the box on,” said {S}. “We heard it walk about in the night. It thought that it was still on the cupboard, as it couldn’t see an edge.”'
      ]
    },
    {
      id: 'child-is-a-goat',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had all four feet on a flat stone, and was a goat in a tree. “I’m very high,” said {S}. The stone was as high as a loaf. “Do you want some grass?” asked {A}. “No,” said {S}. “I’m having the red things.”',
        'There were three strawberries left over from lunch. {S} ate one, and turned aside, and let the green bit fall on {A}’s shoe. “Now I’ve got two more,” said {S}, “and then I’ll be tame.”'
      ]
    },
    {
      id: 'only-the-outside',
      A: 'partner',
      paragraphs: [
        '{A} saw what was lying on {H}’s hat. It was a fruit stone, and quite clean. “They only want the outside,” said {A}. “The inside they spit out.” {H} looked up. A mouth went round, and stopped, and a stone fell. So you could hear each goat eat. The old brown one was fast. The one with the white ear had nearly stopped.'
      ]
    }
  ],
  turn: [
    {
      id: 'listening-to-ear',
      A: 'partner',
      paragraphs: [
        'Now {H} did not call any more, and stood under the white ear, and listened. A stone fell. After a long time there was one more, and then there was none. “It’s full,” whispered {A}. The goat looked for the next branch below. It took the branches like stairs, front feet first. In the fork it stopped. It looked at {H}’s hat once more, and jumped down.'
      ]
    },
    {
      id: 'the-man-with-the-sack',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What are they for?” {A} asked the man with the sack. “There’s a nut in the stone,” said the man, “and there’s oil in the nut. It’s for salad, and for hair.” {H} wanted to know which came first. “That depends how hungry you are,” said the man.',
        'One bottle took a whole sack of stones. Whoever picks the fruit by hand gets mostly thorns. “They do it for nothing,” said the man, and nodded up at the goats. “I only have to wait until they’ve finished.”'
      ]
    },
    {
      id: 'two-toes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'From below you could see how a goat stood on a branch. “It’s got two toes on each foot,” said {A}, “and it puts one on either side.” {H} tried to hold a twig like that, between two fingers. It held quite well, as long as nobody was on it.',
        'Then {H} drew a line in the dust under the tree, stood on that, and shut both eyes. The line did not sway, and {H} did. Up in the tree the branch swayed, and the goat did not.'
      ]
    },
    {
      id: 'the-bus-driver',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bus stopped by the tree, and everybody on the left side got up to look. “What have they got that we haven’t?” said a lady at the window. A stone fell on the roof of the bus, and rolled down it from front to back.',
        '“It’s getting off here,” said {A}. The man with the sack ran round behind the bus, and got there in time. The driver gave two hoots. None of the goats got in.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had lain down in the shade of the tree. Most of that shade was made of goats. Each time a goat moved on, the sun fell on {A}, and {A} moved on too. In that way {A} went once round the trunk.',
        'Then the old brown goat found a branch with a great deal on it. It stayed there for an hour, and there was shade all that time. Now and then something small fell on {A}. It was worth it.'
      ]
    },
    {
      id: 'what-it-tasted-of',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do you think it tastes of?” asked {H}. One fruit had come down whole. It was yellow, and as big as an olive. {A} smelled it, and then {H} did. It smelled like an apple that has lain beside a goat.',
        'They gave it back to the tree. {A} laid it in the fork, where a goat could find it. In no time at all a stone came flying from there. It was as bare as a bead. “There you are,” said {A}. “One of them likes it.”'
      ]
    },
    {
      id: 'on-the-forehead',
      A: 'partner',
      paragraphs: [
        'The goat walked up to {H} by itself. It was full, and had time. {H} laid two fingers on its forehead. It was hard there, and warm, and the hair grew in a whirl. “Is it as good as you thought?” asked {A}. {H} nodded. The goat pushed back a little, to be fair. Then it turned its head. One last stone fell into {H}’s hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a place from where all nine could be seen at once.',
      '{names} called up into the tree, and got a leaf for that.',
      { text: '{names} held everything while the others looked up.', needs: ['hands'] },
      { text: '{names} waved at the goats, and a beard waved back.', needs: ['hands'] }
    ],
    way: [
      '{names} stood where it fell most, and said when.',
      '{names} sniffed at the grass, and could not find what was wrong with it.',
      { text: '{names} put nine stones in the man’s sack.', needs: ['hands'] },
      { text: '{names} held out an apron to catch one, and caught a twig.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down, so as not to be in the way of a jump.',
      '{names} counted out loud how long nothing fell.',
      { text: '{names} felt the white ear, and it was cool.', needs: ['hands'] },
      { text: '{names} pulled a thorn out of the goat’s beard.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the grass on the ground, in case a goat should ever be as hungry as that. The tree stayed where it was, and was full again.',
    'At home {H} washed, and hung up the hat. The stone lay under the pillow. {H} felt for it once, and it was there.'
  ],
  last: [
    'Nothing fell any more, and {H} was asleep.',
    'Something small and hard rolled to the edge of the bed and stayed there, and {H} slept.'
  ]
})
