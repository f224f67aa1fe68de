import { wishPlot } from '../wish-plot.ts'

export const tomorrowKnocks = wishPlot({
  id: 'wish-any-tomorrow',
  tellsAny: 'tomorrow',
  partnerPlays: true,
  about: 'The day that is coming knocks too early with it in a bag, has never been before, and is shown how a day goes.',
  titles: ['A Knock on the Inside', 'The Day That Came Too Early', '{H} Shows Somebody Round', 'Breakfast Is at the Top', 'Where Days Wait'],
  company: ['bag', 'breakfast', 'mat'],
  want: [
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        'There was a knock at the kitchen door, on the inside. It was {A}, in a coat, with a big bag. “Good evening,” said {A}. “I’m {tomorrow.day}. I’ve got {tomorrow.bit} in here. Where shall I put it?”',
        '“You’re too early!” said {H}. “It’s still today!” And {H} shut the door. All day {H} had been wondering about {tomorrow}. Now it was in that bag.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-bag',
      A: 'partner',
      paragraphs: [
        '{H} opened the door as wide as a nose. “Can I see it?” {A} felt about in the bag. Out came breakfast, and a clean sock, and half past three. “I can’t find it,” said {A}. “What does it look like?”',
        '“Don’t you know?” asked {H}. “How should I know?” said {A}. “I’ve never been before. Does it go in the fridge?” “No!” “On the washing line?” “No!” said {H}, and had to laugh. The bag was shaking a little, because it was so new.'
      ]
    },
    {
      id: 'is-it-this',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} felt about once more, and came up with {coming.stand}. “Is this {coming}?” asked {A}. “Not really,” said {H}. “Where’s {coming.part}?” {A} turned it round to look for that, and then turned the whole bag upside down.',
        '“You can keep it for now,” said {H}. “Just until the real one comes.” So it went back into the bag, in between breakfast and lunch.'
      ]
    },
    {
      id: 'what-does-it-do',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What happens when it’s time for {coming}?” asked {A}. So {H} showed it. {H} {coming.move}. “I see,” said {A}. “And what do I do?” “You’re the day,” said {H}. “You just have to be light, so that everybody can see.”',
        '{A} stood in the corner and was as light as possible. {H} {coming.move} all over again. “You were very bright,” said {H}. “I’m not usually this bright in the evening,” said {A}.'
      ]
    },
    {
      id: 'another-day-said',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I’ve heard about {seen},” said {A}, and came a bit closer to the gap. “{seen.guess}.” “Who told you that?” asked {H}. “Last Tuesday,” said {A}. “We meet on the stairs.”',
        '“Last Tuesday got it wrong,” said {H}. “It rained all day, too.” And because somebody ought to tell it properly, {H} did. “{seen.fact}.” {A} said it over twice, so as to remember it.'
      ]
    },
    {
      id: 'the-noise-in-it',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Something in the bag went “{seen.sound}”. {H} looked at {A}. “That was only me,” said {A}. “I was trying it out. Is that how {seen} goes?” “Nearly,” said {H}. “{seen.sound}!”',
        '“{seen.sound},” said {A}, and looked very pleased. “I’ve got a noise! I thought I was going to be one of the quiet ones.” They did it together, and the kitchen door rattled.'
      ]
    },
    {
      id: 'weight',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '{H} lifted the bag by one handle. It was not as heavy as it looked. “I thought it would weigh more, with {tomorrow.bit} in it,” said {H}. “It’s mostly the same as usual,” said {A}. “There’s a lot of teeth-cleaning at both ends.”',
        '{H} lifted it once more. Something slid about inside. “That’ll be lunch,” said {A}. “Nobody told me to pack it the right way up.”'
      ]
    },
    {
      id: 'what-it-wears',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Is that what you’re wearing for {tomorrow.bit}?” asked {H}. {A} looked down at the coat. “Is it wrong? Nobody ever tells you about the weather.” So {H} fetched a woolly hat, and a scarf, and a pair of sunglasses.',
        '{A} put on all of them. Now {tomorrow.day} was ready for anything, and kept walking into the fridge. “You look nice,” said {H}. Nobody had ever said such a kind thing to {tomorrow.day} before.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Where do you wait, before you come?” asked {H}. “In a queue,” said {A}, “on the stairs. I’ve been looking at the back of the same coat for weeks. It’s got a button missing.” “And who’s behind you?” asked {H}.',
        '“I’ve never dared to look,” said {A}. “But it’s got a cold. I can feel it on my neck.” {H} fetched a clean hanky and put it in the bag, to be passed back.'
      ]
    },
    {
      id: 'too-quick',
      A: 'partner',
      paragraphs: [
        '“Then come in and get it over with!” said {H}. In ran {A}, with breakfast and {tomorrow.bit} and goodnight all at once. At the mat {A} tripped. The whole day lay in a heap.',
        '“That’s not how it goes, is it?” asked {A} from the floor. “No,” said {H}, and pulled {tomorrow.day} up by one hand. “It’s one thing after another.”'
      ]
    },
    {
      id: 'breakfast-first',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They practised breakfast, since that was at the top of the bag. {A} poured the milk first. Luckily it was pretend milk, because there was no bowl. “Bowl first,” said {H}. {A} put the bowl on the table, upside down, like a hat.',
        '{H} turned it over. “Now the milk.” “And who gets in?” asked {A}. “Nobody gets in! You eat it.” {A} said it over and over, so as not to forget. Bowl, milk, nobody in it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to find out about the bag, and put a whole head in it. “Can you see {tomorrow.bit}?” asked {H}. {A} stayed in there for quite a long time.',
        'Then {A} came out again, with crumbs on. “That was breakfast,” said {H}. “It was meant for the morning.” {A} sat down beside the bag and waited for the morning to start.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“How many days have you had?” asked {A}. {S} did some sums. “More than twenty thousand,” said {S}. “And did they all turn up?” “Every one. Some of them had holes in their socks, but they came.”',
        '{S} found something in a pocket and put it in the bag, right down at the side. It was a peppermint, still in its paper. “Now there’s one thing in there I know I’ll like,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can I see?” asked {S}, and looked into the bag. “It’s dark in there.” “Of course it is,” said {A}. “It’s still night in there.” {S} thought that was a good reason.',
        'Then {S} called down into it. “Hello, {tomorrow.day}!” Nobody called back. “It’s shy,” said {S}, and left a very small car in there, for it to play with.'
      ]
    },
    {
      id: 'yesterday',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Do you know yesterday?” asked {H}. “We’ve never met,” said {A}. “When I come in, that one’s always just gone. Was it good?” “It was all right,” said {H}. “There was a beetle on the sill, and we had beans.”',
        '“Beans!” said {A}, and looked into the bag at once. “I’ve only got {tomorrow.bit}. Nobody gave me any beans.” “You’ll be fine,” said {H}. “You can’t have everything.”'
      ]
    },
    {
      id: 'list',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What if I forget something?” asked {A}. “Lunch, say?” “We’d tell you,” said {H}. “We’d be hungry.” “What if I forget {tomorrow.bit}?” {H} laughed out loud. “I’d tell you that one as soon as I woke up,” said {H}.',
        '“And what if I forget to stop?” asked {A}. “We’d pull a face like this,” said {H}. {H} had to yawn in the middle of it. “I’ll know that one,” said {A}.'
      ]
    },
    {
      id: 'tiptoe',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They practised the morning. “You mustn’t just switch on,” said {H}. “You come in slowly. First a tiny bit, at the edge of the curtain.” {A} went behind the curtain and came in with one finger, and then with two.',
        '“Now the birds,” said {H}. {A} did one bird, and then another who answered. The third told them both to be quiet. It was so like a morning that {H} had a stretch.'
      ]
    },
    {
      id: 'through-the-night',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{A} looked out of the window. “Do I have to come through all that?” asked {A}. “It’s got no light on.” “It’s only the night,” said {H}. “Everybody goes through it. You do it lying down.”',
        '{A} lay down on the floor, with the bag on top, and pushed along with both heels. “You’re working too hard,” said {H}. “You shut your eyes at one end, and you open them at the other.” {A} shut both eyes, and was so good at it that {H} had to say, “You’re there!”'
      ]
    },
    {
      id: 'biscuit-crumbs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What happens to me when I’m over?” asked {A}. “You go all orange,” said {H}, “and everybody comes in. Then we talk about you in bed. We say the best bit, and the silliest.”',
        '“The best bit will be {tomorrow.bit},” said {A}. “But what’s my silliest?” {H} looked at the clean sock. It had hung from one of {A}’s ears since the fall on the mat. “You’ve had that already,” said {H}.'
      ]
    },
    {
      id: 'its-number',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How will I know when it’s my turn?” asked {A}. {H} took {tomorrow.day} to the calendar on the wall, and pointed at one square. “That’s you,” said {H}. {A} put a nose right up to it. “It’s tiny,” said {A}. “I’ll never get {tomorrow} into that.”',
        '“It’s only small on the outside,” said {H}. “There’s room for lunch and everything.” {A} said good evening to the squares on both sides.'
      ]
    }
  ],
  turn: [
    {
      id: 'shown-round',
      A: 'partner',
      paragraphs: [
        '“In what order?” asked {A}. “I’ve had lots of days,” said {H}. “Here’s the window, where you come in. Here’s the table, for breakfast. Here are my shoes. And then it’s time for {tomorrow.bit}.”',
        '“{tomorrow.ask}” asked {A}. {H} had wondered about that too. “Then we stop for a moment,” said {H}, “and you hold my hand.” So they played it, right there on the rug, from the beginning to the end.',
        {
          joins: true,
          both: [
            '{H} {coming.move}, and {A} held one of {H}’s fingers until it was over.',
            '{H} {seen.move}, very slowly, and {A} hung on to a sleeve.',
            'The first time they held hands. The second time {A} only held one finger.'
          ]
        },
        { joins: true, both: ['“And after it {tomorrow.next},” said {H}. “I’ve checked.”'] }
      ]
    },
    {
      id: 'waits',
      A: 'partner',
      paragraphs: [
        '“But you can’t come in yet,” said {H}. “There’s a night first. Your bag can wait on the mat.” Before they shut the bag, {H} dropped in a raisin. “That’s for halfway through,” said {H}.',
        'Then the coat came off, and it was only {A} again. “You were very good,” said {H}. “Only a bit early.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid under the table, because nobody ever knocked from in there.',
      '{names} sniffed at the gap under the door, and smelt toast.',
      { text: '{names} buttoned up a cardigan, in case the new day was chilly.', needs: ['hands'] },
      { text: '{names} looked at the calendar, which said that it was still today.', needs: ['hands'] }
    ],
    way: [
      '{names} poked about in the bag, and only found breakfast.',
      '{names} squeezed into the gap as well, lower down.',
      { text: '{names} dropped in a dry sock, in case the day had puddles.', needs: ['hands'] },
      { text: '{names} patted the bag, so that it did not shake so.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along on the tour, from window to table to shoes.',
      '{names} leaned against the bag, and it stopped shaking.',
      { text: '{names} took the other hand, for the slow bit.', needs: ['hands'] },
      { text: '{names} showed it the hook where the towels hang.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the bag down on the mat by the door, and hung the coat over it. It was not shaking any more.',
    'When {H} was washed and lay down, {H} listened once towards the door. Out there on the mat, under a coat, {tomorrow.bit} was waiting for the morning.'
  ],
  last: [
    'On the mat, in a bag, {tomorrow.day} was waiting quietly. There was a night first, and {H} was asleep in it.',
    'Breakfast was at the top of the bag, and further down was a raisin. {H} was asleep.'
  ]
})
