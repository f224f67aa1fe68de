import { wishPlot } from '../wish-plot.ts'

export const remoteControl = wishPlot({
  id: 'wish-remote-control',
  wishes: ['remote control', 'remote controls', 'remote controller', 'remote', 'tv remote', 'telly remote', 'television remote', 'remotes', 'zapper', 'telly zapper', 'pause button', 'mute button', 'remote controle', 'remote control people', 'remote control works people', 'remote control works', 'remote works people', 'clicker', 'tv clicker'],
  answers: ['tv', 'telly', 'television', 'button', 'buttons', 'mute', 'pause', 'pauses', 'rewind', 'fast', 'forward', 'slow', 'stop', 'sofa', 'found', 'lost', 'magic', 'people', 'family', 'works', 'control', 'controls', 'controlling', 'batteries', 'battery', 'silent', 'sound', 'volume', 'presses', 'pressing', 'press', 'real', 'life', 'funny', 'dad', 'mum', 'daddy', 'mummy', 'everything', 'everyone', 'that', 'who', 'with', 'old', 'our', 'missing', 'finding', 'find', 'where'],
  except: ['car', 'cars', 'plane', 'aeroplane', 'helicopter', 'boat', 'boats', 'drone', 'drones', 'robot', 'robots', 'truck', 'tank', 'train', 'toy', 'toys', 'dinosaur', 'digger', 'monster', 'garage', 'door', 'swallowed', 'swallow', 'ate', 'eaten', 'broke', 'broken', 'threw', 'thrown', 'smashed', 'hit', 'island', 'village', 'job', 'fight', 'fights', 'fighting', 'fought', 'died', 'dead', 'ban', 'banned', 'addicted', 'too', 'much', 'screen', 'hid', 'hides', 'curtains', 'bed', 'submarine', 'racing', 'lawnmower', 'buggy', 'spider'],
  moods: ['first', 'learning', 'lost', 'alone'],
  company: ['remote', 'bus', 'biscuit', 'driver', 'duck'],
  partnerPlays: true,
  about: 'The hero finds an old remote control that works on people, and mutes a story just before its last word; what was in the boot can’t be heard till the batteries are found.',
  titles: ['What Was in the Boot', 'The One with the Crossed-Out Ear', '{H} Presses the Wrong Button', 'It Works on People', 'Two Goats'],
  want: [
    {
      id: 'muted',
      A: 'partner',
      paragraphs: [
        'Down in the sofa {H} found a remote control that belonged to nothing. {A} was just telling a story about a bus. “The driver pulled off his boot,” said {A}. “He shook it, and out fell a…” {H} pressed a button with a crossed-out ear on it.',
        '{A}’s mouth went on moving. There was nothing to hear. “It works on people!” said {H}. But {H} wanted to know what was in that boot. {H} pressed the ear again. {A} talked on, as quiet as a fish.'
      ]
    }
  ],
  way: [
    {
      id: 'rewind',
      A: 'partner',
      paragraphs: [
        'So {H} pressed the two arrows that point back. {A} walked out of the room backwards. {H} pressed the one arrow. {A} came in again, and told it all from the start. There was the bus. There was the boot. There was no sound.',
        '{H} tried it slowly. {A}’s mouth opened like a drawer. “A loaf?” asked {H}. “A goat?” {A} shook a very slow head, and held up two fingers. “Two goats!” cried {H}. Out of a boot!'
      ]
    },
    {
      id: 'loud-and-soft',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a plus and a minus as well. {H} pressed the plus, four times. {A} did everything bigger. {A} drew a bus that went from the lamp to the window. The boot came up to the hip. But it was all without a sound, like a brass band in a film.',
        'Then came the minus. The bus was the size of a bread roll. The driver pulled off something between finger and thumb, and turned it over. {H} went down on both knees to see what fell out. It was too small to see.'
      ]
    },
    {
      id: 'pause',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} pressed the two short lines. {A} stopped with one leg in the air, and one finger in the middle of a word. {H} walked round. It was just as still at the back. There was a bit of fluff on one elbow, and {H} took it off.',
        'The leg began to tremble, then the knee, then all the rest. Pictures do that too, when it’s an old telly. {H} let go of the pause, and {A} fell over on the cushions, with the word.'
      ]
    },
    {
      id: 'fast',
      A: 'same',
      spare: 3,
      paragraphs: [
        'With two arrows to the front it went fast. The bus shot past. The driver had his boot off, and on, and off. {A} was at the end before {H} had looked. “Again,” said {H}. {A} ran out backwards and came in forwards, and a chair fell over.',
        'It also ate fast. A biscuit went in by small bites, like a saw. After that {A} drank some water, at the usual speed, and nodded that it could go on.'
      ]
    },
    {
      id: 'subtitles',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One button was for writing. {H} pressed, and {A} took a pencil and held up a card below the chin. Now you could read what was said. It said: Rain later, from the west. “That’s another channel,” said {H}.',
        '{A} was sorry, and turned over the card. On the back it said: Door creaks. Sad music. {A} pointed at the door with the pencil. It was not even open.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the bottom were four buttons in colours, and nobody in the world knows what they are for. {H} pressed the red one. {A} thought about it, and scratched one ear. At the green one {A} sat down. At the yellow one {A} got up again.',
        'The blue one was a puzzle. {A} looked at the ceiling, at the floor, and at {H}, and then went and hugged the fridge. {H} pressed it a second time, to be sure. It was a very fond hug.'
      ]
    },
    {
      id: 'channels',
      A: 'same',
      spare: 6,
      paragraphs: [
        'With the two they got the weather. {A} swept over the wallpaper with one arm, and it was windy at the top. On three somebody was cooking. {A} beat a bowl with nothing in it, tasted it, and pulled a face. On four it was snooker, and nothing happened for a long time.',
        '“And the bus?” asked {H}. It wasn’t on any of them. On seven there were two penguins, but {A} had to do both. {H} very nearly forgot about the boot.'
      ]
    },
    {
      id: 'from-the-side',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps I have to aim better,” said {H}. It worked from the front, from below, and round the lamp. It worked with one eye shut. {H} tried it through a cushion, and {A} was muffled, as far as that could be said.',
        'It did not work from the next room. {H} came back to have a look. {A} was lying on the sofa with a newspaper, without anybody having pressed. The paper went down in a hurry, and the mouth began to move.'
      ]
    },
    {
      id: 'lip-reading',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} fetched a mirror, and did the same mouth in it. It was a short word. The lips were shut for a moment, or else the tongue was. “Bat,” said {H} to the mirror. “Mud. Butter.” It might have been any of those. It might have been “hat”, with a cold.',
        '{A} did it once more, as wide as it would go, with all the teeth. It was a good view, but it was only teeth. “Piano?” asked {H}. {A} lay down with one arm over both eyes.'
      ]
    },
    {
      id: 'other-passes',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '{A} came through the room and was going to say something. {H} was quicker, and pressed. “…” said {A}, and looked surprised, and felt for {A}’s neck. So it worked on others too. It must be a good make.',
        '{A} took a deep breath, and told them all of it without a word, with both arms. It was long. There was a ladder in it, and somebody called Ron. Now {H} had two stories with no end.'
      ]
    },
    {
      id: 'on-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'To be fair {H} tried it on other things as well. The lamp did nothing. The clock went on, whatever you pressed. A spider on the wall stopped at once at the two short lines. It stayed like that for as long as they looked.',
        'At the one arrow it did not go on. {H} pressed it three times. “You’ve broken it,” said {A}’s mouth, or something of the kind. They came back later, and it had moved by a hand.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{H} pointed it at {A}, and pressed stop. {A} had been lying down already. {H} pressed go. {A} thought this over. {H} pressed everything that there was, in a row, and all the colours.',
        '{A} yawned, and there was no sound in that either. “It’s on mute,” said {H}. Then in the kitchen somebody opened a tin, quite softly, and {A} was gone. That was another remote control.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“In our house I was the remote control,” said {S}. “My father said three, and I got up and turned it to three. He said louder, and I turned it louder. There were only three, so it wasn’t much work.” “And did you get batteries?” asked {A}.',
        '“I got a peppermint on Saturdays,” said {S}. “Once he fell asleep, and I put it on the one with the horses. He said in his sleep: two. I said that I was out of peppermint.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had got a remote control too, and it was a banana. {S} pointed it at {A}, and squeezed. “What’s that one do?” asked {A}. “You’re a horse now,” said {S}. There wasn’t a button for that on the other one.',
        '{A} trotted round the table until it was squeezed again. In the end the banana was quite soft, and no longer did what it was told. {S} ate the batteries first, and then the rest.'
      ]
    },
    {
      id: 'two-fingers',
      A: 'partner',
      paragraphs: [
        '{A} turned over the remote control, and pointed at a little lid. Then {A} held up the two fingers again. It was not goats. {H} slid off the lid. Inside were two small beds, one beside the other, and both were empty.',
        '“Two batteries!” said {H}. “There aren’t any in it!” {A} nodded till the chair creaked. It had been working on nothing, all this time.'
      ]
    }
  ],
  turn: [
    {
      id: 'biscuits',
      A: 'partner',
      paragraphs: [
        'There were none in the drawer. {H} laid two thin biscuits in the beds, one with its head up and one down. {H} aimed with both hands, and pressed the ear. “…duck,” said {A}.',
        '“A duck!” said {H}. “It was only a small one,” said {A}, in a rather rusty voice. “It wanted to go as far as the park. It hadn’t got the money.”'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It’s important with batteries that they lie right. {H} had tried it first with both of them looking the same way. {A} had talked backwards. “Kcud,” {A} had said, and it was not known what that was.',
        'So they were turned over again. A few crumbs were left in the spring, and made it crackle. {A} said “d-d-duck” for a bit, until somebody had blown.'
      ]
    },
    {
      id: 'duck-went-on',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“What did the driver do?” asked {H}, with one thumb ready on the plus. “He put it on the seat behind him,” said {A}, “and drove on with one sock. At each stop he called out what it was called. At the park the duck pressed the bell.”',
        '{H} pressed the two arrows and heard the whole of it again. It went “ding” in the same place as before. It was a very good duck, for something out of a boot.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        'Then {A} took the remote control, and aimed, and pressed the ear. {H} wanted to say something, and it could not be heard. {H} pointed at the little lid. {H} pointed at {H}’s mouth, and held up one finger.',
        '“One goat?” asked {A}. {H} shook all over with laughing, without a sound. {A} slid off the lid, and took out the batteries. Each of them ate one. After that it didn’t work any more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the mouth to the button.',
      '{names} listened as hard as possible, and heard the fridge.',
      { text: '{names} felt about in the sofa too, and found a spoon.', needs: ['hands'] },
      { text: '{names} guessed that it was a letter.', needs: ['hands'] }
    ],
    way: [
      '{names} went out backwards too, as far as the rug.',
      '{names} stopped short, although nobody had pressed.',
      { text: '{names} held the door, in both directions.', needs: ['hands'] },
      { text: '{names} knew the story, and would not tell.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running at the smell of the batteries.',
      '{names} pricked up at the duck.',
      { text: '{names} lent a rubber band for the lid.', needs: ['hands'] },
      { text: '{names} clapped, and could be heard.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was put on, over the two empty beds. The remote control went back down into the sofa, with the crumbs.',
    '{H} let the water out, and lay down on one side, with head up. Everything went a bit slower, as when you press the one for slow. Then came the minus.'
  ],
  last: [
    '{H} dreamed with the sound off, about a small duck on a bus, and slept.',
    'Nobody had to press anything, and {H} was off, and asleep.'
  ]
})
