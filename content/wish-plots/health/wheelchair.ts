import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const wheelchair = wishPlot({
  id: 'wish-wheelchair',
  beginsElsewhere: true,
  wishes: ['wheelchair', 'wheelchairs', 'wheel chair', 'wheel chairs', 'wheel-chair', 'wheelchair user', 'wheelchiar', 'weelchair'],
  answers: ['new', 'girl', 'boy', 'child', 'who', 'uses', 'use', 'using', 'in', 'fast', 'fastest', 'speedy', 'school', 'park', 'playground', 'outside', 'ride', 'rides', 'riding', 'rolling', 'rolls', 'spin', 'spins', 'spinning', 'wheels', 'purple', 'blue', 'pink', 'red', 'green', 'sparkly', 'shiny', 'cool', 'puddle', 'puddles', 'rain', 'drawing', 'draws', 'owl', 'hero', 'adventure', 'has', 'got', 'gets', 'getting', 'first', 'her', 'his', 'my', 'proud', 'loves', 'friends', 'day'],
  except: [...SERIOUS, 'broke', 'broken', 'leg', 'legs', 'cast', 'crutches', 'since', 'after', 'now', 'never', 'can’t', 'cannot', 'couldn’t', 'walk', 'again', 'stairs', 'stuck', 'lost', 'stolen', 'old', 'man', 'woman', 'lady', 'cousin', 'race', 'races', 'racing', 'rocket', 'rockets', 'knight', 'princess', 'superhero', 'pirate', 'pirates', 'mermaid', 'astronaut', 'detective', 'rugby', 'basketball', 'dance', 'dancing', 'bus', 'sad', 'cried', 'crying', 'stare', 'stared', 'staring'],
  moods: ['first', 'proud', 'change'],
  company: ['owl', 'puddle', 'snail'],
  out: true,
  about: 'After the rain the hero draws with wet wheels, wants an owl, and gets only plates, for two wheels make two lines; but where the wheelchair turned on the spot there is one.',
  titles: ['An Owl in Front of the Door', 'Two Wheels, Two Lines', 'It Winks When It Dries', '{H} Draws With Both Hands', 'Plates for Dinner'],
  want: [
    {
      id: 'two-lines',
      A: 'partner',
      paragraphs: [
        'It had rained, and in front of the door lay one enormous puddle. {H} rolled straight through the middle of it. The wheelchair hissed. Behind it, on the dry stones, ran two dark lines, as neat as with a ruler. “I can draw,” said {H}, “with my wheels.”',
        'It had to be an owl, as big as a table, with two round eyes. An owl is nearly all eyes.'
      ]
    }
  ],
  way: [
    {
      id: 'plates',
      A: 'partner',
      paragraphs: [
        '{H} wetted the tyres again, and went round in a ring. That was the first eye. {A} came to look. There was a big ring, and a smaller one inside it. “Very nice,” said {A}. “It’s a plate, with a rim.” “It’s an eye,” said {H}, and did another. “Two plates,” said {A}. “Who’s coming to dinner?”',
        'Two wheels make two lines. {H} tried it fast, and {H} tried it leaning. It was plates each time, and the first one was drying already.'
      ]
    },
    {
      id: 'the-railway',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew a long straight piece, as far as the lamp post. “Those are rails,” said {A}. {A} stepped in the puddle with both shoes, and hopped along between the lines. Now they had sleepers as well. “This train stops at the drain,” said {H}.',
        'It was a good railway. It only dried from the front, so that the train could never go back. “You have to keep on moving,” said {H}, “on a line like that.”'
      ]
    },
    {
      id: 'filling-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One puddle lasted for about twelve turns of the wheels. {H} counted them. After ten the line was grey, and after eleven it had gaps. At twelve it was only a thought. Then it was back to the puddle, to fill up.',
        '“You ought to have a bottle on it,” said {A}, “with a hole, just over the tyre.” They both thought about that for a while, and about where you’d get a hole from. It was the best idea of the afternoon, and it was for another day.'
      ]
    },
    {
      id: 'the-pattern',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From close by it was not only a line. There were little arrows in it, all pointing one way, from the pattern on the tyres. {A} went along it, bent double. “They say you went that way,” said {A}, “in a great hurry.”',
        '{H} went over the same place backwards. Now the arrows met in the middle, nose to nose. “And what do they say now?” {A} read them. “They say: after you,” said {A}.'
      ]
    },
    {
      id: 'little-wheels',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The small wheels in front had ideas of their own. They swung to the left, and to the right, like two puppies. They drew a curly bit at every corner, and nobody had asked for it. “That’s the owl’s handwriting,” said {A}.',
        '“They’re only there to look where we’re going,” said {H}. “It’s the big ones that do it.” {H} gave the rims a push, and both puppies had to run.'
      ]
    },
    {
      id: 'wet-sleeves',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A wet tyre does not only wet the ground. It had gone up both sleeves and behind one ear. {H} shook, and it flew off in a ring. “You’re a sprinkler,” said {A}, from a good way back.',
        '{H} pushed the sleeves up past the elbows, and pulled on the gloves with no fingers. Now they looked like somebody’s who means business. “Owl, part two,” said {H}, and rolled in again, up to the hubs.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A snail had been drawing there as well. It had a thin line that shone, from the wall to the step, with one bend in it. “It’s only got the one wheel,” said {A}. {H} followed that line from end to end, and was careful not to touch it. There was a long stop in the middle.',
        '“That’s where it thought about the bend,” said {H}. It had not drawn an owl either. But you could see that it had meant something.'
      ]
    },
    {
      id: 'from-above',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had a look at it all from the window, and called down what was there. “There’s a plate,” called {A}. “There’s a plate. There’s a pretzel. There’s a very long fork.” “And an owl?” called {H}. It was quiet up there.',
        '“If you shut your eyes a bit,” called {A}, “there’s a sort of bicycle.” {H} did not want a sort of bicycle. {H} went off to fill up.'
      ]
    },
    {
      id: 'lunch-is-laid',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Since there were so many plates, {A} laid the rest. A leaf was the meat, and three acorn cups were the peas. {A} sat down on the step, with a twig in each fist. “It’s getting dry,” called {H}. “You’ve got to eat faster.”',
        '{A} had just found the gravy when the rim went. Then the whole plate was gone from under it. “The service is quick here,” said {A}. {H} had already rolled up with the next one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did not care for the puddle. But there was something in the air, and before long {A} had been in it. A row of small wet dots went right across both plates, and out at the other side. “That’s freckles,” said {H}. “Owls do have those.”',
        '{A} sat down to lick off the owl. Nobody had asked {A} about it. Then {A} walked back the same way, and put in a few that had been missing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small we drew with a wet mop,” said {S}, “down the whole of our street. We did a whale. The tail was round the corner, by the baker’s.” “And did anybody see it?” asked {A}. “The baker did,” said {S}. “He only ever saw the tail.”',
        '“He said every time: that’s a fine moustache.” {S} looked at the wheels, and at the puddle. “We’d have given a lot for those,” said {S}. “A mop always drips in the wrong place.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to draw with wheels as well. {S} fetched a toy tractor, and pulled it through the wet on a string. It drew four lines, all wriggly. “What is it?” asked {A}. “It’s an owl,” said {S}. “That’s its hair.”',
        '{A} went once round it, slowly, so that it was inside a ring. “Now it’s an owl on a plate,” said {A}. {S} was very pleased with that, and sat by it till it had dried.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Can I push you?” asked {A}. “No, thank you,” said {H}. “I’m drawing.” {A} could see that. You don’t hold somebody’s pencil for them. “Can I be water, then?” asked {A}.',
        '{A} got a mug, and was water. Wherever a line began to fade, {A} ran up and tipped some in front of the tyre. “A bit more on the left,” called {H}. They had the longest line of the day, and it had hardly a gap in it.'
      ]
    },
    {
      id: 'where-you-turned',
      A: 'partner',
      paragraphs: [
        '{A} walked along the wet lines, and stopped close to the puddle. “But this one’s an eye,” said {A}. There on the stones lay a ring, quite round, and it was only one line. “I never drew that,” said {H}. “That’s just where I turned.”',
        '“How did you turn?” asked {A}. {H} had to look at both hands to find out. One had pushed forwards, and the other had pulled back.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-spot',
      A: 'partner',
      paragraphs: [
        '{H} wetted the tyres, and stopped in the best place. One hand pushed, and one hand pulled. The wheelchair spun on the spot like a top, till the tyres were dry. “The wheels are running after each other!” shouted {A}. “They’re both in the same line!” {H} rolled aside. There lay an eye.',
        'One length further on {H} made the second. “It needs a beak,” said {H}. “Get your shoe wet.” {A} set one foot down between the eyes, toe to the front, and lifted it off again.'
      ]
    },
    {
      id: 'feathers',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The rest was feathers. {A} did those, with the side of a wet shoe, in rows, from the top to the bottom. {H} went along on the outside and did the wings, one in each direction. They came out double, and so they should. A wing is more than one line.',
        '“And claws?” asked {A}. The small front wheels did them by themselves, when {H} stopped short. There were three curly ones on each side.'
      ]
    },
    {
      id: 'try-it-yourself',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} tried to do an eye as well, on foot. {A} went round very carefully, heel to toe, with both arms out. The beginning and the end did not meet. “It’s a snail,” said {H} kindly. {A} did it once more, faster, and had to hold on to the lamp post.',
        '“The street’s still going,” said {A}. “You’ve got to sit down for it,” said {H}. “It’s the only way.”'
      ]
    },
    {
      id: 'it-winks',
      A: 'partner',
      paragraphs: [
        'There the owl lay, and looked up at them. The sun came round the corner, and reached the left eye first. That one grew paler, and thinner. Only a bit of it was left at the bottom, like an eyelid. “It’s winking at us,” whispered {A}.',
        '{H} put on the brakes, and it went click, click. They stayed till the second eye had closed. “It’s gone to sleep,” said {H}. “Owls do, when the sun’s out.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the puddle, and then at the other side of it.',
      '{names} kept well away from the hiss.',
      { text: '{names} held up a thumb, the way painters do.', needs: ['hands'] },
      { text: '{names} swept a few leaves off the place for the owl.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the first plate, and there was nothing on it.',
      '{names} walked round the ring, and ended up in front.',
      { text: '{names} shook a wet umbrella over the puddle, so that it lasted.', needs: ['hands'] },
      { text: '{names} laid down a twig beside each plate.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down by the beak, and blinked.',
      '{names} held quite still, so as not to wake it.',
      { text: '{names} waved at the owl with two fingers.', needs: ['hands'] },
      { text: '{names} drew a twig with one wet finger, for it to sit on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tyres were wiped with the old towel, first the left and then the right. On the mat there was one more bit of line, and it went in at the door.',
    '{H} washed, and a wet jumper was hung up to dry. The wheelchair stood close beside the bed, with the brakes on. {H} lay and looked up at the ceiling, and shut the left eye first.'
  ],
  last: [
    'First one eye had closed and then the other, and {H} was asleep.',
    'The stones outside were dry, and the owl was somewhere else, and {H} was asleep.'
  ]
})
