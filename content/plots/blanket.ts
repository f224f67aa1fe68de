import type { Plot } from '../format.ts'

/** Every site gives one wide piece, so one is as good as four; the climax adds what was still wanting for the donkey. */
export const blanket: Plot = {
  id: 'blanket',
  about:
    'Somebody small has washed the blanket of the whole hay shed too hot, and with a hedgehog for pins it is made longer, piece by piece, until it reaches the donkey at the end of the row; its odd little pocket turns out to be for the hedgehog.',
  titles: [
    'the blanket long enough for everyone',
    'the blanket that shrank',
    '{small} and the short blanket',
    'all the way to the donkey',
    'a pocket with one button',
    'the hedgehog who lent its pins',
    'head in, feet out',
    'what {small} washed too hot',
    'a curtain, a rug and a cold night',
    'nobody’s toes left out',
    'the row in the hay shed',
    'a piece from here and a piece from there',
    'mind the pins',
    'the very long bed',
    'how the blanket got to the end of the row',
    'the first cold night'
  ],
  company: ['donkey', 'dormouse', 'geese', 'goat', 'goose'],
  uses: ['small'],
  elements: ['kindness quest', 'talking animals'],
  refrains: [
    {
      loud: '“Long enough?” “Not for the donkey!” Pin it, pat it, on!',
      soft: 'Long enough. Long enough for the donkey too.'
    },
    {
      loud: 'Head in, feet out! Feet in, head out! A bit more blanket, please!',
      soft: 'Head in, feet in, and all the rest in too.'
    },
    {
      loud: '“Mind the pins!” said the hedgehog. “They’re mostly me!”',
      soft: '“Mind the pins,” said the hedgehog, from somewhere woolly.'
    },
    {
      loud: 'A corner, an edge, and who is left out? Somebody’s toes! On, on!',
      soft: 'A corner, an edge, and nobody’s toes left out.'
    },
    {
      loud: 'Prick, prick, pat. A bit more blanket, and a bit less cold!',
      soft: 'Pat, and pat. All of the blanket, and none of the cold.'
    }
  ],
  want: [
    {
      young: [
        'Before {H}’s door stood {small.first}. It held up a grey blanket, as small as a tea towel. In one corner was a buttoned pocket.',
        'Knock, knock! It was {small.first}, there at {H}’s door, and a woolly blanket. What a tiny one! It had a pocket in one corner.',
        'Who was at {H}’s door? It was {small.first}, in a grey blanket. Just one could fit in it. It had a woolly pocket and one button.',
        'That evening {small.first} came to {H}’s door. A very short blanket came with it. There was a pocket on that. Nobody knew what the pocket was for.'
      ],
      older: [
        'At {H}’s door that evening stood {small.first} with a grey wool blanket. It was hardly larger than a napkin, and had in one corner a buttoned pocket.',
        'There was a knock, low down, at {H}’s door. It was {small.first}, holding out a very short blanket, with a pocket sewn in one corner.',
        'What {small.first} carried up to {H}’s door looked like a tea towel. It was a blanket, with a thick little pocket that nobody could explain.',
        'First came a corner of grey blanket round {H}’s door, and then {small.first}. There was not much more blanket. There was, for some reason, a pocket.'
      ]
    },
    {
      young: [
        '“I washed it too hot,” said {small}. “It went from the dormouse to the donkey, in our hay shed. Now it’s for one.” And tonight it was so cold.',
        'All the animals of the hay shed slept under it, in a row. The donkey was last. Now it had shrunk. {small} wanted it to reach the donkey again.',
        'Once it was as long as the hay shed, donkey and all. Then {small} gave it a hot wash, and it shrank. It had to be long again tonight.',
        '“It must reach to the donkey,” said {small}. “All of us sleep under it, in our shed. I washed it, and it shrank. Help me make it long!”'
      ],
      older: [
        'It had covered everyone in the hay shed, even the donkey, until {small} washed it, very hot. Now, on the first cold night, it had to be made longer.',
        '“We lie in a row, down to the donkey,” said {small}, “and I boiled our blanket.” It wished it to reach all the hay shed again.',
        'Until today it had gone from the dormouse to the donkey. Then {small} had given it a hot wash. Tonight there would be frost, and a whole hay shed uncovered.',
        'The hay shed slept in one long row, under one long blanket. {small} had shrunk it in the wash. It must reach the donkey again by bedtime.'
      ]
    },
    {
      extra: 1,
      young: [
        '“It was a bit muddy,” {small} told them. “So I made it nice. I put it in the pot. I stirred. It got nicer and nicer and smaller.”',
        'How hot was the water? “It had bubbles,” said {small}. “I thought it was happy.” And it had stirred it, for an hour, with a good big spoon.',
        'There had been a lot of soap. There had been even more steam. At the end {small} looked in the pot. Something was in it. It might have been a sock.',
        '“I did it for a surprise,” said {small}. It was one. Everyone had looked at it, quite still. “How clean it is,” the donkey said at last.'
      ],
      older: [
        '“There was a smell of goat,” {small} explained. “I boiled it until there wasn’t.” The smell had gone. So, it was found on lifting the lid, had most of the rest.',
        'It had been meant as a kindness. {small} had stirred that pot for an hour, and wondered, towards the end, why the stirring was getting easier.',
        'When it came out of the pot there had been a pause. “It’s certainly clean,” the donkey had said, and the others had said so too, one by one.',
        'As wool will, it had drawn itself together in the heat, stitch by stitch, with great dignity. “One always hears of that,” said {small}, “after.”'
      ]
    },
    {
      extra: 2,
      young: [
        'Who slept in that row? First came the dormouse, then two geese. Next came the goat, and somebody who snored. The last of all was the donkey.',
        'They lay by size, in the hay shed. The dormouse was first, and it needed an inch. The donkey was last. It needed the rest.',
        '“The donkey has the end place,” said {small}. “It says it doesn’t mind. It says it in a very cold voice.”',
        'They had tried it that afternoon. The dormouse had some, and one goose had some. The other goose had a button. The goat had nothing but a look.'
      ],
      older: [
        'They lay in order of size, it seemed, beginning with a dormouse and ending with a donkey. Between came geese, a goat, and somebody who was only known by the snoring.',
        'The row was an old arrangement. Each warmed the next, and the donkey, who was at the end and had nobody on one side, said that it did not mind.',
        'It had been laid over them that afternoon, for a trial. It did for the dormouse and one wing of a goose. After that came a great deal of goat.',
        '“It’s the donkey that I think of,” said {small}. “It stands up so as to take less room. It has told us that it sleeps better so.”'
      ]
    },
    {
      extra: 3,
      young: [
        'It was getting cold. You could smell it. It smelled of iron and apples. Someone drew a face on the window, and the face stayed there.',
        'Crick, said a puddle. It had a skin on it, as thin as a biscuit. The stars had come out early. They looked very clean too.',
        'On such a night your nose wakes up first. The grass was stiff and grey. Every breath had its own little cloud.',
        'Once they were out of the door, the cold took them by the ears. It did it quite gently. It only wanted to show that it was there.'
      ],
      older: [
        'The cold had come that day, by the afternoon train, as it were. It smelled of iron and stored apples, and it had brought all its luggage.',
        'Outside a puddle was trying on its first ice, and looked pleased with the fit. Every breath came out with a shape of its own.',
        'One could hear the frost. It made the sound of a person thinking about sugar. The stars had been out for an hour and seemed freshly washed.',
        'It was the first night of the year for which one needs the word crisp. A leaf came down, and did not flutter, but rang.'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'A hedgehog came along. It always slept alone, because of its prickles. “I can be the pins,” it said. So {group} went to look for more blanket.',
        'How do you make a blanket long? You pin things to it. A hedgehog had pins, and lent them. It slept by itself, as it pricked. Off went {group}.',
        '“Pins?” said someone on the step. It was a hedgehog, and it had plenty. No one could ever sleep next to it. {group} set out, with blanket and pins.',
        '{group} took the blanket and went from place to place. A hedgehog walked in front. It slept all alone, poor prickly thing. But it had loose pins to lend.'
      ],
      older: [
        'A hedgehog, who on account of the prickles had always slept by itself, offered to come and be the pins. {group} went out to find some more blanket.',
        'What it wanted was pieces, and pins. Pins were lent by a hedgehog, who slept alone under the step, for plain reasons. With it {group} set off.',
        '“You’ll need something sharp,” remarked a hedgehog, who was used to not being slept beside. It brought what it had. So {group} went from door to door.',
        'The plan was to ask along the lane for whatever was wide and warm. {group} carried the blanket, and a hedgehog who had never slept under one brought pins.'
      ]
    },
    {
      extra: 1,
      young: [
        '“I have five thousand,” said the hedgehog. “I know them all. This one is Bert.” It took out Bert. It was a good one, with a bend.',
        'Did it hurt to lend a pin? “No, no,” it said. “These are the loose ones. I keep them in a tin. It had mints in it before.”',
        'The hedgehog rattled a bit as it walked. That was the tin of pins. They were its own old prickles. They smelled of peppermint.',
        '“You press here,” the hedgehog showed them, “and you don’t press there.” There was where its pins were still in use.'
      ],
      older: [
        'It did not take them off its back, the hedgehog said, when somebody asked. These had come out on their own. One saves them, in a mint tin.',
        'All its old prickles were in a tin, some thousands, and it knew each of them. “That was a good autumn,” it would say, holding one up.',
        'The hedgehog laid down rules. Pins were lent and not given, they went in slantwise, and nobody was to sit on anything without asking it first.',
        'As pins they were of the best quality, springy, and smelling faintly of mint. “I have had no complaints,” said the hedgehog. “Well. Not about those.”'
      ]
    },
    {
      extra: 2,
      young: [
        'They undid the button of the pocket and looked in. There was nothing in it. It was thick and soft, and as round as half a melon.',
        '“What goes in there?” asked the hedgehog. Nobody could say. It was too big for a hanky, and too small for a goose. They buttoned it up.',
        'What was the pocket for? {small} kept a crumb in it, to try. The crumb looked lost. So they ate the crumb.',
        'It was a queer thick pocket. It had not shrunk, it had only got woollier. The hedgehog felt it. “Very solid work,” it said, and sighed a bit.'
      ],
      older: [
        'They unbuttoned the pocket, to be sure. It was empty, double-knitted, and about as deep as a pudding basin. Somebody had meant it for something.',
        'On the matter of the pocket nobody had any information. It was too thick for a handkerchief and too round for a letter, and the wash had only made it thicker.',
        '“My grandmother spoke of a blanket with a pocket,” the hedgehog said. But she had been a sleepy speaker, and had dropped off before she came to the point.',
        'The hedgehog ran a paw round the inside of the pocket. It was wool, four times over. “You couldn’t get a pin through that,” it said, as an expert.'
      ]
    }
  ],
  sites: [
    {
      id: 'blanket-oven',
      challenge: 'cold',
      obj: { first: 'an oven gone cold', def: 'the oven' },
      arrive: {
        extra: 1,
        young: [
          'There was light in the bakery. They put their noses to the pane. It did not smell of bread. It smelled of bread that is not here yet.',
          'The baker’s door was open a bit. Flour lay on the step, like thin snow. In it were the prints of one very small cat.',
          'They went in where it said Buns. There were no buns. There were trays, and sacks, and a round white thing beneath a cloth. It sighed.',
          '“Flour,” said the hedgehog, and sneezed. It was white down to the waist now. It looked like a cake that has gone for a walk.'
        ],
        older: [
          'At the bakery the night’s work had not begun. The baker had gone for wood, and there was nobody in but the dough, under its cloth.',
          'A board said Buns, and there was a smell of yeast. But of the good brown smell that ought to follow there was not a trace.',
          'Flour drifted on the sill of the bakery. Something inside it was breathing, slow and damp, like a person with a cold in a large bed.',
          'They wiped their feet before the bakery, out of respect, and went in among the sacks. In the trough, covered to the chin, lay tomorrow.'
        ]
      },
      problem: {
        young: [
          '“Brr,” said the dough in the bakery. Beside it stood {obj.first}. “How can I rise?” the dough asked. “It’s too cold to grow. I need my cloth.”',
          'In the bakery they found {obj.first}. It was as cold as a key. Some dough lay next to it and shook. Its big cloth could have been blanket.',
          'The bakery had {obj.first}. It stood with its mouth open and shivered. So the dough had pulled its cloth up high. It could not spare one thread.',
          'At the baker’s stood {obj.first}. “I’ve lost my warm,” it said. So the dough kept all its cloth, and that was a lovely wide one.'
        ],
        older: [
          'In the bakery wall was {obj.first}. “It was only for an hour,” it said, with its teeth chattering. The dough clutched its fine wide cloth and could not rise.',
          'What ailed the bakery was {obj.first}. The dough beside it, chilled to the middle, had a cloth as broad as a bed, and needed every inch.',
          'The baker’s dough had a splendid cloth, and next to it was {obj.first}. “You must not think me mean,” said the dough. “But I’m not getting up in this.”',
          'It came from {obj.first}, the cold in the bakery, and lay on the floor in slices. From its trough the dough looked out over a hem of good linen.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put the short blanket on the dough. It covered a bit in the middle, like a stamp. The dough thanked them, and shook as before.',
          'The hedgehog crept into the oven to look. It came out black. Now it was black behind and white in front. “Cold,” it said.',
          '“Think of toast,” they told the oven. It thought of toast. It thought so hard that a crumb fell down. But it was a cold crumb.',
          'Someone shut its little iron door. That kept the cold from getting out. So now it was colder still in there.'
        ],
        older: [
          'The short blanket was laid on the dough, and looked, there, like a postage stamp on a cushion. The shivering continued on all sides of it.',
          '“Tell it a warm thing,” said {small}. They told it about July. The oven listened, and wept a little soot. It had never been out in July.',
          'They closed its iron door, in case of draughts. This turned out to shut in the cold, which had been thinking of leaving.',
          'The hedgehog made an inspection of the chimney, and reported a starling’s nest, two marbles, and no warmth at all. It would need brushing.'
        ]
      },
      outcome: {
        young: [
          'Now it was warm in there. The dough rose up and pushed off its cloth. “Take it,” it said. “I’m big enough now.” So it was pinned on.',
          'Out of the oven came a warm breath. Up, up, went the dough. It did not need a cloth any more. Prick, pat, that was the first edge.',
          '“Ah,” said the oven, and it glowed. “Ooh,” said the dough, and it grew. The wide white cloth slid down, right on to the blanket.',
          'It smelled of bread, all at once. The dough was so warm that it threw the cloth off. “Yours,” it said. So it went on the blanket.'
        ],
        older: [
          'Warmth rolled out over the flags. The dough rose, looked round, and took off its cloth, as one does indoors. “Have it,” it said. “I shall be bread by then.”',
          'The oven hummed. In the trough the dough got up by itself and handed over the cloth, still warm, and smelling of Sunday. It was pinned to the wool.',
          '“I can grow without,” the dough said, growing. Its linen was as long as a table for twelve. The hedgehog pinned it, and left five floury prints.',
          'With the oven warm there was no more call for covers. They shook out the cloth, and it snowed a little, and then the blanket was longer by a bakery.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The dough waved to them until it was too round to wave. “Come by at six,” it called. “I’ll have a crust.”',
          'Each got a pinch of warm flour on the nose. A small cat came and licked its toes clean, one by one.',
          'The blanket was half wool now, and half cloth. It smelled of sheep, and it smelled of bread. It made you want to bite a corner.',
          'They could feel the warm wall through the lane. A row of sparrows sat along it already. They sat with their backs to it, and their eyes shut.'
        ],
        older: [
          'The baker came back along the lane with his wood, and stood in the warm doorway, puzzled, like a man who finds his own work done.',
          'From the trough came a soft, yeasty cheer. When they were at the corner it was already somewhat deeper, and had a crust to it.',
          'The hedgehog had been dusted, but not very well. It went on ahead of them, pale and sweet, and a moth followed it out of interest.',
          'Behind the bakery the wall was warm right through. Eleven sparrows had heard of it, and had moved in, as close as buttons.'
        ]
      }
    },
    {
      id: 'blanket-crocodile',
      challenge: 'shy',
      obj: { first: 'a crocodile with stage fright', def: 'the crocodile' },
      arrive: {
        extra: 1,
        young: [
          'On the square stood a little theatre, as tall as a cupboard. It had a red velvet curtain with gold fringe. It smelled of glue and oranges.',
          'Here was where the puppets play. The benches were pushed together. Paper bags lay about. A bell stood there, and you could ring it. Ting!',
          '“A curtain,” breathed the hedgehog. It was red, and it went right down to the ground. “What a width,” the hedgehog said.',
          'A board leaned on a wall. Tonight, it said, The Crocodile. Under it somebody had written, in chalk, No, Not Tonight.'
        ],
        older: [
          'In the square was a puppet theatre, shut for the night. It had a velvet curtain of a deep plum red, and it was trembling at the hem.',
          'They came among small benches, which had been stacked by someone short. In front stood a stage the size of a wardrobe, with gilt on it.',
          'It smelled of glue, orange peel and candle ends. On the board the evening’s play was named, and crossed out, and named again with a question mark.',
          'The hedgehog stopped to feel the velvet between its paws. “Lined,” it murmured. It had never, it went on, wanted anything for itself.'
        ]
      },
      problem: {
        young: [
          'Behind a red theatre curtain was {obj.first}. “Don’t look,” it begged. “I forgot my line. I need this curtain to stand behind.” It would not come out.',
          'A puppet theatre stood there, and its curtain shook. In it was {obj.first}, all wrapped up in red velvet. It was much too shy to come out.',
          'They peeped into the puppet theatre. There was {obj.first}. It had a big mouth and no courage. It held the red curtain shut with its teeth.',
          'Two glass eyes looked out of a red curtain. It was {obj.first}, from the puppet play. As long as it hid there, nobody could have the curtain.'
        ],
        older: [
          'Rolled up in the velvet of the puppet theatre stood {obj.first}. It had only one line in the play, and it had forgotten it. It refused to come out.',
          'The puppet theatre’s red curtain was in use. Behind it was {obj.first}, holding the edges together. “They all look at one so,” it said.',
          'On the puppet stage they could make out some wooden teeth, and behind these {obj.first}. It had hidden in the red curtain for three evenings.',
          'At the puppet theatre they came upon {obj.first}. A crocodile has a great deal to hide, and this one needed the entire red curtain to do it.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Your line is Snap,” said the hedgehog. “Really?” said the crocodile. “Is that all of it?” That made it even more nervous. What if it said Snip?',
          'They clapped to cheer it up. The curtain rolled itself round twice more. Now you could not even see the tail.',
          'They all sat down on the benches. That was wrong too. “An audience!” it wailed. “A big one!” They got up at once.',
          'Someone pulled on the curtain, very softly. Someone pulled back. It was a strong crocodile, for one made out of a glove.'
        ],
        older: [
          'The hedgehog had seen the play, and prompted. “It is Snap,” it said. This did harm. The crocodile now knew exactly what it was afraid of.',
          'They assured it that there was nobody there. But it could count, and it counted through a hole. It put the hedgehog down as several.',
          'A little applause was tried. It had an effect on the curtain that wind has on a sail, and the tail, which had been out, went in.',
          'They sat down, so as to look less like critics. Sitting in rows, unluckily, is just what those look like. They stood up again, one after another.'
        ]
      },
      outcome: {
        young: [
          'There it stood, green from end to end. “Snap,” it said, quite loud. Then it laughed. “I don’t need to hide now. Have the curtain!”',
          '“Snap!” said the crocodile, and took a bow. Nothing bad happened. It unhooked the red velvet itself. “It was hot in there,” it said.',
          'Everyone saw it, and it saw everyone. It was not so bad. Down came the curtain, with all its gold fringe, and was pinned on.',
          'It stood out in front, with its knees shaking only a bit. “Snap,” it whispered. It was enough. Now the blanket had a red velvet end.'
        ],
        older: [
          'It delivered its line, “Snap”, with real feeling, and was surprised to be alive. “One hardly needs a curtain,” it said, and unhooked it for them.',
          'Seen from the front it was a fine green animal with a felt tongue. It said its word. Then it made them a present of what it had stood behind.',
          '“Snap,” said the crocodile, and again, trying it in other moods. As for the velvet, it had gone off velvet. The hedgehog pinned it on, fringe and all.',
          'The play, it decided, could be given without a curtain, as in the great cities. So the plum-red velvet was joined to the wool, and went very well with it.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Snap,” they heard behind them. “Snap, snap.” It was saying it to the benches. One bench fell over, and that was the applause.',
          'The fringe trailed on the stones, and it tickled them. The hedgehog walked on the velvet, just for one step. “Oh my,” it said.',
          'In the bags there was one peanut left. They took it to the crocodile. It bit it in two, ever so neatly, and gave half back.',
          'Now the blanket had a grand end and a plain end. “There’s a goat who will want the gold,” said {small}. “It eats gold.”'
        ],
        older: [
          'For a while they could hear it rehearsing. It did “Snap” as a king, and as an aunt, and then as a crocodile, which was the hardest.',
          'With the fringe dragging behind them they had a certain train. A policeman at the crossing put up a hand and let the blanket over first.',
          '“It was quite soft inside,” the hedgehog said, some way on, of the velvet. “I only mention it.” It did not mention it again for nearly a street.',
          'On the board there had been a change. The chalk was wiped away, and below, in large green letters, it said, Tonight, and Tomorrow, and Thursday.'
        ]
      }
    },
    {
      id: 'blanket-flags',
      challenge: 'muddled',
      has: ['string'],
      obj: { first: 'a knot of signal flags', def: 'the knot of flags' },
      arrive: {
        extra: 1,
        young: [
          'Here were the boats. They lay on the bank, with their tummies up. It smelled of tar and rope. A pole stood there, with nothing on.',
          'Clink, clink, said the boats. It was the place where you can row for a penny. Now the oars were in bed. A gull walked up and down.',
          'On a hut by the water it said Captain. Out of the hut came a gull. It had a whistle, and it had a worried face.',
          'There was a mast on the bank, as high as a house. A mast is for flags. This one was bare, and felt silly.'
        ],
        older: [
          'Where boats were let by the hour there was a hut and a mast. A gull was in charge of both, and wore a whistle to make that clear.',
          'The rowing boats had been turned over for the night. Among them a gull went up and down, muttering, with one end of a string.',
          'It smelled of tar here, and of wet rope. The mast by the landing ought to have been talking to somebody. It had not a word on it.',
          'They heard rigging, which is a noise like spoons being patient. A gull in front of a hut looked at the sky, and then at its feet.'
        ]
      },
      problem: {
        young: [
          'At the boats a gull stood over {obj.first}. “I have more than I need,” it said. “But look!” Red was in blue, and blue was in itself.',
          'The wind had made {obj.first}. A gull had charge of it, and had pulled. There were stripes and crosses and dots. It was worse since the pulling.',
          'What was that heap by the boats? It was {obj.first}. “Two of them are over,” a gull told them. “But I can’t find an end.”',
          '“Look at that,” said a gull by the water. It was {obj.first}, as big as a sheep. Each one was knotted to its neighbour. None would let go.'
        ],
        older: [
          'The wind had left a gull with {obj.first}. “I have doubles,” the gull said, “and you would be welcome to them. If I knew where anything began.”',
          'On the planks by the boats lay {obj.first}. It contained the whole alphabet, and as it stood it said something that a gull on duty would not repeat.',
          'A gull was walking up and down before {obj.first}. It had been a sentence that morning. It was now all consonants, and tied to a bucket.',
          'There, like a parrot that had met another parrot, was {obj.first}. Its keeper, a gull, could not read it or fly it. It could hardly lift it.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They took one end and pulled. The other end came too. It was the same end. How can that be? The gull looked as if it had tried that.',
          'The hedgehog went in to look. It was a mistake. Now there was a hedgehog in the knot. It took five of them to get it out.',
          '“Shake it,” someone said. They shook it. A bell fell out, and a sandwich. The gull ate the sandwich very quickly. The knot got tighter.',
          'One flag came loose, with a star on it. They cheered. Then they saw that it was a sock. It was the captain’s.'
        ],
        older: [
          'They found an end and followed it, over and under and about, for some time. It led them, by way of everything, to itself.',
          'The hedgehog entered it from below, to see how things lay. It needed to be unpicked, afterwards, from eleven places, apologising to each.',
          'It was shaken. This brought out a bell, a sandwich, and the gull’s own spectacles, through which it now saw how bad it was.',
          'Someone drew out a flag with a star. There was a short rejoicing. It proved to be one of the captain’s socks, and not of a pair.'
        ]
      },
      outcome: {
        young: [
          'They hung in a row now, so bright. What did they say? “Soup at six,” the gull read. It had two over. They were pinned on at once.',
          'All in order! Up a mast they went. Flap, flap. “It spells soup,” said the gull, quite moved. It gave them the big striped ones.',
          'The gull blew its whistle. Here were the reds, and there were the blues. Some were there twice, and wide as sheets. Those went on the blanket.',
          'Each flag had its own place again. “These two mean Come Closer,” said the gull. “You may keep them. They’re good for a bed.”'
        ],
        older: [
          'Run up on a mast, they said Soup at Six, which was the message of that morning. The gull took down its doubles. They were as wide as a door.',
          'With all of it in order there were five too many. The gull gave them the large ones, that mean, Draw Near, and I Have Room on Board.',
          'The flags streamed out straight, one word after the other. “Nobody came for the soup,” said the gull. “I see now why.” Its spares were pinned on.',
          'Everything flew that ought to fly. Of the letter B it had, the gull found, two enormous ones. What is one to do with a second B? It was blanket.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They each got a spoon of soup, still warm. It was fish, and a bit of rope. The gull stood by and watched them swallow.',
          'The flags were on a mast now, and talked. Far away a ship read it, and turned on its lamp.',
          '“Come Closer,” it said on their backs now. And people did. A dog came close, and a moth. They had to say, not yet, not yet.',
          'Toot, went a whistle, behind them. That meant good luck. Toot, toot, it went. That meant, mind the hedgehog, it has a flag on.'
        ],
        older: [
          'The soup had kept. They were given some in the lid of a paint pot, and it tasted of fish, tar, and being expected.',
          'Walking under such flags had its effects. A dog read Draw Near, and drew near. It had to be told that it was a message to someone else.',
          'Out on the dark water somebody saw the flags, spelled them out, and came about. The gull put a pan on, without a word.',
          'The captain’s sock had been hoisted with the rest. In flags, the gull said, it stood for nothing yet. One might begin to use it.'
        ]
      }
    },
    {
      id: 'blanket-pram',
      challenge: 'broken',
      has: ['pebbles'],
      obj: { first: 'a pram with a bad wheel', def: 'the pram' },
      arrive: {
        extra: 1,
        young: [
          'Eek, eek, eek. What was coming there? It came down the lane, and it leaned. It stopped. Then it said eek once more.',
          'The lane went past a row of apple trees. Some apples were still on. Under them, in the half dark, somebody was talking to a wheel.',
          '“You went round this morning,” they heard. “You know you did.” It was a brown duck, in a headscarf, and it was a bit hot.',
          'They met a duck who was moving house. It had all of it along. There was a clock, and a mat, and a bag with mud for later.'
        ],
        older: [
          'Somebody was moving house. It was a duck, with a headscarf, a clock, a rolled mat and the look of having set out at noon.',
          'A squeak came down the lane in front of them. It was of the sort that one can lean on. Then it ceased, and there was talk.',
          'Under the apple trees a duck was reasoning with something low. “I ask for very little,” they heard it say. “I only ask for round.”',
          'It smelled of windfalls here. In the middle of the lane, among its goods, stood a duck, fanning itself with a saucepan lid.'
        ]
      },
      problem: {
        young: [
          'A duck was moving house, with {obj.first}. The wheel lay in the grass. “I can’t get home,” it told them. “So I must sleep here, under my quilt.”',
          'There it stood, {obj.first}. It had sat down on one side, and did not get up. Over it lay a fine thick quilt. A duck held on to that.',
          'They met a duck with {obj.first}. Clonk, off came the wheel. It had plates in it, and a quilt on top. It could not go one bit.',
          'All that a duck owned was in {obj.first}. It had given out right here, under the trees. “No wheel, no home,” the duck said, and hugged its quilt.'
        ],
        older: [
          'Before them was {obj.first}, and a duck with a house’s worth of things in it. If they must camp here, it said, it could not part with the quilt.',
          'A duck’s whole household lay in {obj.first}, quilt and all. The wheel had gone off into the grass, and the new pond was a mile away.',
          'It was all owing to {obj.first}, which had let a duck down, on the left. Spread over the top was a quilt that made the hedgehog go quiet.',
          'They were shown {obj.first}, by a duck in the middle of moving. It would have to camp, it said, and drew its good quilt closer.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put the wheel back on. It fell off. They put it on the other side. Now there were three on that side, and it went in a ring.',
          'The hedgehog offered to be a wheel. It rolled up and got under. “Ow,” said the pram. It could be heard to say that.',
          'Could they carry it? They took hold, all round. The bottom said crack, and a plate looked out. So they put it down again, fast.',
          'The duck tied it up with its headscarf. The headscarf had just been for best. Now it was for nothing, and the wheel was off.'
        ],
        older: [
          'Somebody suggested three wheels. It was tried. A pram with three wheels will go, but only about itself, and a clock at the bottom began to feel unwell.',
          'The wheel was held in place while the others pushed. This did very well, save for whoever held the wheel, who went round.',
          'A hedgehog is round, and it said so. It was thanked, and was told that there is round and there is round.',
          'They tried to lift it, contents and all. Something in the bottom said that it was only wicker. They lowered it, with plates.'
        ]
      },
      outcome: {
        young: [
          'It rolled! It did not even say eek. “We shall be in our own pond by eight,” said the duck. “Take the quilt. At home I have feathers.”',
          'Round and round went the wheel. The duck was so glad that it quacked twice. It pulled off the thick quilt and gave it to {small}.',
          'It was as good as new, or as good as old. “I won’t need to camp now,” the duck told them. So the quilt was for the blanket.',
          'The pram could go again. Out from the top came the quilt, soft and spotted. Prick, prick, it was on. It was as thick as a cake.'
        ],
        older: [
          'It ran, and ran straight. As they would now be home by eight, said the duck, and it had its own feathers, the quilt might as well be of use.',
          'The wheel turned without comment. The duck took off the quilt, folded it over once, and laid it upon the blanket, as one pays a bill.',
          '“No camping,” the duck said, and one saw how it had dreaded it. It pressed the quilt on them. There was a pond embroidered in each corner.',
          'All four wheels touched the lane. A duck who is going home requires no quilt, it declared. So that was pinned, and it took the longest pins.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Off it went, between the trees. A clock was in there, under the plates. It was so happy to be level that it struck nine, and then some.',
          'The duck had left them an apple each. They were the cold, sweet sort. The hedgehog carried its own on its back, without trying.',
          '“Left at the willow!” the duck called to itself. “Then down.” They heard a soft splash, quite far away. That was it, being at home.',
          'The quilt was so thick that it walked by itself. Well, it was the hedgehog under it. It had gone in to see. It came out slowly.'
        ],
        older: [
          'A clock, which had travelled on its side all day, was upright again. They heard it strike nine, and then, from relief, two more.',
          'Some while after there came over the fields a splash, large and satisfied, such as one makes in one’s own water.',
          'Each was given a windfall for the road. The hedgehog’s had attached itself. It wore it for a mile, like a hat that one has been complimented on.',
          '“Down,” the hedgehog said, walking beside the quilt. “I’ve read about it.” It did not touch, for it had been brought up not to.'
        ]
      }
    },
    {
      id: 'blanket-frog',
      challenge: 'crossing',
      has: ['pebbles', 'green', 'earth', 'water'],
      obj: { first: 'a very cold brook', def: 'the brook' },
      arrive: {
        extra: 1,
        young: [
          'They went down through the wet grass. It smelled of mint and mud. Something said plop. Something else said, “Aah.”',
          'The lane stopped at a meadow, and the meadow stopped as well. They could hear water, chatting. It had a lot to say about stones.',
          '“I hear somebody drying,” said the hedgehog. It had very good ears. Rub, rub, rub, it went, down there in the reeds.',
          'Mist lay in the dip. A willow stood in it up to the knees. Between its roots was a light, small and green.'
        ],
        older: [
          'The lane gave way to a meadow, and the grass was full of cold water, one drop to a blade. Below them somebody was singing in a bath.',
          'They came down among willows, following a sound of vigorous rubbing. It was the sound of a person who does behind the knees.',
          'There was mint underfoot, and after that mud. A voice, round and damp, was going through a song about lilies, and leaving out the hard part.',
          'The hedgehog lifted its nose. “Soap,” it said, “and frog.” In the hollow a mist had been laid out, very flat, as if to be ironed.'
        ]
      },
      problem: {
        young: [
          'In between ran {obj.first}. On its other side sat a frog, on a huge bath towel. “You can have it,” it called. “Only, come over and get it!”',
          'They were on this side. A frog with a towel sat on that side. And here was {obj.first}, with no bridge. Their toes curled up.',
          'There lay {obj.first}. It was not deep, but brr! “I’ve done being wet,” said a frog, over there. “Who wants my towel?”',
          'A frog waved a long striped towel. “Come across!” it said. But there was {obj.first}, and how should they come across that?'
        ],
        older: [
          'They had before them {obj.first}, no deeper than a bucket. On the far side a frog was folding a bath towel as long as a boat.',
          '“I’ve finished being wet for today,” a frog called out. “You may have the towel.” There remained {obj.first}, and it remained in between.',
          'A frog had a bath towel to spare. What parted them from it was {obj.first}, which was shallow, talkative, and fresh from the top of some mountain.',
          'On the other bank a frog held up its towel. It could not throw. It had tried, with a flannel, and they watched that go by on {obj.first}.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'One toe went in. It came out blue. It had to be rubbed by everybody, and told a story. The other toes had heard about it by then.',
          '“Just hop,” called the frog. Plip, it was over, and back, and over. “Like that,” it said. They looked at their legs.',
          'The hedgehog found a leaf and sat in it. It went round once. Then it went under, but only up to the chin, and walked out.',
          'They threw a stick across. It floated off to look for the flannel. They threw a longer stick. That one went after the first.'
        ],
        older: [
          'A toe was sent in, and returned with news. After that no other could be persuaded. They curled up in a row, and thought of the hearth.',
          'The frog demonstrated. It crossed in one leap, and in one leap came back, and asked which part of it they had not followed.',
          'In a boat made of dock leaf the hedgehog put out from the bank. It was a short voyage, and it was chiefly downward. The mint tin floated.',
          'They laid a branch over. It was too short by the length of a frog. The frog offered to lie down at the end, but nobody liked to.'
        ]
      },
      outcome: {
        young: [
          'They were over, and most of them were dry. “Here,” said the frog, and gave them the towel. It was still warm from its back. They pinned it on.',
          'Now they stood on the frog’s side. It shook the striped towel out, and it went on and on. “It’s a family one,” it said. “We’re four hundred.”',
          'All across! The frog clapped with wet hands. Flup, flup. It put the towel round the blanket’s end, and the hedgehog did the pins.',
          '“You took your time,” the frog laughed. It held out the towel with both arms. It was blue and white, and thick as moss.'
        ],
        older: [
          'The frog met them on the bank, and made over the towel in due form. It had done for four hundred cousins, it said, at one sitting.',
          'On that side they were given the towel. It had blue stripes, and a nap like a mown field. The pins went in up to their heads.',
          '“I shall air-dry until spring,” said the frog. It helped them spread the towel out. From the one end one could not quite see the other.',
          'Once they were over it was done in a moment. The towel was laid to the edge, and pinned, and the frog stood back to see how it fell.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The frog knew a dry way back, of course. It was behind the willow. “I would have told you,” it said. “But you were having such fun.”',
          'They left a bit of apple for it, on a stone. It sang them the lily song. The hard part it hummed.',
          'The towel smelled of mint. It dripped just once. “That was the last,” said the frog, proudly. “I get it all out, even between the toes.”',
          '“Good night!” said the frog. It got down in its mud, and pulled it up to the chin. “I like mine heavy,” it said.'
        ],
        older: [
          'As they went the frog was getting into its mud for the winter, backwards, with small grunts, like somebody choosing a chair.',
          'It was learned, by the way, that there had been a plank, round the bend. The frog had taken them for people who enjoy a challenge.',
          'The flannel had been stopped by a root, and was fetched out. It was pinned on as well, at a corner, being nothing if not keen.',
          'The song about lilies began again behind them. Somebody in the party had found the hard part, and it was whistled back over the water.'
        ]
      }
    },
    {
      id: 'blanket-armchair',
      challenge: 'heavy',
      obj: { first: 'an armchair upon a rug', def: 'the armchair' },
      arrive: {
        extra: 1,
        young: [
          'A lamp shone on the corner. Under it, on the stones, was a sitting room. It had no walls. It had a footstool and a fern.',
          'Somebody had put old things out, to be fetched. There was a clock with no hands. There was a basket of spoons, and a picture of a cow.',
          '“I thought I heard a cough,” said the hedgehog. It was a deep, dusty cough. It came from a heap of furniture by the wall.',
          'On the corner it smelled of dust and polish and cats. You could have hung your hat there. There was a stand for it, quite alone.'
        ],
        older: [
          'At the corner someone had cleared a house. A parlour stood about on the pavement, with a fern, and tried to behave as it would indoors.',
          'They came on a hatstand, waiting for a cab. Behind it were a clock without hands and the rest of somebody’s Sunday afternoon.',
          'A card said Please Take. It was propped against a footstool, which looked the other way, as one does when one’s relations are being sold.',
          'It smelled of dust, camphor and long conversations. Under the street lamp a picture of a cow leaned at a wall and gazed at them.'
        ]
      },
      problem: {
        young: [
          'In the middle was {obj.first}. It was a red rug, and just right. “Take it, do,” said the chair. “But I can’t get off it. I weigh too much.”',
          'They saw {obj.first}. The rug was thick and long. The chair sat right on top, and it was as heavy as a horse.',
          'There sat {obj.first}. “We’ve been together for thirty years,” it said, “and we don’t talk.” They wanted the rug. But who can lift that?',
          'It was {obj.first} that had coughed. It had horsehair in it, and lost pennies, and more. They pushed. It stayed on its rug.'
        ],
        older: [
          'Out on the pavement stood {obj.first}. “Do have the rug,” it said. “I’ve been meaning to get off it for years.” It could not be stirred.',
          'What took their eye was {obj.first}. The rug was of the best thick red. But the other had sat on it for thirty years, and weighed accordingly.',
          'They bowed to {obj.first}. It explained that it was stuffed with horsehair, springs and uncles’ small change, and was not able to oblige by rising.',
          'It was the rug that they wanted, and it was {obj.first} that they met. Four brass feet had sunk into the pile, like cows into a meadow.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pulled at the rug. It gave a bit. Then it went back with a snap, and they all sat down. That was comfy, at least.',
          '“One, two, hup!” They lifted. Something did go up. It was their heels. The chair said that it was a nice try.',
          'The hedgehog got under to push. There was a boing. It was a spring. It stayed there for quite some time, thinking of other things.',
          'They took out what was in it, to make it lighter. There were nine pennies, a whistle and a comb. It was just as heavy as before.'
        ],
        older: [
          'The rug was tugged, and it came, by an inch, and went home again like a dog. They had all sat down by then, without deciding to.',
          'They emptied it, to lighten it. There were coins, a thimble, half a sonnet and a bun. The bun was put back, as it was holding something up.',
          'The hedgehog went in beneath. A spring received it. It was heard to say, muffled, that it would come when it was let.',
          '“I could think of feathers,” said the chair. It shut its buttons and thought. One foot seemed to grow lighter. The other three had not been listening.'
        ]
      },
      outcome: {
        young: [
          'Off it came, and on to the stones. “Ooh, cool,” it said, with all four feet. And the rug rolled itself up, it was so happy.',
          'The chair stood next to its rug. It looked at it. “So that was your pattern!” it said. It was roses. Then the rug was pinned on.',
          'At last it had moved. They beat the rug, puff, puff. It was red again, and not brown. How warm it was on top, where the chair had been!',
          'Now the rug was free. It stretched, with all its fringes. “Thirty years,” it sighed. It wanted to lie on somebody, for a change.'
        ],
        older: [
          'It stood on the bare stone, and looked down. “Roses,” it said, much moved. “Nobody told me it was roses.” The rug was already being pinned.',
          'Freed of its weight, the rug got up at the corners. It had been lain on all its life, and was going where it would do the lying.',
          'There were four deep dents where the feet had been, and they were still warm. The hedgehog put a pin by each. It made a noble hem.',
          'They parted friends, the rug and the chair, now that they could see each other. The rug was taken along. It was heavy, in the way of good soup.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Before they went they turned the chair round. Now it could see the lamp, and the people. A cat had been waiting for that. It got in.',
          'There was a clock out there too, with no hands. They gave it a fork for one. The clock did not care. It was half past supper.',
          '“Good night, thirty years,” said the chair to the rug. The rug waved a fringe. Then it fell asleep, over somebody’s shoulder.',
          'The nine pennies lay in a row on the arm. They bought nothing with them. They only put them back, for the next one who feels in there.'
        ],
        older: [
          'A cat had followed these events from the hatstand. As soon as they were over it took the chair, turned once, and signed the lease.',
          'The chair called after them that it would be fetched at eight, by a schoolteacher, who read. It said that last word twice.',
          'For a street or so the rug shed things as they walked, crumbs, a bead, a very short pencil. It was like being followed by a memory.',
          'A clock with no hands, which stood there too, was given a fork and a spoon. It stood at twenty to pudding, and for the first time in years was right.'
        ]
      }
    },
    {
      id: 'blanket-parrot',
      challenge: 'noisy',
      has: ['wall'],
      obj: { first: 'a parrot with one word', def: 'the parrot' },
      arrive: {
        extra: 1,
        young: [
          'They came by a shop with bird seed in the window. All its birds were asleep, in rows, like fruit. Well, not all its birds.',
          'In the next house all the lights were on. Somebody shut a window. Somebody put a pillow to each ear. Then they heard it too.',
          'It smelled of seeds here, and of sawdust. On a perch hung a big flowery cloth. “That’s a night cloth,” said the hedgehog. “It’s for a bird.”',
          '“I have just one request,” said a mouse in the road. It had packed a suitcase. “I want to live where it isn’t said.”'
        ],
        older: [
          'The seed shop was shut, and its canaries were asleep in ranks. On a perch by the door was a night cloth with poppies on it, put there to no effect.',
          'Up and down this street people had gone to bed in their hats. A mouse sat on a suitcase at the kerb, and said that it was leaving.',
          'There was something in the air, at intervals, like a plank being dropped by someone proud of it. It seemed to be a word.',
          'They smelled sunflower seeds. Each curtain in the row had been drawn, and behind each there was a lamp, and behind each lamp was a sigh.'
        ]
      },
      problem: {
        young: [
          'On a perch sat {obj.first}. The word was BRR. “BRR!” it said. “BRR!” They asked for its flowery night cloth. It could not hear one thing.',
          '“BRR!” It was {obj.first}. It had heard that from everyone, all day. It thought that it was hello. Who could ask it for its big night cloth?',
          'There it was, {obj.first}, with a wide cloth for the night. “May we,” they began. “BRR!” it said. “May we have,” they said. “BRR!”',
          'BRR, BRR, BRR! That was {obj.first}, and it did not stop for breath. It had a cloth as big as a bed. They could not get a question in.'
        ],
        older: [
          'They had come to {obj.first}. The word was Brr. It had picked it up from the customers that morning, and no question about its night cloth could be heard.',
          '“BRR!” This was {obj.first}, who believed it to be a greeting. No one could greet it back, or ask it for its large flowered cloth, or think.',
          'By a shop door, under a night cloth pushed back, sat {obj.first}, and said it. It had a voice like a gate. Whatever they asked was met by BRR.',
          'The street was being kept awake by {obj.first}. They wished to ask for the cloth that it slept under. But it said Brr, with triumph, and nothing else.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put the flowery cloth on it. It was quiet! Then it came from under the cloth. “Brr,” it said, and it had got an echo.',
          '“Shh,” they all said. It listened. It put its head on one side. “BRRSHH,” it said. Now it was longer.',
          'The hedgehog tried a new word on it. “Mm,” it said. “Mm.” The parrot looked at the hedgehog and felt sorry for it. “BRR!” it said.',
          'They offered it a nut. It took it and cracked it. It was still for one whole nut. But they had no more, and it had a full voice now.'
        ],
        older: [
          'They drew the cloth over it, since that is what it was for. From the dark beneath came BRR, and one could hear that it was smiling.',
          'It was begged to stop, in some detail. It heard them out with its head on one side, and replied to the whole of it.',
          'The hedgehog attempted to teach it something softer. After a while one of them was saying Brr without wishing to, and it was the hedgehog.',
          'A nut was given to it, and bought them eleven seconds. In that time they got as far as “Excuse us, but would”. The rest was shell.'
        ]
      },
      outcome: {
        young: [
          'How still it was. You could hear a canary dream. “Was I loud?” said the parrot, ever so low. “Take the cloth. It was just to make me hush.”',
          'The parrot had shut its beak. It looked surprised, and then it looked sleepy. It gave them the flowery cloth. “I can hush without,” it whispered.',
          'Not one brr was left. All down the lane the lamps went out. “Is it night?” asked the parrot. “Oh, then you need this.” It was the cloth.',
          'It was quiet, from door to door. They could ask now, and they asked. “With pleasure,” said the parrot. It had two words, after all. Prick, pat.'
        ],
        older: [
          'The silence went along the street and turned down the lamps. “I was given that cloth,” the parrot said, “to keep me quiet. I don’t think I need it.”',
          '“I took it for good morning,” the parrot murmured, when it was told. It was so ashamed that it gave them its night cloth, poppies and all.',
          'Now a question could be put to it, and was. The parrot nodded. It could be quiet in its own feathers, it said, and they unhooked the cloth.',
          'In the hush one heard the pins go in. The cloth had poppies, wide as plates. The parrot counted them under its breath, and said nothing aloud.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A mouse took its suitcase home again. It went on tiptoe. It unpacked its cheese first, and then its pillow, and then its feet.',
          '“Mm,” they heard, a good way off. The parrot was trying the new one. “Mm.” It was a word you could sleep to.',
          'A canary turned over. It had been dreaming of winter. Now it dreamed of something with butter, and the whole row moved along.',
          'The poppies were on top of the blanket. “It looks like May now,” said {small}. But it was not May. Their noses knew it.'
        ],
        older: [
          'Before they were round the corner it had found another word. It said “Mm”, from deep down, and seemed to be struck by the possibilities.',
          'A mouse carried its suitcase in again. It had packed, one saw, chiefly crumbs, and a photograph of the street by day.',
          'Window after window had gone dark. Somebody put out a hand, felt that it was really quiet, and took it in.',
          'For some time afterwards the hedgehog was obliged to walk with a paw over its mouth. “Br,” it said, once, and looked about, and blushed.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'blanket-beam',
      challenge: 'high',
      obj: { first: 'a beam under the roof', def: 'the beam' },
      arrive: {
        extra: 1,
        young: [
          'Here was the hay shed. It smelled of summer in there. They lay in a row, from the dormouse to the donkey. All of their noses were cold.',
          '“We’re back,” said {small}. A lot of eyes looked up from the hay. “How big it has got,” said a goose. The donkey said nothing.',
          'They pushed the door, and it said moo. No, that was someone else. It was dim and full of hay. In the hay lay everyone.',
          'They put the blanket down on the row. It went over the dormouse. It went over both geese, and over the goat. They all held their breath.'
        ],
        older: [
          'They had come to the hay shed. It smelled of July, put by. Along the wall lay the row, with their breath going up like so many kettles.',
          'In the hay shed nobody had gone to sleep. They were lying straight, out of good manners, with a space above them the shape of a blanket.',
          'The blanket was brought in backwards. From out of the hay came the voices of a goose, a goat and somebody waking up to say that it had not snored.',
          'They began with the dormouse, as one always does. Over the geese it went, over the goat, and on. {small} walked at the edge and did not dare to look.'
        ]
      },
      problem: {
        young: [
          'They spread it over the row. It stopped at the donkey’s chin. One more piece! There was a big sail, on {obj.first}. But that was far too high.',
          'In the hay shed the donkey was still half out. “There’s a sail,” a goat said, and looked up. It hung over {obj.first}. No one could get to it.',
          'Here was the hay shed, and the blanket was too short by one donkey! They looked about. Up on {obj.first} lay a brown sail, high over them all.',
          'All the row was in, but for the end of the donkey. What else had the hay shed got? High on {obj.first} hung a sail. How could they reach it?'
        ],
        older: [
          'Spread on the hay shed’s row, it was one donkey short. A sail would do it, and one was folded over {obj.first}, where somebody tall had put it.',
          'It reached, at the shed, to the donkey’s knees. “It’s ample,” said the donkey. But over {obj.first}, far above, there hung a sail.',
          'Laid out in the hay, it wanted just a sail’s worth more. By luck there was a sail. It was up on {obj.first}, quite out of reach.',
          'By a yard it failed to reach the donkey. Over the heads of the whole hay shed was {obj.first}, and on that a sail, and nothing at all to climb.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The geese flew up. They are not good at corners. They came down on a goat, who was not pleased, and brought no sail.',
          '“Stand on me,” said the donkey. They stood on it, and it was wide and kind. They were still too short, by about a goat.',
          'They pulled the blanket down the row to the donkey. So then it was off the dormouse. “I’m out,” said a very tiny voice.',
          'The hedgehog threw one pin. It went up, and it came down. Where was it now? They all looked where to step.'
        ],
        older: [
          'The donkey offered its back, and this was accepted. From there one saw the sail much better. It was as far off as ever.',
          'They moved the blanket along, so that it reached. A thin voice made itself heard at the other end, to say that it was the dormouse.',
          'Both geese went up together, met under the roof, and disagreed. What came down was chiefly geese. The swallows’ nests had been built with more thought.',
          '“Jump,” said a goat, who could, and did. It got the taste of the sail, no more. Canvas, it told them, last year’s, with a little salt.'
        ]
      },
      outcome: {
        young: [
          'Down came the sail, with a whoosh and some feathers. It was big enough for two donkeys. Prick, prick, pat. Now the blanket went all the way.',
          'There it lay, brown and soft, and it smelled of salt. They pinned it on with the last pins. “Oh,” said the donkey. “That’s me.”',
          'The sail slid down into the hay. It had stood in the wind for years. Now it wanted to lie down. It just fitted the end.',
          'They had it! The sail was shaken out, and a swallow’s feather flew up. It was pinned to the edge, and it reached to the wall.'
        ],
        older: [
          'The sail came down like an afternoon. It was brown, patched and soft with weather, and when the last pins were in it reached to the wall.',
          'Once it lay in the hay one saw how much there was of it. It had taken people to islands. Now it was only to go as far as the donkey.',
          'With the canvas pinned in its place there was no more to wish for. The donkey felt the edge arrive, and looked at it for some time.',
          'It smelled of salt and old sun. The hedgehog tipped out its tin for this, and used all that were in it, and the end was reached.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The donkey sniffed at the sail. “I was at sea once,” it said. “It was a pond.” And it let its ears hang down.',
          'A swallow’s nest had a bit of sail in it. They left it that. The swallows would be back in spring, and would look for it.',
          'A goat licked the salty edge. “Not the edge,” said everybody. “Just the edge of the edge,” said the goat.',
          'They all let out their breath, all down the row. It made a warm wind. The hay moved, and it smelled of clover.'
        ],
        older: [
          'A scrap of it stayed on the nail where it had hung. The swallows were used to it, and one does not change a room while people are away.',
          'It was explained to a goat that the sail was not supper. The goat said that it had only been finding out about the salt.',
          '“I was a boat’s donkey once,” said the donkey, “or I was on a boat.” It laid its cheek to the canvas, and was not asked which.',
          'One heard the whole row breathe out, beginning at the small end. By the time it came to the donkey it was practically weather.'
        ]
      }
    },
    {
      id: 'blanket-twist',
      challenge: 'muddled',
      obj: { first: 'a blanket in one great twist', def: 'the twist' },
      arrive: {
        extra: 1,
        young: [
          'They could see the hay shed now. It stood at the end of the lane. In its door were a gold light and a lot of cold noses.',
          'Hoo, said the wind. It had come out to see the blanket. It had never seen one so long. It put a finger under the edge.',
          '“Nearly there,” said {small}. It skipped. Behind it came the blanket, like a tail. It was hard to say where it left off.',
          'It was just a field more. The grass was white and went crick. The blanket dragged behind them and made a wide dark road.'
        ],
        older: [
          'One field lay between them and the hay shed. The frost had got there before them, and crossed it in white socks, and left the gate open.',
          'They could see the light in the hay shed. It was at this point that the wind, which had had nothing to do all night, found the blanket.',
          'The geese had come out to watch for them. From a long way off they saw a thing arrive over the field, and thought it was a procession.',
          '“You go in front and say that it’s long,” said {small}. It wished to carry the last corner in itself. There was only the gate left to pass.'
        ]
      },
      problem: {
        young: [
          'Whoosh! At the hay shed door the wind took hold. Round and round it went. Now they had {obj.first}, with a goose in it. It covered nobody.',
          'Into the hay shed blew the wind, and the blanket rolled up. There lay {obj.first}. In it were corners and pins and a goose. What a muddle!',
          'What did they bring home to the row? It was {obj.first}. The wind had wrung it, like washing. Somewhere inside a goose said, “Excuse me.”',
          'It got stuck in the shed door, and then the wind came. So it was {obj.first}, as thick as a tree. A goose looked out at the top.'
        ],
        older: [
          'At the very door of the hay shed the wind got under it. A moment later it was {obj.first}, some forty turns in all, and a goose.',
          'What they carried in to the hay shed was {obj.first}. The wind had wrung it out like a dishcloth, goose and all. Nobody could find an edge.',
          'The shed door caught one end, and the wind took the other. Between them they made {obj.first}, with pins pointing every way, and a goose in it.',
          'Then they laid before the hay shed {obj.first}. “It’s certainly long,” the donkey said. The wind had made it as round as a drainpipe, and full of goose.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'A goat pulled at one end, and the donkey pulled at the other. It got longer, and it got thinner. “Stop,” said the goose in the middle.',
          'They turned it to the left. It should have gone to the right. Now it stood up by itself, and looked in at them.',
          'The dormouse ran into it, to find the way. It ran out at once, at the same end, with a button. It was very pleased with the button.',
          '“Ouch,” said somebody. That was a pin. “Ouch,” said somebody else. “That was a long one,” said the hedgehog. “It didn’t mean it.”'
        ],
        older: [
          'A goat took hold at one end and the donkey at the other, and leaned. From within came the voice of a goose, going up in pitch.',
          'They untwisted it for some minutes with a will. It had been, they then agreed, the other way. It was by now a sort of post.',
          'A dormouse was sent in to explore. It was out again directly, reporting a fork, three turnings, and a goose who was not asking for much.',
          'Every end they found turned out to be a fold. Each fold had a pin in it, and each pin, as the hedgehog told them, had a name.'
        ]
      },
      outcome: {
        young: [
          'There it lay, all smooth. And look! All that pulling had made the wool long again. It went to the wall and a bit up it.',
          'Out came the goose, and out came the last turn. They pulled it flat. How long it was now! It had stretched, like a cat.',
          'It was a blanket once more. It was longer than before the wind. “It has remembered,” said {small}. “Wool does that, when you pull it nicely.”',
          'They spread it in the hay, from end to end. It had been wrung and pulled, so it was twice as long. It was long enough for a donkey.'
        ],
        older: [
          'It lay flat along the row. And it had grown. Wrung one way and pulled the other, the wool had remembered what size it used to be.',
          'Out of the last turn stepped a goose, with its feathers all one way. The blanket, stretched by half a night’s argument, went to the wall and over.',
          'When all was smooth they saw what the wind had done. What hot water draws together can be drawn apart. It reached the donkey, with an ell to spare.',
          'Each end was let go of, very slowly. It did not spring back. It lay there, wide and grey and patched, at full length.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The wind looked in at the door. “Was I of help?” it seemed to ask. “Yes,” they said, “by mistake.” They shut the door on its nose.',
          'The goose shook itself. It was flat on one side. “It’s the warmest place I was ever in,” it said. “I can say that for it.”',
          'The dormouse gave back the button. It belonged to the pocket, of course. They sewed it on again, extra tight.',
          '“I’ll never boil it again,” said {small}. “You may boil it,” the donkey said kindly. “But then we have to pull it.”'
        ],
        older: [
          'Outside the wind went twice about the shed, whistling, like a person who hopes to be thanked. In the end somebody did, through a crack.',
          'The goose was asked how it had been in there. Dark, it said, and close, and one met people. It would not have missed it.',
          'The pocket had come through it all with its button on. It was passed from one to the next, and each gave that a respectful tug.',
          '“There’s a good deal to be said for wind,” the donkey stated. It had the end of the blanket to its chin, and was prepared to be fair.'
        ]
      }
    },
    {
      id: 'blanket-donkey',
      challenge: 'sad',
      has: ['green', 'pebbles'],
      obj: { first: 'a donkey by itself', def: 'the donkey' },
      arrive: {
        extra: 1,
        young: [
          'There stood the hay shed, with its door ajar. The row was lying in the hay, nice and straight. But at the end there was a gap.',
          '“We’re home,” said {small}. “We have it! Look how long!” The geese looked. The goat looked. Then they all looked out at the dark.',
          'Hay has a summer smell, even at night. They carried the blanket in and put it down. “Who’s missing?” said the dormouse.',
          'Crick, crick went the frosty grass. There were hoof marks in it. They came out of the shed, and they went a short way, and stopped.'
        ],
        older: [
          'They brought it in to the hay shed in triumph. Everyone was in place, from the dormouse on. Only at the end was a hollow in the hay, with nobody in it.',
          'The row had waited up. “It’s lovely,” said the geese, in the voice that people use when there is something else.',
          'At the hay shed they found all the noses but one. The largest of the hollows had been smoothed over, as a guest does with a bed on leaving.',
          'There were hoof marks in the frost. They led out by the side door, went round to where the wind did not blow, and ended.'
        ]
      },
      problem: {
        young: [
          'Outside the hay shed stood {obj.first}. “I take up too much,” it said. “It never reached me, even before. You go in. You’re small and warm.”',
          'Behind the hay shed they found {obj.first}. Two tears ran down its long nose. “I’m too big for a blanket,” it said. “Nobody can help it.”',
          'At the hay shed was {obj.first}, out in the cold. It had not wanted to be the one left over. So it had gone before it could be.',
          'They saw {obj.first}, by the hay shed wall, with its ears down. “I don’t mind,” it said, two times. The second time it was hardly any voice.'
        ],
        older: [
          'Face to the shed wall stood {obj.first}. “There’s so much of me,” it said. “The others come out even, if one leaves me off.”',
          'In the lee of the shed they came upon {obj.first}. It was weeping in the quiet way of those who hope to be overlooked, and have been.',
          'By the hay shed stood {obj.first}. For years the edge had come just to its knees, and it had said nothing. “One is always at the end,” it said now.',
          'There, behind the hay shed and out of the light, was {obj.first}. It had gone so that nobody need notice whom the blanket did not reach.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“But it’s long now!” cried {small}. It ran to fetch an end. “That’s kind,” said the donkey. It did not believe in ends.',
          'Two geese came out and honked at it. A goat came out and pushed it. It is no good pushing a sad donkey. It is like pushing Tuesday.',
          'They asked it to come in. “Later,” it said. It looked at the moon. The moon was at the end of a row as well, it told them.',
          'The dormouse sat down upon its hoof. “I have an inch,” it said. “You can have that.” Then the donkey cried so much that it got wet.'
        ],
        older: [
          '“It’s longer,” they told it. The donkey thanked them. It had heard this, it said, of a number of blankets, and it wished them joy of it.',
          'A goat put its head down and pushed. It was then seen that one may move a donkey, or cheer it, but not in that way.',
          'They described the pieces to it, one by one. It was interested. It asked good questions. But each time it came back to its own knees.',
          'A dormouse came out across the frost and offered it an inch. It was the whole of what it had. The donkey could not speak for some time.'
        ]
      },
      outcome: {
        young: [
          'The donkey wiped its nose on its knee. “Then I’ll bring mine,” it said. It had an old saddle cloth. It came in, and that was the last piece.',
          '“Is there truly room?” it asked. It came in by the door, all of it. Off its back came a thick blue cloth. They pinned that to the end.',
          'It lay down in its own place in the hay. Its saddle cloth went on to the edge. “Oh,” it said. “I had some blanket on me all the time.”',
          'So they all came in, with the donkey in the middle. It gave its saddle cloth to the blanket. Now it went right to the wall.'
        ],
        older: [
          'It came in, stepping over the sill as into a library, and brought out from under its harness a blue saddle cloth. “I could put this to it,” it said.',
          '“If it’s no trouble,” said the donkey. It lay down. On its back, forgotten, was a saddle cloth, and that made up exactly what had been wanting.',
          'There turned out to be a place for it, of its own shape. It took off the cloth that it wore by day, which was pinned on, and which met the wall.',
          'The donkey had stopped. It allowed itself to be led in by the dormouse. Its saddle cloth, wide and blue, was joined on, and now nothing was left over.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The geese took it between them for once. “You’re as warm as a stove,” said one. “Who knew?” said the other. “It’s a lot of stove.”',
          'A goat came up and gave it some hay. It had been keeping that. It was a purple bit, with a flower.',
          '“I did mind,” said the donkey, very low. “We know,” they all said. And nobody said one word more about it.',
          'Its ears went up, first one, and then the other. They were the tallest thing in the hay. The dormouse looked up at them as at two trees.'
        ],
        older: [
          'The geese moved over, in order to have it in between. It was discovered that a donkey gives out heat like a bread oven. They had been wasting it for years.',
          '“I did mind, somewhat,” it said into the hay. It was told that this had been suspected. After that its ears were a good deal lighter.',
          'A goat begged its pardon for anything it might have done. It had meant it, it explained, as a remark. The donkey said that it had taken it so.',
          'By way of thanks the dormouse had been given a ride, from the door to the hay. It had been, it let everybody know, extremely high.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'A dormouse sewed up all the edges with hay. The pins came out. Then the blanket lay on everyone, right to the donkey. No toe was left out.',
        'Now they spread it over the row. It reached, and reached, and reached! A dormouse did the seams with grass. Every pin went back to its tin.',
        'Over two geese it went, over a goat, and over {small}. It went to the last bit of the donkey. A dormouse had sewn it, so nothing pricked.',
        'Who was in? Everybody was in! The seams were sewn with hay, and the pins were all out. It lay along the row, donkey and all, as warm as bread.'
      ],
      older: [
        'A dormouse sewed the seams with hay, and the pins were counted back. Then it was drawn up over the row, and it reached from the one end to the other.',
        'It was laid on them all, and nobody had to pull. From the dormouse, who had stitched it, to the donkey, not a toe, a wing or a hoof was out.',
        'The seams were sewn, the pins put by, and they let it down. It settled over {small}, two geese and a goat, and went on to the donkey.',
        'For the first time that day no one was cold. A dormouse bit off its last stalk. Under the blanket lay the entire hay shed, as far as the donkey’s tail.'
      ]
    },
    {
      young: [
        'Only the hedgehog stood there. “I prick,” it said. “I’ll go.” Then {small} undid the button of the pocket. The hedgehog got in, and it fitted! Nothing came through.',
        'Who was left? It was the hedgehog. It could not lie by anyone. But there was the thick little pocket. It crept in, and it was just as round as that.',
        '“Good night,” said the hedgehog, and turned to go off alone. “Wait,” said {small}. It held open the woolly pocket. So that was what it was for!',
        'The hedgehog had no place in the row. It never had. But the pocket was so thick and so round! It climbed in, backwards. Not one prickle looked out.'
      ],
      older: [
        'The hedgehog had taken its tin and was leaving, as it always did. {small} unbuttoned the pocket. It went in backwards, and fitted, and no prickle came through.',
        'One was not in the row, on account of the pins. Then somebody looked at the pocket, and at the hedgehog. They were of a size, and the wool was thick.',
        '“I’m used to the step,” said the hedgehog. But {small} was holding the pocket open. It fitted, from nose to tail, and lay, for once, beside somebody.',
        'It was then that they knew what the pocket was for. It was deep, round and proof against pins. The hedgehog got in, and {small} did up the button.'
      ]
    },
    {
      extra: 1,
      young: [
        '“Is it always this warm in a blanket?” asked the hedgehog. They told it yes. It thought about that. “You might have mentioned it,” it said.',
        'The goose next to it held quite still. It waited. Nothing pricked. So it leaned on the pocket a bit, and the pocket leaned back.',
        'A small black nose looked out over the button. “Good evening,” it said, to the left and to the right. It had never had a left and a right.',
        'Long ago, somebody had sewn that pocket. They must have known a hedgehog too. “It fits me at both ends,” said the hedgehog.'
      ],
      older: [
        'Whoever had knitted that pocket had been thinking of a hedgehog. One could tell by the heel. It lay there with its eyes open, not to miss any of it.',
        '“One lies here as in a coat that somebody has kept warm,” said the hedgehog, out of the wool. It seemed to be waiting to be contradicted.',
        'The goose who lay next to it gave the pocket a careful lean. Nothing came of it but warmth. It leaned on it with all its weight.',
        'Over the button stood a black nose, turning to one neighbour and then to the other. It had not had neighbours before, and did not wish to neglect either.'
      ]
    },
    {
      extra: 2,
      young: [
        'There was a bit left over! It hung down at the end, as long as an arm. “That’s for {group},” said the donkey. The dormouse cut it off with its teeth.',
        'It was even a little too long. {small} laughed so much that the hay jumped. It had been too short all day. They gave the extra bit to {group}.',
        'One strip was over. Snip, went the dormouse. “So that you have some too,” said {small}. It was grey and woolly, and it went to {group}.',
        'At the wall the blanket turned up, for it had nowhere to go. They cut that piece off. It was a present for {group}, with all their love.'
      ],
      older: [
        'It proved to be too long. A strip lay over at the end, an arm’s length of the old grey wool. It was bitten off and given to {group}.',
        '“We can’t use all this,” the donkey said, and one could hear that it had never hoped to say it. The surplus was made over to {group}.',
        'When everyone was covered there was still a piece. {small} held it up, quite solemn. It had begun the day with no more than that. It gave it to {group}.',
        'The last yard had nobody under it. So the dormouse trimmed it off, and hemmed it in passing, and {group} had it to go home in.'
      ]
    },
    {
      extra: 3,
      young: [
        '“Head in,” said {small}. “Feet in,” said the geese. “Horns in,” said the goat. “Ears,” said the donkey. They took some time. “In,” it said.',
        'Somebody sneezed, and all the blanket went up and down. It was like a wave, from one end to the other. Then it lay still again.',
        'They tried it out. The dormouse turned over. The donkey did not feel it. The donkey turned over. The dormouse did, but it said nothing.',
        '“Who smells of bed?” said the goat. They all smelled of bed. “Nobody eats it,” said {small}. “No,” said the goat, and it meant it.'
      ],
      older: [
        'They called it out along the row, as one does. Head in, feet in, wings, horns. The donkey’s ears came last, and were taken in by stages.',
        'Somewhere in the middle there was a sneeze. It travelled both ways, lifted the dormouse, rocked the donkey, and was tucked in at the sides.',
        'The one who was only known by the snoring now came out with it, low and level. It was as though somebody had put a kettle on for them all.',
        '“It isn’t the same blanket,” said the goose. “No,” the donkey said. “It has been places.” It drew in, very slowly, the smell of them.'
      ]
    }
  ],
  home: [
    {
      young: [
        '{group} went home along the white lane. It did not feel cold at all. The warm of the shed came along, most of the way.',
        'The frost was on all the roofs. {group} walked softly home. It smelled of hay all about. The breathing of the row could still be heard, a little.',
        'Slowly {group} went back. The lane was hard and white and very still. Each house had a blanket on, of frost, and lay as if asleep.',
        'Behind them they closed the shed door, without a click. Then {group} went home. The hay was warm on them still, like a hand.'
      ],
      older: [
        'The lane was white when {group} went home. The warmth of the row had got in at every sleeve, and it lasted, as good warmth does, nearly to the door.',
        '{group} drew the shed door to, and walked home slowly over the frost. It creaked a little. Behind them was the breathing of a great many under one cloth.',
        'There was nothing more to be fetched. {group} went back past the dark windows, a little hay on every shoulder, and all the roofs lay under white.',
        'Homeward {group} came, through a cold that could not find a way in. It walked alongside for a while, to see how it was done.'
      ]
    },
    {
      young: [
        'Then here was the door. {group} came in, and the warm closed round. It was not hay in here. It was pillows. It was nearly as good.',
        'In went {group}, and the frost stayed out. The door was shut, and a rug was laid along the bottom. The beds were turned down.',
        '{group} stepped in over the mat. Something soft and warm lay ready there. A wisp of hay came in too, and lay on the mat.',
        'At home it was dim and quiet. {group} shook off the cold, and it melted on the mat. There were blankets here too, and they were long.'
      ],
      older: [
        'Indoors it was warm. {group} left the cold on the mat, where it made a small pool. The beds lay ready, and the blankets went down to the end.',
        'At the door {group} stopped to look up once, and came in. It closed on the frost. Something thick was laid along the sill.',
        'The mat, the dark, the smell of pillows, these took {group} in one after another. A wisp of hay came too, and settled where it fell.',
        'And so {group} came in at the door, quietly. All that was wanted here was already long enough. It lay on the beds with one corner folded back.'
      ]
    },
    {
      extra: 1,
      young: [
        'In the hay shed the blanket went up and down. It went up at the dormouse, and then at the geese. It took a while to get to the donkey.',
        'One long breath went along the row. When it came to the end it turned round and went back. The hay moved with it, a very little.',
        'They all lay under it now, and it was dark. You could not see who was big. You could not see who was last. It was all just warm.',
        'The snoring one snored. It was low and even, like a wheel in soft sand. The others slept on it, as you sleep on a train.'
      ],
      older: [
        'In the shed the row breathed as one. It began at the small end, and rose, and rose, and by the time it had reached the donkey it was slow as a tide.',
        'Beneath the blanket there was no telling any more where one left off and the next began. Warmth had gone along it, and had made them all one animal.',
        'The light went, and with it the order of size. There was hay, and breath, and a seam here and there, done in grass, holding.',
        'At the end of the row the donkey slept lying down. Its knees were in. It had looked at them for a time before it shut its eyes.'
      ]
    },
    {
      extra: 2,
      young: [
        'In the pocket it was round and dark. The hedgehog had its nose on its feet. On its left was somebody warm. On its right was somebody warm.',
        'The button was done up. Behind it something small breathed. The pocket grew and shrank, and grew and shrank, as slow as that.',
        'All its pins lay flat. That is what they do when there is nothing to be afraid of. The hedgehog had not known. Nobody had, until tonight.',
        'It was the first night that the hedgehog slept next to someone. It had meant to stay awake for it. But it was so soft in there.'
      ],
      older: [
        'Behind one button the hedgehog lay in the wool as a stone lies in a plum. It had someone on either side. It slept towards both of them.',
        'Its prickles had gone down, one after another, the way people sit down in a hall. The pocket rose a little, and sank a little, and was full.',
        'It had intended to lie awake, and enjoy being next to somebody. It enjoyed it for as long as it takes to button a button.',
        'The mint tin stood in the straw with its lid on. No pin would be needed until morning. What it had held together was holding by itself.'
      ]
    },
    {
      extra: 3,
      young: [
        'And {small} lay in the middle. There was blanket to the left, and there was blanket to the right. It pulled it up once, and it was up.',
        'Only a bit of {small} could be seen. Then that went under too. It had a hold of the edge. It did not have to hold on.',
        'In its sleep {small} was washing something. It was a dream, with cool water in it. Nothing got any smaller. It got wider and wider.',
        '“Long enough,” said {small}, without waking up. It lay in the warm between the goose and the goat. It said it once more, much softer.'
      ],
      older: [
        'In the midst of them lay {small}, with wool above and hay below. It had the old edge in its keeping, from habit. Nobody was going to pull.',
        'All one could see of {small} was where the blanket was a little higher. It had been a long day, and now there was enough of everything.',
        'A dream came to {small}, with a pot in it. It lifted the lid. There was no end to what it drew out, and all of it was dry, and warm.',
        'What {small} had made small was large again, and lay over it like a field. It slept the way one does after saying sorry and being believed.'
      ]
    }
  ]
}
