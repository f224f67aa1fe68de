import { wishPlot } from '../wish-plot.ts'

export const whoeverBed = wishPlot({
  id: 'wish-whoever-bed',
  visits: 'anything',
  whoever: [
    'doesn’t want to go to bed',
    'doesn’t want to go to sleep',
    'doesn’t want to sleep',
    'doesn’t want to hibernate',
    'doesn’t want to nap',
    'doesn’t want to take a nap',
    'doesn’t want to have a nap',
    'doesn’t want to lie down',
    'doesn’t like bedtime',
    'doesn’t like going to bed',
    'doesn’t like to go to bed',
    'doesn’t like sleeping',
    'doesn’t like naps',
    'won’t go to bed',
    'won’t go to sleep',
    'won’t sleep',
    'won’t hibernate',
    'won’t nap',
    'won’t take a nap',
    'refuses to go to bed',
    'refuses to sleep',
    'refuses to hibernate',
    'hates bedtime',
    'hates going to bed',
    'hates sleeping',
    'hates naps',
    'never wants to go to bed',
    'never wants to sleep',
    'wants to stay up',
    'wants to stay awake',
    'is not tired',
    'isn’t sleepy',
    'won’t close its eyes',
    'won’t stay in bed',
    'won’t settle down',
    'keeps getting out of bed',
    'wants five more minutes',
    'always wants one more story',
    'runs away at bedtime',
    'thinks sleep is boring',
    'always puts off bedtime',
    'makes a fuss at bedtime',
    'hides at bedtime',
    'says no to bed',
    'wants to play all night'],
  company: ['comb', 'pegs', 'road', 'door', 'bed'],
  about: 'The hero wants to send somebody to bed just once, and whoever comes is always in the middle of something, until a comb is laid there for a bookmark.',
  titles: ['We Are Here', 'In the Middle', 'A Comb Behind the Last Peg', 'Only a Longer Fifty', '{visitor} Lays One More'],
  want: [
    {
      id: 'and-now-to-bed',
      A: 'partner',
      paragraphs: [
        '{H} had been sent to bed a thousand times, and had never once sent anybody. {H} wanted to say it, with both hands on both hips: “And now to bed.” Nobody had ever gone.',
        'That evening something rattled in the hall. It was {visitor.first}, laying clothes pegs on the floor, one behind the other. “I can’t stop,” said {visitor}. “I’m in the middle.” {H} put both hands where they belonged. “And now to bed,” said {H}. It felt very good.'
      ]
    }
  ],
  way: [
    {
      id: 'firmly',
      A: 'partner',
      paragraphs: [
        '“Only one more,” said {visitor}. Then {visitor} was stuck, and had to know how many drops there are in the sea. {H} told the number. “That’s without the waves,” said {visitor}, and laid a peg.',
        '“You’ve got to say it firmly,” said {A}. So {H} said it so firmly that the cups rang. “No,” said {visitor}, just as firmly. “Well,” said {A}, “that’s the end of what I know.”'
      ]
    },
    {
      id: 'not-yet-today',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Besides, I haven’t done it today,” said {visitor}. “What?” asked {A}. {visitor} moved the pegs a little to one side. Then {visitor} {caller.does}. It was done with great care, from the beginning to the end.',
        '“There,” said {H}. “Now you’ve done it.” “That was today’s,” said {visitor}. “I’ve still got yesterday’s.” {A} asked how many there were altogether. It turned out that {visitor} had got behind with it some time in the spring.'
      ]
    },
    {
      id: 'without-that',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“I can’t possibly go to bed without {caller.wants},” said {visitor}. So they looked. It was not under the sofa. It was not behind the bread. {H} brought what there was, and that was a teaspoon.',
        '{visitor} weighed it, and held it to the light. “It’ll do for tonight,” said {visitor}. {H} was so pleased. “And now to bed,” said {H}. “Now?” said {visitor}. “I’ve only just got a teaspoon.”'
      ]
    },
    {
      id: 'what-they-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And what do you do,” {visitor} asked {A}, “when we’re all in bed?” {A} showed it. {A} wiped the table. {A} sat down and said, “Well.” Then {A} looked for something, and it had been in the one place all along.',
        '{visitor} watched it right to the end, without a word. “And then?” “And then I go to bed,” said {A}. “You go by yourself? Without being sent?” {A} said that it was the best part. {visitor} laid a peg, and did not believe one word.'
      ]
    },
    {
      id: 'three-more',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Three more pegs,” said {H}, “and then that’s it.” {visitor} agreed. “One,” said {visitor}, and laid a peg. “Two.” After that came two and a quarter, and two and a half. {A} leaned over to see how they did it.',
        '“They’re the same size,” said {A}. “They’re only called that,” said {visitor}. “Two and three quarters.” There is a great deal of room before a three, if you know your way about in there.'
      ]
    },
    {
      id: 'one-foot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’d go,” said {visitor}, “but one end of me’s too warm, and the other end’s too cold.” {A} felt it. It was so. They put a cushion on the cold end, and fanned the warm one with a lid.',
        '“And now?” asked {H}. “Now it’s the other way round,” said {visitor}. They changed ends. {H} had never known how tiring it is, to send somebody to bed. “Who does that with me?” asked {H}. {A} only looked, and went on fanning.'
      ]
    },
    {
      id: 'not-tired',
      A: 'same',
      spare: 4,
      embodied: true,
      paragraphs: [
        '“I’m not tired,” said {visitor}. At that moment {visitor}’s mouth came open, and it went on opening. You could have laid a plate in there. “What was that?” asked {A}. “That was my face having a stretch,” said {visitor}. “It’s been sitting all day.”',
        'Then {H} did one, and {A} after that. It went right round the room and came back to {visitor}. “They’re very stiff in this house,” said {visitor}, with wet eyes.'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Five more minutes,” said {visitor}. {H} knew that one. {H} sat down in front of the clock, and did not take an eye off it. It was a long time. You could see that the big hand did not want to go either.',
        '“Now,” said {H}. “Those were yours,” said {visitor}. “You were looking at them. I’ve still got mine.” {A} said it was a point. So {visitor} had five as well, and they were over in no time at all.'
      ]
    },
    {
      id: 'pyjamas',
      A: 'same',
      spare: 6,
      embodied: true,
      paragraphs: [
        '“First come the pyjamas,” said {A}, and held some out. {visitor} put the trousers on for a hat, and walked about to see how they hung. Then {visitor} was inside the jacket for quite a while. A button looked out, and went away again.',
        '“There’s an arm too many,” said the jacket. “I’m keeping this one for tomorrow.” {H} did up what could be done up. Somewhere along the middle there was a peg.'
      ]
    },
    {
      id: 'song',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“A song always helps,” said {A}, and began on the one with the moon in it. By the second verse {H} had to hold on to the table, and {A} sang lower and lower. “Go on,” said {visitor}, who was wide awake. “What does the moon say?”',
        '{A} was no longer sure. {A}’s chin had gone down on the last word. “Now I’ll have to find out by myself,” said {visitor}. The next peg was laid quite softly, because of {A}.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Bed’s so short,” said {visitor}. “You lie down, and then it’s over, and somebody’s made porridge.” {A} counted it up. It was ten hours. “That can’t be,” said {visitor}. “I’ve never seen more than two minutes of it.”',
        '“Then it isn’t long,” said {H}. “For you it’s a two-minute bed.” {visitor} had not looked at it like that. “Two minutes I could do,” said {visitor}. “But not now. I’m just coming to the corner.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I always thought they had something good in there when I’d gone,” said {S}. “So one night I went back and opened the door.” “What was it?” asked {A}. “Pears,” said {S}. “With sugar.”',
        '“I knew it,” said {visitor}. “They gave me one,” said {S}. “It was hard, and the chair was cold, and they talked about a roof. I was never so glad of a bed.” {visitor} wanted to hear more about the roof.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve got a trick,” said {S}. “You say that you heard something.” “What do you hear?” asked {visitor}. “It doesn’t matter,” said {S}. “A tap. Then they go and look, and that’s a whole tap long.”',
        '{A} had never known that anybody else did that. “Mine’s a wolf,” said {A}. “It’s longer.” The three of them looked at one another with respect. Then they listened, and it really was the tap.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} went to bed. Nobody had sent {A}. {A} just stopped, right beside the road of pegs, and lay down, and was gone. “What’s the matter with {A}?” asked {visitor}. “Nothing,” said {H}. “{A} does that eleven times a day.”',
        '{visitor} walked once round {A}. Nothing had been finished. A toy lay there with half of it chewed. “And {A} knows where to go on?” asked {visitor}. “Every time,” said {H}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours it’s said twice,” said {A}. “The first time’s so you know it, and the second time’s so you’ve heard it.” “And the third time?” asked {visitor}. {A} did not know anybody who had stayed for that.',
        '“I’ve had a ninth time,” said {visitor}. “It’s very short. It’s only your name.” They all got a little straighter, the way you do.'
      ]
    },
    {
      id: 'a-comb',
      A: 'partner',
      paragraphs: [
        'At eight the pegs reached the wall. “That’s the end,” said {H}. “It’s a road,” said {visitor}, “and roads go on.” {H} sat down on the floor. “With you it’s never the end.”',
        '{A} had a book there, with a comb between the pages. “It needn’t be,” said {A}. “I’ve been in the middle of this one since May. I only have to know where I was.”'
      ]
    }
  ],
  turn: [
    {
      id: 'we-are-here',
      A: 'partner',
      paragraphs: [
        '{H} took the comb, and laid it behind the last peg. “We are here,” said {H}. {visitor} looked at it from both sides. “And who goes on with it while I’m away?” asked {visitor}. “Nobody.” “That’s what they say. And then I’m in bed, and you all go on without me.”',
        'So that was it. They tried it out. {visitor} went outside the door for ten, and came in again. There lay the comb. There was not one peg more. {H} had wanted to, a bit, and had sat on both hands.'
      ]
    },
    {
      id: 'other-marks',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that it was easy to stop doing things. {H} was in the middle of a glass of water, and laid a spoon across it. {A} was in the middle of a thought, and put a cup on the table there. “So that I know,” said {A}.',
        '{visitor} had been in the middle of a sentence since lunch. It began with “And another thing”. They could not find what to lay on a sentence. In the end they used a lid.'
      ]
    },
    {
      id: 'inspection',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And if somebody treads on the road?” asked {visitor}. {A} drew the whole road on the back of an envelope, with all the bends. There was a cross for the comb. {visitor} looked from the floor to the paper, and found one peg that leaned.',
        '“It leans in the real one too,” said {A}. It did. Then {visitor} folded up the envelope, to take it along to bed. It was nice to have the middle of something so near.'
      ]
    },
    {
      id: 'a-longer-fifty',
      A: 'partner',
      paragraphs: [
        'Next {visitor} went out for fifty, and the comb was still there. “Now I’ll try a night,” said {visitor}. “It’s only a longer fifty.” And {visitor} went to bed, with one peg.',
        '“And now to bed,” said somebody. It was {A}, with both hands on both hips. “I can’t,” said {H}. “I’m in the middle.” {A} waited. Then {H} pulled off one sock, and laid it beside the comb.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the pegs, or nearly.',
      '{names} heard the word bed, and looked somewhere else.',
      { text: '{names} tried it with both hands on both hips as well.', needs: ['hands'] },
      { text: '{names} fetched some more pegs, which was no help.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, and blamed it on the guest.',
      '{names} lay down beside the road, for the view.',
      { text: '{names} turned the blanket back, very temptingly.', needs: ['hands'] },
      { text: '{names} brought a glass of water, and then the other glass.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, and went on with nothing.',
      '{names} looked after the comb until the door opened.',
      { text: '{names} counted to fifty along with it, on all fingers.', needs: ['hands'] },
      { text: '{names} laid a spoon by the cup, to know the place.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nothing was cleared up that night. There lay the road, and the comb, and the sock, and everybody walked round them.',
    'They washed, and lay down beside {visitor}, who had got as far as thirty. “Thirty-one,” said {H}.'
  ],
  last: [
    'Somewhere in the middle of a number {H} was asleep, and the sock kept the place.',
    'Nobody went on without {H}, for everybody was in bed, and {H} slept.'
  ]
})
