import { wishPlot } from '../wish-plot.ts'

export const tummyRumbles = wishPlot({
  id: 'wish-tummy-rumbles',
  wishes: ['tummy rumbles', 'tummy rumble', 'tummy rumbling', 'rumbling tummy', 'rumbly tummy', 'tummies rumble', 'tummy rumbled', 'stomach rumbles', 'stomach rumble', 'stomach rumbling', 'stomachs rumble', 'belly rumbles', 'belly rumble', 'belly rumbling', 'tummy grumbles', 'tummy grumbling', 'tummy growls', 'tummy growling', 'stomach growls', 'stomach growl', 'stomach growling', 'stomachs growl', 'belly growls', 'belly growling', 'tummy gurgles', 'tummy gurgling', 'tummy gurgle', 'stomach gurgles', 'belly gurgles', 'tummy makes noises', 'tummy noises', 'tummy noise', 'stomach noises', 'stomach noise', 'belly noises', 'tummy sounds', 'tummy talks', 'tummy talking', 'talking tummy', 'noisy tummy', 'tummy so loud', 'loud tummy', 'tummy hide and seek', 'tummy gives away'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'when', 'do', 'does', 'is', 'my', 'our', 'your', 'her', 'his', 'me', 'tummy', 'tummies', 'stomach', 'stomachs', 'belly', 'rumble', 'rumbles', 'rumbling', 'rumbled', 'rumbly', 'grumble', 'grumbles', 'grumbling', 'growl', 'growls', 'growling', 'gurgle', 'gurgles', 'gurgling', 'noise', 'noises', 'noisy', 'sound', 'sounds', 'talk', 'talks', 'talking', 'make', 'makes', 'making', 'made', 'loud', 'loudly', 'so', 'very', 'always', 'sometimes', 'hungry', 'hunger', 'empty', 'supper', 'dinner', 'lunch', 'breakfast', 'eat', 'eats', 'food', 'soup', 'hide', 'hides', 'hiding', 'seek', 'cupboard', 'quiet', 'silent', 'library', 'assembly', 'school', 'class', 'lesson', 'night', 'bed', 'morning', 'evening', 'before', 'after', 'everyone', 'everybody', 'hears', 'heard', 'hear', 'gives', 'gave', 'away', 'embarrassing', 'funny', 'like', 'stop', 'stops', 'won’t', 'know', 'learn', 'tell', 'story', 'about', 'really', 'inside'],
  except: ['ache', 'aches', 'aching', 'hurts', 'hurt', 'hurting', 'pain', 'sore', 'sick', 'poorly', 'ill', 'bug', 'vomit', 'diarrhoea', 'hospital', 'doctor', 'nothing to eat', 'no food', 'no money', 'poor', 'starving', 'ramadan', 'fasting', 'fast', 'baby', 'pregnant', 'digger', 'thunder', 'storm', 'tiger', 'bear', 'lion', 'dragon', 'monster', 'dinosaur', 'giant', 'volcano', 'nervous', 'worried', 'scared', 'butterflies', 'test', 'dog', 'cat', 'horse', 'earth', 'train', 'lorry'],
  moods: ['question', 'learning', 'first'],
  company: ['tummy', 'curtain', 'bottle', 'cushion', 'soup', 'bread', 'pipes', 'coats', 'bath', 'drum', 'hot-water bottle'],
  fed: true,
  about: 'The hero wants to stay hidden behind the curtain until nobody can find the place, but the tummy rumbles each time, until a half-full hot-water bottle shows what is loud; after soup and bread it works far too well.',
  titles: ['Somebody Said Something', 'Behind the Curtain', '{H} Is Found by Ear', 'Half a Bottle', 'A Quiet Tummy'],
  want: [
    {
      id: 'found-by-ear',
      A: 'partner',
      paragraphs: [
        '{H} stood behind the long curtain and wanted to stay hidden until {A} had to give up. It was the best place in the house. {A} had looked everywhere and was just going to say so. Then {H}’s tummy rumbled, from low to high, like a door in a castle.',
        '“Behind the curtain,” said {A}. {H} came out. “That wasn’t me, that was my tummy,” said {H}. “Why does it rumble?”'
      ]
    }
  ],
  way: [
    {
      id: 'under-cushions',
      A: 'partner',
      paragraphs: [
        '“It wants its supper,” said {A}. “It’s calling for it.” But the soup still had to cook. So {H} hid again, flat on the floor this time, under all five cushions.',
        '{A} came by, and listened. Under there something said a whole sentence. It began with a growl and went up, and at the end it seemed to be a question. “Under the cushions,” said {A}. “It doesn’t listen to me,” said {H}.'
      ]
    },
    {
      id: 'a-drink',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Give it some water, so that it’s got something to do,” said {A}. {H} drank a whole glass and hid in among the coats. Now the tummy was busy, and it told you how. It glugged like a bath when the plug is out.',
        '“In the coats,” said {A}, “and there’s a tap running.” {H} pushed two sleeves apart. “It isn’t a tap, it’s me,” said {H}. Wet or dry, it had something to say.'
      ]
    },
    {
      id: 'pipes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Hide where it’s loud,” said {A}. That was beside the pipes, behind the bathroom door. They knocked and gurgled all evening by themselves. {H} crouched down next to them, and the tummy rumbled, and nobody could have known which was which.',
        'The pipes stopped. Someone had turned off a tap somewhere. {H}’s tummy went on by itself for as long as it takes to say a name. “Pipes don’t do that,” called {A}. It had ended on a squeak, as no pipe would.'
      ]
    },
    {
      id: 'pet-answers',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had heard it as well. {A} came to where {H} was hidden, and waited in front of it, head on one side. The tummy rumbled. {A} looked as if that was a clever thing to say, and lay down to hear the rest.',
        'That was a pity, since nobody lies and listens to a curtain. “I’d better look where {A} is,” somebody said. {H} tried to push {A} off with one sock, and the sock was seen, too.'
      ]
    },
    {
      id: 'other-listens',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was asked to listen, for once from close by. {A} laid one ear on {H}’s tummy, and shut both eyes. “There’s somebody moving house in there,” said {A}. “They’re carrying a wardrobe down the stairs. Now they’ve put it down to rest.”',
        'It was quiet for a moment. “Now they’re carrying it back up,” said {A}. {H} wished that they would make up their minds. {A} had to hold on to {A}’s own tummy, where they had heard, and begun with a chair.'
      ]
    },
    {
      id: 'elder-concert',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine did it at a concert,” said {S}. “The whole orchestra held its breath, the man lifted his stick, and then came I.” “What did people do?” asked {A}. “They looked at the lady beside me,” said {S}. “She looked at me, and I looked at my programme, as if it stood in there.”',
        '“And was it good?” asked {A}. {S} thought that it had been a little early. The drum came in at the very same place, but two lines after.'
      ]
    },
    {
      id: 'child-teaches-it',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“You’ve got to tell it in its own language,” said {S}. {S} bent down to {A}’s tummy, and growled into it. They waited. After a while there came a short growl back. “What did it say?” asked {A}. “It said it isn’t at home,” said {S}.',
        '{S} knocked, with one finger. “Then who’s that talking?” {S} asked. Nobody in there could answer that, and so at least it was quiet. “Now it’s thinking,” said {S}.'
      ]
    },
    {
      id: 'holding-it-in',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps you can hold it in,” said {A}, “like a sneeze.” {H} pulled in the tummy until it was nearly at the back. It rumbled there. {H} pushed it out as far as it would go. There it rumbled more, as there was more room.',
        'A tummy does it on its own, said {A}, asleep or awake, and one isn’t asked. {H} had thought that it was all {H}, from top to toe. “That’s one part that has got its own key,” said {H}.'
      ]
    },
    {
      id: 'loud-song',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} thought of something else. If a person sang while hiding, nobody would hear the tummy. So {H} got back behind the curtain and sang the one about the sailor, with all the verses. The tummy rumbled right through the second, and it could not be heard at all.',
        '“Behind the curtain,” said {A}. “But did you hear it rumble?” asked {H}. “Not once,” said {A}. They agreed that it had worked, apart from the rest.'
      ]
    },
    {
      id: 'in-the-bath',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Lie down in the empty bath,” said {A}. “Nobody looks there twice.” {H} lay in it and pulled a towel over. The tummy only rumbled a little. But the bath made it bigger, as it does with songs. It came out like a bear that has slipped.',
        '“In the bath,” called {A}, from two rooms away. {H} stayed there a bit longer, and hummed, since it sounded so well. The tummy joined in at the low part.'
      ]
    },
    {
      id: 'half-a-bottle',
      A: 'partner',
      paragraphs: [
        'On a chair lay the hot-water bottle, cool from last night, and half empty. {H} picked it up to look behind it for a new place. It gurgled. “That’s just how you sound,” said {A}. {H} filled it to the top at the tap, screwed it tight and turned it over. There was not a sound.',
        '“It’s the same bottle,” said {H}. “It’s only loud when there’s air in it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'soup-and-bread',
      A: 'partner',
      paragraphs: [
        '“A tummy kneads all the time,” said {A}. “When there’s food in, it’s like dough, and you don’t hear it. When it’s empty, it sweeps itself out, and then it’s pushing air and juice round the bends.” {H} listened. That was just what it was, somebody sweeping round bends.',
        'Now the soup was done. {H} ate two plates of it, with bread pushed in at all the corners, and hopped once. There was nothing to be heard. “Count to twenty,” said {H}.'
      ]
    },
    {
      id: 'the-whole-length',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How many bends are there?” asked {H}. {A} knew about that. What lies folded up in a tummy is as long as a room. {H} rolled out the toilet paper, from the window to the door. Then {H} tried to get all of it in under {H}’s jumper.',
        'It went in, in the end, in folds, and it rustled. “And it’s got to sweep all that,” said {H}, “with nobody to help.” {H} patted it. It really might say something, now and then. Anybody who sweeps does.'
      ]
    },
    {
      id: 'not-only-hungry',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once, quite softly, there came a small one after all. “But I’ve eaten!” said {H} to it. “It isn’t always hunger,” said {A}. “Sometimes it’s only the soup going round a corner.” {H} could tell the two apart at once, on hearing it again.',
        'The hungry one had been a question. This one was more of an answer. It was what somebody might say who had just sat down in a good chair.'
      ]
    },
    {
      id: 'too-well-hidden',
      A: 'partner',
      paragraphs: [
        '{A} looked and listened. {H} stood behind the curtain, in the very same place as at first. Not a thing was to be heard. {A} went by it four times in thought. “I give up,” said {A}. “I can’t find you without your tummy.”',
        'Behind the curtain it was dark, and one got a little lonely in so good a place. {H} put a hand on the tummy and waited, but it was busy. So {H} had to do it. {H} rumbled, from low to high, with {H}’s own mouth. “There you are,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had hidden too, and was not found, being quieter.',
      '{names} looked round for whoever was moving chairs.',
      { text: '{names} felt along the curtain, and found a knee.', needs: ['hands'] },
      { text: '{names} laid one hand on the tummy, and had it shaken.', needs: ['hands'] }
    ],
    way: [
      '{names} stood quite still, to hear where it came from.',
      '{names} rumbled back, but only from the nose.',
      { text: '{names} put one more cushion on the top.', needs: ['hands'] },
      { text: '{names} stirred the soup, so that it would hurry.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked past the curtain on the way to nowhere, and noticed nothing.',
      '{names} stopped chewing for a moment, and it was really quiet.',
      { text: '{names} cut off one more slice, a thick one, for the last bend.', needs: ['hands'] },
      { text: '{names} turned the full bottle over twice, and held it to one ear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions were put back on the sofa, all five. The curtain was drawn, and behind it was only the window.',
    '{H} washed, and took the bottle along to bed, just warm, and without any air in it. It lay on {H}’s tummy without a word. Underneath, somebody was kneading, and did it quietly.'
  ],
  last: [
    'Very late there was one small rumble, and {H} did not hear it, being asleep.',
    'All the bends were swept and full of soup, and {H} was asleep.'
  ]
})
