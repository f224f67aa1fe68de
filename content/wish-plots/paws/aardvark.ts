import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const aardvark = wishPlot({
  id: 'wish-aardvark',
  wishes: ['aardvark', 'aardvarks', 'earth pig', 'erdferkel', 'oso hormiguero africano'],
  answers: ['digs', 'digging', 'dig', 'hole', 'holes', 'burrow', 'ears', 'long', 'nose', 'snout', 'ants', 'termites', 'africa', 'night', 'sleepy', 'hungry', 'little', 'baby', 'first', 'alphabet', 'word', 'dictionary', 'funny', 'who', 'that', 'claws', 'underground', 'tunnel', 'friend', 'friends'],
  except: [...NOT_WELL, 'afraid', 'scared', 'arthur', 'library', 'party', 'moon', 'anteater', 'bed'],
  company: ['aardvark', 'list', 'zebra', 'antelope', 'bath', 'queue'],
  about: 'An aardvark is always called first, because of the alphabet, and digs itself to the end of the queue on the day when the list is turned round.',
  titles: ['Two As in Front', 'Behind the Zebra', '{H} Digs to the End', 'The Aardvark Is Called', 'By the Alphabet, Please'],
  want: [
    {
      id: 'called-first',
      A: 'partner',
      paragraphs: [
        '{H} was an aardvark, with two long ears of paper. At the bath everybody stood in a queue, and they were shoes. First came the aardvark, and then the antelope, a boot. The zebra stood at the end. It all went by the alphabet.',
        '{A} had the list. “Aardvark!” called {A}, as every night. So the aardvark got the bath while it was cold. “Couldn’t we begin at the other end, for once?” it asked. “I’ll think about it,” said {A}, and began to.'
      ]
    }
  ],
  way: [
    {
      id: 'zardvark',
      A: 'partner',
      paragraphs: [
        'The aardvark wanted to be last, like the zebra, who came in yawning when it was all warm. “Please write me down as Zzardvark,” it said. {A} wrote it at the bottom.',
        'At the very end {A} called, “Zzardvark!” Nobody came. “Zzardvark!” The aardvark looked about for whoever that was. “AARDVARK!” called {A}, and it ran. It had two As in its ears, and could not get them out.'
      ]
    },
    {
      id: 'earth-pig',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it mean, aardvark?” asked {A}. “Earth pig,” said the aardvark. It’s a word from South Africa. “Then I could put you under E,” said {A}. “Or under P, if you’re called Pig Earth.”',
        'The aardvark tried both of them on. “I’m not a pig, though,” it said. “I’m nobody’s cousin. I’m the only one there is of my kind.” {A} looked down the list for somebody else like that. There was the umbrella stand, and it wasn’t on it.'
      ]
    },
    {
      id: 'in-the-dictionary',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} brought the thick dictionary and opened it at the front. It was all quite new there, for nobody ever reads that bit. “There you are,” said {A}. “Nearly the first of all the words.” The aardvark put its nose on itself.',
        '“Who’s before me?” it asked. “Only A,” said {A}. “And that’s hardly an animal.” They turned to the back, to see what it was like there. The zebra had a page with jam on.'
      ]
    },
    {
      id: 'cucumber',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There’s a cucumber that grows under the ground, and hardly anybody but aardvarks digs it up. {A} had put one under the rug. The aardvark smelled from left to right, and stopped where there was a bump.',
        '“Whose is this?” it asked. “It’s called the aardvark cucumber,” said {A}. The aardvark ate it, seeds and all, with a crunch that shook both ears. “So somebody’s thought of me,” it said, “and it wasn’t about a bath.”'
      ]
    },
    {
      id: 'ears-in-the-way',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Those ears are what gives you away,” said {A}. “I can see them over the whole queue.” An aardvark’s ears can fold down flat, and then it’s nearly a pig. {H} folded. “Who are you?” asked {A}, and looked at the list.',
        '“I’m the hippo,” said the aardvark. Just then the kettle clicked in the kitchen. Up went both ears, to listen. “You’re before the antelope,” said {A}.'
      ]
    },
    {
      id: 'zigzag',
      A: 'other',
      spare: 5,
      paragraphs: [
        'The aardvark went out for ants. That’s done at night, with the nose down, in zigzags. {A} met it by the door, going left. “Are you coming to me?” asked {A}.',
        '“Not yet,” said the aardvark, and went right, as far as the wall. {A} waited. The aardvark came by once more, a little nearer, going left again. “I’ll be with you in two corners,” it said.'
      ]
    },
    {
      id: 'tenant',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The aardvark went home to its hole, which was under the table. There was somebody in it. “Good morning,” said {A}, who was a warthog. “I thought that it was empty.” That happens to aardvarks. They dig, they go out for ants, and somebody has moved in.',
        '“Have you hung anything up?” asked the aardvark. “Only the one picture,” said the warthog. The aardvark sighed, and dug the next hole, behind the curtain. It had done the bookcase on Monday, and an owl lived there now.'
      ]
    },
    {
      id: 'tongue',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“While we’re waiting, I’ll weigh you,” said {A}. “Please put out your tongue, it’s got to go on too.” An aardvark’s tongue is as long as a ruler. It’s sticky, so that the ants come along with it. {H} put out a ribbon, and laid it on the scales.',
        '“Forty kilos,” said {A}, “and a raisin.” The ribbon went in. “Forty kilos,” said {A}, “and no raisin.”'
      ]
    },
    {
      id: 'cold-water',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How cold is it really?” asked {A}. The aardvark put one toe into the bath, which was a basket with a blue towel. All the bristles on its back stood up, one after the other. “It’s Tuesday-cold,” it said.',
        '{A} made a note. “And when the zebra gets in?” “Then there have been twenty-four in it,” said the aardvark. “It’s soup by then. The zebra lies there, and finds bits of antelope.” It said that with great longing.'
      ]
    },
    {
      id: 'new-animal',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“What you need,” said {A}, “is somebody who comes before you.” They tried to think of one. {A} got down on all fours, with a scarf on. “I’m an aaaaant,” said {A}. “There are four of them in front.”',
        'The aardvark was delighted, and let {A} go first. Then it thought of something. It looked at {A}, and its tongue came out a little way, all by itself. “Don’t be an ant any more,” it said.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} walked along the queue and smelled at each animal, beginning with the zebra. {A} knew them all, from the inside. At the antelope {A} stopped, took it by the lace, and carried it off behind the sofa.',
        '“There’s nobody after you now until the buffalo,” the aardvark was told. It had moved up by nothing at all. It was still in front.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At school I came after Albert Aaron,” said {S}. “He had to say every poem first, and I only had to say it like him.” “Was he cross about it?” asked the aardvark, who was {A}.',
        '“Not he,” said {S}. “He said that it was over, then. The rest of us were still shaking, and he was drawing ships.” {S} looked at the bath. “He drew very good ones.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m a zebra too,” said {S}, “and I push in.” {S} pushed in between the boot and the aardvark. “You belong at the back,” said {A}. “I’ve been at the back,” said {S}. “There’s nobody to talk to.”',
        'So they stood side by side, the first and the last, and talked. It was about stripes. {S} had some on one sock, and the aardvark was allowed to count them.'
      ]
    },
    {
      id: 'spoons',
      A: 'partner',
      paragraphs: [
        '“You can change your name, but it won’t help,” said {A}. “You’re an aardvark all over. What have you got there?” On the aardvark’s front feet were four claws each. They were spoons.',
        '“Those are for digging,” said {H}. “I can dig faster than you with a spade.” {A} looked at the list. “It doesn’t say a word about underneath,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'underneath',
      A: 'partner',
      paragraphs: [
        '{H} folded both ears flat and dived under the rug. There was a bump, and it travelled. All along the queue the shoes nodded, one by one. Behind the zebra a snout came up, and sneezed. It was lovely there, and it was the end.',
        'In front {A} turned the list upside down. “I’ve thought about it now,” called {A}. “We’ll begin with whoever’s at the end.” Everybody looked round. “Aardvark!” called {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had seen the bump go by, and sat down on it to make it stop. It stopped. Then it pushed a bit, and {A} went up and came down again.',
        '“That’s an aardvark you’re on,” somebody called. {A} patted the rug, and said something that began with an A. There were at least two of them.'
      ]
    },
    {
      id: 'down-the-hole',
      A: 'partner',
      paragraphs: [
        'So it had its bath, and the bath was cold. “But then I’m the first one out,” said the aardvark, when it was dry. The hole was still there, all the way under the rug. It crept in and took the place at the bottom, where it’s warmest. For once it was good to be first.',
        'After it came the antelope, and everybody else down to the zebra. Half of Africa sleeps in holes that aardvarks have dug. {A} came last, with the list. “Is there any room?” asked {A}. “At the draughty end,” said the aardvark, “next to the zebra.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood somewhere around the middle of the alphabet.',
      '{names} sniffed at the boot, and took it for an antelope.',
      { text: '{names} put two more shoes in the queue, at the letter K.', needs: ['hands'] },
      { text: '{names} tried the bath with one finger, and took it out.', needs: ['hands'] }
    ],
    way: [
      '{names} answered to Zzardvark, to be polite.',
      '{names} moved up one place, and was sent back.',
      { text: '{names} crossed out a Z on the list, and then the other.', needs: ['hands'] },
      { text: '{names} combed the antelope, since it was there.', needs: ['hands'] }
    ],
    turn: [
      '{names} rode over the bump, and held on.',
      '{names} crept down the hole, somewhere before the zebra.',
      { text: '{names} smoothed the rug down behind the aardvark.', needs: ['hands'] },
      { text: '{names} held out a towel at the other end.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the shoes went back to the door, the left with the right. For once nobody asked in what order.',
    '{H} washed, and was called, and came at once. The blanket made a good deep hole. The ears went in last, folded.'
  ],
  last: [
    'At the warm end of the hole, before anybody else, {H} was asleep.',
    'The list was read from the bottom to the top, and {H} slept, the first of all.'
  ]
})
