import { wishPlot } from '../wish-plot.ts'

export const octopusInTheBento = wishPlot({
  id: 'wish-octopus-in-the-bento',
  wishes: ['bento octopus', 'bento box octopus', 'bento octopus sausage', 'bento box octopus sausage', 'bento smiling octopus', 'octopus sausage', 'sausage octopuses', 'octopus wiener', 'octopus hot dog', 'octopus hotdog', 'octopus frankfurter', 'tako sausage', 'tako wiener', 'tako san', 'tako-san', 'takosan wiener', 'lunch box octopus', 'lunchbox octopus', 'lunch octopus sausage', 'octopus in my lunch', 'smiling sausage', 'smiley sausage', 'sausage with a face', 'lunch box smiles', 'lunchbox smiling', 'bento smiling', 'bento smiley', 'kyaraben', 'charaben', 'kyara-ben', 'lunch too cute to eat', 'sausage octopus smile', 'octopus sausage legs', 'octopus sausage eyes', 'octopus sausage couldn’t eat', 'octopus sausage too cute', 'sausage cut like octopus', 'bento sausage smiled', 'sausage octopus lunch school', 'sausage octopus looked at me', 'bento box', 'bento'],
  answers: ['bento', 'box', 'boxes', 'lunch', 'lunchbox', 'lunches', 'octopus', 'octopuses', 'sausage', 'sausages', 'wiener', 'hotdog', 'smile', 'smiles', 'smiled', 'smiling', 'smiley', 'face', 'faces', 'eyes', 'eye', 'sesame', 'legs', 'leg', 'eight', 'six', 'arms', 'cute', 'too', 'funny', 'happy', 'rice', 'ball', 'balls', 'onigiri', 'egg', 'tamagoyaki', 'seaweed', 'nori', 'peas', 'carrot', 'tomato', 'eat', 'eats', 'ate', 'eating', 'eaten', 'couldn’t', 'can’t', 'won’t', 'didn’t', 'want', 'wants', 'wanted', 'made', 'makes', 'make', 'making', 'packed', 'packs', 'gave', 'got', 'gets', 'found', 'opened', 'opens', 'open', 'lid', 'school', 'nursery', 'kindergarten', 'picnic', 'trip', 'train', 'table', 'mum', 'mummy', 'mom', 'mama', 'dad', 'daddy', 'papa', 'grandma', 'obaachan', 'granny', 'brother', 'sister', 'friend', 'friends', 'everyone', 'everybody', 'today', 'yesterday', 'tomorrow', 'morning', 'day', 'every', 'first', 'red', 'little', 'japanese', 'japan', 'tokyo', 'osaka', 'loves', 'likes', 'favourite', 'fork', 'chopsticks', 'looks', 'looked', 'looking', 'other', 'in', 'the', 'shaped', 'shape', 'had', 'cut', 'bite', 'because', 'she', 'he', 'wouldn’t', 'me'],
  except: ['allergic', 'allergy', 'sick', 'choke', 'choking', 'choked', 'stole', 'stolen', 'teased', 'laughed', 'bully', 'alone', 'cried', 'crying', 'puppy', 'barbecue', 'bbq', 'butcher', 'aquarium', 'ink', 'died', 'dead', 'lost', 'forgot', 'halal', 'kosher'],
  moods: ['first', 'waiting', 'learning', 'change'],
  fed: true,
  company: ['octopus', 'sausage', 'bento', 'box', 'boxes', 'egg', 'rice', 'peas', 'lid', 'tomato', 'carrot', 'star', 'seaweed', 'chopsticks', 'rock', 'legs', 'eyes', 'leaf'],
  about: 'The sausage octopus in the bento box smiles so that it cannot be eaten, until they see that it is not smiling at the hero at all, but past the hero at the other box.',
  titles: ['The Octopus Smiled', 'Six Legs and Two Eyes', '{H} Can’t Eat Anybody Who Smiles', 'Under the Lid', 'A Hole in a Rock'],
  want: [
    {
      id: 'somebody-in-the-box',
      A: 'partner',
      paragraphs: [
        'It rained on the picnic, so {H} and {A} opened their bento boxes on the floor. In {H}’s box lay rice, an egg and five peas, and between them sat an octopus. It was a sausage, really, with six curled legs and two sesame eyes. {H} liked sausage best of all. {H} took the chopsticks and bent down, and the octopus smiled. “I can’t eat it,” said {H}. “You do it with your mouth,” said {A}. “But it’s so pleased,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'why-the-legs-curl',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why do its legs curl?” asked {H}. {A} had heard how that comes. At first they hang down straight. In the hot pan the outside of the sausage gets shorter, and the inside does not. So each leg has to bend.',
        '“Then it didn’t mean to,” said {H}. They both looked at the six legs. People stand like that when they are told something nice. They never know where to put their feet.'
      ]
    },
    {
      id: 'from-all-sides',
      A: 'partner',
      paragraphs: [
        '{H} turned the octopus round. Now it smiled at the egg, and you could tell from the back. {H} laid a leaf of salad over it. “It’s still smiling,” said {A}. “I can see it by the leaf.” So {H} shut both eyes, held it up with the chopsticks, and opened {H}’s mouth. It was dark. Somewhere close by somebody smiled. {H} put the octopus back between the peas.'
      ]
    },
    {
      id: 'two-are-missing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It ought to have eight legs,” said {A}. They counted again, in case. There were six. {H} looked under the rice, and behind the egg, but nobody had left any there. “Perhaps it’s sitting on two,” said {H}.',
        'They lifted it a little. It was not. The octopus smiled through it all, like somebody at the tailor’s. “It doesn’t miss them,” said {A}. “It can’t count beyond six.”'
      ]
    },
    {
      id: 'a-fair-swap',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’ll swap with you,” said {A}. “You get my sausage, and I get yours. Mine’s only a sausage.” That seemed simple. {A} took the octopus over into the other box, and got ready to bite. Then {A} looked into its face, and it was a mistake.',
        '“It knows me now,” said {A}. So they swapped back. {H} asked where the other sausage was. It had been eaten in the meantime, by both of them, for it had looked at nobody.'
      ]
    },
    {
      id: 'elder-brown-rabbits',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In my lunch box there were rabbits,” said {S}. “They were apple, with red ears. I couldn’t eat them either. I stood them in a row on my shelf, one for each day of the week.” {A} asked what happened then.',
        '“They went brown,” said {S}. “So I told everybody that it was autumn. On Saturday I ate a pear. Nobody had given it ears, and I thought that it was the kindest thing in the world.”'
      ]
    },
    {
      id: 'child-turns-it-over',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Make it cross,” said {S}. “I can eat things that are cross.” {S} took the octopus by two legs, and stood it on its head. The smile hung down at both ends now. It looked as cross as anybody.',
        '“It isn’t cross with us,” said {A}. “It’s cross because it’s upside down.” {S} saw that it was so. They stood it up again, and it forgave them on the spot.'
      ]
    },
    {
      id: 'a-sad-story',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Perhaps it would stop smiling, if they told it something sad. “There was once a sock,” said {H}, “and it had a friend. They looked just the same. Then the friend went into the wash.” {A} had to swallow.',
        'They looked down into the bento box. The octopus smiled at them with all its might. “It knows how it ends,” said {A}. So they had to think of an end. The friend was in a sleeve all the time.'
      ]
    },
    {
      id: 'pet-smiles-too',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came by, and sat down in front of the bento box. The octopus smiled at {A}. {A} smiled at the octopus. It was not the same sort of smile. {H} pulled the box a little nearer.',
        '“{A} thinks that it’s a sausage,” said {H}. Nobody could deny it. For a while {H} kept one hand over the octopus. It looked out between two fingers and was pleased to have company.'
      ]
    },
    {
      id: 'no-name',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Whatever you do,” said {A}, “don’t give it a name.” {H} had not been going to. But once you have been told, you look at a face and wonder. It had something of a Mina. From the side it was more of a Lou.',
        '“You’re doing it,” said {A}. “I only thought of the first letter,” said {H}. They both looked quickly at the egg. The egg had no first letter of any kind.'
      ]
    },
    {
      id: 'past-you',
      A: 'partner',
      paragraphs: [
        '{H} ate the rice, and the egg, and all five peas. Now the octopus sat alone in the bento box, and smiled. “Does it never stop?” asked {H}. {A} looked at it from low down. “It isn’t smiling at you,” said {A} slowly. “It’s smiling past you.” {H} lay down, and looked along its sesame eyes. They went straight over the edge. “It’s been under a lid all day,” said {H}. “It’s never seen another box.”'
      ]
    }
  ],
  turn: [
    {
      id: 'edge-to-edge',
      A: 'partner',
      paragraphs: [
        '{H} pushed {A}’s bento box up close, and stood the octopus on the edge. “That’s a tomato,” said {H}. “That’s a carrot, but as a star.” It was pleased with everything. In the corner lay a rice ball, with a bit of seaweed for a door. “What does an octopus do at home?” asked {H}. “It finds a hole in a rock,” said {A}, “and squeezes in.” They both looked at the rice ball. It was quite a rock.'
      ]
    },
    {
      id: 'fish-of-sauce',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Between the boxes stood the soy sauce. It was in a small bottle that was a fish, with a red stopper for a mouth. {H} held it up before the octopus. They were of about one size. “They’re both from the sea,” said {A}. “They’ll have a lot to say.”',
        'The octopus smiled. The fish let out one drop. “It’s crying for joy,” said {H}. {H} caught the drop on a chopstick and licked it off, so that no joy was wasted.'
      ]
    },
    {
      id: 'as-it-is-under-a-lid',
      A: 'same',
      spare: 10,
      paragraphs: [
        'What had the octopus seen all day? {H} held the lid over {H}’s own face, to find out. It was dark. There was a crack of light on the left, and it smelled of egg. “What’s it like?” asked {A}. “You can hear the rain,” said {H}, “and you think that somebody will come.”',
        '{A} knocked, and lifted it off. There they were, the two of them. And {H} was smiling from ear to ear, without having meant to.'
      ]
    },
    {
      id: 'to-let',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} showed the octopus round the other box. “Here we have a nice warm corner,” said {A}. “There’s a view of the tomato. The last one who lived here was a bean, and very quiet.” The octopus liked it. It would have liked a drain as well.',
        '“And what does it cost?” asked {H}. {A} had to think. “One leg a month,” said {A}. For six months they would have had a very good neighbour.'
      ]
    },
    {
      id: 'in-at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} made a hole in the rice ball with one thumb. The octopus went in, legs first, and looked out once more. Then {H} laid the seaweed across, and it was only a rice ball. “Is it still smiling?” asked {A}. “That’s its own business,” said {H}. “It’s at home.” {H} gave it time to settle, took a large bite, and chewed. “It was,” said {H}. “You can taste it.” The carrot star had no face. They ate it at once, before it got one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a look at the octopus, and smiled back without wanting to.',
      '{names} found rice in the box and an egg, and nobody who looked.',
      { text: '{names} turned the box, so that the smile went round the whole company once.', needs: ['hands'] }
    ],
    way: [
      '{names} ate up the leaf of salad, and behind it sat the octopus again.',
      '{names} tried to look sad, for the octopus to copy.',
      { text: '{names} lent the blue chopsticks, in case that made a difference to an octopus.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate the rice that came out of the rock.',
      '{names} looked the other way, so that the octopus could move in.',
      { text: '{names} pressed the seaweed flat, for a door has to shut.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bento boxes were washed, and dried with their lids off. On the edge of one sat a grain of sesame, which was all that was left of looking.',
    '{H} brushed {H}’s teeth at the mirror, and somebody in there smiled. Then {H} crept into bed, legs first, and pulled the blanket across.'
  ],
  last: [
    'It was dark and warm under the lid, and {H} was asleep.',
    'Nobody looked, so nobody knows who was smiling, and {H} was asleep.'
  ]
})
