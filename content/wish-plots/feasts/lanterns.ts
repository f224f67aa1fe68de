import { wishPlot } from '../wish-plot.ts'

export const lanterns = wishPlot({
  id: 'wish-lanterns',
  beginsElsewhere: true,
  wishes: ['Saint Martin', 'Martinmas', 'Sankt Martin', 'lantern parade', 'lantern procession', 'lantern walk', 'lantern festival', 'lantern', 'lanterns', 'paper lantern', 'making lanterns', 'Laternelaufen', 'Martins lantern', 'Martins lanterns', 'Martins parade', 'Martins day', 'Martin’s day', 'Martins goose', 'Martins procession'],
  answers: ['parade', 'procession', 'walk', 'day', 'goose', 'biscuits', 'rain', 'rains', 'always', 'song', 'songs', 'singing', 'making', 'made', 'paper', 'candle', 'light', 'lights', 'dark', 'horse', 'cloak', 'nursery', 'school', 'wet', 'own', 'festival', 'saint', 'kindergarten', 'everyone', 'star', 'christmas'],
  except: ['vesak', 'wesak', 'autumn', 'moon', 'ramadan', 'eid', 'iftar', 'fanous', 'fanoos', 'diwali', 'tet', 'chinese', 'lunar', 'obon', 'bon', 'river', 'floating', 'float', 'toro', 'nagashi', 'sky'],
  moods: ['first', 'waiting', 'proud'],
  about: 'The hero has made a goose for the lantern parade, and everybody takes it for a potato.',
  titles: ['A Lovely Potato', 'The Goose on the Wall', '{H} Makes a Goose', 'Seen From the Side', 'Two Days and a Good Deal of Paper'],
  company: ['goose'],
  want: [
    {
      id: 'lovely-potato',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the lantern parade, and {H} had made a lantern. It was a goose. It was all of white paper, and there was a small light in its stomach.',
        '“What a lovely potato,” said {A}. {H} put the lantern down. “It’s a goose,” said {H}. “A goose,” said {A}, “of course. It’s sitting down.” But {H} had seen {A}’s face. Tomorrow the whole street had to see that it was a goose.'
      ]
    }
  ],
  way: [
    {
      id: 'longer-neck',
      A: 'partner',
      paragraphs: [
        '{H} made the neck longer, and stuck on an orange beak, and two feet. Then {H} held the lantern up by its stick. “Now!” said {H}. {A} looked it in the face. “A tap,” said {A}. “Or is it a teapot?” “You’re not even trying,” said {H}.',
        'It began to rain as well, as it does every year. {H} sat down facing the wall, and held the lantern there. Now nobody had to look at it.'
      ]
    },
    {
      id: 'honk',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It could say something,” said {A}. “Then everybody would know.” {H} held it up and said “Honk” from behind. {A} thought about it. “A potato on a bicycle,” said {A}.',
        '{H} tried it lower, and through {H}’s nose. “Now it’s a lorry,” said {A}, “but a long way off.” They found the right honk in the end. It was somewhere between a door and an uncle. But nobody can honk for the whole of a parade.'
      ]
    },
    {
      id: 'the-song',
      A: 'other',
      spare: 2,
      paragraphs: [
        'At the parade there was singing. {A} knew how it began. “I’m walking with my lantern,” sang {A}, “my lantern walks with me.” After that {A} only knew where it went up.',
        '“La la,” sang {H}, where it went up. They sang the beginning four times, and it got better and better. “Everybody only knows the beginning,” said {A}. “If you’re in a long row, there’s always somebody just there.”'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Rain and paper are no friends. {A} fetched the umbrella, and they practised: {A} held it, and {H} walked underneath with the lantern. In the doorway they got stuck.',
        '“You’ve got to shut it first,” said {H}. “Then the goose gets wet,” said {A}. They went through sideways, all three. The umbrella dripped down {A}’s neck, and the goose stayed as dry as a biscuit.'
      ]
    },
    {
      id: 'from-in-front',
      A: 'same',
      spare: 10,
      paragraphs: [
        'To be sure, {A} asked it like a guessing game. “Is it bigger than a shoe?” “Yes,” said {H}. “Can it fly?” “Yes,” said {H}. “Does it live in a field, and do you put butter on it?” “Not the butter,” said {H}.',
        '{A} had another look, with one eye, and then with the other. “I did so nearly have it,” said {A}. “It’s only that the butter got in the way.” The goose hung from its stick and looked patient, as far as you could see.'
      ]
    },
    {
      id: 'pet-goose',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} held the goose down to {A}. {A} was fair, and had not said potato. {A} looked at the beak for a while, and then at both feet.',
        '“You can see it, can’t you?” asked {H}. {A} looked away with great respect, and that is how you look away from geese.'
      ]
    },
    {
      id: 'elder-turnip',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Ours were made of turnips,” said {S}. “You scraped them out with a spoon until your wrist ached. It took all week. Then there was a light in it, and it smelled like soup.” “What were they meant to be?” asked {A}.',
        '“Turnips,” said {S}. “Everybody saw that at once. But in the dark we looked very fine.” {S} bent closer to the lantern. “It’s a swan,” said {S}, “no, don’t tell me.”'
      ]
    },
    {
      id: 'on-the-wall',
      A: 'partner',
      paragraphs: [
        '“Don’t move,” said {A} all at once. “I’m not moving,” said {H} to the wall. {A} went and switched off the big light. “Now look up.” On the wall there was a shadow with a round back, and a neck, and a beak. It was as big as a door. It was a goose.',
        '“That’s it!” said {H}. “That’s what I made!” {A} went round the lantern once, and stopped. “It’s a goose from here,” said {A}, “where you sat when you made it. I’ve been looking at it from the front. Nobody looks like a goose from the front.”'
      ]
    },
    {
      id: 'from-the-front',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried that out with other things. The teapot was a teapot from the side, and an egg from the front. A spoon was hardly anything. “And me?” asked {H}.',
        '{A} walked round {H} with the lamp. “From the front you’re you,” said {A}. “From the side you’re mostly nose.” {H} felt it. It had never come up before, because {H} always looked at people from the front.'
      ]
    }
  ],
  turn: [
    {
      id: 'sideways',
      A: 'partner',
      paragraphs: [
        '“In a parade they all come from the front,” said {A}. {H} thought about that. “Then I’ll carry it sideways,” said {H}, “and I’ll walk next to the wall.”',
        'They practised it with the light off. {H} held the lantern out, with the beak pointing ahead. The big goose got up on the wall and came along. It bent its neck at the corner, and then it went on across the curtain. “I’m walking with my lantern,” sang {A}, and stopped. “No,” said {A}. “It’s walking with you.”'
      ]
    },
    {
      id: 'big-and-small',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When {H} went near the wall the goose got smaller and sharper. When {H} went away it grew, right up to the ceiling, and its head lay down over them. “That’s near enough,” said {A}.',
        'They made it drink. {A} held a cup up in front of the light, and the beak went into it. They both heard it swallow. That was {H}.'
      ]
    },
    {
      id: 'more-animals',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The goose ought to have company. {A} put both hands in the light and made a dog. At least it opened and shut. The goose turned round to it slowly. “Honk,” it said, and the dog fell apart.',
        '“It only wanted to say good evening,” said {H}. So {A} made a snail, with one fist and two fingers. The goose let it go first all along the wall, and that took a very long time.'
      ]
    },
    {
      id: 'the-driver',
      A: 'partner',
      paragraphs: [
        '“Tomorrow the whole street’s got walls,” said {H}, “all the way down.” {A} held the lantern once more and looked it in the face, quite kindly. “And what do I say, if anybody asks about the potato?” {H} took it back. “That’s the driver,” said {H}. “It’s driving the goose.”'
      ]
    },
    {
      id: 'biscuit',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a biscuit for afterwards, and it was a goose too. It had been cut out from the side, like all of them. “The baker knew,” said {A}.',
        '{H} broke it in the middle and gave {A} the half with the tail. They held the two halves up to the lantern, before they ate them. On the wall it was one goose, and then there was only a beak.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the lantern in search of its front.',
      '{names} picked up a strip of white paper and went about with it.',
      { text: '{names} drew a breath to guess, and let it out again.', needs: ['hands'] },
      { text: '{names} admired the lantern from all sides, with no names.', needs: ['hands'] }
    ],
    way: [
      '{names} curled up with a white back, and looked rather like the lantern.',
      '{names} backed off from the orange beak.',
      { text: '{names} held a hand up in the light, and that was a potato.', needs: ['hands'] },
      { text: '{names} glued on a paper feather, at the end where there was none.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked, as the goose came along the wall.',
      '{names} followed the big goose to the corner, where it bent its neck.',
      { text: '{names} sang the second verse with a dip in it, for the corner.', needs: ['hands'] },
      { text: '{names} smoothed the curtain, so that the goose had no crease.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the lantern on the door by its stick, and switched off the light in its stomach. The big light was not needed any more.',
    'Washed and dried, {H} lay down. It was still raining a bit, and that is weather for geese.'
  ],
  last: [
    'The goose hung on the door with its light out, and {H} was asleep.',
    'It rained on the roofs, and the goose kept dry, and {H} slept.'
  ]
})
