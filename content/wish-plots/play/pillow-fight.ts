import { wishPlot } from '../wish-plot.ts'

export const pillowFight = wishPlot({
  id: 'wish-pillow-fight',
  wishes: ['pillow fight', 'pillow fights', 'pillow fighting', 'cushion fight', 'pillow battle', 'pillow war', 'battle of pillows', 'fighting with pillows'],
  answers: ['great', 'big', 'biggest', 'best', 'epic', 'bed', 'bedroom', 'feathers', 'fort', 'sleepover', 'sister', 'brother', 'daddy', 'dad', 'mum', 'mummy', 'giant', 'funny', 'soft', 'with', 'against', 'cousin', 'cousins', 'friends', 'friend', 'had', 'night', 'pillow', 'pillows', 'cushion', 'cushions', 'slow', 'motion', 'bounce', 'world'],
  except: ['hurt', 'cried', 'crying', 'sad', 'broke', 'broken', 'tooth', 'nose', 'blood', 'punched', 'hospital', 'drunk'],
  moods: ['quarrel'],
  amongChildren: true,
  company: ['pillow', 'feather', 'bed', 'referee'],
  about: 'Two want a great pillow fight, and each of theirs is over in three seconds, until they have it in slow motion.',
  titles: ['Slower Than a Feather', 'The Great Pillow Fight', '{H} and the Flat Pillow', 'Ten Seconds to Land', 'Puff'],
  want: [
    {
      id: 'two-pillows',
      A: 'partner',
      paragraphs: [
        '{H} wanted a pillow fight, and not a small one. It was to be a great one. {A} came to the bed and saluted. There was one round pillow and one flat one.',
        '“I’ll take the round one,” said {H}. “Then I’ll give up,” said {A}, with the flat one over one arm like a tea towel. So the very first pillow fight was over before it had begun.'
      ]
    }
  ],
  way: [
    {
      id: 'puff',
      A: 'partner',
      paragraphs: [
        'They tossed a slipper for it, and {H} got the flat one. “On three,” said {A}. At three the round pillow said puff, and the flat one said nothing at all. {H} lay on the rug. “Is it over?” asked {H}. It had taken three seconds.',
        '“Sorry,” said {A}. “Was it too hard?” “It wasn’t anything,” said {H}. “It was like being met by a cloud that’s in a hurry.” The round pillow lay there and was not even out of breath.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 0,
      paragraphs: [
        '“A proper one has rules,” said {A}. {H} wrote them down. “One, not the face. Two, not the lamp. Three, not when somebody’s speaking. Four, if you say wall you’re a wall, and walls are left alone.”',
        'They tried it with all four. {A} spoke without a break, so as not to be hit. {H} said “wall”, and was a wall. For a while they stood there like that, a wall and somebody talking to it.'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s in there?” asked {A}, and pinched the round one. A very small feather came out of the corner, a curly one. “There are thousands of those in one pillow,” said {H}. “Ducks wear them underneath.”',
        '{A} held it up high and let go. It did not fall. It thought it over, went a bit to the left, and turned round. They had both counted to nine before it lay on the rug. Nobody had ever seen anything fight so slowly.'
      ]
    },
    {
      id: 'the-fort',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A fight wants two castles. {H} built one of the blanket and the chair. {A} built one of the other blanket and the bed. Then they sat inside and waited for each other.',
        'It was very comfortable in there. “Are you coming?” called {A} after a time. “You come,” called {H}. “I’ve only just got it warm.” It was the longest battle so far, and nobody had left home.'
      ]
    },
    {
      id: 'sorry',
      A: 'partner',
      paragraphs: [
        'They swapped pillows and had another. Puff. “Sorry,” said {H}. They took the cushions from the sofa and had one more. Puff, puff. “Sorry,” said {A}, “sorry.” That was the trouble with it, {A} saw all at once. “It’s all over before you’ve even seen it coming,” said {A}. “There’s no time for it to be great!”'
      ]
    },
    {
      id: 'training',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So they went into training. {H} hit the mattress, and the mattress did not mind. {A} practised dodging. {A} dodged to the left, and to the right, and once behind the curtain. Nobody saw that one.',
        '“How do I look when I’m about to?” asked {H}. “Your tongue comes out,” said {A}. {H} put it back in. Without the tongue no pillow would go anywhere.'
      ]
    },
    {
      id: 'pet-referee',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was the referee, and lay down on the round pillow, right in the middle. Nobody could get it out from under there. So that round was played with half a pillow, the half that stuck out.',
        '“The referee has it,” said {H}. {A} breathed out through {A}’s nose, long and warm. With a referee like that there was no arguing.'
      ]
    },
    {
      id: 'elder-old-fight',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had fourteen in one room once,” said {S}. “Fourteen cousins, and fourteen pillows.” “Who won?” asked {A}.',
        '“A seam,” said {S}. “It went along one side, and then it snowed, in July, on all of us. We lay on our backs and watched it come down.” {S} looked up at the ceiling. “Nobody hit anybody after that. You couldn’t have. It was too beautiful.”'
      ]
    },
    {
      id: 'child-knight',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came in with a cushion tied on in front and another behind, and could not bend. “I’m ready,” said {S}. {A} gave the front one a small pat, and {S} went over backwards on to the other.',
        '“Again,” said {S} from below. It took two people and a chair to stand {S} up. Then {S} went over forwards, quite alone, to save them the trouble.'
      ]
    },
    {
      id: 'one-alone',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} once had to go and see about a tap. {H} had the fight alone in the meantime. {H} was good, and won every round. It was just that nobody ever came at {H} from the side.',
        '“How was it?” asked {A} at the door. “I beat me,” said {H}, “and I let me.” {A} came back in at a run and did it from the side.'
      ]
    },
    {
      id: 'commentator',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Somebody ought to say what’s going on,” said {A}, and spoke into a slipper. “And here comes {H}, ladies and gentlemen, with the flat pillow. What a grip. What hair.”',
        'Puff, it went. “And that was it,” said the slipper. “Good night, everybody.” It had no more to say than that. {H} wanted to be talked about for longer.'
      ]
    }
  ],
  turn: [
    {
      id: 'slow-motion',
      A: 'partner',
      paragraphs: [
        '“Then we’ll do it slowly,” said {H}. “As slowly as we can, so that we see all of it.” {H} lifted the flat pillow like something under water. {A} lifted the round one, and one knee with it. “Now,” said {A}, and it was one long word, as low as a cellar.',
        'The pillows came round like two moons. There was time to see it coming, and time to pull a face about it. It took ten seconds for the round one to land on {H}’s arm. {H} flew backwards through the air, as slowly as a feather, and {A} helped. “No,” said {H}, for as long as there was breath. Then {H} sank down by the bed, one finger at a time.'
      ]
    },
    {
      id: 'a-speech',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the next round there was even room for a speech. “You have the rounder pillow,” said {H} in mid-air. “But I have the longer arm.” “We shall see,” said {A}, as slowly as it can be said.',
        'Halfway there {A} had to swap legs. The pillow waited. “Go on,” said {H}, “I can stay up here all night.” It was the politest battle there has ever been, and the slowest, and nobody was sorry about anything.'
      ]
    },
    {
      id: 'the-snow',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Out of the corner of the round pillow came one more feather. It went up when the pillow went up, and stayed there. They both stopped, one with an arm out and one on one leg.',
        'It came down between them, and took its time. It was still the slowest of all. “It’s won,” whispered {A}. They laid down their pillows, very gently, and bowed to it.'
      ]
    },
    {
      id: 'both-land',
      A: 'partner',
      paragraphs: [
        'The last round was the slowest. {H} and {A} swung at the very same time. They both saw it, and neither could stop. They went over together, on to the pillows. It turned out to be a very good place to lie. “Who won?” asked {A}. “It isn’t over yet,” said {H}. “I’m still falling.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in to see who was going to win, and stayed near the door.',
      '{names} sat down well out of reach.',
      { text: '{names} moved the lamp out of the way, and then the glass.', needs: ['hands'] },
      { text: '{names} shook up the flat pillow, and it stayed flat.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, though the feathers were all still inside.',
      '{names} came through the middle, and nobody hit anything.',
      { text: '{names} waved a white sock from behind the chair.', needs: ['hands'] },
      { text: '{names} caught a cushion, and gave it back to the wrong side.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over too, as slowly as the others.',
      '{names} turned round slowly to see, which took a while.',
      { text: '{names} clapped in slow motion, one clap altogether.', needs: ['hands'] },
      { text: '{names} caught {H} at the bottom, finger by finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to the sofa in slow motion. It was the longest tidying up of the year. The round pillow and the flat one lay down side by side.',
    '{H} washed one cheek slowly, and then the other. Then {H} came down on the round pillow from as far up as anybody can sit. It said puff.'
  ],
  last: [
    'Lower and lower sank {H}, and slower and slower, and nobody had to win it: {H} was asleep.',
    'The pillow had {H} by now, softly, on all sides, and {H} slept and gave in.'
  ]
})
