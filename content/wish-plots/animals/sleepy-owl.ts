import { wishPlot } from '../wish-plot.ts'

export const sleepyOwl = wishPlot({
  id: 'wish-sleepy-owl',
  wishes: ['sleepy owl', 'tired owl', 'owl tired', 'owl sleepy', 'sleeping owl', 'owl yawns', 'owl yawned', 'yawning owl', 'owl yawning', 'owl sleeps', 'owl naps', 'owl bedtime', 'owl overslept'],
  answers: ['night', 'nights', 'day', 'cannot', 'stay', 'stays', 'staying', 'up', 'always', 'hoot', 'hoots', 'hooting', 'tree', 'branch', 'moon', 'dark', 'wood', 'woods', 'forest', 'little', 'old', 'wise', 'baby', 'barn', 'brown', 'who', 'that', 'was', 'too', 'so', 'very', 'yawn', 'yawns', 'goes', 'lark', 'asleep', 'all'],
  except: ['ill', 'sick', 'poorly', 'hurt', 'died', 'dead', 'lost', 'injured', 'afraid', 'scared', 'fear', 'not', 'sleepless', 'insomnia', 'won’t', 'wont', 'refuses', 'pussycat', 'post', 'city', 'bear', 'fox', 'mouse', 'cat', 'rabbit', 'hedgehog', 'winnie', 'harry'],
  company: ['owl', 'lark'],
  about: 'An owl has stayed up to see what the day is like, and now it is night and nobody is awake to say hoo.',
  titles: ['Twelve Hoos at Once', 'The Owl Who Saw the Day', '{H} Is on Nights', 'Who Is to Say It', 'Enough Till Morning'],
  want: [
    {
      id: 'on-duty',
      A: 'partner',
      paragraphs: [
        '{H} was a sleepy owl in a brown blanket, on a branch that was a cushion. It got dark. Beside it sat {A}, who was the lark, and had sung since four in the morning.',
        '“Your turn,” said the lark. “Say hoo every hour, so the wood knows it’s night.” The owl opened its beak, wider and wider, and what came out was a yawn.'
      ]
    }
  ],
  way: [
    {
      id: 'tips-forward',
      A: 'partner',
      paragraphs: [
        'An owl has three lids to each eye, for blinking, wiping and sleep. {H} shut them all, one after the other, and tipped off the branch.',
        '“Stand on one leg,” said {A}. “Then you can’t drop off.” First the leg went to sleep, and then the owl did. It lay on the rug with its face down, as young owls do.'
      ]
    },
    {
      id: 'turn-head',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An owl can turn its head nearly all the way round. Its eyes can’t move, so the neck has to. {A} walked round it, to keep it awake, and {H} looked after {A} with the whole face. Behind its shoulder the head had to stop. “Now you have to go back,” said {H}.',
        'The lark went back, and the face came along. They did it four times, and the owl’s eyes grew smaller and smaller. “It’s like being rocked,” it said. The lark stood still at once.'
      ]
    },
    {
      id: 'soft-wings',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Owls fly without a sound. Their feathers have fringes, like a rug. {H} flew round the table on woollen socks, with the blanket out. There was nothing to hear. “Where are you?” asked {A}. “Here,” said somebody right behind.',
        'Then the lark tried it. It went pat, pat, pat, and bumped a chair. “I’ve never had to,” said {A}. “Everybody wants to know where a lark is.” The owl patted it on the wing, and that couldn’t be heard either.'
      ]
    },
    {
      id: 'lopsided-ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One of an owl’s ears is higher up than the other. That’s how it knows where a mouse is, above or below. {H} pulled one ear up a bit and listened. “There’s a watch,” said {H}. “It’s on the left, about as high as a knee.” It was on {A}’s arm, and {A} was sitting down.',
        '“What else?” “Somebody’s tummy,” said the owl. “It says toast.” They both looked at the lark’s tummy, and it said it again.'
      ]
    },
    {
      id: 'moon-shift',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What is there to do at night?” asked the lark. “There’s the moon,” said the owl, “but it comes by itself. The dew does too. I look at everything once, and then I look at it from the other side.” “And who checks it?” “Nobody,” said {H}. “They’re all asleep.”',
        '“It’s the same with me,” said {A}. “I say that it’s morning, and then everybody says they knew.” They sat there wing to wing. It’s good to meet somebody from the other half.'
      ]
    },
    {
      id: 'pellet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'What an owl can’t use of its supper it rolls into a ball and spits out. Under its tree you can see what there was. Under {H} lay a rolled-up sock. The lark pulled it apart. “A button,” it said, “a bit of fluff, and half a ticket.” “That was Tuesday,” said the owl.',
        '“What do larks leave?” asked {H}. {A} looked under the wing and round about. There was nothing there but a song. You couldn’t see that, and the lark was a bit put out.'
      ]
    },
    {
      id: 'what-day-is',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s something yellow up there by day,” said the owl, in its sleep or nearly. “Did you know that? It’s very bright, and nobody switches it off.” “That’s the sun,” said {A}. “And the flowers are open. At night they’re all shut. I’d thought they were buttons.”',
        '“I’ve never seen them shut,” said the lark. {H} showed how with a fist, and {A} showed how they open. They did it one after the other, till both had seen it all.'
      ]
    },
    {
      id: 'blink',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Tell me something exciting,” said the owl, “so that I’ll stay awake.” The lark thought. “There was once a very soft cushion,” it began. The owl’s head sank down. “And on it lay another cushion.” There was a snore.',
        '“That was the exciting part!” said {A}. “Go on,” said the owl, without opening anything. “Was there a third?” There was, of course. A lark isn’t made for evenings.'
      ]
    },
    {
      id: 'cold-water',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} fetched a wet flannel, and the owl held out its face. A drop hung on its beak. It sat up quite straight, with eyes as round as saucers. “Now I’m awake,” it said. “How long does that last?” asked the lark. They both watched the drop.',
        'It grew long, and fell. “That long,” said the owl, and was gone again. The lark washed its own face instead. It was the more awake of the two by one drop.'
      ]
    },
    {
      id: 'wood-listens',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Down in the wood they were waiting. A mole had put out its head, and wanted to know if it was time. “Not yet,” said the lark. “It hasn’t been said.” The mole was a slipper. Behind it came the other slipper, and that mole had its hat on already.',
        '“Without a hoo we can’t begin,” said the first mole. “It’s the rule.” “I know,” said {A}. They looked up at the owl, all three of them. It smiled, at something a long way off.'
      ]
    },
    {
      id: 'pet-nightwatch',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was somebody who was often awake at night, and that was {A}. The owl turned its head. “Would you say it for me?” it asked. “It’s only the one word.” {A} looked at the owl for a long time and thought about that word.',
        'Then {A} yawned too, so that you could see all the way in. That was as near as they came. “It was the right shape,” said the owl.'
      ]
    },
    {
      id: 'elder-nights',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was on nights once,” said {S}. “In a bakery. You sit there, and the dough gets up, and you’d like to lie down in its place.” {A} knew just what that was like. “What did you do?” “I sang,” said {S}. “By five I knew why nobody else did.”',
        '{S} hummed a bit of it, quite low, like a roll straight out of the oven. {A} listened with one eye. It wasn’t a song to keep anyone awake. But it smelled good.'
      ]
    },
    {
      id: 'child-owlet',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'On the next cushion sat {S}, who was an owlet, and wide awake. Young owls bob their heads up and down, to see how far off a thing is. {S} bobbed at {A}. “You’re near,” said {S}. “Now you’re nearer. Now you’re too near.” Their beaks touched.',
        '“Can you say hoo yet?” asked {A}. “I can say sss,” said {S}. That’s what young owls say when they want supper. The wood heard it, and thought that somebody had a puncture.'
      ]
    },
    {
      id: 'baby-owl-eyes',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had the biggest eyes in the whole wood. {H} looked into them from close by, and there was a small owl in each. “There are two on duty in there already,” said {H}.',
        'The two owls looked out for a while. Then the lids came down over them, first a bit, and then all the way. There went the last of the night shift.'
      ]
    },
    {
      id: 'guest-bat',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'A bat came by on its way to work, and that was {A}. “Has it been said?” asked the bat. “Nearly,” said the lark. The bat hung itself up on the door for a moment, by both hands. “I’ve got moths to see to,” it said, “but I don’t want to be early.”',
        '“You could go by the clock,” said {H}, half awake. “Which clock?” asked {A}. They all looked for one. There was no clock in the wood but the owl.'
      ]
    },
    {
      id: 'lark-tries',
      A: 'partner',
      paragraphs: [
        '“I’ll do it for you,” said the lark, and breathed in. “Tirili!” At once somebody asked if it was morning. “No, no,” called {A}. “It was a slip.”',
        '“It has to be low,” murmured {H}, “and come from an owl.” The lark yawned as well. “You’ve got the whole day to sleep in,” said {A}. “What did you do with it?”'
      ]
    },
    {
      id: 'saw-the-day',
      A: 'partner',
      paragraphs: [
        'The owl opened one eye. “I stayed up,” said {H}, “to see what you all do in it.” It had seen a red bus, and somebody hanging out a sheet. “There was so much of it. I didn’t like to miss the end.” “No wonder you’re tired,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“How many hoos does a night need?” asked the owl. {A} worked it out on both wings. “Twelve, with one to spare.” “Then I’ll say them all now,” said {H}, and breathed in as far as the tail.',
        '“Hoo,” said the owl, very low, and {A} laid a finger down. “Hoo.” They got softer and longer. From the ninth on there was hardly anything left but the o. After the twelfth the wood knew that it was night, and how much of it.'
      ]
    },
    {
      id: 'will-they-last',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Will they last?” asked {A}. They listened. The first one was still on its way, over by the bookcase. “They go slowly,” said the owl. “That one will be at the door by midnight.” {A} heard it turn the corner.',
        '“And the spare one?” asked the lark. The owl had kept it in its cheek. “In case somebody wakes up,” it said, “and asks what time it is.” You could see that it was a round one.'
      ]
    },
    {
      id: 'thanks-of-wood',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A rustle went through the wood. Those who get up at night got up, and those who don’t turned over. Nobody had noticed a thing. “They think that you’re awake,” whispered {A}. “Don’t tell them,” said the owl.',
        'They both put on a face as if they were looking out for something. With owls it’s done by the eyebrows. It can be kept up for hours, even from inside.'
      ]
    },
    {
      id: 'leans',
      A: 'partner',
      paragraphs: [
        'An owl sleeps sitting up, and leans on the trunk. There was no trunk, so it leaned on {A}. {A} leaned back. They stayed up, as long as nobody moved.',
        '“What was the best thing in the day?” whispered {A}. The owl thought for so long that the lark asked again. “The sheet,” said {H}. “It went up and down, and there was nobody in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} perched on a lower branch, which was the floor.',
      '{names} stirred in the undergrowth.',
      { text: '{names} switched off the big lamp, so that the wood was a wood.', needs: ['hands'] },
      { text: '{names} plumped up the branch, for a better grip.', needs: ['hands'] }
    ],
    way: [
      '{names} got up, thinking of breakfast, and lay down again.',
      '{names} blinked with all the lids there were.',
      { text: '{names} pushed another cushion under the branch, for the next fall.', needs: ['hands'] },
      { text: '{names} drew the curtains closer, and so it was still night.', needs: ['hands'] }
    ],
    turn: [
      '{names} went lower with every hoo, until the floor was there.',
      '{names} puffed up, as small birds do in the dark.',
      { text: '{names} counted too, and made it thirteen, and did not insist.', needs: ['hands'] },
      { text: '{names} tucked the blanket in under the owl, like a tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The branch went back on the sofa, and the lark put its song away until four. The wood stood there, and had all it needed.',
    'In bed {H} let down one lid after another, first the one for blinking. Then the owl lay down on its face, as the young ones do.'
  ],
  last: [
    'One last hoo went by, long and low, on its way to the morning, and {H} was asleep.',
    'Nobody had noticed that the owl was not on duty, and {H} was asleep.'
  ]
})
