import { wishPlot } from '../wish-plot.ts'

export const gogglesLeftAtThePool = wishPlot({
  id: 'wish-goggles-left-at-the-pool',
  wishes: ['left my goggles at the swimming pool', 'goggles left pool', 'left goggles at the pool', 'left behind goggles', 'goggles left behind', 'lost goggles', 'lost goggles pool', 'lost my goggles', 'goggles lost', 'goggles gone', 'goggles missing', 'goggles disappeared', 'can’t find goggles', 'couldn’t find goggles', 'cant find my goggles', 'wrong goggles', 'mixed up goggles', 'somebody took my goggles', 'someone took goggles', 'swapped goggles', 'same goggles', 'blue goggles', 'swimming goggles', 'swim goggles lost', 'swim goggles', 'goggles at swimming', 'goggles swimming lesson', 'goggles changing room', 'goggles marks', 'goggle marks', 'goggles lost property', 'swimming pool lost property', 'pool lost property', 'left something at the swimming pool', 'left swimming bag at the pool', 'left my towel at the swimming pool', 'left towel pool', 'left swimsuit pool', 'left costume swimming pool', 'left trunks pool', 'lost swimming things pool', 'lost swimming cap pool', 'swimming cap left', 'googles left pool', 'googles lost swimming', 'gogles lost'],
  answers: ['goggles', 'goggle', 'googles', 'gogles', 'swimming', 'swim', 'swam', 'pool', 'baths', 'lido', 'leisure', 'centre', 'lesson', 'lessons', 'changing', 'room', 'locker', 'bench', 'shower', 'lost', 'property', 'box', 'left', 'leave', 'behind', 'forgot', 'forgotten', 'forget', 'gone', 'missing', 'disappeared', 'find', 'found', 'where', 'which', 'mine', 'took', 'taken', 'swapped', 'mixed', 'wrong', 'same', 'blue', 'pink', 'green', 'yellow', 'new', 'favourite', 'my', 'our', 'his', 'her', 'towel', 'bag', 'cap', 'costume', 'swimsuit', 'trunks', 'cossie', 'bathers', 'togs', 'marks', 'eyes', 'face', 'red', 'rings', 'after', 'today', 'yesterday', 'saturday', 'sunday', 'back', 'again', 'got', 'get', 'went', 'mummy', 'mum', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa', 'brother', 'sister', 'friend', 'teacher', 'lifeguard', 'school', 'holiday', 'something', 'things', 'at', 'all', 'the'],
  except: ['ski', 'skiing', 'snow', 'science', 'lab', 'flying', 'pilot', 'sea', 'beach', 'drown', 'drowned', 'drowning', 'scared', 'afraid', 'hurt', 'slipped', 'verruca', 'shark', 'crocodile', 'fish', 'frog', 'octopus', 'mermaid', 'whale', 'dinosaur', 'dragon', 'hippo', 'bath', 'gala', 'race', 'badge', 'broke', 'broken', 'stolen', 'stole', 'vending', 'bike', 'wee', 'armbands', 'teddy'],
  moods: ['losing', 'lost', 'change', 'learning'],
  out: true,
  company: ['goggles', 'pool', 'box', 'rings', 'desk', 'mirror'],
  about: 'The hero has left the blue goggles at the swimming pool, and in the box of lost things there are twenty-three blue ones; but the hero still has the mark of them round both eyes, and it is fading.',
  titles: ['Twenty-Three Blue Ones', 'Two Red Rings', '{H} Still Has Them On', 'The Box under the Desk', 'Before They Fade'],
  want: [
    {
      id: 'something-is-missing',
      A: 'partner',
      paragraphs: [
        '{H} stood in the hall of the swimming pool with wet hair, and something was missing. It was the goggles. {H} had left them on a bench by the showers, and now the bench was empty. “Lost goggles come to me,” said the woman at the desk, and lifted up a box. “What are yours like?” “Blue,” said {H}. There were twenty-three in the box, and all of them were blue.'
      ]
    }
  ],
  way: [
    {
      id: 'the-wrong-heads',
      A: 'partner',
      paragraphs: [
        '“I’ll just take mine,” said {H}, and took out a pair that looked exactly right. {H} put them on, and they slid down and hung under the chin. The next pair was so tight that {H}’s ears came forward. “You’ve got to be sure,” said the woman at the desk. “Somebody’s waiting for each of them.” “They all look like yours,” said {A}, “until you’re in them.”'
      ]
    },
    {
      id: 'sixteen-socks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were more things in the box. At the bottom lay sixteen socks, and not two of them were friends. There was one flipper, and a comb with a duck on it. “How can anybody go home with one flipper?” asked {H}. “In a ring,” said {A}.',
        'There was even a set of false teeth, in a bag. “Somebody said that they’d be back for those,” said the woman at the desk. “At least I think so. It was hard to understand.” {H} felt with the tongue if everything was still in.'
      ]
    },
    {
      id: 'yellow-summer',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One pair in among the blue ones had yellow glass. {H} looked through it. The hall was all in sunshine. The floor was made of custard. The woman at the desk had just come back from the seaside.',
        '“They’re not yours,” said {A}. “I know,” said {H}. “I only wanted to see what it’s like there.” Outside the window it rained yellow rain. {H} laid them back in the box, and it was an ordinary Tuesday again.'
      ]
    },
    {
      id: 'old-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While they were looking, {H} saw the tips of ten fingers. They were all wrinkled, like raisins. “They think that they’re still in the water,” said {A}. Nobody had told them that it was over.',
        '“We’re out,” {H} told them. It took some time to sink in. The thumbs got smooth first, for they’re nearest. “The little ones are always the last to hear of things,” said {A}.'
      ]
    },
    {
      id: 'what-they-saw-last',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried to think what the goggles had seen last. They had seen the floor of the pool, with its blue lines. Then they had seen the ladder, and a foot. After that they had seen a tap. “And then the bench,” said {H}, “and me going away.”',
        '“From behind,” said {A}. That must have been new for them. They had always been in front when {H} went anywhere. {H} felt rather sorry, and looked into the box more kindly.'
      ]
    },
    {
      id: 'call-them',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps they know me,” said {H}, and bent low over the box, and showed them both eyes. Twenty-three pairs of goggles looked back. You could see a small {H} in each of them, upside down or on one side.',
        '“They all know you now,” said {A}. It had made it worse, if anything. A pair at the edge slid down a bit, with a click. “Those only fell,” said the woman at the desk. “They do that with everybody.”'
      ]
    },
    {
      id: 'the-list',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was allowed to read what was on the woman’s list. “Goggles, blue,” read {A}. “Goggles, blue. Goggles, blue. Sock, damp.” After that it went on with blue for a whole page. {A} began to sing it, to make it shorter.',
        '“Does it never say anything else?” asked {H}. {A} turned the page over. On the back it said “Goggles, bluish”. “I was tired that day,” said the woman at the desk.'
      ]
    },
    {
      id: 'elder-dry-swim',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In my day there weren’t any goggles,” said {S}. “You opened your eyes under water, and it was all soup.” “Then how did you find the edge?” asked {A}. “With the head,” said {S}.',
        '“Each time I was under, I saw a great brown whale,” said {S}. “It followed me for the whole of one summer. I was really fond of it.” Later it had turned out to be the swimming teacher, in a bathrobe.'
      ]
    },
    {
      id: 'child-other-way',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had made two rings of thumb and finger, and looked through those. “I’ve got mine with me,” said {S}. “They’re always the right size.” {A} wanted to know if they kept the water out.',
        '{S} went to the tap to find out, and came back with a wet nose. The answer was no. “But you can’t leave them anywhere,” said {S}. “They always come home with you.” {A} looked in the box, to be sure. There was not one pair of that kind.'
      ]
    },
    {
      id: 'pet-at-the-door',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was not allowed to go in to the pool, and so waited in the doorway. Everybody who came out smelled of the same thing. They had all been washed in it. {A} was worried about that, and sniffed at each of them, to see who was in there.',
        'When it was {H}, {A} sniffed twice. There was {H} underneath, very faint, by the left ear. “It’s me,” said {H}. {A} licked that ear for a while, to let more of it out.'
      ]
    },
    {
      id: 'still-on',
      A: 'partner',
      paragraphs: [
        '{H} held up another pair. “Are these mine?” {A} did not look at the goggles at all. “You’ve still got yours on,” said {A}. {H} felt for them. There was nothing there. “Look in the mirror.” In the mirror by the hairdryers {H} had a red ring round each eye, pressed into the skin. The left one had a small corner in it, and the right one had none. “That’s where they were,” said {H}. “But it’s going,” said {A}. “It’s paler than it was just now.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-a-lid',
      A: 'partner',
      paragraphs: [
        'Now {H} had to be quick, and held up pair after pair in front of the rings. “Too round,” said {A}. “Too close together.” The rings were as pink as a prawn by now. In the fourteenth pair there was a small corner in the rubber, on the left. {H} pressed them on. They sat in the rings all round, like a lid on its own jar. They did not pinch, and they did not slip. “These are mine,” said {H}.'
      ]
    },
    {
      id: 'other-people-s-rings',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After that they saw rings on everybody who came through the hall. A boy had two small ones, like shirt buttons. A very large man had them right out to the ears. An old woman had none at all.',
        '“I only do backstroke,” said the old woman to {H}. “You ought to see the back of my head.” They looked, and there was a perfectly round bun. It had been pressed quite flat, like a biscuit.'
      ]
    },
    {
      id: 'a-boy-comes-in',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A boy came back through the door, out of breath. “I’ve left my goggles,” the boy said. “They’re blue.” “Oh dear,” said the woman at the desk. But {H} had already had a good look. “Your rings are nearly gone,” said {H}. “Stand in the light.”',
        'The rings were wide at the outside and pointed at the nose. {H} had held just such a pair three times, for nothing. It took less than a minute. “Who’s that?” the boy asked the woman. “That’s my new colleague,” said the woman at the desk.'
      ]
    },
    {
      id: 'proof',
      A: 'partner',
      paragraphs: [
        'The woman at the desk still had to see the proof. {H} took the goggles off again. There were the two rings, freshly pressed and red, with a corner in the left one. “I’ve never had such clear proof,” said the woman, and crossed out a line on a list. Now it was twenty-two. “Will they last till we’re home?” asked {H}. “If you don’t rub them,” said {A}. So {H} rode home with wide-open eyes, and rubbed nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the desk as well, and found a button.',
      '{names} sniffed at the box, which smelled of the deep end.',
      { text: '{names} counted the goggles, and got twenty-three as well.', needs: ['hands'] },
      { text: '{names} felt in the wet bag, and found a cold sock.', needs: ['hands'] }
    ],
    way: [
      '{names} closed one eye, to see which pair looked right.',
      '{names} watched the door, in case one more pair came in.',
      { text: '{names} tipped the water out of a pair, and it was still warm.', needs: ['hands'] },
      { text: '{names} asked a lifeguard, who had seen a great many blue ones.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the rings, so that they didn’t go too soon.',
      '{names} stayed out of the light, so that the mirror was bright.',
      { text: '{names} hung up the wrong ones on the edge of the box, in a row.', needs: ['hands'] },
      { text: '{names} told a wrong pair that its turn would come.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the goggles were hung on the tap to dry. They looked into the bath, and there was nobody in it.',
    '{H} washed round the rings with great care. In bed one finger could only just feel them any more.'
  ],
  last: [
    'One ring faded, and then the other with the corner in it, and {H} was asleep.',
    'Two eyes shut all round, like a lid on its own jar, and {H} was asleep.'
  ]
})
