import { wishPlot } from '../wish-plot.ts'

export const rainyDay = wishPlot({
  id: 'wish-rainy-day',
  wishes: ['rainy day', 'rainy days', 'rainy afternoon', 'rainy morning', 'rainy saturday', 'rainy sunday', 'rainy weekend', 'rainy outside', 'day of rain', 'day full of rain', 'wet day', 'wet sunday', 'wet saturday', 'wet afternoon', 'rained all day', 'rained whole day', 'rained all weekend', 'raining all day', 'raining whole day', 'raining all weekend', 'rains all day', 'rain all day', 'rain all weekend', 'rained since breakfast', 'raining since morning', 'raining outside', 'pouring outside', 'pouring all day', 'poured all day', 'pouring with rain', 'bucketing down', 'tipping it down', 'chucking it down', 'hammering down rain', 'rain won’t stop', 'rain wont stop', 'rain never stops', 'rain doesn’t stop', 'rain didn’t stop', 'rain not stopping', 'stop raining', 'stops raining', 'stopped raining', 'stuck inside', 'stuck indoors', 'stuck in the house', 'inside because of rain', 'indoors because of rain', 'too wet to go out', 'too wet to play out', 'can’t go out rain', 'cant go out rain', 'couldn’t go out rain', 'how much rain', 'how much it rained', 'rain gauge', 'measure the rain', 'measuring the rain', 'measures the rain', 'catch the rain', 'catching rain', 'collect rain', 'collecting rain', 'bored rainy', 'rainy bored'],
  answers: ['rain', 'rains', 'raining', 'rained', 'rainy', 'wet', 'pouring', 'poured', 'drizzle', 'drizzling', 'drips', 'drops', 'water', 'weather', 'clouds', 'grey', 'gray', 'day', 'days', 'today', 'afternoon', 'morning', 'weekend', 'saturday', 'sunday', 'whole', 'all', 'long', 'again', 'still', 'outside', 'inside', 'indoors', 'house', 'home', 'window', 'stuck', 'bored', 'boring', 'play', 'playing', 'go', 'out', 'park', 'garden', 'playground', 'can’t', 'couldn’t', 'cancelled', 'because', 'much', 'how', 'jar', 'bowl', 'cup', 'bucket', 'gauge', 'measure', 'catch', 'collect', 'stop', 'stops', 'stopped', 'wait', 'waiting', 'cosy', 'cozy', 'fun', 'family', 'together'],
  except: ['picnic', 'camping', 'tent', 'wedding', 'birthday', 'party', 'car', 'match', 'dragon', 'dragons', 'princess', 'prince', 'fairy', 'umbrella', 'boots', 'wellies', 'puddle', 'puddles', 'rainbow', 'rainbows', 'thunder', 'lightning', 'storm', 'flood', 'flooded', 'scared', 'afraid', 'school', 'beach', 'zoo', 'train', 'bus', 'boat', 'worm', 'worms', 'snail', 'snails', 'frog', 'frogs', 'duck', 'ducks', 'monsoon', 'cat', 'dog', 'coat', 'raincoat', 'snow', 'sleet', 'hail', 'sick', 'ill', 'poorly', 'dance', 'dancing', 'robot', 'ghost', 'roof', 'leak', 'leaking', 'desert', 'farm', 'farmer', 'cloud', 'fog', 'blackout', 'why', 'where', 'what', 'upwards', 'backwards', 'sweets', 'candy', 'cats', 'lift', 'mud', 'forest', 'rainforest'],
  moods: ['waiting', 'change'],
  company: ['boots', 'jar', 'bowl', 'step', 'gutter', 'pencil'],
  about: 'It rains all day, and each puts one thing on the step, to have the most of it; in the big bowl there seems to be hardly any, until a finger is held into all of them.',
  titles: ['The Rain Was One Finger High', 'A Bowl of Rain', 'Who Has the Most Rain', '{H} and the Whole Day’s Rain', 'Still Raining'],
  want: [
    {
      id: 'boots-since-breakfast',
      A: 'partner',
      paragraphs: [
        '{H} had had boots on since breakfast, and it was still raining. The rain danced on the dustbin. “How much of it is there?” asked {H}. “A lot,” said {A}. “I can’t say closer than that.”',
        'But {H} wanted to know. “We’ll catch it,” said {H}. “One thing each, out on the step. Whoever has the most by supper has won.” {A} took a jam jar. {H} took the big washing-up bowl, with both arms. “You can stop now,” said {H}. “I’ve won.”'
      ]
    }
  ],
  way: [
    {
      id: 'hardly-any',
      A: 'partner',
      paragraphs: [
        'They waited through two games of snap. Then {H} opened the door. In {A}’s jar the rain stood up nicely, where all could see it. {H} looked into the bowl. There was a great deal of bowl in there. At the bottom lay a little water, as flat as a mat.',
        '“It’s raining less in mine,” said {H}. So {H} pushed the bowl along to where the rain looked thicker, and they played twice more. Now the jar had a good deal. The bowl had a slightly thicker mat.'
      ]
    },
    {
      id: 'the-egg-cup',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll have an egg cup as well,” said {H}. “That’ll be full at once.” It was one with straight sides, and it was set down between the jar and the bowl. The rain went in, one drop at a time. {H} watched eleven of them go in and got cold knees.',
        'Later on {H} looked again, and the egg cup was not full at all. It had about as much as the jar. “It isn’t trying,” said {H}, and carried it in again to get warm.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They stood in the doorway, to hear how it was going. The rain went “tock” on the dustbin and “tick” on the jar. On the bowl it said “plip”, in a small, wide voice. “Mine’s talking less as well,” said {H}.',
        '{A} held out a hand. On a hand the rain said nothing. “That’s polite of it,” said {A}.'
      ]
    },
    {
      id: 'under-the-pipe',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the corner of the house the water from the roof came down out of a pipe. {H} looked at the pipe, and at the bowl, and then at {A}. “No,” said {A}. “That’s rain,” said {H}. “It’s the roof’s rain,” said {A}. “The roof has caught it. You can’t win with somebody else’s.”',
        '{H} thought that the roof would never notice. But the pipe gurgled just then, rather loudly, and the bowl stayed where it was.'
      ]
    },
    {
      id: 'a-bright-spell',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’ll be a bright spell,” said the radio. “What’s a bright spell?” asked {H}. {A} said that it was when it stopped for a bit. So they sat down at the window with a biscuit, to see it come.',
        'It came. The rain grew thin, something yellow lay on the wall, and a blackbird said half a word. {H} bit into the biscuit. When the biscuit was eaten, it was raining. “A spell’s as long as a biscuit,” said {H}, and would have liked another.'
      ]
    },
    {
      id: 'dry-puddles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The boots wanted to go out, and so {H} took them round the room. Two blue cushions lay on the floor, and {H} jumped into one with both feet. “Mind!” said {H}. “It’s deep.” {A} jumped into the other one, and shook one foot.',
        '“It’s gone right over the top,” said {A}, and they hung {A}’s perfectly dry sock over the chair. It looked very sorry for itself.'
      ]
    },
    {
      id: 'an-old-drop',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where does so much new rain come from?” asked {H}. “It isn’t new,” said {A}. “It’s the same water as ever. It comes down, it runs to the sea, it goes up as a cloud, and then round again.” {H} looked at the drop on the end of {A}’s nose.',
        '“Has that one been down before?” “I should think so. Perhaps a dinosaur’s had it.” {H} looked closer. “On its nose?” “Very likely,” said {A}, and did not wipe it off for quite some time.'
      ]
    },
    {
      id: 'a-worm-goes-by',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A worm came along the foot of the step, quite pink and without a hat. It was out for its walk. For a worm it was the best day of the week. {H} lay in the doorway and watched until all of it had gone by.',
        '“Good weather we’re having,” said {H} to it, for that was what it would like to hear. The worm went a bit faster. It may have been rain on the other end that did it.'
      ]
    },
    {
      id: 'the-longest-drop',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One drop hung from the rail by the step. It grew, and had a whole small street in it, and the street was upside down. “Fall,” said {H}. It did not. “If you say that, it stays,” said {A}. “Tell it to stay.” “Stay,” said {H}.',
        'The drop thought it over and fell. “It was only doing what it wanted,” said {H}. Behind it the next one had already begun on its street.'
      ]
    },
    {
      id: 'the-other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came past with a face as long as the day. “It’s raining on the washing,” said {A}. “How much?” asked {H} at once. {A} had not measured it. {A} held up a vest, and the vest ran. “About a vestful,” said {A}.',
        '{H} asked whether a vest could join in, at so late an hour. {A} wrung it out over the grass. “It doesn’t want to,” said {A}. “It never wanted to be in this at all.”'
      ]
    },
    {
      id: 'the-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} wanted to see about it too, and looked out at the step. It was raining there. {A} turned round and went right through to the window on the other side. There it was raining as well.',
        'So {A} came back to the door, in case it had been put right in the meantime. {A} looked at the rain, and then, for a long while, at {H}. “I didn’t do it,” said {H}. “I’m only catching it.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“You call that rain?” said {S}. “When I was small it rained so hard that the goldfish came in.” {A} looked at {S} for a while. “Where from?” asked {A}. “From the pond. It asked if it could wait in the sink.”',
        '“And did it?” “It stayed for supper,” said {S}. “It had fish.” Then {S} coughed. “It had peas,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} did not want a jar or a bowl. {S} stood in the doorway, put out a tongue as far as it would go, and waited. “That’s not measuring,” said {A}. “It ith,” said {S}.',
        'A drop came down, past the nose and past the tongue, and went into {S}’s collar. “One,” said {S}, and did a little dance.'
      ]
    }
  ],
  turn: [
    {
      id: 'up-to-the-line',
      A: 'partner',
      paragraphs: [
        '{A} put one finger into the jar, right down. “It comes up to the line,” said {A}, “where my finger bends.” Then the finger went into the bowl. The water came up to the line.',
        '“It’s the same,” said {H}. “It’s the same in both!” {H} looked at the step and over the wall. “It’s rained that high everywhere. The whole town’s got one line of rain. It doesn’t matter what you hold under it.”'
      ]
    },
    {
      id: 'a-strip-of-paper',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} fetched a strip of paper and a pencil. They held the strip against the jar. {H} drew a line on it, just where the water ended, and wrote what day it was. “So that’s today,” said {A}, and held it up. “It looked longer from inside.”',
        'There was a lot of room above the line. “That’s for other days,” said {H}.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '“Then who’s won?” asked {A}. They emptied the jar, and tipped the bowl’s rain into it, slowly, over the lip. It came up past the line. It came up to the neck, and there was still some left.',
        '“You did have the most,” said {A}. “Mine was standing up, and yours was lying down.” {H} was content. Then the bowl was put out on the step again, for it had a night’s work before it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the rain, and had nothing to add to it.',
      '{names} breathed on the window, so that now it was wet from both sides.',
      { text: '{names} held the door, so that it would not bang.', needs: ['hands'] },
      { text: '{names} put a hand out, and had it back at once.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the window to see if it had stopped, and it had not.',
      '{names} listened to the rain on the dustbin, which was getting better at it.',
      { text: '{names} dealt the next game of snap.', needs: ['hands'] },
      { text: '{names} turned one boot upside down, in case.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into both of them, and it was true.',
      '{names} watched the jar fill up, and held a breath for the last of it.',
      { text: '{names} put one finger in as well, to see how far it came.', needs: ['hands'] },
      { text: '{names} dried the jar, which had done well for its size.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots were stood side by side on the mat. They had not been out at all, and were the driest boots in the street.',
    '{H} washed with one line of warm water in the basin, and lay down. Outside it was still at it, but more slowly.'
  ],
  last: [
    'Outside it rained, just as high on every roof, and {H} was asleep.',
    'In the bowl the rain lay down, as flat as a mat, and {H} was asleep.'
  ]
})
