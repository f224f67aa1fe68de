import { wishPlot } from '../wish-plot.ts'

export const isNow = wishPlot({
  id: 'wish-incident-is-now',
  tellsAny: 'isnow',
  company: ['table', 'door', 'hall', 'shoes', 'bed', 'pillow', 'floor', 'kitchen'],
  about: 'A child has decided to be an animal or a thing, and so strawberries and goodnights that are for the child cannot be handed over, until the animal fetches the child.',
  titles: ['Nobody of That Name', 'Two in One Bed', 'Nobody Had Seen {H}', 'Goodnight, {isnow.name}', 'Five Strawberries for {H}', '{isnow.name} Says Thank You'],
  want: [
    {
      id: 'five-strawberries',
      A: 'partner',
      paragraphs: [
        '{H} was {isnow.a}. {H} had been {isnow.a} {isnow.since}, and {isnow.did}. “{H}!” called {A} after supper, and nobody came. “{isnow.name}!” called {A}. There was a quick patter of feet, and there stood {isnow}.',
        '{A} put down a saucer with five strawberries on it. “These are for {H},” said {A}. “Have you seen {H} anywhere?” {H} wanted to go on being {isnow.a}. But {H} wanted the strawberries too. “No,” said {isnow}. “But I could take them to {H}.”'
      ]
    },
    {
      id: 'no-doubt-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do I know that you’re really {isnow.name}?” asked {A}. “You just look,” said {isnow}, and turned round once, so that {A} could see every side. It was true that {isnow} {isnow.did}. “{H} never used to do that,” said {A}.',
        '“{H} can’t,” said {isnow}. “{H} hasn’t practised.” {A} moved the saucer a little closer to {isnow}, to see what would happen. {isnow} did not look at it. {isnow} only breathed in, through the nose, for quite a long time.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-door',
      A: 'partner',
      paragraphs: [
        '{isnow} carried the saucer round behind the door. There was a sound of chewing, and then of licking. {isnow} came back, and the saucer was empty. “{H} says thank you,” said {isnow}.',
        '“You’ve got red on your chin,” said {A}. “That’s from carrying,” said {isnow}. “And how was {H}?” “Very well,” said {isnow}. “But {H} could have eaten six.”'
      ]
    },
    {
      id: 'up-to-here',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} went to look for {H}, and {isnow} came along to help. They looked in the wardrobe and under the coats. “How tall is {H}?” asked {isnow}. “Up to here,” said {A}, and held out a flat hand. {isnow} stood under it. It fitted exactly.',
        '“I haven’t seen anybody like that,” said {isnow}. “And {H} has two knees,” said {A}. {isnow} looked down, and pulled both sleeves over both knees. “That could be anyone,” said {isnow}.'
      ]
    },
    {
      id: 'who-did-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were crayons all over the floor. “Who left those there?” asked {A}. “{H},” said {isnow} at once, and sighed. “And who’s going to pick them up?” “{H},” said {isnow}. “But {H} isn’t here. What a pity.” And {isnow} stepped over the red one.',
        '“It’s a great pity,” said {A}. “I only ever show the trick with the coin to whoever tidies up.” {isnow} stopped with one foot in the air. There was a trick? Then {isnow} picked up the crayons, all of them, just to surprise {H}.'
      ]
    },
    {
      id: 'for-somebody-else',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“{H}’s toothbrush is still dry,” said {A}. {isnow} was sorry to hear it. “I don’t use one,” said {isnow}. “I’m {isnow.a}.” “Of course,” said {A}. “It would only be for {H}.” So {isnow} brushed {H}’s teeth for {H}, at the top and at the bottom.',
        '{isnow} spat for {H} as well, right into the middle of the basin. “And do they feel clean?” asked {A}. “I’ll ask,” said {isnow}, and went behind the door, and came back. “{H} says yes. And {H} says I can do it every day.”'
      ]
    },
    {
      id: 'a-full-evening',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does {isnow.a} do all evening?” asked {A}. “This,” said {isnow}, and {isnow.move}. {A} watched it to the end. “And then?” “Then this,” said {isnow}, and {isnow.move} once more, a bit more slowly.',
        '“May I try?” asked {A}. So {A} had a go, and {isnow.move}. “You’re thinking about it,” said {isnow}. “You mustn’t think. You have to be one.” {A} tried again. “And now you’re thinking about the washing-up,” said {isnow}. It was true.'
      ]
    },
    {
      id: 'listening-for-two',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If {H} were here,” said {A}, “we’d look at the next page of the book.” {isnow} came a little closer. “You could show it to me,” said {isnow}. “Then I’ll tell {H} about it.” “Then you have to look very hard,” said {A}, “so that nothing’s left out.”',
        'On the page was a ship with a cook, who had lost a sausage. {isnow} found the sausage. “{H} would never have found that,” said {isnow}. They did one more page. {isnow} was listening for two, after all.'
      ]
    },
    {
      id: 'a-notice',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} took a pencil, to make a notice for the door. It was to have a picture of {H}. “What does {H} look like?” asked {A}. “You’ll have to help me.” {isnow} sat quite still in front of {A}, and helped. “There’s a nose in the middle,” said {isnow}.',
        '{A} drew a nose, and looked up, and drew two ears. It became very like {H}. {isnow} looked at the picture with a tilted head. “It’s a nice face,” said {isnow}. “I’d know it again. But you have to make the hair messier.”'
      ]
    },
    {
      id: 'beg-your-pardon',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came past with the washing. “Good evening, {H},” said {A}. “You’ve got the wrong one,” said {isnow}. {A} put the washing down and came closer. “I do beg your pardon,” said {A}. “It was the ears. You’ve got just the same ears.”',
        '“Everybody says that,” said {isnow}. There was a jumper of {H}’s in the washing. {A} held it up against {isnow}, and it would have fitted, arms and all. “{H} lends me things,” said {isnow}, and put it on, because it was still warm.'
      ]
    },
    {
      id: 'the-other-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be {isnow.a} as well. {A} looked {S} up and down. “You can be the other one,” said {A}. “The other one walks behind.” So {S} walked behind {A}, all the way to the kitchen and back.',
        '“What do I have to know?” asked {S}. “If somebody calls your name, you don’t turn round,” said {A}. “{S}!” called {A}, to see. {S} turned round. “That was me practising,” said {S}.'
      ]
    },
    {
      id: 'elder-was-a-tram',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was a tram once,” said {S}. “I was five, and I was a tram for a whole week. I only stopped where there was a rug.” “And was it hard?” asked {A}. {S} had to think back a long way.',
        '“Once there were dumplings,” said {S}, “and there was no rug in the kitchen. I stood in the hall, and I could smell them.” {A} understood that. “Who moved a rug for you?” “My mother,” said {S}. “She rolled it out right up to the stove.”'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been watching {isnow} from under a chair. All evening people had asked where {H} was, and nobody had asked {A}. Now {A} came out, and looked at {isnow}’s toes, and then up at {isnow}’s face.',
        '“Don’t tell,” whispered {isnow}. {A} did not tell. {A} settled down on the toes, where {A} otherwise only ever settled down on {H}’s. {isnow} kept them very still, and looked the other way.'
      ]
    },
    {
      id: 'baby-knows',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} looked at {isnow} for a long time, with round eyes. Then {A} laughed, and reached up with both hands, just as {A} always did for {H}. “I’m not the one you mean,” said {isnow}. {A} did not mind.',
        '{isnow} bent down, and {A} got hold of an ear and held on to it. It was the one that {H} always let {A} have. “All right,” whispered {isnow}. “But it stays between us.”'
      ]
    },
    {
      id: 'second-best',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Is there anything that {isnow.a} would like?” asked {A}. “There is,” said {isnow}. “I’d like {isnow.wants}.” {A} went to the kitchen to see. A cupboard door opened, and then another. “We’ve run out of that,” called {A}. “We’ve got a cracker.”',
        '“After {isnow.wants},” said {isnow}, “that’s what I like best.” {isnow} broke the cracker in two, and put one half in a pocket. “For {H},” said {isnow}. The half in the pocket did not last very long either.'
      ]
    },
    {
      id: 'what-they-know',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“I know something about you,” said {A}. “{isnow.fact}.” {isnow} nodded, as you nod when somebody gets your birthday right. “Ask me something hard,” said {isnow}. {A} thought. “What do you do when the telephone rings?” “We let it ring,” said {isnow}. {A} sometimes wished to do that too.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        '“If you see {H} again,” said {A}, “please say that it’s bedtime.” “Poor {H},” said {isnow}. “I’m not going. It’s {H}’s bed, and I’m {isnow.a}.” So {isnow} lay down on the floor of the hall, beside the shoes.',
        'It was hard there, and it smelled of shoes. From the floor {isnow} could see {A} sit down on the empty bed. {A} tucked the blanket in for {H}, and gave the pillow a kiss. “Sleep well, {H},” said {A}. “You’re giving it to the pillow!” called {isnow}. “I can’t find {H},” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-way-round',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{isnow} tried it the other way round, with the head by the door. There was a draught there, and it came from a boot. So {isnow} tried it curled up. Now one side was warm, and the other was next to the umbrella.',
        '“Are you comfortable?” called {A}. “Very,” said {isnow}. “Is it a good floor?” “It’s one of the best,” said {isnow}. “It’s only a bit low.” {isnow} pulled down somebody’s coat to lie on, and it had keys in it.'
      ]
    },
    {
      id: 'the-only-one-i-know',
      A: 'partner',
      paragraphs: [
        '{A} came into the hall and bent down. “You’re not asleep,” said {A}. “I’m not tired,” said {isnow}. But {isnow} was looking past {A}, at the bed. Then {A} saw what the matter was. “You haven’t had a goodnight,” said {A}. “And the only one I’ve got is for {H}.”'
      ]
    },
    {
      id: 'fetching',
      A: 'partner',
      paragraphs: [
        '{isnow} sat up. “Wait there,” said {isnow}. “I’ll fetch {H}.” {isnow} went behind the door, and for a moment it was quiet. Then {H} came out, with {H}’s own face on and a bit of red on the chin. “I hear it’s bedtime,” said {H}. “Can {isnow.name} come too? It smells of shoes out here.”',
        '“There you are,” said {A}, and was very glad. They made room in the bed, one half for {H} and one half for {isnow}. So two goodnights were needed. The one for {H} went on the left cheek, and the one for {isnow} went on the right.'
      ]
    },
    {
      id: 'how-do-you-do',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You two have never met,” said {A}. {H} held out one hand, and shook it with the other. “How do you do,” said {H}. “I’ve heard a lot about you.” “It was mostly about strawberries,” said {isnow}, who had the same voice, only deeper.',
        '“Did you really get all five?” {A} asked {H}. {H} looked to one side. “{isnow.name} says that I did,” said {H}. “And {isnow.name} says that tomorrow there ought to be ten, if there are two of us.”'
      ]
    },
    {
      id: 'the-wall-side',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“{isnow.name} wants the side by the wall,” said {H}. “And which side do you want?” asked {A}. “By the wall as well,” said {H}. That was difficult. {A} said that they could take turns, and {H} said they had never been good at that.',
        'In the end they both lay in the middle. It was the only place where there was room for two. “{isnow.name} takes up a lot of blanket,” said {H}, and pulled it up on both sides. {A} gave the feet another tuck, which did for all of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at {isnow}, and kept quiet about it.',
      '{names} came as well, and sat down in front of the strawberries.',
      { text: '{names} made room for {isnow} at the table.', needs: ['hands'] },
      { text: '{names} counted the strawberries, and came to five.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind the door too, and saw who was chewing.',
      '{names} went from room to room, in case {H} was there.',
      { text: '{names} lifted up a cushion, and {H} was not under it.', needs: ['hands'] },
      { text: '{names} wiped a strawberry leaf off the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the bedroom door, to see {H} again.',
      '{names} moved over, so that {isnow} could get past.',
      { text: '{names} shook hands with {H}, and then with {isnow}.', needs: ['hands'] },
      { text: '{names} put the shoes in the hall in pairs.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was still the empty saucer, and {H} took it back to the kitchen. It smelled of strawberries, so {isnow} had one last sniff of it too.',
    'Then {H} washed the red off {H}’s chin, and so {isnow}’s chin was clean at the same time. They lay down again, and the pillow was just wide enough for two. In the hall there was nothing left but shoes.'
  ],
  last: [
    'One half of the bed was still {isnow.a}, and {H} was asleep.',
    'There were two goodnights in one bed, and {H} was asleep.'
  ]
})
