import type { Plot } from '../format.ts'

/** The lamps stand along one way from the door to its end; how many there are is never said, so any sites will do. */
export const lights: Plot = {
  id: 'lights',
  about:
    'The lamps along the way have gone out one by one, each for a reason of its own, and the last glow is carried in a jam jar to somebody who has a good night to say.',
  titles: [
    'the last glow',
    'the glow in the jam jar',
    '{small} and the last lamp',
    'lamp by lamp to {small}',
    'a good night saved up',
    'the lamps that left early',
    'who woke the lamps',
    'a moth, a jar and a glow',
    'the long way lit',
    'why the lamps went out',
    'the plum jar lantern',
    'the moth who was late',
    'a glow is not soup',
    'tink, said the lamp',
    'the lamp at the end of the way',
    'what {small} was waiting for'
  ],
  uses: ['small'],
  elements: ['magical discovery'],
  refrains: [
    {
      loud: 'Tink, went the jar, and the glow inside stood up. It was as round as before.',
      soft: 'Tink, went the lamp by the door, and the glow sat down. It was as round as before.'
    },
    {
      loud: 'A sip for you, a glow for you, and all of it still there.',
      soft: 'A sip for all, a glow for all, and all of it still there.'
    },
    {
      loud: '“Light behind us,” said the moth, “and not so much dark in front.”',
      soft: 'Light behind them, light before them, and the dark in bed between.'
    },
    {
      loud: 'Tink, tink, tick. Somebody was awake again.',
      soft: 'Tink, tink, tick. Everybody could sleep again.'
    },
    {
      loud: 'So much shared, and not one drop gone. The glow smelled of plums and shone.',
      soft: 'So much shared, and not one drop gone. The glow only shone a little slower.'
    }
  ],
  want: [
    {
      young: [
        'Fip. A lamp went out, far down the way. Fip went the next one. Soon only one glow was left, beside the door.',
        'Outside, the lamps were stopping. Fip, fip, fip, they went dark, one by one. The door lamp kept one last glow.',
        'It got dark in the wrong order. Lamp after lamp said fip. One little glow stayed, in the lamp at the door.',
        'The way outside had many lamps. Tonight they all shut their eyes, each in turn. Just one, by the door, held on to its glow.'
      ],
      older: [
        'That evening the lamps along the way gave up, each with a small, apologetic fip. Only the one beside the door still had a glow in it.',
        'Nobody had touched a switch. The lamps simply stopped, one after another, until a single glow was left, in the lamp at the door.',
        'First the farthest lamp went out, then its neighbour, and so on towards home. The door lamp hung on to its very last glow.',
        'Lamps did not usually leave early. These did, one at a time, right up to the door, where one last glow sat behind the glass.'
      ]
    },
    {
      young: [
        'A grey moth brought news. At the end of the way sat {small.first}. “It can’t say good night to a dark lamp,” said the moth.',
        'Tap, tap, said a moth. Under the last lamp waited {small.first}. It had a good night to say, and no light to say it to.',
        'Then a moth told them everything. {small.first} lived below the last lamp. It wished that lamp good night, always, and now it could not.',
        'Far down in the dark waited {small.first}. A moth had seen it. “It wants to wish its lamp good night,” said the moth.'
      ],
      older: [
        'The news came by moth. At the far end waited {small.first}, who wished the last lamp good night every evening, and could not wish it now.',
        '“I’m late,” said a grey moth. Somebody else was late as well, it said, and that was {small.first}. “Nobody can say good night to a last lamp that’s out.”',
        'A moth in a grey coat landed and reported. Beneath the last lamp sat {small.first}, holding a good night that had nowhere to go.',
        'Down at the end, a moth explained, lived {small.first}. “Its good night belongs to the last lamp,” it said, “and there will be no going to bed without it.”'
      ]
    },
    {
      extra: 1,
      young: [
        '“Why did they go out?” asked the moth. “Each one has a reason,” said the door lamp. “Only, nobody ever asks a lamp.”',
        'The door lamp sighed, and its glass fogged up. “It’s never the same trouble,” it said. “You must ask them one by one.”',
        '“Are they all tired?” the moth wanted to know. “No, no,” the lamp told it. “Every lamp stops for something of its own.”',
        'The lamp knew its friends. “Don’t shout at them,” it said. “Find out what’s wrong. And wipe your feet. Lamps notice feet.”'
      ],
      older: [
        '“Lamps don’t go out for nothing,” said the lamp at the door. “Every one has its reason. The trouble is that people look at lamps and never ask.”',
        'The door lamp cleared its throat, which sounded of loose brass. “You’ll find no two with the same complaint,” it said. “Be patient, and mention the weather.”',
        '“Is it catching?” asked the moth, and moved back an inch. “Certainly not,” said the door lamp. “They stopped for reasons, and good ones too, I should think.”',
        'According to the door lamp, who had known the others since they were put up, each would have a different tale. “And each will think its own the worst,” it added.'
      ]
    },
    {
      extra: 2,
      young: [
        'The moth walked up and down the wall. “I sit on the last lamp at eight,” it said. “I have my own place. I’m never late.”',
        '“I need that lamp too,” said the moth. “My seat is there, left of the screw. Where shall I sit tonight? On a potato?”',
        'Every night the moth sat out there, on its lamp. It had one warm place. Tonight it had been to look, and the glass was cold.',
        'Puff, puff, the moth dusted its wings. “There’s a seat for me,” it said, “on that lamp. It fits my feet, all six.”'
      ],
      older: [
        'The moth had an interest in the matter. For years it had held a seat on the last lamp, a little left of the screw, and it was punctual.',
        '“I have an appointment there every evening,” said the moth, brushing its sleeves. “Same pane, same corner. I don’t care to sit on just anything.”',
        'It emerged that the moth was not only a messenger. Its own seat was on that lamp, third pane from the left, warm on the feet.',
        '“One gets used to a place,” said the moth. “I tried a cold lamp once. It was no better than sitting on a spoon.”'
      ]
    },
    {
      extra: 3,
      young: [
        'Without its lamps the way smelled different. It smelled of stone, and a bit of cabbage. You could hear the dark tick as the glass cooled.',
        'The dark came right up to the step. It was soft, and it smelled of dust and warm brass. Tick, tick, went the cooling lamps.',
        'Black as a coat pocket, that was the way now. Somewhere a lamp went tick while it grew cold. Then there was no tick at all.',
        'Nothing out there was bad. It was only all put away. The wall was put away, and the corner, and the big bin.'
      ],
      older: [
        'Seen from the step, the way had been put away for the night: no wall, no corner, no bins. Only the cooling glass ticked somewhere, slower and slower.',
        'There was a smell of warm brass going cold, and of somebody’s supper. Out in the dark the lamp glasses ticked as they cooled, each in its own voice.',
        'It was an ordinary dark, the inside-of-a-sleeve kind. What was odd was the quiet, since the lamps had always hummed a little and nobody had noticed until now.',
        'The step ended where the light did, and after that one simply had to believe in the way. It was still there. It smelled of stone and cabbage.'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'The door lamp put its glow in a jam jar. The jar still smelled of plums. {group} took it, and out into the dark they went.',
        '“Here,” said the lamp. Its glow slid into an old plum jam jar. Off went {group}, with the jar and the moth.',
        'Plop. The last glow sat in a jar that once held plum jam. {group} stepped out with it, and the moth rode on the lid.',
        'There was an empty jar on the step, all plummy inside. The glow hopped in. So {group} set off, bobbing along with it.'
      ],
      older: [
        'The door lamp poured its last glow into a jam jar that smelled of plums. {group} carried it down the step, with the moth riding on the lid.',
        'A jar was found which still remembered plum jam. In went the glow, yellow and warm, and away into the dark went {group} and the moth.',
        '“Take it in a jar, but bring back the jar,” said the door lamp, and let its glow slip in among the smell of plums. Then {group} set out.',
        'Glow travels badly in pockets, so it was put in a plum jar with the lid on loosely. The moth climbed aboard, and {group} started out.'
      ]
    },
    {
      extra: 1,
      young: [
        '“Will it be enough for all of them?” asked the moth. “A glow isn’t soup,” said the door lamp. “Each lamp takes a sip, and there’s still the same.”',
        'The moth was worried. One small glow, and so many lamps. “You can share a glow all night,” said the lamp. “It doesn’t get less.”',
        '“One sip each,” called the door lamp after them. “And don’t save it. A glow that’s saved up goes stale. A shared one stays fresh.”',
        'How much glow was in that jar? The moth looked in at the top. “It isn’t a cake,” said the lamp. “You can’t run out of slices.”'
      ],
      older: [
        '“It seems very little,” said the moth, peering through the glass. “It’s glow, not soup,” the door lamp replied. “Ladle out as much as you please, and the level stays.”',
        'The door lamp gave its instructions: one sip for each lamp, and no stirring. Nor was anybody to worry about how much was left, since glow never got less.',
        'There was some doubt whether one glow would go round. “You’re thinking of butter,” said the lamp kindly. “Glow you may spread as far as you want.”',
        'As the moth pointed out, one glow among so many lamps came to a crumb apiece. But a glow, the door lamp said, was the one thing nobody had ever finished.'
      ]
    },
    {
      extra: 2,
      young: [
        'The jar made a small round light. It showed one stone, and then one more stone. That was plenty. Nobody needed to step on two at once.',
        'Bob, bob, went the glow. It lit up feet and a snail and the edge of the way. The snail was not pleased.',
        'The light in the jar swung to and fro. Shadows went long, then short, then long again. Even the moth had a big one, and was proud.',
        'It was nice to carry a glow. It was warm on the front and smelled of plums. The dark moved over to let it by.'
      ],
      older: [
        'The jar threw a circle of light no wider than a tray, which moved along with them. Whatever it left behind was put away again, neatly, by the dark.',
        'In the light of the jar the moth’s shadow was as big as a door. It tried several attitudes against the wall, and settled on a noble one.',
        'Stone by stone the way turned up in the glow, as if somebody were laying it just in time. A snail, caught halfway across, pretended to be gravel.',
        'The glass was warm to hold, and with every step a breath of plums came out from under the lid. The dark made room, politely, a yard at a time.'
      ]
    }
  ],
  sites: [
    {
      id: 'glow-worm',
      challenge: 'shy',
      has: ['green', 'pebbles'],
      obj: { first: 'a very shy glow-worm', def: 'the glow-worm' },
      arrive: {
        extra: 1,
        young: [
          'The way went past a row of flowerpots. They smelled of wet mint. A tiny lamp house stood there, and its window was black.',
          'Next came a lamp no taller than a cup. It stood in the mint with a sign in its window. The sign said Not Now.',
          'A step, a sniff, another step. There was mint all round. In between the leaves stood the smallest lamp of the whole way.',
          'The moth stopped in the air. “This lamp is run by a worm,” it said. “A very good worm. But it isn’t used to praise.”'
        ],
        older: [
          'Beyond some flowerpots stood the smallest lamp of all, a glass thimble on a stick. It smelled of mint there, and the glass was black.',
          '“You’ll need to be tactful here,” murmured the moth. Among pots of mint was a lamp house with a card in its window: Back later, possibly.',
          'Here the way grew narrow between flowerpots, and went quiet. One lamp, hardly bigger than an eggcup, stood in the mint without a gleam in it.',
          'Mint leaves brushed by and let out their smell. Among them stood a lamp so small that one good sneeze could have knocked it over.'
        ]
      },
      problem: {
        young: [
          'In the smallest lamp lived {obj.first}. Somebody had called it bright. Now it hid in the mint and would not say a word.',
          'Deep in the leaves sat {obj.first}. “Go on without me,” said a tiny voice. Then the voice hid as well.',
          'Rustle, went the mint. There was {obj.first}, and there it was not. It had gone under a leaf again.',
          'The next lamp was run by {obj.first}. People had looked at it, and it had gone red. It crept behind a pot and stayed there.'
        ],
        older: [
          'The next lamp belonged to {obj.first}. Someone had called it bright, and it had been hiding behind the mint ever since, in case they did it again.',
          'Under the lowest leaf crouched {obj.first}. It had been admired, without any warning, and did not mean to show its face.',
          'A leaf shook, and behind it was {obj.first}. When the jar came near it rolled itself up and pretended to be a seed.',
          'The trouble was {obj.first}. It could bear the dark and the damp, but not being looked at, and it kept itself out of sight.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Come out, you lovely bright thing!” called the moth. That was quite wrong. Two more leaves folded over, and a pot moved a little.',
          'The jar was held up to see better. The mint shook from top to toe. Something small went even further in.',
          '“Boo to hiding,” said the moth. It did not help. From under the leaves came one small sniff, and then nothing.',
          'They waited a bit. A nose came out, smaller than a crumb. It saw that it was seen, and the crumb went in again.'
        ],
        older: [
          'The moth tried compliments. It praised the lamp, the leaf and the taste in flowerpots, and with every word the mint closed up a little further.',
          'One feeler appeared, took note of how many eyes there were, and withdrew. A moment later the flowerpot itself seemed to shuffle backwards.',
          '“It went better when I wasn’t looking,” said the moth, and looked away so hard that it bumped into the lamp. Nothing stirred in the leaves.',
          'Someone coughed politely. From inside the mint came a cough even more polite, which plainly meant that nobody was at home and that nobody was sorry.'
        ]
      },
      outcome: {
        young: [
          'The glow-worm took one sip from the jar. A soft green light came on, just under its tail. “Please don’t clap,” it said.',
          'Up its stick went the glow-worm, and it sipped. Then the smallest lamp shone green. It lit one leaf, very well.',
          'Slurp, went something tiny at the jar. Now the mint was green all through. “Was I too bright?” asked the glow-worm. “No,” said the moth.',
          'So that lamp was lit again. It was green, and no bigger than a pea. The glow-worm sat in its window and hummed.'
        ],
        older: [
          'The glow-worm sipped at the jar with great manners, and the thimble turned green to the brim. “It may have been meant kindly,” it said.',
          'One sip was plenty. Green light ran down the lamp’s stick and into the mint, and the keeper took the card out of its window.',
          'With the glow inside it the worm went back to work, shining a small exact green on everything within a hand’s breadth.',
          '“Bright,” said the glow-worm, trying how the word felt, and drank its share. Behind it the little lamp shone green, and did not go red once.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Nobody turned round to stare. That was hard, and the moth had to cover its eyes. Behind them the green light grew braver and braver.',
          '“I said nothing nice at all,” said the moth, a long way on. “Well done,” it told itself. “That was very nice of you.”',
          'The mint smell came along for a while. It sat in sleeves and in fur and on the lid of the jar. Plums and mint go well.',
          'On they went, on the tips of their toes. A pea of green light went on shining. It shone a bit more when nobody looked.'
        ],
        older: [
          'They left without one word of praise, which took some doing. When they were well away, the green light behind them grew a size larger.',
          '“I could say something about that green,” whispered the moth. “But I shall save it up and tell somebody else.” And it flew in a tidy circle.',
          'The smell of mint kept them company as far as the next bend. There it had its own business, and went home.',
          'Looking back was not allowed, but the moth’s wings were a shade greener at the edges, so one could tell that all was well.'
        ]
      }
    },
    {
      id: 'iron-lamp',
      challenge: 'cold',
      obj: { first: 'a shivering iron lamp', def: 'the iron lamp' },
      arrive: {
        extra: 1,
        young: [
          'Round the next corner it smelled of fish and lemons. Here was the ice shop, with its big cold door. The way went right by it.',
          'Brr. A cold breath came along the ground. It came from under the ice shop door, and it smelled fishy.',
          'The moth pulled its feet in. “Ice shop,” it said. “They keep the fish in there. I never stop here. Nor does the fish.”',
          'There was a drip and a puddle. There was an icy little draught. That was the shop where the fish sellers kept their ice.'
        ],
        older: [
          'At the next corner stood the ice shop, which kept the fish of the whole neighbourhood fresh. Its door did not quite close, and it breathed on passers-by.',
          'A draught met them that had come straight off a block of ice, bringing with it some news of herrings, and a slice of lemon.',
          '“Wings in,” advised the moth. They were passing the ice shop, where the cold came out under the door and lay about on the ground in slabs.',
          'It smelled of fish, lemons and wet sawdust, which meant the ice shop. Even the wall beside it was cold, all the way up.'
        ]
      },
      problem: {
        young: [
          'By the ice shop stood {obj.first}. The cold had got into its feet. It was too cold to hold a glow.',
          'Chink, chink, chink went {obj.first}. It stood in the icy draught, night and day. It was cold right up to its hat.',
          'Somebody was shivering. It was {obj.first}. “I c-c-can’t keep a light in,” it said. “It slides straight out of me.”',
          'At the ice shop was {obj.first}. Its iron was blue with cold. The glow came near, shivered, and went back in the jar.'
        ],
        older: [
          'In the icy draught stood {obj.first}. Cold had gone up it from the foot, an inch a day, and now there was no room for light.',
          '“P-p-pardon me,” said {obj.first}, rattling. It had stood beside that door since it was new, and tonight the cold had reached the top.',
          'There, with its post full of cold, was {obj.first}. When the glow was offered, it shook so much that not one drop stayed in.',
          'One could hear why this light had gone out. It belonged to {obj.first}, standing with both its bolts in ice water, and frozen through.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The moth lay down flat on the iron to warm it. It was a big lamp for a small moth. Soon there were two who shivered.',
          '“Think of soup,” said the moth. The lamp thought of soup. “Now it’s cold soup,” it said, and its glass went chink.',
          'The big shop door was pushed to. It came open again, all by itself, as it always did. Out came more cold, with a smell of fish.',
          'The glow was held up close to the pane. The pane fogged over and dripped. “Th-th-thank you for trying,” said the lamp.'
        ],
        older: [
          'The moth offered to sit on it. The lamp accepted, out of courtesy, and a minute later they were chattering in time with each other.',
          'Someone leaned on the door of the ice shop until it shut. It waited until they had stopped leaning, and opened again with a long cold yawn.',
          '“I have t-tried thinking of summer,” said the lamp. “I get as far as ice cream, and then I’m b-back where I began.”',
          'The iron had taken the cold slowly, and gave it up more slowly still. The glow came to the rim of the jar, felt the air, and sat down again.'
        ]
      },
      outcome: {
        young: [
          'No more chink. The lamp drank its sip, and a big yellow light stood up inside it. “Oh,” it said. “I have feet.”',
          'Yellow came up the glass, slow and thick as honey. The iron lamp stopped rattling. On the wall opposite, the fish sign shone.',
          '“I can hold it,” said the iron lamp, and it did. One sip stayed in. The puddle at its foot turned gold.',
          'The glow went in and did not slide out. Round and yellow it sat there. The ice shop looked almost cosy in it.'
        ],
        older: [
          'This time the glow went in and stayed. Yellow light settled behind the panes, and the lamp looked down at its own bolts with affection.',
          'Having had its sip, the iron lamp gave a single contented creak. For the first time in months it did not stammer.',
          'A broad light the colour of butter fell across the shop front, and over a painted cod that had not looked so well in years.',
          '“That’s better,” said the iron lamp, without one extra letter, and it lit the corner, the puddle and the open door of the ice shop.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Before they left, the moth spoke to the shop door. “You stay shut,” it said. The door thought about it. Then it went click.',
          'An old sack lay near the shop. It was put round the foot of the lamp, for a sock. “One sock is plenty,” said the lamp.',
          'Behind the corner the air was warm again. The moth put its feet out, one by one. All six had come along.',
          'They could smell the fish for a long time. “At least the fish is fresh,” said the moth. “And now the lamp is too.”'
        ],
        older: [
          'A piece of sacking was folded round the foot of the post, and tied. “I’ve never had a sock,” said the iron lamp, and could not stop looking at it.',
          'The shop door was wedged with a lemon crate. It complained a bit, being a door of long habits, and then it held.',
          'Past the corner the ground grew warmer, step by step, and the moth unpacked its legs one after another to make sure of the number.',
          'They walked on smelling faintly of herring. “It wears off,” said the moth. “Or else one stops minding, which comes to the same.”'
        ]
      }
    },
    {
      id: 'pigeon-chain',
      challenge: 'high',
      has: ['wall'],
      obj: { first: 'a ledge higher than a door', def: 'the ledge' },
      arrive: {
        extra: 1,
        young: [
          'Here hung a lamp with a chain to pull. One pull for on, one pull for off. Only, tonight there was no chain.',
          'A plump lamp hung from the wall by the letterbox. It usually had a chain with a ring, for pulling. Now it had nothing to pull.',
          '“Croo,” said somebody in the dark. It was a pigeon, and it sounded pleased. Below it hung a lamp without any light in it.',
          'They came to a wall that smelled of chalk and feathers. A lamp stuck out of it on a hook. It was as dark as a pan.'
        ],
        older: [
          'By the letterbox was a lamp of the old sort, worked by a chain: one tug for day, one tug for night. The chain was missing.',
          'From a wall that had been white once, and was now mostly pigeon, hung a round lamp. Under it, where a chain belonged, was only air.',
          '“This is a simple lamp,” said the moth. “You pull, it shines. I’ve always found it easy to talk to.” And then they saw that it was out.',
          'There was a sound of somebody turning round in a nest, with satisfaction. Beneath it a plain round lamp hung in the dark and looked upward.'
        ]
      },
      problem: {
        young: [
          'A pigeon had borrowed a lamp’s chain for its nest. It lay up there on {obj.first}. Nobody on the ground could come near it.',
          'Up, up, up was {obj.first}. There a pigeon had the lamp’s chain, in between two sticks. It was much too high.',
          '“I need my chain,” said the lamp. But the chain was in a pigeon’s nest on {obj.first}. Even the moth looked up for a long time.',
          'Something glittered over their heads. It was the lamp’s own chain, on {obj.first}. A pigeon sat beside it and said croo.'
        ],
        older: [
          'The next lamp had no chain. A pigeon, who took it for a worm of the best quality, had put it away on {obj.first}.',
          'Over the lamp ran {obj.first}, and on it sat a pigeon, with the lamp’s own chain shining in its nest. No way up could be seen.',
          '“It was an honest mistake,” said the lamp, gazing up. A pigeon had woven its chain into a nest on {obj.first}, out of everybody’s reach.',
          'What they wanted was on {obj.first}. A pigeon was trying the chain round its neck, and from below one could only admire it.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The moth flew up and pulled at the ring. It pulled with all six feet. The ring did not even know that it was there.',
          '“Please throw it down,” they called. “Croo,” said the pigeon. It thought this was a song, and it sang the whole of it back.',
          'One jump was not enough. Another jump was not either. A bit of chalk fell off the wall, and that was all.',
          'The lamp tried to grow. It stretched and stretched on its hook. Creak, it said, and then it was as short as before.'
        ],
        older: [
          'The moth went up to negotiate. It came down again to report that the pigeon was charming, deaf to reason and in no hurry.',
          'Jumping brought down a little chalk and one feather, which the moth kept. The chain stayed up there, where it had been put.',
          '“It suits you very well,” the lamp called up, in the hope of getting into conversation. The pigeon turned its head so as to be seen from the side.',
          'They stood and looked up until their necks ached. From there, the ledge seemed to be about as far off as Wednesday.'
        ]
      },
      outcome: {
        young: [
          'Down came the chain, and back on its hook it went. One pull, one sip from the jar. The round lamp was on.',
          'The pigeon got a bit of string instead. It liked the string better. And the lamp, with its chain back on, lit up the whole letterbox.',
          '“That’s my chain!” said the lamp, and it laughed all along its hook. A sip, a pull, and there was light.',
          'Now there was something to pull. Click, it went. The glow was in, and the wall was white. So was the pigeon.'
        ],
        older: [
          'The chain came down, and a bootlace went up in its place, which the pigeon considered an improvement. One tug, and the round lamp shone.',
          'Once it was hooked on again, it took a sip of glow and a single pull. The letterbox turned red, having been black all evening.',
          '“No hard feelings,” said the lamp to the pigeon, and let itself be pulled. A clear white light fell on the wall and on two small eggs.',
          'Click went the chain, in the old way, and the lamp drank its share. Up in the nest the pigeon had already begun on a ribbon.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Two eggs,” said the moth, who had seen them from the top. “They’ll have a night light now. That’s more than I ever had.”',
          'They heard the pigeon for a while. Croo, it said to its new string. Croo, and croo. It was telling it where to lie.',
          'A feather had stuck to the jam jar. It was grey and white. It wagged with every step and pointed down the way.',
          'The lamp clicked once more, behind them, just for fun. Off. On. “Don’t play,” called the moth. Click, said the lamp.'
        ],
        older: [
          'Behind them the lamp went off and on once more, unasked. It had been without a chain for a whole evening, and had missed the click.',
          'One grey feather had settled on the lid beside the moth, who moved over for it. Together they looked very well travelled.',
          'As they walked on, the pigeon could be heard rearranging things. It seemed that one piece of string simply had to go underneath.',
          '“They’ll hatch under a lamp,” the moth remarked about the eggs. “They’ll think that every night is like that.” Nobody saw any harm in it.'
        ]
      }
    },
    {
      id: 'loose-arm',
      challenge: 'broken',
      obj: { first: 'a lamp with a loose arm', def: 'the lamp' },
      arrive: {
        extra: 1,
        young: [
          'Here the baker lived. It smelled of flour and warm crust. The baker’s lamp hung beside the door with its head right down.',
          'Sniff. That was bread. There was a lamp over the bread shop door. But it hung down sideways, and it was out.',
          'A white cat of flour lay on the baker’s step. No, it was only flour. And the lamp above it was dark.',
          'The moth sneezed. “Flour,” it said. They were at the bakery. The window was full of trays, all ready for tomorrow.'
        ],
        older: [
          'There was a smell of crust in the air, and flour lay along the sill of a closed shop. The baker’s lamp looked at nothing but its own foot.',
          'Even shut, the bakery smelled open. Trays were stacked for the morning, and above the door something hung that ought to have been standing out straight.',
          'A drift of flour had blown across the way, with one line of sparrow prints in it. They led up to a bakery and a lamp that drooped.',
          '“I recommend the crumbs,” said the moth as they reached the bakery. But it was hard to see any, since the lamp over the window was dark.'
        ]
      },
      problem: {
        young: [
          'Next came {obj.first}. A bread cart had bumped it. Now it hung down and could only see its own foot.',
          'Creak, swing, creak. There was {obj.first}. A screw lay on the ground. It could not lift its head any more.',
          '“I’ve come undone,” said {obj.first}. It shone at the wall for a while. Then it saw no point, and went out.',
          'The baker had {obj.first}. One bump, and it had flopped. Who would shine like that, with a nose against the bricks?'
        ],
        older: [
          'Over the bakery hung {obj.first}. A cart of rolls had caught it in passing, and since then it had faced the bricks, in some embarrassment.',
          'One bolt was gone, and so {obj.first} dangled, creaking. It had lit a single brick all week, and then asked itself what for.',
          '“I used to do the whole street,” said {obj.first} from somewhere near its own foot. Its bracket was bent, and it could not look up.',
          'On the ground lay a bolt, and above it drooped {obj.first}. Having only bricks to shine on, it had given up the work.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They lifted the arm up. It stayed there for one, two, three. Then it came down again, with a slow and sorry creak.',
          'The moth sat under the lamp and pushed. “I have it,” it said. It did not have it at all. It was only very sure.',
          'A bit of bread was pushed into the crack. It did not hold. Three sparrows came and said it was their favourite lamp.',
          'Up went the head, and down it went again, creak. It was no good being told to stand up straight. It wanted to, so much.'
        ],
        older: [
          'Lifted, the arm stood out bravely for the length of one breath. Then it remembered that it had no bolt, and sank.',
          'The moth supported it from below, and reported that it was holding firm. It was in fact the moth that was being held.',
          'Dough was suggested, since there was so much of it about. Dough, it turns out, agrees with everything and holds nothing.',
          '“Leave me,” said the lamp, swinging. “I shall take an interest in bricks.” But it looked along the way as far as it could, which was an inch.'
        ]
      },
      outcome: {
        young: [
          'It held. The baker’s lamp put up its head and took a sip. Light fell on the trays and the step and the flour.',
          'One more creak, but a proud one. The lamp took its sip. It shone out straight and warm, over a hundred buns.',
          'The lamp looked up. “There’s the street!” it said. It drank its glow, and the whole shop window lit up gold.',
          'Out stuck the arm, as it should. In went the glow. All the flour on the ground turned the colour of toast.'
        ],
        older: [
          'It held, a trifle crooked, which the lamp said gave it character. One sip, and the whole shop front came up the colour of crust.',
          'Out over the way it reached once more, and drank its share of glow. Sparrow prints shone there like small neat writing.',
          '“So that’s what became of the street,” said the lamp, and lit it from end to end: the trays, the step, the drifted flour.',
          'The arm stayed up. Warm light slid over the window and found one forgotten bun, at which the moth tried not to look.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'There was one bun left on a tray, outside, for anybody. It was a bit hard. It went round, bite by bite, and was gone.',
          'The moth had flour on its wings now. It was a white moth. “How do I look?” it asked. It looked like a small ghost of bread.',
          'Behind them the baker’s lamp turned its head. Left, right, left. It had not looked left for a whole week.',
          'The smell of bread walked with them for a bit. It walked in front, with its nose up. Then the way bent, and it went home.'
        ],
        older: [
          'They had gathered some flour, as nobody could pass that bakery without it. The moth had become a white moth, and flew with a certain dignity.',
          'From behind came a gentle creaking, left and then right. The lamp was trying out its neck, and found it as good as new.',
          'A basket by the door said Yesterday’s, Please Take. What came out was a roll of some firmness, and it was shared along with the walking.',
          '“A week of bricks,” said the moth, and shook its head. “And the conversation of sparrows.” It did not say which it thought was harder.'
        ]
      }
    },
    {
      id: 'string-of-lights',
      challenge: 'muddled',
      has: ['string'],
      obj: { first: 'a knotted string of lights', def: 'the string of lights' },
      arrive: {
        extra: 1,
        young: [
          'Now came the tea stall, with its stools on the table, legs up. It smelled of tea and tin. Something up there was arguing.',
          '“You go first.” “No, you!” Who was that? It came from the roof of the tea stall, in many tiny voices.',
          'The tea stall was shut. Its cups hung in a row and clinked. Over the cups there should have been lights, red and blue and yellow.',
          'Sugar crunched underfoot. That was the tea stall. A lot of whispering came down from under its roof, all of it cross.'
        ],
        older: [
          'The tea stall had been closed up for the night, with its stools upside down and its cups on hooks. Overhead a quarrel was going on in whispers.',
          'Spilled sugar crunched, so this was the tea stall. From beneath its awning came voices, thin as wire, and each of them was certain of something.',
          'Long before they saw the tea stall they heard it. “I beg your pardon, I was third.” “Excuse me, but you’ve never in your life been third.”',
          'Cardamom, damp wood, a tin roof: the tea stall. On most nights it wore coloured lights along its edge, and tonight it wore a lump.'
        ]
      },
      problem: {
        young: [
          'Over the tea stall hung {obj.first}. A breeze had danced with it too long. No light knew any more who came next.',
          'It was {obj.first}. Red was in yellow’s place. Blue was upside down, and they all said, “After you.”',
          '“Who comes before me?” asked a blue light. “Me,” said four others. It was {obj.first}, and nobody could start.',
          'There hung {obj.first}. They were meant to go on in turn. And now nobody could find the turn.'
        ],
        older: [
          'Under the awning hung {obj.first}. They came on in turn, and since the wind had played with them, nobody could say whose turn it was.',
          'In place of a row there was {obj.first}. Each waited politely for the one in front, and in the middle the politeness went round in circles.',
          '“I can’t shine before Green,” said Red, “and Green has an elbow in my back.” It was {obj.first}, and had been since Tuesday.',
          'The wind, having an idle evening, had made {obj.first}. The first one was inside, and the last one was twice round the pole.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pulled at one end. The knot got smaller and tighter. “Ow,” said forty little lights, and one said, “Ow, please.”',
          'The moth walked in to have a look. Then it could not find the way out. “Hello?” said the moth. “Left,” said the lights. “No, right.”',
          '“Number one, hands up,” said the moth. Every light put up a hand. They did not have hands, but you could tell.',
          'A yellow one was pushed through a loop. Now there were two knots. They looked at each other and seemed quite happy.'
        ],
        older: [
          'Pulling made it a good deal worse. Out of the heart of the knot a voice inquired whether they were being rescued or knitted.',
          'The moth went in at the top and was not seen for some time. It came out underneath, very thoughtful, wearing a loop round its middle.',
          '“Let’s vote,” said Blue. They voted. Everybody won, and the knot was exactly as large as it had been before.',
          'A promising end was found and followed. It went over, under, twice round a cup hook, and turned out to be the other promising end.'
        ]
      },
      outcome: {
        young: [
          'There they hung, in one long row. The first took a sip and lit the next. Red, blue, green, yellow, red, all along the roof!',
          '“Here,” said Red. “Here,” said Blue. Each little light took its turn with the glow. The tea stall looked as if it had a birthday.',
          'Now everyone knew who came next. The glow ran along, blip, blip, blip. Even the cups below turned blue and red.',
          'The first light sipped and passed it on. So did the second. At the very end a yellow one said, “At last,” and shone.'
        ],
        older: [
          'In a single line along the awning they passed the glow from one to the next, and each said “Thank you” and “After me”.',
          'The sip went in at one end and travelled: red, blue, green, yellow, and red again. The cups on their hooks joined in.',
          'Nobody had an elbow in anybody’s back now. Down the row the colours woke in order, and the last of them, a small yellow, took a bow.',
          '“Third,” said a green light with enormous satisfaction, when its turn had come. And the whole stall stood there in colours, selling nothing.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The colours came a little way along. The moth had a red wing, and then a blue one. It flew slowly, to have more of it.',
          '“After you,” said the moth at the next corner. “No, after you,” said nobody. So the moth went first and felt very polite.',
          'There was sugar on every shoe and paw now. It went crunch, crunch, down the way. It sounded as if the night was being eaten.',
          'Behind them a small voice was counting. “One, me, three,” it said. “One, me, three.” It was the second light, and it was so happy.'
        ],
        older: [
          'Sugar went on crunching underfoot for some distance, and the moth explained to anyone who cared to know that it did not take sugar.',
          'They could hear the row behind them saying its own order over, softly, from end to end, the way one learns a telephone number.',
          'For a few steps everybody had several shadows, a red and a green and a blue. They parted from them, one by one, with some regret.',
          '“I was the middle of it,” said the moth of the knot. “I don’t wish to boast. But for some minutes it couldn’t have been done up without me.”'
        ]
      }
    },
    {
      id: 'lantern-door',
      challenge: 'shut',
      obj: { first: 'a lantern door stuck fast', def: 'the lantern door' },
      arrive: {
        extra: 1,
        young: [
          'A big square lantern stood on a post, here by the boxes of apples. Its glass was thick and brown. Someone was humming inside it.',
          'It smelled of apples and old wood. That was the fruit seller’s yard. And there was a lantern, as big as a bird house.',
          '“Mm-mm-mm,” sang something behind glass. It was a lantern, humming to itself in the dark. It did not hear them come.',
          'Between two towers of fruit boxes stood the next lamp. It was a fine lantern with a little roof. But not one spark was in it.'
        ],
        older: [
          'Past the fruit seller’s stacked crates stood a lantern of the old kind, with a tin roof and a chimney. It was humming, as though it lived alone and liked it.',
          'Apples had been here all day, and the smell had stayed when they went. Among the empty boxes was a four-sided lantern, and all its sides were dark.',
          'The next one was a lantern that the moth knew by sight. “Keeps itself to itself,” said the moth. “But a beautiful chimney.”',
          'A tune came from somewhere in the yard of the fruit seller, muffled, as though hummed in a cupboard. It came out of a lantern on a post.'
        ]
      },
      problem: {
        young: [
          'The next lamp had {obj.first}. It had shut itself up, to keep its warm air in. Now nothing could get out, or in.',
          'The glow wanted to go in. But there was {obj.first}, all sticky with apple juice. “Mm?” said the lantern, and could not open.',
          'Knock, knock. Nobody came, for here was {obj.first}. The lantern had closed up, days ago. Now it was stuck.',
          'Next they met {obj.first}. “I only shut it for a minute,” said the lantern, behind the glass. Nothing moved at all.'
        ],
        older: [
          'The next lamp had only one way in, {obj.first}. The lantern had closed it to save its warmth, and had then used up the warmth.',
          '“Mm-mm,” said the lantern, which meant that here was {obj.first}. Juice had got into the hinge, and it was sorry to be a trouble.',
          'The glow could see in, and could not get in, because of {obj.first}. What had been shut against a draught was now shut against everyone.',
          'A careful lantern had pulled everything to when the wind got up. The result was {obj.first}, glued all round with the juice of apples.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Push from the inside,” said the moth. “Mm!” said the lantern, and pushed. Its little roof hopped up and down, but nothing came open.',
          'They pulled a bit, and it said squeak. They pulled some more. It said squeak again, and both times it meant no.',
          'The moth tried to walk in by the chimney. It got in up to its middle. “It’s very nice in here,” it said. “Pull me out.”',
          'The jar knocked against the pane, tick. The glow knocked too, but softly. From inside came a sad and appley “mm”.'
        ],
        older: [
          'The moth, who was slim, offered to go down the chimney. It was not quite as slim as it remembered, and had to be taken out by the feet.',
          'It was tugged, and it squeaked, with the squeak of a thing that had every wish to help. Not so much as a hair’s breadth showed.',
          '“Count to three and I shall push,” hummed the lantern. On three it pushed, its roof jumped up and came down, and all was as before.',
          'Once dry, the juice was stronger than one would have thought of something so friendly. The wasps had long given it up.'
        ]
      },
      outcome: {
        young: [
          'Wide open it stood. Out came a puff of old summer, and in went the glow. All four sides lit up, honey brown.',
          '“Ahh,” said the lantern. It had not said that for days. It drank its sip, and the apple boxes shone in stripes.',
          'A sip of glow went in, as easy as a letter. The lantern hummed with its mouth open now. That was much louder.',
          'In walked the glow and sat down. Light came out of all four sides at once. “Do visit,” said the lantern. “I mean it.”'
        ],
        older: [
          'Out came a breath of last September, and in went the glow. Four brown panes lit up and laid four carpets on the ground.',
          '“I had quite forgotten air,” said the lantern, and drank. Stripes of light and crate ran all over the yard.',
          'The sip slipped in and made itself at home. It turned out that the lantern’s tune had words, and that they were about pears.',
          'Light stood in the opening, and then in every window of it. The lantern said it would leave the door ajar from now on, in case of visitors.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A snail was already on its way up the post. It had seen the open door. “The first guest,” said the lantern, and hummed with joy.',
          'The apple juice was everywhere. The lid of the jar stuck, and so did the moth. It walked with a small kissing noise.',
          'One apple had been left in a box. It was small and had a leaf on. It came along in the hope of being useful.',
          'They could hear the hum as far as the next bend. It had more “ah” in it now. It had less “mm”.'
        ],
        older: [
          'The tune followed them down the way, with its door open, as it were. The moth caught itself humming the second part.',
          'Two of the moth’s six feet were sticky now, and it lifted them separately, with a faint kissing sound that it asked everybody to ignore.',
          'Something no larger than a button was climbing the post towards the light, in no hurry at all. The lantern had been right to expect company.',
          'In the last crate lay an apple that had been overlooked, because it was the shape of an ear. It was asked to come, and did.'
        ]
      }
    },
    {
      id: 'stream-lamp',
      challenge: 'crossing',
      has: ['pebbles', 'green', 'earth', 'water'],
      obj: { first: 'a shallow, muttering stream', def: 'the stream' },
      arrive: {
        extra: 1,
        young: [
          'The way went down a little. It smelled of wet stones now. Blop, said something in front, and blop again.',
          'Blip, blop, blip. There was water somewhere, and it was awake. The moth held on to the lid and did not look.',
          'The ground grew soft and cool. Reeds said hush on both sides. The glow in the jar saw itself in something, and waved.',
          'Down a slope they came, step by step. A cool smell came up, of stones and cress. Something ran along there in the dark.'
        ],
        older: [
          'Here the way dipped, and the air was cool and tasted of cress. From below came the sound of somebody turning over pebbles to look underneath.',
          'A smell of wet stone rose up to meet them, and reeds began. “I ought to say,” said the moth, “that I and water have never been close.”',
          'Before long there was a second glow, trembling, a little below the first. It was their own, and it was lying on water.',
          'They heard it muttering before they saw anything, a long low story with no full stops. Then the ground turned soft and the reeds made way.'
        ]
      },
      problem: {
        young: [
          'Across the way ran {obj.first}. Its board had floated off to see the world. A lamp stood dark on the other side.',
          'There was {obj.first}, and no board. “Nobody comes by me any more,” called a lamp over there. So it had gone out.',
          'Between them and the next lamp lay {obj.first}. There used to be a board here. Now there were two posts and a frog.',
          'They stopped at {obj.first}. A dark lamp leaned out over there. Its board was gone, so it had nobody to shine for.'
        ],
        older: [
          'Before them was {obj.first}, and the board over it had left with the last high water. On the far bank a lamp stood idle.',
          'A lamp whose whole work was to light one plank stood out there, without a plank. Between it and them ran {obj.first}.',
          'The board had gone travelling. There remained two posts, {obj.first}, and on the opposite side a lamp that had lost its reason.',
          '“There’s no call for me now,” said a lamp across the water. Its board had floated off, and between them lay {obj.first}.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The moth looked for a narrow bit. It found a wide bit, and a wider one. It was a good stream for being wide.',
          'A toe went in. Brr, it came out again and was dried on the other foot. The water chuckled, blip blop, and ran on.',
          '“Throw me a bit of light,” called the lamp. But the glow could not fly. It only looked over the edge of the jar and felt dizzy.',
          'A frog went across to show them how. Plip, plop, there it sat. “You see?” it said. It was of no help to anyone else.'
        ],
        older: [
          'A frog demonstrated how it was done, twice, in both directions. It was a generous frog, and could not think why nobody copied it.',
          'They walked upstream and they walked downstream. At each place the water was exactly as wide as it was cold.',
          '“Don’t trouble on my account,” called the lamp, leaning out so far to see them that it nearly came across by itself.',
          'The moth, being asked to fly the glow over, explained about its back. It then explained about its other back, and sat down.'
        ]
      },
      outcome: {
        young: [
          'Here was the lamp, close up, and it had its sip. A long ladder of light lay down on the water. “Customers!” said the lamp.',
          'The lamp bent down to the jar and drank. It shone on wet stones and one proud frog. Now it could see who came.',
          '“You came over,” said the lamp, and it shook with joy. It drank. All the little waves got a gold edge.',
          'Every foot was on the other bank, dry or nearly. The lamp took its glow. It lit the water for the way back.'
        ],
        older: [
          'The lamp received them as one receives guests after a long winter. It drank its sip, and the water took the light to pieces and played with it.',
          '“Callers,” said the lamp, and could hardly get the glow down for pleasure. Gold ran out across the ripples, as far as the cress.',
          'On this bank, the lamp explained its trade to them. One sip later it was back at it, shining on the very place where feet come down.',
          'The glow went in, and a path of light lay over the water, much finer than the board had been. A frog at once sat in the middle.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Later that night the board came home. It had been as far as the bend. It lay down across the water and said nothing about it.',
          'Squelch, said the way, and squelch. One shoe had drunk some of the stream. It gave it back, a little at each step.',
          '“I was hardly afraid,” said the moth. “I only closed my eyes because of the beauty.” Behind them a frog sang in the new light.',
          'The stream told them a story as they went. It was all blip and blop. The end was lost, because they were too far off.'
        ],
        older: [
          'At the bend lay the missing board, with one end in the cress, having seen enough of the world. It was carried back and given to the posts.',
          'They squelched a little, in various keys. The moth, who had been carried, said that in its opinion the whole thing was much exaggerated.',
          'The muttering of the water grew faint behind them, still with no full stop. Possibly it never came to one.',
          'Cress had got in among the plums, and the jar smelled of a picnic. From far back, a frog could be heard receiving visitors.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'archway',
      challenge: 'dark',
      has: ['wall'],
      obj: { first: 'a boot-black archway', def: 'the archway' },
      arrive: {
        extra: 1,
        young: [
          '“Not far now,” said the moth. The way ran up to a high wall with a hole in it. Behind that wall was the last lamp.',
          'The walls came closer and closer. It smelled of old stone and umbrellas. Over there, on the far side, {small} was waiting.',
          'The moth began to talk in a whisper. “Just one more bit,” it said. “Then we’re at the end. It’s only this bit.”',
          'There was the sound of a drip, a long way in. Plink. Behind that sound lay the end, and the last lamp.'
        ],
        older: [
          'The way was nearly done. Between them and the last lamp there was only an old thick wall, and the wall had a mouth.',
          '“I usually go over the top here,” said the moth. Ahead the way went in under a building, where somebody had stored the dark since the morning.',
          'It grew narrow, with a smell of cellars and wet umbrellas. On the far side of this, if the moth was to be believed, {small} sat waiting.',
          'A drip fell somewhere in front, and the echo brought it back to them twice. After that there was just one lamp to go.'
        ]
      },
      problem: {
        young: [
          'In front of them was {obj.first}. The glow got small and sat down in the jar. And they had to go in.',
          'There stood {obj.first}. They held the jar in. It showed nothing but more black. But the way went through there.',
          'They came to {obj.first}. “You first,” the moth told the jar. “No, you,” said the glow, very low. There was no other way.',
          'The way went into {obj.first}. You could not see it come out. Plink, said something in there. And that was the only way.'
        ],
        older: [
          'The only way on was {obj.first}. At the sight of it the glow sank to the bottom of the jar and became no larger than a bean.',
          'Here was {obj.first}, where the light of the jar went in one step and then turned back. The way, however, went straight on.',
          'Nothing could be seen in {obj.first}, not even its other end. The moth asked whether there was a long way round, and there was not.',
          'There was no going past {obj.first}. It breathed out a cool breath, and the glow, which had been so brave outdoors, hid behind the label.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Hello,” said the moth, into the black. “Ello, lo, lo,” said the black. It did not sound angry. But it sounded like a lot of it.',
          'One step in, and the plink was louder. One step back, and it was not. They did this twice. It was a sort of dance.',
          'The glow had gone pale. They told it about the plums. They told it about the door lamp. It came up half an inch.',
          'The moth sat on top of the lid and shut both eyes. “Now I can’t see the dark,” it said. “But I think it sees me.”'
        ],
        older: [
          '“Good evening,” the moth said into it, and the dark said “evening” several times, from further and further in. It had good manners, at any rate.',
          'They went in as far as the first three stones. The plink was just ahead, wherever one stood, and they discussed it outside.',
          'The moth knew a great deal about the dark, as it lived there. It had simply, it said, never been inside any that had corners.',
          'Someone blew gently on the glow. It brightened to the size of a grape, looked in under the arch, and became a bean once more.'
        ]
      },
      outcome: {
        young: [
          'And there it was, the end of the way. One tall lamp, with no light in it. Under the lamp sat {small}, waiting.',
          'It had only been dark in there, and a drip. Now they saw the last lamp, close by. And they saw {small} stand up.',
          'The glow came up to the top of the jar and looked out. There was the last lamp! Somebody under it said, “Is that a light?”',
          'On this side it smelled of grass. The last lamp stood there all alone. No, not alone, for there was {small}.'
        ],
        older: [
          'The plink had been nothing but a pipe. And there, where the way stopped, was the last lamp, unlit, with {small} sitting against its foot.',
          'The air was wide again. A few steps off rose the last lamp, and below it something stirred. It was {small}, who had stayed up.',
          'The glow climbed to the brim, quite itself again, and shone on the foot of the last lamp. There was {small}, getting up.',
          'The way ended in a ring of grass. The last lamp stood in the middle, and {small} looked at the jar as if it were breakfast.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“I wasn’t sure that you would come,” said {small}. “But I heard something go plink.” It moved over to make room on the stone.',
          'The moth flew all the way round the lamp. It found its seat, left of the screw. It felt the glass, and said it was still cold.',
          'To a hundred {small} had counted, and then again. The second hundred had some holes. “I ran out of the sevens,” it said.',
          'It was very quiet by the lamp. You could hear the glow hum in its jar. {small} put an ear to the glass and smiled.'
        ],
        older: [
          '“I heard an echo being polite,” said {small}, “so I knew that somebody was on the way.” It had tidied the grass while it waited.',
          'The moth inspected its place on the lamp, and declared it sound, but chilly. Everybody looked at the jar, and nobody hurried.',
          'The time had been passed by counting. To a hundred {small} had got, more often than it could count, and it had also named a beetle.',
          'Someone had to speak first, and it was the glow, which gave a small hum under its lid. {small} bent down to listen, and hummed it back.'
        ]
      }
    },
    {
      id: 'long-stretch',
      challenge: 'far',
      has: ['sand', 'pebbles'],
      obj: { first: 'one last long stretch of sand', def: 'the last stretch' },
      arrive: {
        extra: 1,
        young: [
          'Then there were no more houses and no more walls. The way ran on alone, straight and flat. A cricket said something about sleep.',
          'The moth had stopped talking. It lay on the lid with its feet folded. It was late, even for a moth.',
          'The plum smell was thin now. The jar had been light before, and now it was heavy. That happens to jars at night.',
          'After the last corner, the way grew wide and bare. Here it was made of sand. And the sand held on to feet.'
        ],
        older: [
          'Past the last wall the way went out into the open, pale and flat, without a corner to look forward to. Grass whispered on both sides.',
          'The jar weighed more than it had at the door. They had come to that time of night, and to the end of the houses.',
          'The moth had given up steering and lay along the lid. It remarked that it had, as a rule, been sitting down for hours by now.',
          'Beyond the last house there was only sky, grass and the way itself, which had turned to sand, and took back a little of every step.'
        ]
      },
      problem: {
        young: [
          'It was {obj.first}. Far off, thin as a pin, stood the last lamp. Legs were tired, and feet were more tired.',
          'Before them lay {obj.first}. Out there, by a pin that was a lamp, sat {small}. But legs said no, and knees said no as well.',
          'Now came {obj.first}. They looked, and the lamp was as small as a pin. Nobody had any steps left.',
          'Oh, the way had kept {obj.first}. A pin stood up at the end, and it was the lamp. Every foot felt like a loaf.'
        ],
        older: [
          'What remained was {obj.first}. The lamp at the end looked no taller than a pin, and there was not a fresh leg among them.',
          'There lay {obj.first}, and at the end of it, where {small} waited, a lamp no thicker than a pin. Everybody’s feet were made of bread.',
          'Nobody had spoken of {obj.first}. One walked, and the lamp stayed the size of a pin, and the sand kept hold of tired heels.',
          'The way had saved {obj.first} until now, when legs were used up. A pin stuck up at the end, and that was the lamp.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Are we there?” asked the moth. It had asked that three steps ago. The pin was still a pin, with sand in front of it.',
          'They sat down, just for a bit. The glow got sleepy and yawned. Getting up again was twice as far as sitting down.',
          'One more step. And one more. And one. The moth counted them, but it fell asleep at four and began again.',
          'A beetle passed them. It was going the same way. It said good evening, and it was not even walking fast.'
        ],
        older: [
          'They rested. The rest made the ground softer and the distance longer, and they got up again while they could.',
          'The moth counted steps aloud to help. It could count to six, for the usual reasons, and after every six it asked if they were there.',
          'A beetle overtook them on the left and wished them a good evening. It was not even trying, and that was what hurt.',
          'Some time later the pin was still a pin. Somebody thought that it had grown. Somebody else thought that this was the sand talking.'
        ]
      },
      outcome: {
        young: [
          'The pin was a tall lamp now, right over them. Under it sat {small}, with its chin up. It had seen the jar come.',
          'No more sand. Here was grass, and here was the last lamp, cold and dark. And here was {small}, who said, “Oh, it’s you.”',
          'Thump. That was the jar, set down in the grass. The last lamp stood there, and {small} came out from behind it.',
          'They could touch the lamp. It was real and cold and had a screw in it. {small} touched it too, on the other side.'
        ],
        older: [
          'It had been a lamp all along and never a pin. It rose up over them, dark, and {small} was standing beside it on the tips of its toes.',
          'Their feet found grass, and the way was over. {small} had watched one spark come nearer for an hour, and had not dared to blink.',
          'The jar was put down at the foot of the last lamp. {small} walked round it once, to make sure that it was not a dream, or a beetle.',
          'Here it stood, close enough to lean on, and everybody leaned. From the other side {small} leaned back.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A beetle came in a little later. It looked at the lamp and at the jar. “Is it on yet?” it asked. “Nearly,” said {small}.',
          'First of all they sat down. The grass was soft and a bit wet. Feet were let out to breathe, and they breathed.',
          '“I saw you from far off,” said {small}. “You were a dot. Then you were a bean. Now you’re all this.”',
          'The moth woke up on the lid. It looked left of the screw, and there was its seat. “I walked all the way,” said the moth.'
        ],
        older: [
          '“You began as a dot,” said {small}, “and after that you were a sort of bean.” It had told itself, all that time, that dots seldom turned back.',
          'They sat in the grass for as long as it takes to feel one’s own toes again. Nobody minded the lamp being dark for that minute.',
          'The moth, on waking, thanked everybody for their company on the march, which it said had done wonders for its legs.',
          'A beetle arrived, having stopped for something. It seemed that it came every evening too, only it had never liked to make a fuss.'
        ]
      }
    },
    {
      id: 'last-lamp',
      challenge: 'sad',
      has: ['sand'],
      obj: { first: 'a tall, sorrowful lamp', def: 'the last lamp' },
      arrive: {
        extra: 1,
        young: [
          'And then the way stopped. It just ran out, in a ring of grass. A bench stood there, with somebody small on it.',
          'The moth sat up. “My seat is over there,” it whispered. “Left of the screw.” And it pointed with all the feet it had.',
          'It smelled of grass, and there was no more way in front. {small} came to meet them. It put one finger to its lips.',
          'There was {small}, at the end of everything! It looked at the jar and drew a long breath. Then it looked up.'
        ],
        older: [
          'There the way came to an end, simply and without any announcement, in a ring of short grass. {small} was already on its feet.',
          'The last bend was behind them. {small} came through the grass towards the jar, walking as if somebody in the room were unhappy.',
          '“Softly,” said {small}, before anybody could say good evening. “It hasn’t been itself.” And it looked up at something tall.',
          'The moth fell silent, out of respect. They had reached the final few steps, the ring of grass, and {small}, who had kept watch there.'
        ]
      },
      problem: {
        young: [
          'Over {small} stood {obj.first}. “They all went out,” it said. “Nobody said good night to me.” Drip, went a drop of rust.',
          'There was {obj.first}, the last of all. It had looked up the way and seen only dark. It thought all the others had gone off without it.',
          'Here hung {obj.first}. “I’m the last, and now I’m the only one,” it said. It would not even look at the glow.',
          '“Go away, please,” said {obj.first}. It was not cross. It was sad, right down to the bolts, because every friend had gone dark.'
        ],
        older: [
          'In the middle stood {obj.first}. It had watched the others go out, one after another, and not one of them had wished it a good night.',
          '“There used to be a whole row of us,” said {obj.first}. It believed that it had been left behind, and it turned away from the jar.',
          'Everything was ready except {obj.first}. It had seen the dark come nearer, lamp by lamp, and had put it down to something it had said.',
          'Above them drooped {obj.first}. “If they have all left,” it said, “I don’t see whom I would be shining at.” A drop of rust ran down.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Cheer up,” said the moth. The lamp tried. One side of it went up a bit. Then it came down, clank.',
          'Pat, pat, went {small} on the post. It had patted it all evening. One side of the post was quite shiny from it.',
          'The jar was held up high. “How nice,” said the lamp, and looked at its own feet. “Give it to somebody who isn’t alone.”',
          'They told the lamp a joke about soup. The lamp was silent for a while. “I had a friend who knew that joke,” it said.'
        ],
        older: [
          'The moth told it to look on the bright side. The lamp replied, with justice, that it had been the bright side, and that this was the whole difficulty.',
          'All evening {small} had tried. It had patted the post until it shone in one place, and had offered the loan of a beetle.',
          'They held the glow up where it could be seen. “Very handsome,” said the lamp, without looking. “Don’t waste it on me.”',
          'There was a silence in which another drop of rust came down. Iron did not cry much, but once it had begun, it kept at it.'
        ]
      },
      outcome: {
        young: [
          'The last lamp put up its head. “So they didn’t leave me,” it said. “They’d only gone out.” Then it bent right down to the jar.',
          '“So nobody forgot me,” said the lamp. It sniffed, clank, and stood up straight. {small} hugged the post with both arms.',
          'The lamp looked at them, one by one. “You came all this way,” it said. “For me?” And {small} said, “Hold still.”',
          'A last drop of rust fell, and no more. “I think I would like a sip,” it said. The voice was high up and very small.'
        ],
        older: [
          'The last lamp lifted its head, which took a while, since it was a heavy one. “So they had only gone out,” it said. “Each of them. I never thought of that.”',
          '“Then it was nothing I said,” the lamp concluded. It straightened bolt by bolt. {small}, with both arms round the post, could feel it grow.',
          'The tall lamp blew its nose, with a noise of pipes, and asked whether that was plum it could smell. {small} took the jar nearer.',
          'No further drop came down. The lamp looked at the jar for the first time, and then at {small}, and bent its neck.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The moth got out a corner of its wing and dried the rust. “I sit here, you know,” it said. “I like it dry.”',
          '“I stayed with you,” said {small}, “all the time.” “That was you?” said the lamp. “I thought it was the grass, being kind.”',
          'A small creak went through the lamp, from the foot to the hat. It was not a sad creak. It was more of a stretch.',
          'Then the moth told it some of their reasons. “I see,” said the lamp, and nodded. “I see. Oh, I see. The poor thing.”'
        ],
        older: [
          '“You might have mentioned it was you,” the lamp told {small}. “I felt the patting, and I took it for weather.” And it creaked, not unhappily.',
          'With one wing the moth wiped away the rust, beginning to the left of the screw. It did it with a tenant’s care.',
          'A shiver ran up the post from foot to hat, the kind that came after crying, and then the lamp stood quite still and waited.',
          '“We should have a rule about it,” said the lamp, “that whoever goes out says so.” {small} promised to tell the others in the morning.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'Off came the lid. The glow climbed up and into the last lamp. First it was a pea, then a plum, then a big round light.',
        'Up went the jar, as high as {small} could reach. The glass filled with gold, slowly, slowly. The whole ring of grass was there again.',
        'Into the lamp went the glow, with a smell of plums. It spread out and filled each corner. Now the end of the way was bright.',
        'One long sip, and the last lamp was warm. Light ran down the post. It ran over {small} and out along the way.'
      ],
      older: [
        'The lid came off, and the glow went up into the last lamp, unhurried, like somebody going up to bed. Gold filled it to the corners.',
        'The jar was lifted, and {small} lifted hardest. The last lamp drank, and light came down over the grass and over all of them.',
        'The air smelled of warm plums, and a light stood up, small at first, and soon as round as the last lamp itself.',
        'The last lamp took its sip in silence, being at the end of the queue. Then it lit up, and the way had two ends again.'
      ]
    },
    {
      young: [
        'Very straight stood {small}. “Good night, lamp,” it said. It had waited so long to say it. “Good night,” said the lamp.',
        'Then {small} said its good night. It said it slowly, so that none of it got lost. The lamp shone a bit softer and said it too.',
        'Two words, that was all. “Good night,” said {small} to the lamp. They had been kept all evening and had not gone stale.',
        'Now the good night could be said. {small} looked up and said it. And the lamp, far above, gave it back.'
      ],
      older: [
        'And {small} looked up into the light and said good night. It had held the word so long that it came out warm. The lamp returned it.',
        '“Good night,” said {small}, to somebody at last. It was only two words, but it had carried them since dusk and was glad to put them down.',
        'Two words had been waiting since sunset, and {small} now said them, carefully, one after the other. The lamp bowed and said them back.',
        'After clearing its throat, {small} said good night, as always. There had been time to think of something grander, but nothing else would have fitted.'
      ]
    },
    {
      extra: 1,
      young: [
        'The moth flew up to its seat. “Here, by the screw,” it said, and sat down. It tucked in its feet, all six. It was only a bit late.',
        'And the moth? It was already in its place, on the warm glass. “Just on time,” it said. It was not, but no one told it.',
        'A small grey shape sat on the pane, left of the screw. That was the moth. It sighed so hard that dust came off its wings.',
        '“My seat has kept its shape,” said the moth. It turned round twice, there on the glass. Then it spread its wings out flat to warm them.'
      ],
      older: [
        'On the glass, a little left of the screw, the moth lowered itself into its place. “Eight o’clock,” it said, with a firmness that made it so.',
        'The moth took its seat. It folded one leg after another, shook out its coat, and let it be understood that it was not to be disturbed before morning.',
        'There was a soft bump on the pane, as of something settling that had been on its feet all day, and all six of them. The appointment was kept.',
        'With its wings spread out on warm glass, the moth looked down at the jar it had come on. “You may keep it,” it said graciously.'
      ]
    },
    {
      extra: 2,
      young: [
        'The last lamp looked up the way. There shone one, and there shone another. “Good night,” it called to them, and somebody far off said tink.',
        'Far away shone the lamps they had woken. The last lamp saw them and forgot what it wanted to say. “So there you are,” it said.',
        '“Look,” said {small}. All along the way were lights, getting smaller and smaller. Beside the door there would soon be one more.',
        'You could see where they had walked. There was a light at every stop. It looked as if somebody had drawn the way with a yellow pencil.'
      ],
      older: [
        'From here one could see them, the lights that had been woken, growing smaller towards home. The last lamp counted them and then, for pleasure, counted them back.',
        'Along the way something winked, and then something else. The last lamp, after a moment, winked too. It was a slow wink, as it had only the one eye.',
        'Look, said {small} without a word, and pointed. Where there had been only dark, their whole walk could be read now, stop by stop, in a yellow hand.',
        '“I had only to wait,” said the last lamp, looking along at the others. “I didn’t know that it was waiting. It felt just like being alone.”'
      ]
    },
    {
      extra: 3,
      young: [
        'Sniff, went {small} at the jar. “Plum,” it said. It put in a finger and found a bit of jam at the rim. That was its supper.',
        'Was the jar empty? {small} looked in with one eye. A glow sat at the bottom, as big as before. “It isn’t soup,” said the moth.',
        'In the new light {small} made a shadow with long ears. Then it made one with no ears. It was too sleepy for a third.',
        'Right under the light, {small} lay down. It had a round bed there, made of grass. It fitted like an egg in a cup.'
      ],
      older: [
        'There was a last smear of jam beneath the rim of the jar, which nobody had noticed. {small} had noticed. It asked very nicely.',
        'Looking into the jar, {small} expected nothing, and found the glow there, no smaller than when it came. “Not soup,” said the moth, half asleep.',
        'A place had been worn in the grass at the foot of the post, of just the right size. {small} turned round in it once, and fitted.',
        'By the fresh light, {small} brought out a beetle it had named while it was waiting, and introduced it. The name was Eight, because it had come so late.'
      ]
    }
  ],
  home: [
    {
      young: [
        '{group} went back up the way. At each lamp they said good night. And each lamp, when they were past, turned itself down low.',
        'Home went {group}, from light to light. “Good night,” said every lamp. Then it dimmed a little, and the dark came softly after them.',
        'Slowly the way went by, the other way round. Behind {group} the lamps turned down, one by one. This time it was all right.',
        'It was easy to walk home now. A lamp shone, and {group} passed it. Then it blinked, and grew small, and slept.'
      ],
      older: [
        '{group} walked home from lamp to lamp. Each said good night as they passed, and turned itself down behind them, as if for a sleeper.',
        'The way back was shorter, as it was lit. Every lamp waited until {group} had gone by, and then dimmed its light to a thread.',
        'One by one the lamps wished {group} a good night. There was no fip to be heard. Each of them only sank to a small soft gold.',
        'With the jar between them and the night, {group} came slowly up the way. It grew dark again behind them, but in the right order, and by agreement.'
      ]
    },
    {
      young: [
        'At the door, the glow slid back into its own lamp. There was as much of it as before. {group} went in, and so did the jar.',
        'Here was the step, and here was the door lamp. “All back,” it said, and it took its glow. Then {group} {were} home, and the door closed softly.',
        'The door lamp opened its glass, and in went the last glow. The jar was empty now and smelled of plums. In went {group}, too.',
        'Home smelled warm. The glow went into the lamp by the door, and it fitted. {group} stepped inside, and the lamp kept watch.'
      ],
      older: [
        'The door lamp was waiting, and took back its glow, to the last drop. {group} rinsed the jar, stood it upside down, and came in.',
        'Home was where it had been. The lamp beside the door got back its glow, undiminished by so many sips, and {group} went in under it.',
        '“And the jar,” said the door lamp, when it had its glow again. The jar was put on the sill, to think of plums. {group} shut the door gently.',
        'The glow went home first, into the lamp by the door, and there was none the less of it. After it went {group}, into the warm.'
      ]
    },
    {
      extra: 1,
      young: [
        'The jar stood on the sill. It was clean now. But a nose could go in, far in. There was still a bit of plum.',
        'Through the window came a strip of yellow. It lay down on the floor. That was the door lamp, keeping an eye on everybody.',
        'The door lamp hummed outside. All along the way the others hummed with it. It was one low note, as long as a blanket.',
        'Shoes came off, and coats came off. There was some sand, some sugar dust, some night. It was all left by the door.'
      ],
      older: [
        'The lamp’s light came in by the window and lay on the floor, a long, quiet stripe. It stayed as if it had been told to.',
        'Outdoors, if one listened, the lamps were humming again, too low to be called a sound. It was only missed when it was not there.',
        'On the sill the jar dried slowly, upside down, with a ring of light on its base. It would always smell a little of plums.',
        'They put away their coats, and the evening came off with them. It was mostly dust, a scale or two of moth, and a smell of brass.'
      ]
    },
    {
      extra: 2,
      young: [
        'Far away, where the way ended, {small} lay curled under its lamp. A moth sat on the glass. Neither of them said anything more.',
        'Down there the last lamp had turned its light very low. It had somebody asleep at its foot. It did not want to wake {small}.',
        'Long ago now, {small} had gone to bed. The grass bed was warm, and the lamp stood over it. That good night was all used up.',
        'The last lamp was only a dot now. It was there, though. And below the dot slept {small}, with jam on its chin.'
      ],
      older: [
        'At its far end of the way the last lamp had lowered its light to a hair. It did not wish to shine on the eyes of {small}.',
        'Nothing more was heard from the moth, which had never in its life been out so far. Beneath it {small} breathed, and the grass moved with the breath.',
        'Out there, too small to see, one light stood over {small} and over nobody else. It was quite enough for both of them.',
        'Where the way ended, {small} had been asleep for some time. The lamp leaned over it a little, being so very tall.'
      ]
    },
    {
      extra: 3,
      young: [
        'One by one the lamps along the way closed their eyes. Not fip. Just slowly, with a long low hum. They had said good night first.',
        'The dark sat down on the step again. Nobody minded it now. It had a lamp beside it, and it was only the night.',
        'A snail went over the step, and it took its time. The door lamp lit it all the way across. Then there was nobody else to light.',
        'The glass of the lamp ticked, now and then. Tick. It was the warm kind of tick. And after it came a longer quiet.'
      ],
      older: [
        'The lamps would burn low until morning, every one of them. Should any of them mean to stop, it would say so first. That had been agreed.',
        'Down the step went the dark, as far as the light allowed, and made itself comfortable. The two of them had shared that step for years.',
        'A warm glass ticks as well as a cooling one, but slower, and rounder. That was the last thing to be heard from the way.',
        'The moth’s place on the door lamp was empty, and a snail had it now. It had taken the whole evening to get there, and it meant to stay.'
      ]
    }
  ]
}
