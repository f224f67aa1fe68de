import { wishPlot } from '../wish-plot.ts'

export const unicornRainbow = wishPlot({
  id: 'wish-unicorn-rainbow',
  wishes: ['riding unicorn', 'ride unicorn', 'rides unicorn', 'rode unicorn', 'ride unicorns', 'riding unicorns', 'unicorn ride', 'unicorn rides', 'unicorn riding', 'unicorn rainbow', 'unicorns rainbow', 'unicorn rainbows', 'unicorns rainbows', 'rainbow unicorn', 'rainbow unicorns', 'unicorn sky', 'unicorn clouds', 'unicorn gallop', 'unicorn gallops', 'galloping unicorn', 'unicorn flies', 'flying unicorn', 'fly unicorn', 'unicorn over rainbow', 'back of unicorn', 'unicorn adventure', 'unicorn takes', 'unicorn carries', 'unicorn real', 'real unicorn', 'unicorn comes door', 'meets unicorn', 'unicorn magic land', 'unicorn land'],
  answers: ['unicorn', 'unicorns', 'ride', 'rides', 'riding', 'rode', 'rainbow', 'rainbows', 'over', 'across', 'sky', 'cloud', 'clouds', 'fly', 'flies', 'flying', 'gallop', 'gallops', 'real', 'magic', 'magical', 'adventure', 'girl', 'boy', 'little', 'meets', 'meet', 'takes', 'back', 'colour', 'colours', 'color', 'colors', 'slide', 'slides', 'land', 'pink', 'white', 'sparkly', 'beautiful', 'end', 'top', 'up', 'through', 'carries', 'friend', 'best', 'night'],
  except: ['princess', 'princesses', 'mermaid', 'mermaids', 'dragon', 'dragons', 'pirate', 'pirates', 'dinosaur', 'dinosaurs', 'birthday', 'party', 'cake', 'lost', 'loses', 'horn', 'baby', 'school', 'hospital', 'ill', 'sick', 'died', 'bridge', 'heaven', 'cat', 'dog', 'toy', 'costume', 'afraid', 'scared', 'space', 'moon', 'robot', 'fairy', 'fairies', 'ballet', 'dance', 'dances', 'christmas', 'bicycle', 'bike', 'scooter', 'sea', 'poo', 'fart', 'farts', 'farting', 'race', 'swim', 'kitten', 'gold', 'leprechaun'],
  isTale: true,
  out: true,
  company: ['unicorn', 'rainbow', 'puddle'],
  about: 'A unicorn wants to carry the hero over the rainbow and slides down it each time, until somebody finds out what the colours are made of.',
  titles: ['Try the Green', 'Four Hooves and a Puddle', '{H} Rides over the Rainbow', 'Yellow Is Butter', 'Home by the Violet'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'A unicorn stood at the door, as white as milk, and dripped on the mat. It had rained. “Is this where {H} lives?” asked the unicorn. “I’m to take you for a ride. Over the rainbow, please, and hold on to my mane.”',
        '{H} had wanted that all year, and was on its back at once. {A} got on behind. At the end of the street stood the rainbow, with one foot in a puddle. The unicorn took a run. Up they went, clip, clop, clip. Then they came down again on their bottoms, and sat in the puddle.'
      ]
    }
  ],
  way: [
    {
      id: 'down-again',
      A: 'partner',
      paragraphs: [
        '“I slipped,” said the unicorn. “It happens.” It walked back, right to the letter box, and took a longer run. Clip, clop, clip, clop, whoosh! Splash! The puddle had not been so wet the first time. “I’ve practised on stairs,” said the unicorn sadly.',
        '“Faster!” said {H}. So they went faster. They got as high as the chimneys, and so they had more to slide. This time they slid right through the puddle, and out at the other end. “Faster is only further down,” said {A}.'
      ]
    },
    {
      id: 'who-sits-where',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was the matter of the seats. At the front there was mane in your face. At the back there was tail in your face. {H} sat at the front, and {A} sat at the back, and they both went “pfff”.',
        '“I could plait it,” said {A}. So they stopped under a street lamp. The unicorn got two plaits, with a knot in each, and looked at itself in a car window. “I look like my aunt,” said the unicorn. It stayed there for some time.'
      ]
    },
    {
      id: 'the-horn-is-handy',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s the horn for?” asked {H}. “People always ask that,” said the unicorn. It took a letter off the pavement with it, and put it in the letter box. It rang a doorbell, high up, for a small boy. “And for carrying toast,” said the unicorn.',
        '“Toast?” asked {A}. “I put the slices on it, and walk home slowly,” said the unicorn. “Four at once.” There was a crumb on it still, about halfway up.'
      ]
    },
    {
      id: 'helmets',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You need hats for this,” said the unicorn. {H} had a helmet. {A} had a colander, and tied it on with a scarf. “And you?” {H} asked. The unicorn had tried a hat once. It had a hole in it by teatime.',
        'After the next slide {A} sat up, and water ran out of the colander at every hole. “You’re raining,” said {H}. “It’s a good hat,” said {A}. “It empties by itself.”'
      ]
    },
    {
      id: 'talk-to-the-rainbow',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps we should knock,” said {A}. {H} knocked at the foot of the rainbow. It made no sound at all. “Hello?” said {H}. “May we come up?” There was only a drip. It might have been a yes.',
        'They wiped their feet, to be polite. The unicorn had four, and that took a while. Then they went up very politely, and came down in the usual way. “It wasn’t that,” said the unicorn from the puddle.'
      ]
    },
    {
      id: 'push-from-behind',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You walk up,” said {H}, “and we’ll push.” They leaned on the unicorn from behind, {H} on the left and {A} on the right. It was like pushing a sofa that is warm. It went up a little. It went up a little more.',
        '“Something’s tickling me,” said the unicorn, and laughed. You should not stand below a unicorn that laughs. It sat down. When it had slid off them, they were a good deal flatter, and had tail in their ears.'
      ]
    },
    {
      id: 'unicorn-is-hungry',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I slide on an empty stomach,” said the unicorn. “What do you eat?” asked {H}. “Moonbeams,” said the unicorn. {A} looked at the sky, and it was the middle of the day. “Or carrots,” said the unicorn.',
        '{A} fetched carrots. It ate seven, and sighed after each. “Were they as good as moonbeams?” asked {H}. The unicorn looked up and down the street. “Don’t tell the others,” it said, “but a moonbeam doesn’t crunch.”'
      ]
    },
    {
      id: 'sandy-shoes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“On ice people put on socks,” said {A}. They had two pairs. One was striped, and one had a hole at the toe. The unicorn put out one hoof after the other. It did not want the hole at the front.',
        'It looked down at itself. “I’ve never felt so dressed,” it said. The socks held on very well. Only the unicorn slid out of them. There they hung, halfway up, all four, and it was down in the puddle with bare feet.'
      ]
    },
    {
      id: 'people-in-the-street',
      A: 'same',
      spare: 8,
      paragraphs: [
        'An old man came by with his shopping, and stopped. “Is that a unicorn?” he asked. “Yes,” said {H}. “And is that a puddle?” “Yes,” said {A}. He thought it over. “I had a donkey once,” he said, “and she wouldn’t go uphill either.”',
        '“What did you do?” asked the unicorn. “I went where she wanted to go,” said the man. “I’ve seen a lot of turnips.” And he wished them a nice afternoon, and gave the unicorn an apple out of his bag.'
      ]
    },
    {
      id: 'count-the-colours',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They sat in the puddle, and had a look at it from below. “Red, orange, yellow, green, blue,” said {H}, “and then two that are nearly the same.” “Those are the difficult ones,” said the unicorn. “I always say blue and thingy.”',
        '“Which one is the best?” asked {A}. {H} liked the red. {A} liked the blue. The unicorn liked all of them, and then it whispered, “But mostly the pink.” They looked for the pink. They did not like to tell it.'
      ]
    },
    {
      id: 'other-mends-tail',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wrung out the tail. It was a long tail, and a lot came out. First came the puddle, and then a very small frog. The frog sat there and looked up at the unicorn. “Again,” said the frog.',
        '“It talks!” said {H}. “It’s been in a unicorn’s tail,” said the unicorn. “It wears off.” The frog said “again” three more times. The fourth time it only said “croak”, but they knew what it meant.'
      ]
    },
    {
      id: 'pet-and-unicorn',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had never met a unicorn. They looked at each other, nose to nose. The unicorn sniffed, and {A} sniffed. “Good afternoon,” said the unicorn. {A} said nothing, but went once all the way round, to see if it was the same behind.',
        'It was not. Behind, it had a tail, and the tail had a drip on it. {A} watched the drip until it fell. After that they were friends, for neither of them had stepped on the other.'
      ]
    },
    {
      id: 'elder-rides',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was your age,” said {S}, “I asked for a unicorn every birthday. I always got socks.” “And did you stop asking?” asked {A}. “Never,” said {S}. “I asked again this year.”',
        'The unicorn went red up to the ears. “I had the wrong address,” it said. “I’m very sorry.” Then it knelt down, as low as it could. {S} had the seat by the mane, to the lamp post and back.'
      ]
    },
    {
      id: 'child-slides',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} thought that the sliding was the ride. “Again!” said {S} in the puddle each time, and was back on first. “We want to go over it,” said {A}. “Why?” asked {S}. {A} had to think.',
        '“Because there’s the other side,” said {A}. {S} looked at the other side. It was a long way off. “Is there a puddle?” asked {S}. The unicorn believed there was. Then {S} was for it too.'
      ]
    },
    {
      id: 'baby-and-mane',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had got hold of the mane, and it was the best thing in the world so far. {S} pulled. “Ow,” said the unicorn, and bent down its head. {S} pulled again, to hear the word again.',
        '“Ow,” said the unicorn kindly. {A} undid the fingers, one by one, and there was a white hair in them. It shone a little. {S} held on to it for the rest of the day, and waved it at buses.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-the-colours-are',
      A: 'partner',
      paragraphs: [
        '{A} looked at {H}’s knees. “You’re yellow,” said {A}, and tried a bit with one finger. “It’s butter! No wonder you slide. You’ve been running up the yellow.” {H} put a hand on the next one. The orange was marmalade, and the blue was as wet as a bath.',
        'But one was soft and dry, and smelled of mown grass. “What are hooves made for?” asked {H}. “Grass,” said the unicorn. “Then try the green,” said {H}. It was a narrow one. The unicorn put one hoof before the other, and nothing slid. Clip, clop, up they went.'
      ]
    },
    {
      id: 'at-the-top',
      A: 'same',
      spare: 15,
      paragraphs: [
        'At the top they stood still. The whole town lay down there, and all its roofs were wet and shone. {H} found their own one. It had a ball in the gutter. “So that’s where it went,” said {A}.',
        'A goose flew by, and looked at them twice. “Good evening,” said the unicorn. The wind lifted its mane, and it held its horn up high. Up here it looked like the ones in the pictures. It knew that, and kept still for a moment longer.'
      ]
    },
    {
      id: 'down-the-yellow',
      A: 'partner',
      paragraphs: [
        'They rode right over the top, among the clouds, which were cool and smelled of rain. “And how do we get down?” asked the unicorn. {H} laughed. “You’re good at that,” said {H}. So they sat down on the yellow. One, two, three, and whoosh, they went, all down the far side!',
        'There was a puddle there as well. Splash. By then the sun was low. “We’ll go home by the violet,” said the unicorn. “It’s the slow one.” The violet smelled of clean pillows, and it went downhill all the way. Nobody had to hold on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got on as well, for a unicorn is longer than it looks.',
      '{names} slid down last, and so had the softest landing.',
      '{names} wished the unicorn good afternoon, and got a nod.',
      { text: '{names} held on to the tail, with all ten fingers.', needs: ['hands'] },
      { text: '{names} brought a towel for the unicorn, and then one for everybody.', needs: ['hands'] }
    ],
    way: [
      '{names} shouted “hold tight”, a little late.',
      '{names} shook off the water, over everybody who was nearly dry.',
      '{names} measured the puddle by sitting in it.',
      { text: '{names} pulled one hoof out of the mud, and it came with a plop.', needs: ['hands'] },
      { text: '{names} scraped something yellow off one elbow, and did not wonder.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked the orange in passing, and it had peel in it.',
      '{names} rode up the green behind the others, in a row like ducks.',
      '{names} yawned first, on the violet, and the unicorn was second.',
      { text: '{names} waved to the street from the very top.', needs: ['hands'] },
      { text: '{names} caught a bit of cloud, and had a wet hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The unicorn wiped its feet on the mat, and said good night to each of them by name.',
    '{H} washed the butter off both knees, and lay down. Clip, clop, went somebody down the street, slower and slower. Then the rainbow went out.'
  ],
  last: [
    'The pillow smelled a little of violet, and {H} was asleep.',
    'Clip, it went, far away, and clop, and {H} was asleep.',
    'All the colours were dark now, even the yellow, and {H} was asleep.'
  ]
})
