import { wishPlot } from '../wish-plot.ts'

export const aBenchAndAView = wishPlot({
  id: 'wish-events-a-bench-and-a-view',
  tellsAny: 'events',
  isTale: true,
  about: 'A sailor who has never been to sea, a heron and a lost glove see it all from their bench, over two sandwiches that never come out even for three, until the one to whom it happened sits down with them.',
  titles: ['A Bench and a View', 'Two Sandwiches for Three', 'The Glove That Pointed', 'The Heron’s Other Leg', '{H} and the Three on the Bench'],
  company: ['bench', 'sailor', 'heron', 'glove', 'sandwiches', 'cow', 'bicycle'],
  want: [
    {
      id: 'bench',
      A: 'partner',
      paragraphs: [
        '“Tell the one with {event.who} and the bench,” said {H}, and {A} told it. The bench had a view where nothing ever happened. On it sat a heron, a lost glove, and an old sailor who’d never been to sea. The glove pointed. “What at?” asked {H}. “Nothing,” said {A}. “So far.”'
      ]
    },
    {
      id: 'no-ship',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why had the sailor never been to sea?” asked {H}. “No ship ever came past the bench,” said {A}. But the cap was there, and the blue coat. There was a bag that had been packed for forty years.',
        'Every spring the sailor took out the socks, shook them, and packed them again. “If the sea wants me,” said the sailor, “it knows where I sit.”'
      ]
    }
  ],
  way: [
    {
      id: 'whose-glove',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Whose glove was it?” asked {H}. “Somebody had laid it there to be found,” said {A}. The first winter it waited. After that it just sat. It was a red one, for the left, and one finger had never gone soft.',
        '“Wasn’t it cold?” asked {H}. “The other two were,” said {A}. “The glove was wool all over.”'
      ]
    },
    {
      id: 'sandwiches',
      A: 'partner',
      paragraphs: [
        'At noon they had a picnic: two sandwiches for three. That was too few for one each, and too many for half each. “What did they do?” asked {H}. “They looked at them,” said {A}.'
      ]
    },
    {
      id: 'green-leg',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Was it a real heron?” asked {H}. “People were never quite sure,” said {A}. It stood so still that somebody had once tied a goat to it. In spring a man came to paint the railing. He had done one leg green before the heron looked down.',
        '“Which one did it stand on after that?” asked {H}. “The other one,” said {A}, “until it was dry.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I lost a glove up there once,” said {S}. “A left one.” “Didn’t you go back for it?” asked {A}. “I did,” said {S}. “It was sitting next to a heron, and they were just looking at their lunch.”',
        '“I didn’t like to disturb them,” said {S}. “It looked so settled. I’ve kept that hand in my pocket ever since.”'
      ]
    },
    {
      id: 'first',
      A: 'partner',
      paragraphs: [
        'And that was when {event.one}. The glove had known. “In all my years at sea,” said the sailor, “I never saw that.” There were no years at sea. “And the heron?” asked {H}. “It said ‘Hm’,” said {A}. “It said that once a year.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“What did they see first?” asked {H}. “Just {seen.part},” said {A}. The sailor took that for the top of a ship, and buttoned up the coat. “They always begin with that bit,” said the sailor.',
        'But all together it was {seen}. The sailor undid one button again. The others stayed done up, in case there was a ship behind it.'
      ]
    },
    {
      id: 'telescope',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The sailor had a telescope, and held it the wrong way round. Everything in it was as small as a pea. “It’s a good one,” said the sailor. “It moves things off, so that they can’t bump into you.”',
        '“Did the heron have a look?” asked {H}. “At the other end,” said {A}. “It saw an eye. It didn’t ask for another turn.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Did they notice {beside}?” asked {H}. “The heron did,” said {A}. It did not say so. It just looked at {beside} from top to bottom. Then it looked from bottom to top, to be sure.',
        '“I don’t remember {beside} from yesterday,” said the sailor. They asked the glove, which stayed there at night. But it only pointed.'
      ]
    },
    {
      id: 'no-lunch',
      A: 'partner',
      paragraphs: [
        '“You can see there’s been no lunch,” said the sailor, and waved a sandwich. But {event.who} had no time. “Why not?” asked {H}. “It wasn’t over,” said {A}.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'At two a small cloud came over, and it rained on one end of the bench. That was the sailor’s end. “High seas,” said the sailor, and had seldom been so happy. The sandwiches were put under the cap.',
        '“Why didn’t they all move up?” asked {H}. “They would have,” said {A}. “But the sailor had waited for it such a long time.”'
      ]
    },
    {
      id: 'port',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The sailor explained it all to the others. “It’s happening to port,” said the sailor. “That’s left,” said {A}. “How did the sailor know which was left?” asked {H}. “It was the end with the jam,” said {A}.',
        '“And when you turned round?” “Then you had to turn the sandwich round as well,” said {A}. “It takes years to learn.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve sat on that bench,” said {S}. “It’s sticky at one end.” “Which end?” asked {A}. “The sailor’s,” said {S}. “Somebody spilt honey there, ages ago.”',
        '{A} thought of all the ships that had gone without the sailor. “So that’s why,” said {A}. “Nobody’s told the sailor,” said {S}.'
      ]
    },
    {
      id: 'crowd',
      A: 'partner',
      paragraphs: [
        'By four there was a crowd behind them: eleven people and a cow. “Could they see?” asked {H}. “The cow could,” said {A}. “The others saw the cow.”'
      ]
    },
    {
      id: 'bicycle',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“And a bicycle,” said {A}. The postman was on it. He had stopped to look, and forgotten to put a foot down. So he leaned on the heron, and by and by he hung his bag on it.',
        '“Who took the letters round?” asked {H}. “Nobody had to,” said {A}. “Everybody who was waiting for one was standing right there.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} wanted {A} to be in it as well. So {A} had a place under the bench, where things fall down. At any other picnic it would have been the best. But nobody had taken a bite yet, and nothing fell.',
        'All the rest of them were looking at the view. “{A} was the only one who kept an eye on lunch,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'second',
      A: 'partner',
      paragraphs: [
        'Then {event.two}. Nobody said a word. The cow stopped chewing. Very slowly the heron put down its other foot. It had stood on one leg since March. “As big as that?” asked {H}. “Two legs big,” said {A}.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'The sailor had just picked up a sandwich again. Then {event.three}. The sandwich was put down. “Hm,” said the heron. “Twice in one year?” asked {H}. “Somebody wrote it down,” said {A}. “The cow had no pencil. She had to remember it.”'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'And because it was that sort of day, {event.four}. The heron had no more legs to put down. So it sat. “Can herons sit?” asked {H}. “Nobody had known it,” said {A}, “not even the heron. It folded in the middle, like a deck chair.”'
      ]
    },
    {
      id: 'seen-fact',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        'For a while nobody knew what to say. “{seen.fact},” said the sailor at last. It was the one thing that the sailor knew about dry land. “Did it help?” asked {H}.',
        '“It did,” said {A}. “They told each other that, all the way to the back. After a thing like that you’re glad of something you can nod at.”'
      ]
    },
    {
      id: 'with-other',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“And what about {event.other}?” asked {H}. “Came by to see it from the bench,” said {A}. The three showed the way, though there was nothing left to see. “It looked bigger from over there,” said {event.other}.',
        '“It was bigger from here, too,” said the sailor. “You’ve just come a bit late.”'
      ]
    },
    {
      id: 'room',
      A: 'partner',
      paragraphs: [
        'At last {event.who} came to the bench. “Is there room?” The sailor moved up, the heron stood on one leg, and the glove lay on top. {event.who} sat down. “Was the bench long enough?” asked {H}. “Just,” said {A}.'
      ]
    },
    {
      id: 'told-back',
      A: 'partner',
      spare: 0.9,
      paragraphs: [
        '“What was it like?” asked the sailor. “There was no time to look,” said {event.who}. So they told it, from the beginning. The sailor told how {event.one}. The glove showed where. The heron did the second half, and it was all there: “Hm.”',
        '“Really?” said {event.who}. From the bench it sounded like quite a day.'
      ]
    },
    {
      id: 'halves',
      A: 'partner',
      paragraphs: [
        'Two sandwiches made four halves, and for once nothing was left over. They watched it get dark, first the road, then the roofs. The glove turned over, and pointed home.',
        'So {event.who} went home to bed. “And the three?” asked {H}. “Still sitting there,” said {A}. “Hm,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down with them, and left a bit of room.',
      '{names} looked where the glove pointed, and saw the wall.',
      { text: '{names} stuck out one finger, to see what it was like.', needs: ['hands'] },
      { text: '{names} shaded both eyes with one hand, to see as far as that.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the word “sandwich”.',
      '{names} kept as still as a heron.',
      { text: '{names} made a telescope out of one hand.', needs: ['hands'] },
      { text: '{names} worked it out with two fingers and three fingers, and it did not come out.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, without being asked.',
      '{names} forgot to blink for a while.',
      { text: '{names} folded both hands, like somebody with a view.', needs: ['hands'] },
      { text: '{names} turned down the lamp, to see further.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put back the cushions on which they had been sitting, side by side. {H} looked out once more, and nothing was going on out there.',
    'They brushed their teeth. Then {H} lay down, and moved up a bit, in case somebody else came.'
  ],
  last: [
    'The heron stood on one leg, nothing was left over, and {H} was asleep.',
    'It was dark in the whole of the view, and {H} was asleep.'
  ]
})
