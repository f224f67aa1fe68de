import { wishPlot } from '../wish-plot.ts'

export const feather = wishPlot({
  id: 'wish-feather',
  beginsElsewhere: true,
  wishes: ['feather', 'feathers', 'found a feather', 'white feather', 'grey feather', 'collecting feathers', 'bird feather', 'bird feathers', 'lost feather', 'fether', 'fethers', 'finding a feather', 'little feather', 'feather floating'],
  answers: ['bird', 'birds', 'found', 'finding', 'finds', 'floating', 'flying', 'flies', 'soft', 'white', 'grey', 'light', 'fluffy', 'falling', 'fell', 'wind', 'whose', 'lost', 'park', 'pigeon', 'dove', 'duck', 'crow', 'swallow', 'swallows', 'nest', 'giving', 'back', 'path', 'collecting', 'collection', 'owner', 'belongs'],
  except: ['pillow', 'pillows', 'peacock', 'boa', 'angel', 'robin', 'grandad', 'grandma', 'heaven', 'died', 'dead', 'duster', 'dinosaur', 'hat', 'headdress', 'indian', 'tickle', 'tickling', 'tickled', 'ostrich', 'flamingo', 'parrot', 'chicken', 'hen', 'hens', 'cat', 'duvet', 'owl', 'pen', 'quill', 'eat', 'ate', 'plucked', 'phoenix', 'magic'],
  moods: ['first', 'learning', 'waiting', 'lost'],
  company: ['feather', 'pigeon', 'duck', 'crow', 'dove', 'swallow'],
  out: true,
  about: 'The hero wants to give a feather back to its bird, and the bird has thrown it away.',
  titles: ['A Feather on the Path', 'Where the Wind Got In', '{H} Asks the Birds', 'Nobody’s Feather', 'A White Tip Looked Out'],
  want: [
    {
      id: 'somebodys',
      A: 'partner',
      paragraphs: [
        'There was a feather on the path in the park. It was grey, with a white tip. {H} picked it up. “Somebody’s lost this,” said {H}. “Now there’s a hole in them, where the wind gets in.” {H} wanted to give it back.',
        '“That’s off an eagle,” said {A}, who was sure. They both looked up. There wasn’t an eagle. There was a pigeon on the bin.'
      ]
    }
  ],
  way: [
    {
      id: 'asking',
      A: 'partner',
      paragraphs: [
        '“Is this yours?” asked {H}. The pigeon looked at it with one eye, and with the other. “No,” it said. “I’m all here.” The duck on the grass was, too. The crow took it in its beak, and turned it over. “Too pale,” it said, and gave it back. A swallow shot by, and had no time to be asked.',
        '“Let it fly home,” said {A}. {H} threw it up high. It came down again, rocking like a boat, and sat on {A}’s head.'
      ]
    },
    {
      id: 'how-it-is-made',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} stroked it the wrong way, and it came apart in slits. Now it looked like a comb. “You’ve broken it!” said {A}. But {H} pulled it through two fingers, the right way, and it was shut again. It did up like a zip.',
        '“Hundreds of tiny hooks,” said {A}. They opened it and shut it. It made no noise at all, and nothing got caught in it. {A} thought of the zip on the winter coat, which could learn something from that.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They asked all the pigeons by the kiosk, and there were eleven. The pigeons stood in a row, so that it went faster. “Turn round, please,” said {H}. Eleven tails turned round. {H} went along behind with the feather, and held it against each.',
        'One was too blue, and one too short. The last was a bit dirty. “Not that I know of,” it said, and looked over its shoulder. “But I’d take it.” {H} had to say no. It wasn’t a sale.'
      ]
    },
    {
      id: 'off-an-eagle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“An eagle would have come back for it,” said {H}. “It hasn’t noticed yet,” said {A}. “It’s so high up. It only feels a bit of a draught.” They waited for the eagle to notice. There was a small dot in the sky.',
        'It came nearer, and hummed, and was an aeroplane. “Has it got all its feathers?” asked {H}. {A} looked at it through a hollow fist. “It’s flying straight,” said {A}. So it can’t have been that one.'
      ]
    },
    {
      id: 'weighing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid it on one palm, and shut both eyes. “Is it on now?” asked {H}. {A} had taken it away long ago. “And now?” {A} laid it on the other palm. You really could not tell.',
        'They had it weighed at the kiosk, on the scales for the sweets. The needle did not move. “One feather,” said the lady at the kiosk. “That’s nothing.” She wrapped it up in a twist of paper all the same.'
      ]
    },
    {
      id: 'notice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could put up a notice,” said {A}, “on the tree.” There was one there already. It said that somebody had found a glove. {H} thought about what to write. Found: a feather. Grey, with a white tip. “And then they’ve got to prove it,” said {A}.',
        '“How?” “They have to say what they’ve got on the other side.” They wrote it small, and low down, where a bird would look. Under it {A} drew an arrow to the bench.'
      ]
    },
    {
      id: 'in-the-hair',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} carried it stuck behind one ear, so that everybody could see it. A sparrow came down on the handle of the bin, and looked {A} up and down. “Have you only got the one?” it asked. {A} said yes. The sparrow said nothing, and hopped nearer.',
        '“You’ll need a lot more,” it said kindly. “I’d start with the back.” It fluffed up all of its own, to show where they went. It was hardly a sparrow at all. It was nearly all feather.'
      ]
    },
    {
      id: 'the-swan',
      A: 'other',
      spare: 7,
      paragraphs: [
        'On the water lay a swan, as if someone had poured it. “Ask the swan,” said {A}. “It’s sure to have some spare.” {H} held up the feather from the path. The swan looked at it, down along its whole neck.',
        '“Grey,” it said. That was all. Then it drifted off a bit, so that nobody should think they had come together. “It’s got a white tip!” {A} called after it. But the swan had only ever had the one answer.'
      ]
    },
    {
      id: 'drawing-with-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The feather had a quill at the end, and that was hollow, like a straw. {A} blew through it. Pfff. “In the old days they wrote with this,” said {A}. {H} dipped it in a puddle, and wrote a word on a flat stone. Whose, it said.',
        'It was a good word, with a tail on the end. But it dried. By the time a bird came by, there was just “who” on it. “Me,” said the bird, and flew on. That didn’t help.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} let {A} smell at it, for {A} might know whose it was. {A} drew in one long breath, and half of the feather went up {A}’s nose. There was a sneeze. The feather shot out, and sailed over the path.',
        'So it could fly after all. It only had to be thrown hard enough. {H} ran and fetched it. {A} looked on with watering eyes, and didn’t want to know any more about whose it was.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a goose that lost one,” said {S}. “A big one, from the wing. After that it flew in rings. It set off for the pond, and came round to the kitchen door again.” “Every time?” asked {A}.',
        '“All that autumn,” said {S}. “My mother gave it a potato, whenever it came. By Christmas the feather had grown again. But it still went in rings, as far as the kitchen door. It had got used to the potato.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“That feather’s mine,” said {S}. “I’m a bird.” {A} asked where it had been. {S} turned round, and pointed at a place on the back. There was no gap to be seen there. “I’ve got a jumper over it,” said {S}.',
        '{A} held the feather to it, and it did look nice. {S} ran to the bench and back with both arms out. “Now I’m fast again!” cried {S}. Then {S} gave it back, as it was itchy.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{H} drew the white tip over {A}’s palm. {A} shut the fist, and it was empty. {A} looked at it, and opened it, and held it out once more. It had been something, and it had been nothing.',
        'They did it on the cheek too, and on one bare foot. The toes went apart like a fan. {A} looked about for who was doing it, and found the pigeon on the bin. {A} laughed at the pigeon, to thank it.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'partner',
      paragraphs: [
        '{A} went back to where it had lain, and looked straight up. Above the path a dove sat on a branch. It pulled at its wing, and out came a feather, grey, with the same white tip. The dove let go, and down it rocked. “It’s doing it on purpose,” said {A}.',
        '“Excuse me,” called {H}. “You’ve lost these.” “I haven’t lost them,” said the dove. “They’re worn out. I’ve got new ones coming in underneath.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nobodys',
      A: 'partner',
      paragraphs: [
        '“Then whose is it?” asked {H}. “Nobody’s,” said the dove. {H} had never held a thing that was nobody’s. {H} stood there, with one arm up, and opened two fingers. The wind took it. It rocked to the left, and to the right.',
        'Swish, went something. It was the swallow. It caught the feather in the air, and let it fall, and turned, and caught it again. A second swallow was there at once. “They’re playing,” said {A}.'
      ]
    },
    {
      id: 'the-second-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They still had the other one, which had only just come down. {A} let it go as well. Now there were two in the air, and the swallows could not choose. They went for the same one, and missed each other by a beak.',
        'The second feather came down all by itself, in no hurry, on the pigeon. “Look,” said the pigeon. “It was mine after all.” It walked off with that on its back. Nobody said a word, because it looked so pleased.'
      ]
    },
    {
      id: 'dropping',
      A: 'same',
      spare: 14,
      paragraphs: [
        'One swallow let the feather fall on purpose, so that the other one could have it. That one let it fall too. Each time, it nearly reached the grass. {H} held both arms out, in case, and ran about underneath.',
        '“Do they know that it’s for a nest?” asked {A}. “They do,” said {H}. “But it’s not time to go in yet.” {A} nodded. You could see that. It was just the same with them.'
      ]
    },
    {
      id: 'white-tip',
      A: 'partner',
      paragraphs: [
        'Then one of them kept it. It flew in under the roof of the kiosk, where a nest of mud was stuck. There was a gap in the nest, at the side. The swallow pushed, and tucked, and pushed once more. Now a white tip looked out from it.',
        '{H} stood below with empty hands. “There was a hole in somebody,” said {H}, “where the wind got in.” “It just wasn’t the eagle,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up for the eagle, and saw a great deal of blue.',
      '{names} sniffed at the feather, and it moved.',
      { text: '{names} held two fingers apart, to show how big the hole was.', needs: ['hands'] },
      { text: '{names} felt whether anything was missing, at the back.', needs: ['hands'] }
    ],
    way: [
      '{names} went round by the duck, which did not know either.',
      '{names} blew at the feather, and it came down somewhere else.',
      { text: '{names} held the feather up to a sparrow, who was late.', needs: ['hands'] },
      { text: '{names} smoothed the feather down again, after the crow.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round and round, after the swallows.',
      '{names} ran about below, in case it should fall.',
      { text: '{names} waved to the dove, with thanks.', needs: ['hands'] },
      { text: '{names} pointed at the white tip, for the lady at the kiosk.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home nothing had to be put away. There was only some fluff on a sleeve, and that was nobody’s.',
    '{H} splashed a little, and lay down. The blanket was tucked in at the side, where the wind could get in.'
  ],
  last: [
    'Under the roof of the kiosk a white tip stirred a little, and {H} was asleep.',
    'Sleep came down to the left, and to the right, and settled on {H}.'
  ]
})
