import { wishPlot } from '../wish-plot.ts'

export const cableCar = wishPlot({
  id: 'wish-cable-car',
  wishes: ['cable car', 'cable cars', 'cablecar', 'gondola', 'funicular', 'ski lift', 'chair lift', 'chairlift'],
  answers: ['mountain', 'car', 'cars', 'cable', 'riding', 'ride', 'going', 'up', 'rope', 'snow', 'high'],
  except: ['venice', 'scared', 'afraid', 'stuck', 'broke', 'broken', 'fell'],
  company: ['cabin'],
  partnerPlays: true,
  about: 'The keepers of two cabins on one rope only ever meet in the middle, and one of them has half an orange to give away.',
  titles: ['Halfway Up, Halfway Down', 'Two Cabins on One Rope', '{H} Rides to the Top', 'Good Morning in Passing', 'The Other Half of the Orange'],
  want: [
    {
      id: 'one-rope',
      A: 'partner',
      paragraphs: [
        'The sofa was a mountain and the door was the valley. Between them went a cable car. It had two cabins, which were paper bags on one long cord, round the sofa leg. {H} looked after the one, and {A} after the other. When {H} went up, {A} came down.',
        'In the middle they passed. “Good morning,” said {H}. “Good morning,” said {A}, and was gone. Two pegs, a cork and a spoon were on board. And in {H}’s cabin lay an orange, in two halves. {H} wanted to hand one half over to {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-passing',
      A: 'partner',
      paragraphs: [
        'There was just time for one thing, before they were past. “Do you like oranges?” asked {H}, the next time. {A} thought about it all the way down. When they met again, {H} said, “How’s the weather below?” “Very much,” said {A}. “With the peel off.” That was the answer about the oranges, and they were past again.'
      ]
    },
    {
      id: 'passengers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} took up the pegs, who had rucksacks on, and the spoon, which was in a hurry. {A} brought down the cork, who had seen the view. “And how was it?” asked the pegs, in passing.',
        '“White,” said the cork. The pegs talked of it all the way up.'
      ]
    },
    {
      id: 'wait-at-top',
      A: 'partner',
      paragraphs: [
        '“Wait for me at the top!” called {H} from below, and went up as fast as it could be done. The cord hummed. At the top there was nobody. Right down by the door stood {A}. “I did wait!” called {A}. “Then it took me down.”',
        '“Then stay at the bottom!” {H} rushed down. There was the valley, with nobody in it. On the mountain stood {A}.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before they set off, somebody had to ring. One ring meant ready, and two meant mind your elbows. {H} had a glass for it, and {A} a key.',
        'Ting, it went on the mountain. Clink, it went in the valley. There was a pause, and it went ting-ting. It was the longest talk that they had had so far.'
      ]
    },
    {
      id: 'view',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From the top you could see the whole rug. You saw the lake, which was a plate, and a little wood of socks. “There’s somebody lying in the meadow,” said the pegs. It was a raisin.',
        '“Do we go out?” asked one of them. They went out and stood on a cushion, and said that it had been worth it. Then they wanted to know when the next one went down.'
      ]
    },
    {
      id: 'letter-drop',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried it with a letter. {H} laid it on the edge of the cabin, and {A} had to take it in passing. {A} took it. But {A} had held one out too, and {H} had taken that.',
        'At the top {H} read it. “I’ve been wanting to ask you for ages,” it said, “what smells so nice in your cabin.” Far below, {A} was just reading about the orange.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the mountain there was wind. It came out of {H}’s cheeks, and the cabin swung. The cork held on to its hat. “Is it meant to do that?” it asked.',
        '“It’s made to,” said {H}. “If it couldn’t swing, it would snap.” The cork had not asked for quite so much of an answer.'
      ]
    },
    {
      id: 'years',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long have you been doing this?” asked {H}, going up. {A} told it going down, at the next meeting, and by then it had got longer. “Thirty years,” said {A}. “And this afternoon.”',
        'For thirty years they had said good morning to each other. They both knew how the other one wore a scarf, from the left.'
      ]
    },
    {
      id: 'lunch-peel',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was noon, and the half grew no fresher. {H} turned it over, so that it lay on its face. “You could throw it,” said the pegs. {H} thought it over for the length of a ride.',
        'You do not throw an orange at somebody whom you have known for thirty years. It might have been taken the wrong way.'
      ]
    },
    {
      id: 'elder-line',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had one like that on the train,” said {S}. “It was going the other way. We stood at the same lights every morning, window to window, for a year.” “And what did you say?” asked {A}.',
        '“You can’t hear through a train window. We held up the newspaper, and pointed to the crossword.” {S} smiled. “Seven down,” said {S}. “I had it from over there.”'
      ]
    },
    {
      id: 'small-passenger',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the ticket inspector, and stood exactly in the middle with one arm out. So each of the cabins had to stop for a moment. “Tickets,” said {S} to the orange.',
        '“It’s half,” said {A}. {S} bent over it and looked. Then {S} tore a bit of peel off one corner and gave it back. “Valid all day,” said {S}.'
      ]
    },
    {
      id: 'pet-on-line',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} lay down across the line, about halfway up. Both cabins came to a stop. “There’s an animal on the track,” said {H}, “and it’s chewing.”',
        'In the valley they rang, and on the mountain too. {A} looked up and down. From both sides somebody was calling. It was the best place on the whole line.'
      ]
    },
    {
      id: 'why-never',
      A: 'partner',
      paragraphs: [
        '“It’s no use hurrying,” called {A}. “I’ve looked at the cable. There’s only one, and we’re both on it. The faster you come, the faster you pull me away.” {H} looked at the cord. “Then nobody may be up,” said {H} slowly, “and nobody may be down.”'
      ]
    }
  ],
  turn: [
    {
      id: 'last-ride',
      A: 'partner',
      paragraphs: [
        '“Last ride!” called {H}. {H} came up from the valley, slowly, hand over hand. {A} came down. In the middle the two cabins stood side by side. “Good morning,” said {A}, out of habit. And {H} stopped. There it hung, the whole cable car, and neither of them was past.'
      ]
    },
    {
      id: 'complaint',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why aren’t we moving?” asked the spoon. It had been in a hurry since morning. “We’ve met,” said {H}. That had never been on the timetable.',
        'The pegs looked out on the left, and the cork on the right. They had always gone by each other. “Oh, it’s you,” said the cork. “Did you get up there?” It turned out that they had a meadow in common.'
      ]
    },
    {
      id: 'lamp-in-the-middle',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They hung up a light between the cabins. It was the small torch, with a peg. Now you could see up a little way, and down a little way, and no more.',
        '“I’ve never seen you by lamplight,” said {A}. “You’ve got a freckle there.” “It’s orange juice,” said {H}.'
      ]
    },
    {
      id: 'old-answers',
      A: 'same',
      spare: 10,
      paragraphs: [
        'First all the answers had to be sorted out. “What was it I asked you,” said {H}, “when you said very much?” “If I like oranges,” said {A}. “I was one behind all day.”',
        '“So with the peel off wasn’t the weather,” said {H}. They went back over it, ride by ride. It had been a nice talk.'
      ]
    },
    {
      id: 'swing-together',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When {H} leaned over, both cabins swung, and when {A} leaned over, they swung again. So they did it in turns, and then not any more. It creaked a bit, high up, where the cord went round.',
        '“It’s a long way down,” said the pegs. “It’s just as long a way up,” said {H}. “You’re exactly in between.”'
      ]
    },
    {
      id: 'the-half',
      A: 'partner',
      paragraphs: [
        '{H} took the half out and passed it across. It had dried a little at the edge. “So that’s what you meant,” said {A}. They ate, each in a cabin, with the mountain above and the valley below.',
        '“And what shall we do tomorrow?” asked {A}. “I’ll bring a pear,” said {H}. “Don’t hurry. When you come down, I’ll come up.” And they hung there until somebody called that it was time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lived on the mountain, and came down for milk.',
      '{names} looked in at the window of one cabin, larger than a cloud.',
      { text: '{names} sold tickets at the valley end, up and down being the same.', needs: ['hands'] },
      { text: '{names} loaded another cork, because the first one looked lonely.', needs: ['hands'] }
    ],
    way: [
      '{names} ran from top to bottom, and missed the orange at each end.',
      '{names} hummed along with the cord.',
      { text: '{names} held up a signal, but both of the cabins had gone.', needs: ['hands'] },
      { text: '{names} counted the trips on a string of beads.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped as well, in the middle of the rug.',
      '{names} sniffed, and there was orange in the mountain air.',
      { text: '{names} fastened the cord with a slipper, so that nothing slid.', needs: ['hands'] },
      { text: '{names} blew a kiss to each cabin, and then to the cork.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} rolled up the cord, from both ends, until the two of them met. The pegs got out in the valley, and said that they would come again.',
    'When {H} had washed, {H} went up into bed. At the same moment, somebody else went down on the edge of it, and said good morning. It was late for that.'
  ],
  last: [
    'Nobody was up, and nobody was down, and {H} was asleep.',
    'Halfway between today and tomorrow hung {H}, asleep.'
  ]
})
