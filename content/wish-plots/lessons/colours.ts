import { wishPlot } from '../wish-plot.ts'

/** The cup lies between green and blue: beside either it looks like the other. */
export const colours = wishPlot({
  id: 'wish-colours',
  wishes: ['colours', 'colors', 'learning colours', 'learning colors', 'learn colours', 'learn colors', 'learning colour', 'naming colours', 'names colours', 'name colours', 'knows colours', 'knows colors', 'know colours', 'confuses colours', 'trouble colours', 'favourite colour', 'favorite color', 'favourite colours', 'favorite colors', 'calls everything blue', 'calls everything green', 'everything is blue', 'blue or green', 'red yellow blue', 'red blue green', 'red blue yellow', 'sorting colours', 'sorting by colour', 'different colours', 'turquoise', 'teal'],
  answers: ['colours', 'colors', 'colour', 'color', 'learning', 'learn', 'learns', 'learned', 'learnt', 'teach', 'teaching', 'naming', 'name', 'names', 'knows', 'know', 'knowing', 'says', 'say', 'saying', 'calls', 'calling', 'everything', 'all', 'her', 'his', 'the', 'muddles', 'confuses', 'confused', 'up', 'wrong', 'right', 'gets', 'trouble', 'struggles', 'struggling', 'difficulty', 'favourite', 'favorite', 'what', 'what’s', 'which', 'is', 'my', 'your', 'asks', 'asking', 'always', 'keeps', 'can', 'can’t', 'doesn’t', 'not', 'yet', 'sorting', 'sort', 'sorts', 'by', 'order', 'different', 'difference', 'between', 'about', 'and', 'or', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'turquoise', 'teal', 'toddler', 'nursery', 'preschool', 'kindergarten', 'school', 'little', 'son', 'daughter', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'new', 'loves', 'likes', 'love', 'fun', 'today', 'proud', 'first', 'words', 'world', 'many', 'bright', 'pretty', 'around', 'us', 'everywhere', 'two', 'three'],
  except: ['skin', 'hair', 'eyes', 'eye', 'blind', 'people', 'race', 'mixing paint', 'rainbow', 'rainbows', 'paint', 'painting', 'paints', 'drawing', 'draw', 'pencil', 'pencils', 'crayon', 'crayons', 'felt', 'pens', 'book', 'holi', 'festival', 'powder', 'throwing', 'chameleon', 'octopus', 'changes', 'changing', 'change', 'changed', 'turned', 'turns', 'turn', 'lost', 'stole', 'stolen', 'disappeared', 'gone', 'monster', 'elephant', 'elmer', 'crow', 'parrot', 'bird', 'fish', 'butterfly', 'leaves', 'autumn', 'sea', 'sky', 'magic', 'dragon', 'unicorn', 'fairy', 'planet', 'land', 'hair', 'nails', 'wall', 'room', 'team', 'flag', 'gang', 'died', 'dead', 'hospital', 'bruise', 'bruises', 'hits', 'hurt', 'blood', 'pink', 'black', 'white', 'cup', 'cups', 'plate', 'light', 'lights', 'shoes', 'car', 'dress', 'baby', 'feelings', 'feeling', 'emotions', 'sweets', 'medicine', 'song', 'kite', 'belt', 'why', 'dream', 'animals', 'animal'],
  nothingElse: true,
  asked: true,
  moods: ['learning', 'question', 'change', 'quarrel', 'first'],
  fed: true,
  company: ['cup', 'sock', 'leaf', 'boot', 'orange', 'lemon', 'hat', 'row', 'lamp', 'window', 'floor', 'crust'],
  about: 'The hero’s favourite colour is blue, and the other says it is green, until a row of everything shows where the cup belongs, and it gets a name of its own.',
  titles: ['My Favourite Colour Is Cup', 'Red, Orange, Yellow, Green, Cup', 'Blue, Said {H}', 'It Lives in Between', 'It Goes with Butter'],
  want: [
    {
      id: 'blue-green',
      A: 'partner',
      paragraphs: [
        '{H} had learned all the colours, and had a favourite. “It’s blue,” said {H}, and held up a cup. “Like this.” “That’s green,” said {A}. {H} looked at it from outside and from inside. “Blue.” “Green.” Now {H} wanted to find out what {H}’s favourite colour was.'
      ]
    }
  ],
  way: [
    {
      id: 'sock-and-leaf',
      A: 'same',
      paragraphs: [
        '{A} fetched a blue sock, and stood the cup on it. On the sock it was green. “There you are,” said {A}. {H} fetched a green leaf out of the salad, and stood the cup on that. On the leaf it was blue. “There you are,” said {H}.',
        'They did it all again, and looked hard. “It never says what its friend says,” said {H}.'
      ]
    },
    {
      id: 'in-the-passage',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Beside the window the cup was blue, too. Under the lamp in the hall it was green. {A} carried it from one to the other and back, to catch it at it. {H} walked behind, with one eye on the cup.',
        'But half way there was a bit of passage where it was dark. They stood there and saw nothing. “This is where it does it,” whispered {H}.'
      ]
    },
    {
      id: 'underneath',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it says what colour it is,” said {A}, “on the bottom.” {H} turned the cup over to look. It had not been empty. “What does it say?” asked {A}, quite calmly, with one wet leg. “It says, ‘Do not boil,’” said {H}.',
        'They looked at {A}’s trousers. One leg was the old colour, and the other was the same, only more so. “What’s that one called?” asked {H}. “Wet,” said {A}.'
      ]
    },
    {
      id: 'as-somebody-else',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll come in again,” said {A}, “as if I’d never seen it.” {A} went out of the door, and came in as somebody else. {H} held up the cup. “Good day,” said {H}. “What colour is this?” {A} looked down into it. “White,” said {A}.',
        '“White?” “Or what colour’s milk?” asked {A}. {H} tipped it a little, so that you saw the outside as well. “And there it’s dripping,” said {A}.'
      ]
    },
    {
      id: 'elder-grey-coat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Look, here I am in my favourite colour,” said {S}, and held out a photograph. It was an old one. {S} was small in it, and grey, and so were all the others. “Grey?” asked {A}. “Red,” said {S}. “You had to know.”',
        '{S} showed {A} the rest. There was a brown goat, and a green door. “And that’s our neighbour,” said {S}. “He was furious.” “Was he red as well?” “Right up to the ears.”'
      ]
    },
    {
      id: 'two-socks',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Let’s see it on the other sock,” said {A}, and fetched it. They laid the two side by side. The one had been to the wash all winter. The other had spent the winter behind the chest of drawers. They were not the same at all.',
        '“Which of them’s blue?” asked {H}. {A} looked from sock to sock. “I’ve been going out in both,” said {A}, and put both feet under the chair.'
      ]
    },
    {
      id: 'on-the-wall',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked at the cup until both eyes were quite full of it. Then {H} looked at the white wall. There hung a cup, all by itself, and it was pink. “Now it’s pink!” said {H}. “That doesn’t help,” said {A}, and tried it too.',
        'It was true. The pink cup went wherever {A} looked, up to the ceiling and over to the door. “It’s got out,” said {A}. They had to blink it away.'
      ]
    },
    {
      id: 'lives-in-between',
      A: 'partner',
      paragraphs: [
        '{A} held the leaf to the left of the cup, and the sock to the right. “It’s a bit too blue for green,” said {A}. “And for blue it’s a bit too green. I think it lives in between.” “Then it needs them both, all the time,” said {H}. “And they’ve got neighbours too.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-row-of-all',
      A: 'partner',
      paragraphs: [
        'So they laid all the colours in a row on the floor. A boot was red. Next to it came an orange and a lemon, and then the leaf. After that came the cup, the sock and a purple hat. {H} walked along and named them. “Red, orange, yellow, green …” At the cup {H} stopped. “Blue, purple.” The cup had a place now. It only had no name.'
      ]
    },
    {
      id: 'room-for-more',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} lay down with one cheek on the floor. “There’s a gap,” said {A}, “between the lemon and the orange.” They put in an egg yolk, in a glass. Then there was a gap between the lemon and the yolk, and they put in the butter.',
        '“And between the lemon and the butter?” asked {A}. It got longer and longer in the middle. At the ends it was just as long as before. “You could live your whole life in here,” said {H}, “and never get as far as green.”'
      ]
    },
    {
      id: 'child-stripes',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My favourite colour’s stripes,” said {S}. “That isn’t a colour,” said {A}. “It’s two,” said {S}. “I get more.” {S} had them on, in yellow and blue, and wanted to be in the row as well.',
        '{A} thought about where. In the end {S} lay with both feet by the lemon and the head by the sock. The leaf and the cup had to stand on {S}’s tummy. Nobody was to laugh, and so they did.'
      ]
    },
    {
      id: 'egg-and-umbrella',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was an egg left over, and a black umbrella. {A} tried the egg next to the lemon. It looked as if it had been ill. {H} tried the umbrella next to the hat, and that was better. “But where’s white?” asked {A}.',
        '{H} carried the egg right round to the other end, in front of the boot. “First you switch on the light,” said {H}, “then come the colours, and then you switch it off.”'
      ]
    },
    {
      id: 'pet-in-the-row',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to see what lay there, from the boot to the hat and back. Then {A} chose a place, and stayed in it. {H} looked at {A}, and at what lay to the left and to the right. “You don’t go there,” said {H}.',
        '{A} did not move. {H} looked again, for a good while, with both eyes nearly shut. “A bit, perhaps,” said {H}, and pushed the others up.'
      ]
    },
    {
      id: 'like-the-orange',
      A: 'partner',
      paragraphs: [
        '“What did they do about orange?” asked {A}. {H} thought. “They called it after the orange.” “Nobody minded,” said {A}. {H} bent down to the cup. “Then this is cup,” said {H}. They tried it out, from the boot to the hat. “Red, orange, yellow, green, cup, blue, purple.” There was no bump in it. “My favourite colour’s cup,” said {H}.'
      ]
    },
    {
      id: 'through-the-house',
      A: 'other',
      spare: 11,
      paragraphs: [
        'After that other things wanted a name as well. {H} and {A} went through the house with it. The towel was “washed too often”. The wall was “nearly”. “And my nose?” asked {A}, who had been out in the wind. “Radish,” said {H}.',
        '{A} wanted to know about an old jumper, since it never went with anything. {H} walked round it twice. “That’s Thursday,” said {H}. So it had not been {A}’s fault.'
      ]
    },
    {
      id: 'in-the-cheese',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“I see something that you don’t see,” said {H}, “and it’s cup.” {A} looked for it on the shelf and under the rug. It was in the fridge, in a cheese. A thin crooked line of it ran right through the middle.',
        '“But on the paper it says blue cheese,” said {A}. They put the paper straight again. “Everybody makes that mistake,” said {H} kindly.'
      ]
    },
    {
      id: 'by-telephone',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} rang up a shop, about wool for a cap. “What colour would you like?” asked the telephone. “Cup,” said {A}. The telephone was silent. “What sort of cup would that be?” it asked then. {A} handed it on to {H}, who knew most about it.',
        '“It’s what comes after green,” said {H}. There was a rustle, and somebody went along a shelf. “You’re right,” said the telephone. “We’ve always just skipped that.”'
      ]
    },
    {
      id: 'the-leaf-wanders',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The leaf had begun to hang its head. “It’s going yellow round the edge,” said {A}. {H} lay down to see. It was still in its place, and yet it was on the way to the lemon.',
        'They gave it some water in a spoon, but it had made up its mind. So {H} moved it over a little, and put a fresh one where it had been. “You can’t just leave green alone,” said {H}.'
      ]
    },
    {
      id: 'crust',
      A: 'partner',
      paragraphs: [
        '“And what’s yours?” asked {H}. {A} had always said green, but only because people ask so fast. Now {A} went along the whole row, and on to the kitchen. {A} came back with the end of a loaf. “Crust,” said {A}. It lay between the boot and the orange, and went very well there. A little later there was a bite out of it. “It’s a good colour,” said {H}, and chewed. “It goes with butter.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the cup, and that was all one colour.',
      '{names} had no favourite, and came to hear about it.',
      { text: '{names} put up one hand for blue, and then the other for green.', needs: ['hands'] },
      { text: '{names} held the cup up to the light, and gave it back.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the leaf, and found it quite green.',
      '{names} sat down on the other sock.',
      { text: '{names} shook one leaf dry, so that it could be compared.', needs: ['hands'] },
      { text: '{names} covered up the sock, to see what the cup would do.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along the row, and stopped where it smelled of orange.',
      '{names} lay down beside the boot, at the red end.',
      { text: '{names} rolled the lemon back to its place with one finger.', needs: ['hands'] },
      { text: '{names} brought a spoon, and it was no colour at all.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took up the row again, from the boot to the hat. Only the cup stayed, on the window sill.',
    '{H} was washed, and lay down. It got dark, and the colours went out, first red and then the others. The last to go was the cup.'
  ],
  last: [
    'The cup had gone out on the sill, and {H} was asleep.',
    'Everything was the same colour by then, and {H} was asleep.'
  ]
})
