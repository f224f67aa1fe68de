import { wishPlot } from '../wish-plot.ts'

const FEAST = ['hanukkah', 'chanukah', 'hannukah']

export const theFirstPlace = wishPlot({
  beginsElsewhere: true,
  id: 'wish-the-first-place',
  themes: ['hanukkah'],
  only: ['first', 'starts', 'start', 'starting', 'begins', 'begin', 'tomorrow', 'turn', 'eve', 'before', 'wax', 'cleaning', 'clean', 'polishing', 'wait', 'waiting'],
  wishes: [
    'Hanukkah starts tomorrow and it is his turn to do the first candle',
    ...FEAST.flatMap((feast) => [`${feast} first candle`, `${feast} starts tomorrow`, `${feast} begins tomorrow`, `${feast} first night`, `${feast} turn candle`, `${feast} first evening`]),
    'hanukkah tomorrow', 'hanukkah eve', 'night before hanukkah',
    'menorah first candle', 'menorah turn candle', 'menorah tomorrow', 'menorah wax', 'light menorah', 'lighting menorah', 'menorah ready', 'cleaning the menorah', 'polishing menorah', 'first candle menorah', 'hanukkiah first candle', 'chanukiah first candle', 'hanukkah candles turn', 'first night festival of lights menorah'
  ],
  answers: ['hanukkah', 'chanukah', 'hannukah', 'hanuka', 'chanukka', 'festival', 'lights', 'menorah', 'hanukkiah', 'chanukiah', 'candle', 'candles', 'shamash', 'helper', 'first', 'one', 'light', 'lights', 'lighting', 'put', 'puts', 'do', 'does', 'doing', 'place', 'starts', 'start', 'starting', 'begins', 'begin', 'beginning', 'tomorrow', 'tonight', 'night', 'nights', 'evening', 'eve', 'sunset', 'before', 'day', 'his', 'her', 'my', 'our', 'their', 'turn', 'year', 'this', 'finally', 'gets', 'get', 'to', 'allowed', 'chosen', 'chose', 'choosing', 'wax', 'old', 'grandma’s', 'grandpa’s', 'grandma', 'grandpa', 'bubbe', 'zaide', 'savta', 'saba', 'mum', 'mom', 'dad', 'brother', 'sister', 'cousins', 'cousin', 'family', 'window', 'excited', 'can’t', 'wait', 'waiting', 'proud', 'nervous', 'happy', 'latkes', 'latke', 'doughnuts', 'dreidel', 'sufganiyot', 'presents', 'song', 'songs', 'clean', 'cleaning', 'polish', 'polishing', 'eight', 'and', 'is', 'it', 'the', 'of', 'she', 'he', 'i', 'we'],
  except: ['last night', 'eighth', 'burnt', 'burned', 'fire', 'hospital', 'died', 'dead', 'lost', 'broken', 'broke', 'christmas', 'diwali', 'advent', 'war', 'scared', 'afraid', 'dragon', 'dinosaur', 'dog ate', 'birthday'],
  moods: ['waiting', 'first', 'proud', 'learning'],
  company: ['candle', 'candles', 'menorah', 'wax', 'place', 'places', 'plug', 'stripe', 'stripes', 'window', 'bowl', 'helper', 'potato', 'box', 'flame'],
  about: 'On the eve of Hanukkah the hero’s candle will not stand in the first place of the menorah, and only in the eighth; the first is full of wax because it has had a candle every evening, and out of it comes a striped plug with all the years in it.',
  titles: ['The First Place', 'Yellow at the Bottom', '{H} and the First Candle', 'All the Evenings', 'Where the Wax Was'],
  want: [
    {
      id: 'to-see-it-stand',
      A: 'partner',
      paragraphs: [
        'The evening before Hanukkah, {H} stood the first candle in the menorah, and it fell out. It was yellow, and as straight as a pencil. {H} had chosen it, for this year it was {H}’s turn to do the first one.',
        'A grown-up would see to the flame tomorrow. Tonight {H} only wanted to see the candle stand. “It goes in the first place, on the far right,” said {A}. “That’s where it was,” said {H}, and tried again. It leaned over, and fell out.'
      ]
    }
  ],
  way: [
    {
      id: 'rolled-to-the-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It could not be the candle’s fault. {H} had rolled them all along the table, one by one, to find out which was straight. A red one had limped. A blue one had gone round in a ring, and come home. The yellow one had rolled right to the end.',
        '“And then off it,” said {A}, who had caught it. “Straight off it,” said {H}. {A} rolled it once more, to be fair. It went past the salt without a look, and {H} was there to catch it.'
      ]
    },
    {
      id: 'with-a-potato',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It needs something to lean on,” said {A}, and went to the kitchen. There lay a potato of just the right height. With the potato beside it, the first candle stood. It looked like somebody with a very good friend.',
        '“But will it stay?” asked {H}. “It has to stay till tomorrow,” said {A}, “and then it’s a latke.” After that the candle would be alone again, on its very first evening. {H} gave the potato back.'
      ]
    },
    {
      id: 'along-the-row',
      A: 'partner',
      paragraphs: [
        'So {H} tried the next place, and the next. In the second it leaned a little less. In the fifth it very nearly stood. In the eighth, right at the other end, it stood like a lamp post. “Here,” said {H}. “That’s the eighth,” said {A}. “If you start at the end, Hanukkah’s over tomorrow.”'
      ]
    },
    {
      id: 'first-of-everything',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If you’ve got the first candle, who’s got the first doughnut?” asked {A}. Nobody had thought of that. So they made a list. {A} was given the first doughnut, and {H} the first latke. There was the first song as well, and the first spin of the dreidel.',
        '“And the first washing-up?” asked {A}. It went rather quiet. They both looked at the list, and at the ceiling. “That hasn’t got a first,” said {H} in the end. “It’s always only the next.”'
      ]
    },
    {
      id: 'other-had-it-last-year',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had once had the first candle too. “I didn’t sleep for two nights before it,” said {A}. “Then I carried it to the window with both hands, and put it in. Everybody waited, and it did nothing at all.”',
        '“Why not?” asked {H}. “It was upside down,” said {A}. The wick had been in the hole, and the foot had stuck up in the air. {H} turned the yellow candle round, and looked at both of its ends. Now it could not happen again.'
      ]
    },
    {
      id: 'only-todays-sun',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Hanukkah would start when tomorrow’s sun had gone. So they went to the window, to see how a sun does it. It had just sat down on the roof over the road, and was taking its time. “Hurry up,” said {H}.',
        '“It’s only today’s,” said {A}. “It can’t go any faster.” {H} was sorry for it then, and waved. “Tell the next one that we’re ready,” called {H}. It went down behind the chimney, quite red, and {A} thought that it had nodded.'
      ]
    },
    {
      id: 'elder-egg-cups',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“One year our menorah was in a box,” said {S}, “and nobody knew which. So we stood eight egg cups on a tray.” “Did that count?” asked {A}. “It counted to eight,” said {S}. “More than that it doesn’t have to.”',
        'For the helper they had taken a coffee cup, because it is meant to be a bit taller. “And when did you find the box?” asked {A}. “At breakfast in the spring,” said {S}. “We were looking for the egg cups.”'
      ]
    },
    {
      id: 'child-is-a-candle',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be the candle, and stood in a shoe, with both feet. {S} was very straight, and looked at nobody. Then {S} began to lean. “You’re leaning,” said {A}. “I’m not,” said {S}, and was at the wall already.',
        '{A} stood {S} up again, and held on. “Now I’ve got an itch,” said {S}. “Candles don’t itch,” said {A}. “The first one does,” said {S}, and had to be scratched, high up on the left.'
      ]
    },
    {
      id: 'nearly-to-the-top',
      A: 'partner',
      paragraphs: [
        '{H} shut one eye, and looked into the first place. There was something bumpy in there, nearly up to the top. Then {H} looked into the eighth. It was deep, and shone like a new spoon. “I’ve got the worst place,” said {H}. “All the others have a proper hole.”'
      ]
    },
    {
      id: 'every-evening',
      A: 'partner',
      paragraphs: [
        '{A} scratched in it with one fingernail. “That’s old wax,” said {A}. “On the first evening there’s one candle. Where does it stand?” “Here,” said {H}. “And on the second?” “Here, and one more.”',
        '{H} counted on, up to eight fingers. The first place had a candle every evening. The eighth had one just once. “So it isn’t the worst,” said {A}. “It’s the one that’s been there every time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pop',
      A: 'partner',
      paragraphs: [
        'They laid the menorah in a bowl of warm water. {H} pressed with one thumb. Pop. Out came a plug of wax, as big as a thimble, and it had stripes.',
        '“The blue was last year,” said {A}. “The red was when it snowed.” Under that came white, and green. At the very bottom was a yellow stripe, from before there was any {H}.'
      ]
    },
    {
      id: 'grain-of-sugar',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They held the plug up to the lamp. In the green there was something very small, and it glittered. “That’s sugar,” said {A}. “Somebody leaned over with a doughnut.” They both wondered who that could have been. They both thought of the same person.',
        'In the white there was a tiny hole, where a bubble had been. “There’s air in it,” said {H}. “From when?” {A} counted the stripes. It was air from before they had the sofa. {H} sniffed it with great care, and used none up.'
      ]
    },
    {
      id: 'helper-has-one-too',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s somebody else who’s there every evening,” said {A}. In the middle, and a bit higher, was the helper’s place. It brought the others their flame, and had no evening of its own. {H} looked in. It was full to the brim.',
        'Pop. Its plug had even more stripes, and they were thinner. The two plugs were put side by side on the edge of the bowl. “They know each other,” said {H}. “They’ve always seen each other across the row.”'
      ]
    },
    {
      id: 'from-the-street',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And how does it look from the street?” asked {H}. {A} turned the menorah round on the table, so that they could be the street. Now the first place was on the far left. “Who’s moved it?” asked {H}, and {A} turned it back.',
        'It was on the right again. They did that a few times. “It’s only got two sides,” said {A}. “One’s for us, and one’s for whoever comes by.” {H} went round the table, and was whoever came by, and said good evening.'
      ]
    },
    {
      id: 'pet-has-the-best-place',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been there every evening as well, every year. {A} knew exactly what came next, and so was already sitting before the window, in the best place. There was nothing to see yet. {A} did not mind, and looked at that for some time.',
        '“It’s not until tomorrow,” said {H}, and sat down too. {A} did not stir. Then {A} moved over after all, by a little. The best place was big enough for two.'
      ]
    },
    {
      id: 'yellow-again',
      A: 'partner',
      paragraphs: [
        '{H} put the yellow candle into the first place. It went in deep, and it stood. Beside it were seven empty places. “Doesn’t it look a bit alone?” asked {A}. “It isn’t alone,” said {H}. “It’s first.”',
        'They put the plug on the windowsill, to keep it company. “That one began with yellow, too,” said {H}. “And look how far it got. Tomorrow there’ll be yellow at the bottom again.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the first candle go over, and said nothing.',
      '{names} stayed well out of its way, as it was the first.',
      { text: '{names} caught it before it rolled off the table, with one hand.', needs: ['hands'] },
      { text: '{names} chose a candle for another evening, and put it in a pocket.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the third place, which was about half full.',
      '{names} leaned a little to one side, to see it straight.',
      { text: '{names} lent eight fingers, and kept two.', needs: ['hands'] },
      { text: '{names} felt in the eighth place with one finger, and it was like a spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look at the stripes, from last year to the bottom.',
      '{names} smelled the plug, and it smelled of all the evenings.',
      { text: '{names} dried the menorah, place by place, with one corner of a towel.', needs: ['hands'] },
      { text: '{names} tapped the candle with one finger, and it stood.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was emptied, and had a thin yellow ring. By the window the first candle stood up straight, and waited without a flame.',
    '{H} washed, and lay down on the far right of the bed. On the left there was room for seven more.'
  ],
  last: [
    'Seven places were empty, and the first was not, and {H} was asleep.',
    'On the windowsill lay all the evenings so far, in stripes, and {H} was asleep.'
  ]
})
