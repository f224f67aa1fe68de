import { wishPlot } from '../wish-plot.ts'

export const tidyingUp = wishPlot({
  id: 'wish-tidying-up',
  wishes: ['tidying up', 'tidy up', 'tidying', 'tidying room', 'tidy room', 'tidy bedroom', 'messy room', 'messy bedroom', 'clean room', 'clean bedroom', 'putting toys away', 'put toys away', 'toys on the floor', 'toys everywhere', 'clear toys', 'clearing toys', 'tidied'],
  answers: ['won’t', 'refuses', 'refusing', 'wants', 'toys', 'lego', 'floor', 'playroom', 'bedroom', 'mess', 'messy', 'untidy', 'never', 'hates', 'hating', 'learning', 'put', 'away', 'his', 'her', 'their', 'everywhere'],
  moods: ['quarrel', 'learning', 'lost', 'first'],
  about: 'The hero cannot tidy up before the whistle is found, and they look for it until there is nothing left to tidy.',
  titles: ['The Last Place Anybody Would Look', 'Not Tidying, Only Looking', '{H} Needs the Whistle First', 'The Same Sock Again', 'Are You a Whistle'],
  want: [
    {
      id: 'the-whistle',
      A: 'partner',
      paragraphs: [
        '{H} was supposed to be tidying up, and could not start. First {H} needed the whistle, which was red and no bigger than a bean. “What do you want a whistle for?” asked {A}. “To blow when it begins,” said {H}. “Otherwise it hasn’t.”',
        'You could not see the floor. There were bricks, socks, half a train and most of a puzzle. “It’s in there somewhere,” said {H}. So nobody was tidying up yet. They were only looking.'
      ]
    }
  ],
  way: [
    {
      id: 'same-sock',
      A: 'partner',
      paragraphs: [
        '{H} looked through the heap by the window, and threw each thing behind. When that heap was gone there was a new one behind, just as big. They turned round and looked through that.',
        '“I’ve seen this sock before,” said {A}. “That’s the third time. What we’ve looked at gets mixed up with what we haven’t.”'
      ]
    },
    {
      id: 'who-are-you',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} was thorough about the bricks. {A} held up each of them and looked it in the face. “Are you a whistle?” asked {A}. It was not. “And are you a whistle?”',
        '“You can see that from here,” said {H}. “That’s what it wants you to think,” said {A}, and blew on the next one. It made no sound, so it went into the box. There were ninety-four.'
      ]
    },
    {
      id: 'castle',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In the middle stood a castle, and it was still in use. A king of clay lived in it, and a snail. “That can’t be moved,” said {H}. “They’re at table.”',
        '{A} lay down and looked through the gate. “They haven’t got it,” said {A}, “unless the snail’s sitting on it.” They pushed the castle over to the wall, very slowly, both of them together. Nothing fell but one chair, and the king did not look up.'
      ]
    },
    {
      id: 'lost-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Other things turned up that had been lost much longer. There was the puzzle piece with the eye on it. There was a mitten from the winter before, and a key.',
        '“What’s that to?” asked {A}. They tried it on everything that had a hole. It did not fit the box, the drawer or the clock. “Somewhere there’s a door,” said {H}, “and it’s looking for this.” So the key got a hook to itself.'
      ]
    },
    {
      id: 'pet-heap',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'One heap was left over, because {A} was the top of it. “Excuse me,” said {H}. “Are you on a whistle?” {A} gave it some thought and stayed there.',
        '{H} took away the bottom bits one at a time: a scarf, a glove, a bear. {A} came down a little with each. In the end {A} lay quite flat on the floor, as if that had been the plan.'
      ]
    },
    {
      id: 'elder-hand',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I can’t find a thing,” said {S}, “I think of what I had in my other hand.” {A} stood still. In the other hand there had been a biscuit.',
        '“Then where’s the biscuit?” asked {S}. “I ate it.” “There you are. That’s one thing found.” {S} was pleased. “It hardly ever leads anywhere,” said {S}, “but you get to stand still for a bit.”'
      ]
    },
    {
      id: 'looked-at',
      A: 'partner',
      paragraphs: [
        '“Then what we’ve looked at has to go where we know that we’ve looked,” said {H}. “The bricks could go in the brick box. Then we know it isn’t in the brick box.” “And the socks?” “In the sock drawer. I’m not tidying up,” said {H}. “It’s only so that I know.”',
        'The train was looked at and went on its shelf. Ten books were shaken and went in their row. None of them had a whistle in it.'
      ]
    },
    {
      id: 'no-guard',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“That train can’t leave,” said {A}. “Somebody’s got to blow for it.” They looked in at the windows. In the first carriage sat an acorn, in the second sat two buttons. By the look of it they had been waiting since the holidays.',
        '“Tell them something,” said {H}. {A} made a trumpet with one hand. “The train to the window is late,” said {A}, “because of a whistle. We’re very sorry.” Nobody in there complained. The buttons had only ever got in because it was warm.'
      ]
    },
    {
      id: 'hats',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a heap of hats for dressing up. Each had to be shaken, and then put where the others could not get at it. “On me,” said {A}. So {A} had the crown on, and over it the straw hat and the pirate hat.',
        'Two scarves came next, and a wing. “Anything?” asked {A}, who could no longer bend. “A raisin,” said {H}. “Then that was all of them,” said {A}, from under the straw. {H} led {A} over to the hooks by one sleeve and unloaded, from the top down.'
      ]
    },
    {
      id: 'lid',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The lid of the brick box would not shut. {A} sat on it, and it still would not. {H} sat on it too. They bounced a bit, and something in there said crack, in a small voice.',
        '“Was that it?” asked {H}. They took everything out again, ninety-four bricks and a spoon. The spoon had been lying crossways. Without the spoon the lid went down by itself. “I’ve been eating with a fork all week,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lump',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was still the rug, and the rug had a lump. “That’s it!” said {H}, and jumped on it. The lump moved over. {A} pressed it down on that side, and up it came on the other.',
        'They chased it right round the edge. At the corner it shot out, and it was a ping-pong ball, with a hair on it. “I looked for that all through the holidays,” said {H}. {H} showed it the box where the balls lived, and it was not allowed to bounce.'
      ]
    },
    {
      id: 'mouth-whistle',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Could you whistle with your mouth?” asked {A}. {H} made it round and blew. It was mostly wind. {A} blew too, and there was some wet in it.',
        '“That’s a kettle,” said {H}, “from far away.” {A} tried two fingers, and then four. “I’ve run out of mouth,” said {A}. For this they would need the real one.'
      ]
    },
    {
      id: 'floor',
      A: 'partner',
      paragraphs: [
        'Then they had looked at everything there was. The floor lay there, right up to the walls, and there was no whistle on it. “I’d forgotten it had a stripe,” said {H}, and sat down on the stripe.',
        '“I can’t ever tidy up now,” said {H}. {A} sat down too. “When it isn’t lost,” asked {A}, “where does it live?” “In the round tin on the shelf,” said {H}. “But it’s never there. That’s the one place where it never is.”'
      ]
    },
    {
      id: 'tin',
      A: 'partner',
      paragraphs: [
        '{A} took down the round tin and gave it a shake. It rattled. In the tin, all by itself, lay the whistle.',
        '“Who put that in there?” asked {H}. “You did, on Sunday,” said {A}. “You’d been told to put it away.” “But nobody would look there!”'
      ]
    },
    {
      id: 'sliding',
      A: 'same',
      spare: 7,
      paragraphs: [
        'With so much floor, {A} took three steps and slid. {A} slid in both socks from the window as far as the door. “It didn’t use to be so long,” said {A}.',
        '{H} slid after, sitting down. They did it until they knew the whole stripe. “When there’s something on it, you can’t tell how big it is,” said {H}. “Like with a plate.”'
      ]
    },
    {
      id: 'it-begins',
      A: 'partner',
      paragraphs: [
        'So now it could begin. {H} took a deep breath and held up the whistle. “Tidying up!” said {H}, and looked round. There was nothing to tidy. “Then it’s for the end,” said {H}, and blew it once, very softly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made a path through it, about as wide as a body.',
      '{names} lay down on the socks, to keep them together.',
      { text: '{names} whistled on two fingers, in case that would do.', needs: ['hands'] },
      { text: '{names} lifted half a train, and there lay the sea of a puzzle.', needs: ['hands'] }
    ],
    way: [
      '{names} dug along too, and the heap moved further.',
      '{names} brought the sock once more, for the fourth time.',
      { text: '{names} shook a book by its back, and out fell a bookmark.', needs: ['hands'] },
      { text: '{names} rolled the socks up, two by two, only to be sure.', needs: ['hands'] }
    ],
    turn: [
      '{names} took a run along the stripe.',
      '{names} sprawled on the floor, since there was one.',
      { text: '{names} looked into one ear of a bear, and then into the other.', needs: ['hands'] },
      { text: '{names} laid a finger on the stripe, and went along it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the whistle back into the round tin, where nobody would ever look for it. There was nothing else to do.',
    'Then {H} washed, and walked to bed right across the middle of the floor, and nothing hurt.'
  ],
  last: [
    'The whistle was in its tin, the stripe lay across the floor, and {H} was asleep.',
    'Everything was in the place where nobody would look, and {H} slept.'
  ]
})
