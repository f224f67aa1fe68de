import { wishPlot } from '../wish-plot.ts'

export const telephone = wishPlot({
  id: 'wish-any-telephone',
  tellsAny: 'thing',
  about: 'A wrong number wants to hear a sound that is far away, and the hero finds out what far away sounds like.',
  titles: ['A Wrong Number', 'The Office of {H}', 'What Dot Could Not Hear', 'A Long Way Off', '{H} Takes a Call'],
  want: [
    {
      id: 'wrong-number',
      A: 'partner',
      paragraphs: [
        'The telephone rang, and {H} got there first. “Is that the office for {wish}?” asked a tired voice. It was a wrong number. But {H} had always wanted an office. “Speaking,” said {H}.',
        '“This is Mr Plum,” said the voice. “It’s about our Dot. Every night she lies down to the sound of {wish}, a long way off. But tonight the wind’s wrong, and she won’t. Could the office do it for her?”',
        '“Certainly,” said {H}, and put one hand over the telephone. “What does it sound like?” “We’re the office,” whispered {A}. “We’re supposed to know.”'
      ]
    }
  ],
  way: [
    {
      id: 'desk',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“One moment please,” said {H} to Mr Plum, because offices say that. “Now there has to be music,” whispered {A}. {A} hummed into the telephone until the breath was used up.',
        '“That’s pretty,” said Mr Plum. “What is it?” {H} looked at {A}. “That’s {A},” said {H}. “We only play that while people wait.”'
      ]
    },
    {
      id: 'lid',
      A: 'partner',
      paragraphs: [
        'They fetched a saucepan lid, a bag of rice, a wet sponge and a comb. {H} held out the telephone.',
        {
          joins: true,
          both: [
            '“{seen.sound}!” went {A}, and then the sponge squelched and the lid went clang. “That was {wish},” said {H}.',
            'One after another {A} did them all. It clanged and squelched, and at the end it went ping. “There,” said {H}, “that was {wish}.”'
          ]
        },
        '“That was a lid,” said a small voice. “It fell down.” “And that was Dot,” said Mr Plum.'
      ]
    },
    {
      id: 'sponge',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sponge had dripped into {H}’s slipper. When {H} went to fetch a towel, the slipper said something at every step. “Squish,” it said.',
        '“Wait,” said {A}. “Walk about a bit.” {H} walked to the table and back. “Is it raining at yours?” asked Mr Plum. “No,” said {H}. “That’s only my foot.”'
      ]
    },
    {
      id: 'rice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} tipped the bag a little, to make it swish. It came open. The rice ran out across the floor, and it took a very long time to stop.',
        '“That’s rain,” said Dot. “I like rain. But it isn’t anything like {wish}.” They picked up the rice, grain by grain, and dropped it in a cup. Tick, it went, and then for a while nothing, and then tick. “What’s that one?” asked Dot. “That’s tidying up,” said {H}.'
      ]
    },
    {
      id: 'the-duck',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“My duck knows all about {wish},” said Dot. “My duck says it’s lower.” {H} asked to speak to the duck. There was some rustling, and then it was very quiet. “Good evening,” said {H}. “Could you show us how it goes?” {A} came close to listen as well.',
        'The duck took its time. “Was that it?” whispered {A}. “That was the duck breathing in,” said Dot. “It doesn’t do out.” That was a great help. {H} tried to make a sound that only went in, and had to sit down.'
      ]
    },
    {
      id: 'the-window',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Perhaps ours is better for the wind,” said {H}. {A} opened the window by a crack, and they held the telephone to it. A bus went by. “That’s a bus,” said Dot. Somebody down there said good evening. “That’s a man. He’s got a hat on.”',
        'They looked, and he had. “How does she know?” whispered {A}. “It was a bit muffled,” said Dot. {H} shut the window again. The telephone had got cold at one end, and they took turns to warm it.'
      ]
    },
    {
      id: 'pet-sound',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} thought that {A} might know a sound, and held the telephone out. {A} looked at it. {A} made no sound at all.',
        '“Who’s that?” asked Dot. “That’s {A},” said {H}. “{A} isn’t saying anything.” They both listened to {A} for a bit. “I like that one,” said Dot. “Do it again.” So {H} held the telephone out once more, and {A} did exactly the same.'
      ]
    },
    {
      id: 'elder-tin',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had two tins and a string,” said {S}. “You could talk as far as the corner.” “What did you say?” asked {A}. “Can you hear me? And the other tin said, Come in, it’s soup.”',
        '{S} bent down to the telephone. “Can you hear me?” said {S}. “Yes,” said Dot. {S} waited for a moment. “I miss the soup,” said {S}, and gave the telephone back.'
      ]
    },
    {
      id: 'child-which-bit',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} wanted to be the office too, and got the telephone. “How old are you?” asked {A}. “Four and a bit,” said Dot. “Which bit?” “The bit that comes after four.”',
        '{A} nodded. At the other end Dot nodded too. Neither of them could see it, so it went on for some time. “We’ve had a good talk,” said {A}, and gave the telephone back.'
      ]
    },
    {
      id: 'plant',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“We aren’t a real office,” whispered {H}, with one hand over the telephone. {A} looked round. “There’s a table,” whispered {A}. “There’s a telephone, and there’s somebody who wants something. What else have they got?”',
        '“A plant,” whispered {H}. They fetched the one from the window and set it down in the middle. After that {H} sat a good deal straighter. “We’re looking into it, Mr Plum,” said {H}.'
      ]
    },
    {
      id: 'the-feet',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“I’d like to speak to the head of the office,” said Mr Plum politely. {A} took the telephone and made a deep voice. “The head speaking,” said {A}. “Are you only the head?” asked Dot. “Where’s the rest?”',
        '“The rest is under it,” said {A}. “There are feet at the end.” Dot wished to speak to those. So {H} held the telephone down to the floor, and {A} stepped from one foot to the other. “Good evening,” said Dot, “and good evening.” Dot was a polite child.'
      ]
    },
    {
      id: 'announce',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Somebody has to say what’s coming,” said {A}. “They do that at concerts.” {A} took the comb for a microphone. “Ladies and gentlemen! Tonight you will hear {wish}, with sponge and lid...”',
        '“There aren’t any ladies here,” said Dot. “There’s just me and my duck.” {A} had to begin again. “Dear Dot, dear duck,” said {A}, and did not know what to say after that.'
      ]
    },
    {
      id: 'a-form',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Have you filled in a form?” asked {H}, for there ought to be one. Mr Plum had not. So {A} took a piece of paper and a ruler. “Name?” asked {H} into the telephone. “Dot,” said Mr Plum. “Is she big or small?” “She’s awake.” {A} wrote down “awake”.',
        '“How far off do you need it?” Mr Plum said that it should be quite a way. {H} held the telephone out at arm’s length, and then put it down, and walked to the door. “Say something!” called {H}. “What?” asked Mr Plum, as small as a gnat. {A} wrote down “gnat”, and stamped it with a thumb.'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '“We were too quiet,” said {H}. So they did it again, right beside the telephone. {H} clanged, and {A} squelched with both hands. “{wish}!” shouted {H}, so that nobody took it for a lid.',
        '“Is she lying down?” asked {H}. “She’s got up,” said Mr Plum sadly. “She says there’s {wish} in our kitchen. She’s gone to look.”'
      ]
    },
    {
      id: 'in-bed',
      A: 'partner',
      paragraphs: [
        '{H} put down the lid. “I couldn’t lie down either,” said {A}, “with {wish} in the kitchen. When I’m in bed I like to hear a bit, and then nothing, and then a bit. Then I know that somebody’s there.”',
        '{H} looked at the telephone. “We were right inside her ear,” said {H}. “It has to be far away.”'
      ]
    }
  ],
  turn: [
    {
      id: 'far-away',
      A: 'partner',
      paragraphs: [
        '“Lie down, Dot,” said {H} into the telephone. “We’re taking {wish} a long way off again.” {H} laid the telephone on a cushion. They carried the lid, the rice and the sponge far away, and shut a door.',
        'There {H} stroked the lid with the sponge. They waited.',
        {
          joins: true,
          both: [
            '“{seen.sound},” went {A}, no louder than a moth. They waited again.',
            'Only once did {A} turn the rice over. In the end they did only the pauses.'
          ]
        },
        'They crept back. “Dot?” whispered {H}. “There,” said Dot, very slowly. “That’s {wish}. You can hear how far it is.”'
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} held the telephone so that {A} could listen too. There was a curtain that moved, and there was somebody small who breathed. “She does it very well,” whispered {A}. “A bit, and then nothing, and then a bit.”',
        'They breathed along for a while, to keep Dot company. Nobody had to think of anything to say.'
      ]
    },
    {
      id: 'thanks',
      A: 'partner',
      paragraphs: [
        '“She’s lying down,” whispered Mr Plum. “What do I owe the office?” {H} thought about it. “If we ever can’t hear {wish},” whispered {H}, “we’ll ring you.” “Day or night,” said Mr Plum.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down under the table, and was the office as well.',
      '{names} came close, to hear the small voice.',
      { text: '{names} found the office a pencil, and a second one for best.', needs: ['hands'] },
      { text: '{names} hung a tie on the door handle, so that it looked open.', needs: ['hands'] }
    ],
    way: [
      '{names} fell over the lid, and that was taken for part of it.',
      '{names} sneezed into the rice, and Dot wanted to know what that was.',
      { text: '{names} plinked a glass with one fingernail, in case that was it.', needs: ['hands'] },
      { text: '{names} wrung out the sponge, for the next number.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in and out, a long way off.',
      '{names} crept past the shut door, and made one of the sounds.',
      { text: '{names} stroked the rug, just once, and then held still.', needs: ['hands'] },
      { text: '{names} closed the second door, to make it further still.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back to its saucepan, the rice to its shelf and the sponge to the sink. The office was shut.',
    'When {H} was washed and lay in bed, there was a sound, a long way off. It was only a bit, and then nothing, and then a bit. It might have been a spoon in the kitchen.'
  ],
  last: [
    'A long way off something sounded just like {wish}, and {H} was asleep.',
    'The wind had turned, and {H} slept to the sound of {wish}.'
  ]
})
