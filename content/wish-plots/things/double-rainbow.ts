import { wishPlot } from '../wish-plot.ts'

export const doubleRainbow = wishPlot({
  id: 'wish-double-rainbow',
  beginsElsewhere: true,
  wishes: ['double rainbow', 'double rainbows', 'two rainbows', 'rainbow way home', 'rainbow on the way home', 'rainbow walk home', 'rainbow walking home', 'rainbow school run', 'rainbow from the bus', 'rainbow out the window', 'rainbow and rain', 'rainbow after the rain', 'rainbow after school', 'second rainbow', 'rainbow twice', 'twin rainbow', 'twin rainbows', 'rainbow drive home', 'rainbow from the car'],
  except: ['gold', 'pot', 'leprechaun', 'unicorn', 'unicorns', 'fish', 'bridge', 'dash', 'died', 'funeral', 'hospital', 'heaven', 'baby', 'lost', 'trout', 'dragon', 'fairy', 'crash', 'accident'],
  answers: ['saw', 'see', 'seen', 'seeing', 'spotted', 'big', 'huge', 'bright', 'way', 'home', 'walk', 'walking', 'school', 'nursery', 'bus', 'car', 'window', 'rain', 'raining', 'sun', 'sunny', 'after', 'today', 'yesterday', 'sky', 'colours', 'colors', 'colourful', 'first', 'real', 'whole', 'beautiful', 'over', 'town', 'park', 'from', 'coming', 'with', 'and', 'we', 'he', 'she', 'they', 'tea', 'morning', 'afternoon', 'evening', 'drive', 'driving', 'end'],
  moods: ['first', 'proud'],
  company: ['rainbow', 'sun', 'rain', 'bus'],
  about: 'On the way home there was a double rainbow, and nobody else saw it, so they lay it out at home and cannot get the second one to look like a second one.',
  titles: ['Red to Red', 'Two Rainbows and a Bus', '{H} Saw It Twice', 'The One at the Top Was the Wrong Way Round', 'Until the Bus'],
  want: [
    {
      id: 'way-home',
      A: 'partner',
      paragraphs: [
        'On the way home it rained, and the sun shone at the same time. {H} turned round. There was a double rainbow, one over the other. “Two!” said {H}. {A} stood there with an open mouth, and it rained in.',
        'Then a bus stopped in front of them. When it had gone, the sky was just a sky. At home the window looked the other way. “We’ve got to make it again,” said {H}, “exactly as it was.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-bow',
      A: 'partner',
      paragraphs: [
        'They laid it out on the floor. Red was on top, and that was a scarf. Under it came a towel, a yellow duster, a green sock, a blue jumper, and violet tights. “That’s one,” said {A}. “And it’s good.”',
        'For the second they took red apples, oranges, a yellow pencil, and so on down to a plum. They laid it above, in the same order. It was not two rainbows at all. It was one, and rather wide.'
      ]
    },
    {
      id: 'own-rainbow',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“My rainbow had its foot on the chimney,” said {H}. “Mine had it on the tree,” said {A}. They both knew it for certain. They had stood next to each other, with their elbows touching. “Then there were four,” said {H}.',
        'And that was true. Each drop sends its light to one place only, and there stands one pair of eyes. Whoever stands alongside gets it from another drop. So nobody has ever seen anybody else’s. “What was yours like?” asked {H}. “It was like yours,” said {A}, “but with a tree.”'
      ]
    },
    {
      id: 'the-foot',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Where it touched the ground, there was a bus stop,” said {H}. “If we’d run, we’d have been in it.” They tried it with a torch, which was the sun, and a rainbow of one sock. {H} ran up to it. {A} pulled the sock away by a string, as far as {H} had come.',
        '“Stand still,” said {H}. “It does stand still,” said {A}, “when you do.” They went twice round the table. At the real bus stop they were standing in it as well, no doubt. They only looked up to see if the bus was there.'
      ]
    },
    {
      id: 'indigo',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There was a quarrel about the seventh. “Red, orange, yellow, green, blue, violet,” said {H}. “That’s six.” “And indigo,” said {A}. “It comes between.” They looked for something indigo all over the house. There was a thing that was blue, and a thing that was violet.',
        '“Somebody put it in,” said {A}, “because he wanted there to be seven.” “So he’d lost count,” said {H}. They left a gap in that place, as wide as a finger. Whoever liked could see it there.'
      ]
    },
    {
      id: 'first-letters',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'To keep the order in mind you need a sentence. Each word in it begins like a colour. “Rita’s old yak grew,” said {A}, “blue velvet.” “Yaks don’t,” said {H}. “That’s why you remember it.”',
        '{H} made one too. “Rain on your good boots, Violet.” They said it in time, as they walked along it, one step to each. By the green they were out of step. But it rained just in the right place.'
      ]
    },
    {
      id: 'whole-ring',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“And where’s the other half?” asked {H}, and looked under the rug. “In the ground,” said {A}. “It’s a ring, really. Only the earth’s in the way. If you look down from a plane, you can see all of it.”',
        'So they sat in a plane, and that was the table with two chairs. Down there lay a hoop, with both its feet joined up. “It’s got nothing to stand on,” said {H}. “It’s rolling,” said {A}. Then they landed, and it was a half again.'
      ]
    },
    {
      id: 'in-the-drop',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} was a drop, with both arms out in a ring. {H} was some sunlight, and came in by one side. “At the back there’s a wall,” said {A}, “and you bounce.” {H} bounced off {A}’s tummy. “Now out again, but bent.” {H} went out under an elbow, quite crooked.',
        '“I went in white,” said {H}. “You did. In there you come apart,” said the drop. “Red goes out by the knee, and violet goes out by the hip.” They did it seven times, until every one of them was outside.'
      ]
    },
    {
      id: 'sun-behind',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was one rule about where to look. “The sun’s got to be behind you,” said {A}, “and low, and the rain in front. If it shines in your face, you can look for as long as you like.” They stood with their backs to the lamp. Two long shadows lay on the floor.',
        '“The middle of the ring’s exactly where the shadow of your head is,” said {A}. {H} nodded, and so did the middle. You take it with you wherever you go. It is only that mostly there is no rain round it.'
      ]
    },
    {
      id: 'spray',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They took the bottle for the plants, which sprays. {A} held it up in the very last of the sun, at the window, and pumped. “There!” said {H}. For one moment a piece of it hung over the sill, as long as a hand. Then it was only damp.',
        '“More,” said {H}. {A} pumped. It hung there, and was gone. The basil had never been so well watered. “Ours on the way home was dry,” said {H}, whose hair was dripping. “It was just further off,” said {A}.'
      ]
    },
    {
      id: 'bus-driver',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was the driver of that bus, and was asked about it. “You stood right in front of it,” said {H}. “I know,” said {A}. “It was in my mirror. It was in both my mirrors.” “Then there were four!” said {H}.',
        '“I couldn’t say anything,” said {A}. “We’re not allowed to talk to the road. I only drove a bit slower. And all the people on the left got off at that stop, who never do.” Now {H} was not so cross with the bus.'
      ]
    },
    {
      id: 'night-bow',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Is there one at night?” asked {H}. “If the moon’s full, and it rains on the other side,” said {A}. “Then there’s a white one. It’s got all the colours in it, but our eyes can’t find them in the dark.” They put out the big lamp, and looked at their own on the floor.',
        'The scarf had been red, and was grey. The sock was green only if you knew. “It’s still on,” said {H}. “It’s only having a rest from being looked at.” And then they turned the lamp on, and there was every bit of it.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came and looked at the rainbow from the side. Dogs and cats see the blue and the yellow, and hardly any red. {A} chose the blue. That was the jumper, and it was still warm from somebody.',
        'So there was a bump in it now, that went up and down. “The real one didn’t have a bump,” said {H}. “But it was a long way off. Perhaps it did.” {A} stayed in it, from the elbow to the neck.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I saw one standing on the sea,” said {S}. “It was on a ferry. Everybody ran over to that side, and the whole ship leaned.” “And then?” asked {A}. “Then the captain asked half of us to be so kind, and look at nothing on the left.”',
        '“And did they?” “I went,” said {S}. “I’d seen it by then. There was a gull on that side. It was a perfectly good gull, and it was very pleased that somebody had come.”'
      ]
    },
    {
      id: 'small-yellow',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted to be the yellow, and lay down in it at full length. Yellow has orange above it, and green below. “They’re pushing,” said {S}. “They go over into each other,” said {A}. “There isn’t any edge.”',
        '{S} rolled over into the green. “What am I now?” “Lime,” said {A}. {S} rolled up the other way. “And now?” “Now you’re an egg.” In the end {S} lay across all of them, and was the weather.'
      ]
    },
    {
      id: 'baby-colours',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} crawled up to the rainbow, and took the red out of it. It could not have been done more neatly. The scarf came away by one end, and went with {A} across the floor. “Red’s the first that a baby really sees,” said {H}.',
        'So the rainbow started with orange for a time. {A} sat in the corner, and had the red in both fists and a bit in its mouth. It looked like a very good place to begin.'
      ]
    },
    {
      id: 'guest-doubt',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} was shown it, and walked along it with both hands behind {A}’s back. “And how long did it last?” asked {A}. “Until the bus,” said {H}. “They do,” said {A}. “I once had one until a sandwich. I looked down to see what was in it.”',
        '“And what was?” “Cheese,” said {A}, and was sad about it still. {H} gave {A} a place right in the middle, between the two of them. From there you could look for as long as you liked.'
      ]
    },
    {
      id: 'the-puddle',
      A: 'partner',
      paragraphs: [
        '“Something’s wrong with the top one,” said {H}. They both shut their eyes, and thought of the real one. {A} saw the wet street, and a puddle with the roofs in it, upside down.',
        'Then {A} knew. “Light bounces inside a raindrop, like off a mirror,” said {A}. “For the first rainbow it bounces once, and for the second twice. So the second one’s upside down, like the roofs!”'
      ]
    }
  ],
  turn: [
    {
      id: 'red-to-red',
      A: 'partner',
      paragraphs: [
        '{H} opened both eyes. “The reds were looking at each other!” said {H}. So {H} took away the top one, and began with the apples, just over the red scarf. Violet went right up into the sky.',
        'Between the two reds {H} laid a grey blanket, for the sky there really is darker. Now anybody could see it. There were two, and they stood face to face.'
      ]
    },
    {
      id: 'paler',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“The top one was paler,” said {A}. It is, for at each bounce a bit of light gets out. They had no pale apples. {H} breathed on them, until they were misty. It lasted for as long as you could say so.',
        '“And now the bus,” said {H}. It was the laundry basket, and came along from the left. It stopped in front of the two rainbows, and stood there. Nobody got on. Then it drove away, and this time they were still there.'
      ]
    },
    {
      id: 'how-it-went',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“How does a rainbow stop?” asked {H}. “It doesn’t,” said {A}. “It only runs out of rain, or of sun.” They took theirs up in the right way. It went from the feet, quite slowly, and the last bit hung in the middle, high up.',
        'That was an apple and a piece of scarf. {H} did not like to be the one who took it. So they sat with it, and {A} looked at something else for a moment, just as you do. When they turned back, it was a snack.'
      ]
    },
    {
      id: 'underneath',
      A: 'partner',
      paragraphs: [
        'They put on their wet coats, and came home once more. They turned round. “Two!” said {H}. {A} stood with an open mouth, and nothing rained in.',
        'No bus drove through. They looked for as long as they wanted to. Then they walked along the grey bit, with a red on either side. Nobody had ever been inside a rainbow before. On the way {H} ate a piece of the second one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook the rain off, all over the mat.',
      '{names} ran to the window, and saw only wall and a gull.',
      { text: '{names} hung up the wet coats, with the sleeves pointing to where it had been.', needs: ['hands'] },
      { text: '{names} held up two fingers, and looked from one finger to the other.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the yellow by mistake, and got up again very fast.',
      '{names} sniffed at the second rainbow, which smelled of apples.',
      { text: '{names} came with a red sock, a red peg and a tomato, to choose from.', needs: ['hands'] },
      { text: '{names} polished the oranges on one sleeve, for the shine.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along the grey strip too, between one red and the other.',
      '{names} sat down in front of both rainbows, and saw it all.',
      { text: '{names} put the last apple where the violet began, and quickly took it back.', needs: ['hands'] },
      { text: '{names} held the lamp, so that the sun stood behind everybody.', needs: ['hands'] }
    ]
  },
  bed: [
    'The first rainbow went back to the hooks and drawers. The second went into the bowl.',
    '{H} looked for a rainbow in the steam over the basin, and found a toothbrush. Then {H} lay down, and shut both eyes, and behind them it was all still there.'
  ],
  last: [
    'Behind two shut eyes stood two rainbows, red to red, and {H} slept.',
    'No bus drove through the rainbow any more, and {H} was asleep.'
  ]
})
