import { wishPlot } from '../wish-plot.ts'

export const toysAtNight = wishPlot({
  id: 'wish-toys-at-night',
  wishes: ['toys wake', 'toys wake up', 'toys woke', 'toys night', 'toys at night', 'toys do night', 'toys sleep', 'toys asleep', 'toys when asleep', 'toys when sleep', 'toys come alive', 'toys come alive night', 'toys alive', 'toys alive night', 'toys awake', 'toys play night', 'toys secretly', 'toys secret', 'toys midnight', 'teddies night', 'teddies at night', 'teddy night wakes', 'dolls at night', 'stuffies at night', 'stuffed animals night', 'stuffed animals come alive', 'stuffed animals wake', 'cuddly toys night', 'cuddly toys wake', 'soft toys night', 'toys party night', 'toys get up', 'teddies wake', 'teddies wake up', 'teddies alive', 'teddies awake', 'stuffed animals do sleep', 'stuffed animals do', 'teddies do night', 'toys do sleep', 'toys life night', 'toys move night'],
  except: ['lost', 'left', 'broken', 'broke', 'shop', 'sharing', 'share', 'tidy', 'tidying', 'hospital', 'library', 'afraid', 'scared', 'scary', 'died', 'thrown', 'bath', 'birthday', 'monster', 'christmas', 'new', 'museum', 'strike', 'nightmare', 'bad', 'cowboy', 'astronaut', 'story', 'woody', 'buzz', 'story'],
  answers: ['what', 'if', 'when', 'my', 'our', 'his', 'her', 'do', 'does', 'did', 'toy', 'toys', 'teddy', 'teddies', 'doll', 'dolls', 'stuffies', 'stuffed', 'cuddly', 'soft', 'animals', 'animal', 'night', 'nights', 'asleep', 'sleep', 'sleeping', 'sleeps', 'wake', 'wakes', 'waking', 'woke', 'up', 'awake', 'alive', 'come', 'comes', 'came', 'get', 'secret', 'secretly', 'play', 'playing', 'party', 'all', 'every', 'room', 'bedroom', 'box', 'i', 'am', 'we', 'are', 'children', 'kids', 'everyone', 'everybody', 'in', 'the', 'dark', 'midnight', 'really', 'move', 'moves'],
  moods: ['question', 'first'],
  company: ['giraffe', 'duck', 'crocodile', 'mouse', 'mice', 'toys', 'sock', 'socks', 'train', 'blanket', 'bed', 'box'],
  isTale: true,
  asked: true,
  about: 'Every morning one of the hero’s socks is gone, so two lie still to see what the toys do at night, and find out what it is that toys play with.',
  titles: ['The Other Sock', 'It Must Be Asleep', 'What Toys Play With', '{H} Keeps Still', 'It Does That When It Dreams'],
  want: [
    {
      id: 'one-sock',
      A: 'partner',
      paragraphs: [
        '{H} went to bed in two socks, and woke up in one. The other was under the bed, and it was warm. “You kick it off,” said {A}. “It’s the toys,” said {H}. “They wake up when I sleep. I want to see what they do.”',
        '“Toys don’t do anything,” said {A}, and lay down beside {H}, to prove it. {A} tucked the blanket in tight, on both sides. They shut their eyes and breathed slowly.'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It is not easy to breathe as if you were asleep. {H} breathed in, and then it was hard to say when to breathe out. “You sound like a pump,” whispered {A}. “Let it come by itself.” It did not come by itself. It had never been watched before.',
        'They breathed in turns, and then both together. In the toy box somebody cleared a throat. “Was that you?” whispered {A}. “No,” breathed {H}. “I thought that it was you.” After that it went all by itself, and very fast.'
      ]
    }
  ],
  way: [
    {
      id: 'the-arm',
      A: 'partner',
      paragraphs: [
        'Then the toy box creaked. “Is it asleep?” whispered the giraffe. “Lift up an arm,” said the duck. Somebody lifted {H}’s arm, and let go. {H} let it fall, beautifully. “It’s asleep! And there are two of them tonight!”',
        'They all came out. “What shall we play with?” asked the crocodile. “With this one,” said the giraffe, and patted {H} on the nose. “As always.”'
      ]
    },
    {
      id: 'it-ticks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First they played hospital. The duck laid its head on {H}’s front, and listened. “It’s ticking,” said the duck. “Who winds it up?” asked the crocodile. “Nobody. It goes by itself.” They all wanted to hear that. They stood in a queue, as far as {H}’s feet.',
        '“It’s getting faster,” said the duck. That was because {A} had looked across with half an eye. They put a plaster on {H}, to be safe. It was a stamp. In the morning nobody would know how that had got there.'
      ]
    },
    {
      id: 'ten-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then they played shops. For that they laid {H}’s hand on the blanket, with the palm up. “What would you like?” asked the duck. “One thumb, please,” said the crocodile. “We only sell those with the hand,” said the duck. “May I try it on?”',
        'It tried it on. It took the thumb in both arms, and walked up and down with it. “It’s a little wide,” it said at last. “I’ll take the small one at the end. Is that fresh?” {A}’s side of the bed shook. “There’s a lorry going by,” said the duck.'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The giraffe was the hairdresser. It had a long reach. It took a bit of {H}’s hair between its lips, and laid it over to the other side. Then it stood back. “And now up at the back,” said the duck. “This one likes that. It goes about like that every morning.”',
        '“So that’s who does it,” thought {H}. The giraffe pulled and smoothed, and wetted the hair a bit. “Lovely,” said everybody. When they came to {A} they all went quiet. “There’s not much that we can do here,” said the giraffe. It did it, all the same.'
      ]
    },
    {
      id: 'mountain',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Under the blanket stood {H}’s two knees. They made a mountain, with snow on it, as the blanket was white. The crocodile wanted to be the first one up. It had a rope, which was {A}’s dressing-gown cord, and a raisin to eat at the top. “I can see as far as the chair,” it called.',
        'Just then {A} got a cramp in one leg. The mountain shook. The crocodile came down on its stomach, all the way to the feet, and the raisin after it. “Again!” it shouted. {A} bit the pillow.'
      ]
    },
    {
      id: 'motor',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had found out that {A} could do something. If you pressed the tip of {A}’s nose, it went: rrronk. “This one’s got a motor,” said the duck, and pressed it again. {A} did it very well. {H} lay there and nearly burst.',
        'They played ships with it, and fog. They all had a go at the horn. Only the smallest could not reach it, so the giraffe held it up. It pressed with one paw. {A} gave a very small ronk, just for that.'
      ]
    },
    {
      id: 'reading',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The duck read aloud to the rest. It had {H}’s book in front of it, the wrong way up. “And then,” read the duck, “they all went swimming.” It turned over the page. “And then they all went swimming once more.”',
        'It was the one about the fire engine. “Does it not say anything about crocodiles?” asked the crocodile. The duck looked. “Here,” it said. “One of them goes swimming.” The crocodile sighed. It had not known that it was in a book.'
      ]
    },
    {
      id: 'an-ear',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I want to see what’s on,” said the crocodile, and looked into {H}’s ear. Toys can see that, if it’s dark enough. They can see what somebody is dreaming. “It’s all black,” it said. “It can’t have begun yet.” They settled down in front of it, in two rows.',
        '{H} had to think of something, and quickly. {H} thought of a cake with a ladder. “Now!” cried the crocodile. “It’s a cake! Somebody’s climbing up it!” “Who?” asked the duck. {H} was kind, and thought of a duck.'
      ]
    },
    {
      id: 'door-opens',
      A: 'other',
      spare: 9,
      paragraphs: [
        'All at once the door opened. {A} had come to see whether everything was quiet. Thump, it went, and thump, thump. Not one of them stirred. The duck lay in a slipper. The crocodile was hanging from the lamp by its teeth. “Funny,” said {A}, and stood there for a while.',
        'The door closed. “One, two, three,” counted the giraffe. “And on we go.” “I don’t think that it noticed,” said the crocodile from above. “They never do,” said the giraffe. “Would somebody get me down?”'
      ]
    },
    {
      id: 'fair-shares',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They could not agree about {H}’s left foot. “You had it yesterday,” said the duck. “But I only had the toes,” said the crocodile. They each took hold, and pulled, one up and one down. {H} got longer. “Stop!” said the giraffe.',
        '“Count to ten,” said the giraffe, “and then swap.” The crocodile counted. It could only count as far as its legs. “Four, four, four, four,” it said, “and a bit. Now it’s you.” It was in fact quite fair.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} lay in bed as well, and {S}’s toys had come across on a visit. They had brought their own blanket. “Ours kicks,” said a pig of {S}’s. “Ours has hair,” said the duck. They were all a little proud, and compared. {S} and {A} lay there and listened, with very straight faces.',
        '“Ours can say the alphabet,” said the pig, “and always leaves out the same letter.” “Which?” “We’re not going to tell it,” said the pig. “It would stop.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a monkey with one glass eye,” {S} had told {A} at supper. “And each night I turned it to the wall, for it looked at me so. In the morning it was facing me again.” “Who’d turned it round?” asked {A}. “My mother, I always thought,” said {S}.',
        'Now {S} lay in bed too, with the door open. There was a tiny noise in there, late on, as of something turning on a shelf. “Is that you?” asked {S} softly. There was a knock. It was glass on wood.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} lay at the end of the bed and knew all about it. {A} had known for years. The crocodile went by with the train, and {A} moved up a little, without looking. The duck wished {A} a good evening.',
        'Of course {A} could have told somebody. But each time that {A} had begun, at breakfast, people had only said: Are you hungry? So {A} lay down again. They were quite good neighbours, on the whole.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was awake, in the cot, and looked out through the bars. {A} did not even pretend. “That doesn’t matter,” said the giraffe. “It can’t tell anybody yet.” The duck had climbed up, and they looked each other in the face. {A} held out a foot.',
        '“It’ll tell them in about a year,” said the duck. “And by then it won’t remember,” said the giraffe. “They’ve got that very well arranged.” {A} remembered it for now, and held on to one wing.'
      ]
    },
    {
      id: 'up-the-leg',
      A: 'partner',
      paragraphs: [
        'Then the crocodile drove a train up {H}’s leg, and in at one sleeve. It’s hard to be a toy when there’s a train in your sleeve. “Careful!” said the giraffe. “It’s the only one we’ve got, and they don’t stay this size.”',
        'Last of all, two small paws took hold of {H}’s sock. It tickled so much that {H} bit the pillow. Off it came, and it was the knitted mouse that took it, no bigger than a thumb. It crept down the sock as far as the heel, and sighed.'
      ]
    }
  ],
  turn: [
    {
      id: 'tucked-in',
      A: 'partner',
      paragraphs: [
        '“There’s another one,” breathed {A}. A second mouse stood by the other foot, and pulled. But the blanket was tight there. So the second mouse sat down in the cold. “That’s me,” breathed {A}. “I tucked it in.”',
        '{H} lay and thought. Nobody asleep can say here you are. So {H} grunted, and kicked. One foot shot out, with a sock on it. “It moved!” hissed the duck. Everybody fell flat. “It does that,” said the giraffe, “when it dreams.”'
      ]
    },
    {
      id: 'two-sighs',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The second mouse walked once round the sock, to be sure. It felt the wool between two fingers. Then it went in head first, and got stuck at the ankle, with its tail out. The crocodile gave it a push. You could see a bump go down as far as the toes.',
        '“Is it warm?” asked the first mouse, next door. There came a sound like a very small bath being let out. {A} had to wipe one eye on the pillow. “Now this one’s leaking,” said the duck.'
      ]
    },
    {
      id: 'places',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“It’s getting light!” called the giraffe. “Places!” They all ran. The crocodile could not remember if it had been on its front. The duck knew that it had been at the bottom, but so had everybody. “It doesn’t matter,” said the giraffe, “as long as we look surprised.”',
        'They looked surprised. The train was still in {H}’s sleeve. {H} let one arm hang down, quite by chance, and it rolled out, and under the chair. “Well parked,” said somebody in the box.'
      ]
    },
    {
      id: 'very-loud',
      A: 'partner',
      paragraphs: [
        'In the morning both socks lay under the bed, and both were warm. “You must have kicked them off!” said {A}, very loudly, to the toy box.',
        'In the evening {H} laid both socks on the edge of the bed, with their mouths open. Then {H} lifted up one arm, so that they could all see it, and let it fall.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down too, and needed no practice.',
      '{names} looked into the toy box, and at {H}.',
      { text: '{names} turned the lamp low, and promised not to tell.', needs: ['hands'] },
      { text: '{names} counted the toys, for the morning.', needs: ['hands'] }
    ],
    way: [
      '{names} got a stamp on the front, and slept through it.',
      '{names} breathed in and out, and was a hill for somebody.',
      { text: '{names} lay on the floor with one eye open.', needs: ['hands'] },
      { text: '{names} let an arm fall as well, and passed.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked under the bed, where it was warm.',
      '{names} sniffed at two bumps in two socks.',
      { text: '{names} yawned very loudly, for the toys to hear.', needs: ['hands'] },
      { text: '{names} laid a handkerchief down as well, for a sheet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid of the toy box was left open by a hand.',
    '{H} had washed, and had bare feet, and one of them was outside the blanket. “You kick,” whispered somebody on the edge.'
  ],
  last: [
    'Somebody lifted up one arm, and it fell by itself, for {H} was asleep.',
    '“It’s asleep,” whispered the giraffe, and this time {H} was.'
  ]
})
