import { wishPlot } from '../wish-plot.ts'

export const geckoInTheBath = wishPlot({
  id: 'wish-gecko-in-the-bath',
  wishes: ['gecko in the bath screamed', 'gecko bath', 'gecko in the bath', 'geckos bath', 'gecko bathtub', 'gecko tub', 'gecko bathroom', 'gecko in the bathroom', 'gecko shower', 'gecko in the shower', 'gecko sink', 'gecko in the sink', 'gecko basin', 'gecko toilet', 'gecko loo', 'gecko screamed', 'gecko screams', 'gecko scream', 'gecko screaming', 'gecko shrieked', 'gecko towel', 'gecko stuck bath', 'gecko washbasin', 'gecko plughole', 'gecko slippery', 'lizard basin', 'lizard towel', 'cicak toilet', 'tokay bathroom', 'tokay bath', 'gecko bucket bathroom', 'lizard in the bath', 'lizard bath', 'lizard bathtub', 'lizard bathroom', 'lizard in the bathroom', 'lizard shower', 'lizard in the shower', 'lizard sink', 'lizard toilet', 'lizard screamed', 'lizard screams', 'lizard shrieked', 'lizard screaming', 'house lizard bathroom', 'wall lizard bathroom', 'cicak bathroom', 'cicak bath', 'cicak shower', 'cicak screamed', 'chipkali bathroom', 'chipkali screamed', 'butiki bathroom', 'salamanquesa baño'],
  answers: ['gecko', 'geckos', 'lizard', 'lizards', 'cicak', 'chipkali', 'butiki', 'bath', 'bathtub', 'tub', 'bathroom', 'shower', 'sink', 'basin', 'toilet', 'loo', 'plughole', 'tap', 'towel', 'tiles', 'wall', 'scream', 'screamed', 'screams', 'screaming', 'shrieked', 'shouted', 'yelled', 'squealed', 'jumped', 'chair', 'stool', 'found', 'find', 'was', 'there', 'sat', 'sitting', 'stuck', 'trapped', 'climb', 'climbing', 'slipped', 'slippery', 'wet', 'out', 'get', 'couldn’t', 'little', 'big', 'tiny', 'huge', 'brown', 'green', 'pale', 'real', 'house', 'funny', 'laughed', 'laughing', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'amma', 'dad', 'daddy', 'papa', 'appa', 'grandma', 'granny', 'nana', 'nani', 'dadi', 'lola', 'grandpa', 'grandad', 'auntie', 'aunty', 'aunt', 'uncle', 'sister', 'brother', 'cousin', 'morning', 'evening', 'night', 'today', 'yesterday', 'holiday', 'hotel', 'we', 'our', 'my', 'and', 'the', 'in', 'a', 'rescued', 'rescue', 'helped', 'because', 'when', 'loud', 'fell', 'into', 'ran', 'away', 'caught', 'saw'],
  except: ['dead', 'died', 'killed', 'broom', 'bit', 'bites', 'bite', 'hurt', 'poisonous', 'pet shop', 'tank', 'cage', 'toy', 'plastic', 'dragon', 'dinosaur', 'komodo', 'crocodile', 'snake', 'cat caught', 'nightmare', 'tail off', 'lost tail', 'lost its tail', 'tail fell', 'wizard', 'magic', 'superhero', 'mask', 'leopard', 'bearded'],
  moods: ['first', 'change'],
  company: ['gecko', 'bath', 'towel', 'wall', 'wall’s', 'side', 'ceiling', 'tap', 'taps', 'plug', 'plughole', 'lamp', 'tiles', 'stool', 'drop', 'drops', 'shower', 'road', 'mirror', 'mat', 'bathroom', 'rim', 'toes', 'window', 'spray', 'door'],
  about: '{A} shrieks at a gecko in the bath, and the water is turned on by mistake; now the gecko, which can walk on a ceiling, slides down again at every try, until the hero sees that it can walk on anything but wet, and dries it a road.',
  titles: ['A Dry Road out of the Bath', 'The Gecko in the Bath', '{H} Dries a Road', 'Who Was the Last to Shriek', 'As Wide as a Gecko'],
  want: [
    {
      id: 'two-black-eyes',
      A: 'partner',
      paragraphs: [
        'There was a gecko in the bath, and {H} had nearly stepped on it. Then {A} saw the gecko too, and shrieked. It was such a shriek that {H} caught hold of the tap. The shower came on, and rained all over the bath, until {H} turned it off.',
        'The gecko sat beside the plughole, and was wet. {H} wanted to let it out, and {A} wanted it to be out already.'
      ]
    }
  ],
  way: [
    {
      id: 'slides-down-again',
      A: 'partner',
      paragraphs: [
        'The gecko ran up the side of the bath, and slid down again. It ran up at the other end, and slid down on its tummy, and looked surprised. {H} hung a towel over the side, for a ladder. But the gecko had never met a towel, and ran away from it.',
        '“How did it get in, if it can’t climb?” asked {A}. “It can,” said {H}. “Yesterday it was on the ceiling.”'
      ]
    },
    {
      id: 'where-does-it-look',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it looking at me?” asked {A}. A gecko’s eyes are on the sides, so it is hard to say. {H} went to the left, and the gecko looked at {H}. {H} went to the right, and it looked at {H} again, with the other eye. “It can look at us both at once,” said {H}.',
        'Then it put its tongue out, and licked one eye from end to end. It has no eyelids to do it with. “I’d better not have seen that,” said {A}, and blinked for both.'
      ]
    },
    {
      id: 'what-colour-is-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The gecko was not really brown, and it was not really pink. On the white bath it had begun to turn pale. “It’s fading,” said {A}. “Did I do that?” {H} looked closely. In a while it would be quite the colour of a bath, apart from the eyes.',
        '“It’s hiding,” said {H}. “It’s trying to be a bit of bath.” Out of kindness {A} looked away for a moment. The gecko was to think that it had worked.'
      ]
    },
    {
      id: 'where-the-shriek-went',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It sounded so loud,” said {A}. There was hardly anything soft in the bathroom, and the shriek had gone from wall to wall. {H} said “gecko” quite softly, to try it. The bath said it too, a bit deeper.',
        '“So it wasn’t all mine,” said {A}. “Half of it was the tiles.” The gecko lay flat against the bottom. It had heard it from every side, and must have thought that there were six of {A}.'
      ]
    },
    {
      id: 'other-with-a-slipper',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had gone out to fetch something that would help. The door opened by a hand’s width, and a slipper came in. “Take that,” said {A} from outside. “What’s it for?” asked {H}. “I don’t know,” said {A}. “It was what I had on.”',
        'After that came a torch, and a whistle, and the other slipper. “Now my feet are cold,” said {A}. “Come in and put them on,” said {H}. “Is it still there?” asked {A}. It was. “Then I’d rather have cold feet,” said {A}, but came in.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In our house one lived behind the clock,” said {S}. “It came out at seven every evening, and walked round the lamp. If it was late, my mother put the clock right.” “Did she shriek?” asked {A}. “Only once,” said {S}. “It was in her hat.”',
        '“And what did it do?” “It went to market with her,” said {S}. “She got everything cheaper that day. The sellers looked at the hat, and gave her what she asked for.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} leaned over the bath and showed the gecko how to climb. It needs two hands, and you pull up a knee. “Like this,” said {S}. The gecko watched it closely. “It’s got four hands,” said {A}, “so it may be quicker.”',
        '{S} counted up the toes, one foot after the other, and got to twenty. “I’ve got twenty too,” said {S}, pleased. “Then it isn’t the toes.” {S} put a wet finger against the side of the bath, and pressed. The finger slid down.'
      ]
    },
    {
      id: 'baby',
      S: 'baby',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} laughed at every slide. When the gecko went up, {S} held still, and when it came down again, there was the laugh. It always came at the same place. {A} could tell with both eyes shut how high the gecko had got.',
        'Once it took a rest half way, on a dry spot no bigger than a button. {S} looked at {A}, and waited, and went quite red. “Breathe,” said {A}. Then it slid, and {S} could laugh, and was pink again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} knew about the bath. You were put in it, and could not get out, and it was wet. {A} looked over the rim, and there was somebody in it now to whom just that had happened. {A} sat down on the mat, quite close.',
        'The gecko ran up on that side, and slid. {A} sighed. It slid again, and {A} sighed with it. Nobody had ever been so well understood in a bath.'
      ]
    },
    {
      id: 'drops',
      A: 'partner',
      paragraphs: [
        '{A} looked up at the ceiling, and down at the gecko. “There’s something up there that isn’t down here,” said {A}. “Or the other way round.” {H} put a hand on the wall, and the wall was dry. The side of the bath was all drops.',
        '“It can walk on glass, and upside down,” said {H}. “It can walk on anything but wet, and I’ve made it rain.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-wide-as-a-gecko',
      A: 'partner',
      paragraphs: [
        '{H} took the towel down. It was no good as a ladder, but it was a very good towel. {H} dried one stripe of the bath with it, as wide as a gecko with its elbows out. The stripe went straight up the side and over the rim. “Where does it go to?” asked {A}. “To the wall,” said {H}, “past you.” {A} swallowed, and said that it was a very good road.'
      ]
    },
    {
      id: 'would-it-know',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How will it know that it’s a road?” asked {A}. You could hardly see it. It was a bit of bath that did not shine, between two bits that did. {H} lay down on the mat, to look at it from as low as a gecko does.',
        'From down there it was quite plain. There were big round drops on the left, like stones, and big round drops on the right. “It’s even got a wall on both sides,” said {H}. “You just can’t see it from as high as you.”'
      ]
    },
    {
      id: 'one-drop',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then a drop came off the shower. It ran down, and got to the edge of the road, and thought about it. “Don’t,” said {A}. It did. It went right across, and left a wet line. {H} dried it up with a corner of the towel.',
        '“There’ll be another,” said {A}, with a look up. So {H} put the shower head to bed on the far side of the bath, face down. After that the drops were somebody else’s.'
      ]
    },
    {
      id: 'other-keeps-quiet',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“From here on nobody may shriek,” said {H}. {A} had not meant to. But as soon as you may not, a shriek sits in your throat, and wants to come up. {A} shut both lips over it.',
        'It got as far as the nose, and whistled. The gecko lifted its head. “That was a very small one,” said {H}, “and it had a tune.” {A} nodded, and did the second verse into one sleeve.'
      ]
    },
    {
      id: 'it-shrieks',
      A: 'partner',
      paragraphs: [
        'The gecko put one toe on the dry stripe, and then the next. It did not slide. It walked up the side of the bath as if it were a street. It came right past {A}’s nose. {H} held the tap, and {A} did not shriek.',
        'Up by the lamp the gecko turned round. Now it saw {A} for the first time from near by, and opened its mouth. “Chick, chick, chick!” it went. “What’s that?” asked {A}. “It’s shrieking,” said {H}. “It’s seen you.” Then it ran, and {A} called after it that there was nothing to be afraid of.'
      ]
    }
  ],
  everybody: {
    want: ['{names} came to see who was being so loud, and stayed at the door.', '{names} looked over the rim, and the gecko looked back.', { text: '{names} put the plug in, so that the gecko should not go down there.', needs: ['hands'] }, { text: '{names} held on to the tap, so that it stayed off.', needs: ['hands'] }],
    way: ['{names} told the gecko that the other end was no better.', '{names} went to the other side, and so it ran away from there too.', { text: '{names} tried a flannel for a ladder, and it ran from that as well.', needs: ['hands'] }, { text: '{names} felt along the wall, and it was dry as far as the door.', needs: ['hands'] }],
    turn: ['{names} breathed out in the other direction, to keep the road dry.', '{names} kept so still that nothing dripped.', { text: '{names} dried the rim, where two roads met.', needs: ['hands'] }, { text: '{names} held a dry hand under the road, in case of a slip.', needs: ['hands'] }]
  },
  bed: [
    'Now it was {H}’s turn in the bath, and the road was rained on, and nobody needed it. {H} came out over the rim on two feet, wet all over, and did not slide.',
    'Then {H} was dried, from the toes up, and lay down. Somewhere by the lamp the gecko told all the others what had stood in the bathroom.'
  ],
  last: ['{H} was dry on every side, and held on to sleep with all ten toes.', '“Chick,” said the gecko quite softly, and this time nobody shrieked, for {H} was asleep.']
})
