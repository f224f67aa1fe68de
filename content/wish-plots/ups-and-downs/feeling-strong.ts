import { wishPlot } from '../wish-plot.ts'

export const feelingStrong = wishPlot({
  id: 'wish-feeling-strong',
  wishes: ['strong', 'feeling strong', 'being strong', 'feels strong', 'felt strong', 'so strong', 'very strong', 'really strong', 'I am strong', 'getting strong', 'getting stronger', 'being stronger', 'becoming strong', 'wants to be strong', 'growing strong', 'strong girl', 'strong boy', 'strong child', 'strong kid', 'strong arms', 'strong muscles', 'strong legs', 'strong body', 'strength', 'inner strength', 'muscles', 'big muscles', 'showing muscles', 'strongest girl', 'strongest boy', 'strongest child', 'strong enough', 'not strong enough', 'strong today', 'carrying heavy box', 'moving heavy box', 'too heavy to lift'],
  answers: ['feeling', 'feel', 'feels', 'felt', 'being', 'be', 'little', 'very', 'so', 'really', 'too', 'always', 'child', 'kid', 'girl', 'boy', 'toddler', 'son', 'daughter', 'big', 'bigger', 'muscle', 'muscles', 'arm', 'arms', 'leg', 'legs', 'feet', 'toes', 'body', 'hands', 'lift', 'lifts', 'lifting', 'carry', 'carries', 'carrying', 'push', 'pushes', 'pushing', 'move', 'moves', 'moving', 'heavy', 'box', 'books', 'bag', 'bags', 'shopping', 'help', 'helps', 'helping', 'home', 'house', 'today', 'tonight', 'day', 'morning', 'first', 'made', 'enough', 'get', 'gets', 'getting', 'grow', 'growing', 'become', 'becoming', 'want', 'wants', 'how', 'inside', 'inner', 'proud', 'show', 'shows', 'showing', 'mum', 'dad', 'mummy', 'daddy', 'grandpa', 'grandad', 'grandma', 'brother', 'sister', 'strongest'],
  except: ['hero', 'superhero', 'super', 'princess', 'voice', 'feelings', 'emotions', 'rope', 'wind', 'storm', 'ant', 'ants', 'beetle', 'elephant', 'gorilla', 'lion', 'bear', 'dragon', 'giant', 'robot', 'tractor', 'hercules', 'samson', 'viking', 'man', 'circus', 'sweets', 'together', 'tea', 'smell', 'cheese', 'died', 'death', 'dead', 'funeral', 'hospital', 'ill', 'cancer', 'sick', 'illness', 'operation', 'bully', 'bullies', 'bullied', 'hit', 'hits', 'fight', 'divorce', 'world', 'magic', 'pull', 'baby', 'horse', 'mouse', 'spinach', 'stone', 'sword'],
  moods: ['proud', 'learning', 'first'],
  company: ['box', 'books', 'window', 'socks', 'toes', 'floor'],
  about: 'The hero is feeling strong and wants to push a box of books to the window, and in socks it is the hero who moves; for one is strong from the toes.',
  titles: ['It Was in the Toes', 'The Box and the Socks', '{H} Is Strong', 'The One That Moved', 'Where Strong Is Kept'],
  want: [
    {
      id: 'strong-since-morning',
      A: 'partner',
      paragraphs: [
        '{H} was feeling strong. It had been there since breakfast, in both arms, and it wanted to do something. By the door stood a box full of books. “I’ll take that to the window,” said {H}. “Then we’ve got a bench.”',
        '“It’s a heavy one,” said {A}. “I’m a strong one,” said {H}. {H} put both arms round the box, and lifted. Nothing went up, apart from {H}’s shoulders. The box had not noticed yet.'
      ]
    }
  ],
  way: [
    {
      id: 'in-socks',
      A: 'partner',
      paragraphs: [
        '“Strong people push,” said {H}. So {H} leaned on the box with both hands, and pushed, and kept both eyes shut for it. It was moving! There was a smooth, easy, sliding feeling. “Are we there?” asked {H}.',
        '“You are somewhere,” said {A}. {H} looked. The box was where it had been. {H}’s hands were still on it. But {H}’s feet, in their socks, had gone away backwards over the floor. {H} was as long as a plank.'
      ]
    },
    {
      id: 'the-bump',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wanted to make sure that the strong was still there. {H} bent one arm, and a bump came up under the sleeve. When the arm went straight, the bump lay down. “It’s like a mouse in a sock,” said {A}.',
        'There was one in the other arm, too. “A muscle gets short when it pulls,” said {A}. “That’s all it can do. It never pushes.” {H} looked at both mice. “Then who’s been doing my pushing?” asked {H}.'
      ]
    },
    {
      id: 'strong-face',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was the face, as well. Whoever is strong makes one, with the teeth together and the cheeks out. {H} tried pushing with it, and then without. Without it, it was much quieter, and the box stayed just as still.',
        '“What’s it for, then, the face?” asked {A}. {H} thought about it. “It’s to tell the box,” said {H}. “So that it’s had a warning.” {A} looked at the box. It did look like a box that had been told.'
      ]
    },
    {
      id: 'strong-cheese',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They went to ask in the kitchen who else was strong. The tape was. It said so on the roll. There was a cheese that was strong as well. It could not lift anything. But {H} opened the lid, and went two steps back.',
        '“It’s moved you,” said {A}. “It didn’t even push.” {H} shut the lid with one straight arm. They thought of putting the cheese down behind the box. But a box has no nose, so that was no good.'
      ]
    },
    {
      id: 'the-heart',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had to lie down on the floor for a bit, and in there something was knocking. “That’s the strongest worker you’ve got,” said {A}. “It’s as big as your fist, and it never sits down.” {H} made a fist, and opened and shut it in time to the knocks.',
        'After a minute {H}’s hand was tired. The heart went on. It had gone on while {H} slept, and while {H} ate. “And it never says that it’s feeling strong,” said {H}. {H} let the hand lie down.'
      ]
    },
    {
      id: 'wall',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To keep the strong warm, {H} pushed the wall. The wall did not move, but {H} had not expected it of a wall. “It’s pushing back,” said {A}. “If it didn’t, you’d be in the next room.” {H} pushed with one finger. The finger bent.',
        '“It pushes back just as hard as I do?” “Just as hard,” said {A}. {H} leaned on it with one shoulder, for a rest. So did the wall.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to make it lighter. “I could take some books out,” said {A}, and took out one. {H} put it back. “Then I wouldn’t be strong,” said {H}. “Then the box would be weak.” {A} had to admit that.',
        'So {A} only read what was on their backs. One was about whales. “There are eleven whales in here,” said {A}. {H} was pleased. Hardly anybody is strong enough for eleven whales, and nobody had told {H} before.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was the strongest in our street,” said {S}. “I could carry my cousin.” “How far?” asked {A}. {S} had carried him to the corner, every day, from when he was quite small. “And then he grew?” “By a little each day,” said {S}.',
        '“So you got stronger by a little each day,” said {A}. That was so, and it would have gone on for ever. “But he got a bicycle,” said {S}, and rubbed one shoulder. “It was still strong, and it had nobody on it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was strong as well, and showed how. {S} lifted up a pillow in one hand. {A} lifted the other pillow. Then {S} lifted both pillows and could not be seen any more. “How do you feel?” asked {A}. “Strong,” said the pillows, “and hot.”',
        'Then {S} looked for something that could be lifted by nobody. It was quite hard to find. At last {S} stood on a corner of the rug, and pulled at that corner. There it was.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} walked once round the box, and then leaned on it, as one leans on a friend. The box stayed. {H} leaned on the other side. So now there were two strong ones, and each was holding up the box for the other.',
        '“You’re on the wrong side,” said {H}. {A} did not think so. It was warm there. {A} was strong enough to stay just where {A} was, and most people can’t do that.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} took hold of one of {H}’s fingers, and that was that. {H} pulled. {A} held on. {H} pulled a bit more, and {A} looked at the ceiling, and thought of something else. “How strong are you?” asked {H}.',
        '{A} could not walk, or lift a spoon so that anything stayed on it. All the strong that {A} had was in that one hand. {H} waited till {A} sneezed, and only then got the finger back.'
      ]
    },
    {
      id: 'still-strong',
      A: 'partner',
      paragraphs: [
        '{H} sat down against the box. “I am strong,” said {H}. “I can feel it. It goes in at the arms, and then it’s gone.” “It isn’t gone,” said {A}. “It moved something.” “What did it move?” “It moved you,” said {A}, “and you’re not so light.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bare-feet',
      A: 'partner',
      paragraphs: [
        '{H} pushed once more, and {A} did not look at the arms. {A} looked at the feet. “Your arms are strong,” said {A}. “But your socks aren’t holding on.” {H} pulled off both socks, and stood there with ten bare toes.',
        'The toes spread out, and took hold of the floor. {H} pushed. Now the feet could not get away, so the strong had nowhere to go but forwards. The box gave a grunt. “It said something!” said {H}. It had moved by as much as a thumb.'
      ]
    },
    {
      id: 'from-below',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} stopped halfway to find out where the strong was coming from. It was in the arms. But when {H} lifted up the toes, there was none in the arms either. {H} put down the toes, and it came up again, past the knees and the back.',
        '“So it’s kept in the floor,” said {H}. “You fetch it with your feet,” said {A}, “and the arms only hand it on.” {H} looked down at the toes with respect. The smallest was doing it as well.'
      ]
    },
    {
      id: 'everyone-slides',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What if the box had socks on?” asked {A}. That was worth a try. {H} pushed one sock flat under the front edge, where it just went in. Then {H} pushed with one foot behind the other.',
        'The box went off like a boat. {H} had to be strong the other way, to stop it. “It’s the same for everyone,” said {A}. “Whoever wears the socks, goes.” {H} took the sock out again. “That was only the sock being strong,” said {H}.'
      ]
    },
    {
      id: 'at-the-window',
      A: 'partner',
      paragraphs: [
        'It went a thumb, and a thumb, and a hand. Then the box stood under the window, and {H} sat down on it with a bump. It was a good, heavy bench. {A} had a place beside {H}.',
        '“Are you still strong?” asked {A}. {H} felt both arms, and there was only warm in them. Then {H} wiggled the toes. “It’s gone down to the cellar,” said {H}. “That’s where it lives.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the box, and found no handle on it.',
      '{names} said that nobody could be as strong as all those books.',
      { text: '{names} tried one corner, and let it down again.', needs: ['hands'] },
      { text: '{names} cleared the floor as far as the window, for a strong person needs room.', needs: ['hands'] }
    ],
    way: [
      '{names} measured how far the socks had gone, by walking it.',
      '{names} thought that the box had moved, and it was the rug.',
      { text: '{names} caught {H} by the jumper before {H} was quite flat.', needs: ['hands'] },
      { text: '{names} pushed at it too, in socks, and came to lie alongside.', needs: ['hands'] }
    ],
    turn: [
      '{names} called out how many thumbs there were still to go.',
      '{names} came to sit on the strong person’s bench.',
      { text: '{names} drew back the curtain, so that the box could go right to the wall.', needs: ['hands'] },
      { text: '{names} took off some socks as well, and lent a shoulder for the last thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks were found, one by the door and one halfway, and went into the wash.',
    '{H} washed two strong arms, and ten strong toes, which were black underneath. Then all of it lay down.'
  ],
  last: [
    'Under the blanket ten toes let go of everything, and {H} was asleep.',
    'By the window stood the box, and did not move. {H} slept, and was not pushing anything.'
  ]
})
