import { wishPlot } from '../wish-plot.ts'

const NO_MOO = ['wouldn’t moo', 'wouldnt moo', 'would not moo', 'won’t moo', 'wont moo', 'will not moo', 'refuses to moo', 'doesn’t moo', 'doesnt moo', 'didn’t moo', 'didnt moo', 'cannot moo', 'couldn’t moo', 'couldnt moo', 'never moos', 'never says moo', 'doesn’t say moo', 'won’t say moo', 'wouldn’t say moo', 'doesn’t want to moo', 'didn’t want to moo', 'doesn’t like mooing', 'stopped mooing', 'without a moo', 'waits to moo']

export const cowWouldntMoo = wishPlot({
  id: 'wish-cow-wouldnt-moo',
  beginsElsewhere: true,
  wishes: ['the cow who wouldn’t moo', ...NO_MOO.map((words) => `cow ${words}`), 'calf wouldn’t moo', 'calf won’t moo', 'calf doesn’t moo', 'cow good manners', 'cow manners', 'polite cow', 'cow mouth full', 'cow talks with its mouth full', 'cow never talks with its mouth full', 'silent cow', 'cow that stays silent', 'cow says nothing', 'cow doesn’t say anything', 'cow won’t say anything'],
  nothingElse: true,
  answers: ['whose', 'are', 'were', 'there', 'story', 'cow', 'cows', 'calf', 'moo', 'moos', 'mooed', 'mooing', 'say', 'says', 'saying', 'said', 'word', 'sound', 'noise', 'wouldn’t', 'wouldnt', 'would', 'won’t', 'wont', 'will', 'refuses', 'refused', 'refuse', 'doesn’t', 'doesnt', 'didn’t', 'didnt', 'don’t', 'can’t', 'cant', 'cannot', 'couldn’t', 'couldnt', 'could', 'never', 'not', 'any', 'anymore', 'anything', 'nothing', 'at', 'all', 'back', 'like', 'likes', 'want', 'wants', 'wanted', 'stopped', 'forgot', 'forgets', 'how', 'shy', 'quiet', 'silent', 'stubborn', 'grumpy', 'moody', 'polite', 'manners', 'well', 'mannered', 'good', 'mouth', 'full', 'chewing', 'chews', 'grass', 'cud', 'hay', 'lump', 'hoof', 'finger', 'sandwich', 'fence', 'gate', 'meadow', 'field', 'farm', 'farmer', 'farmyard', 'barn', 'herd', 'other', 'others', 'animals', 'friend', 'friends', 'everyone', 'everybody', 'else', 'waits', 'waited', 'finally', 'last', 'until', 'till', 'only', 'one', 'wanted', 'when', 'asked', 'asks', 'who', 'that', 'which', 'and', 'but', 'because', 'why', 'so', 'no', 'matter', 'what', 'brown', 'white', 'black', 'spotty', 'spotted', 'little', 'small', 'big', 'old', 'young', 'dairy', 'highland', 'jersey', 'funny', 'silly', 'happy', 'sad', 'sleepy', 'kind', 'stays', 'always', 'called', 'named', 'day', 'morning', 'evening', 'night', 'walk', 'countryside', 'grandpa', 'grandad', 'grandma', 'granny', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'child', 'girl', 'boy', 'a', 'an', 'the', 'its', 'his', 'her'],
  except: ['ill', 'sick', 'poorly', 'vet', 'hurt', 'died', 'dead', 'lost', 'stolen', 'beef', 'butcher', 'slaughter', 'milk', 'milked', 'milking', 'egg', 'moon', 'roof', 'road', 'oink', 'quack', 'meow', 'miaow', 'woof', 'baa', 'barks', 'cluck', 'pig', 'duck', 'swap', 'swapped', 'toy', 'costume', 'tractor', 'train', 'bull', 'chased', 'afraid', 'scared', 'holy', 'sacred', 'buffalo', 'sore throat', 'cough'],
  moods: ['question', 'waiting', 'quarrel', 'change', 'learning', 'first'],
  isTale: true,
  out: true,
  company: ['cow', 'cows', 'eleven', 'twelfth', 'fence', 'hoof', 'lump', 'lumps', 'neck', 'grass', 'gap', 'sandwich', 'bread', 'finger', 'clover', 'bus', 'duck', 'sheep', 'field', 'moo', 'pie', 'dog', 'plum', 'plums', 'trough', 'daisy', 'book', 'picture', 'mouth', 'foam', 'apple', 'meadow', 'rain'],
  about: 'Of twelve cows one will not moo, and lifts a front hoof instead, until somebody with a mouth full of sandwich lifts a finger; it has manners, and a cow’s mouth is empty only between two lumps, which is too short for a long question.',
  titles: ['Not with Its Mouth Full', 'The Twelfth Cow', '{H} and the Gap in the Chewing', 'One Hoof, Please', 'The Cow Who Wouldn’t Moo'],
  want: [
    {
      id: 'the-twelfth',
      A: 'partner',
      paragraphs: [
        '“Moo,” said {H} over the fence, and one cow wouldn’t moo back. There were twelve in the field, and eleven had answered, one after another. The twelfth looked at {H} in a friendly way. It chewed, and lifted one front hoof.',
        '“Perhaps it didn’t hear,” said {A}, and mooed as well, much lower. The cow looked at {A} and chewed. Up went the hoof again. {H} wanted that moo, because it was the only one still missing.'
      ]
    }
  ],
  way: [
    {
      id: 'on-one-leg',
      A: 'partner',
      paragraphs: [
        '“It’s waving,” said {H}, and lifted a foot too. There they stood, on both sides of the fence, each with one foot in the air. Nobody mooed. {A} lifted one as well, so as not to be rude, and fell against the gatepost. The cow went on chewing.'
      ]
    },
    {
      id: 'eleven-answers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The others were no trouble. “Moo,” said {H} to the first, and it mooed, and out came a daisy as well. With the second it was clover. The third mooed very hard, and {A} picked something green off one eyebrow.',
        '“You can see what they had for lunch,” said {A}. It was grass, as far as they could tell, and a corner of somebody’s map. The twelfth cow stood a little way off, and looked at the sky.'
      ]
    },
    {
      id: 'the-four-o-clock-bus',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re mooing like somebody from town,” said {A}. “It has to come from further down.” {A} took a breath right to the shoes, and mooed. It was a beautiful moo. From behind the hedge came an answer, deep and long.',
        '“There,” said {A}. But that was the four o’clock bus. It had stopped, and opened its doors, and was waiting. {A} had to go over and explain it to the driver. The twelfth cow listened to it all, and chewed.'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had brought a picture book, and held it up to the fence. There was a cow in it, and over the cow it said “Moo”. “That’s all you have to do,” said {A}. The twelfth cow came and looked at the page for a long time.',
        'It looked at the cow in the book as you look at somebody whose shirt is hanging out. “What’s wrong with that one?” asked {H}. They couldn’t find anything. The cow in the book stood in the sun, mouth wide open, with grass all over its chin.'
      ]
    },
    {
      id: 'another-word',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it says something else,” said {A}. “They needn’t all say the same.” {A} leaned on the fence. “Baa?” asked {A}. The cow looked round for a sheep. “Quack?” asked {A}. It looked round for a duck, and there was one.',
        'The duck had come from the far side of the trough, in a great hurry. {A} told it that it had only been a question. The duck stayed and waited, all the same. Somebody had called, and it wished to know what came next.'
      ]
    },
    {
      id: 'other-with-an-apple',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had found an apple tree, and came back with a very large apple. “Whuh huh how?” asked {A}. “What?” asked {H}. “Whuh huh how!” said {A}, and a bit flew over the fence. The twelfth cow shut its eyes for a moment.',
        '“A wet towel?” asked {H}. {A} chewed and chewed, and pointed at the field. “I said, what’s up with the cow?” said {A} at last. “It won’t talk to us,” said {H}. “We just can’t think why.”'
      ]
    },
    {
      id: 'pet-says-nothing',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Down by the lowest rail sat {A}, and looked at the twelfth cow. {A} said nothing, and the cow said nothing back. They did that for a good while. Neither of them seemed to miss anything.',
        'Then one of the eleven came over, to see what it was about, and mooed. When {A} looked up again, there was a buttercup between {A}’s ears. The twelfth cow leaned over the rail, and took it off with its tongue. It didn’t say a word about it.'
      ]
    },
    {
      id: 'the-finger',
      A: 'partner',
      paragraphs: [
        'They sat down in the grass, and {A} bit into a sandwich. “Why won’t it?” asked {H}. {A} looked in a friendly way, and chewed, and lifted one finger. That meant “Wait a moment”. Then {A} saw the finger, and looked at the hoof. “Mmm!” said {A}, and swallowed. “Its mouth’s full! It’s got manners, that’s all.”'
      ]
    },
    {
      id: 'elder-and-the-roast',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had an aunt with manners like that,” said {S}. “One day at dinner my aunt saw the dog come in and take the pie. None of us was looking. My aunt lifted one finger, and chewed.” “For how long?” asked {A}. “It was a big mouthful,” said {S}.',
        '“And then?” “Then my aunt swallowed, and said, ‘The dog has got the pie.’ It was beautifully said,” said {S}. “Only it wasn’t true any more. The dog had got nothing, and was asking for the custard.”'
      ]
    },
    {
      id: 'child-has-a-full-mouth',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} saw at once what a full mouth was good for. “Who’s had my plum?” asked {A}. {S} lifted one finger, and chewed. {A} waited. {S} chewed on the left, and chewed on the right. It was a very long plum.',
        '“There isn’t anything in there,” said {A}. {S} went on chewing a bit, and thought about it. Then {S} swallowed, so that you could hear it. “Me,” said {S}, with an empty mouth, as it should be.'
      ]
    },
    {
      id: 'so-long-a-question',
      A: 'partner',
      paragraphs: [
        'So they waited. The cow chewed, and then a lump went down its neck. “Now,” whispered {A}. “And what does the cow say, please?” asked {H}. It opened its mouth. But at “please” another lump came up the same neck, and up went the hoof.',
        '“They eat it all twice,” said {A}. “It’s never really empty.” “It is,” said {H}. “There’s a gap. I was in it with my question.” “It was a long question,” said {A}.'
      ]
    },
    {
      id: 'fifty',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} counted how often it chewed. Left, right, left, right. At fifty the lump went down. “And how long’s the gap?” asked {H}. {A} tried it out with “strawberry”, and only just got it in. The last bit of the strawberry had to be said very fast.',
        'So “What do you say?” was too long, and “If you please” was much too long. “Oi” would have gone in, but that was rude. {H} tried them all out on the gatepost. It said nothing, but it said it at once.'
      ]
    }
  ],
  turn: [
    {
      id: 'well',
      A: 'partner',
      paragraphs: [
        'They both watched the neck. Down went the lump. “Well?” asked {H}. And the cow mooed. The moo was as round as a barrel, and went right across the field. From the wood it came back again. The next lump had to wait its turn. Along the fence stood eleven cows, with grass hanging out, and stared.'
      ]
    },
    {
      id: 'what-was-in-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It wasn’t over yet. A lot had been saved up. “Listen,” said {A}. “That was Monday’s.” Then came Tuesday’s, and that was wet, because on Tuesday it had rained. On Wednesday a wasp must have come by. You could hear it turn off at the trough.',
        'At the end there was a very small moo, as thin as a straw. “That’s from when it was a calf,” said {H}. It had been at the bottom all this time. The cow looked surprised, and a bit lighter.'
      ]
    },
    {
      id: 'twelve-hooves',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now the others wanted to be asked like that, too. One of them shut its mouth over its grass, and lifted a hoof. Then the one beside it did. Soon twelve hooves were up, all along the fence. “Now nobody’s saying anything at all,” said {A}.',
        '{H} walked along the rail, and watched the necks. “Well?” Moo. “Well?” Moo. One after the other they fell into their gaps, some high and some low. And every mouth was empty. It was as good as bells.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        'Then the cow looked at {H}, and it was {H}’s turn. But {H} had just bitten into the rest of the sandwich, and it was a big bite. {H} lifted one finger, and chewed. The cow nodded. It had time.',
        '{A} watched {H}’s neck. The bread went down. “Well?” asked {A}. “Moo,” said {H}, and not a crumb came with it. The cow would have answered. But its mouth was full, so it lifted one hoof.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked through the fence, and was looked at by twelve cows.',
      '{names} walked along the rail, and eleven noses came along on the other side.',
      { text: '{names} counted the cows, and then the moos, and one was missing.', needs: ['hands'] },
      { text: '{names} brushed a bit of clover off one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the grass, and the cow lay down as well.',
      '{names} got a crust of the sandwich, and was very quiet after that.',
      { text: '{names} lifted one finger, and nothing happened to it.', needs: ['hands'] },
      { text: '{names} held a handful of grass over the fence, and it was chewed twice.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the moo go by, like a big warm wind.',
      '{names} looked to the wood, when the moo came back from there.',
      { text: '{names} clapped, for those who could not.', needs: ['hands'] },
      { text: '{names} waved to the twelfth cow from the gate.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the dark field the cows lay and chewed. Up came the clover from this afternoon, and it tasted just as good again.',
    '{H} stood and brushed, with a mouth full of foam. Somebody asked something, and {H} lifted one finger until the foam was gone. Then {H} lay down.'
  ],
  last: [
    'There was a gap, just as long as a moo, and in it {H} fell asleep.',
    'Behind a fence the day came up once more, and was chewed, and {H} was asleep.'
  ]
})
