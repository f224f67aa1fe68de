import { wishPlot } from '../wish-plot.ts'

const TORTOISES = ['tortoise', 'tortoises', 'turtle', 'ijapa', 'mbe']
const DRUMS = ['drum', 'loud drum', 'loudest drum', 'drums', 'drumming', 'drummer', 'beats drum', 'plays drum', 'wants drum', 'wanted drum', 'talking drum', 'djembe', 'bongo']

export const tortoiseLoudDrum = wishPlot({
  id: 'wish-tortoise-loud-drum',
  wishes: [...TORTOISES.flatMap((tortoise) => DRUMS.filter((drum) => !(tortoise === 'mbe' && drum === 'drums')).map((drum) => `${tortoise} ${drum}`)), 'tortoise too loud music', 'loud tortoise', 'noisy tortoise', 'tortoise noisy', 'tortoise late dance', 'tortoise late party', 'tortoise always late', 'tortoise dance drum', 'tortoise nobody hears', 'tortoise nobody waits', 'tortoise makes noise', 'tortoise loudest', 'tortoise big drum'],
  answers: ['tortoise', 'tortoises', 'turtle', 'ijapa', 'mbe', 'shell', 'drum', 'drums', 'drumming', 'drummer', 'drummed', 'djembe', 'bongo', 'talking', 'loud', 'louder', 'loudest', 'noise', 'noisy', 'music', 'song', 'beat', 'beats', 'beating', 'play', 'plays', 'played', 'playing', 'bang', 'bangs', 'boom', 'big', 'biggest', 'huge', 'heavy', 'small', 'little', 'old', 'slow', 'slowly', 'late', 'always', 'never', 'waits', 'wait', 'hear', 'hears', 'heard', 'everybody', 'knows', 'where', 'tells', 'wants', 'wanted', 'want', 'wish', 'wished', 'gets', 'got', 'dance', 'dances', 'dancing', 'dancer', 'party', 'feast', 'festival', 'village', 'forest', 'bush', 'yard', 'hide', 'seek', 'animals', 'friends', 'friend', 'proud', 'clever', 'tricky', 'funny', 'silly', 'shy', 'head', 'evening', 'night', 'day', 'morning', 'today', 'moonlight', 'story', 'tale', 'folktale', 'africa', 'african', 'nigeria', 'nigerian', 'ghana', 'ghanaian', 'yoruba', 'igbo', 'who', 'that', 'could', 'would', 'wanting', 'grandma', 'grandpa', 'mum', 'dad', 'sister', 'brother', 'named', 'called'],
  except: ['hare', 'rabbit', 'race', 'feathers', 'birds', 'died', 'dead', 'ill', 'sick', 'vet', 'poorly', 'lost', 'escaped', 'hibernate', 'hibernation', 'sea', 'beach', 'eggs', 'hatch', 'dinosaur', 'dragon', 'space', 'moon rocket', 'ninja', 'ears hurt', 'scared', 'afraid', 'octopus', 'stole', 'steals', 'stolen', 'cracked'],
  moods: ['late', 'proud', 'losing', 'change'],
  isTale: true,
  out: true,
  company: ['tortoise', 'drum', 'drums', 'yard', 'dance', 'dancers', 'stools', 'stool', 'path', 'tree', 'goat', 'stick', 'cart', 'shell', 'rattle', 'bees', 'tin', 'hen'],
  about: 'Tortoise is late for every dance and gets the loudest drum of all, and as long as it drums it does not walk, until it is seen that wherever a loud drum is, that is where everybody comes.',
  titles: ['Tortoise and the Loudest Drum', 'Late for the Dance', '{H} and the Big Drum', 'Three Steps Before Dark', 'Where the Drum Is'],
  want: [
    {
      id: 'always-late',
      A: 'partner',
      paragraphs: [
        '“I want a loud drum,” said Tortoise at {H}’s gate. “I call out that I’m coming, and nobody hears me.” Every evening there was a dance in {H}’s yard, and every evening Tortoise came too late. The stools were just being carried in. {H} wanted to dance with Tortoise for once, from the beginning. So {H} took down the loudest drum of all. It was so loud that nobody had ever asked for it. “They’ll hear that one,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'no-steps',
      A: 'partner',
      paragraphs: [
        'A man with a cart took the drum down to the big tree, where Tortoise lived. The next evening they heard it. Boom, went the loud drum, right across the fields. “That’s Tortoise coming,” said {H}. “We’ll wait.” They all waited, and their feet itched. Boom. It grew dark. At last {H} and {A} ran to the big tree. “How far have you got?” called {H}. Tortoise had got no way at all. “If I drum, I can’t walk,” said Tortoise, “and if I walk, you can’t hear me.”'
      ]
    },
    {
      id: 'on-the-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Carry it on your back,” said {H}, “and drum backwards.” They laid the loud drum on the shell. It was round, and the shell was round. Then it rolled off at the side, boom, boom, boom, and into a ditch.',
        '“It did come along a bit,” said {A}. The drum had come further than Tortoise. They had to wait for Tortoise to catch up with it, and that took a while. “At least I could hear where it was,” said Tortoise.'
      ]
    },
    {
      id: 'small-drum-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why not a small one?” asked {A}. Tortoise had tried small ones. First it had a tin, and went tick, tick along the path. A man asked whether it had a stone in its shoe. Then it had a rattle, and was followed for half a day by a hopeful hen.',
        '“And a bell?” asked {H}. “They thought that I was a goat,” said Tortoise. “They were very kind. They tied me to a post.” With this drum, at least, it had never been taken for anything but loud.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They played hide and seek, as a rest. Nobody is better at it than Tortoise, who looks like a stone and does not mind waiting. {H} counted up to fifty with both eyes shut. Then {H} looked behind the wall, and in the tall grass. Boom, it went, under a cart.',
        '“Found you,” said {H}. “How did you know?” asked Tortoise. They played it four times more. Tortoise hid better and better. Each time it gave a boom, out of joy that it had not been found.'
      ]
    },
    {
      id: 'other-has-a-list',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} thought that one boom was not enough. “How are we to know what you mean?” said {A}. So they made a list. One boom was for “I’m coming.” Two were for “I’m nearly there.” No boom at all was for “Start without me.”',
        'They tried it out at once. The loud drum was quiet for a long time. “Now it means that we should start,” said {A}. “Or else it’s walking,” said {H}. It was asleep. For that there was nothing on the list.'
      ]
    },
    {
      id: 'the-birds-moved',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the big tree above Tortoise there had always been birds. Since the loud drum had come, they sat in the next one. After that they sat in the one behind it. “Did they say anything?” asked {A}. “Perhaps,” said Tortoise. “I was drumming.”',
        'Tortoise did not want them to move on. It stuffed a cloth into the drum, and beat it. Now the drum sounded like a foot in a sock. The birds came back one by one, and all looked down, to see who was in the sock. But in the yard they heard nothing any more, and the cloth came out again.'
      ]
    },
    {
      id: 'pet-and-the-boom',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'At the first boom {A} had got under a cart. At the second {A} looked out. There was a stone, and in front of it a drum, and nobody else. {A} came closer, and sniffed at the stone. The stone put out a head, and sniffed back.',
        'They looked each other in the eye. Then Tortoise beat the drum. When its head came out again, there was nobody there, and only some breathing under the cart. “They’re always just gone,” said Tortoise.'
      ]
    },
    {
      id: 'elder-was-late-once',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was late for my own wedding,” said {S} to Tortoise. “I wasn’t slow. I’d sat down for a moment.” “And did they hear you coming?” asked {A}. “They heard my aunt,” said {S}. “She walked in front, and told everybody whose fault it was.”',
        'Tortoise thought about that. An aunt was about as loud as this drum, but could walk at the same time. “Where does one get an aunt?” it asked. {S} was sorry to say that you have to be given one.'
      ]
    },
    {
      id: 'child-drums-too',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to try the loud drum as well. {S} hit it with a flat hand, and sat down, because of the boom. “It pushes,” said {S}. Then {S} lay down with one ear in the dust, and {A} beat the drum. “Now it comes from below.”',
        '“Yes,” said Tortoise. “That’s how I listen. I’ve got no ears to speak of, but I have feet.” {S} took off both shoes, to hear better. It was a boom with toes.'
      ]
    },
    {
      id: 'where-they-all-are',
      A: 'partner',
      paragraphs: [
        'Tortoise gave the loud drum one last boom. “Your head goes in each time,” said {A}. “You never see what happens.” “What does happen?” asked Tortoise. {A} looked round. Behind {H} stood the man with the cart. Behind the man stood a goat, and a girl with a baby. “They’ve all come to see who’s so loud,” said {A}. {H} counted them. There could hardly be anyone left in the yard.'
      ]
    }
  ],
  turn: [
    {
      id: 'stools-on-the-path',
      A: 'partner',
      paragraphs: [
        '“Then you needn’t come to the dance,” said {H}. “The dance comes to you.” They fetched the stools out of the yard, and set them round the big tree. {H} stood in front, beside Tortoise. “Now,” said {A}. Tortoise beat the loud drum, and pulled in its head. When it looked out again, everybody was dancing. It beat, and looked, and beat, and looked. {H} stamped in front of it with both feet. “Have I missed anything?” asked Tortoise. “No,” said {H}. “You’re the beginning.”'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like in there, when it goes boom?” asked {A}. “Like rain on a good roof,” said Tortoise. “You’re at home, and it’s all outside.” {H} wanted to hear that too. {H} crept under a big basket, and Tortoise beat the drum.',
        'It was true. First came the boom, and then it was small and dark, and all {H}’s own. Then {H} put out both feet at the bottom. Everybody was dancing, and so was the basket.'
      ]
    },
    {
      id: 'other-dances-slowly',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Tortoise asked {A} for a dance. That went like this. First Tortoise lifted one foot. Then {A} did. In between there was time to look at the sky. “Isn’t it too fast for you?” asked Tortoise politely. {A} stood on one leg and said that it was just right.',
        'By the end of the song they had done one whole step. They both bowed. It had been such a careful step that three people wanted to learn it. “It’s the standing that takes practice,” said {A}.'
      ]
    },
    {
      id: 'everything-is-nearer',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The yard had been near for everybody but Tortoise. The big tree was near for Tortoise, and for nobody else. Now the ones from the far fields came late, one after another, out of breath. “I did call,” said Tortoise each time. “Sit down. It doesn’t matter in the least.”',
        'It had always wanted to say that to somebody. It had kept the words for years, and they were as good as new. {A} came late a second time, on purpose, to hear how it sounded.'
      ]
    },
    {
      id: 'stays-by-the-tree',
      A: 'partner',
      paragraphs: [
        'When the moon was up, the stools were carried home. “And tomorrow?” asked {A}. “Tomorrow I’ll walk a little way first,” said Tortoise, “with the drum in the cart. Where I get tired, I’ll drum.” From then on nobody knew in the morning where the dance would be. Then somewhere there was a boom, and {H} took a stool, and ran there. Tortoise was never late again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round the gate for Tortoise, and it was only halfway.',
      '{names} stepped back from the loud drum, just to be safe.',
      { text: '{names} kept one stool free, and had to carry it in again.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the boom in both knees, and came running too.',
      '{names} went to meet Tortoise on the path, and met only the boom.',
      { text: '{names} asked the loud drum to speak up a little less, but it did not hear.', needs: ['hands'] },
      { text: '{names} drummed for a while, so that Tortoise could walk, and it came three steps.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced round the tree, and came past Tortoise each time.',
      '{names} ducked as well, whenever it went boom.',
      { text: '{names} brought the last stool, and sat on it only now and then.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stools stood in the yard again, and had walked further than ever before. By the big tree a cloth was laid over the loud drum, for the night.',
    '{H} washed the dust off, and lay down, and pulled in {H}’s head.'
  ],
  last: [
    'Under the blanket it was small and dark, and {H} was asleep.',
    'Far off there was one boom, a soft one, for good night, and {H} was asleep.'
  ]
})
