import { wishPlot } from '../wish-plot.ts'

export const door = wishPlot({
  id: 'wish-door',
  wishes: ['door', 'doors', 'doorway', 'talking door', 'knock door', 'knocking door', 'knock knock', 'knock knock joke', 'knock knock jokes', 'squeaky door', 'creaky door', 'creaking door', 'dore'],
  answers: ['talks', 'talking', 'joke', 'jokes', 'knock', 'knocks', 'knocking', 'opens', 'open', 'opening', 'itself', 'shut', 'shuts', 'close', 'closes', 'closed', 'squeaky', 'squeaks', 'creaky', 'creaks', 'creaking', 'old', 'little', 'red', 'blue', 'green', 'kitchen', 'bedroom', 'wooden', 'curious', 'nosy', 'polite', 'funny', 'who', 'that', 'wont', 'stay', 'handle', 'lettuce'],
  except: ['fridge', 'key', 'keys', 'locked', 'lock', 'locks', 'slam', 'slams', 'slammed', 'slamming', 'fingers', 'finger', 'hand', 'trapped', 'stuck', 'bell', 'doorbell', 'next', 'neighbour', 'neighbor', 'secret', 'magic', 'hidden', 'tiny', 'fairy', 'mouse', 'front', 'car', 'bus', 'trap', 'trapdoor', 'revolving', 'automatic', 'cat', 'dog', 'flap', 'police', 'monster', 'ghost', 'dark', 'scared', 'afraid', 'scary', 'shark', 'cupboard', 'wardrobe', 'school', 'nursery', 'hit', 'banged', 'bang', 'broke', 'broken', 'shoes', 'nicholas', 'delivery', 'parcel', 'left', 'leaving', 'lift', 'oven', 'barn', 'castle', 'behind', 'paint', 'painting', 'knees', 'knee'],
  moods: ['first', 'waiting', 'learning', 'alone'],
  company: ['lettuce', 'door'],
  about: 'The hero has a knock-knock joke, and the door always opens too soon, because it is polite and does not know who it is.',
  titles: ['The Door Wants to Know', 'Lettuce', 'Not Before the End', '{H} Knocks Again', 'A Very Polite Door'],
  want: [
    {
      id: 'too-soon',
      A: 'partner',
      paragraphs: [
        '{H} had a knock-knock joke, and a lettuce to go with it. For that sort of joke you need a shut door. {A} went into the kitchen, and {H} stayed outside. Knock, knock. “Who’s there?” called {A}. Eeeek, went the door, and opened. There stood {H}, with a lettuce.',
        '“Oh,” said {A}. “It’s you, with a lettuce.” So that was the end of it. {H} pulled the door shut. {H} wanted just once to get as far as the lettuce.'
      ]
    }
  ],
  way: [
    {
      id: 'the-door-speaks',
      A: 'partner',
      paragraphs: [
        'Knock, knock. “Who’s there?” Eeeek. “Can’t you wait?” said {H}. “I’m sorry,” said the door, very softly, from the hinges. “I do so want to know who it is.” “It’s me!” said {H}. “You were beside me the whole time!”',
        'They folded a bit of card and pushed it underneath. Knock, knock. “Who’s there?” The door held its breath. It shook a little. Then out shot the card, as far as the stove. Eeeek. “It’s {H} again,” said the door, “with a lettuce.”'
      ]
    },
    {
      id: 'oil',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It isn’t only that it opens,” said {H}. “It’s the noise it makes.” {A} put a drop of salad oil on the hinge, with one finger. They tried it. The door opened, and there was not a sound. It was like somebody standing behind you.',
        '“No,” said {H}. “Now you don’t know when to stop talking.” They were glad when it had worn off. “Eek,” said the door. It cleared its throat, and did a long one.'
      ]
    },
    {
      id: 'both-sides',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like, being shut?” asked {A}. “I can see both rooms,” said the door. “One with the front and one with the back. But I can’t make them meet.” When they opened it, right back, half of it had only the wall.',
        '{A} tried to look behind it, and there was not much to see. It was a wall, and a hook, and a spider. “Does that bother you?” asked {H}. “I know that spider very well,” said the door.'
      ]
    },
    {
      id: 'how-they-knock',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There are many ways to knock, and the door knew all of them. {A} did it with one knuckle. “That’s someone who has a question,” said the door. {H} did it flat, with the whole hand. “That’s someone who’s been running.”',
        'Then {A} knocked with an elbow. The door thought. “That’s someone with two cups,” it said, and opened at once. {A} had no cups. It was a bit of a let-down for the door.'
      ]
    },
    {
      id: 'interrupting-cow',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} knew one as well, and went outside with it. Knock, knock. “Who’s there?” asked {H}. “The cow that can’t wait.” “The cow that can’t…” “Moo!” cried {A}. The door flew open with fright, and {A} fell in.',
        '“It went off too early,” said {A}, from the mat. “It’s meant to,” said {H}. “That’s the only one that suits it.” The door was still trembling. It asked if the cow was all right.'
      ]
    },
    {
      id: 'leaning',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} leaned on it from the inside, with both feet against the table. “Now!” called {A}. Knock, knock. “Who’s there?” There was a small push, like a goat’s. {A} pushed back. There was a bigger one. “It’s getting its shoulder down,” puffed {A}.',
        '“I’m not doing it on purpose,” said the door. “It’s my handle.” And the handle went down by itself, out of pure interest. {A} slid gently across the kitchen, and the table went too.'
      ]
    },
    {
      id: 'the-hat-on-the-handle',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it shouldn’t hear so well,” said {A}. A woolly hat was put on the handle, and pulled down. Knock, knock. “Who’s there?” It was quiet. “Lettuce,” said {H}, out of breath with joy. They had never got so far.',
        '“What did you say?” asked the door loudly, and opened to hear it better. It looked very nice in that hat. It was just that now it shouted.'
      ]
    },
    {
      id: 'keyhole',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the door was a keyhole, and no key to it. {H} looked in from one side, and {A} from the other. What they saw was an eye. “There’s somebody living in there,” said {H}. “There is here, too,” said {A}. Both of them blinked.',
        '“That tickles,” said the door. It was the lashes. They did it again, on purpose. The door shook, and had to open for a bit, just to laugh.'
      ]
    },
    {
      id: 'who-it-was-once',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Have you always been so curious?” asked {A}. “I was a tree,” said the door. “Nobody knocked, apart from a woodpecker. It knocked all spring. Nobody ever said who’s there.” “And who was it?” asked {H}.',
        '“I never found out,” said the door. “I couldn’t open then.” It swung a little, to and fro. They could see now that it was a long time to wait.'
      ]
    },
    {
      id: 'other-comes-through',
      A: 'other',
      spare: 9,
      paragraphs: [
        'In between {A} wanted to get through, with a basket. “You’ve got to knock,” said {H}. {A} knocked with one foot. “Who’s there?” “The washing,” said {A}. “The washing who?” {A} had not known that it would go on.',
        '{A} looked into the basket for an answer. “The washing… machine’s finished,” said {A}. It was quiet in the hall. The door thought it was very good. It swung right open, and creaked for some time.'
      ]
    },
    {
      id: 'a-new-joke',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Can’t you take one without a door?” asked {A}. “What’s brown and sits on the stairs?” {H} shook that off. A joke like that was over as soon as you knew it. With a knock-knock joke you had somebody outside.',
        '“You can’t see them,” said {H}, “and you have to ask two times.” “Once would do for me,” said the door. {H} looked at it. “Yes,” said {H}. “That’s what’s wrong with you.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} wanted to be on the other side of the door. The door knew that kind of knock, which was more of a look, and opened. Now {A} was there, and sat down, and wanted to be on this one.',
        'It went like that four times. “That’s the only one who’s never finished with me,” said the door. {A} stopped half-way, just where it shuts, and thought about which side was better.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Our door stuck in wet weather,” said {S}. “You had to lift it, and push, and say something to it.” “What did you say?” asked {A}. “My mother said please,” said {S}, “and my uncle said something else.”',
        '“And which was better?” “It opened for the lady next door,” said {S}. “She only ever brought cake.” The door had listened to that with both sides. “I’d have done the same,” it said.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to tell one too. Knock, knock. “Who’s there?” asked {A}. “Me!” “Me who?” {S} was quiet for a long time, out there. “Don’t you know me any more?” asked {S}, in a small voice.',
        '“I do,” said the door, and opened very fast. {S} came in and was looked at by everybody, and it was really {S}. That was the whole joke. {S} went straight out to tell it again.'
      ]
    },
    {
      id: 'doesnt-know',
      A: 'partner',
      paragraphs: [
        '{A} came out and sat down beside {H}, with {A}’s back against the door. “It isn’t rude,” said {A}. “It’s polite. Somebody knocks, so it opens. And it’s the only one here who doesn’t know the joke.”',
        '{H} looked at the keyhole. “If it knew how it ends,” said {H}, “then it could wait for it.” {H} put both hands round the keyhole, and whispered all of it in there.'
      ]
    }
  ],
  turn: [
    {
      id: 'getting-ready',
      A: 'partner',
      paragraphs: [
        'It took a moment. Then the door began to giggle, from the bottom to the top, till all the glasses rang. “Can I do the end?” it whispered. “Not before the end,” said {H}. {A} went in and sat down by the table. The door shut itself. You could hear how tightly.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Let’s do it once without the lettuce,” said {H}, and sat down in the hall. “First I knock. What do you do?” “Nothing,” said the door. “And at who’s there?” “Nothing,” said the door, a bit more slowly.',
        '“And then?” Eeeek. “That was too soon,” said {H}. “I was only thinking of it,” said the door. It had a crack all down one side, and light came out. It pulled itself together.'
      ]
    },
    {
      id: 'others-wait-too',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} moved a chair in the kitchen, as for a play. It was strange to look at a door, and to know that it knew. It looked just as usual, apart from the handle. The handle was not quite still.',
        '“I can’t see anything,” said {A}, to be kind. Outside somebody coughed, and a leaf was torn off. It was chewed for a while, and swallowed. Then it was very quiet.'
      ]
    },
    {
      id: 'lettuce',
      A: 'partner',
      paragraphs: [
        'Knock, knock. “Who’s there?” called {A}. The door did not move. “Lettuce,” said {H}. It trembled a little at the top. It bit on its lock. “Lettuce who?” called {A}.',
        '“Lettuce in!” cried {H} and the door, both together. And it flew open, right back to the wall, and there stood {H}. {A} laughed until the chair shook. “Again,” said the door. “Shut me, and do it again. I don’t know yet who’s there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked through the gap, and there was a lettuce.',
      '{names} listened to the hinges with interest.',
      { text: '{names} called “Who’s there?” as well, since nobody else was in the hall.', needs: ['hands'] },
      { text: '{names} knocked on the table, just to help.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the card fly past, and after it the door.',
      '{names} went in and out, while it happened to be open.',
      { text: '{names} leaned against the door, and was moved along.', needs: ['hands'] },
      { text: '{names} held the handle, and it was warm from so much use.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat and stared at the shut door.',
      '{names} ate a leaf of it, now that it was over.',
      { text: '{names} clapped for the door, which took a bow on its hinges.', needs: ['hands'] },
      { text: '{names} tapped the door on the panel, where its shoulder is.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lettuce had been told so often that there was hardly any left. It went into a bowl, and the door saw it off.',
    '{H} washed and lay down. The door wanted to know how far. {H} showed it two fingers. Eek. So a bit of light came in, and nobody had to knock.'
  ],
  last: [
    'The door stood open by two fingers, and listened, and it knew who was there. It was {H}, asleep.',
    'Nobody knocked any more, and nobody asked who it was, and {H} was asleep.'
  ]
})
