import { wishPlot } from '../wish-plot.ts'

export const potty = wishPlot({
  themes: ['potty'],
  beginsElsewhere: true,
  wishes: ['poop potty', 'pooping potty', 'poops potty', 'poo potty', 'poos potty', 'pooing potty', 'number two potty', 'scared poo potty', 'wee on the potty', 'wee in the potty', 'first wee potty', 'did a wee potty', 'pee on the potty', 'pee in the potty', 'poo on the potty', 'poo in the potty', 'potty for the first time', 'first time potty', 'weed in the potty', 'peed in the potty'],
  moods: ['learning', 'first', 'proud', 'waiting', 'afraid'],
  except: ['line', 'peg', 'pegs', 'wind', 'superhero', 'king', 'emperor'],
  answers: ['orinal', 'penico', 'pot', 'training', 'toilet', 'loo', 'using', 'pants', 'underpants', 'nappy', 'nappies', 'diaper', 'diapers', 'poo', 'poop', 'pooping', 'scared', 'afraid', 'on', 'number', 'two'],
  about: 'The hero teaches a bear to use the potty, drinks its tea for it, and is the one who has to go.',
  titles: ['Three Cups of Tea for Button', 'Somebody’s Knocking', '{H} and the Bear on the Potty', 'Off, Button, It’s My Turn', 'Who Did the Wee'],
  want: [
    {
      id: 'bear',
      A: 'partner',
      paragraphs: [
        'The potty was red, and up to now only a bear had sat on it. The bear was called Button. {H} was teaching it to do a wee. “It has to be tonight,” said {H}. “Button’s too big for nappies.”',
        '“Has it done anything yet?” asked {A}. “No,” said {H}, “but it’s sitting very well.” {A} lifted the bear and looked. The potty was as dry as a plate.'
      ]
    }
  ],
  way: [
    {
      id: 'curtain',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps it doesn’t want us to look,” said {A}. So they put the potty behind the curtain, with the bear on it. Only two feet stuck out below. They stood in front and waited. “Are you done?” asked {H}. Nothing was said. “And now?”',
        '“If you ask all the time, it can’t,” said {A}. “Nobody can.” That was true. {H} put a hand over {H}’s mouth, and asked nothing at all. Then {H} had to lift the edge, only a bit. The bear looked straight back. It had not had a minute to itself.'
      ]
    },
    {
      id: 'warm-seat',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Feel that,” said {H}. The potty was as cold as a spoon. “Would you want to sit on it?” {A} would not. So {A} put the potty under {A}’s jumper, to warm it up, with both arms round it.',
        '“Who’s that in there?” asked {H}, and knocked. “Nobody so far,” said {A}. They walked up and down with it until it was warm. Then it had to be quick. Out came the potty, and {H} set the bear down at once, before the warm got out. Button sat there as if on toast. It did nothing, but it did it warm.'
      ]
    },
    {
      id: 'paper',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} and {A} got the paper ready. {H} pulled at the end of it. The roll jumped down and ran away, across the floor and out of the door. There was a long white road behind it.',
        '“How much does a bear need?” asked {H}. “About as much as its hand,” said {A}. So they took one piece and rolled the rest up again. The roll came out twice as thick as before, with some crumbs in it.'
      ]
    },
    {
      id: 'pants',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For afterwards Button had to have pants. {H} brought a pair of {H}’s own, with stripes on, and put the bear in. There was room in there for a whole row of bears.',
        '{A} fetched an odd sock and folded the top down. It fitted exactly, and the heel was just right for the tail. “Those are for when it’s done it,” said {H}, and hung them where Button could see them.'
      ]
    },
    {
      id: 'flush',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And then you flush,” said {H}, “and that’s the loud bit.” {A} lifted the bear up, and {H} showed it the big toilet. {A} pressed the button.',
        'It roared, and it swirled, and it swallowed. {H} held the bear’s ears shut. “It only says that because its mouth’s full,” said {H}.'
      ]
    },
    {
      id: 'company',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The potty may be lonely,” said {A}, and turned a bucket upside down and sat next to it. They sat there side by side, {A} and the bear, and looked straight ahead.',
        '“What do you talk about, when you sit there?” asked {H}. “You don’t,” said {A}. “You look at the tiles.” {H} counted them with the bear. There were forty, and one of them had a crack like a worm.'
      ]
    },
    {
      id: 'own-place',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked in at the door. “{A} knows where to go,” {H} told the bear. “And nobody ever had to show {A} how.”',
        '{A} looked at the bear on the potty with great interest, and went away again. It was plain that {A} would have done it differently.'
      ]
    },
    {
      id: 'roses',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine had roses painted in it, right at the bottom,” said {S}. “It stood under the bed.” {A} wanted to know if they were nice roses. “Very nice,” said {S}. “I was always sorry for them.”',
        '{A} looked into the red potty. There was nobody in it to be sorry for.'
      ]
    },
    {
      id: 'queue',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had brought a rabbit, a lion and a car. {S} put them in a queue behind the bear. “The car doesn’t need to,” said {A}. “It does,” said {S}. “It’s got petrol in it.”',
        'The lion pushed in, and {S} had to speak to it. After that it went round to the back and waited like the others.'
      ]
    },
    {
      id: 'trying',
      A: 'partner',
      paragraphs: [
        'They tried everything. {A} read Button a book about ducks. {H} turned on the tap, because that sound helps. “Try hard, Button,” said {H}. Button tried so hard that it fell into the potty backwards, with both feet up.',
        '“It doesn’t know how,” said {H}. {A} gave the bear a gentle squeeze. “It’s empty,” said {A}. “That’s why. What comes out has to go in first. Has Button had anything to drink today?” “No,” said {H}. “Nobody asked it.”'
      ]
    },
    {
      id: 'ducks',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the book about ducks there was a lot of water. {A} read all of it, the pond and the rain and the puddle. After every page they looked at the bear.',
        '“Does it help?” asked {H}. “I couldn’t say,” said {A}. “It helps me.” And {A} put down the book and went out for a minute. They heard the big toilet flush. “You see?” said {H} to the bear. “It’s quite easy.”'
      ]
    },
    {
      id: 'tea',
      A: 'partner',
      paragraphs: [
        'So {A} laid a cup and a jug, and Button had tea. It was water, really. {H} held the cup to the bear’s mouth, and none of it went in. “I’ll drink it for you,” said {H}, and drank it up. Button had a second cup like that, and a third.',
        '“How does it know when?” asked {H}. “You feel it,” said {A}. “It’s as if somebody’s knocking from inside, low down. Then you don’t wait. You go.” {H} put one ear to the bear and listened for the knock.'
      ]
    }
  ],
  turn: [
    {
      id: 'knocking',
      A: 'partner',
      paragraphs: [
        'They waited. {H} stood on one leg, and then on the other. “Somebody’s knocking,” said {H}, “but not on Button.” “Then run!” said {A}.',
        '{H} ran. On the potty sat the bear. “Off, Button! It’s my turn!” said {H}. The bear did not hurry. So {H} put it into {A}’s arms, pulled everything down, and sat. It was just in time. It sounded like rain on a tent.'
      ]
    },
    {
      id: 'look',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The rain on the tent went on for quite a while. {A} and the bear looked at the tiles, to be polite. “Is that all?” asked {A}, when it was quiet. “Wait,” said {H}. There was one more drop. “Now it is.”',
        '{H} used one piece of paper, as long as a hand. Then {H} stood up and turned round to see.'
      ]
    },
    {
      id: 'whose',
      A: 'partner',
      paragraphs: [
        '“There,” {H} told the bear. “That’s how.” {A} held it so that it could see in. The potty was not dry any more. “That’s three cups,” said {A}. “That’s Button’s tea.”',
        '{H} looked at the bear, and at the potty. “Then it’s a bit Button’s wee too,” said {H}. “I only did it for Button.” They poured it away together, and all three of them waved.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in a row beside the bear, without a potty.',
      '{names} peered into the potty, and it was still dry.',
      { text: '{names} folded up a nappy, and stood it in the cupboard.', needs: ['hands'] },
      { text: '{names} made a pile of ducks and books, for if it took long.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the tap, and had to go out for a minute.',
      '{names} tried hard too, and got no further than the bear.',
      { text: '{names} sat Button up again, and straightened the ears.', needs: ['hands'] },
      { text: '{names} read on in the book, up to where the ducks swim.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped out of the way, by a hair.',
      '{names} listened to the rain on the tent, with respect.',
      { text: '{names} held the door, both when it flew open and after that.', needs: ['hands'] },
      { text: '{names} brought the paper, three sheets of it, and a fourth for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup and the jug went back to the kitchen, and the ducks to the other books.',
    'Then they all washed their hands, with soap, and one of them had paws. {H} put the potty where {H} could find it in the morning, and lay down next to Button.'
  ],
  last: [
    'Nobody was knocking now, not on Button, and not on {H}, who was asleep.',
    'The potty stood ready and had nothing to do, for {H} was asleep.'
  ]
})
