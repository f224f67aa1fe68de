import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Questions that children ask at bedtime, with answers that are true and short enough for a pillow. */
export const howThingsWorkThemes: ThemePack[] = [
  {
    id: 'volcanoes',
    label: 'volcanoes',
    keys: ['volcano', 'volcanoes', 'how volcanoes work', 'lava', 'magma', 'eruption', 'the floor is lava', 'volcán', 'volcanes', 'vulcão', 'volcan', 'かざん', '火山', 'ज्वालामुखी', 'بركان', 'volkano'],
    marks: ['volcano', 'volcanoes', 'lava', 'crater', 'steam', 'ash', 'rumble', 'mountain'],
    small: things('a volcano no higher than a knee | the knee-high volcano', 'a stone so light that it floated | the floating volcano stone'),
    big: things('a volcano that had been about to cough for years | the coughing volcano', 'a mountain with a warm hat of steam | the steaming mountain'),
    object: things('a kettle that had been a volcano in its youth | the volcano kettle', 'a lump of lava with a hole in it | the lava lump'),
    place: things('a crater with a lake in it | the crater lake', 'a warm slope below a volcano | the warm volcano slope'),
    sound: ['a rumble, deep down, as of a tummy', 'steam, finding a crack', 'a volcano, clearing its throat'],
    detail: [
      'The mountain breathed out, and a little steam stood over the crater.',
      'A stone from the volcano floated in the bath and was proud of it.',
      'Under the ash the ground was warm, as if somebody had just got up.',
      'Black and shiny lay the old lava, in folds, like a pudding skin.'
    ],
    sleepy: [
      'The volcano was asleep, and it said so with a thread of steam.',
      'Deep below it rumbled, once, and turned over.',
      'All the lava had gone hard and grown moss.',
      'The crater held the moon as a bowl holds soup.'
    ],
    world: {
      sort: 'question',
      verbs: [
        ['make a volcano', 'made a volcano', 'making a volcano'],
        ['rumble like a volcano', 'rumbled like a volcano', 'rumbling like a volcano'],
        ['look into the crater', 'looked into the crater', 'looking into the crater'],
        ['step over the lava', 'stepped over the lava', 'stepping over the lava'],
        ['wait for the volcano', 'waited for the volcano', 'waiting for the volcano']
      ],
      facts: [
        'Deep in the earth rock melts, it is so hot, and a volcano is where it gets out',
        'Melted rock is called magma below the ground and lava above it',
        'It is pushed up by bubbles, as when you shake a fizzy drink',
        'Lava can turn into stone so light that it floats',
        'Most of the world’s volcanoes are under the sea',
        'There is a volcano on Mars that is more than twice as high as any mountain here',
        'The ground near an old volcano is very good for tomatoes',
        'Whole islands have been made by volcanoes, and new ones still are'
      ],
      guesses: [
        'A volcano is a mountain that swallowed a dragon',
        'It goes off because somebody left the earth on the stove',
        'Mountains have to sneeze too, and they have no handkerchief',
        'It’s where the sun goes at night to warm its feet',
        'It boils over because it has no lid'
      ],
      says: ['It’s going to blow', 'Stand back', 'Was that you or the volcano', 'Mind the lava', 'That was only a hiccup'],
      props: [
        ['the volcano', 'a heap of cushions with a hole in the middle'],
        ['the lava', 'every red jumper in the house'],
        ['the steam', 'a grey scarf on a stick'],
        ['the ash', 'torn paper'],
        ['the island', 'the green rug'],
        ['the scientist’s hat', 'the colander']
      ],
      parts: ['the volcano', 'the lava', 'the rumble', 'the scientist with the notebook', 'the village, which was asleep', 'the cloud of steam', 'the goat who had lived there always', 'the lid'],
      goes: [
        ['{S} put one ear to the ground and heard it rumble.', 'With an ear on the carpet {S} listened to the inside of the earth.'],
        ['The mountain shook, for {S} was under it.', 'Cushion by cushion {S} made the volcano tremble.'],
        ['Then up went the lava, and {S} went hoarse.', 'Out it came, red and woolly, and {S} threw the last of it as far as the lamp.'],
        ['After that {S} cooled down slowly and turned into stone.', 'Bit by bit {S} went hard, and grew a little moss.']
      ],
      mishaps: [
        {
          problem: ['The volcano would not go off. There was a rumble, and a bit more rumble, and then it asked what was for supper.', 'Everybody had stood back, and nothing came out of the crater but a sock.'],
          fail: ['{S} shouted now, and the volcano said in a minute.', 'Prodding it with a spoon was what {S} tried, and it giggled.'],
          see: ['“It needs to be shut first,” said {A}. “It’s like the bottle. It has to want to get out.”', '“You’re letting it out all the time,” said {A}, “with all that talking.”'],
          mend: ['So {A} sat on top as the lid, and {S} counted;; at nought there was lava on the lamp.', '{S} kept quite quiet inside, {A} shook the cushions, and when it came, it came all at once.'],
          alone: ['{S} put a lid on it, shook it well, and took the lid away. There was lava on the lamp.']
        },
        {
          problem: ['The lava ran the wrong way. It went towards the scientist, who had only come to look.', 'Jumper by jumper the lava came down, straight at the sleeping village.'],
          fail: ['{S} told it to stop, and lava has no ears.', '{S} built a wall of books, and it went over the top like porridge.'],
          see: ['“You can’t stop it,” said {A}, “but you can show it a better way down.”', '“It goes where it’s lowest,” said {A}. “Make it lower over there.”'],
          mend: ['So {A} lifted the rug on this side, and {S} pulled it down on that;; the lava went into the sea with a hiss.', '{S} dug a ditch between the cushions, {A} said the hiss, and the village never even woke.'],
          alone: ['{S} lifted the rug on this side, and the lava turned and went into the sea.']
        },
        {
          problem: ['Somebody was standing on the floor, and the floor was lava.', 'From the sofa to the chair was much too far, and in between there was only lava.'],
          fail: ['{S} jumped, landed in it up to the ankle, and was told to start again.', 'One long step was tried by {S}, who then could go neither on nor back.'],
          see: ['“Throw me the cushion,” said {A}. “Then it’s an island.”', '“Old lava is hard,” said {A}. “If it has gone grey, you may step on it.”'],
          mend: ['{S} threw, {A} put it down, and so on, until they had crossed the hall on two islands.', 'So {A} laid out the grey towels, and {S} trod only on those;; nobody’s feet so much as got warm.'],
          alone: ['{S} threw a cushion and stepped on it, and threw the next. It was two islands, all the way.']
        }
      ],
      ends: ['The volcano slept, and on its slope the first tomatoes had been planted.', 'All the lava was folded and put back with the other jumpers.', 'It rumbled once more, but that was somebody’s tummy.']
    }
  },
  {
    id: 'blue-sky',
    label: 'why the sky is blue',
    keys: ['why is the sky blue', 'why the sky is blue', 'sky', 'the sky', 'sun', 'the sun', 'sunset', 'sunrise', 'sunshine', 'where does the sun go at night', 'day and night', 'why is it dark at night', 'the seasons', 'clouds', 'cloud', 'el cielo', 'o céu', 'le ciel', '空', 'たいよう', '天空', '太阳', 'आसमान', 'सूरज', 'السماء', 'الشمس', 'anga', 'jua'],
    marks: ['sky', 'blue', 'sun', 'sunset', 'cloud', 'clouds', 'light', 'horizon'],
    small: things('a cloud that could not think of a shape | the shapeless cloud', 'a ray of sun that had been left behind on the floor | the sunbeam'),
    big: things('a sun that liked to be first | the early sun', 'a cloud as large as a county | the county cloud'),
    object: things('a piece of blue sky in a puddle | the puddle of sky', 'a pot of sky-blue paint with a skin on it | the pot of sky blue'),
    place: things('a hill with more sky than other hills | the sky hill', 'a bench from which one sees the sun go | the sunset bench'),
    sound: ['nothing at all, as of a cloud going by', 'a blind going up, and the sun coming in', 'larks, too high in the sky to be seen'],
    detail: [
      'In a puddle lay a piece of sky with a leaf on it.',
      'A cloud went by that had been a rabbit and was going to be a boot.',
      'The sun had left a square of light on the floor and was moving it along.',
      'Down at the edge the sky was pink, as if somebody had rinsed a brush there.'
    ],
    sleepy: [
      'The sky had gone from blue to a blue that is nearly black.',
      'On the other side of the world somebody was opening a curtain to the sun.',
      'The clouds lay where they were and were no longer anything.',
      'All the light that had been in the room was now in one lamp.'
    ],
    world: {
      sort: 'question',
      verbs: [
        ['look at the sky', 'looked at the sky', 'looking at the sky'],
        ['ask why the sky is blue', 'asked why the sky was blue', 'asking why the sky is blue'],
        ['watch the sun go down', 'watched the sun go down', 'watching the sun go down'],
        ['find shapes in the clouds', 'found shapes in the clouds', 'finding shapes in the clouds'],
        ['paint the sky', 'painted the sky', 'painting the sky']
      ],
      facts: [
        'Sunlight has all colours, and the air throws the blue about the most, so blue is everywhere',
        'In the evening the light comes a longer way, and only red and orange are left over',
        'The sun does not go anywhere at night, it is we who turn away',
        'On Mars the sky is pink, and the sunset is blue',
        'A cloud is made of water, and a middling one weighs as much as a hundred elephants',
        'The light from the sun takes eight minutes to get here',
        'A million earths would fit into the sun',
        'On the moon the sky is black, even at noon'
      ],
      guesses: [
        'It’s blue because the sea got there first',
        'They had a lot of blue left over',
        'It’s the colour of very far away',
        'Somebody washed it with a jumper',
        'It was green, but nobody could find the trees'
      ],
      says: ['But why', 'Look up', 'That one is a whale', 'Who turned it pink', 'It was blue a minute ago'],
      props: [
        ['the sun', 'a grapefruit on a fork'],
        ['the earth', 'whoever can turn on one foot'],
        ['the sky', 'a blue sheet held up by four'],
        ['the cloud', 'a pillow'],
        ['the air', 'a handful of paper bits'],
        ['the sunset', 'the red lampshade']
      ],
      parts: ['the sun', 'the earth', 'the air', 'the blue light', 'the red light, who was stubborn', 'a cloud', 'the one who asks why', 'the moon, who was waiting for its turn'],
      goes: [
        ['{S} lay down on the floor and looked straight up.', 'With the head on a cushion {S} looked at where the sky would be.'],
        ['Why, asked {S}, and after the answer, why.', 'To every answer {S} had another why, as nesting dolls have dolls.'],
        ['The sun was held up high, and {S} turned, and it was evening.', '{S} turned round once, slowly, with one eye on the sun, and that was a day.'],
        ['Then {S} said it all again, so as to have it for breakfast.', 'Now {S} knew it and told it to the dog, or to whoever was there.']
      ],
      mishaps: [
        {
          problem: ['Nobody could say it. Everybody had always known it, and now it was gone.', 'The question lay on the table, and each of them pushed it on to the next.'],
          fail: ['{S} said because, and stopped there.', 'It just is, said {S}, and that was not good enough for a kettle.'],
          see: ['“Let’s try it,” said {A}. “I’m the air. Throw something at me.”', '“I don’t know either,” said {A}. “But I know where it stands.”'],
          mend: ['{S} threw the blue ones and the red ones. Off {A} the blue ones flew into every corner. “There,” said {A}. “Blue everywhere.”', '{A} fetched the big book, and {S} found the page;; they read it twice, once for the words and once for the sky.'],
          alone: ['{S} fetched the big book and found the page. It had to be read twice, once for the words.']
        },
        {
          problem: ['The earth got dizzy. It had been Monday to Friday without a rest.', 'Round went the earth, and round, and then it sat down in the middle of a Wednesday.'],
          fail: ['{S} asked the sun to do the turning, and it dripped.', '{S} tried turning the other way, and it was yesterday.'],
          see: ['“It’s much too fast,” said {A}. “A day is long. You can’t even see it turn.”', '“Look at one thing,” said {A}. “Dancers do that. Look at the sun as long as you can.”'],
          mend: ['So {S} turned as slowly as a real one, {A} said breakfast, lunch and supper, and nobody fell.', '{A} held the sun quite still, and {S} kept both eyes on it until the last;; that was a sunset.'],
          alone: ['{S} turned as slowly as a real one, and said breakfast, lunch and supper. Nobody fell.']
        },
        {
          problem: ['The cloud was in the way. Wherever the sun went, it went too.', 'There was to be a sunset, and a pillow stood in front of it.'],
          fail: ['{S} blew at it, and it took that for a breeze and stayed.', 'Excuse me, said {S} to the cloud, and it rained a little, from feelings.'],
          see: ['“Leave it,” said {A}. “With a cloud it’s a better one. It has something to be pink on.”', '“It doesn’t know what to be,” said {A}. “Tell it a shape.”'],
          mend: ['So {S} held the lamp behind it, and {A} turned the shade;; the whole pillow was pink with a gold edge.', '“A whale,” said {S}. {A} pulled out two fins, and it swam away, very pleased.'],
          alone: ['{S} held the lamp behind it, and the whole pillow was pink with a gold edge.']
        }
      ],
      ends: ['Now they knew it, and the sky had gone and turned black.', 'The sun was eaten, in quarters, with a spoon.', 'There would be another blue one in the morning.']
    }
  },
  {
    id: 'rainbows',
    label: 'a rainbow',
    keys: ['rainbow', 'rainbows', 'colours of the rainbow', 'colours', 'how rainbows are made', 'end of the rainbow', 'pot of gold', 'arcoíris', 'arco-íris', 'arc-en-ciel', 'にじ', '彩虹', 'इंद्रधनुष', 'قوس قزح', 'upinde wa mvua'],
    marks: ['rainbow', 'rainbows', 'colour', 'colours', 'red', 'violet', 'drop', 'drops', 'arch'],
    small: things('a drop with all the colours in it | the drop of colours', 'a snail that had crawled through a rainbow | the rainbow snail'),
    big: things('a rainbow with one foot in a pond | the rainbow in the pond', 'an arch that had been put up too early | the early arch'),
    object: things('a paintbox with the violet gone | the paintbox of colours', 'a pot that stands where a rainbow ends | the rainbow pot'),
    place: things('a field where rainbows come down | the field under the rainbow', 'a bridge with the colours of everything | the bridge of colours'),
    sound: ['drops, one after another, from a green leaf', 'rain stopping and a rainbow starting, which is no sound', 'a wet brush, tapped on a jar of colours'],
    detail: [
      'On the wall was a small rainbow, from the edge of a glass.',
      'Each drop on the twig had a window in it, and colours round the window.',
      'In the paintbox the red was a hollow and the brown was quite new.',
      'Over the puddle stood an arch, and below it stood the other half.'
    ],
    sleepy: [
      'The colours went out in their order, and violet was the last.',
      'Drop by drop the eaves got quieter.',
      'At night a rainbow is folded flat, as thin as a hair.',
      'Red was dark now, and so was green, and all of them were blanket-coloured.'
    ],
    world: {
      sort: 'question',
      verbs: [
        ['make a rainbow', 'made a rainbow', 'making a rainbow'],
        ['look for the end of the rainbow', 'looked for the end of the rainbow', 'looking for the end of the rainbow'],
        ['name the colours', 'named the colours', 'naming the colours'],
        ['paint the arch', 'painted the arch', 'painting the arch'],
        ['catch the light in a glass', 'caught the light in a glass', 'catching the light in a glass']
      ],
      facts: [
        'A rainbow is sunlight that goes into raindrops and comes out sorted',
        'You only ever see a rainbow with the sun behind you',
        'Every person sees a rainbow of their own, even when they stand side by side',
        'A rainbow is really a whole circle, but the ground is in the way',
        'There are moonbows too, at night, and they look white',
        'Red is always on the outside',
        'In the second, paler rainbow the colours are the other way round',
        'Bees see a colour that we have no name for'
      ],
      guesses: [
        'It’s the rain’s washing, hung out to dry',
        'The sun and the rain had to share, and that was the line between them',
        'Somebody leaned a bridge there and forgot it',
        'It ends where you left your boots',
        'There are seven colours, one for every day, and grey is for dentists'
      ],
      says: ['Quick, come and look', 'Red goes on the outside', 'Where does it end', 'It’s going', 'Mine has more green'],
      props: [
        ['the rainbow', 'seven scarves in a row'],
        ['the raindrop', 'a glass of water'],
        ['the sun', 'the torch'],
        ['the pot at the end', 'the soup pot'],
        ['the puddle', 'the tray'],
        ['the hill', 'two people back to back']
      ],
      parts: ['red, who goes first', 'orange, who is often forgotten', 'yellow', 'green', 'blue', 'violet, who comes last', 'the raindrop', 'the sun'],
      goes: [
        ['{S} stood with the lamp behind and looked for it in front.', 'With both back and lamp the right way round, {S} looked.'],
        ['Drop after drop fell, and {S} held up the glass.', '{S} tilted the glass, a bit, and a bit back.'],
        ['There it was, on the wall, and {S} did not breathe.', 'All at once {S} had a rainbow on one sleeve.'],
        ['{S} said the colours, from the outside in.', 'Red, orange, yellow, green, said {S}, and the rest in a whisper.']
      ],
      mishaps: [
        {
          problem: ['The end of it moved. Each time they had nearly got there, it stood a bit further off.', 'They had walked to the end of the rainbow, and it had walked as well.'],
          fail: ['{S} ran, and the rainbow ran.', 'Going up to it backwards was what {S} tried, and met the door.'],
          see: ['“It’s over you,” said {A}. “I can see it from here. You’re in it.”', '“You can’t go to it,” said {A}. “It has no feet.”'],
          mend: ['So {S} stood quite still, and {A} said when. “Now you have a green ear,” said {A}.', 'They took turns. {A} stood at the end of the rainbow of {S}, and {S} at the end of {A}’s.'],
          alone: ['{S} stood still in front of the mirror. There it was, across one ear.']
        },
        {
          problem: ['Orange was missing. Red stood next to yellow, and they had nothing to say to each other.', 'When the colours were counted, there were six.'],
          fail: ['{S} asked who had not come, and nobody said anything, orange least of all.', 'Everybody move up, said {S}, and then it was a short rainbow.'],
          see: ['“You can make it,” said {A}. “Red and yellow have to stand close.”', '“I’m orange,” said {A}. “I thought I was yellow. It’s the lamp.”'],
          mend: ['So {S} put the red scarf over the yellow one, and {A} held up the lamp;; there was orange.', '{A} changed places, {S} counted again, and it was seven.'],
          alone: ['{S} put the red scarf over the yellow one and held it to the lamp. There was orange.']
        },
        {
          problem: ['The glass made no rainbow. It made a wet patch.', 'They had light and they had water, and no colours came.'],
          fail: ['{S} added more water, and it was more wet.', 'With the glass on the head {S} turned round, and that was a shower.'],
          see: ['“It’s too bright in here,” said {A}. “It’s there, it only can’t be seen.”', '“The light has to come in at the corner,” said {A}, “not at the front door.”'],
          mend: ['{A} drew the curtain, and {S} turned the glass by a hair;; the ceiling had a stripe of everything.', 'So {S} shone from the side, and {A} held the paper;; it fell on the paper, seven colours and no more than a thumb wide.'],
          alone: ['{S} drew the curtain and turned the glass by a hair. The ceiling had a stripe of everything.']
        }
      ],
      ends: ['It went as it had come, from one side to the other.', 'The scarves were hung up in the right order, and it was a pity to take one.', 'In the pot at the end there was soup.']
    }
  },
  {
    id: 'sleep-science',
    label: 'why we sleep',
    keys: ['why do we sleep', 'why we sleep', 'why do we have to sleep', 'dreams', 'a dream', 'dream', 'what are dreams', 'where do dreams come from', 'how does the body work', 'the human body', 'my body', 'bones', 'skeleton', 'the brain', 'heart', 'my heart', 'where does poo go', 'digestion', 'yawning', 'hiccups', 'sueños', 'sonhos', 'ゆめ', '梦', 'सपना', 'أحلام', 'ndoto'],
    marks: ['sleep', 'slept', 'dream', 'dreams', 'yawn', 'yawned', 'brain', 'bones', 'heart'],
    small: things('a yawn on its way to somebody | the small yawn', 'a dream that had been mislaid | the mislaid dream'),
    big: things('a giraffe that sleeps for only half an hour | the sleepless-looking giraffe', 'a dream with room for everybody | the roomy dream'),
    object: things('a notebook for dreams with nothing in it by morning | the dream notebook', 'a pillow with a heartbeat in it | the heart pillow'),
    place: things('an office where dreams are sorted | the dream office', 'a hill that people slide down into sleep | the sleep hill'),
    sound: ['a yawn, going from chair to chair', 'a heart, in one ear, on a pillow', 'somebody asleep, and agreeing with something'],
    detail: [
      'A yawn had started by the window, and nobody could say who had let it in.',
      'One leg twitched, as legs do when the dream has stairs.',
      'On the pillow there was a heart to be heard, if one kept still.',
      'The dream notebook was open, and it said blue, and then nothing.'
    ],
    sleepy: [
      'Inside every head somebody went round and tidied up for sleep.',
      'The yawn had got to everybody, and could stop.',
      'All the bones lay down in their order, the long ones first.',
      'Slower and slower went the heart, like feet on a staircase.'
    ],
    world: {
      sort: 'question',
      verbs: [
        ['ask why we sleep', 'asked why we sleep', 'asking why we sleep'],
        ['pass on a yawn', 'passed on a yawn', 'passing on a yawn'],
        ['listen to your heart', 'listened to a heart', 'listening to a heart'],
        ['order a dream', 'ordered a dream', 'ordering a dream'],
        ['tidy up the day', 'tidied up the day', 'tidying up the day']
      ],
      facts: [
        'While you sleep your brain puts the day away and washes itself',
        'You grow mostly at night, so in the morning you are a tiny bit taller',
        'Everybody dreams, several times a night, and forgets most of it',
        'Dolphins sleep with one half of the brain at a time',
        'Yawns are catching, and dogs can catch them from people',
        'Ducks at the edge of the row sleep with one eye open',
        'A baby has about three hundred bones, and a grown-up has two hundred and six',
        'Your heart beats about a hundred thousand times a day, and never needs telling'
      ],
      guesses: [
        'We sleep so that the beds aren’t there for nothing',
        'Dreams come in through the ear you aren’t lying on',
        'Somebody has to be asleep, or the night would have nothing to do',
        'You yawn to let out the old day',
        'It’s because blinking isn’t enough'
      ],
      says: ['I’m not tired', 'That wasn’t a yawn', 'What shall we dream', 'Shut the eyes first', 'One more why'],
      props: [
        ['the brain', 'a cauliflower'],
        ['the office of dreams', 'a desk with a lamp and a hat'],
        ['the day that has to be put away', 'a basket of odd things'],
        ['the dream', 'a sheet with a lamp behind it'],
        ['the heart', 'a small drum'],
        ['the growing', 'a pencil mark on the door frame']
      ],
      parts: ['the brain', 'the one who puts the day away', 'the dream', 'the heart', 'the left leg, which was asleep already', 'the eyelids', 'the yawn', 'the one who was not tired'],
      goes: [
        ['{S} said not tired, and yawned in the middle of not.', 'Not a bit, said {S}, with a yawn round it.'],
        ['Then {S} shut one eye, to see what it was like.', 'First one eye was shut by {S}, and the other kept it company.'],
        ['In the basket {S} looked through the day, and kept the puddle.', 'Piece by piece {S} put the day away, and took one piece along.'],
        ['A dream came by, and {S} got on.', '{S} stood in the queue for dreams, and it was not long.']
      ],
      mishaps: [
        {
          problem: ['Two people had ordered the same dream. It was the one with flying, and there was only one.', 'At the counter of dreams lay one dream with two names on it.'],
          fail: ['{S} tore it in half, and each had a dream of falling slightly.', 'Mine, said {S}, and it began to curl up at the edges.'],
          see: ['“It has room for two,” said {A}. “You only have to fly side by side.”', '“Take the one with the horse,” said {A}. “It flies as well, later on.”'],
          mend: ['So {S} and {A} stuck it together again, and went off over the roofs, and shared the scarf.', '{A} took the horse and {S} the wings, and they met in the middle of the night.'],
          alone: ['{S} stuck it together again. It flew very well, with one seam.']
        },
        {
          problem: ['The day would not fit in the basket. It was that sort of a day.', 'In went the morning, and out came the afternoon at the other side.'],
          fail: ['{S} sat on it, and it bulged.', 'Pushing it down was what {S} tried, and a quarrel jumped out, and a spoon.'],
          see: ['“Say them as you put them in,” said {A}. “They lie flatter when they’ve been said.”', '“You don’t have to keep it all,” said {A}. “That bit with the shoes can go.”'],
          mend: ['{S} said the swing, the soup, the wasp, and {A} nodded at each;; there was room for a pear.', 'So {A} held the lid, {S} let go of the bit with the shoes, and it shut.'],
          alone: ['{S} said each thing aloud as it went in. They lay flatter then, and it shut.']
        },
        {
          problem: ['The left leg was asleep, and the rest was not. It could not be woken, and it could not be left.', 'Everybody was ready to go to sleep, and the eyelids had not been told.'],
          fail: ['{S} shook it, and it fizzed like lemonade.', 'Sleep, said {S} sternly, and was more awake than before.'],
          see: ['“Don’t order it about,” said {A}. “Tell it a story about a wall.”', '“Begin with the toes,” said {A}. “They’re always the last to hear of anything.”'],
          mend: ['So {A} told one about a wall, brick by brick, and {S} did not hear about the fourth.', '{S} said good night to the toes and {A} to the knees, and so on;; they met at the chin.'],
          alone: ['{S} said good night to the toes;; the knees, and so on, and got as far as the chin.']
        }
      ],
      ends: ['The day was put away, all but one piece to be going on with.', 'Somebody yawned, and that was the vote.', 'Why, said somebody, but it was already from inside a dream.']
    }
  }
]
