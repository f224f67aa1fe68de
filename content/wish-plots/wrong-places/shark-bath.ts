import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const sharkBath = wishPlot({
  id: 'wish-shark-in-the-bath',
  wishes: ['shark bath', 'sharks bath', 'shark in the bath', 'shark bathtub', 'shark bath tub', 'shark tub', 'shark bathroom', 'shark bathtime', 'shark bath time', 'shark in my bath', 'sharks bathtub', 'shark lives bath', 'shark plughole', 'shark taps', 'sharck bath', 'shark bubble bath', 'shark shower'],
  answers: ['shark', 'sharks', 'bath', 'bathtub', 'tub', 'bathroom', 'bathtime', 'time', 'water', 'bubbles', 'soap', 'duck', 'lives', 'living', 'in', 'my', 'our', 'the', 'there', 'is', 'was', 'who', 'that', 'swims', 'swimming', 'round', 'baby', 'little', 'small', 'big', 'friendly', 'nice', 'funny', 'silly', 'blue', 'grey', 'found', 'finds', 'plughole', 'plug', 'tap', 'taps', 'came', 'comes', 'up', 'out', 'got', 'stuck', 'hammerhead', 'white', 'great'],
  except: [...NOT_WELL.filter((word) => word !== 'stuck'), 'afraid', 'scared', 'fear', 'frightened', 'bites', 'bite', 'bit', 'toy', 'hates', 'hate', 'hair', 'wash', 'drown', 'drowned', 'bomb', 'towel', 'costume', 'song', 'doo', 'tooth', 'brush', 'sleeping'],
  moods: ['first'],
  company: ['shark', 'bath', 'duck', 'soap', 'sponge', 'plug', 'tap', 'taps', 'paint', 'knee', 'knees', 'fin', 'tail', 'bathroom', 'rim', 'flannel'],
  about: 'A shark goes round and round in the bath and cannot stop, till somebody with paint on both knees sits down in the middle.',
  titles: ['Always to the Left', 'A Shark in the Bath', '{H} Has Blue Knees', 'There Is No Straight On', 'Round the Island'],
  want: [
    {
      id: 'blue-knees',
      A: 'partner',
      paragraphs: [
        '{H} had blue paint on both knees, and no soap or brush would get it off. “You’ll have to soak,” said {A}. {H} wanted to. But there was a shark in the bath, as long as a mop. It was going round and round.',
        '“Would you move up a bit?” asked {H}. “I can’t stop,” said the shark. “If I stop, I can’t…” It came round again. “…breathe.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-sardine',
      A: 'partner',
      paragraphs: [
        '{A} put the duck in its way, and the shark took it along. {A} held out a sardine, to get it over the rim. The shark had it in passing, and then the dish. “Could I have some salt?” it asked.',
        'Soon the water went round too, with the soap and one slipper. “Why don’t you swim straight on?” asked {A}. “There is no straight on, in a bath,” said the shark. It had swum to the left since Tuesday, and was as bent as a banana.'
      ]
    },
    {
      id: 'talking',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It isn’t easy to talk with somebody who is always just leaving. “Where do you…” said the shark. It passed behind the duck. “…keep the rest?” “The rest of what?” called {H} after it. “The sea,” said the shark at the taps.',
        '“This is all we’ve got,” said {A}. The shark took that for one whole turn. When it came by again it had thought of something polite. “It’s nice and warm,” it said.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something went tick on the bottom of the bath. It was a tooth. “Is that yours?” asked {H}. “I expect so,” said the shark. “They come out all the time. I’ve got more behind, in rows.” {H} had one that wobbled, and the shark wanted to see it.',
        '“And how many have you got behind that?” it asked. “One,” said {H}. The shark looked worried as far as the sponge. “I’d hold on to that,” it said. Next time it left three of its own on the rim, to help out.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} poured in some bubble bath, because that calms people. With all that stirring it came up like a cake. It came up over the rim and over the mat. Out of the top there stuck one fin, and that went round, with a hat of foam on.',
        '“Where’s the bath?” asked a voice inside. “You’re in it,” said {H}. “Oh, good,” said the voice. After a time the fin came by on the floor. It had taken a wrong turning. {A} showed it the way back with a wet mop.'
      ]
    },
    {
      id: 'smelling',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A shark can smell a thing from the other end of the bay. This one lived very near to everything. “Lavender,” it said, when it passed the soap. “Lavender,” it said, four seconds later. “Is there somebody in the kitchen with a fish finger?”',
        '“There’s nobody in the kitchen,” said {A}. “Under the fridge,” said the shark, going by. “It’s been there since Easter.” {A} went to look. {A} was gone for quite a while, and came back with fluff on both sleeves.'
      ]
    },
    {
      id: 'music',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In films there’s music when there’s a shark. Two deep notes come, and then they come again. {A} did it for a bit, low down, with both hands for a trumpet. “Is somebody coming?” asked the shark. It looked behind it, and swam a little closer to the duck.',
        '“It’s for you,” said {H}. “It means that you’re there.” The shark was touched. “And does the duck have one as well?” it asked. So they did one for the duck too. It was short, and on a comb.'
      ]
    },
    {
      id: 'straw',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it could breathe standing still if you did it for it,” said {H}. {A} took a straw and blew into the water. The shark came through the bubbles and giggled. It was ticklish along the side, where the slits are. There are five of them.',
        '“That isn’t breathing,” said the shark. “The water has to go in at the front and out at the side. And it won’t go by itself.” {H} tried it out with a flannel, in the basin. You have to push.'
      ]
    },
    {
      id: 'lap-counter',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} counted the laps with beans, one bean each, in the tooth mug. When the mug was full they took the soap dish. “How far have I got?” asked the shark. {A} worked it out on the misty mirror. “You’d be at the airport,” said {A}.',
        'The shark had never been so far from home. “What’s it like there?” it asked. {H} looked round at the bath. “There’s a duck,” said {H}, “and some soap.” “They have that everywhere,” said the shark.'
      ]
    },
    {
      id: 'other-bath',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} sat down in the laundry basket, to see what it’s like to be always going by. {A} pushed it round the bath mat. Each time they passed the shark, they lifted a hat to each other. The shark used the flannel.',
        '“Good evening.” “Good evening.” “We meet again.” “Small world,” said the shark. By the ninth time they knew each other so well that they only nodded.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a knock at the front door. It was the neighbour from below. “There’s a wet ring on my ceiling,” said the neighbour, “and it hums.” “That’s the shark,” said {A}. “I see,” said the neighbour. “I thought it might be the pipes.”',
        'The neighbour asked to have a look. The shark wished everybody a good evening, in three parts. “It’s the fish finger people,” it said on its way past. The neighbour went a little pink, and asked how it knew.'
      ]
    },
    {
      id: 'firmly',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“You’ve got to speak to it firmly,” said {A}, and rolled up both sleeves. “Now then.” The shark had already passed. “Now then!” said {A} to the duck. The duck only nodded.',
        '{A} turned along with it, so as not to miss it again. After four rounds {A} had to sit down on the mat, and the bathroom went on without {A}. “It doesn’t listen,” said {A} to the towel rail.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came in, looked over the rim, and saw a fin go by. {A} looked to the right, where it had gone. It came from the left. It took {A} some time to be ready for that.',
        'After that {A} always looked to the left in good time, and it was always there. {A} had never been right so often in one evening. “Don’t stop,” said {H} to the shark. “You’re doing so well.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“In our bath we once had a carp,” said {S}. “It was for a feast, and it stayed for eleven days. We washed at the neighbours’. By then it was called Robert.” “And did you eat it?” asked {A}. {S} was shocked. “Robert?”',
        '“We took it back to the pond in a pram,” said {S}. “It had a bonnet on.” The shark slowed down to listen. “And Robert could stand still?” it asked. “Robert hardly did anything else,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} held a sign over the bath, as they do for runners. It said “GO”, and it was held upside down. “What does it say?” asked the shark. “It says og,” said {A}. “What’s an og?” It passed under the taps.',
        '“An og’s somebody who never gives up,” said {S}. The shark thought that over at the sponge. It swam past with its nose higher up. “I’m an og,” it told the duck.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was held up to see. A fin went past, and {A} said “da”. It went past again. “Da,” said {A}. It was the first thing that ever came back as often as {A} wanted it to.',
        '“Da,” said the shark, who thought that was the custom. They said it to each other for a long time. It was the only talk that evening that was not too long for one lap.'
      ]
    },
    {
      id: 'like-a-file',
      A: 'partner',
      paragraphs: [
        '{H} held one foot in. The shark rubbed past. Rasp! “It’s like sandpaper!” said {H}. “A shark’s skin is rough all over,” said {A}. “It’s made of tiny teeth.”',
        'Then {A} looked at the foot. There had been some blue on that heel, and now there was none. They both looked at the knees. “It needn’t stop,” said {H}. “I’ll be the island.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-island',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the middle of the bath, knees up. “Keep close to the coast!” called {A}. Round came the shark. Rasp! At each round it got bluer, and the left knee got less so.',
        '“Now the other one!” called {A}. “I can’t do right,” said the shark. “Only left.” “Then turn over,” said {H}. So the shark swam on its back, and did the right knee. And it came unbent.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 15,
      paragraphs: [
        'It was so good at it that it got more to do. It did the elbows. It did both heels, and an old plaster mark. {A} handed in the pan with the burnt porridge. “That’s been in soak since Monday,” said {A}. Rasp, rasp, and they could all see themselves in it.',
        '“I’ve never been any use to anybody before,” said the shark. “They mostly got out.” {A} asked if it could do the oven shelf too. It asked what an oven was, from the far end.'
      ]
    },
    {
      id: 'pulling-the-plug',
      A: 'partner',
      paragraphs: [
        'When both knees were clean, {A} pulled out the plug. The water gurgled, and went round by itself. “Who’s doing that?” asked the shark. It stopped, to see. The water ran in at the front, and out at the side. “I’m breathing,” it said, “and I’m not going anywhere!”',
        'It lay as if in a deckchair, till there was only a handful left. Then it thanked them, and went down the hole, tail last. All round the bath was a thick blue ring. “Who’s going to get that off?” asked {A}, with the brush. “Tuesday,” said the plughole.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the rim, and followed it with the whole head.',
      '{names} kept the tail end of everything out of the water.',
      { text: '{names} laid a towel out along the bath, for the waves.', needs: ['hands'] },
      { text: '{names} tried the brush on one knee more.', needs: ['hands'] }
    ],
    way: [
      '{names} got wet at every lap, on the same ear.',
      '{names} watched the slipper go by.',
      { text: '{names} fished for the slipper with a coat hanger.', needs: ['hands'] },
      { text: '{names} brought the salt.', needs: ['hands'] }
    ],
    turn: [
      '{names} stuck out a foot, or the nearest thing, to be done too.',
      '{names} gargled along with the plughole.',
      { text: '{names} pointed to a spot that was still blue.', needs: ['hands'] },
      { text: '{names} waved a flannel after it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slipper was wrung out. The duck was turned the other way round, so that it could get unbent too.',
    '{H} was so clean that it squeaked, and lay down with both knees out, to have a look. They were a little cold. So they went under, first the left one, then the right.'
  ],
  last: [
    'Round the edge of the bed nobody swam at all, and {H} was asleep.',
    'In went the breath, and out it went, all by itself, and {H} was asleep.'
  ]
})
