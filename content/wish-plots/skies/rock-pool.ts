import { wishPlot } from '../wish-plot.ts'

export const rockPool = wishPlot({
  id: 'wish-rock-pool',
  wishes: ['rock pool', 'rock pools', 'rockpool', 'rockpools', 'rock pooling', 'rockpooling', 'tide pool', 'tide pools', 'tidepool', 'tidepools', 'tidal pool', 'gezeitentümpel', 'gezeitenbecken'],
  answers: ['crab', 'crabs', 'starfish', 'shrimp', 'shrimps', 'prawn', 'prawns', 'limpet', 'limpets', 'anemone', 'anemones', 'hermit', 'fish', 'seaside', 'beach', 'sea', 'tide', 'bucket', 'net', 'looking', 'looked', 'look', 'found', 'find', 'little', 'creatures', 'animals', 'lives', 'live', 'holiday', 'exploring', 'explore', 'seaweed', 'visit', 'went'],
  except: ['afraid', 'scared', 'pinched', 'stung', 'fell', 'lost', 'slipped', 'drowned', 'mermaid', 'octopus', 'died', 'dead', 'swimming', 'hurt', 'shark'],
  partnerPlays: true,
  company: ['crab', 'pool', 'tide', 'sea', 'bucket', 'rock'],
  about: 'Whoever looks into a rock pool empties it with a shadow, until the looker sits down and becomes a rock.',
  titles: ['One Elbow', 'A Good Warm Rock', '{H} and the Empty Bucket', 'Everybody Home at Low Tide', 'The Shadow of a Gull'],
  want: [
    {
      id: 'one-elbow',
      A: 'partner',
      paragraphs: [
        'The tide had gone out and forgotten a bit of the sea. It lay between the cushions, and was a small round rug. That was the rock pool. {H} came along with a bucket, and leaned over, to see who lived there.',
        'Something went sideways under a green towel. The towel was seaweed, and the something was {A}, who was a crab. {H} had seen one elbow of it, and now wanted to see the rest.'
      ]
    }
  ],
  way: [
    {
      id: 'empties',
      A: 'partner',
      paragraphs: [
        '{H} tried the rock pool from the left, and then from the right. As soon as a head came over the edge, it was empty. There was only a clean bit of rug, with the end of a ripple.',
        '“Come out!” called {H} into the water, and stamped, to sound friendly. The crab pulled in the elbow. On the cushions sat two saucepan lids, and they were limpets. Both sat down harder.'
      ]
    },
    {
      id: 'limpet',
      A: 'other',
      spare: 1,
      paragraphs: [
        'On the highest rock lived {A}, who was a limpet, under a salad bowl. It had been out to graze at high tide, and was home again. A limpet only fits in its own place. {A} turned the bowl a little to the left, and sat.',
        '“I’ve worn the rock to suit my edge,” said {A}. {H} moved a cushion, just by a finger’s width. The limpet came home that time, and turned, and turned. “Somebody’s been in my house,” it said.'
      ]
    },
    {
      id: 'barnacle',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“How do you do?” said {H} to a foot. It stuck out of a lampshade, and belonged to {A}, who was a barnacle. A barnacle glues down its head when it’s young, and stays like that. Supper is caught with the feet.',
        '{H} held out a crumb. All the toes came down around it, and it was gone. “Was it good?” asked {H}. There was an answer, but you had to lie on the floor to hear it.'
      ]
    },
    {
      id: 'moving-house',
      A: 'other',
      spare: 3,
      paragraphs: [
        'By the rock pool stood a mug, a mitten and a teapot. {A} was a hermit crab, and had grown out of a sock. A hermit crab has a soft behind, so it lives in shells that somebody else has left.',
        '{A} tried the mug, and it was draughty. The mitten had too many rooms. In the teapot only one hand went in, but what a hand. “I’ll take it,” said {A}. “There’s a spout, in case I want to leave by the back.”'
      ]
    },
    {
      id: 'prawn',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Prawns are made like glass. {A} was one, and held up a tumbler in front. “Can you see me?” asked the prawn. {H} could see the bookcase, a bit bent. “That’s me working,” it said.',
        'Only what a prawn has eaten can be seen, on its way through. {H} looked for some time. “Peas?” asked {H}. The prawn put a hand in front of its middle. “That’s private,” it said.'
      ]
    },
    {
      id: 'roof',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} lifted a stone at the edge of the rock pool, which was a grey cushion. Under it the rug was wet and dark, and a bead ran away. “That’s a roof,” said the seaweed. “How would you like it?”',
        'So {H} put the stone down as it had been. “The other way round,” said the seaweed. “They’ve got the damp side in.” The second time it was right. Very quietly, something knocked from below.'
      ]
    },
    {
      id: 'bucket',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bucket stood at the edge of the rock pool. “What’s that?” asked the crab, out of the towel. “It’s for you,” said {H}, “for a minute or two. It’s round and yellow.”',
        'A claw came out and felt it, inside and outside. “It’s got no underneath,” said the crab. “Where would I be when I’m not in?” {H} put a bit of seaweed over it. “That’s more like a bucket,” said the crab, but stayed where it was.'
      ]
    },
    {
      id: 'starfish',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} lay on the rug in the shape of a starfish. It had five arms, if you counted the head. “Which way is the front?” asked {H}. “I haven’t got one,” said the starfish. “Whichever arm wants something is in front.”',
        'Just then the left foot wanted to go to the teaspoon, and the right hand to the biscuit. The starfish got longer. In the end the biscuit won, and the foot came along behind, and pretended it had meant to.'
      ]
    },
    {
      id: 'next-pool',
      A: 'other',
      spare: 8,
      paragraphs: [
        'There is a small fish that can jump from one rock pool into the next, without seeing it. {A} was that fish, and looked at the ceiling. “It’s two hops, and a bit to the right,” said {A}. “I swam over it all at high tide, and learned it by heart.”',
        'Hop, hop, went {A}, and landed on a bath mat. “And what if there’s no water in it?” asked {H}. “Then I’ve learned the wrong beach,” said the fish.'
      ]
    },
    {
      id: 'urchin',
      A: 'other',
      spare: 9,
      paragraphs: [
        'In the sunny part of the pool sat {A}, a sea urchin with pencils for spines. It had a shell on its head, a bit of weed and a bottle top. A sea urchin carries such things about with it, against the light.',
        '“That suits you,” said {H}. The sea urchin felt with fifty feet whether it was straight. “I wear the bottle top on Sundays,” it said. “On weekdays it’s my back door.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came over the rocks for a look into the rock pool. What {A} found there was another face, with the same nose. Neither said anything. It was the lid of a tin.',
        'The crab was quiet under its towel, and so were both the limpets. Then {A} breathed on the water until the other face was gone, and went away with dry feet.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I left my shoes by a rock pool once,” said {S}. “The tide came for one of them.” “And how did you get home?” asked {A}.',
        '“With a hop,” said {S}. “A week later it brought mine back, with a winkle inside. I had to wait until it had moved out.” {A} took the bucket two steps farther from the edge.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was seaweed, of the brown kind with blisters. They hold it up in the water, and they pop when you tread on them. {S} swayed, and had a sheet of bubble wrap round the middle.',
        '{A} trod very lightly. Pop, it went. “That’s one arm gone down,” said {S}, and let it hang. After four pops the whole plant lay flat in the rock pool. It had to be blown up again through the thumb.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Every so often a wave came in too early. It was {A}, who arrived on hands and knees, and broke over the edge of the rock pool. A limpet was carried off as far as the table.',
        'The wave sat there and beat on the saucepan lid with both hands. It was out at sea again before it had occurred to anybody to mop.'
      ]
    },
    {
      id: 'gull-shadow',
      A: 'partner',
      paragraphs: [
        '“I can see you perfectly,” said the crab, out of the towel. “First it gets dark in here, and then there’s a face. In a rock pool that’s always a gull.” “But I’m no gull,” said {H}. “Your shadow is,” said {A}.',
        '{H} looked at it. It lay right across the water, with two ears and a bucket. “What does nobody mind, down there?” asked {H}. “Rocks,” said the crab. “They don’t lean.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-rock',
      A: 'partner',
      paragraphs: [
        'So {H} sat down by the rock pool under a grey blanket, and was a rock. A rock has no face to speak of. It counted up to a hundred, without its lips.',
        'At sixty there was one claw, and at seventy there were two. The whole crab came across the pool, sideways, and stopped at {H}’s foot. It felt along a toe. “Good rock,” said the crab, and settled against it. “Nice and warm.”'
      ]
    },
    {
      id: 'yesterday',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A crab’s shell doesn’t grow with it. When it was too tight, {A} took hold of the jumper’s hem and crept out backwards. Then the jumper lay there, with its arms in front.',
        '“That’s me from yesterday,” said the crab. “Don’t touch me yet. I’m new, and soft all over.” It waited for its outside to set. The rock kept a bit of the wind off.'
      ]
    },
    {
      id: 'real-gull',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A real gull came along, and it was {A}. It had a look at the water, and one at the rock. It stood on {H}’s blanket, on one leg, to think. {H} could have said a good deal just then.',
        'The rock kept it all to itself. “There used to be a crab here,” said the gull. There was not so much as an elbow. It went off to ask at the next rock pool, and left a damp footprint.'
      ]
    },
    {
      id: 'door-opens',
      A: 'partner',
      paragraphs: [
        '“There was a face here earlier,” said the crab. “It had a bucket. It wanted to see me, I think. It can’t have been from round here.” The rock did not say a word, but it got a little warmer.',
        'Then the tide came back for what it had left behind. A blue sheet slid over the cushions, and the rock pool was sea once more. “Good night, rock,” said the crab, and went out sideways. {H} had seen all of it now. The bucket was empty.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came down to the rock pool at low tide.',
      '{names} sat among the limpets, and held on.',
      { text: '{names} laid down seaweed, the slippery side up.', needs: ['hands'] },
      { text: '{names} put both lids back on their rock.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in as well, and found nobody twice.',
      '{names} kept under the weed as long as that shadow lasted.',
      { text: '{names} held the bucket so that it cast no shade.', needs: ['hands'] },
      { text: '{names} tapped on a limpet, and it stayed shut.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned into a pebble, a little to one side.',
      '{names} stayed as still as the rock next door.',
      { text: '{names} drew the grey blanket over a toe that was too pink.', needs: ['hands'] },
      { text: '{names} helped the tide over the last cushion.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lids went back to their saucepans, and each only fitted the one. The green towel was hung up to dry.',
    '{H} washed off the salt, and lay down under the grey blanket. The tide was in by now. It rose up to the rock’s chin, and the rock did not mind it in the least.'
  ],
  last: [
    'Anybody could have come out now, for there was only a rock there, and {H} was asleep.',
    'Something may have crossed the blanket, sideways, but {H} was a rock, and slept.'
  ]
})
