import { wishPlot } from '../wish-plot.ts'

export const notLikeThat = wishPlot({
  id: 'wish-pair-not-like-that',
  tellsAny: 'pair',
  pairOf: [
    ['machine', 'thing'],
    ['machine', 'thing']
  ],
  about: 'Two things that have stood side by side for years say their first word to each other when one does the other’s thing wrong.',
  titles: ['Not Like That', 'The First Word', 'Side by Side', '{H} Has a Pencil Ready', 'Back at Six'],
  company: ['pencil', 'cup', 'gap', 'neighbour', 'side'],
  want: [
    {
      id: 'by-sight',
      A: 'partner',
      paragraphs: [
        '{pair} had been side by side for as long as {H} could remember. They had never said one word to each other. {H} wanted to be there when they did, and kept a pencil ready.',
        '“We know each other by sight,” said {seen}. “From the side,” said {beside}. They both said it to {H}. {A} wrote down a guess, and put it under a cup: “Good morning”. {H} guessed “Pardon?”.'
      ]
    }
  ],
  way: [
    {
      id: 'introduced',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“This is {seen.a},” said {H} to {beside}. “And this is {beside.a},” said {H} to {seen}. They both looked straight ahead. “Now you say you’re pleased,” said {A}.',
        '“I’m pleased,” said {seen} to {H}. “You can pass that on.” {H} passed it on. “So am I,” said {beside}. {H} passed that back. It went to and fro like this, and it was not far. They were standing so close that {H} only had to turn round. But six times round is a lot.'
      ]
    },
    {
      id: 'the-weather',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could begin with the weather,” said {A}. “Everybody does.” {seen} thought about it. “There is some today,” said {seen} at last, to the window. “I noticed it too,” said {beside}, to the ceiling.',
        '{H} had the pencil on the paper already. “Was that it?” asked {A}. {H} thought hard. “No,” said {H}. “One of them said it to the window. And the other one was answering the ceiling.”'
      ]
    },
    {
      id: 'behind-the-door',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Perhaps they only talked when nobody was there. So {H} and {A} went out and shut the door, all but a crack. On the left of the crack you could see {seen.part}. On the right you could see {beside.part}. There was not a sound.',
        'Then came a whisper, quite clearly. “Have they gone?” {H} squeezed {A}’s hand and wrote it down. “That was me,” whispered {A}. “I meant the others.”'
      ]
    },
    {
      id: 'where-else',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where would you be, if you weren’t here?” asked {H}. “{seen.where},” said {seen}. “{beside.where},” said {beside}. {A} worked it out. They would never have met.',
        '“And who would be beside you there?” asked {H}. {seen} thought for a long time, and so did {beside}. “Somebody I don’t know,” said {seen}. “Somebody talkative,” said {beside}, and gave a small shudder.'
      ]
    },
    {
      id: 'lent',
      A: 'partner',
      paragraphs: [
        'At three there was a knock. A neighbour needed {beside.part}, and so the rest of {beside} had to go along. “Back at six,” said the neighbour. {seen} looked straight ahead.',
        '“Do you miss it?” asked {H}. “I hadn’t noticed,” said {seen}. But there was a draught on that side now. {A} filled the gap with {beside.stand}. “There are other {beside.many},” said {A}. “Not on this side,” said {seen}.'
      ]
    },
    {
      id: 'what-it-likes',
      A: 'same',
      spare: 0,
      paragraphs: [
        'The neighbour came back once more. “What does it like?” asked the neighbour. “I want it to feel at home.” {H} had no idea. Nor had {A}.',
        '“{beside.wants},” said somebody behind them. They turned round. There was only {seen}, and it was looking straight ahead. “How do you know that?” asked {H}. “You pick things up,” said {seen}, “over the years.”'
      ]
    },
    {
      id: 'back-at-six',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wrote a note for the gap. It said that {beside.a} went here, and would be back at six. “What does it say?” asked {seen}. {H} read it out. “I see,” said {seen}.',
        'The clock ticked for a bit. “And what does it say now?” asked {seen}. {A} had a look. “Still six,” said {A}. “I only wondered,” said {seen}. {H} moved the note round a little, so that the six was on that side.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{seen.sound},” went {seen}, as it did every afternoon. Then it waited. After that there had always come a “{beside.sound}”, from the other side. Nothing came.',
        '“{beside.sound},” said {A}, to help. “Thank you,” said {seen}, “but that was a question.” So {H} had a go, lower down and shorter. “{seen.sound}.” “{beside.sound}.” “{seen.sound}.” “{beside.sound}.” “Nearly,” said {seen}. “It used to be a bit more from the left.”'
      ]
    },
    {
      id: 'worked-out',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll tell you what I’ve always thought about {beside},” said {seen}. “{beside.guess}.” {H} looked at {A}. {A} looked at {H}. “Did {beside} say so?” asked {H}.',
        '“Not in words,” said {seen}. “I worked it out, from the side. I’ve had a lot of evenings.” “I don’t think it’s right,” said {A}. “Well,” said {seen}, “you’ve only ever seen it from the front.”'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} fetched the thick book and looked up {beside.many}. “{beside.fact},” read {A}. {seen} did not say anything for a while.',
        '“And it never told me,” said {seen} then. “All those years, so close that we could feel each other’s dust.” “You could have asked,” said {H}. “It could have asked me as well,” said {seen}. “I’d have had things to tell.” {A} kept a finger in the book, at that page.'
      ]
    },
    {
      id: 'in-the-gap',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} wanted to know what {beside} looked at all day. So {H} squeezed in where {beside} always was, and looked sideways. “What can you see?” asked {A}. “{seen.part},” said {H}. {A} squeezed in as well. It was true. From there you hardly saw anything else.',
        '“Is that all it knows of me?” asked {seen}. {A} thought about it. “It’s the best bit,” said {A}. {seen} hoped that there would be some light on that side, at six.'
      ]
    },
    {
      id: 'over-there',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} went to ask how things were, and came back. “It’s being very useful,” said {A}. “They’ve put it beside something.” “Beside whom?” asked {seen}, rather quickly. “Beside a sack of onions,” said {A}.',
        '{seen} was quiet. “A nice sack?” it asked. “It’s quite a plain one,” said {A}. “And do they talk?” asked {seen}. “Not a word,” said {A}. “Ah,” said {seen}, and stood a good deal straighter.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came by on the usual round, and stopped at the gap. Something was missing there. {A} looked at it, and then at {seen}. “It’s only lent,” said {seen}. “Till six.” It had told that to the chair as well.',
        '{A} stayed for a bit. It was good company, and not talkative. “You’d have liked {beside},” said {seen}, and then remembered that {A} went by every day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I once sat beside a man for eleven years, at work,” said {S}. “We never spoke.” “Why not?” asked {A}. “He’d begun by not speaking,” said {S}, “and I didn’t like to interrupt.”',
        '“And then?” asked {A}. “Then I hung my hat on the wrong hook. ‘That’s my hook,’ he said. It was out before he could stop it.” {S} smiled. “We’ve written to each other ever since. Mostly about hooks.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to cheer {seen} up, and got in front of it, where it could see. Then {S} {seen.move}. {seen} looked on with interest. “Who’s that?” it asked. “That’s you,” said {A}.',
        '“Do I do that?” asked {seen}. “All the time,” said {S}, and did it once more. {seen} had never seen itself from the front. “And it doesn’t mind?” it asked. “{beside}, I mean. Standing next to that?”'
      ]
    },
    {
      id: 'about-now',
      A: 'partner',
      paragraphs: [
        '“It’s about now,” said {seen}. “Yesterday at this time {beside} {beside.does}. I never look, of course.” “Like this?” asked {A}. {A} {beside.move}.',
        '{seen} put up with it for as long as it could. “No,” said {seen}. “Slower! And the end’s all wrong. May I say something about the middle?” And it did. “Did you hear that?” {A} whispered to {H}. “You only have to do it wrong. Then they can’t keep quiet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'first-word',
      A: 'partner',
      paragraphs: [
        'At six {beside} was back. They both looked straight ahead. “Do what {beside} does,” {H} whispered to {seen}. {seen} did its very best to be {beside}. This is what came of it: {seen} {seen.does}.',
        'It was so quiet that you could hear the pencil. “Not like that,” said {beside}. {H} wrote it down. Nobody had guessed that, under the cup.',
        '“Like this,” said {beside} to {seen}. Then {beside} {beside.does}. And for the first time {seen} looked.'
      ]
    },
    {
      id: 'what-i-told-them',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“They wanted to know who I’m beside at home,” said {beside}. “I told them all about you. {seen.fact}. They were amazed.” “How do you know that?” asked {seen}. “People talk in front of us,” said {beside}. “I always listened, when it was about you.”',
        '{seen} did not know where to look. It looked straight ahead, from habit, and then it looked back. “Only you couldn’t talk to me,” it said. “I was building up to it,” said {beside}.'
      ]
    },
    {
      id: 'the-bump',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They had years and years to catch up on. “Do you remember that night with the bump?” asked {seen}. “I thought it was rude to mention it,” said {beside}. “I didn’t mind. You can’t help bumping.”',
        '“I?” said {seen}. “I thought that was you.” They were both quiet for a moment. “Then who was it?” asked {H}. {A} looked at the floor. “I was only getting a banana,” said {A}.'
      ]
    },
    {
      id: 'left',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“What did you call me, all that time?” asked {beside}. “Left,” said {seen}. “I never knew that,” said {beside}. “I called you Right.”',
        '{H} went round and looked at them from behind. From there it was just the other way about. “Then I’m Left as well,” said {seen}, delighted. “And you’re as right as I am.” {A} had to turn round twice to follow it, and then sat down.'
      ]
    },
    {
      id: 'now-mine',
      A: 'partner',
      paragraphs: [
        '“Now do mine,” said {seen}. {beside} tried, and it came out very like {beside.a}. “Over there I kept looking round for {seen.part},” it said. “Not like that!” cried {seen}, and showed it how.',
        'After that there was no stopping them. {H} wrote until the pencil was a stub. In the end {H} only wrote “and so on”.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept very still, so as not to be first.',
      '{names} looked from one side to the other, and nothing came.',
      { text: '{names} sharpened the pencil, and then the other end of it.', needs: ['hands'] },
      { text: '{names} put a guess under the cup as well.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the gap.',
      '{names} came and stayed on the draughty side for a while.',
      { text: '{names} put the clock where {seen} could see it.', needs: ['hands'] },
      { text: '{names} dusted the gap, for later.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it too, and got it wrong.',
      '{names} listened, first on the left and then on the right.',
      { text: '{names} looked for more paper.', needs: ['hands'] },
      { text: '{names} searched under the cup once more.', needs: ['hands'] }
    ]
  },
  bed: [
    'What had been in the gap was put away. There was no gap now. “A bit closer,” said {beside}. “Like that,” said {seen}.',
    '{H} washed, lay down, and pulled up the blanket. Not like that. {H} did it once more, and slower, and this time the end was right.'
  ],
  last: [
    'They were still at it, very softly, from side to side, when {H} fell asleep.',
    '“Like that,” said somebody in the dark, and “just like that,” said somebody beside it, and {H} slept.'
  ]
})
