import { wishPlot } from '../wish-plot.ts'

export const noBaths = wishPlot({
  id: 'wish-no-baths',
  wishes: ['no baths ever again', 'no baths', 'no bath', 'no more baths', 'never bath', 'never baths', 'never bathe', 'never washes', 'never wash again', 'hates baths', 'hates bath', 'hates bathing', 'hate baths', 'hates bathtime', 'refuses bath', 'refuses baths', 'refusing bath', 'refuses to bathe', 'refuses wash', 'wont bath', 'won’t bath', 'won’t have bath', 'won’t take bath', 'won’t bathe', 'won’t wash', 'doesn’t want bath', 'does not want bath', 'doesn’t like bath', 'doesn’t like baths', 'doesn’t like bathing', 'dislikes bath', 'bath battle', 'bathtime battle', 'bath battles', 'bath tantrum', 'fights bath', 'fight about bath', 'scream bath', 'bath strike', 'no shower', 'hates shower', 'hates showers', 'won’t shower', 'refuses shower', 'doesn’t want shower', 'skip bath', 'skipped bath', 'stinky won’t wash', 'always muddy never bath'],
  answers: ['bath', 'baths', 'bathe', 'bathing', 'bathtime', 'bathtub', 'shower', 'wash', 'washing', 'soap', 'water', 'mud', 'muddy', 'dirty', 'dirt', 'stinky', 'smelly', 'never', 'ever', 'again', 'every', 'night', 'evening', 'time', 'battle', 'battles', 'tantrum', 'strike', 'refuses', 'hates', 'want', 'wants', 'get', 'in', 'into', 'have', 'take', 'more', 'no', 'not', 'anymore', 'always', 'screams', 'fights'],
  only: ['no', 'ever', 'again', 'anymore', 'never', 'not', 'hates', 'hate', 'hating', 'refuses', 'refuse', 'refused', 'refusing', 'won’t', 'won\'t', 'wont', 'doesn’t', 'doesnt', 'don’t', 'dont', 'battle', 'battles', 'tantrum', 'strike', 'fights', 'fight', 'fighting', 'scream', 'screams', 'screaming', 'skip', 'skipped', 'dislikes', 'stinky'],
  except: ['afraid', 'scared', 'fear', 'frightened', 'plughole', 'plug', 'hair', 'shampoo', 'eyes', 'dog', 'cat', 'puppy', 'kitten', 'elephant', 'shark', 'spider', 'bird', 'hands', 'hand', 'face', 'eczema', 'hurts', 'sore', 'broken', 'broke', 'boiler', 'hot', 'cold', 'duck', 'whale', 'mermaid', 'pirate', 'dragon', 'dinosaur', 'monster', 'baby', 'bathroom', 'robot', 'witch', 'pig', 'mat', 'swimming', 'pool', 'town', 'city', 'drown', 'slipped', 'car', 'dishes', 'teeth'],
  moods: ['quarrel', 'change', 'proud'],
  company: ['mud', 'radish', 'snail', 'bird', 'cress', 'pot', 'bath', 'leaf', 'field'],
  about: 'The hero takes no bath ever again and becomes a field, with a radish in the belly button, until a bird begins to sing on the hero’s head at four in the morning.',
  titles: ['No Baths Ever Again', 'A Radish in the Belly Button', '{H} Is a Field', 'It Isn’t a Bath', 'The Bird at Four O’Clock'],
  want: [
    {
      id: 'both-arms-out',
      A: 'partner',
      paragraphs: [
        'On Monday {H} stood in front of the bathroom door with both arms out. “No baths,” said {H}. “Not tonight, and never again.” {H} had fallen into a very good puddle, and was brown all over, like a chocolate bear. “It’s my mud,” said {H}. “I only got it today.”',
        '“Never again?” asked {A}. “Not even when you’re a hundred?” “Then I’ll be too old for it,” said {H}. {A} put the towel away. “All right,” said {A}. “We’ll see how it goes.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-leaf',
      A: 'partner',
      paragraphs: [
        'On Tuesday something tickled behind {H}’s ear. {A} looked. “There’s a leaf,” said {A}. “It’s growing.” It had come up in the mud, where the mud was thickest. On Wednesday there was cress on both knees, and a radish in {H}’s belly button.',
        '“I’m a field,” said {H}, and walked about very slowly, so that everybody could see. A snail moved in on one shoulder. “You don’t get all that with soap,” said {H}.'
      ]
    },
    {
      id: 'on-the-chair',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Wherever {H} sat down, some of {H} stayed there. On the kitchen chair there was a brown {H} without a head. On the wall there were two hands, quite low down. “I know where you’ve been,” said {A}. “You’ve been everywhere.”',
        '{H} sat down beside the brown bottom on the chair, to compare. Now there were two of them. “They’re the same,” said {H}. “You can tell it’s me.”'
      ]
    },
    {
      id: 'it-is-only-rain',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} came along with the little watering can. {H} jumped back. “Is that a bath?” “It’s rain,” said {A}. “A field has to have rain.” {H} thought it over, and held out one knee, and then the other one. The cress stood up straight.',
        'The rain ran on, down both legs and into the socks. By supper {H} had cress in there as well. It came up between the toes, and it tickled at each step.'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} sniffed. “What’s that smell?” asked {A}. {A} looked into the fridge, and under the sink, and into all the boots. None of them was it. Then {A} came to {H}, and stopped.',
        '“It’s me,” said {H}. “I’m Wednesday.” “You’re a bit of Monday too,” said {A}, from behind the curtain. “And somewhere there’s a cheese.” {H} felt in both pockets. That was right.'
      ]
    },
    {
      id: 'things-stick',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Things stuck to {H} now. {H} leaned on the table, and took the teaspoon along. {H} went past the door, and had a bus ticket on one elbow. “Has anybody seen my glove?” asked {A}. {H} turned round. It was on the back.',
        'In the end {A} did not look for anything any more. {A} just walked once round {H}. “One key, one peg and four raisins,” said {A}. “Leave me the raisins,” said {H}.'
      ]
    },
    {
      id: 'a-parcel-on-the-step',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} sat on the front step in the sun, for the radish. A neighbour came by with her shopping. “Somebody’s left you a plant,” she called in at the door to {A}. “A big one. You ought to bring it in, before it gets taken.”',
        '“I’m not a plant,” said {H}. The neighbour dropped a leek. Then she bent down close. “Are you the one who says hello so nicely?” she asked. “Hello,” said {H}, and all the cress nodded.'
      ]
    },
    {
      id: 'egg-and-cress',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could have an egg sandwich,” said {H}. “With cress. I’ve got plenty.” {H} put one knee on the table, beside the bread. {A} looked at the knee, and then at the egg. The snail came down to look as well.',
        '“I’m full,” said {A}. “You haven’t had anything yet.” “I’m still full,” said {A}, “from yesterday.” So the snail had it. It ate for an hour, and got as far as the shin.'
      ]
    },
    {
      id: 'one-clean-place',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wanted to give {H} a kiss, and looked for a place to put it. The forehead was mud, and both cheeks were mud. On the chin there was a bit of moss. {A} walked all the way round, with lips out ready.',
        '“Here,” said {H}, and held up one finger. That had been in {H}’s mouth, and was clean down to the middle. So {A} kissed the finger. “It tastes of jam,” said {A}.'
      ]
    },
    {
      id: 'the-other-one-tries',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Then I shan’t wash either,” said {A}. {A} sat down next to {H}, and waited for something to grow. They waited quite a time. Nothing tickled. “Have you got anything?” asked {H}. “An itch,” said {A}, “and I think it’s only my vest.”',
        '“You’re too new,” said {H}. “You need a puddle under it.” {A} looked at the snail, and the snail looked at {A}. {A} got up again. “I’ve just remembered my hands,” said {A}, and went off to find the soap.'
      ]
    },
    {
      id: 'how-to-sit',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A field has to think before it does anything. {H} could not lie on the left ear, because of the leaf. {H} could not bend over, because of the radish. “Can you laugh?” asked {A}. “Only quite flat,” said {H}.',
        'So {A} told the joke about the sausage. {H} held on with both hands. A sound came out at the nose, and the radish nodded. It nodded and nodded, like somebody at a bus stop.'
      ]
    },
    {
      id: 'silver-road',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In bed that night they shared the pillow. {H} had the one half, and the snail had the other. In the morning there was a silver road. It went from {H}’s shoulder up the wall, and once round the light switch.',
        '“It’s been out,” said {A}. The snail was back in its place, and had drawn everything in. “It must have walked all night,” said {H}, “just to turn off the light.” It was still on. “It hasn’t got a finger,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came and smelled at {H}, from the feet up. It took a long time, for there was a lot of news. There was puddle in it, and cheese, and somebody’s shoe. {A} had never liked {H} so much.',
        'Then {A} lay down on {H}’s feet, in the cress, and breathed in. “You see,” said {H}. “{A} doesn’t want me washed.” {A} sneezed, and a small beetle flew out and went round the lamp.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small,” said {S}, “there was one bath a week, in a tub in the kitchen. We were all put in the same water, one after the other. The cleanest was first.” “And who was last?” asked {A}. “I was. Always.”',
        '“Was it still water?” “It was more of a soup,” said {S}. “Once I came out with somebody else’s carrot.” {A} looked at {S} with respect.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted a bit of {A} as well. “Can I have your elbow?” asked {S}. “I’d like to grow beans.” {A} thought about it, and let {S} have the left one. {S} pressed in three beans and sat down in front of it.',
        '“They aren’t coming,” said {S}, after a while. “You’ve got to be patient with elbows,” said {A}. {S} was patient. {S} said “Come up” to the elbow, over and over, in a very friendly way.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} came up to {H}, looked at all that green, and took hold. {A} pulled. Out came a whole tuft of cress. {A} looked at it from below, to see what had held it.',
        'Then {A} gave it back. It did not fit any more, whichever way up {H} held it. So {A} patted it on to {H}’s nose. There it stayed, and it made {H} look like somebody’s uncle.'
      ]
    },
    {
      id: 'at-four',
      A: 'partner',
      paragraphs: [
        'But on Thursday, at four in the morning, a bird landed on {H}’s head. It sang for joy. {H} pulled the blanket up. The bird sat on top. {H} stuck out both arms, like a scarecrow. Now there was room for five more birds.',
        'All day {H} yawned. “Can’t I tell them I’m shut?” asked {H}. “They don’t come for you,” said {A}. “They come for the mud.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-a-bath',
      A: 'partner',
      paragraphs: [
        '{H} wanted one quiet night. “The field’s got to move,” said {H}. The leaf, the cress and the snail went into a big pot. But the mud stayed on. “It needs water,” said {H}. “Warm, with foam on.” “There’s a word for that,” said {A}. “Not for me,” said {H}, and sat down in the tub. “It’s for the field.”'
      ]
    },
    {
      id: 'who-was-under-there',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Bit by bit somebody came to light. First there was a knee, as shiny as a spoon. “I’d forgotten that one,” said {H}. Then there was an ear. {A} said something into it, very softly, to see if it still worked. “I heard that,” said {H}. “You said biscuit.”',
        'Last came the toes. They counted them, for you never know. There were ten of them, and one marble.'
      ]
    },
    {
      id: 'the-brown-ring',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Round the inside of the tub ran a brown line. Under it was another one, and under that a third. “That was Monday,” said {A}, “and that was Tuesday.” {H} drew in it with one finger. It made a good road.',
        '“Shall I wipe it off?” asked {A}. {H} drew a very small snail on the road, so that it would not be so empty. “Wednesday can go,” said {H}.'
      ]
    },
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        'The water went brown, and then it was gravy. Plop! Up came the radish, out of the belly button. {A} planted it beside the snail, and gave the pot a jug of {H}’s gravy. The radish stretched. The pot went out on the sill, and the birds moved in round the edge.',
        '{H} sat in the big towel and smelled of soap. “It wasn’t a bath,” said {H}. “No,” said {A}. “And tomorrow?” {H} looked out at the radish. “It’ll want some more gravy tomorrow,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the brown footprints, and kept well to one side.',
      '{names} sniffed at {H}, and sneezed.',
      { text: '{names} spread newspaper on all the good chairs.', needs: ['hands'] },
      { text: '{names} let a little of the bath water out again, quite slowly.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the snail for a while, and had to keep stopping.',
      '{names} stared at the radish, until it grew a bit.',
      { text: '{names} measured the cress with a ruler, on the left knee.', needs: ['hands'] },
      { text: '{names} opened a window, and then another one.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the gravy go round.',
      '{names} listened to the birds, through the glass.',
      { text: '{names} fetched the pot, and knocked a spider’s boot out of it.', needs: ['hands'] },
      { text: '{names} held the towel by the corners, wide open.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bath was rinsed, and the last of Monday went down the plughole. The pot stood on the sill with its snail.',
    '{H} lay down on a clean sheet, on the left ear, which was free again. It was very quiet.'
  ],
  last: [
    'The radish was asleep in its gravy, and in the clean bed {H} was asleep too.',
    'The snail had drawn in both its eyes, no bird sang anywhere, and {H} was asleep.'
  ]
})
