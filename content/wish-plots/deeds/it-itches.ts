import { wishPlot } from '../wish-plot.ts'

export const deedItItches = wishPlot({
  id: 'wish-deed-it-itches',
  tellsAny: 'once',
  deeds: ['helps'],
  out: true,
  about: 'The whole street holds on while somebody helps, and there is nothing left for {H} to do; then the helper itches and cannot let go, and what is needed is somebody with nothing in both hands.',
  titles: ['It Itches', 'The Other Left, Please', 'Nobody Let Go', '{H} and the Wooden Spoon', 'Up a Bit'],
  company: ['spoon', 'wooden spoon', 'baker', 'postman', 'itch', 'street', 'row', 'corner', 'lap', 'laps', 'coat', 'nose', 'fly', 'moustache', 'lamplight', 'sandwiches', 'wall'],
  want: [
    {
      id: 'nothing-left',
      A: 'partner',
      paragraphs: [
        'Out in the street {once.first} {once.was} {once.doing}, and that needed holding on. So behind {once.who} the baker held on. Behind the baker held the postman, and so on, round the corner. {A} just got the end of a coat. Right in front, with everything there was, {once.who} held {once.the}. Then there was nothing left to hold.',
        '“And what can I do?” asked {H}. “Nothing,” called the whole row. “We’re full.” So {H} stood there with two empty hands. Then, right at the front, {once.who} spoke. “It itches.”'
      ]
    },
    {
      id: 'the-end-of-a-coat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I could hold on to you,” said {H}. But {A} was held on to already, by a family from the bus. They had only asked the way to the station. “Is it always like this here?” they wanted to know.',
        '“Only on Thursdays,” said {A}. They were glad that they had come on the right day. They had a train at six, and it was seven, and they pulled with all their might.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where exactly is it?” called {A}. “Behind {doer.part},” said {once.who}. It went back along the row from mouth to mouth. At the corner it had become behind the post office.',
        'Somebody ran to the post office. There was a pigeon there, and it was rubbing itself on the letterbox with its eyes shut. “It’s true,” they called from behind. “It itches here as well.”'
      ]
    },
    {
      id: 'who-has-got',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s got {what.part}?” called {once.who}. Nobody had. They all looked down at what they were holding. There was a belt, and a braid, and an umbrella with somebody on the other end.',
        '“I’ve had something in my hand since six,” said the baker. “I didn’t like to ask.” It was {what.part}. “Hold it a bit higher,” said {once.who}. He held it up like a cake with candles on.'
      ]
    },
    {
      id: 'not-thinking-of-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You mustn’t think of it,” said {A}. “Think of something else. {doer.fact}.” {once.who} knew that, and it was no help at all. “I didn’t know that,” said the postman. “Does that itch?”',
        'He had been thinking about it ever since. So had the baker. Nobody in the whole row was able to think of anything else. Where it had begun, it was twice as bad.'
      ]
    },
    {
      id: 'a-song',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“With a song it goes better,” said {A}. So they sang the one where everybody claps twice. At the first clap they remembered. Seventeen people stood there with their mouths open and their hands shut.',
        '“Clap with your feet,” called {H}. They clapped with their feet. It went through the street like a herd of horses, and a cup fell over at number ten. “Better?” asked {A}. “Louder,” said {once.who}.'
      ]
    },
    {
      id: 'the-fly',
      A: 'same',
      spare: 6,
      paragraphs: [
        'And a fly came. It sat down on the baker’s nose and washed its hands. He blew, and it moved over to the postman, who blew as well. So it came along the row, from nose to nose, and had a look at everybody.',
        'Last of all it got to {A}. {A} squinted at it. It was not a bad-looking fly, from so near. “Thank you,” said {A} politely when it left. “That’s what it’s like for {once.who},” said {H}, “only without a fly.”'
      ]
    },
    {
      id: 'still-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is {once.the} still there?” they called from the back. At the back you only saw backs. {A} had a look, past the baker’s left ear. “Still there,” called {A}, and “still there”, it went, right round the corner.',
        'There it met the ones who had come the other way round. They were holding on to the last lady from the front, and were very surprised. “So it’s a circle,” said one. “Then who’s pulling?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In the middle of it all came {A}, with nothing to hold. {A} stood in front of the row, where all of them could see, and had a scratch. It was long, and thorough, and with both eyes closed.',
        'Seventeen people groaned. “Somebody stop {A},” said the baker. Nobody could. Then {A} did the other side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When my leg was in plaster, it itched for six weeks, down by the ankle,” said {S}. “Nobody could get in there.” “What did you do?” asked {A}.',
        '“I scratched the other one,” said {S}. “In just the same place. After a week they’d both got used to it. To this day I scratch the left one when it’s the right.” {S} did it, to show, and it was a great relief.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had got hold of the coat as well, by a button. “Is that enough?” asked {S}. “A button’s enough,” said {A}. {S} had both eyes shut with holding. Then there was a small noise. “{A}?” said {S}. “I’ve still got it.”',
        'The coat had gone on a bit without it. “Keep holding,” said {A}, and {S} did. Nobody held on better that evening than {S}, all alone, to a button.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was in the row as well, without meaning to be. The postman’s moustache had come past, and {A} had taken hold of it. When {A} has something, {A} has it. “Let go,” said the postman. “Please.”',
        '“You mustn’t say that here,” called the baker. “Nobody lets go!” So the postman stayed as he was, bent over, with his chin in a shawl. It was the strongest place in the whole row.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At home we’ve got a doorpost for it,” said {S}. “Everybody in the family goes to the same one. It’s quite smooth.” “Could you send for it?” asked {A}. {S} didn’t think so. There was a house on it.',
        'They looked round for one in the street. There were only lamp posts, and they were out of reach. “Ours isn’t pointed, either,” said {S}. “It’s got a corner, but a kind one.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Everybody wanted to turn round, and nobody could, because of the holding on. So {H} had to look for all of them, and called out what there was to see. “Goodness,” said seventeen people to the back in front.'
      ]
    },
    {
      id: 'in-their-laps',
      A: 'partner',
      paragraphs: [
        'And {once.who} had nothing free to scratch with. So {A} went to the front to take over, only for a moment. Of course {once.the} noticed at once, and they were back where they had begun.',
        'Next the baker tried to scratch, with one finger. For that he had to let go. The whole street sat down, each in the lap of the next.'
      ]
    },
    {
      id: 'nothing-to-do',
      A: 'partner',
      paragraphs: [
        '“It won’t work,” said {A}, from the postman’s lap. “We’ve all got our hands full. It has to be somebody with nothing to do.” One after another they turned their heads and looked at {H}. “Are you busy?” asked the baker. “No,” said {H}. “Thank goodness,” said the row.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-left',
      A: 'partner',
      paragraphs: [
        '{H} fetched the long wooden spoon. “Up a bit,” said {once.who}. “Left. The other left. Now it’s moved.” {H} went after the itch, over the top and round the back, and it was gone. So {H} put the spoon where it had been first, and waited. “It’s coming back,” whispered {once.who}. “There!”',
        '“Aaah,” said {once.who}, and “aaah” went the row, round the corner. And now that nothing itched, it went all by itself. {once.who} {once.did}, and nobody had to pull. In the lamplight stood {once.the}, helped from top to bottom.'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did it look like, from in front?” asked {A}, who had seen nothing but coat. {H} had been nearest. “First it was nearly nothing,” said {H}, “and then it was {once.the}. You should have seen how everything fitted.”',
        '“I felt it,” said {A}. “It came through the coat, like a tram.” They both looked over at {once.the}. There was hardly a mark to be seen.'
      ]
    },
    {
      id: 'hands-that-would-not-open',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Some of them couldn’t let go, even now. The baker’s fingers had stayed round, as if there were still something in them. “They’ll be wanted like that in the morning,” said the baker, “for the rolls.” {A} had the end of the coat, and the coat had nobody in it.',
        '“Whose is it?” asked {A}. They held it up under the lamp. A man in his shirt came back round the corner. He had thought that it was a cold evening.'
      ]
    },
    {
      id: 'along-the-row',
      A: 'same',
      paragraphs: [
        'Now they could all have gone home. But for an hour nobody had been able to scratch, and now they all itched at once. “Me first,” said the baker. So {H} went along the whole row with the spoon, and {A} did the left-handed ones. “Is that everybody?” asked {H}. “Up a bit,” said {once.the}.'
      ]
    },
    {
      id: 'when-is-the-next',
      A: 'same',
      spare: 11,
      paragraphs: [
        'An old lady had never done anything like it. She wanted to know what it was called. “It’s called helping,” said {A}. “And when’s the next one?” asked the lady.',
        '{once.who} thought that there was usually something. So the old lady left her umbrella, to keep a place. {H} hung it on the railing, not too far from the front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined on behind, until the row got round the second corner.',
      '{names} began to itch as well, just from hearing the word.',
      { text: '{names} took hold of the last coat and did not ask what it was for.', needs: ['hands'] },
      { text: '{names} waved to {H} with one finger, which was all that was free.', needs: ['hands'] }
    ],
    way: [
      '{names} landed softly, on top of a parcel.',
      '{names} wriggled against the hedge, and it helped a little.',
      { text: '{names} tried a bread roll as a scratcher, and it crumbled.', needs: ['hands'] },
      { text: '{names} helped the baker up and shook the flour off.', needs: ['hands'] }
    ],
    turn: [
      '{names} went aaah a bit late, like an echo.',
      '{names} sighed with relief, and had not even been scratched.',
      { text: '{names} polished the spoon, which had earned it.', needs: ['hands'] },
      { text: '{names} clapped, now that there were hands for it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back into its jug, and was thanked. At the corner of the house {once.who} had a good long rub, for the pleasure of it.',
    '{H} got clean, and lay down with both hands open. And there was an itch, in the middle of {H}’s back, where nobody can reach. {H} moved up a bit, and to the left.'
  ],
  last: [
    'A bit to the left there was a fold in the sheet, and it scratched just there. Aaah, and {H} was asleep.',
    'Outside {once.who} said “aaah”, a long one, and at the end of it {H} was asleep.',
    'Two hands lay there and had nothing to do, thank goodness, and {H} slept.'
  ]
})
