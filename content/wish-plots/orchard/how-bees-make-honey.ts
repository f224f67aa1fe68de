import { wishPlot } from '../wish-plot.ts'

export const howBeesMakeHoney = wishPlot({
  id: 'wish-how-bees-make-honey',
  wishes: ['bees make honey', 'bee make honey', 'bees makes honey', 'bee makes honey', 'bees making honey', 'bee making honey', 'bees made honey', 'honeybees make honey', 'honeybees making honey', 'bees honey', 'bee honey', 'honeybees honey', 'how honey made', 'where honey made', 'who makes honey', 'how honey', 'why honey', 'honey come from', 'honey comes from', 'honey made of', 'making honey', 'make honey', 'makes honey', 'honey made', 'nectar honey', 'nectar into honey', 'bees collect nectar', 'bees nectar', 'bee nectar'],
  asked: 'fact',
  nothingElse: true,
  answers: ['how', 'why', 'where', 'what', 'do', 'does', 'is', 'are', 'bee', 'bees', 'honeybee', 'honeybees', 'bumblebee', 'busy', 'make', 'makes', 'making', 'made', 'maker', 'makers', 'honey', 'nectar', 'pollen', 'flower', 'flowers', 'collect', 'collects', 'collecting', 'gather', 'gathers', 'turn', 'turns', 'get', 'fetch', 'from', 'come', 'comes', 'of', 'into', 'out', 'the', 'their', 'it', 'us', 'for', 'we', 'hive', 'hives', 'beehive', 'honeycomb', 'wax', 'buzz', 'buzzing', 'queen', 'wings', 'little', 'all', 'really', 'exactly', 'actually', 'story', 'about', 'explain', 'learn', 'learning', 'tell', 'me', 'work', 'works', 'working', 'together', 'winter', 'need', 'so', 'much', 'long', 'take', 'inside', 'tummy', 'stomach', 'who', 'sweet', 'jar', 'always', 'summer', 'know', 'wants'],
  except: ['bear', 'bears', 'pooh', 'cake', 'cakes', 'biscuits', 'bread', 'sting', 'stung', 'stings', 'stinging', 'died', 'die', 'dies', 'dead', 'dying', 'wasp', 'wasps', 'ant', 'ants', 'moon', 'badger', 'sandwich', 'sandwiches', 'mum', 'nana', 'grandma', 'granny', 'grandpa', 'can’t', 'cannot', 'couldn’t', 'allergic', 'cough', 'ill', 'sick', 'forgot', 'refuses', 'lost', 'dragon', 'robot', 'keeper', 'beekeeper', 'spill', 'spilt'],
  moods: ['question', 'learning', 'first'],
  company: ['bee', 'bees', 'honey', 'jar', 'jug', 'spoon', 'hive', 'flower', 'egg', 'towel', 'window', 'curtain', 'plate', 'bread', 'queen'],
  fed: true,
  about: 'There is one spoonful of honey left for two, so they make another as bees do, and it will not get thick, until a drop by the window shows what the wings are for.',
  titles: ['A Stomach for Carrying', 'Twelve to a Spoon', '{H} Makes Some Honey', 'What the Wings Are For', 'The Thirteenth Drop'],
  want: [
    {
      id: 'last-spoonful',
      A: 'partner',
      paragraphs: [
        'There was one spoonful of honey left, and {H} and {A} both wanted it. {H} laid the full spoon on a saucer. “We’ll make another,” said {H}. “How do bees make honey?” “They find it in flowers,” said {A}, “and carry it home.”',
        'So a jug of apple juice on the window sill was a flower, with paper petals. The empty jar was the hive. Tea towels were wings. “Buzz,” said {H}, and flew off.'
      ]
    }
  ],
  way: [
    {
      id: 'other-stomach',
      A: 'same',
      paragraphs: [
        '{H} drank from the flower, flew home and bent over the hive. Nothing came out. “I’ve swallowed it,” said {H}. “Bees have a second stomach,” said {A}, “only for carrying.” {H} felt all round. There was just the dinner one.',
        'So {H} carried it in an egg cup, and some was spilt on the sill. When the hive was half full, {H} poured a little on bread, and it ran straight through. “That isn’t honey,” said {A}, and shook a wet sleeve. “It’s nectar. It’s still flower.”'
      ]
    },
    {
      id: 'hundred-flowers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’re home too soon,” said {A}. “A bee has to call at a hundred flowers before that stomach’s full.” So they had to find more flowers. The lamp was one, and so was every shoe, and each gave half a drop of nothing.',
        'At the thirtieth flower {H} forgot which had been done already. “How do bees know?” asked {H}. “They leave a smell behind,” said {A}. With the shoes that was no help at all.'
      ]
    },
    {
      id: 'at-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Stop,” said {A}, who was now the guard of the hive. “I have to smell you. Every hive’s got a smell of its own, and strangers only come for the honey.” {A} sniffed at {H}’s neck. “Apple,” said {A}. “And a bit of cheese.”',
        '{H} sniffed back. “You smell of cheese as well,” said {H}. So that evening they were sisters, and nobody could say anything against it.'
      ]
    },
    {
      id: 'pet-drone',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} carried no nectar. {A} was in the way, and looked on as if all this had been ordered. “Is {A} a bee too?” somebody asked. “A drone,” said {H}. “There are some in every hive. They don’t work, and they get fed.”',
        '{H} flew round {A} in a wide curve from then on, and said good afternoon. It was the only bee in the house that was getting any rest.'
      ]
    },
    {
      id: 'elder-flies-out',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had sat down to watch. “With bees it’s the oldest who fly out,” said {A}. “The young ones stay in and tidy the hive.” “Who thought of that?” asked {S}. But {S} got up, was given an egg cup, and flew as far as the window sill.',
        '{S} stayed away for a long time. “Did you get lost?” called {A}. “I’ve met a geranium I used to know,” said {S}, and came home with a full load.'
      ]
    },
    {
      id: 'through-a-sieve',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The nectar’s nearly all water,” said {A}. “We only have to get that out.” They took a sieve, so that the honey should stay on top. Everything went through. They turned the sieve over and tried the other side.',
        '“Perhaps the water’s quicker,” said {H}. “If we tip it very fast, the sweet part won’t notice.” They tipped it very fast. It was all over the table, and the sweet part had noticed.'
      ]
    },
    {
      id: 'warm-hive',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“It’s warm in a hive,” said {A}, “as warm as under your arm.” So {H} put the jar under one arm, and kept it there. After a while the arm was cold, and the juice was still juice.',
        '“There are thousands of them in there,” said {A}. “That’s a lot of arms.” They stood close together with the jar between them, and neither could turn a page or scratch. “I’d get nothing done,” said {H}.'
      ]
    },
    {
      id: 'by-the-window',
      A: 'partner',
      paragraphs: [
        '“It’s too wet,” said {H}. “Then we’ll wait,” said {A}. It stayed as thin as rain. {H} leaned on the sill, and one elbow stuck. There was the spilt drop, flat and brown, and it pulled a thread.',
        'Beside it the curtain went out and in. {A} looked at both. “The wind did it,” said {A}. “It’s carried the water off.” {H} took hold of the tea towel. “So that’s what bees do with their wings,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wind',
      A: 'partner',
      paragraphs: [
        'Bees pass nectar on from mouth to mouth. So it went from egg cup to egg cup, and onto a plate. {H} beat both wings. Six drops landed on {A}. “Softly,” said {A}. They fanned for as long as a song, and then another. {H} tilted the plate, and nothing ran.',
        'They pushed it together. It came to one drop, no bigger than a lentil, brown and slow. “Honey, or nearly,” whispered {H}.'
      ]
    },
    {
      id: 'night-shift',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How long do real bees fan?” asked {H}. “For days,” said {A}, “and all night through. If you lay your ear to a hive in the dark, you can hear it.” They laid an ear to the fridge, to see what that was like.',
        'It buzzed. Then it gave a shake and stopped. “Tea break,” said {A}. They waited with one cold ear each, until the fridge took up its work again.'
      ]
    },
    {
      id: 'child-in-the-chain',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be a bee in the middle. {A} passed the nectar on in an egg cup. {S} was to take it over and pass it on. It came out at the far end as half an egg cup.',
        '“It gets less on the way,” said {S}. “That’s the water going off.” {A} looked at {S}’s chin, which was shining. “Yours went off very fast,” said {A}. They had to let {S} stand at the end, where it did not matter.'
      ]
    },
    {
      id: 'youngest-cleans',
      A: 'youngest',
      spare: 9,
      paragraphs: [
        'Every bee starts by cleaning. So {A}, being the youngest, was given a damp cloth and a sticky corner of the table. {A} cleaned it. Then {A} went on to the chair, and {H}’s knee.',
        '“What do they clean in there?” asked {H}. “The little rooms for the honey,” somebody said. {A} had heard it, and cleaned out {H}’s ear.'
      ]
    },
    {
      id: 'elder-queen',
      A: 'elder',
      spare: 10,
      paragraphs: [
        '“I’ll be the queen,” said {A}, and took the good chair. “Then you can’t have any honey work,” said {H}. “The queen only lays eggs, a thousand every day, and the others bring her dinner.” {A} had thought of something more in the way of a crown.',
        '{A} thought it over. “How is she with stairs?” asked {A}. “She stays in,” said {H}. So {A} kept the chair, and an egg was laid in it, from the kitchen.'
      ]
    },
    {
      id: 'six-corners',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Bees keep honey in small rooms made of wax, and every room has six corners. “Why not round?” asked {A}. {H} pushed the cups together on the table. Between them there was always a gap, where a lentil could fall in.',
        'They cut six corners out of paper, and those fitted side by side without a crack. “They can’t count,” said {A}. “How do they get to six?” “They just stop before seven,” said {H}.'
      ]
    },
    {
      id: 'wax',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And where do they buy the wax?” asked {H}. “They sweat it,” said {A}. “It comes out of their tummies, in little flakes. When a room’s full of honey, they put a lid of it on top.” {H} pulled up {H}’s jumper to have a look.',
        'There was some fluff. It was blue, and there was enough for a very small lid. “You can’t fan and make wax as well,” said {A} kindly, and put the fluff on the saucer.'
      ]
    },
    {
      id: 'for-the-winter',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“Why do bees make honey at all?” asked {H}. “Because of winter,” said {A}. “There’s no flower anywhere. So they sit in a ball, with the queen in the middle, and shiver to keep warm. That makes them hungry.”',
        'They made a ball under the tablecloth and shivered. It worked. Whoever sat outside got a turn in the middle, and that needed a lot of climbing. The queen was the teapot.'
      ]
    },
    {
      id: 'what-it-tastes-of',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Ours will taste of apple,” said {H}. “Does theirs taste of something too?” {A} knew that there was a honey from lime trees, and one from heather. It tasted of wherever they had been. They smelled at the full spoon on its saucer, with their eyes shut.',
        '“A hedge,” said {A}. “By a road,” said {H}, “and a dog has gone past.” After that they opened their eyes, to be sure that it was all still there.'
      ]
    },
    {
      id: 'twelve',
      A: 'partner',
      paragraphs: [
        '“How many bees does a whole spoonful take?” asked {H}. “Twelve,” said {A}, “and each works all its life.” They looked at the full spoon. “Then we aren’t even one bee yet,” said {H}.',
        '{H} let the honey fall on new bread in twelve drops, so that it was enough for everyone. Before each they said “Buzz”, as the bee would have said it. Their own drop was the thirteenth. They closed it in with butter paper, since they had no wax.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was buzzing.',
      '{names} kept close to the full spoon, and looked at it.',
      { text: '{names} smoothed out a petal that had got bent.', needs: ['hands'] },
      { text: '{names} found two more tea towels, in case of more bees.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the way of the bees, and was flown round.',
      '{names} sniffed at the bread with the juice in it.',
      { text: '{names} wiped the plate, and the table under the plate.', needs: ['hands'] },
      { text: '{names} held the hive steady while it was filled.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the wind of the wings, and liked it.',
      '{names} came for a drop, and was buzzed at first.',
      { text: '{names} fanned too, with the lid of a box.', needs: ['hands'] },
      { text: '{names} counted the drops on the bread, and it was twelve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wings were hung over a chair, and the petals came off the jug. On the sill stood the thirteenth drop, under its lid of butter paper, in case of winter.',
    '{H} was washed, also at one elbow, and lay down. There were twelve bees to thank once more. “Buzz,” said {H} into the pillow, for the first of them.'
  ],
  last: [
    '{H} had got as far as the seventh bee, and was asleep before the eighth.',
    'The thirteenth drop was safe behind its lid, and {H} was asleep.'
  ]
})
