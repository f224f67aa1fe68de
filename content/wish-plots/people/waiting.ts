import { wishPlot } from '../wish-plot.ts'

export const waiting = wishPlot({
  id: 'wish-waiting',
  wishes: ['waiting', 'patience', 'patiently', 'impatient', 'impatience', 'learning to wait', 'how to wait', 'can’t wait', 'cant wait', 'cannot wait', 'hates waiting', 'wait turn', 'have to wait'],
  except: ['christmas', 'santa', 'birthday', 'baby', 'party', 'holiday', 'holidays', 'eid', 'diwali', 'easter', 'school', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'grandpa', 'nana', 'bus', 'train', 'rain', 'snow', 'queue', 'doctor', 'doctors', 'dentist', 'hospital', 'results', 'passport', 'visa', 'room', 'tooth', 'fairy', 'puppy', 'kitten', 'dog', 'cat', 'egg', 'eggs', 'seed', 'seeds', 'bean', 'beans', 'cake', 'bread', 'swing', 'swings', 'sunflower', 'tomorrow', 'weekend', 'summer', 'beach', 'plane', 'aeroplane', 'airport', 'visit', 'come', 'coming', 'home', 'see', 'move', 'house', 'operation', 'died', 'sick', 'ill', 'lost', 'outside', 'alone', 'nobody', 'dinner', 'supper', 'present', 'presents', 'parcel', 'post', 'shop', 'bath', 'toilet', 'moon', 'star', 'fisherman', 'giraffe', 'night', 'wolf', 'fox', 'frog', 'dragon', 'bear', 'mouse', 'penguin', 'bird', 'cinema', 'zoo', 'show', 'match', 'game', 'friend', 'friends', 'brother', 'sister', 'cousin', 'daughter'],
  answers: ['being', 'learning', 'her', 'his', 'turn', 'turns', 'how', 'hard', 'long', 'time', 'always', 'very', 'hates', 'hate', 'little', 'girl', 'boy', 'child', 'more', 'having', 'have', 'taking'],
  moods: ['waiting', 'learning', 'question'],
  company: ['ice', 'boat', 'puddle', 'captain', 'tray', 'blanket'],
  nothingElse: true,
  about: 'A red boat is frozen in a block of ice, and the hero finds a clock that shows how far the waiting has got.',
  titles: ['Half Past Four Cornflakes', 'The Boat in the Ice', '{H} Waits', 'Not While You Look', 'Wait, Said {H}'],
  want: [
    {
      id: 'it-had-worked',
      A: 'partner',
      paragraphs: [
        'A red boat was stuck in the ice. Last night {H} had put it in a cup of water, and the cup in the freezer. {H} had wanted to see what would happen. Now {H} wanted the boat back, to sail it.',
        'The ice lay on a tray, as big as a bun. “You’ll have to wait,” said {A}. “I have waited,” said {H}. That had been about as long as a sneeze.'
      ]
    }
  ],
  way: [
    {
      id: 'both-fists',
      A: 'partner',
      paragraphs: [
        '{H} waited as hard as {H} could, with both fists. Nothing happened. “Then I’ll make it warm,” said {H}, and wrapped the ice in the thickest blanket of all. When {H} looked in, it was as cold as before.',
        '“That’s not how blankets work,” said {A}. “You’re warm, so a blanket keeps you warm. The ice is cold, so the blanket keeps it cold.” {H} took the blanket off the ice and got in.'
      ]
    },
    {
      id: 'captain',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you nearly there?” called {A} down into the ice. There was a captain on the boat, and {H} was the voice. “No,” said the captain. “There isn’t any wind, and the sea’s gone hard.” “What can you see?” asked {A}. “Your nose.”',
        '{A} moved back a bit. “And now?” “More of it,” said the captain. “Now I can see the holes.”'
      ]
    },
    {
      id: 'a-minute',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long’s a minute?” asked {H}. They tried it with their eyes shut. Whoever thought that it was over had to say so. “Now,” said {H}. It was only twenty seconds. {H} looked at {A}, who sat there with both eyes shut, and smiled.',
        'Three minutes went by. “Now,” said {A}. “Where were you all that time?” asked {H}. “At the swimming pool,” said {A}. “I was nearly dry.”'
      ]
    },
    {
      id: 'yesterday',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In the ice there were bubbles, like strings of silver beads. {H} laid one ear on the ice. It ticked, and then it fizzed. “That’s a bubble getting out,” said {A}. “There’s a bit of yesterday in each.”',
        '{H} thought about that. When the next one popped, they both put their noses there quickly. “Onions,” said {H}. “That’s right,” said {A}. “We did have onions.”'
      ]
    },
    {
      id: 'kinds-of-waiting',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’re doing it with your foot,” said {A}. It was true, the foot was tapping. {A} showed how a heron waits. It stands on one leg in the water, and not a feather moves. {A} stood like that for six seconds, and fell on the sofa.',
        '{H} did it the way a cat waits, flat, with only the tail going. {H} had no tail, and so the foot tapped again.'
      ]
    },
    {
      id: 'big-hand',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the wall the big hand of the clock stood at the four. {H} wanted to see it move. They both stared at it until their eyes watered. It stood there like a nail.',
        '“Bless you,” said {A}, for {H} had sneezed. And now it was past the four. “It did that when I wasn’t looking!” said {H}. “It always does,” said {A}. “It’s shy.”'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The best at waiting was {A}. It was for supper, and {A} had been at it since breakfast, without a word of complaint. {A} only looked.',
        '{H} tried it like that, and looked at {A} the same way. Nobody could have said which of them was waiting more. In the end {H} could bear it no longer, and gave {A} a bit of supper.'
      ]
    },
    {
      id: 'elder-letters',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a friend across the sea,” said {S}, “and a letter took three weeks. I wrote, how are you? Then I waited. Three weeks there, and three weeks back.” “And what did it say?” asked {A}.',
        '“It said, fine, thank you. How are you?” said {S}. “By then I’d had a cold, and it was over. So I wrote, fine.” {S} counted. “We had four of those a year. They were very good ones.”'
      ]
    },
    {
      id: 'now-now',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Now?” asked {S}. “No,” said {A}. “Now?” “No.” “And now?” It went on like that for some time. Then {A} had a good idea. “You be the one who says not yet,” said {A}.',
        '{S} liked that much better. {S} stood beside the ice and said it to everybody. “Not yet,” said {S}, before they had even asked. {S} said it to a chair as well.'
      ]
    },
    {
      id: 'not-while-you-look',
      A: 'partner',
      paragraphs: [
        '“Nothing’s happening,” said {H}. “You’re too close,” said {A}, and laid one cheek on the table. “Look from here. There’s a puddle, and it wasn’t there before.” It was as big as a button. They both watched it, and it stayed a button.',
        '“It’s melting,” said {A}, “only too slowly to see. You need a clock for it.” {H} looked at the puddle, and at the long dry tray.'
      ]
    }
  ],
  turn: [
    {
      id: 'cornflakes',
      A: 'partner',
      paragraphs: [
        '{H} fetched the cornflakes, and laid ten in a row, right to the end of the tray. “When the water gets to one, I can eat it,” said {H}. Then they played snap, so as not to look. When they did look, the first flake was dark and soft. {H} ate it, and it was cold and rather good.',
        '“What’s the time?” asked {A}. “One cornflake,” said {H}. At the fifth they played snap for so long that two flakes got soggy at once. “We’re late!” said {A}, with one in each cheek.'
      ]
    },
    {
      id: 'skating',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once {A} touched the ice with one finger, and it slid away. It had made itself wet underneath, and skated on that. {H} sent it back with one finger. It turned round twice on the way, boat and all, and bumped into the spoon on the tray.',
        '“The sailors will be dizzy in there,” said {A}. “No,” said {H}. “They’re cheering. It’s the first time that they’ve moved since last night.”'
      ]
    },
    {
      id: 'cold-hand',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} held a hand on the ice until it was as cold as a fish. “Guess what’s coming,” said {H}. “I’ve really no idea,” said {A}, and then jumped as high as a chair. The cold hand had landed on the back of {A}’s neck.',
        'After that {A} cooled a hand too, and {H} had to wait for it with a bare neck. It took a long time to come. “The waiting’s the worst of it,” said {H}, “and I like it best.”'
      ]
    },
    {
      id: 'between-six-and-seven',
      A: 'other',
      spare: 11,
      paragraphs: [
        'Between two cornflakes there was just time for a game. Who could keep a spoon on the nose? {A} breathed on the bowl of the spoon, and there it hung. {H}’s slid off and fell in the puddle.',
        '“That makes waves,” said {A}. And it did. One of them ran up the tray, and touched a flake that had not been due for ages. {H} ate it at once. It was wet, so it counted.'
      ]
    },
    {
      id: 'not-ten-yet',
      A: 'partner',
      paragraphs: [
        'At nine cornflakes something went “tick”. A white line ran through the ice. The ice fell open like a nut, and out slid the red boat. It stood up in the puddle and sailed, all by itself, about as far as a thumb.',
        '“Now you can have it,” said {A}. {H} had one hand out already. But at the end of the tray, quite dry, lay the last cornflake. {H} took the hand back. “Wait,” said {H}. “It isn’t ten yet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked at the ice, once, and drew back.',
      '{names} lay down by the tray, and waited for about a sneeze.',
      { text: '{names} filled a bowl with water, for a sea.', needs: ['hands'] },
      { text: '{names} breathed on the ice, and it went misty.', needs: ['hands'] }
    ],
    way: [
      '{names} got in under the blanket too, and it was a good blanket.',
      '{names} stared at the puddle as well, from quite near.',
      { text: '{names} folded both arms, and waited as well.', needs: ['hands'] },
      { text: '{names} pushed a saucer under the edge of the tray.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the crunch, and came to ask for the time.',
      '{names} ate a cornflake that had fallen on the floor.',
      { text: '{names} dealt out the cards again, for snap.', needs: ['hands'] },
      { text: '{names} counted the dry cornflakes, to see how late it was.', needs: ['hands'] }
    ]
  },
  bed: [
    'At ten o’cornflake {H} ate the last one, and the red boat sailed three times round the basin. Then it went to its harbour, beside the soap.',
    'When {H} had washed and lain down, there was nothing left to wait for but the night. {H} did not look, so that it could come.'
  ],
  last: [
    'The night came when nobody was looking, and {H} slept.',
    'The boat lay in the dry and waited for {H}, and {H} was asleep and in no hurry.'
  ]
})
