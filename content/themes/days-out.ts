import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Days that are not like other days: going away, staying over, doing without. */
export const daysOutThemes: ThemePack[] = [
  {
    id: 'aeroplane',
    label: 'going on a plane',
    keys: ['plane', 'aeroplane', 'airplane', 'going on a plane', 'flying on a plane', 'airport', 'aeroplanes', 'planes', 'pilot', 'pilots', 'first flight', 'suitcase', 'how planes fly', 'avión', 'avião', 'avion', 'aeropuerto', 'ひこうき', '飛行機', '飞机', 'हवाई जहाज', 'طائرة', 'passport', 'runway', 'jumbo jet', 'going on an aeroplane', 'first time on a plane'],
    marks: ['plane', 'pilot', 'runway', 'suitcase', 'seat belt', 'wing', 'wings', 'ticket', 'airport'],
    small: things('a suitcase with a luggage label from everywhere | the small suitcase', 'a swallow with a boarding card for the airport | the airport swallow'),
    big: things('a plane with its nose against the window | the waiting plane', 'a pelican who had been a pilot | the pilot pelican'),
    object: things('a ticket with a window on it | the plane ticket', 'a seat belt that clicked for anybody | the seat belt'),
    place: things('a runway with lights along both sides | the runway', 'a hall where suitcases go round and round | the suitcase hall'),
    sound: ['a seat belt, click', 'a voice saying a plane’s number twice', 'a suitcase with one loud wheel'],
    detail: [
      'A suitcase went by on its own, round the bend and back again.',
      'Outside the window was a wing, and it was longer than the house.',
      'The pilot’s hat lay on a chair and looked important by itself.',
      'Every ticket had a letter on it, and everybody wanted the one with the window.'
    ],
    sleepy: [
      'Over the roofs a plane went by, small and slow, with two lamps.',
      'The suitcase stood by the door, with its mouth shut at last.',
      'Under the wing lay clouds, made up like beds.',
      'Click, said a seat belt, and everybody was tucked in.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['fly on a plane', 'flew on a plane', 'flying on a plane'],
        ['pack the suitcase', 'packed the suitcase', 'packing the suitcase'],
        ['fasten the seat belt', 'fastened the seat belt', 'fastening the seat belt'],
        ['take off', 'took off', 'taking off'],
        ['look down on the clouds', 'looked down on the clouds', 'looking down on the clouds'],
        ['land the plane', 'landed the plane', 'landing the plane']
      ],
      facts: [
        'The wing is curved on top, and the air over it lifts the plane',
        'Your ears pop because the air up there is thinner',
        'Above the clouds the sun is always shining by day',
        'A big plane weighs as much as sixty elephants',
        'A pilot and a second pilot eat different suppers, to be on the safe side',
        'The tips of the wings can bend upwards as high as a house',
        'Suitcases have a label with stripes that machines can read',
        'The white line behind a plane is a thin cloud that it made itself'
      ],
      guesses: [
        'Planes stay up because everybody holds the armrests',
        'They give you sweets so that the plane is heavier in front',
        'Clouds are what’s left over from other planes',
        'The suitcases go round because they’re looking for us',
        'The pilot sits in front so as to get there first'
      ],
      says: ['Fasten your seat belts', 'May I have the window', 'Ready for take-off', 'Chicken or pasta', 'We have landed'],
      props: [
        ['the plane', 'chairs, two and two, with an aisle'],
        ['the wings', 'two ironing boards'],
        ['the window', 'a plate held at the side of the head'],
        ['the seat belts', 'dressing-gown cords'],
        ['the trolley', 'a stool with wheels'],
        ['the clouds', 'every pillow there was']
      ],
      parts: ['the pilot', 'the second pilot', 'the left wing', 'the right wing', 'the one with the trolley', 'the passenger who had been everywhere', 'the suitcase that got lost', 'a cloud'],
      goes: [
        ['{S} packed a suitcase and sat on it until it shut.', 'Into the suitcase {S} put one of everything, and seven of something.'],
        ['In the second row {S} sat down and clicked the belt.', '{S} found the seat with the window, and clicked.'],
        ['The plane ran, and ran, and {S} was pushed into the cushion.', 'Faster went the runway, and {S} held on to the pilot’s collar.'],
        ['Then nothing bumped any more, and {S} looked down on the clouds.', '{S} looked out, and there was a floor of clouds as far as one could see.'],
        ['Bump, and bump, and {S} had landed.', 'Down it came, wheels first, and {S} clapped, as one does.']
      ],
      mishaps: [
        {
          problem: ['The plane would not take off. It ran up and down the carpet with everybody in it.', 'Three times the plane was at the end of the runway, and it was only the wall.'],
          fail: ['{S} pressed all the buttons, and got a lamp.', 'Flapping was what {S} tried, and asked the passengers to flap.'],
          see: ['“We’re all sitting in front,” said {A}. “Its nose is too heavy.”', '“The wings are on the floor,” said {A}. “They ought to be held.”'],
          mend: ['{A} sat at the back, {S} pulled, and slowly the nose came up.', 'So {A} held the left wing and everybody leaned back when {S} said now. It flew.'],
          alone: ['{S} moved to the back, and slowly the nose came up.']
        },
        {
          problem: ['The suitcase was lost. It was blue, and it had all the socks in it.', 'Every suitcase had come round but one.'],
          fail: ['{S} described it to the desk, and the desk was a cupboard.', 'Waiting longer was no good. {S} watched a teddy go round four times.'],
          see: ['“You’re sitting on it,” said {A}.', '“I think we flew without it,” said {A}. “I saw it wave.”'],
          mend: ['So {S} stood up, {A} opened it, and there were all the socks, and they were warm.', '{A} flew back for it, which took one moment, and {S} was at the airport with a sign.'],
          alone: ['{S} stood up, and there it was underneath, with all the socks in it, warm.']
        },
        {
          problem: ['Everybody wanted the window. There were four people in one seat.', 'At the only window sat a heap of passengers.'],
          fail: ['{S} said that it was only clouds, and nobody got down.', 'With a very official voice {S} read out the numbers, and they were all the same.'],
          see: ['“Take another plate,” said {A}. “Then there’s another window.”', '“The pilot has the biggest,” said {A}. “We could all be pilots.”'],
          mend: ['{A} brought plates, {S} handed them out, and it was a plane with nothing but windows.', 'So {S} turned the chairs, {A} was the second pilot, and everybody else was the third.'],
          alone: ['{S} fetched three more plates, and each bear had a window.']
        }
      ],
      ends: ['The plane was put back round the table, six chairs and no wings.', 'Everybody had arrived, and everybody’s socks had too.', 'It was the same room, but they had come a long way to it.']
    }
  },
  {
    id: 'seaside',
    label: 'a day at the beach',
    keys: ['beach', 'a day at the beach', 'the seaside', 'seaside', 'sandcastle', 'sandcastles', 'summer holiday', 'summer holidays', 'holiday', 'holidays', 'going on holiday', 'rock pool', 'shells', 'ice cream at the beach', 'playa', 'praia', 'plage', 'うみべ', '海滩', '沙滩', 'समुद्र तट', 'الشاطئ', 'ufukweni'],
    marks: ['beach', 'sand', 'sandy', 'shell', 'shells', 'sandcastle', 'bucket', 'spade', 'tide', 'wave'],
    small: things('a crab with a shell that was too big | the crab in the big shell', 'a bucket with a hole the size of a pea | the beach bucket'),
    big: things('a sandcastle with a lift | the sandcastle', 'a seal on a beach towel | the beach seal'),
    object: things('a shell with the sea in it | the shell', 'a wooden spade with somebody’s name burnt into it | the sandy spade'),
    place: things('a beach with one umbrella | the umbrella beach', 'a rock pool as deep as an arm | the crab’s tide pool'),
    sound: ['a wave, and then the sand breathing in', 'a shell, held to an ear', 'a spade, patting the top of a sandcastle'],
    detail: [
      'There was sand in the sandwiches, as there ought to be.',
      'In the rock pool a crab went sideways under a shell and thought that nobody had seen.',
      'The tide had left a line of weed and one blue bucket.',
      'Somebody had patted the sandcastle all over, and one could see the hand.'
    ],
    sleepy: [
      'There was still sand between the sheets, only a little.',
      'The shell lay on the sill and went on being the sea.',
      'In and out went the tide, with nobody to look at it.',
      'The bucket had been rinsed and stood upside down.'
    ],
    world: {
      sort: 'place',
      verbs: [
        ['build a sandcastle', 'built a sandcastle', 'building a sandcastle'],
        ['look for shells', 'looked for shells', 'looking for shells'],
        ['jump over the waves', 'jumped over the waves', 'jumping over the waves'],
        ['dig a hole in the sand', 'dug a hole in the sand', 'digging a hole in the sand'],
        ['look into the rock pool', 'looked into the rock pool', 'looking into the rock pool']
      ],
      facts: [
        'Sand is made of rocks and shells that the sea has been rubbing for a very long time',
        'The tide comes in because the moon pulls at the sea',
        'A sandcastle holds because the water between the grains glues them',
        'Crabs walk sideways because that is how their knees bend',
        'What you hear in a shell is the sound of the room, going round and round',
        'Starfish have no brain and still find their supper',
        'A limpet goes home to the same spot on its rock after every meal',
        'Gulls dance on wet sand so that the worms think it is raining'
      ],
      guesses: [
        'The sea is salty because the fish cry at the end of the holidays',
        'The tide goes out to fetch more sea',
        'Sand gets in everywhere because it wants to see the house',
        'Gulls shout because they can’t find their glasses',
        'The beach is flat so that the towels don’t roll away'
      ],
      says: ['Mind my moat', 'The tide is coming', 'Look what I found', 'It went in my sandwich', 'Five more waves'],
      props: [
        ['the sea', 'a blue sheet'],
        ['the sand', 'a tray of rice'],
        ['the umbrella', 'the umbrella'],
        ['the gull', 'a napkin on somebody’s head'],
        ['the rock pool', 'the washing-up bowl'],
        ['the ice-cream man', 'a person with a cardboard box']
      ],
      parts: ['the sea', 'the gull who wanted the sandwich', 'the crab', 'the sandcastle', 'the one who fell asleep in the sun', 'the ice-cream man', 'the wave that was too early', 'the shell'],
      goes: [
        ['{S} took off both shoes and said good day to the sand.', 'With bare toes {S} walked to the edge, where it is cold and then not.'],
        ['Then {S} dug, and the hole filled with sea from below.', 'Down dug {S}, until there was water and somebody’s old spoon.'],
        ['A tower was patted, and {S} put a shell on top.', '{S} turned the bucket over, knocked on it, and lifted. It stood.'],
        ['When a wave came, {S} jumped, and was higher than the sea.', 'Over the waves jumped {S}, and one of them was wetter than the rest.']
      ],
      mishaps: [
        {
          problem: ['The sandcastle fell down. It came out of the bucket and changed its mind.', 'Each tower stood for as long as a sneeze, and then it was a heap.'],
          fail: ['{S} patted harder, and it was a flat heap.', 'Drier sand was what {S} tried, and that ran away between the fingers.'],
          see: ['“It’s thirsty,” said {A}. “Mine only stand when they’re as wet as cake.”', '“You lift too fast,” said {A}. “Knock first. You wouldn’t like it either.”'],
          mend: ['So {A} brought water in two hands, {S} knocked on the bucket, and the tower stood.', '{S} knocked, and {A} counted to three, and up came the bucket and left a castle.'],
          alone: ['{S} made the sand as wet as cake, and knocked first. The tower stood.']
        },
        {
          problem: ['The tide was coming in. It had already eaten the gate.', 'Each wave was a little longer than the one before, and the sandcastle was in the way.'],
          fail: ['{S} told the sea to stop, which has been tried before.', '{S} built a wall, and the next wave had it for breakfast.'],
          see: ['“Don’t keep it out,” said {A}. “Let it in. It only wants to go round.”', '“It needs a moat,” said {A}. “Then the sea thinks that it has arrived.”'],
          mend: ['{A} dug on the left and {S} on the right, and the sea ran round and was delighted.', '{S} and {A} dug a moat as deep as an elbow. The castle was an island until tea.'],
          alone: ['{S} dug a ring as deep as an elbow. The sea ran round it and was delighted.']
        },
        {
          problem: ['The gull had the sandwich. It looked as if it had paid for it.', 'There had been a sandwich, and now there was a gull with its mouth full.'],
          fail: ['{S} ran after it, and it moved one step further on, each time.', 'Give it back, said {S}, and the gull had a second bite.'],
          see: ['“You look at it,” said {A}. “Gulls only steal from people who look away.”', '“It doesn’t like cucumber,” said {A}. “I always bring cucumber.”'],
          mend: ['So {S} kept an eye on the gull, and {A} ate, and then they changed over.', '{A} shared out the cucumber ones, {S} held theirs high, and the gull walked off in a huff.'],
          alone: ['{S} ate the next one with both eyes on the gull, and it walked off in a huff.']
        }
      ],
      ends: ['The sand was brushed off, and some of it was not.', 'Every shell was put in a row, from the largest to the one that was only a bit.', 'The sea was folded up and went back on the bed.']
    }
  },
  {
    id: 'camping',
    label: 'camping',
    keys: ['camping', 'camping trip', 'tent', 'tents', 'sleeping in a tent', 'campfire', 'sleeping bag', 'marshmallows', 'camp', 'campsite', 'camping in the garden', 'den', 'building a den', 'blanket fort', 'acampar', 'acampamento', 'キャンプ', '露营', 'कैंपिंग', 'تخييم', 'den building', 'glamping', 'caravan holiday'],
    marks: ['tent', 'camp', 'camping', 'sleeping bag', 'peg', 'pegs', 'torch', 'rucksack'],
    small: things('a tent peg that liked it underground | the tent peg', 'a beetle with a torch | the torch beetle'),
    big: things('a tent that could be got into and not out of | the tent with the zip', 'a bear that only wanted to borrow a sleeping bag | the sleeping bag bear'),
    object: things('a torch with a loose battery | the winking torch', 'a rucksack with a saucepan hanging from it | the saucepan rucksack'),
    place: things('a field for camping with one tap | the camping field', 'a clearing as big as a tent | the tent clearing'),
    sound: ['a zip, all the way round a tent', 'rain on a tent, one finger at a time', 'an owl, two tents away'],
    detail: [
      'Inside the tent all was green, even the faces.',
      'A torch lay on its side and lit up the grass from below.',
      'One peg had been hit on the head and was not in yet.',
      'The rucksack smelled of apples and of last year’s camping.'
    ],
    sleepy: [
      'In the tent it was warm in the middle and cold at the zip.',
      'The torch was out, but one could see where it had been.',
      'Each sleeping bag had somebody in it, like a pea.',
      'The ropes of the tent hummed a little, and let it be.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['put up the tent', 'put up the tent', 'putting up the tent'],
        ['crawl into the sleeping bag', 'crawled into the sleeping bag', 'crawling into the sleeping bag'],
        ['knock in the pegs', 'knocked in the pegs', 'knocking in the pegs'],
        ['shine the torch', 'shone the torch', 'shining the torch'],
        ['listen to the night', 'listened to the night', 'listening to the night']
      ],
      facts: [
        'Owls can turn their heads until they look down their own backs',
        'You can tell which way is north from one star that never moves',
        'Crickets chirp more slowly when it gets colder',
        'A sleeping bag does not make warmth, it only keeps yours',
        'Hedgehogs snuffle so loudly that campers think they are bears',
        'A tent of wool keeps out the rain because the wet threads swell',
        'Your eyes need twenty minutes to get used to the dark',
        'Glow-worms are beetles, and only the ladies shine'
      ],
      guesses: [
        'A tent needs ropes so that it doesn’t go home',
        'Owls say who because they’ve forgotten everybody',
        'The torch shines further at night because there’s less in the way',
        'Pegs are bent because they didn’t want to',
        'You sleep in a bag so that you can be carried if it rains'
      ],
      says: ['Who has the torch', 'Shut the zip', 'What was that', 'It’s only the owl', 'Move over'],
      props: [
        ['the tent', 'a blanket over the table'],
        ['the campfire', 'an orange scarf and a lamp'],
        ['the stars', 'a colander over a torch'],
        ['the marshmallows', 'cotton wool on forks'],
        ['the owl', 'somebody with two saucers for eyes'],
        ['the forest', 'the coats in the hall']
      ],
      parts: ['the owl', 'the tent', 'the bear who was a hedgehog', 'the torch', 'the rain', 'the one who snores', 'the one who hears everything', 'the forest'],
      goes: [
        ['{S} held one corner, and for a moment it looked like a tent.', 'At one corner stood {S}, holding on to something like a sail.'],
        ['Then {S} crept in on hands and knees and had the best place.', 'In through the flap went {S}, and the outside was gone.'],
        ['The torch went round, and {S} made a face with it from below.', '{S} shone the torch at the roof, and there was a moon.'],
        ['After that {S} lay still and listened to what the night was doing.', 'Something hooted. {S} moved a bit nearer to the middle.']
      ],
      mishaps: [
        {
          problem: ['The tent lay down. Everybody was in it, and it lay down on them.', 'With a long sigh the tent came to rest on all the heads.'],
          fail: ['{S} stood up in it, and was the pole for a while.', 'Pushing from inside was no use. {S} made a bump, and the bump walked about.'],
          see: ['“It has no pegs on that side,” said {A}. “You’re sitting on them.”', '“Somebody has to stay outside,” said {A}, “until it stands.”'],
          mend: ['So {A} went out and held the rope, {S} put books on the corners, and it stood.', '{S} gave out the pegs from under one knee, {A} used them, and there was a roof again.'],
          alone: ['{S} crept out and put heavy books on all the corners. There was a roof again.']
        },
        {
          problem: ['There was a bear. It was outside, and it was breathing.', 'Something snuffled along the side of the tent, and stopped at the zip.'],
          fail: ['{S} whispered go away, and it came nearer to hear better.', '{S} tried growling, and it growled back, rather well.'],
          see: ['“It breathes like somebody with a cold,” said {A}.', '“That’s the fridge,” said {A}. “I know it by the hum.”'],
          mend: ['{S} shone the torch, and {A} lifted the flap;; the bear said that it only wanted a place in the middle.', 'So {S} and {A} said good night to the fridge, and the fridge went off with a click.'],
          alone: ['{S} shone the torch under the flap. It was the fridge, and it went off with a click.']
        },
        {
          problem: ['The torch went out. It winked twice and was gone.', 'All at once there was no torch and no tent, and only voices.'],
          fail: ['{S} shook it, and it rattled like a bean and gave nothing.', 'On, off, on went the thumb of {S}, and it was off each time.'],
          see: ['“Wait,” said {A}. “If you wait, you can see. There’s the window.”', '“The battery is the wrong way up,” said {A}. “It has been looking at its feet.”'],
          mend: ['They waited. First {S} saw the edge of the table, then {A} saw a foot;; it was not so dark at all.', '{A} held it and {S} turned the battery round. There was the tent, and everybody in it.'],
          alone: ['{S} waited. First there was the edge of the table, then a foot;; it was not so dark at all.']
        }
      ],
      ends: ['The tent stayed up until it was taken down.', 'Nobody had been eaten, and the bear had been given half a pillow.', 'Under the blanket it was so warm that one might as well shut one’s eyes.']
    }
  },
  {
    id: 'grandparents-visit',
    label: 'visiting the grandparents',
    keys: ['visiting grandma', 'visiting grandpa', 'visiting granny', 'visiting nana', 'visiting grandparents', 'grandma’s house', 'grandpa’s house', 'sleepover at grandma’s', 'staying at grandma’s', 'visiting cousins', 'cousins', 'a visit', 'guests are coming', 'visitors', 'having guests', 'babysitter', 'abuela', 'お泊まり', '奶奶家', 'grandma went home', 'grandpa went home', 'granny went home', 'nana went home', 'grandma goes home', 'seeing grandma', 'seeing granny', 'going to grandma’s', 'going to granny’s', 'grandma is coming', 'granny is coming', 'grandparents', 'grandma and grandpa', 'nana and grandad', 'staying with grandma', 'staying with granny', 'at grandma’s', 'at granny’s', 'at nana’s', 'at grandpa’s', 'at nan’s', 'at nanny’s', 'visiting the grandparents', 'visiting grandad', 'visiting gran', 'a visit to grandma', 'a visit to grandpa', 'granny’s house', 'nana’s house', 'grandad’s house'],
    marks: ['visit', 'visitor', 'guest', 'suitcase', 'slippers', 'doorbell', 'spare bed', 'biscuit tin'],
    small: things('a pair of slippers kept for guests | the guest slippers', 'a biscuit tin with buttons in it | the biscuit tin of buttons'),
    big: things('a spare bed that opened with a twang | the spare bed', 'an armchair with a visitor in it | the visitor’s armchair'),
    object: things('a doorbell that played a tune | the tuneful doorbell', 'a small suitcase with pyjamas and a fossil | the overnight suitcase'),
    place: things('a hall with a mirror that visitors look in | the visitors’ hall', 'a spare bed by a strange window | the spare bed by the window'),
    sound: ['a doorbell, and running', 'a spare bed, getting used to somebody', 'slippers, in a house that is not yours'],
    detail: [
      'The doorbell rang, and everybody got to it at the same time.',
      'In the biscuit tin were buttons, as there always are.',
      'A suitcase stood in the hall with a nightshirt’s sleeve looking out.',
      'The visitor’s slippers had been put by the heater to be friendly.'
    ],
    sleepy: [
      'The spare bed had stopped twanging.',
      'Beside the door stood the slippers of the guest, toes inward.',
      'The suitcase had been unpacked, and was asleep with its lid open.',
      'Somebody’s visit was not over yet, and that was the best of it.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['pay a visit', 'paid a visit', 'paying a visit'],
        ['ring the doorbell', 'rang the doorbell', 'ringing the doorbell'],
        ['make up the spare bed', 'made up the spare bed', 'making up the spare bed'],
        ['stay the night', 'stayed the night', 'staying the night'],
        ['open the biscuit tin', 'opened the biscuit tin', 'opening the biscuit tin']
      ],
      facts: [
        'Grandparents were children for just as long as you will be',
        'Every house has its own smell, and only visitors can smell it',
        'The first night in a strange bed one half of your brain stays a little bit awake',
        'Elephants visit their relations and make a great noise about it',
        'A grandmother whale shows the young ones where the fish are',
        'People all over the world give a guest something to drink first',
        'Grandparents have had more birthdays than there are stairs in most houses',
        'Your eyes may have come down to you from somebody you have never met'
      ],
      guesses: [
        'Grandparents have a spare bed because they used to be bigger',
        'Buttons live in biscuit tins because that’s where they hatch',
        'Visitors take off their shoes so that they can’t run away',
        'The clock at Grandma’s is loud because it’s deaf',
        'You get three puddings because nobody is counting'
      ],
      says: ['Look how you have grown', 'Have you eaten', 'Just one more', 'We always do it like this here', 'Leave the door open a bit'],
      props: [
        ['the front door', 'the wardrobe door'],
        ['the doorbell', 'a nose to be pressed'],
        ['the spare bed', 'three chairs and a duvet'],
        ['the long train ride', 'the sofa'],
        ['the biscuit tin', 'a hatbox'],
        ['the grandmother', 'whoever has the shawl']
      ],
      parts: ['the visitor', 'the one who opens the door', 'the doorbell', 'the aunt who stays too long', 'the spare bed', 'the clock that is loud at night', 'the dog who knows everybody', 'the pudding'],
      goes: [
        ['{S} pressed the bell and stood up straight.', 'Ding, went the bell, for {S} had pressed it.'],
        ['How you have grown, somebody said, and {S} grew a little more.', 'There was a hug, and {S} was in the middle of it.'],
        ['{S} was given the chair with the cushion, and a biscuit, and another.', 'At the table {S} had the good chair, and nobody counted.'],
        ['Then {S} lay in a strange bed and learned the ceiling.', 'In the spare bed {S} lay and listened to a clock that was new.']
      ],
      mishaps: [
        {
          problem: ['Nobody opened. The bell was pressed, and the visitor stood there with the flowers.', 'Ding, went the bell, and ding, and the door stayed shut.'],
          fail: ['{S} pressed longer, and it was a longer ding.', 'Knocking was what {S} tried, and heard somebody knock back.'],
          see: ['“We’re all visitors,” said {A}. “Nobody is at home.”', '“I thought that you were in,” said {A}, from outside. “Who’s in?”'],
          mend: ['So {A} ran round and was at home, {S} rang once more, and what a surprise that was.', 'They swapped. {S} went in and opened, {A} had grown a great deal, and there was cake.'],
          alone: ['{S} ran round, opened the door to {S}, and it was a great surprise for both.']
        },
        {
          problem: ['It was too quiet in the spare bed. At home there was a noise, and here there was a different one.', 'Everything was lovely, and the guest could not sleep in it.'],
          fail: ['{S} counted the flowers on the curtain, and they came out odd.', 'Turning over was no good, for {S} had been on that side before.'],
          see: ['“It’s your first night,” said {A}. “Half of you is still on the train.”', '“You haven’t got your own corner,” said {A}. “Of the blanket, I mean.”'],
          mend: ['So {A} fetched the old blanket, {S} found the corner, and the other half arrived.', '{A} sat on the edge and did the noise from home, and {S} listened;; the bed was all right.'],
          alone: ['{S} hummed the noise from home. After a while the bed was all right.']
        },
        {
          problem: ['The guest would not go home. It had its hat on, and it sat down again.', 'Goodbye had been said four times, and there was the visitor with a cup.'],
          fail: ['{S} yawned like a gate, and the guest said how cosy.', 'Holding the door open let in a draught for {S}, and nothing out.'],
          see: ['“It wants to be asked again,” said {A}. “Then it can leave.”', '“Give it something to take along,” said {A}. “Nobody goes with empty hands.”'],
          mend: ['{S} said come again on Sunday, {A} said do, and the guest was out of the door.', 'With cake in a napkin from {A} and a wave from {S}, it went, and looked back twice.'],
          alone: ['{S} gave it a slice of cake in a napkin. Then it could go.']
        }
      ],
      ends: ['The last wave was waved from the corner.', 'The spare bed was folded, and it said twang.', 'There was one biscuit left, and it was kept for Sunday.']
    }
  },
  {
    id: 'power-cut',
    label: 'the night the lights went out',
    keys: ['power cut', 'powercut', 'blackout', 'the night the lights went out', 'lights went out', 'power went out', 'power is out', 'electricity went', 'no electricity', 'electricity', 'load shedding', 'no wifi', 'the wifi broke', 'the day the wifi broke', 'wifi', 'internet', 'no internet', 'no tv', 'the tv broke', 'ipad', 'tablet', 'screen time', 'phone', 'phones', 'apagón', 'apagão', '停電', '停电', 'बिजली', 'انقطاع الكهرباء', 'umeme', 'ipad time', 'tablet time', 'telly', 'television', 'screens off', 'youtube'],
    marks: ['power', 'plug', 'switch', 'screen', 'torch', 'lamp', 'wire', 'cable', 'electric', 'dark'],
    small: things('a plug that had fallen out | the plug', 'a moth looking for a lamp | the lamp moth'),
    big: things('a fridge that had stopped humming in the dark | the dark fridge', 'a screen as black as a pond | the black screen'),
    object: things('a torch with tape round it | the taped torch', 'a cable with a knot like a pretzel | the knotted cable'),
    place: things('a cupboard with a row of switches | the switch cupboard', 'a street with no lamp lit | the dark street'),
    sound: ['a fridge in the dark, not humming', 'a switch, clicked for nothing', 'a torch, rolling off a table'],
    detail: [
      'On the screen there was only a face, and it was their own.',
      'The switch went click, up and down, and made no difference.',
      'A torch stood on its end and put a moon on the ceiling.',
      'All the cables lay about, with nothing in them.'
    ],
    sleepy: [
      'The fridge hummed again, one low note in the dark.',
      'Every lamp was off, and this time it was on purpose.',
      'The screen was black and slept with its face to the wall.',
      'In the wire the power waited until morning.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['look for the torch', 'looked for the torch', 'looking for the torch'],
        ['do without a screen', 'did without a screen', 'doing without a screen'],
        ['try every switch', 'tried every switch', 'trying every switch'],
        ['make shadows on the wall', 'made shadows on the wall', 'making shadows on the wall'],
        ['wait for the power to come back', 'waited for the power to come back', 'waiting for the power to come back']
      ],
      facts: [
        'The electric power in a wire comes from wheels that are turned by wind, water or steam',
        'Before there were lamps, people slept twice a night, and talked in between',
        'An electric eel could light a whole string of lamps for a moment',
        'Rubbing a balloon on a jumper makes a tiny bit of lightning',
        'Your own nerves work with electricity too, only very little',
        'When a city is dark, ten times as many stars can be seen',
        'Most of the internet goes through cables on the bottom of the sea',
        'Radio waves go through walls, but not through a biscuit tin'
      ],
      guesses: [
        'The power has gone to bed, and it forgot to say good night',
        'Somebody at the other end tripped over the wire',
        'The internet is full, it has had too many cats',
        'Plugs have pins so that they can hold on',
        'When the light is off, the dark comes out of the plug holes'
      ],
      says: ['Nobody move', 'Who has the torch', 'Have you tried the switch', 'It’s on, no, it’s off', 'I can see you by your teeth'],
      props: [
        ['the television', 'a picture frame with somebody in it'],
        ['the telephone', 'two cups and a string'],
        ['the internet', 'whoever knows the most'],
        ['the lamp', 'a jar with a torch in it'],
        ['the power station', 'somebody turning a bicycle wheel'],
        ['the fridge', 'the doorstep, where it is cool']
      ],
      parts: ['the television', 'the news', 'the weather', 'the internet, who was asked things', 'the switch', 'the power station', 'the film with the horse', 'the one who wanted another channel'],
      goes: [
        ['Click, went {S}, up and down, and it stayed as it was.', '{S} tried the switch, and the other switch, and the first one again.'],
        ['With one hand on the wall {S} went to look for the torch.', 'By feel, past the coats, {S} found the drawer with the torch.'],
        ['Then {S} sat in the frame and was the television.', 'Good evening, said {S}, in a frame, here is the news.'],
        ['On the wall {S} made a dog out of two hands, and it barked.', '{S} made a shadow, and it was bigger than any screen.']
      ],
      mishaps: [
        {
          problem: ['The television had only one channel. It was the weather, and the weather had finished.', 'In the picture frame nothing was on, and everybody was watching.'],
          fail: ['{S} said good evening, and then could not think of any.', 'An advertisement was what {S} tried, for soup, and it was rather long.'],
          see: ['“Change over,” said {A}. “I’ll press your nose, and then you’re something else.”', '“Tell what happened today,” said {A}. “That’s what the news is.”'],
          mend: ['{A} pressed, and {S} was a horse. {A} pressed, and {S} was a kettle. It was the best there had ever been.', 'So {S} read out what there had been for lunch, and {A} was the reporter at the sink;; nobody wanted to switch off.'],
          alone: ['{S} pressed {S} on the nose and was a horse, and then a kettle. It was the best there had ever been.']
        },
        {
          problem: ['The torch was not where the torch lives. In the drawer there was only string.', 'Everybody knew where the torch was, and it was somewhere else each time.'],
          fail: ['{S} looked for it, and needed a torch to look with.', 'Feeling about was what {S} tried, and found a nose.'],
          see: ['“When did we have it?” said {A}. “We were under the bed, and you were a whale.”', '“I hear it,” said {A}. “Something is rolling when you walk.”'],
          mend: ['Under the bed, said {S}. {A} reached in, and there it was, in the whale.', '{S} walked, {A} listened, and at the third step they had it.'],
          alone: ['{S} thought of the last time. It had been a whale, under the bed, and there it was.']
        },
        {
          problem: ['The telephone would not work. Both ends talked, and nobody heard.', 'Hello, said the cup, and hello, said the other cup, and that was all.'],
          fail: ['{S} shouted, and was heard without a telephone.', 'A second cup did not help {S}. It was only deafer.'],
          see: ['“The string is hanging down,” said {A}. “The words fall off.”', '“Come further away,” said {A}. “It has to be tight.”'],
          mend: ['So {A} went backwards as far as the door, {S} whispered, and the cup said supper.', 'Tight as a fiddle was the string between {S} and {A}, and every whisper arrived.'],
          alone: ['{S} tied the far end to the door handle and pulled it tight. In the cup one could hear the door think.']
        }
      ],
      ends: ['The light came back, and somebody asked to have it off again.', 'For a while nobody missed what they had missed so much.', 'All the shadows went back to being hands.']
    }
  }
]
