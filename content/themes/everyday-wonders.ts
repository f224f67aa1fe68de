import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Things of every day that a child asks about. */
export const everydayWonderThemes: ThemePack[] = [
  {
    id: 'clocks',
    label: 'telling the time',
    keys: ['telling the time', 'tell the time', 'how clocks work', 'how does a clock work', 'clock', 'clocks', 'cuckoo clock', 'alarm clock', 'what time is it', 'why is there time', 'the clocks change', 'reloj', 'relojes', 'relógio', 'horloge', 'とけい', '时钟', 'घड़ी', 'ساعة', 'saa'],
    marks: ['clock', 'clocks', 'tick', 'ticked', 'minute', 'minutes', 'pendulum', 'cuckoo', 'hands', 'o’clock'],
    small: things('a clock that was always four minutes early | the early clock', 'a cuckoo that was afraid of heights | the clock’s cuckoo'),
    big: things('a clock as tall as a grandfather | the grandfather clock', 'a station clock with a moustache of dust | the dusty clock'),
    object: things('a key for winding clocks | the clock key', 'a minute hand that had come off | the minute hand'),
    place: things('a clock shop where nothing agreed | the clock shop', 'a tower with the works of a clock in it | the clock tower'),
    sound: ['tick, and after a while tock, from a clock', 'a cuckoo clearing its throat behind a clock', 'all the clocks in a shop, not quite together'],
    detail: [
      'The big hand moved when nobody looked at the clock.',
      'Seven clocks hung on the wall, and each had its own opinion.',
      'A pendulum went to and fro behind its little window.',
      'It was half past something, said the clock with only one of its hands.'
    ],
    sleepy: [
      'The clock ticked more softly, or one had stopped listening.',
      'The cuckoo had shut its door and turned the sign.',
      'To and fro went the pendulum, like somebody rocking.',
      'The two hands of the clock lay one on the other, at the top.'
    ],
    world: {
      sort: 'thing',
      verbs: [
        ['tell the time', 'told the time', 'telling the time'],
        ['tick like a clock', 'ticked like a clock', 'ticking like a clock'],
        ['swing the pendulum', 'swung the pendulum', 'swinging the pendulum'],
        ['move the hands', 'moved the hands', 'moving the hands'],
        ['strike twelve', 'struck twelve', 'striking twelve']
      ],
      facts: [
        'The first clocks had no hands, they only rang',
        'Clock hands go the way they do because the shadow of a sundial does',
        'A pendulum keeps its time whether it swings wide or narrow',
        'Big Ben is the bell, and not the clock',
        'Once upon a time a person walked about with a stick and knocked at windows to wake people',
        'There were candles that told the time by getting shorter',
        'In the middle of the night here, it is breakfast on the other side of the Earth',
        'Big Ben was once slowed with a pile of pennies on its pendulum, and still is'
      ],
      guesses: [
        'A clock has a face because it has to see what time it is',
        'The big hand is quicker because its legs are longer',
        'It ticks because the minutes do not fit through all at once',
        'The cuckoo lives in there because the rent is low',
        'Time goes slowly at the dentist because the clock is nervous too'
      ],
      says: ['What time is it', 'Tick, tock', 'Five more minutes', 'Cuckoo', 'You are early'],
      props: [
        ['the clock', 'the round rug with twelve slippers'],
        ['the big hand', 'somebody lying with arms stretched'],
        ['the little hand', 'somebody smaller'],
        ['the pendulum', 'a sock with an orange in it'],
        ['the cuckoo', 'a glove in a cupboard'],
        ['the bell', 'a saucepan']
      ],
      parts: ['the big hand', 'the little hand', 'the cuckoo', 'the pendulum', 'the number twelve', 'the minute that was in a hurry', 'the one who is always late'],
      goes: [
        ['Round the rug {S} laid the slippers, and twelve was a boot.', '{S} put down twelve, and after it six, three and nine.'],
        ['In the middle {S} lay down and pointed at the boot.', '{S} stretched out on the rug and was ten past.'],
        ['Tick, said {S}, and moved on by a toe.', 'By the width of a slipper {S} moved round, and was a bit older.'],
        ['At twelve {S} struck the saucepan, and lost count at nine.', '{S} opened the cupboard and said cuckoo, as often as was right.']
      ],
      mishaps: [
        {
          problem: ['The two hands had got mixed up. It was four, or it was twenty past something.', 'Nobody could read the clock, for both of its hands were the same length.'],
          fail: ['{S} ran round faster, and then it was Thursday.', '{S} said that it was both.'],
          see: ['“One of us has to be short,” said {A}. “I will pull in my feet.”', '“The little one says the hour,” said {A}, “so it ought to be little.”'],
          mend: ['So {A} curled up, {S} stretched out, and it was four, and no doubt of it.', '{S} was the long one, {A} the short, and they crept round to bedtime.'],
          alone: ['{S} put out one leg for the big hand and one arm for the little. Four.']
        },
        {
          problem: ['The cuckoo would not come out. Behind its door it said that it was not time.', 'At the full hour the cupboard stayed shut, and inside somebody breathed.'],
          fail: ['{S} struck the saucepan again, and it said that it had heard.', '{S} pulled at the door, and the cuckoo held it from inside.'],
          see: ['“It has forgotten what it says,” said {A}. “I would hide too.”', '“Somebody should say the first half,” said {A}. “Cuck is the hard bit.”'],
          mend: ['{A} said cuck, from the other side {S} waited, and a small voice said oo.', 'So {S} said the first half and {A} held the door;; oo, it said, and was quite proud.'],
          alone: ['{S} said cuck, and waited, and from behind the door a glove said oo.']
        },
        {
          problem: ['The clock had stopped. It was ten to, and went on being ten to.', 'There was no tick any more, and the pendulum hung straight down.'],
          fail: ['{S} shook the orange, and it was an orange.', '{S} waited for it to be nine, and it was ten to.'],
          see: ['“It only wants a push,” said {A}. “A small one. The rest it does alone.”', '“Draw it to one side,” said {A}, “and let go. Do not throw.”'],
          mend: ['So {S} drew the sock to the side, {A} said tick, and it said tock.', '{A} held the string, {S} gave it a small push, and time went on.'],
          alone: ['{S} drew the sock to the side and let go. Tick, it said, and tock.']
        }
      ],
      ends: ['Both hands lay on the rug, one over the other, and were midnight.', 'The cuckoo had gone in, and had said exactly enough.', 'Tick, said the dark, and for a long while nothing.']
    }
  },
  {
    id: 'bubbles',
    label: 'blowing bubbles',
    keys: ['blowing bubbles', 'soap bubbles', 'bubbles', 'bubble', 'bubble mix', 'giant bubbles', 'why are bubbles round', 'pompas de jabón', 'bolhas de sabão', 'bulles de savon', 'シャボン玉', '肥皂泡', 'فقاعات'],
    marks: ['bubble', 'bubbles', 'soapy', 'pop', 'popped', 'wand', 'froth'],
    small: things('a bubble that had got away early | the early bubble', 'a bubble with another inside it | the double bubble'),
    big: things('a bubble as long as a sofa | the long bubble', 'a bubble that wobbled like an aunt laughing | the wobbling bubble'),
    object: things('a wand with a ring at the end for bubbles | the bubble wand', 'a saucer of bubble mixture with a hair in it | the bubble saucer'),
    place: things('a windowsill where bubbles start from | the bubble sill', 'a bit of air with eleven bubbles in it | the bubbles’ air'),
    sound: ['pop, which one has to be quick to hear', 'breath through a bubble ring', 'froth, going out like a whisper'],
    detail: [
      'In the bubble one could see the window, twice, and once on its head.',
      'A bubble came down on a sleeve, looked about and stayed.',
      'The soapy skin turned from green to pink, and that meant soon.',
      'Eleven bubbles went up, and the last carried the lamp in it.'
    ],
    sleepy: [
      'The last bubble sank past the curtain and took its time.',
      'On the saucer the froth had gone down to a ring.',
      'Somewhere near the ceiling a bubble was still awake, and then it was not.',
      'The wand lay on the sill, and had one thin window in its ring, until that popped.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['blow a bubble', 'blew a bubble', 'blowing a bubble'],
        ['catch a bubble', 'caught a bubble', 'catching a bubble'],
        ['pop the bubbles', 'popped the bubbles', 'popping the bubbles'],
        ['wave the wand', 'waved the wand', 'waving the wand'],
        ['watch it float off', 'watched it float off', 'watching it float off']
      ],
      facts: [
        'A bubble is round because that needs the least skin',
        'The colours on a bubble show how thin it is, and when they go it will pop',
        'A wet finger can go into a bubble without popping it',
        'Bubbles that lean on each other have a flat wall between them',
        'In frost a bubble can freeze, and lies there like glass',
        'Whales blow nets of bubbles to catch their supper',
        'A bubble with a whole row of people inside has been made',
        'Sugar or syrup in the water makes bubbles last longer'
      ],
      guesses: [
        'Bubbles are round because corners would be too sharp for them',
        'They pop when they remember something',
        'A bubble is breath with a coat on',
        'The big ones are slow because they are carrying the window',
        'They go up because nobody lives up there'
      ],
      says: ['Slowly now', 'Do not pop it', 'Look, two in one', 'It has the lamp in it', 'Pop'],
      props: [
        ['the wand', 'a bent straw'],
        ['the big bubble', 'everybody in a ring, holding hands'],
        ['the small bubbles', 'balls of tissue'],
        ['the soapy water', 'a bowl of it'],
        ['the wind', 'a newspaper'],
        ['the needle-nosed wasp', 'one finger']
      ],
      parts: ['the bubble', 'the bubble inside the bubble', 'the wand', 'the wind', 'the finger who only wanted to see', 'the pop', 'the cat below'],
      goes: [
        ['{S} dipped the ring and looked through it first.', 'With a ring of soapy water {S} stood in the middle of the rug.'],
        ['Then {S} blew, as if cooling soup for a mouse.', '{S} breathed out slowly, and it grew and wobbled and let go.'],
        ['Below it went {S}, with both hands open, and touched nothing.', '{S} followed it past the lamp and past the door.'],
        ['One came down on a wet finger, and {S} held still as a post.', 'Pop, it went, and {S} had a cold dot on the nose.']
      ],
      mishaps: [
        {
          problem: ['There were no bubbles. There was only dribble.', 'However one blew, the ring was empty, and drops ran down the elbow.'],
          fail: ['{S} blew harder, and the soap left for the curtain.', '{S} stirred it to a froth and had a beard.'],
          see: ['“You are blowing out a candle,” said {A}. “It wants a yawn.”', '“Slower,” said {A}. “It should hardly notice you.”'],
          mend: ['So {S} breathed as slowly as a yawn, {A} held the ring, and there it hung.', '{A} counted to five, {S} let the breath go all that time, and it grew.'],
          alone: ['{S} breathed out as slowly as a yawn, and there it hung.']
        },
        {
          problem: ['Every bubble that anybody caught popped. There were eleven pops and no bubble.', 'As soon as a hand came near, it was only a wet place in the air.'],
          fail: ['{S} caught quicker, and it popped quicker.', '{S} asked one whether it minded.'],
          see: ['“Your hands are dry,” said {A}. “Wet them, and it thinks that you are a bubble too.”', '“It does not like dry things,” said {A}. “Dip your fingers first.”'],
          mend: ['{S} wetted both hands, {A} blew one over, and it sat down as on a nest.', 'So {A} dipped and {S} dipped, and they passed one to and fro, three times.'],
          alone: ['{S} wetted both hands, and the next one sat down in them as on a nest.']
        },
        {
          problem: ['The big bubble had split. It was made of people, and somebody had let go.', 'They had stood in a ring and floated so well, and now there was a gap.'],
          fail: ['{S} pulled at both sides, and it came apart elsewhere.', '{S} shouted hold on, and they all looked round and let go.'],
          see: ['“It is too large for us,” said {A}. “A bubble gets round by pulling in.”', '“Come closer,” said {A}. “Then the arms will reach.”'],
          mend: ['So {S} took a step in, {A} took a step in, and it closed without a seam.', '{A} gave one hand, {S} the other, everyone leaned in, and it floated to the sofa.'],
          alone: ['{S} rolled up small and round, arms about the knees, and floated to the sofa.']
        }
      ],
      ends: ['Pop, said somebody, very softly, and there was nobody there to pop.', 'In the saucer there was a bit of froth, and the moon in each dot of it.', 'The last one had been watched the whole way down.']
    }
  }
]
