import { wishPlot } from '../wish-plot.ts'

export const durgaPuja = wishPlot({
  id: 'wish-durga-puja',
  wishes: ['durga puja', 'durga pujo', 'durga pooja', 'durgapuja', 'durgotsav', 'pujo', 'pandal', 'pandals', 'pandal hopping', 'maa durga', 'ma durga', 'bijoya', 'sharodiya'],
  except: ['ganesh', 'ganpati', 'ganesha', 'kali', 'saraswati'],
  answers: ['puja', 'pooja', 'hopping', 'night', 'festival', 'festivals', 'celebrating', 'celebrate', 'celebration', 'dhak', 'drum', 'drums', 'new', 'clothes', 'shoes', 'queue', 'bengali', 'kolkata', 'calcutta', 'first', 'visiting', 'all', 'maa', 'ma', 'food', 'bhog', 'lights', 'family'],
  moods: ['first', 'proud', 'waiting'],
  fed: true,
  company: ['prize', 'queue'],
  about: 'The hero means to see every pandal of Durga Puja in one night in new shoes, and builds the one that all feet were waiting for.',
  titles: ['The Pandal with the Longest Queue', 'New Shoes for Pujo', '{H} Sees Them All', 'Six Pandals and One More', 'They’re Only New'],
  want: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        'For Durga Puja there had to be pandals, six of them. They stood all over the room, made of sheets and chairs. One was a palace, and one was a boat. One was all of socks. In the first stood Durga’s picture with ten arms, and flowers in front of it.',
        '{H} had on everything new, from the collar down to the shoes. “I’m going to see all six tonight,” said {H}, “and not sit down once.” “In those shoes?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-new',
      A: 'partner',
      paragraphs: [
        'In front of each pandal you have to queue. They queued along a dressing-gown belt and saw the palace. They queued again and saw the boat. There {H} stood on one leg.',
        '“Do they pinch?” asked {A}. “No,” said {H}. “They’re only new.” At the next pandal {H} stood on the other leg. After that {H} hopped. “It’s called pandal-hopping,” said {H}. “Everybody says so.”'
      ]
    },
    {
      id: 'feathers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'No Pujo without a dhak. That’s a big drum with a bunch of feathers on the end of it. They took the laundry basket, and for the feathers there was the duster. {H} beat on it with two thin sticks. Dhak, it said, dha-dhak.',
        '“Louder,” said {A}, and danced in front of it. The feathers danced too. A good deal of dust came out of them, and the drummer had to sneeze in time.'
      ]
    },
    {
      id: 'five-days',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Pujo has five days, and for each of them there’s something new to wear. They had it all laid out on a chair. The stiffest was for the morning with the flowers. The one that was too long was for the last day, because by then you’ve grown.',
        '“And if I spill something on the second day?” asked {H}. “Then the third day comes early,” said {A}. {H} ate a biscuit with {H}’s chin stuck out as far as it would go.'
      ]
    },
    {
      id: 'lost-uncle',
      A: 'other',
      spare: 3,
      paragraphs: [
        'At every big pandal there’s a loudspeaker, for people who have got lost. {A} spoke into a saucepan. “Will the uncle in the green shirt please come to the gate? Your family’s waiting. They’ve eaten your roll.”',
        '{H} came to the gate as the uncle. “I wasn’t lost,” said the uncle. “I was looking at the lights.” “Uncles never are,” said the saucepan, so that everybody could hear it.'
      ]
    },
    {
      id: 'phuchka',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between two pandals you eat phuchka. They are round and thin, and full of sour water, and they have to go in whole. If you bite one in half, it runs down to your elbow. {A} had one in already, and {A}’s cheeks were round.',
        '“Is it good?” asked {H}. You can’t answer with a phuchka. {A}’s eyes only grew bigger, and {A} pointed at the next one. {H} opened up as wide as a drawer. Crack, it went inside, and then there was rain.'
      ]
    },
    {
      id: 'ulu',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“At Pujo you do this with your tongue,” said {A}, “very fast, from side to side.” Ulu-ulu-ulu-lu, it went, as high as a kettle. {H} put out a tongue and shook it. It only went lulb.',
        '“Faster,” said {A}, “and don’t bite it.” Lub, lub, ulb. Then {H} thought of a squirrel on a wire, and all at once it went by itself. It took a while to stop it.'
      ]
    },
    {
      id: 'moving-lights',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Along the road to a pandal there are pictures made of little lamps. They move, too. There’s a peacock that opens its tail, and a train. They made one with a torch. {A} held up a sieve in front of it, and {H} shook.',
        'On the wall a hundred small dots ran up and down. “It’s a fish,” said {H}. “It’s rice,” said {A}. They went once to the left with it, quite smoothly. “It’s rice, coming home by train,” said {H}.'
      ]
    },
    {
      id: 'coconut',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the last day there are naru, little balls of coconut and sugar. You roll them between your hands while they’re still warm. {H}’s first one was as big as an egg. {A}’s was as big as a marble.',
        '“They have to be all the same,” said {A}. So {H} took a bite off the one, and laid it beside the other. It was still too big. {H} went on until they were twins.'
      ]
    },
    {
      id: 'handful-of-flowers',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the morning, before breakfast, everybody gets a handful of flowers. You say the words after somebody, line by line, and then you throw the flowers towards Durga’s feet. They did it in front of the picture, and {H} threw with both hands. Most of them got there. The rest were on {A}, who stood in front.',
        '“How do I look?” asked {A}, with a marigold over one ear. “A bit like Durga,” said {H}. “You’ve only got eight arms too few.” {H} put a flower over the other ear, to make up for it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the pandal made of socks there was somebody already. It was {A}. {A} had not queued. {A} sat right in the middle, where it was darkest, and looked out.',
        'The next visitors could not get in. They stood at the rope and looked at {A} instead. “It’s a very good one this year,” said {H}. “It’s got eyes.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We saw forty in one night,” said {S}. “From the north of the city down to the south. At five in the morning I walked home along the tram rails, with a shoe in each hand.” “And your feet?” asked {A}.',
        '“They came along behind,” said {S}. “In the morning I told everybody that I’d seen the whole of Pujo. I’d seen the neck of the man in front. He had a very fine collar.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to ride through the pandals on {A}’s feet, one of {S}’s on each of {A}’s. So they went into the boat. From far off it looked like one person, who had too many elbows.',
        '“I can’t see anything,” said {S}, with a nose in {A}’s new shirt. “What’s it like?” “There’s an anchor,” said {A}, “made of spoons.” “Ooh,” said {S} into the shirt.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was all in new things as well, and had the best shoes of anybody. They were as soft as two plums. Nobody had ever walked in them. {H} showed {A} the lamps, one after another.',
        '{A} liked the rope best. {A} got hold of one end and put it in. From then on the queue was a bit wet at the front.'
      ]
    },
    {
      id: 'sweets',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had come for the khichuri. There’s always some at Pujo, for whoever’s there. It’s rice and lentils, as yellow as a duckling, on a plate made of a leaf. “It’s my third plate,” said {S}, “and I only came to look at the socks.”',
        '{A} went to ask if there was more. There was. {S} held the leaf with both hands, like a letter.'
      ]
    },
    {
      id: 'ducks',
      A: 'partner',
      paragraphs: [
        'Before the fifth pandal {H} looked down. {A} was standing on one leg, too. “Yours are new as well,” said {H}. “Of course they are,” said {A}. “Everybody’s are. By midnight the whole city walks like ducks.”',
        '“Then who looks at the pandals?” “Nobody,” said {A}. “They all look round for a step to sit down on, and there’s somebody on it.” {H} hopped on the spot, and thought.'
      ]
    }
  ],
  turn: [
    {
      id: 'seventh',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {H}. “There’s a seventh one.” {H} pulled the cushions into a corner, and hung a towel over it. In the middle {H} put a bowl with a little water in it. “What’s it of?” asked {A}. “The others are of palaces.” “This one’s of sitting down,” said {H}. “You have to leave your shoes at the door. You always do.”',
        '{A} went in, and sat, and put in one foot and then the other. Then {A} said “Aah,” in such a way that the queue came round the corner by itself.'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a great deal to see in the seventh pandal, once you sat down. There were the toes, for one thing. {H}’s were red on one side. {A}’s had the pattern of a buckle on them, with every hole.',
        '“That’s very fine work,” said {A}, bending down. “It’s all done by hand.” “By foot,” said {H}. They wriggled, and all twenty went round in the water.'
      ]
    },
    {
      id: 'prize',
      A: 'partner',
      paragraphs: [
        'At Pujo there’s a prize for the best pandal. {A} gave it, a lid with a ribbon. “For the one with the longest queue,” said {A}. {H} held it up with two wet feet in the bowl. At the door all the new shoes stood in a row and waited.',
        '“Now I’ve only seen four,” said {H}, “and this one.” At the end of every Durga Puja there’s something that you call out. So they called it together. “Next year again!”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the pandal of socks and came out with one on.',
      '{names} rustled about in something new.',
      { text: '{names} put one more flower in front, a yellow one.', needs: ['hands'] },
      { text: '{names} propped up the boat, because its mast was a broom.', needs: ['hands'] }
    ],
    way: [
      '{names} joined the queue at the front, which is the wrong end.',
      '{names} took a rest across the queue, where everybody wanted to sit.',
      { text: '{names} undid a stiff new collar, only the top button.', needs: ['hands'] },
      { text: '{names} held the far end of the belt, so that the queue stayed straight.', needs: ['hands'] }
    ],
    turn: [
      '{names} sighed along with that aah, in the queue outside.',
      '{names} got a wet toe, or something like one, from a splash.',
      { text: '{names} stood the new shoes in pairs, two left ones together.', needs: ['hands'] },
      { text: '{names} let bare feet go first and came in after.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the palace, and then the boat. The socks found each other, two by two. Only the corner with the cushions was left till last.',
    '{H}’s feet had been washed already. The new shoes were put side by side under the bed, to get older.'
  ],
  last: [
    'Under the bed two shoes waited in a queue, and above them {H} was asleep.',
    'Not one toe pinched any more, next year was a long way off, and {H} slept.'
  ]
})
