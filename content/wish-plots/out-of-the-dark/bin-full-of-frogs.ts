import { wishPlot } from '../wish-plot.ts'

const BINS = ['wheelie bin', 'wheely bin', 'bin', 'dustbin', 'rubbish bin', 'trash can', 'garbage can', 'recycling bin', 'compost bin']

export const binFullOfFrogs = wishPlot({
  id: 'wish-bin-full-of-frogs',
  beginsElsewhere: true,
  wishes: ['a wheelie bin full of frogs', ...BINS.flatMap((what) => [`${what} full of frogs`, `frogs in our ${what}`, `frogs living in our ${what}`]), 'toads in the wheelie bin', 'toads in our bin', 'frogs in the rubbish', 'frogs in the trash', 'frogs in the garbage', 'frog choir bin', 'frogs singing wheelie bin', 'frogs singing in our bin', 'frogs jump out of the bin', 'frogs bin day', 'frogs bin lorry', 'frogs garbage truck', 'sixty frogs bin'],
  answers: ['frog', 'frogs', 'froggy', 'froggies', 'toad', 'toads', 'bin', 'bins', 'wheelie', 'wheely', 'dustbin', 'rubbish', 'trash', 'garbage', 'can', 'recycling', 'compost', 'green', 'black', 'brown', 'blue', 'bucket', 'bath', 'bathtub', 'tub', 'suitcase', 'full', 'of', 'in', 'inside', 'out', 'the', 'our', 'my', 'lid', 'lorry', 'truck', 'day', 'men', 'man', 'collection', 'sing', 'sings', 'singing', 'croak', 'croaks', 'croaking', 'choir', 'song', 'songs', 'concert', 'noisy', 'loud', 'jump', 'jumps', 'jumping', 'hop', 'hopping', 'pond', 'puddle', 'water', 'rain', 'rainwater', 'lots', 'many', 'hundred', 'hundreds', 'sixty', 'fifty', 'little', 'tiny', 'small', 'big', 'fat', 'wide', 'funny', 'silly', 'happy', 'opened', 'opens', 'open', 'lifted', 'found', 'finds', 'there', 'were', 'was', 'is', 'are', 'a', 'an', 'who', 'that', 'live', 'lives', 'living', 'banana', 'story', 'about'],
  except: ['died', 'dead', 'squashed', 'eat', 'ate', 'eaten', 'prince', 'princess', 'kiss', 'witch', 'teacher', 'spawn', 'frogspawn', 'tadpole', 'tadpoles', 'plague', 'fox', 'raccoon', 'walking', 'walk', 'chocolate', 'leap', 'poo', 'poison', 'school', 'shoe', 'dissect', 'food', 'baby', 'hungry', 'eats', 'stranger'],
  isTale: true,
  out: true,
  company: ['bin', 'frog', 'frogs', 'toad', 'lid', 'pond', 'path', 'pipe', 'lorry', 'banana', 'skin', 'grass', 'hedge', 'rim', 'wheels'],
  about: 'A wheelie bin is full of frogs on bin day, and they come back from the pond each time, until somebody hears that they like not the rain in the bin but how big they sound there; a pipe by the pond makes them sound bigger still.',
  titles: ['Shut the Lid, We’re in the Middle', 'Sixty Frogs and a Toad', '{H} and the Bin on Tour', 'A Very Large Banana', 'As Big as a Cow'],
  want: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '“Shut the lid,” said the wheelie bin to {H}. “We’re in the middle.” {H} had only come with a banana skin. {H} looked in, and the bin was full of frogs. They sat in a heap, in some rain, with their mouths open.',
        '“But it’s bin day,” said {A}. “The lorry comes at four.” {H} wanted the frogs out by then, and back in the pond down the path. “In the pond?” said a wide frog. “We’ve just come from there.”'
      ]
    }
  ],
  way: [
    {
      id: 'back-by-the-hedge',
      A: 'partner',
      paragraphs: [
        'They laid the bin on its side in the grass. Out came the frogs, and hopped off down the path. All sixty went plop into the pond. {H} and {A} came back, and stood the bin up. It was heavy. “Shut the lid,” it said. The frogs had come home by the hedge, and brought a toad.'
      ]
    },
    {
      id: 'a-hundred-and-twenty-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} tried to count them. But at eleven, number four hopped over number nine. “I was four,” said the frog underneath. “You’re nine now,” said {A}. “I don’t feel like nine,” said the frog.',
        'So {H} counted the eyes instead, two for a frog. It came to sixty frogs, and one eye left over. {H} did it again, and there it was once more, an eye too many. Then it turned out that the toad was winking.'
      ]
    },
    {
      id: 'seats-for-seven',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the front of the bin there was a big white seven. “That worried us,” said the wide frog. “Seats for seven, and there’s sixty of us. But if you sit on somebody, you hardly need one.” “It’s the number of a house,” said {A}.',
        '“Which house?” asked the frog. {H} showed it. The frog looked at all the windows and the door. “And how many of you are in there?” it asked. {H} told it. “That’s very few,” said the frog. “You must sound quite thin.”'
      ]
    },
    {
      id: 'bucket-bath-suitcase',
      A: 'partner',
      paragraphs: [
        '“What’s wrong with the pond?” asked {A}. “Nothing,” said the wide frog, “if you only want to be wet. But we sing. We tried a bucket, and it was all top notes. We tried a bath, and somebody pulled the plug. We tried a suitcase, and it went to Spain. This bin’s just right.”'
      ]
    },
    {
      id: 'the-banana-skin',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} was still holding the banana skin. “Is that for us?” asked the wide frog. {H} handed it in, and each of them tried it on. One wore it as a coat with four sleeves. The toad slid down it.',
        '“It’s very good,” said the wide frog, and handed it out again, “but you can’t sing in it.” Now it was covered in small wet hands. {A} looked closer. “They’ve all signed it,” said {A}. The long wet stripe down the middle was the toad.'
      ]
    },
    {
      id: 'on-tour',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And it’s got wheels,” said the wide frog. “We might go on tour. I’ve heard of a lake.” {H} gave the bin a push, as far as the gate. At the bend sixty frogs leaned to the left, singing, and the song leaned with them.',
        'Then {A} took the handle, and there was a stone in the way. At the stone the song went up, all of it at once, and came down a bit lower. “Do that again,” said the frog, “but after the second verse.”'
      ]
    },
    {
      id: 'one-note-of-its-own',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The toad had one note, and it took its time over that. The frogs sang the whole of the song about the rain. They had bowed, and were sitting down again. Then the toad came in.',
        '“You’re late,” said {A}. “I’m early,” said the toad, “for the next one.” It still had some of the note left. “Don’t move it,” said {H}. So they left it where it was, and sang the next song round it.'
      ]
    },
    {
      id: 'other-with-peelings',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} fetched a bag of potato peelings, because of bin day, and lifted the lid. “We’re in the middle,” said the bin. {A} shut it, and knocked, and lifted it once more. “In the middle of what?” “Of the one about the rain,” said the wide frog.',
        '{A} stayed for the rest of it. It is hard to clap with a bag in your arms. So {A} shook the bag, and all the peelings clapped. Then {A} took them indoors again, for there were no seats left.'
      ]
    },
    {
      id: 'pet-at-the-wheels',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had always known that there was something in that bin. On most days it was fish. {A} sat down in front of it and looked at the crack under the lid. From the crack a frog looked out at {A}. They kept that up for a whole song.',
        '“Rap,” said the frog at the end, very politely. {A} did not know what to say to that. So {A} went round to the back, and lay down by the wheels. There the low notes came right through, into the tummy, and nobody stared.'
      ]
    },
    {
      id: 'elder-behind-the-pillar',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I sang in a choir once,” said {S}. “They put me at the back, behind a pillar.” “So that nobody could see you?” asked {A}. “So that nobody could hear me,” said {S}. “But the pillar was hollow. I sang in at the bottom, and it came out at the top.”',
        '“Everybody looked up. They thought that it was the organ.” The wide frog had put its chin on the rim. “Did you tell them?” it asked. “I sang there for eleven years,” said {S}, “and they had that organ mended twice.”'
      ]
    },
    {
      id: 'child-with-a-welly',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be big as well, and sang into a welly. “Rap,” sang {S}. “Rap,” said the welly, from down by the toes. “You’ve got a boot on your face,” said {A}. It was a fine sound, and smelled of foot.',
        'A small frog hopped over the rim to have a look at it. It sat down in the heel and tried one note, and came out again. “It’s nice,” it told {S}, “for somebody who lives alone.”'
      ]
    },
    {
      id: 'as-thin-as-a-zip',
      A: 'partner',
      paragraphs: [
        'The frogs sang, and it was like somebody moving a wardrobe. One hopped out and sang, as thin as a zip. “Now back in,” said {A}. In the bin it was as big as a cow. {H} called “Banana!” in, and out came a very large banana. “It isn’t the rain they like,” said {A}. “It’s how big they sound.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-pipe-under-the-path',
      A: 'partner',
      paragraphs: [
        'By the pond a pipe ran under the path, as wide as a plate. “Banana!” called {H}. “Banana,” said the pipe, “nana, nana.” Far off the lorry beeped. They wheeled the bin along, frogs and all. The wide frog put its head in. “Rap,” it said. The rap came back with a coat on. “We’ll take it,” said the frog.'
      ]
    },
    {
      id: 'front-and-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} went round to the other end of the pipe to listen. “Would you like a banana?” asked {H} into this end. “Yes, please,” said {A} at that one. It sounded as if {A} were a large uncle, with a cave.',
        '“Which end do we bow to?” asked the wide frog. They tried it out. At this end you heard the song go in, and at that end you heard it come out. So the frogs bowed at this end before they sang, and at that end after.'
      ]
    },
    {
      id: 'one-says-rep',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Each frog tried one note before it went in. “Rap,” said the first. “Rap,” said the second. So it went, as far as the twelfth. “Rep,” said the twelfth, and all of them looked round. It went a darker green. “I’m from the other pond,” it said. “We say rep.”',
        '“Say it in the pipe,” said {A}. It hopped in and said it in the pipe. Rap, rap, rap, it went, and rep. “It’s like a raisin in a bun,” said {H}. After that they wanted one in every row.'
      ]
    },
    {
      id: 'leave-it-open',
      A: 'partner',
      paragraphs: [
        'The frogs went in two by two, and the toad went last. {A} had the bin back just in time, and {H} dropped in the banana skin. The lorry tipped up the bin, and out fell one banana skin.',
        'Then the pipe began. It was like ten wardrobes and a tuba. The lorry turned off its engine to listen, and {A} leaned on the empty bin. “Shall I shut anything?” called {H}. “No, no,” said the pipe. “You can leave it open.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the rim, and sixty frogs looked back.',
      '{names} sniffed at the bin, and it was pond.',
      { text: '{names} shut the lid, as they had been asked to.', needs: ['hands'] },
      { text: '{names} held the lid up with one finger, for a better view.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind the last frog, to see them off.',
      '{names} stood aside at the hedge, to let a toad by.',
      { text: '{names} waved to the frogs at the pond, and then at the bin.', needs: ['hands'] },
      { text: '{names} kept a hand on the lid, where it danced.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the pipe, with one ear and then the other.',
      '{names} sat down in the grass, in the first row.',
      { text: '{names} helped to push the bin, which sang at every bump.', needs: ['hands'] },
      { text: '{names} clapped at the wrong place, and the toad was glad of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bin stood in its place again with the lid down. There was nothing in it but room.',
    '{H} washed, and croaked once under the blanket, and it was as thin as a zip. Then {H} lay down, and listened to the big ones.'
  ],
  last: [
    'It was the end of the song, and both lids went down, and {H} was asleep.',
    'In the pipe they held the last note, until the toad had come in, and {H} was asleep.'
  ]
})
