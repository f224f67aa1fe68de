import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What goes by on the road and in the field, and who sits in it. */
export const roadVehicleThemes: ThemePack[] = [
  {
    id: 'tractors',
    label: 'a tractor',
    keys: ['tractor', 'tractors', 'combine harvester', 'ploughing', 'plough', 'hay bales', 'trailer', 'tractor ted', 'tracteur', 'trator', 'traktor', 'トラクター', '拖拉机', 'ट्रैक्टर', 'جرار', 'trekta'],
    marks: ['tractor', 'tractors', 'tractor’s', 'trailer', 'plough', 'furrow', 'bale', 'bales'],
    small: things('a tractor no bigger than a wheelbarrow | the small tractor', 'a trailer that had come loose | the loose trailer'),
    big: things('a tractor with wheels taller than a person | the high tractor', 'a combine harvester that took up the whole lane | the wide harvester tractor'),
    object: things('a tractor’s key on a piece of orange string | the tractor’s key', 'a plough with a bird sitting on it | the plough'),
    place: things('a field with a tractor at the end of it | the tractor’s field', 'a barn that was all bales on one side | the bale barn'),
    sound: ['a tractor, two fields away', 'a trailer over a cattle grid', 'an old tractor, clearing its throat'],
    detail: [
      'Behind the tractor went gulls, like bits of paper that had been let go.',
      'The tractor had left its tread in the mud, as neat as a cake.',
      'In every furrow there was a strip of sky.',
      'The lane was full of tractor, and behind it seven cars were being patient.'
    ],
    sleepy: [
      'The tractor stood in the barn and ticked as it cooled.',
      'On the last bale lay a cat, and under it the summer.',
      'All the furrows were done, and lay side by side like corduroy.',
      'The trailer leaned on the tractor, and both had their lights off.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['drive the tractor', 'drove the tractor', 'driving the tractor'],
        ['plough the field', 'ploughed the field', 'ploughing the field'],
        ['pull the trailer', 'pulled the trailer', 'pulling the trailer'],
        ['stack the bales', 'stacked the bales', 'stacking the bales'],
        ['chug up the lane', 'chugged up the lane', 'chugging up the lane']
      ],
      facts: [
        'A tractor’s back wheels are so big because they must not sink into the mud',
        'The first tractors ran on steam and weighed as much as elephants',
        'A tractor can turn one back wheel and brake the other, and so go round on the spot',
        'Birds follow the plough because it digs up worms for them',
        'Some tractors steer by satellite and drive straighter than any person',
        'The word tractor means a thing that pulls',
        'A round bale weighs as much as a small car',
        'You can tell where a tractor has been by the arrows in the mud'
      ],
      guesses: [
        'The back wheels are bigger because they are older',
        'Tractors are slow so that the field can keep up',
        'A tractor is a horse that runs on porridge',
        'Bales are round because they were rolled home',
        'It has a chimney so that one knows when it is thinking'
      ],
      says: ['Hold on to your hats', 'Mind the gate', 'One more furrow', 'Hitch her up', 'Chug, chug'],
      props: [
        ['the tractor', 'two chairs, one behind the other'],
        ['the back wheels', 'two sofa cushions, leaned on'],
        ['the trailer', 'the washing basket on a rope'],
        ['the bales', 'all the rolled towels'],
        ['the plough', 'a fork, and the rug has to be sand'],
        ['the gulls', 'torn paper']
      ],
      parts: ['the driver', 'the tractor, who coughed', 'the trailer', 'the gull at the back', 'the mud', 'the car that was behind all the way', 'the farmer’s cap'],
      goes: [
        ['{S} turned the key, and the tractor thought about it first.', 'On the second try {S} got it to cough, and then to chug.'],
        ['With a jolt {S} set off, and the trailer came as well.', '{S} drove up the lane, and nobody could get past.'],
        ['One furrow up and one furrow down drove {S}, straight at the clock.', '{S} ploughed to the door, turned and ploughed back.'],
        ['At the end {S} stacked the bales, the flat ones at the bottom.', '{S} threw the towels on the trailer, and drove home on tiptoe with the load.']
      ],
      mishaps: [
        {
          problem: ['The tractor had stuck in the mud. The back wheels went round, and it stayed.', 'In the brown blanket sat the tractor, and only got deeper.'],
          fail: ['{S} drove harder, and mud flew as far as the curtain.', '{S} got out and pushed, and now there were two in the mud.'],
          see: ['“It needs something to bite on,” said {A}. “Straw, or a sack.”', '“The wheels have nothing to hold,” said {A}. “Put a bale under.”'],
          mend: ['So {A} put down a towel, {S} drove slowly, and it came out with a sigh.', '{A} laid the bales, {S} let the clutch in gently, and out it rolled.'],
          alone: ['{S} laid a towel under each wheel and drove slowly. It came out with a sigh.']
        },
        {
          problem: ['The tractor had arrived, and the trailer had not.', 'Somewhere in the lane stood a trailer full of bales, alone.'],
          fail: ['{S} called for it over one shoulder.', '{S} drove faster, in case it was behind the corner.'],
          see: ['“The pin has come out,” said {A}. “Look, it is a spoon, and it is on the floor.”', '“Nobody hitched it,” said {A}. “We only leaned it.”'],
          mend: ['{S} backed up, {A} dropped in the spoon, and after that they were one vehicle.', 'So {A} held the rope and {S} made the knot;; this time it came round the corner too.'],
          alone: ['{S} backed up and put the pin in, which was a spoon. After that it came along.']
        },
        {
          problem: ['In the narrow lane they met a bus, nose to nose.', 'The lane was one tractor wide, and somebody was coming the other way.'],
          fail: ['{S} hooted, and so did the bus, and a hen fainted.', '{S} breathed in, but the tractor did not.'],
          see: ['“There is a gateway behind you,” said {A}. “Ten steps back.”', '“One of us has to back,” said {A}, “and I have got a bus full of aunts.”'],
          mend: ['So {S} backed into the gate, {A} drove by, and all the aunts waved.', '{A} waved left and right, {S} backed up as far as the gate, and there was room.'],
          alone: ['{S} backed up ten steps into the gateway and waved the bus by.']
        }
      ],
      ends: ['The tractor was in the barn, and its key was on its nail.', 'All the furrows ran to the door, and one ran round the clock.', 'Far off something chugged once more, and thought better of it.']
    }
  },
  {
    id: 'buses',
    label: 'a bus',
    keys: ['bus', 'buses', 'bus driver', 'the bus', 'school bus', 'wheels on the bus', 'the wheels on the bus', 'red bus', 'bus stop', 'coach trip', 'minibus', 'autobús', 'ônibus', 'autobus', 'pahi', 'バス', '公交车', 'बस', 'حافلة', 'باص', 'basi'],
    marks: ['bus', 'buses', 'stop', 'driver', 'ticket', 'tickets', 'top deck', 'wipers'],
    small: things('a bus that had been left out of the timetable | the small bus', 'a minibus with one seat by the window | the minibus'),
    big: things('a bus with a winding stair in it | the bus with the stair', 'a bus that bent in the middle | the bendy bus'),
    object: things('a ticket to the end of the line and round | the ticket', 'a bell cord with a knot in it | the bus’s bell cord'),
    place: things('a stop with a bench and no timetable | the bus stop with the bench', 'a garage where buses sleep in rows | the bus garage'),
    sound: ['a bus, kneeling down at a stop', 'wipers, to and fro', 'doors of a bus that sighed before they opened'],
    detail: [
      'The bus came round the corner with its windows lit, like a shelf of jars.',
      'At the stop stood four people, all looking the same way.',
      'Somebody had drawn a fish on the steamed-up window of the bus.',
      'From the front seat of the top deck one could look into all the trees.'
    ],
    sleepy: [
      'The last bus went by with nobody in it, and all its lights on.',
      'In the garage stood the buses, nose to tail, and ticked.',
      'Slower and slower went the wipers, and lay down.',
      'The driver had hung up the cap, and the bus sank to its knees.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['catch the bus', 'caught the bus', 'catching the bus'],
        ['ring the bell for the stop', 'rang the bell for the stop', 'ringing the bell for the stop'],
        ['drive the bus', 'drove the bus', 'driving the bus'],
        ['sit at the front on top', 'sat at the front on top', 'sitting at the front on top'],
        ['show the ticket', 'showed the ticket', 'showing the ticket']
      ],
      facts: [
        'Some buses kneel down at the stop, so that prams can get in',
        'Bus is short for omnibus, which means for everybody',
        'The first buses were pulled by horses',
        'A bus with two floors is tested by leaning it right over, and it must not fall',
        'Some buses bend in the middle like a concertina',
        'Bus drivers who meet each other lift one hand',
        'One full bus is sixty cars that stayed at home',
        'In most buses the engine is at the very back, so the driver hardly hears it'
      ],
      guesses: [
        'Buses come in threes because they are afraid of the dark',
        'The bus sighs because everybody gets out',
        'The bell is for waking the driver',
        'Nobody sits upstairs at night, as that part is asleep',
        'A bus is a house that could not keep still'
      ],
      says: ['Move right down inside', 'Tickets, please', 'Hold on tight', 'Next stop, the kitchen', 'Ding, ding'],
      props: [
        ['the bus', 'eight chairs, two by two'],
        ['the driver’s wheel', 'a tray'],
        ['the tickets', 'playing cards'],
        ['the bell', 'a spoon on a glass'],
        ['the wipers', 'two arms of somebody in front'],
        ['the doors', 'a curtain that sighs']
      ],
      parts: ['the driver', 'the wipers', 'the bell', 'the lady with too many bags', 'the one who is always late', 'the inspector', 'the dog who sat by the window', 'the stop'],
      goes: [
        ['{S} put out one arm at the stop, and the bus saw it.', 'By the mat {S} waited for the bus, and looked at the wrist.'],
        ['Up the step went {S}, and showed a seven of hearts.', '{S} said one to the end and round, please.'],
        ['At every bend {S} leaned over, and the whole bus leaned.', 'In the front seat {S} held the rail and called out the trees.'],
        ['Ding, rang {S}, because the kitchen was next.', '{S} rang once, said thank you to the driver and got off.']
      ],
      mishaps: [
        {
          problem: ['The bus was full, and there was one more at the stop.', 'All eight seats were taken, and by the mat stood somebody with a bag.'],
          fail: ['{S} shut the doors and drove on, very slowly, feeling bad.', '{S} called move right down, and there was no down left.'],
          see: ['“There is a bag on that seat,” said {A}. “A bag can sit on a lap.”', '“One seat has only a bear in it,” said {A}. “Bears travel half.”'],
          mend: ['So {A} took the bear, {S} opened the doors, and the last one got in.', '{S} backed up to the stop, {A} moved the bag, and everybody was sitting.'],
          alone: ['{S} backed up, put the bag on one knee, and everybody was sitting.']
        },
        {
          problem: ['They had gone past the stop. Nobody had heard the bell.', 'The kitchen went by on the left, and so had the hall, and the bus did not stop.'],
          fail: ['{S} rang six times, and the driver thought that it was music.', '{S} stood up to shout, and sat down again in somebody’s shopping.'],
          see: ['“Once means stop,” said {A}. “Six times means that somebody is happy.”', '“Ring once,” said {A}, “and then wait.”'],
          mend: ['{S} rang once, {A} braked, and they walked back the length of the carpet.', 'So {S} rang one clear ding and {A} brought it to the side;; the kitchen was only two chairs away.'],
          alone: ['{S} rang once, clearly, and waited, and it stopped two chairs further on.']
        },
        {
          problem: ['It rained, and the wipers were not together. They met in the middle and stuck.', 'The wipers had crossed their arms, and the driver saw only elbows.'],
          fail: ['{S} drove with the head out of the window.', '{S} said left, right, and each took it for the other.'],
          see: ['“They have to go the same way,” said {A}. “Swish is one, and swash is the other.”', '“Sing it,” said {A}. “Nobody can cross arms to a song.”'],
          mend: ['So {S} sang swish, {A} sang swash, and the road came out between them.', '{A} set the time with one foot, {S} drove, and the wipers went like a clock.'],
          alone: ['{S} sang swish and swash, and after that they went like a clock.']
        }
      ],
      ends: ['The bus was eight chairs, and the driver got down last.', 'At the stop there was nobody left, and the bench looked comfortable.', 'The doors sighed once, and were a curtain.']
    }
  },
  {
    id: 'bin-lorry',
    label: 'the bin lorry',
    keys: ['bin lorry', 'bin lorries', 'dustbin lorry', 'rubbish truck', 'rubbish lorry', 'garbage truck', 'garbage trucks', 'recycling', 'recycling lorry', 'bin day', 'the bins', 'bin man', 'bin men', 'binman', 'binmen', 'dustman', 'dustmen', 'rubbish', 'wheelie bin', 'camión de basura', 'caminhão de lixo', 'éboueur', 'ごみ収集車', '垃圾车', 'سيارة القمامة'],
    marks: ['bin', 'bins', 'lorry', 'lid', 'rubbish', 'crate'],
    small: things('a bin that was nervous of being tipped | the small bin', 'a crate with one glass jar in it | the jar crate'),
    big: things('a lorry that ate whatever it was given | the bin lorry', 'a bin as tall as its owner | the tall bin'),
    object: things('a glove that had fallen off the bin lorry | the bin glove', 'a lid with a number painted on it | the numbered lid'),
    place: things('a kerb with a row of bins | the row of bins', 'a yard where bin lorries are hosed down | the lorry yard'),
    sound: ['a bin, coming home by itself', 'the lorry, chewing', 'a lid that fell shut one street away'],
    detail: [
      'All down the road stood the bins, like people waiting for a parade.',
      'The lorry lifted a bin, shook it twice and put it down with care.',
      'On the back step of the lorry a person rode and waved with an orange glove.',
      'A sock lay where the bin had been, and nobody had meant it to.'
    ],
    sleepy: [
      'The bins were in, and their lids were shut.',
      'In the yard stood the bin lorry, washed, with its mouth closed.',
      'The lorry had eaten so much that it only hummed.',
      'Down the road one lid was still a bit open, as when one sleeps.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['empty the bins', 'emptied the bins', 'emptying the bins'],
        ['lift and tip', 'lifted and tipped', 'lifting and tipping'],
        ['sort the recycling', 'sorted the recycling', 'sorting the recycling'],
        ['ride beside the driver', 'rode beside the driver', 'riding beside the driver'],
        ['wheel the bins home', 'wheeled the bins home', 'wheeling the bins home']
      ],
      facts: [
        'A bin lorry squashes everything, so that five times as much fits in',
        'A glass jar can be melted and made into a jar again, for ever',
        'Old plastic bottles can become a fleece jumper, and it takes some twenty-five',
        'A bin lorry starts work before most people are up',
        'Banana skins and tea leaves turn into earth, if they are left in peace',
        'A tin can be back on the shelf as a new tin in two months',
        'There are bin lorries that play a tune, so that people bring out the rubbish',
        'Wheelie bins were invented in England and had been thought of for pulling rubbish at a factory'
      ],
      guesses: [
        'The lorry is hungry because it only gets leftovers',
        'It beeps backwards because that is its name',
        'Bins have wheels so that they can go home if nobody comes',
        'The bin men whistle to calm the lids',
        'Everything in there is put back together by night'
      ],
      says: ['Mind your toes', 'Two bins on this side', 'Up she goes', 'Not in that one', 'Beep, beep, beep'],
      props: [
        ['the bin lorry', 'the sofa with its mouth open'],
        ['the bins', 'all the wastepaper baskets'],
        ['the rubbish', 'balls of newspaper'],
        ['the orange gloves', 'two oven gloves'],
        ['the squasher', 'somebody sitting down'],
        ['the crate for glass', 'a shoebox with marbles']
      ],
      parts: ['the driver of the lorry', 'the one who rides behind', 'the mouth of the lorry', 'the bin who was nervous', 'the man in slippers who was almost too late', 'the banana skin', 'the beep'],
      goes: [
        ['{S} took hold of the first bin and tipped it on its wheels.', 'By both handles {S} brought the basket to the kerb.'],
        ['Up it went, and {S} shook it twice.', '{S} lifted, tipped and looked in, to see if anything was left.'],
        ['Then {S} pressed the lever, and the lorry chewed.', 'Down came the squasher, because {S} had said so.'],
        ['Back along the carpet {S} wheeled the empty ones, two at a time.', '{S} put every bin in front of its own door.']
      ],
      mishaps: [
        {
          problem: ['The lorry had eaten something that was not rubbish. It was somebody’s bear.', 'In the mouth of the bin lorry one saw an ear, and it was a bear’s.'],
          fail: ['{S} pulled the ear, and the lorry thought that it was getting more.', '{S} drove backwards, for it had gone in forwards.'],
          see: ['“Stop the squasher,” said {A}. “Then tip the whole lot out.”', '“It went in last,” said {A}. “So it must be on top. Only open up.”'],
          mend: ['So {S} stopped everything, {A} reached in, and out came a bear with a bit of newspaper.', '{A} got up from the squasher, {S} opened the mouth, and there sat the bear, on top.'],
          alone: ['{S} stopped everything and opened up, and there sat the bear, on top.']
        },
        {
          problem: ['Glass was in with the paper, and paper was in with the peel.', 'The crates had been mixed up, and the lorry would not take a single one.'],
          fail: ['{S} stirred it, so that it was at least fair.', '{S} put the lids on and hoped.'],
          see: ['“Say what it was, before,” said {A}. “Then it knows where to go.”', '“It wants three heaps,” said {A}. “What clinks, what rustles, and what smells.”'],
          mend: ['{S} shook, {A} listened, and clink went here and rustle went there.', 'So {A} held up each thing and {S} said which;; there were three heaps in no time.'],
          alone: ['{S} shook each thing and listened. Clink went here, and rustle went there.']
        },
        {
          problem: ['The bin lorry had gone, and number nine had not put out its bin.', 'Round the corner went the lorry, and behind it ran somebody in slippers.'],
          fail: ['{S} beeped to say sorry, and drove on to say it elsewhere.', '{S} waited, and then the whole street had to wait.'],
          see: ['“We come back down the other side,” said {A}. “Tell them to cross nothing and wait there.”', '“It is a round,” said {A}. “A round comes round.”'],
          mend: ['So {A} called wait there, {S} turned at the piano, and number nine was last.', '{S} drove to the end and back, {A} whistled, and the slippers were in time.'],
          alone: ['{S} drove to the end of the street and came back. The slippers were in time.']
        }
      ],
      ends: ['Every bin stood in front of its own door.', 'The lorry had shut its mouth, and was a sofa.', 'It had all been taken away, and the bear was in bed.']
    }
  },
  {
    id: 'ambulances',
    label: 'an ambulance',
    keys: ['ambulance', 'ambulances', 'paramedic', 'paramedics', 'air ambulance', 'emergency', 'ambulancia', 'ambulância', 'きゅうきゅうしゃ', '救护车', 'एम्बुलेंस', 'سيارة إسعاف'],
    marks: ['ambulance', 'ambulances', 'stretcher', 'siren', 'bandage', 'paramedic', 'blue light'],
    small: things('an ambulance for teddies | the teddies’ ambulance', 'a paramedic with a very large bag | the paramedic with the bag'),
    big: things('an ambulance with a bed that went up and down | the ambulance with the bed', 'an ambulance as yellow as an egg | the yellow ambulance'),
    object: things('a bandage that had been round four knees | the long bandage', 'a blue light in its box | the blue light'),
    place: things('a bay with AMBULANCE painted backwards | the ambulance bay', 'a bench for having one’s bandage on | the bandage bench'),
    sound: ['a siren that could also be said softly', 'the wheels of a stretcher', 'a bandage, being torn'],
    detail: [
      'The ambulance came round the corner, and the whole road moved over.',
      'On the front it said AMBULANCE, backwards, for the mirrors.',
      'The stretcher rolled out, unfolded its legs and stood up like a foal.',
      'The blue light went round, and the trees were blue in turn.'
    ],
    sleepy: [
      'The ambulance stood in its bay, and its blue light was off.',
      'On the stretcher the blanket had been folded into three.',
      'The bandage was rolled up and lay in its place, like a snail.',
      'Nobody needed the siren, and it slept with its mouth shut.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['drive the ambulance', 'drove the ambulance', 'driving the ambulance'],
        ['roll out the stretcher', 'rolled out the stretcher', 'rolling out the stretcher'],
        ['put on a bandage', 'put on a bandage', 'putting on a bandage'],
        ['take the pulse', 'took the pulse', 'taking the pulse'],
        ['switch on the siren', 'switched on the siren', 'switching on the siren']
      ],
      facts: [
        'AMBULANCE is written backwards, so that drivers can read it in the mirror',
        'Cars pull over to let an ambulance through, even at a red light they make room',
        'The first ambulances were carts with a horse',
        'The people in an ambulance are called paramedics',
        'There are ambulances that fly, and some that are boats',
        'A siren changes its tune at a crossing so that people look up',
        'Going away from you, a siren sounds lower than coming towards you',
        'The telephone people stay and talk to you until the ambulance is there'
      ],
      guesses: [
        'The siren is to let the hospital put the kettle on',
        'It says it backwards because they were in such a hurry',
        'The light is blue because red was at the fire station',
        'The bed has wheels in case it wants to go home',
        'The ambulance goes nee-naw because it is not sure'
      ],
      says: ['Make way', 'Where does it hurt', 'Lie quite still', 'Nee-naw', 'You are doing very well'],
      props: [
        ['the ambulance', 'the sofa with a lamp on the back'],
        ['the stretcher', 'a blanket on the floor'],
        ['the bandage', 'a whole roll of kitchen paper'],
        ['the patient', 'a bear with something or other'],
        ['the siren', 'whoever is loudest'],
        ['the paramedic’s bag', 'a handbag']
      ],
      parts: ['the driver', 'the paramedic', 'the siren', 'the patient, who was brave so far', 'the bandage', 'the car that pulled over', 'the voice on the telephone'],
      goes: [
        ['The telephone rang, and {S} said: where, and how is it breathing?', 'Into the telephone {S} said that they were on their way.'],
        ['{S} drove with the siren, and the chairs moved over.', 'Through the hall drove {S}, with one blue sock on the lamp.'],
        ['Beside the patient knelt {S}, and said hello before anything else.', '{S} asked where it hurt and what its name was.'],
        ['Round and round went the bandage, until {S} could see the end of it.', 'With a long bandage {S} went round the paw and tucked in the corner.']
      ],
      mishaps: [
        {
          problem: ['The whole patient was bandaged, and nobody knew where it had hurt.', 'There was a parcel on the stretcher, and it had been a bear.'],
          fail: ['{S} wrapped on, to be on the safe side.', '{S} asked it, and it said mmf.'],
          see: ['“It only had a sore paw,” said {A}. “Start there, and leave the rest out.”', '“It cannot say so from inside,” said {A}. “Unroll it down to the nose.”'],
          mend: ['So {A} unrolled, {S} rolled up, and then there was one neat paw.', '{S} turned the bear, {A} took in the paper, and at last it said: the left one.'],
          alone: ['{S} unrolled it down to the paw, and one neat paw it was.']
        },
        {
          problem: ['The road was blocked. In the hall stood a chair, and it did not pull over.', 'The ambulance hooted, and in front of it nobody moved.'],
          fail: ['{S} put the siren on louder, and the neighbours put theirs on too.', '{S} drove up close and stared.'],
          see: ['“It is facing the other way,” said {A}. “It reads you in the mirror, and there you say nothing.”', '“It has not seen the light,” said {A}. “Go to one side, where its mirror is.”'],
          mend: ['{S} moved left, {A} held the mirror, and the chair bowed and rolled aside.', 'So {A} was the mirror and {S} showed the light in it;; then there was a lane down the middle.'],
          alone: ['{S} moved to one side, where the light could be seen, and rolled the chair aside.']
        },
        {
          problem: ['The patient did not want to come. It held on to the armchair.', 'There lay the bear, and said that it would rather be poorly here.'],
          fail: ['{S} said that it was only a little needle, and nobody had spoken of needles.', '{S} pulled at both legs of it.'],
          see: ['“Nobody has told it what happens next,” said {A}. “I would hold on, too.”', '“Let it try the siren first,” said {A}. “Then it will know us.”'],
          mend: ['So {S} told it the way, turn by turn, {A} held the paw, and it said all right.', '{A} let it press the siren, {S} told it where to, and it lay down by itself.'],
          alone: ['{S} told it the way, turn by turn, and let it press the siren. It said all right.']
        }
      ],
      ends: ['All the patients had one paw in white and were asleep.', 'The sock was off the lamp, and it was not blue any more.', 'Somewhere far off a siren went by, lower and lower, and was helping somebody.']
    }
  },
  {
    id: 'police',
    label: 'a police officer',
    keys: ['police', 'police car', 'police cars', 'police officer', 'police officers', 'policeman', 'policewoman', 'police station', 'policía', 'polícia', 'voiture de police', 'パトカー', 'おまわりさん', '警察', '警车', 'पुलिस', 'شرطة', 'polisi'],
    marks: ['police', 'officer', 'officers', 'notebook', 'whistle', 'clue', 'helmet'],
    small: things('a police dog on its first day | the young police dog', 'an officer with a helmet down to the nose | the short officer'),
    big: things('a police horse that would not trot | the police horse', 'an officer who knew every cat in the district | the tall officer'),
    object: things('a notebook with a pencil on a string | the officer’s notebook', 'a whistle that had been found in a soup | the police whistle'),
    place: things('a police station with one light on | the police station', 'a crossing where an officer stands | the officer’s crossing'),
    sound: ['a police whistle, not very loud', 'an officer’s boots, in no hurry', 'the rustle of a notebook'],
    detail: [
      'The officer wrote down the time, and the colour of the cat.',
      'A police horse stood at the lights and waited for green.',
      'At the police station there was a cupboard of lost umbrellas, and one trombone.',
      'The police dog sniffed at the mat and sneezed, and that was a clue.'
    ],
    sleepy: [
      'The helmet was on its peg, and the notebook was shut.',
      'In the station the police dog had fallen asleep on the lost gloves.',
      'Slowly the officer walked by, and tried a handle, and all was well.',
      'Under the one light at the police station somebody stirred some tea.'
    ],
    world: {
      sort: 'job',
      verbs: [
        ['look for clues', 'looked for clues', 'looking for clues'],
        ['direct the traffic', 'directed the traffic', 'directing the traffic'],
        ['blow the whistle', 'blew the whistle', 'blowing the whistle'],
        ['write it in the notebook', 'wrote it in the notebook', 'writing it in the notebook'],
        ['walk the beat', 'walked the beat', 'walking the beat']
      ],
      facts: [
        'No two people have the same fingerprints, not even twins',
        'A police dog goes home with its officer in the evening',
        'Police horses learn not to mind balloons, bands and brollies',
        'A police officer finds far more lost things than thieves',
        'London’s police are called bobbies, after a Sir Robert',
        'Police cars in some places are checked like a tablecloth, to be seen from far off',
        'A dog can smell where somebody has walked hours ago',
        'If you are lost, a police officer may be asked, and will know what to do'
      ],
      guesses: [
        'The helmet is so tall because the sandwiches are in it',
        'Police cars have blue lights because it is calming',
        'Officers walk in twos so that one can hold the pencil',
        'A clue is a thing that is in the wrong place on purpose',
        'They say move along because they have seen it already'
      ],
      says: ['What have we here', 'Stop, one hand up', 'Has anybody seen a sock', 'All in order', 'This way, one at a time'],
      props: [
        ['the helmet', 'a saucepan with a strap'],
        ['the notebook', 'an old diary'],
        ['the whistle', 'two fingers, or a kettle'],
        ['the police car', 'the laundry basket'],
        ['the police horse', 'a broom with a sock for a head'],
        ['the magnifying glass', 'a wooden spoon with a hole']
      ],
      parts: ['the police officer', 'the police dog, who sneezed', 'the horse', 'the lady who had lost a sock', 'the witness, who was a cat', 'the traffic', 'the clue'],
      goes: [
        ['{S} put on the helmet and at once stood straighter.', 'With the saucepan on {S} had a deeper voice.'],
        ['Slowly, with both hands behind the back, {S} walked the beat.', '{S} walked along the hall and tried every handle.'],
        ['Then {S} held up one hand, and the traffic stopped, all but the dog.', 'In the middle of the rug {S} stopped everything and let it go again.'],
        ['{S} wrote down what had been seen, and by whom, and with what on toast.', 'All of it went into the notebook, and {S} licked the pencil.']
      ],
      mishaps: [
        {
          problem: ['One sock had vanished, and no one had seen a thing.', 'There was a report of a sock, blue, last seen on the left.'],
          fail: ['{S} questioned the right one, and it did not talk.', '{S} suspected everybody, and they did not like it.'],
          see: ['“Ask when it was last seen,” said {A}, “and go on from there.”', '“A clue,” said {A}. “There is a bit of blue wool on the dog’s chin.”'],
          mend: ['So {S} followed the wool, {A} carried the lamp, and it ended in the dog’s basket.', '{A} walked the way backwards, {S} looked left and right, and there it was, being kept warm.'],
          alone: ['{S} followed one blue thread across the carpet, and it ended in the dog’s basket.']
        },
        {
          problem: ['The traffic on the rug had got itself into a knot.', 'In the middle stood a tractor, a bus and a bear, and each of them was first.'],
          fail: ['{S} waved to all of them at once, and they all came.', '{S} blew the whistle, and they all blew back.'],
          see: ['“One hand for stop, and one for go,” said {A}. “You have got both on go.”', '“Look only at one,” said {A}. “The others will wait if they know that they are next.”'],
          mend: ['{S} held up one hand, {A} came through with the bus, and then the others, one by one.', 'So {S} stopped three and beckoned to {A};; in a minute the rug was free.'],
          alone: ['{S} put one hand up and beckoned with the other, and in a minute the rug was free.']
        },
        {
          problem: ['The officer had caught somebody, and it was the wrong one.', 'In the station sat the bear, and the bear had been in bed all day.'],
          fail: ['{S} said that it looked guilty, but it has that face.', '{S} asked it where it had been, and it would only look.'],
          see: ['“It has no crumbs,” said {A}. “Whoever it was has got crumbs.”', '“I have to say something,” said {A}. “It was me. I was hungry.”'],
          mend: ['So {A} owned up, {S} begged the bear’s pardon, and there was a biscuit for all three.', '{S} shook the bear’s paw, {A} fetched the tin, and the report said: solved.'],
          alone: ['{S} found the crumbs on the own jumper, and begged the bear’s pardon.']
        }
      ],
      ends: ['The report was finished, and the last word was solved.', 'Every handle had been tried, and every one had held.', 'The saucepan hung in the kitchen, and nobody would have known.']
    }
  }
]
