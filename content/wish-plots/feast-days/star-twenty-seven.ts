import { wishPlot } from '../wish-plot.ts'

export const starTwentySeven = wishPlot({
  id: 'wish-star-twenty-seven',
  wishes: ['generator stars', 'generator counted stars', 'generator off stars', 'generator went off counted stars', 'generator stopped stars', 'generator tv stars', 'generator fuel stars', 'gen stars counted', 'nepa stars', 'nepa took light stars', 'nepa counted stars', 'phcn stars', 'took light stars', 'light gone counted stars', 'no light counted stars', 'light went off counted stars', 'light went counted stars', 'lights off counted stars', 'power cut stars', 'power cut counted stars', 'power went out stars', 'power outage stars', 'power failure stars', 'electricity stars counted', 'load shedding stars', 'loadshedding stars', 'dumsor stars', 'eskom stars', 'brownout stars', 'blackout stars', 'bijli stars', 'counted stars instead tv', 'stars instead of tv', 'stars instead television', 'stars instead of telly', 'tv off stars', 'counted stars yard', 'counting stars roof', 'counting stars compound', 'generator middle show counted stars', 'whole compound counted stars', 'star always lost count', 'lost count stars', 'generator programme stars', 'generator film stars', 'counted stars neighbours', 'counted stars mat'],
  answers: ['generator', 'gen', 'fuel', 'nepa', 'phcn', 'light', 'lights', 'power', 'electricity', 'current', 'cut', 'outage', 'blackout', 'load', 'shedding', 'went', 'off', 'out', 'gone', 'stopped', 'took', 'taken', 'finished', 'ran', 'dark', 'darkness', 'star', 'stars', 'count', 'counts', 'counted', 'counting', 'number', 'numbers', 'hundred', 'thousand', 'million', 'many', 'all', 'lost', 'again', 'instead', 'watching', 'watch', 'tv', 'telly', 'television', 'film', 'movie', 'cartoon', 'cartoons', 'programme', 'show', 'football', 'middle', 'sky', 'moon', 'night', 'evening', 'tonight', 'yesterday', 'yard', 'compound', 'courtyard', 'roof', 'balcony', 'veranda', 'outside', 'mat', 'mats', 'blanket', 'chairs', 'lay', 'lying', 'sat', 'sitting', 'neighbours', 'neighbour', 'everyone', 'everybody', 'family', 'together', 'grandma', 'grandpa', 'mama', 'mum', 'mummy', 'papa', 'dad', 'daddy', 'uncle', 'auntie', 'cousin', 'cousins', 'brother', 'sister', 'lagos', 'abuja', 'accra', 'nigeria', 'ghana', 'kenya', 'nairobi', 'village', 'town', 'street', 'hot', 'fan', 'warm', 'whole', 'came', 'back', 'until', 'when', 'because', 'tried', 'our', 'we'],
  except: ['shooting', 'falling', 'fell', 'scared', 'afraid', 'fire', 'storm', 'hurricane', 'cyclone', 'typhoon', 'flood', 'earthquake', 'war', 'bomb', 'hospital', 'oxygen', 'heaven', 'died', 'dead', 'sticker', 'stickers', 'chart', 'reward', 'starfish', 'telescope', 'camping', 'tent', 'rocket', 'astronaut', 'alien', 'sheep', 'football stars', 'christmas', 'wish upon'],
  moods: ['waiting', 'learning', 'change', 'first', 'lost'],
  company: ['star', 'stars', 'generator', 'television', 'yard', 'tank', 'palm', 'mat', 'chair', 'chairs', 'lamp', 'door', 'handle', 'eye', 'corner', 'neighbour', 'neighbours', 'sky'],
  about: 'The generator goes off in the middle of the programme and the whole yard counts stars, and always loses its place at the same one, which is only there when nobody looks at it.',
  titles: ['Number Twenty-Seven', 'Who Was Behind the Door', '{H} Looks at the Palm', 'The Star Next Door', 'Begin Again at the Tank'],
  want: [
    {
      id: 'a-hand-on-the-handle',
      A: 'partner',
      paragraphs: [
        '{H} leaned forward, for on the television a hand was just opening a door. Then the generator went off, and the picture was gone. “Who’s behind the door?” asked {H}. “We’ll never know,” said {A}. It was hot, and they went out into the yard with a mat. All the neighbours came too, with chairs. Up there were more stars than the lamp had ever let them see. “How many?” asked {H}. That, at least, could be found out.'
      ]
    }
  ],
  way: [
    {
      id: 'where-to-begin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It is not easy to say where the sky begins. {A} was for the left, and {H} was for the top. Somebody on a chair was for the moon, but there was none. In the end they took the water tank. There was a bright star just above it, as if it had been put there to dry.',
        '“That’s one,” said the whole yard. It was a good feeling. There cannot have been many stars that were ever so sure of their number.'
      ]
    },
    {
      id: 'lost-at-the-same-one',
      A: 'partner',
      paragraphs: [
        'They began at the bright one above the water tank, and everybody counted aloud. “Twenty-five,” said the yard. “Twenty-six.” Beside the palm stood a small one, hardly there. {H} looked straight at it, and it was gone. “Twenty-seven,” said some of the people in the chairs. “Where?” asked the others. Nobody was sure, so they began again. They all looked, and it was gone once more. “It’s always the same one,” said {A}. Three times they were lost there.'
      ]
    },
    {
      id: 'what-was-behind-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Between two counts they thought about the door. “It’s the uncle,” said {A}. “He’s come back with a hat.” There had been a goat at the beginning of the programme, and {H} was for the goat. A chair in the dark had always suspected the cook.',
        'Uncle, goat and cook could not all be behind one door. “It might be a big cupboard,” said {H}. For a while they could hardly look at the stars. They had to think how full it must be in there.'
      ]
    },
    {
      id: 'that-one-moves',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At eleven there was trouble of another kind. “Eleven’s going,” said {H}. It went along over the roof, red and white by turns, past twelve and thirteen. “Is it allowed to?” asked {A}.',
        'It was an aeroplane, of course. But they had counted it, and it had been no trouble at all until then. “It can be a visitor,” said {H}. So there were ten, and a visitor, and then came twelve.'
      ]
    },
    {
      id: 'elder-eleven-hundred',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My cousin counted to eleven hundred once,” said {S}, “when there was no light in the whole town. He shouted out each hundred. Then somebody called to ask if he wanted the last piece of yam.” {A} could guess the rest.',
        '“He said yes,” said {S}, “and ate it, and then he didn’t know where he’d been.” {S} looked up. “All the rest must still be waiting up there from that day. They’ve never had a turn.”'
      ]
    },
    {
      id: 'fingers-and-chairs',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} counted on the fingers, so as not to get lost. At ten there were no more, and {A} borrowed the hand of the next chair. “Don’t move that thumb,” said {A}. “It’s thirteen.” Then a mosquito sat down on fourteen.',
        'It was a hard moment for the neighbour. You could see two eyes get rounder and rounder. At last there was a slap. “Fourteen’s gone,” said {A}, and gave the hand back.'
      ]
    },
    {
      id: 'child-has-them-all',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve counted them,” said {S}, after hardly any time. “There’s one.” {A} asked which. “That one,” said {S}, “and then there’s one, and there’s one, and there’s one. I’ve been all over.”',
        '{A} had to say that it was true. Not a single star had been left out, and {S} had not once been lost. “But how many is it in all?” asked {A}. “One,” said {S}. “I said so.”'
      ]
    },
    {
      id: 'pet-at-the-door',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had stayed by the dark television, for at this time everybody was always there. Nobody came. So {A} looked out into the yard. They all lay there with open mouths and said numbers.',
        '{A} came and lay down beside {H}, and looked where they looked. There was nothing up there to eat. But it was on, and they were all there, and {A} had never asked for more.'
      ]
    },
    {
      id: 'a-hole-with-a-frame',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s too wide,” said {H}. “On the television there’s an edge.” So {H} held up both hands with the thumbs together. In the frame there were six stars and a bit of the palm. They looked at it for some time. “Not much happens,” said {A}.',
        '{H} moved the frame to the left. A bat went through, from one edge to the other. “There,” said {H}, and they waited for the next part.'
      ]
    },
    {
      id: 'not-if-you-look',
      A: 'partner',
      paragraphs: [
        '“There it is,” said {A}. {H} looked, and there was only dark. “Now it’s gone.” “But I wasn’t even looking,” said {A}. “I was looking at the palm.” {H} looked at the palm. In the corner of {H}’s eye stood something small and white, as quiet as a cat. {H} turned to it, and it was not at home. {H} turned back to the palm, and it was. “It’s there,” said {H} slowly, “but only if you look next door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-looks-at-the-palm',
      A: 'partner',
      paragraphs: [
        '“In the dark the corner of your eye sees best,” {A} told the whole yard. “So don’t look at it,” said {H}. “Look at the palm.” They began once more at the tank. At twenty-six all the chairs creaked, and everybody looked politely at the palm. “Twenty-seven,” they breathed, for it had come. Then there were twenty-eight and twenty-nine. On that side no star had ever been counted before.'
      ]
    },
    {
      id: 'how-to-think-nothing',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Two chairs could not do it. “I do look at the palm,” said one of them. “But I think of the star, and off goes my eye.” {H} knew how that was. It was like not looking at a cake.',
        '“Count the leaves on the palm,” said {A}. They did. It had nine. Beside the ninth the star came out, to see what they were all counting.'
      ]
    },
    {
      id: 'more-of-that-sort',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When they knew how, they found that there were more like that. Behind forty stood one who was even smaller. You had to look two stars to the left and hum. “Do we count the shy ones double?” asked {A}.',
        '{H} thought that they should. They were twice the work. “Then they’ll all want to be shy,” said a voice from the chairs. So they stayed at one.'
      ]
    },
    {
      id: 'the-roll-of-the-sky',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The first one’s gone,” said {A}. The bright star had been just above the water tank, and now it was behind it. {H} looked along the roof. They had all moved on a little, like people on a bench when one more comes.',
        '“Then who’s new?” asked {H}. On the other side a star had come up over the wall. It was out of breath, and twinkled a good deal. They gave it a number at once.'
      ]
    },
    {
      id: 'not-straight-at-it',
      A: 'partner',
      paragraphs: [
        'They were at ninety-four when the generator came on again. The lamp sprang up, and there was not a star left. From the house the television shouted. “Off!” cried all the chairs. {H} ran in. On the screen people hugged one another before an open door. {H} looked hard at the curtain, pressed the knob, and switched the lamp off on the way back. “And who was behind the door?” asked {A}. “I didn’t look straight at it,” said {H}, and lay down. “Ninety-five.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out to the yard as well, and stepped on a neighbour.',
      '{names} lay down on half of the mat, on the side with the stars.',
      { text: '{names} put up a chair, with the back to the television.', needs: ['hands'] }
    ],
    way: [
      '{names} counted along, and skipped nineteen.',
      '{names} looked straight at number twenty-seven too, and so that was that.',
      { text: '{names} kept one finger pointed at the tank, so as to find the beginning again.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw it at last, with the left corner of the left eye.',
      '{names} whispered “Twenty-seven” a little late, and to the palm.',
      { text: '{names} turned a chair a little, so that it faced next door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went home one by one, each with a number to remember. The television stood in the dark and showed the window, with two stars in it.',
    '{H} washed by feel and lay down. There was a bit of sky over the bed, and {H} looked next door to it.'
  ],
  last: [
    'Beside the palm stood number twenty-seven, for nobody was looking, and {H} was asleep.',
    'All the stars moved on by one place, without a sound, and {H} was asleep.'
  ]
})
