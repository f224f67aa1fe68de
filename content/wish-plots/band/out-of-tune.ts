import { wishPlot } from '../wish-plot.ts'

export const outOfTune = wishPlot({
  id: 'wish-out-of-tune',
  wishes: ['out of tune', 'singing out of tune', 'sings out of tune', 'sing out of tune', 'sang out of tune', 'off key', 'singing off key', 'sings off key', 'off-key', 'wrong note', 'wrong notes', 'singing wrong notes', 'sings wrong', 'cant sing in tune', 'sing in tune', 'singing in tune', 'in tune', 'tone deaf', 'cannot hold a tune', 'hold a tune', 'carry a tune', 'singing badly', 'sings badly', 'sings terribly', 'singing sounds wrong'],
  answers: ['sing', 'sings', 'singing', 'sang', 'song', 'voice', 'always', 'wrong', 'note', 'notes', 'funny', 'loud', 'loudly', 'not', 'can', 'cannot', 'badly', 'terrible', 'terribly', 'happy', 'birthday', 'fridge', 'hum', 'hums', 'humming', 'learning', 'learns', 'everyone', 'says', 'said', 'told', 'laughed', 'tune', 'high', 'low', 'beautifully', 'very', 'happily', 'likes', 'loves'],
  except: ['piano', 'guitar', 'violin', 'trumpet', 'recorder', 'instrument', 'choir', 'bird', 'birds', 'robin', 'nightingale', 'blackbird', 'frog', 'whale', 'mermaid', 'dragon', 'dog', 'cat', 'wolf', 'lion', 'grandpa', 'grandad', 'grandma', 'granny', 'nana', 'mum', 'mummy', 'dad', 'daddy', 'teacher', 'concert', 'stage', 'show', 'keyboard', 'radio', 'engine', 'robot', 'lost', 'sore', 'throat', 'deaf', 'hearing', 'died', 'dead', 'fairy', 'princess', 'king', 'giant', 'witch', 'monster', 'angel', 'rocket', 'police'],
  moods: ['learning', 'first'],
  company: ['fridge', 'song', 'wobble', 'telephone', 'note', 'bee'],
  about: 'The hero sings for Kofi’s birthday and hears on the telephone that it went beside the tune; the fridge holds one note, and whoever is beside it hears a wobble.',
  titles: ['The Fridge Has One Note', 'A Bee in a Jar', '{H} Sings Beside It', 'Until It Lies Still', 'For Kofi, With a Wobble'],
  want: [
    {
      id: 'for-kofi',
      A: 'partner',
      paragraphs: [
        'Tomorrow was Kofi’s birthday, and they were sending the song. {H} and {A} sang it into the telephone, and played it back. There was a big voice in it, and a smaller one.',
        '“The small one’s beside it,” said {H}. The big one walked along the road, and the small one went along in the ditch, and waved. {H} wanted to be on the road as well.'
      ]
    },
    {
      id: 'not-like-inside',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“That isn’t how I sound,” said {H}. “Nor do I,” said {A}, and looked at the telephone with dislike. From outside everybody sounds like somebody else. You hear yourself through your own bones, and those are very polite.',
        '{H} put both hands behind both ears, and bent them forward, and sang “to you”. Now the ditch could be heard from inside too. “So it’s always been there,” said {H}. “I’d thought that it was you.”'
      ]
    }
  ],
  way: [
    {
      id: 'attic-and-cellar',
      A: 'partner',
      paragraphs: [
        '“A bit higher,” said {A}. {H} sang higher, and was in the attic. “A bit lower,” said {A}, and {H} was down with the coal. “Somewhere in between!” At “birthday” they met, in passing. {H} was so surprised that it was gone.',
        '“Sing louder,” said {A}, “and then it’ll find its own way.” {H} sang it very loud. It was still the ditch, but now there was a brass band in it.'
      ]
    },
    {
      id: 'lift',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried it like a lift. It started at the very bottom, with “oooo”. It went up, past everybody who wanted to get on. “There!” called {A}. “That was it! Back a bit!” The lift came back, and went by underneath. “Now you’re below.”',
        'It was always one floor out. {A} began to hop, with one arm up, like somebody at a stop. “You’ve got to ring,” said {H}, on the way past.'
      ]
    },
    {
      id: 'moving-lips',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could just do the lips,” said {H}. They tried it. {A} sang, and {H} opened and shut like a goldfish. On the telephone it was very clean. There was one person in it, and a slight smacking.',
        '“Kofi won’t know that you were there,” said {A}. They held the telephone close, and played it once more. “That’s me,” said {H}, at the smack. It was not much of a birthday.'
      ]
    },
    {
      id: 'glass',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a bottle of water on the table, and {A} blew across the top. “Hooo,” it went, like an owl in a hat. {H} drank one gulp, and blew. “Hooo.” It was lower now. The more you drank, the lower it sang.',
        '“It doesn’t get it wrong,” said {H}. “It’s only got the one,” said {A}. By the third verse they had two owls, and neither could drink another drop.'
      ]
    },
    {
      id: 'who-hums',
      A: 'same',
      spare: 5,
      paragraphs: [
        'If you kept still, there was a lot going on in that kitchen. The lamp sang, very high and thin. The pipe had a few words to say now and then. Outside a lorry did a long “mmm”, and took it away round the corner.',
        '“And they all do it by heart,” said {H}. {A} listened to the lamp with one finger up. “It’s a bit sharp,” said {A}. Nobody had ever told it.'
      ]
    },
    {
      id: 'hand-stairs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} drew it on paper, so that they could see. The song went up some steps, and down again. Then came one huge step, at Kofi’s third “birthday”, as high as a wardrobe. “Nobody gets up that,” said {H}. {A} had always wondered, too.',
        'They climbed it with one finger each. At the wardrobe {A}’s finger took a run. {H}’s stood below, and looked up. “You’ve got to know where you’re going before you jump,” said {A}’s finger, from the top.'
      ]
    },
    {
      id: 'happier-song',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I like the ditch,” said {A}. “There’s more growing in it.” {A} wanted to hear it once again, without the big voice. {H} sang it all alone. “There,” said {A}. “When you’re alone, you’re right in the middle of the road.”',
        'That was true. It was a road of its own. It went round a few bends that were not in the song, and came out by Kofi. “But when we’re two,” said {H}, “I’d like to go to the same place.”'
      ]
    },
    {
      id: 'wrong-words',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the meantime the words had gone soft, from so much singing. “Happy earthday,” sang {A}. “Harpy bathday, dear coffee.” They had to sit down. {H} laughed right up the scale, step by step, and every step was clean.',
        '“You were in tune just then,” said {A}, and wiped both eyes. “I wasn’t singing,” said {H}. “No,” said {A}. “You weren’t in the way.”'
      ]
    },
    {
      id: 'telephone-listens',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The telephone lay on the table, and listened to everything. Once they had forgotten to stop it. When they played it back, there was the song, and then a chair. Then came somebody’s voice. “Is there any of that cheese left?” it asked.',
        '“That’s the best bit,” said {H}. They left it on for a while. But Kofi would want to know what sort of cheese it was. They would have to sing that as well.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My father sang on one note,” said {S}. “He did all songs on it, one after another, every Saturday, when he shaved. You could only tell them apart by the words.” “Was it a nice note?” asked {A}.',
        '“It was like a warm plank,” said {S}. “We used to stand outside the door, and sing round it. He thought that the house had very good pipes.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sang too, and did not look where. {S} sang “happy” at the table, and “birthday” under it. On the other side {S} came out with “dear Coffee”. “That’s nowhere near it,” said {A}. “No,” said {S}. “I’ve been all round.”',
        '{S} would have liked to hear it again, and so they played it. “Who’s that?” asked {S}, full of wonder. “That’s you.” {S} came closer. “I’m good,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} knew this song. After it there was usually cake. {A} sat through the first time, and the second, and looked from one mouth to the other. Nobody fetched a thing.',
        'By the fifth time {A} had stopped believing in it. {A} went and lay down by the fridge. That hummed as well, but there at least it had cheese behind it.'
      ]
    },
    {
      id: 'fridge',
      A: 'partner',
      paragraphs: [
        'Then the fridge came on. “Mmmmmm,” it said, and stayed there. {H} leaned on it, and hummed too. Something wobbled between them. “Wow-wow-wow,” it went, like a bee in a jar. {H} slid up, and the bee got angry. {H} slid down, and it flew slowly. Wow. Wow. Then it lay still.',
        '“I can’t hear you any more!” said {A}. “Mm, in here,” hummed {H}. {A} put one ear to the door. “I always run on with the tune,” said {A}. “The fridge stays, and waits for you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-a-fridge',
      A: 'partner',
      paragraphs: [
        'So {A} stood beside the fridge, and was one. “Haaa,” sang {A}, and did not go on. {H} listened for the bee. It got slower, and lay still. “Next,” said {H}. “Ppyyy,” sang {A}, and stood like a cupboard.',
        'It took them a quarter of an hour to get to Kofi. The second time it went faster, for {H} knew where the bee would be.'
      ]
    },
    {
      id: 'in-the-jaw',
      A: 'same',
      spare: 13,
      paragraphs: [
        'You could feel it, too. When it wobbled, there was a tickle between the teeth. When it lay still, it was like a hand that’s put into the right glove. They laid their foreheads together, to feel it better, and sang “daaaay”.',
        '“Now it’s in my nose,” said {A}. “Now it’s in mine,” said {H}. For a while they could not have said whose it was.'
      ]
    },
    {
      id: 'fridge-stops',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the middle of “dear” the fridge shook itself, and went off. It was so quiet that they both stopped. “Did we do something wrong?” whispered {H}. “It only wants to hear us,” whispered {A}.',
        'So they sang without it. It ticked a little. After the last note there was a drip, somewhere inside, and then another. “It’s crying,” said {A}. “That’s the cucumber,” said {H}.'
      ]
    },
    {
      id: 'with-a-wobble',
      A: 'partner',
      paragraphs: [
        'They sang it into the telephone, and played it back. There was only one voice on it, broad and still. “And where am I?” asked {H}. “In there,” said {A}.',
        '“But Kofi’s got to know that I was there,” said {H}. So they did it once more. Side by side they went along the road, right up to the last “you”. There {H} stepped out a little, on purpose. “Wow-wow-wow,” went the bee. Then {H} stepped back in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the telephone, and looked behind it.',
      '{names} waited for the cake, which had always come after that song.',
      { text: '{names} held up the telephone, at arm’s length.', needs: ['hands'] },
      { text: '{names} pressed the red button, a bit late.', needs: ['hands'] }
    ],
    way: [
      '{names} went to sit by the fridge, and hummed inside.',
      '{names} looked up to the attic, and down to the coal.',
      { text: '{names} took a cup off the fridge, because it rattled.', needs: ['hands'] },
      { text: '{names} beat time on the table, with two spoons.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked about for the bee.',
      '{names} kept as still as a cupboard.',
      { text: '{names} sent it off to Kofi with one finger.', needs: ['hands'] },
      { text: '{names} drew a cake for the picture that went with it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The song was on its way to Kofi. The kitchen was left to the fridge, which was still on the same note.',
    'Clean again, or nearly, {H} lay down. Through the door it could be heard, quite far off. {H} hummed a bit, until there was no wobble.'
  ],
  last: [
    'The fridge stayed, and waited, and {H} slid down to it quite slowly, and slept.',
    'The bee flew more and more slowly in its jar. Then it lay still, and {H} was asleep.'
  ]
})
