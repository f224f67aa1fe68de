import { wishPlot } from '../wish-plot.ts'

export const awakeBecauseYouAre = wishPlot({
  id: 'wish-other-is-still-awake',
  wishes: ['brother still awake', 'won’t bed brother still up', 'won’t bed sister still up', 'won’t bed others still up', 'bed because brother still up', 'bed because sister still up', 'bed because others still up', 'sleep because others awake', 'sleep because everyone awake', 'brother’s still awake', 'sister still awake', 'sister’s still awake', 'brother is awake sleep', 'sister is awake sleep', 'brother awake bedtime', 'sister awake bedtime', 'sleep because brother awake', 'sleep because sister awake', 'doesn’t want sleep brother awake', 'doesn’t want sleep sister awake', 'won’t sleep until brother', 'won’t sleep until sister', 'won’t sleep till brother', 'won’t sleep till sister', 'won’t sleep before brother', 'won’t sleep before sister', 'brothers keep each other awake', 'sisters keep each other awake', 'twins keep each other awake', 'twins won’t sleep', 'twins still awake', 'share a room won’t sleep', 'sharing a room bedtime awake', 'everyone else still awake', 'grown-ups still awake', 'parents still awake', 'mum still awake', 'dad still awake', 'others are still awake', 'pretend sleeping', 'pretends sleeping', 'pretend snoring', 'kids keep each other awake', 'children keep each other awake', 'girls keep each other awake', 'boys keep each other awake', 'bunk beds won’t sleep awake', 'siblings won’t sleep', 'brother and sister awake'],
  answers: ['sibling', 'siblings', 'kids', 'girls', 'boys', 'children', 'awake', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'fall', 'falls', 'fell', 'falling', 'still', 'up', 'stays', 'stay', 'because', 'until', 'till', 'before', 'while', 'when', 'first', 'last', 'one', 'neither', 'both', 'each', 'other', 'others', 'else', 'keep', 'keeps', 'keeping', 'kept', 'pretend', 'pretends', 'pretending', 'pretended', 'want', 'wants', 'doesn’t', 'don’t', 'won’t', 'refuses', 'will', 'to', 'bed', 'bedtime', 'beds', 'bunk', 'bunks', 'room', 'share', 'sharing', 'shared', 'night', 'nights', 'tonight', 'evening', 'every', 'brothers', 'sisters', 'brother’s', 'sister’s', 'twins', 'twin', 'parents', 'grown-ups', 'older', 'younger', 'talk', 'talking', 'giggle', 'giggling', 'whisper', 'whispering', 'tired', 'miss', 'missing', 'anything', 'something', 'eyes', 'shut', 'snore', 'snoring', 'is', 'are', 'he', 'she', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'time', 'everybody', 'everyone'],
  except: ['scared', 'afraid', 'monster', 'nightmare', 'ill', 'sick', 'hospital', 'baby', 'newborn', 'cousins', 'sleepover', 'nursery', 'school', 'nap', 'christmas', 'santa', 'owl', 'bear', 'dog', 'cat', 'toys', 'teddies', 'dragon', 'hot', 'thunder', 'storm', 'excited', 'died', 'cries', 'crying', 'midnight', 'princess', 'robbers'],
  moods: ['sleepless', 'quarrel'],
  fed: true,
  company: ['room', 'number', 'numbers', 'pillow', 'blanket', 'sea', 'foot', 'ceiling', 'dark', 'bed', 'three', 'two', 'door', 'wall'],
  about: 'The hero will not sleep because somebody is still awake, who is awake only because of the hero; both pretend, and listen to the other pretend, until they find a way to be first at the same time.',
  titles: ['Are You Asleep? Yes', 'Awake Because You Are', '{H} Will Not Be First', 'On Three', 'Nobody Said Three'],
  want: [
    {
      id: 'because-you-are',
      A: 'partner',
      paragraphs: [
        '{H} did not want to sleep, because {A} was still awake. It was quite dark in the room. But {H} lay in bed and could hear {A} being awake, on the other side. “Why aren’t you asleep?” asked {H}. “Because you aren’t,” said {A}. “I’m only awake because you are,” said {H}. Whoever fell asleep first would miss something, if there was anything. So {H} wanted {A} to be first. {A} wanted it to be {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'hear-you-looking',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How can you hear it?” asked {A}. “I’m not making any noise.” “That’s how,” said {H}. When people sleep they make some. They sigh, and they chew. Somebody who is still awake makes no noise at all, and does it on purpose.',
        'So {A} chewed a little. “Now you’re awake and chewing,” said {H}. {A} stopped. It was quiet again, and in the quiet {H} could clearly hear {A} looking at the ceiling.'
      ]
    },
    {
      id: 'in-bits',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They could do it in bits, {H} thought, so that it was fair. “My left foot’s asleep,” said {H}. “Mine as well,” said {A}. Next they did the right ones. Hands came after that, and then knees. It went very well as far as the neck.',
        '“Now the mouth,” said {H}. Neither of them said anything. {H} waited for {A} to say it was done. But it could not be said if it was done. “Is it?” asked {H}. “It was,” said {A}.'
      ]
    },
    {
      id: 'like-the-sea',
      A: 'partner',
      paragraphs: [
        '{H} pretended to be asleep, so that {A} would dare to. {H} breathed like the sea, in and out. On the other side {A} breathed like the sea as well. “Are you asleep?” whispered {H}. “Yes,” said {A}. “So am I,” said {H}. They went on. But as long as {H} listened to {A} pretending, {H} was awake. {A} was awake too, and listened to {H}. You could have gone on like that until breakfast.'
      ]
    },
    {
      id: 'the-snore',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} put in a snore, so that it would be quite clear who was asleep. It was a small one. On the other side {A} put in a bigger one. {H}’s next one had a gate in it, and {A}’s next one had a pig.',
        'A neighbour knocked on the wall. They both lay there and did not breathe at all. “Now I’m much more awake than before,” whispered {H}. “So am I,” whispered {A}. “And so is next door now,” said {H}.'
      ]
    },
    {
      id: 'other-has-a-pancake',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to know if anybody was still awake. There was nothing to be heard but sea, from one wall to the other. “All asleep,” said {A}, quite loud, to nobody. “What a pity. Then I’ll have to eat that pancake by myself.”',
        'The sea stopped. You could hear it think. Then somebody chewed, without having anything. “With jam on?” asked {H}, out of the sea. “I thought so,” said {A}. There was no pancake. It was only for hearing who was in.'
      ]
    },
    {
      id: 'elder-six-in-one-bed',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We slept six in a bed,” said {S}, “like spoons. Whoever was still awake at the end had to say ‘turn’, when one side was tired. Then all six turned round.” “And if nobody was awake?” asked {A}.',
        '“Then we lay on the left till morning,” said {S}. So you did not want to be first, or last either. {S} was for years the fourth to be asleep. It had been very quiet there, in the middle of it.'
      ]
    },
    {
      id: 'child-only-resting',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} would not sleep before {A}, and lay with both eyes shut. “You’re asleep,” said {A}. “I’m resting them,” said {S}. “They’ve been open since this morning.” {A} waited. “What are you doing now?” asked {A}. “Still awake,” said {S}, more slowly.',
        '“And now?” asked {A}. It was some time before the answer came. “Still blue,” said {S}. {A} thought about this for quite a while. It was a good colour to be.'
      ]
    },
    {
      id: 'pet-does-not-count',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been asleep since supper. “So {A}’s the first,” said {H}, “and now we can all go.” {H} leaned over, to make sure. {A} lay there like a dropped coat. Then {H} moved one toe under the blanket, and {A}’s eye was open.',
        '“{A}’s been listening too,” said {H}. It shut again. {A} had never meant to be in this. {A} only slept where it was possible, in the gaps between two people.'
      ]
    },
    {
      id: 'one-thing-too-many',
      A: 'partner',
      paragraphs: [
        '“We do it all just right,” said {A}. “We lie there, and our eyes are shut, and we’re the sea. There’s only one thing too many.” “What?” asked {H}. “We’re both waiting to see who’s first,” said {A}. {H} thought it over in the dark. Whoever is first does not see it. Whoever sees it is not asleep. “Then we’ve got to be first together,” said {H}. “On three.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-says-three',
      A: 'partner',
      paragraphs: [
        '“One,” said {H}. “Two,” said {A}. Then it was quiet. “You’ve got to say it,” said {H}. “If I say it,” said {A}, “I’m still awake.” That was true. Whoever had to say three was too late. So it had to be a number that nobody knew about beforehand. They would count on, in turn, {H} and {A}, and nobody would say the last one. “One,” said {H}, from the beginning. “Two,” said {A}.'
      ]
    },
    {
      id: 'a-good-number',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Which ones do you get?” asked {A}. {H} worked it out. If {H} began, {H} got one, three, five and seven, and all that were left over. {A} got the ones that come in pairs. “Yours are like socks,” said {H}.',
        '{A} was content with that. {H} would not have swapped either. In bed an odd number is better, for you can pull the last one up over your ears.'
      ]
    },
    {
      id: 'both-at-once',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At six they both said seven. “That was mine,” said {H}. “You were so long,” said {A}. “I thought that you’d gone.” {H} had only been looking for it. It is a long way down to where the numbers are, when you are warm.',
        'They agreed to wait for each other, a whole breath, in and out. Being awake is not a race, said {A}, and nor is the other thing. “Eight,” said {A}, when a sea had passed.'
      ]
    },
    {
      id: 'what-there-was-to-miss',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What would we miss?” asked {A} between two numbers. They listened, to find out. A tap dripped. Someone laughed in the house across the way, but only once. A chair was pushed in. Somebody said “Well, then,” and put out a light. It did not seem a great deal.',
        '“Perhaps it comes later,” said {H}. “Then we’ll hear of it at breakfast,” said {A}. {H} had never heard anything at breakfast but eggs. It might be that there was nothing, and that they all kept quiet about it.'
      ]
    },
    {
      id: 'guest-counts-along',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can’t be the first either,” said {S}. “I’m visiting.” A visitor is polite, and stays awake as long as the house does. {A} had been awake for politeness too, on account of the visitor.',
        'They were quiet for a bit, each for the sake of the other. “You needn’t,” said {S}. “No, no,” said {A}. It was like two people at a door, both holding it. In the end they let go of it together, and it shut softly by itself.'
      ]
    },
    {
      id: 'baby-was-never-in-it',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} lay there with both arms up, as if somebody had said hands up in a dream. {A} had not waited for anybody. {H} bent down and listened. There was sea in there, too, quite a small one.',
        '“That’s the real thing,” whispered {H}, and tried to breathe just like it. It was very quick. It took three of {A}’s to one of {H}’s, and one in between for luck.'
      ]
    },
    {
      id: 'i-was-not-there',
      A: 'partner',
      paragraphs: [
        'By nine they had forgotten to listen. By eighteen the numbers had a long way to come across the room. “Twenty-one,” said {H}, and it lay down in the middle. “Twenty,” said {A}, and after that there was a hum. {H} waited for the rest of it. It was somebody’s turn. Nobody said it.',
        'Then the blanket slid to the floor, and they both sat up. “Who was first?” asked {H}. “I don’t know,” said {A}. “I was asleep. Didn’t you see?” “I wasn’t there,” said {H}. So it had been fair.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay awake too, on account of the others.',
      '{names} said good night once more, so that somebody would begin.',
      { text: '{names} shook up a pillow, and it was a hint.', needs: ['hands'] },
      { text: '{names} pulled the door to, and left a crack for news.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in as the sea, from further off.',
      '{names} pretended so well that there was a snore in it.',
      { text: '{names} held up a hand in front of {H}’s eyes, and the lids did not move.', needs: ['hands'] },
      { text: '{names} laid a finger to both lips, and fell asleep over it for a moment.', needs: ['hands'] }
    ],
    turn: [
      '{names} said a number in between, and it had been said already.',
      '{names} kept watch for the first one, and nodded off as well.',
      { text: '{names} counted along on ten fingers, and then there were no more.', needs: ['hands'] },
      { text: '{names} picked the blanket up, and it was still warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket was shaken out, until there were no numbers in it. The door stood open a crack, and there was no news.',
    '{H} went for a sip of water, and washed off the dream that was there already. Then {H} lay down and said, “One.”'
  ],
  last: [
    'Nobody said three, and {H} was asleep.',
    'Somebody was first, and nobody saw it, and {H} was asleep.'
  ]
})
