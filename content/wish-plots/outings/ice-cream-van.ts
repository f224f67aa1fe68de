import { wishPlot } from '../wish-plot.ts'

export const iceCreamVan = wishPlot({
  id: 'wish-ice-cream-van',
  asked: 'fact',
  wishes: ['ice cream van', 'ice cream vans', 'icecream van', 'ice creem van', 'ice cream truck', 'ice cream trucks', 'icecream truck', 'ice cream man', 'icecream man', 'icecream mans', 'ice cream mans', 'ice cream lady', 'ice cream seller', 'ice cream driver', 'ice cream cart', 'ice cream wagon', 'ice cream tune', 'ice cream music', 'ice cream song', 'ice cream chimes', 'ice cream chime', 'ice cream jingle', 'ice cream bell', 'icecream tune', 'icecream music', 'ice cream street', 'mr whippy', 'mister softee', 'kulfi man', 'kulfi wala', 'kulfi cart', 'ice cream wala', 'ice cream wallah', 'whippy van', 'van ice lollies', 'ice lolly van', 'paleta cart', 'paletero', 'paletas cart'],
  answers: ['how', 'does', 'know', 'knows', 'where', 'live', 'lives', 'house', 'home', 'door', 'our', 'us', 'we', 'why', 'always', 'comes', 'coming', 'came', 'stops', 'stopped', 'outside', 'street', 'road', 'tune', 'music', 'song', 'plays', 'playing', 'played', 'hear', 'hears', 'heard', 'sound', 'bell', 'chimes', 'jingle', 'van', 'truck', 'man', 'lady', 'driver', 'drives', 'queue', 'flake', 'cone', 'sprinkles', 'ran', 'runs', 'run', 'running', 'after', 'missed', 'miss', 'catch', 'chasing', 'summer', 'hot', 'saturday', 'sunday', 'day', 'every', 'story', 'please', 'favourite', 'favorite', 'buy', 'buys', 'waiting', 'wait', 'time', 'find', 'finds', 'works', 'asked', 'asks', 'going', 'went', 'nearer', 'window', 'coins', 'money', 'bath', 'when'],
  except: ['dropped', 'fell', 'melted', 'broken', 'crash', 'crashed', 'hurt', 'hit', 'died', 'police', 'lost', 'stolen', 'stranger', 'allergic', 'bear', 'dragon', 'penguin', 'dinosaur', 'unicorn', 'monster', 'cow', 'moon', 'space', 'flying'],
  company: ['van', 'tune', 'hatch', 'street', 'coins', 'curtain', 'mat', 'corner', 'cap', 'knob', 'cones', 'wafers'],
  moods: ['waiting', 'late', 'first', 'question'],
  out: true,
  fed: true,
  about: 'The hero wants to know how the ice cream man knows where they live; they hide, and hear the end of the tune for the first time, and find out who has told him.',
  titles: ['The End of the Tune', 'How the Ice Cream Man Knows', '{H} and the Ice Cream Van', 'Crooked Mat, Always In', 'Two Streets Away'],
  want: [
    {
      id: 'two-streets-away',
      A: 'partner',
      paragraphs: [
        'The ice cream van was two streets away, and its tune was coming nearer. {H} had the coins ready. In a minute the van would stop outside their door. It always did.',
        '“How does the ice cream man know where we live?” asked {H}. “He sees you,” said {A}. “You’ve got your nose on the glass.” {H} took it off. {H} wanted to know even more than {H} wanted a cone with a flake.'
      ]
    }
  ],
  way: [
    {
      id: 'warm-coins',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Or else he smells you,” said {A}. “You smell of warm money.” {H} sniffed at the fist. It did smell, a little, like a door handle. So they washed the coins with soap, and dried them on {A}’s sleeve.',
        'Now the coins smelled of lemons, and so did {H}. “That won’t help,” said {A}. “Now he’ll know which house has just washed its money.”'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        'So they hid. They drew the curtain, and sat down in the hall, under the coats. The tune came up the street, and stopped right outside. {H} looked at {A}. There was no nose on the glass.',
        'This time the tune played on, until it came to the end. {H} had never heard the end. It was only four notes, and rather sad. Then the van drove off. “He knew,” whispered {H}. “And he’s gone,” said {A}.'
      ]
    },
    {
      id: 'words-for-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You could still hear it, further down the street. “It must have words,” said {H}. {A} thought for a bit and sang along. “Fetch a spoon, fetch it soon, there’s a man with a van and a cold, cold moon.”',
        '“Are those the real ones?” asked {H}. “They fit,” said {A}. They sang it twice more, and a bit louder. Each time the moon came out too long and had to be cut off.'
      ]
    },
    {
      id: 'one-shoe-each',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nobody can find shoes when an ice cream van is driving away. {H} found a left one, and {A} found another left one. They were both {H}’s. There was a boot under the chair, and it had a glove in it.',
        '“Listen,” said {A}. The tune had stopped. “He’s serving somebody,” said {H}. “That’s a minute at least. With sprinkles it’s two.” They found the other shoes where shoes belong, which was the last place they looked.'
      ]
    },
    {
      id: 'pet-ears',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had heard the van first of all, and had gone to wait by the door. Nobody had told {A} that they were hiding. So {A} had sat there all through the tune, and looked at the handle, and then at {H}.',
        'When the door did open, {A} was out first. {A} looked up the street and down the street, and then back at all of them. It was plain what {A} thought of people who sit under coats.'
      ]
    },
    {
      id: 'where-do-you-live',
      A: 'partner',
      paragraphs: [
        'The van had gone only as far as the corner. The ice cream man leaned out of the hatch, in a white cap. “How do you know where we live?” asked {H}. “I don’t,” said the ice cream man. “I only know who comes.”',
        '“But today we didn’t come,” said {H}. “Oh, you’re the crooked mat!” said the ice cream man. “I waited. I had to play it to the end, and I don’t like the end.”',
        '{A} began to laugh. “He hasn’t seen you at all,” said {A}. “He plays his tune, and you come running. You’ve told him yourself, every time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-asks',
      A: 'partner',
      paragraphs: [
        '“So the tune doesn’t say where you are,” said {H}. “It asks where we are.” “Watch,” said the ice cream man. “I’m new at this corner.” He pulled a knob, and the tune began.',
        'All the doors stayed shut. Then, at the fifth note, one opened, and out came a boy in one shoe. The ice cream man pushed in the knob. “Green door,” he said. “Now I know.”'
      ]
    },
    {
      id: 'pictures-on-the-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the side of the van were pictures of everything that was in it. There was a rocket, and a foot with a pink big toe. The picture of the lemon lolly was paler than the others. “Somebody’s licked it,” said {A}.',
        '“Lots of people have,” said the ice cream man. “They’re about so high.” He held a hand out of the hatch. It was just above {H}’s knee. “They all say the same. It tastes of van.”'
      ]
    },
    {
      id: 'the-fish-man',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And where do you live?” asked {H}. The ice cream man stopped with the scoop in the air. It seemed that he had never been asked. “Behind the station,” he said. “On the second floor.”',
        '“And who comes to you?” “The fish man,” said the ice cream man. “On Tuesdays, with a bell. He stops right under my window.” He pushed back his cap. “I’ve always wondered how he knows.”'
      ]
    },
    {
      id: 'wrong-tune',
      A: 'same',
      spare: 3.5,
      paragraphs: [
        '“What if you played a different tune?” asked {A}. “I tried that,” said the ice cream man. “I had a very fine one, with trumpets. People came out and saluted. Not one of them had a purse.”',
        '{H} tried to think of a tune that meant strawberry. It was short and went up at the end. The ice cream man whistled it, and a pigeon came down on the roof of the van. “That one has understood,” he said. The pigeon walked up and down up there, and waited for its cone.'
      ]
    },
    {
      id: 'keeping-cold',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Doesn’t it melt, in the sun?” asked {A}. “The freezer’s as thick as a wall,” said the ice cream man, and knocked on it. “It stays winter in there.” He lifted the lid. A small cloud came out of the hatch and sat down on {H}’s hair.',
        '“Once it broke, on the hottest day of the year,” said the ice cream man. “I had an hour. I went down the longest street there is and gave it all away.” “Who got the last one?” asked {H}. “A traffic warden,” said the ice cream man. “He hadn’t expected it.”'
      ]
    },
    {
      id: 'elder-ran-out',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small,” said {S}, “they told me the tune means he’s run out.” “And you believed it?” asked {A}. “For a whole summer,” said {S}. “I felt so sorry for him. He seemed to run out every day.”',
        '“How did you find out?” “I went and told him how sorry I was,” said {S}. “He gave me a wafer for it.” {S} looked up at the hatch, very politely. The ice cream man held out a wafer.'
      ]
    },
    {
      id: 'child-van',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'While they waited, {S} was a van as well. {S} rolled along the wall with a hum, and stopped exactly in front of {A}. “How did you know that I was here?” asked {A}. “You’re always here,” said {S}.',
        '“What kinds have you got?” “There’s only one kind,” said {S}, and looked into the freezer, which was a pocket. “It’s called All Gone. Do you want sprinkles on it?” {A} had it with sprinkles.'
      ]
    },
    {
      id: 'baby-hand',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} looked at the hatch, and opened one hand and shut it, and opened it again. The ice cream man did the same. They went on with it for a while. “I think we’ve just agreed on something,” he said.',
        'The ice cream man passed down an empty cone, with nothing in it at all. {A} held it in both hands like a candlestick. It went soft at the bottom first.'
      ]
    },
    {
      id: 'guest-tune',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At ours it’s a different tune,” said {S}. “It’s got a hiccup in the middle.” {S} hummed it. It was true about the hiccup. The ice cream man put his head on one side.',
        '“That’s my cousin,” said the ice cream man. “He drove over a kerb in it once, and it’s been like that ever since.” “We thought it was meant to,” said {S}. “We all hop there.” {A} wanted to hear it again, and this time they hopped.'
      ]
    },
    {
      id: 'crooked-mat',
      A: 'partner',
      paragraphs: [
        'Then {H} had a cone with a flake. “Next time you needn’t ask us,” said {H}. “We’ll be on the mat.” The ice cream man wrote it on the wall inside, above the wafers. “Crooked mat,” it said. “Always in.”',
        'They walked home slowly, and licked all the way round. Behind them the tune started up. It stopped after two notes, for somebody had come.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood still in the hall and listened, with open mouth.',
      '{names} turned round twice, because of the tune.',
      { text: '{names} hunted under the cushions for one more coin.', needs: ['hands'] },
      { text: '{names} wiped the round mark off the window.', needs: ['hands'] }
    ],
    way: [
      '{names} sat very quietly between two coats.',
      '{names} breathed out at last, when the van had gone.',
      { text: '{names} held a scarf in front of the letter box.', needs: ['hands'] },
      { text: '{names} counted the notes on the fingers, and ran out of fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked hard at the cones, one after the other.',
      '{names} caught a drip, just before it got away.',
      { text: '{names} waved to the boy in one shoe.', needs: ['hands'] },
      { text: '{names} held on to all the paper napkins.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way in {H} looked at the mat. It was as crooked as ever, and it stayed so.',
    'There was chocolate behind one of {H}’s ears, and it came off with the flannel. {H} lay down, and the door of the room stayed open. Far away, in some other street, the tune was asking.'
  ],
  last: [
    'Far off the tune went on, and {H} was asleep before the end of it.',
    'Somebody came out, a long way off, and the tune stopped, and {H} was asleep.'
  ]
})
