import { wishPlot } from '../wish-plot.ts'

export const christmasEvePlate = wishPlot({
  id: 'wish-christmas-eve-plate',
  wishes: ['carrot reindeer', 'carrots reindeer', 'carrot for the reindeer', 'carrots rudolph', 'carrot rudolph', 'carrot rudolf', 'carrots rudolf', 'carrots santas reindeer', 'reindeer food', 'reindeer snack', 'reindeer snacks', 'reindeer treat', 'reindeer treats', 'feeding reindeer christmas', 'feed reindeer christmas', 'feeding santas reindeer', 'feed santas reindeer', 'mince pie santa', 'mince pies santa', 'mince pies father christmas', 'mince pie carrot', 'mince pie milk', 'mince pie sherry', 'mince pie christmas eve', 'mince pies christmas eve', 'mince pie plate', 'biscuit father christmas', 'biscuits father christmas', 'biscuit santa', 'biscuits santa', 'cookie santa', 'cookies for santa', 'cookies father christmas', 'cookies milk santa', 'cookies carrots santa', 'cookies carrots', 'milk santa', 'milk father christmas', 'glass milk santa', 'glass of milk christmas eve', 'plate santa', 'plate father christmas', 'plate for santa', 'santa plate', 'santas plate', 'christmas eve plate', 'plate christmas eve', 'snack santa', 'snacks santa', 'snack father christmas', 'treat santa', 'treats santa', 'santa snack', 'carrot christmas eve', 'carrots christmas eve', 'cookies christmas eve', 'biscuit christmas eve', 'biscuits christmas eve', 'milk christmas eve', 'leaving out santa', 'leave out santa', 'left out santa', 'leaving carrots', 'leaving a carrot', 'left carrots out', 'put out carrots', 'putting out carrots', 'carrots father christmas', 'carrot father christmas', 'carrots santa', 'beer santa', 'sherry father christmas', 'sherry santa'],
  answers: ['carrot', 'carrots', 'reindeer', 'reindeers', 'rudolph', 'rudolf', 'santa', 'santas', 'santa’s', 'claus', 'father', 'christmas', 'xmas', 'eve', 'mince', 'pie', 'pies', 'biscuit', 'biscuits', 'cookie', 'cookies', 'milk', 'glass', 'plate', 'plates', 'snack', 'snacks', 'treat', 'treats', 'food', 'sherry', 'beer', 'water', 'leave', 'leaves', 'leaving', 'left', 'out', 'put', 'puts', 'putting', 'setting', 'set', 'lay', 'laying', 'for', 'with', 'by', 'door', 'fireplace', 'chimney', 'window', 'tree', 'night', 'tonight', 'tomorrow', 'before', 'bed', 'december', 'feed', 'feeds', 'feeding', 'eat', 'eats', 'ate', 'eaten', 'hungry', 'bite', 'bitten', 'crumbs', 'nine', 'all', 'enough', 'one', 'only', 'some', 'something', 'waiting', 'excited', 'coming', 'comes', 'came', 'sleigh', 'ready', 'getting', 'every', 'year', 'first', 'time', 'our', 'her', 'his', 'their', 'my', 'children', 'kids', 'daughter', 'son', 'sister', 'brother', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'granny', 'grandma', 'grandad', 'family', 'together'],
  except: ['real', 'exist', 'exists', 'naughty', 'nice', 'letter', 'letters', 'list', 'writing', 'write', 'wrote', 'grotto', 'elf', 'elves', 'mrs', 'hospital', 'died', 'dead', 'heaven', 'ill', 'sick', 'poor', 'money', 'afford', 'divorce', 'prison', 'war', 'court', 'allergic', 'allergy', 'dog ate', 'cat ate', 'stole', 'steals', 'lost', 'zoo', 'farm', 'sami', 'flying', 'fly', 'birthday', 'dragon', 'pirate', 'dinosaur', 'monster', 'stuck', 'bear', 'mouse'],
  moods: ['waiting', 'first', 'learning', 'proud'],
  company: ['Father Christmas', 'Santa', 'reindeer', 'plate', 'mince pie', 'carrot', 'milk', 'door', 'lamp', 'box', 'grater'],
  about: 'On Christmas Eve there is one carrot for nine reindeer, and last year’s was hardly touched, until the tooth marks on it tell why and the grater makes one carrot into plenty.',
  titles: ['One Carrot for Nine', 'Only on the Underside', '{H} Lays a Plate', 'Teeth at the Bottom', 'A Plate on Christmas Eve'],
  want: [
    {
      id: 'one-carrot',
      A: 'partner',
      paragraphs: [
        'It was Christmas Eve, and {H} was laying a plate for the night. On it went a mince pie for Father Christmas, with a glass of milk beside it. For the reindeer there was a carrot. “How many of them are there?” asked {H}. “Nine,” said {A}, “if they’ve all come.”',
        'It was the last carrot in the house. “They’ve all got to have some,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-bites',
      A: 'partner',
      paragraphs: [
        '{H} made eight scratches in the carrot with a thumbnail. That was nine bites, one for each reindeer, and very fair. “But last year they hardly ate any of it,” said {A}.',
        '{H} had kept what was left, in a box with the paper stars, and fetched it out. It was a whole carrot, as dry as a cork. Only the tip had been nibbled. Not one of the nine had got any further. “Perhaps they don’t like carrots,” said {A}. {H} was quiet.'
      ]
    },
    {
      id: 'plates-in-the-street',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} counted the plates that would be out tonight. There was one at each door in the street, and it was a long street. “That’s forty mince pies,” said {H}, “before he gets to the corner. How does he do it?”',
        '“He walks about in between,” said {A}. “And he’s got a belt with a lot of holes.” {H} looked at their own pie. It was not the biggest. For somebody who had forty others, that was kind.'
      ]
    },
    {
      id: 'milk-and-beards',
      A: 'same',
      spare: 2,
      paragraphs: [
        'How full should the milk be, for a person with a beard? {A} held a woolly scarf to the chin, and {H} held out a cup of water, to try. The scarf got there first. It drank a good deal, and {A} got a drop.',
        '“It has to be up to the top,” said {H}, “for the two of them.” So the glass was filled to the brim. After that they had to walk round it on tiptoe, even out in the hall.'
      ]
    },
    {
      id: 'no-free-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And how does the carrot get out to the reindeer?” asked {H}. “He takes it along,” said {A}. They tried it. {A} was Father Christmas, and had a pillow for a sack in one hand. In the other was an empty plate, in place of the full one. There was no hand left for the door.',
        '{A} tried it with an elbow, and then with the chin. “He must be good at that by now,” said {H}. They put the plate back, and opened the door with a hand.'
      ]
    },
    {
      id: 'other-no-meat',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Is there mince in a mince pie?” asked {H}. “There used to be,” said {A}. “Hundreds of years ago they put meat in, with the raisins. Then a little less each time. Now it’s all raisins, and only the name’s left.”',
        '{H} bent over the plate and smelled. It was raisins and orange peel. “Does he remember the other ones?” “He’s old enough,” said {A}. They turned the pie, so that its best side was in front.'
      ]
    },
    {
      id: 'pet-looks-away',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had been told whose plate it was. {A} sat down beside it and looked the other way, as hard as anyone can. Only now and then one eye came back, to see if Father Christmas was there yet.',
        '“That’s very good of {A},” said {H}. The mince pie was set in the middle of the table, all the same, to make it easier. {A} sighed, and looked away from it there.'
      ]
    },
    {
      id: 'elder-shoe',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I knew a house where they left out a shoe,” said {S}, “with hay in it. That was for a horse. In the morning the hay was gone, and there was a mandarin instead.” “From the horse?” asked {A}.',
        '“The boy there thought so,” said {S}. “He held up a shoe to every horse he met, until he was nine. All he ever got was a wet shoe.” {A} looked at the carrot, and was glad that it was on a plate.'
      ]
    },
    {
      id: 'child-one-pea',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came with something for the plate too, and it was held tight in one fist. It was a pea, and it was warm. {S} set it down between the mince pie and the edge. “Who’s that for?” asked {A}.',
        '“For whoever’s smallest,” said {S}. They didn’t know who that might be. But somebody always is, and it was a long way to come for nothing. The pea stayed where it was.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Will they see it in the dark?” asked {H}. They put out the light, to find out. The carrot was gone. You could see a bit of milk, and nothing round it. “A reindeer’s eyes change,” said {A}. “In summer they’re gold inside, and in winter they turn blue. Then they see in the dark.”',
        '{H} looked as blue as possible. Something pale came out of the night. It was the mince pie, and it had sugar on it.'
      ]
    },
    {
      id: 'guest-window',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Where I come from it’s rice pudding,” said {S}, “in a bowl, with a spoon in it. Once we forgot the spoon.” “And how did he eat it?” asked {A}. “We never found out,” said {S}. “But there was pudding on the door handle.”',
        '{A} thought about that, and then fetched a paper napkin for the plate. A mince pie does not need a spoon, but there are door handles everywhere.'
      ]
    },
    {
      id: 'on-the-underside',
      A: 'partner',
      paragraphs: [
        '{A} held the old carrot under the lamp. At the tip there were little grooves, all on the underside. On top there was nothing.',
        '{H} bit into a crust, to compare. That had marks above and below. “They’ve only got teeth at the bottom,” said {H}. “That’s true,” said {A}. “A reindeer’s got no front teeth at the top. Nor has a cow.” {H} pulled one lip down over the top teeth, and tried the crust again. It slid away. “They did like it,” said {H}. “They just couldn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-hay',
      A: 'partner',
      paragraphs: [
        '“What do they eat at home?” asked {H}. “Moss,” said {A}, “soft and thin.” So {A} took a grater to the new carrot. It got shorter, and under it grew a heap, orange and curly, like hay. {H} filled nine paper cake cases, and there was still some in the grater.',
        '{H} hid the top teeth once more, and tried that bit. It went in with one lick. “Now it’s for reindeer,” said {H}.'
      ]
    },
    {
      id: 'baby-reindeer',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'A person’s first teeth come at the bottom too, two small ones in front. “So {A} began as a reindeer,” said {H}. They told {A} about it. {A} listened, and opened up, and showed all there was to see.',
        '{A} wanted to get at the cake cases, with both arms. “You’re not one of the nine,” said {H}. But {A} was allowed to lick the juice off {H}’s finger, as they do in the north.'
      ]
    },
    {
      id: 'in-harness',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Nine cake cases stood in a heap beside the plate. “They’ll push,” said {A}. So {H} set them out as reindeer go, two by two, with one alone in front. It took up half the hall.',
        '“How does each know which is its own?” asked {A}. {H} lay down on the floor and looked along the rows. “They only have to put their heads down where they’re standing,” said {H}. It was the same at any table.'
      ]
    },
    {
      id: 'thick-end',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The thick end of the carrot was too short for the grater. {A} stood it in a saucer with a little water. “It’ll grow leaves,” said {A}, “in a week, without any earth.” “Is that enough for a reindeer?” asked {H}.',
        '{A} thought that it would be enough for a very patient one. They set it on the sill, where it had a view of the sky. Whoever came past could see how it was getting on.'
      ]
    },
    {
      id: 'other-tenth',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“What if one of them has brought a friend?” asked {A}. {H} had no tenth cake case, and nothing left to grate. So {H} took one shred from each of the nine heaps. You couldn’t see that anything was gone. It made a very neat little heap on a saucer.',
        '“Now there’s enough for somebody,” said {A}. “And if nobody’s come?” They thought of the sleigh. There’s always one who can eat twice.'
      ]
    },
    {
      id: 'ho',
      A: 'partner',
      paragraphs: [
        'They set out the plate by the door, with nine heaps round it. {H} looked at the mince pie. It had a hard edge. “Has he got his top teeth?” asked {H}. {A} had never thought of it. “He only ever says ho,” said {A}.',
        '{H} pulled down one lip and tried. “Ho,” said {H}. It needed no teeth at all. So they couldn’t know. {H} pushed the milk up close to the pie. “For dunking,” said {H}. “In case.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat by the plate for a while, without touching it.',
      '{names} looked at the one carrot, and then at the door.',
      { text: '{names} wiped the plate once more, until it shone.', needs: ['hands'] },
      { text: '{names} counted nine reindeer on nine fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} took a look at the nibbled tip as well.',
      '{names} listened for a bell outside, and heard a bus.',
      { text: '{names} blew the dust off last year’s carrot.', needs: ['hands'] },
      { text: '{names} knocked on the old carrot, and it sounded like a door.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the nine heaps, and left them there.',
      '{names} said a sort of ho as well.',
      { text: '{names} pressed nine cake cases into shape.', needs: ['hands'] },
      { text: '{names} swept the way to the door, for whoever might come.', needs: ['hands'] }
    ]
  },
  bed: [
    'The grater was rinsed, and last year’s carrot went back in its box with the stars. By the door the milk stood close to the pie.',
    '{H} washed, and brushed the teeth at the bottom. Then {H} brushed those at the top, since they were there. The pillow was cool. {H} said one small ho into it, and lay still.'
  ],
  last: [
    'The plate was ready, the door was left to itself, and {H} was asleep.',
    'There was a heap for each of the nine, and something to dunk, and {H} was asleep.'
  ]
})
