import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

export const skyAndSeaThemes: ThemePack[] = [
  {
    id: 'space',
    label: 'space and stars',
    keys: ['space', 'black hole', 'star', 'stars', 'alien', 'aliens', 'galaxy', 'comet', 'universe', 'star wars', 'espacio', 'estrella', 'estrellas', 'espaço', 'estrela', 'estrelas', 'espace', 'étoile', 'étoiles', 'whetū', '宇宙', 'うちゅう', '星', 'ほし', '太空', '星星', 'अंतरिक्ष', 'तारा', 'तारे', 'فضاء', 'الفضاء', 'نجمة', 'نجوم', 'nyota'],
    marks: ['star', 'stars', 'rocket', 'planet', 'comet', 'space', 'moon rock'],
    small: things(
      'a star no bigger than a plum | the small star',
      'a rocket the size of a milk bottle | the little rocket',
      'a space mouse in a glass helmet | the space mouse',
      'a young comet that had lost its tail | the young comet'
    ),
    big: things(
      'an old star that had been up for a very long time | the old star',
      'a rocket as tall as a block of flats | the tall rocket',
      'a round red planet with a cold | the red planet',
      'a space whale with lamps along its sides | the space whale'
    ),
    object: things(
      'a moon rock with a hole through it | the moon rock',
      'a tin of star polish | the tin of star polish',
      'a rocket key on a long string | the rocket key',
      'a jar with a planet turning in it | the planet jar'
    ),
    place: things(
      'a field where rockets came down to rest | the rocket field',
      'a round house with a telescope for stars | the star house',
      'a hill from which all the planets could be seen | the planet hill',
      'a garage with a sign that said Space | the space garage'
    ),
    sound: ['a hum like a fridge among the stars', 'a long, falling whistle', 'a crackle, and a small voice', 'three beeps, evenly spaced'],
    detail: [
      'Star dust had got on the window sill, and it would not wipe off.',
      'A rocket stood behind the bus stop with its lights on low.',
      'The air near the comet smelled of struck flint and cold apples.',
      'Overhead a planet shone without twinkling, like somebody keeping still.'
    ],
    sleepy: [
      'The rockets leaned on their towers, and their windows went dark from the top.',
      'One star drew a small cloud up to its chin.',
      'The planets went on round, slowly, each in its own groove.',
      'Far out in space, nothing happened, gently, for a long time.'
    ]
  },
  {
    id: 'ocean',
    label: 'the ocean',
    keys: ['ocean', 'sea', 'fish', 'fishes', 'underwater', 'crab', 'seahorse', 'nemo', 'el mar', 'o mar', 'océano', 'oceano', 'ballenas', 'pez', 'peces', 'baleias', 'peixe', 'la mer', 'océan', 'baleine', 'baleines', 'poisson', 'moana', 'tohorā', 'ika', 'うみ', '海', 'さかな', '大海', '鱼', 'समुद्र', 'मछली', 'بحر', 'البحر', 'سمكة', 'bahari', 'samaki', 'aquarium', 'sea life centre', 'rock pool fish', 'coral reef'],
    marks: ['sea', 'whale', 'whales', 'shell', 'tide', 'crab', 'octopus', 'wave', 'fish', 'turtle'],
    small: things(
      'a crab with one large polite claw | the small crab',
      'a fish that looked over the rim of its bucket | the bucket fish',
      'a whale no longer than a bolster | the small whale',
      'a turtle the size of a saucer | the saucer turtle'
    ),
    big: things(
      'a whale as long as the street | the long whale',
      'an old sea turtle with weed on its back | the old turtle',
      'an octopus that was holding eight umbrellas | the umbrella octopus',
      'a blue whale that spoke one word an hour | the blue whale'
    ),
    object: things(
      'a shell that sounded like somewhere else | the sounding shell',
      'a jar of sea water with the tide still going in and out | the tide jar',
      'a lamp made from a green fishing float | the fishing float',
      'a toothless comb for an octopus | the octopus comb'
    ),
    place: things(
      'a bay where whales came in to rest | the whale bay',
      'a rock pool as deep as a bath | the tide pool',
      'a flat beach at the bottom of the tide | the tide beach',
      'a reef with lamps in it and dry land beside it | the sea reef'
    ),
    sound: ['a long, low call', 'the hush of small waves', 'a bubble with a word in it', 'a splash, and rings going out'],
    detail: [
      'Sea water had left a line of white round everybody’s ankles.',
      'Under the lamp post sat a crab, pinching the light.',
      'The wind smelled of rope, weed and the inside of a shell.',
      'A whale breathed out, and fine rain came down on their hair.'
    ],
    sleepy: [
      'The whales hung in the dark water and slept with half of themselves at a time.',
      'The tide went out as far as it could, and lay there.',
      'An octopus put away its arms, one, and one, and one.',
      'Down on the sea floor a fish leaned on a stone and was still.'
    ]
  },
  {
    id: 'mermaids',
    label: 'mermaids',
    keys: ['mermaid', 'mermaids', 'merman', 'little mermaid', 'ariel', 'sirena', 'sirenas', 'sirenita', 'sereia', 'sereias', 'sirène', 'sirènes', '人魚', 'にんぎょ', '人鱼', '美人鱼', 'जलपरी', 'حورية البحر', 'nguva'],
    marks: ['mermaid', 'mermaids', 'pearl', 'coral', 'seaweed'],
    small: things(
      'a mermaid no longer than a ruler | the small mermaid',
      'a mermaid child with a crab for a hat | the mermaid child',
      'a seahorse with pearl buttons | the pearl seahorse',
      'a mermaid that had come up in a bucket by mistake | the bucket mermaid'
    ),
    big: things(
      'an old mermaid with barnacles on its elbows | the old mermaid',
      'a manatee draped in seaweed | the seaweed manatee',
      'a mermaid as large as a rowing boat | the great mermaid',
      'a walrus with pearls on its tusks | the pearl walrus'
    ),
    object: things(
      'a comb made of coral | the coral comb',
      'a pearl as big as an apple | the pearl',
      'a mirror in which a mermaid kept the sea | the mermaid’s mirror',
      'a harp strung with seaweed | the seaweed harp'
    ),
    place: things(
      'a cove where mermaids hung up their scarves | the mermaid cove',
      'a steps-down pool with coral walls | the coral pool',
      'a rock with a seat worn in it by mermaids | the mermaid rock',
      'a meadow of seaweed left bare by the water | the seaweed meadow'
    ),
    sound: ['a song with water in it', 'the flip of a wet tail', 'a laugh that came up in bubbles', 'a shell, blown softly'],
    detail: [
      'A mermaid had left a wet mark on the harbour step, with scales in it.',
      'The seaweed smelled of salt and tea.',
      'Between two pebbles lay a pearl no bigger than a full stop.',
      'Pink coral showed under the water, like a hand held up.'
    ],
    sleepy: [
      'The mermaids tied their hair to the seaweed, so as not to drift.',
      'A pearl shone a little in its shell, and the shell closed.',
      'Below the waves a mermaid hummed, and lost the tune, and slept.',
      'Fish went in among the coral, and the coral was quiet.'
    ]
  },
  {
    id: 'pirates',
    label: 'pirates and ships',
    keys: ['pirate', 'pirates', 'treasure', 'treasures', 'treasure map', 'pirata', 'piratas', 'tesoro', 'tesouro', 'bateaux', 'trésor', 'navire', 'kaipuke', 'かいぞく', '海賊', '海盗', '宝藏', 'समुद्री डाकू', 'قرصان', 'قراصنة', 'كنز', 'hazina', 'maharamia', 'pirate ship', 'pirate ships'],
    marks: ['pirate', 'pirates', 'ship', 'ship’s', 'sail', 'parrot', 'anchor', 'deck', 'treasure', 'boat'],
    small: things(
      'a parrot that had been left in charge | the pirate parrot',
      'a ship’s mouse with a rolled-up sleeve | the ship’s mouse',
      'a pirate no taller than a broom | the small pirate',
      'a toy ship that could speak when wet | the toy ship'
    ),
    big: things(
      'an old pirate captain with knitting under its hat | the pirate captain',
      'a ship with a carved face and a cough | the talking ship',
      'a pirate bear with a very neat beard | the pirate bear',
      'a rather lonely anchor as tall as a door | the old anchor'
    ),
    object: things(
      'a small box of treasure that was mostly buttons | the treasure box',
      'a folded flag from a pirate ship | the pirate flag',
      'a ship in a bottle with its lamps lit | the ship in the bottle',
      'a brass spyglass with a pirate’s initials | the pirate spyglass'
    ),
    place: things(
      'a harbour where the pirates tied up for the night | the pirate harbour',
      'a sandy island where the boats lay dry | the boat island',
      'a cave with a treasure mark over the door | the treasure cave',
      'a ship pulled up on the grass | the grass ship'
    ),
    sound: ['the creak of a rope', 'a whistle of two notes', 'a sail shaken out', 'a gruff hum below deck'],
    detail: [
      'A pirate hat hung on the bus stop, with a label that said Back Soon.',
      'The sail smelled of tar, salt and onion soup.',
      'Somebody had polished the anchor and then put a cosy on it.',
      'In the sand lay one piece of treasure, which was a spoon.'
    ],
    sleepy: [
      'The pirates climbed into their hammocks and swung a little, and then less.',
      'Down came the sail, fold upon fold, and was tied with a bow.',
      'The ship leaned on its rope and shut the lamps in its windows.',
      'Below deck someone snored, and the treasure lay still in its box.'
    ]
  },
  {
    id: 'weather',
    label: 'rain and weather',
    keys: ['rain', 'rainy', 'weather', 'wind', 'puddle', 'puddles', 'lluvia', 'nube', 'nubes', 'arcoiris', 'viento', 'chuva', 'nuvem', 'nuvens', 'vento', 'pluie', 'nuage', 'nuages', 'kapua', 'āniwaniwa', 'あめ', '雨', '虹', '雲', '下雨', '云', 'बारिश', 'बादल', 'مطر', 'غيمة', 'mvua', 'wingu', 'umbrella', 'umbrellas', 'fog', 'foggy', 'windy', 'rainbow weather', 'picnic in the rain'],
    marks: ['rain', 'cloud', 'clouds', 'raindrop', 'rainbow', 'puddle', 'wind', 'umbrella'],
    small: things(
      'a cloud no bigger than a pillow | the small cloud',
      'a raindrop that had not fallen yet | the raindrop',
      'a wind so young that it could only turn pages | the young wind',
      'an umbrella that was afraid of getting wet | the shy umbrella'
    ),
    big: things(
      'a grey cloud as long as the town | the long grey cloud',
      'an old north wind with a scarf on | the old wind',
      'a rain cloud that had forgotten how to stop | the rain cloud',
      'a large thundery cloud with a gentle voice | the thunder cloud'
    ),
    object: things(
      'a bottle of rain from last summer | the rain bottle',
      'a red umbrella with one bent rib | the red umbrella',
      'a piece of rainbow folded like a scarf | the folded rainbow',
      'a jug for catching puddles | the puddle jug'
    ),
    place: things(
      'a hill where the clouds came down to sit | the cloud hill',
      'a puddle as wide as a market square | the great puddle',
      'a shed where the winds were kept | the wind shed',
      'a field with one end of a rainbow in it | the rainbow field'
    ),
    sound: ['a patter, and then a pause', 'a sigh round the chimney', 'a rumble with its slippers on', 'a drip into a bucket'],
    detail: [
      'The rain had left a bead on every twig, and a lamp in every bead.',
      'It smelled of wet road, and of the undersides of clouds.',
      'A puddle held the whole sky, and did not spill any.',
      'Round the corner came a wind with somebody’s hat, looking for the head.'
    ],
    sleepy: [
      'The rain came down more slowly, as if it were counting itself.',
      'A cloud lay down along the hill and pulled its edges in.',
      'The wind put each leaf back where it had found it, and slept.',
      'One last raindrop ran down the glass and stopped halfway.'
    ]
  },
  {
    id: 'moon',
    label: 'the moon and the night',
    keys: ['moon', 'night', 'sleep', 'darkness', 'lantern', 'nighttime', 'la luna', 'noche', 'sueño', 'lua', 'noite', 'sonho', 'lune', 'nuit', 'rêve', 'rêves', 'marama', 'pō', 'つき', '月', 'よる', '夜', '月亮', '晚上', 'चाँद', 'चांद', 'रात', 'قمر', 'القمر', 'ليل', 'حلم', 'mwezi', 'usiku', 'full moon', 'starry night', 'night sky', 'moonlight'],
    marks: ['moon', 'moonbeam', 'night', 'dream', 'lantern'],
    small: things(
      'a moonbeam that had slipped off the roof | the moonbeam',
      'a night moth with the moon on each wing | the moon moth',
      'a dream the size of a kitten | the small dream',
      'a lantern that was frightened of noon | the little lantern'
    ),
    big: things(
      'a moon that had come down to have a rest | the resting moon',
      'a night heron as tall as a lamp post | the night heron',
      'an old moon hare with silver ears | the moon hare',
      'a soft-nosed dream as large as a barn | the great dream'
    ),
    object: things(
      'a moon-shaped lamp with a cracked shade | the moon lamp',
      'a jar with one folded dream in it | the dream jar',
      'a silver lantern with no candle | the silver lantern',
      'a blanket that had been aired in the moonlight of many nights | the night blanket'
    ),
    place: things(
      'a hill that the moon used as a step | the moon hill',
      'a square where all the lanterns were lit by hand | the lantern square',
      'a small railway stop for dreams | the dream stop',
      'a pond with the moon lying in it | the moon pond'
    ),
    sound: ['a hush with a hum in it', 'the chime of something very thin', 'a breath on glass', 'a clock that whispered'],
    detail: [
      'The moon had put a white square on the floor, exactly the size of the window.',
      'Night smelled of cold tin and leaves.',
      'A lantern swung somewhere, and every shadow took one step and came back.',
      'Somebody had dropped a dream on the stairs, and it was still warm.'
    ],
    sleepy: [
      'The moon drew a cloud over its shoulder and turned to the wall.',
      'One dream lay down beside another, and there was room for both.',
      'Night sat on the roof, and did not fidget.',
      'In the lantern the last small glow closed its eye.'
    ]
  }
]
