import { wishPlot } from '../wish-plot.ts'

export const ganeshChaturthi = wishPlot({
  id: 'wish-ganesh-chaturthi',
  beginsElsewhere: true,
  wishes: ['ganesh chaturthi', 'ganesha chaturthi', 'ganesh chathurthi', 'ganesh chaturti', 'ganesh', 'ganesha', 'ganpati', 'ganapati', 'ganeshotsav', 'vinayaka chaturthi', 'vinayaka chavithi', 'vinayagar', 'vinayaka', 'vinayak chaturthi', 'ganesh visarjan', 'visarjan', 'bappa', 'modak', 'modaks', 'modakam', 'kozhukattai'],
  answers: ['chaturthi', 'festival', 'festivals', 'puja', 'pooja', 'celebrating', 'celebrate', 'celebration', 'lord', 'morya', 'clay', 'making', 'made', 'eating', 'sweet', 'sweets', 'drums', 'drum', 'bucket', 'water', 'home', 'coming', 'goodbye', 'first', 'mouse', 'flowers', 'bringing', 'idol', 'elephant'],
  moods: ['first', 'proud', 'waiting'],
  fed: true,
  company: ['bucket', 'bead'],
  about: 'The hero has made Ganesh of clay with a bead in the crown, and does not want to let him go into the water, until somebody asks where the bead came from.',
  titles: ['The Bead in the Clay', 'One More Verse', 'Come Early Next Year', '{H} and the Last Evening', 'Twenty-One Modaks and a Bucket'],
  want: [
    {
      id: 'own-hands',
      A: 'partner',
      paragraphs: [
        'For Ganesh Chaturthi {H} had made Ganesh, out of a lump of clay. A gold bead had come out of the lump, and {H} had pressed it into the crown. For ten days Ganesh had sat among red flowers, behind a plate of modaks. The ears were especially good.',
        'This was the last evening. Now Ganesh had to go into the bucket of water, and home. “It’s too early,” said {H}. “Ganesh is sitting so well.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-more-verse',
      A: 'partner',
      paragraphs: [
        '“Some people say goodbye after a day and a half,” said {A}. “Some after five, or seven.” “Then eleven,” said {H}. “This is the eleventh,” said {A}.',
        'First they had to sing for Ganesh once more. They sang the whole song, and clapped. When it was over, {H} began it again. Nobody may go away in the middle of that song. They sang it four times. Then nobody had any voice left, and the bucket still stood there.'
      ]
    },
    {
      id: 'pleats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A modak has pleats, like a bag that is full of something good, and it is. They made some together. Coconut and brown sugar went in. Then you go round the edge and pinch, and all the pleats lean together at the top.',
        '{A}’s looked like a bulb of garlic. {H}’s looked like a sock. “What’s in it?” asked {A}. “The same,” said {H}. “And a bit of a foot.”'
      ]
    },
    {
      id: 'twenty-one',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There have to be twenty-one modaks. {A} counted the plate. “Twenty,” said {A}. {H} counted it, and it was twenty too. They looked under the cloth. They looked at each other. {A} had a crumb of coconut on one eyebrow.',
        '“I had to find out if they were good,” said {A}. “And were they?” asked {H}. “I’ve forgotten,” said {A}. They made another, so that it was twenty-one again, and put a lid over it.'
      ]
    },
    {
      id: 'morya',
      A: 'same',
      spare: 3,
      paragraphs: [
        'If somebody calls “Ganpati Bappa!” then everybody who hears it has to call “Morya!” There’s no way round it. {H} called it in the kitchen. “Morya!” called {A}, with {A}’s mouth full.',
        '{H} waited until {A} had lain down. “Ganpati Bappa!” “Morya,” said the sofa. {H} waited until {A} was in the bathroom, and had turned on both taps. “Ganpati Bappa!” “Morya!” it called from inside, through toothpaste.'
      ]
    },
    {
      id: 'grass',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For Ganesh you pick grass, blades with three fingers to them, and tie them in a bunch. They had a bit of it in a pot. {H} brought a handful. {A} sniffed at it. “These are chives,” said {A}.',
        'They sorted them. One blade was for the bunch, one for the soup, and one for the bunch. It was slow work. At the end they weren’t quite sure of two of them, and chewed them to find out. One was soup.'
      ]
    },
    {
      id: 'trunk',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The trunk had been the hardest part. It had to curl to the left, with a sweet at the end of it. {H} showed {A} how it had gone, on an arm. “It came off twice,” said {H}. “You have to scratch both ends, and wet them. Then it holds.”',
        '{A} let the arm curl to the left as well. “And what did you do with your other hand?” “That held up the tummy,” said {H}, “or it sits down.”'
      ]
    },
    {
      id: 'mouse',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Ganesh never comes without a mouse. {A} had made that, out of the clay that was left. It had been a ball with a point. Then {A} had given it ears, and it had been a pear that listens.',
        '“Where’s its tail?” asked {H}. {A} had forgotten the tail. They rolled one, as thin as a shoelace. It grew so long that it went round the plate once and came back to the nose. “It’s guarding them,” said {H}.'
      ]
    },
    {
      id: 'drums',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There had to be drums for Ganesh, the big ones that you feel in your tummy. {A} had an empty box. {H} had two spoons and a lid. Dhum, went the box. Taka-taka-taka, went the lid.',
        'They marched round the table with it, three steps forward and one back. That’s how you walk in front of Ganesh, because nobody wants to arrive. They marched for a long time and were only at the door.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had looked at Ganesh every day from the same place. Nobody had ever told {A} to sit down there, and be quiet, and look. {A} did it all alone, mostly when the modaks were fresh.',
        '“You’ve been the best of us all,” said {H}, and gave {A} a bit of coconut. {A} sniffed at it, and did not want it. It really hadn’t been the plate.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We carried ours to the river on a board,” said {S}. “My uncle had Ganesh on his head, and the whole street came behind. On the way back the board was so light. My uncle said he had to hold on to it.” “Were you sad?” asked {A}.',
        '“I was the one who had to carry the drum home,” said {S}. “It was as big as me. I only noticed that I was sad when I’d put it down.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had made something of clay as well. It was a modak for Ganesh, and it had got dry and very hard. “It mustn’t be bitten,” said {S}. “It’s only for the look of it.”',
        'It was put at the very back. {A} noticed that {S} came by now and then, and turned the good side to the front.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{H} sat down with {A} in front of the flowers, for a good look at Ganesh. “Those are the ears,” said {H}. “I did them.” {A} looked at the ears. Then {A} got hold of one of {H}’s, to compare.',
        'It was not nearly so big. {A} pulled at it, in a friendly way, to help.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came to see Ganesh, as the neighbours had all done. {S} stood in front of the flowers in socks and was quiet. “Who’s made those ears?” asked {S} then.',
        '“Me,” said {A}. {S} got a modak in each hand. That’s one of the best things about those days: nobody gets out of the door without something sweet.'
      ]
    },
    {
      id: 'where-from',
      A: 'partner',
      paragraphs: [
        '“When Ganesh goes, the bead goes too,” said {H}. {A} looked at the crown. “Where did you get that bead?” “It was in the clay.” “And how did it get into the clay?” {H} did not know. The lump had lain in the bucket under a wet cloth, since last year.',
        '“Who went into that bucket last year?” asked {A}. “Last year’s Ganesh,” said {H} slowly, “with a bead in the crown.”'
      ]
    }
  ],
  turn: [
    {
      id: 'into-the-water',
      A: 'partner',
      paragraphs: [
        '“I’ll carry Ganesh,” said {H}. They walked round the room once, very slowly. “Ganpati Bappa!” called {A}. “Morya!” called everybody. {H} let Ganesh into the water with both hands. Some bubbles came up, and the red flowers went round and round on the top.',
        'They sat and looked. Slowly the clay grew soft at the edges, and the water grew brown. “Say it now,” whispered {A}. “Come early next year,” said {H} into the bucket.'
      ]
    },
    {
      id: 'flowers',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They fished out the flowers, one by one, and laid them on a cloth. Each of them had a thin line of clay round the edge, as if drawn.',
        '{H} carried them to a flowerpot by the window, and laid them on the earth. “What’ll grow out of that?” asked {A}. “Next year’s,” said {H}.'
      ]
    },
    {
      id: 'the-bead-again',
      A: 'partner',
      paragraphs: [
        'When nothing showed any more, {H} felt about at the bottom with one arm. It was as soft as butter down there. Then there was something small and hard, and it was gold. “Do you want to keep it?” asked {A}.',
        '{H} turned it over. Then {H} put it back, up to the elbow, and pressed it deep into the clay. “Ganesh will need it for the crown,” said {H}. They laid a wet cloth over it, and had a modak each.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed, and a red petal moved.',
      '{names} lay beside the flowers, as on each of the ten evenings.',
      { text: '{names} turned the plate of modaks so that Ganesh had the best one.', needs: ['hands'] },
      { text: '{names} wiped a crumb of clay off the floor with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in at the part that everybody knew by now.',
      '{names} curled up in front of the bucket, so that it was hard to reach.',
      { text: '{names} clapped a fourth time, with rather warm hands.', needs: ['hands'] },
      { text: '{names} laid fresh petals round Ganesh, from the left ear to the right.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the rim and blew at one petal, just by breathing.',
      '{names} got a drop of brown water and kept it.',
      { text: '{names} scattered the last flowers on the water.', needs: ['hands'] },
      { text: '{names} hummed the song once more, quite low, over the bucket.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was empty, with one round mark on it where Ganesh had sat. Nobody wiped it away.',
    '{H} washed both arms up to the elbows, and the water went brown once more. In the dark you could smell coconut.'
  ],
  last: [
    'Under a wet cloth the clay lay soft and quiet, and {H} was asleep.',
    'Deep down in the bucket lay a gold bead, and waited for a crown, and {H} slept.'
  ]
})
