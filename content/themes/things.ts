import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

export const thingThemes: ThemePack[] = [
  {
    id: 'trains',
    label: 'trains',
    keys: ['train', 'trains', 'railway', 'railroad', 'steam engine', 'locomotive', 'tram', 'metro', 'thomas the tank engine', 'thomas and friends', 'tren', 'trenes', 'trem', 'trens', 'comboio', 'train de nuit', 'trains de nuit', 'tereina', 'でんしゃ', '電車', '汽車', 'きしゃ', 'しんかんせん', '新幹線', '火车', '地铁', 'रेलगाड़ी', 'ट्रेन', 'قطار', 'القطار', 'treni', 'gari moshi'],
    marks: ['train', 'trains', 'engine', 'railway', 'carriage', 'station', 'signal', 'ticket'],
    small: things(
      'a green engine no longer than a bench | the green engine',
      'a railway mouse with a tiny red flag | the railway mouse',
      'a station trolley that wished it were a train | the station trolley',
      'a little yellow carriage left behind on a siding | the yellow carriage'
    ),
    big: things(
      'an old black engine with warm sides | the old black engine',
      'a night train with every blind down | the night train',
      'a goods train so long that it said good evening twice | the goods train',
      'a tall signal that nodded when spoken to | the nodding signal'
    ),
    object: things(
      'a station lamp with a red glass and a green one | the station lamp',
      'a brass whistle on a train guard’s chain | the train whistle',
      'a ticket as long as a scarf | the long ticket',
      'a station clock with its hands folded | the station clock'
    ),
    place: things(
      'a station with one bench and a stove | the one-bench station',
      'a shed where the trains slept | the train shed',
      'a bridge from which you could count carriages | the carriage bridge',
      'a signal box with curtains | the signal box'
    ),
    sound: ['a slow clickety-clack', 'the hiss of something sitting down', 'a whistle from the next valley', 'a soft bump, and another, all along the line'],
    detail: [
      'The rails still hummed from a train that had gone by before supper.',
      'It smelled of hot oil, coal and other people’s sandwiches at the station.',
      'A ticket lay on the seat, clipped in the shape of a heart.',
      'Far down the line a signal went from red to green, and nobody saw but the owl.'
    ],
    sleepy: [
      'In the shed the engines ticked as they cooled, and then they did not tick.',
      'The carriages stood in a row, and the dark sat down in every seat.',
      'The last train let out its breath, all the way along.',
      'A signal dropped its arm, and the line lay straight and empty into the night.'
    ]
  },
  {
    id: 'diggers',
    label: 'cars and diggers',
    keys: ['digger', 'diggers', 'excavator', 'bulldozer', 'crane', 'racing', 'hot wheels', 'construction', 'camiones', 'excavadora', 'escavadeira', 'voitures', 'camion', 'camions', 'pelleteuse', 'motokā', 'taraka', 'ショベルカー', '挖掘机', 'ट्रक', 'سيارات', 'حفارة', 'lori'],
    marks: ['car', 'cars', 'digger', 'diggers', 'lorry', 'crane', 'wheel', 'bus', 'garage', 'traffic'],
    small: things(
      'a digger no bigger than a wheelbarrow | the small digger',
      'a blue car with one headlamp that winked | the winking car',
      'a dumper lorry with a nest in its tray | the nesting lorry',
      'a traffic cone that had seen a great deal | the traffic cone'
    ),
    big: things(
      'a yellow digger with an arm like a giraffe | the yellow digger',
      'an old red bus that knelt down for everybody | the kneeling bus',
      'a crane so high that it hung its lamp among the stars | the high crane',
      'a road roller with one wide wheel and a slow voice | the wide-wheeled traffic roller'
    ),
    object: things(
      'a steering wheel with no car round it | the steering wheel',
      'a spare wheel with a face drawn in the dust | the dusty wheel',
      'a yellow lamp from the top of a digger | the digger lamp',
      'a tin of grease for a very old crane | the crane’s grease tin'
    ),
    place: things(
      'a garage with a bed in every bay | the bedded garage',
      'a hole that nine diggers had dug | the diggers’ hole',
      'a car park with one talking car in it | the car park',
      'a yard where the cranes folded up for the night | the crane yard'
    ),
    sound: ['a grumble in low gear', 'three polite beeps going backwards', 'the tick of a cooling bonnet', 'a scoop, a lift and a slow pour'],
    detail: [
      'A digger had dug up the moon, or at any rate the puddle that it was in.',
      'The garage smelled of rubber, oil and somebody’s peppermints.',
      'Two wheel tracks ran side by side across the mud, and never touched.',
      'In the window of a parked car a small bear nodded to whoever went by.'
    ],
    sleepy: [
      'The digger laid its scoop on the ground and put its weight on it.',
      'One by one the cars in the street shut their eyes.',
      'Rain ticked on the bus, and inside it all the seats were empty and warm.',
      'The crane let down its hook as far as it went, and let it hang.'
    ]
  },
  {
    id: 'football',
    label: 'football',
    keys: ['football', 'soccer', 'training', 'footballer', 'goalkeeper', 'goalie', 'world cup', 'sport', 'sports', 'rugby', 'basketball', 'cricket', 'tennis', 'fútbol', 'futbol', 'deporte', 'deportes', 'futebol', 'esporte', 'whutupōro', 'poikiri', 'hākinakina', 'サッカー', 'スポーツ', '足球', '运动', 'फुटबॉल', 'क्रिकेट', 'खेल', 'كرة القدم', 'رياضة', 'mpira', 'soka', 'mpira wa miguu', 'football club', 'football match', 'football training', 'football team', 'soccer practice', 'soccer game', 'penalty', 'penalties', 'scoring a goal', 'cup final'],
    marks: ['football', 'goal', 'goalpost', 'goalkeeper', 'pitch', 'whistle', 'boots', 'team'],
    small: things(
      'a mouse in football boots | the football mouse',
      'a football that was shy of feet | the shy football',
      'a hedgehog that kept goal and kept it well | the goalkeeper hedgehog',
      'a starling that blew the whistle at matches | the whistle bird'
    ),
    big: things(
      'a bear in goal with its gloves on | the goalkeeper bear',
      'an old goalpost with opinions | the old goalpost',
      'a carthorse in a team scarf | the team horse',
      'a heron with long legs and a football on its foot | the football heron'
    ),
    object: things(
      'a soft brown football signed by a goat | the brown football',
      'a silver whistle with a pea in it | the silver whistle',
      'a football boot on a long string | the football boot',
      'a team scarf that was still being knitted at one end | the team scarf'
    ),
    place: things(
      'a pitch with the lamps still on | the lamp-lit pitch',
      'a sloping field where every goal was uphill | the uphill pitch',
      'a hut where the team hung its socks | the team hut',
      'a stand with forty seats and one whistle | the whistle stand'
    ),
    sound: ['a ball against a wall, and again', 'a whistle with a cold', 'a cheer from eleven small throats', 'the scuff of studs on a path'],
    detail: [
      'Cut grass and orange peel, that was how the pitch smelled.',
      'In the back of the goal a spider had saved everything since Sunday.',
      'Football boots hung from the wire by their laces, and turned in the wind.',
      'There was one white line across the grass, and the team of snails was keeping to it.'
    ],
    sleepy: [
      'The football lay in the net, where it had always wanted to be.',
      'On the pitch the dew came down and rubbed out the lines.',
      'All the boots stood in pairs, and the mud on them dried.',
      'The goalkeeper slept with both gloves on, and let nothing in but dreams.'
    ]
  },
  {
    id: 'robots',
    label: 'robots',
    keys: ['robot', 'robots', 'android', 'machine', 'machines', 'computer', 'computers', 'inventor', 'invention', 'inventions', 'science', 'scientist', 'máquina', 'máquinas', 'robô', 'robôs', 'karetao', 'ロボット', '机器人', 'रोबोट', 'روبوت', 'روبوتات', 'roboti', 'how computers work', 'coding', 'robot arm'],
    marks: ['robot', 'robots', 'cog', 'battery', 'spring', 'tin'],
    small: things(
      'a robot made from a biscuit tin | the biscuit-tin robot',
      'a robot the size of an alarm clock | the alarm-clock robot',
      'a tin duck with a battery it was proud of | the tin duck',
      'a robot on one wheel that was always arriving | the one-wheeled robot'
    ),
    big: things(
      'a robot as big and warm as a bread oven | the oven-sized robot',
      'an old robot with a birdcage in its chest | the birdcage robot',
      'a window-cleaning robot with very long arms | the long-armed robot',
      'a robot that had been a lighthouse | the lighthouse robot'
    ),
    object: things(
      'a cog with one tooth missing | the gap-toothed cog',
      'a battery as large as a loaf | the loaf-sized battery',
      'a spring that would not stay in its box | the spring',
      'a robot’s left hand that waved | the robot hand'
    ),
    place: things(
      'a workshop where robots were put right | the robot workshop',
      'a hill of cogs with grass on it | the hill of cogs',
      'a robot bus stop with a plug in the wall | the robot stop',
      'a yard where old tin things sang when it rained | the tin yard'
    ),
    sound: ['a whirr and two clicks', 'a beep that tried to be a song', 'the tick of a slow spring', 'a hum on one low note'],
    detail: [
      'A robot was watering a plastic flower, and the flower had got rather clean.',
      'It smelled of warm dust and battery.',
      'On the floor lay a spring, a screw and half a biscuit for whichever robot came by.',
      'Small green lights went along the shelf, as each cog found its place.'
    ],
    sleepy: [
      'The robot’s lamp went from green to amber, and from amber to a very small red.',
      'One by one the cogs came round to where they had started, and stayed.',
      'A spring let itself go, slowly, until there was no more turn in it.',
      'In the tin chest of the robot a moth had gone to sleep, and nobody moved.'
    ]
  },
  {
    id: 'music',
    label: 'music',
    keys: ['music', 'song', 'songs', 'singing', 'piano', 'guitar', 'drum', 'drums', 'violin', 'band', 'orchestra', 'concert', 'dance', 'dancing', 'taylor swift', 'música', 'musica', 'canción', 'canciones', 'baile', 'canção', 'dança', 'musique', 'chanson', 'danse', 'waiata', 'puoro', 'kanikani', 'おんがく', '音楽', 'うた', 'ピアノ', 'ダンス', '音乐', '唱歌', '跳舞', 'संगीत', 'गाना', 'नाच', 'موسيقى', 'أغنية', 'رقص', 'muziki', 'wimbo', 'ngoma', 'recorder', 'ukulele', 'trumpet', 'choir', 'piano lesson', 'drumming', 'singing lesson', 'karaoke'],
    marks: ['music', 'song', 'tune', 'drum', 'piano', 'fiddle', 'trumpet', 'bell', 'note', 'tuba'],
    small: things(
      'a note that had fallen off its line | the fallen note',
      'a mouse with a fiddle made of matchwood | the fiddle mouse',
      'a bell so small that it could only whisper | the whispering bell',
      'a cricket with a song it could not finish | the song cricket'
    ),
    big: things(
      'a tuba that was shy about its voice | the shy tuba',
      'an old piano on small brass wheels | the wheeled piano',
      'a drum as wide as a paddling pool | the wide drum',
      'a bear that played the double bass in the dark | the music bear'
    ),
    object: things(
      'a trumpet with a dent in it | the dented trumpet',
      'a music box with a lid of shells | the music box',
      'a fiddle in a case lined with blue | the blue-cased fiddle',
      'a roll of music tied with a bootlace | the roll of music'
    ),
    place: things(
      'a bandstand with the music left out | the music bandstand',
      'a hall where a piano lived by itself | the piano hall',
      'a hill where every stone rang like a bell | the bell-stone hill',
      'a street with a drum on every doorstep | the drum street'
    ),
    sound: ['one long note, held', 'a tune on three strings', 'a drum, patted like a dog', 'a hum that others joined'],
    detail: [
      'A tune came out of the drainpipe, and nobody could see who had put it in.',
      'The piano smelled of polish, candles and old songs.',
      'On the stair lay a single note, round and black, with its tail up.',
      'Someone had hung a bell on the gate, so that even leaving had music in it.'
    ],
    sleepy: [
      'The piano’s lid was let down, and the strings kept the last chord for a while.',
      'The drum had a blanket over it, and so the night was soft.',
      'A song went round the room once more, with no words left in it.',
      'The fiddle lay beside its bow, and the tune lay between them.'
    ]
  },
  {
    id: 'food',
    label: 'baking and good things to eat',
    keys: ['food', 'baking', 'cooking', 'cake', 'cakes', 'cookie', 'cookies', 'biscuit', 'biscuits', 'ice cream', 'chocolate', 'candy', 'sweets', 'pancake', 'pancakes', 'kitchen', 'fruit', 'soup', 'comida', 'cocina', 'cocinar', 'galleta', 'galletas', 'cozinha', 'bolo', 'biscoito', 'pão', 'cuisine', 'gâteau', 'gâteaux', 'keke', 'parāoa', 'りょうり', '料理', 'ケーキ', 'おかし', '蛋糕', '做饭', '美食', 'खाना', 'केक', 'طعام', 'كعكة', 'طبخ', 'chakula', 'keki', 'kupika', 'carrot', 'carrots', 'peas', 'broccoli', 'sprouts', 'fussy eater', 'eating vegetables', 'eat her peas', 'eat his peas', 'eat my greens', 'greens', 'trying new food', 'cupcake', 'cupcakes', 'making jam', 'jam', 'pancake day', 'lunch', 'breakfast', 'dinner time', 'sandwich', 'sandwiches', 'porridge', 'sausages', 'toast', 'tomatoes', 'helper in the kitchen', 'helping in the kitchen', 'cooking with', 'banana', 'bananas', 'cheese'],
    marks: ['bread', 'bun', 'cake', 'baker', 'baker’s', 'bakery', 'oven', 'dough', 'pie', 'spoon', 'biscuit', 'flour', 'jam'],
    small: things(
      'a currant bun with a good deal to say | the currant bun',
      'a biscuit hen that had walked off its tray | the biscuit hen',
      'a flour mouse that was white to the whiskers | the flour mouse',
      'a lump of dough with an ambition | the small dough'
    ),
    big: things(
      'an old bread oven with a slow voice | the old oven',
      'a bear in a baker’s hat | the baker bear',
      'a cake with so many floors that it had a lift | the tall cake',
      'a pie as round as a pond | the great pie'
    ),
    object: things(
      'a wooden spoon with a bite out of it | the bitten spoon',
      'a jar of jam with a blue lid | the jam jar',
      'a loaf of bread that was wrapped in a cloth | the warm bread',
      'a cake tin with a rattle inside | the cake tin'
    ),
    place: things(
      'a bakery that opened only after dark | the night bakery',
      'a hill of flour with one footprint | the flour hill',
      'a square with an oven in the middle of it | the oven square',
      'a stall that sold pies to whoever was late | the pie stall'
    ),
    sound: ['the sigh of dough sitting down', 'a crust, crackling to itself', 'a spoon going round a bowl', 'a lid that lifted and fell'],
    detail: [
      'The whole street smelled of bread, and even the cats looked thoughtful.',
      'There was flour on the doorknob, on the cat and on the moon.',
      'A biscuit lay on the wall with a note that said For Whoever Is Hungry.',
      'Under its cloth the dough had got up and was looking over the edge of the bowl.'
    ],
    sleepy: [
      'The dough lay under its cloth and rose, so slowly that it never woke.',
      'In the oven the last red went to grey.',
      'The spoons lay one inside another, as spoons had always slept.',
      'A loaf of bread cooled on the sill and gave its warmth to the night.'
    ]
  },
  {
    id: 'blocks',
    label: 'blocks and building',
    keys: ['blocks', 'block', 'building', 'lego', 'legos', 'duplo', 'minecraft', 'roblox', 'fortnite', 'video game', 'video games', 'videogame', 'gaming', 'toys', 'toy', 'puzzle', 'puzzles', 'toy story', 'bloques', 'juguete', 'juguetes', 'videojuego', 'videojuegos', 'blocos', 'brinquedo', 'brinquedos', 'jouet', 'jouets', 'taputapu tākaro', 'つみき', 'おもちゃ', 'レゴ', 'マインクラフト', '积木', '玩具', '乐高', '我的世界', 'खिलौना', 'खिलौने', 'लेगो', 'مكعبات', 'لعبة', 'ألعاب', 'midoli', 'vinyago'],
    marks: ['block', 'blocks', 'brick', 'bricks', 'cube', 'toy'],
    small: things(
      'a red brick that had been trodden on and forgave it | the red brick',
      'a cube-shaped sheep with square wool | the cube sheep',
      'a toy builder with a hat that clicked on | the toy builder',
      'a block with only half a letter on it | the half-letter block'
    ),
    big: things(
      'a giant made of blocks that wobbled | the block giant',
      'a square brick dog as high as a door | the brick dog',
      'an old toy chest that creaked when it spoke | the old toy chest',
      'a small-faced cube the size of a kitchen | the great cube'
    ),
    object: things(
      'a golden block that fitted nowhere | the golden block',
      'a bag of bricks tied at the neck | the bag of bricks',
      'a glowing cube in a paper bag | the glowing cube',
      'a toy key with square teeth | the toy key'
    ),
    place: things(
      'a square hill built from blocks | the block hill',
      'a town of bricks that somebody had not finished | the brick town',
      'a bridge of blocks over nothing in particular | the block bridge',
      'a square pool with a cube of moon in it | the cube pool'
    ),
    sound: ['a click that meant it fitted', 'a rattle, as of a drawer being searched', 'a small, square cough', 'a tumble, and a silence after it'],
    detail: [
      'All the leaves there were small green cubes, and they clicked in the wind.',
      'A brick lay in the road, and the ants had put a flag on it.',
      'Someone had built a wall of blocks and given it a window for the cat.',
      'It smelled of the inside of a toy box, wood and crayons and one old raisin.'
    ],
    sleepy: [
      'The blocks lay where they had fallen, and no two of them wished to be a tower.',
      'In the box each brick found a corner, having four.',
      'The toy builder took off its hat with a click and lay down flat.',
      'One cube of light went out, and then the cube beside it.'
    ]
  },
  {
    id: 'flight',
    label: 'balloons and aeroplanes',
    keys: ['airplanes', 'balloon', 'balloons', 'kite', 'kites', 'flying', 'aviones', 'globo', 'cometa', 'aviões', 'balão', 'avions', 'waka rererangi', 'manu tukutuku', '气球', '风筝', 'पतंग', 'طائرات', 'بالون', 'puto'],
    marks: ['balloon', 'balloons', 'aeroplane', 'aeroplanes', 'kite', 'kites', 'propeller', 'airfield', 'glider'],
    small: things(
      'a balloon with a knot for a chin | the small balloon',
      'a paper aeroplane that had been a letter | the paper aeroplane',
      'a red kite tangled in its own tail | the tangled kite',
      'a glider made by someone’s thumb and a feather | the feather glider'
    ),
    big: things(
      'a striped balloon as large as a church hall | the striped balloon',
      'an old aeroplane with patches on its wings | the patched aeroplane',
      'a propeller goose that flew the late post | the propeller goose',
      'a kite so broad that it made its own evening | the broad kite'
    ),
    object: things(
      'a propeller of polished wood | the propeller',
      'a ball of kite string with no kite | the kite string',
      'a small balloon basket with a rug in it | the balloon basket',
      'a leather helmet that smelled of aeroplanes | the aeroplane helmet'
    ),
    place: things(
      'an airfield with sheep on it | the sheep airfield',
      'a hill where kites were flown in the dark | the kite hill',
      'a barn with a balloon asleep inside | the balloon barn',
      'a tree with eleven paper aeroplanes in it | the aeroplane tree'
    ),
    sound: ['a whuff, and then silence', 'the purr of a propeller', 'a string that hummed in the wind', 'a flap, a flutter and a bump'],
    detail: [
      'A balloon went over, so low that they could see somebody drinking tea.',
      'Along the wire hung a kite’s tail, seven bows and a knot.',
      'It smelled of canvas and cut hay at the airfield.',
      'One paper aeroplane lay on the step, with yesterday written on its wing.'
    ],
    sleepy: [
      'The balloon let itself down, fold by fold, until it was only cloth.',
      'In the dark hangar the aeroplanes stood with their noses up and their eyes shut.',
      'A kite lay on the floor and dreamed that it was on the floor of the sky.',
      'The propeller came round once more by itself, and stayed where it was.'
    ]
  }
]
