import type { Plot } from '../format.ts'

/**
 * The treasure is at the beginning and the empty spot at the end; the line grows only in front of the one who follows
 * it.
 */
export const map: Plot = {
  id: 'map',
  about:
    'A pencil mouse with one ear runs ahead on a sheet of wrapping paper and its tail is the way, for a thing must be hidden at its place by morning, where whoever wakes first will find it.',
  titles: [
    'the map that drew itself',
    'the mouse in the wrapping paper',
    'a line in pencil',
    '{object} and the growing line',
    'the tail that was a way',
    'how {object} came to {place}',
    'one ear and a very long tail',
    'the spotted paper',
    'a treasure going the other way',
    'scritch, scritch, to {place}',
    'for whoever wakes up first',
    'the mouse who was drawn before supper',
    'a cross, a line and a label',
    'the paper that did not know yet',
    'the hole where a treasure should be',
    'a parcel with a mouse on the inside'
  ],
  uses: ['object', 'place'],
  elements: ['mysterious map', 'hidden treasure'],
  refrains: [
    {
      loud: 'Scritch, scritch, a bit more line! Wherever they stood, the mouse was one stone on.',
      soft: 'Scritch, scritch, and no more line. Wherever they went, the mouse had been already.'
    },
    {
      loud: '“Is it far?” “The paper doesn’t know yet,” said the mouse.',
      soft: 'It was not far now. The paper knew, and lay quite flat.'
    },
    {
      loud: 'Blank in front, pencil behind. Crackle, crackle, on they went!',
      soft: 'Pencil in front, pencil behind. Crackle, crackle, and down.'
    },
    {
      loud: '“Say it on this side,” said the mouse. “That side has no ear!”',
      soft: '“Say it on any side,” said the mouse. “They’re both in.”'
    },
    {
      loud: 'Over the fold and along the crease, nose in front and the tail came last!',
      soft: 'Over the fold and along the crease, nose to tail, and the tail was home.'
    }
  ],
  want: [
    {
      young: [
        'A parcel lay at {H}’s door. Its spotted paper had come undone. Out looked {object.first}. Inside the paper sat a pencil mouse with one ear.',
        'Rustle! Somebody had left {object.first} outside {H}’s door. The paper fell open. In it was a mouse, drawn in pencil. It had only one ear.',
        'What had come for {H}? It was {object.first}, in spotted paper. On the plain side there was a drawn mouse. One ear was missing.',
        'There was spotted paper on {H}’s doormat. Crackle, it opened by itself. It held {object.first}. A pencil mouse stood on the back, with one ear up.'
      ],
      older: [
        'The parcel on {H}’s doormat had been tied by someone in a hurry. It held {object.first}, and inside the paper, in pencil, a mouse with one ear.',
        'Nobody saw who left {object.first} at {H}’s door. The spotted paper slid off it with a sigh, and on the plain side stood a one-eared pencil mouse.',
        'It came undone before anyone had touched the string. In the paper was {object.first}, at {H}’s own door, and beside it a pencil mouse, one ear short.',
        'Wrapped in blue paper with white spots, {object.first} was waiting on {H}’s step. The paper opened. Somebody had drawn a mouse in it, all but one ear.'
      ]
    },
    {
      young: [
        'By morning it had to be at {place.first}. “Whoever wakes first shall find it,” said the mouse. Its tail grew. That was the way.',
        'It had till morning to get to {place.first}. It was for whoever woke first. “I’m the map,” the mouse said, and its tail grew.',
        'Scritch! The mouse’s tail got longer. It pointed all the way to {place.first}. “We hide it there before morning, for the first one up.”',
        '“Follow my tail!” said the pencil mouse. It led to {place.first}. “By morning this must be hidden there. Somebody will wake first.”'
      ],
      older: [
        'Before it was light, said a label, it was wanted at {place.first}, for whoever woke first. “I’m the map,” said the mouse, and its tail grew by an inch.',
        '“Most maps fetch a treasure,” said the mouse. “I deliver.” Before anyone woke, it must be hidden at {place.first}, and the way was its tail.',
        'By morning, said the mouse, it must lie at {place.first}, hidden for the first person up. Nobody could miss the way. That was its tail.',
        'The mouse’s tail was a pencil line, growing to {place.first}. By morning this had to lie hidden there, for the first one up to find.'
      ]
    },
    {
      extra: 1,
      young: [
        '“Who drew you?” The mouse did not know. “Somebody with a short pencil,” it said. “They did one ear. Then it was time for soup.”',
        'Why was there just one ear? “Supper,” said the mouse. “The pencil went down and the spoon came up. I’ve been waiting for the other ear since then.”',
        'The mouse turned its one ear to them. “Talk in here,” it said. “I was nearly ready. Then somebody called, Soup! And there I stood, half listening.”',
        'It was a good mouse, with four feet and a lot of whiskers. Only one ear had been left out. “They ran out of afternoon,” said the mouse.'
      ],
      older: [
        '“I was drawn before supper,” the mouse explained, “and then there was supper.” It touched the place where an ear would have been. “I hear half of most things.”',
        'Whoever drew the mouse had begun with the whiskers, which were lavish, and gone on to one ear. There it broke off. There was a small ring of soup beside it.',
        'The missing ear was not spoken of at first. Then the mouse brought it up itself. “They were called to the table,” it said. “One can’t blame them. It was dumplings.”',
        '“Kindly stand on this side,” said the mouse, turning. On that side it had an ear. On the other there was only paper, and a certain hopefulness.'
      ]
    },
    {
      extra: 2,
      young: [
        'The paper smelled of glue and new pencils. It crackled when it breathed. On one side it had spots. On the other side it had nothing but mouse.',
        '“Where does the line end?” It ended just behind the mouse. All the rest of the paper was white. “I haven’t been there yet,” said the mouse.',
        'They looked for the whole map, but there was no whole map. There was a dot for {H}’s door. There was one bit of line, as long as a thumb.',
        'The mouse took one step back, and the tail got shorter. It took two steps on. Scritch, scritch, there was more of it than before.'
      ],
      older: [
        'It smelled of cedar shavings and of tape. So far it showed one dot, which was {H}’s door, a thumb’s length of line, and a large amount of nothing.',
        'As maps go it was modest. It did not show the hill, or the square, or any street with a name. “I don’t like to promise things,” said the mouse.',
        '“It’s mostly white,” somebody remarked. “It’s mostly later,” said the mouse. The line would come when there were feet to follow it, and not a step before.',
        'They held it to the light and there was no more of it. The line simply stopped, just behind the mouse, the way a sentence stops when someone comes in.'
      ]
    },
    {
      extra: 3,
      young: [
        'Think of it. You wake up first, and all is grey and still. You put out a hand. There, in its own place, is {object}.',
        '“Somebody always wakes first,” said the mouse. “They have nobody to talk to. So they look about. It’s nice if there’s something to find.”',
        'Who would wake up first? It might be a baker, or a bird. It might be somebody very small. The wrapping did not say. It only said, first.',
        'There was a label, too. It said, do not tell. The mouse read it two times. Then it told everyone, but in a whisper.'
      ],
      older: [
        '“There’s always somebody who’s awake too soon,” said the mouse. “The kettle is cold and nobody will talk. Such a person ought to find something.”',
        'On the back of a label, in smaller letters, it said that nobody was to know who had brought it. The mouse approved. It had been drawn without a signature.',
        'One had to picture it. The first grey light, the first pair of open eyes, and there, at the edge of things, {object}, as if it had always been so.',
        'It might be found by a milkman, a blackbird or a baby. That had been left open. “First come,” said the mouse, “first pleased.”'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'So {group} went after the line. {object} came along, out of its paper. Scritch, went the tail, always a little way in front.',
        'One step, and the line grew. Two steps, and it grew again. {group} walked behind the mouse, with {object} and the crackling paper.',
        'Off went {group}, with the paper spread out flat. They took {object} with them. The mouse ran ahead on the white, and its tail drew the road.',
        '“Feet, please,” said the mouse. When {group} began to walk, the tail began to draw. {object} was carried with great care.'
      ],
      older: [
        '{group} took {object}, opened the paper wide and stepped out after the line. It kept a little ahead, as a line does that wishes to be followed.',
        'The moment that {group} set foot on the road, the pencil set off on the paper. {object} travelled unwrapped, since its wrapping was busy.',
        'With {object} in front and the sheet held flat, {group} began to walk. For each step on the ground there was a scritch on the paper.',
        'It worked by feet. Whenever {group} walked, the tail ran on towards {place}, and {object} was brought along behind it like a guest.'
      ]
    },
    {
      extra: 1,
      young: [
        'When they stopped, the mouse stopped. It sat down and cleaned its whiskers. When they went on, it jumped up. “Sorry,” it said. “I was smudged.”',
        'They tried it out. Stop! The line stopped. Go! The line went. Hop! The line gave a hop too, and the mouse bit its tongue.',
        'Beside the line the mouse drew what it saw. It drew a tree as round as a bun. It drew a cat. The cat had wheels. “Cats are hard,” it said.',
        'The paper liked to roll itself up. It had been a roll for a year. Somebody held the corners. Crackle, it said, but it stayed flat.'
      ],
      older: [
        'The mouse made small drawings by the roadside, to be thorough. It was good at walls and poor at cats. One cat came out as a kind of armchair.',
        'If they hurried, the line grew wobbly. If they dawdled, the mouse put in details. There was soon a wall with every one of its bricks.',
        'Having spent a year as a roll, the paper tended to become one again whenever it was not watched. It was held at the corners and told about the view.',
        '“You’re following very well,” said the mouse over its shoulder. “I had a button follow me once. It only went where the table sloped.”'
      ]
    },
    {
      extra: 2,
      young: [
        'The paper had folds in it, from the parcel. To the mouse they were hills. Up it puffed, and down it slid. “Whee,” it said, very small.',
        'A bit of sticky tape lay across the way. The mouse went round it. “I know tape,” it said. “I had a foot in it all Tuesday.”',
        'It was getting dark. White paper shines a bit in the dark. So they could see the mouse, and the mouse could see its nose.',
        'Sniff, sniff. There was a smell of pencil in the street. It was as if school had come out for a walk.'
      ],
      older: [
        'Where the parcel had been folded, the paper had ridges. The mouse climbed each of them properly and stood for a moment on the top, admiring the spots.',
        'A strip of tape lay across the white like a frozen river. The mouse took the long way about. It had once spent a Tuesday in tape, it said.',
        'There is a kind of shine to white paper at dusk. It lit their chins from below, and by it the mouse found the end of its own nose.',
        'They left behind them, in the evening air, a trail of cedar and rubber. Two doors along, somebody sharpened all the pencils in the house without knowing why.'
      ]
    }
  ],
  sites: [
    {
      id: 'map-sheets',
      challenge: 'way',
      has: ['string', 'green'],
      obj: { first: 'a maze of wet sheets', def: 'the maze' },
      arrive: {
        extra: 1,
        young: [
          'Flap, flap. They came to the drying ground. It was full of poles and lines. It smelled of starch and wind.',
          'Something big and white moved between the houses. Was it a ship? No, it was washing day. It was somebody’s very large washing day.',
          'The line on the paper ran on to an open place. Here people hung their washing. Pegs sat along the ropes like little birds.',
          'A cold drop fell on the map. It was not rain. It came from a sleeve, and the sleeve hung high over their heads.'
        ],
        older: [
          'They had reached the drying ground, where the whole quarter hung out its linen. It smelled of starch, and the ropes creaked like a harbour.',
          'Between two walls the evening turned white. It was only washing, but there was such a quantity of it that one might have charged admission.',
          'A peg lay on the road, and then three pegs. After that came a wall of cotton, as high as a tram and rather more alive.',
          'The first they knew of the drying ground was a drip, which landed beside the mouse. “I’m not waterproof,” it said. “I’m hardly even coloured in.”'
        ]
      },
      problem: {
        young: [
          'Before them hung {obj.first}. “More paper!” cried the mouse. It did not know which white was the map. The line ran in a ring and stopped.',
          'They walked into {obj.first}. White was left, white was right, white was behind. The tail drew a knot. Nobody knew the way.',
          'All at once they were in {obj.first}. Flap, a sheet shut. Flap, one opened. The mouse looked at all that white and lost its line.',
          'Here was {obj.first}. To the mouse it looked like a hundred maps. “Am I on this one?” it asked. “Or that one?” The line stood still.'
        ],
        older: [
          'What came next was {obj.first}. The mouse, faced with so much white, could no longer tell which of it was the map, and the line gave out.',
          'In the middle of the drying ground stood {obj.first}, which changed its walls whenever it breathed. The pencil went round twice and ended in a question mark.',
          '“Somebody has put up more of me,” said the mouse. It was {obj.first}. Every passage led to cotton, and the line had no opinion.',
          'They were soon deep in {obj.first}, with damp white on every hand. On the paper the tail had tied itself into something like a pretzel.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They lifted one sheet. Behind it was a sheet. They lifted that one. Behind it was a pair of very big pants. They said sorry.',
          'Slap! A wet corner kissed somebody on the nose. They went the other way. The other way had been hung up to dry as well.',
          '“I’ve been here,” said the mouse. “I know that sock.” It was a sock with a moon on it. They met it three times.',
          'The wind blew, and all the walls walked. The way in was gone. The way out was gone too. “It was nice having you,” said the mouse.'
        ],
        older: [
          'They took the first left and came upon a nightshirt, arms out, like an uncle at a station. The second left brought them to its back.',
          'A pillowcase filled, bowed, and emptied. They took this for a direction and followed it, and were shown the same pillowcase from the other side.',
          'Three times they met a sock with a moon on it. By the third time one felt one ought to introduce oneself.',
          'It did not help that the walls were wet. Each of them now had one cold ear, and the mouse, as it observed, had only the one to lose.'
        ]
      },
      outcome: {
        young: [
          'Out they came, into the open. The line untied its knot. “I was on this one all along!” said the mouse, and stamped on its paper.',
          'The last sheet let them by. There was a road, with real stones. Scritch, the tail ran off along it, as straight as a peg.',
          'No more white! The mouse could see its own map again. It drew the drying ground as one big cloud. Then it went on.',
          'Behind them the sheets flapped shut. In front lay a street. The line jumped over the last puddle, and it was on its way.'
        ],
        older: [
          'Beyond the last hem lay an ordinary street, and the line took to it with relief. The mouse marked the place on the map as Weather, Folded.',
          'They were out. The pencil undid its pretzel, smoothed the paper with a foot, and drew on as though it had known the way all the time.',
          'Once there was something in the world that was not white, the mouse recovered. “This one is me,” it said, patting the paper, and the tail moved on.',
          'The final sheet swung aside like a curtain, and there was the road. Scritch, said the line, a good deal louder than it needed to.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They found one peg in the paper. It held a corner flat, and it was good at it. “Come along,” said the mouse. So the peg came too.',
          'For a while they all smelled of starch. They walked a bit stiffly. The paper had never been so smooth, and it looked at itself a lot.',
          'The mouse was a little damp. Its whiskers had run. Now they were longer than before. “I like them so,” it said. “Leave them.”',
          '“Did you see the big pants?” said the mouse, two streets later. It had tried not to say it. It laughed so much that the line shook.'
        ],
        older: [
          'The damp had got into the whiskers, which had spread somewhat. The mouse studied them from both sides and decided that it looked like an admiral.',
          'A peg had fastened itself to the corner of the map. It was found to be useful, and in a wooden sort of way it seemed to enjoy the company.',
          '“I should have known,” said the mouse, after a street or so. “Real paper crackles. That was only cotton, giving itself airs.”',
          'They went on a little stiffer than before, and smelling of starch. The map hung without one wrinkle and could be seen to be thinking of tablecloths.'
        ]
      }
    },
    {
      id: 'map-hatch',
      challenge: 'shut',
      has: ['string'],
      obj: { first: 'a post office hatch', def: 'the hatch' },
      arrive: {
        extra: 1,
        young: [
          'The line went by the old post office. It smelled of glue and string. A scale stood outside. The mouse sat on it. It weighed nothing at all.',
          'Next came a passage with a brass plate. Parcels, said the plate. The spotted paper stood up a bit straighter. It had been a parcel once.',
          'Round the corner was the post office. The pen on the chain was asleep. The ink was asleep too. It had a skin on it.',
          '“Ah,” said the mouse. “The post. I’ve heard about it from the string.” A yellow sign swung over the door and squeaked.'
        ],
        older: [
          'Their road led through the passage of the old post office, which smelled of glue, string and other people’s aunts. A brass scale stood there with nothing on its mind.',
          'The spotted paper grew quiet. They were coming to the post office, and for a parcel that is rather like coming to school, out of hours.',
          'A yellow horn hung over the door. Inside, in the passage, a pen on a chain had dried in the middle of somebody’s signature.',
          'The mouse tried the letter scale as they passed. The needle did not move. “Drawn things are very light,” it said, a little wistfully. “It’s all outline.”'
        ]
      },
      problem: {
        young: [
          'The line went under {obj.first}. It was shut. Closed, said the card, and Closed, said the hatch. They had to go through.',
          'Right in the way was {obj.first}. Bump, the pencil ran into it. “Open up,” said the mouse. The hatch did not open up.',
          'At the end of the passage was {obj.first}. You had to climb through it to get out. It was as shut as a sulky mouth.',
          'There they found {obj.first}, pulled down tight. The tail went right beneath it. Tails can do that. Feet cannot.'
        ],
        older: [
          'The passage ended at {obj.first}, and the only way on was over the counter and through. It was shut, with a card that said Back at Nine.',
          'Across the far end was {obj.first}, let down to the wood. The line slid under it without a pause, as a flat thing may, and left them standing.',
          '“Through here,” said the mouse, and stubbed its nose on {obj.first}. It had been closed at six with some force, and it intended to stay so.',
          'There was no way round {obj.first}. It had been shut by a clerk who believed in shutting, and even the draught had to go home again.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They rang the bell on the counter. Ting! Nobody came. But a pen on a chain woke up, and wrote one word by itself. The word was Thursday.',
          'Somebody pushed the hatch. It went up by a crumb. Then it came down by two crumbs. That was worse than before.',
          '“Perhaps it wants a stamp,” said the mouse. It drew one on its own back, with a queen who had wheels. That did not help.',
          'They knocked. Knock, knock, said something behind the hatch. Was it the clerk? No, it was only the other side of their own knock.'
        ],
        older: [
          'The mouse held that post offices open for whoever has a stamp. It drew one on itself, perforations and all. The hatch was not deceived.',
          'A bell stood there for customers. It was rung. Far off a second bell answered, in another post office, equally shut and just as hopeful.',
          'They joined the queue, in case that was what was lacking. There was nobody else in it, and yet it did not get shorter.',
          'It moved by the thickness of a postcard, and settled again by the thickness of two. One could tell that it had done this with stronger people.'
        ]
      },
      outcome: {
        young: [
          'Up went the hatch with a bang. They climbed over the counter. On the other side the line sat waiting. “You took the slow post,” said the mouse.',
          'Now it was open. A rubber stamp lay there, and the paper asked for one. Thump! It said Paid. The paper was so proud.',
          'One by one they came through the hatch, like parcels. {object} was passed over the counter. Then the pencil ran off, down the far steps.',
          'The hatch stayed up and looked quite pleased. “Next, please,” said the mouse, for fun. Next was the street, and the line took it.'
        ],
        older: [
          'The hatch flew up, and they were handed over the counter, one after another, {object} last. The line was sitting on the far step with its legs crossed.',
          'In passing, the paper stopped to be stamped. Thump, it said, and there stood Paid in violet ink. It walked the rest of that street sideways, to be seen.',
          'Over the counter they went and out by the back, where parcels go. On the map the mouse wrote Post Office, and after it, in brackets, Good Service.',
          'With the hatch up, one saw that it had been holding back nothing but fresh air and a sandwich. The line ran down the back steps and on.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“What did it cost to send us?” asked the mouse. Nobody knew. So it drew a coin and left it on the step. It had wheels.',
          'A bit of string came with them. It had waited all week to hold something. Now it held a corner of the map, and it held it well.',
          'Behind them a pen was writing. “Dear Thursday,” it wrote. They would have liked to know the rest. It was a slow pen, though.',
          'They shut the hatch again, softly. The card said Back at Nine. It was nice to know that somebody would be.'
        ],
        older: [
          'They let the hatch down gently behind them. The card swung, and came to rest at Back at Nine. It was good to think that somebody always was.',
          '“I should have liked to be weighed with my tail on,” the mouse said later. It looked back along it. There was, by now, a good deal.',
          'Out of the post office came the faint scratch of a pen on its chain. It had got as far as Dear Thursday, and was considering how to go on.',
          'A length of string had followed them out. It belonged to no parcel, it gave one to understand, and could come as far as was wanted.'
        ]
      }
    },
    {
      id: 'map-bag-hen',
      challenge: 'shy',
      has: ['green'],
      obj: { first: 'a hen in a paper bag', def: 'the hen' },
      arrive: {
        extra: 1,
        young: [
          'The shops were shut, and the market was over. Bits of straw lay about. Cabbage leaves lay about. It smelled of carrots and boots.',
          'Rustle. Was that the map? No, the map was holding its breath. Rustle, it went again, behind the empty stalls.',
          'They came to the place where the market had been. All the tables stood on their heads. One paper bag was left over.',
          'Crinkle, crinkle, said something. “Paper!” said the mouse. “I would know it anywhere.” It put up its ear and its best whiskers.'
        ],
        older: [
          'The market had gone home and left its smell behind, of carrots, twine and wet boots. The trestles leaned against each other like people after a wedding.',
          'Something rustled among the empty crates. The spotted paper rustled back, politely, since one paper always knows another. The line stopped to let them finish.',
          'Where the market had been there was straw, a single leek, and a brown bag standing on the stones with nobody near it.',
          'The line ran in among the market stalls, all folded for the night. “There’s stationery about,” whispered the mouse. “I can hear it, on this side.”'
        ]
      },
      problem: {
        young: [
          'On the last stall sat {obj.first}. It had its feet on the corner where the line went. “Nobody is in here,” said the bag.',
          'They found {obj.first}. Only two yellow feet looked out. It was too shy to show its face. And it stood right on the way.',
          'A bag with feet stood in front of them. It was {obj.first}. It would not come out, and it would not step aside. It only shook.',
          'It was {obj.first}. The mouse had to ask it the way out of here. But the bag only said, “Buk,” and pulled its feet in.'
        ],
        older: [
          'Their way was taken up by {obj.first}. It had gone in for a crumb, liked the privacy, and had not shown its face since noon.',
          'Before them, on two yellow feet, stood {obj.first}. Only it knew the gate out of the market. “I’m not at home,” said the bag.',
          'It is not easy to ask the way of {obj.first}. Whenever anyone spoke, the top folded itself over, twice, the way they do it in shops.',
          'The mouse bowed to {obj.first}, who alone could say how one got out of here. The bag turned round, so as to have its back to them.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Peep-bo,” said the mouse. The bag jumped. It came down with its face to the wall. Now even the feet were shy.',
          'They tapped on the bag, once. A little egg rolled out. “That’s all I have,” said the bag. “Please go now.” They gave it back.',
          'They bent down to look in. One round eye looked out. Then the bag went crunch, and it was only half as tall.',
          'The mouse told a joke. It was about a stamp. It was long, and the end was missing. From the bag came no laugh at all.'
        ],
        older: [
          'The mouse, who had never met a hen, asked it kindly what size of envelope it was. After this there was silence, and a good deal of crumpling.',
          'A corn was laid on the stones. A beak came out so quickly that it might have been a mistake, and then there was neither corn nor beak.',
          'They all turned their backs, out of tact. Behind them they heard the bag walk off, bump into a crate, apologise, and come back.',
          'Someone asked whether it was stuffy in there. “It’s very nice,” said the bag. “There’s a label. I’m reading it.” It had read it, one gathered, all day.'
        ]
      },
      outcome: {
        young: [
          'It was a speckled hen, and a nice one. “That gate,” it said, and pointed with its beak. The line was off before it could say buk.',
          'The hen shook out its feathers. “I know the gate,” it said. “I only wanted to be asked slowly.” It walked in front of them, all the way there.',
          '“So this is outside,” said the hen. “There’s more of it than I thought.” It showed them the gate behind the cabbages. Scritch, went the pencil.',
          'There it stood, without its bag. It had a comb like a red mitten. “You go left at that leek,” it said. So they did.'
        ],
        older: [
          'It turned out to be a speckled hen with excellent manners. “Left at the leek,” it told them, “and through the green gate.” The line bowed and was gone.',
          '“I hadn’t noticed that it was evening,” said the hen, looking about. “The bag has no windows.” It took them to the gate itself, and held it with one foot.',
          'Seen from outside its bag, it was a considerable hen. It knew every way into the market, and even two or three out, and gave them the best.',
          'The hen stepped over a leek and tapped on a gate that nobody had seen. The mouse drew both, and got the gate nearly right.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The hen kept the bag. It folded it flat and put it under its wing. “For Mondays,” it said. You never know with Mondays.',
          '“Was I good with the hen?” asked the mouse. It had gone pink at the edges. It is hard to be pink when you are pencil.',
          'Buk, buk, buk, they heard behind them. The hen was reading the label to a leek. It read all of it, with feeling.',
          'They took the green gate and pulled it shut. One small feather lay on the map now. It made a very good tree.'
        ],
        older: [
          'A small feather had settled on the map, at about the place where a poplar might be. The mouse let it stand. It improved the view.',
          'The hen folded its bag along the old creases and tucked it beneath a wing. “One likes to know that it’s there,” it said. They all did know.',
          'As they went they heard the hen trying its voice on the empty market. It was larger than one would have thought, and it seemed surprised at it too.',
          '“We paper people are often shy,” said the mouse, thinking it over. “I myself didn’t say a word until I was unfolded.”'
        ]
      }
    },
    {
      id: 'map-carpet',
      challenge: 'heavy',
      obj: { first: 'a rolled-up carpet', def: 'the carpet' },
      arrive: {
        extra: 1,
        young: [
          'The line took a narrow lane. Two people could only walk there if they liked each other. The walls smelled of dust and tea.',
          'Somebody was moving house. Chairs stood in the lane, and a bird cage. A lamp had a hat on. No, the hat was its own.',
          'It got tight now. The houses leaned close, and so did the pots on the sills. The map had to go through with its corners in.',
          'Aah, tishoo! There was dust in this lane. It was old, soft dust, with a smell of slippers in it. The mouse sneezed a full stop.'
        ],
        older: [
          'Somebody in this lane was moving out, or in. Chairs stood about on the stones with their backs to each other, and a birdcage was reading an old newspaper.',
          'The way shrank to a lane so narrow that the window sills could have shaken hands. It smelled of slippers and of rooms with the clock stopped.',
          'Dust hung in the air here, of the best indoor sort. The mouse sneezed, and left a row of full stops along the edge of the map.',
          'They went in single file between two walls that had been good friends for years. Half a household stood in the lane and waited to be carried.'
        ]
      },
      problem: {
        young: [
          'Then they met {obj.first}. It filled the lane from wall to wall. The line went under it. “Heave,” said the mouse. It did not move.',
          'Across the lane lay {obj.first}. It was as thick as a cow and as long as a boat. It was too heavy to lift.',
          'They could not get on, because of {obj.first}. It lay there and snored a bit of dust. The tail was stuck beneath it.',
          'Something soft and huge was in the way. It was {obj.first}. They pushed, and it gave a little. Then it gave it back.'
        ],
        older: [
          'The lane was stopped up by {obj.first}, laid down by two men who had gone to look for a third. It could not be budged.',
          'Between wall and wall lay {obj.first}, as heavy as a sleeping cow. The mouse’s tail ran in at one side of it and did not come out.',
          '“I’m being sat upon,” said the mouse, and so it was, by {obj.first}. The thing took up the whole lane and all of its attention.',
          'Ahead was {obj.first}, put down for a moment, as it seemed, some hours ago. It lay like a whale in a corridor, and nobody could shift it.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'Pull! They pulled one corner. A tassel came off. The carpet did not notice. It had many more where that came from.',
          'They pushed it hard. Puff! A grey cloud came out, with a lost bead and a biscuit. The carpet lay there as before.',
          '“Fly!” the mouse told it. Somebody had once said that carpets do. This one just lay. It was not that kind, or not that day.',
          'Somebody tried to climb over. It was too round and too soft. They slid down again on the same side, and were all fluff.'
        ],
        older: [
          'The mouse had heard that certain carpets fly, and asked it outright. It was told, or seemed to be, that this one was a stair runner.',
          'They beat on it, and out came dust, a bead, two crumbs and the end of an old conversation. It was no lighter afterwards.',
          'A tassel was pulled and came away. One cannot put back a tassel. They set it down beside the others and looked at the sky.',
          'It is the trouble with carpets that there is nothing to push against. It gave way wherever it was leaned on, and stayed exactly where it was.'
        ]
      },
      outcome: {
        young: [
          'The lane was free. The mouse looked at its tail. It was very flat. “It was flat before,” it said. “But now it feels flat.”',
          'Where the carpet had been lay a brown button and a key. They hung the key on a nail. The line shook itself and ran on.',
          '“Thank you,” somebody called from a window. “We were three men short of a third!” The pencil drew the carpet, rolled, like a bun.',
          'Now they could pass. The carpet lay along the wall and breathed dust. It looked as if it had wanted to lie that way all the time.'
        ],
        older: [
          'There was room for everybody now. The mouse drew out its tail, counted it, and said that it was a little flatter but all present.',
          'From a window three men with their sleeves rolled up thanked them warmly. The carpet lay along the wall with its pattern inside, like somebody keeping a nice surprise.',
          'Under it they had found a key, a button and a patch of quite unwalked-on lane. The pencil crossed this last with particular care.',
          'The lane lay open, and the mouse wrote on the map, Mind the Carpet. Then it rubbed out Mind, and put, Thank.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They were dusty all over. They looked like old loaves. They patted each other, puff, puff, until somebody could be seen.',
          'The biscuit from the carpet went along as far as a sparrow. The sparrow said it was a good year for biscuits. Then it hiccuped.',
          'The paper wished to be a carpet too. You could see it wish. It rolled up at one end. “Not now,” the mouse said.',
          'At the end of the lane the air was fresh again. It smelled of tea. Everyone sneezed once more, to be done with it.'
        ],
        older: [
          'At the lane’s end they dusted each other off, and for a time one could not see who was being dusted. The sparrows took it for fog.',
          'The paper had been impressed. It, too, had been a roll, and it walked with a slight curl from then on, as people do who have met an archduke.',
          'Behind them somebody was whistling, and a door was being held open with a chair. The whole room was going in, piece by piece, and the carpet first.',
          '“Whoever put it down,” said the mouse after some thought, “went to look for somebody to lift it.” It drew the two of them, meeting.'
        ]
      }
    },
    {
      id: 'map-letters',
      challenge: 'muddled',
      obj: { first: 'a heap of spilled letters', def: 'the heap of letters' },
      arrive: {
        extra: 1,
        young: [
          'A bicycle leaned on a wall. It was a postman’s bicycle, and its bag hung down. It had a hole in it, as big as a bun.',
          'There was an envelope on the road. There was one more. They lay in a row, like ducks. The line stepped along beside them.',
          'A stamp blew by. Then came one more stamp, and a card with a cow on it. All of them were in a hurry.',
          'The street sloped up here. Paper blew about at the top of it. “Friends!” said the mouse, and its tail went quicker.'
        ],
        older: [
          'They came upon a post bicycle, leaning where it had been left, with its front wheel turned away as if it had seen nothing.',
          'One envelope lay in the gutter, face down, and then a whole family of them. Something had been losing letters, all the way along the street.',
          'The postman, said a note on a saddle, had gone in for a very short tea. In the bag behind the saddle there was a very long hole.',
          'The wind at this corner had been reading other people’s letters. It dropped them when it heard feet and looked the other way.'
        ]
      },
      problem: {
        young: [
          'The bag had burst. Over the whole street lay {obj.first}. A pigeon stood by it in a cap. “I was only to hold the bag,” it said.',
          'They came to {obj.first}, and a pigeon in a cap. Big ones lay on small ones. Nobody could pass without treading on somebody’s aunt.',
          'In the road was {obj.first}. “Which one is for whom?” said a pigeon, and it hid in its cap. It was a dreadful jumble.',
          'There it was, {obj.first}, as high as a knee. A pigeon had let the post bag drop. The mouse lost its own tail in all that paper.'
        ],
        older: [
          'From kerb to kerb lay {obj.first}, and beside it a pigeon, in a cap. Birthdays had got in among the bills, and the line would tread on neither.',
          'The corner had vanished under {obj.first}. “They were in order,” said a pigeon who had been minding them. “There was simply a moment when they weren’t.”',
          'It was {obj.first} that stopped them. Some pigeon, wearing a postman’s cap, stood by, being responsible. Not one letter knew where it belonged.',
          'What the post bag had lost was all here, {obj.first}, stirred by the wind. A pigeon, left in charge, was looking into the bag, to be certain.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They picked up three. The wind threw down five. They picked up five, and the pigeon stood on one to help. It was the wrong one.',
          '“We can sort them by smell,” said the mouse. It put its nose on each. One smelled of soap, and one of fish. It got no further.',
          'The pigeon read the names aloud. It could read only one word. “Mister,” it read. “Mister. Mister. Mister.” They thanked it.',
          'Someone made a neat pile. It was very tall, and it leaned. Flump! Now there was the same muddle, but it had more air in it.'
        ],
        older: [
          'A pile was begun at one side, and the wind began a pile at the other. The wind’s was soon the larger of the two.',
          'The pigeon proposed to sort them by taste, and had licked four stamps before it could be stopped. It preferred the ones from abroad.',
          'They tried asking the letters. But a sealed letter knows only what is inside it, and is generally too well brought up to say.',
          'Somebody put all the blue ones together, which looked lovely, and sent eleven streets to the same blue door. It had to be undone again.'
        ]
      },
      outcome: {
        young: [
          'Now they lay in a row, street by street. Under the last one was the line. The pigeon gave a bow, and its cap fell off.',
          'All the letters were back in their bag. A bit of tape was put on a hole. “You have saved my Wednesday,” said the pigeon.',
          'At the very bottom lay the end of the tail. The mouse hugged it. Then scritch, it was off, past a bicycle and on.',
          'It was done. Big ones stood behind, and small ones in front. They looked like a school photo. The pencil could get past them now.'
        ],
        older: [
          'The letters went back into their bag in the order of their streets, and a hole was taped. The pigeon saluted, and had to look for its cap.',
          'Under the last envelope the line came to light, a little creased. “I was between a cousin and the gas,” the mouse said. “I learned a great deal.”',
          'There was a road again, and nobody’s aunt upon it. The pigeon, standing guard, begged them not to mention it to the post bicycle.',
          'So the post was in order, rather better than the post had ever been. The mouse made a tiny drawing of it and left it for the postman.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“No letter for me,” said the mouse. It had looked, just once. “Well, I’m a sort of letter.” And it felt better at once.',
          'They looked back. A postman had come out with his tea. The pigeon stood there with one foot on the post, like a statue.',
          'A post bicycle went ring as they passed. It had seen it all. It would never tell. Well, it would tell the other bicycles.',
          'Lick, lick. The pigeon was still tasting stamps, behind them. “This one is from an island,” they heard it say. “It tastes of boat.”'
        ],
        older: [
          'A postman came out, wiping his moustache. “All quiet?” he asked. They heard the pigeon reply, after the smallest of pauses, that it had been dull.',
          'The mouse had looked, without seeming to, for a letter to itself. There was none. “I’ve been thinking,” it said. “I may be one.”',
          'For some way a post bicycle could be heard ticking as it was wheeled. Door by door it stopped. Somebody was getting a birthday.',
          'The wind came after them and wanted to look at the map. It was let have one corner, and it kept trying to see overleaf.'
        ]
      }
    },
    {
      id: 'map-typewriter',
      challenge: 'noisy',
      obj: { first: 'a runaway typewriter', def: 'the typewriter' },
      arrive: {
        extra: 1,
        young: [
          'Tack, tack. What was that? It was not feet, and it was not rain. It came from an office with one open window.',
          'They came by a tall house full of desks. All the chairs had gone home. In one room a light was still on.',
          'Tack-a-tack, it said, along the street. The paper held its edges. “I know that sound,” it crackled. “It hits us in the face.”',
          'It smelled of ink ribbon here. Little scraps of paper came flying out over the sill. On each one were the same three words.'
        ],
        older: [
          'They were passing offices now, rows of dark windows with a lit one in the middle. A steady tacking came out of it, like a hen with hobnails.',
          'Scraps of paper fluttered down to them from a window sill. Each of them began with Further to Yours, and none of them got any further.',
          'The map drew in its corners. Somewhere close at hand something was being typed, and to paper that is a very personal sound.',
          'It smelled of machine oil and ribbon ink. The mouse looked up. “Machinery,” it said, in the voice of one who was done by hand.'
        ]
      },
      problem: {
        young: [
          'On an office sill stood {obj.first}. Tack-a-tack-a-PING! The mouse could not hear its own pencil. Without that it could not draw.',
          'It was {obj.first}, all alone. It typed and it pinged and it could not stop. Not one of them could hear the line.',
          'TACK-A-TACK, PING! That was {obj.first}. “What?” said the mouse. “WHAT?” It had just one ear, and that was full.',
          'They had come to {obj.first}. It rattled so hard that the tail jumped. The line came out as dots. Nobody can follow dots.'
        ],
        older: [
          'In an office window stood {obj.first}, which could not find its way to the end of a letter. The mouse drew by ear, and heard nothing but ping.',
          'The din was made by {obj.first}. With each tack the pencil jumped, until the line was nothing but a row of dots, and then not even that.',
          '“I BEG YOUR PARDON?” said the mouse, at the top of its voice, to {obj.first}. With one ear and all that noise, no line could be drawn.',
          'They had to pass under {obj.first}, which had been left running at five. It pinged like a tram and never once came to Yours Faithfully.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Stop!” they shouted. Tack-tack, it typed, s, t, o, p. Then it typed it forty times. It was so glad of a new word.',
          'Somebody stuffed a scarf in. It did not mind. Soon the scarf said Dear Sir, from one end to the other.',
          'They put all their fingers in all their ears. The mouse was done first. It had a paw left over, and used it to look sad.',
          'It came to the end of its paper. Was that it? No, it typed on the roller, and on the table. Ping, it said. Ping!'
        ],
        older: [
          'They shouted to it to stop. It took this down, in duplicate. It appeared to think that it was, at long last, being dictated to.',
          'Taking away its paper was no use. It wrote to the desk instead, addressing it as Dear Madam, and then began a letter to the lamp.',
          'A cushion was put on it. What came through after that was tuff-a-tuff, and a ping with feathers. It was hardly an improvement.',
          'The mouse covered its ear and so could not draw. It uncovered its ear and could not draw either. “I’m open to ideas,” it bellowed.'
        ]
      },
      outcome: {
        young: [
          'Ah. It was so quiet now. Scritch, said the pencil, tiny and clear. The typewriter let out one last small ping, in its sleep.',
          'You could hear a moth walk. You could hear the line grow. On the last page stood just two words. They were Good Evening.',
          '“There I am,” said the mouse. It could hear itself again. It joined up all the dots, and they made quite a good road.',
          'The typewriter stood still. “I had lost the end,” it whispered. “It was Yours Truly.” Then it was happy, and the line went on.'
        ],
        older: [
          'In the quiet one heard the pencil, thin and exact. The typewriter had got as far as Yours Truly, and sat looking at the words with its carriage open.',
          'Silence came down over the desks like a dust cover. The mouse put its ear to the paper, found the line, and went over the dots once.',
          '“I couldn’t think how to finish,” the typewriter admitted, hardly tapping. “One goes on and on.” The mouse, who had been left unfinished, said it understood.',
          'A single soft ping rolled out of the window and was gone. After it came scritch, scritch, and the line was on its way again.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They got a page to take along. “Dear mouse,” it said. “Thank you for the quiet. Yours truly.” So the mouse had got a letter, a real one.',
          'They all walked on tiptoe for one street. It was not needed. They just liked to hear how little noise they could make.',
          'Ping, said the mouse, now and then. It liked that bit. It said it whenever the line came to the edge and had to turn.',
          'The window was pulled shut. Inside, a moth sat down on a key. It was the key with the m. Nothing happened, and that was lovely.'
        ],
        older: [
          'Whenever the line came to the margin, the mouse now said ping under its breath, and turned. “There’s something to be said for it,” it conceded.',
          'They went the length of a street without a word, simply because they could. Somebody’s shoe squeaked, and was given a look.',
          'The last page was handed out to them over the sill. It was addressed to a mouse, care of the paper, and it was perfectly spelled.',
          'Behind the shut window a moth alighted on the space bar. Nothing was written. It may have been the first thing it had ever said there.'
        ]
      }
    },
    {
      id: 'map-stone-lion',
      challenge: 'cold',
      has: ['pebbles', 'green'],
      obj: { first: 'a lion made of stone', def: 'the lion' },
      arrive: {
        extra: 1,
        young: [
          'Wide steps went up to a big dark library. The wind lived here. It went round and round the pillars and read nothing.',
          'Brr, here the street was draughty. It smelled of books and wet stone. Dry leaves ran past them on their tiptoes.',
          'They came to the library, and its doors were shut. Ten thousand books lay inside, all closed. You could nearly hear them.',
          'The paper shivered in somebody’s grip. “It’s only the wind,” said the mouse, “and a lot of stairs.” It drew each stair, to keep warm.'
        ],
        older: [
          'The road opened on the steps of the library. A wind that had nowhere to be was walking up and down between the pillars, turning over leaves.',
          'It was draughty here, and it smelled of wet stone, with a little leather in it. Behind the shut doors one sensed a great many people not talking.',
          'Before the library the paper stood to attention. There were books in there, after all. It had only been wrapped round things, but it had cousins.',
          'Fourteen steps led up to the library, and the mouse put in every one. “It gives the feet something to do,” it said. “They’re rather thin feet.”'
        ]
      },
      problem: {
        young: [
          'On the library steps lay {obj.first}. Its paw was on the line. “I would lift it,” it said, “but it’s t-too cold to bend.”',
          'There was {obj.first}, chilled right through. The way went under its big front paw. The paw was frozen to the step.',
          'They met {obj.first}. It had icicles for whiskers. “F-forgive me,” it said. It was sitting on the way, and could not get up.',
          'Chatter, chatter went {obj.first}. It had stone teeth, so that was loud. One cold paw held down the mouse’s tail.'
        ],
        older: [
          'The library steps were kept by {obj.first}, who had one paw on the line and was too cold to raise it. “It’s the s-sitting,” it explained.',
          'Upon the lowest step lay {obj.first}, and the road ran under its paw. The frost had got into that paw some winters ago and never come out.',
          'With its chin on its chest sat {obj.first}. It would gladly have let them by. But it was cold to the core, and nothing would bend.',
          'One does not like to disturb {obj.first}. This one asked to be disturbed. “I’m p-perished,” it said, “and I believe I’m standing on your tail.”'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They tied the wrapping paper round its neck. It looked like a lion on its birthday. But paper is thin, and the wind went in at the spots.',
          '“Roar,” said the mouse. “That warms you up.” The lion tried. Out came a tiny cough and a leaf. It had been in there since autumn.',
          'They all leaned on the paw. Now they were cold too. The lion said sorry to each of them. That took a while.',
          'Somebody rubbed its back. It was like rubbing a wall. “A bit to the left,” said the lion. “Oh, that’s nice. But it’s still cold.”'
        ],
        older: [
          'They wrapped the map about its shoulders, spots outward. It gave the lion a festive look, but no warmth that could be measured.',
          'The lion had tried thinking of the sunny lands that lions come from. It had been made, it confessed, two streets away, by a man who did fireplaces.',
          'Running on the spot was suggested. The lion considered its plinth for a while and thanked them. It had been fixed there with lead.',
          'Leaning against it was like leaning against a town hall. In a very short time they were all of the one temperature, and it was the lion’s.'
        ]
      },
      outcome: {
        young: [
          'The lion lifted its paw. There was the line, a bit cold, but whole. “Oh, I can bend!” said the lion. It bent all four, one after the other.',
          'Up came the big paw. Out slid the tail. The lion yawned, and its breath was warm and smelled of chimney. “Pass,” it said. “Pass, with pleasure.”',
          'Drip went the icicles. The lion moved its toes. “I had forgotten that there are five,” it said. The mouse pulled its tail out and ran on.',
          'Now the lion was as warm as a stone in the sun. It lay down on its side, like a cat. There was room on the step for everyone.'
        ],
        older: [
          'The paw came up, and stayed up, and was looked at from below. “Would you believe it,” said the lion, “I have pads.” The line slipped out and went on.',
          'A warmth had spread in the stone, such as walls keep after a long summer day. The lion sighed, lifted its foot, and gave them back their road.',
          'Its icicles had let go, one after another, with a clink. Then the lion raised its paw and waved them by, since it could, and then waved again.',
          'For the first time in a hundred winters the lion crossed its ankles. Out from beneath them ran the line, up the kerb and away.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Behind them the lion purred. It was a slow stone purr. You could feel it through your shoes, all the way to the next street.',
          'They looked back once. A cat had come and lay down between the lion’s paws. It had been waiting for that step to get warm. It was a patient cat.',
          '“That’s a face to draw,” said the mouse. So it drew the lion. It was the best lion. Only one paw came out as a wheel.',
          'The end of the tail was still cold. The mouse sat on it, and it was better. “Now I know why tails are long,” it said.'
        ],
        older: [
          'For two streets one could feel the lion purring, chiefly in the soles of the feet. The books inside must have moved a little closer together.',
          'When they turned to look, a cat had already moved in between the paws. It had the air of one who had put its name down years ago.',
          'The mouse sketched the lion from memory as it ran. It was a noble likeness, though one paw had come out as something on castors.',
          'A chill stayed in the line for a while, so that it drew a little blue. By the second corner it had run itself warm, and grey.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'map-three-dots',
      challenge: 'secret',
      has: ['green', 'pebbles'],
      obj: { first: 'a stone with three dots', def: 'the stone' },
      arrive: {
        extra: 1,
        young: [
          'There was not much white left now. The mouse had nearly filled its paper. “I can see my own edge,” it said, in a very small voice.',
          'It smelled of night and of grass. They were near {place}. They could tell, because the line had begun to walk on tiptoe.',
          '“Last fold,” said the mouse. It stood on top and looked out. There was {place}, just over there. Nobody was awake in it.',
          'Crackle, said the paper, very low. The line was as long as a skipping rope, as long as ten. And there, in the dusk, lay {place}.'
        ],
        older: [
          'The line had come to the last corner of the paper. On the map there was room for a step or two, and in the world there was {place}.',
          '“I’m running out of me,” said the mouse, looking at the margin. But {place} was in sight, and all were asleep who lived there.',
          'Nobody spoke any more. One could hear the pencil think. Somewhere close, beyond a bit of wall, was {place}, quite dark, and waiting without knowing it.',
          'They came over the last fold, and below was {place}. {object} was held a little higher, as one holds a child up to see.'
        ]
      },
      problem: {
        young: [
          'At the way in stood {obj.first}. Here the line stopped. “The stone knows the right spot,” said the mouse. But the stone kept it to itself.',
          'The pencil ran up to {obj.first} and sat down. Where was the hiding place? Dot, dot, dot, said the stone, and nothing else.',
          'They had come to {obj.first}. It was the last sign of all. What did three dots mean? The mouse did not know. It had just one ear.',
          'Just before {place} was {obj.first}. It knew where a treasure can be hidden. It would not tell, for that is what hiding is.'
        ],
        older: [
          'By the way in was {obj.first}. It knew where at {place} a treasure might lie, and for that very reason it did not say so.',
          'The line ended at {obj.first}. “That’s as far as I go without being told,” said the mouse. And the stone was not telling.',
          'One thing more lay in front of {place}, and this was {obj.first}. Everything they had to know was in it. It had been asked before, and kept silent.',
          '“Read it,” said the mouse, before {obj.first}. But three dots are just what one puts when one does not wish to say the rest.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Please,” they said to the stone. It was a good word. It works on most things. The stone had moss in its ears.',
          'The mouse drew three dots next to it, to be friendly. Then there were six. It did not make things any clearer.',
          '“One, two, three,” somebody counted. “Three, two, one,” somebody counted back. They got the same both ways. That had to mean something.',
          'They put {object} down for a moment and sat around it. The dots looked at them. They looked at the dots. An owl went by.'
        ],
        older: [
          'The mouse tried to draw on, by guess, and the point broke. It sharpened itself with its teeth. “One can’t guess a treasure,” it said.',
          'They read it from left to right, and from right to left, and there it stood. Three dots do not give one much to hold on to.',
          'It was put to the stone that time was short. The stone had been there for eight hundred years, and found this hard to picture.',
          'Somebody thought it a button, and pressed. Somebody thought of a nose and two eyes. The stone had a way of making any idea look silly.'
        ]
      },
      outcome: {
        young: [
          'So that was it! Three steps in, and stop. The line took one, two, three. And there it made a cross, on the very last bit of paper.',
          '“Three steps,” breathed the mouse. It ran past the stone and drew them, as neat as stitches. At the end of them it drew a cross.',
          'Now they knew the spot. It lay three steps in, where nobody looks. The pencil went there at once and put a small cross.',
          'The stone had told them. It looked lighter, as you do when you have told. The tail ran on, three steps, to {place}.'
        ],
        older: [
          'Three steps past the stone, then, and no more. The line went in at {place}, counted under its breath, and set a cross where it stood.',
          'It was as plain as a stair, once one knew. The mouse drew three steps up to {place} and there, in the last white corner, made a cross.',
          'The stone, having told, settled a finger’s breadth in the grass. It had kept that to itself for a long time. Three steps on, the line laid a cross.',
          '“To think,” said the mouse, “that I draw dots all day.” It went three paces in, stopped at the paper’s edge, and crossed its tail twice.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'One, two, three, they went, on the sides of their feet. Nobody woke up. A beetle looked round and was told to dream.',
          'Each of them patted the stone. It was cool and mossy. It had kept a good secret well, and then it had shared it. That is the best sort.',
          'The mouse stopped at the edge of the paper. There was no more white. “So this is where I was going,” it said.',
          'It was very still in {place}. They breathed in time with it. {object} had never been so quiet, and it was always quiet.'
        ],
        older: [
          'They took the three steps one at a time, setting down each foot as one sets down a full cup. Nothing in {place} stirred.',
          '“I’ve come to the end of my paper,” said the mouse, standing on it. It had imagined that this would feel different. It felt like a doorstep.',
          'In passing each laid a hand, or whatever there was, on the stone. The moss was warm on one side, from all that thinking.',
          'A beetle on night duty saw them come in. It looked at the label, saw that it was in order, and went back to its leaf.'
        ]
      }
    },
    {
      id: 'map-inky-passage',
      challenge: 'dark',
      has: ['wall'],
      obj: { first: 'a passage as black as ink', def: 'the passage' },
      arrive: {
        extra: 1,
        young: [
          'Only one corner was still white. The mouse ran along the edge and looked down. “There’s table under there,” it said. It was a long time since it saw table.',
          'They were nearly there. Behind that wall lay {place}. They could smell it, just a bit, through the cracks.',
          'A wall came, and it was old and high. On its other side was {place}. The line went along the bricks and felt for a door.',
          'The paper was almost full. There was a hen-sized bit left, or maybe less. And {place} could not be far. The line had started to hum.'
        ],
        older: [
          'On the map only a corner remained, about the size of a stamp. In the world there was a wall, and {place} lay on the other side of it.',
          'They followed the old wall with the line running beside them. One could smell {place} through the cracks, and hear how soundly it slept.',
          '“Not much paper left,” the mouse reported. “Either we’re close, or I shall have to write smaller.” It turned out that they were close.',
          'It was late. The spots on the back of the paper looked like stars, and those overhead like spots. Beyond one last wall was {place}.'
        ]
      },
      problem: {
        young: [
          'Through the wall went {obj.first}. A pencil line does not show on black. “I must go in there,” said the mouse, “and I can’t see myself.”',
          'There was only {obj.first}, and it was long. No light came out of it at all. The line ran up to it and stopped.',
          'The way to {place} was {obj.first}. They had to go through. The mouse put one foot in, and it could not find the foot.',
          'Then they stood before {obj.first}. It smelled of wet coal. “Who wants to go first?” said the mouse. Its whiskers shook a bit.'
        ],
        older: [
          'The wall had one opening, {obj.first}. They would have to go through it, and in there a grey line was of no use to anyone.',
          'To reach {place} one had to take {obj.first}. The mouse stood at its edge. “I’m pencil,” it said. “In the dark I’m hardly there.”',
          'What led through was {obj.first}. The line went up to it, looked in, and came back a little, as one does with cold water.',
          'It appeared that somebody had spilled the night. It was {obj.first}, and no way led round, and {place} was at the end of it.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Who’s there?” they called in. “Air, air, air,” it said in there. That was true, but it did not help.',
          'They held up the white paper for a lamp. It shone as far as its own edge. Then it was too shy to go on.',
          'The mouse shut its eyes, to try. It was just as dark in there. “At least I know this dark,” it said. “It’s mine.”',
          'One foot went in and came out again. It was still a foot. That was a start. Nobody wanted to be a whole leg, though.'
        ],
        older: [
          'A small stone was thrown in, underarm. It rolled a long way, in a relaxed manner, and could be heard to bump against something soft.',
          'They tried looking at it for some time, since the eyes grow used to the dark. The dark, it seemed, was getting used to them as well.',
          'The mouse remarked that it had spent its first week in a drawer, and there was nothing to it. It remarked on this four times.',
          'Someone said that it was only a passage with the lid on. It was a good thing to have said. It did not, however, take the lid off.'
        ]
      },
      outcome: {
        young: [
          'And there they were, at {place}. The moon lay on the ground like milk. The line came out of the dark last, and made a cross.',
          '“Here I am,” said the mouse, and counted its feet. They stood at {place}. Right before them the tail laid a neat little cross.',
          'It had been nothing but dark, and a bit damp. Now they were at {place}. The pencil drew a cross in its last white corner.',
          'Out they stepped, at {place}. The mouse looked back at the black bit. It drew it on the map, as a very thick line. Then it made the cross.'
        ],
        older: [
          'They stood in {place}, and the starlight seemed as bright as a kitchen. The line shook off the black, found the right spot, and crossed itself.',
          'On the far side was {place}, and nobody awake. The mouse checked itself over, found that it had come through unsmudged, and drew a cross.',
          'So they came into {place} by the back way, as one should with a surprise. In the final corner of the paper the tail made a cross.',
          '“I was there all the time,” said the mouse with some pride. “One just couldn’t see it.” At {place} it set the cross, small and exact.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Shh. They went on the outsides of their feet. Even the paper did not crackle. It must have held its breath.',
          'They said good night to the passage. “Ight, ight,” it answered. It had been nice to have somebody walk in it.',
          'Everyone had a bit of soot on the nose. It looked like one nose that they all took turns with. The mouse liked it best.',
          '“Next time I go first,” said the mouse. “I know it now.” And it nodded at the dark, as you nod to somebody next door.'
        ],
        older: [
          'Behind them the passage sent back, very softly, the sound of their own feet. It had kept them until they were through, and now they could have them.',
          'A soot mark had been given to each, on the nose or near it. The mouse wore its own like a medal for long service.',
          'One must walk differently where others are asleep. They put down their feet as if each foot were an egg, and the paper did not utter a sound.',
          'The mouse had wanted to draw the passage. All it could do was to go over the place, to and fro, until it was properly black.'
        ]
      }
    },
    {
      id: 'map-signpost',
      challenge: 'high',
      has: ['green', 'pebbles'],
      obj: { first: 'an arm of a tall signpost', def: 'the signpost arm' },
      arrive: {
        extra: 1,
        young: [
          'They came to where the roads meet. It was the last crossing before {place}. A wind was up. It had waited here all evening for some paper.',
          'Hoo, said the wind, and lifted one corner of the map. “Hold me,” said the paper. It had been very flat for a very long time.',
          'From here they could see {place}. It was all asleep. The line got quick and wobbly, as you do near the end.',
          'There was just a bit of white left. One more road, one more bend, and then {place}. The mouse ran so fast that it left a smudge.'
        ],
        older: [
          'At the last crossroads before {place} there was a wind. It had been reading signposts all evening, and was in want of something with more of a plot.',
          'They had {place} before them now, one bend away. On the map there was white for about a bend. “I call that good measure,” said the mouse.',
          'The paper began to lift at the edges. There was a breeze up here, by the crossroads, of the kind that likes to see what is on the back.',
          'It was a high, open place with one post in the middle. Its boards pointed to everywhere that they were not going, and the lowest said {place}.'
        ]
      },
      problem: {
        young: [
          'Whoosh! The wind took the map. Up it flew, and hung on {obj.first}. “I can see {place}!” called the mouse. But nobody could reach it.',
          'A gust came, and the paper was gone. It had caught on {obj.first}. There it flapped, map and mouse and all, much too high.',
          'They looked up at {obj.first}. The map sat there like a big spotted bird. The wind had put it there, just for fun.',
          'Flap! The paper flew off and wrapped itself round {obj.first}. They needed it for the last bend. It was far over their heads.'
        ],
        older: [
          'One gust, and the map was up on {obj.first}, wrapping it like a present. Without it nobody knew the last bend, and nobody could reach it.',
          'The wind snatched the paper, read it quickly, and hung it on {obj.first}. From up there came the mouse’s voice, thin, and full of scenery.',
          'It was done before one could say crackle. The map was hanging from {obj.first}, out of reach of everybody, with the end of the way on it.',
          '“Up here,” called the mouse. The wind had folded it over {obj.first}, as one hangs up a coat. It was much too far to jump.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They jumped. They jumped with a run. They were all a bit shorter than before, it seemed. That is how it feels below a post.',
          '“Let down your tail!” they called. The mouse let it down. But it was only drawn. It stayed on the paper, as long as it was.',
          'Somebody shook the post. Down came a snail and a nut. The snail had just got up there. It looked at them, and began again.',
          '“It’s lovely here,” the mouse called down. “I can see where we came from. We did go in a lot of bends.”'
        ],
        older: [
          'They asked the wind to bring it back. The wind had gone to look at a hat two fields away, and could not be reached either.',
          'The mouse proposed to let down its tail for a rope. It was then recalled that a drawn rope holds best on paper.',
          'Jumping made it plain how tall the post was. It pointed in four directions, and was of no help in the fifth, which was down.',
          'From above they were given a description of {place}, the stars, and a remarkably fine view of the tops of their own heads.'
        ]
      },
      outcome: {
        young: [
          'The map was down, and the mouse was windblown. “I saw the spot,” it said. Round the bend they went, to {place}. There it drew a cross.',
          'Back on the ground, the paper was held with everything they had. The line went round the bend and in at {place}. Then it made its cross.',
          '“From up there you see it all,” the mouse said. “It’s just here.” A few more steps, and there was {place}. The tail made a cross.',
          'They smoothed the paper flat. It had one new hole, to look through. The pencil did the last bend. At {place} it stopped, with a cross.'
        ],
        older: [
          'Once it was down again, the mouse needed no thinking. It had seen the place from above. One bend, eleven steps, and at {place} a cross.',
          'The map had a small tear, which it wore with dash. Held on all sides, it took the bend and came to its cross at {place}.',
          '“I’ve been a flag,” said the paper, as far as paper can. Then the tail ran round the last bend, and, in the middle of {place}, crossed itself.',
          'They had it back, with the whole way in view. It was easy after that. The line went down to {place} and drew its cross in the last white corner.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A snail was half up the post when they left. It did not ask for anything. They wished it luck, and it waved with an eye.',
          'From now on they walked around the map in a ring. The wind came back to look. It saw all those elbows, and went off again.',
          'The mouse’s hair stood up. It had not known that it had hair. “Somebody drew it very thin,” it said, and patted it down.',
          'All was asleep at {place}. So they went in softly, softly. The paper did not say crackle. It only thought it.'
        ],
        older: [
          'The wind came by once more, innocent, and with somebody’s hat. It was shown the map from a distance, and given to understand that it was finished.',
          'They went in to {place} with no more noise than a sleeve makes. The paper, having flown, was content to be carried by the edges.',
          'On the post a snail had begun its ascent. It had no need of a map. There was, as it said, just the one direction.',
          'The mouse combed its whiskers flat, one side and the other. It was not every day, it said, that one was published.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'The cross lay on a little hollow. It was just as big as {object}. They set it down there, and it fitted. It looked as if it had grown.',
        'Under the cross was an empty spot. They put {object} into it, very softly. It did not wobble, not even once. That was its place.',
        'At {place}, by the cross, there was room for one thing. That thing was {object}. Down it went, and it was hidden, but not too well.',
        'So {object} was put where the cross was. At {place} there had been a gap there, just that size. Now there was not.'
      ],
      older: [
        'Where the cross was, {place} had a hollow, of exactly the size and shape of {object}. They set it in. Nothing had ever fitted anything so well.',
        'They laid {object} on the spot. It leaned a little to the left, found its old dent, and was hidden, though not from anybody who woke early.',
        'There was a gap at {place}, as there is in a row of books. They put {object} into it, and the gap could not be found again.',
        'Beneath the cross the dust had kept the outline of {object}, round the edges, all this time. It went back into it without a sound.'
      ]
    },
    {
      young: [
        'The mouse looked round. A tiny bit of pencil was left over. Scritch, it drew itself an ear! It could hear on both sides, and what it heard was sleep.',
        'One bit of line was still on the tail. It made a loop, and that was its second ear. “Oh,” said the mouse. “You have such soft voices.”',
        'Was there any pencil left? Yes, as much as a crumb. It was just enough for one ear. The mouse put it on, and turned its head, and listened.',
        '“Look,” said the mouse. The line had not quite run out. With the last of it, it drew a small round ear. Now it was a whole mouse.'
      ],
      older: [
        'There was a little line left over, no longer than an eyelash. The mouse thought about it, bent it round, and put it on as an ear. It was complete.',
        'Then the mouse found that it had pencil to spare, about a whisker’s worth. It drew its other ear, and heard, for the first time, from both sides.',
        'At the tip of the tail some lead remained. It made precisely one ear. “Good gracious,” the mouse said, turning round. “Has it been as quiet as this all along?”',
        'It was finished, all but the mouse. So with the last of the line it finished that as well, one ear, slightly larger than the first, and stood listening.'
      ]
    },
    {
      extra: 1,
      young: [
        'They looked at the map. It was full from side to side. There were the bends and the folds and a cat with wheels. “I like the cat now,” said the mouse.',
        'What a long tail it was! It began at {H}’s door and it ended here. All of their feet were in it, step by step by step.',
        'The whole night was on that paper. It was all one line. Nobody had lifted the pencil, not once. Well, once, for a sneeze.',
        '“So that’s where we were,” said the mouse, and walked over it. It is good to look at a way when you have been it.'
      ],
      older: [
        'The paper had no more white to offer. From {H}’s door to the cross ran a single line, with all the hesitations left in, and a cat on castors.',
        'They spread it out and looked. One could see where they had hurried, and where they had stood still. It was as good as handwriting.',
        '“It was blank,” said the mouse, “and then you walked.” It seemed to think that they had done the drawing. There may have been something in it.',
        'A finished map is a different thing to hold. It lay across them like a small warm cloth, and it did not wish to roll up any more.'
      ]
    },
    {
      extra: 2,
      young: [
        'Who would wake first? They would never know. It did not matter. Whoever it was had a good morning coming, and did not know it yet.',
        'They turned its label round, so that it said First. Then they tiptoed off. A thing is nicely hidden when you can just see a corner.',
        'Somebody in {place} turned over in bed. They all stood still. Nothing more came. It had only been a dream with elbows.',
        'The mouse listened with its new ear. “I can hear someone sleep,” it said. “I think that’s the one. It sounds like an early riser.”'
      ],
      older: [
        'The label was turned to the front, where the first light would fall on it. After that there was nothing to do but not be there.',
        'A treasure should be hidden just badly enough. They stepped back three paces, looked, moved nothing, and were satisfied that somebody would be, too.',
        'Somewhere in {place} an early riser was still asleep, with a whole good morning laid out nearby like clean clothes. They left it to come.',
        '“They’ll never know that it was us,” said the mouse. It sounded as though this were the best part. It had not been signed either.'
      ]
    },
    {
      extra: 3,
      young: [
        'They said a very soft goodbye to {object}. It said nothing, as before. But it said it like somebody who is home.',
        '“Speak on the new side,” the mouse begged. So they all whispered a word in. It laughed. It said that it tickled, all the way down to the tail.',
        'Was the new ear a bit too big? It was. “I did it without a mirror,” said the mouse. “It’s for extra good things.”',
        'There was a ring of soup, next to the old ear. The mouse looked at it kindly. “I hope it was a good supper,” it said.'
      ],
      older: [
        'The new ear was a trifle large. The mouse had drawn it by touch. “It’s my best work,” it said, “and I shall never see it.”',
        'Everybody was allowed to say one thing into the new ear. The mouse did not tell what it was told. But it went over its smile again, darker.',
        'It had not been looked for, {object}, by anyone, and had come all the same. It sat there like a word one had thought one had lost.',
        '“With one ear,” the mouse observed, “I heard you walking. With two I can hear you stop.” It lay down to enjoy it better.'
      ]
    }
  ],
  home: [
    {
      young: [
        '{group} went home along the line. They went slowly. The mouse took in its tail as they came. It grew into a soft round ball of grey.',
        'Back they walked, on the same way. Nobody needed to look. The mouse rode along and rolled up its tail, loop by loop by loop.',
        'The way home was drawn already. {group} only had to walk it. Behind them the tail rolled itself up, like wool.',
        'Softly went {group}, from the cross to the first dot. Each bend was an old friend now. The mouse pulled in its line, a little at a time.'
      ],
      older: [
        'Going home needed no map. {group} walked slowly back along the line, and the mouse drew it in behind them, as one brings in a kite.',
        'The road ran the other way now, and {group} went with it, bend after bend. On the paper the tail was being coiled up, without any haste.',
        'Everything on the way was known by heart. {group} passed it gently, and the mouse gathered its tail into loops, each resting on the last.',
        'Since the line was there, {group} simply leaned on it, and it brought them back. The mouse sat still and let the tail come home.'
      ]
    },
    {
      young: [
        'Here was the dot, and the dot was {H}’s door. {group} came in. The map was spread out flat, and it did not roll up.',
        'At the first dot they stopped, for that was home. In went {group}, quietly. The spotted paper lay down on a chair and was still.',
        'The mouse came to the last bit of its tail. It was the doorstep. {group} stepped over it into the warm, and the door shut softly.',
        'Now the whole way was rolled up. {group} stood at {H}’s door again, and went inside. The paper was laid down like a cloth.'
      ],
      older: [
        'The last of the tail was the doorstep. {group} went in over it. The map was laid flat where it could be looked at, and it lay.',
        'They came to the dot where it had all begun, and it was {H}’s door. {group} went inside, and the paper was spread on the back of a chair.',
        'In at the door came {group}, with the smell of cedar wood. The sheet was smoothed out once, with one slow stroke, and stayed so.',
        'And there was the first dot, with a lamp in it. {group} went in to the warm. The paper, which had always rolled up, lay down instead.'
      ]
    },
    {
      extra: 1,
      young: [
        'The mouse turned round three times and lay down. Its tail was all about it. It was a very long tail. It made a very deep bed.',
        'On the paper lay a round grey nest. It was made of one line. In the middle was a nose, and two ears folded over.',
        'The tail went round and round, like a rug. The mouse lay in it up to the chin. It had brought its bed along, all day, and had not known.',
        'First went the whiskers flat, and then the old ear. Last of all went the new one. It stayed up a bit, and listened, and came down.'
      ],
      older: [
        'The mouse lay down in its own tail. All that road, coiled up, came to a bed of the right size, and it sank in to the whiskers.',
        'In the middle of the sheet a spiral had come to rest, and in the middle of the spiral a mouse. One could not say where the way ended and the sleeper began.',
        'Both its ears were folded, the finished one and the one that it had finished. Around it lay the road, loop upon loop, with nobody on it.',
        'What had been a journey was now a nest. It was grey and soft, and it smelled of pencil. The mouse breathed, and the outermost loop moved a little.'
      ]
    },
    {
      extra: 2,
      young: [
        'Far off, at {place}, lay {object}. It was in the dark, and it was in its place. It had all night. It did not mind waiting.',
        'At {place} someone slept, who would wake up first. There was no hurry. The morning was still a long way down, and on its side.',
        'Now {object} lay quite still. The dew came and sat round it. The stars looked at the label, and they did not tell.',
        'Nobody knew what was hidden at {place}. Only the night knew, and a map, and a mouse. All of them were very good at being quiet.'
      ],
      older: [
        'At {place} the dark had closed over {object}, lightly, as one closes a book on a finger. It would be opened again at that page.',
        'Somewhere a first waker slept on. Beside that sleep, three breaths away, lay {object}, with the dew coming down around it, and all night to spare.',
        'The night at {place} was deep and level. One thing more than yesterday lay in it, and nothing less, and the stars went over and counted it in.',
        'It lay where it belonged, {object}, and was not looked at by anyone. There is a rest in that, which is known to things and to the very sleepy.'
      ]
    },
    {
      extra: 3,
      young: [
        'Crackle, said the paper. Later it said it once more, but lower. Then it had found out how to lie. It was as flat as milk.',
        'The spots on the paper looked up. They were round and white. In the dim room they could have been stars, or buttons, or sheep.',
        'There was a smell of pencil by the bed. It was a smell like wood, and like the first page of something. It went in with each breath.',
        'The folds in the paper were hills before. Now they went down, one by one. There was nothing left to climb. It was all soft, flat land.'
      ],
      older: [
        'Now and then the paper gave a crackle, as a house does when it cools. The pauses grew longer. After one of them nothing came any more.',
        'In the half light the spots had come loose from their blue and were just spots, afloat, at equal distances, like sheep that count themselves.',
        'The old creases were letting go. Where the mouse had climbed over ridges there was a plain, and where there had been a plain there was rest.',
        'A little cedar hung in the air, clean and dry. It was the smell of a sharpened pencil that nobody is going to pick up before morning.'
      ]
    }
  ]
}
