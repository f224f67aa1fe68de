import { wishPlot } from '../wish-plot.ts'

export const magicWand = wishPlot({
  id: 'wish-magic',
  themes: ['fairies'],
  only: ['wand', 'wands', 'magic', 'magical', 'magician', 'wizard', 'wizards', 'spell', 'spells'],
  except: ['witch', 'witches', 'fairy', 'fairies', 'elf', 'elves', 'gnome', 'gnomes', 'pixie', 'tooth'],
  answers: ['good', 'school', 'trick', 'tricks', 'potter', 'harry'],
  moods: ['learning'],
  company: ['frog'],
  about: 'The hero’s magic wand turns nobody into a frog, and then it is found that it works on whatever is just about to happen.',
  titles: ['Now the Street Lamp', 'Not Even Slightly a Frog', '{H} Has a Magic Wand', 'One Moment Before', 'A Wand with Soup on It'],
  want: [
    {
      id: 'be-a-frog',
      A: 'partner',
      paragraphs: [
        '{H} was a wizard. The magic wand was a wooden spoon, but it was the right length. {H} wanted to do one piece of magic with it that really worked. “{A},” said {H}, “be a frog!” And {H} swished the wand.',
        '{A} waited. “Am I green?” asked {A}. “No,” said {H}. “Am I damp?” {H} felt {A}’s ear. It was dry. “You’re not even slightly a frog,” said {H}. “I’m sorry,” said {A}. “I did try.”'
      ]
    }
  ],
  way: [
    {
      id: 'biscuit-and-sock',
      A: 'partner',
      paragraphs: [
        'Perhaps frogs were too hard to begin with. {H} went round the kitchen with the wand. A sock was to fly, and it lay there. One biscuit was to be two. It was still one, and then {A} sat on it by mistake.',
        '“Now it’s lots,” said {A}. But that was not magic. That was {A}. {H} swished the wand at the door and at the ceiling. “Boil!” said {H} to the kettle, crossly, in passing. And the kettle boiled.'
      ]
    },
    {
      id: 'better-words',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s the word,” said {A}. “You can’t just say boil. There has to be a word that nobody knows.” They tried a few. “Hobbledy gobbledy,” said {H}. “Fish and chips,” said {A}. “I know that one,” said {H}.',
        'The best was “Wumpf”. You had to say it with your chin down. {H} said it to the sock, with a swish. The sock was so surprised that it did nothing at all. “It’s very hard to frighten a sock,” said {A}.'
      ]
    },
    {
      id: 'a-cloak',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“A real wizard has a cloak,” said {A}, and hung the tablecloth round {H}’s neck. It had cherries on it, and one stain. {H} turned round, quickly, as wizards do. The tablecloth came round a little later, and brought the salt.',
        '“Good,” said {A}. “It moves things already.” They threw a pinch of salt after it, for luck, and swept up the rest.'
      ]
    },
    {
      id: 'out-of-a-hat',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“A real magician gets a rabbit out of a hat,” said {A}, and brought a woolly one. {H} tapped it twice with the wand, and felt about inside. Out came a glove. {A} held it up so that two of its fingers stood in the air. “It’s got the ears already,” said {A}. “You’re nearly there.”',
        'So {H} tapped it once more, harder. This time it was a mitten, with no ears at all. “Now you’ve gone too far,” said {A}.'
      ]
    },
    {
      id: 'vanish',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Make me vanish,” said {A}. {H} pointed the wand and shut {H}’s eyes, because of the flash. “Vanish!” There was a bump. When {H} looked, {A} was gone.',
        '{H} could hardly breathe. Then the curtain sneezed. “You went by yourself,” said {H}. “But I went exactly when you said it,” said the curtain. That was true, and {H} thought about it afterwards.'
      ]
    },
    {
      id: 'a-worm',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Think of an animal,” said {H}, “and the wand will tell me which.” {A} thought. {H} held one end of the wand to {A}’s forehead, and listened at the other. “A cow?” “No,” said {A}. “A hen? A goat?” It was no to both, and to a good many more.',
        '“A worm?” asked {H}, and sat down. “Yes!” cried {A}. “A worm!” {H} gave the wand a kiss. “Was it a worm from the beginning?” asked {H}. “It was a camel,” said {A}, “but you looked so tired.”'
      ]
    },
    {
      id: 'already-magic',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '“Sleep,” said {H} to {A}, and touched {A} with the wand, very lightly. {A} had been asleep all along. But it was the deepest sleep that anybody ever put a spell on.',
        '“And wake!” said {H}. {A} opened one eye, saw that it was only a spoon, and shut it again. “It works both ways,” said {H}.'
      ]
    },
    {
      id: 'a-real-trick',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know a bit of magic,” said {S}, and took a coin out of {A}’s ear. {A} felt in there. There were no more. “How do you do that?” “I look at your other ear,” said {S}, “and you do too.”',
        '{S} gave the wand a look. “It isn’t the stick,” said {S}. “It’s knowing when.” And {S} went off to look for the coin, which had vanished really.'
      ]
    },
    {
      id: 'small-frog',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Do me,” said {S}. “I want to be a frog.” {A} had not even lifted the wand when {S} was one. {S} hopped across the kitchen and said croak.',
        '“Be {S}!” said {A}, after a while. “Croak,” said the frog. There was a spell for going there, and none for coming back. Then somebody said biscuit.'
      ]
    },
    {
      id: 'just-before',
      A: 'partner',
      paragraphs: [
        '“I did that!” cried {H}. “I said boil, and it boiled!” “It was going to,” said {A}. “It’s been on for some time.” {H}’s wand sank down.',
        'Then {A} looked at the kettle, and at the wand, with soup on one end. “But you said it one moment before,” said {A} slowly. “Not after. That’s where the magic has to be. Frogs weren’t going to happen. This was.” “So I need things that are going to happen,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'street-lamp',
      A: 'partner',
      paragraphs: [
        '{H} stood at the window with the wand. Outside it was blue and nearly dark. {H} looked at the lamp in the street, and felt when it was right. “Now!” said {H}, and swished. The lamp flickered, and went on. All down the street they went on, one after the other. “Wumpf,” said {A}.',
        '{H} did not turn round. {H} listened to the kitchen. “Fridge,” said {H}, “hum!” The fridge shook itself, and hummed.'
      ]
    },
    {
      id: 'make-it-tomorrow',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Make it tomorrow,” said {A}. {H} looked up at the clock. “I can do that,” said {H}, “but I’ll have to stand here until midnight.” {A} thought of the legs that would cost. “Then make it a quarter past,” said {A}.',
        'It lacked only a bit. They stood in front of it and held their breath. The big hand trembled, and jumped. “Now!” cried {H}. “That was the clock,” said {A}. “You were behind it.” So {H} waited for the next minute, and did that one properly.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were steps out there. {H} held up the wand. “Keys!” said {H}, and keys jingled. “Door!” A door banged. “Hello, I’m home!” said {H}. “Hello, I’m home,” called a voice behind the wall.',
        '{A} had stopped chewing. “How far does it reach?” asked {A}. “As far as I can hear,” said the wizard, and listened for more.'
      ]
    },
    {
      id: 'drip',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Do the tap,” said {A}. {H} looked at it. A drop hung there, and grew, and had a small light in it. “Not yet,” {H} told it. “Not yet. Not yet.” The drop trembled.',
        '“Now,” said {H}, and plink, it fell. {A} tried it as well, and was too late every time. “You have to like the drop,” said {H}. “It can always tell.”'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        '“Can you do people?” asked {A}. {H} looked at {A} for a long time, at {A}’s eyes and mouth. “Yawn,” said {H}, softly, and touched {A} on the knee. {A} held out for one moment. Then {A} yawned so wide that {H} could see what was for lunch.',
        '“That’s real magic,” said {A}, when that was over. “Do another one.” {H} lifted the wand. But it was caught by its own spell, and {H} yawned too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed exactly the same, to the last hair.',
      '{names} ducked as the spoon came round.',
      { text: '{names} croaked once, to cheer the wizard up.', needs: ['hands'] },
      { text: '{names} felt both ears, just to make sure, and found nothing damp.', needs: ['hands'] }
    ],
    way: [
      '{names} finished what the magic had left of the biscuit.',
      '{names} got in under the table, where most spells go over.',
      { text: '{names} gave the sock a toss, and it flew a bit after all.', needs: ['hands'] },
      { text: '{names} turned round three times, hoped to be something, and wobbled.', needs: ['hands'] }
    ],
    turn: [
      '{names} shivered at the very moment when the fridge did.',
      '{names} blinked, and the wizard had very nearly said so.',
      { text: '{names} clicked two fingers at the moon, and it went on shining.', needs: ['hands'] },
      { text: '{names} pointed at the tap, a little late, for it had dripped already.', needs: ['hands'] }
    ]
  },
  bed: [
    'The soup was washed off the wand, and it lay in the drawer with the other spoons. All of them looked quite like it.',
    'When {H} had washed too and lay down, {H} went on with one finger for a wand. Now the pillow was to get warm. Now the house was to grow quiet. And, one after another, they did as they were told.'
  ],
  last: [
    'One moment before it happened, {H} said the word, and was asleep.',
    'It had been going to happen all along, but {H} did it, and slept.'
  ]
})
