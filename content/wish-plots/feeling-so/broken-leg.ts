import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const brokenLeg = wishPlot({
  id: 'wish-broken-leg',
  beginsElsewhere: true,
  wishes: ['broken leg', 'broke leg', 'breaks leg', 'breaking leg', 'leg broken', 'fractured leg', 'leg fracture', 'leg cast', 'cast leg', 'cast on leg', 'leg in a cast', 'leg plaster', 'leg in plaster', 'leg plaster cast', 'crutches', 'crutch', 'on crutches', 'with crutches', 'broken ankle', 'broke ankle', 'ankle cast', 'ankle plaster', 'broken foot', 'broke foot', 'foot cast', 'foot plaster', 'broken toe', 'broken shin', 'broke shin', 'broken tibia', 'toddler fracture', 'crutchs', 'stookie leg'],
  answers: ['leg', 'foot', 'ankle', 'cast', 'plaster', 'crutches', 'crutch', 'broken', 'broke', 'bone', 'hop', 'hopping', 'hops', 'hospital', 'trampoline', 'fell', 'falling', 'off', 'slide', 'football', 'skiing', 'skateboard', 'scooter', 'bike', 'weeks', 'six', 'four', 'red', 'blue', 'green', 'pink', 'purple', 'yellow', 'orange', 'white', 'school', 'signed', 'names', 'itchy', 'toes', 'sock', 'sofa', 'cup', 'carry', 'today', 'first', 'poor', 'bored', 'stuck', 'home', 'walk', 'walking', 'learning', 'wearing', 'got', 'has', 'had', 'her', 'his', 'brave', 'hurt', 'sore'],
  except: ['roof', 'nobody', 'visits', ...SERIOUS.filter((word) => !word.startsWith('hospital') && word !== 'ambulance'), 'tiny', 'tim', 'table', 'chair', 'stool', 'spider', 'bird', 'flamingo', 'toy', 'doll', 'teddy', 'pirate', 'ghost', 'show', 'play', 'film', 'spell', 'saw', 'sawn', 'removed', 'came', 'comes', 'coming', 'pushed', 'sheep', 'cow', 'fox', 'deer', 'heart', 'wheelchair', 'amputated', 'prosthetic', 'always', 'arm', 'wrist', 'neck', 'back', 'both'],
  moods: ['first', 'change', 'learning', 'proud'],
  company: ['sofa', 'cup', 'milk', 'crutches', 'cast', 'leg', 'sock'],
  about: 'With a broken leg and two crutches the hero wants to bring somebody a cup of milk, and there is no hand left over to carry it.',
  titles: ['No Hand Left Over', 'A Bus for a Cup', 'Clack, Hop', '{H} Brings the Milk', 'The Cup Gets There First'],
  want: [
    {
      id: 'fetch-and-carry',
      A: 'partner',
      paragraphs: [
        '{H} had a broken leg. It was in a cast, and two crutches went with it. For a week {A} had carried everything to the sofa for {H}. {A} had brought the soup, and the pencils, and the other pencils.',
        'Now it was {H}’s turn. “You sit there,” said {H}, “and I’ll bring you some milk.” Clack, hop, went {H} to the kitchen, and poured a cup. Then {H} looked at both hands. There was a crutch in each.'
      ]
    }
  ],
  way: [
    {
      id: 'heron-and-bag',
      A: 'partner',
      paragraphs: [
        'So {H} left the crutches, took the cup, and stood on one leg like a heron. There the heron had to stay. It could not hop with milk.',
        'Then {H} put the cup in a bag, and hung the bag over one shoulder. Clack, hop. “It’s coming!” called {H}. It was. It ran out at the bottom and across the floor. “Was that mine?” asked {A}, and wiped it up. “That was yours,” said {H}. First of all they had to have a rest.'
      ]
    },
    {
      id: 'how-to-walk',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Show me how you walk with those,” said {A}, and {H} knew all about it. “First both crutches go,” said {H}, “and then you go after them. And you look at the floor a bit in front, not at your feet.” {A} did it with two brooms.',
        'The brooms went, and {A} went after them, and a bit further. “Not under your arms,” said {H}. “You lean on your hands.” {A} leaned. After four steps {A} had red hands, and sat down. {H} had hard places there by now, and let {A} feel them.'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the end of the cast the toes looked out. There were five of them, in a row, like people at a window. They had no shoe and no sock, and they got cold before anybody else. “Can they still wave?” asked {A}. They waved. That was a good sign, the nurse had said.',
        '{A} looked for something to put on them. There was a hat for an egg. It fitted over all five, and had a bobble. From now on the cast looked like somebody who was off to the mountains.'
      ]
    },
    {
      id: 'how-it-happened',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Everybody asks how I did it,” said {H}. “And it’s so short. There was a kerb.” “Is that all?” said {A}. “A kerb, and then there was a crack.” {A} thought that it ought to be longer, for a cast as big as that.',
        '“You could put a goat in,” said {A}. They tried it. There was a goat, and the goat was in a hurry, and then came the kerb. It was better, but everybody would ask about the goat. “I’ll leave it as a kerb,” said {H}. “But I’ll say it slowly.”'
      ]
    },
    {
      id: 'on-the-cast',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was still room to write on it, at the back, where {H} could not see. {A} lay on the floor with a felt pen. “What are you writing?” asked {H}. “It’s a long word,” said {A}. {H} bent over, and looked past the knee, and saw the top of a letter.',
        'The mirror had to be fetched. In it the word stood the wrong way round. They got a second mirror, and held it to the first, and there it was. “Leg,” read {H}. “So that they know at the hospital,” said {A}.'
      ]
    },
    {
      id: 'in-the-bath',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The cast must not get wet. On bath days it wore a bag, and lay along the edge, and looked on. “Like an aunt,” said {H}. “She’s come along, and doesn’t want to go in.”',
        '{A} asked if the aunt talked. “She crackles,” said {H}. “If I splash, she crackles more.” Afterwards she was the only one in the whole bathroom who was dry. “And she told you so,” said {A}.'
      ]
    },
    {
      id: 'bones-at-night',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Is your bone growing together?” asked {A}. {H} was sure of it, and had seen the X-ray. There was a thin dark line on the bone, like a hair. “It makes a sort of glue,” said {H}, “and then it makes a lump round it. In the end it’s thicker there than before.”',
        '{A} bent down to the cast and knocked. “How far have you got?” asked {A}. They listened. “It can’t stop for a chat,” said {H}. “It’s only got till the holidays.”'
      ]
    },
    {
      id: 'steps',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The hardest thing was steps. “Up goes the good leg first,” said {H}, “and down goes the bad leg first.” {A} could not see why. {H} explained it with two fingers and a book. The good leg has to do the lifting. The bad one only comes along.',
        'There was another way as well. You sat down and went up backwards on your bottom. You pulled the crutches after you like two dogs. “Which do you like best?” asked {A}. “Dogs,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My leg was hung from the ceiling,” said {S}, “on a string, with a weight. I lay there till the plums were ripe.” {A} asked who had brought the plums. “Everybody,” said {S}. “I couldn’t go away.”',
        '“And when you could?” “Then I had to go and see all of them,” said {S}, “with plums.” {S} rubbed that leg. “It’s still the one that I get out of bed with first,” said {S}. “It’s had more rest.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to go on one leg as well, so as to be fair. {S} held the other one up behind, and hopped to the table, and round it. “It’s easy,” said {S}. “Now do it till Sunday,” said {A}.',
        '{S} did it till the door. Then {S} stood there for a moment and swapped legs. “That doesn’t count,” said {A}. “I can’t swap.” {S} had to own that. They shook hands on it, and both had to hold on to something.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not trust those crutches. When they walked, that was bad enough. When they leaned on the wall, they were only waiting. One of them had once come down all by itself.',
        '“They’re mine,” said {H}. “They’re only legs.” {A} had another look, from further off. {H} already had one more than was needed, and where was it to end?'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} could not walk very well either. {H} looked at {A}, and {A} looked at the cast. They were about as fast as each other now, and they had the same way of sitting down. It was all at once.',
        '“You do it without sticks,” said {H}. “That’s quite good.” {A} patted the cast with a flat hand. It sounded like a drum, and {A} did it again, for a long time.'
      ]
    },
    {
      id: 'wet-ring',
      A: 'partner',
      paragraphs: [
        'Then {H} went back and poured another cup. It was in the way, so {H} gave it a push. It was wet underneath, and slid along the worktop. “It’s going!” said {H}. “All on its own. But now there’s no more worktop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-road',
      A: 'partner',
      paragraphs: [
        '{A} looked at the cup. “You needn’t carry it at all,” said {A}. “It only needs a road.” {A} put a stool where the worktop stopped. After it came a chair, and another, all the way to the sofa. Then {A} sat down again, and did nothing more.',
        '{H} lifted the cup across to the stool, and took the crutches. Clack, hop, and there was {H} as well. Over went the cup, on to the first chair. Clack, hop. “Next stop, window,” said {H}.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At the window the cup had to wait, because {H} was out of breath. It stood there all alone, on its chair. “Is this the right bus for the sofa?” asked {A}, in the voice of a cup. “It is,” said {H}, “but the driver’s got a bad leg.”',
        '“I’m in no hurry,” said the cup. “I’m only milk.” {H} leaned on the back of the chair. First one hand was shaken, and then the other. “Hold tight, please,” said the driver.'
      ]
    },
    {
      id: 'more-passengers',
      A: 'other',
      spare: 13,
      paragraphs: [
        'It was such a good road that others wanted to go along it. {A} sent off a spoon, and after that a sock with a letter in it. {H} read the letter at the window. “Please bring the sock back,” it said.',
        'So there had to be a way back. {H} turned round on one heel, clack, hop, and took the sock from chair to chair. On the way it passed the spoon. One of them had to pull in, and then they both went on.'
      ]
    },
    {
      id: 'arrived',
      A: 'partner',
      paragraphs: [
        'The last stop was the arm of the sofa. The cup stood there, and a moment later {H} did. Not a drop was missing. “Your milk,” said {H}. {A} drank it to the bottom. “Nobody’s brought me anything for a week,” said {A}. {H} sat down on the sofa, and put up the cast. “Would you like some more?” said {H}. “There’s a bus every ten minutes.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room for the crutches, which need a good deal.',
      '{names} listened to it going away, clack, hop, clack, hop.',
      { text: '{names} picked up the other pencils from under the sofa.', needs: ['hands'] },
      { text: '{names} rolled up the rug, so that nobody tripped on it.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the place where the milk had been.',
      '{names} stood on fewer legs as well, for a moment.',
      { text: '{names} went over the floor once more with a dry cloth.', needs: ['hands'] },
      { text: '{names} held out both arms in case the heron fell over.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the sofa for whatever would come.',
      '{names} went along beside the cup, from one stop to the next.',
      { text: '{names} pushed one of the chairs a hand nearer.', needs: ['hands'] },
      { text: '{names} put up one thumb as the cup went by.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, all but one. The crutches leaned by the bed, where a hand would find them.',
    'With a clean neck {H} lay down, and the cast got a pillow to itself. Only the toes looked out.'
  ],
  last: [
    'The last bus had gone, the cup was empty, and {H} was asleep with one leg up.',
    'In the cast the bone went on with its work. {H} had nothing more to bring, and slept.'
  ]
})
