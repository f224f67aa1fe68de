import { wishPlot } from '../wish-plot.ts'

export const chips = wishPlot({
  id: 'wish-chips',
  beginsElsewhere: true,
  wishes: ['chips', 'chip', 'hot chips', 'french fries', 'fries', 'chip shop', 'chippy', 'chippie', 'chipshop', 'bag of chips', 'fish chips', 'fish and chips', 'frites', 'fish and chips at the beach', 'fish and chips beach', 'fish and chips seaside', 'chips at the beach', 'chips beach'],
  answers: ['fish', 'shop', 'bag', 'hot', 'warm', 'vinegar', 'salt', 'salty', 'ketchup', 'paper', 'parcel', 'crispy', 'supper', 'dinner', 'tea', 'friday', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'long', 'longest', 'one', 'only', 'walking', 'home', 'yummy', 'our', 'hungry', 'queue', 'night', 'potato', 'potatoes', 'takeaway', 'stealing', 'stole', 'with', 'getting', 'get', 'got', 'having', 'had', 'beach', 'sea', 'seaside', 'at', 'on', 'the', 'bought', 'buying'],
  except: ['seagull', 'seagulls', 'gull', 'gulls', 'pigeon', 'pigeons', 'chocolate', 'cookie', 'cookies', 'crisps', 'tortilla', 'corn', 'banana', 'computer', 'wood', 'paint', 'tooth', 'nail', 'poker', 'blue', 'microchip', 'dog', 'dogs', 'monster', 'dragon', 'robot', 'mint', 'munk', 'dale', 'without', 'allergic', 'sick', 'burnt', 'burned', 'fire', 'oil', 'dropped', 'sausage', 'hates', 'hate', 'shoulder', 'bark', 'casino', 'fryer', 'curry', 'cheese', 'wind', 'van', 'died', 'afraid', 'scared', 'vegetable', 'lost', 'plate'],
  moods: ['first', 'waiting'],
  company: ['chip', 'chips', 'parcel', 'paper', 'hole', 'corner'],
  fed: true,
  out: true,
  about: 'The parcel of chips is not to be opened before home, and the hero takes only one through a small hole in the corner, and then only one, until something in there takes hold of a finger.',
  titles: ['Only One', 'The Hole in the Corner', '{H} and the Warm Parcel', 'Chips Get Smaller in the Cold', 'Somebody at the Other End'],
  want: [
    {
      id: 'not-till-home',
      A: 'partner',
      paragraphs: [
        '{H} and {A} carried the chips home, in warm paper, one at each end. “We don’t open it till we’re there,” said {A}. “Otherwise they get cold.” {H} wanted one. {H} wanted only one.',
        'At the corner the paper was damp. {H} leaned a finger on it, and the finger went in. A chip looked out. It’s open already, thought {H}, and ate it. It was salt and sharp and much too hot. There had never been a better chip.'
      ]
    }
  ],
  way: [
    {
      id: 'it-is-lighter',
      A: 'partner',
      paragraphs: [
        'By the postbox {H} had eaten four. Whenever one was gone, the next one looked out. But the parcel was a good deal thinner than four. “Isn’t it lighter than before?” asked {H}.',
        '“Chips get smaller in the cold,” said {A}, and looked straight ahead. “They pull themselves in.” {H} thought that over for the length of a wall.'
      ]
    },
    {
      id: 'carried-like-a-baby',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was like carrying something that is asleep. It was warm through the coat, and it had a smell that went on ahead. A man came towards them. He walked more and more slowly, and then he turned round. He had somewhere else to go now.',
        '“That’s the third,” said {A}. Behind them three people were walking to the chip shop. None of them had meant to. {H} held the corner shut with one thumb.'
      ]
    },
    {
      id: 'how-it-was-wrapped',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Did you see how she did it?” asked {A}. They had both stood at the counter. “Salt and vinegar?” the lady had asked, and it was more of a song. She shook the one from high up, and the other went round and round. Then the paper folded itself over, four times, and it was shut.',
        '“She never looks,” said {H}. “She could do it with her eyes closed.” {A} tried the same with a bus ticket and a button. It took quite a time. The button looked out at both ends.'
      ]
    },
    {
      id: 'vinegar-in-the-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} put a nose to the hole, just to smell. Up came the vinegar. It went in at the front and came out at both eyes. {H} sneezed, and the whole parcel jumped. “What was that?” asked {A}. “A cold,” said {H}.',
        '“That’s odd,” said {A}, and sneezed as well. “I seem to have caught it.” They walked on, side by side, and their eyes were wet. It was a very short cold, and it smelled of pickled onions.'
      ]
    },
    {
      id: 'the-bench',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a bench on the way. “Shall we sit down a moment?” asked {A}. “They’d get cold,” said {H}. “We needn’t stay.” They sat with the parcel on their knees, and it kept both their laps warm. They looked at the traffic.',
        'Each of them looked at a different bit of it. It was quiet on that bench. Now and then somebody swallowed. “It’s nice, just to sit,” said {A}. “Mm,” said {H}. It was all that could be said just then.'
      ]
    },
    {
      id: 'the-shapes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You can’t choose through a hole. You have to take whoever is next. One was long and soft, and came out bowing. One was only a corner, as hard as a nut. {H} had just got hold of a thick one when it stuck.',
        'It was too big for the hole. It wouldn’t go forward, and it wouldn’t go back. {H} walked for a while like that, past a whole row of parked cars. “What have you got there?” asked {A}. “I’m holding it shut,” said {H}.'
      ]
    },
    {
      id: 'red-light',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At the crossing the little man was red. They stood and waited, and the steam went up between them, out of two places. A lady stood next to them. She looked at {H}’s cheek, which was round. She looked at {A}’s.',
        '“They always taste best on the way,” said the lady. “We don’t open ours till we’re home,” said {A}, a bit thickly. “No,” said the lady. “We never did, either.” Then the man went green, and she was off with her bag held shut at one corner.'
      ]
    },
    {
      id: 'the-very-last-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There is no chip like the last one. {H} had had it some time ago. Then there had been one more, to close with, because that one had been a bit burnt. And you can’t end on a soft one. It had to be a crisp one now.',
        '“What are you counting?” asked {A}. “Lamp-posts,” said {H}. They passed one. “Is that seven or eight?” “Seven,” said {H}. “The eighth one didn’t count. It was broken.”'
      ]
    },
    {
      id: 'change-ends',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Change ends,” said {A}. “My arm’s tired.” {H} did not want to change. {A} didn’t really want to either, it turned out. They stood there on the pavement, and each held on to a corner with a thumb.',
        '“Or we’ll leave it,” said {A}. “Yes,” said {H}. “I’ve got used to this one.” They walked on, a little more quickly. Each thumb was back in its place, and was very warm.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} went along underneath. {A} had never walked so well to heel. Nobody looked down, neither on the one side nor on the other. It was rather like a tree in autumn. You only had to be there.',
        'A crumb came down on the left, and after a while there was one on the right. {A} went from one side to the other, the whole way home. Somebody knew everything that there was to know. But nobody asked.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small, we got the scraps for nothing,” said {S}. “Those are the bits of batter that fall off. You had to say, a penn’orth of chips, please, and have you any scraps?” “And had they?” asked {A}.',
        '“A whole bag,” said {S}. “We ate them on the wall, and you could hear us from the church. I never got a chip home in my life. My mother used to ask for the paper, to smell it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a chip. {S} walked quite stiffly, with both arms at the sides, and a hood up. “I’m a hot one,” said {S}. {A} blew on the hood. “Now I’m not so hot.” A wind came round the corner, and {S} bent at the knees.',
        '“I’m getting smaller,” said the chip. It got smaller and smaller, and walked along squatting, like a duck. In the end it had to be carried. “It’s true, then,” said {A}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“In our family you’re allowed to,” said {A}. “One each, as far as the corner, and then it’s shut.” {H} had never heard of anything so sensible. “And is it shut, after the corner?” asked {H}.',
        '{A} thought about it, and was an honest person. “There are a lot of corners,” said {A}. They counted them up as they went, and it came to nine.'
      ]
    },
    {
      id: 'salt-on-the-thumb',
      A: 'partner',
      paragraphs: [
        'They stopped at the front door. There was salt on {A}’s thumb, and it was shiny right down to the nail. {H} looked at it, and then at {H}’s own. The two thumbs were just the same.',
        '“There must be a hole in it somewhere,” said {A}. “There is,” said {H}. “It’s at my end. But it’s only as big as a finger.” {A} went red. “Mine’s bigger,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-tunnel',
      A: 'partner',
      paragraphs: [
        '{H} put a finger in, up to the knuckle, and past it. There was only warm dark, and a bit of salt. Then it met a chip. {H} pulled. The chip pulled back.',
        '“Let go,” said {H}. “You let go,” said {A}. It was no chip. It was a finger, from the other side. They stood before the door, with the parcel between them, and shook hands in there.'
      ]
    },
    {
      id: 'who-was-first',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“When did you start?” asked {H}. “At the postbox,” said {A}. {H} waited. “At the bakery,” said {A}. {H} went on waiting. “She hadn’t quite finished wrapping it,” said {A}. “She saw me, too. She turned away.”',
        '{H} had begun a whole street later. {H} thought about that street, and about all that had been eaten in it. “Then I’ve got some to come,” said {H}. {A} could not deny it.'
      ]
    },
    {
      id: 'looking-through',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{H} held the parcel up, and looked in at the one hole. Right at the other end there was daylight, and then an eye. “I can see you,” said {A}, who had come to look. “I can see you too,” said {H}. It was a long brown tunnel, with a glow in the roof.',
        '“Halloo,” called {A} into it. It smelled of vinegar when it got there. “Is there anybody left?” A chip was leaning on the wall, half way down. They both saw it at the same moment.'
      ]
    },
    {
      id: 'through-the-holes',
      A: 'partner',
      paragraphs: [
        'At the table they unfolded it. Eleven chips lay on two plates. {H} tried one. {A} tried one as well, and put down the fork. “On a plate they don’t taste of anything,” said {A}.',
        'So {H} folded the paper round them again, four times. They took hold of it, one at each end, and walked round the table. “We don’t open it till we’re there,” said {H}, and stuck in a thumb. “No,” said {A}. “Only one.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept close to the parcel, and did not fall behind.',
      '{names} followed the smell, without a look to the left or right.',
      { text: '{names} felt if it was still warm, and again a moment later.', needs: ['hands'] },
      { text: '{names} carried the vinegar, and kept it upright.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the parcel, which was going down.',
      '{names} walked rather faster, because of the cold.',
      { text: '{names} pulled up a collar, so as not to get smaller as well.', needs: ['hands'] },
      { text: '{names} pushed the gate open with an elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the two holes, one after the other.',
      '{names} came along round the table, in step.',
      { text: '{names} had known it all along, and held up a thumb.', needs: ['hands'] },
      { text: '{names} put away the forks again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The paper was squashed into a ball, holes and all. Everybody washed both thumbs, and it took some soap.',
    '{H} lay down, and the blanket was folded over, on all four sides. It was a warm parcel. At one corner a nose looked out.'
  ],
  last: [
    'Nobody opened it before morning, and {H} was asleep inside.',
    'The parcel was warm, and shut all but a corner, and {H} was asleep in it.'
  ]
})
