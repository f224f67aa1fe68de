import { wishPlot } from '../wish-plot.ts'

const NOISES = ['barking', 'laughing', 'giggling', 'talking', 'chattering', 'chatting', 'shouting', 'howling', 'meowing', 'miaowing', 'roaring', 'quacking', 'crowing', 'squawking', 'whistling', 'humming', 'hooting', 'growling', 'mooing', 'squeaking', 'yapping', 'cackling', 'making noise']

export const whoeverCantStop = wishPlot({
  id: 'wish-whoever-cant-stop',
  visits: 'keeps',
  whoever: [
    'can’t stop beeping',
    'can’t stop bleating',
    'can’t stop chirping',
    'can’t stop clucking',
    'can’t stop croaking',
    'can’t stop ringing',
    'can’t stop screeching',
    'can’t stop yelling',
    'chirps all the time',
    'keeps honking',
    'won’t stop tweeting',
    ...NOISES.flatMap((noise) => [`can’t stop ${noise}`, `won’t stop ${noise}`, `never stops ${noise}`, `keeps ${noise}`, `kept ${noise}`]),
    'always barks',
    'barks all the time',
    'talks all the time',
    'laughs all the time',
    'always laughs',
    'always talks',
    'talks all day'
  ],
  except: ['crying', 'at people', 'at children', 'rude', 'strangers'],
  company: ['keys', 'scarf', 'sofa', 'fridge', 'pocket', 'window', 'crack'],
  about: 'Something in the room has said peep since Sunday, and whoever cannot stop has to answer it; it is the lost keys, which peep at any noise, so one of the two must stop.',
  titles: ['Peep', 'Somebody Has to Stop', 'It Was Not the Fridge', 'Since Sunday', '{visitor} Lets It Have the Last Word'],
  want: [
    {
      id: 'peep',
      A: 'partner',
      paragraphs: [
        'Since Sunday something in the room had said “peep”. It said it when a door banged. When {H} went to look, it was quiet. “It’s the fridge,” said {A}, who had been looking for the keys since Sunday, too. {H} wanted to find that peep before bed.',
        'Then there was such a noise that the cups rang. It was {visitor.first}. “Sorry!” cried {visitor}, in between. “As soon as I stop, somebody in here says something. Then I have to answer.” And off it went again.'
      ]
    }
  ],
  way: [
    {
      id: 'scarf',
      A: 'partner',
      paragraphs: [
        '“You only have to cover it,” said {A}, quite sure. {A} put a scarf round {visitor}, three times. It was quiet for one breath. Then it came out at both ends. The scarf shook with {visitor.ing}. It walked off over the table.',
        '“I’ll never hear my peep like this,” said {H}, with two hands on two ears. “I know,” cried {visitor}. “I can’t hear myself stop!”'
      ]
    },
    {
      id: 'what-about',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What is it that you’re answering?” called {A}. “I don’t know,” called {visitor}. “It’s very short. I think it’s a question.” “Then what do you say?” “Everything I can think of,” called {visitor}. “One of them must be right.”',
        'They tried to guess the question. “Perhaps it’s, Who’s there?” said {H}. {visitor} answered that one seven times. “Or it’s, Would you like a bun?” said {A}. At that {visitor} nearly stopped, for half a second. It had never struck {visitor} that the answer might be yes.'
      ]
    },
    {
      id: 'how-it-is',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like?” asked {A}, in a loud voice. “It’s like running down a hill,” cried {visitor}. “Half of me’s quite far ahead.” {A} knew that feeling. Once, at the bottom of such a hill, there had been a pond.',
        '“And when you sleep?” asked {H}. “I do it in there, too,” cried {visitor}. “In the morning I’m already in the middle.” {H} tried {visitor} with a jug of water. For as long as it ran down there was only a gurgle. It was gurgling in just the same way.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do something else,” shouted {A}. “You can’t do two things at once.” So {visitor} went to the middle of the rug, and {caller.does}. It was very well done. And above it, like a radio in somebody’s kitchen, it all went on.',
        '“I can,” cried {visitor}, “I’m sorry to say.” {A} tried to do both as well. {A} {caller.move} and made all the noise there was. Then {A} had to sit down, and could only do the sitting.'
      ]
    },
    {
      id: 'caller-wants',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Would it help to give you something?” asked {A}. “{caller.wants},” cried {visitor} at once. “But I’d do it then as well, only more happily.” That had happened on Monday, at a wedding. They had not asked {visitor} to stay for the cake.',
        '“{caller.fact},” said {H}, so that somebody had said something friendly. “Thank you,” cried {visitor}. “Nobody’s told me anything this week. They only say, Ssh!”'
      ]
    },
    {
      id: 'in-writing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'As nobody could hear a word, they wrote notes. “You must be tired,” wrote {A}. {visitor} agreed, at full volume. “I had neighbours,” wrote {visitor}. “They’ve gone to the seaside. They said it was quieter by the waves.”',
        '“I don’t mind it so much,” wrote {H}. “After a bit you hear the tune in it.” {visitor} read that twice, and held the note very tight. There really was a tune. It only had one line.'
      ]
    },
    {
      id: 'cotton-wool',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} put a woolly hat on everybody, well down over the ears. Now it was only like the sea. {A} said something, and {H} saw it. “Yes,” said {H}, “with butter.” But {A} had asked about the time.',
        'They talked on like that for a bit, and it went quite well. {visitor} saw their mouths going and going. “And who’s telling you to stop?” cried {visitor}. “Seven o’clock,” said {A}, and passed the salt.'
      ]
    },
    {
      id: 'tired-out',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’ve got to use it all up,” said {A}. “It can’t be endless.” They opened the window, and {visitor} was to do it out there till it was empty. After ten minutes there was an answer, from the far end of the street. After twenty minutes there were nine.',
        '“They can’t stop, either,” said {H}. It went round the whole block once and came back from the other side. “I’ve never been so well understood,” cried {visitor}. {A} shut the window again.'
      ]
    },
    {
      id: 'looking-for-keys',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} went on with the keys meanwhile. {A} had done the coats, and the bread bin, and the boots. “I put something on them, so that I could find them,” said {A}. “But I can’t remember what it was. I’d have to find them first.”',
        '“And who are they by?” cried {visitor}. “By themselves,” said {A}. It was a sad thought. For five days nobody had said a word to those keys.'
      ]
    },
    {
      id: 'last-word',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“At home we’ve got one like that,” said {A}, and looked at {H}. “One who always has to have the last word.” “I don’t,” said {H}. “You do.” “I don’t.” “You see?” “What do I see?” Then they noticed that it was quiet. {visitor} was listening to them, full of wonder.',
        '“Peep,” said something, and {visitor} was off once more. “That went nicely,” cried {visitor}. “Do you do that every day? It goes by itself. You only have to throw in a bit now and then.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay in front of the sofa, and would not be moved. {A} looked at {visitor}, and then at the crack behind the cushion. Then {A} looked at {visitor} again, as if the two of them were playing ball.',
        '“{A} is the only one who doesn’t mind,” said {H}. {A} had been lying there since Sunday. {A} had heard the whole talk, from both sides, and there was really not much in it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I couldn’t stop once, in a church,” said {S}. “It was a button. It rolled, and went on rolling, and then somebody coughed.” “Was it bad?” asked {A}. “It was my own button,” said {S}. “I had to go out, and leave the hat on the bench.”',
        '“And how did it stop?” cried {visitor}. “I looked at a wall,” said {S}. “There was nothing funny about it at all. I looked very closely. And then it had such a serious face that I had to start again.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} joined in. It was hard to tell any longer who had begun. They did it in turns, and then together, and once in a round. “You can stop now,” said {A} to {S}. {S} could not. “It’s caught me,” said {S}, in between.',
        '{A} had to carry {S} off and set {S} down in the next room. There it dripped a little longer, and stopped. “It comes from the other one,” said {S}, quite hoarse. “I’m only the second one.”'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“We’ll all do it,” said {A}, “and when I drop my hand, we all stop.” {H} {visitor.past}, {A} {visitor.past}, and {visitor} {visitor.past} best. Down went the hand. “Peep,” said somebody.',
        '“That’s my peep!” cried {H}. “That’s who I’m answering!” cried {visitor}, and had to begin again. They all stopped once more, and the peep was on the left. They stopped again, and it was low down. {H} put one arm in the crack of the sofa, up to the elbow. “My keys!” cried {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-answers-whom',
      A: 'partner',
      paragraphs: [
        'There was a small round thing on the ring. “I bought that,” said {A} slowly. “You make a noise, and it answers.” “It answers me?” asked {visitor}. “Peep,” said the keys. {visitor} answered that. “Peep,” said the keys.',
        '“You’re both just being polite,” said {H}. “One of you has to stop.” “It asked last,” cried {visitor}. “Let it have the last word,” said {H}. “Peep,” said the keys. {visitor} swelled, and shook, and held on to {A}. Nothing came. Nothing came from the keys, either.'
      ]
    },
    {
      id: 'what-is-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was so quiet that you could hear what was there. Something hummed. “That’s the fridge,” said {A}. So that was what it sounded like. A tap dripped, and in the wall somebody else’s water went home.',
        '“Has it always been like this in here?” whispered {visitor}. They listened to it for as long as it takes to eat a biscuit. Then they ate one, and that was loud.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can you do just a bit?” asked {A}, and put a cushion on the keys. {visitor} was afraid to. If you begin, there may be more behind it. But then {visitor} did a bit, and shut up tight, and waited for the rest.',
        'No more came. “I did that myself,” said {visitor}. “I was there at the beginning, and at the end.” {visitor} did another bit, with a curl to it. It was such a nice thing to own.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '“Good night,” whispered {visitor}, and then nothing. The keys went into {A}’s pocket, and {visitor} went home without a sound.',
        'At the corner it was dark and wide. There {visitor} let go once more, out loud, on purpose. “Peep,” said the pocket. {A} clapped a hand on it, and nobody breathed. It was quiet at the corner.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the peep behind the fridge, and met the dust.',
      '{names} hid under the table until it was over, and it was not over.',
      { text: '{names} held the cups, so that they stopped ringing.', needs: ['hands'] },
      { text: '{names} turned out the same coat pockets again, for the keys.', needs: ['hands'] }
    ],
    way: [
      '{names} did it as well, a little late, into the silence.',
      '{names} followed the scarf along the table.',
      { text: '{names} unwound the scarf, round and round, and it got louder.', needs: ['hands'] },
      { text: '{names} pulled a crayon from the crack, and it did not peep.', needs: ['hands'] }
    ],
    turn: [
      '{names} held back a sneeze, because of the keys.',
      '{names} breathed through the nose, for peace.',
      { text: '{names} wrapped up the keys in a sock.', needs: ['hands'] },
      { text: '{names} shut the door without letting it click.', needs: ['hands'] }
    ]
  },
  bed: [
    'The doors were shut with two hands that evening. The keys hung on their hook, in a sock, and nobody spoke to them.',
    '{H} turned the tap very softly, and lay down, and listened to the fridge. It could have the last word.'
  ],
  last: [
    'Nobody asked, and nobody answered, and {H} was asleep.',
    'It stopped by itself, as it does when nobody answers, and {H} slept.'
  ]
})
