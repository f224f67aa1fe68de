import { wishPlot } from '../wish-plot.ts'

export const putItFirst = wishPlot({
  id: 'wish-message-in-a-bottle',
  beginsElsewhere: true,
  wishes: ['message in a bottle', 'message bottle', 'finds message bottle', 'messages bottles', 'letter in a bottle', 'note in a bottle', 'bottle with a letter', 'bottle with a message', 'bottle with a note', 'bottle post', 'finds a bottle beach', 'finds bottle sea', 'bottle washed up', 'mesage bottle', 'map in a bottle', 'secret message bottle'],
  answers: ['message', 'messages', 'bottle', 'bottles', 'letter', 'letters', 'note', 'post', 'finds', 'found', 'find', 'finding', 'sea', 'beach', 'seaside', 'shore', 'island', 'washed', 'up', 'secret', 'from', 'far', 'away', 'sends', 'sent', 'throws', 'floats', 'floating', 'in', 'old', 'green', 'opens', 'writes', 'inside', 'answer', 'answers', 'reads', 'map', 'waves', 'tide', 'who'],
  except: ['baby', 'milk', 'feeding', 'pirate', 'pirates', 'treasure', 'mermaid', 'genie', 'ship', 'mum', 'mummy', 'dad', 'daddy', 'grandpa', 'died', 'heaven', 'shipwreck', 'drowned', 'water', 'hot', 'crab', 'whale', 'dolphin', 'penguin', 'recycling', 'bank', 'beer', 'wine', 'help'],
  moods: ['first', 'waiting', 'lost'],
  isTale: true,
  out: true,
  away: true,
  company: ['bottle', 'message', 'sea', 'tide', 'cork', 'sock', 'string', 'island', 'letter', 'blot', 'pencil', 'foam'],
  about: 'The hero finds a message in a bottle of which the last word is always wet, until it is asked to be put first.',
  titles: ['Put It First', 'Everything Except', '{H} and the Green Bottle', 'Thank You for the Sock', 'The Cork Leaks'],
  want: [
    {
      id: 'except',
      A: 'partner',
      paragraphs: [
        'They were by the sea for a week. On the first morning {H} found a green bottle in the foam. There was a message in it, and {A} read it out. “I AM ON AN ISLAND. I HAVE EVERYTHING, EXCEPT.” Then came a large blue blot.',
        '“Except what?” asked {H}. {H} wanted to send it, whatever it was.'
      ]
    }
  ],
  way: [
    {
      id: 'sock',
      A: 'partner',
      paragraphs: [
        '“Socks,” said {A}, who was sure. “On an island you get wet feet.” They pushed one down the neck of the bottle, with a letter round it. The tide took it. In the evening it was back. THANK YOU FOR THE SOCK. THE TEAPOT HAS IT ON. BUT I MEANT… And there was the blot.',
        'So they sent string. THE BEANS ARE UP NOW, came the answer. BUT IT IS NOT STRING, IT IS… “Always just there!” cried {H}. WRITE IT BIGGER, wrote {H}. The next message was twice as big, and so was the blot.'
      ]
    },
    {
      id: 'what-an-island-has',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They made a list of what was on an island anyhow. There was sand, and there was a palm tree. “And one goat,” said {A}. “There’s always a goat.” “And nobody says that it’s bedtime,” said {H}.',
        'That left a good deal over. {A} thought of a tin opener, and {H} of a bell, so that the goat could be found. “A second sock,” said {H}. They both looked at the one that was left. It had a hole, but a teapot has a spout.'
      ]
    },
    {
      id: 'hoot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the bottle was empty, {A} blew across the top. It said “hoo,” like an owl in a well. {H} poured in some sand, and it was a smaller owl. Somewhere out on the water a ship said “hoo” as well, and much lower.',
        '“It thinks we’re a ship,” said {A}. {H} blew once more, as politely as possible. The ship turned a little to the left. “We’d better stop,” said {H}, “before it comes up the beach.”'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can tell a lot from writing,” said {A}, and held the message up to the sun. “This is somebody who sits on a box. The lines all go downhill.” {H} looked closer. In the O of HAVE, which had no O, somebody had drawn a snail.',
        '“And it’s somebody with time,” said {H}. All round the edge there were little waves, hundreds of them, each with a crest. By the lower corner the pencil had been very short. It hardly got over the last one.'
      ]
    },
    {
      id: 'the-gull',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A gull came down and looked at the bottle. It walked once round, tapped on the glass, and put an eye to it. “Can you fly there?” asked {H}, and pointed out to sea. “You could just ask.” The gull looked at {A}’s bun.',
        '“It wants to be paid,” said {A}, and gave it half. The gull ate it, spread both wings, and flew at once. It flew to the next family, who had chips. “That wasn’t the island,” said {H}.'
      ]
    },
    {
      id: 'waiting-for-the-tide',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The sea went out twice a day, and came in again twice. It couldn’t be hurried. {H} stood at the edge, and waved it in with both arms. It came as far as one toe, and thought better of it.',
        '“It’s got the whole world to do,” said {A}. They laid a row of pebbles, to see how far it had come. When they looked up, the first one was wet. When they looked down again, it was dry. “It’s reading,” said {H}, “and keeps losing its place.”'
      ]
    },
    {
      id: 'mustard',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Once they sent mustard. {A} spooned it in, a bit at a time. There had been sausages on the beach that day. It came back the same evening, scraped quite clean. VERY GOOD ON COCONUT, said the note. PLEASE TELL THE COOK.',
        '“Then it’s mustard!” said {H}. But there was more on the back. It went BUT WHAT I AM REALLY WITHOUT IS, and it ended in blue. {A} had gone a bit pink all the same. “I’m the cook,” said {A}.'
      ]
    },
    {
      id: 'through-the-neck',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The trouble was the neck. It was as narrow as a thumb. “What’s thin,” said {H}, “and somebody needs it?” Spaghetti went in, and a feather. A comb went in if you broke no teeth. {A} tried a pillow, to have tried it.',
        '“A flute,” said {A}. “A candle. A very thin friend.” They both thought about the last one. {H} drew somebody on a bit of paper, with long legs and a hat, and rolled them up. They fitted without any trouble.'
      ]
    },
    {
      id: 'drying-the-blot',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it’s still there, underneath,” said {A}. They laid the blot in the sun, with a pebble on each corner. It got lighter as it dried. First it was a cloud, and then a sheep. Last of all it was a map, with a lake.',
        'They turned it upside down. “That’s an S,” said {H}. “Or a hook.” “Or somebody breathed on it,” said {A}. They looked so long that in the end each of them could read a word there. One was soup, and the other one was hairdresser.'
      ]
    },
    {
      id: 'at-the-other-end',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do they do all day, on that island?” asked {H}. {A} lay down in the sand to think. “In the morning they look left,” said {A}, “and in the afternoon right. At four they give the teapot its sock.” “And in the evening?”',
        '“Then they go down to the water,” said {A}, “and see if there’s a bottle.” {H} drew it with one toe, a small person beside a big sea. The next wave took the person first. {H} drew them in again, higher up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked down into the bottle with one eye. It smelled of goat in there, and of fish, and of somebody nice. {A} was the only one of them who knew that, and could tell nobody. {A} lay down with both front feet round the glass.',
        'When they wanted to send it off, {A} did not get up. In the end one of {A}’s hairs went along, since it was stuck to the cork. It was the first thing that got there quite dry.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I sent off a bottle when I was seven,” said {S}. “I put my name in it, and our street.” “And did you get an answer?” asked {A}. “After forty years,” said {S}. “It was from a man two streets away. It had gone round the pier and come back.”',
        '“What did he write?” “He wrote: I have found your bottle. Do you want it back?” {S} laughed. “I did, too. It stands on my windowsill, and I married him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to send something as well. “What do you think they need?” asked {A}. “A stone,” said {S}. “They’ve got stones.” “Not this one,” said {S}. It had been carried about all morning, and it was warm.',
        'It fitted through the neck as if it had been measured, and went clink at the bottom. In the evening there was one in the bottle that was a different colour. It was warm as well, or it had been. {S} put it in the same pocket.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} saw the bottle, and stretched out both arms. At home there was always something good in those. {A} looked in at the bottom, and it was paper. {A} gave {H} a look, as when the soup is late.',
        'So {A} was allowed to hold the message instead. It was chewed at one corner, the dry one. Now there was one blot at the bottom, and a smaller one above. “That one’s from you,” said {H}.'
      ]
    },
    {
      id: 'the-cork-leaks',
      A: 'partner',
      paragraphs: [
        '{A} held the bottle up to the light. A drop crept in past the cork. “It leaks,” said {A}. “And the end of the letter’s always at the cork. So whatever comes last gets wet.”',
        '“But that’s where it was!” said {H}. “You say hello first, and thank you for the sock. You keep the real thing till the end.” {H} took the pencil.'
      ]
    }
  ],
  turn: [
    {
      id: 'put-it-first-written',
      A: 'partner',
      paragraphs: [
        'PUT IT FIRST, wrote {H}. {A} threw the bottle as far as it would go. All night the sea had it. In the morning {H} pulled out the message with two fingers.',
        'Right at the top, quite dry, was one word. POST, it said. NOBODY EVER WRITES TO ME. BUT NOW I HAVE HAD FOUR LETTERS. I READ THEM TO THE GOAT. “So we’d sent it,” said {A}. “Every time. Round the sock.”'
      ]
    },
    {
      id: 'what-the-goat-thinks',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was more on the back. THE GOAT LIKES THE ONE ABOUT THE STRING BEST, it said. IT ATE THE END. {H} was proud, for that was the one {H} had written alone. “What was at the end?” asked {A}.',
        '“See you soon,” said {H}. They thought of it in there, in the goat. “It’s a good place for it,” said {A}. “It’ll stay dry.”'
      ]
    },
    {
      id: 'what-do-you-write',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Now that it was only post, they could send anything. They wrote that there had been sausages. They wrote that {A} had got sand in one ear, and which. {H} put in a gull, and drew some chips, one by one.',
        '“Is that important enough?” asked {A}. {H} thought of the small person at the edge of the sea. “Put in about your ear as well,” said {H}. “Put in how you hopped.”'
      ]
    },
    {
      id: 'love-first',
      A: 'partner',
      paragraphs: [
        'At the bottom it went on, WITH LOVE FROM, and there was the blot. “Now we don’t know who it is,” said {A}. “I’ll ask,” said {H}. “I’ll put that first.”',
        'Then {H} thought of something, and moved it down one line. {A} looked over. “LOVE FROM {H},” it said at the top, where it would stay dry. Then came the question. And right at the end, for the sea to have, it said “DEAR.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the cork, which had come a long way.',
      '{names} looked out to sea, where there was no island yet.',
      { text: '{names} guessed at the blot, and held it to the light.', needs: ['hands'] },
      { text: '{names} gave up a sock, and went with one bare foot.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the bottle come in, and was there first.',
      '{names} waited where the foam stopped.',
      { text: '{names} sharpened the pencil, which had got sand in it.', needs: ['hands'] },
      { text: '{names} rolled up the next letter, as thin as a straw.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to it as well, and would have eaten the end.',
      '{names} lay down on the new letter, and was pushed off.',
      { text: '{names} wrote a line too, in the dry part.', needs: ['hands'] },
      { text: '{names} drew a stamp in the corner, though it cost nothing by sea.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bottle went out with the tide, and they watched until it was a wink of green. The pencil was put by for the morning.',
    '{H} washed off the salt, and lay down. Through the open window you could hear the sea, turning over one page after another.'
  ],
  last: [
    'Somewhere out there love was at the top and quite dry, and {H} was asleep.',
    'The tide had the post, and would be some time with it, and {H} slept.'
  ]
})
