import { wishPlot } from '../wish-plot.ts'

export const sinceFour = wishPlot({
  id: 'wish-two-turns',
  tellsAny: 'turns',
  about: 'A thing has turned into another, but it goes on doing what it always did, until somebody allows it to do both.',
  titles: ['Only Since Four', 'Yours First, Then the New One', 'What It Did Before', 'It Needn’t Leave Anything Out', '{H} Talks to It'],
  company: ['note', 'door', 'pencil', 'street'],
  want: [
    {
      id: 'the-first-bit',
      A: 'partner',
      paragraphs: [
        'It began at four o’clock. {H} happened to be looking, and all at once there was {also.part}. That hadn’t been there before. Then came the rest. {turns} had turned into {also.a}.',
        '“How long have we had {also.a}?” asked {A}. “Since just now,” said {H}. “Before that it was {was}.” They looked at it from both ends.',
        { extra: 1, joins: true, both: ['{H} had always wanted to see from quite near what they do.'] }
      ]
    }
  ],
  way: [
    {
      id: 'as-before',
      A: 'partner',
      paragraphs: [
        '“The last one I saw {also.does},” said {A}. So they stood back, and held on to each other’s sleeves, and waited for that. {turns} thought it over. Then it {was.does}. “That’s what it did before,” said {A}.',
        { extra: 1, joins: true, both: ['They waited once more, in case that had been only the beginning.'] }
      ]
    },
    {
      id: 'crew',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Somebody’s got to be in charge,” said {A}. They drew for it, with two spoons. {A} had the long one and was in charge of {also.part}. {H} had the short one and was in charge of all the rest.',
        '“What shall I do with it?” asked {A}. “Nothing yet,” said {H}. “You just have to be ready.” {A} had never been so ready for anything, and stood up straight.'
      ]
    },
    {
      id: 'true-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{also.fact},” said {A}. “I’ve read that.” It was said loudly, so that {turns} should hear it too. It ought to know such a thing about itself.',
        '“You can’t know it all on the first day,” said {H}. {H} patted it where it still felt like {was.a}.'
      ]
    },
    {
      id: 'guessed',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} walked round it once more, with both hands behind {A}’s back. “I’ll tell you what {also.a} is,” said {A}. “{also.guess}.” {H} wasn’t so sure about that.',
        '“Then ours is the first of its kind,” said {H}. “It used to be {was.a}.” They wrote that on a card, with the time, and stood the card in front.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They all say {also.sound},” said {A}. “Perhaps it doesn’t know the word.” So {H} said it, very clearly, right up against the wood, or whatever it was by now. “{also.sound}.”',
        'It was quiet for a moment. “{was.sound},” said {turns}. “Nearly,” said {A} kindly. You have to praise them at first.'
      ]
    },
    {
      id: 'shown',
      A: 'partner',
      paragraphs: [
        '“It’s never been shown,” said {H}. So {H} {also.move}. {A} stood behind and {also.move} as well, only with more breath. “Now you,” said {H}. And {turns} {was.does}.',
        { extra: 1, joins: true, both: ['You could see how hard it was trying.'] },
        '{A} sat down and leaned against it. “It’s only been {also.a} since four,” said {A}. “And before that it was {was.a} for years and years. Where’s it to put all that?”'
      ]
    },
    {
      id: 'in-its-place',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And if somebody comes and needs {was.a}?” asked {A}. There should always be one. {H} fetched {was.stand} and put out a note with it: “Back soon.”',
        'It wasn’t very like. But somebody did come by, and looked at it, and nodded. It had always been a bit like that, they said.'
      ]
    },
    {
      id: 'model',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It’s never seen itself,” said {H}. So they built it a small one, out of {also.stand}. They held it up in front, high and then low, wherever it might have its eyes.',
        'It looked for a long time. “I think it’s pleased with {also.part},” said {A}. “It’s not sure yet about the back.” Nobody’s ever sure about the back.'
      ]
    },
    {
      id: 'what-it-wants',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What does {also.a} want?” asked {A}. “{also.wants},” said {H}. “And {was.a}?” “{was.wants}.” They didn’t have either of them there.',
        'So they asked it which. It was to knock once for the one and twice for the other. There was a knock. Then there was half of another. “That’s just the trouble,” said {A}.'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Does it know who we are?” asked {A}. {H} put a hand on it and said both their names, one after the other. Something in there settled. “It knows yours,” said {A}. “You’ve always knocked first.”',
        'So {A} knocked as well, and waited, as you do at a door that isn’t yours. After a little while something knocked back. It was slow, and not very sure, and it came from the old end.'
      ]
    },
    {
      id: 'advice',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“We could write to somebody,” said {A}, “who knows about {also.many}.” {H} wrote the letter. Dear Sir, it said, ours {was.does}. Is that usual? They read it through, and it didn’t look like much.',
        '“They’ll write back that it’s broken,” said {A}. They both turned and looked at it. It stood there in the light, and it wasn’t broken at all. So the letter was folded into a hat.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had known {turns} from before. {A} had a look at it from this side and from that. Then {A} settled down in the old place, as on any other day.',
        '“For {A} it’s still {was.a},” said {H}. It seemed to do {turns} good. It stood more comfortably after that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I turned once, too,” said {S}. “I’d been a child for years, and one morning I was somebody with a briefcase.” “Did it hurt?” asked {A}. “It pinched at the elbows,” said {S}.',
        '“And the child?” “I walked along the top of the wall to work,” said {S}, “when nobody was looking.” Beside them {turns} had gone quite still, to listen.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m turning as well,” said {S}, and was a standard lamp. It was very good, with a cushion for the shade. “Are you still in there?” asked {A}.',
        '“Only at the feet,” said the lamp. They looked down. There were {S}’s socks, the ones with the hole. It’s a comfort when something stays.'
      ]
    }
  ],
  turn: [
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '{H} knocked on {turns}. “You needn’t leave anything out,” said {H}. “Do yours first, and the new one after it.” It was quiet in there. Then it {was.does}, as properly as it ever had. And out of the middle of that, with nobody pushing, it {also.does}.',
        '“That’s both!” said {A}. They got in, and there was just room for everybody. They were {also.where}, for about as long as it takes to say so. Then it turned round by itself. It was {was.a} as well, and wanted to be home before dark.'
      ]
    },
    {
      id: 'again',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Once more,” said {A}, “and this time I’ll do it too.” So it {was.does}, and {A} did the same, and was very like. Then it {also.does}. {A} got halfway through that, and had to sit down and laugh.',
        '“You’ve only been one since five,” said {H}.'
      ]
    },
    {
      id: 'log',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Where you’ve been has to be written down. {H} had the pencil. “What was it like there?” asked {H}. {A} thought hard. “Like here,” said {A}, “only with us on a visit.”',
        'That went in, with the time, and a drawing of {also.part}. Under it they all signed. There was a smudge at the bottom where {turns} had leaned on the page.'
      ]
    },
    {
      id: 'kept-it',
      A: 'partner',
      paragraphs: [
        'In the last of the light {turns} was {was.a} again, from top to bottom. It {was.does}, as it did every evening.',
        { extra: 1, joins: true, both: ['“Was it hard to turn back?” asked {H}. It said nothing.'] },
        'But it had kept {also.part}. “In case it’s needed again,” said {A}. {H} hung a scarf over that, so that not everybody asked.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What do you think it’ll be tomorrow?” asked {A}. {H} thought of all that there is. There was a great deal that they hadn’t got yet. “I don’t mind,” said {H}, “as long as it’s that one.”',
        '{A} knew just what was meant. You get used to your own.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at it, and it still smelled the way it did at three.',
      '{names} rubbed along the old end, to say hello to what it was.',
      { text: '{names} looked in the handbook, but it had been written before four.', needs: ['hands'] },
      { text: '{names} knocked on the new part, and it sounded new.', needs: ['hands'] }
    ],
    way: [
      '{names} did what it did before, to encourage it.',
      '{names} backed off two steps more, onto somebody’s foot.',
      { text: '{names} oiled something at the join.', needs: ['hands'] },
      { text: '{names} held up a mirror, in case it had not been told.', needs: ['hands'] }
    ],
    turn: [
      '{names} piled in last, and there was just room to breathe.',
      '{names} bumped along happily, through the one and into the other.',
      { text: '{names} patted it on the old part, and then on the new.', needs: ['hands'] },
      { text: '{names} waved out of it, the whole way.', needs: ['hands'] }
    ]
  },
  bed: [
    'They said good night to it, and everybody patted it somewhere.',
    'They washed and lay down. {H} lay quite still, and was the same at both ends.'
  ],
  last: [
    'It had been one thing and then another, and now it was night. {H} was asleep.',
    'Nothing had been left out. {H} slept.'
  ]
})
