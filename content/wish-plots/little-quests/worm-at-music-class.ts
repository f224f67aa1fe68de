import { wishPlot } from '../wish-plot.ts'

export const wormAtMusicClass = wishPlot({
  id: 'wish-worm-at-music-class',
  beginsElsewhere: true,
  wishes: ['a worm who goes to music class', 'worm music class', 'worm music', 'worm music lesson', 'worm music school', 'worm music group', 'worm concert', 'worm orchestra', 'worm band', 'worm piano', 'worm piano lesson', 'worm plays piano', 'worm plays music', 'worm plays drum', 'worm drum', 'worm instrument', 'worm wants to play music', 'worm learns music', 'worm loves music', 'worm likes music', 'worm listens to music', 'worm hears music', 'worm musician', 'worm conductor', 'earthworm music', 'earthworm piano', 'earthworm orchestra', 'earthworm band', 'earthworm music class', 'earthworm music lesson', 'worm hear music', 'worm gong', 'wurm music class'],
  answers: ['worm', 'worms', 'earthworm', 'earthworms', 'wurm', 'music', 'musical', 'musician', 'class', 'classes', 'lesson', 'lessons', 'school', 'nursery', 'group', 'band', 'orchestra', 'concert', 'choir', 'conductor', 'piano', 'drum', 'drums', 'triangle', 'recorder', 'violin', 'tambourine', 'gong', 'instrument', 'instruments', 'plays', 'play', 'played', 'playing', 'learns', 'learn', 'learning', 'wants', 'wanted', 'to', 'loves', 'likes', 'hears', 'hear', 'listens', 'listen', 'ears', 'no', 'has', 'have', 'hands', 'goes', 'went', 'go', 'going', 'joins', 'join', 'who', 'that', 'a', 'an', 'the', 'at', 'in', 'with', 'and', 'of', 'called', 'named', 'wiggly', 'wriggly', 'wiggles', 'wriggles', 'dances', 'dance', 'little', 'tiny', 'small', 'funny', 'silly', 'shy', 'pink', 'happy', 'clever', 'flowerpot', 'pot', 'earth', 'soil', 'mud', 'garden', 'teacher', 'children', 'kids', 'friends', 'friend', 'first', 'time', 'day', 'song', 'songs', 'loud', 'quiet', 'end', 'our', 'my', 'about'],
  except: ['glow', 'book', 'bookworm', 'silk', 'tape', 'jelly', 'apple', 'bottom', 'bum', 'itchy', 'itching', 'tummy', 'poo', 'dog', 'cat', 'vet', 'medicine', 'dead', 'died', 'hurt', 'squashed', 'bird', 'fishing', 'bait', 'ear worm', 'earworm', 'sea', 'monster', 'swimming', 'maths', 'art', 'football', 'ballet', 'afraid', 'scared', 'space', 'train'],
  nothingElse: true,
  moods: ['learning', 'first', 'alone', 'waiting'],
  isTale: true,
  out: true,
  company: ['worm', 'pot', 'flowerpot', 'earth', 'piano', 'teacher', 'drum', 'drums', 'triangle', 'gong', 'tune', 'class', 'children', 'key', 'note', 'lid', 'leaf', 'end', 'room'],
  about: 'A worm comes to music class, where everybody plays at it as loudly as they can and the worm waits politely for them to begin, until its pot stands on the piano; then it hears longer than anybody, and the class has an end at last.',
  titles: ['It Is Not Over Yet', 'The Worm on the Piano', '{H} and the One Long Ear', 'Do Begin', 'Where the Gong Goes'],
  want: [
    {
      id: 'no-hands',
      A: 'partner',
      paragraphs: [
        'A worm came to {H}’s music class, in a flowerpot. “What would you like to play?” asked the teacher. A worm has no ears, and it said nothing. {H} laid {H}’s chin on the rim of the pot, and asked again. “What is there,” said the worm, “that you don’t need hands for?”',
        'On the shelf there was nothing like that. “Then it can listen,” said {A}, who had come along. “With what?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'do-begin',
      A: 'partner',
      paragraphs: [
        '“We’ll just play louder,” said {H}. The pot stood on a cushion, with nine drums and a triangle round it. {H} had the gong. They played until the windows hummed. As always, half of the children bowed too soon.',
        '“That was beautiful,” said {A}, with a finger in each ear. The worm lay there and waited. “Do begin,” it said.'
      ]
    },
    {
      id: 'the-recorder',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried a recorder. The worm felt it all over, hole by hole. Then it went in at the top. A tip came out of the third hole, and then out of the fifth, and went on down. “It’s very well made,” said the worm, inside. “It has windows.”',
        'It came out at the bottom. “And how do you play it?” it asked. “You blow,” said {H}. “I see,” said the worm. “I went for a walk in it. I thought that it was for that.” {A} washed the recorder, inside and out.'
      ]
    },
    {
      id: 'clap-along',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Clap along, everybody,” said the teacher. {H} told the worm how it was done. You took two of something, and brought them together. So the worm took its one end and its other end, and did that. It made no sound at all.',
        '“Perhaps I should clap with the other end first,” said the worm. It was in time, said {A}, as far as you could tell. Afterwards it was in a knot, and the teacher had to count four bars until it was out.'
      ]
    },
    {
      id: 'sings-do-re-mi',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Show us how high the notes go,” said the teacher. For low, all the children crouched, and for high they stretched. {H} hummed it to the worm, chin on the pot. The worm lay down for low, and stood up on its tail for high. In between it leaned.',
        '“It’s got no knees in the way,” said {A}. At the very highest it stretched too far, and fell over. “That one was too thin for me,” it said from down there.'
      ]
    },
    {
      id: 'the-names-of-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the wall was a picture of an orchestra. {H} put a chin on the pot, and told the worm about it. “Those with the long necks are the violins,” said {H}. “And that one’s the conductor, with the stick.” “What does that one play?” asked the worm. “Nothing,” said {A}. “That one just stands in front and waves.”',
        'The worm bent to the left and to the right, quite slowly. “I could do that,” it said. “But you’d need a stick,” said {H}. The worm stretched. {A} had to admit that it was one.'
      ]
    },
    {
      id: 'at-the-back',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps we’re playing at the wrong end,” said {A}. So they turned the pot round, and all of them played to the other end. The worm lay there politely. It looked just as it had before, only the other way about.',
        '“Which end was that?” asked {H}. “My back,” said the worm. “And before?” “That was my back as well,” said the worm. “I’d turned round by then, to find out what was over there.”'
      ]
    },
    {
      id: 'other-comes-to-fetch',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At the bottom of the box were the cymbals, and the teacher gave them to {A}. {A} had never had any cymbals, and waited with both arms out. For ten whole minutes it was not {A}’s turn.',
        '“Now,” whispered {H}. It went so well that the coats fell off their hooks. “Was that right?” asked {A}. The worm lay in its pot, in all that dust, and waited for whatever it was. “Somebody’s opened a door,” it said. “I can feel it on my neck.”'
      ]
    },
    {
      id: 'pet-hears-everything',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come too, and lay under the piano. {A} had heard every drum. {A} had also heard somebody unwrap something at the end of the corridor. The worm had heard none of it. They lay there end to end, the one who heard everything and the one who heard nothing.',
        'Then {A} laid one cheek on the floor, just like the worm. The worm lifted one tip, just like an ear. “They’re swapping,” said {H}. Nothing came of it, except that {A} fell asleep, and the worm had a turn at being stroked.'
      ]
    },
    {
      id: 'elder-and-the-double-bass',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once sat behind a double bass,” said {S}, chin on the pot. “I didn’t see a thing. But my chair bounced, and so did my supper.” “Did it sound nice?” asked {A}. “From the knees down it did,” said {S}. “The flutes never got further than my hat.”',
        'The worm had come up to the rim. “Which was better?” it asked. {S} thought about it. “The hat heard more tunes,” said {S}, “but the knees had more fun.”'
      ]
    },
    {
      id: 'child-is-a-worm',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down on the floor with both arms in, and was a worm too. “What do you hear?” asked {A}. “Nothing,” said {S}. “I’ve got no ears.” {A} beat the drum twice. “That was two,” said {S}. “So you can hear,” said {A}. “No,” said {S}. “It came up through my tummy.”',
        '{S} wriggled away under the chairs, as far as the door. At biscuit time one worm was there before anybody had called. It had no ears, it said, but a very good tummy.'
      ]
    },
    {
      id: 'who-said-that',
      A: 'partner',
      paragraphs: [
        'To make room, {H} put the flowerpot on the piano. The teacher struck a key. The worm shot down into the earth. Slowly one end came up again. “Who said that?” it asked.',
        '{A} lifted the pot off the piano. Plonk! The worm felt nothing. {A} put the pot back. Plonk! The worm was gone.'
      ]
    },
    {
      id: 'one-long-ear',
      A: 'partner',
      paragraphs: [
        '“It can’t hear what’s in the air,” said {A}. “It hears what touches it.” That was why it had heard {H}’s chin. “But with what?” asked {H}. {A} ran a finger along above the worm, from one end to the other. “With that,” said {A}. “All of it. It’s one long ear.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-over-yet',
      A: 'partner',
      paragraphs: [
        'They laid the worm on the piano, on a wet leaf, with the gong beside it. As they played, it grew longer and longer. {H} struck the gong, for the end. Half of them bowed. “It isn’t over yet,” said the worm.',
        'Nobody else heard a thing, but the wood still hummed. The worm lay there, as long as a pencil. Bit by bit it drew itself in, until it was as round as a button. “Now,” it said.'
      ]
    },
    {
      id: 'what-is-where',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s it like?” asked {A}. The low notes were broad, said the worm, and went along underneath, like a mole. The high ones were like ants. They tried a song that they all knew. “A mole, a mole, and three ants,” said the worm, “and the ants are going home.”',
        '“That’s the bit about the star,” said {H}. They sang it like that, with the mole in it and the ants. It was the first time that anybody knew where they were going.'
      ]
    },
    {
      id: 'a-lorry-goes-by',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the middle of it the worm put up its tip. “There’s another drum,” it said, “a big one. It’s coming nearer.” They all stopped, and there was nothing. Then a lorry came round the corner, and drove past, and the windows hummed.',
        '“It heard that before us,” said {A}, “through the whole street.” After that it told them everything. Somebody came up the steps, and that was the caretaker. Somebody put down a bucket. “They’re in the band as well,” said the worm, “but they can’t see us.”'
      ]
    },
    {
      id: 'the-end-is-its',
      A: 'partner',
      paragraphs: [
        'So the worm played the end. They played it all again, and everybody watched the piano. The gong grew thin. The worm grew short. When it was round, they all bowed, for the first time all together.',
        '{A} laid a chin on the piano, and whispered. “What’s it like, right at the end?” “As if somebody goes away, far up on the grass,” said the worm, “and it was somebody nice.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bent over the pot, and the worm came up at both ends.',
      '{names} sat down on the floor with the class, and was given room.',
      { text: '{names} went through the box for something without hands, and found a bell.', needs: ['hands'] },
      { text: '{names} sprinkled a little water on the earth.', needs: ['hands'] }
    ],
    way: [
      '{names} made some noise too, and it was not noticed among the rest.',
      '{names} felt the floor hum, and moved to a quieter bit.',
      { text: '{names} held the triangle by its string, so that it could not turn away.', needs: ['hands'] },
      { text: '{names} laid a flat hand on the piano, and it tickled.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened for the end, and missed it by a good bit.',
      '{names} lay down flat on the floor, for the low notes.',
      { text: '{names} found another wet leaf.', needs: ['hands'] },
      { text: '{names} held both hands apart, ready to clap, until the worm was round.', needs: ['hands'] }
    ]
  },
  bed: [
    'The worm went home in its flowerpot, with the leaf on top. It could hear the way under it, stone by stone.',
    '{H} washed, and lay down as long as a pencil, with one ear on the pillow. Far down in the house something hummed. {H} drew up both knees.'
  ],
  last: [
    'It was not quite over yet, and then it was, and {H} was asleep.',
    'In its pot the worm grew round, and so had {H}, and was asleep.'
  ]
})
