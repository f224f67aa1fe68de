import { wishPlot } from '../wish-plot.ts'

export const nothingTouches = wishPlot({
  id: 'wish-pair-nothing-touches',
  tellsAny: 'pair',
  pairOf: [['machine', 'thing', 'food'], ['food']],
  about: 'At the hero’s table nothing may touch, for then nobody could tell any more which is which; but the gap between the two gets smaller each time somebody looks away.',
  titles: ['Nothing Touches', 'Four Hands Apart', 'Which Is Which', '{H} Makes a List', 'Still Me'],
  company: ['table', 'list', 'hand', 'gap'],
  want: [
    {
      id: 'the-rule',
      A: 'partner',
      paragraphs: [
        'At {H}’s table there was one rule, and it was “nothing touches”. Tonight {pair} had been invited, but not for supper. That had been made quite clear.',
        '“If they touch, they get mixed up,” said {H}. “Then nobody can tell which is which.” “I know those two,” said {A}. “Last time, {seen} {seen.does}. And {beside} {beside.does}.” So they were put at opposite ends, with a gap of four hands. “Good evening!” called {seen}. “Pardon?” called {beside}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'To be quite safe {H} made a list, for sorting them out again. “What have you got?” {H} asked {seen}. “{seen.part},” said {seen}. “And you?” “{beside.part},” said {beside}. “And where do you belong?” “{seen.where},” said {seen}. “{beside.where},” said {beside}. {H} wrote it all down, and looked up. The gap was three hands wide.',
        '“Who moved?” asked {H}. “The table,” said {seen}.'
      ]
    },
    {
      id: 'across',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is there anything you’d like?” called {beside} across the table. “{seen.wants},” called {seen}. “Pardon?” “{seen.wants}!” “It’s too far,” said {A}. “Only the middle of it arrives, and the ends fall off.”',
        'So {H} carried it over, and whispered it. “Goodness,” said {beside}. “I’d have thought you had that already.” “And you?” called {seen}. {H} was on the way back with it before anybody asked. “{beside.wants},” whispered {H}. “That too?” said {seen}. “What a lot there is to know.”'
      ]
    },
    {
      id: 'the-marble',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The table slopes,” said {beside}. “Everything on it slides to the middle by itself.” {H} fetched a marble, and put it down where {beside} had started. It stayed there. {A} blew on it a bit, and it rolled the other way.',
        '“It’s that marble that slopes,” said {seen}. {H} looked at {seen} for a long time. {seen} looked at the marble. “I’ve heard that they do,” said {beside}.'
      ]
    },
    {
      id: 'the-table-touches',
      A: 'same',
      spare: 0,
      paragraphs: [
        '“They’re both touching the table, though,” said {A}. {H} had not thought of that. “The table doesn’t count,” said {H}. “And the table’s touching the floor,” said {A}, “and so are you, and so am I.”',
        '“Then I’m touching {beside} already,” said {seen}, “only the long way round.” There was a silence at the other end. “I thought I felt something,” said {beside} shyly. {H} lifted both feet off the floor, to be on the safe side.'
      ]
    },
    {
      id: 'the-shadows',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It got dark, and {A} put on the light. “{H},” said {A}, “look at the wall.” There was the shadow of {seen}, and there was the shadow of {beside}. They were right up against each other. You could not have got a hair in between.',
        '“Shadows are allowed,” said {H}, after some thought. “They’re all the same grey anyway.” On the wall the two of them leaned a bit. “It isn’t us,” said {seen}. “We’re only watching.”'
      ]
    },
    {
      id: 'at-four-hands',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I know what that is over there,” whispered {seen} to {A}. “{beside.guess}.” “Who told you that?” whispered {A}. “Nobody,” said {seen}. “I can see it quite clearly from here.”',
        '{A} bent down and looked from there as well. “It’s the distance,” said {A}. “From this far off, everybody looks like something else.” {seen} was sorry to hear it. “I might have to see it closer,” it said, and looked at {H}. {H} was sharpening a pencil.'
      ]
    },
    {
      id: 'did-you-know',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Did you know this about {beside}?” said {A} to {seen}. “{beside.fact}.” {seen} had not known it. It was so surprised that it forgot where it was. “Can you see that from outside?” it asked, and came nearer, to look.',
        '“Back,” said {H}. {seen} went back. “I was only reading,” it said. “And what is there to know about me?” “It’ll keep,” said {A}, “until you’re nearer.” {H} took the ruler and gave {A} a look.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They practised telling which was which. {H} shut both eyes and listened. “{seen.sound},” it went. “That’s {seen},” said {H}. “{beside.sound},” it went. “That’s {beside}.” There was nothing to it.',
        'Then it went “{seen.sound}” once more, but rather deep. “That’s {seen} with a cold,” said {H}. It was {A}. “{beside.sound},” it went, very high. “That’s {A}.” It was {seen}, who had always wanted to say that.'
      ]
    },
    {
      id: 'other-hands',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} measured the gap as well, and it came out quite different. “Your hands aren’t the same as mine,” said {H}. They held up one each, side by side, with a bit of air in between. It was true.',
        '“And whose are right?” asked {A}. “It’s my rule,” said {H}, “so it goes by my hands.” {seen} asked to see them. {beside} asked as well. While they were all looking at hands, nobody was looking at the gap.'
      ]
    },
    {
      id: 'the-string',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} laid a piece of string across the middle of the table. This side was for {seen.many}, and that side was for {beside.many}. {A} pulled it straight. “Whose is the string?” asked {seen}.',
        'Nobody had thought of that. “Half of it’s mine, lengthways,” said {beside}. “Then the other half’s mine,” said {seen}. They were both very pleased. It was the first thing that they had ever owned together. {H} took it away again.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} went right round the table with an ear low down. “They’re whispering,” said {A}. “What about?” asked {H}. “{seen} wanted to know what it’s like {beside.where}. {beside} said it’s all right, but you don’t meet anybody.”',
        '“And then?” “Then {beside} asked what it’s like {seen.where}.” “And?” “Just the same,” said {A}. {H} thought of all those places, with nobody in them to meet. Then {H} moved the ruler a bit to the side.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a look at {seen}, and at {beside}, and last of all at the gap. {A} had one rule as well. It was that things that fall off a table are nobody’s. So it was worth waiting.',
        '“{A} touches everything,” said {H}, “and then it’s {A}’s.” “And is {A} still {A} afterwards?” asked {beside}, with interest. {H} had to look. There was no doubt about it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a cousin with that rule,” said {S}. “Her coat was never to touch mine. So there was always an empty hook in between.” “And did it help?” asked {A}.',
        '“One day the hook fell off the wall,” said {S}. “It was the empty one. It had nobody to hold on to.” {A} looked at the gap. “And the coats?” “They were still hers and mine,” said {S}. “Mine was the one with the hole.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to show what would happen if they touched. First {S} was {seen}. {S} {seen.move}. Then {S} was {beside}. {S} {beside.move}. “And now they’re touching!” cried {S}, and did it all at once.',
        'It was very fast, and it ended on the floor. “Which bit was which?” asked {S} from down there. {A} could have said exactly. “I’d rather not say,” said {A}. At both ends of the table they wanted to see it again.'
      ]
    },
    {
      id: 'with-others',
      A: 'partner',
      paragraphs: [
        '“Let’s try it on somebody else,” said {A}. For {seen} there was {seen.stand}. For {beside} there was {beside.stand}. {A} pushed them together. “Can you still tell which is which?” {H} could. “But those aren’t the real ones,” said {H}. “They’ve got nothing to lose.”',
        '{A} looked across. The gap was one hand wide. “It isn’t the table,” said {A} softly. “Every time you look away, they both come a bit.” “You can’t hear a thing, back there,” said {beside}.'
      ]
    }
  ],
  turn: [
    {
      id: 'now-quickly',
      A: 'partner',
      paragraphs: [
        '{H} had a list, after all. “Then do it quickly,” said {H}, and shut both eyes.',
        'It was quite a small sound. {H} opened one eye, and took the list. “Who’s got {seen.part}?” “Me,” said {seen}. “Who’s got {beside.part}?” “Still me,” said {beside}. “Who belongs {seen.where}?” It went faster and faster, and there was not one mistake. Then they both began to giggle. “It tickles,” they said.'
      ]
    },
    {
      id: 'to-be-certain',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Perhaps we ought to do it again,” said {beside}, “to be certain.” “On the other side, this time,” said {seen}. {H} measured, and there was nothing to measure. A hand did not fit in, nor a finger, nor a bit of paper.',
        '“Nought hands,” said {H}, and wrote that down as well. “So now you can tell me what there is to know,” said {seen} to {A}. “{seen.fact},” said {A}. “Oh, that,” said {seen}. “{beside} has just told me.”'
      ]
    },
    {
      id: 'wrong-on-purpose',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Who’s got {beside.part}?” asked {A}, who wanted a turn with the list. “Me!” cried {seen}. {H} stopped breathing. “And {seen.part}?” “That’s mine,” said {beside}. “I’ve had it for ages.”',
        '“You haven’t!” cried {H}. “It’s written down here!” The two of them shook so much that the table rattled. They had only been joking. “You knew it at once,” said {A}. {H} had. It had not even been hard.'
      ]
    },
    {
      id: 'round-the-table',
      A: 'same',
      spare: 15,
      paragraphs: [
        'After that {H} went round the room, and let things touch. The left shoe touched the right one, and was still the left. The hat touched the teddy, and nobody mistook the one for the other. “Not the wet towel and my neck,” said {A}.',
        'But it had happened already. {A} yelled, and was still {A}. The towel was still a towel. {H} ticked them both.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '“Tickles” was not on the list. “Whose is it?” asked {H}. “Mine,” said {seen}. “Mine,” said {beside}. So {H} wrote it down in the middle, and that took up the whole of the gap.',
        '“Your elbow’s touching mine,” said {A}. {H} looked. “Still me,” said {H}. “Still me,” said {A}. And they left it where it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took care not to touch anything.',
      '{names} stayed well to the side.',
      { text: '{names} moved the cups apart as well.', needs: ['hands'] },
      { text: '{names} measured the gap too, in thumbs.', needs: ['hands'] }
    ],
    way: [
      '{names} saw who had moved, and did not tell.',
      '{names} looked the other way at just the right moment.',
      { text: '{names} held the table, in case it moved.', needs: ['hands'] },
      { text: '{names} ruled another line on the list.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled along with them.',
      '{names} came up so close that it tickled there too.',
      { text: '{names} ticked off the list.', needs: ['hands'] },
      { text: '{names} clapped, and then let both hands stay together.', needs: ['hands'] }
    ]
  },
  bed: [
    'The list was folded up, and one half lay on the other. Both halves could still be read. {seen} and {beside} were left as they were, with nothing in between.',
    'Still a bit damp, {H} lay down. One foot touched the other under the blanket. The left one was still the left one. It tickled a bit.'
  ],
  last: [
    'One cheek touched the pillow, and it was still {H}’s cheek, and {H} was asleep.',
    'The blanket touched {H} all over, and of the two of them it was {H} who slept.'
  ]
})
