import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Feasts as families keep them at home: what is cooked, lit, hung up and waited for. Nothing sacred is acted or explained. */
export const feastThemes: ThemePack[] = [
  {
    id: 'christmas',
    label: 'Christmas',
    keys: [
      'christmas', 'christmas eve', 'xmas', 'father christmas', 'santa', 'santa claus', 'christmas tree', 'reindeer', 'advent', 'advent calendar', 'stocking', 'stockings', 'elves', 'rudolph', 'mince pies', 'navidad', 'nochebuena', 'natal', 'noël',
      'クリスマス', '圣诞节', 'krismasi'
    , 'nativity', 'nativity play', 'christmas play', 'carol singing', 'elf on the shelf', 'christmas dinner', 'christmas jumper'],
    marks: ['christmas', 'tinsel', 'bauble', 'stocking', 'reindeer', 'paper chain', 'pine', 'parcel'],
    small: things('a robin in a tinsel scarf | the tinsel robin', 'a bauble with a dent in it | the dented bauble'),
    big: things('a reindeer with one bell too many | the jingling reindeer', 'a pine tree that had come by bus | the pine tree'),
    object: things('a stocking with a hole in the toe | the stocking', 'a parcel that had lost its label | the Christmas parcel'),
    place: things('a square with a tall pine in the middle | the pine square', 'a stall that sold nothing but baubles | the bauble stall'),
    sound: ['a small bell, trying not to', 'paper being folded behind a door', 'pine needles, landing one by one'],
    detail: [
      'A paper chain hung from corner to corner, and one link was upside down.',
      'It smelled of pine, and of oranges that had been looked at for days.',
      'Under the pine lay a parcel in the shape of exactly what it was.',
      'A thread of tinsel had got into everything, even the butter.'
    ],
    sleepy: [
      'The tinsel stirred once in the warm air, and hung still.',
      'Flat and empty, the stocking waited at the end of the bed.',
      'One by one the pine needles came down and made no noise at all.',
      'In the dark the parcel kept its secret, the way a parcel should.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['hang up the stockings', 'hung up the stockings', 'hanging up the stockings'],
        ['trim the Christmas tree', 'trimmed the Christmas tree', 'trimming the Christmas tree'],
        ['wrap the parcels', 'wrapped the parcels', 'wrapping the parcels'],
        ['make a paper chain', 'made a paper chain', 'making a paper chain'],
        ['leave a carrot for the reindeer', 'left a carrot for the reindeer', 'leaving a carrot for the reindeer']
      ],
      facts: [
        'A reindeer’s eyes turn blue in winter, so that it can see in the dark',
        'Both the mother and the father reindeer grow antlers',
        'A pine tree keeps its needles all year, so it is green when nothing else is',
        'The first baubles were apples',
        'Robins sing in winter too, even at night, if a lamp is on',
        'In the south of the world Christmas comes in the middle of summer',
        'The longest paper chains are longer than a street',
        'Reindeer click when they walk, so that they can find each other in the snow'
      ],
      guesses: [
        'Reindeer can fly because they hold their breath',
        'It has to be winter, or the tree would get homesick',
        'Father Christmas is quick because his boots aren’t done up',
        'Parcels are square so that they don’t roll away',
        'The star goes on top because it’s afraid of the dog'
      ],
      says: ['Nobody look', 'Just one more bauble', 'Hold the chair', 'Is it time yet', 'I can hear bells'],
      props: [
        ['the Christmas tree', 'the coat stand with a green scarf round it'],
        ['the sleigh', 'a washing basket'],
        ['the antlers', 'two wooden spoons'],
        ['the chimney', 'the gap beside the wardrobe'],
        ['the snow', 'a pillowcase of torn paper'],
        ['the sack of parcels', 'a laundry bag with cushions in it']
      ],
      parts: ['Father Christmas', 'the first reindeer', 'the reindeer who was new', 'the Christmas tree', 'the star on the tree', 'the chimney', 'a parcel that nobody could guess', 'the snow'],
      goes: [
        ['{S} shook out the tinsel and found the end of it.', 'Out of the box {S} lifted the tinsel, all one long knot.'],
        ['Every bauble got a branch, and {S} stood back to look.', 'High, low, middle: {S} hung the baubles where there was room.'],
        ['{S} wrapped a parcel and used a great deal of tape.', 'A parcel was wrapped, and {S} was only a little bit stuck to it.'],
        ['Then {S} hung the stocking where it could not be missed.', 'The stocking was hung up last, and {S} patted it flat.']
      ],
      mishaps: [
        {
          problem: ['The Christmas tree leaned. It leaned a little more whenever the door shut.', 'Slowly, with all its baubles on, the Christmas tree began to bow.'],
          fail: ['{S} propped it up with a slipper, and it leaned the other way.', 'A cushion was what {S} tried, and the tree sat down on it.'],
          see: ['“All the baubles are on one side,” said {A}. “That’s where I can reach,” said {S}.', '{A} walked round the back. “There’s nothing hanging here at all,” said {A}.'],
          mend: ['So half of the baubles moved to the back, {A} handing and {S} hanging. The tree stood up.', 'Bauble by bauble, {S} and {A} shared them out again, until the tree was straight.'],
          alone: ['All the baubles were on one side. {S} hung half of them at the back, and the tree stood up.']
        },
        {
          problem: ['The end of the tape was gone. The parcel was half shut and breathing.', 'Just as the parcel was nearly shut, the tape lost its own end.'],
          fail: ['{S} scratched all round the roll and found the beginning of a thumb.', 'Round and round went the roll in the hands of {S}, as smooth as an egg.'],
          see: ['“Hold it to the light,” said {A}. “The end makes a little line.”', '“Mine always does that,” said {A}. “You have to look from the side.”'],
          mend: ['There it was, thin as a hair. {S} pulled, {A} held the parcel, and it was shut.', 'With {A} tilting the lamp, {S} saw the line and caught it.'],
          alone: ['{S} held the roll to the lamp. There was a line, thin as a hair, and that was the end.']
        },
        {
          problem: ['The carrot for the reindeer was gone. Only the green part was left on the plate.', 'On the plate for the reindeer lay a carrot top, and no carrot.'],
          fail: ['{S} put down a potato, but it did not look like a treat.', 'A radish was tried, and {S} had to say that it was small for a reindeer.'],
          see: ['“Look who’s chewing,” said {A}. And then, “It was me. I only tested it.”', '“I may know where it went,” said {A}, with orange teeth.'],
          mend: ['In the end {S} and {A} left half a carrot each, and a note that said sorry.', '{A} fetched a new one, {S} drew an arrow to it, and the reindeer had its carrot.'],
          alone: ['{S} had tested it, only a little, and then rather a lot. A new carrot was laid down, with a note.']
        }
      ],
      ends: ['The last bauble went up, and the room was all small lights.', 'Everything was wrapped, and the scissors could be found again.', 'Nothing more could be done for Christmas but to go to bed for it.']
    }
  },
  {
    id: 'eid',
    label: 'Eid',
    keys: [
      'eid', 'eid mubarak', 'eid al-fitr', 'eid al fitr', 'eid party', 'eid morning', 'عيد', 'العيد', 'عيد الفطر', 'idi', 'ईद'
    ],
    marks: ['eid', 'crescent', 'biscuit', 'new clothes', 'envelope', 'henna', 'lantern', 'dates'],
    small: things('a biscuit tin that hummed | the biscuit tin', 'a crescent cut out of gold paper | the paper crescent'),
    big: things('a camel that came with the greeting cards | the envelope camel', 'a lantern as tall as a door | the tall lantern'),
    object: things('a plate of biscuits under a cloth | the biscuit plate', 'an envelope with a name in curly letters | the envelope'),
    place: things('a street with a lantern at every window | the lantern street', 'a roof from which one could see the crescent | the crescent roof'),
    sound: ['a doorbell, and then another doorbell', 'biscuit tins being opened carefully', 'bangles, going up the stairs'],
    detail: [
      'New clothes hung on the door, with the pins still in.',
      'It smelled of butter and of biscuits that were for tomorrow.',
      'A lantern turned on its string and put stars on the wall.',
      'Through the window the crescent was as thin as a nail.'
    ],
    sleepy: [
      'The new clothes hung on the chair, being brave until morning.',
      'The lantern was turned low, and its stars climbed off the wall.',
      'Under its cloth the biscuit plate was safe, or nearly.',
      'Thin and bright, the crescent went down behind the roofs.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['look for the new moon', 'looked for the new moon', 'looking for the new moon'],
        ['bake the Eid biscuits', 'baked the Eid biscuits', 'baking the Eid biscuits'],
        ['try on the new clothes', 'tried on the new clothes', 'trying on the new clothes'],
        ['carry plates to the neighbours', 'carried plates to the neighbours', 'carrying plates to the neighbours'],
        ['hang up the lanterns', 'hung up the lanterns', 'hanging up the lanterns']
      ],
      facts: [
        'Eid begins when the thin new moon has been seen',
        'The new moon comes about eleven days earlier every year, so Eid wanders through the seasons',
        'A new moon is hard to see because it stays so close to the sun',
        'Dates grow in bunches, and one bunch can weigh as much as a child',
        'Henna is a leaf, dried and made into paste, and it colours skin for about two weeks',
        'Eid biscuits are often pressed in wooden moulds, so each has a pattern',
        'On Eid morning people hug three times in some places, left, right and left',
        'In many families the smallest child gets the first envelope'
      ],
      guesses: [
        'The moon is so thin because it hasn’t eaten all day either',
        'New clothes are stiff because they’re shy',
        'You hug three times in case the first two don’t count',
        'Biscuits have patterns so that they know who they belong to',
        'The doorbell rings all day because it’s happy'
      ],
      says: ['Eid Mubarak', 'Just one, and then supper', 'Mind the new shoes', 'I saw it first', 'Come in, come in'],
      props: [
        ['the new moon', 'a banana held up in the doorway'],
        ['the biscuit mould', 'the lid of a jam jar'],
        ['the door of the neighbours', 'the wardrobe'],
        ['the lantern', 'a torch in a colander'],
        ['the long table', 'a blanket on the floor'],
        ['the new shoes', 'the biggest slippers in the house']
      ],
      parts: ['the new moon', 'the aunt who hugs', 'the neighbour with the plate', 'the doorbell', 'the biscuit tin', 'the cousin who is always late', 'the new shoes', 'the lantern'],
      goes: [
        ['{S} stood at the window and looked for the new moon.', 'First of all {S} searched the sky for something thin.'],
        ['Then {S} pressed the biscuits flat, one thumb to each.', 'One after another, {S} gave the biscuits their pattern.'],
        ['The new clothes went on, and {S} walked up and down in them.', '{S} put on the new clothes and stood quite differently.'],
        ['A plate was carried next door, and {S} rang with one elbow.', 'With both hands full of biscuits, {S} took a plate to the neighbours.']
      ],
      mishaps: [
        {
          problem: ['The new moon would not be seen. There was a cloud, and behind that a chimney.', 'Where the moon should have been, there was a chimney.'],
          fail: ['{S} stood on tiptoe and saw more chimney.', 'Leaning left was what {S} tried, and then leaning right, and nothing came of it.'],
          see: ['“Not from here,” said {A}. “From the other window. I saw it when I shut the curtains.”', '“It’s lower than you think,” said {A}. “Look under the cloud.”'],
          mend: ['At the other window {S} held up one finger, {A} looked along it, and there it was.', '{S} and {A} put their heads together at one pane. The moon was there, thin as a nail.'],
          alone: ['{S} went to the other window and looked under the cloud. There it was, thin as a nail.']
        },
        {
          problem: ['All the biscuits had come out as one. It was as big as the tray.', 'The biscuits had moved together in the oven and become a country.'],
          fail: ['{S} tried to pull one away, and a piece the size of Spain came along.', 'Tugging did not help {S}. The biscuits held hands.'],
          see: ['“They’re still warm,” said {A}. “Warm ones can be cut.”', '“Don’t pull,” said {A}. “Press a cup on it.”'],
          mend: ['{A} brought a cup, {S} pressed, and out came one round biscuit after another.', 'Cup by cup, {S} and {A} made them single again, and the edges were for the cooks.'],
          alone: ['While it was warm {S} pressed a cup on it. Out came one round biscuit after another.']
        },
        {
          problem: ['The new shoes would not come along. They stayed where they were, and the feet went on.', 'With each step the new shoes said flap, and one of them was left behind.'],
          fail: ['{S} curled up all ten toes, and got as far as the mat.', 'Shuffling was what {S} tried, and it made a noise like a duck.'],
          see: ['“They’re on the wrong feet,” said {A}.', '“Socks,” said {A}. “You’ve forgotten that there are socks.”'],
          mend: ['{A} fetched thick socks, {S} changed left for right, and the shoes came along.', 'With socks from {A} and a good deal of pulling, {S} could walk like a guest.'],
          alone: ['{S} looked down and changed left for right. After that the shoes came along.']
        }
      ],
      ends: ['The plates came back empty, and that was the best sign.', 'All the doorbells had been rung that there were.', 'The thin moon had seen the whole of it and said nothing.']
    }
  },
  {
    id: 'diwali',
    label: 'Diwali',
    keys: ['diwali', 'deepavali', 'divali', 'festival of lights', 'rangoli', 'diya', 'diyas', 'mithai', 'दिवाली', 'दीवाली', 'दीपावली'],
    marks: ['diwali', 'rangoli', 'little lamp', 'lamps', 'sweets', 'marigold', 'sparkle'],
    small: things('a little lamp no bigger than a palm | the little lamp', 'a sparrow that sat in the marigolds | the marigold sparrow'),
    big: things('an elephant with marigolds behind both ears | the marigold elephant', 'a row of lamps that did not end | the long row of lamps'),
    object: things('a box of sweets tied with red string | the sweets box', 'a bowl of coloured powder for the rangoli | the rangoli bowl'),
    place: things('a doorstep with half a rangoli on it | the rangoli doorstep', 'a balcony full of lamps | the balcony of lamps'),
    sound: ['a lamp, taking its first small breath', 'sweets being counted in a whisper', 'bangles over a bowl of powder'],
    detail: [
      'On the doorstep a rangoli had got as far as its third petal.',
      'Sweets lay in rows, and one row had a gap in it.',
      'A string of marigolds hung over the door and tickled the tall.',
      'All along the wall stood lamps, waiting to be asked.'
    ],
    sleepy: [
      'The lamps burned lower and lower, each in its own saucer of light.',
      'Petal by petal, the rangoli lay still in the dark.',
      'The box of sweets had been shut, with the string tied twice.',
      'Over the door the marigolds hung their heads and smelled of evening.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['draw a rangoli', 'drew a rangoli', 'drawing a rangoli'],
        ['set out the lamps', 'set out the lamps', 'setting out the lamps'],
        ['roll the sweets', 'rolled the sweets', 'rolling the sweets'],
        ['thread the marigolds', 'threaded the marigolds', 'threading the marigolds'],
        ['sweep the house for Diwali', 'swept the house for Diwali', 'sweeping the house for Diwali']
      ],
      facts: [
        'Diwali comes on a night with no moon, so the lamps can be seen from far away',
        'The name Diwali means a row of lamps',
        'A rangoli is drawn with powder or rice flour, and ants may eat it afterwards',
        'Marigolds smell so strong that some insects stay away from them',
        'The whole house is swept before Diwali, even behind the cupboard',
        'A clay lamp is called a diya, and is made from a lump as big as an egg',
        'From space, cities look different on the nights of lights, because there are so many',
        'In some houses every single window gets a lamp'
      ],
      guesses: [
        'You need lamps because the moon has the day off',
        'Sweets are round so that they can find their way to people',
        'You have to sweep first, or the lights would trip',
        'The ants are the ones who asked for Diwali',
        'Marigolds are orange because they’ve been looking at lamps'
      ],
      says: ['Careful, it isn’t dry', 'One for the plate and one for me', 'Happy Diwali', 'Step over it, please', 'Is every window lit'],
      props: [
        ['the row of lamps', 'torches and night lights along the wall'],
        ['the rangoli powder', 'coloured chalk'],
        ['the marigolds', 'balls of orange wool'],
        ['the elephant', 'an armchair under a bedspread'],
        ['the box of sweets', 'a shoebox with round stones in it'],
        ['the moon that stayed at home', 'a plate behind a curtain']
      ],
      parts: ['the first lamp', 'the last lamp', 'the moon that stayed at home', 'the elephant', 'the ant', 'the aunt with the sweets', 'the broom', 'the marigold'],
      goes: [
        ['{S} swept where the broom had never been, and found a spoon.', 'Behind the cupboard {S} swept up a button and a year of dust.'],
        ['Then {S} drew a ring of petals on the floor, from the middle out.', 'From the middle outwards {S} drew the rangoli, petal after petal.'],
        ['{S} set the lamps in a row, each an arm from the next.', 'In one long row {S} put the lamps, and straightened every second one.'],
        ['Sweets were rolled, and {S} made them nearly the same size.', 'Between two flat hands {S} rolled the sweets until they were round.']
      ],
      mishaps: [
        {
          problem: ['The rangoli had a footprint in it. It was exactly in the best petal.', 'Right across the rangoli, somebody had walked, and had not wiped their feet.'],
          fail: ['{S} blew at it, and then it was a cloud with a footprint.', 'Rubbing was what {S} tried, and the footprint grew a second toe.'],
          see: ['“It looks like a leaf,” said {A}. “We need more of them.”', '“Leave it,” said {A}. “Give it four more, and it’s a flower.”'],
          mend: ['So {A} stepped where {S} pointed. Five footprints, all round, and it was the best petal of all.', '{S} drew a stalk to it, {A} added four feet more, and there was a new flower.'],
          alone: ['{S} looked at it for a while, and stepped four more times in a ring. It was a flower.']
        },
        {
          problem: ['One lamp in the row stayed dark. It made the whole row look as if it had lost a tooth.', 'All the lamps shone but the seventh, and that was all anybody could see.'],
          fail: ['{S} told it to hurry, and it did not.', 'Tapping did nothing. {S} tapped it twice to be sure.'],
          see: ['“That one is empty,” said {A}. “It has nothing to shine with.”', '“Try it with the one from the bathroom,” said {A}.'],
          mend: ['{A} brought what was missing, {S} put it in, and the seventh lamp caught up.', 'Into the gap {S} put the small light that {A} had fetched. The row was whole.'],
          alone: ['{S} fetched the night light from the bathroom and put it in the gap. The row was whole.']
        },
        {
          problem: ['There were eleven sweets and twelve plates. There had been twelve sweets a minute ago.', 'When the sweets were counted again, one was not there to be counted.'],
          fail: ['{S} counted backwards, and it was still eleven.', 'Moving the plates about did not help {S}. One was always empty.'],
          see: ['“You have sugar on your chin,” said {A}.', '“I think it was eaten by somebody who was counting,” said {A}.'],
          mend: ['Then {A} gave up half of one, and {S} cut another, and every plate had something.', '{S} owned up, {A} laughed, and together they rolled one more out of crumbs.'],
          alone: ['There was sugar on one chin. {S} rolled another sweet out of the crumbs, and owned up to it.']
        }
      ],
      ends: ['From end to end the lamps were lit, and the house was a row of small suns.', 'Nobody had stepped on the last petal.', 'Everybody had something sweet, and the box was still not empty.']
    }
  },
  {
    id: 'lunar-new-year',
    label: 'the New Year',
    keys: ['lunar new year', 'chinese new year', 'new year', 'new year’s eve', 'new years eve', 'lion dance', 'dragon dance', 'dumplings', 'red envelope', 'red envelopes', 'spring festival', '春节', '过年', '新年', 'año nuevo', 'ano novo', 'お正月', 'おしょうがつ', 'नया साल', 'رأس السنة', 'mwaka mpya'],
    marks: ['new year', 'dumpling', 'red envelope', 'drum', 'lion', 'tangerine', 'red paper'],
    small: things('a dumpling with a coin inside | the dumpling', 'a tangerine with two leaves on | the tangerine'),
    big: things('a paper lion with four human feet | the paper lion', 'a drum that took two to carry | the big drum'),
    object: things('a red envelope with nothing written on it | the red envelope', 'a strip of red paper | the red paper'),
    place: things('a street hung with red paper | the red paper street', 'a kitchen with dumplings on every chair | the dumpling kitchen'),
    sound: ['a drum, one street away', 'dumplings, landing on a tray', 'red paper, tapping at a door'],
    detail: [
      'On every chair stood a tray of dumplings under a damp cloth.',
      'Red paper hung at both sides of the door and rustled.',
      'A tangerine was passed from hand to hand until it was warm.',
      'Far off a drum began, stopped, and asked if it might begin again.'
    ],
    sleepy: [
      'The drum had been put away and hummed a little when a door shut.',
      'Under the pillow lay a red envelope, not to be opened yet.',
      'The paper lion had been folded up, teeth first.',
      'On the plate were two dumplings, kept for the New Year’s breakfast.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['fold the dumplings', 'folded the dumplings', 'folding the dumplings'],
        ['dance the lion', 'danced the lion', 'dancing the lion'],
        ['bang the New Year’s drum', 'banged the New Year’s drum', 'banging the New Year’s drum'],
        ['hang up the red paper', 'hung up the red paper', 'hanging up the red paper'],
        ['stay up for the New Year', 'stayed up for the New Year', 'staying up for the New Year']
      ],
      facts: [
        'Two people dance inside one lion, and the one at the back sees nothing but feet',
        'Each year has an animal, and after twelve years they begin again',
        'The rat came first in the race of the animals because it rode on the ox',
        'Nobody sweeps on New Year’s Day, so that the luck stays in',
        'Dumplings are folded like little purses',
        'A tangerine with its leaves on means a long and happy life',
        'The lion bows three times before it dances',
        'Long noodles must not be cut, for they stand for a long life'
      ],
      guesses: [
        'The old year leaves by the back door because it has no key to the front',
        'You must be noisy so that the new year can find the house',
        'Dumplings have pleats because they were ironed wrong',
        'The rat won because nobody looked down',
        'Luck is red so that it can be seen on the carpet'
      ],
      says: ['Happy New Year', 'Pinch it shut', 'Mind the tail', 'Don’t open it yet', 'Bang it again'],
      props: [
        ['the lion', 'a red blanket and a washing basket'],
        ['the drum', 'the biggest pot'],
        ['the lion’s eyes', 'two ladles'],
        ['the old year', 'a coat with the collar up'],
        ['the red envelopes', 'napkins folded in three'],
        ['the dragon’s tail', 'every scarf in the house, tied together']
      ],
      parts: ['the front of the lion', 'the back of the lion', 'the drum', 'the old year, who would not go', 'the new year, who was early', 'the rat', 'the ox', 'the last dumpling'],
      goes: [
        ['{S} folded one dumpling, and then a better one.', 'With floury thumbs {S} pinched the first dumpling shut.'],
        ['Then {S} hung red paper by the door, nearly straight.', 'The red paper went up, and {S} smoothed it with one sleeve.'],
        ['{S} gave the drum three beats and waited.', 'Three times {S} beat the drum, and the plates joined in.'],
        ['Under the blanket {S} shook the lion’s head until it looked awake.', 'The lion woke up, for {S} was inside it.']
      ],
      mishaps: [
        {
          problem: ['The lion’s back legs went to the left. The front legs had gone to the right.', 'In the middle of the dance the lion came apart.'],
          fail: ['{S} shouted left, and both ends turned, each to its own left.', 'Pulling on the blanket was what {S} tried, and then the lion had no back at all.'],
          see: ['“I can’t see anything in here,” said {A}, from the back. “You have to tell me with the drum.”', '“One beat for left,” said {A}, “and two for right. Then my feet will know.”'],
          mend: ['So the drum said it. One beat, left. Two beats, right. {S} and {A} were one lion again.', 'One beat was left and two were right. {S} in front and {A} behind danced to the door.'],
          alone: ['{S} let the lion be short, with two legs, and it danced much better.']
        },
        {
          problem: ['The dumplings opened. One after another they let go of what they held.', 'In the pot the dumplings yawned, and everything fell out.'],
          fail: ['{S} pressed the next one harder, and it opened on the other side.', 'More flour did not help. {S} had a dry dumpling with a draught.'],
          see: ['“You need a wet finger,” said {A}. “Round the edge, like a stamp.”', '“Less in the middle,” said {A}. “It can’t shut its mouth if it’s full.”'],
          mend: ['{A} held the cup of water, {S} wetted the edge, and the next one stayed shut.', 'A little less inside and a wet edge from {A}, and what {S} pinched stayed pinched.'],
          alone: ['{S} put in a little less and wetted the edge. The next one stayed shut.']
        },
        {
          problem: ['The old year would not go. It sat on the good chair with its collar up.', 'By the door stood the old year;; it had forgotten its hat, and its gloves, and its goodbye.'],
          fail: ['{S} said goodbye to it four times, and it said goodbye back and stayed.', 'Opening the door did not help {S}. The old year said there was a draught.'],
          see: ['“Perhaps nobody has thanked it,” said {A}.', '“It wants to hear what was good,” said {A}. “I would.”'],
          mend: ['So {S} said one good thing and {A} said another;; at the third the old year stood up and went.', '{S} thanked it for the swimming, {A} for the long summer. The old year bowed and was gone.'],
          alone: ['{S} thanked it for three good things, one after another. At the third it bowed and went.']
        }
      ],
      ends: ['The new year came in on quiet feet and looked about.', 'The last dumpling was shared, and it had the coin in it.', 'All the noise had been made, and there was none left over.']
    }
  },
  {
    id: 'matariki',
    label: 'Matariki',
    keys: ['matariki', 'puanga', 'māori new year', 'maori new year'],
    marks: ['matariki', 'cluster', 'kite', 'star', 'stars', 'steam'],
    small: things('a star that was counted last | the last star', 'a kite no longer than an arm | the short kite'),
    big: things('a kite as wide as a bed | the wide kite', 'a pot of steam and supper | the steam pot'),
    object: things('a kite’s tail made of knots | the kite’s tail', 'a list of stars on the back of an envelope | the list of stars'),
    place: things('a hill where the stars come up first | the star hill', 'a bench for getting up early on | the stargazing bench'),
    sound: ['a kite’s tail, ticking against a window', 'steam under a lid', 'a very early kettle and the stars overhead'],
    detail: [
      'Low in the east hung a small cluster, like breath on glass.',
      'A kite leaned in the corner with its tail round its feet.',
      'The steam from the pot smelled of earth and supper.',
      'Stars were counted, and the count came out different each time.'
    ],
    sleepy: [
      'The kite lay along the wall, and only its tail still moved.',
      'Close together sat the cluster, the way a family does on one couch.',
      'The steam had gone off the pot and out into the dark.',
      'All the stars were counted, and those left over were put with the rest.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['get up to see Matariki', 'got up to see Matariki', 'getting up to see Matariki'],
        ['count the stars', 'counted the stars', 'counting the stars'],
        ['fly the kite', 'flew the kite', 'flying the kite'],
        ['say a wish for the new year', 'said a wish for the new year', 'saying a wish for the new year'],
        ['share the first supper', 'shared the first supper', 'sharing the first supper']
      ],
      facts: [
        'Matariki is a cluster of stars that comes back before sunrise in the middle of winter',
        'Other people call the same stars the Pleiades, and in Japan they are Subaru',
        'Most people can see six or seven of them, and with a telescope there are hundreds',
        'One star is for what grows in the ground, and one for what swims in the sea',
        'You look for them low in the east, before the sun is up',
        'The stars in a cluster were all born from the same cloud',
        'If you look a little to one side, you can see a faint star better',
        'One of the stars is the one you tell your wish to'
      ],
      guesses: [
        'They come back because they’ve been on holiday',
        'There are seven because that’s how many fit on the couch',
        'You have to get up early, or the sun eats them',
        'Stars twinkle because they’re cold',
        'One of them always hides, and that’s the youngest'
      ],
      says: ['There, above the roof', 'How many do you see', 'Hold the string', 'Breathe on your hands', 'I’ve got six'],
      props: [
        ['the cluster', 'seven spoons on a dark blanket'],
        ['the kite', 'a newspaper and a belt'],
        ['the hill', 'the back of the sofa'],
        ['the sunrise', 'a lamp behind an orange towel'],
        ['the steam', 'a scarf over a fan'],
        ['the telescope', 'the inside of a kitchen roll']
      ],
      parts: ['the first star', 'the star that hides', 'the kite', 'the wind', 'the sunrise, who was not to hurry', 'the alarm clock', 'the hill', 'the pot'],
      goes: [
        ['{S} was up before the light was, and found both socks.', 'In the dark, in one sock, {S} got up to look.'],
        ['Then {S} pointed along one arm, low in the east.', 'At the end of one finger {S} saw a small blur.'],
        ['{S} counted under the breath, and got to six.', 'One, two, three: {S} counted as far as six and asked for more.'],
        ['A wish was whispered, and {S} would not say what.', 'To the last star {S} told something that was nobody else’s business.']
      ],
      mishaps: [
        {
          problem: ['There were only six stars. There ought to have been seven.', 'Six stars were there, and the seventh was not to be found.'],
          fail: ['{S} looked harder and harder, and then there were five.', 'Staring was no good. {S} stared until the whole sky swam.'],
          see: ['“Don’t look at it,” said {A}. “Look beside it. It’s shy.”', '“Look a little to the left,” said {A}, “as if you didn’t mind.”'],
          mend: ['So {S} looked beside it, and {A} kept quiet, and there was the seventh.', '{A} pointed to where nothing was, {S} looked at the nothing, and next to it sat the star.'],
          alone: ['{S} looked a little to one side, as if it did not matter. There was the seventh.']
        },
        {
          problem: ['The kite would not go up. It lay on its face and sulked.', 'Three times the kite was thrown, and three times it came straight back.'],
          fail: ['{S} ran with it, and it came along behind like a dog.', 'A harder throw was what {S} tried, and the kite bit the sofa.'],
          see: ['“It has no tail,” said {A}. “It doesn’t know which end is down.”', '“The tail came off,” said {A}. “I’ve got it round my neck.”'],
          mend: ['{A} tied on a tail of knots, {S} let go, and up it went.', 'With a tail from {A} and a short run from {S}, the kite stood in the air.'],
          alone: ['{S} tied on a tail of five knots. The kite went up and stayed there.']
        },
        {
          problem: ['The sunrise was too early. It came up in the middle of the counting.', 'Somebody had let the sunrise in, and the stars went out.'],
          fail: ['{S} asked it to go back, and it said that it never had.', 'Counting faster was what {S} tried, and got to four and a half.'],
          see: ['“We can do it again,” said {A}. “It’s only the lamp. I’ll hold it down.”', '“The sun needs somebody to sit on it,” said {A}.'],
          mend: ['So {A} sat on the sunrise, and {S} counted in peace.', '{A} kept the towel over it while {S} counted, and then it was allowed.'],
          alone: ['{S} put a cushion on the sunrise, finished the count, and let it up.']
        }
      ],
      ends: ['Seven were counted, and nobody was missing.', 'The kite was brought in, arm over arm.', 'Everything good about the old year had been said aloud.']
    }
  }
]
