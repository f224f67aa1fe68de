import { wishPlot } from '../wish-plot.ts'

export const onlyToHaveALook = wishPlot({
  id: 'wish-only-to-have-a-look',
  beginsElsewhere: true,
  wishes: ['a playdate at a friend’s house and he did not want to come home', ...['playdate', 'play date', 'friend’s house'].flatMap((where) => [`${where} did not want come home`, `${where} didn’t want go home`, `${where} didn’t want leave`, `${where} does not want leave`, `${where} wouldn’t leave`, `${where} wouldn’t come home`, `${where} refused leave`, `${where} refused go home`, `${where} time to go home`, `${where} hid leave`, `${where} wanted to stay`, `${where} cried leave`, `${where} doesn’t want go home`, `${where} time to go`, `${where} stay longer`, `${where} leave`]), 'leaving playdate', 'leaving friend’s house', 'five more minutes friend’s house', 'five more minutes playdate', 'never wants to leave friend’s house', 'never wants to leave playdate', 'playdate tantrum going home', 'friend’s house tantrum going home'],
  answers: ['playdate', 'playdates', 'play', 'date', 'playing', 'played', 'friend', 'friends', 'friend’s', 'best', 'bestie', 'house', 'home', 'flat', 'place', 'round', 'over', 'at', 'from', 'after', 'when', 'i', 'we', 'picked', 'pick', 'collect', 'collected', 'fetch', 'fetched', 'up', 'him', 'her', 'he', 'she', 'them', 'they', 'did', 'didn’t', 'didnt', 'does', 'doesn’t', 'doesnt', 'not', 'want', 'wanted', 'wants', 'would', 'wouldn’t', 'wouldnt', 'won’t', 'refused', 'refuses', 'refusing', 'to', 'come', 'came', 'go', 'going', 'went', 'leave', 'left', 'leaving', 'stay', 'staying', 'stayed', 'longer', 'forever', 'ever', 'never', 'five', 'ten', 'more', 'minutes', 'minute', 'time', 'hid', 'hiding', 'hidden', 'under', 'table', 'bed', 'behind', 'sofa', 'shoes', 'coat', 'on', 'door', 'doorstep', 'held', 'clung', 'cried', 'crying', 'tears', 'tantrum', 'meltdown', 'cross', 'sad', 'fuss', 'stomped', 'screamed', 'hard', 'first', 'today', 'yesterday', 'afternoon', 'long', 'whole', 'day', 'lovely', 'such', 'good', 'great', 'fun', 'loved', 'had', 'has', 'so', 'much', 'that', 'because', 'school', 'nursery', 'class', 'new', 'neighbour', 'neighbours', 'next', 'toys', 'bears', 'den', 'mum', 'mummy', 'dad', 'daddy', 'son', 'daughter', 'boy', 'girl', 'toddler', 'year', 'old', 'and', 'but', 'the', 'a', 'my', 'his', 'our', 'for', 'with', 'even', 'though', 'wanted', 'live', 'there', 'with'],
    except: ['sleepover', 'overnight', 'park', 'playground', 'beach', 'soft play', 'nursery pick', 'party', 'birthday', 'dad’s house', 'mum’s house', 'grandma', 'granny', 'nana', 'nan', 'grandpa', 'grandad', 'hit', 'bit', 'bite', 'hurt', 'mean', 'bully', 'moved', 'moving', 'lost', 'ran', 'run', 'hospital', 'ill', 'died', 'dog', 'cat', 'dragon', 'dinosaur', 'monster', 'robot', 'scared', 'afraid', 'broke', 'war', 'foster', 'holiday', 'snow', 'zoo', 'pool', 'swimming', 'cancelled'],
  moods: ['first', 'change', 'quarrel', 'waiting', 'losing'],
  out: true,
  company: ['friend', 'bears', 'bear', 'table', 'blanket', 'mat', 'doormat', 'street', 'lamp', 'puddle', 'snail', 'clock', 'icicle', 'boots', 'oven', 'supper', 'corner'],
  about: 'The hero has been to play at a friend’s house and does not want to come home, nor get past the doormat, until they remember how the hero got past it the other way: by only having a look.',
  titles: ['Only to Have a Look', 'Bears Sleep until the Spring', '{H} on the Doormat', 'Five Minutes of Snow', 'It Was Still Snowing'],
  want: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{H} did not want to come home from the friend’s house. {H} and the friend lay under the kitchen table there, behind a blanket, and were bears. They had been bears all afternoon. Now {A} stood on the doormat, in a coat.',
        '“Time to go,” {A} told the blanket. “We can’t,” said {H}, inside. “It’s winter. Bears sleep until the spring.” The friend breathed in and out, to show how.'
      ]
    }
  ],
  way: [
    {
      id: 'it-snowed',
      A: 'partner',
      paragraphs: [
        '“Five more minutes,” said {A}, on the mat. On a doormat five minutes are very long. {A} counted the boots, and then the hooks. “It’s spring!” called {A}.',
        '“What, already?” said {H}. In a cave five minutes are hardly a breath. The friend put one paw out, and felt. “It’s still snowing,” said the friend. So {A} gave them another five. It snowed all through those, too.'
      ]
    },
    {
      id: 'from-last-autumn',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} laid a biscuit on the floor, just outside the cave. A paw came out, looked for it, and found it. “I thought that bears didn’t eat in winter,” said {A}. There was a bit of crunching. “This is one from the autumn,” said the blanket.',
        '{A} laid the next biscuit further away, and the one after that by the mat. That made a path as far as the door. Two paws came out, with a fishing net, and took in the whole path.'
      ]
    },
    {
      id: 'a-tired-shoe',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To save time {A} looked for {H}’s shoes. One stood by the mat. The other was not under anything. “It’s in the dolls’ pram,” called the friend. There it lay, on its back, with a blanket up to its laces, and a small pillow.',
        '“It was tired,” said {H}. {A} stood by the pram with one hand out, and did not like to wake it. In the end {A} picked it up, pillow and all.'
      ]
    },
    {
      id: 'they-could-change',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could live here,” said {H}, “and have half the bed.” “What about your own bed?” asked {A}. “That would be empty.” The bears put their heads together. “We’ll change over,” said {H}. “I’ll live here, and my friend can live at ours.”',
        '“That’s fair,” said {A}. For a time you could hear two bears thinking. “But then I’d be here,” said {H}, “and my friend would be over there. Who would I play with?”'
      ]
    },
    {
      id: 'that-was-an-icicle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then let’s agree,” said {A}. “When the oven pings, it’s spring.” The bears had nothing against that. There was a pie in the oven. It was quiet in the cave, and it smelled of cheese.',
        'Ping. “There!” said {A}. “That was an icicle,” said {H}. “It dropped off the roof,” said the friend. “There are lots.” Then the telephone rang, and that was a robin, who had got the date wrong.'
      ]
    },
    {
      id: 'hello-on-the-mat',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By now {A} knew the mat by heart. It was brown, with bristles, and it said Hello. From the inside it said it upside down. “What does it say to people who are leaving?” asked {A}.',
        'The friend’s head came out at the bottom of the blanket, to think. “Nobody’s ever looked,” said the friend. “They’ve always gone by then.” {A} took both feet off the letters, and looked. “It still says hello,” said {A}. “It can’t have noticed.”'
      ]
    },
      {
      id: 'two-heads-in-a-coat',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} pushed {H}’s coat in under the blanket. “You might put that on in the meantime,” said {A}. There was a good deal of bumping. Then a bear came out, and it had the coat on. It had one arm in each sleeve, and two heads.',
        '“Which of you am I to take home?” asked {A}. The heads looked at each other. “It only comes in one piece,” they said.'
      ]
    },
    {
      id: 'other-goes-in-to-fetch',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had had enough of waiting. “I’ll get them out,” said {A}, and went down on hands and knees. {A} lifted the blanket, and was gone. Then for some time nothing was heard.',
        '“It’s very nice in here,” said a third bear in the end. “There’s a cushion.” “Put the door down,” said the second. “It’s blowing in.” On the doormat lay a coat, and nobody was in it.'
      ]
    },
    {
      id: 'pet-in-the-cave',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come along to fetch {H} as well. {A} walked straight up to the blanket, sniffed, and went in underneath. “{A}’s come to get us out,” said one bear in there. “It doesn’t feel like that,” said the other.',
        '{A} had turned round three times, and lain down across all four feet. You could hear somebody sigh. {A} was longer than the cave, and so the tail had to stay outside, in the spring.'
      ]
    },
    {
      id: 'elder-in-a-coat',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once stayed until they were all in their nightshirts,” said {S}. “I sat there in my coat. Nobody liked to say anything.” “What did you do?” asked {A}, under the edge of the blanket. “I had another piece of cake,” said {S}.',
        '“And then?” “Then they put out the lamps, one after another,” said {S}, “and said how nice it had been. I finished the cake in the dark. It was nice, too.”'
      ]
    },
    {
      id: 'child-has-not-begun',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had only come along to fetch, and had been there for two minutes. {S} did not want to go home either. “You haven’t even got your hat off,” said {A}, through a gap in the cave. “I haven’t begun yet,” said {S}.',
        'So {S} began. {S} ran once round the table, rang a small bell, and sat down in the washing basket. “Now I’ve had a lovely time,” said {S}, quite out of breath. “And now I don’t want to stop.”'
      ]
    },
    {
      id: 'the-feet-stayed',
      A: 'partner',
      paragraphs: [
        'Then the table was needed, and the bears had to come out. {H} got as far as the doormat, in both shoes. There the feet stopped. “I’d come,” said {H}, “but my feet won’t.” The friend had hold of one sleeve, to help the feet.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '{A} looked at the mat. “I know those feet,” said {A}. “They stood there after lunch, the other way round. You wouldn’t go in. You had hold of my sleeve.” {H} thought back. All the boots had been strange ones then. “What did I do?” “You said that you’d only have a look,” said {A}, “from the mat. And then you were a bear.”'
      ]
    }
  ],
  turn: [
    {
      id: 'only-a-look',
      A: 'partner',
      paragraphs: [
        '{H} turned round on the mat. “I’m not going home,” said {H}. “I’m only having a look.” Outside it was nearly dark. There was a puddle with a lamp in it. To see that better, one foot went out, and the other went after it.',
        '“What’s it like?” called the friend from the mat. “You can see a cat,” called {H}, “going somewhere.” So they had to go and have a look where.'
      ]
    },
    {
      id: 'goodbye-got-smaller',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Bye!” called the friend. “Bye!” called {H}. At the first lamp they did it again, and at the second, and each time it was smaller. At the corner you could hardly tell it from a door.',
        '“Was that a bye?” asked {H}. “I think so,” said {A}. {H} said one back, in an ordinary voice. It would get there a bit later.'
      ]
    },
    {
      id: 'a-snail-had-a-look',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On a wall sat a snail, with its eyes out on stalks. It was going the other way. “It doesn’t want to come home either,” said {H}. “It’s got its home on,” said {A}. “Wherever it goes to play, it’s there already.”',
        '{H} thought what that would be like, with the whole kitchen on your back, and the beds. The snail drew in one eye, and put it out again. It was only having a look.'
      ]
    },
    {
      id: 'one-foot-in',
      A: 'partner',
      paragraphs: [
        'Lamp by lamp they came to their own door, and there was a mat. {H}’s feet stopped. “I don’t want to go in,” said {H}. “There’s still such a lot out here.” “Let’s only have a look,” said {A}.',
        'They looked in from the mat. There were their own boots and hooks, and the kitchen table. Nobody was under it. {H} put one foot in. “I think,” said {H}, “that it’s beginning to snow.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited by the door, with one eye on the blanket.',
      '{names} looked under the table from the other side, and saw two bears.',
      { text: '{names} held {H}’s coat open, and nobody got into it.', needs: ['hands'] },
      { text: '{names} did up every button, and was ready first.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the mat beside the boots.',
      '{names} went to see if it was spring, and came back without saying.',
      { text: '{names} undid one button again, because of the five minutes.', needs: ['hands'] },
      { text: '{names} put the boots into pairs, and then from small to big.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a look at the puddle as well.',
      '{names} walked on ahead to the next lamp, only to look.',
      { text: '{names} waved back at the friend, with both hands.', needs: ['hands'] },
      { text: '{names} opened their own door, just by a crack, for looking.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home it snowed under the table for a good while, and then the weather changed. Two shoes stood on the mat, with their toes to the inside.',
    '{H} washed, and did not want to go to bed, but only to have a look at it. One foot went in for a look, and the other went after it.'
  ],
  last: [
    'Bears sleep until the spring, and {H} was asleep.',
    'It snowed for a good deal more than five minutes, and {H} was asleep.'
  ]
})
