import { wishPlot } from '../wish-plot.ts'

export const deedHostsChairsOut = wishPlot({
  id: 'wish-deed-hosts-chairs-out',
  tellsAny: 'once',
  deeds: ['hosts'],
  out: true,
  about: 'For the guests so many chairs are carried behind the hedge that no guest can get in; with music a chair goes out each time, and a guest comes in.',
  titles: ['Twenty Chairs and Nobody', 'One Out, One In', 'The Chair That Turns', '{H} Stops the Music', 'Behind the Hedge'],
  company: ['chairs', 'chair', 'hedge', 'gap', 'guests', 'kitchen', 'yard', 'bath stool', 'saucepan', 'cake', 'house', 'armchair', 'hall'],
  want: [
    {
      id: 'everybody',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and outside stood {once.first}. {once.it} wanted to {once.do}, this evening, behind the hedge of the yard. “How many are coming?” asked {A}. “Everybody,” said {once.who}. “And there isn’t one chair.”',
        '{H} had always wanted the chair that turns. Somebody was for ever sitting on it. At a party it might be free.'
      ]
    },
    {
      id: 'oh-nothing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what are they to bring you?” asked {A}. {once.who} knew at once. “{doer.wants},” said {once.who}. But nobody can say that. If guests ask, the answer is “Oh, nothing”, and that has to be practised.',
        '“Oh, nothing,” said {once.who}. “Not so sadly,” said {A}. “Oh, nothing,” said {once.who}, and this time it was so cheerful that {H} was worried. They might believe it.'
      ]
    },
    {
      id: 'milk-bottle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How did you ask them all?” asked {A}. {once.who} had gone from door to door and told them. At the last house nobody was in, so {once.who} had told the milk bottle. “Did it say that it would come?” asked {H}.',
        'It had not said no. So a place was kept for a bottle, between {H} and a wall. There nobody would knock it over.'
      ]
    }
  ],
  way: [
    {
      id: 'twenty-chairs',
      A: 'same',
      paragraphs: [
        'So chairs were carried out, through the gap in the hedge. First came four from the kitchen, then the armchair with {A} under it, and the chair that turns. The neighbours passed theirs over the top. {once.who} put them in rows, and between the rows, until there were twenty.',
        '“Now they can come,” said {once.who}. {H} sat down on the chair that turns, and went round once. Nobody came.'
      ]
    },
    {
      id: 'the-armchair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The armchair stuck in the hedge. {A} pushed from the yard, and {H} pulled at a leg. There was somebody in it, that was why. It was the neighbour from the corner, who had said that it was never lent without him.',
        '“Don’t mind me,” he said from among the leaves. He had a newspaper with him. {once.who} brought him a sandwich. He ate it where he was, half at home and half out.'
      ]
    },
    {
      id: 'the-best-place',
      A: 'same',
      spare: 1,
      paragraphs: [
        'If you give the party you have to have a place too. {A} had thought of a stool. But then there was {doer.part}. “That won’t fit on a stool,” said {H}. They put a second one beside it, and a cushion on top.',
        '{once.who} sat down to try it. “Very comfortable,” said {once.who}, “nearly all over.” “And {doer.part}?” asked {A}. At other parties that had always had to stand.'
      ]
    },
    {
      id: 'nobody-comes',
      A: 'same',
      paragraphs: [
        'They waited. {A} put the lamp on the tallest chair. Outside there were feet, a great many, and still nobody came in. “There aren’t enough chairs,” said {once.who}. So they borrowed six more.'
      ]
    },
    {
      id: 'what-hosts-do',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you do when they come?” asked {H}. {once.who} had thought about that for days. “First there’s this,” said {once.who}, and {doer.does}. “And then comes: oh, you shouldn’t have.”',
        '{A} went out and came in, to try it. It worked very well. Only {A} had not brought anything. So {A} went out again and came in with the bath plug, and oh, {A} shouldn’t have.'
      ]
    },
    {
      id: 'sandwiches',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The sandwiches stood on the wall and began to turn up at the corners. {A} pressed them flat and laid a book on top. When it was lifted off, they were very thin, and one of them said “Chapter Two” quite clearly.',
        '“That’s for somebody who comes late,” said {once.who}. {H} ate Chapter One, which nobody had seen yet. It was cucumber all the way through.'
      ]
    },
    {
      id: 'being-a-guest',
      A: 'same',
      spare: 6,
      paragraphs: [
        'So that it should look like more, {H} and {A} were guests. They sat on every chair in turn and talked to the one they had just been on. “Have you come far?” asked {A}. “From over there,” said {H}, and pointed at row two.',
        '{once.who} went round with the plate. By the third row they were so full that they had to be helped. “You’ve been a lovely crowd,” said {once.who}.'
      ]
    },
    {
      id: 'no-floor',
      A: 'partner',
      paragraphs: [
        '{A} squeezed out through the hedge to look. Outside stood the guests, all of them, the way people stand when a bus is full. “We did look in,” said the first. “But there’s no floor.”',
        '{A} put a head back through the leaves. “They’ve got somewhere to sit,” said {A}. “They’ve just got nowhere to walk to it.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. It was noticed on both sides of the hedge. “Has it started without us?” called the guests. “Not quite,” called {A}.'
      ]
    },
    {
      id: 'one-place-taken',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'One chair was taken, and that was in the middle, where the cushion was thickest. {A} had come early. {A} had turned round on it twice and let go of all four corners.',
        '“That’s not for you,” said {H}. {A} heard a voice from far away. “That’s one,” said {once.who}, and brought a plate. At least somebody could be asked whether it was nice.'
      ]
    },
    {
      id: 'the-last-guest',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a man at our wedding,” said {S}, “whom nobody had asked. He danced with all the aunts. I thought that he was one of theirs, and they thought that he was one of ours.” “Who was he?” asked {A}.',
        '“He’d come about the piano,” said {S}. “It was out of tune, but by the time anybody knew, he liked it.” {once.who} put out one more chair, for somebody like that.'
      ]
    },
    {
      id: 'the-smallest-chair',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had brought a chair too. It was as high as a cup, and it was green. “Who’s that for?” asked {A}. {S} looked along the rows and thought who there was. “For somebody’s hat,” said {S}.',
        '{once.who} had worried about the hats all day. It was put in the front row, between the armchair and the bath stool. Nobody had a better view than the hat, when it came.'
      ]
    },
    {
      id: 'saying-hello',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'At the gap sat {A}, for that is where a hello is wanted. {A} said it to the lamp and to the bath stool. {A} said it to a beetle that had not been asked.',
        '“It’s the names that go,” said {once.who}. “They’re all there, and then somebody’s standing in front of you.” {A} had no trouble with names. Everybody was called ba, and was pleased.'
      ]
    },
    {
      id: 'at-ours-a-bench',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours there’s a bench,” said {A}. “If somebody else comes, everybody moves up. The one at the end falls off and goes to help in the kitchen.” “And who helps when nobody’s late?” asked {once.who}.',
        '“Then there’s bread,” said {A}. They tried it out on row three. {H} moved up, and moved up, and there was {A}, in the hedge.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-out-one-in',
      A: 'partner',
      paragraphs: [
        '{H} took a saucepan and a spoon. “Music!” called {H}. “And when it stops, a chair goes out and a guest comes in.” Tong, tong, tong, went the pan. {once.who} and {A} went round the chairs. It stopped. A kitchen chair went out over the hedge. In at the gap came a guest with a cake. “Oh, you shouldn’t have,” said {once.who}.',
        'Tong, tong, tong. Out went the armchair, and in came two. In the end there were guests all over, and hardly a chair, and room to dance. And so, behind the hedge, {once.who} {once.did}.'
      ]
    },
    {
      id: 'second-instrument',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A saucepan alone is not much for dancing. So {once.who} came in after every third tong with “{doer.sound}”, and {A} hummed what was still missing. “{doer.sound},” it went behind the hedge, “tong, tong, tong.”',
        'Two guests began to dance while they were still in the gap. They had to be pulled out by the elbows, with leaves on, and did not miss a step. “It’s got a good beat,” said the hedge, for there was somebody else in it.'
      ]
    },
    {
      id: 'who-brought-what',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Everybody had brought something. It was always a cake. The ninth was a lemon cake, the same as the second, the fourth and the seventh. “Oh, you shouldn’t have,” said {once.who}, and began to mean it.',
        '{A} built a tower of them, with the flat ones below. Whoever went home was handed one at the gap. So everybody took home a cake, and nobody the same. “That’s how you make friends,” said {A}, “or crumbs.”'
      ]
    },
    {
      id: 'on-the-road',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the other side of the hedge there were twenty chairs now in a row. People came past who did not know about anything. They sat down on them and looked at the hedge. “What’s on?” asked a lady with a ladder.',
        '{A} told her through the leaves. “It’s a party,” said {A}, “but inside out.” She took a seat next to the armchair. It was a very good evening out there too.'
      ]
    },
    {
      id: 'the-last-chair',
      A: 'partner',
      paragraphs: [
        'One chair was left, and it was the one that turns. {H} put down the spoon and sat on it, and round it went. Then everybody had a turn, in order of size. It took until the moon was up.',
        '“Was that a good party?” asked {once.who}. “I’d have it again,” said {H}, “but with fewer chairs.”'
      ]
    },
    {
      id: 'the-bottle',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the gap everybody said goodbye, and it took as long as the party. Each of them had to say that it was late, and each was told that it was not. {A} yawned first, behind a leaf. It went once round them all and came back.',
        'The last of them wanted to help with the plates. “Oh, you shouldn’t have,” said {once.who}, from habit. So the plates were left for the beetles.'
      ]
    },
    {
      id: 'home-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The chairs went back to where they came from. But chairs are hard to tell apart when they have been out. For days the neighbours sat a little higher or a little lower than before. The bath stool had gone to number nine.',
        '“How did you know it?” asked {A}. “They said that they had a stool now which smelled of soap,” said {H}. {once.who} thought that it had simply been a long party.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the hedge to see how big a party it would hold.',
      '{names} followed the smell of a party, and there was only hedge so far.',
      { text: '{names} counted the kitchen chairs, and found one in the bathroom.', needs: ['hands'] },
      { text: '{names} held the twigs apart at the gap, and got one up a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled in under the chairs, and made it halfway along a row.',
      '{names} blocked the last bit of floor, quite by accident.',
      { text: '{names} passed cushions over the hedge, and a cat by mistake.', needs: ['hands'] },
      { text: '{names} dusted the seats, so that nobody should come to a dirty one.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled for joy in the first free bit of grass.',
      'When the pan stopped, {names} sat down on the grass with a bump.',
      { text: '{names} heaved the armchair along from behind, and it went with a sigh.', needs: ['hands'] },
      { text: '{names} carried the cake twice round the party.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the saucepan, and wheeled the chair that turns back to its desk. {once.who} stayed on behind the hedge, with the last of the cake and the moon.',
    'Still a bit damp, {H} lay down. Everything was still going round a little, slower and slower, with all those people in it.'
  ],
  last: [
    'Tong, went something very far away, and when it stopped, {H} was asleep.',
    'One went out, and that was the day, and sleep came in, and {H} slept.'
  ]
})
