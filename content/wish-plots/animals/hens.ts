import { wishPlot } from '../wish-plot.ts'

export const hens = wishPlot({
  themes: ['hens'],
  except: ['cockerel', 'rooster', 'collecting', 'cheeps', 'turns', 'twenty', 'dust', 'tooth', 'nursery', 'school', 'class', 'laying'],
  answers: ['little', 'fluffy', 'yellow', 'baby', 'mother', 'mummy', 'hatch', 'hatches', 'hatching', 'warm'],
  moods: ['waiting', 'first'],
  company: ['hen', 'egg', 'chick', 'basket', 'shell'],
  about: 'A chick in an egg asks what it is like outside, and the hero makes it much too big, until it is only the next egg.',
  titles: ['The Next Egg', 'Room for One Chick', '{H} Holds the Egg', 'Something to Lean On', 'An Egg Asks {H}'],
  want: [
    {
      id: 'ten-minutes',
      A: 'partner',
      paragraphs: [
        'The hen sat in the washing basket with one egg under her, and she wanted a dust bath. “I’ll be ten minutes,” said the hen. “Hold this, and keep it warm.” And off she went. {H} took the egg in both hands. It was as warm as toast.',
        'Then the egg knocked. {H} held it up to one ear. “Is that the outside?” it asked. “Yes!” said {H}. “Come out! I want to see you.” “What’s it like out there?” asked the chick inside.',
        '“They talk to the hen before they hatch,” said {A}. “I’m no hen,” said {H}. “It doesn’t know that,” said {A}.'
      ]
    },
    {
      id: 'turned-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Before you tell me,” said the egg, “would you turn me over? It’s about time.” {H} turned the egg by half. “Thank you,” it said. “I was done on that side.”',
        '“The hen does that all day,” said {A}, “so that it’s warm all round.” “So that’s it,” said the egg. “I thought it was the world.”'
      ]
    }
  ],
  way: [
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        '“It’s big out here,” said {H}. “You can run and run, and never come to the end.” It was quiet in the egg for a moment. “No end?” said the chick. “Then what do you lean on?” {H} had never thought about that.'
      ]
    },
    {
      id: 'night',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it dark out there too?” asked the egg. “Only at night,” said {H}. “What’s night?” It took {A} a moment. “It’s when you can’t see anything, and you keep still, and it’s nice and warm.”',
        '“Oh, night!” said the egg. “I know night. It’s been night for three weeks.” An egg takes twenty-one days, and this was the very last evening.'
      ]
    },
    {
      id: 'foot-in-ear',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What do you do in there all day?” asked {A}. “I grow,” said the egg. “It’s hard work. On Monday I had room for a wing on each side. Since breakfast I’ve had a foot in my ear.”',
        '“Which ear?” asked {H}. There was a rustle. “I can’t tell,” said the egg. “It’s all got rather close together.”'
      ]
    },
    {
      id: 'spoon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s that?” asked the egg, for something had clinked. “A spoon,” said {A}. “Is a spoon a kind of egg?” {A} looked at it. It was round at one end, and hollow. “Half of one,” said {A}, “with a handle.”',
        '“And what’s it for?” “For eating,” said {H}, and then stopped, because of what people eat with a spoon in the morning. “Porridge,” said {A} quickly.'
      ]
    },
    {
      id: 'torch',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{A} switched on the torch and held the egg in front of it. It shone all pink, like an ear in the sun. In the middle there was something dark, with a beak. “That’s it!” whispered {H}. “It’s waving!”',
        '“What’s that?” asked the chick. “Is that the sky?” “It’s only a torch,” said {A}. “We wanted to see how you are.” There was a scuffle, and the dark thing drew up both its feet. “Turn it off, please,” said the egg. “I’m not ready. I’ve hardly got any feathers on.”'
      ]
    },
    {
      id: 'moved-eight-times',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve moved eight times,” said {S} to the egg. “Each time I thought I’d never find the light switch.” “And did you?” asked the egg. “It was always just inside the door,” said {S}.',
        '“What did you lean on, at first?” “On the fridge,” said {S}. “It hums. That’s something.” {A} could feel the egg thinking it over.'
      ]
    },
    {
      id: 'hatched-already',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“There’s somebody else out here as well,” said {H}, and held out the egg to {A}. “This is {A}.” “Has it come out of its egg yet?” asked the chick.',
        '{H} looked at {A}, once all over. There was not a bit of shell left. “A good while ago,” said {H}. “And did it go well?” {H} thought that it had.'
      ]
    },
    {
      id: 'knocking-back',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put one finger on the egg and knocked. Tap, tap-tap. They held their breath. Tap, tap-tap, it said inside. {S} knocked something longer, and that came back too, with one tap more.',
        '“It added one,” whispered {S}. “Perhaps that was its name,” said {A}. So from then on they knew its name. They couldn’t say it, but they could knock it.'
      ]
    },
    {
      id: 'best-things',
      A: 'partner',
      paragraphs: [
        'So {H} told it all the best things. “There’s a sky! There’s the sea, and elephants, and trains!” The egg grew quieter each time. “You’re very kind,” said the chick at last. “But I think I’ll stay in.” And it did not knock any more.',
        '“That was all big,” said {A}. “And all it’s got now fits into your hands.” {H} looked. The hands had closed all round the egg, without a gap.'
      ]
    },
    {
      id: 'under-the-cloth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'To see what it was like, {H} crept under the tablecloth with the egg. It was dark and warm in there, and there was a good deal of knee. {A} knocked from outside. “Come out!” called {A}. “I want to see you.”',
        '“What’s it like out there?” asked {H}. “Big,” said {A}. {H} stayed where {H} was. “See?” said the egg.'
      ]
    },
    {
      id: 'flowerpot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They looked to see how far the hen had got. The hen lay on one side in the big flowerpot. Dry earth flew up and came down in the feathers, right through to the skin. “That’s how hens get clean,” said {A}.',
        '{H} thought of all the soap in the world. “Can I do that too?” asked {H}. “Only with feathers,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'eggs-all-the-way',
      A: 'partner',
      paragraphs: [
        '“Listen,” said {H} to the egg. “There’s a shell round you, isn’t there?” “I’ve known it all my life,” said the chick. “Well, round that there’s another one. It’s bigger, and it’s warm, and it goes dark when I shut it. That’s my hands.”',
        'The chick thought. “And round that?” “The hen,” said {H}. “And round the hen?” “A basket. Then a kitchen. And the sky comes last.” “So it’s eggs all the way!” said the chick. “Why didn’t you say so? I can do one more egg.” And it began to knock.'
      ]
    },
    {
      id: 'tooth',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s a tooth on the end of my nose,” said the chick. “Is that right?” “That’s what you knock with,” said {A}. “When you’re out, it falls off.” “And then?” “Then you haven’t any teeth at all.”',
        'The chick had to rest after that. {H} felt along all of {H}’s own with {H}’s tongue, from one end to the other. It was good to have so many left.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It took a long time. First there was a crack like a hair. Then came a hole as big as a pea. In the hole there was a beak, and it yawned. {H}’s arms had gone to sleep, right up to the shoulders.',
        '“Don’t you let go,” said {A}, and held {H}’s elbows from underneath. So now there was another shell round the hands. “It’s a good building,” said the chick through the hole.'
      ]
    },
    {
      id: 'third-one',
      A: 'partner',
      paragraphs: [
        'The shell broke in half, and there stood the chick. It looked like something from under the sofa. “So this is the next one,” it said, and leaned on {H}’s thumb. “Roomy!”',
        'The hen came back, quite clean. “Well?” said the hen. “It had a few questions,” {H} told the hen. The hen sat down in the basket, and the chick walked in underneath. “The next egg,” said a voice from under the feathers. “Soft.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up to the basket, to keep the draught off.',
      '{names} sat down on a cushion, and tried to hatch that.',
      { text: '{names} felt in the basket, and the washing was still warm from the hen.', needs: ['hands'] },
      { text: '{names} laid out a towel, for a hen just out of the bath.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned against the wall, and had to admit that it helped.',
      '{names} backed up, until there was something behind.',
      { text: '{names} made fists round thumbs, to see how it is in an egg.', needs: ['hands'] },
      { text: '{names} shut the window, as it was rather big out there.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up round the basket, and that made another egg.',
      '{names} gave a small knock on the floor, to cheer it on.',
      { text: '{names} closed the kitchen door, so that the kitchen was a proper egg.', needs: ['hands'] },
      { text: '{names} held a saucer underneath, for the bits of shell.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two halves of the shell went on the windowsill, one inside the other.',
    '{H} washed and lay down, and pulled up the blanket all round. Round the blanket was the bed, and round the bed was the room. Round the room was the night.'
  ],
  last: [
    'In the middle of all those eggs, warm all round, lay {H}, and was asleep.',
    'What comes round the night, {H} did not ask any more. {H} leaned on the pillow, and slept.'
  ]
})
