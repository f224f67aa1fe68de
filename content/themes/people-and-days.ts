import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

export const dayThemes: ThemePack[] = [
  {
    id: 'adventure',
    label: 'adventure',
    keys: ['adventure', 'adventures', 'quest', 'journey', 'explorer', 'explorers', 'exploring', 'trip', 'travel', 'travelling', 'map', 'mystery', 'detective', 'expedition', 'aventura', 'aventuras', 'viaje', 'viagem', 'aventure', 'aventures', 'voyage', 'haerenga', 'ぼうけん', '冒険', 'たび', '冒险', '探险', '旅行', 'रोमांच', 'साहसिक', 'यात्रा', 'مغامرة', 'مغامرات', 'رحلة', 'matukio'],
    marks: ['adventure', 'map', 'explorer', 'explorer’s', 'compass', 'expedition', 'signpost', 'rucksack', 'tent'],
    small: things(
      'a fox cub with a rucksack | the rucksack fox',
      'a compass that spoke when it was sure | the talking compass',
      'a toad that had been on nine expeditions | the expedition toad',
      'a swift that carried maps for other people | the map swift'
    ),
    big: things(
      'an old badger in an explorer’s hat | the explorer badger',
      'a many-armed signpost as tall as a house | the tall signpost',
      'a bear that had slept through three expeditions | the expedition bear',
      'a mule with a tent on its back and views on everything | the tent mule'
    ),
    object: things(
      'a map with a hole where it mattered | the map',
      'a brass compass that pointed to supper | the brass compass',
      'a rucksack that was packed for somebody else | the rucksack',
      'an explorer’s lantern with four blue panes | the explorer’s lantern'
    ),
    place: things(
      'a hill that was on no map | the unmapped adventure hill',
      'a hollow with a lit tent in it | the tent hollow',
      'a crossroads where the signpost had turned its back | the signpost corner',
      'a lookout with an explorer’s chair | the explorer’s lookout'
    ),
    sound: ['a far-off call of two notes', 'boots on loose stones', 'canvas, breathing in and out', 'the click of a compass lid'],
    detail: [
      'The map smelled of rain, jam and other people’s pockets.',
      'From a branch hung an explorer’s sock, with a hole where the toe had been exploring.',
      'On a flat stone lay half a biscuit, left by the last expedition.',
      'The signpost had four arms, and three of them said Nearly There.'
    ],
    sleepy: [
      'The map was folded along its old lines and put under the pillow.',
      'In the tent the lamp went out, and the canvas kept a little of it.',
      'The compass needle swung, and swung less, and came to rest on bed.',
      'All the adventure there was had come indoors and taken off its boots.'
    ]
  },
  {
    id: 'school',
    label: 'school',
    keys: ['school', 'starting', 'starting school', 'first day', 'first day of school', 'first day at school', 'teacher', 'teachers', 'classroom', 'homework', 'maths', 'escuela', 'colegio', 'maestra', 'escola', 'professora', 'école', 'maîtresse', 'kura', 'がっこう', '学校', '上学', '老师', 'स्कूल', 'विद्यालय', 'مدرسة', 'المدرسة', 'shule', 'new kid', 'the new girl', 'the new boy', 'big school', 'reception class', 'starting reception', 'school trip', 'spelling test', 'spellings', 'times tables', 'parents evening', 'parents’ evening', 'show and tell', 'assembly', 'packed lunch', 'sports day', 'egg and spoon race', 'maths test', 'reading book', 'school photo', 'lollipop lady', 'head teacher', 'after school club', 'breakfast club', 'year one', 'year two', 'first grade', 'second grade', 'summer term', 'half term', 'school uniform'],
    marks: ['school', 'chalk', 'classroom', 'pencil', 'lunchbox', 'satchel', 'desk', 'teacher'],
    small: things(
      'a piece of chalk with cold feet | the piece of chalk',
      'a mouse on its first day at school | the school mouse',
      'a pencil that had not been sharpened yet | the new pencil',
      'a lunchbox that hummed when it was nervous | the humming lunchbox'
    ),
    big: things(
      'an owl that taught the late class | the owl teacher',
      'a school bell as large as a bath | the great school bell',
      'an old desk with forty names in it | the old desk',
      'a very tall pencil that had grown up slowly | the tall pencil'
    ),
    object: things(
      'a satchel with a loud buckle | the satchel',
      'a box of chalk in nineteen colours | the box of chalk',
      'a classroom globe that lit up | the classroom globe',
      'a lunchbox with somebody else’s name on it | the lost lunchbox'
    ),
    place: things(
      'a school with its lamps on after dark | the night school',
      'a classroom with desks and no walls | the open classroom',
      'a school bus shelter with a row of pegs | the school bus shelter',
      'a hill where the teachers went to be quiet | the teachers’ hill'
    ),
    sound: ['chalk, squeaking once', 'thirty chairs, put up on tables', 'a bell with its mind made up', 'a page turned by many hands'],
    detail: [
      'The classroom smelled of pencils, oranges and wet coats.',
      'On every peg there was a picture, so that even a school coat knew its place.',
      'Under the desk somebody had stuck a gold star, where only knees could see it.',
      'A line of chalk ran along the wall, at exactly the height of a small arm.'
    ],
    sleepy: [
      'In the classroom the chairs stood on the tables with their legs in the air, resting.',
      'Chalk dust came down through the last of the light, and lay where it liked.',
      'The pencils slept in their tin, points all one way.',
      'By the door hung the satchel, buckled, with tomorrow inside it.'
    ]
  },
  {
    id: 'birthday',
    label: 'a birthday',
    keys: ['birthday', 'birthdays', 'birthday party', 'party', 'present', 'presents', 'gift', 'cumpleaños', 'cumple', 'fiesta', 'regalo', 'aniversário', 'festa', 'presente', 'anniversaire', 'fête', 'cadeau', 'huritau', 'rā whānau', 'たんじょうび', '誕生日', '生日', '礼物', 'जन्मदिन', 'عيد ميلاد', 'هدية', 'siku ya kuzaliwa', 'zawadi', 'birthday cake', 'party bag', 'party bags', 'turning four', 'turning five', 'turning 2', 'turning 3', 'turning 4', 'turning 5', 'turning 6', 'turning 7', 'turning 8', 'turning 9', 'turns 2', 'turns 3', 'turns 4', 'turns 5', 'turns 6', 'turns 7', 'turns 8', 'turns 9', 'turning six', 'turning three', 'turning seven', 'is four today', 'is five today'],
    marks: ['birthday', 'candle', 'candles', 'ribbon', 'parcel', 'party', 'present'],
    small: things(
      'a birthday candle that wanted to wait | the birthday candle',
      'a mouse wearing a ribbon as a belt | the ribbon mouse',
      'a party blower that could not uncurl | the party blower',
      'a snail on its very first birthday | the birthday snail'
    ),
    big: things(
      'an elephant that had brought the wrong parcel | the parcel elephant',
      'an old bear that had lost count of its birthdays | the birthday bear',
      'a goose as wide as a party table | the party goose',
      'a tower of presents that giggled | the tower of presents'
    ),
    object: things(
      'a parcel with holes in the lid | the parcel',
      'a candle in the shape of a number nobody knew | the number candle',
      'a roll of ribbon that had no end | the endless ribbon',
      'a paper birthday crown folded flat | the birthday crown'
    ),
    place: things(
      'a field with a party table all down the middle | the party field',
      'a hill with a single candle on top | the candle hill',
      'a shop that sold only ribbon | the ribbon shop',
      'a tree hung with birthday cards | the birthday tree'
    ),
    sound: ['the rustle of tissue paper', 'a song, sung before it was time', 'a small pop, and a laugh', 'a whisper behind a door'],
    detail: [
      'There was a ribbon on the gate, and the gate stood up straighter for it.',
      'The street smelled of butter and of blown-out candles.',
      'Somebody had wrapped a lamp post as a present, looked at it, and gone in.',
      'On the step was a parcel that purred, no bigger than a shoe.'
    ],
    sleepy: [
      'The candles were laid back in their box, side by side.',
      'A ribbon slid from the chair, loop after loop, and lay down.',
      'The party was over, and only the tablecloth was still talking, in crumbs.',
      'One more birthday had been folded up and put where it would keep.'
    ]
  },
  {
    id: 'books',
    label: 'books and the library',
    keys: ['book', 'books', 'library', 'reading', 'story', 'stories', 'fairy tale', 'fairy tales', 'fairytale', 'libro', 'libros', 'biblioteca', 'cuento', 'cuentos', 'livro', 'livros', 'história', 'livre', 'livres', 'bibliothèque', 'pukapuka', 'whare pukapuka', 'ほん', '本', '図書館', 'としょかん', '绘本', '书', '图书馆', 'किताब', 'पुस्तकालय', 'कहानी', 'كتاب', 'كتب', 'مكتبة', 'قصة', 'kitabu', 'vitabu', 'maktaba', 'hadithi'],
    marks: ['book', 'books', 'library', 'page', 'bookmark', 'bookcase', 'shelf', 'librarian', 'comma'],
    small: things(
      'a comma that had slipped out of a sentence | the lost comma',
      'a bookworm in a woollen hat | the hatted bookworm',
      'a library mouse with a date stamp | the library mouse',
      'a book so thin that it was always cold | the thin book'
    ),
    big: things(
      'an old bookcase with a creaking laugh | the old bookcase',
      'a heron that worked as a librarian | the librarian heron',
      'a very exact word book as large as a bed | the great word book',
      'a story bear that had walked out at page nine | the page-nine bear'
    ),
    object: things(
      'a book with its last page missing | the unfinished book',
      'a bookmark made from a train ticket | the bookmark',
      'a library card with gold edges | the library card',
      'a lamp that clipped on to a shelf | the shelf lamp'
    ),
    place: things(
      'a library that opened at bedtime | the bedtime library',
      'a hill of books with a path up the spine | the book hill',
      'a tree with a shelf on every branch | the shelf tree',
      'a parked bus full of books | the book bus'
    ),
    sound: ['a page, turned slowly', 'the soft clap of a cover', 'a stamp, and a breath on it', 'a whisper from the lower shelves'],
    detail: [
      'The library smelled of dust, glue and somebody’s peppermint.',
      'Between two pages lay a leaf, pressed so flat that it had become a drawing.',
      'A word had come loose from its book and sat on the rug, licking itself.',
      'On the lowest shelf the picture books leaned on each other like cousins.'
    ],
    sleepy: [
      'The books closed their covers, and all the people inside lay down.',
      'In the library the lamps went out, A first and Z last.',
      'A bookmark lay in the fold of the page and kept the place for the morning.',
      'Every comma curled up, and the sentences ran on without it, low and slow.'
    ]
  },
  {
    id: 'friends',
    label: 'kindness and friends',
    keys: ['kindness', 'being kind', 'friend', 'friends', 'friendship', 'helping', 'care', 'taking care', 'love', 'family', 'caring', 'courage', 'being brave', 'bravery', 'gratitude', 'feelings', 'amigo', 'amigos', 'amistad', 'amabilidad', 'amor', 'familia', 'amizade', 'bondade', 'família', 'ami', 'amis', 'amitié', 'gentillesse', 'famille', 'hoa', 'ともだち', '友達', 'やさしさ', '朋友', '友谊', '善良', 'दोस्त', 'दोस्ती', 'दया', 'صديق', 'أصدقاء', 'صداقة', 'لطف', 'rafiki', 'marafiki', 'urafiki', 'wema', 'best friend', 'playdate', 'play date', 'new friend', 'making friends', 'make friends', 'friend from school'],
    marks: ['friend', 'friends', 'friends’', 'friendly', 'kind', 'kindness'],
    small: things(
      'a sparrow that saved half of everything for a friend | the kind sparrow',
      'a mole looking for a friend to look with | the friendly mole',
      'a kind hedgehog that was careful how it stood | the kind hedgehog',
      'a mitten in search of its friend | the friendly mitten'
    ),
    big: things(
      'a large friendly goose with a cold foot | the friendly goose',
      'an ox as kind as a kitchen | the kind ox',
      'an old friend of the moon’s with long grey ears | the moon’s old friend',
      'a cow that was kind to umbrellas | the kind cow'
    ),
    object: things(
      'a lidded pot of soup for a friend | the friends’ soup',
      'a blanket with a kindness sewn in each corner | the kindness blanket',
      'a letter that began with Dear Friend | the Dear Friend letter',
      'a two-handled cup for two friends | the friends’ cup'
    ),
    place: things(
      'a bench with room for one more friend | the friends’ bench',
      'a bridge where friends waited for each other | the friends’ bridge',
      'a table by the road that some kind person had laid | the kind table',
      'a small hill with a swing for two friends | the friends’ hill'
    ),
    sound: ['a knock, not too loud', 'two hums that fitted together', 'a laugh from next door', 'soup, being shared out'],
    detail: [
      'On the wall lay an apple, polished by some kind sleeve.',
      'Somebody’s friend had tied a scarf round the cold tap.',
      'A kind person had chalked a hand on the pavement, for anyone to step on.',
      'It smelled of soup, which was how friends found the door.'
    ],
    sleepy: [
      'Two friends had fallen asleep with one blanket, and neither of them pulled.',
      'A kind sort of quiet went round and tucked in the corners.',
      'On the friends’ bench there was nobody now, only two warm places.',
      'The last thing that a friend did that day was to breathe more softly.'
    ]
  }
]
