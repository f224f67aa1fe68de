import { wishPlot } from '../wish-plot.ts'

export const whisper = wishPlot({
  id: 'wish-whisper',
  wishes: ['whisper', 'whispers', 'whispering', 'whispered', 'loud whisper', 'learning to whisper', 'learn to whisper', 'wisper', 'wispering', 'wispers', 'indoor voice', 'inside voice', 'quiet voice', 'too loud whisper', 'talking quietly', 'speaking quietly', 'talk quietly', 'being quiet', 'be quiet'],
  answers: ['loud', 'quiet', 'quietly', 'softly', 'soft', 'voice', 'learning', 'learns', 'learn', 'cannot', 'can’t', 'too', 'ear', 'little', 'talking', 'bird', 'pigeon', 'window', 'how', 'to', 'not', 'always'],
  except: ['horse', 'horses', 'ghost', 'wind', 'trees', 'tree', 'forest', 'chinese', 'about', 'me', 'behind', 'girls', 'boys', 'friends', 'secret', 'secrets', 'who', 'lost', 'scared', 'afraid', 'sad', 'mean', 'never', 'mouse', 'dragon', 'sea', 'shell', 'library', 'giant', 'poorly', 'ill', 'sore', 'throat', 'told', 'shouted', 'shouts', 'baby', 'teacher'],
  company: ['pigeon', 'bun', 'sill', 'jam'],
  moods: ['learning', 'waiting', 'first'],
  about: 'The hero wants to tell of the pigeon on the sill without frightening it off, and one letter is always too loud.',
  titles: ['Behind You, on the Sill', 'How Far the Jam Is', '{H} Leaves One Out', 'Flap, Flap', 'The Loudest Letter'],
  want: [
    {
      id: 'on-the-sill',
      A: 'partner',
      paragraphs: [
        'Outside on the window sill sat a pigeon. {A} had no idea of it, and was buttering a bun. {H} wanted to tell {A}, but so softly that it stayed. “Psst,” whispered {H}. “There’s a pigeon sitting on the sill!” Flap, flap. Then it was only a sill.',
        '“There’s a what?” asked {A}, and turned round. “It’s gone now,” said {H}. “I whispered it, as well.” “You did,” said {A}. “My hair moved.”'
      ]
    }
  ],
  way: [
    {
      id: 'softer-still',
      A: 'partner',
      paragraphs: [
        'After a while it came back. {H} whispered again, with hardly any air. “She’s sitting just outside.” Flap, flap. The next time {H} rolled up a newspaper, and whispered through that, right into one ear. “She’s scratching herself.” Flap.',
        '“It’s your face,” said {A}. “It can see you whispering.” So they both sat with their backs to the window, and waited until something scraped on the sill. “Is she still sitting?” whispered {A}. Flap, flap, flap. “Now it’s seen your back,” said {H}.'
      ]
    },
    {
      id: 'no-buzz',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How does it work?” asked {H}. {A} laid two fingers on {A}’s neck and said “bun” out loud. It buzzed in there. Then {A} whispered “bun”, and it did not. {H} felt it too, and it was true. The buzz had gone, and the bun was still there.',
        '“It’s only air, then,” said {A}, “bent into words.” {H} took a breath of plain air, and bent it. “Bun,” it went. You had to be quick, before it went straight again.'
      ]
    },
    {
      id: 'wind-in-the-ear',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Whisper it in my ear, so it can’t get out,” said {A}. {H} went up close, put both hands round, and began. {A} drew up one shoulder. {A} giggled, and wriggled away. “What did I say?” asked {H}.',
        '“I don’t know. It was warm, and it was wet, and it had a lot of wind in it.” They tried the other ear. That was just as bad. It all went in, and not one word of it was left.'
      ]
    },
    {
      id: 'the-quietest-thing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s the quietest thing you know?” asked {A}. {H} thought of soap, which never said a thing. {A} thought of a crumb that lands on butter. {H} dropped one, and they bent their heads. You could hear nothing at all.',
        '“Do it again,” said {A}. “I want to hear it better.” They dropped six. By then the bun was rather bare at one end, and the butter had freckles.'
      ]
    },
    {
      id: 'heard-through-two-doors',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s an odd thing,” said {A}. “I can call ‘Wash your hands!’ through the whole house, and nobody hears it. And if I whisper ‘cake’…” A chair scraped somewhere. Somebody opened a door. {A} had said it at the very bottom of {A}’s voice.',
        '“It’s the word that’s loud,” said {H}. They tried it the other way. {H} whispered “tidy up”, quite clearly, three times over. There was nothing as quiet as that in the world. It could not even be heard by {H}.'
      ]
    },
    {
      id: 'a-book-about-newts',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I knew a man who whispered really well,” said {A}. “He went to the library for a book about boats. He asked for it so softly that nobody caught it. So they gave him one about newts.” “Did he take it?” asked {H}.',
        '“He thanked them, and they didn’t hear that either. They gave him another. In the end he had nine.” “And did he like newts?” “He does now,” said {A}.'
      ]
    },
    {
      id: 'the-back-row',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the stage they whisper so that the whole theatre can hear it. {A} knew how. You hold up one hand beside your mouth and make big eyes. “He is in the cup-board!” whispered {A}. It rang in the pans.',
        '“And doesn’t the man in the cupboard hear it?” asked {H}. “Never,” said {A}. “He’s the only one.” {H} was glad that it was not a pigeon in there. It would have been out by the “is”.'
      ]
    },
    {
      id: 'write-it-down',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} thought of writing it down. The pencil went scritch, scritch over the paper. Outside a head came up. {H} wrote more slowly. Scri-i-itch. “Even the pencil can’t whisper,” said {H}.',
        'It was folded four times and pushed across the table. Unfolding it sounded like a bonfire. {A} held it to the light, and turned it. “There is a big onion on the swill,” read {A}. Flap.'
      ]
    },
    {
      id: 'all-the-others',
      A: 'same',
      spare: 8,
      paragraphs: [
        'As soon as they were quiet, the rest of the house got loud. The fridge shook itself. A floorboard said what it thought. The chair creaked before {H} had even moved. “They do it all day,” said {A}. “It’s just that we’re louder.”',
        'Then {A}’s own tummy joined in. It began low, and asked a question at the end. They both looked down at it. “That wasn’t a whisper, either,” said {H}.'
      ]
    },
    {
      id: 'why-are-we',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Have you seen the glue?” whispered {H}. “In the drawer,” whispered {A}. “The top one?” “The one below it.” They bent together over the drawer. There it was, beside the string.',
        '“Why are we whispering?” whispered {A}. {H} thought. “I started it,” whispered {H}, “because I’d been doing it before.” “And why me?” “It’s catching.” They found that they could not get out of it again. {A} had to go next door and cough.'
      ]
    },
    {
      id: 'with-a-hand',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} whispered in just the same voice as always. But {A} held one hand up beside it, like a wall. “LOOK AT THAT HAT,” said {A}, behind the hand. “You’ve only made it go forwards,” said {H}.',
        '{A} put up the other hand as well, so that it was a tunnel. Now it went to the end of the tunnel, and out there it was louder. “WHAT DO YOU MEAN?” whispered {A}. Somebody in the next room said that they did not mean anything.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had seen the pigeon from the first, and had told nobody. {A} sat there, quite low, and was so quiet that it looked like thinking. “Don’t you say anything,” whispered {H}.',
        'They looked out together, and neither moved an ear. The pigeon looked in. It had never been looked at so politely. Then {A} sneezed. It was only a small one, but it had everything in it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My mother could whisper across a church,” said {S}. “She never moved her lips. It came along under the benches, and up your back. ‘Socks,’ it said. And you pulled them up.” “What if it was for somebody else?” asked {A}.',
        '“You never knew. She said it once, and the whole row bent down. The vicar did too.” {S} pulled up both socks, just from telling it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could not whisper yet, and did it with the face. First {S} made a small mouth, and then big eyes, and then shouted. “PIGEON!” shouted {S}, very carefully. “The mouth was right,” said {A}.',
        'They practised it with one word that nobody minds. “Porridge,” breathed {A}. “Porridge,” breathed {S}, and it was perfect. {S} was so glad that everybody heard about it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{H} bent down to {A} and whispered something. {A} stopped kicking, and went quite still, with round eyes. {A} looked at {H}’s mouth to see where the rest of the noise was.',
        '{H} whispered it once more. It was only “elbow”. {A} laid a finger on {H}’s lip. Then {A} blew, with a bit of milk in it. It was an answer, and it was softer than {H}’s.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“We’re seven at home,” said {A}, “in four rooms. We whisper after eight. You know who it is by the breathing, and you know what they want by the time.” “What do they want at nine?” asked {H}.',
        '“Water,” said {A}. “At ten it’s my uncle, who’s lost his glasses. He whispers it to each of us in turn. They’re always on him.”'
      ]
    },
    {
      id: 'as-far-as-the-jam',
      A: 'partner',
      paragraphs: [
        '{A} leaned back and tried out a few words. “Butter,” whispered {A}. “Bun. Moon.” Those went about as far as the jam. “Sausages,” whispered {A}. On a roof across the way a pigeon put up its head.',
        '“It’s the S,” said {A}. “It’s got a hiss on it. It goes under the door and off down the road.” {H} counted how many there had been in “There’s a pigeon sitting on the sill”. It was three. “Then I’ll leave it out,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'without-it',
      A: 'partner',
      paragraphs: [
        'Something scraped. {H} looked each word over first, back and front. “Bird,” breathed {H}. “Behind you.” It stayed. “Big?” breathed {A}. “Round. Grey, with a bit of green. Pink feet.” It stayed.',
        '“Doing what?” breathed {A}. “Looking at your bun.” {A} turned round as slowly as a clock. There it was, with one orange eye. “Hello, bird,” breathed {A}. The pigeon puffed out its neck. “Oo-roo,” it said. “Oo-roo-coo.” It had never once used an S in its life.'
      ]
    },
    {
      id: 'round-the-room',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They went on talking like that, about all that there was in the room. It was not easy. “A little ladle,” breathed {H}, and pointed at the spoon. “A clear mug,” breathed {A}. That was the glass.',
        'The scissors gave them the most trouble. {A} looked at them from all directions. “The cutter,” breathed {A} at last, “with two loop.” It had to be loop. The pigeon let it go by.'
      ]
    },
    {
      id: 'how-many-toes',
      A: 'same',
      spare: 17,
      paragraphs: [
        '{H} wanted to know how many toes there were on the pink feet. “One,” breathed {H}. “Two. Three. Four. Five.” Then there was a hole. {A} saw it coming too, and held on to the table.',
        'They both nodded, once, and then once more. “Eight,” breathed {H}. The pigeon looked down, and moved them all. It seemed to be the right number.'
      ]
    },
    {
      id: 'a-crumb',
      A: 'partner',
      paragraphs: [
        'They sat there, all three, and it went very well. {A} thought something over for a long time, from front to back. “Can it have a crumb?” breathed {A}. There was not one in it.',
        '“Yes,” said {H}. Flap, flap. They looked at the empty sill. “That was me,” said {H}. {A} laid the crumb outside all the same, a big one, with butter. “Tomorrow,” whispered {H}, “I’ll nod.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the sill too, but now it was only a sill.',
      '{names} turned both ways, to see who had hissed.',
      { text: '{names} waved after it, rather late.', needs: ['hands'] },
      { text: '{names} shut the butter dish, as softly as it went.', needs: ['hands'] }
    ],
    way: [
      '{names} came past on tiptoe, and bumped into a chair.',
      '{names} sat with all backs to the window as well.',
      { text: '{names} held the newspaper straight at the other end.', needs: ['hands'] },
      { text: '{names} whispered “sausages” too, to help it along.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as the butter.',
      '{names} breathed in, and put off breathing out.',
      { text: '{names} nodded, with both hands flat on the table.', needs: ['hands'] },
      { text: '{names} waved with just one finger, and that had no hiss on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bun was eaten up, and the butter put away. Out on the sill lay the crumb, and nobody said a word to it.',
    '{H} washed without a splash, and lay down. Somewhere along the roof it went “oo-roo” once more, and that was allowed.'
  ],
  last: [
    'No louder than a crumb on butter, {H} was asleep.',
    'On its roof the bird put its head under one wing, and {H} was asleep.'
  ]
})
