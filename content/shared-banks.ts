import type { SharedBanks } from './format.ts'

/** Lines that belong to no plot: the evening before it, the going between, and the falling asleep after it. */
export const sharedBanks: SharedBanks = {
  opening: {
    both: [
      '{H} lived {home}.',
      'Once, {home}, there lived {H}.',
      'Evening came to {H} {home}. It came quietly and wiped its feet.',
      '{H} knew every creak {home}. There were eleven, not counting the new one.',
      'Dusk found {H} {home}. It always looked there first.',
      'The day left {H} {home}. It had other places to be.',
      '{H} belonged {home}. The door knew it, and so did the kettle.',
      '{H} was wide awake {home}. Nearly everything else was not.',
      'There was {H}, {home}. And there was one more hour before bed.',
      '{H} had a window {home}. It was a good one to look out of.',
      'Here was {H}, {home}. Everybody there knew those feet.',
      'A light was on {home}. Under it was {H}.',
      'Something was up {home}. It was {H}.',
      'It had got late {home}. {H} had not noticed.',
      'Evenings began early {home}. For {H} they ended late.',
      'Things were winding down {home}. {H} was not.',
      'Bedtime was near {home}. {H} had read the clock differently.',
      'Slippers stood waiting {home}. {H} had one of them on.',
      'You could hear {H} {home}. You usually could.',
      'All was well {home}. {H} was under the table.',
      'The kettle had boiled {home}. {H} was having one of those evenings.',
      '{H} liked it {home}. Most of all towards night.',
      'A kettle sang {home}. {H} sang along.',
      'Anyone could see it {home}. {H} had a plan.',
      'Curtains were drawn {home}. {H} looked out between them.',
      'Shadows grew long {home}. The longest was {H}’s.',
      'Blinds came down {home}. {H} had pulled the string.',
      'No one hurried {home}. {H} was in the middle of something.',
      'Socks were drying {home}. {H} had the other two on.',
      'Moths came early {home}. {H} was showing one round.',
      'Somebody had been running {home}. It was {H}.',
      'Lamps came on {home}. {H} had asked for one more minute.',
      'Two shoes stood {home}. {H} was looking for the third.',
      'Floorboards talked {home}. {H} knew what they meant.',
      'Doors stood open {home}. {H} was going in and out of them.',
      'Somebody hummed {home}. {H} knew the words.',
      'Shoes were off {home}. {H} had plans for the evening all the same.',
      'Birds had gone quiet {home}. {H} had not.'
    ],
    young: [
      'Nobody was asleep {home}. Least of all {H}.',
      'It was late {home}. {H} had no shoes on.',
      'Pat, pat, went {H} {home}. It was nearly night.',
      'Home was {home}. {H} was up, and the lamp was on.'
    ],
    older: [
      'Night reached {H} {home}. It stopped at the window to look in.',
      '{H} kept watch {home}. Somebody had to, after dark.',
      'Little happened to {H} {home}. That evening was going to be different.',
      'Somebody was still up {home}. It was {H}, and there was a reason.'
    ]
  },

  begin: {
    both: [
      '{H}, who {habit}, lived {home}.',
      '{home} lived {H}, who {habit}.',
      'Once there was {H}, who lived {home} and {habit}.',
      'This happened {home}, to {H}, who {habit}.',
      'It began {home}, with {H}, who {habit}.',
      'Everybody {home} knew {H}, who {habit}.',
      '{H} was at home {home}, and {habit}.',
      'Here comes a story about {H}, who lived {home} and {habit}.',
      'Now, {H}, who {habit}, lived {home}.',
      'There was a door {home}, and behind it lived {H}, who {habit}.',
      'One evening, {home}, there was {H}, who {habit}.',
      'It was evening {home}, where {H} lived. {H} {habit}.',
      'An ordinary evening had begun {home} for {H}, who {habit}.',
      'Not long ago, {home}, lived {H}, who {habit}.',
      'Let me tell you about {H}, who lived {home} and {habit}.',
      'Tonight it is about {H}, who lived {home} and {habit}.',
      'If you had looked in {home}, you would have seen {H}, who {habit}.',
      'Nobody {home} was as wide awake as {H}, who {habit}.',
      'One person {home} was not tired yet. That was {H}, who {habit}.',
      'Evening had come {home}, and there was {H}, who {habit}.',
      'This is a true story about {H}, who lived {home} and {habit}.',
      'Do you know {H}? {H} lived {home} and {habit}.',
      '{H} lived {home}. {H} {habit}.',
      'This one is about {H}, who lived {home} and {habit}.',
      'Everything in this story happened {home}, where {H} lived and {habit}.'
    ]
  },

  evening: {
    both: [
      'The window had turned as blue as ink.',
      'Somebody close by was singing to a kettle, slowly.',
      'The air smelled of warm bread and of clean sheets.',
      'Outside, the sky was putting away its colours.',
      'One lamp was lit, and the corners had gone soft.',
      'On the sill the light had shrunk to a stripe.',
      'A coat slid off its hook, and was left where it lay.',
      'A moth sat on the lampshade, reading it from left to right.',
      'Across the road two windows lit up, and then a third.',
      'Rain had been, and the gutter was still talking about it.',
      'Every chair had its shadow beside it, like a tired dog.',
      'Up on the roof a pigeon said good evening, several times.',
      'Here and there a floorboard cooled down with a click.',
      'In the kitchen the fridge hummed the one note it knew.',
      'Behind the houses the last bit of sun was going down the stairs.',
      'A tap dripped once, thought about it, and dripped again.',
      'Far off, a voice called somebody in to bed.',
      'The walls were still warm from the day.'
    ],
    young: [
      'The street was still. The buses had gone home.',
      'Tick, tick, went the kettle as it cooled.',
      'It was not dark yet. It was only thinking about it.',
      'Something smelled of toast. Something smelled of soap.',
      'The first star was out. It had no socks on.'
    ],
    older: [
      'It was the hour when colours went home and only shapes stayed up.',
      'Every window in sight had a lamp in it, and every lamp had a moth.',
      'The light came in low, lay down on the floor, and turned the dust to gold.',
      'A radio was talking to itself in another room, and nobody interrupted.',
      'There was a smell of soap and hot iron, and of somebody else’s onions.'
    ]
  },

  hero: {
    both: [
      '{H} {habit}.',
      'Everybody knew that {H} {habit}.',
      'It was no secret that {H} {habit}.',
      '{H} was {age}, and {habit}.',
      'That week, as in most weeks, {H} {habit}.',
      'On weekdays and on Sundays {H} {habit}.',
      'You could be sure that {H} {habit}.',
      'Some people collect stamps. {H} {habit}.',
      'One thing had not changed since the spring: {H} {habit}.',
      'Ask anybody there, and they will tell you that {H} {habit}.',
      'Nobody was surprised any more that {H} {habit}.',
      'At breakfast, at noon and in the evening {H} {habit}.',
      'Nobody had to look far for {H}, who {habit}.',
      'Before anything else happens, you should know that {H} {habit}.',
      'The whole street knew {H}, who {habit}.',
      'Just as on every other day, {H} {habit}.',
      'Even the postman knew that {H} {habit}.',
      'On any day of the week {H} {habit}.',
      'Rain or no rain, {H} {habit}.',
      'People said, quite rightly, that {H} {habit}.',
      'This is about {H}, who {habit}.'
    ],
    young: [
      'This was {H}. {H} {habit}.',
      'People knew {H}. That was the one who {habit}.',
      'Yes, {H} {habit}. Nobody minded.',
      'Who {habit}? {H}, of course.'
    ],
    older: [
      'At {age}, {H} {habit}, and saw no reason to stop.',
      'The first thing to know about {H} was a simple one. {H} {habit}.',
      'People who met {H}, who {habit}, did not forget it in a hurry.',
      'The neighbours would have told you that {H} {habit}, and they would have smiled.'
    ]
  },

  meet: {
    child: {
      both: [
        '{S}, who {habit}, had heard every word.',
        'Along came {S}, who {habit}.',
        '{S} was under the table. {S} {habit}.',
        'Then there was {S}, who {habit}.',
        { text: '“Me too,” said {S}, who {habit}.', says: 'S' },
        'Behind the curtain stood {S}, who {habit}.',
        'One more had to come. It was {S}, who {habit}.',
        'Nobody could start without {S}, who {habit}.',
        '{S} had one sock on already. {S} {habit}.'
      ],
      young: ['Hop, hop, hop, in came {S}. {S} {habit}.', 'Peep! That was {S}, who {habit}.'],
      older: [
        'There had been an ear at the keyhole. It belonged to {S}, who {habit}.',
        'It was not possible to leave out {S}, who {habit}. It had been tried.'
      ]
    },
    teen: {
      both: [
        '{S}, who {habit}, took out one earphone.',
        'Even {S}, who {habit}, looked up at that.',
        '{S} put the phone down. {S} {habit}.',
        'From the doorway came {S}, who {habit}.',
        { text: '“Fine,” said {S}, who {habit}. It meant yes.', says: 'S' },
        'Nobody had asked {S}, who {habit}. So {S} came.',
        'With a shrug, along came {S}, who {habit}.',
        'The headphones were off. {S}, who {habit}, had heard.',
        '{S} had eaten two apples and was ready. {S} {habit}.'
      ],
      older: [
        'For an hour, {S}, who {habit}, had been going to bed, and was glad to stop.',
        'Somewhere behind a shut door lived {S}, who {habit}. The door opened.'
      ]
    },
    'grown-up': {
      both: [
        '{S}, who {habit}, dried both hands and came.',
        'The dishes could wait. {S}, who {habit}, came as well.',
        'Luckily there was {S}, who {habit}.',
        { text: '“Wait for me,” said {S}, who {habit}.', says: 'S' },
        '{S} had found the keys at last. {S} {habit}.',
        'Out of the kitchen came {S}, who {habit}.',
        'One cup of tea went cold. {S}, who {habit}, came.',
        'Of course {S} came along too. {S} {habit}.',
        'By the door, coat on, stood {S}, who {habit}.'
      ],
      older: [
        'There was one sensible person present. It was not {S}, who {habit}.',
        'A firm no had been planned by {S}, who {habit}. What came out was a yes.'
      ]
    },
    elder: {
      both: [
        '{S}, who {habit}, had been awake all along.',
        'The good chair creaked. Up got {S}, who {habit}.',
        '{S} came slowly and got there first. {S} {habit}.',
        'Two mints rattled. That was {S}, who {habit}.',
        { text: '“About time,” said {S}, who {habit}.', says: 'S' },
        'Nothing ever surprised {S}, who {habit}.',
        'Spectacles were found. So was {S}, who {habit}.',
        'A place was kept for {S}, who {habit}.',
        'In no hurry came {S}, who {habit}.'
      ],
      older: [
        'Asleep? No. {S}, who {habit}, had only been resting both eyes.',
        'It turned out that {S}, who {habit}, had done this sort of thing before.'
      ]
    },
    baby: {
      both: [
        '{S} came as well, warm as a loaf. {S} {habit}.',
        { text: '{S}, who {habit}, was wrapped up and carried.', needs: ['carrier'] },
        'The smallest of them was {S}, who {habit}.',
        'A fist came out of a blanket. It was {S}, who {habit}.',
        'Nobody thought {S} too small. {S} {habit}.',
        { text: 'On somebody’s arm lay {S}, who {habit}.', needs: ['carrier'] },
        '{S} was awake, of course. {S} {habit}.',
        { text: 'Somebody gurgled. It was {S}, who {habit}.', party: 'together' },
        { text: 'Tucked under a chin came {S}, who {habit}.', needs: ['carrier'] }
      ],
      older: [
        'There was also {S}, who {habit}, and who could not be argued with.',
        'Others had got up at dawn. {S}, who {habit}, had slept all day and was not tired in the least.'
      ]
    },
    animal: {
      both: [
        { text: '{S}, who {habit}, was at the door already.', needs: ['legs'] },
        'Nobody had called {S}, who {habit}. Still, {S} came.',
        { text: 'Something brushed past. It was {S}, who {habit}.', needs: ['legs'] },
        '{S} came too, for nobody had said no. {S} {habit}.',
        { text: 'At the word “out”, up sprang {S}. {S} {habit}.', needs: ['legs'] },
        'No one went anywhere without {S}, who {habit}.',
        'Two bright eyes shone by the mat. They were {S}, who {habit}.',
        { text: '{S} yawned, stretched and was ready. {S} {habit}.', needs: ['legs'] },
        { text: 'Down on the floor sat {S}, who {habit}.', needs: ['legs'] },
        'It would not have been the same without {S}, who {habit}.',
        'Last to be counted, and never forgotten, was {S}, who {habit}.'
      ],
      older: [
        'It was hard to say who had invited {S}, who {habit}. It had probably been {S}.',
        'About half of it was understood by {S}, who {habit}. It was the better half.'
      ]
    },
    fantastic: {
      both: [
        'There was also {S}, who {habit}. Nobody found it odd.',
        '{S} stepped out of the curtain. {S} {habit}.',
        'The cupboard opened. Out came {S}, who {habit}.',
        '{S}, who {habit}, had stayed on and on.',
        'Something glimmered by the teapot. It was {S}, who {habit}.',
        'With a faint hum came {S}, who {habit}.',
        'Other friends came by bus. {S}, who {habit}, was simply there.',
        { text: '“Is it tonight?” asked {S}, who {habit}.', says: 'S' },
        'Down from the wardrobe climbed {S}, who {habit}.'
      ],
      older: [
        'Not every home had somebody in it who {habit}. This one had {S}.',
        'To please everybody, {S}, who {habit}, came in by the door this time.'
      ]
    },
    guest: {
      both: [
        '{S} had come to visit. {S} {habit}.',
        'A knock came. It was {S}, who {habit}.',
        'The second toothbrush belonged to {S}, who {habit}.',
        '{S}, who {habit}, was staying the night.',
        'That evening there was company. It was {S}, who {habit}.',
        { text: '“May I come?” asked {S}, who {habit}.', says: 'S' },
        'The extra plate was for {S}, who {habit}.',
        'Just in time came {S}, who {habit}.',
        'The spare pillow could wait. {S}, who {habit}, was going along.'
      ],
      older: [
        'Nobody had told {S}, who {habit}, that evenings here were like this.',
        'Only a bowl was to be returned that evening by {S}, who {habit}. But {S} stayed.'
      ]
    }
  },

  meetMany: {
    both: [
      '{names} came as well, and there were shoes everywhere.',
      'Into the room came {names}, one after the other.',
      'Then the door opened, and opened, and opened. There stood {names}.',
      'Nobody could choose, so {names} all came.',
      'There was room for {names}, if everyone breathed in.',
      'Up got {names}, and the floor shook a little.',
      '{names} had heard it too, and would not be left behind.',
      'It took a while to count {names}. Not one of them stood still.',
      'From this side and that side came {names}.'
    ],
    young: ['In came {names}. What a lot of feet!', 'Who else? Here they were: {names}.'],
    older: [
      'By then a crowd had formed, and it was made of {names}.',
      '{names} arrived all at once, talking, and got stuck in the doorway.'
    ]
  },

  alone: {
    both: [
      'The night itself kept {H} company, a little to the left.',
      '{H} had one shadow along, which asked for nothing.',
      'There was only {H}, and that was enough to begin with.',
      'A small wind came with {H}. It carried nothing, but it meant well.',
      'The dark made room for {H}, as for an old friend.',
      'Every lamp knew {H}, and passed {H} on to the next.',
      '{H} listened to the dark. The dark listened back.',
      'No one else was up, so the stars came with {H}.'
    ],
    young: [
      '{H} was not alone. The moon came along.',
      'Two of them went: {H} and the night.',
      'The stars came too. They did not talk much.'
    ],
    older: [
      'Nobody had told {H} that the night was good company, but there it was, keeping step.',
      'It was good, for once, that {H} did not have to wait for anybody’s shoes.',
      'Whoever travelled with the evening air, as {H} did, was never quite by themselves.'
    ]
  },

  gather: {
    both: [
      'So it was settled, and {group} went.',
      'Nobody needed to be asked twice. Off went {group}.',
      'Shoes were found, most of them in pairs, and {group} {were} ready.',
      'One deep breath of evening, and {group} {were} on the way.',
      'The night held its door open for {group}.',
      'Pockets were filled, sleeves were pulled down, and {group} set off.',
      'There was no sense in waiting. Out into the evening went {group}.',
      'Buttons were done up, nearly all of them, and away went {group}.'
    ],
    young: [
      'Left shoe, right shoe. Then {group} went.',
      'Up, up, up! It was time, and {group} {were} ready.',
      'One, two, three, and out went {group}.',
      'Hats? Yes. Hands? Yes. So {group} set off.'
    ],
    older: [
      'A light was left on for later, and {group} went out into what was left of the day.',
      'It was late for it, and that was half the reason why {group} went.',
      'Nobody made a speech. Somebody coughed, and {group} {were} on the way.',
      'Bed could wait an hour, as it had waited before, and {group} set off.'
    ]
  },

  meanwhile: {
    both: [
      'Nobody else stood idle.',
      'Help came from the side, too.',
      'No one just watched.',
      'That was not all that happened.',
      'There was more to do, and somebody did it.',
      'It went better with company.',
      'All the while, something else was going on.',
      'A little to the left, the work went on.'
    ],
    young: ['Everyone had a job.', 'More help came. It came at once.', 'Wait, there was more!'],
    older: [
      'In the meantime there were smaller things to see to, and they were seen to.',
      'Hardly anything was ever done by one alone, and neither was this.',
      'Several useful things were happening at the edges.'
    ]
  },

  onward: {
    both: [
      'The way went on, and so did {group}.',
      'For a while there was only the sound of going.',
      'Nobody hurried. The dark was in no hurry, either.',
      'A breath of air came past and went ahead.',
      'Something small rustled, thought better of it, and was still.',
      'Behind {group} the night closed again, without a click.',
      'A little further went {group}, and a little further than that.',
      'There was a good piece of dark to cross, and {group} crossed it.'
    ],
    young: [
      'Step, step, step, went {group}.',
      'On and on and on. Then a bit more on.',
      'The dark was big. {group} kept close to it.',
      'Hum, hum, hum. It was good to be going.'
    ],
    older: [
      'Going on was easier than it had been, and {group} went on.',
      'Nothing was said for a time, and it was a comfortable sort of nothing.',
      'The evening had a long sleeve, and {group} walked down the inside of it.',
      'A smell of leaves and cold iron came by, and told nobody where it had been.'
    ]
  },

  idea: {
    both: [
      '{S} had been quiet for a while. It was a thinking sort of quiet.',
      'An idea landed on {S} and stayed.',
      'Nobody had tried the easy way. {S} did.',
      '{S} took one step closer and one slow breath.',
      'It was {S} who tried the simple thing first.',
      'First {S} did nothing, with great care. Then {S} did something.',
      { text: '“Let me try,” said {S}.', says: 'S' },
      'Then {S} had a thought, small enough to carry.',
      '{S} looked, and went on looking, until there was something to see.'
    ],
    young: ['Hm, went {S}. Hm, hm. Ah!', 'Then came an idea. It came to {S}.', 'Who could help? {S} could.'],
    older: [
      'For as long as it took to peel an orange, {S} said nothing at all.',
      'What {S} had was not exactly a plan, but it was standing where a plan would stand.',
      'Somebody had to begin at the wrong end, and {S} began.'
    ]
  },

  wash: {
    both: [
      'A face was washed, and a hand, and the other hand.',
      'The tap ran for a little, warm, and was turned off.',
      'Foam went round and round, and mint came into the room.',
      'Toothbrushes were put back in their mug, bristles up.',
      'There was warm water, and a towel for each ear.',
      'Soap went from hand to hand, and got smaller.',
      'Water was splashed on noses, and not much of it on the floor.',
      'Last of all came the ears, which had heard enough for one day.',
      'Elbows were washed, which nobody had expected.',
      'The flannel was warm, and went round behind the ears.',
      'A bit of the day was found on one knee, and washed off.',
      'Hands were held under the tap until the water was clear.',
      'Toothpaste was on the brush, and a little on the tap.',
      'Somebody hummed while the teeth were done.',
      'The towel was big enough to get lost in.',
      'Bubbles went up, and one of them landed on the mirror.',
      'Fingers were washed one by one, the thumbs last.',
      'The basin gurgled, and was empty.',
      'Somebody was sticky under the chin, and then was not.',
      'Hair was brushed, with one knot in it, and then with none.',
      'Round went the brush, and up, and down.',
      'Noses were wiped, and cheeks, and the bit between.',
      'The bathroom smelled of soap and warm towels.',
      'Water ran into sleeves, as water does.',
      'Every tooth had its turn.',
      'Pyjamas were on the right way round, at the second try.',
      'Feet left wet prints all the way to the mat.',
      'A comb went through, slowly, and waited politely at each knot.',
      'Two hands were soaped, and washed each other.',
      'The soap slid away once, and was caught.',
      'Necks were not forgotten, though they had hoped to be.',
      'A last drop hung on the tap, and let go.',
      'Out of the bathroom came a smell of mint.',
      'Behind the ears was where the day had hidden.'
    ],
    young: [
      'Splish, went the water. Rub, went the towel.',
      'Top teeth, bottom teeth, and all the teeth at the back.',
      'A wet nose, a dry nose, and that was that.'
    ],
    older: [
      'What was left of the day came off with warm water, and went down the drain without a word.',
      'The mirror over the basin misted up, and kept the evening to itself.',
      'Teeth were brushed to the end of a very slow tune, which somebody hummed through the foam.'
    ]
  },

  settle: {
    both: [
      'The blankets were where they had been left, and still knew everybody’s shape.',
      'Shoes stood side by side at the door, with nowhere to be.',
      'There was water in a glass by the bed. It held one small light.',
      'The day was folded up and laid over the chair.',
      'Sheets that had been cool grew slowly warm.',
      'Pillows were turned over to the cool side.',
      'The door was closed softly, and the latch found its place.',
      'The bed had been empty all day, and was glad of the company.',
      'Somebody straightened the rug, and the room was ready.',
      'A pillow was patted on both sides.',
      'With one creak the bed said that it was full.',
      'Slippers waited by the bed, toes to the wall.',
      'One corner of the blanket was tucked in twice.',
      'Clothes for the morning hung over the chair, arms down.',
      'A drawer was pushed shut, and stayed shut.',
      'The window was open by the width of a thumb.',
      'On the chair sat the day’s clothes, with nobody in them.',
      'Under the bed went the toy box, and the floor was tidy.',
      'The mattress gave a little, in all the right places.',
      'Curtains were pulled together until they met.',
      'A glass was put where a hand would find it.',
      'From the blanket came a smell of soap, and a little of toast.',
      'Sheets were smoothed, once down and once across.',
      'Last of all the pillow was turned, cool side up.',
      'A shoe lay on the rug, and could stay there.',
      'It was the hour for soft things and low voices.',
      'By the bed the clock was turned to the wall.',
      'All the day’s things had been put back where they lived.',
      'Between the pillow and the blanket it was warm already.',
      'Just enough blanket was left over to hold on to.',
      'Two pillows were patted, and the cooler one won.'
    ],
    young: [
      'The blanket came up to the chin and stayed there.',
      'One sip of water. One more sip. That was enough.',
      'Soft bed below. Soft blanket on top.',
      'Tuck, tuck, went the blanket, all the way round.',
      'In went the feet, right down to the end.'
    ],
    older: [
      'Nothing else had to be found, or carried, or remembered before the morning.',
      'The pillow sank, and sighed, and then held.',
      'Near the window a curtain filled with air, and let it go again.',
      'Somebody shook out the blanket once, and it came down slowly, all of it at the same time.',
      'Socks came off, and lay on the floor like two small hills.'
    ]
  },

  heavy: {
    both: [
      'Feet grew heavy first, heavy as stones in warm sand.',
      'Knees had carried enough for one day, and lay down.',
      'Every arm had found a soft place, and stayed in it.',
      'The pillow took the weight of a whole day’s thinking.',
      'Eyelids came down slowly, went up once to look, and came down.',
      'Shoulders sank a little, and then a little deeper.',
      'Each head made a hollow in its pillow, and filled it.',
      'Even the smallest finger was too heavy to lift.',
      'Arms lay where they had been put.',
      'A yawn went all the way down to the toes.',
      'Heads sank into pillows, and stayed there.',
      'Nobody wanted to lift so much as a finger.',
      'The blanket felt heavier than before, and softer.',
      'Slowly the legs forgot how far they had walked.',
      'First the feet were warm, then the knees, then all the rest.',
      'Backs lay flat and long along the bed.',
      'Somewhere under the covers two cold feet were getting warm.',
      'Yawns came in a row, each longer than the last.',
      'Eyes were closed, or as good as closed.',
      'Fingers uncurled, one by one, like small leaves.',
      'The bed was too warm to get out of, and nobody tried.',
      'All the running about had gone down into the toes.',
      'Noses were warm. Cheeks were warm. Ears were warm.',
      'Somebody turned over, slowly, like a boat.',
      'A foot slid out to be cool, and slid back in.',
      'Every yawn made the bed a little softer.',
      'Tired legs lay side by side, and that was all they did.',
      'Hair lay on the pillow in every direction.',
      'Hands lay open on top of the blanket.',
      'The last wriggle had been wriggled.',
      'Mouths fell open a little, and were left like that.',
      'The covers had been pulled up as far as the ears.',
      'One more stretch, as long as the bed, and that was the last.'
    ],
    young: [
      'Toes were heavy. Knees were heavy. Noses were nearly heavy.',
      'Legs lay down. Arms lay down. The blanket lay on top.',
      'Down, down, down, sank the sleepy feet.',
      'The hands came open. They had nothing more to hold.'
    ],
    older: [
      'It was a good heaviness, like that of a boat at low tide, with sand all round it.',
      'Thoughts got slower, and feet got heavier, until both lay still.',
      'Arms and legs had stopped belonging to anybody in particular.',
      'One after another, the cares of the day were put down, like shopping in a hall.'
    ]
  },

  breath: {
    both: [
      'Breath went out, and waited, and came in again.',
      'In came the air, cool. Out it went, warm.',
      'The blankets rose a little, and sank a little, and rose.',
      'Each breath was longer than the one before it.',
      'Air moved about the room as slowly as water in a deep bowl.',
      'There was no need to count. The breaths came by themselves.',
      'Up went the covers, and down, like small boats at anchor.',
      'Slowly in, and slower out, and the night kept time.',
      'Someone sighed, and it was a good sigh.',
      'You could hear the breathing, and nothing else.',
      'By now the breathing had found its tune, and kept to it.',
      'The curtain moved in and out, as if it were breathing too.',
      'Breathing was all there was to do.',
      'Small breaths and big ones came and went.',
      'The breath went to and fro, like a swing that nobody pushes.',
      'Noses whistled a little, very low.',
      'With each breath the blanket rose by a finger.',
      'All the breaths were long ones now.',
      'A yawn went out, and a breath came in.',
      'One, and two, and three, and nobody counted any further.',
      'Like the sea on a quiet day the breathing came and went.',
      'Even the breathing had got drowsy.',
      'There went a long breath, and here came the next.',
      'Some breaths had a small snore at the end.',
      'Across the pillow went one long breath, and moved a single hair.',
      'A snore began, thought better of it, and was only breath.',
      'Like bread in a warm place the blanket rose, and sank again.',
      'Softer and softer grew the breathing.',
      'Nothing hurried, least of all the breath.',
      'Warm breath lay on the pillow like a cat.',
      'Under the blanket the air was warm and still.',
      'The pillow was warm where the breath came, and cool at the corners.',
      'Out went a breath, and in came another, and it was dark all round.'
    ],
    young: [
      'In, and out. In, and out. Hush.',
      'One breath for the day. One breath for the night.',
      'Soft air in. Soft air out.',
      'The blanket went up. The blanket went down.'
    ],
    older: [
      'Between one breath and the next there was a pause, wide enough to lie down in.',
      'A long breath went out towards the window and was slow to come back.',
      'What was left of the day went out on the air, a little at a time.',
      'Every breath had the patience of a tide that had the whole night.'
    ]
  },

  lights: {
    both: [
      'A lamp went out, and then the lamp beside it.',
      'Far off, one window closed its yellow eye.',
      'The line of light under the door grew thin, and was gone.',
      'Colours went out, red first, and blue the last of all.',
      'Only a small glow stayed awake, the size of a pear.',
      'Someone pressed a switch, and the dark came in and sat down.',
      'First the big lamp slept, and then the little one.',
      'One low light was left to look after the floor.',
      'The lamp was turned low, and then lower.',
      'Click, went the switch, and it was night.',
      'A bit of moon lay on the floor, in a square.',
      'Shadows joined up until there was only one.',
      'Behind the curtain it was dark blue, and then black.',
      'The room went grey, and then greyer, and then it was dark.',
      'The big light had been out for a while.',
      'Even with the light off, the lamp stayed warm for a while.',
      'Somewhere outside a lamp drew the window on the ceiling.',
      'Darkness came a little at a time, so that nobody minded.',
      'It got dark in the corners first, where nobody was sitting.',
      'Eyes got used to it, and the room was grey and friendly.',
      'A crack of light at the door was left as it was.',
      'Lamps were switched off from the far end to the near.',
      'The chair turned into a shadow, and was still a chair.',
      'A torch was put away, face down.',
      'Night filled the room to the top, like a bath.',
      'Everything bright had been switched off.',
      'Just a thread of light lay along the curtain.',
      'The mirror had nothing left to look at.',
      'The window turned blue, and darker blue, and then you could not see it.',
      'Slowly the pictures on the wall turned grey.',
      'With the lamp out you could see the window, a little lighter than the wall.',
      'Round the door there was a line of gold, and then none.',
      'All the small lights in the kitchen blinked, and were left to it.'
    ],
    young: [
      'Out went one light. Out went two.',
      'The dark was soft. It lay on the room and kept it warm.',
      'Sleep well, lamp. Sleep well, window.',
      'Off went the light in the kitchen. Off went the light by the door.'
    ],
    older: [
      'When the last switch had clicked, the furniture went on being there, only quieter.',
      'Little by little the ceiling went away into the dark.',
      'What light there was came in at the window and lay down.',
      'One window after another went dark outside, as if somebody were walking along and blowing softly.'
    ]
  },

  quiet: {
    both: [
      'The rooms grew quiet, one after the other.',
      'Spoons lay still in their drawer, and cups hung still on their hooks.',
      'Out in the dark, the last footstep went home.',
      'Nothing moved that did not have to.',
      'Even the clock put its ticks down softly.',
      'A floorboard spoke once, low, and then it too was quiet.',
      'Beyond the window, the night went by in its socks.',
      'Quiet lay over everything, evenly, to the edges.',
      'The tap had stopped dripping.',
      'In the kitchen the fridge hummed to itself.',
      'Doors were shut, one softly and one more softly.',
      'Not a spoon clinked.',
      'Only the clock had anything to say, and it said tick.',
      'Far away a dog barked twice, and no more.',
      'It had got quiet, right up to the ceiling.',
      'Somewhere a door closed, slowly, so as not to click.',
      'Voices beyond the wall got lower, and stopped.',
      'You could have heard a feather land.',
      'Nobody called, and nothing rang.',
      'A moth bumped the window once, and gave it up.',
      'Wood creaked somewhere, as wood does when it cools.',
      'Outside two neighbours said good night, and went in.',
      'Footsteps went past, and grew fainter, and were gone.',
      'What had been loud all day was put away.',
      'The radio was off, and so was the day.',
      'One by one the noises went home.',
      'Crumbs lay still on the kitchen table.',
      'Rain or no rain, it was quiet inside.',
      'The wind had lain down.',
      'The keys on their hook did not so much as clink.',
      'By and by the last cup was put on the last hook.',
      'By that hour the pipes had gone to bed.',
      'There was nothing to hear, and it was nice to hear it.'
    ],
    young: [
      'Hush, said the curtain. Hush, said the wall.',
      'No feet. No doors. Not one small squeak.',
      'The chairs were quiet. So were the cups.',
      'It was so still that the dust lay down.'
    ],
    older: [
      'It was so quiet that the clock in the next room could be heard, if you listened for it.',
      'The kettle had cooled, the pipes had settled, and the door had no more to say.',
      'Whatever still hummed, hummed lower, and by and by left off.',
      'A long way off a car changed gear on a hill, and that was the last of it.'
    ]
  },

  rollCall: {
    both: [
      '{names} lay warm and still.',
      'The night said it softly: {names}.',
      'A blanket was smoothed over {names}.',
      'There, in the dark, lay {names}.',
      { text: 'Nobody was missing: {names}.', least: 3 },
      '{names} had no more to do until the morning.',
      'Sleep came round to {names}, and passed nobody by.',
      { text: 'All were home, and all were warm: {names}.', least: 3 },
      'Under the covers, to the chin, lay {names}.',
      { text: 'One after another they came to rest: {names}.', least: 3 },
      'Nothing more was asked that day of {names}.',
      { text: 'Below the window, in their places, lay {names}.', least: 2 },
      'The house held {names}, and held still.',
      'It was dark enough now for {names}.',
      { text: 'Somewhere under all those blankets there had to be {names}.', least: 3 },
      { text: 'Evenly, and in no particular order, breathed {names}.', least: 3 },
      'Quiet had come as far as {names}.',
      'Blankets rose and sank a little over {names}.',
      { text: 'Sleep had a list with it that night, and ticked it off: {names}.', least: 3 },
      'Everything that could be done that day had been done by {names}.',
      'It had got quite soft and dark round {names}.',
      { text: 'Bit by bit the dark filled up the spaces between {names}.', least: 2 },
      { text: 'Everybody was counted once more, by touch: {names}.', least: 3 },
      { text: 'Home safe, and washed behind the ears, were {names}.', party: 'together', needs: ['ears'] }
    ],
    young: [
      'Warm and snug lay {names}.',
      'Tucked in, tucked in: {names}.',
      'Here was the bed, and here lay {names}.',
      'Hush went round the room, to {names}.'
    ],
    older: [
      'The dark took the register in a low voice, {names}, and closed the book.',
      'Names were the last thing to be put away: {names}.',
      'Had anyone asked who was there, the blankets would have said {names}.',
      {
        text: 'Somebody went round once more to see, and found {names}, and nobody awake enough to say so.',
        party: 'together'
      }
    ]
  },

  goodnight: {
    both: [
      '“{goodnight},” somebody said, so low that it was nearly breath.',
      'There was only one thing left to say. “{goodnight}.”',
      '“{goodnight}, {H},” came a whisper.',
      'The last words of the day were these: “{goodnight}.”',
      'From the doorway, very low, it came: “{goodnight}.”',
      '“{goodnight},” said the blanket, or the hand that smoothed it.',
      'A cheek was kissed, and then the other. “{goodnight}.”',
      'It was said twice, because once was soon over. “{goodnight}. {goodnight}.”',
      '“{goodnight},” went down the passage from door to door.',
      'Somebody stopped on the threshold to say it. “{goodnight}.”',
      'Whoever was last out of the room said it. “{goodnight}.”',
      'The words went in like a pebble into a pond, with hardly a ring. “{goodnight}.”',
      'A hand lay on {H}’s hair for a moment. “{goodnight}.”',
      'It needed no answer, and it got none. “{goodnight}.”',
      '“{goodnight},” and the door moved, and stayed open by a hand’s breadth.',
      'Somebody in the next room had to be told as well. “{goodnight}.”',
      'Somebody bent down and whispered it. “{goodnight}.”',
      'What the lamp heard before it went out was this: “{goodnight}.”',
      'Every evening had these words at the end of it. “{goodnight}.”',
      '“{goodnight},” one more time, for whoever had slept through the first.',
      'The blanket was straightened once. “{goodnight}.”',
      'Somebody had to say it, and somebody did. “{goodnight}.”',
      '“{goodnight},” so quietly that it might have been the curtain.',
      'There it was again, as on every night. “{goodnight}.”',
      'Close to the pillow it was whispered. “{goodnight}, {H}.”',
      'Down to a whisper went the day. “{goodnight}.”',
      'Last of all, and to nobody but {H}: “{goodnight}.”',
      'Nobody shouted it, and nobody had to. “{goodnight}.”',
      'As softly as a sock comes off, somebody said it. “{goodnight}, {H}.”',
      'The clock struck nothing at all, and somebody said it. “{goodnight}.”',
      'It fitted into one breath, with room left over. “{goodnight}.”',
      'Just this was left in the bottom of the day. “{goodnight}.”',
      'Left and right it was said, so that both sides had some. “{goodnight}.”',
      'What was said was short, and did very well. “{goodnight}.”',
      'Through the wall it sounded like humming. “{goodnight}.”',
      'Straight from the pillow it came, a little squashed. “{goodnight}.”',
      '“{goodnight}, bed. {goodnight}, window. {goodnight}, {H}.”',
      'Once it was said, nothing else needed saying. “{goodnight}.”',
      'Half of it was a yawn. “{goodnight}.”',
      'Without any fuss it was time for it. “{goodnight}.”',
      'The day put its hat on, and said one thing more. “{goodnight}.”',
      'Somewhere near {H} it was murmured. “{goodnight}.”',
      'Slowly it was said, so that it lasted longer. “{goodnight}.”',
      'Late as it was, it was said properly. “{goodnight}.”',
      '“{goodnight},” as you say it to a cat that is nearly asleep.',
      'The quietest thing all day was this. “{goodnight}.”',
      'After so much talking, it did not take long. “{goodnight}.”',
      'Gently, like a drawer that is pushed shut, it was said. “{goodnight}.”',
      '“{goodnight}, ears. That’s all for today, {H}.”',
      'If the ceiling had been listening, it would have heard this. “{goodnight}.”',
      '“{goodnight},” in a voice no bigger than a button.',
      'Between two breaths it was said. “{goodnight}.”'
    ],
    young: [
      '“{goodnight},” to the door. “{goodnight},” to the dark.',
      'Softly, softly, somebody said it. “{goodnight}.”',
      '“{goodnight}, toes. {goodnight}, nose. {goodnight}, {H}.”'
    ],
    older: [
      '“{goodnight},” the evening said at last, in whatever voice was nearest.',
      'Nobody said it loudly, and everybody heard: “{goodnight}.”',
      'At last the day came to its last and smallest words. “{goodnight}.”'
    ]
  },

  last: {
    both: [
      'And {H} was asleep.',
      'Somewhere in the middle of a breath, {H} was asleep.',
      'The night went on by itself, and {H} slept.',
      'Under the blanket, under the roof, under the night, {H} slept.',
      'Nobody saw the moment, but {H} was asleep.',
      'Between one thought and the next, {H} had fallen asleep.',
      'Morning was a long way off, and {H} was sleeping.',
      '{H} slept, and the dark held still, so as not to wake anyone.',
      'Then there was nothing left to do, and {H} slept.',
      'By the time the wind had crossed the roof, {H} was asleep.',
      'One breath more, and {H} was asleep.',
      'Whatever came after that, {H} slept through it.',
      'It was quite dark, and {H} slept.',
      'All the words were used up for the day, and {H} was sleeping.',
      'Deep down among the blankets, {H} slept.',
      'Anybody could have asked {H} anything now, but {H} was asleep.',
      'Nothing else happened, because {H} was asleep.',
      'Outside it was night, and indoors {H} slept.',
      'With one hand under a cheek, {H} was asleep.',
      'The next thing that {H} knew was nothing at all, for {H} slept.',
      'So the evening ended, and it ended with {H} asleep.',
      'Far down under the covers, where it was warm, {H} was sleeping.',
      'A thought set out and did not arrive. {H} was asleep.',
      'Without a sound, and without meaning to, {H} slept.',
      'Higher and higher went the moon, and {H} slept.',
      'Before the blanket had settled, {H} was asleep.',
      'As boats do at low water, {H} came to rest, and slept.',
      'And the dark stood guard, and {H} slept.',
      'There was no more to tell, for {H} was already sleeping.'
    ],
    young: [
      'Hush. {H} was asleep.',
      'Down went the day, and {H} slept, and slept, and slept.',
      'Soft and warm and slow, {H} fell asleep.',
      'The eyes were shut. The day was done. {H} slept.'
    ],
    older: [
      'The story could stop there, because {H} was already asleep.',
      'What came next was a dream, and only {H}, who was sleeping, ever saw it.',
      'Long after the last lamp, the night kept one hand on the roof, and {H} slept on.',
      '{H} had meant to stay awake for the end, and slept through it.'
    ]
  }
}
