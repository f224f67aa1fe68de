import { wishPlot } from '../wish-plot.ts'

export const slippers = wishPlot({
  id: 'wish-slippers',
  wishes: ['slippers', 'slipper', 'house shoes', 'house shoe', 'indoor shoes', 'indoor shoe', 'bedroom slippers', 'slippers bed', 'carpet slippers', 'zapatillas de casa', 'pantoufles', 'chaussons', 'chinelos', 'pantuflas'],
  except: ['grandad', 'grandpa', 'granddad', 'gramps', 'grandma', 'granny', 'nana', 'nan', 'dad', 'daddy', 'mum', 'mummy', 'uncle', 'brother', 'sister', 'purple', 'red', 'blue', 'green', 'yellow', 'pink', 'black', 'white', 'grey', 'sparkly', 'stripy', 'orange', 'glass', 'cinderella', 'ruby', 'ballet', 'oz', 'princess', 'lost', 'missing', 'gone', 'stolen', 'chewed', 'ate', 'eaten', 'dog', 'puppy', 'hospital', 'died', 'dead', 'bath', 'orchid', 'flower', 'left'],
  answers: ['warm', 'cosy', 'cozy', 'snug', 'fluffy', 'furry', 'soft', 'comfy', 'comfortable', 'woolly', 'new', 'old', 'favourite', 'favorite', 'pair', 'cold', 'floor', 'feet', 'toes', 'toe', 'morning', 'beside', 'wearing', 'wear', 'wears', 'reverse', 'backwards', 'parked', 'parking', 'beep'],
  nothingElse: true,
  company: ['bed', 'floor', 'lorry'],
  about: 'In the morning the slippers look the wrong way, for they were left by somebody who went to bed forwards; so the hero reverses in.',
  titles: ['Beep, Beep, to Bed', 'Looking at the Bed', 'One Cold Toe', '{H} Backs In', 'Left a Bit, and Stop'],
  want: [
    {
      id: 'cold-toe',
      A: 'partner',
      paragraphs: [
        'Every morning it was the same. {H} put one warm toe out of bed, and the floor was cold. The slippers stood right there. But they were looking at the bed, and {H} was coming out of it. Nobody can get into slippers from the front.',
        '“Brr,” said {H}. Just once {H} wanted to get up straight into both slippers, without any floor. “We’ll practise it,” said {A}. “Good night.”'
      ]
    },
    {
      id: 'where-it-is-coldest',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they had to know how cold it was. {H} put down one bare toe in several places and said what it was like. The rug was June. By the door it was about November.',
        '“And beside the bed?” asked {A}. {H} put down the toe and took it up again very fast. “That’s the North Pole,” said {H}. “And the slippers are standing on it, with their backs to me.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-slippers-come',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could call them,” said {A}. They tied a piece of wool to each of the slippers, and took the ends to bed. “Good morning,” said {A}, and {H} pulled.',
        'The slippers came. They came up over the edge, toes first, and lay down on the pillow. They were looking at {H} from very near. “They’re good at coming,” said {H}. “They don’t know when to stop.”'
      ]
    },
    {
      id: 'out-backwards',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} tried to get up the other way about. You roll on your tummy and let the feet down first, and you don’t look. One foot hung there and felt round, and the other did. Then they were in. They were really in the slippers.',
        'There stood {H}, with a nose in the duvet. “You’re up,” said {A}, “but you’ve got your back to the day.” {H} said good morning to the mattress. It was not the same.'
      ]
    },
    {
      id: 'by-hand',
      A: 'partner',
      paragraphs: [
        '{H} lay down, hung over the edge, and turned the slippers round by hand. “Good morning,” said {A}. Down came {H}’s feet, and there was floor. “Brr.” Where hands hang out of a bed, no feet come down.',
        'So {A} pushed the slippers along to the right place. “Good morning.” Down came the left foot, into the right slipper. The right foot was still looking. “Brr,” it said.'
      ]
    },
    {
      id: 'who-it-sounds-like',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} sat down with both eyes shut, to listen to slippers. “That’s you,” said {A}, when it went flip, flap, flip. “And when you’re cross it’s only flap.” {H} shuffled past without lifting a foot. “That’s somebody with a cup that’s too full.”',
        'Then it was quiet for a while. “And now?” asked {H}, from very close by. {A} jumped. {H} had both the slippers on {H}’s hands.'
      ]
    },
    {
      id: 'warmed-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps we should warm the floor,” said {A}, and lay down on the cold place. It takes longer than you think to warm a floor. {H} sat up in bed and waited, with the slippers on {H}’s lap.',
        '“Is it June yet?” asked {H}. “March,” said {A}, through chattering teeth. By then most of the cold had gone out of the floor and into {A}. “I can’t do this every morning,” said {A}.'
      ]
    },
    {
      id: 'all-night',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What have they got to look at, all night?” asked {A}. {H} hung over the edge to see. There was the side of the bed, with a screw in it, and a bit of sheet.',
        '“The left one’s got the screw,” said {H}. “The right one’s only got wood.” It did not seem fair, so they swapped the slippers over for a while. That was how {H} got up with two left feet, or possibly none.'
      ]
    },
    {
      id: 'a-third-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We need more slippers,” said {A}. “You put them down everywhere, facing out. Then you’re sure to hit some.” They fetched every one that they could find, and a pair of wellies, and an oven glove.',
        '“Good morning,” said {A}. {H} came down with the left foot in a welly, and the right one in the oven glove. Nobody had said brr. But it was a long way to breakfast like that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had never needed any slippers, and had a good look at these. They smelled of {H}, and they kept still. {A} settled down right beside them, with a view of the bed.',
        '“You’re facing the wrong way too,” said {H}. {A} did not think so. From there you could see at once if somebody woke up.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“My grandfather’s slippers stood by the stove,” said {S}. “They were as big as two loaves. You weren’t allowed to touch them.” “And did you?” asked {A}.',
        '“I sat in the left one,” said {S}, “when I was small enough. It was the warmest place in the house. He came in, and looked, and put on the right one. He went about all evening with only that.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} stepped into the slippers from behind, with {A} in them already. There was just room for four heels. “Where are we going?” asked {S}. “To bed and back,” said {A}.',
        'It went well as long as nobody wanted anything else. Left, said the one in front, and right, said the one at the back. They sat down sooner than they had meant to. “Brr,” said {S}, who had got the floor.'
      ]
    },
    {
      id: 'they-think-you-have-gone',
      A: 'partner',
      paragraphs: [
        '{A} lay down beside the slippers, on the floor, and looked where they were looking. “They’re looking after you,” said {A}. “You went to bed forwards. They stand the way the feet stood last. They’ve no idea that you’re coming back.”',
        '{H} thought about it. “Then it isn’t the slippers,” said {H}. “It’s me. I go in the wrong way round.”'
      ]
    }
  ],
  turn: [
    {
      id: 'reversing',
      A: 'partner',
      paragraphs: [
        '{H} put on the slippers and went to the far wall. There {H} turned round, and came to bed backwards. “Beep,” said {H}. “Beep. Beep.” {A} waved {H} in, as you do with a lorry. “Left a bit,” called {A}. “Straight now. And stop.” Something soft bumped {H} behind the knees.',
        '{H} sat down, and drew both feet out, straight up. There stood the slippers with their heels to the bed, looking out into the room. “Good night,” said {A}. “And good morning.” Down came two feet at once. Nobody said brr.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“A lorry’s got mirrors,” said {H}. {A} fetched the big spoon. {H} held it up in front and looked over one shoulder with it. There in the spoon was the bed, and it was hanging from the ceiling.',
        '“It’s upside down,” said {H}. “Steer for the pillow,” said {A}. {H} steered for the pillow, beeping, and came in beside the chair. After that they trusted to the waving.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'other',
      spare: 9,
      paragraphs: [
        'In the hall the shoes stood with their noses to the wall, as if told off. “Every one of them went in forwards,” said {A}. So they turned them round, pair by pair, to look at the door.',
        'It was quite a different hall. Anybody could have got in and driven off, even in the dark. “They look as if they’ve got plans,” said {A}.'
      ]
    },
    {
      id: 'tight-space',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“That was easy,” said {A}. “Now do it with traffic.” {A} put a chair on the left, and a basket on the right. Between them there was just room for one child in slippers, with the elbows in.',
        '{H} looked at it, drove forward once more, and took it at an angle. “Beep. Beep.” An elbow touched the basket, and it rocked. “That’s only the bumper,” said {H}, and was in.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the real morning nobody is properly awake, so they had to try that too. {H} lay there with both eyes shut, and snored a bit. “Good morning,” whispered {A}.',
        'Two feet came out from under the duvet and went down by themselves. They knew nothing about anything. They were in the slippers before {H} was. “You could have slept through it,” said {A}.'
      ]
    },
    {
      id: 'a-small-list',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What else do you go into forwards?” asked {A}. {H} thought. There was the cupboard, and the bath, and the chair. “No, a chair you do backwards,” said {H}, “and nobody minds.”',
        '{H} showed it. You walk up, turn round, and let yourself down where you can’t see. They did it several times. The slippers had known it all along. In front of a chair they always stood the right way.'
      ]
    },
    {
      id: 'somebody-behind-you',
      A: 'partner',
      paragraphs: [
        '“Does it have to beep?” asked {A}. “Of course,” said {H}. “There might be somebody behind you.” {A} moved out from between {H} and the bed. Then {A} went over to the far wall and turned round. “Beep,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down as well, at the good night.',
      '{names} tried the cold place, and moved to the rug.',
      { text: '{names} smoothed the slippers, which had fluff in.', needs: ['hands'] },
      { text: '{names} drew the curtain, and opened it, for the night between.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the bed, to see what the slippers saw.',
      '{names} said nothing, and shivered a little, at each brr.',
      { text: '{names} laid out a scarf on the cold place, and it slid.', needs: ['hands'] },
      { text: '{names} clapped for the foot that had found something.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way at the beep.',
      '{names} came after the lorry, at a good distance.',
      { text: '{names} waved from the other side, and both were right.', needs: ['hands'] },
      { text: '{names} held up a red sock for stop.', needs: ['hands'] }
    ]
  },
  bed: [
    'They cleared the road from the wall to the bed, and put away whatever was not a slipper.',
    'Then {H} washed, and came to bed backwards, beeping, though more softly. The slippers stood beside it with their heels in, and looked out into the room.'
  ],
  last: [
    'The slippers looked towards the morning, and {H}, quite warm down to the last toe, was asleep.',
    'Backed in, with nothing behind, and all ten toes under cover, {H} was asleep.'
  ]
})
