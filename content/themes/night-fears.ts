import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What is frightening when the light is off. It is looked at, named, and turns out to have slippers. */
export const nightFearThemes: ThemePack[] = [
  {
    id: 'the-dark',
    label: 'the dark',
    keys: ['the dark', 'dark', 'scared of the dark', 'afraid of the dark', 'fear of the dark', 'shadows', 'shadow', 'night light', 'nightlight', 'light off', 'lights off', 'light out', 'lights out', 'light on', 'lights on', 'big light', 'nightmare', 'nightmares', 'bad dream', 'bad dreams', 'a bad dream', 'waking up at night', 'miedo a la oscuridad', 'oscuridad', 'medo do escuro', '暗いのがこわい', '怕黑', 'अंधेरा', 'الظلام', 'giza', 'noises at night', 'noise at night', 'noises in the night', 'noise in the night', 'scary noise', 'scary noises', 'strange noise', 'strange noises', 'funny noises', 'spooky noises', 'spooky noise', 'creaky noises', 'creaking', 'bump in the night', 'bumps in the night', 'scared at night', 'afraid at night', 'scared of the night', 'night frights', 'night terrors'],
    marks: ['dark', 'darkness', 'shadow', 'shadows', 'night light', 'curtain', 'corner'],
    small: things('a night light in the shape of a toadstool | the toadstool in the dark', 'a bit of dark that was afraid of children | the small dark'),
    big: things('a shadow with a very long neck | the long shadow', 'an owl that gave lessons in the dark | the owl of the dark'),
    object: things('a switch that glowed in the dark | the glowing switch in the dark', 'a curtain that would not quite shut | the curtain'),
    place: things('a passage with a dark bend in it | the dark bend', 'a corner that had never been lit | the dark corner'),
    sound: ['the dark, clicking like a cooling stove', 'a curtain, breathing', 'a floorboard in a dark corner'],
    detail: [
      'On the wall there was a shadow with two horns, and it was a chair.',
      'The night light was about as bright as a biscuit.',
      'It was dark under the bed, but no darker than in a pocket.',
      'The curtain moved, and it was the window that had sighed.'
    ],
    sleepy: [
      'The dark lay down over everything, light as a cat.',
      'Each shadow went back to whatever it belonged to.',
      'The night light stayed up, so that nobody else had to.',
      'In the corner it was dark, and soft, and nothing more.'
    ],
    world: {
      sort: 'feeling',
      verbs: [
        ['look into the dark', 'looked into the dark', 'looking into the dark'],
        ['switch off the light', 'switched off the light', 'switching off the light'],
        ['listen to the dark', 'listened to the dark', 'listening to the dark'],
        ['make friends with a shadow', 'made friends with a shadow', 'making friends with a shadow'],
        ['check the corner', 'checked the corner', 'checking the corner']
      ],
      facts: [
        'The same things are there in the dark that were there in the light',
        'Your eyes can see a candle a very long way off, if everything else is dark',
        'Cats have a mirror at the back of their eyes, and that is why they shine',
        'A shadow is only a place where the light cannot get past you',
        'Seeds begin in the dark, and so did you',
        'Stars are there all day, and need the dark to be seen',
        'Ears hear better when the eyes have nothing to do',
        'At night it is dark because our side of the earth has turned its back on the sun'
      ],
      guesses: [
        'The dark comes out of the wardrobe because that’s where it’s ironed',
        'It’s afraid of lamps, and so it hides behind people',
        'Shadows are long in the evening because they’re tired',
        'Night is black so that the moon shows up',
        'If you pull the blanket up, the dark can’t see you either'
      ],
      says: ['Who’s there', 'It’s only the chair', 'Leave it open a crack', 'I’m not scared, are you', 'Say something'],
      props: [
        ['the dark', 'the biggest blanket in the house'],
        ['the night light', 'a torch in a sock'],
        ['the shadow', 'whoever stands behind'],
        ['the owl', 'a cushion with two buttons'],
        ['the monster in the corner', 'the chair with the clothes on'],
        ['the moon', 'a plate']
      ],
      parts: ['the dark', 'the night light', 'the chair that looked like something', 'the noise', 'the one who was not scared', 'the one who was, a bit', 'the owl', 'the shadow'],
      goes: [
        ['{S} put out the lamp and waited to see what would happen.', 'Click, went {S}, and there was the dark, all of it.'],
        ['Something stood in the corner. {S} looked at it for quite a time.', 'In the corner {S} saw a shape with shoulders.'],
        ['It was the chair, and {S} said good evening to it.', 'With one toe {S} touched it, and it was a chair with a jumper on.'],
        ['Then {S} lay still, and it was dark, and it was only dark.', '{S} listened. The dark did not say anything, but it said it quite kindly.']
      ],
      mishaps: [
        {
          problem: ['There was something in the corner. It had shoulders, and it did not move.', 'By the wardrobe stood somebody without a face.'],
          fail: ['{S} pulled the blanket up to the nose, and it was still there.', 'Boo, said {S}, very quietly, so that it would not mind.'],
          see: ['“It has my jumper on,” said {A}. “I know that hole.”', '“Look a bit to the side,” said {A}. “It has four legs. It’s the chair.”'],
          mend: ['So {S} and {A} went up to it together, and took the jumper off;; it was the thinnest chair in the house.', '{A} held one hand, and {S} put out the other;; it was wood, and rather cold, and a chair.'],
          alone: ['{S} put out one hand. It was wood, and rather cold, and a chair.']
        },
        {
          problem: ['The dark made a noise. It went tick, as if it had thought of something.', 'Creak, said the dark, and then it said nothing, and that was worse.'],
          fail: ['{S} listened harder, and heard three more.', 'Humming was what {S} tried, but the dark came in on the second line.'],
          see: ['“That’s the stairs,” said {A}. “They put their feet up when we’ve gone.”', '“It’s only the heater, cooling down,” said {A}. “It clicks its fingers.”'],
          mend: ['{A} clicked back, {S} clicked too, and for a while they and the heater had a conversation.', 'So {S} said good night to the stairs, one by one, and {A} answered for them.'],
          alone: ['{S} clicked back, and for a while there was a conversation.']
        },
        {
          problem: ['The night light was out. Where it had been there was only more of the dark.', 'The toadstool on the wall did not shine tonight.'],
          fail: ['{S} asked it nicely.', 'Pressing it twice was no use, and {S} pressed it twice more.'],
          see: ['“Wait a minute,” said {A}. “Your eyes have a night light too. It only takes longer.”', '“Open the curtain,” said {A}. “There’s a big one outside.”'],
          mend: ['So {S} and {A} waited. One after another came the window, the bed, the bear, and they were all as before.', '{A} drew the curtain, {S} looked up, and the moon had been on the whole time.'],
          alone: ['{S} waited. One after another came the window, the bed, the bear, and they were all as before.']
        }
      ],
      ends: ['The dark was asked to stay, and it stayed.', 'Behind the door was a crack of light, as wide as a finger.', 'Everything in the corners had been looked at and knew that it had.']
    }
  },
  {
    id: 'monsters',
    label: 'the monster under the bed',
    keys: ['monster', 'monsters', 'monster under the bed', 'monster under my bed', 'monsters under the bed', 'scary monster', 'friendly monster', 'the bogeyman', 'a monster', 'yeti', 'bigfoot', 'gruffalo', 'troll', 'trolls', 'ogre', 'goblin', 'monstruo', 'monstruos', 'monstro', 'monstre', 'かいじゅう', 'おばけ', '怪兽', 'राक्षस', 'وحش', 'zimwi', 'bogeyman', 'boogeyman'],
    marks: ['monster', 'monsters', 'fur', 'furry', 'claw', 'growl', 'growled'],
    small: things('a monster no bigger than a slipper | the slipper monster', 'a growl that had lost its monster | the small growl'),
    big: things('a monster with four arms and no idea what to do with them | the four-armed monster', 'a furry heap that said excuse me | the furry monster'),
    object: things('a monster’s toothbrush with blue bristles | the monster’s toothbrush', 'a slipper that had been chewed by a monster | the monster’s slipper'),
    place: things('a room under the bed for somebody furry | the furry room', 'a cave of coats where monsters hang theirs up | the monster cloakroom'),
    sound: ['a growl with a hiccup in it', 'fur, brushing along a skirting board', 'a monster, trying to tiptoe'],
    detail: [
      'On the carpet was a tuft of blue fur that belonged to no pet.',
      'From under the bed came a growl, and then a small beg your pardon.',
      'There were claw marks on the cheese, neat ones.',
      'The monster’s shadow was larger than the monster, as is often the way.'
    ],
    sleepy: [
      'Under the bed something furry turned round three times.',
      'The monster had put its claws in a row on the blanket.',
      'What growled now was only snoring.',
      'One monster above the mattress and one below, and both of them yawned.'
    ],
    world: {
      sort: 'creature',
      verbs: [
        ['look under the bed', 'looked under the bed', 'looking under the bed'],
        ['growl like a monster', 'growled like a monster', 'growling like a monster'],
        ['brush a monster', 'brushed a monster', 'brushing a monster'],
        ['scare a monster', 'scared a monster', 'scaring a monster'],
        ['tuck in the monster', 'tucked in the monster', 'tucking in the monster']
      ],
      facts: [
        'Long ago sailors drew monsters on the parts of the map where they had not been',
        'A giant squid has eyes as large as dinner plates, and is shy',
        'People who found big old bones thought that they were dragons, and they were dinosaurs',
        'Most growling animals are more frightened than you are',
        'A bat looks like a monster only because it hangs the wrong way up',
        'Under every bed there is mostly dust, and dust is partly you',
        'The fangtooth fish looks terrible and is as long as a banana',
        'Fear makes hair stand up, so that you look bigger'
      ],
      guesses: [
        'Monsters live under beds because the wardrobe is taken',
        'They have fur because nobody will lend them a jumper',
        'They only come at night because they have jobs',
        'Monsters have three eyes, one for each meal',
        'They’re afraid of feet, and that’s why they stay so still'
      ],
      says: ['Grr, excuse me', 'Is it safe to come out', 'That’s my slipper', 'You scared me', 'Same time tomorrow'],
      props: [
        ['the monster’s fur', 'the bath mat'],
        ['the claws', 'ten clothes pegs'],
        ['the cave', 'the space under the table'],
        ['the third eye', 'an egg cup'],
        ['the tail', 'a rolled-up towel'],
        ['the child it is afraid of', 'the smallest person there']
      ],
      parts: ['the monster', 'the monster’s mother', 'the child that the monster is afraid of', 'the bed', 'the tail, which did what it liked', 'the slipper', 'the growl', 'the monster who was only visiting'],
      goes: [
        ['{S} lay down flat and looked under the bed.', 'With one cheek on the floor {S} looked to see who was there.'],
        ['Two eyes looked back. {S} blinked first.', 'Something blinked, and {S} blinked too.'],
        ['{S} held out half a biscuit and waited.', 'A biscuit was pushed across the floor by {S}, as far as an arm could.'],
        ['It was not big at all. {S} showed it the way to the cushions.', 'Out it came, and {S} saw that it had odd socks.']
      ],
      mishaps: [
        {
          problem: ['The monster would not come out. It had seen a foot.', 'From under the table one could hear the monster’s teeth, and they were chattering.'],
          fail: ['{S} roared to show how it is done, and it went further in.', 'Pulling it by the tail was what {S} tried, and had a towel.'],
          see: ['“You’re standing up,” said {A}. “From down there you’re only feet.”', '“It’s scared of us,” said {A}. “Nobody has told it who we are.”'],
          mend: ['So {S} lay down, and {A} too, until they were as flat as it was. Then it came.', '{A} said all the names, slowly, and {S} added that nobody bit. Out came the monster.'],
          alone: ['{S} lay down, as flat as it was, and said who it was. Out came the monster.']
        },
        {
          problem: ['The growl was gone. The monster opened its mouth, and there was a squeak.', 'Grr, said the monster, but it came out as peep.'],
          fail: ['{S} lent it a growl, and it was too big and gave it a cough.', 'Louder, said {S}, and it was a loud peep.'],
          see: ['“It growls from the top,” said {A}. “You have to growl from the tummy.”', '“Perhaps it has had no supper,” said {A}. “I squeak then, too.”'],
          mend: ['{A} put a hand on its tummy, {S} counted in, and there it was, low and furry.', 'After two biscuits, one from {S} and one from {A}, it growled so well that the cups moved.'],
          alone: ['{S} showed it how one growls from the tummy, and the cups moved.']
        },
        {
          problem: ['The monster had nowhere to sleep. It had tried the bed, and it hung over on both sides.', 'Wherever the monster lay down, some of it was left over.'],
          fail: ['{S} offered the drawer, and it got one arm in.', '{S} tried folding it, in half and then in three, and it opened again.'],
          see: ['“It’s used to the floor,” said {A}. “It doesn’t want to be on top. It wants to be under.”', '“The tail is in the way,” said {A}. “Give the tail a cushion of its own.”'],
          mend: ['So {S} lifted the sheet, and {A} pushed in a pillow;; the monster went to bed under the bed.', '{A} brought a cushion for the tail and {S} one for the rest, and it all fitted.'],
          alone: ['{S} pushed a pillow under the bed, and there the monster fitted exactly.']
        }
      ],
      ends: ['It was told that it might come again, and to wipe its feet.', 'There was somebody under the bed now, and that was a comfort.', 'Everybody who had growled had a glass of water.']
    }
  },
  {
    id: 'thunder',
    label: 'thunder',
    keys: ['thunder', 'thunderstorm', 'storm', 'storms', 'lightning', 'lightening', 'scared of thunder', 'afraid of thunder', 'a stormy night', 'loud noises', 'fireworks', 'the hoover', 'vacuum cleaner', 'tormenta', 'trovão', 'tempestade', 'orage', 'かみなり', '雷', '打雷', 'गरज', 'رعد', 'radi', 'hand dryer', 'hand dryers', 'loud noise'],
    marks: ['thunder', 'storm', 'lightning', 'rumble', 'rumbled', 'boom', 'flash'],
    small: things('a rumble that had got separated from its thunder | the small rumble', 'a mouse counting between flash and boom | the counting mouse of the storm'),
    big: things('a cloud that moved its furniture at night | the cloud full of thunder', 'a drum that thought it was thunder | the thunder drum'),
    object: things('an umbrella turned inside out by a storm | the storm umbrella', 'a saucepan lid for answering thunder | the thunder lid'),
    place: things('a porch for watching a storm from | the storm porch', 'a hill where the lightning has its switch | the lightning hill'),
    sound: ['thunder, two valleys away', 'a rumble, rolling over in bed', 'rain that has come with a storm'],
    detail: [
      'There was a flash, and for a moment every spoon could be seen.',
      'Far off the thunder was moving its furniture.',
      'The storm leaned on the window and looked in.',
      'Boom, it went, and the cups said so too.'
    ],
    sleepy: [
      'The thunder had gone to the next town, and one heard it unpack.',
      'Only a flash now and then, without any noise, like a lamp behind a door.',
      'The storm was over, and the gutters told each other about it.',
      'What rumbled last was a tummy, and then not even that.'
    ],
    world: {
      sort: 'feeling',
      verbs: [
        ['count until the thunder', 'counted until the thunder', 'counting until the thunder'],
        ['wait for the storm to pass', 'waited for the storm to pass', 'waiting for the storm to pass'],
        ['answer the thunder', 'answered the thunder', 'answering the thunder'],
        ['hide under the blanket', 'hid under the blanket', 'hiding under the blanket'],
        ['watch the lightning', 'watched the lightning', 'watching the lightning']
      ],
      facts: [
        'Thunder is the noise that lightning makes, only it walks and the lightning runs',
        'If you can count to nine between flash and boom, the storm is about three kilometres away',
        'Lightning is thinner than your arm and hotter than the sun’s skin',
        'When the number gets bigger each time, the storm is going home',
        'A house with a wire on the roof lets the lightning slide down outside',
        'There are storms on Jupiter that are bigger than the earth',
        'Cows lie down before a storm more often than after it',
        'The smell before the rain is made by tiny things in the earth'
      ],
      guesses: [
        'Thunder is two clouds who both said after you',
        'It flashes first so that the thunder can see where it’s going',
        'It’s the sky moving its wardrobe',
        'Storms come at night because it’s cooler for the running',
        'It booms because somebody up there has dropped the lid'
      ],
      says: ['One, two, three', 'That was a big one', 'It’s going away', 'Come under here', 'Boom yourself'],
      props: [
        ['the thunder', 'a baking tray, shaken'],
        ['the lightning', 'a torch, on and off'],
        ['the rain', 'rice in a sieve'],
        ['the cloud', 'a grey blanket with somebody under it'],
        ['the wind', 'a hair dryer with no plug, and a mouth'],
        ['the house', 'the table']
      ],
      parts: ['the thunder', 'the lightning', 'the cloud', 'the rain', 'the one who counts', 'the umbrella', 'the cow who lay down', 'the rainbow, who came too early'],
      goes: [
        ['There was a flash, and {S} began to count.', 'Flash, it went, and one, two, three, counted {S}.'],
        ['Boom, it went at five. {S} put the pillow over both ears.', 'At five came the boom, and {S} was under the blanket before it had finished.'],
        ['Then {S} counted again and came to eight.', 'The next time {S} got as far as eight.'],
        ['At twelve it was hardly a rumble, and {S} looked out.', '{S} counted to twelve, and what came then was only a cough.']
      ],
      mishaps: [
        {
          problem: ['The thunder came before the lightning. It got it wrong every time.', 'Boom, went the tray, and only then the torch came on.'],
          fail: ['{S} told the thunder to wait, and it could not hear over itself.', 'Faster, said {S} to the lightning, and it dropped its battery.'],
          see: ['“The light is quicker,” said {A}. “The thunder has to walk. It should stand further away.”', '“Give it something to count,” said {A}. “It only wants to know when.”'],
          mend: ['So {A} took the tray to the far end of the hall, and {S} flashed;; boom, it came at three, on foot.', '{S} flashed and counted aloud, {A} waited for five, and it was a proper storm.'],
          alone: ['{S} flashed, walked to the tray at the far end of the hall, and boomed. That took about five, as it should.']
        },
        {
          problem: ['The loudest one was under the table. The thunder had frightened itself.', 'After the great boom the tray lay on the floor, and the thunder was behind the curtain.'],
          fail: ['{S} said that it was only a tray, and it knew that.', '{S} tried a small boom, to get it used to it, and the curtain shook.'],
          see: ['“It isn’t so bad if you make it yourself,” said {A}. “Let it hold the spoon.”', '“It was the not knowing,” said {A}. “I’ll say now before I do it.”'],
          mend: ['{A} said now, {S} shook the tray, and now was not half so loud as no warning.', 'So the thunder got the spoon, {S} held the tray, {A} counted, and it boomed and laughed.'],
          alone: ['{S} gave it the spoon and said now each time. Then it was not half so loud.']
        },
        {
          problem: ['The storm would not go away. It had gone round the house and come back to the start.', 'Just as it got quiet the cloud sat down again, for it liked it here.'],
          fail: ['{S} opened the door for it, and more of it came in.', 'Blowing was no use. {S} blew, and it took that for wind and blew back.'],
          see: ['“It has still got rain in it,” said {A}. “It can’t leave before it’s empty.”', '“Nobody has told it that it was good,” said {A}.'],
          mend: ['So {S} held the sieve and {A} poured the last of the rice;; when it was empty the cloud was as light as a sheet.', '{S} clapped, {A} clapped, the cloud took a bow, and it was gone over the sofa.'],
          alone: ['{S} let it rain until the sieve was empty. After that the cloud was as light as a sheet.']
        }
      ],
      ends: ['The counting came to twenty, and nothing followed.', 'A drop hung from the window, and in it was the whole street.', 'The cloud was folded, and it was only a blanket, and it was warm.']
    }
  }
]
