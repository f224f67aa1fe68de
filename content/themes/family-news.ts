import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What happens to a family with small children: told as itself, named, and played through at home. */
export const familyNewsThemes: ThemePack[] = [
  {
    id: 'new-baby',
    label: 'the new baby',
    keys: ['having a baby', 'a baby is coming', 'baby on the way', 'waiting for the baby', 
      'new baby', 'baby sister', 'baby brother', 'new baby sister', 'new baby brother', 'new sister', 'new brother', 'a new sibling', 'sibling', 'becoming a big sister', 'becoming a big brother', 'be a big sister', 'be a big brother', 'being a big sister', 'being a big brother', 'is a big sister', 'is a big brother', 'am a big sister', 'am a big brother', 'i’m a big sister', 'i’m a big brother', 'a big sister now', 'a big brother now', 'new big sister', 'new big brother', 'new little brother', 'new little sister', 'baby in mummy’s tummy', 'expecting a baby', 'newborn', 'the baby is coming',
      'hermanita', 'hermanito', 'bebê', '赤ちゃん', '弟弟', '妹妹', 'मुन्ना', 'أخت جديدة', 'mtoto mchanga'
    , 'babies', 'babies come from', 'where do babies come from', 'pregnant', 'a baby brother', 'baby girl', 'baby boy', 'twins are coming', 'becoming a sister', 'becoming a brother'],
    marks: ['baby', 'cradle', 'rattle', 'blanket', 'pram', 'tiny socks', 'bottle', 'bib'],
    small: things('a rattle that had not been shaken yet | the new rattle', 'a duckling with a bib on | the bib duckling'),
    big: things('a pram with one wheel that sang | the singing pram', 'a stork that could not read addresses | the baby stork'),
    object: things('a pair of tiny socks on one peg | the tiny socks', 'a bottle with ducks round it | the duck bottle'),
    place: things('a window with a cradle under it | the cradle window', 'a bench where prams stop to talk | the pram bench'),
    sound: ['a very small sneeze', 'a cradle, going one way and then the other', 'a rattle, dropped and picked up'],
    detail: [
      'On the line hung tiny socks, and one peg held four of them.',
      'It smelled of warm milk, and of a blanket that was not used to anybody yet.',
      'A rattle lay on the mat, and lay somewhere else a minute later.',
      'In the hall stood the pram, and nobody could get to the coats.'
    ],
    sleepy: [
      'The cradle stood still, and the blanket in it went up and down.',
      'From behind the door came the baby’s breath, no longer than a finger.',
      'The tiny socks were in the drawer, rolled up like peas.',
      'Even the rattle had been told that it was night.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['hold the baby', 'held the baby', 'holding the baby'],
        ['rock the cradle', 'rocked the cradle', 'rocking the cradle'],
        ['choose a name', 'chose a name', 'choosing a name'],
        ['push the pram', 'pushed the pram', 'pushing the pram'],
        ['sing to the baby', 'sang to the baby', 'singing to the baby'],
        ['make room for the baby', 'made room for the baby', 'making room for the baby']
      ],
      facts: [
        'A new baby can see only as far as the face of whoever is holding it',
        'Babies know voices from before they are born, so yours may be an old friend',
        'A baby sleeps about sixteen hours a day, but never all at once',
        'New babies cannot cry tears yet, only noise',
        'A baby’s whole hand closes round one of your fingers by itself',
        'Babies have more bones than grandfathers do',
        'A baby yawns before it is born',
        'There is no toy that a baby likes so much as a face'
      ],
      guesses: [
        'Babies cry because they’ve forgotten what they came for',
        'They have no teeth so that they can’t talk back',
        'Babies are bald because their hair comes in a second parcel',
        'They sleep all day because growing has to be done lying down',
        'A baby is red because it has been holding its breath since Tuesday'
      ],
      says: ['Shh, it’s nearly asleep', 'Mind the head', 'It looked at me', 'Whose nose has it got', 'My turn to hold'],
      props: [
        ['the baby', 'a bag of flour in a bonnet'],
        ['the cradle', 'the washing basket'],
        ['the pram', 'a chair pushed backwards'],
        ['the bottle', 'a skittle'],
        ['the nappy', 'a tea towel'],
        ['the grandmother with the camera', 'somebody with a toaster']
      ],
      parts: ['the baby', 'the baby’s hiccup', 'the big one, who knew everything', 'the pram', 'the aunt who pinches cheeks', 'the cradle', 'the bottle that was too hot', 'the visitor who whispered too loudly'],
      goes: [
        ['{S} sat right back on the sofa and made a lap.', 'First {S} sat down with both arms ready, like a nest.'],
        ['One hand went under the head, and {S} hardly breathed.', 'Slowly, with a hand under the head, {S} took the baby.'],
        ['{S} rocked it, which is like nodding with your whole self.', 'To and fro went {S}, as slowly as a boat.'],
        ['There was a song for it, and {S} sang the part that was known.', 'Very low, {S} sang all the words that came to mind.']
      ],
      mishaps: [
        {
          problem: ['The baby would not stop. It was only flour, but it was crying very well.', 'Wah, went the baby in the bonnet, and it had no off switch.'],
          fail: ['{S} shook every rattle in the house, and the baby got louder to be heard.', '{S} made a long speech, with reasons, and the baby did not care for reasons.'],
          see: ['“It doesn’t want a thing,” said {A}. “It wants a slow thing.”', '“You’re too quick,” said {A}. “It has just got here.”'],
          mend: ['So {S} rocked it slowly, and {A} hummed on one note, and the crying ran out.', '{A} hummed. {S} walked to the door and back with it, as if on ice. It was quiet.'],
          alone: ['{S} walked to the door and back, as slowly as if on ice. The crying ran out.']
        },
        {
          problem: ['The nappy was on. It was on the head.', 'When the nappy was finished, the baby could not see out.'],
          fail: ['{S} turned it round, and now there was one leg in it, and an ear.', 'A bigger knot was what {S} tried, and the baby became a parcel.'],
          see: ['“It has two holes,” said {A}. “I think they’re for the legs.”', '“Lay it flat first,” said {A}. “You can’t wrap somebody who’s standing up.”'],
          mend: ['{S} laid the tea towel flat. {A} held the feet. Left, right, knot, and it was a nappy.', 'With {A} at the feet end and {S} at the other, it went on and stayed on.'],
          alone: ['{S} laid the tea towel flat and started with the feet. Left, right, knot, and it was a nappy.']
        },
        {
          problem: ['Nobody could agree on a name. There were eleven, and two of them were Biscuit.', 'The list of names for the baby went round the table and came back longer.'],
          fail: ['{S} read them all out, and the baby slept through every one.', '{S} tried drawing lots, and out came the shopping.'],
          see: ['“Call them down the stairs,” said {A}. “It has to sound right when you’re late.”', '“Say it to the baby,” said {A}, “and see which one it knows.”'],
          mend: ['So {S} called them one by one, and {A} listened from the door. Only one sounded like somebody coming.', '{S} whispered, {A} watched. At one name the baby moved a hand, and that was that.'],
          alone: ['{S} whispered them one by one. At one of them the baby moved a hand, and that was that.']
        }
      ],
      ends: ['There was one more to say good night to, and it took hardly any longer.', 'The baby was put down, and it stayed down.', 'Everybody had had a turn, and there was still some baby left for tomorrow.']
    }
  },
  {
    id: 'moving-house',
    label: 'moving house',
    keys: [
      'moving house', 'moving home', 'new house', 'new home', 'moving', 'moving day', 'new flat', 'new apartment', 'our new room', 'my own room', 'new bedroom', 'new room', 'moving to a new town', 'moving to a new country', 'packing boxes', 'leaving our house', 'mudanza', 'casa nueva',
      'mudança', 'casa nova', 'ひっこし', '引っ越し', '搬家', 'नया घर', 'بيت جديد', 'nyumba mpya'
    , 'our old house', 'packing up', 'removal van', 'new street', 'new neighbours'],
    marks: ['box', 'boxes', 'key', 'keys', 'van', 'new room', 'house', 'wall', 'label'],
    small: things('a box that wanted to be carried | the small box', 'a key with no door yet | the new key'),
    big: things('a removal van with a yawn at the back | the removal van', 'a wardrobe that did not want to leave the house | the wardrobe of the old house'),
    object: things('a box that said Kettle and was not | the kettle box', 'a bunch of keys with a wooden fish | the fish keys'),
    place: things('a house with no curtains yet | the house without curtains', 'a new room with an echo in it | the new room'),
    sound: ['tape, pulled off a long roll over a box', 'an echo, trying out a new house', 'keys, being turned the wrong way'],
    detail: [
      'In the middle of the floor stood a box with one word on it;; the word was Other.',
      'The new room had an echo, and it answered everything.',
      'There was a pale square on the wall where a picture used to be.',
      'All the boxes looked alike, and one of them was purring.'
    ],
    sleepy: [
      'The boxes stood along the wall and kept whatever they held.',
      'By the door hung the keys, getting used to the hook.',
      'The house had made all its noises once, and they were not so new the second time.',
      'In the new room the bed stood where the bed was going to be.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['pack the boxes', 'packed the boxes', 'packing the boxes'],
        ['say goodbye to every room', 'said goodbye to every room', 'saying goodbye to every room'],
        ['carry the boxes in', 'carried the boxes in', 'carrying the boxes in'],
        ['find the light switch', 'found the light switch', 'finding the light switch'],
        ['choose where the bed goes', 'chose where the bed went', 'choosing where the bed goes'],
        ['sleep in the new room', 'slept in the new room', 'sleeping in the new room']
      ],
      facts: [
        'An empty room echoes because nothing soft is there to catch the sound',
        'Hermit crabs move house too, and they queue up and swap, biggest first',
        'A snail never has to move, for its house grows along with it',
        'Houses click at night because they cool down and get a little smaller',
        'Swallows fly thousands of miles and move back into the same nest',
        'Your nose stops noticing the smell of home after a day or two',
        'Some people move their whole wooden house on a lorry',
        'Cats learn a new house by rubbing their faces on it'
      ],
      guesses: [
        'The house echoes because it’s asking who we are',
        'Boxes get heavier on stairs because they’re afraid of heights',
        'The kettle always goes in last so that it can come out first',
        'Light switches hide until they know you',
        'The old house keeps one sock, to remember us by'
      ],
      says: ['Which box is the kettle in', 'Mind the corner', 'To me, to me', 'This one is mine', 'It smells like somebody else’s house'],
      props: [
        ['the removal van', 'the sofa, with the cushions out'],
        ['the new house', 'the table with a sheet over it'],
        ['the keys', 'a bunch of spoons'],
        ['the boxes', 'boxes'],
        ['the long road', 'the hall carpet'],
        ['the neighbour with the cake', 'a hat on a mop']
      ],
      parts: ['the removal van', 'the wardrobe that would not fit', 'the old house', 'the new house', 'the neighbour with the cake', 'the kettle, which was lost', 'the echo', 'the box marked Other'],
      goes: [
        ['{S} put what mattered most into one box, and wrote on it.', 'Into the first box {S} put only what could not be left.'],
        ['Goodbye, said {S}, to the door, the tap and the third step.', 'From room to room went {S}, and patted each door once.'],
        ['Along the long road {S} sat on a box and looked out.', '{S} rode in the van, high up, with a plant on both knees.'],
        ['Then {S} tried every switch until one of them was the light.', 'In the new room {S} felt along the wall, and there was the switch.']
      ],
      mishaps: [
        {
          problem: ['The wardrobe would not go through the door. It stuck out its elbows.', 'Halfway in, the wardrobe stopped, and nobody could get past it either way.'],
          fail: ['{S} pushed, and the door frame said ouch.', 'Talking to it kindly was what {S} tried first.'],
          see: ['“It came in with nothing inside,” said {A}. “It’s full of us.”', '“It’s opening its own door,” said {A}. “Shut its mouth.”'],
          mend: ['So {A} got out of the wardrobe, {S} shut its door, and it went through.', '{S} held the little door shut, {A} turned the whole thing on its side, and in it slid.'],
          alone: ['{S} shut the wardrobe’s own door and turned it on its side. In it slid.']
        },
        {
          problem: ['The kettle was in a box. There were thirty boxes.', 'Everybody wanted something warm, and it could only be boiled in a box.'],
          fail: ['{S} opened the box marked Kettle. There were gloves in it.', '{S} undid six boxes, and all of them were books.'],
          see: ['“Shake them,” said {A}. “Books don’t rattle.”', '“I packed it in the one marked Socks,” said {A}, “so that we would be surprised.”'],
          mend: ['{S} shook, {A} listened, and the ninth box said clank.', 'At the bottom of Socks {S} and {A} found it, and it was a surprise.'],
          alone: ['{S} shook one box after another. The ninth said clank.']
        },
        {
          problem: ['The new room had a noise in it. It went tick, and then it waited.', 'Tick, said something in the new house, as soon as it was quiet.'],
          fail: ['{S} told it to stop, and the echo told it so as well.', 'Under the blanket {S} could still hear it, only warmer.'],
          see: ['“That’s the pipe,” said {A}. “It does that when it has finished being hot.”', '“Our old house did that too,” said {A}. “We had only stopped listening.”'],
          mend: ['{S} put a hand on the pipe, {A} counted, and at every tick it was a little cooler.', 'So {S} said good night to the pipe, and {A} said it back in a pipe’s voice.'],
          alone: ['{S} found the pipe and put a hand on it. At every tick it was a little cooler.']
        }
      ],
      ends: ['The last box was in, and it turned out to be a table.', 'The key had found its hook.', 'By evening the new house knew all their names, for they had been called often enough.']
    }
  },
  {
    id: 'tooth-lost',
    label: 'a lost tooth',
    keys: [
      'my tooth fell out', 'tooth fell out', 'lost a tooth', 'losing a tooth', 'lost my tooth', 'lost her tooth', 'lost his tooth', 'lost tooth', 'wobbly tooth', 'loose tooth', 'first lost tooth', 'tooth under the pillow', 'missing tooth', 'milk tooth', 'gap in her teeth', 'gap in his teeth', 'tooth mouse', 'ratoncito pérez', '歯が抜けた', '掉牙'
    , 'tooth fairy forgot', 'tooth fairy is late', 'losing teeth', 'losing my first tooth', 'losing her first tooth', 'losing his first tooth', 'losing my tooth', 'my tooth is wobbly', 'tooth is wobbly', 'tooth is loose', 'tooth came out', 'lost her first tooth', 'lost his first tooth', 'wobbly teeth'],
    marks: ['tooth', 'teeth', 'gap', 'wobbled', 'wobble', 'pillow'],
    small: things('a tooth that had gone off by itself | the small tooth', 'a mouse with a tooth in a handcart | the tooth mouse'),
    big: things('an apple with a tooth mark in it | the apple with the tooth mark', 'a walrus that still had both its teeth | the walrus with the teeth'),
    object: things('a matchbox with a tooth in it | the tooth box', 'a note under a pillow | the pillow note'),
    place: things('a pillow with a hill at one end | the hilly pillow', 'a shelf where old teeth are kept | the tooth shelf'),
    sound: ['a whistle that came through a gap', 'something small in a matchbox, a tooth perhaps', 'a tooth that clicked when it was pushed'],
    detail: [
      'In the matchbox lay the tooth on a bed of cotton wool.',
      'There was a gap now, and the tongue went there by itself.',
      'A whistle came out through the gap, whether one wanted it or not.',
      'On the pillow was a dent, the size of a small tooth.'
    ],
    sleepy: [
      'Under the pillow lay the tooth, and did not mind the weight.',
      'The tongue found the gap once more, and let it be.',
      'All the other teeth stayed where they were, close together.',
      'Nothing wobbled any more, not a tooth, not a thought.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['wobble the tooth', 'wobbled the tooth', 'wobbling the tooth'],
        ['look for the tooth', 'looked for the tooth', 'looking for the tooth'],
        ['put the tooth under the pillow', 'put the tooth under the pillow', 'putting the tooth under the pillow'],
        ['whistle through the gap', 'whistled through the gap', 'whistling through the gap'],
        ['show everybody the gap', 'showed everybody the gap', 'showing everybody the gap']
      ],
      facts: [
        'You have twenty milk teeth, and every one of them will be changed',
        'The new tooth pushes from below and melts the root of the old one',
        'Your big teeth were in your jaw before you could talk',
        'In Spain a mouse comes for the teeth, and in Japan they are thrown on the roof',
        'Sharks lose teeth all their lives and always have another row',
        'A snail has thousands of teeth, and they are all on its tongue',
        'The outside of a tooth is the hardest thing in your body',
        'Elephants get new teeth six times'
      ],
      guesses: [
        'Teeth fall out because they’ve heard everything',
        'The new one is bigger because it was fed by the old one',
        'They wobble when they can’t decide',
        'You get a gap so that the spoon can see where it’s going',
        'Grandparents keep theirs in a glass so that they don’t wander'
      ],
      says: ['Don’t wobble it at supper', 'Open wide, let me see', 'It was in the apple', 'Say sixty-six', 'It didn’t hurt a bit'],
      props: [
        ['the wobbly tooth', 'a cushion between two chairs'],
        ['the other teeth', 'everybody else, in a row'],
        ['the tongue', 'a red sock'],
        ['the apple', 'a ball'],
        ['the tooth mouse', 'a glove with ears'],
        ['the pillow', 'the biggest pillow in the house']
      ],
      parts: ['the wobbly tooth', 'the tooth next door, who would miss it', 'the tongue', 'the apple', 'the new tooth, which was waiting below', 'the mouse with the handcart', 'the pillow', 'the gap'],
      goes: [
        ['{S} pushed it with the tongue, and it bowed.', 'To the left it went and to the right, as {S} wobbled it.'],
        ['Then {S} bit the apple, rather bravely.', 'An apple was what {S} bit into, right down to the pips.'],
        ['There it was. {S} held it up, and it was smaller than it had felt.', 'On the palm of one hand {S} had a tooth, small and surprised.'],
        ['{S} put it in a matchbox and the matchbox under the pillow.', 'Into its box went the tooth, and {S} slid it under the pillow.']
      ],
      mishaps: [
        {
          problem: ['The tooth was gone. It had been in the apple, and the apple had been eaten.', 'It had fallen out, that was certain;; it was not in the mouth and not on the plate.'],
          fail: ['{S} looked under the table and found a pea.', 'Shaking the napkin was what {S} tried, and out came crumbs.'],
          see: ['“You ate all round it,” said {A}. “It must be in the core.”', '“Where did you laugh?” said {A}. “That’s where it’ll be.”'],
          mend: ['{A} fetched the core out of the bin, {S} turned it over, and there sat the tooth.', 'By the sofa they had laughed. {S} lifted one cushion, {A} the other, and there it lay.'],
          alone: ['{S} turned over the core of the apple. There sat the tooth.']
        },
        {
          problem: ['The tooth would not come out. It hung there by one corner and held on.', 'All day the tooth had been about to go, and it had not gone.'],
          fail: ['{S} tied a thread to it, looked at the thread, and untied it again.', 'Frowning at it in a spoon did nothing, though {S} frowned well.'],
          see: ['“Let it be,” said {A}. “It leaves when you’re thinking of something else.”', '“Toast,” said {A}. “The crust does it.”'],
          mend: ['So {A} made toast, and {S} talked about the cat;; in the middle of the cat it was out.', '{S} ate the crust, {A} looked away on purpose, and there was a click.'],
          alone: ['{S} ate a crust and thought of the cat. In the middle of the cat there was a click.']
        },
        {
          problem: ['Nothing that began with an S would come out straight any more. It whistled.', 'Since the tooth was gone, every soup had a whistle in it.'],
          fail: ['{S} said six sausages slowly, and a dog came.', 'Holding the lip down was what {S} tried, and then it bubbled.'],
          see: ['“Don’t stop it,” said {A}. “It’s a tune, if you say it often enough.”', '“Put your tongue behind it,” said {A}. “I did, for a whole year.”'],
          mend: ['So {S} did the whistle and {A} did the drum, and six sausages was a song.', '{S} put the tongue behind the gap, {A} asked for soup, and soup was soup again.'],
          alone: ['{S} put the tongue behind the gap. Soup was soup again, and the whistle was kept for later.']
        }
      ],
      ends: ['The matchbox was shut, and the matchbox was under the pillow.', 'All the teeth that were left had been counted, and praised for staying.', 'Somewhere under the gap the new tooth had heard everything and was in no hurry.']
    }
  },
  {
    id: 'dentist',
    label: 'the dentist',
    keys: ['dentist', 'the dentist', 'going to the dentist', 'being brave at the dentist', 'dentist appointment', 'dentist’s chair', 'braces', 'a filling', 'dentista', '歯医者', '牙医', 'दांतों का डॉक्टर', 'طبيب الأسنان'],
    marks: ['dentist', 'chair', 'lamp', 'mirror', 'teeth', 'mouth', 'waiting room', 'bib'],
    small: things('a mirror on a stick | the dentist’s mirror', 'a fish that lived in a waiting room | the fish of the waiting room'),
    big: things('a crocodile that came to have its teeth counted | the dentist’s crocodile', 'a chair that could lie down | the lying-down chair'),
    object: things('a bib on a silver chain | the bib', 'a sticker that said Brave Teeth | the dentist’s sticker'),
    place: things('a waiting room with one good comic | the waiting room', 'a room with a lamp like a sun | the lamp room'),
    sound: ['a chair, going up with a hum', 'water, spinning round a small basin by the chair', 'the dentist’s clean shoes'],
    detail: [
      'The lamp was as round as a sun and came when it was called.',
      'It smelled of mint, and of a very clean mouth.',
      'In the waiting room the fish swam past, looked, and swam past again.',
      'A mirror no bigger than a coin had seen more teeth than a crocodile.'
    ],
    sleepy: [
      'The big lamp was off, and the chair lay flat and slept.',
      'In the waiting room only the fish was still about.',
      'Every tooth in the mouth was counted, and none was missing.',
      'The little mirror lay on its tray and looked at the ceiling.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['go to the dentist', 'went to the dentist', 'going to the dentist'],
        ['sit in the dentist’s chair', 'sat in the dentist’s chair', 'sitting in the dentist’s chair'],
        ['open wide', 'opened wide', 'opening wide'],
        ['count the teeth', 'counted the teeth', 'counting the teeth'],
        ['rinse and spit', 'rinsed and spat', 'rinsing and spitting'],
        ['choose a sticker', 'chose a sticker', 'choosing a sticker']
      ],
      facts: [
        'The dentist’s chair goes up and down so that the dentist’s back does not get tired',
        'The tiny mirror shows the backs of teeth, which you can never see yourself',
        'Dentists count teeth aloud so that somebody can write them down',
        'Crocodiles have a bird that is said to clean between their teeth',
        'The water in the little cup is for washing the tickle away',
        'Dentists wear gloves and a mask so as to be as clean as a plate',
        'Your tongue is one of the few muscles that never needs a rest',
        'Two minutes of brushing is as long as most songs'
      ],
      guesses: [
        'The chair lies down because it’s up all day',
        'They count your teeth so that you can’t take one of theirs',
        'The lamp is so bright because teeth are afraid of the dark',
        'The fish is there to see who opens widest',
        'Dentists say aah first so that you know the tune'
      ],
      says: ['Open wide', 'A little wider', 'And rinse', 'Which sticker would you like', 'That was all'],
      props: [
        ['the dentist’s chair', 'a deckchair on two cushions'],
        ['the big lamp', 'a torch on a string'],
        ['the little mirror', 'a teaspoon'],
        ['the basin', 'a salad bowl'],
        ['the bib', 'a tea towel and two pegs'],
        ['the fish in the waiting room', 'a slipper in a glass bowl']
      ],
      parts: ['the dentist', 'the dentist’s chair', 'the big lamp', 'the tooth at the back', 'the helper with the little hose', 'the fish in the waiting room', 'the patient before, who would not leave', 'the sticker'],
      goes: [
        ['{S} sat down beside the fish and read it a comic.', 'In the waiting room {S} waited, which is a thing one can do well.'],
        ['Then the chair went up and back, and {S} went with it.', 'Up hummed the chair with {S} in it, and lay down like a camel.'],
        ['{S} opened wide, as wide as a letter box.', 'Wide, wider, said the dentist, and {S} became mostly mouth.'],
        ['The teeth were counted, all of them, and {S} heard each one called by its number.', 'One after another {S} had every tooth tapped with a spoon and named.'],
        ['At the end {S} rinsed, and spat, and hit the bowl.', 'Rinse, said the dentist. {S} rinsed like a fountain.']
      ],
      mishaps: [
        {
          problem: ['The patient would not open. The mouth stayed shut like a purse.', 'When it was time to open wide, nothing opened at all.'],
          fail: ['{S} said please, and then said it to the left ear.', 'Tapping on the chin was what {S} tried, as if it were a door.'],
          see: ['“Nobody opens if you stare,” said {A}. “Show yours first.”', '“It’s catching,” said {A}. “You have to yawn.”'],
          mend: ['So {A} yawned, {S} yawned, and the patient yawned, and there were all the teeth.', '{S} opened first, and {A} counted those. After that the patient wanted a turn.'],
          alone: ['{S} gave a yawn, long and round. Yawns are catching, and the mouth opened.']
        },
        {
          problem: ['The dentist’s chair folded up. The patient was inside it, like a letter.', 'With a clap the dentist’s chair shut, and two feet looked out.'],
          fail: ['{S} pulled at the feet, and a sock came off.', 'Pressing the button was no use. {S} remembered that the button was a biscuit.'],
          see: ['“The stick is in the wrong notch,” said {A}. “It’s the same at the beach.”', '“It’s afraid,” said {A}. “Somebody should hold its hand. Its arm, I mean.”'],
          mend: ['{A} held the arm of the chair, {S} moved the stick, and it lay down as it should.', 'One notch further, and {S} and {A} had a chair again, and a patient.'],
          alone: ['{S} moved the stick one notch further. The chair lay down as it should.']
        },
        {
          problem: ['The counting came to thirty-one. Nobody had that many teeth.', 'Twenty, thirty, thirty-one: there were too many teeth in that mouth.'],
          fail: ['{S} started again, and it was twelve.', 'With two spoons {S} counted from both ends and met nobody in the middle.'],
          see: ['“You’re counting the comb,” said {A}.', '“It moves its tongue,” said {A}, “so you count the same one twice.”'],
          mend: ['{A} put a finger on the last one, {S} counted up to the finger, and it was twenty.', 'Then {S} counted and {A} wrote each one down. It was exactly as many as there should be.'],
          alone: ['{S} put a thumb on the first one and counted as far as the thumb. It was twenty.']
        }
      ],
      ends: ['The lamp went off, and the chair sat up again.', 'Nobody had needed to be brave for longer than a song.', 'There was a sticker for everybody, the fish included.']
    }
  },
  {
    id: 'doctor',
    label: 'the doctor',
    keys: [
      'doctor', 'the doctor', 'going to the doctor', 'doctors', 'nurse', 'playing doctor', 'plaster', 'plasters', 'injection', 'vaccination', 'getting a jab', 'a cold', 'having a cold', 'chicken pox', 'a sore throat', 'stethoscope', 'médico', 'お医者さん', '医生', 'डॉक्टर', 'طبيب', 'daktari'
    , 'chickenpox', 'blood test', 'medicine', 'poorly tummy', 'tummy ache', 'tummy bug', 'sick bug', 'a poorly day', 'having a temperature', 'inhaler', 'asthma', 'allergies', 'allergy', 'allergic', 'flu jab'],
    marks: ['doctor', 'plaster', 'bandage', 'stethoscope', 'heartbeat', 'pulse', 'thermometer', 'ambulance'],
    small: things('a plaster with a whale on it | the whale plaster', 'a mouse with one bandaged ear | the bandage mouse'),
    big: things('a giraffe with a very long bandage | the bandaged giraffe', 'an ambulance that drove on tiptoe | the quiet ambulance'),
    object: things('a stethoscope that had been asleep | the stethoscope', 'a roll of bandage without an end | the roll of bandage'),
    place: things('a bench outside a doctor’s door | the doctor’s bench', 'a hall where bears are bandaged | the bandage hall'),
    sound: ['a heartbeat, lub and dub', 'a bandage being unrolled across a room', 'the doctor’s pen'],
    detail: [
      'A stethoscope lay coiled on a chair and was cold at the round end.',
      'It smelled of plaster and clean hands.',
      'On every teddy there was a bandage, and on some there was nothing else to see.',
      'Lub, dub, went a heartbeat, like feet in slippers.'
    ],
    sleepy: [
      'Every bandage was rolled up again, round and white as a bun.',
      'Lub, dub, said the heartbeat, with more and more room between.',
      'The plaster would be on until the bath, and that was tomorrow.',
      'The doctor’s bag had been shut, and the bears lay in a row.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['go to the doctor', 'went to the doctor', 'going to the doctor'],
        ['listen to a heartbeat', 'listened to a heartbeat', 'listening to a heartbeat'],
        ['put on a plaster', 'put on a plaster', 'putting on a plaster'],
        ['say aah', 'said aah', 'saying aah'],
        ['unroll a bandage', 'unrolled a bandage', 'unrolling a bandage'],
        ['drive the ambulance', 'drove the ambulance', 'driving the ambulance']
      ],
      facts: [
        'A child’s heart beats faster than a grown-up’s, and a mouse’s fastest of all',
        'The first stethoscope was a roll of paper',
        'You say aah because it makes the tongue lie down',
        'A scab is a plaster that you made yourself',
        'Sneezes come out faster than a bicycle goes',
        'Your heart is about as big as your own fist',
        'A fever means that the body has turned up its own heating to get better',
        'Ambulances have their name written backwards, for mirrors'
      ],
      guesses: [
        'The round end is cold because it comes from the fridge',
        'You get a plaster so that the hurt can’t look out',
        'Doctors write like that because their pens are in a hurry',
        'Hiccups are burps that took the stairs',
        'A cold is called a cold because it comes in without a coat'
      ],
      says: ['Where does it hurt', 'Breathe in', 'Next, please', 'This will be cold', 'You may have two plasters'],
      props: [
        ['the stethoscope', 'a skipping rope and a bottle top'],
        ['the ambulance', 'a tea trolley'],
        ['the examining table', 'the ironing board, lying down'],
        ['the bandage', 'a scarf that never ends'],
        ['the thermometer', 'a breadstick'],
        ['the medicine', 'apple juice in an egg cup']
      ],
      parts: ['the doctor', 'the nurse who knew better', 'the bear with the sore leg', 'the ambulance', 'the heartbeat', 'the cough', 'the patient who only wanted a plaster', 'the waiting-room clock'],
      goes: [
        ['{S} sat down on the bench and waited to be called.', 'On the bench outside sat {S}, holding whatever it was that hurt.'],
        ['Then {S} breathed in as if the air were soup.', 'In, said the doctor, and out, and {S} did both.'],
        ['Aah, said {S}, and held it for as long as a bus.', 'With the tongue out flat {S} said a long and beautiful aah.'],
        ['At last {S} chose a plaster, and it took longer than the rest together.', 'A plaster was stuck on, and {S} looked at it with respect.']
      ],
      mishaps: [
        {
          problem: ['There was no heartbeat. The bear had been listened to all over.', 'However long one listened to the bear, it said nothing.'],
          fail: ['{S} pressed harder, and heard the table.', 'Knocking was what {S} tried, and then saying come in.'],
          see: ['“You have it the wrong way round,” said {A}. “The bear is listening to you.”', '“Bears keep theirs deep down,” said {A}. “You have to hold one tight.”'],
          mend: ['So {A} turned the stethoscope round, {S} kept still, and lub, dub, there it was.', '{S} held the bear tight, and {A} listened at its back. Lub, dub, it went, as clear as feet.'],
          alone: ['{S} held the bear tight, with one ear on it. Lub, dub, it went, as clear as feet.']
        },
        {
          problem: ['The bandage had no end. The patient was in it, and so was a chair.', 'Round and round had gone the bandage, and now it was hard to say who was the patient.'],
          fail: ['{S} pulled, and the whole heap came nearer.', 'Going round the other way did not help. {S} got rolled in as well.'],
          see: ['“Somebody has to stand still,” said {A}, “and somebody has to walk.”', '“I have the end,” said {A}. “I have had it all the time.”'],
          mend: ['So {A} held the end, {S} turned like a spool, and out came the patient.', '{S} stood still and {A} walked, round and round, until there was a roll and a bear.'],
          alone: ['{S} held on to one end and turned like a spool. Out came the patient.']
        },
        {
          problem: ['The patient had nothing. There was not one thing wrong, and everybody was waiting.', 'No cough, no spots, no sore knee: the patient was quite well, and ashamed of it.'],
          fail: ['{S} looked in both ears and found them clean.', '{S} read the thermometer, and bit it, and it was fine.'],
          see: ['“Perhaps it just wanted somebody to look,” said {A}.', '“I come to the doctor for the plasters, too,” said {A}.'],
          mend: ['So {S} wrote down nothing, twice a day, and {A} stuck a plaster on the form.', '{A} fetched the plasters and {S} let the patient choose. It felt better at once.'],
          alone: ['{S} put on a plaster all the same, and the patient felt better at once.']
        }
      ],
      ends: ['The waiting room was empty, and all the bears had been seen.', 'Whatever had hurt had a plaster on it.', 'The last patient hopped home, and then forgot which leg.']
    }
  },
  {
    id: 'haircut',
    label: 'a haircut',
    keys: ['haircut', 'a haircut', 'hairdresser', 'barber', 'getting my hair cut', 'first haircut', 'cutting hair', 'hair', 'plaits', 'braids', 'brushing hair', 'tangled hair', 'corte de pelo', '髪を切る', '剪头发', 'حلاق', 'hair cut', 'nits', 'head lice', 'a fringe', 'hair clips', 'hairbrush', 'brushing my hair', 'brushing her hair', 'barber shop'],
    marks: ['hair', 'comb', 'fringe', 'curl', 'curls', 'mirror', 'barber', 'snip'],
    small: things('a comb with one tooth missing | the comb', 'a curl that would not lie down | the curl'),
    big: things('a sheep with hair over both eyes | the sheep with the hair', 'a chair that spun for barbers | the barber’s chair'),
    object: things('a mirror for the back of the head | the hand mirror', 'a cape with a button at the neck for catching hair | the hair cape'),
    place: things('a shop with a striped pole and combs in blue water | the barber’s shop', 'a hall of mirrors with a chair in it | the mirror hall'),
    sound: ['snip, and then a pause, and snip', 'a comb, running along a table edge', 'a brush on somebody’s collar, where the hair was'],
    detail: [
      'On the floor lay a curl, and it had kept its shape.',
      'In the mirror was another mirror, and in that one the back of a head of hair.',
      'It smelled of warm hair and apples.',
      'In a glass of blue water stood a comb, like a fish that had been put there.'
    ],
    sleepy: [
      'The comb lay flat, with all its teeth on the one side.',
      'On the pillow the hair lay where it liked.',
      'One curl had come up again, and nobody minded.',
      'The mirror had nobody in it, and was quite dark.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['have a haircut', 'had a haircut', 'having a haircut'],
        ['sit still under the cape', 'sat still under the cape', 'sitting still under the cape'],
        ['comb out the knots', 'combed out the knots', 'combing out the knots'],
        ['look at the back in the mirror', 'looked at the back in the mirror', 'looking at the back in the mirror'],
        ['sweep up the hair', 'swept up the hair', 'sweeping up the hair']
      ],
      facts: [
        'Cutting hair does not hurt because hair cannot feel',
        'Your hair grows about as long as a finger joint every two months',
        'You have about a hundred thousand hairs, and lose fifty on an ordinary day',
        'Curly hair grows out of an oval hole, and straight hair out of a round one',
        'A hair is strong enough to hold up an apple',
        'Lions grow a mane only when they are big',
        'Barbers’ poles turn so that you can see them from far away',
        'Sheep need a haircut once a year, and feel much lighter after it'
      ],
      guesses: [
        'Hair grows at night because it’s shy',
        'Curls are hair that can’t make up its mind',
        'Grandfathers have less because they gave it to the brush',
        'You wear a cape so that you can fly home if you don’t like it',
        'Beards are hair that took a wrong turning'
      ],
      says: ['Chin down, please', 'Only the ends', 'Is that straight', 'Nearly done', 'Who’s that in the mirror'],
      props: [
        ['the barber’s chair', 'a stool on a cushion'],
        ['the scissors', 'two fingers, which are much safer'],
        ['the cape', 'a tablecloth and a peg'],
        ['the hair on the floor', 'a ball of wool'],
        ['the mirror', 'a tray'],
        ['the spray', 'a flannel shaken out']
      ],
      parts: ['the barber', 'the barber’s chair', 'the two scissors', 'the mirror, which did what you did', 'the curl', 'the sheep who came in by mistake', 'the broom', 'the customer who talked'],
      goes: [
        ['{S} climbed on to nothing higher than a stool, and was buttoned into the cape.', 'Into the cape went {S}, and only a head was left.'],
        ['Then {S} kept still, which tickles.', 'As still as a vase sat {S}, with one itch.'],
        ['Snip, went two fingers, and {S} shut both eyes.', '{S} listened to the snipping go round from ear to ear.'],
        ['At the end {S} looked, and there was somebody new and rather familiar.', 'In the mirror {S} saw two ears that had been away for weeks.']
      ],
      mishaps: [
        {
          problem: ['One side was longer. Then the other side was longer.', 'It was not straight. The more it was put right, the shorter it got.'],
          fail: ['{S} tilted the head, so that it looked even.', 'Measuring with a breadstick was what {S} tried, and ate the measure.'],
          see: ['“The wig is on crooked,” said {A}. “It was never the hair.”', '“Stop cutting,” said {A}. “Comb it first.”'],
          mend: ['So {A} held the chin, {S} combed it all down, and it had been straight for some time.', '{S} turned the wig half an inch. “There,” said {A}, and there it was.'],
          alone: ['{S} combed it all down before another snip. It had been straight for some time.']
        },
        {
          problem: ['There was a knot. It was the sort that has a smaller knot inside it.', 'The comb went in, and did not come out.'],
          fail: ['{S} pulled from the top, and said so.', 'A harder pull was no good, for {S} and the comb came away together, and the knot stayed.'],
          see: ['“Start at the bottom,” said {A}. “My grandmother did it so.”', '“You have to hold it above,” said {A}, “then it doesn’t hurt the head.”'],
          mend: ['{A} held it above, {S} combed the ends, a bit and a bit higher, and out it came.', 'From the ends upwards went {S}, while {A} sang all of a song. By the last verse it was smooth.'],
          alone: ['{S} held it above and began at the ends, a bit and a bit higher. Out it came.']
        },
        {
          problem: ['The customer would not sit still. First there was an itch, and then there was a fly.', 'Under the cape something wriggled, and it was all of the customer.'],
          fail: ['{S} said keep still, and that made it itch.', 'Counting to three did not help. At two {S} wriggled as well.'],
          see: ['“Give the feet something to do,” said {A}.', '“Be a statue of something,” said {A}. “It’s hard to be a statue of nothing.”'],
          mend: ['So {A} was asked to choose, and chose a heron;; {S} got all round a heron without a wriggle.', '{A} put a cushion under the feet to hold down. {S} finished while it was being held.'],
          alone: ['{S} pretended to be a heron. A heron does not wriggle, and soon it was done.']
        }
      ],
      ends: ['The cape was shaken out of the window, for the birds to line their nests.', 'Everybody looked nearly the same as before, only more so.', 'The broom had swept, and there was a small hill of wool.']
    }
  },
  {
    id: 'nursery',
    label: 'nursery',
    keys: ['nursery', 'first day at nursery', 'starting nursery', 'preschool', 'kindergarten', 'kindy', 'day care', 'daycare', 'playgroup', 'childminder', 'kita', 'guardería', 'creche', 'crèche', 'ようちえん', '保育園', '幼儿园', 'chekechea', 'settling in', 'key worker', 'circle time'],
    marks: ['nursery', 'peg', 'carpet', 'paint', 'circle', 'snack', 'lunchbox', 'coats'],
    small: things('a lunchbox with a rabbit on it | the rabbit lunchbox', 'a peg that was waiting for a coat | the coat peg for small coats'),
    big: things('a carpet for twenty people to sit on | the story carpet', 'a painted whale on a nursery wall | the nursery whale'),
    object: things('a picture that was still wet with paint | the wet painting', 'a cup with a name on tape for snack time | the snack cup'),
    place: things('a hall with a row of low pegs | the hall of pegs', 'a sandpit behind a nursery | the nursery sandpit'),
    sound: ['small chairs on a nursery floor', 'a song about a bus that everybody on the carpet knows', 'zips on twenty coats'],
    detail: [
      'All along the wall were pegs, each with a picture, and one of them was a pear.',
      'The paint was in yoghurt pots and smelled of rain.',
      'On the carpet was a place for everybody, and it was round.',
      'Coats hung in a row and held each other’s sleeves.'
    ],
    sleepy: [
      'The small chairs stood on the tables with their feet up, and nursery was dark.',
      'On its peg hung a painting, dry at last.',
      'The carpet lay flat and remembered who sits where.',
      'In the lunchbox there was only one crumb, and it was asleep.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['start nursery', 'started nursery', 'starting nursery'],
        ['hang the coat on the peg', 'hung the coat on the peg', 'hanging the coat on the peg'],
        ['sit in the circle', 'sat in the circle', 'sitting in the circle'],
        ['paint a picture', 'painted a picture', 'painting a picture'],
        ['wave goodbye at the window', 'waved goodbye at the window', 'waving goodbye at the window'],
        ['eat the snack', 'ate the snack', 'eating the snack']
      ],
      facts: [
        'Everybody at nursery was new once, even the teacher',
        'Yellow paint and blue paint make green, every time',
        'Penguins have a nursery too, where the chicks stand together and wait for supper',
        'A peg with a picture is for people who cannot read yet, and for their coats',
        'Sand sticks together best when it is a little wet',
        'If everybody in a circle holds hands, everybody has exactly two neighbours',
        'Elephants look after each other’s children while the mothers eat',
        'Playdough stays soft because there is salt in it'
      ],
      guesses: [
        'The chairs are small because they haven’t finished growing',
        'You sit in a circle so that nobody has to be the corner',
        'Grown-ups wave at the window because they aren’t allowed to stay',
        'The teacher sleeps in the cupboard with the paint',
        'Glue is milk that has changed its mind'
      ],
      says: ['Which peg is mine', 'Can I play', 'Circle time', 'Shoes on the right feet', 'See you after snack'],
      props: [
        ['the row of pegs', 'the handles of the kitchen cupboards'],
        ['the carpet', 'the bath mat'],
        ['the teacher', 'whoever has the longest scarf'],
        ['the snack', 'one raisin each, on a plate'],
        ['the window for waving', 'a picture frame with nothing in it'],
        ['the bell', 'a glass and a spoon']
      ],
      parts: ['the teacher', 'the new one', 'the one who had been there for ever', 'the peg', 'the snack', 'the parent who could not stop waving', 'the bell', 'the glue'],
      goes: [
        ['{S} found the peg with the pear and hung up a coat.', 'There was a pear over one of the pegs. {S} hung a coat on it, and patted it.'],
        ['A kiss, one more kiss, and {S} went in.', 'Once more {S} waved at the window, and then there was a lot to look at.'],
        ['In the circle {S} said a name, and it was the right one.', '{S} sat down in the circle, where there was just room.'],
        ['Then {S} painted something large and brown that had been a rainbow.', 'With all the colours {S} painted, until there was only one left.'],
        ['The bell rang, and {S} had a raisin, and it was time to be fetched.', 'Snack was one raisin. {S} made it last until the door opened.']
      ],
      mishaps: [
        {
          problem: ['The parent would not leave. It waved, and came back, and waved.', 'At the window stood the parent, and waved, and blew its nose, and did not go.'],
          fail: ['{S} waved back, and that made it worse.', 'Bye, said {S}, nine times, each a little firmer.'],
          see: ['“It’s new to it, too,” said {A}. “Give it something to hold.”', '“Tell it when it may come back,” said {A}. “Then it can count.”'],
          mend: ['So {S} gave it a mitten to mind, and {A} said after snack, and off it went.', '“After snack,” said {S}. {A} held up the raisin to show how soon. The parent could go.'],
          alone: ['{S} gave it a mitten to mind, and said when to come. Then it could go.']
        },
        {
          problem: ['There was no place left in the circle. The new one stood behind it like a lamp.', 'Round sat everybody, knee by knee, and the new one was outside.'],
          fail: ['{S} asked the carpet to be bigger.', 'Squeezing in was what {S} tried, and somebody fell out at the other side.'],
          see: ['“If we all move back one bottom,” said {A}, “there’s a hole.”', '“A circle can always get bigger,” said {A}. “It has no corners to stop it.”'],
          mend: ['{A} moved back, {S} moved back, and the next, and there was a place with nobody in it.', 'All together, with {S} counting and {A} pulling, they shuffled back. The new one sat down.'],
          alone: ['{S} moved back one bottom, and one cushion after another did the same. There was the place.']
        },
        {
          problem: ['The painting was brown. It had been a rainbow for only a minute.', 'One colour had gone into another, and now the whole rainbow was mud.'],
          fail: ['{S} added more yellow, and it was a lighter mud.', 'Blowing on it was no help. {S} only got freckles.'],
          see: ['“It’s very good mud,” said {A}. “All it needs is a pig.”', '“You did them all wet,” said {A}. “A rainbow has to dry one at a time.”'],
          mend: ['So {S} painted two eyes in it, {A} a curly tail, and it was the best pig there.', '{A} blew on the red until it was dry, and {S} put the yellow next to it;; so it went on.'],
          alone: ['{S} looked at it and gave it two eyes and a tail. It was the best pig there.']
        }
      ],
      ends: ['Every coat was fetched by its own person.', 'The painting went home, held by two corners.', 'Tomorrow the peg would still be a pear.']
    }
  }
]
