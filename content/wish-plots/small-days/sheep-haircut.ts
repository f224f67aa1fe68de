import { wishPlot } from '../wish-plot.ts'

export const sheepHaircut = wishPlot({
  id: 'wish-sheep-haircut',
  wishes: ['sheep haircut', 'sheep hair cut', 'sheep doesn’t want a haircut', 'sheep won’t have haircut', 'sheep refuses haircut', 'sheep hates haircuts', 'sheep scared haircut', 'sheep needs a haircut', 'sheep shorn', 'sheep won’t be shorn', 'sheep doesn’t want to be shorn', 'sheep shearing', 'shearing sheep', 'sheep shear', 'sheep sheared', 'sheep shaved', 'sheep shave', 'sheep clipped', 'sheep clippers', 'sheep wool cut', 'sheep too much wool', 'sheep wool too long', 'sheep keeps wool', 'sheep wants to keep wool', 'sheep woolly coat off', 'sheep hides shearing', 'sheep ran away shearing', 'sheep fleece', 'sheep fleece off', 'woolly sheep', 'wooliest sheep', 'woolliest sheep', 'very woolly sheep', 'wooly sheep', 'lamb haircut', 'lamb shorn', 'ram haircut', 'ewe haircut', 'ewe shorn', 'shorn lamb', 'shearing day', 'shearing time', 'sheep long hair', 'sheep fluffy haircut', 'sheep fringe', 'sheep hairdresser', 'sheep barber', 'sheep barbershop', 'sheep hair salon', 'sheep trim', 'sheep hair too long', 'sheep first haircut', 'sheep afraid of the clippers', 'sheep bald', 'sheep wool off', 'sheep lost wool', 'lamb won’t be shorn', 'sheep clip'],
  answers: ['sheep', 'lamb', 'ram', 'ewe', 'haircut', 'haircuts', 'hair', 'cut', 'hairdresser', 'barber', 'shorn', 'shear', 'shearing', 'sheared', 'shearer', 'shaved', 'shave', 'clipped', 'clippers', 'scissors', 'wool', 'woolly', 'wooly', 'fluffy', 'curly', 'fleece', 'coat', 'fringe', 'won’t', 'wouldn’t', 'never', 'want', 'wants', 'refuses', 'refused', 'hates', 'hate', 'likes', 'like', 'scared', 'afraid', 'nervous', 'shy', 'silly', 'funny', 'stubborn', 'hides', 'hid', 'hiding', 'ran', 'runs', 'away', 'keep', 'keeps', 'needs', 'need', 'too', 'much', 'long', 'hot', 'summer', 'spring', 'day', 'time', 'today', 'first', 'farm', 'farmer', 'field', 'hill', 'little', 'big', 'white', 'black', 'old', 'young', 'called', 'named', 'off', 'cold', 'without', 'lost', 'jumper', 'new', 'finally', 'gets', 'get', 'got', 'going', 'trim', 'salon', 'bald', 'trimmed', 'grew', 'grows', 'warm', 'weather', 'years', 'three', 'everything', 'inside', 'pocket', 'pockets', 'grumpy', 'fussy', 'mother', 'friend', 'friends', 'animal', 'curls'],
  except: ['counting', 'count', 'sleep', 'hurt', 'blood', 'died', 'dead', 'eaten', 'wolf', 'fox', 'dog', 'goat', 'alpaca', 'llama', 'lion', 'nativity', 'christmas', 'costume', 'play', 'slaughter', 'dinner', 'curry', 'cloud', 'rain', 'moon', 'space', 'rocket', 'school', 'bus', 'dragon', 'dinosaur', 'unicorn', 'eid', 'sacrifice', 'qurbani', 'teeth', 'dentist', 'bath', 'knit', 'knits', 'knitting', 'rainbow', 'pink', 'purple', 'blue', 'green', 'baby', 'my son', 'my daughter'],
  moods: ['change', 'first', 'learning', 'question'],
  company: ['sheep', 'coat', 'coats', 'hall', 'hook', 'hooks', 'van', 'woman', 'clippers', 'wool', 'fleece', 'jumper', 'mirror', 'ticket', 'umbrella', 'door', 'stairs', 'bell'],
  about: 'A sheep that does not want a haircut hides among the coats, for it keeps everything it has in its wool, until a jumper shows that a fleece comes off all in one piece.',
  titles: ['I Am a Coat', 'Everything in the Wool', 'A Sheep in the Hall', '{H} Hides a Haircut', 'All in One Piece'],
  want: [
    {
      id: 'among-the-coats',
      A: 'partner',
      paragraphs: [
        '{H} looked for a hat in the hall. Among the coats on the hooks there was a sheep. “I’m a coat,” said the sheep. Outside, a woman with clippers was looking behind the bins. “She’s come to cut my hair,” said the sheep. “I don’t want a haircut.” “Why not?” asked {A}. The sheep looked both ways. “It’s where I keep everything.” It had to be hidden better.'
      ]
    }
  ],
  way: [
    {
      id: 'what-was-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The sheep let {H} feel in the wool, but only on the left. There was a bus ticket in there, and a fir cone. “Where did you go?” asked {H}. “Nowhere,” said the sheep. “But I could.” Deeper in there was half a biscuit.',
        '“And what’s on the right?” asked {A}. “That’s private,” said the sheep. Something in there ticked. Twice in an hour the sheep leaned over a little, to see what time it was.'
      ]
    },
    {
      id: 'why-it-grows',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Doesn’t your wool stop by itself?” asked {A}. {H} knew that a dog’s hair did. “Mine goes on,” said the sheep. “It has no idea when it’s done.” It had been a small neat sheep, three springs ago, and could get through a gate.',
        'Now it was mostly wool. “I’m about here,” said the sheep, and showed them how far in. {A} put an arm in up to the elbow, and said good afternoon. “Further left,” said the sheep.'
      ]
    },
    {
      id: 'being-a-coat',
      A: 'partner',
      paragraphs: [
        '{H} put a hat on top of it, and {A} laid a scarf round it. Now it was a coat like any other, and the bell rang. “Have you got a sheep?” asked the woman with the clippers. “Only coats,” said {H}.',
        'But it was a hot day, and the sheep was the thickest coat of them all. It began to puff. The hat steamed. “That one’s breathing,” said the woman, and sat down on the doorstep to wait.'
      ]
    },
    {
      id: 'other-hangs-up',
      A: 'other',
      spare: 3,
      paragraphs: [
        'They tried how good a coat it was. {A} came in without looking, and hung an umbrella on the sheep. The sheep held still. {A} wiped both feet, and then the face, on a woolly sleeve that had no end. “This one’s new,” said {A}. “It’s very soft.”',
        '“Thank you,” said the coat. {A} took the umbrella off again, and looked for another hook. “You’ve got a good tailor,” said {A}. “Who cuts it?” It was the wrong question. The coat said that it had never been cut in its life.'
      ]
    },
    {
      id: 'elder-remembers-curls',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I wouldn’t have my hair cut either,” said {S} to the sheep, “not for a whole year. I kept a pencil in it.” {A} asked if that had worked. “Very well,” said {S}. “And then two pencils, and a comb that I couldn’t find.”',
        'The sheep came a step nearer. This was somebody who understood. “And when they did cut it?” it asked. “We found the comb,” said {S}. “And my ears. I’d been wondering who had those.”'
      ]
    },
    {
      id: 'doing-the-fringe',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps just the fringe?” said {H}. The sheep thought that a fringe might be talked about. It lifted its chin. {H} held up the wool over its eyes, with two clothes pegs, and there they were. They were yellow, and the black in them lay sideways.',
        '“So you’re the one I’ve been talking to,” said the sheep to {A}. “I thought you were taller.” It asked for the pegs to be taken out again. It had seen enough for a start.'
      ]
    },
    {
      id: 'pet-meets-a-coat',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} went by under the coats, as always, and there was one that smelled of hill. {A} stopped. The coat had four feet. {A} looked at the feet, one after the other, and then up, to where the hat was.',
        '“Good evening,” said the sheep softly. “Have you been cut lately?” {A} gave no answer, but sat down on the hem. If a coat was as warm as that, it did not matter what it said.'
      ]
    },
    {
      id: 'jumper-off',
      A: 'partner',
      paragraphs: [
        '{A} had got hot as well, from all that hiding, and pulled off a jumper. It came off in one piece, inside out. {H} picked it up, and there was still a key in its pocket.',
        '“Sheep,” said {A} slowly, “your wool hangs together too. It comes off all at once, like that. Then nothing falls out.” The sheep stopped puffing. “Nothing?” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} opened the door. “It’ll come,” said {H}, “if it’s all in one piece.” “It always is,” said the woman. She sat the sheep down on its bottom, like a person in an armchair. The clippers hummed down the front and round the side. It took no longer than to boil an egg. Then the wool lay there like a great rug. A small thin sheep got up out of it, and looked round for the rest.'
      ]
    },
    {
      id: 'just-a-trim',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do they talk to you, when you cut them?” asked {H}. “Most of them bleat,” said the woman. “But you have to ask. How’s the grass? Going anywhere nice?” She had once had one that was. It had gone to a show, and come second.',
        '“And what do they want done?” asked {A}. “They all want it left the way it is,” said the woman. She wiped her clippers. “In twenty years I’ve only got the one haircut.”'
      ]
    },
    {
      id: 'child-under-the-rug',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} crept under the wool, all the way in, and came up in the middle. Only a nose stuck out. “Now I’m the sheep,” said {S}. {A} asked if it would like its hair cut. “No,” said {S}, and was gone again.',
        'Inside it was hot, and smelled like a wet hill. {S} lay there and listened. “Somebody’s ticking,” said {S}. “That’s private,” said the sheep. So {S} came out backwards, and shut the wool behind.'
      ]
    },
    {
      id: 'weighing-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They wanted to know how much haircut that was. {H} took the wool in one arm, and {A} laid bags of flour in the other. With four bags it was about even. {H} stood there like a pair of scales, and could not scratch.',
        '“Four,” said the sheep. “I’ve been carrying a bakery.” It had only noticed it uphill. Now it jumped on the spot, to see how high that was without bread. The coats moved aside.'
      ]
    },
    {
      id: 'its-own-voice',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“My lamb won’t know me,” said the sheep, and looked down at itself. It was white and knobbly, and had lines on it like a field. The woman had heard that before. “For an hour they look straight past their mothers,” she said. “It’s the same every year.”',
        '“And then?” asked {H}. “Then the mother says something.” The sheep cleared its throat. It said something, and it was exactly as before. {A}, who had not been looking, said, “Oh, you’re still here.”'
      ]
    },
    {
      id: 'drawing-it-off',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} felt the inside of the wool. It was whiter than the outside, and left {H}’s fingers soft and shiny. “That’s grease,” said the woman. “It keeps the rain off them.” {A} tipped a cup of water on, and it ran down in drops and did not go in.',
        '“So it’s a raincoat,” said {A}. “I did say that I was a coat,” said the sheep. It had said so from the very beginning, and nobody had believed it but a hat.'
      ]
    },
    {
      id: 'nothing-fell-out',
      A: 'partner',
      paragraphs: [
        'It was all still in there, a bus ticket and a fir cone and half a biscuit. The sheep counted. In the mirror it saw a stranger with two ears. “Who’s that?” it asked. “That’s you,” said {H}. “That’s what you kept furthest in.”',
        'A wind came in at the door, and went all round the sheep. It had not known that there was such a thing. It picked up its ticket, but now it had nowhere to put it. {H} stuck the ticket behind one of the ears. “Keep the rest for me,” said the sheep. “I’ve got to see about a bus.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said good morning to the coats, and one of them said it back.',
      '{names} looked at the feet under the coats, and counted them again.',
      { text: '{names} smoothed the sheep down, as you do with a good coat.', needs: ['hands'] },
      { text: '{names} drew the curtain, on the side of the van.', needs: ['hands'] }
    ],
    way: [
      '{names} hung about near the coats, so that there should be more of them.',
      '{names} kept one eye on the doorstep.',
      { text: '{names} fanned the sheep with a shoe.', needs: ['hands'] },
      { text: '{names} turned up the collar of the sheep, where it might have been.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the wool, and nearly went out of sight.',
      '{names} had a look at the new sheep, all the way round.',
      { text: '{names} held the mirror, a little lower.', needs: ['hands'] },
      { text: '{names} rolled up the wool, with the outside in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool was rolled up, and lay under the hooks with everything in it. The hat was hung back where it belonged, and had dried.',
    '{H} washed off the grease and the smell of hill. The pyjama top went on in one piece. Then {H} lay down, and kept furthest in whatever was left of the day.'
  ],
  last: [
    'The wool kept what it had been given, and {H} was asleep.',
    'Somewhere a small thin sheep was waiting for a bus, and {H} was asleep.'
  ]
})
