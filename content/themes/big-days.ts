import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Days that are told about afterwards, and two of the evenings that come every week. */
export const bigDayThemes: ThemePack[] = [
  {
    id: 'wedding',
    label: 'a wedding',
    keys: ['wedding', 'weddings', 'a wedding', 'bride', 'bridesmaid', 'flower girl', 'page boy', 'ring bearer', 'getting married', 'my aunt’s wedding', 'wedding cake', 'boda', 'casamento', 'mariage', 'けっこんしき', '婚礼', 'शादी', 'عرس', 'زفاف', 'harusi'],
    marks: ['wedding', 'bride', 'ring', 'rings', 'veil', 'bouquet', 'confetti'],
    small: things('a ring that had rolled under a bench | the rolling ring', 'a flower girl with three petals left | the wedding’s flower girl'),
    big: things('a cake that came in by two people at the wedding | the wedding cake', 'a bride who wore trainers underneath | the bride with the trainers'),
    object: things('a cushion with two ribbons for the rings | the ring cushion', 'a bouquet with a bee in it | the bouquet with the bee'),
    place: things('a tent for a wedding with a floor for dancing | the wedding tent', 'a table of aunts at a wedding | the wedding table'),
    sound: ['a spoon on a glass at a wedding', 'a veil, coming down a passage', 'a band that knew four wedding songs'],
    detail: [
      'The veil went past, and went on going past.',
      'On the cushion lay two rings, tied on, because one never knows.',
      'There was confetti in the soup, in the shoes, and in an uncle.',
      'The bride bent down, and under all that white there were trainers.'
    ],
    sleepy: [
      'Under the wedding table lay two shoes, and their owner slept on three chairs.',
      'The veil hung over the back of a chair and breathed with the window.',
      'In a glass of water stood the bouquet, and the bee had been let out.',
      'The rings were where they belonged, and nobody had dropped them twice.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['carry the rings', 'carried the rings', 'carrying the rings'],
        ['scatter the petals', 'scattered the petals', 'scattering the petals'],
        ['throw the bouquet', 'threw the bouquet', 'throwing the bouquet'],
        ['dance with an aunt', 'danced with an aunt', 'dancing with an aunt'],
        ['hold up the veil', 'held up the veil', 'holding up the veil']
      ],
      facts: [
        'A wedding ring goes on a finger that people thought led straight to the heart',
        'In some countries the ring is on the left hand, and in some on the right',
        'The longest veil was longer than sixty football pitches',
        'In India a bride often wears red, and in China too',
        'A piece of the cake used to be kept for a year',
        'Penguins give a pebble, and if it is accepted they build',
        'Before there was confetti, people threw rice, and the pigeons came along to weddings',
        'Swans swim about together so long that their necks make a heart'
      ],
      guesses: [
        'A veil is so that the bride is a surprise',
        'The cake has three floors because of the family upstairs',
        'They say I do because nobody else will',
        'A ring is round so that it has no way out',
        'Aunts cry at weddings because they are full'
      ],
      says: ['I do', 'Who has the rings', 'Mind the train', 'Here come the aunts', 'Speech'],
      props: [
        ['the veil', 'the net curtain'],
        ['the rings', 'two curtain rings'],
        ['the petals', 'torn napkins'],
        ['the cake', 'three cushions, big to small'],
        ['the bouquet', 'the washing-up brushes'],
        ['the organ', 'somebody humming']
      ],
      parts: ['the bride', 'the groom, who had lost a sock', 'the rings', 'the flower girl', 'the aunt who cried', 'the cake', 'the one who makes a speech'],
      goes: [
        ['First went {S}, and dropped a petal at every other step.', 'With slow steps {S} carried the cushion, and looked only at that.'],
        ['Somebody asked, and {S} said I do, before it was time.', '{S} put the ring on the finger, and it went over the knuckle at last.'],
        ['On a glass tapped {S}, and made a speech of four words.', '{S} threw the brushes backwards, over one shoulder.'],
        ['Then {S} danced with an aunt, on her feet.', '{S} danced, first alone and after that with everyone.']
      ],
      mishaps: [
        {
          problem: ['The rings had gone. There was the cushion, and two ends of ribbon.', 'Now, they said, the rings, and everybody looked at an empty cushion.'],
          fail: ['{S} shook the cushion, and a feather came out.', '{S} bowed, to win a bit of time.'],
          see: ['“They rolled,” said {A}. “Round things go to the lowest place, and that is under the aunt.”', '“I heard it go ting,” said {A}, “when you went round the chair.”'],
          mend: ['So {A} lifted the aunt’s feet, {S} felt about, and there were both, one in the other.', '{S} went back to the chair, {A} held the lamp, and there they lay and shone.'],
          alone: ['{S} went back to where it had gone ting, and there they lay, one in the other.']
        },
        {
          problem: ['The petals were all gone, and there was half of the way still to go.', 'The flower girl had begun with both hands, and at the sofa there were none left.'],
          fail: ['{S} walked on and threw nothing, very gracefully.', '{S} picked up those behind, and now there were none there.'],
          see: ['“One for each step would do,” said {A}. “Tear them in two.”', '“Halve them,” said {A}. “Nobody counts petals from above.”'],
          mend: ['{A} tore, {S} scattered one by one, and they lasted up to the door.', 'So {S} stood still while {A} made them smaller;; it looked like more.'],
          alone: ['{S} tore each in four, let them fall one by one, and they lasted up to the door.']
        },
        {
          problem: ['Nobody would be the first to dance. They all stood along the wall.', 'The music played, and in the middle there was a great deal of carpet.'],
          fail: ['{S} pushed an aunt, and she came straight back.', '{S} clapped for the others to begin.'],
          see: ['“Nobody minds being second,” said {A}. “Be bad at it, and they will all come.”', '“Somebody has to do it wrong first,” said {A}. “I can be wrong with you.”'],
          mend: ['So {S} and {A} did it wrong, with elbows, and after a minute there was no wall left.', '{A} trod on one foot, {S} on the other, and the aunts could not keep away.'],
          alone: ['{S} did it wrong, in the middle, with elbows, and they could not keep out of it.']
        }
      ],
      ends: ['The net curtain hung at the window again and had been a veil.', 'Two rings lay on a saucer, one half over the other.', 'Somebody had danced both socks through, and slept.']
    }
  },
  {
    id: 'snow-day',
    label: 'a snow day',
    keys: ['snow', 'snow day', 'snowy day', 'snowing', 'first snow', 'snowman', 'snowmen', 'snowflake', 'snowflakes', 'snowball', 'snowballs', 'building a snowman', 'sledging', 'sledge', 'sleigh', 'skiing', 'ice skating', 'igloos', 'winter', 'ice', 'icicle', 'frozen', 'elsa', 'olaf', 'nieve', 'invierno', 'neve', 'inverno', 'neige', 'hiver', 'hukarere', '雪', 'ゆき', 'बर्फ', 'ثلج', 'theluji'],
    marks: ['snow', 'snowman', 'snowflake', 'snowflakes', 'snowball', 'sledge', 'icicle', 'icy'],
    small: things('a snowflake that had taken its time | the slow snowflake', 'a snowman no taller than a mug | the mug-high snowman'),
    big: things('a snowman with a colander on | the snowman with the colander', 'a snowball that two had rolled and could not lift | the stuck snowball'),
    object: things('a carrot for a snowman’s nose | the snowman’s carrot', 'one mitten on a snowy fence | the mitten in the snow'),
    place: things('a hill with the marks of sledges | the sledge hill', 'a road where the snow had been first | the road of new snow'),
    sound: ['snow, which takes the sound out of the street', 'a sledge on its string', 'an icicle, letting go of one drop'],
    detail: [
      'In the night it had snowed, and every post wore a hat.',
      'The first footprints in the snow belonged to a cat who regretted it.',
      'Down came the snowflakes, and each looked for a place of its own.',
      'The snowman had been made in a hurry, and had both arms on one side.'
    ],
    sleepy: [
      'It snowed on, and the road was tucked in up to the doors.',
      'The snowman stood outside and kept his hands on nothing.',
      'On the radiator hung six mittens, and the snow ran out of them.',
      'One more snowflake came down past the lamp, and then nobody watched.'
    ],
    world: {
      sort: 'thing',
      verbs: [
        ['build a snowman', 'built a snowman', 'building a snowman'],
        ['catch a snowflake', 'caught a snowflake', 'catching a snowflake'],
        ['pull the sledge', 'pulled the sledge', 'pulling the sledge'],
        ['roll the snow into a ball', 'rolled the snow into a ball', 'rolling the snow into a ball'],
        ['stamp off the snow', 'stamped off the snow', 'stamping off the snow']
      ],
      facts: [
        'Every snowflake has six arms',
        'A farmer called Bentley photographed five thousand snowflakes and never found two alike',
        'Snow is not white, it is clear, and only looks white in a heap',
        'It is quieter when it has snowed, because snow swallows the sound',
        'A snowflake takes about an hour to come down',
        'Under deep snow it is warmer than above, and mice live there',
        'A duvet of snow keeps the plants from freezing',
        'There is pink snow, which has tiny plants in it'
      ],
      guesses: [
        'Snow is rain that has gone to school',
        'A snowman melts because he has told everybody everything',
        'It is white because nobody has chosen yet',
        'The cold comes from the fridge being left open',
        'Snowflakes are different so that they can find their coats'
      ],
      says: ['It is sticking', 'Hat on', 'You make the head', 'Who threw that', 'Just once more down'],
      props: [
        ['the snow', 'all the pillows and a sheet'],
        ['the snowman', 'three pillows with a scarf on'],
        ['the carrot', 'a carrot'],
        ['the sledge', 'a tray on the rug'],
        ['the snowflakes', 'torn tissue'],
        ['the hill', 'the slope of a mattress']
      ],
      parts: ['the snowman', 'the snowman’s nose', 'the first snowflake', 'the sledge', 'the mitten that stayed behind', 'the cat in the snow', 'the sun, who was asked to wait'],
      goes: [
        ['In two pairs of everything {S} went out as far as the rug.', '{S} put on the hat, the scarf and one mitten, and found the other.'],
        ['Into the new white {S} stepped first, and looked back at it.', '{S} caught one on the tongue, and it was tissue.'],
        ['{S} rolled a pillow into the middle, and put another on top.', '{S} patted it round and gave it a nose and a look.'],
        ['Then {S} sat on the tray, and they pulled, and there was wind.', 'Down the mattress went {S}, and all the way up again on foot.']
      ],
      mishaps: [
        {
          problem: ['The snowman had fallen on his face. It was the second time.', 'There he lay, three pillows and a carrot, and looked at the carpet.'],
          fail: ['{S} put the head on first.', '{S} leaned him on the lamp, and the lamp did not like it.'],
          see: ['“He has no bottom,” said {A}. “The biggest has to be below, and a bit dug in.”', '“The big one is on top,” said {A}. “He is standing on his head.”'],
          mend: ['So {A} took the biggest, {S} made a hollow for it, and after that he stood.', '{S} turned him over, {A} tied the scarf round, and he looked straight ahead.'],
          alone: ['{S} put the biggest at the bottom, in a hollow, and after that he stood.']
        },
        {
          problem: ['One mitten was gone, somewhere in all that white.', 'There were two hands and one mitten, and the snow lay everywhere.'],
          fail: ['{S} dug where it was nicest to dig.', '{S} put both hands into the one, and could not do anything.'],
          see: ['“Go back in your own footprints,” said {A}. “It will be beside one.”', '“When did you throw?” said {A}. “Nobody throws with a mitten on.”'],
          mend: ['{S} walked back step by step, {A} looked left and right, and there it was, thumb up.', 'So {A} followed the steps to where the snowball had been, {S} felt, and it was there.'],
          alone: ['{S} walked back step by step, and there it was, thumb up.']
        },
        {
          problem: ['It was melting. The sun was out, and the snowman had got thin.', 'Drip, went the nose of the snowman, and then it was on the floor.'],
          fail: ['{S} fanned him with a newspaper.', '{S} gave him a second scarf, and he melted in comfort.'],
          see: ['“Carry him to the shady side,” said {A}. “He can stand behind the sofa.”', '“He is in the sun,” said {A}. “It is lovely for everybody else.”'],
          mend: ['So {S} took the feet and {A} the head, and in the shade he was himself again.', '{A} drew the curtain, {S} put back the nose, and he stopped dripping.'],
          alone: ['{S} moved him into the shade, pillow by pillow, and put back the nose.']
        }
      ],
      ends: ['In the shade behind the sofa stood the snowman, and smiled to himself.', 'All six mittens lay side by side, and were nearly dry.', 'It snowed no more, for there was no more tissue.']
    }
  },
  {
    id: 'broken-arm',
    label: 'a broken arm',
    keys: ['broken arm', 'broken leg', 'broke my arm', 'broke her arm', 'broke his arm', 'broke my leg', 'plaster cast', 'a plaster cast', 'arm in a cast', 'leg in a cast', 'crutches', 'x ray', 'xray', 'hospital visit', 'going to hospital', 'going to the hospital', 'hospital', 'the hospital', 'operation', 'sling', 'brazo roto', 'hospital de niños', 'braço quebrado', 'hôpital', 'びょういん', '医院', 'अस्पताल', 'مستشفى', 'hospitali', 'a&e', 'a e', 'tonsils', 'bumped head', 'bumped my head', 'bumped his head', 'bumped her head', 'stitches', 'emergency room', 'grommets', 'new knee', 'new hip', 'a scan', 'wheelchair'],
    marks: ['cast', 'sling', 'plaster', 'hospital', 'bone', 'bones', 'x-ray', 'crutches'],
    small: things('a teddy with its arm in a sling | the teddy in the sling', 'a bone on a bright picture | the bone in the picture'),
    big: things('a porter with a bed on wheels at the hospital | the hospital porter', 'a nurse who drew on every cast | the cast-drawing nurse'),
    object: things('a cast with forty names on it | the cast with the names', 'a knitting needle that was not to be used on a cast | the cast’s needle'),
    place: things('a corridor in a hospital with a stripe to follow | the hospital corridor', 'a bed in the hospital that went up at both ends | the hospital bed'),
    sound: ['wheels on a hospital floor', 'a pen on a plaster cast', 'crutches, going tock on each tile'],
    detail: [
      'On the picture the bones were white, like twigs in snow.',
      'The plaster was warm at first, and then it was as hard as a jug.',
      'In the hospital a yellow stripe ran along the floor and knew the way.',
      'All over the cast there were names, and one drawing of a goat.'
    ],
    sleepy: [
      'The cast lay on its own pillow, like somebody important.',
      'Inside the plaster the bone was busy mending, and made no noise about it.',
      'The sling hung over the chair, tied in a bow.',
      'Down the hospital corridor went soft shoes, and a lamp was turned low.'
    ],
    world: {
      sort: 'news',
      verbs: [
        ['wear a cast', 'wore a cast', 'wearing a cast'],
        ['sign the cast', 'signed the cast', 'signing the cast'],
        ['follow the yellow stripe', 'followed the yellow stripe', 'following the yellow stripe'],
        ['look at the x-ray', 'looked at the x-ray', 'looking at the x-ray'],
        ['do it with the other hand', 'did it with the other hand', 'doing it with the other hand']
      ],
      facts: [
        'A bone mends itself, the cast only reminds it to keep still',
        'Children’s bones mend faster than grown-ups’ do',
        'An x-ray is a photograph that only the bones stay in',
        'You have two hundred and six bones, and more than half are in your hands and feet',
        'A baby has about three hundred, and some grow together later',
        'Where it has mended, a bone is thick and strong for a while',
        'The first x-ray of a person was of a hand with a ring on',
        'Hospital beds go up, down and almost into a chair'
      ],
      guesses: [
        'The cast is hard so that the arm can knock on doors',
        'Bones are white because they never get any sun',
        'It itches because the arm is telling itself stories in there',
        'The bed has wheels in case breakfast is somewhere else',
        'A bone breaks when it has been straight for too long'
      ],
      says: ['Will you sign it', 'Keep quite still', 'Which colour would you like', 'It itches', 'Left hand today'],
      props: [
        ['the cast', 'a long sock with a rolled magazine in it'],
        ['the sling', 'a scarf'],
        ['the x-ray', 'a drawing held to the lamp'],
        ['the yellow stripe', 'a dressing-gown cord'],
        ['the bed on wheels', 'a chair that is pushed'],
        ['the crutches', 'two umbrellas']
      ],
      parts: ['the one with the cast', 'the cast', 'the doctor with cold hands', 'the porter', 'the bone, who was mending', 'the itch', 'the one who signs'],
      goes: [
        ['{S} followed the stripe, and it ended at a chair.', 'Along the yellow line came {S}, and was expected.'],
        ['For the picture {S} held still and did not even think.', '{S} held the hand flat, and somebody said click.'],
        ['Which colour, they asked, and {S} said green.', 'Round and round it went, and {S} watched how an arm became a jug.'],
        ['Afterwards {S} held it out, and everybody wrote on it.', 'With the wrong hand {S} ate the soup, and there was a bit on the goat.']
      ],
      mishaps: [
        {
          problem: ['It itched. It itched just where nobody could get in.', 'Inside the cast, halfway down, there was an itch.'],
          fail: ['{S} knocked on it, and the itch knocked back.', '{S} scratched the other arm, and it did not help that one.'],
          see: ['“Do not put anything in there,” said {A}. “Blow down it. Or think of your toes.”', '“Cold air,” said {A}. “I will fan, and you tell me about something else.”'],
          mend: ['So {A} blew in at the top, {S} told about the goat, and it went off by itself.', '{S} thought hard about both big toes, {A} fanned, and the itch got bored.'],
          alone: ['{S} blew in at the top and thought hard about both big toes, and it got bored.']
        },
        {
          problem: ['Everything had buttons, and there was one hand to do them.', 'The pyjamas were on, and open, and the one hand could not do buttons.'],
          fail: ['{S} tried with the teeth, and caught a pocket.', '{S} lay down and hoped that nobody would see.'],
          see: ['“I have got a hand free,” said {A}. “Yours and mine make two.”', '“You hold, and I push,” said {A}. “That is a pair of hands.”'],
          mend: ['{S} held the edge, {A} pushed the button, and they did seven like one person.', 'So {A} was the right hand, {S} the left, and only the last was in the wrong hole.'],
          alone: ['{S} did up the three big ones, slowly, with one hand, and let the others be.']
        },
        {
          problem: ['The cast was full. There was no room for one more name.', 'Everybody had signed it, and the one who came last stood there with the pen.'],
          fail: ['{S} turned it over, and there was the goat.', '{S} offered a knee.'],
          see: ['“There is room inside the letters,” said {A}. “That big O is quite empty.”', '“The goat has no friend,” said {A}. “Somebody could be that.”'],
          mend: ['So {S} held up the O, {A} wrote in it very small, and now all were there.', '{A} held the pen straight, {S} turned the arm, and inside the O there was a second goat.'],
          alone: ['{S} found a big O with nothing in it, and there was the room.']
        }
      ],
      ends: ['The cast had a pillow to itself, and all those names slept on it.', 'The bone went on with its work, and nobody had to help.', 'The stripe led to the bed, and stopped there.']
    }
  },
  {
    id: 'supermarket',
    label: 'going shopping',
    keys: ['supermarket', 'going shopping', 'shopping', 'the shops', 'shopping trolley', 'playing shop', 'playing shops', 'shopkeeper', 'the market', 'market stall', 'corner shop', 'pocket money', 'food shopping', 'supermercado', 'ir de compras', 'compras', 'supermarché', 'スーパー', 'おみせやさん', '超市', 'बाज़ार', 'السوق', 'sokoni', 'tesco', 'asda', 'sainsburys', 'lidl', 'aldi', 'the big shop', 'shopping list', 'self checkout'],
    marks: ['shop', 'shopping', 'trolley', 'list', 'till', 'basket', 'shelf', 'market'],
    small: things('a trolley with one wheel that went home | the small trolley', 'a tin without a label on the shelf | the tin from the shelf'),
    big: things('a till as long as a train | the long till', 'a market woman who knew every plum | the market woman'),
    object: things('a list with a drawing of an egg | the shopping list', 'a bag that had been to the shop before | the shopping bag'),
    place: things('a shelf with eleven sorts of the same | the shelf of elevens', 'a corner shop with a cat on the till | the corner shop'),
    sound: ['beep, and beep, from a till', 'a trolley with an opinion', 'coins, counted out on a shop counter'],
    detail: [
      'The trolley wanted to go left, and had wanted it since the door.',
      'On the shelf stood eleven sorts of rice, all looking straight ahead.',
      'Eggs, said the list, and milk, and something that had got wet.',
      'At the till the belt brought everything along, like guests.'
    ],
    sleepy: [
      'All the trolleys stood one in the other, and the last held the rest.',
      'The shop had pulled down its shutter, and only the fridges hummed.',
      'The list lay on the table, and every word of it was crossed off.',
      'On the till the cat had turned round once and lain down on the change.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['push the trolley', 'pushed the trolley', 'pushing the trolley'],
        ['cross it off the list', 'crossed it off the list', 'crossing it off the list'],
        ['weigh the plums', 'weighed the plums', 'weighing the plums'],
        ['pay at the till', 'paid at the till', 'paying at the till'],
        ['pack the bags', 'packed the bags', 'packing the bags']
      ],
      facts: [
        'The milk is at the back of the shop, so that one has to walk past everything else',
        'The man who invented the trolley paid people to push it about, for nobody dared to',
        'A banana on the till has its own number, and it is often four thousand and eleven',
        'The first thing that was ever beeped at a till was a packet of chewing gum',
        'In the first shops one stayed at the counter and everything was fetched',
        'Music in a shop is slow, so that people walk slowly',
        'Money has been made of shells, of stones, and of cocoa beans',
        'The sweets are at the height of a child’s eyes, and that is no accident'
      ],
      guesses: [
        'A trolley has one bad wheel so that it can be told from the others',
        'Beep is the till counting in its own language',
        'Tins are stacked to keep the ceiling up',
        'One gets change because the money has got too big',
        'Plums are weighed to see if they have eaten'
      ],
      says: ['It is not on the list', 'Next, please', 'Have you got a smaller one', 'Beep', 'Can we have this'],
      props: [
        ['the shop', 'everything out of the cupboard, in rows'],
        ['the trolley', 'the washing basket'],
        ['the till', 'an egg box and a beep'],
        ['the money', 'buttons'],
        ['the belt', 'a scarf that is pulled'],
        ['the list', 'an envelope with drawings']
      ],
      parts: ['the shopkeeper', 'the customer who could not decide', 'the beep', 'the trolley with the wheel', 'the plum', 'the one who weighs', 'the thing that was not on the list'],
      goes: [
        ['{S} looked at the list, and it began with an egg.', 'With a list in the teeth {S} pushed off.'],
        ['Along the shelf went {S}, and took one, and put it back for a better one.', '{S} weighed two plums in two hands, and both were heavier.'],
        ['On to the scarf {S} laid it all, the soft things last.', 'Beep, went the till, because {S} had said so, eleven times.'],
        ['{S} paid with three buttons, and got a smaller one back.', 'Then {S} packed, with the bread on top, and carried one handle.']
      ],
      mishaps: [
        {
          problem: ['The trolley only went left. It had gone past the plums three times.', 'Whatever they did, the basket turned round the table leg and came back.'],
          fail: ['{S} pushed harder, and it went left harder.', '{S} walked on the left of it, to be in the way.'],
          see: ['“All the tins are on one side,” said {A}. “It is leaning.”', '“It has got its load crooked,” said {A}. “Tins in the middle.”'],
          mend: ['So {S} moved the tins, {A} moved the rice, and it went straight up to the plums.', '{A} put the heavy things in the middle, {S} pushed with one finger, and it obeyed.'],
          alone: ['{S} put the heavy things in the middle, and it went straight up to the plums.']
        },
        {
          problem: ['There was something in the basket that was not on the list. It was a jelly.', 'At the till they found a jelly, and nobody had put it there.'],
          fail: ['{S} drew it on the list, at the bottom.', '{S} said that it had jumped in.'],
          see: ['“We have got three buttons,” said {A}. “It is either that or the plums.”', '“Ask it how much it is,” said {A}. “Then we can think.”'],
          mend: ['{S} counted, {A} counted, and it was one plum less and one jelly more.', 'So {A} put back a tin, {S} kept the jelly, and it had been talked about.'],
          alone: ['{S} counted the buttons, put back a tin, and kept the jelly.']
        },
        {
          problem: ['The list had got wet, and it said eggs, milk, and mmmble.', 'One thing was still to be bought, and on the envelope it was a blue cloud.'],
          fail: ['{S} bought a cloud, or cotton wool, to be safe.', '{S} read it upside down, and it was a different cloud.'],
          see: ['“What were we out of at breakfast?” said {A}. “Somebody scraped a jar.”', '“Think of the table,” said {A}. “There was a gap, next to the toast.”'],
          mend: ['So {S} thought of the table, {A} thought of the toast, and both said jam.', '{A} scraped in the air, {S} knew that sound, and it was jam.'],
          alone: ['{S} thought of the table at breakfast, and next to the toast was the gap. Jam.']
        }
      ],
      ends: ['All of it was back in the cupboard, in the wrong order.', 'The till had said beep for the last time, rather low.', 'Everything was crossed off, down to the jam.']
    }
  },
  {
    id: 'ballet',
    label: 'ballet',
    keys: ['ballet', 'ballerina', 'ballerinas', 'ballet class', 'ballet lesson', 'ballet show', 'dance class', 'dance lesson', 'dancing lessons', 'tutu', 'tap dancing', 'gymnastics', 'gymnast', 'cartwheel', 'bailarina', 'balé', 'danse classique', 'バレエ', 'バレリーナ', '芭蕾', '芭蕾舞', 'بلارينا', 'gymnastics club', 'trampolining', 'dance show', 'cheerleading'],
    marks: ['ballet', 'tutu', 'tiptoe', 'plié', 'twirl', 'twirled', 'curtsey', 'barre', 'dancer', 'dancers'],
    small: things('a dancer who turned the other way | the small dancer', 'a ballet shoe with a ribbon in a knot | the knotted ballet shoe'),
    big: things('a teacher with a neck like a dancer’s | the tall dancer', 'a piano player who watched the dancers | the dancers’ pianist'),
    object: things('a tutu on a hook | the tutu', 'a pair of tights for ballet with a ladder in it | the ballet tights'),
    place: things('a room with a barre and a mirror | the room with the barre', 'a stage with a curtain for dancers to peep through | the dancers’ stage'),
    sound: ['a piano, going one and two for the ballet', 'soft shoes, landing not quite together in a plié', 'a tutu, brushing along a curtain'],
    detail: [
      'At the barre stood nine dancers, and eight had the same foot out.',
      'The tutu stood out all round, so that nobody could be hugged in it.',
      'In the mirror there was a second ballet, and it did everything the other way about.',
      'Somebody did a plié, and both knees went crack.'
    ],
    sleepy: [
      'On its hook hung the tutu, like a flower that has closed.',
      'The ballet shoes lay with their ribbons round each other.',
      'Nobody stood at the barre, and the mirror had the room to itself.',
      'Even lying down, one foot was pointed, as a dancer’s is.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['twirl on the spot', 'twirled on the spot', 'twirling on the spot'],
        ['go up on tiptoe', 'went up on tiptoe', 'going up on tiptoe'],
        ['do a plié', 'did a plié', 'doing a plié'],
        ['point the toes', 'pointed the toes', 'pointing the toes'],
        ['curtsey at the end', 'curtseyed at the end', 'curtseying at the end']
      ],
      facts: [
        'Dancers look at one spot while they turn, so as not to get giddy',
        'A ballet dancer may wear out a pair of shoes in one evening',
        'The words of ballet are French, all over the world: plié means bent',
        'Ballet began at weddings, with dukes in it, and one king danced the sun',
        'A tutu can have twelve layers of net and more',
        'Football players and boxers have taken ballet lessons to learn balance',
        'In the theatre the dancers wish each other something rude in French, for luck',
        'A stage slopes a little, so that those at the back can be seen'
      ],
      guesses: [
        'They go on tiptoe so as not to wake the orchestra',
        'A tutu is called so because there were two',
        'The bar is on the wall in case the floor moves',
        'They all wear a bun so that they have something for the interval',
        'One bows at the end to look for whatever one has dropped'
      ],
      says: ['And one, and two', 'Chin up', 'Toes like a pencil', 'The other left', 'Curtsey, and smile'],
      props: [
        ['the tutu', 'a towel round the middle, tucked up'],
        ['the barre', 'the back of a chair'],
        ['the mirror', 'somebody who does the same'],
        ['the curtain', 'a sheet held by two'],
        ['the piano', 'a tray, tapped'],
        ['the swan', 'a pillow with a neck']
      ],
      parts: ['the teacher', 'the swan', 'the second swan from the left', 'the mirror', 'the pianist', 'the curtain', 'the audience, who clapped too early'],
      goes: [
        ['With one hand on the chair {S} bent both knees and came up taller.', '{S} stood with heels together and toes to the windows.'],
        ['Up on tiptoe went {S}, and stayed there as long as a breath.', '{S} pointed one foot, and it went through the carpet.'],
        ['Then {S} twirled, and looked at the lamp each time round.', 'Once round went {S}, and the towel came after.'],
        ['At the end {S} curtseyed so low that one had to be helped up.', '{S} sank down, looked up, and there was clapping.']
      ],
      mishaps: [
        {
          problem: ['All the swans went left, and one went right. It met the rest in the middle.', 'Somebody had turned the wrong way, and now there was a heap of swans.'],
          fail: ['{S} said that the others were wrong, all four.', '{S} turned round quickly, and was wrong the other way.'],
          see: ['“You are doing what the mirror does,” said {A}. “It is always the other side.”', '“Do not look at me,” said {A}. “I am opposite. My left is your right.”'],
          mend: ['So {A} came and stood beside, {S} watched that side, and they all went left.', '{S} put a sock on the left foot only, {A} counted, and there was no heap.'],
          alone: ['{S} put a sock on the left foot only, and after that went with the others.']
        },
        {
          problem: ['The room went round. The dancer had stopped, and the room had not.', 'After the third turn somebody sat down beside the chair.'],
          fail: ['{S} turned back the same number, to unscrew it.', '{S} held on to the carpet.'],
          see: ['“You looked everywhere,” said {A}. “Look at one thing, and let your head come last.”', '“Pick the lamp,” said {A}, “and go on looking until you have to let go.”'],
          mend: ['{A} held up a spoon, {S} looked at it every time round, and the room kept still.', 'So {S} turned and {A} stood there like a lamp;; one, two, three, and nobody sat down.'],
          alone: ['{S} looked at the lamp each time round, and the room kept still.']
        },
        {
          problem: ['The curtain opened, and the first dancer did not come. She had turned to wood.', 'Everybody was sitting there, and behind the sheet somebody could not move.'],
          fail: ['{S} counted to three, and to three again, and to three.', '{S} peeped out, and saw how many eyes there were.'],
          see: ['“Come on as the back of a swan,” said {A}. “Then you do not see them.”', '“We go on together,” said {A}. “And you only have to do the feet.”'],
          mend: ['So they came on backwards, {S} and {A}, and by the time they turned it was going well.', '{A} took one hand, {S} did the feet, and after four steps it was a ballet.'],
          alone: ['{S} came on backwards, looking at the sheet, and by the turn it was going well.']
        }
      ],
      ends: ['The towel hung on its rail, and had been a tutu.', 'Nobody clapped too early this time, for they were asleep.', 'One foot was pointed under the blanket, and then it let go.']
    }
  },
  {
    id: 'pizza',
    label: 'making pizza',
    keys: ['pizza', 'pizzas', 'making pizza', 'pizza night', 'pasta', 'spaghetti', 'noodles', 'italian food', 'pizzería', 'pizza party', 'macarrones', 'macarrão', 'ピザ', 'スパゲッティ', '披萨', 'पिज़्ज़ा', 'بيتزا', 'piza'],
    marks: ['pizza', 'pizzas', 'dough', 'tomato', 'cheese', 'topping', 'toppings', 'slice', 'slices', 'spaghetti'],
    small: things('a pizza the size of a saucer | the saucer pizza', 'an olive that kept rolling off a pizza | the pizza’s olive'),
    big: things('a pizza that had been thrown higher than it meant | the flying pizza', 'a cook with dough on the ceiling | the dough cook'),
    object: things('a slice with a bite on the wrong side | the bitten slice', 'a wheel for cutting pizza that squeaked | the squeaking pizza wheel'),
    place: things('a counter white with flour and one tomato | the tomato counter', 'a shop with an oven like a cave for pizzas | the pizza cave'),
    sound: ['dough, slapped on a table', 'cheese, talking in the heat', 'a pizza box, opened in a room that was hungry'],
    detail: [
      'On the pizza there was a face, and it had been given eyebrows of pepper.',
      'From the slice to the mouth went a thread of cheese, and did not give up.',
      'The dough lay there, round on three sides.',
      'One tomato had been squashed by somebody who said it was ripe.'
    ],
    sleepy: [
      'In the box there was one slice, and it had been promised to two.',
      'The dough for tomorrow lay under its cloth, and grew.',
      'On the table there was flour, and a clean round place where a pizza had been.',
      'The cheese had gone quiet, and so had all who had eaten it.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['stretch the dough', 'stretched the dough', 'stretching the dough'],
        ['choose the toppings', 'chose the toppings', 'choosing the toppings'],
        ['sprinkle the cheese', 'sprinkled the cheese', 'sprinkling the cheese'],
        ['share out the slices', 'shared out the slices', 'sharing out the slices'],
        ['make a face of olives', 'made a face of olives', 'making a face of olives']
      ],
      facts: [
        'The pizza with red, white and green was named after a queen, Margherita',
        'A pizza has been delivered to the space station',
        'Dough is thrown in the air because it stretches better than with a rolling pin',
        'In Brazil there are green peas on it, and in Sweden there are bananas',
        'A pizza cooks in about a minute and a half in a proper oven',
        'The longest pizza was nearly two kilometres, and they needed an airfield',
        'Tomatoes came to Italy from America, and at first people only looked at them',
        'The box is square because a round one would be too hard to fold'
      ],
      guesses: [
        'A pizza is round so that there are no last corners',
        'The cheese makes threads to find its way back',
        'Olives have a hole so that one can see the rest',
        'The crust is a handle that one may eat',
        'The little table in the box is for the mice'
      ],
      says: ['No peppers on mine', 'Is it ready', 'Higher, but catch it', 'That is the biggest slice', 'Careful, hot'],
      props: [
        ['the dough', 'a round cushion'],
        ['the tomato sauce', 'a red scarf'],
        ['the cheese', 'yellow wool'],
        ['the olives', 'buttons'],
        ['the oven', 'the space under the chair'],
        ['the box', 'a big book']
      ],
      parts: ['the cook', 'the dough', 'the olive that rolled', 'the oven', 'the customer who wanted half and half', 'the one on the scooter', 'the last slice'],
      goes: [
        ['Into the cushion went {S} with both fists, and turned it.', '{S} stretched it, and it went back, and {S} waited and stretched it again.'],
        ['In a ring {S} laid the scarf, from the inside out.', '{S} painted it red nearly to the edge.'],
        ['With wool and buttons {S} made it a face, and it looked like an aunt.', '{S} sprinkled, and took a little for the cook.'],
        ['Into the oven {S} pushed it and sat down to watch.', 'Ting, said {S}, and it was out, and everybody moved nearer.']
      ],
      mishaps: [
        {
          problem: ['Half of them wanted it with, and half without. It was one pizza.', 'There were olives on it, and somebody did not eat olives.'],
          fail: ['{S} put them all in a corner, and it has no corners.', '{S} hid them under the cheese, and that was noticed.'],
          see: ['“Make a border,” said {A}. “This half is yours, and that is ours.”', '“Lay a strip of dough across,” said {A}. “Olives do not walk.”'],
          mend: ['So {S} laid the strip, {A} moved the olives over, and there were two countries.', '{A} picked them off here, {S} put them on there, and nobody had to be brave.'],
          alone: ['{S} laid a strip across the middle, and moved the olives to one side of it.']
        },
        {
          problem: ['It had been thrown, and it had not come down.', 'Up went the pizza, and everybody waited, and it was on the lamp.'],
          fail: ['{S} threw another one after it, and then there were two.', '{S} held out both arms underneath, and went on holding.'],
          see: ['“It is heavier on that side,” said {A}. “If the lamp swings, it will slide.”', '“Use the broom,” said {A}. “I will stand where it wants to land.”'],
          mend: ['{S} held the cloth, {A} nudged it with the broom, and it came down the right way up.', 'So {A} reached up with the broom, {S} stood below, and it was caught like a hat.'],
          alone: ['{S} nudged it with the broom, very softly, and it came down the right way up.']
        },
        {
          problem: ['One slice was left, and there were two hands on it.', 'There was one more, and it had been promised twice.'],
          fail: ['{S} pulled, and got the topping, and the other got the rest.', '{S} said who had seen it first, and both had.'],
          see: ['“One divides, and the other one chooses,” said {A}. “You will see how even it gets.”', '“You break it,” said {A}. “And I take the piece I like.”'],
          mend: ['So {S} broke it, very exactly, {A} chose, and there was not a crumb between them.', '{A} broke, {S} chose, and both thought that they had the bigger one.'],
          alone: ['{S} broke it very exactly, and gave away the first half.']
        }
      ],
      ends: ['The big book was shut, and it smelled a bit of tomato.', 'On the plate lay a crust, like a smile.', 'Everybody had the last slice in them, somewhere.']
    }
  }
]
