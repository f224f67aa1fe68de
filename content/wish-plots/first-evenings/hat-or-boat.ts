import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const DREW = ['drew', 'draw', 'drawn', 'drawing', 'drawings', 'pictures', 'signed', 'signatures', 'names', 'scribbled', 'decorated', 'doodled']
const MOSTLY = ['drew', 'signed', 'drawings']

/** One story for the colours that are asked for most, and for a cast of which no colour is said. */
interface Cast {
  id: string
  /** "green " or nothing. */
  hue: string
  /** What a pen is called that is of the same colour. */
  sameColour: string
  wishes: string[]
}

function drawnOn({ id, hue, sameColour, wishes }: Cast): ScenePlot {
  const cast = `${hue}cast`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['arm', 'arms', 'wrist', 'hand', 'elbow', 'cast', 'plaster', 'broken', 'broke', 'break', 'mending', 'healing', 'better', 'green', 'pink', 'blue', 'red', 'purple', 'orange', 'yellow', 'white', 'black', 'new', 'colour', 'color', 'everyone', 'everybody', 'all', 'whole', 'class', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'daycare', 'friends', 'friend', 'classmates', 'kids', 'children', 'teacher', 'teachers', 'cousins', 'family', 'drew', 'draw', 'drawn', 'drawing', 'drawings', 'picture', 'pictures', 'signed', 'sign', 'signature', 'signatures', 'autograph', 'wrote', 'write', 'written', 'name', 'names', 'scribbled', 'doodles', 'doodled', 'decorated', 'coloured', 'colored', 'pens', 'pen', 'felt', 'tip', 'tips', 'marker', 'markers', 'sharpie', 'queue', 'queued', 'line', 'lined', 'up', 'hat', 'boat', 'whale', 'cat', 'house', 'covered', 'full', 'room', 'space', 'upside', 'down', 'loved', 'loves', 'proud', 'happy', 'excited', 'pleased', 'today', 'yesterday', 'day', 'first', 'back', 'week', 'monday', 'got', 'gets', 'has', 'had', 'have', 'wearing', 'wore', 'with', 'son', 'daughter', 'girl', 'boy', 'little', 'year', 'old', 'and', 'on', 'it', 'her', 'his', 'my', 'at', 'the', 'a', 'in', 'so', 'now', 'even', 'one', 'let', 'wanted', 'showed', 'shows'],
    except: ['leg', 'foot', 'ankle', 'toe', 'off', 'removed', 'sawn', 'itchy', 'itch', 'hospital', 'operation', 'surgery', 'hurts', 'pain', 'died', 'dead', 'pushed', 'hit', 'bully', 'bullied', 'rude', 'mean', 'nobody', 'teddy', 'doll', 'dog', 'film', 'movie', 'spell', 'fishing', 'nativity', 'wall', 'walls', 'x-ray', 'xray', 'cried', 'crying', 'sad', 'refused', 'wet', 'lost'],
    moods: ['change', 'proud', 'first'],
    company: ['cast', 'arm', 'cat', 'whale', 'house', 'hat', 'boat', 'queue', 'pen', 'pens', 'table', 'chair', 'thumb', 'envelope', 'train', 'sheep', 'road', 'bus', 'sock', 'snail', 'friend', 'tin'],
    about: `Everyone at school drew on the hero’s ${cast}, but they all stood opposite, so that for the one who wears it a boat is a hat; until they notice that nobody has drawn from the hero’s own side.`,
    titles: ['A Hat and a Boat', 'Everyone Drew on It', '{H} Has One of Each', 'Come Round and Sit by Me', 'The Cat on Its Ears'],
    want: [
      {
        id: 'everything-upside-down',
        A: 'partner',
        paragraphs: [
          `Everyone at school drew on {H}’s ${cast}. They stood in a queue for it, right round the sandpit. Afterwards there was a whale on it, a house, a cat, and a big red hat. The arm inside had stopped hurting, and was busy mending.`,
          '“That’s a fine boat,” said {A} at home, across the table. “It’s a hat,” said {H}. “It’s the others that are upside down.” The whale lay on its back, and the cat stood on its ears. By the thumb there was one free place. {H} wanted something there that was the right way up.'
        ]
      }
    ],
    way: [
      {
        id: 'begins-with-the-feet',
        A: 'partner',
        paragraphs: [
          '“I’ll do you a dog,” said {A}, “upside down. Then for you it’s the right way up.” {A} practised on an envelope. An upside-down dog begins with its feet. There were four, with a long back under them, and then no more paper.',
          'They turned the envelope round. Now the back was on top of the legs. “It’s the right way up,” said {H}. “But it’s a table.”'
        ]
      },
      {
        id: 'six-and-nine',
        A: 'same',
        spare: 1,
        paragraphs: [
          'Most of them had put their names on. One friend had put a six as well, for being six. {H} looked down at it. “My friend’s nine,” said {H}. “Since when?” asked {A}. From over there the friend was still six.',
          '{H} turned the arm a little, to and fro. Six, nine, six. “Those were a quick three years,” said {A}. Somebody called Bo had written an eight. Bo was eight from every side, and would be until the summer.'
        ]
      },
      {
        id: 'drawn-in-its-own-colour',
        A: 'same',
        spare: 2,
        paragraphs: [
          `There was a chameleon on it too, and nobody could see it. It had been drawn ${sameColour}. “Where?” asked {A}. {H} laid {A}’s finger on the place. You could feel a sort of line there, and it might have been a tail.`,
          '“That’s what they’re like,” said {A}. “They don’t want to be seen.” {H} was very pleased with it. Of all the drawings it was the only one that looked just the same from both sides.'
        ]
      },
      {
        id: 'as-rough-as-a-waffle',
        A: 'same',
        spare: 3,
        paragraphs: [
          'The cast was as rough as a waffle, and no pen could go straight on it. For the whale that had been a help. It had got waves, and nobody had drawn them. The house had not asked for waves. It looked as if it were shivering with cold.',
          '“Does it tickle, when they draw?” asked {A}. “You can only hear it,” said {H}. “It’s like a mouse in the next room.” {A} left the cap on the pen, and went slowly round the cat. They both listened to the mouse.'
        ]
      },
      {
        id: 'the-rest-of-the-train',
        A: 'same',
        spare: 4,
        paragraphs: [
          'The last in the queue had drawn a train. The engine was done, and then the bell had rung. “Where are the carriages?” asked {A}. “They’re coming on Thursday,” said {H}. “They’re full of sheep.”',
          'From {H}’s side the engine drove along the ceiling, with its wheels in the air. The smoke fell down. “Do the sheep mind?” asked {A}. “They haven’t been told,” said {H}. “They think that they’re going to the seaside.”'
        ]
      },
      {
        id: 'a-road-round-the-middle',
        A: 'same',
        spare: 5,
        paragraphs: [
          'Round the middle ran a road. It went under the arm, where nobody could see it. Then it came up again on the other side, and met its own beginning. A small bus drove along it. “Where’s that going?” asked {A}. “Round,” said {H}.',
          '“And where does it stop?” They looked along the whole road, and nobody had thought of a stop. So {A} put one in, no bigger than a pea. The bus had been waiting for it since dinner time.'
        ]
      },
      {
        id: 'other-with-the-eggs',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} had found a pen, and could not find any paper. “Hold still,” said {A}, and bent down over the free place by the thumb. “That isn’t a shopping list,” said {H}. {A} had only wanted to write down the eggs.',
          '“You’d have to come to the shop with me, that’s all,” said {A}. “In three weeks it comes off,” said {H}. “Then nobody will know about the eggs.” {A} saw that, and wrote them on {A}’s own thumb instead.'
        ]
      },
      {
        id: 'pet-smells-strawberry',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} had not been in the queue, and had a look at it now. The red pen smelled of strawberries. {A} sniffed along the hat, or along the boat, from one end to the other.',
          `Then {A} came round to {H}’s side of the ${cast}, and sniffed at it from there. “{A} doesn’t mind which it is,” said {H}, “as long as it’s strawberry.” The cat stood on its ears quite near by, and {A} paid no attention to it at all.`
        ]
      },
      {
        id: 'elder-keeps-a-snail',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“Mine was white,” said {S}, “and as heavy as a bucket. There was only one pencil in the whole school. My friend drew me a snail.” “Where’s it now?” asked {A}. “In a drawer,” said {S}. “They let me keep that bit.”',
          '“Is it a good snail?” “No,” said {S}. “We laughed so much that it went over the edge. Half of the snail was on my thumb.” {A} looked at the thumb. “I didn’t wash it for a week,” said {S}.'
        ]
      },
      {
        id: 'child-with-a-sock',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} wanted one too, and pulled a long ${hue}sock over one arm. Then {S} held it out, quite stiff. “Draw on me,” said {S}. “That’s a sock,” said {A}. “It’s mending,” said {S}.`,
          'Now {S} had only one arm for everything. A biscuit came by on the wrong side. It had to go all the way round {S} to get to the other hand. “It’s hard,” said {S}, with a full mouth, “but you get used to it.”'
        ]
      },
      {
        id: 'the-cast-came-too',
        A: 'partner',
        paragraphs: [
          '“I’ll look from over there,” said {H}, and went round to {A}’s side. But the cast came too. {A} had gone round the other way, to make room. “Hat,” said {H}. “Boat,” said {A}. They changed places again, quickly, to surprise the arm. It was always there first.'
        ]
      },
      {
        id: 'nobody-on-that-side',
        A: 'partner',
        paragraphs: [
          '“Where did they stand, when they drew?” asked {A}. “There,” said {H}, and pointed across the table. “Then it’s the right way up for there,” said {A}. “And who was on your side?” “Nobody,” said {H}. “I was on it.” They both looked at {H}’s chair.'
        ]
      }
    ],
    turn: [
      {
        id: 'two-on-a-chair',
        A: 'partner',
        paragraphs: [
          `{H} moved up, and {A} squeezed on to the same chair. The ${cast} lay in front of them both. “What is it now?” asked {H}. “A hat,” said {A}. “And that poor cat!”`,
          'From here it was easy. In the free place {A} drew a long red line, and a round belly under it. It was a boat, and it was the right way up.'
        ]
      },
      {
        id: 'the-chair-creaked',
        A: 'same',
        spare: 10,
        paragraphs: [
          'Just at the belly of the boat the chair gave a creak, and {A}’s hand gave a jump. So now there was a long point at the bottom. “Sorry,” said {A}. “That’s what it steers with,” said {H}. They sat quite still, in case the chair had more to say.',
          '{A} leaned over, and looked at it from the far side as well. “Over there it’s the feather on the hat,” said {A}. It was a grand feather, for such a small jump.'
        ]
      },
      {
        id: 'two-dots',
        A: 'same',
        spare: 11,
        paragraphs: [
          '“There’s nobody in the boat,” said {H}. So {A} drew two dots in it, right next to each other. They were both looking the same way, as you do on one seat.',
          '“And what are we over there?” asked {H}. They turned their heads over, as far as heads will go. Now the two dots were sitting under a big red hat. “At least we’re dry,” said {A}.'
        ]
      },
      {
        id: 'one-of-each',
        A: 'partner',
        paragraphs: [
          '{A} went back across the table. “Still a boat and a hat,” said {A}. “But they’ve changed places!” From whichever side you looked, there was one of each.',
          '“Tomorrow everyone at school will ask who drew you a hat,” said {A}. {H} blew on it till it was dry. “It’s a boat,” said {H}. “They’ll have to come round and sit by me.”'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the cast from one side, and then from the other.',
        '{names} saw a boat, and after that a hat, and said nothing.',
        { text: '{names} counted the names on the cast, with one finger, and came to twenty-two.', needs: ['hands'] },
        { text: '{names} sorted the pens, so that the red one was on top.', needs: ['hands'] }
      ],
      way: [
        '{names} ran round the table as well, and it made no difference.',
        '{names} bent down low, to see how the cat did that.',
        { text: '{names} turned the envelope round four times, and it stayed a table.', needs: ['hands'] },
        { text: '{names} drew a cup of tea on the table, since it was there.', needs: ['hands'] }
      ],
      turn: [
        '{names} came up to the chair as well, and there was no more chair.',
        '{names} went round the table, once for the boat and once for the hat.',
        { text: '{names} held the cap of the red pen in the meantime.', needs: ['hands'] },
        { text: '{names} fanned the boat dry with an envelope.', needs: ['hands'] }
      ]
    },
    bed: [
      'The pens went back into the tin, and the chair was a chair for one again.',
      `{H} washed all round the edges, and lay down. The ${cast} had a cushion of its own. Now the ceiling lay opposite, and saw the cat the right way up.`
    ],
    last: [
      'Somewhere there was a hat, and somewhere there was a boat, and {H} was asleep.',
      'The whale lay on its back, and {H} did too, asleep.'
    ]
  })
}

function ofHue(hue: string): string[] {
  return [`everyone at school drew on her ${hue} cast`, ...DREW.map((word) => `${hue} cast ${word}`), ...MOSTLY.flatMap((word) => [`${hue} plaster ${word}`, `${hue} cast arm ${word}`, `broken arm ${hue} cast ${word}`, `broke arm ${hue} cast ${word}`]), `${hue} cast everyone wrote`, `${hue} cast friends wrote`]
}

export const drewOnCast = drawnOn({
  id: 'wish-drew-on-the-cast',
  hue: '',
  sameColour: 'in just the same colour as the cast',
  wishes: ['everyone at school drew on her cast', ...['drew', 'drawn', 'drawings', 'signed', 'decorated'].flatMap((word) => [`cast arm ${word}`, `plaster cast ${word}`, `cast school ${word}`, `cast friends ${word}`]), ...['purple', 'red', 'orange', 'yellow', 'white'].flatMap((hue) => [`${hue} cast drew`, `${hue} cast arm drew`, `${hue} cast signed`]), 'cast class drew', 'cast everyone signed', 'cast covered drawings', 'drew on his cast', 'drew on plaster arm', 'broken arm cast drew', 'broken arm cast signed']
})

export const drewOnGreenCast = drawnOn({ id: 'wish-drew-on-the-green-cast', hue: 'green ', sameColour: 'with a green pen, on green', wishes: ofHue('green') })

export const drewOnPinkCast = drawnOn({ id: 'wish-drew-on-the-pink-cast', hue: 'pink ', sameColour: 'with a pink pen, on pink', wishes: ofHue('pink') })

export const drewOnBlueCast = drawnOn({ id: 'wish-drew-on-the-blue-cast', hue: 'blue ', sameColour: 'with a blue pen, on blue', wishes: ofHue('blue') })
