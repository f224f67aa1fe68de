import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const jaguar = wishPlot({
  id: 'wish-jaguar',
  wishes: ['jaguar', 'jaguars', 'leopard', 'leopards', 'panther', 'panthers', 'black panther', 'black panthers', 'snow leopard', 'snow leopards', 'jaguar cub', 'leopard cub', 'snow leopard cub', 'black leopard', 'black jaguar', 'big spotted cat', 'big spotty cat'],
  except: [...NOT_WELL, 'gecko', 'geckos', 'seal', 'seals', 'shark', 'sharks', 'moth', 'frog', 'print', 'pink', 'car', 'cars', 'football', 'lion', 'lions', 'tiger', 'tigers', 'cheetah', 'cheetahs', 'afraid', 'scared', 'zoo'],
  answers: ['sleepy', 'spots', 'spotty', 'spotted', 'black', 'night', 'snow', 'cub', 'cubs', 'baby', 'tree', 'jungle', 'forest', 'rainforest', 'hides', 'hiding', 'hide', 'amazon', 'big', 'cat', 'cats', 'tail', 'little', 'who', 'that', 'shy', 'purr', 'mountain', 'mountains', 'yawn', 'swim', 'swims', 'swimming'],
  company: ['cat', 'camera', 'branch', 'forest', 'photographer'],
  about: 'A big spotted cat wants to be in the picture, and is so well hidden that only its yawn can be seen.',
  titles: ['Nothing Here but Leaves', 'One Picture of the Cat', '{H} Lies Along a Branch', 'Two Nice Berries', 'What No Leaf Has Ever Done'],
  want: [
    {
      id: 'nothing-but-leaves',
      A: 'partner',
      paragraphs: [
        '{H} was playing {wish}. The sofa was a branch, and the big cat lay along it with one arm hanging down. Its coat was a blanket. Over the blanket fell the shadow of the pot plant, and those were the spots.',
        '{A} came through the forest with a camera, an empty tea box. “I’ve come all this way for one picture of {wish},” said {A}. {H} wanted to be in it, and lay as beautifully as could be. {A} looked straight at the cat. “Nothing here but leaves,” said {A}, and sat down to wait.'
      ]
    }
  ],
  way: [
    {
      id: 'creeper-and-berries',
      A: 'partner',
      paragraphs: [
        'The cat swung its tail, so as to be noticed. “A creeper,” said {A}, “in the wind.” It opened its eyes very wide. “Two nice berries.” It growled a little. “A tree,” said {A}, “creaking.”',
        '“You never see much of {wish},” said {A}. That’s spots for you.'
      ]
    },
    {
      id: 'rings-with-a-dot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a book along, to look things up in. “A leopard has rings on its coat,” read {A}. “A jaguar has rings with a dot in.” There was a ring on the table, from a cup. “Leopard,” said {A}, and ticked it off.',
        'In the next ring lay a crumb. “Jaguar,” said {A}. Soon there had been three leopards on the table, and a jaguar that had once been toast. Above them the cat rolled over, rings and all, and nobody ticked it off.'
      ]
    },
    {
      id: 'black-on-black',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A black panther’s got spots too,” said {A} to the forest. “They’re black on black.” {A} put out the lamp for a moment, to show what that was like. “And where are they?” asked a voice from the branch. “You’re looking at them,” said {A}.',
        'They both looked. Then something black came down without a sound, and sat on {A}’s foot. When the lamp came on, the cat was up on its branch. Only the foot was still warm.'
      ]
    },
    {
      id: 'scarf-at-the-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        'High up, where it’s cold, the snow leopard has its scarf on at the back. That’s the tail, and it’s long enough for the nose as well. {H} did it with a towel. It went round twice, and then there were only two ears.',
        '“Chuff,” said the towel. A snow leopard can’t roar. It’s got chuff instead, through the nose, for those it likes. {A} turned up {A}’s collar, and listened. “Snow,” said {A}, “sliding off something.”'
      ]
    },
    {
      id: 'a-log-goes-by',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Most cats can’t stand water, but a jaguar swims for pleasure. The rug was the river. {H} swam across it, chin up and ears dry. {A} sat on the bank. “There goes a log,” said {A}.',
        'The log turned round, and swam back again right under {A}’s nose. “Up the river,” said {A}, and looked after it for some time. “They do that in spring.”'
      ]
    },
    {
      id: 'bread-on-trees',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A leopard takes its lunch up into a tree, so as to have it to itself. {H} took a crust between two paws, and hung it over the arm of the sofa. {A} came by underneath. “Bread grows on trees here,” said {A}, and picked it.',
        '“It isn’t ripe,” growled the tree. {A} hung the crust back at once. “I beg your pardon,” said {A}, and took a picture of it, as it was.'
      ]
    },
    {
      id: 'footprints',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} found a footprint, round, with four toes and no claws. A big cat keeps its claws in when it walks. There was another, and the next, and they went all round the sofa. {A} went after them, bent double. The cat got down, and went after {A}.',
        '“It’s quite near,” whispered {A}, the second time round. “I can hear it breathing.” “Go on,” whispered the cat. It wanted to see what sort of animal this was.'
      ]
    },
    {
      id: 'the-bush',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It may be shy of me,” said {A}, and hung a green towel over {A}’s head. That was a bush. The cat looked up. Where had {A} gone? There was nothing there but a bush, and it had a camera.',
        '“Excuse me,” said the cat, “have you seen a photographer?” “No,” said the bush. “Have you seen a cat with spots?” “No,” said the cat. They were both rather sorry about it.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was not taken in by spots. {A} came and stayed under the branch, and looked up at the cat, and went on looking. “Sh,” whispered the cat. “They’ll think I’m here.” Then it remembered that this was what it wanted.',
        '“Look harder,” whispered {H}. {A} had looked as hard as anybody can, and was now thinking of something else.'
      ]
    },
    {
      id: 'elder-coal',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a cat as black as a panther,” said {S}. “It slept on the coal. We never knew if it was at home.” “How did you find it?” asked {A}. “We didn’t,” said {S}. “We put down a saucer of fish, and then the coal came.”',
        '“And what did it look like, when it came?” asked {A}. {S} thought back. “Like coal,” said {S}, “with its mouth full.”'
      ]
    },
    {
      id: 'child-cub',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the cub, and got a corner of the coat. “Lie quite still,” said {A}, “and nobody will see you.” It was still for as long as it takes to count to four. Then the cub came out. “Can they see me now?” asked {S}.',
        '“They can if you come out,” said {A}. “I know,” said the cub. “I only wanted to tell them that they can’t.” And it went back in, and took the whole coat with it.'
      ]
    },
    {
      id: 'baby-foot',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'A paw hung down from the branch, and {A} got hold of it. {A} had not even had to look. The cat drew the paw up. So {A} waited, with one hand open, and after a while the other paw came down.',
        'That one was held on to as well, and felt all over, and very nearly tasted. “This one knows how to find things,” said the cat.'
      ]
    },
    {
      id: 'warm-rock',
      A: 'partner',
      paragraphs: [
        'In the end the cat got down, and lay right in front of {A}. “What a nice warm rock,” said {A}, and leaned on it. {A} put half a biscuit on top of it, for later. The cat held still, because of the biscuit. Later there were only crumbs. “Ants,” said {A}.'
      ]
    },
    {
      id: 'no-leaf-does',
      A: 'partner',
      paragraphs: [
        '“Do you know what it is?” {A} asked the rock. “Whatever that cat does, the forest does too. It sways, and so do the leaves. It ought to do something that no leaf has ever done.”',
        'The cat thought about it. A leaf can fall, and lie there. {H} lay there too, and thought for so long that it made the cat tired.'
      ]
    }
  ],
  turn: [
    {
      id: 'pink',
      A: 'partner',
      paragraphs: [
        'Then it came, from far down, and the cat could not help it. Its mouth opened, and went on opening. It was pink in there, right to the back. “There!” said {A}. No leaf in the world is pink inside. Click!',
        '“So that’s where you were,” said {A}. “I was here all the time,” said the cat. “You leaned on me.”'
      ]
    },
    {
      id: 'mouth-shut',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And now one with your mouth shut,” said {A}. The cat shut its mouth. {A} looked through the tea box, and looked over the top of it. “Where have you gone?” asked {A}. “I’m here,” said {H}.',
        '“Then say something pink.” The cat put out the tip of its tongue, and forgot it there, as cats do. “That’ll do,” said {A}. Click.'
      ]
    },
    {
      id: 'washes',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For the next picture the cat wanted to look nice. It licked one paw, and drew it down over one ear. {A} did the other ear, with a sleeve. There was one very dark spot by the elbow. {A} rubbed at it, and it came off.',
        '“Oh,” said {A}. “I’ve lost you one.” The cat looked. “That was gravy,” it said. “The real ones go all the way in.”'
      ]
    },
    {
      id: 'two-in-it',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {A}. But if you look at a yawn for as long as that, you get it yourself. So {A} lay down beside the cat, held out the camera, and they both opened wide. Click!',
        '“That’s the best picture there’s ever been of {wish},” said {A}. “Which one’s me?” asked {H}. “You’re the one with the spots.” Then the cat shut its mouth, and there was nothing there but leaves.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went by under the branch, and never knew.',
      '{names} settled down in the forest too, out of the picture.',
      { text: '{names} turned the pot plant a little, for better spots.', needs: ['hands'] },
      { text: '{names} carried the photographer’s bag, and put it down under the cat.', needs: ['hands'] }
    ],
    way: [
      '{names} rustled, and that was put down as leaves as well.',
      '{names} came and lay down against the rock, because it was warm.',
      { text: '{names} lifted a leaf, and found another leaf.', needs: ['hands'] },
      { text: '{names} held the lamp so that the shadows swayed.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught the yawn too, and passed it on.',
      '{names} moved up, to be in the picture.',
      { text: '{names} yawned behind one hand, and was in the picture all the same.', needs: ['hands'] },
      { text: '{names} counted the teeth, and got as far as the pink.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the coat. The spots stayed where they were, under the pot plant, and went out with the lamp.',
    'A big cat washes before it sleeps, and so did {H}. Then {H} lay down along the bed, one arm hanging over the side. Anybody looking in would have said that there was nothing there but a blanket.'
  ],
  last: [
    'There was nothing there but leaves, and one of them was {H}, asleep.',
    'The last yawn went right to the back, and closed, and {H} was asleep.'
  ]
})
