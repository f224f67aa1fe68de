import { wishPlot } from '../wish-plot.ts'

export const onlyConesLeft = wishPlot({
  id: 'wish-only-cones-left',
  wishes: ['ice cream van ran out', 'ice cream truck ran out', 'ice cream man ran out', 'ice cream van run out', 'ice cream truck run out', 'ice cream van empty', 'ice cream truck empty', 'ice cream van sold out', 'ice cream truck sold out', 'ice cream van none left', 'ice cream truck none left', 'ice cream van nothing left', 'ice cream truck nothing left', 'ice cream van only cones', 'ice cream truck only cones', 'ice cream van all gone', 'ice cream truck all gone', 'icecream van ran out', 'ice cream ran out', 'ran out of ice cream', 'run out of ice cream', 'ice cream sold out', 'ice cream all gone', 'no ice cream left', 'only cones left', 'empty cone', 'empty cones', 'just cones', 'ice cream shop ran out', 'ice cream parlour ran out', 'ice cream half air', 'air in ice cream', 'cones left'],
  answers: ['ice', 'cream', 'icecream', 'van', 'truck', 'man', 'lady', 'seller', 'cart', 'shop', 'stand', 'came', 'comes', 'come', 'had', 'has', 'have', 'no', 'none', 'nothing', 'not', 'any', 'left', 'more', 'ran', 'run', 'out', 'of', 'sold', 'all', 'gone', 'empty', 'only', 'just', 'cone', 'cones', 'wafer', 'wafers', 'but', 'when', 'we', 'got', 'there', 'it', 'was', 'were', 'the', 'and', 'last', 'queue', 'line', 'turn', 'waited', 'waiting', 'too', 'late', 'hot', 'day', 'summer', 'today', 'yesterday', 'street', 'road', 'park', 'beach', 'vanilla', 'strawberry', 'chocolate', 'flake', 'sprinkles', 'by', 'time', 'so', 'ate', 'eat', 'eats', 'gave', 'disappointed', 'upset', 'sad', 'our', 'us', 'my', 'for', 'reached', 'finally', 'somebody', 'everyone', 'bought', 'air', 'half', 'why', 'is'],
  except: ['traffic', 'road cones', 'orange cones', 'pine', 'roadworks', 'dragon', 'dinosaur', 'unicorn', 'penguin', 'bear', 'monster', 'robot', 'space', 'moon', 'snowman', 'shark', 'crash', 'crashed', 'hurt', 'died', 'dead', 'police', 'stolen', 'stole', 'allergic', 'allergy', 'sick', 'tummy', 'dropped', 'fell', 'seagull', 'melted', 'money', 'hospital', 'dog', 'king', 'queen', 'princess', 'ghost', 'planet', 'fridge'],
  moods: ['late', 'losing', 'waiting', 'learning', 'question', 'change'],
  out: true,
  fed: true,
  company: ['van', 'cone', 'cones', 'coin', 'hatch', 'lady', 'tune', 'freezer', 'machine', 'queue', 'frost', 'cream', 'bowl', 'whisk', 'jam', 'street', 'step', 'kitchen'],
  about: 'The ice cream van has only cones left, and the hero learns that half of an ice cream is air, so that there is half a one in each cone, and makes the other half.',
  titles: ['The Other Half', 'Half an Ice Cream in Every Cone', '{H} and the Empty Van', 'Nothing but Cones', 'Air with a Little Milk Round It'],
  want: [
    {
      id: 'last-in-the-queue',
      A: 'partner',
      paragraphs: [
        '{H} was the last in the queue for the ice cream van, with {A}, and a warm coin. There were seven before them, and then three, and then one. “It’s all gone,” said the ice cream lady. “I’ve only got cones.”',
        'The lady passed two of them down, for nothing. {H} looked into one, down to the tip. {H} had wanted an ice cream, and here was just the place for it.'
      ]
    }
  ],
  way: [
    {
      id: 'bite-by-bite',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did the others eat so much?” asked {H}. “It was the wedding,” said the ice cream lady. A whole wedding had stopped at her van, with two coaches. “The bride had four scoops. The one with the trumpet came twice, with a different hat.”',
        '“And nobody thought of us?” asked {A}. The lady leaned further out. “They threw rice,” she said. There was still some on the roof. {H} held up the cone, but it was not that sort of day.'
      ]
    },
    {
      id: 'to-the-ear',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An empty cone is good for something. {A} held it to one ear, with the point outside. “I can hear something,” said {A}. {H} listened in the other one. There was a hum in it, far off and cold. “It’s strawberry,” said {H}.',
        'Then {H} talked into one, to tell it what it ought to have been. “What does it say?” asked {A}. {H} turned it over and listened again. A crumb fell out. “That was all,” said {H}.'
      ]
    },
    {
      id: 'how-empty',
      A: 'same',
      spare: 2.5,
      paragraphs: [
        '“How empty is it?” asked {A}, and looked over the edge of {H}’s cone. “As empty as it gets,” said {H}. {A} put in a finger, to measure. It went down as far as the second knuckle, and there it stayed.',
        '“Now it isn’t empty,” said {A}. {H} held on, and {A} pulled. It came out with a pop, and there were crumbs all round it, like a very small crown.'
      ]
    },
    {
      id: 'frost',
      A: 'partner',
      paragraphs: [
        '“There’s some frost in the freezer,” said the lady. She scraped it off, and filled {H}’s cone with it. It looked just like an ice cream. {H} took a big lick. It tasted of nothing, and then of freezer.',
        'The second lick went right through. “It’s running out at the tip,” said {A}. Soon there was only a wet shoe. “It’s only water,” said the lady. “Nothing holds it up.” She gave {H} a dry cone, and one to spare.'
      ]
    },
    {
      id: 'the-pictures',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the side of the van was a picture of each kind. The lady had stuck tape over every one that had gone, and by now it was all tape. Only in the corner one picture was free. “What’s that?” asked {H}, full of hope.',
        '“That’s me,” said the lady. She had a white cap on in it, and was younger. {A} asked what flavour. “I’ve never been asked,” said the lady. “Something with nuts, I should think.”'
      ]
    },
    {
      id: 'next-in-line',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had come running from the far end of the street with a purse. “Am I in time?” asked {A}. “You’re just in time for a cone,” said {H}. {A} counted out the coins, and was told that it cost nothing. {A} counted them back in.',
        '“Then I’ll have a large one,” said {A}. So the lady put two cones into each other. {A} ate all round the edge. It was a bit dry, said {A}, but you got plenty.'
      ]
    },
    {
      id: 'pet-waits-for-a-drip',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had taken up the usual place, which was straight below the cone. An ice cream always gets to {A} in the end, one drip after the other. {A} looked up, and waited. This one did not drip.',
        '“There’s nothing in it,” said {H}, and turned it over, to show. A crumb came down. {A} ate that, and looked up again. With {H}’s ice creams you only had to be patient.'
      ]
    },
    {
      id: 'elder-queued-an-hour',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small,” said {S}, “we waited for an hour, and got the last one in town. It was pistachio. I didn’t even like it.” “Did you eat it?” asked {A}. “Of course I did. Forty people were looking.”',
        '{S} had told them all the way down that it was very good. In the end it was. “I’ve had it ever since,” said {S}. “It’s the queue you can taste.”'
      ]
    },
    {
      id: 'child-sells-cones',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had turned a cone over, and now it was a hat. It was put on a stone. The stone had stood in the queue as well, said {S}, and it had been behind them. “And what did it want?” asked {A}. “It wanted to be cold,” said {S}.',
        '{A} felt it. It was quite warm, from the sun. “It’s had to wait too long,” said {S}, and carried it round the van into the shade.'
      ]
    },
    {
      id: 'mostly-air',
      A: 'partner',
      paragraphs: [
        'The lady pulled the handle of her machine, to wash it. It went “pfff”. “That’s half of what I sell,” she said. “Wind?” asked {H}. “Air,” said the lady. “Mine’s half air. Without it you’d have a brick.” {A} held a dry cone up against the sky. “If half of it’s air,” said {A}, “then there’s half an ice cream in here.” {H} put one hand over the top. “So we only need the other half,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-half',
      A: 'partner',
      paragraphs: [
        'They carried the cones home with the hands on them. In the fridge was some cream. {H} whisked it until both arms were tired. It rose and rose, until it looked over the rim of the bowl. “Where’s all that coming from?” asked {H}. “From in here,” said {A}, and sniffed at the kitchen air.'
      ]
    },
    {
      id: 'whose-air',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is there enough air left for us?” asked {A}, when the bowl was full. {H} breathed in, to see. There was. But it was the air of just here, between the sink and the bread. “It’ll taste of toast,” said {H}.',
        'They opened the window, and let in some of the other kind. It came from over the street, with some lime tree in it, and some bus. {H} whisked that in as well.'
      ]
    },
    {
      id: 'too-long',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a turn with the whisk. “When do I stop?” asked {A}. “When it’s got a nose,” said {H}. You pull the whisk out, and the cream comes along a bit. That is its nose. {A}’s cream had one that hung down.',
        '{A} went on. At last the nose stood up straight, and looked at both of them. “Good evening,” said {A}, and was careful from then on where to put the spoon.'
      ]
    },
    {
      id: 'baby-air',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was given a spoonful to try. {A} shut both eyes, and then opened one. It was sweet, and it was there, and then it was gone, without any chewing. {A} looked for it in the spoon. {A} looked for it under the spoon.',
        '“Half of it was air,” said {H}. {A} opened wide, and breathed in a good deal of kitchen. It was not the right half.'
      ]
    },
    {
      id: 'a-small-brick',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} did not believe it. So they took a spoonful of cream that had not been whisked. They set it next to the other. The one was as flat as a puddle. The other was as high as a thumb, and it had been a spoonful too.',
        '{A} ate the flat one, and then the high one. “They’re the same,” said {A}, “only that one goes on longer.” It had to be looked into once more, with two fresh spoons.'
      ]
    },
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        'A bit of jam turned the cream pink. They filled both cones, with a hill on top. {H} turned one upside down. It stayed where it was.'
      ]
    },
    {
      id: 'on-the-step',
      A: 'partner',
      paragraphs: [
        'Outside, the van was still there. The lady sat on its step with a cone, and there was nothing in it. “I haven’t had one all summer,” she said. So they filled it from the bowl. She licked all the way round. “What do I owe you?” asked the lady.',
        '{H} looked at the coin, which was still warm. “Only half,” said {H}. “The other half was your air.” So the lady played them the tune, as far as the middle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the queue too, behind the last one.',
      '{names} looked up at the hatch, and it looked back, quite empty.',
      { text: '{names} felt in each pocket, though it was too late for coins.', needs: ['hands'] },
      { text: '{names} shook a cone, to hear what was in it.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped out of the wet, with care.',
      '{names} leaned into the wind of the machine, while it lasted.',
      { text: '{names} caught some frost on a finger, and it was gone.', needs: ['hands'] },
      { text: '{names} wiped the wet shoe with a paper napkin.', needs: ['hands'] }
    ],
    turn: [
      '{names} came near when the whisk was to be licked.',
      '{names} watched the cream go up, with a rising chin.',
      { text: '{names} steadied the bowl, so that it could not walk away.', needs: ['hands'] },
      { text: '{names} scraped out the bowl, down to the flowers on the bottom.', needs: ['hands'] }
    ]
  },
  bed: [
    'The whisk was rinsed and the bowl was dried. The van had gone to fetch the half that was missing, for tomorrow.',
    '{H} washed off the pink, and lay down. On the chair stood the spare cone, with half an ice cream in it. {H} had laid a card on top, so that nothing got out.'
  ],
  last: [
    'The cone on the chair was full of air to the brim, and {H} was asleep.',
    'Two streets away the tune had come as far as its middle, and {H} was asleep.'
  ]
})
