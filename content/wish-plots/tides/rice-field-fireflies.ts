import { wishPlot } from '../wish-plot.ts'

export const riceFieldFireflies = wishPlot({
  id: 'wish-rice-field-fireflies',
  wishes: ['fireflies rice field', 'fireflies rice fields', 'fireflies rice paddy', 'fireflies rice paddies', 'fireflies paddy', 'fireflies paddy field', 'firefly rice field', 'firefly paddy', 'lightning bugs rice field', 'catching fireflies', 'catch fireflies', 'catches fireflies', 'caught fireflies', 'catch a firefly', 'catching a firefly', 'caught a firefly', 'chasing fireflies', 'chase fireflies', 'chased fireflies', 'running after fireflies', 'running fireflies', 'fireflies hand', 'firefly hand', 'firefly finger', 'firefly sleeve', 'firefly landed', 'fireflies landed', 'fireflies lola', 'fireflies lolo', 'fireflies nenek', 'fireflies ricefield', 'fireflies sawah', 'kunang-kunang', 'kunang kunang', 'alitaptap', 'hotaru rice', 'hotaru field', 'catching lightning bugs', 'catch lightning bugs', 'chasing lightning bugs', 'jugnu catch', 'jugnu field', 'jugnu village', 'jonaki rice', 'jonaki village', 'fireflies village', 'fireflies pond', 'fireflies water', 'fireflies rice terrace', 'đom đóm'],
  answers: ['firefly', 'fireflies', 'fire', 'flies', 'lightning', 'bug', 'bugs', 'catch', 'catching', 'catches', 'caught', 'chase', 'chasing', 'running', 'run', 'runs', 'rice', 'field', 'fields', 'ricefield', 'paddy', 'paddies', 'sawah', 'village', 'farm', 'province', 'water', 'mud', 'path', 'barefoot', 'feet', 'hand', 'hands', 'finger', 'sleeve', 'landed', 'sits', 'light', 'lights', 'glow', 'glows', 'glowing', 'blink', 'blinking', 'twinkle', 'shine', 'shining', 'green', 'yellow', 'dark', 'evening', 'night', 'tonight', 'summer', 'warm', 'after', 'dinner', 'supper', 'rain', 'moon', 'stars', 'still', 'quiet', 'quietly', 'wait', 'waiting', 'patient', 'gone', 'out', 'many', 'hundreds', 'one', 'first', 'time', 'lola', 'lolo', 'nenek', 'kakek', 'nani', 'nana', 'nanu', 'dadi', 'grandma', 'grandpa', 'grandmother', 'grandfather', 'obaachan', 'ojiichan', 'mum', 'mama', 'dad', 'papa', 'uncle', 'aunt', 'cousin', 'cousins', 'brother', 'sister', 'together', 'holiday', 'visit', 'with', 'our', 'we', 'loves', 'wants', 'magic', 'magical', 'beautiful', 'frogs'],
  except: ['died', 'dead', 'die', 'squished', 'squashed', 'killed', 'grave', 'lost', 'song', 'dragon', 'robot', 'phone', 'snake', 'snakes', 'leech', 'leeches', 'crocodile', 'drowned', 'fell', 'flood', 'scared', 'afraid', 'let go', 'set free', 'released', 'empty', 'goodbye', 'cave', 'tooth', 'princess', 'cooking', 'cooked'],
  moods: ['learning', 'first', 'waiting'],
  out: true,
  company: ['firefly', 'fireflies', 'rice', 'field', 'fields', 'path', 'water', 'mud', 'bank', 'feet', 'foot', 'light', 'lights', 'frog', 'frogs', 'sleeve', 'finger', 'snail', 'snails', 'shirt', 'dark', 'sky'],
  about: 'Fireflies over the rice field go dark wherever the hero runs, and come on again behind, until it is noticed that they feel steps, and the hero stands in the water as still as rice and is caught by one.',
  titles: ['The Ones Behind You', 'Standing Like Rice', '{H} and the Fireflies in the Rice Field', 'Lights Out, Lights On', 'Caught by a Firefly'],
  want: [
    {
      id: 'all-over-the-field',
      A: 'partner',
      paragraphs: [
        '{H} wanted to catch a firefly. In the rice field there were hundreds. They sat on the green stalks, and went on and off. A narrow path ran along beside the rice. “I only want one,” said {H}, “to hold. Then it can go back to work.” “Which one?” asked {A}. {H} pointed. It went out.'
      ]
    },
    {
      id: 'elder-by-the-light',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small, the lights went off in our village every evening at nine,” said {S}. “So I sat at the edge of the rice field with my book.” “Could you read by fireflies?” asked {A}. “A word at a time,” said {S}. “On, and I’d got one. Off, and I could think about it.”',
        '{A} wanted to know what the book was about. “I never found out,” said {S}. “It was a good long summer, and I got as far as page two.”'
      ]
    }
  ],
  way: [
    {
      id: 'running',
      A: 'partner',
      paragraphs: [
        '{H} ran along the path, with both hands open. In front of {H} the fireflies went out, one after the other, like windows at bedtime. {H} ran faster, and so did the dark. {H} turned round and ran back, and now it was dark on that side. “They don’t want me,” said {H}, out of breath. “Look behind you,” said {A}. Where {H} had just been, all the lights had come on again.'
      ]
    },
    {
      id: 'walking-backwards',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then I’ll go to where I’ve just been,” said {H}. That was not as easy as it sounded. {H} walked backwards, to be behind before they noticed. The fireflies out there went dark, and those in front of {H}’s nose came on. {H} leaped at them. They were behind again.',
        '“You’re always on the wrong side of yourself,” said {A}. {H} tried it sideways. Now there were lights on both sides, and a neat black stripe with {H} in it.'
      ]
    },
    {
      id: 'being-a-firefly',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to be a firefly too, so that they would not mind. {H} opened {H}’s mouth wide, and shut it, on and off. “Is there any light coming out?” asked {H}. {A} bent down and looked. “Rice,” said {A}, “from supper. But it’s not shining.”',
        'A frog below the path had been watching, and opened its mouth as well. For a time they sat there and took turns. Several fireflies went round them in a wide curve. They did not fancy either of those two mouths.'
      ]
    },
    {
      id: 'other-has-a-hat',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You need something wide,” said {A}, and held out a straw hat. {A} waved it through the air above the rice, once, and had a look. There was a mosquito in it, and some night. {A} waved again. “Now I’ve got one. I can see it shine.” It was a hole in the straw.',
        'Behind the hole hung the moon. “Very big,” said {H}, “for a firefly.” They let it out of the hat. It did not fly far.'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had decided to count them. “One,” said {S}, and it went out. “One,” said {S} again, and that one went out too. {A} waited. “How many have you got?” asked {A}. “Lots,” said {S}, “but they’re all the first.”',
        'They tried to do it together. {S} counted those that were on, and {A} counted those that were off. {A} got a great many more. It was quite black between the lights, and nothing moved in there, so that was easy.'
      ]
    },
    {
      id: 'what-is-in-the-water',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Something shone down in the water as well, close to the bank, and it did not blink. “Is that one that fell in?” asked {H}. “It’s one that hasn’t come out yet,” said {A}. “They’re little in the water, and creep about, and eat snails. They shine already. It tells the fish that they taste bad.”',
        '{H} lay on {H}’s tummy and looked at it with respect. It was no longer than a grain of rice. It had its lamp and its supper, and nobody ran after it.'
      ]
    },
    {
      id: 'the-pet-in-the-field',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked at a firefly on a stalk, very close, with both eyes. It went on, and there was a nose. It went off. It went on, and there was still a nose. The firefly thought it over, in the dark. Then it came on somewhere else.',
        '{A} had not even moved. “That was nearly caught,” said {H}. {A} gazed at the stalk. It had been the best thing on it, and somebody had switched it off.'
      ]
    },
    {
      id: 'the-path-shakes',
      A: 'partner',
      paragraphs: [
        '{H} stamped one foot, because {H} was cross. All along the path it went dark. The lights came back, and {H} waved both arms at them. Not one took any notice. “They don’t mind your hands,” said {A}. “It’s your feet. The path shakes, and then the rice shakes, and they feel it.” {H} looked at the rice, which was full of lights. It had been standing there the whole summer, and had never once run.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-rice',
      A: 'partner',
      paragraphs: [
        '{H} took off both sandals and stepped down beside the path. The water reached just over the ankles. There {H} stood as straight as rice. At first it was black all around. “Don’t go after them,” whispered {A}. “Just be where they are.” A frog swam past {H}’s feet and thought nothing of it. Then one light came on, far off, and one came on nearer. And one was on {H}’s sleeve.'
      ]
    },
    {
      id: 'what-grows-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It is hard to stand like rice. First {H}’s nose itched, and then one knee. “Does rice itch?” asked {H}, without moving the lips. “I don’t think so,” said {A}, in the same way. “It’s the wind that scratches it.” They both waited for some wind.',
        'It came, in a while, over the whole field. The rice bent to the left, so {H} bent to the left. Now the nose and the knee were scratched at once. The fireflies rode along, and did not go out.'
      ]
    },
    {
      id: 'cold-light',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Does it burn?” asked {A}. {H} moved one finger near to the light on a stalk, as slowly as a plant. It was not hot. It was not even warm. “An old lamp spends nearly all it’s got on being hot,” said {A}. “A firefly spends it on light, down to the last drop.”',
        '{H} thought of the lamp at home, which was old, and was not to be touched. “Then ours is really a small stove,” said {H}, “and a bit of light gets out by mistake.”'
      ]
    },
    {
      id: 'who-is-asking',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why do they go on and off?” asked {H}, with hardly any voice. “They’re asking,” said {A}. “The one in the air says, here I am. Then it waits for somebody below to say, so am I.” They watched one ask. It asked all along the row. At the end, low down in the rice, there was a small yes.',
        'Both lights went out after that. “Now they’ve got something to talk about,” said {A}. “And they’re doing it with the lights off,” said {H}.'
      ]
    },
    {
      id: 'who-was-caught',
      A: 'partner',
      paragraphs: [
        'The firefly walked down to {H}’s thumb. Its tail went on, and {A}’s face was there. It went off, and only the frogs were. {H} could have shut that hand now, and did not. “I haven’t caught it,” whispered {H}. “It’s caught me.” The firefly held on with six feet. Then it opened its back and flew, and {H} was let go. “Now home,” said {A}, “and on soft feet.” They went so softly along the rice field that not one light went out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood at the edge of the rice field, and was blinked at.',
      '{names} looked for the one that {H} meant, and found another.',
      { text: '{names} pointed to the left, and to the right, and straight up.', needs: ['hands'] },
      { text: '{names} made a small house out of two hands, with a gap for the door.', needs: ['hands'] }
    ],
    way: [
      '{names} went along the path last, and had lights in front and behind.',
      '{names} ran the other way, and made it dark there as well.',
      { text: '{names} looked in between the stalks with both hands, and found a frog.', needs: ['hands'] },
      { text: '{names} held a hand up to the fireflies, with the fingers wide apart.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood very still too, and was sat on by two.',
      '{names} tiptoed past the rice, and put out no more than one.',
      { text: '{names} stretched out one arm, in case a stalk was wanted.', needs: ['hands'] },
      { text: '{names} took care of the sandals, one in each hand.', needs: ['hands'] },
      { text: '{names} rinsed the mud off {H}’s heels.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sandals were put by the door, with the dry side up. Between {H}’s toes there was a little of the rice field. It was washed off on the step.',
    '{H} lay down and stood like rice, only lying. After a while it got lighter at the window, on and off.'
  ],
  last: [
    'On, and {H} was in bed, and off, and {H} was asleep.',
    '{H} lay so still that a firefly might have come, and was asleep.'
  ]
})
