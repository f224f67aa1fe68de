import type { ScenePlot } from '../format.ts'

/** At home, before the day itself: they play it with the wrong parts, and by the third time it could really happen. */
export const rehearsal: ScenePlot = {
  id: 'rehearsal',
  beginsElsewhere: true,
  about: 'The hero wants to know how it will be, so the household plays it at home, in the wrong parts, until it holds.',
  fits: { sorts: ['deed', 'feast', 'news', 'job', 'place', 'vehicle', 'feeling'], moods: ['first', 'learning', 'afraid', 'change', 'waiting'] },
  titles: [
    '{H} Does It Twice',
    'Once at Home First',
    'The Wrong Parts',
    '{H} and the Rehearsal',
    'Everybody Wanted to Be the Chair',
    'A Very Small Rehearsal',
    'From the Beginning, Please',
    'How {H} Tried It Out',
    'The Evening Before {wish}',
    '{H} Says Again',
    'All Ready for {wish}',
    'Places, Everybody'
  ],
  elements: ['kindness quest', 'talking animals'],
  company: ['cat'],
  scenes: [
    {
      id: 'all-day',
      act: 'want',
      steps: [
        {
          both: [
            'Since breakfast there had been one thing in {H}’s head, and it was {wish}.',
            '{H} had asked eleven questions about {wish}, and it was only supper time.',
            'Some things take up a whole day before they come. For {H} it was {wish}.',
            'Nothing fitted into that day any more. It was full to the top with {wish}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'The peas on the plate had been moved about to look like it.',
            'Even the spoon had been part of it, until it was wanted for soup.',
            'At the table the same thing was said four times, in four orders.'
          ]
        },
        {
          extra: 2,
          both: [
            'It was not that {H} did not want it. There was only so much of it that nobody could see yet.',
            'From far off it had looked small. Now that it was near, it had corners.',
            'Thinking about it from the front was easy. From the side it looked taller.'
          ]
        }
      ]
    },
    {
      id: 'plan',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“What if I do it wrong?” said {H}. “Then do it wrong here,” said {A}. “Here’s a good place for it.”',
            '“I want to do it once before I do it,” said {H}. {A} thought about that. “Then we need chairs,” said {A}.',
            '“Nobody can tell me how it’ll be,” said {H}. “No,” said {A}. “But we could try it on, like a coat.”',
            '“You always say wait and see,” said {H}. “I would rather see and then wait.” {A} had to admit that this was fair.'
          ]
        },
        {
          joins: true,
          both: [
            'So that was what {H} wanted: to play it through, from the door to the end.',
            'And so they would play it, that same evening, with everything that was in the room.',
            'It was settled. There would be a rehearsal, and {H} would be in charge of it.'
          ]
        },
        { extra: 2, talk: 'begin' }
      ]
    },
    {
      id: 'plan-alone',
      act: 'want',
      party: 'alone',
      steps: [
        {
          both: [
            '“I shall do it once tonight,” said {H} to the lamp. “Then it’ll be the second time.”',
            '“Somebody has to try it out,” said {H}, and looked round the room. “Me, then.”',
            'There was nobody to ask how it would be. So {H} decided to go and see, without leaving the room.'
          ]
        }
      ]
    },
    {
      id: 'parts',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“You’re {A.part},” said {H}. “I had hoped for {part},” said {A}. “Everybody hopes for that,” said {H}.',
            'The parts were given out. {A} got {A.part}. “How does it walk?” said {A}. “It just is,” said {H}.',
            '{H} looked {A} up and down and said, “{A.part}.” Nobody had ever said that to {A} before.'
          ]
        }
      ]
    },
    {
      id: 'stage',
      act: 'way',
      steps: [
        {
          both: [
            'First they needed {stand.part}. {H} looked round and brought {stand.is}.',
            '“And {stand.part}?” said {H}. From now on that was {stand.is}.',
            'For {stand.part} there was {stand.is}. {H} said so, and after that nobody saw anything else.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'And {stand.part.2} was not far off. They took {stand.is.2}.',
            'In the corner they had {stand.part.2} as well. It was really {stand.is.2}.',
            '“We need {stand.part.2} too,” said {H}. They found {stand.is.2}.'
          ]
        }
      ]
    },
    {
      id: 'first-go',
      act: 'way',
      steps: [
        {
          both: [
            '“Say it like you mean it,” said {H}. “{say}!” That was how it began.',
            'So it began. “{say},” said {H}, in a voice that was one size too large.',
            '“Quiet, everything,” said {H} to the room, and the room was quiet. “{say}!”'
          ]
        },
        { joins: true, draw: 'goes' },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'goes-wrong',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          extra: 2,
          both: [
            '“That won’t happen on the day,” said {A}. “Now it can,” said {H}. “Now I know what comes after.”',
            '“Write that down,” said {A}. {H} wrote it down. It was mostly a drawing of {A}.',
            '{H} and {A} shook hands on it, as people do who have mended something.'
          ]
        }
      ]
    },
    {
      id: 'goes-wrong-alone',
      act: 'way',
      party: 'alone',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'alone' },
        {
          extra: 1,
          both: [
            '“Good,” said {H}. “Better now than then.”',
            'It was written on the list of things that had gone wrong already and could be crossed out.',
            '{H} took a bow for that, a short one, towards the curtain.'
          ]
        }
      ]
    },
    {
      id: 'elder',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            '{A} was {A.part} and took it seriously. “When I was small, {part} had a bell,” said {A}. “Then ring,” said {H}.',
            '“In my day,” said {A}, “we did it without {part}.” “How did it end?” said {H}. “Late,” said {A}.',
            '{A} had to sit down halfway. “{A.part} sits down halfway,” said {A}. “It’s in the book.” {H} had not read that book.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“Is it true that you were ever new at this?” said {H}. “I was so new that I squeaked,” said {A}.',
            '{A} remembered one thing about it for certain. “{fact},” said {A}. {H} kept that.',
            '“{guess},” said {A}, very surely. {H} looked at {A} for some time. “Maybe then,” said {H}. “Not now.”'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'pet',
      act: 'way',
      spare: 2,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} was {A.part}. Nobody had told {A}, and {A} did it best of all.',
            'There was one part left over, {A.part}, and {A} was already lying on it.',
            '“{A} can be {A.part},” said {H}. “All it has to do is look as if it knew.” {A} looked.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'At the word “{say}” {A} went under the table. It had to be thanked until it came out.',
            '“{say},” said {H} to {A}. {A} yawned with all its teeth. It was just the right answer.',
            'Twice {A} walked through the middle of it, like somebody who has left a coat there.'
          ]
        }
      ]
    },
    {
      id: 'sibling',
      act: 'way',
      spare: 3,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '{A} did not want to be {A.part} any longer. “It never gets to say anything,” said {A}.',
            '“You’ve been {H.part} for hours,” said {A}. “I’ve been {A.part}, and my foot is asleep.”',
            '“It’s my turn to be the one it happens to,” said {A}, and stood in the middle.'
          ]
        },
        {
          joins: true,
          both: [
            'For a while they were both {part}, back to back, and nobody else could get in.',
            '{H} said no. {A} said yes. The room heard it several times, in both voices.',
            'They looked hard at each other, nose to nose. Then {A} began to laugh, and spoiled it.'
          ]
        },
        {
          joins: true,
          both: [
            '“You say it, and I do it,” said {H} at last. That turned out to need two anyway.',
            '“Then you’re {part}, with a hat,” said {H}. There was nothing that {A} would not do for a hat.',
            'In the end {A} was given one word. It was “{say}”, and {A} said it like a trumpet.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'grown-up',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} was the one who had never done it before. “Do I keep my coat on?” said {A}. “You ask that every time,” said {H}.',
            'Now {A} had to be the new one, and {H} was {part}. “I’m a bit nervous,” said {A}. “That’s all right,” said {H}. “Hold this.”',
            '{A} came in through the wrong door and said the wrong thing. “{say}?” said {A}. “That’s my line,” said {H}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '{H} showed {A} how: first this, then that, and a breath between. {A} did it nearly right.',
            '“Nobody is cross if you get it wrong,” said {H}. After that {A} got a good deal of it wrong.',
            '“Well done,” said {H}, and patted {A} on the arm. It was what {A} always did.'
          ]
        },
        {
          extra: 2,
          both: [
            '“What do you know about it, really?” said {H}. “One thing,” said {A}. “{fact}.” “That’s something,” said {H}.',
            '“{guess},” said {A}. {H} sighed. “It’s a good thing that we’re practising,” said {H}.',
            'Very quietly {A} said, “{fact}.” {H} had not known that, and pretended to.'
          ]
        }
      ]
    },
    {
      id: 'second-go',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            '“From the beginning,” said {H}. Nobody groaned, or only one, and quietly.',
            'The second time is the one where you find out what you forgot. They had forgotten {part}.',
            'Once more, then. Everything was put straight, and {H} counted to three.'
          ]
        },
        { joins: true, draw: 'goes' },
        {
          joins: true,
          both: [
            'That went so well that it frightened them.',
            'There was hardly anything in it that was not as it should be.',
            '“Like that,” said {H}. “Only with shoes.”'
          ]
        }
      ]
    },
    {
      id: 'guest',
      act: 'way',
      spare: 6,
      party: 'together',
      A: 'guest',
      steps: [
        {
          both: [
            '{A} was a guest, and so was asked to be {A.part}, which is the best seat. “Do I have to know anything?” said {A}.',
            '“At our house we do it another way,” said {A}. “We begin with {part}.” {H} wanted to see that.',
            '“May I be {part.2}?” said {A}, who had thought it over. It was not on the list, so {H} added it.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'They tried it the way {A} did it at home. It was shorter, and there was more hopping.',
            '{A} said “{say}”, and nobody had ever said it so politely.',
            '“Nobody at home will believe this,” said {A}, “and I was {A.part}.”'
          ]
        }
      ]
    },
    {
      id: 'baby',
      act: 'way',
      spare: 7,
      A: 'baby',
      steps: [
        {
          both: [
            '{A} was {part}, because somebody had to be and {A} was already on the floor.',
            '“{A} can be the one who’s brave,” said {H}. {A} blew a bubble, and it was very brave.',
            'At “{say}” {A} clapped, and went on clapping, so that they had to do that bit again.'
          ]
        }
      ]
    },
    {
      id: 'swap',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“Now the other way about,” said {H}. “You do it, and with {stand.part}.” {A} was given {stand.is}.',
            'The last time they swapped. {A} was {H.part} now, and had {stand.part}. It was {stand.is}.',
            '“You’ve only ever helped,” said {H} to {A}. “Now it happens to you.” They took {stand.part}, which was {stand.is}.'
          ]
        },
        {
          joins: true,
          extra: 2,
          both: [
            '“Do I have to?” said {A}. “It’s only practice,” said {H}.',
            '“I’m ready,” said {A}, and was not quite.',
            '{H} held the door open for {A}, as one does for new people.'
          ]
        }
      ]
    },
    {
      id: 'swap-turn',
      act: 'turn',
      party: 'together',
      S: 'same',
      A: 'hero',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“How did you know that?” said {S}. “I’ve done it before,” said {H}, and it was true.',
            '{S} looked at {H}. “You sound like somebody who goes there every week,” said {S}.',
            '“You need not be frightened,” said {H} to {S}. “The worst bit is only taking off your shoes.”'
          ]
        }
      ]
    },
    {
      id: 'swap-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'Then {H} was {part} as well. It was quite another thing from that side.',
            'The last time {H} did both voices, a high one and a low one, and had {stand.part}. It was {stand.is}.',
            'Now came the whole of it, without stopping, and {H} played every part, even {part}.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'it-holds',
      act: 'turn',
      steps: [
        { draw: 'end' },
        {
          both: [
            '{H} looked at {wish} from the side, in thought, and it had no corners any more.',
            'Of all the eleven questions there was one left, and {H} was saving that.',
            'It was no smaller than before. Only now {H} knew where the handle was.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“Once more?” somebody said. “No,” said {H}. “Now it’s ready. If we touch it, it’ll go soft.”',
            '“Tomorrow I can say I’ve done it,” said {H}, “and nobody need ask where.”',
            '“That was the real one,” said {H}. “The other one will be the rehearsal.”'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'The parts that were left went to {names}, who did not mind which.',
        '{names} came to see what the chairs were for, and stayed.',
        'There was a part for {names} too: the rest of it.',
        'Behind the sofa sat {names}, ready to come in.'
      ]
    },
    way: {
      both: [
        'From the side, {names} did the noises, nearly all at the right time.',
        { text: '{names} held up the curtain whenever it was needed, and once when it was not.', needs: ['hands'] },
        'Everything that had to wobble was wobbled by {names}.',
        'From start to finish {names} looked on, like a very good crowd.'
      ]
    },
    turn: {
      both: [
        '{names} clapped until the spoons rang.',
        'This time {names} came in just when they should, and looked surprised.',
        'Even {names} knew all of it by heart now.',
        'At the very end {names} bowed lower than anybody.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The chairs went back to being chairs. It took them a moment.',
        'Everything was put where it lived, and was only itself again.',
        'One by one the things were thanked and carried back to their places.'
      ]
    },
    {
      both: [
        'On the way to bed {H} said the first line of it once more, softly, to the toothbrush.',
        'In the washing water and in the towel there was still a little of it, but quiet.',
        '{H} brushed each tooth with the look of somebody who has been there and back.'
      ]
    }
  ]
}
