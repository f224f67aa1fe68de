import { wishPlot } from '../wish-plot.ts'

export const barber = wishPlot({
  id: 'wish-haircut-barber',
  beginsElsewhere: true,
  themes: ['haircut'],
  answers: ['barber', 'barbers', 'getting', 'cut', 'cutting', 'clippers', 'curls', 'short', 'hairdresser', 'salon', 'scissors', 'grandad', 'grandpa', 'granddad', 'dad', 'daddy'],
  except: ['plaits', 'braids', 'tangled', 'brushing', 'tomorrow', 'fringe', 'doll', 'myself', 'dog', 'paper'],
  company: ['barber'],
  moods: ['first', 'afraid', 'change', 'proud'],
  out: true,
  about: 'At the barber’s there is one curl that must not be cut, and with a clip on it everybody can see what it looks like.',
  titles: ['All but This One', 'The Curl with a Clip on It', '{H} Goes Up in the Chair', 'Three Times Round the Finger', 'Puff, Puff, Puff, Said the Chair'],
  want: [
    {
      id: 'the-chair',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first haircut at the barber’s, and the chair could go up. The barber trod on it, puff, puff, puff, until the mirror was full of {H}. “What’s it to be?” he asked.',
        'Behind {H}’s left ear was a curl. Every night it went round one finger, three times, until {H} was asleep. Nobody was to cut that curl. {H} was just going to say so, when the clippers said bzzz.'
      ]
    }
  ],
  way: [
    {
      id: 'cape',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First {H} got a cape, from the chin to the knees. There was nothing left of {H} but a head on a hill. “Where are your hands?” asked {A}. “I’ve still got them,” said {H}. “They’re in the tent.”',
        'Under the cape they waved. A bump went up on the left, and one on the right. The barber nodded to both of them.'
      ]
    },
    {
      id: 'blue-jar',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the shelf was a tall jar of something blue. Combs stood in it up to their necks. “They’re having a bath,” said {A}. “All at once?” asked {H}. “They were all in somebody’s hair this morning.”',
        'The barber took one out and shook it. It was quite cold, and went up {H}’s neck like a small ladder.'
      ]
    },
    {
      id: 'shoulder',
      A: 'partner',
      paragraphs: [
        '{H} got a hand out from under the cape and laid it over the curl. “I can’t cut round a hand,” said the barber. So {H} put up a shoulder instead. The barber cut a bit on the right, and that was only a tickle. Each time he came round to the left, the shoulder was there first.',
        '“That’s where your finger always is,” said {A}, “when you’re nearly asleep.” {H} nodded, as well as you can with a shoulder up. “The barber can’t know that,” said {A}, “if nobody tells him.”'
      ]
    },
    {
      id: 'mirrors',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a mirror in front and a mirror behind, and each had the other one in it. {H} looked in, and there sat a whole row of people with capes on. They got smaller, and at the back they were green.',
        '“Which one of you’s first?” asked {A}. {H} put out {H}’s tongue, to see. All of them did it at the same moment. Even the smallest one did, right at the back.'
      ]
    },
    {
      id: 'towel-man',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In the next chair lay a man with a hot towel on his face. Only the nose looked out, and steam came up on both sides. “Is he done?” whispered {H}. “He needs a few more minutes,” whispered {A}.',
        'When the towel came off, he was as pink as a ham, and very happy. He had been asleep. “Do I look nice?” he asked. “I haven’t begun yet,” said the barber.'
      ]
    },
    {
      id: 'barber-talk',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Been anywhere nice?” asked the barber. {H} thought about it. “The kitchen,” said {H}. “And will you be going away this summer?” “I don’t think so,” said {H}. “We’re having toast.”',
        'The barber said that you could not do better. {A} told him about the bathroom as well, and how rainy it was in there.'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man had come in with a great deal of hair and a hat on top. Now he was done. He looked in the mirror, and was pleased, and put on his hat. It came down as far as his nose.',
        '“It fitted when you came in,” said the barber. “It’ll fit again in March.” The man felt his way out along the wall. “He’ll be home by then,” said {A}, and {H} lifted one hand under the cape, to wave.'
      ]
    },
    {
      id: 'whose-hair',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On the floor lay the hair of everybody who had been there that day. There was white, and red, and a great deal of black. {H}’s own was on top, because it was the newest.',
        '“They’re getting to know each other down there,” said {A}. The barber came with his broom, and pushed them all together. “They always get on,” he said. “I’ve never heard a cross word.”'
      ]
    },
    {
      id: 'pet-hair',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Nobody had ever asked {A} what it was to be. {H} looked across at {A}, from up there in the chair.',
        '“Short at the sides?” asked the barber. {A} looked at the scissors, and then very hard at the door. “{A}’s growing it,” said {H}, and it was the truth, as far as anybody knew.'
      ]
    },
    {
      id: 'elder-plank',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small, they laid a plank across the arms of the chair,” said {S}. “That’s how they got us up. It had a dip in the middle, from all of us.” “Did you have a curl?” asked {A}.',
        '“I had nine,” said {S}. “I went in like a lamb and came out like an egg. My own aunt walked past me in the street.” {S} stroked what was there now. “She said good morning, though. She was a polite woman.”'
      ]
    },
    {
      id: 'child-clippers',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was allowed to hold the clippers, when they were off, and they were heavy and still warm. “Bzzz,” said {S} for them, and went up the arm of the chair.',
        '{A} wanted a go too, on the back of one hand. “That’s all that it does,” said {S}. “The rest’s just noise.”'
      ]
    },
    {
      id: 'clip',
      A: 'partner',
      paragraphs: [
        'So {H} let the shoulder down and held out the curl. “All but this one,” said {H}. The barber had a proper look at it. He did not laugh. He put a red clip on it, so that there could be no mistake.'
      ]
    }
  ],
  turn: [
    {
      id: 'bee',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now the clippers could come. They went up the back and round the ear, like a big bee, and all {H}’s teeth hummed.',
        '“Say something,” said {A}. “Aaaah,” said {H}, and it came out in small pieces, like a goat. {A} tried it too, without any clippers, and it was not nearly so good.'
      ]
    },
    {
      id: 'brush',
      A: 'other',
      spare: 8,
      paragraphs: [
        'At the end there was a brush as soft as a kitten, with powder in it. It went round {H}’s neck, and in at the collar. {H} drew in like a snail.',
        '“There’s nowhere to go,” said {A}. “You’re in a cape.” {H} had never known how far down a neck went. A small cloud rose up, and it smelled of grandfathers.'
      ]
    },
    {
      id: 'like-a-lamp',
      A: 'partner',
      paragraphs: [
        'After that it went quickly, and the barber held up a mirror. There were two ears, and a neck, all of it new and tidy. And by the left ear hung one long curl, with a red clip at the end. {A} bit both lips. “You could switch a lamp on with it,” said {A}.',
        '{H} began to laugh, and the curl swung. But then {H} thought of the night, and the finger. “Please cut it off,” said {H}, “but I’ve got to keep it.” Snip, said the scissors. The barber tied a bit of red thread round the curl, and laid it in {H}’s hand. It went three times round the finger, just as it always had.'
      ]
    },
    {
      id: 'down-again',
      A: 'partner',
      paragraphs: [
        'Psss, said the chair, and {H} came down. The barber was sweeping up the hair. “What happens to that?” asked {H}. “The sparrows come for it,” he said, “for their nests.” {H} nodded. “Then they’ll sleep well in it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rose a little as well, each time the chair went puff.',
      '{names} settled in the waiting corner, where the magazines lay.',
      { text: '{names} combed back a few hairs, in front of the other mirror.', needs: ['hands'] },
      { text: '{names} turned the pages of a magazine about beards.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well away from the clippers.',
      '{names} sneezed, and some of the hair on the floor moved house.',
      { text: '{names} passed the barber a little brush, for the tickly bits.', needs: ['hands'] },
      { text: '{names} tucked in the cape, where it had slipped off the shoulder.', needs: ['hands'] }
    ],
    turn: [
      '{names} wagged to and fro a little, in time with the curl.',
      '{names} snorted, and quickly looked at the combs.',
      { text: '{names} felt behind both ears, for a curl to keep.', needs: ['hands'] },
      { text: '{names} saved a bit of the red thread, and tied it round a thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the clip went into the drawer, for the barber had said that {H} might keep it. The curl lay in an egg cup.',
    '{H} washed, and there was a good deal less to dry. Then {H} lay down with the curl, and it went round one finger.'
  ],
  last: [
    'Once round, and twice round, and three times round, and {H} was asleep.',
    'In the egg cup there was nothing, and round one finger there was a curl, and {H} slept.'
  ]
})
