import { wishPlot } from '../wish-plot.ts'

export const walksEverywhere = wishPlot({
  id: 'wish-walks-everywhere',
  beginsElsewhere: true,
  wishes: ['bored of buggy', 'bored buggy', 'bored stroller', 'bored pushchair', 'bored pram', 'not buggy anymore', 'won’t buggy', 'wont buggy', 'won’t stroller', 'wont stroller', 'won’t pushchair', 'wont pushchair', 'doesn’t want buggy', 'doesnt want buggy', 'doesn’t want stroller', 'doesnt want stroller', 'doesn’t want pushchair', 'doesnt want pushchair', 'no buggy', 'no stroller', 'no pushchair', 'no more buggy', 'no more stroller', 'no more pushchair', 'out of buggy', 'out of stroller', 'out of pushchair', 'out of pram', 'hates buggy', 'hates stroller', 'hates pushchair', 'refuses buggy', 'refuses stroller', 'refuses pushchair', 'too big buggy', 'too big stroller', 'too big pushchair', 'too old buggy', 'too old stroller', 'too old pushchair', 'outgrown buggy', 'outgrown stroller', 'outgrown pushchair', 'without buggy', 'without stroller', 'without pushchair', 'instead of buggy', 'instead of stroller', 'instead of pushchair', 'push buggy', 'push stroller', 'push pushchair', 'pushing buggy', 'pushing stroller', 'pushing pushchair', 'walk everywhere', 'walks everywhere', 'walking everywhere', 'walk buggy', 'walk stroller', 'walk pushchair', 'sit in buggy', 'sit in stroller', 'sit in pushchair', 'buggy goodbye', 'stroller goodbye'],
  answers: ['wants', 'want', 'walk', 'walks', 'walking', 'everywhere', 'herself', 'himself', 'myself', 'alone', 'own', 'feet', 'legs', 'buggy', 'stroller', 'pushchair', 'pram', 'bored', 'boring', 'sit', 'sitting', 'ride', 'more', 'anymore', 'longer', 'all', 'way', 'home', 'nursery', 'shop', 'shops', 'park', 'town', 'today', 'now', 'always', 'every', 'refuses', 'hates', 'climbs', 'climb', 'big', 'old', 'too', 'push', 'pushes', 'pushing', 'slow', 'slowly', 'takes', 'hours', 'ages', 'tired', 'carry', 'carried', 'strapped', 'straps', 'instead', 'without', 'two', 'three', 'stops', 'stick', 'sticks'],
  except: ['doll', 'dolls', 'doll’s', 'toy', 'twins', 'twin', 'dune', 'moon', 'golf', 'horse', 'baby', 'sister', 'brother', 'new', 'wheelchair', 'broken', 'broke', 'stolen', 'ran', 'road', 'away', 'hit', 'car', 'cars', 'accident', 'hurt', 'hospital', 'died', 'ill', 'lost', 'dog', 'cat', 'dinosaur', 'robot', 'night', 'dark', 'barefoot', 'can’t', 'cannot', 'therapy', 'frame'],
  moods: ['change', 'first', 'proud', 'learning', 'quarrel', 'late'],
  out: true,
  company: ['buggy', 'bags', 'handle', 'potatoes', 'belt', 'shop', 'sack'],
  about: 'The hero walks and does not sit in the buggy any more, so that it tips over backwards with its shopping, until a sack of potatoes is strapped in.',
  titles: ['Potatoes in the Buggy', '{H} Walks, the Potatoes Ride', 'The Buggy Sits Down', 'Who Rides Home', 'Click, Said the Belt'],
  want: [
    {
      id: 'out-at-the-shop',
      A: 'partner',
      paragraphs: [
        '{H} was bored of the buggy. From in there you saw trousers, and the lower halves of dogs. “I want to walk,” said {H}, outside the shop. “I want to walk everywhere.” “It’s a long way home,” said {A}, but undid the belt.',
        '{H} slid out and stood on the pavement. Behind them it went crash. There were four bags on the handle, and nobody in the seat. The buggy had sat down backwards, with its wheels in the air.'
      ]
    }
  ],
  way: [
    {
      id: 'who-held-it-down',
      A: 'partner',
      paragraphs: [
        'They set it up. {A} let go, and it lay down again. “Was it always like that?” asked {H}. “You were in it,” said {A}. “You held it down.” {H} had never known that. All that time it had looked like sitting.',
        '“You could sit in it once more,” said {A}, “just as far as home.” “No,” said {H}. “I’m walking.” They hung two bags on {A} instead. Now {A} leaned over too, and went along in a curve.'
      ]
    },
    {
      id: 'where-walking-goes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On foot it was another street. {H} could go up the three steps of the bank, and down them, and up them again. The buggy had always gone by as if there was nothing. “Do we need anything in there?” asked {A}. “No,” said {H}, from the top.',
        'There was a wall as well, as high as a knee. {H} walked along it to the end, got down, and went back for another look. You couldn’t do that from a seat.'
      ]
    },
    {
      id: 'the-grating',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the pavement there was a grating, with warm air coming up. {H} stood still upon it, and the coat filled. “Is something the matter?” asked {A}. “I’m being a balloon,” said {H}.',
        '{A} put down the bags and came on to it too. It smelled of cellar, and a bit of toast. The buggy had gone over this twice a day. It had only ever said “rum”, and nobody had stopped to ask.'
      ]
    },
    {
      id: 'the-stick',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A stick lay under the plane tree, and {H} walked with it from then on. It went along the railings, clack, clack, clack. From a buggy you can’t reach those. “Have you got three legs now?” asked {A}.',
        '“Four,” said {H}, for there was another stick. The second was longer, and came along behind. It caught in a drain, and after that in a lady. “I beg your pardon,” said {A}, for the stick.'
      ]
    },
    {
      id: 'how-fast',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“With the buggy we’d be home,” said {A}. A snail had come out on the wall to their left. They had overtaken it, and then {H} had looked into a drain. Now it was level with them again.',
        '“It’s walking everywhere as well,” said {H}. They did the next piece side by side, all three. {A} had the snail on the wall side, where it was safer. At the lamp post the snail was ahead, by a horn.'
      ]
    },
    {
      id: 'from-up-here',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What can you see from there,” asked {A}, “that you couldn’t from the buggy?” {H} looked. There were faces on everybody. The dogs had tops to them. In the key shop sat a man whom {H} had known for years, up to the belt.',
        'The man waved, with a key in his hand. {H} waved back. “So that’s what belongs to those trousers,” {H} told {A}. It had a moustache.'
      ]
    },
    {
      id: 'pushing',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then {H} wanted to push. The handle was up at the chin, and over it there was only sky. “Where are we going?” called {H}. “At the moment, into a hedge,” said {A}. {A} walked in front, backwards, and said left and right.',
        'It was not easy to be looked ahead for. “Left,” said {A}. “My left or yours?” They found out by the hedge. “Yours,” said {A}, and picked a leaf from the hood.'
      ]
    },
    {
      id: 'a-hand',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the kerb the rule was to hold on. {H} took hold of {A} with one hand, and of the buggy with the other. They looked one way, all of them, and then they looked the other. A van let them go first.',
        '“In the buggy I never had to look,” said {H}. “You had your eyes shut half the time,” said {A}. “You’ve crossed this road asleep.” {H} turned round to see it from the other side. It was quite a broad one.'
      ]
    },
    {
      id: 'other-buggies',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A child came towards them in a buggy, with one boot. It looked at {H}, and then at the feet. Then it began to kick. “I want that,” it said, and meant walking.',
        '“Mind, it tips over,” {H} said to the woman with the handle. {A} showed her how, with one hand. She looked at her own bags, and counted. Then she gave the child a biscuit, so that it would stay heavy.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along, and looked into the empty buggy while it lay there. {A} had always wondered about that seat. It had crumbs in every corner, some of them from the winter.',
        '{A} did the left side, then the right, and then the fold in the middle. After that the buggy was a good deal lighter. {H} set it up, and it tipped at once.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a buggy without a child in it for years,” said {S}. “I fetched coal with it, and once a door.” “Did people look in?” asked {A}. “All of them,” said {S}. “You can’t help it. It’s the hood.”',
        'To the very end one man at the corner had asked after the little one. “Growing,” {S} had told him each time. “It was only when I had the door in it that he grew quiet.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be the weight, and sat down in it. The buggy stood at once. “I’m shopping,” said {S}, and kept as still as a bag of flour.',
        '“You’ll have to stay like that for ever now,” said {A}. As far as the lamp post {S} did not mind, and waved to people. Then {S} had seen enough trousers, and got out, and the buggy lay down.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} could not walk yet, and came along in a sling. From there {A} looked down at {H}’s feet. “First this one,” said {H}, and lifted it up high. “And then it’s the other one’s turn.” {A} watched, and lifted an arm.',
        'That was not it, but it was meant well. So they went on, the one with the feet, and the other with the arms. At the corner {A} had got hold of the idea, and kicked. There was nothing under it yet but air.'
      ]
    },
    {
      id: 'five-kilos',
      A: 'partner',
      paragraphs: [
        'The buggy lay down at the baker’s, and at the bank. Each time the onions had to be caught. “Something heavy has got to sit in there,” said {A}, “that doesn’t want to walk.” They both thought.',
        '{H} bent down. In the net under the seat lay the big sack of potatoes. It had no legs, and it was in no hurry. “That doesn’t want to,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'strapped-in',
      A: 'partner',
      paragraphs: [
        'The sack was put in the seat. {H} did up the belt, click, and pulled the hood over, because of the sun. {A} let go of the handle. The buggy stood. All four bags hung there, and it stood like a table.',
        'Mrs Finch from the corner bent down to it. “And who’s fast asleep in here?” asked Mrs Finch. {H} came round from behind, and lifted the hood. “Potatoes,” said {H}. “I walk.”'
      ]
    },
    {
      id: 'are-they-good',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They were good in the buggy, those potatoes. They did not throw out a shoe. They didn’t ask how far it was. “You were never so quiet,” said {A}. {H} looked in under the hood, and found them rather dull.',
        '“They can’t see a thing,” said {H}, and turned the sack about a bit. A potato has eyes, after all, and now they pointed to the front. It went past trousers, and the lower half of a dog.'
      ]
    },
    {
      id: 'the-seat-is-taken',
      A: 'partner',
      paragraphs: [
        'On the last bit of the way {H}’s legs grew long and heavy. {H} looked at the buggy. “There’s somebody sitting there,” said {A}. That was so. {H} took hold of the bar at the side, and {A} pushed, and the potatoes pulled a little.',
        'So {H} had walked everywhere, right to the door. The buggy was left in the hall as it was, with its belt done up. “We’ll take them out for supper,” whispered {A}. “Shh,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the crash.',
      '{names} looked at the wheels, which were still turning.',
      { text: '{names} picked up the lemons, as far as the kerb.', needs: ['hands'] },
      { text: '{names} held the door of the shop.', needs: ['hands'] }
    ],
    way: [
      '{names} walked as well, since that was how it was done today.',
      '{names} waited at each step of the bank.',
      { text: '{names} carried the onions.', needs: ['hands'] },
      { text: '{names} caught the buggy at the last moment.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a look under the hood too.',
      '{names} walked beside it, softly.',
      { text: '{names} tucked the sack in at the sides.', needs: ['hands'] },
      { text: '{names} took the lightest bag, to be of help.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes were put by the door. They had grey dust on their toes, from the whole street.',
    '{H} washed both feet, very well, for they had done it all. In bed they lay side by side and hummed.'
  ],
  last: [
    '{H} walked it all once more, past the baker’s and the bank, and was asleep before the corner.',
    'Nothing tipped, since {H} held the bed down, and slept.'
  ]
})
