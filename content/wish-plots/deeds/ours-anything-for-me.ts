import { wishPlot } from '../wish-plot.ts'

export const deedOursAnythingForMe = wishPlot({
  id: 'wish-deed-ours-anything-for-me',
  tellsAny: 'ours',
  deeds: ['becomes'],
  about: 'A parcel comes for {H}, who is something else by then, and the postwoman may only give it to {H}; she has never seen {H} but through the flap in the door, so through the flap it is asked for.',
  titles: ['Anything for Me', 'Only Bills', 'The Shoes behind the Flap', 'A Parcel for {H}', '{H} at Ten to Four'],
  company: ['door', 'mat', 'flap', 'hat', 'postwoman', 'parcel', 'shoes', 'hall', 'mirror', 'pencil', 'bag', 'bell', 'photo'],
  want: [
    {
      id: 'three-weeks',
      A: 'partner',
      paragraphs: [
        'Every day at four {H} got down on the doormat, and up went the flap in the door. “Anything for me?” called {H}. “Only bills,” said a voice, over two brown shoes. For three weeks {H} had been waiting for a yellow rain hat.',
        'On Tuesday, at ten to four, {H} {ours.did}. It began at the bottom and came out at the top, like a jumper. “Oh,” said {A}. “Does it pinch?” “Only round the edges,” said {H}.'
      ]
    },
    {
      id: 'what-can-you-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What can you do so far?” asked {A}. {H} went to the middle of the hall and {what.move}. It came quite by itself. “I’ve seen you try that before,” said {A}, “but there was always something missing.”',
        '“I didn’t have the build for it,” said {H}. Then {H} did it once more, for the coats. They hung very still, and were impressed.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had a look in the hall mirror, and took some time over it. “Would you have known yourself?” asked {A}. “Yes,” said {H}. “I’m looking surprised, and that’s how I look surprised.”',
        '{A} looked as well. In the mirror stood {A}, next to {ours.thing}. “We go well together,” said {A}. “We ought to have been in a frame.”'
      ]
    },
    {
      id: 'on-the-list',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is there anything you need now?” asked {A}. {H} thought about it. What {H} needed most was {what.wants}. {A} wrote that down on the shopping list, under butter.',
        '“They had it in the window last week, at the corner,” said {A}. “I stood there and thought, who on earth wants that?” “I do,” said {H}. “Then it hasn’t stood there for nothing,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-to-be-given',
      A: 'partner',
      paragraphs: [
        'Then the bell rang. On the mat stood the brown shoes, and in them a postwoman with a parcel. “For {H},” she said. “That’s me!” said {H}. The postwoman looked up. “You’re {ours.thing},” she said. “I may only give it to {H}.”'
      ]
    },
    {
      id: 'no-form',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The postwoman pointed with her pencil. “And that?” she asked. “Has {H} got that?” She meant {what.part}. “Since ten to four,” said {H}.',
        'There was a form for parcels that burst, and one for dogs. For {what.part} there was no form. So the postwoman drew a picture of it on the back of the one for dogs. “That’s very like,” said {A}.'
      ]
    },
    {
      id: 'pardon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{what.sound},” said {H}. It had come out in the middle of a sentence about hats. “Pardon?” said the postwoman. It came again.',
        '“It means please,” said {A}, who had known {H} for a long time. The postwoman tried it too, to be polite. “{what.sound},” said the postwoman. It wasn’t at all bad. For sixteen years she’d had to shout over dogs.'
      ]
    },
    {
      id: 'one-sock',
      A: 'partner',
      paragraphs: [
        '“What’s under {H}’s bed?” asked the postwoman, for she was fair. “One sock,” said {H}, “and a box for another.” It was true. “That proves nothing,” said the postwoman. “{ours.thing} could have looked.”',
        '{A} brought the photo from the kitchen, of {H} with an ice cream.',
        { joins: true, both: ['It was held up next to {H}, and then next to {what.part}.', 'The postwoman looked at it beside {H}, both ways up.'] },
        { joins: true, both: ['“It’s a nice ice cream,” said the postwoman, and put the parcel back in her bag.'] }
      ]
    },
    {
      id: 'shouldnt-you-be',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Shouldn’t you be {what.where}?” asked the postwoman. {A} had been wondering that too. “I’d never be back for supper,” said {H}. The postwoman could see that. She looked at her watch.',
        '“Is there a letter box?” asked the postwoman. “Where you ought to be, I mean.” {H} didn’t think so. “Then they’ll be glad of it,” said the postwoman. “It’s nothing but bills.”'
      ]
    },
    {
      id: 'from-a-calendar',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I know a bit about your sort,” said the postwoman. “I deliver calendars.” She shut her eyes to remember. “{what.fact},” she said. That had been March.',
        '“I didn’t know that,” said {H}. “You’d think {ours.thing} would,” said the postwoman. “I only started at ten to four,” said {H}. She had to admit that it was early days.'
      ]
    },
    {
      id: 'about-time',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A man came past with a cabbage, from next door. He stopped and looked in over the postwoman’s bag. “So you’ve got {ours.thing} now,” he said. “We’ve only got a cabbage.”',
        '“Do you know who this is?” asked {A}. “No,” said the man, “but it’s a pleasure.” He bowed to {H} with the cabbage before him, and two leaves came off. “You can tell {H} all about it,” he said, “when {H} gets in.”'
      ]
    },
    {
      id: 'does-it-rattle',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The postwoman shook the parcel, close to {A}. “If it’s yours, you’ll know what’s in it,” she said. “A hat,” said {H}. “It doesn’t rattle,” said the postwoman. “Hats don’t,” said {H}.',
        '“Nor does soup,” said the postwoman. “I had some soup once, for Mill Road. It went off with me in a box, quite quietly. By the corner I had it in both socks.” Ever since, she had held everything by the top.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came out to see what the matter was. {A} looked at {H} once, from top to bottom. Then {A} settled down beside {H}, as on any other Tuesday.',
        '“There!” said {H}. “{A} knows who I am.” The postwoman did not go by animals any more. There was one in Mill Road who took her for the vet. “And I’ve only ever brought it a catalogue,” she said.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was six, I was a hen for a week,” said {S}. “What did they say at home?” asked {A}. “They were glad of the eggs,” said {S}.',
        '“And how did you stop?” “School began,” said {S}. “But I’ve still got the walk.” {S} showed it, from the coats to the door and back. The postwoman moved her shoes. “That’s a hen,” she said. She had three on her round.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} walked once round {A}, with both hands behind {S}’s back. “Do you still have to share?” asked {S}. “I think so,” said {A}. “And are you still cross about the felt pens?” “A bit,” said {A}.',
        '“It’s {A},” {S} told the postwoman. The postwoman asked whether she could have that in writing. {S} would have done it gladly. But {A} was cross about the felt pens, and their caps had been off since Sunday.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was not surprised at all. {A} had not been in the world for long, and took it as it came. “Da,” said {A}, and held out a wet biscuit to {H}. “Did you hear?” said {H}. “Da. That’s me.”',
        '“Da,” said {A} to the postwoman’s bag. “Da,” said {A} to the bell. The postwoman was touched, and wiped the bag. But as a witness {A} was no use to anybody.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My cousin was a goose once, over Easter,” said {S}. “Did she get her letters?” asked {A}. “They were read out to her,” said {S}. “She bit the one from the dentist.”',
        'The postwoman wanted to know how it had ended. “She’s in a choir now,” said {S}. “She stands at the back.” They all thought about that for a moment, and about the neck.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. The postwoman had watched it from the mat. “There’s never been any of that with {H},” she said. “With {H} it’s always been one question, and very civil.”'
      ]
    },
    {
      id: 'never-seen',
      A: 'partner',
      paragraphs: [
        '{A} looked at the brown shoes, and then at the door. “She’s never seen you at all,” {A} whispered to {H}. “There’s always been a door in between. You’re what comes out of the flap.”'
      ]
    }
  ],
  turn: [
    {
      id: 'shut-the-door',
      A: 'partner',
      paragraphs: [
        '“One moment, please,” said {H}, and shut the door. {H} got down on the mat. It takes {ours.thing} longer than a child. Up went the flap. “Anything for me?” called {H}.',
        '“Yes!” said the voice over the shoes. “A parcel, {H}, after all this time!” Then it was quiet out there. The postwoman bent down, and for the first time there was a face.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The postwoman had always wondered what it was like from below. She got down on the step and put her mouth to the flap. “Anything for me?” she called. “Only a biscuit,” said {H}, and {A} pushed one out.',
        'It had to go through on its edge. “Sixteen years,” they heard her say, chewing. “And nobody ever told me that you could ask.”'
      ]
    },
    {
      id: 'a-hat-for-both',
      A: 'partner',
      paragraphs: [
        'In the parcel lay the yellow rain hat. It had been ordered for {H}, and it sat on {ours.the} as if it had been measured.',
        { joins: true, both: ['{H} {what.move}, and it stayed on.', 'Up and down the hall went {H}, the way {ours.thing} does, and nothing slipped.'] },
        'The postwoman had another look in her bag. “There’s nothing for {ours.the},” she said. “I’m not expecting anything,” said {H}. “I’m new.” “Then enjoy it,” said the postwoman. “The bills come later.”'
      ]
    },
    {
      id: 'it-has-to-be-tried',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“A rain hat has to be tried,” said {A}, and held a wet sponge over {H}. It rained for about a minute. The drops ran once round the brim, and fell off behind, in a row.',
        '“What’s it like in there?” called {A}. “Dry,” said {H}. “I can hear it raining on somebody.” The sponge was squeezed once more for that, and the somebody was the rug.'
      ]
    },
    {
      id: 'empty-box',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The box was left over. “It’s still got your name on it,” said {A}. They put in what {H} did not need today, as {ours.thing}. It was a pair of socks, the comb and Wednesday’s spelling.',
        '“Then it’s all together for when I’m back,” said {H}. {A} tied the string round it. It was not heavy. You would hardly have thought it, but it was nearly everything that {H} had to do.'
      ]
    },
    {
      id: 'waves-from-below',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They watched her go, through the flap, side by side on the mat. First the shoes went, and then the rest of her came into sight, from the bottom up. “She’s got a red scarf,” said {A}. “I’d thought of her as more of a sock,” said {H}.',
        'At the corner the postwoman turned round, and waved to the door. It was done quite low down, as high as a flap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got down on the mat as well, cheek to cheek with the door.',
      '{names} went once round {ours.the}, and came to the same {H}.',
      { text: '{names} stacked the bills, the brown ones at the bottom.', needs: ['hands'] },
      { text: '{names} lifted the flap with one finger, in case of yellow.', needs: ['hands'] }
    ],
    way: [
      '{names} made friends with the brown shoes.',
      '{names} nodded very hard at the postwoman, on behalf of {H}.',
      { text: '{names} held the photo steady at the side with the ice cream.', needs: ['hands'] },
      { text: '{names} crossed fingers behind the coats.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped on the floor when the parcel came in.',
      '{names} shuffled aside, so that {ours.the} had room for a parcel.',
      { text: '{names} picked the tape off the parcel in one long strip.', needs: ['hands'] },
      { text: '{names} propped the flap open with a finger, as a courtesy.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the flap, and put the empty box under the coats. Being {ours.thing} wears off by breakfast as a rule, so nobody worried.',
    '{H} washed, as well as {ours.thing} can, and lay down with the hat on. It was quite dry under there, all night.'
  ],
  last: [
    'Anything for me, thought {H}. It was only sleep, and it fitted through the flap, and {H} was asleep.',
    'Under the yellow hat lay {ours.the}, and in there was {H}, fast asleep.'
  ]
})
