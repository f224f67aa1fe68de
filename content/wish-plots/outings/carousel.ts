import { wishPlot } from '../wish-plot.ts'

export const carousel = wishPlot({
  id: 'wish-carousel',
  beginsElsewhere: true,
  wishes: ['carousel', 'carousels', 'carousal', 'carosel', 'carousell', 'carrousel', 'carrousels', 'merry go round', 'merry-go-round', 'merry go rounds', 'merry-go-rounds', 'merrygoround', 'merrygorounds', 'merry round', 'mary go round', 'marry go round', 'fairground horse', 'fairground horses', 'roundabout horse', 'roundabout horses', 'roundabout fair', 'roundabout funfair', 'gallopers', 'galloping horses fair', 'galloping horses funfair', 'wooden horse fair', 'wooden horse funfair', 'wooden horses fair', 'painted horse fair', 'painted horses fair', 'painted ponies fair', 'horse ride fair', 'horse goes round fair', 'horses up and down fair', 'horses going round fair'],
  answers: ['fair', 'funfair', 'fairground', 'mela', 'carnival', 'horse', 'horses', 'pony', 'ponies', 'horsey', 'wooden', 'painted', 'white', 'black', 'golden', 'gold', 'silver', 'pink', 'magic', 'magical', 'ride', 'rides', 'riding', 'rode', 'ridden', 'went', 'going', 'goes', 'go', 'round', 'around', 'up', 'down', 'straight', 'on', 'ahead', 'wants', 'wanted', 'want', 'wish', 'wishes', 'gallop', 'gallops', 'galloped', 'galloping', 'away', 'run', 'runs', 'ran', 'escape', 'escapes', 'escaped', 'leave', 'leaves', 'free', 'off', 'real', 'comes', 'alive', 'life', 'music', 'organ', 'lights', 'first', 'time', 'story', 'please', 'about', 'loves', 'loved', 'likes', 'today', 'yesterday', 'again', 'more', 'last', 'town', 'park', 'seaside', 'pier', 'beach', 'market', 'square', 'christmas', 'summer', 'stop', 'stopped', 'stops', 'favourite', 'favorite', 'grandad', 'grandpa', 'granny', 'dad', 'mum', 'old', 'big', 'little', 'chose', 'picked', 'fun', 'pig', 'with', 'where', 'who', 'that', 'another', 'turn', 'asks', 'wouldn’t', 'get', 'got', 'by', 'itself', 'night', 'adventure'],
  except: ['luggage', 'baggage', 'suitcase', 'airport', 'fell', 'hurt', 'lost', 'died', 'hospital', 'police', 'sick', 'dizzy', 'scared', 'afraid', 'frightened', 'accident', 'broken', 'slide', 'photo', 'song', 'rocking', 'playground', 'world', 'lion', 'tiger', 'giraffe'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['carousel', 'horse', 'pig', 'fair', 'music', 'doughnut', 'stall', 'road', 'pole', 'lorry'],
  about: 'The white horse of the carousel wants to go straight on, and cannot, for the pole; but the fair goes on to the next town, and somebody has only to put the horse on the lorry the right way round.',
  titles: ['Straight On, Please', 'The Same Doughnuts Again', '{H} and the White Horse', 'Once Round and Straight On', 'The Horse Faces Forwards'],
  want: [
    {
      id: 'where-to',
      A: 'partner',
      paragraphs: [
        '{H} had got the white horse. It was the best one on the carousel, with a red saddle, and {H} had run for it. {A} had the pig next to it, because the pig was left over.',
        'The music began, and the horse rose into the air. “Where to?” it asked. “Straight on,” said {H}. “Oh, yes, please,” said the horse. “I’ve wanted that for sixty years.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        'Between two stalls there was a gap, and behind it a long, straight road. “When we come to the gap,” said {H}, “don’t go round.” The horse stretched its neck. {H} held on tight. “Now!”',
        'The gap went by, and after it came the doughnut stall. They tried it again, with more neck. The gap went by, and there were the doughnuts. “I know every one of them,” said the horse.'
      ]
    },
    {
      id: 'the-pig-likes-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Does your pig want to go straight on too?” asked {H}. {A} bent down to one wooden ear. “No,” said {A}. “It likes it when everything comes back.”',
        'They listened. The pig was talking under its breath. “Good evening, tickets,” it said. “Good evening, toffee apples. Good evening, doughnuts.” Then it came to the tickets again, and it sounded just as pleased as the first time.'
      ]
    },
    {
      id: 'second-ticket',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The music stopped, with the horse halfway up. Nobody could have got down nicely from there, so they stayed for another ride. A boy in a striped waistcoat came round for the tickets. “Going far?” asked the boy.',
        '“Straight on,” said {H}. The boy looked along the row of horses, and then along the row of stalls. “It’s the same price,” said the boy, and tore off a corner.'
      ]
    },
    {
      id: 'brown-horse',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the top of each jump you could see over the stalls. Out there was a field, and in the field stood a real horse, a brown one. It had four real legs and nothing in front of it but grass.',
        '“And what does it do?” said the white horse. “It stands there. Every time I look, it’s standing there.” They went up again. The brown horse had taken one step, to get at a thistle. “What a waste,” said the white horse.'
      ]
    },
    {
      id: 'nobody-wins',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In front of them galloped a black horse, with a girl on it. “Let’s overtake it,” said {H}. The white horse galloped for all it was worth. So did the black one. They galloped for a whole tune, and between them there was still the same bit of floor.',
        '“In sixty years I haven’t won once,” said the horse. {A} looked behind them, at a very round spotted horse that was catching nobody either. “But you’ve never come last,” said {A}.'
      ]
    },
    {
      id: 'man-who-waves',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the fence stood a man in a green hat. Whenever a small girl on a swan came by, he waved to her. Then his arm was up already, and so he waved to {H}, too.',
        '{H} waved back. “Do you know him?” asked {A}. “Only from this side,” said {H}. On the next round he waved to {H} first. On the round after that he blew a kiss, and it was the pig that got it.'
      ]
    },
    {
      id: 'late-drummer',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The music came out of a gold cupboard in the middle. A little wooden man stood on it with a drum, and he was late. The tune had its boom, and a moment after that he hit the drum. He never looked sorry.',
        '“He was painted on a Monday,” said the horse. {A} counted along for him. “Three, four, now,” said {A}. “Boom,” said the drum, when it was ready. In the end {A} counted late as well, and then the drummer was right.'
      ]
    },
    {
      id: 'gold-reins',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps it’s the reins,” said {H}. “To go straight, you have to pull both sides the same.” {H} measured them against each other, and they were just as long. {H} pulled with the left hand and with the right, just as much.',
        'The horse opened its mouth a little wider. Otherwise nothing happened. “Am I doing it?” it asked. The doughnut stall came by. “You’re doing everything right,” said {H}. “It’s the fair that keeps on turning up.”'
      ]
    },
    {
      id: 'pet-doughnuts',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the coach behind the horses sat {A}, who was allowed to ride for nothing. Whenever the doughnut stall came by, {A} looked up. Then the stall was gone again, before there had been time to do anything.',
        'It was plain what {A} thought. Somebody was carrying the doughnuts about, and would not stand still with them. So {A} watched the place where they always turned up. The next time there was at least a smell of sugar.'
      ]
    },
    {
      id: 'elder-sandwich',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small, I always had the black horse,” said {S}. “I wouldn’t get off, not even for tea. So my aunt stood at the fence with a cheese sandwich. Every time I came round, I had one bite.”',
        '“How many rounds was it?” asked {A}. “Nine,” said {S}, “and two for the crust. There was a boy on the horse behind me. He was hungry too, and he had a longer neck.”'
      ]
    },
    {
      id: 'child-backwards',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'In the coach there was one seat that faced backwards, and {S} had chosen it. “What do you see?” called {A}. “Everything you’ve finished with,” said {S}. The ticket box went away, and the toffee apples, and they all got smaller.',
        '“Are you going backwards, then?” asked {A}. {S} thought it over. “No, I’m going home,” said {S}. “I’m just doing it first.” And {S} waved to the toffee apples, which were leaving again.'
      ]
    },
    {
      id: 'baby-lights',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'On a lap in the coach sat {A}, under a hundred yellow lights. {A} said “oh” to the first of them. The first one went by, and a second one came, and {A} said “oh” to that one too.',
        'There was not one light that {A} left out. “That’s how to do it,” said the white horse, and looked back. “But I’m telling you now, there are only a hundred. Then they begin again.”'
      ]
    },
    {
      id: 'the-pole',
      A: 'partner',
      paragraphs: [
        '“It can’t go straight on,” said {A}, who had been looking at it from the pig. “There’s a pole through its middle. That’s fixed to the roof, and the roof goes round.” The horse looked down at its own tummy. “I thought that was part of me,” it said.',
        'Then the music stopped. “Last week the fair was in another town,” said {A}. “How did you get here?” “I don’t know,” said the horse. “They put a blanket over my head. It rattles, and then there are different doughnuts.”'
      ]
    },
    {
      id: 'longer-pole',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They looked at the pole from close by. It was made of brass, and twisted, like a stick of barley sugar. {H} put a hand round it and followed it down. “It goes in at the saddle,” said {H}, “and comes out underneath.”',
        '“Is that what it is?” said the horse. “I’ve felt something there for sixty years. I always thought that it was hunger.” {A} gave the pole a rub with a sleeve, and it shone in that one spot.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lorry',
      A: 'partner',
      paragraphs: [
        'It was the last evening of the fair. A woman came with a spanner, to take out the poles. “Which way does the white horse face, on the lorry?” {H} asked her. “Backwards,” said the woman, “with a blanket on. They all do.”',
        '“Could it go forwards?” asked {H}. “And see?” The woman scratched her ear with the spanner. “Nobody’s ever asked me that,” she said. So they lifted the white horse onto the lorry, right at the front. It could see out over the driver’s roof.'
      ]
    },
    {
      id: 'pig-blanket',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And the pig?” asked {A}, for you get fond of a pig. “Should it face forwards as well?” They held the blanket up to it, and took it away, and asked which was better. The pig shut its eyes. It wanted the blanket.',
        '“It likes to be surprised,” said {H}. “No,” said {A}, “it likes to think that it’s the same place.” They tucked it in on all sides. “Good night, doughnuts,” said the pig from inside, just in case.'
      ]
    },
    {
      id: 'folded-up',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The rest of the carousel got smaller and smaller. The roof was folded up like an umbrella. The lights went into egg boxes. Two men carried the music away, and walked in step to it without noticing.',
        'In the end nothing was left but a ring of flat grass. {H} walked round it once. “It’s not far at all,” said {H}. “It felt like miles.” {A} came along behind, and said good evening where the doughnuts had been.'
      ]
    },
    {
      id: 'packed-lunch',
      A: 'same',
      spare: 15,
      paragraphs: [
        'A horse with such a long way before it needs something to eat. {H} had half a doughnut left, and held it up to the lorry. The horse looked at it from close by for the first time. “So that’s the smell,” it said.',
        'It could not eat, being wood. But it was given the paper bag, tucked under one of its straps. “Then I’ll know what to look for,” said the horse, “wherever we get to.”'
      ]
    },
    {
      id: 'straight-on',
      A: 'partner',
      paragraphs: [
        'The lorry drove out through the gap. There was a lamp by the road, and another, and none of them came twice. “Straight on!” called the white horse.',
        'At the end of the road there was a roundabout. The lorry went all the way round it, for the driver had missed the sign. “I know this part,” they heard the horse say. Then it went straight on, over the hill.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} climbed into the coach, and waited for it to leave.',
      '{names} listened to the music with wide open ears.',
      { text: '{names} hugged a spotted horse round the neck.', needs: ['hands'] },
      { text: '{names} handed in a ticket, a little chewed at one end.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned into the bend, all the way round.',
      '{names} sniffed, and there were the doughnuts again.',
      { text: '{names} waved to the man at the fence on every round.', needs: ['hands'] },
      { text: '{names} conducted the music with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the lorry until it was no bigger than a bean.',
      '{names} sat down in the ring of flat grass.',
      { text: '{names} carried the reins as far as the lorry.', needs: ['hands'] },
      { text: '{names} held the torch, so that the straps could be done up.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} walked straight on through the hall, as far as the hook for the coats.',
    '{H} washed and lay down, and held on to the blanket. The bed still rose and sank a little, as if there were music.'
  ],
  last: [
    'Far out on the road a white horse went straight on, and {H} was asleep.',
    'There were no doughnuts in the next town yet, only the road, and {H} was asleep.'
  ]
})
