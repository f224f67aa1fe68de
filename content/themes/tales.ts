import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

export const taleThemes: ThemePack[] = [
  {
    id: 'dragons',
    label: 'dragons',
    keys: ['dragon', 'dragons', 'dragón', 'dragones', 'dragão', 'dragões', 'tarakona', 'ドラゴン', '竜', 'りゅう', '龙', '龍', 'ड्रैगन', 'تنين', 'joka', 'how to train your dragon'],
    marks: ['dragon', 'dragons', 'scale', 'ember'],
    small: things(
      'a dragon no bigger than a teapot | the teapot-sized dragon',
      'a green dragon with hiccups | the hiccuping dragon',
      'a young dragon that could breathe only steam | the steamy dragon',
      'a dragon so small that it lit birthday candles for a living | the candle dragon'
    ),
    big: things(
      'a dragon curled three times round a hill | the curled dragon',
      'an old dragon with moss on its knees | the mossy-kneed dragon',
      'a red dragon as long as a goods train | the long red dragon',
      'a dragon with wings like two wet tents | the tent-winged dragon'
    ),
    object: things(
      'a dragon egg as warm as a bun | the warm dragon egg',
      'a scale that shone like the lid of a pan | the shining scale',
      'an ember in a clay pot | the ember pot',
      'a dragon’s handkerchief with one singed corner | the dragon handkerchief'
    ),
    place: things(
      'a warm hill where a dragon lived | the dragon’s hill',
      'a cave with a dragon-shaped door | the dragon cave',
      'a ledge where young dragons practised | the dragon ledge',
      'a hot spring with dragons up to their chins in it | the dragon spring'
    ),
    sound: ['a snore that rattled saucers', 'a hiss like a kettle thinking', 'the leathery clap of wings', 'a small, embarrassed puff'],
    detail: [
      'Every stone on the path was warm on one side, where a dragon had breathed.',
      'It smelled of toast and pennies, as dragons did.',
      'A dragon scale lay in the gutter, and the rain would not stick to it.',
      'Somewhere above them something turned over, and a few embers went up like slow birds.'
    ],
    sleepy: [
      'The dragon put its tail over its nose and turned its fire down to blue.',
      'One ember lay in the ashes and looked at the ceiling, and forgot to.',
      'In the hill the dragons breathed all together, and the hill rose and fell.',
      'The smallest dragon slept in a slipper, and the slipper was warm right through.'
    ]
  },
  {
    id: 'castles',
    label: 'a castle',
    keys: ['castle', 'castles', 'king', 'queen', 'castillo', 'rey', 'reina', 'castelo', 'rei', 'rainha', 'château', 'roi', 'reine', 'おしろ', '城', '城堡', 'महल', 'राजा', 'रानी', 'قلعة', 'ملك', 'malkia', 'mfalme'],
    marks: ['castle', 'knight', 'princess', 'queen', 'king', 'crown', 'tower', 'drawbridge', 'throne'],
    small: things(
      'a toy knight no higher than a pepper mill | the toy knight',
      'a mouse princess with ink on its sleeve and no time | the mouse princess',
      'a castle mouse with a thimble for a helmet | the castle mouse',
      'a sparrow that delivered the castle’s post | the castle sparrow'
    ),
    big: things(
      'a chess queen as tall as a lamp post | the chess queen',
      'a suit of armour with a knight’s voice and nobody in it | the empty knight',
      'an old castle that could clear its throat | the old castle',
      'a chess king as round as a tower | the chess king'
    ),
    object: things(
      'a crown that had been used as a bird bath | the crown',
      'a castle key as long as a forearm | the castle key',
      'a helmet that a knight had outgrown | the knight’s helmet',
      'a cushion from a throne | the throne cushion'
    ),
    place: things(
      'a castle with washing on the battlements | the washing-day castle',
      'a tower with one window at the very top | the one-window tower',
      'a drawbridge that was down for the evening | the drawbridge',
      'a small throne on a large hill | the throne on the hill'
    ),
    sound: ['the clink of somebody tiptoeing in armour', 'a horn with a sock in it', 'the sigh of a heavy curtain', 'a bell from the top of a tower'],
    detail: [
      'A crown hung on the coat hook, under an ordinary hat.',
      'The tower smelled of cold stone and hot buttered toast.',
      'A knight’s boots stood drying on the wall, and pointed at each other.',
      'Up in the castle a candle went along from window to window, looking for its room.'
    ],
    sleepy: [
      'The drawbridge was pulled up to the castle’s chin.',
      'A knight lay down with every buckle undone, and was at last quite soft.',
      'A crown was left on the bedpost, to mind the dark.',
      'In the tower the stairs went round and round, down into sleep.'
    ]
  },
  {
    id: 'fairies',
    label: 'fairies and elves',
    keys: ['fairy', 'fairies', 'fairyland', 'fairy land', 'elf', 'pixie', 'gnome', 'gnomes', 'witch', 'wizard', 'wizards', 'magic', 'magical', 'magician', 'wand', 'tooth fairy', 'tinkerbell', 'harry potter', 'hada', 'hadas', 'duende', 'duendes', 'magia', 'mago', 'fada', 'fadas', 'fée', 'fées', 'lutin', 'lutins', 'magie', 'ようせい', '妖精', 'まほう', '魔法', '仙女', '精灵', 'परी', 'जादू', 'جنية', 'سحر', 'uchawi', 'witches', 'spell', 'spells', 'potion', 'potions'],
    marks: ['fairy', 'fairies', 'elf', 'elves', 'gnome', 'wand', 'toadstool', 'thimble'],
    small: things(
      'a fairy with one wing in plaster | the plastered fairy',
      'an elf no longer than a pencil | the pencil-long elf',
      'a gnome that lived behind the gas meter | the meter gnome',
      'a fairy so new that it still squeaked | the new fairy'
    ),
    big: things(
      'a gnome the height of a lamp post | the tall gnome',
      'an old elf that came up to the door handle | the old elf',
      'a toadstool with a face and a deep voice | the talking toadstool',
      'a fairy as tall as a bookcase in enormous boots | the booted fairy'
    ),
    object: things(
      'a wand with the star end chewed | the chewed wand',
      'a thimble full of something bright | the bright thimble',
      'an elf shoe with a bell on its toe | the elf shoe',
      'a toadstool stool with three legs | the toadstool stool'
    ),
    place: things(
      'a ring of toadstools behind the bus shelter | the toadstool ring',
      'a tree stump with a fairy’s front door | the fairy stump',
      'a bank where elves dried their laundry | the elves’ bank',
      'a bridge with a gnome living under it | the gnome bridge'
    ),
    sound: ['a bell the size of a pea', 'wings, folded in a hurry', 'giggling from inside a teapot', 'the tap of a very small hammer'],
    detail: [
      'On the window ledge lay a pair of fairy gloves, put out to dry.',
      'There was a smell of moss, and of toast cut very small, for elves.',
      'A gnome’s hat went along behind the low wall, with a gnome under it no doubt.',
      'Someone had left a thimble of milk on the step, and very slowly it was going down.'
    ],
    sleepy: [
      'The fairies hung up their wings by the loops.',
      'An elf slept in a walnut shell, with a leaf to the chin.',
      'Under its toadstool each beetle had been given a corner.',
      'The old gnome put out the lamp, which was a glow-worm, and thanked it.'
    ]
  },
  {
    id: 'superheroes',
    label: 'superheroes',
    keys: ['superhero', 'superheroes', 'super hero', 'super heroes', 'hero', 'heroes', 'spiderman', 'spider-man', 'batman', 'superman', 'avengers', 'superhéroe', 'superhéroes', 'superheroe', 'super-herói', 'super-heróis', 'super-héros', 'ヒーロー', 'スーパーヒーロー', '超级英雄', '英雄', 'सुपरहीरो', 'بطل خارق', 'أبطال', 'shujaa', 'super powers', 'superpowers', 'super power', 'cape'],
    marks: ['superhero', 'superheroes', 'cape', 'mask', 'rescue'],
    small: things(
      'a mouse in a cape made from a duster | the caped mouse',
      'a superhero no bigger than a peg | the peg-sized superhero',
      'a masked beetle that was very strong for its size | the masked beetle',
      'a kitten that had sewn its own cape | the caped kitten'
    ),
    big: things(
      'a retired superhero as wide as a wardrobe | the retired superhero',
      'a bear in a mask that fooled nobody | the masked bear',
      'a tall superhero with cold feet | the cold-footed superhero',
      'a rescue hippo in a red cape | the rescue hippo'
    ),
    object: things(
      'a cape that had been washed and folded | the folded cape',
      'a mask with one eye sewn up | the one-eyed mask',
      'a superhero’s lunch tin | the superhero lunch tin',
      'a rescue lamp with a moth on the glass | the rescue lamp'
    ),
    place: things(
      'a roof where superheroes ate their sandwiches | the superheroes’ roof',
      'a telephone box full of capes | the cape box',
      'a small office with Rescue painted on the door | the rescue office',
      'a hill where a cape caught the wind | the cape hill'
    ),
    sound: ['the swish of a cape going round a corner', 'a quiet, modest whoosh', 'a thump of two boots', 'a radio asking for help, politely'],
    detail: [
      'A cape hung on the washing line and practised by itself.',
      'There was talcum powder on the step, where a superhero had put on gloves.',
      'From a high wall came a smell of cocoa, and somebody’s mask was being mended.',
      'On the lamp post a notice said Rescues Done While You Wait.'
    ],
    sleepy: [
      'The superheroes had hung up their boots, and the town held itself together for the night.',
      'A cape had been spread over the bed, and it made a good blanket.',
      'One mask lay on the pillow, looking at nothing.',
      'Nobody needed a rescue, and the lamp was turned down low.'
    ]
  }
]
