import { wishPlot } from '../wish-plot.ts'

export const deedDingDong = wishPlot({
  id: 'wish-deed-ding-dong',
  tellsAny: 'once',
  deeds: ['hosts'],
  isTale: true,
  about: 'Whoever gives the party has to open the door each time it rings, and so never gets to it; until {H} puts that one out on the mat to ring, and lets in the last guest of all. Needs no thing.',
  titles: ['Ding-Dong', '{once.who} Only Has to Ring', 'How Lovely That You Could Come', 'Whoever Rings Goes In', '{H} Opens the Door'],
  company: ['door', 'hall', 'hook', 'hooks', 'mat', 'bell', 'coat', 'coats', 'party', 'guest', 'guests', 'gas meter', 'keyhole', 'man'],
  want: [
    {
      id: 'just-the-others',
      A: 'partner',
      paragraphs: [
        'That evening {once.first} {once.was} {once.doing}, and the only way in was through {H}’s hall. You could hear the party hum and clink in there already. “I’ll go in when you do,” said {H}, who knew nobody there but {once.who}. “I’ll just let in the others,” said {once.who}. Ding-dong.',
        '“How lovely that you could come,” said {once.who} at the door, and hung up a coat. The guest went through to the party. “And now us,” said {once.who} to {H}. Ding-dong. “That’ll be the last one,” said {A}.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many did you ask?” said {A}. “Only six,” said {once.who}. “I told them each to bring somebody nice.” {A} worked it out on the fingers. That made twelve. “And they each know somebody nice,” said {once.who}.',
        '{A} ran out of fingers, and went on with {H}’s. When those were used up, it rang again. “Have you been counted?” asked {H}. The guest had not. But he had brought his choir.'
      ]
    }
  ],
  way: [
    {
      id: 'the-best-bit',
      A: 'partner',
      paragraphs: [
        'Ding-dong, there were two of them. Ding-dong, there were four. Every time {once.who} ran to the door, and to the hook, and back to the door. At the party they cheered. “What was that?” asked {once.who}. “I think it was the best bit,” said {A}.',
        'Ding-dong. It was a man about the gas meter. “How lovely that you could come,” said {once.who}. Before he could say a word, he was at the party, and had a paper hat on. “He only came to read the meter,” said {H}.'
      ]
    },
    {
      id: 'right-for-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Am I right here for the party?” asked a man under an umbrella. “Straight through,” said {once.who}, “and how lovely that you could come.” “And what’s the party like?” asked the man. {once.who} had to think about that.',
        '“I’ve heard good things,” said {once.who}. “We heard a bump,” said {A}, “and then everybody clapped.” The man put down the umbrella, and soon came a second bump, and more clapping. “That was him,” said {H}. Ding-dong.'
      ]
    },
    {
      id: 'keyhole',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} bent down and looked through the keyhole. “What are they doing in there?” asked {once.who}. “One guest {doer.does},” said {A}, “and now they’re all trying it.” “But that’s mine,” said {once.who}. “I was going to do that.”',
        '{once.who} looked too, and for rather a long time. “They’re doing it too fast,” said {once.who}. “Somebody ought to show them.” {H} had already taken hold of the handle. Ding-dong.'
      ]
    },
    {
      id: 'hung-with-coats',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By now all the hooks were full. So the next coat was laid over {doer.part}, and the one after that as well. “Just for now,” said the guests, and went through. Soon there was nothing to be seen of {once.who}. There was only a heap, and it ran when it rang.',
        '“Where’s the one who’s giving all this?” a lady asked {A}. “Behind the brown one,” said {A}. “How lovely that you could come,” said the brown one. The lady shook its sleeve.'
      ]
    },
    {
      id: 'a-bit-of-party',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If you can’t go to the party,” said {A}, “some of it will have to come out here.” {A} slipped in, and was back in no time. {A} had a paper hat, a crumb and the middle of a song. “There wasn’t room for more,” said {A}.',
        '{once.who} put on the hat, and {H} divided the crumb. Then {A} sang the middle. “And how does it go on?” asked {once.who}. Ding-dong, it went on.'
      ]
    },
    {
      id: 'the-joke',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In there they were laughing so much that the hooks shook. “What at?” asked {once.who}. {A} called the question in at the door, and it was passed from one to the next. Then the answer was passed back. “And that was the sausage,” said {A}.',
        '“That’s the end of it,” said {H}. They laughed too, as well as they could from that side. {once.who} thought about it through five coats. “There must have been a dog in it,” said {once.who}.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By the thirtieth guest there was nothing left of “How lovely that you could come”. “{doer.sound},” was all that {once.who} got out, and took the coat. “{doer.sound},” said the guest, and bowed. People do what is done at the door.',
        'They said it to each other at the party now, and asked how the family was. “{doer.sound}?” said one to {A}. “Not so bad,” said {A}, “but we haven’t been in yet.”'
      ]
    },
    {
      id: 'not-to-be-opened',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One guest had a parcel with a bow. “It’s {doer.wants},” the guest whispered to {once.who}. “But you’re not to open it until you’re at your party.” {once.who} had never wanted anything so much. The parcel was put under the hooks.',
        'Each time it rang, {once.who} ran past the bow, and a bit more slowly. “You could feel it from outside,” said {A}. They all felt it. Then it rang, and it was somebody with an accordion.'
      ]
    },
    {
      id: 'wrong-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Ding-dong. “I’m sorry,” said a man with a bunch of parsley. “I’m too early. I’m for tomorrow.” “There isn’t one tomorrow,” said {once.who}. He was so sad about it that he held on to the door.',
        '“You can be a day early for that,” said {A}. He thought it over, and wiped his feet. “Then I won’t stay long,” he said, and went through. They heard him being cheered. {once.who} looked after him for a moment too long. Ding-dong.'
      ]
    },
    {
      id: 'the-pile',
      A: 'same',
      spare: 8,
      paragraphs: [
        'All the coats were black. “How will they know which is whose?” asked {A}. {H} went along the hooks and sniffed. One coat smelled of dog, and one of buns. One smelled of nothing, and that one had to be new.',
        'So they hung them by smell, the bread next to the butter and the dog by itself. “And who’s this?” asked {once.who}. {H} sniffed for a long time. “Gas meter,” said {H}.'
      ]
    },
    {
      id: 'grown-up',
      A: 'grown-up',
      spare: 9,
      paragraphs: [
        '“It’s always like that,” said {A}. “I’ve never been at a party of mine either. I’ve only heard them through the wall.” “And were they good?” asked {once.who}. {A} thought back. “People said so,” said {A}, “when I gave them their coats.”',
        '“But your birthday was in the kitchen,” said {H}. “Yes,” said {A}. “You were all on the sofa.” {H} put one arm round as much of {A} as was to be had. Ding-dong.'
      ]
    },
    {
      id: 'uncle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle had a party,” said {S}, “and opened the door all night. They thought he was the porter, and gave him tenpence.” “Did he say who he was?” asked {A}.',
        '“He said thank you,” said {S}. “He made one pound forty.” {once.who} hadn’t thought of that. With the next guest {once.who} stood there a little longer, but all that came was an umbrella.'
      ]
    },
    {
      id: 'six-times',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Ding-dong. It was {S}. “How lovely that you could come,” said {once.who}. {S} walked in, turned round on the mat and walked out again. Ding-dong. “How lovely that you could come,” said {once.who}.',
        '“What are you doing that for?” asked {A}. “It’s different every time,” said {S}. “The fourth was the loveliest.” {once.who} hadn’t noticed, and tried to do it again as it had been. Ding-dong.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was lying across the mat. Everybody who came in had to step over, and begged {A}’s pardon. It was begged forty times, and by some of them in a hat.',
        '“They think that it’s {A}’s party,” {H} told {once.who}. {A} thought so too. When it rang, {A} looked at the door, and then at {once.who}, and waited.'
      ]
    },
    {
      id: 'bye-bye',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was good at a door, but only at one half of it. {A} waved bye-bye. A very polite guest had just hung up a coat. He saw it, took the coat down again, and left.',
        '{once.who} had to fetch him back. “How lovely that you could come,” said {once.who}, and {A} waved bye-bye. In this way one guest came to the party five times. He said that he had never had such a full evening.'
      ]
    },
    {
      id: 'no-bell',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours there’s no bell,” said {A}. “You stand outside and say something interesting.” “And then?” asked {once.who}. “Then somebody comes to hear the rest.” They listened at the door, for there was somebody on the mat.',
        '“I’ve just seen a sofa on a bus,” said a voice. {once.who} tore the door open. It was a very long story, and the sofa paid half. By the end there were six more on the mat, and they all wanted the beginning.'
      ]
    },
    {
      id: 'left-open',
      A: 'partner',
      paragraphs: [
        '“Just leave it open,” said {H}. So they left the door open, and went three steps towards the party. Nobody came in. The guests stood on the mat and looked at their shoes. “We can’t just walk in,” they said. “Nobody’s said how lovely.” {once.who} turned back.',
        '“It’s your party,” said {A}, “and everybody’s there but you. Whoever rings goes in. Whoever opens stays out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-more-guest',
      A: 'partner',
      paragraphs: [
        '“Then ring,” said {H}. {H} pushed {once.who} out on to the mat, and shut the door. For a moment it was quiet. Ding-dong. “Who can that be?” asked {A}. {H} opened. “How lovely that you could come,” said {H}. “It’s through there. We’ll come with you.”',
        'Ding-dong. {once.who} jumped. “Stay there,” said {H}. “The last one in lets in the next.” That is how they did it from then on, and nobody had to open twice. {once.who} {once.did}, and at last {once.was} there as well.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. “Was that the best bit?” asked {once.who}. “I think so,” said {A}. This time they were all in it, and cheered from the front.'
      ]
    },
    {
      id: 'who-is-giving-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who’s giving it?” the man about the gas meter asked {once.who}. “I’ve only just come,” said {once.who}. “I don’t know many people here.” “It’s somebody very nice at doors,” he said, “but you don’t see much of them after that.”',
        '“Perhaps they’re shy,” said {A}. {once.who} thought so too. So they all drank to whoever it was, in lemonade. {once.who} drank to it twice.'
      ]
    },
    {
      id: 'come-far',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Have you come far?” a lady asked {H}. “From the hall,” said {H}. “It took all evening.” The lady said that the traffic was dreadful. She moved up, and they sat down in a row, with {once.who} in the middle.',
        'After a while {once.who} got up. “What is it?” asked {A}. “Nothing rang,” said {once.who}. “I was only going to see why.” They pulled until {once.who} sat down. It took two of them, and the lady.'
      ]
    },
    {
      id: 'just-once',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Later it was {A}’s turn to open, and there stood three from number five. “How lovely that you could come,” said {A}. It was a good feeling, and it came up from the knees. “May I do one more?” asked {A}.',
        'But there was a queue for it by now. Everybody wanted to be the one at the door for once. {once.who} looked down the row of them. “I had all that to myself,” said {once.who}, “and I never noticed.”'
      ]
    },
    {
      id: 'thank-you-for-having-me',
      A: 'partner',
      paragraphs: [
        'In the end everybody took a coat and went home. On the mat stood only {once.who}. “Thank you for having me,” said {once.who} to {H}. “Thank you for having me too,” said {H}.',
        '“It was the first party that I’ve ever been to,” said {once.who}, “of mine.” Neither of them knew who had to shut the door. So {A} did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got to the mat first each time, and stood in the way.',
      '{names} listened at the wall, where the party was loudest.',
      { text: '{names} wiped the bell, which had never been used so much.', needs: ['hands'] },
      { text: '{names} pulled the sleeves out of the coats, the right way round.', needs: ['hands'] }
    ],
    way: [
      '{names} vanished under the coats, and came out at the far end.',
      '{names} jumped at every ding, and sat down at every dong.',
      { text: '{names} passed plates in over the heads, and empty ones out.', needs: ['hands'] },
      { text: '{names} held the door, and got a tip and an umbrella.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in behind {once.who}, like the tail of it.',
      '{names} took the warmest place at the party, and kept it.',
      { text: '{names} let in two guests and a late accordion.', needs: ['hands'] },
      { text: '{names} clapped for everybody who came through the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hooks were empty, and the hall was a hall again. Ding-dong. It was only {once.who}. “I forgot to say good night,” said {once.who}.',
    '{H} washed and came to the bed. “How lovely that you could come,” said {H} to the pillow, and lay down on it.'
  ],
  last: [
    'Ding-dong, it went, a very long way off. That was sleep, and {H} let it in, and slept.',
    'Nobody rang any more, and nobody had to open, and {H} was asleep.'
  ]
})
