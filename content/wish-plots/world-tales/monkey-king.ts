import { wishPlot } from '../wish-plot.ts'

export const monkeyKing = wishPlot({
  id: 'wish-monkey-king',
  wishes: ['monkey king', 'the monkey king', 'sun wukong', 'sunwukong', 'wukong', 'journey to the west', 'journey west monkey', 'great sage equal to heaven', 'monkey magic staff', 'monkey magic cloud', 'king of the monkeys', 'handsome monkey king'],
  answers: ['monkey', 'king', 'cloud', 'staff', 'somersault', 'somersaults', 'jump', 'jumps', 'leap', 'leaps', 'journey', 'west', 'magic', 'heaven', 'sky', 'hand', 'palm', 'world', 'pillars', 'peaches', 'sun', 'flying', 'flies', 'story'],
  except: ['kong', 'louie', 'jungle', 'lion'],
  moods: ['proud', 'learning'],
  company: ['cloud', 'hand', 'monkey', 'king', 'pillars'],
  about: 'The Monkey King bets that he can jump out of the Buddha’s hand, writes his name at the end of the world, and finds where that was.',
  titles: ['The Five Pillars', 'A Dot at the End of the World', '{H} Jumps out of a Hand', 'One Somersault on a Cloud', 'It’s a Big Hand'],
  want: [
    {
      id: 'the-bet',
      A: 'partner',
      paragraphs: [
        'The Monkey King was {H}’s left hand in a brown sock. With one somersault the Monkey King could fly to the end of the world. “I’m the greatest there is,” said the sock, “up there as well as down here.”',
        '{A} was the Buddha, and was not in a hurry. “Can you jump out of my hand?” asked {A}, and held it out, quite flat. “If you can, you may have the sky to live in.” The Monkey King wanted the sky.'
      ]
    }
  ],
  way: [
    {
      id: 'comes-round',
      A: 'partner',
      paragraphs: [
        'The monkey stood on the hand and turned a somersault, feet over head. When it was over, it was standing on the hand. “Don’t move it,” said the Monkey King. “I haven’t,” said {A}. The monkey turned three, one after the other. It stood on the same finger as before.',
        '“That’s how it is with somersaults,” said {A}. “They go right round. You’ll always come out where you went in.” {H} had to think about that.'
      ]
    },
    {
      id: 'staff',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Behind one ear the Monkey King kept a staff, as small as a needle. It was a bit of straw. It had come from the Dragon King of the sea, who missed it. “Grow,” said the sock. {A} handed {H} a pencil. “Grow!” It was a ruler. “Grow!”',
        'At last it was the broom, and stuck in the lamp. “You only have to say small,” said {A}. “Small,” said the Monkey King. It had to be said four times, and the broom was carried out each time by somebody.'
      ]
    },
    {
      id: 'stone-egg',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The Monkey King came out of a stone. It had lain on a mountain since the beginning, until the wind hatched it. {H} showed how that was, with the fist shut. {A} blew on it. Nothing. {A} blew from the other side. One finger came out, and looked round.',
        '“Good morning,” it said. “Good morning,” said {A}. “I’m the wind.” “Then where’s everybody?” “They’ll be along,” said the wind. “You’re early.”'
      ]
    },
    {
      id: 'flagpole',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The Monkey King could turn into seventy-two things. Once he was being chased, and turned into a temple. {H} knelt down, and the mouth was the door. “And the tail?” asked {A}. There was nowhere for the tail. “It’s the flagpole,” said {H}, and stuck a leg up at the back.',
        '{A} came by and took a look. “A nice temple,” said {A}. “But I never saw one with its flag at the back. And the flagpole’s got a sock on.” The door began to laugh.'
      ]
    },
    {
      id: 'peaches',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In the sky there is an orchard, where the peaches need three thousand years to get ripe. The Monkey King was told to look after it. “Are they all there?” asked {A}, who came to count. They were five yellow socks in a bowl.',
        '“All of them,” said {H}, chewing. {A} counted four. “One’s still growing,” said the Monkey King. {A} sat down to wait for it. “I’ve got three thousand years,” said {A}. Under the table something was put back.'
      ]
    },
    {
      id: 'hairs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When there was too much to do, the Monkey King pulled out some hair and blew on it. Each hair was a monkey. {H} plucked at the sock and blew. A bit of brown fluff came down on {A}’s knee. “Good evening,” said {A} to it. “You must be one of the others.”',
        '“Tidy up,” the Monkey King told it. The fluff stayed where it was. “It’s just as lazy as the big one,” said {A}. “You can see they’re related.”'
      ]
    },
    {
      id: 'waterfall',
      A: 'other',
      spare: 6,
      paragraphs: [
        'First the monkeys had no king. There was a waterfall, which was a towel, and nobody knew what was behind it. “The one who dares to go through shall be king,” said {A}, who was all of the others. {H} shut {H}’s eyes and went.',
        '“What’s it like?” called {A} from outside. “Dry!” called {H}. “There’s a stone bed, and a stone pot. And there’s room for you all!” {A} came through, and bowed. It was the biggest cave that had ever been behind a towel.'
      ]
    },
    {
      id: 'horses',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They had given the Monkey King a post in the sky, so that there’d be some peace. He was to look after the horses. He was very proud, for two weeks. “Is it a high post?” the sock asked {A}. “There isn’t a lower one,” said {A}.',
        'The sock said nothing for a moment. Then it opened all the stable doors. {H} did the hoofs, on {H}’s knees, and {A} did the ones further off. You could hear them for a long time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'On the way to the west there was a white horse that had been a dragon. It was {A}. {H} showed {A} the way to the west, which was the door. “Three steps,” said the Monkey King, “and then a thousand miles.”',
        '{A} looked at the door, and lay down with both ends to the east. “Or tomorrow,” said the sock. In the book it takes fourteen years as well.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was read the Monkey King when I was ill in bed,” said {S}. “It has a hundred chapters. Each one stops at the worst place.” “And then?” asked {A}. “Then it says: If you want to know what happened, listen to the next one.”',
        '“And what happened?” asked {A}. “I got well, at chapter thirty,” said {S}. “I never told them. I was in bed till Easter.”'
      ]
    },
    {
      id: 'pigsy',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was Pigsy, who had to go along to the west. Pigsy would much rather have had lunch. “Is it far?” asked {S}. “We’re at the table,” said the Monkey King. “I’m tired,” said Pigsy. “I’ll carry the soup, so that it isn’t too heavy for anybody.”',
        '“There isn’t any soup,” said {A}. {S} held out both hands with a lot of nothing in them. “I’ve had it,” said Pigsy. “It was to save you the trouble.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'The sock came up behind {A}’s knee. {A} looked at it with round eyes. Here was somebody brown, and then there wasn’t. The Monkey King looked out on the other side.',
        'Then {A} had it by the head. No god had ever managed that, nor a hundred thousand soldiers of the sky. “I give in,” said {H}. It wasn’t enough. It had to be chewed first.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-cloud',
      A: 'partner',
      paragraphs: [
        '“Haven’t you got something to turn somersaults on,” asked {A}, “that goes somewhere?” The Monkey King had a cloud, and it was a pillow. The sock got on, and off they flew, past the table, past the door and round the chair. {H} looked straight ahead, into the wind. Behind the long curtain it was dark, and there the world was at an end.',
        'Five pillars stood there, round and warm. “Nobody’s ever been here,” said the Monkey King. To prove it, {H} took a pen, and made a blue dot on the middle one.'
      ]
    },
    {
      id: 'souvenir',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the way back the cloud flew more slowly. The Monkey King had to tell everybody about it. “There’s nothing there,” said the sock to the chair. “It’s very well made.”',
        '“Was it cold?” asked {A}. “No,” said {H}. “It was a bit like home.” They both wondered why that should be. The cloud had lost a feather, and it came down behind them.'
      ]
    },
    {
      id: 'on-the-finger',
      A: 'partner',
      paragraphs: [
        '{H} flew all the way back. There sat {A}, a little out of breath. “I’ve won,” said the Monkey King. “I was at the end of the world. I left a dot there.” “A blue one?” asked {A}, and held up that hand. On the middle finger was a dot, and it was blue.',
        'The sock looked at the five fingers, and at the five fingers again. “I never got out of it,” it said. “You went a very long way,” said {A}. “So did I. I was under you the whole time.” Then the hand turned over and came down on the Monkey King like a mountain. It was warm under there. “For how long?” asked the sock. “Five hundred years,” said {A}. “That’s until breakfast.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got told by a sock who was the greatest.',
      '{names} came eye to eye with the Monkey King, who smelled of drawer.',
      { text: '{names} held out flat hands too, in case of more monkeys.', needs: ['hands'] },
      { text: '{names} bowed to the sock with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled right over and came out in the same place.',
      '{names} turned round once, to see how it felt, and there was the rug again.',
      { text: '{names} counted the somersaults on five fingers, and ran short.', needs: ['hands'] },
      { text: '{names} held up a cushion for the sky, just above the sock.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked under the cloud, which shed one feather.',
      '{names} lay on the way to the end of the world, and got flown over.',
      { text: '{names} drew the dark curtain straight again.', needs: ['hands'] },
      { text: '{names} blew on the cloud from behind and gave it a good wind.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloud went back to the bed, for it was wanted there. The sock lay on it, inside out.',
    '{H} washed, and turned one more somersault, a very slow one, in under the blanket. It came out just where it had gone in.'
  ],
  last: [
    'The five hundred years had begun, and {H} was asleep.',
    'It was a big hand, and nobody wanted to get out of it, and {H} slept.'
  ]
})
