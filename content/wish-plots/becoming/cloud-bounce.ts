import { wishPlot } from '../wish-plot.ts'

export const cloudBounce = wishPlot({
  id: 'wish-cloud-bounce',
  beginsElsewhere: true,
  wishes: [
    'bouncing clouds', 'bouncing cloud', 'bounce clouds', 'bounce cloud', 'bounces clouds', 'bounced cloud', 'jumping clouds', 'jump clouds', 'jumps cloud', 'jumping cloud', 'cloud trampoline', 'clouds trampoline', 'walking clouds', 'walk clouds', 'walks cloud', 'ride cloud', 'riding cloud', 'rides cloud', 'cloud ride', 'cloud land', 'cloudland', 'land clouds', 'sleeping on cloud', 'sleep cloud', 'sleeps cloud', 'slept cloud', 'playing clouds', 'play clouds', 'fluffy cloud', 'fluffy clouds', 'cloud friend', 'pet cloud', 'cloud yard', 'magic cloud', 'lives on cloud', 'live cloud', 'living cloud', 'cloud adventure', 'sitting on cloud', 'climbs cloud'
  ],
  except: ['house', 'castle', 'unicorn', 'dragon', 'bus', 'plane', 'aeroplane', 'afraid', 'scared', 'thunder', 'lightning', 'storm', 'why', 'how', 'what', 'shapes', 'died', 'heaven', 'computer', 'fairy', 'fairies', 'princess', 'lost', 'sad', 'bear', 'bears', 'sheep', 'cat', 'dog', 'snow'],
  answers: ['cloud', 'clouds', 'bounce', 'bounces', 'bouncing', 'bounced', 'jump', 'jumps', 'jumping', 'jumped', 'trampoline', 'walk', 'walking', 'walks', 'ride', 'rides', 'riding', 'land', 'sky', 'fluffy', 'white', 'soft', 'high', 'up', 'in', 'on', 'the', 'rain', 'float', 'floating', 'floats', 'sleep', 'sleeping', 'play', 'playing', 'plays', 'magic', 'friend', 'pet', 'little', 'moon', 'from', 'to', 'live', 'lives', 'living', 'adventure', 'sitting', 'sits', 'climbs', 'who', 'cotton', 'wool'],
  company: ['cloud', 'clouds', 'washing', 'washing line', 'yard', 'drops', 'rain', 'sheet', 'socks', 'moon', 'chimney'],
  about: 'Each bounce on the cloud lets out some of its rain, on the washing of all things, until the cloud is as small as a mat and has to drink.',
  titles: ['Every Bounce Is a Shower', 'Boing', '{H} on the Cloud', 'The Cloud Drinks Up', 'Rain on the Socks'],
  want: [
    {
      id: 'in-the-yard',
      A: 'partner',
      paragraphs: [
        'A cloud had come down in the yard, as big as two beds. {H} put one foot on it, and it held. {H} put on the other, and it went boing. At the third boing it rose as high as the chimney.',
        '“Come down and help!” called {A}, who was hanging up the washing. “In a minute,” called {H}. “I only want to bounce up to the moon, and touch it.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-feels-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like?” called {A} from below. “Cold on the feet,” called {H}, “and warm where the sun is. It’s like a wet cushion that’s been told a joke.” {H} threw down a handful.',
        '{A} caught it in both hands. When {A} looked, there was nothing in there. It was only that the hands were damp, and shone. “Thank you,” called {A}. “I’ve washed with it.”'
      ]
    },
    {
      id: 'seat-and-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You could make anything up there by patting. {H} patted a chair, with two arms, and sat down. It was a good chair, until it came through at the bottom. {H} patted a table, and the wind bent it into a goat.',
        '“You’ve got a goat up there,” called {A}. “It was a table,” called {H}. “I’d have stayed with the goat,” {A} called back. It lost its horns after that, and looked more like {A}.'
      ]
    },
    {
      id: 'next-door-cloud',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Another cloud came past, thin and long, with ripples in it. {H} tried a foot on that. The foot went right through. “That’s the wrong kind,” called {A}. “It’s much too high and too thin. They’re all ice, those. You want the ones like cauliflower.”',
        'The thin cloud felt offended. It went on its way to the sea, and trailed behind it. “Nobody jumps on me,” it seemed to say, “but I’m very good at sunsets.”'
      ]
    },
    {
      id: 'a-pigeon',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A pigeon landed on the cloud and folded its wings. It thought that it was a roof. {H} bounced, and it was in the air, and landed, and was in the air again. It had a very surprised neck.',
        '“You must bend your knees,” {H} told it. But they bend the other way. “Who are you talking to?” called {A}. “A beginner,” called {H}. In the end it flew home, and one wing was still going up and down.'
      ]
    },
    {
      id: 'anchor',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A wind came up, and the cloud began to leave. {A} ran beside it down there, with a clothes peg in each hand. “Throw me a corner!” called {A}. {H} pulled a bit of it long, like dough, and let it down.',
        '{A} pegged it to the washing line, between a vest and a towel. It tugged once, and lay still. “That’s the whitest thing on the line,” said {A}, and was a little sorry for the vest.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Under the cloud there was a round patch of shade, and {A} had lain down in the middle. When the cloud moved, {A} had to get up and move too. That was bad enough. Then it rained, and only there.',
        '{A} looked up at {H}. “It’s not my fault,” called {H}. “You’re lying in my weather.” {A} went one step to the side, and sat in the sun, and steamed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We only had fog,” {S} called up to {A}. “It came in off the water and stood about in the lane. You couldn’t bounce on it, but you could lean.” “Didn’t you fall over?” asked {A}.',
        '“Not with a good thick one. I once ate a whole pear like that, leaning.” {S} took hold of a bit of the cloud and rubbed it between two fingers. “This is better stuff,” said {S}. “This’ll last you until Tuesday.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was allowed on it while it was still low, and held {A}’s hand. {S} didn’t bounce, for {S} was busy eating it. “It’s nothing,” said {S}, and took some more. “It’s nothing with a bit of cold in.”',
        'When {S} opened that mouth to speak, a small cloud came out. It hung in front of {S}’s nose for a while. “I burped a weather,” said {S}. {A} had to sit down, on the cloud, to laugh.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was held up, to see the cloud close up. {A} put out a hand, and it went in as far as the elbow, and came out wet. {A} thought about this. Then the other hand went in.',
        'Whatever was in there, it couldn’t be got hold of. {A} tried with {A}’s mouth. After that {A} sat on the rug with a wet nose, and looked at each cushion quite differently.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '{A} came across the yard with an umbrella up, under a blue sky. “I was told that it’s only local,” said {A}. “It’s only me,” called {H} from above. {A} shook hands with {H}’s foot, which was all {A} could reach.',
        '{A} had brought a tart with cream on top. {H} looked at the cream for a long time. “Could you bounce on that?” asked {H}. “I’d thought of it more as pudding,” said {A}.'
      ]
    },
    {
      id: 'showers',
      A: 'partner',
      paragraphs: [
        'Boing, and {H} flew up, and saw the river. Boing, and {H} saw the hills. Each time it was a bit higher. Each time, down below, it went pitter-patter. “It’s raining!” called {A}. “It’s raining on my sheets!” {H} didn’t hear. Boing. “And on the socks!”',
        'The moon was quite near by then. But at the next jump the cloud only went “bop”. {H} looked down. It was as big as a doormat now, and very thin in the middle.'
      ]
    },
    {
      id: 'bounced-out',
      A: 'partner',
      paragraphs: [
        'Slowly it sank, until it hung in front of {A}’s face. “You’ve bounced all the rain out,” said {A}. “There’s nothing else in a cloud. It’s only water, in very small drops.” {A} held up a sock, and the sock dripped. “And here it is.”',
        '{H} looked along the washing line. There hung four sheets, nine socks and a vest, and all of them were full of cloud.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-drinks',
      A: 'partner',
      paragraphs: [
        '“Then it can have it back,” said {H}, and pushed the cloud to the first sheet. The cloud gave a sort of sigh, and began to drink. It drank the sheets. It drank the socks, one after the other, and the vest.',
        'It got as big as a bed, and then as big as two. {A} felt the washing. “Dry,” said {A}. “Dry and warm, in five minutes. I’ve been waiting for that since Monday.”'
      ]
    },
    {
      id: 'folding',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They took down the sheets, one at each end. You walk towards each other, and then you walk away again, and it gets smaller every time. At the last fold {H} and {A} stood nose to nose. “It smells of up there,” said {A}.',
        'Only eight of the socks were left. They looked under the line, and in the basket. Then something grey went by over the roof, quite high, and it had a heel.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The sun was going down, and the cloud turned yellow. Then it was pink from below, and {A} was pink too, and so was the basket. “Did you do that?” asked {A}. “It does it by itself,” said {H}, “if you keep still.”',
        'They kept still. After pink came a kind of plum, from the edge. Nobody had ever washed anything that colour.'
      ]
    },
    {
      id: 'shadow-below',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They lay down on the cloud for a bit, the two of them. Below them the windows were lit, first one and then a few together. In one somebody was stirring. In another somebody walked up and down with a baby, and stopped, and walked on.',
        '“They can’t see us,” said {H}. “They can see a cloud,” said {A}. “They think there’s nobody in.” {H} waved all the same. It was the baby that looked up.'
      ]
    },
    {
      id: 'up-to-the-moon',
      A: 'partner',
      paragraphs: [
        '“Now up to the moon,” said {H}, “both of us.” {A} looked at the dry washing and took hold of {H}’s hand. They did it in one, both together, knees bent. Boing! Past the chimney they flew, and it grew quite silent. {H} held out one finger, and the moon was there. It was cool, and a little dusty.',
        'Then they came down, and sank in up to the ears. “No more bouncing,” said {A}, “or it’ll rain.” So they only lay there, and the cloud took them home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the edge of the cloud, and it tickled.',
      '{names} trod on a corner of it, and came back with damp toes.',
      { text: '{names} passed up the pegs, with an eye on the chimney.', needs: ['hands'] },
      { text: '{names} hung up the ninth sock.', needs: ['hands'] }
    ],
    way: [
      '{names} got under a sheet, which was worse.',
      '{names} shook off some of the cloud.',
      { text: '{names} set down a bucket, and then moved it after the rain.', needs: ['hands'] },
      { text: '{names} turned over the basket, for a roof.', needs: ['hands'] }
    ],
    turn: [
      '{names} dripped beside the cloud, and it drank that too.',
      '{names} moved in below the sheets, where it was warm.',
      { text: '{names} held dry socks to cold ears.', needs: ['hands'] },
      { text: '{names} wrung out a hanky, and offered it to the cloud.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried in the basket, and the pegs, and the cloud stayed in the yard. It had lain down, as clouds do at night.',
    '{H} washed off the moon dust. The sheet was put on the bed. It was white and smelled of up there, and {H} sank in up to {H}’s ears.'
  ],
  last: [
    'Nothing bounced, and nothing rained, and {H} was asleep.',
    'Out in the yard lay a cloud, and in the bed lay {H}, asleep.'
  ]
})
