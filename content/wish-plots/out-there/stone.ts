import { wishPlot } from '../wish-plot.ts'

export const stone = wishPlot({
  id: 'wish-stone',
  beginsElsewhere: true,
  wishes: ['stone', 'stones', 'pebble', 'pebbles', 'shiny stone', 'special stone', 'found a special stone', 'special rock', 'lucky stone', 'green stone', 'rock collection', 'collecting stones', 'collecting rocks', 'collects stones', 'collects rocks', 'stone collection', 'favourite stone', 'favorite rock', 'pet rock', 'pet stone', 'pebbel', 'pebbels', 'stones in pocket', 'rocks and pebbles', 'shiny rock', 'shiny rocks', 'pretty rock', 'pretty rocks', 'cool rock', 'found rock', 'finding rocks'],
  answers: ['beach', 'seaside', 'sea', 'collecting', 'collection', 'collects', 'pocket', 'shiny', 'green', 'grey', 'gray', 'ring', 'pretty', 'favourite', 'favorite', 'found', 'finding', 'finds', 'wet', 'dry', 'smooth', 'round', 'home', 'windowsill', 'little', 'special', 'lucky', 'picking', 'colour', 'colours', 'best', 'bringing', 'rock'],
  except: ['kick', 'kicking', 'kicked', 'kicks', 'throw', 'throwing', 'threw', 'throws', 'skimming', 'skimmed', 'skim', 'skipping', 'soup', 'penguin', 'penguins', 'sword', 'age', 'kidney', 'painted', 'painting', 'paint', 'shoe', 'mouth', 'swallowed', 'ate', 'nose', 'head', 'hit', 'window', 'grave', 'circle', 'stonehenge', 'philosopher', 'fossil', 'diamond', 'gold', 'precious', 'wall', 'heavy', 'giant', 'cave', 'rolling', 'magic', 'lost', 'seal', 'seals', 'boat', 'climbing', 'music', 'band', 'crab', 'waves'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  company: ['stone', 'sea', 'pocket'],
  out: true,
  about: 'The green stone from the sea is grey when it comes out of the pocket, so the hero takes it back to be exchanged.',
  titles: ['Somebody Has Swapped It', 'Grey at the Steps, Green at the Sea', '{H} Takes the Stone Back', 'A Ring All the Way Round', 'Where the Green Goes'],
  want: [
    {
      id: 'green-with-a-ring',
      A: 'partner',
      paragraphs: [
        'One stone could come home with them, and {H} had found it. It lay at the edge of the sea. It was as green as a bottle, with a white ring all the way round. {H} wanted it for the windowsill, by the bed. It went into the pocket.',
        'At the steps {H} took it out to look. The stone was grey. It had no shine, and hardly any ring. “That’s not mine,” said {H}. “Somebody’s swapped it.”'
      ]
    }
  ],
  way: [
    {
      id: 'polish',
      A: 'partner',
      paragraphs: [
        'They turned out the pocket. There was a peg in it, and half a biscuit, and no green stone. “It’s only tired,” said {A}. “It needs a rub.” {A} took it and rubbed it up and down on a sleeve, for as long as a song.',
        'Now it was a warm grey stone. “It’s still the wrong one,” said {H}. “Then we’ll take it back,” said {A}, “to where you got it.”'
      ]
    },
    {
      id: 'who-did-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who’s been near your pocket?” asked {A}. {H} thought back. There had been a lady with a dog, but she had only said good morning. There had been a gull. It had looked at the pocket for rather a long time.',
        '“A gull with a grey stone on it?” asked {A}. “Under the wing,” said {H}. They looked along the beach. There were about forty gulls there, and all of them stood with their wings pressed shut.'
      ]
    },
    {
      id: 'how-it-was-chosen',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had not taken just any. First there was a brown one, like a bun. Then there was one with a hole, and it came second. A stripy one had been in the pocket already, and had to go back. “Sorry,” {H} had said to it, and laid it down facing the sea.',
        'And then the green one was there, by itself. It had looked as if it had come early, to get a good place. “You’d know it again?” asked {A}. {H} would know it anywhere.'
      ]
    },
    {
      id: 'reward',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wrote it with a stick, in the wet sand, in big letters. Lost: one stone. Green. White ring. “And what do we give?” asked {A}. {H} had half a biscuit left. {A} wrote that as well.',
        'They waited beside it. A small boy came and read it, and went off to look. He came back with six stones. Not one was right. He got the half biscuit all the same, as he’d read so nicely.'
      ]
    },
    {
      id: 'heavier',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} weighed the grey one in one hand, and thought about the green one in the other. “It’s just as heavy,” said {H}, “and just as flat on the side where it lies.” “That’s how they do it,” said {A}. “If it were lighter, you’d notice straight away.”',
        '{A} had once had an umbrella swapped, at a café. It was black, like the real one, with the same handle. “But it opened quite differently,” said {A}. It still hung in the hall. They had got used to each other.'
      ]
    },
    {
      id: 'old-stone',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How old is a stone?” asked {H}. “Older than the sea nearly,” said {A}. “It was a mountain first. Then it was a lump, and it rolled about until it had no corners.” {H} felt along the grey one. It really had none left.',
        '“And it’s been waiting for somebody the whole time?” “I don’t know about waiting,” said {A}. {H} held it more kindly now, although it was the wrong one. Somewhere it must have had a windowsill of its own in mind.'
      ]
    },
    {
      id: 'grey-among-greys',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Up here by the steps there were plenty of grey ones. {A} laid the stone down among them for a moment, to do up a zip. Then they both looked. There were a thousand stones, and each was a bit like it.',
        '“It was here,” said {A}. “Or here.” {H} found it by its flat side, after a while. It gave them a fright. Even a wrong stone you don’t want to lose.'
      ]
    },
    {
      id: 'peg',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps it was the peg,” said {A}. “Things change in a pocket. I had a banana in mine once.” They asked the peg. It was an ordinary wooden one, and pinched. The half biscuit had been a whole one that morning.',
        '“And that had corners,” said {H}. It was true. Nothing that went into that pocket had ever come out quite the same. {H} put a finger in and took it out. It was only a bit sandy.'
      ]
    },
    {
      id: 'sulking',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Or it’s sulking,” said {A}. “You took it away from all its friends.” So they held it up and let it see the view. They showed it the ice-cream van, and a kite. {A} told it a joke, about a stone that went into a shoe.',
        'It lay on {H}’s palm, and not a muscle moved. “It doesn’t know that it’s funny,” said {H}. “It thinks that’s about the weather.” They went on down the beach.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} held it under {A}’s nose. {A} would know whether it was the right one. {A} smelled at it from the front, and from behind, and sneezed. Then {A} smelled at the pocket, and there it was far more interesting.',
        '“Is it the same or isn’t it?” asked {H}. {A} gave it one lick, to be polite. On the grey there was a small green spot, as big as a tongue. But nobody looked, because {A} had the peg.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I brought one home too,” said {S}, “when I was as big as you. It was so big that I had it in my hat, with both arms. My father asked what it was for. I said that it was a present.” “Who for?” asked {A}.',
        '“I hadn’t thought of that,” said {S}. “So I gave it to him. He kept it on his desk, on top of the bills. It had a face, and whenever he was cross he turned it to the wall.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had found a stone as well, and it was for eating. “It’s a potato,” said {S}. “Feel it.” {A} felt it. It was a very good potato, with two eyes. “But you can’t bite it,” said {A}. “It’s not done yet,” said {S}.',
        '{S} laid it in the sun to cook. It would take till evening. Each time that they came past, {S} touched it, and shook out the fingers. “Not long now,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} got the grey one to hold, since it was too big to go into a mouth. {A} turned it round, and knocked with it on the tray. It made a good sound, like somebody at the door. {A} waited for whoever it was to come in.',
        '{A} liked it just as it was. “But it’s the wrong one,” {H} explained. {A} looked at the stone, and at {H}, and knocked again. Nobody had ever told {A} that there were wrong ones.'
      ]
    },
    {
      id: 'exchanged',
      A: 'partner',
      paragraphs: [
        '{H} walked back to the sea, and put the grey stone down at the edge. “This one’s yours,” {H} told the water. “I’d like mine.” A small wave came in. It ran over the stone, and ran out again.',
        'And there lay the green one, with the ring all the way round. “They’ve changed it!” cried {H}. “That was quick,” said {A}. It went into the pocket, and {H} held the pocket shut.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-edge',
      A: 'partner',
      paragraphs: [
        'At the steps it was grey. “Again!” cried {H}. “And I was holding it!” They went down once more, and got the green one back. But this time it had to lie on an open palm, and they both kept watch.',
        '“Look at the side,” said {A}. A bit of grey had come. It crept across the ring, and ate up the green. “Nobody’s swapping it,” said {A}. “It’s just getting dry.”'
      ]
    },
    {
      id: 'one-dot',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} licked a thumb, and set it in the middle. There was a green dot. {A} licked a thumb too, and made a second one. Now it had two eyes. They did a mouth, but by then the first eye had shut.',
        'They had to be quick. If {A} did the eyes all the time, and {H} did the mouth, it stayed awake. “It’s saying something,” said {A}. It said “oh”, and went grey from the left.'
      ]
    },
    {
      id: 'others-too',
      A: 'other',
      spare: 14,
      paragraphs: [
        'They tried it with some of the grey ones near the steps. {A} poured a bit from the bottle over them. One turned red. One had gold specks, and one was as blue as a plum. They had been lying there all along, like people in raincoats.',
        '“And that one?” asked {H}. {A} poured on the rest. It stayed grey. “That’s a grey one,” said {A}. You had to have some of those as well.'
      ]
    },
    {
      id: 'a-bit-of-sea',
      A: 'partner',
      paragraphs: [
        '{H} thought it over. “It’s green as long as it’s got some sea on,” said {H}. “So I’ve got to take some along.” They dipped in the empty lunch box, and set the stone inside. All the way home {H} carried the sea, with small steps.',
        'It spilled a bit at the steps, and a bit on the bus. Beside the bed it went into a glass, on the windowsill. {H} looked at it from all sides. It was as green as a bottle. “That’s mine,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the stone, and then at the sky, which was grey as well.',
      '{names} sniffed at the pocket, where there was some biscuit.',
      { text: '{names} held out two other stones, and neither was it.', needs: ['hands'] },
      { text: '{names} felt in both pockets, in case the green one was there.', needs: ['hands'] }
    ],
    way: [
      '{names} came along, to see how a stone is taken back.',
      '{names} kept both eyes on a gull.',
      { text: '{names} clipped the peg to a sleeve, so as not to lose that too.', needs: ['hands'] },
      { text: '{names} rubbed another stone, and that got warm as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked a stone, just the once.',
      '{names} watched the grey come in, without a blink.',
      { text: '{names} carried the lid behind, in case of waves.', needs: ['hands'] },
      { text: '{names} held the gate open for the sea, with one elbow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pocket was turned inside out over the doorstep, and the rest of the beach fell out.',
    '{H} washed, and drank from the other glass, and lay down. From the pillow you could see the ring.'
  ],
  last: [
    'In a bit of sea the stone lay with its ring on, and {H} was asleep.',
    'The stone stayed green all night with nobody looking, and {H} was asleep.'
  ]
})
