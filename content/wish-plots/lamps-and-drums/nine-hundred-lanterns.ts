import { wishPlot } from '../wish-plot.ts'

const LANTERNS = ['fanous', 'fanoos', 'ramadan lantern']

export const nineHundredLanterns = wishPlot({
  id: 'wish-nine-hundred-lanterns',
  beginsElsewhere: true,
  wishes: ['Ramadan lantern lost in Cairo', ...LANTERNS.flatMap((lantern) => [`${lantern} lost`, `${lantern} lost market`, `${lantern} missing`, `${lantern} can’t find`, `couldn’t find ${lantern}`, `${lantern} left behind`, `looking for ${lantern}`, `${lantern} gone`]), 'ramadan lamp lost', 'ramzan lantern lost', 'ramadhan lantern lost', 'lantern lost cairo', 'lantern lost egypt', 'lantern lost souk', 'lantern lost bazaar', 'lantern lost khan el khalili'],
  answers: ['ramadan', 'ramadhan', 'ramzan', 'kareem', 'fanous', 'fanoos', 'fanus', 'fawanees', 'lantern', 'lanterns', 'lamp', 'lamps', 'light', 'lights', 'glow', 'glowing', 'shine', 'shines', 'shining', 'lost', 'lose', 'loses', 'losing', 'missing', 'mislaid', 'left', 'behind', 'find', 'finds', 'finding', 'found', 'can’t', 'couldn’t', 'looking', 'look', 'search', 'searching', 'gone', 'where', 'which', 'one', 'mine', 'in', 'the', 'a', 'an', 'my', 'our', 'her', 'his', 'cairo', 'egypt', 'egyptian', 'khan', 'khalili', 'market', 'souk', 'souq', 'bazaar', 'street', 'streets', 'stall', 'stalls', 'shop', 'shops', 'seller', 'old', 'city', 'crowd', 'crowded', 'busy', 'night', 'nights', 'evening', 'iftar', 'sunset', 'moon', 'crescent', 'tin', 'brass', 'glass', 'coloured', 'colored', 'colours', 'red', 'green', 'blue', 'yellow', 'gold', 'little', 'small', 'tiny', 'big', 'favourite', 'new', 'battery', 'candle', 'dark', 'song', 'wahawi', 'sing', 'sings', 'grandma', 'granny', 'teta', 'grandpa', 'gedo', 'jiddo', 'mum', 'mama', 'dad', 'baba', 'family', 'brother', 'sister', 'cousin', 'cousins', 'among', 'hundreds', 'thousand', 'thousands', 'many', 'who', 'is', 'gets', 'got', 'gone', 'adventure', 'story', 'about', 'with', 'of', 'at', 'and', 'for', 'way', 'home', 'cat', 'wants', 'everyone', 'help', 'helps'],
  except: ['eid', 'fasting', 'hungry', 'broke', 'broken', 'smashed', 'burnt', 'burned', 'fire', 'hospital', 'war', 'bomb', 'died', 'dead', 'sick', 'ill', 'stolen', 'stole', 'thief', 'genie', 'jinn', 'aladdin', 'magic', 'dragon', 'robot', 'lighthouse', 'chinese', 'lunar', 'diwali', 'floating', 'suhoor', 'drummer', 'cannon', 'afraid', 'scared', 'child lost', 'mummy lost', 'pyramid', 'mummies', 'camel'],
  moods: ['lost', 'losing', 'first', 'waiting'],
  out: true,
  company: ['lantern', 'lanterns', 'street', 'stalls', 'seller', 'moon', 'plug', 'wire', 'tea', 'glasses', 'lace', 'cat', 'carpets', 'carpet', 'corner', 'archway', 'song', 'bread', 'bicycle', 'tray', 'tinsmith', 'dent', 'stars', 'dark', 'nine', 'ring', 'dates'],
  about: 'The hero’s Ramadan lantern is put down in a street of nine hundred lanterns and cannot be found, least of all with more light, until the moon in a dark archway shows that it must be darker.',
  titles: ['Just to Tie a Lace', 'Nine Hundred and One', '{H} and the Lantern in Cairo', 'Too Light to See a Light', 'The One That Shines'],
  want: [
    {
      id: 'just-to-tie-a-lace',
      A: 'partner',
      paragraphs: [
        'One evening in Cairo {H} put down the Ramadan lantern, just to tie a lace, and lost it. Tying a lace, you can hop quite a way. Now there were nine hundred lanterns, red and green and gold, as far as the corner.',
        'In that street they sell nothing but lanterns. “What’s yours like?” asked {A}. “It’s the one that shines,” said {H}. They looked along the stalls. They all shone.'
      ]
    }
  ],
  way: [
    {
      id: 'more-light',
      A: 'partner',
      paragraphs: [
        '“I can’t see it, that’s all,” said {H}. “We need more light.” The lantern seller was kind, and switched on the big ones too. Now they could see as well as at noon. What they saw was lanterns.',
        '{H} went from one to the next. A blue one began to sing. “Is it that one?” asked {A}. “Mine can’t sing,” said {H}. “It’s only got a battery.”'
      ]
    },
    {
      id: 'what-it-is-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it look like?” asked the seller. “It’s tin,” said {H}, “with a little door.” The seller held up three of tin, with a little door. “And it’s got a dent,” said {H}. “On which side?” {H} thought hard. “On the side where I am.”',
        '“And it smells of our cupboard,” said {A}. That was a help at last. Everybody in the row bent down and began to sniff. They found a box of mint, and a bag of dates that somebody had been missing since sunset.'
      ]
    },
    {
      id: 'here-they-called',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It had no name, so {H} just called “Here!” At once there came a tray of tea, two cats, and a person who sold socks. They were all very willing. “It’s a lantern,” explained {A}. “It’s been lost.”',
        'The person with the socks told the next stall, and the next stall told the one after. Soon the whole street was looking for a lantern. “Found one!” they called from all sides.'
      ]
    },
    {
      id: 'through-a-red-drink',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The seller gave them each a glass of something cold, made from dark red flowers. {H} held it up and looked through. The stalls were red, and the cats, and {A}. “It might be behind this,” said {H}, and drank until it was out of the way.',
        '{A} looked through the bottom of the other glass. In there were six streets, and each had nine hundred lanterns. “Put it down,” said {H}. “It’s hard enough in one.”'
      ]
    },
    {
      id: 'bread-on-a-bicycle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Down the middle of the street came a bicycle with the bread. The bread lay on a tray as long as a bed. The tray lay on the rider’s head. One hand held it, and the other rang the bell. All the lanterns swung aside a little.',
        'It left a smell behind like a warm blanket. “How do you learn that?” asked {A}. “You start with no bread,” said {H}. So they walked a few steps, very straight, with nothing on their heads. Not a crumb of it fell off.'
      ]
    },
    {
      id: 'eleven-songs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Some of them sang if you only touched them. It was a Ramadan song, and rather fast. {H} brushed against one, and that woke the next. Before they knew how to stop the first, there were eleven, and each was at another line.',
        '“It’s nice,” shouted {A}, “if you listen to just one.” They chose a small one, low down on the left, and followed it right to the end. Then it began again. It was still the best of the eleven.'
      ]
    },
    {
      id: 'other-finds-three',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Found it!” said {A}, and came along with a lantern. It was purple, and had a tassel. “That isn’t mine,” said {H}. “Are you sure?” asked {A}. “It came so willingly.” {A} took it back, and came with a second one, which had stars.',
        'The third had a price on it. “Are you looking for mine,” asked {H}, “or for yours?” {A} thought about that for a whole row of lanterns. “I’d know mine at once,” said {A}, “if I had one.”'
      ]
    },
    {
      id: 'pet-waits-beside-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Nobody had asked {A}. {A} went along by smell. Between two tall lanterns there stood a small one that smelled of home. So {A} sat down beside it to wait. It seemed the natural place. Everybody else was running about.',
        '“There you are!” said {H}. “Come on, {A}, help us to look.” {A} got up, because {H} had asked so nicely, and went along. They looked everywhere together. {A} looked back once or twice, and could not understand it.'
      ]
    },
    {
      id: 'elder-with-a-light-behind',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I lost a lantern too, at your age,” said {S}. “I asked in eleven shops. Everybody said that they could see it quite well. I thought they were teasing me.” “And where was it?” asked {A}.',
        '“I’d hung it on my back, to have both hands free for a bun,” said {S}. “The whole evening people had been walking along behind me. I thought that they liked me.” At home nine people came along as far as the door. They had only wanted to see where they were treading.'
      ]
    },
    {
      id: 'child-is-a-lantern',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} stood among the lanterns and was one, with round cheeks for the glass. {A} came by, looking, and went by. “Here I am,” said {S}. “Lanterns don’t say that,” said {A}. So {S} shone without a word, until somebody asked the price.',
        '“That one’s ours,” said {A}. “How can you tell?” asked the seller. {A} pointed down. The left shoe was on the right foot, and the right one was on the left. {S} looked as well, and was proud. It was a good thing to have.'
      ]
    },
    {
      id: 'a-dark-archway',
      A: 'partner',
      paragraphs: [
        '{A} stepped under a dark archway to rest both eyes, and looked up. There hung the moon, as thin as a fingernail. They had not noticed it all evening.',
        '“In here it’s dark, so you can see the moon,” said {A}. “Out there it’s too light to see a light.” {H} looked at the moon, and then at the street. “So we don’t need more,” said {H}. “We need less.”'
      ]
    },
    {
      id: 'one-plug',
      A: 'partner',
      paragraphs: [
        'All the nine hundred hung on one long wire. It ended in a plug, behind the seller’s tea glasses. “And where’s yours plugged in?” asked {A}. “Nowhere,” said {H}. “It’s got a battery.” So they asked the seller, who drank up first. In Ramadan that street had never once been dark.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-street-says-oh',
      A: 'partner',
      paragraphs: [
        '“Now,” said {H}, and the seller pulled the plug. Nine hundred lanterns went out, and the whole street said “Oh”. A cat stopped with one foot in the air. And between two tall ones, by itself, a small tin lantern shone.',
        '“That’s mine,” said {H}. It stood just where the lace had come undone.'
      ]
    },
    {
      id: 'what-was-there-all-along',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the dark you could hear the street. Until then there had been too much to see. A spoon went round in a glass. A pigeon turned over on a ledge. “Look, stars,” somebody said. “They’ve been there all the time,” said somebody else.',
        '“How many?” asked {A}. {H} began on the left and got as far as thirty. There were about nine hundred again. “At least nobody’s lost one of those,” said {A}. They looked at them for a moment without having to find anything.'
      ]
    },
    {
      id: 'tinsmith-and-the-dent',
      A: 'same',
      spare: 11,
      paragraphs: [
        'From all the stalls they came to look at {H}’s lantern. There was nothing else to look at. It put a red patch on one chin and a green patch on another. An old tinsmith bent down to the dent. “That’s one of mine,” said the tinsmith. “I sneezed.”',
        '{H} had always taken it for a pattern. “Shall I knock it out?” asked the tinsmith. {H} held the lantern a bit closer. “No,” said {H}. “That’s the side where I am.”'
      ]
    },
    {
      id: 'where-is-the-plug',
      A: 'partner',
      paragraphs: [
        '“And where’s the plug?” asked the seller in the dark. The seller felt about for it, and found the cat. So {H} took the lantern by its ring, and went in front. It shone along the wire as far as the tea glasses.',
        'Click, went the plug, and the street was back. “And which one’s yours?” asked the seller, who had looked away for a moment. {H} held it up. It had never been let go.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the nearest lantern, and there was another.',
      '{names} blinked, and saw lanterns with both eyes shut.',
      { text: '{names} lifted one up to look under it, and put it back.', needs: ['hands'] },
      { text: '{names} held on to {H}’s sleeve, so as not to be lost too.', needs: ['hands'] }
    ],
    way: [
      '{names} went along one side of the street, and back along the other.',
      '{names} listened to the blue one, right to the end of the song.',
      { text: '{names} shaded both eyes with both hands.', needs: ['hands'] },
      { text: '{names} pointed at one that might be it, and it was a teapot.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood quite still in the dark, and looked at one small light.',
      '{names} came along behind the lantern, in a row.',
      { text: '{names} moved a tea glass, so that nobody trod on it.', needs: ['hands'] },
      { text: '{names} waved to the lantern, because it was so easy to find.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the lantern hung from its hook, and was the only one for miles. Anybody could have found it.',
    '{H} pulled off both shoes with the laces tied, and washed, and lay down. Then the lantern was switched off, and there was the moon.'
  ],
  last: [
    'Now it was dark enough to see by, and {H} was asleep.',
    'Far away shone nine hundred lanterns, and not one more, and {H} was asleep.'
  ]
})
